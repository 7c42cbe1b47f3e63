"""How fast the rules are: beside C++ by hand, beside OpenSpiel, and against the clock."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from tradecraft.bench.rows import Row, absent, bounded, compared
from tradecraft.kernel import runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array, Ints
from tradecraft.kernel.stepper import Stepper
from tradecraft.registry import GAMES

LIMIT: Final = Path(__file__).parent / "agent_hunter.cpp"
LONG_LOG: Final = 30


class Playouts:
    """Random games of one kind, played out again and again in the same memory."""

    def __init__(self, game: Game, games: int, seed: int = 1, start: Array | None = None) -> None:
        """Make room for so many games."""
        self.args: tuple[Array, Array, Ints, Ints] = (
            game.start() if start is None else start,
            game.blank(),
            dice(seed),
            game.list_for(),
        )
        self.most = game.most_plies
        self.lengths = np.zeros(games, np.int64)
        self.payoffs = np.zeros((games, max(game.seats)), np.int64)
        self.mean = self.run() / games  # moves a game; now it is compiled, and warm

    def run(self) -> int:
        """Play all of them out; the answer is the number of moves, the dealer's among them."""
        return runs.playouts(*self.args, self.most, self.lengths, self.payoffs)

    def rate(self, dealt: int = 0) -> float:
        """Give moves a second, less so many of the dealer's in each game."""
        begun = time.perf_counter()
        moves = self.run() - dealt * len(self.lengths)
        return moves / (time.perf_counter() - begun)


def agent_hunter_playouts() -> Row:
    """Random playouts of Agent Hunter beside the same by hand in C++."""
    ours = Playouts(GAMES["agent_hunter"], 100_000)
    row, note = "agent_hunter.playouts", "one core, bounds checked; the players' moves only"
    unit, bar = "moves/s", 0.75
    compiler = shutil.which("g++")
    if compiler is None:
        return absent(row, lambda: ours.rate(1), unit=unit, bar=bar, why="g++ is not installed")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "limit"
        command = [compiler, "-O3", "-march=native", "-o", str(program), str(LIMIT)]
        subprocess.run(command, check=True)  # noqa: S603  # the source lies beside this file

        def limit() -> float:
            """Run the C++; it prints its own rate, without the time of its start."""
            told = subprocess.run(  # noqa: S603
                [program, "100000"], check=True, capture_output=True, text=True
            )
            return float(told.stdout.split()[0]) * 1e6

        return compared(
            row,
            lambda: ours.rate(1),  # the dealer draws who begins; the C++ has no such move
            limit,
            unit=unit,
            against="C++ -O3 -march=native",
            bar=bar,
            note=note,
        )


def room_playouts(  # noqa: PLR0913  # what is measured, and what is told of it
    name: str, seats: int, dealt: int, bar: float, *, games: int = 30_000, bound: str = ""
) -> Row:
    """Random playouts of another room beside those of Agent Hunter; `bound` says what slows it."""
    game = GAMES[name]
    ours = Playouts(game, games, start=game.start(seats))
    hunter = Playouts(GAMES["agent_hunter"], 100_000)
    return compared(
        f"{name}.playouts",
        lambda: ours.rate(dealt),
        lambda: hunter.rate(1),
        unit="moves/s",
        against="Agent Hunter",
        bar=bar,
        note=f"{seats} players; the players' moves only{bound and f'; {bound}'}",
    )


def undercover_playouts() -> Row:
    """Random playouts of Undercover; 30 tokens, 12 agents and the Starting Player are dealt."""
    bound = "9/10 of the time is placing: finding the places on the open plane, linking tiles"
    return room_playouts("undercover", 3, 30 + 12 + 1, 0.06, games=5_000, bound=bound)


