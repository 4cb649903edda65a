"""The panels of One Deck Dungeon in the app beside the encounter: doors, heroes, dungeon and party."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.color import Color
from textual.content import Content
from textual.style import Style

from undercroft.games.one_deck_dungeon.provenance import floor_key
from undercroft.games.one_deck_dungeon.terminal.box_words import (
    CLOSED_SIGN,
    DARK,
    DICE_INK,
    POISON_INK,
    POISON_SIGN,
    TIME_SIGN,
    TOKEN_SIGN,
    box_signs,
    colour_counts,
    letter,
)
from undercroft.games.one_deck_dungeon.terminal.cards import (
    ability_key,
    card_name,
    card_text,
    cost_of_skill,
    hero_facts,
    item_text,
    kind_name,
    xp_text,
)
from undercroft.games.one_deck_dungeon.terminal.encounter_lines import ability, card_lines, challenge, indented, loot
from undercroft.games.one_deck_dungeon.terminal.missing_dice import missing_for_potion, missing_for_skill, missing_signs
from undercroft.games.one_deck_dungeon.terminal.sheet_words import quiet_talents
from undercroft.games.one_deck_dungeon.terminal.targets import (
    cards_of,
    door_name,
    doors_count,
    feat_name,
    feat_text,
    floor_text,
    hero_name,
    heroes_with_names,
    potion_target,
    skill_target,
)
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, ink, pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.one_deck_dungeon.view_types import DungeonView
    from undercroft.kernel.view_types import ShownCard
    from undercroft.terminal.widgets.looks import LookAt


# -- doors -----------------------------------------------------------------------------------------------------------


def doors(look: LookAt[DungeonView], width: int, height: int = 0) -> list[Content]:
    """The deck and the stairs, a beaten card, and every door; with all details if they fit."""
    view = look.view
    lines = pack(time_left(look), width)
    if view["encounter"] is None:
        for card in view["zones"]["faced"]:
            name = ink(f"◆ {card_name(look.language, card['card'])}", INK, bold=True)
            lines += [look.thing(("card", card["id"]), name), *indented(card_lines(look, card["card"], width - 2))]
    for detailed in (True, False):
        rows = [
            line
            for door, cards in enumerate(view["zones"]["door"])
            if cards
            for line in door_lines(look, door, cards, width, detailed)
        ]
        if len(lines) + len(rows) <= height:
            break
    return lines + rows


def time_left(look: LookAt[DungeonView]) -> list[Content]:
    """The deck as the time that is left, the discard pile, the doors, the stairs with their tokens."""
    view, language = look.view, look.language
    items = [ink(f"{TIME_SIGN} {language.text('word-deck')} {view['zones']['deck']['count']}", INK, bold=True)]
    items.append(ink(f"{language.text('word-discard')} {view['zones']['discard']['count']}", INK3))
    if view["boss"] is None:
        items.append(ink(doors_count(language, view), INK3))
    if view["stairs"]:
        stairs = language.text("word-stairs")
        items.append(
            ink(f"▼ {stairs} {view['stair_tokens']}" if view["stair_tokens"] else f"▼ {stairs}", OK, bold=True)
        )
    return items


def door_lines(
    look: LookAt[DungeonView], door: int, cards: Sequence[ShownCard], width: int, detailed: bool
) -> list[Content]:
    """A door: closed, known but closed, or open with its cards; in detail with ability and loot."""
    is_open = door in look.view["open_doors"]
    name = door_name(look.language, door)
    known = [card for card in cards if "card" in card]
    state = ink(name, INK) if is_open else ink(f"{CLOSED_SIGN} {name}", INK3)
    lines: list[Content] = []
    for place, card in enumerate(known):
        head = look.thing(("door", door), state) + ink(": ", INK3) if place == 0 else Content("  ")
        head += ink(card_name(look.language, card["card"]), INK if is_open else INK2, bold=is_open)
        facts = f" {kind_name(look.language, card['card'])} {xp_text(look.language, card['card'], spoken=False)}"
        key = ability_key(card["card"])
        facts += f" · {look.language.text(key)}" if key is not None and not detailed else ""
        lines += (head + ink(facts, INK3)).wrap(width)
        details = challenge(look, card["card"], width - 2)
        if detailed:
            details += [*ability(look, card["card"], width - 2), *loot(look, card["card"], width - 2)]
        lines += indented(details)
    return lines or [look.thing(("door", door), state)]


# -- heroes ----------------------------------------------------------------------------------------------------------


def heroes(look: LookAt[DungeonView], width: int, height: int = 0) -> list[Content]:
    """Every hero with icons, health, poison, stored dice, items and skills; with texts if they fit."""
    for with_texts in (True, False):
        lines = [line for number, _ in heroes_with_names(look.view) for line in hero(look, number, width, with_texts)]
        if len(lines) <= height:
            break
    return lines or [ink(look.language.text("terminal-no-hero"), INK3)]


def hero(look: LookAt[DungeonView], number: int, width: int, with_texts: bool) -> list[Content]:
    """A hero with feat, skills, items and talents."""
    view, language = look.view, look.language
    shown = view["heroes"][number]
    items = [look.thing(("hero", number), ink(hero_name(language, view, number), INK, bold=True))]
    if view["seats"] > 1:
        items.append(ink(look.names[shown["seat"]], INK3))
    items += [fact.signs for fact in hero_facts(language, shown)]
    lines = pack(items, width)
    feat = ink(f"✦ {feat_name(language, shown)}", INK2)
    if shown["stored"]:
        feat += Content(" ") + stored(look, shown["stored"])
    around = [(feat, feat_text(language, view, shown))]
    around += [(skill(look, number, effect), card_text(language, effect)) for effect in shown["skills"]]
    if with_texts:
        for name, text in around:
            lines += [*pack([name], width, indent=1), *indented(ink(text, INK3).wrap(width - 3), 3)]
    else:
        lines += pack([name for name, _ in around], width, indent=1)
    carried = [ink(f"⚒ {item(look, card)}", INK2) for card in cards_of(view, "items", number)]
    talents = [
        ink(f"{language.text('word-talent')}: {card_name(language, name)}", INK3) for name in quiet_talents(shown)
    ]
    return lines + pack([*carried, *talents], width, indent=1)


def stored(look: LookAt[DungeonView], count: int) -> Content:
    """Heroic dice lying on a hero card."""
    style = Style(foreground=Color.parse(DARK), background=Color.parse(DICE_INK["heroic"]), bold=True)
    one = Content.styled(f" {letter(look.language, 'heroic')} ", style)
    return Content(" ").join([one] * count)


def skill(look: LookAt[DungeonView], number: int, effect: str) -> Content:
    """A skill with its price; used ones are ticked off, usable ones marked with their key."""
    language = look.language
    name, price = card_name(language, effect), cost_of_skill(language, effect, spoken=False)
    if effect in look.view["heroes"][number]["used"]:
        return ink(f"✓ {name} ({language.text('word-used')})", INK3)
    shown = look.thing(skill_target(number, effect), ink(name, INK2) + ink(f" {price}", INK3))
    return shown + warning(look, missing_for_skill(look.view, number, effect))


def warning(look: LookAt[DungeonView], missing: dict[str, int]) -> Content:
    """The sign that the supply lacks dice for something."""
    return ink(f" {missing_signs(look.language, missing)}", BLOOD) if missing else Content("")


def item(look: LookAt[DungeonView], card_id: str) -> str:
    """An item and what it gives."""
    return f"{card_name(look.language, card_id)} {item_text(look.language, card_id, spoken=False)}"


# -- dungeon and party -------------------------------------------------------------------------------------------------


def dungeon(look: LookAt[DungeonView], width: int, height: int = 0) -> list[Content]:
    """Level, XP, potions and supply; then the floors in force with their effects and boxes."""
    return [*party(look, width), *floors(look, width)]


def party(look: LookAt[DungeonView], width: int) -> list[Content]:
    """The shared state of the party: level and XP, potions with their tokens, the supply of dice."""
    view, language = look.view, look.language
    level = view["level"]
    xp = f"{level['xp']}/{level['price']}" if level["price"] else str(level["xp"])
    items = [ink(f"{language.text('word-level')} {level['level']}", INK, bold=True)]
    items.append(ink(f"{language.text('word-xp')} {xp}", OK))
    if level["bonus"]:
        items.append(ink(f"+{level['bonus']}{letter(language, 'heroic')}", DICE_INK["heroic"], bold=True))
    items.append(ink(f"{language.text('word-items')} {level['items']}", INK3))
    items.append(ink(f"{language.text('word-skills')} {level['skills']}", INK3))
    lines = pack(items, width)
    found = [
        look.thing(potion_target(name), ink(card_name(language, name), INK2))
        + warning(look, missing_for_potion(view, name))
        for name in view["found"]
    ]
    potions = [ink(f"{language.text('word-potions')} {TOKEN_SIGN}{view['tokens']}", INK, bold=bool(view["tokens"]))]
    lines += pack([*potions, *found], width)
    supply = [ink(f"{language.text('word-supply')}", INK3), colour_counts(language, view["supply"]).signs]
    if view["poison_supply"]:
        supply.append(ink(f"{POISON_SIGN}{view['poison_supply']}", POISON_INK))
    return lines + pack(supply, width)


def floors(look: LookAt[DungeonView], width: int) -> list[Content]:
    """The floors of the dungeon: those in force with their effects, the others only by name."""
    dungeon = look.view["dungeon"]
    if dungeon is None:
        return []
    language = look.language
    lines = [ink(card_name(language, dungeon["card"]), INK, bold=True)]
    for number, floor in enumerate(dungeon["floors"], 1):
        name = language.text(floor_key(floor["name"]))
        if not floor["in_force"]:
            lines.append(ink(f"{number} {name}", INK3))
            continue
        items = [ink(f"{number} {name}", INK2, bold=True)]
        for key in ("combat", "peril"):
            boxes = [box_signs(language, box) for box in floor[key]]
            if boxes:
                items.append(ink(f"{language.text('word-' + key)} ", INK3) + Content(" ").join(boxes))
        lines += pack(items, width)
        text = floor_text(language, floor["name"])
        if text:
            lines += indented(ink(text, INK3).wrap(width - 2))
    return lines
