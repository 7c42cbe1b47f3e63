# The Agents, en español. Un archivo por lengua, con las mismas claves y los mismos datos.

name = The Agents
summary = La agencia ya no existe y su gente está en venta: forma facciones con tus vecinos, decide para cada agente quién recibe la orden y quién los puntos, y sé el primero en tener 40.
credits = Un juego de Saar Shai. Esta es una adaptación independiente.
minutes = 20–40

## Quién es quién y qué es qué

seat = Jugador { $seat }
agent-name = { $agent ->
    [sniper] Francotirador
    [slayer] Asesino
    [abductor] Secuestrador
    [extractor] Extractor
    [hacker] Hacker
    [temptress] Seductora
    [decoy] Señuelo
    [activist] Activista
    [medic] Médico
    [infiltrator] Infiltrado
    [handler] Controlador
    [gunman] Pistolero
    [recruiter] Reclutador
    [strategist] Estratega
    [mercenary] Mercenario
    [tracker] Rastreador
    [undercover] Encubierto
   *[interrogator] Interrogador
}
the-agent = { $colour ->
    [black] { $agent ->
        [temptress] la { agent-name } negra
       *[other] el { agent-name } negro
    }
    [white] { $agent ->
        [temptress] la { agent-name } blanca
       *[other] el { agent-name } blanco
    }
   *[none] { $agent ->
        [dead] un Agente muerto
       *[known] el { agent-name }
    }
}
agent-does = { $agent ->
    [sniper] mata a un Agente de tu otra Facción
    [slayer] mata a un Agente no adyacente de esta Facción
    [abductor] extrae a un Agente de tu otra Facción
    [extractor] extrae a un Agente no adyacente de esta Facción
    [hacker] gira a un Agente de tu otra Facción
    [temptress] gira a un Agente no adyacente de esta Facción
    [decoy] intercambia a un Agente no adyacente de esta Facción con uno de tu otra Facción
    [activist] intercambia a dos Agentes de tu otra Facción
    [medic] reanima a un Agente muerto de una de tus Facciones
    [infiltrator] reactiva una orden adyacente; se puede insertar en una fila
    [handler] reactiva una orden de esta Facción que no mire hacia ti
    [gunman] mata a cualquier Agente, esté donde esté
    [recruiter] roba dos Agentes
    [strategist] quítale una Misión a otro jugador
    [mercenary] haz una acción extra; jugarlo no lo es
    [tracker] toma del mazo el Agente que quieras
    [undercover] gira a cualquier Agente, esté donde esté (o mátalo, si así se acordó)
   *[interrogator] mira los Agentes de otro jugador y quítale uno
}
mission-name = { $mission ->
    [bloodbath] Baño de Sangre
    [chosen-few] Unos Pocos Elegidos
    [codebreaking] Descifrado
    [code-of-honor] Código de Honor
    [man-down] Hombre Caído
    [meet-your-match] La Horma de tu Zapato
    [poor-mans-game] Juego de Pobres
    [reinforcement] Refuerzos
    [stand-united] Unidos Venceremos
   *[strength-in-numbers] La Unión Hace la Fuerza
}
mission-pays = { $mission ->
    [bloodbath] 3 PI mientras haya aquí dos Agentes muertos adyacentes
    [chosen-few] 1 PI mientras esta sea tu Facción más corta
    [codebreaking] 1 PI por cada flecha de dos colores que apunte hacia ti
    [code-of-honor] 1 PI por cada Agente de aquí (o de tus dos Facciones, si se acordó) que mire hacia ti
    [man-down] 1 PI por cada Agente muerto de aquí
    [meet-your-match] 2 PI mientras los dos jugadores saquen lo mismo de las flechas de aquí
    [poor-mans-game] 3 PI mientras ninguna flecha apunte hacia ti
    [reinforcement] 4 PI mientras dos Agentes de aquí con la misma habilidad miren hacia ti
    [stand-united] 4 PI mientras haya aquí dos Agentes idénticos adyacentes
   *[strength-in-numbers] 1 PI mientras esta sea tu Facción más larga
}

## Qué se puede jugar

move-play = Jugar { the-agent }: { agent-does }
move-place = Ponerlo en la Facción { $faction } como carta { $place }; su orden mira hacia el jugador { $seat }
move-lay-facing-other = Ponerlo entre tú y el jugador { $seat }; la orden mira hacia ese jugador, el marcador hacia ti
move-lay-facing-me = Ponerlo entre tú y el jugador { $seat }; la orden mira hacia ti, el marcador hacia ese jugador
move-reactivate = Ejecutar otra vez la orden de la carta { $place } de la Facción { $faction }
move-buy-agent = Comprar el primer Agente del mazo por 1 PI
move-buy-old-agent = Comprar el primer Agente de los descartes por 2 PI
move-buy-mission = Comprar la primera Misión del mazo por 3 PI
move-buy-old-mission = Comprar la primera Misión de los descartes por 4 PI
move-draw = Robar un Agente, pues no tienes ni Agentes ni PI
move-replace = Descartar tu Misión { mission-name } y robar otra
move-assign = Asignar tu Misión { mission-name } a la Facción { $faction }: { mission-pays }; no es una acción
move-take-back = Devolver a la mano tu Misión { mission-name }; no es una acción
move-pass = Pasar, pues no hay ninguna acción posible
move-score = Terminar tu turno y puntuar
move-target = Elegir la carta { $place } de la Facción { $faction }
move-face = La orden mira hacia el jugador { $seat }
move-from = Elegir al jugador { $seat }
move-steal = Quitar { the-agent }
move-fetch = Tomar del mazo { the-agent }
move-rob = Quitar la Misión asignada { mission-name }
move-deal = El siguiente Agente es { the-agent }
move-deal-mission = La siguiente Misión es { mission-name }
move-pick = Se quita la Misión oculta del lugar { $slot }
move-first = Empieza el jugador { $seat }
move-agent = Se reparte un Agente boca abajo
move-mission = Se reparte una Misión boca abajo
move-stolen = Se quita el Agente oculto del lugar { $slot }
move-fetched = Se toma del mazo un Agente sin enseñarlo

## Qué se te pide

asked-acting = Es tu turno: elige { $left ->
    [one] tu segunda acción
   *[other] la primera de tus { $left } acciones
}.
asked-scoring = Ya has hecho tus acciones: puntúa, o antes juega un Mercenario o mueve Misiones.
asked-bonus = { $rival ->
    [me] Tu propio Mercenario
   *[other] El Mercenario del jugador { $rival }
} te da una acción extra: elige una.
asked-placing = Juegas { the-agent }: elige dónde va y hacia qué jugador mira su orden.
asked-laying = Juegas { the-agent }: elige entre qué jugador y tú se pone, y hacia quién mira la orden.
asked-aiming = Te toca ejecutar una orden ({ the-agent }): elige { $deed ->
    [kill] qué Agente muere.
    [extract] qué Agente extraes.
    [turn] qué Agente gira.
    [swap] el primero de los dos Agentes que se intercambian.
    [revive] qué Agente muerto reanimas.
   *[reactivate] qué orden se ejecuta otra vez.
}
asked-aiming-again = Te toca ejecutar una orden ({ the-agent }): elige el Agente que se intercambia con la carta { $place }.
asked-facing = Reanimas la carta { $place } con { the-agent }: elige hacia qué jugador mira su orden.
asked-questioning = Ejecutas una orden ({ the-agent }): elige quién te enseña sus Agentes.
asked-stealing = Ejecutas una orden ({ the-agent }) y el jugador { $rival } te enseña sus Agentes: elige cuál le quitas.
asked-searching = Ejecutas una orden ({ the-agent }) y ves todo el mazo: elige qué Agente te llevas.
asked-robbing = Ejecutas una orden ({ the-agent }): elige qué Misión asignada quitas, o a qué jugador le quitas una oculta.

