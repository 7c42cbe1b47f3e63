# La Agencia - Misión: Embajada, en español. Un archivo por idioma, con las mismas claves y los mismos datos.

name = La Agencia - Misión: Embajada
summary = De una embajada se filtra información y cada cual dirige en ella un equipo: juega cartas que quizá ni tú conozcas y recluta a los Agentes de tus rivales.
credits = Un juego de Toni Serradesanferm, publicado por Games 4 Gamers. Esta es una adaptación independiente.
minutes = 15–25

## Quién es quién

seat = Jugador { $seat }

## Qué se puede jugar

move-deal = La siguiente carta es { $card ->
    [r1] el primer Reclutador
    [r2] el segundo Reclutador
    [i] el Infiltrado
   *[agents] Agentes { $card }
}
move-covered = La siguiente carta está oculta para ti
move-first = El jugador { $seat } es el primer Embajador
move-open = { $place ->
    [hall] Abrir el Salón
   *[garden] Abrir el Jardín
}
move-play = Jugar la carta de la posición { $position }
move-target = Usar tu carta sobre la del jugador { $seat }
move-pass = No usar tu carta sobre nadie

## Qué se te pide

asked-choosing = Eres el Embajador: abre el Salón o el Jardín.
asked-playing = Juega una carta de una de tus cuatro posiciones. { $place ->
    [hall] Está abierto el Salón: caben { $limit } Agentes.
    [garden] Está abierto el Jardín: hacen falta { $limit } Agentes.
   *[later] El lugar se elige cuando todas las cartas estén en la mesa.
}
asked-targeting = { $card ->
    [infiltrator] Se resuelve tu Infiltrado: elige con quién intercambiarlo por un Reclutador.
   *[recruiter] Se resuelve tu Reclutador: elige a qué jugador le recluta los Agentes.
}

## Qué esperan los demás

waits-dealing = Se están barajando los mazos.
waits-drawing = Se está sorteando el primer Embajador.
waits-choosing = El jugador { $seat } es el Embajador y elige el lugar.
waits-playing = El jugador { $seat } debe jugar una carta. { $place ->
    [hall] Está abierto el Salón: caben { $limit } Agentes.
    [garden] Está abierto el Jardín: hacen falta { $limit } Agentes.
   *[later] El lugar se elige cuando todas las cartas estén en la mesa.
}
waits-targeting = { $card ->
    [infiltrator] El jugador { $seat } elige con quién intercambiar su Infiltrado por un Reclutador.
   *[recruiter] El jugador { $seat } elige a quién reclutarle los Agentes.
}

## Qué ha pasado

dealt = Todos los mazos están barajados: cada jugador tiene una carta en cada una de las cuatro posiciones y cuatro en el mazo.
appointed = El sorteo hace primer Embajador al jugador { $seat }, que toma la loseta de Embajada y { $tokens } fichas de ronda.
opened = { $place ->
    [hall] El jugador { $seat } abre el Salón: caben { $limit } Agentes.
   *[garden] El jugador { $seat } abre el Jardín: hacen falta { $limit } Agentes.
}
played = El jugador { $seat } juega { $card ->
    [r1] un Reclutador
    [r2] un Reclutador
    [i] un Infiltrado
   *[agents] Agentes { $card }
} desde la posición { $position }.
chose = El jugador { $seat } elige al jugador { $rival }.
idle = { $card ->
    [infiltrator] No hay ningún Reclutador en juego: el Infiltrado del jugador { $seat } se descarta sin efecto.
   *[recruiter] No hay Agentes en juego: el Reclutador del jugador { $seat } se descarta sin efecto.
}
declined = { $card ->
    [infiltrator] { $gain ->
        [0] La loseta de Recompensa no da nada al jugador { $seat }.
        [one] El jugador { $seat } toma { $gain } punto del Banco de Datos por la loseta de Recompensa.
       *[other] El jugador { $seat } toma { $gain } puntos del Banco de Datos por la loseta de Recompensa.
    } El Infiltrado no se usa sobre nadie y se descarta.
   *[recruiter] El jugador { $seat } no usa el Reclutador sobre nadie: se descarta.
}
infiltrated = { $gain ->
    [0] La loseta de Recompensa no da nada al jugador { $seat }.
    [one] El jugador { $seat } toma { $gain } punto del Banco de Datos por la loseta de Recompensa.
   *[other] El jugador { $seat } toma { $gain } puntos del Banco de Datos por la loseta de Recompensa.
} El Infiltrado se intercambia por el Reclutador del jugador { $rival }, y cada uno pone la carta recibida debajo de su propio mazo.
recruited = El Reclutador del jugador { $seat } recluta a los Agentes { $agents } del jugador { $rival }: intercambian las dos cartas, cada uno pone la recibida debajo de su propio mazo, y { $points ->
    [0] nada va a la Recompensa, pues el Banco de Datos está vacío
    [one] 1 punto va a la Recompensa
   *[other] { $points } puntos van a la Recompensa
}.
hall-welcome = { $before ->
    [0] Al Salón, vacío, { $agents ->
        [one] llega { $agents } Agente
       *[other] llegan { $agents } Agentes
    }
    [one] En el Salón ya hay { $before } Agente, con { $agents } más son { $sum }
   *[other] En el Salón ya hay { $before } Agentes, con { $agents } más son { $sum }
} y caben { $limit }: el jugador { $seat } { $points ->
    [0] no toma nada, porque el Banco de Datos está vacío.
    [one] toma { $points } punto.
   *[other] toma { $points } puntos.
}
hall-unwelcome = { $before ->
    [0] Al Salón, vacío, llegan { $agents } Agentes
    [one] En el Salón ya hay { $before } Agente, con { $agents } más son { $sum }
   *[other] En el Salón ya hay { $before } Agentes, con { $agents } más son { $sum }
} y solo caben { $limit }: el jugador { $seat } { $points ->
    [0] no tiene con qué pagar
    [one] paga { $points } punto
   *[other] paga { $points } puntos
} y pone la carta boca abajo.
garden-welcome = Con { $agents ->
    [one] el único Agente
   *[other] los { $agents } Agentes
} del jugador { $seat }, al Jardín han acudido { $sum } y hacen falta { $limit }: el jugador { $seat } { $points ->
    [0] no toma nada, porque el Banco de Datos está vacío.
    [one] toma { $points } punto.
   *[other] toma { $points } puntos.
}
garden-unwelcome = Con { $agents ->
    [one] el único Agente
   *[other] los { $agents } Agentes
} del jugador { $seat }, al Jardín solo { $sum ->
    [one] ha acudido { $sum }
   *[other] han acudido { $sum }
} y hacen falta { $limit }: el jugador { $seat } { $points ->
    [0] no tiene con qué pagar.
    [one] paga { $points } punto.
   *[other] paga { $points } puntos.
}
role-passes = Cada jugador roba una carta para la posición que quedó vacía, y la loseta de Embajada pasa al jugador { $seat }.
token = { $tokens ->
    [0] La loseta vuelve a estar en manos del jugador { $seat }, que devuelve la última ficha de ronda.
    [one] La loseta vuelve a estar en manos del jugador { $seat }, que devuelve una ficha de ronda; queda { $tokens }.
   *[other] La loseta vuelve a estar en manos del jugador { $seat }, que devuelve una ficha de ronda; quedan { $tokens }.
}

