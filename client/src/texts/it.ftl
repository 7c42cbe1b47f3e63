# Le parole delle pagine del browser, in italiano. Un file per lingua, le stesse chiavi e gli stessi dati.

## La casa

skip = Al contenuto
language = Lingua
theme = Chiaro o scuro
theme-auto = Auto
theme-light = Chiaro
theme-dark = Scuro
page-missing = Non è stato possibile caricare questa pagina. C’è il server? Ricaricala per riprovare.
offline = Il server non risponde. C’è rete?
loading = Un momento …
lost-title = Qui non c’è nulla da vedere
lost-text = A questo indirizzo non c’è nessuna pagina; chi ti ha mandato qui era male informato.
to-lobby = All’ingresso
guest-name = Agente { $number }
yes = Sì
no = No
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
remove = Togli

## L’ingresso

lobby-claim = Giochi di spie a un tavolo
lobby-text = Bluffa, deduci e non farti scoprire: subito contro i bot, con gli amici grazie a un link, su uno schermo o su molti. Nessuno vede più di quanto gli spetta.
name-hint = Basta un nome
your-name = Il tuo nome
games = Giochi
my-tables = I miei tavoli
public-tables = Tavoli pubblici
public-none = Ora non c’è nessun tavolo pubblico aperto. Aprine uno, o manda a qualcuno il link del tuo.
players-exact = { $most } giocatori, { $minutes } min
players-range = Da { $least } a { $most } giocatori, { $minutes } min
play-now = Gioca contro i bot
open-table = Apri un tavolo
hot-seat = Uno schermo
hot-seat-text = Tutti giocano a questo schermo. Un sipario copre il tavolo mentre passa di mano in mano.
lesson = Lezione
rules = Regole
replay-open = Guarda una partita salvata
table-is-over = Finita
table-waits = Aspetta giocatori
table-plays = In corso
turn-of = Tocca a { $name }
your-turn = Tocca a te
go-on = Continua
look = Guarda
join = Unisciti
watch = Assisti

## Un tavolo nuovo

players = Giocatori
begin = Comincia
pace = Ritmo
pace-none = Senza orologio
pace-quick = 5 minuti a testa, 5 secondi a mossa
pace-calm = 15 minuti a testa, 15 secondi a mossa
pace-days = 3 giorni a mossa
allowed = Che cosa è permesso
allow-public = Tutti lo vedono all’ingresso
allow-spectators = Altri possono assistere
allow-chat = Chiacchiere
allow-notebook = Il taccuino: ciò che saprebbe una memoria perfetta
allow-hints = Consigli: che cosa giocherebbe un bot, e che cosa crede nascosto
options = Regole da concordare ({ $count })
player-number = Giocatore { $number }

## La gente si siede

waiting-text = La partita comincia quando tutti i posti sono occupati.
waiting-join = Prendi posto; la partita comincia quando tutti i posti sono occupati.
seat-open = Posto libero
sit-here = Siediti qui
add-bot = Un bot
same-device = A questo schermo
start-with-bots = Comincia, con i bot nei posti liberi
stand-up = Alzati
you = tu
bot = { $bot ->
    [rookie] Bot Recluta
    [agent] Bot Agente
    [handler] Bot Referente
    [director] Bot Direttore
    [greedy] Bot Avido
    [random] Bot Caso
   *[other] Bot { $bot }
}
bot-level = Bot
invite = Invita
invite-text = Chi ha questo link può sedersi o assistere.
invite-link = Link di questo tavolo
invite-qr = Lo stesso link come codice QR, per un telefono
invite-local = Questo indirizzo funziona solo su questa macchina. Avvia con «tradecraft serve --lan» per far entrare i telefoni della stessa rete.

## Il tavolo

turn = Muove
winner = Vince
score = Punti
clock = Tempo rimasto
days-left = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
state-here = al tavolo
state-gone = non connesso
state-away = via, gioca un bot
state-bot = bot
state-lost = si è arreso
looking-back = Uno sguardo indietro:
to-now = Torna al presente
ended-resigned = { $name } si è arreso: la partita è finita.
ended-time = È scaduto il tempo di { $name }: la partita è finita.
ended-aborted = La partita è annullata; nessuno ha vinto o perso.
choices = Che cosa puoi fare
choices-back = Indietro
typed-move = Scrivi una mossa
play-it = Gioca
sure = Sei sicuro?
actions = Azioni
take-back = Ritira
back-asked = Hai chiesto di ritirare una mossa; rispondono gli altri.
back-wanted = { $name } chiede di ritirare una mossa.
agree = Va bene
decline = No
resign = Arrenditi
abort = Annulla la partita
leave = Esci
sure-resign = Ti arrendi, e non si torna indietro.
sure-abort = La partita finisce subito, e nessuno vince o perde.
sure-leave = Un bot gioca per te finché non torni.
substitute = Fai giocare un bot per { $name }
come-back = Torna
rematch = Ancora una partita
rematch-asked = Si aspettano gli altri …
rematch-wanted = { $name } vorrebbe giocare ancora.
to-rematch = È cominciata la prossima partita
replay = Rivedi
reconnecting = { $seconds ->
    [0] Riconnessione …
   *[other] Connessione persa. Nuovo tentativo tra { $seconds } s
}
retry-now = Ora
curtain-stamp = Top secret
curtain = Passa lo schermo a { $name }
curtain-text = Nessun altro guardi, ora.
curtain-lift = Sono { $name }

