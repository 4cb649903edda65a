"""A state that holds what a view shows, so that bots reason in the same way about a view and a sampled world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from undercroft.games.dragon_tower.game import DRAGON_TOWER
from undercroft.games.dragon_tower.rules.arithmetic import fighters
from undercroft.games.dragon_tower.rules.bosses import count_extra
from undercroft.games.dragon_tower.rules.commitment import fight_alone
from undercroft.games.dragon_tower.rules.entering import who_faces_whom
from undercroft.games.dragon_tower.rules.facts import (
    ATTRIBUTE,
    ATTRIBUTES,
    DECK,
    FIRST_SKILL,
    RESOURCEFUL,
    VALUE,
    VALUES,
)
from undercroft.games.dragon_tower.rules.fights import who_fights
from undercroft.games.dragon_tower.rules.state import (
    CAPABILITIES,
    DISCARDS,
    LAID,
    LEFTOVERS,
    NO_HERO,
    ROOM,
    STAGES,
    UNDER_BOSS,
    ZONES,
    State,
)
from undercroft.kernel.state import EVERYONE, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from undercroft.games.dragon_tower.view_types import Fight, Hero, TowerView
    from undercroft.kernel.actions import Kind
    from undercroft.kernel.state import Move
    from undercroft.kernel.view_types import ShownCard

VERBS: Final = {verb.name: verb for verb in DRAGON_TOWER.verbs}
QUESTIONS: Final = {asked.__name__: (asked, question.fields) for asked, question in DRAGON_TOWER.questions.items()}
ROWS: Final = ("hero", "skill", "hand", "laid", "room", "circumstances", "under_boss")
"""The zones that bots look at."""
USUAL_CARD: Final = {
    **{DECK.printed[face].back: face for face in DECK.of_kind("capability") if VALUE[face] == VALUES[1]},
    "circumstance": DECK.of_kind("circumstance")[0],
}
"""The face that stands for a hidden card, by its back: a capability card of the middle value."""


def state_from(view: TowerView) -> State:
    """Return a state with what a view shows; a hidden card is the usual one of its back, and unknown."""
    state = DRAGON_TOWER.blank(view["seats"], view["options"], 0)
    state.zones = [[] for _ in state.zones]
    for name in ROWS:
        zone = ZONES.named(name)
        assert zone is not None
        shown = cast("Any", view["zones"])[name]
        for index, row in enumerate([shown] if zone.single else shown):
            state.zones[zone.first + index] = [_placed(state, card) for card in row]
    for first, piles in ((CAPABILITIES, view["zones"]["capabilities"]), (DISCARDS, view["zones"]["discards"])):
        for deck, pile in enumerate(piles):
            state.zones[first + deck] = [_placed(state, card) for _, card in pile["known"]]
            if pile["count"] > len(pile["known"]):  # one card stands for all hidden ones
                state.zones[first + deck].append(_placed(state, {"back": ATTRIBUTES[deck]}))
    state.floor = view["floor"]
    state.stage = STAGES.index(view["stage"])
    state.entered = int(bool(view["room"]))
    state.plan = [(foe, first, second[0] if second else NO_HERO) for foe, first, *second in view["plan"]]
    _take_heroes(state, view["heroes"])
    if all(state.known[card] for card in state.zones[UNDER_BOSS]):
        count_extra(state)
    _take_decision(state, view)
    state.way = _way(state)
    if view["fight"] is not None:
        _take_fight(state, view["fight"])
    return state


def _placed(state: State, card: ShownCard) -> int:
    """Return the number of a card of the view, a new one for a hidden card."""
    if "card" in card:
        state.face[card["id"]] = DECK.index[card["card"]]
        state.known[card["id"]] = EVERYONE
        return card["id"]
    state.face.append(USUAL_CARD[card["back"]])
    state.known.append(NOBODY)
    return len(state.face) - 1


def _take_heroes(state: State, heroes: list[Hero]) -> None:
    state.hero = [0 if hero["hero"] is None else DECK.index[hero["hero"]["card"]] for hero in heroes]
    state.health = [hero["health"] for hero in heroes]
    state.skills = [_mask(hero["skills"]) for hero in heroes]
    state.spent = [_mask(hero["spent"]) for hero in heroes]
    state.refilled = [int(hero["refilled"]) for hero in heroes]
    state.fought = [int(hero["fought"]) for hero in heroes]


def _mask(skills: Iterable[str]) -> int:
    return sum(1 << (DECK.index[skill] - FIRST_SKILL) for skill in skills)


def _take_decision(state: State, view: TowerView) -> None:
    """Take over the question and its options; the heroes that may fight alone are those with such an option."""
    decision = view["decision"]
    assert decision is not None, "a bot is asked"
    state.question, fields = QUESTIONS[decision["prompt"]]
    state.question_args = _read(fields, decision["args"])
    state.seat = decision["seat"]
    state.options = [_move(option["verb"], option["args"]) for option in decision["options"]]
    if state.stage == LEFTOVERS and state.question is who_fights:
        alone = {move[1] for move in state.options if move[0] is fight_alone}
        state.soloed = [int(hero not in alone) for hero in range(len(state.health))]
    elif state.stage != LEFTOVERS:
        state.soloed = state.fought[:]


def _move(name: str, args: dict[str, Any]) -> Move:
    verb = VERBS[name]
    return (verb.does, *_read(verb.fields, args))


def _read(fields: Sequence[tuple[str, Kind]], args: dict[str, Any]) -> tuple[int, ...]:
    return tuple([kind.words.index(args[name]) if kind.words else args[name] for name, kind in fields])


def _way(state: State) -> int:
    """Return the side of the room that the party is in or plans for: that of the only monsters left, or assigned."""
    right = state.zones[ROOM + 2 * (state.floor - 1) + 1] if state.floor else []
    if state.question is who_faces_whom:
        assigned = [foe for foe, _, _ in state.plan] or [move[1] for move in state.options if len(move) > 1]
        return int(assigned[0] in right)
    return int(bool(right and state.entered))


def _take_fight(state: State, fight: Fight) -> None:
    state.first, state.second = fight["heroes"] if len(fight["heroes"]) > 1 else (fight["heroes"][0], NO_HERO)
    state.foes = [foe["id"] for foe in fight["foes"]]
    state.offers = [*fight["offers"], 0][:2]
    state.in_use = _mask(fight["skills"])
    if fight["lowered"] is not None:
        state.lowered, state.lowered_attribute = fight["lowered"][0], ATTRIBUTES.index(fight["lowered"][1])
    for card in fight.get("cards", []):
        if state.in_use & RESOURCEFUL and ATTRIBUTES.index(card["attribute"]) != ATTRIBUTE[state.face[card["id"]]]:
            state.turned, state.turned_attribute = card["id"], ATTRIBUTES.index(card["attribute"])
    first, *others = fighters(state)
    seat_of = state.setup.seat_of
    if others and seat_of[first] != state.seat:
        state.handovers = 1
    elif others and (state.offers[1] or state.zones[LAID + others[0]]) and seat_of[others[0]] != state.seat:
        state.handovers = 2
