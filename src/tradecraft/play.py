"""The Python door: what a person types in a notebook.

import tradecraft as tc

play = tc.start("agent_hunter", seed=7)
play.legal()  # ['+0', '+1', ...], each with a .label in plain words
play.play("+7")
play.view(1)  # what seat 1 may see
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, Self

import numpy as np

from tradecraft.kernel import records, runs
from tradecraft.kernel.dice import below, dice
from tradecraft.kernel.errors import BadOption, NotYourTurn, Refused
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import DEALER as DEALER_SEAT
from tradecraft.kernel.layout import NOBODY, SPECTATOR, Array
from tradecraft.kernel.words import LANGUAGES, Line, Words, words
from tradecraft.registry import GAMES

DEALER: Final = "dealer"
Actor = int | Literal["dealer"] | None


class Choice(str):
    """A legal move in notation, with a label in plain words."""

    __slots__ = ("label",)
    label: str

    def __new__(cls, notation: str, label: str) -> Self:
        """Make a string of the notation, and keep the label beside it."""
        choice = super().__new__(cls, notation)
        choice.label = label
        return choice


class Play:
    """A game in play: all of it, secrets included. Hand `view(seat)` out, never this."""

    def __init__(  # noqa: PLR0913  # what is agreed on before a game, by name
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        *,
        seed: int | None = None,
        dealer: Literal["auto", "manual"] = "auto",
        lang: str = "en",
    ) -> None:
        """Set a game up; the dealer draws at once if it is his turn."""
        if dealer not in ("auto", "manual"):
            raise BadOption("dealer-unknown", dealer=str(dealer))
        if seed is not None and not (is_whole(seed) and seed >= 0):
            raise BadOption("seed-unknown", seed=str(seed))
        if lang not in LANGUAGES:
            raise BadOption("language-unknown", lang=str(lang), can=", ".join(LANGUAGES))
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.options = {o.name: o.default for o in game.options} | dict(options or {})
        self.seed = secrets.randbits(63) if seed is None else int(seed)
        self.dealer = dealer
        self.lang = lang
        self.moves: list[int] = []
        self.positions: Array = game.start(self.seats, options)
        self._deal()

    def __repr__(self) -> str:
        """Say which game this is and how far it has come."""
        return f"<Play of {self.game.name}, {len(self.moves)} moves, actor {self.actor}>"

    # -- who and what -------------------------------------------------------------------------

    @property
    def actor(self) -> Actor:
        """Who decides now: a seat, "dealer", or None at the end."""
        return named(int(self.positions["actor"][0]))

    @property
    def words(self) -> Words:
        """The words of this game in the language of this play."""
        return words(self.lang, self.game.texts)

    def legal(self) -> list[Choice]:
        """List what the actor may play, in notation, each with a label in plain words."""
        return [self.choice(move) for move in self.game.legal(self.positions)]

    def choice(self, move: int) -> Choice:
        """Write a move, with its label."""
        called = self.game.called(self.positions, move)
        return Choice(self.game.write(move), self.words.tell(called))

    def play(self, move: str, seat: int | None = None) -> list[str]:
        """Play a move given in notation; the answer tells what happened, as its mover saw it.

        With `seat`, it is refused if another seat is to move. Nothing changes if it is refused.
        """
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise refusal
        actor = int(self.positions["actor"][0])
        viewer = actor if actor >= 0 else SPECTATOR
        told = self._apply(self.game.number(move), viewer)
        told += self._deal(viewer)
        return [self.words.tell(line) for line in told]

    def why_not(self, move: str, seat: int | None = None) -> Refused | None:
        """Say why a move cannot be played now: a refusal with its clause, or None if it can."""
        try:
            number = self.game.number(move)
        except Refused as refusal:
            return refusal
        if seat is not None and seat != self.actor and self.actor is not None:
            return NotYourTurn("not-your-turn", seat=str(seat), actor=str(self.actor))
        return self.game.why_not(self.positions, number)

    # -- what is seen -------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Give what a seat may see, as JSON; None is a spectator."""
        viewer = self._viewer(seat)
        seen = self.game.masked(self.positions, viewer)
        mine = viewer == int(self.positions["actor"][0])
        moves = [str(choice) for choice in self.legal()] if mine else []
        return shown(self.game, seen, viewer, self.seats, moves)

    def asked(self, seat: int | None) -> str:
        """Say who must do what, to a seat or to a spectator."""
        viewer = self._viewer(seat)
        seen = self.game.masked(self.positions, viewer)
        return self.words.tell(self.game.question(seen[0], viewer))

    # -- how it ends --------------------------------------------------------------------------

    @property
    def points(self) -> list[int]:
        """Give each seat's score, as far as the game counts one."""
        out = np.zeros(self.seats, np.int64)
        runs.points(self.positions, out)
        scores: list[int] = out.tolist()
        return scores

    @property
    def returns(self) -> list[int] | None:
        """Give what each seat got, None while the game goes on."""
        if self.actor is not None:
            return None
        out = np.zeros(self.seats, np.int64)
        runs.returns(self.positions, out)
        payoffs: list[int] = out.tolist()
        return payoffs

    @property
    def winners(self) -> list[int]:
        """Name the seats that won; several share a first place, none has won before the end."""
        payoffs = self.returns
        return [] if payoffs is None else winners_of(payoffs)

    # -- records ------------------------------------------------------------------------------

    def record(self, **header: Any) -> str:
        """Write the game so far as a record; it holds all secrets."""
        return records.write(self.game, self.seats, self.options, self.moves, **header)

    def copy(self) -> Play:
        """Give a second game that stands where this one stands and goes its own way."""
        twin = object.__new__(Play)
        twin.__dict__ |= self.__dict__
        twin.moves = list(self.moves)
        twin.options = dict(self.options)
        twin.positions = self.positions.copy()
        return twin

    # -- inside -------------------------------------------------------------------------------

    def _viewer(self, seat: int | None) -> int:
        """Give the viewer that a seat stands for; None is a spectator."""
        if seat is None:
            return SPECTATOR
        if not (is_whole(seat) and 0 <= seat < self.seats):
            raise BadOption("seat-unknown", seat=str(seat), seats=self.seats)
        return int(seat)

    def _apply(self, move: int, viewer: int) -> list[Line]:
        """Play a legal move and tell it to a viewer."""
        before = self.game.masked(self.positions, viewer)
        face = runs.face(self.positions, move, viewer)
        runs.apply(self.positions, move)
        self.moves.append(move)
        after = self.game.masked(self.positions, viewer)
        return self.game.account(before[0], face, after[0], viewer)

    def _deal(self, viewer: int = SPECTATOR) -> list[Line]:
        """Let the dealer draw while it is his turn, from the seed and the number of the move."""
        told: list[Line] = []
        while self.dealer == "auto" and self.actor == DEALER:
            moves = self.game.legal(self.positions)
            told += self._apply(moves[drawn(self.seed, len(self.moves), len(moves))], viewer)
        return told


