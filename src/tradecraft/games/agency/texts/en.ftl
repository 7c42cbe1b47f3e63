# Agency_, in English. One file per language, the same keys and facts in each.

name = Agency_
summary = Four intelligence services and one map of the world: put spies and cards to work, and be the first with a sleeper cell in each of the three zones.
credits = A game by Rangan Anandan, Jonathan Bove, Barry Kramer and Sheru Riaz. This is an independent implementation.
minutes = 45–75

## Names that other sentences use: they see the facts of the sentence that names them

city = { $city ->
   *[washington] Washington DC
    [new-york] New York
    [vancouver] Vancouver
    [los-angeles] Los Angeles
    [mexico-city] Mexico City
    [havana] Havana
    [bogota] Bogota
    [rio-de-janeiro] Rio de Janeiro
    [buenos-aires] Buenos Aires
    [london] London
    [paris] Paris
    [madrid] Madrid
    [berlin] Berlin
    [rome] Rome
    [moscow] Moscow
    [cairo] Cairo
    [lagos] Lagos
    [johannesburg] Johannesburg
    [beijing] Beijing
    [tokyo] Tokyo
    [seoul] Seoul
    [hong-kong] Hong Kong
    [singapore] Singapore
    [new-delhi] New Delhi
    [dubai] Dubai
    [almaty] Almaty
    [sydney] Sydney
}
in-city = { $city ->
   *[washington] in Washington DC
    [new-york] in New York
    [vancouver] in Vancouver
    [los-angeles] in Los Angeles
    [mexico-city] in Mexico City
    [havana] in Havana
    [bogota] in Bogota
    [rio-de-janeiro] in Rio de Janeiro
    [buenos-aires] in Buenos Aires
    [london] in London
    [paris] in Paris
    [madrid] in Madrid
    [berlin] in Berlin
    [rome] in Rome
    [moscow] in Moscow
    [cairo] in Cairo
    [lagos] in Lagos
    [johannesburg] in Johannesburg
    [beijing] in Beijing
    [tokyo] in Tokyo
    [seoul] in Seoul
    [hong-kong] in Hong Kong
    [singapore] in Singapore
    [new-delhi] in New Delhi
    [dubai] in Dubai
    [almaty] in Almaty
    [sydney] in Sydney
}
to-city = { $city ->
   *[washington] to Washington DC
    [new-york] to New York
    [vancouver] to Vancouver
    [los-angeles] to Los Angeles
    [mexico-city] to Mexico City
    [havana] to Havana
    [bogota] to Bogota
    [rio-de-janeiro] to Rio de Janeiro
    [buenos-aires] to Buenos Aires
    [london] to London
    [paris] to Paris
    [madrid] to Madrid
    [berlin] to Berlin
    [rome] to Rome
    [moscow] to Moscow
    [cairo] to Cairo
    [lagos] to Lagos
    [johannesburg] to Johannesburg
    [beijing] to Beijing
    [tokyo] to Tokyo
    [seoul] to Seoul
    [hong-kong] to Hong Kong
    [singapore] to Singapore
    [new-delhi] to New Delhi
    [dubai] to Dubai
    [almaty] to Almaty
    [sydney] to Sydney
}
leaving = { $from ->
   *[washington] from Washington DC
    [new-york] from New York
    [vancouver] from Vancouver
    [los-angeles] from Los Angeles
    [mexico-city] from Mexico City
    [havana] from Havana
    [bogota] from Bogota
    [rio-de-janeiro] from Rio de Janeiro
    [buenos-aires] from Buenos Aires
    [london] from London
    [paris] from Paris
    [madrid] from Madrid
    [berlin] from Berlin
    [rome] from Rome
    [moscow] from Moscow
    [cairo] from Cairo
    [lagos] from Lagos
    [johannesburg] from Johannesburg
    [beijing] from Beijing
    [tokyo] from Tokyo
    [seoul] from Seoul
    [hong-kong] from Hong Kong
    [singapore] from Singapore
    [new-delhi] from New Delhi
    [dubai] from Dubai
    [almaty] from Almaty
    [sydney] from Sydney
}
card = { $card ->
   *[detonator] Detonator
    [explosives] Explosives
    [wire] Wire
    [recorder] Recording Device
    [rifle] Rifle
    [bullet] Bullet
    [no-bomb] Prevent Bomb
    [no-tap] Prevent Wire Tap
    [no-kill] Prevent Assassination
    [mole] Mole
    [block] Road Block
    [rebellion] Rebellion
}
objective = { $objective ->
   *[bomb] bomb
    [tap] wire tap
    [kill] assassination
}
agency = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] no agency
}
zone = { $zone ->
   *[americas] Americas
    [europe] Europe and Africa
    [asia] Asia and Pacific
}

## The rules, clause by clause

section-AG-0 = About the game
clause-AG-0_1 = Agency_ is a spy game for exactly four players.
clause-AG-0_2 = Each player is the intelligence service of a state and commands several spies.
clause-AG-0_3 = You all have the same aim: three sleeper cells, one in each of the three zones of the world map.
clause-AG-0_4 = What brings you there is money, objectives that you complete, the many actions of a turn, and your dealings with the spies of the others.

section-AG-1 = What is in the box
clause-AG-1_1 = A map of the world with cities, divided into three zones.
clause-AG-1_2 = Four sets of spy pawns with a reference card each: CIA (blue), MI6 (black), FSB (green) and MSS (red).
clause-AG-1_3 = The main base of the CIA is Washington DC.
clause-AG-1_4 = The main base of MI6 is London.
clause-AG-1_5 = The main base of the FSB is Moscow.
clause-AG-1_6 = The main base of the MSS is Beijing.
clause-AG-1_7 = Three decks of cards: Assets, Locations and Objectives.
clause-AG-1_8 = Chips for money: a white one is 5k, a blue one 20k.
clause-AG-1_9 = Cell tokens, objective tokens, one auction token, and six-sided dice.

section-AG-2 = Setting up
clause-AG-2_1 = Each player chooses an agency, no two the same, and takes its pawns and its reference card.
clause-AG-2_2 = Whoever was the last to use a computer places first.
clause-AG-2_3 = That player puts one pawn on any city.
clause-AG-2_4 = The others follow clockwise, one pawn at a time, round and round until everybody has three pawns on the map.
clause-AG-2_5 = While pawns are placed, no two spies may stand in the same city.
clause-AG-2_6 = All other pawns stay in reserve.
clause-AG-2_7 = The three decks are sorted out and shuffled, each for itself.
clause-AG-2_8 = Each player is dealt one Location card and one Objective card, face down.
clause-AG-2_9 = Keep these two apart from your hand: they are not part of it.
clause-AG-2_10 = Each player is dealt two Asset cards, face down: the first hand.
clause-AG-2_11 = Money and cell tokens lie where everybody can reach them.
clause-AG-2_12 = Whoever placed the first pawn gets the auction token.
clause-AG-2_13 = Whoever was second to place takes the first turn.
clause-AG-2_14 = Turns pass clockwise.

