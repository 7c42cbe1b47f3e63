"""The laws can be broken: each of these little games is wrong in one way, and is found out."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from laws.little.flaws import FLAWS
from laws.little.games import GAME, broken, little
from laws.little.loose import LOOSE
from tradecraft.kernel import records
from tradecraft.kernel.compiling import INTERPRETED
from tradecraft.kernel.game import Game
from tradecraft.kernel.laws import LAWS, Finding, check
from tradecraft.kernel.words import LANGUAGES

ENOUGH = 300  # positions: some fifty games
TESTS = Path(__file__).parents[1]

# The law that each flaw breaks, where the game itself shows it.
SHOWN = {
    "rolls_dice_of_its_own": "fold",
    "masking_changes_the_position": "fold",
    "lists_too_much": "exact",
    "lists_twice": "exact",
    "lists_too_little": "exact",
    "lists_a_face": "exact",
    "lists_after_the_end": "exact",
    "listing_changes_the_position": "exact",
    "asking_changes_the_position": "exact",
    "refuses_for_no_reason": "exact",
    "changes_nothing": "exact",
    "reaches_too_far": "exact",
    "cannot_count_points": "exact",
    "shows_the_place": "mask",
    "shows_spectators_the_place": "mask",
    "shows_the_place_to_who_waits": "mask",
    "shows_the_place_unless_it_ends": "mask",
    "tells_by_the_order_of_events": "mask",
    "tells_by_the_number_of_events": "mask",
    "face_shows_less": "mask",
    "dealers_face_shows_more": "mask",
    "face_tells_who_stays": "mask",
    "shows_the_last_move": "mask",
    "orders_by_the_last_move": "mask",
    "shows_what_others_saw": "mask",
    "orders_by_chance": "mask",
    "shows_what_is_no_json": "mask",
    "asks_of_the_last_move": "mask",
    "tells_the_last_move": "mask",
    "names_by_the_last_move": "mask",
    "imagines_no_red": "imagine",
    "imagines_no_seven_in_a": "imagine",
    "imagines_half": "imagine",
    "imagines_what_looks_otherwise": "imagine",
    "imagines_a_red_three": "imagine",
    "imagines_all_dossiers_alike": "imagine",
    "imagines_wrongly_at_first": "imagine",
    "imagines_wrongly_for_three": "imagine",
    "imagines_wrongly_if_told": "imagine",
    "imagines_by_dice_of_its_own": "imagine",
    "forbids_by_what_is_hidden": "mine",
    "refuses_by_what_is_hidden": "mine",
    "never_ends": "end",
    "leaves_a_return_out": "end",
    "loses_the_dossier": "end",
    "tells_without_words": "words",
    "tells_without_facts": "words",
}
# Where compiled rules compute otherwise than interpreted ones.
COMPUTED = {
    "adds_truths_up": "fold",
    "masks_by_adding_truths_up": "fold",
}
if not INTERPRETED:  # two interpreted Pythons compute alike
    SHOWN |= COMPUTED

# And where its tables show it, before any game is played.
WRITTEN = {
    "writes_two_alike": "notation",
    "writes_a_space": "notation",
    "writes_a_backslash": "notation",
    "reads_another_move": "notation",
    "cannot_read_nonsense": "notation",
    "describes_without_words": "words",
}


@pytest.fixture(autouse=True)
def _other_pythons_find_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=os.pathsep)
    monkeypatch.setenv("PYTHONHASHSEED", "1")  # this one was started with another


def broken_laws(game: Game) -> dict[str, Finding]:
    return {finding.law: finding for finding in check(game, ENOUGH) if not finding.kept}


def test_the_sound_game_keeps_every_law() -> None:
    findings = check(GAME, 3 * ENOUGH)

    assert {finding.law: finding.broken for finding in findings} == dict.fromkeys(LAWS, "")
    assert all(finding.tried > 0 for finding in findings)


def test_every_flaw_is_tried() -> None:
    assert {*SHOWN, *WRITTEN, *COMPUTED} == {*FLAWS[1:], *LOOSE}
    assert {*SHOWN.values(), *WRITTEN.values()} == {*LAWS}


@pytest.mark.parametrize("flaw", SHOWN)
def test_a_flaw_is_found_and_a_record_shows_it(flaw: str) -> None:
    game = broken(flaw)
    found = broken_laws(game)

    assert SHOWN[flaw] in found
    finding = found[SHOWN[flaw]]
    assert " " in finding.broken
    assert "\n" not in finding.broken
    assert records.read(finding.record, {game.name: game}).seats in game.seats


@pytest.mark.parametrize("flaw", WRITTEN)
def test_a_flaw_of_the_tables_is_found_before_a_game_is_played(flaw: str) -> None:
    found = broken_laws(broken(flaw))

    assert WRITTEN[flaw] in found
    assert " " in found[WRITTEN[flaw]].broken
    assert not found[WRITTEN[flaw]].record


def test_a_leak_is_named_for_the_one_who_learns_by_it() -> None:
    found = broken_laws(broken("shows_spectators_the_place"))

    assert "a spectator" in found["mask"].broken


# -- words --------------------------------------------------------------------------------------


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """Copy the texts of the little game, to be spoiled."""
    shutil.copytree(GAME.texts, tmp_path / "texts")
    return tmp_path / "texts"


def spoil(change: Callable[[str], str], texts: Path, *langs: str) -> dict[str, Finding]:
    """Change the texts of some languages, and check the game that has them."""
    for lang in langs:
        file = texts / f"{lang}.ftl"
        before = file.read_text(encoding="utf-8")
        after = change(before)
        assert after != before
        file.write_text(after, encoding="utf-8")
    return broken_laws(little(folder=texts.parent))


def without(key: str) -> Callable[[str], str]:
    """Leave a message of one line out."""
    return lambda text: "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith(f"{key} =")
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_that_one_language_lacks_is_found(texts: Path, lang: str) -> None:
    found = spoil(without("empty"), texts, lang)

    assert "empty" in found["words"].broken


def test_a_placeholder_that_one_language_lacks_is_found(texts: Path) -> None:
    found = spoil(
        lambda text: text.replace(
            "corriere\nseeker = il cercatore { $seat }", "corriere\nseeker = il cercatore"
        ),
        texts,
        "it",
    )

    assert found["words"].broken == "seeker speaks of other facts in it"


def test_a_placeholder_that_only_one_branch_lacks_is_not_missed(texts: Path) -> None:
    found = spoil(
        lambda text: text.replace("[red] rojo { $number }", "[red] rojo").replace(
            "*[blue] azul { $number }", "*[blue] azul"
        ),
        texts,
        "es",
    )

    assert found["words"].broken == "found speaks of other facts in es"


@pytest.mark.parametrize("key", ["refused-over", "option-told", "clause-DD-3", "name"])
def test_what_has_words_in_no_language_is_found(texts: Path, key: str) -> None:
    found = spoil(without(key), texts, *LANGUAGES)

    assert key in found["words"].broken


def test_a_language_without_a_file_is_found(texts: Path) -> None:
    (texts / "ca.ftl").unlink()
    found = broken_laws(little(folder=texts.parent))

    assert found["words"].broken == "there are no words in ca"


def test_a_game_without_english_words_is_found(texts: Path) -> None:
    (texts / "en.ftl").unlink()
    found = broken_laws(little(folder=texts.parent))

    assert "en" in found["words"].broken


def test_a_text_that_cannot_be_parsed_is_found(texts: Path) -> None:
    found = spoil(lambda text: text + "\nbroken = { $\n", texts, "fr")

    assert "fr.ftl cannot be read" in found["words"].broken
