# Undercover, en français. Un fichier par langue, les mêmes clés et les mêmes faits dans chacun.

name = Undercover
summary = Chaque agent travaille en secret pour un second service : organisez des rencontres où les couleurs s’accordent, laissez vos Employés recueillir l’information et emportez les meilleurs jetons de la piste.
credits = Un jeu de Doris et Daniel Danzer, publié par Frosted Games. Ceci est une adaptation indépendante.
minutes = 20–40

## Les règles, point par point

section-UC-0 = À propos du jeu
clause-UC-0_1 = Undercover est un jeu de Doris et Daniel Danzer, illustré par Juan García González, avec un graphisme d’atelier198 et un texte anglais revu par Paul Grogan, publié par Frosted Games en 2016.
clause-UC-0_2 = Il se joue de 2 à 4, à partir de 8 ans, et dure de 20 à 40 minutes.
clause-UC-0_3 = La fin des années soixante, en pleine Guerre froide : chacun dirige un service secret, et chaque agent travaille en plus, sous couverture, pour un autre service.

section-UC-1 = Ce que contient la boîte
clause-UC-1_1 = 20 tuiles : 6 quartiers généraux, 2 jokers supplémentaires et 12 agents.
clause-UC-1_2 = Les six quartiers généraux sont à Londres, Berlin, Moscou, Washington, Buenos Aires et Pékin ; chaque service a sa couleur et son symbole.
clause-UC-1_3 = Un quartier général a un cadre noir, et un joker au dos.
clause-UC-1_4 = Les 2 jokers supplémentaires ne servent qu’à 4 joueurs.
clause-UC-1_5 = Un agent a un cadre clair, un côté officiel et un côté sous couverture.
clause-UC-1_6 = Les 12 agents sont tous différents.
clause-UC-1_7 = Les deux services pour lesquels travaille un agent sont toujours voisins sur la roue des couleurs.
clause-UC-1_8 = Chaque côté d’une tuile montre le service auquel il appartient.
clause-UC-1_9 = Dans chacune des six couleurs : 5 Employés, 1 Employé spécial, 1 Dossier d’instructions et 1 Centre d’information.
clause-UC-1_10 = 1 Piste d’information, imprimée des deux côtés : Standard et Confidentiel.
clause-UC-1_11 = 30 jetons de points : dans chacune des six couleurs, un de 4, un de 5, un de 6, un de 7 et un de 8 points.
clause-UC-1_12 = 1 jeton de premier joueur.
clause-UC-1_13 = 1 livret de règles.

section-UC-2 = Mise en place
clause-UC-2_1 = La Piste d’information est posée à côté de l’aire de jeu, côté Standard visible.
clause-UC-2_2 = À 2 joueurs, tous les jetons de 4 points retournent dans la boîte.
clause-UC-2_3 = Les jetons de points sont mélangés face cachée, puis posés face visible sur les dernières cases, à droite, de la ligne de leur couleur.
clause-UC-2_4 = Les cinq dernières cases de chaque ligne (les quatre dernières à 2 joueurs) portent donc les jetons de sa couleur, un par case, dans un ordre aléatoire.
clause-UC-2_5 = Vous choisissez une couleur et prenez ses 6 Employés, son Dossier d’instructions et son Centre d’information.
clause-UC-2_6 = Ce qui appartient aux couleurs que personne n’a choisies retourne dans la boîte.
clause-UC-2_7 = Vous posez un Employé sur chaque case de couleur de votre Centre d’information.
clause-UC-2_8 = L’Employé spécial va sur la case du bas, marquée ×2.
clause-UC-2_9 = La case du bas a la couleur de votre Camp opposé : celle qui fait face à la vôtre sur la roue.
clause-UC-2_10 = Chaque Employé est chargé de l’information de la couleur sur laquelle il se trouve.
clause-UC-2_11 = Les six quartiers généraux sont posés au milieu de la table, accolés comme le montre la figure.
clause-UC-2_12 = À 3 ou 4 joueurs, les quartiers généraux des couleurs que personne n’a choisies sont retirés et mis de côté, joker visible.
clause-UC-2_13 = À 4 joueurs, on y ajoute les deux jokers supplémentaires.
clause-UC-2_14 = À 2 joueurs, ce sont les quartiers généraux des deux couleurs choisies qui sont retirés et retournés côté joker.
clause-UC-2_15 = Il y a donc sur la table 4 quartiers généraux à 2 joueurs (ceux des couleurs non choisies), 3 à 3 joueurs et 4 à 4 (ceux des couleurs choisies).
clause-UC-2_16 = Chacun prend un joker et le pose devant soi ; s’il en reste, ils retournent dans la boîte.
clause-UC-2_17 = Le compte des jokers est donc juste : 2 à 2 joueurs, 3 à 3, et 2 + 2 à 4.
clause-UC-2_18 = Les agents sont mis côté sous couverture visible et répartis en deux tas de 6, chacun avec un agent de chaque couleur sous couverture.
clause-UC-2_19 = Chaque tas est mélangé à part.
clause-UC-2_20 = Chaque tas est ensuite retourné d’un bloc et devient une pioche, côtés officiels visibles.
clause-UC-2_21 = Pendant la partie, seul l’agent du dessus de chaque pioche peut être vu.
clause-UC-2_22 = Les deux pioches sont posées à côté de la Piste d’information.
clause-UC-2_23 = L’un de vous est le premier joueur et prend le jeton correspondant.

section-UC-3 = De quoi il s’agit
clause-UC-3_1 = Il faut avoir le plus de points à la fin ; ce sont les jetons de points qui les donnent.
clause-UC-3_2 = Chaque service a deux agents officiels, pareils vus de face.
clause-UC-3_3 = L’un des deux travaille sous couverture pour l’un des services voisins, l’autre pour l’autre.
clause-UC-3_4 = On gagne par les rencontres : on prend un agent et on le place de façon qu’il s’accorde avec les couleurs des tuiles qui l’entourent.
clause-UC-3_5 = Vous ne pouvez pas prendre d’agents de votre Camp opposé.

section-UC-4 = Déroulement de la partie
clause-UC-4_1 = Le premier joueur commence, et l’on joue dans le sens des aiguilles d’une montre.
clause-UC-4_2 = Un tour de jeu compte quatre étapes, dans cet ordre : (1) activer un agent, (2) donner des instructions, (3) organiser une rencontre, (4) évaluer l’information.

