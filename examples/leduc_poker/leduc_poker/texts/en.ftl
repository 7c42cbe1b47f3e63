# Leduc poker, in English. One file per language, the same keys and facts in each.

name = Leduc poker
summary = The smallest poker that has all of poker in it: six cards, a private one each, a public one, and two rounds of betting.
credits = Devised for research at the University of Alberta (Southey and others, “Bayes’ Bluff”, 2005). The rules are those of OpenSpiel’s leduc_poker.
minutes = 1–2

## Who and what

player = { $seat ->
    [0] the first player
   *[1] the second player
}
card = { $card ->
    [0] the jack of spades
    [1] the jack of hearts
    [2] the queen of spades
    [3] the queen of hearts
    [4] the king of spades
   *[5] the king of hearts
}

## What can be played

move-fold = Fold: give up the pot
move-call = Call: pay as much as the other (a check if that is nothing)
move-raise = Raise: pay as much as the other, and a step more
move-deal = Deal { card }
move-hidden = Deal a card face down

## What is asked of you

asked-open = Your turn: check (that is a call) or raise.
asked-answer = Your turn: fold, call for { $chips } or raise.
asked-last = Your turn: fold, or call for { $chips }.

## What the others wait for

waits-deal = The private cards are being dealt.
waits-public = The public card is being dealt.
waits-word = { $seat ->
    [0] It is the first player’s turn.
   *[1] It is the second player’s turn.
}

## What happened

dealt-hidden = { $seat ->
    [0] A card is dealt face down to the first player.
   *[1] A card is dealt face down to the second player.
}
dealt-to-you = You are dealt { card }.
turned-up = The public card is { card }.
folded = { $seat ->
    [0] The first player folds.
   *[1] The second player folds.
}
checked = { $seat ->
    [0] The first player checks.
   *[1] The second player checks.
}
called = { $seat ->
    [0] The first player calls for { $chips }.
   *[1] The second player calls for { $chips }.
}
raised = { $seat ->
    [0] The first player raises and pays { $chips }.
   *[1] The second player raises and pays { $chips }.
}
showed = { $seat ->
    [0] The first player shows { card }.
   *[1] The second player shows { card }.
}

## How it ends

over-folded = { $seat ->
    [0] The second player has folded: the first player takes the pot of { $chips }.
   *[1] The first player has folded: the second player takes the pot of { $chips }.
}
over-paired = { $seat ->
    [0] The first player has a pair and takes the pot of { $chips }.
   *[1] The second player has a pair and takes the pot of { $chips }.
}
over-higher = { $seat ->
    [0] The first player has the higher card and takes the pot of { $chips }.
   *[1] The second player has the higher card and takes the pot of { $chips }.
}
over-split = Both cards are equal: the pot of { $chips } is split.

## Why a move is refused

refused-over = The game is over.
refused-dealer-deals = First the dealer deals a card.
refused-only-dealer-deals = Only the dealer deals a card, and not now.
refused-card-lies-there = That card is dealt already.
refused-nothing-to-fold-to = There is no raise to fold to; check instead (that is a call).
refused-no-more-raises = There are two raises in this round already.

## The rules, clause by clause

section-LP-1 = What lies on the table
clause-LP-1_1 = Six cards: a jack, a queen and a king of spades, and the same of hearts. The king is the highest, the jack the lowest; suits do not count.
clause-LP-1_2 = Two players, with chips to bet. A game costs nobody more than 13.

section-LP-2 = Dealing
clause-LP-2_1 = Each player first pays 1 chip into the pot.
clause-LP-2_2 = The first player, then the second, is dealt a private card face down. Only its owner may look at it.
clause-LP-2_3 = After the first round of betting a third card is dealt face up: the public card, which belongs to both.
clause-LP-2_4 = Cards are dealt by the dealer alone. Each card still in the deck is as likely to come as any other.

section-LP-3 = Betting
clause-LP-3_1 = There are two rounds of betting, one before the public card and one after it. The first player begins each of them, and the two take turns.
clause-LP-3_2 = Fold: you give up the pot. You can fold only if your opponent has raised.
clause-LP-3_3 = Call: you pay until you have paid as much as your opponent. If that is nothing, it is called a check.
clause-LP-3_4 = Raise: you pay until you have paid as much as your opponent, and more: 2 chips in the first round, 4 in the second.
clause-LP-3_5 = Both players together can raise twice in a round.
clause-LP-3_6 = A round ends when both have spoken and have paid the same.

section-LP-4 = The end
clause-LP-4_1 = If a player folds, the other takes the pot at once, and no private card is shown.
clause-LP-4_2 = After the second round of betting both players show their private cards.
clause-LP-4_3 = Whoever has a pair with the public card takes the pot.
clause-LP-4_4 = If nobody has a pair, the higher card takes the pot.
clause-LP-4_5 = If the private cards are of the same rank, the pot is split.
clause-LP-4_6 = The game is then over. A player’s result is the chips won less the chips paid.

## The plain board

view-pot = pot
view-public = public card
view-players = players
view-paid = paid
view-said = said
view-winner = won by player
panel-holds = paid
value-said = { $value ->
    [call] call
    [fold] fold
    [raise] raise
   *[other] { $value }
}
value-ending = { $value ->
    [fold] a player gave up
    [showdown] showdown
   *[other] { $value }
}
