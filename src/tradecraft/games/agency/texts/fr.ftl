# Agency_, en français. Un fichier par langue, avec les mêmes clés et données dans chacun.

name = Agency_
summary = Quatre services secrets et une carte du monde : faites travailler espions et cartes, et soyez le premier à avoir une cellule dormante dans chacune des trois zones.
credits = Un jeu de Rangan Anandan, Jonathan Bove, Barry Kramer et Sheru Riaz. Ceci est une réalisation indépendante.
minutes = 45–75

## Noms qu’emploient d’autres phrases : ils voient les données de la phrase qui les nomme

city = { $city ->
   *[washington] Washington
    [new-york] New York
    [vancouver] Vancouver
    [los-angeles] Los Angeles
    [mexico-city] Mexico
    [havana] La Havane
    [bogota] Bogota
    [rio-de-janeiro] Rio de Janeiro
    [buenos-aires] Buenos Aires
    [london] Londres
    [paris] Paris
    [madrid] Madrid
    [berlin] Berlin
    [rome] Rome
    [moscow] Moscou
    [cairo] Le Caire
    [lagos] Lagos
    [johannesburg] Johannesburg
    [beijing] Pékin
    [tokyo] Tokyo
    [seoul] Séoul
    [hong-kong] Hong Kong
    [singapore] Singapour
    [new-delhi] New Delhi
    [dubai] Dubaï
    [almaty] Almaty
    [sydney] Sydney
}
in-city = { $city ->
   *[washington] à Washington
    [new-york] à New York
    [vancouver] à Vancouver
    [los-angeles] à Los Angeles
    [mexico-city] à Mexico
    [havana] à La Havane
    [bogota] à Bogota
    [rio-de-janeiro] à Rio de Janeiro
    [buenos-aires] à Buenos Aires
    [london] à Londres
    [paris] à Paris
    [madrid] à Madrid
    [berlin] à Berlin
    [rome] à Rome
    [moscow] à Moscou
    [cairo] au Caire
    [lagos] à Lagos
    [johannesburg] à Johannesburg
    [beijing] à Pékin
    [tokyo] à Tokyo
    [seoul] à Séoul
    [hong-kong] à Hong Kong
    [singapore] à Singapour
    [new-delhi] à New Delhi
    [dubai] à Dubaï
    [almaty] à Almaty
    [sydney] à Sydney
}
to-city = { $city ->
   *[washington] à Washington
    [new-york] à New York
    [vancouver] à Vancouver
    [los-angeles] à Los Angeles
    [mexico-city] à Mexico
    [havana] à La Havane
    [bogota] à Bogota
    [rio-de-janeiro] à Rio de Janeiro
    [buenos-aires] à Buenos Aires
    [london] à Londres
    [paris] à Paris
    [madrid] à Madrid
    [berlin] à Berlin
    [rome] à Rome
    [moscow] à Moscou
    [cairo] au Caire
    [lagos] à Lagos
    [johannesburg] à Johannesburg
    [beijing] à Pékin
    [tokyo] à Tokyo
    [seoul] à Séoul
    [hong-kong] à Hong Kong
    [singapore] à Singapour
    [new-delhi] à New Delhi
    [dubai] à Dubaï
    [almaty] à Almaty
    [sydney] à Sydney
}
leaving = { $from ->
   *[washington] de Washington
    [new-york] de New York
    [vancouver] de Vancouver
    [los-angeles] de Los Angeles
    [mexico-city] de Mexico
    [havana] de La Havane
    [bogota] de Bogota
    [rio-de-janeiro] de Rio de Janeiro
    [buenos-aires] de Buenos Aires
    [london] de Londres
    [paris] de Paris
    [madrid] de Madrid
    [berlin] de Berlin
    [rome] de Rome
    [moscow] de Moscou
    [cairo] du Caire
    [lagos] de Lagos
    [johannesburg] de Johannesburg
    [beijing] de Pékin
    [tokyo] de Tokyo
    [seoul] de Séoul
    [hong-kong] de Hong Kong
    [singapore] de Singapour
    [new-delhi] de New Delhi
    [dubai] de Dubaï
    [almaty] d’Almaty
    [sydney] de Sydney
}
card = { $card ->
   *[detonator] Détonateur
    [explosives] Explosifs
    [wire] Fil
    [recorder] Enregistreur
    [rifle] Fusil
    [bullet] Balle
    [no-bomb] Déjouer la Bombe
    [no-tap] Déjouer l’Écoute
    [no-kill] Déjouer l’Assassinat
    [mole] Taupe
    [block] Barrage Routier
    [rebellion] Rébellion
}
objective = { $objective ->
   *[bomb] bombe
    [tap] écoute
    [kill] assassinat
}
agency = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] aucune agence
}
zone = { $zone ->
   *[americas] Amérique
    [europe] Europe et Afrique
    [asia] Asie et Pacifique
}

## Les règles, clause par clause

section-AG-0 = À propos du jeu
clause-AG-0_1 = Agency_ est un jeu d’espionnage pour quatre joueurs exactement.
clause-AG-0_2 = Chaque joueur est le service secret d’un État et commande plusieurs espions.
clause-AG-0_3 = Vous avez tous le même but : trois cellules dormantes, une dans chacune des trois zones de la carte du monde.
clause-AG-0_4 = On y parvient avec de l’argent, en accomplissant des objectifs, par les nombreuses actions d’un tour et par ce que l’on fait avec les espions des autres.

section-AG-1 = Ce qu’il y a dans la boîte
clause-AG-1_1 = Un plateau, la carte du monde, avec des villes, partagé en trois zones.
clause-AG-1_2 = Quatre jeux de pions espions, chacun avec une carte de référence : CIA (bleu), MI6 (noir), FSB (vert) et MSS (rouge).
clause-AG-1_3 = La base principale de la CIA est Washington.
clause-AG-1_4 = La base principale du MI6 est Londres.
clause-AG-1_5 = La base principale du FSB est Moscou.
clause-AG-1_6 = La base principale du MSS est Pékin.
clause-AG-1_7 = Trois paquets de cartes : Atouts, Lieux et Objectifs.
clause-AG-1_8 = Des jetons d’argent : un blanc vaut 5k, un bleu 20k.
clause-AG-1_9 = Des jetons de cellule, des jetons d’objectif, un jeton d’enchères et des dés à six faces.

section-AG-2 = Mise en place
clause-AG-2_1 = Chaque joueur choisit une agence, différente de celles des autres, et prend ses pions et sa carte de référence.
clause-AG-2_2 = Celui qui s’est servi d’un ordinateur en dernier est le premier à placer.
clause-AG-2_3 = Ce joueur pose un pion dans une ville quelconque.
clause-AG-2_4 = Les autres suivent dans le sens des aiguilles d’une montre, un pion à la fois, jusqu’à ce que chacun ait trois pions sur le plateau.
clause-AG-2_5 = Pendant ce placement, deux espions ne peuvent pas se trouver dans la même ville.
clause-AG-2_6 = Tous les autres pions restent en réserve.
clause-AG-2_7 = Les trois paquets sont triés, et chacun est mélangé.
clause-AG-2_8 = Chaque joueur reçoit, face cachée, une carte Lieu et une carte Objectif.
clause-AG-2_9 = Gardez ces deux cartes à part : elles ne font pas partie de la main.
clause-AG-2_10 = Chaque joueur reçoit, face cachée, deux cartes Atout : sa première main.
clause-AG-2_11 = L’argent et les jetons de cellule restent à la portée de tous.
clause-AG-2_12 = Celui qui a placé le premier pion reçoit le jeton d’enchères.
clause-AG-2_13 = Le deuxième à avoir placé joue le premier tour.
clause-AG-2_14 = Les tours passent dans le sens des aiguilles d’une montre.

section-AG-3 = Un tour
clause-AG-3_1 = Un tour a cinq étapes : (1) recevoir de l’argent, (2) piocher une carte Atout, (3) actions facultatives, (4) se défausser jusqu’à n’avoir plus que cinq cartes, (5) enchères.
clause-AG-3_2 = Les étapes 1, 2, 4 et 5 sont obligatoires ; la 5 seulement pour qui détient le jeton d’enchères.
clause-AG-3_3 = Les actions facultatives de l’étape 3 se font dans l’ordre que l’on veut.
clause-AG-3_4 = Ce sont : se déplacer, acheter, jouer des cartes Atout, attaquer ou voler, commercer, lancer ou arrêter un objectif, et détruire une cellule ennemie.

section-AG-4 = Étape 1 : l’argent
clause-AG-4_1 = Vous prenez toujours 10k dans la caisse.
clause-AG-4_2 = Si un de vos objectifs est accompli à ce tour, vous prenez 60k de plus.
clause-AG-4_3 = Son jeton d’objectif est alors retiré du plateau.
clause-AG-4_4 = Un objectif ne peut être accompli qu’une fois.

