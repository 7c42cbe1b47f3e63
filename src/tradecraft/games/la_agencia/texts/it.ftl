# La Agencia - Misión: Embajada, in italiano. Un file per lingua, con le stesse chiavi e gli stessi dati.

name = La Agencia - Misión: Embajada
summary = Da un’ambasciata trapelano informazioni e ognuno vi guida una squadra: gioca carte che forse nemmeno tu conosci e recluta gli Agenti dei tuoi avversari.
credits = Un gioco di Toni Serradesanferm, pubblicato da Games 4 Gamers. Questo è un adattamento indipendente.
minutes = 15–25

## Chi è chi

seat = Giocatore { $seat }

## Che cosa si può giocare

move-deal = La prossima carta è { $card ->
    [r1] il primo Reclutatore
    [r2] il secondo Reclutatore
    [i] l’Infiltrato
   *[agents] Agenti { $card }
}
move-covered = La prossima carta ti è nascosta
move-first = Il giocatore { $seat } è il primo Ambasciatore
move-open = { $place ->
    [hall] Aprire il Salone
   *[garden] Aprire il Giardino
}
move-play = Giocare la carta della posizione { $position }
move-target = Usare la tua carta su quella del giocatore { $seat }
move-pass = Non usare la tua carta su nessuno

## Che cosa devi fare

asked-choosing = Sei l’Ambasciatore: apri il Salone o il Giardino.
asked-playing = Gioca una carta di una delle tue quattro posizioni. { $place ->
    [hall] È aperto il Salone: c’è posto per { $limit } Agenti.
    [garden] È aperto il Giardino: servono { $limit } Agenti.
   *[later] Il luogo si sceglie quando tutte le carte sono in tavola.
}
asked-targeting = { $card ->
    [infiltrator] Si risolve il tuo Infiltrato: scegli con chi scambiarlo per un Reclutatore.
   *[recruiter] Si risolve il tuo Reclutatore: scegli il giocatore di cui reclutare gli Agenti.
}

## Che cosa aspettano gli altri

waits-dealing = Si stanno mescolando i mazzi.
waits-drawing = Si sta sorteggiando il primo Ambasciatore.
waits-choosing = Il giocatore { $seat } è l’Ambasciatore e sceglie il luogo.
waits-playing = Il giocatore { $seat } deve giocare una carta. { $place ->
    [hall] È aperto il Salone: c’è posto per { $limit } Agenti.
    [garden] È aperto il Giardino: servono { $limit } Agenti.
   *[later] Il luogo si sceglie quando tutte le carte sono in tavola.
}
waits-targeting = { $card ->
    [infiltrator] Il giocatore { $seat } sceglie con chi scambiare il suo Infiltrato per un Reclutatore.
   *[recruiter] Il giocatore { $seat } sceglie il giocatore di cui reclutare gli Agenti.
}

## Che cosa è successo

dealt = Tutti i mazzi sono mescolati: ogni giocatore ha una carta in ciascuna delle quattro posizioni e quattro nel mazzo.
appointed = Il giocatore { $seat } è sorteggiato come primo Ambasciatore e prende la tessera Ambasciata e { $tokens } segnalini giro.
opened = { $place ->
    [hall] Il giocatore { $seat } apre il Salone: c’è posto per { $limit } Agenti.
   *[garden] Il giocatore { $seat } apre il Giardino: servono { $limit } Agenti.
}
played = Il giocatore { $seat } gioca { $card ->
    [r1] un Reclutatore
    [r2] un Reclutatore
    [i] un Infiltrato
   *[agents] Agenti { $card }
} dalla posizione { $position }.
chose = Il giocatore { $seat } sceglie il giocatore { $rival }.
idle = { $card ->
    [infiltrator] Nessun Reclutatore è in gioco: l’Infiltrato del giocatore { $seat } viene scartato senza effetto.
   *[recruiter] Nessun Agente è in gioco: il Reclutatore del giocatore { $seat } viene scartato senza effetto.
}
declined = { $card ->
    [infiltrator] { $gain ->
        [0] La tessera Ricompensa non frutta nulla al giocatore { $seat }.
        [one] Il giocatore { $seat } prende { $gain } punto dalla Banca dati per la tessera Ricompensa.
       *[other] Il giocatore { $seat } prende { $gain } punti dalla Banca dati per la tessera Ricompensa.
    } L’Infiltrato non viene usato su nessuno ed è scartato.
   *[recruiter] Il giocatore { $seat } non usa il Reclutatore su nessuno: viene scartato.
}
infiltrated = { $gain ->
    [0] La tessera Ricompensa non frutta nulla al giocatore { $seat }.
    [one] Il giocatore { $seat } prende { $gain } punto dalla Banca dati per la tessera Ricompensa.
   *[other] Il giocatore { $seat } prende { $gain } punti dalla Banca dati per la tessera Ricompensa.
} L’Infiltrato viene scambiato con il Reclutatore del giocatore { $rival }, e ognuno mette la carta ricevuta sotto il proprio mazzo.
recruited = Il Reclutatore del giocatore { $seat } recluta gli Agenti { $agents } del giocatore { $rival }: si scambiano le due carte, ognuno mette quella ricevuta sotto il proprio mazzo, e { $points ->
    [0] nulla va sulla Ricompensa, perché la Banca dati è vuota
    [one] 1 punto va sulla Ricompensa
   *[other] { $points } punti vanno sulla Ricompensa
}.
hall-welcome = { $before ->
    [0] Nel Salone, vuoto, { $agents ->
        [one] arriva { $agents } Agente
       *[other] arrivano { $agents } Agenti
    }
    [one] Nel Salone c’è già { $before } Agente, con { $agents ->
        [one] un altro fanno { $sum }
       *[other] altri { $agents } fanno { $sum }
    }
   *[other] Nel Salone ci sono già { $before } Agenti, con { $agents ->
        [one] un altro fanno { $sum }
       *[other] altri { $agents } fanno { $sum }
    }
} e c’è posto per { $limit }: il giocatore { $seat } { $points ->
    [0] non prende nulla, perché la Banca dati è vuota.
    [one] prende { $points } punto.
   *[other] prende { $points } punti.
}
hall-unwelcome = { $before ->
    [0] Nel Salone, vuoto, arrivano { $agents } Agenti
    [one] Nel Salone c’è già { $before } Agente, con { $agents ->
        [one] un altro fanno { $sum }
       *[other] altri { $agents } fanno { $sum }
    }
   *[other] Nel Salone ci sono già { $before } Agenti, con { $agents ->
        [one] un altro fanno { $sum }
       *[other] altri { $agents } fanno { $sum }
    }
} e c’è posto solo per { $limit }: il giocatore { $seat } { $points ->
    [0] non ha di che pagare
    [one] paga { $points } punto
   *[other] paga { $points } punti
} e gira la carta coperta.
garden-welcome = Con { $agents ->
    [one] l’unico Agente
   *[other] i { $agents } Agenti
} del giocatore { $seat }, nel Giardino ne sono venuti { $sum } e ne servono { $limit }: il giocatore { $seat } { $points ->
    [0] non prende nulla, perché la Banca dati è vuota.
    [one] prende { $points } punto.
   *[other] prende { $points } punti.
}
garden-unwelcome = Con { $agents ->
    [one] l’unico Agente
   *[other] i { $agents } Agenti
} del giocatore { $seat }, nel Giardino { $sum ->
    [one] ne è venuto solo { $sum }
   *[other] ne sono venuti solo { $sum }
} e ne servono { $limit }: il giocatore { $seat } { $points ->
    [0] non ha di che pagare.
    [one] paga { $points } punto.
   *[other] paga { $points } punti.
}
role-passes = Ognuno pesca una carta per la posizione rimasta vuota, e la tessera Ambasciata passa al giocatore { $seat }.
token = { $tokens ->
    [0] La tessera torna al giocatore { $seat }, che rimette nella scatola l’ultimo segnalino giro.
    [one] La tessera torna al giocatore { $seat }, che rimette nella scatola un segnalino giro; ne resta { $tokens }.
   *[other] La tessera torna al giocatore { $seat }, che rimette nella scatola un segnalino giro; ne restano { $tokens }.
}

