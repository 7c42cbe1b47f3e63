# The Agents, en català. Un fitxer per llengua, amb les mateixes claus i les mateixes dades.

name = The Agents
summary = L’agència ja no existeix i la seva gent es lloga: forma faccions amb els teus veïns, decideix per a cada agent qui rep l’ordre i qui els punts, i sigues el primer a tenir-ne 40.
credits = Un joc de Saar Shai. Aquesta és una adaptació independent.
minutes = 20–40

## Qui és qui i què és què

seat = Jugador { $seat }
agent-name = { $agent ->
    [sniper] Franctirador
    [slayer] Assassí
    [abductor] Segrestador
    [extractor] Extractor
    [hacker] Hacker
    [temptress] Seductora
    [decoy] Esquer
    [activist] Activista
    [medic] Metge
    [infiltrator] Infiltrat
    [handler] Controlador
    [gunman] Pistoler
    [recruiter] Reclutador
    [strategist] Estrateg
    [mercenary] Mercenari
    [tracker] Rastrejador
    [undercover] Encobert
   *[interrogator] Interrogador
}
the-agent = { $agent ->
    [dead] un Agent mort
    [temptress] la { agent-name }
    [slayer] l’{ agent-name }
    [extractor] l’{ agent-name }
    [decoy] l’{ agent-name }
    [activist] l’{ agent-name }
    [infiltrator] l’{ agent-name }
    [strategist] l’{ agent-name }
    [undercover] l’{ agent-name }
    [interrogator] l’{ agent-name }
   *[other] el { agent-name }
}{ $colour ->
    [black] { $agent ->
        [temptress] {" "}negra
       *[other] {" "}negre
    }
    [white] { $agent ->
        [temptress] {" "}blanca
       *[other] {" "}blanc
    }
   *[none] {""}
}
agent-does = { $agent ->
    [sniper] mata un Agent de la teva altra Facció
    [slayer] mata un Agent no adjacent d’aquesta Facció
    [abductor] extreu un Agent de la teva altra Facció
    [extractor] extreu un Agent no adjacent d’aquesta Facció
    [hacker] gira un Agent de la teva altra Facció
    [temptress] gira un Agent no adjacent d’aquesta Facció
    [decoy] intercanvia un Agent no adjacent d’aquesta Facció amb un de la teva altra Facció
    [activist] intercanvia dos Agents de la teva altra Facció
    [medic] reanima un Agent mort d’una de les teves Faccions
    [infiltrator] reactiva una ordre adjacent; es pot inserir en una filera
    [handler] reactiva una ordre d’aquesta Facció que no miri cap a tu
    [gunman] mata qualsevol Agent, sigui on sigui
    [recruiter] roba dos Agents
    [strategist] pren una Missió a un altre jugador
    [mercenary] fes una acció extra; jugar-lo no ho és
    [tracker] agafa de la pila l’Agent que vulguis
    [undercover] gira qualsevol Agent, sigui on sigui (o mata’l, si es va acordar)
   *[interrogator] mira els Agents d’un altre jugador i pren-n’hi un
}
mission-name = { $mission ->
    [bloodbath] Bany de Sang
    [chosen-few] Uns Pocs Elegits
    [codebreaking] Desxifratge
    [code-of-honor] Codi d’Honor
    [man-down] Home a Terra
    [meet-your-match] Sabata del teu Peu
    [poor-mans-game] Joc de Pobres
    [reinforcement] Reforços
    [stand-united] Units Vencerem
   *[strength-in-numbers] La Unió Fa la Força
}
mission-pays = { $mission ->
    [bloodbath] 3 PI mentre hi hagi aquí dos Agents morts adjacents
    [chosen-few] 1 PI mentre aquesta sigui la teva Facció més curta
    [codebreaking] 1 PI per cada fletxa de dos colors que apunti cap a tu
    [code-of-honor] 1 PI per cada Agent d’aquí (o de les teves dues Faccions, si es va acordar) que miri cap a tu
    [man-down] 1 PI per cada Agent mort d’aquí
    [meet-your-match] 2 PI mentre tots dos jugadors treguin el mateix de les fletxes d’aquí
    [poor-mans-game] 3 PI mentre cap fletxa no apunti cap a tu
    [reinforcement] 4 PI mentre dos Agents d’aquí amb la mateixa habilitat mirin cap a tu
    [stand-united] 4 PI mentre hi hagi aquí dos Agents idèntics adjacents
   *[strength-in-numbers] 1 PI mentre aquesta sigui la teva Facció més llarga
}

## Què es pot jugar

move-play = Jugar { the-agent }: { agent-does }
move-place = Posar-lo a la Facció { $faction } com a carta { $place }; l’ordre mira cap al jugador { $seat }
move-lay-facing-other = Posar-lo entre tu i el jugador { $seat }; l’ordre mira cap a aquest jugador, el marcador cap a tu
move-lay-facing-me = Posar-lo entre tu i el jugador { $seat }; l’ordre mira cap a tu, el marcador cap a aquest jugador
move-reactivate = Executar un altre cop l’ordre de la carta { $place } de la Facció { $faction }
move-buy-agent = Comprar el primer Agent de la pila per 1 PI
move-buy-old-agent = Comprar el primer Agent dels descarts per 2 PI
move-buy-mission = Comprar la primera Missió de la pila per 3 PI
move-buy-old-mission = Comprar la primera Missió dels descarts per 4 PI
move-draw = Robar un Agent, perquè no tens ni Agents ni PI
move-replace = Descartar la teva Missió { mission-name } i robar-ne una altra
move-assign = Assignar la teva Missió { mission-name } a la Facció { $faction }: { mission-pays }; no és cap acció
move-take-back = Tornar a la mà la teva Missió { mission-name }; no és cap acció
move-pass = Passar, perquè no hi ha cap acció possible
move-score = Acabar el teu torn i puntuar
move-target = Triar la carta { $place } de la Facció { $faction }
move-face = L’ordre mira cap al jugador { $seat }
move-from = Triar el jugador { $seat }
move-steal = Prendre { the-agent }
move-fetch = Agafar de la pila { the-agent }
move-rob = Prendre la Missió assignada { mission-name }
move-deal = L’Agent següent és { the-agent }
move-deal-mission = La Missió següent és { mission-name }
move-pick = Es pren la Missió oculta del lloc { $slot }
move-first = Comença el jugador { $seat }
move-agent = Es reparteix un Agent de cap per avall
move-mission = Es reparteix una Missió de cap per avall
move-stolen = Es pren l’Agent ocult del lloc { $slot }
move-fetched = S’agafa de la pila un Agent sense ensenyar-lo

## Què se’t demana

asked-acting = És el teu torn: tria { $left ->
    [one] la teva segona acció
   *[other] la primera de les teves { $left } accions
}.
asked-scoring = Ja has fet les teves accions: puntua ara, o abans juga un Mercenari o mou Missions.
asked-bonus = { $rival ->
    [me] El teu propi Mercenari
   *[other] El Mercenari del jugador { $rival }
} et dona una acció extra: tria’n una.
asked-placing = Jugues { the-agent }: tria on va i cap a quin jugador mira l’ordre.
asked-laying = Jugues { the-agent }: tria entre quin jugador i tu es posa, i cap a qui mira l’ordre.
asked-aiming = Et toca executar una ordre ({ the-agent }): tria { $deed ->
    [kill] quin Agent mor.
    [extract] quin Agent extreus.
    [turn] quin Agent gira.
    [swap] el primer dels dos Agents que s’intercanvien.
    [revive] quin Agent mort reanimes.
   *[reactivate] quina ordre s’executa un altre cop.
}
asked-aiming-again = Et toca executar una ordre ({ the-agent }): tria l’Agent que s’intercanvia amb la carta { $place }.
asked-facing = Reanimes la carta { $place } amb { the-agent }: tria cap a quin jugador mira l’ordre.
asked-questioning = Executes una ordre ({ the-agent }): tria qui t’ensenya els seus Agents.
asked-stealing = Executes una ordre ({ the-agent }) i el jugador { $rival } t’ensenya els seus Agents: tria quin li prens.
asked-searching = Executes una ordre ({ the-agent }) i veus tota la pila: tria quin Agent t’enduus.
asked-robbing = Executes una ordre ({ the-agent }): tria quina Missió assignada prens, o a quin jugador n’hi prens una d’oculta.