## Qué esperan los demás

waits-appointing = Se está sorteando el primer jugador.
waits-dealing = Se están repartiendo las primeras manos.
waits-drawing = El jugador { $seat } roba { $left ->
    [one] un Agente.
   *[other] { $left } Agentes.
}
waits-drawing-missions = El jugador { $seat } roba { $left ->
    [one] una Misión.
   *[other] { $left } Misiones.
}
waits-picking = El jugador { $seat } ejecuta una orden ({ the-agent }) y le quita al azar una Misión oculta al jugador { $rival }.
waits-acting = El jugador { $seat } elige { $left ->
    [one] su segunda acción
   *[other] la primera de sus { $left } acciones
}.
waits-scoring = El jugador { $seat } ya ha hecho sus dos acciones y va a puntuar.
waits-bonus = El jugador { $seat } tiene una acción extra gracias { $rival ->
    [me] a su propio Mercenario
   *[other] al Mercenario del jugador { $rival }
}.
waits-placing = El jugador { $seat } juega { the-agent } y elige dónde va y hacia qué jugador mira su orden.
waits-laying = El jugador { $seat } juega { the-agent } y elige dónde se pone y hacia quién mira la orden.
waits-aiming = El jugador { $seat } ejecuta una orden ({ the-agent }) y elige { $deed ->
    [kill] qué Agente muere.
    [extract] qué Agente extrae.
    [turn] qué Agente gira.
    [swap] el primero de los dos Agentes que se intercambian.
    [revive] qué Agente muerto reanima.
   *[reactivate] qué orden se ejecuta otra vez.
}
waits-aiming-again = El jugador { $seat } ejecuta una orden ({ the-agent }) y elige el Agente que se intercambia con la carta { $place }.
waits-facing = El jugador { $seat } reanima la carta { $place } con { the-agent } y elige hacia qué jugador mira su orden.
waits-questioning = El jugador { $seat } ejecuta una orden ({ the-agent }) y elige quién debe enseñar sus Agentes.
waits-stealing = El jugador { $seat } ejecuta una orden ({ the-agent }), ve los Agentes del jugador { $rival } y elige cuál le quita.
waits-searching = El jugador { $seat } ejecuta una orden ({ the-agent }), busca en el mazo y elige qué Agente se lleva.
waits-robbing = El jugador { $seat } ejecuta una orden ({ the-agent }) y elige qué Misión quita.

## Qué ha pasado: qué se ha elegido

began = Nadie parece más sospechoso que el jugador { $seat }, que empieza.
drew-agent = Robas { the-agent }.
drew-agent-hidden = El jugador { $seat } roba un Agente.
drew-mission = Robas la Misión { mission-name }.
drew-mission-hidden = El jugador { $seat } roba una Misión.
played = El jugador { $seat } juega { the-agent }.
placed = El jugador { $seat } lo pone como carta { $place } de la Facción { $faction }: la orden mira hacia el jugador { $rival }.
laid = El jugador { $seat } lo pone en la mesa: la orden mira hacia el jugador { $rival }, el marcador hacia el jugador { $other }.
reactivated = El jugador { $seat } reactiva la carta { $place }, { the-agent }.
chose = El jugador { $seat } elige la carta { $place }, { the-agent }.
bought-agent = El jugador { $seat } compra un Agente del mazo por 1 PI.
bought-old-agent = Por 2 PI el jugador { $seat } recupera de los descartes { the-agent }.
bought-mission = El jugador { $seat } compra una Misión del mazo por 3 PI.
bought-old-mission = El jugador { $seat } compra por 4 PI la Misión descartada { mission-name }.
drew = El jugador { $seat } no tiene ni Agentes ni PI, así que puede robar.
replaced = El jugador { $seat } descarta la Misión { mission-name } a cambio de otra.
assigned = El jugador { $seat } asigna la Misión { mission-name } a la Facción { $faction }.
moved = El jugador { $seat } mueve la Misión { mission-name } a la Facción { $faction }.
took-back = El jugador { $seat } se lleva a la mano la Misión { mission-name } de la Facción { $faction }.
passed = El jugador { $seat } no puede hacer nada y pasa la acción.
fetched = El jugador { $seat } toma del mazo { the-agent }; el mazo se baraja.
fetched-hidden = El jugador { $seat } toma un Agente del mazo; el mazo se baraja.

## Qué ha pasado: qué ha resultado

performs = El jugador { $seat } ejecuta una orden: { the-agent }.
nothing-happens = La orden mira en vano hacia el jugador { $seat }: nada puede hacer { the-agent }.
killed = Muere en la Facción { $faction } { the-agent }.
extracted = De la Facción { $faction } pasa a la mano del jugador { $seat } { the-agent }.
turned = En la Facción { $faction } gira { the-agent }: la orden mira ahora hacia el jugador { $rival }.
swapped = Por intercambio pasa a { $place } { the-agent }.
swapped-back = A su vez pasa a { $place } { the-agent }.
revived = En la Facción { $faction } revive { the-agent }: la orden mira hacia el jugador { $rival }.
shown = El jugador { $seat } enseña sus Agentes al jugador { $rival }.
stole = El jugador { $seat } le quita al jugador { $rival } una carta: { the-agent }.
stole-hidden = El jugador { $seat } le quita al jugador { $rival } uno de esos Agentes.
robbed = El jugador { $seat } le quita al jugador { $rival } la Misión { mission-name }.
robbed-hidden = El jugador { $seat } le quita al jugador { $rival } una Misión oculta.
searched = El jugador { $seat } busca en el mazo de Agentes.
renewed-agents = Se ha acabado el mazo de Agentes: sus descartes se barajan y forman el nuevo.
renewed-missions = Se ha acabado el mazo de Misiones: sus descartes se barajan y forman el nuevo.
gained = El jugador { $seat } gana { $ip } PI: se los da { the-agent }.
returned = A la Facción { $faction } no le quedan Agentes: la Misión { mission-name } vuelve a la mano del jugador { $seat }.
bonus = El jugador { $seat } recibe una acción extra.
scored-arrows = { $count ->
    [one] Flecha de la Facción { $faction }: { $arrows } PI para el jugador { $seat }.
   *[other] Flechas de la Facción { $faction }: { $arrows } = { $ip } PI para el jugador { $seat }.
}
scored-mission = Misión { mission-name } en la Facción { $faction }: { $ip } PI para el jugador { $seat }.
scored = El jugador { $seat } puntúa { $ip } PI y ahora tiene { $sum }.
turn = Ronda { $round }: es el turno del jugador { $seat }.
ended-won = Se ha alcanzado la meta de { $goal } PI: la partida ha terminado.
ended-round-finished = La ronda ha acabado y alguien ha tenido { $goal } PI: la partida ha terminado.
ended-stopped = { $round ->
    [one] Tras { $round } ronda
   *[other] Tras { $round } rondas
} la partida se detiene.
final = Jugador { $seat }: { $ip } PI.
over-won = Gana el jugador { $seat } con { $ip } PI.
over-shared = Los jugadores { $seats } comparten la victoria con { $ip } PI cada uno.

## Por qué se rechaza una jugada