## Come finisce

ended = L’ultimo segnalino giro è nella scatola: la partita è finita, e si contano i mazzi.
final = Giocatore { $seat }: { $info ->
    [one] { $info } punto di informazione
   *[other] { $info } punti di informazione
} e carte che valgono { $deck } fanno { $sum }.
over-won = Vince il giocatore { $seat } con { $final ->
    [one] { $final } punto
   *[other] { $final } punti
}, di cui { $deck } in carte.
over-won-by-deck = Il giocatore { $seat } vince lo spareggio a { $final ->
    [one] { $final } punto
   *[other] { $final } punti
}: carte che valgono { $deck } sono le migliori tra i pari.
over-shared = I giocatori { $seats } condividono la vittoria: { $final ->
    [one] { $final } punto
   *[other] { $final } punti
} ciascuno, di cui { $deck } in carte.

## Perché una mossa è rifiutata

refused-over = La partita è finita.
refused-dealer-deals = Prima il mazziere mescola i mazzi e distribuisce le carte.
refused-dealer-draws = Prima il mazziere sorteggia il primo Ambasciatore.
refused-only-the-dealer = Delle carte e del primo Ambasciatore si occupa il mazziere, prima della prima mano.
refused-already-dealt = Quella carta è già in questo mazzo; ce n’è una sola.
refused-no-such-seat = In questa partita nessun giocatore ha quel numero.
refused-choose-the-place = Prima l’Ambasciatore sceglie il luogo (hall o garden).
refused-strict-protocol = Il Protocollo rigido vieta il luogo della mano precedente: apri l’altro.
refused-play-a-card = Gioca una carta di una delle tue quattro posizioni (da p1 a p4).
refused-choose-a-recruiter = Prima scegli il giocatore sul cui Reclutatore si usa il tuo Infiltrato (per esempio >2).
refused-no-recruiter-there = Quel giocatore non ha Reclutatori in gioco.
refused-choose-agents = Prima scegli il giocatore di cui il tuo Reclutatore recluta gli Agenti (per esempio >2).
refused-no-agents-there = Quel giocatore non ha Agenti in gioco.
refused-must-choose = In questa partita devi scegliere qualcuno; non si può rinunciare all’effetto.

## Che cosa si può concordare

option-embassy = Ambasciata di un altro paese (0 nessuna, 1 Italia, 2 Russia, 3 Stati Uniti, 4 Regno Unito, 5 Giappone, 6 Svizzera, 7 Brasile)
option-count_all_eight = Alla fine contano tutte e otto le carte, non solo le quattro del mazzo
option-memory_aid = Si mostra ogni carta che hai visto, ovunque sia adesso
option-value_of_3 = Valore di informazione degli Agenti 3
option-value_of_5 = Valore di informazione degli Agenti 5
option-value_of_infiltrator = Valore di informazione dell’Infiltrato
option-garden_at_once = Nel Giardino si contano insieme tutti gli Agenti in gioco, non carta per carta
option-may_decline = Si può rinunciare all’effetto di un Infiltrato o di un Reclutatore
option-bank_runs_out = Nessuno prende dalla Banca dati più di quanto contiene
option-always_ask = Si chiede chi viene scelto anche quando ce n’è uno solo
option-all_shown_at_end = Alla fine si mostrano anche le quattro posizioni