section-AG-5 = Étape 2 : une carte
clause-AG-5_1 = Après l’argent, vous devez piocher une carte Atout.

section-AG-6 = Se déplacer
clause-AG-6_1 = Chacun de vos pions peut avancer d’un espace, vers une ville reliée à la sienne. Rien ne l’y oblige.

section-AG-7 = Le marché
clause-AG-7_1 = Vous pouvez acheter autant de sortes de choses que vous voulez, mais chaque sorte une seule fois par tour.
clause-AG-7_2 = Une voiture coûte 5k : un de vos pions avance d’un espace.
clause-AG-7_3 = Un avion coûte 20k : un de vos pions avance de trois espaces au plus.
clause-AG-7_4 = Pour les cartes Atout, comme Rébellion, un pion qui vole n’est que dans la ville qu’il quitte et dans celle où il arrive, et dans aucune de celles qu’il survole.
clause-AG-7_5 = Un nouvel espion coûte 10k, et seul peut l’acheter qui a moins d’espions que sa capacité ne le permet.
clause-AG-7_6 = Votre capacité est de 3, plus 1 pour chacune de vos cellules dormantes sur le plateau.
clause-AG-7_7 = Le nouvel espion est placé à votre base principale ou près d’une quelconque de vos cellules.
clause-AG-7_8 = Une cellule dormante coûte 40k, et se place dans une ville où vous avez un espion à ce moment.

section-AG-8 = Cartes Atout
clause-AG-8_1 = Ce que fait une carte Atout est écrit dessus.
clause-AG-8_2 = Les cartes Atout se jouent à son propre tour et agissent aussitôt.
clause-AG-8_3 = En règle générale, une carte jouée va face cachée à la défausse.
clause-AG-8_4 = Vous pouvez jouer autant de cartes que vous voulez en un tour.
clause-AG-8_5 = Vous pouvez jouer des cartes avant vos autres actions, entre elles et après.
clause-AG-8_6 = Une carte qui agit pendant une manche, comme Barrage Routier, se pose au bord inférieur du plateau, sous la zone qu’elle vise.
clause-AG-8_7 = Posez dessus un de vos pions qui ne sont pas sur le plateau, pour montrer à qui elle est.
clause-AG-8_8 = À votre tour suivant, vous défaussez la carte et reprenez le pion.
clause-AG-8_9 = Certaines cartes Atout sont des objets dont les objectifs ont besoin.

section-AG-9 = Attaquer ou voler
clause-AG-9_1 = Il vous faut un espion dans la même ville qu’un espion ennemi.
clause-AG-9_2 = Vous pouvez alors soit attaquer un espion ennemi de cette ville, soit voler le joueur à qui il appartient.
clause-AG-9_3 = Une seule attaque ou un seul vol est permis par tour, quel que soit le nombre de vos espions.
clause-AG-9_4 = Lors d’une attaque, attaquant et défenseur lancent un dé chacun.
clause-AG-9_5 = Le dé le plus haut l’emporte ; en cas d’égalité, c’est le défenseur qui gagne.
clause-AG-9_6 = L’attaquant qui gagne prend 15k au joueur défenseur, ou tout ce qu’il a si c’est moins.
clause-AG-9_7 = Si l’attaquant gagne, l’espion attaqué est retiré du plateau.
clause-AG-9_8 = Si l’attaquant perd, c’est l’espion qui a attaqué qui est retiré du plateau.
clause-AG-9_9 = Dans ce cas, l’argent ne change pas de mains.
clause-AG-9_10 = On n’attaque qu’un seul espion ennemi, même si cet ennemi en a plusieurs sur place.
clause-AG-9_11 = Le voleur prend soit une carte de son choix parmi celles que la victime a face visible à cause d’une Taupe, soit une carte au hasard de sa main privée.

section-AG-10 = Commercer
clause-AG-10_1 = À votre tour, vous pouvez commercer avec les autres.
clause-AG-10_2 = On peut échanger des cartes Atout et de l’argent, autant qu’on veut.
clause-AG-10_3 = Les deux parts n’ont pas à se valoir.

section-AG-11 = Objectifs
clause-AG-11_1 = Pour lancer votre objectif, vous défaussez les deux cartes d’objet qui vont avec votre carte Objectif.
clause-AG-11_2 = Vous devez avoir un pion dans la ville de votre carte Lieu.
clause-AG-11_3 = Vous retournez votre carte Lieu et votre carte Objectif face visible.
clause-AG-11_4 = Un jeton d’objectif est posé sur la ville.
clause-AG-11_5 = Vous devez aussitôt déplacer votre pion de là vers une ville reliée, au choix.
clause-AG-11_6 = Ce pas ne compte pas comme le déplacement normal du pion.
clause-AG-11_7 = Après cela, vous ne faites plus d’action facultative à ce tour.
clause-AG-11_8 = Vous vous défaussez aussitôt jusqu’à n’avoir plus que cinq cartes, et vous tenez les enchères si vous avez le jeton.
clause-AG-11_9 = Un objectif dure une manche : si personne ne l’a arrêté quand commence votre tour suivant, il est accompli.
clause-AG-11_10 = La récompense se prend à l’étape 1 de ce tour (AG-4.2), et le jeton quitte le plateau.
clause-AG-11_11 = Celui qui accomplit un objectif pioche une nouvelle carte Lieu et une nouvelle carte Objectif.
clause-AG-11_12 = Pour arrêter un objectif, il faut un pion dans la ville de son jeton.
clause-AG-11_13 = Vous défaussez la carte qui déjoue cette sorte d’objectif.
clause-AG-11_14 = Vous prenez aussitôt 30k.
clause-AG-11_15 = Le jeton d’objectif est retiré.
clause-AG-11_16 = Vous pouvez arrêter plusieurs objectifs en un tour.

section-AG-12 = Détruire une cellule
clause-AG-12_1 = Une cellule ne peut être détruite que si aucun espion de l’agence à qui elle appartient n’est dans sa ville.
clause-AG-12_2 = S’il y en a, il faut d’abord les éliminer.
clause-AG-12_3 = Vous jouez deux cartes d’objet qui font la paire : Détonateur et Explosifs, Fil et Enregistreur, ou Fusil et Balle.
clause-AG-12_4 = Chacune des trois paires convient pour n’importe quelle cellule.
clause-AG-12_5 = La cellule est retirée du plateau.
clause-AG-12_6 = Vous recevez 25k de la caisse.
clause-AG-12_7 = Vous pouvez détruire plusieurs cellules en un tour.

section-AG-13 = Étapes 4 et 5 : défausse et enchères
clause-AG-13_1 = Si à la fin de votre tour vous avez plus de cinq cartes Atout, vous en défaussez, au choix, jusqu’à n’en avoir plus que cinq.
clause-AG-13_2 = La limite ne vaut qu’à la fin de son propre tour.
clause-AG-13_3 = Ensuite, celui qui a le jeton d’enchères tient des enchères au marché noir.
clause-AG-13_4 = Ce joueur prend les quatre premières cartes du paquet Atouts et les regarde ; personne d’autre ne les voit.
clause-AG-13_5 = Il en prend une dans sa main et passe les trois autres au joueur suivant, dans le sens des aiguilles d’une montre.
clause-AG-13_6 = L’un après l’autre prend une carte, jusqu’à ce que les quatre en aient une ; le dernier reçoit la dernière.
clause-AG-13_7 = Le jeton d’enchères passe ensuite au joueur suivant dans le sens inverse des aiguilles d’une montre.
clause-AG-13_8 = Le tour suivant est celui du joueur suivant dans le sens des aiguilles d’une montre.
clause-AG-13_9 = Tout dans le jeu va dans le sens des aiguilles d’une montre, sauf le jeton d’enchères.

section-AG-14 = Gagner
clause-AG-14_1 = Celui qui a trois cellules dormantes, une dans chaque zone, gagne.

section-AG-15 = Exemples, et ce qui découle des règles
clause-AG-15_1 = Pour une bombe, on défausse le Détonateur et les Explosifs.
clause-AG-15_2 = Pour une écoute, on défausse le Fil et l’Enregistreur ; pour un assassinat, le Fusil et la Balle.
clause-AG-15_3 = Pour arrêter un assassinat, on défausse Déjouer l’Assassinat.
clause-AG-15_4 = On peut échanger une carte contre deux.
clause-AG-15_5 = On détruit une cellule en posant dessus, par exemple, un Fusil et une Balle.
clause-AG-15_6 = Dans un même tour, vous pouvez jouer des cartes, faire autre chose, et rejouer des cartes.
clause-AG-15_7 = Les agences : CIA, bleu, Washington (États-Unis) ; MI6, noir, Londres (Royaume-Uni) ; FSB, vert, Moscou (Russie) ; MSS, rouge, Pékin (Chine).
clause-AG-15_8 = Sans cellule, vous pouvez avoir 3 espions, avec une 4, avec deux 5.
clause-AG-15_9 = Si les joueurs sont 1, 2, 3 et 4 dans l’ordre du placement, les tours vont 2, 3, 4, 1, 2, et ainsi de suite. Les enchères viennent après le tour 4 (du joueur 1), le tour 7 (joueur 4), le tour 10 (joueur 3), le tour 13 (joueur 2), puis tous les trois tours.
clause-AG-15_10 = L’attaquant gagne 15 fois sur 36.

