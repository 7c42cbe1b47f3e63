"""Moves at a table: in turn, once, and taken back."""

from __future__ import annotations

from tables.sitting import EMBASSY, Desk, key, kinds
from tradecraft.tables import sight, takeback
from tradecraft.tables.rows import What

HIDDEN = "+7 +0 +4 +5 +3 +9"


def test_a_move_says_which_row_of_the_log_it_is() -> None:
    desk = Desk().sit("ana", "bo").play("+7")

    assert key(lambda: desk.table.move("ana", None, 1, "+0", 0)) == "table-too-late"
    assert key(lambda: desk.table.move("ana", None, 4, "+0", 0)) == "table-too-early"
    assert key(lambda: desk.table.move("ana", None, 0, "+0", 0)) == "table-too-early"
    assert desk.table.move("ana", None, 2, "+0", 0).rows[0].ply == 2


def test_the_same_move_sent_twice_is_one_move() -> None:
    desk = Desk().sit("ana", "bo").play("+7")

    assert desk.table.move("ana", None, 1, "+7", 0) == ((), ())
    assert key(lambda: desk.table.move("bo", None, 1, "+7", 0)) == "table-too-late"


def test_a_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    desk = Desk().sit("ana", "bo").play("+7")
    before = desk.table.positions.tobytes()

    assert key(lambda: desk.table.move("bo", None, 2, "+1", 0)) == "not-your-turn"
    assert key(lambda: desk.table.move("ana", None, 2, "3>b", 0)).startswith("refused-")
    assert key(lambda: desk.table.move("ana", None, 2, "dance", 0)) == "notation-unknown"
    assert key(lambda: desk.table.move("eve", None, 2, "+1", 0)) == "table-no-seat"
    assert key(lambda: desk.table.move("ana", 1, 2, "+1", 0)) == "table-other-seat"
    assert desk.table.positions.tobytes() == before


def test_before_the_start_nobody_moves() -> None:
    desk = Desk().sit("ana")

    assert key(lambda: desk.table.move("ana", None, 1, "+7", 0)) == "table-not-begun"


def test_the_dealer_answers_in_the_same_breath() -> None:
    desk = Desk().sit("ana", "bo").play("+7 +0 +4 +5 +3")
    rows = desk.table.move("bo", None, 6, "+9", 0).rows

    assert [(row.ply, row.seat) for row in rows] == [(6, 1), (7, -3)]


def test_a_move_that_told_nobody_anything_is_taken_back_freely() -> None:
    desk = Desk().sit("ana", "bo").play("+7 +0")
    back = desk.does(desk.table.take_back("ana", desk.now))

    assert [(row.what, row.move) for row in back.rows] == [(What.BACK, 2)]
    assert len(desk.table.log) == 3  # rows are not deleted
    assert desk.table.line == [1]
    assert desk.table.position_at(3).tobytes() == desk.table.position_at(1).tobytes()
    assert desk.table.positions.tobytes() == desk.table.position_at(1).tobytes()
    desk.play("+1 +2")
    assert desk.table.line == [1, 4, 5]
    assert desk.again().positions.tobytes() == desk.table.positions.tobytes()


def test_several_moves_of_ones_own_are_taken_back_one_after_the_other() -> None:
    desk = Desk().sit("ana", "bo").play("+7 +0")
    for _ in range(2):
        desk.does(desk.table.take_back("ana", desk.now))

    assert [row.move for row in desk.table.log if row.what == What.BACK] == [2, 1]
    assert desk.table.line == []
    assert key(lambda: desk.table.take_back("ana", desk.now)) == "table-nothing-to-take-back"


def test_what_showed_something_and_was_taken_back_by_consent_has_shown_it_all_the_same() -> None:
    desk = Desk().sit("ana", "bo").play(HIDDEN)  # and the dealer has said who begins
    desk.does(desk.table.take_back("bo", desk.now))
    desk.does(desk.table.answer("ana", agrees=True, now=desk.now))

    assert desk.table.line == [1, 2, 3, 4, 5]
    assert kinds(desk.table.take_back("bo", desk.now)) == ["ask-back"]


def test_a_move_after_which_the_dealer_moved_is_not_free() -> None:
    desk = Desk().sit("ana", "bo").play(HIDDEN)

    assert not takeback.is_free(desk.table, 6)
    assert kinds(desk.table.take_back("bo", desk.now)) == ["ask-back"]


def test_an_answer_that_showed_something_is_not_free() -> None:
    desk = Desk().sit("ana", "bo").play(HIDDEN)
    mover = desk.table.actor
    spy = next(s for s in range(10) if f"{s}>a" in sight.view(desk.table, mover)["moves"])
    desk.play(f"{spy}>a")

    assert not takeback.is_free(desk.table, 8)