section-UC-5 = Étape 1 : activer un agent
clause-UC-5_1 = Vous prenez l’une de ces tuiles : l’agent du dessus d’une pioche ; un agent de la table, s’il ne porte pas de Dossier d’instructions ; ou votre propre joker, s’il n’est pas encore sur la table.
clause-UC-5_2 = Vous pouvez retourner l’agent que vous avez pris, de l’un ou l’autre côté.
clause-UC-5_3 = Avant cela, tous doivent avoir vu le côté qui était visible.
clause-UC-5_4 = Une fois retourné, l’agent ne peut plus être remis comme avant.
clause-UC-5_5 = Deux petits symboles sur un agent indiquent les deux couleurs que peut avoir son autre côté.
clause-UC-5_6 = Un joker n’est jamais retourné.
clause-UC-5_7 = Vous ne pouvez pas activer un agent qui montre, avant d’être pris, la couleur de votre Camp opposé.
clause-UC-5_8 = Votre Camp opposé est la couleur du bas de votre Centre d’information, marquée ×2.
clause-UC-5_9 = Si un agent ne montre votre Camp opposé qu’une fois retourné, c’est permis.
clause-UC-5_10 = Vous pouvez aussi prendre un agent entouré de tuiles des quatre côtés.
clause-UC-5_11 = Vous pouvez prendre un agent même si des tuiles se trouvent ainsi séparées des autres.
clause-UC-5_12 = Les quartiers généraux ne peuvent pas être pris.
clause-UC-5_13 = Les jokers déjà sur la table non plus.
clause-UC-5_14 = On peut souvent déduire ce qu’il y a au dos d’un agent : les deux agents qui se ressemblent ont toujours des dos différents.
clause-UC-5_15 = Cas particulier : si tous les agents que vous pourriez prendre montrent votre Camp opposé et que votre joker est déjà sur la table, vous piochez à la place l’agent du dessous d’une des pioches.

section-UC-6 = Étape 2 : donner des instructions
clause-UC-6_1 = Vous posez votre Dossier d’instructions sur l’agent ou le joker que vous venez d’activer.
clause-UC-6_2 = Votre dossier quitte donc la tuile où il se trouvait.
clause-UC-6_3 = À l’étape 1, votre propre dossier bloque donc encore l’agent que vous avez déplacé à votre tour précédent.

section-UC-7 = Étape 3 : organiser une rencontre
clause-UC-7_1 = Vous placez l’agent à côté d’au moins une tuile de la table, bord à bord.
clause-UC-7_2 = Chaque tuile voisine doit être un joker ou montrer l’une des trois couleurs de l’agent : la sienne et ses deux voisines sur la roue.
clause-UC-7_3 = Un agent pris sur la table et non retourné doit aller à un autre endroit.
clause-UC-7_4 = Un agent pris sur la table et retourné peut revenir au même endroit, si les couleurs s’accordent.
clause-UC-7_5 = L’agent qui vient d’être placé et toutes les tuiles voisines, bord à bord, forment la rencontre de ce tour.
clause-UC-7_6 = Cas particulier : si ces règles ne laissent aucun endroit à l’agent, on le place de façon qu’il ne touche un ou plusieurs agents que par un coin.
clause-UC-7_7 = Dans ce cas, on saute l’étape 4 pour ce tour.
clause-UC-7_8 = Un joker peut être placé à côté de n’importe quelles tuiles.

section-UC-8 = Étape 4 : évaluer l’information
clause-UC-8_1 = Pendant la première manche, tout le monde saute l’étape 4.
clause-UC-8_2 = Vos Employés chargés des couleurs de la rencontre avancent sur la piste, de gauche à droite.
clause-UC-8_3 = La première case du déplacement d’un Employé le mène du Centre d’information à la première case de gauche de sa ligne.
clause-UC-8_4 = L’Employé de la couleur de l’agent activé avance de 1 case, ou de 2 si l’agent a été retourné à l’étape 1.
clause-UC-8_5 = Pour chaque agent et chaque quartier général voisins, l’Employé de leur couleur avance de 1 case.
clause-UC-8_6 = Un joker n’a pas de couleur et ne fait avancer aucun Employé par lui-même.
clause-UC-8_7 = Si vous avez activé votre joker, les agents et quartiers généraux voisins font quand même avancer vos Employés.
clause-UC-8_8 = Un Employé qui s’arrêterait sur une case occupée par un autre Employé continue jusqu’à la case libre suivante.
clause-UC-8_9 = Si, à la fin de cette étape, un Employé se trouve sur un jeton de points, vous prenez ce jeton et le posez face cachée sur cette couleur de votre Centre d’information.
clause-UC-8_10 = Cet Employé n’avance plus, et vous n’évaluez plus sa couleur.
clause-UC-8_11 = Un Employé qui n’a plus devant lui aucune case avec un jeton de points s’arrête aussitôt, quel que soit le déplacement qui lui reste.

section-UC-9 = Fin de la partie et décompte
clause-UC-9_1 = Quand quelqu’un obtient son sixième jeton de points, on finit la manche, jusqu’au joueur assis à droite du premier joueur, pour que tous aient joué autant de tours.
clause-UC-9_2 = Puis chacun retourne ses jetons de points et les additionne.
clause-UC-9_3 = Le jeton de la couleur de votre Camp opposé compte double.
clause-UC-9_4 = Le plus grand total gagne.
clause-UC-9_5 = En cas d’égalité, c’est celui des joueurs à égalité qui a le plus d’Employés dans la colonne occupée la plus à droite de la piste qui gagne.
clause-UC-9_6 = Si l’égalité persiste, tous ceux-là gagnent.

section-UC-10 = Ce que le livret rappelle
clause-UC-10_1 = On n’active aucun agent de la couleur de son Camp opposé.
clause-UC-10_2 = Votre Dossier d’instructions se trouve sur la tuile que vous avez prise en dernier.
clause-UC-10_3 = Un agent activé peut toujours être retourné.
clause-UC-10_4 = Un agent retourné peut revenir à sa place, s’il s’accorde avec ses voisines.
clause-UC-10_5 = Chacun n’a qu’un joker pour toute la partie.

