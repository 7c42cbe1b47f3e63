# Agency_, in italiano. Un file per lingua, con le stesse chiavi e gli stessi dati in ciascuno.

name = Agency_
summary = Quattro servizi segreti e una mappa del mondo: metti al lavoro spie e carte, e sii il primo ad avere una cellula dormiente in ciascuna delle tre zone.
credits = Un gioco di Rangan Anandan, Jonathan Bove, Barry Kramer e Sheru Riaz. Questa è un’implementazione indipendente.
minutes = 45–75

## Nomi usati da altre frasi: vedono i dati della frase che li nomina

city = { $city ->
   *[washington] Washington
    [new-york] New York
    [vancouver] Vancouver
    [los-angeles] Los Angeles
    [mexico-city] Città del Messico
    [havana] L’Avana
    [bogota] Bogotà
    [rio-de-janeiro] Rio de Janeiro
    [buenos-aires] Buenos Aires
    [london] Londra
    [paris] Parigi
    [madrid] Madrid
    [berlin] Berlino
    [rome] Roma
    [moscow] Mosca
    [cairo] Il Cairo
    [lagos] Lagos
    [johannesburg] Johannesburg
    [beijing] Pechino
    [tokyo] Tokyo
    [seoul] Seul
    [hong-kong] Hong Kong
    [singapore] Singapore
    [new-delhi] Nuova Delhi
    [dubai] Dubai
    [almaty] Almaty
    [sydney] Sydney
}
in-city = { $city ->
   *[washington] a Washington
    [new-york] a New York
    [vancouver] a Vancouver
    [los-angeles] a Los Angeles
    [mexico-city] a Città del Messico
    [havana] all’Avana
    [bogota] a Bogotà
    [rio-de-janeiro] a Rio de Janeiro
    [buenos-aires] a Buenos Aires
    [london] a Londra
    [paris] a Parigi
    [madrid] a Madrid
    [berlin] a Berlino
    [rome] a Roma
    [moscow] a Mosca
    [cairo] al Cairo
    [lagos] a Lagos
    [johannesburg] a Johannesburg
    [beijing] a Pechino
    [tokyo] a Tokyo
    [seoul] a Seul
    [hong-kong] a Hong Kong
    [singapore] a Singapore
    [new-delhi] a Nuova Delhi
    [dubai] a Dubai
    [almaty] ad Almaty
    [sydney] a Sydney
}
to-city = { $city ->
   *[washington] a Washington
    [new-york] a New York
    [vancouver] a Vancouver
    [los-angeles] a Los Angeles
    [mexico-city] a Città del Messico
    [havana] all’Avana
    [bogota] a Bogotà
    [rio-de-janeiro] a Rio de Janeiro
    [buenos-aires] a Buenos Aires
    [london] a Londra
    [paris] a Parigi
    [madrid] a Madrid
    [berlin] a Berlino
    [rome] a Roma
    [moscow] a Mosca
    [cairo] al Cairo
    [lagos] a Lagos
    [johannesburg] a Johannesburg
    [beijing] a Pechino
    [tokyo] a Tokyo
    [seoul] a Seul
    [hong-kong] a Hong Kong
    [singapore] a Singapore
    [new-delhi] a Nuova Delhi
    [dubai] a Dubai
    [almaty] ad Almaty
    [sydney] a Sydney
}
leaving = { $from ->
   *[washington] da Washington
    [new-york] da New York
    [vancouver] da Vancouver
    [los-angeles] da Los Angeles
    [mexico-city] da Città del Messico
    [havana] dall’Avana
    [bogota] da Bogotà
    [rio-de-janeiro] da Rio de Janeiro
    [buenos-aires] da Buenos Aires
    [london] da Londra
    [paris] da Parigi
    [madrid] da Madrid
    [berlin] da Berlino
    [rome] da Roma
    [moscow] da Mosca
    [cairo] dal Cairo
    [lagos] da Lagos
    [johannesburg] da Johannesburg
    [beijing] da Pechino
    [tokyo] da Tokyo
    [seoul] da Seul
    [hong-kong] da Hong Kong
    [singapore] da Singapore
    [new-delhi] da Nuova Delhi
    [dubai] da Dubai
    [almaty] da Almaty
    [sydney] da Sydney
}
card = { $card ->
   *[detonator] Detonatore
    [explosives] Esplosivi
    [wire] Cavo
    [recorder] Registratore
    [rifle] Fucile
    [bullet] Proiettile
    [no-bomb] Sventare la Bomba
    [no-tap] Sventare l’Intercettazione
    [no-kill] Sventare l’Omicidio
    [mole] Talpa
    [block] Posto di Blocco
    [rebellion] Ribellione
}
objective = { $objective ->
   *[bomb] bomba
    [tap] intercettazione
    [kill] omicidio
}
agency = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] nessuna agenzia
}
zone = { $zone ->
   *[americas] Americhe
    [europe] Europa e Africa
    [asia] Asia e Pacifico
}

## Le regole, clausola per clausola

section-AG-0 = Il gioco
clause-AG-0_1 = Agency_ è un gioco di spie per quattro giocatori esatti.
clause-AG-0_2 = Ogni giocatore è il servizio segreto di uno Stato e comanda più spie.
clause-AG-0_3 = Tutti avete lo stesso scopo: tre cellule dormienti, una in ciascuna delle tre zone della mappa del mondo.
clause-AG-0_4 = Ci si arriva con il denaro, completando obiettivi, con le molte azioni di un turno e nei rapporti con le spie degli altri.

section-AG-1 = Che cosa c’è nella scatola
clause-AG-1_1 = Una mappa del mondo con delle città, divisa in tre zone.
clause-AG-1_2 = Quattro serie di pedine spia, ciascuna con una carta di riferimento: CIA (blu), MI6 (nero), FSB (verde) e MSS (rosso).
clause-AG-1_3 = La base principale della CIA è Washington.
clause-AG-1_4 = La base principale dell’MI6 è Londra.
clause-AG-1_5 = La base principale dell’FSB è Mosca.
clause-AG-1_6 = La base principale dell’MSS è Pechino.
clause-AG-1_7 = Tre mazzi di carte: Risorse, Luoghi e Obiettivi.
clause-AG-1_8 = Gettoni di denaro: uno bianco vale 5k, uno blu 20k.
clause-AG-1_9 = Gettoni cellula, gettoni obiettivo, un gettone d’asta e dadi a sei facce.

section-AG-2 = Preparazione
clause-AG-2_1 = Ogni giocatore sceglie un’agenzia, diversa dalle altre, e ne prende le pedine e la carta di riferimento.
clause-AG-2_2 = Comincia a piazzare chi ha usato un computer per ultimo.
clause-AG-2_3 = Quel giocatore mette una pedina in una città qualsiasi.
clause-AG-2_4 = Gli altri seguono in senso orario, una pedina alla volta, giro dopo giro, finché tutti hanno tre pedine sulla mappa.
clause-AG-2_5 = Mentre si piazzano le pedine, due spie non possono stare nella stessa città.
clause-AG-2_6 = Tutte le altre pedine restano nella riserva.
clause-AG-2_7 = I tre mazzi vengono separati e mescolati, ciascuno per sé.
clause-AG-2_8 = Ogni giocatore riceve, coperte, una carta Luogo e una carta Obiettivo.
clause-AG-2_9 = Queste due carte si tengono da parte: non fanno parte della mano.
clause-AG-2_10 = Ogni giocatore riceve, coperte, due carte Risorsa: la sua prima mano.
clause-AG-2_11 = Il denaro e i gettoni cellula stanno alla portata di tutti.
clause-AG-2_12 = Chi ha piazzato la prima pedina riceve il gettone d’asta.
clause-AG-2_13 = Il secondo ad aver piazzato gioca il primo turno.
clause-AG-2_14 = I turni passano in senso orario.

section-AG-3 = Un turno
clause-AG-3_1 = Un turno ha cinque passi: (1) ricevere denaro, (2) pescare una carta Risorsa, (3) azioni facoltative, (4) scartare fino a restare con cinque carte, (5) asta.
clause-AG-3_2 = I passi 1, 2, 4 e 5 sono obbligatori; il 5 solo per chi ha il gettone d’asta.
clause-AG-3_3 = Le azioni facoltative del passo 3 si fanno nell’ordine che si vuole.
clause-AG-3_4 = Sono: muovere, comprare, giocare carte Risorsa, attaccare o rubare, commerciare, avviare o fermare un obiettivo e distruggere una cellula nemica.