## Cómo acaba

ended = La última ficha de ronda ha vuelto a la caja: la partida ha terminado y se cuentan los mazos.
final = Jugador { $seat }: { $info ->
    [one] { $info } punto de información
   *[other] { $info } puntos de información
} y unas cartas que valen { $deck } suman { $sum }.
over-won = Gana el jugador { $seat } con { $final ->
    [one] { $final } punto
   *[other] { $final } puntos
}, { $deck } de ellos en cartas.
over-won-by-deck = El jugador { $seat } gana el desempate a { $final ->
    [one] { $final } punto
   *[other] { $final } puntos
}: unas cartas que valen { $deck } son las mejores entre los empatados.
over-shared = Los jugadores { $seats } comparten la victoria: { $final ->
    [one] { $final } punto
   *[other] { $final } puntos
} cada uno, { $deck } de ellos en cartas.

## Por qué se rechaza una jugada

refused-over = La partida ha terminado.
refused-dealer-deals = Primero el crupier baraja los mazos y reparte las cartas.
refused-dealer-draws = Primero el crupier sortea el primer Embajador.
refused-only-the-dealer = De las cartas y del primer Embajador se ocupa el crupier, antes de la primera mano.
refused-already-dealt = Esa carta ya está en este mazo; solo hay una.
refused-no-such-seat = En esta partida ningún jugador tiene ese número.
refused-choose-the-place = Primero el Embajador elige el lugar (hall o garden).
refused-strict-protocol = El Protocolo Estricto prohíbe el lugar de la mano anterior: abre el otro.
refused-play-a-card = Juega una carta de una de tus cuatro posiciones (p1 a p4).
refused-choose-a-recruiter = Primero elige al jugador sobre cuyo Reclutador se usa tu Infiltrado (por ejemplo, >2).
refused-no-recruiter-there = Ese jugador no tiene ningún Reclutador en juego.
refused-choose-agents = Primero elige al jugador a cuyos Agentes recluta tu Reclutador (por ejemplo, >2).
refused-no-agents-there = Ese jugador no tiene Agentes en juego.
refused-must-choose = En esta partida debes elegir a alguien; no se puede renunciar al efecto.

## Qué se puede acordar

option-embassy = Embajada de otro país (0 ninguna, 1 Italia, 2 Rusia, 3 Estados Unidos, 4 Reino Unido, 5 Japón, 6 Suiza, 7 Brasil)
option-count_all_eight = Al final cuentan las ocho cartas, no solo las cuatro del mazo
option-memory_aid = Se muestra cada carta que has visto, esté ahora donde esté
option-value_of_3 = Valor de información de los Agentes 3
option-value_of_5 = Valor de información de los Agentes 5
option-value_of_infiltrator = Valor de información del Infiltrado
option-garden_at_once = En el Jardín se cuentan a la vez todos los Agentes en juego, no carta a carta
option-may_decline = Se puede renunciar al efecto de un Infiltrado o de un Reclutador
option-bank_runs_out = Nadie toma del Banco de Datos más de lo que contiene
option-always_ask = Se pregunta a quién se elige aunque solo haya uno
option-all_shown_at_end = Al final se muestran también las cuatro posiciones

