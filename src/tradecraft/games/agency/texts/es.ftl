# Agency_, en español. Un archivo por idioma, con las mismas claves y datos en cada uno.

name = Agency_
summary = Cuatro servicios secretos y un mapa del mundo: pon a trabajar espías y cartas, y sé el primero en tener una célula durmiente en cada una de las tres zonas.
credits = Un juego de Rangan Anandan, Jonathan Bove, Barry Kramer y Sheru Riaz. Esta es una implementación independiente.
minutes = 45–75

## Nombres que usan otras frases: ven los datos de la frase que los nombra

city = { $city ->
   *[washington] Washington
    [new-york] Nueva York
    [vancouver] Vancouver
    [los-angeles] Los Ángeles
    [mexico-city] Ciudad de México
    [havana] La Habana
    [bogota] Bogotá
    [rio-de-janeiro] Río de Janeiro
    [buenos-aires] Buenos Aires
    [london] Londres
    [paris] París
    [madrid] Madrid
    [berlin] Berlín
    [rome] Roma
    [moscow] Moscú
    [cairo] El Cairo
    [lagos] Lagos
    [johannesburg] Johannesburgo
    [beijing] Pekín
    [tokyo] Tokio
    [seoul] Seúl
    [hong-kong] Hong Kong
    [singapore] Singapur
    [new-delhi] Nueva Delhi
    [dubai] Dubái
    [almaty] Almaty
    [sydney] Sídney
}
in-city = { $city ->
   *[washington] en Washington
    [new-york] en Nueva York
    [vancouver] en Vancouver
    [los-angeles] en Los Ángeles
    [mexico-city] en Ciudad de México
    [havana] en La Habana
    [bogota] en Bogotá
    [rio-de-janeiro] en Río de Janeiro
    [buenos-aires] en Buenos Aires
    [london] en Londres
    [paris] en París
    [madrid] en Madrid
    [berlin] en Berlín
    [rome] en Roma
    [moscow] en Moscú
    [cairo] en El Cairo
    [lagos] en Lagos
    [johannesburg] en Johannesburgo
    [beijing] en Pekín
    [tokyo] en Tokio
    [seoul] en Seúl
    [hong-kong] en Hong Kong
    [singapore] en Singapur
    [new-delhi] en Nueva Delhi
    [dubai] en Dubái
    [almaty] en Almaty
    [sydney] en Sídney
}
to-city = { $city ->
   *[washington] a Washington
    [new-york] a Nueva York
    [vancouver] a Vancouver
    [los-angeles] a Los Ángeles
    [mexico-city] a Ciudad de México
    [havana] a La Habana
    [bogota] a Bogotá
    [rio-de-janeiro] a Río de Janeiro
    [buenos-aires] a Buenos Aires
    [london] a Londres
    [paris] a París
    [madrid] a Madrid
    [berlin] a Berlín
    [rome] a Roma
    [moscow] a Moscú
    [cairo] a El Cairo
    [lagos] a Lagos
    [johannesburg] a Johannesburgo
    [beijing] a Pekín
    [tokyo] a Tokio
    [seoul] a Seúl
    [hong-kong] a Hong Kong
    [singapore] a Singapur
    [new-delhi] a Nueva Delhi
    [dubai] a Dubái
    [almaty] a Almaty
    [sydney] a Sídney
}
leaving = { $from ->
   *[washington] de Washington
    [new-york] de Nueva York
    [vancouver] de Vancouver
    [los-angeles] de Los Ángeles
    [mexico-city] de Ciudad de México
    [havana] de La Habana
    [bogota] de Bogotá
    [rio-de-janeiro] de Río de Janeiro
    [buenos-aires] de Buenos Aires
    [london] de Londres
    [paris] de París
    [madrid] de Madrid
    [berlin] de Berlín
    [rome] de Roma
    [moscow] de Moscú
    [cairo] de El Cairo
    [lagos] de Lagos
    [johannesburg] de Johannesburgo
    [beijing] de Pekín
    [tokyo] de Tokio
    [seoul] de Seúl
    [hong-kong] de Hong Kong
    [singapore] de Singapur
    [new-delhi] de Nueva Delhi
    [dubai] de Dubái
    [almaty] de Almaty
    [sydney] de Sídney
}
card = { $card ->
   *[detonator] Detonador
    [explosives] Explosivos
    [wire] Cable
    [recorder] Grabadora
    [rifle] Rifle
    [bullet] Bala
    [no-bomb] Impedir Bomba
    [no-tap] Impedir Escucha
    [no-kill] Impedir Asesinato
    [mole] Topo
    [block] Bloqueo de Carreteras
    [rebellion] Rebelión
}
objective = { $objective ->
   *[bomb] bomba
    [tap] escucha
    [kill] asesinato
}
agency = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] ninguna agencia
}
zone = { $zone ->
   *[americas] América
    [europe] Europa y África
    [asia] Asia y el Pacífico
}

## Las reglas, cláusula a cláusula

section-AG-0 = Sobre el juego
clause-AG-0_1 = Agency_ es un juego de espías para cuatro jugadores, ni más ni menos.
clause-AG-0_2 = Cada jugador es el servicio secreto de un Estado y dirige a varios espías.
clause-AG-0_3 = Todos tenéis el mismo objetivo: tres células durmientes, una en cada una de las tres zonas del mapa del mundo.
clause-AG-0_4 = Se llega a él con dinero, cumpliendo objetivos, con las muchas acciones de un turno y en el trato con los espías de los demás.

section-AG-1 = Qué hay en la caja
clause-AG-1_1 = Un mapa del mundo con ciudades, dividido en tres zonas.
clause-AG-1_2 = Cuatro juegos de peones espía, cada uno con una carta de referencia: CIA (azul), MI6 (negro), FSB (verde) y MSS (rojo).
clause-AG-1_3 = La base principal de la CIA es Washington.
clause-AG-1_4 = La base principal del MI6 es Londres.
clause-AG-1_5 = La base principal del FSB es Moscú.
clause-AG-1_6 = La base principal del MSS es Pekín.
clause-AG-1_7 = Tres mazos de cartas: Recursos, Lugares y Objetivos.
clause-AG-1_8 = Fichas de dinero: la blanca vale 5k y la azul 20k.
clause-AG-1_9 = Fichas de célula, fichas de objetivo, una ficha de subasta y dados de seis caras.

section-AG-2 = Preparación
clause-AG-2_1 = Cada jugador elige una agencia, distinta de las demás, y toma sus peones y su carta de referencia.
clause-AG-2_2 = Empieza a colocar quien haya usado un ordenador por última vez.
clause-AG-2_3 = Ese jugador pone un peón en una ciudad cualquiera.
clause-AG-2_4 = Los demás siguen en el sentido de las agujas del reloj, peón a peón, vuelta tras vuelta, hasta que todos tengan tres peones en el mapa.
clause-AG-2_5 = Mientras se colocan los peones, no puede haber dos espías en la misma ciudad.
clause-AG-2_6 = Los demás peones quedan en la reserva.
clause-AG-2_7 = Se separan los tres mazos y se baraja cada uno.
clause-AG-2_8 = Cada jugador recibe, boca abajo, una carta de Lugar y una carta de Objetivo.
clause-AG-2_9 = Estas dos cartas se guardan aparte: no forman parte de la mano.
clause-AG-2_10 = Cada jugador recibe, boca abajo, dos cartas de Recurso: su primera mano.
clause-AG-2_11 = El dinero y las fichas de célula quedan al alcance de todos.
clause-AG-2_12 = Quien colocó el primer peón recibe la ficha de subasta.
clause-AG-2_13 = El segundo en colocar juega el primer turno.
clause-AG-2_14 = Los turnos pasan en el sentido de las agujas del reloj.

section-AG-3 = Un turno
clause-AG-3_1 = Un turno tiene cinco pasos: (1) recibir dinero, (2) robar una carta de Recurso, (3) acciones opcionales, (4) descartarse hasta quedarse con cinco cartas, (5) subasta.
clause-AG-3_2 = Los pasos 1, 2, 4 y 5 son obligatorios; el 5, solo para quien tiene la ficha de subasta.
clause-AG-3_3 = Las acciones opcionales del paso 3 se hacen en el orden que se quiera.
clause-AG-3_4 = Son estas: mover, comprar, jugar cartas de Recurso, atacar o robar a alguien, comerciar, iniciar o detener un objetivo y destruir una célula enemiga.

