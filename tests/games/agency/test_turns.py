"""The five steps of a turn, the discard and the auction (AG-3 to AG-5, AG-13)."""

from __future__ import annotations

from typing import Final

from games.agency.spying import table
from tradecraft.games.agency import GAME, box
from tradecraft.kernel import runs
from tradecraft.kernel.layout import DEALER, SPECTATOR

# Turns 1 to 4; then the holder's auction: wire, rifle, mole, bullet lie in sleeves 12 to 15
FOUR_TURNS: Final = "=no-tap end =no-kill end =no-bomb end =block end"
AUCTION: Final = f"{FOUR_TURNS} =wire =rifle =mole =bullet"
IN_PARIS: Final = (
    "washington new-york havana | paris rome berlin | moscow almaty cairo | beijing tokyo seoul"
)
AT_PARIS: Final = "lagos bomb | paris kill | bogota kill | madrid bomb"
EVERY_CARD: Final = "=recorder end =no-bomb end =no-tap end =no-kill"  # of a deck of one copy each


def test_money_comes_before_the_card_and_the_card_before_the_actions() -> None:
    # AG-3.1, AG-4.1, AG-5.1
    game = table()

    assert game.money == [0, 10, 0, 0]
    assert (game.actor, game.number("step")) == (DEALER, box.DEALING_CARD)
    assert game.clause("end") == game.clause("w0") == "AG-5.1"
    game.play("=mole")
    assert game.hand(1) == {2: "rifle", 3: "bullet", 8: "mole"}
    assert (game.actor, game.number("step")) == (1, box.ACTING)


def test_only_the_holder_of_the_token_holds_an_auction() -> None:  # AG-3.2, AG-13.3, AG-G27
    game = table()
    for turn in range(1, 4):
        game.play("=no-tap end")
        assert (game.number("turn"), game.number("step")) == (turn + 1, box.DEALING_CARD)
    game.play("=no-tap end")

    assert (game.actor, game.number("step")) == (DEALER, box.DEALING_PACKET)


def test_actions_come_in_any_order_and_none_is_due() -> None:  # AG-3.3, AG-8.5, AG-15.6
    pawns = "washington new-york havana | london cairo rome | moscow berlin almaty | seoul tokyo "
    hands = "wire mole | mole block | rifle bullet | wire wire"
    one = "play2 at0 pick=0 pick=1 w0 >berlin a0x2 die=6 die=1 play3 zone1 trade to3 cancel c1 "
    other = "trade to3 cancel play3 zone1 w0 >berlin c1 >moscow a0x2 die=6 die=1 play2 at0 pick=1 "
    first = table(f"=wire {one} >moscow", pawns=pawns + "sydney", hands=hands)
    second = table(f"=wire {other} pick=0", pawns=pawns + "sydney", hands=hands)

    assert first.positions.tobytes() == second.positions.tobytes()
    assert table("=rifle end").number("turn") == 2


def test_every_action_is_offered_when_it_is_possible() -> None:  # AG-3.4
    game = table(
        "=mole",
        pawns="rome lagos dubai | paris london berlin | cairo moscow almaty | beijing tokyo seoul",
        papers="lagos bomb | paris kill | bogota kill | madrid bomb",
        starting_money=20,
    )
    game.play("play8 at0 pick=0 pick=1 w2 >rome c1 >paris")
    kinds = {move.rstrip("0123456789") for move in game.legal if "x" not in move}

    assert kinds >= {"end", "w", "p", "init", "cell=paris", "cell=rome", "trade"}
    assert {"a2x0", "s2x0"} <= game.legal


def test_who_has_too_many_cards_chooses_what_to_discard() -> None:  # AG-13.1, AG-13.2
    game = table(f"{AUCTION} take1 take1 take1 =wire")
    game.play("trade to0 give5 want=mole propose out1")
    assert len(game.hand(1)) == 6  # no limit before the turn ends
    game.play("end")

    assert game.legal == {f"drop{sleeve}" for sleeve in game.hand(1)}
    assert game.clause("end") == game.clause("w0") == "AG-13.1"
    assert game.clause("drop0") == "AG-8.2"
    game.play("drop3")
    assert game.pile == {3: "bullet"}
    assert game.number("turn") == 6


def test_face_up_cards_count_for_the_limit() -> None:  # AG-H20
    game = table(f"{AUCTION} take3 take1 take1 =wire end")
    assert len(game.hand(0)) == 4
    game.play("=mole play17 at0 pick=0 pick=1 end").idle().play("=wire end")
    assert (len(game.hand(0)), len(game.face_up(0))) == (4, 2)

    assert {"drop0", "drop1"} <= game.legal


