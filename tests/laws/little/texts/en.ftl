# Dead Drop, in English.

name = Dead Drop
summary = A dossier lies in one of three drops. Who finds it?
credits = Made for the tests of this house.
minutes = 1

courier = the courier
seeker = seeker { $seat }

move-colour = The dealer draws a dossier: { $colour ->
    [red] red
   *[blue] blue
}
move-number = The dealer draws number { $number }
move-drawn = The dealer draws something for the courier
move-lay = Hide the dossier in drop { $drop }
move-laid = The courier hides the dossier
move-open = Open drop { $drop }

waits-draw = A dossier is being drawn.
asked-hide = Hide the dossier in a closed drop.
waits-hide = The courier is hiding the dossier.
asked-search = Open a drop, seeker { $seat }.
waits-search = Seeker { $seat } is about to open a drop.
empty = The drop is empty.
found = There lies the dossier: { $colour ->
    [red] red { $number }
   *[blue] blue { $number }
}.
over-courier = The courier got away.
over-seekers = The seekers have won.

refused-over = The game is over.
refused-other-step = Something else is to be done first.
refused-not-in-the-bag = There is no such dossier in the bag.
refused-open-already = This drop has been opened.

option-numbers = How many blue dossiers there are
option-searches = How often the seekers may search
option-told = Whether the dossier is shown at the end

clause-DD-0 = The dealer draws, the courier hides, the seekers search.
clause-DD-1 = The bag holds one red dossier and several blue ones.
clause-DD-3 = The seekers take turns to open a closed drop.
clause-DD-4 = The seekers win if they find the dossier; else the courier does.
