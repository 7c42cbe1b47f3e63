# Les mots de la maison, en français. Un fichier par langue, avec les mêmes clés et données.

## Refusals

game-unknown = Il n’y a pas de jeu appelé { $name }. On connaît : { $can }.
seats-out-of-range = { $game } ne se joue pas à { $seats }. Nombre de joueurs possible : { $can }.
option-unknown = Il n’y a pas d’option appelée { $name }. Il y a : { $can }.
option-out-of-range = L’option { $name } doit être un nombre entier de { $low } à { $high }, et non { $value }.
move-is-a-face = C’est ainsi que les autres voient ce coup ; dites le coup lui-même.
move-unknown = Aucun coup ne porte ce numéro.
notation-unknown = « { $text } » ne peut pas se lire comme un coup ({ $game }).
not-your-turn = Ce n’est pas au siège { $seat } de jouer ; { $actor ->
    [dealer] c’est au croupier de tirer.
   *[other] c’est au siège { $actor } de décider.
}
dealer-unknown = Le croupier est « auto » ou « manual », et non « { $dealer } ».
seed-unknown = Une graine est un nombre entier à partir de 0, pas { $seed }.
seat-unknown = Il n’y a pas de siège { $seat } ; à { $seats } joueurs, les sièges sont numérotés à partir de 0.

## Records

record-not-toml = La ligne { $line } de la partie est illisible : ce n’est pas du TOML.
record-misses = Il manque « { $name } » à la partie.
record-wrong-kind = Ligne { $line } de la partie : « { $name } » doit être { $kind ->
    [int] un nombre entier.
    [str] un texte entre guillemets.
    [list] une liste.
   *[dict] une table.
}
record-unknown-key = Ligne { $line } de la partie : rien ne s’appelle « { $name } ». On connaît : { $can }.
record-other-format = Ligne { $line } de la partie : elle est écrite au format { $has } ; cette version lit le format { $reads }.
record-other-rules = Ligne { $line } de la partie : elle date de la version { $has } des règles ({ $game }) ; cette version joue la version { $plays }.
record-line = Ligne { $line } de la partie : { $why }
record-out-of-turn = Ligne { $line } de la partie : { $has ->
    [dealer] ce n’est pas au croupier de tirer
   *[other] ce n’est pas au siège { $has } de jouer
} pour « { $text } » ; { $turn ->
    [dealer] c’est au croupier de tirer.
   *[other] c’est au siège { $turn } de décider.
}
record-refused = Ligne { $line } de la partie : « { $text } » ne peut pas être joué. { $why }
record-players = Ligne { $line } de la partie : les joueurs sont des noms entre guillemets.
record-lesson = Ligne { $line } de la partie : une leçon dit ses phrases après 0 à { $most } coups.

## The command line: refusals

