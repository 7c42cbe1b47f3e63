# The house's own words, in English. One file per language, the same keys and facts in each.

## Refusals

game-unknown = There is no game called { $name }. Known are: { $can }.
seats-out-of-range = { $game } cannot be played by { $seats }. It can by: { $can }.
option-unknown = There is no option called { $name }. There are: { $can }.
option-out-of-range = The option { $name } must be a whole number from { $low } to { $high }, not { $value }.
move-is-a-face = That is how others see a move; say the move itself.
move-unknown = There is no move of that number.
notation-unknown = Nobody can read “{ $text }” as a move of { $game }.
not-your-turn = It is not the turn of seat { $seat }; { $actor ->
    [dealer] the dealer draws now.
   *[other] seat { $actor } decides now.
}
dealer-unknown = The dealer is “auto” or “manual”, not “{ $dealer }”.
seed-unknown = A seed is a whole number from 0 up, not { $seed }.
seat-unknown = There is no seat { $seat }; with { $seats } players the seats are numbered from 0.

## Records

record-not-toml = Line { $line } of the record cannot be read: it is not TOML.
record-misses = The record lacks “{ $name }”.
record-wrong-kind = Line { $line } of the record: “{ $name }” must be { $kind ->
    [int] a whole number.
    [str] a text in quotes.
    [list] a list.
   *[dict] a table.
}
record-unknown-key = Line { $line } of the record: nothing is called “{ $name }”. Known are: { $can }.
record-other-format = Line { $line } of the record: it is written in format { $has }; this version reads format { $reads }.
record-other-rules = Line { $line } of the record: it was made with version { $has } of the rules of { $game }; this version plays version { $plays }.
record-line = Line { $line } of the record: { $why }
record-out-of-turn = Line { $line } of the record: { $has ->
    [dealer] the dealer does not draw
   *[other] seat { $has } is not to move
} at “{ $text }”; { $turn ->
    [dealer] the dealer draws now.
   *[other] seat { $turn } decides now.
}
record-refused = Line { $line } of the record: “{ $text }” cannot be played. { $why }
record-players = Line { $line } of the record: players are names in quotes.
record-lesson = Line { $line } of the record: a lesson tells its sentences after 0 to { $most } moves.

## The command line: refusals

language-unknown = Nobody here speaks “{ $lang }”. Known are: { $can }.
number-wanted = “{ $text }” is not a whole number from { $low } up.
usage-no-command = There is no command “{ $text }”. There are: { $can }.
usage-no-option = { $command } has no option { $option }; { $command } --help lists those it has.
usage-option-value = The option { $option } is not used like that; { $command } --help shows how.
usage-too-much = { $command } has no use for “{ $text }”; { $command } --help shows what it takes.
usage-missing-game = { $command } needs the name of a game; tradecraft games lists them.
usage-missing-file = { $command } needs the file of a record; { $command } --help shows how.
usage-unclear = That is not how { $command } is used; { $command } --help shows how.
play-which = Which game? Known are: { $can }.
player-unknown = Nobody called “{ $player }” can sit down. There are: { $can }.
bot-unknown = There is no bot called “{ $bot }”. There are: { $can }.
bots-count = { $bots } bots cannot take { $seats } seats.
bot-rookie = Rookie
bot-agent = Agent
bot-handler = Handler
bot-director = Director
bot-greedy = Greedy (a yardstick)
bot-random = Random (a yardstick)
option-not-a-pair = An option is written name=value, not “{ $text }”.
viewer-unknown = Nobody looks on as “{ $text }”; it is a seat from 0 to { $last }, spectator, or all.
ply-unknown = There is no ply { $ply }; the record goes from 0 to { $last }.
record-ended = The game is over at ply { $ply }; play on from an earlier one.
clause-unknown = { $game } has no clause { $name }.
resume-other-game = { $file } is a game of { $has }, not of { $asked }.
resume-other-seats = The record has { $seats } seats, not { $players }.
resume-with-options = A game that is resumed keeps its options; leave --option away.
save-exists = { $file } exists already; choose another name, or resume it with --resume.
file-missing = There is no file { $file }.
file-is-folder = { $file } is a folder, not a record.
file-not-text = { $file } is no text, so it cannot be a record.
file-trouble = { $file } cannot be used: { $why }.
output-trouble = The answer cannot be written: { $why }.