section-AG-H = Ce que le livret laisse ouvert, et les décisions de la maison
clause-AG-H1 = Aucune carte du monde du livret n’a pu être trouvée. Ici, elle a 27 villes, 9 dans chaque zone, et 48 liaisons. Washington : La Havane, Los Angeles, New York. New York : Londres, Vancouver, Washington. Vancouver : Los Angeles, New York, Séoul. Los Angeles : Mexico, Tokyo, Vancouver, Washington. Mexico : Bogota, La Havane, Los Angeles. La Havane : Bogota, Madrid, Mexico, Washington. Bogota : Buenos Aires, La Havane, Mexico, Rio de Janeiro. Rio de Janeiro : Bogota, Buenos Aires, Lagos. Buenos Aires : Bogota, Rio de Janeiro, Sydney. Ces neuf villes sont la zone 1, Amérique. Londres : Berlin, Madrid, New York, Paris. Paris : Berlin, Londres, Madrid, Rome. Madrid : La Havane, Lagos, Londres, Paris. Berlin : Londres, Moscou, Paris, Rome. Rome : Berlin, Le Caire, Paris. Moscou : Almaty, Berlin, Le Caire. Le Caire : Dubaï, Johannesburg, Lagos, Moscou, Rome. Lagos : Le Caire, Johannesburg, Madrid, Rio de Janeiro. Johannesburg : Le Caire, Dubaï, Lagos. Ces neuf villes sont la zone 2, Europe et Afrique. Pékin : Almaty, Hong Kong, Séoul, Tokyo. Tokyo : Pékin, Hong Kong, Los Angeles, Séoul. Séoul : Pékin, Tokyo, Vancouver. Hong Kong : Pékin, New Delhi, Singapour, Tokyo. Singapour : Hong Kong, New Delhi, Sydney. New Delhi : Almaty, Dubaï, Hong Kong, Singapour. Dubaï : Almaty, Le Caire, Johannesburg, New Delhi. Almaty : Pékin, Dubaï, Moscou, New Delhi. Sydney : Buenos Aires, Singapour. Ces neuf villes sont la zone 3, Asie et Pacifique.
clause-AG-H2 = Le livret nomme quelques cartes Atout et n’en donne pas la liste. Ici, le paquet en a 60. Six de chaque objet : Détonateur et Explosifs pour une bombe, Fil et Enregistreur pour une écoute, Fusil et Balle pour un assassinat. Quatre de chacune de celles-ci : Déjouer la Bombe, Déjouer l’Écoute et Déjouer l’Assassinat, qui arrêtent l’objectif qu’elles nomment. Les objets et ces cartes ne servent à rien d’autre. Quatre Taupes : choisissez un autre joueur ; deux cartes au hasard de sa main privée (toutes, s’il en a moins) sont posées face visible devant lui. Elles restent de sa main : il peut les jouer, les échanger et les défausser, et elles comptent pour la limite de cinq ; un nouveau propriétaire les prend dans sa main privée. Quatre Barrages Routiers : jusqu’au début de votre prochain tour, les autres ne peuvent déplacer aucun pion, par déplacement normal ou en voiture, pour sortir d’une zone de votre choix, y entrer ou s’y déplacer ; les avions et le pas qui suit le lancement d’un objectif sont libres. Quatre Rébellions : jusqu’au début de votre prochain tour, chacun des autres paie 5k à la caisse pour chaque déplacement d’un pion, normal, en voiture ou en avion, qui quitte ou atteint une ville d’une zone de votre choix ; qui ne peut pas payer ne peut pas le faire. Plusieurs Barrages et plusieurs Rébellions peuvent viser la même zone.
clause-AG-H3 = Le livret ne donne pas la liste des cartes Lieu. Ici, il y en a 27, une par ville.
clause-AG-H4 = Le livret ne donne pas la liste des cartes Objectif. Ici, il y en a 12 : 4 bombes, 4 écoutes et 4 assassinats, et chacune rapporte 60k.
clause-AG-H5 = Le livret ne compte pas les pièces. Ici, chaque agence a 10 pions et 5 cellules, et il y a autant de jetons d’objectif qu’il en faut. Sans pion en réserve, on ne peut pas jouer une carte qui agit pendant une manche.
clause-AG-H6 = Le livret ne distribue pas d’argent avant la partie. Ici, tous commencent sans rien. On peut convenir d’une autre somme, en jetons de 5k (option starting_money).
clause-AG-H7 = Le livret ne dit pas combien d’argent il y a. Ici, la caisse est inépuisable, l’argent va de 5k en 5k, et personne ne peut avoir de dettes.
clause-AG-H8 = Le livret ne dit pas ce qui se passe quand un paquet est vide. Ici, les Atouts défaussés sont mélangés et forment un nouveau paquet ; les cartes Lieu et Objectif qui ont servi sont mises de côté, et mélangées quand leur paquet est vide. S’il ne reste aucun Atout, on n’en pioche pas ; lors d’enchères avec moins de quatre cartes, les joueurs sont servis dans leur ordre tant qu’il y a des cartes.
clause-AG-H9 = Le livret ne donne de nouvelles cartes qu’à celui qui accomplit un objectif. Ici, le joueur dont l’objectif a été arrêté pioche lui aussi, aussitôt, une nouvelle carte Lieu et une nouvelle carte Objectif ; sinon, il ne lui resterait plus rien à faire. Avec l’autre réglage, on ne pioche alors pas de nouvelles cartes (option new_papers_after_stop).
clause-AG-H10 = Le livret ne dit pas de qui on peut arrêter les objectifs. Ici, seulement ceux des autres.
clause-AG-H11 = Le livret ne dit pas combien d’objectifs un joueur peut avoir en cours. Ici, un au plus, puisqu’il n’a qu’une paire de cartes.
clause-AG-H12 = Le livret ne demande pas d’avoir un espion là où l’on détruit une cellule. Ici, il en faut un dans cette ville. Avec l’autre réglage, il n’en faut pas (option presence).
clause-AG-H13 = Le livret ne dit pas combien de cellules une ville peut contenir. Ici, chaque agence en a une au plus par ville, et des agences différentes peuvent partager une ville. Vous pouvez en avoir plusieurs dans une zone : chacune augmente votre capacité, mais la zone ne compte qu’une fois pour la victoire. Personne n’a à donner son accord pour une cellule, et les ennemis présents ne l’empêchent pas.
clause-AG-H14 = Le livret ne dit pas quand on vérifie la victoire. Ici, c’est au moment où une cellule est placée, et la partie s’arrête aussitôt.
clause-AG-H15 = Le livret ne dit pas ce qui se passe si la perte d’une cellule vous laisse plus d’espions que votre capacité. Ici, ils restent, mais vous ne pouvez pas en acheter d’autre.
clause-AG-H16 = Le livret dit peu de choses du déplacement des pions. Ici, chaque pion a un espace gratuit par tour, et les pions peuvent être déplacés un par un, entre d’autres actions. La voiture et l’avion s’y ajoutent, même pour un pion qui s’est déjà déplacé. Trois espaces au plus, c’est d’une à trois liaisons du plateau. Après la mise en place, autant de pions qu’on veut peuvent partager une ville.
clause-AG-H17 = Le livret ne dit pas comment on annonce une attaque. Ici, l’attaquant nomme la ville, son propre pion et l’agence ennemie, et les dés sont visibles. Les pions retirés du plateau retournent à la réserve. Nul n’est à l’abri dans une base principale.
clause-AG-H18 = Le livret dit peu de choses du vol. Ici, le voleur nomme la victime et la ville, et s’il veut une carte face visible ou une carte au hasard ; s’il n’y en a que d’une sorte, c’est celle-là, et on ne peut rien voler à qui n’a pas de cartes. Le voleur et la victime connaissent la carte volée ; les autres, seulement si elle était face visible.
clause-AG-H19 = Le livret ne dit pas quand ni comment on commerce. Ici, seulement à l’étape 3 d’un tour, entre le joueur actif et un autre ; l’un ou l’autre peut proposer, et si les deux sont d’accord, c’est fait aussitôt. Seul le partenaire voit les cartes offertes. Les promesses n’engagent personne. Le joueur actif peut commencer au plus 3 propositions avec chaque partenaire en un tour. On n’échange ni cartes Lieu ou Objectif, ni cellules, ni pions, ni jetons ; les cartes face visible, oui. On peut convenir d’un nombre plus petit ; avec zéro, on ne commerce pas (option proposals).
clause-AG-H20 = Le livret ne dit pas si les cartes face visible comptent pour la limite de cinq. Ici, elles comptent. Les cartes des enchères viennent après la défausse : avoir six cartes entre deux tours n’a rien d’inhabituel.
clause-AG-H21 = Le livret ne dit pas quand exactement une carte qui agit pendant une manche est défaussée. Ici, c’est au tout début du prochain tour de son propriétaire, avant l’argent.
clause-AG-H22 = Le livret ne dit pas ce qui se passe dans une ville où se trouve déjà un jeton d’objectif. Ici, on peut quand même y lancer un objectif, et chaque jeton est une affaire à part.
clause-AG-H23 = D’après le livret, le dernier à s’être servi d’un ordinateur commence (AG-2.2). Ici, le logiciel tire au sort qui c’était.
clause-AG-H24 = Le livret ne dit pas ce que devient un joueur sans espions. Ici, il continue : les 10k d’un tour achètent un nouvel espion à la base principale.
clause-AG-H25 = Le livret ne dit pas qui choisit la place d’un nouvel espion. Ici, c’est l’acheteur, entre la base principale et les villes où il a une cellule, même si des ennemis s’y trouvent.
clause-AG-H26 = D’après le livret, une partie pourrait ne jamais finir. Ici, elle s’arrête après 40 manches : gagne qui a des cellules dans le plus de zones ; à égalité, qui a le plus de cellules ; puis qui a le plus d’argent ; et si cela aussi est égal, la victoire est partagée. On peut convenir de moins de manches (option rounds).
clause-AG-G27 = Le livret dit l’étape 5 obligatoire, et dit qu’elle n’est que pour celui qui détient le jeton d’enchères. AG-3.2 réunit les deux.
clause-AG-G28 = Un objectif est-il accompli pendant un tour ou quand le tour commence ? Les deux : il est accompli au début du tour, et l’argent, le jeton et les nouvelles cartes viennent avant la pioche de la carte Atout.
clause-AG-G29 = Le livret parle d’un deuxième tour pour un objectif. C’est le tour qui suit immédiatement, pour ce joueur : le premier est celui du lancement. Chacun des trois autres a exactement un tour pour l’arrêter.
clause-AG-G30 = Où vont les cartes d’objet défaussées pour un objectif ? On les montre à tous, puis elles vont face cachée à la défausse.
clause-AG-G31 = Le livret laisse seulement savoir que Barrage Routier dure une manche et appartient à une zone, et que Rébellion dépend de la ville où se trouve un pion. AG-H2 respecte l’un et l’autre.
clause-AG-H32 = Le livret ne dit pas qui choisit son agence en premier. Ici, elles sont choisies une à une dans l’ordre du placement, à partir du premier à placer, avant le premier pion. Avec l’autre réglage, elles sont fixées quand la table est dressée (option agencies_settled) : la première place a la CIA, la deuxième le MI6, la troisième le FSB et la quatrième le MSS.
clause-AG-H33 = Le livret ne dit pas si l’on peut garder ce qu’on achète. Ici, on s’en sert aussitôt : une voiture ou un avion s’achète en nommant un pion et une ville. Un vol se termine dans une autre ville, à une, deux ou trois liaisons. Un espion acheté à ce tour a lui aussi son espace gratuit, même si ce pion était sur le plateau plus tôt dans le tour. Sans pion en réserve, on ne peut pas acheter d’espion, ni de cellule sans jeton de cellule.
clause-AG-H34 = Le livret ne dit pas ce que fait une Taupe à un joueur dont la main privée est vide. Ici, on peut la jouer, elle est défaussée, et rien ne se passe.
clause-AG-H35 = Le livret ne dit pas comment se compose un échange. Ici, le joueur actif nomme un partenaire, et propose lui-même ou lui demande une proposition ; chacun de ces débuts est l’un des trois d’AG-H19, même s’il n’aboutit à rien. Celui qui propose ajoute des cartes et de l’argent, de 5k en 5k, à ce qu’il offre et à ce qu’il demande. Vous pouvez offrir ce que vous avez, et demander l’argent et les cartes face visible qu’a le partenaire ; de la main privée, vous pouvez demander n’importe quelle carte par son nom, mais pas plus qu’il n’y a de cartes, ni plus d’exemplaires qu’il n’en existe : ce qu’on peut demander ne doit pas trahir la main. Un cadeau est permis ; rien contre rien ne l’est pas. Le partenaire ne peut accepter que si tout ce qu’on demande de sa main privée s’y trouve.
clause-AG-H36 = Le livret ne dit pas quel exemplaire sert si vous avez deux fois une carte, une fois face visible. Ici, c’est dit par celui qui joue, défausse, offre ou combine la carte.
clause-AG-H37 = Le livret ne dit rien de plus de Barrage Routier et de Rébellion. Ici, elles lient tout le monde sauf leur propriétaire. Chaque Rébellion coûte 5k une fois pour chaque déplacement qui quitte ou atteint sa zone, si bien qu’un déplacement entre deux zones paie pour les cartes des deux. Placer un nouvel espion et le pas qui suit le lancement d’un objectif ne sont pas des déplacements. L’argent doit suffire pour le prix et les péages ensemble.
clause-AG-H38 = Le livret ne dit pas quand un paquet est renouvelé. Ici, seulement quand il en faut une carte et qu’il n’y en a plus, même au milieu des enchères ; jusque-là, les défausses restent où elles sont.
clause-AG-H39 = Le livret ne dit pas où sont les cartes d’un objectif en cours. Ici, ses cartes Lieu et Objectif restent face visible devant leur propriétaire jusqu’à ce qu’il soit accompli ou arrêté ; elles sont alors mises de côté, et les nouvelles sont piochées après, si bien qu’elles peuvent revenir aussitôt d’un paquet renouvelé.
clause-AG-H40 = Quel est le dernier tour d’AG-H26 ? Le livret ne connaît pas cette fin. Ici, c’est le tour 160, avec sa défausse et ses enchères ; avec un autre nombre de manches, c’est quatre fois ce nombre.
clause-AG-H41 = Comment un échange prend-il fin ? Le livret n’y met pas de bornes. Ici, une offre ne fait que croître : on ajoute des cartes et de l’argent d’un côté ou de l’autre, et on ne les retire jamais un à un. Qui se ravise annule toute la proposition, qui compte comme l’une des trois d’AG-H19. Ainsi, chaque tour prend fin. Un écran peut vous laisser composer l’offre librement et l’envoyer quand elle est prête.
clause-AG-H42 = Le livret ne dit pas si l’on peut mêler les cartes de sa main à l’insu des autres. Ici, non : chaque carte Atout hors de son paquet est dans une pochette numérotée. Tous voient quelle pochette est piochée, jouée, mise face visible, volée, remise ou défaussée ; seuls ceux qui peuvent regarder savent ce qu’elle contient. Une carte piochée va dans la première pochette libre. Lors d’enchères, les pochettes ne disent rien : la carte prise va dans la première pochette du lot, et les autres sont rangées à nouveau.
clause-AG-H43 = Le livret ne dit pas ce qu’on voit quand un paquet est renouvelé. Ici, les Atouts défaussés sont montrés à tous avant d’être mélangés. Si cela arrive au milieu des enchères, tous voient si un joueur prend une carte de l’ancien paquet ou du nouveau.
clause-AG-H44 = Le livret ne dit pas ce que les autres entendent d’un échange. Ici, ce qu’on demande se dit à voix haute : noms de cartes, argent et cartes face visible. Des cartes offertes, tous voient les pochettes, et le partenaire le recto, une fois la proposition faite. Celui qui accepte étale une à une, devant tous, les cartes qu’on demande de sa main privée ; avec la dernière, l’échange est conclu. Jusque-là, il peut encore refuser, et les cartes étalées retournent dans sa main.
clause-AG-H45 = Le livret ne dit pas dans quel ordre se dit une proposition. Ici, il n’y a qu’un ordre : les cartes offertes, par leurs pochettes ; l’argent offert ; les cartes demandées de la main privée, dans l’ordre d’AG-H2 ; les cartes face visible demandées, par leurs pochettes ; l’argent demandé. L’argent se nomme par sommes de 100k au plus, et seuls 100k tout ronds peuvent être suivis d’une autre somme.
clause-AG-H46 = Le livret ne distingue pas les pions d’une agence. Ici, ils sont numérotés. S’il s’agit d’un pion parmi plusieurs dans une ville et que peu importe lequel, c’est celui du plus petit numéro ; de même pour les pions de la réserve. La dernière carte des enchères va d’elle-même au dernier joueur.

