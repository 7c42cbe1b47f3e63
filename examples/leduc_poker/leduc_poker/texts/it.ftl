# Poker Leduc, in italiano. Un file per lingua, con le stesse chiavi e gli stessi dati.

name = Poker Leduc
summary = Il poker più piccolo che sia ancora poker: sei carte, una privata per ciascun giocatore, una comune e due giri di puntate.
credits = Ideato per la ricerca all’Università dell’Alberta (Southey e altri, «Bayes’ Bluff», 2005). Le regole sono quelle del leduc_poker di OpenSpiel.
minutes = 1–2

## Chi e che cosa

player = { $seat ->
    [0] il primo giocatore
   *[1] il secondo giocatore
}
card = { $card ->
    [0] il fante di picche
    [1] il fante di cuori
    [2] la donna di picche
    [3] la donna di cuori
    [4] il re di picche
   *[5] il re di cuori
}

## Che cosa si può giocare

move-fold = Lasciare: rinunciare al piatto
move-call = Vedere: pagare quanto l’altro (se non c’è niente da pagare, è un check)
move-raise = Rilanciare: pagare quanto l’altro, e un gradino in più
move-deal = Distribuire { card }
move-hidden = Distribuire una carta coperta

## Che cosa ti si chiede

asked-open = Tocca a te: fai check (cioè vedi) oppure rilancia.
asked-answer = Tocca a te: lascia, vedi pagando { $chips } oppure rilancia.
asked-last = Tocca a te: lascia oppure vedi pagando { $chips }.

## Che cosa aspettano gli altri

waits-deal = Si stanno distribuendo le carte private.
waits-public = Si sta distribuendo la carta comune.
waits-word = { $seat ->
    [0] Tocca al primo giocatore.
   *[1] Tocca al secondo giocatore.
}

## Che cosa è successo

dealt-hidden = { $seat ->
    [0] Il primo giocatore riceve una carta coperta.
   *[1] Il secondo giocatore riceve una carta coperta.
}
dealt-to-you = Ricevi { card }.
turned-up = La carta comune è { card }.
folded = { $seat ->
    [0] Il primo giocatore lascia.
   *[1] Il secondo giocatore lascia.
}
checked = { $seat ->
    [0] Il primo giocatore fa check.
   *[1] Il secondo giocatore fa check.
}
called = { $seat ->
    [0] Il primo giocatore vede e paga { $chips }.
   *[1] Il secondo giocatore vede e paga { $chips }.
}
raised = { $seat ->
    [0] Il primo giocatore rilancia e paga { $chips }.
   *[1] Il secondo giocatore rilancia e paga { $chips }.
}
showed = { $seat ->
    [0] Il primo giocatore mostra { card }.
   *[1] Il secondo giocatore mostra { card }.
}

## Come finisce

over-folded = { $seat ->
    [0] Il secondo giocatore ha lasciato: il primo vince il piatto di { $chips }.
   *[1] Il primo giocatore ha lasciato: il secondo vince il piatto di { $chips }.
}
over-paired = { $seat ->
    [0] Il primo giocatore ha una coppia e vince il piatto di { $chips }.
   *[1] Il secondo giocatore ha una coppia e vince il piatto di { $chips }.
}
over-higher = { $seat ->
    [0] Il primo giocatore ha la carta più alta e vince il piatto di { $chips }.
   *[1] Il secondo giocatore ha la carta più alta e vince il piatto di { $chips }.
}
over-split = Le due carte si equivalgono: il piatto di { $chips } si divide.

## Perché una mossa è rifiutata

refused-over = La partita è finita.
refused-dealer-deals = Prima il mazziere distribuisce una carta.
refused-only-dealer-deals = Solo il mazziere distribuisce le carte, e adesso non è il momento.
refused-card-lies-there = Quella carta è già stata distribuita.
refused-nothing-to-fold-to = Non c’è nessun rilancio davanti al quale lasciare; puoi fare check (cioè vedere).
refused-no-more-raises = In questo giro si è già rilanciato due volte.

## Le regole, clausola per clausola

section-LP-1 = Che cosa c’è sul tavolo
clause-LP-1_1 = Sei carte: fante, donna e re di picche, e gli stessi di cuori. Il re è la più alta, il fante la più bassa; i semi non contano.
clause-LP-1_2 = Due giocatori, con gettoni da puntare. Una partita non costa a nessuno più di 13.

section-LP-2 = La distribuzione
clause-LP-2_1 = Per prima cosa ogni giocatore mette 1 gettone nel piatto.
clause-LP-2_2 = Il primo giocatore, poi il secondo, riceve una carta privata coperta. Solo chi la possiede può guardarla.
clause-LP-2_3 = Dopo il primo giro di puntate si distribuisce una terza carta scoperta: la carta comune, che è di entrambi.
clause-LP-2_4 = Solo il mazziere distribuisce le carte. Ogni carta rimasta nel mazzo ha la stessa probabilità di uscire.

section-LP-3 = Le puntate
clause-LP-3_1 = Ci sono due giri di puntate, uno prima della carta comune e uno dopo. Il primo giocatore comincia entrambi, e i due si alternano.
clause-LP-3_2 = Lasciare: rinunci al piatto. Puoi lasciare solo se l’avversario ha rilanciato.
clause-LP-3_3 = Vedere: paghi fino ad aver messo quanto l’avversario. Se non c’è niente da pagare, si chiama check.
clause-LP-3_4 = Rilanciare: paghi fino ad aver messo quanto l’avversario, e in più 2 gettoni nel primo giro o 4 nel secondo.
clause-LP-3_5 = In un giro i due giocatori, insieme, possono rilanciare due volte.
clause-LP-3_6 = Un giro finisce quando entrambi hanno parlato e hanno pagato lo stesso.

section-LP-4 = La fine
clause-LP-4_1 = Se un giocatore lascia, l’altro vince subito il piatto e nessuna carta privata viene mostrata.
clause-LP-4_2 = Dopo il secondo giro di puntate i due giocatori mostrano la carta privata.
clause-LP-4_3 = Chi ha una coppia con la carta comune vince il piatto.
clause-LP-4_4 = Se nessuno ha una coppia, la carta più alta vince il piatto.
clause-LP-4_5 = Se le carte private sono dello stesso valore, il piatto si divide.
clause-LP-4_6 = La partita è allora finita. Il risultato di un giocatore sono i gettoni vinti meno quelli pagati.

## Il tavolo semplice

view-pot = piatto
view-public = carta comune
view-players = giocatori
view-paid = pagato
view-said = detto
view-winner = vinto dal giocatore
panel-holds = paid
value-said = { $value ->
    [call] vede
    [fold] passa
    [raise] rilancia
   *[other] { $value }
}
value-ending = { $value ->
    [fold] un giocatore ha lasciato
    [showdown] si sono scoperte le carte
   *[other] { $value }
}
