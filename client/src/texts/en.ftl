# The words of the browser's pages, in English. One file per language, the same keys and facts in each.

## The house

skip = To the content
language = Language
theme = Light or dark
theme-auto = Auto
theme-light = Light
theme-dark = Dark
page-missing = This page could not be loaded. Is the server there? Reload to try again.
offline = The server does not answer. Is there a network?
loading = One moment …
lost-title = Nothing to see here
lost-text = There is no page at this address; whoever sent you here has been misinformed.
to-lobby = To the lobby
guest-name = Agent { $number }
yes = Yes
no = No
close = Close
cancel = Cancel
copy = Copy
copied = Copied
remove = Remove

## The lobby

lobby-claim = Spy games at one table
lobby-text = Bluff, deduce and be found out: against bots at once, with friends by a link, on one screen or on many. Nobody sees more than they may.
name-hint = A name is enough
your-name = Your name
games = Games
my-tables = My tables
public-tables = Public tables
public-none = No public table is open now. Open one, or send a friend the link of yours.
players-exact = { $most } players, { $minutes } min
players-range = { $least } to { $most } players, { $minutes } min
play-now = Play against bots
open-table = Open a table
hot-seat = Hot seat
hot-seat-text = All play at this one screen. A curtain hides the table while it goes from hand to hand.
lesson = Lesson
rules = Rules
replay-open = Look at a game that was saved
table-is-over = Over
table-waits = Waits for players
table-plays = Is being played
turn-of = { $name } is to move
your-turn = Your turn
go-on = Play on
look = Look
join = Join
watch = Watch

## A new table

players = Players
begin = Begin
pace = Pace
pace-none = No clock
pace-quick = 5 minutes each, 5 seconds a move
pace-calm = 15 minutes each, 15 seconds a move
pace-days = 3 days a move
allowed = What is allowed
allow-public = Everybody sees it in the lobby
allow-spectators = Others may look on
allow-chat = Talk
allow-notebook = The notebook: what a perfect memory would know
allow-hints = Hints: what a bot would play, and what it thinks is hidden
options = Rules to agree on ({ $count })
player-number = Player { $number }

## People sit down

waiting-text = The game begins when all seats are taken.
waiting-join = Take a seat; the game begins when all are taken.
seat-open = Open seat
sit-here = Sit here
add-bot = A bot
same-device = At this screen
start-with-bots = Start, with bots in the open seats
stand-up = Stand up
you = you
bot = { $bot ->
    [rookie] Bot Rookie
    [agent] Bot Agent
    [handler] Bot Handler
    [director] Bot Director
    [greedy] Bot Greedy
    [random] Bot Random
   *[other] Bot { $bot }
}
bot-level = Bots
invite = Invite
invite-text = Whoever has this link can sit down or look on.
invite-link = Link of this table
invite-qr = The same link as a QR code, for a phone
invite-local = This address works on this machine only. Start with “tradecraft serve --lan” to let phones in the same network join.

## The table

turn = To move
winner = Winner
score = Score
clock = Time left
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
state-here = at the table
state-gone = not connected
state-away = gone, a bot plays on
state-bot = bot
state-lost = has given up
looking-back = Looking back:
to-now = Back to now
ended-resigned = { $name } has resigned: the game is over.
ended-time = The time of { $name } has run out: the game is over.
ended-aborted = The game was aborted; nobody has won or lost.
choices = What you can do
choices-back = Back
typed-move = Type a move
play-it = Play
sure = Are you sure?
actions = Actions
take-back = Take back
back-asked = You have asked to take a move back; the others answer.
back-wanted = { $name } asks to take a move back.
agree = Agree
decline = Decline
resign = Resign
abort = Abort
leave = Leave
sure-resign = You give the game up. This cannot be undone.
sure-abort = The game ends at once, and nobody wins or loses.
sure-leave = A bot plays on for you until you come back.
substitute = Let a bot play for { $name }
come-back = Come back
rematch = Play again
rematch-asked = Waiting for the others …
rematch-wanted = { $name } would like to play again.
to-rematch = The next game has begun
replay = Replay
reconnecting = { $seconds ->
    [0] Reconnecting …
   *[other] Connection lost. Reconnecting in { $seconds } s
}
retry-now = Now
curtain-stamp = Top secret
curtain = Pass the screen to { $name }
curtain-text = Nobody else should look now.
curtain-lift = I am { $name }

