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
from-city = { $city ->
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
    [recording-device] Recording Device
    [rifle] Rifle
    [bullet] Bullet
    [prevent-bomb] Prevent Bomb
    [prevent-wire-tap] Prevent Wire Tap
    [prevent-assassination] Prevent Assassination
    [mole] Mole
    [road-block] Road Block
    [rebellion] Rebellion
}
objective = { $objective ->
   *[bomb] bomb
    [wire-tap] wire tap
    [assassination] assassination
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
