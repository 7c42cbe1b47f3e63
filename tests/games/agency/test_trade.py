"""Trade: partners, proposals, answers (AG-10)."""

from __future__ import annotations

from typing import Final

from games.agency.spying import table
from tradecraft.games.agency import GAME, box
from tradecraft.kernel import runs
from tradecraft.kernel.layout import SPECTATOR

HANDS: Final = "wire mole | rifle bullet | wire wire | block rebellion"


def test_the_active_player_trades_with_any_other_in_his_own_turn() -> None:  # AG-10.1, AG-H19
    game = table("=no-bomb trade", hands=HANDS)

    assert game.legal == {f"{way}{seat}" for way in ("to", "from") for seat in (0, 2, 3)}
    assert game.clause("to1") == "AG-9.1"
    assert game.clause("end") == "AG-H35"


def test_either_of_the_two_may_propose() -> None:  # AG-H19, AG-H35
    mine = table("=no-bomb trade to0", hands=HANDS)
    assert (mine.actor, mine.number("giver"), mine.number("taker")) == (1, 1, 0)
    theirs = table("=no-bomb trade from0", hands=HANDS)

    assert (theirs.actor, theirs.number("giver"), theirs.number("taker")) == (0, 0, 1)
    assert theirs.clause("lay2") == "AG-8.2"
    theirs.play("lay1 propose")
    assert theirs.actor == 1
    assert theirs.play("accept").hand(1)[1] == "mole"
    assert (theirs.actor, theirs.number("step")) == (1, box.ACTING)


def test_cards_and_money_change_hands_when_both_agree() -> None:  # AG-10.2, AG-10.3, AG-H19
    game = table(
        "=no-bomb trade to0 lay2 lay8 give5 want=mole ask10 propose", hands=HANDS, starting_money=4
    )
    assert (game.actor, game.legal) == (0, {"out1", "refuse"})
    game.play("out1")

    assert game.hand(0) == {0: "wire", 2: "rifle", 8: "no-bomb"}
    assert game.hand(1) == {1: "mole", 3: "bullet"}
    assert game.money[:2] == [20 + 5 - 10, 30 - 5 + 10]


def test_one_card_may_be_traded_for_two() -> None:  # AG-15.4, AG-10.3
    game = table("=no-bomb trade to2 lay2 want=wire want=wire propose out4 out5", hands=HANDS)

    assert game.hand(1) == {3: "bullet", 4: "wire", 5: "wire", 8: "no-bomb"}
    assert game.hand(2) == {2: "rifle"}


def test_a_present_is_allowed_and_nothing_for_nothing_is_not() -> None:  # AG-10.3, AG-H35
    game = table("=no-bomb trade to0", hands=HANDS)
    assert game.clause("propose") == "AG-H35"
    game.play("give5 propose accept")

    assert game.money[:2] == [5, 5]


def test_a_refused_or_cancelled_proposal_changes_nothing() -> None:  # AG-H19, AG-H41
    start = table("=no-bomb", hands=HANDS)
    for end in ("cancel", "propose refuse"):
        game = table(f"=no-bomb trade to0 give5 want=mole {end}", hands=HANDS)
        assert [game.hand(seat) for seat in range(4)] == [start.hand(seat) for seat in range(4)]
        assert game.money == start.money
        assert game.numbers("proposals") == [1, 0, 0, 0]
        assert game.number("said") == box.SAYS_NOTHING


def test_there_are_three_proposals_with_each_partner_in_a_turn() -> None:  # AG-H19, AG-H35
    thrice = "trade to0 cancel trade from0 cancel trade to0 give5 propose refuse"
    game = table(f"=no-bomb {thrice} trade", hands=HANDS)
    assert game.legal == {"to2", "from2", "to3", "from3"}
    assert game.clause("from0") == "AG-H19"
    for seat in (2, 3):
        game.play(" trade ".join([f"to{seat} cancel"] * 3) + (" trade" if seat == 2 else ""))

    assert game.clause("trade") == "AG-H19"
    game.idle(4)
    game.play(min(game.legal))
    assert game.clause("trade") == ""


def test_fewer_proposals_can_be_agreed_on() -> None:  # AG-H19
    assert table("=no-bomb", hands=HANDS, proposals=0).clause("trade") == "AG-H19"
    one = table("=no-bomb trade to0 cancel trade", hands=HANDS, proposals=1)

    assert one.legal == {"to2", "from2", "to3", "from3"}


def test_an_offer_only_grows_in_one_order() -> None:  # AG-H41, AG-H45
    game = table("=no-bomb trade to0 lay3", hands=HANDS, starting_money=40)

    assert game.clause("lay2") == game.clause("lay3") == "AG-H45"
    game.play("give15")
    assert game.clause("lay8") == game.clause("give5") == "AG-H45"
    game.play("want=wire")
    assert game.clause("give5") == game.clause("want=explosives") == "AG-H45"
    assert game.clause("want=wire") == ""  # another one
    game.play("ask20")
    assert game.clause("want=rifle") == game.clause("ask5") == "AG-H45"
    assert game.legal == {"propose", "cancel"}
    assert game.clause("end") == "AG-H35"