## Beside the board

board = The board
beside = Log, talk, notes, rules
tab-log = Log
tab-chat = Talk
tab-notes = Notes
tab-notebook = Notebook
tab-hint = Hint
tab-rules = Rules
tab-settings = Settings
steps = Moments of the game
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
log-empty = Nothing has happened yet.
log-back = { $name } takes moves back, to row { $ply }.
log-resign = { $name } resigns.
log-flag = The time of { $name } has run out.
log-abort = { $name } aborts the game.
chat-empty = Nobody has said anything yet.
chat-off = There is no talk at this table.
chat-say = Say something
chat-send = Send
chat-phrases-only = The rules forbid talk about the cards; these phrases are allowed.
notes-text = Only you can read this; it stays in this browser.
notebook-text = What you would know at this moment if you had forgotten nothing, and cannot see on the table.
notebook-marks = Show it on the drawn board too
notebook-empty = There is nothing to remember here that is not in sight.
notebook-off = This table plays without the notebook.
hint-ask = Hint
hint-text = What a bot would think in your place. It sees what you may see, and no more.
hint-old = The game has gone on since then.
hint-hidden = What is hidden, and what it may be
hint-share = { $words } ({ NUMBER($percent, maximumFractionDigits: 0) } %)
hint-more = { $count ->
    [one] One more
   *[other] { $count } more
}
sound = Sound
confirm-moves = Ask before each move
plain-board = Plain board: everything in words
big-screen = Big screen
full-screen = Full screen
sealed = The deal is sealed by this hash:
rules-search = Search by a word or a clause
rules-none = No clause says that.
rules-option = Can be agreed on: { $words }
house-ruling = House ruling
house-note = marks what the booklet leaves open and the house decides.

## Keys

keys = Keys
key-step = one step back or on
key-ends = to the beginning, to now
key-typed = type a move
key-digits = choose what stands there
key-plain = plain or drawn board
key-notebook = the notebook
key-chat = say something
key-rules = the rules
key-zen = the board alone, and back
key-back = take back
key-hint = a hint
key-flip = with the next eyes
key-sound = sound on or off
key-auto = a replay plays by itself, or stops
key-escape = cancel what is chosen
key-help = this help

## Replays and lessons

replay-title = Replay
replay-text = Paste the record of a game, or choose its file.
replay-file = File of a record
replay-look = Look at it
replay-eyes = With whose eyes
eyes-open = Everything open
eyes-spectator = A spectator
replay-auto = Play by itself
replay-stop = Stop
replay-at = { $at } of { $last }
replay-export = Save the record
replay-verify = Verify the deal
replay-on = Play on from here
verified = The deal was honest: the dealer’s moves follow from the sealed seed ({ $tried }).
not-verified = The deal does not follow from the sealed seed.
lesson-next = Next
lesson-end = That was the lesson. Now play:

## The big screen

screen-join = Join with your phone
screen-waits = Waiting for players

## The plain board

plain-unknown = unknown
plain-yes = yes
plain-no = no
plain-none = none
plain-fact = { $name }: { $value }
plain-with = { $name } ({ $value })
plain-at = column { $x }, row { $y }

## The plain board

view-round = round
view-first = first player
view-points = points
view-hand = hand
view-deck = deck
view-cards = cards
view-card = card
view-kind = kind
view-value = value
view-sum = sum
view-colour = colour
view-ending = how it ended
view-played = played
view-turn = turn of player
view-order = order of play
view-last-round = last round
view-discards = discard pile
view-seen-by = seen by
view-rulings = what was agreed on
view-options = what was agreed on
view-step = -
