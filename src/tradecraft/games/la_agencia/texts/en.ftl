# La Agencia - Misión: Embajada, in English. One file per language, the same keys and facts in each.

name = La Agencia - Misión: Embajada
summary = An embassy leaks information, and each of you leads a team in it: play cards that you may not know yourself, and win over your rivals’ Agents.
credits = A game by Toni Serradesanferm, published by Games 4 Gamers. This is an independent implementation.
minutes = 15–25

## Who is who

seat = Player { $seat }

## What can be played

move-deal = The next card is { $card ->
    [r1] the first Recruiter
    [r2] the second Recruiter
    [i] the Infiltrator
   *[agents] Agents { $card }
}
move-covered = The next card is hidden from you
move-first = Player { $seat } is the first Ambassador
move-open = { $place ->
    [hall] Open the Hall
   *[garden] Open the Garden
}
move-play = Play the card in position { $position }
move-target = Use your card on that of player { $seat }
move-pass = Use your card on nobody

## What is asked of you

asked-choosing = You are the Ambassador: open the Hall or the Garden.
asked-playing = Play a card from one of your four positions. { $place ->
    [hall] The Hall is open: { $limit } Agents fit.
    [garden] The Garden is open: { $limit } Agents are needed.
   *[later] The place is chosen once all cards are on the table.
}
asked-targeting = { $card ->
    [infiltrator] Your Infiltrator is resolved: choose whose Recruiter it is exchanged for.
   *[recruiter] Your Recruiter is resolved: choose whose Agents are won over.
}

## What the others wait for

waits-dealing = The decks are being shuffled.
waits-drawing = The first Ambassador is being drawn.
waits-choosing = Player { $seat } is the Ambassador and chooses the place.
waits-playing = Player { $seat } must play a card. { $place ->
    [hall] The Hall is open: { $limit } Agents fit.
    [garden] The Garden is open: { $limit } Agents are needed.
   *[later] The place is chosen once all cards are on the table.
}
waits-targeting = { $card ->
    [infiltrator] Player { $seat } chooses whose Recruiter the Infiltrator is exchanged for.
   *[recruiter] Player { $seat } chooses whose Agents the Recruiter wins over.
}

## What happened

