# Les mots des pages du navigateur, en français. Un fichier par langue, mêmes clés et mêmes données.

## La maison

skip = Aller au contenu
language = Langue
theme = Clair ou sombre
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
page-missing = Impossible de charger cette page. Le serveur est-il là ? Rechargez-la pour réessayer.
offline = Le serveur ne répond pas. Y a-t-il du réseau ?
loading = Un instant …
lost-title = Il n’y a rien à voir
lost-text = Il n’y a pas de page à cette adresse ; qui vous envoie ici était mal renseigné.
to-lobby = Vers l’accueil
guest-name = Agent { $number }
yes = Oui
no = Non
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
remove = Retirer

## L’accueil

lobby-claim = Jeux d’espions autour d’une table
lobby-text = Bluffez, déduisez, ne vous faites pas prendre : tout de suite contre des bots, avec des amis par un lien, sur un écran ou sur plusieurs. Personne ne voit plus qu’il ne doit.
name-hint = Un nom suffit
your-name = Votre nom
games = Jeux
my-tables = Mes tables
public-tables = Tables publiques
public-none = Aucune table publique n’est ouverte. Ouvrez-en une, ou envoyez le lien de la vôtre.
players-exact = { $most } joueurs, { $minutes } min
players-range = De { $least } à { $most } joueurs, { $minutes } min
play-now = Jouer contre des bots
open-table = Ouvrir une table
hot-seat = Un seul écran
hot-seat-text = Tout le monde joue sur cet écran. Un rideau cache la table pendant qu’elle passe de main en main.
lesson = Leçon
rules = Règles
replay-open = Regarder une partie enregistrée
table-is-over = Terminée
table-waits = Attend des joueurs
table-plays = En cours
turn-of = À { $name } de jouer
your-turn = À vous
go-on = Continuer
look = Voir
join = Rejoindre
watch = Regarder

## Une nouvelle table

players = Joueurs
begin = Commencer
pace = Rythme
pace-none = Sans pendule
pace-quick = 5 minutes chacun, 5 secondes par coup
pace-calm = 15 minutes chacun, 15 secondes par coup
pace-days = 3 jours par coup
allowed = Ce qui est permis
allow-public = Tout le monde la voit à l’accueil
allow-spectators = D’autres peuvent regarder
allow-chat = Discussion
allow-notebook = Le carnet : ce que saurait une mémoire parfaite
allow-hints = Conseils : ce que jouerait un bot, et ce qu’il croit caché
options = Règles à convenir ({ $count })
player-number = Joueur { $number }

## On s’assoit

waiting-text = La partie commence quand toutes les places sont prises.
waiting-join = Prenez une place ; la partie commence quand toutes sont prises.
seat-open = Place libre
sit-here = S’asseoir ici
add-bot = Un bot
same-device = Sur cet écran
start-with-bots = Commencer, avec des bots aux places libres
stand-up = Se lever
you = vous
bot = { $bot ->
    [rookie] Bot Débutant
    [agent] Bot Agent
    [handler] Bot Traitant
    [director] Bot Directeur
    [greedy] Bot Avide
    [random] Bot Hasard
   *[other] Bot { $bot }
}
bot-level = Bots
invite = Inviter
invite-text = Qui a ce lien peut s’asseoir ou regarder.
invite-link = Lien de cette table
invite-qr = Le même lien en code QR, pour un téléphone
invite-local = Cette adresse ne marche que sur cette machine. Lancez « tradecraft serve --lan » pour que les téléphones du même réseau puissent entrer.

## La table

turn = Joue
winner = Gagne
score = Points
clock = Temps restant
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
state-here = à la table
state-gone = pas connecté
state-away = parti, un bot joue
state-bot = bot
state-lost = a abandonné
looking-back = Retour en arrière :
to-now = Revenir au présent
ended-resigned = { $name } a abandonné : la partie est finie.
ended-time = { $name } n’a plus de temps : la partie est finie.
ended-aborted = La partie est annulée ; personne n’a gagné ni perdu.
choices = Ce que vous pouvez faire
choices-back = Retour
typed-move = Tapez un coup
play-it = Jouer
sure = Êtes-vous sûr ?
actions = Actions
take-back = Reprendre
back-asked = Vous avez demandé à reprendre un coup ; les autres répondent.
back-wanted = { $name } demande à reprendre un coup.
agree = D’accord
decline = Refuser
resign = Abandonner
abort = Annuler la partie
leave = Partir
sure-resign = Vous abandonnez la partie, sans retour possible.
sure-abort = La partie s’arrête aussitôt, et personne ne gagne ni ne perd.
sure-leave = Un bot joue pour vous jusqu’à votre retour.
substitute = Qu’un bot joue pour { $name }
come-back = Revenir
rematch = Rejouer
rematch-asked = On attend les autres …
rematch-wanted = { $name } voudrait rejouer.
to-rematch = La partie suivante a commencé
replay = Revoir
reconnecting = { $seconds ->
    [0] Reconnexion …
   *[other] Connexion perdue. Nouvel essai dans { $seconds } s
}
retry-now = Maintenant
curtain-stamp = Top secret
curtain = Passez l’écran à { $name }
curtain-text = Que personne d’autre ne regarde.
curtain-lift = Je suis { $name }