## Le ambasciate di altri paesi

embassy-italy = Italia, Gran Salone: nel Salone c’è posto per due Agenti in più.
embassy-russia = Russia, Giardino d’inverno: nel Giardino servono due Agenti in più.
embassy-united-states = Stati Uniti, Programma talenti: ogni reclutamento mette 2 punti sulla tessera Ricompensa, non 1.
embassy-united-kingdom = Regno Unito, Protocollo rigido: l’Ambasciatore deve aprire il luogo che non è stato usato nella mano precedente.
embassy-japan = Giappone, Invito tardivo: l’Ambasciatore sceglie il luogo solo quando tutte le carte sono in tavola.
embassy-switzerland = Svizzera, Conto cifrato: gli Agenti che non trovano posto, o non riempiono il Giardino, costano 1 punto in più.
embassy-brazil = Brasile, Carnevale: le carte si giocano e si risolvono in senso antiorario.

## Tipi di carte

kind-agents = Agenti
kind-recruiter = Reclutatore
kind-infiltrator = Infiltrato

## Nel terminale

draw-ambassador = Ambasciatore
draw-info = informazioni
draw-bank = Banca dati
draw-reward = Ricompensa
draw-hand = Mano { $hand } di { $hands }
draw-hall = Salone: posto per { $limit }
draw-garden = Giardino: ne servono { $limit }
draw-no-place = luogo non ancora scelto
draw-deck = mazzo
draw-positions = Posizioni: la 1 la vedono tutti, la 2 nessuno, la 3 il suo proprietario, la 4 tutti tranne lui
draw-you = tu

## Le regole, articolo per articolo

section-AE-0 = Il gioco
clause-AE-0_1 = La Agencia - Misión: Embajada è un gioco di Toni Serradesanferm, illustrato da Natàlia Romero e impaginato da Marc Simó, pubblicato da Games 4 Gamers.
clause-AE-0_2 = Trapelano informazioni verso un paese straniero. Ogni giocatore guida una squadra dell’Agenzia, mandata nell’ambasciata sospetta.
clause-AE-0_3 = Ci sono tre tipi di personaggi: gli Agenti raccolgono informazioni, i Reclutatori conquistano gli Agenti avversari e gli Infiltrati sono la risposta ai Reclutatori.
clause-AE-0_4 = Nell’ambasciata ci sono due possibili luoghi d’incontro: il Salone e il Giardino.
clause-AE-0_5 = Le carte giocate ti fanno guadagnare o perdere informazioni.
clause-AE-0_6 = Il regolamento si chiude con i crediti e una pagina su altri giochi dell’editore; né gli uni né l’altra contengono regole.

section-AE-1 = Contenuto della scatola
clause-AE-1_1 = 48 carte personaggio.
clause-AE-1_2 = 30 di esse sono Agenti.
clause-AE-1_3 = 12 di esse sono Reclutatori.
clause-AE-1_4 = 6 di esse sono Infiltrati.
clause-AE-1_5 = Ci sono Agenti di valore 1, 2, 3, 4 e 5.
clause-AE-1_6 = I Reclutatori hanno valore 1.
clause-AE-1_7 = Per gli Infiltrati non è indicato alcun valore (AE-H2).
clause-AE-1_8 = Una carta può mostrare un numero di Agenti, un valore di informazione e un effetto. Il numero di Agenti e il valore di informazione sono due cifre diverse.
clause-AE-1_9 = 46 gettoni informazione: 8 da 10 punti, 14 da 5, 12 da 3 e 12 da 1, per un totale di 198 punti.
clause-AE-1_10 = 1 tessera Ambasciata, con il Salone su una faccia e il Giardino sull’altra.
clause-AE-1_11 = 1 tessera Ricompensa.
clause-AE-1_12 = 4 segnalini giro.
clause-AE-1_13 = 7 carte con ambasciate di altri paesi.
clause-AE-1_14 = 1 regolamento.
clause-AE-1_15 = Il gioco è per 3, 4, 5 o 6 giocatori.

section-AE-2 = Preparazione
clause-AE-2_1 = Tutti i gettoni informazione si mettono al centro del tavolo: sono la Banca dati.
clause-AE-2_2 = La tessera Ricompensa si mette accanto alla Banca dati, senza nulla sopra.
clause-AE-2_3 = Ogni giocatore prende 5 punti di informazione dalla Banca dati.
clause-AE-2_4 = Le tue informazioni restano in vista di tutti.
clause-AE-2_5 = Ogni giocatore prende otto carte: una di ciascuno degli Agenti da 1 a 5, due Reclutatori e un Infiltrato.
clause-AE-2_6 = Mescola le tue otto carte e mettile coperte davanti a te: sono il tuo mazzo d’agenzia.
clause-AE-2_7 = Metti la prima carta del mazzo in tavola scoperta: tutti la vedono.
clause-AE-2_8 = Metti la seconda in tavola coperta, senza guardarla: nessuno la vede.
clause-AE-2_9 = Prendi in mano la terza in modo che la veda solo tu.
clause-AE-2_10 = Prendi in mano la quarta con la faccia verso gli altri: la vedono tutti tranne te.
clause-AE-2_11 = Così in ogni mazzo restano quattro carte.
clause-AE-2_12 = Un giocatore scelto a caso è il primo Ambasciatore e comincia.
clause-AE-2_13 = L’Ambasciatore prende la tessera Ambasciata.
clause-AE-2_14 = Il primo Ambasciatore prende anche tanti segnalini giro quanti sono i giri della partita, e li tiene davanti a sé.
clause-AE-2_15 = In 3 giocatori la partita ha 4 giri, cioè 12 mani.
clause-AE-2_16 = In 4 giocatori ha 3 giri, cioè 12 mani.
clause-AE-2_17 = In 5 giocatori ha 2 giri, cioè 10 mani.
clause-AE-2_18 = In 6 giocatori ha 2 giri, cioè 12 mani.
clause-AE-2_19 = Per tutta la partita nessuno può dare a un altro giocatore informazioni sulle carte di quest’ultimo.

