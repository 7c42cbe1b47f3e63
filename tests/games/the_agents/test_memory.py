"""What lies open, what only some have seen, and what a perfect memory makes of it."""

from __future__ import annotations

from typing import Any

from games.the_agents.scenes import AGENTS, TASKS, Scene
from tradecraft.games.the_agents import GAME
from tradecraft.games.the_agents.notation import agent, task
from tradecraft.kernel import runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.layout import SPECTATOR, UNKNOWN

ALL = (0, 1, 2, SPECTATOR)


def known(scene: Scene, seat: int, viewer: int) -> list[str]:
    """Name the cards of a hand as somebody's mask shows them."""
    seen = GAME.masked(scene.positions, viewer)[0]
    cards = [card for card, holder in zip(seen.card, seen.holder, strict=True) if holder == seat]
    return ["?" if card == UNKNOWN else agent(int(card)) for card in cards]


def shown(scene: Scene, viewer: int) -> dict[str, Any]:
    """Give what somebody is shown."""
    return GAME.view(GAME.masked(scene.positions, viewer)[0], viewer)


def faces(scene: Scene, move: str) -> list[str]:
    """Say how each of three players and a spectator sees a move."""
    number = GAME.number(move)
    return [GAME.write(runs.face(scene.positions, number, viewer)) for viewer in ALL]


def imagined_deck(scene: Scene, viewer: int, seed: int = 1) -> set[str]:
    """Name the cards of the deck as somebody imagines it."""
    seen = GAME.masked(scene.positions, viewer)
    return Scene(GAME.imagined(seen, viewer, dice(seed))).deck


def test_hands_are_hidden_and_all_on_the_table_is_open() -> None:  # TA-H31
    scene = Scene.of(
        "medic.b>0",
        seats=3,
        hands=["", "sniper.b hacker.b"],
        missions=["", "bloodbath.1"],
        tasks={"A1": "man-down.1"},
        pile="gunman.1",
        mission_pile="codebreaking.1",
    )
    assert [known(scene, 1, v) for v in ALL] == [
        ["?", "?"],
        ["sniper.b", "hacker.b"],
        ["?", "?"],
        ["?", "?"],
    ]
    for viewer in ALL:
        seen = GAME.masked(scene.positions, viewer)
        open_fields = ("rows", "faces", "ip", "pile", "mission_pile", "tasks", "hand_size")
        for name in open_fields:
            assert (seen[name] == scene.positions[name]).all()
        assert seen["deck"][0] == seen["mission_deck"][0] == UNKNOWN
        assert (TASKS["bloodbath.1"] in seen["mission_card"][0]) == (viewer == 1)
        view = shown(scene, viewer)
        assert view["discards"]["top"]["name"] == "gunman.1"
        assert view["mission_discards"]["top"]["name"] == "codebreaking.1"
        assert view["factions"][0]["missions"][0]["name"] == "man-down.1"


def test_nobody_is_shown_what_a_dead_card_is() -> None:  # TA-12.11, TA-H31
    for aid, names in ((0, [None] * 4), (1, ["medic.b"] * 4)):
        scene = Scene.of("medic.b>0", seats=3, hands=["gunman.1"], options={"memory_aid": aid})
        scene.play("gunman.1", "<1")
        dead = [shown(scene, viewer)["factions"][0]["cards"][0] for viewer in ALL]

        assert [card["kind"] for card in dead] == ["dead"] * 4
        assert [card["card"] and card["card"]["name"] for card in dead] == names


def test_an_extracted_card_is_known_to_all_even_if_it_was_dead() -> None:  # TA-H22, TA-H31
    scene = Scene.of("abductor.b>0 | | medic.b>x", seats=3).play("!A1")

    assert [known(scene, 0, viewer) for viewer in ALL] == [["medic.b"]] * 4
    # But without the memory aid others are not reminded.
    cards = [shown(scene, viewer)["seats"][0]["agents"][0]["card"] for viewer in ALL]
    assert [card and card["name"] for card in cards] == ["medic.b", None, None, None]


def test_a_card_bought_from_the_discard_pile_is_known_to_all() -> None:  # TA-10.6, TA-H31
    scene = Scene.of(seats=3, pile="gunman.1", mission_pile="man-down.1", ip=[9, 5, 5])
    scene.play("buy-old-agent", "buy-old-mission")

    assert [known(scene, 0, viewer) for viewer in ALL] == [["gunman.1"]] * 4
    for viewer in ALL:
        seen = GAME.masked(scene.positions, viewer)["mission_card"][0].tolist()
        assert task(seen[0]) == "man-down.1"


def test_a_card_that_is_dealt_is_seen_by_its_owner_alone() -> None:  # TA-9.2, TA-H31
    scene = Scene.of(seats=3, ip=[9, 5, 5]).play("buy-agent")
    assert faces(scene, "=sniper.b") == ["=sniper.b", "=agent", "=agent", "=agent"]
    scene.play("=sniper.b", "buy-mission")

    assert faces(scene, "=man-down.1") == ["=man-down.1", "=mission", "=mission", "=mission"]


