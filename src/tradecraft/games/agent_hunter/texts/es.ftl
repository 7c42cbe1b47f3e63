# Agent Hunter, en español. Un archivo por idioma, con las mismas claves y los mismos datos.

name = Agent Hunter
summary = Dos agencias con tres escondites cada una: averigua qué espía enemigo se oculta en cada escondite antes de que descubran a los tuyos.
credits = Un juego de Mike Elliott (AEG, IELLO). Esta es una adaptación independiente.
minutes = 10–15

## Quién es quién

side = { $side ->
    [target] T.A.R.G.E.T.
   *[masks] los Men in Mask
}

## Qué se puede jugar

move-lay = Colocar el espía { $spy } boca abajo en el escondite vacío
move-cover = Colocar un espía boca abajo en el escondite vacío
move-strike = Atacar el escondite { $target } con el espía { $spy } de la mano
move-charge = Atacar el escondite { $target } con el espía del escondite { $hideout }
move-recall = Cambio: recoger el espía del escondite { $hideout }
move-decoy = Colocar un señuelo junto al escondite { $hideout }
move-begin = Empieza el asiento { $seat }

## Qué se te pide

asked-hide = Oculta un espía en el escondite { $hideout }.
asked-act = Te toca: ataca desde la mano, ataca desde un escondite o cambia dos espías.
asked-refill = El escondite { $hideout } está vacío: coloca en él un espía de tu mano.
asked-rehide = Coloca un espía de tu mano en el escondite { $hideout }; puede ser el mismo que acabas de recoger.
asked-lure = Coloca un señuelo junto a uno de tus escondites.

## Qué esperan los demás

waits-hide = { $side ->
    [target] T.A.R.G.E.T. está ocultando un espía en el escondite { $hideout }.
   *[masks] Los Men in Mask están ocultando un espía en el escondite { $hideout }.
}
waits-draw = Se está sorteando quién empieza.
waits-act = { $side ->
    [target] Es el turno de T.A.R.G.E.T.
   *[masks] Es el turno de los Men in Mask.
}
waits-refill = { $side ->
    [target] T.A.R.G.E.T. debe volver a ocupar el escondite { $hideout }.
   *[masks] Los Men in Mask deben volver a ocupar el escondite { $hideout }.
}
waits-rehide = { $side ->
    [target] T.A.R.G.E.T. está cambiando el espía del escondite { $hideout }.
   *[masks] Los Men in Mask están cambiando el espía del escondite { $hideout }.
}
waits-lure = { $side ->
    [target] T.A.R.G.E.T. está colocando un señuelo.
   *[masks] Los Men in Mask están colocando un señuelo.
}

## Qué ha pasado