dealt = All decks are shuffled: everybody has a card in each of the four positions, and four in the deck.
appointed = Player { $seat } is drawn as the first Ambassador, and takes the Embassy tile and { $tokens } round tokens.
opened = { $place ->
    [hall] Player { $seat } opens the Hall: { $limit } Agents fit.
   *[garden] Player { $seat } opens the Garden: { $limit } Agents are needed.
}
played = Player { $seat } plays { $card ->
    [r1] a Recruiter
    [r2] a Recruiter
    [i] an Infiltrator
   *[agents] Agents { $card }
} from position { $position }.
chose = Player { $seat } chooses player { $rival }.
idle = { $card ->
    [infiltrator] No Recruiter is in play: the Infiltrator of player { $seat } is discarded without effect.
   *[recruiter] No Agents are in play: the Recruiter of player { $seat } is discarded without effect.
}
declined = { $card ->
    [infiltrator] { $gain ->
        [0] The Reward tile brings player { $seat } nothing.
        [one] Player { $seat } takes { $gain } point from the Data Bank for the Reward tile.
       *[other] Player { $seat } takes { $gain } points from the Data Bank for the Reward tile.
    } The Infiltrator is used on nobody and discarded.
   *[recruiter] Player { $seat } uses the Recruiter on nobody: it is discarded.
}
infiltrated = { $gain ->
    [0] The Reward tile brings player { $seat } nothing.
    [one] Player { $seat } takes { $gain } point from the Data Bank for the Reward tile.
   *[other] Player { $seat } takes { $gain } points from the Data Bank for the Reward tile.
} The Infiltrator is exchanged for the Recruiter of player { $rival }, and each puts the card received under their own deck.
recruited = The Recruiter of player { $seat } wins over the Agents { $agents } of player { $rival }: they exchange the two cards, each puts the one received under their own deck, and { $points ->
    [0] nothing goes onto the Reward tile, as the Data Bank is empty
    [one] 1 point goes onto the Reward tile
   *[other] { $points } points go onto the Reward tile
}.
hall-welcome = { $before ->
    [0] The Hall is empty, { $agents ->
        [one] { $agents } Agent comes
       *[other] { $agents } Agents come
    }
    [one] There is { $before } Agent in the Hall already, { $agents ->
        [one] { $agents } more makes { $sum }
       *[other] { $agents } more make { $sum }
    }
   *[other] There are { $before } Agents in the Hall already, { $agents ->
        [one] { $agents } more makes { $sum }
       *[other] { $agents } more make { $sum }
    }
} and { $limit } fit: player { $seat } takes { $points ->
    [0] nothing, as the Data Bank is empty.
    [one] { $points } point.
   *[other] { $points } points.
}
hall-unwelcome = { $before ->
    [0] The Hall is empty, { $agents } Agents come
    [one] There is { $before } Agent in the Hall already, { $agents ->
        [one] { $agents } more makes { $sum }
       *[other] { $agents } more make { $sum }
    }
   *[other] There are { $before } Agents in the Hall already, { $agents ->
        [one] { $agents } more makes { $sum }
       *[other] { $agents } more make { $sum }
    }
} and only { $limit } fit: player { $seat } { $points ->
    [0] has nothing to pay with
    [one] pays { $points } point
   *[other] pays { $points } points
} and turns the card face down.
garden-welcome = With { $agents ->
    [one] the one Agent
   *[other] the { $agents } Agents
} of player { $seat }, { $sum } have come to the Garden and { $limit } are needed: player { $seat } takes { $points ->
    [0] nothing, as the Data Bank is empty.
    [one] { $points } point.
   *[other] { $points } points.
}
garden-unwelcome = With { $agents ->
    [one] the one Agent
   *[other] the { $agents } Agents
} of player { $seat }, only { $sum ->
    [one] { $sum } has come
   *[other] { $sum } have come
} to the Garden and { $limit } are needed: player { $seat } { $points ->
    [0] has nothing to pay with.
    [one] pays { $points } point.
   *[other] pays { $points } points.
}
role-passes = Everybody draws a card into the position that was emptied, and the Embassy tile goes to player { $seat }.
token = { $tokens ->
    [0] The tile is back with player { $seat }, who returns the last round token.
    [one] The tile is back with player { $seat }, who returns a round token; { $tokens } is left.
   *[other] The tile is back with player { $seat }, who returns a round token; { $tokens } are left.
}

## How it ends

ended = The last round token is back in the box: the game is over, and the decks are counted.
final = Player { $seat }: { $info ->
    [one] { $info } point of information
   *[other] { $info } points of information
} and cards worth { $deck } make { $sum }.
over-won = Player { $seat } wins with { $final ->
    [one] { $final } point
   *[other] { $final } points
}, { $deck } of them in cards.
over-won-by-deck = Player { $seat } wins the tie at { $final ->
    [one] { $final } point
   *[other] { $final } points
}: cards worth { $deck } are the best among those tied.
over-shared = Players { $seats } share the victory: { $final ->
    [one] { $final } point
   *[other] { $final } points
} each, { $deck } of them in cards.

## Why a move is refused

refused-over = The game is over.
refused-dealer-deals = First the dealer shuffles the decks and deals the cards.
refused-dealer-draws = First the dealer draws the first Ambassador.
refused-only-the-dealer = Cards and the first Ambassador are drawn by the dealer, before the first hand.
refused-already-dealt = That card is in this deck already; there is only one of it.
refused-no-such-seat = No player has that number in this game.
refused-choose-the-place = First the Ambassador chooses the place (hall or garden).
refused-strict-protocol = The Strict Protocol forbids the place of the last hand: open the other one.
refused-play-a-card = Play a card from one of your four positions (p1 to p4).
refused-choose-a-recruiter = First choose the player on whose Recruiter your Infiltrator is used (for example >2).
refused-no-recruiter-there = That player has no Recruiter in play.
refused-choose-agents = First choose the player whose Agents your Recruiter wins over (for example >2).
refused-no-agents-there = That player has no Agents in play.
refused-must-choose = In this game you must choose somebody; the effect cannot be declined.

## What can be agreed on

