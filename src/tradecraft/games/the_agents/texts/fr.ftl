# The Agents, en français. Un fichier par langue, avec les mêmes clés et les mêmes données.

name = The Agents
summary = L’agence n’est plus et ses gens sont à vendre : formez des factions avec vos voisins, décidez pour chaque agent qui reçoit l’ordre et qui les points, et soyez le premier à en avoir 40.
credits = Un jeu de Saar Shai. Ceci est une adaptation indépendante.
minutes = 20–40

## Qui est qui, et quoi est quoi

seat = Joueur { $seat }
agent-name = { $agent ->
    [sniper] Tireur d’Élite
    [slayer] Tueur
    [abductor] Ravisseur
    [extractor] Extracteur
    [hacker] Hacker
    [temptress] Tentatrice
    [decoy] Leurre
    [activist] Activiste
    [medic] Médecin
    [infiltrator] Infiltré
    [handler] Officier Traitant
    [gunman] Flingueur
    [recruiter] Recruteur
    [strategist] Stratège
    [mercenary] Mercenaire
    [tracker] Traqueur
    [undercover] Agent sous Couverture
   *[interrogator] Interrogateur
}
the-agent = { $agent ->
    [dead] un Agent mort
    [temptress] la { agent-name }
    [extractor] l’{ agent-name }
    [activist] l’{ agent-name }
    [infiltrator] l’{ agent-name }
    [handler] l’{ agent-name }
    [undercover] l’{ agent-name }
    [interrogator] l’{ agent-name }
   *[other] le { agent-name }
}{ $colour ->
    [black] { $agent ->
        [temptress] {" "}noire
       *[other] {" "}noir
    }
    [white] { $agent ->
        [temptress] {" "}blanche
       *[other] {" "}blanc
    }
   *[none] {""}
}
agent-does = { $agent ->
    [sniper] tuez un Agent de votre autre Faction
    [slayer] tuez un Agent non adjacent de cette Faction
    [abductor] extrayez un Agent de votre autre Faction
    [extractor] extrayez un Agent non adjacent de cette Faction
    [hacker] retournez un Agent de votre autre Faction
    [temptress] retournez un Agent non adjacent de cette Faction
    [decoy] échangez un Agent non adjacent de cette Faction avec un de votre autre Faction
    [activist] échangez deux Agents de votre autre Faction
    [medic] ranimez un Agent mort de l’une de vos Factions
    [infiltrator] réactivez un ordre adjacent ; peut être inséré dans une rangée
    [handler] réactivez un ordre de cette Faction qui n’est pas tourné vers vous
    [gunman] tuez n’importe quel Agent, où qu’il soit
    [recruiter] piochez deux Agents
    [strategist] volez une Mission à un autre joueur
    [mercenary] faites une action en prime ; le jouer n’en est pas une
    [tracker] prenez dans le paquet l’Agent de votre choix
    [undercover] retournez n’importe quel Agent, où qu’il soit (ou tuez-le, si c’est convenu)
   *[interrogator] voyez les Agents d’un autre joueur et volez-en un
}
mission-name = { $mission ->
    [bloodbath] Bain de Sang
    [chosen-few] Rares Élus
    [codebreaking] Décryptage
    [code-of-honor] Code d’Honneur
    [man-down] Homme à Terre
    [meet-your-match] Chaussure à votre Pied
    [poor-mans-game] Jeu de Pauvres
    [reinforcement] Renforts
    [stand-united] Unis Nous Vaincrons
   *[strength-in-numbers] L’Union Fait la Force
}
mission-pays = { $mission ->
    [bloodbath] 3 PR tant que deux Agents morts sont adjacents ici
    [chosen-few] 1 PR tant que c’est la plus courte de vos Factions
    [codebreaking] 1 PR pour chaque flèche de deux couleurs qui vous désigne
    [code-of-honor] 1 PR pour chaque Agent d’ici (ou de vos deux Factions, si c’est convenu) tourné vers vous
    [man-down] 1 PR pour chaque Agent mort ici
    [meet-your-match] 2 PR tant que les deux joueurs tirent autant des flèches d’ici
    [poor-mans-game] 3 PR tant qu’aucune flèche ne vous désigne
    [reinforcement] 4 PR tant que deux Agents d’ici de même aptitude sont tournés vers vous
    [stand-united] 4 PR tant que deux Agents identiques sont adjacents ici
   *[strength-in-numbers] 1 PR tant que c’est la plus longue de vos Factions
}

## Ce qu’on peut jouer

move-play = Jouer { the-agent } : { agent-does }
move-place = Le placer dans la Faction { $faction } comme carte { $place } ; son ordre est tourné vers le joueur { $seat }
move-lay-facing-other = Le poser entre vous et le joueur { $seat } ; l’ordre est tourné vers ce joueur, le marqueur vers vous
move-lay-facing-me = Le poser entre vous et le joueur { $seat } ; l’ordre est tourné vers vous, le marqueur vers ce joueur
move-reactivate = Exécuter de nouveau l’ordre de la carte { $place } de la Faction { $faction }
move-buy-agent = Acheter le premier Agent du paquet pour 1 PR
move-buy-old-agent = Acheter le premier Agent de la défausse pour 2 PR
move-buy-mission = Acheter la première Mission du paquet pour 3 PR
move-buy-old-mission = Acheter la première Mission de la défausse pour 4 PR
move-draw = Piocher un Agent, car vous n’avez ni Agents ni PR
move-replace = Défausser votre Mission { mission-name } et en piocher une autre
move-assign = Affecter votre Mission { mission-name } à la Faction { $faction } : { mission-pays } ; ce n’est pas une action
move-take-back = Reprendre en main votre Mission { mission-name } ; ce n’est pas une action
move-pass = Passer, car aucune action n’est possible
move-score = Finir votre tour et marquer
move-target = Choisir la carte { $place } de la Faction { $faction }
move-face = L’ordre est tourné vers le joueur { $seat }
move-from = Choisir le joueur { $seat }
move-steal = Voler { the-agent }
move-fetch = Prendre dans le paquet { the-agent }
move-rob = Voler la Mission affectée { mission-name }
move-deal = L’Agent suivant est { the-agent }
move-deal-mission = La Mission suivante est { mission-name }
move-pick = La Mission cachée à l’emplacement { $slot } est volée
move-first = Le joueur { $seat } commence
move-agent = Un Agent est distribué face cachée
move-mission = Une Mission est distribuée face cachée
move-stolen = L’Agent caché à l’emplacement { $slot } est volé
move-fetched = Un Agent est pris dans le paquet sans être montré

## Ce qu’on vous demande

asked-acting = C’est votre tour : choisissez { $left ->
    [one] votre seconde action
   *[other] la première de vos { $left } actions
}.
asked-scoring = Vos actions sont faites : marquez maintenant, ou jouez d’abord un Mercenaire ou déplacez des Missions.
asked-bonus = { $rival ->
    [me] Votre propre Mercenaire
   *[other] Le Mercenaire du joueur { $rival }
} vous donne une action en prime : choisissez-la.
asked-placing = Vous jouez { the-agent } : choisissez sa place, et vers quel joueur son ordre est tourné.
asked-laying = Vous jouez { the-agent } : choisissez entre quel joueur et vous il est posé, et vers qui l’ordre est tourné.
asked-aiming = À vous d’exécuter un ordre ({ the-agent }) : choisissez { $deed ->
    [kill] l’Agent à tuer.
    [extract] l’Agent à extraire.
    [turn] l’Agent à retourner.
    [swap] le premier des deux Agents à échanger.
    [revive] l’Agent mort à ranimer.
   *[reactivate] l’ordre à exécuter de nouveau.
}
asked-aiming-again = À vous d’exécuter un ordre ({ the-agent }) : choisissez l’Agent à échanger avec la carte { $place }.
asked-facing = Vous ranimez la carte { $place } avec { the-agent } : choisissez vers quel joueur son ordre est tourné.
asked-questioning = Vous exécutez un ordre ({ the-agent }) : choisissez qui vous montre ses Agents.
asked-stealing = Vous exécutez un ordre ({ the-agent }) et le joueur { $rival } vous montre ses Agents : choisissez celui que vous lui volez.
asked-searching = Vous exécutez un ordre ({ the-agent }) et voyez tout le paquet : choisissez l’Agent à prendre.
asked-robbing = Vous exécutez un ordre ({ the-agent }) : choisissez une Mission affectée à voler, ou un joueur à qui en voler une cachée.