section-AG-4 = Paso 1: dinero
clause-AG-4_1 = Siempre tomas 10k de la reserva común.
clause-AG-4_2 = Si en este turno se cumple un objetivo tuyo, tomas 60k más.
clause-AG-4_3 = Su ficha de objetivo se retira entonces del mapa.
clause-AG-4_4 = Un objetivo solo se puede cumplir una vez.

section-AG-5 = Paso 2: una carta
clause-AG-5_1 = Después del dinero debes robar una carta de Recurso.

section-AG-6 = Mover
clause-AG-6_1 = Cada uno de tus peones puede avanzar un espacio, a una ciudad conectada con la suya. No está obligado a moverse.

section-AG-7 = El mercado
clause-AG-7_1 = Puedes comprar tantas clases de cosas como quieras, pero cada clase solo una vez por turno.
clause-AG-7_2 = Un coche cuesta 5k: uno de tus peones avanza un espacio.
clause-AG-7_3 = Un avión cuesta 20k: uno de tus peones avanza hasta tres espacios.
clause-AG-7_4 = Para las cartas de Recurso, como Rebelión, un peón que vuela solo está en la ciudad de la que sale y en la ciudad a la que llega, y en ninguna de las que sobrevuela.
clause-AG-7_5 = Un espía nuevo cuesta 10k, y solo puede comprarlo quien tenga menos espías de los que permite su capacidad.
clause-AG-7_6 = Tu capacidad es 3, más 1 por cada una de tus células durmientes en el mapa.
clause-AG-7_7 = El espía nuevo se coloca en tu base principal o junto a cualquiera de tus células.
clause-AG-7_8 = Una célula durmiente cuesta 40k y se coloca en una ciudad en la que tengas un espía en ese momento.

section-AG-8 = Cartas de Recurso
clause-AG-8_1 = Lo que hace una carta de Recurso está escrito en ella.
clause-AG-8_2 = Las cartas de Recurso se juegan en el propio turno y tienen efecto enseguida.
clause-AG-8_3 = Por lo general, la carta jugada va boca abajo a la pila de descartes.
clause-AG-8_4 = Puedes jugar cualquier número de cartas en un turno.
clause-AG-8_5 = Puedes jugar cartas antes de tus otras acciones, entre ellas y después.
clause-AG-8_6 = Una carta que dura una ronda, como Bloqueo de Carreteras, se deja en el borde inferior del mapa, bajo la zona a la que afecta.
clause-AG-8_7 = Pon sobre ella uno de tus peones que no estén en el mapa, para mostrar de quién es.
clause-AG-8_8 = En tu turno siguiente descartas la carta y recuperas el peón.
clause-AG-8_9 = Algunas cartas de Recurso son objetos que hacen falta para los objetivos.

section-AG-9 = Atacar o robar
clause-AG-9_1 = Necesitas un espía en la misma ciudad que un espía enemigo.
clause-AG-9_2 = Entonces puedes atacar a un espía enemigo de allí o robarle al jugador al que pertenece.
clause-AG-9_3 = Solo se permite un ataque o un robo por turno, por muchos espías que tengas.
clause-AG-9_4 = En un ataque, atacante y defensor tiran un dado cada uno.
clause-AG-9_5 = Gana el dado más alto; si son iguales, gana el defensor.
clause-AG-9_6 = El atacante que gana toma 15k del jugador defensor, o todo lo que tenga si es menos.
clause-AG-9_7 = Si gana el atacante, el espía atacado se retira del mapa.
clause-AG-9_8 = Si el atacante pierde, se retira del mapa el espía que atacó.
clause-AG-9_9 = En ese caso no cambia de manos ningún dinero.
clause-AG-9_10 = Solo se ataca a un espía enemigo, aunque ese enemigo tenga allí varios.
clause-AG-9_11 = El ladrón toma o bien una carta cualquiera de las que la víctima tenga boca arriba por culpa de un Topo, o bien una carta al azar de su mano privada.

section-AG-10 = Comerciar
clause-AG-10_1 = En tu propio turno puedes comerciar con los demás.
clause-AG-10_2 = Se puede comerciar con cartas de Recurso y con dinero, en cualquier cantidad.
clause-AG-10_3 = Las dos partes no tienen por qué valer lo mismo.

section-AG-11 = Objetivos
clause-AG-11_1 = Para iniciar tu objetivo descartas las dos cartas de objeto que corresponden a tu carta de Objetivo.
clause-AG-11_2 = Debes tener un peón en la ciudad de tu carta de Lugar.
clause-AG-11_3 = Pones boca arriba tu carta de Lugar y tu carta de Objetivo.
clause-AG-11_4 = Se coloca una ficha de objetivo en la ciudad.
clause-AG-11_5 = Debes mover enseguida tu peón de allí a cualquier ciudad conectada.
clause-AG-11_6 = Este paso no cuenta como el movimiento normal del peón.
clause-AG-11_7 = Después ya no haces más acciones opcionales en este turno.
clause-AG-11_8 = Enseguida te descartas hasta quedarte con cinco cartas, y celebras la subasta si tienes la ficha.
clause-AG-11_9 = Un objetivo dura una ronda: si nadie lo ha detenido cuando empieza tu turno siguiente, está cumplido.
clause-AG-11_10 = La recompensa se toma en el paso 1 de ese turno (AG-4.2), y la ficha sale del mapa.
clause-AG-11_11 = Quien cumple un objetivo roba una carta nueva de Lugar y una carta nueva de Objetivo.
clause-AG-11_12 = Para detener un objetivo necesitas un peón en la ciudad de su ficha.
clause-AG-11_13 = Descartas la carta que impide esa clase de objetivo.
clause-AG-11_14 = Tomas 30k enseguida.
clause-AG-11_15 = La ficha de objetivo se retira.
clause-AG-11_16 = Puedes detener varios objetivos en un turno.

section-AG-12 = Destruir una célula
clause-AG-12_1 = Una célula solo se puede destruir mientras en su ciudad no haya ningún espía de la agencia a la que pertenece.
clause-AG-12_2 = Si lo hay, antes hay que eliminarlo.
clause-AG-12_3 = Juegas dos cartas de objeto que formen pareja: Detonador y Explosivos, Cable y Grabadora, o Rifle y Bala.
clause-AG-12_4 = Cualquiera de las tres parejas sirve para cualquier célula.
clause-AG-12_5 = La célula se retira del mapa.
clause-AG-12_6 = Recibes 25k de la reserva común.
clause-AG-12_7 = Puedes destruir varias células en un turno.

section-AG-13 = Pasos 4 y 5: descarte y subasta
clause-AG-13_1 = Si al final de tu turno tienes más de cinco cartas de Recurso, te descartas de las que quieras hasta quedarte con cinco.
clause-AG-13_2 = El límite solo vale al final del propio turno.
clause-AG-13_3 = Después, quien tiene la ficha de subasta celebra una subasta en el mercado negro.
clause-AG-13_4 = Ese jugador toma las cuatro primeras cartas del mazo de Recursos y las mira; nadie más las ve.
clause-AG-13_5 = Se queda con una en la mano y pasa las otras tres al jugador siguiente, en el sentido de las agujas del reloj.
clause-AG-13_6 = Uno tras otro toma una carta, hasta que los cuatro tengan una; al último le toca la última.
clause-AG-13_7 = Después, la ficha de subasta pasa al jugador siguiente en sentido contrario a las agujas del reloj.
clause-AG-13_8 = El turno siguiente es del jugador siguiente en el sentido de las agujas del reloj.
clause-AG-13_9 = En el juego todo va en el sentido de las agujas del reloj, menos la ficha de subasta.

section-AG-14 = Ganar
clause-AG-14_1 = Gana quien tenga tres células durmientes, una en cada zona.

section-AG-15 = Ejemplos y lo que se sigue de las reglas
clause-AG-15_1 = Para una bomba se descartan el Detonador y los Explosivos.
clause-AG-15_2 = Para una escucha se descartan el Cable y la Grabadora; para un asesinato, el Rifle y la Bala.
clause-AG-15_3 = Para detener un asesinato se descarta Impedir Asesinato.
clause-AG-15_4 = Se puede cambiar una carta por dos.
clause-AG-15_5 = Una célula se destruye poniendo sobre ella, por ejemplo, un Rifle y una Bala.
clause-AG-15_6 = En un mismo turno puedes jugar cartas, hacer otras cosas y volver a jugar cartas.
clause-AG-15_7 = Las agencias: CIA, azul, Washington (EE. UU.); MI6, negro, Londres (Reino Unido); FSB, verde, Moscú (Rusia); MSS, rojo, Pekín (China).
clause-AG-15_8 = Sin ninguna célula puedes tener 3 espías, con una 4, con dos 5.
clause-AG-15_9 = Si los jugadores son 1, 2, 3 y 4 por orden de colocación, los turnos van 2, 3, 4, 1, 2, etcétera. Las subastas vienen tras el turno 4 (del jugador 1), el turno 7 (jugador 4), el turno 10 (jugador 3), el turno 13 (jugador 2), y así cada tres turnos.
clause-AG-15_10 = El atacante gana 15 veces de cada 36.