section-UC-11 = La variante « Confidentiel »
clause-UC-11_1 = Il n’y a pas de jetons de points, et la piste est posée côté Confidentiel visible.
clause-UC-11_2 = À 2 joueurs, les Employés d’une des quatre couleurs que personne n’a choisies sont posés sur la dernière case de chaque ligne, si bien que cette colonne est bloquée.
clause-UC-11_3 = Un Employé ne s’arrête que dans la dernière colonne, ou quand d’autres Employés bloquent toutes les cases de sa ligne devant lui.
clause-UC-11_4 = Quand quelqu’un amène son sixième Employé au-delà de la ligne noire, on finit la manche comme d’habitude.
clause-UC-11_5 = Le décompte se fait joueur par joueur : d’abord le premier joueur, puis dans le sens des aiguilles d’une montre.
clause-UC-11_6 = Chaque Employé rapporte les points inscrits sous sa colonne.
clause-UC-11_7 = De gauche à droite, les colonnes rapportent −10, −8, −7, −4, 0, 6, 11, 15, 18, 20 et 21 points.
clause-UC-11_8 = Ce que rapporte votre Employé spécial est doublé, en bien comme en mal.
clause-UC-11_9 = Un Employé encore au Centre d’information rapporte 0.
clause-UC-11_10 = Le plus grand total gagne ; on départage comme dans UC-9.5 et UC-9.6.
clause-UC-11_11 = Toutes les autres règles restent les mêmes.

section-UC-12 = Exemples
clause-UC-12_1 = Voici comment les jetons peuvent se trouver au début, chaque ligne de gauche à droite. Rouge : 4 7 6 5 8. Orange : 7 8 5 4 6. Jaune : 8 6 5 4 7. Vert : 8 4 6 7 5. Bleu : 5 6 8 7 4. Violet : 8 7 4 5 6.
clause-UC-12_2 = C’est au tour de la joueuse violette. Elle ne peut prendre ni les tuiles qui portent un Dossier d’instructions, ni l’agent jaune du dessus d’une des pioches : le jaune est son Camp opposé.
clause-UC-12_3 = Elle active un agent bleu et le retourne. Son autre côté se révèle vert, une couleur voisine du bleu.
clause-UC-12_4 = Elle pose son Dossier d’instructions sur l’agent vert.
clause-UC-12_5 = Elle le place à côté d’un agent jaune et d’un agent bleu. C’est permis : ces deux couleurs sont voisines du vert.
clause-UC-12_6 = Elle évalue : vert 2 cases, car l’agent a été retourné ; jaune 1 ; bleu 1.
clause-UC-12_7 = Son Employé jaune s’arrêterait sur une case occupée : il continue donc jusqu’à la case libre suivante. Le jeton jaune de 8 points s’y trouve : elle le prend, et cet Employé a terminé.
clause-UC-12_8 = Un joker peut se trouver à la fois à côté de vert, de violet et d’orange, là où aucun agent ne pourrait être.
clause-UC-12_9 = Sur une figure, la joueuse jaune avance de 2 cases en orange et de 1 en rouge.
clause-UC-12_10 = Une autre marque les trois couleurs à côté desquelles un agent peut être : la sienne et ses deux voisines.

section-UC-13 = Ce qui découle des règles
clause-UC-13_1 = Les couleurs opposées sont à trois pas l’une de l’autre sur la roue : rouge et vert, orange et bleu, jaune et violet.
clause-UC-13_2 = Les 12 agents sont, pour chaque couleur, un agent qui travaille sous couverture pour la couleur suivante de la roue et un autre pour la précédente.
clause-UC-13_3 = Un tour déplace au plus un Employé par ligne, puisque vous n’en avez qu’un de chaque couleur ; peu importe donc dans quel ordre les lignes sont évaluées.
clause-UC-13_4 = Dans la partie standard, il reste toujours un jeton devant un Employé qui n’a pas terminé, et toujours une case libre avec un jeton où continuer ; personne n’arrive donc au bout de sa ligne (UC-8.8).
clause-UC-13_5 = Une case dont le jeton a été pris reste occupée pour toujours par l’Employé qui l’a pris.
clause-UC-13_6 = Personne n’a jamais deux jetons d’une même couleur.
clause-UC-13_7 = Une fois les deux pioches vides, on peut toujours activer un agent : au plus 4 des 12 portent un dossier, et au plus 4 peuvent montrer une même couleur.
clause-UC-13_8 = Il y a toujours un endroit pour le cas particulier de UC-7.6, et pas seulement celui d’où vient l’agent : en diagonale, au-delà de chacun des quatre coins extérieurs des tuiles.
clause-UC-13_9 = Un agent pioché selon UC-5.15 peut montrer lui-même votre Camp opposé, mais seulement à 3 ou 4 joueurs et très rarement : les deux agents officiels de cette couleur doivent être encore dans les pioches, il ne doit plus rester dans l’une d’elles qu’un agent ou aucun, et tous les agents de la table doivent être bloqués.

