"""The walls of the house: who may import whom, and who may name a room.

A room imports the kernel alone; the kernel imports nothing of the house and names no room; only
the registry names rooms; nothing imports the server. The walls are read from the sources, so that
a new room stands within them without being listed. The last tests let each wall fall in a
made-up house.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tradecraft

HOUSE = Path(tradecraft.__file__).parent
EXAMPLES = Path(__file__).parents[2] / "examples"
# The bench measures certain rooms beside other people's programs of the same games.
NAMERS = ("registry.py", "bench/")


def modules_imported(file: Path, module: str) -> Iterator[str]:
    """Name what a source imports, in full: `from a import b` may mean the module a.b."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            home = ".".join([*(above if node.level else []), *filter(None, [node.module])])
            yield from (f"{home}.{name.name}" for name in node.names)


def words_in(file: Path) -> Iterator[str]:
    """Give the names and texts of a source; comments and docstrings are for people."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
        for field in ("id", "attr", "name", "arg", "module"):
            if isinstance(said := getattr(node, field, None), str):
                yield said


def within(module: str, home: str) -> bool:
    """Say whether a module is this one or stands in it."""
    return module == home or module.startswith(f"{home}.")


def faults(house: Path) -> list[str]:
    """Say which walls have fallen in a house of this folder, called tradecraft."""
    rooms = sorted(folder.name for folder in (house / "games").iterdir() if folder.is_dir())
    found: list[str] = []
    for file in sorted(house.rglob("*.py")):
        place = file.relative_to(house).as_posix()
        module = ".".join(["tradecraft", *place.removesuffix(".py").split("/")])
        module = module.removesuffix(".__init__")
        for name in modules_imported(file, module):
            if within(name, "tradecraft"):
                found += [f"{place}: {fault}" for fault in import_faults(module, name)]
        for said in words_in(file):
            found += [f"{place}: {fault}" for fault in naming_faults(place, said, rooms)]
    return found


def import_faults(module: str, name: str) -> Iterator[str]:
    """Say which walls an import of the house breaks through."""
    kernel, games, server = (f"tradecraft.{wing}" for wing in ("kernel", "games", "server"))
    room = ".".join(module.split(".")[:3])
    in_a_room = within(module, games) and module != games
    if within(module, kernel) and not within(name, kernel):
        yield f"the kernel imports {name}"
    if in_a_room and not within(name, kernel) and not within(name, room):
        yield f"a room imports {name}"
    if within(name, games) and not in_a_room:
        yield f"a room is imported, {name}"
    if within(name, server) and not within(module, server):
        yield "the server is imported"


def naming_faults(place: str, said: str, rooms: list[str]) -> Iterator[str]:
    """Say which rooms are named where nobody should know them."""
    for room in rooms:
        if place.startswith("kernel/"):
            if re.search(f"(?<![a-z]){room}(?![a-z])", said.lower().replace(" ", "_")):
                yield f"the kernel names {room}"
        elif said == room and not place.startswith(("games/", *NAMERS)):
            yield f"{room} is named"


def test_the_walls_of_the_house_stand() -> None:
    assert faults(HOUSE) == []


def test_there_are_rooms_to_guard() -> None:
    rooms = {file.parent.name for file in (HOUSE / "games").glob("*/rules.py")}

    assert "agent_hunter" in rooms
    assert len([*(HOUSE / "kernel").glob("*.py")]) > 10


@pytest.mark.parametrize("room", sorted({file.parent for file in EXAMPLES.glob("*/*/rules.py")}))
def test_a_game_from_outside_imports_the_kernel_alone(room: Path) -> None:
    for file in room.rglob("*.py"):
        ours = {name for name in modules_imported(file, "x.y") if within(name, "tradecraft")}

        assert {name for name in ours if not within(name, "tradecraft.kernel")} == set()


# -- walls that fall ----------------------------------------------------------------------------

SOUND = {
    "__init__.py": "from tradecraft.play import start",
    "play.py": "from tradecraft.registry import GAMES\nfrom .kernel import runs",
    "registry.py": 'HOUSE = ("chess", "go")\nPLACE = "tradecraft.games.chess:GAME"',
    "kernel/__init__.py": "",
    "kernel/runs.py": '"""As chess does."""\nimport numpy\nfrom . import laws  # chess\n',
    "kernel/laws.py": "def check():\n    from tradecraft.kernel import runs",
    "games/__init__.py": "",
    "games/chess/__init__.py": "from tradecraft.games.chess import rules\nGAME = 'chess'",
    "games/chess/rules.py": "import numpy\nfrom tradecraft.kernel.layout import layout",
    "games/go/__init__.py": "from . import rules\nfrom ...kernel import game",
    "games/go/rules.py": "from tradecraft.kernel import dice",
    "bench/engine.py": 'from tradecraft.registry import GAMES\nCHESS = GAMES["chess"]',
    "server/app.py": "from tradecraft.server import store\nfrom tradecraft import play",
    "cli/help.py": 'EXAMPLE = "tradecraft play chess"',
}


def built(folder: Path, **changed: str) -> list[str]:
    """Build a house, with something more in some of its files, and look at its walls."""
    for place, text in SOUND.items():
        file = folder / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n{changed.pop(place, '')}\n", encoding="utf-8")
    assert not changed
    return faults(folder)


def test_a_sound_house_has_no_faults(tmp_path: Path) -> None:
    assert built(tmp_path) == []


@pytest.mark.parametrize(
    ("place", "line", "fault"),
    [
        ("games/chess/rules.py", "import tradecraft", "a room imports tradecraft"),
        ("games/chess/rules.py", "from tradecraft import play", "a room imports tradecraft.play"),
        ("games/chess/rules.py", "from ... import play", "a room imports tradecraft.play"),
        ("games/chess/rules.py", "import tradecraft.bots.mcts", "a room imports tradecraft.bots"),
        ("games/chess/rules.py", "from tradecraft.games import go", "a room imports tradecraft.g"),
        ("games/chess/rules.py", "from ..go import rules", "a room imports tradecraft.games.go.r"),
        ("games/go/__init__.py", "def f():\n  import tradecraft.play", "a room imports"),
        ("games/go/rules.py", "from tradecraft.kernels import x", "a room imports tradecraft.ker"),
        ("kernel/runs.py", "from tradecraft.registry import GAMES", "the kernel imports"),
        ("kernel/runs.py", "from tradecraft import play", "the kernel imports tradecraft.play"),
        ("kernel/runs.py", "from .. import play", "the kernel imports tradecraft.play"),
        ("kernel/laws.py", "import tradecraft", "the kernel imports tradecraft"),
        ("kernel/laws.py", "import tradecraft.games.go", "the kernel imports tradecraft.games.go"),
        ("kernel/laws.py", "is_chess = True", "the kernel names chess"),
        ("kernel/laws.py", "def go(): pass", "the kernel names go"),
        ("kernel/laws.py", "TOLD = 'Chess has begun'", "the kernel names chess"),
        ("kernel/laws.py", "x = game.chess", "the kernel names chess"),
        ("play.py", "from tradecraft.games import chess", "a room is imported, tradecraft.games."),
        ("play.py", "import tradecraft.games.chess.rules", "a room is imported"),
        ("registry.py", "from tradecraft.games.go import GAME", "a room is imported"),
        ("games/__init__.py", "from . import go", "a room is imported, tradecraft.games.go"),
        ("play.py", "if name == 'chess': pass", "chess is named"),
        ("cli/help.py", "SPECIAL = {'go': 1}", "go is named"),
        ("play.py", "from tradecraft import server", "the server is imported"),
        (
            "cli/help.py",
            "def f():\n  from tradecraft.server.app import x",
            "the server is imported",
        ),
        ("games/go/rules.py", "from tradecraft.server import app", "the server is imported"),
        ("kernel/runs.py", "import tradecraft.server", "the server is imported"),
    ],
)
def test_a_wall_that_falls_is_seen(tmp_path: Path, place: str, line: str, fault: str) -> None:
    found = built(tmp_path, **{place: line})

    assert any(seen.startswith(f"{place}: {fault}") for seen in found)
    assert {seen.partition(":")[0] for seen in found} == {place}
