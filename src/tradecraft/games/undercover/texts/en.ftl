# Undercover, in English. One file per language, the same keys and facts in each.

name = Undercover
summary = Every agent secretly works for a second service: arrange meetings in which the colours agree, let your Staffers gather the information, and pick up the best tokens on the track.
credits = A game by Doris & Daniel Danzer, published by Frosted Games. This is an independent implementation.
minutes = 20–40

## The rules, clause by clause

section-UC-0 = About the game
clause-UC-0_1 = Undercover is a game by Doris & Daniel Danzer, with pictures by Juan García González, graphics by atelier198 and the English text edited by Paul Grogan, published by Frosted Games in 2016.
clause-UC-0_2 = It is for 2 to 4 players from 8 years on, and takes 20 to 40 minutes.
clause-UC-0_3 = The late 1960s, in the middle of the Cold War: each of you is the head of a secret service, and every agent also works for another service, undercover.

section-UC-1 = What is in the box
clause-UC-1_1 = 20 tiles: 6 headquarters, 2 additional jokers and 12 agents.
clause-UC-1_2 = The six headquarters stand in London, Berlin, Moscow, Washington, Buenos Aires and Peking; each service has a colour and a symbol of its own.
clause-UC-1_3 = A headquarters has a black frame, and a joker on its back.
clause-UC-1_4 = The 2 additional jokers are needed only with 4 players.
clause-UC-1_5 = An agent has a light frame, an official side and an undercover side.
clause-UC-1_6 = No two of the 12 agents are alike.
clause-UC-1_7 = The two services that an agent works for are always neighbours on the wheel of colours.
clause-UC-1_8 = Each side of a tile shows the service that it belongs to.
clause-UC-1_9 = In each of the six colours: 5 Staffers, 1 Special Staffer, 1 Instructions File and 1 Information Center.
clause-UC-1_10 = 1 Information Track, printed on both sides: Standard and Classified.
clause-UC-1_11 = 30 Point Tokens: in each of the six colours one of 4, 5, 6, 7 and 8 points.
clause-UC-1_12 = 1 Starting Player token.
clause-UC-1_13 = 1 rulebook.

section-UC-2 = Setting up
clause-UC-2_1 = The Information Track is laid beside the playing area, its Standard side up.
clause-UC-2_2 = With 2 players, all Point Tokens of 4 points go back into the box.
clause-UC-2_3 = The Point Tokens are shuffled face down, and laid face up onto the last spaces at the right of the lane of their colour.
clause-UC-2_4 = So the last five spaces of each lane (four with 2 players) hold the tokens of its colour, one on each, in random order.
clause-UC-2_5 = You choose a colour, and take its 6 Staffers, its Instructions File and its Information Center.
clause-UC-2_6 = What belongs to the colours that nobody chose goes back into the box.
clause-UC-2_7 = You put a Staffer onto each of the colour spaces of your Information Center.
clause-UC-2_8 = The Special Staffer stands on the bottom space, the one marked ×2.
clause-UC-2_9 = The bottom space has the colour of your Opposite Side: the one across the wheel from your own.
clause-UC-2_10 = Each Staffer is in charge of the information in the colour on which it stands.
clause-UC-2_11 = All six headquarters are laid in the middle of the table, joined together as the figure shows.
clause-UC-2_12 = With 3 or 4 players, the headquarters of the colours that nobody chose are taken out again, and laid aside with their jokers up.
clause-UC-2_13 = With 4 players, the two additional jokers are laid beside them.
clause-UC-2_14 = With 2 players, it is the headquarters of the two colours chosen that are taken out and turned to their jokers.
clause-UC-2_15 = So there are 4 headquarters on the table with 2 players (the colours not chosen), 3 with 3 players and 4 with 4 (the colours chosen).
clause-UC-2_16 = Each of you takes one joker and keeps it; any others go back into the box.
clause-UC-2_17 = So the jokers are just enough: 2 with 2 players, 3 with 3, and 2 + 2 with 4.
clause-UC-2_18 = The agents are turned to their undercover sides, and parted into two stacks of 6, each with one agent of every undercover colour.
clause-UC-2_19 = Each of the two stacks is shuffled by itself.
clause-UC-2_20 = Each stack is then turned over as a whole, and is a draw pile with its official sides up.
clause-UC-2_21 = During the game, only the topmost agent of a pile may be seen.
clause-UC-2_22 = The two piles stand beside the Information Track.
clause-UC-2_23 = One of you is the Starting Player, and takes the token for it.

section-UC-3 = What it is about
clause-UC-3_1 = You want the most points at the end; they are on the Point Tokens.
clause-UC-3_2 = Every service has two official agents, and from the front they look alike.
clause-UC-3_3 = One of the two works undercover for the one neighbouring service, the other for the other.
clause-UC-3_4 = You gain by meetings: take an agent, and place it so that it agrees with the colours of the tiles around it.
clause-UC-3_5 = Agents of your Opposite Side you may not take.

