# La Agencia - Misión: Embajada, en català. Un fitxer per llengua, amb les mateixes claus i les mateixes dades.

name = La Agencia - Misión: Embajada
summary = D’una ambaixada es filtra informació i cadascú hi dirigeix un equip: juga cartes que potser ni tu coneixes i recluta els Agents dels teus rivals.
credits = Un joc de Toni Serradesanferm, publicat per Games 4 Gamers. Aquesta és una adaptació independent.
minutes = 15–25

## Qui és qui

seat = Jugador { $seat }

## Què es pot jugar

move-deal = La carta següent és { $card ->
    [r1] el primer Reclutador
    [r2] el segon Reclutador
    [i] l’Infiltrat
   *[agents] Agents { $card }
}
move-covered = La carta següent està oculta per a tu
move-first = El jugador { $seat } és el primer Ambaixador
move-open = { $place ->
    [hall] Obrir el Saló
   *[garden] Obrir el Jardí
}
move-play = Jugar la carta de la posició { $position }
move-target = Usar la teva carta sobre la del jugador { $seat }
move-pass = No usar la teva carta sobre ningú

## Què se’t demana

asked-choosing = Ets l’Ambaixador: obre el Saló o el Jardí.
asked-playing = Juga una carta d’una de les teves quatre posicions. { $place ->
    [hall] És obert el Saló: hi caben { $limit } Agents.
    [garden] És obert el Jardí: hi calen { $limit } Agents.
   *[later] El lloc es tria quan totes les cartes siguin a la taula.
}
asked-targeting = { $card ->
    [infiltrator] Es resol el teu Infiltrat: tria amb qui intercanviar-lo per un Reclutador.
   *[recruiter] Es resol el teu Reclutador: tria a quin jugador li recluta els Agents.
}

## Què esperen els altres

waits-dealing = S’estan barrejant les piles.
waits-drawing = S’està sortejant el primer Ambaixador.
waits-choosing = El jugador { $seat } és l’Ambaixador i tria el lloc.
waits-playing = El jugador { $seat } ha de jugar una carta. { $place ->
    [hall] És obert el Saló: hi caben { $limit } Agents.
    [garden] És obert el Jardí: hi calen { $limit } Agents.
   *[later] El lloc es tria quan totes les cartes siguin a la taula.
}
waits-targeting = { $card ->
    [infiltrator] El jugador { $seat } tria amb qui intercanviar el seu Infiltrat per un Reclutador.
   *[recruiter] El jugador { $seat } tria a qui reclutar-li els Agents.
}

## Què ha passat

dealt = Totes les piles estan barrejades: cada jugador té una carta a cadascuna de les quatre posicions i quatre a la pila.
appointed = El sorteig fa primer Ambaixador el jugador { $seat }, que agafa la lloseta d’Ambaixada i { $tokens } fitxes de ronda.
opened = { $place ->
    [hall] El jugador { $seat } obre el Saló: hi caben { $limit } Agents.
   *[garden] El jugador { $seat } obre el Jardí: hi calen { $limit } Agents.
}
played = El jugador { $seat } juga { $card ->
    [r1] un Reclutador
    [r2] un Reclutador
    [i] un Infiltrat
   *[agents] Agents { $card }
} des de la posició { $position }.
chose = El jugador { $seat } tria el jugador { $rival }.
idle = { $card ->
    [infiltrator] No hi ha cap Reclutador en joc: l’Infiltrat del jugador { $seat } es descarta sense efecte.
   *[recruiter] No hi ha Agents en joc: el Reclutador del jugador { $seat } es descarta sense efecte.
}
declined = { $card ->
    [infiltrator] { $gain ->
        [0] La lloseta de Recompensa no dona res al jugador { $seat }.
        [one] El jugador { $seat } agafa { $gain } punt del Banc de Dades per la lloseta de Recompensa.
       *[other] El jugador { $seat } agafa { $gain } punts del Banc de Dades per la lloseta de Recompensa.
    } L’Infiltrat no s’usa sobre ningú i es descarta.
   *[recruiter] El jugador { $seat } no usa el Reclutador sobre ningú: es descarta.
}
infiltrated = { $gain ->
    [0] La lloseta de Recompensa no dona res al jugador { $seat }.
    [one] El jugador { $seat } agafa { $gain } punt del Banc de Dades per la lloseta de Recompensa.
   *[other] El jugador { $seat } agafa { $gain } punts del Banc de Dades per la lloseta de Recompensa.
} L’Infiltrat s’intercanvia pel Reclutador del jugador { $rival }, i cadascú posa la carta rebuda sota la seva pròpia pila.
recruited = El Reclutador del jugador { $seat } recluta els Agents { $agents } del jugador { $rival }: intercanvien les dues cartes, cadascú posa la rebuda sota la seva pròpia pila, i { $points ->
    [0] no va res a la Recompensa, perquè el Banc de Dades és buit
    [one] 1 punt va a la Recompensa
   *[other] { $points } punts van a la Recompensa
}.
hall-welcome = { $before ->
    [0] Al Saló, buit, { $agents ->
        [one] arriba { $agents } Agent
       *[other] arriben { $agents } Agents
    }
    [one] Al Saló ja hi ha { $before } Agent, amb { $agents } més en són { $sum }
   *[other] Al Saló ja hi ha { $before } Agents, amb { $agents } més en són { $sum }
} i n’hi caben { $limit }: el jugador { $seat } { $points ->
    [0] no agafa res, perquè el Banc de Dades és buit.
    [one] agafa { $points } punt.
   *[other] agafa { $points } punts.
}
hall-unwelcome = { $before ->
    [0] Al Saló, buit, arriben { $agents } Agents
    [one] Al Saló ja hi ha { $before } Agent, amb { $agents } més en són { $sum }
   *[other] Al Saló ja hi ha { $before } Agents, amb { $agents } més en són { $sum }
} i només n’hi caben { $limit }: el jugador { $seat } { $points ->
    [0] no té amb què pagar
    [one] paga { $points } punt
   *[other] paga { $points } punts
} i gira la carta de cara avall.
garden-welcome = Amb { $agents ->
    [one] l’únic Agent
   *[other] els { $agents } Agents
} del jugador { $seat }, al Jardí n’han acudit { $sum } i n’hi calen { $limit }: el jugador { $seat } { $points ->
    [0] no agafa res, perquè el Banc de Dades és buit.
    [one] agafa { $points } punt.
   *[other] agafa { $points } punts.
}
garden-unwelcome = Amb { $agents ->
    [one] l’únic Agent
   *[other] els { $agents } Agents
} del jugador { $seat }, al Jardí només { $sum ->
    [one] n’ha acudit { $sum }
   *[other] n’han acudit { $sum }
} i n’hi calen { $limit }: el jugador { $seat } { $points ->
    [0] no té amb què pagar.
    [one] paga { $points } punt.
   *[other] paga { $points } punts.
}
role-passes = Cada jugador roba una carta per a la posició que ha quedat buida, i la lloseta d’Ambaixada passa al jugador { $seat }.
token = { $tokens ->
    [0] La lloseta torna a ser a mans del jugador { $seat }, que retorna l’última fitxa de ronda.
    [one] La lloseta torna a ser a mans del jugador { $seat }, que retorna una fitxa de ronda; en queda { $tokens }.
   *[other] La lloseta torna a ser a mans del jugador { $seat }, que retorna una fitxa de ronda; en queden { $tokens }.
}

