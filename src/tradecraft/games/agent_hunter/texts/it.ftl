# Agent Hunter, in italiano. Un file per lingua, con le stesse chiavi e gli stessi dati.

name = Agent Hunter
summary = Due agenzie, tre covi ciascuna: scopri quale spia nemica si nasconde in ogni covo prima che vengano scoperte le tue.
credits = Un gioco di Mike Elliott (AEG, IELLO). Questo è un adattamento indipendente.
minutes = 10–15

## Chi è chi

side = { $side ->
    [target] T.A.R.G.E.T.
   *[masks] i Men in Mask
}

## Che cosa si può giocare

move-lay = Mettere la spia { $spy } coperta nel covo vuoto
move-cover = Mettere una spia coperta nel covo vuoto
move-strike = Attaccare dalla mano il covo { $target } con la spia { $spy }
move-charge = Attaccare il covo { $target } con la spia del covo { $hideout }
move-recall = Scambio: riprendere la spia del covo { $hideout }
move-decoy = Mettere un’esca accanto al covo { $hideout }
move-begin = Comincia il posto { $seat }

## Che cosa devi fare

asked-hide = Nascondi una spia nel covo { $hideout }.
asked-act = Tocca a te: attacca dalla mano, attacca da un covo oppure scambia due spie.
asked-refill = Il covo { $hideout } è vuoto: mettici una spia della tua mano.
asked-rehide = Metti una spia della tua mano nel covo { $hideout }; può essere quella che hai appena ripreso.
asked-lure = Metti un’esca accanto a uno dei tuoi covi.

## Che cosa aspettano gli altri

waits-hide = { $side ->
    [target] T.A.R.G.E.T. sta nascondendo una spia nel covo { $hideout }.
   *[masks] I Men in Mask stanno nascondendo una spia nel covo { $hideout }.
}
waits-draw = Si sta sorteggiando chi comincia.
waits-act = { $side ->
    [target] È il turno di T.A.R.G.E.T.
   *[masks] È il turno dei Men in Mask.
}
waits-refill = { $side ->
    [target] T.A.R.G.E.T. deve rioccupare il covo { $hideout }.
   *[masks] I Men in Mask devono rioccupare il covo { $hideout }.
}
waits-rehide = { $side ->
    [target] T.A.R.G.E.T. sta scambiando la spia del covo { $hideout }.
   *[masks] I Men in Mask stanno scambiando la spia del covo { $hideout }.
}
waits-lure = { $side ->
    [target] T.A.R.G.E.T. sta mettendo un’esca.
   *[masks] I Men in Mask stanno mettendo un’esca.
}

## Che cosa è successo