def is_whole(number: object) -> bool:
    """Say whether this is a whole number, of Python's own or of NumPy's."""
    return isinstance(number, int | np.integer)


def drawn(seed: int, ply: int, count: int) -> int:
    """Draw one of `count` outcomes for the dealer's move at this ply; the same for a seed."""
    return below(dice(seed, ply), count)


def winners_of(payoffs: Sequence[int]) -> list[int]:
    """Name the seats that got most; nobody has won where all got less than nothing."""
    best = max(payoffs)
    return [] if best < 0 else [seat for seat, payoff in enumerate(payoffs) if payoff == best]


def named(actor: int) -> Actor:
    """Say who an actor is: a seat, "dealer", or None for nobody."""
    if actor == DEALER_SEAT:
        return DEALER
    return None if actor == NOBODY else actor


def shown(game: Game, seen: Array, viewer: int, seats: int, moves: Iterable[str]) -> dict[str, Any]:
    """Put together what a viewer is sent: the game's view, who is asked what, and his moves."""
    pos = seen[0]
    asked = game.question(pos, viewer)
    names = [game.seat_name(pos, seat) for seat in range(seats)]
    return {
        "game": game.name,
        "viewer": None if viewer == SPECTATOR else viewer,
        "actor": named(int(pos.actor)),
        "asked": {"key": asked.key, "args": dict(asked.args)},
        "names": [{"key": name.key, "args": dict(name.args)} for name in names],
        **game.view(pos, viewer),
        "moves": list(moves),
    }


def games() -> Mapping[str, Game]:
    """Give all games by name."""
    return GAMES


def start(  # noqa: PLR0913  # what is agreed on before a game, by name
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, int] | None = None,
    *,
    seed: int | None = None,
    dealer: Literal["auto", "manual"] = "auto",
    lang: str = "en",
) -> Play:
    """Start a game; without a seed the dealer draws what nobody can foresee."""
    room = game if isinstance(game, Game) else GAMES[game]
    return Play(room, seats, options, seed=seed, dealer=dealer, lang=lang)


def resume(
    record: str | Path,
    *,
    seed: int | None = None,
    dealer: Literal["auto", "manual"] = "auto",
    lang: str = "en",
) -> Play:
    """Take a game up where a record leaves it; give its text, or the path of its file."""
    is_path = isinstance(record, Path) or (record and "\n" not in record)  # a text has many lines
    text = records.text_of(Path(record)) if is_path else str(record)
    read = records.read(text, GAMES)
    play = Play(read.game, read.seats, read.options, seed=seed, dealer="manual", lang=lang)
    for positions, move in read.play():
        if move >= 0:
            play.moves.append(move)
        else:
            play.positions = positions
    play.dealer = dealer
    play._deal()  # noqa: SLF001  # a record may end where the dealer is to draw
    return play