section-UC-H = Ce que le livret laisse ouvert et les règles de la maison
clause-UC-H1 = Le livret n’énumère pas l’ordre de la roue. Les couleurs sont celles de l’arc-en-ciel, et tous les exemples s’accordent : rouge, orange, jaune, vert, bleu, violet, et de nouveau rouge. Il n’y a pas d’autre réglage.
clause-UC-H2 = La place de chaque quartier général ne se voit que sur une figure. Ici, ils forment deux rangées de trois qui tournent comme la roue : en haut rouge, orange et jaune ; en bas violet, bleu et vert. Orange et bleu sont les seuls qui se touchent sans être voisins ; les quartiers généraux n’ont pas à s’accorder entre eux. Avec les autres réglages, la roue commence ailleurs : avec 1, en haut violet, rouge et orange, en bas bleu, vert et jaune ; avec 2, en haut bleu, violet et rouge, en bas vert, jaune et orange (option layout).
clause-UC-H3 = Le livret ne dit pas si les quartiers généraux se resserrent quand on en retire. Ici, les vides restent et sont des endroits pour les agents comme les autres. Avec l’autre réglage, ceux qui restent dans chaque rangée se resserrent vers la gauche (option closed_up).
clause-UC-H4 = Le livret ne dit pas quelle ville a quelle couleur. Ici, Moscou est rouge, Berlin orange, Pékin jaune, Buenos Aires verte, Washington bleue et Londres violette ; rien d’autre n’en dépend. Il n’y a pas d’autre réglage.
clause-UC-H5 = La longueur des lignes du côté Standard n’est pas donnée en chiffres ; une figure a cinq cases vides et cinq avec des jetons. Ici, une ligne a 10 cases, avec les jetons sur les cinq dernières (à 2 joueurs, sur les quatre dernières). On peut lui en donner jusqu’à 12 (option lane_length).
clause-UC-H6 = La longueur des lignes du côté Confidentiel n’est pas donnée non plus, mais la piste a onze valeurs : une ligne a donc 11 cases, une pour chaque valeur. Il n’y a pas d’autre réglage.
clause-UC-H7 = La deuxième valeur du côté Confidentiel est −8, alors que les écarts entre les autres voudraient −9. Ici, c’est −8, comme imprimé. Avec l’autre réglage, c’est −9 (option second_value).
clause-UC-H8 = Le livret ne dit pas où passe la ligne noire. Ici, elle passe après la cinquième colonne, entre celles de 0 et de 6 points, si bien que les six colonnes de valeur positive sont au-delà. Elle peut aussi passer après la quatrième ou la sixième (option black_line).
clause-UC-G9 = Obtient-on le jeton sur lequel un Employé n’est arrivé qu’en continuant selon UC-8.8 ? Oui : dans le livret, cela vient avant la prise des jetons, et son exemple le montre (UC-12.7).
clause-UC-G10 = Que deviennent les jetons qu’un Employé dépasse ? Ils restent où ils sont : seule compte la case où il se trouve à la fin de l’étape. Seul UC-8.11 l’oblige à s’arrêter, au dernier jeton de sa ligne.
clause-UC-G11 = En chemin, les cases occupées par d’autres Employés comptent-elles ? Oui, ce sont des cases comme les autres ; seule celle où finit le déplacement doit être libre.
clause-UC-G12 = Dans quel ordre un Employé fait-il plusieurs déplacements ? Tous à la fois : on additionne les cases dont une couleur avance dans ce tour, son Employé se déplace une seule fois, puis continue s’il le faut jusqu’à une case libre.
clause-UC-H13 = Dans la variante « Confidentiel », un déplacement peut finir sur une case occupée sans qu’il y en ait de libre au-delà ; le livret n’en parle pas. Ici, l’Employé s’arrête sur la dernière case libre avant celle-là ; il ne recule jamais, et s’il n’y en a pas, il reste. Avec l’autre réglage, il reste toujours où il était (option overshoot_stays).
clause-UC-H14 = « La colonne occupée la plus à droite » peut vouloir dire occupée par n’importe qui. Ici, c’est la colonne la plus à droite où l’un des joueurs à égalité a un Employé. Avec l’autre réglage, c’est celle où un joueur quelconque en a un (option tie_all_staffers). Les Employés qui ne font que bloquer une colonne (UC-11.2) ne comptent jamais.
clause-UC-H15 = De deux agents de même couleur sous couverture, le livret ne dit pas lequel va dans quel tas. Ici, le hasard en décide, couleur par couleur. Il n’y a pas d’autre réglage.
clause-UC-H16 = Le livret ne dit ni comment on désigne le premier joueur, ni qui choisit sa couleur d’abord. Ici, le premier joueur est tiré au sort, et chacun choisit une couleur dans l’ordre des places. Avec l’autre réglage, les couleurs sont tirées au sort aussi (option colours_at_random).
clause-UC-H17 = Quand il faut piocher sous une pioche (UC-5.15), le livret ne dit pas laquelle. Ici, c’est le joueur qui choisit, et il peut ensuite retourner cet agent comme n’importe quel autre ; s’il montre le Camp opposé, il est pris quand même. Il n’y a pas d’autre réglage.
clause-UC-H18 = Que veut dire toucher des agents seulement par un coin (UC-7.6) ? Ici, c’est tout endroit vide avec une tuile en diagonale et aucune bord à bord ; mais pas l’endroit d’où vient l’agent, à moins qu’il n’ait été retourné. Il n’y a pas d’autre réglage.
clause-UC-G19 = Votre propre Dossier d’instructions vous bloque-t-il l’agent à vous aussi ? Oui : il ne change de place qu’à l’étape 2, si bien que vous ne pouvez pas activer le même agent deux tours de suite.
clause-UC-H20 = Voit-on quel côté d’un agent est visible ? Oui : le côté sous couverture doit avoir un autre aspect, sinon on ne pourrait pas le mettre en vue à la mise en place. Un agent dont vous voyez le côté officiel peut donc avoir deux dos, tant qu’on n’en a pas vu plus. Ici, le logiciel retient pour vous ce que tous ont vu et dit ce que chaque dos peut encore être. Avec l’autre réglage, il vous laisse ce soin (option backs_hidden).
clause-UC-H21 = Quelle est la première manche, celle où personne n’évalue ? Ici, c’est le premier tour de chaque joueur. Il n’y a pas d’autre réglage.
clause-UC-H22 = Les jetons que vous avez pris sont face cachée, bien que tous les aient vus auparavant. Ici, leurs valeurs sont cachées aux autres, qui peuvent s’en souvenir ; vous voyez les vôtres. Avec l’autre réglage, toutes sont montrées (option tokens_open).
clause-UC-H23 = La variante « Confidentiel » peut ne pas finir : un Employé resté chez lui rapporte 0, ce qui vaut mieux que −10, si bien que personne n’est obligé de franchir la ligne noire. Ici, on fait le décompte après 30 manches, si la partie n’a pas fini avant ; on peut convenir d’un autre nombre (option classified_limit).
clause-UC-H24 = Les jetons de 4 points sont-ils retirés avant que les autres soient posés ? Oui : sinon il y aurait des vides dans les lignes. Il n’y a pas d’autre réglage.
clause-UC-G25 = Un joker s’accorde-t-il avec tout, quel que soit celui qui l’a posé ? Oui, c’est ce que dit UC-7.2.
clause-UC-H26 = Rien n’interdit de placer un agent à côté de jokers seulement. Ici, c’est permis. Avec l’autre réglage, au moins une tuile voisine ne doit pas être un joker (option jokers_do_not_suffice).
clause-UC-H27 = La partie standard peut ne pas finir non plus : on peut ne continuer à jouer que pour des Employés qui ont terminé. Ici, on fait le décompte après 200 manches, si elle n’a pas fini avant ; on peut convenir d’un nombre plus petit (option round_limit).
clause-UC-H28 = Avec trois ou quatre joueurs à égalité, UC-9.5 peut se lire de plusieurs façons. Ici, ceux qui ont moins d’Employés dans cette colonne sont écartés et tous les autres joueurs à égalité gagnent ; si aucun d’eux n’a d’Employé sur la piste, tous gagnent. Il n’y a pas d’autre réglage.
clause-UC-H29 = Faut-il décider de retourner l’agent avant de le prendre ? Le livret ne le dit pas. Un agent du dessous d’une pioche ne se voit qu’une fois pris, et quand on en prend un du dessus, on voit aussitôt le suivant ; ici, prendre et retourner sont donc deux décisions, avec n’importe quel agent. Il n’y a pas d’autre réglage.
clause-UC-G30 = Quelle rencontre montre la figure de UC-12.9 ? Sa légende ne permet pas de le savoir. Un agent orange retourné à côté d’une tuile rouge convient, de même qu’un agent orange non retourné à côté d’une rouge et d’une orange, et qu’un agent rouge non retourné à côté de deux orange. Rien ne dépend de ce que c’était.
clause-UC-H31 = UC-7.6 parle de toucher des agents, mais il peut ne pas encore y en avoir sur la table. Ici, les quartiers généraux et les jokers font aussi l’affaire (UC-H18). Avec l’autre réglage, il faut toucher au moins un agent, si un tel endroit existe (option touch_agents).
clause-UC-H32 = Faut-il prendre une tuile que l’on peut placer, s’il y en a une ? Ici, non : c’est alors UC-7.6 qui vaut. On juge si un agent peut être placé d’après le côté visible après la décision de le retourner, et sans l’endroit d’où il vient s’il n’a pas été retourné (UC-7.3). Il n’y a pas d’autre réglage.

