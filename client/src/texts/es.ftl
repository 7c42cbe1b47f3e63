# Las palabras de las páginas del navegador, en español. Un archivo por idioma, con las mismas claves y datos.

## La casa

skip = Ir al contenido
language = Idioma
theme = Claro u oscuro
theme-auto = Auto
theme-light = Claro
theme-dark = Oscuro
page-missing = No se ha podido cargar esta página. ¿Está ahí el servidor? Recárgala para probar de nuevo.
offline = El servidor no responde. ¿Hay red?
loading = Un momento …
lost-title = Aquí no hay nada que ver
lost-text = No hay ninguna página en esta dirección; quien te ha enviado aquí estaba mal informado.
to-lobby = Al vestíbulo
guest-name = Agente { $number }
yes = Sí
no = No
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
remove = Quitar

## El vestíbulo

lobby-claim = Juegos de espías en una mesa
lobby-text = Engaña, deduce y que no te descubran: contra bots al instante, con amigos por un enlace, en una pantalla o en muchas. Nadie ve más de lo que puede ver.
name-hint = Basta un nombre
your-name = Tu nombre
games = Juegos
my-tables = Mis mesas
public-tables = Mesas públicas
public-none = Ahora no hay ninguna mesa pública abierta. Abre una o envía a alguien el enlace de la tuya.
players-exact = { $most } jugadores, { $minutes } min
players-range = De { $least } a { $most } jugadores, { $minutes } min
play-now = Jugar contra bots
open-table = Abrir una mesa
hot-seat = Una pantalla
hot-seat-text = Todos juegan en esta pantalla. Un telón tapa la mesa mientras pasa de mano en mano.
lesson = Lección
rules = Reglas
replay-open = Ver una partida guardada
table-is-over = Terminada
table-waits = Espera jugadores
table-plays = En juego
turn-of = Le toca a { $name }
your-turn = Te toca
go-on = Seguir
look = Ver
join = Unirse
watch = Mirar

## Una mesa nueva

players = Jugadores
begin = Empezar
pace = Ritmo
pace-none = Sin reloj
pace-quick = 5 minutos por jugador, 5 segundos por jugada
pace-calm = 15 minutos por jugador, 15 segundos por jugada
pace-days = 3 días por jugada
allowed = Qué se permite
allow-public = Todos la ven en el vestíbulo
allow-spectators = Otros pueden mirar
allow-chat = Charla
allow-notebook = El cuaderno: lo que sabría una memoria perfecta
allow-hints = Consejos: qué jugaría un bot, y qué cree que está oculto
options = Reglas que acordar ({ $count })
player-number = Jugador { $number }

## La gente se sienta

waiting-text = La partida empieza cuando se ocupan todos los asientos.
waiting-join = Siéntate; la partida empieza cuando se ocupan todos los asientos.
seat-open = Asiento libre
sit-here = Sentarse aquí
add-bot = Un bot
same-device = En esta pantalla
start-with-bots = Empezar con bots en los asientos libres
stand-up = Levantarse
you = tú
bot = { $bot ->
    [rookie] Bot Novato
    [agent] Bot Agente
    [handler] Bot Enlace
    [director] Bot Director
    [greedy] Bot Codicioso
    [random] Bot Azar
   *[other] Bot { $bot }
}
bot-level = Bots
invite = Invitar
invite-text = Quien tenga este enlace puede sentarse o mirar.
invite-link = Enlace de esta mesa
invite-qr = El mismo enlace como código QR, para un móvil
invite-local = Esta dirección solo funciona en este equipo. Arranca con «tradecraft serve --lan» para que entren los móviles de la misma red.

## La mesa

turn = Le toca
winner = Gana
score = Puntos
clock = Tiempo restante
days-left = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
state-here = en la mesa
state-gone = sin conexión
state-away = se ha ido, juega un bot
state-bot = bot
state-lost = se ha rendido
looking-back = Mirando atrás:
to-now = Volver al presente
ended-resigned = { $name } se ha rendido: fin de la partida.
ended-time = Se ha acabado el tiempo de { $name }: fin de la partida.
ended-aborted = La partida se ha anulado; nadie ha ganado ni perdido.
choices = Lo que puedes hacer
choices-back = Atrás
typed-move = Escribe una jugada
play-it = Jugar
sure = ¿Seguro?
actions = Acciones
take-back = Deshacer
back-asked = Has pedido deshacer una jugada; responden los demás.
back-wanted = { $name } pide deshacer una jugada.
agree = De acuerdo
decline = No
resign = Rendirse
abort = Anular
leave = Irse
sure-resign = Das la partida por perdida. No se puede deshacer.
sure-abort = La partida termina ya, y nadie gana ni pierde.
sure-leave = Un bot juega por ti hasta que vuelvas.
substitute = Que un bot juegue por { $name }
come-back = Volver
rematch = Otra partida
rematch-asked = Esperando a los demás …
rematch-wanted = { $name } quiere jugar otra vez.
to-rematch = Ha empezado la próxima partida
replay = Repetición
reconnecting = { $seconds ->
    [0] Reconectando …
   *[other] Conexión perdida. Nuevo intento en { $seconds } s
}
retry-now = Ya
curtain-stamp = Alto secreto
curtain = Pasa la pantalla a { $name }
curtain-text = Que nadie más mire ahora.
curtain-lift = Soy { $name }

