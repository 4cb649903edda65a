"""Games between bots, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.bots import make_bot

if TYPE_CHECKING:
    from undercroft.kernel.table import Table

MOST = 4_000


def play_out(table: Table, levels: list[str], seed: int) -> None:
    """Let bots play a game to its end, with phrases; they see only views."""
    bots = [make_bot(table.game.id, level, seed + seat) for seat, level in enumerate(levels)]
    while (decision := table.decision) is not None:
        assert len(table.moves) < MOST, f"{levels} go round in circles: {[move.option for move in table.moves[-8:]]}"
        view = table.view(decision.seat)
        said = bots[decision.seat].phrase(view)
        if said is not None:
            table.say(decision.seat, said)
        table.apply(bots[decision.seat].choose(view))