option-embassy = Embassy of another country (0 none, 1 Italy, 2 Russia, 3 United States, 4 United Kingdom, 5 Japan, 6 Switzerland, 7 Brazil)
option-count_all_eight = All eight cards count at the end, not only the four in the deck
option-memory_aid = Every card that you have seen is shown, wherever it lies now
option-value_of_3 = Information value of the Agents 3
option-value_of_5 = Information value of the Agents 5
option-value_of_infiltrator = Information value of the Infiltrator
option-garden_at_once = All Agents in play are counted in the Garden at once, not card by card
option-may_decline = The effect of an Infiltrator or a Recruiter may be declined
option-bank_runs_out = Nobody takes more from the Data Bank than it holds
option-always_ask = A target is asked for even when there is only one
option-all_shown_at_end = The four positions are shown at the end as well

## The embassies of other countries

embassy-italy = Italy, Gran Salone: the Hall holds two Agents more.
embassy-russia = Russia, Winter Garden: the Garden needs two Agents more.
embassy-united-states = United States, Talent Programme: each recruitment puts 2 points onto the Reward tile, not 1.
embassy-united-kingdom = United Kingdom, Strict Protocol: the Ambassador must open the place that was not used in the hand before.
embassy-japan = Japan, Late Invitation: the Ambassador chooses the place only when all cards are on the table.
embassy-switzerland = Switzerland, Numbered Account: Agents that do not fit, or do not fill the Garden, cost 1 point more.
embassy-brazil = Brazil, Carnival: cards are played and resolved counter-clockwise.

## Kinds of cards

kind-agents = Agents
kind-recruiter = Recruiter
kind-infiltrator = Infiltrator

## In the terminal

draw-ambassador = Ambassador
draw-info = information
draw-bank = Data Bank
draw-reward = Reward tile
draw-hand = Hand { $hand } of { $hands }
draw-hall = Hall: { $limit } fit
draw-garden = Garden: { $limit } needed
draw-no-place = place not yet chosen
draw-deck = deck
draw-positions = Positions: 1 seen by all, 2 by nobody, 3 by its owner, 4 by all but its owner
draw-you = you

## The rules, clause by clause

section-AE-0 = About the game
clause-AE-0_1 = La Agencia - Misión: Embajada is a game by Toni Serradesanferm, with pictures by Natàlia Romero and layout by Marc Simó, published by Games 4 Gamers.
clause-AE-0_2 = Information is leaking to a foreign country. Each of you leads an Agency team that is sent to the embassy in question.
clause-AE-0_3 = There are three kinds of characters: Agents collect information, Recruiters win over your rivals’ Agents, and Infiltrators are the answer to Recruiters.
clause-AE-0_4 = The embassy has two places where you may meet: the Hall and the Garden.
clause-AE-0_5 = The cards that are played make you gain or lose information.
clause-AE-0_6 = The booklet closes with its credits and a page on the publisher’s other games; neither holds any rules.

section-AE-1 = What is in the box
clause-AE-1_1 = 48 character cards.
clause-AE-1_2 = 30 of them are Agents.
clause-AE-1_3 = 12 of them are Recruiters.
clause-AE-1_4 = 6 of them are Infiltrators.
clause-AE-1_5 = Agents come in the values 1, 2, 3, 4 and 5.
clause-AE-1_6 = Recruiters have the value 1.
clause-AE-1_7 = No value is given for Infiltrators (AE-H2).
clause-AE-1_8 = A card can show a number of Agents, an information value and an effect. The number of Agents and the information value are two different figures.
clause-AE-1_9 = 46 information tokens: 8 of 10 points, 14 of 5, 12 of 3 and 12 of 1, which makes 198 points in all.
clause-AE-1_10 = 1 Embassy tile, with the Hall on one face and the Garden on the other.
clause-AE-1_11 = 1 Reward tile.
clause-AE-1_12 = 4 round tokens.
clause-AE-1_13 = 7 cards with embassies of other countries.
clause-AE-1_14 = 1 rule book.
clause-AE-1_15 = The game is for 3, 4, 5 or 6 players.

