"""Sitting down, standing up, bots, the start, resigning, aborting, and another game."""

from __future__ import annotations

import random

import pytest

from tables.sitting import EMBASSY, Desk, key, kinds
from tradecraft.tables import sight
from tradecraft.tables.rows import What
from tradecraft.tables.table import OPEN, OVER, PLAYING, Request


def test_the_last_to_sit_down_starts_the_game() -> None:
    desk = Desk().sit("ana")

    assert desk.table.stage == OPEN
    assert kinds(desk.table.sit("bo", "Bo", None, desk.now)) == ["sit", "start"]
    desk.sit("bo")
    assert desk.table.stage == PLAYING
    assert desk.table.actor == 0


def test_the_dealer_begins_as_soon_as_all_sit() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy")

    assert desk.table.ply == 3 * 8 + 1
    assert desk.table.actor >= 0


def test_a_seat_is_taken_once() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo")

    assert key(lambda: desk.table.sit("cy", "Cy", 1, desk.now)) == "table-seat-taken"
    assert key(lambda: desk.table.sit("cy", "Cy", 7, desk.now)) == "seat-unknown"
    desk.sit("cy")
    assert key(lambda: desk.table.sit("dee", "Dee", None, desk.now)) == "table-full"


def test_one_may_hold_several_seats_of_one_browser() -> None:
    desk = Desk().sit("ana", "ana").play("+7 +0 +4 +5 +3 +9")

    assert desk.table.viewers_of("ana") == [0, 1]
    assert desk.table.ply >= 7


def test_only_the_creator_puts_bots_in_seats_and_only_before_the_start() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "*random")

    assert desk.table.bot_at(1) == "random"
    assert key(lambda: desk.table.seat_bot("bo", None, "random", 0)) == "table-not-creator"
    assert key(lambda: desk.table.seat_bot("ana", 0, "random", 0)) == "table-seat-taken"
    assert key(lambda: desk.table.unseat_bot("ana", 0, 0)) == "table-no-bot"
    assert key(lambda: desk.table.unseat_bot("ana", 9, 0)) == "table-no-bot"
    desk.does(desk.table.unseat_bot("ana", 1, 0))
    assert not desk.table.seats[1].taken
    desk.does(desk.table.start("ana", "greedy", desk.now))
    assert [seat.bot for seat in desk.table.seats] == ["", "greedy", "greedy"]
    assert desk.table.stage == PLAYING
    assert key(lambda: desk.table.start("ana", "greedy", 0)) == "table-begun"


def test_nobody_starts_a_table_at_which_nobody_sits() -> None:
    desk = Desk().sit("ana")
    desk.does(desk.table.leave("ana", None, desk.now))

    assert key(lambda: desk.table.start("ana", "random", 0)) == "table-empty"


def test_who_leaves_before_the_start_opens_his_seat() -> None:
    desk = Desk().sit("ana")
    desk.does(desk.table.leave("ana", None, desk.now))

    assert not desk.table.seats[0].taken
    assert key(lambda: desk.table.leave("ana", None, desk.now)) == "table-no-seat"


def test_a_bot_plays_on_for_a_leaver_until_he_comes_back() -> None:
    desk = Desk(house_bot="random").sit("ana", "bo").play("+7")
    desk.does(desk.table.leave("ana", None, desk.now))

    assert desk.table.bot_at(0) == "random"
    assert desk.table.seats_of("ana") == [0]
    assert not desk.table.leave("ana", None, desk.now).events  # he has left
    desk.does(desk.table.bot_move(2, desk.table.game.number("+0"), desk.now))
    assert key(lambda: desk.table.sit("bo", "Bo", None, desk.now)) == "table-full"
    desk.does(desk.table.sit("ana", "Ana", None, desk.now))
    assert desk.table.bot_at(0) == ""


def test_a_bot_that_thought_too_long_is_too_late() -> None:
    desk = Desk(house_bot="random").sit("ana", "bo").play("+7")
    number = desk.table.game.number("+0")

    assert key(lambda: desk.table.bot_move(2, number, desk.now)) == "table-too-late"


def test_who_resigns_loses_and_with_two_the_game_is_over() -> None:
    desk = Desk().sit("ana", "bo").play("+7")
    desk.does(desk.table.resign("ana", None, desk.now))

    assert desk.table.stage == OVER
    assert desk.table.result is not None
    assert desk.table.result[:2] == ("resigned", [1])
    for ask in (
        lambda: desk.table.resign("ana", None, 0),
        lambda: desk.table.move("bo", None, 3, "+1", 0),
        lambda: desk.table.take_back("bo", 0),
        lambda: desk.table.leave("bo", None, 0),
    ):
        assert key(ask) == "table-over"


