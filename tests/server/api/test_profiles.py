"""Profiles: pictures, statistics and export."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.api.test_daily import play_out
from tests.server.running_server import QUICK, forward
from undercroft.client import Client, Refused
from undercroft.server.api.profiles import PICTURES
from undercroft.server.storage.profiles import Profiles
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from tests.server.running_server import Server


@pytest.mark.both_databases
async def test_a_guest_chooses_one_of_our_pictures(olena: Client) -> None:
    answer = await olena.ask("GET", "/api/profile")
    assert answer["name"] == "Olena"
    assert answer["pictures"] == list(PICTURES)
    assert (await olena.ask("PUT", "/api/profile/picture", {"picture": "dragon"}))["picture"] == "dragon"
    assert (await olena.ask("PUT", "/api/profile/picture", {"picture": "ghost"}))["picture"] == "ghost"
    assert (await olena.ask("GET", "/api/profile"))["picture"] == "ghost"
    with pytest.raises(Refused, match="no-such-picture"):
        await olena.ask("PUT", "/api/profile/picture", {"picture": "../secret"})


@pytest.mark.both_databases
async def test_finished_games_are_counted_and_exported(olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "greedy"], QUICK)
    assert (await olena.ask("GET", "/api/profile"))["statistics"]["total"] == {"played": 0, "won": 0}
    await play_out_with_bot(olena, code)
    answer = (await olena.ask("GET", "/api/profile"))["statistics"]
    assert answer["total"]["played"] == 1
    assert answer["streaks"]["days"] == 1
    tower = answer["games"]["dragon-tower"]
    assert sum(tally["played"] for tally in tower["traits"]["hero"].values()) == 2
    assert tower["bots"]["witch"]["played"] == 1
    file = await olena.ask("GET", "/api/profile/export")
    assert file["undercroft"] == "profile-1"
    assert [one["table"] for one in file["games"]] == [code[:5]]


@pytest.mark.both_databases
async def test_outcomes_of_old_games_are_computed_by_replaying_them(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me"], QUICK)
    await play_out(server, olena, code)
    store = Store(server.config.database_url())  # of this loop
    profiles = Profiles(store)
    before = (await olena.ask("GET", "/api/profile"))["statistics"]
    await profiles.keep_outcome(code, None)
    assert await profiles.finished_by("nobody") == []
    await store.close()
    assert (await olena.ask("GET", "/api/profile"))["statistics"] == before


async def play_out_with_bot(client: Client, code: str) -> None:
    """Play whenever it is the guest's turn."""
    async with client.sit(code) as seat:
        async for view in seat:
            await seat.choose(forward(view))
