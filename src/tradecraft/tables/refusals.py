"""Why a request at a table is refused.

Refused
  NoSuchTable   nobody knows a table of this id, or it is not for this guest
  NotForYou     somebody else may do this: whose seat, whose table it is
  NotNow        nobody may do this as things stand
  TooLate       another row was recorded first
"""

from __future__ import annotations

from tradecraft.kernel.errors import Refused


class NoSuchTable(Refused):
    """There is no such table."""


class NotForYou(Refused):
    """Somebody else may do this."""


class NotNow(Refused):
    """Nobody may do this now."""


class TooLate(Refused):
    """Another row was recorded first."""