## The command line: help

help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
metavar-command = COMMAND
metavar-options = options
metavar-game = GAME
metavar-clause = CLAUSE
metavar-player = PLAYER
metavar-file = FILE
metavar-setting = NAME=VALUE
metavar-address = ADDRESS
metavar-url = URL
metavar-number = NUMBER
metavar-dealer = auto|manual
metavar-viewer = SEAT|spectator|all
metavar-bots = BOT,BOT
option-lang = The language; else TRADECRAFT_LANG or the system decides.
option-help = Print this page.
option-version = Print the version.
option-json = Print JSON, for a program to read.
option-seed = Draw everything from this number; the same number gives the same game.
option-option = Agree on something: a size or a house ruling. tradecraft games lists them.
argument-game = The name of a game; tradecraft games lists them.
argument-record = The file of a record.

help-all = Spy board games of hidden information, to be played and to be studied.
example-all-1 = Play Agent Hunter against a bot.
example-all-2 = Look up one clause of its rules.
example-all-3 = Learn what else can be said after “play”.

help-games =
    List the games, what they are about, and what can be agreed on before each.

    An option is a size of the game or a ruling of the house where the booklet is silent. What is set here is the published game.
example-games-1 = All games.
example-games-2 = The same in French.
example-games-3 = The same for a program.

help-rules =
    Print the rules of a game, clause by clause, in our own words.

    Where the booklet is silent the house decides: such clauses are marked, and most have an option that switches them.
argument-clause = One clause, or a section of them; all if it is left out.
example-rules-1 = All the rules; “| less” makes them turn page by page.
example-rules-2 = One clause.
example-rules-3 = A section.
example-rules-4 = All of it in Italian, for a program.

help-play =
    Play a game in this terminal, against bots or against each other.

    Each player is “me” (a person at this keyboard) or a bot. Four play for people, each stronger than the one before: “rookie”, “agent”, “handler”, “director”; they differ in how many games they play in their heads before a move. “greedy” looks one move ahead, “random” plays anything. Bots see what their seat may see, and no more. With two people the screen is hidden between their turns.

    In the game, type a move as it is listed, or its beginning and Tab. “?” explains where you are, “? 3>b” why that move can or cannot be played, “? AH-5.3” what a clause says; “save” and “quit” do what they say. A wrong move costs nothing.
argument-play-game = The name of a game; with --resume it may be left out.
argument-players = Who sits where, in the order of the seats: me, or the name of a bot. You against agent if left out.
option-save = Save the game in this file, after each move, as a record.
option-resume = Take up the game where this record ends.
option-dealer = Who draws what chance decides: the house, or you, by typing in what real cards show.
example-play-1 = You against a bot.
example-play-2 = You in the second seat, against a bot that plays anything.
example-play-3 = Two people at one keyboard.
example-play-4 = Two bots; their game is saved as a record.
example-play-5 = With three decoys each; the game is saved after each move.
example-play-6 = Take that game up again.
example-play-7 = Two people with real cards beside them: you type in who begins.

help-replay =
    Step through a record as one of those at the table saw it.

    In a terminal: Enter or → goes on, ← goes back, g and G go to the beginning and to the end, q stops. Into a pipe all plies are written one after the other.
option-as = Whose eyes to see it with: a seat (0, 1, ...), a spectator, or all that was hidden too. Without it, a spectator’s; with --json, everybody’s.
option-ply = Show only this position; 0 is the first.
example-replay-1 = As a spectator saw it.
example-replay-2 = As the first seat saw it.
example-replay-3 = One position, with everything that was hidden.
example-replay-4 = For a program: at each ply what each seat saw, what could be played, and what was.

help-lesson =
    Learn a game: a record is stepped through, and a sentence says at each step what happens and why.

    Keys and pipes as for replay.
example-lesson-1 = Learn La Agencia.
example-lesson-2 = The same in Spanish.
lesson-unknown = The game { $game } has no lesson yet.

help-check =
    Try the eight laws of the house on random positions of a game.

    It leaves with 1 if one is broken, and prints a record that shows how.
option-positions = How many positions to try, at least.
option-save-broken = Save the record that shows a broken law in this file.
example-check-1 = Two hundred positions.
example-check-2 = Others, and keep the record if a law is broken.
example-check-3 = For a program.

