"""Replays of finished tables and of uploaded records."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.server.running_server import dealt, finish, record_of_start, refusal
from tests.server.workers.test_record_import import GHOST, record_from
from undercroft.client import Client
from undercroft.kernel.formats.record import read_record

ME = {"kind": "me"}


async def test_a_finished_game_can_be_watched(olena: Client) -> None:
    code = await dealt(olena, [ME])
    await finish(olena, code)
    text = await olena.record(code)
    moves = len(undercroft.replay(text).moves)
    whole: list[dict[str, Any]] = []
    while len(whole) <= moves:
        part = await olena.ask("POST", "/api/watch", {"table": code, "seat": 0, "first": len(whole)})
        assert part["total"] == moves + 1
        whole += part["frames"]
    assert [frame["decisions"] for frame in whole] == list(range(moves + 1))
    assert whole[0]["option"] is None
    assert whole[-1]["view"]["result"] is not None
    for number in (0, 1, moves // 2, moves):
        assert whole[number]["view"]["zones"] == undercroft.replay(text, upto=number).view(0)["zones"]
    uploaded = await olena.ask("POST", "/api/watch", {"record": text, "first": 3, "count": 2})
    assert [frame["decisions"] for frame in uploaded["frames"]] == [3, 4]
    assert uploaded["options"] == read_record(text).header.options
    assert uploaded["frames"][0]["view"]["seat"] is None


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 422, "empty-record"),
        ({"record": "/etc/passwd"}, 422, "bad-record"),
        ({"table": "AAAAA"}, 404, "no-such-table"),
        ({"table": "../.."}, 404, "no-such-table"),
        ({"record": record_of_start(1, 1), "seat": 5}, 404, "no-such-seat"),
        ({"record": record_of_start(1, 1), "seat": 10**30}, 404, "no-such-seat"),
        ({"record": record_of_start(1, -1)}, 422, "bad-seed"),
        ({"record": record_of_start(1, 1) + '{"seat":0,"do":"fly"}'}, 422, "unknown-verb"),
        ({"record": record_of_start(1, 1) + '{"seat":0,"do":"give_all"}'}, 409, "not-asked"),
        (
            {"record": record_from({**GHOST, "zones": {**GHOST["zones"], "skill": [["ghost"]]}})},
            422,
            "position-misplaced",
        ),
    ],
)
async def test_invalid_requests_are_rejected(olena: Client, body: Any, status: int, code: str) -> None:
    assert await refusal(olena, "POST", "/api/watch", body) == (status, code)
