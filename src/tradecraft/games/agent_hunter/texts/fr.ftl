# Agent Hunter, en français. Un fichier par langue, les mêmes clés et les mêmes faits dans chacun.

name = Agent Hunter
summary = Deux agences, trois planques chacune : trouvez quel espion ennemi se cache dans quelle planque avant que les vôtres soient découverts.
credits = Un jeu de Mike Elliott (AEG, IELLO). Ceci est une adaptation indépendante.
minutes = 10–15

## Qui est qui

side = { $side ->
    [target] T.A.R.G.E.T.
   *[masks] les Men in Mask
}

## Ce qu’on peut jouer

move-lay = Poser l’espion { $spy } face cachée dans la planque vide
move-cover = Poser un espion face cachée dans la planque vide
move-strike = Attaquer la planque { $target } avec l’espion { $spy } de la main
move-charge = Attaquer la planque { $target } avec l’espion de la planque { $hideout }
move-recall = Échange : reprendre l’espion de la planque { $hideout }
move-decoy = Placer un leurre à côté de la planque { $hideout }
move-begin = Le siège { $seat } commence

## Ce qui vous est demandé

asked-hide = Cachez un espion dans la planque { $hideout }.
asked-act = À vous de jouer : attaquez depuis la main, attaquez depuis une planque ou échangez deux espions.
asked-refill = La planque { $hideout } est vide : posez-y un espion de votre main.
asked-rehide = Posez un espion de votre main dans la planque { $hideout } ; ce peut être celui que vous venez de reprendre.
asked-lure = Placez un leurre à côté d’une de vos planques.

## Ce que les autres attendent

waits-hide = { $side ->
    [target] T.A.R.G.E.T. est en train de cacher un espion dans la planque { $hideout }.
   *[masks] Les Men in Mask sont en train de cacher un espion dans la planque { $hideout }.
}
waits-draw = On tire au sort qui commence.
waits-act = { $side ->
    [target] C’est au tour de T.A.R.G.E.T.
   *[masks] C’est au tour des Men in Mask.
}
waits-refill = { $side ->
    [target] T.A.R.G.E.T. doit réoccuper la planque { $hideout }.
   *[masks] Les Men in Mask doivent réoccuper la planque { $hideout }.
}
waits-rehide = { $side ->
    [target] T.A.R.G.E.T. est en train d’échanger l’espion de la planque { $hideout }.
   *[masks] Les Men in Mask sont en train d’échanger l’espion de la planque { $hideout }.
}
waits-lure = { $side ->
    [target] T.A.R.G.E.T. est en train de placer un leurre.
   *[masks] Les Men in Mask sont en train de placer un leurre.
}

## Ce qui s’est passé

