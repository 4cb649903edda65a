"""Policy of the Boss Monster family: what a greedy bot plays, and every seat in the rollouts of search."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.games.boss_family.bots import idle_plays, minor_choices, walk_plays
from undercroft.games.boss_family.bots.forecast import Forecast
from undercroft.games.boss_family.rules import announcing, build, priority, rounds, setup
from undercroft.games.boss_family.rules.effects import choices
from undercroft.games.boss_family.rules.facts import FACE, KIND, ROOM
from undercroft.games.boss_family.rules.sets.boss_monster import bosses
from undercroft.games.boss_family.rules.state import ADVENTURING, ENTRANCE, HAND, NO_CARD, NOBODY_SEAT, State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from undercroft.games.boss_family.bots.idle_plays import Use
    from undercroft.kernel.state import Move

HELPS_A_HERO: Final[frozenset[int]] = frozenset(
    {FACE[name] for name in ("assassin", "freeze", "fear", "armor_up", "sabotage")}
)
ZOMBIE_ATTACK, TREPIDATION, JEOPARDY = FACE["zombie_attack"], FACE["trepidation"], FACE["jeopardy"]
MANY_CARDS: Final = 6
ANNOUNCING: Final = frozenset(
    {announcing.cast, announcing.cast_at, announcing.cast_on, announcing.use, announcing.spend, announcing.prepare}
)


class FamilyPolicy:
    """Finds a move fast; it reads only faces that the seat which is asked knows."""

    forecast: ClassVar[type[Forecast]] = Forecast
    uses: ClassVar[Mapping[int, Use]] = idle_plays.USES
    """The value of cards while no hero walks, by face."""

    def __init__(self) -> None:
        self.choosers: dict[object, Callable[[State], Move]] = {
            priority.what_to_play: self.what_to_play,
            priority.whether_to_cancel: self.whether_to_cancel,
            setup.whether_to_redraw: minor_choices.whether_to_redraw,
            setup.which_to_discard: minor_choices.which_to_lose,
            setup.which_first_room: self.build_or_not,
            rounds.which_deck: minor_choices.which_deck,
            rounds.which_consolation: minor_choices.which_deck,
            announcing.which_target: minor_choices.which_target,
            announcing.which_payment: minor_choices.which_payment,
            choices.which_to_take: minor_choices.which_to_take,
            choices.which_spell_to_discard: minor_choices.which_to_lose,
            choices.which_room_to_lose: minor_choices.which_room_to_lose,
            choices.which_hero_to_lure: minor_choices.which_hero,
            choices.which_to_swap: minor_choices.which_to_swap,
            choices.which_extra_room: self.build_or_not,
            choices.which_wound: minor_choices.which_wound,
            choices.whose_spell: minor_choices.which_opponent,
            choices.whom_to_rob: minor_choices.whom_to_rob,
            bosses.whose_hand: minor_choices.which_opponent,
            bosses.which_booty: minor_choices.which_to_take,
            bosses.where_to_search: where_to_search,
            bosses.which_found_room: minor_choices.which_to_take,
            bosses.where_to_build: self.build_or_not,
            bosses.whom_to_seduce: minor_choices.which_hero,
            bosses.which_found_hero: minor_choices.which_hero,
            bosses.whom_to_petrify: minor_choices.whom_to_petrify,
        }

    def choose(self, state: State) -> Move:
        """Return the move of the seat that is asked."""
        options = state.options
        if len(options) == 1:
            return options[0]
        chooser = self.choosers.get(state.question)
        return minor_choices.use_it(state) if chooser is None else chooser(state)

    def what_to_play(self, state: State) -> Move:
        """Build what gains most, or announce something, or pass."""
        building = self.best_building(state, build.place)
        return self.announce_or_pass(state) if building is None else building[1]

    def announce_or_pass(self, state: State) -> Move:
        """Announce what turns a wound into a soul, or a soul of another into a wound; or pass."""
        if state.walker == NO_CARD or state.active == NOBODY_SEAT:
            return self.play_idle(state)
        options = state.options
        best, most = options[0], 0
        walk = walk_plays.walk_of(state)
        for move in options[1:]:
            use = self.use_of(state, walk, move)
            if use > most:
                best, most = move, use
        return best

    def worth_trying(self, state: State) -> list[Move]:
        """Return the options that are worth playing out; while a hero walks, those that could change its end."""
        options = state.options
        if state.question is not priority.what_to_play or state.phase != ADVENTURING:
            return options
        if state.walker == NO_CARD or state.active == NOBODY_SEAT:
            return [options[0], *(move for move in options[1:] if len(move) > 1 and state.face[move[1]] in self.uses)]
        dies = walk_plays.walk_of(state).missing <= 0
        return options[:1] if dies == (state.active == state.seat) else options

    def use_of(self, state: State, walk: walk_plays.Walk, move: Move) -> int:
        """Return the value of an announcement while a hero walks; 0 if the card is better kept."""
        return walk_plays.use_of(state, walk, move)

    def play_idle(self, state: State) -> Move:
        """Announce the card worth most while no hero walks, or pass."""
        uses, face = self.uses, state.face
        best, most = state.options[0], 0
        for move in state.options[1:]:
            use = uses.get(face[move[1]]) if move[0] in ANNOUNCING else None
            if use is not None:
                worth = use(state, self.forecast, move)
                if worth > most:
                    best, most = move, worth
        return best

    def whether_to_cancel(self, state: State) -> Move:
        """Cancel what is aimed at the own dungeon, its hero or the own souls."""
        options = state.options
        if len(options) > 1 and harms(state, state.question_args[0]):
            return next(move for move in options if move[0] is not priority.let_it_be)
        return options[0]

    def best_building(self, state: State, verb: Callable[..., None]) -> tuple[int, Move] | None:
        """Return the best place for a room of those offered, with its gain; None if nothing gains."""
        face = state.face
        offered = [move for move in state.options if move[0] is verb and KIND[face[move[1]]] == ROOM]
        if not offered:
            return None
        forecast = self.forecast(state, state.seat)
        best: Move | None = None
        most = 0
        for move in offered:
            gain = forecast.gain(face[move[1]], move[2])
            if gain > most:
                best, most = move, gain
        return None if best is None else (most, best)

    def build_or_not(self, state: State) -> Move:
        """Build what gains most, or take the last option, which is to build nothing."""
        building = self.best_building(state, state.options[0][0])
        return state.options[-1] if building is None else building[1]


def harms(state: State, spell: int) -> bool:
    """Return True if a spell that is being played harms the own dungeon, its hero or the own souls."""
    seat, face = state.seat, state.face[spell]
    if state.walker != NO_CARD and state.active == seat:
        return face in HELPS_A_HERO and walk_plays.walk_of(state).missing <= 0
    if face == ZOMBIE_ATTACK:
        return len(state.order) == 2
    if face == TREPIDATION:
        return bool(state.zones[ENTRANCE + seat])
    return face == JEOPARDY and len(state.zones[HAND + seat]) >= MANY_CARDS


def where_to_search(state: State) -> Move:
    """Search the deck if there is one: it has more to offer than the discard pile."""
    search = next((move for move in state.options if move[0] is bosses.search_rooms), None)
    return minor_choices.which_to_take(state) if search is None else search