section-AG-H = Lo que el reglamento deja abierto, y las decisiones de la casa
clause-AG-H1 = No se ha podido encontrar ningún mapa del reglamento. Aquí tiene 27 ciudades, 9 en cada zona, y 48 conexiones. Washington: La Habana, Los Ángeles, Nueva York. Nueva York: Londres, Vancouver, Washington. Vancouver: Los Ángeles, Nueva York, Seúl. Los Ángeles: Ciudad de México, Tokio, Vancouver, Washington. Ciudad de México: Bogotá, La Habana, Los Ángeles. La Habana: Bogotá, Madrid, Ciudad de México, Washington. Bogotá: Buenos Aires, La Habana, Ciudad de México, Río de Janeiro. Río de Janeiro: Bogotá, Buenos Aires, Lagos. Buenos Aires: Bogotá, Río de Janeiro, Sídney. Estas nueve son la zona 1, América. Londres: Berlín, Madrid, Nueva York, París. París: Berlín, Londres, Madrid, Roma. Madrid: La Habana, Lagos, Londres, París. Berlín: Londres, Moscú, París, Roma. Roma: Berlín, El Cairo, París. Moscú: Almaty, Berlín, El Cairo. El Cairo: Dubái, Johannesburgo, Lagos, Moscú, Roma. Lagos: El Cairo, Johannesburgo, Madrid, Río de Janeiro. Johannesburgo: El Cairo, Dubái, Lagos. Estas nueve son la zona 2, Europa y África. Pekín: Almaty, Hong Kong, Seúl, Tokio. Tokio: Pekín, Hong Kong, Los Ángeles, Seúl. Seúl: Pekín, Tokio, Vancouver. Hong Kong: Pekín, Nueva Delhi, Singapur, Tokio. Singapur: Hong Kong, Nueva Delhi, Sídney. Nueva Delhi: Almaty, Dubái, Hong Kong, Singapur. Dubái: Almaty, El Cairo, Johannesburgo, Nueva Delhi. Almaty: Pekín, Dubái, Moscú, Nueva Delhi. Sídney: Buenos Aires, Singapur. Estas nueve son la zona 3, Asia y el Pacífico.
clause-AG-H2 = El reglamento nombra algunas cartas de Recurso y no da la lista. Aquí el mazo tiene 60. Seis de cada objeto: Detonador y Explosivos para una bomba, Cable y Grabadora para una escucha, Rifle y Bala para un asesinato. Cuatro de cada una de estas: Impedir Bomba, Impedir Escucha e Impedir Asesinato, que detienen el objetivo que nombran. Los objetos y estas cartas no sirven para nada más. Cuatro Topos: elige a otro jugador; dos cartas al azar de su mano privada (todas, si tiene menos) se ponen boca arriba ante él. Siguen siendo de su mano: puede jugarlas, cambiarlas y descartarlas, y cuentan para el límite de cinco; un nuevo dueño las toma en su mano privada. Cuatro Bloqueos de Carreteras: hasta que empiece tu turno siguiente, los demás no pueden mover ningún peón con su movimiento normal ni en coche para salir de una zona que elijas, entrar en ella o moverse por ella; los aviones y el paso que sigue a iniciar un objetivo son libres. Cuatro Rebeliones: hasta que empiece tu turno siguiente, cada uno de los demás paga 5k a la reserva común por cada movimiento de un peón, normal, en coche o en avión, que salga de una ciudad de una zona que elijas o llegue a ella; quien no pueda pagar no puede hacerlo. En una zona puede haber varios Bloqueos y varias Rebeliones.
clause-AG-H3 = El reglamento no da la lista de cartas de Lugar. Aquí hay 27, una por cada ciudad.
clause-AG-H4 = El reglamento no da la lista de cartas de Objetivo. Aquí hay 12: 4 bombas, 4 escuchas y 4 asesinatos, y cada una da 60k.
clause-AG-H5 = El reglamento no cuenta las piezas. Aquí cada agencia tiene 10 peones y 5 células, y hay tantas fichas de objetivo como hagan falta. Sin un peón en la reserva no se puede jugar una carta que dure una ronda.
clause-AG-H6 = El reglamento no reparte dinero antes de la partida. Aquí todos empiezan sin nada. Se puede acordar otra suma, en fichas de 5k (opción starting_money).
clause-AG-H7 = El reglamento no dice cuánto dinero hay. Aquí la reserva común no se agota nunca, el dinero va de 5k en 5k y nadie puede tener deudas.
clause-AG-H8 = El reglamento no dice qué pasa cuando un mazo se acaba. Aquí los Recursos descartados se barajan y forman un mazo nuevo; las cartas de Lugar y de Objetivo usadas se apartan y se barajan cuando su mazo se acaba. Si no queda ningún Recurso, no se roba; en una subasta con menos de cuatro cartas se sirve a los jugadores por su orden mientras haya cartas.
clause-AG-H9 = El reglamento solo da cartas nuevas a quien cumple un objetivo. Aquí también roba enseguida una carta nueva de Lugar y otra de Objetivo el jugador cuyo objetivo se ha detenido; si no, ya no le quedaría nada que hacer. Con el otro ajuste no se roban entonces cartas nuevas (opción new_papers_after_stop).
clause-AG-H10 = El reglamento no dice de quién son los objetivos que se pueden detener. Aquí, solo los de los demás.
clause-AG-H11 = El reglamento no dice cuántos objetivos puede tener un jugador en marcha. Aquí uno como mucho, ya que solo tiene un par de cartas.
clause-AG-H12 = El reglamento no pide un espía propio donde se destruye una célula. Aquí hace falta uno en esa ciudad. Con el otro ajuste no hace falta (opción presence).
clause-AG-H13 = El reglamento no dice cuántas células caben en una ciudad. Aquí cada agencia tiene como mucho una por ciudad, y distintas agencias pueden compartirla. Puedes tener varias en una zona: todas aumentan tu capacidad, pero la zona cuenta una sola vez para la victoria. Nadie tiene que dar permiso para una célula, y los enemigos que haya en la ciudad no la impiden.
clause-AG-H14 = El reglamento no dice cuándo se comprueba la victoria. Aquí, en el momento en que se coloca una célula, y la partida acaba enseguida.
clause-AG-H15 = El reglamento no dice qué pasa si al perder una célula tienes más espías que capacidad. Aquí se quedan, pero no puedes comprar otro.
clause-AG-H16 = El reglamento dice poco de cómo se mueven los peones. Aquí cada peón tiene un espacio gratis por turno, y los peones se pueden mover de uno en uno, entre otras acciones. El coche y el avión se suman a eso, también para un peón que ya se haya movido. Hasta tres espacios quiere decir de una a tres conexiones del mapa. Tras la preparación, cualquier número de peones puede compartir una ciudad.
clause-AG-H17 = El reglamento no dice cómo se anuncia un ataque. Aquí el atacante nombra la ciudad, su propio peón y la agencia enemiga, y los dados están a la vista. Los peones retirados del mapa vuelven a la reserva. Nadie está a salvo en una base principal.
clause-AG-H18 = El reglamento dice poco de cómo es un robo. Aquí el ladrón nombra a la víctima y la ciudad, y si quiere una carta boca arriba o una al azar; si solo hay de una clase, es de esa, y a quien no tiene cartas no se le puede robar. El ladrón y la víctima conocen la carta robada; los demás, solo si estaba boca arriba.
clause-AG-H19 = El reglamento no dice cuándo ni cómo se comercia. Aquí solo en el paso 3 de un turno, entre el jugador activo y otro; cualquiera de los dos puede proponer, y si ambos están de acuerdo queda hecho enseguida. Solo el otro ve las cartas que se ofrecen. Las promesas no obligan a nadie. El jugador activo puede empezar como mucho 3 propuestas con cada jugador en un turno. No se comercia con cartas de Lugar ni de Objetivo, células, peones ni fichas; con las cartas boca arriba, sí. Se pueden acordar menos; con ninguna no hay comercio (opción proposals).
clause-AG-H20 = El reglamento no dice si las cartas boca arriba cuentan para el límite de cinco. Aquí cuentan. Las cartas de una subasta llegan después del descarte, así que tener seis cartas entre dos turnos es normal.
clause-AG-H21 = El reglamento no dice cuándo se descarta exactamente una carta que dura una ronda. Aquí, al empezar el turno siguiente de su dueño, antes del dinero.
clause-AG-H22 = El reglamento no dice qué pasa en una ciudad donde ya hay una ficha de objetivo. Aquí también se puede iniciar allí un objetivo, y cada ficha va por su cuenta.
clause-AG-H23 = Según el reglamento empieza el último que haya usado un ordenador (AG-2.2). Aquí el programa sortea quién fue.
clause-AG-H24 = El reglamento no dice qué pasa con un jugador sin espías. Aquí sigue jugando: con 10k de un turno se compra un espía nuevo en la base principal.
clause-AG-H25 = El reglamento no dice quién elige el sitio de un espía nuevo. Aquí lo elige el comprador, entre la base principal y las ciudades con células propias, aunque haya enemigos.
clause-AG-H26 = Según el reglamento una partida podría no acabar nunca. Aquí acaba tras 40 rondas: gana quien tenga células en más zonas; a igualdad, quien tenga más células; después, quien tenga más dinero; y si también son iguales, comparten la victoria. Se pueden acordar menos rondas (opción rounds).
clause-AG-G27 = El reglamento llama obligatorio al paso 5, y dice que es solo para quien tiene la ficha de subasta. AG-3.2 une las dos cosas.
clause-AG-G28 = ¿Un objetivo se cumple durante un turno o cuando el turno empieza? Las dos cosas: se cumple al empezar el turno, y el dinero, la ficha y las cartas nuevas vienen antes de robar la carta de Recurso.
clause-AG-G29 = El reglamento habla de un segundo turno para un objetivo. Es el turno inmediatamente siguiente de ese jugador: el primero es el de iniciarlo. Cada uno de los otros tres tiene exactamente un turno para detenerlo.
clause-AG-G30 = ¿Adónde van las cartas de objeto descartadas para un objetivo? Se enseñan a todos, y después quedan boca abajo en la pila de descartes.
clause-AG-G31 = El reglamento solo deja saber que Bloqueo de Carreteras dura una ronda y es de una zona, y que a Rebelión le importa en qué ciudad está un peón. AG-H2 respeta ambas cosas.
clause-AG-H32 = El reglamento no dice quién elige agencia primero. Aquí se eligen una a una por orden de colocación, empezando por el primero en colocar, antes del primer peón. Con el otro ajuste quedan fijadas al preparar la mesa (opción agencies_settled): el primer asiento tiene la CIA, el segundo el MI6, el tercero el FSB y el cuarto el MSS.
clause-AG-H33 = El reglamento no dice si se puede guardar lo que se compra. Aquí se usa enseguida: un coche o un avión se compra nombrando peón y ciudad. Un vuelo acaba en otra ciudad, a una, dos o tres conexiones. El espía comprado en este turno también tiene su espacio gratis, aunque ese peón estuviera antes en el mapa. Sin peón en la reserva no se puede comprar un espía, ni sin ficha de célula una célula.
clause-AG-H34 = El reglamento no dice qué hace un Topo a un jugador cuya mano privada está vacía. Aquí se puede jugar, se descarta y no pasa nada.
clause-AG-H35 = El reglamento no dice cómo se arma un trato. Aquí el jugador activo nombra a otro, y propone él o le pide una propuesta; cada comienzo es uno de los tres de AG-H19, aunque no lleve a nada. Quien propone va añadiendo cartas y dinero, de 5k en 5k, a lo que ofrece y a lo que pide. Puedes ofrecer lo que tienes, y pedir dinero y cartas boca arriba que tenga el otro; de la mano privada puedes pedir cualquier carta por su nombre, pero no más de las que tiene en ella ni más ejemplares de los que existen: lo que se puede pedir no debe delatar la mano. Un regalo está permitido; nada a cambio de nada, no. El otro solo puede aceptar si en su mano privada está todo lo que se le pide de ella.
clause-AG-H36 = El reglamento no dice qué ejemplar se usa si tienes dos de una carta, uno de ellos boca arriba. Aquí lo dice quien juega, descarta, ofrece o combina la carta.
clause-AG-H37 = El reglamento no dice nada más de Bloqueo de Carreteras y Rebelión. Aquí obligan a todos menos a su dueño. Cada Rebelión cuesta 5k una vez por cada movimiento que sale de su zona o llega a ella, así que un movimiento entre dos zonas paga por las cartas de ambas. Colocar un espía nuevo y el paso que sigue a iniciar un objetivo no son movimientos. El dinero debe alcanzar para el precio y los peajes juntos.
clause-AG-H38 = El reglamento no dice cuándo se renueva un mazo. Aquí solo cuando hace falta una carta suya y no la hay, incluso en medio de una subasta; hasta entonces los descartes se quedan donde están.
clause-AG-H39 = El reglamento no dice dónde están las cartas de un objetivo en marcha. Aquí sus cartas de Lugar y de Objetivo quedan boca arriba ante su dueño hasta que se cumple o se detiene; entonces se apartan, y después se roban las nuevas, de modo que pueden volver enseguida de un mazo renovado.
clause-AG-H40 = ¿Cuál es el último turno de AG-H26? El reglamento no conoce ese final. Aquí es el turno 160, con su descarte y su subasta; con otro número de rondas, el cuádruple de ese número.
clause-AG-H41 = ¿Cómo llega a su fin un trato? El reglamento no le pone límites. Aquí una oferta solo crece: se añaden cartas y dinero a un lado u otro y nunca se quitan uno a uno. Quien se lo piense mejor anula toda la propuesta, que cuenta como una de las tres de AG-H19. Así todo turno llega a su fin. Una pantalla puede dejarte armar la oferta con libertad y enviarla cuando esté lista.
clause-AG-H42 = El reglamento no dice si se pueden mezclar las cartas de la mano sin que nadie lo vea. Aquí no: cada carta de Recurso que está fuera de su mazo va en una funda numerada. Todos ven qué funda se roba al mazo, se juega, se pone boca arriba, se le quita a alguien, se entrega o se descarta; solo quien puede mirar sabe qué contiene. La carta que se roba va a la primera funda libre. En una subasta las fundas no dicen nada: la carta que se toma va a la primera funda del paquete, y las demás se ordenan de nuevo.
clause-AG-H43 = El reglamento no dice qué se ve cuando se renueva un mazo. Aquí los Recursos descartados se enseñan a todos antes de barajarlos. Si eso ocurre en medio de una subasta, todos ven si un jugador toma una carta del mazo viejo o del nuevo.
clause-AG-H44 = El reglamento no dice cuánto oyen los demás de un trato. Aquí lo que se pide se dice en voz alta: nombres de cartas, dinero y cartas boca arriba. De las cartas ofrecidas todos ven las fundas, y el otro jugador el anverso en cuanto la propuesta está hecha. Quien acepta va poniendo a la vista de todos, una a una, las cartas que se le piden de la mano privada; con la última el trato queda hecho. Hasta entonces aún puede rechazarlo, y las cartas que haya enseñado vuelven a su mano.
clause-AG-H45 = El reglamento no dice en qué orden se formula una propuesta. Aquí hay un solo orden: las cartas que se ofrecen, por sus fundas; el dinero que se ofrece; las cartas que se piden de la mano privada, en el orden de AG-H2; las cartas boca arriba que se piden, por sus fundas; el dinero que se pide. El dinero se nombra en sumas de hasta 100k, y solo tras 100k justos puede seguir más.
clause-AG-H46 = El reglamento no distingue los peones de una agencia. Aquí están numerados. Si se trata de uno de varios en una ciudad y da igual cuál, es el de número más bajo; también entre los peones de la reserva. La última carta de una subasta va sola al último jugador.

