# Pòquer Leduc, en català. Un fitxer per llengua, amb les mateixes claus i les mateixes dades.

name = Pòquer Leduc
summary = El pòquer més petit que encara és pòquer: sis cartes, una de privada per a cada jugador, una de pública i dues rondes d’apostes.
credits = Ideat per a la recerca a la Universitat d’Alberta (Southey i altres, «Bayes’ Bluff», 2005). Les regles són les del leduc_poker d’OpenSpiel.
minutes = 1–2

## Qui i què

player = { $seat ->
    [0] el primer jugador
   *[1] el segon jugador
}
card = { $card ->
    [0] la jota de piques
    [1] la jota de cors
    [2] la reina de piques
    [3] la reina de cors
    [4] el rei de piques
   *[5] el rei de cors
}

## Què es pot jugar

move-fold = Retirar-se: renunciar al pot
move-call = Igualar: pagar tant com l’altre (si no hi ha res a pagar, és passar)
move-raise = Apujar: pagar tant com l’altre i un pas més
move-deal = Repartir { card }
move-hidden = Repartir una carta de cara avall

## Què se’t demana

asked-open = Et toca: passa (és a dir, iguala) o apuja.
asked-answer = Et toca: retira’t, iguala pagant { $chips } o apuja.
asked-last = Et toca: retira’t o iguala pagant { $chips }.

## Què esperen els altres

waits-deal = S’estan repartint les cartes privades.
waits-public = S’està repartint la carta pública.
waits-word = { $seat ->
    [0] És el torn del primer jugador.
   *[1] És el torn del segon jugador.
}

## Què ha passat

dealt-hidden = { $seat ->
    [0] El primer jugador rep una carta de cara avall.
   *[1] El segon jugador rep una carta de cara avall.
}
dealt-to-you = Reps { card }.
turned-up = La carta pública és { card }.
folded = { $seat ->
    [0] El primer jugador es retira.
   *[1] El segon jugador es retira.
}
checked = { $seat ->
    [0] El primer jugador passa.
   *[1] El segon jugador passa.
}
called = { $seat ->
    [0] El primer jugador iguala i paga { $chips }.
   *[1] El segon jugador iguala i paga { $chips }.
}
raised = { $seat ->
    [0] El primer jugador apuja i paga { $chips }.
   *[1] El segon jugador apuja i paga { $chips }.
}
showed = { $seat ->
    [0] El primer jugador mostra { card }.
   *[1] El segon jugador mostra { card }.
}

## Com s’acaba

over-folded = { $seat ->
    [0] El segon jugador s’ha retirat: el primer s’emporta el pot de { $chips }.
   *[1] El primer jugador s’ha retirat: el segon s’emporta el pot de { $chips }.
}
over-paired = { $seat ->
    [0] El primer jugador té parella i s’emporta el pot de { $chips }.
   *[1] El segon jugador té parella i s’emporta el pot de { $chips }.
}
over-higher = { $seat ->
    [0] El primer jugador té la carta més alta i s’emporta el pot de { $chips }.
   *[1] El segon jugador té la carta més alta i s’emporta el pot de { $chips }.
}
over-split = Les dues cartes valen igual: el pot de { $chips } es reparteix.

## Per què es rebutja una jugada

refused-over = La partida s’ha acabat.
refused-dealer-deals = Primer el crupier reparteix una carta.
refused-only-dealer-deals = Només el crupier reparteix cartes, i ara no és el moment.
refused-card-lies-there = Aquesta carta ja està repartida.
refused-nothing-to-fold-to = No hi ha cap apujada davant la qual retirar-se; pots passar (és a dir, igualar).
refused-no-more-raises = En aquesta ronda ja s’ha apujat dues vegades.

## Les regles, clàusula a clàusula

section-LP-1 = Què hi ha damunt la taula
clause-LP-1_1 = Sis cartes: jota, reina i rei de piques, i els mateixos de cors. El rei és la més alta i la jota la més baixa; els colls no compten.
clause-LP-1_2 = Dos jugadors, amb fitxes per apostar. Una partida no costa a ningú més de 13.

section-LP-2 = El repartiment
clause-LP-2_1 = Abans de res, cada jugador posa 1 fitxa al pot.
clause-LP-2_2 = El primer jugador i després el segon reben una carta privada de cara avall. Només qui la té se la pot mirar.
clause-LP-2_3 = Després de la primera ronda d’apostes es reparteix una tercera carta de cara amunt: la carta pública, que és de tots dos.
clause-LP-2_4 = Només el crupier reparteix cartes. Cada carta que queda al munt té la mateixa probabilitat de sortir.

section-LP-3 = Les apostes
clause-LP-3_1 = Hi ha dues rondes d’apostes, una abans de la carta pública i una després. Totes dues les comença el primer jugador, i tots dos es van alternant.
clause-LP-3_2 = Retirar-se: renuncies al pot. Només et pots retirar si el rival ha apujat.
clause-LP-3_3 = Igualar: pagues fins que has posat tant com el rival. Si no hi ha res a pagar, se’n diu passar.
clause-LP-3_4 = Apujar: pagues fins que has posat tant com el rival, i a més 2 fitxes a la primera ronda o 4 a la segona.
clause-LP-3_5 = Entre tots dos jugadors es pot apujar dues vegades per ronda.
clause-LP-3_6 = Una ronda s’acaba quan tots dos han parlat i han pagat el mateix.

section-LP-4 = El final
clause-LP-4_1 = Si un jugador es retira, l’altre s’emporta el pot a l’acte i no es mostra cap carta privada.
clause-LP-4_2 = Després de la segona ronda d’apostes, tots dos jugadors mostren la carta privada.
clause-LP-4_3 = Qui té parella amb la carta pública s’emporta el pot.
clause-LP-4_4 = Si ningú no té parella, la carta més alta s’emporta el pot.
clause-LP-4_5 = Si les cartes privades són del mateix valor, el pot es reparteix.
clause-LP-4_6 = Amb això s’acaba la partida. El resultat d’un jugador són les fitxes guanyades menys les pagades.

## El tauler senzill

view-pot = pot
view-public = carta comuna
view-players = jugadors
view-paid = pagat
view-said = dit
view-winner = ha guanyat el jugador
panel-holds = paid
value-said = { $value ->
    [call] veure
    [fold] plegar
    [raise] pujar
   *[other] { $value }
}
value-ending = { $value ->
    [fold] un jugador s’ha retirat
    [showdown] s’han ensenyat les cartes
   *[other] { $value }
}
