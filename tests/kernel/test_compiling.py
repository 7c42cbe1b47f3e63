"""Where compiled rules are kept, and that yesterday's are never played."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tradecraft.kernel import compiling
from tradecraft.kernel.compiling import (
    DAY,
    KEPT_UNUSED,
    cache_folder,
    cache_root,
    digest,
    digest_of_folder,
    keeps,
    kernel,
    open_cache,
    plain,
    prune,
    rule,
)

NOW = 2_000_000_000.0


def write(folder: Path, **files: str) -> Path:
    """Write Python files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


# -- names --------------------------------------------------------------------------------------


def test_sources_are_named_by_what_they_say_wherever_they_lie(tmp_path: Path) -> None:
    here = write(tmp_path / "here", a="x = 1", b="y = 2")
    there = write(tmp_path / "there" / "deep", a="x = 1", b="y = 2")

    assert digest(here.iterdir()) == digest(there.iterdir())


def test_any_change_of_sources_changes_their_name(tmp_path: Path) -> None:
    folders = [
        write(tmp_path / "0", a="x = 1", b="y = 2"),
        write(tmp_path / "1", a="x = 1", b="y = 3"),
        write(tmp_path / "2", a="x = 1", c="y = 2"),
        write(tmp_path / "3", a="x = 1"),
        write(tmp_path / "4", a="x = 1y = 2", b=""),
        write(tmp_path / "5", a="x = 1", b="y = 2", c=""),
    ]

    assert len({digest(folder.iterdir()) for folder in folders}) == len(folders)


def test_the_sources_of_a_folder_are_all_below_it(tmp_path: Path) -> None:
    one, two = (write(tmp_path / name, rules="x = 1") for name in ("one", "two"))
    write(one / "cards", effects="y = 1")
    write(two / "cards", effects="y = 2")

    assert digest_of_folder(one) != digest_of_folder(two)


def test_the_cache_is_named_by_the_kernels_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = Path(compiling.__file__).parent
    copy = shutil.copytree(house, tmp_path / "kernel", ignore=shutil.ignore_patterns("__pycache__"))
    before = cache_folder()
    monkeypatch.setattr(compiling, "__file__", str(copy / "compiling.py"))

    assert cache_folder() == before  # the same sources in another place
    for file in sorted(copy.glob("*.py")):
        text = file.read_text(encoding="utf-8")
        file.write_text(text + "\n# changed\n", encoding="utf-8")
        assert cache_folder() != before
        file.write_text(text, encoding="utf-8")
    assert cache_folder() == before


