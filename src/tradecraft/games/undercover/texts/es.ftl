# Undercover, en español. Un archivo por idioma, las mismas claves y los mismos datos en cada uno.

name = Undercover
summary = Cada agente trabaja en secreto para un segundo servicio: organiza reuniones en las que los colores concuerden, deja que tus Empleados recojan la información y llévate las mejores fichas del tablero.
credits = Un juego de Doris y Daniel Danzer, publicado por Frosted Games. Esta es una adaptación independiente.
minutes = 20–40

## Las reglas, punto por punto

section-UC-0 = Sobre el juego
clause-UC-0_1 = Undercover es un juego de Doris y Daniel Danzer, con ilustraciones de Juan García González, diseño gráfico de atelier198 y texto inglés revisado por Paul Grogan, publicado por Frosted Games en 2016.
clause-UC-0_2 = Es para 2 a 4 jugadores a partir de 8 años y dura de 20 a 40 minutos.
clause-UC-0_3 = Finales de los años sesenta, en plena Guerra Fría: cada jugador dirige un servicio secreto, y cada agente trabaja además, encubierto, para otro servicio.

section-UC-1 = Contenido de la caja
clause-UC-1_1 = 20 losetas: 6 cuarteles generales, 2 comodines adicionales y 12 agentes.
clause-UC-1_2 = Los seis cuarteles generales están en Londres, Berlín, Moscú, Washington, Buenos Aires y Pekín; cada servicio tiene su color y su símbolo.
clause-UC-1_3 = Un cuartel general tiene el marco negro y un comodín en el reverso.
clause-UC-1_4 = Los 2 comodines adicionales solo se necesitan con 4 jugadores.
clause-UC-1_5 = Un agente tiene el marco claro, un lado oficial y un lado encubierto.
clause-UC-1_6 = No hay dos iguales entre los 12 agentes.
clause-UC-1_7 = Los dos servicios para los que trabaja un agente son siempre vecinos en la rueda de colores.
clause-UC-1_8 = Cada lado de una loseta muestra el servicio al que pertenece.
clause-UC-1_9 = En cada uno de los seis colores: 5 Empleados, 1 Empleado Especial, 1 Expediente de Instrucciones y 1 Centro de Información.
clause-UC-1_10 = 1 Tablero de Información, impreso por las dos caras: Estándar y Clasificado.
clause-UC-1_11 = 30 fichas de puntos: en cada uno de los seis colores, una de 4, una de 5, una de 6, una de 7 y una de 8 puntos.
clause-UC-1_12 = 1 ficha de jugador inicial.
clause-UC-1_13 = 1 reglamento.

section-UC-2 = Preparación
clause-UC-2_1 = El Tablero de Información se coloca junto a la zona de juego, con la cara Estándar a la vista.
clause-UC-2_2 = Con 2 jugadores, todas las fichas de 4 puntos vuelven a la caja.
clause-UC-2_3 = Las fichas de puntos se mezclan boca abajo y se colocan boca arriba en los últimos espacios de la derecha del carril de su color.
clause-UC-2_4 = Así, los cinco últimos espacios de cada carril (los cuatro últimos con 2 jugadores) tienen las fichas de su color, una en cada uno, en orden aleatorio.
clause-UC-2_5 = Eliges un color y tomas sus 6 Empleados, su Expediente de Instrucciones y su Centro de Información.
clause-UC-2_6 = Lo que pertenece a los colores que nadie ha elegido vuelve a la caja.
clause-UC-2_7 = Pones un Empleado en cada espacio de color de tu Centro de Información.
clause-UC-2_8 = El Empleado Especial va en el espacio de abajo, el marcado con ×2.
clause-UC-2_9 = El espacio de abajo tiene el color de tu Bando Opuesto: el que está enfrente del tuyo en la rueda.
clause-UC-2_10 = Cada Empleado se encarga de la información del color sobre el que está.
clause-UC-2_11 = Los seis cuarteles generales se colocan en el centro de la mesa, unidos como muestra la figura.
clause-UC-2_12 = Con 3 o 4 jugadores, los cuarteles generales de los colores que nadie ha elegido se retiran y se dejan aparte con el comodín a la vista.
clause-UC-2_13 = Con 4 jugadores se añaden los dos comodines adicionales.
clause-UC-2_14 = Con 2 jugadores son los cuarteles generales de los dos colores elegidos los que se retiran y se giran por el lado del comodín.
clause-UC-2_15 = Por tanto, en la mesa hay 4 cuarteles generales con 2 jugadores (los de los colores no elegidos), 3 con 3 jugadores y 4 con 4 (los de los colores elegidos).
clause-UC-2_16 = Cada jugador toma un comodín y lo deja delante de sí; los que sobren vuelven a la caja.
clause-UC-2_17 = Así, los comodines son los justos: 2 con 2 jugadores, 3 con 3 y 2 + 2 con 4.
clause-UC-2_18 = Los agentes se ponen con el lado encubierto a la vista y se reparten en dos montones de 6, cada uno con un agente de cada color encubierto.
clause-UC-2_19 = Cada montón se baraja por separado.
clause-UC-2_20 = Después se da la vuelta a cada montón entero, que pasa a ser una pila de robo con los lados oficiales a la vista.
clause-UC-2_21 = Durante la partida solo se puede ver el agente de encima de cada pila.
clause-UC-2_22 = Las dos pilas se dejan junto al Tablero de Información.
clause-UC-2_23 = Uno de los jugadores es el jugador inicial y toma la ficha correspondiente.

section-UC-3 = De qué se trata
clause-UC-3_1 = Quieres tener al final la mayor cantidad de puntos; los dan las fichas de puntos.
clause-UC-3_2 = Cada servicio tiene dos agentes oficiales que por delante son iguales.
clause-UC-3_3 = Uno de los dos trabaja encubierto para uno de los servicios vecinos, y el otro, para el otro.
clause-UC-3_4 = Se gana con las reuniones: se toma un agente y se coloca de modo que concuerde con los colores de las losetas que lo rodean.
clause-UC-3_5 = No puedes tomar agentes de tu Bando Opuesto.

