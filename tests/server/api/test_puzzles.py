"""Puzzles: lists, tables, solutions and hints; they count for nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running_server import Line
from undercroft.client import Client, Refused
from undercroft.kernel.features.puzzle import puzzles

if TYPE_CHECKING:
    from tests.server.running_server import Server

GAME = "dragon-tower"


async def solved(client: Client) -> list[int]:
    """Return the puzzles that a guest has solved."""
    answer = await client.ask("GET", "/api/puzzles")
    return [one["number"] for one in answer[GAME] if one["solved"]]


async def play(server: Server, client: Client, code: str, moves: list[str]) -> list[dict[str, Any]]:
    """Make moves; return the answers."""
    async with Line(server.url, code, client) as line:
        entry = (await line.hear("view"))["entry"]
        return [
            await line.ask({"type": "choose", "entry": entry + place, "option": move})
            for place, move in enumerate(moves)
        ]


def solution(number: int) -> list[str]:
    """Return the moves of a solution in their text form."""
    puzzle = puzzles(GAME)[number - 1]
    table = puzzle.table()
    moves = []
    for step in puzzle.scenario.steps:
        assert step.option is not None
        moves.append(table.game.shape_of(table.find(step.option))["text"])
        table.apply(step.option)
    return moves


async def test_puzzles_are_listed_with_goal_and_level(olena: Client) -> None:
    answer = await olena.ask("GET", "/api/puzzles")
    assert set(answer) == {"boss-monster", "one-deck-dungeon", "dragon-tower"}
    first = puzzles(GAME)[0]
    assert answer[GAME][0] == {
        "number": 1,
        "goal": "clear",
        "args": first.task.args,
        "level": first.task.level,
        "about": list(first.about),
        "solved": False,
    }


@pytest.mark.both_databases
async def test_playing_the_solution_solves_the_puzzle(server: Server, olena: Client, bartek: Client) -> None:
    code = (await olena.ask("POST", f"/api/puzzles/{GAME}/1", {}))["id"]
    async with Line(server.url, code, olena) as line:
        view = await line.hear("view")
    assert view["puzzle"]["number"] == 1
    assert view["puzzle"]["verdict"] == "open"
    answers = await play(server, olena, code, solution(1))
    assert [one["verdict"] for one in answers][-1] == "solved"
    assert set([one["verdict"] for one in answers][:-1]) <= {"open"}
    assert await solved(olena) == [1]
    assert await solved(bartek) == []


async def test_a_puzzle_gives_no_advice_but_a_hint(server: Server, olena: Client) -> None:
    game = "one-deck-dungeon"
    code = (await olena.ask("POST", f"/api/puzzles/{game}/1", {}))["id"]
    async with Line(server.url, code, olena) as line:
        entry = (await line.hear("view"))["entry"]
        await line.send({"type": "advise", "entry": entry})
        assert (await line.hear("advice"))["advice"] == []
    hint = await olena.ask("GET", f"/api/puzzles/{game}/1/hint")
    assert hint["option"] == puzzles(game)[0].hint()


async def test_a_new_try_replaces_the_last_one_and_none_is_listed(olena: Client) -> None:
    first = (await olena.ask("POST", f"/api/puzzles/{GAME}/1", {}))["id"]
    second = (await olena.ask("POST", f"/api/puzzles/{GAME}/2", {}))["id"]
    lists = await olena.tables()
    assert not {first, second} & {line["id"] for name in ("mine", "open", "finished") for line in lists[name]}
    with pytest.raises(Refused, match="no-such-table"):
        await olena.ask("GET", f"/api/tables/{first}")


async def test_a_puzzle_number_after_the_last_is_rejected(olena: Client) -> None:
    for path in (f"{GAME}/999", f"{GAME}/0", "minibosses/1"):
        with pytest.raises(Refused, match="no-such-puzzle"):
            await olena.ask("POST", f"/api/puzzles/{path}", {})
