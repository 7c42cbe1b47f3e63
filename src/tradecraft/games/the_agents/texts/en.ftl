# The Agents, in English. One file per language, the same keys and facts in each.

name = The Agents
summary = The agency is gone and its people are for hire: build factions with your neighbours, decide for each agent who gets the command and who the points, and be the first to hold 40.
credits = A game by Saar Shai. This is an independent implementation.
minutes = 20–40

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
