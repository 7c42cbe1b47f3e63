# Le parole della casa, in italiano. Un file per lingua, con le stesse chiavi e gli stessi dati.

## Refusals

game-unknown = Non c’è nessun gioco chiamato { $name }. Si conoscono: { $can }.
seats-out-of-range = A { $game } non si gioca in { $seats }. Numero di giocatori possibile: { $can }.
option-unknown = Non c’è nessuna opzione chiamata { $name }. Ci sono: { $can }.
option-out-of-range = L’opzione { $name } deve essere un numero intero da { $low } a { $high }, non { $value }.
move-is-a-face = È così che gli altri vedono questa mossa; di’ la mossa stessa.
move-unknown = Non c’è nessuna mossa con quel numero.
notation-unknown = «{ $text }» non si può leggere come mossa di { $game }.
not-your-turn = Non tocca al posto { $seat }; { $actor ->
    [dealer] adesso tocca al mazziere.
   *[other] adesso decide il posto { $actor }.
}
dealer-unknown = Il mazziere è «auto» o «manual», non «{ $dealer }».
seed-unknown = Un seme è un numero intero da 0 in su, non { $seed }.
seat-unknown = Non c’è un posto { $seat }; con { $seats } giocatori i posti si numerano da 0.

## Records

record-not-toml = La riga { $line } della partita non si può leggere: non è TOML.
record-misses = Alla partita manca «{ $name }».
record-wrong-kind = Riga { $line } della partita: «{ $name }» deve essere { $kind ->
    [int] un numero intero.
    [str] un testo tra virgolette.
    [list] un elenco.
   *[dict] una tabella.
}
record-unknown-key = Riga { $line } della partita: niente si chiama «{ $name }». Si conoscono: { $can }.
record-other-format = Riga { $line } della partita: è scritta nel formato { $has }; questa versione legge il formato { $reads }.
record-other-rules = Riga { $line } della partita: è stata fatta con la versione { $has } delle regole di { $game }; questa versione gioca con la versione { $plays }.
record-line = Riga { $line } della partita: { $why }
record-out-of-turn = Riga { $line } della partita: { $has ->
    [dealer] al mazziere non tocca
   *[other] al posto { $has } non tocca giocare
} in «{ $text }»; { $turn ->
    [dealer] adesso tocca al mazziere.
   *[other] adesso decide il posto { $turn }.
}
record-refused = Riga { $line } della partita: «{ $text }» non si può giocare. { $why }
record-players = Riga { $line } della partita: i giocatori sono nomi tra virgolette.
record-lesson = Riga { $line } della partita: una lezione dice le sue frasi dopo 0-{ $most } mosse.

## The command line: refusals

language-unknown = Qui nessuno parla «{ $lang }». Si conoscono: { $can }.
number-wanted = «{ $text }» non è un numero intero da { $low } in su.
usage-no-command = Non c’è nessun comando «{ $text }». Ci sono: { $can }.
usage-no-option = { $command } non ha l’opzione { $option }; { $command } --help elenca quelle che ha.
usage-option-value = L’opzione { $option } non si usa così; { $command } --help lo mostra.
usage-too-much = { $command } non sa che farsene di «{ $text }»; { $command } --help mostra che cosa accetta.
usage-missing-game = A { $command } manca il nome di un gioco; tradecraft games li elenca.
usage-missing-file = A { $command } manca il file di una partita; { $command } --help lo mostra.
usage-unclear = { $command } non si usa così; { $command } --help lo mostra.
play-which = Quale gioco? Si conoscono: { $can }.
player-unknown = Nessuno chiamato «{ $player }» può sedersi. Ci sono: { $can }.
bot-unknown = Non c’è nessun bot chiamato «{ $bot }». Ci sono: { $can }.
bots-count = { $bots } bot non possono occupare { $seats } posti.
bot-rookie = Recluta
bot-agent = Agente
bot-handler = Ufficiale di collegamento
bot-director = Direttore
bot-greedy = Ingordo (per confronto)
bot-random = A caso (per confronto)
option-not-a-pair = Un’opzione si scrive nome=valore, non «{ $text }».
viewer-unknown = Nessuno guarda come «{ $text }»: vale un posto da 0 a { $last }, spectator o all.
ply-unknown = Non c’è una posizione { $ply }; la partita va da 0 a { $last }.
record-ended = Alla posizione { $ply } la partita è finita; riprendila da una precedente.
clause-unknown = { $game } non ha nessuna clausola { $name }.
resume-other-game = { $file } è una partita di { $has }, non di { $asked }.
resume-other-seats = La partita ha { $seats } posti, non { $players }.
resume-with-options = Una partita ripresa conserva le sue opzioni; togli --option.
save-exists = { $file } esiste già; scegli un altro nome o riprendila con --resume.
file-missing = Il file { $file } non esiste.
file-is-folder = { $file } è una cartella, non una partita.
file-not-text = { $file } non è testo, quindi non può essere una partita.
file-trouble = { $file } non si può usare: { $why }.
output-trouble = La risposta non si può scrivere: { $why }.