## Què esperen els altres

waits-appointing = S’està sortejant el primer jugador.
waits-dealing = S’estan repartint les primeres mans.
waits-drawing = El jugador { $seat } roba { $left ->
    [one] un Agent.
   *[other] { $left } Agents.
}
waits-drawing-missions = El jugador { $seat } roba { $left ->
    [one] una Missió.
   *[other] { $left } Missions.
}
waits-picking = El jugador { $seat } executa una ordre ({ the-agent }) i pren a l’atzar una Missió oculta al jugador { $rival }.
waits-acting = El jugador { $seat } tria { $left ->
    [one] la seva segona acció
   *[other] la primera de les seves { $left } accions
}.
waits-scoring = El jugador { $seat } ja ha fet les dues accions i ara puntuarà.
waits-bonus = El jugador { $seat } té una acció extra gràcies { $rival ->
    [me] al seu propi Mercenari
   *[other] al Mercenari del jugador { $rival }
}.
waits-placing = El jugador { $seat } juga { the-agent } i tria on va i cap a quin jugador mira l’ordre.
waits-laying = El jugador { $seat } juga { the-agent } i tria on es posa i cap a qui mira l’ordre.
waits-aiming = El jugador { $seat } executa una ordre ({ the-agent }) i tria { $deed ->
    [kill] quin Agent mor.
    [extract] quin Agent extreu.
    [turn] quin Agent gira.
    [swap] el primer dels dos Agents que s’intercanvien.
    [revive] quin Agent mort reanima.
   *[reactivate] quina ordre s’executa un altre cop.
}
waits-aiming-again = El jugador { $seat } executa una ordre ({ the-agent }) i tria l’Agent que s’intercanvia amb la carta { $place }.
waits-facing = El jugador { $seat } reanima la carta { $place } amb { the-agent } i tria cap a quin jugador mira l’ordre.
waits-questioning = El jugador { $seat } executa una ordre ({ the-agent }) i tria qui ha d’ensenyar els seus Agents.
waits-stealing = El jugador { $seat } executa una ordre ({ the-agent }), veu els Agents del jugador { $rival } i tria quin li pren.
waits-searching = El jugador { $seat } executa una ordre ({ the-agent }), busca a la pila i tria quin Agent s’endú.
waits-robbing = El jugador { $seat } executa una ordre ({ the-agent }) i tria quina Missió pren.

## Què ha passat: què s’ha triat

began = Ningú no sembla més sospitós que el jugador { $seat }, que comença.
drew-agent = Robes { the-agent }.
drew-agent-hidden = El jugador { $seat } roba un Agent.
drew-mission = Robes la Missió { mission-name }.
drew-mission-hidden = El jugador { $seat } roba una Missió.
played = El jugador { $seat } juga { the-agent }.
placed = El jugador { $seat } el posa com a carta { $place } de la Facció { $faction }: l’ordre mira cap al jugador { $rival }.
laid = El jugador { $seat } el posa a la taula: l’ordre mira cap al jugador { $rival }, el marcador cap al jugador { $other }.
reactivated = El jugador { $seat } reactiva la carta { $place }, { the-agent }.
chose = El jugador { $seat } tria la carta { $place }, { the-agent }.
bought-agent = El jugador { $seat } compra un Agent de la pila per 1 PI.
bought-old-agent = Per 2 PI el jugador { $seat } recupera dels descarts { the-agent }.
bought-mission = El jugador { $seat } compra una Missió de la pila per 3 PI.
bought-old-mission = El jugador { $seat } compra per 4 PI la Missió descartada { mission-name }.
drew = El jugador { $seat } no té ni Agents ni PI, i per això pot robar.
replaced = El jugador { $seat } descarta la Missió { mission-name } a canvi d’una altra.
assigned = El jugador { $seat } assigna la Missió { mission-name } a la Facció { $faction }.
moved = El jugador { $seat } mou la Missió { mission-name } a la Facció { $faction }.
took-back = El jugador { $seat } s’endú a la mà la Missió { mission-name } de la Facció { $faction }.
passed = El jugador { $seat } no pot fer res i passa l’acció.
fetched = El jugador { $seat } agafa de la pila { the-agent }; la pila es barreja.
fetched-hidden = El jugador { $seat } agafa un Agent de la pila; la pila es barreja.

## Què ha passat: què n’ha resultat

performs = El jugador { $seat } executa una ordre: { the-agent }.
nothing-happens = L’ordre mira debades cap al jugador { $seat }: no hi pot fer res { the-agent }.
killed = Mor a la Facció { $faction } { the-agent }.
extracted = De la Facció { $faction } passa a la mà del jugador { $seat } { the-agent }.
turned = A la Facció { $faction } gira { the-agent }: ara l’ordre mira cap al jugador { $rival }.
swapped = Per intercanvi passa a { $place } { the-agent }.
swapped-back = Al seu torn passa a { $place } { the-agent }.
revived = A la Facció { $faction } reviu { the-agent }: l’ordre mira cap al jugador { $rival }.
shown = El jugador { $seat } ensenya els seus Agents al jugador { $rival }.
stole = El jugador { $seat } pren al jugador { $rival } una carta: { the-agent }.
stole-hidden = El jugador { $seat } pren al jugador { $rival } un d’aquests Agents.
robbed = El jugador { $seat } pren al jugador { $rival } la Missió { mission-name }.
robbed-hidden = El jugador { $seat } pren al jugador { $rival } una Missió oculta.
searched = El jugador { $seat } busca a la pila d’Agents.
renewed-agents = S’ha acabat la pila d’Agents: els descarts es barregen i formen la nova.
renewed-missions = S’ha acabat la pila de Missions: els descarts es barregen i formen la nova.
gained = El jugador { $seat } guanya { $ip } PI: els hi dona { the-agent }.
returned = A la Facció { $faction } no hi queden Agents: la Missió { mission-name } torna a la mà del jugador { $seat }.
bonus = El jugador { $seat } rep una acció extra.
scored-arrows = { $count ->
    [one] Fletxa de la Facció { $faction }: { $arrows } PI per al jugador { $seat }.
   *[other] Fletxes de la Facció { $faction }: { $arrows } = { $ip } PI per al jugador { $seat }.
}
scored-mission = Missió { mission-name } a la Facció { $faction }: { $ip } PI per al jugador { $seat }.
scored = El jugador { $seat } puntua { $ip } PI i ara en té { $sum }.
turn = Ronda { $round }: és el torn del jugador { $seat }.
ended-won = S’ha arribat a la fita de { $goal } PI: la partida s’ha acabat.
ended-round-finished = La ronda s’ha acabat i algú ha tingut { $goal } PI: la partida s’ha acabat.
ended-stopped = { $round ->
    [one] Després de { $round } ronda
   *[other] Després de { $round } rondes
} la partida s’atura.
final = Jugador { $seat }: { $ip } PI.
over-won = Guanya el jugador { $seat } amb { $ip } PI.
over-shared = Els jugadors { $seats } comparteixen la victòria amb { $ip } PI cadascun.