## Las embajadas de otros países

embassy-italy = Italia, Gran Salone: en el Salón caben dos Agentes más.
embassy-russia = Rusia, Jardín de Invierno: en el Jardín hacen falta dos Agentes más.
embassy-united-states = Estados Unidos, Programa de Talentos: cada reclutamiento pone 2 puntos en la loseta de Recompensa, no 1.
embassy-united-kingdom = Reino Unido, Protocolo Estricto: el Embajador debe abrir el lugar que no se usó en la mano anterior.
embassy-japan = Japón, Invitación Tardía: el Embajador no elige el lugar hasta que todas las cartas están en la mesa.
embassy-switzerland = Suiza, Cuenta Numerada: los Agentes que no caben, o que no llenan el Jardín, cuestan 1 punto más.
embassy-brazil = Brasil, Carnaval: las cartas se juegan y se resuelven en sentido contrario a las agujas del reloj.

## Clases de cartas

kind-agents = Agentes
kind-recruiter = Reclutador
kind-infiltrator = Infiltrado

## En el terminal

draw-ambassador = Embajador
draw-info = información
draw-bank = Banco de Datos
draw-reward = Recompensa
draw-hand = Mano { $hand } de { $hands }
draw-hall = Salón: caben { $limit }
draw-garden = Jardín: hacen falta { $limit }
draw-no-place = lugar aún sin elegir
draw-deck = mazo
draw-positions = Posiciones: la 1 la ven todos; la 2, nadie; la 3, su dueño; la 4, todos menos su dueño
draw-you = tú

## Las reglas, cláusula por cláusula

section-AE-0 = Sobre el juego
clause-AE-0_1 = La Agencia - Misión: Embajada es un juego de Toni Serradesanferm, con ilustraciones de Natàlia Romero y maquetación de Marc Simó, publicado por Games 4 Gamers.
clause-AE-0_2 = Se está filtrando información a un país extranjero. Cada jugador dirige un equipo de la Agencia enviado a la embajada sospechosa.
clause-AE-0_3 = Hay tres clases de personajes: los Agentes recogen información, los Reclutadores se ganan a los Agentes rivales y los Infiltrados son la respuesta a los Reclutadores.
clause-AE-0_4 = En la embajada hay dos lugares posibles de encuentro: el Salón y el Jardín.
clause-AE-0_5 = Las cartas jugadas te hacen ganar o perder información.
clause-AE-0_6 = El reglamento se cierra con los créditos y una página sobre otros juegos de la editorial; ni unos ni otra contienen reglas.

section-AE-1 = Contenido de la caja
clause-AE-1_1 = 48 cartas de personaje.
clause-AE-1_2 = 30 de ellas son Agentes.
clause-AE-1_3 = 12 de ellas son Reclutadores.
clause-AE-1_4 = 6 de ellas son Infiltrados.
clause-AE-1_5 = Hay Agentes de los valores 1, 2, 3, 4 y 5.
clause-AE-1_6 = Los Reclutadores tienen el valor 1.
clause-AE-1_7 = Para los Infiltrados no se indica ningún valor (AE-H2).
clause-AE-1_8 = Una carta puede mostrar un número de Agentes, un valor de información y un efecto. El número de Agentes y el valor de información son dos cifras distintas.
clause-AE-1_9 = 46 fichas de información: 8 de 10 puntos, 14 de 5, 12 de 3 y 12 de 1, que suman 198 puntos.
clause-AE-1_10 = 1 loseta de Embajada, con el Salón en una cara y el Jardín en la otra.
clause-AE-1_11 = 1 loseta de Recompensa.
clause-AE-1_12 = 4 fichas de ronda.
clause-AE-1_13 = 7 cartas con embajadas de otros países.
clause-AE-1_14 = 1 reglamento.
clause-AE-1_15 = El juego es para 3, 4, 5 o 6 jugadores.

section-AE-2 = Preparación
clause-AE-2_1 = Todas las fichas de información se ponen en el centro de la mesa: son el Banco de Datos.
clause-AE-2_2 = La loseta de Recompensa se pone junto al Banco de Datos, sin nada encima.
clause-AE-2_3 = Cada jugador toma 5 puntos de información del Banco de Datos.
clause-AE-2_4 = Tu información queda a la vista de todos.
clause-AE-2_5 = Cada jugador toma ocho cartas: una de cada uno de los Agentes del 1 al 5, dos Reclutadores y un Infiltrado.
clause-AE-2_6 = Baraja tus ocho cartas y ponlas boca abajo ante ti: son tu mazo de agencia.
clause-AE-2_7 = Pon la primera carta del mazo en la mesa boca arriba: todos la ven.
clause-AE-2_8 = Pon la segunda en la mesa boca abajo, sin mirarla: nadie la ve.
clause-AE-2_9 = Toma la tercera en la mano de modo que solo la veas tú.
clause-AE-2_10 = Toma la cuarta en la mano con la cara hacia los demás: todos la ven menos tú.
clause-AE-2_11 = Así, en cada mazo quedan cuatro cartas.
clause-AE-2_12 = Un jugador elegido al azar es el primer Embajador y empieza la partida.
clause-AE-2_13 = El Embajador toma la loseta de Embajada.
clause-AE-2_14 = El primer Embajador toma además tantas fichas de ronda como rondas tenga la partida, y se las queda ante sí.
clause-AE-2_15 = Con 3 jugadores, la partida tiene 4 rondas, es decir, 12 manos.
clause-AE-2_16 = Con 4 jugadores tiene 3 rondas, es decir, 12 manos.
clause-AE-2_17 = Con 5 jugadores tiene 2 rondas, es decir, 10 manos.
clause-AE-2_18 = Con 6 jugadores tiene 2 rondas, es decir, 12 manos.
clause-AE-2_19 = Durante toda la partida, nadie puede dar a otro jugador información sobre las cartas de este.