laid = { $side ->
    [target] T.A.R.G.E.T. coloca un espía boca abajo en el escondite { $hideout }.
   *[masks] Los Men in Mask colocan un espía boca abajo en el escondite { $hideout }.
}
laid-open = { $side ->
    [target] T.A.R.G.E.T. coloca el espía { $spy } boca abajo en el escondite { $hideout }.
   *[masks] Los Men in Mask colocan el espía { $spy } boca abajo en el escondite { $hideout }.
}
struck = { $side ->
    [target] T.A.R.G.E.T. ataca el escondite { $target } con el espía { $spy } de la mano: { $answer ->
        [higher] MAYOR.
        [lower] MENOR.
        [hit] ACIERTO, el escondite queda destruido.
       *[nobody-home] solo hay ruinas, nadie responde.
    }
   *[masks] Los Men in Mask atacan el escondite { $target } con el espía { $spy } de la mano: { $answer ->
        [higher] MAYOR.
        [lower] MENOR.
        [hit] ACIERTO, el escondite queda destruido.
       *[nobody-home] solo hay ruinas, nadie responde.
    }
}
charged = { $side ->
    [target] T.A.R.G.E.T. ataca el escondite { $target } con el espía { $spy } del escondite { $hideout }: { $answer ->
        [higher] MAYOR.
        [lower] MENOR.
        [hit] ACIERTO, el escondite queda destruido.
        [silence] no acierta.
       *[nobody-home] solo hay ruinas, nadie responde.
    }
   *[masks] Los Men in Mask atacan el escondite { $target } con el espía { $spy } del escondite { $hideout }: { $answer ->
        [higher] MAYOR.
        [lower] MENOR.
        [hit] ACIERTO, el escondite queda destruido.
        [silence] no aciertan.
       *[nobody-home] solo hay ruinas, nadie responde.
    }
}
lost = { $side ->
    [target] El ataque ha fallado: el escondite { $hideout } de T.A.R.G.E.T. queda destruido. { $twin ->
        [hand] Los Men in Mask ponen encima su espía { $spy }, que tenían en la mano.
       *[a] Los Men in Mask ponen encima su espía { $spy }, que estaba en el escondite { $twin }.
    }
   *[masks] El ataque ha fallado: el escondite { $hideout } de los Men in Mask queda destruido. { $twin ->
        [hand] T.A.R.G.E.T. pone encima su espía { $spy }, que tenía en la mano.
       *[a] T.A.R.G.E.T. pone encima su espía { $spy }, que estaba en el escondite { $twin }.
    }
}
recalled = { $side ->
    [target] T.A.R.G.E.T. muestra el espía { $spy } del escondite { $hideout } y lo recoge.
   *[masks] Los Men in Mask muestran el espía { $spy } del escondite { $hideout } y lo recogen.
}
lured = { $side ->
    [target] T.A.R.G.E.T. coloca un señuelo junto al escondite { $hideout }.
   *[masks] Los Men in Mask colocan un señuelo junto al escondite { $hideout }.
}
began = { $side ->
    [target] Empieza T.A.R.G.E.T.
   *[masks] Empiezan los Men in Mask.
}

## Cómo acaba

