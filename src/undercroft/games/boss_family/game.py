"""Base class of the games of the family: its tables and functions for the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, cast

from undercroft.games.boss_family import auto_pass, illegal_moves, provenance, scenario, view
from undercroft.games.boss_family.achievements import CONDITIONS, WITH_COINS, earned
from undercroft.games.boss_family.actions import WAY, way_message
from undercroft.games.boss_family.evaluation_terms import EVALUATION_TERMS
from undercroft.games.boss_family.futures import FUTURES
from undercroft.games.boss_family.goals import GOALS
from undercroft.games.boss_family.rules import events, setup
from undercroft.games.boss_family.rules.dungeon import place_of
from undercroft.games.boss_family.rules.facts import BOSS, XP
from undercroft.games.boss_family.rules.placement import could_lie
from undercroft.games.boss_family.rules.state import BOSS_OF, CITY_ZONES, NO_CARD, REMOVED, ZONES, Setup, State, kind_of
from undercroft.games.boss_family.rules.talk import PHRASES
from undercroft.games.boss_family.situations import SITUATIONS, current_situation
from undercroft.games.boss_family.view_types import BossView, Extras
from undercroft.kernel.actions import Kind
from undercroft.kernel.cards import Printed, message_of
from undercroft.kernel.events import Event
from undercroft.kernel.features.summary import Tally, UnusedItem
from undercroft.kernel.game import Game
from undercroft.kernel.view_types import CommonView

VARIANTS: Final = ("classic", "hard", "pick-boss", "machinations", "immortality")

SWINGS: Final[dict[type[Event], Callable[[Any], int]]] = {
    events.HeroDied: lambda event: 2 * event.souls,
    events.HeroSurvived: lambda event: 3 * event.wounds,
    events.WoundHealed: lambda _: 4,
    events.LeveledUp: lambda _: 3,
    events.SpellCancelled: lambda _: 3,
    events.RoomDestroyed: lambda _: 2,
    events.PlayerLost: lambda _: 20,
}


class BossFamily(Game[State]):
    """A game of the family; an edition adds its settings, verbs, questions and `setup_of`."""

    zones = ZONES.without(*CITY_ZONES)
    view_type: type[CommonView] = BossView
    goals = GOALS
    leftovers = (UnusedItem("hand", "missed-hand"), UnusedItem("town", "missed-town"))
    tallies = (Tally("cards-drawn", "missed-drawn", "cards"), Tally("hero-lured", "missed-lured"))
    gathered = (events.HeroStayed, events.HeroLured)
    wishes = auto_pass.WISHES
    futures = FUTURES
    phrases = PHRASES
    situations = SITUATIONS
    evaluation_terms = EVALUATION_TERMS
    swings = SWINGS

    begin = staticmethod(setup.begin)
    start_zone = staticmethod(setup.start_zone)
    place = staticmethod(scenario.place)
    view_fields = staticmethod(view.view_fields)
    situation = staticmethod(current_situation)
    passed_by = staticmethod(auto_pass.passed_by)
    forbidding_clause = staticmethod(illegal_moves.forbidding_clause)
    parts_of = staticmethod(provenance.parts_of)
    texts_on = staticmethod(provenance.texts_on)

    def setup_of(self, seats: int, options: dict[str, Any]) -> Setup:
        """Return the options as the rules use them."""
        raise NotImplementedError  # abstract

    def blank(self, seats: int, options: dict[str, Any], chance: int) -> State:
        """Return a state with every card in its deck."""
        return setup.unpacked(self.setup_of(seats, options), chance)

    def name_of(self, state: State, kind: Kind, value: int, seat: int | None) -> str | None:
        """Return the message key of an argument; a way to use a card depends on the card."""
        if kind is WAY and state.source != NO_CARD:
            return way_message(state.face[state.source], WAY.words[value])
        return super().name_of(state, kind, value, seat)

    def cards(self) -> list[Printed]:
        """Return the cards that can be played with, those of the game's own set first."""
        return sorted(self.deck.printed, key=lambda card: card.facts["set"] != self.id)

    def earned(self, state: State, seat: int) -> list[str]:
        """Return the achievements that a finished game earns the winner at a seat."""
        known = {**CONDITIONS, **WITH_COINS}
        return earned(state, seat, {name: known[name] for name in self.achievements if name in known})

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        """Return the boss of a seat; the boss of a player who has lost is out of the game."""
        own = state.zones[BOSS_OF + seat] or [
            card
            for card in state.zones[REMOVED]
            if kind_of(state, card) == BOSS and XP[state.face[card]] == state.xp[seat]
        ]
        return {"boss": [message_of(self.deck.ids[state.face[card]]) for card in own]}

    def puzzle_labels(self, zones: Mapping[str, Any], seat: int) -> list[str]:
        """Return the boss of the seat."""
        boss: list[str] = zones["boss"][seat]
        return boss

    def view_fields_since(
        self, state: State, seat: int | None, before: State, shown: Mapping[str, Any], beside: Mapping[str, Any] | None
    ) -> Extras:
        """Return the same fields, with the public ones taken from the view of another seat."""
        return (
            self.view_fields(state, seat) if beside is None else view.for_another(state, seat, cast("Extras", beside))
        )

    def limits(self, state: State) -> list[tuple[int, Callable[[int], bool]]]:
        """Return the face-down rooms and minibosses, each with a test of the faces that may lie there."""
        return [(card, partial(could_lie, state, *place_of(state, card))) for card in state.down]


def variants_of(chosen: list[str]) -> dict[str, Any]:
    """Return the chosen variants as fields of `Setup` (BM-177 to BM-186)."""
    return {variant.replace("-", "_"): variant in chosen for variant in VARIANTS}