section-UC-4 = Cómo transcurre la partida
clause-UC-4_1 = Empieza el jugador inicial, y el turno pasa en el sentido de las agujas del reloj.
clause-UC-4_2 = Un turno tiene cuatro pasos, en este orden: (1) activar un agente, (2) dar instrucciones, (3) organizar una reunión, (4) evaluar la información.

section-UC-5 = Paso 1: activar un agente
clause-UC-5_1 = Tomas una de estas losetas: el agente de encima de una pila; un agente de la mesa sobre el que no haya ningún Expediente de Instrucciones; o tu propio comodín, si todavía no está en la mesa.
clause-UC-5_2 = Al agente que has tomado le puedes dar la vuelta, de cualquiera de los dos lados al otro.
clause-UC-5_3 = Antes de la vuelta, todos tienen que haber visto el lado que estaba a la vista.
clause-UC-5_4 = Una vez dada la vuelta, ya no se puede deshacer.
clause-UC-5_5 = Dos pequeños símbolos en un agente muestran qué dos colores puede tener su otro lado.
clause-UC-5_6 = A un comodín nunca se le da la vuelta.
clause-UC-5_7 = No puedes activar un agente cuyo lado a la vista, antes de tomarlo, sea del color de tu Bando Opuesto.
clause-UC-5_8 = Tu Bando Opuesto es el color de la parte de abajo de tu Centro de Información, marcado con ×2.
clause-UC-5_9 = Si un agente muestra tu Bando Opuesto solo después de la vuelta, no pasa nada.
clause-UC-5_10 = También puedes tomar un agente que tenga losetas por los cuatro lados.
clause-UC-5_11 = Puedes tomar un agente aunque así queden losetas separadas de las demás.
clause-UC-5_12 = Los cuarteles generales no se pueden tomar.
clause-UC-5_13 = Tampoco los comodines que ya están en la mesa.
clause-UC-5_14 = Lo que hay en el reverso de un agente se puede deducir a menudo: de los dos agentes iguales, los reversos son siempre distintos.
clause-UC-5_15 = Caso especial: si todos los agentes que podrías tomar muestran tu Bando Opuesto y tu comodín ya está en la mesa, robas en su lugar el agente de debajo de una de las pilas.

section-UC-6 = Paso 2: dar instrucciones
clause-UC-6_1 = Pones tu Expediente de Instrucciones sobre el agente o el comodín que acabas de activar.
clause-UC-6_2 = Así, tu expediente deja la loseta en la que estaba.
clause-UC-6_3 = Así, en el paso 1 tu propio expediente todavía bloquea el agente que moviste en tu turno anterior.

section-UC-7 = Paso 3: organizar una reunión
clause-UC-7_1 = Colocas el agente junto a al menos una loseta de la mesa, lado con lado.
clause-UC-7_2 = Cada loseta contigua debe ser un comodín o mostrar uno de los tres colores del agente: el suyo y los dos vecinos en la rueda.
clause-UC-7_3 = Un agente que has tomado de la mesa y al que no has dado la vuelta debe ir a otro sitio.
clause-UC-7_4 = Uno que has tomado de la mesa y al que sí has dado la vuelta puede volver al mismo sitio, si los colores concuerdan.
clause-UC-7_5 = El agente recién colocado y todas las losetas contiguas, lado con lado, forman la reunión de este turno.
clause-UC-7_6 = Caso especial: si con estas reglas el agente no cabe en ningún sitio, se coloca de modo que toque uno o más agentes solo por una esquina.
clause-UC-7_7 = En ese caso, en este turno se omite el paso 4.
clause-UC-7_8 = Un comodín se puede colocar junto a cualquier loseta.

section-UC-8 = Paso 4: evaluar la información
clause-UC-8_1 = En la primera ronda todos omiten el paso 4.
clause-UC-8_2 = Tus Empleados encargados de los colores de la reunión avanzan por el tablero, de izquierda a derecha.
clause-UC-8_3 = El primer espacio del movimiento de un Empleado lo lleva del Centro de Información al primer espacio de la izquierda de su carril.
clause-UC-8_4 = El Empleado del color del agente activado avanza 1 espacio, o 2 si en el paso 1 se le dio la vuelta al agente.
clause-UC-8_5 = Por cada agente y cada cuartel general contiguos, el Empleado de ese color avanza 1 espacio.
clause-UC-8_6 = Un comodín no tiene color y no mueve por sí mismo a ningún Empleado.
clause-UC-8_7 = Si has activado tu comodín, los agentes y cuarteles generales contiguos mueven igualmente a tus Empleados.
clause-UC-8_8 = Un Empleado que acabaría en un espacio con otro Empleado sigue hasta el siguiente espacio libre.
clause-UC-8_9 = Si al final de este paso un Empleado está sobre una ficha de puntos, tomas la ficha y la pones boca abajo sobre ese color de tu Centro de Información.
clause-UC-8_10 = Ese Empleado ya no se mueve más, y tú dejas de evaluar su color.
clause-UC-8_11 = Un Empleado que ya no tiene delante ningún espacio con ficha de puntos se detiene de inmediato, por mucho movimiento que le quede.

section-UC-9 = Fin de la partida y puntuación
clause-UC-9_1 = Cuando alguien consigue su sexta ficha de puntos, la ronda se juega hasta el final, hasta el jugador a la derecha del jugador inicial, para que todos hayan tenido los mismos turnos.
clause-UC-9_2 = Después todos muestran sus fichas de puntos y las suman.
clause-UC-9_3 = La ficha del color de tu Bando Opuesto cuenta doble.
clause-UC-9_4 = Gana quien tiene más puntos.
clause-UC-9_5 = En caso de empate gana, de entre los empatados, quien tiene más Empleados en la columna ocupada más a la derecha del tablero.
clause-UC-9_6 = Si el empate persiste, ganan todos ellos.

section-UC-10 = Lo que recuerda el reglamento
clause-UC-10_1 = No se activa ningún agente del color del propio Bando Opuesto.
clause-UC-10_2 = Tu Expediente de Instrucciones está en la loseta que tomaste la última vez.
clause-UC-10_3 = A un agente activado siempre se le puede dar la vuelta.
clause-UC-10_4 = Si se le ha dado la vuelta, puede volver a su sitio, siempre que concuerde con sus vecinos.
clause-UC-10_5 = Cada jugador tiene un solo comodín en toda la partida.

