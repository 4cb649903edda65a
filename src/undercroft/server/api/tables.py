"""HTTP endpoints of tables: lists, creation, seats, end and record."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import Route

from undercroft.server.api.responses import (
    admitted,
    error_responses,
    json_response,
    read_body,
    services_for_create,
    services_of,
)
from undercroft.server.http_schemas import Created, NewTable, SeatChange, TableLine, TableLists
from undercroft.server.live.broadcast import seat_views
from undercroft.server.live.initial_table import has_todays_rules
from undercroft.server.storage.deadlines import is_late, people, seconds_left
from undercroft.server.workers.replay_archive import kept_record

if TYPE_CHECKING:
    from starlette.requests import Request

    from undercroft.server.storage.rows import TableRow


async def list_tables(request: Request) -> Response:
    """List the guest's tables, the open tables, and the guest's finished tables."""
    services, guest = services_of(request), request.state.guest
    now = services.tables.clock()
    mine, open_ones, finished = await asyncio.gather(
        services.store.tables_of(guest, over=False),
        services.open_tables.get(),
        services.store.tables_of(guest, over=True),
    )
    return json_response(
        TableLists(
            mine=tuple(table_line(row, guest, now) for row in mine),
            open=tuple(table_line(row, guest, now) for row in open_ones if guest not in people(row.seats)),
            finished=tuple(table_line(row, guest, now) for row in finished),
            restart=services.admin_commands.minutes_left(),
        )
    )


def table_line(row: TableRow, guest: str, now: float) -> TableLine:
    """Return a table as a line of a list."""
    mine = {seat.seat for seat in row.seats if seat.guest == guest and seat.kind == "person"}
    return TableLine(
        id=row.address,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]  # the column holds just these words
        seats=seat_views(row.id, row.seats, guest, set(), entry=row.entries),
        entries=row.entries,
        updated=row.updated,
        my_turn=row.seat_to_move in mine and has_todays_rules(row.game, row.setup.get("rules")),
        result=row.result,
        won=None if row.winners is None or not mine else any(row.winners & 1 << seat for seat in mine),
        lesson=row.setup.get("lesson") is not None,
        seconds_left=seconds_left(row.deadline, is_late(row), now),
    )


async def make_table(request: Request) -> Response:
    """Make a table."""
    services, guest = services_for_create(request), request.state.guest
    wanted = await read_body(request, NewTable)
    live = await services.table_factory.make(guest, await services.name_of(guest), wanted, request.state.caller)
    services.open_tables.clear()
    return json_response(Created(live.address), 201)


async def one_table(request: Request) -> Response:
    """Return a table."""
    return json_response(table_line(await admitted(request), request.state.guest, services_of(request).tables.clock()))


async def change_seat(request: Request) -> Response:
    """Take a seat, leave it, or hand it to a bot."""
    services, guest = services_of(request), request.state.guest
    change = await read_body(request, SeatChange)
    live = await services.tables.get((await admitted(request)).id)
    await services.tables.seat_service.change(
        live, request.path_params["seat"], guest, await services.name_of(guest), change
    )
    services.open_tables.clear()
    return json_response({"seats": live.seat_list(guest)})


async def end_table(request: Request) -> Response:
    """End a game that cannot continue, or vote for its end."""
    tables, row, guest = services_of(request).tables, await admitted(request), request.state.guest
    await tables.end(row, guest)
    return json_response(table_line(await tables.row(row.id), guest, tables.clock()))


async def get_record(request: Request) -> Response:
    """Return the record of a finished table; it contains the seed and all hands."""
    row = await admitted(request)
    services, caller = services_of(request), request.state.caller
    record = await services.tables.finished(row, request.state.guest, caller)
    if isinstance(record, bytes):
        record = await services.workers.run("replay", kept_record, record, caller=caller)
    headers = {"Content-Disposition": f'attachment; filename="{record.header.game}-{row.id}.undercroft"'}
    return Response(record.text(), media_type="application/x-ndjson", headers=headers)


TABLE_ROUTES = [
    Route("/api/tables", error_responses(list_tables)),
    Route("/api/tables", error_responses(make_table), methods=["POST"]),
    Route("/api/tables/{code}", error_responses(one_table)),
    Route("/api/tables/{code}/seats/{seat:int}", error_responses(change_seat), methods=["POST"]),
    Route("/api/tables/{code}/end", error_responses(end_table), methods=["POST"]),
    Route("/api/tables/{code}/record", error_responses(get_record)),
]
