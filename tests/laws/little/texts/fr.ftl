# Dead Drop, en français.

name = Boîte aux lettres morte
summary = Un dossier se trouve dans l’une de trois caches. Qui le découvre ?
credits = Fait pour les tests de cette maison.
minutes = 1

courier = le courrier
seeker = le pisteur { $seat }

move-colour = Le donneur tire un dossier : { $colour ->
    [red] rouge
   *[blue] bleu
}
move-number = Le donneur tire le numéro { $number }
move-drawn = Le donneur tire quelque chose pour le courrier
move-lay = Cacher le dossier dans la cache { $drop }
move-laid = Le courrier cache le dossier
move-open = Ouvrir la cache { $drop }

waits-draw = On tire un dossier.
asked-hide = Cachez le dossier dans une cache fermée.
waits-hide = Le courrier est en train de cacher le dossier.
asked-search = Ouvrez une cache, pisteur { $seat }.
waits-search = Le pisteur { $seat } va ouvrir une cache.
empty = La cache est vide.
found = Voilà le dossier : { $colour ->
    [red] rouge { $number }
   *[blue] bleu { $number }
}.
over-courier = Le courrier s’est échappé.
over-seekers = Les pisteurs ont gagné.

refused-over = La partie est terminée.
refused-other-step = Il faut d’abord faire autre chose.
refused-not-in-the-bag = Ce dossier n’est pas dans le sac.
refused-open-already = Cette cache est déjà ouverte.

option-numbers = Combien il y a de dossiers bleus
option-searches = Combien de fois on peut chercher
option-told = Si le dossier est montré à la fin

clause-DD-0 = Le donneur tire, le courrier cache, les pisteurs cherchent.
clause-DD-1 = Le sac contient un dossier rouge et plusieurs bleus.
clause-DD-3 = Les pisteurs ouvrent à tour de rôle une cache fermée.
clause-DD-4 = Les pisteurs gagnent s’ils trouvent le dossier ; sinon, le courrier.
