# Agent Hunter, in English. One file per language, the same keys and facts in each.

name = Agent Hunter
summary = Two agencies, three hideouts each: find out which enemy spy hides where before yours are found.
credits = A game by Mike Elliott (AEG, IELLO). This is an independent implementation.
minutes = 10–15

## Who is who

side = { $side ->
    [target] T.A.R.G.E.T.
   *[masks] the Men in Mask
}

## What can be played

move-lay = Lay the { $spy } face down into the empty hideout
move-cover = Lay a spy face down into the empty hideout
move-strike = Attack hideout { $target } with the { $spy } from the hand
move-charge = Attack hideout { $target } with the spy of hideout { $hideout }
move-recall = Switch: take up the spy of hideout { $hideout }
move-decoy = Place a decoy beside hideout { $hideout }
move-begin = Seat { $seat } begins

## What is asked of you

asked-hide = Hide a spy in hideout { $hideout }.
asked-act = Your turn: attack from the hand, attack from a hideout, or switch two spies.
asked-refill = Hideout { $hideout } is empty: lay a spy of your hand into it.
asked-rehide = Lay a spy of your hand into hideout { $hideout }; it may be the one just taken up.
asked-lure = Place a decoy beside one of your hideouts.

## What the others wait for

waits-hide = { $side ->
    [target] T.A.R.G.E.T. hides a spy in hideout { $hideout }.
   *[masks] The Men in Mask hide a spy in hideout { $hideout }.
}
waits-draw = The first player is being drawn.
waits-act = { $side ->
    [target] It is the turn of T.A.R.G.E.T.
   *[masks] It is the turn of the Men in Mask.
}
waits-refill = { $side ->
    [target] T.A.R.G.E.T. must refill hideout { $hideout }.
   *[masks] The Men in Mask must refill hideout { $hideout }.
}
waits-rehide = { $side ->
    [target] T.A.R.G.E.T. is switching the spy of hideout { $hideout }.
   *[masks] The Men in Mask are switching the spy of hideout { $hideout }.
}
waits-lure = { $side ->
    [target] T.A.R.G.E.T. is placing a decoy.
   *[masks] The Men in Mask are placing a decoy.
}

## What happened

laid = { $side ->
    [target] T.A.R.G.E.T. lays a spy face down into hideout { $hideout }.
   *[masks] The Men in Mask lay a spy face down into hideout { $hideout }.
}
laid-open = { $side ->
    [target] T.A.R.G.E.T. lays the { $spy } face down into hideout { $hideout }.
   *[masks] The Men in Mask lay the { $spy } face down into hideout { $hideout }.
}
struck = { $side ->
    [target] T.A.R.G.E.T. attacks hideout { $target } with the { $spy } from the hand: { $answer ->
        [higher] HIGHER.
        [lower] LOWER.
        [hit] HIT, the hideout is destroyed.
       *[nobody-home] only a ruin, no answer.
    }
   *[masks] The Men in Mask attack hideout { $target } with the { $spy } from the hand: { $answer ->
        [higher] HIGHER.
        [lower] LOWER.
        [hit] HIT, the hideout is destroyed.
       *[nobody-home] only a ruin, no answer.
    }
}
charged = { $side ->
    [target] T.A.R.G.E.T. attacks hideout { $target } with the { $spy } of hideout { $hideout }: { $answer ->
        [higher] HIGHER.
        [lower] LOWER.
        [hit] HIT, the hideout is destroyed.
        [silence] a miss.
       *[nobody-home] only a ruin, no answer.
    }
   *[masks] The Men in Mask attack hideout { $target } with the { $spy } of hideout { $hideout }: { $answer ->
        [higher] HIGHER.
        [lower] LOWER.
        [hit] HIT, the hideout is destroyed.
        [silence] a miss.
       *[nobody-home] only a ruin, no answer.
    }
}
lost = { $side ->
    [target] The attack has failed: hideout { $hideout } of T.A.R.G.E.T. is destroyed. { $twin ->
        [hand] The Men in Mask lay their { $spy } on it, from the hand.
       *[a] The Men in Mask lay their { $spy } on it, from hideout { $twin }.
    }
   *[masks] The attack has failed: hideout { $hideout } of the Men in Mask is destroyed. { $twin ->
        [hand] T.A.R.G.E.T. lays its { $spy } on it, from the hand.
       *[a] T.A.R.G.E.T. lays its { $spy } on it, from hideout { $twin }.
    }
}
recalled = { $side ->
    [target] T.A.R.G.E.T. shows the { $spy } of hideout { $hideout } and takes it up.
   *[masks] The Men in Mask show the { $spy } of hideout { $hideout } and take it up.
}
lured = { $side ->
    [target] T.A.R.G.E.T. places a decoy beside hideout { $hideout }.
   *[masks] The Men in Mask place a decoy beside hideout { $hideout }.
}
began = { $side ->
    [target] T.A.R.G.E.T. begins.
   *[masks] The Men in Mask begin.
}