## Junto al tablero

board = El tablero
beside = Historial, charla, notas, reglas
tab-log = Historial
tab-chat = Charla
tab-notes = Notas
tab-notebook = Cuaderno
tab-hint = Consejo
tab-rules = Reglas
tab-settings = Ajustes
steps = Momentos de la partida
step-first = Al principio
step-back = Un paso atrás
step-on = Un paso adelante
step-last = Al final
log-empty = Todavía no ha pasado nada.
log-back = { $name } deshace jugadas, hasta la fila { $ply }.
log-resign = { $name } se rinde.
log-flag = A { $name } se le ha acabado el tiempo.
log-abort = { $name } anula la partida.
chat-empty = Nadie ha dicho nada todavía.
chat-off = En esta mesa no se charla.
chat-say = Di algo
chat-send = Enviar
chat-phrases-only = Las reglas prohíben hablar de las cartas; se permiten estas frases.
notes-text = Solo tú lees esto; se queda en este navegador.
notebook-text = Lo que sabrías en este momento si no hubieras olvidado nada, y que no se ve en la mesa.
notebook-marks = Mostrarlo también en el tablero dibujado
notebook-empty = Aquí no hay nada que recordar que no esté a la vista.
notebook-off = En esta mesa se juega sin cuaderno.
hint-ask = Consejo
hint-text = Lo que pensaría un bot en tu lugar. Ve lo que tú puedes ver, y nada más.
hint-old = La partida ha seguido desde entonces.
hint-hidden = Lo que está oculto, y lo que puede ser
hint-share = { $words } ({ NUMBER($percent, maximumFractionDigits: 0) } %)
hint-more = { $count ->
    [one] Una más
   *[other] { $count } más
}
sound = Sonido
confirm-moves = Preguntar antes de cada jugada
plain-board = Tablero sencillo: todo en palabras
big-screen = Pantalla grande
full-screen = Pantalla completa
sealed = El reparto está sellado con este hash:
rules-search = Buscar por palabra o cláusula
rules-none = Ninguna cláusula dice eso.
rules-option = Se puede acordar: { $words }
house-ruling = Regla de la casa
house-note = señala lo que el reglamento deja abierto y decide la casa.

## Teclas

keys = Teclas
key-step = un paso atrás o adelante
key-ends = al principio, al presente
key-typed = escribir una jugada
key-digits = elegir lo que está en ese lugar
key-plain = tablero sencillo o dibujado
key-notebook = el cuaderno
key-chat = decir algo
key-rules = las reglas
key-zen = solo el tablero, y volver
key-back = deshacer
key-hint = un consejo
key-flip = con los ojos siguientes
key-sound = con o sin sonido
key-auto = la repetición avanza sola, o se para
key-escape = anular lo elegido
key-help = esta ayuda

## Repeticiones y lecciones

replay-title = Repetición
replay-text = Pega el registro de una partida o elige su archivo.
replay-file = Archivo de un registro
replay-look = Verla
replay-eyes = Con qué ojos
eyes-open = Todo a la vista
eyes-spectator = Un espectador
replay-auto = Que avance sola
replay-stop = Parar
replay-at = { $at } de { $last }
replay-export = Guardar el registro
replay-verify = Comprobar el reparto
replay-on = Seguir jugando desde aquí
verified = El reparto fue limpio: las jugadas del crupier se siguen de la semilla sellada ({ $tried }).
not-verified = El reparto no se sigue de la semilla sellada.
lesson-next = Siguiente
lesson-end = Hasta aquí la lección. Ahora, a jugar:

## La pantalla grande

screen-join = Únete con tu móvil
screen-waits = Esperando jugadores

## El tablero sencillo

plain-unknown = desconocido
plain-yes = sí
plain-no = no
plain-none = nada
plain-fact = { $name }: { $value }
plain-with = { $name } ({ $value })
plain-at = columna { $x }, fila { $y }

## El tablero sencillo

view-round = ronda
view-first = primer jugador
view-points = puntos
view-hand = mano
view-deck = mazo
view-cards = cartas
view-card = carta
view-kind = tipo
view-value = valor
view-sum = suma
view-colour = color
view-ending = cómo ha acabado
view-played = jugada
view-turn = turno del jugador
view-order = orden de juego
view-last-round = última ronda
view-discards = descartes
view-seen-by = la ven
view-rulings = lo acordado
view-options = lo acordado
view-step = -