def test_what_all_can_see_and_nobody_had_hidden_is_free() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy")
    desk.play("hall")

    assert takeback.is_free(desk.table, desk.table.ply)
    desk.play("p1")  # a card that all knew
    assert takeback.is_free(desk.table, desk.table.ply)


def test_a_card_that_its_owner_did_not_know_is_not_free() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy").play("hall p2")

    assert not takeback.is_free(desk.table, desk.table.ply)
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy").play("hall p4")
    assert not takeback.is_free(desk.table, desk.table.ply)


def test_beyond_that_all_persons_at_the_table_must_agree() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy").play("hall p2")
    mover = desk.table.seats[desk.table.log[-1].seat].player
    others = [p for p in ("ana", "bo", "cy") if p != mover]
    desk.does(desk.table.take_back(mover, desk.now))

    assert not desk.table.take_back(mover, desk.now).events  # asked already
    assert sight.card(desk.table, others[0])["back"]["mine"] is False
    first = desk.does(desk.table.answer(others[0], agrees=True, now=desk.now))
    assert not first.rows
    assert not desk.table.answer(others[0], agrees=True, now=desk.now).events  # said already
    second = desk.does(desk.table.answer(others[1], agrees=True, now=desk.now))
    assert [row.what for row in second.rows] == [What.BACK]
    assert desk.table.actor == desk.table.log[-1].seat
    assert desk.again().positions.tobytes() == desk.table.positions.tobytes()


def test_one_who_leaves_need_not_be_asked_any_more() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy").play("hall p2")
    mover = desk.table.seats[desk.table.log[-1].seat].player
    one, two = sorted({"ana", "bo", "cy"} - {mover})
    desk.does(desk.table.take_back(mover, desk.now))
    desk.does(desk.table.answer(one, agrees=True, now=desk.now))
    desk.does(desk.table.leave(two, None, desk.now))

    assert key(lambda: desk.table.answer(two, agrees=False, now=desk.now)) == "table-away"
    assert [row.what for row in desk.table.take_back(mover, desk.now).rows] == [What.BACK]


def test_who_has_given_up_or_left_takes_nothing_back() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy").play("hall p1")
    mover = desk.table.seats[desk.table.log[-1].seat].player
    desk.does(desk.table.leave(mover, None, desk.now))
    assert key(lambda: desk.table.take_back(mover, desk.now)) == "table-away"

    desk.does(desk.table.resign(mover, None, desk.now))
    assert key(lambda: desk.table.take_back(mover, desk.now)) == "table-lost"


def test_a_question_that_was_asked_in_the_moment_of_a_move_is_still_asked_when_folded() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy").play("hall p2")
    mover = desk.table.seats[desk.table.log[-1].seat].player
    desk.does(desk.table.take_back(mover, desk.now))

    assert desk.table.asked is not None
    assert desk.again().asked == desk.table.asked


def test_one_who_declines_ends_it_and_so_does_a_move() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy").play("hall p2")
    mover = desk.table.seats[desk.table.log[-1].seat].player
    other = next(p for p in ("ana", "bo", "cy") if p != mover)
    desk.does(desk.table.take_back(mover, desk.now))
    desk.does(desk.table.answer(other, agrees=False, now=desk.now))

    assert key(lambda: desk.table.answer(other, agrees=True, now=0)) == "table-nothing-asked"
    desk.does(desk.table.take_back(mover, desk.now))
    desk.play("p1")
    assert desk.table.asked is None


def test_among_bots_nobody_has_to_be_asked() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "*random", "*random")
    while desk.table.actor != 0:
        move = desk.table.game.legal(desk.table.positions)[0]
        desk.does(desk.table.bot_move(desk.table.ply + 1, move, desk.now))
    desk.play(desk.table.game.write(desk.table.game.legal(desk.table.positions)[0]))
    while desk.table.actor != 0:
        move = desk.table.game.legal(desk.table.positions)[0]
        desk.does(desk.table.bot_move(desk.table.ply + 1, move, desk.now))
    back = desk.does(desk.table.take_back("ana", desk.now))

    assert [row.what for row in back.rows] == [What.BACK]
    assert desk.table.actor == 0


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    desk = Desk().sit("ana", "bo").play("+7")

    assert key(lambda: desk.table.take_back("bo", 0)) == "table-nothing-to-take-back"
    assert key(lambda: desk.table.take_back("eve", 0)) == "table-no-seat"