section-UC-4 = How the game goes
clause-UC-4_1 = The Starting Player begins, and the turn passes clockwise.
clause-UC-4_2 = A turn has four steps, in this order: (1) activate an agent, (2) issue instructions, (3) arrange a meeting, (4) evaluate information.

section-UC-5 = Step 1: activating an agent
clause-UC-5_1 = You take one of these: the top agent of a draw pile; an agent on the table, unless an Instructions File lies on it; or your own joker, unless it is on the table already.
clause-UC-5_2 = You may flip the agent that you have taken, from either side to the other.
clause-UC-5_3 = Before you do, everybody must have seen the side that was up.
clause-UC-5_4 = Once flipped, an agent cannot be flipped back.
clause-UC-5_5 = Two small symbols on an agent show which two colours its other side can have.
clause-UC-5_6 = A joker is never flipped.
clause-UC-5_7 = You may not activate an agent whose visible side, before you take it, is in the colour of your Opposite Side.
clause-UC-5_8 = Your Opposite Side is the colour at the bottom of your Information Center, marked ×2.
clause-UC-5_9 = If an agent shows your Opposite Side only after the flip, all is well.
clause-UC-5_10 = You may also take an agent that has tiles on all four sides.
clause-UC-5_11 = You may take an agent even if this leaves tiles cut off from the others.
clause-UC-5_12 = Headquarters cannot be taken.
clause-UC-5_13 = Nor can a joker that is on the table.
clause-UC-5_14 = What is on the back of an agent can often be worked out: of the two agents that look alike, the backs always differ.
clause-UC-5_15 = Special case: if all the agents you could take show your Opposite Side, and your joker is on the table already, you draw the bottom agent of one of the piles instead.

section-UC-6 = Step 2: issuing instructions
clause-UC-6_1 = You put your Instructions File onto the agent or the joker that you have just activated.
clause-UC-6_2 = So your file leaves the tile on which it lay.
clause-UC-6_3 = So in step 1 your own file still bars the agent that you moved in your turn before.

section-UC-7 = Step 3: arranging a meeting
clause-UC-7_1 = You place the agent beside at least one tile on the table, edge to edge.
clause-UC-7_2 = Each tile beside it must be a joker, or show one of the agent’s three colours: its own, and the two next to it on the wheel.
clause-UC-7_3 = An agent that you took from the table and did not flip must go to another place.
clause-UC-7_4 = One that you took from the table and flipped may go back to the same place, if the colours agree.
clause-UC-7_5 = The agent just placed and all tiles beside it, edge to edge, are the meeting of this turn.
clause-UC-7_6 = Special case: if the agent can be placed nowhere by these rules, it is placed so that it touches one or more agents only at a corner.
clause-UC-7_7 = In that case step 4 is left out in this turn.
clause-UC-7_8 = A joker may be placed beside any tiles.

section-UC-8 = Step 4: evaluating information
clause-UC-8_1 = In the first round everybody leaves out step 4.
clause-UC-8_2 = Those of your Staffers who are in charge of the colours in the meeting move along the track, from left to right.
clause-UC-8_3 = The first space of a Staffer’s movement takes it from the Information Center onto the leftmost space of its lane.
clause-UC-8_4 = The Staffer in the colour of the activated agent moves 1 space, or 2 if the agent was flipped in step 1.
clause-UC-8_5 = For each agent and each headquarters beside it, the Staffer in that tile’s colour moves 1 space.
clause-UC-8_6 = A joker has no colour, and moves no Staffer itself.
clause-UC-8_7 = If you have activated your joker, the agents and headquarters beside it still move your Staffers.
clause-UC-8_8 = A Staffer that would end on a space with another Staffer goes on to the next space that is free.
clause-UC-8_9 = If a Staffer stands on a Point Token at the end of this step, you take the token, and lay it face down onto that colour of your Information Center.
clause-UC-8_10 = That Staffer does not move any more, and you no longer evaluate its colour.
clause-UC-8_11 = A Staffer that has no further space with a Point Token before it stops at once, however many spaces it had left.

section-UC-9 = End of the game and scoring
clause-UC-9_1 = When somebody gets a sixth Point Token, the round is played to its end, up to the player on the Starting Player’s right, so that all have had as many turns.
clause-UC-9_2 = Then you all turn up your Point Tokens and add them up.
clause-UC-9_3 = The token in the colour of your Opposite Side counts double.
clause-UC-9_4 = The most points win.
clause-UC-9_5 = If there is a tie, the one of those tied with the most Staffers in the rightmost column of the track that is occupied wins.
clause-UC-9_6 = If there still is a tie, all of those win.

section-UC-10 = What the rulebook reminds you of
clause-UC-10_1 = No agent in the colour of your Opposite Side is activated.
clause-UC-10_2 = Your Instructions File lies on the tile that you took last.
clause-UC-10_3 = An activated agent may always be flipped.
clause-UC-10_4 = One that was flipped may go back to its place, if it agrees with its neighbours.
clause-UC-10_5 = Each of you has one joker in the whole game.

