"""What a seat of Leduc poker is shown, as JSON, and what happened, in sentences.

All of it is made from masked positions: there is nothing here that could betray a secret.
"""

from __future__ import annotations

from typing import Any, Final

from leduc_poker import rules
from leduc_poker.notation import FACE_DOWN, NAMES, WORDS
from leduc_poker.rules import BOTH, DEAL, HIDDEN, MOVES, PUBLIC, SEATS, SUITS, Position
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN
from tradecraft.kernel.words import Line

ENDINGS: Final = (None, "fold", "showdown")
WINNERS: Final = {0: 0, 1: 1, BOTH: "both", NOBODY: None}


def seat_name(_seen: Position, seat: int) -> Line:
    """Call a seat by the order in which they speak (LP-3.1)."""
    return Line("player", {"seat": seat})


def view(seen: Position, viewer: int) -> dict[str, Any]:
    """Show the table as this viewer sees it."""
    return {
        "round": max(1, int(seen.dealt) - 1),
        "pot": int(seen.paid.sum()),
        "public": card_name(seen, PUBLIC),
        "players": [
            {
                "seat": seat,
                "mine": seat == viewer,
                "card": card_name(seen, seat),
                "paid": int(seen.paid[seat]),
            }
            for seat in range(SEATS)
        ],
        "said": [[WORDS[word] for word in said if word in WORDS] for said in seen.said.tolist()],
        "ending": ENDINGS[seen.ending],
        "winner": WINNERS[seen.winner],
    }


def card_name(seen: Position, place: int) -> str | None:
    """Name the card in a place: ?? if it lies face down, None if there is none."""
    if place >= seen.dealt:
        return None
    card = int(seen.card[place])
    return FACE_DOWN if card == UNKNOWN else NAMES[card]


def question(seen: Position, viewer: int) -> Line:
    """Say who must do what; in the second person to the one who must."""
    if seen.actor == NOBODY:
        return result(seen)
    if seen.actor == DEALER:
        return Line("waits-public" if seen.dealt == PUBLIC else "waits-deal")
    if seen.actor != viewer:
        return Line("waits-word", {"seat": int(seen.actor)})
    if seen.raises == 0:
        return Line("asked-open")
    owed = {"chips": owes(seen, viewer)}
    return Line("asked-last" if seen.raises == rules.MOST_RAISES else "asked-answer", owed)


def owes(seen: Position, seat: int) -> int:
    """Count the chips that a seat must pay to call (LP-3.3)."""
    return int(seen.paid[1 - seat] - seen.paid[seat])


def result(seen: Position) -> Line:
    """Say how the game ended (LP-4.1 to LP-4.5)."""
    pot = {"chips": int(seen.paid.sum())}
    if seen.winner == BOTH:
        return Line("over-split", pot)
    facts = {"seat": int(seen.winner), **pot}
    if seen.ending == rules.FOLDED:
        return Line("over-folded", facts)
    paired = seen.card[seen.winner] // SUITS == seen.card[PUBLIC] // SUITS
    return Line("over-paired" if paired else "over-higher", facts)


def account(seen: Position, face: int, after: Position, _viewer: int) -> list[Line]:
    """Tell what a move did: from what was seen before, the face of the move, and what is seen."""
    kind, card, _, _ = MOVES.rows[face]
    if kind == HIDDEN:
        return [Line("dealt-hidden", {"seat": int(seen.dealt)})]
    if kind == DEAL:
        return [Line("turned-up" if seen.dealt == PUBLIC else "dealt-to-you", {"card": card})]
    seat = int(seen.actor)
    chips = int(after.paid[seat] - seen.paid[seat])
    if kind == rules.CALL and chips == 0:
        lines = [Line("checked", {"seat": seat})]
    elif kind == rules.FOLD:
        lines = [Line("folded", {"seat": seat})]
    else:
        lines = [Line("called" if kind == rules.CALL else "raised", {"seat": seat, "chips": chips})]
    if after.ending == rules.SHOWDOWN:
        lines += [Line("showed", {"seat": s, "card": int(after.card[s])}) for s in range(SEATS)]
    if after.ending:
        lines.append(result(after))
    return lines
