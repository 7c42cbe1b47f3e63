# Undercover, en català. Un fitxer per llengua, les mateixes claus i les mateixes dades a cadascun.

name = Undercover
summary = Cada agent treballa en secret per a un segon servei: organitza reunions en què els colors concordin, deixa que els teus Empleats recullin la informació i emporta’t les millors fitxes del tauler.
credits = Un joc de Doris i Daniel Danzer, publicat per Frosted Games. Aquesta és una adaptació independent.
minutes = 20–40

## Les regles, punt per punt

section-UC-0 = Sobre el joc
clause-UC-0_1 = Undercover és un joc de Doris i Daniel Danzer, amb il·lustracions de Juan García González, disseny gràfic d’atelier198 i text anglès revisat per Paul Grogan, publicat per Frosted Games el 2016.
clause-UC-0_2 = És per a 2 a 4 jugadors a partir de 8 anys i dura de 20 a 40 minuts.
clause-UC-0_3 = Final dels anys seixanta, en plena Guerra Freda: cada jugador dirigeix un servei secret, i cada agent treballa a més, encobert, per a un altre servei.

section-UC-1 = Contingut de la caixa
clause-UC-1_1 = 20 llosetes: 6 quarters generals, 2 comodins addicionals i 12 agents.
clause-UC-1_2 = Els sis quarters generals són a Londres, Berlín, Moscou, Washington, Buenos Aires i Pequín; cada servei té el seu color i el seu símbol.
clause-UC-1_3 = Un quarter general té el marc negre i un comodí al revers.
clause-UC-1_4 = Els 2 comodins addicionals només calen amb 4 jugadors.
clause-UC-1_5 = Un agent té el marc clar, una cara oficial i una cara encoberta.
clause-UC-1_6 = No n’hi ha dos d’iguals entre els 12 agents.
clause-UC-1_7 = Els dos serveis per als quals treballa un agent són sempre veïns a la roda de colors.
clause-UC-1_8 = Cada cara d’una lloseta mostra el servei al qual pertany.
clause-UC-1_9 = En cadascun dels sis colors: 5 Empleats, 1 Empleat Especial, 1 Expedient d’Instruccions i 1 Centre d’Informació.
clause-UC-1_10 = 1 Tauler d’Informació, imprès per les dues bandes: Estàndard i Classificat.
clause-UC-1_11 = 30 fitxes de punts: en cadascun dels sis colors, una de 4, una de 5, una de 6, una de 7 i una de 8 punts.
clause-UC-1_12 = 1 fitxa de jugador inicial.
clause-UC-1_13 = 1 reglament.

section-UC-2 = Preparació
clause-UC-2_1 = El Tauler d’Informació es posa al costat de la zona de joc, amb la banda Estàndard a la vista.
clause-UC-2_2 = Amb 2 jugadors, totes les fitxes de 4 punts tornen a la caixa.
clause-UC-2_3 = Les fitxes de punts es barregen de cara avall i es posen de cara amunt als últims espais de la dreta del carril del seu color.
clause-UC-2_4 = Així, els cinc últims espais de cada carril (els quatre últims amb 2 jugadors) tenen les fitxes del seu color, una a cadascun, en ordre aleatori.
clause-UC-2_5 = Tries un color i n’agafes els 6 Empleats, l’Expedient d’Instruccions i el Centre d’Informació.
clause-UC-2_6 = El que pertany als colors que ningú no ha triat torna a la caixa.
clause-UC-2_7 = Poses un Empleat a cada espai de color del teu Centre d’Informació.
clause-UC-2_8 = L’Empleat Especial va a l’espai de baix, el marcat amb ×2.
clause-UC-2_9 = L’espai de baix té el color del teu Bàndol Oposat: el que és davant del teu a la roda.
clause-UC-2_10 = Cada Empleat s’encarrega de la informació del color sobre el qual és.
clause-UC-2_11 = Els sis quarters generals es posen al centre de la taula, units com mostra la figura.
clause-UC-2_12 = Amb 3 o 4 jugadors, els quarters generals dels colors que ningú no ha triat es retiren i es deixen a part amb el comodí a la vista.
clause-UC-2_13 = Amb 4 jugadors s’hi afegeixen els dos comodins addicionals.
clause-UC-2_14 = Amb 2 jugadors són els quarters generals dels dos colors triats els que es retiren i es giren per la banda del comodí.
clause-UC-2_15 = Per tant, a la taula hi ha 4 quarters generals amb 2 jugadors (els dels colors no triats), 3 amb 3 jugadors i 4 amb 4 (els dels colors triats).
clause-UC-2_16 = Cada jugador agafa un comodí i se’l deixa al davant; els que sobrin tornen a la caixa.
clause-UC-2_17 = Així, els comodins són els justos: 2 amb 2 jugadors, 3 amb 3 i 2 + 2 amb 4.
clause-UC-2_18 = Els agents es posen amb la cara encoberta a la vista i es reparteixen en dos munts de 6, cadascun amb un agent de cada color encobert.
clause-UC-2_19 = Cada munt es barreja per separat.
clause-UC-2_20 = Després es gira cada munt sencer, que passa a ser una pila per robar amb les cares oficials a la vista.
clause-UC-2_21 = Durant la partida només es pot veure l’agent de dalt de cada pila.
clause-UC-2_22 = Les dues piles es deixen al costat del Tauler d’Informació.
clause-UC-2_23 = Un dels jugadors és el jugador inicial i n’agafa la fitxa.

section-UC-3 = De què va
clause-UC-3_1 = Vols tenir al final el màxim de punts; els donen les fitxes de punts.
clause-UC-3_2 = Cada servei té dos agents oficials que per davant són iguals.
clause-UC-3_3 = Un dels dos treballa encobert per a un dels serveis veïns, i l’altre, per a l’altre.
clause-UC-3_4 = Es guanya amb les reunions: s’agafa un agent i es col·loca de manera que concordi amb els colors de les llosetes que l’envolten.
clause-UC-3_5 = No pots agafar agents del teu Bàndol Oposat.