section-AE-2 = Setting up
clause-AE-2_1 = All information tokens lie in the middle of the table: this is the Data Bank.
clause-AE-2_2 = The Reward tile lies beside the Data Bank, with nothing on it.
clause-AE-2_3 = Each player takes 5 points of information from the Data Bank.
clause-AE-2_4 = Your information lies open for everybody to see.
clause-AE-2_5 = Each player takes eight cards: one of each of the Agents 1 to 5, two Recruiters and one Infiltrator.
clause-AE-2_6 = Shuffle your eight cards and lay them face down in front of you: this is your agency deck.
clause-AE-2_7 = Lay the first card of the deck on the table face up: everybody sees it.
clause-AE-2_8 = Lay the second on the table face down, without looking at it: nobody sees it.
clause-AE-2_9 = Take the third into your hand so that only you see it.
clause-AE-2_10 = Take the fourth into your hand with its front to the others: everybody but you sees it.
clause-AE-2_11 = So four cards are left in each deck.
clause-AE-2_12 = A player chosen at random is the first Ambassador, who begins.
clause-AE-2_13 = The Ambassador takes the Embassy tile.
clause-AE-2_14 = The first Ambassador also takes as many round tokens as the game has rounds, and keeps them.
clause-AE-2_15 = With 3 players the game has 4 rounds, which is 12 hands.
clause-AE-2_16 = With 4 players it has 3 rounds, which is 12 hands.
clause-AE-2_17 = With 5 players it has 2 rounds, which is 10 hands.
clause-AE-2_18 = With 6 players it has 2 rounds, which is 12 hands.
clause-AE-2_19 = All through the game, nobody may tell another player anything about that player’s own cards.

section-AE-3 = How the game goes
clause-AE-3_1 = The game lasts exactly as many rounds as AE-2.15 to AE-2.18 say.
clause-AE-3_2 = Each round has as many hands as there are players.
clause-AE-3_3 = So the number of hands is the number of rounds times the number of players.
clause-AE-3_4 = Each hand has five steps, in this order: (A) choose the place, (B) play cards, (C) resolve cards, (D) draw new cards, (E) pass on the role of Ambassador.
clause-AE-3_5 = Step C has three phases, in this order: Infiltrators, Recruiters, Agents.

section-AE-4 = Step A: choosing the place
clause-AE-4_1 = The Ambassador alone chooses the Hall or the Garden, and lays the Embassy tile with that face up.
clause-AE-4_2 = The place is chosen before any card of the hand is played.
clause-AE-4_3 = The choice is free: the same place may be chosen again and again.
clause-AE-4_4 = The Hall holds at most as many Agents as there are players.
clause-AE-4_5 = The Garden needs at least as many Agents as there are players.
clause-AE-4_6 = Infiltrators and Recruiters are counted in neither place.

section-AE-5 = Step B: playing cards
clause-AE-5_1 = The player to the Ambassador’s left plays first, then the others clockwise; the Ambassador plays last.
clause-AE-5_2 = Each player plays exactly one card, face up, in front of themselves.
clause-AE-5_3 = You have four cards to choose from, one in each of four positions.
clause-AE-5_4 = Position 1: on the table, face up. Everybody sees it.
clause-AE-5_5 = Position 2: on the table, face down. Nobody sees it.
clause-AE-5_6 = Position 3: in your hand. Only you see it.
clause-AE-5_7 = Position 4: in your hand, turned to the others. Everybody but you sees it.
clause-AE-5_8 = You may choose a position whose card you do not know; you learn which it is as you play it.
clause-AE-5_9 = As the cards are played face up one after another, whoever plays later knows the earlier ones.