section-AE-3 = Come si svolge la partita
clause-AE-3_1 = La partita dura esattamente i giri indicati da AE-2.15 a AE-2.18.
clause-AE-3_2 = Ogni giro ha tante mani quanti sono i giocatori.
clause-AE-3_3 = Perciò il numero delle mani è quello dei giri moltiplicato per quello dei giocatori.
clause-AE-3_4 = Ogni mano ha cinque passi, in quest’ordine: (A) scegliere il luogo, (B) giocare le carte, (C) risolvere le carte, (D) pescare nuove carte, (E) passare il ruolo di Ambasciatore.
clause-AE-3_5 = Il passo C ha tre fasi, in quest’ordine: Infiltrati, Reclutatori, Agenti.

section-AE-4 = Passo A: scegliere il luogo
clause-AE-4_1 = L’Ambasciatore sceglie da solo il Salone o il Giardino, e mette la tessera Ambasciata con quella faccia in alto.
clause-AE-4_2 = Il luogo si sceglie prima che si giochi qualsiasi carta della mano.
clause-AE-4_3 = La scelta è libera: si può scegliere lo stesso luogo più e più volte.
clause-AE-4_4 = Nel Salone c’è posto al massimo per tanti Agenti quanti sono i giocatori.
clause-AE-4_5 = Nel Giardino servono almeno tanti Agenti quanti sono i giocatori.
clause-AE-4_6 = Infiltrati e Reclutatori non si contano in nessuno dei due luoghi.

section-AE-5 = Passo B: giocare le carte
clause-AE-5_1 = Gioca per primo chi sta alla sinistra dell’Ambasciatore, poi gli altri in senso orario; l’Ambasciatore gioca per ultimo.
clause-AE-5_2 = Ogni giocatore gioca esattamente una carta, scoperta, davanti a sé.
clause-AE-5_3 = Hai quattro carte tra cui scegliere, una in ciascuna delle quattro posizioni.
clause-AE-5_4 = Posizione 1: in tavola, scoperta. La vedono tutti.
clause-AE-5_5 = Posizione 2: in tavola, coperta. Non la vede nessuno.
clause-AE-5_6 = Posizione 3: nella tua mano. La vedi solo tu.
clause-AE-5_7 = Posizione 4: nella tua mano, rivolta verso gli altri. La vedono tutti tranne te.
clause-AE-5_8 = Puoi scegliere una posizione di cui non conosci la carta; scopri qual è quando la giochi.
clause-AE-5_9 = Poiché le carte si giocano scoperte una dopo l’altra, chi gioca più tardi conosce le precedenti.

section-AE-6 = Passo C: risolvere le carte
clause-AE-6_1 = Prima si risolvono tutti gli Infiltrati, poi tutti i Reclutatori, poi tutti gli Agenti.
clause-AE-6_2 = Le carte di uno stesso tipo si risolvono in senso orario, da chi sta alla sinistra dell’Ambasciatore fino all’Ambasciatore stesso.
clause-AE-6_3 = Una carta scartata per un effetto precedente della stessa mano non si risolve affatto.
clause-AE-6_4 = Scartare vuol dire sempre mettere la carta coperta sotto il proprio mazzo.
clause-AE-6_5 = Infiltrato: nel momento in cui si risolve deve esserci in gioco almeno un Reclutatore.
clause-AE-6_6 = Se c’è, il suo giocatore prende dalla Banca dati tanti punti quanti ce ne sono sulla tessera Ricompensa.
clause-AE-6_7 = I punti sulla tessera Ricompensa non si prendono: restano lì.
clause-AE-6_8 = Poi il suo giocatore sceglie un giocatore che abbia in gioco un Reclutatore.
clause-AE-6_9 = I due si scambiano le carte che hanno giocato, l’Infiltrato con il Reclutatore.
clause-AE-6_10 = Ognuno dei due scarta la carta ricevuta.
clause-AE-6_11 = Se non c’è alcun Reclutatore in gioco, l’Infiltrato viene semplicemente scartato: né punti né scambio.
clause-AE-6_12 = Reclutatore: nel momento in cui si risolve deve esserci in gioco almeno una carta di Agenti.
clause-AE-6_13 = Se c’è, il suo giocatore sceglie un giocatore che abbia in gioco Agenti.
clause-AE-6_14 = I due si scambiano le carte che hanno giocato, il Reclutatore con gli Agenti.
clause-AE-6_15 = Ognuno dei due scarta la carta ricevuta.
clause-AE-6_16 = Poi 1 punto passa dalla Banca dati alla tessera Ricompensa.
clause-AE-6_17 = Se non ci sono Agenti in gioco, il Reclutatore viene semplicemente scartato, e nulla va sulla tessera Ricompensa.
clause-AE-6_18 = Salone: i tuoi Agenti trovano posto se il loro numero, sommato a quello degli Agenti già entrati in questa mano, non supera la capienza del Salone.
clause-AE-6_19 = Se trovano posto, prendi dalla Banca dati il valore di informazione della carta.
clause-AE-6_20 = Se trovano posto, sono nel Salone e contano per le carte risolte dopo di loro.
clause-AE-6_21 = Se non trovano posto, paghi alla Banca dati il valore di informazione della carta.
clause-AE-6_22 = Se non trovano posto, la carta si gira coperta e non conta per i giocatori successivi.
clause-AE-6_23 = Agenti che non hanno trovato posto non impediscono che dopo ne trovino altri meno numerosi.
clause-AE-6_24 = Giardino: i tuoi Agenti lo riempiono se il loro numero, sommato a quello degli Agenti risolti prima in questa mano, raggiunge quanti ne servono nel Giardino.
clause-AE-6_25 = Se riempiono il Giardino, prendi dalla Banca dati il valore di informazione della carta.
clause-AE-6_26 = Se non lo riempiono, paghi alla Banca dati il valore di informazione della carta.
clause-AE-6_27 = Nel Giardino, una carta che ha fallito resta scoperta e continua a contare per i giocatori successivi.
clause-AE-6_28 = Se non puoi pagare tutto, paghi quello che hai; le tue informazioni non scendono mai sotto 0.
clause-AE-6_29 = Quando tutti gli Agenti sono stati risolti, ogni giocatore scarta quelli ancora in gioco.
clause-AE-6_30 = Il numero di Agenti è ciò che occupa posto; il valore di informazione è ciò che guadagni o paghi.

