# La Agencia - Misión: Embajada, en français. Un fichier par langue, les mêmes clés et les mêmes faits dans chacun.

name = La Agencia - Misión: Embajada
summary = Des informations fuient d’une ambassade, et chacun y dirige une équipe : jouez des cartes que vous ne connaissez peut-être pas vous-même, et recrutez les Agents de vos adversaires.
credits = Un jeu de Toni Serradesanferm, publié par Games 4 Gamers. Ceci est une adaptation indépendante.
minutes = 15–25

## Qui est qui

seat = Joueur { $seat }

## Ce qu’on peut jouer

move-deal = La carte suivante est { $card ->
    [r1] le premier Recruteur
    [r2] le second Recruteur
    [i] l’Infiltré
   *[agents] Agents { $card }
}
move-covered = La carte suivante vous est cachée
move-first = Le joueur { $seat } est le premier Ambassadeur
move-open = { $place ->
    [hall] Ouvrir le Salon
   *[garden] Ouvrir le Jardin
}
move-play = Jouer la carte de la position { $position }
move-target = Utiliser votre carte sur celle du joueur { $seat }
move-pass = N’utiliser votre carte sur personne

## Ce qui vous est demandé

asked-choosing = Vous êtes l’Ambassadeur : ouvrez le Salon ou le Jardin.
asked-playing = Jouez une carte d’une de vos quatre positions. { $place ->
    [hall] Le Salon est ouvert : il y a place pour { $limit } Agents.
    [garden] Le Jardin est ouvert : il y faut { $limit } Agents.
   *[later] Le lieu sera choisi quand toutes les cartes seront sur la table.
}
asked-targeting = { $card ->
    [infiltrator] Votre Infiltré est résolu : choisissez avec qui l’échanger contre un Recruteur.
   *[recruiter] Votre Recruteur est résolu : choisissez le joueur dont il recrute les Agents.
}

## Ce que les autres attendent

waits-dealing = On mélange les paquets.
waits-drawing = On tire au sort le premier Ambassadeur.
waits-choosing = Le joueur { $seat } est l’Ambassadeur et choisit le lieu.
waits-playing = Le joueur { $seat } doit jouer une carte. { $place ->
    [hall] Le Salon est ouvert : il y a place pour { $limit } Agents.
    [garden] Le Jardin est ouvert : il y faut { $limit } Agents.
   *[later] Le lieu sera choisi quand toutes les cartes seront sur la table.
}
waits-targeting = { $card ->
    [infiltrator] Le joueur { $seat } choisit avec qui échanger son Infiltré contre un Recruteur.
   *[recruiter] Le joueur { $seat } choisit le joueur dont il recrute les Agents.
}

## Ce qui s’est passé

dealt = Tous les paquets sont mélangés : chaque joueur a une carte dans chacune des quatre positions et quatre dans son paquet.
appointed = Le joueur { $seat } est tiré au sort comme premier Ambassadeur ; il prend la tuile Ambassade et { $tokens } jetons de manche.
opened = { $place ->
    [hall] Le joueur { $seat } ouvre le Salon : il y a place pour { $limit } Agents.
   *[garden] Le joueur { $seat } ouvre le Jardin : il y faut { $limit } Agents.
}
played = Le joueur { $seat } joue { $card ->
    [r1] un Recruteur
    [r2] un Recruteur
    [i] un Infiltré
   *[agents] Agents { $card }
} depuis la position { $position }.
chose = Le joueur { $seat } choisit le joueur { $rival }.
idle = { $card ->
    [infiltrator] Aucun Recruteur n’est en jeu : l’Infiltré du joueur { $seat } est défaussé sans effet.
   *[recruiter] Aucun Agent n’est en jeu : le Recruteur du joueur { $seat } est défaussé sans effet.
}
declined = { $card ->
    [infiltrator] { $gain ->
        [0] La tuile Récompense ne rapporte rien au joueur { $seat }.
        [one] Le joueur { $seat } prend { $gain } point à la Banque de données pour la tuile Récompense.
       *[other] Le joueur { $seat } prend { $gain } points à la Banque de données pour la tuile Récompense.
    } L’Infiltré n’est utilisé sur personne et il est défaussé.
   *[recruiter] Le joueur { $seat } n’utilise le Recruteur sur personne : il est défaussé.
}
infiltrated = { $gain ->
    [0] La tuile Récompense ne rapporte rien au joueur { $seat }.
    [one] Le joueur { $seat } prend { $gain } point à la Banque de données pour la tuile Récompense.
   *[other] Le joueur { $seat } prend { $gain } points à la Banque de données pour la tuile Récompense.
} L’Infiltré est échangé contre le Recruteur du joueur { $rival }, et chacun met la carte reçue sous son propre paquet.
recruited = Le Recruteur du joueur { $seat } recrute les Agents { $agents } du joueur { $rival } : ils échangent les deux cartes, chacun met celle qu’il a reçue sous son propre paquet, et { $points ->
    [0] rien ne va sur la Récompense, car la Banque de données est vide
    [one] 1 point va sur la Récompense
   *[other] { $points } points vont sur la Récompense
}.
hall-welcome = { $before ->
    [0] Au Salon, vide, { $agents ->
        [one] arrive { $agents } Agent
       *[other] arrivent { $agents } Agents
    }
    [one] Il y a déjà { $before } Agent au Salon, { $agents } de plus font { $sum }
   *[other] Il y a déjà { $before } Agents au Salon, { $agents } de plus font { $sum }
} et il y a place pour { $limit } : le joueur { $seat } { $points ->
    [0] ne prend rien, car la Banque de données est vide.
    [one] prend { $points } point.
   *[other] prend { $points } points.
}
hall-unwelcome = { $before ->
    [0] Au Salon, vide, arrivent { $agents } Agents
    [one] Il y a déjà { $before } Agent au Salon, { $agents } de plus font { $sum }
   *[other] Il y a déjà { $before } Agents au Salon, { $agents } de plus font { $sum }
} et il n’y a place que pour { $limit } : le joueur { $seat } { $points ->
    [0] n’a pas de quoi payer
    [one] paie { $points } point
   *[other] paie { $points } points
} et retourne la carte face cachée.
garden-welcome = Avec { $agents ->
    [one] le seul Agent
   *[other] les { $agents } Agents
} du joueur { $seat }, { $sum } sont venus au Jardin et il en faut { $limit } : le joueur { $seat } { $points ->
    [0] ne prend rien, car la Banque de données est vide.
    [one] prend { $points } point.
   *[other] prend { $points } points.
}
garden-unwelcome = Avec { $agents ->
    [one] le seul Agent
   *[other] les { $agents } Agents
} du joueur { $seat }, { $sum ->
    [one] { $sum } seulement est venu
   *[other] { $sum } seulement sont venus
} au Jardin et il en faut { $limit } : le joueur { $seat } { $points ->
    [0] n’a pas de quoi payer.
    [one] paie { $points } point.
   *[other] paie { $points } points.
}
role-passes = Chacun pioche une carte pour la position restée vide, et la tuile Ambassade passe au joueur { $seat }.
token = { $tokens ->
    [0] La tuile revient au joueur { $seat }, qui remet dans la boîte le dernier jeton de manche.
    [one] La tuile revient au joueur { $seat }, qui remet dans la boîte un jeton de manche ; il en reste { $tokens }.
   *[other] La tuile revient au joueur { $seat }, qui remet dans la boîte un jeton de manche ; il en reste { $tokens }.
}