laid = { $side ->
    [target] T.A.R.G.E.T. mette una spia coperta nel covo { $hideout }.
   *[masks] I Men in Mask mettono una spia coperta nel covo { $hideout }.
}
laid-open = { $side ->
    [target] T.A.R.G.E.T. mette la spia { $spy } coperta nel covo { $hideout }.
   *[masks] I Men in Mask mettono la spia { $spy } coperta nel covo { $hideout }.
}
struck = { $side ->
    [target] T.A.R.G.E.T. attacca dalla mano il covo { $target } con la spia { $spy }: { $answer ->
        [higher] PIÙ.
        [lower] MENO.
        [hit] CENTRO, il covo è distrutto.
       *[nobody-home] ci sono solo rovine, nessuno risponde.
    }
   *[masks] I Men in Mask attaccano dalla mano il covo { $target } con la spia { $spy }: { $answer ->
        [higher] PIÙ.
        [lower] MENO.
        [hit] CENTRO, il covo è distrutto.
       *[nobody-home] ci sono solo rovine, nessuno risponde.
    }
}
charged = { $side ->
    [target] T.A.R.G.E.T. attacca il covo { $target } con la spia { $spy } del covo { $hideout }: { $answer ->
        [higher] PIÙ.
        [lower] MENO.
        [hit] CENTRO, il covo è distrutto.
        [silence] colpo a vuoto.
       *[nobody-home] ci sono solo rovine, nessuno risponde.
    }
   *[masks] I Men in Mask attaccano il covo { $target } con la spia { $spy } del covo { $hideout }: { $answer ->
        [higher] PIÙ.
        [lower] MENO.
        [hit] CENTRO, il covo è distrutto.
        [silence] colpo a vuoto.
       *[nobody-home] ci sono solo rovine, nessuno risponde.
    }
}
lost = { $side ->
    [target] L’attacco è fallito: il covo { $hideout } di T.A.R.G.E.T. è distrutto. { $twin ->
        [hand] I Men in Mask ci mettono sopra la loro spia { $spy }, che avevano in mano.
       *[a] I Men in Mask ci mettono sopra la loro spia { $spy }, che era nel covo { $twin }.
    }
   *[masks] L’attacco è fallito: il covo { $hideout } dei Men in Mask è distrutto. { $twin ->
        [hand] T.A.R.G.E.T. ci mette sopra la sua spia { $spy }, che aveva in mano.
       *[a] T.A.R.G.E.T. ci mette sopra la sua spia { $spy }, che era nel covo { $twin }.
    }
}
recalled = { $side ->
    [target] T.A.R.G.E.T. mostra la spia { $spy } del covo { $hideout } e la riprende.
   *[masks] I Men in Mask mostrano la spia { $spy } del covo { $hideout } e la riprendono.
}
lured = { $side ->
    [target] T.A.R.G.E.T. mette un’esca accanto al covo { $hideout }.
   *[masks] I Men in Mask mettono un’esca accanto al covo { $hideout }.
}
began = { $side ->
    [target] Comincia T.A.R.G.E.T.
   *[masks] Cominciano i Men in Mask.
}

## Come finisce

