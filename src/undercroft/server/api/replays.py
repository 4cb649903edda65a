"""HTTP endpoint of replays: frames of a finished table or of an uploaded record."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec
from starlette.routing import Route

from undercroft.bots.names import read_name
from undercroft.kernel.errors import Illegal
from undercroft.kernel.formats.record import Header, Record
from undercroft.kernel.formats.replay import start_of
from undercroft.server.api.responses import admitted, error_responses, json_content, read_body, services_of
from undercroft.server.api.static_files import NO_STORE, Content
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import Frame
from undercroft.server.live.initial_table import has_todays_rules
from undercroft.server.workers.record_import import bounded_record, check_table, failures_as_refusals
from undercroft.server.workers.replay_archive import kept_frames, kept_record
from undercroft.server.ws_messages import Seat

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from undercroft.kernel.table import Table

MAX_FRAMES = 60
"""Frames of a replay in one response."""


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for frames of a finished table or an uploaded record, as seen by a seat or (None) a spectator."""

    table: str | None = None
    record: str | None = None
    seat: int | None = None
    first: int = 0
    count: int = MAX_FRAMES


async def watch(request: Request) -> Response:
    """Return frames of a finished or uploaded game."""
    wanted = await read_body(request, Watch)
    services, caller = services_of(request), request.state.caller
    source: Record | bytes | str = wanted.record or ""
    if wanted.table is not None:
        source = await services.tables.finished(await admitted(request, wanted.table), request.state.guest, caller)
    most = services.config.limits.entries_a_table
    return (await services.workers.run("replay", encode_frames, source, wanted, most, caller=caller)).response(
        request, NO_STORE
    )


def encode_frames(source: Record | bytes | str, wanted: Watch, most: int) -> Content:
    """Encode the frames of a record or of an archived game (runs in a worker)."""
    if isinstance(source, bytes):
        record = kept_record(source)
    else:
        record = bounded_record(source, most) if isinstance(source, str) else source
    header = record.header
    is_strange = isinstance(source, str) and header.position is not None
    if wanted.seat is not None and not 0 <= wanted.seat < header.seats:
        raise ApiError("no-such-seat", seat=wanted.seat)
    last = wanted.first + min(max(wanted.count, 1), MAX_FRAMES)
    if isinstance(source, bytes):
        total, frames = kept_frames(source, wanted.seat, wanted.first, last)
    else:
        with failures_as_refusals() if is_strange else contextlib.nullcontext():
            table = start_of(header)
            if is_strange:
                check_table(table)
            total, frames = frames_of(table, record, wanted.seat, wanted.first, last)
    about = {"game": header.game, "seats": header.seats, "players": players_of(header), "options": header.options}
    return json_content({**about, "total": total, "frames": frames, "playable": is_playable(header)})


def is_playable(header: Header) -> bool:
    """Return True if the record's rules are the current ones, so that a game can continue from any frame."""
    return has_todays_rules(header.game, header.rules)


def players_of(header: Header) -> list[Seat]:
    """Return the players that a record names."""
    players = []
    for seat, name in enumerate(header.names or ("",) * header.seats):
        bot = read_name(name, str(header.seed), seat)
        if bot is None:
            players.append(Seat(seat, "person", name or None))
        else:
            players.append(Seat(seat, "bot", bot.persona, bot.level))
    return players


def frames_of(table: Table, record: Record, seat: int | None, first: int, last: int) -> tuple[int, list[Frame]]:
    """Replay a record from its start by the current rules; return the number of its frames, and the requested ones."""
    moves = [line for line in record.lines if line.option is not None]
    frames: list[Frame] = []
    if first <= 0:
        shown = tuple(table.game.tell(table.opening, seat, 0))
        frames.append(Frame(0, None, None, shown, table.view(seat)))
    for decisions, line in enumerate(moves, 1):
        if decisions >= last:
            break
        decision = table.decision
        if decision is None:
            raise Illegal("game-over")
        assert line.option is not None
        events = table.apply(line.option)
        if decisions >= first:
            shown = tuple(table.game.tell(events, seat, decisions))
            frames.append(Frame(decisions, decision.seat, line.option, shown, table.view(seat)))
    return len(moves) + 1, frames


WATCH_ROUTES = [Route("/api/watch", error_responses(watch), methods=["POST"])]
