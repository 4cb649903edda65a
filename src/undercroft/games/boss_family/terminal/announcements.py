"""Announced effects that have not happened yet, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from undercroft.games.boss_family.actions import way_message
from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES, SPACES
from undercroft.games.boss_family.rules.effects.registry import (
    ABILITIES,
    EXTRA_BEARER,
    EXTRA_COINS,
    EXTRA_SEAT,
    EXTRA_TARGET,
    EXTRA_TREASURE,
    ON_SEATS,
    ON_SPACES,
)
from undercroft.games.boss_family.rules.facts import FACE, TREASURES
from undercroft.games.boss_family.terminal.city_marks import city_of
from undercroft.games.boss_family.terminal.places import known_cards
from undercroft.games.boss_family.terminal.words import Card, card_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.view_types import BossView, Effect
    from undercroft.i18n import Language


def waiting_effects(view: BossView) -> list[tuple[Card, Effect | None]]:
    """Announced effects that have not happened yet; on a stack the newest first, since it happens first (SB-145).

    The effect itself is None until its owner and target are chosen.
    """
    waiting: list[tuple[Card, Effect | None]] = [(effect["source"], effect) for effect in view["waiting"]]
    sources = {source["id"] for source, _ in waiting}
    waiting += [(spell, None) for spell in view["zones"]["announced"] if spell["id"] not in sources]
    return waiting if city_of(view) is None else waiting[::-1]


class Announcement(NamedTuple):
    """An announced effect in words."""

    seat: str
    """The player's name; empty while the effect is not chosen."""
    source: Card
    words: str
    target: str


def announcements(language: Language, view: BossView, names: Sequence[str]) -> list[Announcement]:
    """Each announced effect that has not happened yet."""
    return [
        Announcement(
            "" if effect is None else names[effect["seat"]],
            source,
            announced_words(language, effect),
            target_text(language, view, names, effect),
        )
        for source, effect in waiting_effects(view)
    ]


def target_text(language: Language, view: BossView, names: Sequence[str], effect: Effect | None) -> str:
    """The target of an announced effect; empty if it has none."""
    target = -1 if effect is None else effect["target"]
    if effect is None or target < 0:
        return ""
    ability = ABILITIES[FACE[effect["source"]["card"]]][effect["way"]]
    if ability.kind == ON_SEATS:
        return names[target]
    if ability.kind == ON_SPACES:
        landmark = next(name for name in LANDMARK_NAMES if SPACES[target].startswith(name))
        return language.text("landmark-" + landmark.replace("_", "-"))
    words = [_target_name(language, view, target)]
    extra = None if ability.extra is None else effect["extra"]
    if extra is not None and ability.extra_kind == EXTRA_SEAT:
        words.append(names[extra])
    elif extra is not None and extra != target and ability.extra_kind in (EXTRA_TARGET, EXTRA_BEARER):
        words.append(_target_name(language, view, extra))
    return ", ".join(words)


def _target_name(language: Language, view: BossView, target: int) -> str:
    card = known_cards(view).get(target)
    return language.text("unknown-card") if card is None else card_name(language, card)


def announced_words(language: Language, effect: Effect | None) -> str:
    """The chosen effect of a card with its coins or treasure; empty for most cards."""
    if effect is None:
        return ""
    face = FACE[effect["source"]["card"]]
    ability = ABILITIES[face][effect["way"]]
    words = [] if ability.word == "only" else [language.text(way_message(face, ability.word))]
    if effect["extra"] is not None and ability.extra_kind == EXTRA_COINS:
        words.append(language.text("count-coins", n=effect["extra"]))
    elif effect["extra"] is not None and ability.extra_kind == EXTRA_TREASURE:
        words.append(language.text("treasure-" + TREASURES[effect["extra"]]))
    return ", ".join(words)