section-UC-4 = Com va la partida
clause-UC-4_1 = Comença el jugador inicial, i el torn passa en el sentit de les agulles del rellotge.
clause-UC-4_2 = Un torn té quatre passos, en aquest ordre: (1) activar un agent, (2) donar instruccions, (3) organitzar una reunió, (4) avaluar la informació.

section-UC-5 = Pas 1: activar un agent
clause-UC-5_1 = Agafes una d’aquestes llosetes: l’agent de dalt d’una pila; un agent de la taula que no tingui cap Expedient d’Instruccions al damunt; o el teu comodí, si encara no és a la taula.
clause-UC-5_2 = L’agent que has agafat el pots girar, de qualsevol de les dues cares a l’altra.
clause-UC-5_3 = Abans de girar-lo, tothom ha d’haver vist la cara que era a la vista.
clause-UC-5_4 = Un cop girat, ja no es pot desfer.
clause-UC-5_5 = Dos petits símbols en un agent mostren quins dos colors pot tenir l’altra cara.
clause-UC-5_6 = Un comodí no es gira mai.
clause-UC-5_7 = No pots activar un agent que, abans d’agafar-lo, mostri el color del teu Bàndol Oposat.
clause-UC-5_8 = El teu Bàndol Oposat és el color de la part de baix del teu Centre d’Informació, marcat amb ×2.
clause-UC-5_9 = Si un agent només mostra el teu Bàndol Oposat després de girar-lo, no passa res.
clause-UC-5_10 = També pots agafar un agent que tingui llosetes pels quatre costats.
clause-UC-5_11 = Pots agafar un agent encara que així quedin llosetes separades de les altres.
clause-UC-5_12 = Els quarters generals no es poden agafar.
clause-UC-5_13 = Tampoc els comodins que ja són a la taula.
clause-UC-5_14 = El que hi ha al revers d’un agent sovint es pot deduir: dels dos agents iguals, els reversos són sempre diferents.
clause-UC-5_15 = Cas especial: si tots els agents que podries agafar mostren el teu Bàndol Oposat i el teu comodí ja és a la taula, robes l’agent de sota d’una de les piles.

section-UC-6 = Pas 2: donar instruccions
clause-UC-6_1 = Poses el teu Expedient d’Instruccions sobre l’agent o el comodí que acabes d’activar.
clause-UC-6_2 = Així, el teu expedient deixa la lloseta on era.
clause-UC-6_3 = Així, al pas 1 el teu propi expedient encara bloqueja l’agent que vas moure en el teu torn anterior.

section-UC-7 = Pas 3: organitzar una reunió
clause-UC-7_1 = Col·loques l’agent al costat d’almenys una lloseta de la taula, costat amb costat.
clause-UC-7_2 = Cada lloseta contigua ha de ser un comodí o mostrar un dels tres colors de l’agent: el seu i els dos veïns a la roda.
clause-UC-7_3 = Un agent que has agafat de la taula i no has girat ha d’anar a un altre lloc.
clause-UC-7_4 = Un que has agafat de la taula i has girat pot tornar al mateix lloc, si els colors concorden.
clause-UC-7_5 = L’agent acabat de col·locar i totes les llosetes contigües, costat amb costat, formen la reunió d’aquest torn.
clause-UC-7_6 = Cas especial: si amb aquestes regles l’agent no cap enlloc, es col·loca de manera que toqui un o més agents només per un vèrtex.
clause-UC-7_7 = En aquest cas, en aquest torn s’omet el pas 4.
clause-UC-7_8 = Un comodí es pot col·locar al costat de qualsevol lloseta.

section-UC-8 = Pas 4: avaluar la informació
clause-UC-8_1 = A la primera ronda tothom omet el pas 4.
clause-UC-8_2 = Els teus Empleats encarregats dels colors de la reunió avancen pel tauler, d’esquerra a dreta.
clause-UC-8_3 = El primer espai del moviment d’un Empleat el porta del Centre d’Informació al primer espai de l’esquerra del seu carril.
clause-UC-8_4 = L’Empleat del color de l’agent activat avança 1 espai, o 2 si al pas 1 l’agent s’ha girat.
clause-UC-8_5 = Per cada agent i cada quarter general contigus, l’Empleat d’aquell color avança 1 espai.
clause-UC-8_6 = Un comodí no té color i no mou per si mateix cap Empleat.
clause-UC-8_7 = Si has activat el teu comodí, els agents i quarters generals contigus mouen igualment els teus Empleats.
clause-UC-8_8 = Un Empleat que acabaria en un espai amb un altre Empleat continua fins al següent espai lliure.
clause-UC-8_9 = Si al final d’aquest pas un Empleat és sobre una fitxa de punts, agafes la fitxa i la poses de cara avall sobre aquell color del teu Centre d’Informació.
clause-UC-8_10 = Aquell Empleat ja no es mou més, i deixes d’avaluar-ne el color.
clause-UC-8_11 = Un Empleat que ja no té al davant cap espai amb fitxa de punts s’atura de seguida, per molt moviment que li quedi.

section-UC-9 = Final de la partida i puntuació
clause-UC-9_1 = Quan algú aconsegueix la sisena fitxa de punts, la ronda es juga fins al final, fins al jugador de la dreta del jugador inicial, perquè tothom hagi tingut els mateixos torns.
clause-UC-9_2 = Després tothom mostra les seves fitxes de punts i les suma.
clause-UC-9_3 = La fitxa del color del teu Bàndol Oposat compta doble.
clause-UC-9_4 = Guanya qui té més punts.
clause-UC-9_5 = En cas d’empat guanya, d’entre els empatats, qui té més Empleats a la columna ocupada més a la dreta del tauler.
clause-UC-9_6 = Si l’empat continua, guanyen tots ells.

section-UC-10 = El que recorda el reglament
clause-UC-10_1 = No s’activa cap agent del color del propi Bàndol Oposat.
clause-UC-10_2 = El teu Expedient d’Instruccions és a la lloseta que has agafat l’última vegada.
clause-UC-10_3 = Un agent activat sempre es pot girar.
clause-UC-10_4 = Si s’ha girat, pot tornar al seu lloc, sempre que concordi amb els veïns.
clause-UC-10_5 = Cada jugador té un sol comodí en tota la partida.