## Per què es rebutja una jugada

refused-over = La partida s’ha acabat.
refused-dealer-draws-first = Primer se sorteja qui comença.
refused-dealer-deals-agents = Primer es reparteix un Agent.
refused-dealer-deals-missions = Primer es reparteix una Missió.
refused-dealer-picks = Primer se sorteja quina de les Missions ocultes es pren.
refused-only-the-dealer = Això només ho fa qui reparteix, i ara no.
refused-not-in-the-deck = Aquesta carta no és a la pila.
refused-no-such-seat = Cap jugador no té aquest número en aquesta partida.
refused-not-that-slot = Aquest jugador no té cap Missió oculta en aquest lloc.
refused-choose-an-action = Primer tria una acció: jugar, reactivar, comprar o canviar.
refused-place-the-agent = Primer posa l’Agent que has jugat: tria Facció, lloc i jugador (per exemple A1>0).
refused-lay-the-agent = Primer posa a la taula l’agent lliure que has jugat: tria jugador i direcció (per exemple >1 o <1).
refused-choose-a-target = Primer tria l’Agent sobre el qual s’usa l’ordre (per exemple A1).
refused-choose-a-direction = Primer tria cap a quin jugador mira l’Agent reanimat (per exemple face0).
refused-choose-a-player = Primer tria qui t’ensenya els seus Agents (per exemple from1).
refused-choose-a-card-to-steal = Primer tria un dels Agents que t’ensenyen.
refused-choose-a-card-to-fetch = Primer tria un Agent de la pila on busques.
refused-choose-a-mission-to-rob = Primer tria quina Missió prens, o a quin jugador n’hi prens una d’oculta.
refused-no-actions-left = No et queden accions en aquest torn.
refused-not-in-your-hand = No tens aquesta carta a la mà.
refused-your-factions-are-full = Les teves dues Faccions són plenes.
refused-command-impossible = L’ordre d’aquest agent lliure no es pot executar ara, i per això no es pot jugar així.
refused-not-your-faction = Aquesta no és una de les teves Faccions.
refused-faction-is-full = Aquesta Facció és plena.
refused-only-at-the-ends = Els Agents s’afegeixen als extrems de la filera; només un Infiltrat es pot inserir.
refused-no-such-place = La filera no és tan llarga.
refused-faces-one-of-the-two = Ha de mirar cap a un dels dos jugadors d’aquesta Facció.
refused-not-towards-yourself = Un agent lliure va entre tu i un altre jugador: tria aquest jugador.
refused-no-bonus-for-you = No tens cap acció possible, i per això un Mercenari no pot mirar cap a tu.
refused-no-agent-there = Aquí no hi ha cap Agent.
refused-agent-is-dead = Aquest Agent és mort i no té ordre.
refused-does-not-face-you = Aquesta ordre no mira cap a tu.
refused-nothing-to-reactivate = Aquesta ordre no es pot executar ara.
refused-too-few-ip = No tens prou PI.
refused-no-agents-to-draw = No queda cap Agent per robar.
refused-no-discarded-agent = No hi ha cap Agent als descarts.
refused-no-missions-to-draw = No queda cap Missió per robar.
refused-no-discarded-mission = No hi ha cap Missió als descarts.
refused-only-with-nothing = Així només pots robar en el teu torn i si no tens ni Agents ni PI.
refused-not-your-mission = Aquesta Missió no és teva.
refused-not-in-your-turn = Les Missions només es mouen en el torn propi.
refused-faction-has-no-agent = Una Missió necessita una Facció amb almenys un Agent.
refused-two-missions-there = Ja hi tens dues Missions.
refused-same-mission-there = Ja hi ha la mateixa Missió.
refused-lies-there-already = Aquesta Missió ja hi és.
refused-mission-was-moved = Ja has mogut aquesta Missió; es podrà tornar a moure després de la pròxima acció.
refused-mission-not-assigned = Aquesta Missió és a la teva mà, no en una Facció.
refused-you-can-act = Pots fer alguna cosa, i per això no pots passar.
refused-actions-left = Primer fes les accions que et queden.
refused-not-a-target = L’ordre no es pot usar sobre aquesta carta.
refused-not-that-player = Aquest jugador no té Agents per ensenyar-te.
refused-not-shown = Aquesta carta no te l’ensenyen.
refused-mission-cannot-be-robbed = No hi ha cap Missió així per prendre.
refused-bonus-is-no-turn = Aquesta és una acció extra: amb ella no s’acaba cap torn.

## Què es pot acordar

option-goal = PI amb què es guanya
option-finish_round = S’acaba la ronda i després guanyen més PI
option-safe_houses = Cada Facció comença amb un Pis Franc
option-staggered_deal = 2 Agents i 2 PI per al primer jugador, 3 i 3 per al segon, i així successivament
option-most_rounds = Rondes després de les quals s’atura la partida
option-unlimited_mission_moves = Les Missions es mouen tants cops com es vulgui
option-memory_aid = Es mostren els Agents morts i les cartes que has vist
option-undercover_kills = L’Encobert mata en comptes de girar
option-honor_everywhere = Codi d’Honor compta les teves dues Faccions
option-strategist_pays_marker = L’Estrateg paga el jugador cap al qual mira el marcador
option-copies = Còpies de cada Agent i de cada Missió
option-agents_dealt = Agents que es reparteixen a cada jugador
option-missions_dealt = Missions que es reparteixen a cada jugador
option-ip_at_start = PI de cada jugador al principi
option-ip_of_gunman = PI del Pistoler
option-ip_of_recruiter = PI del Reclutador
option-ip_of_strategist = PI de l’Estrateg
option-ip_of_mercenary = PI del Mercenari
option-ip_of_tracker = PI del Rastrejador
option-ip_of_undercover = PI de l’Encobert
option-ip_of_interrogator = PI de l’Interrogador

## Al terminal

draw-round = Ronda { $round }
draw-goal = Fita: { $goal } PI
draw-last-round = l’última ronda
draw-deck-agents = Agents: { $left } a la pila, descarts: { $count }
draw-deck-missions = Missions: { $left } a la pila, descarts: { $count }
draw-deck-is = A la pila:
draw-deck-may-be = A la pila, alguns d’aquests:
draw-faction = Facció { $faction }
draw-you = tu
draw-ip = { $ip } PI
draw-income = +{ $ip } al final del seu torn
draw-agents = Agents:
draw-missions = Missions:
draw-safe-house = PIS
draw-agent = { $agent ->
    [sniper] Franctir.
    [abductor] Segrest.
   *[other] { agent-name }
}
draw-pending = Pendent, una cosa rere l’altra:
draw-legend = Nom: cap a on mira l’ordre. b, w: meitats negres i blanques del marcador; 1, 2: una fletxa. ✕: mort. ?1: el jugador 1 l’ha vista.
pending-turn = Jugador { $seat }: el torn
pending-bonus = Jugador { $seat }: l’acció extra
pending-playing = Jugador { $seat }: juga { the-agent }
pending-on-table = A la taula hi ha { the-agent }: després { $ip } PI per al jugador { $seat }
pending-command = Jugador { $seat }: executa una ordre, { the-agent }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}

## Les regles, clàusula a clàusula

section-TA-0 = El joc
clause-TA-0_1 = The Agents és un joc de cartes de Saar Shai per a 2 a 5 jugadors, amb el subtítol «disarmed, dispersed, dismissed» (desarmats, dispersos, acomiadats).
clause-TA-0_2 = L’agència s’ha dissolt. El que en queda viu d’espionatge, secrets, subterfugis i sabotatge.
clause-TA-0_3 = Fas servir Agents, formes Faccions, compleixes Missions i així aplegues Punts d’Intel·ligència (PI).