section-AG-S = Tailles pour l’étude
clause-AG-S1 = Il y a au plus 1 à 6 exemplaires de chaque carte Atout (option copies). Le paquet complet en a jusqu’à 6.
clause-AG-S2 = Chaque joueur reçoit de 0 à 2 cartes Atout pour sa première main (option starting_cards). Dans le jeu publié, c’est 2.
clause-AG-S3 = Seules les 4 à 27 premières villes ont une carte Lieu (option locations). Le paquet complet les a toutes les 27.
clause-AG-S4 = Il y a de 1 à 3 sortes d’objectifs : bombe, écoute, assassinat (option objective_kinds). Le paquet complet a les trois.

### La table

## Qui, à qui et quoi : les phrases ci-dessous les nomment

seat = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] Joueur { $seat }
}
who = { $who ->
    [cia] La CIA
    [mi6] Le MI6
    [fsb] Le FSB
   *[mss] Le MSS
}
whom = { $whom ->
    [cia] la CIA
    [mi6] le MI6
    [fsb] le FSB
   *[mss] le MSS
}
of-whom = { $whom ->
    [cia] de la CIA
    [mi6] du MI6
    [fsb] du FSB
   *[mss] du MSS
}
to-whom = { $whom ->
    [cia] à la CIA
    [mi6] au MI6
    [fsb] au FSB
   *[mss] au MSS
}
from-whom = { $whom ->
    [cia] de la CIA
    [mi6] du MI6
    [fsb] du FSB
   *[mss] du MSS
}
to-who = { $who ->
    [cia] à la CIA
    [mi6] au MI6
    [fsb] au FSB
   *[mss] au MSS
}
winner-a = { $a ->
    [cia] la CIA
    [mi6] le MI6
    [fsb] le FSB
   *[mss] le MSS
}
winner-b = { $b ->
    [cia] la CIA
    [mi6] le MI6
    [fsb] le FSB
   *[mss] le MSS
}
winner-c = { $c ->
    [cia] la CIA
    [mi6] le MI6
    [fsb] le FSB
   *[mss] le MSS
}
winner-d = { $d ->
    [cia] la CIA
    [mi6] le MI6
    [fsb] le FSB
   *[mss] le MSS
}
an-objective = { $objective ->
    [bomb] une bombe
    [tap] une écoute
   *[kill] un assassinat
}
the-objective = { $objective ->
    [bomb] la bombe
    [tap] l’écoute
   *[kill] l’assassinat
}
in-zone = { $zone ->
    [americas] en Amérique
    [europe] en Europe et en Afrique
   *[asia] en Asie et dans le Pacifique
}
card-one = { $one ->
    [detonator] Détonateur
    [explosives] Explosifs
    [wire] Fil
    [recorder] Enregistreur
    [rifle] Fusil
    [bullet] Balle
    [no-bomb] Déjouer la Bombe
    [no-tap] Déjouer l’Écoute
    [no-kill] Déjouer l’Assassinat
    [mole] Taupe
    [block] Barrage Routier
   *[rebellion] Rébellion
}
card-two = { $two ->
    [detonator] Détonateur
    [explosives] Explosifs
    [wire] Fil
    [recorder] Enregistreur
    [rifle] Fusil
    [bullet] Balle
    [no-bomb] Déjouer la Bombe
    [no-tap] Déjouer l’Écoute
    [no-kill] Déjouer l’Assassinat
    [mole] Taupe
    [block] Barrage Routier
   *[rebellion] Rébellion
}
card-three = { $three ->
    [detonator] Détonateur
    [explosives] Explosifs
    [wire] Fil
    [recorder] Enregistreur
    [rifle] Fusil
    [bullet] Balle
    [no-bomb] Déjouer la Bombe
    [no-tap] Déjouer l’Écoute
    [no-kill] Déjouer l’Assassinat
    [mole] Taupe
    [block] Barrage Routier
   *[rebellion] Rébellion
}