section-AG-4 = Passo 1: denaro
clause-AG-4_1 = Prendi sempre 10k dalla cassa.
clause-AG-4_2 = Se in questo turno si completa un tuo obiettivo, ne prendi altri 60k.
clause-AG-4_3 = Il suo gettone obiettivo viene allora tolto dalla mappa.
clause-AG-4_4 = Un obiettivo può essere completato una volta sola.

section-AG-5 = Passo 2: una carta
clause-AG-5_1 = Dopo il denaro devi pescare una carta Risorsa.

section-AG-6 = Muovere
clause-AG-6_1 = Ciascuna delle tue pedine può muovere di uno spazio, in una città collegata alla sua. Non è obbligata.

section-AG-7 = Il mercato
clause-AG-7_1 = Puoi comprare quanti tipi di cose vuoi, ma ogni tipo una volta sola per turno.
clause-AG-7_2 = Un’auto costa 5k: una delle tue pedine muove di uno spazio.
clause-AG-7_3 = Un aereo costa 20k: una delle tue pedine muove fino a tre spazi.
clause-AG-7_4 = Per le carte Risorsa, come Ribellione, una pedina in volo è solo nella città da cui parte e in quella in cui arriva, e in nessuna di quelle che sorvola.
clause-AG-7_5 = Una nuova spia costa 10k, e può comprarla solo chi ha meno spie di quante ne consente la sua capacità.
clause-AG-7_6 = La tua capacità è 3, più 1 per ciascuna delle tue cellule dormienti sulla mappa.
clause-AG-7_7 = La nuova spia si piazza nella tua base principale o presso una qualsiasi delle tue cellule.
clause-AG-7_8 = Una cellula dormiente costa 40k e si piazza in una città dove in quel momento hai una spia.

section-AG-8 = Carte Risorsa
clause-AG-8_1 = Quello che fa una carta Risorsa è scritto sulla carta.
clause-AG-8_2 = Le carte Risorsa si giocano nel proprio turno e hanno effetto subito.
clause-AG-8_3 = Di regola una carta giocata va coperta nella pila degli scarti.
clause-AG-8_4 = Puoi giocare quante carte vuoi in un turno.
clause-AG-8_5 = Puoi giocare carte prima, in mezzo e dopo le altre azioni.
clause-AG-8_6 = Una carta che dura un giro, come Posto di Blocco, si mette sul bordo inferiore della mappa, sotto la zona che colpisce.
clause-AG-8_7 = Mettici sopra una delle tue pedine che non sono sulla mappa, per mostrare di chi è.
clause-AG-8_8 = Nel tuo turno successivo scarti la carta e riprendi la pedina.
clause-AG-8_9 = Alcune carte Risorsa sono oggetti che servono per gli obiettivi.

section-AG-9 = Attaccare o rubare
clause-AG-9_1 = Ti serve una spia nella stessa città di una spia nemica.
clause-AG-9_2 = Allora puoi attaccare una spia nemica che si trova lì oppure rubare al giocatore a cui appartiene.
clause-AG-9_3 = È permesso un solo attacco o un solo furto per turno, per quante spie tu abbia.
clause-AG-9_4 = In un attacco, attaccante e difensore tirano un dado ciascuno.
clause-AG-9_5 = Vince il dado più alto; se sono uguali, vince il difensore.
clause-AG-9_6 = L’attaccante che vince prende 15k dal giocatore che difende, o tutto quello che ha se è meno.
clause-AG-9_7 = Se vince l’attaccante, la spia attaccata viene tolta dalla mappa.
clause-AG-9_8 = Se l’attaccante perde, viene tolta dalla mappa la spia che ha attaccato.
clause-AG-9_9 = In quel caso il denaro non cambia mano.
clause-AG-9_10 = Si attacca una sola spia nemica, anche se quel nemico lì ne ha più d’una.
clause-AG-9_11 = Il ladro prende o una carta a sua scelta fra quelle che la vittima ha scoperte davanti a sé per colpa di una Talpa, o una carta a caso della sua mano privata.

section-AG-10 = Commerciare
clause-AG-10_1 = Nel tuo turno puoi commerciare con gli altri.
clause-AG-10_2 = Si possono scambiare carte Risorsa e denaro, in qualsiasi quantità.
clause-AG-10_3 = Le due parti non devono valere lo stesso.

section-AG-11 = Obiettivi
clause-AG-11_1 = Per avviare il tuo obiettivo scarti le due carte oggetto che corrispondono alla tua carta Obiettivo.
clause-AG-11_2 = Devi avere una pedina nella città della tua carta Luogo.
clause-AG-11_3 = Scopri la tua carta Luogo e la tua carta Obiettivo.
clause-AG-11_4 = Si mette un gettone obiettivo sulla città.
clause-AG-11_5 = Devi spostare subito la tua pedina da lì in una qualsiasi città collegata.
clause-AG-11_6 = Questo passo non conta come movimento normale della pedina.
clause-AG-11_7 = Dopo non fai più azioni facoltative in questo turno.
clause-AG-11_8 = Scarti subito fino a restare con cinque carte, e tieni l’asta se hai il gettone.
clause-AG-11_9 = Un obiettivo dura un giro: se nessuno l’ha fermato quando comincia il tuo turno successivo, è completato.
clause-AG-11_10 = La ricompensa si prende nel passo 1 di quel turno (AG-4.2), e il gettone lascia la mappa.
clause-AG-11_11 = Chi completa un obiettivo pesca una nuova carta Luogo e una nuova carta Obiettivo.
clause-AG-11_12 = Per fermare un obiettivo ti serve una pedina nella città del suo gettone.
clause-AG-11_13 = Scarti la carta che sventa quel tipo di obiettivo.
clause-AG-11_14 = Prendi subito 30k.
clause-AG-11_15 = Il gettone obiettivo viene tolto.
clause-AG-11_16 = Puoi fermare più obiettivi in un turno.

section-AG-12 = Distruggere una cellula
clause-AG-12_1 = Una cellula può essere distrutta solo finché nella sua città non c’è nessuna spia dell’agenzia a cui appartiene.
clause-AG-12_2 = Se ce ne sono, prima bisogna eliminarle.
clause-AG-12_3 = Giochi due carte oggetto che formano una coppia: Detonatore ed Esplosivi, Cavo e Registratore, oppure Fucile e Proiettile.
clause-AG-12_4 = Ognuna delle tre coppie va bene per qualsiasi cellula.
clause-AG-12_5 = La cellula viene tolta dalla mappa.
clause-AG-12_6 = Ricevi 25k dalla cassa.
clause-AG-12_7 = Puoi distruggere più cellule in un turno.

section-AG-13 = Passi 4 e 5: scarto e asta
clause-AG-13_1 = Se alla fine del tuo turno hai più di cinque carte Risorsa, scarti quelle che vuoi fino a restare con cinque.
clause-AG-13_2 = Il limite vale solo alla fine del proprio turno.
clause-AG-13_3 = Poi chi ha il gettone d’asta tiene un’asta al mercato nero.
clause-AG-13_4 = Quel giocatore prende le prime quattro carte del mazzo Risorse e le guarda; nessun altro le vede.
clause-AG-13_5 = Ne prende una in mano e passa le altre tre al giocatore successivo in senso orario.
clause-AG-13_6 = Uno dopo l’altro prende una carta, finché tutti e quattro ne hanno una; all’ultimo tocca l’ultima.
clause-AG-13_7 = Il gettone d’asta passa poi al giocatore successivo in senso antiorario.
clause-AG-13_8 = Il turno successivo è del giocatore successivo in senso orario.
clause-AG-13_9 = Nel gioco tutto va in senso orario, tranne il gettone d’asta.

section-AG-14 = Vincere
clause-AG-14_1 = Chi ha tre cellule dormienti, una in ogni zona, vince.

section-AG-15 = Esempi, e che cosa segue dalle regole
clause-AG-15_1 = Per una bomba si scartano il Detonatore e gli Esplosivi.
clause-AG-15_2 = Per un’intercettazione si scartano il Cavo e il Registratore; per un omicidio il Fucile e il Proiettile.
clause-AG-15_3 = Per fermare un omicidio si scarta Sventare l’Omicidio.
clause-AG-15_4 = Si può scambiare una carta con due.
clause-AG-15_5 = Una cellula si distrugge mettendoci sopra, per esempio, un Fucile e un Proiettile.
clause-AG-15_6 = Nello stesso turno puoi giocare carte, fare altro e giocare di nuovo carte.
clause-AG-15_7 = Le agenzie: CIA, blu, Washington (USA); MI6, nero, Londra (Regno Unito); FSB, verde, Mosca (Russia); MSS, rosso, Pechino (Cina).
clause-AG-15_8 = Senza cellule puoi avere 3 spie, con una 4, con due 5.
clause-AG-15_9 = Se i giocatori sono 1, 2, 3 e 4 in ordine di piazzamento, i turni vanno 2, 3, 4, 1, 2 e così via. Le aste vengono dopo il turno 4 (del giocatore 1), il turno 7 (giocatore 4), il turno 10 (giocatore 3), il turno 13 (giocatore 2), e così ogni tre turni.
clause-AG-15_10 = L’attaccante vince 15 volte su 36.