## Ce que les autres attendent

waits-appointing = On tire au sort le premier joueur.
waits-dealing = On distribue les premières mains.
waits-drawing = Le joueur { $seat } pioche { $left ->
    [one] un Agent.
   *[other] { $left } Agents.
}
waits-drawing-missions = Le joueur { $seat } pioche { $left ->
    [one] une Mission.
   *[other] { $left } Missions.
}
waits-picking = Le joueur { $seat } exécute un ordre ({ the-agent }) et vole au hasard une Mission cachée du joueur { $rival }.
waits-acting = Le joueur { $seat } choisit { $left ->
    [one] sa seconde action
   *[other] la première de ses { $left } actions
}.
waits-scoring = Le joueur { $seat } a fait ses deux actions et va marquer.
waits-bonus = Le joueur { $seat } a une action en prime grâce { $rival ->
    [me] à son propre Mercenaire
   *[other] au Mercenaire du joueur { $rival }
}.
waits-placing = Le joueur { $seat } joue { the-agent } et choisit sa place, et vers quel joueur son ordre est tourné.
waits-laying = Le joueur { $seat } joue { the-agent } et choisit où il est posé, et vers qui l’ordre est tourné.
waits-aiming = Le joueur { $seat } exécute un ordre ({ the-agent }) et choisit { $deed ->
    [kill] l’Agent à tuer.
    [extract] l’Agent à extraire.
    [turn] l’Agent à retourner.
    [swap] le premier des deux Agents à échanger.
    [revive] l’Agent mort à ranimer.
   *[reactivate] l’ordre à exécuter de nouveau.
}
waits-aiming-again = Le joueur { $seat } exécute un ordre ({ the-agent }) et choisit l’Agent à échanger avec la carte { $place }.
waits-facing = Le joueur { $seat } ranime la carte { $place } avec { the-agent } et choisit vers quel joueur son ordre est tourné.
waits-questioning = Le joueur { $seat } exécute un ordre ({ the-agent }) et choisit qui doit montrer ses Agents.
waits-stealing = Le joueur { $seat } exécute un ordre ({ the-agent }), voit les Agents du joueur { $rival } et choisit celui qu’il vole.
waits-searching = Le joueur { $seat } exécute un ordre ({ the-agent }), fouille le paquet et choisit l’Agent à prendre.
waits-robbing = Le joueur { $seat } exécute un ordre ({ the-agent }) et choisit la Mission à voler.

## Ce qui s’est passé : ce qui a été choisi

began = Personne n’a l’air plus suspect que le joueur { $seat }, qui commence.
drew-agent = Vous piochez { the-agent }.
drew-agent-hidden = Le joueur { $seat } pioche un Agent.
drew-mission = Vous piochez la Mission { mission-name }.
drew-mission-hidden = Le joueur { $seat } pioche une Mission.
played = Le joueur { $seat } joue { the-agent }.
placed = Le joueur { $seat } le place comme carte { $place } de la Faction { $faction } : l’ordre est tourné vers le joueur { $rival }.
laid = Le joueur { $seat } le pose sur la table : l’ordre est tourné vers le joueur { $rival }, le marqueur vers le joueur { $other }.
reactivated = Le joueur { $seat } réactive la carte { $place }, { the-agent }.
chose = Le joueur { $seat } choisit la carte { $place }, { the-agent }.
bought-agent = Le joueur { $seat } achète un Agent du paquet pour 1 PR.
bought-old-agent = Pour 2 PR, le joueur { $seat } reprend dans la défausse { the-agent }.
bought-mission = Le joueur { $seat } achète une Mission du paquet pour 3 PR.
bought-old-mission = Le joueur { $seat } achète pour 4 PR la Mission défaussée { mission-name }.
drew = Le joueur { $seat } n’a ni Agents ni PR : il peut donc piocher.
replaced = Le joueur { $seat } défausse la Mission { mission-name } pour une autre.
assigned = Le joueur { $seat } affecte la Mission { mission-name } à la Faction { $faction }.
moved = Le joueur { $seat } déplace la Mission { mission-name } vers la Faction { $faction }.
took-back = Le joueur { $seat } reprend en main la Mission { mission-name } de la Faction { $faction }.
passed = Le joueur { $seat } ne peut rien faire et passe l’action.
fetched = Le joueur { $seat } prend dans le paquet { the-agent } ; le paquet est mélangé.
fetched-hidden = Le joueur { $seat } prend un Agent dans le paquet ; le paquet est mélangé.

## Ce qui s’est passé : ce qui en est résulté

performs = Le joueur { $seat } exécute un ordre : { the-agent }.
nothing-happens = L’ordre est tourné en vain vers le joueur { $seat } : rien à faire avec { the-agent }.
killed = Dans la Faction { $faction } meurt { the-agent }.
extracted = Le joueur { $seat } extrait de la Faction { $faction } { the-agent }.
turned = Dans la Faction { $faction } se retourne { the-agent } : l’ordre est maintenant tourné vers le joueur { $rival }.
swapped = Par échange passe en { $place } { the-agent }.
swapped-back = En retour passe en { $place } { the-agent }.
revived = Dans la Faction { $faction } revit { the-agent } : l’ordre est tourné vers le joueur { $rival }.
shown = Le joueur { $seat } montre ses Agents au joueur { $rival }.
stole = Le joueur { $seat } vole au joueur { $rival } { the-agent }.
stole-hidden = Le joueur { $seat } vole au joueur { $rival } un de ces Agents.
robbed = Le joueur { $seat } vole au joueur { $rival } la Mission { mission-name }.
robbed-hidden = Le joueur { $seat } vole au joueur { $rival } une Mission cachée.
searched = Le joueur { $seat } fouille le paquet des Agents.
renewed-agents = Le paquet des Agents est épuisé : sa défausse est mélangée et devient le nouveau.
renewed-missions = Le paquet des Missions est épuisé : sa défausse est mélangée et devient le nouveau.
gained = Le joueur { $seat } touche { $ip } PR que rapporte { the-agent }.
returned = La Faction { $faction } n’a plus d’Agents : la Mission { mission-name } revient dans la main du joueur { $seat }.
bonus = Le joueur { $seat } reçoit une action en prime.
scored-arrows = { $count ->
    [one] Flèche de la Faction { $faction } : { $arrows } PR pour le joueur { $seat }.
   *[other] Flèches de la Faction { $faction } : { $arrows } = { $ip } PR pour le joueur { $seat }.
}
scored-mission = Mission { mission-name } à la Faction { $faction } : { $ip } PR pour le joueur { $seat }.
scored = Le joueur { $seat } marque { $ip } PR et en a maintenant { $sum }.
turn = Manche { $round } : c’est le tour du joueur { $seat }.
ended-won = Le but de { $goal } PR est atteint : la partie est terminée.
ended-round-finished = La manche est finie et quelqu’un a eu { $goal } PR : la partie est terminée.
ended-stopped = { $round ->
    [one] Après { $round } manche
   *[other] Après { $round } manches
}, la partie s’arrête.
final = Joueur { $seat } : { $ip } PR.
over-won = Le joueur { $seat } gagne avec { $ip } PR.
over-shared = Les joueurs { $seats } partagent la victoire avec { $ip } PR chacun.

## Pourquoi un coup est refusé

