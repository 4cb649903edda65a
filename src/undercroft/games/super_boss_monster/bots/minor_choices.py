"""The smaller choices of the bot: which room gets a token, which hero comes, which room is neutralized."""

from __future__ import annotations

from undercroft.games.boss_family.rules.facts import ADVANCED, TREASURES
from undercroft.games.super_boss_monster.bots.expectations import Outlook, outcome
from undercroft.games.super_boss_monster.bots.priority_plays import best_symbol


def which_room_for_token(sight: Outlook) -> int:
    """A room that will stay: an advanced one, or one that others do not cover soon."""
    options = sight.of_verb("put_token")
    return max(options, key=lambda index: (ADVANCED[sight.faces[_card(sight, index)]], -index))


def _card(sight: Outlook, index: int) -> int:
    card: int = sight.options[index]["args"]["card"]
    return card


def whom_to_drag_in(sight: Outlook) -> int:
    """The hero that brings most."""
    damage = sum(sight.damages)
    options = [index for index, option in enumerate(sight.options) if "card" in option["args"]]
    return max(options, key=lambda index: outcome(sight.faces[_card(sight, index)], damage))


def which_symbol(sight: Outlook, verb: str) -> int:
    """The symbol that lures most."""
    wanted = TREASURES[best_symbol(sight)[1]]
    options = sight.of_verb(verb)
    return next((index for index in options if sight.options[index]["args"]["treasure"] == wanted), options[0])


def which_room_to_neutralize(sight: Outlook) -> int:
    """The strongest room of an opponent."""
    damage = {room.card: room.damage for dungeon in sight.dungeons for room in dungeon}
    options = [index for index, option in enumerate(sight.options) if "card" in option["args"]]
    return max(options, key=lambda index: damage.get(_card(sight, index), 0))