section-UC-11 = The variant “Classified”
clause-UC-11_1 = There are no Point Tokens, and the track lies with its Classified side up.
clause-UC-11_2 = With 2 players, the Staffers of one of the four colours that nobody chose stand on the last space of each lane, so that this column is blocked.
clause-UC-11_3 = A Staffer stops only in the last column, or when other Staffers block all the spaces of its lane that lie before it.
clause-UC-11_4 = When somebody gets a sixth Staffer across the black line, the round is played to its end as usual.
clause-UC-11_5 = You are scored one after the other: the Starting Player first, then clockwise.
clause-UC-11_6 = Each Staffer brings the points that stand below its column.
clause-UC-11_7 = From left to right, the columns bring −10, −8, −7, −4, 0, 6, 11, 15, 18, 20 and 21 points.
clause-UC-11_8 = What your Special Staffer brings is doubled, for better or worse.
clause-UC-11_9 = A Staffer that is still on the Information Center brings 0.
clause-UC-11_10 = The most points win; ties are broken as in UC-9.5 and UC-9.6.
clause-UC-11_11 = All the other rules stay as they are.

section-UC-12 = Examples
clause-UC-12_1 = The tokens as they may lie at the beginning, each lane from left to right. Red: 4 7 6 5 8. Orange: 7 8 5 4 6. Yellow: 8 6 5 4 7. Green: 8 4 6 7 5. Blue: 5 6 8 7 4. Purple: 8 7 4 5 6.
clause-UC-12_2 = It is Purple’s turn. She may not take the tiles on which an Instructions File lies, nor the yellow agent on top of one of the piles: yellow is her Opposite Side.
clause-UC-12_3 = She activates a blue agent and flips it. Its other side turns out to be green, a neighbour of blue.
clause-UC-12_4 = She puts her Instructions File onto the green agent.
clause-UC-12_5 = She places it beside a yellow and a blue agent. She may: both colours are neighbours of green.
clause-UC-12_6 = She evaluates: green 2 spaces, as the agent was flipped; yellow 1; blue 1.
clause-UC-12_7 = Her yellow Staffer would end on a space that is taken, so it goes on to the next free one. The yellow token of 8 points lies there: she takes it, and that Staffer has finished.
clause-UC-12_8 = A joker may stand beside green, purple and orange at once, where no agent could.
clause-UC-12_9 = One picture has the Yellow player move 2 spaces in orange and 1 in red.
clause-UC-12_10 = Another marks the three colours that an agent may be beside: its own and its two neighbours.

section-UC-13 = What follows from the rules
clause-UC-13_1 = Opposite colours are three steps apart on the wheel: red and green, orange and blue, yellow and purple.
clause-UC-13_2 = The 12 agents are, for each colour, one that works undercover for the next colour on the wheel, and one that works for the one before.
clause-UC-13_3 = A turn moves at most one Staffer in a lane, as you have only one of each colour; so the order in which lanes are evaluated makes no difference.
clause-UC-13_4 = In the standard game there is always a token left before a Staffer that has not finished, and always a free space with one to go on to; so nobody ever runs out of lane (UC-8.8).
clause-UC-13_5 = A space whose token has been taken is occupied for good, by the Staffer that took it.
clause-UC-13_6 = Nobody ever holds two tokens of one colour.
clause-UC-13_7 = Once both piles are empty, you can always activate an agent: at most 4 of the 12 bear files, and at most 4 can show one colour.
clause-UC-13_8 = There is always a place for the special case of UC-7.6, and not just the one that the agent came from: across each of the four outermost corners of the tiles.
clause-UC-13_9 = An agent drawn by UC-5.15 can show your Opposite Side itself, but only with 3 or 4 players and very rarely: both official agents of that colour must still be in the piles, one pile must be down to its last agent or to none, and all the agents on the table must be barred.