refused-over = La partie est terminée.
refused-dealer-draws-first = On tire d’abord au sort qui commence.
refused-dealer-deals-agents = On distribue d’abord un Agent.
refused-dealer-deals-missions = On distribue d’abord une Mission.
refused-dealer-picks = On tire d’abord au sort laquelle des Missions cachées est volée.
refused-only-the-dealer = Seul le croupier fait cela, et pas maintenant.
refused-not-in-the-deck = Cette carte n’est pas dans le paquet.
refused-no-such-seat = Aucun joueur n’a ce numéro dans cette partie.
refused-not-that-slot = Ce joueur n’a pas de Mission cachée à cet emplacement.
refused-choose-an-action = Choisissez d’abord une action : jouer, réactiver, acheter ou remplacer.
refused-place-the-agent = Placez d’abord l’Agent que vous avez joué : choisissez une Faction, une place et un joueur (par exemple A1>0).
refused-lay-the-agent = Posez d’abord l’agent libre que vous avez joué : choisissez un joueur et une direction (par exemple >1 ou <1).
refused-choose-a-target = Choisissez d’abord l’Agent sur lequel l’ordre est utilisé (par exemple A1).
refused-choose-a-direction = Choisissez d’abord vers quel joueur l’Agent ranimé est tourné (par exemple face0).
refused-choose-a-player = Choisissez d’abord qui vous montre ses Agents (par exemple from1).
refused-choose-a-card-to-steal = Choisissez d’abord un des Agents qu’on vous montre.
refused-choose-a-card-to-fetch = Choisissez d’abord un Agent du paquet que vous fouillez.
refused-choose-a-mission-to-rob = Choisissez d’abord une Mission à voler, ou le joueur à qui en voler une cachée.
refused-no-actions-left = Il ne vous reste pas d’action ce tour-ci.
refused-not-in-your-hand = Vous n’avez pas cette carte en main.
refused-your-factions-are-full = Vos deux Factions sont pleines.
refused-command-impossible = L’ordre de cet agent libre ne peut pas être exécuté maintenant ; on ne peut donc pas le jouer ainsi.
refused-not-your-faction = Ce n’est pas une de vos Factions.
refused-faction-is-full = Cette Faction est pleine.
refused-only-at-the-ends = Les Agents s’ajoutent aux bouts de la rangée ; seul un Infiltré peut être inséré.
refused-no-such-place = La rangée n’est pas si longue.
refused-faces-one-of-the-two = Il doit être tourné vers l’un des deux joueurs de cette Faction.
refused-not-towards-yourself = Un agent libre est posé entre vous et un autre joueur : choisissez ce joueur.
refused-no-bonus-for-you = Aucune action ne vous est possible ; un Mercenaire ne peut donc pas être tourné vers vous.
refused-no-agent-there = Il n’y a pas d’Agent à cet endroit.
refused-agent-is-dead = Cet Agent est mort et n’a pas d’ordre.
refused-does-not-face-you = Cet ordre n’est pas tourné vers vous.
refused-nothing-to-reactivate = Cet ordre ne peut pas être exécuté maintenant.
refused-too-few-ip = Vous n’avez pas assez de PR.
refused-no-agents-to-draw = Il ne reste plus d’Agent à piocher.
refused-no-discarded-agent = Il n’y a pas d’Agent dans la défausse.
refused-no-missions-to-draw = Il ne reste plus de Mission à piocher.
refused-no-discarded-mission = Il n’y a pas de Mission dans la défausse.
refused-only-with-nothing = On ne peut piocher ainsi qu’à son tour, et sans Agents ni PR.
refused-not-your-mission = Cette Mission n’est pas à vous.
refused-not-in-your-turn = On ne déplace les Missions qu’à son propre tour.
refused-faction-has-no-agent = Il faut à une Mission une Faction avec au moins un Agent.
refused-two-missions-there = Vous y avez déjà deux Missions.
refused-same-mission-there = La même Mission s’y trouve déjà.
refused-lies-there-already = Cette Mission s’y trouve déjà.
refused-mission-was-moved = Vous avez déjà déplacé cette Mission ; elle pourra l’être de nouveau après la prochaine action.
refused-mission-not-assigned = Cette Mission est dans votre main, pas à une Faction.
refused-you-can-act = Vous pouvez faire quelque chose : vous ne pouvez donc pas passer.
refused-actions-left = Faites d’abord les actions qui vous restent.
refused-not-a-target = L’ordre ne peut pas être utilisé sur cette carte.
refused-not-that-player = Ce joueur n’a pas d’Agents à vous montrer.
refused-not-shown = On ne vous montre pas cette carte.
refused-mission-cannot-be-robbed = Il n’y a pas de telle Mission à voler.
refused-bonus-is-no-turn = C’est une action en prime : elle ne finit aucun tour.

## Ce dont on peut convenir

option-goal = PR qui font gagner
option-finish_round = La manche est finie, puis le plus de PR gagne
option-safe_houses = Chaque Faction commence par une Planque
option-staggered_deal = 2 Agents et 2 PR pour le premier joueur, 3 et 3 pour le deuxième, et ainsi de suite
option-most_rounds = Manches après lesquelles la partie s’arrête
option-unlimited_mission_moves = Les Missions se déplacent aussi souvent qu’on veut
option-memory_aid = Les Agents morts et les cartes que vous avez vues sont montrés
option-undercover_kills = L’Agent sous Couverture tue au lieu de retourner
option-honor_everywhere = Code d’Honneur compte vos deux Factions
option-strategist_pays_marker = Le Stratège paie le joueur vers qui le marqueur est tourné
option-copies = Exemplaires de chaque Agent et de chaque Mission
option-agents_dealt = Agents distribués à chaque joueur
option-missions_dealt = Missions distribuées à chaque joueur
option-ip_at_start = PR de chaque joueur au début
option-ip_of_gunman = PR du Flingueur
option-ip_of_recruiter = PR du Recruteur
option-ip_of_strategist = PR du Stratège
option-ip_of_mercenary = PR du Mercenaire
option-ip_of_tracker = PR du Traqueur
option-ip_of_undercover = PR de l’Agent sous Couverture
option-ip_of_interrogator = PR de l’Interrogateur

## Dans le terminal

draw-round = Manche { $round }
draw-goal = But : { $goal } PR
draw-last-round = la dernière manche
draw-deck-agents = Agents : { $left } dans le paquet, défausse : { $count }
draw-deck-missions = Missions : { $left } dans le paquet, défausse : { $count }
draw-deck-is = Dans le paquet :
draw-deck-may-be = Dans le paquet, certains de ceux-ci :
draw-faction = Faction { $faction }
draw-you = vous
draw-ip = { $ip } PR
draw-income = +{ $ip } à la fin de son tour
draw-agents = Agents :
draw-missions = Missions :
draw-safe-house = ABRI
draw-agent = { $agent ->
    [sniper] Tireur
    [handler] Officier
   *[other] { agent-name }
}
draw-pending = En attente, l’un après l’autre :
draw-legend = Nom : vers où l’ordre est tourné. b, w : moitiés noires et blanches du marqueur ; 1, 2 : une flèche. ✕ : mort. ?1 : le joueur 1 l’a vue.
pending-turn = Joueur { $seat } : le tour
pending-bonus = Joueur { $seat } : l’action en prime
pending-playing = Joueur { $seat } : joue { the-agent }
pending-on-table = Sur la table, { the-agent } : puis { $ip } PR pour le joueur { $seat }
pending-command = Joueur { $seat } : exécute un ordre, { the-agent }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}

## Les règles, clause par clause

section-TA-0 = Le jeu
clause-TA-0_1 = The Agents est un jeu de cartes de Saar Shai pour 2 à 5 joueurs, sous-titré « disarmed, dispersed, dismissed » (désarmés, dispersés, congédiés).
clause-TA-0_2 = L’agence a été dissoute. Ce qui en reste vit d’espionnage, de secrets, de subterfuges et de sabotage.
clause-TA-0_3 = Vous utilisez des Agents, formez des Factions, remplissez des Missions et réunissez ainsi des Points de Renseignement (PR).

section-TA-1 = Contenu de la boîte
clause-TA-1_1 = Des cartes Agent.
clause-TA-1_2 = Des cartes Mission.
clause-TA-1_3 = Des cartes PR de valeur 1, 2, 5 et 10.
clause-TA-1_4 = Il y a deux sortes d’Agents : les agents de faction et les agents libres.

