"""HTTP endpoints of puzzles: lists, tables and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from undercroft.kernel.features.puzzle import find_puzzle, puzzles
from undercroft.kernel.game import registered
from undercroft.server.api.responses import error_responses, json_response, services_for_create, services_of
from undercroft.server.http_schemas import Created, Hint, PuzzleLine

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from undercroft.kernel.features.puzzle import Puzzle


async def list_puzzles(request: Request) -> Response:
    """List the puzzles by game, the easiest first, and mark those that the guest has solved."""
    done = await services_of(request).tables.puzzles.solved_by(request.state.guest)
    return json_response(
        {
            game: [line_of(puzzle, puzzle.number in done.get(game, ())) for puzzle in puzzles(game)]
            for game in registered()
            if puzzles(game)
        }
    )


def line_of(puzzle: Puzzle, solved: bool) -> PuzzleLine:
    """Return a puzzle as a line of a list."""
    task = puzzle.task
    return PuzzleLine(puzzle.number, task.goal, task.args, task.level, puzzle.about, solved)


def puzzle_of(request: Request) -> Puzzle:
    """Return the puzzle that a request names."""
    return find_puzzle(request.path_params["game"], request.path_params["number"])


async def try_puzzle(request: Request) -> Response:
    """Make a table with a puzzle."""
    services, guest = services_for_create(request), request.state.guest
    live = await services.table_factory.make_puzzle(
        guest, await services.name_of(guest), puzzle_of(request), request.state.caller
    )
    return json_response(Created(live.id), 201)


async def give_hint(request: Request) -> Response:
    """Return the first move of a puzzle's solution."""
    return json_response(Hint(dict(puzzle_of(request).hint())))


PUZZLE_ROUTES = [
    Route("/api/puzzles", error_responses(list_puzzles)),
    Route("/api/puzzles/{game}/{number:int}", error_responses(try_puzzle), methods=["POST"]),
    Route("/api/puzzles/{game}/{number:int}/hint", error_responses(give_hint)),
]