help-bench = Measure how fast it all is, and compare with others in the same run.
help-bots = Measure the search of the bots: simulations a second, beside OpenSpiel’s C++, in every room and in two threads.
help-engine =
    Measure the rules: random playouts beside C++ written by hand and beside OpenSpiel, a log folded, two threads, a first and a later start.

    Each ratio is taken in one run on this machine, as the median of several. A row that misses its bar says NO; a peer that is not installed is a row that says so.
help-server =
    Measure the server: whole games of two players over HTTP, every move stored, in a closed loop and paced; processor time, bytes and memory; several workers.

    Beside boardgame.io, if --against or TRADECRAFT_BOARDGAMEIO names a folder that measures it on this machine, or files with what it found: see docs/server-bench.md.
option-against = A folder that measures boardgame.io, or files of what it found, with commas between.
option-only = Only the rows whose names begin so.
metavar-row = ROW
example-bench-1 = All rows, which takes about a minute.
example-bench-2 = Only how fast a log is folded.
example-bench-3 = For a program.
example-bench-4 = All rows of the server, which takes about ten minutes.
example-bench-5 = Only the search at Leduc poker, beside OpenSpiel’s.
bench-measuring = Measuring ...
bench-no-row = No row begins with “{ $text }”. They begin with: { $can }.

help-arena =
    Let bots play each other, and tell how strong they are.

    Each deal is played once from each seat, with the same draws of the dealer, so that luck weighs for all alike. It ends as soon as it is sure who is better. With --save it can be broken off and taken up at any time. With fewer bots than seats the first plays against a table of the others.
