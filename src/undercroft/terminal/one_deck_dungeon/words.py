"""One Deck Dungeon in words and signs: dice, boxes, cards, heroes, and what they cost and give."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from undercroft.games.one_deck_dungeon.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.effects import is_passive
from undercroft.games.one_deck_dungeon.facts import (
    ABILITY,
    COLOURS,
    DECK,
    DICE_COST,
    EFFECT_OF,
    EFFECTS,
    ENCOUNTER_BOXES,
    HEART,
    IS_PERIL,
    ITEM,
    LEAF,
    MANA_COST,
    OPTIONS,
    POISON,
    POTION,
    SKILL,
    TIME,
    TOKEN_COST,
    XP,
)
from undercroft.games.one_deck_dungeon.view import shown_box
from undercroft.kernel.cards import message_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from undercroft.lang import Language

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
"""How many dice laid on a box the boss still takes."""

COSTS: Final = (("hearts", HEART_SIGN, HEART), ("time", TIME_SIGN, TIME), ("poison", POISON_SIGN, POISON))
"""What a box left open costs: the name of the field, the sign, and the bit of the icon."""

Box = dict[str, Any]
"""A box of a view."""


# -- dice ----------------------------------------------------------------------------------------------------------


def letter(language: Language, colour: str) -> str:
    """The letter of a colour of dice."""
    return ANY_SIGN if colour == "any" else language.text("terminal-od-letter-" + colour)


def die_name(language: Language, word: str) -> str:
    """A die in words."""
    return language.text("die-" + word)


def die_sign(language: Language, word: str) -> str:
    """A die as a letter and its value, with a sign for what alone it may be used for: `S5`, `A6▣`."""
    colour, value, *restriction = word.split("-")
    sign = {"armor": ARMOR_SIGN, "mana": MANA_SIGN}[restriction[0]] if restriction else ""
    return f"{letter(language, colour)}{value}{sign}"


def dice_words(language: Language, dice: Iterable[str]) -> str:
    """Dice in words; equal ones are counted."""
    counts = Counter(dice)
    return ", ".join(
        f"{die_name(language, word)} ×{n}" if n > 1 else die_name(language, word) for word, n in counts.items()
    )


def colour_counts(language: Language, counts: Sequence[int], *, spoken: bool) -> str:
    """A number for each colour: `S4 A2 M1`, or `strength 4, agility 2, magic 1`."""
    if spoken:
        return ", ".join(f"{language.text('colour-' + COLOURS[place])} {count}" for place, count in enumerate(counts))
    return " ".join(f"{letter(language, COLOURS[place])}{count}" for place, count in enumerate(counts))


# -- boxes ---------------------------------------------------------------------------------------------------------


def box_sign(language: Language, box: Box) -> str:
    """What covers a box: `S4`, or `ΣS10` for a sum of dice."""
    return f"{WIDE_SIGN if box['wide'] else ''}{letter(language, box['colour'])}{box['value'] or 'X'}"


def first_die_of(box: Box) -> str | None:
    """Whether the boss still takes the first die laid on an open box, or has taken it; a printed box knows nothing."""
    return None if box.get("filled") else box.get("first_die")


def cost_signs(box: Box) -> str:
    """What a box costs when it stays open, and what is special about it: `▣`, `♥1◔1`, `☠`."""
    parts = [f"{sign}{box[name]}" for name, sign, _ in COSTS if box[name]]
    parts += [SKULL_SIGN] if box["skull"] else []
    if first_die := first_die_of(box):
        parts.append(FIRST_DIE_SIGNS[first_die])
    return (ARMOR_SIGN if box["armor"] else "") + "".join(parts)


def box_signs(language: Language, box: Box) -> str:
    """A box in signs: `[S4]♥1◔1`."""
    return f"[{box_sign(language, box)}]{cost_signs(box)}"


def box_words(language: Language, box: Box) -> str:
    """A box in words: what covers it, and what it costs when it stays open."""
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


def count_words(language: Language, name: str, n: int) -> str:
    """So many hearts, so much time or poison."""
    return language.text("count-" + name, n=n)


def box_number(place: int) -> str:
    """How a box is called: they are numbered as they stand there."""
    return f"#{place + 1}"


def costs(counts: Sequence[int], language: Language, *, spoken: bool) -> str:
    """Hearts, time and poison: `♥4 ◔3`, or in words; a dash for nothing."""
    if spoken:
        words = [count_words(language, name, n) for (name, _, _), n in zip(COSTS, counts, strict=True) if n]
        return ", ".join(words) or language.text("terminal-nothing")
    return " ".join(f"{sign}{n}" for (_, sign, _), n in zip(COSTS, counts, strict=True) if n) or "–"


def all_losses(encounter: dict[str, Any]) -> list[int]:
    """Hearts, time and poison that would be lost, with the time that the foe's ability takes afterwards."""
    hearts, time, poison = encounter["consequences"]
    return [hearts, time + (encounter["afterwards"] or {"time": 0})["time"], poison]