@pytest.mark.parametrize("package", ["numba", "llvmlite", "np"])
def test_the_cache_is_named_by_what_compiles(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache_folder()
    monkeypatch.setattr(vars(compiling)[package], "__version__", "0.0.0")

    assert cache_folder() != before


@pytest.mark.parametrize(
    ("system", "environment", "below"),
    [
        ("linux", {}, ".cache/tradecraft"),
        ("linux", {"XDG_CACHE_HOME": "elsewhere"}, "elsewhere/tradecraft"),
        ("darwin", {}, "Library/Caches/tradecraft"),
        ("win32", {"LOCALAPPDATA": "Local"}, "Local/tradecraft/cache"),
        ("linux", {"TRADECRAFT_CACHE": "mine"}, "mine"),
        ("win32", {"TRADECRAFT_CACHE": "mine"}, "mine"),
    ],
)
def test_each_system_has_its_place_for_the_cache(
    system: str,
    environment: dict[str, str],
    below: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("TRADECRAFT_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, folder in environment.items():
        monkeypatch.setenv(name, str(tmp_path / folder))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(sys, "platform", system)

    assert cache_root() == tmp_path / below


# -- pruning ------------------------------------------------------------------------------------


def folder_of_age(root: Path, name: str, days: float) -> Path:
    """Make a folder that was last used so many days ago."""
    folder = write(root / name, compiled="")
    os.utime(folder, (NOW - days * DAY,) * 2)
    return folder


def test_compiled_code_that_nobody_uses_is_removed(tmp_path: Path) -> None:
    old = folder_of_age(tmp_path, "0123456789abcdef", 15)
    young = folder_of_age(tmp_path, "fedcba9876543210", 13)
    mine = folder_of_age(tmp_path, "00000000ffffffff", 400)
    prune(tmp_path, mine, NOW)

    assert KEPT_UNUSED == 14 * DAY
    assert not old.exists()
    assert young.exists()
    assert mine.exists()


def test_what_the_house_did_not_make_is_left_alone(tmp_path: Path) -> None:
    # Somebody may well say TRADECRAFT_CACHE=~/.cache or =/tmp.
    theirs = [folder_of_age(tmp_path, name, 400) for name in ("thesis", "pip", ".git", "letters")]
    note = tmp_path / "note"
    note.write_text("mine", encoding="utf-8")
    os.utime(note, (0, 0))
    prune(tmp_path, tmp_path / "0123456789abcdef", NOW)

    assert all(folder.exists() for folder in theirs)
    assert note.exists()


def test_opening_the_cache_marks_it_as_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRADECRAFT_CACHE", str(tmp_path))
    folder = cache_folder()
    folder.mkdir()
    os.utime(folder, (0, 0))

    assert open_cache() == folder
    assert folder.stat().st_mtime > 0


def test_a_cache_that_cannot_be_written_gives_way_to_a_passing_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("TRADECRAFT_CACHE", str(tmp_path / "file" / "below"))
    monkeypatch.setattr(tempfile, "mkdtemp", lambda prefix: str(tmp_path / prefix))

    assert open_cache() == tmp_path / "tradecraft-"


# -- compiled, and not --------------------------------------------------------------------------


def test_bounds_are_checked_here_and_in_children() -> None:
    @rule
    def reach(row: Any, at: int) -> int:  # noqa: ANN401  # an array
        return int(row[at])

    assert reach(np.arange(3), 2) == 2
    with pytest.raises(IndexError):
        reach(np.arange(3), 3)
    assert os.environ["NUMBA_BOUNDSCHECK"] == "1"
    assert os.environ["NUMBA_CACHE_DIR"] == str(compiling.CACHE)


def test_the_plain_source_of_a_rule_is_at_hand() -> None:
    @rule
    def double(n: int) -> int:
        return 2 * n

    assert (plain(double) is double) == compiling.INTERPRETED
    assert plain(double)(3) == double(3) == 6
    assert plain(len) is len


def test_a_rule_is_compiled_once_for_all_numbers() -> None:
    @rule
    def add(n: int, m: int) -> int:
        return n + m

    @rule
    def add_some(n: int) -> int:
        return add(3, 4) + add(n, m=5) + add(6, n)

    assert add_some(2) == 7 + 7 + 8
    assert compiling.INTERPRETED or len(vars(add)["overloads"]) == 1


def test_nothing_is_compiled_when_compilation_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "INTERPRETED", True)

    def triple(n: int) -> int:
        return 3 * n

    assert rule(triple) is kernel(triple) is plain(triple) is triple


# -- the stale cache ----------------------------------------------------------------------------

RULES = """
from room.effects import worth
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import layout

@layout
class Position:
    actor: int
    total: int

@rule
def gain(pos, move):
    pos.total += worth(move)

@rule
def apply(pos, move):
    gain(pos, move)

@rule
def points(pos, out):
    gain(pos, 3)
"""
EFFECTS = """
from tradecraft.kernel.compiling import rule

@rule
def worth(move):
    return {worth}
"""
PLAYED = """
import json, sys
from tradecraft.kernel import compiling, layout, runs, verbs
if "trap" in sys.argv:
    layout.sources_of = lambda cls: "any"  # a type that does not name its sources
from room import rules
verbs.register("room", rules)
positions = layout.blank(rules.Position)
if "later" in sys.argv:
    runs.points(positions, layout.row(1))
    print(json.dumps([int(positions["total"][0]), sum(rules.gain.stats.cache_hits.values())]))
    sys.exit()
runs.apply(positions, 3)
print(json.dumps([int(positions["total"][0]), sum(runs.apply.stats.cache_hits.values())]))
"""


def played(folder: Path, *how: str, cache: Path | None = None) -> list[int]:
    """Play the room's one move in a new process: what it is worth, and cache hits."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, *how],
        env=os.environ
        | {
            "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]),
            "TRADECRAFT_CACHE": str(cache or folder / "cache"),
            "TMPDIR": str(folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "NUMBA_DISABLE_JIT": "0",
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    total: list[int] = json.loads(done.stdout)
    return total


def test_a_changed_rule_in_another_file_is_played_at_once(tmp_path: Path) -> None:
    room = write(tmp_path / "room", rules=RULES, effects=EFFECTS.format(worth="move + 1"))
    assert played(tmp_path) == [4, 0]
    assert played(tmp_path) == [4, 1]  # from the cache

    write(room, effects=EFFECTS.format(worth="move + 10"))
    assert played(tmp_path) == [13, 0]


def test_a_kernel_that_is_compiled_later_finds_the_rules_compiled(tmp_path: Path) -> None:
    room = write(tmp_path / "room", rules=RULES, effects=EFFECTS.format(worth="move + 1"))
    assert played(tmp_path) == [4, 0]
    assert played(tmp_path, "later") == [4, 1]

    write(room, effects=EFFECTS.format(worth="move + 10"))
    assert played(tmp_path, "later") == [13, 0]


def test_a_rule_is_kept_if_it_takes_a_position_and_stands_in_a_file() -> None:
    def total(pos: Any, n: int) -> int:  # noqa: ANN401  # any game's position
        return int(pos.total + n)

    def twice(n: int) -> int:
        pos = 2 * n
        return pos + n

    typed: dict[str, Any] = {}
    exec("def total(pos): return pos.total", typed)  # noqa: S102  # as in a notebook

    assert [keeps(function) for function in (total, twice, typed["total"])] == [True, False, False]


def test_references_are_counted_only_where_an_array_is_made() -> None:
    def first(many: Any) -> int:  # noqa: ANN401  # an array
        return int(many[0])

    def made(many: Any) -> int:  # noqa: ANN401
        return int(np.zeros(3, np.int64)[many[0]])

    counted = []
    for function in (first, made):
        compiled: Any = rule(function)
        assert compiled(np.ones(2, np.int64)) == function(np.ones(2, np.int64))
        counted.append("NRT_decref" in "".join(compiled.inspect_llvm().values()))

    assert counted == [False, True]


def test_the_trap_is_real(tmp_path: Path) -> None:
    room = write(tmp_path / "room", rules=RULES, effects=EFFECTS.format(worth="move + 1"))
    assert played(tmp_path, "trap") == [4, 0]

    write(room, effects=EFFECTS.format(worth="move + 10"))
    assert played(tmp_path, "trap") == [4, 1]  # yesterday's rules


def test_a_room_is_played_where_no_cache_can_be_kept(tmp_path: Path) -> None:
    write(tmp_path / "room", rules=RULES, effects=EFFECTS.format(worth="move + 1"))
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")

    assert played(tmp_path, cache=file / "below") == [4, 0]
    assert file.read_text(encoding="utf-8") == ""
