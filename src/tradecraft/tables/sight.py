"""What a viewer of a table is sent: the one place where a table is turned into bytes for somebody.

All of it is made from masked positions, faces and what everybody may know of the table. What is
nothing is left out, so that a JSON Merge Patch (RFC 7396) can take a view from one ply to the next.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any, NamedTuple

import msgspec

from tradecraft.kernel import records, runs
from tradecraft.kernel.layout import DEALER, NOBODY, SPECTATOR, Array
from tradecraft.kernel.words import Line
from tradecraft.play import named, shown
from tradecraft.tables import sealed
from tradecraft.tables.refusals import NotForYou
from tradecraft.tables.rows import Event, Row, What
from tradecraft.tables.table import OVER, PLAYING, Table

Json = dict[str, Any]

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode

TOLD = {What.BACK: "back", What.RESIGN: "resign", What.FLAG: "flag", What.ABORT: "abort"}


# -- the table, which all may know -------------------------------------------------------------


def card(table: Table, player: str = "") -> Json:
    """Tell of a table what everybody may know; and to a person, which seats are his."""
    head, settings = table.head, table.head.settings
    asked = table.asked
    told: Json = bare(
        {
            "id": head.id,
            "game": settings.game,
            "rules": head.rules,
            "options": settings.options,
            "stage": table.stage,
            "ply": table.ply,
            "actor": named(table.actor),
            "created": head.created,
            "started": table.started,
            "seats": [seat_card(table, i, player) for i in range(len(table.seats))],
            "mine": head.creator == player and bool(player),
            "pace": pace_card(table),
            "clocks": list(table.clocks.left) or None,
            "since": table.clocks.since,
            "timeout": settings.timeout,
            "public": settings.public,
            "spectators": settings.spectators,
            "chat": settings.chat,
            "phrases": settings.chat and bool(table.game.silence),
            "hints": settings.hints,
            "notebook": settings.notebook,
            "hash": sealed.hash_of(head.seed),
            "seed": head.seed.hex() if table.stage == OVER else None,
            "begins": len(head.begins) or None,
            "back": None
            if asked is None
            else {
                "ply": asked[0],
                "seat": table.log[asked[0] - 1].seat,
                "mine": player in asked[2],
            },
            "abortable": table.actor != NOBODY and not table.second_round(),
            "result": result_card(table),
            "rematch": sorted(s for p in table.rematch for s in table.seats_of(p)) or None,
            "next": table.next or None,
        }
    )
    return told


def pace_card(table: Table) -> Json:
    """Tell how long a seat may think."""
    pace = table.head.settings.pace
    facts: Json = {"kind": pace.kind}
    if pace.kind == "live":
        facts |= {"base": pace.base, "increment": pace.increment}
    elif pace.kind == "days":
        facts["days"] = pace.days
    return facts


def seat_card(table: Table, seat: int, player: str) -> Json:
    """Tell who sits in a place."""
    place = table.seats[seat]
    kind = "person" if place.player else "bot" if place.bot else "open"
    return {
        "seat": seat,
        "kind": kind,
        "name": place.name,
        "bot": table.bot_at(seat) or None,
        "away": place.away or None,
        "lost": place.lost or None,
        "mine": (bool(player) and place.player == player) or None,
    }


def result_card(table: Table) -> Json | None:
    """Tell how a game ended."""
    if table.result is None:
        return None
    reason, winners, points = table.result
    return {"reason": reason, "winners": winners, "points": points}


def chat(event: Event) -> Json:
    """Tell what somebody said."""
    return {
        "n": event.n,
        "at": event.at,
        "seat": event.seat,
        "name": event.name,
        "text": event.text,
    }


def chats(table: Table) -> list[Json]:
    """Tell all that was said at a table."""
    return [chat(event) for event in table.events if event.kind == "chat"]


# -- the game, as a viewer sees it --------------------------------------------------------------


def view(table: Table, viewer: int) -> Json:
    """Show the game as it stands."""
    return view_of(table, table.positions, viewer, playing=table.stage == PLAYING)


def view_at(table: Table, ply: int, viewer: int) -> Json:
    """Show the game as it stood, and was shown, at a ply."""
    playing = ply < table.ply or table.stage == PLAYING
    return view_of(table, table.position_at(ply), viewer, playing=playing)


def view_of(table: Table, positions: Array, viewer: int, *, playing: bool) -> Json:
    """Show a position of this table, with what its viewer may choose."""
    seen = table.game.masked(positions, viewer)
    told: Json = bare(all_of_it(table, positions, seen, viewer, playing=playing))
    return told


def all_of_it(table: Table, positions: Array, seen: Array, viewer: int, *, playing: bool) -> Json:
    """Put a view together; what is nothing is still in it."""
    game = table.game
    if not table.head.settings.notebook:
        seen = game.recalled(seen, viewer, memory=False)
    mine = viewer == int(positions["actor"][0]) and playing
    legal = game.legal(positions) if mine else []
    moves = [game.write(move) for move in legal]
    told = shown(game, seen, viewer, len(table.seats), moves)
    if legal:
        warned = ((move, game.warn(seen[0], move)) for move in legal)
        told["warnings"] = {game.write(move): spoken(line) for move, line in warned if line} or None
    return told


class Glance(NamedTuple):
    """What a viewer saw at a moment: what he may know, and each member of his view, encoded."""

    seen: Array
    members: dict[str, bytes]  # a tenth of the memory, and what has not changed is found at once


def look(
    table: Table, positions: Array, viewer: int, last: Glance | None = None, *, playing: bool
) -> tuple[Glance, Json]:
    """Look at a position; and say what makes of the last view this one, as `patch` does."""
    seen = table.game.masked(positions, viewer)
    view = all_of_it(table, positions, seen, viewer, playing=playing)
    members = {key: encode(value) for key, value in view.items() if value is not None}
    changes: Json = {}
    if last is not None:
        changes = dict.fromkeys(key for key in last.members if key not in members)
        for key, piece in members.items():
            was = last.members.get(key)
            if piece != was:
                value = bare(view[key]) if b"null" in piece else view[key]
                changes |= patch({} if was is None else {key: plain(was)}, {key: value})
    return Glance(seen, members), changes


def plain(piece: bytes) -> Any:  # noqa: ANN401  # any JSON
    """Read a member of a view, without what is nothing."""
    value = decode(piece)
    return bare(value) if b"null" in piece else value


def glance(table: Table, viewer: int, last: Glance | None = None) -> tuple[Glance, Json]:
    """Look at the game as it stands."""
    return look(table, table.positions, viewer, last, playing=table.stage == PLAYING)


def notebook(table: Table, ply: int, viewer: int) -> Json:
    """Tell what a perfect memory knows at a ply, and nobody sees who has only looked there."""
    if not table.head.settings.notebook:
        raise NotForYou("table-no-notebook")
    game = table.game
    masked = game.masked(table.position_at(ply), viewer)
    known, seen = (
        bare(game.view(game.recalled(masked, viewer, memory=memory)[0], viewer))
        for memory in (True, False)
    )
    news = {key: beyond(one, seen.get(key), game.aids) for key, one in known.items()}
    return {"ply": ply, "notes": {key: one for key, one in news.items() if one != {}}}


def beyond(known: Any, seen: Any, aids: Container[str]) -> Any:  # noqa: ANN401  # any JSON
    """Keep of a view what another does not say; a thing keeps its first member, which names it.

    In a list, what is no news is an empty thing, so that the others keep their places.
    """
    if known == seen:
        return {}
    if isinstance(known, dict) and isinstance(seen, dict):
        news = {
            key: beyond(one, seen.get(key), aids)
            for key, one in known.items()
            if key not in aids and one != seen.get(key)
        }
        first = next(iter(known))
        named = {first: known[first]} if isinstance(known[first], str | int) else {}
        return named | news if news else {}
    lists = isinstance(known, list) and isinstance(seen, list) and len(known) == len(seen)
    if lists and all(isinstance(one, dict) for one in known + seen):
        return [beyond(*pair, aids) for pair in zip(known, seen, strict=True)]
    return known


def happened(table: Table, row: Row, before: Array, seen: tuple[Array, Array], viewer: int) -> Json:
    """Tell a row of the log: who moved, what is seen of it, and what came of it.

    The viewer has seen the position before and after it; before is the true one.
    """
    told: Json = {"ply": row.ply, "at": row.at, "seat": named(row.seat)}
    if row.what != What.MOVE:
        told["what"] = TOLD[What(row.what)]
        if row.what == What.BACK:
            told["to"] = row.move - 1
        return told
    face = runs.face(before, row.move, viewer)
    told["move"] = table.game.write(face)
    lines = table.game.account(seen[0][0], face, seen[1][0], viewer)
    told["told"] = [spoken(line) for line in lines]
    return told


def missed(table: Table, after: int, viewer: int) -> Iterator[Json]:
    """Tell what a viewer has missed since a ply, each row as he would have been told it."""
    before = table.position_at(after)
    playing = after < table.ply or table.stage == PLAYING
    old, _ = look(table, before, viewer, playing=playing)
    for row, then in table.folded(after):
        playing = row.ply < table.ply or table.stage == PLAYING
        new, changes = look(table, then, viewer, old, playing=playing)
        told = happened(table, row, before, (old.seen, new.seen), viewer)
        told["patch"] = changes
        if table.clocks.left and row.ply == table.ply:
            told["clocks"] = table.clocks.left
        yield told
        old, before = new, then


def spoken(line: Line) -> Json:
    """Write a sentence as its key and its facts."""
    return {"key": line.key, "args": dict(line.args)} if line.args else {"key": line.key}


def bare(value: Any) -> Any:  # noqa: ANN401  # any JSON
    """Leave out all members that are nothing."""
    if isinstance(value, dict):
        return {key: bare(inside) for key, inside in value.items() if inside is not None}
    if isinstance(value, list):
        return [bare(inside) for inside in value]
    return value


def patch(old: Json, new: Json) -> Json:
    """Say what makes of one view the other, as a JSON Merge Patch."""
    changes: Json = dict.fromkeys(key for key in old if key not in new)
    for key, value in new.items():
        was = old.get(key)
        if type(value) is str and value == was:
            continue  # most of what a view says
        if isinstance(value, dict) and isinstance(was, dict):
            if inside := patch(was, value):
                changes[key] = inside
        elif value != was or type(value) is not type(was):
            changes[key] = value
    return changes


# -- records ------------------------------------------------------------------------------------


def record(table: Table, viewer: int | None) -> str:
    """Write the game as a viewer saw it; after its end everybody may have all of it."""
    names = tuple(seat.name for seat in table.seats)
    if viewer is None:
        return full_record(table, names)
    return seen_record(table, viewer, names)


def full_record(table: Table, names: tuple[str, ...]) -> str:
    """Write a game with all that was hidden, and what proves the deal."""
    settings = table.head.settings
    text = records.write(
        table.game,
        settings.seats,
        settings.options,
        table.moves(table.line).tolist(),
        players=names,
    )
    begun = len(table.head.begins)
    plies = ", ".join(
        f'"{begun + place + 1}" = {ply}'
        for place, ply in enumerate(table.line)
        if table.log[ply - 1].seat == DEALER and ply != place + 1
    )
    lines = [
        "[sealed]  # the dealer's moves follow from the seed: tradecraft verify",
        f'table = "{table.head.id}"',
        f'hash = "{sealed.hash_of(table.head.seed)}"',
        f'seed = "{table.head.seed.hex()}"',
        *([f"begins = {begun}"] if begun else []),
        *([f"plies = {{ {plies} }}"] if plies else []),
    ]
    return text + "\n" + "\n".join(lines) + "\n"


def seen_record(table: Table, viewer: int, names: tuple[str, ...]) -> str:
    """Write a game as a viewer saw it: moves that were hidden from him by their faces."""
    game, settings = table.game, table.head.settings
    label = "spectator" if viewer == SPECTATOR else str(viewer)
    positions = game.start(settings.seats, settings.options)
    lines: list[list[str]] = []
    mover = None
    for move in table.moves(table.line).tolist():
        actor = int(positions["actor"][0])
        if actor != mover:
            lines.append([f"{records.seat_label(actor)}:"])
            mover = actor
        lines[-1].append(game.write(runs.face(positions, move, viewer)))
        runs.apply(positions, move)
    header = records.header(game, settings.seats, settings.options, players=names)
    moves = ['moves = """', *(" ".join(line) for line in lines), '"""', ""]
    sealed_as = [
        "[sealed]",
        f'table = "{table.head.id}"',
        f'hash = "{sealed.hash_of(table.head.seed)}"',
        "",
    ]
    return "\n".join(
        [*header, f'seen = "{label}"  # what was hidden stays hidden', *moves, *sealed_as]
    )
