"""Tradecraft: five spy board games of hidden information."""

from __future__ import annotations

import importlib
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tradecraft.kernel.errors import Refused as Refused
    from tradecraft.play import DEALER as DEALER
    from tradecraft.play import Play as Play
    from tradecraft.play import games as games
    from tradecraft.play import resume as resume
    from tradecraft.play import start as start

__version__: Final = version("tradecraft-games")
__all__ = ["DEALER", "Play", "Refused", "games", "resume", "start"]


def __getattr__(name: str) -> Any:  # noqa: ANN401  # whatever is asked for
    """Load the Python door when it is first used: the compiler behind it takes half a second."""
    if name == "games":
        return importlib.import_module("tradecraft.games")  # a package that can be called
    if name == "Refused":
        from tradecraft.kernel import errors as home
    elif name in __all__:
        from tradecraft import play as home  # type: ignore[no-redef]
    else:
        message = f"module 'tradecraft' has no attribute {name!r}"
        raise AttributeError(message)
    return getattr(home, name)