section-UC-H = What the rulebook leaves open, and the house rulings
clause-UC-H1 = The rulebook does not list the order of the wheel. The colours are those of the rainbow, and all the examples agree: red, orange, yellow, green, blue, purple, and then red again. There is no other setting.
clause-UC-H2 = Where each headquarters lies is shown only in a figure. Here they lie in two rows of three, which run round as the wheel does: red, orange, yellow above; purple, blue, green below. Orange and blue are the only two that touch and are no neighbours; headquarters need not agree with each other. In the other settings the wheel begins elsewhere: 1 has purple, red, orange above and blue, green, yellow below; 2 has blue, purple, red above and green, yellow, orange below (option layout).
clause-UC-H3 = The rulebook does not say whether headquarters close up when some are taken out. Here the gaps stay, and are places for agents like any others. In the other setting those that stay move together to the left in their row (option closed_up).
clause-UC-H4 = The rulebook does not say which city belongs to which colour. Here Moscow is red, Berlin orange, Peking yellow, Buenos Aires green, Washington blue and London purple; nothing else depends on it. There is no other setting.
clause-UC-H5 = The length of the Standard lanes is not given as a number; a figure has five empty spaces and five with tokens. Here a lane has 10 spaces, with the tokens on the last five (with 2 players, on the last four). It may be given up to 12 (option lane_length).
clause-UC-H6 = The length of the Classified lanes is not given either, but the track has eleven values: so a lane has 11 spaces, one for each. There is no other setting.
clause-UC-H7 = The second value of the Classified track is −8, though the steps between the others would make it −9. Here it is −8, as printed. In the other setting it is −9 (option second_value).
clause-UC-H8 = The rulebook does not say where the black line runs. Here it runs after the fifth column, between those of 0 and of 6 points, so that the six columns of a positive value lie beyond it. It may run after the fourth or the sixth instead (option black_line).
clause-UC-G9 = Do you get a token onto which your Staffer was only sent on by UC-8.8? Yes: the rulebook has this before the taking of tokens, and its example shows it (UC-12.7).
clause-UC-G10 = What of the tokens that a Staffer passes? They stay where they are: only the space on which it stands at the end of the step counts. It is made to stop only by UC-8.11, at the last token of its lane.
clause-UC-G11 = Are spaces with other Staffers counted on the way? Yes, they are spaces like any others; only the space on which a movement ends must be free.
clause-UC-G12 = In what order does a Staffer take several movements? It takes them all at once: the spaces that a colour moves in this turn are added up, then its Staffer moves once, and then goes on to a free space if it must.
clause-UC-H13 = In the variant “Classified” a movement may end on a space that is taken, with no free space beyond; the rulebook does not speak of it. Here the Staffer stops on the last free space before that one; it never moves back, and if there is none it stays. In the other setting it always stays where it was (option overshoot_stays).
clause-UC-H14 = “The rightmost column that is occupied” may mean occupied by anybody. Here it is the rightmost column in which one of the players who are tied has a Staffer. In the other setting it is the rightmost one in which any player has a Staffer (option tie_all_staffers). The Staffers that only block a column (UC-11.2) never count.
clause-UC-H15 = Of two agents with the same undercover colour, the rulebook does not say which goes into which stack. Here chance decides, for each colour. There is no other setting.
clause-UC-H16 = The rulebook does not say how the Starting Player is found, nor who chooses a colour first. Here a Starting Player is drawn, and each player chooses a colour in the order of the seats. In the other setting the colours are drawn too (option colours_at_random).
clause-UC-H17 = When the bottom of a pile must be drawn (UC-5.15), the rulebook does not say of which pile. Here its player chooses, and then may flip that agent like any other; if it shows the Opposite Side, it is taken all the same. There is no other setting.
clause-UC-H18 = What does it mean to touch agents only at a corner (UC-7.6)? Here it is any empty place with a tile diagonally beside it, and none beside it edge to edge; but not the place that the agent came from, unless it was flipped. There is no other setting.
clause-UC-G19 = Does your own Instructions File bar its agent for you as well? Yes: it moves on only in step 2, so you cannot activate the same agent in two turns running.
clause-UC-H20 = Can one see which side of an agent is up? Yes: the undercover side must look different, or the agents could not be turned to it when setting up. So an agent of which you see the official side can have one of two backs, until more has been seen. Here the software remembers for you what everybody has seen, and says what each back can still be. In the other setting it leaves that to you (option backs_hidden).
clause-UC-H21 = What is the first round, in which nobody evaluates? Here it is the first turn of each player. There is no other setting.
clause-UC-H22 = The tokens that you have taken lie face down, though all have seen them before. Here their values are hidden from the others, who may remember them; you can see your own. In the other setting all are shown (option tokens_open).
clause-UC-H23 = The variant “Classified” need not end: a Staffer at home brings 0, which is better than −10, so that nobody can be made to cross the black line. Here the game is scored after 30 rounds, if it has not ended before; another number can be agreed on (option classified_limit).
clause-UC-H24 = Are the tokens of 4 points taken out before the others are laid? Yes: otherwise there would be gaps in the lanes. There is no other setting.
clause-UC-G25 = Does a joker agree with everything, whoever placed it? Yes, that is how UC-7.2 has it.
clause-UC-H26 = Nothing forbids an agent to be placed beside jokers alone. Here it is allowed. In the other setting at least one tile beside it must be no joker (option jokers_do_not_suffice).
clause-UC-H27 = The standard game need not end either: you can go on moving only Staffers that have finished. Here it is scored after 200 rounds, if it has not ended before; a smaller number can be agreed on (option round_limit).
clause-UC-H28 = With three or four players tied, UC-9.5 can be read in more than one way. Here those with fewer Staffers in that column drop out, and all who are left win; if none of those tied has a Staffer on the track, all of them win. There is no other setting.
clause-UC-H29 = Must you decide about the flip before you take the agent? The rulebook does not say. An agent from the bottom of a pile is seen only once it is taken, and when one is taken from the top, the next can be seen at once; so here taking and flipping are two decisions, for every agent. There is no other setting.
clause-UC-G30 = Which meeting is shown in the picture of UC-12.9? It cannot be told from its caption. A flipped orange agent beside a red tile fits, and so do an orange agent that was not flipped beside a red and an orange tile, and a red agent that was not flipped beside two orange tiles. Nothing depends on which it was.
clause-UC-H31 = UC-7.6 speaks of touching agents, but there may be none on the table yet. Here headquarters and jokers will do as well (UC-H18). In the other setting it must touch at least one agent, if there is such a place (option touch_agents).
clause-UC-H32 = Must you take a tile that can be placed, if there is one? Here you need not: then UC-7.6 holds. Whether an agent can be placed is judged by the side that is up after the flip, and without the place that it came from if it was not flipped (UC-7.3). There is no other setting.

