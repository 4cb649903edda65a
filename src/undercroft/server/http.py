"""The HTTP side: games, tables, seats, records, replays, texts and cards."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.bots import bot_levels, usual_bot
from undercroft.bots.hints import adviser
from undercroft.bots.names import read_name
from undercroft.kernel.errors import Illegal, ImpossibleSetup, Malformed, UndercroftError
from undercroft.kernel.game import find_game, game_list, registered
from undercroft.kernel.record import Header, Record
from undercroft.kernel.replay import start_of
from undercroft.kernel.rulebook import find_rulebook
from undercroft.lang.language import LANGUAGES, language, message_files
from undercroft.server.brought import brought_file, brought_table
from undercroft.server.delivery import ASK_FIRST, NEVER, Content
from undercroft.server.door.names import clean_name, is_mixed
from undercroft.server.messages import Seat
from undercroft.server.operating.room import Room
from undercroft.server.protocol import (
    VERSION,
    Achievement,
    Achievements,
    Created,
    Frame,
    LostSetting,
    Me,
    NewName,
    NewTable,
    OfferedSetting,
    Planned,
    PlanWanted,
    Problem,
    SeatChange,
    TableLine,
    TableLists,
    Version,
)
from undercroft.server.refusal import Refusal
from undercroft.server.storage.deadlines import is_late, people, seconds_left
from undercroft.server.storage.failing import StorageFailed
from undercroft.server.storage.rows import TableRow
from undercroft.server.table.telling import told_seats
from undercroft.server.workshop.importing import bounded_record
from undercroft.server.workshop.keepsake import kept_frames, kept_record
from undercroft.version import VERSION as UNDERCROFT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

T = TypeVar("T")
log = logging.getLogger("undercroft.server")
FRAMES = 60
"""Moments of a replay that are sent at once at most."""
STATUSES = {
    "unreadable-message": 400,
    "bad-subscription": 422,
    "too-large": 413,
    "record-too-long": 413,
    "took-too-long": 422,
    "too-fast": 429,
    "work-under-way": 429,
    "work-failed": 500,
    "too-busy": 503,
    "storage-failed": 503,
}
"""The status of a refusal, where it is neither 404 (there is no such thing) nor 409 (not now, not by you)."""


def answer(content: Any, status: int = 200, keep: str = NEVER) -> Response:
    """JSON."""
    return Response(
        msgspec.json.encode(content), status, media_type="application/json", headers={"Cache-Control": keep}
    )


def json_content(content: Any) -> Content:
    """JSON to be handed out more than once."""
    return Content(msgspec.json.encode(content), "application/json")


def problem(error: Exception) -> Response:
    """A refusal as JSON, with the status that fits it."""
    if isinstance(error, Refusal):
        status = 404 if error.code.startswith("no-such") else STATUSES.get(error.code, 409)
        return answer(Problem(error.code, error.details), status)
    if isinstance(error, UndercroftError):
        status = 422 if isinstance(error, (Malformed, ImpossibleSetup)) else 409
        return answer(Problem(error.code, {name: str(value) for name, value in error.details.items()}), status)
    return answer(Problem("storage-failed", {}), 503)


def granted(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Turn refusals into answers."""

    async def wrapped(request: Request) -> Response:
        try:
            return await handler(request)
        except (Refusal, UndercroftError, StorageFailed) as error:
            room_of(request).metrics.refused(getattr(error, "code", "storage-failed"))
            return problem(error)
        except Exception:  # a mistake of ours, perhaps in the rules of one game: everything else goes on
            log.exception("%s %s failed", request.method, request.url.path)
            return answer(Problem("work-failed", {}), 500)

    wrapped.__name__ = handler.__name__
    return wrapped


async def body_as(request: Request, kind: type[T]) -> T:
    """The body of a request as a type of the protocol."""
    if request.headers.get("content-type", "").split(";")[0] != "application/json":
        raise Refusal("unreadable-message")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable-message") from error
    except ClientDisconnect as error:  # also how the doorkeeper cuts off a body that never ends
        raise Refusal("too-large") from error


