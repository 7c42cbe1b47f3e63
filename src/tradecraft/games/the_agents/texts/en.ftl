# The Agents, in English. One file per language, the same keys and facts in each.

name = The Agents
summary = The agency is gone and its people are for hire: build factions with your neighbours, decide for each agent who gets the command and who the points, and be the first to hold 40.
credits = A game by Saar Shai. This is an independent implementation.
minutes = 20–40

## Who is who, and what is what

seat = Player { $seat }
agent-name = { $agent ->
    [sniper] Sniper
    [slayer] Slayer
    [abductor] Abductor
    [extractor] Extractor
    [hacker] Hacker
    [temptress] Temptress
    [decoy] Decoy
    [activist] Activist
    [medic] Medic
    [infiltrator] Infiltrator
    [handler] Handler
    [gunman] Gunman
    [recruiter] Recruiter
    [strategist] Strategist
    [mercenary] Mercenary
    [tracker] Tracker
    [undercover] Undercover
   *[interrogator] Interrogator
}
the-agent = { $colour ->
    [black] the black { agent-name }
    [white] the white { agent-name }
   *[none] { $agent ->
        [dead] a dead Agent
       *[known] the { agent-name }
    }
}
agent-does = { $agent ->
    [sniper] kill an Agent in your other Faction
    [slayer] kill a non-adjacent Agent in this Faction
    [abductor] extract an Agent from your other Faction
    [extractor] extract a non-adjacent Agent from this Faction
    [hacker] turn an Agent in your other Faction
    [temptress] turn a non-adjacent Agent in this Faction
    [decoy] swap a non-adjacent Agent of this Faction with one of your other Faction
    [activist] swap two Agents in your other Faction
    [medic] revive a dead Agent in one of your Factions
    [infiltrator] reactivate an adjacent command; may be inserted in a row
    [handler] reactivate a command in this Faction that does not face you
    [gunman] kill any Agent anywhere
    [recruiter] draw two Agents
    [strategist] steal a Mission from another player
    [mercenary] take a bonus action; playing it is none
    [tracker] take an Agent of your choice from the deck
    [undercover] turn any Agent anywhere (kill it, if that was agreed on)
   *[interrogator] see another player’s Agents and steal one
}
mission-name = { $mission ->
    [bloodbath] Bloodbath
    [chosen-few] Chosen Few
    [codebreaking] Codebreaking
    [code-of-honor] Code of Honor
    [man-down] Man Down
    [meet-your-match] Meet Your Match
    [poor-mans-game] Poor Man’s Game
    [reinforcement] Reinforcement
    [stand-united] Stand United
   *[strength-in-numbers] Strength in Numbers
}
mission-pays = { $mission ->
    [bloodbath] 3 IP while two dead Agents are adjacent here
    [chosen-few] 1 IP while this is your shorter Faction
    [codebreaking] 1 IP for each two-coloured arrow that points to you
    [code-of-honor] 1 IP for each Agent that faces you here (or in both your Factions, if agreed on)
    [man-down] 1 IP for each dead Agent here
    [meet-your-match] 2 IP while both players get as much from the arrows here
    [poor-mans-game] 3 IP while no arrow points to you
    [reinforcement] 4 IP while two Agents of one ability face you here
    [stand-united] 4 IP while two identical Agents are adjacent here
   *[strength-in-numbers] 1 IP while this is your longer Faction
}

## What can be played

move-play = Play { the-agent }: { agent-does }
move-place = Place it in Faction { $faction } as card { $place }; its command faces player { $seat }
move-lay-facing-other = Lay it between you and player { $seat }; the command faces that player, the marker you
move-lay-facing-me = Lay it between you and player { $seat }; the command faces you, the marker that player
move-reactivate = Perform the command of card { $place } of Faction { $faction } again
move-buy-agent = Buy the top Agent of the deck for 1 IP
move-buy-old-agent = Buy the top Agent of the discard pile for 2 IP
move-buy-mission = Buy the top Mission of the deck for 3 IP
move-buy-old-mission = Buy the top Mission of the discard pile for 4 IP
move-draw = Draw an Agent, as you have neither Agents nor IP
move-replace = Discard your Mission { mission-name } and draw another
move-assign = Assign your Mission { mission-name } to Faction { $faction }: { mission-pays }; this is no action
move-take-back = Take your Mission { mission-name } back into the hand; this is no action
move-pass = Pass, as no action is possible
move-score = End your turn and score
move-target = Choose card { $place } of Faction { $faction }
move-face = The command faces player { $seat }
move-from = Choose player { $seat }
move-steal = Steal { the-agent }
move-fetch = Take { the-agent } from the deck
move-rob = Steal the assigned Mission { mission-name }
move-deal = The next Agent is { the-agent }
move-deal-mission = The next Mission is { mission-name }
move-pick = The hidden Mission in slot { $slot } is stolen
move-first = Player { $seat } begins
move-agent = An Agent is dealt face down
move-mission = A Mission is dealt face down
move-stolen = The hidden Agent in slot { $slot } is stolen
move-fetched = An Agent is taken from the deck, unseen

## What is asked of you

asked-acting = Your turn: choose { $left ->
    [one] your second action
   *[other] the first of your { $left } actions
}.
asked-scoring = Your actions are done: score now, or first lay a Mercenary or move Missions.
asked-bonus = { $rival ->
    [me] Your own Mercenary
   *[other] The Mercenary of player { $rival }
} gives you a bonus action: choose one.
asked-placing = You play { the-agent }: choose its place, and which player its command faces.
asked-laying = You play { the-agent }: choose between which player and you it lies, and whom the command faces.
asked-aiming = You perform { the-agent }: choose { $deed ->
    [kill] the Agent to kill.
    [extract] the Agent to extract.
    [turn] the Agent to turn.
    [swap] the first of the two Agents to swap.
    [revive] the dead Agent to revive.
   *[reactivate] the command to perform again.
}
asked-aiming-again = You perform { the-agent }: choose the Agent to swap with card { $place }.
asked-facing = You revive card { $place } with { the-agent }: choose which player its command faces.
asked-questioning = You perform { the-agent }: choose who shows you their Agents.
asked-stealing = You perform { the-agent }, and player { $rival } shows you their Agents: choose one to steal.
asked-searching = You perform { the-agent } and see all the deck: choose the Agent to take.
asked-robbing = You perform { the-agent }: choose an assigned Mission to steal, or a player to lose a hidden one.