section-AG-H = Che cosa lascia aperto il regolamento, e le decisioni della casa
clause-AG-H1 = Non si è potuta trovare nessuna mappa del regolamento. Qui ha 27 città, 9 in ogni zona, e 48 collegamenti. Washington: L’Avana, Los Angeles, New York. New York: Londra, Vancouver, Washington. Vancouver: Los Angeles, New York, Seul. Los Angeles: Città del Messico, Tokyo, Vancouver, Washington. Città del Messico: Bogotà, L’Avana, Los Angeles. L’Avana: Bogotà, Madrid, Città del Messico, Washington. Bogotà: Buenos Aires, L’Avana, Città del Messico, Rio de Janeiro. Rio de Janeiro: Bogotà, Buenos Aires, Lagos. Buenos Aires: Bogotà, Rio de Janeiro, Sydney. Queste nove sono la zona 1, Americhe. Londra: Berlino, Madrid, New York, Parigi. Parigi: Berlino, Londra, Madrid, Roma. Madrid: L’Avana, Lagos, Londra, Parigi. Berlino: Londra, Mosca, Parigi, Roma. Roma: Berlino, Il Cairo, Parigi. Mosca: Almaty, Berlino, Il Cairo. Il Cairo: Dubai, Johannesburg, Lagos, Mosca, Roma. Lagos: Il Cairo, Johannesburg, Madrid, Rio de Janeiro. Johannesburg: Il Cairo, Dubai, Lagos. Queste nove sono la zona 2, Europa e Africa. Pechino: Almaty, Hong Kong, Seul, Tokyo. Tokyo: Pechino, Hong Kong, Los Angeles, Seul. Seul: Pechino, Tokyo, Vancouver. Hong Kong: Pechino, Nuova Delhi, Singapore, Tokyo. Singapore: Hong Kong, Nuova Delhi, Sydney. Nuova Delhi: Almaty, Dubai, Hong Kong, Singapore. Dubai: Almaty, Il Cairo, Johannesburg, Nuova Delhi. Almaty: Pechino, Dubai, Mosca, Nuova Delhi. Sydney: Buenos Aires, Singapore. Queste nove sono la zona 3, Asia e Pacifico.
clause-AG-H2 = Il regolamento nomina alcune carte Risorsa e non ne dà l’elenco. Qui il mazzo ne ha 60. Sei di ogni oggetto: Detonatore ed Esplosivi per una bomba, Cavo e Registratore per un’intercettazione, Fucile e Proiettile per un omicidio. Quattro di ciascuna di queste: Sventare la Bomba, Sventare l’Intercettazione e Sventare l’Omicidio, che fermano l’obiettivo che nominano. Gli oggetti e queste carte non servono ad altro. Quattro Talpe: scegli un altro giocatore; due carte a caso della sua mano privata (tutte, se ne ha meno) si mettono scoperte davanti a lui. Restano della sua mano: può giocarle, scambiarle e scartarle, e contano per il limite di cinque; un nuovo proprietario le prende nella mano privata. Quattro Posti di Blocco: fino all’inizio del tuo prossimo turno gli altri non possono muovere pedine, con il movimento normale o in auto, per uscire da una zona a tua scelta, entrarvi o muoversi al suo interno; gli aerei e il passo che segue l’avvio di un obiettivo sono liberi. Quattro Ribellioni: fino all’inizio del tuo prossimo turno ciascuno degli altri paga 5k alla cassa per ogni movimento di una pedina, normale, in auto o in aereo, che lascia o raggiunge una città di una zona a tua scelta; chi non può pagare non può farlo. In una zona possono stare più Posti di Blocco e più Ribellioni.
clause-AG-H3 = Il regolamento non elenca le carte Luogo. Qui ce ne sono 27, una per ogni città.
clause-AG-H4 = Il regolamento non elenca le carte Obiettivo. Qui ce ne sono 12: 4 bombe, 4 intercettazioni e 4 omicidi, e ognuna frutta 60k.
clause-AG-H5 = Il regolamento non conta i pezzi. Qui ogni agenzia ha 10 pedine e 5 cellule, e ci sono tanti gettoni obiettivo quanti ne servono. Senza una pedina nella riserva non si può giocare una carta che dura un giro.
clause-AG-H6 = Il regolamento non distribuisce denaro prima della partita. Qui tutti cominciano senza niente. Si può concordare un’altra somma, in gettoni da 5k (opzione starting_money).
clause-AG-H7 = Il regolamento non dice quanto denaro c’è. Qui la cassa non si esaurisce mai, il denaro va di 5k in 5k e nessuno può avere debiti.
clause-AG-H8 = Il regolamento non dice che cosa succede quando un mazzo è vuoto. Qui le Risorse scartate si mescolano e formano un nuovo mazzo; le carte Luogo e Obiettivo usate si mettono da parte e si mescolano quando il loro mazzo è vuoto. Se non c’è più nessuna Risorsa, non se ne pesca; in un’asta con meno di quattro carte i giocatori vengono serviti nel loro ordine finché ci sono carte.
clause-AG-H9 = Il regolamento dà carte nuove solo a chi completa un obiettivo. Qui pesca subito una nuova carta Luogo e una nuova carta Obiettivo anche il giocatore il cui obiettivo è stato fermato; altrimenti non gli resterebbe più niente da fare. Con l’altra impostazione in quel caso non si pescano carte nuove (opzione new_papers_after_stop).
clause-AG-H10 = Il regolamento non dice di chi sono gli obiettivi che si possono fermare. Qui solo quelli degli altri.
clause-AG-H11 = Il regolamento non dice quanti obiettivi un giocatore può avere in corso. Qui al massimo uno, dato che ha una sola coppia di carte.
clause-AG-H12 = Il regolamento non chiede una spia propria dove si distrugge una cellula. Qui ne serve una in quella città. Con l’altra impostazione non serve (opzione presence).
clause-AG-H13 = Il regolamento non dice quante cellule può contenere una città. Qui ogni agenzia ne ha al massimo una per città, e agenzie diverse possono condividerla. Puoi averne più d’una in una zona: ognuna aumenta la tua capacità, ma la zona conta una volta sola per la vittoria. Nessuno deve dare il consenso a una cellula, e i nemici presenti nella città non la impediscono.
clause-AG-H14 = Il regolamento non dice quando si verifica la vittoria. Qui nel momento in cui si piazza una cellula, e la partita finisce subito.
clause-AG-H15 = Il regolamento non dice che cosa succede se la perdita di una cellula ti lascia con più spie della tua capacità. Qui restano, ma non puoi comprarne altre.
clause-AG-H16 = Il regolamento dice poco di come si muovono le pedine. Qui ogni pedina ha uno spazio gratis per turno, e le pedine si possono muovere una alla volta, fra altre azioni. Auto e aereo si aggiungono, anche per una pedina che ha già mosso. Fino a tre spazi vuol dire da uno a tre collegamenti della mappa. Dopo la preparazione una città può ospitare quante pedine si vuole.
clause-AG-H17 = Il regolamento non dice come si annuncia un attacco. Qui l’attaccante nomina la città, la propria pedina e l’agenzia nemica, e i dadi sono scoperti. Le pedine tolte dalla mappa tornano nella riserva. Nessuno è al sicuro in una base principale.
clause-AG-H18 = Il regolamento dice poco di come va un furto. Qui il ladro nomina la vittima e la città, e se vuole una carta scoperta o una a caso; se ce n’è di un solo tipo, è quello, e a chi non ha carte non si può rubare. Il ladro e la vittima conoscono la carta rubata; gli altri solo se era scoperta.
clause-AG-H19 = Il regolamento non dice quando e come si commercia. Qui solo nel passo 3 di un turno, fra il giocatore attivo e un altro; può proporre l’uno o l’altro, e se entrambi sono d’accordo è fatta subito. Solo l’altro vede le carte offerte. Le promesse non vincolano nessuno. Il giocatore attivo può cominciare al massimo 3 proposte con ciascun giocatore in un turno. Non si scambiano carte Luogo e Obiettivo, cellule, pedine e gettoni; le carte scoperte sì. Se ne possono concordare di meno; con nessuna non si commercia (opzione proposals).
clause-AG-H20 = Il regolamento non dice se le carte scoperte contano per il limite di cinque. Qui contano. Le carte di un’asta arrivano dopo lo scarto, per cui avere sei carte fra due turni è normale.
clause-AG-H21 = Il regolamento non dice quando esattamente si scarta una carta che dura un giro. Qui all’inizio del turno successivo del suo proprietario, prima del denaro.
clause-AG-H22 = Il regolamento non dice che cosa succede in una città dove c’è già un gettone obiettivo. Qui ci si può avviare un obiettivo lo stesso, e ogni gettone fa storia a sé.
clause-AG-H23 = Secondo il regolamento comincia l’ultimo ad aver usato un computer (AG-2.2). Qui il programma sorteggia chi è stato.
clause-AG-H24 = Il regolamento non dice che cosa succede a un giocatore senza spie. Qui continua: con i 10k di un turno si compra una nuova spia nella base principale.
clause-AG-H25 = Il regolamento non dice chi sceglie il posto di una nuova spia. Qui lo sceglie chi compra, fra la base principale e le città con una propria cellula, anche se ci sono nemici.
clause-AG-H26 = Secondo il regolamento una partita potrebbe non finire mai. Qui finisce dopo 40 giri: vince chi ha cellule in più zone; a parità, chi ha più cellule; poi chi ha più denaro; e se anche quello è uguale, la vittoria è condivisa. Si possono concordare meno giri (opzione rounds).
clause-AG-G27 = Il regolamento chiama obbligatorio il passo 5, e dice che è solo per chi ha il gettone d’asta. AG-3.2 mette insieme le due cose.
clause-AG-G28 = Un obiettivo si completa durante un turno o quando il turno comincia? Entrambe le cose: si completa all’inizio del turno, e il denaro, il gettone e le carte nuove vengono prima di pescare la carta Risorsa.
clause-AG-G29 = Il regolamento parla di un secondo turno per un obiettivo. È il turno immediatamente successivo di quel giocatore: il primo è quello dell’avvio. Ciascuno degli altri tre ha esattamente un turno per fermarlo.
clause-AG-G30 = Dove vanno le carte oggetto scartate per un obiettivo? Si mostrano a tutti, e poi stanno coperte nella pila degli scarti.
clause-AG-G31 = Il regolamento lascia solo sapere che Posto di Blocco dura un giro e riguarda una zona, e che per Ribellione conta in quale città è una pedina. AG-H2 rispetta entrambe le cose.
clause-AG-H32 = Il regolamento non dice chi sceglie l’agenzia per primo. Qui si scelgono una alla volta in ordine di piazzamento, dal primo che piazza, prima della prima pedina. Con l’altra impostazione sono fissate quando si prepara il tavolo (opzione agencies_settled): il primo posto ha la CIA, il secondo l’MI6, il terzo l’FSB e il quarto l’MSS.
clause-AG-H33 = Il regolamento non dice se si può tenere quello che si compra. Qui si usa subito: un’auto o un aereo si compra nominando pedina e città. Un volo finisce in un’altra città, a uno, due o tre collegamenti. Anche una spia comprata in questo turno ha il suo spazio gratis, pure se quella pedina prima era sulla mappa. Senza una pedina nella riserva non si può comprare una spia, né una cellula senza un gettone cellula.
clause-AG-H34 = Il regolamento non dice che cosa fa una Talpa a un giocatore con la mano privata vuota. Qui si può giocare, viene scartata e non succede niente.
clause-AG-H35 = Il regolamento non dice come si compone uno scambio. Qui il giocatore attivo nomina un altro giocatore, e propone lui o gli chiede una proposta; ogni inizio così è uno dei tre di AG-H19, anche se non porta a niente. Chi propone aggiunge carte e denaro, di 5k in 5k, a quello che offre e a quello che chiede. Puoi offrire quello che hai, e chiedere denaro e carte scoperte che l’altro ha; della mano privata puoi chiedere qualsiasi carta per nome, ma non più di quante ne contiene né più copie di quante ne esistono: quello che si può chiedere non deve tradire la mano. Un regalo è permesso, niente in cambio di niente no. L’altro può accettare solo se nella sua mano privata c’è tutto quello che le viene chiesto.
clause-AG-H36 = Il regolamento non dice quale copia si usa se ne hai due di una carta, una delle quali scoperta. Qui lo dice chi gioca, scarta, offre o combina la carta.
clause-AG-H37 = Il regolamento non dice altro di Posto di Blocco e Ribellione. Qui vincolano tutti tranne il loro proprietario. Ogni Ribellione costa 5k una volta per ogni movimento che lascia o raggiunge la sua zona, per cui un movimento fra due zone paga per le carte di entrambe. Piazzare una nuova spia e il passo che segue l’avvio di un obiettivo non sono movimenti. Il denaro deve bastare per il prezzo e i pedaggi insieme.
clause-AG-H38 = Il regolamento non dice quando si rinnova un mazzo. Qui solo quando ne serve una carta e non ce n’è, anche nel mezzo di un’asta; fino ad allora gli scarti restano dove sono.
clause-AG-H39 = Il regolamento non dice dove sono le carte di un obiettivo in corso. Qui le sue carte Luogo e Obiettivo restano scoperte davanti al proprietario finché è completato o fermato; poi si mettono da parte, e dopo si pescano le nuove, così che possono tornare subito da un mazzo rinnovato.
clause-AG-H40 = Qual è l’ultimo turno di AG-H26? Il regolamento non conosce questa fine. Qui è il turno 160, con il suo scarto e la sua asta; con un altro numero di giri, il quadruplo di quel numero.
clause-AG-H41 = Come finisce uno scambio? Il regolamento non gli pone limiti. Qui un’offerta può solo crescere: si aggiungono carte e denaro da una parte o dall’altra e non si tolgono mai uno alla volta. Chi ci ripensa annulla tutta la proposta, che conta come una delle tre di AG-H19. Così ogni turno finisce. Uno schermo può lasciarti comporre l’offerta liberamente e inviarla quando è pronta.
clause-AG-H42 = Il regolamento non dice se si possono mescolare le carte della mano senza che gli altri vedano. Qui no: ogni carta Risorsa fuori dal suo mazzo sta in una bustina numerata. Tutti vedono quale bustina si pesca, si gioca, si scopre, si ruba, si consegna o si scarta; solo chi può guardare sa che cosa contiene. Una carta pescata va nella prima bustina libera. In un’asta le bustine non dicono niente: la carta presa va nella prima bustina del pacchetto, e le altre vengono riordinate.
clause-AG-H43 = Il regolamento non dice che cosa si vede quando un mazzo si rinnova. Qui le Risorse scartate si mostrano a tutti prima di mescolarle. Se succede nel mezzo di un’asta, tutti vedono se un giocatore prende una carta del mazzo vecchio o del nuovo.
clause-AG-H44 = Il regolamento non dice quanto sentono gli altri di uno scambio. Qui quello che si chiede si dice ad alta voce: nomi di carte, denaro e carte scoperte. Delle carte offerte tutti vedono le bustine, e l’altro giocatore il fronte, una volta fatta la proposta. Chi accetta mette in tavola una alla volta, davanti a tutti, le carte che gli si chiedono della mano privata; con l’ultima lo scambio è concluso. Fino ad allora può ancora rifiutare, e le carte messe in tavola tornano nella sua mano.
clause-AG-H45 = Il regolamento non dice in quale ordine si formula una proposta. Qui l’ordine è uno solo: le carte offerte, secondo le bustine; il denaro offerto; le carte chieste della mano privata, nell’ordine di AG-H2; le carte scoperte chieste, secondo le bustine; il denaro chiesto. Il denaro si nomina in somme fino a 100k, e solo dopo 100k esatti può seguirne altro.
clause-AG-H46 = Il regolamento non distingue le pedine di un’agenzia. Qui sono numerate. Se si tratta di una fra più pedine in una città e non importa quale, è quella con il numero più basso; lo stesso vale per le pedine della riserva. L’ultima carta di un’asta va da sé all’ultimo giocatore.