## Ce qu’on peut jouer

move-first = Le joueur { $seat } place en premier
move-agency = { $agency ->
    [cia] Diriger la CIA : bleue, avec sa base principale à Washington
    [mi6] Diriger le MI6 : noir, avec sa base principale à Londres
    [fsb] Diriger le FSB : vert, avec sa base principale à Moscou
   *[mss] Diriger le MSS : rouge, avec sa base principale à Pékin
}
move-place = Poser un espion { in-city }
move-location = La carte Lieu est { city }
move-objective = La carte Objectif est { an-objective }
move-draw = La carte est { card }
move-end = Ne plus rien faire à ce tour
move-move = { $mode ->
    [walk] L’espion { $pawn } avance d’un espace, sans payer
    [car] L’espion { $pawn } prend une voiture : un espace pour 5k
   *[plane] L’espion { $pawn } prend un avion : jusqu’à trois espaces pour 20k
}
move-go = La ville est { city }
move-spy = Acheter pour 10k un nouvel espion, qui commence { in-city }
move-cell = Acheter pour 40k une cellule dormante et la placer { in-city }
move-play = Jouer la carte { $sleeve }
move-stop = Déjouer un objectif avec la carte { $sleeve }
move-initiate = Lancer votre objectif avec la carte { $sleeve } et son pendant
move-destroy = Détruire une cellule avec la carte { $sleeve } et son pendant
move-pair = La carte { $sleeve } est l’autre objet de la paire
move-zone = { $zone ->
    [americas] La poser à la zone 1, l’Amérique
    [europe] La poser à la zone 2, l’Europe et l’Afrique
   *[asia] La poser à la zone 3, l’Asie et le Pacifique
}
move-at = Elle vise le joueur { $seat }
move-attack = L’espion { $pawn } attaque un espion du joueur { $seat }
move-steal = L’espion { $pawn } vole le joueur { $seat }
move-die = Le dé montre { $pips }
move-face-up = Prendre, ou demander, la carte { $sleeve }, face visible
move-blind = Voler une carte au hasard de la main privée
move-pick = La carte { $sleeve } sort
move-trade = Commercer avec un autre joueur
move-to = Faire une proposition au joueur { $seat }
move-from = Demander une proposition au joueur { $seat }
move-lay = Offrir la carte { $sleeve }
move-give = Offrir { $money }k
move-want = Demander cette carte de la main privée : { card }
move-ask = Demander { $money }k
move-propose = La proposition est complète
move-cancel = Retirer la proposition
move-accept = Accepter la proposition
move-refuse = Refuser la proposition
move-out = Remettre la carte { $sleeve }, qui a été demandée
move-drop = Défausser la carte { $sleeve }
move-take = Prendre la carte numéro { $number } du lot
move-sealed-location = Une carte Lieu est distribuée face cachée
move-sealed-objective = Une carte Objectif est distribuée face cachée
move-sealed-card = Une carte Atout est distribuée face cachée
move-taken = { $old ->
    [0] Une carte du lot est prise
   *[1] Une carte du lot est prise, une de l’ancien paquet
}
move-passed-1 = Une carte du lot est prise ; on vous passe : { card-one }
move-passed-2 = Une carte du lot est prise ; on vous passe : { card-one } et { card-two }
move-passed-3 = Une carte du lot est prise ; on vous passe : { card-one }, { card-two } et { card-three }

## Ce qu’on peut jouer, à la table

label-play = Jouer « { card } »
label-stop = Déjouer un objectif avec « { card } »
label-initiate = Lancer votre objectif, en commençant par « { card } »
label-destroy = Détruire une cellule, en commençant par « { card } »
label-pair = Ajouter « { card } »
label-lay = Offrir « { card } »
label-out = Remettre « { card } »
label-drop = Défausser « { card } »
label-take = Prendre « { card } »
label-ask-open = Demander « { card } », qui est face visible
label-to = Faire une proposition { to-whom }
label-from = Demander une proposition { to-whom }
label-at-hand = La main { of-whom }
label-at-objective = L’objectif { of-whom }
label-at-cell = La cellule { of-whom }
label-go = Aller { to-city }
label-wreck = Détruire une cellule { in-city }
label-move = { $mode ->
    [walk] L’espion { $pawn } marche d’un espace { leaving }, sans payer
    [car] L’espion { $pawn } roule d’un espace { leaving }, pour 5k
   *[plane] L’espion { $pawn } vole de trois espaces au plus { leaving }, pour 20k
}
label-attack = Attaquer un espion { of-whom } { in-city }
label-steal = Voler une carte { to-whom } { in-city }

## Ce qu’on vous demande

