# Les paraules de la casa, en català. Un fitxer per idioma, amb les mateixes claus i dades.

## Refusals

game-unknown = No hi ha cap joc que es digui { $name }. Es coneixen: { $can }.
seats-out-of-range = { $game } no es pot jugar entre { $seats }. Nombre de jugadors possible: { $can }.
option-unknown = No hi ha cap opció que es digui { $name }. Hi ha aquestes: { $can }.
option-out-of-range = L’opció { $name } ha de ser un nombre enter de { $low } a { $high }, no { $value }.
move-is-a-face = Així veuen aquesta jugada els altres; digues la jugada mateixa.
move-unknown = No hi ha cap jugada amb aquest número.
notation-unknown = «{ $text }» no es pot llegir com a jugada ({ $game }).
not-your-turn = No li toca al seient { $seat }; { $actor ->
    [dealer] ara li toca al crupier.
   *[other] ara decideix el seient { $actor }.
}
dealer-unknown = El crupier és «auto» o «manual», no «{ $dealer }».
seed-unknown = Una llavor és un nombre enter a partir de 0, no { $seed }.
seat-unknown = No hi ha seient { $seat }; amb { $seats } jugadors els seients es numeren des del 0.

## Records

record-not-toml = La línia { $line } de la partida no es pot llegir: no és TOML.
record-misses = A la partida li falta «{ $name }».
record-wrong-kind = Línia { $line } de la partida: «{ $name }» ha de ser { $kind ->
    [int] un nombre enter.
    [str] un text entre cometes.
    [list] una llista.
   *[dict] una taula.
}
record-unknown-key = Línia { $line } de la partida: res no es diu «{ $name }». Es coneixen: { $can }.
record-other-format = Línia { $line } de la partida: està escrita en el format { $has }; aquesta versió llegeix el format { $reads }.
record-other-rules = Línia { $line } de la partida: es va fer amb la versió { $has } de les regles ({ $game }); aquesta versió juga amb la versió { $plays }.
record-line = Línia { $line } de la partida: { $why }
record-out-of-turn = Línia { $line } de la partida: { $has ->
    [dealer] al crupier no li toca
   *[other] al seient { $has } no li toca jugar
} a «{ $text }»; { $turn ->
    [dealer] ara li toca al crupier.
   *[other] ara decideix el seient { $turn }.
}
record-refused = Línia { $line } de la partida: «{ $text }» no es pot jugar. { $why }
record-players = Línia { $line } de la partida: els jugadors són noms entre cometes.
record-lesson = Línia { $line } de la partida: una lliçó diu les seves frases després de 0 a { $most } jugades.

## The command line: refusals

language-unknown = Aquí ningú no parla «{ $lang }». Es coneixen: { $can }.
number-wanted = «{ $text }» no és un nombre enter a partir de { $low }.
usage-no-command = No hi ha cap ordre «{ $text }». Hi ha aquestes: { $can }.
usage-no-option = { $command } no té l’opció { $option }; { $command } --help enumera les que té.
usage-option-value = L’opció { $option } no es fa servir així; { $command } --help ho mostra.
usage-too-much = { $command } no sap què fer amb «{ $text }»; { $command } --help mostra què admet.
usage-missing-game = A { $command } li falta el nom d’un joc; tradecraft games els enumera.
usage-missing-file = A { $command } li falta el fitxer d’una partida; { $command } --help ho mostra.
usage-unclear = { $command } no es fa servir així; { $command } --help ho mostra.
play-which = Quin joc? Es coneixen: { $can }.
player-unknown = No pot seure ningú que es digui «{ $player }». Hi ha aquests: { $can }.
bot-unknown = No hi ha cap bot que es digui «{ $bot }». Hi ha aquests: { $can }.
bots-count = { $bots } bots no poden ocupar { $seats } seients.
bot-rookie = Novell
bot-agent = Agent
bot-handler = Oficial de cas
bot-director = Director
bot-greedy = Cobdiciós (de referència)
bot-random = A l’atzar (de referència)
option-not-a-pair = Una opció s’escriu nom=valor, no «{ $text }».
viewer-unknown = Ningú no mira com a «{ $text }»: val un seient de 0 a { $last }, spectator o all.
ply-unknown = No hi ha posició { $ply }; la partida va de 0 a { $last }.
record-ended = A la posició { $ply } la partida s’ha acabat; continua des d’una d’anterior.
clause-unknown = { $game } no té cap clàusula { $name }.
resume-other-game = El joc de { $file } és { $has }, no { $asked }.
resume-other-seats = La partida té { $seats } seients, no { $players }.
resume-with-options = Una partida que es reprèn conserva les seves opcions; treu --option.
save-exists = { $file } ja existeix; tria un altre nom o reprèn-la amb --resume.
file-missing = No existeix el fitxer { $file }.
file-is-folder = { $file } és una carpeta, no una partida.
file-not-text = { $file } no és text, així que no pot ser una partida.
file-trouble = { $file } no es pot fer servir: { $why }.
output-trouble = La resposta no es pot escriure: { $why }.

