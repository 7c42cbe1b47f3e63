"""The moves of The Agents as players would write them; capitals are read as well.

sniper.b          play this Agent; .b and .w are black and white, .1 and .2 copies without colour
A1>0              it becomes the first card of Faction A, its command faces seat 0
>2  <2            a free agent between me and seat 2: the command faces him, or me
!A3               the command of the third card of A is performed again
buy-agent         also buy-old-agent, buy-mission, buy-old-mission: from the deck or the discards
draw              with neither Agents nor IP
replace-bloodbath.1
bloodbath.1@A     a Mission is laid at Faction A; bloodbath.1@hand takes it back
pass  score       no action is possible; the turn ends
A3                the Agent that a command is used on
face1             the revived Agent's command faces seat 1
from2             the hand of seat 2 is shown, or a hidden Mission of his is stolen
take-sniper.b  fetch-sniper.b  rob-bloodbath.1     what is stolen or fetched
=sniper.b  =bloodbath.1  pick3  first=2            the dealer
"""

from __future__ import annotations

from typing import Final

from tradecraft.games.the_agents.box import (
    AGENT,
    ASSIGN,
    BUY,
    DEAL,
    DEAL_MISSION,
    DRAW,
    FACE,
    FETCH,
    FETCHED,
    FIRST,
    FROM,
    GUNMAN,
    LAY,
    MISSION,
    MOVES,
    PASS,
    PICK,
    PLACE,
    PLAY,
    REACTIVATE,
    REPLACE,
    ROB,
    SCORE,
    STEAL,
    STOLEN,
    TAKE_BACK,
    TARGET,
)
from tradecraft.kernel.words import Line

AGENTS: Final = (
    "sniper",
    "slayer",
    "abductor",
    "extractor",
    "hacker",
    "temptress",
    "decoy",
    "activist",
    "medic",
    "infiltrator",
    "handler",
    "gunman",
    "recruiter",
    "strategist",
    "mercenary",
    "tracker",
    "undercover",
    "interrogator",
)
TASKS: Final = (
    "bloodbath",
    "chosen-few",
    "codebreaking",
    "code-of-honor",
    "man-down",
    "meet-your-match",
    "poor-mans-game",
    "reinforcement",
    "stand-united",
    "strength-in-numbers",
)
FACTIONS: Final = "ABCDE"
COLOURS: Final = ("black", "white")
WARES: Final = ("agent", "old-agent", "mission", "old-mission")


def agent(card: int) -> str:
    """Write an Agent."""
    kind, copy = divmod(card, 2)
    return f"{AGENTS[kind]}.{'bw'[copy] if kind < GUNMAN else copy + 1}"


def task(mission: int) -> str:
    """Write a Mission."""
    return f"{TASKS[mission // 2]}.{mission % 2 + 1}"


def write(move: int) -> str:  # a ladder
    """Write a move or a face."""
    kind, a, b, c = MOVES.rows[move]
    if kind == PLACE:
        return f"{FACTIONS[a]}{b + 1}>{c}"
    if kind == LAY:
        return f"{'<' if b else '>'}{a}"
    if kind in (REACTIVATE, TARGET):
        return f"{'!' if kind == REACTIVATE else ''}{FACTIONS[a]}{b + 1}"
    if kind == BUY:
        return f"buy-{WARES[a]}"
    if kind in AGENT_WORDS:
        return f"{AGENT_WORDS[kind]}{agent(a)}"
    if kind in TASK_WORDS:
        return f"{TASK_WORDS[kind]}{task(a)}"
    if kind == ASSIGN:
        return f"{task(a)}@{FACTIONS[b]}"
    if kind == TAKE_BACK:
        return f"{task(a)}@hand"
    if kind in COUNTED_WORDS:
        return f"{COUNTED_WORDS[kind]}{a}"
    return WORDS[kind]


AGENT_WORDS: Final = {PLAY: "", STEAL: "take-", FETCH: "fetch-", DEAL: "="}
TASK_WORDS: Final = {REPLACE: "replace-", ROB: "rob-", DEAL_MISSION: "="}
COUNTED_WORDS: Final = {
    FACE: "face",
    FROM: "from",
    PICK: "pick",
    FIRST: "first=",
    STOLEN: "take-card",
}
WORDS: Final = {
    DRAW: "draw",
    PASS: "pass",
    SCORE: "score",
    AGENT: "=agent",
    MISSION: "=mission",
    FETCHED: "fetch-card",
}
NUMBERS: Final = {write(move).lower(): move for move in range(MOVES.total)}


def read(text: str) -> int | None:
    """Give the number of a move or a face; None if nobody can read it."""
    return NUMBERS.get(text.lower())


def card_facts(card: int) -> dict[str, str | int]:
    """Name an Agent for a sentence; its colour is `none` if it is a free agent."""
    kind, copy = divmod(card, 2)
    return {"agent": AGENTS[kind], "colour": COLOURS[copy] if kind < GUNMAN else "none"}


def describe(move: int) -> Line:  # a ladder
    """Say a move in words."""
    kind, a, b, c = MOVES.rows[move]
    if kind == PLACE:
        return Line("move-place", {"faction": FACTIONS[a], "place": b + 1, "seat": c})
    if kind == LAY:
        return Line("move-lay-facing-me" if b else "move-lay-facing-other", {"seat": a})
    if kind == REACTIVATE:
        return Line("move-reactivate", {"faction": FACTIONS[a], "place": b + 1})
    if kind == TARGET:
        return Line("move-target", {"faction": FACTIONS[a], "place": b + 1})
    if kind == BUY:
        return Line(f"move-buy-{WARES[a]}")
    if kind == ASSIGN:
        return Line("move-assign", {"mission": TASKS[a // 2], "faction": FACTIONS[b]})
    name = NAMES[kind]
    if kind in AGENT_WORDS:
        return Line(name, card_facts(a))
    if kind in TASK_WORDS or kind == TAKE_BACK:
        return Line(name, {"mission": TASKS[a // 2]})
    if kind in {FACE, FROM, FIRST}:
        return Line(name, {"seat": a})
    if kind in {PICK, STOLEN}:
        return Line(name, {"slot": a})
    return Line(name)


NAMES: Final = {
    PLAY: "move-play",
    STEAL: "move-steal",
    FETCH: "move-fetch",
    DEAL: "move-deal",
    REPLACE: "move-replace",
    ROB: "move-rob",
    DEAL_MISSION: "move-deal-mission",
    TAKE_BACK: "move-take-back",
    FACE: "move-face",
    FROM: "move-from",
    PICK: "move-pick",
    FIRST: "move-first",
    STOLEN: "move-stolen",
    DRAW: "move-draw",
    PASS: "move-pass",
    SCORE: "move-score",
    AGENT: "move-agent",
    MISSION: "move-mission",
    FETCHED: "move-fetched",
}