## Comment cela finit

ended = Le dernier jeton de manche est dans la boîte : la partie est terminée, et on compte les paquets.
final = Joueur { $seat } : { $info ->
    [one] { $info } point d’information
   *[other] { $info } points d’information
} et des cartes qui valent { $deck } font { $sum }.
over-won = Le joueur { $seat } gagne avec { $final ->
    [one] { $final } point
   *[other] { $final } points
}, dont { $deck } en cartes.
over-won-by-deck = Le joueur { $seat } gagne le départage à { $final ->
    [one] { $final } point
   *[other] { $final } points
} : des cartes qui valent { $deck } sont les meilleures parmi les ex æquo.
over-shared = Les joueurs { $seats } partagent la victoire : { $final ->
    [one] { $final } point
   *[other] { $final } points
} chacun, dont { $deck } en cartes.

## Pourquoi un coup est refusé

refused-over = La partie est terminée.
refused-dealer-deals = Le croupier doit d’abord mélanger les paquets et distribuer les cartes.
refused-dealer-draws = Le croupier doit d’abord tirer au sort le premier Ambassadeur.
refused-only-the-dealer = Les cartes et le premier Ambassadeur sont l’affaire du croupier, avant le premier tour.
refused-already-dealt = Cette carte est déjà dans ce paquet ; il n’y en a qu’une.
refused-no-such-seat = Aucun joueur n’a ce numéro dans cette partie.
refused-choose-the-place = L’Ambassadeur doit d’abord choisir le lieu (hall ou garden).
refused-strict-protocol = Le Protocole strict interdit le lieu du tour précédent : ouvrez l’autre.
refused-play-a-card = Jouez une carte d’une de vos quatre positions (p1 à p4).
refused-choose-a-recruiter = Choisissez d’abord le joueur sur le Recruteur duquel votre Infiltré est utilisé (par exemple >2).
refused-no-recruiter-there = Ce joueur n’a pas de Recruteur en jeu.
refused-choose-agents = Choisissez d’abord le joueur dont votre Recruteur recrute les Agents (par exemple >2).
refused-no-agents-there = Ce joueur n’a pas d’Agents en jeu.
refused-must-choose = Dans cette partie, vous devez choisir quelqu’un ; on ne peut pas renoncer à l’effet.

## Ce qu’on peut convenir

option-embassy = Ambassade d’un autre pays (0 aucune, 1 Italie, 2 Russie, 3 États-Unis, 4 Royaume-Uni, 5 Japon, 6 Suisse, 7 Brésil)
option-count_all_eight = À la fin, les huit cartes comptent, et pas seulement les quatre du paquet
option-memory_aid = Chaque carte que vous avez vue est montrée, où qu’elle soit maintenant
option-value_of_3 = Valeur d’information des Agents 3
option-value_of_5 = Valeur d’information des Agents 5
option-value_of_infiltrator = Valeur d’information de l’Infiltré
option-garden_at_once = Au Jardin, tous les Agents en jeu sont comptés d’un coup, et non carte par carte
option-may_decline = On peut renoncer à l’effet d’un Infiltré ou d’un Recruteur
option-bank_runs_out = Personne ne prend à la Banque de données plus qu’elle ne contient
option-always_ask = On demande qui est choisi même quand il n’y en a qu’un
option-all_shown_at_end = À la fin, les quatre positions sont montrées aussi

## Les ambassades d’autres pays

