"""Words: sentences by their keys, and what is found wrong with the files they stand in."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path
from types import ModuleType

import pytest
from fluent.runtime.errors import FluentReferenceError

import tradecraft
from laws.little.games import GAME
from tradecraft.kernel import errors
from tradecraft.kernel.errors import BadRecord, IllegalMove, NotAMove, NotYourTurn, Refused
from tradecraft.kernel.texts import messages, text_faults
from tradecraft.kernel.words import HOUSE_TEXTS, LANGUAGES, Line, Words, clause_key, words
from tradecraft.tables import refusals

SOURCES = sorted(Path(tradecraft.__file__).parent.rglob("*.py"))
REFUSALS = {Refused.__name__, *(cls.__name__ for cls in Refused.__subclasses__())}


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """Copy texts without a fault, to be spoiled."""
    return Path(shutil.copytree(GAME.texts, tmp_path / "texts"))


def change(file: Path, old: str, new: str) -> None:
    """Change one thing in a file."""
    before = file.read_text(encoding="utf-8")
    assert before.count(old) == 1
    file.write_text(before.replace(old, new), encoding="utf-8")


# -- faults -------------------------------------------------------------------------------------


def test_texts_without_a_fault_have_none(texts: Path) -> None:
    assert text_faults(texts) == []


def test_a_missing_file_is_a_fault(texts: Path) -> None:
    (texts / "fr.ftl").unlink()

    assert text_faults(texts) == ["there are no words in fr"]


def test_missing_english_is_a_fault(texts: Path) -> None:
    (texts / "en.ftl").unlink()

    assert "there are no words in en" in text_faults(texts)


def test_a_missing_key_is_a_fault(texts: Path) -> None:
    change(texts / "it.ftl", "empty = La buca è vuota.\n", "")

    assert text_faults(texts) == ["empty is missing in it"]


def test_a_key_that_english_lacks_is_a_fault(texts: Path) -> None:
    change(texts / "en.ftl", "empty = The drop is empty.\n", "")

    assert text_faults(texts) == [f"empty is only in {lang}" for lang in LANGUAGES if lang != "en"]


def test_a_key_that_stands_twice_is_a_fault(texts: Path) -> None:
    change(texts / "ca.ftl", "minutes = 1\n", "minutes = 1\nminutes = 2\n")

    assert set(text_faults(texts)) == {"minutes stands twice in ca"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("courrier\nseeker = le pisteur { $seat }", "courrier\nseeker = le pisteur"),
        ("courrier\nseeker = le pisteur { $seat }", "courrier\nseeker = le pisteur { $siège }"),
        ("minutes = 1", "minutes = { $minutes }"),
        ("tire un dossier : { $colour ->", "tire un dossier : { $couleur ->"),
    ],
)
def test_other_facts_are_a_fault(texts: Path, old: str, new: str) -> None:
    change(texts / "fr.ftl", old, new)
    faults = text_faults(texts)

    assert faults
    assert any("other facts in fr" in fault or "cannot be read" in fault for fault in faults)


def test_what_cannot_be_parsed_is_a_fault(texts: Path) -> None:
    change(texts / "es.ftl", "minutes = 1\n", "minutes = { 1\n")
    faults = text_faults(texts)

    assert any(fault.startswith("es.ftl cannot be read: 'minutes = { 1") for fault in faults)
    assert "minutes is missing in es" in faults


def test_a_key_without_words_is_a_fault(texts: Path) -> None:
    change(texts / "es.ftl", "minutes = 1\n", "minutes =\n")

    assert text_faults(texts)


# -- what is said -------------------------------------------------------------------------------


def test_a_game_speaks_with_its_own_words_and_the_houses() -> None:
    said = words("es", GAME.texts)

    assert said.say("name") == "Buzón muerto"
    assert said.say("seeker", seat=1) == "el rastreador 1"
    assert said.tell(Line("move-colour", {"colour": "red"})).endswith("rojo")
    assert said.has("record-misses")
    assert not words("es").has("name")


def test_a_language_that_nobody_has_written_is_english() -> None:
    assert words("tlh", GAME.texts).say("name") == "Dead Drop"


def test_a_missing_word_or_fact_is_an_error_of_ours() -> None:
    with pytest.raises(LookupError):
        words("en", GAME.texts).say("nowhere")
    with pytest.raises(FluentReferenceError):
        words("en", GAME.texts).say("seeker")


def test_a_game_may_not_speak_over_the_house(texts: Path) -> None:
    change(texts / "en.ftl", "minutes = 1\n", "minutes = 1\nrecord-misses = Ha!\n")

    assert Words("en", HOUSE_TEXTS, texts).say("record-misses") == "Ha!"  # it may, in its own room
    assert words("en").say("record-misses", name="x") != "Ha!"


def test_a_clause_has_a_key_that_fluent_can_read() -> None:
    assert clause_key("AH-10.1") == "clause-AH-10_1"


# -- refusals -----------------------------------------------------------------------------------


def test_a_refusal_is_told_in_every_language_with_its_clause() -> None:
    refusal = GAME.reason(1)
    told = {refusal.tell(lang) for lang in LANGUAGES}

    assert isinstance(refusal, IllegalMove)
    assert len(told) == len(LANGUAGES)
    assert all(sentence.endswith("(DD-4)") for sentence in told)
    assert str(refusal) == refusal.tell("en") == "The game is over. (DD-4)"


def test_a_refusal_inside_another_is_told_in_the_same_language() -> None:
    inside = NotAMove("notation-unknown", text="zz", game="dead_drop")
    outside = BadRecord("record-line", line=3, why=inside)

    assert inside.tell("it") in outside.tell("it")
    assert inside.tell("en") in str(outside)


@pytest.mark.parametrize("length", [1_000, 3_000, 100_000])
def test_a_refusal_of_something_long_is_still_a_sentence(length: int) -> None:
    sentence = NotAMove("notation-unknown", text="z" * length, game="dead_drop").tell()

    assert "zzz" in sentence
    assert len(sentence) < 2_000


@pytest.mark.parametrize("odd", ["{ $x }", "\n", "\x00", '"', "</b>", "\u2068", "é", ""])
def test_what_was_typed_is_quoted_as_it_is(odd: str) -> None:
    assert odd in NotAMove("notation-unknown", text=odd, game="dead_drop").tell()


@pytest.mark.parametrize("file", [errors, refusals])
def test_the_tree_of_refusals_is_the_one_drawn_in_its_file(file: ModuleType) -> None:
    drawn = (file.__doc__ or "").splitlines()
    children = {c.__name__ for c in Refused.__subclasses__() if c.__module__ == file.__name__}

    assert {line.split()[0] for line in drawn if line.startswith("  ")} == children
    assert issubclass(NotYourTurn, Refused)
    assert not issubclass(errors.HouseError, Refused)


def keys_of_refusals(source: str) -> set[str]:
    """Name the keys with which a source makes refusals of the house."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Name | ast.Attribute)
        and getattr(call.func, "id", getattr(call.func, "attr", "")) in REFUSALS
        and call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    }


def test_every_refusal_of_the_house_has_words() -> None:
    keys = set().union(*(keys_of_refusals(file.read_text(encoding="utf-8")) for file in SOURCES))

    assert keys_of_refusals('raise errors.NotAMove("nowhere", text="x")') == {"nowhere"}
    assert len(keys) > 15
    assert keys - {*messages(HOUSE_TEXTS / "en.ftl")} == set()
