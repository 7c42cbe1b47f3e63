# Dead Drop, en català.

name = Bústia morta
summary = Hi ha un dossier en una de tres bústies. Qui el troba?
credits = Fet per a les proves d’aquesta casa.
minutes = 1

courier = el correu
seeker = el rastrejador { $seat }

move-colour = El repartidor treu un dossier: { $colour ->
    [red] vermell
   *[blue] blau
}
move-number = El repartidor treu el número { $number }
move-drawn = El repartidor treu alguna cosa per al correu
move-lay = Amaga el dossier a la bústia { $drop }
move-laid = El correu amaga el dossier
move-open = Obre la bústia { $drop }

waits-draw = S’està traient un dossier.
asked-hide = Amaga el dossier en una bústia tancada.
waits-hide = El correu està amagant el dossier.
asked-search = Obre una bústia, rastrejador { $seat }.
waits-search = El rastrejador { $seat } és a punt d’obrir una bústia.
empty = La bústia és buida.
found = Aquí hi ha el dossier: { $colour ->
    [red] vermell { $number }
   *[blue] blau { $number }
}.
over-courier = El correu s’ha escapat.
over-seekers = Han guanyat els rastrejadors.

refused-over = La partida s’ha acabat.
refused-other-step = Abans cal fer una altra cosa.
refused-not-in-the-bag = A la bossa no hi ha aquest dossier.
refused-open-already = Aquesta bústia ja és oberta.

option-numbers = Quants dossiers blaus hi ha
option-searches = Quantes vegades es pot buscar
option-told = Si el dossier s’ensenya al final

clause-DD-0 = El repartidor treu, el correu amaga, els rastrejadors busquen.
clause-DD-1 = A la bossa hi ha un dossier vermell i uns quants de blaus.
clause-DD-3 = Els rastrejadors obren per torns una bústia tancada.
clause-DD-4 = Guanyen els rastrejadors si troben el dossier; si no, el correu.