section-UC-11 = La variante «Clasificado»
clause-UC-11_1 = No hay fichas de puntos, y el tablero se coloca con la cara Clasificado a la vista.
clause-UC-11_2 = Con 2 jugadores, los Empleados de uno de los cuatro colores que nadie ha elegido se ponen en el último espacio de cada carril, de modo que esa columna queda bloqueada.
clause-UC-11_3 = Un Empleado solo se detiene en la última columna, o cuando otros Empleados bloquean todos los espacios de su carril que tiene delante.
clause-UC-11_4 = Cuando alguien lleva su sexto Empleado más allá de la línea negra, la ronda se juega hasta el final como de costumbre.
clause-UC-11_5 = Se puntúa jugador por jugador: primero el jugador inicial y luego en el sentido de las agujas del reloj.
clause-UC-11_6 = Cada Empleado da los puntos que hay debajo de su columna.
clause-UC-11_7 = De izquierda a derecha, las columnas dan −10, −8, −7, −4, 0, 6, 11, 15, 18, 20 y 21 puntos.
clause-UC-11_8 = Lo que da tu Empleado Especial se duplica, para bien o para mal.
clause-UC-11_9 = Un Empleado que sigue en el Centro de Información da 0.
clause-UC-11_10 = Gana quien tiene más puntos; los empates se deshacen como en UC-9.5 y UC-9.6.
clause-UC-11_11 = Todas las demás reglas se mantienen.

section-UC-12 = Ejemplos
clause-UC-12_1 = Así pueden estar las fichas al principio, cada carril de izquierda a derecha. Rojo: 4 7 6 5 8. Naranja: 7 8 5 4 6. Amarillo: 8 6 5 4 7. Verde: 8 4 6 7 5. Azul: 5 6 8 7 4. Morado: 8 7 4 5 6.
clause-UC-12_2 = Es el turno de la jugadora Morada. No puede tomar las losetas en las que hay un Expediente de Instrucciones ni el agente amarillo de encima de una de las pilas: el amarillo es su Bando Opuesto.
clause-UC-12_3 = Activa un agente azul y le da la vuelta. Su otro lado resulta ser verde, vecino del azul.
clause-UC-12_4 = Pone su Expediente de Instrucciones sobre el agente verde.
clause-UC-12_5 = Lo coloca junto a un agente amarillo y uno azul. Puede hacerlo: los dos colores son vecinos del verde.
clause-UC-12_6 = Evalúa: verde 2 espacios, porque al agente se le dio la vuelta; amarillo 1; azul 1.
clause-UC-12_7 = Su Empleado amarillo acabaría en un espacio ocupado, así que sigue hasta el siguiente libre. Allí está la ficha amarilla de 8 puntos: la toma, y ese Empleado ha terminado.
clause-UC-12_8 = Un comodín puede estar a la vez junto a verde, morado y naranja, donde no cabría ningún agente.
clause-UC-12_9 = En una figura, la jugadora Amarilla avanza 2 espacios en naranja y 1 en rojo.
clause-UC-12_10 = Otra señala los tres colores junto a los que puede estar un agente: el suyo y sus dos vecinos.

section-UC-13 = Lo que se deduce de las reglas
clause-UC-13_1 = Los colores opuestos están a tres pasos en la rueda: rojo y verde, naranja y azul, amarillo y morado.
clause-UC-13_2 = Los 12 agentes son, por cada color, uno que trabaja encubierto para el color siguiente de la rueda y otro que trabaja para el anterior.
clause-UC-13_3 = Un turno mueve como mucho un Empleado por carril, ya que solo tienes uno de cada color; así que da igual en qué orden se evalúen los carriles.
clause-UC-13_4 = En la partida estándar siempre queda una ficha por delante de un Empleado que no ha terminado, y siempre hay un espacio libre con ficha al que seguir; así que a nadie se le acaba el carril (UC-8.8).
clause-UC-13_5 = Un espacio cuya ficha ya se ha tomado queda ocupado para siempre por el Empleado que la tomó.
clause-UC-13_6 = Nadie tiene nunca dos fichas de un mismo color.
clause-UC-13_7 = Cuando las dos pilas están vacías siempre se puede activar un agente: como mucho 4 de los 12 llevan expediente, y como mucho 4 pueden mostrar un mismo color.
clause-UC-13_8 = Siempre hay un sitio para el caso especial de UC-7.6, y no solo aquel del que viene el agente: en diagonal más allá de cada una de las cuatro esquinas exteriores de las losetas.
clause-UC-13_9 = Un agente robado según UC-5.15 puede mostrar él mismo tu Bando Opuesto, pero solo con 3 o 4 jugadores y muy rara vez: los dos agentes oficiales de ese color tienen que estar aún en las pilas, a una de las pilas le tiene que quedar un solo agente o ninguno, y todos los agentes de la mesa tienen que estar bloqueados.