section-AE-3 = Cómo transcurre la partida
clause-AE-3_1 = La partida dura exactamente las rondas que dicen AE-2.15 a AE-2.18.
clause-AE-3_2 = Cada ronda tiene tantas manos como jugadores hay.
clause-AE-3_3 = Por eso el número de manos es el de rondas por el de jugadores.
clause-AE-3_4 = Cada mano tiene cinco pasos, en este orden: (A) elegir el lugar, (B) jugar cartas, (C) resolver las cartas, (D) robar cartas nuevas, (E) pasar el papel de Embajador.
clause-AE-3_5 = El paso C tiene tres fases, en este orden: Infiltrados, Reclutadores, Agentes.

section-AE-4 = Paso A: elegir el lugar
clause-AE-4_1 = El Embajador elige por su cuenta el Salón o el Jardín, y pone la loseta de Embajada con esa cara hacia arriba.
clause-AE-4_2 = El lugar se elige antes de que se juegue ninguna carta de la mano.
clause-AE-4_3 = La elección es libre: se puede elegir el mismo lugar una y otra vez.
clause-AE-4_4 = En el Salón caben como máximo tantos Agentes como jugadores hay.
clause-AE-4_5 = En el Jardín hacen falta como mínimo tantos Agentes como jugadores hay.
clause-AE-4_6 = Los Infiltrados y los Reclutadores no se cuentan en ninguno de los dos lugares.

section-AE-5 = Paso B: jugar cartas
clause-AE-5_1 = Primero juega quien está a la izquierda del Embajador, luego los demás en el sentido de las agujas del reloj; el Embajador juega el último.
clause-AE-5_2 = Cada jugador juega exactamente una carta, boca arriba, ante sí.
clause-AE-5_3 = Tienes cuatro cartas entre las que elegir, una en cada una de las cuatro posiciones.
clause-AE-5_4 = Posición 1: en la mesa, boca arriba. La ven todos.
clause-AE-5_5 = Posición 2: en la mesa, boca abajo. No la ve nadie.
clause-AE-5_6 = Posición 3: en tu mano. Solo la ves tú.
clause-AE-5_7 = Posición 4: en tu mano, vuelta hacia los demás. La ven todos menos tú.
clause-AE-5_8 = Puedes elegir una posición cuya carta no conoces; descubres cuál es al jugarla.
clause-AE-5_9 = Como las cartas se juegan boca arriba una tras otra, quien juega más tarde conoce las anteriores.

section-AE-6 = Paso C: resolver las cartas
clause-AE-6_1 = Primero se resuelven todos los Infiltrados, después todos los Reclutadores y después todos los Agentes.
clause-AE-6_2 = Las cartas de una misma clase se resuelven en el sentido de las agujas del reloj, desde quien está a la izquierda del Embajador hasta el propio Embajador.
clause-AE-6_3 = Una carta que un efecto anterior de la misma mano ha hecho descartar ya no se resuelve.
clause-AE-6_4 = Descartar significa siempre poner la carta boca abajo debajo de tu propio mazo.
clause-AE-6_5 = Infiltrado: en el momento de resolverlo debe haber en juego al menos un Reclutador.
clause-AE-6_6 = Si lo hay, su jugador toma del Banco de Datos tantos puntos como haya en la loseta de Recompensa.
clause-AE-6_7 = Los puntos de la loseta de Recompensa no se toman: se quedan allí.
clause-AE-6_8 = Después, su jugador elige a un jugador que tenga un Reclutador en juego.
clause-AE-6_9 = Los dos intercambian las cartas que han jugado, el Infiltrado por el Reclutador.
clause-AE-6_10 = Cada uno de los dos descarta la carta recibida.
clause-AE-6_11 = Si no hay ningún Reclutador en juego, el Infiltrado simplemente se descarta: ni puntos ni intercambio.
clause-AE-6_12 = Reclutador: en el momento de resolverlo debe haber en juego al menos una carta de Agentes.
clause-AE-6_13 = Si la hay, su jugador elige a un jugador que tenga Agentes en juego.
clause-AE-6_14 = Los dos intercambian las cartas que han jugado, el Reclutador por los Agentes.
clause-AE-6_15 = Cada uno de los dos descarta la carta recibida.
clause-AE-6_16 = Después, 1 punto pasa del Banco de Datos a la loseta de Recompensa.
clause-AE-6_17 = Si no hay Agentes en juego, el Reclutador simplemente se descarta, y nada va a la loseta de Recompensa.
clause-AE-6_18 = Salón: tus Agentes caben si su número más el de los que ya han entrado en esta mano no supera los que caben en el Salón.
clause-AE-6_19 = Si caben, tomas del Banco de Datos el valor de información de la carta.
clause-AE-6_20 = Si caben, están en el Salón y cuentan para las cartas que se resuelven después.
clause-AE-6_21 = Si no caben, pagas al Banco de Datos el valor de información de la carta.
clause-AE-6_22 = Si no caben, la carta se pone boca abajo y no cuenta para los jugadores siguientes.
clause-AE-6_23 = Que unos Agentes no hayan cabido no impide que después quepan otros menos numerosos.
clause-AE-6_24 = Jardín: tus Agentes lo llenan si su número más el de los resueltos antes en esta mano alcanza los que hacen falta en el Jardín.
clause-AE-6_25 = Si llenan el Jardín, tomas del Banco de Datos el valor de información de la carta.
clause-AE-6_26 = Si no lo llenan, pagas al Banco de Datos el valor de información de la carta.
clause-AE-6_27 = En el Jardín, una carta que ha fallado sigue boca arriba y sigue contando para los jugadores siguientes.
clause-AE-6_28 = Si no puedes pagarlo todo, pagas lo que tienes; tu información nunca baja de 0.
clause-AE-6_29 = Cuando se han resuelto todos los Agentes, cada jugador descarta los que sigan en juego.
clause-AE-6_30 = El número de Agentes es lo que ocupa sitio; el valor de información es lo que ganas o pagas.

