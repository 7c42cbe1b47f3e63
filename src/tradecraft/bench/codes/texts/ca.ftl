# Codis, en català.

name = Codis
summary = Dos codis secrets que s’endevinen per torns. Amb ell es mesura el servidor.
credits = Un joc tan vell com el llapis i el paper.
minutes = 5–10

player = { $seat ->
    [0] el primer jugador
   *[1] el segon jugador
}
move-change = Posar un { $digit } al lloc següent
move-deal = Repartir un { $digit }
move-hidden = Repartir una xifra cap per avall

asked-guess = El teu torn: tria de nou la xifra següent del teu últim intent.
waits-guess = { $seat ->
    [0] És el torn del primer jugador.
   *[1] És el torn del segon jugador.
}
waits-deal = S’estan repartint els codis.
over = S’han fet tots els intents.

dealt = { $seat ->
    [0] El codi del primer jugador continua amb un { $digit }.
   *[1] El codi del segon jugador continua amb un { $digit }.
}
dealt-hidden = { $seat ->
    [0] El primer jugador rep una xifra.
   *[1] El segon jugador rep una xifra.
}
guessed = { $seat ->
    [0] El primer jugador prova { $guess }: { $right } al seu lloc, { $near } en un altre.
   *[1] El segon jugador prova { $guess }: { $right } al seu lloc, { $near } en un altre.
}

refused-over = Ja s’han fet tots els intents.
refused-dealer-deals = Encara s’estan repartint els codis.
refused-only-dealer-deals = Només qui reparteix dona xifres.

section-CO-2 = Els codis
clause-CO-2_1 = Cadascun dels dos jugadors rep un codi de quatre xifres de l’1 al 6 que només ell veu.
section-CO-3 = Endevinar
clause-CO-3_1 = Per torns, endevina el codi de l’altre: el teu últim intent amb una xifra triada de nou, la del primer lloc, després la del segon, i així donant la volta. El primer intent parteix de 1111.
clause-CO-3_2 = Tothom sap l’intent, quantes xifres són al seu lloc i quantes més són en un altre lloc del codi.
clause-CO-3_3 = Després de quaranta intents la partida s’acaba.
clause-CO-3_4 = Acaba en empat. S’anota el millor intent de cada jugador.
