"""Which tests of Agent Hunter wait for compiled rules."""

from __future__ import annotations

from tradecraft.kernel.compiling import INTERPRETED

# They play millions of moves: interpreted, as coverage is measured, they would take hours.
collect_ignore = ["test_perft.py", "test_statistics.py", "test_worlds.py"] if INTERPRETED else []