section-AE-7 = Pasos D y E: robar, y pasar el papel
clause-AE-7_1 = Cuando se han resuelto todas las cartas, cada jugador roba la primera carta de su propio mazo.
clause-AE-7_2 = La carta nueva va a la posición que dejó la carta jugada, y la ven quienes esa posición indica.
clause-AE-7_3 = Después, la loseta de Embajada pasa al jugador siguiente en el sentido de las agujas del reloj, que es el nuevo Embajador.
clause-AE-7_4 = Si es el jugador que guarda las fichas de ronda, en ese momento devuelve una a la caja.
clause-AE-7_5 = En cuanto se devuelve la última ficha de ronda, la partida termina y se hace el recuento.
clause-AE-7_6 = Si no, empieza la mano siguiente.
clause-AE-7_7 = Por eso las fichas de ronda nunca cambian de dueño.

section-AE-8 = Fin de la partida y puntuación
clause-AE-8_1 = Tu valor final es tu información más los valores de información de las cartas de tu mazo de agencia.
clause-AE-8_2 = Gana el valor final más alto.
clause-AE-8_3 = En caso de empate, gana entre los empatados quien tenga el mazo de mayor valor de información.
clause-AE-8_4 = Si persiste el empate, comparten la victoria.
clause-AE-8_5 = Lo que haya al final en la loseta de Recompensa no es de nadie.

section-AE-9 = Cuando una carta va a una posición equivocada
clause-AE-9_1 = Las posiciones deben respetarse estrictamente: vista por todos, por nadie, solo por el dueño, por todos menos el dueño.
clause-AE-9_2 = Quien ponga una carta en una posición equivocada paga 1 punto de información al Banco de Datos.
clause-AE-9_3 = Si los demás han visto una carta que no debían conocer, se pasa a su posición correcta; lo visto, visto queda.
clause-AE-9_4 = Si el dueño ha visto una carta que no debía conocer, la carta vuelve al mazo, el mazo se baraja y se roba su primera carta para la posición correcta.
clause-AE-9_5 = En ese caso, el dueño deja de conocer el orden de su mazo.

section-AE-10 = Embajadas de otros países
clause-AE-10_1 = Tras unas cuantas partidas, se puede usar una de las siete cartas de embajada.
clause-AE-10_2 = Su efecto vale para toda la partida.
clause-AE-10_3 = Las cartas dan variedad y más dificultad; sin ninguna, se juega con las reglas anteriores.

section-AE-11 = Ejemplos
clause-AE-11_1 = Seis jugadores: el Embajador toma la loseta de Embajada y 2 fichas de ronda, y se jugarán 12 manos.
clause-AE-11_2 = Cinco jugadores, en el sentido de las agujas del reloj: Ana (la Embajadora), Beatriz, Carlos, David y Ester. Ana toma 2 fichas de ronda y abre el Salón, donde caben 5 Agentes.
clause-AE-11_3 = Juegan en este orden: Beatriz, Carlos, David, Ester, Ana.
clause-AE-11_4 = Beatriz juega Agentes 2 desde la posición 1; Carlos, un Reclutador desde la posición 3; David, Agentes 4 desde la posición 4; Ester, Agentes 5 desde la posición 2; Ana, Agentes 1 desde la posición 4.
clause-AE-11_5 = Nadie ha jugado un Infiltrado, así que en la primera fase no pasa nada.
clause-AE-11_6 = Carlos recluta a los Agentes de Ester: intercambian las cartas, Carlos pone los Agentes 5 debajo de su mazo y Ester, el Reclutador debajo del suyo.
clause-AE-11_7 = Después, 1 punto va a la loseta de Recompensa.
clause-AE-11_8 = Beatriz: sus 2 Agentes caben, porque caben 5. Toma 1 punto, el valor de información de los Agentes 2.
clause-AE-11_9 = David: 2 + 4 = 6 es más que 5, así que sus Agentes no caben. Paga 2 puntos, el valor de información de los Agentes 4, y pone la carta boca abajo.
clause-AE-11_10 = Los Agentes de Ester ya no están en juego: no se resuelven, y ella ni toma ni paga.
clause-AE-11_11 = Ana: 2 + 1 = 3 caben, porque los 4 de David no cuentan. Toma 1 punto, el valor de información de los Agentes 1.
clause-AE-11_12 = Todos los Agentes que siguen en juego van debajo de los mazos de sus jugadores, cada cual roba una carta para la posición vacía, la loseta de Embajada pasa de Ana a Beatriz y empieza una mano nueva.
clause-AE-11_13 = Lo que ha cambiado la mano: Beatriz +1, Carlos 0, David −2, Ester 0, Ana +1, y 1 punto en la loseta de Recompensa. Empezaron con 5 cada uno, así que ahora Ana tiene 6, Beatriz 6, Carlos 5, David 3 y Ester 5.
clause-AE-11_14 = Cada uno de los tres idiomas del reglamento remite al ejemplo de una página; todos se refieren a este.