## À côté du plateau

board = Le plateau
beside = Journal, discussion, notes, règles
tab-log = Journal
tab-chat = Discussion
tab-notes = Notes
tab-notebook = Carnet
tab-hint = Conseil
tab-rules = Règles
tab-settings = Réglages
steps = Moments de la partie
step-first = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
step-last = À la fin
log-empty = Il ne s’est encore rien passé.
log-back = { $name } reprend des coups, jusqu’à la ligne { $ply }.
log-resign = { $name } abandonne.
log-flag = { $name } n’a plus de temps.
log-abort = { $name } annule la partie.
chat-empty = Personne n’a encore rien dit.
chat-off = On ne discute pas à cette table.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-phrases-only = Les règles interdisent de parler des cartes ; ces phrases sont permises.
notes-text = Vous seul lisez ceci ; cela reste dans ce navigateur.
notebook-text = Ce que vous sauriez à ce moment si vous n’aviez rien oublié, et qui ne se voit pas sur la table.
notebook-marks = Le montrer aussi sur le plateau dessiné
notebook-empty = Il n’y a rien à retenir ici qui ne soit visible.
notebook-off = On joue sans carnet à cette table.
hint-ask = Conseil
hint-text = Ce qu’un bot penserait à votre place. Il voit ce que vous pouvez voir, et rien de plus.
hint-old = La partie a continué depuis.
hint-hidden = Ce qui est caché, et ce que cela peut être
hint-share = { $words } ({ NUMBER($percent, maximumFractionDigits: 0) } %)
hint-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
sound = Son
confirm-moves = Demander avant chaque coup
plain-board = Plateau simple : tout en mots
big-screen = Grand écran
full-screen = Plein écran
sealed = La donne est scellée par cette empreinte :
rules-search = Chercher un mot ou une clause
rules-none = Aucune clause ne dit cela.
rules-option = Peut se convenir : { $words }
house-ruling = Règle maison
house-note = marque ce que le livret laisse ouvert et que la maison décide.

## Touches

keys = Touches
key-step = un pas en arrière ou en avant
key-ends = au début, au présent
key-typed = taper un coup
key-digits = choisir ce qui est à cette place
key-plain = plateau simple ou dessiné
key-notebook = le carnet
key-chat = dire quelque chose
key-rules = les règles
key-zen = le plateau seul, et retour
key-back = reprendre
key-hint = un conseil
key-flip = avec les yeux suivants
key-sound = avec ou sans son
key-auto = la partie rejouée avance seule, ou s’arrête
key-escape = annuler ce qui est choisi
key-help = cette aide

## Parties revues et leçons

replay-title = Revoir une partie
replay-text = Collez l’enregistrement d’une partie, ou choisissez son fichier.
replay-file = Fichier d’un enregistrement
replay-look = La regarder
replay-eyes = Avec quels yeux
eyes-open = Tout à découvert
eyes-spectator = Un spectateur
replay-auto = Défiler
replay-stop = Arrêter
replay-at = { $at } sur { $last }
replay-export = Garder l’enregistrement
replay-verify = Vérifier la donne
replay-on = Jouer la suite à partir d’ici
verified = La donne était honnête : les coups du croupier découlent de la graine scellée ({ $tried }).
not-verified = La donne ne découle pas de la graine scellée.
lesson-next = Suite
lesson-end = Fin de la leçon. Maintenant, jouez :

## Le grand écran

screen-join = Rejoignez avec votre téléphone
screen-waits = On attend des joueurs

## Le plateau simple

plain-unknown = inconnu
plain-yes = oui
plain-no = non
plain-none = rien
plain-fact = { $name } : { $value }
plain-with = { $name } ({ $value })
plain-at = colonne { $x }, rangée { $y }

## Le plateau simple

view-round = manche
view-first = premier joueur
view-points = points
view-hand = main
view-deck = paquet
view-cards = cartes
view-card = carte
view-kind = type
view-value = valeur
view-sum = somme
view-colour = couleur
view-ending = comment c’est fini
view-played = jouée
view-turn = tour du joueur
view-order = ordre du jeu
view-last-round = dernière manche
view-discards = défausse
view-seen-by = vue de
view-rulings = ce qui a été convenu
view-options = ce qui a été convenu
view-step = -