def test_after_an_auction_six_cards_are_nothing_unusual() -> None:  # AG-13.2, AG-H20
    game = table(f"{AUCTION} take1 take1 take1").idle(4)

    assert game.number("turn") == 9
    assert max(len(game.hand(seat)) for seat in range(4)) == 6


def test_what_is_discarded_lies_face_down() -> None:  # AG-8.3, AG-13.1
    game = table(f"{AUCTION} take1 take1 take1 =wire trade to0 give5 want=mole propose out1 end")
    game.play("drop3")

    assert 3 in game.pile
    assert 3 in game.known(1)
    assert all(3 not in game.known(viewer) for viewer in (0, 2, 3, SPECTATOR))


def test_only_the_holder_sees_the_packet_of_four() -> None:  # AG-13.4
    game = table(AUCTION)

    assert game.packet == {12: "wire", 13: "rifle", 14: "mole", 15: "bullet"}
    assert set(game.packet) <= set(game.known(0))
    for viewer in (1, 2, 3, SPECTATOR):
        assert not set(game.packet) & set(game.known(viewer))
    assert (game.actor, game.legal) == (0, {"take1", "take2", "take3", "take4"})
    assert game.clause("end") == "AG-13.6"


def test_one_card_is_taken_and_the_others_are_passed_on_clockwise() -> None:
    # AG-13.5, AG-13.6, AG-13.9, AG-H46
    game = table(AUCTION)
    actors = []
    for move in ("take2", "take3", "take1"):
        actors.append(game.actor)
        assert set(game.packet) <= set(game.known(game.actor))
        game.play(move)
    taken = [list(game.hand(seat).values())[-1] for seat in range(4)]

    assert actors == [0, 1, 2]
    assert taken == ["rifle", "mole", "wire", "bullet"]
    assert game.number("turn") == 5  # the last card went by itself


def test_a_packet_holds_no_more_than_it_holds() -> None:  # AG-13.6
    assert table(f"{AUCTION} take1").clause("take4") == "AG-13.6"


def test_sleeves_tell_nothing_of_what_is_taken() -> None:  # AG-H42
    games = [table(f"{AUCTION} take{n}") for n in range(1, 5)]
    before = table(AUCTION).positions
    told = [
        len({runs.face(before, GAME.number(f"take{n}"), viewer) for n in (1, 2)})
        for viewer in (0, 1, 2, 3, SPECTATOR)
    ]

    assert len({GAME.masked(game.positions, 3).tobytes() for game in games}) == 1
    assert games[3].packet == {13: "wire", 14: "rifle", 15: "mole"}  # bullet went to sleeve 12
    assert told == [2, 2, 1, 1, 1]  # the next sees what is left


def test_who_passes_cards_on_remembers_them() -> None:  # AG-13.5, AG-H42
    game = table(f"{AUCTION} take2 take3 take1")
    seen = [GAME.masked(game.positions, viewer)[0].passed.tolist() for viewer in range(4)]
    passed = [[name for name in row if name < 12] for row in seen]

    assert passed == [[2, 5, 9], [2, 5], [5], []]  # wire, bullet, mole; in no order that tells
    assert 15 in game.known(2)


def test_a_card_comes_into_the_first_free_sleeve() -> None:  # AG-H42
    game = table(EVERY_CARD, copies=1)
    assert list(game.hand(1)) == [2, 3, 8]
    game.play("play1 at1 pick=2 pick=3 end =mole")  # the Mole is shuffled and comes again

    assert game.packet == {1: "mole"}


def test_the_token_goes_counter_clockwise_and_turns_clockwise() -> None:
    # AG-13.7, AG-13.8, AG-13.9, AG-15.9
    game = table()
    auctions: dict[int, int] = {}
    turns: list[int] = []
    while game.number("turn") < 14:
        turns.append(game.number("active"))
        turn, holder = game.number("turn"), game.number("holder")
        game.idle()
        if game.number("holder") != holder:
            auctions[turn] = holder

    assert turns == [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]
    assert auctions == {4: 0, 7: 3, 10: 2, 13: 1}


