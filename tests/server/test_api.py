"""The API: people come, play and look on, each with what is theirs."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from server.conftest import Come, Person, Start
from server.frames import Frame, Screen, frames
from tradecraft.kernel import records
from tradecraft.kernel.words import LANGUAGES
from tradecraft.registry import GAMES
from tradecraft.tables.verify import verify


def pair(people: Come, game: str = "agent_hunter", **settings: Any) -> tuple[Person, Person, str]:
    """Bring two people to a table."""
    ana, bo = people("Ana", "Bo")
    table = ana.table(game, **settings)
    bo.post(f"/tables/{table}/sit")
    return ana, bo, table


def finish(table: str, *players: Person, seed: int = 1) -> None:
    """Play a game to its end at random."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    while players[0].get(f"/tables/{table}")["stage"] == "playing":
        for player in players:
            shown = player.get(f"/tables/{table}/view")
            if shown["view"]["moves"]:
                player.move(table, shown["ply"] + 1, chance.choice(shown["view"]["moves"]))


def first_frames(person: Person, path: str, count: int, **headers: str) -> list[Frame]:
    """Read so many messages of a stream."""
    with person.web.stream("GET", f"/api{path}", headers=headers) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        return list(itertools.islice(frames(answer), count))


def test_two_people_play_a_whole_game(people: Come) -> None:
    ana, bo, table = pair(people)
    finish(table, ana, bo)
    card = ana.get(f"/tables/{table}")

    assert card["result"]["reason"] == "played"
    record = ana.web.get(f"/api/tables/{table}/record").text
    verdict = verify(records.read(record, GAMES))
    assert verdict.kept
    assert verdict.tried == 1
    assert card["seed"] in record