language-unknown = Personne ici ne parle « { $lang } ». On connaît : { $can }.
number-wanted = « { $text } » n’est pas un nombre entier à partir de { $low }.
usage-no-command = Il n’y a pas de commande « { $text } ». Il y a : { $can }.
usage-no-option = { $command } n’a pas d’option { $option } ; { $command } --help donne la liste des siennes.
usage-option-value = L’option { $option } ne s’emploie pas ainsi ; voyez { $command } --help.
usage-too-much = { $command } ne sait que faire de « { $text } » ; voyez { $command } --help.
usage-missing-game = Il manque à { $command } le nom d’un jeu ; tradecraft games en donne la liste.
usage-missing-file = Il manque à { $command } le fichier d’une partie ; voyez { $command } --help.
usage-unclear = { $command } ne s’emploie pas ainsi ; voyez { $command } --help.
play-which = Quel jeu ? On connaît : { $can }.
player-unknown = Personne du nom de « { $player } » ne peut s’asseoir. Il y a : { $can }.
bot-unknown = Il n’y a pas de bot appelé « { $bot } ». Il y a : { $can }.
bots-count = { $bots } bots ne peuvent pas occuper { $seats } sièges.
bot-rookie = Recrue
bot-agent = Agent
bot-handler = Officier traitant
bot-director = Directeur
bot-greedy = Glouton (pour comparer)
bot-random = Au hasard (pour comparer)
option-not-a-pair = Une option s’écrit nom=valeur, et non « { $text } ».
viewer-unknown = Personne ne regarde comme « { $text } » : il faut un siège de 0 à { $last }, spectator ou all.
ply-unknown = Il n’y a pas de position { $ply } ; la partie va de 0 à { $last }.
record-ended = À la position { $ply }, la partie est finie ; reprenez-la plus tôt.
clause-unknown = { $game } n’a pas de clause { $name }.
resume-other-game = Le jeu de { $file } est { $has }, et non { $asked }.
resume-other-seats = La partie a { $seats } sièges, et non { $players }.
resume-with-options = Une partie reprise garde ses options ; retirez --option.
save-exists = { $file } existe déjà ; choisissez un autre nom, ou reprenez-la avec --resume.
file-missing = Le fichier { $file } n’existe pas.
file-is-folder = { $file } est un dossier, pas une partie.
file-not-text = { $file } n’est pas du texte et ne peut donc pas être une partie.
file-trouble = { $file } est inutilisable : { $why }.
output-trouble = La réponse ne peut pas être écrite : { $why }.

## The command line: help

help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-examples = Exemples
metavar-command = COMMANDE
metavar-options = options
metavar-game = JEU
metavar-clause = CLAUSE
metavar-player = JOUEUR
metavar-file = FICHIER
metavar-setting = NOM=VALEUR
metavar-address = ADRESSE
metavar-url = URL
metavar-number = NOMBRE
metavar-dealer = auto|manual
metavar-viewer = SIÈGE|spectator|all
metavar-bots = BOT,BOT
option-lang = La langue ; sinon TRADECRAFT_LANG ou le système décide.
option-help = Affiche cette page.
option-version = Affiche la version.
option-json = Écrit du JSON, à l’usage d’un programme.
option-seed = Tire tout à partir de ce nombre ; le même nombre donne la même partie.
option-option = Convenir de quelque chose : une taille ou une règle de la maison. tradecraft games en donne la liste.
argument-game = Le nom d’un jeu ; tradecraft games en donne la liste.
argument-record = Le fichier d’une partie.

help-all = Des jeux de société d’espionnage à information cachée, à jouer et à étudier.
example-all-1 = Jouer à Agent Hunter contre un bot.
example-all-2 = Consulter une clause de ses règles.
example-all-3 = Apprendre ce qu’on peut dire d’autre après « play ».

help-games =
    Donne la liste des jeux, de quoi ils parlent et ce dont on peut convenir avant chacun.

    Une option est une taille du jeu, ou une règle de la maison là où le livret se tait. Ce qui est indiqué est le jeu publié.
example-games-1 = Tous les jeux.
example-games-2 = La même chose en français.
example-games-3 = La même chose pour un programme.

help-rules =
    Affiche les règles d’un jeu, clause par clause, dans nos propres mots.

    Là où le livret se tait, la maison décide : ces clauses sont signalées, et la plupart ont une option qui les change.
argument-clause = Une clause ou une section ; toutes, si elle manque.
example-rules-1 = Toutes les règles ; « | less » les fait défiler page par page.
example-rules-2 = Une clause.
example-rules-3 = Une section.
example-rules-4 = Le tout en italien, pour un programme.

help-play =
    Joue une partie dans ce terminal, contre des bots ou entre vous.

    Chaque joueur est « me » (une personne à ce clavier) ou un bot. Quatre jouent pour les gens, chacun plus fort que le précédent : « rookie », « agent », « handler », « director » ; ils diffèrent par le nombre de parties qu’ils jouent de tête avant un coup. « greedy » regarde un coup devant lui, « random » joue n’importe quoi. Les bots voient ce que leur siège peut voir, et rien de plus. À deux personnes, l’écran est caché entre leurs tours.

    Pendant la partie, tapez un coup tel qu’il figure dans la liste, ou son début puis Tab. « ? » explique où vous en êtes, « ? 3>b » pourquoi ce coup est possible ou non, « ? AH-5.3 » ce que dit une clause ; « save » enregistre et « quit » quitte. Un coup erroné ne coûte rien.