def more_losses(language: Language, encounter: dict[str, Any], *, spoken: bool) -> list[str]:
    """What comes on top of the icons: wounds for want of poison tokens, and the time of an ability by its name."""
    wounds, afterwards = encounter["poison_wounds"], encounter["afterwards"]
    parts = []
    if wounds:
        parts.append(language.text("poison-wounds", n=wounds))
    if afterwards is not None:
        time = costs([0, afterwards["time"], 0], language, spoken=spoken)
        parts.append(f"{language.text('ability-' + afterwards['ability'])}: {time}")
    return parts


def prevented(language: Language, view: dict[str, Any], *, spoken: bool) -> str:
    """What skills take off the consequences: `−1♥`, or `−1♥/☣` where there will be a choice."""
    parts = []
    for icons, amount in view["encounter"]["prevented"]:
        if spoken:
            names = [language.text("word-" + name) for name, _, bit in COSTS if icons & bit]
        else:
            names = [sign for _, sign, bit in COSTS if icons & bit]
        parts.append(f"−{amount} {'/'.join(names)}" if spoken else f"−{amount}{'/'.join(names)}")
    return ", ".join(parts)


def own_boxes(view: dict[str, Any]) -> int:
    """How many of the boxes of an encounter are on the card itself; the others are those of the floors."""
    encounter = view["encounter"]
    if view["boss"] is not None or encounter["card"] is None:
        return len(encounter["boxes"])
    face = DECK.index[encounter["card"]["card"]]
    return 1 if IS_PERIL[face] else len(ENCOUNTER_BOXES[face])


def floor_of_box(view: dict[str, Any], place: int) -> dict[str, Any] | None:
    """The floor that a box of an encounter belongs to, if it is not on the card itself."""
    place -= own_boxes(view)
    if place < 0:
        return None
    side = "peril" if IS_PERIL[DECK.index[view["encounter"]["card"]["card"]]] else "combat"
    owners: list[dict[str, Any]] = [
        floor for floor in view["dungeon"]["floors"] if floor["in_force"] for _ in floor[side]
    ]
    return owners[place]


# -- cards ---------------------------------------------------------------------------------------------------------


def card_name(language: Language, card_id: str) -> str:
    """The name of a card, a skill or a potion."""
    return language.text(message_of(card_id))


def card_text(language: Language, card_id: str) -> str:
    """What a card, a skill or a potion does, if it says so."""
    key = message_of(card_id) + "-text"
    return language.text(key) if language.has(key) else ""


def kind_name(language: Language, card_id: str) -> str:
    """Combat or peril."""
    return language.text("word-peril" if IS_PERIL[DECK.index[card_id]] else "word-combat")


def xp_text(language: Language, card_id: str, *, spoken: bool) -> str:
    """What a card is worth, and its leaf."""
    text = language.text("count-xp", n=XP[DECK.index[card_id]])
    if not LEAF[DECK.index[card_id]]:
        return text
    return f"{text}, {language.text('word-leaf')}" if spoken else f"{text} {LEAF_SIGN}"


def ability_key(card_id: str) -> str | None:
    """The message of the special ability of a foe; with `-text` what it does."""
    ability = ABILITY[DECK.index[card_id]]
    return "ability-" + ability.replace("_", "-") if ability else None


def printed_boxes(card_id: str) -> list[Box]:
    """The boxes printed on a foe."""
    return [shown_box(number) for number in ENCOUNTER_BOXES[DECK.index[card_id]]]


def way_name(language: Language, card_id: str, option: int) -> str:
    """What a way through a peril is called."""
    return language.text(f"way-{card_id.removesuffix('_a').removesuffix('_b').replace('_', '-')}-{option}")


def ways(card_id: str, times: Sequence[int] = ()) -> list[tuple[int, Box]]:
    """The ways through a peril: the time that each costs at once, as printed or as the party pays it, and its box."""
    printed = OPTIONS[DECK.index[card_id]]
    prices = times or [way.time for way in printed]
    return [(time, shown_box(way.box)) for time, way in zip(prices, printed, strict=True)]


def way_facts(language: Language, way: tuple[int, Box], *, spoken: bool) -> str:
    """What a way through a peril asks for."""
    time, box = way
    if spoken:
        at_once = [language.text("terminal-od-at-once", cost=count_words(language, "time", time))] if time else []
        return "; ".join([*at_once, box_words(language, box)])
    return " ".join([*([f"−{TIME_SIGN}{time}"] if time else []), box_signs(language, box)])


def item_text(language: Language, card_id: str, *, spoken: bool) -> str:
    """What a card gives as an item: `+S +♥`."""
    *dice, health = ITEM[DECK.index[card_id]]
    if spoken:
        parts = [f"+{count} {language.text('colour-' + COLOURS[place])}" for place, count in enumerate(dice) if count]
        return ", ".join([*parts, *([f"+{health} {language.text('word-health')}"] if health else [])])
    parts = [
        f"+{count if count > 1 else ''}{letter(language, COLOURS[place])}" for place, count in enumerate(dice) if count
    ]
    return " ".join([*parts, *([f"+{HEART_SIGN}"] if health else [])])


