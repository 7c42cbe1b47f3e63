"""See that a table was dealt as it had promised: `tradecraft verify RECORD`."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from tradecraft.kernel.errors import BadRecord
from tradecraft.kernel.layout import DEALER
from tradecraft.kernel.records import Record
from tradecraft.tables import sealed

HASH: Final = re.compile(r"[0-9a-f]{64}")
KINDS: Final = {"table": str, "hash": str, "seed": str, "begins": int, "plies": dict}


class Verdict(NamedTuple):
    """What was found: how many of the dealer's moves were tried, and the first that is wrong."""

    tried: int
    opens: bool  # the seed is that of the hash
    wrong: int = -1  # the number of the move, from 1
    has: str = ""
    must: str = ""

    @property
    def kept(self) -> bool:
        """Say whether all is as it was promised."""
        return self.opens and self.wrong < 0


def verify(record: Record) -> Verdict:
    """Try the seal and each of the dealer's moves."""
    seal = checked(record)
    seed = bytes.fromhex(seal["seed"])
    begins, plies = seal.get("begins", 0), seal.get("plies", {})
    opens = sealed.hash_of(seed) == seal["hash"]
    tried = 0
    for place, (positions, move) in enumerate(record.play(), 1):
        if move < 0 or place <= begins or int(positions["actor"][0]) != DEALER:
            continue
        ply = plies.get(str(place), place - begins)
        must = sealed.dealt(seed, seal["table"], ply, record.game.legal(positions))
        tried += 1
        if must != move:
            write = record.game.write
            return Verdict(tried, opens, place, write(move), write(must))
    return Verdict(tried, opens)


def checked(record: Record) -> dict[str, Any]:
    """See that the record holds a whole seal."""
    seal = dict(record.sealed)
    if not seal:
        raise BadRecord("record-not-sealed")
    for name in ("table", "hash", "seed"):
        if name not in seal:
            raise BadRecord("record-seal-misses", name=name)
    right = all(name in KINDS and type(value) is KINDS[name] for name, value in seal.items())
    right = right and all(HASH.fullmatch(seal[name]) is not None for name in ("hash", "seed"))
    right = right and all(
        at.isdecimal() and type(ply) is int and ply > 0 for at, ply in seal.get("plies", {}).items()
    )
    if not right or seal.get("begins", 0) < 0:
        raise BadRecord("record-seal-broken")
    return seal
