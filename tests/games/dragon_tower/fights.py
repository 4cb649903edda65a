"""Helpers to inspect a fight and its sums, and to go on with the turn."""

from __future__ import annotations

from typing import Any

from tests.games.helpers import apply, decision_of, offers, prompt, zone_of
from undercroft.games.dragon_tower.rules.facts import DECK
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

LETTERS = "SFMA"
BEST_CARDS = (
    ("power_strike", "giant_swing"),
    ("divine_song", "holy_symbol"),
    ("lightning_strike", "spell_break"),
    ("shadow_leap", "whirling_dodge"),
)
"""The +3 cards of Strength, Faith, Magic and Agility."""


def points(text: str) -> list[int]:
    """Attributes as the book writes them: `S2 F1` is two Strength and one Faith."""
    found = [0, 0, 0, 0]
    for word in text.split():
        found[LETTERS.index(word[0])] = int(word[1:])
    return found


def fight_seen_by(table: Table, seat: int | None) -> dict[str, Any]:
    """Return the fight in preparation from the view of a seat (None: a spectator)."""
    shown: dict[str, Any] | None = table.view(seat)["fight"]
    assert shown is not None, "nobody is fighting"
    return shown


def shown_fight(table: Table) -> dict[str, Any]:
    """Return the fight in preparation from the view of the seat that is asked."""
    return fight_seen_by(table, decision_of(table).seat)


def needed(table: Table) -> list[int]:
    """Return the points that the opponents of the fight ask for."""
    need: list[int] = shown_fight(table)["need"]
    return need


def missing(table: Table) -> list[int]:
    """Return the points that are still missing, by attribute."""
    short: list[int] = shown_fight(table)["missing"]
    return short


def ways_to_settle(table: Table) -> list[str]:
    """The options that would settle the fight now."""
    return [text for text in offers(table) if text.startswith(("commit", "give_all"))]


def offered(table: Table, *verbs: str) -> list[str]:
    """The options of these verbs."""
    return [text for text in offers(table) if text.split()[0] in verbs]


def discards(table: Table) -> list[list[str]]:
    """The four discard piles of capability cards."""
    return [zone_of(table, "discards", deck) for deck in range(4)]


def events_for(table: Table, events: list[Event], kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Return the events of a kind in the form that a seat (None: a spectator) receives."""
    return [event.told_to(seat, DECK) for event in events if event.kind() == kind]


def get_on(table: Table, until: str) -> None:
    """Take the first option until this question is asked."""
    while prompt(table) != until:
        apply(table, 0)
