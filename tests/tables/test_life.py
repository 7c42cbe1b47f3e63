"""A table's life, as a machine of states: whatever is asked, in whatever order, it stays sound."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tables.sitting import Desk, live
from tradecraft.kernel import runs
from tradecraft.kernel.errors import Refused
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.tables import sight
from tradecraft.tables.rows import Pace
from tradecraft.tables.table import OPEN, OVER, PLAYING, Request

PEOPLE = ("ana", "bo", "cy", "eve")
who = st.sampled_from(PEOPLE)
seats = st.one_of(st.none(), st.integers(0, 4))


class Life(RuleBasedStateMachine):
    """People do whatever they like at a table."""

    @initialize(
        game=st.sampled_from([("agent_hunter", 2), ("la_agencia", 3), ("la_agencia", 4)]),
        clock=st.booleans(),
        forfeit=st.booleans(),
    )
    def make(self, game: tuple[str, int], *, clock: bool, forfeit: bool) -> None:
        pace = live(30, 2) if clock else Pace()
        timeout = "forfeit" if forfeit else "bot"
        self.desk = Desk(*game, house_bot="random", pace=pace, timeout=timeout)
        self.rows = 0

    def ask(self, what: Callable[[], Request]) -> None:
        """Ask for something; what is refused changes nothing."""
        table = self.desk.table
        before = table.positions.tobytes(), table.ply, len(table.events)
        try:
            request = what()
        except Refused as refusal:
            assert refusal.tell("it")  # noqa: PT017  # any refusal will do
            assert (table.positions.tobytes(), table.ply, len(table.events)) == before
            return
        assert (table.positions.tobytes(), table.ply, len(table.events)) == before
        assert [row.ply for row in request.rows] == [
            table.ply + i + 1 for i in range(len(request.rows))
        ]
        self.desk.does(request)

    @rule(player=who, seat=seats)
    def sit(self, player: str, seat: int | None) -> None:
        self.ask(lambda: self.desk.table.sit(player, player, seat, self.desk.now))

    @rule(player=who, seat=seats)
    def leave(self, player: str, seat: int | None) -> None:
        self.ask(lambda: self.desk.table.leave(player, seat, self.desk.now))

    @rule(player=who, seat=seats)
    def put_a_bot(self, player: str, seat: int | None) -> None:
        self.ask(lambda: self.desk.table.seat_bot(player, seat, "random", self.desk.now))

    @rule(player=who, seat=st.integers(0, 4))
    def send_a_bot_away(self, player: str, seat: int) -> None:
        self.ask(lambda: self.desk.table.unseat_bot(player, seat, self.desk.now))

    @rule(player=who)
    def start(self, player: str) -> None:
        self.ask(lambda: self.desk.table.start(player, "random", self.desk.now))

    @rule(pick=st.integers(0, 10**6), times=st.integers(1, 12))
    def move(self, pick: int, times: int) -> None:
        for _ in range(times):
            table = self.desk.table
            if table.stage != PLAYING:
                return
            legal = table.game.legal(table.positions)
            number, ply = legal[pick % len(legal)], table.ply + 1
            if table.bot_at(table.actor):
                self.ask(lambda: table.bot_move(ply, number, self.desk.now))  # noqa: B023
            else:
                player = table.seats[table.actor].player
                text = table.game.write(number)
                self.ask(
                    lambda: table.move(player, table.actor, ply, text, self.desk.now)  # noqa: B023
                )

    @rule(player=who, ply=st.integers(0, 40), text=st.sampled_from(["+7", "p1", "hall", "?"]))
    def move_anything(self, player: str, ply: int, text: str) -> None:
        self.ask(lambda: self.desk.table.move(player, None, ply, text, self.desk.now))

    @rule(player=who)
    def take_back(self, player: str) -> None:
        self.ask(lambda: self.desk.table.take_back(player, self.desk.now))

    @rule(player=who, agrees=st.booleans())
    def answer(self, player: str, *, agrees: bool) -> None:
        self.ask(lambda: self.desk.table.answer(player, agrees=agrees, now=self.desk.now))

    @rule(player=who, seat=seats)
    def resign(self, player: str, seat: int | None) -> None:
        self.ask(lambda: self.desk.table.resign(player, seat, self.desk.now))

    @rule(player=who)
    def abort(self, player: str) -> None:
        self.ask(lambda: self.desk.table.abort(player, self.desk.now))

    @rule(player=who, seat=st.integers(0, 4))
    def let_a_bot_play_on(self, player: str, seat: int) -> None:
        self.ask(lambda: self.desk.table.send_away(player, seat, self.desk.now))

    @rule(player=who, text=st.sampled_from(["hello", "I hold the 5", ""]))
    def say(self, player: str, text: str) -> None:
        self.ask(lambda: self.desk.table.say(player, text, self.desk.now))

    @rule(player=who)
    def play_again(self, player: str) -> None:
        self.ask(lambda: self.desk.table.again(player, self.desk.now)[0])

    @rule(seconds=st.sampled_from([0, 1, 10, 40, 700]))
    def time_passes(self, seconds: int) -> None:
        self.desk.now += seconds * 1000
        self.ask(lambda: self.desk.table.flag(self.desk.now))

    @invariant()
    def the_rows_tell_the_whole_table(self) -> None:
        if not hasattr(self, "desk"):
            return
        table, again = self.desk.table, self.desk.again()

        assert sight.card(again, "ana") == sight.card(table, "ana")
        assert [seat.late for seat in again.seats] == [seat.late for seat in table.seats]
        assert again.positions.tobytes() == table.positions.tobytes()
        assert [row.at for row in table.log] == sorted(row.at for row in table.log)

    @invariant()
    def nothing_is_deleted_and_what_stands_can_be_played(self) -> None:
        if not hasattr(self, "desk"):
            return
        table = self.desk.table
        assert table.ply >= self.rows
        self.rows = table.ply
        start = table.game.start(len(table.seats))
        moves = table.moves(table.line)
        assert runs.fold(start, np.array(moves)) == len(moves)

    @precondition(lambda self: hasattr(self, "desk"))
    @invariant()
    def a_finished_game_has_a_result(self) -> None:
        table = self.desk.table
        assert (table.stage == OVER) == (table.result is not None)
        if table.stage == OPEN:
            assert not all(seat.taken for seat in table.seats)
        if table.stage == PLAYING:
            assert table.actor >= 0
            assert sight.view(table, SPECTATOR)["moves"] == []


TestLife = Life.TestCase
TestLife.settings = settings(
    max_examples=100, stateful_step_count=40, deadline=None, derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)  # fmt: skip
