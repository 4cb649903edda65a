"""Import of untrusted records: impossible positions, long records, and limits of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import undercroft
from tests.server.running_server import GENEROUS, QUICK, Line, Server, ask, record_of_start, settings
from undercroft.client import Client, Refused
from undercroft.kernel.errors import ImpossibleSetup, UndercroftError
from undercroft.kernel.game import find_game
from undercroft.server.api.replays import Watch, encode_frames
from undercroft.server.errors import ApiError
from undercroft.server.workers.record_import import bounded_record, imported

if TYPE_CHECKING:
    from pathlib import Path

GHOST: dict[str, Any] = {
    "game": "dragon-tower",
    "seats": 1,
    "options": {"heroes": 2},
    "zones": {"hero": [["paladin"], ["mage"]], "hand": [["divine_song"], ["backflip"]], "room": [["ghost"]]},
    "position": {"phase": "fight", "floor": 1},
}
THERE_AND_BACK = ("fight_alone hero=0 foe=ghost", "withdraw")


def record_from(position: dict[str, Any], moves: tuple[str, ...] = ()) -> str:
    """Return a record that starts with a position."""
    game = find_game(position["game"])
    header = {
        "undercroft": 1,
        "game": game.id,
        "rules": game.version,
        "seats": position.get("seats", 1),
        "seed": 0,
        "position": position,
    }
    lines = [header, *({"seat": 0, "do": move} for move in moves)]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def test_a_position_that_can_be_played_is_imported() -> None:
    table = imported(record_from(GHOST, THERE_AND_BACK[:1]), None, 100)
    assert (len(table.moves), table.game.id) == (1, "dragon-tower")


@pytest.mark.parametrize(
    "change",
    [
        {"position": {"phase": "nowhere"}},
        {"position": {"phase": "fight", "floor": 10**9}},
        {"position": {"phase": "fight", "floor": "up"}},
        {"zones": {"hero": [["paladin"], ["paladin"]]}},
        {"zones": {"hero": 7}},
        {"zones": {"nothing": []}},
        {"zones": {"room": [["divine_song"]]}},
        {"options": {"heroes": []}},
        {"seats": 10**6},
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(change: dict[str, Any]) -> None:
    with pytest.raises(UndercroftError):
        imported(
            record_from({**GHOST, **change}, ("fight_alone hero=0 foe=ghost", "commit first=2 second=0")), None, 100
        )


def test_whatever_the_rules_stumble_over_is_a_clear_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise IndexError("no such floor")

    monkeypatch.setattr(find_game("dragon-tower"), "view_fields", stumble, raising=False)
    with pytest.raises(ImpossibleSetup, match="no such floor") as refused:
        imported(record_from(GHOST), None, 100)
    assert refused.value.code == "position-fails"
    with pytest.raises(ImpossibleSetup, match="no such floor") as refused:
        encode_frames(record_from(GHOST), Watch(first=5), 100)  # although this view was not asked for
    assert refused.value.code == "position-fails"


def test_records_are_bounded_before_they_are_played() -> None:
    text = record_from(GHOST, THERE_AND_BACK * 3)
    assert len(bounded_record(text, 6).lines) == 6
    with pytest.raises(ApiError, match="record-too-long"):
        bounded_record(text, 5)
    with pytest.raises(ApiError, match="record-too-long"):
        bounded_record("\n" * 1000, 5)


async def test_long_records_make_no_tables_and_show_nothing(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, entries_a_table=40)
    with Server(settings(f"sqlite:///{tmp_path}/tables.sqlite", limits=limits)) as server:
        async with Client(server.url) as olena:
            long, seats = record_from(GHOST, THERE_AND_BACK * 21), [{"kind": "me"}]
            with pytest.raises(Refused, match="record-too-long"):
                await olena.ask("POST", "/api/tables", {"game": "dragon-tower", "seats": seats, "record": long})
            answer = ask("POST", f"{server.url}/api/watch", json={"record": long})
            assert (answer.status_code, answer.json()) == (413, {"code": "record-too-long", "details": {"limit": 40}})
            seen = ask("POST", f"{server.url}/api/watch", json={"record": record_from(GHOST, THERE_AND_BACK * 20)})
            assert seen.status_code == 200
            full = record_from(GHOST, THERE_AND_BACK * 20)
            with pytest.raises(Refused, match="record-too-long"):  # the table would be full at once
                await olena.ask("POST", "/api/tables", {"game": "dragon-tower", "seats": seats, "record": full})
            full = record_from(GHOST, THERE_AND_BACK * 19 + THERE_AND_BACK[:1])
            made = await olena.ask("POST", "/api/tables", {"game": "dragon-tower", "seats": seats, "record": full})
            async with Line(server.url, made["id"], olena) as line:  # a worker has replayed it
                view = await line.hear("view")
                assert (view["entry"], view["seat"], len(view["numbers"])) == (39, 0, len(view["events"]))
                last = await line.ask({"type": "choose", "entry": 39, "option": THERE_AND_BACK[1]})
                assert (last["type"], last["entry"]) == ("update", 40)
                assert (await line.hear("view"))["ended"] == "ended-full"
                refused = await line.ask({"type": "choose", "entry": 40, "option": THERE_AND_BACK[0]})
                assert refused["code"] == "game-over"


async def test_a_table_that_a_worker_has_replayed_plays_on_as_one_that_never_left(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    moves = THERE_AND_BACK * 20 + THERE_AND_BACK[:1]
    with Server(settings(database)) as server:
        async with Client(server.url) as olena:
            body = {"game": "dragon-tower", "seats": [{"kind": "me"}], "record": record_from(GHOST, moves)}
            code = (await olena.ask("POST", "/api/tables", body))["id"]
            async with Line(server.url, code, olena) as line:
                assert (await line.hear("view"))["undo"] is None
                told = await line.ask({"type": "undo", "entry": len(moves)})
                assert (told["type"], told["changes"]["number"]) == ("update", len(moves) - 1)
                told = await line.ask({"type": "choose", "entry": len(moves) + 1, "option": moves[0]})
                assert told["changes"]["number"] == len(moves)
    with Server(settings(database)) as server:
        async with Client(server.url, cookie=olena.cookie) as again, Line(server.url, code, again) as line:
            view = await line.hear("view")
            assert (view["entry"], view["view"]["number"], view["undo"]) == (len(moves) + 2, len(moves), None)


async def test_a_mistake_in_the_rules_stays_at_its_table_and_is_noted_with_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = undercroft.Table.outcome

    def stumble(table: undercroft.Table, choice: Any) -> Any:
        if table.options["heroes"] == 2:
            raise IndexError("a rule that was not thought of")
        return outcome(table, choice)

    monkeypatch.setattr(undercroft.Table, "outcome", stumble)
    with Server(settings(f"sqlite:///{tmp_path}/tables.sqlite")) as server:
        async with Client(server.url) as olena:
            bad = await olena.make_table("dragon-tower", ["me"], QUICK)
            good = await olena.make_table("dragon-tower", ["me"], {**QUICK, "heroes": 3})
            async with Line(server.url, bad, olena) as line, Line(server.url, good, olena) as other:
                view = await line.hear("view")
                message = {"type": "choose", "entry": 0, "option": view["view"]["decision"]["options"][0]["text"]}
                assert (await line.ask(message))["code"] == "rules-failed"
                assert (await line.ask({"type": "ping"}))["type"] == "pong"
                view = await other.hear("view")
                message["option"] = view["view"]["decision"]["options"][0]["text"]
                assert (await other.ask(message))["type"] == "update"
        noted = next(mishap for mishap in server.mishaps.seen if "a rule that was not thought of" in mishap)
        record = "{" + noted.partition("Its record:\n{")[2].partition("\n")[0] + "\n"
        assert undercroft.replay(record).options["heroes"] == 2


def test_a_record_of_a_game_from_its_start_is_imported() -> None:
    table = imported(record_of_start(2, 7), None, 100)
    assert (table.seed, table.position) == (7, None)
