"""What seats can hope for in a game that is not played to its end."""

from __future__ import annotations

from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import Ints


@rule
def share_hopes(out: Ints, seats: int, window: int, whole: int) -> None:
    """Turn how well each seat stands into its share of a victory.

    Who is a window behind the best has no hope, and in between it grows with the square.
    """
    best, total = out[0], 0
    for seat in range(1, seats):
        best = max(best, out[seat])
    for seat in range(seats):
        hope = max(0, window + out[seat] - best)
        out[seat] = hope * hope
        total += out[seat]
    for seat in range(seats):
        out[seat] = (2 * whole * out[seat] + total) // (2 * total)  # to the nearest