section-TA-2 = Le but
clause-TA-2_1 = Le premier à avoir 40 PR gagne.

section-TA-3 = Les Factions
clause-TA-3_1 = De 3 à 5 joueurs, il y a une Faction entre deux voisins : vous en partagez une avec votre voisin de gauche et une avec votre voisin de droite.
clause-TA-3_2 = À 2 joueurs, il y a deux Factions, et les deux joueurs les partagent toutes les deux.
clause-TA-3_3 = Une Faction est une rangée de cartes Agent posées côte à côte.
clause-TA-3_4 = Les Agents s’ajoutent à l’une des deux extrémités de la rangée, sauf si leur carte dit autre chose.
clause-TA-3_5 = Vous pouvez ajouter n’importe quel agent de faction de votre main à l’une des extrémités de l’une de vos deux Factions.
clause-TA-3_6 = À 2 joueurs, une Faction peut avoir 7 Agents au plus.
clause-TA-3_7 = De 3 à 5 joueurs, une Faction peut avoir 5 Agents au plus.

section-TA-4 = Les agents de faction
clause-TA-4_1 = Chaque carte Agent a un ordre.
clause-TA-4_2 = Qui place un Agent décide vers lequel des deux joueurs de la Faction son ordre est tourné.
clause-TA-4_3 = Le joueur vers qui l’ordre est tourné doit l’exécuter. S’il ne peut pas l’être, rien ne se passe.
clause-TA-4_4 = Au bord opposé, la carte a un demi-Marqueur de Données de chaque côté, blanc ou noir.
clause-TA-4_5 = Deux moitiés qui se touchent sur des cartes voisines forment une flèche, qui rapporte des PR au joueur qu’elle désigne.
clause-TA-4_6 = Chaque carte a un côté pour chacun des deux : qui n’a pas l’ordre a le marqueur.
clause-TA-4_7 = Une flèche de deux moitiés de même couleur vaut 2 PR.
clause-TA-4_8 = Une flèche d’une moitié blanche et d’une noire vaut 1 PR.

section-TA-5 = Les agents libres
clause-TA-5_1 = Les agents libres ne s’ajoutent pas aux Factions.
clause-TA-5_2 = Un agent libre se pose entre celui qui le joue et n’importe quel autre joueur, qu’ils partagent ou non une Faction.
clause-TA-5_3 = Celui qui le joue choisit vers lequel des deux est tourné l’ordre, et vers lequel le marqueur.
clause-TA-5_4 = Le joueur vers qui le marqueur est tourné reçoit aussitôt autant de PR que l’indique la carte.
clause-TA-5_5 = Un agent libre ne peut être joué que si son ordre peut être exécuté.
clause-TA-5_6 = D’abord on exécute l’ordre, puis on touche les PR.
clause-TA-5_7 = Ensuite la carte va sur la défausse des Agents.

section-TA-6 = Exécuter les ordres
clause-TA-6_1 = L’ordre d’un agent de faction joué de la main doit être exécuté, s’il peut l’être.
clause-TA-6_2 = Un agent libre ne peut même pas être joué si son ordre ne peut pas être exécuté.
clause-TA-6_3 = À votre tour, vous pouvez réactiver un ordre : c’est une action.
clause-TA-6_4 = Retourner, échanger ou ranimer un Agent ne déclenche pas son ordre.

section-TA-7 = Les Missions
clause-TA-7_1 = Vous pouvez affecter des cartes Mission à vos Factions.
clause-TA-7_2 = Une Mission remplie rapporte des PR au joueur qui l’a affectée, sauf si la carte dit autre chose.
clause-TA-7_3 = Vous pouvez avoir jusqu’à 2 Missions à chacune de vos Factions.
clause-TA-7_4 = Une Mission ne peut être affectée qu’à une Faction qui a au moins une carte Agent.
clause-TA-7_5 = Si tous les Agents d’une Faction disparaissent, ses Missions retournent dans la main de leurs propriétaires.
clause-TA-7_6 = Vous ne pouvez pas avoir deux Missions identiques à la même Faction.
clause-TA-7_7 = Les Missions s’affectent à tout moment de son propre tour, sans dépenser d’action.
clause-TA-7_8 = Vous pouvez aussi reprendre des Missions ou les déplacer entre vos Factions, sans dépenser d’action.
clause-TA-7_9 = Une Mission remplie reste en place et paie de nouveau à chaque tour, jusqu’à ce qu’on la retire.

section-TA-8 = Gagner et dépenser des PR
clause-TA-8_1 = À la fin de votre tour, vous touchez les PR de toutes les flèches de vos deux Factions qui vous désignent.
clause-TA-8_2 = À la fin de votre tour, vous touchez aussi les PR de vos Missions affectées dont la condition est remplie.
clause-TA-8_3 = Les PR d’un agent libre vont aussitôt au joueur vers qui son marqueur est tourné, quel que soit le tour.
clause-TA-8_4 = Flèches et Missions paient de nouveau à la fin de chacun de vos tours, tant qu’elles sont là.
clause-TA-8_5 = Les PR se prennent en cartes PR de 1, 2, 5 et 10.
clause-TA-8_6 = Les PR sont aussi l’argent avec lequel on achète des cartes, et ceux que vous dépensez, vous ne les avez plus.

section-TA-9 = Mise en place
clause-TA-9_1 = Trois paquets sont sur la table : Agents, Missions et PR.
clause-TA-9_2 = Chaque joueur reçoit 3 cartes Agent face cachée. (On peut convenir de moins : option agents_dealt.)
clause-TA-9_3 = Chaque joueur reçoit 1 carte Mission face cachée. (Ou aucune : option missions_dealt.)
clause-TA-9_4 = Ces quatre cartes forment sa main.
clause-TA-9_5 = Chaque joueur reçoit 5 PR. (On peut convenir d’un autre nombre : option ip_at_start.)
clause-TA-9_6 = Le joueur à l’air le plus suspect commence.
clause-TA-9_7 = On joue dans le sens des aiguilles d’une montre.

section-TA-10 = Le tour
clause-TA-10_1 = À votre tour, vous faites 2 actions.
clause-TA-10_2 = Elles se combinent librement ; vous pouvez aussi faire deux fois la même.
clause-TA-10_3 = Jouer un Agent : un agent de faction dans une de vos Factions, ou un agent libre entre vous et un autre joueur. Son ordre est exécuté.
clause-TA-10_4 = Réactiver : exécuter l’ordre d’un Agent qui est déjà dans une Faction et tourné vers vous.
clause-TA-10_5 = Acheter la première carte du paquet des Agents pour 1 PR.
clause-TA-10_6 = Acheter la première carte de la défausse des Agents pour 2 PR.
clause-TA-10_7 = Acheter la première carte du paquet des Missions pour 3 PR.
clause-TA-10_8 = Acheter la première carte de la défausse des Missions pour 4 PR.
clause-TA-10_9 = Remplacer une Mission : en défausser une à vous, de la main ou d’une Faction, et piocher la première carte du paquet des Missions.
clause-TA-10_10 = La première action et tout ce qui en découle (les ordres, puis les PR d’agents libres) s’achève avant que la seconde commence.
clause-TA-10_11 = Après les deux actions, vous marquez (TA-8.1, TA-8.2).
clause-TA-10_12 = Quand le paquet des Agents est épuisé, sa défausse est mélangée et devient le nouveau paquet.
clause-TA-10_13 = Quand le paquet des Missions est épuisé, sa défausse est mélangée et devient le nouveau paquet.

section-TA-11 = Les mots des cartes
clause-TA-11_1 = Tuer : mettre une autre carte Agent face cachée, sans la déplacer.
clause-TA-11_2 = Extraire : prendre en main une autre carte Agent d’une Faction.
clause-TA-11_3 = Après une extraction, les autres cartes de la rangée se resserrent.
clause-TA-11_4 = Retourner : faire faire demi-tour à un autre Agent, sans le déplacer.
clause-TA-11_5 = Échanger : faire changer de place deux Agents, entre les deux Factions.
clause-TA-11_6 = Les Agents forment des groupes selon ce qu’ils font ; certains ne sont du groupe de personne (les « durs à cuire »).