refused-over = La partida ha terminado.
refused-dealer-draws-first = Primero se sortea quién empieza.
refused-dealer-deals-agents = Primero se reparte un Agente.
refused-dealer-deals-missions = Primero se reparte una Misión.
refused-dealer-picks = Primero se sortea cuál de las Misiones ocultas se quita.
refused-only-the-dealer = Eso solo lo hace quien reparte, y ahora no.
refused-not-in-the-deck = Esa carta no está en el mazo.
refused-no-such-seat = Ningún jugador tiene ese número en esta partida.
refused-not-that-slot = Ese jugador no tiene ninguna Misión oculta en ese lugar.
refused-choose-an-action = Primero elige una acción: jugar, reactivar, comprar o cambiar.
refused-place-the-agent = Primero pon el Agente que has jugado: elige Facción, lugar y jugador (por ejemplo A1>0).
refused-lay-the-agent = Primero pon en la mesa el agente libre que has jugado: elige jugador y dirección (por ejemplo >1 o <1).
refused-choose-a-target = Primero elige el Agente sobre el que se usa la orden (por ejemplo A1).
refused-choose-a-direction = Primero elige hacia qué jugador mira el Agente reanimado (por ejemplo face0).
refused-choose-a-player = Primero elige quién te enseña sus Agentes (por ejemplo from1).
refused-choose-a-card-to-steal = Primero elige uno de los Agentes que te enseñan.
refused-choose-a-card-to-fetch = Primero elige un Agente del mazo en el que buscas.
refused-choose-a-mission-to-rob = Primero elige qué Misión quitas, o a qué jugador le quitas una oculta.
refused-no-actions-left = No te quedan acciones en este turno.
refused-not-in-your-hand = No tienes esa carta en la mano.
refused-your-factions-are-full = Tus dos Facciones están llenas.
refused-command-impossible = La orden de este agente libre no se puede ejecutar ahora, así que no se puede jugar de ese modo.
refused-not-your-faction = Esa no es una de tus Facciones.
refused-faction-is-full = Esa Facción está llena.
refused-only-at-the-ends = Los Agentes se añaden en los extremos de la fila; solo un Infiltrado se puede insertar.
refused-no-such-place = La fila no es tan larga.
refused-faces-one-of-the-two = Debe mirar hacia uno de los dos jugadores de esa Facción.
refused-not-towards-yourself = Un agente libre va entre tú y otro jugador: elige a ese jugador.
refused-no-bonus-for-you = No tienes ninguna acción posible, así que un Mercenario no puede mirar hacia ti.
refused-no-agent-there = Ahí no hay ningún Agente.
refused-agent-is-dead = Ese Agente está muerto y no tiene orden.
refused-does-not-face-you = Esa orden no mira hacia ti.
refused-nothing-to-reactivate = Esa orden no se puede ejecutar ahora.
refused-too-few-ip = No tienes bastantes PI.
refused-no-agents-to-draw = No queda ningún Agente que robar.
refused-no-discarded-agent = No hay ningún Agente en los descartes.
refused-no-missions-to-draw = No queda ninguna Misión que robar.
refused-no-discarded-mission = No hay ninguna Misión en los descartes.
refused-only-with-nothing = Así solo puedes robar en tu turno y si no tienes ni Agentes ni PI.
refused-not-your-mission = Esa Misión no es tuya.
refused-not-in-your-turn = Las Misiones solo se mueven en el turno propio.
refused-faction-has-no-agent = Una Misión necesita una Facción con al menos un Agente.
refused-two-missions-there = Ya tienes dos Misiones ahí.
refused-same-mission-there = Ahí ya está la misma Misión.
refused-lies-there-already = Esa Misión ya está ahí.
refused-mission-was-moved = Ya has movido esa Misión; se podrá mover otra vez después de la próxima acción.
refused-mission-not-assigned = Esa Misión está en tu mano, no en una Facción.
refused-you-can-act = Puedes hacer algo, así que no puedes pasar.
refused-actions-left = Primero haz las acciones que te quedan.
refused-not-a-target = La orden no se puede usar sobre esa carta.
refused-not-that-player = Ese jugador no tiene Agentes que enseñarte.
refused-not-shown = Esa carta no te la enseñan.
refused-mission-cannot-be-robbed = No hay ninguna Misión así que quitar.
refused-bonus-is-no-turn = Esta es una acción extra: con ella no acaba ningún turno.

## Qué se puede acordar

option-goal = PI con los que se gana
option-finish_round = Se acaba la ronda y luego ganan más PI
option-safe_houses = Cada Facción empieza con un Piso Franco
option-staggered_deal = 2 Agentes y 2 PI para el primer jugador, 3 y 3 para el segundo, y así sucesivamente
option-most_rounds = Rondas tras las que se detiene la partida
option-unlimited_mission_moves = Las Misiones se mueven tantas veces como se quiera
option-memory_aid = Se muestran los Agentes muertos y las cartas que has visto
option-undercover_kills = El Encubierto mata en vez de girar
option-honor_everywhere = Código de Honor cuenta tus dos Facciones
option-strategist_pays_marker = El Estratega paga al jugador hacia el que mira el marcador
option-copies = Copias de cada Agente y de cada Misión
option-agents_dealt = Agentes que se reparten a cada jugador
option-missions_dealt = Misiones que se reparten a cada jugador
option-ip_at_start = PI de cada jugador al empezar
option-ip_of_gunman = PI del Pistolero
option-ip_of_recruiter = PI del Reclutador
option-ip_of_strategist = PI del Estratega
option-ip_of_mercenary = PI del Mercenario
option-ip_of_tracker = PI del Rastreador
option-ip_of_undercover = PI del Encubierto
option-ip_of_interrogator = PI del Interrogador

## En el terminal

draw-round = Ronda { $round }
draw-goal = Meta: { $goal } PI
draw-last-round = la última ronda
draw-deck-agents = Agentes: { $left } en el mazo, descartes: { $count }
draw-deck-missions = Misiones: { $left } en el mazo, descartes: { $count }
draw-deck-is = En el mazo:
draw-deck-may-be = En el mazo, algunos de estos:
draw-faction = Facción { $faction }
draw-you = tú
draw-ip = { $ip } PI
draw-income = +{ $ip } al final de su turno
draw-agents = Agentes:
draw-missions = Misiones:
draw-safe-house = PISO
draw-agent = { $agent ->
    [sniper] Francotir.
   *[other] { agent-name }
}
draw-pending = Pendiente, una cosa tras otra:
draw-legend = Nombre: hacia dónde mira la orden. b, w: mitades negras y blancas del marcador; 1, 2: una flecha. ✕: muerto. ?1: el jugador 1 la ha visto.
pending-turn = Jugador { $seat }: el turno
pending-bonus = Jugador { $seat }: la acción extra
pending-playing = Jugador { $seat }: juega { the-agent }
pending-on-table = En la mesa está { the-agent }: luego { $ip } PI para el jugador { $seat }
pending-command = Jugador { $seat }: ejecuta una orden, { the-agent }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}

## Las reglas, cláusula a cláusula

section-TA-0 = El juego
clause-TA-0_1 = The Agents es un juego de cartas de Saar Shai para 2 a 5 jugadores, con el subtítulo «disarmed, dispersed, dismissed» (desarmados, dispersos, despedidos).
clause-TA-0_2 = La agencia se ha disuelto. Lo que queda de ella vive del espionaje, los secretos, los subterfugios y el sabotaje.
clause-TA-0_3 = Usas Agentes, formas Facciones, cumples Misiones y así reúnes Puntos de Inteligencia (PI).