def room_to_make(request: Request) -> Room:
    """The room of the app, for somebody who wants a new table and has not made too many just now."""
    room = room_of(request)
    if not room.gate.allows("make", request.state.asker):
        raise Refusal("too-fast")
    return room


def room_of(request: Request) -> Room:
    """The room of the app."""
    room: Room = request.app.state.room
    return room


async def admitted(request: Request, address: str | None = None) -> TableRow:
    """The table that the request is about, if the guest may come to it."""
    state, wanted = request.state, request.path_params["code"] if address is None else address
    return await room_of(request).admitted(wanted, state.guest, state.asker)


# -- about the server ----------------------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """Whether the server can serve, with a few figures."""
    room = room_of(request)
    await room.check_ready()
    return answer({"status": "ok", "tables": len(room.tables), "sockets": room.gate.sockets})


async def version(request: Request) -> Response:
    """What is running."""
    games = {game.id: game.version for game in registered().values()}
    return answer(Version(UNDERCROFT, VERSION, games), keep=ASK_FIRST)


async def games(request: Request) -> Response:
    """What can be played, with options and bots."""
    listed = [
        {
            **game,
            "bots": bot_levels(game["id"]),
            "usual_bot": usual_bot(game["id"]),
            "reviews": adviser(game["id"]) is not None,
            "table": brought_table(game["id"]),
        }
        for game in game_list()
    ]
    return json_content(listed).answer(request)


async def plan(request: Request) -> Response:
    """What is offered for a set-up that is being put together, and what of it does not fit."""
    wanted = await body_as(request, PlanWanted)
    found = find_game(request.path_params["game"]).plan(wanted.seats, wanted.options)
    offered = [OfferedSetting(name, choices, found.usual.get(name)) for name, choices in found.offered.items()]
    return answer(Planned(offered, [LostSetting(one.name, one.value, one.now) for one in found.lost]))


async def brought(request: Request) -> Response:
    """A file of the table that a game brings along."""
    content = brought_file(find_game(request.path_params["game"]).id, request.path_params["name"])
    if content is None:
        raise Refusal("no-such-path")
    return content.answer(request)


async def cards(request: Request) -> Response:
    """All printed cards of a game with their facts and where they come from."""
    return cards_of(find_game(request.path_params["game"]).id).answer(request)


@cache
def cards_of(game: str) -> Content:
    """The printed cards of a game."""
    found = find_game(game)
    return json_content([found.told_card(card) for card in found.cards()])


async def rulebook(request: Request) -> Response:
    """The rulebook of a game: its sections in order, and which of them a question or an event concerns."""
    return rulebook_of(find_game(request.path_params["game"]).id).answer(request)


@cache
def rulebook_of(game: str) -> Content:
    """The rulebook of a game, without its words, which are messages; null if there is none."""
    return json_content(find_rulebook(game))


async def texts(request: Request) -> Response:
    """The messages of a language: the program's own and a game's, as one Fluent file."""
    lang, game = request.path_params["lang"], request.path_params["game"]
    if lang not in LANGUAGES:
        raise Refusal("no-such-language", language=lang[:8])
    return texts_of(lang, None if game == "common" else find_game(game).id).answer(request)


@cache
def texts_of(lang: str, game: str | None) -> Content:
    """The messages of the program or of a game in a language."""
    parts = [file.read_text(encoding="utf-8") for file in message_files(lang, game)]
    return Content("\n".join([*parts, *about_games(lang)]).encode(), "text/plain; charset=utf-8")


def about_games(lang: str) -> list[str]:
    """What every page may say of every game, in messages with its id: its title, what it is, how long it takes."""
    told = []
    for game in registered():
        words = language(lang, game)
        about = "game-about" if words.has("game-about") else "game-tagline"
        for key, end in (("game-title", ""), (about, "-about"), ("game-time", "-time")):
            if words.has(key):
                quoted = words.text(key).replace("\\", "\\\\").replace('"', '\\"')
                told.append(f'web-game-{game}{end} = {{ "{quoted}" }}\n')
    return told


# -- guests --------------------------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    """Who asks."""
    return answer(Me(await room_of(request).name_of(request.state.guest)))


