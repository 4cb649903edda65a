"""Dice and boxes of One Deck Dungeon in signs and words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from textual.content import Content

from undercroft.games.one_deck_dungeon.rules.facts import COLOURS, DECK, ENCOUNTER_BOXES, HEART, IS_PERIL, POISON, TIME
from undercroft.games.one_deck_dungeon.terminal.view_state import card_faced, dungeon_of, encounter_of
from undercroft.terminal.widgets.looks import BLOOD, INK2, INK3, OK, ink
from undercroft.terminal.widgets.parts import Part, in_signs, in_words, part

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from undercroft.games.one_deck_dungeon.view_types import Box, DungeonView, Floor
    from undercroft.i18n import Language

Cost = Literal["hearts", "time", "poison"]
"""The cost of a box left open."""

DICE_INK: Final = {"strength": "#e8dd6c", "agility": "#f49ad6", "magic": "#7fbcff", "heroic": "#f6ecdb", "any": INK2}
DARK: Final = "#15100e"
POISON_INK: Final = "#9fdc5c"
COST_INK: Final = {"hearts": BLOOD, "time": INK2, "poison": POISON_INK}
HEART_SIGN: Final = "♥"
LOST_SIGN: Final = "♡"
TIME_SIGN: Final = "◔"
POISON_SIGN: Final = "☣"
SKULL_SIGN: Final = "☠"
ARMOR_SIGN: Final = "▣"
WIDE_SIGN: Final = "Σ"
ANY_SIGN: Final = "*"
LEAF_SIGN: Final = "♣"
MANA_SIGN: Final = "~"
TOKEN_SIGN: Final = "⚗"
CLOSED_SIGN: Final = "▒"
FIRST_DIE_SIGNS: Final = {"due": "✗1", "taken": "✗0"}
"""Signs for the number of dice that the boss still takes from a box."""
COSTS: Final[tuple[tuple[Cost, str, int], ...]] = (
    ("hearts", HEART_SIGN, HEART),
    ("time", TIME_SIGN, TIME),
    ("poison", POISON_SIGN, POISON),
)
"""The costs of a box left open: the name of the field, the sign, and the bit of the icon."""


def letter(language: Language, colour: str) -> str:
    return ANY_SIGN if colour == "any" else language.text("terminal-od-letter-" + colour)


def die_name(language: Language, word: str) -> str:
    return language.text("die-" + word)


def die_sign(language: Language, word: str) -> str:
    """A die as a letter and its value, with a sign for a restriction of its use: `S5`, `A6▣`."""
    colour, value, *restriction = word.split("-")
    sign = {"armor": ARMOR_SIGN, "mana": MANA_SIGN}[restriction[0]] if restriction else ""
    return f"{letter(language, colour)}{value}{sign}"


def dice_words(language: Language, dice: Iterable[str]) -> str:
    """Dice in words; equal ones are counted."""
    counts = Counter(dice)
    return ", ".join(
        f"{die_name(language, word)} ×{n}" if n > 1 else die_name(language, word) for word, n in counts.items()
    )


def colour_counts(language: Language, counts: Sequence[int]) -> Part:
    """A number for each colour: `strength 4, agility 2, magic 1`, or `S4 A2 M1`."""
    parts = []
    for colour, count in zip(COLOURS, counts, strict=False):
        sign = ink(f"{letter(language, colour)}{count}", DICE_INK[colour] if count else INK3, bold=bool(count))
        parts.append(part(f"{language.text('colour-' + colour)} {count}", sign, INK3))
    return part(in_words(parts), in_signs(parts), INK3)


def box_sign(language: Language, box: Box) -> str:
    """The requirement of a box: `S4`, or `ΣS10` for a sum of dice."""
    return f"{WIDE_SIGN if box['wide'] else ''}{letter(language, box['colour'])}{box['value'] or 'X'}"


def first_die_of(box: Mapping[str, Any]) -> str | None:
    """`due` while the boss will take the first die laid on an open box, `taken` afterwards; None otherwise."""
    return None if box.get("filled") else box.get("first_die")


def cost_signs(box: Box) -> Content:
    """The cost of a box left open, and its special icons: `▣`, `♥1◔1`, `☠`."""
    parts = [ink(ARMOR_SIGN, INK2)] if box["armor"] else []
    parts += [ink(f"{sign}{box[name]}", COST_INK[name]) for name, sign, _ in COSTS if box[name]]
    parts += [ink(SKULL_SIGN, OK)] if box["skull"] else []
    if first_die := first_die_of(box):
        parts.append(ink(FIRST_DIE_SIGNS[first_die], BLOOD if first_die == "due" else INK3))
    return Content("").join(parts)


def box_signs(language: Language, box: Box) -> Content:
    """A box in signs: `[S4]♥1◔1`."""
    return ink(f"[{box_sign(language, box)}]", DICE_INK[box["colour"]], bold=True) + cost_signs(box)


def box_words(language: Language, box: Box) -> str:
    """A box in words: its requirement, and its cost if left open."""
    colour = language.text("word-any-colour" if box["colour"] == "any" else "colour-" + box["colour"])
    need = f"{colour} {box['value'] or 'X'}"
    parts = [language.text("terminal-od-sum", need=need) if box["wide"] else need]
    if box["armor"]:
        parts.append(language.text("word-armor"))
    parts += [count_words(language, name, box[name]) for name, _, _ in COSTS if box[name]]
    if box["skull"]:
        parts.append(language.text("word-skull"))
    if first_die := first_die_of(box):
        parts.append(language.text("first-die-" + first_die))
    return ", ".join(parts)


def box_part(language: Language, box: Box) -> Part:
    return part(box_words(language, box), box_signs(language, box), INK2)


def count_words(language: Language, name: str, n: int) -> str:
    """A number of hearts or tokens, or an amount of time or poison."""
    return language.text("count-" + name, n=n)


def box_number(place: int) -> str:
    """The name of a box: its number from 1."""
    return f"#{place + 1}"


def own_boxes(view: DungeonView) -> int:
    """The number of boxes on the encounter card itself; the others belong to the floors."""
    if view["boss"] is not None:
        return len(encounter_of(view)["boxes"])
    face = DECK.index[card_faced(view)]
    return 1 if IS_PERIL[face] else len(ENCOUNTER_BOXES[face])


def floor_of_box(view: DungeonView, place: int) -> Floor | None:
    """The floor that a box of an encounter belongs to; None for boxes of the card itself."""
    place -= own_boxes(view)
    if place < 0:
        return None
    peril = IS_PERIL[DECK.index[card_faced(view)]]
    floors = [floor for floor in dungeon_of(view)["floors"] if floor["in_force"]]
    owners = [floor for floor in floors for _ in (floor["peril"] if peril else floor["combat"])]
    return owners[place]