asked-choosing = Choisissez votre agence. Toutes se valent ; seule change leur base principale.
asked-placing = Posez l’espion { $number } sur { $of } dans une ville où il n’y a encore personne.
asked-acting = À vous : faites ce que vous voulez dans l’ordre que vous voulez, puis « end ». Vous avez { $money }k et { $spies } espions sur { $capacity } au plus.
asked-moving = { $mode ->
    [walk] Où va l’espion { $pawn } { leaving } ? Un espace, sans payer.
    [car] Où va en voiture l’espion { $pawn } { leaving } ? Un espace, pour 5k.
   *[plane] Où va en avion l’espion { $pawn } { leaving } ? Jusqu’à trois espaces, pour 20k.
}
asked-zoning = À quelle zone posez-vous « { card } » ?
asked-aiming = Contre qui jouez-vous la Taupe ? Deux cartes au hasard de cette main privée seront mises face visible.
asked-stopping = À qui est l’objectif que vous déjouez avec « { card } » ?
asked-pairing = Vous montrez « { card } ». Quelle carte complète la paire ?
asked-fleeing = Le jeton est posé. Votre espion doit partir aussitôt { leaving } : où va-t-il ?
asked-wrecking = La paire est défaussée. Dans quelle ville détruisez-vous une cellule ?
asked-blaming = À qui est la cellule que vous détruisez { in-city } ?
asked-stealing = Vous volez une carte { to-whom } : l’une de celles qui sont face visible, ou une au hasard de la main privée ?
asked-partnering = Avec qui commercez-vous ? Vous pouvez faire une proposition (« to ») ou en demander une (« from »).
asked-proposing = Composez votre proposition { to-whom } : d’abord ce que vous offrez, puis ce que vous demandez ; « propose » quand elle est complète.
asked-answering = { $left ->
    [0] Voici une proposition { from-whom }. L’acceptez-vous ?
    [one] Voici une proposition { from-whom }. Pour l’accepter, remettez la carte demandée par son nom ({ $left }).
   *[other] Voici une proposition { from-whom }. Pour l’accepter, remettez une à une les { $left } cartes demandées par leur nom.
}
asked-dropping = { $left ->
    [one] La limite est de cinq cartes : défaussez-en { $left }.
   *[other] La limite est de cinq cartes : défaussez-en { $left }, une à une.
}
asked-taking = { $count ->
    [one] Prenez la dernière carte du lot.
   *[other] Prenez l’une des { $count } cartes du lot ; le reste passe au suivant.
}

## Ce qu’attendent les autres

waits-drawing-first = On tire au sort qui place en premier.
waits-choosing = Le joueur { $seat } choisit une agence.
waits-placing = { who } doit poser sur le plateau l’espion { $number } sur { $of }.
waits-dealing-location = Une carte Lieu est distribuée { to-who }.
waits-dealing-objective = Une carte Objectif est distribuée { to-who }.
waits-dealing-card = Une carte Atout est distribuée { to-who }.
waits-dealing-packet = { who } pioche les cartes des enchères.
waits-acting = { who } joue son tour, avec { $money }k et { $spies } espions sur { $capacity } au plus.
waits-moving = { $mode ->
    [walk] { who } déplace à pied l’espion { $pawn } { leaving }.
    [car] { who } déplace en voiture l’espion { $pawn } { leaving }.
   *[plane] { who } déplace en avion l’espion { $pawn } { leaving }.
}
waits-zoning = { who } choisit une zone pour « { card } ».
waits-aiming = { who } choisit contre qui jouer la Taupe.
waits-stopping = { who } choisit quel objectif déjouer avec « { card } ».
waits-pairing = { who } montre « { card } » et doit y ajouter son pendant.
waits-fleeing = { who } doit déplacer aussitôt l’espion { $pawn } { leaving }.
waits-wrecking = { who } choisit dans quelle ville détruire une cellule.
waits-blaming = { who } choisit à qui est la cellule à détruire { in-city }.
waits-rolling = { who } attaque { whom } ; l’attaquant lance d’abord.
waits-rolling-defence = { who } attaque { whom } ; au défenseur de lancer.
waits-stealing = { who } choisit quoi voler { to-whom }.
waits-picking = { who } tire une carte au hasard de la main { of-whom }.
waits-picking-mole = { $count ->
    [one] { $count } carte au hasard { of-whom } reste à mettre face visible.
   *[other] { $count } cartes au hasard { of-whom } restent à mettre face visible.
}
waits-partnering = { who } choisit avec qui commercer.
waits-proposing = { who } compose une proposition { to-whom }.
waits-answering = { $left ->
    [0] { who } doit répondre à la proposition { from-whom }.
    [one] { who } doit répondre à la proposition { from-whom } : { $left } carte est demandée par son nom.
   *[other] { who } doit répondre à la proposition { from-whom } : { $left } cartes sont demandées par leur nom.
}
waits-dropping = { $left ->
    [one] { who } doit défausser { $left } carte.
   *[other] { who } doit défausser { $left } cartes.
}
waits-taking = { $count ->
    [one] { who } reçoit la dernière carte du lot.
   *[other] { who } doit prendre l’une des { $count } cartes du lot.
}

## Ce qui s’est passé

drew-first = Le joueur { $seat } place en premier.
settled = Les agences sont convenues : le joueur 0 dirige la CIA, le joueur 1 le MI6, le joueur 2 le FSB et le joueur 3 le MSS.
chose = { $agency ->
    [cia] Le joueur { $seat } dirige la CIA : bleue, avec sa base principale à Washington.
    [mi6] Le joueur { $seat } dirige le MI6 : noir, avec sa base principale à Londres.
    [fsb] Le joueur { $seat } dirige le FSB : vert, avec sa base principale à Moscou.
   *[mss] Le joueur { $seat } dirige le MSS : rouge, avec sa base principale à Pékin.
}
placed = { who } pose un espion { in-city }.
your-location = Votre carte Lieu : { city }.
your-objective = Votre carte Objectif : { objective }.
new-papers = { who } pioche une nouvelle carte Lieu et une nouvelle carte Objectif.
you-drew = Vous piochez « { card } ».
drew = { who } pioche une carte.
packet-card = Dans le lot : { card }.
auction = { $count ->
    [one] { who } tient des enchères : il ne reste que { $count } carte.
   *[other] { who } tient des enchères et regarde { $count } cartes.
}
renewed-assets = Le paquet d’Atouts était vide : la défausse est retournée devant tous et mélangée en un nouveau paquet.
renewed-locations = Le paquet de Lieux était vide : les cartes utilisées sont mélangées en un nouveau paquet.
renewed-objectives = Le paquet d’Objectifs était vide : les cartes utilisées sont mélangées en un nouveau paquet.
token = { who } reçoit le jeton d’enchères.
dealt = Chacun a ses papiers et sa première main. { who } reçoit le jeton d’enchères.
lifted = { who } défausse « { card } », qui était { in-zone }.
turn = { who } commence le tour { $turn } et prend { $money }k.
completed = { who } accomplit { the-objective } { in-city } sans que personne s’y oppose, et prend { $money }k.
ends = { who } ne fait plus rien à ce tour.
drops = { who } défausse « { card } ».
drops-hidden = { who } défausse une carte.
safety-stop = La partie s’arrête après le tour { $turn } : personne n’a une cellule dans chaque zone.
final = { $zones ->
    [one] { who } : des cellules dans { $zones } zone, { $cells } en tout, et { $money }k.
   *[other] { who } : des cellules dans { $zones } zones, { $cells } en tout, et { $money }k.
}
walked = { who } déplace un espion { leaving } { to-city }.
drove = { who } conduit un espion { leaving } { to-city }, pour { $money }k.
flew = { who } fait voler un espion { leaving } { to-city }, pour { $money }k.
fled = { who } déplace aussitôt l’espion { leaving } { to-city }.
toll = { who } paie { $money }k de plus à cause de la Rébellion.
hired = { who } achète pour { $money }k un nouvel espion, qui commence { in-city }.
built = { who } place une cellule dormante { in-city }, pour { $money }k. Elle compte { in-zone }.
plays = { who } joue « { card } ».
laid-block = { who } pose Barrage Routier { in-zone } : pendant une manche, personne d’autre n’y va à pied ni en voiture.
laid-rebellion = { who } pose Rébellion { in-zone } : pendant une manche, les autres paient 5k pour chaque déplacement qui en part ou y arrive.
mole = { $count ->
    [one] La Taupe est à l’œuvre : { $count } carte au hasard { of-whom } est mise face visible.
   *[other] La Taupe est à l’œuvre : { $count } cartes au hasard { of-whom } sont mises face visible.
}
mole-in-vain = La Taupe ne trouve aucune main privée { of-whom } : il ne se passe rien.
turned-up = « { card } » est mise face visible : c’est une carte { of-whom }.
stopped = { who } déjoue { the-objective } { of-whom } { in-city } et prend { $money }k.
initiates = { who } révèle ses papiers et lance { an-objective } { in-city }.
pair = { who } défausse « { card-one } » et « { card-two } ».
destroyed = { who } détruit la cellule { of-whom } { in-city } et prend { $money }k.
attacks = { who } attaque un espion { of-whom } { in-city }.
steals = { who } vole { whom } { in-city }.
rolled-attack = { who } obtient { $pips }.
rolled-defence = Le lancer { of-whom } donne { $pips }.
attack-won = { who } l’emporte, prend { $money }k { to-whom }, et l’espion attaqué quitte le plateau.
attack-lost = { who } perd, et l’espion qui attaquait quitte le plateau.
stole = { who } vole « { card } » { to-whom }.
stole-hidden = { who } vole une carte { to-whom }.
turns-to = { who } prépare une proposition à faire { to-whom }.
invites = { who } demande une proposition { to-whom }.
offers = { who } offre « { card } ».
offers-hidden = { who } offre la carte { $sleeve }.
offers-money = { who } offre { $money }k.
wants = { who } demande « { card } ».
asks-open = { who } demande « { card } », qui est face visible.
asks-money = { who } demande { $money }k.
proposed = { who } soumet la proposition { to-whom }.
shown = { who } montre ce qui est offert : { card }.
cancelled = { who } retire la proposition.
traded = { who } accepte la proposition { from-whom }, et c’est conclu.
declined = { who } refuse la proposition { from-whom }.
lays-out = { who } remet « { card } ».
took-card = { who } prend « { card } ».
took = { $old ->
    [0] { who } prend une carte du lot.
   *[1] { who } prend une carte du lot, une de l’ancien paquet.
}
passed-1 = Ce qui reste est pour vous : { card-one }.
passed-2 = On vous passe : { card-one } et { card-two }.
passed-3 = On vous passe : { card-one }, { card-two } et { card-three }.
last-card = La dernière carte du lot revient { to-whom }.