section-AG-3 = A turn
clause-AG-3_1 = A turn has five steps: (1) receive money, (2) draw an Asset card, (3) optional actions, (4) discard down to five cards, (5) auction.
clause-AG-3_2 = Steps 1, 2, 4 and 5 must be done; step 5 only by the holder of the auction token.
clause-AG-3_3 = The optional actions of step 3 come in any order you like.
clause-AG-3_4 = They are: to move, to buy, to play Asset cards, to attack or steal, to trade, to initiate or stop an objective, and to destroy an enemy cell.

section-AG-4 = Step 1: money
clause-AG-4_1 = You always take 10k from the stock.
clause-AG-4_2 = If an objective of yours is completed this turn, you take 60k more.
clause-AG-4_3 = Its objective token is then taken off the map.
clause-AG-4_4 = An objective can be completed only once.

section-AG-5 = Step 2: a card
clause-AG-5_1 = After the money you must draw one Asset card.

section-AG-6 = Moving
clause-AG-6_1 = Each of your pawns may move one space: to a city linked to its own. It need not move.

section-AG-7 = The marketplace
clause-AG-7_1 = You may buy as many kinds of things as you like, but each kind only once a turn.
clause-AG-7_2 = A car costs 5k: one of your pawns moves one space.
clause-AG-7_3 = A plane costs 20k: one of your pawns moves up to three spaces.
clause-AG-7_4 = For Asset cards, such as Rebellion, a pawn that flies is only in the city it leaves and in the city it reaches, and in none that it flies over.
clause-AG-7_5 = A new spy costs 10k, and can be bought only by a player who has fewer spies than the capacity allows.
clause-AG-7_6 = Your capacity is 3, and 1 more for each of your sleeper cells on the map.
clause-AG-7_7 = A new spy is placed at your main base or at any of your cells.
clause-AG-7_8 = A sleeper cell costs 40k, and is placed in a city where you have a spy at that moment.

section-AG-8 = Asset cards
clause-AG-8_1 = What an Asset card does is written on it.
clause-AG-8_2 = You play Asset cards in your own turn, and they work at once.
clause-AG-8_3 = As a rule a card that was played goes face down onto the discard pile.
clause-AG-8_4 = You may play any number of cards in a turn.
clause-AG-8_5 = You may play cards before, between and after your other actions.
clause-AG-8_6 = A card that works for a round, such as Road Block, is laid at the lower edge of the map, below the zone it is meant for.
clause-AG-8_7 = Put one of your pawns that are not on the map onto it, to show whose it is.
clause-AG-8_8 = In your next turn you discard the card and take the pawn back.
clause-AG-8_9 = Some Asset cards are objects that are needed for objectives.

section-AG-9 = Attacking or stealing
clause-AG-9_1 = You need a spy in the same city as an enemy spy.
clause-AG-9_2 = Then you may either attack one enemy spy there or steal from the player whose spy it is.
clause-AG-9_3 = Only one attack or one theft a turn is allowed, however many spies you have.
clause-AG-9_4 = In an attack, attacker and defender roll one die each.
clause-AG-9_5 = The higher die wins; if they are equal, the defender wins.
clause-AG-9_6 = An attacker who wins takes 15k from the defending player, or all there is if it is less.
clause-AG-9_7 = If the attacker wins, the spy who was attacked is taken off the map.
clause-AG-9_8 = If the attacker loses, the spy who attacked is taken off the map.
clause-AG-9_9 = Then no money changes hands.
clause-AG-9_10 = Only one enemy spy is attacked, even where that enemy has several.
clause-AG-9_11 = A thief takes either any one card that lies face up before the victim, because of a Mole, or one card drawn at random from the victim’s private hand.

section-AG-10 = Trading
clause-AG-10_1 = In your own turn you may trade with the others.
clause-AG-10_2 = Asset cards and money can be traded, as many and as much as you like.
clause-AG-10_3 = Both sides need not be worth the same.

section-AG-11 = Objectives
clause-AG-11_1 = To initiate your objective, you discard the two object cards that belong to your Objective card.
clause-AG-11_2 = You must have a pawn in the city of your Location card.
clause-AG-11_3 = You turn up your Location card and your Objective card.
clause-AG-11_4 = An objective token is put on the city.
clause-AG-11_5 = You must move your pawn from there at once, to any city linked to it.
clause-AG-11_6 = This step does not count as the pawn’s normal movement.
clause-AG-11_7 = After that you do no more optional actions in this turn.
clause-AG-11_8 = You discard down to five cards at once, and hold the auction if you have the token.
clause-AG-11_9 = An objective takes a round: if nobody has stopped it when your next turn begins, it is completed.
clause-AG-11_10 = You take the reward in step 1 of that turn (AG-4.2), and the token leaves the map.
clause-AG-11_11 = Whoever completes an objective draws a new Location card and a new Objective card.
clause-AG-11_12 = To stop an objective you need a pawn in the city of its token.
clause-AG-11_13 = You discard the stop card for that kind of objective.
clause-AG-11_14 = You take 30k at once.
clause-AG-11_15 = The objective token is taken away.
clause-AG-11_16 = You may stop several objectives in one turn.

section-AG-12 = Destroying a cell
clause-AG-12_1 = A cell can be destroyed only while no spy of the agency that owns it is in its city.
clause-AG-12_2 = If there are any, they must be got rid of first.
clause-AG-12_3 = You play two object cards that make a pair: Detonator and Explosives, Wire and Recording Device, or Rifle and Bullet.
clause-AG-12_4 = Each of the three pairs will do for any cell.
clause-AG-12_5 = The cell is taken off the map.
clause-AG-12_6 = You get 25k from the stock.
clause-AG-12_7 = You may destroy several cells in one turn.

section-AG-13 = Steps 4 and 5: discarding and the auction
clause-AG-13_1 = If you have more than five Asset cards at the end of your turn, you discard down to five, and choose which.
clause-AG-13_2 = The limit counts only at the end of your own turn.
clause-AG-13_3 = After that the holder of the auction token holds an auction on the black market.
clause-AG-13_4 = That player takes the top four cards of the Asset deck and looks at them; nobody else does.
clause-AG-13_5 = One of them goes into that player’s hand, and the other three are passed to the next player clockwise.
clause-AG-13_6 = One after another takes a card until all four have one; the last gets the last.
clause-AG-13_7 = The auction token then goes to the next player counter-clockwise.
clause-AG-13_8 = The next turn is the next player’s, clockwise.
clause-AG-13_9 = Everything in the game goes clockwise, but for the auction token.

section-AG-14 = Winning
clause-AG-14_1 = Whoever has three sleeper cells, one in each zone, wins.

