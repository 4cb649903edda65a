"""The words in questions and answers of an edition."""

from __future__ import annotations

from undercroft.games.boss_family.actions import WAY, way_message
from undercroft.games.boss_family.game import BossFamily
from undercroft.games.boss_family.rules.effects.registry import ABILITIES


def words_of(game: BossFamily) -> set[str]:
    """Return the message keys of all words; a way to use a card is named after the card's ability."""
    fields = [asked.fields for asked in game.verbs] + [asked.fields for asked in game.questions.values()]
    kinds = {kind for named in fields for _, kind in named} - {WAY}
    ways = {way_message(face, ability.word) for face, abilities in ABILITIES.items() for ability in abilities}
    return ways | {kind.key(word) for kind in kinds for word in kind.words}