def leduc() -> Iterator[Row]:
    """Leduc poker beside OpenSpiel's C++."""
    bars = {"leduc.playouts.bots": 8.0, "leduc.playouts.rollouts": 1.2, "leduc.python": 1.2}
    unit = "moves/s"
    if "leduc_poker" not in GAMES:
        why = "the example leduc_poker is not installed"
        for row, bar in bars.items():
            yield Row(row, None, unit, why, None, bar, None, "not measured")
        return
    game = GAMES["leduc_poker"]
    # OpenSpiel's rollouts begin at the first decision, so ours do there: two cards are dealt.
    dealt = game.start()
    for which in (0, 1):
        runs.apply(dealt, game.legal(dealt)[which])
    whole, rolled = Playouts(game, 300_000), Playouts(game, 300_000, start=dealt)
    ours = {
        "leduc.playouts.bots": whole.rate,
        "leduc.playouts.rollouts": rolled.rate,
        "leduc.python": lambda: python_rate(game),
    }
    try:
        import pyspiel
    except ImportError:
        why = "open_spiel is not installed"
        for row, bar in bars.items():
            yield absent(row, ours[row], unit=unit, bar=bar, why=why)
        return
    spiel = pyspiel.load_game("leduc_poker")

    def bots(games: int = 20_000) -> float:
        """Let two uniform random bots of OpenSpiel play, from the deal on."""
        players = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(2)]
        begun = time.perf_counter()
        for seed in range(games):
            pyspiel.evaluate_bots(spiel.new_initial_state(), players, seed)
        return games * whole.mean / (time.perf_counter() - begun)

    def rollouts(games: int = 200_000) -> float:
        """Let OpenSpiel roll out from the first decision: its search with one simulation."""
        evaluator = pyspiel.RandomRolloutEvaluator(games, 7)
        search = pyspiel.MCTSBot(
            spiel,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=100,
            solve=False,
            seed=7,
            verbose=False,
        )
        state = spiel.new_initial_state()
        state.apply_action(0)
        state.apply_action(2)
        begun = time.perf_counter()
        search.mcts_search(state)
        return games * rolled.mean / (time.perf_counter() - begun)

    # Both sides play the same game at random, so that a game has as many moves on average.
    told = "the dealer's moves are counted on both sides"
    peers = {
        "leduc.playouts.bots": (bots, "OpenSpiel evaluate_bots", told),
        "leduc.playouts.rollouts": (rollouts, "OpenSpiel RandomRolloutEvaluator", told),
        "leduc.python": (
            lambda: spiel_python_rate(spiel),
            "OpenSpiel from Python",
            f"{told}; ours is one call a move, which plays it and lists what may follow",
        ),
    }
    for row, (theirs, against, note) in peers.items():
        yield compared(row, ours[row], theirs, unit=unit, against=against, bar=bars[row], note=note)


def python_rate(game: Game, games: int = 20_000) -> float:
    """Drive games move by move from Python: list what is legal, play one of them."""
    stepper = Stepper(game)
    restart, advance, listed, choose = (
        stepper.restart,
        stepper.advance,
        stepper.moves.item,
        chooser(),
    )
    moves = 0
    begun = time.perf_counter()
    for _ in range(games):
        count = restart()
        while count:
            count = advance(listed(choose(count)))
            moves += 1
    return moves / (time.perf_counter() - begun)


def spiel_python_rate(spiel: Any, games: int = 20_000) -> float:  # noqa: ANN401
    """Drive OpenSpiel move by move from Python, the same way."""
    choose = chooser()
    moves = 0
    begun = time.perf_counter()
    for _ in range(games):
        state = spiel.new_initial_state()
        legal = state.legal_actions()
        while legal:
            state.apply_action(legal[choose(len(legal))])
            legal = state.legal_actions()
            moves += 1
    return moves / (time.perf_counter() - begun)


def chooser() -> Callable[[int], int]:
    """Give a quick choice among n, the same row of choices for both sides."""
    drawn = np.random.default_rng(5).random(1 << 16).tolist()
    at = 0

    def choose(n: int) -> int:
        nonlocal at
        at = (at + 1) & 0xFFFF
        return int(drawn[at] * n)

    return choose