section-AG-15 = Examples, and what follows from the rules
clause-AG-15_1 = For a bomb you discard the Detonator and the Explosives.
clause-AG-15_2 = For a wire tap you discard the Wire and the Recording Device, for an assassination the Rifle and the Bullet.
clause-AG-15_3 = To stop an assassination you discard Prevent Assassination.
clause-AG-15_4 = One card may be traded for two.
clause-AG-15_5 = A cell is destroyed by laying, for instance, a Rifle and a Bullet on it.
clause-AG-15_6 = You may play cards, do other things, and play cards again in the same turn.
clause-AG-15_7 = The agencies: CIA, blue, Washington DC (USA); MI6, black, London (United Kingdom); FSB, green, Moscow (Russia); MSS, red, Beijing (China).
clause-AG-15_8 = Without a cell you can have 3 spies, with one 4, with two 5.
clause-AG-15_9 = If the players are 1, 2, 3 and 4 in the order of placing, turns go 2, 3, 4, 1, 2, and so on. The auctions come after turn 4 (of player 1), turn 7 (player 4), turn 10 (player 3), turn 13 (player 2), and so on every third turn.
clause-AG-15_10 = An attacker wins 15 times in 36.

section-AG-H = What the rulebook leaves open, and the house rulings
clause-AG-H1 = The rulebook shows no map that could be found. Here it has 27 cities, 9 in each zone, and 48 links. Washington DC: Havana, Los Angeles, New York. New York: London, Vancouver, Washington DC. Vancouver: Los Angeles, New York, Seoul. Los Angeles: Mexico City, Tokyo, Vancouver, Washington DC. Mexico City: Bogota, Havana, Los Angeles. Havana: Bogota, Madrid, Mexico City, Washington DC. Bogota: Buenos Aires, Havana, Mexico City, Rio de Janeiro. Rio de Janeiro: Bogota, Buenos Aires, Lagos. Buenos Aires: Bogota, Rio de Janeiro, Sydney. These nine are zone 1, the Americas. London: Berlin, Madrid, New York, Paris. Paris: Berlin, London, Madrid, Rome. Madrid: Havana, Lagos, London, Paris. Berlin: London, Moscow, Paris, Rome. Rome: Berlin, Cairo, Paris. Moscow: Almaty, Berlin, Cairo. Cairo: Dubai, Johannesburg, Lagos, Moscow, Rome. Lagos: Cairo, Johannesburg, Madrid, Rio de Janeiro. Johannesburg: Cairo, Dubai, Lagos. These nine are zone 2, Europe and Africa. Beijing: Almaty, Hong Kong, Seoul, Tokyo. Tokyo: Beijing, Hong Kong, Los Angeles, Seoul. Seoul: Beijing, Tokyo, Vancouver. Hong Kong: Beijing, New Delhi, Singapore, Tokyo. Singapore: Hong Kong, New Delhi, Sydney. New Delhi: Almaty, Dubai, Hong Kong, Singapore. Dubai: Almaty, Cairo, Johannesburg, New Delhi. Almaty: Beijing, Dubai, Moscow, New Delhi. Sydney: Buenos Aires, Singapore. These nine are zone 3, Asia and Pacific.
clause-AG-H2 = The rulebook names a few Asset cards and lists none. Here the deck has 60. Six each of the objects: Detonator and Explosives for a bomb, Wire and Recording Device for a wire tap, Rifle and Bullet for an assassination. Four each of Prevent Bomb, Prevent Wire Tap and Prevent Assassination, which stop the objective they name. Objects and stop cards are good for nothing else. Four Moles: choose another player; two random cards of that private hand (all, if there are fewer) are laid face up before their owner. They still belong to that hand: they can be played, traded and discarded, and count for the limit of five; a new owner takes them into the private hand. Four Road Blocks: until your next turn begins, the others cannot move a pawn out of, into or within a zone of your choice by normal movement or by car; planes and the step after initiating are free. Four Rebellions: until your next turn begins, each of the others pays 5k to the stock for every movement of a pawn, normal, by car or by plane, that leaves or reaches a city of a zone of your choice; who cannot pay cannot make it. Several Road Blocks and Rebellions can lie at one zone.
clause-AG-H3 = The rulebook does not list the Location cards. Here there are 27, one for each city.
clause-AG-H4 = The rulebook does not list the Objective cards. Here there are 12, 4 bombs, 4 wire taps and 4 assassinations, and each brings 60k.
clause-AG-H5 = The rulebook does not count the pieces. Here each agency has 10 pawns and 5 cells, and there are as many objective tokens as are needed. A card that works for a round cannot be played without a pawn in reserve.
clause-AG-H6 = The rulebook gives out no money before the game. Here everybody begins with nothing. Another sum can be agreed on, in chips of 5k (option starting_money).
clause-AG-H7 = The rulebook does not say how much money there is. Here the stock never runs out, money comes in steps of 5k, and nobody can be in debt.
clause-AG-H8 = The rulebook does not say what happens when a deck is empty. Here the discarded Asset cards are shuffled into a new deck; used Location and Objective cards are put aside, and shuffled when their deck is empty. If there are no Asset cards left at all, none is drawn; in an auction with fewer than four cards the players are served in their order while there are cards.
clause-AG-H9 = The rulebook gives new cards only to a player who completes an objective. Here a player whose objective was stopped draws a new Location card and a new Objective card too, at once; otherwise there would be nothing left for that player to do. In the other setting no new cards are drawn then (option new_papers_after_stop).
clause-AG-H10 = The rulebook does not say whose objectives you may stop. Here only those of others.
clause-AG-H11 = The rulebook does not say how many objectives a player can have under way. Here one at most, as you have only one pair of cards.
clause-AG-H12 = The rulebook does not ask for a spy of your own where you destroy a cell. Here you need one in that city. In the other setting you need none (option presence).
clause-AG-H13 = The rulebook does not say how many cells a city can hold. Here an agency has at most one in a city, and different agencies may share one. You may have several in a zone: each raises your capacity, but the zone counts once for victory. Nobody has to agree to a cell, and enemies in the city do not hinder it.
clause-AG-H14 = The rulebook does not say when victory is checked. Here it is checked the moment a cell is placed, and the game ends at once.
clause-AG-H15 = The rulebook does not say what happens when the loss of a cell leaves you with more spies than your capacity. Here they stay, but you cannot buy a new one.
clause-AG-H16 = The rulebook says little of how pawns move. Here each pawn has one free space a turn, and pawns may be moved one by one, between other actions. Car and plane come on top of that, also for a pawn that has moved. Up to three spaces means one to three links of the map. After the set-up any number of pawns may share a city.
clause-AG-H17 = The rulebook does not say how an attack is announced. Here the attacker names the city, the own pawn and the enemy agency, and the dice are open. Pawns taken off the map go back to the reserve. Nobody is safe at a main base.
clause-AG-H18 = The rulebook says little of how a theft goes. Here the thief names victim and city, and whether it is to be a card that lies face up or a random one; if there is only one sort, it is that one, and from a player without cards nothing can be stolen. Thief and victim know the stolen card; the others only if it lay face up.
clause-AG-H19 = The rulebook does not say when trades happen, and how. Here they happen only in step 3 of a turn, between the active player and one other; either of the two may propose, and if both agree it is settled at once. Only the partner sees the cards that are offered. Promises bind nobody. The active player may start at most 3 proposals with each partner in a turn. Location and Objective cards, cells, pawns and tokens cannot be traded; cards that lie face up can. Fewer can be agreed on; with none there is no trade (option proposals).
clause-AG-H20 = The rulebook does not say whether face-up cards count for the limit of five. Here they do. Cards from an auction come after the discard, so that six cards between turns are nothing unusual.
clause-AG-H21 = The rulebook does not say when exactly a card that works for a round is discarded. Here it goes at the very beginning of its owner’s next turn, before the money.
clause-AG-H22 = The rulebook does not say what happens in a city where an objective token lies already. Here an objective may be initiated there all the same, and each token is a matter of its own.
clause-AG-H23 = The rulebook lets the last to use a computer begin (AG-2.2). Here the software draws who that was.
clause-AG-H24 = The rulebook does not say what happens to a player without spies. Here that player goes on: 10k a turn buy a new spy at the main base.
clause-AG-H25 = The rulebook does not say who chooses the place of a new spy. Here the buyer does, between the main base and the cities with own cells, even if enemies stand there.
clause-AG-H26 = By the rulebook a game could last for ever. Here it ends after 40 rounds: whoever has a cell in most zones wins; among equals, whoever has most cells; then whoever has most money; and if that is equal too, they share the victory. Fewer rounds can be agreed on (option rounds).
clause-AG-G27 = The rulebook calls step 5 compulsory, and says that it is only for the holder of the auction token. AG-3.2 unites the two.
clause-AG-G28 = Is an objective completed in a turn, or when the turn begins? Both: it is completed as the turn begins, and the money, the token and the new cards all come before the Asset card is drawn.
clause-AG-G29 = The rulebook speaks of a second turn for an objective. It means the very next turn of that player: the first turn is the one of initiating. Each of the three others has exactly one turn to stop it.
clause-AG-G30 = Where do object cards go that were discarded for an objective? Everybody is shown them, and then they lie face down on the discard pile.
clause-AG-G31 = The rulebook lets us know only that Road Block lasts a round and belongs to a zone, and that Rebellion cares in which city a pawn is. AG-H2 respects both.
clause-AG-H32 = The rulebook does not say who chooses an agency first. Here they are chosen one by one in the order of placing, from the first placer on, before the first pawn. In the other setting they are settled when the table is made (option agencies_settled): the first seat has the CIA, the second MI6, the third the FSB and the fourth the MSS.
clause-AG-H33 = The rulebook does not say whether you can keep what you buy. Here it is used at once: a car or a plane is bought by naming pawn and city. A flight ends in another city, one to three links away. A spy bought in this turn has its free space too, even if the pawn was on the map earlier in the turn. Without a pawn in reserve you can buy no spy, and without a cell token no cell.
clause-AG-H34 = The rulebook does not say what a Mole does to a player whose private hand is empty. Here it may be played, is discarded, and nothing happens.
clause-AG-H35 = The rulebook does not say how a trade is put together. Here the active player names a partner, and either proposes or asks the partner to; each such start is one of the three of AG-H19, also when it comes to nothing. Whoever proposes adds cards and money, in steps of 5k, to an offer and to a request. You can offer what you have, and request money and face-up cards that the partner has; of the private hand you can request any cards by name, but no more than the partner has private cards and than there are copies: what you may ask for must not betray the hand. A present is allowed, nothing for nothing is not. The partner can accept only with all that is requested of the private hand in it.
clause-AG-H36 = The rulebook does not say which copy is used if you have two of a card, one of them face up. Here whoever plays, discards, offers or combines the card says which.
clause-AG-H37 = The rulebook says nothing more of Road Block and Rebellion. Here they bind everybody but their owner. Each Rebellion costs 5k once for each movement that leaves or reaches its zone, so that a movement between two zones pays for the cards of both. Placing a new spy and the step after initiating are no movements. The money must suffice for price and tolls together.
clause-AG-H38 = The rulebook does not say when a deck is renewed. Here only when a card of it is needed and there is none, even in the middle of an auction; until then the discards stay where they are.
clause-AG-H39 = The rulebook does not say where the cards of an objective under way are. Here its Location and Objective cards lie open before their owner until it is completed or stopped; then they are put aside, and after that the new ones are drawn, so that they can come back at once from a renewed deck.
clause-AG-H40 = Which is the last turn of AG-H26? The rulebook knows no such end. Here it is turn 160, with its discard and its auction; with another number of rounds it is four times that number.
clause-AG-H41 = How does a trade come to an end? The rulebook sets no bounds to it. Here an offer only grows: cards and money are added to either side and never taken back one by one. Whoever has second thoughts calls the whole proposal off, and it counts as one of the three of AG-H19. So every turn comes to an end. A screen may let you put an offer together freely and send it when it is finished.
clause-AG-H42 = The rulebook does not say whether cards in a hand may be mixed unseen. Here they may not: each Asset card outside its deck lies in a numbered sleeve. Everybody sees which sleeve is drawn, played, laid face up, stolen, handed over or discarded; only those who may look know what is in it. A drawn card goes into the first free sleeve. In an auction the sleeves tell nothing: a card that is taken goes into the first sleeve of the packet, and the others are sorted anew.
clause-AG-H43 = The rulebook does not say what is seen when a deck is renewed. Here the discarded Asset cards are turned up for everybody before they are shuffled. If that happens in the middle of an auction, everybody sees whether a player takes a card of the old or of the new deck.
clause-AG-H44 = The rulebook does not say how much of a trade the others hear. Here requests are spoken aloud: names of cards, money, and cards that lie face up. Of offered cards everybody sees the sleeves, and the partner their fronts, once the proposal is made. Whoever accepts lays the cards that are asked of the private hand out one by one, for everybody to see; with the last of them the trade is settled. Until then it can still be refused, and the cards laid out go back to the hand.
clause-AG-H45 = The rulebook does not say in which order a proposal is spoken. Here there is one order: the cards that are offered, by their sleeves; money that is offered; the cards that are asked of the private hand, in the order of AG-H2; face-up cards that are asked, by their sleeves; money that is asked. Money is named in sums of up to 100k, and more can follow only after a full 100k.
clause-AG-H46 = The rulebook does not tell the pawns of an agency apart. Here they are numbered. Where one of several in a city is meant and it makes no difference which, it is the one with the lowest number; that goes for pawns from the reserve, too. The last card of an auction goes to the last player by itself.

