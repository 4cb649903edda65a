"""Answers of bots at a table of One Deck Dungeon."""

from __future__ import annotations

from tests.games.helpers import decision_of, offers
from undercroft.bots import make_bot
from undercroft.kernel.table import Table


def answer(table: Table, level: str = "greedy") -> str:
    """The option that a bot takes by what it sees, cards given by their printed ids."""
    decision = decision_of(table)
    return offers(table)[make_bot("one-deck-dungeon", level, 1).choose(table.view(decision.seat))]


def play_on(table: Table, until: str, level: str = "greedy") -> list[str]:
    """Let one bot play all seats until a question is asked or the game is over; what it did."""
    bot = make_bot("one-deck-dungeon", level, 1)
    done: list[str] = []
    while table.decision is not None and (not done or table.decision.prompt != until):
        index = bot.choose(table.view(table.decision.seat))
        done.append(offers(table)[index])
        table.apply(index)
    return done