## The command line: help

help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-examples = Esempi
metavar-command = COMANDO
metavar-options = opzioni
metavar-game = GIOCO
metavar-clause = CLAUSOLA
metavar-player = GIOCATORE
metavar-file = FILE
metavar-setting = NOME=VALORE
metavar-address = INDIRIZZO
metavar-url = URL
metavar-number = NUMERO
metavar-dealer = auto|manual
metavar-viewer = POSTO|spectator|all
metavar-bots = BOT,BOT
option-lang = La lingua; altrimenti decidono TRADECRAFT_LANG o il sistema.
option-help = Mostra questa pagina.
option-version = Mostra la versione.
option-json = Scrive JSON, perché lo legga un programma.
option-seed = Estrae tutto a partire da questo numero; lo stesso numero dà la stessa partita.
option-option = Concorda qualcosa: una misura o una regola della casa. tradecraft games le elenca.
argument-game = Il nome di un gioco; tradecraft games li elenca.
argument-record = Il file di una partita.

help-all = Giochi da tavolo di spie a informazione nascosta, da giocare e da studiare.
example-all-1 = Giocare ad Agent Hunter contro un bot.
example-all-2 = Consultare una clausola delle sue regole.
example-all-3 = Sapere che altro si può dire dopo «play».

help-games =
    Elenca i giochi, di che cosa parlano e che cosa si può concordare prima di ciascuno.

    Un’opzione è una misura del gioco, o una regola della casa dove il regolamento tace. Ciò che è indicato è il gioco pubblicato.
example-games-1 = Tutti i giochi.
example-games-2 = Lo stesso in francese.
example-games-3 = Lo stesso per un programma.

help-rules =
    Mostra le regole di un gioco, clausola per clausola, con parole nostre.

    Dove il regolamento tace decide la casa: quelle clausole sono segnate, e quasi tutte hanno un’opzione che le cambia.
argument-clause = Una clausola o una sezione; se manca, tutte.
example-rules-1 = Tutte le regole; con «| less» si sfogliano pagina per pagina.
example-rules-2 = Una clausola.
example-rules-3 = Una sezione.
example-rules-4 = Tutto in italiano, per un programma.

help-play =
    Gioca una partita in questo terminale, contro bot o tra persone.

    Ogni giocatore è «me» (una persona a questa tastiera) o un bot. Quattro giocano per le persone, ciascuno più forte del precedente: «rookie», «agent», «handler», «director»; si distinguono per quante partite giocano a mente prima di una mossa. «greedy» guarda una mossa avanti, «random» gioca qualsiasi cosa. I bot vedono ciò che può vedere il loro posto, e niente di più. Con due persone lo schermo viene nascosto tra un turno e l’altro.

    Durante la partita scrivi una mossa com’è nell’elenco, o il suo inizio e Tab. «?» spiega dove sei, «? 3>b» perché quella mossa è possibile o no, «? AH-5.3» che cosa dice una clausola; «save» salva e «quit» esce. Una mossa sbagliata non costa niente.