section-TA-12 = Les 11 agents de faction
clause-TA-12_1 = Tireur d’Élite (tuer) : tuez n’importe quel Agent de votre autre Faction.
clause-TA-12_2 = Tueur (tuer) : tuez n’importe quel Agent non adjacent de cette Faction.
clause-TA-12_3 = Ravisseur (extraire) : extrayez n’importe quel Agent de votre autre Faction.
clause-TA-12_4 = Extracteur (extraire) : extrayez n’importe quel Agent non adjacent de cette Faction.
clause-TA-12_5 = Hacker (retourner) : retournez n’importe quel Agent de votre autre Faction.
clause-TA-12_6 = Tentatrice (retourner) : retournez n’importe quel Agent non adjacent de cette Faction.
clause-TA-12_7 = Leurre (échanger) : échangez n’importe quel Agent non adjacent de cette Faction avec n’importe quel Agent de votre autre Faction.
clause-TA-12_8 = Activiste (échanger) : échangez deux Agents quelconques de votre autre Faction.
clause-TA-12_9 = Médecin (dur à cuire) : ranimez n’importe quel Agent mort de l’une de vos Factions, tourné d’un côté ou de l’autre.
clause-TA-12_10 = C’est toujours celui qui exécute le Médecin qui choisit la direction de l’Agent ranimé.
clause-TA-12_11 = Personne ne peut regarder une carte morte pour se rappeler quel Agent c’est.
clause-TA-12_12 = Infiltré (dur à cuire) : réactivez un ordre adjacent, qu’il soit tourné vers vous ou non.
clause-TA-12_13 = L’Infiltré peut aussi être inséré entre deux cartes d’une Faction, tourné d’un côté ou de l’autre.
clause-TA-12_14 = Officier Traitant (dur à cuire) : réactivez un ordre de cette Faction qui n’est pas tourné vers vous.
clause-TA-12_15 = Sinon, on ne peut réactiver que les ordres tournés vers soi : l’Officier Traitant est l’exception.
clause-TA-12_16 = Presque tous les Agents portent une citation en italique (pas l’Officier Traitant). Elle est là pour l’ambiance et n’a pas d’effet.

section-TA-13 = Les 7 agents libres
clause-TA-13_1 = Flingueur : tuez n’importe quel Agent de n’importe quelle Faction.
clause-TA-13_2 = Recruteur : piochez deux Agents du paquet.
clause-TA-13_3 = Stratège : volez une Mission, affectée ou non, à n’importe quel joueur.
clause-TA-13_4 = Avec le Stratège, c’est le joueur volé qui touche les PR de la carte.
clause-TA-13_5 = Mercenaire : faites une action en prime ; à votre tour si l’ordre est tourné vers vous, hors de votre tour s’il est tourné vers un autre joueur.
clause-TA-13_6 = Jouer le Mercenaire ne compte pas comme une action.
clause-TA-13_7 = Traqueur : fouillez le paquet des Agents, prenez en main une carte de votre choix et mélangez le paquet.
clause-TA-13_8 = Agent sous Couverture : retournez n’importe quel Agent de n’importe quelle Faction (TA-H9).
clause-TA-13_9 = Interrogateur : un autre joueur vous montre ses cartes Agent, et vous lui en volez une.
clause-TA-13_10 = On ne montre à l’Interrogateur que des cartes Agent, pas de Missions.

section-TA-14 = Les 10 Missions
clause-TA-14_1 = Bain de Sang : 3 PR tant que deux Agents morts sont adjacents dans cette Faction.
clause-TA-14_2 = Rares Élus : 1 PR tant que cette Faction est la plus courte de vos deux.
clause-TA-14_3 = Décryptage : 1 PR pour chaque flèche complète mais dépareillée qui vous désigne, dans vos deux Factions.
clause-TA-14_4 = Code d’Honneur : 1 PR pour chaque Agent dont l’ordre est tourné vers vous (TA-H15).
clause-TA-14_5 = Homme à Terre : 1 PR pour chaque Agent mort de cette Faction.
clause-TA-14_6 = Chaussure à votre Pied : 2 PR tant que les deux joueurs de cette Faction en tirent le même nombre de PR, fût-ce aucun ; les Missions ne comptent pas.
clause-TA-14_7 = Jeu de Pauvres : 3 PR tant que vous ne tirez de PR d’aucune de vos Factions ; les PR d’autres Missions ne gênent pas.
clause-TA-14_8 = Renforts : 4 PR tant que deux Agents de cette Faction tournés vers vous ont la même aptitude, que les cartes indiquent par leur couleur de fond.
clause-TA-14_9 = Unis Nous Vaincrons : 4 PR tant que deux Agents identiques sont adjacents dans cette Faction.
clause-TA-14_10 = L’Union Fait la Force : 1 PR tant que cette Faction est la plus longue de vos deux.

section-TA-15 = Questions auxquelles le livret répond
clause-TA-15_1 = Les Agents morts ne peuvent pas être tués de nouveau.
clause-TA-15_2 = Les Agents morts ne peuvent pas être retournés.
clause-TA-15_3 = Les Agents morts peuvent être extraits.
clause-TA-15_4 = Les Agents morts peuvent être échangés.
clause-TA-15_5 = Les Agents morts comptent comme des Agents adjacents.
clause-TA-15_6 = Les Agents morts comptent dans le nombre d’Agents d’une Faction.
clause-TA-15_7 = Les Agents échangés gardent leur direction : un ordre qui était tourné vers vous l’est encore ensuite, et un qui ne l’était pas ne l’est pas davantage.
clause-TA-15_8 = Après une extraction, la rangée se resserre.
clause-TA-15_9 = Un ordre ne peut pas agir sur sa propre carte, sauf si la carte dit autre chose.
clause-TA-15_10 = Si vous n’avez ni carte Agent ni PR, vous pouvez piocher 1 Agent du paquet ; c’est une action.
clause-TA-15_11 = Un paquet de Missions épuisé est mélangé à nouveau, et un paquet d’Agents aussi.
clause-TA-15_12 = Si l’on se dispute pour savoir qui a gagné, c’est le joueur dont le visage s’oublie le plus vite. (C’est une plaisanterie : voir TA-G36.)

section-TA-16 = Exemples
clause-TA-16_1 = Quatre joueurs : le joueur 1 partage la Faction A avec le joueur 2 et la Faction B avec le joueur 4, et peut ajouter n’importe quel agent de faction de sa main à n’importe laquelle de ces quatre extrémités.
clause-TA-16_2 = Le joueur 1 a les Missions 1 et 2 à la Faction A, où le joueur 2 a la Mission 5 ; le joueur 1 a aussi la Mission 3 à son autre Faction, et tient en main la Mission 4. Tout cela est permis.
clause-TA-16_3 = Deux moitiés d’une même couleur côte à côte, noire et noire ou blanche et blanche : 2 PR pour le joueur qu’elles désignent.
clause-TA-16_4 = Deux moitiés différentes côte à côte : 1 PR.
clause-TA-16_5 = Un Agent tourné vers vous avant un échange l’est encore après.
clause-TA-16_6 = Il s’ensuit : trois Agents de suite qui désignent un même joueur, noir, noir et blanc, lui rapportent 2 + 1 = 3 PR par tour.
clause-TA-16_7 = Si celui du milieu est tué, ils ne rapportent rien.
clause-TA-16_8 = Si celui du milieu est extrait, les deux autres se rejoignent, et noir et blanc font 1 PR.