def test_with_three_a_bot_plays_on_for_one_who_resigned_and_he_cannot_win() -> None:
    for seed in range(6):
        desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy")
        desk.does(desk.table.resign("bo", None, desk.now))

        assert desk.table.stage == PLAYING
        assert key(lambda: desk.table.resign("bo", None, 0)) == "table-lost"  # noqa: B023
        assert key(lambda: desk.table.sit("bo", "Bo", None, 0)) == "table-full"  # noqa: B023
        chance = random.Random(seed)  # noqa: S311  # a test, not a secret
        while desk.table.stage == PLAYING:
            move = chance.choice(desk.table.game.legal(desk.table.positions))
            if desk.table.bot_at(desk.table.actor):
                desk.does(desk.table.bot_move(desk.table.ply + 1, move, desk.now))
            else:
                desk.play(desk.table.game.write(move))
        assert desk.table.result is not None
        assert desk.table.result.reason == "played"
        assert desk.table.result.winners
        assert 1 not in desk.table.result.winners


def test_a_game_can_be_aborted_before_anybody_begins_his_second_turn() -> None:
    desk = Desk().sit("ana", "bo").play("+7 +0 +4 +5 +3")

    assert not desk.table.second_round()
    assert desk.table.abort("bo", desk.now).rows[0].what == What.ABORT
    desk.play("+9")  # each has hidden his spies, so somebody begins his second turn
    assert key(lambda: desk.table.abort("ana", desk.now)) == "table-too-late-to-abort"


def test_an_aborted_game_is_won_by_nobody() -> None:
    desk = Desk().sit("ana", "bo").play("+7")
    desk.does(desk.table.abort("bo", desk.now))

    assert desk.table.result is not None
    assert desk.table.result == ("aborted", [], [])


def test_a_rematch_waits_for_all_who_are_still_there() -> None:
    desk = Desk().sit("ana", "bo")
    assert key(lambda: desk.table.again("ana", 0)) == "table-not-over"
    desk.does(desk.table.resign("ana", None, desk.now))

    asked, everybody = desk.table.again("ana", desk.now)
    assert kinds(asked) == ["rematch"]
    assert not everybody
    desk.does(asked)
    assert desk.table.again("ana", desk.now) == (Request(events=[]), False)
    assert desk.table.again("bo", desk.now)[1]
    assert key(lambda: desk.table.again("eve", 0)) == "table-no-seat"


@pytest.mark.parametrize("text", ["", "   ", "x" * 501])
def test_talk_has_a_length(text: str) -> None:
    desk = Desk().sit("ana", "bo")

    assert key(lambda: desk.table.say("ana", text, 0)) == "chat-length"


def test_talk_can_be_switched_off_and_is_for_those_who_sit() -> None:
    assert key(lambda: Desk(chat=False).sit("ana").table.say("ana", "x", 0)) == "table-no-chat"
    assert key(lambda: Desk().sit("ana").table.say("eve", "x", 0)) == "table-no-seat"


def test_where_the_rules_forbid_talk_only_set_phrases_are_said() -> None:
    desk = Desk(EMBASSY, 3).sit("ana")
    desk.does(desk.table.say("ana", "well-played", desk.now))

    assert desk.table.events[-1].text == "well-played"
    assert key(lambda: desk.table.say("ana", "I hold the 5", 0)) == "chat-phrases"
    assert desk.table.game.silence == "AE-2.19"


def test_nobody_says_with_a_new_name_what_he_may_not_say() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy")
    desk.does(desk.table.leave("ana", None, desk.now))
    desk.does(desk.table.sit("ana", "I hold the 5", None, desk.now))
    desk.does(desk.table.say("ana", "hello", desk.now))

    assert "the 5" not in str(sight.card(desk.table)) + str(sight.chats(desk.table))


def test_a_table_is_its_rows() -> None:
    desk = Desk(EMBASSY, 4).sit("ana", "bo", "*random", "cy")
    desk.does(desk.table.leave("bo", None, desk.now))
    desk.does(desk.table.say("ana", "hello", desk.now))
    again = desk.again()

    assert again.positions.tobytes() == desk.table.positions.tobytes()
    assert [again.bot_at(i) for i in range(4)] == [desk.table.bot_at(i) for i in range(4)]
    assert again.stage == desk.table.stage
