# Las palabras de la casa, en español. Un archivo por idioma, con las mismas claves y datos.

## Refusals

game-unknown = No hay ningún juego llamado { $name }. Se conocen: { $can }.
seats-out-of-range = { $game } no se puede jugar entre { $seats }. Número de jugadores posible: { $can }.
option-unknown = No hay ninguna opción llamada { $name }. Hay estas: { $can }.
option-out-of-range = La opción { $name } tiene que ser un número entero de { $low } a { $high }, no { $value }.
move-is-a-face = Así ven esa jugada los demás; di la jugada misma.
move-unknown = No hay ninguna jugada con ese número.
notation-unknown = «{ $text }» no se puede leer como jugada de { $game }.
not-your-turn = No le toca al asiento { $seat }; { $actor ->
    [dealer] ahora le toca al crupier.
   *[other] ahora decide el asiento { $actor }.
}
dealer-unknown = El crupier es «auto» o «manual», no «{ $dealer }».
seed-unknown = Una semilla es un número entero a partir de 0, no { $seed }.
seat-unknown = No hay asiento { $seat }; con { $seats } jugadores los asientos se numeran desde el 0.

## Records

record-not-toml = La línea { $line } de la partida no se puede leer: no es TOML.
record-misses = A la partida le falta «{ $name }».
record-wrong-kind = Línea { $line } de la partida: «{ $name }» tiene que ser { $kind ->
    [int] un número entero.
    [str] un texto entre comillas.
    [list] una lista.
   *[dict] una tabla.
}
record-unknown-key = Línea { $line } de la partida: nada se llama «{ $name }». Se conocen: { $can }.
record-other-format = Línea { $line } de la partida: está escrita en el formato { $has }; esta versión lee el formato { $reads }.
record-other-rules = Línea { $line } de la partida: se hizo con la versión { $has } de las reglas de { $game }; esta versión juega con la versión { $plays }.
record-line = Línea { $line } de la partida: { $why }
record-out-of-turn = Línea { $line } de la partida: { $has ->
    [dealer] al crupier no le toca
   *[other] al asiento { $has } no le toca jugar
} en «{ $text }»; { $turn ->
    [dealer] ahora le toca al crupier.
   *[other] ahora decide el asiento { $turn }.
}
record-refused = Línea { $line } de la partida: «{ $text }» no se puede jugar. { $why }
record-players = Línea { $line } de la partida: los jugadores son nombres entre comillas.
record-lesson = Línea { $line } de la partida: una lección cuenta sus frases después de 0 a { $most } jugadas.

## The command line: refusals

language-unknown = Aquí nadie habla «{ $lang }». Se conocen: { $can }.
number-wanted = «{ $text }» no es un número entero a partir de { $low }.
usage-no-command = No hay ninguna orden «{ $text }». Hay estas: { $can }.
usage-no-option = { $command } no tiene la opción { $option }; { $command } --help enumera las que tiene.
usage-option-value = La opción { $option } no se usa así; { $command } --help lo muestra.
usage-too-much = { $command } no sabe qué hacer con «{ $text }»; { $command } --help muestra lo que admite.
usage-missing-game = A { $command } le falta el nombre de un juego; tradecraft games los enumera.
usage-missing-file = A { $command } le falta el archivo de una partida; { $command } --help lo muestra.
usage-unclear = { $command } no se usa así; { $command } --help lo muestra.
play-which = ¿Qué juego? Se conocen: { $can }.
player-unknown = Nadie llamado «{ $player }» puede sentarse. Hay estos: { $can }.
bot-unknown = No hay ningún bot llamado «{ $bot }». Hay estos: { $can }.
bots-count = { $bots } bots no pueden ocupar { $seats } asientos.
bot-rookie = Novato
bot-agent = Agente
bot-handler = Oficial de caso
bot-director = Director
bot-greedy = Codicioso (de referencia)
bot-random = Al azar (de referencia)
option-not-a-pair = Una opción se escribe nombre=valor, no «{ $text }».
viewer-unknown = Nadie mira como «{ $text }»: vale un asiento de 0 a { $last }, spectator o all.
ply-unknown = No hay posición { $ply }; la partida va de 0 a { $last }.
record-ended = En la posición { $ply } la partida ha terminado; sigue desde una anterior.
clause-unknown = { $game } no tiene ninguna cláusula { $name }.
resume-other-game = { $file } es una partida de { $has }, no de { $asked }.
resume-other-seats = La partida tiene { $seats } asientos, no { $players }.
resume-with-options = Una partida que se retoma conserva sus opciones; quita --option.
save-exists = { $file } ya existe; elige otro nombre o retómala con --resume.
file-missing = No existe el archivo { $file }.
file-is-folder = { $file } es una carpeta, no una partida.
file-not-text = { $file } no es texto, así que no puede ser una partida.
file-trouble = { $file } no se puede usar: { $why }.
output-trouble = La respuesta no se puede escribir: { $why }.

