# Undercover, in italiano. Un file per lingua, le stesse chiavi e gli stessi dati in ciascuno.

name = Undercover
summary = Ogni agente lavora in segreto per un secondo servizio: organizza incontri in cui i colori si accordano, lascia che i tuoi Addetti raccolgano le informazioni e prenditi i gettoni migliori del tracciato.
credits = Un gioco di Doris e Daniel Danzer, pubblicato da Frosted Games. Questo è un adattamento indipendente.
minutes = 20–40

## Le regole, punto per punto

section-UC-0 = Il gioco
clause-UC-0_1 = Undercover è un gioco di Doris e Daniel Danzer, illustrato da Juan García González, con la grafica di atelier198 e il testo inglese rivisto da Paul Grogan, pubblicato da Frosted Games nel 2016.
clause-UC-0_2 = È per 2-4 giocatori dagli 8 anni in su e dura da 20 a 40 minuti.
clause-UC-0_3 = Fine degli anni Sessanta, in piena Guerra fredda: ogni giocatore è a capo di un servizio segreto, e ogni agente lavora anche, sotto copertura, per un altro servizio.

section-UC-1 = Contenuto della scatola
clause-UC-1_1 = 20 tessere: 6 quartieri generali, 2 jolly aggiuntivi e 12 agenti.
clause-UC-1_2 = I sei quartieri generali sono a Londra, Berlino, Mosca, Washington, Buenos Aires e Pechino; ogni servizio ha il suo colore e il suo simbolo.
clause-UC-1_3 = Un quartier generale ha la cornice nera e un jolly sul retro.
clause-UC-1_4 = I 2 jolly aggiuntivi servono solo in 4 giocatori.
clause-UC-1_5 = Un agente ha la cornice chiara, un lato ufficiale e un lato sotto copertura.
clause-UC-1_6 = Tra i 12 agenti non ce ne sono due uguali.
clause-UC-1_7 = I due servizi per cui lavora un agente sono sempre vicini sulla ruota dei colori.
clause-UC-1_8 = Ogni lato di una tessera mostra il servizio a cui appartiene.
clause-UC-1_9 = In ognuno dei sei colori: 5 Addetti, 1 Addetto speciale, 1 Fascicolo istruzioni e 1 Centro informazioni.
clause-UC-1_10 = 1 Tracciato informazioni, stampato sui due lati: Standard e Riservato.
clause-UC-1_11 = 30 gettoni punti: in ognuno dei sei colori uno da 4, uno da 5, uno da 6, uno da 7 e uno da 8 punti.
clause-UC-1_12 = 1 segnalino primo giocatore.
clause-UC-1_13 = 1 regolamento.

section-UC-2 = Preparazione
clause-UC-2_1 = Il Tracciato informazioni si mette accanto all’area di gioco, con il lato Standard in vista.
clause-UC-2_2 = In 2 giocatori, tutti i gettoni da 4 punti tornano nella scatola.
clause-UC-2_3 = I gettoni punti si mescolano coperti e si dispongono scoperti sugli ultimi spazi a destra della corsia del loro colore.
clause-UC-2_4 = Così gli ultimi cinque spazi di ogni corsia (gli ultimi quattro in 2 giocatori) hanno i gettoni del suo colore, uno per spazio, in ordine casuale.
clause-UC-2_5 = Scegli un colore e ne prendi i 6 Addetti, il Fascicolo istruzioni e il Centro informazioni.
clause-UC-2_6 = Ciò che appartiene ai colori che nessuno ha scelto torna nella scatola.
clause-UC-2_7 = Metti un Addetto su ogni spazio colorato del tuo Centro informazioni.
clause-UC-2_8 = L’Addetto speciale va sullo spazio in basso, contrassegnato da ×2.
clause-UC-2_9 = Lo spazio in basso ha il colore del tuo Fronte opposto: quello che sta di fronte al tuo sulla ruota.
clause-UC-2_10 = Ogni Addetto si occupa delle informazioni del colore su cui si trova.
clause-UC-2_11 = I sei quartieri generali si mettono al centro del tavolo, uniti come mostra la figura.
clause-UC-2_12 = In 3 o 4 giocatori, i quartieri generali dei colori che nessuno ha scelto si tolgono e si mettono da parte con il jolly in vista.
clause-UC-2_13 = In 4 giocatori si aggiungono i due jolly aggiuntivi.
clause-UC-2_14 = In 2 giocatori sono i quartieri generali dei due colori scelti a essere tolti e girati dal lato del jolly.
clause-UC-2_15 = Sul tavolo ci sono quindi 4 quartieri generali in 2 giocatori (quelli dei colori non scelti), 3 in 3 giocatori e 4 in 4 (quelli dei colori scelti).
clause-UC-2_16 = Ogni giocatore prende un jolly e lo mette davanti a sé; quelli che avanzano tornano nella scatola.
clause-UC-2_17 = Così i jolly sono giusti: 2 in 2 giocatori, 3 in 3 e 2 + 2 in 4.
clause-UC-2_18 = Gli agenti si mettono con il lato sotto copertura in vista e si dividono in due mazzetti da 6, ognuno con un agente di ogni colore sotto copertura.
clause-UC-2_19 = Ogni mazzetto si mescola per conto suo.
clause-UC-2_20 = Poi ogni mazzetto si gira tutto intero e diventa una pila di pesca con i lati ufficiali in vista.
clause-UC-2_21 = Durante la partita si può vedere solo l’agente in cima a ogni pila.
clause-UC-2_22 = Le due pile si mettono accanto al Tracciato informazioni.
clause-UC-2_23 = Uno dei giocatori è il primo giocatore e ne prende il segnalino.