## Accanto al tabellone

board = Il tabellone
beside = Diario, chiacchiere, note, regole
tab-log = Diario
tab-chat = Parole
tab-notes = Note
tab-notebook = Taccuino
tab-hint = Consiglio
tab-rules = Regole
tab-settings = Opzioni
steps = Momenti della partita
step-first = All’inizio
step-back = Un passo indietro
step-on = Un passo avanti
step-last = Alla fine
log-empty = Non è ancora successo nulla.
log-back = { $name } ritira delle mosse, fino alla riga { $ply }.
log-resign = { $name } si arrende.
log-flag = A { $name } è scaduto il tempo.
log-abort = { $name } annulla la partita.
chat-empty = Nessuno ha ancora detto nulla.
chat-off = A questo tavolo non si chiacchiera.
chat-say = Di’ qualcosa
chat-send = Invia
chat-phrases-only = Le regole vietano di parlare delle carte; sono permesse queste frasi.
notes-text = Solo tu leggi qui; resta in questo browser.
notebook-text = Quello che sapresti in questo momento se non avessi dimenticato nulla, e che non si vede sul tavolo.
notebook-marks = Mostralo anche sul tabellone disegnato
notebook-empty = Qui non c’è nulla da ricordare che non sia in vista.
notebook-off = A questo tavolo si gioca senza taccuino.
hint-ask = Consiglio
hint-text = Quello che penserebbe un bot al tuo posto. Vede quello che puoi vedere tu, e nient’altro.
hint-old = Da allora la partita è andata avanti.
hint-hidden = Che cosa è nascosto, e che cosa può essere
hint-share = { $words } ({ NUMBER($percent, maximumFractionDigits: 0) } %)
hint-more = { $count ->
    [one] Ancora una
   *[other] Ancora { $count }
}
sound = Suono
confirm-moves = Chiedi prima di ogni mossa
plain-board = Tabellone semplice: tutto in parole
big-screen = Schermo grande
full-screen = Schermo intero
sealed = La distribuzione è sigillata da questo hash:
rules-search = Cerca una parola o una clausola
rules-none = Nessuna clausola lo dice.
rules-option = Si può concordare: { $words }
house-ruling = Regola della casa
house-note = segna ciò che il regolamento lascia aperto e la casa decide.

## Tasti

keys = Tasti
key-step = un passo indietro o avanti
key-ends = all’inizio, al presente
key-typed = scrivere una mossa
key-digits = scegliere ciò che sta in quel posto
key-plain = tabellone semplice o disegnato
key-notebook = il taccuino
key-chat = dire qualcosa
key-rules = le regole
key-zen = solo il tabellone, e ritorno
key-back = ritirare
key-hint = un consiglio
key-flip = con gli occhi seguenti
key-sound = con o senza suono
key-auto = la partita rivista va avanti da sola, o si ferma
key-escape = annullare ciò che è scelto
key-help = questo aiuto

## Partite riviste e lezioni

replay-title = Rivedi una partita
replay-text = Incolla la registrazione di una partita, o scegli il suo file.
replay-file = File di una registrazione
replay-look = Guardala
replay-eyes = Con quali occhi
eyes-open = Tutto scoperto
eyes-spectator = Uno spettatore
replay-auto = Scorri
replay-stop = Ferma
replay-at = { $at } di { $last }
replay-export = Salva la registrazione
replay-verify = Verifica la distribuzione
replay-on = Continua a giocare da qui
verified = La distribuzione era onesta: le mosse del mazziere seguono dal seme sigillato ({ $tried }).
not-verified = La distribuzione non segue dal seme sigillato.
lesson-next = Avanti
lesson-end = La lezione finisce qui. Ora gioca:

## Lo schermo grande

screen-join = Unisciti con il telefono
screen-waits = Si aspettano giocatori

## Il tabellone semplice

plain-unknown = sconosciuto
plain-yes = sì
plain-no = no
plain-none = niente
plain-fact = { $name }: { $value }
plain-with = { $name } ({ $value })
plain-at = colonna { $x }, riga { $y }

## Il tavolo semplice

view-round = giro
view-first = primo giocatore
view-points = punti
view-hand = mano
view-deck = mazzo
view-cards = carte
view-card = carta
view-kind = tipo
view-value = valore
view-sum = somma
view-colour = colore
view-ending = com’è finita
view-played = giocata
view-turn = turno del giocatore
view-order = ordine di gioco
view-last-round = ultimo giro
view-discards = scarti
view-seen-by = vista da
view-rulings = ciò che è stato concordato
view-options = ciò che è stato concordato
view-step = -