embassy-italy = Italie, Gran Salone : le Salon a de la place pour deux Agents de plus.
embassy-russia = Russie, Jardin d’hiver : il faut au Jardin deux Agents de plus.
embassy-united-states = États-Unis, Programme des talents : chaque recrutement met 2 points sur la tuile Récompense, et non 1.
embassy-united-kingdom = Royaume-Uni, Protocole strict : l’Ambassadeur doit ouvrir le lieu qui n’a pas servi au tour précédent.
embassy-japan = Japon, Invitation tardive : l’Ambassadeur ne choisit le lieu que lorsque toutes les cartes sont sur la table.
embassy-switzerland = Suisse, Compte numéroté : les Agents qui ne trouvent pas de place, ou ne remplissent pas le Jardin, coûtent 1 point de plus.
embassy-brazil = Brésil, Carnaval : les cartes sont jouées et résolues dans le sens inverse des aiguilles d’une montre.

## Sortes de cartes

kind-agents = Agents
kind-recruiter = Recruteur
kind-infiltrator = Infiltré

## Dans le terminal

draw-ambassador = Ambassadeur
draw-info = information
draw-bank = Banque de données
draw-reward = Récompense
draw-hand = Tour { $hand } sur { $hands }
draw-hall = Salon : place pour { $limit }
draw-garden = Jardin : il en faut { $limit }
draw-no-place = lieu pas encore choisi
draw-deck = paquet
draw-positions = Positions : 1 vue de tous, 2 de personne, 3 de son propriétaire, 4 de tous sauf lui
draw-you = vous

## Les règles, article par article

section-AE-0 = À propos du jeu
clause-AE-0_1 = La Agencia - Misión: Embajada est un jeu de Toni Serradesanferm, illustré par Natàlia Romero et mis en page par Marc Simó, publié par Games 4 Gamers.
clause-AE-0_2 = Des informations fuient vers un pays étranger. Chacun dirige une équipe de l’Agence, envoyée dans l’ambassade en cause.
clause-AE-0_3 = Il y a trois sortes de personnages : les Agents recueillent des informations, les Recruteurs gagnent les Agents adverses à leur cause, et les Infiltrés sont la réponse aux Recruteurs.
clause-AE-0_4 = L’ambassade a deux lieux de rencontre possibles : le Salon et le Jardin.
clause-AE-0_5 = Les cartes jouées vous font gagner ou perdre des informations.
clause-AE-0_6 = Le livret se termine par les crédits et une page sur d’autres jeux de l’éditeur ; il n’y a là aucune règle.

section-AE-1 = Ce que contient la boîte
clause-AE-1_1 = 48 cartes de personnage.
clause-AE-1_2 = 30 d’entre elles sont des Agents.
clause-AE-1_3 = 12 d’entre elles sont des Recruteurs.
clause-AE-1_4 = 6 d’entre elles sont des Infiltrés.
clause-AE-1_5 = Il y a des Agents de valeur 1, 2, 3, 4 et 5.
clause-AE-1_6 = Les Recruteurs ont la valeur 1.
clause-AE-1_7 = Aucune valeur n’est indiquée pour les Infiltrés (AE-H2).
clause-AE-1_8 = Une carte peut montrer un nombre d’Agents, une valeur d’information et un effet. Le nombre d’Agents et la valeur d’information sont deux chiffres différents.
clause-AE-1_9 = 46 jetons d’information : 8 de 10 points, 14 de 5, 12 de 3 et 12 de 1, soit 198 points en tout.
clause-AE-1_10 = 1 tuile Ambassade, avec le Salon d’un côté et le Jardin de l’autre.
clause-AE-1_11 = 1 tuile Récompense.
clause-AE-1_12 = 4 jetons de manche.
clause-AE-1_13 = 7 cartes d’ambassades d’autres pays.
clause-AE-1_14 = 1 livret de règles.
clause-AE-1_15 = Le jeu se joue à 3, 4, 5 ou 6.

section-AE-2 = Mise en place
clause-AE-2_1 = Tous les jetons d’information sont posés au milieu de la table : c’est la Banque de données.
clause-AE-2_2 = La tuile Récompense est posée à côté de la Banque de données, sans rien dessus.
clause-AE-2_3 = Chaque joueur prend 5 points d’information à la Banque de données.
clause-AE-2_4 = Vos informations restent visibles de tous.
clause-AE-2_5 = Chaque joueur prend huit cartes : une de chacun des Agents 1 à 5, deux Recruteurs et un Infiltré.
clause-AE-2_6 = Mélangez vos huit cartes et posez-les face cachée devant vous : c’est votre paquet d’agence.
clause-AE-2_7 = Posez la première carte du paquet sur la table, face visible : tous la voient.
clause-AE-2_8 = Posez la deuxième sur la table, face cachée, sans la regarder : personne ne la voit.
clause-AE-2_9 = Prenez la troisième en main de façon à être seul à la voir.
clause-AE-2_10 = Prenez la quatrième en main, la face tournée vers les autres : tous la voient sauf vous.
clause-AE-2_11 = Il reste ainsi quatre cartes dans chaque paquet.
clause-AE-2_12 = Un joueur choisi au hasard est le premier Ambassadeur, et commence.
clause-AE-2_13 = L’Ambassadeur prend la tuile Ambassade.
clause-AE-2_14 = Le premier Ambassadeur prend aussi autant de jetons de manche que la partie a de manches, et les garde devant lui.
clause-AE-2_15 = À 3 joueurs, la partie a 4 manches, soit 12 tours.
clause-AE-2_16 = À 4 joueurs, elle a 3 manches, soit 12 tours.
clause-AE-2_17 = À 5 joueurs, elle a 2 manches, soit 10 tours.
clause-AE-2_18 = À 6 joueurs, elle a 2 manches, soit 12 tours.
clause-AE-2_19 = Pendant toute la partie, personne ne peut donner à un autre joueur d’indication sur les cartes de celui-ci.

