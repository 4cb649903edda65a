"""What search sees of a world in which it plays on: what a view would show, made from the state as far as asked."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.game import ONE_DECK_DUNGEON
from undercroft.games.one_deck_dungeon.rules.boss import boss_health
from undercroft.games.one_deck_dungeon.rules.boxes import is_filled, need_of, takes_first_die
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS
from undercroft.games.one_deck_dungeon.rules.effects import owned
from undercroft.games.one_deck_dungeon.rules.facts import BOXES, COLOURS, DECK, DOOR_LIMIT, EFFECTS, GREY
from undercroft.games.one_deck_dungeon.rules.health import health_of
from undercroft.games.one_deck_dungeon.rules.loot import price_of_level, total_xp
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
    level_of,
)
from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from undercroft.kernel.actions import Kind
    from undercroft.kernel.state import Move

FIELDS: Final[dict[Any, tuple[tuple[str, Kind], ...]]] = {
    **{verb.does: verb.fields for verb in ONE_DECK_DUNGEON.verbs},
    **{asked: question.fields for asked, question in ONE_DECK_DUNGEON.questions.items()},
}
"""The arguments of every move and every question."""
WORD_OF_COLOUR: Final = (*COLOURS[:GREY], "any")


class Imagined(Observation):
    """A state, looked at by the seat that is asked; it looks as if the whole party were led from there."""

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
        """What the question is about."""
        return _named(self.state.question, self.state.question_args)

    @cached_property
    def options(self) -> list[dict[str, Any]]:  # type: ignore[override]
        """The moves as a view tells them."""
        return [{"verb": move[0].__name__, "args": _named(move[0], move[1:])} for move in self.moves]

    @property
    def count(self) -> int:
        """How many options there are."""
        return len(self.moves)

    def of_verb(self, *verbs: str) -> list[int]:
        """The options of these verbs, by index."""
        return [index for index, move in enumerate(self.moves) if move[0].__name__ in verbs]

    def args(self, index: int) -> dict[str, Any]:
        """The arguments of an option."""
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
            "level": {"bonus": level_of(state).bonus, "xp": total_xp(state), "price": price_of_level(state)},
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
            else {"seat": state.setup.seat_of[hero], "hero": None, "icons": [0, 0, 0]}
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
        state = self.state
        if not state.fighting:
            return None
        health = boss_health(state)
        wounds = min(state.boss_wounds, health)
        return {"wounds": wounds, "health": health, "reborn": bool(state.reborn), "round": state.round}

    def leads(self, hero: int) -> bool:
        """In a playout everybody follows one plan."""
        return True


def _named(what: Any, args: tuple[int, ...]) -> dict[str, Any]:
    return {name: kind.plain(value) for (name, kind), value in zip(FIELDS[what], args, strict=True)}


def _box(state: State, place: int) -> dict[str, Any]:
    box = BOXES[state.boxes[place]]
    return {
        "colour": WORD_OF_COLOUR[box.colour],
        "value": need_of(state, box),
        "wide": box.wide,
        "armor": bool(state.shields[place]),
        "hearts": box.hearts,
        "time": box.time,
        "poison": box.poison,
        "skull": box.skull,
        "dice": [DIE_WORDS[one] for one in state.laid[place]],
        "filled": is_filled(state, place),
        "first_die": "due" if takes_first_die(state, place) and place not in state.taken else None,
    }