section-TA-1 = Contenido de la caja
clause-TA-1_1 = Cartas de Agente.
clause-TA-1_2 = Cartas de Misión.
clause-TA-1_3 = Cartas de PI de los valores 1, 2, 5 y 10.
clause-TA-1_4 = Hay dos clases de Agentes: los de facción y los libres.

section-TA-2 = El objetivo
clause-TA-2_1 = Gana quien tenga primero 40 PI.

section-TA-3 = Las Facciones
clause-TA-3_1 = De 3 a 5 jugadores hay una Facción entre cada dos vecinos: compartes una con quien tienes a la izquierda y otra con quien tienes a la derecha.
clause-TA-3_2 = Con 2 jugadores hay dos Facciones, y los dos comparten ambas.
clause-TA-3_3 = Una Facción es una fila de cartas de Agente puestas una al lado de otra.
clause-TA-3_4 = Los Agentes se añaden en uno de los dos extremos de la fila, si la carta no dice otra cosa.
clause-TA-3_5 = Puedes añadir cualquier agente de facción de tu mano en uno de los dos extremos de cualquiera de tus dos Facciones.
clause-TA-3_6 = Con 2 jugadores caben como mucho 7 Agentes en una Facción.
clause-TA-3_7 = De 3 a 5 jugadores caben como mucho 5 Agentes en una Facción.

section-TA-4 = Los agentes de facción
clause-TA-4_1 = Cada carta de Agente tiene una orden.
clause-TA-4_2 = Quien coloca un Agente decide hacia cuál de los dos jugadores de la Facción mira su orden.
clause-TA-4_3 = El jugador hacia el que mira la orden debe ejecutarla. Si no se puede ejecutar, no ocurre nada.
clause-TA-4_4 = En el borde opuesto la carta tiene medio Marcador de Datos a cada lado, blanco o negro.
clause-TA-4_5 = Dos mitades que se juntan en cartas vecinas forman una flecha, que da PI al jugador al que apunta.
clause-TA-4_6 = Cada carta tiene un lado para cada uno de los dos: a quien no le toca la orden le toca el marcador.
clause-TA-4_7 = Una flecha de dos mitades del mismo color vale 2 PI.
clause-TA-4_8 = Una flecha de una mitad blanca y otra negra vale 1 PI.

section-TA-5 = Los agentes libres
clause-TA-5_1 = Los agentes libres no se añaden a las Facciones.
clause-TA-5_2 = Un agente libre se pone entre quien lo juega y cualquier otro jugador, compartan o no una Facción.
clause-TA-5_3 = Quien lo juega elige hacia cuál de los dos mira la orden y hacia cuál el marcador.
clause-TA-5_4 = El jugador hacia el que mira el marcador recibe al momento tantos PI como indica la carta.
clause-TA-5_5 = Un agente libre solo se puede jugar si su orden se puede ejecutar.
clause-TA-5_6 = Primero se ejecuta la orden y después se cobran los PI.
clause-TA-5_7 = Después la carta va a la pila de descartes de los Agentes.

section-TA-6 = Ejecutar las órdenes
clause-TA-6_1 = La orden de un agente de facción jugado de la mano se debe ejecutar, si se puede.
clause-TA-6_2 = Un agente libre ni siquiera se puede jugar si su orden no se puede ejecutar.
clause-TA-6_3 = En tu turno puedes reactivar una orden como acción.
clause-TA-6_4 = Girar, intercambiar o reanimar a un Agente no activa su orden.

section-TA-7 = Las Misiones
clause-TA-7_1 = Puedes asignar cartas de Misión a tus Facciones.
clause-TA-7_2 = Una Misión cumplida da PI al jugador que la asignó, si la carta no dice otra cosa.
clause-TA-7_3 = Puedes tener hasta 2 Misiones en cada una de tus Facciones.
clause-TA-7_4 = Una Misión solo se puede asignar a una Facción que tenga al menos una carta de Agente.
clause-TA-7_5 = Si desaparecen todos los Agentes de una Facción, sus Misiones vuelven a la mano de sus dueños.
clause-TA-7_6 = No puedes tener dos Misiones idénticas en la misma Facción.
clause-TA-7_7 = Las Misiones se asignan en cualquier momento del propio turno, sin gastar una acción.
clause-TA-7_8 = También puedes recuperar Misiones o moverlas entre tus Facciones, sin gastar una acción.
clause-TA-7_9 = Una Misión cumplida se queda y vuelve a pagar cada turno, hasta que se retire.

section-TA-8 = Ganar y gastar PI
clause-TA-8_1 = Al final de tu turno recibes los PI de todas las flechas de tus dos Facciones que apuntan hacia ti.
clause-TA-8_2 = Al final de tu turno recibes también los PI de tus Misiones asignadas cuya condición se cumple.
clause-TA-8_3 = Los PI de un agente libre los cobra al momento el jugador hacia el que mira su marcador, sea de quien sea el turno.
clause-TA-8_4 = Las flechas y las Misiones vuelven a pagar al final de cada uno de tus turnos, mientras estén ahí.
clause-TA-8_5 = Los PI se toman en cartas de PI de 1, 2, 5 y 10.
clause-TA-8_6 = Los PI son también el dinero con que se compran cartas, y los que gastas ya no los tienes.

section-TA-9 = Preparación
clause-TA-9_1 = Sobre la mesa hay tres mazos: Agentes, Misiones y PI.
clause-TA-9_2 = Cada jugador recibe 3 cartas de Agente boca abajo. (Se pueden acordar menos: opción agents_dealt.)
clause-TA-9_3 = Cada jugador recibe 1 carta de Misión boca abajo. (O ninguna: opción missions_dealt.)
clause-TA-9_4 = Estas cuatro cartas son su mano.
clause-TA-9_5 = Cada jugador recibe 5 PI. (Se puede acordar otra cifra: opción ip_at_start.)
clause-TA-9_6 = Empieza el jugador de aspecto más sospechoso.
clause-TA-9_7 = Los turnos van en el sentido de las agujas del reloj.

section-TA-10 = El turno
clause-TA-10_1 = En tu turno realizas 2 acciones.
clause-TA-10_2 = Se combinan como se quiera; también puedes hacer dos veces la misma.
clause-TA-10_3 = Jugar un Agente: uno de facción en una de tus Facciones, o uno libre entre tú y otro jugador. Se ejecuta su orden.
clause-TA-10_4 = Reactivar: ejecutar la orden de un Agente que ya está en una Facción y mira hacia ti.
clause-TA-10_5 = Comprar la primera carta del mazo de Agentes por 1 PI.
clause-TA-10_6 = Comprar la primera carta de los descartes de Agentes por 2 PI.
clause-TA-10_7 = Comprar la primera carta del mazo de Misiones por 3 PI.
clause-TA-10_8 = Comprar la primera carta de los descartes de Misiones por 4 PI.
clause-TA-10_9 = Cambiar una Misión: descartar una tuya, de la mano o de una Facción, y robar la primera carta del mazo de Misiones.
clause-TA-10_10 = La primera acción, con todo lo que trae consigo (órdenes y después PI de agentes libres), termina antes de que empiece la segunda.
clause-TA-10_11 = Después de las dos acciones puntúas (TA-8.1, TA-8.2).
clause-TA-10_12 = Cuando se acaba el mazo de Agentes, se barajan sus descartes y forman el mazo nuevo.
clause-TA-10_13 = Cuando se acaba el mazo de Misiones, se barajan sus descartes y forman el mazo nuevo.