section-TA-1 = Què hi ha a la capsa
clause-TA-1_1 = Cartes d’Agent.
clause-TA-1_2 = Cartes de Missió.
clause-TA-1_3 = Cartes de PI dels valors 1, 2, 5 i 10.
clause-TA-1_4 = Hi ha dues menes d’Agents: els de facció i els lliures.

section-TA-2 = L’objectiu
clause-TA-2_1 = Guanya qui tingui primer 40 PI.

section-TA-3 = Les Faccions
clause-TA-3_1 = De 3 a 5 jugadors hi ha una Facció entre cada dos veïns: en comparteixes una amb qui tens a l’esquerra i una amb qui tens a la dreta.
clause-TA-3_2 = Amb 2 jugadors hi ha dues Faccions, i tots dos les comparteixen totes dues.
clause-TA-3_3 = Una Facció és una filera de cartes d’Agent posades l’una al costat de l’altra.
clause-TA-3_4 = Els Agents s’afegeixen en un dels dos extrems de la filera, si la carta no diu una altra cosa.
clause-TA-3_5 = Pots afegir qualsevol agent de facció de la teva mà en un dels dos extrems de qualsevol de les teves dues Faccions.
clause-TA-3_6 = Amb 2 jugadors en una Facció hi caben com a molt 7 Agents.
clause-TA-3_7 = De 3 a 5 jugadors en una Facció hi caben com a molt 5 Agents.

section-TA-4 = Els agents de facció
clause-TA-4_1 = Cada carta d’Agent té una ordre.
clause-TA-4_2 = Qui col·loca un Agent decideix cap a quin dels dos jugadors de la Facció mira l’ordre.
clause-TA-4_3 = El jugador cap al qual mira l’ordre l’ha d’executar. Si no es pot executar, no passa res.
clause-TA-4_4 = A la vora oposada la carta té mig Marcador de Dades a cada banda, blanc o negre.
clause-TA-4_5 = Dues meitats que es troben en cartes veïnes formen una fletxa, que dona PI al jugador a qui apunta.
clause-TA-4_6 = Cada carta té un costat per a cadascun dels dos: a qui no li toca l’ordre li toca el marcador.
clause-TA-4_7 = Una fletxa de dues meitats del mateix color val 2 PI.
clause-TA-4_8 = Una fletxa d’una meitat blanca i una de negra val 1 PI.

section-TA-5 = Els agents lliures
clause-TA-5_1 = Els agents lliures no s’afegeixen a les Faccions.
clause-TA-5_2 = Un agent lliure es posa entre qui el juga i qualsevol altre jugador, tant si comparteixen una Facció com si no.
clause-TA-5_3 = Qui el juga tria cap a quin dels dos mira l’ordre i cap a quin el marcador.
clause-TA-5_4 = El jugador cap al qual mira el marcador rep a l’instant tants PI com indica la carta.
clause-TA-5_5 = Un agent lliure només es pot jugar si la seva ordre es pot executar.
clause-TA-5_6 = Primer s’executa l’ordre i després es cobren els PI.
clause-TA-5_7 = Després la carta va a la pila de descarts dels Agents.

section-TA-6 = Executar les ordres
clause-TA-6_1 = L’ordre d’un agent de facció jugat de la mà s’ha d’executar, si es pot.
clause-TA-6_2 = Un agent lliure ni tan sols es pot jugar si la seva ordre no es pot executar.
clause-TA-6_3 = En el teu torn pots reactivar una ordre com a acció.
clause-TA-6_4 = Girar, intercanviar o reanimar un Agent no n’activa l’ordre.

section-TA-7 = Les Missions
clause-TA-7_1 = Pots assignar cartes de Missió a les teves Faccions.
clause-TA-7_2 = Una Missió complerta dona PI al jugador que l’ha assignada, si la carta no diu una altra cosa.
clause-TA-7_3 = Pots tenir fins a 2 Missions a cadascuna de les teves Faccions.
clause-TA-7_4 = Una Missió només es pot assignar a una Facció que tingui almenys una carta d’Agent.
clause-TA-7_5 = Si desapareixen tots els Agents d’una Facció, les seves Missions tornen a la mà dels seus amos.
clause-TA-7_6 = No pots tenir dues Missions idèntiques a la mateixa Facció.
clause-TA-7_7 = Les Missions s’assignen en qualsevol moment del propi torn, sense gastar cap acció.
clause-TA-7_8 = També pots recuperar Missions o moure-les entre les teves Faccions, sense gastar cap acció.
clause-TA-7_9 = Una Missió complerta s’hi queda i torna a pagar cada torn, fins que es retiri.

section-TA-8 = Guanyar i gastar PI
clause-TA-8_1 = Al final del teu torn reps els PI de totes les fletxes de les teves dues Faccions que apunten cap a tu.
clause-TA-8_2 = Al final del teu torn reps també els PI de les teves Missions assignades que compleixen la condició.
clause-TA-8_3 = Els PI d’un agent lliure els cobra a l’instant el jugador cap al qual mira el marcador, sigui de qui sigui el torn.
clause-TA-8_4 = Les fletxes i les Missions tornen a pagar al final de cada torn teu, mentre hi siguin.
clause-TA-8_5 = Els PI s’agafen en cartes de PI d’1, 2, 5 i 10.
clause-TA-8_6 = Els PI són també els diners amb què es compren cartes, i els que gastes ja no els tens.

section-TA-9 = Preparació
clause-TA-9_1 = Sobre la taula hi ha tres piles: Agents, Missions i PI.
clause-TA-9_2 = Cada jugador rep 3 cartes d’Agent de cap per avall. (Se’n poden acordar menys: opció agents_dealt.)
clause-TA-9_3 = Cada jugador rep 1 carta de Missió de cap per avall. (O cap: opció missions_dealt.)
clause-TA-9_4 = Aquestes quatre cartes són la seva mà.
clause-TA-9_5 = Cada jugador rep 5 PI. (Se’n pot acordar un altre nombre: opció ip_at_start.)
clause-TA-9_6 = Comença el jugador que fa la cara més sospitosa.
clause-TA-9_7 = Els torns van en el sentit de les agulles del rellotge.

section-TA-10 = El torn
clause-TA-10_1 = En el teu torn fas 2 accions.
clause-TA-10_2 = Es combinen com es vulgui; també pots fer dues vegades la mateixa.
clause-TA-10_3 = Jugar un Agent: un de facció en una de les teves Faccions, o un de lliure entre tu i un altre jugador. Se n’executa l’ordre.
clause-TA-10_4 = Reactivar: executar l’ordre d’un Agent que ja és en una Facció i mira cap a tu.
clause-TA-10_5 = Comprar la primera carta de la pila d’Agents per 1 PI.
clause-TA-10_6 = Comprar la primera carta dels descarts d’Agents per 2 PI.
clause-TA-10_7 = Comprar la primera carta de la pila de Missions per 3 PI.
clause-TA-10_8 = Comprar la primera carta dels descarts de Missions per 4 PI.
clause-TA-10_9 = Canviar una Missió: descartar-ne una de teva, de la mà o d’una Facció, i robar la primera carta de la pila de Missions.
clause-TA-10_10 = La primera acció, amb tot el que comporta (ordres i després PI d’agents lliures), s’acaba abans que comenci la segona.
clause-TA-10_11 = Després de les dues accions puntues (TA-8.1, TA-8.2).
clause-TA-10_12 = Quan s’acaba la pila d’Agents, se’n barregen els descarts i formen la pila nova.
clause-TA-10_13 = Quan s’acaba la pila de Missions, se’n barregen els descarts i formen la pila nova.

