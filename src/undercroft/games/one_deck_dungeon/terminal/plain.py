"""One Deck Dungeon in plain mode: the situation in sentences, grouped so that only changes are read out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.one_deck_dungeon.provenance import floor_key
from undercroft.games.one_deck_dungeon.rules.facts import DECK, IS_PERIL
from undercroft.games.one_deck_dungeon.terminal.box_words import (
    box_words,
    colour_counts,
    count_words,
    dice_words,
    floor_of_box,
)
from undercroft.games.one_deck_dungeon.terminal.cards import (
    ability_key,
    card_name,
    card_text,
    hero_facts,
    item_text,
    kind_name,
    loot_words,
    printed_boxes,
    skill_words,
    way_facts,
    way_name,
    ways,
    xp_text,
)
from undercroft.games.one_deck_dungeon.terminal.loss_words import costs, more_losses, prevented
from undercroft.games.one_deck_dungeon.terminal.sheet_words import quiet_talents
from undercroft.games.one_deck_dungeon.terminal.targets import (
    boss_key,
    cards_of,
    door_name,
    doors_count,
    feat_name,
    feat_text,
    floor_text,
    hero_name,
    heroes_with_names,
)
from undercroft.games.one_deck_dungeon.terminal.view_state import boss_of, dungeon_of, encounter_of
from undercroft.terminal.widgets.parts import in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.one_deck_dungeon.view_types import Box, DungeonView
    from undercroft.i18n import Language
    from undercroft.kernel.view_types import ShownCard


def header(language: Language, view: DungeonView, names: Sequence[str]) -> list[str]:
    """Floor and turn, or round of the boss fight, the time left, and the leader of the party."""
    parts = []
    if view["boss"] is not None:
        parts.append(f"{language.text('word-boss')}: {language.text(boss_key(view))}")
        parts.append(f"{language.text('word-round')} {view['boss']['round']}")
    elif view["floor"]:
        parts.append(f"{language.text('word-floor')} {view['floor']}")
        parts.append(f"{language.text('word-turn')} {view['turn']}")
        parts.append(f"{language.text('word-deck')} {view['zones']['deck']['count']}")
    if view["seats"] > 1 and view["floor"]:
        parts.append(names[view["leader"]])
    return parts


def situation(language: Language, view: DungeonView, names: Sequence[str]) -> dict[str, list[str]]:
    """The situation as groups of lines; a group is read out again when it changes."""
    groups: dict[str, list[str]] = {}
    if view["dungeon"] is not None:
        groups["time"] = [time_line(language, view, names)]
        groups["dungeon"] = dungeon_lines(language, view)
        groups["party"] = [party_line(language, view)]
    for number, _ in heroes_with_names(view):
        groups[f"hero {number}"] = [hero_line(language, view, names, number)]
        groups[f"around {number}"] = [around_line(language, view, number)]
    for door, cards in enumerate(view["zones"]["door"]):
        if cards:
            groups[f"door {door}"] = [door_line(language, view, door, cards)]
    if view["boss"] is not None:
        groups["boss"] = boss_lines(language, view)
    if view["encounter"] is not None:
        groups |= encounter_groups(language, view)
    elif view["zones"]["faced"]:
        groups["faced"] = [card_line(language, card["card"]) for card in view["zones"]["faced"]]
    return groups


def whole_situation(language: Language, view: DungeonView, names: Sequence[str]) -> list[str]:
    """The whole situation, with the supply of dice and the texts of feats, skills and potions."""
    lines = [line for group in situation(language, view, names).values() for line in group]
    lines.append(f"{language.text('word-supply')}: {colour_counts(language, view['supply']).words}.")
    for _, hero in heroes_with_names(view):
        lines.append(f"{feat_name(language, hero)}: {feat_text(language, view, hero)}")
        effects = [*hero["skills"], *quiet_talents(hero)]
        lines += [f"{card_name(language, effect)}: {card_text(language, effect)}" for effect in effects]
    return lines + [f"{card_name(language, name)}: {card_text(language, name)}" for name in view["found"]]


def time_line(language: Language, view: DungeonView, names: Sequence[str]) -> str:
    """Floor, turn, cards of time left, doors and their limit, the stairs."""
    parts = header(language, view, names)
    if view["boss"] is None:
        parts.append(doors_count(language, view))
    if view["stairs"]:
        stairs = language.text("word-stairs")
        tokens = view["stair_tokens"]
        parts.append(f"{stairs}: {language.text('count-tokens', n=tokens)}" if tokens else stairs)
    return ", ".join(parts) + "."


def dungeon_lines(language: Language, view: DungeonView) -> list[str]:
    """The dungeon with the floors in force: effects and boxes."""
    dungeon = dungeon_of(view)
    lines = [f"{language.text('word-dungeon')}: {card_name(language, dungeon['card'])}."]
    floors = enumerate(dungeon["floors"], 1)
    return lines + [
        floor_line(language, number, floor["name"], floor["combat"], floor["peril"])
        for number, floor in floors
        if floor["in_force"]
    ]


def floor_line(language: Language, number: int, name: str, combat: Sequence[Box], peril: Sequence[Box]) -> str:
    """A floor: its boxes and its effect."""
    sides = [
        f"{language.text('word-' + side)}: {'; '.join(box_words(language, box) for box in boxes)}."
        for side, boxes in (("combat", combat), ("peril", peril))
        if boxes
    ]
    title = f"{language.text('word-floor')} {number}, {language.text(floor_key(name))}."
    return " ".join(filter(None, [title, *sides, floor_text(language, name)]))


def party_line(language: Language, view: DungeonView) -> str:
    """Level, XP, limits, potions."""
    level = view["level"]
    xp = f"{level['xp']}/{level['price']}" if level["price"] else str(level["xp"])
    parts = [f"{language.text('word-level')} {level['level']}, {language.text('word-xp')} {xp}"]
    parts.append(f"{language.text('word-items')} {level['items']}, {language.text('word-skills')} {level['skills']}")
    if level["bonus"]:
        parts.append(f"{language.text('word-bonus')} {level['bonus']}")
    found = ", ".join(card_name(language, name) for name in view["found"])
    parts.append(f"{language.text('word-tokens')} {view['tokens']} ({found})")
    return "; ".join(parts) + "."


def hero_line(language: Language, view: DungeonView, names: Sequence[str], number: int) -> str:
    """A hero: health, icons, poison, stored dice."""
    hero = view["heroes"][number]
    parts = [in_words(hero_facts(language, hero), "; ")]
    if hero["stored"]:
        parts.append(f"{language.text('word-stored')}: {count_words(language, 'dice', hero['stored'])}")
    if view["seats"] > 1:
        parts.append(names[hero["seat"]])
    return f"{hero_name(language, view, number)}: {'; '.join(parts)}."


def around_line(language: Language, view: DungeonView, number: int) -> str:
    """A hero's feat, skills with their prices and encounters, talents and items."""
    hero = view["heroes"][number]
    skills = [
        f"{card_name(language, skill)} ({language.text('word-used')})"
        if skill in hero["used"]
        else skill_words(language, skill, spoken=True)
        for skill in hero["skills"]
    ]
    parts = [f"{language.text('word-feat')}: {feat_name(language, hero)}"]
    parts.append(f"{language.text('word-skills')}: {', '.join(skills)}")
    talents = [card_name(language, talent) for talent in quiet_talents(hero)]
    if talents:
        parts.append(f"{language.text('word-talents')}: {', '.join(talents)}")
    items = [
        f"{card_name(language, card)} ({item_text(language, card, spoken=True)})"
        for card in cards_of(view, "items", number)
    ]
    if items:
        parts.append(f"{language.text('word-items')}: {', '.join(items)}")
    return f"{hero_name(language, view, number)}. {'; '.join(parts)}."