section-UC-H = Lo que el reglamento deja abierto y las reglas de la casa
clause-UC-H1 = El reglamento no enumera el orden de la rueda. Los colores son los del arcoíris, y todos los ejemplos concuerdan: rojo, naranja, amarillo, verde, azul, morado, y otra vez rojo. No hay otro ajuste.
clause-UC-H2 = Dónde va cada cuartel general solo se ve en una figura. Aquí forman dos filas de tres que dan la vuelta como la rueda: arriba rojo, naranja y amarillo; abajo morado, azul y verde. Naranja y azul son los únicos que se tocan sin ser vecinos; los cuarteles generales no tienen que concordar entre sí. Con los otros ajustes la rueda empieza en otro punto: con 1, arriba morado, rojo y naranja, y abajo azul, verde y amarillo; con 2, arriba azul, morado y rojo, y abajo verde, amarillo y naranja (opción layout).
clause-UC-H3 = El reglamento no dice si los cuarteles generales se juntan cuando se retiran algunos. Aquí los huecos quedan, y son sitios para agentes como los demás. Con el otro ajuste, los que quedan en cada fila se juntan hacia la izquierda (opción closed_up).
clause-UC-H4 = El reglamento no dice qué ciudad corresponde a cada color. Aquí Moscú es roja, Berlín naranja, Pekín amarilla, Buenos Aires verde, Washington azul y Londres morada; nada más depende de ello. No hay otro ajuste.
clause-UC-H5 = La longitud de los carriles de la cara Estándar no se da en números; una figura tiene cinco espacios vacíos y cinco con fichas. Aquí un carril tiene 10 espacios, con las fichas en los cinco últimos (con 2 jugadores, en los cuatro últimos). Se le pueden dar hasta 12 (opción lane_length).
clause-UC-H6 = Tampoco se da la longitud de los carriles de la cara Clasificado, pero el tablero tiene once valores: así que un carril tiene 11 espacios, uno para cada valor. No hay otro ajuste.
clause-UC-H7 = El segundo valor de la cara Clasificado es −8, aunque por los pasos entre los demás debería ser −9. Aquí es −8, como está impreso. Con el otro ajuste es −9 (opción second_value).
clause-UC-H8 = El reglamento no dice por dónde pasa la línea negra. Aquí pasa después de la quinta columna, entre las de 0 y 6 puntos, de modo que las seis columnas de valor positivo quedan más allá. También puede pasar después de la cuarta o de la sexta (opción black_line).
clause-UC-G9 = ¿Se obtiene la ficha a la que un Empleado solo ha llegado por seguir adelante según UC-8.8? Sí: en el reglamento eso va antes de tomar las fichas, y su ejemplo lo muestra (UC-12.7).
clause-UC-G10 = ¿Qué pasa con las fichas que un Empleado deja atrás? Se quedan donde están: solo cuenta el espacio en el que está al final del paso. Solo UC-8.11 lo obliga a detenerse, en la última ficha de su carril.
clause-UC-G11 = ¿Cuentan por el camino los espacios con otros Empleados? Sí, son espacios como los demás; solo tiene que estar libre aquel en el que acaba el movimiento.
clause-UC-G12 = ¿En qué orden hace un Empleado varios movimientos? Todos a la vez: se suman los espacios que avanza un color en este turno, su Empleado se mueve una sola vez y después, si hace falta, sigue hasta un espacio libre.
clause-UC-H13 = En la variante «Clasificado», un movimiento puede acabar en un espacio ocupado sin que haya ninguno libre más allá; el reglamento no habla de ello. Aquí el Empleado se detiene en el último espacio libre antes de aquel; nunca retrocede, y si no hay ninguno, se queda. Con el otro ajuste se queda siempre donde estaba (opción overshoot_stays).
clause-UC-H14 = «La columna ocupada más a la derecha» puede querer decir ocupada por cualquiera. Aquí es la columna más a la derecha en la que alguno de los empatados tiene un Empleado. Con el otro ajuste es aquella en la que lo tiene cualquier jugador (opción tie_all_staffers). Los Empleados que solo bloquean una columna (UC-11.2) no cuentan nunca.
clause-UC-H15 = De los dos agentes con el mismo color encubierto, el reglamento no dice cuál va a qué montón. Aquí lo decide el azar, color por color. No hay otro ajuste.
clause-UC-H16 = El reglamento no dice cómo se determina el jugador inicial ni quién elige color primero. Aquí el jugador inicial se sortea, y cada jugador elige un color en el orden de los asientos. Con el otro ajuste también se sortean los colores (opción colours_at_random).
clause-UC-H17 = Cuando hay que robar de debajo de una pila (UC-5.15), el reglamento no dice de cuál. Aquí lo elige el jugador, que después puede dar la vuelta a ese agente como a cualquier otro; si muestra el Bando Opuesto, se toma igualmente. No hay otro ajuste.
clause-UC-H18 = ¿Qué significa tocar agentes solo por una esquina (UC-7.6)? Aquí, cualquier sitio vacío con una loseta en diagonal y ninguna lado con lado; pero no el sitio del que viene el agente, a no ser que se le haya dado la vuelta. No hay otro ajuste.
clause-UC-G19 = ¿Tu propio Expediente de Instrucciones te bloquea el agente también a ti? Sí: no cambia de sitio hasta el paso 2, así que no puedes activar el mismo agente en dos turnos seguidos.
clause-UC-H20 = ¿Se ve qué lado de un agente está a la vista? Sí: el lado encubierto tiene que ser distinto, o no se podría poner a la vista en la preparación. Así que un agente del que ves el lado oficial puede tener dos reversos, hasta que se haya visto más. Aquí el programa recuerda por ti lo que todos han visto y dice qué puede ser todavía cada reverso. Con el otro ajuste te lo deja a ti (opción backs_hidden).
clause-UC-H21 = ¿Cuál es la primera ronda, en la que nadie evalúa? Aquí es el primer turno de cada jugador. No hay otro ajuste.
clause-UC-H22 = Las fichas que has tomado están boca abajo, aunque antes todos las han visto. Aquí sus valores se ocultan a los demás, que pueden recordarlos; tú ves los tuyos. Con el otro ajuste se muestran todos (opción tokens_open).
clause-UC-H23 = La variante «Clasificado» puede no acabar: un Empleado sin salir da 0, que es mejor que −10, así que a nadie se le puede obligar a cruzar la línea negra. Aquí se puntúa después de 30 rondas, si la partida no ha acabado antes; se puede acordar otro número (opción classified_limit).
clause-UC-H24 = ¿Se retiran las fichas de 4 puntos antes de colocar las demás? Sí: si no, habría huecos en los carriles. No hay otro ajuste.
clause-UC-G25 = ¿Un comodín concuerda con todo, lo haya puesto quien lo haya puesto? Sí, así lo dice UC-7.2.
clause-UC-H26 = Nada prohíbe colocar un agente solo junto a comodines. Aquí está permitido. Con el otro ajuste, al menos una loseta contigua no debe ser un comodín (opción jokers_do_not_suffice).
clause-UC-H27 = La partida estándar tampoco tiene por qué acabar: uno puede seguir moviendo solo Empleados que ya han terminado. Aquí se puntúa después de 200 rondas, si no ha acabado antes; se puede acordar un número menor (opción round_limit).
clause-UC-H28 = Con tres o cuatro jugadores empatados, UC-9.5 se puede leer de varias maneras. Aquí quedan descartados los que tienen menos Empleados en esa columna y ganan todos los demás empatados; si ninguno de ellos tiene Empleados en el tablero, ganan todos. No hay otro ajuste.
clause-UC-H29 = ¿Hay que decidir la vuelta antes de tomar el agente? El reglamento no lo dice. Un agente de debajo de una pila no se ve hasta que se toma, y cuando se toma uno de encima se ve enseguida el siguiente; por eso aquí tomar y dar la vuelta son dos decisiones, con cualquier agente. No hay otro ajuste.
clause-UC-G30 = ¿Qué reunión muestra la figura de UC-12.9? Por el pie no se puede saber. Sirve un agente naranja al que se ha dado la vuelta, junto a una loseta roja; también un agente naranja sin dar la vuelta junto a una roja y una naranja, y un agente rojo sin dar la vuelta junto a dos naranjas. Nada depende de cuál fuera.
clause-UC-H31 = UC-7.6 habla de tocar agentes, pero puede que aún no haya ninguno en la mesa. Aquí también valen los cuarteles generales y los comodines (UC-H18). Con el otro ajuste hay que tocar al menos un agente, si hay un sitio así (opción touch_agents).
clause-UC-H32 = ¿Hay que tomar una loseta que se pueda colocar, si la hay? Aquí no: entonces se aplica UC-7.6. Si un agente se puede colocar se juzga por el lado que muestra después de la decisión de darle la vuelta, y sin contar el sitio del que viene si no se le ha dado (UC-7.3). No hay otro ajuste.

