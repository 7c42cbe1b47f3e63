"""What is told of a move accounts for every IP and every Agent, and betrays nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from games.the_agents.showing import last_move, moments
from tradecraft.games.the_agents import GAME
from tradecraft.games.the_agents.box import CARDS, DEAD, UNUSED
from tradecraft.games.the_agents.notation import card_facts
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.words import Line

PRICES = {"bought-agent": 1, "bought-old-agent": 2, "bought-mission": 3, "bought-old-mission": 4}
every_size = pytest.mark.parametrize("seats", [2, 3, 5])


def lines(told: list[Line], key: str) -> list[Line]:
    """Give the lines of a kind."""
    return [line for line in told if line.key == key]


def lying(positions: Array) -> dict[int, tuple[int, int]]:
    """Say for each Agent in a row where it lies, and whom it faces."""
    pos = positions[0]
    return {
        int(pos.rows[faction, index]): (faction, int(faces))
        for faction in range(int(pos.seats))
        for index, faces in enumerate(pos.faces[faction].tolist())
        if faces != UNUSED and pos.rows[faction, index] < CARDS
    }


@every_size
def test_every_ip_is_told_with_where_it_comes_from(seats: int) -> None:  # TA-8.1 to TA-8.6, TA-H42
    for moment in moments(seats, games=2):
        if moment.before["first"][0] < 0:
            continue  # everybody gets the first IP (TA-9.5)
        change = (moment.after["ip"] - moment.before["ip"])[0, :seats].tolist()
        for viewer in (0, SPECTATOR):
            told, sums = moment.told(viewer), [0] * seats
            for line in told:
                if line.key in {"gained", "scored"}:
                    sums[int(line.args["seat"])] += int(line.args["ip"])
                sums[int(line.args.get("seat", 0))] -= PRICES.get(line.key, 0)
            assert sums == change
            for score in lines(told, "scored"):
                parts = lines(told, "scored-arrows") + lines(told, "scored-mission")
                assert sum(int(part.args["ip"]) for part in parts) == score.args["ip"]
                assert score.args["sum"] == moment.after["ip"][0, int(score.args["seat"])]
            for part in lines(told, "scored-arrows"):
                arrows = [int(ip) for ip in str(part.args["arrows"]).split(" + ")]
                assert sum(arrows) == part.args["ip"]
                assert len(arrows) == part.args["count"]


@every_size
def test_every_change_of_an_agent_in_a_row_is_told(seats: int) -> None:  # TA-11.1 to TA-11.5
    for moment in moments(seats, games=2):
        before, after = lying(moment.before), lying(moment.after)
        expected: Counter[str] = Counter()
        for card in before.keys() | after.keys():
            old, new = before.get(card), after.get(card)
            if old is None:
                expected["placed"] += 1
            elif new is None:
                expected["extracted"] += 1
            elif old[0] == new[0] and DEAD in (old[1], new[1]) and old[1] != new[1]:
                expected["killed" if new[1] == DEAD else "revived"] += 1
        told = moment.told(SPECTATOR)
        found = Counter(line.key for line in told)
        if not found["swapped"]:
            turned = sum(
                before[card] != after[card] and DEAD not in (before[card][1], after[card][1])
                for card in before.keys() & after.keys()
            )
            # One that is placed may be killed or turned by its own arrival's command elsewhere.
            assert found["turned"] == turned
        assert {key: found[key] for key in expected} == expected
        assert found["swapped"] == found["swapped-back"]


@every_size
def test_a_card_from_the_deck_is_named_to_its_owner_alone(seats: int) -> None:  # TA-H31
    for moment in moments(seats):
        for viewer in moment.viewers:
            for line in moment.told(viewer):
                if line.key in {"drew-agent", "drew-mission"}:
                    assert viewer == moment.before["stack"][0, moment.before["depth"][0] - 1, 1]
                if line.key == "fetched":
                    assert viewer == line.args["seat"]


def test_a_dead_agent_is_named_to_who_extracts_it_and_to_nobody_else() -> None:  # TA-H22, TA-H31
    moment = last_move("dead-extracted")
    told = {viewer: lines(moment.told(viewer), "extracted")[0].args for viewer in moment.viewers}

    assert told[1]["agent"] == "medic"
    assert told[0]["agent"] == told[SPECTATOR]["agent"] == "dead"


def test_a_dead_agent_that_is_swapped_is_not_named() -> None:  # TA-15.4, TA-H31
    moment = last_move("dead-swapped")
    for viewer in moment.viewers:
        told = moment.told(viewer)
        named = {line.args["agent"] for line in told if line.key.startswith("swapped")}
        assert named == {"dead", "handler"}


def test_a_stolen_agent_is_named_to_thief_and_victim() -> None:  # TA-13.9, TA-H53
    seen = 0
    for moment in moments(3, games=3):
        for line in lines(moment.told(SPECTATOR), "stole-hidden"):
            third = ({0, 1, 2} - {line.args["seat"], line.args["rival"]}).pop()
            for viewer in (int(line.args["seat"]), int(line.args["rival"])):
                named = lines(moment.told(viewer), "stole")[0].args
                slot = int((moment.before["holder"] != moment.after["holder"])[0].argmax())
                card = card_facts(int(moment.after["card"][0, slot]))
                assert {key: named[key] for key in card} == card
            assert lines(moment.told(third), "stole-hidden")
            seen += 1

    assert seen


def test_a_mission_stolen_from_a_hand_is_named_to_thief_and_victim() -> None:  # TA-H14, TA-H31
    moment = last_move("strategist-at-random")

    for viewer in (0, 1):
        assert lines(moment.told(viewer), "robbed")[0].args["mission"] == "codebreaking"
    assert lines(moment.told(SPECTATOR), "robbed-hidden")
    assert lines(last_move("strategist").told(SPECTATOR), "robbed")  # that one lay open


def test_nobody_is_told_of_the_cards_that_others_are_dealt_first() -> None:  # TA-9.2, TA-9.3
    for moment in moments(4):
        if moment.after["rounds"][0]:
            break
        assert [line.key for line in moment.told(SPECTATOR)] in ([], ["began"])


def test_what_came_of_a_chain_is_told_in_its_order() -> None:  # TA-H20, TA-10.10
    told = last_move("chain").told(SPECTATOR)
    performers = [line.args["agent"] for line in lines(told, "performs")]

    assert performers == ["infiltrator", "handler", "sniper"]
    assert told[-1].key == "killed"


def test_a_command_in_vain_is_told() -> None:  # TA-4.3
    told = last_move("not-on-itself").told(0)

    assert [line.key for line in told] == ["placed", "nothing-happens"]


def test_the_end_tells_what_everybody_has() -> None:  # TA-H8, TA-H47, TA-H49
    for name, key in (
        ("won-at-once", "ended-won"),
        ("round-finished", "ended-round-finished"),
        ("stopped", "ended-stopped"),
    ):
        told = last_move(name).told(0)
        ip = last_move(name).after["ip"][0, :2].tolist()
        assert lines(told, key)
        assert [line.args["ip"] for line in lines(told, "final")] == ip
        assert told[-1].key == "over-won"
    assert last_move("round-finished-shared").told(0)[-1] == Line(
        "over-shared", {"seats": "0, 1", "ip": 10}
    )


def test_all_five_languages_have_a_name_for_each_agent_and_mission() -> None:
    from tradecraft.games.the_agents.notation import AGENTS, TASKS
    from tradecraft.kernel.words import LANGUAGES, words

    for lang in LANGUAGES:
        say = words(lang, GAME.texts).say
        assert len({say("agent-name", agent=name) for name in AGENTS}) == len(AGENTS)
        assert len({say("mission-name", mission=name) for name in TASKS}) == len(TASKS)
