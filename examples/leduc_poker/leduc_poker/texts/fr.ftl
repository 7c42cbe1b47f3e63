# Poker Leduc, en français. Un fichier par langue, avec les mêmes clés et les mêmes données.

name = Poker Leduc
summary = Le plus petit poker qui soit encore du poker : six cartes, une carte privée par joueur, une carte commune et deux tours d’enchères.
credits = Conçu pour la recherche à l’université de l’Alberta (Southey et autres, « Bayes’ Bluff », 2005). Les règles sont celles du leduc_poker d’OpenSpiel.
minutes = 1–2

## Qui et quoi

player = { $seat ->
    [0] le premier joueur
   *[1] le second joueur
}
card = { $card ->
    [0] le valet de pique
    [1] le valet de cœur
    [2] la dame de pique
    [3] la dame de cœur
    [4] le roi de pique
   *[5] le roi de cœur
}

## Ce que l’on peut jouer

move-fold = Se coucher : renoncer au pot
move-call = Suivre : payer autant que l’autre (s’il n’y a rien à payer, c’est une parole)
move-raise = Relancer : payer autant que l’autre, et un cran de plus
move-deal = Distribuer { card }
move-hidden = Distribuer une carte face cachée

## Ce que l’on vous demande

asked-open = À vous de jouer : dites parole (c’est-à-dire suivez) ou relancez.
asked-answer = À vous de jouer : couchez-vous, suivez pour { $chips } ou relancez.
asked-last = À vous de jouer : couchez-vous ou suivez pour { $chips }.

## Ce que les autres attendent

waits-deal = On distribue les cartes privées.
waits-public = On distribue la carte commune.
waits-word = { $seat ->
    [0] C’est au premier joueur de jouer.
   *[1] C’est au second joueur de jouer.
}

## Ce qui s’est passé

dealt-hidden = { $seat ->
    [0] Le premier joueur reçoit une carte face cachée.
   *[1] Le second joueur reçoit une carte face cachée.
}
dealt-to-you = Vous recevez { card }.
turned-up = La carte commune est { card }.
folded = { $seat ->
    [0] Le premier joueur se couche.
   *[1] Le second joueur se couche.
}
checked = { $seat ->
    [0] Le premier joueur dit parole.
   *[1] Le second joueur dit parole.
}
called = { $seat ->
    [0] Le premier joueur suit et paie { $chips }.
   *[1] Le second joueur suit et paie { $chips }.
}
raised = { $seat ->
    [0] Le premier joueur relance et paie { $chips }.
   *[1] Le second joueur relance et paie { $chips }.
}
showed = { $seat ->
    [0] Le premier joueur montre { card }.
   *[1] Le second joueur montre { card }.
}

## Comment la partie se termine

over-folded = { $seat ->
    [0] Le second joueur s’est couché : le premier remporte le pot de { $chips }.
   *[1] Le premier joueur s’est couché : le second remporte le pot de { $chips }.
}
over-paired = { $seat ->
    [0] Le premier joueur a une paire et remporte le pot de { $chips }.
   *[1] Le second joueur a une paire et remporte le pot de { $chips }.
}
over-higher = { $seat ->
    [0] Le premier joueur a la carte la plus haute et remporte le pot de { $chips }.
   *[1] Le second joueur a la carte la plus haute et remporte le pot de { $chips }.
}
over-split = Les deux cartes se valent : le pot de { $chips } est partagé.

## Pourquoi un coup est refusé

refused-over = La partie est terminée.
refused-dealer-deals = D’abord, le croupier distribue une carte.
refused-only-dealer-deals = Seul le croupier distribue des cartes, et ce n’est pas le moment.
refused-card-lies-there = Cette carte est déjà distribuée.
refused-nothing-to-fold-to = Il n’y a pas de relance devant laquelle se coucher ; vous pouvez dire parole (c’est-à-dire suivre).
refused-no-more-raises = On a déjà relancé deux fois pendant ce tour d’enchères.

## Les règles, clause par clause

section-LP-1 = Ce qui est sur la table
clause-LP-1_1 = Six cartes : valet, dame et roi de pique, et les mêmes de cœur. Le roi est la plus haute, le valet la plus basse ; les couleurs ne comptent pas.
clause-LP-1_2 = Deux joueurs, avec des jetons à miser. Une partie ne coûte à personne plus de 13.

section-LP-2 = La donne
clause-LP-2_1 = Avant tout, chaque joueur met 1 jeton dans le pot.
clause-LP-2_2 = Le premier joueur, puis le second, reçoit une carte privée face cachée. Seul son propriétaire peut la regarder.
clause-LP-2_3 = Après le premier tour d’enchères, une troisième carte est distribuée face visible : la carte commune, qui appartient aux deux.
clause-LP-2_4 = Seul le croupier distribue les cartes. Chaque carte restée dans le paquet a autant de chances de venir qu’une autre.

section-LP-3 = Les enchères
clause-LP-3_1 = Il y a deux tours d’enchères, l’un avant la carte commune et l’autre après. Le premier joueur commence les deux, puis l’on parle à tour de rôle.
clause-LP-3_2 = Se coucher : vous renoncez au pot. Vous ne pouvez vous coucher que si votre adversaire a relancé.
clause-LP-3_3 = Suivre : vous payez jusqu’à avoir mis autant que votre adversaire. S’il n’y a rien à payer, cela s’appelle dire parole.
clause-LP-3_4 = Relancer : vous payez jusqu’à avoir mis autant que votre adversaire, plus 2 jetons au premier tour ou 4 au second.
clause-LP-3_5 = À eux deux, les joueurs peuvent relancer deux fois par tour.
clause-LP-3_6 = Un tour se termine quand les deux ont parlé et ont payé autant l’un que l’autre.

section-LP-4 = La fin
clause-LP-4_1 = Si un joueur se couche, l’autre remporte aussitôt le pot, et aucune carte privée n’est montrée.
clause-LP-4_2 = Après le second tour d’enchères, les deux joueurs montrent leur carte privée.
clause-LP-4_3 = Celui qui a une paire avec la carte commune remporte le pot.
clause-LP-4_4 = Si personne n’a de paire, la carte la plus haute remporte le pot.
clause-LP-4_5 = Si les cartes privées ont la même valeur, le pot est partagé.
clause-LP-4_6 = La partie est alors terminée. Le résultat d’un joueur est ce qu’il a gagné moins ce qu’il a payé, en jetons.

## Le plateau simple

view-pot = pot
view-public = carte commune
view-players = joueurs
view-paid = payé
view-said = dit
view-winner = gagné par le joueur
panel-holds = paid
value-said = { $value ->
    [call] suivre
    [fold] se coucher
    [raise] relancer
   *[other] { $value }
}
value-ending = { $value ->
    [fold] un joueur s’est couché
    [showdown] abattage
   *[other] { $value }
}
