"""The clocks of a table: what each seat has left, folded from the times of the rows."""

from __future__ import annotations

from typing import Final

from tradecraft.tables.rows import DAY, Pace

GRACE: Final = 30_000  # who comes back to an empty clock finds at least this much


class Clocks:
    """What each seat has left; with no pace, only since when somebody thinks."""

    __slots__ = ("left", "pace", "since")

    def __init__(self, pace: Pace, seats: int, now: int) -> None:
        self.pace = pace
        self.left = [self.whole] * seats if pace.kind != "none" else []
        self.since = now

    @property
    def whole(self) -> int:
        """Say what a seat has at the start, in days a move for each move."""
        return self.pace.days * DAY if self.pace.kind == "days" else self.pace.base * 1000

    def used(self, seat: int, now: int) -> None:
        """Take what was thought off a person's clock."""
        if self.left:
            self.left[seat] = max(0, self.left[seat] - (now - self.since))
        self.since = now

    def moved(self, seat: int, now: int) -> None:
        """A person has moved."""
        self.used(seat, now)
        if self.pace.kind == "live":
            self.left[seat] += self.pace.increment * 1000
        elif self.pace.kind == "days":
            self.left[seat] = self.whole

    def back(self, seat: int) -> None:
        """Somebody comes back to a seat: a clock that has run out would throw him out again."""
        if self.pace.kind == "days":
            self.left[seat] = self.whole
        elif self.left:
            self.left[seat] = max(self.left[seat], self.pace.increment * 1000, GRACE)

    def deadline(self, seat: int) -> int | None:
        """Say when the time of a person who thinks runs out, if it does."""
        return self.since + self.left[seat] if self.left else None