## Com s’acaba

ended = L’última fitxa de ronda ha tornat a la caixa: la partida s’ha acabat i es compten les piles.
final = Jugador { $seat }: { $info ->
    [one] { $info } punt d’informació
   *[other] { $info } punts d’informació
} i unes cartes que valen { $deck } sumen { $sum }.
over-won = Guanya el jugador { $seat } amb { $final ->
    [one] { $final } punt
   *[other] { $final } punts
}, { $deck } dels quals en cartes.
over-won-by-deck = El jugador { $seat } guanya el desempat a { $final ->
    [one] { $final } punt
   *[other] { $final } punts
}: unes cartes que valen { $deck } són les millors entre els empatats.
over-shared = Els jugadors { $seats } comparteixen la victòria: { $final ->
    [one] { $final } punt
   *[other] { $final } punts
} cadascun, { $deck } dels quals en cartes.

## Per què es rebutja una jugada

refused-over = La partida s’ha acabat.
refused-dealer-deals = Primer el crupier barreja les piles i reparteix les cartes.
refused-dealer-draws = Primer el crupier sorteja el primer Ambaixador.
refused-only-the-dealer = De les cartes i del primer Ambaixador se n’ocupa el crupier, abans de la primera mà.
refused-already-dealt = Aquesta carta ja és en aquesta pila; només n’hi ha una.
refused-no-such-seat = En aquesta partida cap jugador no té aquest número.
refused-choose-the-place = Primer l’Ambaixador tria el lloc (hall o garden).
refused-strict-protocol = El Protocol Estricte prohibeix el lloc de la mà anterior: obre l’altre.
refused-play-a-card = Juga una carta d’una de les teves quatre posicions (p1 a p4).
refused-choose-a-recruiter = Primer tria el jugador sobre el Reclutador del qual s’usa el teu Infiltrat (per exemple, >2).
refused-no-recruiter-there = Aquest jugador no té cap Reclutador en joc.
refused-choose-agents = Primer tria el jugador els Agents del qual recluta el teu Reclutador (per exemple, >2).
refused-no-agents-there = Aquest jugador no té Agents en joc.
refused-must-choose = En aquesta partida has de triar algú; no es pot renunciar a l’efecte.

## Què es pot acordar

option-embassy = Ambaixada d’un altre país (0 cap, 1 Itàlia, 2 Rússia, 3 Estats Units, 4 Regne Unit, 5 Japó, 6 Suïssa, 7 Brasil)
option-count_all_eight = Al final compten les vuit cartes, no només les quatre de la pila
option-memory_aid = Es mostra cada carta que has vist, sigui ara on sigui
option-value_of_3 = Valor d’informació dels Agents 3
option-value_of_5 = Valor d’informació dels Agents 5
option-value_of_infiltrator = Valor d’informació de l’Infiltrat
option-garden_at_once = Al Jardí es compten alhora tots els Agents en joc, no carta a carta
option-may_decline = Es pot renunciar a l’efecte d’un Infiltrat o d’un Reclutador
option-bank_runs_out = Ningú no agafa del Banc de Dades més del que conté
option-always_ask = Es pregunta qui es tria encara que només n’hi hagi un
option-all_shown_at_end = Al final es mostren també les quatre posicions

