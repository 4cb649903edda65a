"""Reviews: a finished game is looked through from a seat, decision by decision, by what that seat knew then.

Every option is compared with the one that was chosen in worlds of that moment, never by how things really lay. What
seems better is played out once more beside the chosen one in fresh worlds: only what is better there too is a mistake.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from undercroft.bots.hints import adviser
from undercroft.bots.rollouts import by_mind, changes, is_better, rated, try_out, unit_of
from undercroft.bots.search import SearchBot, difference
from undercroft.kernel.errors import Illegal, Malformed, shown
from undercroft.kernel.features.analysis import Alternative, Mistake, Point, Review
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.formats.replay import replay, start_of

if TYPE_CHECKING:
    from pathlib import Path

    from undercroft.kernel.features.analysis import Unit
    from undercroft.kernel.formats.record import Record
    from undercroft.kernel.table import Table

MISTAKES: Final = 3
"""So many mistakes are told."""
LOOKED_AT: Final = 5
"""So many options of a mistake are told, the chosen and the better one among them."""
SHARE: Final = 4
"""A review spends one in so many playouts of a hint on a decision: there are many of them."""
WORLDS: Final = 24
"""Fresh worlds in which what seems better is compared with what was chosen."""
LEAST_LOSS: Final = 0.02
"""What loses less of a chance (or of most points) is no mistake."""

Progress = Callable[[float], None]


def review(source: Record | str | Path, seat: int, progress: Progress = lambda done: None) -> Review:
    """Look through a finished game (a record, its text or its file) from a seat.

    `progress` hears how far it is, from 0 to 1.
    """
    record = read_record(source)
    finished = replay(record)  # says where the record stops agreeing with the rules, before anybody thinks for long
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < finished.seats:
        raise Malformed("bad-seat", seat=shown(seat), last=finished.seats - 1)
    if finished.result is None:
        raise Illegal("game-not-over")
    table = start_of(record.header)
    bot = adviser(table.game.id)
    if bot is None:
        raise Illegal("no-reviews", game=table.game.id)
    bot.playouts //= SHARE
    chosen = [made.option for made in finished.moves]  # as options are told; a record may name cards by printed ids
    points: list[Point] = []
    mistakes: list[Mistake] = []
    unit: Unit = "chance"
    scale = 1.0
    for number, option in enumerate(chosen):
        if table.decision is not None and table.decision.seat == seat and len(table.decision.options) > 1:
            if not points:
                unit, scale = unit_of(bot.mind, table.worlds(seat))
            point, mistake = _looked_at(bot, table, seat, option, scale)
            points.append(point)
            if mistake is not None:
                mistakes.append(mistake)
        table.apply(option)
        progress((number + 1) / len(chosen))
    worst = sorted(mistakes, key=lambda mistake: -mistake.loss)[:MISTAKES]
    return Review(table.game.id, seat, unit, tuple(points), _end(table, seat, unit), tuple(worst))


def _end(table: Table, seat: int, unit: Unit) -> float:
    result = table.result
    assert result is not None
    if unit == "points":
        return result.scores[seat]
    if seat not in result.winners:
        return 0.0
    return 1.0 if table.game.together else 1 / len(result.winners)


def _looked_at(bot: SearchBot, table: Table, seat: int, chosen: str, scale: float) -> tuple[Point, Mistake | None]:
    """How the seat stood when it chose, and what it should rather have chosen, if anything."""
    view, worlds = table.view(seat), table.worlds(seat)
    number, told = view["number"], view["decision"]["options"]
    made = next(index for index, option in enumerate(told) if option["text"] == chosen)
    judged = [one.option for one in bot.compare(view, worlds) if one.option != made]
    best = judged[: LOOKED_AT - 1]
    first = try_out(worlds, [made, *best[:1]], WORLDS, number, by_mind(bot.mind), bot.mind)
    point = Point(number, rated(made, first[made], scale).value or 0.0)
    if not best or not is_better(first[best[0]], first[made]):
        return point, None
    loss, _ = difference(first[best[0]].values, first[made].values)
    if loss < LEAST_LOSS:
        return point, None
    trials = {**first, **try_out(worlds, best[1:], WORLDS, number, by_mind(bot.mind), bot.mind)}

    def alternative(option: int) -> Alternative:
        one = rated(option, trials[option], scale)
        return Alternative(told[option], one.value or 0.0, one.error or 0.0)

    others = sorted(map(alternative, best[1:]), key=lambda one: -one.value)
    why = changes(table.game, trials[best[0]], trials[made])
    better, taken = alternative(best[0]), alternative(made)
    return point, Mistake(number, view["decision"]["prompt"], taken, better, tuple(others), loss * scale, why)
