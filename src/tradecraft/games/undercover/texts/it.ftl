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

### Il tavolo

## Chi e che cosa: così le frasi qui sotto nominano un servizio, un colore e una tessera

service = { $who ->
    [red] Mosca
    [orange] Berlino
    [yellow] Pechino
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londra
}
colour = { $colour ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}
tile-beside = { $tile ->
    [headquarters] del quartier generale { colour }
    [agent] dell’agente { $number }
   *[joker] del jolly del giocatore { $number }
}
winner-a = { $a ->
    [red] Mosca
    [orange] Berlino
    [yellow] Pechino
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londra
}
winner-b = { $b ->
    [red] Mosca
    [orange] Berlino
    [yellow] Pechino
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londra
}
winner-c = { $c ->
    [red] Mosca
    [orange] Berlino
    [yellow] Pechino
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londra
}
winner-d = { $d ->
    [red] Mosca
    [orange] Berlino
    [yellow] Pechino
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londra
}
seat = { $who ->
    [red] Mosca (rosso)
    [orange] Berlino (arancione)
    [yellow] Pechino (giallo)
    [green] Buenos Aires (verde)
    [blue] Washington (blu)
    [purple] Londra (viola)
   *[none] Giocatore { $seat }
}

## Che cosa si può giocare

move-lay = Il prossimo gettone vale { $value } punti
move-colour = { $colour ->
    [red] Mosca, il servizio di colore rosso
    [orange] Berlino, il servizio di colore arancione
    [yellow] Pechino, il servizio di colore giallo
    [green] Buenos Aires, il servizio di colore verde
    [blue] Washington, il servizio di colore blu
   *[purple] Londra, il servizio di colore viola
}
move-deal = Il prossimo agente della pila è ufficialmente { $official ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
} e, sotto copertura, { $secret ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}
move-shown = Il prossimo agente della pila è ufficialmente { $official ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}
move-covered = Il prossimo agente della pila è nascosto
move-first = Il giocatore { $seat } è il primo giocatore
move-top = Prendere l’agente in cima alla pila { $pile }
move-bottom = Pescare l’agente in fondo alla pila { $pile }
move-take = Prendere l’agente { $number } dal tavolo
move-joker = Prendere il tuo jolly
move-keep = Lasciare l’agente com’è
move-flip = Girare l’agente
move-place = { $way ->
    [n] Collocarlo a nord { tile-beside }
    [e] Collocarlo a est { tile-beside }
    [s] Collocarlo a sud { tile-beside }
    [w] Collocarlo a ovest { tile-beside }
    [ne] Collocarlo all’angolo nord-est { tile-beside }
    [se] Collocarlo all’angolo sud-est { tile-beside }
    [sw] Collocarlo all’angolo sud-ovest { tile-beside }
   *[nw] Collocarlo all’angolo nord-ovest { tile-beside }
}

## Che cosa ti si chiede

asked-choosing = Scegli il tuo colore.
asked-taking = Prendi un agente: dalla cima di una pila, o dal tavolo se non porta un Fascicolo istruzioni. Oppure prendi il tuo jolly, se ce l’hai ancora.
asked-taking-bottom = Potresti prendere solo agenti del tuo Fronte opposto, e il tuo jolly è già sul tavolo: pesca l’agente in fondo a una pila.
asked-flipping = L’agente { $number } mostra il colore { colour }. Lo giri o lo lasci com’è? Il suo retro è { $back ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
} o { $other ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}.
asked-flipping-known = L’agente { $number } mostra il colore { colour }. Lo giri o lo lasci com’è? Il suo retro è { $back ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}.
asked-placing = Colloca l’agente { $number }, di colore { colour }, accanto a tessere del suo colore, dei due colori vicini o a jolly.
asked-placing-corner = L’agente { $number }, di colore { colour }, non ha posto: collocalo in modo che tocchi tessere solo agli angoli. Non si valuta nulla.
asked-placing-joker = Colloca il tuo jolly accanto a qualsiasi tessera.