### La table

## Qui et quoi : c’est ainsi que les phrases ci-dessous nomment un service, une couleur et une tuile

service = { $who ->
    [red] Moscou
    [orange] Berlin
    [yellow] Pékin
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
colour = { $colour ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] verte
    [blue] bleue
   *[purple] violette
}
tile-beside = { $tile ->
    [headquarters] du quartier général de couleur { colour }
    [agent] de l’agent { $number }
   *[joker] du joker du joueur { $number }
}
winner-a = { $a ->
    [red] Moscou
    [orange] Berlin
    [yellow] Pékin
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
winner-b = { $b ->
    [red] Moscou
    [orange] Berlin
    [yellow] Pékin
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
winner-c = { $c ->
    [red] Moscou
    [orange] Berlin
    [yellow] Pékin
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
winner-d = { $d ->
    [red] Moscou
    [orange] Berlin
    [yellow] Pékin
    [green] Buenos Aires
    [blue] Washington
   *[purple] Londres
}
seat = { $who ->
    [red] Moscou (rouge)
    [orange] Berlin (orange)
    [yellow] Pékin (jaune)
    [green] Buenos Aires (vert)
    [blue] Washington (bleu)
    [purple] Londres (violet)
   *[none] Joueur { $seat }
}

## Ce qu’on peut jouer

move-lay = Le jeton de points suivant vaut { $value }
move-colour = { $colour ->
    [red] Moscou, le service de couleur rouge
    [orange] Berlin, le service de couleur orange
    [yellow] Pékin, le service de couleur jaune
    [green] Buenos Aires, le service de couleur verte
    [blue] Washington, le service de couleur bleue
   *[purple] Londres, le service de couleur violette
}
move-deal = L’agent suivant de la pioche est officiellement { $official ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
} et, sous couverture, { $secret ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}
move-shown = L’agent suivant de la pioche est officiellement { $official ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}
move-covered = L’agent suivant de la pioche est caché
move-first = Le joueur { $seat } est le premier joueur
move-top = Prendre l’agent du dessus de la pioche { $pile }
move-bottom = Piocher l’agent du dessous de la pioche { $pile }
move-take = Prendre l’agent { $number } sur la table
move-joker = Prendre votre joker
move-keep = Laisser l’agent comme il est
move-flip = Retourner l’agent
move-place = { $way ->
    [n] Placer la tuile au nord { tile-beside }
    [e] Placer la tuile à l’est { tile-beside }
    [s] Placer la tuile au sud { tile-beside }
    [w] Placer la tuile à l’ouest { tile-beside }
    [ne] Placer la tuile au coin nord-est { tile-beside }
    [se] Placer la tuile au coin sud-est { tile-beside }
    [sw] Placer la tuile au coin sud-ouest { tile-beside }
   *[nw] Placer la tuile au coin nord-ouest { tile-beside }
}

## Ce qui vous est demandé

asked-choosing = Choisissez votre couleur.
asked-taking = Prenez un agent : sur le dessus d’une pioche, ou sur la table s’il ne porte pas de Dossier d’instructions. Ou prenez votre joker, si vous l’avez encore.
asked-taking-bottom = Vous ne pourriez prendre que des agents de votre Camp opposé, et votre joker est déjà sur la table : piochez l’agent du dessous d’une pioche.
asked-flipping = L’agent { $number } montre la couleur { colour }. Le retournez-vous, ou le laissez-vous comme il est ? Son dos est { $back ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
} ou { $other ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}.
asked-flipping-known = L’agent { $number } montre la couleur { colour }. Le retournez-vous, ou le laissez-vous comme il est ? Son dos est { $back ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}.
asked-placing = Placez l’agent { $number }, de couleur { colour }, à côté de tuiles de sa couleur, des deux couleurs voisines, ou de jokers.
asked-placing-corner = L’agent { $number }, de couleur { colour }, ne va nulle part : placez-le de façon qu’il ne touche des tuiles que par leurs coins. Rien n’est évalué.
asked-placing-joker = Placez votre joker à côté de n’importe quelles tuiles.

## Ce que les autres attendent

waits-laying = On pose les jetons de points sur la piste.
waits-dealing = On mélange les agents en deux pioches.
waits-drawing = On tire au sort le premier joueur.
waits-choosing = { $seat ->
    [-1] On tire au sort les couleurs.
   *[other] Le joueur { $seat } choisit une couleur.
}
waits-taking = { service } doit prendre un agent ou le joker.
waits-taking-bottom = { service } ne peut rien prendre d’autre et doit piocher l’agent du dessous d’une pioche.
waits-flipping = { service } peut retourner l’agent { $number }, qui montre la couleur { colour }. Son dos est { $back ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
} ou { $other ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}.
waits-flipping-known = { service } peut retourner l’agent { $number }, qui montre la couleur { colour }. Son dos est { $back ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}.
waits-placing = { service } doit placer l’agent { $number }, de couleur { colour }.
waits-placing-corner = L’agent { $number }, de couleur { colour }, ne va nulle part : { service } doit le placer de façon qu’il ne touche des tuiles que par leurs coins.
waits-placing-joker = { service } doit placer le joker.

## Ce qui s’est passé

laid = Les jetons de points sont sur les dernières cases de leurs lignes.
chose = { $who ->
    [red] Le joueur { $seat } dirige Moscou, le service de couleur rouge.
    [orange] Le joueur { $seat } dirige Berlin, le service de couleur orange.
    [yellow] Le joueur { $seat } dirige Pékin, le service de couleur jaune.
    [green] Le joueur { $seat } dirige Buenos Aires, le service de couleur verte.
    [blue] Le joueur { $seat } dirige Washington, le service de couleur bleue.
   *[purple] Le joueur { $seat } dirige Londres, le service de couleur violette.
}
dealt = Les agents forment deux pioches de six. Sur le dessus de la pioche 1 se trouve un agent de couleur { $one ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}, sur celui de la pioche 2 un agent de couleur { $two ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}.
began = { service } est tiré au sort comme premier joueur.
took-top = { service } prend l’agent du dessus de la pioche { $pile } : l’agent { $number }, de couleur { colour }.
pile-top = La pioche { $pile } montre maintenant la couleur { colour } ; { $left ->
    [one] il reste { $left } agent.
   *[other] il reste { $left } agents.
}
pile-empty = La pioche { $pile } est maintenant vide.
took-bottom = { service } pioche l’agent du dessous de la pioche { $pile } : l’agent { $number }, de couleur { colour }. { $left ->
    [0] La pioche est maintenant vide.
    [one] Il reste { $left } agent.
   *[other] Il reste { $left } agents.
}
took = { $side ->
    [official] { service } prend sur la table l’agent { $number }, de couleur { colour }.
   *[undercover] { service } prend sur la table l’agent { $number }, sous couverture, de couleur { colour }.
}
took-joker = { service } prend le joker.
kept = { service } laisse l’agent { $number } comme il est, de couleur { colour }.
flipped = { service } retourne l’agent { $number } : de la couleur { $before ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
   *[purple] violet
}, il passe à la couleur { colour }.
placed = { $way ->
    [n] { service } place l’agent { $agent } au nord { tile-beside }.
    [e] { service } place l’agent { $agent } à l’est { tile-beside }.
    [s] { service } place l’agent { $agent } au sud { tile-beside }.
    [w] { service } place l’agent { $agent } à l’ouest { tile-beside }.
    [ne] { service } place l’agent { $agent } au coin nord-est { tile-beside }.
    [se] { service } place l’agent { $agent } au coin sud-est { tile-beside }.
    [sw] { service } place l’agent { $agent } au coin sud-ouest { tile-beside }.
   *[nw] { service } place l’agent { $agent } au coin nord-ouest { tile-beside }.
}
placed-joker = { $way ->
    [n] { service } place le joker au nord { tile-beside }.
    [e] { service } place le joker à l’est { tile-beside }.
    [s] { service } place le joker au sud { tile-beside }.
   *[w] { service } place le joker à l’ouest { tile-beside }.
}
misplaced = Il ne touche d’autres tuiles que par leurs coins : rien n’est donc évalué.
first-round = Rien n’est évalué pendant la première manche.
nobody-moves = Aucune couleur ne se rencontre ici : aucun Employé n’avance.
advanced = { $own ->
    [0] { $steps ->
        [one] Pour la tuile voisine de couleur { colour }, l’Employé de cette couleur avance de { $steps } case, de { $from } à { $to }.
       *[other] Pour les tuiles voisines de couleur { colour }, l’Employé de cette couleur avance de { $steps } cases, de { $from } à { $to }.
    }
    [1] { $beside ->
        [0] Pour l’agent lui-même, l’Employé de couleur { colour } avance de { $steps } case, de { $from } à { $to }.
       *[other] Pour l’agent lui-même et ce qui le touche de couleur { colour }, l’Employé de cette couleur avance de { $steps } cases, de { $from } à { $to }.
    }
   *[2] { $beside ->
        [0] Pour l’agent retourné, l’Employé de couleur { colour } avance de { $steps } cases, de { $from } à { $to }.
       *[other] Pour l’agent retourné et ce qui le touche de couleur { colour }, l’Employé de cette couleur avance de { $steps } cases, de { $from } à { $to }.
    }
}
jumped = La case où il se serait arrêté est occupée : il continue jusqu’à la case libre suivante, la { $to }.
stopped-at-token = Il s’arrête sur la case { $to } : le dernier jeton de points de sa ligne s’y trouve.
stopped-at-last = Il s’arrête sur la dernière case de sa ligne.
stopped-by-staffers = Au-delà de la case { $to }, aucune case n’est libre : il s’y arrête.
blocked = L’Employé de couleur { colour } reste sur la case { $from } : ni là où il devait s’arrêter ni au-delà, aucune case n’est libre.
finished = L’Employé de couleur { colour } a son jeton de points et n’avance plus.
token = { $double ->
    [1] { service } prend le jeton de { $value } points de couleur { colour }, celle de son Camp opposé : il comptera double.
   *[0] { service } prend le jeton de { $value } points de couleur { colour }.
}
sixth-token = C’est le sixième jeton de points de { service } : on finit la manche.
sixth-staffer = C’est le sixième Employé de { service } au-delà de la ligne noire : on finit la manche.
next-round = La manche { $round } commence.

## Comment cela finit

ended = Chacun a joué { $round } tours : la partie est terminée.
ended-by-limit = { $round ->
    [one] On a joué { $round } manche : la partie est terminée.
   *[other] On a joué { $round } manches : la partie est terminée.
}
final = { $points ->
    [one] { service } : { $points } point.
   *[other] { service } : { $points } points.
}
over-won = { $points ->
    [one] { winner-a } gagne avec { $points } point.
   *[other] { winner-a } gagne avec { $points } points.
}
over-won-by-staffers = { $points ->
    [one] { winner-a } gagne le départage à { $points } point, avec le plus d’Employés dans la colonne { $column }, la plus à droite qui compte : { $staffers }.
   *[other] { winner-a } gagne le départage à { $points } points, avec le plus d’Employés dans la colonne { $column }, la plus à droite qui compte : { $staffers }.
}
over-shared-2 = { $points ->
    [one] { winner-a } et { winner-b } partagent la victoire avec { $points } point chacun.
   *[other] { winner-a } et { winner-b } partagent la victoire avec { $points } points chacun.
}
over-shared-3 = { $points ->
    [one] { winner-a }, { winner-b } et { winner-c } partagent la victoire avec { $points } point chacun.
   *[other] { winner-a }, { winner-b } et { winner-c } partagent la victoire avec { $points } points chacun.
}
over-shared-4 = { $points ->
    [one] { winner-a }, { winner-b }, { winner-c } et { winner-d } partagent la victoire avec { $points } point chacun.
   *[other] { winner-a }, { winner-b }, { winner-c } et { winner-d } partagent la victoire avec { $points } points chacun.
}

## Pourquoi un coup est refusé

refused-over = La partie est terminée.
refused-dealer-lays = Le croupier doit d’abord poser les jetons de points sur la piste (de =4 à =8).
refused-choose-a-colour = Il faut d’abord choisir une couleur : red (rouge), orange, yellow (jaune), green (vert), blue (bleu) ou purple (violet).
refused-dealer-deals = Le croupier doit d’abord mélanger les agents en deux pioches (par exemple +ro).
refused-dealer-draws = Le croupier doit d’abord tirer au sort le premier joueur (par exemple first=0).
refused-only-the-dealer = Les jetons, les agents et le premier joueur sont l’affaire du croupier, avant le premier tour.
refused-token-laid = Ce jeton est déjà dans cette ligne ; il n’y en a qu’un.
refused-no-such-token = À 2 joueurs, les jetons de 4 points restent dans la boîte.
refused-chosen-already = Les couleurs sont déjà choisies.
refused-colour-taken = Un autre joueur a cette couleur.
refused-already-dealt = Cet agent est déjà dans une pioche ; les 12 sont tous différents.
refused-undercover-in-pile = Cette pioche a déjà un agent de cette couleur sous couverture ; l’autre va dans l’autre pioche.
refused-no-such-seat = Aucun joueur n’a ce numéro dans cette partie.
refused-take-first = Prenez d’abord un agent ou votre joker (par exemple top1, a3 ou joker).
refused-flip-first = Décidez d’abord du sort de l’agent que vous avez en main : keep (le laisser) ou flip (le retourner).
refused-place-first = Il faut maintenant placer la tuile que vous avez en main (par exemple rn : au nord du quartier général rouge).
refused-pile-empty = Cette pioche est vide.
refused-opposite-side = Cet agent montre votre Camp opposé : vous ne pouvez pas le prendre.
refused-not-on-table = Cet agent n’est pas sur la table.
refused-has-file = Un Dossier d’instructions se trouve sur cet agent : personne ne peut le prendre maintenant.
refused-joker-laid = Vous avez déjà placé votre joker ; il reste où il est.
refused-no-bottom = Vous ne pouvez piocher sous une pioche que si l’on ne peut rien prendre d’autre.
refused-no-tile-there = Cette tuile n’est pas sur la table.
refused-place-taken = Une autre tuile s’y trouve.
refused-same-place = Un agent qui n’a pas été retourné doit aller ailleurs que là d’où il vient.
refused-colours-differ = Une tuile voisine de cet endroit montre une couleur qui ne s’accorde pas avec celle-ci.
refused-only-jokers = Il n’y a que des jokers à côté de cet endroit ; dans cette partie, une tuile au moins ne doit pas en être un.
refused-named-otherwise = Cet endroit se nomme d’après une autre tuile qu’il touche (d’abord les quartiers généraux, puis les agents par numéro, puis les jokers).
refused-diagonal-only-if = Les coins ne sont que pour une tuile qui ne va nulle part ailleurs.
refused-touches = Une tuile se trouve bord à bord avec cet endroit.
refused-touch-an-agent = Dans cette partie, elle doit toucher un agent par un coin, et c’est possible ailleurs.

## Ce dont on peut convenir

option-classified = On joue la variante « Confidentiel »
option-colours_at_random = Les couleurs sont tirées au sort, non choisies
option-layout = Disposition des quartiers généraux (0 : orange et bleu au milieu, 1 : rouge et vert, 2 : violet et jaune)
option-closed_up = Les quartiers généraux se resserrent quand on en retire
option-lane_length = Cases d’une ligne du côté Standard
option-second_value = Deuxième valeur du côté Confidentiel
option-black_line = Colonnes avant la ligne noire du côté Confidentiel
option-overshoot_stays = Côté Confidentiel, un Employé qui ne trouve rien de libre à son arrivée ni au-delà n’avance pas du tout
option-tie_all_staffers = En cas d’égalité compte la colonne la plus à droite occupée par n’importe qui
option-tokens_open = Les jetons de points pris sont montrés à tous
option-backs_hidden = Ce qu’on a vu du dos des agents n’est pas montré : à chacun de s’en souvenir
option-jokers_do_not_suffice = Un agent doit être à côté d’au moins une tuile qui n’est pas un joker
option-touch_agents = Un agent qui ne va nulle part doit toucher un autre agent, si c’est possible
option-round_limit = Manches après lesquelles on fait le décompte de la partie standard
option-classified_limit = Manches après lesquelles on fait le décompte de la variante « Confidentiel »

## La leçon : trois manches, pas à pas

lesson-1 = Dans Undercover, tout est affaire d’information. Dans chacune des six couleurs, cinq jetons de points attendent sur les dernières cases d’une ligne ; vos Employés s’y rendent depuis la gauche, et le premier qui s’arrête sur un jeton l’emporte. Le plus grand nombre de points gagne.
lesson-2 = Pékin dirige le jaune, Londres le violet, Buenos Aires le vert. Leurs trois quartiers généraux sont sur la table ; les places des trois autres restent vides. Les douze agents forment deux pioches, et seul celui du dessus se voit.
lesson-3 = En face de votre couleur, sur la roue, se trouve votre Camp opposé : le violet pour Pékin, le jaune pour Londres, le rouge pour Buenos Aires. Son jeton compte double, mais vous ne pouvez pas prendre un agent qui montre cette couleur.
lesson-4 = Pékin commence et prend l’agent rouge de la pioche 1 ; aussitôt, on voit le suivant de cette pioche. Pékin peut maintenant le retourner. Son dos montre une voisine du rouge sur la roue : l’orange ou le violet.
lesson-5 = Retourné, il est violet. Puisque cet agent rouge cachait le violet, l’autre rouge doit cacher l’orange : ce qu’on a vu de l’un des jumeaux renseigne sur l’autre. Il porte à présent le Dossier d’instructions de Pékin, et personne ne peut le prendre tant que Pékin n’a pas pris une autre tuile.
lesson-6 = Un agent se place bord à bord avec des tuiles de sa couleur, de ses deux voisines sur la roue, ou des jokers. Le voici au sud du quartier général violet. Rien n’est évalué pendant la première manche.
lesson-7 = Londres et Buenos Aires ont aussi retourné et placé des agents. La deuxième manche commence, et désormais chaque rencontre fait avancer des Employés.
lesson-8 = Pékin prend un agent orange, le retourne côté jaune et le place à côté du quartier général jaune. Pour l’agent retourné, son Employé jaune avance de 2 cases, et d’une de plus pour le quartier général : le voilà sur la case 3.
lesson-9 = Londres fait de même avec un agent vert qui devient jaune : 3 cases en jaune également. Mais Pékin occupe la case 3, et l’Employé de Londres continue jusqu’à la case libre suivante, la 4. Le quartier général vert, à côté, donne 1 case en vert.
lesson-10 = Buenos Aires ne retourne pas le sien : l’agent reste violet et compte pour 1 case. L’agent rouge, à côté, en donne 1 en rouge.
lesson-11 = Pékin retourne un agent rouge, qui devient orange, et le place au-dessus de son agent jaune : 2 cases en orange, 1 en jaune. La case 4 est à Londres : il continue jusqu’à la 5.
lesson-12 = C’est à Londres de jouer. Londres ne peut prendre ni les agents qui portent un Dossier d’instructions, ni l’agent jaune du dessus de la pioche 1 : le jaune est son Camp opposé. L’agent bleu du dessus de la pioche 2 est libre.
lesson-13 = Londres le prend. Des deux agents bleus, l’un cache le vert et l’autre le violet ; duquel il s’agit, on ne peut que le deviner.
lesson-14 = C’est le vert. Le dossier passe sur cet agent, qui doit aller là où le vert convient : à côté du jaune, du vert, du bleu ou d’un joker.
lesson-15 = Le voici entre un agent jaune et un agent bleu, tous deux voisins du vert. L’évaluation : 2 cases en vert pour l’agent retourné, 1 en jaune, 1 en bleu.
lesson-16 = En jaune, Londres s’arrêterait sur la case 5, où se trouve Pékin. Son Employé continue donc jusqu’à la 6, où l’attend le jeton de 8. Londres le prend, et cet Employé ne bouge plus. Le jaune est le Camp opposé de Londres : le 8 compte pour 16.
lesson-17 = Buenos Aires prend son joker : chaque joueur n’en a qu’un. Il va n’importe où et ne se retourne jamais.
lesson-18 = Ici, il se trouve entre les quartiers généraux violet et vert. Un joker ne fait avancer aucun Employé par lui-même, mais les tuiles voisines le font : 1 case en violet, 1 en vert.
lesson-19 = Une partie continue ainsi jusqu’à ce que quelqu’un ait six jetons, puis jusqu’à la fin de cette manche. Pour cette leçon, on avait convenu de s’arrêter après trois manches : on compte donc maintenant, et Londres gagne avec 16 points.

## Le dessin

draw-standard = Piste Standard
draw-classified = Piste Confidentiel
draw-round = manche { $round }
draw-last-round = dernière manche
draw-pile = pioche { $pile } (reste { $left }) :
draw-hand = en main :
draw-hand-flipped = en main, retourné :
draw-joker = joker
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-you = vous
draw-legend = R O Y G B P : rouge, orange, jaune, vert, bleu, violet · b/y 2:1 : ce que peut être le dos, et avec quelle chance · u : côté sous couverture visible · !R : Dossier d’instructions de Rouge · * : joker · x2 Y : le Camp opposé compte double
draw-legend-places = a7n 4 +8 : un endroit pour la tuile (au nord de a7), les cases dont avancent les Employés, les points gagnés

## Le plateau dessiné

board-tile = { $tile ->
    [headquarters] quartier général de couleur { colour }
    [joker] joker du joueur { $number }
   *[agent] agent { $number }, de couleur { colour }
}

## Le plateau simple

view-classified = variante « Confidentiel »
view-round-limit = manches au plus
view-lanes = lignes de la piste
view-spaces = cases
view-space = case
view-token = jeton
view-tokens = jetons
view-beyond-line = au-delà de la ligne
view-blocked = bloquée
view-staffer = Employé du joueur
view-staffers = Employés
view-tiles = rencontres
view-piles = pioches
view-pile = pioche
view-left = tuiles restantes
view-of = sur
view-top = au-dessus
view-hand = tuile en main
view-places = places permises
view-service = service
view-opposite = couleur du Camp opposé
view-joker = joker
view-file = Dossier d’instructions
view-side = face visible
view-back = son dos peut être
view-x = colonne
view-y = rangée
view-odds = chances
view-flipped = retournée
view-from = depuis
view-move = coup
view-meets = rencontre
view-misplaced = contre la règle des couleurs
view-evaluated = évaluée
view-advances = avancées
view-steps = pas
view-to = jusqu’à la case
panel-holds = tokens joker
says-colour = colour colour
says-opposite = colour colour
says-staffers = colour colour
says-tokens = colour colour
says-back = colour colour
value-service = { $value ->
    [moscow] Moscou
    [berlin] Berlin
    [peking] Pékin
    [buenos-aires] Buenos Aires
    [washington] Washington
    [london] Londres
   *[other] { $value }
}
value-kind = { $value ->
    [agent] agent
    [headquarters] quartier général
    [joker] joker
   *[other] { $value }
}
value-side = { $value ->
    [official] officielle
    [undercover] d’infiltration
   *[other] { $value }
}