argument-play-game = Il nome di un gioco; con --resume si può tralasciare.
argument-players = Chi si siede dove, nell’ordine dei posti: me o il nome di un bot. Senza niente, tu contro agent.
option-save = Salva la partita in questo file dopo ogni mossa.
option-resume = Riprende la partita dove finisce questo file.
option-dealer = Chi estrae ciò che decide il caso: la casa, o tu, scrivendo ciò che mostrano le carte vere.
example-play-1 = Tu contro un bot.
example-play-2 = Tu al secondo posto, contro un bot che gioca qualsiasi cosa.
example-play-3 = Due persone a una tastiera.
example-play-4 = Due bot; la loro partita viene salvata.
example-play-5 = Con tre esche per parte; la partita viene salvata dopo ogni mossa.
example-play-6 = Riprendere quella partita.
example-play-7 = Due persone con le carte vere accanto: sei tu a scrivere chi comincia.

help-replay =
    Ripercorre una partita come l’ha vista uno di quelli che erano al tavolo.

    In un terminale: Invio o → va avanti, ← torna indietro, g e G vanno all’inizio e alla fine, q smette. In una pipe escono tutte le posizioni una dopo l’altra.
option-as = Con quali occhi vederla: un posto (0, 1, ...), uno spettatore (spectator) o anche tutto ciò che era nascosto (all). Se manca, quelli di uno spettatore; con --json, quelli di tutti.
option-ply = Mostra solo questa posizione; 0 è la prima.
example-replay-1 = Come l’ha vista uno spettatore.
example-replay-2 = Come l’ha vista il primo posto.
example-replay-3 = Una posizione, con tutto ciò che era nascosto.
example-replay-4 = Per un programma: a ogni posizione ciò che ogni posto ha visto, ciò che si poteva giocare e ciò che si è giocato.

help-lesson =
    Imparare un gioco: si percorre una partita e a ogni passo una frase dice che cosa succede e perché.

    Tasti e pipe come per replay.
example-lesson-1 = Imparare La Agencia.
example-lesson-2 = Lo stesso in spagnolo.
lesson-unknown = Il gioco { $game } non ha ancora una lezione.

help-check =
    Mette alla prova le otto leggi della casa su posizioni a caso di un gioco.

    Esce con 1 se una è violata, e mostra una partita che lo prova.
option-positions = Quante posizioni provare, come minimo.
option-save-broken = Salva in questo file la partita che mostra una legge violata.
example-check-1 = Duecento posizioni.
example-check-2 = Altre, e salvare la partita se una legge è violata.
example-check-3 = Per un programma.

help-bench = Misura la velocità di tutto, e la confronta con altri nella stessa esecuzione.
help-bots = Misura la ricerca dei bot: simulazioni al secondo, accanto al C++ di OpenSpiel, in ogni stanza e in due thread.
help-engine =
    Misura le regole: partite a caso accanto a C++ scritto a mano e accanto a OpenSpiel, un registro ripiegato, due thread, un primo avvio e uno successivo.

    Ogni rapporto è preso nella stessa esecuzione su questa macchina, come mediana di diversi. Una riga che manca la sua soglia dice NO; un programma che non è installato è una riga che lo dice.
help-server =
    Misura il server: partite intere di due giocatori via HTTP, ogni mossa salvata, in ciclo chiuso e con pause; tempo di processore, byte e memoria; più processi.

    Accanto a boardgame.io, se --against o TRADECRAFT_BOARDGAMEIO nomina una cartella che lo misura su questa macchina, o file con ciò che ha trovato: si veda docs/server-bench.md.