## Che cosa aspettano gli altri

waits-laying = Si stanno disponendo i gettoni punti sul tracciato.
waits-dealing = Si stanno mescolando gli agenti in due pile.
waits-drawing = Si sta sorteggiando il primo giocatore.
waits-choosing = { $seat ->
    [-1] Si stanno sorteggiando i colori.
   *[other] Il giocatore { $seat } sceglie un colore.
}
waits-taking = { service } deve prendere un agente o il jolly.
waits-taking-bottom = { service } non può prendere altro e deve pescare l’agente in fondo a una pila.
waits-flipping = { service } può girare l’agente { $number }, che mostra il colore { colour }. Il suo retro è { $back ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
} o { $other ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}.
waits-flipping-known = { service } può girare l’agente { $number }, che mostra il colore { colour }. Il suo retro è { $back ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}.
waits-placing = { service } deve collocare l’agente { $number }, di colore { colour }.
waits-placing-corner = L’agente { $number }, di colore { colour }, non ha posto: { service } deve collocarlo in modo che tocchi tessere solo agli angoli.
waits-placing-joker = { service } deve collocare il jolly.

## Che cosa è successo

laid = I gettoni punti sono sugli ultimi spazi delle loro corsie.
chose = { $who ->
    [red] Il giocatore { $seat } guida Mosca, il servizio di colore rosso.
    [orange] Il giocatore { $seat } guida Berlino, il servizio di colore arancione.
    [yellow] Il giocatore { $seat } guida Pechino, il servizio di colore giallo.
    [green] Il giocatore { $seat } guida Buenos Aires, il servizio di colore verde.
    [blue] Il giocatore { $seat } guida Washington, il servizio di colore blu.
   *[purple] Il giocatore { $seat } guida Londra, il servizio di colore viola.
}
dealt = Gli agenti sono in due pile da sei. In cima alla pila 1 c’è un agente di colore { $one ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}, in cima alla pila 2 uno di colore { $two ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
}.
began = Il sorteggio fa di { service } il primo giocatore.
took-top = { service } prende l’agente in cima alla pila { $pile }: l’agente { $number }, di colore { colour }.
pile-top = La pila { $pile } mostra ora in cima il colore { colour }; { $left ->
    [one] resta { $left } agente.
   *[other] restano { $left } agenti.
}
pile-empty = La pila { $pile } ora è vuota.
took-bottom = { service } pesca l’agente in fondo alla pila { $pile }: l’agente { $number }, di colore { colour }. { $left ->
    [0] La pila ora è vuota.
    [one] Resta { $left } agente.
   *[other] Restano { $left } agenti.
}
took = { $side ->
    [official] { service } prende dal tavolo l’agente { $number }, di colore { colour }.
   *[undercover] { service } prende dal tavolo l’agente { $number }, sotto copertura di colore { colour }.
}
took-joker = { service } prende il jolly.
kept = { service } lascia l’agente { $number } com’è, di colore { colour }.
flipped = { service } gira l’agente { $number }: dal colore { $before ->
    [red] rosso
    [orange] arancione
    [yellow] giallo
    [green] verde
    [blue] blu
   *[purple] viola
} passa al { colour }.
placed = { $way ->
    [n] { service } colloca l’agente { $agent } a nord { tile-beside }.
    [e] { service } colloca l’agente { $agent } a est { tile-beside }.
    [s] { service } colloca l’agente { $agent } a sud { tile-beside }.
    [w] { service } colloca l’agente { $agent } a ovest { tile-beside }.
    [ne] { service } colloca l’agente { $agent } all’angolo nord-est { tile-beside }.
    [se] { service } colloca l’agente { $agent } all’angolo sud-est { tile-beside }.
    [sw] { service } colloca l’agente { $agent } all’angolo sud-ovest { tile-beside }.
   *[nw] { service } colloca l’agente { $agent } all’angolo nord-ovest { tile-beside }.
}
placed-joker = { $way ->
    [n] { service } colloca il jolly a nord { tile-beside }.
    [e] { service } colloca il jolly a est { tile-beside }.
    [s] { service } colloca il jolly a sud { tile-beside }.
   *[w] { service } colloca il jolly a ovest { tile-beside }.
}
misplaced = Tocca altre tessere solo agli angoli, quindi non si valuta nulla.
first-round = Nel primo giro non si valuta nulla.
nobody-moves = Qui non si incontra nessun colore, quindi non si muove nessun Addetto.
advanced = { $own ->
    [0] { $steps ->
        [one] Per la tessera accanto di colore { colour }, l’Addetto di quel colore avanza di { $steps } spazio, da { $from } a { $to }.
       *[other] Per le tessere accanto di colore { colour }, l’Addetto di quel colore avanza di { $steps } spazi, da { $from } a { $to }.
    }
    [1] { $beside ->
        [0] Per l’agente stesso, l’Addetto di colore { colour } avanza di { $steps } spazio, da { $from } a { $to }.
       *[other] Per l’agente stesso e ciò che ha accanto di colore { colour }, l’Addetto di quel colore avanza di { $steps } spazi, da { $from } a { $to }.
    }
   *[2] { $beside ->
        [0] Per l’agente girato, l’Addetto di colore { colour } avanza di { $steps } spazi, da { $from } a { $to }.
       *[other] Per l’agente girato e ciò che ha accanto di colore { colour }, l’Addetto di quel colore avanza di { $steps } spazi, da { $from } a { $to }.
    }
}
jumped = Lo spazio su cui sarebbe finito è occupato, quindi prosegue fino al prossimo libero: il { $to }.
stopped-at-token = Si ferma sullo spazio { $to }: lì c’è l’ultimo gettone punti della sua corsia.
stopped-at-last = Si ferma sull’ultimo spazio della sua corsia.
stopped-by-staffers = Oltre lo spazio { $to } non ce n’è nessuno libero, quindi si ferma lì.
blocked = L’Addetto di colore { colour } resta sullo spazio { $from }: né dove finirebbe il suo cammino né oltre ce n’è uno libero.
finished = L’Addetto di colore { colour } ha già il suo gettone punti e non si muove più.
token = { $double ->
    [1] { service } prende il gettone da { $value } punti di colore { colour }, quello del suo Fronte opposto: conterà doppio.
   *[0] { service } prende il gettone da { $value } punti di colore { colour }.
}
sixth-token = È il sesto gettone punti di { service }: il giro si gioca fino alla fine.
sixth-staffer = È il sesto Addetto di { service } oltre la linea nera: il giro si gioca fino alla fine.
next-round = Comincia il giro { $round }.