## Comment cela finit

over-won = { who } a une cellule dormante dans chaque zone et gagne.
over-stopped = { $zones ->
    [one] { who } gagne : des cellules dans { $zones } zone, { $cells } en tout, et { $money }k.
   *[other] { who } gagne : des cellules dans { $zones } zones, { $cells } en tout, et { $money }k.
}
over-shared-2 = Se partagent la victoire { winner-a } et { winner-b } : zones avec cellules { $zones }, cellules { $cells }, argent { $money }k chacun.
over-shared-3 = Se partagent la victoire { winner-a }, { winner-b } et { winner-c } : zones avec cellules { $zones }, cellules { $cells }, argent { $money }k chacun.
over-shared-4 = Se partagent la victoire { winner-a }, { winner-b }, { winner-c } et { winner-d } : zones avec cellules { $zones }, cellules { $cells }, argent { $money }k chacun.

## Ce dont on peut convenir

option-rounds = Manches après lesquelles la partie s’arrête si personne n’a gagné
option-agencies_settled = Les agences vont selon les sièges et ne se choisissent pas
option-proposals = Propositions qu’on peut commencer avec chaque joueur en un tour (0 : pas de commerce)
option-starting_money = Argent au départ, en jetons de 5k
option-presence = Pour détruire une cellule, il faut un espion dans sa ville
option-new_papers_after_stop = Celui dont l’objectif est déjoué pioche de nouveaux papiers
option-copies = Exemplaires de chaque carte Atout, au plus
option-starting_cards = Cartes Atout de la première main
option-locations = Villes qui ont une carte Lieu
option-objective_kinds = Sortes d’objectifs (1 : bombes, 2 : écoutes aussi, 3 : assassinats aussi)

## Pourquoi quelque chose ne peut pas se jouer

refused-over = La partie est finie.
refused-dealer-draws-first = D’abord, le croupier tire au sort qui place en premier (par exemple first=0).
refused-choose-an-agency = D’abord, on choisit une agence : cia, mi6, fsb ou mss.
refused-place-a-pawn = D’abord, on pose un espion sur le plateau (par exemple +paris).
refused-dealer-deals-location = D’abord, le croupier distribue une carte Lieu (par exemple @paris).
refused-dealer-deals-objective = D’abord, le croupier distribue une carte Objectif (par exemple ?bomb.1).
refused-dealer-deals-card = D’abord, le croupier distribue une carte Atout (par exemple =wire.1).
refused-choose-an-action = Cela ne convient pas ici : choisissez une des actions du tour, ou « end ».
refused-choose-a-city = Dites d’abord où va l’espion (par exemple >paris).
refused-choose-a-zone = Dites d’abord à quelle zone la carte est posée : zone1, zone2 ou zone3.
refused-choose-a-player = Dites d’abord contre qui la Taupe est jouée (par exemple at1).
refused-choose-an-objective = Dites d’abord de qui vous déjouez l’objectif (par exemple at1).
refused-choose-the-other-object = Nommez d’abord l’autre objet de la paire (par exemple and17).
refused-leave-the-city = Un objectif vient d’être lancé : l’espion doit d’abord quitter la ville (par exemple >paris).
refused-choose-a-cell = Dites d’abord quelle cellule est détruite : sa ville, puis à qui elle est.
refused-dealer-rolls = D’abord, le croupier lance un dé (de die=1 à die=6).
refused-choose-what-to-steal = Dites d’abord ce qui est volé : une carte face visible (par exemple up17), ou « blind ».
refused-dealer-picks = D’abord, le croupier tire une carte de la main privée (par exemple pick=17).
refused-choose-a-partner = Dites d’abord avec qui vous commercez : to1 propose au joueur 1, from1 lui demande de proposer.
refused-finish-the-proposal = Terminez d’abord la proposition : par « propose » ou par « cancel ».
refused-answer-the-proposal = Il faut d’abord répondre à la proposition.
refused-discard-first = Vous devez d’abord défausser pour ne garder que cinq cartes (par exemple drop17).
refused-take-from-the-packet = Il faut d’abord prendre une carte du lot (par exemple take1).
refused-agency-taken = Un autre joueur a cette agence.
refused-city-taken = Un espion s’y trouve déjà ; tant qu’on pose les premiers espions, chacun prend une ville à lui.
refused-location-not-in-deck = Cette carte Lieu n’est pas dans le paquet à présent.
refused-objective-not-in-deck = Il n’y a plus autant de cartes de cet Objectif dans le paquet.
refused-card-not-in-deck = Il n’y a plus autant de cartes de cet Atout dans le paquet.
refused-pawn-not-on-map = Ce pion n’est pas sur le plateau.
refused-has-walked = Cet espion a déjà avancé de son espace gratuit à ce tour.
refused-bought-already = Vous en avez déjà acheté à ce tour ; chaque chose ne s’achète qu’une fois.
refused-too-little-money = Vous n’avez pas assez d’argent pour cela.
refused-road-blocked = Un Barrage Routier l’interdit : dans cette zone, seul son propriétaire va à pied ou en voiture.
refused-not-linked = Cette ville n’est pas reliée à celle de l’espion.
refused-too-far = Un avion va dans une autre ville, à une distance d’une à trois liaisons.
refused-toll-too-high = Vous ne pouvez pas payer ce que la Rébellion y coûte.
refused-at-capacity = Vous avez autant d’espions que le permet votre capacité : 3, et 1 de plus pour chacune de vos cellules.
refused-no-pawn-left = Vous n’avez plus de pion en réserve.
refused-not-a-home = Un nouvel espion commence à votre base principale ou dans l’une de vos cellules.
refused-no-spy-there = Vous n’avez pas d’espion dans cette ville : vous ne pouvez pas y placer de cellule.
refused-cell-there = Vous avez déjà une cellule dans cette ville.
refused-no-cell-left = Vous avez placé vos cinq cellules.
refused-not-your-card = Cette carte n’est pas à vous.
refused-not-playable = Seules Taupe, Barrage Routier et Rébellion se jouent ainsi.
refused-no-pawn-for-card = Vous n’avez plus de pion en réserve pour marquer cette carte comme vôtre.
refused-not-a-stop-card = Cette carte ne déjoue aucun objectif.
refused-nothing-to-stop = Là où sont vos espions, personne d’autre n’a lancé d’objectif que cette carte déjoue.
refused-not-an-object = Cette carte n’est pas l’un des six objets.
refused-not-a-pair = Ces deux-là ne font pas la paire : le Détonateur va avec les Explosifs, le Fil avec l’Enregistreur, le Fusil avec la Balle.
refused-under-way = Votre objectif est déjà lancé.
refused-no-papers = Vous n’avez pas de cartes Lieu et Objectif.
refused-not-for-your-objective = Cette carte ne va pas avec votre carte Objectif.
refused-not-at-your-location = Vous n’avez pas d’espion dans la ville de votre carte Lieu.
refused-nothing-to-destroy = Il n’y a pas de cellule que vous puissiez détruire à présent.
refused-no-cell-to-destroy = Vous ne pouvez pas y détruire une telle cellule : son propriétaire ne doit pas avoir d’espion dans la ville, et il vous en faut un.
refused-fought-already = Vous avez déjà attaqué ou volé à ce tour ; une fois seulement est permise.
refused-that-is-you = Ce joueur, c’est vous.
refused-no-enemy-there = Ce joueur n’a pas d’espion dans la ville où est le vôtre.
refused-no-cards-to-steal = Ce joueur n’a pas de cartes.
refused-not-face-up = Cette carte n’est pas face visible devant ce joueur.
refused-no-private-cards = Ce joueur n’a pas de cartes privées, seulement des visibles.
refused-not-in-private-hand = Cette carte n’est pas dans la main privée d’où elle doit venir.
refused-no-proposals-left = Avec ce joueur, on ne peut plus commencer de proposition à ce tour.
refused-out-of-order = Une proposition se dit dans un seul ordre : cartes offertes, argent offert, cartes demandées par leur nom, cartes visibles demandées, argent demandé.
refused-too-many-asked = Vous ne pouvez pas demander plus de cartes que n’en a cette main privée, ni plus d’exemplaires qu’il n’en existe.
refused-more-than-there-is = Il n’y a pas autant d’argent.
refused-nothing-for-nothing = Offrez quelque chose ou demandez quelque chose ; rien contre rien n’est pas un échange.
refused-lay-out-what-is-asked = Pour accepter, remettez les cartes demandées par leur nom (par exemple out17).
refused-not-asked-for = Cette carte n’a pas été demandée.
refused-not-in-packet = Le lot n’a pas autant de cartes.

