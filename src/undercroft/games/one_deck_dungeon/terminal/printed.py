"""Printed cards of One Deck Dungeon for the list of cards: everything printed on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.one_deck_dungeon.campaign import COLOURS as MARKS
from undercroft.games.one_deck_dungeon.provenance import SIDES, given_by, potion_of, skill_of
from undercroft.games.one_deck_dungeon.rules.facts import (
    BOSS_OF,
    DECK,
    DIFFICULTY,
    EFFECTS,
    FLOORS_OF,
    PAIR_SIDE,
    SOLO_SIDE,
)
from undercroft.games.one_deck_dungeon.terminal.box_words import box_words, colour_counts
from undercroft.games.one_deck_dungeon.terminal.cards import (
    ability_key,
    card_name,
    card_text,
    cost_of_skill,
    kind_name,
    loot_words,
    printed_boxes,
    way_facts,
    way_name,
    ways,
)
from undercroft.games.one_deck_dungeon.terminal.plain import floor_line
from undercroft.games.one_deck_dungeon.terminal.sheet_words import colour_name, group_name
from undercroft.games.one_deck_dungeon.view import shown_box
from undercroft.terminal.widgets.parts import in_words

if TYPE_CHECKING:
    from undercroft.i18n import Language
    from undercroft.kernel.cards import Printed

MARK_FIELDS: Final = ("green", "yellow", "third")
"""The fields of the marks of a talent, in the order of their colours."""
NUMBERS: Final = {
    "combat": ("xp", "boxes", "item"),
    "peril": ("xp", "options", "item"),
    "dungeon": ("difficulty",),
    "talent": MARK_FIELDS,
}
"""The fields with the numbers of a card, by its kind."""
LEVEL_NUMBERS: Final = ("items", "skills", "bonus_dice", "xp_to_next", "potion_tokens_on_reach")
HERO_NUMBERS: Final = ("strength", "agility", "magic", "health")


# -- numbers -------------------------------------------------------------------------------------------------------


def numbers(card: Printed) -> dict[str, Any]:
    """The numbers printed on a card, for a program."""
    facts = card.facts
    match card.kind:
        case "hero" | "level":
            names = HERO_NUMBERS if card.kind == "hero" else LEVEL_NUMBERS
            return {side: {name: facts["side_" + side][name] for name in names} for side in SIDES}
        case "dungeon":
            floors = [{side: floor[side + "_boxes"] for side in ("combat", "peril")} for floor in facts["floors"]]
            boss = {name: facts["boss"][name] for name in ("health", "boxes")}
            return {"difficulty": facts["difficulty"], "floors": floors, "boss": boss}
        case "skill" | "basic" | "potion":
            return {"cost": facts["cost"]}
    return {name: facts[name] for name in NUMBERS.get(card.kind, ())}


# -- words ---------------------------------------------------------------------------------------------------------


def lines(language: Language, card: Printed) -> list[str]:
    """The lines of a printed card."""
    match card.kind:
        case "combat" | "peril":
            return encounter_lines(language, card)
        case "hero":
            return [line for side in SIDES for line in hero_lines(language, card, side)]
        case "dungeon":
            return dungeon_lines(language, card)
        case "skill" | "basic" | "potion":
            return effect_lines(language, card)
        case "talent":
            return talent_lines(language, card)
        case "level":
            return [level_line(language, card, side) for side in SIDES]
    return [card_text(language, card.id)]


def encounter_lines(language: Language, card: Printed) -> list[str]:
    """Combat or peril, XP and mark; the ability; boxes or ways; loot."""
    tag = card.facts["tag"]
    about = [kind_name(language, card.id), language.text("count-xp", n=card.facts["xp"])]
    sentences = [", ".join([*about, *([language.text("web-od-tag-" + tag)] if tag else [])]) + "."]
    key = ability_key(card.id)
    if key is not None:
        sentences.append(f"{language.text('word-ability')}: {language.text(key)}. {language.text(key + '-text')}")
    if card.kind == "combat":
        boxes = "; ".join(box_words(language, box) for box in printed_boxes(card.id))
        sentences.append(f"{language.text('word-boxes')}: {boxes}.")
    for number, way in enumerate(ways(card.id)):
        sentences.append(f"{way_name(language, card.id, number)}: {in_words(way_facts(language, way), '; ')}.")
    sentences.append(f"{language.text('word-loot')}: {', '.join(loot_words(language, card.id, spoken=True))}.")
    gift = skill_of(card.id) or potion_of(card.id)
    return [*sentences, f"{card_name(language, gift)}: {card_text(language, gift)}"] if gift is not None else sentences


def hero_lines(language: Language, card: Printed, side: str) -> list[str]:
    """A side of a hero card: dice and health, the feat, the printed skill."""
    face = (SOLO_SIDE if side == "1p" else PAIR_SIDE)[DECK.index[card.id]]
    feat, skill = "feat-" + face.feat["id"].replace("_", "-"), EFFECTS[face.skill].id
    counts = colour_counts(language, face.dice).words
    price = cost_of_skill(language, skill, spoken=True)
    return [
        f"{language.text('web-od-side-' + side)}: {counts}, {language.text('word-health')} {face.health}.",
        f"{language.text('word-feat')}: {language.text(feat)}. {language.text(f'{feat}-{side}-text')}",
        f"{language.text('word-skill')}: {card_name(language, skill)} ({price}). {card_text(language, skill)}",
    ]


def dungeon_lines(language: Language, card: Printed) -> list[str]:
    """A dungeon's difficulty, its floors with effects and boxes, and the boss on its back."""
    face = DECK.index[card.id]
    sentences = [f"{language.text('word-dungeon')}, {language.text(f'terminal-od-difficulty-{DIFFICULTY[face]}')}."]
    for number, floor in enumerate(FLOORS_OF[face], 1):
        combat, peril = ([shown_box(box) for box in boxes] for boxes in (floor.combat, floor.peril))
        sentences.append(floor_line(language, number, floor.name, combat, peril))
    boss = BOSS_OF[face]
    key = "boss-" + boss.id.replace("_", "-")
    boxes = "; ".join(box_words(language, shown_box(box)) for box in boss.boxes)
    name = f"{language.text('word-boss')}: {language.text(key)}, {language.text('word-health')} {boss.health}."
    return [*sentences, name, f"{language.text('word-boxes')}: {boxes}.", language.text(key + "-text")]