section-TA-11 = Las palabras de las cartas
clause-TA-11_1 = Matar: poner boca abajo otra carta de Agente, sin moverla de su sitio.
clause-TA-11_2 = Extraer: llevarse a la mano otra carta de Agente de una Facción.
clause-TA-11_3 = Tras una extracción las demás cartas de la fila cierran el hueco.
clause-TA-11_4 = Girar: dar media vuelta a otro Agente, sin moverlo de su sitio.
clause-TA-11_5 = Intercambiar: hacer que dos Agentes cambien de sitio, entre las dos Facciones.
clause-TA-11_6 = Los Agentes forman grupos según lo que hacen; algunos no van en grupo con nadie (los «duros de pelar»).

section-TA-12 = Los 11 agentes de facción
clause-TA-12_1 = Francotirador (matar): mata a cualquier Agente de tu otra Facción.
clause-TA-12_2 = Asesino (matar): mata a cualquier Agente no adyacente de esta Facción.
clause-TA-12_3 = Secuestrador (extraer): extrae a cualquier Agente de tu otra Facción.
clause-TA-12_4 = Extractor (extraer): extrae a cualquier Agente no adyacente de esta Facción.
clause-TA-12_5 = Hacker (girar): gira a cualquier Agente de tu otra Facción.
clause-TA-12_6 = Seductora (girar): gira a cualquier Agente no adyacente de esta Facción.
clause-TA-12_7 = Señuelo (intercambiar): intercambia a cualquier Agente no adyacente de esta Facción con cualquier Agente de tu otra Facción.
clause-TA-12_8 = Activista (intercambiar): intercambia a dos Agentes cualesquiera de tu otra Facción.
clause-TA-12_9 = Médico (duro de pelar): reanima a cualquier Agente muerto de una de tus Facciones, mirando hacia un lado u otro.
clause-TA-12_10 = La dirección del Agente reanimado la elige siempre quien ejecuta al Médico.
clause-TA-12_11 = Nadie puede mirar una carta muerta para recordar qué Agente es.
clause-TA-12_12 = Infiltrado (duro de pelar): reactiva una orden adyacente, mire hacia ti o no.
clause-TA-12_13 = El Infiltrado también se puede insertar entre dos cartas de una Facción, mirando hacia un lado u otro.
clause-TA-12_14 = Controlador (duro de pelar): reactiva una orden de esta Facción que no mire hacia ti.
clause-TA-12_15 = Por lo demás, solo se pueden reactivar las órdenes que miran hacia uno mismo: el Controlador es la excepción.
clause-TA-12_16 = Casi todos los Agentes llevan una cita en cursiva (el Controlador no). Está para dar ambiente y no tiene efecto.

section-TA-13 = Los 7 agentes libres
clause-TA-13_1 = Pistolero: mata a cualquier Agente de cualquier Facción.
clause-TA-13_2 = Reclutador: roba dos Agentes del mazo.
clause-TA-13_3 = Estratega: quítale una Misión, asignada o no, a cualquier jugador.
clause-TA-13_4 = Con el Estratega, los PI de la carta son para el jugador robado.
clause-TA-13_5 = Mercenario: realiza una acción extra; en tu turno si la orden mira hacia ti, fuera de turno si mira hacia otro jugador.
clause-TA-13_6 = Jugar el Mercenario no cuenta como acción.
clause-TA-13_7 = Rastreador: busca en el mazo de Agentes, quédate en la mano la carta que quieras y baraja el mazo.
clause-TA-13_8 = Encubierto: gira a cualquier Agente de cualquier Facción (TA-H9).
clause-TA-13_9 = Interrogador: otro jugador te enseña sus cartas de Agente y le quitas una.
clause-TA-13_10 = Al Interrogador solo se le enseñan cartas de Agente, no Misiones.

section-TA-14 = Las 10 Misiones
clause-TA-14_1 = Baño de Sangre: 3 PI mientras haya dos Agentes muertos adyacentes en esta Facción.
clause-TA-14_2 = Unos Pocos Elegidos: 1 PI mientras esta sea la más corta de tus dos Facciones.
clause-TA-14_3 = Descifrado: 1 PI por cada flecha completa pero de colores distintos que apunte hacia ti, en tus dos Facciones.
clause-TA-14_4 = Código de Honor: 1 PI por cada Agente cuya orden mire hacia ti (TA-H15).
clause-TA-14_5 = Hombre Caído: 1 PI por cada Agente muerto de esta Facción.
clause-TA-14_6 = La Horma de tu Zapato: 2 PI mientras los dos jugadores de esta Facción saquen de ella los mismos PI, aunque sean cero; las Misiones no se cuentan.
clause-TA-14_7 = Juego de Pobres: 3 PI mientras no saques PI de ninguna de tus Facciones; los PI de otras Misiones no molestan.
clause-TA-14_8 = Refuerzos: 4 PI mientras dos Agentes de esta Facción que miran hacia ti tengan la misma habilidad, que las cartas indican con el color del fondo.
clause-TA-14_9 = Unidos Venceremos: 4 PI mientras haya dos Agentes idénticos adyacentes en esta Facción.
clause-TA-14_10 = La Unión Hace la Fuerza: 1 PI mientras esta sea la más larga de tus dos Facciones.

section-TA-15 = Preguntas que el reglamento responde
clause-TA-15_1 = A los Agentes muertos no se les puede matar otra vez.
clause-TA-15_2 = A los Agentes muertos no se les puede girar.
clause-TA-15_3 = A los Agentes muertos se les puede extraer.
clause-TA-15_4 = A los Agentes muertos se les puede intercambiar.
clause-TA-15_5 = Los Agentes muertos cuentan como Agentes adyacentes.
clause-TA-15_6 = Los Agentes muertos cuentan para el número de Agentes de una Facción.
clause-TA-15_7 = Los Agentes intercambiados conservan su dirección: una orden que miraba hacia ti sigue haciéndolo, y una que no, tampoco después.
clause-TA-15_8 = Tras una extracción la fila se cierra.
clause-TA-15_9 = Una orden no puede afectar a su propia carta, si la carta no dice otra cosa.
clause-TA-15_10 = Si no tienes ni cartas de Agente ni PI, puedes robar 1 Agente del mazo; esto es una acción.
clause-TA-15_11 = Un mazo de Misiones que se acaba se vuelve a barajar, y uno de Agentes también.
clause-TA-15_12 = Si se discute quién ha ganado, gana quien tenga la cara menos memorable. (Es una broma: véase TA-G36.)

section-TA-16 = Ejemplos
clause-TA-16_1 = Cuatro jugadores: el jugador 1 comparte la Facción A con el jugador 2 y la Facción B con el jugador 4, y puede añadir cualquier agente de facción de su mano en cualquiera de esos cuatro extremos.
clause-TA-16_2 = El jugador 1 tiene las Misiones 1 y 2 en la Facción A, donde el jugador 2 tiene la Misión 5; el jugador 1 tiene además la Misión 3 en su otra Facción y la Misión 4 en la mano. Todo esto está permitido.
clause-TA-16_3 = Dos mitades del mismo color juntas, negra y negra o blanca y blanca: 2 PI para el jugador al que apuntan.
clause-TA-16_4 = Dos mitades distintas juntas: 1 PI.
clause-TA-16_5 = Un Agente que miraba hacia ti antes de un intercambio sigue mirando hacia ti después.
clause-TA-16_6 = De ahí se sigue: tres Agentes en fila que apuntan al mismo jugador, negro, negro y blanco, le dan 2 + 1 = 3 PI por turno.
clause-TA-16_7 = Si matan al de en medio, no dan nada.
clause-TA-16_8 = Si extraen al de en medio, los otros dos se juntan, y negro y blanco hacen 1 PI.