section-AG-S = Tamaños para el estudio
clause-AG-S1 = Hay como mucho de 1 a 6 ejemplares de cada carta de Recurso (opción copies). El mazo completo tiene hasta 6.
clause-AG-S2 = Cada jugador recibe de 0 a 2 cartas de Recurso como primera mano (opción starting_cards). En el juego publicado son 2.
clause-AG-S3 = Solo tienen carta de Lugar las primeras ciudades, de 4 a 27 (opción locations). El mazo completo tiene las 27.
clause-AG-S4 = Hay de 1 a 3 clases de objetivos: bomba, escucha, asesinato (opción objective_kinds). El mazo completo tiene las tres.

### La mesa

## Quién, a quién y qué: las frases de abajo los nombran

seat = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] Jugador { $seat }
}
who = { $who ->
    [cia] La CIA
    [mi6] El MI6
    [fsb] El FSB
   *[mss] El MSS
}
whom = { $whom ->
    [cia] la CIA
    [mi6] el MI6
    [fsb] el FSB
   *[mss] el MSS
}
of-whom = { $whom ->
    [cia] de la CIA
    [mi6] del MI6
    [fsb] del FSB
   *[mss] del MSS
}
to-whom = { $whom ->
    [cia] a la CIA
    [mi6] al MI6
    [fsb] al FSB
   *[mss] al MSS
}
from-whom = { $whom ->
    [cia] de la CIA
    [mi6] del MI6
    [fsb] del FSB
   *[mss] del MSS
}
to-who = { $who ->
    [cia] a la CIA
    [mi6] al MI6
    [fsb] al FSB
   *[mss] al MSS
}
winner-a = { $a ->
    [cia] la CIA
    [mi6] el MI6
    [fsb] el FSB
   *[mss] el MSS
}
winner-b = { $b ->
    [cia] la CIA
    [mi6] el MI6
    [fsb] el FSB
   *[mss] el MSS
}
winner-c = { $c ->
    [cia] la CIA
    [mi6] el MI6
    [fsb] el FSB
   *[mss] el MSS
}
winner-d = { $d ->
    [cia] la CIA
    [mi6] el MI6
    [fsb] el FSB
   *[mss] el MSS
}
an-objective = { $objective ->
    [bomb] una bomba
    [tap] una escucha
   *[kill] un asesinato
}
the-objective = { $objective ->
    [bomb] la bomba
    [tap] la escucha
   *[kill] el asesinato
}
in-zone = { $zone ->
    [americas] en América
    [europe] en Europa y África
   *[asia] en Asia y el Pacífico
}
card-one = { $one ->
    [detonator] Detonador
    [explosives] Explosivos
    [wire] Cable
    [recorder] Grabadora
    [rifle] Rifle
    [bullet] Bala
    [no-bomb] Impedir Bomba
    [no-tap] Impedir Escucha
    [no-kill] Impedir Asesinato
    [mole] Topo
    [block] Bloqueo de Carreteras
   *[rebellion] Rebelión
}
card-two = { $two ->
    [detonator] Detonador
    [explosives] Explosivos
    [wire] Cable
    [recorder] Grabadora
    [rifle] Rifle
    [bullet] Bala
    [no-bomb] Impedir Bomba
    [no-tap] Impedir Escucha
    [no-kill] Impedir Asesinato
    [mole] Topo
    [block] Bloqueo de Carreteras
   *[rebellion] Rebelión
}
card-three = { $three ->
    [detonator] Detonador
    [explosives] Explosivos
    [wire] Cable
    [recorder] Grabadora
    [rifle] Rifle
    [bullet] Bala
    [no-bomb] Impedir Bomba
    [no-tap] Impedir Escucha
    [no-kill] Impedir Asesinato
    [mole] Topo
    [block] Bloqueo de Carreteras
   *[rebellion] Rebelión
}

