# Les paraules de les pàgines del navegador, en català. Un fitxer per llengua, amb les mateixes claus i dades.

## La casa

skip = Ves al contingut
language = Llengua
theme = Clar o fosc
theme-auto = Auto
theme-light = Clar
theme-dark = Fosc
page-missing = No s’ha pogut carregar aquesta pàgina. Hi és, el servidor? Torna-la a carregar per provar-ho de nou.
offline = El servidor no respon. Hi ha xarxa?
loading = Un moment …
lost-title = Aquí no hi ha res a veure
lost-text = No hi ha cap pàgina en aquesta adreça; qui t’hi ha enviat anava mal informat.
to-lobby = Al vestíbul
guest-name = Agent { $number }
yes = Sí
no = No
close = Tanca
cancel = Cancel·la
copy = Copia
copied = Copiat
remove = Treu

## El vestíbul

lobby-claim = Jocs d’espies en una taula
lobby-text = Enganya, dedueix i que no t’enxampin: contra bots a l’instant, amb amics per un enllaç, en una pantalla o en moltes. Ningú no veu més del que pot veure.
name-hint = Amb un nom n’hi ha prou
your-name = El teu nom
games = Jocs
my-tables = Les meves taules
public-tables = Taules públiques
public-none = Ara no hi ha cap taula pública oberta. Obre’n una o envia a algú l’enllaç de la teva.
players-exact = { $most } jugadors, { $minutes } min
players-range = De { $least } a { $most } jugadors, { $minutes } min
play-now = Juga contra bots
open-table = Obre una taula
hot-seat = Una pantalla
hot-seat-text = Tothom juga en aquesta pantalla. Un teló tapa la taula mentre passa de mà en mà.
lesson = Lliçó
rules = Regles
replay-open = Mira una partida desada
table-is-over = Acabada
table-waits = Espera jugadors
table-plays = En joc
turn-of = Toca a { $name }
your-turn = Et toca
go-on = Continua
look = Mira
join = Uneix-t’hi
watch = Mira

## Una taula nova

players = Jugadors
begin = Comença
pace = Ritme
pace-none = Sense rellotge
pace-quick = 5 minuts per jugador, 5 segons per jugada
pace-calm = 15 minuts per jugador, 15 segons per jugada
pace-days = 3 dies per jugada
allowed = Què es permet
allow-public = Tothom la veu al vestíbul
allow-spectators = D’altres poden mirar
allow-chat = Xerrada
allow-notebook = La llibreta: el que sabria una memòria perfecta
allow-hints = Consells: què jugaria un bot, i què creu que està amagat
options = Regles per acordar ({ $count })
player-number = Jugador { $number }

## La gent seu

waiting-text = La partida comença quan tots els seients són ocupats.
waiting-join = Seu; la partida comença quan tots els seients són ocupats.
seat-open = Seient lliure
sit-here = Seu aquí
add-bot = Un bot
same-device = En aquesta pantalla
start-with-bots = Comença amb bots als seients lliures
stand-up = Aixeca’t
you = tu
bot = { $bot ->
    [rookie] Bot Novell
    [agent] Bot Agent
    [handler] Bot Enllaç
    [director] Bot Director
    [greedy] Bot Cobdiciós
    [random] Bot Atzar
   *[other] Bot { $bot }
}
bot-level = Bots
invite = Convida
invite-text = Qui tingui aquest enllaç pot seure o mirar.
invite-link = Enllaç d’aquesta taula
invite-qr = El mateix enllaç com a codi QR, per a un mòbil
invite-local = Aquesta adreça només funciona en aquest ordinador. Engega amb «tradecraft serve --lan» perquè hi entrin els mòbils de la mateixa xarxa.

## La taula

turn = Li toca
winner = Guanya
score = Punts
clock = Temps que queda
days-left = { $days ->
    [one] { $days } dia
   *[other] { $days } dies
}
state-here = a la taula
state-gone = sense connexió
state-away = fora, hi juga un bot
state-bot = bot
state-lost = s’ha rendit
looking-back = Mirant enrere:
to-now = Torna al present
ended-resigned = { $name } s’ha rendit: s’ha acabat la partida.
ended-time = S’ha acabat el temps de { $name }: s’ha acabat la partida.
ended-aborted = La partida s’ha anul·lat; ningú no ha guanyat ni perdut.
choices = Què pots fer
choices-back = Enrere
typed-move = Escriu una jugada
play-it = Juga
sure = N’estàs segur?
actions = Accions
take-back = Desfés
back-asked = Has demanat desfer una jugada; responen els altres.
back-wanted = { $name } demana desfer una jugada.
agree = D’acord
decline = No
resign = Rendeix-te
abort = Anul·la
leave = Marxa
sure-resign = Dones la partida per perduda. No es pot desfer.
sure-abort = La partida s’acaba ara mateix, i ningú no guanya ni perd.
sure-leave = Un bot juga per tu fins que tornis.
substitute = Que un bot jugui per { $name }
come-back = Torna
rematch = Una altra partida
rematch-asked = Esperant els altres …
rematch-wanted = { $name } vol tornar a jugar.
to-rematch = Ha començat la partida següent
replay = Repetició
reconnecting = { $seconds ->
    [0] Reconnectant …
   *[other] S’ha perdut la connexió. Nou intent d’aquí a { $seconds } s
}
retry-now = Ara
curtain-stamp = Alt secret
curtain = Passa la pantalla a { $name }
curtain-text = Que no miri ningú més.
curtain-lift = Soc { $name }

