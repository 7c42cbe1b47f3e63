"""A table, folded from its rows: who sits where, whose turn it is, what may be done now.

What is asked of a table is answered with the rows that would do it, or refused; the rows count
once they are stored, and are then added. So a table never shows what could still be lost.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from tradecraft.kernel import runs
from tradecraft.kernel.errors import BadOption, NotYourTurn, Refused
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import DEALER, NOBODY, SPECTATOR, Array, copied
from tradecraft.play import winners_of
from tradecraft.tables import sealed, takeback
from tradecraft.tables.clock import Clocks
from tradecraft.tables.refusals import NotForYou, NotNow, TooLate
from tradecraft.tables.rows import MINUTE, Event, Head, Row, What

PATIENCE: Final = 10 * MINUTE  # without a clock: then the others may let a bot play on
LONGEST_CHAT: Final = 500
PHRASES: Final = ("hello", "good-luck", "thinking", "moment", "well-played", "thanks", "sorry")

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


def when(entry: Row | Event) -> int:
    """Say when a row was written."""
    return entry.at


class Seat:
    """Who sits in a place."""

    __slots__ = ("away", "bot", "late", "lost", "name", "player")

    def __init__(self) -> None:
        self.player = ""  # the id of a person
        self.name = ""
        self.bot = ""  # the bot that was put here
        self.away = False  # a person who has left, or whose time ran out: a bot plays on
        self.late = False  # away for thinking too long: the bot moves before he comes back
        self.lost = False  # resigned, or out of time where that loses

    @property
    def taken(self) -> bool:
        """Say whether somebody sits here."""
        return bool(self.player or self.bot)


class Result(NamedTuple):
    """How a game ended."""

    reason: str  # played, resigned, time or aborted
    winners: list[int]
    points: list[int]


class Request(NamedTuple):
    """Rows that would do what is asked, in the log and beside it."""

    rows: Sequence[Row] = ()
    events: Sequence[Event] = ()


class Table:
    """A table as its rows tell it."""

    __slots__ = (
        "asked", "clocks", "events", "game", "head", "line", "log", "next", "positions",
        "rematch", "result", "seats", "started",
    )  # fmt: skip

    def __init__(
        self, head: Head, game: Game, rows: Iterable[Row] = (), events: Iterable[Event] = ()
    ) -> None:
        self.head = head
        self.game = game
        self.log: list[Row] = []
        self.events: list[Event] = []
        self.line: list[int] = []  # the plies of the moves that stand
        self.seats = [Seat() for _ in range(head.settings.seats)]
        self.started: int | None = None
        self.result: Result | None = None
        self.clocks = Clocks(head.settings.pace, len(self.seats), head.created)
        self.asked: tuple[int, int, set[str]] | None = None  # a way back: to, from, who agrees
        self.rematch: set[str] = set()
        self.next = ""
        self.positions = self.position_at(0)
        entries: Iterable[Row | Event] = heapq.merge(events, rows, key=when)
        for entry in entries:
            if isinstance(entry, Event):
                self.happened(entry)
            else:
                self.add(entry)

    # -- what is true -------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """Say whether people still sit down, play, or have played."""
        if self.result is not None:
            return OVER
        return OPEN if self.started is None else PLAYING

    @property
    def ply(self) -> int:
        """Say how many rows the log has."""
        return len(self.log)

    @property
    def actor(self) -> int:
        """Say who decides now: a seat, DEALER or NOBODY."""
        return int(self.positions["actor"][0]) if self.stage == PLAYING else NOBODY

    def moves(self, line: Sequence[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Give the moves that stand, those of a record that is played on first."""
        rows = [self.log[ply - 1].move for ply in line]
        return np.array([*self.head.begins, *rows], np.int64)

    def line_at(self, ply: int) -> list[int]:
        """Give the plies whose moves stood when the log had so many rows."""
        line: list[int] = []
        for row in self.log[:ply]:
            if row.what == What.MOVE:
                line.append(row.ply)
            elif row.what == What.BACK:
                while line and line[-1] >= row.move:
                    line.pop()
        return line

    def position_at(self, ply: int) -> Array:
        """Fold the log up to one of its plies."""
        positions = self.game.start(self.head.settings.seats, self.head.settings.options)
        runs.fold(positions, self.moves(self.line_at(ply)))
        return positions

    def seats_of(self, player: str) -> list[int]:
        """Name the seats that a person holds."""
        return [i for i, seat in enumerate(self.seats) if player and seat.player == player]

    def viewers_of(self, player: str) -> list[int]:
        """Say with whose eyes a person may look: his seats', or a spectator's."""
        return self.seats_of(player) or ([SPECTATOR] if self.head.settings.spectators else [])

    def bot_at(self, seat: int) -> str:
        """Name the bot that plays for a seat, nothing if a person does."""
        place = self.seats[seat]
        if place.bot:
            return place.bot
        return self.head.settings.house_bot if place.away or place.lost else ""

    def persons(self) -> set[str]:
        """Name the persons who are at the table now."""
        return {s.player for s in self.seats if s.player and not s.away and not s.lost}

    def deadline(self) -> int | None:
        """Say when the time of whoever thinks runs out."""
        if self.actor < 0 or self.bot_at(self.actor):
            return None
        return self.clocks.deadline(self.actor)

    def folded(self, ply: int) -> Iterator[tuple[Row, Array]]:
        """Give the rows after a ply, each with the position that came of it."""
        positions = self.position_at(ply)
        for row in self.log[ply:]:
            if row.what == What.MOVE:
                positions = copied(positions)
                runs.apply(positions, row.move)
            elif row.what == What.BACK:
                positions = self.position_at(row.ply)
            yield row, positions

    # -- rows that were stored ----------------------------------------------------------------

    def add(self, row: Row) -> None:
        """Add the next row of the log."""
        actor = self.actor
        self.log.append(row)
        self.asked = None
        thinks = actor >= 0 and not self.bot_at(actor)
        if thinks and row.what != What.MOVE:
            self.clocks.used(actor, row.at)
        if row.what == What.MOVE:
            runs.apply(self.positions, row.move)
            self.line.append(row.ply)
            if thinks:
                self.clocks.moved(actor, row.ply, row.at)
            elif actor >= 0:
                self.seats[actor].late = False
            if int(self.positions["actor"][0]) == NOBODY:
                self.finish("played")
        elif row.what == What.BACK:
            self.clocks.undone(row.move)
            self.line = self.line_at(self.ply)
            self.positions = self.position_at(self.ply)
        elif row.what == What.ABORT:
            self.result = Result("aborted", [], [])
        else:
            self.lose(row)
        self.clocks.since = row.at

    def lose(self, row: Row) -> None:
        """A seat is resigned, or its time is up; with one seat left the game is over."""
        flagged = row.what == What.FLAG
        seat = self.seats[row.seat]
        if flagged and self.clocks.left:
            self.clocks.left[row.seat] = 0
        if flagged and self.head.settings.timeout == "bot":
            seat.away = seat.late = True
            return
        seat.lost = True
        if sum(not place.lost for place in self.seats) == 1:
            self.finish("time" if flagged else "resigned")

    def finish(self, reason: str) -> None:
        """The game is over; who has lost his seat cannot win."""
        points = np.zeros(len(self.seats), np.int64)
        runs.points(self.positions, points)
        still = [i for i, seat in enumerate(self.seats) if not seat.lost]
        if reason == "played":
            returns = np.zeros(len(self.seats), np.int64)
            runs.returns(self.positions, returns)
            still = winners_of([int(returns[i]) if i in still else -1 for i in range(len(returns))])
        self.result = Result(reason, still, points.tolist())

    def happened(self, event: Event) -> None:
        """Add the next event."""
        self.events.append(event)
        kind = event.kind
        if kind in {"sit", "bot"}:
            self.take(event)
        elif kind in {"leave", "unseat"}:
            self.vacate(event)
        elif kind == "start":
            self.started = event.at
            self.clocks.since = event.at
        elif kind == "ask-back":
            self.asked = (event.ply, self.ply, {event.player})
        elif kind == "agree" and self.asked:
            self.asked[2].add(event.player)
        elif kind == "decline":
            self.asked = None
        elif kind == "rematch":
            self.rematch.add(event.player)
        elif kind == "next":
            self.next = event.text

    def take(self, event: Event) -> None:
        """Somebody sits down, or comes back."""
        seat = self.seats[event.seat]
        if seat.away:
            seat.away = seat.late = False
            self.clocks.back(event.seat, event.at, thinks=self.actor == event.seat)
            return
        seat.name = event.name
        seat.player, seat.bot = (event.player, "") if event.kind == "sit" else ("", event.text)

    def vacate(self, event: Event) -> None:
        """Somebody leaves: before the start the seat is open again, later a bot plays on."""
        seat = self.seats[event.seat]
        if self.started is None:
            self.seats[event.seat] = Seat()
        else:
            if self.actor == event.seat and not self.bot_at(event.seat):
                self.clocks.used(event.seat, event.at)
            seat.away = True
            seat.late = event.player != seat.player

    # -- what is asked ------------------------------------------------------------------------

    def at(self, now: int) -> int:
        """Say what time a new row bears: never before the row it follows."""
        last = max(self.log[-1].at if self.log else 0, self.events[-1].at if self.events else 0)
        return max(now, last)

    def event(self, now: int, **facts: Any) -> Event:
        """Make the next event: of the same time, it would count as before the last row."""
        after = self.log[-1].at + 1 if self.log else 0
        return Event(n=len(self.events) + 1, at=max(self.at(now), after), **facts)

    def playing(self) -> None:
        """Refuse what can only be done while the game is played."""
        if self.stage != PLAYING:
            raise NotNow("table-over" if self.stage == OVER else "table-not-begun")

    def own_seat(self, player: str, seat: int | None) -> int:
        """Say which seat a person speaks for; with several he must name it."""
        own = self.seats_of(player)
        if not own:
            raise NotForYou("table-no-seat")
        if seat is None:
            if len(own) == 1:
                return own[0]
            return self.actor if self.actor in own else own[0]
        if seat not in own:
            raise NotForYou("table-other-seat", seat=seat)
        return seat

    def seats_played_by(self, player: str) -> list[int]:
        """Name the seats in which a person sits now, and no bot in his place."""
        own = self.own_seat(player, None)
        here = [seat for seat in self.seats_of(player) if not self.bot_at(seat)]
        if not here:
            raise NotNow("table-lost" if self.seats[own].lost else "table-away", seat=own)
        return here

    def move(self, player: str, seat: int | None, ply: int, text: str, now: int) -> Request:
        """Play a move of a person; the same move sent twice is one move."""
        own = self.own_seat(player, seat)
        if 0 < ply <= self.ply:
            row = self.log[ply - 1]
            mine = row.what == What.MOVE and row.seat in self.seats_of(player)
            if mine and self.game.read(text) == row.move:
                return Request()
            raise TooLate("table-too-late", ply=ply, has=self.ply)
        self.playing()
        if ply != self.ply + 1:
            raise TooLate("table-too-early", ply=ply, next=self.ply + 1)
        if self.seats[own].away or self.seats[own].lost:
            raise NotNow("table-lost" if self.seats[own].lost else "table-away", seat=own)
        if own != self.actor:
            raise NotYourTurn("not-your-turn", seat=str(own), actor=str(self.actor))
        number = self.game.number(text)
        refusal = self.game.why_not(self.positions, number)
        if refusal:
            raise refusal
        return Request(self.rows_of(number, now))

    def bot_move(self, ply: int, number: int, now: int) -> Request:
        """Play a move of a bot, if the table still waits for it."""
        if ply != self.ply + 1 or self.actor < 0 or not self.bot_at(self.actor):
            raise TooLate("table-too-late", ply=ply, has=self.ply)
        refusal = self.game.why_not(self.positions, number)
        if refusal:
            raise refusal
        return Request(self.rows_of(number, now))

    def rows_of(self, number: int, now: int) -> list[Row]:
        """Give the row of a legal move, and those of the dealer that follow."""
        at, actor = self.at(now), self.actor
        rows = [Row(self.ply + 1, What.MOVE, actor, number, at)]
        work = copied(self.positions)
        runs.apply(work, number)
        return rows + self.dealt(work, self.ply + 2, at)

    def dealt(self, work: Array, ply: int, at: int) -> list[Row]:
        """Let the dealer move while it is his turn."""
        rows: list[Row] = []
        while int(work["actor"][0]) == DEALER:
            move = sealed.dealt(self.head.seed, self.head.id, ply, self.game.legal(work))
            rows.append(Row(ply, What.MOVE, DEALER, move, at))
            runs.apply(work, move)
            ply += 1
        return rows

    def opening(self, now: int) -> Request:
        """Let the dealer begin; nothing if somebody else does, or he has."""
        if self.stage != PLAYING or self.actor != DEALER:
            return Request()
        return Request(self.dealt(copied(self.positions), self.ply + 1, self.at(now)))

    def flag(self, now: int) -> Request:
        """Take the seat of whoever has thought too long; nothing if nobody has."""
        deadline = self.deadline()
        if deadline is None or now < deadline:
            return Request()
        return Request([Row(self.ply + 1, What.FLAG, self.actor, 0, self.at(now))])

    def resign(self, player: str, seat: int | None, now: int) -> Request:
        """Give a game up."""
        self.playing()
        own = self.own_seat(player, seat)
        if self.seats[own].lost:
            raise NotNow("table-lost", seat=own)
        return Request([Row(self.ply + 1, What.RESIGN, own, 0, self.at(now))])

    def abort(self, player: str, now: int) -> Request:
        """End a game that has hardly begun: before any seat begins its second turn."""
        self.playing()
        own = self.own_seat(player, None)
        if self.second_round():
            raise NotNow("table-too-late-to-abort")
        return Request([Row(self.ply + 1, What.ABORT, own, 0, self.at(now))])

    def second_round(self) -> bool:
        """Say whether all seats have had a turn and somebody has begun another.

        Moves in a row are one turn; a dealer's move, or that of another seat, ends it.
        """
        movers = [self.log[ply - 1].seat for ply in self.line] + [self.actor]
        turns = [
            seat
            for last, seat in itertools.pairwise([DEALER, *movers])
            if seat not in (last, DEALER)
        ]
        return set(movers[:-1]) >= set(range(len(self.seats))) and len(turns) > len(self.seats)

    # -- sitting down -------------------------------------------------------------------------

    def sit(self, player: str, name: str, seat: int | None, now: int) -> Request:
        """Sit down, or come back to one's own seat; the last to sit down starts the game."""
        if self.started is not None:
            away = [i for i in self.seats_of(player) if self.seats[i].away]
            away = away if seat is None else [i for i in away if i == seat]
            if not away:
                raise NotNow("table-full")
            self.playing()
            if self.seats[away[0]].late and self.actor == away[0]:
                raise NotNow("table-bot-first", seat=away[0])
            return Request(
                events=[self.event(now, kind="sit", seat=away[0], player=player, name=name)]
            )
        free = [i for i, place in enumerate(self.seats) if not place.taken]
        chosen = (free[0] if free else None) if seat is None else seat
        if chosen is None or not 0 <= chosen < len(self.seats):
            raise (
                NotNow("table-full")
                if seat is None
                else BadOption("seat-unknown", seat=str(seat), seats=len(self.seats))
            )
        if chosen not in free:
            raise NotNow("table-seat-taken", seat=chosen)
        sat = self.event(now, kind="sit", seat=chosen, player=player, name=name)
        return self.perhaps_start([sat], full=len(free) == 1)

    def perhaps_start(self, events: list[Event], *, full: bool) -> Request:
        """Start the game once all seats are taken."""
        if full:
            last = events[-1]
            events.append(Event(n=last.n + 1, at=last.at, kind="start"))
        return Request(events=events)

    def leave(self, player: str, seat: int | None, now: int) -> Request:
        """Stand up; in a game a bot plays on until one comes back."""
        own = self.own_seat(player, seat)
        if self.stage == OVER:
            raise NotNow("table-over")
        if self.seats[own].away:
            return Request()
        return Request(events=[self.event(now, kind="leave", seat=own, player=player)])

    def send_away(self, player: str, seat: int, now: int) -> Request:
        """Let a bot play on for somebody who has kept the others waiting."""
        self.playing()
        self.own_seat(player, None)
        if self.actor != seat or self.bot_at(seat):
            raise NotNow("table-nobody-waits", seat=seat)
        if self.clocks.left or self.waited(seat, now) < PATIENCE:
            raise NotNow("table-patience", minutes=PATIENCE // MINUTE)
        return Request(events=[self.event(now, kind="leave", seat=seat, player=player)])

    def waited(self, seat: int, now: int) -> int:
        """Say how long a seat has kept the others waiting, whatever it does and takes back."""
        others = [row.at for row in self.log if row.seat != seat]
        agreed = [event.at for event in self.events if event.kind in {"start", "agree"}]
        return now - max(others[-1:] + agreed[-1:])

    def creators(self, player: str) -> None:
        """Refuse what only the table's creator may do, before the start."""
        if player != self.head.creator:
            raise NotForYou("table-not-creator")
        if self.started is not None:
            raise NotNow("table-begun")

    def seat_bot(self, player: str, seat: int | None, bot: str, now: int) -> Request:
        """Put a bot in an open seat."""
        self.creators(player)
        free = [i for i, place in enumerate(self.seats) if not place.taken]
        if seat is not None and seat not in free:
            raise NotNow("table-seat-taken", seat=seat)
        chosen = free[0] if seat is None else seat
        sat = self.event(now, kind="bot", seat=chosen, player=player, name=bot, text=bot)
        return self.perhaps_start([sat], full=len(free) == 1)

    def unseat_bot(self, player: str, seat: int, now: int) -> Request:
        """Send a bot away again."""
        self.creators(player)
        if not 0 <= seat < len(self.seats) or not self.seats[seat].bot:
            raise NotNow("table-no-bot", seat=seat)
        return Request(events=[self.event(now, kind="unseat", seat=seat, player=player)])

    def start(self, player: str, bot: str, now: int) -> Request:
        """Fill the open seats with bots, and start."""
        self.creators(player)
        if not any(seat.player for seat in self.seats):
            raise NotNow("table-empty")
        events: list[Event] = []
        at = self.at(now)
        for i, seat in enumerate(self.seats):
            if not seat.taken:
                n = len(self.events) + len(events) + 1
                events.append(Event(n, "bot", at, seat=i, player=player, name=bot, text=bot))
        return self.perhaps_start(events, full=True)

    # -- taking back --------------------------------------------------------------------------

    def take_back(self, player: str, now: int) -> Request:
        """Take the own last move back: at once if that is free, else if the others agree."""
        self.playing()
        own = self.seats_played_by(player)
        target = next((p for p in reversed(self.line) if self.log[p - 1].seat in own), None)
        if target is None:
            raise NotNow("table-nothing-to-take-back")
        agreed = self.asked[2] if self.asked and self.asked[0] == target else set()
        if self.persons() <= agreed | {player}:
            return Request([self.back(target, self.at(now))])
        if player in agreed:
            return Request()
        if takeback.is_free(self, target):
            return Request([self.back(target, self.at(now))])
        return Request(
            events=[
                self.event(
                    now, kind="ask-back", player=player, ply=target, seat=self.log[target - 1].seat
                )
            ]
        )

    def back(self, target: int, at: int) -> Row:
        """Write that the game goes back to where it stood before a row."""
        return Row(self.ply + 1, What.BACK, self.log[target - 1].seat, target, at)

    def answer(self, player: str, *, agrees: bool, now: int) -> Request:
        """Say whether one agrees that a move is taken back."""
        self.playing()
        own = self.seats_played_by(player)[0]
        if self.asked is None:
            raise NotNow("table-nothing-asked")
        target, _, agreed = self.asked
        if agrees and player in agreed:
            return Request()
        kind = "agree" if agrees else "decline"
        event = self.event(now, kind=kind, seat=own, player=player)
        if agrees and self.persons() <= agreed | {player}:
            return Request([self.back(target, event.at)], [event])
        return Request(events=[event])

    # -- talk, and another game ---------------------------------------------------------------

    def say(self, player: str, text: str, now: int) -> Request:
        """Say something at the table, a set phrase where the rules forbid talk about cards."""
        if not self.head.settings.chat:
            raise NotNow("table-no-chat")
        own = self.seats_of(player)
        if not own:
            raise NotForYou("table-no-seat")
        said = " ".join(text.split())
        if not said or len(said) > LONGEST_CHAT:
            raise BadOption("chat-length", most=LONGEST_CHAT)
        if self.game.silence and said not in PHRASES:
            raise Refused("chat-phrases", clause=self.game.silence, can=", ".join(PHRASES))
        name = self.seats[own[0]].name  # not a new one: that could be used to say more
        return Request(
            events=[self.event(now, kind="chat", seat=own[0], player=player, name=name, text=said)]
        )

    def again(self, player: str, now: int) -> tuple[Request, bool]:
        """Ask for a rematch; the answer says too whether all have asked now."""
        if self.stage != OVER:
            raise NotNow("table-not-over")
        if not self.seats_of(player):
            raise NotForYou("table-no-seat")
        if self.next:
            return Request(), False
        asked = self.rematch | {player}
        here = {seat.player for seat in self.seats if seat.player and not seat.away}
        events = [] if player in self.rematch else [self.event(now, kind="rematch", player=player)]
        return Request(events=events), here <= asked
