"""Tables: who sits where, the log of a game, its clocks, and what each who looks on is sent.

A table is its rows, in order. There is no web in here, no store and no clock of its own: whoever
asks brings the rows and says what time it is.
"""