option-against = Una cartella che misura boardgame.io, o file con ciò che ha trovato, separati da virgole.
option-only = Solo le righe i cui nomi cominciano così.
metavar-row = RIGA
example-bench-1 = Tutte le righe; ci vuole circa un minuto.
example-bench-2 = Solo la velocità con cui si ripiega un registro.
example-bench-3 = Per un programma.
example-bench-4 = Tutte le righe del server; ci vogliono circa dieci minuti.
example-bench-5 = Solo la ricerca al poker di Leduc, accanto a quella di OpenSpiel.
bench-measuring = Misura in corso...
bench-no-row = Nessuna riga comincia con «{ $text }». Cominciano con: { $can }.

help-arena =
    Fa giocare dei bot l’uno contro l’altro e dice quanto valgono.

    Ogni mano distribuita si gioca una volta da ogni posto, con le stesse estrazioni del mazziere, perché la fortuna pesi allo stesso modo per tutti. Finisce appena è sicuro chi è più forte. Con --save si può interrompere e riprendere in ogni momento. Con meno bot che posti, il primo gioca contro un tavolo degli altri.
option-arena-bots = Chi gioca, almeno due: rookie, agent, handler, director, greedy, random, o una ricerca con un budget proprio, search:1000 o search:1000:regret.
option-deals = Quante distribuzioni al massimo.
option-save-arena = Scrive i risultati in questo file, una riga per distribuzione, e continua da quelle che ci sono.
option-to-the-end = Gioca tutte le distribuzioni, anche se è sicuro chi è più forte.
option-jobs = Quante partite alla volta; tante quanti sono i core, se non si dice nulla.
option-cluster = Gioca sul cluster Ray a questo indirizzo; «auto» ne cerca uno.
example-arena-1 = Due livelli l’uno contro l’altro.
example-arena-2 = Uno contro tre, e i risultati restano.
example-arena-3 = Due modi di cercare, per un programma.
arena-playing = Distribuzioni giocate
arena-bots = A un’arena servono almeno due bot diversi, non «{ $bots }».
arena-other-match = { $file } contiene i risultati di un altro incontro.
arena-unreadable = { $file } non si legge come risultati di un’arena.
arena-no-cluster = Non c’è nessun cluster Ray a «{ $address }».
arena-games = { $games } partite; alla pari sarebbe { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-skill = abilità { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-sure = Dopo { $deals } distribuzioni è sicuro chi è più forte.
arena-unsure = { $deals } distribuzioni; non è sicuro chi è più forte.

help-hint =
    Dice che cosa penserebbe un bot al posto di qualcuno: quanto valgono le mosse e in quali mondi crede.

    Riceve ciò che quel posto può vedere, e nient’altro. Di ogni cosa nascosta dice con quale frequenza è che cosa, in mondi che si accordano con tutto ciò che si è visto.
option-hint-as = Il posto che chiede; quello di turno se non si dice nulla.
option-simulations = Quante partite gioca a mente.
example-hint-1 = Il posto di turno, alla fine di una partita annotata.
example-hint-2 = Il posto 1 prima della prima mossa.
example-hint-3 = Per un programma.
hint-thinking = Sto pensando ...
hint-moves = Le mosse: la probabilità di vincere con ciascuna e quanto un bot la preferirebbe
hint-chance = vince { NUMBER($chance, maximumFractionDigits: 0) } %
hint-weight = gioca { NUMBER($weight, maximumFractionDigits: 0) } %
hint-not-to-move = Tocca a un altro posto.
hint-worlds = Ciò che è nascosto: dove, e che cosa può essere
hint-all-known = Nulla è nascosto.
hint-none = niente
hint-yes = sì
hint-no = no
hint-word-round = round
hint-word-first = primo giocatore
hint-word-points = punti
hint-word-hand = mano
hint-word-deck = mazzo
hint-word-cards = carte
hint-word-card = carta
hint-word-kind = tipo
hint-word-value = valore
hint-word-sum = somma
hint-word-colour = colore
hint-word-ending = com’è finita
hint-word-played = giocata
hint-word-turn = turno del giocatore
hint-word-order = ordine di gioco
hint-word-last-round = ultimo round
hint-word-discards = scarti
hint-word-seen-by = vista da
table-no-notebook = A questo tavolo si gioca senza taccuino.
table-no-hints = A questo tavolo i bot non danno consigli.
table-hints-busy = Troppi chiedono consiglio; chiedi di nuovo tra un momento.

help-simulate =
    Gioca molte partite e conta: quanto durano, chi vince, a che velocità vanno.

    Senza --bots tutti i posti giocano a caso, in codice compilato e su tutti i core. Gli intervalli sono quelli di Wilson al 95 %.
option-games = Quante partite.
option-seats = Quanti giocatori, in un gioco che ne ammette numeri diversi.
option-bots = Fa giocare dei bot, uno per posto e in ordine: rookie, agent, handler, director, greedy, random.
example-simulate-1 = Centomila partite a caso.
example-simulate-2 = Senza esche, da un altro seme.
example-simulate-3 = Un bot contro il caso.
example-simulate-4 = Per un programma.

## The command line: games and rules

games-facts = { $players } giocatori, { $minutes } minuti
games-options = Opzioni: che cosa si può concordare, e il gioco pubblicato
games-more = tradecraft rules GIOCO racconta le regole, tradecraft play GIOCO comincia una partita.
rules-house = Regola della casa.
rules-house-note = Le clausole segnate sono regole della casa, dove il regolamento tace.
rules-option = Opzione { $name } ({ $range }): { $words }.

## The command line: a game

play-prepares = { $game }: preparo le regole, solo questa volta ...
play-seat-me = Posto { $seat }: { $name } – tu
play-seat-bot = Posto { $seat }: { $name } – { $bot }
play-hint = Scrivi una mossa, o ? per avere aiuto.
play-dealer = Mazziere
play-example = per esempio { $move }: { $label }
play-curtain = { $name }: premi Invio quando nessun altro guarda.
play-unreadable = «{ $text }» non è una mossa né un comando; ? elenca le une e gli altri.
play-too-many = Non giocato, perché prima tocca a qualcun altro: { $text }.
play-sure = { $why } Scrivi { $move } un’altra volta se è proprio quello che vuoi.
play-read-on = ? { $clause } mostra la clausola.
play-explains-not = Non c’è niente da spiegare su «{ $text }»; di’ una mossa o una clausola.
play-saved = La partita è salvata in { $file }, d’ora in poi dopo ogni mossa.
play-not-saved = La partita non è stata salvata; --save FILE la salva dopo ogni mossa.
play-go-on = Per continuare:
play-points = Punti: { $score }.
play-kept = La partita è in { $file }.
play-keep = Salvare la partita? Scrivi il nome di un file, o solo Invio se no:
undo-not-yet = Non si può ancora annullare nessuna mossa.
explain-can = { $move } si può giocare: { $label }.
explain-cannot = { $move } non si può giocare adesso: { $label }.
explain-move = perché questa mossa è possibile o no
explain-clause = che cosa dice una clausola
explain-moves = tutte le mosse, ciascuna con le sue parole
explain-rules = tutte le regole
explain-save = salva la partita; può seguire il nome di un file
explain-undo = annulla una mossa (non ancora)
explain-quit = esce e dice come continuare

## The command line: replay, check, simulate

replay-ply = Posizione { $ply } di { $last }
replay-next = Poi: { $move } ({ $label })
replay-keys = Invio o →: avanti   ←: indietro   g, G: inizio, fine   q: esci
check-trying = Leggi alla prova
check-kept = { $game } rispetta tutte le leggi ({ $positions ->
    [one] { $positions } posizione
   *[other] { $positions } posizioni
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
check-broken = { $game } viola una legge ({ $positions ->
    [one] { $positions } posizione
   *[other] { $positions } posizioni
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
law-fold = Il registro ridà la posizione, bit per bit.
law-exact = Ciò che viene offerto si può giocare, e una clausola vieta il resto.
law-mask = Ciò che si mostra a qualcuno non dipende da niente che gli è nascosto.
law-imagine = Si immagina ogni mondo possibile, con la sua probabilità, e nessun altro.
law-mine = Ciò che posso fare non dipende da niente che mi è nascosto.
law-end = Ogni partita finisce, si conta allora e non perde nessun pezzo.
law-notation = Mosse e partite si rileggono dal loro testo.
law-words = Tutto si può dire in cinque lingue.
simulate-playing = In gioco
simulate-games = Partite
simulate-mean = Mosse per partita, in media
simulate-range = 5–95 %: { $low }–{ $high }
simulate-median = Mosse per partita, mediana
simulate-wins = Vince il posto { $seat }, { $name } ({ $bot })
simulate-shared = Primo posto condiviso
simulate-nobody = Partite che nessuno ha vinto
simulate-unfinished = Partite troncate al limite
simulate-speed = Mosse al secondo
simulate-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-figure = { NUMBER($value, maximumFractionDigits: 2) }
simulate-interval = 95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %

## Tavoli: rifiuti

table-unknown = Non c’è nessun tavolo a questo indirizzo.
table-other-rules = A questo tavolo si è giocato con la versione { $has } delle regole di { $game }; questo server gioca con la versione { $plays }.
table-over = La partita è finita.
table-not-over = La partita non è ancora finita.
table-not-begun = La partita non è ancora cominciata.
table-begun = La partita è già cominciata.
table-no-seat = Non hai un posto a questo tavolo.
table-other-seat = Il posto { $seat } non è tuo.
table-no-spectators = A questo tavolo guarda solo chi gioca.
table-full = Tutti i posti sono occupati.
table-seat-taken = Il posto { $seat } è occupato.
table-empty = Qualcuno deve sedersi prima che la partita cominci.
table-no-bot = Al posto { $seat } non c’è nessun bot.
table-not-creator = Può farlo solo chi ha creato questo tavolo.
table-away = Un bot gioca per il posto { $seat }; prima torna a sederti.
table-bot-first = Un bot sta pensando per il posto { $seat }; torna dopo la sua mossa.
table-lost = Il posto { $seat } ha abbandonato la partita.
table-too-late = La riga { $ply } è già stata giocata; il registro ha { $has } righe.
table-too-early = La riga { $ply } non tocca ancora; la prossima è la { $next }.
table-too-late-to-abort = È cominciato il secondo giro: ora si può abbandonare la partita, non annullarla.
table-nobody-waits = Nessuno aspetta il posto { $seat }.
table-patience = Un bot può continuare solo dopo { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
} senza una mossa.
table-nothing-to-take-back = Non hai nessuna mossa da ritirare.
table-nothing-asked = Nessuno ha chiesto di ritirare una mossa.
table-no-chat = A questo tavolo non si parla.
chat-length = Di’ qualcosa di { $most } caratteri al massimo.
chat-phrases = Le regole vietano di parlare delle carte; a questo tavolo ci sono solo frasi fatte: { $can }.
name-length = Un nome ha da 1 a { $most } caratteri visibili.

## Tavoli: frasi fatte

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-thinking = Fammi pensare.
phrase-moment = Un momento, per favore.
phrase-well-played = Ben giocato!
phrase-thanks = Grazie della partita!
phrase-sorry = Scusate!

## Tavoli: registrazioni

record-as-seen = Riga { $line } della registrazione: è stata scritta con gli occhi di chi non vedeva tutto, e non si può giocare.
record-not-yet = La registrazione completa si dà quando la partita è finita.
record-not-sealed = Questa registrazione non ha sigillo: non è stata distribuita a un tavolo, o la partita non era finita.
record-seal-misses = Al sigillo di questa registrazione manca «{ $name }».
record-seal-broken = Il sigillo di questa registrazione non si può leggere.
verify-kept = Il seme è quello dell’impronta e { $tried ->
    [0] non c’era niente da distribuire
    [one] l’unica mossa del mazziere ne segue
   *[other] le { $tried } mosse del mazziere ne seguono
}.
verify-other-seed = Il seme non è quello dell’impronta: la distribuzione è stata cambiata.
verify-other-move = La mossa { $place } è stata distribuita come { $has }; secondo il seme deve essere { $must }.

## Il server: rifiuti

server-error = Qui qualcosa è andato storto ed è annotato. Non si è perso niente; riprova.
request-unreadable = Questa richiesta non si può leggere. { $what }
request-no-guest = Di’ prima chi sei: basta un nome.
request-other-origin = Questa richiesta viene da un altro sito.
request-unknown = A questo indirizzo non c’è niente.
request-wrong-method = Questo indirizzo non accetta una richiesta simile.
request-too-large = Questa richiesta è troppo grande.
request-too-many = Sono più richieste di quante chiunque potrebbe giocare; aspetta un secondo.

## La riga di comando: verify e serve

check-comparing = Confronto
surface-kept = { $game }: non trapela niente. Sono state confrontate { $moves } mosse, { $twins } partite con una gemella che sembrava uguale e non lo era ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
surface-broken = { $game }: qualcosa trapela. Trovato dopo { $moves } mosse e { $twins } gemelle ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
option-surface = Confrontare tutto ciò che un tavolo invia a chi guarda con ciò che invierebbe se tutto quel che non vede fosse diverso.
example-check-4 = Se un tavolo dice segreti, in duemila mosse.
help-verify =
    Vedere che una partita sia stata distribuita come il suo tavolo aveva promesso.

    La registrazione di una partita giocata a un tavolo contiene l’impronta detta prima della prima mossa, e il seme. Esce con 1 se le mosse del mazziere non ne seguono.
example-verify-1 = In una frase.
example-verify-2 = Per un programma.
help-serve =
    Servire tavoli a browser e programmi, finché non si ferma.

    Tutto sta in un file, se non si nomina una banca dati. Molti processi condividono un PostgreSQL e un NATS. Ogni opzione si può dare anche nell’ambiente: TRADECRAFT_HOST, TRADECRAFT_PORT, TRADECRAFT_DATABASE, TRADECRAFT_BUS, TRADECRAFT_BOT_DELAY, TRADECRAFT_SECURE.
option-host = L’indirizzo a cui ascoltare; 0.0.0.0 per tutti.
option-port = La porta; 0 per una qualunque che sia libera.
option-database = Dove stanno i tavoli: sqlite:///file o postgresql+psycopg://server/nome. Il file tradecraft.db di questa cartella, se manca.
option-bus = Il NATS con cui i processi si dicono che cosa succede: nats://server. A uno solo non serve.
option-bot-delay = Millisecondi che un bot impiega almeno per una mossa.
option-secure = I browser vengono per https: i cookie non viaggiano altrimenti.
option-lan = Lascia entrare anche gli altri di questa rete e stampa per loro l’indirizzo e il suo codice QR.
option-open = Apre la pagina nel browser; non si apre nulla dove non c’è uno schermo.
example-serve-1 = Su questa macchina.
example-serve-2 = Per altri, con un file proprio.
example-serve-3 = Uno di molti processi.
example-serve-4 = Giocare con chi è nella stessa stanza: inquadrano il codice con il telefono.
serve-listens = Tradecraft è a { $address } (Ctrl+C lo ferma).
serve-lan = In questa rete: { $address }
serve-database = La banca dati non si apre: { $why }
serve-bus = NATS non si raggiunge: { $why }
serve-address = Non si può ascoltare a { $host }, porta { $port }: { $why }
