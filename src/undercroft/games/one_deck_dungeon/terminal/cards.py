"""The cards of One Deck Dungeon in words: names, texts, boxes, ways, gains and costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from undercroft.games.one_deck_dungeon.provenance import potion_of, skill_of
from undercroft.games.one_deck_dungeon.rules.effects import is_passive
from undercroft.games.one_deck_dungeon.rules.facts import (
    ABILITY,
    BOSS,
    COLOURS,
    COMBAT,
    DECK,
    DICE_COST,
    EFFECT_OF,
    EFFECTS,
    ENCOUNTER_BOXES,
    IS_PERIL,
    ITEM,
    LEAF,
    MANA_COST,
    OPTIONS,
    PERIL,
    TOKEN_COST,
    XP,
)
from undercroft.games.one_deck_dungeon.terminal.box_words import (
    HEART_SIGN,
    LEAF_SIGN,
    LOST_SIGN,
    POISON_INK,
    POISON_SIGN,
    TIME_SIGN,
    TOKEN_SIGN,
    box_part,
    colour_counts,
    count_words,
    letter,
)
from undercroft.games.one_deck_dungeon.view import shown_box
from undercroft.kernel.cards import message_of
from undercroft.terminal.widgets.looks import BLOOD, INK2, INK3
from undercroft.terminal.widgets.parts import Part, part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.one_deck_dungeon.view_types import Box, Hero
    from undercroft.i18n import Language

KINDS: Final = (("combat", COMBAT), ("peril", PERIL), ("boss", BOSS))
"""The kinds of encounters, and the bit of each among those in which something works."""


def card_name(language: Language, card_id: str) -> str:
    """The name of a card, a skill or a potion."""
    return language.text(message_of(card_id))


def card_text(language: Language, card_id: str) -> str:
    """The text of a card, skill, potion or talent, if any, and the encounters in which it works."""
    key = message_of(card_id) + "-text"
    if not language.has(key):
        return ""
    where = works_in(language, card_id)
    return f"{language.text(key)} ({where})" if where else language.text(key)


def works_in(language: Language, card_id: str) -> str:
    """The encounters in which a skill, potion or talent works; empty where its text tells when."""
    usable = EFFECTS[EFFECT_OF[card_id]].usable if card_id in EFFECT_OF else 0
    if usable & COMBAT:
        usable &= ~BOSS  # OD-171: what works in combat works against the boss, too
    return ", ".join(language.text("word-" + kind) for kind, bit in KINDS if usable & bit)


def kind_name(language: Language, card_id: str) -> str:
    """Combat or peril."""
    return language.text("word-peril" if IS_PERIL[DECK.index[card_id]] else "word-combat")


def xp_text(language: Language, card_id: str, *, spoken: bool) -> str:
    """The XP of a card, and its leaf."""
    text = language.text("count-xp", n=XP[DECK.index[card_id]])
    if not LEAF[DECK.index[card_id]]:
        return text
    return f"{text}, {language.text('word-leaf')}" if spoken else f"{text} {LEAF_SIGN}"


def ability_key(card_id: str) -> str | None:
    """The message of the special ability of a foe; with `-text` what it does."""
    ability = ABILITY[DECK.index[card_id]]
    return "ability-" + ability.replace("_", "-") if ability else None


def printed_boxes(card_id: str) -> list[Box]:
    return [shown_box(number) for number in ENCOUNTER_BOXES[DECK.index[card_id]]]


def way_name(language: Language, card_id: str, option: int) -> str:
    return language.text(f"way-{card_id.removesuffix('_a').removesuffix('_b').replace('_', '-')}-{option}")


def hero_facts(language: Language, hero: Hero) -> list[Part]:
    """A hero's health, dice and poison."""
    left = max(0, hero["health"] - hero["wounds"])
    hearts = f"{HEART_SIGN * left}{LOST_SIGN * (hero['health'] - left)} {left}/{hero['health']}"
    health = part(f"{language.text('word-health')} {left}/{hero['health']}", hearts, BLOOD, bold=True)
    poison = part(
        f"{language.text('word-poison')} {hero['poison']}", f"{POISON_SIGN}{hero['poison']}", POISON_INK, bold=True
    )
    return [health, colour_counts(language, hero["icons"]), *([poison] if hero["poison"] else [])]


