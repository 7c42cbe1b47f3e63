"""What is imagined of the hidden cards is what each other deal would have looked like as well.

The kernel's `worlds` tries all that the dealer can deal and all that others can take, in games that
are cut to a few cards: set up so that most of it is known, and then something hidden happens.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import numpy as np
import pytest

from games.agency.spying import PAWNS, parted, table, walk
from tradecraft.games.agency import GAME, box
from tradecraft.games.agency.decks import ASSET_NAMES
from tradecraft.kernel import runs
from tradecraft.kernel.compiling import INTERPRETED
from tradecraft.kernel.dice import dice
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.worlds import misfit, worlds

DRAWS_A_WORLD: Final = 30
NO_ACCIDENT: Final = 5.0
MOST: Final = 300 if INTERPRETED else 3_000
SMALL: Final = {
    "agencies_settled": 1,
    "copies": 1,
    "starting_cards": 0,
    "locations": 4,
    "objective_kinds": 1,
}
VIEWERS: Final = (0, 1, 2, 3, SPECTATOR)
DEALT: Final = "@washington ?bomb @new-york ?bomb @vancouver ?bomb @los-angeles ?bomb"


def moves_of(text: str) -> list[int]:
    """Read moves; of a card that is dealt any copy will do."""
    words = [f"{word}.1" if word[0] in "=?" and "." not in word else word for word in text.split()]
    return [GAME.number(word) for word in words]


def small(text: str) -> list[int]:
    """Read a game of few cards: how it is set up, and these moves."""
    placed = parted(PAWNS)
    pawns = " ".join(f"+{placed[seat][n]}" for n in range(3) for seat in range(4))
    return moves_of(f"first=0 {pawns} {DEALT} {text}")


def compare(moves: list[int], options: dict[str, int], viewers: tuple[int, ...]) -> list[int]:
    """Hold what is imagined against all worlds; the answer is how many there are for each."""
    start = GAME.start(4, options)
    truth = start.copy()
    assert runs.fold(truth, np.array(moves)) == len(moves)
    sizes = []
    for viewer in viewers:
        found = worlds(GAME, start, moves, viewer, MOST)
        if found is None:
            continue
        draws = DRAWS_A_WORLD * len(found)
        counts = imagined(truth, viewer, draws)

        assert counts.keys() == found.keys()
        assert misfit([counts[world] for world in found], list(found.values())) < NO_ACCIDENT
        sizes.append(len(found))
    return sizes


def imagined(positions: Array, viewer: int, draws: int) -> Counter[bytes]:
    """Imagine that many worlds and count them."""
    dreams = np.repeat(GAME.masked(positions, viewer), draws)
    runs.batch_imagine(dreams, np.full(draws, viewer), dice(draws, 5))
    return Counter(dream.tobytes() for dream in dreams)


def test_the_papers_of_the_others_can_be_any_that_are_left() -> None:  # AG-2.8, AG-2.9
    sizes = compare(small(""), SMALL, VIEWERS)

    assert sizes == [6, 6, 6, 6, 24]


def test_objectives_are_imagined_with_the_dealers_chances() -> None:  # AG-2.8, AG-H4
    options = {**SMALL, "objective_kinds": 2}
    placed = parted(PAWNS)
    pawns = " ".join(f"+{placed[seat][n]}" for n in range(3) for seat in range(4))
    moves = moves_of(f"first=0 {pawns} @washington ?bomb @new-york ?bomb @vancouver ?tap")

    assert compare(moves, options, (0, 1, 2)) == [24, 24, 24]  # others': 3 x 2 cities, 2 x 2 kinds


def test_a_drawn_card_can_be_any_that_is_left() -> None:  # AG-5.1, AG-H42
    assert compare(small("=mole"), SMALL, (0, 1)) == [6 * 12, 6]


def test_who_shows_one_object_has_the_other() -> None:  # AG-12.3, AG-11.1
    # Seat 1 has three cards; one shown is a Detonator, so that one of the others is Explosives.
    placed = parted(
        PAWNS.replace("paris", "new-york").replace("washington new-york", "dubai lagos")
    )
    pawns = " ".join(f"+{placed[seat][n]}" for n in range(3) for seat in range(4))
    dealt = (
        "@washington ?bomb =wire =mole @new-york ?bomb =detonator =rifle"
        " @vancouver ?bomb =recorder =no-tap @los-angeles ?bomb =bullet =block"
    )
    options = {**SMALL, "starting_cards": 2}
    moves = moves_of(f"first=0 {pawns} {dealt} =explosives init2")
    truth = GAME.start(4, options)
    assert runs.fold(truth, np.array(moves)) == len(moves)
    explosives = ASSET_NAMES.index("explosives")
    for viewer in (0, SPECTATOR):
        dreams = np.repeat(GAME.masked(truth, viewer), 1_000)
        runs.batch_imagine(dreams, np.full(1_000, viewer), dice(viewer + 9))
        held = Counter(
            "".join(str(sleeve) for sleeve in (3, 8) if dream.name[sleeve] == explosives)
            for dream in dreams
        )

        assert held.keys() == {"3", "8"}  # one of the two, always
        assert misfit([held["3"], held["8"]], [0.5, 0.5]) < NO_ACCIDENT


AUCTION: Final = "=no-bomb end =wire end =mole end =rifle end =bullet =block =recorder =no-tap"


@pytest.mark.parametrize(
    "taken", ["", "take1", "take3", "take2 take1", "take4 take3 take2", "take1 take3 take1"]
)
def test_who_passed_cards_on_knows_them_but_not_who_took_which(taken: str) -> None:
    # AG-13.5, AG-13.6, AG-H42
    moves = small(f"{AUCTION} {taken}")
    options = {**SMALL, "rounds": 2}
    start = GAME.start(4, options)
    truth = start.copy()
    assert runs.fold(truth, np.array(moves)) == len(moves)
    # Of the whole deck too much is hidden to try all: what was passed on is tried by itself.
    for viewer in range(3):
        if len(taken.split()) <= viewer:
            continue
        passed = [
            s for s in range(box.SLEEVES) if truth["auction"][0, s] and passed_on(truth, s, viewer)
        ]
        names = sorted(int(truth["name"][0, sleeve]) for sleeve in passed)
        draws = 900
        dreams = np.repeat(GAME.masked(truth, viewer), draws)
        runs.batch_imagine(dreams, np.full(draws, viewer), dice(viewer + 1))
        orders = Counter(tuple(int(dream.name[sleeve]) for sleeve in passed) for dream in dreams)

        assert all(sorted(order) == names for order in orders)
        expected = expected_orders(truth, passed, viewer)
        assert orders.keys() == expected.keys()
        chances = [expected[order] / sum(expected.values()) for order in expected]
        assert misfit([orders[order] for order in expected], chances) < NO_ACCIDENT


def passed_on(truth: Array, sleeve: int, viewer: int) -> bool:
    """Say whether the viewer, in whose auction the holder was seat 0, passed this card on."""
    return bool(truth["order"][0, sleeve] > viewer)


def expected_orders(truth: Array, passed: list[int], viewer: int) -> Counter[tuple[int, ...]]:
    """Try all ways to take the cards that the viewer passed on, by hand."""
    names = [int(truth["name"][0, sleeve]) for sleeve in passed]
    knows = [bool(truth["knows"][0, sleeve] >> viewer & 1) for sleeve in passed]
    order = [int(truth["order"][0, sleeve]) for sleeve in passed]
    found: Counter[tuple[int, ...]] = Counter()

    def go(place: int, left: tuple[int, ...], so_far: tuple[int, ...]) -> None:
        if place == len(passed) or order[place] == box.STILL_IN_PACKET:
            whole = (*so_far, *sorted(left))
            if all(whole[i] == names[i] for i, known in enumerate(knows) if known):
                found[whole] += 1
            return
        for name in left:
            rest = list(left)
            rest.remove(name)
            go(place + 1, tuple(rest), (*so_far, name))

    go(0, tuple(names), ())
    return found


def test_all_worlds_are_imagined_while_cards_are_few() -> None:  # AG-9.11, AG-H18, AG-H42
    # A draw, a Mole that lays it open, a theft: what is known stays known by its sleeve.
    pawns = "paris new-york havana | london lagos rome | moscow almaty cairo | beijing tokyo seoul"
    placed = parted(pawns)
    put = " ".join(f"+{placed[seat][n]}" for n in range(3) for seat in range(4))
    head = f"first=0 {put} {DEALT}"
    for tail in ("=wire end", "=mole play0 at0", "=mole play0 at0 w0 >paris a0x0 die=3"):
        sizes = compare(moves_of(f"{head} {tail}"), SMALL, (0, 1, 2))
        assert min(sizes) >= 6


def test_every_imagined_world_of_a_random_game_looks_the_same_and_is_whole() -> None:
    # AG-H42, AG-H43
    chance = random.Random(5)  # noqa: S311  # a test, not a secret
    options = {"copies": 2, "rounds": 12, "starting_money": 5, "locations": 5}
    renewed = 0
    for ply, (positions, _) in enumerate(walk(chance, **options)):
        if ply % 9:
            continue
        lots = int(positions["lots"][0])
        renewed = max(renewed, lots)
        for viewer in VIEWERS:
            seen = GAME.masked(positions, viewer)
            world = GAME.imagined(seen, viewer, dice(ply))

            assert GAME.masked(world, viewer).tobytes() == seen.tobytes()
            assert (world["deck"].sum(), lots) == (positions["deck_size"][0], lots)
            assert (world["deck"] >= 0).all()
    assert renewed >= 2


def test_after_a_renewal_all_know_which_cards_are_out_but_not_where() -> None:  # AG-H43, AG-H38
    moves = "=recorder end =no-bomb end =no-tap end =no-kill play1 at1 pick=2 pick=3 end"
    game = table(moves, copies=1)
    outside = sorted(name for name in game.numbers("name") if name < 12)
    dreams = np.repeat(GAME.masked(game.positions, SPECTATOR), 500)
    runs.batch_imagine(dreams, np.full(500, SPECTATOR), dice(3))

    for dream in dreams:
        assert sorted(int(name) for name in dream.name if name < 12) == outside
        assert dream.deck.tolist() == [0] * 9 + [1, 0, 0]  # the Mole
    unknown = [s for s in range(12) if s not in (1, 2, 3)]
    shares = Counter(int(dream.name[unknown[0]]) for dream in dreams)
    assert len(shares) == len(unknown)


def test_renewed_papers_leave_the_others_what_they_have() -> None:  # AG-H8, AG-H39
    hands = "wire mole | detonator explosives | wire wire | wire wire"
    papers = "new-york bomb | washington bomb | vancouver bomb | los-angeles bomb"
    pawns = (
        "sydney lagos havana | washington paris rome | moscow almaty cairo | beijing tokyo seoul"
    )
    game = table(
        "=mole init2 and3 >havana",
        pawns=pawns,
        papers=papers,
        hands=hands,
        locations=4,
        objective_kinds=1,
    ).idle(3)
    game.play("@washington ?bomb")
    dreams = np.repeat(GAME.masked(game.positions, 0), 400)
    runs.batch_imagine(dreams, np.zeros(400, np.int64), dice(4))

    assert {tuple(dream.location) for dream in dreams} == {(1, 0, 2, 3), (1, 0, 3, 2)}
