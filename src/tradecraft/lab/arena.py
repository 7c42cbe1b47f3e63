"""The arena: deals are played side by side, written down, and taken up where they were left.

A file of results has a header, the match, and then a line for each deal. It is the same file
whether it was played in one go or in ten, on one core or on a cluster.
"""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import joblib
import msgspec

from tradecraft.kernel.errors import BadOption, BadRecord
from tradecraft.kernel.records import trouble_with
from tradecraft.lab.matches import Deal, Match, play_deal
from tradecraft.lab.standings import Tally

AHEAD: Final = 4  # deals that each worker plays in a round
PATIENCE: Final = 10.0  # seconds in which a cluster must answer


class Arena:
    """A match that is being played."""

    def __init__(self, match: Match, file: Path | None = None) -> None:
        """Begin, or read what was played of this match so far."""
        self.match = match
        self.file = file
        self.tally = Tally(match)
        if file and file.exists():
            with usable(file):
                for deal in read(file, match):
                    self.tally.add(deal)

    def play(
        self, deals: int, *, jobs: int = 1, to_the_end: bool = False, watch: Callable[[int], None]
    ) -> None:
        """Play up to so many deals; stop sooner if it is sure who is better."""
        todo = range(self.tally.deals, deals)
        if not todo or (not to_the_end and self.tally.is_sure()):
            return
        with joblib.Parallel(n_jobs=jobs) as crew, written(self.file, self.match) as write:
            # Round by round: between two rounds it is seen whether enough was played.
            size = AHEAD * joblib.effective_n_jobs(jobs)
            for first in range(todo.start, todo.stop, size):
                some = todo[first - todo.start :][:size]
                for deal in crew(joblib.delayed(play_deal)(self.match, number) for number in some):
                    self.tally.add(deal)
                    write(deal)
                watch(self.tally.deals)
                if not to_the_end and self.tally.is_sure():
                    break


def read(file: Path, match: Match | None = None) -> Iterator[Deal]:
    """Read the deals of a file of results; if a match is named they must be of that."""
    with file.open("rb") as lines:
        try:
            header = msgspec.json.decode(next(lines, b""), type=Match)
            if match and header != match:
                raise BadRecord("arena-other-match", file=str(file))
            for line in lines:
                if line.endswith(b"\n"):  # what was broken off is played again
                    yield msgspec.json.decode(line, type=Deal)
        except msgspec.DecodeError as error:
            raise BadRecord("arena-unreadable", file=str(file)) from error


@contextlib.contextmanager
def usable(file: Path) -> Iterator[None]:
    """Say which file it is that the system has something against."""
    try:
        yield
    except OSError as error:
        raise BadRecord("file-trouble", file=str(file), why=trouble_with(error)) from error


def match_of(file: Path) -> Match:
    """Read what match a file holds the results of."""
    try:
        with file.open("rb") as lines:
            return msgspec.json.decode(next(lines, b""), type=Match)
    except msgspec.DecodeError as error:
        raise BadRecord("arena-unreadable", file=str(file)) from error


@contextlib.contextmanager
def written(file: Path | None, match: Match) -> Iterator[Callable[[Deal], int]]:
    """Write each deal down as soon as it is known, after those that are there."""
    if file is None:
        yield lambda _deal: 0
        return
    with usable(file):
        whole = file.read_bytes() if file.exists() else msgspec.json.encode(match) + b"\n"
        file.write_bytes(whole[: whole.rfind(b"\n") + 1])
        with file.open("ab", buffering=0) as lines:
            yield lambda deal: lines.write(msgspec.json.encode(deal) + b"\n")


@contextlib.contextmanager
def cluster(address: str) -> Iterator[None]:
    """Let joblib hand the deals to a Ray cluster, if there is an address.

    "auto" finds one that runs here, and "local" starts one.
    """
    if not address:
        yield
        return
    import ray
    from ray.util.joblib import register_ray

    register_ray()  # type: ignore[no-untyped-call]
    own: dict[str, Any] = {"include_dashboard": False} if address == "local" else {}
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadOption("arena-no-cluster", address=address) from error
    try:
        with joblib.parallel_config(backend="ray"):
            yield
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """See whether somebody listens at an address; Ray itself would ask for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host:
        socket.create_connection((host, int(port)), PATIENCE).close()