## La table dans le terminal

draw-setup = Mise en place
draw-turn = Tour { $turn }, manche { $round } sur { $rounds }
draw-deck = Paquet { $count }
draw-discards = défausse { $count }
draw-you = vous
draw-spies = espions { $spies }/{ $capacity }
draw-cells = cellules { $count }
draw-cards = cartes { $count }
draw-open = face visible :
draw-known = connues :
draw-token = jeton d’enchères
draw-hand = Votre main
draw-papers = Vos papiers
draw-papers-are = { an-objective } { in-city }
draw-market = Marché
draw-goods = { $goods ->
    [car] voiture
    [plane] avion
    [spy] nouvel espion
   *[cell] cellule dormante
}
draw-bought = acheté
draw-gives = { who } offre
draw-asks = { who } demande
draw-handed = remis
draw-nothing = rien
draw-packet = Lot
draw-legend = C0 espion 0 de la CIA (M MI6, F FSB, S MSS) · ⌂ base · ■ cellule · ◆ objectif · (0) a avancé

## La leçon

lesson-1 = Quatre services secrets se partagent cette carte du monde. Gagne le premier qui a une cellule dormante dans chacune des trois zones. Une cellule coûte 40k et un tour en rapporte 10k : toute la question est d’où vient le reste.
lesson-2 = Celui qui place en premier reçoit aussi le jeton d’enchères ; le premier tour est au joueur suivant.
lesson-3 = Les agences ne diffèrent que par leur base principale, marquée ⌂ : c’est là, et dans ses propres cellules, que commencent les nouveaux espions.
lesson-4 = Chaque joueur a posé trois espions sur le plateau, jamais deux dans la même ville. Désormais, ils peuvent s’y trouver aussi nombreux qu’on veut.
lesson-5 = Chaque joueur reçoit deux papiers face cachée : un Lieu et un Objectif, par exemple « une bombe à Paris ». Ils ne font pas partie de la main, qui commence avec deux cartes Atout. Personne ne voit ce qu’ont les autres.
lesson-6 = Un tour commence avec 10k et une carte Atout. Ensuite, vous faites ce que vous voulez, dans n’importe quel ordre : vous déplacer, acheter, jouer des cartes, attaquer ou voler une fois, commercer, vous occuper des objectifs.
lesson-7 = Chaque espion a un espace gratuit par tour, le long des liaisons de la carte. Une voiture (5k) et un avion (20k, jusqu’à trois espaces) s’y ajoutent, chacun une fois par tour.
lesson-8 = Avec un espion dans la ville de sa carte Lieu et les deux objets de sa carte Objectif, Détonateur et Explosifs, le MI6 lance son objectif : une bombe à Paris. Ses papiers sont révélés, et un jeton ◆ est posé sur la ville.
lesson-9 = L’espion doit partir aussitôt, et le tour est fini. Chacun des autres a maintenant un tour pour déjouer la bombe : il y suffirait d’un espion à Paris et de la carte Déjouer la Bombe, et cela rapporterait 30k. Si personne ne le fait, l’objectif est accompli quand commence le prochain tour du MI6.
lesson-10 = Le FSB prend une voiture pour rattraper l’espion en fuite, et l’attaque. Attaquer ou voler : l’un des deux seulement, une fois par tour, contre un espion de la même ville.
lesson-11 = Tous deux lancent un dé ; le plus haut l’emporte, et l’égalité est au défenseur. L’attaquant vainqueur prend jusqu’à 15k, et l’espion battu retourne en réserve. Un voleur aurait pris une carte.
lesson-12 = Le MSS commerce : il offre une carte et demande de l’argent. Cartes et argent changent de mains à volonté si les deux sont d’accord, et seul le partenaire voit ce qui est offert. En un tour, on peut commencer au plus trois propositions avec chaque joueur.
lesson-13 = La CIA joue la Taupe : deux cartes au hasard d’une autre main sont mises face visible. Qui vole ensuite ce joueur peut choisir l’une d’elles.
lesson-14 = À la fin d’un tour, plus de cinq cartes, c’est trop. Ensuite, celui qui a le jeton d’enchères regarde quatre cartes, en garde une et passe les autres, jusqu’à ce que chaque joueur en ait une. Le jeton voyage dans l’autre sens.
lesson-15 = Personne n’a déjoué la bombe : le MI6 prend 60k et de nouveaux papiers. C’est plus que le prix d’une cellule.
lesson-16 = Une cellule dormante se place là où l’on a un espion, et permet d’avoir un espion de plus. Les autres peuvent la détruire tant qu’aucun espion de son propriétaire n’y est, avec n’importe quelle paire d’objets, et prennent 25k.
lesson-17 = C’était une manche. Encore deux zones, et le MI6 gagne : surveillez son argent, ses papiers et ses espions. Le reste est dans la page des règles ; « tradecraft play agency » permet d’essayer.

## La carte

board-spy = { agency } : espion { $pawn }
board-cell = { agency } : cellule dormante

## Le plateau simple

view-turn = tour
view-rounds = manches en tout
view-active = joueur actif
view-holder = jeton chez le joueur
view-winner = gagné par le joueur
view-map = carte
view-zones = zones
view-zone = zone
view-cities = villes
view-city = ville
view-longitude = -
view-latitude = -
view-links = routes vers
view-base = base de
view-roads = routes
view-agency = agence
view-money = argent
view-spies = espions
view-capacity = espions au plus
view-reserve = espions en réserve
view-cells = cellules
view-cells-left = cellules restantes
view-up = cartes découvertes
view-papers = documents
view-tolls = péages à payer
view-barred = zones fermées
view-proposals = propositions faites
view-market = marché
view-goods = article
view-price = prix
view-bought = acheté à ce tour
view-fought = s’est battu à ce tour
view-decks = paquets
view-assets = cartes dans le paquet
view-renewed = fois que le paquet a été refait
view-unseen = cartes pas encore vues
view-used-locations = Lieux utilisés
view-used-objectives = Objectifs utilisés
view-doing = ce qui se fait
view-mode = manière de voyager
view-pawn = espion
view-foe = adversaire
view-die = dé
view-picks = cartes à choisir
view-target = cible
view-auction = enchères
view-trade = échange
view-walked = a marché
view-sleeve = place dans la main
view-one-of = l’une de
view-open = découverte
view-part = rôle dans l’échange
view-location = Lieu
view-objective = Objectif
view-under-way = en cours
view-giver = offert par le joueur
view-taker = proposé au joueur
view-proposed = proposé
view-gives = donne
view-asks = demande
view-names = nomme
view-laid-out = étalées
view-owner = propriétaire
view-taken = cartes prises
view-packet = lot
view-packets = lots
panel-holds = hand money spies cells
says-city = city city
says-cities = city city
says-links = city city
says-roads = city city
says-cells = city city
says-base = city city
says-location = city city
says-used-locations = city city
says-zone = zone zone
says-zones = zone zone
says-tolls = zone zone
says-barred = zone zone
says-agency = agency agency
says-objective = objective objective
says-used-objectives = objective objective
says-hand = card card
says-one-of = card card
says-up = card card
says-cards = card card
says-discards = card card
says-unseen = card card
says-names = card card
says-packet = card card
says-laid-out = card card
value-card = { card }
value-mode = { $value ->
    [walk] à pied
    [car] en voiture
    [plane] en avion
   *[other] { $value }
}
value-goods = { $value ->
    [car] voiture
    [plane] avion
    [spy] espion
    [cell] cellule
    [walk] à pied
   *[other] { $value }
}
value-part = { $value ->
    [offered] offerte
    [asked] demandée
    [laid-out] étalée
   *[other] { $value }
}
value-colour = { $value ->
    [black] noir
    [blue] bleu
    [green] vert
    [red] rouge
   *[other] { $value }
}
