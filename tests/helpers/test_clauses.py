"""The count of clauses can fail: it is tried on made-up rooms."""

from __future__ import annotations

from pathlib import Path

from helpers.clauses import cited_by, clause_faults, clauses_of

TESTS = '''
def test_a_pawn_moves_forward() -> None:  # XY-1.1, XY-H2
    """A pawn never goes back (XY-1.2)."""

    # UTF-8 is no clause, and AB-1.1 is another room's.
    assert "XY-9.9"  # XY-10.12


@pytest.mark.parametrize("far", [1, 2])  # XY-3.1 stands above the test
def test_with_a_decorator(
    far: int,
) -> None:  # XY-1.3
    pass


def helper() -> None:  # XY-2.1
    pass


# XY-4.1 stands between the tests
class TestMore:
    def test_in_a_class(self) -> None:  # XY-5.1
        pass
'''


def test_a_clause_is_cited_in_comments_and_docstrings_of_tests_alone() -> None:
    assert cited_by(TESTS, "XY") == {"XY-1.1", "XY-1.2", "XY-1.3", "XY-5.1", "XY-10.12", "XY-H2"}


def test_the_clauses_are_read_from_the_keys_of_the_texts(tmp_path: Path) -> None:
    texts = tmp_path / "en.ftl"
    texts.write_text("clause-XY-3_1 = See XY-9.9.\nclause-XY-H2 = Here.\nsection-XY-3 = Moves\n")

    assert clauses_of(texts) == {"XY-3.1", "XY-H2"}


def test_nothing_is_said_when_each_clause_is_either_cited_or_told() -> None:
    assert clause_faults(["XY-1.1", "XY-1.2"], cited=["XY-1.1"], told=["XY-1.2"]) == []


def test_each_fault_is_said() -> None:
    clauses = ["XY-1.1", "XY-1.2", "XY-1.3"]

    assert clause_faults(clauses, cited=["XY-1.2", "XY-1.3"], told=[]) == [
        "XY-1.1 is cited by no test"
    ]
    assert clause_faults(clauses, cited=[*clauses, "XY-2.1"], told=[]) == [
        "XY-2.1 is cited and is no clause"
    ]
    assert clause_faults(clauses, cited=clauses, told=["XY-2.1"]) == [
        "XY-2.1 is told and is no clause"
    ]
    assert clause_faults(clauses, cited=clauses, told=["XY-1.3"]) == [
        "XY-1.3 is told, and a test cites it"
    ]
