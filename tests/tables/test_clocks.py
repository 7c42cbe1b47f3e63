"""Clocks: who thinks too long loses his seat, and nobody holds the others up."""

from __future__ import annotations

from tables.sitting import MADE, SECOND, Desk, key, live
from tradecraft.tables.clock import GRACE
from tradecraft.tables.rows import DAY, MINUTE, Pace, What
from tradecraft.tables.table import OVER, PATIENCE, PLAYING


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    desk = Desk().sit("ana", "bo")

    assert desk.table.deadline() is None
    assert not desk.table.flag(MADE + 1000 * DAY).rows


def test_thinking_takes_from_the_clock_and_a_move_adds_to_it() -> None:
    desk = Desk(pace=live(base=60, increment=5)).sit("ana", "bo").play("+7", after=20 * SECOND)

    assert desk.table.clocks.left == [45 * SECOND, 60 * SECOND]
    assert desk.table.deadline() == desk.now + 45 * SECOND
    desk.play("+0 +4", after=SECOND)
    assert desk.table.clocks.left == [53 * SECOND, 60 * SECOND]
    assert desk.table.actor == 1
    assert desk.table.deadline() == desk.now + 60 * SECOND


def test_with_days_a_move_each_move_has_them_all() -> None:
    desk = Desk(pace=Pace("days", days=2)).sit("ana", "bo").play("+7", after=DAY)

    assert desk.table.deadline() == desk.now + 2 * DAY
    assert desk.table.flag(desk.now + 2 * DAY - 1).rows == ()


def test_when_time_runs_out_a_bot_takes_the_seat_and_gives_it_back() -> None:
    desk = Desk(pace=live(60, 5)).sit("ana", "bo")
    desk.now += 60 * SECOND
    flag = desk.does(desk.table.flag(desk.now))

    assert [row.what for row in flag.rows] == [What.FLAG]
    assert desk.table.bot_at(0) == "agent"
    assert desk.table.deadline() is None  # a bot has no clock
    assert key(lambda: desk.table.move("ana", 0, 2, "+7", desk.now)) == "table-away"

    assert key(lambda: desk.table.sit("ana", "Ana", None, desk.now)) == "table-bot-first"
    desk.does(desk.table.bot_move(2, desk.table.game.number("+7"), desk.now))
    desk.does(desk.table.sit("ana", "Ana", None, desk.now))
    assert desk.table.bot_at(0) == ""
    assert desk.table.clocks.left[0] == GRACE
    desk.play("+0")
    assert desk.table.ply == 3


def test_when_time_runs_out_the_seat_is_lost_where_that_was_agreed() -> None:
    desk = Desk(pace=live(60, 5), timeout="forfeit").sit("ana", "bo")
    desk.now += 60 * SECOND
    desk.does(desk.table.flag(desk.now))

    assert desk.table.stage == OVER
    assert desk.table.result is not None
    assert desk.table.result.reason == "time"
    assert desk.table.result.winners == [1]


def test_with_three_players_the_others_play_on_when_one_loses_his_seat() -> None:
    desk = Desk("la_agencia", 3, pace=live(60, 5), timeout="forfeit").sit("ana", "bo", "cy")
    lost = desk.table.actor
    desk.now += 60 * SECOND
    desk.does(desk.table.flag(desk.now))

    assert desk.table.stage == PLAYING
    assert desk.table.bot_at(lost) == "agent"
    move = desk.table.game.legal(desk.table.positions)[0]
    desk.does(desk.table.bot_move(desk.table.ply + 1, move, desk.now))
    assert desk.table.clocks.left[lost] == 0


def test_a_clock_stands_while_a_bot_plays_for_a_leaver() -> None:
    desk = Desk(pace=live(60, 5)).sit("ana", "bo")
    desk.now += 10 * SECOND
    desk.does(desk.table.leave("ana", None, desk.now))
    desk.now += 500 * SECOND
    desk.does(desk.table.sit("ana", "Ana", None, desk.now))

    assert desk.table.clocks.left[0] == 50 * SECOND
    assert desk.table.deadline() == desk.now + 50 * SECOND


def test_without_a_clock_the_others_can_let_a_bot_play_on_for_one_who_is_gone() -> None:
    desk = Desk().sit("ana", "bo")

    assert key(lambda: desk.table.send_away("bo", 0, desk.now)) == "table-patience"
    assert key(lambda: desk.table.send_away("bo", 1, desk.now)) == "table-nobody-waits"
    assert key(lambda: desk.table.send_away("eve", 0, desk.now)) == "table-no-seat"
    desk.now += PATIENCE
    desk.does(desk.table.send_away("bo", 0, desk.now))
    assert desk.table.bot_at(0) == "agent"
    assert PATIENCE == 10 * MINUTE