section-AE-7 = Passi D ed E: pescare, e passare il ruolo
clause-AE-7_1 = Quando tutte le carte sono risolte, ogni giocatore pesca la prima carta del proprio mazzo.
clause-AE-7_2 = La nuova carta va nella posizione lasciata dalla carta giocata, e la vede chi quella posizione indica.
clause-AE-7_3 = Poi la tessera Ambasciata passa in senso orario al giocatore successivo, che è il nuovo Ambasciatore.
clause-AE-7_4 = Se è il giocatore che custodisce i segnalini giro, in quel momento ne rimette uno nella scatola.
clause-AE-7_5 = Appena viene rimesso l’ultimo segnalino giro la partita è finita, e si fa il conteggio.
clause-AE-7_6 = Altrimenti comincia la mano successiva.
clause-AE-7_7 = Perciò i segnalini giro non cambiano mai proprietario.

section-AE-8 = Fine della partita e punteggio
clause-AE-8_1 = Il tuo valore finale è la somma delle tue informazioni e dei valori di informazione delle carte del tuo mazzo d’agenzia.
clause-AE-8_2 = Vince il valore finale più alto.
clause-AE-8_3 = In caso di parità, tra i pari vince chi ha il mazzo di maggior valore di informazione.
clause-AE-8_4 = Se la parità resta, condividono la vittoria.
clause-AE-8_5 = Quello che alla fine c’è sulla tessera Ricompensa non è di nessuno.

section-AE-9 = Quando una carta finisce in una posizione sbagliata
clause-AE-9_1 = Le posizioni vanno rispettate rigorosamente: vista da tutti, da nessuno, solo dal proprietario, da tutti tranne il proprietario.
clause-AE-9_2 = Chi mette una carta in una posizione sbagliata paga 1 punto di informazione alla Banca dati.
clause-AE-9_3 = Se gli altri hanno visto una carta che non dovevano conoscere, la si sposta nella posizione giusta; ciò che si è visto resta noto.
clause-AE-9_4 = Se il proprietario ha visto una carta che non doveva conoscere, questa torna nel mazzo, il mazzo si mescola e se ne pesca la prima carta per la posizione giusta.
clause-AE-9_5 = In tal caso il proprietario non conosce più l’ordine del suo mazzo.

section-AE-10 = Ambasciate di altri paesi
clause-AE-10_1 = Dopo qualche partita si può usare una delle sette carte ambasciata.
clause-AE-10_2 = Il suo effetto vale per tutta la partita.
clause-AE-10_3 = Le carte danno varietà e maggiore difficoltà; senza, si gioca con le regole precedenti.

section-AE-11 = Esempi
clause-AE-11_1 = Sei giocatori: l’Ambasciatore prende la tessera Ambasciata e 2 segnalini giro, e si giocheranno 12 mani.
clause-AE-11_2 = Cinque giocatori, in senso orario: Ana (l’Ambasciatrice), Beatriz, Carlos, David ed Ester. Ana prende 2 segnalini giro e apre il Salone, dove c’è posto per 5 Agenti.
clause-AE-11_3 = Giocano in quest’ordine: Beatriz, Carlos, David, Ester, Ana.
clause-AE-11_4 = Beatriz gioca Agenti 2 dalla posizione 1, Carlos un Reclutatore dalla posizione 3, David Agenti 4 dalla posizione 4, Ester Agenti 5 dalla posizione 2, Ana Agenti 1 dalla posizione 4.
clause-AE-11_5 = Nessuno ha giocato un Infiltrato, quindi nella prima fase non succede nulla.
clause-AE-11_6 = Carlos recluta gli Agenti di Ester: si scambiano le carte, Carlos mette gli Agenti 5 sotto il suo mazzo ed Ester il Reclutatore sotto il proprio.
clause-AE-11_7 = Poi 1 punto va sulla tessera Ricompensa.
clause-AE-11_8 = Beatriz: i suoi 2 Agenti trovano posto, perché ce n’è per 5. Prende 1 punto, il valore di informazione degli Agenti 2.
clause-AE-11_9 = David: 2 + 4 = 6 è più di 5, quindi i suoi Agenti non trovano posto. Paga 2 punti, il valore di informazione degli Agenti 4, e gira la carta coperta.
clause-AE-11_10 = Gli Agenti di Ester non sono più in gioco: non si risolvono, e lei non prende né paga nulla.
clause-AE-11_11 = Ana: 2 + 1 = 3 trovano posto, perché i 4 di David non contano. Prende 1 punto, il valore di informazione degli Agenti 1.
clause-AE-11_12 = Tutti gli Agenti ancora in gioco vanno sotto i mazzi dei loro giocatori, ognuno pesca una carta per la posizione vuota, la tessera Ambasciata passa da Ana a Beatriz e comincia una nuova mano.
clause-AE-11_13 = Che cosa è cambiato con la mano: Beatriz +1, Carlos 0, David −2, Ester 0, Ana +1, e 1 punto sulla tessera Ricompensa. Avevano cominciato con 5 ciascuno, quindi ora Ana ha 6, Beatriz 6, Carlos 5, David 3 ed Ester 5.
clause-AE-11_14 = Ognuna delle tre lingue del regolamento rimanda all’esempio di una certa pagina; tutte intendono questo.

