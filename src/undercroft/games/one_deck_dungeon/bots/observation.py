"""Observations of bots: heroes with their dice, doors, the dungeon, and the options."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.rules.effects import is_passive
from undercroft.games.one_deck_dungeon.rules.facts import DECK, EFFECT_OF, EFFECTS, Effect, Op
from undercroft.games.one_deck_dungeon.rules.floors import NO_EFFECT, TOGETHER, FloorEffect

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.view_types import DungeonView

DIE_OF = {word: number for number, word in enumerate(DIE_WORDS)}


class Observation:
    """A view as bots read it."""

    def __init__(self, view: DungeonView) -> None:
        self.view = view
        assert view["seat"] is not None, "a bot looks from a seat"
        assert view["decision"] is not None, "a bot is asked"
        self.seat = view["seat"]
        self.decision = view["decision"]
        self.prompt = self.decision["prompt"]
        self.about: dict[str, Any] = self.decision["args"]
        """The arguments of the question."""
        self.options = self.decision["options"]
        self.heroes = view["heroes"]
        self.encounter = view["encounter"]
        self.boss = view["boss"]
        self.tokens = view["tokens"]
        self.zones = view["zones"]
        self.shared = False
        """True if the dice of other seats may be combined, too."""

    # -- options ---------------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """The number of options."""
        return len(self.options)

    def of_verb(self, *verbs: str) -> list[int]:
        """Return the indices of the options of these verbs."""
        return [index for index, option in enumerate(self.options) if option["verb"] in verbs]

    def args(self, index: int) -> dict[str, Any]:
        """Return the arguments of an option."""
        return self.options[index]["args"]

    # -- heroes ----------------------------------------------------------------------------------------------------

    @property
    def all_heroes(self) -> list[int]:
        """All heroes."""
        return list(range(len(self.heroes)))

    @property
    def party(self) -> list[int]:
        """The heroes of the encounter; all heroes outside of one."""
        return list(self.encounter["party"]) if self.encounter is not None else self.all_heroes

    def health_left(self, hero: int) -> int:
        """Return the wounds that a hero can still take."""
        return self.heroes[hero]["health"] - self.heroes[hero]["wounds"]

    def leads(self, hero: int) -> bool:
        """Return True if the seat leads the hero."""
        return self.heroes[hero]["seat"] == self.seat

    def pools(self) -> dict[int, list[int]]:
        """Return the dice of every hero of the encounter."""
        return {hero: [DIE_OF[word] for word in self.heroes[hero]["pool"]] for hero in self.party}

    def skills_of(self, hero: int) -> list[Effect]:
        """Return a hero's skills and talents, the printed one first."""
        return [effect_named(name) for name in self.heroes[hero]["skills"]]

    def printed_of(self, hero: int) -> tuple[Op, ...]:
        """Return the operations of a hero's printed skill."""
        return self.skills_of(hero)[0].ops

    def unused_of(self, hero: int, kind: int) -> list[Effect]:
        """Return a hero's active skills that can still be used in an encounter of this kind."""
        used = self.heroes[hero]["used"]
        return [
            effect
            for effect in self.skills_of(hero)
            if effect.usable & kind and effect.id not in used and not is_passive(EFFECT_OF[effect.id])
        ]

    @property
    def poison(self) -> int:
        """The poison tokens of the whole party."""
        return sum(hero["poison"] for hero in self.heroes)

    @cached_property
    def cures(self) -> bool:
        """True if the turn card heals by Cure."""
        return "potion_cure" in self.view["found"]

    # -- the dungeon -----------------------------------------------------------------------------------------------

    @property
    def floors(self) -> FloorEffect:
        """The effects of the visible floors."""
        if self.view["dungeon"] is None or self.boss is not None:
            return NO_EFFECT
        return TOGETHER[self.dungeon][self.view["floor"]]

    @property
    def dungeon(self) -> int:
        """The face of the dungeon card."""
        assert self.view["dungeon"] is not None, "no dungeon is chosen yet"
        return DECK.index[self.view["dungeon"]["card"]]

    @property
    def deck_left(self) -> int:
        """The number of cards in the deck."""
        return self.zones["deck"]["count"]

    def faces_behind(self, door: int) -> list[int]:
        """Return the known faces of a door's cards."""
        return [DECK.index[card["card"]] for card in self.zones["door"][door] if "card" in card]

    @cached_property
    def face_of(self) -> dict[int, int]:
        """The faces of the cards that lie open, by their numbers."""
        rows = [self.zones["faced"], self.zones["xp"], *self.zones["items"], *self.zones["skills"]]
        return {card["id"]: DECK.index[card["card"]] for row in rows for card in row}


def effect_named(name: str) -> Effect:
    """Return a skill, potion or talent by its id."""
    return EFFECTS[EFFECT_OF[name]]
