"""What the bot sees: heroes with their dice, the boxes of the encounter, and what can be chosen."""

from __future__ import annotations

from typing import Any

from undercroft.games.one_deck_dungeon.dice import DIE_WORDS, colour_of, restriction_of, value_of
from undercroft.games.one_deck_dungeon.facts import ARMOR_ONLY, COLOURS, DECK, EFFECT_OF, EFFECTS, GREY
from undercroft.games.one_deck_dungeon.solver import SIDES, Rules, Target

DIE_OF = {word: number for number, word in enumerate(DIE_WORDS)}
HEART_WORTH = 10
TIME_WORTH = 3
POISON_WORTH = 7
SKULL_WORTH = 14


def kind_of(word: str) -> int:
    """The solver's number of a die that may be used freely."""
    die = DIE_OF[word]
    return colour_of(die) * SIDES + value_of(die) - 1


class Sight:
    """A view, looked at by one seat."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.decision: dict[str, Any] = view["decision"]
        self.options: list[dict[str, Any]] = self.decision["options"]
        self.heroes: list[dict[str, Any]] = view["heroes"]
        self.encounter: dict[str, Any] | None = view["encounter"]

    def of_verb(self, *verbs: str) -> list[int]:
        """The options of these verbs, by index."""
        return [index for index, option in enumerate(self.options) if option["verb"] in verbs]

    def args(self, index: int) -> dict[str, Any]:
        """The arguments of an option."""
        args: dict[str, Any] = self.options[index]["args"]
        return args

    @property
    def party(self) -> list[int]:
        """The heroes of the encounter."""
        return list(self.encounter["party"]) if self.encounter is not None else list(range(len(self.heroes)))

    def dice(self) -> list[str]:
        """The dice of the encounter that may be used freely."""
        return [word for hero in self.party for word in self.heroes[hero]["pool"] if not restriction_of(DIE_OF[word])]

    def armor_dice(self) -> list[int]:
        """The values of dice that may cover only armor boxes."""
        return [
            value_of(DIE_OF[word])
            for hero in self.party
            for word in self.heroes[hero]["pool"]
            if restriction_of(DIE_OF[word]) == ARMOR_ONLY
        ]

    def targets(self) -> tuple[list[Target], list[int]]:
        """The boxes that are still open, and their places."""
        boss = self.view["boss"]
        targets: list[Target] = []
        places: list[int] = []
        for place, box in enumerate(self.encounter["boxes"] if self.encounter is not None else []):
            if box["filled"]:
                continue
            laid = sum(value_of(DIE_OF[word]) for word in box["dice"])
            worth = HEART_WORTH * box["hearts"] + TIME_WORTH * box["time"] + POISON_WORTH * box["poison"]
            targets.append(
                Target(
                    colour=GREY if box["colour"] == "any" else COLOURS.index(box["colour"]),
                    need=box["value"] - laid,
                    wide=box["wide"],
                    armor=box["armor"],
                    no_heroic=boss is not None and boss["ability"] == "no_heroic_on_skulls" and box["skull"],
                    twice=boss is not None and boss["ability"] == "first_cover_discarded" and box["skull"],
                    worth=worth + SKULL_WORTH * box["skull"] + 1,
                )
            )
            places.append(place)
        return targets, places

    def rules(self) -> Rules:
        """How dice may be combined in this encounter."""
        ability = ""
        if self.view["boss"] is not None:
            ability = self.view["boss"]["ability"]
        elif self.encounter is not None and self.encounter["card"] is not None:
            ability = DECK.printed[DECK.index[self.encounter["card"]["card"]]].facts.get("ability", "")
        dice = {"no_combining": 0, "dodge_foe": 3}.get(ability, 2)
        return Rules(dice=dice, lower=int(ability == "shred"), supply=self.view["supply"][3])

    def health_left(self, hero: int) -> int:
        """How many wounds a hero can still take."""
        left: int = self.heroes[hero]["health"] - self.heroes[hero]["wounds"]
        return left


def effect_named(name: str) -> Any:
    """A skill, potion or talent by its id."""
    return EFFECTS[EFFECT_OF[name]]