## The command line: help

help-commands = Ordres
help-arguments = Arguments
help-options = Opcions
help-examples = Exemples
metavar-command = ORDRE
metavar-options = opcions
metavar-game = JOC
metavar-clause = CLÀUSULA
metavar-player = JUGADOR
metavar-file = FITXER
metavar-setting = NOM=VALOR
metavar-address = ADREÇA
metavar-url = URL
metavar-number = NÚMERO
metavar-dealer = auto|manual
metavar-viewer = SEIENT|spectator|all
metavar-bots = BOT,BOT
option-lang = L’idioma; si no, decideixen TRADECRAFT_LANG o el sistema.
option-help = Mostra aquesta pàgina.
option-version = Mostra la versió.
option-json = Escriu JSON, perquè el llegeixi un programa.
option-seed = Ho sorteja tot a partir d’aquest número; el mateix número dona la mateixa partida.
option-option = Acorda alguna cosa: una mida o una regla de la casa. tradecraft games les enumera.
argument-game = El nom d’un joc; tradecraft games els enumera.
argument-record = El fitxer d’una partida.

help-all = Jocs de taula d’espies amb informació oculta, per jugar-hi i per estudiar-los.
example-all-1 = Jugar a Agent Hunter contra un bot.
example-all-2 = Consultar una clàusula de les regles.
example-all-3 = Saber què més es pot dir després de «play».

help-games =
    Enumera els jocs, de què tracten i què es pot acordar abans de cadascun.

    Una opció és una mida del joc o una regla de la casa on el reglament calla. El que ve posat és el joc publicat.
example-games-1 = Tots els jocs.
example-games-2 = El mateix en francès.
example-games-3 = El mateix per a un programa.

help-rules =
    Mostra les regles d’un joc, clàusula a clàusula, amb les nostres paraules.

    On el reglament calla decideix la casa: aquestes clàusules van marcades, i la majoria té una opció que les canvia.
argument-clause = Una clàusula o una secció; sense res, totes.
example-rules-1 = Totes les regles; amb «| less» es passen pàgina a pàgina.
example-rules-2 = Una clàusula.
example-rules-3 = Una secció.
example-rules-4 = Tot en italià, per a un programa.

help-play =
    Juga una partida en aquest terminal, contra bots o entre persones.

    Cada jugador és «me» (una persona davant d’aquest teclat) o un bot. Quatre juguen per a persones, cadascun més fort que l’anterior: «rookie», «agent», «handler», «director»; es distingeixen per quantes partides juguen mentalment abans de moure. «greedy» mira una jugada endavant, «random» juga qualsevol cosa. Els bots veuen el que pot veure el seu seient i res més. Amb dues persones, la pantalla s’amaga entre els seus torns.

    A la partida, escriu una jugada tal com surt a la llista, o el començament i Tab. «?» explica on ets, «? 3>b» per què aquella jugada és possible o no, «? AH-5.3» què diu una clàusula; «save» desa i «quit» surt. Una jugada errònia no costa res.
argument-play-game = El nom d’un joc; amb --resume no cal.
argument-players = Qui seu on, per ordre de seients: me o el nom d’un bot. Sense res, tu contra agent.
option-save = Desa la partida en aquest fitxer després de cada jugada.
option-resume = Reprèn la partida on acaba aquest fitxer.
option-dealer = Qui sorteja el que decideix l’atzar: la casa, o tu, escrivint el que mostren les cartes de debò.
example-play-1 = Tu contra un bot.
example-play-2 = Tu al segon seient, contra un bot que juga qualsevol cosa.
example-play-3 = Dues persones davant d’un teclat.
example-play-4 = Dos bots; la seva partida es desa.
example-play-5 = Amb tres esquers per bàndol; la partida es desa després de cada jugada.
example-play-6 = Reprendre aquella partida.
example-play-7 = Dues persones amb cartes de debò al costat: tu escrius qui comença.