## Qué se puede jugar

move-first = El jugador { $seat } coloca primero
move-agency = { $agency ->
    [cia] Dirigir la CIA: azul, con su base principal en Washington
    [mi6] Dirigir el MI6: negro, con su base principal en Londres
    [fsb] Dirigir el FSB: verde, con su base principal en Moscú
   *[mss] Dirigir el MSS: rojo, con su base principal en Pekín
}
move-place = Poner un espía { in-city }
move-location = La carta de Lugar es { city }
move-objective = La carta de Objetivo es { an-objective }
move-draw = La carta es { card }
move-end = No hacer nada más en este turno
move-move = { $mode ->
    [walk] El espía { $pawn } avanza un espacio, gratis
    [car] El espía { $pawn } toma un coche: un espacio por 5k
   *[plane] El espía { $pawn } toma un avión: hasta tres espacios por 20k
}
move-go = La ciudad es { city }
move-spy = Comprar por 10k un espía nuevo, que empieza { in-city }
move-cell = Comprar por 40k una célula durmiente y colocarla { in-city }
move-play = Jugar la carta { $sleeve }
move-stop = Impedir un objetivo con la carta { $sleeve }
move-initiate = Iniciar tu objetivo con la carta { $sleeve } y su pareja
move-destroy = Destruir una célula con la carta { $sleeve } y su pareja
move-pair = La carta { $sleeve } es el otro objeto de la pareja
move-zone = { $zone ->
    [americas] Dejarla en la zona 1, América
    [europe] Dejarla en la zona 2, Europa y África
   *[asia] Dejarla en la zona 3, Asia y el Pacífico
}
move-at = Va contra el jugador { $seat }
move-attack = El espía { $pawn } ataca a un espía del jugador { $seat }
move-steal = El espía { $pawn } roba al jugador { $seat }
move-die = El dado muestra { $pips }
move-face-up = Tomar, o pedir, la carta { $sleeve }, que está boca arriba
move-blind = Robar una carta al azar de la mano privada
move-pick = Sale la carta { $sleeve }
move-trade = Comerciar con otro jugador
move-to = Hacer una propuesta al jugador { $seat }
move-from = Pedir una propuesta al jugador { $seat }
move-lay = Ofrecer la carta { $sleeve }
move-give = Ofrecer { $money }k
move-want = Pedir esta carta de la mano privada: { card }
move-ask = Pedir { $money }k
move-propose = La propuesta está completa
move-cancel = Retirar la propuesta
move-accept = Aceptar la propuesta
move-refuse = Rechazar la propuesta
move-out = Entregar la carta { $sleeve }, que se ha pedido
move-drop = Descartar la carta { $sleeve }
move-take = Tomar la carta número { $number } del paquete
move-sealed-location = Se reparte una carta de Lugar boca abajo
move-sealed-objective = Se reparte una carta de Objetivo boca abajo
move-sealed-card = Se reparte una carta de Recurso boca abajo
move-taken = { $old ->
    [0] Se toma una carta del paquete
   *[1] Se toma una carta del paquete, una del mazo anterior
}
move-passed-1 = Se toma una carta del paquete; te pasan: { card-one }
move-passed-2 = Se toma una carta del paquete; te pasan: { card-one } y { card-two }
move-passed-3 = Se toma una carta del paquete; te pasan: { card-one }, { card-two } y { card-three }

## Qué se puede jugar, en la mesa

label-play = Jugar «{ card }»
label-stop = Impedir un objetivo con «{ card }»
label-initiate = Iniciar tu objetivo, empezando con «{ card }»
label-destroy = Destruir una célula, empezando con «{ card }»
label-pair = Añadir «{ card }»
label-lay = Ofrecer «{ card }»
label-out = Entregar «{ card }»
label-drop = Descartar «{ card }»
label-take = Tomar «{ card }»
label-ask-open = Pedir «{ card }», que está boca arriba
label-to = Hacer una propuesta { to-whom }
label-from = Pedir una propuesta { to-whom }
label-at-hand = La mano { of-whom }
label-at-objective = El objetivo { of-whom }
label-at-cell = La célula { of-whom }
label-go = Ir { to-city }
label-wreck = Destruir una célula { in-city }
label-move = { $mode ->
    [walk] El espía { $pawn } anda un espacio { leaving }, gratis
    [car] El espía { $pawn } va en coche un espacio { leaving }, por 5k
   *[plane] El espía { $pawn } vuela hasta tres espacios { leaving }, por 20k
}
label-attack = Atacar a un espía { of-whom } { in-city }
label-steal = Robar una carta { to-whom } { in-city }

## Qué se te pide