section-AE-6 = Step C: resolving cards
clause-AE-6_1 = First all Infiltrators are resolved, then all Recruiters, then all Agents.
clause-AE-6_2 = Cards of one kind are resolved clockwise, from the player to the Ambassador’s left to the Ambassador.
clause-AE-6_3 = A card that an earlier effect of the same hand has discarded is not resolved at all.
clause-AE-6_4 = To discard always means to put a card face down under your own deck.
clause-AE-6_5 = Infiltrator: there must be at least one Recruiter in play at the moment when it is resolved.
clause-AE-6_6 = If there is, its player takes as many points from the Data Bank as lie on the Reward tile.
clause-AE-6_7 = The points on the Reward tile are not taken: they stay there.
clause-AE-6_8 = Then its player chooses a player who has a Recruiter in play.
clause-AE-6_9 = The two exchange the cards they have played, the Infiltrator for the Recruiter.
clause-AE-6_10 = Each of the two discards the card received.
clause-AE-6_11 = If there is no Recruiter in play, the Infiltrator is just discarded: no points, no exchange.
clause-AE-6_12 = Recruiter: there must be at least one card with Agents in play at the moment when it is resolved.
clause-AE-6_13 = If there is, its player chooses a player who has Agents in play.
clause-AE-6_14 = The two exchange the cards they have played, the Recruiter for the Agents.
clause-AE-6_15 = Each of the two discards the card received.
clause-AE-6_16 = After that, 1 point goes from the Data Bank onto the Reward tile.
clause-AE-6_17 = If there are no Agents in play, the Recruiter is just discarded, and nothing goes onto the Reward tile.
clause-AE-6_18 = Hall: your Agents fit if their number and the number already let in during this hand do not exceed what the Hall holds.
clause-AE-6_19 = If they fit, you take the card’s information value from the Data Bank.
clause-AE-6_20 = If they fit, they are in the Hall and count for the cards resolved after them.
clause-AE-6_21 = If they do not fit, you pay the card’s information value to the Data Bank.
clause-AE-6_22 = If they do not fit, the card is turned face down and does not count for the players after you.
clause-AE-6_23 = Agents that did not fit do not keep fewer Agents from fitting later.
clause-AE-6_24 = Garden: your Agents fill it if their number and the number resolved before them in this hand reach what the Garden needs.
clause-AE-6_25 = If they fill the Garden, you take the card’s information value from the Data Bank.
clause-AE-6_26 = If they do not, you pay the card’s information value to the Data Bank.
clause-AE-6_27 = In the Garden, a card that failed stays face up and goes on counting for the players after you.
clause-AE-6_28 = If you cannot pay it all, you pay what you have; your information never falls below 0.
clause-AE-6_29 = When all Agents have been resolved, each player discards the Agents that are still in play.
clause-AE-6_30 = The number of Agents is what takes up space; the information value is what you gain or pay.

section-AE-7 = Steps D and E: drawing, and passing the role on
clause-AE-7_1 = When all cards are resolved, each player draws the top card of their own deck.
clause-AE-7_2 = The new card goes into the position that the played card left, and is seen as that position says.
clause-AE-7_3 = The Embassy tile then goes clockwise to the next player, who is the new Ambassador.
clause-AE-7_4 = If this is the player who keeps the round tokens, that player now returns one of them to the box.
clause-AE-7_5 = When the last round token is returned the game is over at once, and you count up.
clause-AE-7_6 = Otherwise the next hand begins.
clause-AE-7_7 = So the round tokens never change hands.

section-AE-8 = End of the game and scoring
clause-AE-8_1 = Your final value is your information plus the information values of the cards in your agency deck.
clause-AE-8_2 = The highest final value wins.
clause-AE-8_3 = Among equals, the one whose deck has the higher information value wins.
clause-AE-8_4 = If that is equal too, they share the victory.
clause-AE-8_5 = What lies on the Reward tile at the end belongs to nobody.

section-AE-9 = When a card gets into a wrong position
clause-AE-9_1 = The positions must be kept strictly: seen by all, by nobody, by the owner alone, by all but the owner.
clause-AE-9_2 = Whoever puts a card into a wrong position pays 1 point of information to the Data Bank.
clause-AE-9_3 = If the others saw a card that they should not know, it is moved to its right position; what was seen stays known.
clause-AE-9_4 = If the owner saw a card that the owner should not know, it goes back into the deck, the deck is shuffled, and its top card is drawn into the right position.
clause-AE-9_5 = In that case the owner no longer knows the order of that deck.

section-AE-10 = Embassies of other countries
clause-AE-10_1 = Once you have played a few games, you may use one of the seven embassy cards.
clause-AE-10_2 = Its effect holds for the whole game.
clause-AE-10_3 = The cards make for variety and a greater challenge; without one, you play by the rules above.