## What the others wait for

waits-appointing = The first player is being drawn.
waits-dealing = The first hands are being dealt.
waits-drawing = Player { $seat } draws { $left ->
    [one] an Agent.
   *[other] { $left } Agents.
}
waits-drawing-missions = Player { $seat } draws { $left ->
    [one] a Mission.
   *[other] { $left } Missions.
}
waits-picking = Player { $seat } performs { the-agent } and steals a hidden Mission of player { $rival }, at random.
waits-acting = Player { $seat } chooses { $left ->
    [one] a second action
   *[other] the first of { $left } actions
}.
waits-scoring = Player { $seat } has done both actions and is about to score.
waits-bonus = Player { $seat } has a bonus action, by the Mercenary of { $rival ->
    [me] their own
   *[other] player { $rival }
}.
waits-placing = Player { $seat } plays { the-agent } and chooses its place, and which player its command faces.
waits-laying = Player { $seat } plays { the-agent } and chooses where it lies, and whom the command faces.
waits-aiming = Player { $seat } performs { the-agent } and chooses { $deed ->
    [kill] the Agent to kill.
    [extract] the Agent to extract.
    [turn] the Agent to turn.
    [swap] the first of the two Agents to swap.
    [revive] the dead Agent to revive.
   *[reactivate] the command to perform again.
}
waits-aiming-again = Player { $seat } performs { the-agent } and chooses the Agent to swap with card { $place }.
waits-facing = Player { $seat } revives card { $place } with { the-agent } and chooses which player its command faces.
waits-questioning = Player { $seat } performs { the-agent } and chooses who must show their Agents.
waits-stealing = Player { $seat } performs { the-agent }, sees the Agents of player { $rival }, and chooses one to steal.
waits-searching = Player { $seat } performs { the-agent }, searches the deck, and chooses an Agent to take.
waits-robbing = Player { $seat } performs { the-agent } and chooses the Mission to steal.

## What happened: what was chosen

began = Nobody looks more suspicious than player { $seat }, who begins.
drew-agent = You draw { the-agent }.
drew-agent-hidden = Player { $seat } draws an Agent.
drew-mission = You draw the Mission { mission-name }.
drew-mission-hidden = Player { $seat } draws a Mission.
played = Player { $seat } plays { the-agent }.
placed = Player { $seat } places it as card { $place } of Faction { $faction }: the command faces player { $rival }.
laid = Player { $seat } lays it down: the command faces player { $rival }, the marker player { $other }.
reactivated = Player { $seat } reactivates card { $place }, { the-agent }.
chose = Player { $seat } chooses card { $place }, { the-agent }.
bought-agent = Player { $seat } buys an Agent of the deck for 1 IP.
bought-old-agent = For 2 IP player { $seat } buys back from the discard pile { the-agent }.
bought-mission = Player { $seat } buys a Mission of the deck for 3 IP.
bought-old-mission = Player { $seat } buys the discarded Mission { mission-name } for 4 IP.
drew = Player { $seat } has neither Agents nor IP, and so may draw.
replaced = Player { $seat } discards the Mission { mission-name } for another.
assigned = Player { $seat } assigns the Mission { mission-name } to Faction { $faction }.
moved = Player { $seat } moves the Mission { mission-name } to Faction { $faction }.
took-back = Player { $seat } takes the Mission { mission-name } back from Faction { $faction }.
passed = Player { $seat } can do nothing, and passes the action.
fetched = Player { $seat } takes { the-agent } from the deck, which is shuffled.
fetched-hidden = Player { $seat } takes an Agent from the deck, which is shuffled.

## What happened: what came of it

performs = Player { $seat } performs { the-agent }.
nothing-happens = The command faces player { $seat } in vain: nothing can be done with { the-agent }.
killed = Killed in Faction { $faction }: { the-agent }.
extracted = Player { $seat } extracts from Faction { $faction } { the-agent }.
turned = Turned in Faction { $faction }: { the-agent }. The command faces player { $rival } now.
swapped = Swapped to { $place }: { the-agent }.
swapped-back = In return to { $place }: { the-agent }.
revived = Revived in Faction { $faction }: { the-agent }. The command faces player { $rival }.
shown = Player { $seat } shows their Agents to player { $rival }.
stole = Player { $seat } steals from player { $rival } { the-agent }.
stole-hidden = Player { $seat } steals one of these Agents from player { $rival }.
robbed = Player { $seat } steals the Mission { mission-name } from player { $rival }.
robbed-hidden = Player { $seat } steals a hidden Mission from player { $rival }.
searched = Player { $seat } searches the Agent deck.
renewed-agents = The Agent deck is used up: its discard pile is shuffled and becomes the new one.
renewed-missions = The Mission deck is used up: its discard pile is shuffled and becomes the new one.
gained = Player { $seat } gets { $ip } IP by { the-agent }.
returned = Faction { $faction } has no Agents left: the Mission { mission-name } returns to the hand of player { $seat }.
bonus = Player { $seat } gets a bonus action.
scored-arrows = { $count ->
    [one] Arrow in Faction { $faction }: { $arrows } IP for player { $seat }.
   *[other] Arrows in Faction { $faction }: { $arrows } = { $ip } IP for player { $seat }.
}
scored-mission = Mission { mission-name } at Faction { $faction }: { $ip } IP for player { $seat }.
scored = Player { $seat } scores { $ip } IP and has { $sum } now.
turn = Round { $round }: it is the turn of player { $seat }.
ended-won = The goal of { $goal } IP is reached, and the game is over.
ended-round-finished = The round is finished and somebody has had { $goal } IP: the game is over.
ended-stopped = { $round ->
    [one] After { $round } round
   *[other] After { $round } rounds
} the game stops.
final = Player { $seat }: { $ip } IP.
over-won = Player { $seat } wins with { $ip } IP.
over-shared = Players { $seats } share the victory with { $ip } IP each.

