# The words of the browser's pages, in English. One file per language, the same keys and facts in each.

skip = To the content
language = Language
theme = Light or dark
theme-auto = Auto
theme-light = Light
theme-dark = Dark
page-missing = This page could not be loaded. Is the server there? Reload to try again.
offline = The server does not answer. Is there a network?
lost-title = Nothing to see here
lost-text = There is no page at this address; whoever sent you here has been misinformed.
to-lobby = To the lobby
guest-name = Agent { $number }
lobby-claim = Five spy games at one table
play-now = Play against bots
plain-board = Plain board
choices = What you can do