section-AE-11 = Examples
clause-AE-11_1 = Six players: the Ambassador takes the Embassy tile and 2 round tokens, and 12 hands will be played.
clause-AE-11_2 = Five players, clockwise: Ana (the Ambassador), Beatriz, Carlos, David and Ester. Ana takes 2 round tokens and opens the Hall, where 5 Agents fit.
clause-AE-11_3 = They play in this order: Beatriz, Carlos, David, Ester, Ana.
clause-AE-11_4 = Beatriz plays Agents 2 from position 1, Carlos a Recruiter from position 3, David Agents 4 from position 4, Ester Agents 5 from position 2, Ana Agents 1 from position 4.
clause-AE-11_5 = Nobody has played an Infiltrator, so the first phase does nothing.
clause-AE-11_6 = Carlos recruits from Ester: they exchange the cards, Carlos puts the Agents 5 under his deck, and Ester the Recruiter under hers.
clause-AE-11_7 = Then 1 point goes onto the Reward tile.
clause-AE-11_8 = Beatriz: her 2 Agents fit, as 5 do. She takes 1 point, the information value of Agents 2.
clause-AE-11_9 = David: 2 + 4 = 6 are more than 5, so his Agents do not fit. He pays 2 points, the information value of Agents 4, and turns the card face down.
clause-AE-11_10 = Ester’s Agents are no longer in play: they are not resolved, and she neither takes nor pays.
clause-AE-11_11 = Ana: 2 + 1 = 3 fit, since David’s 4 do not count. She takes 1 point, the information value of Agents 1.
clause-AE-11_12 = All Agents still in play go under their players’ decks, everybody draws a card into the emptied position, the Embassy tile goes from Ana to Beatriz, and a new hand begins.
clause-AE-11_13 = What the hand has changed: Beatriz +1, Carlos 0, David −2, Ester 0, Ana +1, and 1 point on the Reward tile. They began with 5 each, so now Ana has 6, Beatriz 6, Carlos 5, David 3 and Ester 5.
clause-AE-11_14 = Each of the booklet’s three languages refers to an example on some page; all of them mean this one.

section-AE-12 = What follows from the rules
clause-AE-12_1 = Between two hands every player has four cards in the deck and four in the positions.
clause-AE-12_2 = In each hand every player puts exactly one card under their own deck.
clause-AE-12_3 = The Data Bank, the players and the Reward tile together always make 198 points.
clause-AE-12_4 = The cards in the game are always the same, eight for each player; they change owners only by exchanges.