## Les ambaixades d’altres països

embassy-italy = Itàlia, Gran Salone: al Saló hi caben dos Agents més.
embassy-russia = Rússia, Jardí d’Hivern: al Jardí hi calen dos Agents més.
embassy-united-states = Estats Units, Programa de Talents: cada reclutament posa 2 punts a la lloseta de Recompensa, no 1.
embassy-united-kingdom = Regne Unit, Protocol Estricte: l’Ambaixador ha d’obrir el lloc que no es va usar a la mà anterior.
embassy-japan = Japó, Invitació Tardana: l’Ambaixador no tria el lloc fins que totes les cartes són a la taula.
embassy-switzerland = Suïssa, Compte Numerat: els Agents que no hi caben, o que no omplen el Jardí, costen 1 punt més.
embassy-brazil = Brasil, Carnaval: les cartes es juguen i es resolen en sentit contrari a les agulles del rellotge.

## Classes de cartes

kind-agents = Agents
kind-recruiter = Reclutador
kind-infiltrator = Infiltrat

## Al terminal

draw-ambassador = Ambaixador
draw-info = informació
draw-bank = Banc de Dades
draw-reward = Recompensa
draw-hand = Mà { $hand } de { $hands }
draw-hall = Saló: hi caben { $limit }
draw-garden = Jardí: hi calen { $limit }
draw-no-place = lloc encara sense triar
draw-deck = pila
draw-positions = Posicions: la 1 la veu tothom; la 2, ningú; la 3, l’amo; la 4, tothom menys l’amo
draw-you = tu

## Les regles, clàusula per clàusula

section-AE-0 = Sobre el joc
clause-AE-0_1 = La Agencia - Misión: Embajada és un joc de Toni Serradesanferm, amb il·lustracions de Natàlia Romero i maquetació de Marc Simó, publicat per Games 4 Gamers.
clause-AE-0_2 = S’està filtrant informació a un país estranger. Cada jugador dirigeix un equip de l’Agència enviat a l’ambaixada sospitosa.
clause-AE-0_3 = Hi ha tres classes de personatges: els Agents recullen informació, els Reclutadors es guanyen els Agents rivals i els Infiltrats són la resposta als Reclutadors.
clause-AE-0_4 = A l’ambaixada hi ha dos llocs de trobada possibles: el Saló i el Jardí.
clause-AE-0_5 = Les cartes jugades et fan guanyar o perdre informació.
clause-AE-0_6 = El reglament es tanca amb els crèdits i una pàgina sobre altres jocs de l’editorial; ni els uns ni l’altra contenen regles.

section-AE-1 = Contingut de la caixa
clause-AE-1_1 = 48 cartes de personatge.
clause-AE-1_2 = 30 són Agents.
clause-AE-1_3 = 12 són Reclutadors.
clause-AE-1_4 = 6 són Infiltrats.
clause-AE-1_5 = Hi ha Agents dels valors 1, 2, 3, 4 i 5.
clause-AE-1_6 = Els Reclutadors tenen el valor 1.
clause-AE-1_7 = Per als Infiltrats no s’indica cap valor (AE-H2).
clause-AE-1_8 = Una carta pot mostrar un nombre d’Agents, un valor d’informació i un efecte. El nombre d’Agents i el valor d’informació són dues xifres diferents.
clause-AE-1_9 = 46 fitxes d’informació: 8 de 10 punts, 14 de 5, 12 de 3 i 12 d’1, que sumen 198 punts.
clause-AE-1_10 = 1 lloseta d’Ambaixada, amb el Saló en una cara i el Jardí a l’altra.
clause-AE-1_11 = 1 lloseta de Recompensa.
clause-AE-1_12 = 4 fitxes de ronda.
clause-AE-1_13 = 7 cartes amb ambaixades d’altres països.
clause-AE-1_14 = 1 reglament.
clause-AE-1_15 = El joc és per a 3, 4, 5 o 6 jugadors.

section-AE-2 = Preparació
clause-AE-2_1 = Totes les fitxes d’informació es posen al centre de la taula: són el Banc de Dades.
clause-AE-2_2 = La lloseta de Recompensa es posa al costat del Banc de Dades, sense res a sobre.
clause-AE-2_3 = Cada jugador agafa 5 punts d’informació del Banc de Dades.
clause-AE-2_4 = La teva informació queda a la vista de tothom.
clause-AE-2_5 = Cada jugador agafa vuit cartes: una de cadascun dels Agents de l’1 al 5, dos Reclutadors i un Infiltrat.
clause-AE-2_6 = Barreja les teves vuit cartes i posa-les de cara avall davant teu: són la teva pila d’agència.
clause-AE-2_7 = Posa la primera carta de la pila a la taula de cara amunt: la veu tothom.
clause-AE-2_8 = Posa la segona a la taula de cara avall, sense mirar-la: no la veu ningú.
clause-AE-2_9 = Agafa la tercera a la mà de manera que només la vegis tu.
clause-AE-2_10 = Agafa la quarta a la mà amb la cara cap als altres: la veu tothom menys tu.
clause-AE-2_11 = Així, a cada pila queden quatre cartes.
clause-AE-2_12 = Un jugador triat a l’atzar és el primer Ambaixador i comença la partida.
clause-AE-2_13 = L’Ambaixador agafa la lloseta d’Ambaixada.
clause-AE-2_14 = El primer Ambaixador agafa també tantes fitxes de ronda com rondes tingui la partida, i se les queda davant seu.
clause-AE-2_15 = Amb 3 jugadors, la partida té 4 rondes, és a dir, 12 mans.
clause-AE-2_16 = Amb 4 jugadors té 3 rondes, és a dir, 12 mans.
clause-AE-2_17 = Amb 5 jugadors té 2 rondes, és a dir, 10 mans.
clause-AE-2_18 = Amb 6 jugadors té 2 rondes, és a dir, 12 mans.
clause-AE-2_19 = Durant tota la partida, ningú no pot donar a un altre jugador informació sobre les cartes d’aquest.