section-TA-11 = Les paraules de les cartes
clause-TA-11_1 = Matar: posar de cap per avall una altra carta d’Agent, sense moure-la de lloc.
clause-TA-11_2 = Extreure: endur-se a la mà una altra carta d’Agent d’una Facció.
clause-TA-11_3 = Després d’una extracció les altres cartes de la filera tanquen el forat.
clause-TA-11_4 = Girar: fer fer mitja volta a un altre Agent, sense moure’l de lloc.
clause-TA-11_5 = Intercanviar: fer que dos Agents es canviïn el lloc, entre les dues Faccions.
clause-TA-11_6 = Els Agents formen grups segons el que fan; alguns no van en grup amb ningú (els «durs de pelar»).

section-TA-12 = Els 11 agents de facció
clause-TA-12_1 = Franctirador (matar): mata qualsevol Agent de la teva altra Facció.
clause-TA-12_2 = Assassí (matar): mata qualsevol Agent no adjacent d’aquesta Facció.
clause-TA-12_3 = Segrestador (extreure): extreu qualsevol Agent de la teva altra Facció.
clause-TA-12_4 = Extractor (extreure): extreu qualsevol Agent no adjacent d’aquesta Facció.
clause-TA-12_5 = Hacker (girar): gira qualsevol Agent de la teva altra Facció.
clause-TA-12_6 = Seductora (girar): gira qualsevol Agent no adjacent d’aquesta Facció.
clause-TA-12_7 = Esquer (intercanviar): intercanvia qualsevol Agent no adjacent d’aquesta Facció amb qualsevol Agent de la teva altra Facció.
clause-TA-12_8 = Activista (intercanviar): intercanvia dos Agents qualssevol de la teva altra Facció.
clause-TA-12_9 = Metge (dur de pelar): reanima qualsevol Agent mort d’una de les teves Faccions, mirant cap a una banda o l’altra.
clause-TA-12_10 = La direcció de l’Agent reanimat la tria sempre qui executa el Metge.
clause-TA-12_11 = Ningú no pot mirar una carta morta per recordar quin Agent és.
clause-TA-12_12 = Infiltrat (dur de pelar): reactiva una ordre adjacent, tant si mira cap a tu com si no.
clause-TA-12_13 = L’Infiltrat també es pot inserir entre dues cartes d’una Facció, mirant cap a una banda o l’altra.
clause-TA-12_14 = Controlador (dur de pelar): reactiva una ordre d’aquesta Facció que no miri cap a tu.
clause-TA-12_15 = Altrament només es poden reactivar les ordres que miren cap a un mateix: el Controlador n’és l’excepció.
clause-TA-12_16 = Gairebé tots els Agents porten una citació en cursiva (el Controlador no). Hi és per fer ambient i no té cap efecte.

section-TA-13 = Els 7 agents lliures
clause-TA-13_1 = Pistoler: mata qualsevol Agent de qualsevol Facció.
clause-TA-13_2 = Reclutador: roba dos Agents de la pila.
clause-TA-13_3 = Estrateg: pren una Missió, assignada o no, a qualsevol jugador.
clause-TA-13_4 = Amb l’Estrateg, els PI de la carta són per al jugador robat.
clause-TA-13_5 = Mercenari: fes una acció extra; en el teu torn si l’ordre mira cap a tu, fora de torn si mira cap a un altre jugador.
clause-TA-13_6 = Jugar el Mercenari no compta com a acció.
clause-TA-13_7 = Rastrejador: busca a la pila d’Agents, queda’t a la mà la carta que vulguis i barreja la pila.
clause-TA-13_8 = Encobert: gira qualsevol Agent de qualsevol Facció (TA-H9).
clause-TA-13_9 = Interrogador: un altre jugador t’ensenya les seves cartes d’Agent i n’hi prens una.
clause-TA-13_10 = A l’Interrogador només se li ensenyen cartes d’Agent, no pas Missions.

section-TA-14 = Les 10 Missions
clause-TA-14_1 = Bany de Sang: 3 PI mentre hi hagi dos Agents morts adjacents en aquesta Facció.
clause-TA-14_2 = Uns Pocs Elegits: 1 PI mentre aquesta sigui la més curta de les teves dues Faccions.
clause-TA-14_3 = Desxifratge: 1 PI per cada fletxa completa però de colors diferents que apunti cap a tu, a les teves dues Faccions.
clause-TA-14_4 = Codi d’Honor: 1 PI per cada Agent que tingui l’ordre mirant cap a tu (TA-H15).
clause-TA-14_5 = Home a Terra: 1 PI per cada Agent mort d’aquesta Facció.
clause-TA-14_6 = Sabata del teu Peu: 2 PI mentre els dos jugadors d’aquesta Facció en treguin els mateixos PI, encara que siguin zero; les Missions no es compten.
clause-TA-14_7 = Joc de Pobres: 3 PI mentre no treguis PI de cap de les teves Faccions; els PI d’altres Missions no fan nosa.
clause-TA-14_8 = Reforços: 4 PI mentre dos Agents d’aquesta Facció que miren cap a tu tinguin la mateixa habilitat, que les cartes indiquen amb el color del fons.
clause-TA-14_9 = Units Vencerem: 4 PI mentre hi hagi dos Agents idèntics adjacents en aquesta Facció.
clause-TA-14_10 = La Unió Fa la Força: 1 PI mentre aquesta sigui la més llarga de les teves dues Faccions.

section-TA-15 = Preguntes que el reglament respon
clause-TA-15_1 = Als Agents morts no se’ls pot tornar a matar.
clause-TA-15_2 = Als Agents morts no se’ls pot girar.
clause-TA-15_3 = Als Agents morts se’ls pot extreure.
clause-TA-15_4 = Als Agents morts se’ls pot intercanviar.
clause-TA-15_5 = Els Agents morts compten com a Agents adjacents.
clause-TA-15_6 = Els Agents morts compten per al nombre d’Agents d’una Facció.
clause-TA-15_7 = Els Agents intercanviats conserven la direcció: una ordre que mirava cap a tu ho continua fent, i una que no, tampoc després.
clause-TA-15_8 = Després d’una extracció la filera es tanca.
clause-TA-15_9 = Una ordre no pot afectar la seva pròpia carta, si la carta no diu una altra cosa.
clause-TA-15_10 = Si no tens ni cartes d’Agent ni PI, pots robar 1 Agent de la pila; això és una acció.
clause-TA-15_11 = Una pila de Missions que s’acaba es torna a barrejar, i una d’Agents també.
clause-TA-15_12 = Si es discuteix qui ha guanyat, guanya qui tingui la cara menys memorable. (És una broma: vegeu TA-G36.)

section-TA-16 = Exemples
clause-TA-16_1 = Quatre jugadors: el jugador 1 comparteix la Facció A amb el jugador 2 i la Facció B amb el jugador 4, i pot afegir qualsevol agent de facció de la seva mà en qualsevol d’aquests quatre extrems.
clause-TA-16_2 = El jugador 1 té les Missions 1 i 2 a la Facció A, on el jugador 2 té la Missió 5; el jugador 1 té a més la Missió 3 a la seva altra Facció i la Missió 4 a la mà. Tot això és permès.
clause-TA-16_3 = Dues meitats del mateix color juntes, negra i negra o blanca i blanca: 2 PI per al jugador a qui apunten.
clause-TA-16_4 = Dues meitats diferents juntes: 1 PI.
clause-TA-16_5 = Un Agent que mirava cap a tu abans d’un intercanvi hi continua mirant després.
clause-TA-16_6 = D’aquí se segueix: tres Agents en filera que apunten al mateix jugador, negre, negre i blanc, li donen 2 + 1 = 3 PI per torn.
clause-TA-16_7 = Si maten el del mig, no donen res.
clause-TA-16_8 = Si extreuen el del mig, els altres dos s’ajunten, i negre i blanc fan 1 PI.