section-AE-3 = Comment se déroule la partie
clause-AE-3_1 = La partie dure exactement le nombre de manches indiqué par AE-2.15 à AE-2.18.
clause-AE-3_2 = Chaque manche a autant de tours qu’il y a de joueurs.
clause-AE-3_3 = Le nombre de tours est donc celui des manches multiplié par celui des joueurs.
clause-AE-3_4 = Chaque tour a cinq étapes, dans cet ordre : (A) choisir le lieu, (B) jouer des cartes, (C) résoudre les cartes, (D) piocher de nouvelles cartes, (E) transmettre le rôle d’Ambassadeur.
clause-AE-3_5 = L’étape C a trois phases, dans cet ordre : Infiltrés, Recruteurs, Agents.

section-AE-4 = Étape A : choisir le lieu
clause-AE-4_1 = L’Ambassadeur choisit seul le Salon ou le Jardin, et pose la tuile Ambassade avec ce côté visible.
clause-AE-4_2 = Le lieu est choisi avant que la moindre carte du tour soit jouée.
clause-AE-4_3 = Le choix est libre : on peut choisir le même lieu encore et encore.
clause-AE-4_4 = Le Salon a de la place pour autant d’Agents, au plus, qu’il y a de joueurs.
clause-AE-4_5 = Il faut au Jardin au moins autant d’Agents qu’il y a de joueurs.
clause-AE-4_6 = Les Infiltrés et les Recruteurs ne sont comptés dans aucun des deux lieux.

section-AE-5 = Étape B : jouer des cartes
clause-AE-5_1 = Le joueur à gauche de l’Ambassadeur joue en premier, puis les autres dans le sens des aiguilles d’une montre ; l’Ambassadeur joue en dernier.
clause-AE-5_2 = Chaque joueur joue exactement une carte, face visible, devant lui.
clause-AE-5_3 = Vous avez le choix entre quatre cartes, une dans chacune des quatre positions.
clause-AE-5_4 = Position 1 : sur la table, face visible. Tous la voient.
clause-AE-5_5 = Position 2 : sur la table, face cachée. Personne ne la voit.
clause-AE-5_6 = Position 3 : dans votre main. Vous seul la voyez.
clause-AE-5_7 = Position 4 : dans votre main, tournée vers les autres. Tous la voient sauf vous.
clause-AE-5_8 = Vous pouvez choisir une position dont vous ne connaissez pas la carte ; vous la découvrez en la jouant.
clause-AE-5_9 = Comme les cartes sont jouées face visible l’une après l’autre, qui joue plus tard connaît les précédentes.

section-AE-6 = Étape C : résoudre les cartes
clause-AE-6_1 = On résout d’abord tous les Infiltrés, puis tous les Recruteurs, puis tous les Agents.
clause-AE-6_2 = Les cartes d’une même sorte sont résolues dans le sens des aiguilles d’une montre, du joueur à gauche de l’Ambassadeur jusqu’à l’Ambassadeur lui-même.
clause-AE-6_3 = Une carte défaussée par un effet antérieur du même tour n’est pas résolue du tout.
clause-AE-6_4 = Défausser veut toujours dire mettre la carte, face cachée, sous son propre paquet.
clause-AE-6_5 = Infiltré : au moment où il est résolu, il faut au moins un Recruteur en jeu.
clause-AE-6_6 = S’il y en a un, son joueur prend à la Banque de données autant de points qu’il y en a sur la tuile Récompense.
clause-AE-6_7 = Les points de la tuile Récompense ne sont pas pris : ils y restent.
clause-AE-6_8 = Ensuite, son joueur choisit un joueur qui a un Recruteur en jeu.
clause-AE-6_9 = Tous deux échangent les cartes qu’ils ont jouées, l’Infiltré contre le Recruteur.
clause-AE-6_10 = Chacun des deux défausse la carte reçue.
clause-AE-6_11 = S’il n’y a aucun Recruteur en jeu, l’Infiltré est simplement défaussé : ni points, ni échange.
clause-AE-6_12 = Recruteur : au moment où il est résolu, il faut au moins une carte d’Agents en jeu.
clause-AE-6_13 = S’il y en a une, son joueur choisit un joueur qui a des Agents en jeu.
clause-AE-6_14 = Tous deux échangent les cartes qu’ils ont jouées, le Recruteur contre les Agents.
clause-AE-6_15 = Chacun des deux défausse la carte reçue.
clause-AE-6_16 = Ensuite, 1 point passe de la Banque de données sur la tuile Récompense.
clause-AE-6_17 = S’il n’y a pas d’Agents en jeu, le Recruteur est simplement défaussé, et rien ne va sur la tuile Récompense.
clause-AE-6_18 = Salon : vos Agents trouvent place si leur nombre, ajouté à celui des Agents déjà entrés pendant ce tour, ne dépasse pas ce que le Salon peut accueillir.
clause-AE-6_19 = S’ils trouvent place, vous prenez à la Banque de données la valeur d’information de la carte.
clause-AE-6_20 = S’ils trouvent place, ils sont au Salon et comptent pour les cartes résolues après eux.
clause-AE-6_21 = S’ils ne trouvent pas place, vous payez à la Banque de données la valeur d’information de la carte.
clause-AE-6_22 = S’ils ne trouvent pas place, la carte est retournée face cachée et ne compte pas pour les joueurs suivants.
clause-AE-6_23 = Des Agents qui n’ont pas trouvé place n’empêchent pas d’autres, moins nombreux, d’en trouver ensuite.
clause-AE-6_24 = Jardin : vos Agents le remplissent si leur nombre, ajouté à celui des Agents résolus avant eux pendant ce tour, atteint ce qu’il faut au Jardin.
clause-AE-6_25 = S’ils remplissent le Jardin, vous prenez à la Banque de données la valeur d’information de la carte.
clause-AE-6_26 = Sinon, vous payez à la Banque de données la valeur d’information de la carte.
clause-AE-6_27 = Au Jardin, une carte qui a échoué reste face visible et continue de compter pour les joueurs suivants.
clause-AE-6_28 = Si vous ne pouvez pas tout payer, vous payez ce que vous avez ; vos informations ne descendent jamais sous 0.
clause-AE-6_29 = Quand tous les Agents ont été résolus, chaque joueur défausse ceux qui sont encore en jeu.
clause-AE-6_30 = C’est le nombre d’Agents qui prend de la place ; c’est la valeur d’information qu’on gagne ou qu’on paie.