section-AE-12 = Lo que se deduce de las reglas
clause-AE-12_1 = Entre dos manos, cada jugador tiene cuatro cartas en el mazo y cuatro en las posiciones.
clause-AE-12_2 = En cada mano, cada jugador pone exactamente una carta debajo de su propio mazo.
clause-AE-12_3 = El Banco de Datos, los jugadores y la loseta de Recompensa suman siempre 198 puntos.
clause-AE-12_4 = Las cartas de la partida son siempre las mismas, ocho por jugador; solo cambian de dueño en los intercambios.

section-AE-H = Lo que el reglamento deja abierto y las reglas de la casa
clause-AE-H1 = El ejemplo del reglamento muestra los valores de información de los Agentes 1, 2 y 4; los del 3 y el 5 no se encuentran en él. Aquí los Agentes 1, 2, 3, 4 y 5 valen 1, 1, 2, 2 y 3: la mitad de su número, redondeada hacia arriba, lo que concuerda con el ejemplo. Se puede acordar otro valor para los Agentes 3, de 1 a 3 (opción value_of_3), y para los Agentes 5, de 2 a 5 (opción value_of_5).
clause-AE-H2 = Un Reclutador vale 1; el reglamento no da ningún valor al Infiltrado. Aquí un Infiltrado vale 0. Se puede acordar que valga hasta 3 (opción value_of_infiltrator). Ninguno de los dos tiene número de Agentes.
clause-AE-H3 = El reglamento no dice qué hacen las siete cartas de embajada. Aquí cada una cambia una cifra o un paso, y se puede acordar una (opción embassy; 0 es ninguna, como en el juego publicado). 1 Italia: en el Salón caben dos Agentes más. 2 Rusia: en el Jardín hacen falta dos Agentes más. 3 Estados Unidos: cada reclutamiento pone 2 puntos en la loseta de Recompensa, no 1. 4 Reino Unido: el Embajador debe abrir el lugar que no se usó en la mano anterior; la primera mano es libre. 5 Japón: el Embajador elige el lugar cuando todas las cartas están en la mesa, también la suya. 6 Suiza: los Agentes que no caben, o que no llenan el Jardín, cuestan 1 punto más. 7 Brasil: las cartas se juegan y se resuelven en sentido contrario a las agujas del reloj, desde la derecha del Embajador; el papel sigue pasando en el sentido de las agujas.
clause-AE-G4 = ¿Siguen contando los Agentes que han fallado? Los idiomas del reglamento no lo presentan igual. Pero el Salón cuenta los Agentes que han entrado y el Jardín, los que se han jugado; por eso en el Salón se ponen boca abajo y no cuentan, y en el Jardín siguen contando. El ejemplo concuerda.
clause-AE-H5 = Todas las cartas están en la mesa antes de que se resuelvan los Agentes, así que los «jugados hasta el momento» en el Jardín podrían ser todos. Aquí se cuentan carta a carta según se resuelven, con la tuya incluida; si no, todos acertarían o fallarían a la vez. Con el otro ajuste se cuentan a la vez todos los Agentes en juego (opción garden_at_once).
clause-AE-G6 = ¿Cuentan los Agentes que otro ha reclutado? No: se han descartado, así que no cuentan ni en el Salón ni en el Jardín (como los de Ester en AE-11.10).
clause-AE-G7 = ¿Da el Infiltrado sus puntos antes o después del intercambio? Antes, como indica el orden del reglamento. Da lo mismo: el intercambio no toca la loseta de Recompensa, y todos los Infiltrados se resuelven antes que los Reclutadores de su mano.
clause-AE-G8 = ¿Se vacía alguna vez la loseta de Recompensa? No, nada en el reglamento la vacía: durante la partida solo crece.
clause-AE-G9 = ¿De quién son las cartas intercambiadas? De quien las ha recibido, para siempre: cada jugador pone la carta recibida debajo de su propio mazo. Los Agentes que siguen en juego van debajo del mazo de quien los jugó.
clause-AE-H10 = «Mazo de agencia» podría significar las cuatro cartas del mazo boca abajo o las ocho cartas de un jugador, y el reglamento deja abierto cuáles cuentan al final. Aquí solo cuentan las cuatro del mazo, tus últimos cuatro descartes. Con el otro ajuste cuentan las ocho (opción count_all_eight), lo que bien puede cambiar quién gana.
clause-AE-G11 = ¿Qué cartas deshacen un empate? Las mismas que en AE-H10.
clause-AE-H12 = El reglamento no dice si se puede renunciar a un efecto. Aquí debes elegir a alguien si puedes; si solo se puede elegir a un jugador, se hace por ti. Con el otro ajuste, un Infiltrado o un Reclutador puede no usarse sobre nadie, y entonces se descarta; el Infiltrado da sus puntos de todos modos (opción may_decline).
clause-AE-H13 = El reglamento no dice qué pasa cuando se agota el Banco de Datos, y sus fichas son solo cambio. Aquí la información se lleva en números, y el Banco de Datos nunca limita una ganancia. Con el otro ajuste nadie toma más de lo que contiene, tampoco la loseta de Recompensa (opción bank_runs_out).
clause-AE-G14 = ¿Se elige el lugar para una ronda o para una mano? Para cada mano de nuevo: ese paso forma parte de cada mano, aunque el reglamento diga alguna vez «ronda».
clause-AE-G15 = ¿Se libran los Infiltrados y los Reclutadores del efecto del lugar, o simplemente no se cuentan? Las dos cosas son ciertas: actúan igual en ambos lugares y no se cuentan en ninguno.
clause-AE-G16 = ¿Se toman y se pagan fichas o puntos? Puntos; no importa con cuántas fichas.
clause-AE-H17 = El reglamento no dice quién puede mirar un mazo o las cartas descartadas. Aquí, nadie; pero toda carta puesta debajo de un mazo ha estado antes a la vista, así que puedes recordarla. Con el otro ajuste, el programa la recuerda por ti (opción memory_aid, AE-H24).
clause-AE-H18 = El reglamento tiene reglas para las cartas que van a una posición equivocada, y no dice qué es de ellas donde eso no puede ocurrir. Aquí se explican en las reglas (AE-9) y no se usan nunca, porque el programa siempre coloca bien las cartas. No hay otro ajuste.
clause-AE-H19 = Está prohibido hablar de las cartas (AE-2.19); el reglamento no dice cómo se cumple en una pantalla. Aquí quienes siguen jugando no pueden escribirse libremente durante la partida. No hay otro ajuste.
clause-AE-G20 = Las cartas llevan pequeños dibujos para el número de Agentes, el valor de información y el efecto. La casa dibuja sus propios signos; nada más depende de ellos.
clause-AE-H21 = El reglamento no dice qué se pregunta ni cuándo. Aquí un Infiltrado da sus puntos antes de que se pregunte a su jugador a quién elige, y el lugar lo elige siempre el Embajador, incluso cuando el Protocolo Estricto solo le deja uno; lo único que no se pregunta es a quién elegir cuando solo hay uno. Con el otro ajuste se pregunta también eso (opción always_ask).
clause-AE-H22 = El reglamento no habla de espectadores. Aquí ven lo que ve cada jugador: la posición 1, las cartas en juego y toda la información, pero no las posiciones 3 y 4. No hay otro ajuste.
clause-AE-H23 = El reglamento no dice qué se muestra al final. Aquí los mazos se ponen boca arriba para todos, porque hay que contarlos, y las posiciones solo si cuentan las ocho cartas. Con el otro ajuste las posiciones se muestran siempre (opción all_shown_at_end).
clause-AE-H24 = El reglamento no conoce ninguna ayuda para la memoria, así que no dice qué puede mostrar. Aquí te muestra cada carta que hayas visto alguna vez, en una posición o jugada, esté ahora donde esté: en un mazo y también en las posiciones 2 y 4. A un espectador se le muestran las cartas que han visto todos los jugadores. Va unida a AE-H17 y no tiene ajuste propio (opción memory_aid).

