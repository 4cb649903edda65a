"""Reviews of finished games: computed once by the workers, and stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running_server import PATIENCE
from undercroft.client import Client, Refused
from undercroft.kernel.game import find_game
from undercroft.server.errors import ApiError
from undercroft.server.lobby import reviews

if TYPE_CHECKING:
    from tests.server.running_server import Server

GAME = "super-boss-monster"


async def finished(client: Client) -> str:
    """Finish a short game: a bot plays it to its end for the guest who leaves."""
    code = await client.make_table(GAME, ["me"])
    await client.ask("POST", f"/api/tables/{code}/seats/0", {"action": "bot", "level": "rat"})
    async with client.spectate(code) as spectator, asyncio.timeout(PATIENCE):
        async for _ in spectator.changes():
            pass
    return code


async def reviewed(client: Client, code: str, seat: int = 0) -> dict[str, Any]:
    """Wait for the review; check its progress on the way."""
    async with asyncio.timeout(4 * PATIENCE):
        while (answer := await client.ask("GET", f"/api/tables/{code}/review/{seat}"))["review"] is None:
            assert 0 <= answer["done"] <= 1
            await asyncio.sleep(0.1)
    return dict(answer["review"])


@pytest.mark.both_databases
async def test_a_finished_game_is_reviewed_once_and_the_review_is_kept(
    server: Server, olena: Client, bartek: Client
) -> None:
    code = await finished(olena)
    review = await reviewed(olena, code)
    assert review["game"] == GAME
    assert review["unit"] == "points"
    assert review["points"]
    stakes = {stake.name for stake in find_game(GAME).evaluation_terms}
    for mistake in review["mistakes"]:
        assert mistake["better"]["value"] > mistake["chosen"]["value"]
        assert {change["stake"] for change in mistake["changes"]} <= stakes
    again = await bartek.ask("GET", f"/api/tables/{code}/review/0")  # whoever has the link
    assert again == {"done": 1.0, "review": review}


async def test_a_failed_review_is_told_once_and_keeps_nothing(
    server: Server, olena: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any, **others: Any) -> None:
        try:
            raise ZeroDivisionError
        except ZeroDivisionError as error:
            raise ApiError("took-too-long", seconds=300) from error

    failed = server.services.reviews._failed
    code = await finished(olena)
    await server.within(server.services.archive.pack(code[:5]))
    monkeypatch.setattr(server.services.workers, "run", fail)
    path = f"/api/tables/{code}/review/0"
    assert (await olena.ask("GET", path))["review"] is None
    async with asyncio.timeout(PATIENCE):
        while not failed:
            await asyncio.sleep(0.01)
    (error,) = failed.values()
    assert (error.__traceback__, error.__cause__, error.__context__) == (None, None, None)
    with pytest.raises(Refused, match="took-too-long"):
        await olena.ask("GET", path)
    assert not failed
    monkeypatch.setattr(reviews, "FAILURE_LIFETIME", 0.0)
    await olena.ask("GET", path)  # nobody comes back for the answer
    async with asyncio.timeout(PATIENCE):
        while failed or server.services.reviews._in_progress:
            await asyncio.sleep(0.01)
    assert not failed


async def test_unfinished_tables_and_missing_seats_are_rejected(server: Server, olena: Client) -> None:
    code = await olena.make_table(GAME, ["me"])
    with pytest.raises(Refused, match="not-over"):
        await olena.ask("GET", f"/api/tables/{code}/review/0")
    with pytest.raises(Refused, match="no-such-table"):
        await olena.ask("GET", "/api/tables/XXXXX/review/0")