section-AE-7 = Étapes D et E : piocher, et transmettre le rôle
clause-AE-7_1 = Quand toutes les cartes sont résolues, chaque joueur pioche la première carte de son propre paquet.
clause-AE-7_2 = La nouvelle carte va dans la position que la carte jouée a quittée, et n’est vue que de ceux que cette position indique.
clause-AE-7_3 = La tuile Ambassade passe ensuite au joueur suivant dans le sens des aiguilles d’une montre, qui est le nouvel Ambassadeur.
clause-AE-7_4 = Si c’est le joueur qui garde les jetons de manche, il en remet alors un dans la boîte.
clause-AE-7_5 = Dès que le dernier jeton de manche est remis, la partie est terminée et on fait le décompte.
clause-AE-7_6 = Sinon, le tour suivant commence.
clause-AE-7_7 = Les jetons de manche ne changent donc jamais de mains.

section-AE-8 = Fin de la partie et décompte
clause-AE-8_1 = Votre valeur finale est la somme de vos informations et des valeurs d’information des cartes de votre paquet d’agence.
clause-AE-8_2 = La valeur finale la plus élevée gagne.
clause-AE-8_3 = En cas d’égalité, celui des ex æquo dont le paquet a la plus grande valeur d’information gagne.
clause-AE-8_4 = Si l’égalité demeure, ils partagent la victoire.
clause-AE-8_5 = Ce qui se trouve à la fin sur la tuile Récompense n’est à personne.

section-AE-9 = Quand une carte va dans une mauvaise position
clause-AE-9_1 = Les positions doivent être strictement respectées : vue de tous, de personne, du seul propriétaire, de tous sauf du propriétaire.
clause-AE-9_2 = Qui met une carte dans une mauvaise position paie 1 point d’information à la Banque de données.
clause-AE-9_3 = Si les autres ont vu une carte qu’ils ne devaient pas connaître, elle est remise dans sa bonne position ; ce qui a été vu reste su.
clause-AE-9_4 = Si le propriétaire a vu une carte qu’il ne devait pas connaître, elle retourne dans le paquet, on mélange le paquet, et il en pioche la première carte pour la bonne position.
clause-AE-9_5 = Dans ce cas, le propriétaire ne connaît plus l’ordre de son paquet.

section-AE-10 = Ambassades d’autres pays
clause-AE-10_1 = Après quelques parties, on peut utiliser une des sept cartes d’ambassade.
clause-AE-10_2 = Son effet vaut pour toute la partie.
clause-AE-10_3 = Ces cartes apportent de la variété et de la difficulté ; sans elles, on joue avec les règles ci-dessus.

section-AE-11 = Exemples
clause-AE-11_1 = Six joueurs : l’Ambassadeur prend la tuile Ambassade et 2 jetons de manche, et on jouera 12 tours.
clause-AE-11_2 = Cinq joueurs, dans le sens des aiguilles d’une montre : Ana (l’Ambassadrice), Beatriz, Carlos, David et Ester. Ana prend 2 jetons de manche et ouvre le Salon, où il y a place pour 5 Agents.
clause-AE-11_3 = Ils jouent dans cet ordre : Beatriz, Carlos, David, Ester, Ana.
clause-AE-11_4 = Beatriz joue Agents 2 depuis la position 1, Carlos un Recruteur depuis la position 3, David Agents 4 depuis la position 4, Ester Agents 5 depuis la position 2, Ana Agents 1 depuis la position 4.
clause-AE-11_5 = Personne n’a joué d’Infiltré : il ne se passe rien dans la première phase.
clause-AE-11_6 = Carlos recrute les Agents d’Ester : ils échangent les cartes, Carlos met les Agents 5 sous son paquet, et Ester le Recruteur sous le sien.
clause-AE-11_7 = Ensuite, 1 point va sur la tuile Récompense.
clause-AE-11_8 = Beatriz : ses 2 Agents trouvent place, puisqu’il y en a pour 5. Elle prend 1 point, la valeur d’information des Agents 2.
clause-AE-11_9 = David : 2 + 4 = 6 font plus que 5, ses Agents ne trouvent donc pas place. Il paie 2 points, la valeur d’information des Agents 4, et retourne la carte face cachée.
clause-AE-11_10 = Les Agents d’Ester ne sont plus en jeu : ils ne sont pas résolus, et elle ne prend ni ne paie rien.
clause-AE-11_11 = Ana : 2 + 1 = 3 trouvent place, car les 4 de David ne comptent pas. Elle prend 1 point, la valeur d’information des Agents 1.
clause-AE-11_12 = Tous les Agents encore en jeu vont sous les paquets de leurs joueurs, chacun pioche une carte pour la position vide, la tuile Ambassade passe d’Ana à Beatriz, et un nouveau tour commence.
clause-AE-11_13 = Ce que le tour a changé : Beatriz +1, Carlos 0, David −2, Ester 0, Ana +1, et 1 point sur la tuile Récompense. Ils avaient commencé avec 5 chacun : Ana en a donc 6, Beatriz 6, Carlos 5, David 3 et Ester 5.
clause-AE-11_14 = Chacune des trois langues du livret renvoie à l’exemple d’une certaine page ; toutes veulent dire celui-ci.

