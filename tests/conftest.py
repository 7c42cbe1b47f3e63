"""What all tests share: how hypothesis looks for counter-examples."""

from __future__ import annotations

from hypothesis import settings

# A first call compiles, so that no deadline can be kept. The examples are the same at each run:
# what passes here passes there.
settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