## How it ends

ended-ruins = All hideouts of one side are destroyed: the game is over.
ended-quiet = Too many turns without a destroyed hideout or a switch: the game is scored as it stands.
ended-capped = The agreed number of turns is played: the game is drawn.
over-won = { $winner ->
    [target] T.A.R.G.E.T. wins
   *[masks] The Men in Mask win
}: { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-won-by-sums = { $winner ->
    [target] T.A.R.G.E.T. wins
   *[masks] The Men in Mask win
} the tie-break. Points: { $points0 } to { $points1 }. Sum of the spies: { $side0 ->
    [target] T.A.R.G.E.T. { $sum0 }, Men in Mask { $sum1 }
   *[masks] Men in Mask { $sum0 }, T.A.R.G.E.T. { $sum1 }
}.
over-drawn = A draw. Points: { $points0 } each. Sum of the spies: { $sum0 } each.
over-capped = A draw: the agreed number of turns is played. { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-unshared = Nobody shares a first place: both sides lose.

## What should be thought over

warning-decoy-on-ruin = Hideout { $hideout } is destroyed: a decoy beside it is a sure point for your opponent.

## Why a move is refused

refused-over = The game is over.
refused-dealer-draws = First the dealer draws who begins.
refused-hide-first = First hide your spies, one in each hideout.
refused-refill-first = First refill the empty hideout with a spy of your hand.
refused-rehide-first = First lay a spy of your hand into the hideout that you emptied.
refused-decoy-first = First place a decoy beside one of your hideouts.
refused-act-first = Choose one action: attack from the hand (3>b), attack from a hideout (a>b) or switch (a^).
refused-not-in-play = That spy stays in the box in this game.
refused-no-such-hideout = There is no such hideout in this game.
refused-not-in-hand = You do not hold that spy in your hand.
refused-target-ruined = That hideout is destroyed already; only an intact one can be attacked.
refused-ruin-cannot-attack = Your hideout is destroyed; only from an intact one can you attack.
refused-ruin-cannot-switch = A destroyed hideout cannot be switched.
refused-no-decoys = You have no decoys left, so you can no longer switch.
refused-ruin-takes-no-decoy = In this game no decoy may be placed beside a destroyed hideout.
refused-only-dealer-draws = Who begins is drawn by the dealer, once.
refused-too-few-spies = With that many hideouts there are too few spies: an emptied hideout could not always be refilled. The first hideout asks for one spy, each further one for two.

## What can be agreed on

option-spies = Spies of each side
option-hideouts = Hideouts of each side
option-decoys = Decoys of each side
option-turn_cap = Turns after which the game is drawn (0: never)
option-quiet_turns = Quiet turns after which the game is scored
option-quiet_rounds = Quiet rounds are counted instead of quiet turns
option-refill_at_end = A hideout is refilled even when the game has just ended
option-tie_counts_hideouts = Spies in hideouts count in the tie-break too
option-decoys_on_ruins = A decoy may be placed beside a destroyed hideout
option-attack_ruins = A destroyed hideout may be named as a target, to no effect
option-answer_when_lost = HIGHER or LOWER is said also when an attack from a hideout fails
option-notes = What a perfect memory knows is shown
option-begin_before_hiding = The first player is drawn before the spies are hidden
option-sides_swapped = The first seat leads the Men in Mask
option-open_end = All spies are shown at the end
option-draw_is_shared = A drawn game is a first place shared by both, not a loss for both

## The rules, clause by clause

section-AH-0 = About the game
clause-AH-0_1 = A game for two players by Mike Elliott, with pictures by Mu and a French translation by Ludo. IELLO published it in 2014 after the edition of AEG, in a series edited by Ludovic Papaïs and Olivier Trocklé.
clause-AH-0_2 = Pages of advertising hold no rules.

section-AH-1 = What is in the box
clause-AH-1_1 = 10 spy cards of the T.A.R.G.E.T. Agency, numbered 0 to 9, one of each.
clause-AH-1_2 = 10 spy cards of the Men in Mask, numbered 0 to 9, one of each.
clause-AH-1_3 = 2 reference cards.
clause-AH-1_4 = 5 decoy tokens of the T.A.R.G.E.T. Agency.
clause-AH-1_5 = 5 decoy tokens of the Men in Mask.
clause-AH-1_6 = 1 rule booklet.

section-AH-2 = Aim of the game
clause-AH-2_1 = Destroy your opponent’s hideouts, and keep your own from being destroyed.
clause-AH-2_2 = The game ends when all three hideouts of one player are destroyed.
clause-AH-2_3 = Whoever has more victory points wins; that need not be the player who destroyed three hideouts.

section-AH-3 = Setting up
clause-AH-3_1 = One player takes all the spies of T.A.R.G.E.T., its 5 decoys and a reference card.
clause-AH-3_2 = The other takes all the spies of the Men in Mask, their 5 decoys and a reference card.
clause-AH-3_3 = Choose three of your ten spies and lay them face down in front of you: these are your three hideouts, with one card in each.
clause-AH-3_4 = Your other seven spies are your hand; keep it hidden from your opponent.
clause-AH-3_5 = Take care: you must not show the cards in your hideouts by accident.
clause-AH-3_6 = You may look at the cards in your own hideouts at any time.
clause-AH-3_7 = You may not look at the cards in your opponent’s hideouts.
clause-AH-3_8 = The first player is chosen at random.

section-AH-4 = A turn
clause-AH-4_1 = The two players take turns, one after the other.
clause-AH-4_2 = On your turn you perform exactly one of three actions: attack from the hand, attack from a hideout, or switch two spies.
clause-AH-4_3 = After your action, it is your opponent’s turn.
clause-AH-4_4 = Play goes on like this until three hideouts of the same player are destroyed.

section-AH-5 = Action 1: attack from the hand
clause-AH-5_1 = Show one spy of your hand and name one of your opponent’s hideouts.
clause-AH-5_2 = The defender looks secretly at the card in that hideout and must answer.
clause-AH-5_3 = The answer is HIGHER if the hidden spy is higher than the attacking one.
clause-AH-5_4 = The answer is LOWER if the hidden spy is lower than the attacking one.
clause-AH-5_5 = The answer is HIT if both have the same value.
clause-AH-5_6 = On HIGHER or LOWER the attack fails: the attacking spy goes back to its owner’s hand, and nothing else happens.
clause-AH-5_7 = On a HIT the hidden spy is revealed and its hideout is destroyed.
clause-AH-5_8 = On a HIT the attacking spy is laid on the destroyed hideout, and so leaves its owner’s hand.
clause-AH-5_9 = If this was the defender’s third destroyed hideout, the game ends.

section-AH-6 = Action 2: attack from a hideout
clause-AH-6_1 = Show the spy of one of your own hideouts and name one of your opponent’s hideouts.
clause-AH-6_2 = The defender answers in the same way (AH-5.2 to AH-5.5).
clause-AH-6_3 = On HIGHER or LOWER the attack fails, and the hideout that the attack came from is destroyed.
clause-AH-6_4 = The defender must then reveal the spy of their own that has the same value as the lost one, and lay it on the destroyed hideout.
clause-AH-6_5 = If the spy revealed by AH-6.4 lay in one of the defender’s hideouts, the defender must refill that hideout with a spy of the hand, face down.
clause-AH-6_6 = The hideout refilled by AH-6.5 is not destroyed.
clause-AH-6_7 = On a HIT the defender’s hideout is destroyed: its spy is revealed, and the attacking spy is laid on it.
clause-AH-6_8 = After a HIT the attacker refills the hideout that the attack came from with a spy of the hand, face down.
clause-AH-6_9 = After a HIT the attacker’s own hideout is not destroyed.
clause-AH-6_10 = If this was the third destroyed hideout of either player, the game ends.

section-AH-7 = Action 3: switch two spies
clause-AH-7_1 = Show the spy of one of your hideouts and take it into your hand.
clause-AH-7_2 = Then lay one spy of your hand into that hideout, face down, without showing it.
clause-AH-7_3 = The spy you lay down may be the very one that you have just taken up.
clause-AH-7_4 = Finally, place one decoy beside any one of your hideouts; it need not be the one you switched.
clause-AH-7_5 = A destroyed hideout cannot be switched.

section-AH-8 = Decoys
clause-AH-8_1 = You have 5 decoys for the whole game, so you can switch 5 times at most.
clause-AH-8_2 = Once you have no decoys left, you can no longer switch.
clause-AH-8_3 = A decoy, once placed, stays beside its hideout to the end of the game.
clause-AH-8_4 = A decoy stays there even if its hideout is destroyed.
clause-AH-8_5 = A decoy also stays if the spy in its hideout is switched or the hideout is refilled.
clause-AH-8_6 = Several decoys may lie beside the same hideout.

section-AH-9 = End of the game and scoring
clause-AH-9_1 = The game ends at once when the third hideout of one player is destroyed.
clause-AH-9_2 = Each destroyed hideout gives its owner’s opponent 1 victory point.
clause-AH-9_3 = Each decoy beside a destroyed hideout gives the opponent of that hideout’s owner 1 further point.
clause-AH-9_4 = Decoys beside intact hideouts give nothing.
clause-AH-9_5 = The player with more points wins.
clause-AH-9_6 = If the points are equal, each player adds up the values of the spies left in the hand; the higher sum wins.
clause-AH-9_7 = If the sums are equal too, the game is a draw.

section-AH-10 = Examples
clause-AH-10_1 = T.A.R.G.E.T. shows a 3 from the hand and attacks the middle hideout (3>b). The Men in Mask find a 3 there: the attack succeeds, their 3 is revealed, and the attacking 3 is laid on it.
clause-AH-10_2 = Scoring: T.A.R.G.E.T. has destroyed 3 hideouts, one of them with 1 decoy. That makes 3 + 1 = 4 points.
clause-AH-10_3 = In the same game the Men in Mask have destroyed 1 hideout with 2 decoys. That makes 1 + 2 = 3 points: T.A.R.G.E.T. wins by 4 to 3.
clause-AH-10_4 = In that game the decoys beside T.A.R.G.E.T.’s intact hideouts give the Men in Mask nothing.

section-AH-11 = What follows from the rules (in the published game)
clause-AH-11_1 = Spies leave the game only in pairs: two of the same value, one of each side, on a destroyed hideout.
clause-AH-11_2 = So the spy that the defender has to reveal by AH-6.4 is always there, in the defender’s hand or in one of the defender’s intact hideouts.
clause-AH-11_3 = You have 10 spies, less one for each destroyed hideout of either side. There is one in each of your intact hideouts, and the rest are in your hand: exactly 7, less one for each destroyed hideout of your opponent.
clause-AH-11_4 = So while the game goes on, your hand never has fewer than 5 spies, and a hideout can always be refilled.
clause-AH-11_5 = You can always attack from the hand, so nobody is ever left without an action.
clause-AH-11_6 = While an intact hideout waits to be refilled, and when the game ends without its being refilled (AH-H3), the hideouts hold one spy less than AH-11.3 says, and the hand one more.
clause-AH-11_7 = When a player’s third hideout is destroyed, all the spies left to that player are in the hand, and the other side has spies of the same values left. So equal points never make a winner of the player who destroyed the three: the other one wins, or the game is drawn. It is drawn only if the destroyer has no spy left in a hideout, or only the 0.

section-AH-H = What the booklet leaves open, and the house rulings
clause-AH-G1 = Might you have to refill a hideout with an empty hand? No, that cannot happen (AH-11.3, AH-11.4).
clause-AH-G2 = Might the spy that AH-6.4 asks for be out of play already? No, that cannot happen (AH-11.1, AH-11.2).
clause-AH-H3 = The booklet does not say whether an emptied hideout is still refilled when the attack has just ended the game, which matters for the tie-break. Here the game ends at once: the spy is laid on the destroyed hideout, but no hideout is refilled. In the other setting it is still refilled (option refill_at_end).
clause-AH-H4 = The tie-break counts the spies “left in the hand”, and the booklet says nothing of the others. Here spies in hideouts do not count, not even in intact ones. In the other setting they count too (option tie_counts_hideouts).
clause-AH-H5 = A decoy may go beside any of your hideouts, and the booklet does not say whether that includes destroyed ones. Here it does, but the software asks you to confirm, since it gives your opponent a sure point. In the other setting only intact hideouts may be chosen (option decoys_on_ruins).
clause-AH-H6 = The booklet does not say whether a destroyed hideout may be attacked. Here it may not: only intact hideouts can be attacked, and only intact ones can attack. In the other setting a destroyed hideout may be named as a target, to no effect (option attack_ruins).
clause-AH-G7 = Is the answer also given when an attack from a hideout fails? Yes, since the defender must always answer: HIGHER or LOWER is said first, and then the spy of the same value is revealed.
clause-AH-H7 = The booklet does not spell out how much both players learn when an attack from a hideout fails. Here they hear HIGHER or LOWER, and they see the revealed spy and where it came from: the hand, or which hideout. In the other setting HIGHER or LOWER is left unsaid (option answer_when_lost).
clause-AH-H8 = The defender must answer, and truly; with real cards on the table you have to trust in that. Here the software gives the answer. There is no other setting: without true answers there is no game.
clause-AH-H9 = Both players have seen the spies that go back to a hand after an attack or in a switch; the booklet does not say who has to remember it. Here the software notes it down and shows what a perfect memory would know. In the other setting these notes are not shown (option notes).
clause-AH-H10 = By the booklet, attacks from the hand could be repeated for ever. Here the game ends after 60 turns without a destroyed hideout and without a switch, and is scored as it stands. Another number of turns can be agreed on (option quiet_turns).
clause-AH-H11 = The booklet does not say who lays out their hideouts first. Here both players choose in secret, as if at the same time: all that can be seen is three face-down cards. There is no other setting: nobody can see anything of the order, so there is nothing to switch.
clause-AH-G12 = The names and pictures of the spies are mere decoration. The house shows numbers and art of its own.
clause-AH-G13 = The 0 is the lowest spy and the 9 the highest. So an attack with the 0 can only be answered HIGHER or HIT, and one with the 9 only LOWER or HIT.
clause-AH-H14 = The booklet does not say who plays which side. Here the first seat leads T.A.R.G.E.T. and the second the Men in Mask; the other setting swaps them (option sides_swapped). The first player is drawn after both have hidden their spies, in the order of the booklet; the other setting draws before that (option begin_before_hiding).
clause-AH-H15 = The booklet does not say what is shown at the end. Here it is no more than the rules need: the sums of both hands if the points are equal (AH-9.6). The spies in intact hideouts stay hidden, and a spectator sees only what both players see. In the other setting all spies are shown at the end (option open_end).
clause-AH-H16 = How are the turns of AH-H10 counted? Here each turn of either player counts as one, and the game ends at the end of the 60th quiet turn in a row, before the next one begins. A switch or a destroyed hideout, of either side, starts the count anew. The other setting counts rounds of two turns each (option quiet_rounds).
clause-AH-H17 = The booklet does not say how a draw is entered in the results. Here it is a first place shared by both players. In the other setting it counts as a loss for both (option draw_is_shared).

section-AH-S = Sizes for study
clause-AH-S1 = Each side plays with 3 to 10 spies, numbered from 0 up (option spies). The published game has 10.
clause-AH-S2 = Each side has 1 to 3 hideouts, and the game ends when all those of one player are destroyed (option hideouts). The published game has 3. Each side must have at least 2 × hideouts − 1 spies, so that after an attack an emptied hideout can always be refilled (AH-11.4).
clause-AH-S3 = Each side has 0 to 5 decoys (option decoys). The published game has 5; with none, nobody can switch.
clause-AH-S4 = You can agree on a number of turns after which an unfinished game ends as a draw, whatever the points (option turn_cap). The published game has no such limit.

## The lesson: a first game, step by step

lesson-1 = T.A.R.G.E.T. and the Men in Mask have each hidden three of their ten spies face down, one in each hideout A, B and C. The other seven are their hands. Whoever destroys hideouts scores; as soon as one side has lost all three, the game ends.
lesson-2 = The toss lets T.A.R.G.E.T. begin. A turn is one action: attack from the hand, attack from a hideout, or switch two spies.
lesson-3 = T.A.R.G.E.T. shows a 6 from its hand and attacks A. The answer must be true: LOWER, so the spy hidden there is a 5 at most. The 6 goes back to the hand, and nothing else happens.
lesson-4 = The Men in Mask try C with an 8. LOWER again: C hides a 7 at most. Such answers are public, and the notebook keeps them for you.
lesson-5 = T.A.R.G.E.T. tries A with a 5, and that is a HIT: a 5 lay there. The hideout is destroyed, both fives leave the game, and T.A.R.G.E.T. has 1 point.
lesson-6 = The Men in Mask switch: they show the spy in C, a 9, and take it into their hand. Then they lay a spy of their hand into C without showing it. It may be the very 9 or any other, so what the others knew is worth little now.
lesson-7 = A switch costs a decoy. They place it beside C: if C is destroyed, it is worth 1 point more. A side has 5 decoys for the whole game.
lesson-8 = T.A.R.G.E.T. attacks C with the 7 from its own hideout A. HIGHER: this time the failure costs the hideout that the attack came from. The Men in Mask must show their own 7 and lay it on the ruin. One point each.
lesson-9 = The Men in Mask know that C hides less than 8, and try a 4. HIT: that is their second point. Both fours are gone.
lesson-10 = T.A.R.G.E.T. tries B with a 3 from its hand. HIT: the second hideout of the Men in Mask falls, and it is 2 all.
lesson-11 = The Men in Mask attack B with a 1. LOWER: now everybody can tell that only the 0 can be there.
lesson-12 = T.A.R.G.E.T. guesses that the 9 was laid back into C. HIT: the third hideout of the Men in Mask falls, so the game ends at once.
lesson-13 = The count: three hideouts and the decoy beside C make 4 points for T.A.R.G.E.T.; two hideouts make 2 for the Men in Mask. T.A.R.G.E.T. wins by 4 to 2. With equal points the higher sum of the spies in hand would have decided.

## In the terminal

drawing-you = { $name } (you)
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-decoys = decoys { $left }
drawing-hand = Hand: { $spies }
drawing-hand-hidden = Hand: { $count ->
    [one] { $count } spy
   *[other] { $count } spies
}
drawing-hand-known = Hand: { $count ->
    [one] { $count } spy
   *[other] { $count } spies
}, surely { $spies }
drawing-sum = Sum: { $sum }
drawing-turn = Turn { $turn }
drawing-turns = { $turns ->
    [one] { $turns } turn played
   *[other] { $turns } turns played
}
drawing-quiet = quiet turns: { $quiet } of { $limit }
drawing-ruined = destroyed
drawing-empty = empty
drawing-legend = ● decoy   ✕ the two spies that lie on a destroyed hideout
drawing-legend-notes = ● decoy   3 · 5: a 3 or a 5, for all that the other side knows

## The drawn board

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-stock = { $decoys ->
    [0] no decoys left
    [one] { $decoys } decoy
   *[other] { $decoys } decoys
}
board-hand-size = { $spies ->
    [one] { $spies } spy in hand
   *[other] { $spies } spies in hand
}
board-in-hand = surely in hand: { $spies }
board-could-be = It could be: { $spies }.
board-known = { $by ->
    [you] What you can know
   *[them] What they can know
}
board-hand = Your hand
board-spy = Spy { $spy }
board-hideout = { $side ->
    [target] Hideout { $hideout } of T.A.R.G.E.T.
   *[masks] Hideout { $hideout } of the Men in Mask
}{ $state ->
    [empty] , empty
    [known] , with the { $spy } in it
    [ruined] , destroyed, under the two { $spy }s
   *[filled] , with a hidden spy
}{ $decoys ->
    [0] .
    [one] , one decoy beside it.
   *[other] , { $decoys } decoys beside it.
}
board-answer = { $answer ->
    [higher] Higher
    [lower] Lower
    [hit] Hit
   *[nobody-home] Only a ruin
}
board-choose-spy = Choose a spy: one of your hand, or one in a hideout.
board-choose-target = Choose the hideout to attack.
board-cancel = Cancel
board-quiet = Quiet turns: { $turns } of { $limit }

## The plain board

view-waiting = hideout to be filled
view-side = agency
view-sides = agencies
view-hand-size = spies in hand
view-surely-in-hand = surely in hand
view-decoys = decoys
view-hideouts = hideouts
view-state = state
view-spy = spy
view-could-be = could be
view-answer = last answer
view-shown = spy shown last
view-turns = turns played
view-turn-cap = most turns
view-quiet = quiet turns
view-quiet-limit = most quiet turns
panel-holds = hand_size decoys
says-side = side side
value-state = { $value ->
    [empty] empty
    [filled] filled
    [ruined] destroyed
   *[other] { $value }
}
value-answer = { $value ->
    [silence] none
    [higher] higher
    [lower] lower
    [hit] hit
    [nobody-home] only a ruin
   *[other] { $value }
}
value-ending = { $value ->
    [ruins] all hideouts of one side destroyed
    [quiet] too many quiet turns
    [capped] the agreed turns were played
   *[other] { $value }
}