argument-play-game = Le nom d’un jeu ; inutile avec --resume.
argument-players = Qui s’assoit où, dans l’ordre des sièges : me ou le nom d’un bot. Sans rien, vous contre agent.
option-save = Enregistre la partie dans ce fichier après chaque coup.
option-resume = Reprend la partie là où s’arrête ce fichier.
option-dealer = Qui tire ce que le hasard décide : la maison, ou vous, en tapant ce que montrent de vraies cartes.
example-play-1 = Vous contre un bot.
example-play-2 = Vous au second siège, contre un bot qui joue n’importe quoi.
example-play-3 = Deux personnes à un clavier.
example-play-4 = Deux bots ; leur partie est enregistrée.
example-play-5 = Avec trois leurres par camp ; la partie est enregistrée après chaque coup.
example-play-6 = Reprendre cette partie.
example-play-7 = Deux personnes avec de vraies cartes à côté : c’est vous qui tapez qui commence.

help-replay =
    Parcourt une partie telle que l’a vue l’un de ceux qui étaient à la table.

    Dans un terminal : Entrée ou → avance, ← recule, g et G vont au début et à la fin, q arrête. Dans un tube, toutes les positions sont écrites à la suite.
option-as = Avec quels yeux la voir : ceux d’un siège (0, 1, ...), d’un spectateur (spectator), ou avec tout ce qui était caché (all). Par défaut ceux d’un spectateur ; avec --json, ceux de tous.
option-ply = N’affiche que cette position ; 0 est la première.
example-replay-1 = Telle que l’a vue un spectateur.
example-replay-2 = Telle que l’a vue le premier siège.
example-replay-3 = Une position, avec tout ce qui était caché.
example-replay-4 = Pour un programme : à chaque position, ce que chaque siège a vu, ce qui pouvait être joué et ce qui l’a été.

help-lesson =
    Apprendre un jeu : on parcourt une partie et, à chaque étape, une phrase dit ce qui se passe et pourquoi.

    Touches et tubes comme pour replay.
example-lesson-1 = Apprendre La Agencia.
example-lesson-2 = La même chose en espagnol.
lesson-unknown = Le jeu { $game } n’a pas encore de leçon.

help-check =
    Met les huit lois de la maison à l’épreuve sur des positions au hasard d’un jeu.

    Quitte avec 1 si l’une est enfreinte, et affiche une partie qui le montre.
option-positions = Combien de positions essayer, au moins.
option-save-broken = Enregistre dans ce fichier la partie qui montre une loi enfreinte.
example-check-1 = Deux cents positions.
example-check-2 = D’autres, en gardant la partie si une loi est enfreinte.
example-check-3 = Pour un programme.

help-bench = Mesure la vitesse de tout cela, et la compare à d’autres dans la même exécution.
help-bots = Mesure la recherche des bots : simulations par seconde, à côté du C++ d’OpenSpiel, dans chaque salle et dans deux fils.
help-engine =
    Mesure les règles : des parties au hasard à côté de C++ écrit à la main et à côté d’OpenSpiel, un journal replié, deux fils d’exécution, un premier démarrage et un suivant.

    Chaque rapport est pris dans une même exécution sur cette machine, médiane de plusieurs. Une ligne qui manque son seuil dit NO ; un programme qui n’est pas installé est une ligne qui le dit.
help-server =
    Mesure le serveur : des parties entières à deux joueurs par HTTP, chaque coup enregistré, en boucle fermée et avec des pauses ; temps de processeur, octets et mémoire ; plusieurs processus.

    À côté de boardgame.io, si --against ou TRADECRAFT_BOARDGAMEIO nomme un dossier qui le mesure sur cette machine, ou des fichiers de ce qu’il a trouvé : voir docs/server-bench.md.