laid = { $side ->
    [target] T.A.R.G.E.T. pose un espion face cachée dans la planque { $hideout }.
   *[masks] Les Men in Mask posent un espion face cachée dans la planque { $hideout }.
}
laid-open = { $side ->
    [target] T.A.R.G.E.T. pose l’espion { $spy } face cachée dans la planque { $hideout }.
   *[masks] Les Men in Mask posent l’espion { $spy } face cachée dans la planque { $hideout }.
}
struck = { $side ->
    [target] T.A.R.G.E.T. attaque la planque { $target } avec l’espion { $spy } de la main : { $answer ->
        [higher] PLUS.
        [lower] MOINS.
        [hit] RÉUSSITE, la planque est détruite.
       *[nobody-home] il ne reste que des ruines, personne ne répond.
    }
   *[masks] Les Men in Mask attaquent la planque { $target } avec l’espion { $spy } de la main : { $answer ->
        [higher] PLUS.
        [lower] MOINS.
        [hit] RÉUSSITE, la planque est détruite.
       *[nobody-home] il ne reste que des ruines, personne ne répond.
    }
}
charged = { $side ->
    [target] T.A.R.G.E.T. attaque la planque { $target } avec l’espion { $spy } de la planque { $hideout } : { $answer ->
        [higher] PLUS.
        [lower] MOINS.
        [hit] RÉUSSITE, la planque est détruite.
        [silence] manqué.
       *[nobody-home] il ne reste que des ruines, personne ne répond.
    }
   *[masks] Les Men in Mask attaquent la planque { $target } avec l’espion { $spy } de la planque { $hideout } : { $answer ->
        [higher] PLUS.
        [lower] MOINS.
        [hit] RÉUSSITE, la planque est détruite.
        [silence] manqué.
       *[nobody-home] il ne reste que des ruines, personne ne répond.
    }
}
lost = { $side ->
    [target] L’attaque a échoué : la planque { $hideout } de T.A.R.G.E.T. est détruite. { $twin ->
        [hand] Les Men in Mask y posent leur espion { $spy }, qu’ils avaient en main.
       *[a] Les Men in Mask y posent leur espion { $spy }, qui était dans la planque { $twin }.
    }
   *[masks] L’attaque a échoué : la planque { $hideout } des Men in Mask est détruite. { $twin ->
        [hand] T.A.R.G.E.T. y pose son espion { $spy }, qui était en main.
       *[a] T.A.R.G.E.T. y pose son espion { $spy }, qui était dans la planque { $twin }.
    }
}
recalled = { $side ->
    [target] T.A.R.G.E.T. montre l’espion { $spy } de la planque { $hideout } et le reprend.
   *[masks] Les Men in Mask montrent l’espion { $spy } de la planque { $hideout } et le reprennent.
}
lured = { $side ->
    [target] T.A.R.G.E.T. place un leurre à côté de la planque { $hideout }.
   *[masks] Les Men in Mask placent un leurre à côté de la planque { $hideout }.
}
began = { $side ->
    [target] T.A.R.G.E.T. commence.
   *[masks] Les Men in Mask commencent.
}

## Comment cela finit

