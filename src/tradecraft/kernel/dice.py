"""The kernel's own generator: the same numbers compiled and interpreted.

Marsaglia's KISS of 1999: a congruential generator, a shift register and a multiply with
carry, added up. No product leaves an int64, so that Python counts the same way.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import Ints

WORD: Final = 0xFFFFFFFF


def dice(*seed: int) -> Ints:
    """Start a generator; neighbouring seeds give unlike numbers."""
    words = np.random.SeedSequence(seed).generate_state(4).astype(np.int64)
    words[1] |= 1  # the shift register must not be zero
    words[2] = words[2] % 698_769_068 + 1  # nor may the carry be zero or too large
    return words


@rule
def below(rng: Ints, n: int) -> int:
    """Draw a number from 0 to n - 1."""
    rng[0] = (69_069 * rng[0] + 12_345) & WORD
    y = rng[1]
    y ^= (y << 13) & WORD
    y ^= y >> 17
    y ^= (y << 5) & WORD
    rng[1] = y
    carried = 698_769_069 * rng[3] + rng[2]
    rng[2] = carried >> 32
    rng[3] = carried & WORD
    return int((((rng[0] + y + rng[3]) & WORD) * n) >> 32)