## Why a move is refused

refused-over = The game is over.
refused-dealer-draws-first = First the dealer draws who begins.
refused-dealer-deals-agents = First the dealer deals an Agent.
refused-dealer-deals-missions = First the dealer deals a Mission.
refused-dealer-picks = First the dealer picks which of the hidden Missions is stolen.
refused-only-the-dealer = Only the dealer does that, and not now.
refused-not-in-the-deck = That card is not in the deck.
refused-no-such-seat = No player has that number in this game.
refused-not-that-slot = No hidden Mission of that player lies in that slot.
refused-choose-an-action = First choose an action: play, reactivate, buy or replace.
refused-place-the-agent = First place the Agent that you have played: choose a Faction, a place, and a player (for example A1>0).
refused-lay-the-agent = First lay down the free agent that you have played: choose a player and a direction (for example >1 or <1).
refused-choose-a-target = First choose the Agent that the command is used on (for example A1).
refused-choose-a-direction = First choose which player the revived Agent faces (for example face0).
refused-choose-a-player = First choose who shows you their Agents (for example from1).
refused-choose-a-card-to-steal = First choose one of the Agents that you are shown.
refused-choose-a-card-to-fetch = First choose an Agent of the deck that you search.
refused-choose-a-mission-to-rob = First choose a Mission to steal, or the player to lose a hidden one.
refused-no-actions-left = You have no action left in this turn.
refused-not-in-your-hand = You do not have that card in your hand.
refused-your-factions-are-full = Both your Factions are full.
refused-command-impossible = The command of this free agent cannot be performed now, so it cannot be played like that.
refused-not-your-faction = That is not one of your Factions.
refused-faction-is-full = That Faction is full.
refused-only-at-the-ends = Agents are added at the ends of a row; only an Infiltrator may be inserted.
refused-no-such-place = The row is not that long.
refused-faces-one-of-the-two = It must face one of the two players of that Faction.
refused-not-towards-yourself = A free agent lies between you and another player: choose that player.
refused-no-bonus-for-you = You have no legal action, so a Mercenary cannot face you.
refused-no-agent-there = No Agent lies there.
refused-agent-is-dead = That Agent is dead and has no command.
refused-does-not-face-you = That command does not face you.
refused-nothing-to-reactivate = That command cannot be performed now.
refused-too-few-ip = You do not have enough IP.
refused-no-agents-to-draw = There is no Agent left to draw.
refused-no-discarded-agent = No Agent lies on the discard pile.
refused-no-missions-to-draw = There is no Mission left to draw.
refused-no-discarded-mission = No Mission lies on the discard pile.
refused-only-with-nothing = Only with neither Agents nor IP, on your own turn, may you draw like that.
refused-not-your-mission = That Mission is not yours.
refused-not-in-your-turn = Missions are moved only on your own turn.
refused-faction-has-no-agent = A Mission needs a Faction with at least one Agent.
refused-two-missions-there = You have two Missions there already.
refused-same-mission-there = The same Mission lies there already.
refused-lies-there-already = That Mission lies there already.
refused-mission-was-moved = You have moved that Mission already; it can be moved again after the next action.
refused-mission-not-assigned = That Mission is in your hand, not at a Faction.
refused-you-can-act = You can do something, so you may not pass.
refused-actions-left = First take your remaining actions.
refused-not-a-target = The command cannot be used on that one.
refused-not-that-player = That player has no Agents to show you.
refused-not-shown = You are not shown that card.
refused-mission-cannot-be-robbed = There is no such Mission to steal.
refused-bonus-is-no-turn = This is a bonus action: no turn ends with it.

## What can be agreed on

option-goal = IP that win
option-finish_round = The round is finished, then the most IP win
option-safe_houses = Each Faction begins with a Safe House
option-staggered_deal = 2 Agents and 2 IP for the first player, 3 and 3 for the second, and so on
option-most_rounds = Rounds after which the game stops
option-unlimited_mission_moves = Missions may be moved as often as one likes
option-memory_aid = Dead Agents and cards that you have seen are shown
option-undercover_kills = The Undercover kills instead of turning
option-honor_everywhere = Code of Honor counts both your Factions
option-strategist_pays_marker = The Strategist pays the player whom the marker faces
option-copies = Copies of each Agent and each Mission
option-agents_dealt = Agents dealt to each player
option-missions_dealt = Missions dealt to each player
option-ip_at_start = IP of each player at the start
option-ip_of_gunman = IP of the Gunman
option-ip_of_recruiter = IP of the Recruiter
option-ip_of_strategist = IP of the Strategist
option-ip_of_mercenary = IP of the Mercenary
option-ip_of_tracker = IP of the Tracker
option-ip_of_undercover = IP of the Undercover
option-ip_of_interrogator = IP of the Interrogator

## In the terminal

draw-round = Round { $round }
draw-goal = Goal: { $goal } IP
draw-last-round = the last round
draw-deck-agents = Agents: { $left } in the deck, { $count } discarded
draw-deck-missions = Missions: { $left } in the deck, { $count } discarded
draw-deck-is = In the deck:
draw-deck-may-be = In the deck, some of:
draw-faction = Faction { $faction }
draw-you = you
draw-ip = { $ip } IP
draw-income = +{ $ip } at the end of their turn
draw-agents = Agents:
draw-missions = Missions:
draw-safe-house = HOUSE
draw-agent = { $agent ->
   *[other] { agent-name }
}
draw-pending = Waiting for each other:
draw-legend = Name: where the command faces. b, w: black and white halves of the marker; 1, 2: an arrow. ✕: dead. ?1: player 1 has seen it.
pending-turn = Player { $seat }: the turn
pending-bonus = Player { $seat }: the bonus action
pending-playing = Player { $seat }: plays { the-agent }
pending-on-table = On the table lies { the-agent }: then { $ip } IP for player { $seat }
pending-command = Player { $seat }: performs { the-agent }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}

