"""What is told of a game accounts for each move and all money, and gives nothing away."""

from __future__ import annotations

from collections import Counter

import pytest

from games.agency.showing import VIEWERS, golden, moments, told_in
from tradecraft.games.agency import box
from tradecraft.games.agency.map import AGENCY_NAMES
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.kernel.words import Line

# Moves that begin what the next one tells
BEGIN = {box.MOVE, box.TRADE, box.BLIND}
DEALT = {box.LOCATION, box.OBJECTIVE, box.DRAW}
GAINS = {"turn", "completed", "stopped", "destroyed"}
PAYS = {"toll", "hired", "built", "drove", "flew"}


def booked(line: Line) -> Counter[str]:
    """Give whose money a line changes, and by how much."""
    money = int(line.args.get("money", 0))
    if line.key in GAINS:
        return Counter({str(line.args["who"]): money})
    if line.key in PAYS:
        return Counter({str(line.args["who"]): -money})
    if line.key == "attack-won":
        return Counter({str(line.args["who"]): money, str(line.args["whom"]): -money})
    return Counter()


def test_each_move_is_told_at_once_or_with_the_next() -> None:
    silent = set()
    for moment in moments():
        if not moment.told(SPECTATOR):
            silent.add(moment.kind)

    assert silent <= BEGIN | DEALT | {box.GO}  # a city where a cell is destroyed


def test_all_money_is_accounted_for() -> None:  # AG-4.1, AG-4.2, AG-9.6, AG-11.14, AG-12.6
    for moment in moments():
        before, after = moment.before[0], moment.after[0]
        if before.step in (box.ANSWERING, box.DRAWING_FIRST):  # what is traded is told bit by bit
            continue
        told = Counter[str]()
        for line in moment.told(SPECTATOR):
            told.update(booked(line))
        for seat, agency in enumerate(after.agency.tolist()):
            name = AGENCY_NAMES[agency] if agency < len(AGENCY_NAMES) else "none"

            assert after.money[seat] - before.money[seat] == told[name]


def test_a_theft_is_told_by_name_to_thief_and_victim_only() -> None:  # AG-H18
    last = {viewer: told_in("theft", viewer)[-1] for viewer in VIEWERS}

    assert [last[viewer] for viewer in (0, 1)] == ["stole", "stole"]
    assert [last[viewer] for viewer in (2, 3, SPECTATOR)] == ["stole-hidden"] * 3


def test_what_is_passed_on_is_told_to_the_next_only() -> None:  # AG-13.4, AG-13.5
    keys = {viewer: told_in("passing-on", viewer) for viewer in VIEWERS}

    assert [keys[viewer].count("packet-card") for viewer in VIEWERS] == [4, 0, 0, 0, 0]
    assert [keys[viewer].count("passed-3") for viewer in VIEWERS] == [0, 1, 0, 0, 0]
    assert [keys[viewer].count("passed-2") for viewer in VIEWERS] == [0, 0, 1, 0, 0]
    assert [keys[viewer].count("took-card") for viewer in VIEWERS] == [1, 1, 0, 0, 0]


def test_papers_are_told_to_their_owner_only() -> None:  # AG-2.8
    keys = {viewer: told_in("first-round", viewer) for viewer in VIEWERS}

    assert [keys[viewer].count("your-location") for viewer in VIEWERS] == [1, 2, 1, 1, 0]
    assert [keys[viewer].count("new-papers") for viewer in VIEWERS] == [1, 0, 1, 1, 1]


def test_a_proposal_is_heard_by_all_and_its_cards_are_shown_to_the_partner() -> None:  # AG-H44
    keys = {viewer: told_in("one-card-for-two", viewer) for viewer in VIEWERS}

    assert all(keys[viewer].count("wants") == 2 for viewer in VIEWERS)
    assert [keys[viewer].count("shown") for viewer in VIEWERS] == [1, 0, 0, 0, 0]
    assert [keys[viewer].count("offers") for viewer in VIEWERS] == [0, 1, 0, 0, 0]
    assert all(keys[viewer].count("lays-out") == 2 for viewer in VIEWERS)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("three-zones", "over-won"),
        ("last-round", "over-stopped"),
        ("shared-by-two", "over-shared-2"),
        ("shared-by-three", "over-shared-3"),
        ("shared-by-four", "over-shared-4"),
    ],
)
def test_an_end_is_told_with_how_far_each_has_come(name: str, key: str) -> None:  # AG-14.1, AG-H26
    told = told_in(name, SPECTATOR)

    assert told[-5:] == ["final"] * 4 + [key]
    assert ("safety-stop" in told) == (key != "over-won")


def test_a_seat_is_asked_in_the_second_person_and_the_others_are_told_who_decides() -> None:
    play = golden("asked-in-vain")

    assert play.asked(0).startswith("Here is a proposal from MI6.")
    assert play.asked(1) == (
        "The CIA must answer the proposal from MI6: 1 card is asked for by name."
    )