def effect_lines(language: Language, card: Printed) -> list[str]:
    """The cost and text of a skill or potion, and the encounters that give it."""
    sentences = [f"{language.text('word-cost')}: {cost_of_skill(language, card.id, spoken=True)}."]
    sentences.append(card_text(language, card.id))
    givers = dict.fromkeys(card_name(language, name) for name in given_by(card))
    return [*sentences, language.text("web-on-cards", cards=language.join(list(givers))) + "."] if givers else sentences


def talent_lines(language: Language, card: Printed) -> list[str]:
    """The group of a talent, its marks, and its text."""
    marks = [
        f"{colour_name(language, colour)} {card.facts[field]}"
        for colour, field in zip(MARKS, MARK_FIELDS, strict=True)
        if card.facts[field]
    ]
    return [f"{group_name(language, card.facts['group'])}: {', '.join(marks)}.", card_text(language, card.id)]


def level_line(language: Language, card: Printed, side: str) -> str:
    """A side of a level card: items, skills, bonus dice, tokens gained, XP of the next level."""
    row = card.facts["side_" + side]
    parts = [f"{language.text('word-items')} {row['items']}", f"{language.text('word-skills')} {row['skills']}"]
    if row["bonus_dice"]:
        parts.append(f"{language.text('word-bonus')} {row['bonus_dice']}")
    if row["potion_tokens_on_reach"]:
        parts.append(language.text("web-od-level-tokens", n=row["potion_tokens_on_reach"]))
    parts.append(language.text("web-od-level-xp", n=row["xp_to_next"]))
    return f"{language.text('web-od-side-' + side)}: {', '.join(parts)}."
