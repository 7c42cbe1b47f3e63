"""What each seat is shown: every piece, what it is worth, what is pending, and nothing hidden."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from games.the_agents.showing import View, golden, moments, seen_by
from tradecraft.games.the_agents import GAME
from tradecraft.games.the_agents.box import CARDS, MISSIONS
from tradecraft.games.the_agents.notation import agent
from tradecraft.games.the_agents.view import card_view, mission_view
from tradecraft.kernel.layout import DEALER, SPECTATOR, UNKNOWN
from tradecraft.kernel.words import clause_key, words

every_size = pytest.mark.parametrize("seats", [2, 3, 5])


def on_table(view: View) -> list[View]:
    """Give what is pending because a card was played and does not lie in a row yet."""
    return [f for f in view["pending"] if f["what"] in {"placing", "laying", "on-table"}]


@every_size
def test_every_piece_is_shown_once(seats: int) -> None:  # TA-H1, TA-H2, TA-H46
    for moment in moments(seats):
        view = seen_by(moment.after, SPECTATOR)

        assert json.loads(json.dumps(view)) == view
        agents = sum(len(seat["agents"]) for seat in view["seats"])
        agents += view["deck"]["left"] + view["discards"]["count"] + len(on_table(view))
        assert agents + sum(len(faction["cards"]) for faction in view["factions"]) == 36
        missions = sum(len(seat["missions"]) for seat in view["seats"])
        missions += view["mission_deck"]["left"] + view["mission_discards"]["count"]
        assert missions + sum(len(faction["missions"]) for faction in view["factions"]) == 20


@every_size
def test_an_arrow_is_where_two_halves_point_to_one_player(seats: int) -> None:  # TA-G6, TA-H22
    for moment in moments(seats, safe_houses=seats % 2):
        for faction in seen_by(moment.after, SPECTATOR)["factions"]:
            found = []
            for number, (one, two) in enumerate(pairwise(faction["cards"]), 1):
                for seat in one["halves"].keys() & two["halves"].keys():
                    ip = 2 if one["halves"][seat] == two["halves"][seat] else 1
                    found.append({"after": number, "seat": int(seat), "ip": ip})
            by_place = [(arrow["after"], arrow["seat"]) for arrow in faction["arrows"]]
            assert sorted(by_place) == sorted((a["after"], a["seat"]) for a in found)
            assert all(arrow in found for arrow in faction["arrows"])
            for side, seat in enumerate(faction["seats"]):
                paid = sum(a["ip"] for a in faction["arrows"] if a["seat"] == seat)
                assert faction["ip"][side] == paid


@every_size
def test_what_a_seat_would_score_is_what_it_scores(seats: int) -> None:  # TA-8.1, TA-8.2
    scored = 0
    for moment in moments(seats):
        if GAME.write(moment.move) == "score":
            seat = int(moment.before["turn"][0])
            income = seen_by(moment.before, SPECTATOR)["seats"][seat]["income"]
            gain = moment.after["ip"][0, seat] - moment.before["ip"][0, seat]
            assert income["sum"] == gain == income["arrows"] + income["missions"]
            scored += income["sum"]

    assert scored > 20


@every_size
def test_of_a_hand_only_its_owner_is_shown_the_cards(seats: int) -> None:  # TA-H31
    for number, moment in enumerate(moments(seats)):
        if number % 3 and GAME.write(moment.move)[0] not in "<>":
            continue  # a hand is shown when an Interrogator is laid
        for viewer in moment.viewers:
            view = seen_by(moment.after, viewer)
            top = view["pending"][-1] if view["pending"] else {}
            for seat in view["seats"]:
                shown = seat["mine"] or (top.get("other"), top.get("seat")) == (
                    seat["seat"],
                    viewer,
                )
                cards = [slot["card"] for slot in seat["agents"]]
                assert all(cards) if shown else not any(cards)
                missions = [slot["card"] for slot in seat["missions"]]
                assert all(missions) if seat["mine"] else not any(missions)


def test_with_a_memory_aid_one_is_shown_all_that_one_has_seen() -> None:  # TA-H31, TA-H53
    remembered = 0
    for moment in moments(3, memory_aid=1):
        for viewer in moment.viewers:
            seen, view = GAME.masked(moment.after, viewer)[0], seen_by(moment.after, viewer)
            for seat in view["seats"]:
                for slot in seat["agents"]:
                    card = int(seen.card[slot["slot"]])
                    known = agent(card) if card != UNKNOWN else None
                    assert (slot["card"] or {}).get("name") == known
                    remembered += known is not None and not seat["mine"]
            dead = [c for f in view["factions"] for c in f["cards"] if c["kind"] == "dead"]
            assert all(card["card"] for card in dead)

    assert remembered > 100


def test_everybody_sees_who_has_seen_a_card() -> None:  # TA-H53
    for viewer in (0, 1, None):
        seen = golden("interrogator").view(viewer)["seats"]
        assert [slot["seen_by"] for slot in seen[1]["agents"]] == [[0], [0]]
        assert [slot["seen_by"] for slot in seen[0]["agents"]] == [[], [], [1]]


def test_which_agent_is_dead_is_left_to_memory() -> None:  # TA-H31, TA-12.11
    for moment in moments(2):
        for viewer in moment.viewers:
            for faction in seen_by(moment.after, viewer)["factions"]:
                for card in faction["cards"]:
                    assert (card["kind"] == "agent") == (card["card"] is not None)


@every_size
def test_what_is_pending_ends_with_who_decides_now(seats: int) -> None:  # TA-10.10
    deepest = 0
    for moment in moments(seats, games=2):
        view, actor = seen_by(moment.after, SPECTATOR), int(moment.after["actor"][0])
        if view["ending"]:
            assert view["step"] == "over"
            assert not view["pending"]
            continue
        assert view["pending"][-1]["what"] == view["step"]
        assert actor in {view["pending"][-1]["seat"], DEALER}
        if view["round"]:
            assert view["pending"][0]["what"] == "acting"
            assert view["pending"][0]["seat"] == view["turn"]
        for frame in view["pending"][1:]:
            assert (
                frame["card"]
                or frame["what"] in {"drawing", "drawing-missions"}
                or (not view["round"])
            )
        deepest = max(deepest, len(view["pending"]))

    assert deepest > 2


@every_size
def test_the_question_is_put_to_the_actor_alone(seats: int) -> None:
    for moment in moments(seats):
        actor = int(moment.after["actor"][0])
        for viewer in moment.viewers:
            line = GAME.question(GAME.masked(moment.after, viewer)[0], viewer)
            kind = line.key.partition("-")[0]
            asked = "over" if actor == -2 else "asked" if viewer == actor else "waits"
            assert kind == asked
            if kind == "waits" and "seat" in line.args and actor >= 0:
                assert line.args["seat"] == actor


def test_a_question_names_the_card_because_of_which_it_is_asked() -> None:  # TA-4.3, TA-H29
    play = golden("mercenary-waits")
    assert play.asked(2) == "The Mercenary of player 1 gives you a bonus action: choose one."
    assert play.asked(0) == "Player 2 has a bonus action, by the Mercenary of player 1."
    dead = golden("dead-not-killed-again")
    assert dead.asked(1) == "You perform the Gunman: choose the Agent to kill."
    assert dead.asked(None) == "Player 1 performs the Gunman and chooses the Agent to kill."


def test_who_searches_the_deck_is_shown_just_what_lies_in_it() -> None:  # TA-13.7, TA-H31
    searched = 0
    for moment in moments(4, games=3):
        view = seen_by(moment.after, SPECTATOR)
        assert view["deck"]["cards"] is None
        if view["step"] == "searching":
            actor = int(moment.after["actor"][0])
            mine = seen_by(moment.after, actor)["deck"]
            fetched = {f"fetch-{card['name']}" for card in mine["cards"]}
            assert fetched == {GAME.write(move) for move in GAME.legal(moment.after)}
            assert mine["sure"]
            searched += 1

    assert searched


def test_with_a_memory_aid_the_deck_is_known_as_far_as_it_can_be() -> None:  # TA-H31
    for moment in moments(2, memory_aid=1):
        bits = int(moment.after["deck"][0])
        truth = {agent(card) for card in range(36) if bits >> card & 1}
        for viewer in moment.viewers:
            deck = seen_by(moment.after, viewer)["deck"]
            told = {card["name"] for card in deck["cards"]}
            assert truth <= told
            assert deck["sure"] == (truth == told)


def test_the_agreed_rulings_are_shown() -> None:
    view = golden("safe-houses").view(None)

    assert view["rulings"]["safe_houses"] == 1
    assert list(view["rulings"]) == [option.name for option in GAME.options]
    assert view["factions"][0]["cards"][0]["halves"] == {"0": "black", "1": "white"}  # TA-H48


def test_a_card_of_a_row_shows_command_halves_and_group() -> None:  # TA-4.4, TA-4.6, TA-H4
    card = golden("hacker").view(None)["factions"][0]["cards"][0]

    assert card == {
        "place": "A1",
        "kind": "agent",
        "card": {
            "name": "slayer.b",
            "agent": "slayer",
            "colour": "black",
            "group": "kill",
            "clause": "TA-12.2",
        },
        "command": 0,
        "halves": {"1": "black"},
    }


def test_the_last_round_is_announced() -> None:  # TA-H47
    moved = list(moments(2, goal=10, finish_round=1))
    shown = [seen_by(moment.before, SPECTATOR)["last_round"] for moment in moved]

    assert shown == [bool(moment.before["reached"][0]) for moment in moved]
    assert shown[-1]
    assert not shown[0]


def test_a_card_names_the_clause_that_says_what_it_does() -> None:
    said = words("en", GAME.texts)
    for card in range(CARDS):
        shown = card_view(card)
        name = said.say("agent-name", agent=shown["agent"])
        assert said.say(clause_key(shown["clause"])).startswith(name)
    for mission in range(MISSIONS):
        told = mission_view(mission)
        name = said.say("mission-name", mission=told["mission"])
        assert said.say(clause_key(told["clause"])).startswith(f"{name}:")