async def rename(request: Request) -> Response:
    """Take another name."""
    room = room_of(request)
    name = clean_name((await body_as(request, NewName)).name, room.config.limits.name_length)
    if not name:
        raise Refusal("empty-name")
    if is_mixed(name):
        raise Refusal("mixed-name")
    await room.tables.rename(request.state.guest, name)
    return answer(Me(name))


async def list_achievements(request: Request) -> Response:
    """What the guest has earned, by game; games without achievements are left out."""
    rows = await room_of(request).store.achievements_of(request.state.guest)
    told: dict[str, Achievements] = {}
    for game in registered().values():
        if game.achievements:
            mine = tuple(Achievement(row.name, row.table_id, made) for row, made in rows if row.game == game.id)
            told[game.id] = Achievements(game.achievements, mine)
    return answer(told)


# -- tables --------------------------------------------------------------------------------------------------------


async def list_tables(request: Request) -> Response:
    """My tables, open tables, and those I finished."""
    room, guest = room_of(request), request.state.guest
    now = room.tables.clock()
    mine, open_ones, finished = await asyncio.gather(
        room.store.tables_of(guest, over=False), room.store.open_tables(), room.store.tables_of(guest, over=True)
    )
    return answer(
        TableLists(
            mine=tuple(table_line(row, guest, now) for row in mine),
            open=tuple(table_line(row, guest, now) for row in open_ones if guest not in people(row.seats)),
            finished=tuple(table_line(row, guest, now) for row in finished),
            restart=room.orders.minutes_left(),
        )
    )


def table_line(row: TableRow, guest: str, now: float) -> TableLine:
    """A stored table in a list."""
    mine = {seat.seat for seat in row.seats if seat.guest == guest and seat.kind == "person"}
    return TableLine(
        id=row.address,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]  # the column holds just these words
        seats=told_seats(row.id, row.seats, guest, set(), entry=row.entries),
        entries=row.entries,
        updated=row.updated,
        my_turn=row.seat_to_move in mine and has_todays_rules(row.game, row.setup.get("rules")),
        result=row.result,
        won=None if row.winners is None or not mine else any(row.winners & 1 << seat for seat in mine),
        lesson=row.setup.get("lesson") is not None,
        seconds_left=seconds_left(row.deadline, is_late(row), now),
    )


async def make_table(request: Request) -> Response:
    """A new table."""
    room, guest = room_to_make(request), request.state.guest
    wanted = await body_as(request, NewTable)
    live = await room.making.make(guest, await room.name_of(guest), wanted, request.state.asker)
    return answer(Created(live.address), 201)


async def one_table(request: Request) -> Response:
    """A table by its code."""
    return answer(table_line(await admitted(request), request.state.guest, room_of(request).tables.clock()))


async def change_seat(request: Request) -> Response:
    """Sit down, get up, or hand a seat to a bot."""
    room, guest = room_of(request), request.state.guest
    change = await body_as(request, SeatChange)
    live = await room.tables.get((await admitted(request)).id)
    await room.tables.sitting.change(live, request.path_params["seat"], guest, await room.name_of(guest), change)
    return answer({"seats": live.seat_list(guest)})


async def end_table(request: Request) -> Response:
    """End a game that cannot go on, or agree to that."""
    tables, row, guest = room_of(request).tables, await admitted(request), request.state.guest
    await tables.end(row, guest)
    return answer(table_line(await tables.row(row.id), guest, tables.clock()))


async def get_record(request: Request) -> Response:
    """The record of a table, once it is over: until then seed and hands are nobody's to see."""
    row = await admitted(request)
    room, asker = room_of(request), request.state.asker
    record = await room.tables.finished(row, request.state.guest, asker)
    if isinstance(record, bytes):
        record = await room.workers.run("replay", kept_record, record, asker=asker)
    headers = {"Content-Disposition": f'attachment; filename="{record.header.game}-{row.id}.undercroft"'}
    return Response(record.text(), media_type="application/x-ndjson", headers=headers)