def test_who_has_seen_an_interrogated_hand_knows_it() -> None:  # TA-H30, TA-H53
    scene = Scene.of(seats=3, hands=["interrogator.1", "sniper.b hacker.b medic.b"])
    scene.play("interrogator.1", "<2", "take-hacker.b")

    assert known(scene, 1, 0) == ["sniper.b", "medic.b"]
    assert known(scene, 1, 2) == known(scene, 1, SPECTATOR) == ["?", "?"]
    # The robbed player knows what was taken, and the others do not.
    assert [known(scene, 0, viewer) for viewer in ALL] == [["hacker.b"], ["hacker.b"], ["?"], ["?"]]


def test_cards_keep_their_places_so_that_what_was_seen_is_not_forgotten() -> None:  # TA-H53
    scene = Scene.of(seats=3, hands=["interrogator.1", "sniper.b hacker.b medic.b"], left=1)
    scene.play("interrogator.1", "<2", "take-hacker.b", "score")
    scene.play("sniper.b", "A1>0", "buy-agent", "=decoy.b")

    # The new card lies where the Sniper lay; the Medic is where it was.
    assert known(scene, 1, 0) == ["?", "medic.b"]
    assert known(scene, 1, 1) == ["decoy.b", "medic.b"]


def test_a_stolen_mission_is_known_to_both_and_to_nobody_else() -> None:  # TA-H14, TA-H53
    scene = Scene.of(seats=3, hands=["strategist.1"], missions=["", "man-down.1 bloodbath.1"])
    scene.play("strategist.1", "<2", "pick1")
    found = [GAME.masked(scene.positions, viewer)["mission_card"][0, 1] for viewer in ALL]

    assert found == [TASKS["bloodbath.1"], TASKS["bloodbath.1"], UNKNOWN, UNKNOWN]


def test_who_searches_the_deck_sees_all_of_it() -> None:  # TA-13.7, TA-H31
    scene = Scene.of(seats=3, hands=["tracker.1", "sniper.b", "medic.b"])
    scene.play("tracker.1", "<1")

    assert {imagined_deck(scene, 0, seed) == scene.deck for seed in range(20)} == {True}
    assert {imagined_deck(scene, 1, seed) == scene.deck for seed in range(20)} == {True, False}
    names = [card["name"] for card in shown(scene, 0)["deck"]["cards"]]
    assert {*names} == scene.deck
    assert shown(scene, 1)["deck"]["cards"] is None
    assert faces(scene, "fetch-decoy.w") == ["fetch-decoy.w", *["fetch-card"] * 3]


def test_who_has_searched_the_deck_can_tell_old_cards_from_new_ones() -> None:  # TA-13.7, TA-H53
    # Seat 0 knew all of the deck; then seat 1 bought a card of it.
    scene = Scene.of(seats=3, hands=["tracker.1", "sniper.b", "medic.b"], left=1)
    scene.play("tracker.1", "<1", "fetch-decoy.w")
    searched = scene.deck
    scene.play("score", "buy-agent", "=hacker.w")
    worlds = [
        Scene(GAME.imagined(GAME.masked(scene.positions, 0), 0, dice(seed))) for seed in range(60)
    ]

    assert {frozenset(world.hands[2]) for world in worlds} == {
        frozenset({"sniper.b"}),
        frozenset({"medic.b"}),
    }
    new = {name for world in worlds for name in world.hands[1] - {"sniper.b", "medic.b"}}
    assert new <= searched
    assert len(new) > 10


def test_when_a_deck_is_renewed_all_know_what_it_holds() -> None:  # TA-10.12, TA-G28
    # Hands that were drawn before hold none of the free agents that are shuffled now.
    pile = {"gunman.1", "tracker.1", "recruiter.2"}
    others = " ".join(sorted({*AGENTS} - pile - {"sniper.b"}))
    scene = Scene.of(seats=3, hands=["", "sniper.b", others], deck="", pile=" ".join(sorted(pile)))
    scene.play("buy-agent", "=gunman.1")

    for seed in range(20):
        assert imagined_deck(scene, 0, seed) == pile - {"gunman.1"}
        world = Scene(GAME.imagined(GAME.masked(scene.positions, 2), 2, dice(seed)))
        assert world.hands[0] <= pile
        assert world.hands[1] == {"sniper.b"}


def test_when_the_mission_deck_is_renewed_all_know_what_it_holds() -> None:  # TA-10.13
    pile = {"bloodbath.1", "man-down.1"}
    others = " ".join(sorted({*TASKS} - pile - {"codebreaking.1"}))
    scene = Scene.of(
        seats=3,
        missions=["", "codebreaking.1", others],
        mission_deck="",
        mission_pile=" ".join(sorted(pile)),
    )
    scene.play("buy-mission", "=bloodbath.1")

    for seed in range(20):
        for viewer in (2, SPECTATOR):
            seen = GAME.masked(scene.positions, viewer)
            world = Scene(GAME.imagined(seen, viewer, dice(seed)))
            assert world.mission_hands[0] <= pile
            assert not world.mission_hands[1] & pile


def test_nobody_is_shown_why_a_bonus_action_is_passed() -> None:  # TA-H51
    scene = Scene.of(seats=3, hands=["mercenary.1", "gunman.1"], ip=[5, 0, 5], deck="")
    scene.play("mercenary.1", ">1", "pass")

    assert [known(scene, 1, viewer) for viewer in ALL] == [["?"], ["gunman.1"], ["?"], ["?"]]


def test_all_cards_have_names() -> None:
    assert len(AGENTS) == 36
    assert len(TASKS) == 20