## Come finisce

ended = Tutti hanno avuto { $round } turni: la partita è finita.
ended-by-limit = { $round ->
    [one] Si è giocato { $round } giro: la partita è finita.
   *[other] Si sono giocati { $round } giri: la partita è finita.
}
final = { $points ->
    [one] { service }: { $points } punto.
   *[other] { service }: { $points } punti.
}
over-won = { $points ->
    [one] Vince { winner-a } con { $points } punto.
   *[other] Vince { winner-a } con { $points } punti.
}
over-won-by-staffers = { $points ->
    [one] { winner-a } vince lo spareggio a { $points } punto, con più Addetti nella colonna { $column }, la più a destra che conta: { $staffers }.
   *[other] { winner-a } vince lo spareggio a { $points } punti, con più Addetti nella colonna { $column }, la più a destra che conta: { $staffers }.
}
over-shared-2 = { $points ->
    [one] { winner-a } e { winner-b } condividono la vittoria con { $points } punto ciascuno.
   *[other] { winner-a } e { winner-b } condividono la vittoria con { $points } punti ciascuno.
}
over-shared-3 = { $points ->
    [one] { winner-a }, { winner-b } e { winner-c } condividono la vittoria con { $points } punto ciascuno.
   *[other] { winner-a }, { winner-b } e { winner-c } condividono la vittoria con { $points } punti ciascuno.
}
over-shared-4 = { $points ->
    [one] { winner-a }, { winner-b }, { winner-c } e { winner-d } condividono la vittoria con { $points } punto ciascuno.
   *[other] { winner-a }, { winner-b }, { winner-c } e { winner-d } condividono la vittoria con { $points } punti ciascuno.
}

