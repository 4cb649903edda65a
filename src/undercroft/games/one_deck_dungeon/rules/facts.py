"""The printed facts of One Deck Dungeon and Forest of Shadows, read once from the card tables."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal, get_args

import msgspec

from undercroft.kernel.cards import Deck, Printed

Colour = Literal["strength", "agility", "magic", "heroic"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)  # OD-009
STRENGTH: Final = 0
AGILITY: Final = 1
MAGIC: Final = 2
HEROIC: Final = 3
GREY: Final = 3
"""The colour of a box that takes any die (OD-178)."""

COMBAT: Final = 1
PERIL: Final = 2
BOSS: Final = 4
ICONS: Final = {"combat": COMBAT | BOSS, "peril": PERIL, "boss": BOSS}  # OD-171: combat skills work against the boss

BASE: Final = "base"
FOREST: Final = "forest"
SETS: Final = (BASE, FOREST)  # FS-001


def _read(name: str) -> dict[str, Any]:
    text = files("undercroft.games.one_deck_dungeon").joinpath(f"cards/{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


TABLES: Final = {BASE: _read("one_deck_dungeon"), FOREST: _read("forest_of_shadows")}
DICE: Final = tuple(TABLES[BASE]["components"]["dice"][colour] for colour in COLOURS)  # OD-008, OD-010, OD-DECISION-2
POTION_TOKENS: Final[int] = TABLES[BASE]["components"]["potion_tokens"]  # OD-019
POISON_TOKENS: Final[int] = TABLES[FOREST]["poison"]["tokens"]  # FS-002
DOOR_LIMIT: Final[int] = TABLES[BASE]["turn"]["door_slots"]  # OD-054
TURN_TIME: Final[int] = TABLES[BASE]["turn"]["time_per_turn"]  # OD-052
START_TOKENS: Final[int] = TABLES[BASE]["turn"]["start_potion_tokens"]  # OD-036
XP_FOR_A_POTION: Final[int] = TABLES[BASE]["turn"]["max_level_xp_per_potion"]  # OD-154
TOP_LEVEL: Final = 4  # OD-153
FLOORS: Final = 3
TALENT_GROUPS: Final = ("basic", "focus_1", "focus_2", "focus_3")  # OC-010

# -- boxes ---------------------------------------------------------------------------------------------------------


class Box(msgspec.Struct, frozen=True):
    """A challenge box: what covers it, and what it costs when it stays empty."""

    colour: int
    value: int
    wide: bool
    armor: bool
    hearts: int
    time: int
    poison: int
    skull: bool
    x: bool
    """Whether its number is calculated, not printed."""


BOXES: Final[list[Box]] = []


def _box(row: dict[str, Any]) -> int:
    colour = GREY if row["color"] == "any" else COLOURS.index(row["color"])
    BOXES.append(
        Box(
            colour,
            row["value"],
            row["wide"],
            row["armor"],
            row["hearts"],
            row["time"],
            row["poison"],
            row.get("skull", False),
            row.get("x", False),
        )
    )
    return len(BOXES) - 1


# -- what skills, potions and talents do ---------------------------------------------------------------------------

ARMOR_ONLY: Final = 1
MANA_ONLY: Final = 2
RESTRICTIONS: Final = {"": 0, "cover_armor_box": ARMOR_ONLY, "pay_mana": MANA_ONLY}
ANY_NUMBER: Final = 99

HEART: Final = 1
TIME: Final = 2
POISON: Final = 4
ICON_BITS: Final = {"heart": HEART, "time": TIME, "poison": POISON}

HEARTS: Final = 0
HOURGLASSES: Final = 1
POISONS: Final = 2
"""Indices of the losses in lists of hearts, hourglasses and poison."""


class Op(msgspec.Struct, frozen=True):
    """An operation of an effect; fields that its kind does not need keep their defaults."""

    kind: str
    colour: int = -1
    """The colour gained, rolled, or required of the dice; -1 for any."""
    colours: int = 0b1111
    """The colours of the dice it may touch, as a mask."""
    to_colours: int = 0
    value: int = 0
    least: int = 0
    most: int = 0
    """The number of dice or icons at most."""
    boss_most: int = 0
    """The number in a boss round, if it differs."""
    values: int = 0b1111110
    """The values of the dice it may touch, as a mask of bits 1 to 6."""
    icons: int = 0
    restriction: int = 0
    partner: bool = False
    everything: bool = False
    """Whether it touches all fitting dice without asking."""
    one_value: bool = False
    """Whether all dice must show one value, which is chosen first."""
    gained: bool = False
    """Whether it touches only dice gained by this effect."""
    boss_only: bool = False
    choices: tuple[tuple[Op, ...], ...] = ()


def _colour_mask(row: dict[str, Any], key: str) -> int:
    word = row.get(key, "")
    if word == "any_non_heroic":
        return 0b0111
    return 1 << COLOURS.index(word) if word else 0b1111


def _op(row: dict[str, Any]) -> Op:
    kind = row["op"]
    if kind == "choose_one":
        return Op(kind, choices=tuple(tuple(_op(part) for part in option) for option in row["options"]))
    colours = 0b1111
    if "color" in row and kind == "increase":
        colours = 1 << COLOURS.index(row["color"])
    if "colors" in row:
        colours = sum(1 << COLOURS.index(colour) for colour in row["colors"])
    if "exclude_color" in row:
        colours &= ~(1 << COLOURS.index(row["exclude_color"]))
    if kind == "recolor":
        colours = _colour_mask(row, "from")
    count = row.get("count", 0)
    any_number = row.get("any_number") or row.get("which") == "any_number"
    most = ANY_NUMBER if any_number else row.get("up_to", row.get("max", count))
    least = 0 if any_number or "up_to" in row else row.get("min", count)
    icons = row.get("icons") or ([row["icon"]] if "icon" in row else [])
    values = 0b1111110
    if "values" in row:
        values = sum(1 << value for value in row["values"])
    if "discard_value" in row:
        values = 1 << row["discard_value"]
    return Op(
        kind,
        colour=COLOURS.index(row["color"]) if "color" in row else -1,
        colours=colours,
        to_colours=_colour_mask(row, "to") if kind == "recolor" else 0,
        value=row.get("value", row.get("by", row.get("gain_value", row.get("threshold", row.get("per", 0))))),
        least=least,
        most=most,
        boss_most=row.get("boss_count", most),
        values=values,
        icons=sum(ICON_BITS[icon] for icon in icons),
        restriction=RESTRICTIONS[row.get("restrict", "")],
        partner=row.get("target") == "partner",
        everything=row.get("which") == "all" or row.get("all", False),
        one_value=row.get("pick_value", False),
        gained=row.get("among") == "gained",
        boss_only=row.get("only") == "boss",
    )


FREE: Final = 0  # OD-135
DICE_COST: Final = 1
MANA_COST: Final = 2
TOKEN_COST: Final = 3


class Effect(msgspec.Struct, frozen=True):
    """A skill, potion or talent: when it may be used, what it costs, and what it does (OD-130)."""

    id: str
    kind: str
    """The kind: skill, basic, hero, potion or talent."""
    face: int
    usable: int
    """The kinds of encounter in which it may be used, as a mask."""
    moments: tuple[str, ...]
    """The moments at which it acts by itself, or outside encounters."""
    cost: int
    colour: int
    amount: int
    """The cost in dice or mana."""
    ops: tuple[Op, ...]


EFFECTS: Final[list[Effect]] = []
EFFECT_OF: Final[dict[str, int]] = {}
"""The effect of each skill, potion and talent by its id as a card."""


def _effect(card_id: str, kind: str, face: int, row: dict[str, Any]) -> int:
    cost = row.get("cost", {"type": "free"})
    colour = COLOURS.index(cost["color"]) if "color" in cost else -1
    amount = cost.get("count", cost.get("total", 0))
    kinds = {"free": FREE, "dice": DICE_COST, "mana": MANA_COST, "potion": TOKEN_COST}
    words = row.get("usable", [])
    EFFECTS.append(
        Effect(
            card_id,
            kind,
            face,
            sum(ICONS[word] for word in set(words) if word in ICONS) if "boss" not in words or len(words) == 1 else 7,
            tuple(word for word in words if word not in ICONS),
            kinds[cost["type"]],
            colour,
            amount,
            tuple(_op(op) for op in row.get("ops", [])),
        )
    )
    EFFECT_OF[card_id] = len(EFFECTS) - 1
    return len(EFFECTS) - 1


# -- the cards -----------------------------------------------------------------------------------------------------

TALENT_OPS: Final[dict[str, list[dict[str, Any]]]] = {
    "crafty": [{"op": "increase", "count": 1, "by": 1}],
    "grit": [{"op": "prevent", "icon": "heart", "count": 1}],
    "guile": [{"op": "reroll", "count": 1}],
    "fortitude": [{"op": "prevent", "icon": "heart", "count": 1}],
    "direct_hit": [{"op": "set_value", "count": 1, "value": 6}],
    "cunning": [{"op": "reroll", "count": 1}],
    "speed": [{"op": "prevent", "icon": "time", "count": 1}],
}
"""The operations of talents with an icon, in the form of the tables."""


def _printed() -> tuple[Printed, ...]:
    cards: list[Printed] = []
    for name in SETS:
        table = TABLES[name]
        ability_sources = {row["id"]: row["source"] for row in table["abilities"]}
        for row in table["encounters"]:
            facts = {**row, "set": name}
            if row.get("ability"):
                facts["ability_source"] = ability_sources[row["ability"]]
            cards.append(Printed(row["id"], row["type"], "door", 1, row["source"], facts))  # OD-013, OD-017
        for row in table["heroes"]:
            cards.append(Printed(row["id"], "hero", "hero", 0, row["source"], {**row, "set": name}))
        for row in table["dungeons"]:
            cards.append(Printed(row["id"], "dungeon", "dungeon", 0, row["source"], {**row, "set": name}))
        for section, prefix in (("skills", "skill_"), ("basic_skills", "basic_"), ("potions", "potion_")):
            kind = prefix[:-1]
            for row in table[section]:
                cards.append(Printed(prefix + row["id"], kind, kind, 0, row["source"], {**row, "set": name}))
    for row in TABLES[BASE]["talents"]:
        cards.append(Printed("talent_" + row["id"], "talent", "talent", 0, row["source"], row))
    for row in TABLES[BASE]["levels"]:  # both sets have the same
        cards.append(Printed(f"level_{row['level']}", "level", "level", 0, row["source"], row))
    hordes = TABLES[FOREST]["hordes_of_shadows"]  # FS-003
    cards.append(Printed("hordes_of_shadows", "hordes", "hordes", 0, hordes["source"], {**hordes, "set": FOREST}))
    return tuple(cards)


DECK: Final = Deck(_printed())


class Side(msgspec.Struct, frozen=True):
    """One side of a hero card: icons, health, feat and printed skill (OD-007, OD-020)."""

    dice: tuple[int, int, int]
    health: int
    feat: dict[str, Any]
    skill: int
    """The effect of the printed skill."""


class Option(msgspec.Struct, frozen=True):
    """One way through a peril."""

    name: str
    time: int
    box: int
    loot: str
    """The edge that may be claimed after it; empty for any."""


class Floor(msgspec.Struct, frozen=True):
    """A floor of a dungeon: its effect and its boxes on both sides."""

    name: str
    effect: str
    combat: tuple[int, ...]
    peril: tuple[int, ...]


class Boss(msgspec.Struct, frozen=True):
    """The boss on the back of a dungeon card (OD-015)."""

    id: str
    health: int
    ability: str
    boxes: tuple[int, ...]


class Level(msgspec.Struct, frozen=True):
    """A side of a level card (OD-014)."""

    items: int
    skills: int
    bonus: int
    xp: int
    tokens: int


for _face, _card in enumerate(DECK.printed):
    if _card.kind in ("skill", "basic", "potion"):
        _effect(_card.id, _card.kind, _face, _card.facts)
    elif _card.kind == "talent":
        _effect(_card.id, "talent", _face, {**_card.facts, "ops": TALENT_OPS.get(_card.facts["id"], [])})


def _side(face: int, row: dict[str, Any], name: str) -> Side:
    skill = _effect(f"hero_{row['skill']['id']}_{name}", "hero", face, row["skill"])
    return Side((row["strength"], row["agility"], row["magic"]), row["health"], row["feat"], skill)


HEROES: Final = tuple(DECK.of_kind("hero"))
DUNGEONS: Final = tuple(DECK.of_kind("dungeon"))
SOLO_SIDE: Final = {face: _side(face, DECK.printed[face].facts["side_1p"], "1p") for face in HEROES}
PAIR_SIDE: Final = {face: _side(face, DECK.printed[face].facts["side_2p"], "2p") for face in HEROES}

SET_OF: Final[tuple[str, ...]] = tuple(card.facts.get("set", "") for card in DECK.printed)
IS_PERIL: Final = tuple(card.kind == "peril" for card in DECK.printed)
XP: Final[tuple[int, ...]] = tuple(card.facts.get("xp", 0) for card in DECK.printed)
TAGGED: Final = tuple(bool(card.facts.get("tag")) for card in DECK.printed)
LEAF: Final = tuple(card.facts.get("tag") == "leaf" for card in DECK.printed)  # FS-016
ABILITY: Final[tuple[str, ...]] = tuple(card.facts.get("ability", "") for card in DECK.printed)
ENCOUNTER_BOXES: Final = tuple(
    tuple(_box(row) for row in card.facts["boxes"]) if card.kind == "combat" else () for card in DECK.printed
)
OPTIONS: Final = tuple(
    tuple(
        Option(option["name"], option["time_cost"], _box(option["box"]), option.get("loot", ""))
        for option in card.facts["options"]
    )
    if card.kind == "peril"
    else ()
    for card in DECK.printed
)
ITEM: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card.facts["item"][name] for name in (*COLOURS[:3], "health")) if "item" in card.facts else ()
    for card in DECK.printed
)
"""The dice and the health that a card gives as an item."""
SKILL: Final = tuple(
    EFFECT_OF["skill_" + card.facts["skill"]] if "skill" in card.facts and card.kind in ("combat", "peril") else -1
    for card in DECK.printed
)
POTION: Final = tuple(
    EFFECT_OF["potion_" + card.facts["potion"]] if "potion" in card.facts and card.kind in ("combat", "peril") else -1
    for card in DECK.printed
)

FLOORS_OF: Final = {
    face: tuple(
        Floor(
            row["name"],
            row["effect_id"],
            tuple(_box(box) for box in row["combat_boxes"]),
            tuple(_box(box) for box in row["peril_boxes"]),
        )
        for row in DECK.printed[face].facts["floors"]
    )
    for face in DUNGEONS
}
BOSS_OF: Final = {
    face: Boss(row["id"], row["health"], row["ability_id"], tuple(_box(box) for box in row["boxes"]))
    for face in DUNGEONS
    for row in (DECK.printed[face].facts["boss"],)
}
DIFFICULTY: Final = {face: int(DECK.printed[face].facts["difficulty"]) for face in DUNGEONS}  # OD-016


def _levels(side: str) -> tuple[Level, ...]:
    rows = [row[side] for row in TABLES[BASE]["levels"]]
    return tuple(
        Level(row["items"], row["skills"], row["bonus_dice"], row["xp_to_next"], row["potion_tokens_on_reach"])
        for row in rows
    )


SOLO_LEVELS: Final = _levels("side_1p")
PAIR_LEVELS: Final = _levels("side_2p")

HEALING: Final = EFFECT_OF["potion_healing"]
CURE: Final = EFFECT_OF["potion_cure"]
INVISIBILITY: Final = EFFECT_OF["potion_invisibility"]
BASIC_POTIONS: Final = tuple(
    EFFECT_OF[card.id] for card in DECK.printed if card.kind == "potion" and card.facts["kind"] == "basic"
)
BASIC_SKILLS: Final = tuple(EFFECT_OF[card.id] for card in DECK.printed if card.kind == "basic")
TALENTS: Final = tuple(EFFECT_OF[card.id] for card in DECK.printed if card.kind == "talent")
GROUP_OF: Final = {effect: TALENT_GROUPS.index(DECK.printed[EFFECTS[effect].face].facts["group"]) for effect in TALENTS}
"""The group of every talent (OC-010)."""
TIER_BONUS: Final[dict[str, int]] = {row["id"]: row["bonus_marks"] for row in TABLES[BASE]["difficulty_tiers"]}
"""The check-marks of a challenge tier (OC-027)."""