section-AE-3 = Com transcorre la partida
clause-AE-3_1 = La partida dura exactament les rondes que diuen AE-2.15 a AE-2.18.
clause-AE-3_2 = Cada ronda té tantes mans com jugadors hi ha.
clause-AE-3_3 = Per això el nombre de mans és el de rondes pel de jugadors.
clause-AE-3_4 = Cada mà té cinc passos, en aquest ordre: (A) triar el lloc, (B) jugar cartes, (C) resoldre les cartes, (D) robar cartes noves, (E) passar el paper d’Ambaixador.
clause-AE-3_5 = El pas C té tres fases, en aquest ordre: Infiltrats, Reclutadors, Agents.

section-AE-4 = Pas A: triar el lloc
clause-AE-4_1 = L’Ambaixador tria tot sol el Saló o el Jardí, i posa la lloseta d’Ambaixada amb aquella cara amunt.
clause-AE-4_2 = El lloc es tria abans que es jugui cap carta de la mà.
clause-AE-4_3 = La tria és lliure: es pot triar el mateix lloc una vegada i una altra.
clause-AE-4_4 = Al Saló hi caben com a màxim tants Agents com jugadors hi ha.
clause-AE-4_5 = Al Jardí hi calen com a mínim tants Agents com jugadors hi ha.
clause-AE-4_6 = Els Infiltrats i els Reclutadors no es compten en cap dels dos llocs.

section-AE-5 = Pas B: jugar cartes
clause-AE-5_1 = Primer juga qui és a l’esquerra de l’Ambaixador, després els altres en el sentit de les agulles del rellotge; l’Ambaixador juga l’últim.
clause-AE-5_2 = Cada jugador juga exactament una carta, de cara amunt, davant seu.
clause-AE-5_3 = Tens quatre cartes per triar, una a cadascuna de les quatre posicions.
clause-AE-5_4 = Posició 1: a la taula, de cara amunt. La veu tothom.
clause-AE-5_5 = Posició 2: a la taula, de cara avall. No la veu ningú.
clause-AE-5_6 = Posició 3: a la teva mà. Només la veus tu.
clause-AE-5_7 = Posició 4: a la teva mà, girada cap als altres. La veu tothom menys tu.
clause-AE-5_8 = Pots triar una posició de la qual no coneixes la carta; descobreixes quina és quan la jugues.
clause-AE-5_9 = Com que les cartes es juguen de cara amunt una rere l’altra, qui juga més tard coneix les anteriors.

section-AE-6 = Pas C: resoldre les cartes
clause-AE-6_1 = Primer es resolen tots els Infiltrats, després tots els Reclutadors i després tots els Agents.
clause-AE-6_2 = Les cartes d’una mateixa classe es resolen en el sentit de les agulles del rellotge, des de qui és a l’esquerra de l’Ambaixador fins a l’Ambaixador mateix.
clause-AE-6_3 = Una carta que un efecte anterior de la mateixa mà ha fet descartar ja no es resol.
clause-AE-6_4 = Descartar vol dir sempre posar la carta de cara avall sota la teva pròpia pila.
clause-AE-6_5 = Infiltrat: en el moment de resoldre’l hi ha d’haver en joc almenys un Reclutador.
clause-AE-6_6 = Si n’hi ha, el seu jugador agafa del Banc de Dades tants punts com hi hagi a la lloseta de Recompensa.
clause-AE-6_7 = Els punts de la lloseta de Recompensa no s’agafen: s’hi queden.
clause-AE-6_8 = Després, el seu jugador tria un jugador que tingui un Reclutador en joc.
clause-AE-6_9 = Tots dos intercanvien les cartes que han jugat, l’Infiltrat pel Reclutador.
clause-AE-6_10 = Cadascun dels dos descarta la carta rebuda.
clause-AE-6_11 = Si no hi ha cap Reclutador en joc, l’Infiltrat simplement es descarta: ni punts ni intercanvi.
clause-AE-6_12 = Reclutador: en el moment de resoldre’l hi ha d’haver en joc almenys una carta d’Agents.
clause-AE-6_13 = Si n’hi ha, el seu jugador tria un jugador que tingui Agents en joc.
clause-AE-6_14 = Tots dos intercanvien les cartes que han jugat, el Reclutador pels Agents.
clause-AE-6_15 = Cadascun dels dos descarta la carta rebuda.
clause-AE-6_16 = Després, 1 punt passa del Banc de Dades a la lloseta de Recompensa.
clause-AE-6_17 = Si no hi ha Agents en joc, el Reclutador simplement es descarta, i no va res a la lloseta de Recompensa.
clause-AE-6_18 = Saló: els teus Agents hi caben si el seu nombre més el dels que ja hi han entrat en aquesta mà no supera els que caben al Saló.
clause-AE-6_19 = Si hi caben, agafes del Banc de Dades el valor d’informació de la carta.
clause-AE-6_20 = Si hi caben, són al Saló i compten per a les cartes que es resolen després.
clause-AE-6_21 = Si no hi caben, pagues al Banc de Dades el valor d’informació de la carta.
clause-AE-6_22 = Si no hi caben, la carta es gira de cara avall i no compta per als jugadors següents.
clause-AE-6_23 = Que uns Agents no hi hagin cabut no impedeix que després n’hi càpiguen d’altres de menys nombrosos.
clause-AE-6_24 = Jardí: els teus Agents l’omplen si el seu nombre més el dels resolts abans en aquesta mà arriba als que calen al Jardí.
clause-AE-6_25 = Si omplen el Jardí, agafes del Banc de Dades el valor d’informació de la carta.
clause-AE-6_26 = Si no l’omplen, pagues al Banc de Dades el valor d’informació de la carta.
clause-AE-6_27 = Al Jardí, una carta que ha fallat continua de cara amunt i continua comptant per als jugadors següents.
clause-AE-6_28 = Si no ho pots pagar tot, pagues el que tens; la teva informació no baixa mai de 0.
clause-AE-6_29 = Quan s’han resolt tots els Agents, cada jugador descarta els que continuïn en joc.
clause-AE-6_30 = El nombre d’Agents és el que ocupa lloc; el valor d’informació és el que guanyes o pagues.