option-against = Un dossier qui mesure boardgame.io, ou des fichiers de ce qu’il a trouvé, séparés par des virgules.
option-only = Seulement les lignes dont le nom commence ainsi.
metavar-row = LIGNE
example-bench-1 = Toutes les lignes, ce qui prend environ une minute.
example-bench-2 = Seulement la vitesse à laquelle un journal est replié.
example-bench-3 = Pour un programme.
example-bench-4 = Toutes les lignes du serveur, ce qui prend environ dix minutes.
example-bench-5 = Seulement la recherche au poker de Leduc, à côté de celle d’OpenSpiel.
bench-measuring = Mesure en cours...
bench-no-row = Aucune ligne ne commence par « { $text } ». Elles commencent par : { $can }.

help-arena =
    Fait jouer des bots les uns contre les autres et dit leur force.

    Chaque donne est jouée une fois depuis chaque siège, avec les mêmes tirages du donneur, pour que la chance pèse pareillement sur tous. Cela s’arrête dès qu’il est sûr qui est le meilleur. Avec --save, on peut interrompre et reprendre à tout moment. S’il y a moins de bots que de sièges, le premier joue contre une table des autres.
option-arena-bots = Qui joue, deux au moins : rookie, agent, handler, director, greedy, random, ou une recherche avec son propre budget, search:1000 ou search:1000:regret.
option-deals = Combien de donnes au plus.
option-save-arena = Écrit les résultats dans ce fichier, une ligne par donne, et continue après celles qui s’y trouvent.
option-to-the-end = Joue toutes les donnes, même s’il est sûr qui est le meilleur.
option-jobs = Combien de parties à la fois ; autant que de cœurs si on l’omet.
option-cluster = Joue sur la grappe Ray qui est à cette adresse ; « auto » en cherche une.
example-arena-1 = Deux niveaux l’un contre l’autre.
example-arena-2 = Un contre trois, et les résultats sont gardés.
example-arena-3 = Deux façons de chercher, pour un programme.
arena-playing = Donnes en cours
arena-bots = Il faut à une arène au moins deux bots différents, pas « { $bots } ».
arena-other-match = { $file } contient les résultats d’une autre rencontre.
arena-unreadable = { $file } ne se lit pas comme les résultats d’une arène.
arena-no-cluster = Il n’y a pas de grappe Ray à « { $address } ».
arena-games = { $games } parties ; à égalité ce serait { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-skill = force { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-sure = Après { $deals } donnes, il est sûr qui est le meilleur.
arena-unsure = { $deals } donnes ; il n’est pas sûr qui est le meilleur.

help-hint =
    Dit ce qu’un bot penserait à la place d’un siège : ce que valent les coups, et à quels mondes il croit.

    Il reçoit ce que ce siège peut voir, et rien d’autre. Pour chaque chose cachée, il dit avec quelle fréquence elle est quoi, dans des mondes qui s’accordent avec tout ce qui a été vu.
option-hint-as = Le siège qui demande ; celui qui a le trait si on l’omet.
option-simulations = Combien de parties il joue de tête.
example-hint-1 = Le siège qui a le trait, à la fin d’une partie notée.
example-hint-2 = Le siège 1 avant le premier coup.
example-hint-3 = Pour un programme.
hint-thinking = Réflexion ...
hint-moves = Les coups : la chance de gagner avec chacun, et combien un bot le préférerait
hint-chance = gagne { NUMBER($chance, maximumFractionDigits: 0) } %
hint-weight = joue { NUMBER($weight, maximumFractionDigits: 0) } %
hint-not-to-move = C’est à un autre siège de jouer.
hint-worlds = Ce qui est caché : où, et ce que cela peut être
hint-all-known = Rien n’est caché.
hint-none = rien
hint-yes = oui
hint-no = non
hint-word-round = manche
hint-word-first = premier joueur
hint-word-points = points
hint-word-hand = main
hint-word-deck = pioche
hint-word-cards = cartes
hint-word-card = carte
hint-word-kind = type
hint-word-value = valeur
hint-word-sum = somme
hint-word-colour = couleur
hint-word-ending = comment c’est fini
hint-word-played = jouée
hint-word-turn = tour du joueur
hint-word-order = ordre du jeu
hint-word-last-round = dernière manche
hint-word-discards = défausse
hint-word-seen-by = vue de
table-no-notebook = On joue sans carnet à cette table.
table-no-hints = À cette table, les bots ne donnent pas de conseils.
table-hints-busy = Trop de monde demande conseil ; redemandez dans un instant.

help-simulate =
    Joue de nombreuses parties et compte : leur durée, qui gagne, à quelle vitesse.

    Sans --bots tous les sièges jouent au hasard, en code compilé et sur tous les cœurs. Les intervalles sont ceux de Wilson à 95 %.
option-games = Combien de parties.
option-seats = Combien de joueurs, dans un jeu qui en admet plusieurs nombres.
option-bots = Fait jouer des bots, un par siège et dans l’ordre : rookie, agent, handler, director, greedy, random.
example-simulate-1 = Cent mille parties au hasard.
example-simulate-2 = Sans leurres, à partir d’une autre graine.
example-simulate-3 = Un bot contre le hasard.
example-simulate-4 = Pour un programme.

## The command line: games and rules

games-facts = { $players } joueurs, { $minutes } minutes
games-options = Options : ce dont on peut convenir, et le jeu publié
games-more = tradecraft rules JEU donne les règles, tradecraft play JEU commence une partie.
rules-house = Règle de la maison.
rules-house-note = Les clauses signalées sont des règles de la maison, là où le livret se tait.
rules-option = Option { $name } ({ $range }) : { $words }.

## The command line: a game

play-prepares = { $game } : préparation des règles, cette fois seulement ...
play-seat-me = Siège { $seat } : { $name } – vous
play-seat-bot = Siège { $seat } : { $name } – { $bot }
play-hint = Tapez un coup, ou ? pour de l’aide.
play-dealer = Croupier
play-example = par exemple { $move } : { $label }
play-curtain = { $name } : tapez Entrée quand personne d’autre ne regarde.
play-unreadable = « { $text } » n’est ni un coup ni une commande ; ? donne la liste des deux.
play-too-many = Pas joué, car c’est d’abord à quelqu’un d’autre : { $text }.
play-sure = { $why } Tapez { $move } encore une fois si c’est bien votre intention.
play-read-on = ? { $clause } donne la clause.
play-explains-not = Il n’y a rien à expliquer sur « { $text } » ; donnez un coup ou une clause.
play-saved = La partie est enregistrée dans { $file }, désormais après chaque coup.
play-not-saved = La partie n’a pas été enregistrée ; --save FICHIER l’enregistre après chaque coup.
play-go-on = Pour continuer :
play-points = Points : { $score }.
play-kept = La partie est dans { $file }.
play-keep = Enregistrer la partie ? Tapez le nom d’un fichier, ou seulement Entrée sinon :
undo-not-yet = On ne peut pas encore reprendre un coup.
explain-can = { $move } peut être joué : { $label }.
explain-cannot = { $move } ne peut pas être joué maintenant : { $label }.
explain-move = pourquoi ce coup est possible ou non
explain-clause = ce que dit une clause
explain-moves = tous les coups, chacun avec ses mots
explain-rules = toutes les règles
explain-save = enregistre la partie ; un nom de fichier peut suivre
explain-undo = reprend un coup (pas encore)
explain-quit = quitte, en disant comment continuer

## The command line: replay, check, simulate

replay-ply = Position { $ply } sur { $last }
replay-next = Ensuite : { $move } ({ $label })
replay-keys = Entrée ou → : avancer   ← : reculer   g, G : début, fin   q : arrêter
check-trying = Lois à l’épreuve
check-kept = { $game } respecte toutes les lois ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
check-broken = { $game } enfreint une loi ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s).
law-fold = Le journal redonne la position, bit à bit.
law-exact = Ce qui est proposé peut être joué, et une clause interdit le reste.
law-mask = Ce que l’on montre à quelqu’un ne dépend de rien de ce qu’on lui cache.
law-imagine = Chaque monde possible est imaginé, selon sa probabilité, et aucun autre.
law-mine = Ce que je peux faire ne dépend de rien de ce qu’on me cache.
law-end = Toute partie finit, est comptée à ce moment-là et ne perd aucune pièce.
law-notation = Coups et parties se relisent à partir de leur texte.
law-words = Tout peut se dire en cinq langues.
simulate-playing = Parties en cours
simulate-games = Parties
simulate-mean = Coups par partie, en moyenne
simulate-range = 5–95 % : { $low }–{ $high }
simulate-median = Coups par partie, médiane
simulate-wins = Victoires du siège { $seat }, { $name } ({ $bot })
simulate-shared = Première place partagée
simulate-nobody = Parties que personne n’a gagnées
simulate-unfinished = Parties coupées à la limite
simulate-speed = Coups par seconde
simulate-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-figure = { NUMBER($value, maximumFractionDigits: 2) }
simulate-interval = 95 % : { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } %

## Tables : refus

table-unknown = Il n’y a pas de table à cette adresse.
table-other-rules = À cette table, on a joué avec la version { $has } des règles de { $game } ; ce serveur joue avec la version { $plays }.
table-over = La partie est terminée.
table-not-over = La partie n’est pas encore terminée.
table-not-begun = La partie n’a pas encore commencé.
table-begun = La partie a déjà commencé.
table-no-seat = Vous n’avez pas de place à cette table.
table-other-seat = La place { $seat } n’est pas la vôtre.
table-no-spectators = À cette table, seuls ceux qui jouent regardent.
table-full = Toutes les places sont prises.
table-seat-taken = La place { $seat } est prise.
table-empty = Il faut que quelqu’un s’asseye avant que la partie commence.
table-no-bot = Il n’y a pas de bot à la place { $seat }.
table-not-creator = Seule la personne qui a créé cette table peut le faire.
table-away = Un bot joue pour la place { $seat } ; reprenez d’abord votre place.
table-bot-first = Un bot réfléchit pour la place { $seat } ; revenez après son coup.
table-lost = La place { $seat } a abandonné la partie.
table-too-late = La ligne { $ply } est déjà jouée ; le journal a { $has } lignes.
table-too-early = La ligne { $ply } n’est pas encore due ; la prochaine est la { $next }.
table-too-late-to-abort = Le deuxième tour a commencé : on peut abandonner la partie, mais plus l’annuler.
table-nobody-waits = Personne n’attend la place { $seat }.
table-patience = Un bot ne peut prendre le relais qu’après { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} sans coup.
table-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
table-nothing-asked = Personne n’a demandé à reprendre un coup.
table-no-chat = On ne parle pas à cette table.
chat-length = Dites quelque chose de { $most } caractères au plus.
chat-phrases = Les règles interdisent de parler des cartes ; à cette table, il n’y a que des phrases toutes faites : { $can }.
name-length = Un nom a de 1 à { $most } caractères visibles.

## Tables : phrases toutes faites

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thinking = Laissez-moi réfléchir.
phrase-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-thanks = Merci pour la partie !
phrase-sorry = Pardon !

## Tables : enregistrements

record-as-seen = Ligne { $line } de l’enregistrement : il a été écrit avec les yeux de quelqu’un qui ne voyait pas tout, et ne peut pas être joué.
record-not-yet = L’enregistrement complet est donné quand la partie est terminée.
record-not-sealed = Cet enregistrement n’a pas de sceau : il n’a pas été distribué à une table, ou sa partie n’était pas terminée.
record-seal-misses = Il manque « { $name } » au sceau de cet enregistrement.
record-seal-broken = Le sceau de cet enregistrement est illisible.
verify-kept = La graine est celle de l’empreinte et { $tried ->
    [0] il n’y avait rien à distribuer
    [one] l’unique coup du donneur en découle
   *[other] les { $tried } coups du donneur en découlent
}.
verify-other-seed = La graine n’est pas celle de l’empreinte : la donne a été changée.
verify-other-move = Le coup { $place } a été distribué comme { $has } ; d’après la graine, ce doit être { $must }.

## Le serveur : refus

server-error = Quelque chose a échoué ici, et c’est noté. Rien n’est perdu ; réessayez.
request-unreadable = Cette requête est illisible. { $what }
request-no-guest = Dites d’abord qui vous êtes : un nom suffit.
request-other-origin = Cette requête vient d’un autre site.
request-unknown = Il n’y a rien à cette adresse.
request-wrong-method = Cette adresse n’accepte pas une telle requête.
request-too-large = Cette requête est trop grande.
request-too-many = Ce sont plus de requêtes que personne ne pourrait jouer ; attendez une seconde.

## La ligne de commande : verify et serve

check-comparing = Comparaison
surface-kept = { $game } : rien ne fuit. { $moves } coups ont été comparés, { $twins } parties avec une jumelle qui avait le même air et ne l’était pas ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
surface-broken = { $game } : quelque chose fuit. Trouvé après { $moves } coups et { $twins } jumelles ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
option-surface = Comparer tout ce qu’une table envoie à qui regarde avec ce qu’elle enverrait si tout ce qu’il ne voit pas était différent.
example-check-4 = Si une table dit des secrets, en deux mille coups.
help-verify =
    Voir qu’une partie a été distribuée comme sa table l’avait promis.

    L’enregistrement d’une partie jouée à une table contient l’empreinte donnée avant le premier coup, et la graine. Sort avec 1 si les coups du donneur n’en découlent pas.
example-verify-1 = En une phrase.
example-verify-2 = Pour un programme.
help-serve =
    Servir des tables aux navigateurs et aux programmes, jusqu’à l’arrêt.

    Tout est gardé dans un fichier, sauf si une base de données est nommée. Plusieurs processus partagent un PostgreSQL et un NATS. Chaque option peut aussi être donnée par l’environnement : TRADECRAFT_HOST, TRADECRAFT_PORT, TRADECRAFT_DATABASE, TRADECRAFT_BUS, TRADECRAFT_BOT_DELAY, TRADECRAFT_SECURE.
option-host = L’adresse où écouter ; 0.0.0.0 pour tout le monde.
option-port = Le port ; 0 pour n’importe lequel qui soit libre.
option-database = Où les tables sont gardées : sqlite:///fichier ou postgresql+psycopg://serveur/nom. Le fichier tradecraft.db de ce dossier, par défaut.
option-bus = Le NATS par lequel les processus se disent ce qui arrive : nats://serveur. Inutile pour un seul.
option-bot-delay = Millisecondes qu’un bot met au moins pour jouer.
option-secure = Les navigateurs viennent par https : les cookies ne voyagent pas autrement.
option-lan = Laisse entrer aussi les autres de ce réseau, et imprime pour eux l’adresse et son code QR.
option-open = Ouvre la page dans le navigateur ; rien ne s’ouvre là où il n’y a pas d’écran.
example-serve-1 = Sur cette machine.
example-serve-2 = Pour d’autres, avec un fichier à part.
example-serve-3 = Un processus parmi plusieurs.
example-serve-4 = Jouer avec ceux de la même pièce : ils visent le code avec leur téléphone.
serve-listens = Tradecraft est à { $address } (Ctrl+C l’arrête).
serve-lan = Dans ce réseau : { $address }
serve-database = La base de données ne s’ouvre pas : { $why }
serve-bus = NATS ne répond pas : { $why }
serve-address = Impossible d’écouter à { $host }, port { $port } : { $why }
