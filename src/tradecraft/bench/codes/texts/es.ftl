# Códigos, en castellano.

name = Códigos
summary = Dos códigos secretos que se adivinan por turnos. Con él se mide el servidor.
credits = Un juego tan viejo como el lápiz y el papel.
minutes = 5–10

player = { $seat ->
    [0] el primer jugador
   *[1] el segundo jugador
}
move-change = Poner un { $digit } en el lugar siguiente
move-deal = Repartir un { $digit }
move-hidden = Repartir una cifra boca abajo

asked-guess = Tu turno: elige de nuevo la cifra siguiente de tu último intento.
waits-guess = { $seat ->
    [0] Es el turno del primer jugador.
   *[1] Es el turno del segundo jugador.
}
waits-deal = Se están repartiendo los códigos.
over = Se han hecho todos los intentos.

dealt = { $seat ->
    [0] El código del primer jugador sigue con un { $digit }.
   *[1] El código del segundo jugador sigue con un { $digit }.
}
dealt-hidden = { $seat ->
    [0] El primer jugador recibe una cifra.
   *[1] El segundo jugador recibe una cifra.
}
guessed = { $seat ->
    [0] El primer jugador prueba { $guess }: { $right } en su sitio, { $near } en otro.
   *[1] El segundo jugador prueba { $guess }: { $right } en su sitio, { $near } en otro.
}

refused-over = Ya se han hecho todos los intentos.
refused-dealer-deals = Todavía se están repartiendo los códigos.
refused-only-dealer-deals = Solo quien reparte da cifras.

section-CO-2 = Los códigos
clause-CO-2_1 = Cada uno de los dos jugadores recibe un código de cuatro cifras del 1 al 6 que solo él ve.
section-CO-3 = Adivinar
clause-CO-3_1 = Por turnos, adivina el código del otro: tu último intento con una cifra elegida de nuevo, la del primer lugar, luego la del segundo, y así dando la vuelta. El primer intento parte de 1111.
clause-CO-3_2 = Todos saben el intento, cuántas cifras están en su sitio y cuántas más están en otro lugar del código.
clause-CO-3_3 = Tras cuarenta intentos la partida termina.
clause-CO-3_4 = Acaba en empate. Se anota el mejor intento de cada jugador.