help-replay =
    Recorre una partida tal com la va veure un dels que eren a taula.

    En un terminal: Retorn o → avança, ← recula, g i G van al començament i al final, q acaba. En una canonada surten totes les posicions seguides.
option-as = Amb quins ulls veure-la: un seient (0, 1, ...), un espectador (spectator) o també tot el que era ocult (all). Si falta, els d’un espectador; amb --json, els de tothom.
option-ply = Mostra només aquesta posició; 0 és la primera.
example-replay-1 = Com la va veure un espectador.
example-replay-2 = Com la va veure el primer seient.
example-replay-3 = Una posició, amb tot el que era ocult.
example-replay-4 = Per a un programa: a cada posició el que va veure cada seient, el que es podia jugar i el que es va jugar.

help-lesson =
    Aprendre un joc: es recorre una partida i, a cada pas, una frase diu què passa i per què.

    Les tecles i les canonades, com a replay.
example-lesson-1 = Aprendre La Agencia.
example-lesson-2 = El mateix en castellà.
lesson-unknown = El joc { $game } encara no té cap lliçó.

help-check =
    Posa a prova les vuit lleis de la casa en posicions a l’atzar d’un joc.

    Surt amb 1 si alguna no es compleix, i mostra una partida que ho prova.
option-positions = Quantes posicions provar, com a mínim.
option-save-broken = Desa en aquest fitxer la partida que mostra una llei incomplerta.
example-check-1 = Dues-centes posicions.
example-check-2 = Unes altres, i desar la partida si una llei no es compleix.
example-check-3 = Per a un programa.

help-bench = Mesura com de ràpid va tot, i ho compara amb altres en la mateixa execució.
help-bots = Mesura la cerca dels bots: simulacions per segon, al costat del C++ d’OpenSpiel, a cada sala i en dos fils.
help-engine =
    Mesura les regles: partides a l’atzar al costat de C++ escrit a mà i al costat d’OpenSpiel, un registre replegat, dos fils, una primera arrencada i una de posterior.

    Cada proporció es pren en una mateixa execució en aquesta màquina, com a mediana de diverses. Una fila que no arriba al llistó diu NO; un programa que no està instal·lat és una fila que ho diu.
help-server =
    Mesura el servidor: partides senceres de dos jugadors per HTTP, cada jugada desada, en bucle tancat i amb pauses; temps de processador, bytes i memòria; diversos processos.

    Al costat de boardgame.io, si --against o TRADECRAFT_BOARDGAMEIO anomena una carpeta que el mesura en aquesta màquina, o fitxers amb el que va trobar: vegeu docs/server-bench.md.
option-against = Una carpeta que mesura boardgame.io, o fitxers amb el que va trobar, separats per comes.
option-only = Només les files els noms de les quals comencen així.
metavar-row = FILA
example-bench-1 = Totes les files; triga més o menys un minut.
example-bench-2 = Només com de ràpid es replega un registre.
example-bench-3 = Per a un programa.
example-bench-4 = Totes les files del servidor; triga uns deu minuts.
example-bench-5 = Només la cerca al pòquer de Leduc, al costat de la d’OpenSpiel.
bench-measuring = Mesurant...
bench-no-row = Cap fila no comença per «{ $text }». Comencen per: { $can }.

help-arena =
    Fa jugar uns bots contra uns altres i diu quant valen.

    Cada repartiment es juga una vegada des de cada seient, amb les mateixes cartes del repartidor, perquè la sort pesi igual per a tothom. S’acaba tan bon punt és segur qui és millor. Amb --save es pot interrompre i reprendre en qualsevol moment. Amb menys bots que seients, el primer juga contra una taula dels altres.