### The table

## Who and what: the sentences below name a service, a colour and a tile by these

service = { $who ->
    [red] Moscow
    [orange] Berlin
    [yellow] Peking
    [green] Buenos Aires
    [blue] Washington
   *[purple] London
}
colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
tile-beside = { $tile ->
    [headquarters] the { colour } headquarters
    [agent] agent { $number }
   *[joker] the joker of player { $number }
}
winner-a = { $a ->
    [red] Moscow
    [orange] Berlin
    [yellow] Peking
    [green] Buenos Aires
    [blue] Washington
   *[purple] London
}
winner-b = { $b ->
    [red] Moscow
    [orange] Berlin
    [yellow] Peking
    [green] Buenos Aires
    [blue] Washington
   *[purple] London
}
winner-c = { $c ->
    [red] Moscow
    [orange] Berlin
    [yellow] Peking
    [green] Buenos Aires
    [blue] Washington
   *[purple] London
}
winner-d = { $d ->
    [red] Moscow
    [orange] Berlin
    [yellow] Peking
    [green] Buenos Aires
    [blue] Washington
   *[purple] London
}
seat = { $who ->
    [red] Moscow (red)
    [orange] Berlin (orange)
    [yellow] Peking (yellow)
    [green] Buenos Aires (green)
    [blue] Washington (blue)
    [purple] London (purple)
   *[none] Player { $seat }
}

## What can be played