section-TA-H = Ce que le livret laisse ouvert, et les règles de la maison
clause-TA-H1 = Le livret ne dit pas combien il y a d’exemplaires de chaque Agent ; une critique compte 36 cartes Agent, et il y a 18 sortes. Ici, il y en a 2 de chaque : 22 agents de faction et 14 agents libres. Avec l’autre réglage, il y en a 1 de chaque, et de chaque Mission aussi : une petite partie, pour l’étude (option copies).
clause-TA-H2 = Il ne dit pas combien il y a d’exemplaires de chaque Mission ; une critique compte 20 cartes, et il y a 10 sortes. Ici, il y en a 2 de chaque. Il n’y a pas d’autre réglage.
clause-TA-H3 = Il ne dit pas combien il y a de cartes PR de chaque valeur. Ici, les PR sont un nombre et ne s’épuisent jamais. Il n’y a pas d’autre réglage.
clause-TA-H4 = Il ne dit pas quelles moitiés sont noires et lesquelles blanches. Ici, les deux moitiés d’une carte ont la même couleur, et de chaque agent de faction un exemplaire est noir et l’autre blanc. Les groupes sont : Tireur d’Élite et Tueur tuent ; Ravisseur et Extracteur extraient ; Hacker et Tentatrice retournent ; Leurre et Activiste échangent ; Médecin ranime ; Infiltré et Officier Traitant réactivent. Il n’y a pas d’autre réglage.
clause-TA-H5 = Les chiffres des agents libres sont introuvables. Ici, ce sont : Flingueur 4, Stratège 4, Recruteur 3, Traqueur 3, Agent sous Couverture 3, Interrogateur 3, Mercenaire 2. Meilleur est l’ordre, plus l’autre joueur reçoit. On peut convenir de chacun, de 0 à 9 (options ip_of_gunman, ip_of_strategist, ip_of_recruiter, ip_of_tracker, ip_of_undercover, ip_of_interrogator, ip_of_mercenary).
clause-TA-G6 = Quand y a-t-il une flèche ? Là où deux cartes voisines sont face visible et tournées du même côté : la flèche désigne le joueur vers qui leurs marqueurs sont tournés. Une carte morte n’en forme pas, ni deux cartes tournées de côtés opposés. Une rangée de cartes toutes tournées du même côté a donc une flèche de moins que de cartes.
clause-TA-H7 = Quelle est « votre autre Faction » ? Celle de qui exécute l’ordre ; à 2 joueurs, simplement l’autre. Ici, cela vaut aussi pour l’ordre d’autrui que l’on réactive : « cette Faction » est celle où se trouve la carte, « votre autre Faction » est l’autre de qui exécute. Il n’y a pas d’autre réglage.
clause-TA-H8 = Les éditions divergent : la partie finit-elle aussitôt ? Ici, oui : on le vérifie après chaque gain, au tour de n’importe qui, et ce sont les PR possédés qui comptent, pas ceux dépensés. On peut convenir d’un autre seuil que 40 (option goal). Avec l’autre réglage, on finit d’abord la manche, puis c’est qui a le plus de PR qui gagne (option finish_round, TA-H47).
clause-TA-H9 = Pour ce que fait l’Agent sous Couverture, le livret emploie le mot par lequel il dit aussi de mettre une carte face cachée, ce qui en ferait un second Flingueur. Ici, l’Agent fait demi-tour. Avec l’autre réglage, il est tué (option undercover_kills).
clause-TA-H10 = Un échange, est-il dit, se fait entre deux Factions, alors que l’Activiste échange deux Agents d’une seule. Ici, la carte a raison : les deux restent dans cette Faction et gardent leur direction. Il n’y a pas d’autre réglage.
clause-TA-G11 = Le livret donne deux noms au Leurre. C’est la même carte.
clause-TA-G12 = L’exemple TA-16.2 parle d’une Faction C, bien que le joueur 1 ait les Factions A et B. Il s’agit de l’autre Faction du joueur 1.
clause-TA-G13 = L’introduction dit qu’il s’agit de réunir le plus de PR, le but parle des 40 premiers. C’est le but qui vaut (TA-2.1).
clause-TA-H14 = À qui vont les PR du Stratège, et quelle Mission est volée ? Ici, les PR vont au seul joueur volé. Le voleur choisit une Mission affectée, qui est visible, ou en prend une au hasard dans la main d’un joueur ; elle va dans sa main, et nul ne peut se voler soi-même. Avec l’autre réglage, les PR vont au joueur vers qui le marqueur est tourné, comme pour les autres agents libres (option strategist_pays_marker).
clause-TA-H15 = Il manque à la carte Code d’Honneur « dans cette Faction ». Ici, elle ne compte que les Agents de la Faction à laquelle elle est affectée, comme les autres. Les Agents morts n’ont pas d’ordre et ne comptent pas. Avec l’autre réglage, elle compte vos deux Factions (option honor_everywhere).
clause-TA-H16 = Plus courte et plus longue ne sont pas expliqués. Ici, ils s’entendent strictement : des Factions égales ne paient rien. Les Agents morts comptent. Il n’y a pas d’autre réglage.
clause-TA-H17 = Les couleurs pour Renforts sont introuvables. Ici, les aptitudes sont les groupes de TA-H4, et les agents libres ne comptent jamais. Un Agent est tourné vers vous si son ordre l’est. Il n’y a pas d’autre réglage.
clause-TA-H18 = Il n’est pas dit ce qui compte pour Unis Nous Vaincrons. Ici, les deux Agents doivent être face visible ; direction et couleur n’importent pas. Bain de Sang, Renforts et Unis Nous Vaincrons ne paient qu’une fois, quel que soit le nombre de paires. Il n’y a pas d’autre réglage.
clause-TA-H19 = Que sont les PR « d’une Faction » ? Ici, Jeu de Pauvres et Chaussure à votre Pied ne regardent que les flèches, telles qu’elles sont quand le propriétaire de la Mission marque ; pour Chaussure à votre Pied, on compare alors les flèches des deux joueurs. Il n’y a pas d’autre réglage.
clause-TA-H20 = Infiltrés et Officiers Traitants pourraient se déclencher l’un l’autre sans fin. Ici, dans une action, chaque carte sert une fois au plus, et celle qui a commencé a déjà servi. Il n’y a pas d’autre réglage.
clause-TA-H21 = Qui exécute un ordre réactivé ? Ici, le joueur qui exécute l’Infiltré ou l’Officier Traitant, même si l’ordre est tourné vers l’autre. Il n’y a pas d’autre réglage.
clause-TA-H22 = Et les cartes mortes ? Ici, elles n’ont ni ordre ni marqueur et ne peuvent pas être réactivées. Une carte morte que l’on extrait devient une carte ordinaire de la main. Il n’y a pas d’autre réglage.
clause-TA-H23 = Il n’est pas dit si un ordre peut être réactivé en vain. Ici, un ordre qui ne peut pas être exécuté ne peut pas être réactivé. La même carte peut être réactivée deux fois dans un tour, même si elle vient d’être jouée. Il n’y a pas d’autre réglage.
clause-TA-H24 = Qui choisit, et peut-on refuser ? Ici, celui qui exécute choisit les cibles et ne peut pas refuser ; s’il n’y en a qu’une, c’est elle. L’Activiste a besoin de deux Agents dans l’autre Faction, le Leurre d’une cible dans chacune. Il n’y a pas d’autre réglage.
clause-TA-H25 = Un Infiltré peut-il se glisser dans une Faction pleine ? Ici, on ne peut ajouter aucun Agent à une Faction pleine. Là où une carte a été extraite, il y a de nouveau une place. Il n’y a pas d’autre réglage.
clause-TA-H26 = Et si un joueur ne peut rien faire ? Ici, on ne passe une action que si aucune n’est permise, et la pioche de TA-15.10 est impossible s’il n’y a pas de carte à piocher. Il n’y a pas d’autre réglage.
clause-TA-H27 = Et si un paquet et sa défausse sont vides tous les deux ? Ici, on ne peut alors rien acheter ni piocher. Le Recruteur pioche ce qu’il y a, et peut être joué s’il y a au moins une carte. Le Traqueur renouvelle d’abord un paquet vide, et il lui faut au moins une carte. Il n’y a pas d’autre réglage.
clause-TA-G28 = Qu’y a-t-il dans la défausse des Agents ? Seulement des agents libres, car rien d’autre n’est jamais défaussé ; un paquet renouvelé n’a donc que des agents libres.
clause-TA-H29 = Qu’est-ce qu’une action en prime ? Ici, c’est une action entière de n’importe quelle sorte (TA-10.3 à TA-10.9), faite aussitôt ; les PR du Mercenaire viennent après. Le Mercenaire peut être joué à tout moment de son propre tour avant de marquer, même sans action restante. Pendant une action en prime hors de son tour, on ne déplace pas de Missions. On peut jouer un autre Mercenaire pendant une action en prime. On ne peut le tourner vers soi que si l’on a une action permise. Il n’y a pas d’autre réglage.
clause-TA-H30 = Qui est interrogé ? Ici, n’importe quel autre joueur qui a au moins un Agent en main, pas seulement celui vers qui la carte a été posée, et donc peut-être le joueur dont c’est le tour. Seul celui qui exécute voit cette main, et il en choisit un Agent. Il n’y a pas d’autre réglage.
clause-TA-H31 = Qu’est-ce qui est visible ? Ici, les Agents et les Missions des mains sont cachés ; les Missions affectées, les PR, le dessus des défausses et les Factions sont visibles. Quel Agent est une carte morte n’est pas montré, bien qu’elle ait été visible. Avec l’autre réglage, le logiciel se souvient pour vous : il montre quels Agents sont morts et quelles cartes vous avez vues dans d’autres mains (option memory_aid).
clause-TA-H32 = Quand les Missions comptent-elles ? Ici, on peut les déplacer jusqu’au moment de marquer, y compris entre les deux actions, et l’on marque selon l’endroit où elles sont alors. Plusieurs Missions peuvent profiter des mêmes cartes. Si une Faction perd son dernier Agent au tour d’un autre joueur, ses Missions retournent aussitôt en main. Il n’y a pas d’autre réglage.
clause-TA-H33 = Qui a l’air le plus suspect ? Ici, c’est le hasard qui décide. Il n’y a pas d’autre réglage.
clause-TA-G34 = Les Factions paient-elles « à chaque tour » ? Seulement à la fin de ses propres tours (TA-8.1, TA-8.2).
clause-TA-H35 = Peut-on changer une main de départ inutile ? Ici, non : 5 PR achètent des cartes, et une main d’agents libres injouables est valable. Il n’y a pas d’autre réglage.
clause-TA-G36 = Deux joueurs peuvent-ils être premiers ensemble ? Non : les gains viennent l’un après l’autre, et un seul joueur peut donc être le premier à 40. TA-15.12 est une plaisanterie.
clause-TA-H37 = Peut-on ajouter des Agents à une Faction de deux autres joueurs ? Ici, non, comme le disent aussi d’autres règles du jeu. Il n’y a pas d’autre réglage.
clause-TA-H38 = Y a-t-il quelque chose de particulier à trois ? Ici, rien : deux joueurs quelconques partagent une Faction, et vos voisins sont voisins entre eux. Il n’y a pas d’autre réglage.
clause-TA-H39 = Quelle est la direction d’un Agent échangé vers une Faction qui a un autre partenaire ? Ici, il la garde telle que la voit celui qui exécute : un Agent tourné vers lui l’est encore là-bas, et un Agent tourné vers le partenaire l’est vers l’autre partenaire. Il n’y a pas d’autre réglage.
clause-TA-H40 = Peut-on déplacer des Missions au tour d’un autre joueur ? Ici, non (TA-7.7, TA-7.8). Il n’y a pas d’autre réglage.
clause-TA-H41 = Quand un paquet est-il renouvelé ? Ici, seulement quand il en faut une carte, à piocher ou à chercher, et qu’il n’y en a pas ; jusque-là, la défausse reste, et l’on peut en acheter le dessus. Pour remplacer une Mission, on défausse d’abord la sienne, qui peut donc revenir. Il n’y a pas d’autre réglage.
clause-TA-H42 = Qu’est-ce qu’un gain ? Ici, toutes les flèches et les Missions marquées à la fin d’un tour s’additionnent et font un seul gain ; chaque agent libre est un gain à part. Il n’y a pas d’autre réglage.
clause-TA-H43 = Quand peut-on déplacer les Missions ? Ici, chaque fois qu’une action est demandée au joueur dont c’est le tour, y compris une action en prime, et avant de marquer ; pas au milieu d’un ordre ni de l’action d’un autre joueur. Il n’y a pas d’autre réglage.
clause-TA-H44 = Que veut dire que le Mercenaire n’est pas une action ? Ici, le jouer ne consomme ni l’action ni l’action en prime où cela se passe, et pouvoir le jouer n’est pas une action permise (TA-H26, TA-H29). La pioche de TA-15.10 est pour son propre tour. Qui ne peut plus faire son action en prime la passe. Il n’y a pas d’autre réglage.
clause-TA-H45 = Que peuvent choisir un Infiltré ou un Officier Traitant ? Ici, seulement un ordre qui peut être exécuté ; s’il n’y en a pas, le leur ne peut pas l’être non plus. Il n’y a pas d’autre réglage.
clause-TA-H46 = Où est un agent libre pendant qu’on exécute son ordre ? Ici, il est sur la table : plus dans la main, et pas encore dans la défausse. Il n’y a pas d’autre réglage.
clause-TA-H47 = Si l’on finit la manche (option finish_round), elle s’achève après le tour du joueur qui précède le premier. La partie est finie dès que s’achève une manche avant la fin de laquelle quelqu’un a eu 40 PR, même s’il les a dépensés. Qui possède le plus de PR gagne, et les ex æquo partagent la victoire.
clause-TA-H48 = Une autre édition, Mark II, diffère en trois points, dont on peut convenir séparément. On joue jusqu’à 50 PR (option goal). Le premier joueur reçoit 2 Agents et 2 PR, le deuxième 3 et 3, et ainsi de suite, chacun avec une Mission (option staggered_deal). Chaque Faction commence par une Planque, la première carte de sa rangée, de part et d’autre de laquelle s’ajoutent les Agents (option safe_houses) : celle à votre gauche est noire pour vous, celle à votre droite blanche, et à 2 joueurs il y en a une de chaque couleur pour les deux. Une Planque n’est pas un Agent : elle n’est pas comptée, n’est jamais une cible et n’a pas d’ordre. Elle forme des flèches avec ses voisines, et fait que celles-ci ne sont pas adjacentes entre elles.
clause-TA-H49 = Le livret ne prévoit pas de fin pour une partie qui ne mène à rien. Ici, la partie s’arrête après 100 manches : qui possède le plus de PR gagne, et les ex æquo partagent la victoire. On peut convenir d’un autre nombre de manches (option most_rounds).
clause-TA-H50 = Une carte morte a-t-elle une direction ? Ici, elle n’en a pas, et un échange ne lui en donne pas ; c’est celui qui la ranime qui la choisit. Il n’y a pas d’autre réglage.
clause-TA-H51 = Qu’un Mercenaire puisse ou non être posé pourrait trahir une main cachée : celle du joueur vers qui il est tourné. Ici, on peut toujours le poser tourné vers un autre joueur. Si ce joueur n’a aucune action permise, il passe l’action en prime, et l’on ne montre à personne pourquoi. Il n’y a pas d’autre réglage.
clause-TA-H52 = Déplacer des Missions de-ci de-là pourrait ne jamais finir. Ici, chacune de vos Missions peut être déplacée une fois entre deux actions, et une fois avant de marquer ; on atteint ainsi n’importe quelle disposition. Avec l’autre réglage, on les déplace autant de fois que l’on veut (option unlimited_mission_moves). TA-H54 le dit exactement.
clause-TA-H53 = Les autres voient-ils laquelle de vos cartes cachées vous jouez ? Ici, les cartes cachées gardent leur place dans la main, et tout le monde voit quelle carte face cachée est jouée, volée ou prise, sinon ce qu’elle est. Qui a vu une carte sait donc où elle est, jusqu’à ce qu’elle soit mélangée dans un paquet. Il n’y a pas d’autre réglage.
clause-TA-H54 = Qu’est-ce que déplacer une Mission une fois ? Ici, une Mission que vous posez à une Faction, de votre main ou de votre autre Faction, y reste jusqu’à la fin de l’action suivante. Une Mission que vous reprenez peut encore être posée une fois. On recommence quand s’achève une action de n’importe qui, même en prime ou passée, et au début d’un tour. Avec les déplacements illimités, il y en a 99 de suite au plus, pour que toute partie finisse (option unlimited_mission_moves).
clause-TA-H55 = Joue-t-on une carte avant de savoir où elle va ? Ici, vous montrez d’abord quelle carte vous jouez, puis vous dites où elle est posée et de quel côté elle est tournée. La carte montrée ne peut plus être reprise. Il n’y a pas d’autre réglage.