section-AG-S = Sizes for study
clause-AG-S1 = There are at most 1 to 6 copies of each Asset card (option copies). The full deck has up to 6.
clause-AG-S2 = Each player is dealt 0 to 2 Asset cards for the first hand (option starting_cards). The published game deals 2.
clause-AG-S3 = Only the first 4 to 27 cities have a Location card (option locations). The full deck has all 27.
clause-AG-S4 = There are 1 to 3 kinds of objectives: bomb, wire tap, assassination (option objective_kinds). The full deck has all three.

### The table

## Who, to whom and what: the sentences below name these

seat = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] Player { $seat }
}
who = { $who ->
    [cia] The CIA
    [mi6] MI6
    [fsb] The FSB
   *[mss] The MSS
}
whom = { $whom ->
    [cia] the CIA
    [mi6] MI6
    [fsb] the FSB
   *[mss] the MSS
}
of-whom = { $whom ->
    [cia] of the CIA
    [mi6] of MI6
    [fsb] of the FSB
   *[mss] of the MSS
}
to-whom = { $whom ->
    [cia] to the CIA
    [mi6] to MI6
    [fsb] to the FSB
   *[mss] to the MSS
}
from-whom = { $whom ->
    [cia] from the CIA
    [mi6] from MI6
    [fsb] from the FSB
   *[mss] from the MSS
}
to-who = { $who ->
    [cia] to the CIA
    [mi6] to MI6
    [fsb] to the FSB
   *[mss] to the MSS
}
winner-a = { $a ->
    [cia] the CIA
    [mi6] MI6
    [fsb] the FSB
   *[mss] the MSS
}
winner-b = { $b ->
    [cia] the CIA
    [mi6] MI6
    [fsb] the FSB
   *[mss] the MSS
}
winner-c = { $c ->
    [cia] the CIA
    [mi6] MI6
    [fsb] the FSB
   *[mss] the MSS
}
winner-d = { $d ->
    [cia] the CIA
    [mi6] MI6
    [fsb] the FSB
   *[mss] the MSS
}
an-objective = { $objective ->
    [bomb] a bomb
    [tap] a wire tap
   *[kill] an assassination
}
the-objective = { $objective ->
    [bomb] the bomb
    [tap] the wire tap
   *[kill] the assassination
}
in-zone = { $zone ->
    [americas] in the Americas
    [europe] in Europe and Africa
   *[asia] in Asia and Pacific
}
card-one = { $one ->
    [detonator] Detonator
    [explosives] Explosives
    [wire] Wire
    [recorder] Recording Device
    [rifle] Rifle
    [bullet] Bullet
    [no-bomb] Prevent Bomb
    [no-tap] Prevent Wire Tap
    [no-kill] Prevent Assassination
    [mole] Mole
    [block] Road Block
   *[rebellion] Rebellion
}
card-two = { $two ->
    [detonator] Detonator
    [explosives] Explosives
    [wire] Wire
    [recorder] Recording Device
    [rifle] Rifle
    [bullet] Bullet
    [no-bomb] Prevent Bomb
    [no-tap] Prevent Wire Tap
    [no-kill] Prevent Assassination
    [mole] Mole
    [block] Road Block
   *[rebellion] Rebellion
}
card-three = { $three ->
    [detonator] Detonator
    [explosives] Explosives
    [wire] Wire
    [recorder] Recording Device
    [rifle] Rifle
    [bullet] Bullet
    [no-bomb] Prevent Bomb
    [no-tap] Prevent Wire Tap
    [no-kill] Prevent Assassination
    [mole] Mole
    [block] Road Block
   *[rebellion] Rebellion
}