section-TA-H = El que el reglament deixa obert i les regles de la casa
clause-TA-H1 = El reglament no diu quantes còpies hi ha de cada Agent; una ressenya compta 36 cartes d’Agent, i hi ha 18 tipus. Aquí n’hi ha 2 de cada: 22 agents de facció i 14 agents lliures. Amb l’altre ajust n’hi ha 1 de cada, i també de cada Missió: una partida petita, per estudiar (opció copies).
clause-TA-H2 = No diu quantes còpies hi ha de cada Missió; una ressenya compta 20 cartes, i hi ha 10 tipus. Aquí n’hi ha 2 de cada. No hi ha cap altre ajust.
clause-TA-H3 = No diu quantes cartes de PI hi ha de cada valor. Aquí els PI són un nombre i no s’acaben mai. No hi ha cap altre ajust.
clause-TA-H4 = No diu quines meitats són negres i quines blanques. Aquí les dues meitats d’una carta són del mateix color, i de cada agent de facció una còpia és negra i l’altra blanca. Els grups són: Franctirador i Assassí maten; Segrestador i Extractor extreuen; Hacker i Seductora giren; Esquer i Activista intercanvien; Metge reanima; Infiltrat i Controlador reactiven. No hi ha cap altre ajust.
clause-TA-H5 = Les xifres dels agents lliures no es troben. Aquí són: Pistoler 4, Estrateg 4, Reclutador 3, Rastrejador 3, Encobert 3, Interrogador 3, Mercenari 2. Com millor és l’ordre, més rep l’altre jugador. Es pot acordar cadascuna, de 0 a 9 (opcions ip_of_gunman, ip_of_strategist, ip_of_recruiter, ip_of_tracker, ip_of_undercover, ip_of_interrogator, ip_of_mercenary).
clause-TA-G6 = Quan hi ha una fletxa? On dues cartes veïnes són de cap per amunt i miren cap al mateix costat: la fletxa apunta al jugador cap al qual miren els seus marcadors. Una carta morta no en forma cap, i tampoc dues cartes que miren cap a costats oposats. Així, una filera de cartes que miren totes cap al mateix costat té una fletxa menys que cartes.
clause-TA-H7 = Quina és «la teva altra Facció»? La de qui executa l’ordre; amb 2 jugadors, simplement l’altra. Aquí val també per a una ordre d’altri reactivada: «aquesta Facció» és on hi ha la carta, «la teva altra Facció» és l’altra de qui executa. No hi ha cap altre ajust.
clause-TA-H8 = Les edicions no es posen d’acord si la partida s’acaba a l’instant. Aquí sí: es comprova després de cada guany, en el torn de qualsevol, i compten els PI que es tenen, no els gastats. Es pot acordar una altra fita que 40 (opció goal). Amb l’altre ajust primer s’acaba la ronda i guanya qui tingui més PI (opció finish_round, TA-H47).
clause-TA-H9 = Per al que fa l’Encobert el reglament fa servir la mateixa paraula que per posar una carta de cap per avall, i la carta seria un segon Pistoler. Aquí l’Agent fa mitja volta. Amb l’altre ajust se’l mata (opció undercover_kills).
clause-TA-H10 = Es diu que un intercanvi és entre dues Faccions, mentre que l’Activista intercanvia dos Agents d’una de sola. Aquí val la carta: tots dos es queden en aquella Facció i conserven la direcció. No hi ha cap altre ajust.
clause-TA-G11 = El reglament anomena l’Esquer amb dos noms. És la mateixa carta.
clause-TA-G12 = L’exemple TA-16.2 parla d’una Facció C, tot i que el jugador 1 té les Faccions A i B. Vol dir l’altra Facció del jugador 1.
clause-TA-G13 = La introducció diu que es tracta d’aplegar més PI que ningú; l’objectiu, els primers 40. Val l’objectiu (TA-2.1).
clause-TA-H14 = Per a qui són els PI de l’Estrateg, i quina Missió es roba? Aquí els PI són només per al robat. El lladre tria una Missió assignada, que és a la vista, o n’agafa una a l’atzar de la mà d’un jugador; la carta va a la seva mà, i ningú no es pot robar a si mateix. Amb l’altre ajust els PI són per al jugador cap al qual mira el marcador, com amb els altres agents lliures (opció strategist_pays_marker).
clause-TA-H15 = A la carta Codi d’Honor li falta «en aquesta Facció». Aquí compta només els Agents de la Facció on és assignada, com les altres. Els Agents morts no tenen ordre i no compten. Amb l’altre ajust compta les teves dues Faccions (opció honor_everywhere).
clause-TA-H16 = No s’explica què és més curta o més llarga. Aquí s’entén en sentit estricte: amb Faccions iguals no es paga res. Els Agents morts compten. No hi ha cap altre ajust.
clause-TA-H17 = Els colors per a Reforços no es troben. Aquí les habilitats són els grups de TA-H4, i els agents lliures no compten mai. Un Agent mira cap a tu si ho fa la seva ordre. No hi ha cap altre ajust.
clause-TA-H18 = No es diu què compta per a Units Vencerem. Aquí els dos Agents han de ser de cap per amunt, i la direcció i el color tant fan. Bany de Sang, Reforços i Units Vencerem paguen una sola vegada, per moltes parelles que hi hagi. No hi ha cap altre ajust.
clause-TA-H19 = Quins són els PI «d’una Facció»? Aquí Joc de Pobres i Sabata del teu Peu miren només les fletxes, tal com són quan puntua l’amo de la Missió; per a Sabata del teu Peu es comparen llavors les fletxes dels dos jugadors. No hi ha cap altre ajust.
clause-TA-H20 = Infiltrats i Controladors es podrien activar entre ells per sempre. Aquí en una acció cada carta es fa servir com a molt una vegada, i la que ha començat ja s’ha fet servir. No hi ha cap altre ajust.
clause-TA-H21 = Qui executa una ordre reactivada? Aquí, el jugador que executa l’Infiltrat o el Controlador, encara que l’ordre miri cap a l’altre. No hi ha cap altre ajust.
clause-TA-H22 = I les cartes mortes? Aquí no tenen ni ordre ni marcador i no es poden reactivar. Una carta morta que s’extreu passa a ser una carta normal de la mà. No hi ha cap altre ajust.
clause-TA-H23 = No es diu si una ordre es pot reactivar en va. Aquí no es pot reactivar una ordre que no es pot executar. La mateixa carta es pot reactivar dues vegades en un torn, fins i tot si s’acaba de jugar. No hi ha cap altre ajust.
clause-TA-H24 = Qui tria, i s’hi pot negar? Aquí qui executa tria els objectius i no s’hi pot negar; si només n’hi ha un, s’agafa aquell. L’Activista necessita dos Agents a l’altra Facció, l’Esquer un objectiu a cadascuna. No hi ha cap altre ajust.
clause-TA-H25 = Un Infiltrat es pot encabir en una Facció plena? Aquí no es pot afegir cap Agent a una Facció plena. On s’ha extret una carta torna a haver-hi lloc. No hi ha cap altre ajust.
clause-TA-H26 = I si un jugador no pot fer res? Aquí només es passa una acció si no n’hi ha cap de permesa, i la carta de TA-15.10 és impossible si no n’hi ha cap per robar. No hi ha cap altre ajust.
clause-TA-H27 = I si una pila i els seus descarts són buits? Aquí llavors no es pot comprar ni robar res. El Reclutador roba les cartes que hi hagi, i es pot jugar si n’hi ha almenys una. El Rastrejador renova primer una pila buida, i necessita almenys una carta. No hi ha cap altre ajust.
clause-TA-G28 = Què hi ha als descarts d’Agents? Només agents lliures, perquè mai no es descarta res més; per això una pila renovada té només agents lliures.
clause-TA-H29 = Què és una acció extra? Aquí és una acció sencera de qualsevol mena (de TA-10.3 a TA-10.9), que es fa a l’instant; els PI del Mercenari venen després. El Mercenari es pot jugar en qualsevol moment del propi torn abans de puntuar, fins i tot sense accions restants. En una acció extra fora de torn no es mouen Missions. En una acció extra es pot jugar un altre Mercenari. Només es pot posar mirant cap a un mateix si es té una acció permesa. No hi ha cap altre ajust.
clause-TA-H30 = A qui s’interroga? Aquí, a qualsevol altre jugador amb almenys un Agent a la mà, no només a aquell cap al qual s’ha posat la carta, i per tant potser també al jugador que té el torn. Només qui executa veu aquella mà, i en tria un Agent. No hi ha cap altre ajust.
clause-TA-H31 = Què és a la vista? Aquí els Agents i les Missions de les mans són ocults; les Missions assignades, els PI, la primera carta de cada pila de descarts i les Faccions són a la vista. Quin Agent és una carta morta no es mostra, encara que abans era a la vista. Amb l’altre ajust el programa recorda per tu: mostra quins Agents han mort i quines cartes has vist en altres mans (opció memory_aid).
clause-TA-H32 = Quan compten les Missions? Aquí es poden moure fins al moment de puntuar, també entre les dues accions, i es puntua segons on són llavors. Diverses Missions poden aprofitar les mateixes cartes. Si una Facció perd l’últim Agent en el torn d’un altre jugador, les seves Missions tornen a l’instant. No hi ha cap altre ajust.
clause-TA-H33 = Qui és el més sospitós? Aquí ho decideix l’atzar. No hi ha cap altre ajust.
clause-TA-G34 = Les Faccions paguen «cada torn»? Només al final dels torns propis (TA-8.1, TA-8.2).
clause-TA-H35 = Es pot canviar una mà inicial que no serveix? Aquí no: 5 PI compren cartes, i una mà d’agents lliures que no es poden jugar és vàlida. No hi ha cap altre ajust.
clause-TA-G36 = Dos jugadors poden ser primers alhora? No: els guanys arriben l’un després de l’altre, així que només un pot ser el primer amb 40. TA-15.12 és una broma.
clause-TA-H37 = Es poden afegir Agents a una Facció de dos altres jugadors? Aquí no, com diuen també altres regles del joc. No hi ha cap altre ajust.
clause-TA-H38 = Té res d’especial jugar tres? Aquí res: cada dos comparteixen una Facció, i els teus veïns són veïns entre ells. No hi ha cap altre ajust.
clause-TA-H39 = Quina direcció té un Agent que passa a una Facció amb un altre company? Aquí la conserva tal com la veu qui executa: un Agent que mirava cap a ell hi continua mirant allà, i un que mirava cap al company mira cap a l’altre company. No hi ha cap altre ajust.
clause-TA-H40 = Es poden moure Missions en el torn d’un altre jugador? Aquí no (TA-7.7, TA-7.8). No hi ha cap altre ajust.
clause-TA-H41 = Quan es renova una pila? Aquí, només quan en cal una carta, per robar-la o buscar-la, i no en queda cap; fins llavors els descarts continuen allà, i se’n pot comprar el primer. Per canviar una Missió es descarta abans la pròpia, així que pot tornar. No hi ha cap altre ajust.
clause-TA-H42 = Què és un guany? Aquí totes les fletxes i Missions de la puntuació de final de torn se sumen i són un sol guany; cada agent lliure és un guany a part. No hi ha cap altre ajust.
clause-TA-H43 = Quan es poden moure les Missions? Aquí, sempre que es demana una acció al jugador que té el torn, també una acció extra, i abans de puntuar; no enmig d’una ordre ni de l’acció d’un altre jugador. No hi ha cap altre ajust.
clause-TA-H44 = Què vol dir que el Mercenari no és una acció? Aquí jugar-lo no gasta ni l’acció ni l’acció extra en què passa, i poder-lo jugar no és una acció permesa (TA-H26, TA-H29). La carta de TA-15.10 es roba en el torn propi. Qui ja no pot fer la seva acció extra la passa. No hi ha cap altre ajust.
clause-TA-H45 = Què poden triar un Infiltrat o un Controlador? Aquí, només una ordre que es pugui executar; si no n’hi ha cap, tampoc no es pot executar la seva. No hi ha cap altre ajust.
clause-TA-H46 = On és un agent lliure mentre se n’executa l’ordre? Aquí és sobre la taula: ja no a la mà, i encara no als descarts. No hi ha cap altre ajust.
clause-TA-H47 = Si s’acaba la ronda (opció finish_round), aquesta es tanca després del torn del jugador anterior al primer. La partida s’acaba tan bon punt es tanca una ronda fins a la qual algú hagi tingut 40 PI, encara que després els hagi gastat. Guanya qui més PI tingui, i els empatats comparteixen la victòria.
clause-TA-H48 = Una altra edició, Mark II, és diferent en tres coses, i cadascuna es pot acordar. Es juga a 50 PI (opció goal). El primer jugador rep 2 Agents i 2 PI, el segon 3 i 3, i així successivament, cadascun amb una Missió (opció staggered_deal). Cada Facció comença amb un Pis Franc, la primera carta de la filera, als dos costats del qual s’afegeixen els Agents (opció safe_houses): el de la teva esquerra és negre per a tu, el de la teva dreta blanc, i amb 2 jugadors n’hi ha un de cada color per a tots dos. Un Pis Franc no és un Agent: no es compta, no és mai un objectiu i no té ordre. Forma fletxes amb les cartes veïnes, i fa que aquestes no siguin adjacents entre elles.
clause-TA-H49 = El reglament no posa fi a una partida que no porta enlloc. Aquí la partida s’atura després de 100 rondes: guanya qui més PI tingui, i els empatats comparteixen la victòria. Es pot acordar un altre nombre de rondes (opció most_rounds).
clause-TA-H50 = Té direcció una carta morta? Aquí no en té, i un intercanvi no n’hi dona; la tria qui la reanima. No hi ha cap altre ajust.
clause-TA-H51 = Que un Mercenari es pugui posar o no podria delatar una mà oculta: la del jugador cap al qual mira. Aquí sempre es pot posar mirant cap a un altre jugador. Si aquell jugador no té cap acció permesa, passa l’acció extra, i a ningú no se li mostra per què. No hi ha cap altre ajust.
clause-TA-H52 = Moure Missions amunt i avall podria no acabar mai. Aquí cadascuna de les teves Missions es pot moure una vegada entre dues accions, i una vegada abans de puntuar; així s’arriba a qualsevol disposició. Amb l’altre ajust es mouen tantes vegades com es vulgui (opció unlimited_mission_moves). TA-H54 ho diu amb exactitud.
clause-TA-H53 = Veuen els altres quina de les teves cartes ocultes jugues? Aquí les cartes ocultes conserven el seu lloc a la mà, i tothom veu quina carta de cap per avall es juga, es roba o s’agafa, encara que no quina és. Així, qui ha vist una carta sap on és fins que es barreja en una pila. No hi ha cap altre ajust.
clause-TA-H54 = Què és moure una Missió una vegada? Aquí, una Missió que poses en una Facció, des de la mà o des de la teva altra Facció, s’hi queda fins que s’acabi l’acció següent. Una que recuperes encara es pot posar una vegada. Es torna a començar quan s’acaba una acció de qualsevol, també una d’extra o una de passada, i al començament d’un torn. Amb moviments il·limitats n’hi ha com a molt 99 de seguits, perquè tota partida s’acabi (opció unlimited_mission_moves).
clause-TA-H55 = Es juga una carta abans de saber on va? Aquí primer mostres quina carta jugues i després dius on es posa i cap a quin costat mira. La carta mostrada ja no es pot retirar. No hi ha cap altre ajust.