def skill_of(card_id: str) -> str | None:
    """The skill that a card gives."""
    effect = SKILL[DECK.index[card_id]]
    return EFFECTS[effect].id if effect >= 0 else None


def potion_of(card_id: str) -> str | None:
    """The potion that a card gives."""
    effect = POTION[DECK.index[card_id]]
    return EFFECTS[effect].id if effect >= 0 else None


def loot_words(language: Language, card_id: str, *, spoken: bool) -> list[str]:
    """What a card can become besides XP: an item, a skill, a potion."""
    parts = [item_text(language, card_id, spoken=spoken)]
    skill, potion = skill_of(card_id), potion_of(card_id)
    if skill is not None:
        parts.append(skill_words(language, skill, spoken=spoken))
    if potion is not None:
        name = card_name(language, potion)
        parts.append(f"{language.text('word-potion')} {name}" if spoken else f"{TOKEN_SIGN} {name}")
    return [part for part in parts if part]


def skill_words(language: Language, skill: str, *, spoken: bool) -> str:
    """A skill with its price."""
    price = cost_of_skill(language, skill, spoken=spoken)
    return f"{card_name(language, skill)} ({price})" if price else card_name(language, skill)


def cost_of_skill(language: Language, skill: str, *, spoken: bool) -> str:
    """What the use of a skill costs: `S`, `SS`, `M≥5`, or free; a token for a potion."""
    effect = EFFECTS[EFFECT_OF[skill]]
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
    if effect.cost == TOKEN_COST:
        return TOKEN_SIGN
    return language.text("word-free") if spoken else ""


def door_name(language: Language, door: int) -> str:
    """How a door is called: they are numbered from 1."""
    return f"{language.text('word-door')} {door + 1}"


def doors_count(language: Language, view: dict[str, Any]) -> str:
    """How many doors are in play, of those that there may be."""
    return f"{language.text('word-doors')} {sum(map(bool, view['zones']['door']))}/{view['door_limit']}"


# -- heroes, floors, boss --------------------------------------------------------------------------------------------


def hero_name(language: Language, view: dict[str, Any], hero: int) -> str:
    """The name of a hero, or that nobody is chosen yet."""
    card: str | None = view["heroes"][hero]["hero"]
    return card_name(language, card) if card is not None else language.text("terminal-no-hero")


def heroes_with_names(view: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """The heroes that have been chosen."""
    return [(number, hero) for number, hero in enumerate(view["heroes"]) if hero["hero"] is not None]


def side(view: dict[str, Any]) -> str:
    """The side of the hero cards that is in use."""
    return "1p" if len(view["heroes"]) == 1 else "2p"


def feat_name(language: Language, hero: dict[str, Any]) -> str:
    """A hero's feat."""
    return language.text("feat-" + hero["feat"].replace("_", "-"))


def feat_text(language: Language, view: dict[str, Any], hero: dict[str, Any]) -> str:
    """What a hero's feat does."""
    return language.text(f"feat-{hero['feat'].replace('_', '-')}-{side(view)}-text")


def cards_of(view: dict[str, Any], zone: str, hero: int) -> list[str]:
    """The items or skills that lie around a hero."""
    return [card["card"] for card in view["zones"][zone][hero]]


def floor_key(floor: dict[str, Any]) -> str:
    """The message of a floor; with `-text` what it does."""
    name: str = floor["name"]
    return "floor-" + name.lower().replace(" ", "-").replace("'", "")


def floor_text(language: Language, floor: dict[str, Any]) -> str:
    """What a floor does, if it does something."""
    key = floor_key(floor) + "-text"
    return language.text(key) if language.has(key) else ""


def boss_key(view: dict[str, Any]) -> str:
    """The message of the boss that is fought; with `-text` what it does."""
    boss: str = view["boss"]["id"]
    return "boss-" + boss.replace("_", "-")


def foe_name(language: Language, view: dict[str, Any]) -> str:
    """Who or what is faced: a boss or a card."""
    if view["boss"] is not None:
        return language.text(boss_key(view))
    card = (view["encounter"] or {}).get("card")
    return card_name(language, card["card"]) if card is not None else ""


def open_cards(view: dict[str, Any]) -> dict[int, str]:
    """The encounters that lie open somewhere, by number."""
    zones = view["zones"]
    rows = [*zones["door"], zones["faced"], *zones["items"], *zones["skills"], zones["potions"], zones["xp"]]
    return {card["id"]: card["card"] for row in rows for card in row if "card" in card}


def die_target(hero: int, word: str) -> tuple[str, int]:
    """A die of a hero's pool as a thing that can be pointed at."""
    return ("pool", hero << 8 | DIE_WORDS.index(word))


def skill_target(hero: int, skill: str) -> tuple[str, int]:
    """A skill of a hero as a thing that can be pointed at."""
    return ("skill", hero << 16 | EFFECT_OF[skill])


def potion_target(potion: str) -> tuple[str, int]:
    """A potion as a thing that can be pointed at."""
    return ("potion", EFFECT_OF[potion])


def is_facing(view: dict[str, Any]) -> bool:
    """Whether the party faces a card or the boss now."""
    return view["encounter"] is not None or view["boss"] is not None