section-TA-H = Lo que el reglamento deja abierto y las reglas de la casa
clause-TA-H1 = El reglamento no dice cuántas copias hay de cada Agente; una reseña cuenta 36 cartas de Agente, y hay 18 tipos. Aquí hay 2 de cada uno: 22 agentes de facción y 14 agentes libres. Con el otro ajuste hay 1 de cada uno, y también de cada Misión: una partida pequeña, para estudiar (opción copies).
clause-TA-H2 = No dice cuántas copias hay de cada Misión; una reseña cuenta 20 cartas, y hay 10 tipos. Aquí hay 2 de cada una. No hay otro ajuste.
clause-TA-H3 = No dice cuántas cartas de PI hay de cada valor. Aquí los PI son un número y nunca se acaban. No hay otro ajuste.
clause-TA-H4 = No dice qué mitades son negras y cuáles blancas. Aquí las dos mitades de una carta son del mismo color, y de cada agente de facción una copia es negra y la otra blanca. Los grupos son: Francotirador y Asesino matan; Secuestrador y Extractor extraen; Hacker y Seductora giran; Señuelo y Activista intercambian; Médico reanima; Infiltrado y Controlador reactivan. No hay otro ajuste.
clause-TA-H5 = Las cifras de los agentes libres no se encuentran. Aquí son: Pistolero 4, Estratega 4, Reclutador 3, Rastreador 3, Encubierto 3, Interrogador 3, Mercenario 2. Cuanto mejor es la orden, más recibe el otro jugador. Se puede acordar cada una, de 0 a 9 (opciones ip_of_gunman, ip_of_strategist, ip_of_recruiter, ip_of_tracker, ip_of_undercover, ip_of_interrogator, ip_of_mercenary).
clause-TA-G6 = ¿Cuándo hay una flecha? Donde dos cartas vecinas están boca arriba y miran hacia el mismo lado: la flecha apunta al jugador hacia el que miran sus marcadores. Una carta muerta no forma ninguna, y tampoco dos cartas que miran hacia lados opuestos. Así, una fila de cartas que miran todas hacia el mismo lado tiene una flecha menos que cartas.
clause-TA-H7 = ¿Cuál es «tu otra Facción»? La de quien ejecuta la orden; con 2 jugadores, simplemente la otra. Aquí vale también para una orden ajena reactivada: «esta Facción» es donde está la carta, «tu otra Facción» es la otra de quien ejecuta. No hay otro ajuste.
clause-TA-H8 = Las ediciones no coinciden en si la partida acaba al momento. Aquí sí: se comprueba después de cada ganancia, en el turno de cualquiera, y cuentan los PI que se tienen, no los gastados. Se puede acordar otra meta que 40 (opción goal). Con el otro ajuste primero se termina la ronda y gana quien tenga más PI (opción finish_round, TA-H47).
clause-TA-H9 = Para lo que hace el Encubierto el reglamento usa la misma palabra que para poner una carta boca abajo, y la carta sería un segundo Pistolero. Aquí se da media vuelta al Agente. Con el otro ajuste se le mata (opción undercover_kills).
clause-TA-H10 = Se dice que un intercambio es entre dos Facciones, mientras que el Activista intercambia a dos Agentes de una sola. Aquí vale la carta: ambos se quedan en esa Facción y conservan su dirección. No hay otro ajuste.
clause-TA-G11 = El reglamento llama al Señuelo con dos nombres. Es la misma carta.
clause-TA-G12 = El ejemplo TA-16.2 habla de una Facción C, aunque el jugador 1 tiene las Facciones A y B. Se refiere a la otra Facción del jugador 1.
clause-TA-G13 = La introducción dice que se trata de reunir más PI que nadie; el objetivo, los primeros 40. Vale el objetivo (TA-2.1).
clause-TA-H14 = ¿Para quién son los PI del Estratega, y qué Misión se roba? Aquí los PI son solo para el robado. El ladrón elige una Misión asignada, que está a la vista, o toma una al azar de la mano de un jugador; la carta va a su mano, y nadie puede robarse a sí mismo. Con el otro ajuste los PI son para el jugador hacia el que mira el marcador, como con los demás agentes libres (opción strategist_pays_marker).
clause-TA-H15 = A la carta Código de Honor le falta «en esta Facción». Aquí cuenta solo los Agentes de la Facción a la que está asignada, como las demás. Los Agentes muertos no tienen orden y no cuentan. Con el otro ajuste cuenta tus dos Facciones (opción honor_everywhere).
clause-TA-H16 = No se explica qué es más corta o más larga. Aquí se entiende en sentido estricto: con Facciones iguales no se paga nada. Los Agentes muertos cuentan. No hay otro ajuste.
clause-TA-H17 = Los colores para Refuerzos no se encuentran. Aquí las habilidades son los grupos de TA-H4, y los agentes libres nunca cuentan. Un Agente mira hacia ti si lo hace su orden. No hay otro ajuste.
clause-TA-H18 = No se dice qué cuenta para Unidos Venceremos. Aquí los dos Agentes deben estar boca arriba, y la dirección y el color dan igual. Baño de Sangre, Refuerzos y Unidos Venceremos pagan una sola vez, por muchas parejas que haya. No hay otro ajuste.
clause-TA-H19 = ¿Cuáles son los PI «de una Facción»? Aquí Juego de Pobres y La Horma de tu Zapato miran solo las flechas, tal como están cuando puntúa el dueño de la Misión; para La Horma de tu Zapato se comparan entonces las flechas de los dos jugadores. No hay otro ajuste.
clause-TA-H20 = Infiltrados y Controladores podrían activarse entre sí para siempre. Aquí en una acción cada carta se usa como mucho una vez, y la que empezó ya está usada. No hay otro ajuste.
clause-TA-H21 = ¿Quién ejecuta una orden reactivada? Aquí, el jugador que ejecuta al Infiltrado o al Controlador, aunque la orden mire hacia el otro. No hay otro ajuste.
clause-TA-H22 = ¿Y las cartas muertas? Aquí no tienen ni orden ni marcador y no se pueden reactivar. Una carta muerta que se extrae pasa a ser una carta normal de la mano. No hay otro ajuste.
clause-TA-H23 = No se dice si una orden se puede reactivar en vano. Aquí no se puede reactivar una orden que no se puede ejecutar. La misma carta se puede reactivar dos veces en un turno, incluso si se acaba de jugar. No hay otro ajuste.
clause-TA-H24 = ¿Quién elige, y puede negarse? Aquí quien ejecuta elige los objetivos y no puede negarse; si solo hay uno, se toma ese. El Activista necesita dos Agentes en la otra Facción, el Señuelo un objetivo en cada una. No hay otro ajuste.
clause-TA-H25 = ¿Cabe un Infiltrado en una Facción llena? Aquí no se puede añadir ningún Agente a una Facción llena. Donde se ha extraído una carta vuelve a haber sitio. No hay otro ajuste.
clause-TA-H26 = ¿Y si un jugador no puede hacer nada? Aquí solo se pasa una acción si no hay ninguna permitida, y el robo de TA-15.10 es imposible si no hay carta que robar. No hay otro ajuste.
clause-TA-H27 = ¿Y si un mazo y sus descartes están vacíos? Aquí entonces no se puede comprar ni robar nada. El Reclutador roba las cartas que haya, y se puede jugar si hay al menos una. El Rastreador renueva primero un mazo vacío, y necesita al menos una carta. No hay otro ajuste.
clause-TA-G28 = ¿Qué hay en los descartes de Agentes? Solo agentes libres, porque nada más se descarta nunca; por eso un mazo renovado tiene solo agentes libres.
clause-TA-H29 = ¿Qué es una acción extra? Aquí es una acción entera de cualquier clase (de TA-10.3 a TA-10.9), que se realiza al momento; los PI del Mercenario vienen después. El Mercenario se puede jugar en cualquier momento del propio turno antes de puntuar, incluso sin acciones restantes. En una acción extra fuera de turno no se mueven Misiones. En una acción extra se puede jugar otro Mercenario. Solo se puede poner mirando hacia uno mismo si se tiene una acción permitida. No hay otro ajuste.
clause-TA-H30 = ¿A quién se interroga? Aquí, a cualquier otro jugador con al menos un Agente en la mano, no solo a aquel hacia el que se puso la carta, y por tanto quizá también al jugador que tiene el turno. Solo quien ejecuta ve esa mano, y elige uno de sus Agentes. No hay otro ajuste.
clause-TA-H31 = ¿Qué está a la vista? Aquí los Agentes y las Misiones de las manos están ocultos; las Misiones asignadas, los PI, la primera carta de cada pila de descartes y las Facciones están a la vista. Qué Agente es una carta muerta no se muestra, aunque antes estaba a la vista. Con el otro ajuste el programa recuerda por ti: muestra qué Agentes han muerto y qué cartas has visto en otras manos (opción memory_aid).
clause-TA-H32 = ¿Cuándo cuentan las Misiones? Aquí se pueden mover hasta el momento de puntuar, también entre las dos acciones, y se puntúa según dónde están entonces. Varias Misiones pueden aprovechar las mismas cartas. Si una Facción pierde su último Agente en el turno de otro jugador, sus Misiones vuelven al momento. No hay otro ajuste.
clause-TA-H33 = ¿Quién es el más sospechoso? Aquí lo decide el azar. No hay otro ajuste.
clause-TA-G34 = ¿Pagan las Facciones «cada turno»? Solo al final de los turnos propios (TA-8.1, TA-8.2).
clause-TA-H35 = ¿Se puede cambiar una mano inicial que no sirve? Aquí no: 5 PI compran cartas, y una mano de agentes libres que no se pueden jugar es válida. No hay otro ajuste.
clause-TA-G36 = ¿Pueden dos jugadores ser primeros a la vez? No: las ganancias llegan una tras otra, así que solo uno puede ser el primero con 40. TA-15.12 es una broma.
clause-TA-H37 = ¿Se pueden añadir Agentes a una Facción de otros dos jugadores? Aquí no, como dicen también otras reglas del juego. No hay otro ajuste.
clause-TA-H38 = ¿Tiene algo de especial jugar tres? Aquí nada: cada dos comparten una Facción, y tus vecinos son vecinos entre sí. No hay otro ajuste.
clause-TA-H39 = ¿Qué dirección tiene un Agente que pasa a una Facción con otro compañero? Aquí la conserva según la ve quien ejecuta: un Agente que miraba hacia él sigue haciéndolo allí, y uno que miraba hacia el compañero mira hacia el otro compañero. No hay otro ajuste.
clause-TA-H40 = ¿Se pueden mover Misiones en el turno de otro jugador? Aquí no (TA-7.7, TA-7.8). No hay otro ajuste.
clause-TA-H41 = ¿Cuándo se renueva un mazo? Aquí, solo cuando hace falta una carta suya, para robarla o buscarla, y no queda ninguna; hasta entonces los descartes siguen ahí, y se puede comprar el primero. Para cambiar una Misión se descarta antes la propia, así que puede volver. No hay otro ajuste.
clause-TA-H42 = ¿Qué es una ganancia? Aquí todas las flechas y Misiones de la puntuación de fin de turno se suman y son una sola ganancia; cada agente libre es una ganancia aparte. No hay otro ajuste.
clause-TA-H43 = ¿Cuándo se pueden mover las Misiones? Aquí, siempre que se le pide una acción al jugador que tiene el turno, también una acción extra, y antes de puntuar; no en medio de una orden ni de la acción de otro jugador. No hay otro ajuste.
clause-TA-H44 = ¿Qué significa que el Mercenario no es una acción? Aquí jugarlo no gasta ni la acción ni la acción extra en que ocurre, y poder jugarlo no es una acción permitida (TA-H26, TA-H29). El robo de TA-15.10 es para el turno propio. Quien ya no puede realizar su acción extra la pasa. No hay otro ajuste.
clause-TA-H45 = ¿Qué pueden elegir un Infiltrado o un Controlador? Aquí, solo una orden que se pueda ejecutar; si no hay ninguna, tampoco se puede ejecutar la suya. No hay otro ajuste.
clause-TA-H46 = ¿Dónde está un agente libre mientras se ejecuta su orden? Aquí está sobre la mesa: ya no en la mano, y aún no en los descartes. No hay otro ajuste.
clause-TA-H47 = Si se termina la ronda (opción finish_round), esta acaba tras el turno del jugador anterior al primero. La partida acaba en cuanto termina una ronda hasta la que alguien haya tenido 40 PI, aunque luego los haya gastado. Gana quien más PI tenga, y los empatados comparten la victoria.
clause-TA-H48 = Otra edición, Mark II, es distinta en tres cosas, y cada una se puede acordar. Se juega a 50 PI (opción goal). El primer jugador recibe 2 Agentes y 2 PI, el segundo 3 y 3, y así sucesivamente, cada uno con una Misión (opción staggered_deal). Cada Facción empieza con un Piso Franco, la primera carta de su fila, a cuyos dos lados se añaden los Agentes (opción safe_houses): el de tu izquierda es negro para ti, el de tu derecha blanco, y con 2 jugadores hay uno de cada color para ambos. Un Piso Franco no es un Agente: no se cuenta, nunca es un objetivo y no tiene orden. Forma flechas con sus vecinas, y hace que estas no sean adyacentes entre sí.
clause-TA-H49 = El reglamento no pone fin a una partida que no lleva a nada. Aquí la partida se detiene tras 100 rondas: gana quien más PI tenga, y los empatados comparten la victoria. Se puede acordar otro número de rondas (opción most_rounds).
clause-TA-H50 = ¿Tiene dirección una carta muerta? Aquí no la tiene, y un intercambio no se la da; la elige quien la reanima. No hay otro ajuste.
clause-TA-H51 = Que un Mercenario se pueda poner o no podría delatar una mano oculta: la del jugador hacia el que mira. Aquí siempre se puede poner mirando hacia otro jugador. Si ese jugador no tiene ninguna acción permitida, pasa la acción extra, y a nadie se le muestra por qué. No hay otro ajuste.
clause-TA-H52 = Mover Misiones de acá para allá podría no acabar nunca. Aquí cada una de tus Misiones se puede mover una vez entre dos acciones, y una vez antes de puntuar; así se alcanza cualquier disposición. Con el otro ajuste se mueven tantas veces como se quiera (opción unlimited_mission_moves). TA-H54 lo dice con exactitud.
clause-TA-H53 = ¿Ven los demás cuál de tus cartas ocultas juegas? Aquí las cartas ocultas conservan su sitio en la mano, y todos ven qué carta boca abajo se juega, se roba o se toma, aunque no cuál es. Así, quien ha visto una carta sabe dónde está hasta que se baraja en un mazo. No hay otro ajuste.
clause-TA-H54 = ¿Qué es mover una Misión una vez? Aquí, una Misión que pones en una Facción, desde la mano o desde tu otra Facción, se queda ahí hasta que termine la siguiente acción. Una que recuperas aún se puede poner una vez. Se empieza de nuevo cuando termina una acción de cualquiera, también una extra o una pasada, y al comienzo de un turno. Con movimientos ilimitados hay como mucho 99 seguidos, para que toda partida acabe (opción unlimited_mission_moves).
clause-TA-H55 = ¿Se juega una carta antes de saber adónde va? Aquí primero muestras qué carta juegas y después dices dónde se pone y hacia qué lado mira. La carta mostrada ya no se puede retirar. No hay otro ajuste.