def test_money_is_named_up_to_100k_and_more_after_a_full_100k() -> None:  # AG-H45
    game = table("=no-bomb trade to0", hands=HANDS, starting_money=30)
    assert {"give5", "give100", "ask5", "ask100"} <= game.legal
    game.play("give100")

    assert {"give5", "give60"} <= game.legal
    assert game.clause("give65") == "AG-H35"  # 160k there were
    game.play("give60 ask100 ask50")
    assert game.legal == {"propose", "cancel"}
    game.play("propose accept")
    assert game.money[:2] == [160, 150]


def test_one_offers_what_one_has_and_asks_for_money_that_is_there() -> None:  # AG-H35
    game = table("=no-bomb trade to0", hands=HANDS)

    assert {move for move in game.legal if move.startswith("give")} == {"give5", "give10"}
    assert game.clause("give15") == game.clause("ask5") == "AG-H35"
    assert game.clause("up0") == "AG-9.11"


def test_what_may_be_asked_for_does_not_betray_the_hand() -> None:  # AG-H35
    game = table("=no-bomb trade to0", hands=HANDS)
    wants = {move for move in game.legal if move.startswith("want")}

    assert len(wants) == 12  # each name, whatever the two cards are
    game.play("want=wire want=wire")
    assert game.clause("want=mole") == "AG-H35"  # there are only two
    few = table("=no-bomb trade to0 want=wire", copies=1)
    assert few.clause("want=wire") == "AG-H35"  # there is only one of the name


def test_only_who_has_what_is_asked_for_can_accept() -> None:  # AG-H35, AG-H44
    lacking = table("=no-bomb trade to0 want=rifle propose", hands=HANDS)
    assert lacking.legal == {"refuse"}
    assert lacking.clause("accept") == "AG-H44"
    assert lacking.clause("out0") == "AG-H44"
    assert lacking.clause("out2") == "AG-9.11"
    half = table("=no-bomb trade to0 want=wire want=rifle propose out0", hands=HANDS)

    assert half.legal == {"refuse"}
    assert half.clause("end") == "AG-H19"
    assert half.play("refuse").hand(0) == {0: "wire", 1: "mole"}


def test_what_is_laid_out_is_seen_by_all_even_if_it_comes_to_nothing() -> None:  # AG-H44
    game = table("=no-bomb trade to0 want=wire want=mole propose out1 refuse", hands=HANDS)

    assert all(1 in game.known(viewer) for viewer in (1, 2, 3, SPECTATOR))
    assert 0 not in game.known(1)
    assert game.hand(0) == {0: "wire", 1: "mole"}


def test_offered_cards_are_seen_by_the_partner_once_the_proposal_is_made() -> None:
    # AG-H19, AG-H44
    said = table("=no-bomb trade to0 lay2 give5", hands=HANDS)
    assert 2 not in said.known(0)
    made = said.play("propose")
    seen = {viewer: 2 in made.known(viewer) for viewer in (0, 1, 2, 3, SPECTATOR)}

    assert seen == {0: True, 1: True, 2: False, 3: False, SPECTATOR: False}
    assert GAME.masked(made.positions, 3)[0].part[2] == box.OFFERED  # the sleeve is seen
    made.play("refuse")
    assert 2 in made.known(0)


def test_requests_are_heard_by_all() -> None:  # AG-H44
    game = table("=no-bomb trade to0 want=mole ask5", hands=HANDS, starting_money=1)
    seen = GAME.masked(game.positions, SPECTATOR)[0]

    assert (seen.wanted.tolist()[9], int(seen.asked_money)) == (1, 5)
    move = GAME.number("want=mole")
    before = table("=no-bomb trade to0", hands=HANDS).positions
    assert runs.face(before, move, SPECTATOR) == move


def test_face_up_cards_are_traded_by_their_sleeves() -> None:  # AG-H19, AG-H35, AG-H36
    hands = "wire wire | mole bullet | wire wire | block rebellion"
    game = table("=no-bomb play2 at0 pick=0 pick=1 trade to0 give5", hands=hands)
    assert {"up0", "up1"} <= game.legal
    assert not {move for move in game.legal if move.startswith("want")}  # no private cards
    game.play("up1")
    assert game.clause("up0") == game.clause("up1") == "AG-H45"
    game.play("propose accept")

    assert game.hand(1)[1] == "wire"
    assert game.face_up(0) == {0: "wire"}


def test_papers_and_pieces_are_not_traded() -> None:  # AG-H19
    game = table("=no-bomb trade to0", hands=HANDS)
    kinds = {move.split("=")[0].rstrip("0123456789") for move in game.legal}

    assert kinds == {"cancel", "lay", "give", "want"}
