"""What each seat is shown: the map, every piece and who knows it, and nothing that is hidden."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

from games.agency.showing import VIEWERS, View, golden, moments, seen_by
from tradecraft.games.agency import GAME
from tradecraft.games.agency.box import PAWNS
from tradecraft.games.agency.view import MAP
from tradecraft.kernel.layout import SPECTATOR

EVERY = 11  # moments between two that are looked at


def names(cards: list[View]) -> list[str | None]:
    """Name cards."""
    return [card["name"] for card in cards]


def test_a_view_is_json() -> None:
    for moment in moments()[::EVERY]:
        view = seen_by(moment.after, SPECTATOR)

        assert json.loads(json.dumps(view)) == view


def test_the_map_has_its_cities_roads_and_zones() -> None:  # AG-1.1, AG-H1
    links = {city["name"]: set(city["links"]) for city in MAP["cities"]}

    assert len(links) == 27
    assert len(MAP["roads"]) == 48
    assert all(a in links[b] and b in links[a] for a, b in MAP["roads"])
    assert sum(map(len, links.values())) == 2 * 48
    assert [len(zone["cities"]) for zone in MAP["zones"]] == [9, 9, 9]
    assert {c["base"]: c["name"] for c in MAP["cities"] if c["base"]} == {
        "cia": "washington",
        "mi6": "london",
        "fsb": "moscow",
        "mss": "beijing",
    }


def test_each_pawn_is_shown_once() -> None:  # AG-H5, AG-8.7
    for moment in moments()[::EVERY]:
        view = seen_by(moment.after, SPECTATOR)
        owners = [card["owner"] for zone in view["zones"] for card in zone["cards"]]
        for seat in view["seats"]:
            lent = owners.count(seat["seat"])

            assert len(seat["spies"]) + seat["reserve"] + lent == PAWNS


def test_each_asset_card_is_shown_once_wherever_it_lies() -> None:  # AG-H2, AG-H42
    for moment in moments()[::EVERY]:
        view = seen_by(moment.after, SPECTATOR)
        lying: list[list[View]] = [view["decks"]["discards"]]
        lying += chain.from_iterable((seat["hand"], seat["up"]) for seat in view["seats"])
        lying += [zone["cards"] for zone in view["zones"]]
        lying += [view["auction"]["packet"]] if view["auction"] else []
        sleeves = [card["sleeve"] for cards in lying for card in cards]

        assert len(sleeves) == len(set(sleeves))
        assert len(sleeves) + view["decks"]["assets"] in {60, 12}  # or one of each name


def test_what_a_viewer_has_not_seen_is_counted_by_name() -> None:  # AG-H2
    for moment in moments()[::EVERY]:
        for viewer in VIEWERS:
            view = seen_by(moment.after, viewer)
            unknown = sum(view["decks"]["unseen"].values()) - view["decks"]["assets"]
            hidden = [c for seat in view["seats"] for c in seat["hand"] if c["name"] is None]
            hidden += [c for c in view["decks"]["discards"] if c["name"] is None]
            packet = view["auction"]["packet"] if view["auction"] else []
            hidden += [card for card in packet if card["name"] is None]

            assert min(view["decks"]["unseen"].values()) >= 0
            assert unknown == len(hidden)


def test_a_card_has_its_name_for_whom_it_says_know_it() -> None:  # AG-H18, AG-H44
    for moment in moments()[::EVERY]:
        for viewer in VIEWERS:
            for seat in seen_by(moment.after, viewer)["seats"]:
                for card in seat["hand"]:
                    knows = viewer in card["seen_by"] or card["open"]
                    assert (card["name"] is not None) == knows
                assert None not in names(seat["up"])
                assert not seat["mine"] or None not in names(seat["hand"])


def test_papers_are_hidden_from_others_until_the_objective_is_initiated() -> (
    None
):  # AG-2.8, AG-11.3
    shown = 0
    for moment in moments()[::EVERY]:
        for viewer in VIEWERS:
            for seat in seen_by(moment.after, viewer)["seats"]:
                papers = seat["papers"]
                if papers and papers["under_way"]:
                    assert papers["location"]
                    assert papers["objective"]
                    shown += 1
                elif papers and not seat["mine"]:
                    assert papers["location"] is papers["objective"] is None

    assert shown > 5


def test_a_proposal_shows_the_partner_what_is_offered_once_it_is_made() -> None:  # AG-H44
    play = golden("order-of-a-proposal")

    def offered(viewer: int | None) -> Any:  # noqa: ANN401  # JSON
        return names(play.view(viewer)["trade"]["gives"]["cards"])

    assert (offered(0), offered(1), offered(2)) == ([None], ["detonator"], [None])

    play.play("propose")

    assert (offered(0), offered(1), offered(2)) == (["detonator"], ["detonator"], [None])
    assert play.view(None)["trade"]["asks"] == {"cards": [], "names": {"rifle": 1}, "money": 5}


def test_the_market_tells_what_was_bought_in_this_turn() -> None:  # AG-7.1 to AG-7.8
    market = golden("new-spies").view(1)["market"]

    assert [(g["goods"], g["price"]) for g in market] == [
        ("car", 5),
        ("plane", 20),
        ("spy", 10),
        ("cell", 40),
    ]
    assert [g["goods"] for g in market if g["bought"]] == ["spy", "cell"]


def test_who_is_bound_by_lasting_cards_is_shown() -> None:  # AG-H37
    view = golden("rebellion").view(None)

    assert [seat["tolls"]["europe"] for seat in view["seats"]] == [10, 0, 10, 10]
    assert names(view["zones"][1]["cards"]) == ["rebellion", "rebellion"]
    assert golden("road-blocked").view(None)["seats"][3]["barred"] == ["europe"]


def test_what_is_agreed_on_is_shown() -> None:  # AG-H9, AG-H12
    play = golden("destroyed-from-afar")

    shown = play.view(None)["options"]
    assert shown == {option.name: play.options[option.name] for option in GAME.options}
    assert shown["presence"] == 0


def test_points_are_the_zones_with_a_cell() -> None:  # AG-14.1
    play = golden("won-by-zones")

    assert play.points == [seat["points"] for seat in play.view(None)["seats"]] == [0, 2, 1, 0]


def test_who_passed_cards_on_is_shown_what_each_can_be() -> None:  # AG-13.5, AG-H42
    play = golden("passing-on")
    play.play("take2")

    def shown(viewer: int) -> list[tuple[int, list[str]]]:
        seats = play.view(viewer)["seats"]
        return [(c["sleeve"], c["one_of"]) for s in seats for c in s["hand"] if c["one_of"]]

    # The CIA passed Wire, Bullet and Rebellion on, MI6 Wire and Rebellion
    assert shown(0) == [(sleeve, ["wire", "bullet", "rebellion"]) for sleeve in (13, 14, 15)]
    assert shown(1) == [(14, ["wire", "rebellion"]), (15, ["wire", "rebellion"])]
    assert shown(2) == shown(3) == []
    assert names(play.view(2)["seats"][3]["hand"])[-1] == "wire"  # the FSB left nothing else