option-arena-bots = Qui juga, dos com a mínim: rookie, agent, handler, director, greedy, random, o una cerca amb el seu propi pressupost, search:1000 o search:1000:regret.
option-deals = Quants repartiments com a màxim.
option-save-arena = Escriu els resultats en aquest fitxer, una línia per repartiment, i continua a partir dels que hi hagi.
option-to-the-end = Juga tots els repartiments, encara que ja sigui segur qui és millor.
option-jobs = Quantes partides alhora; tantes com nuclis si s’omet.
option-cluster = Juga al clúster de Ray que hi ha en aquesta adreça; «auto» en busca un.
example-arena-1 = Dos nivells, l’un contra l’altre.
example-arena-2 = Un contra tres, i es guarden els resultats.
example-arena-3 = Dues maneres de cercar, per a un programa.
arena-playing = Jugant repartiments
arena-bots = Una arena necessita almenys dos bots diferents, no «{ $bots }».
arena-other-match = { $file } conté els resultats d’un altre enfrontament.
arena-unreadable = { $file } no es pot llegir com a resultats d’una arena.
arena-no-cluster = No hi ha cap clúster de Ray a «{ $address }».
arena-games = { $games } partides; en igualtat seria { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-skill = destresa { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-sure = Després de { $deals } repartiments és segur qui és millor.
arena-unsure = { $deals } repartiments; no és segur qui és millor.

help-hint =
    Diu què pensaria un bot en el lloc d’un seient: com són de bones les jugades i en quins mons creu.

    Rep el que pot veure aquell seient i res més. De cada cosa amagada diu amb quina freqüència és què, en mons que encaixen amb tot el que s’ha vist.
option-hint-as = El seient que pregunta; el que té el torn si s’omet.
option-simulations = Quantes partides juga mentalment.
example-hint-1 = El seient que té el torn al final d’un registre.
example-hint-2 = El seient 1 abans de la primera jugada.
example-hint-3 = Per a un programa.
hint-thinking = Pensant ...
hint-moves = Les jugades: la probabilitat de guanyar amb cadascuna i quant la preferiria un bot
hint-chance = guanya { NUMBER($chance, maximumFractionDigits: 0) } %
hint-weight = juga { NUMBER($weight, maximumFractionDigits: 0) } %
hint-not-to-move = Li toca a un altre seient.
hint-worlds = El que està amagat: on és i el que pot ser
hint-all-known = No hi ha res amagat.
hint-none = res
hint-yes = sí
hint-no = no
hint-word-round = ronda
hint-word-first = primer jugador
hint-word-points = punts
hint-word-hand = mà
hint-word-deck = pila
hint-word-cards = cartes
hint-word-card = carta
hint-word-kind = tipus
hint-word-value = valor
hint-word-sum = suma
hint-word-colour = color
hint-word-ending = com ha acabat
hint-word-played = jugada
hint-word-turn = torn del jugador
hint-word-order = ordre de joc
hint-word-last-round = última ronda
hint-word-discards = descartats
hint-word-seen-by = la veuen
table-no-notebook = En aquesta taula es juga sense llibreta.
table-no-hints = En aquesta taula els bots no donen consells.
table-hints-busy = Massa gent demana consell; torna-ho a demanar d’aquí a un moment.

help-simulate =
    Juga moltes partides i compta: quant duren, qui guanya, a quina velocitat van.

    Sense --bots tots els seients juguen a l’atzar, en codi compilat i amb tots els nuclis. Els intervals són els de Wilson al 95 %.
option-games = Quantes partides.
option-seats = Quants jugadors, en un joc que n’admet diversos nombres.
option-bots = Fa jugar bots, un per seient i en ordre: rookie, agent, handler, director, greedy, random.
example-simulate-1 = Cent mil partides a l’atzar.
example-simulate-2 = Sense esquers, des d’una altra llavor.
example-simulate-3 = Un bot contra l’atzar.
example-simulate-4 = Per a un programa.

## The command line: games and rules

games-facts = { $players } jugadors, { $minutes } minuts
games-options = Opcions: què es pot acordar, i el joc publicat
games-more = tradecraft rules JOC explica les regles, tradecraft play JOC comença una partida.
rules-house = Regla de la casa.
rules-house-note = Les clàusules marcades són regles de la casa, on el reglament calla.
rules-option = Opció { $name } ({ $range }): { $words }.

## The command line: a game

play-prepares = { $game }: s’estan preparant les regles, només aquest cop ...
play-seat-me = Seient { $seat }: { $name } – tu
play-seat-bot = Seient { $seat }: { $name } – { $bot }
play-hint = Escriu una jugada, o ? per demanar ajuda.
play-dealer = Crupier
play-example = per exemple { $move }: { $label }
play-curtain = { $name }: prem Retorn quan ningú més no miri.
play-unreadable = «{ $text }» no és cap jugada ni cap ordre; ? enumera les unes i les altres.
play-too-many = No s’ha jugat, perquè abans li toca a un altre: { $text }.
play-sure = { $why } Escriu { $move } una altra vegada si va de debò.
play-read-on = ? { $clause } mostra la clàusula.
play-explains-not = No hi ha res a explicar sobre «{ $text }»; digues una jugada o una clàusula.
play-saved = La partida es desa a { $file }, des d’ara després de cada jugada.
play-not-saved = La partida no s’ha desat; --save FITXER la desa després de cada jugada.
play-go-on = Per continuar:
play-points = Punts: { $score }.
play-kept = La partida és a { $file }.
play-keep = Vols desar la partida? Escriu el nom d’un fitxer, o només Retorn si no:
undo-not-yet = Encara no es pot desfer cap jugada.
explain-can = { $move } es pot jugar: { $label }.
explain-cannot = { $move } no es pot jugar ara: { $label }.
explain-move = per què aquesta jugada és possible o no
explain-clause = què diu una clàusula
explain-moves = totes les jugades, cadascuna amb les seves paraules
explain-rules = totes les regles
explain-save = desa la partida; pot seguir el nom d’un fitxer
explain-undo = desfà una jugada (encara no)
explain-quit = surt i diu com continuar

## The command line: replay, check, simulate

replay-ply = Posició { $ply } de { $last }
replay-next = Segueix: { $move } ({ $label })
replay-keys = Retorn o →: endavant   ←: enrere   g, G: començament, final   q: sortir
check-trying = Provant les lleis
check-kept = { $game } compleix totes les lleis ({ $positions ->
    [one] { $positions } posició
   *[other] { $positions } posicions
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
check-broken = { $game } incompleix una llei ({ $positions ->
    [one] { $positions } posició
   *[other] { $positions } posicions
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
law-fold = El registre torna a donar la posició, bit a bit.
law-exact = El que s’ofereix es pot jugar, i una clàusula prohibeix la resta.
law-mask = El que es mostra a algú no depèn de res que se li amaga.
law-imagine = S’imagina cada món possible, amb la seva probabilitat, i cap altre.
law-mine = El que puc fer no depèn de res que se m’amaga.
law-end = Tota partida acaba, es puntua llavors i no perd cap peça.
law-notation = Les jugades i les partides es tornen a llegir del seu text.
law-words = Tot es pot dir en cinc idiomes.
simulate-playing = Jugant
simulate-games = Partides
simulate-mean = Jugades per partida, mitjana
simulate-range = 5–95 %: { $low }–{ $high }
simulate-median = Jugades per partida, mediana
simulate-wins = Guanya el seient { $seat }, { $name } ({ $bot })
simulate-shared = Primer lloc compartit
simulate-nobody = Partides que no ha guanyat ningú
simulate-unfinished = Partides tallades al límit
simulate-speed = Jugades per segon
simulate-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-figure = { NUMBER($value, maximumFractionDigits: 2) }
simulate-interval = 95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %

## Taules: negatives

table-unknown = No hi ha cap taula en aquesta adreça.
table-other-rules = En aquesta taula es va jugar amb la versió { $has } de les regles de { $game }; aquest servidor juga amb la versió { $plays }.
table-over = La partida s’ha acabat.
table-not-over = La partida encara no s’ha acabat.
table-not-begun = La partida encara no ha començat.
table-begun = La partida ja ha començat.
table-no-seat = No tens seient en aquesta taula.
table-other-seat = El seient { $seat } no és teu.
table-no-spectators = En aquesta taula només miren els qui juguen.
table-full = Tots els seients són ocupats.
table-seat-taken = El seient { $seat } és ocupat.
table-empty = Algú ha de seure abans que comenci la partida.
table-no-bot = Al seient { $seat } no hi ha cap bot.
table-not-creator = Només ho pot fer qui va crear aquesta taula.
table-away = Un bot juga pel seient { $seat }; primer torna a seure.
table-bot-first = Un bot està pensant pel seient { $seat }; torna després de la seva jugada.
table-lost = El seient { $seat } ha abandonat la partida.
table-too-late = La fila { $ply } ja s’ha jugat; el registre té { $has } files.
table-too-early = La fila { $ply } encara no toca; la següent és la { $next }.
table-too-late-to-abort = Ha començat la segona ronda: ara es pot abandonar la partida, però no anul·lar-la.
table-nobody-waits = Ningú no espera el seient { $seat }.
table-patience = Un bot només pot continuar després de { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuts
} sense cap jugada.
table-nothing-to-take-back = No tens cap jugada per desfer.
table-nothing-asked = Ningú no ha demanat desfer cap jugada.
table-no-chat = En aquesta taula no es parla.
chat-length = Digues alguna cosa de { $most } caràcters com a màxim.
chat-phrases = Les regles prohibeixen parlar de les cartes; en aquesta taula només hi ha frases fetes: { $can }.
name-length = Un nom té d’1 a { $most } caràcters visibles.

## Taules: frases fetes

phrase-hello = Hola!
phrase-good-luck = Sort!
phrase-thinking = Deixa’m pensar.
phrase-moment = Un moment, si us plau.
phrase-well-played = Ben jugat!
phrase-thanks = Gràcies per la partida!
phrase-sorry = Perdó!

## Taules: registres

record-as-seen = Línia { $line } del registre: es va escriure amb els ulls d’algú que no ho veia tot, i no es pot jugar.
record-not-yet = El registre complet es dona quan s’acaba la partida.
record-not-sealed = Aquest registre no porta segell: no es va repartir en una taula, o la partida no s’havia acabat.
record-seal-misses = Al segell d’aquest registre li falta «{ $name }».
record-seal-broken = El segell d’aquest registre no es pot llegir.
verify-kept = La llavor és la del resum i { $tried ->
    [0] no hi havia res a repartir
    [one] l’única jugada del repartidor en surt
   *[other] les { $tried } jugades del repartidor en surten
}.
verify-other-seed = La llavor no és la del resum: el repartiment s’ha canviat.
verify-other-move = La jugada { $place } es va repartir com a { $has }; segons la llavor ha de ser { $must }.

## El servidor: negatives

server-error = Alguna cosa ha fallat aquí i queda anotada. No s’ha perdut res; torna-ho a provar.
request-unreadable = Aquesta petició no es pot llegir. { $what }
request-no-guest = Digues primer qui ets: n’hi ha prou amb un nom.
request-other-origin = Aquesta petició ve d’un altre lloc.
request-unknown = No hi ha res en aquesta adreça.
request-wrong-method = Aquesta adreça no admet una petició així.
request-too-large = Aquesta petició és massa gran.
request-too-many = Són més peticions de les que ningú podria jugar; espera un segon.

## La línia d’ordres: verify i serve

check-comparing = Comparant
surface-kept = { $game }: no es filtra res. S’han comparat { $moves } jugades, { $twins } partides amb una bessona que semblava igual i no ho era ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
surface-broken = { $game }: alguna cosa es filtra. S’ha trobat després de { $moves } jugades i { $twins } bessones ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
option-surface = Comparar tot el que una taula envia a qui mira amb el que enviaria si tot el que no pot veure fos diferent.
example-check-4 = Si una taula explica secrets, en dues mil jugades.
help-verify =
    Comprovar que una partida es va repartir com la seva taula havia promès.

    El registre d’una partida jugada en una taula guarda el resum que es va donar abans de la primera jugada, i la llavor. Surt amb 1 si les jugades del repartidor no en surten.
example-verify-1 = En una frase.
example-verify-2 = Per a un programa.
help-serve =
    Servir taules a navegadors i programes, fins que s’aturi.

    Tot es desa en un fitxer, si no s’anomena cap base de dades. Molts processos comparteixen un PostgreSQL i un NATS. Cada opció es pot fixar també a l’entorn: TRADECRAFT_HOST, TRADECRAFT_PORT, TRADECRAFT_DATABASE, TRADECRAFT_BUS, TRADECRAFT_BOT_DELAY, TRADECRAFT_SECURE.
option-host = L’adreça on escoltar; 0.0.0.0 per a tothom.
option-port = El port; 0 per a qualsevol que sigui lliure.
option-database = On es desen les taules: sqlite:///fitxer o postgresql+psycopg://servidor/nom. El fitxer tradecraft.db d’aquesta carpeta, si falta.
option-bus = El NATS pel qual els processos s’expliquen el que passa: nats://servidor. Un de sol no el necessita.
option-bot-delay = Mil·lisegons que un bot triga com a mínim a jugar.
option-secure = Els navegadors venen per https: les galetes no viatgen d’altra manera.
option-lan = Deixa entrar també els altres d’aquesta xarxa i imprimeix per a ells l’adreça i el seu codi QR.
option-open = Obre la pàgina al navegador; no s’obre res on no hi ha pantalla.
example-serve-1 = En aquesta màquina.
example-serve-2 = Per a altres, amb un fitxer propi.
example-serve-3 = Un de molts processos.
example-serve-4 = Jugar amb qui és a la mateixa sala: apunten al codi amb el mòbil.
serve-listens = Tradecraft és a { $address } (Ctrl+C l’atura).
serve-lan = En aquesta xarxa: { $address }
serve-database = No es pot obrir la base de dades: { $why }
serve-bus = No es pot arribar a NATS: { $why }
serve-address = No es pot escoltar a { $host }, port { $port }: { $why }