section-AE-12 = Ce qui découle des règles
clause-AE-12_1 = Entre deux tours, chaque joueur a quatre cartes dans son paquet et quatre dans les positions.
clause-AE-12_2 = À chaque tour, chaque joueur met exactement une carte sous son propre paquet.
clause-AE-12_3 = La Banque de données, les joueurs et la tuile Récompense ont toujours 198 points à eux tous.
clause-AE-12_4 = Les cartes de la partie sont toujours les mêmes, huit par joueur ; elles ne changent de propriétaire que par des échanges.

section-AE-H = Ce que le livret laisse ouvert et les règles de la maison
clause-AE-H1 = L’exemple du livret montre les valeurs d’information des Agents 1, 2 et 4 ; celles du 3 et du 5 ne s’y trouvent pas. Ici, les Agents 1, 2, 3, 4 et 5 valent 1, 1, 2, 2 et 3 : la moitié de leur nombre, arrondie vers le haut, ce qui s’accorde avec l’exemple. On peut convenir d’une autre valeur pour les Agents 3, de 1 à 3 (option value_of_3), et pour les Agents 5, de 2 à 5 (option value_of_5).
clause-AE-H2 = Un Recruteur vaut 1 ; le livret ne donne aucune valeur à l’Infiltré. Ici, un Infiltré vaut 0. On peut convenir qu’il vaille jusqu’à 3 (option value_of_infiltrator). Ni l’un ni l’autre n’a de nombre d’Agents.
clause-AE-H3 = Le livret ne dit pas ce que font les sept cartes d’ambassade. Ici, chacune change un chiffre ou une étape, et on peut convenir d’une d’entre elles (option embassy ; 0 n’en prend aucune, comme dans le jeu publié). 1 Italie : le Salon a de la place pour deux Agents de plus. 2 Russie : il faut au Jardin deux Agents de plus. 3 États-Unis : chaque recrutement met 2 points sur la tuile Récompense, et non 1. 4 Royaume-Uni : l’Ambassadeur doit ouvrir le lieu qui n’a pas servi au tour précédent ; le premier tour est libre. 5 Japon : l’Ambassadeur choisit le lieu quand toutes les cartes sont sur la table, la sienne aussi. 6 Suisse : les Agents qui ne trouvent pas de place, ou ne remplissent pas le Jardin, coûtent 1 point de plus. 7 Brésil : les cartes sont jouées et résolues dans le sens inverse des aiguilles d’une montre, à partir de la droite de l’Ambassadeur ; le rôle passe toujours dans le sens des aiguilles.
clause-AE-G4 = Les Agents qui ont échoué continuent-ils de compter ? Les langues du livret ne le présentent pas de la même façon. Mais le Salon compte les Agents qui sont entrés, et le Jardin ceux qui ont été joués ; au Salon ils sont donc retournés face cachée et ne comptent pas, au Jardin ils comptent toujours. L’exemple s’accorde avec cela.
clause-AE-H5 = Toutes les cartes sont sur la table avant que les Agents soient résolus, si bien que les Agents « joués jusqu’ici » au Jardin pourraient être tous les Agents. Ici, on les compte carte par carte à mesure qu’ils sont résolus, la vôtre comprise ; sinon, tous réussiraient ou échoueraient ensemble. Avec l’autre réglage, tous les Agents en jeu sont comptés d’un coup (option garden_at_once).
clause-AE-G6 = Les Agents qu’un autre a recrutés comptent-ils ? Non : ils ont été défaussés, et ne comptent donc ni au Salon ni au Jardin (comme ceux d’Ester dans AE-11.10).
clause-AE-G7 = L’Infiltré rapporte-t-il ses points avant ou après l’échange ? Avant, dans l’ordre du livret. Cela ne change rien : l’échange ne touche pas la tuile Récompense, et tous les Infiltrés passent avant les Recruteurs de leur tour.
clause-AE-G8 = La tuile Récompense est-elle jamais vidée ? Non, rien dans le livret ne la vide : elle ne fait que grandir pendant la partie.
clause-AE-G9 = À qui sont les cartes échangées ? À qui les a reçues, pour de bon : chacun met la carte reçue sous son propre paquet. Les Agents encore en jeu vont sous le paquet de qui les a joués.
clause-AE-H10 = « Paquet d’agence » pourrait désigner les quatre cartes du paquet face cachée ou les huit cartes d’un joueur, et le livret ne dit pas lesquelles comptent à la fin. Ici, seules comptent les quatre du paquet, vos quatre dernières défausses. Avec l’autre réglage, les huit comptent (option count_all_eight), ce qui peut bien changer le vainqueur.
clause-AE-G11 = Quelles cartes départagent les ex æquo ? Les mêmes que dans AE-H10.
clause-AE-H12 = Le livret ne dit pas si on peut renoncer à un effet. Ici, vous devez choisir quelqu’un si vous le pouvez ; s’il n’y a qu’un joueur à choisir, c’est fait pour vous. Avec l’autre réglage, un Infiltré ou un Recruteur peut n’être utilisé sur personne, et il est alors défaussé ; l’Infiltré rapporte quand même ses points (option may_decline).
clause-AE-H13 = Le livret ne dit pas ce qui se passe quand la Banque de données est épuisée, et ses jetons ne sont que de la monnaie. Ici, les informations sont de simples nombres, et la Banque de données ne limite jamais un gain. Avec l’autre réglage, personne ne prend plus qu’elle ne contient, la tuile Récompense non plus (option bank_runs_out).
clause-AE-G14 = Le lieu est-il choisi pour une manche ou pour un tour ? Pour chaque tour à nouveau : cette étape fait partie de chaque tour, même si le livret parle une fois de manche.
clause-AE-G15 = Les Infiltrés et les Recruteurs échappent-ils à l’effet du lieu, ou ne sont-ils simplement pas comptés ? Les deux sont vrais : ils agissent de même dans les deux lieux, et ne sont comptés dans aucun.
clause-AE-G16 = Prend-on et paie-t-on des jetons ou des points ? Des points ; peu importe en combien de jetons.
clause-AE-H17 = Le livret ne dit pas qui peut regarder un paquet ou les cartes défaussées. Ici, personne ; mais toute carte mise sous un paquet était visible auparavant, et vous pouvez vous en souvenir. Avec l’autre réglage, le logiciel s’en souvient pour vous (option memory_aid, AE-H24).
clause-AE-H18 = Le livret a des règles pour les cartes qui vont dans une mauvaise position, et ne dit pas ce qu’elles deviennent là où cela ne peut pas arriver. Ici, elles figurent dans les règles (AE-9) et ne servent jamais, puisque le logiciel place toujours bien les cartes. Il n’y a pas d’autre réglage.
clause-AE-H19 = Il est interdit de parler des cartes (AE-2.19) ; le livret ne dit pas comment s’y tenir sur un écran. Ici, ceux qui jouent encore ne peuvent pas s’écrire librement pendant la partie. Il n’y a pas d’autre réglage.
clause-AE-G20 = Les cartes portent de petits dessins pour le nombre d’Agents, la valeur d’information et l’effet. La maison dessine ses propres signes ; rien d’autre n’en dépend.
clause-AE-H21 = Le livret ne dit pas ce qui est demandé, ni quand. Ici, un Infiltré rapporte ses points avant qu’on demande à son joueur qui il choisit, et le lieu est toujours choisi par l’Ambassadeur, même quand le Protocole strict ne lui en laisse qu’un ; on ne demande simplement pas qui est choisi quand il n’y en a qu’un. Avec l’autre réglage, on demande cela aussi (option always_ask).
clause-AE-H22 = Le livret ne parle pas des spectateurs. Ici, ils voient ce que voit chaque joueur : la position 1, les cartes en jeu et toutes les informations, mais pas les positions 3 et 4. Il n’y a pas d’autre réglage.
clause-AE-H23 = Le livret ne dit pas ce qu’on montre à la fin. Ici, les paquets sont retournés pour tous, puisqu’il faut les compter, et les positions seulement si les huit cartes comptent. Avec l’autre réglage, les positions sont toujours montrées (option all_shown_at_end).
clause-AE-H24 = Le livret ne connaît pas d’aide-mémoire, et ne dit donc pas ce qu’il peut montrer. Ici, il vous montre chaque carte que vous avez vue un jour, dans une position ou jouée, où qu’elle soit maintenant : dans un paquet, et aussi dans les positions 2 et 4. À un spectateur, il montre les cartes que tous les joueurs ont vues. Il va avec AE-H17 et n’a pas de réglage à lui (option memory_aid).