section-AE-H = What the booklet leaves open, and the house rulings
clause-AE-H1 = The booklet’s example shows the information values of the Agents 1, 2 and 4; those of 3 and 5 cannot be found in it. Here the Agents 1, 2, 3, 4, 5 are worth 1, 1, 2, 2, 3: half their number, rounded up, which fits the example. Another value can be agreed on for the Agents 3, from 1 to 3 (option value_of_3), and for the Agents 5, from 2 to 5 (option value_of_5).
clause-AE-H2 = A Recruiter is worth 1; the booklet gives no value for an Infiltrator. Here an Infiltrator is worth 0. Up to 3 can be agreed on (option value_of_infiltrator). Neither has a number of Agents.
clause-AE-H3 = The booklet does not say what the seven embassy cards do. Here each changes one figure or one step, and one can be agreed on (option embassy; 0 is none, as published). 1 Italy: the Hall holds two Agents more. 2 Russia: the Garden needs two Agents more. 3 United States: each recruitment puts 2 points onto the Reward tile, not 1. 4 United Kingdom: the Ambassador must open the place that was not used in the hand before; the first hand is free. 5 Japan: the Ambassador chooses the place when all cards are on the table, the Ambassador’s own included. 6 Switzerland: Agents that do not fit, or do not fill the Garden, cost 1 point more. 7 Brazil: cards are played and resolved counter-clockwise, from the Ambassador’s right; the role still passes on clockwise.
clause-AE-G4 = Do Agents that failed go on counting? The booklet’s languages do not lay this out alike. But the Hall counts the Agents that have entered, and the Garden those that have been played; so in the Hall they are turned face down and do not count, and in the Garden they still do. The example agrees.
clause-AE-H5 = All cards lie on the table before the Agents are resolved, so the booklet’s “played so far” in the Garden could mean all of them. Here they are counted card by card as they are resolved, your own included; otherwise all would succeed or fail together. In the other setting all Agents in play are counted at once (option garden_at_once).
clause-AE-G6 = Do Agents that were recruited away count? No: they have been discarded, so they count neither in the Hall nor in the Garden (as Ester’s in AE-11.10).
clause-AE-G7 = Does an Infiltrator bring its points before or after the exchange? Before, as the booklet’s order says. It makes no difference: the exchange leaves the Reward tile alone, and every Infiltrator comes before the Recruiters of its hand.
clause-AE-G8 = Is the Reward tile ever emptied? No, nothing in the booklet empties it: it only grows during the game.
clause-AE-G9 = Whose are cards that were exchanged? They belong to whoever received them, for good: each player puts the card received under their own deck. Agents still in play go under the deck of whoever played them.
clause-AE-H10 = “Agency deck” could mean the four cards of the face-down deck or all eight cards of a player, and the booklet leaves it open which of them count at the end. Here only the four in the deck count, your last four discards. In the other setting all eight count (option count_all_eight), which can well change who wins.
clause-AE-G11 = Which cards break a tie? The same as in AE-H10.
clause-AE-H12 = The booklet does not say whether an effect may be declined. Here you must choose somebody if you can; if only one player can be chosen, that is done for you. In the other setting an Infiltrator or a Recruiter may be used on nobody, and is discarded; an Infiltrator still brings its points (option may_decline).
clause-AE-H13 = The booklet does not say what happens when the Data Bank runs out, and its tokens are just change. Here information is kept as numbers, and the Data Bank never limits a gain. In the other setting nobody takes more than it holds, and nor does the Reward tile (option bank_runs_out).
clause-AE-G14 = Is the place chosen for a round or for a hand? For each hand anew: that step belongs to every hand, though the booklet once says “round”.
clause-AE-G15 = Are Infiltrators and Recruiters free of the place’s effect, or just not counted? Both are true: they work alike in both places, and are counted in neither.
clause-AE-G16 = Do you take and pay tokens or points? Points; how many tokens they make does not matter.
clause-AE-H17 = The booklet does not say who may look at a deck or at discarded cards. Here nobody may; but each card put under a deck was open before, so you may remember it. In the other setting the software remembers for you (option memory_aid, AE-H24).
clause-AE-H18 = The booklet has rules for cards that get into a wrong position, and does not say what becomes of them where that cannot happen. Here they are told in the rules (AE-9) and never used, since the software always puts cards right. There is no other setting.
clause-AE-H19 = Talk about cards is forbidden (AE-2.19); the booklet does not say how that is kept on a screen. Here those who still play cannot write freely to each other during a game. There is no other setting.
clause-AE-G20 = The cards carry little pictures for the number of Agents, the information value and the effect. The house draws signs of its own; nothing else depends on them.
clause-AE-H21 = The booklet does not say what is asked, and when. Here an Infiltrator brings its points before its player is asked for a target, and a place is always chosen by the Ambassador, even when the Strict Protocol leaves only one; just a single target is taken unasked. In the other setting a single target is asked for too (option always_ask).
clause-AE-H22 = The booklet does not speak of spectators. Here they see what every player sees: position 1, the cards in play and all information, but not the positions 3 and 4. There is no other setting.
clause-AE-H23 = The booklet does not say what is shown at the end. Here the decks are turned up for all to see, as they must be counted, and the positions only if all eight cards count. In the other setting the positions are always shown (option all_shown_at_end).
clause-AE-H24 = The booklet knows no memory aid, so it does not say what one may show. Here it shows you every card that you have ever seen, in a position or played, wherever it lies now: in a deck, and also in the positions 2 and 4. A spectator is shown the cards that all players have seen. It comes with AE-H17 and has no setting of its own (option memory_aid).

## The lesson: the booklet’s example, step by step

lesson-1 = Five players sit clockwise: Ana (player 0), Beatriz (1), Carlos (2), David (3) and Ester (4), with 5 points each. Ana is the first Ambassador: she has the Embassy tile, and two round tokens for two rounds.
lesson-2 = Step A: Ana opens the Hall. There are five players, so five Agents fit. Beatriz, on her left, plays first; Ana will play last.
lesson-3 = Step B: Beatriz plays Agents 2 from position 1. That card lay face up, so everybody knew it.
lesson-4 = Carlos plays a Recruiter from position 3. Until now only he could see that card.
lesson-5 = David plays Agents 4 from position 4: a card he did not know himself, though all the others did.
lesson-6 = Ester plays Agents 5 from position 2: a card that nobody knew.
lesson-7 = Ana plays Agents 1 from position 4, and step C begins. Infiltrators would be resolved first, but nobody has played one. Now come the Recruiters: there are Agents of four players in play, so Carlos must choose whose to win over.
lesson-8 = He chooses Ester. They exchange their cards, and each puts the one received under their own deck: Carlos keeps the Agents 5, Ester the Recruiter. Then 1 point goes from the Data Bank onto the Reward tile.
lesson-9 = Now the Agents, from Ana’s left. The Hall is empty, so Beatriz’s two Agents fit, and she takes 1 point: the information value of Agents 2.
lesson-10 = David’s four Agents do not fit: 2 + 4 = 6, and the Hall holds 5. He pays 2 points, the information value of Agents 4, and turns the card face down; it no longer counts.
lesson-11 = Ester’s Agents are gone, so she neither takes nor pays. Ana’s one Agent fits, as 2 + 1 = 3, and she takes 1 point.
lesson-12 = The Agents still in play go under their players’ decks, everybody draws a card into the emptied position, and the Embassy tile goes to Beatriz. Ana has 6, Beatriz 6, Carlos 5, David 3 and Ester 5. The next hand begins.

