"""A second The Agents in plain Python, written from the rules page alone.

It shares nothing with the room but the notation. A game is told as one story that stops wherever
somebody, or the dealer, has to decide; what is asked inside a command is asked inside its telling.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from typing import Final

from games.the_agents.table import (
    GROUPS,
    LETTERS,
    VALUES,
    Card,
    Lying,
    Mission,
    Table,
    kill,
    place,
)

Actor = int | str
Asked = tuple[Actor, set[str]]
Story = Generator[Asked, str, None]
Steps = dict[str, Callable[[], Story]]  # what can be played, and what it does

MOST_SHIFTS: Final = 99  # of Missions between two actions, if they are unlimited (TA-H54)


class Won(Exception):  # noqa: N818  # it is the end of a game, not an error
    """Somebody is the first with enough IP (TA-H8)."""


class Referee(Table):
    """Leads a game that is told in notation."""

    def __init__(self, seats: int, **options: int) -> None:
        super().__init__(seats, **options)
        self.first = self.active = -1
        self.rounds = 0
        self.actions_left = 0
        self.shifts = 0  # of Missions since the last action
        self.reached = False  # somebody has had enough, and the round is being finished
        self.winners: list[int] = []
        self.over = False
        self.story = self.game()
        self.actor: Actor | None
        self.actor, self.moves = next(self.story)

    def play(self, move: str) -> None:
        """Play a move."""
        assert move in self.moves
        try:
            self.actor, self.moves = self.story.send(move)
        except StopIteration:
            self.actor, self.moves, self.over = None, set(), True

    # -- the story ----------------------------------------------------------------------------

    def game(self) -> Story:
        try:
            yield from self.setting_up()
            self.active = self.first
            while True:
                yield from self.turn()
                self.active = (self.active + 1) % self.seats
                if self.active == self.first:
                    self.rounds += 1
                    if self.reached or self.rounds == self.rules["most_rounds"]:
                        break
        except Won as won:
            self.winners = [won.args[0]]
        else:
            best = max(player.ip for player in self.players)
            self.winners = [s for s in self.everybody if self.players[s].ip == best]

    def setting_up(self) -> Story:
        drawn = yield "dealer", {f"first={seat}" for seat in self.everybody}
        self.first = int(drawn[6:])
        for seat in self.everybody:
            agents = self.rules["agents_dealt"]
            if self.rules["staggered_deal"]:  # TA-H48
                agents = self.players[seat].ip = 2 + (seat - self.first) % self.seats
            for _ in range(agents):
                yield from self.draw_agent(seat)
        for seat in self.everybody:
            for _ in range(self.rules["missions_dealt"]):
                yield from self.draw_mission(seat)

    def draw_agent(self, seat: int) -> Story:
        """Deal the top Agent; only now is an exhausted deck renewed (TA-10.12, TA-H41)."""
        self.renew_agents()
        if not self.deck:
            return  # so small a game, dealt so richly
        cards = {f"={card}": card for card in self.deck}
        drawn = yield "dealer", {*cards}
        self.deck.remove(cards[drawn])
        self.players[seat].agents.append(cards[drawn])

    def renew_agents(self) -> None:
        if not self.deck:
            self.deck, self.discards = self.discards, []

    def draw_mission(self, seat: int) -> Story:
        if not self.mission_deck:
            self.mission_deck, self.mission_discards = self.mission_discards, []  # TA-10.13
        cards = {f"={mission}": mission for mission in self.mission_deck}
        drawn = yield "dealer", {*cards}
        self.mission_deck.remove(cards[drawn])
        self.take_in(seat, cards[drawn])

    def take_in(self, seat: int, mission: Mission) -> None:
        """Take a Mission into the hand, where it lies in the first free place (TA-H53)."""
        if mission not in self.players[seat].missions:
            self.players[seat].missions.append(mission)
        mission.at = None
        self.mission_slots[self.mission_slots.index(None)] = mission

    def give_up(self, seat: int, mission: Mission) -> None:
        """Let go of a Mission, wherever it is."""
        self.players[seat].missions.remove(mission)
        if mission.at is None:
            self.mission_slots[self.mission_slots.index(mission)] = None
        mission.at = None

    def turn(self) -> Story:
        self.rest()
        yield from self.act(self.active, actions=2, scores=True)
        self.gain(self.active, self.score(self.active))  # TA-H42: one gain

    def rest(self) -> None:
        """Let each Mission be moved again (TA-H52, TA-H54)."""
        self.shifts = 0
        for player in self.players:
            for mission in player.missions:
                mission.is_laid = False

    def act(self, seat: int, actions: int, *, scores: bool) -> Story:
        """Ask a player for his actions, or for a bonus action, and for what he may do besides."""
        while actions or scores:
            if scores:
                self.actions_left = actions
            can: Steps = self.actions(seat) if actions else {"score": nothing}
            if not can:
                can = {"pass": nothing}  # TA-H26
            besides = self.mercenaries(seat)
            if seat == self.active:
                besides |= self.mission_moves(seat)  # TA-H43
            answer = yield seat, {*can, *besides}
            yield from (can | besides)[answer]()
            if answer == "score":
                return
            if answer in can:
                actions -= 1
                self.rest()

    # -- actions ------------------------------------------------------------------------------

    def actions(self, seat: int) -> Steps:
        """List the actions that a player can take, and what each does (TA-10.3 to TA-10.9)."""
        return {
            **self.placements(seat),
            **self.free_agents(seat, {*VALUES} - {"mercenary"}),
            **self.reactivations(seat),
            **self.purchases(seat),
            **self.replacements(seat),
        }

    def placements(self, seat: int) -> Steps:
        """Add a faction agent of the hand to one of his Factions (TA-3.4, TA-3.5)."""
        if all(self.is_full(faction) for faction in self.factions_of(seat)):
            return {}
        cards = [card for card in self.players[seat].agents if card.kind in GROUPS]
        return {str(card): bind(self.add, seat, card) for card in cards}

    def add(self, seat: int, card: Card) -> Story:
        self.players[seat].agents.remove(card)
        places: dict[str, tuple[int, int, int]] = {}
        for faction in self.factions_of(seat):
            if self.is_full(faction):
                continue  # TA-H25
            length = len(self.factions[faction])
            gaps = range(length + 1) if card.kind == "infiltrator" else (0, length)  # TA-12.13
            for gap in gaps:
                for faces in self.neighbours(faction):
                    places[f"{place(faction, gap)}>{faces}"] = (faction, gap, faces)
        answer = yield seat, {*places}
        faction, gap, faces = places[answer]
        lying = Lying(card, faces)
        self.factions[faction].insert(gap, lying)
        if self.can_perform(faces, lying, [lying]):
            yield from self.perform(faces, lying, [lying])  # TA-4.3, else nothing happens

    def free_agents(self, seat: int, kinds: Collection[str]) -> Steps:
        """Lay a free agent between oneself and another player (TA-5.2, TA-5.3)."""
        cards = [card for card in self.players[seat].agents if card.kind in kinds]
        return {str(card): bind(self.lay, seat, card) for card in cards if self.lays(seat, card)}

    def mercenaries(self, seat: int) -> Steps:
        """He is laid without an action (TA-13.6)."""
        return self.free_agents(seat, {"mercenary"})

    def lays(self, seat: int, card: Card) -> dict[str, tuple[int, int]]:
        """Say how this card can be laid: who performs it, and who gets the IP (TA-5.5)."""
        hand = self.players[seat].agents
        self.players[seat].agents = [held for held in hand if held != card]  # TA-H46
        found = {}
        for partner in self.everybody:
            if partner != seat and self.can_be_played(card.kind, seat, partner):
                found[f">{partner}"] = (partner, seat)
            if partner != seat and self.can_be_played(card.kind, seat, seat):
                found[f"<{partner}"] = (seat, partner)
        self.players[seat].agents = hand
        return found

    def can_be_played(self, kind: str, seat: int, performer: int) -> bool:
        """Say whether the command of a free agent can be performed (TA-5.5)."""
        others = [self.players[s] for s in self.everybody if s != performer]
        if kind in {"gunman", "undercover"}:
            return bool(self.all_alive())
        if kind in {"recruiter", "tracker"}:
            return bool(self.deck or self.discards)
        if kind == "strategist":
            return any(player.missions for player in others)
        if kind == "interrogator":
            return any(player.agents for player in others)
        return performer != seat or bool(self.actions(seat))  # TA-H29, TA-H51

    def lay(self, seat: int, card: Card) -> Story:
        ways = self.lays(seat, card)
        self.players[seat].agents.remove(card)
        self.on_table.append(card)
        answer = yield seat, {*ways}
        performer, paid = ways[answer]
        robbed = yield from getattr(self, card.kind)(performer)
        self.on_table.remove(card)
        self.discards.append(card)
        if card.kind == "strategist" and not self.rules["strategist_pays_marker"]:
            paid = robbed  # TA-H14
        self.gain(paid, self.rules[f"ip_of_{card.kind}"])

    def reactivations(self, seat: int) -> Steps:
        """Perform a command that faces him, if it can be performed (TA-10.4, TA-H23)."""
        found: Steps = {}
        for faction in self.factions_of(seat):
            for index, lying in enumerate(self.factions[faction]):
                if lying.faces == seat and self.can_perform(seat, lying, [lying]):
                    found[f"!{place(faction, index)}"] = bind(self.perform, seat, lying, [lying])
        return found

    def purchases(self, seat: int) -> Steps:
        """Buy a card (TA-10.5 to TA-10.8), or draw one if he has nothing (TA-15.10)."""
        player = self.players[seat]
        found: Steps = {}
        if player.ip >= 1 and (self.deck or self.discards):
            found["buy-agent"] = bind(self.buy, seat, 1, self.draw_agent)
        if player.ip >= 2 and self.discards:
            found["buy-old-agent"] = bind(self.buy, seat, 2, self.take_discard)
        if player.ip >= 3 and (self.mission_deck or self.mission_discards):
            found["buy-mission"] = bind(self.buy, seat, 3, self.draw_mission)
        if player.ip >= 4 and self.mission_discards:
            found["buy-old-mission"] = bind(self.buy, seat, 4, self.take_mission_discard)
        has_nothing = not player.agents and not player.ip
        if has_nothing and seat == self.active and (self.deck or self.discards):
            found["draw"] = bind(self.draw_agent, seat)  # TA-H44: on one's own turn
        return found

    def buy(self, seat: int, price: int, take: Callable[[int], Story]) -> Story:
        self.players[seat].ip -= price
        yield from take(seat)

    def take_discard(self, seat: int) -> Story:
        self.players[seat].agents.append(self.discards.pop())
        yield from ()

    def take_mission_discard(self, seat: int) -> Story:
        self.take_in(seat, self.mission_discards.pop())
        yield from ()

    def replacements(self, seat: int) -> Steps:
        """Discard a Mission, from the hand or a Faction, and draw one (TA-10.9, TA-H41)."""
        missions = self.players[seat].missions
        return {f"replace-{mission}": bind(self.replace, seat, mission) for mission in missions}

    def replace(self, seat: int, mission: Mission) -> Story:
        self.give_up(seat, mission)
        self.mission_discards.append(mission)
        yield from self.draw_mission(seat)

    # -- moving Missions ----------------------------------------------------------------------

    def mission_moves(self, seat: int) -> Steps:
        """Assign Missions, take them back, or move them (TA-7.1 to TA-7.8, TA-H54)."""
        found: Steps = {}
        unlimited = self.rules["unlimited_mission_moves"]
        missions = self.players[seat].missions
        for mission in missions:
            if self.shifts == MOST_SHIFTS if unlimited else mission.is_laid:
                continue
            for faction in self.factions_of(seat):
                there = [m.kind for m in missions if m.at == faction]
                if (
                    faction != mission.at
                    and self.agents_in(faction)  # TA-7.4
                    and len(there) < 2  # TA-7.3
                    and mission.kind not in there  # TA-7.6
                ):
                    move = f"{mission}@{LETTERS[faction]}"
                    found[move] = bind(self.assign, seat, mission, faction)
            if mission.at is not None:
                found[f"{mission}@hand"] = bind(self.take_back, seat, mission)
        return found

    def assign(self, seat: int, mission: Mission, faction: int) -> Story:
        self.give_up(seat, mission)
        self.players[seat].missions.append(mission)  # so they are kept in the order of laying
        mission.at, mission.is_laid = faction, True
        self.shifts += 1
        yield from ()

    def take_back(self, seat: int, mission: Mission) -> Story:
        self.take_in(seat, mission)
        self.shifts += 1
        yield from ()

    # -- commands of faction agents -----------------------------------------------------------

    def can_perform(self, performer: int, lying: Lying, used: list[Lying]) -> bool:
        """Say whether a command has a target; the Decoy needs one in each Faction (TA-H24)."""
        here = self.home(lying)
        there = self.agents_in(self.other_faction(performer, here))
        if lying.kind == "decoy":
            return bool(self.far(lying) and there)
        if lying.kind == "activist":
            return len(there) >= 2
        return bool(self.targets(performer, lying, used))

    def targets(self, performer: int, lying: Lying, used: list[Lying]) -> list[Lying]:
        """Give the Agents among which the performer chooses, first or once."""
        here = self.home(lying)
        there = self.agents_in(self.other_faction(performer, here))
        kind = lying.kind
        if kind in {"sniper", "hacker"}:
            return [agent for agent in there if agent.is_alive]  # TA-15.1, TA-15.2
        if kind in {"slayer", "temptress"}:
            return [agent for agent in self.far(lying) if agent.is_alive]
        if kind in {"abductor", "activist"}:
            return there  # TA-15.3, TA-15.4
        if kind in {"extractor", "decoy"}:
            return self.far(lying)
        if kind == "medic":
            mine = [agent for f in self.factions_of(performer) for agent in self.agents_in(f)]
            return [agent for agent in mine if agent.dead]
        if kind == "infiltrator":
            near = self.adjacent(lying)
        else:
            near = [agent for agent in self.agents_in(here) if agent.faces != performer]
        return [
            agent
            for agent in near
            if agent.is_alive
            and agent not in used  # TA-H20
            and self.can_perform(performer, agent, [*used, agent])  # TA-H45
        ]

    def perform(self, performer: int, lying: Lying, used: list[Lying]) -> Story:
        """Perform a command that can be performed."""
        targets = self.targets(performer, lying, used)
        if lying.kind == "activist" and len(targets) == 2:
            self.swap(performer, *targets)  # there is only one pair (TA-H24)
            return
        target = yield from self.choose(performer, targets)
        group = GROUPS[lying.kind]
        if group == "kill":
            kill(target)
        elif group == "extract":
            self.extract(performer, target)
        elif group == "turn":
            self.turn_round(target)
        elif group == "swap":
            there = self.agents_in(self.other_faction(performer, self.home(lying)))
            second = yield from self.choose(performer, [a for a in there if a is not target])
            self.swap(performer, target, second)
        elif group == "revive":
            ways = {f"face{seat}": seat for seat in self.neighbours(self.home(target))}
            answer = yield performer, {*ways}
            target.dead, target.faces = False, ways[answer]
        else:
            yield from self.perform(performer, target, [*used, target])  # TA-H21

    def choose(self, seat: int, targets: list[Lying]) -> Generator[Asked, str, Lying]:
        """Let a player choose an Agent; if there is only one, it is taken (TA-H24)."""
        named = {}
        for target in targets:
            home = self.home(target)
            named[place(home, self.factions[home].index(target))] = target
        answer = yield from pick(seat, named)
        return named[answer]

    def extract(self, seat: int, target: Lying) -> None:
        faction = self.home(target)
        assert target.card
        self.factions[faction].remove(target)  # TA-11.3: the row closes up
        self.players[seat].agents.append(target.card)
        if not self.agents_in(faction):  # TA-7.5, TA-H32
            for owner in (faction, self.other_side(faction, faction)):
                for mission in [*self.players[owner].missions]:
                    if mission.at == faction:
                        self.take_in(owner, mission)

    def turn_round(self, target: Lying) -> None:
        assert target.faces is not None
        target.faces = self.other_side(self.home(target), target.faces)

    def swap(self, performer: int, one: Lying, two: Lying) -> None:
        """Two Agents change places; what faced the performer still does (TA-H39)."""
        homes = self.home(one), self.home(two)
        places = [self.factions[homes[0]].index(one), self.factions[homes[1]].index(two)]
        for agent, home, index in zip((two, one), homes, places, strict=True):
            self.factions[home][index] = agent
            if agent.faces is not None and agent.faces != performer:
                agent.faces = self.other_side(home, performer)

    # -- commands of free agents --------------------------------------------------------------

    def gunman(self, performer: int) -> Story:
        kill((yield from self.choose(performer, self.all_alive())))

    def undercover(self, performer: int) -> Story:
        target = yield from self.choose(performer, self.all_alive())
        if self.rules["undercover_kills"]:
            kill(target)
        else:
            self.turn_round(target)  # TA-H9

    def all_alive(self) -> list[Lying]:
        return [agent for row in self.factions for agent in row if agent.is_alive]

    def recruiter(self, performer: int) -> Story:
        for _ in range(2):
            if self.deck or self.discards:
                yield from self.draw_agent(performer)  # TA-H27

    def mercenary(self, performer: int) -> Story:
        yield from self.act(performer, actions=1, scores=False)

    def tracker(self, performer: int) -> Story:
        self.renew_agents()
        cards = {f"fetch-{card}": card for card in self.deck}
        answer = yield from pick(performer, cards)
        self.deck.remove(cards[answer])
        self.players[performer].agents.append(cards[answer])

    def interrogator(self, performer: int) -> Story:
        victims = {f"from{s}": s for s in self.everybody if self.players[s].agents}
        victims.pop(f"from{performer}", None)
        victim = victims[(yield from pick(performer, victims))]
        cards = {f"take-{card}": card for card in self.players[victim].agents}
        stolen = cards[(yield from pick(performer, cards))]
        self.players[victim].agents.remove(stolen)
        self.players[performer].agents.append(stolen)

    def strategist(self, performer: int) -> Generator[Asked, str, int]:
        """Steal an open Mission or a random hidden one; the answer is from whom (TA-H14)."""
        loot: dict[str, tuple[int, Mission | None]] = {}
        for seat in self.everybody:
            for mission in self.players[seat].missions:
                if seat != performer and mission.at is None:
                    loot[f"from{seat}"] = (seat, None)
                elif seat != performer:
                    loot[f"rob-{mission}"] = (seat, mission)
        robbed, stolen = loot[(yield from pick(performer, loot))]
        if stolen is None:
            held = {
                f"pick{slot}": mission
                for slot, mission in enumerate(self.mission_slots)
                if mission and mission in self.players[robbed].missions
            }
            stolen = held[(yield from pick("dealer", held))]
        if stolen.at is None:  # it keeps its place (TA-H53)
            self.players[robbed].missions.remove(stolen)
            self.players[performer].missions.append(stolen)
        else:
            self.give_up(robbed, stolen)
            self.take_in(performer, stolen)
        return robbed

    # -- IP -----------------------------------------------------------------------------------

    def gain(self, seat: int, points: int) -> None:
        """Take IP; whoever has enough wins at once, or the round is finished (TA-H8, TA-H47)."""
        self.players[seat].ip += points
        if self.players[seat].ip >= self.rules["goal"]:
            if not self.rules["finish_round"]:
                raise Won(seat)
            self.reached = True


def pick(actor: Actor, choices: Collection[str]) -> Generator[Asked, str, str]:
    """Ask for one of these; if there is only one, it is taken unasked (TA-H24)."""
    if len(choices) == 1:
        return next(iter(choices))
    answer = yield actor, {*choices}
    return answer


def nothing() -> Story:
    """Do nothing, as an action."""
    yield from ()


def bind(step: Callable[..., Story], *facts: object) -> Callable[[], Story]:
    """Keep a step of the story for later."""
    return lambda: step(*facts)