## La leçon : l’exemple du livret, pas à pas

lesson-1 = Cinq joueurs, dans le sens des aiguilles d’une montre : Ana (joueur 0), Beatriz (1), Carlos (2), David (3) et Ester (4), avec 5 points chacun. Ana est la première Ambassadrice : elle a la tuile Ambassade et deux jetons de manche, pour deux manches.
lesson-2 = Étape A : Ana ouvre le Salon. Il y a cinq joueurs, donc place pour cinq Agents. Beatriz, à sa gauche, joue en premier ; Ana jouera en dernier.
lesson-3 = Étape B : Beatriz joue Agents 2 depuis la position 1. Cette carte était face visible, tous la connaissaient donc.
lesson-4 = Carlos joue un Recruteur depuis la position 3. Jusqu’ici, lui seul pouvait voir cette carte.
lesson-5 = David joue Agents 4 depuis la position 4 : une carte que lui-même ne connaissait pas, alors que tous les autres la connaissaient.
lesson-6 = Ester joue Agents 5 depuis la position 2 : une carte que personne ne connaissait.
lesson-7 = Ana joue Agents 1 depuis la position 4, et l’étape C commence. On résoudrait d’abord les Infiltrés, mais personne n’en a joué. Viennent les Recruteurs : quatre joueurs ont des Agents en jeu, Carlos doit donc choisir celui dont il recrute les Agents.
lesson-8 = Il choisit Ester. Ils échangent leurs cartes et chacun met celle qu’il a reçue sous son propre paquet : Carlos garde les Agents 5, Ester le Recruteur. Ensuite, 1 point passe de la Banque de données sur la tuile Récompense.
lesson-9 = Aux Agents maintenant, à partir de la gauche d’Ana. Le Salon est vide, les deux Agents de Beatriz trouvent donc place, et elle prend 1 point : la valeur d’information des Agents 2.
lesson-10 = Les quatre Agents de David ne trouvent pas place : 2 + 4 = 6, et le Salon n’en accueille que 5. Il paie 2 points, la valeur d’information des Agents 4, et retourne la carte face cachée ; elle ne compte plus.
lesson-11 = Les Agents d’Ester ne sont plus là, elle ne prend donc ni ne paie rien. Le seul Agent d’Ana trouve place, car 2 + 1 = 3, et elle prend 1 point.
lesson-12 = Les Agents encore en jeu vont sous les paquets de leurs joueurs, chacun pioche une carte pour la position vide, et la tuile Ambassade passe à Beatriz. Ana a 6, Beatriz 6, Carlos 5, David 3 et Ester 5. Le tour suivant commence.