## Figures: what random play shows (measured by figures.py)

section-figures = Figures
figures-seats = { $seats } players, { $games } games played at random: the first Ambassador wins { $first }%, each of the others { $least } to { $most }% (within { $within }%, 95 times in 100).
figures-readings = With { $seats } players the two readings of AE-H10 give quite other winners in { $other }% of these games, and any change in { $any }%.
figures-bank = With { $seats } players the Data Bank never held less than { $lowest } points.

## The drawn board

board-place = { $place ->
    [hall] The Hall: { $limit } fit
    [garden] The Garden: { $limit } are needed
   *[shut] Neither place is open yet
}
board-heads = { $heads ->
    [one] { $heads } Agent in play
   *[other] { $heads } Agents in play
}{ $limit ->
    [0] .
   *[other] , and the line is drawn at { $limit }.
}
board-card = { $kind ->
    [agents] Agents { $agents }, value { $value }
    [recruiter] Recruiter, value { $value }
    [infiltrator] Infiltrator, value { $value }
   *[unknown] a card hidden from you
}
board-no-card = no card
board-slot = Position { $position }, { $seen_by ->
    [all] seen by all
    [none] seen by nobody
    [owner] seen by its owner alone
   *[others] seen by all but its owner
}: { $card }.
board-seen-by = { $seen_by ->
    [all] All see this card
    [none] Nobody sees this card
    [owner] Only its owner sees this card
   *[others] All but its owner see this card
}
board-face = { $place ->
    [hall] Hall
   *[garden] Garden
}
board-sight = { $seen_by ->
    [all] all see it
    [none] nobody sees it
    [owner] only you
   *[others] all but you
}
board-played = Played: { $card }. { $fate ->
    [idle] It had no effect.
    [swapped] It was exchanged with player { $rival }.
    [taken] It was taken by player { $rival }.
    [welcome] The Agents were let in.
    [unwelcome] The Agents were turned away.
    [declined] It was used on nobody.
   *[waiting] It waits to be resolved.
}
board-info = { $points ->
    [one] { $points } point of information
   *[other] { $points } points of information
}
board-known-deck = In the deck, as far as you know: { $cards }
board-cancel = Cancel

## The plain board

view-embassy = Embassy tile
view-hand = hand being played
view-hands = hands in all
view-tokens = round tokens
view-first = first Ambassador
view-ambassador = Ambassador
view-place = open place
view-limit = Agents that fit or are needed
view-bank = Data Bank
view-reward = Reward tile
view-info = information
view-deck-value = value of the cards
view-positions = positions
view-position = position
view-empty = empty
view-in-play = in play
view-from = from position
view-fate = what became of it
view-rival = exchanged with player
view-before = Agents that came before
view-change = points gained or paid
view-agents = Agents
panel-holds = positions deck
panel-score = info
value-embassy = { $value ->
    [italy] { embassy-italy }
    [russia] { embassy-russia }
    [united-states] { embassy-united-states }
    [united-kingdom] { embassy-united-kingdom }
    [japan] { embassy-japan }
    [switzerland] { embassy-switzerland }
    [brazil] { embassy-brazil }
   *[other] { $value }
}
value-place = { $value ->
    [hall] the Hall
    [garden] the Garden
   *[other] { $value }
}
value-seen-by = { $value ->
    [all] all
    [none] nobody
    [owner] its owner alone
    [others] all but its owner
   *[other] { $value }
}
value-kind = { $value ->
    [agents] { kind-agents }
    [recruiter] { kind-recruiter }
    [infiltrator] { kind-infiltrator }
   *[other] { $value }
}
value-fate = { $value ->
    [waiting] waits to be resolved
    [idle] no effect
    [swapped] exchanged
    [taken] taken by another
    [welcome] let in
    [unwelcome] turned away
    [declined] used on nobody
   *[other] { $value }
}