def test_an_objective_is_paid_when_the_turn_begins() -> None:
    # AG-4.2, AG-4.3, AG-11.9, AG-11.10, AG-G28, AG-G29
    game = table("=mole init2 and3 >london", pawns=IN_PARIS, papers=AT_PARIS)
    for _ in range(3):  # the three others have one turn each
        assert (game.money[1], game.numbers("under_way")) == (10, [0, 1, 0, 0])
        game.idle()

    assert game.money[1] == 10 + 10 + 60
    assert game.numbers("under_way") == [0, 0, 0, 0]
    assert game.papers(1) == "- -"
    assert game.number("step") == box.DEALING_LOCATION  # before the Asset card


def test_an_objective_is_completed_once() -> None:  # AG-4.4, AG-11.11
    game = table("=mole init2 and3 >london", pawns=IN_PARIS, papers=AT_PARIS).idle(3)
    game.play("@rome ?bomb")
    assert game.papers(1) == "rome bomb"
    assert game.number("step") == box.DEALING_CARD
    money = game.money[1]
    game.idle(4)  # nothing more is paid

    assert (game.number("active"), game.money[1]) == (1, money + 10)


def test_used_papers_are_put_aside_until_their_deck_is_empty() -> None:  # AG-H8, AG-H39
    some = {"locations": 4, "objective_kinds": 1}
    papers = "new-york bomb | washington bomb | vancouver bomb | los-angeles bomb"
    pawns = IN_PARIS.replace("washington", "sydney").replace("paris", "washington")
    hands = "wire mole | detonator explosives | wire wire | wire wire"
    game = table("=mole init2 and3 >havana", pawns=pawns, papers=papers, hands=hands, **some)
    game.idle(3)

    assert game.legal == {"@washington"}  # it comes back at once, from a renewed deck
    game.play("@washington")
    assert game.legal == {"?bomb.1"}


def test_without_any_asset_card_none_is_drawn() -> None:  # AG-H8
    game = table(f"{EVERY_CARD} end", copies=1)  # the auction finds no card

    assert game.number("deck_size") == 0
    assert (game.number("turn"), game.number("step")) == (5, box.ACTING)
    assert game.number("holder") == 3
    assert len(game.hand(1)) == 3


def test_an_auction_with_fewer_cards_serves_who_comes_first() -> None:  # AG-H8
    game = table(f"{EVERY_CARD} play1 at1 pick=2 pick=3 end =mole", copies=1)

    assert (game.actor, game.legal) == (0, {"take1"})
    game.play("take1")
    assert (game.number("turn"), game.number("holder")) == (5, 3)
    assert game.hand(0) == {0: "wire", 1: "mole", 11: "no-kill"}


def test_the_discards_are_turned_up_only_when_a_card_is_needed() -> None:  # AG-H38, AG-H43
    game = table(EVERY_CARD, copies=1)
    assert (game.number("deck_size"), game.pile) == (0, {})
    game.play("play1 at1 pick=2 pick=3")
    assert (game.number("deck_size"), game.number("lots"), game.pile) == (0, 0, {1: "mole"})
    game.play("end")

    assert (game.number("deck_size"), game.number("lots"), game.pile) == (1, 1, {})
    # now everybody knows which cards the others hold, if not who holds which
    held = [name for name in GAME.masked(game.positions, SPECTATOR)[0].lot_holds if name < 12]
    assert held == sorted(name for name in game.numbers("name") if name < 12)


def test_in_an_auction_all_see_whether_a_card_is_of_the_old_deck() -> None:  # AG-H38, AG-H43
    moves = "=mole play0 at0 end =wire end =rifle end =block end"
    auction = "=bullet =recorder =detonator =explosives take1 take1 take1"
    rest = "=no-bomb end =no-tap end =no-kill end =rebellion =mole"
    game = table(f"{moves} {auction} {rest}", copies=1, starting_cards=0, hands=" | | | ")
    assert game.packet == {0: "mole", 11: "rebellion"}  # the Mole was turned up, and came again
    faces = {
        viewer: [
            GAME.write(runs.face(game.positions, GAME.number(move), viewer))
            for move in ("take1", "take2")
        ]
        for viewer in (3, 0, 1, SPECTATOR)
    }

    assert faces[3] == ["take1", "take2"]
    assert faces[0] == ["passes=rebellion", "passes-old=mole"]
    assert faces[1] == faces[SPECTATOR] == ["takes", "takes-old"]


def test_the_last_turn_has_its_discard_and_its_auction() -> None:  # AG-H26, AG-H40
    game = table(f"{AUCTION} take1 take1 take1", rounds=1)

    assert (game.number("step"), game.number("turn")) == (box.OVER, 4)
    assert game.legal == set()
    assert game.clause("end") == "AG-H14"
    assert [len(game.hand(seat)) for seat in range(4)] == [4, 4, 4, 4]
