"""What a viewer is sent: patches that fit, records that hide, and no secret anywhere."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tables.sitting import EMBASSY, SEED, Desk
from tradecraft.kernel import records
from tradecraft.kernel.errors import BadRecord, Refused
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


def told_of(desk: Desk, viewer: int) -> Any:  # noqa: ANN401  # JSON
    """Give what a viewer's notebook tells now."""
    return sight.notebook(desk.table, desk.table.ply, viewer)["notes"]


def test_the_notebook_tells_the_bounds_that_answers_left() -> None:
    desk = Desk().sit("ana", "bo").play("+7 +0 +4  +5 +3 +9")
    desk.play("3>b" if desk.table.actor == 0 else "7>b")
    side = told_of(desk, SPECTATOR)["sides"][1 if desk.table.log[-1].seat == 0 else 0]
    (hideout,) = (one for one in side["hideouts"] if one and one["name"] == "b")

    assert 0 < len(hideout["could_be"]) < 10


def test_the_notebook_tells_of_cards_that_lie_face_down_now() -> None:  # AE-H24
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy")
    desk.at_random(random.Random(5), moves=30)  # noqa: S311  # a test, not a secret
    notes = told_of(desk, 0)

    assert any(card for seat in notes["seats"] for card in seat.get("deck", []))
    assert "card" not in str([seat.get("info") for seat in notes["seats"]])
    in_view = sight.view(desk.table, 0)["seats"]
    assert all(card is None for seat in in_view for card in seat["deck"])


@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_that_is_off_is_off_in_the_view_too(game: str) -> None:
    seats = GAMES[game].seats[0]
    aids = dict(GAMES[game].aids)
    desks = [Desk(game, seats, notebook=on, options=aids) for on in (True, False)]
    for desk in desks:
        desk.sit(*[f"p{i}" for i in range(seats)])
        desk.at_random(random.Random(5), moves=60)  # noqa: S311  # a test, not a secret
    on, off = desks
    for viewer in (0, SPECTATOR):
        notes = told_of(on, viewer)
        whole, bare = (sight.view(desk.table, viewer) for desk in desks)

        assert notes or game == "leduc_poker" or viewer == SPECTATOR
        assert all(sight.beyond(whole[key], bare.get(key), aids) == notes[key] for key in notes)
        assert {key for key in whole if whole[key] != bare.get(key)} <= {*notes, "asked", "rulings"}
        with pytest.raises(Refused, match="without the notebook"):
            told_of(off, viewer)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_notebook_tells_is_in_a_view_that_remembers(game: str) -> None:
    seats = GAMES[game].seats[0]
    desk = Desk(game, seats, options=dict(GAMES[game].aids)).sit(*[f"p{i}" for i in range(seats)])
    desk.at_random(random.Random(6), moves=80)  # noqa: S311  # a test, not a secret
    for viewer in (0, seats - 1, SPECTATOR):
        view = sight.view(desk.table, viewer)

        assert all(within(one, view[key]) for key, one in told_of(desk, viewer).items())


def within(part: Any, whole: Any) -> bool:  # noqa: ANN401  # JSON
    """Say whether all that a part tells stands in the whole."""
    if isinstance(part, dict):
        return all(key in whole and within(one, whole[key]) for key, one in part.items())
    if isinstance(part, list) and part != whole:
        return len(part) == len(whole) and all(map(within, part, whole))
    return bool(part == whole)
