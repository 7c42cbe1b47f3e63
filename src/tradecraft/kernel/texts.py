"""What is wrong with the texts of a folder: keys or facts that a language lacks."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tradecraft.kernel.words import LANGUAGES


class Facts(Visitor):
    """The facts that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a fact."""
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, ast.Message]:
    """Read the messages of a file, in their order."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def facts_of(message: ast.Message) -> set[str]:
    """Name the facts of a message."""
    facts = Facts()
    facts.visit(message)
    return facts.names


def text_faults(folder: Path) -> list[str]:
    """Say where a language lacks a key, has one too many, or speaks of other facts."""
    faults = []
    if not (folder / "en.ftl").exists():
        return ["there are no words in en"]
    english = messages(folder / "en.ftl")
    for lang in LANGUAGES:
        file = folder / f"{lang}.ftl"
        if not file.exists():
            faults.append(f"there are no words in {lang}")
            continue
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        faults += [
            f"{file.name} cannot be read: {(e.content or '').strip()!r}"
            for e in resource.body
            if isinstance(e, ast.Junk)
        ]
        names = [e.id.name for e in resource.body if isinstance(e, ast.Message)]
        faults += [f"{key} stands twice in {lang}" for key in names if names.count(key) > 1]
        theirs = messages(file)
        faults += [f"{key} is missing in {lang}" for key in english if key not in theirs]
        faults += [f"{key} is only in {lang}" for key in theirs if key not in english]
        faults += [
            f"{key} speaks of other facts in {lang}"
            for key, message in theirs.items()
            if key in english and facts_of(message) != facts_of(english[key])
        ]
    return faults