## Al costat del tauler

board = El tauler
beside = Historial, xerrada, notes, regles
tab-log = Historial
tab-chat = Xerrada
tab-notes = Notes
tab-notebook = Llibreta
tab-hint = Consell
tab-rules = Regles
tab-settings = Ajustos
steps = Moments de la partida
step-first = Al començament
step-back = Un pas enrere
step-on = Un pas endavant
step-last = Al final
log-empty = Encara no ha passat res.
log-back = { $name } desfà jugades, fins a la fila { $ply }.
log-resign = { $name } es rendeix.
log-flag = A { $name } se li ha acabat el temps.
log-abort = { $name } anul·la la partida.
chat-empty = Encara ningú no ha dit res.
chat-off = En aquesta taula no es xerra.
chat-say = Digues alguna cosa
chat-send = Envia
chat-phrases-only = Les regles prohibeixen parlar de les cartes; es permeten aquestes frases.
notes-text = Només tu ho llegeixes; es queda en aquest navegador.
notebook-text = El que sabries en aquest moment si no haguessis oblidat res, i que no es veu a la taula.
notebook-marks = Mostra-ho també al tauler dibuixat
notebook-empty = Aquí no hi ha res per recordar que no sigui a la vista.
notebook-off = En aquesta taula es juga sense llibreta.
hint-ask = Consell
hint-text = El que pensaria un bot al teu lloc. Veu el que tu pots veure, i res més.
hint-old = La partida ha continuat des d’aleshores.
hint-hidden = El que està amagat, i el que pot ser
hint-share = { $words } ({ NUMBER($percent, maximumFractionDigits: 0) } %)
hint-more = { $count ->
    [one] Una més
   *[other] { $count } més
}
sound = So
confirm-moves = Pregunta abans de cada jugada
plain-board = Tauler senzill: tot en paraules
big-screen = Pantalla gran
full-screen = Pantalla completa
sealed = El repartiment està segellat amb aquest hash:
rules-search = Cerca per paraula o clàusula
rules-none = Cap clàusula no diu això.
rules-option = Es pot acordar: { $words }
house-ruling = Regla de la casa
house-note = assenyala el que el reglament deixa obert i la casa decideix.

## Tecles

keys = Tecles
key-step = un pas enrere o endavant
key-ends = al començament, al present
key-typed = escriure una jugada
key-digits = triar el que és en aquell lloc
key-plain = tauler senzill o dibuixat
key-notebook = la llibreta
key-chat = dir alguna cosa
key-rules = les regles
key-zen = només el tauler, i tornar
key-back = desfer
key-hint = un consell
key-flip = amb els ulls següents
key-sound = amb so o sense
key-auto = la repetició avança sola, o s’atura
key-escape = anul·lar el que s’ha triat
key-help = aquesta ajuda

## Repeticions i lliçons

replay-title = Repetició
replay-text = Enganxa el registre d’una partida o tria’n el fitxer.
replay-file = Fitxer d’un registre
replay-look = Mira-la
replay-eyes = Amb quins ulls
eyes-open = Tot a la vista
eyes-spectator = Un espectador
replay-auto = Que avanci sola
replay-stop = Atura
replay-at = { $at } de { $last }
replay-export = Desa el registre
replay-verify = Comprova el repartiment
replay-on = Continua jugant des d’aquí
verified = El repartiment va ser net: les jugades del crupier se segueixen de la llavor segellada ({ $tried }).
not-verified = El repartiment no se segueix de la llavor segellada.
lesson-next = Següent
lesson-end = Fins aquí la lliçó. I ara, a jugar:

## La pantalla gran

screen-join = Uneix-t’hi amb el mòbil
screen-waits = Esperant jugadors

## El tauler senzill

plain-unknown = desconegut
plain-yes = sí
plain-no = no
plain-none = res
plain-fact = { $name }: { $value }
plain-with = { $name } ({ $value })
plain-at = columna { $x }, fila { $y }

## El tauler senzill

view-round = ronda
view-first = primer jugador
view-points = punts
view-hand = mà
view-deck = pila
view-cards = cartes
view-card = carta
view-kind = tipus
view-value = valor
view-sum = suma
view-colour = color
view-ending = com ha acabat
view-played = jugada
view-turn = torn del jugador
view-order = ordre de joc
view-last-round = última ronda
view-discards = descarts
view-seen-by = la veuen
view-rulings = el que s’ha acordat
view-options = el que s’ha acordat
view-step = -
