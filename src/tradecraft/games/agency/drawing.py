"""The table of Agency_, drawn for a terminal: the map by zones, players, cards, and what is done.

Colour says nothing that cannot be read without it: each agency is a letter too (C M F S). What is
between square brackets is markup.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

LETTERS: Final = {"cia": "C", "mi6": "M", "fsb": "F", "mss": "S"}
INKS: Final = {
    "cia": "bold dodger_blue1",
    "mi6": "bold grey70",
    "fsb": "bold green3",
    "mss": "bold red1",
}
GAP: Final = "   "
WIDEST: Final = 98  # columns of a line
PIECES: Final = 12  # columns for the pieces in a city; more go on below it
BASE: Final = "⌂"
CELL: Final = "■"
MARK: Final = "◆"
UNSEEN: Final = "?"

Say = Callable[..., str]
View = Mapping[str, Any]
Ink = tuple[str, str]  # a text, and the agency in whose colour it is drawn


def draw(view: View, say: Say) -> str:
    """Draw what a viewer sees: the map first, then the players, then what is his to choose from."""
    placing = view["step"] in {"choosing", "placing"}
    lines = [heading(view, say), "", *(atlas if placing else world)(view, say), ""]
    for seat in view["seats"]:
        lines += player(seat, view, say)
    lines += [*mine(view, say), *doing(view, say)]
    return "\n".join([*lines, "", f" [dim]{say('draw-legend')}[/]"])


def heading(view: View, say: Say) -> str:
    """Say which turn it is, and what the Asset deck holds."""
    parts = [say("draw-setup")]
    if view["turn"]:
        parts = [say("draw-turn", turn=view["turn"], round=view["round"], rounds=view["rounds"])]
    parts.append(say("draw-deck", count=view["decks"]["assets"]))
    parts.append(say("draw-discards", count=len(view["decks"]["discards"])))
    return " " + "  ·  ".join(parts)


def letter(view: View, seat: int) -> str:
    """Give the letter of a player's agency."""
    agency = view["seats"][seat]["agency"]
    return LETTERS[agency] if agency else str(seat)


def inked(text: str, agency: str | None) -> str:
    """Draw a text in the colour of an agency."""
    return f"[{INKS[agency]}]{text}[/]" if agency else text


# -- the map --------------------------------------------------------------------------------------


def world(view: View, say: Say) -> list[str]:
    """Draw the zones side by side, each a list of cities with the pieces that stand there."""
    pieces = pieces_by_city(view)
    columns = [zone_column(place, view, pieces, say) for place in range(len(view["zones"]))]
    height = max(len(column) for column in columns)
    widths = [max(len(plain) for plain, _ in column) for column in columns]
    lines = []
    for row in range(height):
        cells = []
        for column, width in zip(columns, widths, strict=True):
            plain, drawn = column[row] if row < len(column) else ("", "")
            cells.append(drawn + " " * (width - len(plain)))
        lines.append((" " + GAP.join(cells)).rstrip())
    return lines


def zone_column(
    place: int, view: View, pieces: Mapping[str, list[Ink]], say: Say
) -> list[tuple[str, str]]:
    """Draw a zone: its name, the cards that lie there, its cities; each line without markup too."""
    zone = view["map"]["zones"][place]
    head = f"{place + 1} {say('zone', zone=zone['name'])}"
    lines = [(head, f"[bold]{head}[/]")]
    for card in view["zones"][place]["cards"]:
        agency = view["seats"][card["owner"]]["agency"]
        text = f"  {say('card', card=card['name'])} {LETTERS[agency]}"
        lines.append((text, inked(text, agency)))
    names = {city: say("city", city=city) for city in zone["cities"]}
    width = max(len(name) for name in names.values()) + 1
    for city, name in names.items():
        for number, line in enumerate(wrapped(pieces.get(city, []))):
            head = f"  {'' if number else name:{width}}"
            plain, drawn = (" ".join(text for text, _ in line), " ".join(inked(*p) for p in line))
            lines.append((head + plain, head + drawn))
    return lines


