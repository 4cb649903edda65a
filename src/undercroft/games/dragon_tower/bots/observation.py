"""What a bot makes of its view: heroes with their hands, the rooms ahead, guesses where cards are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.dragon_tower.rules.facts import (
    ATTRIBUTE,
    ATTRIBUTES,
    DECK,
    FLOORS,
    GIANT_TROLL,
    KIND,
    POINTS,
    REFILL,
    VALUE,
    VALUES,
)

if TYPE_CHECKING:
    from undercroft.games.dragon_tower import view_types
    from undercroft.kernel.view_types import ShownCard

Points = tuple[int, ...]

UNKNOWN: Final = -1
CARDS_OF_DECK: Final = tuple(
    tuple(
        sum(card.copies for face, card in enumerate(DECK.printed) if ATTRIBUTE[face] == deck and VALUE[face] == value)
        for value in VALUES
    )
    for deck in range(4)
)
"""How many cards of each value each deck has, the lowest value first."""


def _usual_value(deck: tuple[int, ...]) -> int:
    return round(sum(value * number for value, number in zip(VALUES, deck, strict=True)) / sum(deck))


USUAL_VALUE: Final = tuple(_usual_value(deck) for deck in CARDS_OF_DECK)
"""What a hidden card of each deck is worth on average; its back tells the deck."""


class Card:
    """A capability card in a hand; a hidden one counts as a card of the usual value."""

    __slots__ = ("attribute", "id", "value")

    def __init__(self, number: int, attribute: int, value: int) -> None:
        self.id = number
        self.attribute = attribute
        self.value = value


class Hero:
    """A hero as the bot sees it."""

    __slots__ = ("base", "face", "fought", "hand", "health", "laid", "number", "refilled", "seat", "skills")

    def __init__(self, number: int, shown: view_types.Hero, hand: list[ShownCard], laid: list[ShownCard]) -> None:
        self.number = number
        self.seat: int = shown["seat"]
        self.face = -1 if shown["hero"] is None else DECK.index[shown["hero"]["card"]]
        self.base: Points = tuple(shown["base"] or (0, 0, 0, 0))
        self.health: int = shown["health"]
        self.fought: bool = shown["fought"]
        self.refilled: bool = shown["refilled"]
        self.skills: list[str] = shown["skills"]
        self.hand = [card_of(card) for card in hand]
        self.laid = [card_of(card) for card in laid]
        """Cards put into the fight of now, which withdrawing would bring back."""

    def draws(self) -> int:
        """How many cards the hero takes at a refill."""
        return len(REFILL[self.face])


def card_of(shown: ShownCard) -> Card:
    """A card of a hand, known or guessed."""
    if "card" not in shown:
        attribute = ATTRIBUTES.index(shown["back"])
        return Card(UNKNOWN, attribute, USUAL_VALUE[attribute])
    face = DECK.index[shown["card"]]
    return Card(shown["id"], ATTRIBUTE[face], VALUE[face])


class Foe:
    """An opponent: what it asks for, and whether +1 cards are void against it."""

    __slots__ = ("circumstance", "id", "need", "troll")

    def __init__(self, number: int, need: Points, *, troll: bool = False, circumstance: bool = False) -> None:
        self.id = number
        self.need = need
        self.troll = troll
        self.circumstance = circumstance


def foe_of(shown: view_types.Opponent) -> Foe:
    """An opponent of a view."""
    card: str = shown["card"]
    return Foe(
        shown["id"],
        tuple(shown["need"]),
        troll=DECK.index[card] == GIANT_TROLL,
        circumstance=KIND[DECK.index[card]] == "circumstance",
    )


class Floor:
    """A floor: the opponents of its rooms, the circumstances that are known, and how many are hidden."""

    __slots__ = ("hidden", "known", "rooms")

    def __init__(self, shown: view_types.Floor) -> None:
        self.rooms = [[foe_of(opponent) for opponent in room] for room in shown["rooms"]]
        seen = [card for card in shown["circumstances"] if "card" in card]
        self.known = [Foe(card["id"], POINTS[DECK.index[card["card"]]], circumstance=True) for card in seen]
        self.hidden = len(shown["circumstances"]) - len(seen)


class Observation:
    """The table through the eyes of one seat."""

    def __init__(self, view: view_types.TowerView) -> None:
        self.view = view
        assert view["seat"] is not None, "a bot looks from a seat"
        assert view["decision"] is not None, "a bot is asked"
        self.seat = view["seat"]
        self.floor = view["floor"]
        self.stage: str = view["stage"]
        zones = view["zones"]
        self.heroes = [
            Hero(number, shown, zones["hand"][number], zones["laid"][number])
            for number, shown in enumerate(view["heroes"])
        ]
        self.living = [hero for hero in self.heroes if hero.health > 0]
        self.tower = [Floor(shown) for shown in view["tower"]]
        self.room = [foe_of(shown) for shown in view["room"]]
        self.fight = view["fight"]
        variants = view["options"]["variants"]
        self.everyone_counts = "everyone-counts" in variants
        self.decision: dict[str, Any] = {**view["decision"]}
        self.options: list[dict[str, Any]] = self.decision["options"]
        self.texts: dict[str, int] = {option["text"]: index for index, option in enumerate(self.options)}

    @property
    def top(self) -> bool:
        """Whether this is the last floor, where nothing needs to be saved."""
        return self.floor == FLOORS

    @property
    def here(self) -> Floor:
        """The floor that the party stands before or on."""
        return self.tower[self.floor - 1]

    def of_verb(self, *verbs: str) -> list[int]:
        """The options with one of these verbs."""
        return [index for index, option in enumerate(self.options) if option["verb"] in verbs]

    def forward(self) -> list[int]:
        """The options that get the game on; all of them if there are only ways back."""
        return [index for index, option in enumerate(self.options) if not option.get("back")] or list(
            range(len(self.options))
        )

    def ahead(self) -> list[Floor]:
        """The floors after this one."""
        return self.tower[self.floor :]

    def values_left(self, deck: int) -> list[int]:
        """How many cards of each value may be drawn from a deck: all that have not been seen elsewhere."""
        zones = self.view["zones"]
        left = list(CARDS_OF_DECK[deck])
        if zones["capabilities"][deck]["count"] == 0:  # the discards become the new deck
            left = [0] * len(VALUES)
            for _, card in zones["discards"][deck]["known"]:
                left[VALUES.index(VALUE[DECK.index[card["card"]]])] += 1
            return left
        shown = [card for _, card in zones["discards"][deck]["known"]]
        shown += [card for hand in zones["hand"] + zones["laid"] for card in hand if "card" in card]
        for card in shown:
            face = DECK.index[card["card"]]
            if ATTRIBUTE[face] == deck:
                left[VALUES.index(VALUE[face])] -= 1
        return left

    def circumstances_left(self) -> list[Points]:
        """The circumstances that may still lie hidden: all that have not been seen."""
        zones = self.view["zones"]
        left = [face for face in DECK.of_kind("circumstance") for _ in range(DECK.printed[face].copies)]
        shown = [card for _, card in zones["circumstance_discard"]["known"] + zones["circumstance_deck"]["known"]]
        shown += [card for row in zones["circumstances"] for card in row] + zones["under_boss"]
        shown += [card for room in zones["room"] for card in room]
        for card in shown:
            if "card" in card and DECK.index[card["card"]] in left:
                left.remove(DECK.index[card["card"]])
        return [POINTS[face] for face in left]
