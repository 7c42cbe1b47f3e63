"""Which tests of The Agents wait for compiled rules."""

from __future__ import annotations

from tradecraft.kernel.compiling import INTERPRETED

# They imagine a hundred thousand worlds: interpreted, as coverage is measured, it would take hours.
collect_ignore = ["test_worlds.py"] if INTERPRETED else []
