"""What is shown and told of Leduc poker, and to whom."""

from __future__ import annotations

import pytest

import tradecraft as tc
from leduc_poker import GAME
from tradecraft.kernel.words import LANGUAGES

GAMES = (
    "Js Qh raise fold",
    "Js Qh call raise raise call Qs call call",
    "Js Qh call call Ks raise call",
    "Js Jh call call Ks call call",
)


def told(moves: str, lang: str = "en") -> list[str]:
    """Play these moves; the answer is all that was told, to each mover, and asked of the next."""
    game = tc.start(GAME, dealer="manual", lang=lang)
    said = []
    for move in moves.split():
        actor = game.actor if isinstance(game.actor, int) else None
        said += [game.asked(actor), *game.play(move)]
    return said


def test_a_game_is_told_as_its_movers_see_it() -> None:
    assert told("Js Qh call raise raise call Qs call call") == [
        "The private cards are being dealt.",
        "A card is dealt face down to the first player.",
        "The private cards are being dealt.",
        "A card is dealt face down to the second player.",
        "Your turn: check (that is a call) or raise.",
        "The first player checks.",
        "Your turn: check (that is a call) or raise.",
        "The second player raises and pays 2.",
        "Your turn: fold, call for 2 or raise.",
        "The first player raises and pays 4.",
        "Your turn: fold, or call for 2.",
        "The second player calls for 2.",
        "The public card is being dealt.",
        "The public card is the queen of spades.",
        "Your turn: check (that is a call) or raise.",
        "The first player checks.",
        "Your turn: check (that is a call) or raise.",
        "The second player checks.",
        "The first player shows the jack of spades.",
        "The second player shows the queen of hearts.",
        "The second player has a pair and takes the pot of 10.",
    ]


@pytest.mark.parametrize(
    ("moves", "end"),
    [
        ("Js Qh raise fold", "The second player has folded: the first player takes the pot of 4."),
        ("Js Qh call call Qs call call", "The second player has a pair and takes the pot of 2."),
        (
            "Js Qh call call Ks raise call",
            "The second player has the higher card and takes the pot of 10.",
        ),
        ("Js Jh call call Ks call call", "Both cards are equal: the pot of 2 is split."),
    ],
)
def test_each_ending_is_told(moves: str, end: str) -> None:
    assert told(moves)[-1] == end


@pytest.mark.parametrize("moves", GAMES)
def test_each_language_tells_as_much_in_words_of_its_own(moves: str) -> None:
    accounts = [told(moves, lang) for lang in LANGUAGES]

    for sentences in zip(*accounts, strict=True):
        assert len(set(sentences)) == len(LANGUAGES)


def test_a_player_is_told_his_own_card_and_the_others_that_there_is_one() -> None:
    start = GAME.start()
    deal = GAME.number("Kh")

    from tradecraft.kernel import runs

    def account(viewer: int) -> list[str]:
        before, after = start.copy(), start.copy()
        runs.apply(after, deal)
        face = runs.face(before, deal, viewer)
        seen, seen_after = GAME.masked(before, viewer)[0], GAME.masked(after, viewer)[0]
        lines = GAME.account(seen, face, seen_after, viewer)
        return [tc.start(GAME).words.tell(line) for line in lines]

    assert account(0) == ["You are dealt the king of hearts."]
    assert account(1) == ["A card is dealt face down to the first player."]


def test_the_view_shows_the_table_and_the_own_card() -> None:
    game = tc.start(GAME, dealer="manual")
    for move in "Js Qh call raise call Ks raise".split():
        game.play(move)

    view = game.view(1)
    assert view["round"] == 2
    assert view["pot"] == 10
    assert view["public"] == "Ks"
    assert view["said"] == [["call", "raise", "call"], ["raise"]]
    assert view["players"] == [
        {"seat": 0, "mine": False, "card": "??", "paid": 7},
        {"seat": 1, "mine": True, "card": "Qh", "paid": 3},
    ]
    assert (view["ending"], view["winner"]) == (None, None)
    assert view["moves"] == ["fold", "call", "raise"]