section-UC-11 = La variant «Classificat»
clause-UC-11_1 = No hi ha fitxes de punts, i el tauler es posa amb la banda Classificat a la vista.
clause-UC-11_2 = Amb 2 jugadors, els Empleats d’un dels quatre colors que ningú no ha triat es posen a l’últim espai de cada carril, de manera que aquella columna queda bloquejada.
clause-UC-11_3 = Un Empleat només s’atura a l’última columna, o quan altres Empleats bloquegen tots els espais del seu carril que té al davant.
clause-UC-11_4 = Quan algú porta el sisè Empleat més enllà de la línia negra, la ronda es juga fins al final com de costum.
clause-UC-11_5 = Es puntua jugador per jugador: primer el jugador inicial i després en el sentit de les agulles del rellotge.
clause-UC-11_6 = Cada Empleat dona els punts que hi ha sota la seva columna.
clause-UC-11_7 = D’esquerra a dreta, les columnes donen −10, −8, −7, −4, 0, 6, 11, 15, 18, 20 i 21 punts.
clause-UC-11_8 = El que dona el teu Empleat Especial es duplica, per bé o per mal.
clause-UC-11_9 = Un Empleat que encara és al Centre d’Informació dona 0.
clause-UC-11_10 = Guanya qui té més punts; els empats es desfan com a UC-9.5 i UC-9.6.
clause-UC-11_11 = Totes les altres regles es mantenen.

section-UC-12 = Exemples
clause-UC-12_1 = Així poden ser les fitxes al principi, cada carril d’esquerra a dreta. Vermell: 4 7 6 5 8. Taronja: 7 8 5 4 6. Groc: 8 6 5 4 7. Verd: 8 4 6 7 5. Blau: 5 6 8 7 4. Lila: 8 7 4 5 6.
clause-UC-12_2 = És el torn de la jugadora Lila. No pot agafar les llosetes on hi ha un Expedient d’Instruccions ni l’agent groc de dalt d’una de les piles: el groc és el seu Bàndol Oposat.
clause-UC-12_3 = Activa un agent blau i el gira. L’altra cara resulta que és verda, veïna del blau.
clause-UC-12_4 = Posa el seu Expedient d’Instruccions sobre l’agent verd.
clause-UC-12_5 = El col·loca al costat d’un agent groc i d’un de blau. Ho pot fer: tots dos colors són veïns del verd.
clause-UC-12_6 = Avalua: verd 2 espais, perquè l’agent s’ha girat; groc 1; blau 1.
clause-UC-12_7 = El seu Empleat groc acabaria en un espai ocupat, així que continua fins al següent de lliure. Allà hi ha la fitxa groga de 8 punts: l’agafa, i aquell Empleat ha acabat.
clause-UC-12_8 = Un comodí pot ser alhora al costat de verd, lila i taronja, on no cabria cap agent.
clause-UC-12_9 = En una figura, la jugadora Groga avança 2 espais en taronja i 1 en vermell.
clause-UC-12_10 = Una altra assenyala els tres colors al costat dels quals pot ser un agent: el seu i els seus dos veïns.

section-UC-13 = El que es dedueix de les regles
clause-UC-13_1 = Els colors oposats són a tres passos a la roda: vermell i verd, taronja i blau, groc i lila.
clause-UC-13_2 = Els 12 agents són, per cada color, un que treballa encobert per al color següent de la roda i un altre que treballa per a l’anterior.
clause-UC-13_3 = Un torn mou com a molt un Empleat per carril, ja que només en tens un de cada color; així que tant és en quin ordre s’avaluïn els carrils.
clause-UC-13_4 = A la partida estàndard sempre queda una fitxa per davant d’un Empleat que no ha acabat, i sempre hi ha un espai lliure amb fitxa on continuar; així que a ningú no se li acaba el carril (UC-8.8).
clause-UC-13_5 = Un espai del qual ja s’ha agafat la fitxa queda ocupat per sempre per l’Empleat que l’ha agafada.
clause-UC-13_6 = Ningú no té mai dues fitxes d’un mateix color.
clause-UC-13_7 = Quan les dues piles són buides sempre es pot activar un agent: com a molt 4 dels 12 porten expedient, i com a molt 4 poden mostrar un mateix color.
clause-UC-13_8 = Sempre hi ha un lloc per al cas especial de UC-7.6, i no només aquell d’on ve l’agent: en diagonal més enllà de cadascun dels quatre vèrtexs exteriors de les llosetes.
clause-UC-13_9 = Un agent robat segons UC-5.15 pot mostrar ell mateix el teu Bàndol Oposat, però només amb 3 o 4 jugadors i molt rarament: els dos agents oficials d’aquell color han de ser encara a les piles, en una de les piles hi ha de quedar un sol agent o cap, i tots els agents de la taula han d’estar bloquejats.