## What can be played

move-first = Player { $seat } places first
move-agency = { $agency ->
    [cia] Lead the CIA: blue, with its main base in Washington DC
    [mi6] Lead MI6: black, with its main base in London
    [fsb] Lead the FSB: green, with its main base in Moscow
   *[mss] Lead the MSS: red, with its main base in Beijing
}
move-place = Put a spy { in-city }
move-location = The Location card is { city }
move-objective = The Objective card is { an-objective }
move-draw = The card is { card }
move-end = Do no more in this turn
move-move = { $mode ->
    [walk] Spy { $pawn } moves one space for free
    [car] Spy { $pawn } takes a car, one space for 5k
   *[plane] Spy { $pawn } takes a plane, up to three spaces for 20k
}
move-go = The city is { city }
move-spy = Buy a new spy for 10k, who begins { in-city }
move-cell = Buy a sleeper cell for 40k and place it { in-city }
move-play = Play card { $sleeve }
move-stop = Stop an objective with card { $sleeve }
move-initiate = Initiate your objective with card { $sleeve } and its counterpart
move-destroy = Destroy a cell with card { $sleeve } and its counterpart
move-pair = Card { $sleeve } is the other object of the pair
move-zone = { $zone ->
    [americas] Lay it at zone 1, the Americas
    [europe] Lay it at zone 2, Europe and Africa
   *[asia] Lay it at zone 3, Asia and Pacific
}
move-at = It is meant for player { $seat }
move-attack = Spy { $pawn } attacks a spy of player { $seat }
move-steal = Spy { $pawn } steals from player { $seat }
move-die = The die shows { $pips }
move-face-up = Take, or ask for, the open card { $sleeve }
move-blind = Steal a random card of the private hand
move-pick = Card { $sleeve } is picked
move-trade = Trade with another player
move-to = Make a proposal to player { $seat }
move-from = Ask player { $seat } for a proposal
move-lay = Offer card { $sleeve }
move-give = Offer { $money }k
move-want = Ask for this card of the private hand: { card }
move-ask = Ask for { $money }k
move-propose = The proposal is complete
move-cancel = Call the proposal off
move-accept = Accept the proposal
move-refuse = Refuse the proposal
move-out = Hand over card { $sleeve }, which was asked for
move-drop = Discard card { $sleeve }
move-take = Take card number { $number } of the packet
move-sealed-location = A Location card is dealt face down
move-sealed-objective = An Objective card is dealt face down
move-sealed-card = An Asset card is dealt face down
move-taken = { $old ->
    [0] A card of the packet is taken
   *[1] A card of the packet is taken, one of the old deck
}
move-passed-1 = A card of the packet is taken; passed on to you: { card-one }
move-passed-2 = A card of the packet is taken; passed on to you: { card-one } and { card-two }
move-passed-3 = A card of the packet is taken; passed on to you: { card-one }, { card-two } and { card-three }

## What can be played, at the table

label-play = Play { card }
label-stop = Stop an objective with { card }
label-initiate = Initiate your objective, beginning with { card }
label-destroy = Destroy a cell, beginning with { card }
label-pair = Add { card }
label-lay = Offer { card }
label-out = Hand over { card }
label-drop = Discard { card }
label-take = Take { card }
label-ask-open = Ask for { card }, which lies face up
label-to = Make a proposal { to-whom }
label-from = Ask { whom } for a proposal
label-at-hand = The hand { of-whom }
label-at-objective = The objective { of-whom }
label-at-cell = The cell { of-whom }
label-go = Go { to-city }
label-wreck = Destroy a cell { in-city }
label-move = { $mode ->
    [walk] Spy { $pawn } walks one space { leaving }, for free
    [car] Spy { $pawn } drives one space { leaving }, for 5k
   *[plane] Spy { $pawn } flies up to three spaces { leaving }, for 20k
}
label-attack = Attack a spy { of-whom } { in-city }
label-steal = Steal a card { from-whom } { in-city }

## What is asked of you

