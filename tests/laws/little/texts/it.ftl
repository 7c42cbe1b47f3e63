# Dead Drop, in italiano.

name = Buca morta
summary = Un dossier sta in una di tre buche. Chi lo trova?
credits = Fatto per le prove di questa casa.
minutes = 1

courier = il corriere
seeker = il cercatore { $seat }

move-colour = Il mazziere pesca un dossier: { $colour ->
    [red] rosso
   *[blue] blu
}
move-number = Il mazziere pesca il numero { $number }
move-drawn = Il mazziere pesca qualcosa per il corriere
move-lay = Nascondi il dossier nella buca { $drop }
move-laid = Il corriere nasconde il dossier
move-open = Apri la buca { $drop }

waits-draw = Si sta pescando un dossier.
asked-hide = Nascondi il dossier in una buca chiusa.
waits-hide = Il corriere sta nascondendo il dossier.
asked-search = Apri una buca, cercatore { $seat }.
waits-search = Il cercatore { $seat } sta per aprire una buca.
empty = La buca è vuota.
found = Ecco il dossier: { $colour ->
    [red] rosso { $number }
   *[blue] blu { $number }
}.
over-courier = Il corriere è fuggito.
over-seekers = Hanno vinto i cercatori.

refused-over = La partita è finita.
refused-other-step = Prima c’è altro da fare.
refused-not-in-the-bag = Nel sacchetto non c’è questo dossier.
refused-open-already = Questa buca è già aperta.

option-numbers = Quanti dossier blu ci sono
option-searches = Quante volte si può cercare
option-told = Se il dossier si mostra alla fine

clause-DD-0 = Il mazziere pesca, il corriere nasconde, i cercatori cercano.
clause-DD-1 = Il sacchetto contiene un dossier rosso e diversi blu.
clause-DD-3 = I cercatori aprono a turno una buca chiusa.
clause-DD-4 = I cercatori vincono se trovano il dossier; altrimenti vince il corriere.