section-UC-H = El que el reglament deixa obert i les regles de la casa
clause-UC-H1 = El reglament no enumera l’ordre de la roda. Els colors són els de l’arc de Sant Martí, i tots els exemples hi concorden: vermell, taronja, groc, verd, blau, lila, i vermell un altre cop. No hi ha cap altre ajust.
clause-UC-H2 = On va cada quarter general només es veu en una figura. Aquí formen dues files de tres que fan la volta com la roda: a dalt vermell, taronja i groc; a baix lila, blau i verd. Taronja i blau són els únics que es toquen sense ser veïns; els quarters generals no han de concordar entre si. Amb els altres ajustos la roda comença en un altre punt: amb 1, a dalt lila, vermell i taronja, i a baix blau, verd i groc; amb 2, a dalt blau, lila i vermell, i a baix verd, groc i taronja (opció layout).
clause-UC-H3 = El reglament no diu si els quarters generals s’ajunten quan se’n retiren alguns. Aquí els buits queden, i són llocs per a agents com els altres. Amb l’altre ajust, els que queden a cada fila s’ajunten cap a l’esquerra (opció closed_up).
clause-UC-H4 = El reglament no diu quina ciutat correspon a cada color. Aquí Moscou és vermella, Berlín taronja, Pequín groga, Buenos Aires verda, Washington blava i Londres lila; res més no en depèn. No hi ha cap altre ajust.
clause-UC-H5 = La llargada dels carrils de la banda Estàndard no es dona en xifres; una figura té cinc espais buits i cinc amb fitxes. Aquí un carril té 10 espais, amb les fitxes als cinc últims (amb 2 jugadors, als quatre últims). Se n’hi poden donar fins a 12 (opció lane_length).
clause-UC-H6 = Tampoc no es dona la llargada dels carrils de la banda Classificat, però el tauler té onze valors: així que un carril té 11 espais, un per a cada valor. No hi ha cap altre ajust.
clause-UC-H7 = El segon valor de la banda Classificat és −8, tot i que pels passos entre els altres hauria de ser −9. Aquí és −8, com està imprès. Amb l’altre ajust és −9 (opció second_value).
clause-UC-H8 = El reglament no diu per on passa la línia negra. Aquí passa després de la cinquena columna, entre les de 0 i 6 punts, de manera que les sis columnes de valor positiu queden més enllà. També pot passar després de la quarta o de la sisena (opció black_line).
clause-UC-G9 = S’obté la fitxa on un Empleat només ha arribat perquè ha continuat segons UC-8.8? Sí: al reglament això va abans d’agafar les fitxes, i el seu exemple ho mostra (UC-12.7).
clause-UC-G10 = Què passa amb les fitxes que un Empleat deixa enrere? Es queden on són: només compta l’espai on és al final del pas. Només UC-8.11 l’obliga a aturar-se, a l’última fitxa del seu carril.
clause-UC-G11 = Pel camí, compten els espais amb altres Empleats? Sí, són espais com els altres; només ha de ser lliure aquell on acaba el moviment.
clause-UC-G12 = En quin ordre fa un Empleat diversos moviments? Tots alhora: se sumen els espais que avança un color en aquest torn, el seu Empleat es mou una sola vegada i després, si cal, continua fins a un espai lliure.
clause-UC-H13 = A la variant «Classificat», un moviment pot acabar en un espai ocupat sense que n’hi hagi cap de lliure més enllà; el reglament no en parla. Aquí l’Empleat s’atura a l’últim espai lliure abans d’aquell; no recula mai, i si no n’hi ha cap, es queda. Amb l’altre ajust es queda sempre on era (opció overshoot_stays).
clause-UC-H14 = «La columna ocupada més a la dreta» pot voler dir ocupada per qualsevol. Aquí és la columna més a la dreta en què algun dels empatats té un Empleat. Amb l’altre ajust és aquella en què el té qualsevol jugador (opció tie_all_staffers). Els Empleats que només bloquegen una columna (UC-11.2) no compten mai.
clause-UC-H15 = Dels dos agents amb el mateix color encobert, el reglament no diu quin va a quin munt. Aquí ho decideix l’atzar, color per color. No hi ha cap altre ajust.
clause-UC-H16 = El reglament no diu com es determina el jugador inicial ni qui tria color primer. Aquí el jugador inicial se sorteja, i cada jugador tria un color en l’ordre dels seients. Amb l’altre ajust també se sortegen els colors (opció colours_at_random).
clause-UC-H17 = Quan cal robar de sota d’una pila (UC-5.15), el reglament no diu de quina. Aquí ho tria el jugador, que després pot girar aquell agent com qualsevol altre; si mostra el Bàndol Oposat, s’agafa igualment. No hi ha cap altre ajust.
clause-UC-H18 = Què vol dir tocar agents només per un vèrtex (UC-7.6)? Aquí, qualsevol lloc buit amb una lloseta en diagonal i cap costat amb costat; però no el lloc d’on ve l’agent, si no s’ha girat. No hi ha cap altre ajust.
clause-UC-G19 = El teu propi Expedient d’Instruccions et bloqueja l’agent també a tu? Sí: no canvia de lloc fins al pas 2, així que no pots activar el mateix agent en dos torns seguits.
clause-UC-H20 = Es veu quina cara d’un agent és a la vista? Sí: la cara encoberta ha de ser diferent, o no es podria posar a la vista durant la preparació. Així que un agent del qual veus la cara oficial pot tenir dos reversos, fins que se n’hagi vist més. Aquí el programa recorda per tu el que tothom ha vist i diu què pot ser encara cada revers. Amb l’altre ajust t’ho deixa a tu (opció backs_hidden).
clause-UC-H21 = Quina és la primera ronda, en què ningú no avalua? Aquí és el primer torn de cada jugador. No hi ha cap altre ajust.
clause-UC-H22 = Les fitxes que has agafat són de cara avall, tot i que abans tothom les ha vistes. Aquí els seus valors s’amaguen als altres, que els poden recordar; tu veus els teus. Amb l’altre ajust es mostren tots (opció tokens_open).
clause-UC-H23 = La variant «Classificat» pot no acabar-se: un Empleat sense sortir dona 0, que és millor que −10, així que no es pot obligar ningú a travessar la línia negra. Aquí es puntua després de 30 rondes, si la partida no s’ha acabat abans; es pot acordar un altre nombre (opció classified_limit).
clause-UC-H24 = Es retiren les fitxes de 4 punts abans de posar les altres? Sí: si no, hi hauria buits als carrils. No hi ha cap altre ajust.
clause-UC-G25 = Un comodí concorda amb tot, l’hagi posat qui l’hagi posat? Sí, així ho diu UC-7.2.
clause-UC-H26 = Res no prohibeix col·locar un agent només al costat de comodins. Aquí és permès. Amb l’altre ajust, almenys una lloseta contigua no ha de ser un comodí (opció jokers_do_not_suffice).
clause-UC-H27 = La partida estàndard tampoc no s’ha d’acabar per força: es pot anar movent només Empleats que ja han acabat. Aquí es puntua després de 200 rondes, si no s’ha acabat abans; es pot acordar un nombre més petit (opció round_limit).
clause-UC-H28 = Amb tres o quatre jugadors empatats, UC-9.5 es pot llegir de diverses maneres. Aquí queden descartats els que tenen menys Empleats en aquella columna i guanyen tots els altres empatats; si cap d’ells no té Empleats al tauler, guanyen tots. No hi ha cap altre ajust.
clause-UC-H29 = Cal decidir si es gira abans d’agafar l’agent? El reglament no ho diu. Un agent de sota d’una pila no es veu fins que s’agafa, i quan se n’agafa un de dalt es veu de seguida el següent; per això aquí agafar i girar són dues decisions, amb qualsevol agent. No hi ha cap altre ajust.
clause-UC-G30 = Quina reunió mostra la figura de UC-12.9? Pel peu no es pot saber. Hi encaixa un agent taronja que s’ha girat, al costat d’una lloseta vermella; també un agent taronja sense girar al costat d’una de vermella i una de taronja, i un agent vermell sense girar al costat de dues de taronja. Res no depèn de quina fos.
clause-UC-H31 = UC-7.6 parla de tocar agents, però potser encara no n’hi ha cap a la taula. Aquí també valen els quarters generals i els comodins (UC-H18). Amb l’altre ajust cal tocar almenys un agent, si hi ha un lloc així (opció touch_agents).
clause-UC-H32 = Cal agafar una lloseta que es pugui col·locar, si n’hi ha cap? Aquí no: aleshores s’aplica UC-7.6. Si un agent es pot col·locar es jutja per la cara que mostra després de decidir si es gira, i sense comptar el lloc d’on ve si no s’ha girat (UC-7.3). No hi ha cap altre ajust.

