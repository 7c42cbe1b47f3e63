"""How fast the search is: beside OpenSpiel's, against a bound, in every room, in two threads."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from typing import Final

from tradecraft.bench.rows import ROUNDS, Row, absent, compared
from tradecraft.bots.search import Budget, Search, think
from tradecraft.kernel import runs
from tradecraft.kernel.dice import below, dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array
from tradecraft.registry import GAMES

UNIT: Final = "simulations/s"
EACH: Final = 1_000  # simulations of a search
LEAST: Final = 300_000.0  # a second, at Agent Hunter
LONG: Final = 200_000  # simulations of a search in threads
ROOM: Final = 0.5  # seconds that a search in another room is timed


class Thinker:
    """Searches from one position, again and again."""

    def __init__(self, game: Game, start: Array) -> None:
        """Take a position at which a seat decides, and make ready."""
        self.game = game
        self.seat = int(start["actor"][0])
        self.masked = game.masked(start, self.seat)
        self.searched(1)

    def searched(self, times: int) -> None:
        """Search so many times, each time with a new memory."""
        for seed in range(times):
            Search(self.game, self.masked, self.seat, (seed,), Budget(EACH)).run()

    def rate(self, times: int = 100) -> float:
        """Give simulations a second of a core's time, which others on the machine do not take."""
        begun = time.process_time()
        self.searched(times)
        return times * EACH / (time.process_time() - begun)

    def rate_for(self, seconds: float) -> float:
        """Give simulations a second of a core's time, of one search that goes on for a while."""
        begun = time.process_time()
        thought = think(self.game, self.masked, self.seat, 1, Budget(1 << 40, seconds))
        return thought.simulations / (time.process_time() - begun)

    def rate_in_threads(self, threads: int) -> float:
        """Give simulations a second of a search in so many threads."""
        begun = time.perf_counter()
        think(self.game, self.masked, self.seat, 1, Budget(LONG * threads, threads=threads))
        return LONG * threads / (time.perf_counter() - begun)


def first_choice(game: Game) -> Array:
    """Let the dealer move up to the first choice of a seat among several moves."""
    positions, rng = game.start(), dice(2)
    while positions["actor"][0] < 0 or len(game.legal(positions)) == 1:
        moves = game.legal(positions)
        runs.apply(positions, moves[below(rng, len(moves))])
    return positions


def leduc_search() -> Row:
    """Search at the first decision of Leduc poker, beside OpenSpiel's C++."""
    row, bar = "leduc.search", 2.0
    if "leduc_poker" not in GAMES:
        why = "the example leduc_poker is not installed"
        return Row(row, None, UNIT, why, None, bar, None, "not measured")
    game = GAMES["leduc_poker"]
    dealt = game.start()
    for which in (0, 1):
        runs.apply(dealt, game.legal(dealt)[which])
    ours = Thinker(game, dealt)
    try:
        import pyspiel
    except ImportError:
        why = "open_spiel is not installed"
        return absent(row, ours.rate, unit=UNIT, bar=bar, why=why)
    spiel = pyspiel.load_game("leduc_poker")
    state = spiel.new_initial_state()
    state.apply_action(0)
    state.apply_action(2)

    def theirs(times: int = 50) -> float:
        begun = time.process_time()
        for seed in range(times):
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.ISMCTSBot(seed, evaluator, uct_c=1.0, max_simulations=EACH)
            bot.step(state)
        return times * EACH / (time.process_time() - begun)

    return compared(
        row,
        ours.rate,
        theirs,
        unit=UNIT,
        against="OpenSpiel ISMCTSBot",
        bar=bar,
        note=f"{EACH} simulations from the first decision, one rollout each; core's time",
    )


def agent_hunter_search() -> Row:
    """Search at the first decision of Agent Hunter, against the bound."""
    ours = Thinker(GAMES["agent_hunter"], first_choice(GAMES["agent_hunter"]))
    value = statistics.median(ours.rate() for _ in range(ROUNDS))
    ratio = value / LEAST
    told = f"at least {LEAST / 1e3:g} k {UNIT}"
    note = f"of a core's time, {EACH} simulations a search"
    return Row("agent_hunter.search", value, UNIT, told, round(ratio, 3), 1.0, ratio >= 1, note)


def room_searches() -> Iterator[Row]:
    """Search in the other rooms; there is nothing to compare with."""
    for name, game in GAMES.items():
        if name not in {"agent_hunter", "leduc_poker"}:
            ours = Thinker(game, first_choice(game))
            value = statistics.median(ours.rate_for(ROOM) for _ in range(ROUNDS))
            note = f"of a core's time, {game.seats[0]} players, at the first choice"
            yield Row(f"{name}.search", value, UNIT, "nothing", None, None, None, note)


def threads_search() -> Row:
    """Search in two threads beside one."""
    ours = Thinker(GAMES["agent_hunter"], first_choice(GAMES["agent_hunter"]))
    return compared(
        "search.threads.2",
        lambda: ours.rate_in_threads(2),
        lambda: ours.rate_in_threads(1),
        unit=UNIT,
        against="one thread",
        bar=1.8,
        note="Agent Hunter, each thread with trees of its own",
    )


MEASURES: Final[dict[str, Callable[[], Iterator[Row]]]] = {
    "leduc.search": lambda: iter([leduc_search()]),
    "agent_hunter.search": lambda: iter([agent_hunter_search()]),
    "search.threads.2": lambda: iter([threads_search()]),
    "": room_searches,
}


def measure(only: str = "") -> Iterator[Row]:
    """Measure the rows whose id begins so; what cannot be among them is not run."""
    named = [name for name in MEASURES if name]
    for name, rows in MEASURES.items():
        if name:
            asked = name.startswith(only)
        else:
            asked = not only or not any(other.startswith(only) for other in named)
        if asked:
            yield from (row for row in rows() if row.id.startswith(only))