asked-choosing = Elige tu agencia. Todas valen lo mismo; solo cambia dónde está su base principal.
asked-placing = Pon el espía { $number } de { $of } en una ciudad en la que aún no haya nadie.
asked-acting = Te toca: haz lo que quieras en el orden que quieras y termina con «end». Tienes { $money }k y { $spies } espías de un máximo de { $capacity }.
asked-moving = { $mode ->
    [walk] ¿Adónde va el espía { $pawn } { leaving }? Un espacio, gratis.
    [car] ¿Adónde va en coche el espía { $pawn } { leaving }? Un espacio, por 5k.
   *[plane] ¿Adónde vuela el espía { $pawn } { leaving }? Hasta tres espacios, por 20k.
}
asked-zoning = ¿En qué zona dejas «{ card }»?
asked-aiming = ¿Contra quién juegas el Topo? Dos cartas al azar de esa mano privada quedarán boca arriba.
asked-stopping = ¿Qué objetivo impides con «{ card }»? Di de quién es.
asked-pairing = Enseñas «{ card }». ¿Qué carta completa la pareja?
asked-fleeing = La ficha está puesta. Tu espía debe irse enseguida { leaving }: ¿adónde va?
asked-wrecking = La pareja está descartada. ¿En qué ciudad destruyes una célula?
asked-blaming = ¿De quién es la célula que destruyes { in-city }?
asked-stealing = Le robas una carta { to-whom }: ¿una de las que están boca arriba, o una al azar de la mano privada?
asked-partnering = ¿Con quién comercias? Puedes hacer una propuesta («to») o pedirla («from»).
asked-proposing = Arma tu propuesta { to-whom }: primero lo que ofreces, después lo que pides; «propose» cuando esté completa.
asked-answering = { $left ->
    [0] Esta es una propuesta { from-whom }. ¿La aceptas?
    [one] Esta es una propuesta { from-whom }. Para aceptarla, entrega la carta que se pide por su nombre ({ $left }).
   *[other] Esta es una propuesta { from-whom }. Para aceptarla, entrega una a una las { $left } cartas que se piden por su nombre.
}
asked-dropping = { $left ->
    [one] El límite son cinco cartas: descarta { $left }.
   *[other] El límite son cinco cartas: descarta { $left }, una a una.
}
asked-taking = { $count ->
    [one] Toma la última carta del paquete.
   *[other] Toma una de las { $count } cartas del paquete; el resto se pasa.
}

## A qué esperan los demás

waits-drawing-first = Se sortea quién coloca primero.
waits-choosing = El jugador { $seat } elige una agencia.
waits-placing = { who } debe poner en el mapa el espía { $number } de { $of }.
waits-dealing-location = Se reparte una carta de Lugar { to-who }.
waits-dealing-objective = Se reparte una carta de Objetivo { to-who }.
waits-dealing-card = Se reparte una carta de Recurso { to-who }.
waits-dealing-packet = { who } roba las cartas de la subasta.
waits-acting = { who } tiene el turno, con { $money }k y { $spies } espías de un máximo de { $capacity }.
waits-moving = { $mode ->
    [walk] { who } mueve a pie el espía { $pawn } { leaving }.
    [car] { who } mueve en coche el espía { $pawn } { leaving }.
   *[plane] { who } mueve en avión el espía { $pawn } { leaving }.
}
waits-zoning = { who } elige una zona para «{ card }».
waits-aiming = { who } elige contra quién juega el Topo.
waits-stopping = { who } elige qué objetivo impide con «{ card }».
waits-pairing = { who } enseña «{ card }» y debe añadir su pareja.
waits-fleeing = { who } debe mover enseguida el espía { $pawn } { leaving }.
waits-wrecking = { who } elige en qué ciudad destruye una célula.
waits-blaming = { who } elige de quién es la célula que destruye { in-city }.
waits-rolling = { who } ataca { to-whom }; primero tira el atacante.
waits-rolling-defence = { who } ataca { to-whom }; ahora tira el defensor.
waits-stealing = { who } elige qué le roba { to-whom }.
waits-picking = { who } roba una carta al azar de la mano { of-whom }.
waits-picking-mole = { $count ->
    [one] Queda por poner boca arriba { $count } carta al azar { of-whom }.
   *[other] Quedan por poner boca arriba { $count } cartas al azar { of-whom }.
}
waits-partnering = { who } elige con quién comercia.
waits-proposing = { who } arma una propuesta { to-whom }.
waits-answering = { $left ->
    [0] { who } debe responder a la propuesta { from-whom }.
    [one] { who } debe responder a la propuesta { from-whom }: se pide { $left } carta por su nombre.
   *[other] { who } debe responder a la propuesta { from-whom }: se piden { $left } cartas por su nombre.
}
waits-dropping = { $left ->
    [one] { who } debe descartar { $left } carta.
   *[other] { who } debe descartar { $left } cartas.
}
waits-taking = { $count ->
    [one] { who } recibe la última carta del paquete.
   *[other] { who } debe tomar una de las { $count } cartas del paquete.
}

## Qué ha pasado

drew-first = El jugador { $seat } coloca primero.
settled = Las agencias están acordadas: el jugador 0 dirige la CIA, el 1 el MI6, el 2 el FSB y el 3 el MSS.
chose = { $agency ->
    [cia] El jugador { $seat } dirige la CIA: azul, con su base principal en Washington.
    [mi6] El jugador { $seat } dirige el MI6: negro, con su base principal en Londres.
    [fsb] El jugador { $seat } dirige el FSB: verde, con su base principal en Moscú.
   *[mss] El jugador { $seat } dirige el MSS: rojo, con su base principal en Pekín.
}
placed = { who } pone un espía { in-city }.
your-location = Tu carta de Lugar: { city }.
your-objective = Tu carta de Objetivo: { objective }.
new-papers = { who } roba una carta de Lugar y una de Objetivo nuevas.
you-drew = Robas «{ card }».
drew = { who } roba una carta.
packet-card = En el paquete: { card }.
auction = { $count ->
    [one] { who } celebra una subasta: solo queda { $count } carta.
   *[other] { who } celebra una subasta y mira { $count } cartas.
}
renewed-assets = El mazo de Recursos estaba vacío: los descartes se ponen boca arriba a la vista de todos y se barajan en un mazo nuevo.
renewed-locations = El mazo de Lugares estaba vacío: las cartas usadas se barajan en un mazo nuevo.
renewed-objectives = El mazo de Objetivos estaba vacío: las cartas usadas se barajan en un mazo nuevo.
token = { who } recibe la ficha de subasta.
dealt = Todos tienen sus papeles y su primera mano. { who } recibe la ficha de subasta.
lifted = { who } descarta «{ card }», que estaba { in-zone }.
turn = { who } empieza el turno { $turn } y toma { $money }k.
completed = { who } completa { the-objective } { in-city }, que nadie ha impedido, y toma { $money }k.
ends = { who } no hace nada más en este turno.
drops = { who } descarta «{ card }».
drops-hidden = { who } descarta una carta.
safety-stop = La partida termina tras el turno { $turn }: nadie tiene una célula en cada zona.
final = { $zones ->
    [one] { who }: células en { $zones } zona, { $cells } en total y { $money }k.
   *[other] { who }: células en { $zones } zonas, { $cells } en total y { $money }k.
}
walked = { who } mueve un espía { leaving } { to-city }.
drove = { who } lleva en coche a un espía { leaving } { to-city }, por { $money }k.
flew = { who } lleva en avión a un espía { leaving } { to-city }, por { $money }k.
fled = { who } saca enseguida al espía { leaving } y lo lleva { to-city }.
toll = { who } paga { $money }k más por la Rebelión.
hired = { who } compra por { $money }k un espía nuevo, que empieza { in-city }.
built = { who } coloca una célula durmiente { in-city }, por { $money }k. Cuenta { in-zone }.
plays = { who } juega «{ card }».
laid-block = { who } deja Bloqueo de Carreteras { in-zone }: durante una ronda nadie más se mueve allí a pie ni en coche.
laid-rebellion = { who } deja Rebelión { in-zone }: durante una ronda los demás pagan 5k por cada movimiento que salga de allí o llegue allí.
mole = { $count ->
    [one] El Topo trabaja: { $count } carta al azar { of-whom } queda boca arriba.
   *[other] El Topo trabaja: { $count } cartas al azar { of-whom } quedan boca arriba.
}
mole-in-vain = El Topo no encuentra ninguna mano privada { of-whom }: no pasa nada.
turned-up = «{ card }» queda boca arriba: es una carta { of-whom }.
stopped = { who } impide { the-objective } { of-whom } { in-city } y toma { $money }k.
initiates = { who } enseña sus papeles e inicia { an-objective } { in-city }.
pair = { who } descarta «{ card-one }» y «{ card-two }».
destroyed = { who } destruye la célula { of-whom } { in-city } y toma { $money }k.
attacks = { who } ataca a un espía { of-whom } { in-city }.
steals = { who } roba { to-whom } { in-city }.
rolled-attack = { who } saca { $pips }.
rolled-defence = La tirada { of-whom } es { $pips }.
attack-won = { who } gana, le quita { $money }k { to-whom }, y el espía atacado sale del mapa.
attack-lost = { who } pierde, y el espía que atacó sale del mapa.
stole = { who } le roba «{ card }» { to-whom }.
stole-hidden = { who } le roba una carta { to-whom }.
turns-to = { who } prepara una propuesta { to-whom }.
invites = { who } pide una propuesta { to-whom }.
offers = { who } ofrece «{ card }».
offers-hidden = { who } ofrece la carta { $sleeve }.
offers-money = { who } ofrece { $money }k.
wants = { who } pide «{ card }».
asks-open = { who } pide «{ card }», que está boca arriba.
asks-money = { who } pide { $money }k.
proposed = { who } presenta la propuesta { to-whom }.
shown = { who } enseña lo que ofrece: { card }.
cancelled = { who } retira la propuesta.
traded = { who } acepta la propuesta { from-whom }, y queda hecho.
declined = { who } rechaza la propuesta { from-whom }.
lays-out = { who } entrega «{ card }».
took-card = { who } toma «{ card }».
took = { $old ->
    [0] { who } toma una carta del paquete.
   *[1] { who } toma una carta del paquete, una del mazo anterior.
}
passed-1 = Lo que queda es para ti: { card-one }.
passed-2 = Te pasan: { card-one } y { card-two }.
passed-3 = Te pasan: { card-one }, { card-two } y { card-three }.
last-card = La última carta del paquete le toca { to-whom }.

