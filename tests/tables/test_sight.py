"""What a viewer is sent: patches that fit, records that hide, and no secret anywhere."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tables.sitting import EMBASSY, SEED, Desk
from tradecraft.kernel import records
from tradecraft.kernel.errors import BadRecord
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.registry import GAMES
from tradecraft.tables import sealed, sight


def merged(old: Any, patch: Any) -> Any:  # noqa: ANN401  # JSON
    """Apply a JSON Merge Patch, as RFC 7396 writes it."""
    if not isinstance(patch, dict):
        return patch
    result = dict(old) if isinstance(old, dict) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = merged(result.get(name), value)
    return result


@pytest.mark.parametrize("game", GAMES)
def test_patches_take_a_view_from_each_ply_to_the_next(game: str) -> None:
    seats = GAMES[game].seats[-1]
    desk = Desk(game, seats).sit(*[f"p{i}" for i in range(seats)])
    desk.at_random(random.Random(5), moves=60)  # noqa: S311  # a test, not a secret
    table = desk.table
    for viewer in (0, seats - 1, SPECTATOR):
        view = sight.view_at(table, 0, viewer)
        for ply in range(1, table.ply + 1):
            new = sight.view_at(table, ply, viewer)
            view = merged(view, json.loads(json.dumps(sight.patch(view, new))))

            assert view == new
        assert view == sight.view(table, viewer)


def test_a_patch_says_only_what_has_changed() -> None:
    old = {"a": 1, "b": {"c": 2, "d": [1, 2]}, "e": 3, "f": True}
    new = {"a": 1, "b": {"c": 2, "d": [1, 3]}, "g": {}, "f": 1}

    assert sight.patch(old, new) == {"b": {"d": [1, 3]}, "e": None, "g": {}, "f": 1}
    assert sight.patch(old, old) == {}


def test_a_patch_is_the_same_bytes_whoever_makes_it() -> None:
    old = dict.fromkeys("hgfedcba", 1)

    assert list(sight.patch(old, {})) == list(old)  # and not as this process mixes its sets
    assert list(sight.patch({"in": old}, {"in": {}})["in"]) == list(old)


def test_the_seed_is_told_after_the_end_and_its_hash_from_the_beginning() -> None:
    desk = Desk().sit("ana", "bo")

    assert sight.card(desk.table)["hash"] == sealed.hash_of(SEED)
    assert "seed" not in sight.card(desk.table)
    assert SEED.hex() not in sight.record(desk.table, 0)
    desk.does(desk.table.resign("ana", None, desk.now))
    assert sight.card(desk.table)["seed"] == SEED.hex()


def test_the_record_of_a_seat_hides_what_it_did_not_see_and_cannot_be_played() -> None:
    desk = Desk().sit("ana", "bo").play("+7 +0 +4 +5")
    text = sight.record(desk.table, 1)

    assert "0: +? +? +?" in text
    assert "1: +5" in text
    with pytest.raises(BadRecord) as caught:
        records.read(text, GAMES)
    assert caught.value.key == "record-as-seen"


def test_the_whole_record_reads_back_to_the_same_game() -> None:
    desk = Desk(EMBASSY, 4).sit("ana", "bo", "cy", "dee")
    desk.at_random(random.Random(2))  # noqa: S311  # a test, not a secret
    read = records.read(sight.record(desk.table, None), GAMES)

    assert read.numbers() == desk.table.moves(desk.table.line).tolist()
    assert read.players == ("Ana", "Bo", "Cy", "Dee")


def test_nobody_is_told_the_id_of_another() -> None:
    desk = Desk(EMBASSY, 3).sit("ana-id", "bo-id", "cy-id")
    told = json.dumps(sight.card(desk.table, "bo-id"))

    assert "-id" not in told
    assert [seat.get("mine") for seat in sight.card(desk.table, "bo-id")["seats"]] == [
        None,
        True,
        None,
    ]
