"""What the API answers, for its OpenAPI document: the shapes that JSON has, and all refusals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from tradecraft.tables.rows import Kind

Json = dict[str, Any]

EVENTS: Final = "text/event-stream"


class Fault(Struct, omit_defaults=True):
    """Why something is refused: a key, its sentence, the clause it rests on, and facts."""

    key: str
    text: str
    clause: str = ""
    facts: dict[str, str | int] = {}


class Refusal(Struct):
    """A request is refused."""

    refused: Fault


class Told(Struct):
    """A guest, and the token that says who he is."""

    token: str
    name: str


class Me(Struct):
    """Who asks."""

    name: str


class Seated(Struct, omit_defaults=True):
    """Who sits in a place. `bot` names the one that plays there now, for himself or for another."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""
    away: bool = False
    lost: bool = False
    mine: bool = False


class Paced(Struct, omit_defaults=True):
    """How long a seat may think."""

    kind: Kind
    base: int = 0
    increment: int = 0
    days: int = 0


class Ended(Struct):
    """How a game ended."""

    reason: Literal["played", "resigned", "time", "aborted"]
    winners: list[int]
    points: list[int]


class Asked(Struct):
    """A move that somebody wants to take back; whether I have agreed."""

    ply: int
    seat: int
    mine: bool


class Card(Struct, omit_defaults=True):
    """What everybody may know of a table. What is nothing is left out."""

    id: str
    game: str
    rules: int
    options: dict[str, int]
    stage: Literal["open", "playing", "over"]
    ply: int
    created: int
    seats: list[Seated]
    mine: bool
    pace: Paced
    since: int
    timeout: Literal["bot", "forfeit"]
    public: bool
    spectators: bool
    chat: bool
    phrases: bool
    hints: bool
    notebook: bool
    hash: str
    abortable: bool
    actor: int | Literal["dealer"] | None = None
    started: int = 0
    clocks: list[int] = []
    seed: str = ""
    begins: int = 0
    back: Asked | None = None
    result: Ended | None = None
    rematch: list[int] = []
    next: str = ""
    turn: bool = False  # in lists: whether it is my turn
    token: str = ""  # after sitting down with a name


class Cards(Struct):
    """Tables."""

    tables: list[Card]


class Shown(Struct):
    """The game as a viewer saw it at a ply."""

    ply: int
    view: Json


class Weighed(Struct):
    """A move: the chance to win with it, how much a bot would rather play it, how often it did."""

    move: str
    chance: float
    weight: float
    tried: int


class May(Struct):
    """What a hidden thing may be, and in what share of the worlds."""

    value: str | int | bool | None
    share: float


class Hidden(Struct):
    """A hidden thing, by its place in the view."""

    path: list[str | int]
    values: list[May]


class Hint(Struct):
    """What a bot would think in the place of a seat: the best move first."""

    ply: int
    seat: int
    moves: list[Weighed]
    worlds: list[Hidden]


class Noted(Struct):
    """What a perfect memory would know at a ply, and the view does not say without it."""

    ply: int
    notes: Json


class Accepted(Struct):
    """A move is stored as this row; so many rows the log has now."""

    accepted: int
    ply: int


class Said(Struct):
    """Something that was said."""

    n: int
    at: int
    seat: int
    name: str
    text: str


class Talk(Struct):
    """All that was said."""

    chat: list[Said]


class Message(Struct, omit_defaults=True):
    """A message of a stream: its kind, the ply of a view or row, and what it tells, as JSON."""

    event: Literal["table", "here", "chat", "view", "row", "turn"]
    data: str
    id: str = ""


class Games(Struct):
    """All games, the bots, and the phrases of tables where talk is forbidden."""

    games: list[Json]
    bots: list[str]
    phrases: list[str]


class Moves(Struct):
    """The words of all moves."""

    moves: dict[str, Json]


class Looked(Struct):
    """A record, ply by ply."""

    game: str
    seats: int
    options: dict[str, int]
    title: str
    players: list[str]
    sealed: bool
    plies: list[Json]


class Verified(Struct):
    """Whether a game was dealt as it had been promised."""

    kept: bool
    tried: int
    opens: bool
    wrong: int
    has: str
    must: str


ANSWERS: Final[dict[str, Any]] = {
    "games": Games,
    "one_game": Json,
    "moves": Moves,
    "greet": Told,
    "bot_token": Told,
    "me": Me,
    "lobby": Cards,
    "my_tables": Cards,
    "view": Shown,
    "notebook": Noted,
    "move": Accepted,
    "chats": Talk,
    "hint": Hint,
    "look_at_record": Looked,
    "verify_record": Verified,
} | dict.fromkeys(
    (
        "create", "look", "sit", "leave", "substitute", "add_bot", "remove_bot", "start",
        "take_back", "answer_take_back", "resign", "abort", "chat", "rematch", "play_on",
    ),
    Card,
)  # fmt: skip

READING: Final = {
    400: "The request cannot be read.",
    401: "Say first who you are.",
    403: "That is somebody else's.",
    404: "There is no such thing.",
    409: "It is not the time: look again.",
    422: "It cannot be done.",
    429: "These are more requests than anybody could play.",
    500: "Our fault; nothing is lost by it.",
}
WRITING: Final = READING | {413: "The request is too large."}
STREAM: Final = (
    "Messages without end; docs/api.md tells of them. Lines of JSON to who accepts them."
)


def described(handlers: Iterable[Any]) -> list[Any]:
    """Write on each handler of the API what it answers, and how it refuses."""
    found = []
    for handler in handlers:
        faults = READING if handler.http_methods <= {"GET", "HEAD"} else WRITING
        specs = {
            status: ResponseSpec(Refusal, generate_examples=False, description=says)
            for status, says in faults.items()
        }
        shape = ANSWERS.get(handler.fn.__name__)
        if shape is not None:
            says = "Done." if faults is WRITING else "Found."
            specs[handler.status_code] = ResponseSpec(
                shape, generate_examples=False, description=says
            )
        elif handler.media_type == EVENTS:
            specs[handler.status_code] = ResponseSpec(
                Message, generate_examples=False, description=STREAM, media_type=EVENTS
            )
        handler.responses = specs | dict(handler.responses or {})
        found.append(handler)
    return found