section-AE-12 = Che cosa deriva dalle regole
clause-AE-12_1 = Tra una mano e l’altra ogni giocatore ha quattro carte nel mazzo e quattro nelle posizioni.
clause-AE-12_2 = In ogni mano ogni giocatore mette esattamente una carta sotto il proprio mazzo.
clause-AE-12_3 = La Banca dati, i giocatori e la tessera Ricompensa hanno sempre 198 punti in tutto.
clause-AE-12_4 = Le carte della partita sono sempre le stesse, otto per giocatore; cambiano proprietario solo con gli scambi.

section-AE-H = Che cosa il regolamento lascia aperto e le regole della casa
clause-AE-H1 = L’esempio del regolamento mostra i valori di informazione degli Agenti 1, 2 e 4; quelli del 3 e del 5 non vi si trovano. Qui gli Agenti 1, 2, 3, 4 e 5 valgono 1, 1, 2, 2 e 3: la metà del loro numero, arrotondata per eccesso, come vuole l’esempio. Si può concordare un altro valore per gli Agenti 3, da 1 a 3 (opzione value_of_3), e per gli Agenti 5, da 2 a 5 (opzione value_of_5).
clause-AE-H2 = Un Reclutatore vale 1; il regolamento non dà alcun valore all’Infiltrato. Qui un Infiltrato vale 0. Si può concordare che valga fino a 3 (opzione value_of_infiltrator). Nessuno dei due ha un numero di Agenti.
clause-AE-H3 = Il regolamento non dice che cosa fanno le sette carte ambasciata. Qui ognuna cambia una cifra o un passo, e se ne può concordare una (opzione embassy; 0 è nessuna, come nel gioco pubblicato). 1 Italia: nel Salone c’è posto per due Agenti in più. 2 Russia: nel Giardino servono due Agenti in più. 3 Stati Uniti: ogni reclutamento mette 2 punti sulla tessera Ricompensa, non 1. 4 Regno Unito: l’Ambasciatore deve aprire il luogo che non è stato usato nella mano precedente; la prima mano è libera. 5 Giappone: l’Ambasciatore sceglie il luogo quando tutte le carte sono in tavola, compresa la sua. 6 Svizzera: gli Agenti che non trovano posto, o non riempiono il Giardino, costano 1 punto in più. 7 Brasile: le carte si giocano e si risolvono in senso antiorario, a partire dalla destra dell’Ambasciatore; il ruolo passa sempre in senso orario.
clause-AE-G4 = Gli Agenti che hanno fallito continuano a contare? Le lingue del regolamento non lo presentano allo stesso modo. Ma il Salone conta gli Agenti che sono entrati e il Giardino quelli che sono stati giocati; perciò nel Salone si girano coperti e non contano, nel Giardino contano ancora. L’esempio lo conferma.
clause-AE-H5 = Tutte le carte sono in tavola prima che si risolvano gli Agenti, quindi quelli «giocati finora» nel Giardino potrebbero essere tutti. Qui si contano carta per carta man mano che si risolvono, compresa la tua; altrimenti tutti riuscirebbero o fallirebbero insieme. Con l’altra impostazione si contano insieme tutti gli Agenti in gioco (opzione garden_at_once).
clause-AE-G6 = Contano gli Agenti reclutati da un altro? No: sono stati scartati, quindi non contano né nel Salone né nel Giardino (come quelli di Ester in AE-11.10).
clause-AE-G7 = L’Infiltrato frutta i suoi punti prima o dopo lo scambio? Prima, come vuole l’ordine del regolamento. Non fa differenza: lo scambio non tocca la tessera Ricompensa, e tutti gli Infiltrati vengono prima dei Reclutatori della loro mano.
clause-AE-G8 = La tessera Ricompensa viene mai svuotata? No, nulla nel regolamento la svuota: durante la partita cresce soltanto.
clause-AE-G9 = Di chi sono le carte scambiate? Di chi le ha ricevute, per sempre: ogni giocatore mette la carta ricevuta sotto il proprio mazzo. Gli Agenti ancora in gioco vanno sotto il mazzo di chi li ha giocati.
clause-AE-H10 = «Mazzo d’agenzia» potrebbe voler dire le quattro carte del mazzo coperto o tutte e otto le carte di un giocatore, e il regolamento non dice quali contano alla fine. Qui contano solo le quattro del mazzo, i tuoi ultimi quattro scarti. Con l’altra impostazione contano tutte e otto (opzione count_all_eight), e il vincitore può ben essere un altro.
clause-AE-G11 = Quali carte decidono uno spareggio? Le stesse di AE-H10.
clause-AE-H12 = Il regolamento non dice se si può rinunciare a un effetto. Qui devi scegliere qualcuno se puoi; se si può scegliere un solo giocatore, lo si fa per te. Con l’altra impostazione un Infiltrato o un Reclutatore può non essere usato su nessuno, e allora viene scartato; l’Infiltrato frutta comunque i suoi punti (opzione may_decline).
clause-AE-H13 = Il regolamento non dice che cosa succede quando la Banca dati si esaurisce, e i suoi gettoni sono solo spiccioli. Qui le informazioni sono semplici numeri, e la Banca dati non limita mai un guadagno. Con l’altra impostazione nessuno prende più di quanto contiene, nemmeno la tessera Ricompensa (opzione bank_runs_out).
clause-AE-G14 = Il luogo si sceglie per un giro o per una mano? Di nuovo per ogni mano: quel passo fa parte di ogni mano, anche se il regolamento una volta parla di giro.
clause-AE-G15 = Infiltrati e Reclutatori sfuggono all’effetto del luogo, o semplicemente non si contano? Sono vere entrambe le cose: agiscono allo stesso modo nei due luoghi e non si contano in nessuno.
clause-AE-G16 = Si prendono e si pagano gettoni o punti? Punti; non importa con quanti gettoni.
clause-AE-H17 = Il regolamento non dice chi può guardare un mazzo o le carte scartate. Qui nessuno; ma ogni carta messa sotto un mazzo prima era in vista, quindi puoi ricordarla. Con l’altra impostazione il programma la ricorda per te (opzione memory_aid, AE-H24).
clause-AE-H18 = Il regolamento ha regole per le carte che finiscono in una posizione sbagliata, e non dice che ne è dove ciò non può succedere. Qui si raccontano nelle regole (AE-9) e non si usano mai, perché il programma mette sempre le carte al posto giusto. Non c’è un’altra impostazione.
clause-AE-H19 = È vietato parlare delle carte (AE-2.19); il regolamento non dice come si rispetta questo su uno schermo. Qui chi sta ancora giocando non può scrivere liberamente agli altri durante la partita. Non c’è un’altra impostazione.
clause-AE-G20 = Le carte portano piccoli disegni per il numero di Agenti, il valore di informazione e l’effetto. La casa disegna segni propri; nient’altro ne dipende.
clause-AE-H21 = Il regolamento non dice che cosa si chiede, e quando. Qui un Infiltrato frutta i suoi punti prima che si chieda al suo giocatore chi sceglie, e il luogo lo sceglie sempre l’Ambasciatore, anche quando il Protocollo rigido gliene lascia uno solo; l’unica cosa che non si chiede è chi viene scelto quando ce n’è uno solo. Con l’altra impostazione si chiede anche questo (opzione always_ask).
clause-AE-H22 = Il regolamento non parla di spettatori. Qui vedono ciò che vede ogni giocatore: la posizione 1, le carte in gioco e tutte le informazioni, ma non le posizioni 3 e 4. Non c’è un’altra impostazione.
clause-AE-H23 = Il regolamento non dice che cosa si mostra alla fine. Qui i mazzi si scoprono per tutti, perché bisogna contarli, e le posizioni solo se contano tutte e otto le carte. Con l’altra impostazione le posizioni si mostrano sempre (opzione all_shown_at_end).
clause-AE-H24 = Il regolamento non conosce alcun promemoria, quindi non dice che cosa può mostrare. Qui ti mostra ogni carta che hai mai visto, in una posizione o giocata, ovunque sia adesso: in un mazzo e anche nelle posizioni 2 e 4. A uno spettatore si mostrano le carte che hanno visto tutti i giocatori. Va insieme ad AE-H17 e non ha un’impostazione propria (opzione memory_aid).