## La lliçó: els exemples del reglament, pas a pas

lesson-1 = Hi ha dos jugadors a la taula, el 0 i l’1. Cadascun té tres Agents i una Missió a la mà, i 5 PI; guanya el primer que en tingui 40. Entre tots dos hi ha dues Faccions, A i B, i amb dos jugadors totes dues són de tots dos.
lesson-2 = Un torn són dues accions: jugar, reactivar, comprar o canviar una Missió, combinades com es vulgui. El jugador 0 podria afegir un Agent a qualsevol extrem de qualsevol de les dues Faccions. També amb tres jugadors o més cadascú té quatre extrems: dos d’una Facció a l’esquerra i dos d’una altra a la dreta.
lesson-3 = El jugador 0 posa el Metge negre a la Facció A, i l’ordre mira cap al jugador 1. El jugador cap al qual mira l’ordre l’ha d’executar; però no hi ha morts, i no passa res. L’altre costat de la carta, el marcador, apunta al jugador 0.
lesson-4 = Al costat hi va el Controlador negre, mirant cap a la mateixa banda. La seva ordre no troba res per reactivar. Però s’han trobat dues meitats negres: és una fletxa per al jugador 0, que val 2 PI al final de cadascun dels seus torns mentre duri. Dues meitats blanques valdrien el mateix.
lesson-5 = El jugador 0 ha gastat les dues accions i puntua la fletxa: 5 + 2 = 7 PI.
lesson-6 = El jugador 1 ha comprat dos Agents de la pila per 1 PI cadascun. Els PI són alhora punts i diners: n’hi queden 3.
lesson-7 = L’Esquer blanc és el tercer Agent. Hauria d’intercanviar un Agent no adjacent amb un de la Facció B, però allà no hi ha ningú. El negre es troba amb el blanc: aquesta fletxa val 1 PI. La filera de negre, negre i blanc dona ara 2 + 1.
lesson-8 = Assignar una Missió no és cap acció: Home a Terra és a la Facció A i pagarà per cada Agent mort que hi hagi. Cada jugador pot tenir dues Missions a cadascuna de les seves Faccions, però no dues del mateix nom; les altres es queden a la mà.
lesson-9 = El jugador 0 ha comprat un altre Agent i puntua 2 + 1 = 3 PI; no hi ha morts, i Home a Terra encara no paga. Ja en són 9.
lesson-10 = El jugador 1 juga un agent lliure: el Pistoler queda entre tots dos, amb l’ordre cap al jugador 1 i el marcador cap al jugador 0. Primer l’ordre: el Controlador del mig mor i es posa de cap per avall allà on és. Després el jugador 0 rep els 4 PI de la carta. De les fletxes no en queda res.
lesson-11 = Un Agent mort no té ni ordre ni marcador. No se’l pot matar un altre cop ni girar, però sí extreure i intercanviar; compta com a adjacent i per a la llargada de la seva Facció. Ningú no pot tornar a mirar quin és. Home a Terra pagaria 1 PI per ell.
lesson-12 = El Segrestador blanc va a la Facció B i extreu de la A el Controlador mort: ara és una carta corrent a la mà del jugador 1. La filera es tanca, el negre es troba amb el blanc, i és una fletxa d’1 PI per al jugador 0.
lesson-13 = L’Activista negre del jugador 0 intercanvia els dos Agents de l’altra Facció. Tots dos conserven la direcció: una ordre que mirava cap a tu abans d’un intercanvi hi mira després. La fletxa és la mateixa, vista des de l’altre costat.
lesson-14 = Com a segona acció el jugador 0 reactiva l’Activista, que té l’ordre mirant cap a ell: tots dos tornen al seu lloc. Una ordre es pot executar un altre cop en cadascun dels teus torns, si mira cap a tu i pot fer alguna cosa.
lesson-15 = El jugador 0 puntua 1 PI per la fletxa i en té 14. Així es continua fins que algú en tingui 40. Si s’acaba una pila, se’n barregen els descarts; i qui no tingui ni Agents ni PI pot robar un Agent com a acció.