section-AG-S = Misure per lo studio
clause-AG-S1 = Di ogni carta Risorsa ci sono al massimo da 1 a 6 copie (opzione copies). Il mazzo completo ne ha fino a 6.
clause-AG-S2 = Ogni giocatore riceve da 0 a 2 carte Risorsa come prima mano (opzione starting_cards). Nel gioco pubblicato sono 2.
clause-AG-S3 = Solo le prime città, da 4 a 27, hanno una carta Luogo (opzione locations). Il mazzo completo le ha tutte e 27.
clause-AG-S4 = Ci sono da 1 a 3 tipi di obiettivi: bomba, intercettazione, omicidio (opzione objective_kinds). Il mazzo completo li ha tutti e tre.

### Il tavolo

## Chi, a chi e che cosa: le frasi qui sotto li nominano

seat = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] Giocatore { $seat }
}
who = { $who ->
    [cia] La CIA
    [mi6] L’MI6
    [fsb] L’FSB
   *[mss] L’MSS
}
whom = { $whom ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
of-whom = { $whom ->
    [cia] della CIA
    [mi6] dell’MI6
    [fsb] dell’FSB
   *[mss] dell’MSS
}
to-whom = { $whom ->
    [cia] alla CIA
    [mi6] all’MI6
    [fsb] all’FSB
   *[mss] all’MSS
}
from-whom = { $whom ->
    [cia] della CIA
    [mi6] dell’MI6
    [fsb] dell’FSB
   *[mss] dell’MSS
}
to-who = { $who ->
    [cia] alla CIA
    [mi6] all’MI6
    [fsb] all’FSB
   *[mss] all’MSS
}
winner-a = { $a ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
winner-b = { $b ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
winner-c = { $c ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
winner-d = { $d ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
an-objective = { $objective ->
    [bomb] una bomba
    [tap] un’intercettazione
   *[kill] un omicidio
}
the-objective = { $objective ->
    [bomb] la bomba
    [tap] l’intercettazione
   *[kill] l’omicidio
}
in-zone = { $zone ->
    [americas] nelle Americhe
    [europe] in Europa e Africa
   *[asia] in Asia e Pacifico
}
card-one = { $one ->
    [detonator] Detonatore
    [explosives] Esplosivi
    [wire] Cavo
    [recorder] Registratore
    [rifle] Fucile
    [bullet] Proiettile
    [no-bomb] Sventare la Bomba
    [no-tap] Sventare l’Intercettazione
    [no-kill] Sventare l’Omicidio
    [mole] Talpa
    [block] Posto di Blocco
   *[rebellion] Ribellione
}
card-two = { $two ->
    [detonator] Detonatore
    [explosives] Esplosivi
    [wire] Cavo
    [recorder] Registratore
    [rifle] Fucile
    [bullet] Proiettile
    [no-bomb] Sventare la Bomba
    [no-tap] Sventare l’Intercettazione
    [no-kill] Sventare l’Omicidio
    [mole] Talpa
    [block] Posto di Blocco
   *[rebellion] Ribellione
}
card-three = { $three ->
    [detonator] Detonatore
    [explosives] Esplosivi
    [wire] Cavo
    [recorder] Registratore
    [rifle] Fucile
    [bullet] Proiettile
    [no-bomb] Sventare la Bomba
    [no-tap] Sventare l’Intercettazione
    [no-kill] Sventare l’Omicidio
    [mole] Talpa
    [block] Posto di Blocco
   *[rebellion] Ribellione
}

## Che cosa si può giocare

move-first = Il giocatore { $seat } piazza per primo
move-agency = { $agency ->
    [cia] Guidare la CIA: blu, con la base principale a Washington
    [mi6] Guidare l’MI6: nero, con la base principale a Londra
    [fsb] Guidare l’FSB: verde, con la base principale a Mosca
   *[mss] Guidare l’MSS: rosso, con la base principale a Pechino
}
move-place = Mettere una spia { in-city }
move-location = La carta Luogo è { city }
move-objective = La carta Obiettivo è { an-objective }
move-draw = La carta è { card }
move-end = Non fare altro in questo turno
move-move = { $mode ->
    [walk] La spia { $pawn } avanza di uno spazio, gratis
    [car] La spia { $pawn } prende un’auto: uno spazio per 5k
   *[plane] La spia { $pawn } prende un aereo: fino a tre spazi per 20k
}
move-go = La città è { city }
move-spy = Comprare per 10k una nuova spia, che comincia { in-city }
move-cell = Comprare per 40k una cellula dormiente e piazzarla { in-city }
move-play = Giocare la carta { $sleeve }
move-stop = Sventare un obiettivo con la carta { $sleeve }
move-initiate = Avviare il tuo obiettivo con la carta { $sleeve } e la sua compagna
move-destroy = Distruggere una cellula con la carta { $sleeve } e la sua compagna
move-pair = La carta { $sleeve } è l’altro oggetto della coppia
move-zone = { $zone ->
    [americas] Metterla nella zona 1, le Americhe
    [europe] Metterla nella zona 2, Europa e Africa
   *[asia] Metterla nella zona 3, Asia e Pacifico
}
move-at = È per il giocatore { $seat }
move-attack = La spia { $pawn } attacca una spia del giocatore { $seat }
move-steal = La spia { $pawn } deruba il giocatore { $seat }
move-die = Il dado mostra { $pips }
move-face-up = Prendere, o chiedere, la carta scoperta { $sleeve }
move-blind = Rubare una carta a caso della mano privata
move-pick = Esce la carta { $sleeve }
move-trade = Commerciare con un altro giocatore
move-to = Fare una proposta al giocatore { $seat }
move-from = Chiedere una proposta al giocatore { $seat }
move-lay = Offrire la carta { $sleeve }
move-give = Offrire { $money }k
move-want = Chiedere questa carta della mano privata: { card }
move-ask = Chiedere { $money }k
move-propose = La proposta è completa
move-cancel = Ritirare la proposta
move-accept = Accettare la proposta
move-refuse = Rifiutare la proposta
move-out = Consegnare la carta { $sleeve }, che è stata chiesta
move-drop = Scartare la carta { $sleeve }
move-take = Prendere la carta numero { $number } del pacchetto
move-sealed-location = Si distribuisce una carta Luogo coperta
move-sealed-objective = Si distribuisce una carta Obiettivo coperta
move-sealed-card = Si distribuisce una carta Risorsa coperta
move-taken = { $old ->
    [0] Si prende una carta del pacchetto
   *[1] Si prende una carta del pacchetto, una del mazzo precedente
}
move-passed-1 = Si prende una carta del pacchetto; a te passa: { card-one }
move-passed-2 = Si prende una carta del pacchetto; a te passano: { card-one } e { card-two }
move-passed-3 = Si prende una carta del pacchetto; a te passano: { card-one }, { card-two } e { card-three }

## Che cosa si può giocare, al tavolo

label-play = Giocare «{ card }»
label-stop = Sventare un obiettivo con «{ card }»
label-initiate = Avviare il tuo obiettivo, cominciando con «{ card }»
label-destroy = Distruggere una cellula, cominciando con «{ card }»
label-pair = Aggiungere «{ card }»
label-lay = Offrire «{ card }»
label-out = Consegnare «{ card }»
label-drop = Scartare «{ card }»
label-take = Prendere «{ card }»
label-ask-open = Chiedere «{ card }», che è scoperta
label-to = Fare una proposta { to-whom }
label-from = Chiedere una proposta { to-whom }
label-at-hand = La mano { of-whom }
label-at-objective = L’obiettivo { of-whom }
label-at-cell = La cellula { of-whom }
label-go = Andare { to-city }
label-wreck = Distruggere una cellula { in-city }
label-move = { $mode ->
    [walk] La spia { $pawn } fa uno spazio a piedi { leaving }, gratis
    [car] La spia { $pawn } fa uno spazio in auto { leaving }, per 5k
   *[plane] La spia { $pawn } vola fino a tre spazi { leaving }, per 20k
}
label-attack = Attaccare una spia { of-whom } { in-city }
label-steal = Rubare una carta { to-whom } { in-city }

## Che cosa ti si chiede

asked-choosing = Scegli la tua agenzia. Valgono tutte lo stesso; cambia solo dove si trova la base principale.
asked-placing = Metti la spia { $number } di { $of } in una città dove non c’è ancora nessuno.
asked-acting = Tocca a te: fa’ quello che vuoi nell’ordine che vuoi, poi «end». Hai { $money }k e { $spies } spie su un massimo di { $capacity }.
asked-moving = { $mode ->
    [walk] Dove va la spia { $pawn } { leaving }? Uno spazio, gratis.
    [car] Dove va in auto la spia { $pawn } { leaving }? Uno spazio, per 5k.
   *[plane] Dove vola la spia { $pawn } { leaving }? Fino a tre spazi, per 20k.
}
asked-zoning = In quale zona metti «{ card }»?
asked-aiming = Contro chi giochi la Talpa? Due carte a caso di quella mano privata verranno scoperte.
asked-stopping = Di chi è l’obiettivo che sventi con «{ card }»?
asked-pairing = Mostri «{ card }». Quale carta completa la coppia?
asked-fleeing = Il gettone è sulla città. La tua spia deve partire subito { leaving }: dove va?
asked-wrecking = La coppia è scartata. In quale città distruggi una cellula?
asked-blaming = Di chi è la cellula che distruggi { in-city }?
asked-stealing = Rubi una carta { to-whom }: una di quelle scoperte, o una a caso della mano privata?
asked-partnering = Con chi commerci? Puoi fare una proposta («to») o chiederne una («from»).
asked-proposing = Componi la tua proposta { to-whom }: prima quello che offri, poi quello che chiedi; «propose» quando è completa.
asked-answering = { $left ->
    [0] Ecco una proposta { from-whom }. La accetti?
    [one] Ecco una proposta { from-whom }. Per accettarla, consegna la carta chiesta per nome ({ $left }).
   *[other] Ecco una proposta { from-whom }. Per accettarla, consegna una alla volta le { $left } carte chieste per nome.
}
asked-dropping = { $left ->
    [one] Il limite è di cinque carte: scartane { $left }.
   *[other] Il limite è di cinque carte: scartane { $left }, una alla volta.
}
asked-taking = { $count ->
    [one] Prendi l’ultima carta del pacchetto.
   *[other] Prendi una delle { $count } carte del pacchetto; le altre passano oltre.
}

## Che cosa aspettano gli altri

waits-drawing-first = Si sorteggia chi piazza per primo.
waits-choosing = Il giocatore { $seat } sceglie un’agenzia.
waits-placing = { who } deve mettere sulla mappa la spia { $number } di { $of }.
waits-dealing-location = Si distribuisce una carta Luogo { to-who }.
waits-dealing-objective = Si distribuisce una carta Obiettivo { to-who }.
waits-dealing-card = Si distribuisce una carta Risorsa { to-who }.
waits-dealing-packet = { who } pesca le carte dell’asta.
waits-acting = { who } è di turno, con { $money }k e { $spies } spie su un massimo di { $capacity }.
waits-moving = { $mode ->
    [walk] { who } muove a piedi la spia { $pawn } { leaving }.
    [car] { who } muove in auto la spia { $pawn } { leaving }.
   *[plane] { who } muove in aereo la spia { $pawn } { leaving }.
}
waits-zoning = { who } sceglie una zona per «{ card }».
waits-aiming = { who } sceglie contro chi giocare la Talpa.
waits-stopping = { who } sceglie quale obiettivo sventare con «{ card }».
waits-pairing = { who } mostra «{ card }» e deve aggiungere la sua compagna.
waits-fleeing = { who } deve muovere subito la spia { $pawn } { leaving }.
waits-wrecking = { who } sceglie in quale città distruggere una cellula.
waits-blaming = { who } sceglie di chi è la cellula da distruggere { in-city }.
waits-rolling = { who } attacca { whom }; prima tira chi attacca.
waits-rolling-defence = { who } attacca { whom }; ora tira chi si difende.
waits-stealing = { who } sceglie che cosa rubare { to-whom }.
waits-picking = { who } pesca una carta a caso dalla mano { of-whom }.
waits-picking-mole = { $count ->
    [one] Resta da scoprire { $count } carta a caso { of-whom }.
   *[other] Restano da scoprire { $count } carte a caso { of-whom }.
}
waits-partnering = { who } sceglie con chi commerciare.
waits-proposing = { who } compone una proposta da fare { to-whom }.
waits-answering = { $left ->
    [0] { who } deve rispondere alla proposta { from-whom }.
    [one] { who } deve rispondere alla proposta { from-whom }: { $left } carta è chiesta per nome.
   *[other] { who } deve rispondere alla proposta { from-whom }: { $left } carte sono chieste per nome.
}
waits-dropping = { $left ->
    [one] { who } deve scartare { $left } carta.
   *[other] { who } deve scartare { $left } carte.
}
waits-taking = { $count ->
    [one] { who } riceve l’ultima carta del pacchetto.
   *[other] { who } deve prendere una delle { $count } carte del pacchetto.
}

## Che cosa è successo

drew-first = Il giocatore { $seat } piazza per primo.
settled = Le agenzie sono concordate: il giocatore 0 guida la CIA, il giocatore 1 l’MI6, il giocatore 2 l’FSB e il giocatore 3 l’MSS.
chose = { $agency ->
    [cia] Il giocatore { $seat } guida la CIA: blu, con la base principale a Washington.
    [mi6] Il giocatore { $seat } guida l’MI6: nero, con la base principale a Londra.
    [fsb] Il giocatore { $seat } guida l’FSB: verde, con la base principale a Mosca.
   *[mss] Il giocatore { $seat } guida l’MSS: rosso, con la base principale a Pechino.
}
placed = { who } mette una spia { in-city }.
your-location = La tua carta Luogo: { city }.
your-objective = La tua carta Obiettivo: { objective }.
new-papers = { who } pesca una nuova carta Luogo e una nuova carta Obiettivo.
you-drew = Peschi «{ card }».
drew = { who } pesca una carta.
packet-card = Nel pacchetto: { card }.
auction = { $count ->
    [one] { who } tiene un’asta: c’è solo { $count } carta.
   *[other] { who } tiene un’asta e guarda { $count } carte.
}
renewed-assets = Il mazzo delle Risorse era vuoto: gli scarti vengono scoperti davanti a tutti e mescolati in un nuovo mazzo.
renewed-locations = Il mazzo dei Luoghi era vuoto: le carte usate vengono mescolate in un nuovo mazzo.
renewed-objectives = Il mazzo degli Obiettivi era vuoto: le carte usate vengono mescolate in un nuovo mazzo.
token = { who } riceve il gettone d’asta.
dealt = Tutti hanno le loro carte segrete e la prima mano. { who } riceve il gettone d’asta.
lifted = { who } scarta «{ card }», che era { in-zone }.
turn = { who } comincia il turno { $turn } e prende { $money }k.
completed = { who } completa { the-objective } { in-city }, che nessuno ha sventato, e prende { $money }k.
ends = { who } non fa altro in questo turno.
drops = { who } scarta «{ card }».
drops-hidden = { who } scarta una carta.
safety-stop = La partita finisce dopo il turno { $turn }: nessuno ha una cellula in ogni zona.
final = { $zones ->
    [one] { who }: cellule in { $zones } zona, { $cells } in tutto, e { $money }k.
   *[other] { who }: cellule in { $zones } zone, { $cells } in tutto, e { $money }k.
}
walked = { who } muove una spia { leaving } { to-city }.
drove = { who } porta in auto una spia { leaving } { to-city }, per { $money }k.
flew = { who } porta in aereo una spia { leaving } { to-city }, per { $money }k.
fled = { who } muove subito la spia { leaving } { to-city }.
toll = { who } paga altri { $money }k per la Ribellione.
hired = { who } compra per { $money }k una nuova spia, che comincia { in-city }.
built = { who } piazza una cellula dormiente { in-city }, per { $money }k. Conta { in-zone }.
plays = { who } gioca «{ card }».
laid-block = { who } mette Posto di Blocco { in-zone }: per un giro nessun altro vi si muove a piedi o in auto.
laid-rebellion = { who } mette Ribellione { in-zone }: per un giro gli altri pagano 5k per ogni movimento che ne parte o vi arriva.
mole = { $count ->
    [one] La Talpa è al lavoro: { $count } carta a caso { of-whom } viene scoperta.
   *[other] La Talpa è al lavoro: { $count } carte a caso { of-whom } vengono scoperte.
}
mole-in-vain = La Talpa non trova nessuna mano privata { of-whom }: non succede niente.
turned-up = «{ card }» viene scoperta: è una carta { of-whom }.
stopped = { who } sventa { the-objective } { of-whom } { in-city } e prende { $money }k.
initiates = { who } scopre le sue carte segrete e avvia { an-objective } { in-city }.
pair = { who } scarta «{ card-one }» e «{ card-two }».
destroyed = { who } distrugge la cellula { of-whom } { in-city } e prende { $money }k.
attacks = { who } attacca una spia { of-whom } { in-city }.
steals = { who } deruba { whom } { in-city }.
rolled-attack = { who } tira { $pips }.
rolled-defence = Il tiro { of-whom } è { $pips }.
attack-won = { who } vince, prende { $money }k { to-whom }, e la spia attaccata lascia la mappa.
attack-lost = { who } perde, e la spia che ha attaccato lascia la mappa.
stole = { who } ruba «{ card }» { to-whom }.
stole-hidden = { who } ruba una carta { to-whom }.
turns-to = { who } prepara una proposta da fare { to-whom }.
invites = { who } chiede una proposta { to-whom }.
offers = { who } offre «{ card }».
offers-hidden = { who } offre la carta { $sleeve }.
offers-money = { who } offre { $money }k.
wants = { who } chiede «{ card }».
asks-open = { who } chiede «{ card }», che è scoperta.
asks-money = { who } chiede { $money }k.
proposed = { who } presenta la proposta { to-whom }.
shown = { who } mostra che cosa offre: { card }.
cancelled = { who } ritira la proposta.
traded = { who } accetta la proposta { from-whom }, ed è fatta.
declined = { who } rifiuta la proposta { from-whom }.
lays-out = { who } consegna «{ card }».
took-card = { who } prende «{ card }».
took = { $old ->
    [0] { who } prende una carta del pacchetto.
   *[1] { who } prende una carta del pacchetto, una del mazzo precedente.
}
passed-1 = Quello che resta è tuo: { card-one }.
passed-2 = A te passano: { card-one } e { card-two }.
passed-3 = A te passano: { card-one }, { card-two } e { card-three }.
last-card = L’ultima carta del pacchetto va { to-whom }.

## Come finisce

over-won = { who } ha una cellula dormiente in ogni zona e vince.
over-stopped = { $zones ->
    [one] { who } vince: cellule in { $zones } zona, { $cells } in tutto, e { $money }k.
   *[other] { who } vince: cellule in { $zones } zone, { $cells } in tutto, e { $money }k.
}
over-shared-2 = Si dividono la vittoria { winner-a } e { winner-b }: zone con cellule { $zones }, cellule { $cells }, denaro { $money }k a testa.
over-shared-3 = Si dividono la vittoria { winner-a }, { winner-b } e { winner-c }: zone con cellule { $zones }, cellule { $cells }, denaro { $money }k a testa.
over-shared-4 = Si dividono la vittoria { winner-a }, { winner-b }, { winner-c } e { winner-d }: zone con cellule { $zones }, cellule { $cells }, denaro { $money }k a testa.

## Che cosa si può concordare

option-rounds = Giri dopo i quali la partita finisce se nessuno ha vinto
option-agencies_settled = Le agenzie vanno secondo i posti e non si scelgono
option-proposals = Proposte che si possono cominciare con ciascun giocatore in un turno (0: niente commercio)
option-starting_money = Denaro all’inizio, in fiches da 5k
option-presence = Per distruggere una cellula serve una spia nella sua città
option-new_papers_after_stop = Chi si vede sventare l’obiettivo pesca nuove carte segrete
option-copies = Copie di ciascuna carta Risorsa, al massimo
option-starting_cards = Carte Risorsa della prima mano
option-locations = Città che hanno una carta Luogo
option-objective_kinds = Tipi di obiettivi (1: bombe, 2: anche intercettazioni, 3: anche omicidi)

## Perché qualcosa non si può giocare

refused-over = La partita è finita.
refused-dealer-draws-first = Prima il mazziere sorteggia chi piazza per primo (per esempio first=0).
refused-choose-an-agency = Prima si sceglie un’agenzia: cia, mi6, fsb o mss.
refused-place-a-pawn = Prima si mette una spia sulla mappa (per esempio +paris).
refused-dealer-deals-location = Prima il mazziere distribuisce una carta Luogo (per esempio @paris).
refused-dealer-deals-objective = Prima il mazziere distribuisce una carta Obiettivo (per esempio ?bomb.1).
refused-dealer-deals-card = Prima il mazziere distribuisce una carta Risorsa (per esempio =wire.1).
refused-choose-an-action = Questo qui non va: scegli una delle azioni del turno, o «end».
refused-choose-a-city = Prima di’ dove va la spia (per esempio >paris).
refused-choose-a-zone = Prima di’ in quale zona va la carta: zone1, zone2 o zone3.
refused-choose-a-player = Prima di’ contro chi si gioca la Talpa (per esempio at1).
refused-choose-an-objective = Prima di’ di chi è l’obiettivo che sventi (per esempio at1).
refused-choose-the-other-object = Prima nomina l’altro oggetto della coppia (per esempio and17).
refused-leave-the-city = È appena stato avviato un obiettivo: prima la spia deve lasciare la città (per esempio >paris).
refused-choose-a-cell = Prima di’ quale cellula distruggi: la città, poi di chi è.
refused-dealer-rolls = Prima il mazziere tira un dado (da die=1 a die=6).
refused-choose-what-to-steal = Prima di’ che cosa si ruba: una carta scoperta (per esempio up17), o «blind».
refused-dealer-picks = Prima il mazziere pesca una carta della mano privata (per esempio pick=17).
refused-choose-a-partner = Prima di’ con chi commerci: to1 propone al giocatore 1, from1 gli chiede di proporre.
refused-finish-the-proposal = Prima si finisce la proposta: con «propose» o con «cancel».
refused-answer-the-proposal = Prima bisogna rispondere alla proposta.
refused-discard-first = Prima devi scartare fino a restare con cinque carte (per esempio drop17).
refused-take-from-the-packet = Prima bisogna prendere una carta del pacchetto (per esempio take1).
refused-agency-taken = Quell’agenzia ce l’ha un altro giocatore.
refused-city-taken = Lì c’è già una spia; mentre si piazzano le prime spie, ciascuna prende una città sua.
refused-location-not-in-deck = Quella carta Luogo ora non è nel mazzo.
refused-objective-not-in-deck = Nel mazzo non ci sono più tante carte di quell’Obiettivo.
refused-card-not-in-deck = Nel mazzo non ci sono più tante carte di quella Risorsa.
refused-pawn-not-on-map = Quella pedina non è sulla mappa.
refused-has-walked = Quella spia ha già usato il suo spazio gratuito in questo turno.
refused-bought-already = Ne hai già comprato uno in questo turno; ogni cosa si compra una volta sola.
refused-too-little-money = Non hai abbastanza denaro per questo.
refused-road-blocked = Lo vieta un Posto di Blocco: in quella zona solo il suo proprietario si muove a piedi o in auto.
refused-not-linked = Quella città non è collegata a quella della spia.
refused-too-far = Un aereo va in un’altra città, a una distanza da uno a tre collegamenti.
refused-toll-too-high = Non puoi pagare quello che costa lì la Ribellione.
refused-at-capacity = Hai tante spie quante ne permette la tua capacità: 3, e 1 in più per ciascuna delle tue cellule.
refused-no-pawn-left = Non hai più pedine nella riserva.
refused-not-a-home = Una nuova spia comincia nella tua base principale o in una delle tue cellule.
refused-no-spy-there = Non hai spie in quella città, quindi non puoi piazzarci una cellula.
refused-cell-there = Hai già una cellula in quella città.
refused-no-cell-left = Hai già piazzato le tue cinque cellule.
refused-not-your-card = Quella carta non è tua.
refused-not-playable = Così si giocano solo Talpa, Posto di Blocco e Ribellione.
refused-no-pawn-for-card = Non hai pedine nella riserva per segnare quella carta come tua.
refused-not-a-stop-card = Quella carta non sventa nessun obiettivo.
refused-nothing-to-stop = Dove sono le tue spie, nessun altro ha in corso un obiettivo che quella carta sventi.
refused-not-an-object = Quella carta non è uno dei sei oggetti.
refused-not-a-pair = Quelle due non fanno coppia: il Detonatore va con gli Esplosivi, il Cavo con il Registratore, il Fucile con il Proiettile.
refused-under-way = Il tuo obiettivo è già in corso.
refused-no-papers = Non hai carte Luogo e Obiettivo.
refused-not-for-your-objective = Quella carta non corrisponde alla tua carta Obiettivo.
refused-not-at-your-location = Non hai spie nella città della tua carta Luogo.
refused-nothing-to-destroy = Ora non c’è nessuna cellula che tu possa distruggere.
refused-no-cell-to-destroy = Lì non puoi distruggere una cellula così: il suo proprietario non deve avere spie nella città, e tu ne devi avere una.
refused-fought-already = In questo turno hai già attaccato o rubato; è permesso una volta sola.
refused-that-is-you = Quel giocatore sei tu.
refused-no-enemy-there = Quel giocatore non ha spie nella città dove sta la tua.
refused-no-cards-to-steal = Quel giocatore non ha carte.
refused-not-face-up = Quella carta non è scoperta davanti a quel giocatore.
refused-no-private-cards = Quel giocatore non ha carte private, solo scoperte.
refused-not-in-private-hand = Quella carta non è nella mano privata da cui deve venire.
refused-no-proposals-left = Con quel giocatore non si possono cominciare altre proposte in questo turno.
refused-out-of-order = Una proposta si dice in un solo ordine: carte offerte, denaro offerto, carte chieste per nome, carte scoperte chieste, denaro chiesto.
refused-too-many-asked = Non puoi chiedere più carte di quante ne ha quella mano privata, né più copie di quante ne esistono.
refused-more-than-there-is = Lì non c’è tanto denaro.
refused-nothing-for-nothing = Offri qualcosa o chiedi qualcosa; niente in cambio di niente non è uno scambio.
refused-lay-out-what-is-asked = Per accettare, consegna le carte chieste per nome (per esempio out17).
refused-not-asked-for = Quella carta non è stata chiesta.
refused-not-in-packet = Nel pacchetto non ci sono tante carte.

## Il tavolo nel terminale

draw-setup = Preparazione
draw-turn = Turno { $turn }, giro { $round } di { $rounds }
draw-deck = Mazzo { $count }
draw-discards = scarti { $count }
draw-you = tu
draw-spies = spie { $spies }/{ $capacity }
draw-cells = cellule { $count }
draw-cards = carte { $count }
draw-open = scoperte:
draw-known = note:
draw-token = gettone d’asta
draw-hand = La tua mano
draw-papers = Le tue carte segrete
draw-papers-are = { an-objective } { in-city }
draw-market = Mercato
draw-goods = { $goods ->
    [car] auto
    [plane] aereo
    [spy] nuova spia
   *[cell] cellula dormiente
}
draw-bought = già fatto
draw-gives = { who } offre
draw-asks = { who } chiede
draw-handed = consegnato
draw-nothing = niente
draw-packet = Pacchetto
draw-legend = C0 spia 0 della CIA (M MI6, F FSB, S MSS) · ⌂ base · ■ cellula · ◆ obiettivo · (0) si è mossa

## La lezione

lesson-1 = Quattro servizi segreti si dividono questa mappa del mondo. Vince chi per primo ha una cellula dormiente in ciascuna delle tre zone. Una cellula costa 40k e un turno ne dà 10k: il punto è da dove viene il resto.
lesson-2 = Chi piazza per primo riceve anche il gettone d’asta; il primo turno è del giocatore successivo.
lesson-3 = Le agenzie si distinguono solo per la base principale, segnata con ⌂: lì, e nelle proprie cellule, cominciano le nuove spie.
lesson-4 = Ogni giocatore ha messo tre spie sulla mappa, mai due nella stessa città. D’ora in poi possono trovarcisi quante se ne vuole.
lesson-5 = Ogni giocatore riceve due carte segrete, coperte: un Luogo e un Obiettivo, per esempio «una bomba a Parigi». Non fanno parte della mano, che comincia con due carte Risorsa. Nessuno vede che cosa hanno gli altri.
lesson-6 = Un turno comincia con 10k e una carta Risorsa. Poi fai quello che vuoi, in qualsiasi ordine: muovere, comprare, giocare carte, attaccare o rubare una volta, commerciare, occuparti degli obiettivi.
lesson-7 = Ogni spia ha uno spazio gratuito per turno, lungo i collegamenti della mappa. Un’auto (5k) e un aereo (20k, fino a tre spazi) si aggiungono, ciascuno una volta per turno.
lesson-8 = Con una spia nella città della sua carta Luogo e i due oggetti della sua carta Obiettivo, Detonatore ed Esplosivi, l’MI6 avvia il suo obiettivo: una bomba a Parigi. Scopre le carte segrete, e un gettone ◆ va sulla città.
lesson-9 = La spia deve partire subito, e il turno è finito. Ora ciascuno degli altri ha un turno per sventare la bomba: basterebbero una spia a Parigi e la carta Sventare la Bomba, e darebbero 30k. Se nessuno lo fa, l’obiettivo è completo quando comincia il prossimo turno dell’MI6.
lesson-10 = L’FSB prende un’auto per raggiungere la spia in fuga, e la attacca. Attaccare o rubare: solo una delle due cose, una volta per turno, contro una spia nella stessa città.
lesson-11 = Entrambi tirano un dado; vince il più alto, e il pareggio è di chi si difende. Chi attacca e vince prende fino a 15k, e la spia battuta torna nella riserva. Un ladro avrebbe preso una carta.
lesson-12 = L’MSS commercia: offre una carta e chiede denaro. Carte e denaro possono passare di mano a piacere se entrambi sono d’accordo, e solo l’altro vede che cosa viene offerto. In un turno si possono cominciare al massimo tre proposte con ciascun giocatore.
lesson-13 = La CIA gioca la Talpa: due carte a caso di un’altra mano vengono scoperte. Chi poi deruba quel giocatore può scegliere una di quelle.
lesson-14 = Alla fine di un turno più di cinque carte sono troppe. Poi chi ha il gettone d’asta guarda quattro carte, ne tiene una e passa le altre, finché ogni giocatore ne ha una. Il gettone gira nel verso opposto.
lesson-15 = Nessuno ha sventato la bomba: l’MI6 prende 60k e nuove carte segrete. È più di quanto costa una cellula.
lesson-16 = Una cellula dormiente si piazza dove si ha una spia, e permette di avere una spia in più. Gli altri possono distruggerla finché lì non c’è nessuna spia del suo proprietario, con una coppia di oggetti qualsiasi, e prendono 25k.
lesson-17 = Questo era un giro. Con altre due zone vince l’MI6: tenete d’occhio il suo denaro, le sue carte segrete e le sue spie. Il resto è nella pagina delle regole; con «tradecraft play agency» si può provare.

## La mappa

board-spy = { agency }: spia { $pawn }
board-cell = { agency }: cellula dormiente

## Il tavolo semplice

view-turn = turno
view-rounds = giri in tutto
view-active = giocatore attivo
view-holder = gettone al giocatore
view-winner = vinto dal giocatore
view-map = mappa
view-zones = zone
view-zone = zona
view-cities = città
view-city = città
view-longitude = -
view-latitude = -
view-links = strade per
view-base = base di
view-roads = strade
view-agency = agenzia
view-money = denaro
view-spies = spie
view-capacity = spie al massimo
view-reserve = spie di riserva
view-cells = cellule
view-cells-left = cellule rimaste
view-up = carte scoperte
view-papers = documenti
view-tolls = pedaggi da pagare
view-barred = zone chiuse
view-proposals = proposte fatte
view-market = mercato
view-goods = articolo
view-price = prezzo
view-bought = comprato in questo turno
view-fought = ha combattuto in questo turno
view-decks = mazzi
view-assets = carte nel mazzo
view-renewed = volte che il mazzo è stato rifatto
view-unseen = carte non ancora viste
view-used-locations = Luoghi usati
view-used-objectives = Obiettivi usati
view-doing = ciò che si sta facendo
view-mode = modo di viaggiare
view-pawn = spia
view-foe = avversario
view-die = dado
view-picks = carte da scegliere
view-target = bersaglio
view-auction = asta
view-trade = scambio
view-walked = ha camminato
view-sleeve = posto nella mano
view-one-of = una fra
view-open = scoperta
view-part = ruolo nello scambio
view-location = Luogo
view-objective = Obiettivo
view-under-way = in corso
view-giver = offre il giocatore
view-taker = offerto al giocatore
view-proposed = proposto
view-gives = dà
view-asks = chiede
view-names = nomina
view-laid-out = esposte
view-owner = proprietario
view-taken = carte prese
view-packet = pacchetto
view-packets = pacchetti
panel-holds = hand money spies cells
says-city = city city
says-cities = city city
says-links = city city
says-roads = city city
says-cells = city city
says-base = city city
says-location = city city
says-used-locations = city city
says-zone = zone zone
says-zones = zone zone
says-tolls = zone zone
says-barred = zone zone
says-agency = agency agency
says-objective = objective objective
says-used-objectives = objective objective
says-hand = card card
says-one-of = card card
says-up = card card
says-cards = card card
says-discards = card card
says-unseen = card card
says-names = card card
says-packet = card card
says-laid-out = card card
value-card = { card }
value-mode = { $value ->
    [walk] a piedi
    [car] in auto
    [plane] in aereo
   *[other] { $value }
}
value-goods = { $value ->
    [car] auto
    [plane] aereo
    [spy] spia
    [cell] cellula
    [walk] a piedi
   *[other] { $value }
}
value-part = { $value ->
    [offered] offerta
    [asked] chiesta
    [laid-out] esposta
   *[other] { $value }
}
value-colour = { $value ->
    [black] nero
    [blue] blu
    [green] verde
    [red] rosso
   *[other] { $value }
}
