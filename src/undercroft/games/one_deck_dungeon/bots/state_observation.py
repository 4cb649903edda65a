"""Observations of a state: the fields of a view that the bots read, computed only when they are read."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.game import ONE_DECK_DUNGEON
from undercroft.games.one_deck_dungeon.rules.boxes import is_filled, need_of
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.rules.effects import owned
from undercroft.games.one_deck_dungeon.rules.facts import BOXES, DECK, DOOR_LIMIT, EFFECTS
from undercroft.games.one_deck_dungeon.rules.health import health_of
from undercroft.games.one_deck_dungeon.rules.potions import found
from undercroft.games.one_deck_dungeon.rules.rolling import icons_of
from undercroft.games.one_deck_dungeon.rules.state import (
    DECK_ZONE,
    DOOR,
    FACED,
    ITEM_OF,
    NO_CARD,
    SKILL_OF,
    XP_CARDS,
    State,
)
from undercroft.games.one_deck_dungeon.view import first_die, shown_boss, shown_box, shown_level, unchosen_hero
from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from undercroft.kernel.actions import Kind
    from undercroft.kernel.state import Move

FIELDS: Final[dict[Any, tuple[tuple[str, Kind], ...]]] = {
    **{verb.does: verb.fields for verb in ONE_DECK_DUNGEON.verbs},
    **{asked: question.fields for asked, question in ONE_DECK_DUNGEON.questions.items()},
}
"""The arguments of every move and every question."""


class StateObservation(Observation):
    """A state as the seat that is asked sees it, as if it led the whole party."""

    def __init__(self, state: State) -> None:
        assert state.question is not None, "somebody is asked"
        self.state = state
        self.seat = state.seat
        self.prompt = state.question.__name__
        self.tokens = state.tokens
        self.shared = True
        self.moves = state.options

    # -- options ---------------------------------------------------------------------------------------------------

    @cached_property
    def about(self) -> dict[str, Any]:  # type: ignore[override]
        """The arguments of the question."""
        return _named(self.state.question, self.state.question_args)

    @cached_property
    def options(self) -> list[dict[str, Any]]:  # type: ignore[override]
        """The moves as options of a view."""
        return [{"verb": move[0].__name__, "args": _named(move[0], move[1:])} for move in self.moves]

    @property
    def count(self) -> int:
        """The number of options."""
        return len(self.moves)

    def of_verb(self, *verbs: str) -> list[int]:
        """Return the indices of the options of these verbs."""
        return [index for index, move in enumerate(self.moves) if move[0].__name__ in verbs]

    def args(self, index: int) -> dict[str, Any]:
        """Return the arguments of an option."""
        move: Move = self.moves[index]
        return _named(move[0], move[1:])

    # -- what lies there -------------------------------------------------------------------------------------------

    @cached_property
    def view(self) -> Any:  # type: ignore[override]
        """The numbers of the table."""
        state = self.state
        return {
            "number": 0,
            "floor": state.floor,
            "turn": state.turn,
            "dungeon": None if state.dungeon < 0 else {"card": DECK.ids[state.dungeon]},
            "found": [EFFECTS[potion].id for potion in found(state)],
            "supply": state.supply,
            "stair_tokens": state.stair_tokens,
            "entered": state.entered,
            "open_doors": [d for d in range(DOOR_LIMIT) if state.zones[DOOR + d] and state.open_doors & 1 << d],
            "level": shown_level(state),
        }

    @cached_property
    def heroes(self) -> Any:  # type: ignore[override]
        """The heroes with icons, health, skills and dice."""
        state = self.state
        return [
            {
                "seat": state.setup.seat_of[hero],
                "hero": DECK.ids[state.hero[hero]],
                "icons": [icons_of(state, hero, colour) for colour in range(3)],
                "wounds": state.wounds[hero],
                "health": health_of(state, hero),
                "poison": state.poison[hero],
                "skills": [EFFECTS[effect].id for effect in owned(state, hero)],
                "used": [EFFECTS[effect].id for user, effect in state.used if user == hero],
                "pool": [DIE_WORDS[one] for one in state.pool[hero]],
            }
            if state.hero[hero] >= 0
            else unchosen_hero(state.setup.seat_of[hero])
            for hero in range(state.setup.heroes)
        ]

    @cached_property
    def zones(self) -> Any:  # type: ignore[override]
        """The cards that the seat knows."""
        state, heroes = self.state, range(self.state.setup.heroes)
        return {
            "deck": {"count": len(state.zones[DECK_ZONE])},
            "door": [self._row(DOOR + door) for door in range(DOOR_LIMIT)],
            "faced": self._row(FACED),
            "xp": self._row(XP_CARDS),
            "items": [self._row(ITEM_OF + hero) for hero in heroes],
            "skills": [self._row(SKILL_OF + hero) for hero in heroes],
        }

    def _row(self, zone: int) -> list[dict[str, Any]]:
        state, bit = self.state, bit_of(self.seat)
        return [
            {"id": card, "card": DECK.ids[state.face[card]]} if state.known[card] & bit else {"id": card}
            for card in state.zones[zone]
        ]

    @cached_property
    def encounter(self) -> Any:  # type: ignore[override]
        """The encounter or boss round."""
        state = self.state
        if not state.boxes and state.card == NO_CARD:
            return None
        return {
            "card": None if state.card == NO_CARD else {"card": DECK.ids[state.face[state.card]]},
            "party": state.party,
            "boxes": [_box(state, place) for place in range(len(state.boxes))],
            "prevented": state.prevented,
            "others_act": False,
        }

    @cached_property
    def boss(self) -> Any:  # type: ignore[override]
        """The boss, once the party faces it."""
        return shown_boss(self.state)

    def leads(self, hero: int) -> bool:
        """Return True: in a playout all seats follow one plan."""
        return True


def _named(what: Any, args: tuple[int, ...]) -> dict[str, Any]:
    return {name: kind.plain(value) for (name, kind), value in zip(FIELDS[what], args, strict=True)}


def _box(state: State, place: int) -> dict[str, Any]:
    return {
        **shown_box(state.boxes[place]),
        "value": need_of(state, BOXES[state.boxes[place]]),
        "armor": bool(state.shields[place]),
        "dice": [DIE_WORDS[one] for one in state.laid[place]],
        "filled": is_filled(state, place),
        "first_die": first_die(state, place),
    }
