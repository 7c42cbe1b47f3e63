# Póquer Leduc, en español. Un archivo por idioma, con las mismas claves y los mismos datos.

name = Póquer Leduc
summary = El póquer más pequeño que sigue siendo póquer: seis cartas, una privada para cada jugador, una pública y dos rondas de apuestas.
credits = Ideado para la investigación en la Universidad de Alberta (Southey y otros, «Bayes’ Bluff», 2005). Las reglas son las del leduc_poker de OpenSpiel.
minutes = 1–2

## Quién y qué

player = { $seat ->
    [0] el primer jugador
   *[1] el segundo jugador
}
card = { $card ->
    [0] la jota de picas
    [1] la jota de corazones
    [2] la reina de picas
    [3] la reina de corazones
    [4] el rey de picas
   *[5] el rey de corazones
}

## Qué se puede jugar

move-fold = Retirarse: renunciar al bote
move-call = Igualar: pagar lo mismo que el otro (si no hay nada que pagar, es pasar)
move-raise = Subir: pagar lo mismo que el otro y un paso más
move-deal = Repartir { card }
move-hidden = Repartir una carta boca abajo

## Qué se te pide

asked-open = Te toca: pasa (es decir, iguala) o sube.
asked-answer = Te toca: retírate, iguala pagando { $chips } o sube.
asked-last = Te toca: retírate o iguala pagando { $chips }.

## Qué esperan los demás

waits-deal = Se están repartiendo las cartas privadas.
waits-public = Se está repartiendo la carta pública.
waits-word = { $seat ->
    [0] Es el turno del primer jugador.
   *[1] Es el turno del segundo jugador.
}

## Qué ha pasado

dealt-hidden = { $seat ->
    [0] El primer jugador recibe una carta boca abajo.
   *[1] El segundo jugador recibe una carta boca abajo.
}
dealt-to-you = Recibes { card }.
turned-up = La carta pública es { card }.
folded = { $seat ->
    [0] El primer jugador se retira.
   *[1] El segundo jugador se retira.
}
checked = { $seat ->
    [0] El primer jugador pasa.
   *[1] El segundo jugador pasa.
}
called = { $seat ->
    [0] El primer jugador iguala y paga { $chips }.
   *[1] El segundo jugador iguala y paga { $chips }.
}
raised = { $seat ->
    [0] El primer jugador sube y paga { $chips }.
   *[1] El segundo jugador sube y paga { $chips }.
}
showed = { $seat ->
    [0] El primer jugador muestra { card }.
   *[1] El segundo jugador muestra { card }.
}

## Cómo termina

over-folded = { $seat ->
    [0] El segundo jugador se ha retirado: el primero se lleva el bote de { $chips }.
   *[1] El primer jugador se ha retirado: el segundo se lleva el bote de { $chips }.
}
over-paired = { $seat ->
    [0] El primer jugador tiene pareja y se lleva el bote de { $chips }.
   *[1] El segundo jugador tiene pareja y se lleva el bote de { $chips }.
}
over-higher = { $seat ->
    [0] El primer jugador tiene la carta más alta y se lleva el bote de { $chips }.
   *[1] El segundo jugador tiene la carta más alta y se lleva el bote de { $chips }.
}
over-split = Las dos cartas valen lo mismo: el bote de { $chips } se reparte.

## Por qué se rechaza una jugada

refused-over = La partida ha terminado.
refused-dealer-deals = Primero el crupier reparte una carta.
refused-only-dealer-deals = Solo el crupier reparte cartas, y ahora no es el momento.
refused-card-lies-there = Esa carta ya está repartida.
refused-nothing-to-fold-to = No hay ninguna subida ante la que retirarse; puedes pasar (es decir, igualar).
refused-no-more-raises = En esta ronda ya se ha subido dos veces.

## Las reglas, cláusula a cláusula

section-LP-1 = Qué hay sobre la mesa
clause-LP-1_1 = Seis cartas: jota, reina y rey de picas, y los mismos de corazones. El rey es la más alta y la jota la más baja; los palos no cuentan.
clause-LP-1_2 = Dos jugadores, con fichas para apostar. Una partida no le cuesta a nadie más de 13.

section-LP-2 = El reparto
clause-LP-2_1 = Antes de nada, cada jugador pone 1 ficha en el bote.
clause-LP-2_2 = El primer jugador y después el segundo reciben una carta privada boca abajo. Solo su dueño puede mirarla.
clause-LP-2_3 = Tras la primera ronda de apuestas se reparte una tercera carta boca arriba: la carta pública, que es de ambos.
clause-LP-2_4 = Solo el crupier reparte cartas. Cada carta que queda en el mazo tiene la misma probabilidad de salir.

section-LP-3 = Las apuestas
clause-LP-3_1 = Hay dos rondas de apuestas, una antes de la carta pública y otra después. Las dos las empieza el primer jugador, y ambos se van alternando.
clause-LP-3_2 = Retirarse: renuncias al bote. Solo puedes retirarte si tu rival ha subido.
clause-LP-3_3 = Igualar: pagas hasta haber puesto lo mismo que tu rival. Si no hay nada que pagar, se llama pasar.
clause-LP-3_4 = Subir: pagas hasta haber puesto lo mismo que tu rival, y además 2 fichas en la primera ronda o 4 en la segunda.
clause-LP-3_5 = Entre los dos jugadores se puede subir dos veces por ronda.
clause-LP-3_6 = Una ronda acaba cuando los dos han hablado y han pagado lo mismo.

section-LP-4 = El final
clause-LP-4_1 = Si un jugador se retira, el otro se lleva el bote en el acto y no se muestra ninguna carta privada.
clause-LP-4_2 = Tras la segunda ronda de apuestas, los dos jugadores muestran su carta privada.
clause-LP-4_3 = Quien tiene pareja con la carta pública se lleva el bote.
clause-LP-4_4 = Si nadie tiene pareja, la carta más alta se lleva el bote.
clause-LP-4_5 = Si las cartas privadas son del mismo valor, el bote se reparte.
clause-LP-4_6 = Con eso termina la partida. El resultado de un jugador son las fichas ganadas menos las pagadas.

## El tablero sencillo

view-pot = bote
view-public = carta común
view-players = jugadores
view-paid = pagado
view-said = dicho
view-winner = ganó el jugador
panel-holds = paid
value-said = { $value ->
    [call] ver
    [fold] retirarse
    [raise] subir
   *[other] { $value }
}
value-ending = { $value ->
    [fold] un jugador se retiró
    [showdown] se enseñaron las cartas
   *[other] { $value }
}
