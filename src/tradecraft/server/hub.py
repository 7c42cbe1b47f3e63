"""The hub of a worker: the tables that somebody looks at, and what they are told.

A table is kept in memory while somebody looks on or has just been here; all of it can be folded
from the store again. Whatever is asked of it becomes rows, the rows are stored, and only then does
the table move and everybody hear of it. If another worker was first, the table reads what that one
wrote and the request is tried again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tradecraft.kernel.errors import BadOption, Refused
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import NOBODY, Array, copied
from tradecraft.server.bus import Bus, News, Work
from tradecraft.server.crew import Crew
from tradecraft.server.metrics import Metrics
from tradecraft.server.store import Notes, Store, encode
from tradecraft.server.streams import Stream, framed
from tradecraft.tables import sealed, sight
from tradecraft.tables.refusals import NoSuchTable, TooLate
from tradecraft.tables.rows import Event, Head, Row, Settings, What
from tradecraft.tables.table import OPEN, OVER, PATIENCE, PLAYING, Request, Table

TRIES: Final = 20  # times that a request is tried anew because somebody else was first
SWEEP: Final = 1.0  # seconds between two looks for tables that nobody else has woken
ID_BYTES: Final = 12  # of a table's address, which nobody can guess
MOST_WOKEN: Final = 200
LATE: Final = 5_000  # milliseconds after which a bot's move is asked for again
LONG: Final = 3_600  # seconds
ASLEEP: Final = 20.0  # seconds after which a table that nobody looks at is forgotten
AT_ONCE: Final = 20  # rows of a log that are told before others have their turn
BEAT: Final = 15.0  # seconds between signs of life on a stream

Ask = Callable[[Table, int], Request]


def now() -> int:
    """Tell the time, in milliseconds."""
    return time.time_ns() // 1_000_000


class Plan(NamedTuple):
    """A table that is to be made."""

    settings: Settings
    player: str
    begins: tuple[int, ...] = ()
    rotated_from: str = ""


class Live:
    """A table in memory, and the streams of those who look on."""

    __slots__ = ("bot", "ended", "last", "lock", "streams", "table", "timer", "touched", "turn")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.streams: dict[int, set[Stream]] = {}  # by viewer
        self.last: dict[int, sight.Glance] = {}  # what each viewer saw last
        self.touched = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None  # for a clock that runs out
        self.bot = 0  # the ply for which a bot has been asked
        self.ended = False  # the store knows how the game ended
        self.turn = ""  # the player whose turn it was last

    def all_streams(self) -> list[Stream]:
        """Name the streams of all who look on."""
        return [stream for some in self.streams.values() for stream in some]


class Hub:
    """All tables that this worker holds."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        games: Callable[[str], Awaitable[Game]],
        crew: Crew,
        metrics: Metrics,
    ) -> None:
        self.store = store
        self.bus = bus
        self.games = games
        self.crew = crew
        self.metrics = metrics
        self.tables: dict[str, Live] = {}
        self.people: dict[str, set[Stream]] = {}  # the streams that tell a player of his turns
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- life ---------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to work."""
        await self.bus.open(self.hear, self.let_think, self.listen_again)
        self.spawn(self.sweep())
        self.spawn(self.beat())

    def end_streams(self) -> None:
        """Tell all who look on to come back later."""
        self.closing = True
        for stream in self.streams():
            stream.end()

    async def close(self) -> None:
        """End all streams, let what is under way be stored, and leave the bus."""
        self.end_streams()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.tables.values():
            if live.timer:
                live.timer.cancel()
        await self.bus.close()
        self.crew.close()

    def streams(self) -> list[Stream]:
        """Name all streams."""
        looking = [stream for live in self.tables.values() for stream in live.all_streams()]
        return looking + [s for some in self.people.values() for s in some]

    def spawn(self, work: Awaitable[None]) -> None:
        """Do something beside."""
        task = asyncio.ensure_future(self.guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def guarded(self, work: Awaitable[None]) -> None:
        """Do something; if it fails, that is noted and nothing else stops."""
        try:
            await work
        except (NoSuchTable, TooLate):
            pass  # it went on without us
        except Exception as error:  # noqa: BLE001  # whatever it is, it is noted
            self.metrics.failed("beside", error)

    async def sweep(self) -> None:
        """Look again and again for tables that wait for a clock or a bot; forget the sleeping."""
        while True:
            await self.guarded(self.wake_some())
            self.forget()
            await asyncio.sleep(SWEEP)

    async def wake_some(self) -> None:
        """Attend to the tables that are due; one that makes trouble does not stop the others."""
        for table in await self.store.waking(now(), MOST_WOKEN):
            await self.guarded(self.attend(table))

    async def beat(self) -> None:
        """Give a sign of life on every stream, so that the dead are noticed."""
        while True:
            await asyncio.sleep(BEAT)
            for stream in self.streams():
                stream.beat()

    def forget(self) -> None:
        """Keep nothing of a table that nobody looks at."""
        limit = time.monotonic() - ASLEEP
        for name, live in list(self.tables.items()):
            over = live.table.stage == OVER
            if not live.streams and not live.lock.locked() and (over or live.touched < limit):
                if live.timer:
                    live.timer.cancel()
                del self.tables[name]
        self.metrics.tables(len(self.tables))
        self.metrics.streams(len(self.streams()))

    # -- tables -------------------------------------------------------------------------------

    async def live(self, name: str) -> Live:
        """Give a table; it is read from the store if nobody has looked at it lately."""
        found = self.tables.get(name)
        if found is None:
            task = self._loading.get(name)
            if task is None:
                task = asyncio.ensure_future(self.load(name))
                self._loading[name] = task
                task.add_done_callback(lambda _: self._loading.pop(name, None))
            found = await asyncio.shield(task)
        found.touched = time.monotonic()
        return found

    async def load(self, name: str) -> Live:
        """Read a table from the store."""
        stored = await self.store.load(name)
        if stored is None:
            raise NoSuchTable("table-unknown")
        game = await self.games(stored.head.settings.game)
        if game.version != stored.head.rules:
            raise NoSuchTable(
                "table-other-rules", game=game.name, has=stored.head.rules, plays=game.version
            )
        live = Live(Table(stored.head, game, stored.rows, stored.events))
        live.turn = self.turn_of(live.table)
        self.tables[name] = live
        if live.table.stage == PLAYING:
            async with live.lock:
                await self.go_on(name, live)
        return live

    async def read(self, name: str) -> Table | None:
        """Read a table without keeping it."""
        live = self.tables.get(name)
        if live:
            return live.table
        stored = await self.store.load(name)
        if stored is None:
            return None
        game = await self.games(stored.head.settings.game)
        if game.version != stored.head.rules:
            return None
        return Table(stored.head, game, stored.rows, stored.events)

    async def create(
        self, plan: Plan, begun: Callable[[Table], Sequence[Event]], old: Table | None = None
    ) -> Live:
        """Make a table at which these events have happened; an old table says that it is next."""
        game = await self.games(plan.settings.game)
        seats = plan.settings.seats or game.seats[0]
        settings = msgspec.structs.replace(plan.settings, seats=seats)
        game.start(seats, settings.options)  # refuses what cannot be
        head = Head(
            id=secrets.token_urlsafe(ID_BYTES),
            settings=settings,
            rules=game.version,
            seed=sealed.new_seed(),
            creator=plan.player,
            created=now(),
            begins=plan.begins,
            rotated_from=plan.rotated_from,
        )
        table = Table(head, game)
        if int(table.positions["actor"][0]) == NOBODY:
            raise BadOption("record-ended", ply=len(plan.begins))
        first = begun(table)
        after = old.event(now(), kind="next", text=head.id) if old else None
        if not await self.store.create(head, first, self.reminder(table, first).wake, after):
            raise TooLate("table-over")  # somebody else has made the next
        for event in first:
            table.happened(event)
        live = self.tables[head.id] = Live(table)
        self.metrics.made(game.name)
        async with live.lock:
            await self.go_on(head.id, live)
        return live

    async def play_again(self, name: str) -> None:
        """Make the table of a rematch, once, whoever asks and however often."""
        live = await self.live(name)
        async with live.lock:
            old = live.table
            if old.next:
                return
            plan = Plan(old.head.settings, old.head.creator, rotated_from=name)
            with contextlib.suppress(TooLate):
                await self.create(plan, lambda _: rotated(old, now()), old)
            await self.catch_up(name, live)
        await self.tell_others(News(name, old.ply, len(old.events)))

    # -- what is asked of a table ---------------------------------------------------------------

    async def ask(self, name: str, ask: Ask) -> Live:
        """Do what is asked: find the rows, store them, move on, tell everybody."""
        live = await self.live(name)
        async with live.lock:
            for _ in range(TRIES):
                try:
                    request = ask(live.table, now())
                except Refused:
                    # What is not allowed here may be, once we know what another worker knows.
                    if self.bus.alone or not await self.catch_up(name, live):
                        raise
                    continue
                if not request.rows and not request.events:
                    return live
                if await self.record(name, live, request):
                    await self.go_on(name, live)
                    return live
        raise TooLate("table-too-late", ply=live.table.ply, has=live.table.ply)

    async def record(self, name: str, live: Live, request: Request) -> bool:
        """Store rows; False if another worker has written first, and the table has read that."""
        try:
            won = await self.store.append(
                name, request.rows, request.events, self.reminder(live.table, request.events)
            )
        except Exception:
            self.tables.pop(name, None)  # nobody knows what was stored: read it again
            for stream in live.all_streams():
                stream.end()
            raise
        if not won:
            await self.catch_up(name, live)
            return False
        was, table = live.turn, live.table
        self.move_on(name, live, request.rows, request.events)
        await self.tell_others(News(name, table.ply, len(table.events), live.turn, was))
        return True

    async def tell_others(self, news: News) -> None:
        """Tell the other workers; if they cannot be told, what is stored is stored all the same."""
        await self.guarded(self.bus.tell(news))

    @staticmethod
    def reminder(table: Table, events: Iterable[Event]) -> Notes:
        """Have a table looked at from the moment on when it may wait for no person."""
        # With the row that begins a game, or lets a bot take a seat, and in its transaction: so a
        # table that only a worker could wake is never forgotten with that worker. `attend` sets
        # the next time.
        settings = table.head.settings
        for event in events:
            bots = event.kind == "bot" or any(seat.bot for seat in table.seats)
            starts = event.kind == "start" and (settings.pace.kind != "none" or bots)
            if starts or event.kind in {"bot", "leave"}:
                return Notes(wake=event.at + LATE)
        return Notes()

    def move_on(self, name: str, live: Live, rows: Iterable[Row], events: Iterable[Event]) -> None:
        """Add rows that are stored, and tell those who look on."""
        table = live.table
        staged = table.stage, table.asked
        changed = False
        for event in events:
            table.happened(event)
            changed = changed or event.kind != "chat"
            if event.kind == "leave" and table.started is None:
                self.part(live)
            if event.kind == "chat":
                said = framed("chat", sight.chat(event))
                for stream in live.all_streams():
                    stream.push(said)
        if staged[0] == OPEN and table.stage == PLAYING:
            self.tell_views(live)
        for row in rows:
            before = copied(table.positions) if live.streams else table.positions
            table.add(row)
            self.metrics.moved()
            for viewer, some in list(live.streams.items()):
                self.try_to_tell(live, row, before, viewer, some)
            changed = changed or row.what != What.MOVE
        if changed or (table.stage, table.asked) != staged:
            self.tell_card(live)
        self.tell_turn(name, live)

    @staticmethod
    def part(live: Live) -> None:
        """End the streams of those whose seat is no longer theirs."""
        for viewer, some in list(live.streams.items()):
            for stream in [s for s in some if not may_look(live.table, viewer, s.player)]:
                stream.end()

    def try_to_tell(
        self, live: Live, row: Row, before: Array, viewer: int, some: set[Stream]
    ) -> None:
        """Tell one viewer of a row; what cannot be shown to him ends his streams, and no other."""
        try:
            self.tell(live, row, before, viewer, some)
        except Exception as error:  # noqa: BLE001  # whatever it is, it is noted
            self.metrics.failed("telling", error)
            for stream in list(some):
                stream.end()

    def tell(self, live: Live, row: Row, before: Array, viewer: int, some: set[Stream]) -> None:
        """Tell one viewer of a row: what happened, and how his view has changed."""
        table = live.table
        old = live.last[viewer]
        new, changes = sight.glance(table, viewer, old)
        told = sight.happened(table, row, before, (old.seen, new.seen), viewer)
        told["patch"] = changes
        if table.clocks.left:
            told["clocks"] = table.clocks.left
        live.last[viewer] = new
        bytes_ = framed("row", told, row.ply)
        for stream in some:
            stream.push(bytes_)

    @staticmethod
    def tell_views(live: Live) -> None:
        """Show everybody the whole view."""
        for viewer, some in live.streams.items():
            live.last[viewer], _ = sight.glance(live.table, viewer)
            view = sight.view(live.table, viewer)
            shown = framed("view", {"ply": live.table.ply, "view": view}, live.table.ply)
            for stream in some:
                stream.push(shown)

    def tell_card(self, live: Live) -> None:
        """Tell those who look on what has changed beside the game."""
        for stream in live.all_streams():
            stream.push(framed("table", sight.card(live.table, stream.player)))

    @staticmethod
    def turn_of(table: Table) -> str:
        """Name the player who decides now."""
        if table.actor < 0 or table.bot_at(table.actor):
            return ""
        return table.seats[table.actor].player

    def tell_turn(self, name: str, live: Live) -> None:
        """Tell a player that it is, or is no longer, his turn."""
        turn = self.turn_of(live.table)
        self.tell_person(turn, name, live.table.ply, turn=True)
        if live.turn != turn:
            self.tell_person(live.turn, name, live.table.ply, turn=False)
        live.turn = turn

    def tell_person(self, player: str, name: str, ply: int, *, turn: bool) -> None:
        """Tell a player, on the stream of all his tables."""
        for stream in self.people.get(player, ()):
            stream.push(framed("turn", {"table": name, "ply": ply, "turn": turn}))

    async def current(self, name: str) -> Table:
        """Give a table as it stands in the store, whoever wrote to it last."""
        live = await self.live(name)
        if not self.bus.alone:
            async with live.lock:
                await self.catch_up(name, live)
        return live.table

    async def catch_up(self, name: str, live: Live) -> bool:
        """Read what another worker has written; False if it was nothing."""
        table = live.table
        rows, events = await self.store.since(name, table.ply, len(table.events))
        self.move_on(name, live, rows, events)
        # Who wrote the rows asks the bots; if that worker is gone, the sweep does.
        self.look_after(name, live, ask=False)
        return bool(rows or events)

    async def listen_again(self) -> None:
        """Read what other workers have written while they could not be heard."""
        for name, live in list(self.tables.items()):
            async with live.lock:
                await self.catch_up(name, live)

    async def hear(self, news: News) -> None:
        """Another worker says that a table has moved."""
        live = self.tables.get(news.table)
        if live is None:
            self.tell_person(news.turn, news.table, news.ply, turn=True)
            if news.was != news.turn:
                self.tell_person(news.was, news.table, news.ply, turn=False)
            return
        async with live.lock:
            if live.table.ply < news.ply or len(live.table.events) < news.n:
                await self.catch_up(news.table, live)

    # -- what a table needs to go on ------------------------------------------------------------

    async def go_on(self, name: str, live: Live) -> None:
        """Let the dealer begin if it is for him; then see whom the table waits for."""
        for _ in range(TRIES):
            request = live.table.opening(now())
            if not request.rows or await self.record(name, live, request):
                break
        self.look_after(name, live)
        if live.table.result is not None and not live.ended:
            live.ended = True
            result = encode(sight.result_card(live.table)).decode()
            self.metrics.ended(live.table.game.name)
            await self.store.append(name, [], [], Notes(-1, live.table.at(0), result))

    def look_after(self, name: str, live: Live, *, ask: bool = True) -> None:
        """Ask a bot that is to move, and watch the clock of a person."""
        table = live.table
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if table.stage != PLAYING or self.closing:
            return
        if table.actor >= 0 and table.bot_at(table.actor):
            if ask and live.bot <= table.ply:
                live.bot = table.ply + 1
                self.spawn(self.bus.ask(Work(name, table.ply + 1)))
            return
        deadline = table.deadline()
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000) + 0.002
            if wait < LONG:  # more is left to the sweep
                loop = asyncio.get_running_loop()
                live.timer = loop.call_later(wait, lambda: self.spawn(self.attend(name)))

    async def attend(self, name: str) -> None:
        """See whether a clock has run out, or a bot is to be asked again; say when to look next."""
        live = await self.live(name)
        live.bot = 0
        await self.ask(name, lambda table, at: table.flag(at))
        async with live.lock:
            await self.go_on(name, live)
            table = live.table
            due = -1
            if table.stage == PLAYING:
                deadline = table.deadline()
                waits = table.actor >= 0 and not table.bot_at(table.actor)
                due = deadline or now() + (PATIENCE if waits else LATE)
            await self.store.append(name, [], [], Notes(wake=due))

    async def let_think(self, work: Work) -> None:
        """Let a bot think; in a thread of its own, on what its seat may see."""
        self.spawn(self.think(work))

    async def think(self, work: Work) -> None:
        """Let a bot think and play its move."""
        with contextlib.suppress(TooLate):
            live = await self.live(work.table)
            table = live.table
            if table.ply + 1 < work.ply:
                async with live.lock:
                    await self.catch_up(work.table, live)
            waits = table.actor >= 0 and table.bot_at(table.actor)
            if table.ply + 1 != work.ply or not waits or self.closing:
                return
            seat = table.actor
            move = await self.crew.choose(table, seat)
            await self.ask(work.table, lambda t, at: t.bot_move(work.ply, move, at))

    # -- looking on -----------------------------------------------------------------------------

    async def look(self, name: str, viewer: int, stream: Stream, after: int | None) -> None:
        """Add one who looks on, and tell him all that he has not seen."""
        live = await self.live(name)
        async with live.lock:
            if not self.bus.alone:
                await self.catch_up(name, live)
            table = live.table
            if not may_look(table, viewer, stream.player):  # he has left while we waited
                stream.end()
                return
            stream.push(framed("table", sight.card(table, stream.player)))
            for said in sight.chats(table):
                stream.push(framed("chat", said))
            if table.stage == OPEN:
                pass  # he is shown the game when it begins
            elif after is None or not 0 <= after <= table.ply:
                view = sight.view(table, viewer)
                stream.push(framed("view", {"ply": table.ply, "view": view}, table.ply))
            else:
                for count, told in enumerate(sight.missed(table, after, viewer), 1):
                    stream.push(framed("row", told, told["ply"]))
                    if count % AT_ONCE == 0:
                        await asyncio.sleep(0)  # a long game keeps no other table waiting
            if viewer not in live.last:
                live.last[viewer], _ = sight.glance(table, viewer)
            live.streams.setdefault(viewer, set()).add(stream)
            self.tell_here(live)

    def look_away(self, name: str, viewer: int, stream: Stream) -> None:
        """Take one who looks on off the list."""
        live = self.tables.get(name)
        if live is None:
            return
        live.touched = time.monotonic()
        some = live.streams.get(viewer, set())
        some.discard(stream)
        if not some:
            live.streams.pop(viewer, None)
            live.last.pop(viewer, None)
            self.tell_here(live)

    @staticmethod
    def tell_here(live: Live) -> None:
        """Tell who of those at the table is connected, as far as this worker knows."""
        here = framed("here", {"seats": sorted(seat for seat in live.streams if seat >= 0)})
        for some in live.streams.values():
            for stream in some:
                stream.push(here)


def may_look(table: Table, viewer: int, player: str) -> bool:
    """Say whether a person may still look with the eyes that he came with."""
    return viewer < 0 or table.seats[viewer].player == player


def rotated(old: Table, at: int) -> list[Event]:
    """Seat all one place further on, and start; a bot begins for those who are not here."""
    count = len(old.seats)
    events: list[Event] = []
    for place in range(count):
        seat = old.seats[(place - 1) % count]
        kind: Any = "bot" if seat.bot else "sit"
        events.append(Event(place + 1, kind, at, place, seat.player, seat.name, seat.bot))
    events.append(Event(count + 1, "start", at))
    for place in range(count):
        seat = old.seats[(place - 1) % count]
        if seat.away and seat.player not in old.rematch:
            events.append(Event(len(events) + 1, "leave", at, place, seat.player))
    return events