## The rules, clause by clause

section-TA-0 = About the game
clause-TA-0_1 = The Agents is a card game by Saar Shai for 2 to 5 players, with the subtitle “disarmed, dispersed, dismissed”.
clause-TA-0_2 = The agency has been dissolved. What is left of it lives on spying, secrets, subterfuge and sabotage.
clause-TA-0_3 = You use Agents, build Factions, fulfil Missions, and so collect Intel Points (IP).

section-TA-1 = What is in the box
clause-TA-1_1 = Agent cards.
clause-TA-1_2 = Mission cards.
clause-TA-1_3 = IP cards with the values 1, 2, 5 and 10.
clause-TA-1_4 = There are two kinds of Agents: faction agents and free agents.

section-TA-2 = The aim
clause-TA-2_1 = Whoever is the first to have 40 IP wins.

section-TA-3 = Factions
clause-TA-3_1 = With 3 to 5 players there is one Faction between each two neighbours: you share one with the player on your left and one with the player on your right.
clause-TA-3_2 = With 2 players there are two Factions, and the two players share both.
clause-TA-3_3 = A Faction is a row of Agent cards that lie side by side.
clause-TA-3_4 = Agents are added at one of the two ends of the row, unless their card says otherwise.
clause-TA-3_5 = You may add any faction agent from your hand to either end of either of your two Factions.
clause-TA-3_6 = With 2 players a Faction has room for 7 Agents.
clause-TA-3_7 = With 3 to 5 players a Faction has room for 5 Agents.

section-TA-4 = Faction agents
clause-TA-4_1 = Each Agent card has a command.
clause-TA-4_2 = Whoever places an Agent decides which of the two players of that Faction its command faces.
clause-TA-4_3 = The player whom the command faces must perform it. If it cannot be performed, nothing happens.
clause-TA-4_4 = At the opposite edge a card has half a Data Marker to each side, white or black.
clause-TA-4_5 = Where two halves on neighbouring cards meet they make an arrow, which brings IP to the player it points to.
clause-TA-4_6 = A card has one side for each player: whoever does not get the command gets the marker.
clause-TA-4_7 = An arrow of two halves of the same colour is worth 2 IP.
clause-TA-4_8 = An arrow of one white and one black half is worth 1 IP.

section-TA-5 = Free agents
clause-TA-5_1 = Free agents are not added to Factions.
clause-TA-5_2 = A free agent is laid between whoever plays it and any other player, whether or not the two share a Faction.
clause-TA-5_3 = Whoever plays it chooses which of the two faces the command, and which the marker.
clause-TA-5_4 = The player whom the marker faces gets as many IP as the card shows, at once.
clause-TA-5_5 = A free agent can be played only if its command can be performed.
clause-TA-5_6 = First the command is performed, then the IP are paid.
clause-TA-5_7 = After that the card goes onto the discard pile of the Agents.

section-TA-6 = Performing commands
clause-TA-6_1 = The command of a faction agent that is played from the hand must be performed, if it can be.
clause-TA-6_2 = A free agent may not even be played unless its command can be performed.
clause-TA-6_3 = On your own turn you may perform a command again, as an action.
clause-TA-6_4 = Turning, swapping or reviving an Agent does not set off its command.

section-TA-7 = Missions
clause-TA-7_1 = You may assign Mission cards to your Factions.
clause-TA-7_2 = A fulfilled Mission brings IP to the player who assigned it, unless the card says otherwise.
clause-TA-7_3 = You may have up to 2 Missions at each of your Factions.
clause-TA-7_4 = A Mission can be assigned only to a Faction with at least one Agent card.
clause-TA-7_5 = If all Agents of a Faction are gone, its Missions return to the hands of their owners.
clause-TA-7_6 = You may not have two identical Missions at the same Faction.
clause-TA-7_7 = Missions are assigned at any time during your own turn, and this is no action.
clause-TA-7_8 = You may also take Missions back or move them from one of your Factions to the other, and this is no action either.
clause-TA-7_9 = A fulfilled Mission stays, and pays again each turn until it is removed.

section-TA-8 = Gaining and spending IP
clause-TA-8_1 = At the end of your turn you get the IP of all arrows in your two Factions that point to you.
clause-TA-8_2 = At the end of your turn you also get the IP of your assigned Missions whose conditions are met.
clause-TA-8_3 = The IP of a free agent are paid at once to the player its marker faces, whoever’s turn it is.
clause-TA-8_4 = Arrows and Missions pay again at the end of each of your turns, as long as they are there.
clause-TA-8_5 = IP are taken as IP cards of 1, 2, 5 and 10.
clause-TA-8_6 = IP are also the money for which cards are bought, and what you spend you no longer have.

section-TA-9 = Setting up
clause-TA-9_1 = Three decks lie on the table: Agents, Missions and IP.
clause-TA-9_2 = Each player is dealt 3 Agent cards face down. (Fewer can be agreed on: option agents_dealt.)
clause-TA-9_3 = Each player is dealt 1 Mission card face down. (Or none: option missions_dealt.)
clause-TA-9_4 = These four cards are your first hand.
clause-TA-9_5 = Each player gets 5 IP. (Another number can be agreed on: option ip_at_start.)
clause-TA-9_6 = The player who looks most suspicious begins.
clause-TA-9_7 = Turns go round clockwise.

section-TA-10 = A turn
clause-TA-10_1 = On your turn you take 2 actions.
clause-TA-10_2 = They may be combined at will; you may also take the same action twice.
clause-TA-10_3 = Play an Agent: a faction agent into one of your Factions, or a free agent between yourself and another player. Its command is performed.
clause-TA-10_4 = Reactivate: perform the command of an Agent that is already in a Faction and faces you.
clause-TA-10_5 = Buy the top card of the Agent deck for 1 IP.
clause-TA-10_6 = Buy the top card of the Agent discard pile for 2 IP.
clause-TA-10_7 = Buy the top card of the Mission deck for 3 IP.
clause-TA-10_8 = Buy the top card of the Mission discard pile for 4 IP.
clause-TA-10_9 = Replace a Mission: discard one of yours, from the hand or from a Faction, and draw the top card of the Mission deck into your hand.
clause-TA-10_10 = The first action and all that follows from it, commands and then the IP of free agents, is over before the second begins.
clause-TA-10_11 = After both actions you score (TA-8.1, TA-8.2).
clause-TA-10_12 = When the Agent deck is used up, its discard pile is shuffled and becomes the new deck.
clause-TA-10_13 = When the Mission deck is used up, its discard pile is shuffled and becomes the new deck.

