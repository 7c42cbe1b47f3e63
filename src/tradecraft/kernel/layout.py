"""Layouts: a class body says which fields a position has, and a NumPy record is made of it.

    @layout
    class Position:
        actor: int  # a seat, DEALER or NOBODY
        where: Ints = grid(SIDES, SPIES)  # hideout 0..2, HAND or GONE

Every number is an int64: narrow integers compute differently compiled and interpreted.
"""

from __future__ import annotations

import inspect
import uuid
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from tradecraft.kernel.compiling import digest_of_folder

Ints: TypeAlias = npt.NDArray[np.int64]
Array: TypeAlias = npt.NDArray[Any]  # positions of one game, side by side

T = TypeVar("T")

UNKNOWN: Final = -1  # what a masked field holds
NOBODY: Final = -2  # the actor once a game is over
DEALER: Final = -3  # the actor when chance decides
SPECTATOR: Final = -4  # the viewer who sits nowhere


def row(length: int) -> Ints:
    """Declare a field of that many numbers."""
    return np.zeros(length, np.int64)


def grid(*shape: int) -> Ints:
    """Declare a field of numbers in rows and columns."""
    return np.zeros(shape, np.int64)


class Looked(np.void):  # type: ignore[misc]  # np.record is such a class, too
    """A position that Python looks at: `layout` gives it a property for each field.

    To read one takes a ninth of the time that np.record takes.
    """

    def __setattr__(self, name: str, value: Any) -> None:  # noqa: ANN401
        """Write a field."""
        self[name] = value


def layout(cls: type[T]) -> type[T]:
    """Make the record of a class body; the first field must be `actor`."""
    names = list(inspect.get_annotations(cls))
    if names[:1] != ["actor"]:
        message = f"the first field of the layout {cls.__qualname__} must be `actor: int`"
        raise TypeError(message)
    shapes = {name: np.shape(vars(cls)[name]) if name in vars(cls) else () for name in names}
    # The title of the first field goes into the compiled type: it tells layouts apart that
    # have the same fields, and makes code compiled from older sources of the room unknown.
    title = f"{cls.__module__}.{cls.__qualname__}@{sources_of(cls)}"
    fields: list[Any] = [((title, "actor"), np.int64)]
    fields += [(name, np.int64, shapes[name]) for name in names[1:]]
    looked = type(cls.__name__, (Looked,), {name: property(itemgetter(name)) for name in names})
    cls.dtype = np.dtype((looked, fields))  # type: ignore[attr-defined]  # see dtype_of
    return cls


def sources_of(cls: type) -> str:
    """Name the sources of the folder in which a layout stands."""
    try:
        return digest_of_folder(Path(inspect.getfile(cls)).resolve().parent)
    except (TypeError, OSError):  # typed into a notebook: no file, so never the same again
        return uuid.uuid4().hex


def dtype_of(cls: type) -> np.dtype[Any]:
    """Give the NumPy record type of a layout."""
    found: np.dtype[Any] = vars(cls)["dtype"]
    return found


def blank(cls: type, count: int = 1) -> Array:
    """Make positions in which every number is zero."""
    return np.zeros(count, dtype_of(cls))


def copied(positions: Array) -> Array:
    """Copy positions, all their memory at once: field by field takes four times as long."""
    return np.ndarray(positions.shape, positions.dtype, bytearray(positions.tobytes()))


def numbers(positions: Array) -> Ints:
    """Show the same memory as plain numbers, a row a position."""
    return positions.view(np.int64).reshape(len(positions), -1)