## The command line: help

help-commands = Órdenes
help-arguments = Argumentos
help-options = Opciones
help-examples = Ejemplos
metavar-command = ORDEN
metavar-options = opciones
metavar-game = JUEGO
metavar-clause = CLÁUSULA
metavar-player = JUGADOR
metavar-file = ARCHIVO
metavar-setting = NOMBRE=VALOR
metavar-address = DIRECCIÓN
metavar-url = URL
metavar-number = NÚMERO
metavar-dealer = auto|manual
metavar-viewer = ASIENTO|spectator|all
metavar-bots = BOT,BOT
option-lang = El idioma; si no, deciden TRADECRAFT_LANG o el sistema.
option-help = Muestra esta página.
option-version = Muestra la versión.
option-json = Escribe JSON, para que lo lea un programa.
option-seed = Lo sortea todo a partir de este número; el mismo número da la misma partida.
option-option = Acuerda algo: un tamaño o una regla de la casa. tradecraft games los enumera.
argument-game = El nombre de un juego; tradecraft games los enumera.
argument-record = El archivo de una partida.

help-all = Juegos de mesa de espías con información oculta, para jugarlos y para estudiarlos.
example-all-1 = Jugar a Agent Hunter contra un bot.
example-all-2 = Consultar una cláusula de sus reglas.
example-all-3 = Saber qué más se puede decir después de «play».

help-games =
    Enumera los juegos, de qué tratan y qué se puede acordar antes de cada uno.

    Una opción es un tamaño del juego o una regla de la casa donde el reglamento calla. Lo que viene puesto es el juego publicado.
example-games-1 = Todos los juegos.
example-games-2 = Lo mismo en francés.
example-games-3 = Lo mismo para un programa.

help-rules =
    Muestra las reglas de un juego, cláusula a cláusula, con nuestras palabras.

    Donde el reglamento calla decide la casa: esas cláusulas van marcadas, y la mayoría tiene una opción que las cambia.
argument-clause = Una cláusula o una sección; sin ella, todas.
example-rules-1 = Todas las reglas; con «| less» se pasan página a página.
example-rules-2 = Una cláusula.
example-rules-3 = Una sección.
example-rules-4 = Todo en italiano, para un programa.

help-play =
    Juega una partida en este terminal, contra bots o entre personas.

    Cada jugador es «me» (una persona ante este teclado) o un bot. Cuatro juegan para personas, cada uno más fuerte que el anterior: «rookie», «agent», «handler», «director»; se distinguen en cuántas partidas juegan mentalmente antes de mover. «greedy» mira una jugada por delante, «random» juega cualquier cosa. Los bots ven lo que puede ver su asiento y nada más. Con dos personas, la pantalla se oculta entre sus turnos.

    En la partida, escribe una jugada como aparece en la lista, o su principio y Tab. «?» explica dónde estás, «? 3>b» por qué esa jugada es posible o no, «? AH-5.3» qué dice una cláusula; «save» guarda y «quit» sale. Una jugada errónea no cuesta nada.
argument-play-game = El nombre de un juego; con --resume no hace falta.
argument-players = Quién se sienta dónde, por orden de asientos: me o el nombre de un bot. Sin nada, tú contra agent.
option-save = Guarda la partida en este archivo después de cada jugada.
option-resume = Retoma la partida donde termina este archivo.
option-dealer = Quién sortea lo que decide el azar: la casa, o tú, escribiendo lo que muestran las cartas de verdad.
example-play-1 = Tú contra un bot.
example-play-2 = Tú en el segundo asiento, contra un bot que juega cualquier cosa.
example-play-3 = Dos personas ante un teclado.
example-play-4 = Dos bots; su partida se guarda.
example-play-5 = Con tres señuelos por bando; la partida se guarda tras cada jugada.
example-play-6 = Retomar esa partida.
example-play-7 = Dos personas con cartas de verdad al lado: tú escribes quién empieza.

