"""Archived replays survive changes of the rules; unfinished games of older rules can be ended."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import undercroft
from tests.server.running_server import QUICK, Server, ServerProcess, dealt, forward, settings, wait_until_kept
from undercroft.client import Client, Refused
from undercroft.games.dragon_tower.game import DragonTower
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.formats.replay import start_of
from undercroft.server.api.replays import frames_of
from undercroft.server.http_schemas import Frame
from undercroft.server.workers.replay_archive import kept_frames, kept_record, packed

if TYPE_CHECKING:
    from collections.abc import Callable

ME = {"kind": "me"}
EXAMPLE = Path(__file__).parents[3] / "examples" / "lantern_run"


@pytest.mark.parametrize(("game", "seats"), [("dragon-tower", 2), ("one-deck-dungeon", 1), ("boss-monster", 2)])
def test_a_packed_game_is_the_game(game: str, seats: int) -> None:
    table = undercroft.new(game, seats=seats, seed=3)
    while table.decision is not None and len(table.moves) < 60:
        table.apply(table.decision.options[-1])
    record = read_record(table.record().text())
    content = packed(record)
    assert kept_record(content) == record
    for seat in (None, *range(seats)):
        total, frames = frames_of(start_of(record.header), record, seat, 0, 1000)
        told = kept_frames(content, seat, 0, 1000)
        assert told[0] == total == len(frames)
        assert plain(told[1]) == plain(frames)
        assert kept_frames(content, seat, 5, 8)[1] == told[1][5:8]


def plain(frames: list[Frame]) -> Any:
    """Return frames as sent to clients."""
    return msgspec.json.decode(msgspec.json.encode(frames))


async def played(client: Client, code: str) -> None:
    """Play a table of one person to the end."""
    async with client.sit(code) as seat:
        async for view in seat:
            await seat.choose(forward(view))


async def watched(client: Client, code: str, seat: int | None) -> dict[str, Any]:
    """Return the first frames of a game as a seat saw them."""
    answer: dict[str, Any] = await client.ask("POST", "/api/watch", {"table": code, "seat": seat})
    return answer


@pytest.mark.both_databases
@pytest.mark.usefixtures("no_lull")
async def test_a_finished_game_of_earlier_rules_is_shown_as_it_was(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = make_database()
    with Server(settings(database)) as server:
        async with Client(server.url, name="Olena") as olena:
            code, begun = await dealt(olena, [ME]), await dealt(olena, [ME])
            await played(olena, code)
            before = [await watched(olena, code, seat) for seat in (None, 0)]
            record = await olena.record(code)
            wait_until_kept(server.config, code)
    monkeypatch.setattr(DragonTower, "version", DragonTower.version + 1)
    monkeypatch.setattr(DragonTower, "tell", lambda *_: [])  # the new rules would show it differently
    with Server(settings(database)) as server:
        async with Client(server.url, cookie=olena.cookie) as again:
            after = [await watched(again, code, seat) for seat in (None, 0)]
            assert after == before
            assert await again.record(code) == record
            with pytest.raises(Refused, match="table-outdated") as refusal:
                async with again.sit(code):
                    pass
            assert refusal.value.details["over"] is True
            waiting = (await again.ask("GET", "/api/tables"))["mine"]
            assert [(line["id"], line["my_turn"]) for line in waiting] == [(begun, False)]  # nobody can move
            # The unfinished game cannot be continued. Its player ends it without winners.
            async with Client(server.url) as stranger:
                with pytest.raises(Refused, match="seat-needed"):
                    await stranger.ask("POST", f"/api/tables/{begun}/end", {})
            ended = await again.ask("POST", f"/api/tables/{begun}/end", {})
            assert (ended["status"], ended["result"], ended["won"]) == ("over", "ended", None)
            with pytest.raises(Refused, match="game-over"):
                await again.ask("POST", f"/api/tables/{begun}/end", {})
            tables = await again.ask("GET", "/api/tables")
            assert begun in [line["id"] for line in tables["finished"]]
            assert tables["mine"] == []
            assert (await again.ask("GET", "/api/profile"))["statistics"]["total"]["played"] == 1


async def test_a_game_cannot_be_continued_under_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Update the rules of a game between two runs of the server, also for its workers."""
    package = shutil.copytree(EXAMPLE, tmp_path / EXAMPLE.name)
    monkeypatch.setenv("UNDERCROFT_GAMES", str(package))
    config = settings(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with ServerProcess(config, lull=0.0) as server:
        async with Client(server.url, name="Olena") as olena:
            code = await olena.make_table("lantern-run", ["me"])
            await played(olena, code)
            before = await watched(olena, code, 0)
        wait_until_kept(config, code)
    rules = package / "game.py"
    rules.write_text(rules.read_text().replace("version = 1", "version = 2"))
    with ServerProcess(config) as server:
        async with Client(server.url, cookie=olena.cookie) as again:
            after = await watched(again, code, 0)
    assert before["playable"] is True
    assert after == {**before, "playable": False}


async def test_a_game_that_can_go_on_is_not_ended(olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me"], QUICK)
    with pytest.raises(Refused, match="not-outdated"):
        await olena.ask("POST", f"/api/tables/{code}/end", {})


@pytest.mark.usefixtures("no_lull")
async def test_missing_replays_are_archived_after_the_next_start(make_database: Callable[[], str]) -> None:
    database = make_database()
    with Server(settings(database)) as server:
        server.services.archive.add = lambda code: None  # as if it were killed before
        async with Client(server.url, name="Olena") as olena:
            code = await dealt(olena, [ME])
            await played(olena, code)
    with Server(settings(database)) as server:
        wait_until_kept(server.config, code)
