# Codes, en français.

name = Codes
summary = Deux codes secrets, devinés tour à tour. Il sert à mesurer le serveur.
credits = Un jeu aussi vieux que le papier et le crayon.
minutes = 5–10

player = { $seat ->
    [0] le premier joueur
   *[1] le second joueur
}
move-change = Mettre un { $digit } à la place suivante
move-deal = Distribuer un { $digit }
move-hidden = Distribuer un chiffre face cachée

asked-guess = À vous : choisissez à nouveau le chiffre suivant de votre dernier essai.
waits-guess = { $seat ->
    [0] C’est au premier joueur.
   *[1] C’est au second joueur.
}
waits-deal = On distribue les codes.
over = Tous les essais sont faits.

dealt = { $seat ->
    [0] Le code du premier joueur continue avec un { $digit }.
   *[1] Le code du second joueur continue avec un { $digit }.
}
dealt-hidden = { $seat ->
    [0] Le premier joueur reçoit un chiffre.
   *[1] Le second joueur reçoit un chiffre.
}
guessed = { $seat ->
    [0] Le premier joueur essaie { $guess } : { $right } bien placés, { $near } ailleurs.
   *[1] Le second joueur essaie { $guess } : { $right } bien placés, { $near } ailleurs.
}

refused-over = Tous les essais sont faits.
refused-dealer-deals = On distribue encore les codes.
refused-only-dealer-deals = Seul le donneur distribue les chiffres.

section-CO-2 = Les codes
clause-CO-2_1 = Chacun des deux joueurs reçoit un code de quatre chiffres de 1 à 6, que lui seul voit.
section-CO-3 = Deviner
clause-CO-3_1 = Tour à tour, devinez le code de l’autre : votre dernier essai avec un chiffre choisi à nouveau, celui de la première place, puis de la deuxième, et ainsi de suite en boucle. Le premier essai part de 1111.
clause-CO-3_2 = Tous apprennent l’essai, combien de chiffres sont bien placés et combien d’autres sont ailleurs dans le code.
clause-CO-3_3 = Après quarante essais, la partie est finie.
clause-CO-3_4 = Elle est nulle. On note le meilleur essai de chaque joueur.
