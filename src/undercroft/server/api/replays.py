"""Watching a game move by move: one that was finished here, or one whose record is brought along."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.routing import Route

from undercroft.bots.names import read_name
from undercroft.kernel.errors import Illegal
from undercroft.kernel.formats.record import Header, Record
from undercroft.kernel.formats.replay import start_of
from undercroft.server.api.responses import admitted, error_responses, json_content, read_body, services_of
from undercroft.server.api.static_files import NEVER, Content
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import Frame
from undercroft.server.live.initial_table import has_todays_rules
from undercroft.server.workers.record_import import bounded_record
from undercroft.server.workers.replay_archive import kept_frames, kept_record
from undercroft.server.ws_messages import Seat

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

FRAMES = 60
"""Moments of a replay that are sent at once at most."""


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moments of a game: of a finished table or of an uploaded record, as a seat (None: a spectator) saw it."""

    table: str | None = None
    record: str | None = None
    seat: int | None = None
    first: int = 0
    count: int = FRAMES


async def watch(request: Request) -> Response:
    """Some moments of a finished or uploaded game."""
    wish = await read_body(request, Watch)
    services, caller = services_of(request), request.state.caller
    source: Record | bytes | str = wish.record or ""
    if wish.table is not None:
        source = await services.tables.finished(await admitted(request, wish.table), request.state.guest, caller)
    most = services.config.limits.entries_a_table
    return (await services.workers.run("replay", moments_of, source, wish, most, caller=caller)).response(
        request, NEVER
    )


def moments_of(source: Record | bytes | str, wish: Watch, most: int) -> Content:
    """In a worker: the answer to those who watch a record, or a game that was packed when it ended."""
    if isinstance(source, bytes):
        record = kept_record(source)
    else:
        record = bounded_record(source, most) if isinstance(source, str) else source
    header = record.header
    if wish.seat is not None and not 0 <= wish.seat < header.seats:
        raise ApiError("no-such-seat", seat=wish.seat)
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


WATCH_ROUTES = [Route("/api/watch", error_responses(watch), methods=["POST"])]