option-arena-bots = Who plays, two at least: rookie, agent, handler, director, greedy, random, or a search with a budget of one's own, search:1000 or search:1000:regret.
option-deals = How many deals at most.
option-save-arena = Write the results in this file, a line for each deal, and go on from those that are there.
option-to-the-end = Play all deals, even if it is sure who is better.
option-jobs = How many games at a time; as many as there are cores if left out.
option-cluster = Play on the Ray cluster at this address; “auto” finds one.
example-arena-1 = Two levels against each other.
example-arena-2 = One against three, and the results are kept.
example-arena-3 = Two ways to search, for a program.
arena-playing = Playing deals
arena-bots = An arena needs two different bots at least, not “{ $bots }”.
arena-other-match = { $file } holds the results of another match.
arena-unreadable = { $file } cannot be read as results of an arena.
arena-no-cluster = There is no Ray cluster at “{ $address }”.
arena-games = { $games } games; equal would be { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-skill = skill { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-sure = After { $deals } deals it is sure who is better.
arena-unsure = { $deals } deals; it is not sure who is better.

help-hint =
    Tell what a bot would think in the place of a seat: how good the moves are, and which worlds it believes in.

    It is given what that seat may see, and nothing else. For each hidden thing it tells how often it is what, in worlds that fit all that was seen.
option-hint-as = The seat that asks; the one to move if left out.
option-simulations = How many games it plays in its head.
example-hint-1 = The seat to move, at the end of a record.
example-hint-2 = Seat 1 before the first move.
example-hint-3 = For a program.
hint-thinking = Thinking ...
hint-moves = The moves: the chance to win with each, and how much a bot would rather play it
hint-chance = wins { NUMBER($chance, maximumFractionDigits: 0) } %
hint-weight = plays { NUMBER($weight, maximumFractionDigits: 0) } %
hint-not-to-move = Another seat is to move.
hint-worlds = What is hidden: where, and what it may be
hint-all-known = Nothing is hidden.
hint-none = nothing
hint-yes = yes
hint-no = no
hint-word-round = round
hint-word-first = first player
hint-word-points = points
hint-word-hand = hand
hint-word-deck = deck
hint-word-cards = cards
hint-word-card = card
hint-word-kind = kind
hint-word-value = value
hint-word-sum = sum
hint-word-colour = colour
hint-word-ending = how it ended
hint-word-played = played
hint-word-turn = turn of player
hint-word-order = order of play
hint-word-last-round = last round
hint-word-discards = discard pile
hint-word-seen-by = seen by
table-no-notebook = This table plays without the notebook.
table-no-hints = At this table bots give no advice.
table-hints-busy = Too many ask for advice; ask again in a moment.

help-simulate =
    Play many games and count: how long they are, who wins, how fast they go.

    Without --bots all seats play at random, in compiled code on all cores. The intervals are those of 95 % after Wilson.
option-games = How many games.
option-seats = How many players, in a game that more can play.
option-bots = Let bots play, one for each seat in order: rookie, agent, handler, director, greedy, random.
example-simulate-1 = A hundred thousand random games.
example-simulate-2 = Without decoys, from another seed.
example-simulate-3 = A bot against random play.
example-simulate-4 = For a program.

## The command line: games and rules

games-facts = { $players } players, { $minutes } minutes
games-options = Options: what can be agreed on, and the published game
games-more = tradecraft rules GAME tells the rules, tradecraft play GAME begins a game.
rules-house = House ruling.
rules-house-note = Marked clauses are rulings of the house, where the booklet is silent.
rules-option = Option { $name } ({ $range }): { $words }.

## The command line: a game

play-prepares = { $game }: preparing the rules, once ...
play-seat-me = Seat { $seat }: { $name } – you
play-seat-bot = Seat { $seat }: { $name } – { $bot }
play-hint = Type a move, or ? for help.
play-dealer = Dealer
play-example = for example { $move }: { $label }
play-curtain = { $name }: press Enter when nobody else is looking.
play-unreadable = “{ $text }” is no move and no command; ? lists both.
play-too-many = Not played, since somebody else is to move first: { $text }.
play-sure = { $why } Type { $move } again if you mean it.
play-read-on = ? { $clause } tells the clause.
play-explains-not = There is nothing to explain about “{ $text }”; give a move or a clause.
play-saved = The game is saved in { $file }, from now on after each move.
play-not-saved = The game was not saved; --save FILE saves it after each move.
play-go-on = To go on:
play-points = Points: { $score }.
play-kept = The record is in { $file }.
play-keep = Save the record? Type the name of a file, or only Enter if not:
undo-not-yet = No move can be taken back yet.
explain-can = { $move } can be played: { $label }.
explain-cannot = { $move } cannot be played now: { $label }.
explain-move = why this move can or cannot be played
explain-clause = what a clause says
explain-moves = all moves, each with its words
explain-rules = all the rules
explain-save = save the game; a name of a file may follow
explain-undo = take a move back (not yet)
explain-quit = leave, and be told how to go on

## The command line: replay, check, simulate

replay-ply = Ply { $ply } of { $last }
replay-next = Next: { $move } ({ $label })
replay-keys = Enter or →: on   ←: back   g, G: beginning, end   q: stop
check-trying = Trying the laws
check-kept = { $game } keeps all laws ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
check-broken = { $game } breaks a law ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
law-fold = The log gives the position again, bit for bit.
law-exact = What is listed can be played, and a clause forbids the rest.
law-mask = What somebody is shown depends on nothing hidden from him.
law-imagine = Every possible world is imagined, as likely as it is, and no other.
law-mine = What I may do depends on nothing hidden from me.
law-end = Every game ends, is scored then, and loses no piece.
law-notation = Moves and games read back from their text.
law-words = Everything can be said in five languages.
simulate-playing = Playing
simulate-games = Games
simulate-mean = Moves in a game, on average
simulate-range = 5–95 %: { $low }–{ $high }
simulate-median = Moves in a game, median
simulate-wins = Won by seat { $seat }, { $name } ({ $bot })
simulate-shared = First place shared
simulate-nobody = Games that nobody won
simulate-unfinished = Games cut off at the limit
simulate-speed = Moves a second
simulate-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-figure = { NUMBER($value, maximumFractionDigits: 2) }
simulate-interval = 95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %

## Tables: refusals

table-unknown = There is no table of this address.
table-other-rules = This table was played by version { $has } of the rules of { $game }; this server plays version { $plays }.
table-over = The game is over.
table-not-over = The game is not over yet.
table-not-begun = The game has not begun yet.
table-begun = The game has begun already.
table-no-seat = You have no seat at this table.
table-other-seat = Seat { $seat } is not yours.
table-no-spectators = Nobody looks on at this table but those who play.
table-full = All seats are taken.
table-seat-taken = Seat { $seat } is taken.
table-empty = Somebody must sit down before the game begins.
table-no-bot = No bot sits in seat { $seat }.
table-not-creator = Only whoever made this table can do that.
table-away = A bot plays for seat { $seat }; sit down again first.
table-bot-first = A bot is thinking for seat { $seat }; come back after its move.
table-lost = Seat { $seat } has given the game up.
table-too-late = Row { $ply } has been played already; the log has { $has } rows.
table-too-early = Row { $ply } is not due yet; the next is row { $next }.
table-too-late-to-abort = The second round has begun: a game can be resigned now, not aborted.
table-nobody-waits = Nobody waits for seat { $seat }.
table-patience = A bot can play on only after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} without a move.
table-nothing-to-take-back = You have no move to take back.
table-nothing-asked = Nobody has asked to take a move back.
table-no-chat = There is no talk at this table.
chat-length = Say something of at most { $most } characters.
chat-phrases = The rules forbid talk about the cards; at this table there are only set phrases: { $can }.
name-length = A name has 1 to { $most } characters that can be shown.

## Tables: set phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thinking = Let me think.
phrase-moment = One moment, please.
phrase-well-played = Well played!
phrase-thanks = Thanks for the game!
phrase-sorry = Sorry!

## Tables: records

record-as-seen = Line { $line } of the record: it was written with the eyes of one who did not see everything, and cannot be played.
record-not-yet = The whole record is told when the game is over.
record-not-sealed = This record brings no seal: it was not dealt at a table, or its game was not over.
record-seal-misses = The seal of this record lacks “{ $name }”.
record-seal-broken = The seal of this record cannot be read.
verify-kept = The seed is that of the hash, and { $tried ->
    [0] there was nothing to deal
    [one] the dealer’s one move follows
   *[other] all { $tried } moves of the dealer follow
} from it.
verify-other-seed = The seed is not that of the hash: the deal was changed.
verify-other-move = Move { $place } was dealt as { $has }; by the seed it must be { $must }.

## The server: refusals

server-error = Something went wrong here, and is noted. Nothing is lost; please try again.
request-unreadable = This request cannot be read. { $what }
request-no-guest = Say first who you are: a name is enough.
request-other-origin = This request comes from another site.
request-unknown = There is nothing at this address.
request-wrong-method = This address does not take such a request.
request-too-large = This request is too large.
request-too-many = These are more requests than anybody could play; wait a second.

## The command line: verify and serve

check-comparing = Comparing
surface-kept = { $game }: nothing leaks. { $moves } moves were compared, { $twins } games with a twin that looked the same and was not ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
surface-broken = { $game }: something leaks. It was found after { $moves } moves and { $twins } twins ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
option-surface = Compare all that a table sends to a viewer with what it would send if all he cannot see were otherwise.
example-check-4 = Whether a table tells secrets, in two thousand moves.
help-verify =
    See that a game was dealt as its table had promised.

    The record of a game that was played at a table holds the hash that was told before the first move, and the seed. It leaves with 1 if the dealer’s moves do not follow from them.
example-verify-1 = In a sentence.
example-verify-2 = For a program.
help-serve =
    Serve tables to browsers and programs, until it is stopped.

    Everything is kept in one file, unless a database is named. Many workers share a PostgreSQL and a NATS. Each option can also be set in the environment: TRADECRAFT_HOST, TRADECRAFT_PORT, TRADECRAFT_DATABASE, TRADECRAFT_BUS, TRADECRAFT_BOT_DELAY, TRADECRAFT_SECURE.
option-host = The address to listen at; 0.0.0.0 for all the world.
option-port = The port; 0 for any that is free.
option-database = Where tables are kept: sqlite:///file or postgresql+psycopg://host/name. The file tradecraft.db in this folder, if it is left out.
option-bus = The NATS by which workers tell each other what happens: nats://host. Not needed for one.
option-bot-delay = Milliseconds that a bot at least takes for a move.
option-secure = Browsers come by https: cookies are sent over nothing else.
option-lan = Let others in this network in too, and print the address and its QR code for them.
option-open = Open the page in the browser; nothing is opened where there is no screen.
example-serve-1 = On this machine.
example-serve-2 = For others, with a file of its own.
example-serve-3 = One of many workers.
example-serve-4 = Play with those in the same room: they point their phones at the code.
serve-listens = Tradecraft is at { $address } (Ctrl+C stops it).
serve-lan = In this network: { $address }
serve-database = The database cannot be opened: { $why }
serve-bus = NATS cannot be reached: { $why }
serve-address = { $host }, port { $port }, cannot be listened at: { $why }
