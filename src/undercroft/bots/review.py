"""Reviews: analysis of a finished game for a seat, decision by decision, by the knowledge of the seat at that moment.

The review compares every option with the chosen one in sampled worlds, never by the real hidden cards. It then plays
out the best option and the chosen one again in fresh worlds: a choice is a mistake only if it is worse there too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from undercroft.bots.hints import adviser
from undercroft.bots.rollouts import by_model, changes, is_better, rated, try_out, unit_of
from undercroft.bots.search import SearchBot, difference
from undercroft.kernel.errors import Illegal, Malformed, safe_repr
from undercroft.kernel.features.analysis import Alternative, Mistake, Point, Review
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.formats.replay import replay, start_of

if TYPE_CHECKING:
    from pathlib import Path

    from undercroft.kernel.features.analysis import Unit
    from undercroft.kernel.formats.record import Record
    from undercroft.kernel.table import Table

MAX_MISTAKES: Final = 3
"""The maximum number of mistakes in a review."""
MAX_OPTIONS: Final = 5
"""The maximum number of options shown for a mistake, including the chosen and the better one."""
SHARE: Final = 4
"""A review spends one playout per decision for this many of a hint, because it analyses many decisions."""
WORLDS: Final = 24
"""The number of fresh worlds that confirm a mistake."""
MIN_LOSS: Final = 0.02
"""The smallest loss of a mistake, as a share of a win or of the most points."""

Progress = Callable[[float], None]


def review(source: Record | str | Path, seat: int, progress: Progress = lambda done: None) -> Review:
    """Review a finished game (a record, its text or its file) for a seat.

    `progress` is called with the finished share, from 0 to 1.
    """
    record = read_record(source)
    finished = replay(record)  # check the whole record before the long analysis
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < finished.seats:
        raise Malformed("bad-seat", seat=safe_repr(seat), last=finished.seats - 1)
    if finished.result is None:
        raise Illegal("game-not-over")
    table = start_of(record.header)
    bot = adviser(table.game.id)
    if bot is None:
        raise Illegal("no-reviews", game=table.game.id)
    bot.playouts //= SHARE
    chosen = [made.option for made in finished.moves]  # in normal form; a record may name cards by printed ids
    points: list[Point] = []
    mistakes: list[Mistake] = []
    unit: Unit = "chance"
    scale = 1.0
    for number, option in enumerate(chosen):
        if table.decision is not None and table.decision.seat == seat and len(table.decision.options) > 1:
            if not points:
                unit, scale = unit_of(bot.model, table.worlds(seat))
            point, mistake = _reviewed(bot, table, seat, option, scale)
            points.append(point)
            if mistake is not None:
                mistakes.append(mistake)
        table.apply(option)
        progress((number + 1) / len(chosen))
    worst = sorted(mistakes, key=lambda mistake: -mistake.loss)[:MAX_MISTAKES]
    return Review(table.game.id, seat, unit, tuple(points), _end(table, seat, unit), tuple(worst))


def _end(table: Table, seat: int, unit: Unit) -> float:
    result = table.result
    assert result is not None
    if unit == "points":
        return result.scores[seat]
    if seat not in result.winners:
        return 0.0
    return 1.0 if table.game.together else 1 / len(result.winners)


def _reviewed(bot: SearchBot, table: Table, seat: int, chosen: str, scale: float) -> tuple[Point, Mistake | None]:
    """Return the value of a decision, and the mistake if another option was better."""
    view, worlds = table.view(seat), table.worlds(seat)
    number, options = view["number"], view["decision"]["options"]
    made = next(index for index, option in enumerate(options) if option["text"] == chosen)
    judged = [one.option for one in bot.compare(view, worlds) if one.option != made]
    best = judged[: MAX_OPTIONS - 1]
    first = try_out(worlds, [made, *best[:1]], WORLDS, number, by_model(bot.model), bot.model)
    point = Point(number, rated(made, first[made], scale).value or 0.0)
    if not best or not is_better(first[best[0]], first[made]):
        return point, None
    loss, _ = difference(first[best[0]].values, first[made].values)
    if loss < MIN_LOSS:
        return point, None
    trials = {**first, **try_out(worlds, best[1:], WORLDS, number, by_model(bot.model), bot.model)}

    def alternative(option: int) -> Alternative:
        one = rated(option, trials[option], scale)
        return Alternative(options[option], one.value or 0.0, one.error or 0.0)

    others = sorted(map(alternative, best[1:]), key=lambda one: -one.value)
    differences = changes(table.game, trials[best[0]], trials[made])
    better, taken = alternative(best[0]), alternative(made)
    return point, Mistake(number, view["decision"]["prompt"], taken, better, tuple(others), loss * scale, differences)
