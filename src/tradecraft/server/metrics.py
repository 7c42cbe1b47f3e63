"""What a worker counts, for Prometheus."""

from __future__ import annotations

import logging

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

LOG = logging.getLogger("tradecraft")


class Metrics:
    """The counters of a worker."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Counter("tradecraft_moves", "Rows of the log", registry=self.registry)
        self._made = Counter("tradecraft_tables_made", "Tables", ["game"], registry=self.registry)
        self._ended = Counter("tradecraft_games_ended", "Games", ["game"], registry=self.registry)
        self._failed = Counter("tradecraft_failures", "Errors", ["where"], registry=self.registry)
        self._refused = Counter("tradecraft_refusals", "Refused", ["key"], registry=self.registry)
        self._tables = Gauge("tradecraft_tables_held", "Tables in memory", registry=self.registry)
        self._streams = Gauge("tradecraft_streams", "Open streams", registry=self.registry)
        self._moved = 0  # since they were last told
        self.tables = self._tables.set
        self.streams = self._streams.set

    def moved(self) -> None:
        """A row was added to a log."""
        self._moved += 1

    def made(self, game: str) -> None:
        """A table was made."""
        self._made.labels(game).inc()

    def ended(self, game: str) -> None:
        """A game has ended."""
        self._ended.labels(game).inc()

    def refused(self, key: str) -> None:
        """A request was refused."""
        self._refused.labels(key).inc()

    def failed(self, where: str, error: Exception) -> None:
        """Something went wrong that should not have."""
        self._failed.labels(where).inc()
        LOG.error("failed: %s", where, exc_info=error)

    def told(self) -> bytes:
        """Write all counters."""
        self._moves.inc(self._moved)
        self._moved = 0
        return generate_latest(self.registry)