def test_one_click_on_an_invite_link_seats_a_guest_with_a_name(people: Come) -> None:
    (ana,) = people("Ana")
    table = ana.table()
    with httpx.Client(base_url=ana.web.base_url) as stranger:
        answer = stranger.post(f"/api/tables/{table}/sit", json={"name": "  Bo  "})
        cookie = answer.headers["set-cookie"]

        assert answer.json()["stage"] == "playing"
        assert [seat["name"] for seat in answer.json()["seats"]] == ["Ana", "Bo"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert stranger.get("/api/me").json() == {"name": "Bo"}
        shown = stranger.get(f"/api/tables/{table}/view").json()["view"]
        assert shown["viewer"] == 1


def test_a_bot_answers_and_gets_what_its_seat_may_see(people: Come) -> None:
    (ana,) = people("Ana")
    table = ana.table()
    ana.post(f"/tables/{table}/start", bot="greedy")
    screen = Screen()
    with ana.web.stream("GET", f"/api/tables/{table}/events") as answer:
        for frame in frames(answer):
            screen.take(frame)
            if screen.card.get("stage") == "over":
                break
            if frame.event in {"view", "row"} and screen.view["moves"]:
                assert screen.ply is not None
                ana.move(table, screen.ply + 1, screen.view["moves"][0])
    assert screen.card["result"]["reason"] == "played"


def test_a_notebook_tells_what_was_seen_and_a_table_may_do_without(people: Come) -> None:
    ana, _, table = pair(people, options={"spies": 5})
    notes = ana.get(f"/tables/{table}/notebook")["notes"]
    _, _, plain = pair(people, notebook=False)
    refused = ana.web.get(f"/api/tables/{plain}/notebook")

    assert notes["sides"][1]["surely_in_hand"] == [0, 1, 2, 3, 4]
    assert refused.json()["refused"]["key"] == "table-no-notebook"
    view = ana.get(f"/tables/{plain}/view")["view"]
    assert all("surely_in_hand" not in side for side in view["sides"])


def test_a_table_that_allows_hints_tells_what_a_bot_would_think(people: Come) -> None:
    ana, bo, table = pair(people, options={"spies": 5}, hints=True)
    told = ana.get(f"/tables/{table}/hint")

    assert (told["ply"], told["seat"]) == (0, 0)
    assert {row["move"] for row in told["moves"]} == {f"+{spy}" for spy in range(5)}
    assert told["worlds"] == []  # nothing was hidden yet
    ana.move(table, 1, "+4")
    told = bo.get(f"/tables/{table}/hint")
    assert told["moves"] == []  # it is not his turn
    assert {may["value"] for may in told["worlds"][0]["values"]} == {0, 1, 2, 3, 4}
    ana, _bo, table = pair(people)
    refused = ana.web.get(f"/api/tables/{table}/hint")
    assert refused.status_code == 403
    assert refused.json()["refused"]["key"] == "table-no-hints"


def test_a_stream_begins_with_all_and_goes_on_with_patches(people: Come) -> None:
    ana, bo, table = pair(people)
    ana.move(table, 1, "+7")
    begin = first_frames(bo, f"/tables/{table}/events", 2)

    assert [(f.event, f.id) for f in begin] == [("table", None), ("view", 1)]
    screen = Screen()
    with bo.web.stream("GET", f"/api/tables/{table}/events") as answer:
        for count, frame in enumerate(frames(answer)):
            screen.take(frame)
            if count == 1:
                ana.move(table, 2, "+0")
                ana.move(table, 3, "+4")
            if screen.ply == 3:
                break
    assert screen.view == bo.get(f"/tables/{table}/view")["view"]


def test_who_waits_is_shown_the_game_when_it_begins_and_may_choose_nothing_before(
    people: Come,
) -> None:
    ana, bo = people("Ana", "Bo")
    table = ana.table()

    assert ana.get(f"/tables/{table}/view")["view"]["moves"] == []
    with ana.web.stream("GET", f"/api/tables/{table}/events") as answer:
        told = frames(answer)
        assert next(told).data["stage"] == "open"
        bo.post(f"/tables/{table}/sit")
        begun = [next(told), next(told)]
    assert sorted(frame.event for frame in begun) == ["table", "view"]
    assert begun[0].data["view"] == ana.get(f"/tables/{table}/view")["view"]
    assert begun[0].data["view"]["moves"]


def test_who_leaves_before_the_game_begins_does_not_see_it_with_the_eyes_of_the_next(
    people: Come,
) -> None:
    ana, bo, cy, dee = people("Ana", "Bo", "Cy", "Dee")
    table = ana.table("la_agencia", seats=3)
    bo.post(f"/tables/{table}/sit", seat=1)
    with bo.web.stream("GET", f"/api/tables/{table}/events") as answer:
        told = frames(answer)
        assert next(told).data["seats"][1]["mine"]
        bo.post(f"/tables/{table}/leave")
        cy.post(f"/tables/{table}/sit", seat=1)
        dee.post(f"/tables/{table}/sit")

        assert all(frame.event == "table" for frame in told)  # and then it ends
    with bo.web.stream("GET", f"/api/tables/{table}/events") as answer:
        _, shown = itertools.islice(frames(answer), 2)
        assert "viewer" not in shown.data["view"]  # a spectator's


def test_a_stream_is_taken_up_where_it_broke_off(people: Come) -> None:
    ana, bo, table = pair(people)
    screen = Screen()
    for frame in first_frames(bo, f"/tables/{table}/events", 2):
        screen.take(frame)
    for ply, text in enumerate(("+7", "+0", "+4"), 1):
        ana.move(table, ply, text)
    resumed = first_frames(bo, f"/tables/{table}/events", 4, **{"Last-Event-ID": "0"})

    assert [(f.event, f.id) for f in resumed] == [
        ("table", None),
        ("row", 1),
        ("row", 2),
        ("row", 3),
    ]
    assert resumed[1].data["move"] == "+?"
    for frame in resumed:
        screen.take(frame)
    assert screen.view == bo.get(f"/tables/{table}/view")["view"]
    late = first_frames(bo, f"/tables/{table}/events", 2, **{"Last-Event-ID": "2"})
    assert late[1] == resumed[3]


def test_who_looks_on_and_who_comes_later_are_told_the_same(people: Come) -> None:
    ana, bo, cy = people("Ana", "Bo", "Cy")
    table = ana.table("agent_hunter", pace={"kind": "none"})
    bo.post(f"/tables/{table}/sit")
    path = f"/api/tables/{table}/events"
    with contextlib.ExitStack() as stack:
        live = {p: stack.enter_context(p.web.stream("GET", path)) for p in (ana, bo, cy)}
        told = {person: frames(answer) for person, answer in live.items()}
        screens = {person: Screen() for person in live}
        for person, some in told.items():  # so that all look on before the first move
            for frame in itertools.islice(some, 2):
                screens[person].take(frame)
        finish(table, ana, bo, seed=3)
        last = ana.get(f"/tables/{table}")["ply"]
        for person, some in told.items():
            later = first_frames(
                person, f"/tables/{table}/events", last + 1, **{"Last-Event-ID": "0"}
            )
            rows = {frame.id: frame.data for frame in later if frame.event == "row"}
            for frame in some:
                screens[person].take(frame)
                if frame.event == "row":
                    at = person.get(f"/tables/{table}/view", ply=frame.id)["view"]

                    assert frame.data == rows[frame.id]
                    assert screens[person].view == at
                if frame.id == last:
                    break


def test_a_stream_can_be_lines_of_json(people: Come) -> None:
    ana, _, table = pair(people)
    ana.move(table, 1, "+7")
    headers = {"Accept": "application/x-ndjson", "Last-Event-ID": "0"}
    with ana.web.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        lines = [json.loads(line) for line in itertools.islice(answer.iter_lines(), 2)]

    assert lines[0]["event"] == "table"
    assert (lines[1]["event"], lines[1]["id"], lines[1]["data"]["move"]) == ("row", 1, "+7")


def test_one_stream_says_at_which_table_it_is_my_turn(people: Come) -> None:
    ana, bo, table = pair(people)
    with ana.web.stream("GET", "/api/me/events") as answer:
        told = frames(answer)

        assert next(told).data == {"table": table, "ply": 0, "turn": True}
        for ply, text in enumerate(("+7", "+0", "+4"), 1):
            ana.move(table, ply, text)
        heard = [next(told).data for _ in range(3)]
        assert heard[-1] == {"table": table, "ply": 3, "turn": False}
        assert [h["turn"] for h in heard] == [True, True, False]
    assert bo.get("/me/tables")["tables"][0]["turn"] is True


def test_a_move_is_accepted_once_or_refused_with_key_and_clause(people: Come) -> None:
    ana, bo, table = pair(people)

    assert ana.move(table, 1, "+7") == {"accepted": 1, "ply": 1}
    assert ana.move(table, 1, "+7") == {"accepted": 1, "ply": 1}
    assert bo.refused(f"/tables/{table}/moves", 409, ply=1, move="+3") == "table-too-late"
    assert bo.refused(f"/tables/{table}/moves", 409, ply=2, move="+3") == "not-your-turn"
    told = ana.post(f"/tables/{table}/moves", 422, ply=2, move="3>b")["refused"]
    assert told["clause"] == "AH-3.3"
    for lang in LANGUAGES:
        answer = ana.web.post(
            f"/api/tables/{table}/moves", json={"ply": 2, "move": "3>b"}, params={"lang": lang}
        )
        assert answer.json()["refused"]["text"] == GAMES["agent_hunter"].why_not(
            GAMES["agent_hunter"].start(), GAMES["agent_hunter"].number("3>b")
        ).tell(lang)  # type: ignore[union-attr]  # it is refused


def test_who_looks_on_sees_what_is_public(people: Come) -> None:
    ana, bo, table = pair(people)
    ana.move(table, 1, "+7")
    (eve,) = people("Eve")
    shown = eve.get(f"/tables/{table}/view")["view"]

    assert "viewer" not in shown
    assert [hideout.get("spy") for hideout in shown["sides"][0]["hideouts"]] == [None] * 3
    assert eve.refused(f"/tables/{table}/moves", 403, ply=2, move="+0") == "table-no-seat"
    answer = eve.web.get(f"/api/tables/{table}/view", params={"seat": 0})
    assert answer.status_code == 403
    assert eve.web.get(f"/api/tables/{table}/record", params={"seat": 1}).status_code == 403
    assert bo.web.get(f"/api/tables/{table}/record", params={"seen": "all"}).status_code == 422


def test_a_table_may_want_no_spectators(people: Come) -> None:
    _, _, table = pair(people, spectators=False)
    (eve,) = people("Eve")
    for path in ("view", "events", "record", "chat"):
        answer = eve.web.get(f"/api/tables/{table}/{path}")

        assert answer.status_code == 403
        assert answer.json()["refused"]["key"] == "table-no-spectators"


def test_the_lobby_shows_public_tables_and_no_others(people: Come) -> None:
    ana, _, table = pair(people)
    public = ana.table(public=True)
    gone = ana.table(public=True)
    ana.post(f"/tables/{gone}/leave")
    listed = [card["id"] for card in ana.get("/tables")["tables"]]

    assert public in listed
    assert table not in listed
    assert gone not in listed


def test_hot_seat_one_browser_holds_both_seats(people: Come) -> None:
    (ana,) = people("Ana")
    table = ana.table()
    ana.post(f"/tables/{table}/sit", seat=1)
    ana.move(table, 1, "+7")

    one = ana.get(f"/tables/{table}/view", seat=0)["view"]
    two = ana.get(f"/tables/{table}/view", seat=1)["view"]
    assert one["viewer"] == 0
    assert two["viewer"] == 1
    assert one["sides"] != two["sides"]


def test_take_back_resign_abort_and_rematch(people: Come) -> None:
    ana, bo, table = pair(people)
    ana.move(table, 1, "+7")
    ana.post(f"/tables/{table}/takeback")
    assert ana.get(f"/tables/{table}/view")["ply"] == 2
    for ply, text in enumerate(("+7", "+0", "+4"), 3):
        ana.move(table, ply, text)
    assert bo.refused(f"/tables/{table}/takeback", 409) == "table-nothing-to-take-back"
    for ply, text in enumerate(("+5", "+3", "+9"), 6):
        bo.move(table, ply, text)
    card = bo.post(f"/tables/{table}/takeback")
    assert card["back"]["seat"] == 1
    ana.post(f"/tables/{table}/takeback/answer", agree=True)
    assert "back" not in bo.get(f"/tables/{table}")
    bo.post(f"/tables/{table}/abort")
    ana.post(f"/tables/{table}/rematch")
    again = bo.post(f"/tables/{table}/rematch")["next"]
    card = ana.get(f"/tables/{again}")
    assert card["stage"] == "playing"
    assert [seat["name"] for seat in card["seats"]] == ["Bo", "Ana"]
    bo.post(f"/tables/{again}/resign")
    assert ana.get(f"/tables/{again}")["result"] == {
        "reason": "resigned",
        "winners": [1],
        "points": [0, 0],
    }


def test_talk_reaches_the_table_and_is_told_again(people: Come) -> None:
    ana, bo, table = pair(people)
    ana.post(f"/tables/{table}/chat", text="hello  there")

    assert [said["text"] for said in bo.get(f"/tables/{table}/chat")["chat"]] == ["hello there"]
    told = first_frames(bo, f"/tables/{table}/events", 3)
    assert [f.event for f in told] == ["table", "chat", "view"]
    assert told[1].data["name"] == "Ana"


def test_a_record_is_looked_at_and_played_on(people: Come) -> None:
    ana, bo, table = pair(people)
    finish(table, ana, bo)
    record = ana.web.get(f"/api/tables/{table}/record").text
    seen = ana.post("/records", record=record, seat=0)

    assert len(seen["plies"]) == len(records.read(record, GAMES).moves) + 1
    made = ana.post("/records/play", 201, record=record, ply=4)
    assert made["begins"] == 4
    ana.post(f"/tables/{made['id']}/start", bot="random")
    shown = ana.get(f"/tables/{made['id']}/view")
    assert shown["view"]["step"] == "hide"
    assert ana.refused("/records", 422, record="nonsense") == "record-not-toml"
    assert ana.refused("/records/play", 422, record=record, ply=4_000) == "ply-unknown"


def test_a_record_is_shown_with_the_eyes_that_are_asked_for(people: Come) -> None:
    ana, bo, table = pair(people)
    finish(table, ana, bo)
    record = ana.web.get(f"/api/tables/{table}/record").text
    mine = ana.post("/records", record=record, seat=0)["plies"]
    theirs = ana.post("/records", record=record, seat=1)["plies"]
    whole = ana.post("/records", record=record, open=True)["plies"]

    laid = [ply for ply, entry in enumerate(whole[1:7], 1) if entry["move"].startswith("+")]
    assert len(laid) == 6
    for ply in laid:
        own, other = (mine, theirs) if whole[ply]["seat"] == 0 else (theirs, mine)
        assert own[ply]["move"] == whole[ply]["move"]
        assert other[ply]["move"] == "+?"
        assert own[ply]["told"] != other[ply]["told"]
    assert len(whole[-1]["patch"]) > 0
    assert ana.refused("/records", 422, record=record, seat=2) == "seat-unknown"


def test_a_record_of_a_table_can_be_verified_over_the_api(people: Come) -> None:
    ana, bo, table = pair(people)
    finish(table, ana, bo)
    record = ana.web.get(f"/api/tables/{table}/record").text
    seed = re.search('seed = "(.*)"', record)
    assert seed

    assert ana.post("/records/verify", record=record)["kept"]
    assert not ana.post("/records/verify", record=record.replace(seed[1], "0" * 64))["kept"]


def test_a_lesson_is_a_record_with_sentences(people: Come) -> None:
    (ana,) = people("Ana")
    record = ana.web.get("/api/games/agent_hunter/lesson").text
    plies = ana.post("/records", record=record)["plies"]
    said = [key for ply in plies for key in ply.get("lesson", [])]

    words = ana.web.get("/api/games/agent_hunter/words/fr").text
    assert said
    assert all(f"\n{key} = " in words for key in said)
    listed = ana.get("/games")["games"]
    assert {game["name"] for game in listed if game["lesson"]} >= {"agent_hunter"}


def test_a_screen_that_all_can_see_is_shown_what_a_spectator_sees(people: Come) -> None:
    ana, _bo, table = pair(people)
    shown = ana.get(f"/tables/{table}/view", seat=-1)

    assert "viewer" not in shown["view"]
    assert "hand" not in shown["view"]["sides"][0]


def test_a_guest_may_hold_a_second_seat_under_another_name(people: Come) -> None:
    (ana,) = people("Ana")
    table = ana.table()
    card = ana.post(f"/tables/{table}/sit", name="Her sister", seat=1)

    assert [seat["name"] for seat in card["seats"]] == ["Ana", "Her sister"]
    assert all(seat["mine"] for seat in card["seats"])


def test_a_move_to_be_thought_over_comes_with_a_warning(people: Come) -> None:
    ana, bo, table = pair(people)
    for ply, text in enumerate(["+7", "+0", "+4", "+5", "+3", "+9"], 1):
        (ana if ply <= 3 else bo).move(table, ply, text)
    first = ana.get(f"/tables/{table}")["actor"]
    mover, other = (ana, bo) if first == 0 else (bo, ana)
    hidden = ["704", "539"]
    mover.move(table, 8, f"{hidden[1 - first][0]}>a")  # a hit, as all know what lies there
    other.move(table, 9, "b^")
    other.move(table, 10, f"+{hidden[1 - first][1]}")
    view = other.get(f"/tables/{table}/view")["view"]

    assert view["moves"] == ["*a", "*b", "*c"]
    assert list(view["warnings"]) == ["*a"]
    assert view["warnings"]["*a"]["key"] == "warning-decoy-on-ruin"


def test_who_is_connected_is_told_to_all(people: Come) -> None:
    ana, bo, table = pair(people)

    def seats(lines: Iterator[str]) -> list[int]:
        found = (json.loads(line) for line in lines if line)
        told: list[int] = next(one["data"]["seats"] for one in found if one["event"] == "here")
        return told

    path = f"/api/tables/{table}/events?format=ndjson"
    with ana.web.stream("GET", path) as first:
        lines = first.iter_lines()
        assert seats(lines) == [0]
        with bo.web.stream("GET", path) as second:
            assert seats(second.iter_lines()) == [0, 1]
            assert seats(lines) == [0, 1]
        assert seats(lines) == [0]


def test_pages_are_small_when_they_travel_and_words_too(people: Come) -> None:
    (ana,) = people("Ana")
    for path in ("/api/games/agent_hunter/words/en", "/api/games/agent_hunter/moves", "/api/games"):
        packed = ana.web.get(path)

        assert packed.headers["content-encoding"] == "gzip", path
        plain = ana.web.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == packed.text


def test_an_address_without_a_page_says_so(people: Come) -> None:
    (ana,) = people("Ana")

    assert ana.web.get("/nowhere").status_code == 404
    assert ana.web.get("/assets/nothing.js").json()["refused"]["key"] == "request-unknown"
    assert ana.get("/house") == {}


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("/tables", {"game": "chess"}, 404, "game-unknown"),
        ("/tables", {"game": "agent_hunter", "seats": 3}, 422, "seats-out-of-range"),
        ("/tables", {"game": "agent_hunter", "options": {"x": 1}}, 422, "option-unknown"),
        ("/tables", {"game": "agent_hunter", "house_bot": "x"}, 422, "bot-unknown"),
        ("/tables", {"game": "agent_hunter", "colour": "red"}, 400, "request-unreadable"),
        ("/tables", {}, 400, "request-unreadable"),
        ("/tables/AAAAAAAAAAAAAAAA/sit", {}, 404, "table-unknown"),
        ("/guests", {"name": "\u0007"}, 422, "name-length"),
        ("/guests", {"name": " "}, 422, "name-length"),
        ("/nothing", {}, 404, "request-unknown"),
        ("/me", {}, 405, "request-wrong-method"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    path: str, body: dict[str, Any], status: int, key: str, people: Come
) -> None:
    (ana,) = people("Ana")

    assert ana.refused(path, status, **body) == key


@pytest.mark.parametrize("body", [b'{"name": "\xff"}', b"[" * 100_000, b'{"name":' * 50_000, b"{"])
def test_a_body_that_nobody_can_read_is_refused(body: bytes, people: Come) -> None:
    (ana,) = people("Ana")
    answer = ana.web.post("/api/guests", content=body)

    assert answer.status_code == 400
    assert answer.json()["refused"]["key"] == "request-unreadable"


def test_a_refusal_does_not_repeat_all_that_was_sent(people: Come) -> None:
    (ana,) = people("Ana")
    answer = ana.web.post("/api/tables", json={"game": "x" * 100_000})

    assert answer.json()["refused"]["key"] == "game-unknown"
    assert len(answer.content) < 3_000


def test_there_is_no_table_of_a_name_that_none_can_have(
    start: Start, people: Come, database: str
) -> None:
    (ana,) = people("Ana", server=start(database))
    for name in ("%00", "a%20b", "%C3%A9", "a" * 33, "'"):
        assert ana.web.get(f"/api/tables/{name}").status_code == 400
        assert ana.web.post(f"/api/tables/{name}/abort").status_code == 400


def test_who_says_not_who_he_is_may_look_and_not_touch(people: Come) -> None:
    (ana,) = people("Ana")
    with httpx.Client(base_url=ana.web.base_url) as nobody:
        assert nobody.get("/api/tables").status_code == 200
        assert nobody.post("/api/tables", json={"game": "agent_hunter"}).status_code == 401
        for token in ("x", "a.b.c", ana.token[:-1] + "!", ana.token + "A", "é.b.c"):
            headers = {b"Authorization": f"Bearer {token}".encode()}
            assert nobody.get("/api/me", headers=headers).status_code == 401


def test_requests_from_other_sites_are_refused(people: Come) -> None:
    (ana,) = people("Ana")
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ana.web.post("/api/tables", json={"game": "agent_hunter"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["refused"]["key"] == "request-other-origin"
    for origin in ("http://[", "null", ""):
        answer = ana.web.post("/api/guests", json={}, headers={"Origin": origin})
        assert answer.json()["refused"]["key"] == "request-other-origin"
    french = {"Origin": "null", "Accept-Language": "fr"}
    answer = ana.web.post("/api/guests", json={}, headers=french)
    assert answer.json()["refused"]["text"].startswith("Cette requête")
    own = {"Origin": str(ana.web.base_url).rstrip("/")}
    assert (
        ana.web.post("/api/tables", json={"game": "agent_hunter"}, headers=own).status_code == 201
    )


def test_too_large_a_body_is_refused(people: Come) -> None:
    (ana,) = people("Ana")
    answer = ana.web.post("/api/records", json={"record": "x" * 2_000_000})

    assert answer.status_code == 413


def test_every_answer_has_safe_headers(people: Come) -> None:
    (ana,) = people("Ana")
    for path in ("/api/games", "/api/nothing", "/healthz"):
        headers = ana.web.get(path).headers

        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "server" not in headers


def test_games_are_told_with_options_words_and_rules(people: Come) -> None:
    (ana,) = people("Ana")
    told = ana.get("/games", lang="ca")

    assert [game["name"] for game in told["games"]] == list(GAMES)
    one = ana.get("/games/agent_hunter", lang="fr")
    assert one["sections"][0]["clauses"]
    moves = ana.get("/games/agent_hunter/moves")["moves"]
    assert len(moves) == GAMES["agent_hunter"].moves.total
    for lang in LANGUAGES:
        for path in (f"/api/words/{lang}", f"/api/games/agent_hunter/words/{lang}"):
            assert " = " in ana.web.get(path).text
    assert ana.web.get("/api/words/xx").status_code == 400


def test_what_watches_over_the_server_is_there(people: Come) -> None:
    ana, bo, table = pair(people)
    ana.move(table, 1, "+7")

    assert ana.web.get("/healthz").text == "ok"
    assert ana.web.get("/readyz").text == "ready"
    counted = ana.web.get("/metrics").text
    assert "tradecraft_moves_total 1.0" in counted
    assert 'tradecraft_tables_made_total{game="agent_hunter"} 1.0' in counted
    assert table not in counted
    assert bo.get("/docs/openapi.json")["openapi"].startswith("3.1")
