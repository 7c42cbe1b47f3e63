"""The clocks of a table: what each seat has left, folded from the times of the rows."""

from __future__ import annotations

from typing import Final

from tradecraft.tables.rows import DAY, Pace

GRACE: Final = 30_000  # who comes back to an empty clock finds at least this much


class Clocks:
    """What each seat has left; with no pace, only since when somebody thinks."""

    __slots__ = ("given", "left", "pace", "since")

    def __init__(self, pace: Pace, seats: int, now: int) -> None:
        self.pace = pace
        self.left = [self.whole] * seats if pace.kind != "none" else []
        self.since = now
        self.given: list[tuple[int, int, int]] = []  # for which row, to whom, how much

    @property
    def whole(self) -> int:
        """Say what a seat has at the start, in days a move for each move."""
        return self.pace.days * DAY if self.pace.kind == "days" else self.pace.base * 1000

    def used(self, seat: int, now: int) -> None:
        """Take what was thought off a person's clock."""
        if self.left:
            self.left[seat] = max(0, self.left[seat] - (now - self.since))
            self.since = now

    def moved(self, seat: int, ply: int, now: int) -> None:
        """A person has moved."""
        if not self.left:
            return
        self.used(seat, now)
        left = self.left[seat]
        more = self.pace.increment * 1000 if self.pace.kind == "live" else self.whole - left
        self.left[seat] += more
        self.given.append((ply, seat, more))

    def undone(self, ply: int) -> None:
        """All from this row on is taken back, and what was given for it too."""
        while self.given and self.given[-1][0] >= ply:
            _, seat, more = self.given.pop()
            self.left[seat] = max(0, self.left[seat] - more)

    def back(self, seat: int, now: int, *, thinks: bool) -> None:
        """Somebody comes back to a seat: an empty clock would throw him out again."""
        if not self.left:
            return  # who comes and goes keeps the others waiting no longer for that
        if self.pace.kind == "days" and not thinks:
            self.left[seat] = self.whole
        elif not self.left[seat]:
            self.left[seat] = max(self.pace.increment * 1000, GRACE)
        if thinks:
            self.since = now

    def deadline(self, seat: int) -> int | None:
        """Say when the time of a person who thinks runs out, if it does."""
        return self.since + self.left[seat] if self.left else None