ended-ruins = Toutes les planques d’un camp sont détruites : la partie est terminée.
ended-quiet = Trop de tours sans planque détruite ni échange : la partie s’arrête et on compte les points tels quels.
ended-capped = Le nombre de tours convenu est joué : la partie est nulle.
over-won = { $winner ->
    [target] T.A.R.G.E.T. gagne
   *[masks] Les Men in Mask gagnent
} : { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-won-by-sums = { $winner ->
    [target] T.A.R.G.E.T. remporte
   *[masks] Les Men in Mask remportent
} le départage. Points : { $points0 } à { $points1 }. Somme des espions : { $side0 ->
    [target] T.A.R.G.E.T. { $sum0 }, Men in Mask { $sum1 }
   *[masks] Men in Mask { $sum0 }, T.A.R.G.E.T. { $sum1 }
}.
over-drawn = Partie nulle. Points : { $points0 } partout. Somme des espions : { $sum0 } partout.
over-capped = Partie nulle : le nombre de tours convenu est joué. { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-unshared = Personne ne partage la première place : les deux camps perdent.

## Ce qui mérite réflexion

warning-decoy-on-ruin = La planque { $hideout } est détruite : un leurre à côté d’elle donne à coup sûr un point à votre adversaire.

## Pourquoi un coup est refusé

refused-over = La partie est terminée.
refused-dealer-draws = D’abord, le croupier tire au sort qui commence.
refused-hide-first = Cachez d’abord vos espions, un dans chaque planque.
refused-refill-first = Réoccupez d’abord la planque vide avec un espion de votre main.
refused-rehide-first = Posez d’abord un espion de votre main dans la planque que vous avez vidée.
refused-decoy-first = Placez d’abord un leurre à côté d’une de vos planques.
refused-act-first = Choisissez une action : attaquer depuis la main (3>b), attaquer depuis une planque (a>b) ou faire un échange (a^).
refused-not-in-play = Dans cette partie, cet espion reste dans la boîte.
refused-no-such-hideout = Cette planque n’existe pas dans cette partie.
refused-not-in-hand = Vous n’avez pas cet espion en main.
refused-target-ruined = Cette planque est déjà détruite ; seule une planque intacte peut être attaquée.
refused-ruin-cannot-attack = Votre planque est détruite ; vous ne pouvez attaquer que depuis une planque intacte.
refused-ruin-cannot-switch = On ne peut pas faire d’échange dans une planque détruite.
refused-no-decoys = Vous n’avez plus de leurres : vous ne pouvez plus faire d’échange.
refused-ruin-takes-no-decoy = Dans cette partie, on ne peut pas placer de leurre à côté d’une planque détruite.
refused-only-dealer-draws = C’est le croupier qui tire au sort qui commence, une seule fois.
refused-too-few-spies = Il y a trop peu d’espions pour autant de planques : on ne pourrait pas toujours réoccuper une planque vidée. La première planque demande un espion, chacune des autres en demande deux.

## Ce dont on peut convenir

option-spies = Espions de chaque camp
option-hideouts = Planques de chaque camp
option-decoys = Leurres de chaque camp
option-turn_cap = Nombre de tours après lequel la partie est nulle (0 : jamais)
option-quiet_turns = Nombre de tours calmes après lequel on compte les points
option-quiet_rounds = On compte les tours de table calmes au lieu des tours de joueur calmes
option-refill_at_end = Une planque est réoccupée même quand la partie vient de se terminer
option-tie_counts_hideouts = Les espions des planques comptent aussi pour le départage
option-decoys_on_ruins = On peut placer un leurre à côté d’une planque détruite
option-attack_ruins = On peut désigner comme cible une planque détruite, sans effet
option-answer_when_lost = PLUS ou MOINS est dit aussi quand une attaque depuis une planque échoue
option-notes = Ce que saurait une mémoire parfaite est affiché
option-begin_before_hiding = On tire au sort qui commence avant de cacher les espions
option-sides_swapped = Le premier siège dirige les Men in Mask
option-open_end = Tous les espions sont montrés à la fin
option-draw_is_shared = Une partie nulle est une première place partagée, non une défaite des deux

## Les règles, article par article

section-AH-0 = À propos du jeu
clause-AH-0_1 = Un jeu pour deux de Mike Elliott, illustré par Mu et traduit en français par Ludo. IELLO l’a publié en 2014 d’après l’édition d’AEG, dans une gamme dirigée par Ludovic Papaïs et Olivier Trocklé.
clause-AH-0_2 = Les pages de publicité ne contiennent pas de règles.

section-AH-1 = Contenu de la boîte
clause-AH-1_1 = 10 cartes Espion de l’Agence T.A.R.G.E.T., numérotées de 0 à 9, une de chaque.
clause-AH-1_2 = 10 cartes Espion des Men in Mask, numérotées de 0 à 9, une de chaque.
clause-AH-1_3 = 2 aides de jeu.
clause-AH-1_4 = 5 jetons Leurre de l’Agence T.A.R.G.E.T.
clause-AH-1_5 = 5 jetons Leurre des Men in Mask.
clause-AH-1_6 = 1 livret de règles.

section-AH-2 = But du jeu
clause-AH-2_1 = Détruisez les planques adverses et empêchez la destruction des vôtres.
clause-AH-2_2 = La partie se termine quand les trois planques d’un joueur sont détruites.
clause-AH-2_3 = Le joueur qui a le plus de points de victoire gagne ; ce n’est pas forcément celui qui a détruit trois planques.

section-AH-3 = Mise en place
clause-AH-3_1 = Un joueur prend tous les espions de T.A.R.G.E.T., ses 5 leurres et une aide de jeu.
clause-AH-3_2 = L’autre prend tous les espions des Men in Mask, leurs 5 leurres et une aide de jeu.
clause-AH-3_3 = Choisissez trois de vos dix espions et posez-les face cachée devant vous : ce sont vos trois planques, avec une carte dans chacune.
clause-AH-3_4 = Vos sept autres espions forment votre main ; gardez-la cachée à votre adversaire.
clause-AH-3_5 = Attention : vous ne devez pas montrer par mégarde les cartes de vos planques.
clause-AH-3_6 = Vous pouvez regarder à tout moment les cartes de vos propres planques.
clause-AH-3_7 = Vous ne pouvez pas regarder les cartes des planques adverses.
clause-AH-3_8 = Le premier joueur est désigné au hasard.

section-AH-4 = Le tour de jeu
clause-AH-4_1 = Les deux joueurs jouent chacun leur tour.
clause-AH-4_2 = À votre tour, vous effectuez exactement une action parmi trois : attaquer depuis la main, attaquer depuis une planque ou échanger deux espions.
clause-AH-4_3 = Après votre action, c’est au tour de votre adversaire.
clause-AH-4_4 = On continue ainsi jusqu’à ce que trois planques d’un même joueur soient détruites.

section-AH-5 = Action 1 : attaquer depuis la main
clause-AH-5_1 = Montrez un espion de votre main et désignez une planque adverse.
clause-AH-5_2 = Le défenseur regarde en secret la carte de cette planque et doit répondre.
clause-AH-5_3 = La réponse est PLUS si l’espion caché est plus élevé que l’attaquant.
clause-AH-5_4 = La réponse est MOINS si l’espion caché est moins élevé que l’attaquant.
clause-AH-5_5 = La réponse est RÉUSSITE si les deux ont la même valeur.
clause-AH-5_6 = PLUS ou MOINS : l’attaque échoue, l’espion attaquant retourne dans la main de son propriétaire et il ne se passe rien d’autre.
clause-AH-5_7 = RÉUSSITE : l’espion caché est révélé et sa planque est détruite.
clause-AH-5_8 = RÉUSSITE : l’espion attaquant est posé sur la planque détruite et quitte ainsi la main de son propriétaire.
clause-AH-5_9 = Si c’était la troisième planque détruite du défenseur, la partie se termine.

section-AH-6 = Action 2 : attaquer depuis une planque
clause-AH-6_1 = Montrez l’espion d’une de vos planques et désignez une planque adverse.
clause-AH-6_2 = Le défenseur répond de la même manière (AH-5.2 à AH-5.5).
clause-AH-6_3 = PLUS ou MOINS : l’attaque échoue, et c’est la planque d’où elle est partie qui est détruite.
clause-AH-6_4 = Le défenseur doit alors révéler son propre espion de même valeur que l’espion perdu et le poser sur la planque détruite.
clause-AH-6_5 = Si l’espion révélé selon AH-6.4 se trouvait dans une des planques du défenseur, celui-ci doit réoccuper cette planque avec un espion de sa main, face cachée.
clause-AH-6_6 = La planque réoccupée selon AH-6.5 n’est pas détruite.
clause-AH-6_7 = RÉUSSITE : la planque du défenseur est détruite, son espion est révélé et l’espion attaquant est posé dessus.
clause-AH-6_8 = Après une RÉUSSITE, l’attaquant réoccupe la planque d’où il a attaqué avec un espion de sa main, face cachée.
clause-AH-6_9 = Après une RÉUSSITE, la planque de l’attaquant n’est pas détruite.
clause-AH-6_10 = Si c’était la troisième planque détruite de l’un ou l’autre joueur, la partie se termine.

section-AH-7 = Action 3 : échanger deux espions
clause-AH-7_1 = Montrez l’espion d’une de vos planques et reprenez-le en main.
clause-AH-7_2 = Posez ensuite un espion de votre main dans cette planque, face cachée et sans le montrer.
clause-AH-7_3 = L’espion que vous posez peut être celui-là même que vous venez de reprendre.
clause-AH-7_4 = Enfin, placez un leurre à côté de n’importe laquelle de vos planques ; ce n’est pas forcément celle de l’échange.
clause-AH-7_5 = On ne peut pas faire d’échange dans une planque détruite.

section-AH-8 = Leurres
clause-AH-8_1 = Vous avez 5 leurres pour toute la partie, donc droit à 5 échanges au plus.
clause-AH-8_2 = Quand vous n’avez plus de leurres, vous ne pouvez plus faire d’échange.
clause-AH-8_3 = Un leurre placé reste à côté de sa planque jusqu’à la fin de la partie.
clause-AH-8_4 = Un leurre reste en place même si sa planque est détruite.
clause-AH-8_5 = Un leurre reste aussi en place si l’espion de sa planque est échangé ou si la planque est réoccupée.
clause-AH-8_6 = Il peut y avoir plusieurs leurres à côté d’une même planque.

section-AH-9 = Fin de la partie et décompte
clause-AH-9_1 = La partie se termine dès que la troisième planque d’un joueur est détruite.
clause-AH-9_2 = Chaque planque détruite rapporte 1 point de victoire à l’adversaire de son propriétaire.
clause-AH-9_3 = Chaque leurre à côté d’une planque détruite rapporte 1 point de plus à l’adversaire du propriétaire de cette planque.
clause-AH-9_4 = Les leurres à côté des planques intactes ne rapportent rien.
clause-AH-9_5 = Le joueur qui a le plus de points gagne.
clause-AH-9_6 = En cas d’égalité de points, chaque joueur additionne les valeurs des espions qui lui restent en main ; la somme la plus élevée l’emporte.
clause-AH-9_7 = Si l’égalité persiste, la partie est nulle.

section-AH-10 = Exemples
clause-AH-10_1 = T.A.R.G.E.T. montre un 3 de sa main et attaque la planque du milieu (3>b). Les Men in Mask y trouvent un 3 : l’attaque réussit, leur 3 est révélé et le 3 attaquant est posé dessus.
clause-AH-10_2 = Décompte : T.A.R.G.E.T. a détruit 3 planques, dont une avec 1 leurre. Cela fait 3 + 1 = 4 points.
clause-AH-10_3 = Dans la même partie, les Men in Mask ont détruit 1 planque avec 2 leurres. Cela fait 1 + 2 = 3 points : T.A.R.G.E.T. gagne par 4 à 3.
clause-AH-10_4 = Dans cette partie, les leurres à côté des planques intactes de T.A.R.G.E.T. ne rapportent rien aux Men in Mask.

section-AH-11 = Ce qui découle des règles (dans le jeu publié)
clause-AH-11_1 = Les espions ne quittent le jeu que par paires : deux de même valeur, un de chaque camp, sur une planque détruite.
clause-AH-11_2 = L’espion que le défenseur doit révéler selon AH-6.4 existe donc toujours, dans sa main ou dans une de ses planques intactes.
clause-AH-11_3 = Vous avez 10 espions, moins un par planque détruite de l’un ou l’autre camp. Il y en a un dans chacune de vos planques intactes, et les autres sont dans votre main : exactement 7, moins un par planque détruite de votre adversaire.
clause-AH-11_4 = Tant que la partie dure, vous n’avez donc jamais moins de 5 espions en main, et une planque peut toujours être réoccupée.
clause-AH-11_5 = Vous pouvez toujours attaquer depuis la main : personne n’est donc jamais sans action possible.
clause-AH-11_6 = Tant qu’une planque intacte attend d’être réoccupée, et quand la partie se termine sans qu’elle le soit (AH-H3), il y a dans les planques un espion de moins que ne le dit AH-11.3, et dans la main un de plus.
clause-AH-11_7 = Quand la troisième planque d’un joueur est détruite, tous les espions qui lui restent sont dans sa main, et il reste à l’autre camp des espions de mêmes valeurs. À égalité de points, celui qui a détruit les trois planques ne gagne donc jamais : l’autre joueur gagne, ou la partie est nulle. Elle n’est nulle que s’il ne reste à celui qui les a détruites aucun espion dans ses planques, ou seulement le 0.

section-AH-H = Ce que le livret laisse ouvert et les règles de la maison
clause-AH-G1 = Peut-on avoir à réoccuper une planque avec une main vide ? Non, c’est impossible (AH-11.3, AH-11.4).
clause-AH-G2 = L’espion que demande AH-6.4 peut-il être déjà hors jeu ? Non, c’est impossible (AH-11.1, AH-11.2).
clause-AH-H3 = Le livret ne dit pas si une planque vidée est encore réoccupée quand l’attaque vient de mettre fin à la partie, ce qui compte pour le départage. Ici, la partie se termine aussitôt : l’espion est posé sur la planque détruite, mais aucune planque n’est réoccupée. Avec l’autre réglage, elle l’est encore (option refill_at_end).
clause-AH-H4 = Le départage compte les espions « restés en main », et le livret ne dit rien des autres. Ici, les espions des planques ne comptent pas, même ceux des planques intactes. Avec l’autre réglage, ils comptent aussi (option tie_counts_hideouts).
clause-AH-H5 = Un leurre peut aller à côté de n’importe laquelle de vos planques, et le livret ne dit pas si cela comprend les planques détruites. Ici, oui, mais le logiciel vous demande de confirmer, car cela donne un point sûr à votre adversaire. Avec l’autre réglage, on ne peut choisir qu’une planque intacte (option decoys_on_ruins).
clause-AH-H6 = Le livret ne dit pas si une planque détruite peut être attaquée. Ici, non : seules les planques intactes peuvent être attaquées, et on n’attaque que depuis une planque intacte. Avec l’autre réglage, on peut désigner comme cible une planque détruite, sans effet (option attack_ruins).
clause-AH-G7 = Le défenseur répond-il aussi quand une attaque depuis une planque échoue ? Oui, puisqu’il doit toujours répondre : il dit d’abord PLUS ou MOINS, puis l’espion de même valeur est révélé.
clause-AH-H7 = Le livret ne précise pas tout ce qu’on apprend quand une attaque depuis une planque échoue. Ici, les deux joueurs entendent PLUS ou MOINS, et voient l’espion révélé et d’où il vient : de la main, ou de quelle planque. Avec l’autre réglage, ni PLUS ni MOINS n’est dit (option answer_when_lost).
clause-AH-H8 = Le défenseur doit répondre, et dire la vérité ; avec de vraies cartes, il faut lui faire confiance. Ici, c’est le logiciel qui donne la réponse. Il n’y a pas d’autre réglage : sans réponses vraies, il n’y a pas de jeu.
clause-AH-H9 = Les deux joueurs ont vu les espions qui retournent en main après une attaque ou lors d’un échange ; le livret ne dit pas qui doit s’en souvenir. Ici, le logiciel le note et affiche ce que saurait une mémoire parfaite. Avec l’autre réglage, ces notes ne sont pas affichées (option notes).
clause-AH-H10 = D’après le livret, on pourrait répéter sans fin les attaques depuis la main. Ici, la partie se termine après 60 tours sans planque détruite ni échange, et on compte les points tels quels. On peut convenir d’un autre nombre de tours (option quiet_turns).
clause-AH-H11 = Le livret ne dit pas qui pose ses planques en premier. Ici, les deux joueurs choisissent en secret, comme si c’était en même temps : on ne voit que trois cartes face cachée. Il n’y a pas d’autre réglage : personne ne peut voir le moindre ordre, il n’y a donc rien à changer.
clause-AH-G12 = Les noms et les images des espions sont purement décoratifs. La maison montre des numéros et ses propres illustrations.
clause-AH-G13 = Le 0 est l’espion le plus bas et le 9 le plus élevé. À une attaque avec le 0, on ne peut donc répondre que PLUS ou RÉUSSITE, et à une attaque avec le 9, que MOINS ou RÉUSSITE.
clause-AH-H14 = Le livret ne dit pas qui joue quel camp. Ici, le premier siège dirige T.A.R.G.E.T. et le second les Men in Mask ; l’autre réglage les inverse (option sides_swapped). On tire au sort qui commence quand les deux joueurs ont caché leurs espions, dans l’ordre du livret ; avec l’autre réglage, on le tire avant (option begin_before_hiding).
clause-AH-H15 = Le livret ne dit pas ce qu’on montre à la fin. Ici, rien de plus que ce que demandent les règles : les sommes des deux mains en cas d’égalité de points (AH-9.6). Les espions des planques intactes restent cachés, et un spectateur ne voit que ce que voient les deux joueurs. Avec l’autre réglage, tous les espions sont montrés à la fin (option open_end).
clause-AH-H16 = Comment compte-t-on les tours de l’article AH-H10 ? Ici, chaque tour de l’un ou l’autre joueur compte pour un, et la partie se termine à la fin du 60e tour calme de suite, avant que le suivant commence. Un échange ou une planque détruite, dans l’un ou l’autre camp, remet le compte à zéro. Avec l’autre réglage, on compte les tours de table, de deux tours chacun (option quiet_rounds).
clause-AH-H17 = Le livret ne dit pas comment une partie nulle est notée dans les résultats. Ici, c’est une première place partagée par les deux joueurs. Avec l’autre réglage, c’est une défaite des deux (option draw_is_shared).

section-AH-S = Formats pour l’étude
clause-AH-S1 = Chaque camp joue avec 3 à 10 espions, numérotés à partir de 0 (option spies). Le jeu publié en a 10.
clause-AH-S2 = Chaque camp a de 1 à 3 planques, et la partie se termine quand toutes celles d’un joueur sont détruites (option hideouts). Le jeu publié en a 3. Il faut à chaque camp au moins 2 × planques − 1 espions, pour qu’une planque vidée puisse toujours être réoccupée après une attaque (AH-11.4).
clause-AH-S3 = Chaque camp a de 0 à 5 leurres (option decoys). Le jeu publié en a 5 ; sans leurres, personne ne peut faire d’échange.
clause-AH-S4 = On peut convenir d’un nombre de tours après lequel une partie inachevée est nulle, quels que soient les points (option turn_cap). Le jeu publié n’a pas de telle limite.

## La leçon : une première partie, pas à pas

lesson-1 = T.A.R.G.E.T. et les Men in Mask ont chacun caché trois de leurs dix espions, face cachée, un dans chaque planque A, B et C. Les sept autres forment leur main. Qui détruit des planques marque des points ; dès qu’un camp a perdu les trois siennes, la partie se termine.
lesson-2 = Le tirage au sort fait commencer T.A.R.G.E.T. Un tour, c’est une seule action : attaquer depuis la main, attaquer depuis une planque ou échanger deux espions.
lesson-3 = T.A.R.G.E.T. montre un 6 de sa main et attaque A. La réponse doit être vraie : MOINS, donc l’espion caché là est un 5 au plus. Le 6 retourne en main et il ne se passe rien d’autre.
lesson-4 = Les Men in Mask essaient C avec un 8. Encore MOINS : C cache un 7 au plus. Ces réponses sont publiques, et le carnet les garde pour vous.
lesson-5 = T.A.R.G.E.T. essaie A avec un 5, et c’est une RÉUSSITE : un 5 s’y trouvait. La planque est détruite, les deux 5 quittent la partie et T.A.R.G.E.T. a 1 point.
lesson-6 = Les Men in Mask font un échange : ils montrent l’espion de C, un 9, et le reprennent en main. Ils posent ensuite un espion de leur main dans C sans le montrer. Ce peut être ce même 9 ou n’importe quel autre : ce qu’on savait ne vaut plus grand-chose.
lesson-7 = Un échange coûte un leurre. Ils le placent à côté de C : si C est détruite, il vaudra 1 point de plus. Chaque camp a 5 leurres pour toute la partie.
lesson-8 = T.A.R.G.E.T. attaque C avec le 7 de sa propre planque A. PLUS : cette fois l’échec coûte la planque d’où l’attaque est partie. Les Men in Mask doivent montrer leur propre 7 et le poser sur les ruines. Un point chacun.
lesson-9 = Les Men in Mask savent que C cache moins de 8 et essaient un 4. RÉUSSITE : c’est leur deuxième point. Les deux 4 s’en vont.
lesson-10 = T.A.R.G.E.T. essaie B avec un 3 de sa main. RÉUSSITE : la deuxième planque des Men in Mask tombe, et l’on en est à 2 partout.
lesson-11 = Les Men in Mask attaquent B avec un 1. MOINS : tout le monde sait maintenant que seul le 0 peut s’y trouver.
lesson-12 = T.A.R.G.E.T. devine que le 9 est retourné dans C. RÉUSSITE : la troisième planque des Men in Mask tombe, et la partie se termine aussitôt.
lesson-13 = Le décompte : trois planques et le leurre à côté de C font 4 points pour T.A.R.G.E.T. ; deux planques en font 2 pour les Men in Mask. T.A.R.G.E.T. gagne par 4 à 2. À égalité de points, la somme la plus élevée des espions en main aurait décidé.

## In the terminal

drawing-you = { $name } (vous)
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-decoys = leurres { $left }
drawing-hand = Main : { $spies }
drawing-hand-hidden = Main : { $count ->
    [one] { $count } espion
   *[other] { $count } espions
}
drawing-hand-known = Main : { $count ->
    [one] { $count } espion
   *[other] { $count } espions
}, à coup sûr { $spies }
drawing-sum = Somme : { $sum }
drawing-turn = Tour { $turn }
drawing-turns = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
}
drawing-quiet = tours calmes : { $quiet } sur { $limit }
drawing-ruined = détruite
drawing-empty = vide
drawing-legend = ● leurre   ✕ les deux espions posés sur une planque détruite
drawing-legend-notes = ● leurre   3 · 5 : un 3 ou un 5, pour ce qu’en sait l’autre camp

## Le plateau dessiné

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-stock = { $decoys ->
    [0] plus de leurre
    [one] { $decoys } leurre
   *[other] { $decoys } leurres
}
board-hand-size = { $spies ->
    [one] { $spies } espion en main
   *[other] { $spies } espions en main
}
board-in-hand = sûrement en main : { $spies }
board-could-be = Il peut s’agir de : { $spies }.
board-known = { $by ->
    [you] Ce que vous savez
   *[them] Ce qu’ils savent
}
board-hand = Votre main
board-spy = Espion { $spy }
board-hideout = { $side ->
    [target] Planque { $hideout } de T.A.R.G.E.T.
   *[masks] Planque { $hideout } des Men in Mask
}{ $state ->
    [empty] , vide
    [known] , avec le { $spy } à l’intérieur
    [ruined] , détruite, sous les deux { $spy }
   *[filled] , avec un espion caché
}{ $decoys ->
    [0] .
    [one] , un leurre à côté.
   *[other] , { $decoys } leurres à côté.
}
board-answer = { $answer ->
    [higher] Plus
    [lower] Moins
    [hit] Réussite
   *[nobody-home] Des ruines
}
board-choose-spy = Choisissez un espion : de votre main ou d’une planque.
board-choose-target = Choisissez la planque à attaquer.
board-cancel = Annuler
board-quiet = Tours calmes : { $turns } sur { $limit }

## Le plateau simple

view-waiting = planque à réoccuper
view-side = agence
view-sides = agences
view-hand-size = espions en main
view-surely-in-hand = sûrement en main
view-decoys = leurres
view-hideouts = planques
view-state = état
view-spy = espion
view-could-be = peut être
view-answer = dernière réponse
view-shown = dernier espion montré
view-turns = tours joués
view-turn-cap = tours au plus
view-quiet = tours calmes
view-quiet-limit = tours calmes au plus
panel-holds = hand_size decoys
says-side = side side
value-state = { $value ->
    [empty] vide
    [filled] occupée
    [ruined] détruite
   *[other] { $value }
}
value-answer = { $value ->
    [silence] aucune
    [higher] plus
    [lower] moins
    [hit] réussite
    [nobody-home] des ruines
   *[other] { $value }
}
value-ending = { $value ->
    [ruins] toutes les planques d’un camp détruites
    [quiet] trop de tours calmes
    [capped] les tours convenus sont joués
   *[other] { $value }
}
