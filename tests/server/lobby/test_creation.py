"""Creation of tables: a new game has a first decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

import undercroft
from tests.server.running_server import GENEROUS, QUICK, Server, settings
from undercroft.client import Client, Refused
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table
from undercroft.server.lobby import creation
from undercroft.server.lobby.creation import dealt
from undercroft.server.storage.schema import tables

if TYPE_CHECKING:
    from collections.abc import Callable


def played_out() -> Table:
    """Return a game that is over, as the games of plug-ins may be right after the deal."""
    room: dict[str, Any] = {"hero": [["mage"], ["paladin"]], "room": [["warlock"]]}
    position = {"phase": "fight", "health": [1, 0]}
    options = {"heroes": 2, "team": "deal", "skills": "none"}
    return undercroft.scenario(
        {"game": "dragon-tower", "seats": 1, "options": options, "zones": room, "position": position}
    )


def deal(tables: list[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal these tables, one after the other."""
    monkeypatch.setattr(creation, "new_table", lambda *_, **__: tables.pop(0))


def test_a_game_that_is_over_before_anybody_decides_is_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = undercroft.new("dragon-tower", seed=1)
    deal([played_out(), played_out(), fresh], monkeypatch)
    assert dealt("dragon-tower", 1, {}, ("Olena",)) is fresh


def test_a_game_that_is_always_over_at_once_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    over = played_out()
    assert over.decision is None
    deal([over] * creation.MAX_DEALS, monkeypatch)
    with pytest.raises(Illegal) as refusal:
        dealt("dragon-tower", 1, {}, ("Olena",))
    assert refusal.value.code == "game-over"


@pytest.mark.both_databases
async def test_unfinished_tables_count_by_address_too(make_database: Callable[[], str]) -> None:
    limits = replace(GENEROUS, tables_a_guest=2, guests_an_address=2)
    database = make_database()
    with Server(settings(database, limits=limits)) as server:
        for _ in range(4):
            async with Client(server.url) as guest:  # a fresh cookie resets nothing
                code = await guest.make_table("dragon-tower", ["me", "open"], QUICK)
        async with Client(server.url) as guest:
            for path, body in (
                ("/api/tables", {"game": "dragon-tower", "seats": [{"kind": "me"}], "options": QUICK}),
                ("/api/puzzles/dragon-tower/1", None),
                ("/api/daily/dragon-tower", None),
            ):
                with pytest.raises(Refused, match="too-many-tables-here") as refused:
                    await guest.ask("POST", path, body)
                assert refused.value.details == {"limit": 4}

        async def origins() -> set[str | None]:
            async with server.services.store.reading() as connection:
                return {row.origin for row in await connection.execute(select(tables.c.origin))}

        stored = await server.within(origins())
        assert len(stored) == 1
        assert "127.0.0.1" not in stored, "addresses are not stored"
    with Server(settings(database, limits=limits)) as server:
        async with Client(server.url) as guest:
            with pytest.raises(Refused, match="too-many-tables-here"):
                await guest.make_table("dragon-tower", ["me", "open"], QUICK)
            await server.within(server.services.store.end(code[:5], "ended"))
            assert await guest.make_table("dragon-tower", ["me", "open"], QUICK)


async def test_a_table_that_its_guest_has_left_to_bots_counts_for_its_address_alone(
    make_database: Callable[[], str],
) -> None:
    limits = replace(GENEROUS, tables_a_guest=1, guests_an_address=3)
    with Server(settings(make_database(), limits=limits)) as server:
        async with Client(server.url) as olena:
            for _ in range(3):
                code = await olena.make_table("dragon-tower", ["me"], QUICK)
                with pytest.raises(Refused, match="too-many-tables"):
                    await olena.make_table("dragon-tower", ["me"], QUICK)
                await olena.change_seat(code, 0, "bot", "random")
            with pytest.raises(Refused, match="too-many-tables-here"):
                await olena.make_table("dragon-tower", ["me"], QUICK)

            async def age() -> None:
                async with server.services.store.writing() as connection:
                    await connection.execute(update(tables).values(updated=tables.c.updated - creation.DAY))

            await server.within(age())
            assert await olena.make_table("dragon-tower", ["me"], QUICK)