# -- replays -------------------------------------------------------------------------------------------------------


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moments of a game: of a finished table or of an uploaded record, as a seat (None: a spectator) saw it."""

    table: str | None = None
    record: str | None = None
    seat: int | None = None
    first: int = 0
    count: int = FRAMES


async def watch(request: Request) -> Response:
    """Some moments of a finished or uploaded game."""
    wish = await body_as(request, Watch)
    room, asker = room_of(request), request.state.asker
    source: Record | bytes | str = wish.record or ""
    if wish.table is not None:
        source = await room.tables.finished(await admitted(request, wish.table), request.state.guest, asker)
    most = room.config.limits.entries_a_table
    return (await room.workers.run("replay", moments_of, source, wish, most, asker=asker)).answer(request, NEVER)


def moments_of(source: Record | bytes | str, wish: Watch, most: int) -> Content:
    """In a worker: the answer to those who watch a record, or a game that was packed when it ended."""
    if isinstance(source, bytes):
        record = kept_record(source)
    else:
        record = bounded_record(source, most) if isinstance(source, str) else source
    header = record.header
    if wish.seat is not None and not 0 <= wish.seat < header.seats:
        raise Refusal("no-such-seat", seat=wish.seat)
    last = wish.first + min(max(wish.count, 1), FRAMES)
    if isinstance(source, bytes):
        total, frames = kept_frames(source, wish.seat, wish.first, last)
    else:
        total, frames = frames_of(record, wish.seat, wish.first, last)
    told = {"game": header.game, "seats": header.seats, "players": players_of(header), "options": header.options}
    return json_content({**told, "total": total, "frames": frames, "playable": is_playable(header)})


def is_playable(header: Header) -> bool:
    """Whether the rules of today are those of the record, so that a game can go on from any moment of it."""
    return has_todays_rules(header.game, header.rules)


def has_todays_rules(game: str, rules: int | None) -> bool:
    """Whether what was begun with these rules can go on: they are those of today."""
    known = registered().get(game)
    return known is not None and known.version == rules


def players_of(header: Header) -> list[Seat]:
    """Who played a recorded game, as far as the record names them."""
    players = []
    for seat, name in enumerate(header.names or ("",) * header.seats):
        bot = read_name(name, str(header.seed), seat)
        if bot is None:
            players.append(Seat(seat, "person", name or None))
        else:
            players.append(Seat(seat, "bot", bot.persona, bot.level))
    return players


def frames_of(source: Record, seat: int | None, first: int, last: int) -> tuple[int, list[Frame]]:
    """How many moments a record has, and those that were asked for, played by the rules of today."""
    table = start_of(source.header)
    moves = [line for line in source.lines if line.option is not None]
    frames: list[Frame] = []
    if first <= 0:
        told = tuple(table.game.tell(table.opening, seat, 0))
        frames.append(Frame(0, None, None, told, table.view(seat)))
    for decisions, line in enumerate(moves, 1):
        if decisions >= last:
            break
        decision = table.decision
        if decision is None:
            raise Illegal("game-over")
        assert line.option is not None
        events = table.apply(line.option)
        if decisions >= first:
            told = tuple(table.game.tell(events, seat, decisions))
            frames.append(Frame(decisions, decision.seat, line.option, told, table.view(seat)))
    return len(moves) + 1, frames


ROUTES = [
    Route("/api/health", granted(health)),
    Route("/api/version", granted(version)),
    Route("/api/games", granted(games)),
    Route("/api/games/{game}/cards", granted(cards)),
    Route("/api/games/{game}/rulebook", granted(rulebook)),
    Route("/api/games/{game}/plan", granted(plan), methods=["POST"]),
    Route("/api/games/{game}/web/{name}", granted(brought)),
    Route("/api/texts/{lang}/{game}", granted(texts)),
    Route("/api/me", granted(me)),
    Route("/api/me", granted(rename), methods=["PUT"]),
    Route("/api/achievements", granted(list_achievements)),
    Route("/api/tables", granted(list_tables)),
    Route("/api/tables", granted(make_table), methods=["POST"]),
    Route("/api/tables/{code}", granted(one_table)),
    Route("/api/tables/{code}/seats/{seat:int}", granted(change_seat), methods=["POST"]),
    Route("/api/tables/{code}/end", granted(end_table), methods=["POST"]),
    Route("/api/tables/{code}/record", granted(get_record)),
    Route("/api/watch", granted(watch), methods=["POST"]),
]