## La lezione: l’esempio del regolamento, passo per passo

lesson-1 = Cinque giocatori, in senso orario: Ana (giocatore 0), Beatriz (1), Carlos (2), David (3) ed Ester (4), con 5 punti ciascuno. Ana è la prima Ambasciatrice: ha la tessera Ambasciata e due segnalini giro, per due giri.
lesson-2 = Passo A: Ana apre il Salone. I giocatori sono cinque, quindi c’è posto per cinque Agenti. Beatriz, alla sua sinistra, gioca per prima; Ana giocherà per ultima.
lesson-3 = Passo B: Beatriz gioca Agenti 2 dalla posizione 1. Quella carta era scoperta, quindi tutti la conoscevano.
lesson-4 = Carlos gioca un Reclutatore dalla posizione 3. Finora solo lui poteva vedere quella carta.
lesson-5 = David gioca Agenti 4 dalla posizione 4: una carta che lui non conosceva, anche se tutti gli altri sì.
lesson-6 = Ester gioca Agenti 5 dalla posizione 2: una carta che nessuno conosceva.
lesson-7 = Ana gioca Agenti 1 dalla posizione 4 e comincia il passo C. Prima si risolverebbero gli Infiltrati, ma nessuno ne ha giocati. Ora tocca ai Reclutatori: sono in gioco Agenti di quattro giocatori, quindi Carlos deve scegliere il giocatore di cui reclutarli.
lesson-8 = Sceglie Ester. Si scambiano le carte e ognuno mette quella ricevuta sotto il proprio mazzo: Carlos si tiene gli Agenti 5, Ester il Reclutatore. Poi 1 punto passa dalla Banca dati alla tessera Ricompensa.
lesson-9 = Ora gli Agenti, dalla sinistra di Ana. Il Salone è vuoto, quindi i due Agenti di Beatriz trovano posto, e lei prende 1 punto: il valore di informazione degli Agenti 2.
lesson-10 = I quattro Agenti di David non trovano posto: 2 + 4 = 6, e nel Salone c’è posto per 5. Paga 2 punti, il valore di informazione degli Agenti 4, e gira la carta coperta; non conta più.
lesson-11 = Gli Agenti di Ester non ci sono più, quindi lei non prende né paga nulla. L’unico Agente di Ana trova posto, perché 2 + 1 = 3, e lei prende 1 punto.
lesson-12 = Gli Agenti ancora in gioco vanno sotto i mazzi dei loro giocatori, ognuno pesca una carta per la posizione vuota e la tessera Ambasciata passa a Beatriz. Ana ha 6, Beatriz 6, Carlos 5, David 3 ed Ester 5. Comincia la mano successiva.