### La taula

## Qui i què: amb això anomenen les frases de sota un servei, un color i una lloseta

service = { $who ->
    [red] Moscou
    [orange] Berlín
    [yellow] Pequín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
colour = { $colour ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
}
tile-beside = { $tile ->
    [headquarters] del quarter general { colour }
    [agent] de l’agent { $number }
   *[joker] del comodí del jugador { $number }
}
winner-a = { $a ->
    [red] Moscou
    [orange] Berlín
    [yellow] Pequín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
winner-b = { $b ->
    [red] Moscou
    [orange] Berlín
    [yellow] Pequín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
winner-c = { $c ->
    [red] Moscou
    [orange] Berlín
    [yellow] Pequín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
winner-d = { $d ->
    [red] Moscou
    [orange] Berlín
    [yellow] Pequín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
seat = { $who ->
    [red] Moscou (vermell)
    [orange] Berlín (taronja)
    [yellow] Pequín (groc)
    [green] Buenos Aires (verd)
    [blue] Washington (blau)
    [purple] Londres (lila)
   *[none] Jugador { $seat }
}

## Què es pot jugar

move-lay = La fitxa següent val { $value } punts
move-colour = { $colour ->
    [red] Moscou, el servei de color vermell
    [orange] Berlín, el servei de color taronja
    [yellow] Pequín, el servei de color groc
    [green] Buenos Aires, el servei de color verd
    [blue] Washington, el servei de color blau
   *[purple] Londres, el servei de color lila
}
move-deal = L’agent següent de la pila és oficialment { $official ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
} i, encobert, { $secret ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
}
move-shown = L’agent següent de la pila és oficialment { $official ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
}
move-covered = L’agent següent de la pila està amagat
move-first = El jugador { $seat } és el jugador inicial
move-top = Agafar l’agent de dalt de la pila { $pile }
move-bottom = Robar l’agent de sota de la pila { $pile }
move-take = Agafar l’agent { $number } de la taula
move-joker = Agafar el teu comodí
move-keep = Deixar l’agent com està
move-flip = Girar l’agent
move-place = { $way ->
    [n] Col·locar-lo al nord { tile-beside }
    [e] Col·locar-lo a l’est { tile-beside }
    [s] Col·locar-lo al sud { tile-beside }
    [w] Col·locar-lo a l’oest { tile-beside }
    [ne] Col·locar-lo al vèrtex nord-est { tile-beside }
    [se] Col·locar-lo al vèrtex sud-est { tile-beside }
    [sw] Col·locar-lo al vèrtex sud-oest { tile-beside }
   *[nw] Col·locar-lo al vèrtex nord-oest { tile-beside }
}

## Què se’t demana

asked-choosing = Tria el teu color.
asked-taking = Agafa un agent: de dalt d’una pila, o de la taula si no porta cap Expedient d’Instruccions. O agafa el teu comodí, si encara el tens.
asked-taking-bottom = Només podries agafar agents del teu Bàndol Oposat, i el teu comodí ja és a la taula: roba l’agent de sota d’una pila.
asked-flipping = L’agent { $number } mostra el color { colour }. El gires o el deixes com està? El seu revers és { $back ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
} o { $other ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
}.
asked-flipping-known = L’agent { $number } mostra el color { colour }. El gires o el deixes com està? El seu revers és { $back ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
}.
asked-placing = Col·loca l’agent { $number }, de color { colour }, al costat de llosetes del seu color, dels dos colors veïns o comodins.
asked-placing-corner = L’agent { $number }, de color { colour }, no cap enlloc: col·loca’l de manera que toqui llosetes només pels vèrtexs. No s’avalua res.
asked-placing-joker = Col·loca el teu comodí al costat de qualsevol lloseta.

## Què esperen els altres

waits-laying = S’estan posant les fitxes de punts al tauler.
waits-dealing = S’estan barrejant els agents en dues piles.
waits-drawing = S’està sortejant el jugador inicial.
waits-choosing = { $seat ->
    [-1] S’estan sortejant els colors.
   *[other] El jugador { $seat } tria un color.
}
waits-taking = { service } ha d’agafar un agent o el comodí.
waits-taking-bottom = { service } no pot agafar res més i ha de robar l’agent de sota d’una pila.
waits-flipping = { service } pot girar l’agent { $number }, que mostra el color { colour }. El seu revers és { $back ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
} o { $other ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
}.
waits-flipping-known = { service } pot girar l’agent { $number }, que mostra el color { colour }. El seu revers és { $back ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
}.
waits-placing = { service } ha de col·locar l’agent { $number }, de color { colour }.
waits-placing-corner = L’agent { $number }, de color { colour }, no cap enlloc: { service } l’ha de col·locar de manera que toqui llosetes només pels vèrtexs.
waits-placing-joker = { service } ha de col·locar el comodí.

## Què ha passat

laid = Les fitxes de punts són als últims espais dels seus carrils.
chose = { $who ->
    [red] El jugador { $seat } dirigeix Moscou, el servei de color vermell.
    [orange] El jugador { $seat } dirigeix Berlín, el servei de color taronja.
    [yellow] El jugador { $seat } dirigeix Pequín, el servei de color groc.
    [green] El jugador { $seat } dirigeix Buenos Aires, el servei de color verd.
    [blue] El jugador { $seat } dirigeix Washington, el servei de color blau.
   *[purple] El jugador { $seat } dirigeix Londres, el servei de color lila.
}
dealt = Els agents són en dues piles de sis. Dalt de la pila 1 hi ha un agent de color { $one ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
}, i dalt de la pila 2, un de color { $two ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
}.
began = El sorteig fa jugador inicial { service }.
took-top = { service } agafa l’agent de dalt de la pila { $pile }: l’agent { $number }, de color { colour }.
pile-top = La pila { $pile } mostra ara a dalt el color { colour }; { $left ->
    [one] queda { $left } agent.
   *[other] queden { $left } agents.
}
pile-empty = La pila { $pile } ara és buida.
took-bottom = { service } roba l’agent de sota de la pila { $pile }: l’agent { $number }, de color { colour }. { $left ->
    [0] La pila ara és buida.
    [one] Queda { $left } agent.
   *[other] Queden { $left } agents.
}
took = { $side ->
    [official] { service } agafa de la taula l’agent { $number }, de color { colour }.
   *[undercover] { service } agafa de la taula l’agent { $number }, encobert de color { colour }.
}
took-joker = { service } agafa el comodí.
kept = { service } deixa l’agent { $number } com està, de color { colour }.
flipped = { service } gira l’agent { $number }: del color { $before ->
    [red] vermell
    [orange] taronja
    [yellow] groc
    [green] verd
    [blue] blau
   *[purple] lila
} passa al { colour }.
placed = { $way ->
    [n] { service } col·loca l’agent { $agent } al nord { tile-beside }.
    [e] { service } col·loca l’agent { $agent } a l’est { tile-beside }.
    [s] { service } col·loca l’agent { $agent } al sud { tile-beside }.
    [w] { service } col·loca l’agent { $agent } a l’oest { tile-beside }.
    [ne] { service } col·loca l’agent { $agent } al vèrtex nord-est { tile-beside }.
    [se] { service } col·loca l’agent { $agent } al vèrtex sud-est { tile-beside }.
    [sw] { service } col·loca l’agent { $agent } al vèrtex sud-oest { tile-beside }.
   *[nw] { service } col·loca l’agent { $agent } al vèrtex nord-oest { tile-beside }.
}
placed-joker = { $way ->
    [n] { service } col·loca el comodí al nord { tile-beside }.
    [e] { service } col·loca el comodí a l’est { tile-beside }.
    [s] { service } col·loca el comodí al sud { tile-beside }.
   *[w] { service } col·loca el comodí a l’oest { tile-beside }.
}
misplaced = Només toca altres llosetes pels vèrtexs, així que no s’avalua res.
first-round = A la primera ronda no s’avalua res.
nobody-moves = Aquí no es reuneix cap color, així que no es mou cap Empleat.
advanced = { $own ->
    [0] { $steps ->
        [one] Per la lloseta contigua de color { colour }, l’Empleat d’aquest color avança { $steps } espai, de { $from } a { $to }.
       *[other] Per les llosetes contigües de color { colour }, l’Empleat d’aquest color avança { $steps } espais, de { $from } a { $to }.
    }
    [1] { $beside ->
        [0] Pel mateix agent, l’Empleat de color { colour } avança { $steps } espai, de { $from } a { $to }.
       *[other] Pel mateix agent i el que té al costat de color { colour }, l’Empleat d’aquest color avança { $steps } espais, de { $from } a { $to }.
    }
   *[2] { $beside ->
        [0] Per l’agent girat, l’Empleat de color { colour } avança { $steps } espais, de { $from } a { $to }.
       *[other] Per l’agent girat i el que té al costat de color { colour }, l’Empleat d’aquest color avança { $steps } espais, de { $from } a { $to }.
    }
}
jumped = L’espai on hauria acabat està ocupat, així que continua fins al següent de lliure: el { $to }.
stopped-at-token = S’atura a l’espai { $to }: allà hi ha l’última fitxa de punts del seu carril.
stopped-at-last = S’atura a l’últim espai del seu carril.
stopped-by-staffers = Més enllà de l’espai { $to } no n’hi ha cap de lliure, així que s’hi atura.
blocked = L’Empleat de color { colour } es queda a l’espai { $from }: ni on acabaria el seu camí ni més enllà no n’hi ha cap de lliure.
finished = L’Empleat de color { colour } ja té la seva fitxa de punts i no es mou més.
token = { $double ->
    [1] { service } agafa la fitxa de { $value } punts de color { colour }, el del seu Bàndol Oposat: comptarà doble.
   *[0] { service } agafa la fitxa de { $value } punts de color { colour }.
}
sixth-token = És la sisena fitxa de punts de { service }: la ronda es juga fins al final.
sixth-staffer = És el sisè Empleat de { service } més enllà de la línia negra: la ronda es juga fins al final.
next-round = Comença la ronda { $round }.

## Com s’acaba

ended = Tothom ha tingut { $round } torns: la partida s’ha acabat.
ended-by-limit = { $round ->
    [one] S’ha jugat { $round } ronda: la partida s’ha acabat.
   *[other] S’han jugat { $round } rondes: la partida s’ha acabat.
}
final = { $points ->
    [one] { service }: { $points } punt.
   *[other] { service }: { $points } punts.
}
over-won = { $points ->
    [one] Guanya { winner-a } amb { $points } punt.
   *[other] Guanya { winner-a } amb { $points } punts.
}
over-won-by-staffers = { $points ->
    [one] { winner-a } guanya el desempat a { $points } punt, amb el nombre més alt d’Empleats a la columna { $column }, la de més a la dreta que compta: { $staffers }.
   *[other] { winner-a } guanya el desempat a { $points } punts, amb el nombre més alt d’Empleats a la columna { $column }, la de més a la dreta que compta: { $staffers }.
}
over-shared-2 = { $points ->
    [one] { winner-a } i { winner-b } comparteixen la victòria amb { $points } punt cadascun.
   *[other] { winner-a } i { winner-b } comparteixen la victòria amb { $points } punts cadascun.
}
over-shared-3 = { $points ->
    [one] { winner-a }, { winner-b } i { winner-c } comparteixen la victòria amb { $points } punt cadascun.
   *[other] { winner-a }, { winner-b } i { winner-c } comparteixen la victòria amb { $points } punts cadascun.
}
over-shared-4 = { $points ->
    [one] { winner-a }, { winner-b }, { winner-c } i { winner-d } comparteixen la victòria amb { $points } punt cadascun.
   *[other] { winner-a }, { winner-b }, { winner-c } i { winner-d } comparteixen la victòria amb { $points } punts cadascun.
}

## Per què es refusa una jugada

refused-over = La partida s’ha acabat.
refused-dealer-lays = Primer el crupier posa les fitxes de punts al tauler (de =4 a =8).
refused-choose-a-colour = Primer es tria un color: red (vermell), orange (taronja), yellow (groc), green (verd), blue (blau) o purple (lila).
refused-dealer-deals = Primer el crupier barreja els agents en dues piles (per exemple, +ro).
refused-dealer-draws = Primer el crupier sorteja el jugador inicial (per exemple, first=0).
refused-only-the-dealer = De les fitxes, els agents i el jugador inicial se n’ocupa el crupier, abans del primer torn.
refused-token-laid = Aquesta fitxa ja és en aquest carril; només n’hi ha una.
refused-no-such-token = Amb 2 jugadors, les fitxes de 4 punts es queden a la caixa.
refused-chosen-already = Els colors ja estan triats.
refused-colour-taken = Aquest color el té un altre jugador.
refused-already-dealt = Aquest agent ja és en una pila; cadascun dels 12 és únic.
refused-undercover-in-pile = Aquesta pila ja té un agent amb aquest color encobert; l’altre va a l’altra pila.
refused-no-such-seat = En aquesta partida cap jugador no té aquest número.
refused-take-first = Primer agafa un agent o el teu comodí (per exemple, top1, a3 o joker).
refused-flip-first = Primer decideix què fas amb l’agent que tens a la mà: keep (deixar-lo) o flip (girar-lo).
refused-place-first = Ara cal col·locar la lloseta que tens a la mà (per exemple, rn: al nord del quarter general vermell).
refused-pile-empty = Aquesta pila és buida.
refused-opposite-side = Aquest agent mostra el teu Bàndol Oposat: no el pots agafar.
refused-not-on-table = Aquest agent no és a la taula.
refused-has-file = Sobre aquest agent hi ha un Expedient d’Instruccions: ara no el pot agafar ningú.
refused-joker-laid = Ja has col·locat el teu comodí; es queda on és.
refused-no-bottom = Només pots robar de sota d’una pila si no es pot agafar res més.
refused-no-tile-there = Aquesta lloseta no és a la taula.
refused-place-taken = Allà hi ha una altra lloseta.
refused-same-place = Un agent que no s’ha girat ha d’anar a un lloc diferent d’aquell d’on ve.
refused-colours-differ = Una lloseta contigua a aquest lloc mostra un color que no concorda amb aquest.
refused-only-jokers = Al costat d’aquest lloc només hi ha comodins; en aquesta partida, almenys una lloseta no ho ha de ser.
refused-named-otherwise = Aquest lloc s’anomena per una altra lloseta contigua (primer els quarters generals, després els agents pel seu número, després els comodins).
refused-diagonal-only-if = Els vèrtexs són només per a una lloseta que no cap enlloc més.
refused-touches = Hi ha una lloseta costat amb costat amb aquest lloc.
refused-touch-an-agent = En aquesta partida ha de tocar un agent per un vèrtex, i això és possible en un altre lloc.

## Què es pot acordar

option-classified = Es juga la variant «Classificat»
option-colours_at_random = Els colors se sortegen, no es trien
option-layout = Com estan els quarters generals (0: taronja i blau al mig, 1: vermell i verd, 2: lila i groc)
option-closed_up = Els quarters generals s’ajunten quan se’n retiren d’altres
option-lane_length = Espais d’un carril Estàndard
option-second_value = Segon valor del tauler Classificat
option-black_line = Columnes abans de la línia negra del tauler Classificat
option-overshoot_stays = A «Classificat», un Empleat que no troba res lliure on hauria d’acabar ni més enllà no es mou
option-tie_all_staffers = En un empat compta la columna més a la dreta que ocupi qualsevol
option-tokens_open = Les fitxes de punts agafades es mostren a tothom
option-backs_hidden = El que s’ha vist dels reversos dels agents no es mostra: cal recordar-ho
option-jokers_do_not_suffice = Un agent ha de ser al costat d’almenys una lloseta que no sigui un comodí
option-touch_agents = Un agent que no cap enlloc ha de tocar un altre agent, si és possible
option-round_limit = Rondes després de les quals es puntua la partida estàndard
option-classified_limit = Rondes després de les quals es puntua la variant «Classificat»

## La lliçó: tres rondes, pas a pas

lesson-1 = A Undercover tot gira al voltant de la informació. En cadascun dels sis colors hi ha cinc fitxes de punts als últims espais d’un carril; els teus Empleats hi avancen des de l’esquerra, i el primer que s’atura sobre una fitxa se l’endú. Guanya qui té més punts.
lesson-2 = Pequín porta el groc, Londres el lila i Buenos Aires el verd. Els seus tres quarters generals són a la taula; els llocs dels altres tres queden buits. Els dotze agents formen dues piles, i de cadascuna només es veu el de dalt.
lesson-3 = Davant del teu color, a la roda, hi ha el teu Bàndol Oposat: el lila per a Pequín, el groc per a Londres i el vermell per a Buenos Aires. La seva fitxa compta el doble, però no pots agafar un agent que mostri aquest color.
lesson-4 = Comença Pequín i agafa l’agent vermell de la pila 1; de seguida es veu el següent d’aquella pila. Ara Pequín el pot girar. Al revers hi ha un veí del vermell a la roda: taronja o lila.
lesson-5 = Girat, és lila. Com que aquest agent vermell amagava el lila, l’altre vermell ha d’amagar el taronja: el que s’ha vist d’un dels bessons parla de l’altre. Ara porta al damunt l’Expedient d’Instruccions de Pequín, i ningú no el pot agafar fins que Pequín agafi una altra lloseta.
lesson-6 = Un agent es col·loca costat amb costat amb llosetes del seu color, dels seus dos veïns a la roda o comodins. Aquí queda al sud del quarter general lila. A la primera ronda no s’avalua res.
lesson-7 = Londres i Buenos Aires també han girat i col·locat agents. Comença la segona ronda, i des d’ara cada reunió mou Empleats.
lesson-8 = Pequín agafa un agent taronja, el gira, queda groc, i el col·loca al costat del quarter general groc. Per l’agent girat, el seu Empleat groc avança 2 espais, i 1 més pel quarter general: arriba a l’espai 3.
lesson-9 = Londres fa el mateix amb un agent verd que passa a groc: també 3 espais en groc. Però a l’espai 3 hi ha Pequín, així que l’Empleat de Londres continua fins al següent de lliure, el 4. El quarter general verd del costat dona 1 espai en verd.
lesson-10 = Buenos Aires no gira el seu: l’agent continua lila i compta 1 espai. L’agent vermell del costat en dona 1 en vermell.
lesson-11 = Pequín gira un agent vermell, que passa a taronja, i el col·loca damunt del seu agent groc: 2 espais en taronja i 1 en groc. L’espai 4 és de Londres, així que continua fins al 5.
lesson-12 = És el torn de Londres. No pot agafar els agents amb Expedient d’Instruccions, ni el groc de dalt de la pila 1: el groc és el Bàndol Oposat de Londres. L’agent blau de dalt de la pila 2 és lliure.
lesson-13 = Londres l’agafa. Dels dos agents blaus, l’un amaga el verd i l’altre el lila; quin és aquest només es pot endevinar.
lesson-14 = És el verd. L’expedient passa a aquest agent, que s’ha de col·locar on el verd vagi bé: al costat de groc, verd, blau o un comodí.
lesson-15 = Queda entre un agent groc i un de blau, tots dos veïns del verd. L’avaluació: 2 espais en verd per l’agent girat, 1 en groc i 1 en blau.
lesson-16 = En groc, Londres acabaria a l’espai 5, on hi ha Pequín. Així que continua fins al 6, i allà hi ha la fitxa de 8. Londres l’agafa, i aquest Empleat ja no es mou més. El groc és el Bàndol Oposat de Londres: el 8 en val 16.
lesson-17 = Buenos Aires agafa el seu comodí, que cada jugador té una sola vegada. Va bé a qualsevol lloc i no es gira mai.
lesson-18 = Aquí queda entre els quarters generals lila i verd. Un comodí no mou cap Empleat per si mateix, però les llosetes del costat sí: 1 espai en lila i 1 en verd.
lesson-19 = Una partida continua així fins que algú té sis fitxes, i després fins al final d’aquella ronda. En aquesta lliçó s’havia acordat acabar després de tres rondes, així que es puntua ara: Londres guanya amb 16 punts.

## El dibuix

draw-standard = Tauler Estàndard
draw-classified = Tauler Classificat
draw-round = ronda { $round }
draw-last-round = última ronda
draw-pile = pila { $pile } (en queden { $left }):
draw-hand = a la mà:
draw-hand-flipped = a la mà, girat:
draw-joker = comodí
draw-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
draw-you = tu
draw-legend = R O Y G B P: vermell, taronja, groc, verd, blau, lila · b/y 2:1: el que pot ser el revers, amb la seva probabilitat · u: cara encoberta a la vista · !R: Expedient d’Instruccions de Vermell · *: comodí · x2 Y: el Bàndol Oposat compta el doble
draw-legend-places = a7n 4 +8: un lloc per a la lloseta (al nord d’a7), els espais que avancen els Empleats, els punts guanyats

## El tauler dibuixat

board-tile = { $tile ->
    [headquarters] quarter general { colour }
    [joker] comodí del jugador { $number }
   *[agent] agent { $number }, { colour }
}

## El tauler senzill

view-classified = variant «Classificat»
view-round-limit = rondes com a màxim
view-lanes = carrils del tauler
view-spaces = caselles
view-space = casella
view-token = fitxa
view-tokens = fitxes
view-beyond-line = més enllà de la línia
view-blocked = bloquejada
view-staffer = Empleat del jugador
view-staffers = Empleats
view-tiles = reunions
view-piles = piles
view-pile = pila
view-left = llosetes restants
view-of = de
view-top = a sobre
view-hand = lloseta a la mà
view-places = llocs permesos
view-service = servei
view-opposite = color del Bàndol Oposat
view-joker = comodí
view-file = Expedient d’Instruccions
view-side = cara visible
view-back = el seu revers pot ser
view-x = columna
view-y = fila
view-odds = possibilitats
view-flipped = girada
view-from = des de
view-move = jugada
view-meets = es troba amb
view-misplaced = contra la regla de colors
view-evaluated = s’avalua
view-advances = avanços
view-steps = passos
view-to = fins a la casella
panel-holds = tokens joker
says-colour = colour colour
says-opposite = colour colour
says-staffers = colour colour
says-tokens = colour colour
says-back = colour colour
value-service = { $value ->
    [moscow] Moscou
    [berlin] Berlín
    [peking] Pequín
    [buenos-aires] Buenos Aires
    [washington] Washington
    [london] Londres
   *[other] { $value }
}
value-kind = { $value ->
    [agent] agent
    [headquarters] quarter general
    [joker] comodí
   *[other] { $value }
}
value-side = { $value ->
    [official] oficial
    [undercover] encoberta
   *[other] { $value }
}