asked-choosing = Choose your agency. Each is as good as the others; what differs is where its main base lies.
asked-placing = Put spy { $number } of { $of } on a city where nobody stands yet.
asked-acting = Your turn: do what you like in any order, then “end”. You have { $money }k, and { $spies } of at most { $capacity } spies.
asked-moving = { $mode ->
    [walk] Where does spy { $pawn } go { leaving }? One space, for free.
    [car] Where does spy { $pawn } drive { leaving }? One space, for 5k.
   *[plane] Where does spy { $pawn } fly { leaving }? Up to three spaces, for 20k.
}
asked-zoning = At which zone do you lay { card }?
asked-aiming = At whom do you play Mole? Two random cards of that private hand will be laid face up.
asked-stopping = Whose objective do you stop with { card }?
asked-pairing = You show { card }. Which card completes the pair?
asked-fleeing = The token lies there. Your spy must move away { leaving } at once: where to?
asked-wrecking = The pair is discarded. In which city do you destroy a cell?
asked-blaming = Whose cell { in-city } do you destroy?
asked-stealing = You steal { from-whom }: one of the cards that lie face up, or a random one of the private hand?
asked-partnering = With whom do you trade? You can make a proposal (“to”), or ask for one (“from”).
asked-proposing = Put your proposal { to-whom } together: first what you offer, then what you ask for; “propose” when it is complete.
asked-answering = { $left ->
    [0] Here is a proposal { from-whom }. Do you accept it?
    [one] Here is a proposal { from-whom }. To accept it, hand over the { $left } card that is asked for by name.
   *[other] Here is a proposal { from-whom }. To accept it, hand over the { $left } cards that are asked for by name, one by one.
}
asked-dropping = { $left ->
    [one] Five cards are the limit: discard { $left } card.
   *[other] Five cards are the limit: discard { $left } cards, one by one.
}
asked-taking = { $count ->
    [one] Take the last card of the packet.
   *[other] Take one of the { $count } cards of the packet; the rest is passed on.
}

## What the others wait for

waits-drawing-first = Who places first is being drawn.
waits-choosing = Player { $seat } chooses an agency.
waits-placing = { who } must put spy { $number } of { $of } on the map.
waits-dealing-location = A Location card is being dealt { to-who }.
waits-dealing-objective = An Objective card is being dealt { to-who }.
waits-dealing-card = An Asset card is being dealt { to-who }.
waits-dealing-packet = { who } draws the cards of the auction.
waits-acting = { who } has the turn, with { $money }k and { $spies } of at most { $capacity } spies.
waits-moving = { $mode ->
    [walk] { who } moves spy { $pawn } { leaving } on foot.
    [car] { who } moves spy { $pawn } { leaving } by car.
   *[plane] { who } moves spy { $pawn } { leaving } by plane.
}
waits-zoning = { who } chooses a zone for { card }.
waits-aiming = { who } chooses at whom Mole is played.
waits-stopping = { who } chooses whose objective is stopped with { card }.
waits-pairing = { who } shows { card } and must add its counterpart.
waits-fleeing = { who } must move spy { $pawn } { leaving } at once.
waits-wrecking = { who } chooses in which city a cell is destroyed.
waits-blaming = { who } chooses whose cell { in-city } is destroyed.
waits-rolling = { who } attacks { whom }; first the attacker rolls.
waits-rolling-defence = { who } attacks { whom }; now the defender rolls.
waits-stealing = { who } chooses what to steal { from-whom }.
waits-picking = { who } draws a random card from the hand { of-whom }.
waits-picking-mole = { $count ->
    [one] { $count } random card { of-whom } is to be laid face up.
   *[other] { $count } random cards { of-whom } are to be laid face up.
}
waits-partnering = { who } chooses with whom to trade.
waits-proposing = { who } puts together a proposal { to-whom }.
waits-answering = { $left ->
    [0] { who } must answer the proposal { from-whom }.
    [one] { who } must answer the proposal { from-whom }: { $left } card is asked for by name.
   *[other] { who } must answer the proposal { from-whom }: { $left } cards are asked for by name.
}
waits-dropping = { $left ->
    [one] { who } must discard { $left } card.
   *[other] { who } must discard { $left } cards.
}
waits-taking = { $count ->
    [one] { who } gets the last card of the packet.
   *[other] { who } must take one of the { $count } cards of the packet.
}

## What happened

drew-first = Player { $seat } places first.
settled = The agencies are settled: player 0 leads the CIA, player 1 MI6, player 2 the FSB and player 3 the MSS.
chose = { $agency ->
    [cia] Player { $seat } leads the CIA: blue, with its main base in Washington DC.
    [mi6] Player { $seat } leads MI6: black, with its main base in London.
    [fsb] Player { $seat } leads the FSB: green, with its main base in Moscow.
   *[mss] Player { $seat } leads the MSS: red, with its main base in Beijing.
}
placed = { who } puts a spy { in-city }.
your-location = Your Location card: { city }.
your-objective = Your Objective card: { objective }.
new-papers = { who } draws a new Location card and a new Objective card.
you-drew = You draw { card }.
drew = { who } draws a card.
packet-card = In the packet: { card }.
auction = { $count ->
    [one] { who } holds an auction: there is only { $count } card.
   *[other] { who } holds an auction and looks at { $count } cards.
}
renewed-assets = The Asset deck was empty: the discards are turned up for all to see, and shuffled to a new deck.
renewed-locations = The Location deck was empty: the used cards are shuffled to a new deck.
renewed-objectives = The Objective deck was empty: the used cards are shuffled to a new deck.
token = { who } gets the auction token.
dealt = Everybody has papers and a first hand. { who } gets the auction token.
lifted = { who } discards { card }, which lay { in-zone }.
turn = { who } begins turn { $turn } and takes { $money }k.
completed = { who } completes { the-objective } { in-city }, which nobody has stopped, and takes { $money }k.
ends = { who } does no more in this turn.
drops = { who } discards { card }.
drops-hidden = { who } discards a card.
safety-stop = The game ends after turn { $turn }: nobody has a cell in each zone.
final = { $zones ->
    [one] { who }: cells in { $zones } zone, { $cells } in all, and { $money }k.
   *[other] { who }: cells in { $zones } zones, { $cells } in all, and { $money }k.
}
walked = { who } moves a spy { leaving } { to-city }.
drove = { who } has a spy driven { leaving } { to-city }, for { $money }k.
flew = { who } flies a spy { leaving } { to-city }, for { $money }k.
fled = { who } moves the spy { leaving } { to-city } at once.
toll = { who } pays { $money }k more because of Rebellion.
hired = { who } buys a new spy for { $money }k, who begins { in-city }.
built = { who } places a sleeper cell { in-city }, for { $money }k. It counts { in-zone }.
plays = { who } plays { card }.
laid-block = { who } lays Road Block { in-zone }: for a round nobody else can walk or drive there.
laid-rebellion = { who } lays Rebellion { in-zone }: for a round everybody else pays 5k for each movement from or to there.
mole = { $count ->
    [one] The Mole is at work: { $count } random card { of-whom } is laid face up.
   *[other] The Mole is at work: { $count } random cards { of-whom } are laid face up.
}
mole-in-vain = The Mole finds no private hand { from-whom }: nothing happens.
turned-up = { card } is laid face up: a card { of-whom }.
stopped = { who } stops { the-objective } { of-whom } { in-city } and takes { $money }k.
initiates = { who } turns its papers up and initiates { an-objective } { in-city }.
pair = { who } discards { card-one } and { card-two }.
destroyed = { who } destroys the cell { of-whom } { in-city } and takes { $money }k.
attacks = { who } attacks a spy { of-whom } { in-city }.
steals = { who } steals { from-whom } { in-city }.
rolled-attack = { who } rolls { $pips }.
rolled-defence = { $pips } is the roll { of-whom }.
attack-won = { who } wins, takes { $money }k { from-whom }, and the spy who was attacked leaves the map.
attack-lost = { who } loses, and the spy who attacked leaves the map.
stole = { who } steals { card } { from-whom }.
stole-hidden = { who } steals a card { from-whom }.
turns-to = { who } has a proposal for { whom }.
invites = { who } asks { whom } for a proposal.
offers = { who } offers { card }.
offers-hidden = { who } offers card { $sleeve }.
offers-money = { who } offers { $money }k.
wants = { who } asks for { card }.
asks-open = { who } asks for { card }, which lies face up.
asks-money = { who } asks for { $money }k.
proposed = { who } puts the proposal { to-whom }.
shown = { who } shows what is offered: { card }.
cancelled = { who } calls the proposal off.
traded = { who } accepts the proposal { from-whom }, and it is done.
declined = { who } refuses the proposal { from-whom }.
lays-out = { who } hands over { card }.
took-card = { who } takes { card }.
took = { $old ->
    [0] { who } takes a card of the packet.
   *[1] { who } takes a card of the packet, one of the old deck.
}
passed-1 = What remains is yours: { card-one }.
passed-2 = Passed on to you: { card-one } and { card-two }.
passed-3 = Passed on to you: { card-one }, { card-two } and { card-three }.
last-card = The last card of the packet goes { to-whom }.