## Chiffres : ce que montre le jeu au hasard (mesurés par figures.py)

section-figures = Chiffres
figures-seats = { $seats } joueurs, { $games } parties jouées au hasard : le premier Ambassadeur gagne { $first } %, chacun des autres { $least } à { $most } % (à { $within } % près, 95 fois sur 100).
figures-readings = À { $seats } joueurs, les deux lectures de AE-H10 donnent de tout autres vainqueurs dans { $other } % de ces parties, et un changement quelconque dans { $any } %.
figures-bank = À { $seats } joueurs, la Banque de données n’a jamais eu moins de { $lowest } points.

## Le plateau dessiné

board-place = { $place ->
    [hall] Le Salon : { $limit } places
    [garden] Le Jardin : il en faut { $limit }
   *[shut] Aucun lieu n’est encore ouvert
}
board-heads = { $heads ->
    [one] { $heads } Agent en jeu
   *[other] { $heads } Agents en jeu
}{ $limit ->
    [0] .
   *[other] , et la limite est à { $limit }.
}
board-card = { $kind ->
    [agents] Agents { $agents }, valeur { $value }
    [recruiter] Recruteur, valeur { $value }
    [infiltrator] Infiltré, valeur { $value }
   *[unknown] une carte cachée pour vous
}
board-no-card = pas de carte
board-slot = Position { $position }, { $seen_by ->
    [all] vue de tous
    [none] vue de personne
    [owner] vue de son propriétaire seul
   *[others] vue de tous sauf de son propriétaire
} : { $card }.
board-seen-by = { $seen_by ->
    [all] Tous voient cette carte
    [none] Personne ne voit cette carte
    [owner] Seul son propriétaire voit cette carte
   *[others] Tous sauf son propriétaire voient cette carte
}
board-face = { $place ->
    [hall] Salon
   *[garden] Jardin
}
board-sight = { $seen_by ->
    [all] vue de tous
    [none] vue de personne
    [owner] de vous seul
   *[others] de tous sauf vous
}
board-played = Jouée : { $card }. { $fate ->
    [idle] Elle n’a eu aucun effet.
    [swapped] Elle a été échangée avec le joueur { $rival }.
    [taken] Le joueur { $rival } l’a prise.
    [welcome] Les Agents sont entrés.
    [unwelcome] Les Agents ont été refoulés.
    [declined] Elle n’a visé personne.
   *[waiting] Elle attend d’être résolue.
}
board-info = { $points ->
    [one] { $points } point d’information
   *[other] { $points } points d’information
}
board-known-deck = Dans la pioche, d’après ce que vous savez : { $cards }
board-cancel = Annuler

## Le plateau simple

view-embassy = tuile Ambassade
view-hand = donne en cours
view-hands = donnes en tout
view-tokens = jetons de tour
view-first = premier Ambassadeur
view-ambassador = Ambassadeur
view-place = lieu ouvert
view-limit = Agents qui tiennent ou qu’il faut
view-bank = Banque de données
view-reward = tuile Récompense
view-info = information
view-deck-value = valeur des cartes
view-positions = positions
view-position = position
view-empty = vide
view-in-play = en jeu
view-from = depuis la position
view-fate = ce qu’elle est devenue
view-rival = échangée avec le joueur
view-before = Agents arrivés avant
view-change = points gagnés ou payés
view-agents = Agents
panel-holds = positions deck
panel-score = info
value-embassy = { $value ->
    [italy] { embassy-italy }
    [russia] { embassy-russia }
    [united-states] { embassy-united-states }
    [united-kingdom] { embassy-united-kingdom }
    [japan] { embassy-japan }
    [switzerland] { embassy-switzerland }
    [brazil] { embassy-brazil }
   *[other] { $value }
}
value-place = { $value ->
    [hall] le Salon
    [garden] le Jardin
   *[other] { $value }
}
value-seen-by = { $value ->
    [all] tous
    [none] personne
    [owner] son propriétaire seul
    [others] tous sauf son propriétaire
   *[other] { $value }
}
value-kind = { $value ->
    [agents] { kind-agents }
    [recruiter] { kind-recruiter }
    [infiltrator] { kind-infiltrator }
   *[other] { $value }
}
value-fate = { $value ->
    [waiting] attend d’être résolue
    [idle] sans effet
    [swapped] échangée
    [taken] prise par un autre
    [welcome] admis
    [unwelcome] refoulés
    [declined] n’a visé personne
   *[other] { $value }
}
