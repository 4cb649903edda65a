"""Databases that are damaged or have an unknown revision."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running_server import QUICK, Server, dealt, settings
from tests.server.storage.test_seats import ME, written
from undercroft.client import Client, Refused
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.server.run import serve

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.both_databases
DAMAGE = {
    "a set-up that is no JSON": "UPDATE tables SET setup = '{' WHERE id = :code",
    "a set-up without its parts": "UPDATE tables SET setup = '{\"seats\": 2}' WHERE id = :code",
    "a seat that is missing": "DELETE FROM seats WHERE table_id = :code AND seat = 1",
    "an entry that is missing": "DELETE FROM entries WHERE table_id = :code AND entry = 0",
}


async def test_damaged_tables_are_skipped_and_logged(make_database: Callable[[], str]) -> None:
    database = make_database()
    with Server(settings(database, bot_pause=1000.0)) as server:
        async with Client(server.url, name="Olena") as olena:
            codes = [await olena.make_table("dragon-tower", ["random", "me"], QUICK) for _ in DAMAGE]
            for code in codes:
                async with olena.spectate(code) as spectator:
                    async for _ in spectator.changes():
                        if spectator.next:
                            break
            other = await dealt(olena, [ME])
    for code, damage in zip(codes, DAMAGE.values(), strict=True):
        written(database, damage, code=code[:5])
    with Server(settings(database)) as server:
        async with Client(server.url, cookie=olena.cookie) as again:
            for code, damage in zip(codes, DAMAGE, strict=True):
                with pytest.raises(Refused, match="table-damaged"):
                    async with again.sit(code):
                        pytest.fail(damage)
                assert any(code[:5] in mishap for mishap in server.mishaps.seen), damage
            assert other in [line["id"] for line in (await again.ask("GET", "/api/tables"))["mine"]]
            async with again.sit(other) as seat:
                assert seat.is_asked


def test_a_database_of_a_later_revision_is_rejected_in_one_line(make_database: Callable[[], str]) -> None:
    database = make_database()
    with Server(settings(database)):
        pass
    written(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(ImpossibleSetup) as refusal:
        serve(settings(database, port=0), tell=print)
    assert refusal.value.code == "newer-database"
    assert "newer" in str(refusal.value)
    assert "9999" in str(refusal.value)
    assert "\n" not in str(refusal.value)