## Perché una mossa è rifiutata

refused-over = La partita è finita.
refused-dealer-lays = Prima il mazziere dispone i gettoni punti sul tracciato (da =4 a =8).
refused-choose-a-colour = Prima si sceglie un colore: red (rosso), orange (arancione), yellow (giallo), green (verde), blue (blu) o purple (viola).
refused-dealer-deals = Prima il mazziere mescola gli agenti in due pile (per esempio +ro).
refused-dealer-draws = Prima il mazziere sorteggia il primo giocatore (per esempio first=0).
refused-only-the-dealer = Dei gettoni, degli agenti e del primo giocatore si occupa il mazziere, prima del primo turno.
refused-token-laid = Quel gettone è già in questa corsia; ce n’è uno solo.
refused-no-such-token = In 2 giocatori, i gettoni da 4 punti restano nella scatola.
refused-chosen-already = I colori sono già scelti.
refused-colour-taken = Quel colore ce l’ha un altro giocatore.
refused-already-dealt = Quell’agente è già in una pila; ognuno dei 12 è unico.
refused-undercover-in-pile = Questa pila ha già un agente con quel colore sotto copertura; l’altro va nell’altra pila.
refused-no-such-seat = In questa partita nessun giocatore ha quel numero.
refused-take-first = Prima prendi un agente o il tuo jolly (per esempio top1, a3 o joker).
refused-flip-first = Prima decidi che cosa fare dell’agente che hai in mano: keep (lasciarlo) o flip (girarlo).
refused-place-first = Ora bisogna collocare la tessera che hai in mano (per esempio rn: a nord del quartier generale rosso).
refused-pile-empty = Quella pila è vuota.
refused-opposite-side = Quell’agente mostra il tuo Fronte opposto: non puoi prenderlo.
refused-not-on-table = Quell’agente non è sul tavolo.
refused-has-file = Su quell’agente c’è un Fascicolo istruzioni: ora nessuno può prenderlo.
refused-joker-laid = Hai già collocato il tuo jolly; resta dov’è.
refused-no-bottom = Puoi pescare dal fondo di una pila solo se non si può prendere altro.
refused-no-tile-there = Quella tessera non è sul tavolo.
refused-place-taken = Lì c’è un’altra tessera.
refused-same-place = Un agente che non è stato girato deve andare in un posto diverso da quello da cui viene.
refused-colours-differ = Una tessera accanto a quel posto mostra un colore che non si accorda con questo.
refused-only-jokers = Accanto a quel posto ci sono solo jolly; in questa partita almeno una tessera non deve esserlo.
refused-named-otherwise = Quel posto prende il nome da un’altra tessera che tocca (prima i quartieri generali, poi gli agenti per numero, poi i jolly).
refused-diagonal-only-if = Gli angoli sono solo per una tessera che non ha altro posto.
refused-touches = Una tessera è lato contro lato con quel posto.
refused-touch-an-agent = In questa partita deve toccare un agente per un angolo, e altrove è possibile.

## Che cosa si può concordare

