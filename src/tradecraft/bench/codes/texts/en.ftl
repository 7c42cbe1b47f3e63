# Codes, in English. One file per language, the same keys and facts in each.

name = Codes
summary = Two secret codes, guessed in turn. The server is measured with it.
credits = A game as old as paper and pencil.
minutes = 5–10

player = { $seat ->
    [0] the first player
   *[1] the second player
}
move-change = Put a { $digit } in the next place
move-deal = Deal a { $digit }
move-hidden = Deal a digit face down

asked-guess = Your turn: choose the next digit of your last guess anew.
waits-guess = { $seat ->
    [0] It is the first player’s turn.
   *[1] It is the second player’s turn.
}
waits-deal = The codes are being dealt.
over = All guesses are made.

dealt = { $seat ->
    [0] The first player’s code goes on with a { $digit }.
   *[1] The second player’s code goes on with a { $digit }.
}
dealt-hidden = { $seat ->
    [0] The first player is dealt a digit.
   *[1] The second player is dealt a digit.
}
guessed = { $seat ->
    [0] The first player guesses { $guess }: { $right } right, { $near } elsewhere.
   *[1] The second player guesses { $guess }: { $right } right, { $near } elsewhere.
}

refused-over = All guesses are made.
refused-dealer-deals = The codes are still being dealt.
refused-only-dealer-deals = Only the dealer deals digits.

section-CO-2 = The codes
clause-CO-2_1 = The dealer deals each of two players a code of four digits from 1 to 6, which only that player sees.
section-CO-3 = Guessing
clause-CO-3_1 = In turn, guess the other’s code: your last guess with one digit chosen anew, the first place, then the second, and so on round. The first guess begins from 1111.
clause-CO-3_2 = All are told the guess, how many of its digits are right, and how many more stand elsewhere in the code.
clause-CO-3_3 = After forty guesses the game is over.
clause-CO-3_4 = It is drawn. The best guess of each player is noted.