section-AE-7 = Passos D i E: robar, i passar el paper
clause-AE-7_1 = Quan s’han resolt totes les cartes, cada jugador roba la primera carta de la seva pròpia pila.
clause-AE-7_2 = La carta nova va a la posició que ha deixat la carta jugada, i la veu qui aquella posició indica.
clause-AE-7_3 = Després, la lloseta d’Ambaixada passa al jugador següent en el sentit de les agulles del rellotge, que és el nou Ambaixador.
clause-AE-7_4 = Si és el jugador que guarda les fitxes de ronda, en aquell moment en retorna una a la caixa.
clause-AE-7_5 = Tan bon punt es retorna l’última fitxa de ronda, la partida s’acaba i es fa el recompte.
clause-AE-7_6 = Si no, comença la mà següent.
clause-AE-7_7 = Per això les fitxes de ronda no canvien mai d’amo.

section-AE-8 = Fi de la partida i puntuació
clause-AE-8_1 = El teu valor final és la teva informació més els valors d’informació de les cartes de la teva pila d’agència.
clause-AE-8_2 = Guanya el valor final més alt.
clause-AE-8_3 = En cas d’empat, guanya entre els empatats qui tingui la pila amb més valor d’informació.
clause-AE-8_4 = Si l’empat es manté, comparteixen la victòria.
clause-AE-8_5 = El que hi hagi al final a la lloseta de Recompensa no és de ningú.

section-AE-9 = Quan una carta va a una posició equivocada
clause-AE-9_1 = Les posicions s’han de respectar estrictament: vista per tothom, per ningú, només per l’amo, per tothom menys l’amo.
clause-AE-9_2 = Qui posi una carta en una posició equivocada paga 1 punt d’informació al Banc de Dades.
clause-AE-9_3 = Si els altres han vist una carta que no havien de conèixer, es passa a la posició correcta; el que s’ha vist, vist queda.
clause-AE-9_4 = Si l’amo ha vist una carta que no havia de conèixer, la carta torna a la pila, la pila es barreja i se’n roba la primera carta per a la posició correcta.
clause-AE-9_5 = En aquest cas, l’amo deixa de conèixer l’ordre de la seva pila.

section-AE-10 = Ambaixades d’altres països
clause-AE-10_1 = Després d’unes quantes partides, es pot fer servir una de les set cartes d’ambaixada.
clause-AE-10_2 = El seu efecte val per a tota la partida.
clause-AE-10_3 = Les cartes donen varietat i més dificultat; sense cap carta, es juga amb les regles anteriors.