def door_line(language: Language, view: DungeonView, door: int, cards: Sequence[ShownCard]) -> str:
    """A door: open or closed, and its known cards."""
    state = language.text("word-open" if door in view["open_doors"] else "word-closed")
    known = [card_line(language, card["card"]) for card in cards if "card" in card]
    return " ".join([f"{door_name(language, door)}, {state}.", *known])


def card_line(language: Language, card_id: str, times: Sequence[int] = ()) -> str:
    """An encounter: kind, XP, ability, boxes or ways (with the times that the party pays), loot."""
    parts = [kind_name(language, card_id), xp_text(language, card_id, spoken=True)]
    key = ability_key(card_id)
    if key is not None:
        parts.append(language.text(key))
    if IS_PERIL[DECK.index[card_id]]:
        boxes = [
            f"{way_name(language, card_id, number)}: {in_words(way_facts(language, way), '; ')}"
            for number, way in enumerate(ways(card_id, times))
        ]
    else:
        boxes = [box_words(language, box) for box in printed_boxes(card_id)]
    printed = f"{language.text('word-boxes')}: {'; '.join(boxes)}"
    loot = f"{language.text('word-loot')}: {', '.join(loot_words(language, card_id, spoken=True))}"
    return f"{card_name(language, card_id)}: {', '.join(parts)}. {printed}. {loot}."


