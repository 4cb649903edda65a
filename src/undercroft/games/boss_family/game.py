"""The part of a game that all editions of the family share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, cast

from undercroft.games.boss_family import provenance, scenario, view
from undercroft.games.boss_family.achievements import CONDITIONS, WITH_COINS, earned
from undercroft.games.boss_family.auto_pass import WISHES, passed_by
from undercroft.games.boss_family.evaluation_terms import EVALUATION_TERMS
from undercroft.games.boss_family.goals import GOALS
from undercroft.games.boss_family.illegal_moves import forbidding_clause
from undercroft.games.boss_family.rules import events, setup
from undercroft.games.boss_family.rules.dungeon import place_of
from undercroft.games.boss_family.rules.facts import BOSS, XP
from undercroft.games.boss_family.rules.placement import could_lie
from undercroft.games.boss_family.rules.state import BOSS_OF, CITY_ZONES, REMOVED, ZONES, State, kind_of
from undercroft.games.boss_family.rules.talk import PHRASES
from undercroft.games.boss_family.situations import SITUATIONS, current_situation
from undercroft.games.boss_family.view_types import BossView, Extras
from undercroft.kernel.actions import SituationValues
from undercroft.kernel.cards import Printed, message_of
from undercroft.kernel.events import Event
from undercroft.kernel.features.provenance import Part
from undercroft.kernel.features.summary import Tally, UnusedItem
from undercroft.kernel.game import Game
from undercroft.kernel.state import Move
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
    """What the games of the family have in common."""

    zones = ZONES.without(*CITY_ZONES)
    view_type: type[CommonView] = BossView
    goals = GOALS
    leftovers = (UnusedItem("hand", "missed-hand"), UnusedItem("town", "missed-town"))
    tallies = (Tally("cards-drawn", "missed-drawn", "cards"), Tally("hero-lured", "missed-lured"))
    gathered = (events.HeroStayed, events.HeroLured)
    wishes = WISHES
    phrases = PHRASES
    situations = SITUATIONS
    evaluation_terms = EVALUATION_TERMS
    swings = SWINGS

    def cards(self) -> list[Printed]:
        """All that can be played with, those of its own set first."""
        return sorted(self.deck.printed, key=lambda card: card.facts["set"] != self.id)

    def earned(self, state: State, seat: int) -> list[str]:
        """What the winner of a finished game has earned."""
        known = {**CONDITIONS, **WITH_COINS}
        return earned(state, seat, {name: known[name] for name in self.achievements if name in known})

    def traits(self, state: State, seat: int) -> dict[str, list[str]]:
        """The boss of a seat; that of a player who has lost lies out of the game."""
        own = state.zones[BOSS_OF + seat] or [
            card
            for card in state.zones[REMOVED]
            if kind_of(state, card) == BOSS and XP[state.face[card]] == state.xp[seat]
        ]
        return {"boss": [message_of(self.deck.ids[state.face[card]]) for card in own]}

    def puzzle_labels(self, zones: Mapping[str, Any], seat: int) -> list[str]:
        """The boss of the seat."""
        boss: list[str] = zones["boss"][seat]
        return boss

    def begin(self, state: State) -> None:
        """Put the set-up on the agenda."""
        setup.begin(state)

    def start_zone(self, face: int) -> int:
        """The deck where a printed card starts."""
        return setup.start_zone(face)

    def place(self, state: State, position: dict[str, Any]) -> None:
        """Bring a scenario's position into the state."""
        scenario.place(state, position)

    def view_fields(self, state: State, seat: int | None) -> Extras:
        """The family's own part of a view."""
        return view.view_fields(state, seat)

    def view_fields_since(
        self, state: State, seat: int | None, before: State, shown: Mapping[str, Any], beside: Mapping[str, Any] | None
    ) -> Extras:
        """The same, with what everybody sees taken over from another seat."""
        return (
            self.view_fields(state, seat) if beside is None else view.for_another(state, seat, cast("Extras", beside))
        )

    def limits(self, state: State) -> list[tuple[int, Callable[[int], bool]]]:
        """A room or a miniboss lying face down is one that may have been placed there."""
        return [(card, partial(could_lie, state, *place_of(state, card))) for card in state.down]

    def situation(self, state: State, prompt: str, shown: Mapping[str, Any]) -> SituationValues | None:
        """What goes on in a window."""
        return current_situation(state, prompt, shown)

    def passed_by(self, state: State) -> list[str]:
        """Who waits for a hero or for the own turn is not asked in the windows of others."""
        return passed_by(state)

    def forbidding_clause(self, state: State, move: Move) -> str | None:
        """The clause that forbids a move."""
        return forbidding_clause(state, move)

    def parts_of(self, card: Printed) -> list[Part]:
        """The parts of a card with their sources."""
        return provenance.parts_of(card)

    def texts_on(self, card: Printed) -> list[str]:
        """The messages of all that is printed on a card."""
        return provenance.texts_on(card)


def variants_of(chosen: list[str]) -> dict[str, bool]:
    """The variants as the rules use them (BM-177 to BM-186)."""
    return {variant.replace("-", "_"): variant in chosen for variant in VARIANTS}