def test_who_comes_and_goes_gains_no_time() -> None:
    desk = Desk(pace=live(60, 0)).sit("ana", "bo")
    for _ in range(3):
        desk.now += 19 * SECOND
        desk.does(desk.table.leave("ana", None, desk.now))
        desk.does(desk.table.sit("ana", "Ana", None, desk.now))
    assert desk.table.clocks.left[0] == 3 * SECOND

    desk.now += 3 * SECOND
    desk.does(desk.table.flag(desk.now))
    assert desk.table.bot_at(0)


def test_who_leaves_in_his_turn_and_comes_back_has_what_was_left_of_his_days() -> None:
    desk = Desk(pace=Pace("days", days=2)).sit("ana", "bo")
    desk.now += DAY
    desk.does(desk.table.leave("ana", None, desk.now))
    desk.does(desk.table.sit("ana", "Ana", None, desk.now))

    assert desk.table.clocks.left == [DAY, 2 * DAY]


def test_whose_bot_moved_for_him_finds_all_his_days_again() -> None:
    desk = Desk(pace=Pace("days", days=2)).sit("ana", "bo")
    desk.now += DAY
    desk.does(desk.table.leave("ana", None, desk.now))
    for ply, text in enumerate(("+7", "+0", "+4"), 1):
        desk.does(desk.table.bot_move(ply, desk.table.game.number(text), desk.now))
    desk.does(desk.table.sit("ana", "Ana", None, desk.now))

    assert desk.table.actor == 1
    assert desk.table.clocks.left == [2 * DAY, 2 * DAY]


def test_a_move_taken_back_gives_back_the_time_that_was_given_for_it() -> None:
    desk = Desk(pace=live(60, 5)).sit("ana", "bo")
    for _ in range(3):
        desk.play("+7", after=2 * SECOND)
        desk.does(desk.table.take_back("ana", desk.now))
    assert desk.table.clocks.left[0] == 54 * SECOND

    desk = Desk(pace=Pace("days", days=2)).sit("ana", "bo").play("+7", after=DAY)
    desk.does(desk.table.take_back("ana", desk.now))
    assert desk.table.clocks.left[0] == DAY


def test_the_clock_of_one_who_thinks_runs_on_while_another_resigns() -> None:
    desk = Desk("la_agencia", 3, pace=live(60, 5)).sit("ana", "bo", "cy")
    thinks = desk.table.actor
    other = next(s for s in desk.table.seats if s.player != desk.table.seats[thinks].player)
    desk.now += 20 * SECOND
    desk.does(desk.table.resign(other.player, None, desk.now))

    assert desk.table.clocks.left[thinks] == 40 * SECOND
    assert desk.table.deadline() == desk.now + 40 * SECOND


def test_nobody_keeps_the_others_waiting_by_coming_and_going_or_by_taking_back() -> None:
    desk = Desk().sit("ana", "bo")
    for _ in range(3):
        desk.now += PATIENCE // 3
        desk.does(desk.table.leave("ana", None, desk.now))
        desk.does(desk.table.sit("ana", "Ana", None, desk.now))
        desk.play("+7")
        desk.does(desk.table.take_back("ana", desk.now))
    desk.does(desk.table.send_away("bo", 0, desk.now))

    assert desk.table.bot_at(0)
    assert key(lambda: desk.table.sit("ana", "Ana", None, desk.now)) == "table-bot-first"
    move = desk.table.game.number("+7")
    desk.does(desk.table.bot_move(desk.table.ply + 1, move, desk.now))
    desk.does(desk.table.sit("ana", "Ana", None, desk.now))
    assert desk.table.bot_at(0) == ""


def test_who_has_agreed_to_a_take_back_waits_from_then_on() -> None:
    desk = Desk().sit("ana", "bo").play("+7 +0 +4")
    desk.now += PATIENCE
    desk.play("+5 +3 +9")
    desk.does(desk.table.take_back("bo", desk.now))
    desk.does(desk.table.answer("ana", agrees=True, now=desk.now))

    assert desk.table.actor == 1
    assert key(lambda: desk.table.send_away("ana", 1, desk.now + 1)) == "table-patience"


def test_clocks_are_folded_from_the_rows() -> None:
    desk = Desk(pace=live(60, 5)).sit("ana", "bo").play("+7 +0", after=3 * SECOND)
    desk.does(desk.table.leave("ana", None, desk.now + SECOND))
    desk.does(desk.table.sit("ana", "Ana", None, desk.now + 9 * SECOND))

    again = desk.again()
    assert again.clocks.left == desk.table.clocks.left
    assert again.clocks.since == desk.table.clocks.since