section-TA-11 = The words on the cards
clause-TA-11_1 = Kill: turn another Agent card face down where it lies.
clause-TA-11_2 = Extract: take another Agent card from a Faction into your hand.
clause-TA-11_3 = After that the other cards of the row close the gap.
clause-TA-11_4 = Turn: rotate another Agent by half a circle where it lies.
clause-TA-11_5 = Swap: let two Agents change places between the two Factions.
clause-TA-11_6 = Agents come in groups by what they do; some are in no group with others (“diehards”).

section-TA-12 = The 11 faction agents
clause-TA-12_1 = Sniper (kill): kill any Agent in your other Faction.
clause-TA-12_2 = Slayer (kill): kill any Agent in this Faction that is not adjacent.
clause-TA-12_3 = Abductor (extract): extract any Agent from your other Faction.
clause-TA-12_4 = Extractor (extract): extract any Agent from this Faction that is not adjacent.
clause-TA-12_5 = Hacker (turn): turn any Agent in your other Faction.
clause-TA-12_6 = Temptress (turn): turn any Agent in this Faction that is not adjacent.
clause-TA-12_7 = Decoy (swap): swap any Agent of this Faction that is not adjacent with any Agent of your other Faction.
clause-TA-12_8 = Activist (swap): swap any two Agents in your other Faction.
clause-TA-12_9 = Medic (diehard): revive any dead Agent in either of your Factions, in either direction.
clause-TA-12_10 = It is always whoever performs the Medic who chooses the direction of the revived Agent.
clause-TA-12_11 = Nobody may look at a dead card to see again which Agent it is.
clause-TA-12_12 = Infiltrator (diehard): reactivate one adjacent command, whether or not it faces you.
clause-TA-12_13 = The Infiltrator may also be inserted between two cards of a Faction, facing either way.
clause-TA-12_14 = Handler (diehard): reactivate a command in this Faction that does not face you.
clause-TA-12_15 = Otherwise only commands that face oneself can be reactivated: the Handler is the exception.
clause-TA-12_16 = Most Agents come with a quotation in italics (the Handler has none). It is there for the mood and does nothing.

section-TA-13 = The 7 free agents
clause-TA-13_1 = Gunman: kill any Agent in any Faction.
clause-TA-13_2 = Recruiter: draw two Agents from the deck into your hand.
clause-TA-13_3 = Strategist: steal a Mission, assigned or not, from any player.
clause-TA-13_4 = With the Strategist it is the robbed player who gets the IP on the card.
clause-TA-13_5 = Mercenary: take a bonus action; on your own turn if the command faces you, out of turn if it faces another player.
clause-TA-13_6 = Playing the Mercenary does not count as an action.
clause-TA-13_7 = Tracker: search the Agent deck, take one card of your choice into your hand, and shuffle the deck.
clause-TA-13_8 = Undercover: turn any Agent in any Faction (TA-H9).
clause-TA-13_9 = Interrogator: another player shows you their Agent cards, and you steal one of them.
clause-TA-13_10 = The Interrogator is shown Agent cards only, no Missions.

section-TA-14 = The 10 Missions
clause-TA-14_1 = Bloodbath: 3 IP while two dead Agents are adjacent in this Faction.
clause-TA-14_2 = Chosen Few: 1 IP while this is the shorter of your two Factions.
clause-TA-14_3 = Codebreaking: 1 IP for each complete but mismatched arrow that points to you, in both your Factions.
clause-TA-14_4 = Code of Honor: 1 IP for each Agent whose command faces you (TA-H15).
clause-TA-14_5 = Man Down: 1 IP for each dead Agent in this Faction.
clause-TA-14_6 = Meet Your Match: 2 IP while both players of this Faction get the same number of IP from it, be it none; Missions are not counted.
clause-TA-14_7 = Poor Man’s Game: 3 IP while you get no IP from either of your Factions; the IP of other Missions do no harm.
clause-TA-14_8 = Reinforcement: 4 IP while two Agents that face you in this Faction have the same ability, which the cards show by their colour.
clause-TA-14_9 = Stand United: 4 IP while two identical Agents are adjacent in this Faction.
clause-TA-14_10 = Strength in Numbers: 1 IP while this is the longer of your two Factions.

section-TA-15 = Questions the rulebook answers
clause-TA-15_1 = Dead Agents cannot be killed again.
clause-TA-15_2 = Dead Agents cannot be turned.
clause-TA-15_3 = Dead Agents can be extracted.
clause-TA-15_4 = Dead Agents can be swapped.
clause-TA-15_5 = Dead Agents count as adjacent Agents.
clause-TA-15_6 = Dead Agents count for the number of Agents in a Faction.
clause-TA-15_7 = Swapped Agents keep their direction: a command that faced you before faces you afterwards, and one that did not does not.
clause-TA-15_8 = After an extraction the row closes up.
clause-TA-15_9 = A command cannot affect its own card, unless the card says otherwise.
clause-TA-15_10 = If you have neither Agent cards nor IP you may draw 1 Agent from the deck; this is an action.
clause-TA-15_11 = A Mission deck that is used up is shuffled anew, and so is an Agent deck.
clause-TA-15_12 = If it is disputed who has won, it is the player with the face that is easiest to forget. (A joke: see TA-G36.)