section-UC-3 = Di che cosa si tratta
clause-UC-3_1 = Alla fine devi avere più punti di tutti; li danno i gettoni punti.
clause-UC-3_2 = Ogni servizio ha due agenti ufficiali che visti di fronte sono uguali.
clause-UC-3_3 = Uno dei due lavora sotto copertura per uno dei servizi vicini, l’altro per l’altro.
clause-UC-3_4 = Si guadagna con gli incontri: si prende un agente e lo si colloca in modo che si accordi con i colori delle tessere intorno.
clause-UC-3_5 = Non puoi prendere agenti del tuo Fronte opposto.

section-UC-4 = Svolgimento della partita
clause-UC-4_1 = Comincia il primo giocatore, e si gioca in senso orario.
clause-UC-4_2 = Un turno ha quattro passi, in quest’ordine: (1) attivare un agente, (2) dare istruzioni, (3) organizzare un incontro, (4) valutare le informazioni.

section-UC-5 = Passo 1: attivare un agente
clause-UC-5_1 = Prendi una di queste tessere: l’agente in cima a una pila; un agente sul tavolo, se non ha sopra un Fascicolo istruzioni; oppure il tuo jolly, se non è ancora sul tavolo.
clause-UC-5_2 = L’agente che hai preso lo puoi girare, da un lato o dall’altro.
clause-UC-5_3 = Prima, tutti devono aver visto il lato che era in vista.
clause-UC-5_4 = Una volta girato, un agente non si può rigirare.
clause-UC-5_5 = Due piccoli simboli su un agente mostrano quali due colori può avere l’altro lato.
clause-UC-5_6 = Un jolly non si gira mai.
clause-UC-5_7 = Non puoi attivare un agente che, prima di essere preso, mostra il colore del tuo Fronte opposto.
clause-UC-5_8 = Il tuo Fronte opposto è il colore in basso nel tuo Centro informazioni, contrassegnato da ×2.
clause-UC-5_9 = Se un agente mostra il tuo Fronte opposto solo dopo essere stato girato, va bene lo stesso.
clause-UC-5_10 = Puoi prendere anche un agente con tessere su tutti e quattro i lati.
clause-UC-5_11 = Puoi prendere un agente anche se così restano tessere separate dalle altre.
clause-UC-5_12 = I quartieri generali non si possono prendere.
clause-UC-5_13 = Nemmeno i jolly che sono già sul tavolo.
clause-UC-5_14 = Che cosa c’è sul retro di un agente si può spesso dedurre: i due agenti uguali hanno sempre retri diversi.
clause-UC-5_15 = Caso speciale: se tutti gli agenti che potresti prendere mostrano il tuo Fronte opposto e il tuo jolly è già sul tavolo, peschi invece l’agente in fondo a una delle pile.

section-UC-6 = Passo 2: dare istruzioni
clause-UC-6_1 = Metti il tuo Fascicolo istruzioni sull’agente o sul jolly che hai appena attivato.
clause-UC-6_2 = Il tuo fascicolo lascia quindi la tessera su cui si trovava.
clause-UC-6_3 = Nel passo 1, quindi, il tuo stesso fascicolo blocca ancora l’agente che hai mosso nel tuo turno precedente.