## Cómo termina

over-won = { who } tiene una célula durmiente en cada zona y gana.
over-stopped = { $zones ->
    [one] { who } gana: células en { $zones } zona, { $cells } en total y { $money }k.
   *[other] { who } gana: células en { $zones } zonas, { $cells } en total y { $money }k.
}
over-shared-2 = Comparten la victoria { winner-a } y { winner-b }: zonas con células { $zones }, células { $cells }, dinero { $money }k cada uno.
over-shared-3 = Comparten la victoria { winner-a }, { winner-b } y { winner-c }: zonas con células { $zones }, células { $cells }, dinero { $money }k cada uno.
over-shared-4 = Comparten la victoria { winner-a }, { winner-b }, { winner-c } y { winner-d }: zonas con células { $zones }, células { $cells }, dinero { $money }k cada uno.

## Qué se puede acordar

option-rounds = Rondas tras las que termina la partida si nadie ha ganado
option-agencies_settled = Las agencias van por asientos y no se eligen
option-proposals = Propuestas que se pueden empezar con cada jugador en un turno (0: no se comercia)
option-starting_money = Dinero al empezar, en fichas de 5k
option-presence = Para destruir una célula hace falta un espía en su ciudad
option-new_papers_after_stop = Quien ve impedido su objetivo roba papeles nuevos
option-copies = Ejemplares de cada carta de Recurso, como mucho
option-starting_cards = Cartas de Recurso de la primera mano
option-locations = Ciudades que tienen carta de Lugar
option-objective_kinds = Clases de objetivos (1: bombas, 2: también escuchas, 3: también asesinatos)

## Por qué algo no se puede jugar

refused-over = La partida ha terminado.
refused-dealer-draws-first = Primero el crupier sortea quién coloca primero (por ejemplo, first=0).
refused-choose-an-agency = Primero se elige una agencia: cia, mi6, fsb o mss.
refused-place-a-pawn = Primero se pone un espía en el mapa (por ejemplo, +paris).
refused-dealer-deals-location = Primero el crupier reparte una carta de Lugar (por ejemplo, @paris).
refused-dealer-deals-objective = Primero el crupier reparte una carta de Objetivo (por ejemplo, ?bomb.1).
refused-dealer-deals-card = Primero el crupier reparte una carta de Recurso (por ejemplo, =wire.1).
refused-choose-an-action = Eso no encaja aquí: elige una de las acciones del turno, o «end».
refused-choose-a-city = Primero di adónde va el espía (por ejemplo, >paris).
refused-choose-a-zone = Primero di en qué zona queda la carta: zone1, zone2 o zone3.
refused-choose-a-player = Primero di contra quién se juega el Topo (por ejemplo, at1).
refused-choose-an-objective = Primero di de quién es el objetivo que impides (por ejemplo, at1).
refused-choose-the-other-object = Primero nombra el otro objeto de la pareja (por ejemplo, and17).
refused-leave-the-city = Se acaba de iniciar un objetivo: primero el espía debe salir de la ciudad (por ejemplo, >paris).
refused-choose-a-cell = Primero di qué célula destruyes: su ciudad y después de quién es.
refused-dealer-rolls = Primero el crupier tira un dado (de die=1 a die=6).
refused-choose-what-to-steal = Primero di qué se roba: una carta que está boca arriba (por ejemplo, up17), o «blind».
refused-dealer-picks = Primero el crupier saca una carta de la mano privada (por ejemplo, pick=17).
refused-choose-a-partner = Primero di con quién comercias: to1 propone al jugador 1, from1 le pide que proponga.
refused-finish-the-proposal = Primero se termina la propuesta: con «propose» o con «cancel».
refused-answer-the-proposal = Primero hay que responder a la propuesta.
refused-discard-first = Primero tienes que descartar hasta quedarte con cinco cartas (por ejemplo, drop17).
refused-take-from-the-packet = Primero hay que tomar una carta del paquete (por ejemplo, take1).
refused-agency-taken = Esa agencia la tiene otro jugador.
refused-city-taken = Ahí ya hay un espía; mientras se colocan los primeros espías, cada uno ocupa una ciudad distinta.
refused-location-not-in-deck = Esa carta de Lugar no está ahora en el mazo.
refused-objective-not-in-deck = No quedan tantas cartas de ese Objetivo en el mazo.
refused-card-not-in-deck = No quedan tantas cartas de ese Recurso en el mazo.
refused-pawn-not-on-map = Ese peón no está en el mapa.
refused-has-walked = Ese espía ya ha usado su espacio gratis en este turno.
refused-bought-already = Ya has comprado uno en este turno; cada cosa se compra una sola vez.
refused-too-little-money = No tienes bastante dinero para eso.
refused-road-blocked = Lo impide un Bloqueo de Carreteras: en esa zona nadie más que su dueño se mueve a pie ni en coche.
refused-not-linked = Esa ciudad no está conectada con la del espía.
refused-too-far = Un avión va a otra ciudad, a una distancia de una a tres conexiones.
refused-toll-too-high = No puedes pagar lo que cuesta allí la Rebelión.
refused-at-capacity = Tienes tantos espías como permite tu capacidad: 3, y 1 más por cada una de tus células.
refused-no-pawn-left = No te queda ningún peón en la reserva.
refused-not-a-home = Un espía nuevo empieza en tu base principal o en una de tus células.
refused-no-spy-there = No tienes ningún espía en esa ciudad, así que no puedes colocar allí una célula.
refused-cell-there = Ya tienes una célula en esa ciudad.
refused-no-cell-left = Ya has colocado tus cinco células.
refused-not-your-card = Esa carta no es tuya.
refused-not-playable = Así solo se juegan Topo, Bloqueo de Carreteras y Rebelión.
refused-no-pawn-for-card = No tienes ningún peón en la reserva para marcar esa carta como tuya.
refused-not-a-stop-card = Esa carta no impide ningún objetivo.
refused-nothing-to-stop = Donde están tus espías, nadie más tiene en curso un objetivo que esa carta impida.
refused-not-an-object = Esa carta no es uno de los seis objetos.
refused-not-a-pair = Esas dos no hacen pareja: el Detonador va con los Explosivos, el Cable con la Grabadora y el Rifle con la Bala.
refused-under-way = Tu objetivo ya está en curso.
refused-no-papers = No tienes cartas de Lugar ni de Objetivo.
refused-not-for-your-objective = Esa carta no corresponde a tu carta de Objetivo.
refused-not-at-your-location = No tienes ningún espía en la ciudad de tu carta de Lugar.
refused-nothing-to-destroy = Ahora no hay ninguna célula que puedas destruir.
refused-no-cell-to-destroy = Ahí no puedes destruir una célula así: su dueño no debe tener ningún espía en la ciudad, y tú sí.
refused-fought-already = Ya has atacado o robado en este turno; solo se permite una vez.
refused-that-is-you = Ese jugador eres tú.
refused-no-enemy-there = Ese jugador no tiene ningún espía en la ciudad donde está el tuyo.
refused-no-cards-to-steal = Ese jugador no tiene cartas.
refused-not-face-up = Esa carta no está boca arriba delante de ese jugador.
refused-no-private-cards = Ese jugador no tiene cartas privadas, solo a la vista.
refused-not-in-private-hand = Esa carta no está en la mano privada de la que debe salir.
refused-no-proposals-left = Con ese jugador ya no se pueden empezar más propuestas en este turno.
refused-out-of-order = Una propuesta se dice en un solo orden: cartas que ofreces, dinero que ofreces, cartas que pides por su nombre, cartas boca arriba que pides, dinero que pides.
refused-too-many-asked = No puedes pedir más cartas de las que tiene esa mano privada, ni más ejemplares de los que existen.
refused-more-than-there-is = Ahí no hay tanto dinero.
refused-nothing-for-nothing = Ofrece algo o pide algo; nada a cambio de nada no es un trato.
refused-lay-out-what-is-asked = Para aceptar, entrega las cartas que se piden por su nombre (por ejemplo, out17).
refused-not-asked-for = Esa carta no se ha pedido.
refused-not-in-packet = En el paquete no hay tantas cartas.