section-TA-16 = Examples
clause-TA-16_1 = Four players: player 1 shares Faction A with player 2 and Faction B with player 4, and may add any faction agent from the hand to any of these four ends.
clause-TA-16_2 = Player 1 has the Missions 1 and 2 at Faction A, where player 2 has the Mission 5; player 1 also has the Mission 3 at the other Faction, and holds the Mission 4. All this is allowed.
clause-TA-16_3 = Two halves of one colour side by side, black and black or white and white: 2 IP for the player they point to.
clause-TA-16_4 = Two different halves side by side: 1 IP.
clause-TA-16_5 = An Agent that faced you before a swap still faces you after it.
clause-TA-16_6 = It follows: three Agents in a row that point to one player, black, black and white, bring that player 2 + 1 = 3 IP a turn.
clause-TA-16_7 = If the middle one is killed, they bring nothing.
clause-TA-16_8 = If the middle one is extracted the other two close up, and black and white make 1 IP.

section-TA-H = What the rulebook leaves open, and the house rulings
clause-TA-H1 = The rulebook does not say how many copies there are of each Agent; a review counts 36 Agent cards, and there are 18 kinds. Here there are 2 of each: 22 faction agents and 14 free agents. In the other setting there is 1 of each, and of each Mission too: a small game, for study (option copies).
clause-TA-H2 = It does not say how many copies there are of each Mission; a review counts 20 cards, and there are 10 kinds. Here there are 2 of each. There is no other setting.
clause-TA-H3 = It does not say how many IP cards of each value there are. Here IP are a number, and never run out. There is no other setting.
clause-TA-H4 = It does not say which halves are black and which white. Here both halves of a card have the same colour, and of each faction agent one copy is black and the other white. The groups are: Sniper and Slayer kill; Abductor and Extractor extract; Hacker and Temptress turn; Decoy and Activist swap; Medic revives; Infiltrator and Handler reactivate. There is no other setting.
clause-TA-H5 = The figures on the free agents cannot be found. Here they are: Gunman 4, Strategist 4, Recruiter 3, Tracker 3, Undercover 3, Interrogator 3, Mercenary 2. The better the command, the more the other player gets. Each can be agreed on, from 0 to 9 (options ip_of_gunman, ip_of_strategist, ip_of_recruiter, ip_of_tracker, ip_of_undercover, ip_of_interrogator, ip_of_mercenary).
clause-TA-G6 = When is there an arrow? Wherever two neighbouring cards are both face up and face the same way: the arrow points to the player whom their markers face. A dead card makes none, and nor do two cards that face opposite ways. So a row of cards that all face one way has one arrow fewer than cards.
clause-TA-H7 = What is “your other Faction”? That of whoever performs the command; with 2 players simply the other of the two. Here this holds for a command of another player that is reactivated, too: “this Faction” is where the card lies, “your other Faction” is the other one of the performer. There is no other setting.
clause-TA-H8 = Editions differ on whether the game ends at once. Here it does: it is checked after every single gain, in anybody’s turn, and what counts is IP in possession, not IP spent. Another goal than 40 can be agreed on (option goal). In the other setting the round is finished first, and then the most IP win (option finish_round, TA-H47).
clause-TA-H9 = The rulebook’s word for what the Undercover does is also its word for turning a card face down, which would make the card a second Gunman. Here the Agent is rotated by half a circle. In the other setting it is killed (option undercover_kills).
clause-TA-H10 = A swap is said to go between two Factions, while the Activist swaps two Agents of one. Here the card is right: both stay in that Faction, and keep their directions. There is no other setting.
clause-TA-G11 = The rulebook calls the Decoy by two names. Both mean the same card.
clause-TA-G12 = The example TA-16.2 speaks of a Faction C, though player 1 has the Factions A and B. It means the other Faction of player 1.
clause-TA-G13 = The introduction says that you try to collect the most IP, the aim says the first 40. The aim is right (TA-2.1).
clause-TA-H14 = Who gets the Strategist’s IP, and which Mission is stolen? Here the robbed player alone gets the IP. The thief chooses an assigned Mission, which lies open, or takes one at random from a player’s hand; it goes into the thief’s hand, and nobody can rob themselves. In the other setting the IP go to the player whom the marker faces, as with other free agents (option strategist_pays_marker).
clause-TA-H15 = The card Code of Honor does not say “in this Faction”. Here it counts only the Agents of the Faction to which it is assigned, as the others do. Dead Agents have no command and do not count. In the other setting it counts both your Factions (option honor_everywhere).
clause-TA-H16 = Shorter and longer are not explained. Here they are meant strictly: Factions of equal length pay nothing. Dead Agents count. There is no other setting.
clause-TA-H17 = The colours for Reinforcement cannot be found. Here the groups of TA-H4 are the abilities, and free agents never count. An Agent faces you if its command faces you. There is no other setting.
clause-TA-H18 = It is not said what counts for Stand United. Here both Agents must lie face up, while direction and colour do not matter. Bloodbath, Reinforcement and Stand United pay once each, however many pairs there are. There is no other setting.
clause-TA-H19 = What are the IP “from a Faction”? Here Poor Man’s Game and Meet Your Match look at the arrows only, as they are when the owner of the Mission scores; for Meet Your Match the arrows of both players are compared then. There is no other setting.
clause-TA-H20 = Infiltrators and Handlers could set each other off for ever. Here each card is used at most once in one action, and the card that began has been used. There is no other setting.
clause-TA-H21 = Who performs a command that is reactivated? Here it is the player who performs the Infiltrator or the Handler, even if the command faces the other one. There is no other setting.
clause-TA-H22 = What of dead cards? Here they have no command and no marker, and cannot be reactivated. A dead card that is extracted becomes an ordinary card of the hand. There is no other setting.
clause-TA-H23 = It is not said whether a command can be reactivated in vain. Here a command that cannot be performed cannot be reactivated. The same card may be reactivated twice in a turn, also one that has just been played. There is no other setting.
clause-TA-H24 = Who chooses, and may they refuse? Here the performer chooses the targets and cannot refuse; if there is just one, it is taken. The Activist needs two Agents in the other Faction, the Decoy a target in each of the two. There is no other setting.
clause-TA-H25 = Can an Infiltrator be squeezed into a full Faction? Here no Agent can be added to a full one. Where a card has been extracted there is room again. There is no other setting.
clause-TA-H26 = What if a player can do nothing? Here a player passes an action only if there is no legal one, and the draw of TA-15.10 is impossible when there is no card to draw. There is no other setting.
clause-TA-H27 = What if a deck and its discard pile are both empty? Here nothing can be bought or drawn then. The Recruiter draws as many as there are, and can be played if there is at least one. The Tracker renews an empty deck first, and needs at least one card. There is no other setting.
clause-TA-G28 = What is in the discard pile of the Agents? Free agents only, as nothing else is ever discarded; so a renewed deck holds free agents only.
clause-TA-H29 = What is a bonus action? Here it is a full action of any kind (TA-10.3 to TA-10.9), taken at once; the IP of the Mercenary come after it. The Mercenary may be played at any moment of your own turn before you score, even with no action left. No Missions are moved during a bonus action out of turn. Another Mercenary may be played in a bonus action. It can be laid to face yourself only if you have a legal action. There is no other setting.
clause-TA-H30 = Whom does the Interrogator question? Here it is any other player with at least one Agent in hand, not only the one it was laid towards, and so possibly the player whose turn it is. The performer alone sees that hand, and chooses one of its Agents. There is no other setting.
clause-TA-H31 = What lies open? Here Agents and Missions in hands are hidden; assigned Missions, IP, the tops of the discard piles and the Factions are open. Which Agent a dead card is is not shown, though it lay open before. In the other setting the software remembers for you: it shows which Agents are dead, and which cards you have seen in other hands (option memory_aid).
clause-TA-H32 = When do Missions count? Here they may be moved up to the moment of scoring, also between the two actions, and the score looks at where they lie then. Several Missions may make use of the same cards. If a Faction loses its last Agent in another player’s turn, its Missions return at once. There is no other setting.
clause-TA-H33 = Who looks most suspicious? Here chance decides. There is no other setting.
clause-TA-G34 = Do Factions pay “every turn”? At the end of your own turns only (TA-8.1, TA-8.2).
clause-TA-H35 = May a hand that is of no use be dealt again? Here it may not: 5 IP buy cards, and a hand of free agents that cannot be played is a legal one. There is no other setting.
clause-TA-G36 = Can two players be first at once? No: gains come one after the other, so only one player can be the first with 40. TA-15.12 is a joke.
clause-TA-H37 = May Agents be added to a Faction of two other players? Here they may not, as other rules of the game say, too. There is no other setting.
clause-TA-H38 = Is anything special with three players? Here nothing is: each two share one Faction, and your neighbours are neighbours of each other. There is no other setting.
clause-TA-H39 = What is the direction of an Agent that is swapped to a Faction with another partner? Here it is kept as the performer sees it: an Agent that faced the performer faces the performer there, and one that faced the partner faces the other partner. There is no other setting.
clause-TA-H40 = May Missions be moved in another player’s turn? Here they may not (TA-7.7, TA-7.8). There is no other setting.
clause-TA-H41 = When is a deck renewed? Here this is done only when a card of it is needed, to be drawn or searched for, and there is none; until then the discard pile stays, and its top card can be bought. To replace a Mission you discard yours first, so it can come back. There is no other setting.
clause-TA-H42 = What is one gain? Here all arrows and Missions of the score at the end of a turn are added up and are one gain; each free agent is a gain of its own. There is no other setting.
clause-TA-H43 = When may Missions be moved? Here whenever the player whose turn it is is asked for an action, be it a bonus action, and before scoring; not in the middle of a command or of another player’s action. There is no other setting.
clause-TA-H44 = What does it mean that the Mercenary is no action? Here playing one uses up neither the action nor the bonus action in which it happens, and being able to play one is no legal action (TA-H26, TA-H29). The draw of TA-15.10 is for your own turn. A player whose bonus action has become impossible passes it. There is no other setting.
clause-TA-H45 = What may an Infiltrator or a Handler choose? Here only a command that can be performed; if there is none, their own cannot be performed. There is no other setting.
clause-TA-H46 = Where is a free agent while its command is performed? Here it lies on the table: no longer in the hand, and not yet in the discard pile. There is no other setting.
clause-TA-H47 = If the round is finished (option finish_round), it ends after the turn of the player before the first player. The game is over as soon as a round ends in which, or before which, somebody has had 40 IP, even if they were spent again. The most IP in possession win, and equals share the victory.
clause-TA-H48 = Another edition, Mark II, differs in three ways, and each can be agreed on. The game goes to 50 IP (option goal). The first player is dealt 2 Agents and 2 IP, the second 3 and 3, and so on, with one Mission each (option staggered_deal). Each Faction begins with a Safe House, the first card of its row, on either side of which Agents are added (option safe_houses): the one on your left is black for you, the one on your right white, and with 2 players there is one of each for both. A Safe House is no Agent: it is not counted, is never a target and has no command. It makes arrows with its neighbours, and keeps the two from being adjacent.
clause-TA-H49 = The rulebook has no end for a game that leads nowhere. Here the game stops after 100 rounds: the most IP in possession win, and equals share the victory. Another number of rounds can be agreed on (option most_rounds).
clause-TA-H50 = Has a dead card a direction? Here it has none, and being swapped does not give it one; whoever revives it chooses. There is no other setting.
clause-TA-H51 = Whether a Mercenary may be laid could betray a hidden hand: that of the player it faces. Here one that faces another player may always be laid. If that player has no legal action, the bonus action is passed, and nobody is shown why. There is no other setting.
clause-TA-H52 = Moving Missions to and fro could go on for ever. Here each of your Missions may be moved once between two actions, and once before you score; any arrangement can be reached like that. In the other setting they may be moved as often as you like (option unlimited_mission_moves). TA-H54 says it exactly.
clause-TA-H53 = Do the others see which of your hidden cards you play? Here hidden cards keep their places in the hand, and everybody sees which face-down card is played, stolen or taken, though not what it is. So whoever has seen a card knows where it is until it is shuffled into a deck. There is no other setting.
clause-TA-H54 = What is moving a Mission once? Here a Mission that you lay at a Faction, from your hand or from your other Faction, stays there until the next action is over. One that you take back may still be laid down once. The next window begins when anybody’s action is over, a bonus action or one that is passed included, and at the beginning of a turn. With unlimited moves there are at most 99 in one window, so that every game ends (option unlimited_mission_moves).
clause-TA-H55 = Is a card played before it is known where it goes? Here you first show which card you play, and then say where it is laid and which way it faces. The card shown can no longer be taken back. There is no other setting.

