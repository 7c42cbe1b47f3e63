"""Whoever cannot tell two tables apart is sent the same bytes; and a leak, wherever, is found."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tradecraft.kernel.errors import IllegalMove, Refused
from tradecraft.registry import GAMES
from tradecraft.tables import sight, surface, takeback
from tradecraft.tables.table import Table

Json = dict[str, Any]
Sent = Callable[..., Any]  # a function that makes what is sent
Leak = Callable[[Sent], Sent]


@pytest.mark.parametrize("game", GAMES)
def test_tables_that_look_alike_answer_alike(game: str) -> None:
    found = surface.check(GAMES[game], 1_500, seed=4)

    assert found.leak == ""
    assert found.twins > 10


def odd(table: Table) -> int:
    """Give a bit of all that is true at a table: whoever is told it is told a secret."""
    return zlib.crc32(table.positions.tobytes()) % 2


def in_the_card(whole: Sent) -> Sent:
    return lambda table, player="": whole(table, player) | {"size": "x" * odd(table)}


def in_the_order_of_the_chat(whole: Sent) -> Sent:
    return lambda table: whole(table)[:: -1 if odd(table) else 1]


def in_the_size_of_the_record(whole: Sent) -> Sent:
    return lambda table, *rest: whole(table, *rest) + "\n" * odd(table)


def in_the_first_view(whole: Sent) -> Sent:
    def leaking(table: Table, ply: int, viewer: int) -> Json:
        told: Json = whole(table, ply, viewer)
        return told | {"odd": odd(table) if ply == 0 else 0}

    return leaking


def in_the_view(whole: Sent) -> Sent:
    return lambda table, viewer: whole(table, viewer) | {"odd": odd(table)}


def in_the_notebook(whole: Sent) -> Sent:
    return lambda table, *rest: whole(table, *rest) | {"odd": odd(table)}


def in_what_is_told(whole: Sent) -> Sent:
    return lambda table, row, *rest: whole(table, row, *rest) | {"number": row.move}


def in_the_order_of_a_patch(whole: Sent) -> Sent:
    def leaking(table: Table, after: int, viewer: int) -> Iterator[Json]:
        for told in whole(table, after, viewer):
            members = list(told["patch"].items())
            yield told | {"patch": dict(members[:: -1 if odd(table) else 1])}

    return leaking


def in_what_a_resumed_stream_tells(whole: Sent) -> Sent:
    def leaking(table: Table, after: int, viewer: int) -> Iterator[Json]:
        last = table.ply - after <= surface.RESUMED
        return (told | {"odd": odd(table) if last else 0} for told in whole(table, after, viewer))

    return leaking


def in_a_refusal(whole: Sent) -> Sent:
    def leaking(table: Table, *rest: object) -> object:
        try:
            return whole(table, *rest)
        except Refused as refusal:
            refusal.facts["number"] = odd(table)
            raise

    return leaking


def in_the_clause_of_a_refusal(whole: Sent) -> Sent:
    def leaking(table: Table, *rest: object) -> object:
        try:
            return whole(table, *rest)
        except IllegalMove as refusal:
            refusal.clause += " " * odd(table)
            raise

    return leaking


def in_what_may_be_taken_back(whole: Sent) -> Sent:
    return lambda table, target: whole(table, target) and bool(odd(table))


def in_whether_a_game_can_be_aborted(whole: Sent) -> Sent:
    return lambda table: whole(table) or bool(odd(table))


LEAKS: dict[Leak, tuple[object, str, str]] = {
    in_the_card: (sight, "card", "card"),
    in_the_order_of_the_chat: (sight, "chats", "chat"),
    in_the_size_of_the_record: (sight, "seen_record", "record"),
    in_the_first_view: (sight, "view_at", "view at 0"),
    in_the_view: (sight, "view", "view at the end"),
    in_the_notebook: (sight, "notebook", "notebook"),
    in_what_is_told: (sight, "happened", "row "),
    in_the_order_of_a_patch: (sight, "missed", "row "),
    in_what_a_resumed_stream_tells: (sight, "missed", " again"),
    in_a_refusal: (Table, "move", "move "),
    in_the_clause_of_a_refusal: (Table, "move", "move "),
    in_what_may_be_taken_back: (takeback, "is_free", "take-back of seat"),
    in_whether_a_game_can_be_aborted: (Table, "second_round", "card"),
}


@pytest.mark.parametrize("leaking", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(leaking: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    home, name, channel = LEAKS[leaking]
    monkeypatch.setattr(home, name, leaking(getattr(home, name)))
    found = surface.check(GAMES["agent_hunter"], 3_000, seed=1)

    assert channel in found.leak
    assert found.record != found.twin