def atlas(view: View, say: Say) -> list[str]:
    """Draw each city with those that it is linked to: what matters when spies are placed."""
    pieces, lines = pieces_by_city(view), list[str]()
    names = {city["name"]: say("city", city=city["name"]) for city in view["map"]["cities"]}
    width = max(map(len, names.values())) + 1
    for place, zone in enumerate(view["map"]["zones"]):
        lines.append(f" [bold]{place + 1} {say('zone', zone=zone['name'])}[/]")
        for city in (city for city in view["map"]["cities"] if city["zone"] == zone["name"]):
            there = pieces.get(city["name"], [])
            gap = " " * (PIECES - sum(len(text) + 1 for text, _ in there))
            drawn = "".join(inked(text, agency) + " " for text, agency in there)
            links = ", ".join(names[link] for link in city["links"])
            lines.append(f"   {names[city['name']]:{width}}{drawn}{gap}→ {links}")
    return lines


def wrapped(pieces: list[Ink]) -> list[list[Ink]]:
    """Break the pieces of a city into lines; an empty city has an empty one."""
    lines: list[list[Ink]] = [[]]
    for piece in pieces:
        if sum(len(text) + 1 for text, _ in lines[-1]) + len(piece[0]) > PIECES:
            lines.append([])
        lines[-1].append(piece)
    return lines


def pieces_by_city(view: View) -> dict[str, list[Ink]]:
    """Name the pieces in each city: main bases, spies by their numbers, cells, objectives."""
    found: dict[str, list[Ink]] = {}
    players = [seat for seat in view["seats"] if seat["agency"]]
    for seat in players:
        agency = seat["agency"]
        found.setdefault(seat["base"], []).append((BASE + LETTERS[agency], agency))
    for seat in players:
        agency, spies = seat["agency"], dict[str, str]()
        for spy in seat["spies"]:
            number = f"({spy['pawn']})" if spy["walked"] else str(spy["pawn"])
            spies[spy["city"]] = spies.get(spy["city"], LETTERS[agency]) + number
        for city, text in spies.items():
            found.setdefault(city, []).append((text, agency))
    for seat in players:
        agency, papers = seat["agency"], seat["papers"]
        for city in seat["cells"]:
            found.setdefault(city, []).append((CELL + LETTERS[agency], agency))
        if papers and papers["under_way"]:
            found.setdefault(papers["location"], []).append((MARK + LETTERS[agency], agency))
    return found


# -- the players ----------------------------------------------------------------------------------


def player(seat: View, view: View, say: Say) -> list[str]:
    """Draw a player: agency, money, spies, cells, and the cards as far as they are known."""
    mark = "▶" if view["actor"] == seat["seat"] else " "
    name = say("seat", seat=seat["seat"], agency=seat["agency"] or "none")
    you = f" ({say('draw-you')})" if seat["mine"] else ""
    if not seat["agency"]:
        return [f" {mark} {seat['seat']} {name}{you}"]
    agency = seat["agency"]
    parts = [
        f" {mark} {inked(LETTERS[agency], agency)} {seat['seat']} [bold]{name}[/]{you}",
        f"{seat['money']}k",
        say("draw-spies", spies=len(seat["spies"]), capacity=seat["capacity"]),
        say("draw-cells", count=len(seat["cells"])),
        say("draw-cards", count=len(seat["hand"] + seat["up"])),
    ]
    if view["holder"] == seat["seat"]:
        parts.append(say("draw-token"))
    if seat["papers"] and seat["papers"]["under_way"]:
        parts.append(f"{MARK} {papers(seat, say)}")
    lines = ["  ".join(parts)]
    known = [card for card in seat["hand"] if card["name"] or card["one_of"]]
    if seat["up"]:
        lines += listed(f"     {say('draw-open')}", named(seat["up"], say))
    if known and not seat["mine"]:
        lines += listed(f"     {say('draw-known')}", named(known, say))
    return lines


