"""Sealed dealing: the dealer's moves are fixed before the first of them is seen.

A table draws 32 secret bytes, its seed, and publishes their SHA-256 before the first move. The
dealer's move in row `ply` of the log of the table `id` is then found like this:

    for attempt in 0, 1, 2, ...:
        bytes = HMAC-SHA256(key=seed, message="<id>/<ply>/<attempt>" in ASCII)
        x     = the first eight bytes as a big-endian number
        if x < 2**64 - 2**64 % n: the move is number x % n, from 0, of the n legal ones

The legal moves stand in the order in which the rules list them. After the last move the seed is
published, so that everybody can see that the hash and all the dealer's moves are as they must be.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

SEED_BYTES: Final = 32
ALL: Final = 2**64


def new_seed() -> bytes:
    """Draw a seed."""
    return secrets.token_bytes(SEED_BYTES)


def hash_of(seed: bytes) -> str:
    """Seal a seed: who knows its hash cannot know the seed, nor change it later."""
    return hashlib.sha256(seed).hexdigest()


def choose(seed: bytes, table: str, ply: int, count: int) -> int:
    """Say which of so many legal moves the dealer plays in this row."""
    bound = ALL - ALL % count
    attempt = 0
    while True:
        message = f"{table}/{ply}/{attempt}".encode()
        drawn = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if drawn < bound:
            return drawn % count
        attempt += 1


def dealt(seed: bytes, table: str, ply: int, moves: Sequence[int]) -> int:
    """Give the dealer's move in this row."""
    return moves[choose(seed, table, ply, len(moves))]
