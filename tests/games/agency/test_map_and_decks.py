"""The map and the decks are those of the rules page (AG-1, AG-H1 to AG-H5)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import numpy as np

from tradecraft.games.agency import GAME, box, decks
from tradecraft.games.agency import map as world
from tradecraft.games.agency.notation import handful
from tradecraft.kernel.words import Line, words

NAMES: Final = {
    words("en", GAME.texts).tell(Line("city", {"city": name})): name for name in world.CITY_NAMES
}
LINKS: Final = {city.name: set(city.links.split()) for city in world.TABLE}


def clause(key: str) -> str:
    """Give the words of a clause."""
    return words("en", GAME.texts).tell(Line(f"clause-AG-{key}"))


def test_the_map_is_that_of_the_rules_page() -> None:  # AG-H1, AG-1.1
    told: dict[str, set[str]] = {}
    zones: dict[str, int] = {}
    for sentence in clause("H1").split(". "):
        city, colon, links = sentence.rstrip(".").partition(": ")
        if colon:
            told[NAMES[city]] = {NAMES[name] for name in links.split(", ")}
        elif found := re.search(r"zone (\d)", sentence):
            zones |= dict.fromkeys(set(told) - set(zones), int(found[1]) - 1)

    assert told == LINKS
    assert zones == {city.name: city.zone for city in world.TABLE}


def test_links_go_both_ways_and_lead_everywhere() -> None:  # AG-H1
    assert all(city in LINKS[near] for city, links in LINKS.items() for near in links)
    assert sum(len(links) for links in LINKS.values()) == 2 * 48
    assert int(world.STEPS.max()) < world.CITIES
    assert (world.STEPS.T == world.STEPS).all()


def test_no_city_cuts_the_map_in_two() -> None:  # AG-H1
    for gone in LINKS:
        rest = set(LINKS) - {gone}
        found, edge = set[str](), {min(rest)}
        while edge:
            found |= edge
            edge = {near for city in edge for near in LINKS[city]} - found - {gone}

        assert found == rest


def test_there_are_three_zones_of_nine_with_three_links_between_each_two() -> None:  # AG-H1
    zone = dict(zip(world.CITY_NAMES, world.ZONE.tolist(), strict=True))
    cross = Counter(
        (zone[city], zone[near]) for city, links in LINKS.items() for near in links if city < near
    )

    assert Counter(zone.values()) == {0: 9, 1: 9, 2: 9}
    assert [cross[a, b] + cross[b, a] for a, b in ((0, 1), (1, 2), (0, 2))] == [3, 3, 3]


def test_every_base_is_four_links_away_from_the_foreign_zones_together() -> None:  # AG-H1
    bases = world.STEPS[world.BASE]
    for base, steps in zip(world.BASE, bases, strict=True):
        nearest = [steps[zone == world.ZONE].min() for zone in range(3) if zone != world.ZONE[base]]

        assert sum(nearest) == 4
        assert steps.max() <= 5


def test_each_city_lies_where_it_lies_on_the_globe() -> None:  # AG-H1
    for city in world.TABLE:
        assert -180 < city.longitude < 180
        assert -60 < city.latitude < 75
        west = city.longitude < -30
        assert west == (city.zone == world.AMERICAS)
    spots = np.array([(city.longitude, city.latitude) for city in world.TABLE])
    apart = np.abs(spots[:, None] - spots).sum(2) + np.eye(world.CITIES) * 99
    assert apart.min() > 3  # so that they can be told apart when they are drawn


def test_the_bases_of_the_agencies() -> None:  # AG-1.2, AG-1.3, AG-1.4, AG-1.5, AG-1.6, AG-15.7
    bases = [world.CITY_NAMES[base] for base in world.BASE]

    assert dict(zip(world.AGENCY_NAMES, bases, strict=True)) == {
        "cia": "washington",
        "mi6": "london",
        "fsb": "moscow",
        "mss": "beijing",
    }
    assert world.COLOURS == ("blue", "black", "green", "red")


def test_there_are_three_decks() -> None:  # AG-1.7, AG-H2, AG-H3, AG-H4
    assert int(decks.COPIES.sum()) == box.SLEEVES == 60
    assert world.CITIES == 27
    assert decks.OBJECTIVES * decks.EACH_OBJECTIVE == 12


def test_the_asset_deck_is_that_of_the_rules_page() -> None:  # AG-H2
    copies = {asset.name: asset.copies for asset in decks.TABLE}

    assert [copies[name] for name in decks.ASSET_NAMES] == [6] * 6 + [4] * 6
    told = [words("en", GAME.texts).tell(Line("card", {"card": key})) for key in decks.ASSET_NAMES]
    assert len(set(told)) == decks.ASSETS
    assert all(name in clause("H2") for name in told)


def test_two_objects_make_a_pair_for_an_objective() -> None:  # AG-8.9, AG-15.1, AG-15.2
    pairs = {
        decks.OBJECTIVE_NAMES[asset.objective]: {asset.name, decks.ASSET_NAMES[asset.partner]}
        for asset in decks.TABLE
        if asset.sort == decks.OBJECT
    }

    assert pairs == {
        "bomb": {"detonator", "explosives"},
        "tap": {"wire", "recorder"},
        "kill": {"rifle", "bullet"},
    }


def test_each_handful_of_cards_has_one_number() -> None:
    names = [handful(which) for which in range(len(decks.HANDFULS))]

    assert len(set(names)) == len(names) == 12 + 78 + 364
    assert all(list(cards) == sorted(cards) for cards in names)


def test_each_agency_has_ten_pawns_and_five_cells() -> None:  # AG-H5
    assert (box.PAWNS, box.CELLS) == (10, 5)


def test_a_position_is_below_eight_kilobytes() -> None:
    assert GAME.blank().nbytes < 8 * 1024