## La lección: los ejemplos del reglamento, paso a paso

lesson-1 = Hay dos jugadores en la mesa, el 0 y el 1. Cada uno tiene tres Agentes y una Misión en la mano, y 5 PI; gana el primero que tenga 40. Entre los dos hay dos Facciones, A y B, y con dos jugadores ambas son de los dos.
lesson-2 = Un turno son dos acciones: jugar, reactivar, comprar o cambiar una Misión, combinadas como se quiera. El jugador 0 podría añadir un Agente en cualquier extremo de cualquiera de las dos Facciones. También con tres jugadores o más cada cual tiene cuatro extremos: dos de una Facción a su izquierda y dos de otra a su derecha.
lesson-3 = El jugador 0 pone el Médico negro en la Facción A, y su orden mira hacia el jugador 1. El jugador hacia el que mira la orden debe ejecutarla; pero no hay muertos, así que no ocurre nada. El otro lado de la carta, el marcador, apunta al jugador 0.
lesson-4 = A su lado va el Controlador negro, mirando hacia el mismo lado. Su orden no encuentra nada que reactivar. Pero se han juntado dos mitades negras: es una flecha para el jugador 0, que vale 2 PI al final de cada uno de sus turnos mientras dure. Dos mitades blancas valdrían lo mismo.
lesson-5 = El jugador 0 ha gastado sus dos acciones y puntúa la flecha: 5 + 2 = 7 PI.
lesson-6 = El jugador 1 ha comprado dos Agentes del mazo por 1 PI cada uno. Los PI son a la vez puntos y dinero: le quedan 3.
lesson-7 = El Señuelo blanco es el tercer Agente. Debería intercambiar un Agente no adyacente con uno de la Facción B, pero allí no hay nadie. El negro se junta con el blanco: esa flecha vale 1 PI. La fila de negro, negro y blanco da ahora 2 + 1.
lesson-8 = Asignar una Misión no es una acción: Hombre Caído está en la Facción A y pagará por cada Agente muerto que haya en ella. Cada jugador puede tener dos Misiones en cada una de sus Facciones, pero no dos del mismo nombre; las demás se quedan en la mano.
lesson-9 = El jugador 0 ha comprado otro Agente y puntúa 2 + 1 = 3 PI; no hay muertos, así que Hombre Caído todavía no paga. Ya son 9.
lesson-10 = El jugador 1 juega un agente libre: el Pistolero queda entre los dos, con la orden hacia el jugador 1 y el marcador hacia el jugador 0. Primero la orden: el Controlador del medio muere y se pone boca abajo donde está. Luego el jugador 0 recibe los 4 PI de la carta. De las flechas no queda nada.
lesson-11 = Un Agente muerto no tiene ni orden ni marcador. No se le puede matar otra vez ni girar, pero sí extraer e intercambiar; cuenta como adyacente y para la longitud de su Facción. Nadie puede mirar otra vez cuál es. Hombre Caído pagaría 1 PI por él.
lesson-12 = El Secuestrador blanco va a la Facción B y extrae de A el Controlador muerto: ahora es una carta corriente en la mano del jugador 1. La fila se cierra, el negro se junta con el blanco, y es una flecha de 1 PI para el jugador 0.
lesson-13 = El Activista negro del jugador 0 intercambia los dos Agentes de la otra Facción. Los dos conservan su dirección: una orden que miraba hacia ti antes de un intercambio mira hacia ti después. La flecha es la misma, vista desde el otro lado.
lesson-14 = Como segunda acción el jugador 0 reactiva el Activista, cuya orden mira hacia él: los dos vuelven a su sitio. Una orden se puede ejecutar otra vez en cada uno de tus turnos, si mira hacia ti y puede hacer algo.
lesson-15 = El jugador 0 puntúa 1 PI por la flecha y tiene 14. Así se sigue hasta que alguien tenga 40. Si se acaba un mazo, se barajan sus descartes; y quien no tenga ni Agentes ni PI puede robar un Agente como acción.