section-AE-11 = Exemples
clause-AE-11_1 = Sis jugadors: l’Ambaixador agafa la lloseta d’Ambaixada i 2 fitxes de ronda, i es jugaran 12 mans.
clause-AE-11_2 = Cinc jugadors, en el sentit de les agulles del rellotge: Ana (l’Ambaixadora), Beatriz, Carlos, David i Ester. Ana agafa 2 fitxes de ronda i obre el Saló, on caben 5 Agents.
clause-AE-11_3 = Juguen en aquest ordre: Beatriz, Carlos, David, Ester, Ana.
clause-AE-11_4 = Beatriz juga Agents 2 des de la posició 1; Carlos, un Reclutador des de la posició 3; David, Agents 4 des de la posició 4; Ester, Agents 5 des de la posició 2; Ana, Agents 1 des de la posició 4.
clause-AE-11_5 = Ningú no ha jugat cap Infiltrat, així que a la primera fase no passa res.
clause-AE-11_6 = Carlos recluta els Agents d’Ester: intercanvien les cartes, Carlos posa els Agents 5 sota la seva pila i Ester, el Reclutador sota la seva.
clause-AE-11_7 = Després, 1 punt va a la lloseta de Recompensa.
clause-AE-11_8 = Beatriz: els seus 2 Agents hi caben, perquè n’hi caben 5. Agafa 1 punt, el valor d’informació dels Agents 2.
clause-AE-11_9 = David: 2 + 4 = 6 és més que 5, així que els seus Agents no hi caben. Paga 2 punts, el valor d’informació dels Agents 4, i gira la carta de cara avall.
clause-AE-11_10 = Els Agents d’Ester ja no són en joc: no es resolen, i ella ni agafa ni paga.
clause-AE-11_11 = Ana: 2 + 1 = 3 hi caben, perquè els 4 de David no compten. Agafa 1 punt, el valor d’informació dels Agents 1.
clause-AE-11_12 = Tots els Agents que continuen en joc van sota les piles dels seus jugadors, cadascú roba una carta per a la posició buida, la lloseta d’Ambaixada passa d’Ana a Beatriz i comença una mà nova.
clause-AE-11_13 = El que ha canviat la mà: Beatriz +1, Carlos 0, David −2, Ester 0, Ana +1, i 1 punt a la lloseta de Recompensa. Havien començat amb 5 cadascun, així que ara Ana té 6, Beatriz 6, Carlos 5, David 3 i Ester 5.
clause-AE-11_14 = Cadascuna de les tres llengües del reglament remet a l’exemple d’una pàgina; totes es refereixen a aquest.

section-AE-12 = El que es dedueix de les regles
clause-AE-12_1 = Entre dues mans, cada jugador té quatre cartes a la pila i quatre a les posicions.
clause-AE-12_2 = A cada mà, cada jugador posa exactament una carta sota la seva pròpia pila.
clause-AE-12_3 = El Banc de Dades, els jugadors i la lloseta de Recompensa sumen sempre 198 punts.
clause-AE-12_4 = Les cartes de la partida són sempre les mateixes, vuit per jugador; només canvien d’amo en els intercanvis.