help-replay =
    Recorre una partida tal como la vio uno de los que estaban a la mesa.

    En un terminal: Intro o → avanza, ← retrocede, g y G van al principio y al final, q termina. En una tubería salen todas las posiciones seguidas.
option-as = Con qué ojos verla: un asiento (0, 1, ...), un espectador (spectator) o también todo lo oculto (all). Si falta, los de un espectador; con --json, los de todos.
option-ply = Muestra solo esta posición; 0 es la primera.
example-replay-1 = Como la vio un espectador.
example-replay-2 = Como la vio el primer asiento.
example-replay-3 = Una posición, con todo lo que estaba oculto.
example-replay-4 = Para un programa: en cada posición lo que vio cada asiento, lo que se podía jugar y lo que se jugó.

help-lesson =
    Aprender un juego: se recorre una partida y, en cada paso, una frase dice qué pasa y por qué.

    Las teclas y las tuberías, como en replay.
example-lesson-1 = Aprender La Agencia.
example-lesson-2 = Lo mismo en español.
lesson-unknown = El juego { $game } todavía no tiene lección.

help-check =
    Pone a prueba las ocho leyes de la casa en posiciones al azar de un juego.

    Sale con 1 si alguna no se cumple, y muestra una partida que lo prueba.
option-positions = Cuántas posiciones probar, como mínimo.
option-save-broken = Guarda en este archivo la partida que muestra una ley incumplida.
example-check-1 = Doscientas posiciones.
example-check-2 = Otras, y guardar la partida si no se cumple una ley.
example-check-3 = Para un programa.

help-bench = Mide lo rápido que va todo, y lo compara con otros en la misma ejecución.
help-bots = Mide la búsqueda de los bots: simulaciones por segundo, junto al C++ de OpenSpiel, en cada sala y en dos hilos.
help-engine =
    Mide las reglas: partidas al azar junto a C++ escrito a mano y junto a OpenSpiel, un registro replegado, dos hilos, un primer arranque y otro posterior.

    Cada proporción se toma en una misma ejecución en esta máquina, como mediana de varias. Una fila que no alcanza su listón dice NO; un programa que no está instalado es una fila que lo dice.
help-server =
    Mide el servidor: partidas enteras de dos jugadores por HTTP, cada jugada guardada, en bucle cerrado y con pausas; tiempo de procesador, bytes y memoria; varios procesos.

    Junto a boardgame.io, si --against o TRADECRAFT_BOARDGAMEIO nombra una carpeta que lo mide en esta máquina, o archivos con lo que halló: véase docs/server-bench.md.
option-against = Una carpeta que mide boardgame.io, o archivos con lo que halló, separados por comas.
option-only = Solo las filas cuyos nombres empiezan así.
metavar-row = FILA
example-bench-1 = Todas las filas; tarda más o menos un minuto.
example-bench-2 = Solo lo rápido que se repliega un registro.
example-bench-3 = Para un programa.
example-bench-4 = Todas las filas del servidor; tarda unos diez minutos.
example-bench-5 = Solo la búsqueda en el póquer de Leduc, junto a la de OpenSpiel.
bench-measuring = Midiendo...
bench-no-row = Ninguna fila empieza por «{ $text }». Empiezan por: { $can }.

help-arena =
    Hace jugar a unos bots contra otros y dice cuánto valen.

    Cada reparto se juega una vez desde cada asiento, con las mismas cartas del repartidor, para que la suerte pese igual para todos. Termina en cuanto es seguro quién es mejor. Con --save se puede interrumpir y retomar en cualquier momento. Con menos bots que asientos, el primero juega contra una mesa de los demás.