## El tablero sencillo

view-most-rounds = rondas como máximo
view-goal = puntos que ganan
view-actions = acciones restantes
view-pending = decisiones pendientes
view-what = qué se decide
view-deed = qué hace la orden
view-place = sitio
view-chosen = sitio elegido
view-other = otro jugador
view-left = izquierda
view-deck-left = Agentes restantes
view-mission-deck-left = Misiones restantes
view-right = derecha
view-layer = puesta por el jugador
view-paid = puntos pagados al jugador
view-ip = Puntos de Inteligencia
view-factions = Facciones
view-faction = Facción
view-seats = jugadores
view-agents = Agentes
view-room = cabida
view-arrows = flechas completas
view-missions = Misiones
view-clause = cláusula
view-income = puntos en la mesa
view-sure = se sabe con certeza
view-count = cartas
view-top = encima
view-mission-deck = mazo de Misiones
view-mission-discards = Misiones descartadas
view-slot = sitio entre las cartas ocultas
view-agent = Agente
view-group = tipo de orden
view-command = la orden mira hacia el jugador
view-halves = medios marcadores hacia cada jugador
view-mission = Misión
view-after = después
panel-holds = agents missions
panel-score = ip
says-agent = agent-name agent
says-mission = mission-name mission
value-deed = { $value ->
    [turn] girar un Agente
    [swap] intercambiar Agentes
    [kill] matar a un Agente
    [revive] reanimar a un Agente
    [extract] extraer a un Agente
    [reactivate] reactivar a un Agente
   *[other] { $value }
}
value-group = { $value ->
    [turn] girar un Agente
    [swap] intercambiar Agentes
    [kill] matar a un Agente
    [revive] reanimar a un Agente
    [extract] extraer a un Agente
    [reactivate] reactivar a un Agente
   *[other] { $value }
}
value-colour = { $value ->
    [black] negro
    [white] blanco
    [none] ninguno
   *[other] { $value }
}
value-0 = { value-colour }
value-1 = { value-colour }
value-2 = { value-colour }
value-3 = { value-colour }
value-4 = { value-colour }
value-kind = { $value ->
    [agent] Agente
    [dead] Agente muerto
    [safe-house] Piso Franco
   *[other] { $value }
}
value-ending = { $value ->
    [won] puntos alcanzados
    [round-finished] puntos alcanzados y ronda acabada
    [stopped] rondas agotadas
   *[other] { $value }
}
value-what = { $value ->
    [acting] una acción
    [aiming] un objetivo
    [aiming-again] un segundo objetivo
    [appointing] un jugador
    [chained] la orden siguiente
    [drawing] se roba una carta
    [drawing-missions] se roban Misiones
    [facing] hacia quién mira
    [laying] dónde se pone
    [on-table] una carta en la mesa
    [placing] un sitio
    [picking] una Misión oculta, al azar
    [questioning] quién enseña la mano
    [robbing] una Misión que quitar
    [searching] una carta del mazo
    [setting-up] la preparación
    [stealing] una carta que quitar
   *[other] { $value }
}