section-AE-H = El que el reglament deixa obert i les regles de la casa
clause-AE-H1 = L’exemple del reglament mostra els valors d’informació dels Agents 1, 2 i 4; els del 3 i el 5 no s’hi troben. Aquí els Agents 1, 2, 3, 4 i 5 valen 1, 1, 2, 2 i 3: la meitat del seu nombre, arrodonida cap amunt, cosa que concorda amb l’exemple. Es pot acordar un altre valor per als Agents 3, d’1 a 3 (opció value_of_3), i per als Agents 5, de 2 a 5 (opció value_of_5).
clause-AE-H2 = Un Reclutador val 1; el reglament no dona cap valor a l’Infiltrat. Aquí un Infiltrat val 0. Es pot acordar que valgui fins a 3 (opció value_of_infiltrator). Cap dels dos no té nombre d’Agents.
clause-AE-H3 = El reglament no diu què fan les set cartes d’ambaixada. Aquí cadascuna canvia una xifra o un pas, i se’n pot acordar una (opció embassy; 0 és cap, com en el joc publicat). 1 Itàlia: al Saló hi caben dos Agents més. 2 Rússia: al Jardí hi calen dos Agents més. 3 Estats Units: cada reclutament posa 2 punts a la lloseta de Recompensa, no 1. 4 Regne Unit: l’Ambaixador ha d’obrir el lloc que no es va usar a la mà anterior; la primera mà és lliure. 5 Japó: l’Ambaixador tria el lloc quan totes les cartes són a la taula, també la seva. 6 Suïssa: els Agents que no hi caben, o que no omplen el Jardí, costen 1 punt més. 7 Brasil: les cartes es juguen i es resolen en sentit contrari a les agulles del rellotge, des de la dreta de l’Ambaixador; el paper continua passant en el sentit de les agulles.
clause-AE-G4 = Continuen comptant els Agents que han fallat? Les llengües del reglament no ho presenten igual. Però el Saló compta els Agents que hi han entrat i el Jardí, els que s’han jugat; per això al Saló es giren de cara avall i no compten, i al Jardí continuen comptant. L’exemple hi concorda.
clause-AE-H5 = Totes les cartes són a la taula abans que es resolguin els Agents, així que els «jugats fins al moment» al Jardí podrien ser tots. Aquí es compten carta a carta a mesura que es resolen, amb la teva inclosa; si no, tothom encertaria o fallaria alhora. Amb l’altre ajust es compten alhora tots els Agents en joc (opció garden_at_once).
clause-AE-G6 = Compten els Agents que un altre ha reclutat? No: s’han descartat, així que no compten ni al Saló ni al Jardí (com els d’Ester a AE-11.10).
clause-AE-G7 = L’Infiltrat dona els seus punts abans o després de l’intercanvi? Abans, com indica l’ordre del reglament. Tant se val: l’intercanvi no toca la lloseta de Recompensa, i tots els Infiltrats es resolen abans que els Reclutadors de la seva mà.
clause-AE-G8 = Es buida mai la lloseta de Recompensa? No, res en el reglament no la buida: durant la partida només creix.
clause-AE-G9 = De qui són les cartes intercanviades? De qui les ha rebudes, per sempre: cada jugador posa la carta rebuda sota la seva pròpia pila. Els Agents que continuen en joc van sota la pila de qui els ha jugat.
clause-AE-H10 = El reglament deixa obert quines cartes compten al final com a pila d’agència: les quatre de la pila de cara avall o les vuit d’un jugador. Aquí només compten les quatre de la pila, els teus últims quatre descarts. Amb l’altre ajust compten les vuit (opció count_all_eight), cosa que bé pot canviar qui guanya.
clause-AE-G11 = Quines cartes desfan un empat? Les mateixes que a AE-H10.
clause-AE-H12 = El reglament no diu si es pot renunciar a un efecte. Aquí has de triar algú si pots; si només es pot triar un jugador, es fa per tu. Amb l’altre ajust, un Infiltrat o un Reclutador pot no usar-se sobre ningú, i aleshores es descarta; l’Infiltrat dona els seus punts igualment (opció may_decline).
clause-AE-H13 = El reglament no diu què passa quan s’esgota el Banc de Dades, i les seves fitxes són només canvi. Aquí la informació es porta en nombres, i el Banc de Dades no limita mai un guany. Amb l’altre ajust ningú no agafa més del que conté, tampoc la lloseta de Recompensa (opció bank_runs_out).
clause-AE-G14 = Es tria el lloc per a una ronda o per a una mà? Per a cada mà de nou: aquest pas forma part de cada mà, encara que el reglament digui algun cop «ronda».
clause-AE-G15 = Els Infiltrats i els Reclutadors es lliuren de l’efecte del lloc, o simplement no es compten? Totes dues coses són certes: actuen igual en tots dos llocs i no es compten en cap.
clause-AE-G16 = S’agafen i es paguen fitxes o punts? Punts; no importa amb quantes fitxes.
clause-AE-H17 = El reglament no diu qui pot mirar una pila o les cartes descartades. Aquí, ningú; però tota carta posada sota una pila ha estat abans a la vista, així que la pots recordar. Amb l’altre ajust, el programa la recorda per tu (opció memory_aid, AE-H24).
clause-AE-H18 = El reglament té regles per a les cartes que van a una posició equivocada, i no diu què se’n fa allà on això no pot passar. Aquí s’expliquen a les regles (AE-9) i no s’usen mai, perquè el programa sempre col·loca bé les cartes. No hi ha cap altre ajust.
clause-AE-H19 = Està prohibit parlar de les cartes (AE-2.19); el reglament no diu com es compleix en una pantalla. Aquí els qui encara juguen no es poden escriure lliurement durant la partida. No hi ha cap altre ajust.
clause-AE-G20 = Les cartes porten petits dibuixos per al nombre d’Agents, el valor d’informació i l’efecte. La casa dibuixa els seus propis signes; no en depèn res més.
clause-AE-H21 = El reglament no diu què es pregunta ni quan. Aquí un Infiltrat dona els seus punts abans que es pregunti al seu jugador qui tria, i el lloc el tria sempre l’Ambaixador, fins i tot quan el Protocol Estricte només n’hi deixa un; l’única cosa que no es pregunta és qui es tria quan només n’hi ha un. Amb l’altre ajust també es pregunta això (opció always_ask).
clause-AE-H22 = El reglament no parla d’espectadors. Aquí veuen el que veu cada jugador: la posició 1, les cartes en joc i tota la informació, però no les posicions 3 i 4. No hi ha cap altre ajust.
clause-AE-H23 = El reglament no diu què es mostra al final. Aquí les piles es giren de cara amunt per a tothom, perquè cal comptar-les, i les posicions només si compten les vuit cartes. Amb l’altre ajust les posicions es mostren sempre (opció all_shown_at_end).
clause-AE-H24 = El reglament no coneix cap ajuda per a la memòria, així que no diu què pot mostrar. Aquí et mostra cada carta que hagis vist mai, en una posició o jugada, sigui ara on sigui: en una pila i també a les posicions 2 i 4. A un espectador se li mostren les cartes que han vist tots els jugadors. Va lligada a AE-H17 i no té cap ajust propi (opció memory_aid).

## La lliçó: l’exemple del reglament, pas a pas

lesson-1 = Cinc jugadors, en el sentit de les agulles del rellotge: Ana (jugador 0), Beatriz (1), Carlos (2), David (3) i Ester (4), amb 5 punts cadascun. Ana és la primera Ambaixadora: té la lloseta d’Ambaixada i dues fitxes de ronda, per a dues rondes.
lesson-2 = Pas A: Ana obre el Saló. Són cinc jugadors, així que hi caben cinc Agents. Beatriz, a la seva esquerra, juga primer; Ana jugarà l’última.
lesson-3 = Pas B: Beatriz juga Agents 2 des de la posició 1. Aquesta carta era de cara amunt, així que tothom la coneixia.
lesson-4 = Carlos juga un Reclutador des de la posició 3. Fins ara, només ell podia veure aquesta carta.
lesson-5 = David juga Agents 4 des de la posició 4: una carta que ell no coneixia, tot i que els altres sí.
lesson-6 = Ester juga Agents 5 des de la posició 2: una carta que ningú no coneixia.
lesson-7 = Ana juga Agents 1 des de la posició 4 i comença el pas C. Primer es resoldrien els Infiltrats, però ningú no n’ha jugat cap. Ara venen els Reclutadors: hi ha en joc Agents de quatre jugadors, així que Carlos ha de triar el jugador de qui els recluta.
lesson-8 = Tria Ester. Intercanvien les cartes i cadascú posa la rebuda sota la seva pròpia pila: Carlos es queda els Agents 5 i Ester, el Reclutador. Després, 1 punt passa del Banc de Dades a la lloseta de Recompensa.
lesson-9 = Ara els Agents, des de l’esquerra d’Ana. El Saló és buit, així que els dos Agents de Beatriz hi caben, i ella agafa 1 punt: el valor d’informació dels Agents 2.
lesson-10 = Els quatre Agents de David no hi caben: 2 + 4 = 6, i al Saló n’hi caben 5. Paga 2 punts, el valor d’informació dels Agents 4, i gira la carta de cara avall; ja no compta.
lesson-11 = Els Agents d’Ester ja no hi són, així que ella ni agafa ni paga. L’únic Agent d’Ana hi cap, perquè 2 + 1 = 3, i ella agafa 1 punt.
lesson-12 = Els Agents que continuen en joc van sota les piles dels seus jugadors, cadascú roba una carta per a la posició buida i la lloseta d’Ambaixada passa a Beatriz. Ana té 6, Beatriz 6, Carlos 5, David 3 i Ester 5. Comença la mà següent.

