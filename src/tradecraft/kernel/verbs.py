"""The verbs that all games share, told apart by the layout of the position.

Inside a kernel, `legal(pos, out)` is compiled to the call of one game's own `legal`: nothing is
looked up while it runs. Interpreted, the layout of the record is looked up at each call.

A game brings a function of each name, with just these names of its parameters.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Any, Final, Protocol, TypeVar

from numba.core.types import Record
from numba.extending import overload
from numba.np.numpy_support import from_dtype

from tradecraft.kernel.compiling import INTERPRETED
from tradecraft.kernel.dice import below
from tradecraft.kernel.errors import HouseError
from tradecraft.kernel.layout import Ints, dtype_of

F = TypeVar("F", bound=Callable[..., Any])


class Rules(Protocol):
    """What the rules of a game bring: a layout, the moves, and a function for each verb."""

    Position: Any
    MOVES: Any
    OPTIONS: Any
    REASONS: Any
    setup: Any
    legal: Any
    why_not: Any
    apply: Any
    face: Any
    mask: Any
    imagine: Any
    points: Any
    returns: Any
    census: Any


HOMES: Final[dict[str, tuple[str, Rules]]] = {}  # the compiled type of a layout: game and rules
VERBS: Final[list[str]] = []


def register(name: str, rules: Rules) -> None:
    """Teach the verbs a game; two games may not share a layout."""
    key = str(from_dtype(dtype_of(rules.Position)))
    taken = HOMES.setdefault(key, (name, rules))
    if taken != (name, rules):
        message = f"the games {taken[0]} and {name} share the layout {rules.Position.__qualname__}"
        raise HouseError(message)


def verb(stub: F) -> F:
    """Make a verb of a signature: a call of it becomes a call of the game's own function."""
    VERBS.append(stub.__name__)
    return dispatched(stub, None)


def optional(stub: F) -> F:
    """Make a verb that a game may bring; for one that does not, the stub is done."""
    return dispatched(stub, stub)


def dispatched(stub: F, otherwise: Callable[..., Any] | None) -> F:
    """Turn calls of a stub into calls of a game's function of that name."""
    name = stub.__name__
    default = () if otherwise is None else (otherwise,)
    if INTERPRETED:

        def look_up(pos: Any, *rest: Any) -> Any:  # noqa: ANN401  # any game's position
            return getattr(_rules_of(pos.dtype), name, *default)(pos, *rest)

        return functools.wraps(stub)(look_up)  # type: ignore[return-value]

    def choose(pos: Any, *_rest: Any) -> Callable[..., Any] | None:  # noqa: ANN401
        if not isinstance(pos, Record) or str(pos) not in HOMES:
            return None
        found = getattr(HOMES[str(pos)][1], name, *default)
        return _bare(getattr(found, "py_func", found))

    # Numba compares the signatures of what chooses and of what is chosen.
    choose.__signature__ = inspect.signature(_bare(stub))  # type: ignore[attr-defined]
    overload(stub)(choose)
    return stub


@functools.cache
def _rules_of(dtype: Any) -> Rules:  # noqa: ANN401  # a NumPy record type
    return HOMES[str(from_dtype(dtype))][1]


def _bare(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give the function without its annotations, which differ from game to game."""
    return FunctionType(
        function.__code__, function.__globals__, function.__name__, closure=function.__closure__
    )


# A position is any game's own record; the compiled code knows which.
AnyPosition = Any


@verb
def setup(pos: AnyPosition, seats: int, options: Ints) -> int:
    """Write the first position into one of zeros; the answer is 0, or why it cannot be."""
    raise NotImplementedError


@verb
def legal(pos: AnyPosition, out: Ints) -> int:
    """List what the actor may play; the answer is how many. Use `offer` to list."""
    raise NotImplementedError


@verb
def why_not(pos: AnyPosition, move: int) -> int:
    """Say 0 if this move may be played now, else which of REASONS forbids it."""
    raise NotImplementedError


@verb
def apply(pos: AnyPosition, move: int) -> None:
    """Play a legal move."""
    raise NotImplementedError


@verb
def face(pos: AnyPosition, move: int, viewer: int) -> int:
    """Give the move as a viewer sees it, before it is played; a face if not all is seen."""
    raise NotImplementedError


@verb
def mask(pos: AnyPosition, viewer: int, seen: AnyPosition) -> None:
    """Show by name what a viewer may see; `seen` comes with every number UNKNOWN."""
    raise NotImplementedError


@verb
def imagine(pos: AnyPosition, viewer: int, rng: Ints) -> None:
    """Fill a masked position in with one that the viewer's whole history allows."""
    raise NotImplementedError


@verb
def points(pos: AnyPosition, out: Ints) -> None:
    """Write each seat's score, as far as the game counts one."""
    raise NotImplementedError


@verb
def returns(pos: AnyPosition, out: Ints) -> None:
    """Write what each seat got from a finished game; the highest not below zero has won."""
    raise NotImplementedError


@verb
def census(pos: AnyPosition, out: Ints) -> int:
    """Count the pieces of each kind, wherever they lie; the answer is how many kinds."""
    raise NotImplementedError


@optional
def hunch(pos: AnyPosition, out: Ints, n: int, rng: Ints) -> int:  # noqa: ARG001  # chance looks at nothing
    """Draw one of n listed moves as a player would who does not think; for games in the head."""
    return int(out[below(rng, n)])


@optional
def outlook(pos: AnyPosition, plies: int, out: Ints) -> int:  # noqa: ARG001  # it plays on
    """Judge a game in the head so many plies after the search ceased to choose; 0 to play on.

    The answer is 1 if it may end here, with what each seat can hope for written as `returns` would.
    """
    return 0