option-classified = Si gioca la variante «Riservato»
option-colours_at_random = I colori si sorteggiano, non si scelgono
option-layout = Come stanno i quartieri generali (0: arancione e blu al centro, 1: rosso e verde, 2: viola e giallo)
option-closed_up = I quartieri generali si uniscono quando se ne tolgono altri
option-lane_length = Spazi di una corsia Standard
option-second_value = Secondo valore del tracciato Riservato
option-black_line = Colonne prima della linea nera del tracciato Riservato
option-overshoot_stays = In «Riservato», un Addetto che non trova nulla di libero dove finirebbe né oltre non si muove affatto
option-tie_all_staffers = In caso di parità conta la colonna più a destra occupata da chiunque
option-tokens_open = I gettoni punti presi si mostrano a tutti
option-backs_hidden = Ciò che si è visto dei retri degli agenti non si mostra: va ricordato
option-jokers_do_not_suffice = Un agente deve stare accanto ad almeno una tessera che non sia un jolly
option-touch_agents = Un agente che non ha posto deve toccare un altro agente, se può
option-round_limit = Giri dopo i quali si conta il punteggio della partita standard
option-classified_limit = Giri dopo i quali si conta il punteggio della variante «Riservato»

## La lezione: tre giri, passo dopo passo

lesson-1 = In Undercover tutto ruota attorno alle informazioni. In ognuno dei sei colori ci sono cinque gettoni punti sugli ultimi spazi di una corsia; i tuoi Addetti vi avanzano da sinistra, e il primo che si ferma su un gettone lo prende. Vince chi ha più punti.
lesson-2 = Pechino guida il giallo, Londra il viola, Buenos Aires il verde. I loro tre quartieri generali sono sul tavolo; i posti degli altri tre restano vuoti. I dodici agenti formano due pile, e di ciascuna si vede solo quello in cima.
lesson-3 = Di fronte al tuo colore, sulla ruota, c’è il tuo Fronte opposto: il viola per Pechino, il giallo per Londra, il rosso per Buenos Aires. Il suo gettone vale doppio, ma non puoi prendere un agente che mostra quel colore.
lesson-4 = Comincia Pechino e prende l’agente rosso dalla pila 1; subito si vede il successivo di quella pila. Ora Pechino può girarlo. Sul retro c’è un vicino del rosso sulla ruota: arancione o viola.
lesson-5 = Girato, è viola. Poiché questo agente rosso nascondeva il viola, l’altro rosso deve nascondere l’arancione: ciò che si è visto di un gemello parla dell’altro. Ora porta il Fascicolo istruzioni di Pechino, e nessuno può prenderlo finché Pechino non prende un’altra tessera.
lesson-6 = Un agente si colloca lato contro lato con tessere del suo colore, dei suoi due vicini sulla ruota o con jolly. Qui sta a sud del quartier generale viola. Nel primo giro non si valuta nulla.
lesson-7 = Anche Londra e Buenos Aires hanno girato e collocato degli agenti. Comincia il secondo giro, e da ora ogni incontro fa avanzare degli Addetti.
lesson-8 = Pechino prende un agente arancione, lo gira sul giallo e lo colloca accanto al quartier generale giallo. Per l’agente girato il suo Addetto giallo avanza di 2 spazi, e di 1 in più per il quartier generale: arriva allo spazio 3.
lesson-9 = Londra fa lo stesso con un agente verde che diventa giallo: anche qui 3 spazi in giallo. Ma sullo spazio 3 c’è Pechino, quindi l’Addetto di Londra prosegue fino al prossimo libero, il 4. Il quartier generale verde accanto dà 1 spazio in verde.
lesson-10 = Buenos Aires non gira il suo: l’agente resta viola e vale 1 spazio. L’agente rosso accanto ne dà 1 in rosso.
lesson-11 = Pechino gira un agente rosso, che diventa arancione, e lo colloca sopra il suo agente giallo: 2 spazi in arancione, 1 in giallo. Lo spazio 4 è di Londra, quindi prosegue fino al 5.
lesson-12 = Tocca a Londra. Non può prendere gli agenti con un Fascicolo istruzioni, né quello giallo in cima alla pila 1: il giallo è il Fronte opposto di Londra. L’agente blu in cima alla pila 2 è libero.
lesson-13 = Londra lo prende. Dei due agenti blu, uno nasconde il verde e l’altro il viola; quale sia questo si può solo indovinare.
lesson-14 = È il verde. Il fascicolo passa su questo agente, che va collocato dove il verde si accorda: accanto a giallo, verde, blu o un jolly.
lesson-15 = Finisce tra un agente giallo e uno blu, entrambi vicini del verde. La valutazione: 2 spazi in verde per l’agente girato, 1 in giallo, 1 in blu.
lesson-16 = In giallo Londra finirebbe sullo spazio 5, dove c’è Pechino. Prosegue quindi fino al 6, e lì c’è il gettone da 8. Londra lo prende, e quell’Addetto non si muove più. Il giallo è il Fronte opposto di Londra: l’8 vale 16.
lesson-17 = Buenos Aires prende il suo jolly, che ogni giocatore ha una volta sola. Va bene dovunque e non si gira mai.
lesson-18 = Qui sta tra i quartieri generali viola e verde. Un jolly non fa avanzare da sé nessun Addetto, ma le tessere accanto sì: 1 spazio in viola, 1 in verde.
lesson-19 = Una partita continua così finché qualcuno ha sei gettoni, e poi fino alla fine di quel giro. Per questa lezione si era deciso di finire dopo tre giri, quindi si conta adesso: Londra vince con 16 punti.