### La mesa

## Quién y qué: con esto nombran las frases de abajo un servicio, un color y una loseta

service = { $who ->
    [red] Moscú
    [orange] Berlín
    [yellow] Pekín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
colour = { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}
tile-beside = { $tile ->
    [headquarters] del cuartel general { colour }
    [agent] del agente { $number }
   *[joker] del comodín del jugador { $number }
}
winner-a = { $a ->
    [red] Moscú
    [orange] Berlín
    [yellow] Pekín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
winner-b = { $b ->
    [red] Moscú
    [orange] Berlín
    [yellow] Pekín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
winner-c = { $c ->
    [red] Moscú
    [orange] Berlín
    [yellow] Pekín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
winner-d = { $d ->
    [red] Moscú
    [orange] Berlín
    [yellow] Pekín
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
seat = { $who ->
    [red] Moscú (rojo)
    [orange] Berlín (naranja)
    [yellow] Pekín (amarillo)
    [green] Buenos Aires (verde)
    [blue] Washington (azul)
    [purple] Londres (morado)
   *[none] Jugador { $seat }
}

## Qué se puede jugar

move-lay = La siguiente ficha vale { $value } puntos
move-colour = { $colour ->
    [red] Moscú, el servicio de color rojo
    [orange] Berlín, el servicio de color naranja
    [yellow] Pekín, el servicio de color amarillo
    [green] Buenos Aires, el servicio de color verde
    [blue] Washington, el servicio de color azul
   *[purple] Londres, el servicio de color morado
}
move-deal = El siguiente agente de la pila es oficialmente { $official ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
} y, encubierto, { $secret ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}
move-shown = El siguiente agente de la pila es oficialmente { $official ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}
move-covered = El siguiente agente de la pila está oculto
move-first = El jugador { $seat } es el jugador inicial
move-top = Tomar el agente de encima de la pila { $pile }
move-bottom = Robar el agente de debajo de la pila { $pile }
move-take = Tomar el agente { $number } de la mesa
move-joker = Tomar tu comodín
move-keep = Dejar el agente como está
move-flip = Dar la vuelta al agente
move-place = { $way ->
    [n] Colocarlo al norte { tile-beside }
    [e] Colocarlo al este { tile-beside }
    [s] Colocarlo al sur { tile-beside }
    [w] Colocarlo al oeste { tile-beside }
    [ne] Colocarlo en la esquina noreste { tile-beside }
    [se] Colocarlo en la esquina sureste { tile-beside }
    [sw] Colocarlo en la esquina suroeste { tile-beside }
   *[nw] Colocarlo en la esquina noroeste { tile-beside }
}

## Qué se te pregunta

asked-choosing = Elige tu color.
asked-taking = Toma un agente: de encima de una pila, o de la mesa si no lleva ningún Expediente de Instrucciones. O toma tu comodín, si aún lo tienes.
asked-taking-bottom = Solo podrías tomar agentes de tu Bando Opuesto, y tu comodín ya está en la mesa: roba el agente de debajo de una pila.
asked-flipping = El agente { $number } muestra el color { colour }. ¿Le das la vuelta o lo dejas como está? Su reverso es { $back ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
} o { $other ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}.
asked-flipping-known = El agente { $number } muestra el color { colour }. ¿Le das la vuelta o lo dejas como está? Su reverso es { $back ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}.
asked-placing = Coloca el agente { $number }, de color { colour }, junto a losetas de su color, de los dos colores vecinos o comodines.
asked-placing-corner = El agente { $number }, de color { colour }, no cabe en ningún sitio: colócalo de modo que toque losetas solo por las esquinas. No se evalúa nada.
asked-placing-joker = Coloca tu comodín junto a cualquier loseta.

## A qué esperan los demás

waits-laying = Se están colocando las fichas de puntos en el tablero.
waits-dealing = Se están barajando los agentes en dos pilas.
waits-drawing = Se está sorteando el jugador inicial.
waits-choosing = { $seat ->
    [-1] Se están sorteando los colores.
   *[other] El jugador { $seat } elige un color.
}
waits-taking = { service } debe tomar un agente o el comodín.
waits-taking-bottom = { service } no puede tomar nada más y debe robar el agente de debajo de una pila.
waits-flipping = { service } puede dar la vuelta al agente { $number }, que muestra el color { colour }. Su reverso es { $back ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
} o { $other ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}.
waits-flipping-known = { service } puede dar la vuelta al agente { $number }, que muestra el color { colour }. Su reverso es { $back ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}.
waits-placing = { service } debe colocar el agente { $number }, de color { colour }.
waits-placing-corner = El agente { $number }, de color { colour }, no cabe en ningún sitio: { service } debe colocarlo de modo que toque losetas solo por las esquinas.
waits-placing-joker = { service } debe colocar el comodín.

## Qué ha pasado

laid = Las fichas de puntos están en los últimos espacios de sus carriles.
chose = { $who ->
    [red] El jugador { $seat } dirige Moscú, el servicio de color rojo.
    [orange] El jugador { $seat } dirige Berlín, el servicio de color naranja.
    [yellow] El jugador { $seat } dirige Pekín, el servicio de color amarillo.
    [green] El jugador { $seat } dirige Buenos Aires, el servicio de color verde.
    [blue] El jugador { $seat } dirige Washington, el servicio de color azul.
   *[purple] El jugador { $seat } dirige Londres, el servicio de color morado.
}
dealt = Los agentes están en dos pilas de seis. Encima de la pila 1 hay un agente de color { $one ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}, y encima de la pila 2, uno de color { $two ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}.
began = El sorteo hace jugador inicial a { service }.
took-top = { service } toma el agente de encima de la pila { $pile }: el agente { $number }, de color { colour }.
pile-top = La pila { $pile } muestra ahora encima el color { colour }; { $left ->
    [one] queda { $left } agente.
   *[other] quedan { $left } agentes.
}
pile-empty = La pila { $pile } está ahora vacía.
took-bottom = { service } roba el agente de debajo de la pila { $pile }: el agente { $number }, de color { colour }. { $left ->
    [0] La pila está ahora vacía.
    [one] Queda { $left } agente.
   *[other] Quedan { $left } agentes.
}
took = { $side ->
    [official] { service } toma de la mesa el agente { $number }, de color { colour }.
   *[undercover] { service } toma de la mesa el agente { $number }, encubierto de color { colour }.
}
took-joker = { service } toma el comodín.
kept = { service } deja el agente { $number } como está, de color { colour }.
flipped = { service } da la vuelta al agente { $number }: del color { $before ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
} pasa al { colour }.
placed = { $way ->
    [n] { service } coloca el agente { $agent } al norte { tile-beside }.
    [e] { service } coloca el agente { $agent } al este { tile-beside }.
    [s] { service } coloca el agente { $agent } al sur { tile-beside }.
    [w] { service } coloca el agente { $agent } al oeste { tile-beside }.
    [ne] { service } coloca el agente { $agent } en la esquina noreste { tile-beside }.
    [se] { service } coloca el agente { $agent } en la esquina sureste { tile-beside }.
    [sw] { service } coloca el agente { $agent } en la esquina suroeste { tile-beside }.
   *[nw] { service } coloca el agente { $agent } en la esquina noroeste { tile-beside }.
}
placed-joker = { $way ->
    [n] { service } coloca el comodín al norte { tile-beside }.
    [e] { service } coloca el comodín al este { tile-beside }.
    [s] { service } coloca el comodín al sur { tile-beside }.
   *[w] { service } coloca el comodín al oeste { tile-beside }.
}
misplaced = Solo toca otras losetas por las esquinas, así que no se evalúa nada.
first-round = En la primera ronda no se evalúa nada.
nobody-moves = Aquí no se reúne ningún color, así que no se mueve ningún Empleado.
advanced = { $own ->
    [0] { $steps ->
        [one] Por la loseta contigua de color { colour }, el Empleado de ese color avanza { $steps } espacio, de { $from } a { $to }.
       *[other] Por las losetas contiguas de color { colour }, el Empleado de ese color avanza { $steps } espacios, de { $from } a { $to }.
    }
    [1] { $beside ->
        [0] Por el propio agente, el Empleado de color { colour } avanza { $steps } espacio, de { $from } a { $to }.
       *[other] Por el propio agente y lo que tiene al lado de color { colour }, el Empleado de ese color avanza { $steps } espacios, de { $from } a { $to }.
    }
   *[2] { $beside ->
        [0] Por el agente al que se ha dado la vuelta, el Empleado de color { colour } avanza { $steps } espacios, de { $from } a { $to }.
       *[other] Por el agente al que se ha dado la vuelta y lo que tiene al lado de color { colour }, el Empleado de ese color avanza { $steps } espacios, de { $from } a { $to }.
    }
}
jumped = El espacio en el que habría acabado está ocupado, así que sigue hasta el siguiente libre: el { $to }.
stopped-at-token = Se detiene en el espacio { $to }: allí está la última ficha de puntos de su carril.
stopped-at-last = Se detiene en el último espacio de su carril.
stopped-by-staffers = Más allá del espacio { $to } no hay ninguno libre, así que se detiene allí.
blocked = El Empleado de color { colour } se queda en el espacio { $from }: ni donde acabaría su camino ni más allá hay ninguno libre.
finished = El Empleado de color { colour } ya tiene su ficha de puntos y no se mueve más.
token = { $double ->
    [1] { service } toma la ficha de { $value } puntos de color { colour }, el de su Bando Opuesto: contará doble.
   *[0] { service } toma la ficha de { $value } puntos de color { colour }.
}
sixth-token = Es la sexta ficha de puntos de { service }: la ronda se juega hasta el final.
sixth-staffer = Es el sexto Empleado de { service } más allá de la línea negra: la ronda se juega hasta el final.
next-round = Empieza la ronda { $round }.

## Cómo acaba

ended = Todos han tenido { $round } turnos: la partida ha terminado.
ended-by-limit = { $round ->
    [one] Se ha jugado { $round } ronda: la partida ha terminado.
   *[other] Se han jugado { $round } rondas: la partida ha terminado.
}
final = { $points ->
    [one] { service }: { $points } punto.
   *[other] { service }: { $points } puntos.
}
over-won = { $points ->
    [one] Gana { winner-a } con { $points } punto.
   *[other] Gana { winner-a } con { $points } puntos.
}
over-won-by-staffers = { $points ->
    [one] { winner-a } gana el desempate a { $points } punto, con el mayor número de Empleados en la columna { $column }, la más a la derecha que cuenta: { $staffers }.
   *[other] { winner-a } gana el desempate a { $points } puntos, con el mayor número de Empleados en la columna { $column }, la más a la derecha que cuenta: { $staffers }.
}
over-shared-2 = { $points ->
    [one] { winner-a } y { winner-b } comparten la victoria con { $points } punto cada uno.
   *[other] { winner-a } y { winner-b } comparten la victoria con { $points } puntos cada uno.
}
over-shared-3 = { $points ->
    [one] { winner-a }, { winner-b } y { winner-c } comparten la victoria con { $points } punto cada uno.
   *[other] { winner-a }, { winner-b } y { winner-c } comparten la victoria con { $points } puntos cada uno.
}
over-shared-4 = { $points ->
    [one] { winner-a }, { winner-b }, { winner-c } y { winner-d } comparten la victoria con { $points } punto cada uno.
   *[other] { winner-a }, { winner-b }, { winner-c } y { winner-d } comparten la victoria con { $points } puntos cada uno.
}

## Por qué se rechaza una jugada

refused-over = La partida ha terminado.
refused-dealer-lays = Primero el crupier coloca las fichas de puntos en el tablero (de =4 a =8).
refused-choose-a-colour = Primero se elige un color: red (rojo), orange (naranja), yellow (amarillo), green (verde), blue (azul) o purple (morado).
refused-dealer-deals = Primero el crupier baraja los agentes en dos pilas (por ejemplo, +ro).
refused-dealer-draws = Primero el crupier sortea el jugador inicial (por ejemplo, first=0).
refused-only-the-dealer = De las fichas, los agentes y el jugador inicial se ocupa el crupier, antes del primer turno.
refused-token-laid = Esa ficha ya está en este carril; solo hay una.
refused-no-such-token = Con 2 jugadores, las fichas de 4 puntos se quedan en la caja.
refused-chosen-already = Los colores ya están elegidos.
refused-colour-taken = Ese color lo tiene otro jugador.
refused-already-dealt = Ese agente ya está en una pila; cada uno de los 12 es único.
refused-undercover-in-pile = Esta pila ya tiene un agente con ese color encubierto; el otro va a la otra pila.
refused-no-such-seat = En esta partida ningún jugador tiene ese número.
refused-take-first = Primero toma un agente o tu comodín (por ejemplo, top1, a3 o joker).
refused-flip-first = Primero decide qué haces con el agente que tienes en la mano: keep (dejarlo) o flip (darle la vuelta).
refused-place-first = Ahora hay que colocar la loseta que tienes en la mano (por ejemplo, rn: al norte del cuartel general rojo).
refused-pile-empty = Esa pila está vacía.
refused-opposite-side = Ese agente muestra tu Bando Opuesto: no lo puedes tomar.
refused-not-on-table = Ese agente no está en la mesa.
refused-has-file = Sobre ese agente hay un Expediente de Instrucciones: ahora no lo puede tomar nadie.
refused-joker-laid = Ya has colocado tu comodín; se queda donde está.
refused-no-bottom = Solo puedes robar de debajo de una pila si no se puede tomar nada más.
refused-no-tile-there = Esa loseta no está en la mesa.
refused-place-taken = Allí hay otra loseta.
refused-same-place = Un agente al que no se ha dado la vuelta debe ir a un sitio distinto de aquel del que viene.
refused-colours-differ = Una loseta contigua a ese sitio muestra un color que no concuerda con este.
refused-only-jokers = Junto a ese sitio solo hay comodines; en esta partida, al menos una loseta no debe serlo.
refused-named-otherwise = Ese sitio se nombra por otra loseta contigua (primero los cuarteles generales, luego los agentes por su número, luego los comodines).
refused-diagonal-only-if = Las esquinas son solo para una loseta que no cabe en ningún otro sitio.
refused-touches = Hay una loseta lado con lado con ese sitio.
refused-touch-an-agent = En esta partida debe tocar un agente por una esquina, y eso es posible en otro sitio.

## Qué se puede acordar

option-classified = Se juega la variante «Clasificado»
option-colours_at_random = Los colores se sortean, no se eligen
option-layout = Cómo están los cuarteles generales (0: naranja y azul en el centro, 1: rojo y verde, 2: morado y amarillo)
option-closed_up = Los cuarteles generales se juntan cuando se retiran otros
option-lane_length = Espacios de un carril Estándar
option-second_value = Segundo valor del tablero Clasificado
option-black_line = Columnas antes de la línea negra del tablero Clasificado
option-overshoot_stays = En «Clasificado», un Empleado que no encuentra nada libre en su destino ni más allá no se mueve
option-tie_all_staffers = En un empate cuenta la columna más a la derecha que ocupe cualquiera
option-tokens_open = Las fichas de puntos tomadas se muestran a todos
option-backs_hidden = Lo visto de los reversos de los agentes no se muestra: hay que recordarlo
option-jokers_do_not_suffice = Un agente debe estar junto a al menos una loseta que no sea un comodín
option-touch_agents = Un agente que no cabe en ningún sitio debe tocar otro agente, si es posible
option-round_limit = Rondas tras las que se puntúa la partida estándar
option-classified_limit = Rondas tras las que se puntúa la variante «Clasificado»

## La lección: tres rondas, paso a paso

lesson-1 = En Undercover todo gira en torno a la información. En cada uno de los seis colores hay cinco fichas de puntos en los últimos espacios de un carril; tus Empleados avanzan hacia ellas desde la izquierda, y el primero que se detiene sobre una ficha se la lleva. Gana quien tenga más puntos.
lesson-2 = Pekín lleva el amarillo, Londres el morado y Buenos Aires el verde. Sus tres cuarteles generales están en la mesa; los sitios de los otros tres quedan vacíos. Los doce agentes forman dos pilas, y de cada una solo se ve el de encima.
lesson-3 = Enfrente de tu color, en la rueda, está tu Bando Opuesto: el morado para Pekín, el amarillo para Londres y el rojo para Buenos Aires. Su ficha cuenta el doble, pero no puedes tomar un agente que muestre ese color.
lesson-4 = Empieza Pekín y toma el agente rojo de la pila 1; enseguida se ve el siguiente de esa pila. Ahora Pekín puede darle la vuelta. En su reverso hay un vecino del rojo en la rueda: naranja o morado.
lesson-5 = Al darle la vuelta es morado. Como este agente rojo escondía el morado, el otro rojo ha de esconder el naranja: lo que se ha visto de uno de los gemelos habla del otro. Ahora lleva encima el Expediente de Instrucciones de Pekín, y nadie puede tomarlo hasta que Pekín tome otra loseta.
lesson-6 = Un agente se coloca lado con lado con losetas de su color, de sus dos vecinos en la rueda o comodines. Aquí queda al sur del cuartel general morado. En la primera ronda no se evalúa nada.
lesson-7 = Londres y Buenos Aires también han dado la vuelta a un agente y lo han colocado. Empieza la segunda ronda, y desde ahora cada reunión mueve Empleados.
lesson-8 = Pekín toma un agente naranja, le da la vuelta, que es amarilla, y lo coloca junto al cuartel general amarillo. Por el agente con la vuelta dada, su Empleado amarillo avanza 2 espacios, y 1 más por el cuartel general: llega al espacio 3.
lesson-9 = Londres hace lo mismo con un agente verde que pasa a amarillo: también 3 espacios en amarillo. Pero en el espacio 3 está Pekín, así que el Empleado de Londres sigue hasta el siguiente libre, el 4. El cuartel general verde de al lado da 1 espacio en verde.
lesson-10 = Buenos Aires no le da la vuelta al suyo: el agente sigue siendo morado y cuenta 1 espacio. El agente rojo de al lado da 1 en rojo.
lesson-11 = Pekín da la vuelta a un agente rojo, que pasa a naranja, y lo coloca encima de su agente amarillo: 2 espacios en naranja y 1 en amarillo. El espacio 4 es de Londres, así que sigue hasta el 5.
lesson-12 = Le toca a Londres. No puede tomar los agentes con Expediente de Instrucciones, ni el amarillo de encima de la pila 1: el amarillo es el Bando Opuesto de Londres. El agente azul de encima de la pila 2 está libre.
lesson-13 = Londres lo toma. De los dos agentes azules, uno esconde el verde y el otro el morado; cuál es este solo se puede adivinar.
lesson-14 = Es el verde. El expediente pasa a este agente, que ha de colocarse donde vaya bien el verde: junto a amarillo, verde, azul o un comodín.
lesson-15 = Queda entre un agente amarillo y uno azul, vecinos ambos del verde. La evaluación: 2 espacios en verde por el agente con la vuelta dada, 1 en amarillo y 1 en azul.
lesson-16 = En amarillo, Londres acabaría en el espacio 5, donde está Pekín. Así que sigue hasta el 6, y allí está la ficha de 8. Londres la toma, y ese Empleado ya no se mueve más. El amarillo es el Bando Opuesto de Londres: el 8 vale 16.
lesson-17 = Buenos Aires toma su comodín, que cada jugador tiene una sola vez. Va bien en cualquier sitio y nunca se le da la vuelta.
lesson-18 = Aquí queda entre los cuarteles generales morado y verde. Un comodín no mueve ningún Empleado por sí mismo, pero las losetas de al lado sí: 1 espacio en morado y 1 en verde.
lesson-19 = Así sigue una partida hasta que alguien tiene seis fichas, y luego hasta el final de esa ronda. En esta lección se acordó acabar después de tres rondas, así que se puntúa ahora: Londres gana con 16 puntos.

## El dibujo

draw-standard = Tablero Estándar
draw-classified = Tablero Clasificado
draw-round = ronda { $round }
draw-last-round = última ronda
draw-pile = pila { $pile } (quedan { $left }):
draw-hand = en la mano:
draw-hand-flipped = en la mano, con la vuelta dada:
draw-joker = comodín
draw-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
draw-you = tú
draw-legend = R O Y G B P: rojo, naranja, amarillo, verde, azul, morado · b/y 2:1: lo que puede ser el reverso, con su probabilidad · u: lado encubierto a la vista · !R: Expediente de Instrucciones de Rojo · *: comodín · x2 Y: el Bando Opuesto cuenta el doble
draw-legend-places = a7n 4 +8: un sitio para la loseta (al norte de a7), los espacios que avanzan los Empleados, los puntos ganados

## El tablero dibujado

board-tile = { $tile ->
    [headquarters] cuartel general { colour }
    [joker] comodín del jugador { $number }
   *[agent] agente { $number }, { colour }
}

## El tablero sencillo

view-classified = variante «Clasificado»
view-round-limit = rondas como máximo
view-lanes = carriles del tablero
view-spaces = casillas
view-space = casilla
view-token = ficha
view-tokens = fichas
view-beyond-line = más allá de la línea
view-blocked = bloqueada
view-staffer = Empleado del jugador
view-staffers = Empleados
view-tiles = reuniones
view-piles = pilas
view-pile = pila
view-left = losetas restantes
view-of = de
view-top = encima
view-hand = loseta en la mano
view-places = sitios permitidos
view-service = servicio
view-opposite = color del Bando Opuesto
view-joker = comodín
view-file = Expediente de Instrucciones
view-side = cara visible
view-back = su reverso puede ser
view-x = columna
view-y = fila
view-odds = posibilidades
view-flipped = con la vuelta dada
view-from = desde
view-move = jugada
view-meets = se encuentra con
view-misplaced = contra la regla de colores
view-evaluated = se evalúa
view-advances = avances
view-steps = pasos
view-to = hasta la casilla
panel-holds = tokens joker
says-colour = colour colour
says-opposite = colour colour
says-staffers = colour colour
says-tokens = colour colour
says-back = colour colour
value-service = { $value ->
    [moscow] Moscú
    [berlin] Berlín
    [peking] Pekín
    [buenos-aires] Buenos Aires
    [washington] Washington
    [london] Londres
   *[other] { $value }
}
value-kind = { $value ->
    [agent] agente
    [headquarters] cuartel general
    [joker] comodín
   *[other] { $value }
}
value-side = { $value ->
    [official] oficial
    [undercover] encubierta
   *[other] { $value }
}