ended-ruins = Todos los escondites de un bando están destruidos: la partida ha terminado.
ended-quiet = Demasiados turnos sin ningún escondite destruido ni ningún cambio: la partida termina y se puntúa tal como está.
ended-capped = Se han jugado los turnos acordados: la partida queda en empate.
over-won = { $winner ->
    [target] Gana T.A.R.G.E.T.
   *[masks] Ganan los Men in Mask
}: { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-won-by-sums = { $winner ->
    [target] T.A.R.G.E.T. gana
   *[masks] Los Men in Mask ganan
} el desempate. Puntos: { $points0 } a { $points1 }. Suma de los espías: { $side0 ->
    [target] T.A.R.G.E.T. { $sum0 }, Men in Mask { $sum1 }
   *[masks] Men in Mask { $sum0 }, T.A.R.G.E.T. { $sum1 }
}.
over-drawn = Empate. Puntos: { $points0 } por bando. Suma de los espías: { $sum0 } por bando.
over-capped = Empate: se han jugado los turnos acordados. { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-unshared = Nadie comparte el primer puesto: pierden los dos bandos.

## Lo que conviene pensarse dos veces

warning-decoy-on-ruin = El escondite { $hideout } está destruido: un señuelo a su lado es un punto seguro para tu rival.

## Por qué se rechaza una jugada

refused-over = La partida ha terminado.
refused-dealer-draws = Primero el crupier sortea quién empieza.
refused-hide-first = Primero oculta tus espías, uno en cada escondite.
refused-refill-first = Primero vuelve a ocupar el escondite vacío con un espía de tu mano.
refused-rehide-first = Primero coloca un espía de tu mano en el escondite que has vaciado.
refused-decoy-first = Primero coloca un señuelo junto a uno de tus escondites.
refused-act-first = Elige una acción: atacar desde la mano (3>b), atacar desde un escondite (a>b) o hacer un cambio (a^).
refused-not-in-play = En esta partida ese espía se queda en la caja.
refused-no-such-hideout = En esta partida no existe ese escondite.
refused-not-in-hand = No tienes ese espía en la mano.
refused-target-ruined = Ese escondite ya está destruido; solo se puede atacar uno intacto.
refused-ruin-cannot-attack = Tu escondite está destruido; solo puedes atacar desde uno intacto.
refused-ruin-cannot-switch = En un escondite destruido no se puede hacer ningún cambio.
refused-no-decoys = No te quedan señuelos, así que ya no puedes hacer más cambios.
refused-ruin-takes-no-decoy = En esta partida no se puede colocar ningún señuelo junto a un escondite destruido.
refused-only-dealer-draws = Quién empieza lo sortea el crupier, una sola vez.
refused-too-few-spies = Hay muy pocos espías para tantos escondites: no siempre se podría volver a ocupar un escondite vaciado. El primer escondite exige un espía; cada uno de los demás, dos.

## Qué se puede acordar

option-spies = Espías de cada bando
option-hideouts = Escondites de cada bando
option-decoys = Señuelos de cada bando
option-turn_cap = Turnos tras los que la partida queda en empate (0: sin límite)
option-quiet_turns = Turnos tranquilos tras los que se puntúa la partida
option-quiet_rounds = Se cuentan rondas tranquilas en vez de turnos tranquilos
option-refill_at_end = Un escondite se vuelve a ocupar aunque la partida acabe de terminar
option-tie_counts_hideouts = En el desempate cuentan también los espías de los escondites
option-decoys_on_ruins = Se puede colocar un señuelo junto a un escondite destruido
option-attack_ruins = Se puede señalar como objetivo un escondite destruido, sin ningún efecto
option-answer_when_lost = Se dice MAYOR o MENOR también cuando falla un ataque desde un escondite
option-notes = Se muestra lo que sabría una memoria perfecta
option-begin_before_hiding = Se sortea quién empieza antes de ocultar los espías
option-sides_swapped = El primer asiento dirige a los Men in Mask
option-open_end = Al final se muestran todos los espías
option-draw_is_shared = Un empate es un primer puesto compartido, no una derrota de ambos

## Las reglas, cláusula por cláusula

section-AH-0 = Sobre el juego
clause-AH-0_1 = Un juego para dos de Mike Elliott, con ilustraciones de Mu y traducción francesa de Ludo. IELLO lo publicó en 2014 a partir de la edición de AEG, en una colección a cargo de Ludovic Papaïs y Olivier Trocklé.
clause-AH-0_2 = Las páginas de publicidad no contienen reglas.

section-AH-1 = Contenido de la caja
clause-AH-1_1 = 10 cartas de espía de la Agencia T.A.R.G.E.T., numeradas del 0 al 9, una de cada.
clause-AH-1_2 = 10 cartas de espía de los Men in Mask, numeradas del 0 al 9, una de cada.
clause-AH-1_3 = 2 cartas de referencia.
clause-AH-1_4 = 5 fichas de señuelo de la Agencia T.A.R.G.E.T.
clause-AH-1_5 = 5 fichas de señuelo de los Men in Mask.
clause-AH-1_6 = 1 reglamento.

section-AH-2 = Objetivo del juego
clause-AH-2_1 = Destruye los escondites de tu rival y evita que destruyan los tuyos.
clause-AH-2_2 = La partida termina cuando los tres escondites de un jugador están destruidos.
clause-AH-2_3 = Gana quien tenga más puntos de victoria, que no siempre es quien ha destruido tres escondites.

section-AH-3 = Preparación
clause-AH-3_1 = Un jugador toma todos los espías de T.A.R.G.E.T., sus 5 señuelos y una carta de referencia.
clause-AH-3_2 = El otro toma todos los espías de los Men in Mask, sus 5 señuelos y una carta de referencia.
clause-AH-3_3 = Elige tres de tus diez espías y colócalos boca abajo ante ti: son tus tres escondites, con una carta en cada uno.
clause-AH-3_4 = Los otros siete espías forman tu mano; mantenla oculta a tu rival.
clause-AH-3_5 = Ten cuidado: no debes enseñar por descuido las cartas de tus escondites.
clause-AH-3_6 = Puedes mirar las cartas de tus propios escondites en cualquier momento.
clause-AH-3_7 = No puedes mirar las cartas de los escondites de tu rival.
clause-AH-3_8 = El jugador inicial se elige al azar.

section-AH-4 = El turno
clause-AH-4_1 = Los dos jugadores se alternan por turnos.
clause-AH-4_2 = En tu turno realizas exactamente una de estas tres acciones: atacar desde la mano, atacar desde un escondite o cambiar dos espías.
clause-AH-4_3 = Después de tu acción, le toca a tu rival.
clause-AH-4_4 = Se sigue así hasta que estén destruidos tres escondites del mismo jugador.

section-AH-5 = Acción 1: atacar desde la mano
clause-AH-5_1 = Muestra un espía de tu mano y señala uno de los escondites de tu rival.
clause-AH-5_2 = El defensor mira en secreto la carta de ese escondite y debe responder.
clause-AH-5_3 = La respuesta es MAYOR si el espía oculto es más alto que el atacante.
clause-AH-5_4 = La respuesta es MENOR si el espía oculto es más bajo que el atacante.
clause-AH-5_5 = La respuesta es ACIERTO si los dos tienen el mismo valor.
clause-AH-5_6 = Con MAYOR o MENOR el ataque falla: el espía atacante vuelve a la mano de su dueño y no pasa nada más.
clause-AH-5_7 = Con un ACIERTO, el espía oculto se revela y su escondite queda destruido.
clause-AH-5_8 = Con un ACIERTO, el espía atacante se coloca sobre el escondite destruido y sale así de la mano de su dueño.
clause-AH-5_9 = Si era el tercer escondite destruido del defensor, la partida termina.

section-AH-6 = Acción 2: atacar desde un escondite
clause-AH-6_1 = Muestra el espía de uno de tus escondites y señala uno de los escondites de tu rival.
clause-AH-6_2 = El defensor responde de la misma manera (AH-5.2 a AH-5.5).
clause-AH-6_3 = Con MAYOR o MENOR el ataque falla, y queda destruido el escondite desde el que se ha atacado.
clause-AH-6_4 = Entonces el defensor debe revelar su propio espía del mismo valor que el perdido y colocarlo sobre el escondite destruido.
clause-AH-6_5 = Si el espía revelado según AH-6.4 estaba en uno de los escondites del defensor, este debe volver a ocupar ese escondite con un espía de su mano, boca abajo.
clause-AH-6_6 = El escondite que se vuelve a ocupar según AH-6.5 no queda destruido.
clause-AH-6_7 = Con un ACIERTO queda destruido el escondite del defensor: se revela su espía y se coloca encima el espía atacante.
clause-AH-6_8 = Tras un ACIERTO, el atacante vuelve a ocupar el escondite desde el que ha atacado con un espía de su mano, boca abajo.
clause-AH-6_9 = Tras un ACIERTO, el escondite del atacante no queda destruido.
clause-AH-6_10 = Si era el tercer escondite destruido de cualquiera de los dos jugadores, la partida termina.

section-AH-7 = Acción 3: cambiar dos espías
clause-AH-7_1 = Muestra el espía de uno de tus escondites y llévatelo a la mano.
clause-AH-7_2 = Después coloca un espía de tu mano en ese escondite, boca abajo y sin mostrarlo.
clause-AH-7_3 = El espía que colocas puede ser el mismo que acabas de recoger.
clause-AH-7_4 = Por último, coloca un señuelo junto a uno cualquiera de tus escondites; no hace falta que sea el del cambio.
clause-AH-7_5 = En un escondite destruido no se puede hacer ningún cambio.

section-AH-8 = Señuelos
clause-AH-8_1 = Tienes 5 señuelos para toda la partida, así que puedes hacer 5 cambios como máximo.
clause-AH-8_2 = Cuando no te quedan señuelos, ya no puedes hacer más cambios.
clause-AH-8_3 = Un señuelo colocado permanece junto a su escondite hasta el final de la partida.
clause-AH-8_4 = Un señuelo permanece allí aunque su escondite sea destruido.
clause-AH-8_5 = Un señuelo también permanece si se cambia el espía de su escondite o si el escondite se vuelve a ocupar.
clause-AH-8_6 = Puede haber varios señuelos junto al mismo escondite.

section-AH-9 = Fin de la partida y puntuación
clause-AH-9_1 = La partida termina en cuanto queda destruido el tercer escondite de un jugador.
clause-AH-9_2 = Cada escondite destruido da 1 punto de victoria al rival de su dueño.
clause-AH-9_3 = Cada señuelo junto a un escondite destruido da 1 punto más al rival del dueño de ese escondite.
clause-AH-9_4 = Los señuelos junto a escondites intactos no dan nada.
clause-AH-9_5 = Gana quien tenga más puntos.
clause-AH-9_6 = Si hay empate a puntos, cada jugador suma los valores de los espías que le quedan en la mano; gana la suma más alta.
clause-AH-9_7 = Si las sumas también son iguales, la partida queda en empate.

section-AH-10 = Ejemplos
clause-AH-10_1 = T.A.R.G.E.T. muestra un 3 de la mano y ataca el escondite central (3>b). Los Men in Mask encuentran allí un 3: el ataque acierta, su 3 se revela y el 3 atacante se coloca encima.
clause-AH-10_2 = Puntuación: T.A.R.G.E.T. ha destruido 3 escondites, uno de ellos con 1 señuelo. Son 3 + 1 = 4 puntos.
clause-AH-10_3 = En la misma partida, los Men in Mask han destruido 1 escondite con 2 señuelos. Son 1 + 2 = 3 puntos: gana T.A.R.G.E.T. por 4 a 3.
clause-AH-10_4 = En esa partida, los señuelos junto a los escondites intactos de T.A.R.G.E.T. no dan nada a los Men in Mask.

section-AH-11 = Lo que se deduce de las reglas (en el juego publicado)
clause-AH-11_1 = Los espías solo salen del juego por parejas: dos del mismo valor, uno de cada bando, sobre un escondite destruido.
clause-AH-11_2 = Por eso el espía que el defensor debe revelar según AH-6.4 existe siempre, en la mano o en uno de los escondites intactos del defensor.
clause-AH-11_3 = Tienes 10 espías, menos uno por cada escondite destruido de cualquiera de los bandos. Hay uno en cada uno de tus escondites intactos y los demás están en tu mano: exactamente 7, menos uno por cada escondite destruido de tu rival.
clause-AH-11_4 = Por eso, mientras dura la partida, nunca tienes menos de 5 espías en la mano, y siempre se puede volver a ocupar un escondite.
clause-AH-11_5 = Siempre puedes atacar desde la mano, así que nadie se queda nunca sin acción posible.
clause-AH-11_6 = Mientras un escondite intacto espera a que lo vuelvan a ocupar, y cuando la partida termina sin que eso ocurra (AH-H3), en los escondites hay un espía menos de lo que dice AH-11.3, y en la mano uno más.
clause-AH-11_7 = Cuando queda destruido el tercer escondite de un jugador, todos los espías que le quedan están en su mano, y al otro bando le quedan espías de los mismos valores. Por eso, con los puntos igualados, nunca gana quien ha destruido los tres: gana el otro jugador o hay empate. Solo hay empate si a quien los ha destruido no le queda ningún espía en los escondites, o solo el 0.

section-AH-H = Lo que el reglamento deja abierto y las reglas de la casa
clause-AH-G1 = ¿Puede pasar que debas volver a ocupar un escondite con la mano vacía? No, es imposible (AH-11.3, AH-11.4).
clause-AH-G2 = ¿Puede estar ya fuera del juego el espía que exige AH-6.4? No, es imposible (AH-11.1, AH-11.2).
clause-AH-H3 = El reglamento no dice si un escondite vaciado se vuelve a ocupar cuando el ataque acaba de poner fin a la partida, y eso influye en el desempate. Aquí la partida termina de inmediato: el espía se coloca sobre el escondite destruido, pero ningún escondite se vuelve a ocupar. Con el otro ajuste sí se vuelve a ocupar (opción refill_at_end).
clause-AH-H4 = En el desempate cuentan los espías que «quedan en la mano», y el reglamento no dice nada de los demás. Aquí los espías de los escondites no cuentan, ni siquiera los de escondites intactos. Con el otro ajuste también cuentan (opción tie_counts_hideouts).
clause-AH-H5 = Un señuelo puede ir junto a cualquiera de tus escondites, y el reglamento no dice si eso incluye los destruidos. Aquí los incluye, pero el programa te pide que lo confirmes, porque da a tu rival un punto seguro. Con el otro ajuste solo se puede elegir un escondite intacto (opción decoys_on_ruins).
clause-AH-H6 = El reglamento no dice si se puede atacar un escondite destruido. Aquí no se puede: solo se atacan escondites intactos y solo se ataca desde escondites intactos. Con el otro ajuste se puede señalar como objetivo un escondite destruido, sin ningún efecto (opción attack_ruins).
clause-AH-G7 = ¿Se responde también cuando falla un ataque desde un escondite? Sí, porque el defensor siempre debe responder: primero se dice MAYOR o MENOR y después se revela el espía del mismo valor.
clause-AH-H7 = El reglamento no precisa cuánto averiguan los jugadores cuando falla un ataque desde un escondite. Aquí ambos oyen MAYOR o MENOR, y ven el espía revelado y de dónde venía: de la mano o de qué escondite. Con el otro ajuste no se dice MAYOR ni MENOR (opción answer_when_lost).
clause-AH-H8 = El defensor debe responder, y decir la verdad; con cartas de verdad sobre la mesa hay que fiarse. Aquí la respuesta la da el programa. No hay otro ajuste: sin respuestas veraces no hay juego.
clause-AH-H9 = Ambos jugadores han visto los espías que vuelven a la mano tras un ataque o en un cambio; el reglamento no dice quién debe acordarse. Aquí el programa lo anota y muestra lo que sabría una memoria perfecta. Con el otro ajuste no se muestran esas notas (opción notes).
clause-AH-H10 = Según el reglamento, los ataques desde la mano podrían repetirse sin fin. Aquí la partida termina tras 60 turnos sin ningún escondite destruido ni ningún cambio, y se puntúa tal como está. Se puede acordar otro número de turnos (opción quiet_turns).
clause-AH-H11 = El reglamento no dice quién coloca primero sus escondites. Aquí ambos eligen en secreto, como si fuera a la vez: solo se ven tres cartas boca abajo. No hay otro ajuste: nadie puede ver ningún orden, así que no hay nada que cambiar.
clause-AH-G12 = Los nombres y las imágenes de los espías son pura decoración. La casa muestra números y sus propias ilustraciones.
clause-AH-G13 = El 0 es el espía más bajo y el 9 el más alto. Por eso, a un ataque con el 0 solo se puede responder MAYOR o ACIERTO, y a uno con el 9, MENOR o ACIERTO.
clause-AH-H14 = El reglamento no dice quién lleva cada bando. Aquí el primer asiento dirige T.A.R.G.E.T. y el segundo, los Men in Mask; con el otro ajuste es al revés (opción sides_swapped). Quién empieza se sortea cuando ambos han ocultado sus espías, en el orden del reglamento; con el otro ajuste se sortea antes (opción begin_before_hiding).
clause-AH-H15 = El reglamento no dice qué se muestra al final. Aquí, solo lo que exigen las reglas: las sumas de las dos manos si hay empate a puntos (AH-9.6). Los espías de los escondites intactos siguen ocultos, y quien mira la partida ve solo lo que ven ambos jugadores. Con el otro ajuste se muestran al final todos los espías (opción open_end).
clause-AH-H16 = ¿Cómo se cuentan los turnos de AH-H10? Aquí cada turno de cualquiera de los jugadores cuenta como uno, y la partida termina al acabar el 60.º turno tranquilo seguido, antes de que empiece el siguiente. Un cambio o un escondite destruido, de cualquiera de los bandos, pone la cuenta a cero. Con el otro ajuste se cuentan rondas de dos turnos (opción quiet_rounds).
clause-AH-H17 = El reglamento no dice cómo se anota un empate en los resultados. Aquí es un primer puesto compartido por ambos jugadores. Con el otro ajuste cuenta como derrota de ambos (opción draw_is_shared).

section-AH-S = Tamaños para el estudio
clause-AH-S1 = Cada bando juega con entre 3 y 10 espías, numerados desde el 0 (opción spies). El juego publicado tiene 10.
clause-AH-S2 = Cada bando tiene de 1 a 3 escondites, y la partida termina cuando están destruidos todos los de un jugador (opción hideouts). El juego publicado tiene 3. Cada bando debe tener al menos 2 × escondites − 1 espías, para que tras un ataque siempre se pueda volver a ocupar un escondite vaciado (AH-11.4).
clause-AH-S3 = Cada bando tiene de 0 a 5 señuelos (opción decoys). El juego publicado tiene 5; sin señuelos, nadie puede hacer cambios.
clause-AH-S4 = Se puede acordar un número de turnos tras el cual una partida sin terminar queda en empate, sean cuales sean los puntos (opción turn_cap). El juego publicado no tiene ese límite.

## La lección: una primera partida, paso a paso

lesson-1 = T.A.R.G.E.T. y los Men in Mask han ocultado cada uno tres de sus diez espías boca abajo, uno en cada escondite A, B y C. Los otros siete forman su mano. Quien destruye escondites puntúa; en cuanto un bando pierde los tres, la partida termina.
lesson-2 = El sorteo hace empezar a T.A.R.G.E.T. Un turno es una sola acción: atacar desde la mano, atacar desde un escondite o cambiar dos espías.
lesson-3 = T.A.R.G.E.T. muestra un 6 de su mano y ataca A. La respuesta ha de ser verdadera: MENOR, así que el espía oculto allí es como mucho un 5. El 6 vuelve a la mano y no pasa nada más.
lesson-4 = Los Men in Mask prueban C con un 8. Otra vez MENOR: C oculta como mucho un 7. Estas respuestas son públicas, y la libreta te las guarda.
lesson-5 = T.A.R.G.E.T. prueba A con un 5, y es un ACIERTO: allí había un 5. El escondite queda destruido, los dos cincos salen de la partida y T.A.R.G.E.T. tiene 1 punto.
lesson-6 = Los Men in Mask hacen un cambio: muestran el espía de C, un 9, y se lo llevan a la mano. Después colocan un espía de su mano en C sin mostrarlo. Puede ser el mismo 9 o cualquier otro, así que lo que se sabía vale ya poco.
lesson-7 = Un cambio cuesta un señuelo. Lo ponen junto a C: si C es destruido, valdrá 1 punto más. Cada bando tiene 5 señuelos para toda la partida.
lesson-8 = T.A.R.G.E.T. ataca C con el 7 de su propio escondite A. MAYOR: esta vez el fallo cuesta el escondite desde el que se ha atacado. Los Men in Mask deben mostrar su propio 7 y ponerlo sobre las ruinas. Un punto cada uno.
lesson-9 = Los Men in Mask saben que C oculta menos de 8 y prueban un 4. ACIERTO: es su segundo punto. Los dos cuatros salen.
lesson-10 = T.A.R.G.E.T. prueba B con un 3 de su mano. ACIERTO: cae el segundo escondite de los Men in Mask, y van 2 a 2.
lesson-11 = Los Men in Mask atacan B con un 1. MENOR: ahora todos saben que allí solo puede estar el 0.
lesson-12 = T.A.R.G.E.T. adivina que el 9 volvió a C. ACIERTO: cae el tercer escondite de los Men in Mask, así que la partida termina en el acto.
lesson-13 = El recuento: tres escondites y el señuelo junto a C dan 4 puntos a T.A.R.G.E.T.; dos escondites dan 2 a los Men in Mask. T.A.R.G.E.T. gana por 4 a 2. Con empate a puntos habría decidido la suma más alta de los espías en la mano.

## In the terminal

drawing-you = { $name } (tú)
drawing-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
drawing-decoys = señuelos { $left }
drawing-hand = Mano: { $spies }
drawing-hand-hidden = Mano: { $count ->
    [one] { $count } espía
   *[other] { $count } espías
}
drawing-hand-known = Mano: { $count ->
    [one] { $count } espía
   *[other] { $count } espías
}, seguro { $spies }
drawing-sum = Suma: { $sum }
drawing-turn = Turno { $turn }
drawing-turns = { $turns ->
    [one] { $turns } turno jugado
   *[other] { $turns } turnos jugados
}
drawing-quiet = turnos tranquilos: { $quiet } de { $limit }
drawing-ruined = destruido
drawing-empty = vacío
drawing-legend = ● señuelo   ✕ los dos espías que yacen sobre un escondite destruido
drawing-legend-notes = ● señuelo   3 · 5: un 3 o un 5, por lo que sabe el otro bando

## El tablero dibujado

board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-stock = { $decoys ->
    [0] sin señuelos
    [one] { $decoys } señuelo
   *[other] { $decoys } señuelos
}
board-hand-size = { $spies ->
    [one] { $spies } espía en la mano
   *[other] { $spies } espías en la mano
}
board-in-hand = seguro en la mano: { $spies }
board-could-be = Puede ser: { $spies }.
board-known = { $by ->
    [you] Lo que puedes saber
   *[them] Lo que pueden saber
}
board-hand = Tu mano
board-spy = Espía { $spy }
board-hideout = { $side ->
    [target] Escondite { $hideout } de T.A.R.G.E.T.
   *[masks] Escondite { $hideout } de los Men in Mask
}{ $state ->
    [empty] , vacío
    [known] , con el { $spy } dentro
    [ruined] , destruido, bajo los dos { $spy }
   *[filled] , con un espía oculto
}{ $decoys ->
    [0] .
    [one] , con un señuelo al lado.
   *[other] , con { $decoys } señuelos al lado.
}
board-answer = { $answer ->
    [higher] Mayor
    [lower] Menor
    [hit] Acierto
   *[nobody-home] Solo ruinas
}
board-choose-spy = Elige un espía: de tu mano o de un escondite.
board-choose-target = Elige el escondite que atacas.
board-cancel = Cancelar
board-quiet = Turnos tranquilos: { $turns } de { $limit }

## El tablero sencillo

view-waiting = escondite por ocupar
view-side = agencia
view-sides = agencias
view-hand-size = espías en la mano
view-surely-in-hand = seguro en la mano
view-decoys = señuelos
view-hideouts = escondites
view-state = estado
view-spy = espía
view-could-be = puede ser
view-answer = última respuesta
view-shown = último espía mostrado
view-turns = turnos jugados
view-turn-cap = turnos como máximo
view-quiet = turnos tranquilos
view-quiet-limit = turnos tranquilos como máximo
panel-holds = hand_size decoys
says-side = side side
value-state = { $value ->
    [empty] vacío
    [filled] ocupado
    [ruined] destruido
   *[other] { $value }
}
value-answer = { $value ->
    [silence] ninguna
    [higher] mayor
    [lower] menor
    [hit] acierto
    [nobody-home] solo ruinas
   *[other] { $value }
}
value-ending = { $value ->
    [ruins] todos los escondites de un bando destruidos
    [quiet] demasiados turnos tranquilos
    [capped] se jugaron los turnos acordados
   *[other] { $value }
}
