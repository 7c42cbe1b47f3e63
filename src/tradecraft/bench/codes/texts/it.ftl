# Codici, in italiano.

name = Codici
summary = Due codici segreti, da indovinare a turno. Serve a misurare il server.
credits = Un gioco vecchio come carta e matita.
minutes = 5–10

player = { $seat ->
    [0] il primo giocatore
   *[1] il secondo giocatore
}
move-change = Metti un { $digit } al posto seguente
move-deal = Distribuisci un { $digit }
move-hidden = Distribuisci una cifra coperta

asked-guess = Tocca a te: scegli di nuovo la cifra seguente del tuo ultimo tentativo.
waits-guess = { $seat ->
    [0] Tocca al primo giocatore.
   *[1] Tocca al secondo giocatore.
}
waits-deal = Si distribuiscono i codici.
over = Tutti i tentativi sono fatti.

dealt = { $seat ->
    [0] Il codice del primo giocatore continua con un { $digit }.
   *[1] Il codice del secondo giocatore continua con un { $digit }.
}
dealt-hidden = { $seat ->
    [0] Il primo giocatore riceve una cifra.
   *[1] Il secondo giocatore riceve una cifra.
}
guessed = { $seat ->
    [0] Il primo giocatore prova { $guess }: { $right } al posto giusto, { $near } altrove.
   *[1] Il secondo giocatore prova { $guess }: { $right } al posto giusto, { $near } altrove.
}

refused-over = Tutti i tentativi sono già fatti.
refused-dealer-deals = Si stanno ancora distribuendo i codici.
refused-only-dealer-deals = Solo il mazziere distribuisce le cifre.

section-CO-2 = I codici
clause-CO-2_1 = Ciascuno dei due giocatori riceve un codice di quattro cifre da 1 a 6, che solo lui vede.
section-CO-3 = Indovinare
clause-CO-3_1 = A turno, indovina il codice dell’altro: il tuo ultimo tentativo con una cifra scelta di nuovo, quella del primo posto, poi del secondo, e così via in giro. Il primo tentativo parte da 1111.
clause-CO-3_2 = Tutti sanno il tentativo, quante cifre sono al posto giusto e quante altre stanno altrove nel codice.
clause-CO-3_3 = Dopo quaranta tentativi la partita è finita.
clause-CO-3_4 = È patta. Si annota il miglior tentativo di ciascun giocatore.