## La leçon : les exemples du livret, pas à pas

lesson-1 = Deux joueurs sont à table, le joueur 0 et le joueur 1. Chacun a en main trois Agents et une Mission, et 5 PR ; le premier à en avoir 40 gagne. Deux Factions se trouvent entre eux, A et B ; à deux joueurs, l’une et l’autre appartiennent aux deux.
lesson-2 = Un tour, ce sont deux actions : jouer, réactiver, acheter ou remplacer une Mission, combinées librement. Le joueur 0 pourrait ajouter un Agent à n’importe quel bout de n’importe laquelle des deux Factions. À trois joueurs ou plus aussi, chacun a le choix entre quatre bouts : deux d’une Faction à sa gauche, deux d’une autre à sa droite.
lesson-3 = Le joueur 0 place le Médecin noir dans la Faction A, l’ordre tourné vers le joueur 1. Celui vers qui l’ordre est tourné doit l’exécuter ; mais personne n’est mort, et rien ne se passe. L’autre côté de la carte, le marqueur, désigne le joueur 0.
lesson-4 = L’Officier Traitant noir vient à côté, tourné du même côté. Son ordre ne trouve rien à réactiver. Mais deux moitiés noires se touchent : c’est une flèche pour le joueur 0, qui vaut 2 PR à la fin de chacun de ses tours tant qu’elle dure. Deux moitiés blanches vaudraient autant.
lesson-5 = Le joueur 0 a utilisé ses deux actions et marque la flèche : 5 + 2 = 7 PR.
lesson-6 = Le joueur 1 a acheté deux Agents du paquet pour 1 PR chacun. Les PR sont à la fois des points et de l’argent : il en reste 3.
lesson-7 = Le Leurre blanc est le troisième Agent. Il devrait échanger un Agent non adjacent avec un Agent de la Faction B, mais il n’y a personne. Le noir touche le blanc : cette flèche vaut 1 PR. La rangée noir, noir, blanc rapporte maintenant 2 + 1.
lesson-8 = Affecter une Mission n’est pas une action : Homme à Terre est à la Faction A et paiera pour chaque Agent mort qui s’y trouve. Chaque joueur peut avoir deux Missions à chacune de ses Factions, mais pas deux du même nom ; les autres restent en main.
lesson-9 = Le joueur 0 a acheté un autre Agent et marque 2 + 1 = 3 PR ; personne n’est mort, Homme à Terre ne paie donc rien encore. Cela fait 9.
lesson-10 = Le joueur 1 joue un agent libre : le Flingueur est posé entre les deux, l’ordre vers le joueur 1 et le marqueur vers le joueur 0. D’abord l’ordre : l’Officier Traitant du milieu est tué et mis face cachée à sa place. Ensuite le joueur 0 touche les 4 PR de la carte. Des flèches, il ne reste rien.
lesson-11 = Un Agent mort n’a ni ordre ni marqueur. On ne peut ni le tuer de nouveau ni le retourner, mais on peut l’extraire et l’échanger ; il compte comme adjacent, et pour la longueur de sa Faction. Personne ne peut regarder de nouveau lequel c’est. Homme à Terre paierait 1 PR pour lui.
lesson-12 = Le Ravisseur blanc va dans la Faction B et extrait de A l’Officier Traitant mort : c’est maintenant une carte ordinaire dans la main du joueur 1. La rangée se resserre, le noir touche le blanc, et c’est une flèche de 1 PR pour le joueur 0.
lesson-13 = L’Activiste noir du joueur 0 échange les deux Agents de l’autre Faction. Les deux gardent leur direction : un ordre tourné vers vous avant un échange l’est encore après. La flèche est la même, vue de l’autre côté.
lesson-14 = Comme seconde action, le joueur 0 réactive l’Activiste, dont l’ordre est tourné vers lui : les deux reprennent leur place. Un ordre peut être exécuté de nouveau à chacun de vos tours, s’il est tourné vers vous et peut faire quelque chose.
lesson-15 = Le joueur 0 marque 1 PR pour la flèche et en a 14. On continue ainsi jusqu’à ce que quelqu’un en ait 40. Si un paquet est épuisé, sa défausse est mélangée ; et qui n’a ni Agents ni PR peut piocher un Agent : c’est une action.