section-UC-7 = Passo 3: organizzare un incontro
clause-UC-7_1 = Collochi l’agente accanto ad almeno una tessera sul tavolo, lato contro lato.
clause-UC-7_2 = Ogni tessera accanto deve essere un jolly o mostrare uno dei tre colori dell’agente: il suo e i due vicini sulla ruota.
clause-UC-7_3 = Un agente che hai preso dal tavolo e non hai girato deve andare in un altro posto.
clause-UC-7_4 = Uno che hai preso dal tavolo e hai girato può tornare nello stesso posto, se i colori si accordano.
clause-UC-7_5 = L’agente appena collocato e tutte le tessere accanto, lato contro lato, formano l’incontro di questo turno.
clause-UC-7_6 = Caso speciale: se con queste regole per l’agente non c’è posto, lo si colloca in modo che tocchi uno o più agenti solo per un angolo.
clause-UC-7_7 = In questo caso, per questo turno si salta il passo 4.
clause-UC-7_8 = Un jolly si può collocare accanto a qualsiasi tessera.

section-UC-8 = Passo 4: valutare le informazioni
clause-UC-8_1 = Nel primo giro tutti saltano il passo 4.
clause-UC-8_2 = I tuoi Addetti che si occupano dei colori dell’incontro avanzano sul tracciato, da sinistra a destra.
clause-UC-8_3 = Il primo spazio del movimento di un Addetto lo porta dal Centro informazioni al primo spazio a sinistra della sua corsia.
clause-UC-8_4 = L’Addetto del colore dell’agente attivato avanza di 1 spazio, o di 2 se nel passo 1 l’agente è stato girato.
clause-UC-8_5 = Per ogni agente e ogni quartier generale accanto, l’Addetto del suo colore avanza di 1 spazio.
clause-UC-8_6 = Un jolly non ha colore e da solo non muove nessun Addetto.
clause-UC-8_7 = Se hai attivato il tuo jolly, gli agenti e i quartieri generali accanto muovono comunque i tuoi Addetti.
clause-UC-8_8 = Un Addetto che finirebbe su uno spazio con un altro Addetto prosegue fino al prossimo spazio libero.
clause-UC-8_9 = Se alla fine di questo passo un Addetto si trova su un gettone punti, prendi il gettone e lo metti coperto su quel colore del tuo Centro informazioni.
clause-UC-8_10 = Quell’Addetto non si muove più, e tu non valuti più il suo colore.
clause-UC-8_11 = Un Addetto che non ha più davanti a sé nessuno spazio con un gettone punti si ferma subito, per quanto movimento gli resti.

section-UC-9 = Fine della partita e punteggio
clause-UC-9_1 = Quando qualcuno ottiene il sesto gettone punti, il giro si gioca fino alla fine, fino al giocatore alla destra del primo giocatore, perché tutti abbiano avuto gli stessi turni.
clause-UC-9_2 = Poi tutti scoprono i loro gettoni punti e li sommano.
clause-UC-9_3 = Il gettone del colore del tuo Fronte opposto conta doppio.
clause-UC-9_4 = Vince chi ha più punti.
clause-UC-9_5 = In caso di parità vince, tra chi è in parità, chi ha più Addetti nella colonna occupata più a destra del tracciato.
clause-UC-9_6 = Se la parità rimane, vincono tutti questi.

section-UC-10 = Che cosa ricorda il regolamento
clause-UC-10_1 = Non si attiva nessun agente del colore del proprio Fronte opposto.
clause-UC-10_2 = Il tuo Fascicolo istruzioni sta sulla tessera che hai preso per ultima.
clause-UC-10_3 = Un agente attivato si può sempre girare.
clause-UC-10_4 = Se è stato girato, può tornare al suo posto, purché si accordi con i vicini.
clause-UC-10_5 = Ogni giocatore ha un solo jolly in tutta la partita.