## Il disegno

draw-standard = Tracciato Standard
draw-classified = Tracciato Riservato
draw-round = giro { $round }
draw-last-round = ultimo giro
draw-pile = pila { $pile } (ne restano { $left }):
draw-hand = in mano:
draw-hand-flipped = in mano, girato:
draw-joker = jolly
draw-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
draw-you = tu
draw-legend = R O Y G B P: rosso, arancione, giallo, verde, blu, viola · b/y 2:1: che cosa può essere il retro, con la sua probabilità · u: lato sotto copertura in vista · !R: Fascicolo istruzioni di Rosso · *: jolly · x2 Y: il Fronte opposto vale doppio
draw-legend-places = a7n 4 +8: un posto per la tessera (a nord di a7), gli spazi di cui avanzano gli Addetti, i punti guadagnati

## Il tabellone disegnato

board-tile = { $tile ->
    [headquarters] quartier generale { colour }
    [joker] jolly del giocatore { $number }
   *[agent] agente { $number }, { colour }
}

## Il tavolo semplice

view-classified = variante «Riservato»
view-round-limit = giri al massimo
view-lanes = corsie del tracciato
view-spaces = caselle
view-space = casella
view-token = gettone
view-tokens = gettoni
view-beyond-line = oltre la linea
view-blocked = bloccata
view-staffer = Addetto del giocatore
view-staffers = Addetti
view-tiles = incontri
view-piles = pile
view-pile = pila
view-left = tessere rimaste
view-of = di
view-top = in cima
view-hand = tessera in mano
view-places = posti consentiti
view-service = servizio
view-opposite = colore del Fronte opposto
view-joker = jolly
view-file = Fascicolo istruzioni
view-side = faccia visibile
view-back = il retro può essere
view-x = colonna
view-y = riga
view-odds = probabilità
view-flipped = girata
view-from = da
view-move = mossa
view-meets = incontra
view-misplaced = contro la regola dei colori
view-evaluated = valutata
view-advances = avanzamenti
view-steps = passi
view-to = fino alla casella
panel-holds = tokens joker
says-colour = colour colour
says-opposite = colour colour
says-staffers = colour colour
says-tokens = colour colour
says-back = colour colour
value-service = { $value ->
    [moscow] Mosca
    [berlin] Berlino
    [peking] Pechino
    [buenos-aires] Buenos Aires
    [washington] Washington
    [london] Londra
   *[other] { $value }
}
value-kind = { $value ->
    [agent] agente
    [headquarters] quartier generale
    [joker] jolly
   *[other] { $value }
}
value-side = { $value ->
    [official] ufficiale
    [undercover] sotto copertura
   *[other] { $value }
}
