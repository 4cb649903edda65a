"""The encounter of One Deck Dungeon in the app: dice, boxes, a foe or a peril with its loot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.color import Color
from textual.content import Content
from textual.style import Style

from undercroft.games.one_deck_dungeon.provenance import floor_key
from undercroft.games.one_deck_dungeon.rules.facts import DECK, IS_PERIL
from undercroft.games.one_deck_dungeon.terminal.box_words import (
    COST_INK,
    COSTS,
    DARK,
    DICE_INK,
    HEART_SIGN,
    SKULL_SIGN,
    box_number,
    box_sign,
    box_signs,
    die_sign,
    floor_of_box,
)
from undercroft.games.one_deck_dungeon.terminal.cards import (
    ability_key,
    kind_name,
    loot_words,
    printed_boxes,
    way_facts,
    way_name,
    ways,
    xp_text,
)
from undercroft.games.one_deck_dungeon.terminal.loss_words import more_losses, prevented
from undercroft.games.one_deck_dungeon.terminal.targets import boss_key, die_target, hero_name
from undercroft.games.one_deck_dungeon.terminal.view_state import boss_of, encounter_of
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, ink, pack
from undercroft.terminal.widgets.parts import in_signs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.one_deck_dungeon.view_types import DungeonView
    from undercroft.terminal.widgets.looks import LookAt

ONE_A_LINE: Final = 34
"""The minimum width for one box per line, if the panel is high enough."""


# -- dice and boxes --------------------------------------------------------------------------------------------------


def die(look: LookAt[DungeonView], word: str) -> Content:
    """A die: a small block in its colour with its letter and value."""
    colour = DICE_INK[word.split("-")[0]]
    style = Style(foreground=Color.parse(DARK), background=Color.parse(colour), bold=True)
    return Content.styled(f" {die_sign(look.language, word)} ", style)


def active_box(look: LookAt[DungeonView], place: int) -> Content:
    """A box of the encounter: its number, requirement, cost if left open, and dice."""
    box = encounter_of(look.view)["boxes"][place]
    if box["filled"]:
        text = ink(f"{box_number(place)} [{box_sign(look.language, box)}]", INK3) + ink(" ✓", OK, bold=True)
        text += ink(SKULL_SIGN, OK) if box["skull"] else Content("")
    else:
        text = ink(f"{box_number(place)} ", INK3) + box_signs(look.language, box)
    text = look.thing(("box", place), text, coloured=True)
    for word in box["dice"]:
        text += Content(" ") + die(look, word)
    return text


def losses(counts: Sequence[int]) -> Content:
    """Hearts, time and poison that would be lost now."""
    parts = [
        ink(f"{sign}{n}", COST_INK[name], bold=True) for (name, sign, _), n in zip(COSTS, counts, strict=True) if n
    ]
    return Content(" ").join(parts) if parts else ink("✓", OK, bold=True)


# -- the encounter ---------------------------------------------------------------------------------------------------


def encounter(look: LookAt[DungeonView], width: int, height: int = 0) -> list[Content]:
    """Boss or card with boxes and dice; all boxes side by side where the panel is low."""
    view = look.view
    lines = boss_lines(look, width) if view["boss"] is not None else []
    shown = view["encounter"]
    if shown is None:
        return lines
    if not shown["boxes"] and shown["card"] is not None:
        return [*lines, *card_lines(look, shown["card"]["card"], width, shown["way_times"])]
    boxes = box_lines(look, width, apart=height > 14 and width >= ONE_A_LINE)
    body = [*boxes, *pool_lines(look, width)]
    if shown["card"] is not None:
        body += card_facts(look, shown["card"]["card"], width)
        if shown["option"] is not None:
            body += ink(way_name(look.language, shown["card"]["card"], shown["option"]), INK2).wrap(width)
    if view["boss"] is not None:
        body += ink(look.language.text(boss_key(view) + "-text"), INK3).wrap(width)
    return lines + body


def box_lines(look: LookAt[DungeonView], width: int, *, apart: bool) -> list[Content]:
    """The boxes, each on a line with the floor that it belongs to, or side by side."""
    count = len(encounter_of(look.view)["boxes"])
    if not apart:
        return pack([active_box(look, place) for place in range(count)], width)
    lines: list[Content] = []
    for place in range(count):
        floor = floor_of_box(look.view, place)
        items = [active_box(look, place)]
        if floor is not None:
            items.append(ink(look.language.text(floor_key(floor["name"])), INK3))
        lines += pack(items, width)
    return lines


def stopping(look: LookAt[DungeonView]) -> Content:
    """The losses if the party stopped now, for the frame of the encounter."""
    shown = encounter_of(look.view)
    line = ink(f"{look.language.text('word-consequences')}: ", INK2) + losses(shown["consequences"])
    if shown["prevented"]:
        line += ink(f" ({prevented(look.language, look.view, spoken=False)})", INK3)
    for part in more_losses(look.language, look.view, spoken=False):
        line += ink(f" · {part}", INK2)
    return line


def pool_lines(look: LookAt[DungeonView], width: int) -> list[Content]:
    """The dice of every hero of the encounter."""
    lines: list[Content] = []
    party = encounter_of(look.view)["party"]
    for hero in party:
        items = []
        if len(party) > 1:
            items.append(ink(f"{hero_name(look.language, look.view, hero)}:", INK2))
        marked: set[str] = set()
        for word in look.view["heroes"][hero]["pool"]:
            drawn = die(look, word)
            items.append(drawn if word in marked else look.thing(die_target(hero, word), drawn, coloured=True))
            marked.add(word)
        if look.view["heroes"][hero]["pool"]:
            lines += pack(items, width, gap=" ")
    return lines


def boss_lines(look: LookAt[DungeonView], width: int) -> list[Content]:
    """The boss: health and round."""
    boss, language = boss_of(look.view), look.language
    left = boss["health"] - boss["wounds"]
    items = [ink(f"{HEART_SIGN} {left}/{boss['health']}", BLOOD, bold=True)]
    items.append(ink(f"{language.text('word-round')} {boss['round']}", INK2))
    if boss["reborn"]:
        items.append(ink(language.text("terminal-od-reborn"), INK2))
    return pack(items, width)


def card_lines(look: LookAt[DungeonView], card_id: str, width: int, times: Sequence[int] = ()) -> list[Content]:
    """A card with its boxes or ways, its ability and its loot."""
    lines = card_facts(look, card_id, width)
    lines += challenge(look, card_id, width, times)
    return lines + loot(look, card_id, width)


def card_facts(look: LookAt[DungeonView], card_id: str, width: int) -> list[Content]:
    """Combat or peril, XP, leaf, and the ability with its text."""
    facts = f"{kind_name(look.language, card_id)} · {xp_text(look.language, card_id, spoken=False)}"
    return [*ink(facts, INK2).wrap(width), *ability(look, card_id, width)]


def ability(look: LookAt[DungeonView], card_id: str, width: int) -> list[Content]:
    """The special ability of a foe with its text."""
    key = ability_key(card_id)
    if key is None:
        return []
    name = ink(f"{look.language.text(key)}: ", INK, bold=True)
    return (name + ink(look.language.text(key + "-text"), INK3)).wrap(width)


def challenge(look: LookAt[DungeonView], card_id: str, width: int, times: Sequence[int] = ()) -> list[Content]:
    """The printed boxes of a foe, or both ways through a peril, with the times that the party pays if known."""
    if not IS_PERIL[DECK.index[card_id]]:
        return pack([box_signs(look.language, box) for box in printed_boxes(card_id)], width)
    lines: list[Content] = []
    for number, way in enumerate(ways(card_id, times)):
        name = ink(f"{way_name(look.language, card_id, number)}:", INK2)
        text = Content(" ").join([name, in_signs(way_facts(look.language, way))])
        lines += text.wrap(width)
    return lines


def loot(look: LookAt[DungeonView], card_id: str, width: int) -> list[Content]:
    """The possible loot of a card besides XP."""
    words = [ink(word, OK) for word in loot_words(look.language, card_id, spoken=False)]
    return pack([ink("→", INK3), *words], width)


def indented(lines: Sequence[Content], by: int = 2) -> list[Content]:
    return [line.pad_left(by) for line in lines]