section-UC-11 = La variante «Riservato»
clause-UC-11_1 = Non ci sono gettoni punti, e il tracciato si mette con il lato Riservato in vista.
clause-UC-11_2 = In 2 giocatori, gli Addetti di uno dei quattro colori che nessuno ha scelto si mettono sull’ultimo spazio di ogni corsia, così che quella colonna è bloccata.
clause-UC-11_3 = Un Addetto si ferma solo nell’ultima colonna, o quando altri Addetti bloccano tutti gli spazi della sua corsia davanti a lui.
clause-UC-11_4 = Quando qualcuno porta il sesto Addetto oltre la linea nera, il giro si gioca fino alla fine come al solito.
clause-UC-11_5 = Il punteggio si conta un giocatore alla volta: prima il primo giocatore, poi in senso orario.
clause-UC-11_6 = Ogni Addetto dà i punti scritti sotto la sua colonna.
clause-UC-11_7 = Da sinistra a destra, le colonne danno −10, −8, −7, −4, 0, 6, 11, 15, 18, 20 e 21 punti.
clause-UC-11_8 = Quello che dà il tuo Addetto speciale si raddoppia, nel bene e nel male.
clause-UC-11_9 = Un Addetto ancora sul Centro informazioni dà 0.
clause-UC-11_10 = Vince chi ha più punti; le parità si risolvono come in UC-9.5 e UC-9.6.
clause-UC-11_11 = Tutte le altre regole restano uguali.

section-UC-12 = Esempi
clause-UC-12_1 = Ecco come possono stare i gettoni all’inizio, ogni corsia da sinistra a destra. Rosso: 4 7 6 5 8. Arancione: 7 8 5 4 6. Giallo: 8 6 5 4 7. Verde: 8 4 6 7 5. Blu: 5 6 8 7 4. Viola: 8 7 4 5 6.
clause-UC-12_2 = È il turno della giocatrice viola. Non può prendere le tessere su cui c’è un Fascicolo istruzioni, né l’agente giallo in cima a una delle pile: il giallo è il suo Fronte opposto.
clause-UC-12_3 = Attiva un agente blu e lo gira. L’altro lato si rivela verde, un colore vicino al blu.
clause-UC-12_4 = Mette il suo Fascicolo istruzioni sull’agente verde.
clause-UC-12_5 = Lo colloca accanto a un agente giallo e a uno blu. Può farlo: i due colori sono vicini del verde.
clause-UC-12_6 = Valuta: verde 2 spazi, perché l’agente è stato girato; giallo 1; blu 1.
clause-UC-12_7 = Il suo Addetto giallo finirebbe su uno spazio occupato, quindi prosegue fino al prossimo libero. Lì c’è il gettone giallo da 8 punti: lei lo prende, e quell’Addetto ha finito.
clause-UC-12_8 = Un jolly può stare insieme accanto a verde, viola e arancione, dove nessun agente potrebbe stare.
clause-UC-12_9 = In una figura la giocatrice gialla avanza di 2 spazi in arancione e di 1 in rosso.
clause-UC-12_10 = Un’altra indica i tre colori accanto a cui può stare un agente: il suo e i suoi due vicini.

section-UC-13 = Che cosa deriva dalle regole
clause-UC-13_1 = I colori opposti sono a tre passi sulla ruota: rosso e verde, arancione e blu, giallo e viola.
clause-UC-13_2 = I 12 agenti sono, per ogni colore, uno che lavora sotto copertura per il colore successivo della ruota e uno che lavora per il precedente.
clause-UC-13_3 = Un turno muove al massimo un Addetto per corsia, perché ne hai solo uno di ogni colore; quindi non importa in che ordine si valutano le corsie.
clause-UC-13_4 = Nella partita standard resta sempre un gettone davanti a un Addetto che non ha finito, e c’è sempre uno spazio libero con un gettone dove proseguire; quindi a nessuno finisce la corsia (UC-8.8).
clause-UC-13_5 = Uno spazio il cui gettone è stato preso resta occupato per sempre dall’Addetto che l’ha preso.
clause-UC-13_6 = Nessuno ha mai due gettoni dello stesso colore.
clause-UC-13_7 = Quando le due pile sono vuote si può sempre attivare un agente: al massimo 4 dei 12 portano un fascicolo, e al massimo 4 possono mostrare lo stesso colore.
clause-UC-13_8 = C’è sempre un posto per il caso speciale di UC-7.6, e non solo quello da cui viene l’agente: in diagonale, oltre ognuno dei quattro angoli esterni delle tessere.
clause-UC-13_9 = Un agente pescato secondo UC-5.15 può mostrare lui stesso il tuo Fronte opposto, ma solo in 3 o 4 giocatori e molto di rado: i due agenti ufficiali di quel colore devono essere ancora nelle pile, in una delle pile deve essere rimasto un solo agente o nessuno, e tutti gli agenti sul tavolo devono essere bloccati.