## The lesson: the examples of the rulebook, step by step

lesson-1 = Two players sit at the table, player 0 and player 1. Each holds three Agents and one Mission and has 5 IP; whoever is the first to have 40 wins. Two Factions lie between them, A and B, and with two players both belong to both.
lesson-2 = A turn is two actions: play, reactivate, buy, or replace a Mission, in any mixture. Player 0 could add an Agent to either end of either Faction. With three or more players, too, everybody has four ends to choose from: two of a Faction on the left, two of one on the right.
lesson-3 = Player 0 lays the black Medic into Faction A, and its command faces player 1. The player whom the command faces must perform it; but nobody is dead, so nothing happens. The other side of the card, the marker, points to player 0.
lesson-4 = The black Handler comes beside it, facing the same way. Its command finds nothing to reactivate. But two black halves have met: that is an arrow for player 0, worth 2 IP at the end of each of their turns, as long as it lasts. Two white halves would do as well.
lesson-5 = Player 0 has used both actions, and scores the arrow: 5 + 2 = 7 IP.
lesson-6 = Player 1 has bought two Agents of the deck for 1 IP each. IP are points and money at once: 3 are left.
lesson-7 = The white Decoy is the third Agent. It should swap a non-adjacent Agent with one of Faction B, but nobody is there. Black meets white: that arrow is worth 1 IP. The row of black, black and white now brings 2 + 1.
lesson-8 = To assign a Mission is no action: Man Down lies at Faction A and will pay for each dead Agent there. Each player may have two Missions at each of their Factions, but not two of the same name; others stay in the hand.
lesson-9 = Player 0 has bought another Agent, and scores 2 + 1 = 3 IP; nobody is dead, so Man Down pays nothing yet. That makes 9.
lesson-10 = Player 1 plays a free agent: the Gunman lies between the two, with the command to player 1 and the marker to player 0. First the command: the Handler in the middle is killed, and turned face down where it lies. Then player 0 gets the 4 IP of the card. Of the arrows nothing is left.
lesson-11 = A dead Agent has neither command nor marker. It cannot be killed again or turned, but it can be extracted and swapped; it counts as adjacent, and for the length of its Faction. Nobody may look again which it is. Man Down would pay 1 IP for it.
lesson-12 = The white Abductor goes to Faction B and extracts the dead Handler from A: an ordinary card in the hand of player 1 now. The row closes up, black meets white, and that is an arrow of 1 IP for player 0.
lesson-13 = The black Activist of player 0 swaps the two Agents of the other Faction. Both keep their directions: a command that faced you before a swap faces you after it. The arrow is the same, seen from the other side.
lesson-14 = For the second action player 0 reactivates the Activist, whose command faces player 0: the two are swapped back. A command can be performed again in each of your turns, if it faces you and can do something.
lesson-15 = Player 0 scores 1 IP for the arrow and has 14. It goes on like this until somebody has 40. If a deck is used up its discard pile is shuffled; and whoever has neither Agents nor IP may draw one Agent as an action.