## Xifres: el que mostra el joc a l’atzar (mesurades per figures.py)

section-figures = Xifres
figures-seats = { $seats } jugadors, { $games } partides jugades a l’atzar: el primer Ambaixador guanya el { $first } %, cadascun dels altres, entre el { $least } i el { $most } % (± { $within } %, 95 de cada 100 vegades).
figures-readings = Amb { $seats } jugadors, les dues lectures d’AE-H10 donen guanyadors del tot diferents en el { $other } % d’aquestes partides, i algun canvi en el { $any } %.
figures-bank = Amb { $seats } jugadors, el Banc de Dades mai no va tenir menys de { $lowest } punts.

## El tauler dibuixat

board-place = { $place ->
    [hall] El Saló: n’hi caben { $limit }
    [garden] El Jardí: n’hi calen { $limit }
   *[shut] Encara no hi ha cap lloc obert
}
board-heads = { $heads ->
    [one] { $heads } Agent en joc
   *[other] { $heads } Agents en joc
}{ $limit ->
    [0] .
   *[other] , i la ratlla és a { $limit }.
}
board-card = { $kind ->
    [agents] Agents { $agents }, valor { $value }
    [recruiter] Reclutador, valor { $value }
    [infiltrator] Infiltrat, valor { $value }
   *[unknown] una carta oculta per a tu
}
board-no-card = sense carta
board-slot = Posició { $position }, { $seen_by ->
    [all] la veu tothom
    [none] no la veu ningú
    [owner] només la veu l’amo
   *[others] la veu tothom menys l’amo
}: { $card }.
board-seen-by = { $seen_by ->
    [all] Tothom veu aquesta carta
    [none] Ningú no veu aquesta carta
    [owner] Només l’amo veu aquesta carta
   *[others] Tothom menys l’amo veu aquesta carta
}
board-face = { $place ->
    [hall] Saló
   *[garden] Jardí
}
board-sight = { $seen_by ->
    [all] la veu tothom
    [none] no la veu ningú
    [owner] només tu
   *[others] tothom menys tu
}
board-played = Jugada: { $card }. { $fate ->
    [idle] No ha tingut efecte.
    [swapped] S’ha intercanviat amb el jugador { $rival }.
    [taken] Se l’ha endut el jugador { $rival }.
    [welcome] Els Agents han entrat.
    [unwelcome] Els Agents han estat rebutjats.
    [declined] No s’ha fet servir contra ningú.
   *[waiting] Espera que la resolguin.
}
board-info = { $points ->
    [one] { $points } punt d’informació
   *[other] { $points } punts d’informació
}
board-known-deck = A la pila, pel que saps: { $cards }
board-cancel = Cancel·la

## El tauler senzill

view-embassy = lloseta d’Ambaixada
view-hand = mà en joc
view-hands = mans en total
view-tokens = fitxes de ronda
view-first = primer Ambaixador
view-ambassador = Ambaixador
view-place = lloc obert
view-limit = Agents que hi caben o que calen
view-bank = Banc de Dades
view-reward = lloseta de Recompensa
view-info = informació
view-deck-value = valor de les cartes
view-positions = posicions
view-position = posició
view-empty = buida
view-in-play = en joc
view-from = des de la posició
view-fate = què se n’ha fet
view-rival = intercanviada amb el jugador
view-before = Agents que han arribat abans
view-change = punts guanyats o pagats
view-agents = Agents
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
    [hall] el Saló
    [garden] el Jardí
   *[other] { $value }
}
value-seen-by = { $value ->
    [all] tothom
    [none] ningú
    [owner] només l’amo
    [others] tothom menys l’amo
   *[other] { $value }
}
value-kind = { $value ->
    [agents] { kind-agents }
    [recruiter] { kind-recruiter }
    [infiltrator] { kind-infiltrator }
   *[other] { $value }
}
value-fate = { $value ->
    [waiting] espera que la resolguin
    [idle] sense efecte
    [swapped] intercanviada
    [taken] se l’ha endut un altre
    [welcome] admesos
    [unwelcome] rebutjats
    [declined] feta servir contra ningú
   *[other] { $value }
}
