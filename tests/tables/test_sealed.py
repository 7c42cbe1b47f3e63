"""Sealed dealing: what was promised by the hash is what is dealt."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest

from tables.sitting import EMBASSY, SEED, Desk
from tradecraft.kernel import records
from tradecraft.kernel.errors import BadRecord
from tradecraft.kernel.worlds import misfit
from tradecraft.registry import GAMES
from tradecraft.tables import sealed, sight
from tradecraft.tables.verify import verify


def over(seed: int = 3, game: str = EMBASSY, seats: int = 3) -> Desk:
    desk = Desk(game, seats).sit(*["ana", "bo", "cy"][:seats])
    return desk.at_random(random.Random(seed))  # noqa: S311  # a test, not a secret


def test_a_dealers_move_follows_from_the_seed_by_the_recipe_that_is_written_down() -> None:
    for ply in range(1, 200):
        digest = hmac.new(SEED, f"table/{ply}/0".encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest[:8], "big")

        assert sealed.choose(SEED, "table", ply, 6) == number % 6


def test_a_number_that_would_favour_some_moves_is_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = iter([(2**64 - 1).to_bytes(8, "big"), (7).to_bytes(8, "big")])
    monkeypatch.setattr("tradecraft.tables.sealed.hmac.digest", lambda *_: next(drawn))

    assert sealed.choose(SEED, "table", 1, 6) == 1


def test_all_moves_of_the_dealer_are_as_likely() -> None:
    counts = [0] * 6
    for ply in range(6_000):
        counts[sealed.choose(SEED, "table", ply, 6)] += 1

    assert misfit(counts, [1 / 6] * 6) < 5


def test_a_seed_is_sealed_by_its_hash() -> None:
    assert sealed.hash_of(SEED) == hashlib.sha256(SEED).hexdigest()
    assert len({sealed.new_seed() for _ in range(100)}) == 100


def test_the_record_of_a_table_proves_how_it_was_dealt() -> None:
    text = sight.record(over().table, None)
    verdict = verify(records.read(text, GAMES))

    assert verdict.kept
    assert verdict.tried == 3 * 8 + 1  # three decks and the first Ambassador


def test_a_record_whose_moves_were_taken_back_proves_it_too() -> None:
    desk = Desk().sit("ana", "bo").play("+7 +0 +4 +5 +3")
    desk.does(desk.table.take_back("bo", desk.now))
    desk.at_random(random.Random(1))  # noqa: S311  # a test, not a secret
    text = sight.record(desk.table, None)

    assert "plies" in text
    verdict = verify(records.read(text, GAMES))
    assert verdict.kept
    assert verdict.tried == 1


def test_another_deal_is_found_out() -> None:
    text = sight.record(over(game="agent_hunter", seats=2).table, None)
    other = text.replace("dealer: first=0", "dealer: first=1")
    other = other if other != text else text.replace("dealer: first=1", "dealer: first=0")
    short = other[: other.index("dealer: first=") + len("dealer: first=0")]
    changed = short + '\n"""\n' + text[text.index("\n[sealed]") :]
    verdict = verify(records.read(changed, GAMES))

    assert not verdict.kept
    assert verdict.wrong == 7
    assert {verdict.has, verdict.must} == {"first=0", "first=1"}


def test_another_seed_is_found_out() -> None:
    text = sight.record(over().table, None)
    verdict = verify(records.read(text.replace(SEED.hex(), bytes(32).hex()), GAMES))

    assert not verdict.opens
    assert not verdict.kept


@pytest.mark.parametrize(
    ("line", "instead", "key"),
    [
        ('table = "table"', "", "record-seal-misses"),
        ('table = "table"', "table = 4", "record-seal-broken"),
        ('table = "table"', 'table = "table"\nbegins = -1', "record-seal-broken"),
        ('table = "table"', 'table = "table"\nplies = { x = 3 }', "record-seal-broken"),
        ('table = "table"', 'table = "table"\nother = 3', "record-seal-broken"),
        (SEED.hex(), "nothing", "record-seal-broken"),
    ],
)
def test_a_broken_seal_is_refused(line: str, instead: str, key: str) -> None:
    text = sight.record(over().table, None).replace(line, instead)
    with pytest.raises(BadRecord) as caught:
        verify(records.read(text, GAMES))

    assert caught.value.key == key
    assert caught.value.tell("ca")


def test_a_game_that_was_played_elsewhere_has_no_seal() -> None:
    text = sight.record(over().table, None).partition("[sealed]")[0]
    with pytest.raises(BadRecord) as caught:
        verify(records.read(text, GAMES))

    assert caught.value.key == "record-not-sealed"
