"""How Dead Drop must not be written, shown and said: from memory, by chance, or not at all.

What a server does for one player, it does in the process that answers all others. Here something
stays behind: the last move that was read, or what was shown to another seat.
"""

from __future__ import annotations

from typing import Any, Final

from laws.little import table
from laws.little.rules import DROPS, MOVES, Position
from tradecraft.kernel.words import Line

LAST: Final = [0]  # the move that was read last, whoever played it
SHOWN: Final[dict[tuple[int, int], dict[str, Any]]] = {}


def read_and_keep(text: str) -> int | None:
    """Read a move, and remember it."""
    move = table.read(text)
    if move is not None:
        LAST[0] = move
    return move


def view_of_the_last_move(seen: Position, viewer: int) -> dict[str, Any]:
    """Show what was read last."""
    return table.view(seen, viewer) | {"last": LAST[0]}


def view_in_order_of_the_last_move(seen: Position, viewer: int) -> dict[str, Any]:
    """Show no secret, but in an order that tells one."""
    shown = table.view(seen, viewer)
    return shown if LAST[0] % 2 else dict(reversed(shown.items()))


def view_kept_by_turn(seen: Position, viewer: int) -> dict[str, Any]:
    """Look each turn up, and forget that what is shown also depends on the viewer."""
    turn = int(seen.step), int(seen.events)
    return SHOWN.setdefault(turn, table.view(seen, viewer))


def view_in_any_order(seen: Position, viewer: int) -> dict[str, Any]:
    """List drops in the order of a set of words, which differs from process to process."""
    words = {f"drop-{number}" for number in range(DROPS + 20)}
    return table.view(seen, viewer) | {"drops": list(words)}


def view_of_numpy(seen: Position, viewer: int) -> dict[str, Any]:
    """Show a number that is none for JSON."""
    return table.view(seen, viewer) | {"searches": seen.searches}


def question_of_the_last_move(seen: Position, viewer: int) -> Line:
    """Ask, and hand on what was read last."""
    asked = table.question(seen, viewer)
    return Line(asked.key, {**asked.args, "last": LAST[0]})


def account_of_the_last_move(
    seen: Position, _face: int, after: Position, viewer: int
) -> list[Line]:
    """Tell of the move itself, in place of its face."""
    return table.account(seen, LAST[0], after, viewer)


def seat_name_of_the_last_move(_seen: Position, seat: int) -> Line:
    """Name a seat after what was read last."""
    return Line("seeker", {"seat": seat + LAST[0]})


def write_twice(move: int) -> str:
    """Write two moves alike."""
    return table.write(move).replace("@c", "@b")


def write_with_a_space(move: int) -> str:
    """Write a move in two words."""
    return table.write(move).replace("@", "@ ")


def write_with_a_backslash(move: int) -> str:
    """Write a move that a record would read as something else."""
    return table.write(move).replace("number=31", "\\number=31")


def read_back(write: Any) -> Any:  # noqa: ANN401  # how a game writes, how it reads
    """Read what was written so."""
    numbers = {write(move): move for move in range(MOVES.total)}
    return numbers.get


def read_shifted(text: str) -> int | None:
    """Read each drop as the next one."""
    move = table.read(text)
    return move if move is None or text[0] not in "@?" else move ^ 1


def read_or_throw(text: str) -> int:
    """Read a move, and know no answer to what is none."""
    return table.READ[text]


def describe_without_words(move: int) -> Line:
    """Say a move by a key that nobody has written."""
    return Line("move-nowhere", {"move": move})


def account_without_words(_seen: Position, _face: int, _after: Position, _v: int) -> list[Line]:
    """Tell by a key that nobody has written."""
    return [Line("told-nowhere")]


def account_without_facts(_seen: Position, _face: int, _after: Position, _v: int) -> list[Line]:
    """Tell without the facts that the sentence speaks of."""
    return [Line("move-lay")]


# By name: what stands in place of the game's own.
LOOSE: Final[dict[str, dict[str, Any]]] = {
    "shows_the_last_move": {"read": read_and_keep, "view": view_of_the_last_move},
    "orders_by_the_last_move": {"read": read_and_keep, "view": view_in_order_of_the_last_move},
    "shows_what_others_saw": {"view": view_kept_by_turn},
    "orders_by_chance": {"view": view_in_any_order},
    "shows_what_is_no_json": {"view": view_of_numpy},
    "asks_of_the_last_move": {"read": read_and_keep, "question": question_of_the_last_move},
    "tells_the_last_move": {"read": read_and_keep, "account": account_of_the_last_move},
    "names_by_the_last_move": {"read": read_and_keep, "seat_name": seat_name_of_the_last_move},
    "writes_two_alike": {"write": write_twice, "read": read_back(write_twice)},
    "writes_a_space": {"write": write_with_a_space, "read": read_back(write_with_a_space)},
    "writes_a_backslash": {
        "write": write_with_a_backslash,
        "read": read_back(write_with_a_backslash),
    },
    "reads_another_move": {"read": read_shifted},
    "cannot_read_nonsense": {"read": read_or_throw},
    "describes_without_words": {"describe": describe_without_words},
    "tells_without_words": {"account": account_without_words},
    "tells_without_facts": {"account": account_without_facts},
}
