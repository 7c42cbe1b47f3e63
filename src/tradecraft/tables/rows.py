"""What is stored of a table: what was agreed on, the log of moves, and the events beside it.

The log's primary key is (table, ply), the events' (table, n): whoever writes a row first has done
it. A row is never changed and never deleted; all else that is told of a table is folded from them.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

MINUTE: Final = 60_000  # all times are milliseconds
DAY: Final = 86_400_000

Seconds = Annotated[int, Meta(ge=0, le=86_400)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Kind = Literal["none", "live", "days"]


class Pace(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long a seat may think: without end, on a clock, or some days a move."""

    kind: Kind = "none"
    base: Seconds = 600  # live: on the clock at the start
    increment: Seconds = 10  # live: added after each move
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on when a table is made."""

    game: str
    seats: int = 0  # 0: as few as can play
    options: dict[str, int] = field(default_factory=dict)
    pace: Pace = Pace()
    timeout: Literal["bot", "forfeit"] = "bot"  # what time that runs out does
    public: bool = False  # in the lobby, or found by its link alone
    spectators: bool = True
    chat: bool = True
    hints: bool = False  # bots may be asked for advice
    notebook: bool = True  # a screen may show what perfect memory would know
    house_bot: str = "agent"  # who plays on for a leaver


class Head(Struct, frozen=True):
    """A table's first row: it never changes."""

    id: str
    settings: Settings
    rules: int  # the version of the game's rules
    seed: bytes  # sealed until the end
    creator: str  # the player who made it
    created: int
    begins: tuple[int, ...] = ()  # moves that were played before: a record that is played on
    rotated_from: str = ""  # the table of which this is the rematch


class What(IntEnum):
    """What a row of the log says."""

    MOVE = 0  # `move` is played
    BACK = 1  # the game goes back to where it stood before the row `move`
    RESIGN = 2
    FLAG = 3  # the seat's time has run out
    ABORT = 4


class Row(Struct, frozen=True, array_like=True, gc=False):
    """A row of the log."""

    ply: int
    what: int
    seat: int  # whose move it is; DEALER too
    move: int
    at: int


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """What happens beside the game: who comes and goes, what is asked and said."""

    n: int
    kind: Literal[
        "sit", "leave", "bot", "unseat", "start", "ask-back", "agree", "decline", "chat",
        "rematch", "next",
    ]  # fmt: skip
    at: int
    seat: int = -1
    player: str = ""  # the id of who did it
    name: str = ""  # what he is called; a bot's name
    text: str = ""  # of a chat, the key of a phrase; of `next`, the id of the table
    ply: int = -1  # of `ask-back`: the row to go back before; how long the log was