move-lay = The next Point Token is worth { $value }
move-colour = { $colour ->
    [red] Moscow, the service in red
    [orange] Berlin, the service in orange
    [yellow] Peking, the service in yellow
    [green] Buenos Aires, the service in green
    [blue] Washington, the service in blue
   *[purple] London, the service in purple
}
move-deal = The next agent of the pile is officially { $official ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}, and undercover { $secret ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
move-shown = The next agent of the pile is officially { $official ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
move-covered = The next agent of the pile is hidden
move-first = Player { $seat } is the Starting Player
move-top = Take the top agent of pile { $pile }
move-bottom = Draw the bottom agent of pile { $pile }
move-take = Take agent { $number } from the table
move-joker = Take your joker
move-keep = Leave the agent as it is
move-flip = Flip the agent
move-place = { $way ->
    [n] Place it north of { tile-beside }
    [e] Place it east of { tile-beside }
    [s] Place it south of { tile-beside }
    [w] Place it west of { tile-beside }
    [ne] Place it at the north-eastern corner of { tile-beside }
    [se] Place it at the south-eastern corner of { tile-beside }
    [sw] Place it at the south-western corner of { tile-beside }
   *[nw] Place it at the north-western corner of { tile-beside }
}

## What is asked of you

asked-choosing = Choose your colour.
asked-taking = Take an agent: from the top of a pile, or from the table if it carries no Instructions File. Or take your joker, if you still have it.
asked-taking-bottom = Only agents of your Opposite Side could be taken, and your joker is placed: draw the bottom agent of a pile.
asked-flipping = Agent { $number } shows { colour }. Flip it, or keep it as it is? Its back is { $back ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} or { $other ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}.
asked-flipping-known = Agent { $number } shows { colour }. Flip it, or keep it as it is? Its back is { $back ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}.
asked-placing = Place agent { $number }, which shows { colour }: beside tiles of its colour, of the two neighbouring colours, or jokers.
asked-placing-corner = Agent { $number }, which shows { colour }, fits nowhere: place it so that it touches tiles at their corners only. Nothing is evaluated.
asked-placing-joker = Place your joker beside any tiles.

## What the others wait for

waits-laying = The Point Tokens are being laid onto the track.
waits-dealing = The agents are being shuffled into two piles.
waits-drawing = The Starting Player is being drawn.
waits-choosing = { $seat ->
    [-1] The colours are being drawn.
   *[other] Player { $seat } chooses a colour.
}
waits-taking = { service } must take an agent or the joker.
waits-taking-bottom = { service } can take nothing else, and must draw the bottom agent of a pile.
waits-flipping = { service } may flip agent { $number }, which shows { colour }. Its back is { $back ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} or { $other ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}.
waits-flipping-known = { service } may flip agent { $number }, which shows { colour }. Its back is { $back ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}.
waits-placing = { service } must place agent { $number }, which shows { colour }.
waits-placing-corner = Agent { $number }, which shows { colour }, fits nowhere: { service } must place it so that it touches tiles at their corners only.
waits-placing-joker = { service } must place the joker.

## What happened

laid = The Point Tokens lie on the last spaces of their lanes.
chose = { $who ->
    [red] Player { $seat } leads Moscow, the service in red.
    [orange] Player { $seat } leads Berlin, the service in orange.
    [yellow] Player { $seat } leads Peking, the service in yellow.
    [green] Player { $seat } leads Buenos Aires, the service in green.
    [blue] Player { $seat } leads Washington, the service in blue.
   *[purple] Player { $seat } leads London, the service in purple.
}
dealt = The agents lie in two piles of six. On top of pile 1 is a { $one ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} agent, on top of pile 2 a { $two ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} one.
began = { service } is drawn as the Starting Player.
took-top = { service } takes the top agent of pile { $pile }: agent { $number }, in { colour }.
pile-top = Pile { $pile } now shows { colour } on top; { $left ->
    [one] { $left } agent is left.
   *[other] { $left } agents are left.
}
pile-empty = Pile { $pile } is empty now.
took-bottom = { service } draws the bottom agent of pile { $pile }: agent { $number }, in { colour }. { $left ->
    [0] The pile is empty now.
    [one] { $left } agent is left.
   *[other] { $left } agents are left.
}
took = { $side ->
    [official] { service } takes agent { $number } from the table, in { colour }.
   *[undercover] { service } takes agent { $number } from the table, undercover in { colour }.
}
took-joker = { service } takes the joker.
kept = { service } leaves agent { $number } as it is, in { colour }.
flipped = { service } flips agent { $number }: { $before ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} turns to { colour }.
placed = { $way ->
    [n] { service } places agent { $agent } north of { tile-beside }.
    [e] { service } places agent { $agent } east of { tile-beside }.
    [s] { service } places agent { $agent } south of { tile-beside }.
    [w] { service } places agent { $agent } west of { tile-beside }.
    [ne] { service } places agent { $agent } at the north-eastern corner of { tile-beside }.
    [se] { service } places agent { $agent } at the south-eastern corner of { tile-beside }.
    [sw] { service } places agent { $agent } at the south-western corner of { tile-beside }.
   *[nw] { service } places agent { $agent } at the north-western corner of { tile-beside }.
}
placed-joker = { $way ->
    [n] { service } places the joker north of { tile-beside }.
    [e] { service } places the joker east of { tile-beside }.
    [s] { service } places the joker south of { tile-beside }.
   *[w] { service } places the joker west of { tile-beside }.
}
misplaced = It touches other tiles at their corners only, so nothing is evaluated.
first-round = Nothing is evaluated in the first round.
nobody-moves = No colour meets here, so no Staffer moves.
advanced = { $own ->
    [0] { $steps ->
        [one] For the tile beside it in { colour }, the Staffer in { colour } advances { $steps } space, from { $from } to { $to }.
       *[other] For the tiles beside it in { colour }, the Staffer in { colour } advances { $steps } spaces, from { $from } to { $to }.
    }
    [1] { $beside ->
        [0] For the agent itself, the Staffer in { colour } advances { $steps } space, from { $from } to { $to }.
       *[other] For the agent itself and what lies beside it in { colour }, the Staffer in { colour } advances { $steps } spaces, from { $from } to { $to }.
    }
   *[2] { $beside ->
        [0] For the flipped agent, the Staffer in { colour } advances { $steps } spaces, from { $from } to { $to }.
       *[other] For the flipped agent and what lies beside it in { colour }, the Staffer in { colour } advances { $steps } spaces, from { $from } to { $to }.
    }
}
jumped = The space where it would have ended is occupied, so it goes on to the next free one: { $to }.
stopped-at-token = It stops on space { $to }: the last Point Token of its lane is there.
stopped-at-last = It stops on the last space of its lane.
stopped-by-staffers = Beyond space { $to } no space is free, so it stops there.
blocked = The Staffer in { colour } stays on space { $from }: where its way would end no space is free, nor any beyond.
finished = The Staffer in { colour } has its Point Token and moves no more.
token = { $double ->
    [1] { service } takes the Point Token worth { $value } in { colour }, the Opposite Side: it will count double.
   *[0] { service } takes the Point Token worth { $value } in { colour }.
}
sixth-token = That is the sixth Point Token of { service }: the round is played to its end.
sixth-staffer = That is the sixth Staffer of { service } beyond the black line: the round is played to its end.
next-round = Round { $round } begins.

## How it ends

ended = All have had { $round } turns: the game is over.
ended-by-limit = { $round ->
    [one] { $round } round has been played: the game is over.
   *[other] { $round } rounds have been played: the game is over.
}
final = { $points ->
    [one] { service }: { $points } point.
   *[other] { service }: { $points } points.
}
over-won = { $points ->
    [one] { winner-a } wins with { $points } point.
   *[other] { winner-a } wins with { $points } points.
}
over-won-by-staffers = { $points ->
    [one] { winner-a } wins the tie at { $points } point, with the most Staffers in column { $column }, the rightmost that counts: { $staffers }.
   *[other] { winner-a } wins the tie at { $points } points, with the most Staffers in column { $column }, the rightmost that counts: { $staffers }.
}
over-shared-2 = { $points ->
    [one] { winner-a } and { winner-b } share the victory with { $points } point each.
   *[other] { winner-a } and { winner-b } share the victory with { $points } points each.
}
over-shared-3 = { $points ->
    [one] { winner-a }, { winner-b } and { winner-c } share the victory with { $points } point each.
   *[other] { winner-a }, { winner-b } and { winner-c } share the victory with { $points } points each.
}
over-shared-4 = { $points ->
    [one] { winner-a }, { winner-b }, { winner-c } and { winner-d } share the victory with { $points } point each.
   *[other] { winner-a }, { winner-b }, { winner-c } and { winner-d } share the victory with { $points } points each.
}

## Why a move is refused

refused-over = The game is over.
refused-dealer-lays = First the dealer lays the Point Tokens onto the track (=4 to =8).
refused-choose-a-colour = First a colour is chosen: red, orange, yellow, green, blue or purple.
refused-dealer-deals = First the dealer shuffles the agents into two piles (for example +ro).
refused-dealer-draws = First the dealer draws the Starting Player (for example first=0).
refused-only-the-dealer = Tokens, agents and the Starting Player are for the dealer, before the first turn.
refused-token-laid = That token lies in this lane already; there is only one of it.
refused-no-such-token = With 2 players, the tokens worth 4 stay in the box.
refused-chosen-already = The colours have been chosen.
refused-colour-taken = Another player has that colour.
refused-already-dealt = That agent lies in a pile already; each of the 12 is unique.
refused-undercover-in-pile = This pile has an agent with that undercover colour already; the other one comes into the other pile.
refused-no-such-seat = No player has that number in this game.
refused-take-first = First take an agent or your joker (for example top1, a3 or joker).
refused-flip-first = First decide about the agent in your hand: keep or flip.
refused-place-first = The tile in your hand is to be placed now (for example rn: north of the red headquarters).
refused-pile-empty = That pile is empty.
refused-opposite-side = That agent shows your Opposite Side: you may not take it.
refused-not-on-table = That agent is not on the table.
refused-has-file = An Instructions File lies on that agent: nobody may take it now.
refused-joker-laid = You have placed your joker already; it stays where it is.
refused-no-bottom = You may draw from the bottom of a pile only if nothing else can be taken.
refused-no-tile-there = That tile is not on the table.
refused-place-taken = Another tile lies there.
refused-same-place = An agent that was not flipped must go to another place than the one it came from.
refused-colours-differ = A tile beside that place shows a colour that does not go with this one.
refused-only-jokers = Only jokers lie beside that place; in this game, one tile at least must be none.
refused-named-otherwise = That place is named after another tile that it touches (headquarters first, then agents by number, then jokers).
refused-diagonal-only-if = Corners are only for a tile that fits nowhere else.
refused-touches = A tile lies edge to edge with that place.
refused-touch-an-agent = In this game it must touch an agent at a corner, and that is possible elsewhere.

## What can be agreed on

option-classified = The variant “Classified” is played
option-colours_at_random = The colours are drawn, not chosen
option-layout = How the headquarters lie (0: orange and blue in the middle, 1: red and green, 2: purple and yellow)
option-closed_up = Headquarters close up when others are taken out
option-lane_length = Spaces of a Standard lane
option-second_value = Second value of the Classified track
option-black_line = Columns before the black line of the Classified track
option-overshoot_stays = A Classified Staffer that finds nothing free at its end or beyond does not move at all
option-tie_all_staffers = For a tie, the rightmost column that anybody occupies counts
option-tokens_open = The Point Tokens that were taken are shown to all
option-backs_hidden = What has been seen of the agents’ backs is not shown: remember it
option-jokers_do_not_suffice = An agent must lie beside at least one tile that is no joker
option-touch_agents = An agent that fits nowhere must touch another agent, if it can
option-round_limit = Rounds after which the Standard game is scored
option-classified_limit = Rounds after which the Classified game is scored

## The lesson: three rounds, step by step

lesson-1 = Undercover is about information. In each of six colours there are five Point Tokens on the last spaces of a lane; your Staffers walk there from the left, and the first to stop on a token gets it. The most points win.
lesson-2 = Peking leads yellow, London purple, Buenos Aires green. Their three headquarters lie on the table; the places of the other three stay empty. The twelve agents lie in two piles, and only the top of each can be seen.
lesson-3 = Across the wheel of colours lies your Opposite Side: purple for Peking, yellow for London, red for Buenos Aires. Its token counts double, but you may not take an agent that shows it.
lesson-4 = Peking begins and takes the red agent from pile 1; at once the next agent of that pile can be seen. Now Peking may flip the agent. Its back shows a neighbour of red on the wheel: orange or purple.
lesson-5 = Flipped, it is purple. As this red agent hides purple, the other red one must hide orange: what has been seen of one twin tells of the other. Peking’s Instructions File lies on it now, and nobody may take it until Peking takes another tile.
lesson-6 = An agent goes edge to edge with tiles of its own colour, of its two neighbours on the wheel, or jokers. Here it lies south of the purple headquarters. In the first round nothing is evaluated.
lesson-7 = London and Buenos Aires have flipped and placed agents, too. The second round begins, and from now on every meeting moves Staffers.
lesson-8 = Peking takes an orange agent, flips it to yellow and places it beside the yellow headquarters. For the flipped agent its yellow Staffer advances 2 spaces, for the headquarters 1 more: it stands on space 3.
lesson-9 = London does the same with a green agent that turns yellow: 3 spaces in yellow, too. But on space 3 there is Peking, so London’s Staffer goes on to the next free space, 4. The green headquarters beside the agent gives 1 space in green.
lesson-10 = Buenos Aires does not flip: the agent stays purple and counts 1 space. The red agent beside it gives 1 in red.
lesson-11 = Peking flips a red agent to orange and places it above its yellow one: 2 spaces in orange, 1 in yellow. Space 4 is London’s, so it goes on to 5.
lesson-12 = It is London’s turn. It may not take the agents with Instructions Files, nor the yellow agent on top of pile 1: yellow is London’s Opposite Side. The blue agent on top of pile 2 is free.
lesson-13 = London takes it. Of the two blue agents, one hides green and the other purple; which this is can only be guessed.
lesson-14 = It is green. The file moves onto it, and the agent must be placed where green goes: beside yellow, green, blue or a joker.
lesson-15 = It comes between a yellow and a blue agent, both neighbours of green. The evaluation: 2 spaces in green for the flipped agent, 1 in yellow, 1 in blue.
lesson-16 = In yellow London would end on space 5, where Peking stands. So it goes on to 6, and there lies the token of 8. London takes it, and this Staffer moves no more. Yellow is London’s Opposite Side: the 8 counts 16.
lesson-17 = Buenos Aires takes its joker, which each player has once. It goes anywhere and is never flipped.
lesson-18 = Here it lies between the purple and the green headquarters. A joker moves no Staffer itself, but the tiles beside it do: 1 space in purple, 1 in green.
lesson-19 = A game goes on like this until somebody has six tokens, and then to the end of that round. This lesson was agreed to end after three rounds, and so it is counted now: London wins with 16 points.

## The drawing

draw-standard = Standard track
draw-classified = Classified track
draw-round = round { $round }
draw-last-round = last round
draw-pile = pile { $pile } ({ $left } left):
draw-hand = in hand:
draw-hand-flipped = in hand, flipped:
draw-joker = joker
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-you = you
draw-legend = b/y 2:1: what the back can be, with its odds · u: undercover side up · !R: Red’s Instructions File · *: joker · x2 Y: the Opposite Side counts double
draw-legend-places = a7n 4 +8: a place to lay the tile (north of a7), the spaces that Staffers advance, the points gained

## The drawn board

board-tile = { $tile ->
    [headquarters] { colour } headquarters
    [joker] joker of player { $number }
   *[agent] agent { $number }, { colour }
}

## The plain board

view-classified = Classified variant
view-round-limit = most rounds
view-lanes = lanes of the track
view-spaces = spaces
view-space = space
view-token = token
view-tokens = tokens
view-beyond-line = beyond the line
view-blocked = blocked
view-staffer = Staffer of player
view-staffers = Staffers
view-tiles = meetings
view-piles = piles
view-pile = pile
view-left = tiles left
view-of = of
view-top = on top
view-hand = tile in hand
view-places = places that are allowed
view-service = service
view-opposite = opposite colour
view-joker = joker
view-file = Instructions File
view-side = side up
view-back = its back can be
view-x = column
view-y = row
view-odds = chances
view-flipped = flipped
view-from = from
view-move = move
view-meets = meets
view-misplaced = against the rule of colours
view-evaluated = evaluated
view-advances = steps forward
view-steps = steps
view-to = to space
panel-holds = tokens joker
says-colour = colour colour
says-opposite = colour colour
says-staffers = colour colour
says-tokens = colour colour
says-back = colour colour
value-service = { $value ->
    [moscow] Moscow
    [berlin] Berlin
    [peking] Peking
    [buenos-aires] Buenos Aires
    [washington] Washington
    [london] London
   *[other] { $value }
}
value-kind = { $value ->
    [agent] agent
    [headquarters] headquarters
    [joker] joker
   *[other] { $value }
}
value-side = { $value ->
    [official] official
    [undercover] undercover
   *[other] { $value }
}