## Cifre: che cosa mostra il gioco a caso (misurate da figures.py)

section-figures = Cifre
figures-seats = { $seats } giocatori, { $games } partite giocate a caso: il primo Ambasciatore vince il { $first } %, ciascuno degli altri dal { $least } al { $most } % (± { $within } %, 95 volte su 100).
figures-readings = Con { $seats } giocatori, le due letture di AE-H10 danno vincitori del tutto diversi nel { $other } % di queste partite, e qualche cambiamento nel { $any } %.
figures-bank = Con { $seats } giocatori, la Banca dati non ha mai avuto meno di { $lowest } punti.

## Il tavolo disegnato

board-place = { $place ->
    [hall] Il Salone: { $limit } posti
    [garden] Il Giardino: ne servono { $limit }
   *[shut] Nessun luogo è ancora aperto
}
board-heads = { $heads ->
    [one] { $heads } Agente in gioco
   *[other] { $heads } Agenti in gioco
}{ $limit ->
    [0] .
   *[other] , e il limite è a { $limit }.
}
board-card = { $kind ->
    [agents] Agenti { $agents }, valore { $value }
    [recruiter] Reclutatore, valore { $value }
    [infiltrator] Infiltrato, valore { $value }
   *[unknown] una carta nascosta a te
}
board-no-card = nessuna carta
board-slot = Posizione { $position }, { $seen_by ->
    [all] vista da tutti
    [none] vista da nessuno
    [owner] vista solo dal proprietario
   *[others] vista da tutti tranne il proprietario
}: { $card }.
board-seen-by = { $seen_by ->
    [all] Tutti vedono questa carta
    [none] Nessuno vede questa carta
    [owner] Solo il proprietario vede questa carta
   *[others] Tutti tranne il proprietario vedono questa carta
}
board-face = { $place ->
    [hall] Salone
   *[garden] Giardino
}
board-sight = { $seen_by ->
    [all] la vedono tutti
    [none] non la vede nessuno
    [owner] solo tu
   *[others] tutti tranne te
}
board-played = Giocata: { $card }. { $fate ->
    [idle] Non ha avuto effetto.
    [swapped] È stata scambiata con il giocatore { $rival }.
    [taken] L’ha presa il giocatore { $rival }.
    [welcome] Gli Agenti sono entrati.
    [unwelcome] Gli Agenti sono stati respinti.
    [declined] Non è stata usata su nessuno.
   *[waiting] Aspetta di essere risolta.
}
board-info = { $points ->
    [one] { $points } punto di informazione
   *[other] { $points } punti di informazione
}
board-known-deck = Nel mazzo, per quanto sai: { $cards }
board-cancel = Annulla

## Il tavolo semplice

view-embassy = tessera Ambasciata
view-hand = mano in corso
view-hands = mani in tutto
view-tokens = segnalini giro
view-first = primo Ambasciatore
view-ambassador = Ambasciatore
view-place = luogo aperto
view-limit = Agenti che entrano o che servono
view-bank = Banca Dati
view-reward = tessera Ricompensa
view-info = informazioni
view-deck-value = valore delle carte
view-positions = posizioni
view-position = posizione
view-empty = vuota
view-in-play = in gioco
view-from = dalla posizione
view-fate = che ne è stato
view-rival = scambiata con il giocatore
view-before = Agenti arrivati prima
view-change = punti ottenuti o pagati
view-agents = Agenti
panel-holds = positions deck
panel-score = info
value-embassy = { $value ->
    [italy] { embassy-italy }
    [russia] { embassy-russia }
    [united-states] { embassy-united-states }
    [united-kingdom] { embassy-united-kingdom }
    [japan] { embassy-japan }
    [switzerland] { embassy-switzerland }
    [brazil] { embassy-brazil }
   *[other] { $value }
}
value-place = { $value ->
    [hall] il Salone
    [garden] il Giardino
   *[other] { $value }
}
value-seen-by = { $value ->
    [all] tutti
    [none] nessuno
    [owner] solo il proprietario
    [others] tutti tranne il proprietario
   *[other] { $value }
}
value-kind = { $value ->
    [agents] { kind-agents }
    [recruiter] { kind-recruiter }
    [infiltrator] { kind-infiltrator }
   *[other] { $value }
}
value-fate = { $value ->
    [waiting] aspetta di essere risolta
    [idle] senza effetto
    [swapped] scambiata
    [taken] presa da un altro
    [welcome] ammessi
    [unwelcome] respinti
    [declined] usata su nessuno
   *[other] { $value }
}
