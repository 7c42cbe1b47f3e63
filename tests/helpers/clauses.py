"""Count which clauses of a room its tests cite.

A test cites a clause in its docstring, or in a comment inside it; the usual place is the line of
its name:

    def test_an_equal_spy_from_the_hand_ruins_the_hideout() -> None:  # AH-10.1
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Collection, Iterator
from pathlib import Path

from tradecraft.kernel.game import Game
from tradecraft.kernel.texts import messages


def clauses_of(texts: Path) -> set[str]:
    """Name the clauses for which a file of texts has words: `clause-AH-3_1` is AH-3.1."""
    keys = [key for key in messages(texts) if key.startswith("clause-")]
    return {key.removeprefix("clause-").replace("_", ".") for key in keys}


def ids_in(text: str, prefix: str) -> set[str]:
    """Name the clauses that a text speaks of: those of a room begin with its own letters."""
    return set(re.findall(rf"\b{prefix}-[A-Z]?\d+(?:\.\d+)?\b", text))


def cited_by(source: str, prefix: str) -> set[str]:
    """Name the clauses that the tests of a file cite."""
    cited: set[str] = set()
    comments = dict(comments_of(source))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            said = [ast.get_docstring(node) or "", *(comments.get(line, "") for line in lines)]
            cited |= ids_in("\n".join(said), prefix)
    return cited


def comments_of(source: str) -> Iterator[tuple[int, str]]:
    """Give each comment with its line."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def clause_faults(
    clauses: Collection[str], cited: Collection[str], told: Collection[str]
) -> list[str]:
    """Say which clauses nobody tests, which do not exist, and which are told and tested."""
    return [
        *(f"{id_} is cited by no test" for id_ in sorted({*clauses} - {*cited} - {*told})),
        *(f"{id_} is cited and is no clause" for id_ in sorted({*cited} - {*clauses})),
        *(f"{id_} is told and is no clause" for id_ in sorted({*told} - {*clauses})),
        *(f"{id_} is told, and a test cites it" for id_ in sorted({*told} & {*cited})),
    ]


def faults_of(game: Game, tests: Path, prefix: str) -> list[str]:
    """Hold the clauses of a room against the tests in a folder."""
    files = [file.read_text(encoding="utf-8") for file in sorted(tests.rglob("test_*.py"))]
    cited = set().union(*(cited_by(source, prefix) for source in files))
    return clause_faults(clauses_of(game.texts / "en.ftl"), cited, game.told)