section-UC-H = Che cosa il regolamento lascia aperto e le regole della casa
clause-UC-H1 = Il regolamento non elenca l’ordine della ruota. I colori sono quelli dell’arcobaleno, e tutti gli esempi concordano: rosso, arancione, giallo, verde, blu, viola, e poi di nuovo rosso. Non c’è un’altra impostazione.
clause-UC-H2 = Dove sta ogni quartier generale si vede solo in una figura. Qui formano due file di tre che girano come la ruota: sopra rosso, arancione e giallo; sotto viola, blu e verde. Arancione e blu sono gli unici che si toccano senza essere vicini; i quartieri generali non devono accordarsi tra loro. Con le altre impostazioni la ruota comincia altrove: con 1, sopra viola, rosso e arancione, sotto blu, verde e giallo; con 2, sopra blu, viola e rosso, sotto verde, giallo e arancione (opzione layout).
clause-UC-H3 = Il regolamento non dice se i quartieri generali si avvicinano quando se ne tolgono alcuni. Qui i vuoti restano, e sono posti per gli agenti come gli altri. Con l’altra impostazione, quelli che restano in ogni fila si uniscono verso sinistra (opzione closed_up).
clause-UC-H4 = Il regolamento non dice quale città ha quale colore. Qui Mosca è rossa, Berlino arancione, Pechino gialla, Buenos Aires verde, Washington blu e Londra viola; nient’altro ne dipende. Non c’è un’altra impostazione.
clause-UC-H5 = La lunghezza delle corsie del lato Standard non è data in cifre; una figura ha cinque spazi vuoti e cinque con i gettoni. Qui una corsia ha 10 spazi, con i gettoni sugli ultimi cinque (in 2 giocatori, sugli ultimi quattro). Gliene si possono dare fino a 12 (opzione lane_length).
clause-UC-H6 = Nemmeno la lunghezza delle corsie del lato Riservato è data, ma il tracciato ha undici valori: quindi una corsia ha 11 spazi, uno per ogni valore. Non c’è un’altra impostazione.
clause-UC-H7 = Il secondo valore del lato Riservato è −8, anche se per i passi tra gli altri dovrebbe essere −9. Qui è −8, come stampato. Con l’altra impostazione è −9 (opzione second_value).
clause-UC-H8 = Il regolamento non dice dove passa la linea nera. Qui passa dopo la quinta colonna, tra quelle da 0 e da 6 punti, così che le sei colonne di valore positivo stanno oltre. Può anche passare dopo la quarta o la sesta (opzione black_line).
clause-UC-G9 = Si ottiene il gettone su cui un Addetto è arrivato solo proseguendo secondo UC-8.8? Sì: nel regolamento questo viene prima della presa dei gettoni, e il suo esempio lo mostra (UC-12.7).
clause-UC-G10 = Che ne è dei gettoni che un Addetto oltrepassa? Restano dove sono: conta solo lo spazio su cui si trova alla fine del passo. Solo UC-8.11 lo obbliga a fermarsi, sull’ultimo gettone della sua corsia.
clause-UC-G11 = Per strada, gli spazi con altri Addetti contano? Sì, sono spazi come gli altri; solo quello su cui finisce il movimento deve essere libero.
clause-UC-G12 = In che ordine un Addetto fa più movimenti? Tutti insieme: si sommano gli spazi di cui un colore avanza in questo turno, il suo Addetto si muove una volta sola e poi, se serve, prosegue fino a uno spazio libero.
clause-UC-H13 = Nella variante «Riservato» un movimento può finire su uno spazio occupato senza che ce ne sia uno libero oltre; il regolamento non ne parla. Qui l’Addetto si ferma sull’ultimo spazio libero prima di quello; non torna mai indietro, e se non ce n’è nessuno, resta. Con l’altra impostazione resta sempre dov’era (opzione overshoot_stays).
clause-UC-H14 = «La colonna occupata più a destra» può voler dire occupata da chiunque. Qui è la colonna più a destra in cui uno dei giocatori in parità ha un Addetto. Con l’altra impostazione è quella in cui ce l’ha un giocatore qualsiasi (opzione tie_all_staffers). Gli Addetti che bloccano soltanto una colonna (UC-11.2) non contano mai.
clause-UC-H15 = Di due agenti con lo stesso colore sotto copertura, il regolamento non dice quale va in quale mazzetto. Qui decide il caso, colore per colore. Non c’è un’altra impostazione.
clause-UC-H16 = Il regolamento non dice come si trova il primo giocatore, né chi sceglie il colore per primo. Qui il primo giocatore si sorteggia, e ognuno sceglie un colore nell’ordine dei posti. Con l’altra impostazione si sorteggiano anche i colori (opzione colours_at_random).
clause-UC-H17 = Quando bisogna pescare dal fondo di una pila (UC-5.15), il regolamento non dice di quale. Qui sceglie il giocatore, che poi può girare quell’agente come ogni altro; se mostra il Fronte opposto, lo si prende lo stesso. Non c’è un’altra impostazione.
clause-UC-H18 = Che cosa vuol dire toccare agenti solo per un angolo (UC-7.6)? Qui, qualsiasi posto vuoto con una tessera in diagonale e nessuna lato contro lato; ma non il posto da cui viene l’agente, a meno che sia stato girato. Non c’è un’altra impostazione.
clause-UC-G19 = Il tuo stesso Fascicolo istruzioni blocca l’agente anche per te? Sì: cambia posto solo nel passo 2, quindi non puoi attivare lo stesso agente in due turni di fila.
clause-UC-H20 = Si vede quale lato di un agente è in vista? Sì: il lato sotto copertura deve avere un altro aspetto, altrimenti non si potrebbe metterlo in vista durante la preparazione. Quindi un agente di cui vedi il lato ufficiale può avere due retri, finché non si è visto di più. Qui il programma ricorda per te ciò che tutti hanno visto e dice che cosa può ancora essere ogni retro. Con l’altra impostazione lo lascia a te (opzione backs_hidden).
clause-UC-H21 = Qual è il primo giro, in cui nessuno valuta? Qui è il primo turno di ogni giocatore. Non c’è un’altra impostazione.
clause-UC-H22 = I gettoni che hai preso sono coperti, anche se prima tutti li hanno visti. Qui i loro valori sono nascosti agli altri, che possono ricordarli; tu vedi i tuoi. Con l’altra impostazione si mostrano tutti (opzione tokens_open).
clause-UC-H23 = La variante «Riservato» può non finire: un Addetto rimasto a casa dà 0, che è meglio di −10, quindi nessuno può essere costretto a oltrepassare la linea nera. Qui si conta il punteggio dopo 30 giri, se la partita non è finita prima; si può concordare un altro numero (opzione classified_limit).
clause-UC-H24 = I gettoni da 4 punti si tolgono prima di disporre gli altri? Sì: altrimenti ci sarebbero vuoti nelle corsie. Non c’è un’altra impostazione.
clause-UC-G25 = Un jolly si accorda con tutto, chiunque l’abbia messo? Sì, così dice UC-7.2.
clause-UC-H26 = Nulla vieta di collocare un agente accanto a soli jolly. Qui è permesso. Con l’altra impostazione almeno una tessera accanto non deve essere un jolly (opzione jokers_do_not_suffice).
clause-UC-H27 = Nemmeno la partita standard deve per forza finire: si può continuare a giocare solo per Addetti che hanno già finito. Qui si conta il punteggio dopo 200 giri, se non è finita prima; si può concordare un numero minore (opzione round_limit).
clause-UC-H28 = Con tre o quattro giocatori in parità, UC-9.5 si può leggere in più modi. Qui chi ha meno Addetti in quella colonna è escluso e vincono tutti gli altri in parità; se nessuno di loro ha un Addetto sul tracciato, vincono tutti. Non c’è un’altra impostazione.
clause-UC-H29 = Bisogna decidere se girare l’agente prima di prenderlo? Il regolamento non lo dice. Un agente in fondo a una pila si vede solo quando è preso, e quando se ne prende uno in cima si vede subito il successivo; perciò qui prendere e girare sono due decisioni, con qualsiasi agente. Non c’è un’altra impostazione.
clause-UC-G30 = Quale incontro mostra la figura di UC-12.9? Dalla didascalia non si può sapere. Va bene un agente arancione girato accanto a una tessera rossa; ma anche un agente arancione non girato accanto a una rossa e a una arancione, e un agente rosso non girato accanto a due arancioni. Nulla dipende da quale fosse.
clause-UC-H31 = UC-7.6 parla di toccare agenti, ma può darsi che sul tavolo non ce ne siano ancora. Qui vanno bene anche i quartieri generali e i jolly (UC-H18). Con l’altra impostazione bisogna toccare almeno un agente, se c’è un posto così (opzione touch_agents).
clause-UC-H32 = Bisogna prendere una tessera che si possa collocare, se ce n’è una? Qui no: allora vale UC-7.6. Se un agente si può collocare si giudica dal lato in vista dopo la decisione di girarlo, e senza il posto da cui viene se non è stato girato (UC-7.3). Non c’è un’altra impostazione.