ended-ruins = Tutti i covi di una fazione sono distrutti: la partita è finita.
ended-quiet = Troppi turni senza un covo distrutto né uno scambio: la partita finisce e si contano i punti così come stanno.
ended-capped = Il numero di turni concordato è stato giocato: la partita finisce in parità.
over-won = { $winner ->
    [target] Vince T.A.R.G.E.T.
   *[masks] Vincono i Men in Mask
}: { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-won-by-sums = { $winner ->
    [target] T.A.R.G.E.T. vince
   *[masks] I Men in Mask vincono
} lo spareggio. Punti: { $points0 } a { $points1 }. Somma delle spie: { $side0 ->
    [target] T.A.R.G.E.T. { $sum0 }, Men in Mask { $sum1 }
   *[masks] Men in Mask { $sum0 }, T.A.R.G.E.T. { $sum1 }
}.
over-drawn = Pareggio. Punti: { $points0 } per parte. Somma delle spie: { $sum0 } per parte.
over-capped = Pareggio: il numero di turni concordato è stato giocato. { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-unshared = Nessuno condivide il primo posto: perdono entrambe le parti.

## Su cosa conviene riflettere

warning-decoy-on-ruin = Il covo { $hideout } è distrutto: un’esca accanto è un punto sicuro per il tuo avversario.

## Perché una mossa è rifiutata

refused-over = La partita è finita.
refused-dealer-draws = Prima il mazziere sorteggia chi comincia.
refused-hide-first = Prima nascondi le tue spie, una in ogni covo.
refused-refill-first = Prima rioccupa il covo vuoto con una spia della tua mano.
refused-rehide-first = Prima metti una spia della tua mano nel covo che hai svuotato.
refused-decoy-first = Prima metti un’esca accanto a uno dei tuoi covi.
refused-act-first = Scegli un’azione: attaccare dalla mano (3>b), attaccare da un covo (a>b) o fare uno scambio (a^).
refused-not-in-play = In questa partita quella spia resta nella scatola.
refused-no-such-hideout = In questa partita quel covo non esiste.
refused-not-in-hand = Non hai in mano quella spia.
refused-target-ruined = Quel covo è già distrutto; se ne può attaccare solo uno intatto.
refused-ruin-cannot-attack = Il tuo covo è distrutto; puoi attaccare solo da uno intatto.
refused-ruin-cannot-switch = In un covo distrutto non si può fare alcuno scambio.
refused-no-decoys = Non hai più esche, quindi non puoi più fare scambi.
refused-ruin-takes-no-decoy = In questa partita non si può mettere un’esca accanto a un covo distrutto.
refused-only-dealer-draws = Chi comincia lo sorteggia il mazziere, una volta sola.
refused-too-few-spies = Ci sono troppo poche spie per tanti covi: non si potrebbe sempre rioccupare un covo svuotato. Il primo covo richiede una spia, ognuno degli altri ne richiede due.

## Che cosa si può concordare

option-spies = Spie di ogni fazione
option-hideouts = Covi di ogni fazione
option-decoys = Esche di ogni fazione
option-turn_cap = Turni dopo i quali la partita finisce in parità (0: mai)
option-quiet_turns = Turni tranquilli dopo i quali si contano i punti
option-quiet_rounds = Si contano i giri tranquilli invece dei turni tranquilli
option-refill_at_end = Un covo viene rioccupato anche se la partita è appena finita
option-tie_counts_hideouts = Nello spareggio contano anche le spie nei covi
option-decoys_on_ruins = Si può mettere un’esca accanto a un covo distrutto
option-attack_ruins = Si può indicare come bersaglio un covo distrutto, senza alcun effetto
option-answer_when_lost = PIÙ o MENO si dice anche quando fallisce un attacco da un covo
option-notes = Si mostra ciò che saprebbe una memoria perfetta
option-begin_before_hiding = Si sorteggia chi comincia prima di nascondere le spie
option-sides_swapped = Il primo posto guida i Men in Mask
option-open_end = Alla fine si mostrano tutte le spie
option-draw_is_shared = Un pareggio è un primo posto condiviso, non una sconfitta di entrambi

## Le regole, articolo per articolo

section-AH-0 = Sul gioco
clause-AH-0_1 = Un gioco per due di Mike Elliott, con illustrazioni di Mu e traduzione francese di Ludo. IELLO lo ha pubblicato nel 2014 sulla base dell’edizione AEG, in una collana curata da Ludovic Papaïs e Olivier Trocklé.
clause-AH-0_2 = Le pagine di pubblicità non contengono regole.

section-AH-1 = Contenuto della scatola
clause-AH-1_1 = 10 carte Spia dell’Agenzia T.A.R.G.E.T., numerate da 0 a 9, una per numero.
clause-AH-1_2 = 10 carte Spia dei Men in Mask, numerate da 0 a 9, una per numero.
clause-AH-1_3 = 2 carte di riferimento.
clause-AH-1_4 = 5 gettoni Esca dell’Agenzia T.A.R.G.E.T.
clause-AH-1_5 = 5 gettoni Esca dei Men in Mask.
clause-AH-1_6 = 1 regolamento.

section-AH-2 = Scopo del gioco
clause-AH-2_1 = Distruggi i covi del tuo avversario ed evita che vengano distrutti i tuoi.
clause-AH-2_2 = La partita finisce quando tutti e tre i covi di un giocatore sono distrutti.
clause-AH-2_3 = Vince chi ha più punti vittoria, che non è per forza chi ha distrutto tre covi.

section-AH-3 = Preparazione
clause-AH-3_1 = Un giocatore prende tutte le spie di T.A.R.G.E.T., le sue 5 esche e una carta di riferimento.
clause-AH-3_2 = L’altro prende tutte le spie dei Men in Mask, le loro 5 esche e una carta di riferimento.
clause-AH-3_3 = Scegli tre delle tue dieci spie e mettile coperte davanti a te: sono i tuoi tre covi, con una carta ciascuno.
clause-AH-3_4 = Le altre sette spie formano la tua mano; tienila nascosta al tuo avversario.
clause-AH-3_5 = Attenzione: non devi mostrare per sbaglio le carte dei tuoi covi.
clause-AH-3_6 = Puoi guardare le carte dei tuoi covi in qualsiasi momento.
clause-AH-3_7 = Non puoi guardare le carte dei covi del tuo avversario.
clause-AH-3_8 = Il primo giocatore è scelto a caso.

section-AH-4 = Il turno
clause-AH-4_1 = I due giocatori giocano a turno, uno dopo l’altro.
clause-AH-4_2 = Nel tuo turno svolgi esattamente una di queste tre azioni: attaccare dalla mano, attaccare da un covo o scambiare due spie.
clause-AH-4_3 = Dopo la tua azione tocca al tuo avversario.
clause-AH-4_4 = Si continua così finché non sono distrutti tre covi dello stesso giocatore.

section-AH-5 = Azione 1: attaccare dalla mano
clause-AH-5_1 = Mostra una spia della tua mano e indica uno dei covi del tuo avversario.
clause-AH-5_2 = Il difensore guarda in segreto la carta di quel covo e deve rispondere.
clause-AH-5_3 = La risposta è PIÙ se la spia nascosta è più alta di quella che attacca.
clause-AH-5_4 = La risposta è MENO se la spia nascosta è più bassa di quella che attacca.
clause-AH-5_5 = La risposta è CENTRO se hanno entrambe lo stesso valore.
clause-AH-5_6 = Con PIÙ o MENO l’attacco fallisce: la spia che ha attaccato torna nella mano del suo proprietario e non succede altro.
clause-AH-5_7 = Con un CENTRO la spia nascosta viene rivelata e il suo covo è distrutto.
clause-AH-5_8 = Con un CENTRO la spia che ha attaccato va messa sul covo distrutto, e lascia così la mano del suo proprietario.
clause-AH-5_9 = Se era il terzo covo distrutto del difensore, la partita finisce.

section-AH-6 = Azione 2: attaccare da un covo
clause-AH-6_1 = Mostra la spia di uno dei tuoi covi e indica uno dei covi del tuo avversario.
clause-AH-6_2 = Il difensore risponde allo stesso modo (da AH-5.2 a AH-5.5).
clause-AH-6_3 = Con PIÙ o MENO l’attacco fallisce, ed è distrutto il covo da cui è partito.
clause-AH-6_4 = Il difensore deve allora rivelare la propria spia dello stesso valore di quella perduta e metterla sul covo distrutto.
clause-AH-6_5 = Se la spia rivelata secondo AH-6.4 era in uno dei covi del difensore, questi deve rioccupare quel covo con una spia della sua mano, coperta.
clause-AH-6_6 = Il covo rioccupato secondo AH-6.5 non è distrutto.
clause-AH-6_7 = Con un CENTRO il covo del difensore è distrutto: la sua spia viene rivelata e la spia che ha attaccato ci va messa sopra.
clause-AH-6_8 = Dopo un CENTRO l’attaccante rioccupa il covo da cui ha attaccato con una spia della sua mano, coperta.
clause-AH-6_9 = Dopo un CENTRO il covo dell’attaccante non è distrutto.
clause-AH-6_10 = Se era il terzo covo distrutto dell’uno o dell’altro giocatore, la partita finisce.

section-AH-7 = Azione 3: scambiare due spie
clause-AH-7_1 = Mostra la spia di uno dei tuoi covi e riprendila in mano.
clause-AH-7_2 = Poi metti una spia della tua mano in quel covo, coperta e senza mostrarla.
clause-AH-7_3 = La spia che metti può essere proprio quella che hai appena ripreso.
clause-AH-7_4 = Infine metti un’esca accanto a uno qualsiasi dei tuoi covi; non deve essere per forza quello dello scambio.
clause-AH-7_5 = In un covo distrutto non si può fare alcuno scambio.

section-AH-8 = Esche
clause-AH-8_1 = Hai 5 esche per tutta la partita, quindi puoi fare al massimo 5 scambi.
clause-AH-8_2 = Quando non hai più esche, non puoi più fare scambi.
clause-AH-8_3 = Un’esca, una volta messa, resta accanto al suo covo fino alla fine della partita.
clause-AH-8_4 = Un’esca resta al suo posto anche se il suo covo viene distrutto.
clause-AH-8_5 = Un’esca resta al suo posto anche se la spia del suo covo viene scambiata o se il covo viene rioccupato.
clause-AH-8_6 = Accanto allo stesso covo possono esserci più esche.

section-AH-9 = Fine della partita e punteggio
clause-AH-9_1 = La partita finisce non appena viene distrutto il terzo covo di un giocatore.
clause-AH-9_2 = Ogni covo distrutto dà 1 punto vittoria all’avversario del suo proprietario.
clause-AH-9_3 = Ogni esca accanto a un covo distrutto dà 1 punto in più all’avversario del proprietario di quel covo.
clause-AH-9_4 = Le esche accanto ai covi intatti non danno nulla.
clause-AH-9_5 = Vince chi ha più punti.
clause-AH-9_6 = A parità di punti, ogni giocatore somma i valori delle spie che gli restano in mano; vince la somma più alta.
clause-AH-9_7 = Se anche le somme sono uguali, la partita finisce in parità.

section-AH-10 = Esempi
clause-AH-10_1 = T.A.R.G.E.T. mostra dalla mano una spia 3 e attacca il covo centrale (3>b). I Men in Mask ci trovano una spia 3: l’attacco riesce, la loro spia viene rivelata e quella che ha attaccato ci va messa sopra.
clause-AH-10_2 = Punteggio: T.A.R.G.E.T. ha distrutto 3 covi, uno dei quali con 1 esca. Fa 3 + 1 = 4 punti.
clause-AH-10_3 = Nella stessa partita i Men in Mask hanno distrutto 1 covo con 2 esche. Fa 1 + 2 = 3 punti: vince T.A.R.G.E.T. per 4 a 3.
clause-AH-10_4 = In quella partita le esche accanto ai covi intatti di T.A.R.G.E.T. non danno nulla ai Men in Mask.

section-AH-11 = Che cosa deriva dalle regole (nel gioco pubblicato)
clause-AH-11_1 = Le spie escono dal gioco solo a coppie: due dello stesso valore, una per fazione, su un covo distrutto.
clause-AH-11_2 = Perciò la spia che il difensore deve rivelare secondo AH-6.4 c’è sempre, nella sua mano o in uno dei suoi covi intatti.
clause-AH-11_3 = Hai 10 spie, meno una per ogni covo distrutto dell’una o dell’altra fazione. Ce n’è una in ognuno dei tuoi covi intatti e le altre sono nella tua mano: esattamente 7, meno una per ogni covo distrutto del tuo avversario.
clause-AH-11_4 = Perciò, finché la partita dura, non hai mai in mano meno di 5 spie, e un covo può sempre essere rioccupato.
clause-AH-11_5 = Puoi sempre attaccare dalla mano, quindi nessuno resta mai senza un’azione possibile.
clause-AH-11_6 = Mentre un covo intatto aspetta di essere rioccupato, e quando la partita finisce senza che lo sia (AH-H3), nei covi c’è una spia in meno di quanto dice AH-11.3, e in mano una in più.
clause-AH-11_7 = Quando viene distrutto il terzo covo di un giocatore, tutte le spie che gli restano sono nella sua mano, e all’altra fazione restano spie degli stessi valori. Perciò, a parità di punti, non vince mai chi ha distrutto i tre covi: vince l’altro giocatore, oppure la partita finisce in parità. Finisce in parità solo se a chi li ha distrutti non resta alcuna spia nei covi, oppure solo la spia 0.

section-AH-H = Che cosa il regolamento lascia aperto e le regole della casa
clause-AH-G1 = Può capitare di dover rioccupare un covo con la mano vuota? No, è impossibile (AH-11.3, AH-11.4).
clause-AH-G2 = La spia richiesta da AH-6.4 può essere già fuori dal gioco? No, è impossibile (AH-11.1, AH-11.2).
clause-AH-H3 = Il regolamento non dice se un covo svuotato viene ancora rioccupato quando l’attacco ha appena messo fine alla partita, e questo conta per lo spareggio. Qui la partita finisce subito: la spia va sul covo distrutto, ma nessun covo viene rioccupato. Con l’altra impostazione viene ancora rioccupato (opzione refill_at_end).
clause-AH-H4 = Nello spareggio contano le spie «rimaste in mano», e il regolamento non dice nulla delle altre. Qui le spie nei covi non contano, nemmeno quelle nei covi intatti. Con l’altra impostazione contano anche loro (opzione tie_counts_hideouts).
clause-AH-H5 = Un’esca può andare accanto a uno qualsiasi dei tuoi covi, e il regolamento non dice se valgono anche quelli distrutti. Qui valgono, ma il programma ti chiede conferma, perché dai al tuo avversario un punto sicuro. Con l’altra impostazione si può scegliere solo un covo intatto (opzione decoys_on_ruins).
clause-AH-H6 = Il regolamento non dice se si può attaccare un covo distrutto. Qui non si può: si attaccano solo covi intatti e si attacca solo da covi intatti. Con l’altra impostazione si può indicare come bersaglio un covo distrutto, senza alcun effetto (opzione attack_ruins).
clause-AH-G7 = Si risponde anche quando fallisce un attacco da un covo? Sì, perché il difensore deve sempre rispondere: prima dice PIÙ o MENO, poi viene rivelata la spia dello stesso valore.
clause-AH-H7 = Il regolamento non precisa quanto si viene a sapere quando fallisce un attacco da un covo. Qui entrambi i giocatori sentono PIÙ o MENO, e vedono la spia rivelata e da dove veniva: dalla mano, o da quale covo. Con l’altra impostazione non si dice né PIÙ né MENO (opzione answer_when_lost).
clause-AH-H8 = Il difensore deve rispondere, e dire la verità; con carte vere in tavola bisogna fidarsi. Qui la risposta la dà il programma. Non c’è un’altra impostazione: senza risposte vere non c’è gioco.
clause-AH-H9 = Entrambi i giocatori hanno visto le spie che tornano in mano dopo un attacco o in uno scambio; il regolamento non dice chi deve ricordarsene. Qui il programma lo annota e mostra ciò che saprebbe una memoria perfetta. Con l’altra impostazione queste note non si mostrano (opzione notes).
clause-AH-H10 = Secondo il regolamento, gli attacchi dalla mano si potrebbero ripetere senza fine. Qui la partita finisce dopo 60 turni senza un covo distrutto né uno scambio, e si contano i punti così come stanno. Si può concordare un altro numero di turni (opzione quiet_turns).
clause-AH-H11 = Il regolamento non dice chi prepara per primo i suoi covi. Qui entrambi scelgono in segreto, come se fosse nello stesso momento: si vedono solo tre carte coperte. Non c’è un’altra impostazione: nessuno può vedere alcun ordine, quindi non c’è nulla da cambiare.
clause-AH-G12 = I nomi e le immagini delle spie sono pura decorazione. La casa mostra numeri e illustrazioni proprie.
clause-AH-G13 = La spia 0 è la più bassa e la spia 9 la più alta. Perciò a un attacco con la spia 0 si può rispondere solo PIÙ o CENTRO, e a uno con la spia 9 solo MENO o CENTRO.
clause-AH-H14 = Il regolamento non dice chi gioca con quale fazione. Qui il primo posto guida T.A.R.G.E.T. e il secondo i Men in Mask; con l’altra impostazione è il contrario (opzione sides_swapped). Chi comincia si sorteggia quando entrambi hanno nascosto le spie, nell’ordine del regolamento; con l’altra impostazione si sorteggia prima (opzione begin_before_hiding).
clause-AH-H15 = Il regolamento non dice che cosa si mostra alla fine. Qui solo ciò che le regole richiedono: le somme delle due mani a parità di punti (AH-9.6). Le spie nei covi intatti restano nascoste, e uno spettatore vede solo ciò che vedono entrambi i giocatori. Con l’altra impostazione alla fine si mostrano tutte le spie (opzione open_end).
clause-AH-H16 = Come si contano i turni dell’articolo AH-H10? Qui ogni turno dell’uno o dell’altro giocatore conta come uno, e la partita finisce al termine del 60º turno tranquillo di fila, prima che cominci il successivo. Uno scambio o un covo distrutto, dell’una o dell’altra fazione, azzera il conto. Con l’altra impostazione si contano i giri, di due turni ciascuno (opzione quiet_rounds).
clause-AH-H17 = Il regolamento non dice come si registra un pareggio nei risultati. Qui è un primo posto condiviso da entrambi i giocatori. Con l’altra impostazione conta come sconfitta di entrambi (opzione draw_is_shared).

section-AH-S = Formati per lo studio
clause-AH-S1 = Ogni fazione gioca con un numero di spie da 3 a 10, numerate a partire da 0 (opzione spies). Il gioco pubblicato ne ha 10.
clause-AH-S2 = Ogni fazione ha da 1 a 3 covi, e la partita finisce quando sono distrutti tutti quelli di un giocatore (opzione hideouts). Il gioco pubblicato ne ha 3. Ogni fazione deve avere almeno 2 × covi − 1 spie, perché dopo un attacco si possa sempre rioccupare un covo svuotato (AH-11.4).
clause-AH-S3 = Ogni fazione ha da 0 a 5 esche (opzione decoys). Il gioco pubblicato ne ha 5; senza esche nessuno può fare scambi.
clause-AH-S4 = Si può concordare un numero di turni dopo il quale una partita non conclusa finisce in parità, qualunque sia il punteggio (opzione turn_cap). Il gioco pubblicato non ha questo limite.

## La lezione: una prima partita, passo per passo

lesson-1 = T.A.R.G.E.T. e i Men in Mask hanno nascosto ciascuno tre delle proprie dieci spie, coperte, una in ogni covo A, B e C. Le altre sette sono la loro mano. Chi distrugge covi fa punti; appena una parte li ha persi tutti e tre, la partita finisce.
lesson-2 = Il sorteggio fa cominciare T.A.R.G.E.T. Un turno è una sola azione: attaccare dalla mano, attaccare da un covo o scambiare due spie.
lesson-3 = T.A.R.G.E.T. mostra un 6 della sua mano e attacca A. La risposta deve essere vera: MENO, quindi la spia nascosta lì è al massimo un 5. Il 6 torna in mano e non succede altro.
lesson-4 = I Men in Mask provano C con un 8. Di nuovo MENO: C nasconde al massimo un 7. Queste risposte sono pubbliche, e il taccuino le conserva per te.
lesson-5 = T.A.R.G.E.T. prova A con un 5, ed è un CENTRO: lì c’era un 5. Il covo è distrutto, i due 5 escono dal gioco e T.A.R.G.E.T. ha 1 punto.
lesson-6 = I Men in Mask fanno uno scambio: mostrano la spia di C, un 9, e la riprendono in mano. Poi mettono in C una spia della mano senza mostrarla. Può essere proprio il 9 o qualsiasi altra: quel che si sapeva ormai vale poco.
lesson-7 = Uno scambio costa un’esca. La mettono accanto a C: se C viene distrutto, varrà 1 punto in più. Ogni parte ha 5 esche per tutta la partita.
lesson-8 = T.A.R.G.E.T. attacca C con il 7 del proprio covo A. PIÙ: questa volta il fallimento costa il covo da cui è partito l’attacco. I Men in Mask devono mostrare il proprio 7 e metterlo sulle rovine. Un punto per parte.
lesson-9 = I Men in Mask sanno che C nasconde meno di 8 e provano un 4. CENTRO: è il loro secondo punto. I due 4 escono.
lesson-10 = T.A.R.G.E.T. prova B con un 3 della mano. CENTRO: cade il secondo covo dei Men in Mask, e si è 2 a 2.
lesson-11 = I Men in Mask attaccano B con un 1. MENO: adesso tutti sanno che lì può esserci solo lo 0.
lesson-12 = T.A.R.G.E.T. indovina che il 9 è tornato in C. CENTRO: cade il terzo covo dei Men in Mask, e la partita finisce subito.
lesson-13 = Il conto: tre covi e l’esca accanto a C fanno 4 punti per T.A.R.G.E.T.; due covi ne fanno 2 per i Men in Mask. T.A.R.G.E.T. vince per 4 a 2. A parità di punti avrebbe deciso la somma più alta delle spie in mano.

## In the terminal

drawing-you = { $name } (tu)
drawing-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
drawing-decoys = esche { $left }
drawing-hand = Mano: { $spies }
drawing-hand-hidden = Mano: { $count ->
    [one] { $count } spia
   *[other] { $count } spie
}
drawing-hand-known = Mano: { $count ->
    [one] { $count } spia
   *[other] { $count } spie
}, di sicuro { $spies }
drawing-sum = Somma: { $sum }
drawing-turn = Turno { $turn }
drawing-turns = { $turns ->
    [one] { $turns } turno giocato
   *[other] { $turns } turni giocati
}
drawing-quiet = turni tranquilli: { $quiet } di { $limit }
drawing-ruined = distrutto
drawing-empty = vuoto
drawing-legend = ● esca   ✕ le due spie che giacciono su un covo distrutto
drawing-legend-notes = ● esca   3 · 5: un 3 o un 5, per quanto ne sa l’altra parte

## Il tavolo disegnato

board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-stock = { $decoys ->
    [0] nessuna esca rimasta
    [one] { $decoys } esca
   *[other] { $decoys } esche
}
board-hand-size = { $spies ->
    [one] { $spies } spia in mano
   *[other] { $spies } spie in mano
}
board-in-hand = di sicuro in mano: { $spies }
board-could-be = Può essere: { $spies }.
board-known = { $by ->
    [you] Ciò che puoi sapere
   *[them] Ciò che possono sapere
}
board-hand = La tua mano
board-spy = Spia { $spy }
board-hideout = { $side ->
    [target] Covo { $hideout } di T.A.R.G.E.T.
   *[masks] Covo { $hideout } dei Men in Mask
}{ $state ->
    [empty] , vuoto
    [known] , con la { $spy } all’interno
    [ruined] , distrutto, sotto le due { $spy }
   *[filled] , con una spia nascosta
}{ $decoys ->
    [0] .
    [one] , con un’esca accanto.
   *[other] , con { $decoys } esche accanto.
}
board-answer = { $answer ->
    [higher] Più
    [lower] Meno
    [hit] Centro
   *[nobody-home] Solo rovine
}
board-choose-spy = Scegli una spia: dalla tua mano o da un covo.
board-choose-target = Scegli il covo da attaccare.
board-cancel = Annulla
board-quiet = Turni tranquilli: { $turns } di { $limit }

## Il tavolo semplice

view-waiting = covo da rioccupare
view-side = agenzia
view-sides = agenzie
view-hand-size = spie in mano
view-surely-in-hand = di sicuro in mano
view-decoys = esche
view-hideouts = covi
view-state = stato
view-spy = spia
view-could-be = può essere
view-answer = ultima risposta
view-shown = ultima spia mostrata
view-turns = turni giocati
view-turn-cap = turni al massimo
view-quiet = turni tranquilli
view-quiet-limit = turni tranquilli al massimo
panel-holds = hand_size decoys
says-side = side side
value-state = { $value ->
    [empty] vuoto
    [filled] occupato
    [ruined] distrutto
   *[other] { $value }
}
value-answer = { $value ->
    [silence] nessuna
    [higher] più
    [lower] meno
    [hit] centro
    [nobody-home] solo rovine
   *[other] { $value }
}
value-ending = { $value ->
    [ruins] tutti i covi di una parte distrutti
    [quiet] troppi turni tranquilli
    [capped] i turni concordati sono stati giocati
   *[other] { $value }
}