def named(cards: Iterable[View], say: Say) -> list[str]:
    """Name cards, each after its sleeve."""
    return [f"[cyan]{card['sleeve']}[/] {name_of(card, say)}" for card in cards]


def name_of(card: View, say: Say) -> str:
    """Name a card, or what it can be."""
    if card["name"]:
        return say("card", card=card["name"])
    return "/".join(say("card", card=name) for name in card["one_of"]) + UNSEEN


def listed(head: str, parts: list[str]) -> list[str]:
    """Draw a list after what it is about, in as many lines as it needs."""
    lines = [f"   [bold]{head}[/] "]
    for number, part in enumerate(parts, 1):
        text = part if number == len(parts) else part + ","
        if width(lines[-1] + text) >= WIDEST:
            lines.append(" " * 8)
        lines[-1] += " " + text
    return lines


def width(drawn: str) -> int:
    """Count the columns of a drawn text."""
    return len(re.sub(r"\[[^\]]*\]", "", drawn))


def papers(seat: View, say: Say) -> str:
    """Say what a player's papers ask for."""
    found = seat["papers"]
    return say("draw-papers-are", objective=found["objective"], city=found["location"])


# -- what is mine ---------------------------------------------------------------------------------


def mine(view: View, say: Say) -> list[str]:
    """Draw what the viewer can choose from: hand, papers, ways of his spies, the market."""
    lines = []
    for seat in view["seats"]:
        if not seat["mine"]:
            continue
        own = seat["papers"]
        cards = sorted(seat["hand"] + seat["up"], key=lambda card: card["sleeve"])
        if cards:
            lines += listed(say("draw-hand"), named(cards, say))
        if own and own["objective"] and own["location"]:
            lines += listed(say("draw-papers"), [papers(seat, say)])
        if view["turn"]:
            lines += ways(seat, view, say)
        if view["step"] == "acting" and view["actor"] == seat["seat"]:
            lines += listed(say("draw-market"), market(view, say))
    return ["", *lines] if lines else []


def ways(seat: View, view: View, say: Say) -> list[str]:
    """Draw to which cities each spy could walk."""
    links = {city["name"]: city["links"] for city in view["map"]["cities"]}
    lines = []
    for spy in seat["spies"]:
        ends = ", ".join(say("city", city=city) for city in links[spy["city"]])
        lines.append(f"   [cyan]{spy['pawn']}[/] {say('city', city=spy['city'])} → {ends}")
    return lines


def market(view: View, say: Say) -> list[str]:
    """Name what can be bought, and for how much."""
    parts = []
    for goods in view["market"]:
        name = say("draw-goods", goods=goods["goods"])
        cost = say("draw-bought") if goods["bought"] else f"{goods['price']}k"
        parts.append(f"{name} {cost}")
    return parts


# -- what is being done ---------------------------------------------------------------------------


def doing(view: View, say: Say) -> list[str]:
    """Draw the packet of an auction, or the proposal of a trade."""
    lines = []
    auction, trade = view["auction"], view["trade"]
    if auction and auction["packet"]:
        places = [card | {"sleeve": n} for n, card in enumerate(auction["packet"], 1)]
        lines += listed(say("draw-packet"), named(places, say))
    if trade:
        giver = view["seats"][trade["giver"]]["agency"]
        gives, asks = trade["gives"], trade["asks"]
        wanted = [
            f"{say('card', card=name)} x{count}" if count > 1 else say("card", card=name)
            for name, count in asks["names"].items()
        ]
        wanted += named(asks["cards"], say)
        given = named(gives["cards"], say)
        lines += listed(say("draw-gives", who=giver), bundle(given, gives["money"], say))
        lines += listed(say("draw-asks", who=giver), bundle(wanted, asks["money"], say))
        if trade["laid_out"]:
            lines += listed(say("draw-handed"), named(trade["laid_out"], say))
    return ["", *lines] if lines else []


def bundle(cards: list[str], money: int, say: Say) -> list[str]:
    """Name cards and money, or nothing."""
    return [*cards, *([f"{money}k"] if money else [])] or [say("draw-nothing")]
