"""Choices of the greedy bot in given positions."""

from __future__ import annotations

from tests.games.helpers import decision_of, offers
from undercroft.bots import make_bot
from undercroft.kernel.table import Table


def answer(table: Table) -> str:
    """Return the option that the greedy bot takes, cards given by their printed ids."""
    decision = decision_of(table)
    return offers(table)[make_bot("boss-monster", "greedy", 1).choose(table.view(decision.seat))]