## How it ends

over-won = { who } has a sleeper cell in each zone and wins.
over-stopped = { $zones ->
    [one] { who } wins: cells in { $zones } zone, { $cells } in all, and { $money }k.
   *[other] { who } wins: cells in { $zones } zones, { $cells } in all, and { $money }k.
}
over-shared-2 = The victory is shared by { winner-a } and { winner-b }: zones with cells { $zones }, cells { $cells }, money { $money }k each.
over-shared-3 = The victory is shared by { winner-a }, { winner-b } and { winner-c }: zones with cells { $zones }, cells { $cells }, money { $money }k each.
over-shared-4 = The victory is shared by { winner-a }, { winner-b }, { winner-c } and { winner-d }: zones with cells { $zones }, cells { $cells }, money { $money }k each.

## What can be agreed on

option-rounds = Rounds after which the game ends if nobody has won
option-agencies_settled = The agencies go by the seats and are not chosen
option-proposals = Proposals that can be started with each partner in a turn (0: no trade)
option-starting_money = Money at the beginning, in chips of 5k
option-presence = To destroy a cell, one needs a spy in its city
option-new_papers_after_stop = Whoever had an objective stopped draws new papers
option-copies = Copies of each Asset card, at most
option-starting_cards = Asset cards of the first hand
option-locations = Cities that have a Location card
option-objective_kinds = Kinds of objectives (1: bombs, 2: wire taps too, 3: assassinations too)

## Why something cannot be played

refused-over = The game is over.
refused-dealer-draws-first = First the dealer draws who places first (for example first=0).
refused-choose-an-agency = First an agency is chosen: cia, mi6, fsb or mss.
refused-place-a-pawn = First a spy is put on the map (for example +paris).
refused-dealer-deals-location = First the dealer deals a Location card (for example @paris).
refused-dealer-deals-objective = First the dealer deals an Objective card (for example ?bomb.1).
refused-dealer-deals-card = First the dealer deals an Asset card (for example =wire.1).
refused-choose-an-action = That does not fit here: choose one of the actions of the turn, or “end”.
refused-choose-a-city = First say where the spy goes (for example >paris).
refused-choose-a-zone = First say at which zone the card is laid: zone1, zone2 or zone3.
refused-choose-a-player = First say at whom the Mole is played (for example at1).
refused-choose-an-objective = First say whose objective is stopped (for example at1).
refused-choose-the-other-object = First name the other object of the pair (for example and17).
refused-leave-the-city = An objective has just been initiated: first the spy must leave the city (for example >paris).
refused-choose-a-cell = First say which cell is destroyed: its city, then whose it is.
refused-dealer-rolls = First the dealer rolls a die (die=1 to die=6).
refused-choose-what-to-steal = First say what is stolen: a card that lies face up (for example up17), or “blind”.
refused-dealer-picks = First the dealer picks a card of the private hand (for example pick=17).
refused-choose-a-partner = First say with whom you trade: to1 proposes to player 1, from1 asks player 1 to propose.
refused-finish-the-proposal = First the proposal is finished: with “propose”, or with “cancel”.
refused-answer-the-proposal = First the proposal must be answered.
refused-discard-first = First you must discard down to five cards (for example drop17).
refused-take-from-the-packet = First a card of the packet must be taken (for example take1).
refused-agency-taken = Another player has that agency.
refused-city-taken = A spy stands there already; while the first spies are placed, each takes a city of its own.
refused-location-not-in-deck = That Location card is not in the deck now.
refused-objective-not-in-deck = There are not that many of this Objective card in the deck now.
refused-card-not-in-deck = There are not that many of this Asset card in the deck now.
refused-pawn-not-on-map = That pawn is not on the map.
refused-has-walked = That spy has used its free space in this turn.
refused-bought-already = You have bought one of these in this turn; each kind can be bought once.
refused-too-little-money = You have too little money for that.
refused-road-blocked = A Road Block forbids it: on foot and by car nobody but its owner moves in that zone.
refused-not-linked = That city is not linked to the one where the spy stands.
refused-too-far = A plane goes to another city, one to three links away.
refused-toll-too-high = You cannot pay what Rebellion costs there.
refused-at-capacity = You have as many spies as your capacity allows: 3, and 1 more for each of your cells.
refused-no-pawn-left = You have no pawn left in reserve.
refused-not-a-home = A new spy begins at your main base or at one of your cells.
refused-no-spy-there = You have no spy in that city, so you cannot place a cell there.
refused-cell-there = You have a cell in that city already.
refused-no-cell-left = You have placed all five of your cells.
refused-not-your-card = That is not one of your cards.
refused-not-playable = Only Mole, Road Block and Rebellion are played like that.
refused-no-pawn-for-card = You have no pawn in reserve to mark that card as yours.
refused-not-a-stop-card = That card stops no objective.
refused-nothing-to-stop = Where your spies stand, nobody else has an objective under way which that card stops.
refused-not-an-object = That card is not one of the six objects.
refused-not-a-pair = Those two do not make a pair: Detonator goes with Explosives, Wire with Recording Device, Rifle with Bullet.
refused-under-way = Your objective is under way already.
refused-no-papers = You have no Location and Objective cards.
refused-not-for-your-objective = That card does not belong to your Objective card.
refused-not-at-your-location = You have no spy in the city of your Location card.
refused-nothing-to-destroy = There is no cell that you could destroy now.
refused-no-cell-to-destroy = You cannot destroy such a cell there: its owner must have no spy in the city, and you need one.
refused-fought-already = You have attacked or stolen in this turn; only once is allowed.
refused-that-is-you = That is you yourself.
refused-no-enemy-there = That player has no spy in the city where your spy stands.
refused-no-cards-to-steal = That player has no cards.
refused-not-face-up = That card does not lie face up before that player.
refused-no-private-cards = That player has no private cards, only open ones.
refused-not-in-private-hand = That card is not in the private hand it must come from.
refused-no-proposals-left = With that player no more proposals can be started in this turn.
refused-out-of-order = A proposal is spoken in one order: cards you offer, money you offer, cards you ask for by name, open cards you ask for, money you ask for.
refused-too-many-asked = You cannot ask for more cards than that private hand holds, or than there are copies.
refused-more-than-there-is = There is not that much money there.
refused-nothing-for-nothing = Offer something, or ask for something; nothing for nothing is no trade.
refused-lay-out-what-is-asked = To accept, hand over the cards that are asked for by name (for example out17).
refused-not-asked-for = That card was not asked for.
refused-not-in-packet = The packet does not hold that many cards.

