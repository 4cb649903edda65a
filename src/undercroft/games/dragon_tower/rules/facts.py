"""The printed facts of Dragon Tower, read once from the card table and indexed by face."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal, get_args

from undercroft.kernel.cards import Deck, Printed

Attribute = Literal["strength", "faith", "magic", "agility"]
ATTRIBUTES: Final[tuple[Attribute, ...]] = get_args(Attribute)  # DT-010
STRENGTH: Final = 0
FAITH: Final = 1
MAGIC: Final = 2
AGILITY: Final = 3
ANY_DECK: Final = 0b1111

TABLE: Final[dict[str, Any]] = tomllib.loads(
    files("undercroft.games.dragon_tower").joinpath("cards/dragon_tower.toml").read_text(encoding="utf-8")
)
META: Final[dict[str, Any]] = TABLE["meta"]
FLOORS: Final[int] = META["floors"]  # DT-001
HEALTH_CAP: Final[int] = META["health_cap"]  # DT-027
REST: Final[int] = META["heal_after_floor_3"]  # DT-098
IN_EACH_OTHERS_WAY: Final[int] = META["pair_fight_bonus_per_attribute"]  # DT-089


def _printed() -> tuple[Printed, ...]:
    cards: list[Printed] = []
    for section in ("hero", "skill", "monster", "circumstance", "capability", "boss"):
        for row in TABLE[section]:
            kind = section
            if section == "monster":
                kind = "elite" if row["elite"] else "normal"
            back = row["attribute"] if section == "capability" else kind
            cards.append(Printed(row["id"], kind, back, row.get("copies", 1), row["source"], row))
    return tuple(cards)


DECK: Final = Deck(_printed())  # DT-003 to DT-009; the cards that the book names: DT-134 to DT-136


def _vector(row: dict[str, Any]) -> tuple[int, ...]:
    return tuple(row.get(attribute, 0) for attribute in ATTRIBUTES)


def _deck_masks(draws: list[dict[str, Any]]) -> tuple[int, ...]:
    """For each card to draw, the mask of decks it may come from."""
    masks: list[int] = []
    for draw in draws:
        mask = ANY_DECK if draw["from"] == ["any"] else sum(1 << ATTRIBUTES.index(name) for name in draw["from"])
        masks += [mask] * draw["count"]
    return tuple(masks)


KIND: Final = tuple(card.kind for card in DECK.printed)
POINTS: Final = tuple(_vector(card.facts) for card in DECK.printed)
"""The four attributes of heroes, monsters, circumstances and bosses (DT-DECISION-15, DT-DECISION-32)."""
VALUE: Final[tuple[int, ...]] = tuple(card.facts.get("value", 0) for card in DECK.printed)
ATTRIBUTE: Final = tuple(
    ATTRIBUTES.index(card.facts["attribute"]) if card.kind == "capability" else -1 for card in DECK.printed
)
VALUES: Final = tuple(sorted({value for value in VALUE if value}))
"""The values of capability cards (DT-DECISION-34)."""
HERO_TYPE: Final[tuple[str, ...]] = tuple(card.facts.get("type", "") for card in DECK.printed)  # DT-DECISION-33
START_HEALTH: Final[tuple[int, ...]] = tuple(card.facts.get("start_health", 0) for card in DECK.printed)
START_CARDS: Final = tuple(_deck_masks(card.facts.get("start_cards", [])) for card in DECK.printed)
REFILL: Final = tuple(_deck_masks(card.facts.get("refill", [])) for card in DECK.printed)  # DT-DECISION-12

HEROES: Final = tuple(DECK.of_kind("hero"))
ORDINARY_HEROES: Final = tuple(face for face in HEROES if HERO_TYPE[face] == "ordinary")  # DT-011
SKILLS: Final = tuple(DECK.of_kind("skill"))  # DT-DECISION-5
BOSSES: Final = tuple(DECK.of_kind("boss"))

DRAGON: Final = DECK.index["dragon"]
SHADOW: Final = DECK.index["shadow_of_the_dragon"]
GIANT_TROLL: Final = DECK.index["giant_troll"]
VOID_AGAINST_TROLL: Final = 1
"""Cards of this printed value count for nothing against the Giant Troll (DT-107, DT-DECISION-37)."""
DARK_LORD: Final = DECK.index["dark_lord"]
LORD_OF_THE_DEAD: Final = DECK.index["lord_of_the_dead"]

FIRST_SKILL: Final = SKILLS[0]


def _skill_bit(card_id: str) -> int:
    return 1 << (DECK.index[card_id] - FIRST_SKILL)


# A hero's skills, and those spent on this floor, are masks with one bit a skill.
DIVINER: Final = _skill_bit("diviner")
TROUBLEWISE: Final = _skill_bit("troublewise")
REGENERATION: Final = _skill_bit("regeneration")
HEALER: Final = _skill_bit("healer")
SHOULDER_TO_SHOULDER: Final = _skill_bit("shoulder_to_shoulder")
TRADE: Final = _skill_bit("trade")
SCAVENGER: Final = _skill_bit("scavenger")
FURY: Final = _skill_bit("fury")
SECOND_STANCE: Final = _skill_bit("second_stance")
RESOURCEFUL: Final = _skill_bit("resourceful")
DECOY: Final = _skill_bit("decoy")
LUCKY: Final = _skill_bit("lucky")
HEALING_VALUE: Final = 2
"""The least value of a card that a Healer discards."""
TURNED_LOSS: Final = 1
"""What a card loses when a Resourceful hero plays it as another attribute."""


def skill_face(bit: int) -> int:
    """The printed card of a skill's bit."""
    return FIRST_SKILL + bit.bit_length() - 1


def skill_faces(mask: int) -> list[int]:
    """The printed cards of a mask of skills."""
    return [face for face in SKILLS if mask & 1 << (face - FIRST_SKILL)]


SKILL_HEALTH: Final[tuple[int, ...]] = tuple(
    card.facts["cost"]["health"] if card.kind == "skill" else 0 for card in DECK.printed
)
SKILL_CARDS: Final[tuple[int, ...]] = tuple(
    card.facts["cost"]["cards"] if card.kind == "skill" else 0 for card in DECK.printed
)
SKILL_GAIN: Final[tuple[int, ...]] = tuple(
    card.facts["cost"]["gain_any_cards"] if card.kind == "skill" else 0 for card in DECK.printed
)


class Floor:
    """What the layout puts on one floor: monsters a room, face-down circumstances, bosses."""

    __slots__ = ("bosses", "circumstances", "rooms")

    def __init__(self, row: dict[str, Any]) -> None:
        self.rooms: tuple[tuple[int, int], ...] = tuple((room["ordinary"], room["elite"]) for room in row["rooms"])
        self.circumstances: int = row["circumstances"]
        self.bosses: tuple[int, ...] = tuple(DECK.index[name] for name in row["bosses"])


LAYOUT: Final = {
    heroes: tuple(
        Floor(row) for row in sorted(TABLE["layout"], key=lambda row: int(row["floor"])) if row["players"] == heroes
    )
    for heroes in META["players"]
}
"""The layouts by number of heroes, floor 1 first (DT-DECISION-9)."""