## The plain board

view-most-rounds = most rounds
view-goal = points that win
view-actions = actions left
view-pending = decisions that are pending
view-what = what is decided
view-deed = what the command does
view-place = place
view-chosen = chosen place
view-other = other player
view-left = left
view-deck-left = Agents left
view-mission-deck-left = Missions left
view-right = right
view-layer = laid by player
view-paid = points paid to player
view-ip = Intel Points
view-factions = Factions
view-faction = Faction
view-seats = players
view-agents = Agents
view-room = room for
view-arrows = completed arrows
view-missions = Missions
view-clause = clause
view-income = points on the table
view-sure = known for sure
view-count = cards
view-top = on top
view-mission-deck = Mission deck
view-mission-discards = discarded Missions
view-slot = place among the hidden cards
view-agent = Agent
view-group = kind of command
view-command = command faces player
view-halves = half markers towards each player
view-mission = Mission
view-after = after
panel-holds = agents missions
panel-score = ip
says-agent = agent-name agent
says-mission = mission-name mission
value-deed = { $value ->
    [turn] turn an Agent
    [swap] swap Agents
    [kill] kill an Agent
    [revive] revive an Agent
    [extract] extract an Agent
    [reactivate] reactivate an Agent
   *[other] { $value }
}
value-group = { $value ->
    [turn] turn an Agent
    [swap] swap Agents
    [kill] kill an Agent
    [revive] revive an Agent
    [extract] extract an Agent
    [reactivate] reactivate an Agent
   *[other] { $value }
}
value-colour = { $value ->
    [black] black
    [white] white
    [none] none
   *[other] { $value }
}
value-0 = { value-colour }
value-1 = { value-colour }
value-2 = { value-colour }
value-3 = { value-colour }
value-4 = { value-colour }
value-kind = { $value ->
    [agent] Agent
    [dead] dead Agent
    [safe-house] Safe House
   *[other] { $value }
}
value-ending = { $value ->
    [won] points reached
    [round-finished] points reached, and the round finished
    [stopped] rounds played out
   *[other] { $value }
}
value-what = { $value ->
    [acting] an action
    [aiming] a target
    [aiming-again] a second target
    [appointing] a player
    [chained] the next command
    [drawing] a card is drawn
    [drawing-missions] Missions are drawn
    [facing] whom it faces
    [laying] where it is laid
    [on-table] a card on the table
    [placing] a place
    [picking] a hidden Mission, by chance
    [questioning] who shows a hand
    [robbing] a Mission to steal
    [searching] a card of the deck
    [setting-up] the set-up
    [stealing] a card to steal
   *[other] { $value }
}