## Le plateau simple

view-most-rounds = manches au plus
view-goal = points pour gagner
view-actions = actions restantes
view-pending = décisions en attente
view-what = ce qui est décidé
view-deed = ce que fait l’ordre
view-place = place
view-chosen = place choisie
view-other = autre joueur
view-left = gauche
view-deck-left = Agents restants
view-mission-deck-left = Missions restantes
view-right = droite
view-layer = posée par le joueur
view-paid = points payés au joueur
view-ip = Points de renseignement
view-factions = Factions
view-faction = Faction
view-seats = joueurs
view-agents = Agents
view-room = places
view-arrows = flèches complètes
view-missions = Missions
view-clause = clause
view-income = points sur la table
view-sure = connue avec certitude
view-count = cartes
view-top = au-dessus
view-mission-deck = paquet des Missions
view-mission-discards = Missions défaussées
view-slot = place parmi les cartes cachées
view-agent = Agent
view-group = type d’ordre
view-command = l’ordre est tourné vers le joueur
view-halves = demi-marqueurs vers chaque joueur
view-mission = Mission
view-after = après
panel-holds = agents missions
panel-score = ip
says-agent = agent-name agent
says-mission = mission-name mission
value-deed = { $value ->
    [turn] retourner un Agent
    [swap] échanger des Agents
    [kill] tuer un Agent
    [revive] ranimer un Agent
    [extract] extraire un Agent
    [reactivate] réactiver un Agent
   *[other] { $value }
}
value-group = { $value ->
    [turn] retourner un Agent
    [swap] échanger des Agents
    [kill] tuer un Agent
    [revive] ranimer un Agent
    [extract] extraire un Agent
    [reactivate] réactiver un Agent
   *[other] { $value }
}
value-colour = { $value ->
    [black] noir
    [white] blanc
    [none] aucune
   *[other] { $value }
}
value-0 = { value-colour }
value-1 = { value-colour }
value-2 = { value-colour }
value-3 = { value-colour }
value-4 = { value-colour }
value-kind = { $value ->
    [agent] Agent
    [dead] Agent mort
    [safe-house] Planque
   *[other] { $value }
}
value-ending = { $value ->
    [won] points atteints
    [round-finished] points atteints et manche finie
    [stopped] manches épuisées
   *[other] { $value }
}
value-what = { $value ->
    [acting] une action
    [aiming] une cible
    [aiming-again] une deuxième cible
    [appointing] un joueur
    [chained] l’ordre suivant
    [drawing] une carte est piochée
    [drawing-missions] des Missions sont piochées
    [facing] vers qui elle est tournée
    [laying] où elle est posée
    [on-table] une carte sur la table
    [placing] une place
    [picking] une Mission cachée, au hasard
    [questioning] qui montre sa main
    [robbing] une Mission à voler
    [searching] une carte du paquet
    [setting-up] la mise en place
    [stealing] une carte à voler
   *[other] { $value }
}