## La lección: el ejemplo del reglamento, paso a paso

lesson-1 = Cinco jugadores, en el sentido de las agujas del reloj: Ana (jugador 0), Beatriz (1), Carlos (2), David (3) y Ester (4), con 5 puntos cada uno. Ana es la primera Embajadora: tiene la loseta de Embajada y dos fichas de ronda, para dos rondas.
lesson-2 = Paso A: Ana abre el Salón. Son cinco jugadores, así que caben cinco Agentes. Beatriz, a su izquierda, juega primero; Ana jugará la última.
lesson-3 = Paso B: Beatriz juega Agentes 2 desde la posición 1. Esa carta estaba boca arriba, así que todos la conocían.
lesson-4 = Carlos juega un Reclutador desde la posición 3. Hasta ahora, solo él podía ver esa carta.
lesson-5 = David juega Agentes 4 desde la posición 4: una carta que él no conocía, aunque todos los demás sí.
lesson-6 = Ester juega Agentes 5 desde la posición 2: una carta que nadie conocía.
lesson-7 = Ana juega Agentes 1 desde la posición 4 y empieza el paso C. Primero se resolverían los Infiltrados, pero nadie ha jugado ninguno. Ahora vienen los Reclutadores: hay en juego Agentes de cuatro jugadores, así que Carlos debe elegir a quién reclutárselos.
lesson-8 = Elige a Ester. Intercambian sus cartas y cada uno pone la recibida debajo de su propio mazo: Carlos se queda los Agentes 5 y Ester, el Reclutador. Después, 1 punto pasa del Banco de Datos a la loseta de Recompensa.
lesson-9 = Ahora los Agentes, desde la izquierda de Ana. El Salón está vacío, así que los dos Agentes de Beatriz caben, y ella toma 1 punto: el valor de información de los Agentes 2.
lesson-10 = Los cuatro Agentes de David no caben: 2 + 4 = 6, y en el Salón caben 5. Paga 2 puntos, el valor de información de los Agentes 4, y pone la carta boca abajo; ya no cuenta.
lesson-11 = Los Agentes de Ester ya no están, así que ella ni toma ni paga. El único Agente de Ana cabe, porque 2 + 1 = 3, y ella toma 1 punto.
lesson-12 = Los Agentes que siguen en juego van debajo de los mazos de sus jugadores, cada cual roba una carta para la posición vacía y la loseta de Embajada pasa a Beatriz. Ana tiene 6, Beatriz 6, Carlos 5, David 3 y Ester 5. Empieza la mano siguiente.