option-arena-bots = Quién juega, dos como mínimo: rookie, agent, handler, director, greedy, random, o una búsqueda con su propio presupuesto, search:1000 o search:1000:regret.
option-deals = Cuántos repartos como máximo.
option-save-arena = Escribe los resultados en este fichero, una línea por reparto, y sigue a partir de los que haya.
option-to-the-end = Juega todos los repartos, aunque ya sea seguro quién es mejor.
option-jobs = Cuántas partidas a la vez; tantas como núcleos si se omite.
option-cluster = Juega en el clúster de Ray que está en esta dirección; «auto» busca uno.
example-arena-1 = Dos niveles, uno contra otro.
example-arena-2 = Uno contra tres, y se guardan los resultados.
example-arena-3 = Dos maneras de buscar, para un programa.
arena-playing = Jugando repartos
arena-bots = Una arena necesita al menos dos bots distintos, no «{ $bots }».
arena-other-match = { $file } contiene los resultados de otro encuentro.
arena-unreadable = { $file } no se puede leer como resultados de una arena.
arena-no-cluster = No hay ningún clúster de Ray en «{ $address }».
arena-games = { $games } partidas; en igualdad sería { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-skill = destreza { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-sure = Tras { $deals } repartos es seguro quién es mejor.
arena-unsure = { $deals } repartos; no es seguro quién es mejor.

help-hint =
    Dice qué pensaría un bot en el lugar de un asiento: lo buenas que son las jugadas y en qué mundos cree.

    Recibe lo que puede ver ese asiento y nada más. De cada cosa oculta dice con qué frecuencia es qué, en mundos que encajan con todo lo visto.
option-hint-as = El asiento que pregunta; el que tiene el turno si se omite.
option-simulations = Cuántas partidas juega mentalmente.
example-hint-1 = El asiento que tiene el turno al final de un registro.
example-hint-2 = El asiento 1 antes de la primera jugada.
example-hint-3 = Para un programa.
hint-thinking = Pensando ...
hint-moves = Las jugadas: la probabilidad de ganar con cada una y cuánto la preferiría un bot
hint-chance = gana { NUMBER($chance, maximumFractionDigits: 0) } %
hint-weight = juega { NUMBER($weight, maximumFractionDigits: 0) } %
hint-not-to-move = Le toca a otro asiento.
hint-worlds = Lo oculto: dónde está y lo que puede ser
hint-all-known = No hay nada oculto.
hint-none = nada
hint-yes = sí
hint-no = no
hint-word-round = ronda
hint-word-first = primer jugador
hint-word-points = puntos
hint-word-hand = mano
hint-word-deck = mazo
hint-word-cards = cartas
hint-word-card = carta
hint-word-kind = tipo
hint-word-value = valor
hint-word-sum = suma
hint-word-colour = color
hint-word-ending = cómo ha acabado
hint-word-played = jugada
hint-word-turn = turno del jugador
hint-word-order = orden de juego
hint-word-last-round = última ronda
hint-word-discards = descartes
hint-word-seen-by = la ven
table-no-notebook = En esta mesa se juega sin cuaderno.
table-no-hints = En esta mesa los bots no dan consejos.
table-hints-busy = Demasiados piden consejo; vuelve a pedirlo dentro de un momento.

help-simulate =
    Juega muchas partidas y cuenta: cuánto duran, quién gana, a qué velocidad van.

    Sin --bots todos los asientos juegan al azar, en código compilado y con todos los núcleos. Los intervalos son los de Wilson al 95 %.
option-games = Cuántas partidas.
option-seats = Cuántos jugadores, en un juego que admite varios números.
option-bots = Hace jugar a bots, uno por asiento y en orden: rookie, agent, handler, director, greedy, random.
example-simulate-1 = Cien mil partidas al azar.
example-simulate-2 = Sin señuelos, desde otra semilla.
example-simulate-3 = Un bot contra el azar.
example-simulate-4 = Para un programa.

## The command line: games and rules

games-facts = { $players } jugadores, { $minutes } minutos
games-options = Opciones: qué se puede acordar, y el juego publicado
games-more = tradecraft rules JUEGO cuenta las reglas, tradecraft play JUEGO empieza una partida.
rules-house = Regla de la casa.
rules-house-note = Las cláusulas marcadas son reglas de la casa, donde el reglamento calla.
rules-option = Opción { $name } ({ $range }): { $words }.

## The command line: a game

play-prepares = { $game }: preparando las reglas, solo esta vez ...
play-seat-me = Asiento { $seat }: { $name } – tú
play-seat-bot = Asiento { $seat }: { $name } – { $bot }
play-hint = Escribe una jugada, o ? para pedir ayuda.
play-dealer = Crupier
play-example = por ejemplo { $move }: { $label }
play-curtain = { $name }: pulsa Intro cuando nadie más esté mirando.
play-unreadable = «{ $text }» no es una jugada ni una orden; ? enumera ambas.
play-too-many = No se ha jugado, porque antes le toca a otro: { $text }.
play-sure = { $why } Escribe { $move } otra vez si va en serio.
play-read-on = ? { $clause } muestra la cláusula.
play-explains-not = No hay nada que explicar sobre «{ $text }»; di una jugada o una cláusula.
play-saved = La partida se guarda en { $file }, desde ahora después de cada jugada.
play-not-saved = La partida no se ha guardado; --save ARCHIVO la guarda tras cada jugada.
play-go-on = Para seguir:
play-points = Puntos: { $score }.
play-kept = La partida está en { $file }.
play-keep = ¿Guardar la partida? Escribe el nombre de un archivo, o solo Intro si no:
undo-not-yet = Todavía no se puede deshacer ninguna jugada.
explain-can = { $move } se puede jugar: { $label }.
explain-cannot = { $move } no se puede jugar ahora: { $label }.
explain-move = por qué esta jugada es posible o no
explain-clause = qué dice una cláusula
explain-moves = todas las jugadas, cada una con sus palabras
explain-rules = todas las reglas
explain-save = guarda la partida; puede seguir el nombre de un archivo
explain-undo = deshace una jugada (todavía no)
explain-quit = sale y dice cómo seguir

## The command line: replay, check, simulate

replay-ply = Posición { $ply } de { $last }
replay-next = Sigue: { $move } ({ $label })
replay-keys = Intro o →: adelante   ←: atrás   g, G: principio, final   q: salir
check-trying = Probando las leyes
check-kept = { $game } cumple todas las leyes ({ $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
check-broken = { $game } incumple una ley ({ $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
law-fold = El registro vuelve a dar la posición, bit a bit.
law-exact = Lo que se ofrece se puede jugar, y una cláusula prohíbe lo demás.
law-mask = Lo que se le muestra a alguien no depende de nada que se le oculta.
law-imagine = Se imagina cada mundo posible, con su probabilidad, y ningún otro.
law-mine = Lo que puedo hacer no depende de nada que se me oculta.
law-end = Toda partida termina, se puntúa entonces y no pierde ninguna pieza.
law-notation = Las jugadas y las partidas se vuelven a leer de su texto.
law-words = Todo se puede decir en cinco idiomas.
simulate-playing = Jugando
simulate-games = Partidas
simulate-mean = Jugadas por partida, media
simulate-range = 5–95 %: { $low }–{ $high }
simulate-median = Jugadas por partida, mediana
simulate-wins = Gana el asiento { $seat }, { $name } ({ $bot })
simulate-shared = Primer lugar compartido
simulate-nobody = Partidas que nadie ganó
simulate-unfinished = Partidas cortadas en el límite
simulate-speed = Jugadas por segundo
simulate-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-figure = { NUMBER($value, maximumFractionDigits: 2) }
simulate-interval = 95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %

## Mesas: negativas

table-unknown = No hay ninguna mesa en esta dirección.
table-other-rules = En esta mesa se jugó con la versión { $has } de las reglas de { $game }; este servidor juega con la versión { $plays }.
table-over = La partida ha terminado.
table-not-over = La partida aún no ha terminado.
table-not-begun = La partida aún no ha empezado.
table-begun = La partida ya ha empezado.
table-no-seat = No tienes asiento en esta mesa.
table-other-seat = El asiento { $seat } no es tuyo.
table-no-spectators = En esta mesa solo miran quienes juegan.
table-full = Todos los asientos están ocupados.
table-seat-taken = El asiento { $seat } está ocupado.
table-empty = Alguien tiene que sentarse antes de que empiece la partida.
table-no-bot = En el asiento { $seat } no hay ningún bot.
table-not-creator = Solo puede hacerlo quien creó esta mesa.
table-away = Un bot juega por el asiento { $seat }; primero vuelve a sentarte.
table-bot-first = Un bot está pensando por el asiento { $seat }; vuelve después de su jugada.
table-lost = El asiento { $seat } ha abandonado la partida.
table-too-late = La fila { $ply } ya se ha jugado; el registro tiene { $has } filas.
table-too-early = La fila { $ply } aún no toca; la siguiente es la { $next }.
table-too-late-to-abort = Ha empezado la segunda ronda: ahora se puede abandonar la partida, pero no anularla.
table-nobody-waits = Nadie espera al asiento { $seat }.
table-patience = Un bot solo puede seguir jugando tras { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} sin jugada.
table-nothing-to-take-back = No tienes ninguna jugada que deshacer.
table-nothing-asked = Nadie ha pedido deshacer una jugada.
table-no-chat = En esta mesa no se habla.
chat-length = Di algo de { $most } caracteres como máximo.
chat-phrases = Las reglas prohíben hablar de las cartas; en esta mesa solo hay frases hechas: { $can }.
name-length = Un nombre tiene de 1 a { $most } caracteres visibles.

## Mesas: frases hechas

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-thinking = Déjame pensar.
phrase-moment = Un momento, por favor.
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias por la partida!
phrase-sorry = ¡Perdón!

## Mesas: registros

record-as-seen = Línea { $line } del registro: se escribió con los ojos de alguien que no lo veía todo, y no se puede jugar.
record-not-yet = El registro completo se da cuando termina la partida.
record-not-sealed = Este registro no trae sello: no se repartió en una mesa, o su partida no había terminado.
record-seal-misses = Al sello de este registro le falta «{ $name }».
record-seal-broken = El sello de este registro no se puede leer.
verify-kept = La semilla es la del resumen y { $tried ->
    [0] no había nada que repartir
    [one] la única jugada del repartidor sale
   *[other] las { $tried } jugadas del repartidor salen
} de ella.
verify-other-seed = La semilla no es la del resumen: el reparto se cambió.
verify-other-move = La jugada { $place } se repartió como { $has }; según la semilla debe ser { $must }.

## El servidor: negativas

server-error = Algo ha fallado aquí y queda anotado. No se ha perdido nada; inténtalo de nuevo.
request-unreadable = Esta petición no se puede leer. { $what }
request-no-guest = Di primero quién eres: basta un nombre.
request-other-origin = Esta petición viene de otro sitio.
request-unknown = No hay nada en esta dirección.
request-wrong-method = Esta dirección no admite una petición así.
request-too-large = Esta petición es demasiado grande.
request-too-many = Son más peticiones de las que nadie podría jugar; espera un segundo.

## La línea de órdenes: verify y serve

check-comparing = Comparando
surface-kept = { $game }: no se filtra nada. Se compararon { $moves } jugadas, { $twins } partidas con una gemela que parecía igual y no lo era ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
surface-broken = { $game }: algo se filtra. Se encontró tras { $moves } jugadas y { $twins } gemelas ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
option-surface = Comparar todo lo que una mesa envía a quien mira con lo que enviaría si todo lo que no puede ver fuera distinto.
example-check-4 = Si una mesa cuenta secretos, en dos mil jugadas.
help-verify =
    Comprobar que una partida se repartió como su mesa había prometido.

    El registro de una partida jugada en una mesa guarda el resumen que se dio antes de la primera jugada, y la semilla. Sale con 1 si las jugadas del repartidor no salen de ellos.
example-verify-1 = En una frase.
example-verify-2 = Para un programa.
help-serve =
    Servir mesas a navegadores y programas, hasta que se pare.

    Todo se guarda en un archivo, si no se nombra una base de datos. Muchos procesos comparten un PostgreSQL y un NATS. Cada opción se puede fijar también en el entorno: TRADECRAFT_HOST, TRADECRAFT_PORT, TRADECRAFT_DATABASE, TRADECRAFT_BUS, TRADECRAFT_BOT_DELAY, TRADECRAFT_SECURE.
option-host = La dirección en la que escuchar; 0.0.0.0 para todo el mundo.
option-port = El puerto; 0 para cualquiera que esté libre.
option-database = Dónde se guardan las mesas: sqlite:///archivo o postgresql+psycopg://servidor/nombre. El archivo tradecraft.db de esta carpeta, si falta.
option-bus = El NATS por el que los procesos se cuentan lo que pasa: nats://servidor. Uno solo no lo necesita.
option-bot-delay = Milisegundos que un bot tarda como mínimo en jugar.
option-secure = Los navegadores vienen por https: las cookies no viajan de otro modo.
option-lan = Deja entrar también a los demás de esta red e imprime para ellos la dirección y su código QR.
option-open = Abre la página en el navegador; no se abre nada donde no hay pantalla.
example-serve-1 = En esta máquina.
example-serve-2 = Para otros, con un archivo propio.
example-serve-3 = Uno de muchos procesos.
example-serve-4 = Jugar con quienes están en la misma sala: apuntan al código con su móvil.
serve-listens = Tradecraft está en { $address } (Ctrl+C lo para).
serve-lan = En esta red: { $address }
serve-database = No se puede abrir la base de datos: { $why }
serve-bus = No se puede llegar a NATS: { $why }
serve-address = No se puede escuchar en { $host }, puerto { $port }: { $why }