class Way(NamedTuple):
    """A way through a peril: the time that it costs at once, its box, and the only loot after it, if not all."""

    time: int
    box: Box
    loot: str


def ways(card_id: str, times: Sequence[int] = ()) -> list[Way]:
    """The ways through a peril, with their times as printed or as the party pays them."""
    printed = OPTIONS[DECK.index[card_id]]
    prices = times or [way.time for way in printed]
    return [Way(time, shown_box(way.box), way.loot) for time, way in zip(prices, printed, strict=True)]


def way_facts(language: Language, way: Way) -> list[Part]:
    """The time, box and loot of a way through a peril (FS-029)."""
    at_once = language.text("terminal-od-at-once", cost=count_words(language, "time", way.time))
    time = [part(at_once, f"−{TIME_SIGN}{way.time}", INK2, bold=True)] if way.time else []
    loot = language.text("web-od-loot-" + way.loot) if way.loot else ""
    return [*time, box_part(language, way.box), part(loot, loot, INK3)]


def item_text(language: Language, card_id: str, *, spoken: bool) -> str:
    """The gains of a card as an item: `+S +♥`."""
    *dice, health = ITEM[DECK.index[card_id]]
    if spoken:
        parts = [f"+{count} {language.text('colour-' + COLOURS[place])}" for place, count in enumerate(dice) if count]
        return ", ".join([*parts, *([f"+{health} {language.text('word-health')}"] if health else [])])
    parts = [
        f"+{count if count > 1 else ''}{letter(language, COLOURS[place])}" for place, count in enumerate(dice) if count
    ]
    return " ".join([*parts, *([f"+{HEART_SIGN}"] if health else [])])


def loot_words(language: Language, card_id: str, *, spoken: bool) -> list[str]:
    """The possible loot of a card besides XP: an item, a skill, a potion."""
    parts = [item_text(language, card_id, spoken=spoken)]
    skill, potion = skill_of(card_id), potion_of(card_id)
    if skill is not None:
        parts.append(skill_words(language, skill, spoken=spoken))
    if potion is not None:
        name = card_name(language, potion)
        parts.append(f"{language.text('word-potion')} {name}" if spoken else f"{TOKEN_SIGN} {name}")
    return [part for part in parts if part]


def skill_words(language: Language, skill: str, *, spoken: bool) -> str:
    """A skill with its price and the encounters in which it works."""
    facts = [cost_of_skill(language, skill, spoken=spoken), works_in(language, skill)]
    return f"{card_name(language, skill)} ({'; '.join(filter(None, facts))})"


def cost_of_skill(language: Language, skill: str, *, spoken: bool) -> str:
    """The cost of using a skill: `S`, `SS`, `M≥5`, or free; a token for a potion."""
    effect = EFFECTS[EFFECT_OF[skill]]
    if effect.cost == TOKEN_COST:
        return count_words(language, "tokens", effect.amount) if spoken else TOKEN_SIGN
    if is_passive(EFFECT_OF[skill]) or not effect.usable:
        return language.text("terminal-od-by-itself")
    if effect.cost == DICE_COST:
        colour = COLOURS[effect.colour]
        return (
            f"{language.text('colour-' + colour)} ×{effect.amount}"
            if spoken
            else letter(language, colour) * effect.amount
        )
    if effect.cost == MANA_COST:
        return (
            f"{language.text('word-mana')} {effect.amount}"
            if spoken
            else f"{letter(language, 'magic')}≥{effect.amount}"
        )
    return language.text("word-free") if spoken else ""