## Cifras: lo que muestra el juego al azar (medidas por figures.py)

section-figures = Cifras
figures-seats = { $seats } jugadores, { $games } partidas jugadas al azar: el primer Embajador gana el { $first } %, cada uno de los demás, entre el { $least } y el { $most } % (± { $within } %, 95 de cada 100 veces).
figures-readings = Con { $seats } jugadores, las dos lecturas de AE-H10 dan ganadores del todo distintos en el { $other } % de esas partidas, y algún cambio en el { $any } %.
figures-bank = Con { $seats } jugadores, el Banco de Datos nunca tuvo menos de { $lowest } puntos.

## El tablero dibujado

board-place = { $place ->
    [hall] El Salón: caben { $limit }
    [garden] El Jardín: hacen falta { $limit }
   *[shut] Aún no está abierto ningún lugar
}
board-heads = { $heads ->
    [one] { $heads } Agente en juego
   *[other] { $heads } Agentes en juego
}{ $limit ->
    [0] .
   *[other] , y la raya está en { $limit }.
}
board-card = { $kind ->
    [agents] Agentes { $agents }, valor { $value }
    [recruiter] Reclutador, valor { $value }
    [infiltrator] Infiltrado, valor { $value }
   *[unknown] una carta oculta para ti
}
board-no-card = sin carta
board-slot = Posición { $position }, { $seen_by ->
    [all] la ven todos
    [none] no la ve nadie
    [owner] solo la ve su dueño
   *[others] la ven todos menos su dueño
}: { $card }.
board-seen-by = { $seen_by ->
    [all] Todos ven esta carta
    [none] Nadie ve esta carta
    [owner] Solo su dueño ve esta carta
   *[others] Todos menos su dueño ven esta carta
}
board-face = { $place ->
    [hall] Salón
   *[garden] Jardín
}
board-sight = { $seen_by ->
    [all] la ven todos
    [none] no la ve nadie
    [owner] solo tú
   *[others] todos menos tú
}
board-played = Jugada: { $card }. { $fate ->
    [idle] No tuvo efecto.
    [swapped] Se intercambió con el jugador { $rival }.
    [taken] Se la llevó el jugador { $rival }.
    [welcome] Los Agentes entraron.
    [unwelcome] Los Agentes fueron rechazados.
    [declined] No se usó contra nadie.
   *[waiting] Espera a resolverse.
}
board-info = { $points ->
    [one] { $points } punto de información
   *[other] { $points } puntos de información
}
board-known-deck = En el mazo, por lo que sabes: { $cards }
board-cancel = Cancelar

## El tablero sencillo

view-embassy = loseta de Embajada
view-hand = mano en juego
view-hands = manos en total
view-tokens = fichas de ronda
view-first = primer Embajador
view-ambassador = Embajador
view-place = lugar abierto
view-limit = Agentes que caben o hacen falta
view-bank = Banco de Datos
view-reward = loseta de Recompensa
view-info = información
view-deck-value = valor de las cartas
view-positions = posiciones
view-position = posición
view-empty = vacía
view-in-play = en juego
view-from = desde la posición
view-fate = qué fue de ella
view-rival = intercambiada con el jugador
view-before = Agentes que llegaron antes
view-change = puntos ganados o pagados
view-agents = Agentes
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
    [hall] el Salón
    [garden] el Jardín
   *[other] { $value }
}
value-seen-by = { $value ->
    [all] todos
    [none] nadie
    [owner] solo su dueño
    [others] todos menos su dueño
   *[other] { $value }
}
value-kind = { $value ->
    [agents] { kind-agents }
    [recruiter] { kind-recruiter }
    [infiltrator] { kind-infiltrator }
   *[other] { $value }
}
value-fate = { $value ->
    [waiting] espera a resolverse
    [idle] sin efecto
    [swapped] intercambiada
    [taken] se la llevó otro
    [welcome] admitidos
    [unwelcome] rechazados
    [declined] usada contra nadie
   *[other] { $value }
}