## La mesa en el terminal

draw-setup = Preparación
draw-turn = Turno { $turn }, ronda { $round } de { $rounds }
draw-deck = Mazo { $count }
draw-discards = descartes { $count }
draw-you = tú
draw-spies = espías { $spies }/{ $capacity }
draw-cells = células { $count }
draw-cards = cartas { $count }
draw-open = boca arriba:
draw-known = conocidas:
draw-token = ficha de subasta
draw-hand = Tu mano
draw-papers = Tus papeles
draw-papers-are = { an-objective } { in-city }
draw-market = Mercado
draw-goods = { $goods ->
    [car] coche
    [plane] avión
    [spy] espía nuevo
   *[cell] célula durmiente
}
draw-bought = comprado
draw-gives = { who } ofrece
draw-asks = { who } pide
draw-handed = entregado
draw-nothing = nada
draw-packet = Paquete
draw-legend = C0 espía 0 de la CIA (M MI6, F FSB, S MSS) · ⌂ base · ■ célula · ◆ objetivo · (0) ya se ha movido

## La lección

lesson-1 = Cuatro servicios secretos comparten este mapa del mundo. Gana quien antes tenga una célula durmiente en cada una de las tres zonas. Una célula cuesta 40k y un turno da 10k: la cuestión es de dónde sale el resto.
lesson-2 = Quien coloca primero recibe también la ficha de subasta; el primer turno es del jugador siguiente.
lesson-3 = Las agencias solo se distinguen por su base principal, marcada con ⌂: allí, y en las células propias, empiezan los espías nuevos.
lesson-4 = Cada jugador ha puesto tres espías en el mapa, nunca dos en la misma ciudad. A partir de ahora pueden coincidir tantos como se quiera.
lesson-5 = Cada jugador recibe boca abajo dos papeles: un Lugar y un Objetivo, por ejemplo «una bomba en París». No forman parte de la mano, que empieza con dos cartas de Recurso. Nadie ve lo que tienen los demás.
lesson-6 = Un turno empieza con 10k y una carta de Recurso. Después haces lo que quieras, en cualquier orden: mover, comprar, jugar cartas, atacar o robar una vez, comerciar, ocuparte de los objetivos.
lesson-7 = Cada espía tiene un espacio gratis por turno, por las conexiones del mapa. Un coche (5k) y un avión (20k, hasta tres espacios) se suman a eso, cada uno una vez por turno.
lesson-8 = Con un espía en la ciudad de su carta de Lugar y los dos objetos de su carta de Objetivo, Detonador y Explosivos, el MI6 inicia su objetivo: una bomba en París. Enseña sus papeles, y una ficha ◆ queda en la ciudad.
lesson-9 = El espía debe irse enseguida, y el turno se acaba. Ahora cada uno de los demás tiene un turno para impedir la bomba: bastarían un espía en París y la carta Impedir Bomba, y darían 30k. Si nadie lo hace, el objetivo se completa cuando empiece el siguiente turno del MI6.
lesson-10 = El FSB toma un coche para alcanzar al espía que ha huido, y ataca. Atacar o robar: solo una de las dos cosas, una vez por turno, contra un espía que esté en la misma ciudad.
lesson-11 = Los dos tiran un dado; gana el más alto, y el empate es del defensor. El atacante que gana toma hasta 15k, y el espía vencido vuelve a la reserva. Un ladrón se habría llevado una carta.
lesson-12 = El MSS comercia: ofrece una carta y pide dinero. Pueden cambiar de manos las cartas y el dinero que se quiera si ambos están de acuerdo, y solo el otro ve lo que se ofrece. En un turno se pueden empezar como mucho tres propuestas con cada jugador.
lesson-13 = La CIA juega el Topo: dos cartas al azar de otra mano quedan boca arriba. Quien le robe a ese jugador podrá elegir una de ellas.
lesson-14 = Al final de un turno, más de cinco cartas son demasiadas. Después, quien tiene la ficha de subasta mira cuatro cartas, se queda con una y pasa las demás, hasta que cada jugador tiene una. La ficha viaja en sentido contrario.
lesson-15 = Nadie ha impedido la bomba: el MI6 toma 60k y papeles nuevos. Es más de lo que cuesta una célula.
lesson-16 = Una célula durmiente se coloca donde se tiene un espía, y permite tener un espía más. Los demás pueden destruirla mientras no haya allí ningún espía de su dueño, con cualquier pareja de objetos, y toman 25k.
lesson-17 = Eso era una ronda. Con dos zonas más gana el MI6: vigilad su dinero, sus papeles y sus espías. Lo demás está en la página de reglas; con «tradecraft play agency» lo puedes probar.

## El mapa

board-spy = { agency }: espía { $pawn }
board-cell = { agency }: célula durmiente

## El tablero sencillo

view-turn = turno
view-rounds = rondas en total
view-active = jugador activo
view-holder = ficha en manos del jugador
view-winner = ganó el jugador
view-map = mapa
view-zones = zonas
view-zone = zona
view-cities = ciudades
view-city = ciudad
view-longitude = -
view-latitude = -
view-links = carreteras a
view-base = base de
view-roads = carreteras
view-agency = agencia
view-money = dinero
view-spies = espías
view-capacity = espías como máximo
view-reserve = espías en reserva
view-cells = células
view-cells-left = células restantes
view-up = cartas descubiertas
view-papers = documentos
view-tolls = peajes por pagar
view-barred = zonas cerradas
view-proposals = propuestas hechas
view-market = mercado
view-goods = artículo
view-price = precio
view-bought = comprado en este turno
view-fought = ha luchado en este turno
view-decks = mazos
view-assets = cartas en el mazo
view-renewed = veces que se renovó el mazo
view-unseen = cartas no vistas todavía
view-used-locations = Lugares usados
view-used-objectives = Objetivos usados
view-doing = lo que se está haciendo
view-mode = modo de viajar
view-pawn = espía
view-foe = adversario
view-die = dado
view-picks = cartas por elegir
view-target = objetivo
view-auction = subasta
view-trade = trato
view-walked = ha caminado
view-sleeve = lugar en la mano
view-one-of = una de
view-open = descubierta
view-part = papel en el trato
view-location = Lugar
view-objective = Objetivo
view-under-way = en curso
view-giver = ofrece el jugador
view-taker = se ofrece al jugador
view-proposed = propuesto
view-gives = da
view-asks = pide
view-names = nombra
view-laid-out = a la vista
view-owner = dueño
view-taken = cartas tomadas
view-packet = paquete
view-packets = paquetes
panel-holds = hand money spies cells
says-city = city city
says-cities = city city
says-links = city city
says-roads = city city
says-cells = city city
says-base = city city
says-location = city city
says-used-locations = city city
says-zone = zone zone
says-zones = zone zone
says-tolls = zone zone
says-barred = zone zone
says-agency = agency agency
says-objective = objective objective
says-used-objectives = objective objective
says-hand = card card
says-one-of = card card
says-up = card card
says-cards = card card
says-discards = card card
says-unseen = card card
says-names = card card
says-packet = card card
says-laid-out = card card
value-card = { card }
value-mode = { $value ->
    [walk] a pie
    [car] en coche
    [plane] en avión
   *[other] { $value }
}
value-goods = { $value ->
    [car] coche
    [plane] avión
    [spy] espía
    [cell] célula
    [walk] a pie
   *[other] { $value }
}
value-part = { $value ->
    [offered] ofrecida
    [asked] pedida
    [laid-out] a la vista
   *[other] { $value }
}
value-colour = { $value ->
    [black] negro
    [blue] azul
    [green] verde
    [red] rojo
   *[other] { $value }
}