## El tauler senzill

view-most-rounds = rondes com a màxim
view-goal = punts que guanyen
view-actions = accions restants
view-pending = decisions pendents
view-what = què es decideix
view-deed = què fa l’ordre
view-place = lloc
view-chosen = lloc triat
view-other = altre jugador
view-left = esquerra
view-deck-left = Agents restants
view-mission-deck-left = Missions restants
view-right = dreta
view-layer = posada pel jugador
view-paid = punts pagats al jugador
view-ip = Punts d’Intel·ligència
view-factions = Faccions
view-faction = Facció
view-seats = jugadors
view-agents = Agents
view-room = cabuda
view-arrows = fletxes completes
view-missions = Missions
view-clause = clàusula
view-income = punts a la taula
view-sure = se sap del cert
view-count = cartes
view-top = a sobre
view-mission-deck = pila de Missions
view-mission-discards = Missions descartades
view-slot = lloc entre les cartes ocultes
view-agent = Agent
view-group = tipus d’ordre
view-command = l’ordre mira cap al jugador
view-halves = meitats de marcador cap a cada jugador
view-mission = Missió
view-after = després
panel-holds = agents missions
panel-score = ip
says-agent = agent-name agent
says-mission = mission-name mission
value-deed = { $value ->
    [turn] girar un Agent
    [swap] intercanviar Agents
    [kill] matar un Agent
    [revive] reanimar un Agent
    [extract] extreure un Agent
    [reactivate] reactivar un Agent
   *[other] { $value }
}
value-group = { $value ->
    [turn] girar un Agent
    [swap] intercanviar Agents
    [kill] matar un Agent
    [revive] reanimar un Agent
    [extract] extreure un Agent
    [reactivate] reactivar un Agent
   *[other] { $value }
}
value-colour = { $value ->
    [black] negre
    [white] blanc
    [none] cap
   *[other] { $value }
}
value-0 = { value-colour }
value-1 = { value-colour }
value-2 = { value-colour }
value-3 = { value-colour }
value-4 = { value-colour }
value-kind = { $value ->
    [agent] Agent
    [dead] Agent mort
    [safe-house] Pis Franc
   *[other] { $value }
}
value-ending = { $value ->
    [won] punts assolits
    [round-finished] punts assolits i ronda acabada
    [stopped] rondes esgotades
   *[other] { $value }
}
value-what = { $value ->
    [acting] una acció
    [aiming] un objectiu
    [aiming-again] un segon objectiu
    [appointing] un jugador
    [chained] l’ordre següent
    [drawing] es roba una carta
    [drawing-missions] es roben Missions
    [facing] cap a qui mira
    [laying] on es posa
    [on-table] una carta a la taula
    [placing] un lloc
    [picking] una Missió oculta, a l’atzar
    [questioning] qui ensenya la mà
    [robbing] una Missió per prendre
    [searching] una carta de la pila
    [setting-up] la preparació
    [stealing] una carta per prendre
   *[other] { $value }
}
