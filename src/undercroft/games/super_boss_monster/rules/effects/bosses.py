"""Effects of the bosses: Level Ups and action spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.city_events import BossTreasureAdded
from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.durations import icon
from undercroft.games.boss_family.rules.effects.choices import ANY_ROOM as ANY_DISCARDED_ROOM
from undercroft.games.boss_family.rules.effects.choices import steal, which_to_take
from undercroft.games.boss_family.rules.effects.registry import (
    MARKET_DRAWS,
    SHRUGS_OFF_TOKENS,
    WHEN_HERO_DIES_IN_ROOM,
    WHEN_MARKET_CARD_TAKEN,
    card,
)
from undercroft.games.boss_family.rules.effects.targets import opponent_with_rooms
from undercroft.games.boss_family.rules.effects.triggers import spend, use_up
from undercroft.games.boss_family.rules.facts import FACE, MONSTER, ROOM, SPELL, TREASURES
from undercroft.games.boss_family.rules.heroes import heal
from undercroft.games.boss_family.rules.miniboss_events import TREASURE_KIND
from undercroft.games.boss_family.rules.piles import draw, random_card, rooms_in_discard, take_from_discard
from undercroft.games.boss_family.rules.state import BOSS_OF, DISCARD, HAND, WOUNDS_OF, State, back_of
from undercroft.games.super_boss_monster.rules import tokens
from undercroft.games.super_boss_monster.rules.effects.choices import (
    ANY_ROOM,
    TRAP_ROOM,
    ask_for_token,
    token_takers,
    which_card_to_discard,
)
from undercroft.kernel.actions import CARD, SEAT, Question, Verb, question, verb
from undercroft.kernel.rng import below
from undercroft.kernel.state import Move, ask

THIEF: Final = TREASURES.index("thief")
DISGUISES: Final = tuple(TREASURES.index(name) for name in ("cleric", "fighter", "mage"))

SHRUGS_OFF_TOKENS.add(FACE["the_sunken_oracle"])
MARKET_DRAWS[FACE["your_sliminess"]] = (ROOM, SPELL)

# -- Bishop Bonemeal -------------------------------------------------------------------------------------------------


@card("bishop_bonemeal").level_up()
def give_absolution(state: State, seat: int, boss: int) -> None:
    """One wound is healed, if there is one (SB-268)."""
    if state.zones[WOUNDS_OF + seat]:
        ask(state, seat, which_wound_to_heal, boss, seat)


def which_wound_to_heal(state: State, source: int, seat: int) -> list[Move]:
    """Choose the wound that is healed."""
    return [(absolve, hero) for hero in state.zones[WOUNDS_OF + seat]]


def absolve(state: State, card: int) -> None:
    """Turn this hero face down."""
    heal(state, state.seat, card)


# -- Abbess Ashveil --------------------------------------------------------------------------------------------------


@card("abbess_ashveil").errand()
def rake_the_ashes(state: State, seat: int, boss: int) -> None:
    """Take a room of the discards, and a random spell of them (SB-318)."""
    state.agenda.append((rake_up_a_spell, seat))
    if rooms_in_discard(state):
        ask(state, seat, which_to_take, boss, ANY_DISCARDED_ROOM)


def rake_up_a_spell(state: State, seat: int) -> None:
    """A random spell of the discards comes to the hand."""
    spells = [spell for spell in state.zones[DISCARD] if back_of(state, spell) == SPELL]
    if spells:
        take_from_discard(state, seat, spells[below(state, len(spells))])


# -- Emperor Dododo, Gromgut the Gourmand, Queen Thornhide -----------------------------------------------------------


@card("emperor_dododo").level_up()
def arm_the_monsters(state: State, seat: int, boss: int) -> None:
    """Each visible monster room of the dungeon gets a damage token."""
    for room in active_rooms(state, seat):
        if MONSTER[state.face[room]]:
            tokens.put(state, room, 1)


@card("gromgut_the_gourmand").errand()
def feed_a_room(state: State, seat: int, boss: int) -> None:
    """A room of the dungeon gets a damage token."""
    ask_for_token(state, seat, boss, ANY_ROOM)


def _is_monster_room(state: State, seat: int, boss: int, room: int) -> bool:
    return bool(MONSTER[state.face[room]])


@card("queen_thornhide").when(WHEN_HERO_DIES_IN_ROOM, once=True, possible=_is_monster_room, subject=True, plain=True)
def praise_the_killer(state: State, seat: int, boss: int, room: int) -> None:
    """The first monster room of a turn in which a hero dies gets a damage token."""
    tokens.put(state, room, 1)


# -- Professor Polyp, Madame Marionette ------------------------------------------------------------------------------


@card("professor_polyp").errand()
def lecture(state: State, seat: int, boss: int) -> None:
    """Draw a spell."""
    draw(state, seat, SPELL, 1)


@card("madame_marionette").level_up()
def pull_strings(state: State, seat: int, boss: int) -> None:
    """Draw three spells, then discard a card."""
    draw(state, seat, SPELL, 3)
    hand = state.zones[HAND + seat]
    if hand:
        ask(state, seat, which_card_to_discard, boss, seat, always=len(hand) > 1)


# -- Baron von Grabbe ------------------------------------------------------------------------------------------------


def _is_room_card(state: State, seat: int, boss: int, taken: int) -> bool:
    return back_of(state, taken) == ROOM


@card("baron_von_grabbe").when(
    WHEN_MARKET_CARD_TAKEN, once=True, possible=_is_room_card, asks_itself=True, subject=True
)
def grab_more(state: State, seat: int, boss: int, taken: int) -> None:
    """With the first room card from the market in a turn a trap room may get a damage token."""
    if token_takers(state, seat, boss, TRAP_ROOM):
        use_up(state, seat, boss)
        ask_for_token(state, seat, boss, TRAP_ROOM, optional=True)
    else:
        spend(state, seat, boss)  # a second card of the turn is not the first


# -- Captain Rustclaw ------------------------------------------------------------------------------------------------


@card("captain_rustclaw").errand()
def sail_out(state: State, seat: int, boss: int) -> None:
    """Take a random room card of an opponent, who then draws one."""
    if opponent_with_rooms(state, seat, boss):
        ask(state, seat, whom_to_board, boss, seat)


def whom_to_board(state: State, source: int, seat: int) -> list[Move]:
    """Choose an opponent who holds a room card."""
    return [(board, other) for other in opponent_with_rooms(state, seat, source)]


def board(state: State, opponent: int) -> None:
    """Take a random room card of this opponent, who then draws one."""
    steal(state, state.seat, opponent, random_card(state, opponent, ROOM))
    draw(state, opponent, ROOM, 1)


# -- Mimi the Mimic --------------------------------------------------------------------------------------------------


@card("mimi_the_mimic").level_up()
def put_on_a_mask(state: State, seat: int, boss: int) -> None:
    """The boss has one more symbol of another class for the rest of the game (SB-318)."""
    ask(state, seat, which_mask, boss)


def which_mask(state: State, source: int) -> list[Move]:
    """Choose the class whose symbol the boss gets."""
    return [(pose_as, treasure) for treasure in DISGUISES]


def pose_as(state: State, treasure: int) -> None:
    """The boss has this symbol too from now on."""
    boss = state.zones[BOSS_OF + state.seat][0]
    state.tokens[boss] = state.tokens.get(boss, 0) + icon(treasure)  # SB-196
    if state.events is not None:
        state.events.append(BossTreasureAdded(state.seat, TREASURES[treasure]))


VERBS: Final[tuple[Verb, ...]] = (
    verb(absolve, card=CARD),
    verb(board, opponent=SEAT),
    verb(pose_as, treasure=TREASURE_KIND),
)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_wound_to_heal, source=CARD, player=SEAT),
    question(whom_to_board, source=CARD, player=SEAT),
    question(which_mask, source=CARD),
)
