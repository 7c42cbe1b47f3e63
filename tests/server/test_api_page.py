"""What docs/api.md shows does what it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.conftest import Come, Start
from tradecraft.kernel import records
from tradecraft.registry import GAMES
from tradecraft.tables import sealed
from tradecraft.tables.verify import verify

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
BOT, CURL = (re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL) for kind in ("python", "sh"))


def test_the_bot_in_ten_lines_plays_a_game(
    start: Start, people: Come, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    assert BOT
    file = tmp_path / "bot.py"
    file.write_text(BOT[1], encoding="utf-8")
    server = start()
    (ana,) = people("Ana", server=server)
    table = ana.table()
    with subprocess.Popen([sys.executable, file, f"{server.url}/api/tables/{table}"]) as bot:
        request.addfinalizer(bot.kill)
        with ana.web.stream("GET", f"/api/tables/{table}/events") as answer:
            for line in answer.iter_lines():
                if '"stage":"over"' in line:
                    break
                shown = ana.get(f"/tables/{table}/view")
                if line.startswith("data: ") and shown["view"]["moves"]:
                    ana.move(table, shown["ply"] + 1, shown["view"]["moves"][0])

        assert bot.wait(30) == 0
    assert ana.get(f"/tables/{table}")["seats"][1]["name"] == "Ten Lines"


def test_ten_lines_are_ten() -> None:
    assert BOT
    assert len([line for line in BOT[1].splitlines() if line]) == 10


@pytest.mark.skipif(not shutil.which("jq") or not shutil.which("curl"), reason="needs jq and curl")
def test_the_same_with_curl(start: Start) -> None:
    assert CURL
    server = start()
    done = subprocess.run(
        ["bash", "-euc", CURL[1]],
        env=os.environ | {"SERVER": server.url, "TOKEN": ""},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    record = records.read(done.stdout, GAMES)

    assert verify(record).kept


def test_the_recipe_is_the_one_that_is_followed() -> None:
    assert sealed.__doc__
    for line in re.findall(r"^ {4,}.*$", sealed.__doc__, re.MULTILINE):
        assert line in PAGE


def test_every_address_of_the_page_exists(people: Come) -> None:
    (ana,) = people("Ana")
    paths = [*ana.get("/docs/openapi.json")["paths"], "/api/tables/{id}/events", "/api/me/events"]
    there = {re.sub(r"\{[^}]*\}", "{}", path) for path in paths}
    told = re.findall(r"(?:GET|POST) (/api/[^\s`?]*)|`(/(?:healthz|readyz|metrics))`", PAGE)

    assert told
    for path in (one or other for one, other in told):
        assert re.sub(r"\{[^}]*\}", "{}", path).rstrip(",.") in there, path