def fold() -> Row:
    """Fold a log of 30 moves of Agent Hunter, each move checked."""
    game = GAMES["agent_hunter"]
    start = game.start()
    seed = 0
    log: list[int] = []
    while len(log) < LONG_LOG:
        seed, log = seed + 1, random_log(game, start, seed)
    moves = np.array(log[:LONG_LOG], np.int64)
    positions = game.blank()

    def microseconds() -> float:
        times = 2_000
        begun = time.perf_counter()
        for _ in range(times):
            positions[0] = start[0]
            runs.fold(positions, moves)
        return (time.perf_counter() - begun) / times * 1e6

    microseconds()
    return bounded("fold.30", microseconds, unit="µs", most=20.0, note="each move is checked")


def random_log(game: Game, start: Array, seed: int) -> list[int]:
    """Play a game at random and keep its moves."""
    positions, rng, log = start.copy(), np.random.default_rng(seed), list[int]()
    while moves := game.legal(positions):
        log.append(int(rng.choice(moves)))
        runs.apply(positions, log[-1])
    return log


def threads() -> Row:
    """Random playouts in two threads beside one."""
    pair = [Playouts(GAMES["agent_hunter"], 100_000, seed) for seed in (1, 2)]

    def two() -> float:
        moves = [0, 0]

        def work(i: int) -> None:
            moves[i] = pair[i].run()

        crew = [threading.Thread(target=work, args=(i,)) for i in range(2)]
        begun = time.perf_counter()
        for thread in crew:
            thread.start()
        for thread in crew:
            thread.join()
        return sum(moves) / (time.perf_counter() - begun)

    return compared(
        "threads.2",
        two,
        pair[0].rate,
        unit="moves/s",
        against="one thread",
        bar=1.8,
        note="Agent Hunter, in one process",
    )


def start_cold() -> Row:
    """Time the first prompt of Agent Hunter with nothing compiled yet."""

    def seconds() -> float:
        with tempfile.TemporaryDirectory() as empty:
            return first_prompt({"TRADECRAFT_CACHE": empty})

    return bounded("start.cold", seconds, unit="s", most=10.0, note="from an empty cache")


def start_warm() -> Row:
    """Time the first prompt of Agent Hunter when all is compiled."""
    first_prompt({})
    return bounded("start.warm", lambda: first_prompt({}), unit="s", most=1.0)


def first_prompt(environment: dict[str, str]) -> float:
    """Start a game in a process of its own that quits at its first question."""
    command = [sys.executable, "-m", "tradecraft", "play", "agent_hunter", "--seed", "1"]
    begun = time.perf_counter()
    subprocess.run(  # noqa: S603  # this very Python
        command,
        input="quit\n",
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | environment,
    )
    return time.perf_counter() - begun


MEASURES: Final[dict[str, Callable[[], Iterator[Row]]]] = {
    "agent_hunter.playouts": lambda: iter([agent_hunter_playouts()]),
    "la_agencia.playouts": lambda: iter([room_playouts("la_agencia", 4, 4 * 8 + 1, 0.5)]),
    # Of its dealer's moves 13 are the deal; 58 more, a sixth of a game, are drawn on the way.
    "the_agents.playouts": lambda: iter(
        [room_playouts("the_agents", 3, 13 + 58, 0.12, games=5_000)]
    ),
    "undercover.playouts": lambda: iter([undercover_playouts()]),
    # A game has about 3,020 moves; about 533 of them are the dealer's: draws, dice, picks, papers.
    "agency.playouts": lambda: iter([room_playouts("agency", 4, 533, 0.12, games=500)]),
    "leduc.": leduc,
    "fold.30": lambda: iter([fold()]),
    "threads.2": lambda: iter([threads()]),
    "start.cold": lambda: iter([start_cold()]),
    "start.warm": lambda: iter([start_warm()]),
}


def measure(only: str = "") -> Iterator[Row]:
    """Measure the rows whose id begins so; what cannot be among them is not run."""
    for name, rows in MEASURES.items():
        if name.startswith(only) or only.startswith(name):
            yield from (row for row in rows() if row.id.startswith(only))
