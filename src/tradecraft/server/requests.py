"""What is sent to the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tradecraft.tables.rows import Settings

Text = Annotated[str, Meta(max_length=2_000)]
Short = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class NewGuest(Struct, forbid_unknown_fields=True):
    """A guest says how he is called."""

    name: Short


class Sit(Struct, forbid_unknown_fields=True):
    """Somebody sits down; with a name he becomes a guest, or is called so in this seat."""

    name: Short = ""
    seat: Number | None = None


class AtSeat(Struct, forbid_unknown_fields=True):
    """Something is asked for a seat, the own one if there is only one."""

    seat: Number | None = None


class Bot(Struct, forbid_unknown_fields=True):
    """A bot is put in a seat."""

    bot: Short = "agent"
    seat: Number | None = None


class Move(Struct, forbid_unknown_fields=True):
    """A move, as row `ply` of the log."""

    ply: Number
    move: Short
    seat: Number | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """Whether one agrees."""

    agree: bool


class Say(Struct, forbid_unknown_fields=True):
    """Something is said at a table."""

    text: Text


class PlayOn(Struct, forbid_unknown_fields=True):
    """A record is played on from one of its plies, at a table with these settings."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    ply: Number | None = None
    settings: Settings | None = None
    seat: Number | None = None  # where to sit down


class Imported(Struct, forbid_unknown_fields=True):
    """A record, to be looked at."""

    record: Annotated[str, Meta(max_length=1_000_000)]
    seat: Number | None = None
    open: bool = False  # with nothing hidden


class Verified(Struct, forbid_unknown_fields=True):
    """A record, to be verified."""

    record: Annotated[str, Meta(max_length=1_000_000)]