def boss_lines(language: Language, view: DungeonView) -> list[str]:
    """The boss: health left, special state, text."""
    boss = boss_of(view)
    left = f"{language.text('word-health')} {boss['health'] - boss['wounds']}/{boss['health']}"
    reborn = f", {language.text('terminal-od-reborn')}" if boss["reborn"] else ""
    return [f"{language.text(boss_key(view))}: {left}{reborn}.", language.text(boss_key(view) + "-text")]


def encounter_groups(language: Language, view: DungeonView) -> dict[str, list[str]]:
    """The card, each box, the dice of each hero, the losses of stopping now."""
    groups: dict[str, list[str]] = {}
    encounter = encounter_of(view)
    if encounter["card"] is not None:
        card = encounter["card"]["card"]
        lines = [f"{language.text('word-encounter')}. {card_line(language, card, encounter['way_times'])}"]
        key = ability_key(card)
        if key is not None:
            lines.append(f"{language.text(key)}: {language.text(key + '-text')}")
        groups["card"] = lines
    for place in range(len(encounter["boxes"])):
        groups[f"box {place}"] = [box_line(language, view, place)]
    for hero in encounter["party"]:
        pool = view["heroes"][hero]["pool"]
        if encounter["boxes"] and pool:
            dice = dice_words(language, pool)
            groups[f"pool {hero}"] = [f"{language.text('word-dice')}, {hero_name(language, view, hero)}: {dice}."]
    if encounter["boxes"]:
        lost = costs(encounter["consequences"], language, spoken=True)
        line = f"{language.text('word-consequences')}: {lost}"
        if encounter["prevented"]:
            line += f" ({language.text('word-prevented')} {prevented(language, view, spoken=True)})"
        more = [f"{part}." for part in more_losses(language, view, spoken=True)]
        groups["consequences"] = [line + ".", *more]
    return groups


def box_line(language: Language, view: DungeonView, place: int) -> str:
    """A box of the encounter, the dice on it, and the floor that it belongs to."""
    box = encounter_of(view)["boxes"][place]
    line = f"{language.text('word-box')} {place + 1}: {box_words(language, box)}"
    floor = floor_of_box(view, place)
    if floor is not None:
        line += f" ({language.text(floor_key(floor['name']))})"
    if box["dice"]:
        line += f". {dice_words(language, box['dice'])}"
    if box["filled"]:
        line += f". {language.text('word-covered')}"
    return line + "."