## The table in the terminal

draw-setup = Setting up
draw-turn = Turn { $turn }, round { $round } of { $rounds }
draw-deck = Deck { $count }
draw-discards = discards { $count }
draw-you = you
draw-spies = spies { $spies }/{ $capacity }
draw-cells = cells { $count }
draw-cards = cards { $count }
draw-open = face up:
draw-known = known:
draw-token = auction token
draw-hand = Your hand
draw-papers = Your papers
draw-papers-are = { an-objective } { in-city }
draw-market = Market
draw-goods = { $goods ->
    [car] car
    [plane] plane
    [spy] new spy
   *[cell] sleeper cell
}
draw-bought = bought
draw-gives = { who } gives
draw-asks = { who } asks for
draw-handed = handed over
draw-nothing = nothing
draw-packet = Packet
draw-legend = C0 spy 0 of the CIA (M MI6, F FSB, S MSS) · ⌂ main base · ■ cell · ◆ objective · (0) has moved

## The lesson

lesson-1 = Four intelligence services share this map of the world. Whoever is first to have a sleeper cell in each of its three zones wins. A cell costs 40k, and a turn brings 10k: so the question is where the rest comes from.
lesson-2 = Whoever places first also gets the auction token; the first turn goes to the next player.
lesson-3 = The agencies differ in nothing but their main bases, which are marked ⌂: there, and at one’s own cells, new spies begin.
lesson-4 = Each player has put three spies on the map, no two in the same city. From now on any number of them may share one.
lesson-5 = Two papers are dealt face down to each player: a Location and an Objective, say “a bomb in Paris”. They are no part of the hand, which begins with two Asset cards. Nobody sees what the others hold.
lesson-6 = A turn begins with 10k and an Asset card. Then you do what you like, in any order: move, buy, play cards, attack or steal once, trade, take care of objectives.
lesson-7 = Each spy has one free space a turn, along the links of the map. A car (5k) and a plane (20k, up to three spaces) come on top of that, each once a turn.
lesson-8 = With a spy in the city of its Location card and the two objects of its Objective card, Detonator and Explosives, MI6 initiates its objective: a bomb in Paris. Its papers are turned up, and a token ◆ lies on the city.
lesson-9 = The spy must leave at once, and the turn is over. Now each of the others has one turn to stop the bomb: a spy in Paris and the card Prevent Bomb would do it, and bring 30k. If nobody does, the objective is completed when the next turn of MI6 begins.
lesson-10 = The FSB takes a car to reach the spy who fled, and attacks. Attack or theft: only one of the two, once a turn, against a spy in the same city.
lesson-11 = Both roll a die; the higher wins, and a tie is the defender’s. The winning attacker takes up to 15k, and the beaten spy goes back to the reserve. A thief would have taken a card instead.
lesson-12 = The MSS trades: it offers a card and asks for money. Any cards and any money can change hands if both agree, and only the partner sees what is offered. At most three proposals can be started with each partner in a turn.
lesson-13 = The CIA plays Mole: two random cards of another hand are laid face up. Whoever steals from that player can then choose one of them.
lesson-14 = At the end of a turn more than five cards are too many. Then the holder of the auction token looks at four cards, keeps one and passes the others on, until each player has one. The token wanders the other way round.
lesson-15 = Nobody has stopped the bomb: MI6 takes 60k and new papers. That is more than the price of a cell.
lesson-16 = A sleeper cell is placed where one has a spy, and raises the number of spies one can have by one. Others can destroy it while none of its owner’s spies is there, with any pair of objects, and take 25k.
lesson-17 = That was one round. Two more zones, and MI6 will win: watch its money, its papers and its spies. The rules page tells the rest; “tradecraft play agency” lets you try it.

## The map

board-spy = { agency }: spy { $pawn }
board-cell = { agency }: sleeper cell

## The plain board

view-turn = turn
view-rounds = rounds in all
view-active = player at work
view-holder = token with player
view-winner = won by player
view-map = map
view-zones = zones
view-zone = zone
view-cities = cities
view-city = city
view-longitude = -
view-latitude = -
view-links = roads to
view-base = base of
view-roads = roads
view-agency = agency
view-money = money
view-spies = spies
view-capacity = spies at most
view-reserve = spies in reserve
view-cells = cells
view-cells-left = cells left
view-up = cards laid open
view-papers = papers
view-tolls = tolls to pay
view-barred = zones that are barred
view-proposals = proposals made
view-market = market
view-goods = goods
view-price = price
view-bought = bought in this turn
view-fought = fought in this turn
view-decks = decks
view-assets = cards in the deck
view-renewed = times the deck was renewed
view-unseen = cards not seen yet
view-used-locations = Locations used
view-used-objectives = Objectives used
view-doing = what is being done
view-mode = travelling
view-pawn = spy
view-foe = opponent
view-die = die
view-picks = cards to choose
view-target = target
view-auction = auction
view-trade = trade
view-walked = has walked
view-sleeve = place in the hand
view-one-of = one of
view-open = open
view-part = part in the trade
view-location = Location
view-objective = Objective
view-under-way = under way
view-giver = offered by player
view-taker = offered to player
view-proposed = proposed
view-gives = gives
view-asks = asks for
view-names = names
view-laid-out = laid out
view-owner = owner
view-taken = cards taken
view-packet = packet
view-packets = packets
panel-holds = hand money spies cells
says-city = city city
says-cities = city city
says-links = city city
says-roads = city city
says-cells = city city
says-base = city city
says-location = city city
says-used-locations = city city
says-zone = zone zone
says-zones = zone zone
says-tolls = zone zone
says-barred = zone zone
says-agency = agency agency
says-objective = objective objective
says-used-objectives = objective objective
says-hand = card card
says-one-of = card card
says-up = card card
says-cards = card card
says-discards = card card
says-unseen = card card
says-names = card card
says-packet = card card
says-laid-out = card card
value-card = { card }
value-mode = { $value ->
    [walk] on foot
    [car] by car
    [plane] by plane
   *[other] { $value }
}
value-goods = { $value ->
    [car] car
    [plane] plane
    [spy] spy
    [cell] cell
    [walk] walk
   *[other] { $value }
}
value-part = { $value ->
    [offered] offered
    [asked] asked for
    [laid-out] laid out
   *[other] { $value }
}
value-colour = { $value ->
    [black] black
    [blue] blue
    [green] green
    [red] red
   *[other] { $value }
}
