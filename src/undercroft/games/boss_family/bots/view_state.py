"""A state that holds what a view shows, so that bots reason in the same way about a view and a sampled world."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES, SPACES
from undercroft.games.boss_family.rules.durations import (
    AWAKE,
    EVERYBODY,
    MORE_DAMAGE,
    MORE_HEALTH,
    MORE_TREASURE,
    NEUTRALIZED,
    NO_BUILDING,
    NO_TEXT,
    icons,
)
from undercroft.games.boss_family.rules.effects.registry import SLEEPS
from undercroft.games.boss_family.rules.facts import BACKS, FACE, MOST_ROOMS
from undercroft.games.boss_family.rules.state import (
    AT_BASE,
    BOSS_OF,
    DUNGEON,
    LANDMARK,
    NO_CARD,
    NO_EXTRA,
    NOBODY_SEAT,
    ON_CARD,
    PHASES,
    ZONES,
    Announced,
    State,
)
from undercroft.games.boss_family.rules.totals import all_treasure_of, damage_of, health_of
from undercroft.kernel.game import find_game
from undercroft.kernel.state import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from undercroft.games.boss_family.view_types import BossView, Stack
    from undercroft.kernel.actions import Kind
    from undercroft.kernel.game import Game
    from undercroft.kernel.state import Move

ROWS: Final = (
    "town",
    "walking",
    "announced",
    "market",
    "boss",
    "hand",
    "set_aside",
    "entrance",
    "souls",
    "wounds",
    "dungeon",
    "items",
)
"""The zones that the policies read."""


def state_from(view: BossView) -> State:
    """Return a state with what a view shows; hidden cards are unknown ones with the same backs."""
    game = find_game(view["game"])
    state = _blank(game, view["seats"], msgspec.json.encode(view["options"])).clone()
    zones = cast("dict[str, Any]", view["zones"])
    for shown in _known_cards(zones):
        state.face[shown["id"]] = FACE[shown["card"]]
        state.known[shown["id"]] = EVERYONE
    _fill_zones(state, zones)
    state.round, state.phase, state.last_round = view["round"], PHASES.index(view["phase"]), int(view["last_round"])
    state.active = NOBODY_SEAT if view["active"] is None else view["active"]
    state.order = view["order"][:]
    if view["building_forbidden"]:
        state.lasting[NO_BUILDING, EVERYBODY] = 1
    for seat, player in enumerate(view["players"]):
        state.xp[seat], state.coins[seat], state.placed[seat] = player["xp"], player["coins"], player["placed"]
        state.leveled |= player["leveled"] << seat
        state.size[seat] = len(view["dungeons"][seat])
    state.pending = [
        Announced(one["seat"], one["source"]["id"], one["way"], one["target"], _or(one["extra"], NO_EXTRA))
        for one in view["waiting"]
    ]
    state.casters = {one["card"]: one["seat"] for one in view["announced"]}
    if "city" in view:
        _take_city(state, cast("Any", view)["city"])
    _take_rooms(state, view["dungeons"])
    _take_heroes(state, view)
    _take_decision(state, game, view)
    return state


@cache
def _blank(game: Game[Any], seats: int, options: bytes) -> State:
    return cast("State", game.blank(seats, msgspec.json.decode(options), 0))


def _known_cards(part: Any) -> list[Any]:
    """Return the cards with faces in a part of a view."""
    if isinstance(part, list):
        return [card for each in part for card in _known_cards(each)]
    if not isinstance(part, dict):
        return []
    if "card" in part and "id" in part:
        return [part]
    return [card for each in part.values() for card in _known_cards(each)]


def _fill_zones(state: State, zones: dict[str, Any]) -> None:
    """Put the shown cards into their zones; a hidden card is any card with that back whose face is unknown."""
    hidden = [[card for card in backs if not state.known[card]] for backs in state.backs]
    state.zones = [[] for _ in state.zones]
    for name in ROWS:
        zone = ZONES.named(name)
        shown = zones.get(name)
        if zone is None or shown is None:
            continue
        for index, row in enumerate([shown] if zone.single else shown):
            state.zones[zone.first + index] = [
                card["id"] if "card" in card else hidden[BACKS.index(card["back"])].pop() for card in row
            ]


def _or(value: int | None, otherwise: int) -> int:
    return otherwise if value is None else value


def _take_city(state: State, city: dict[str, Any]) -> None:
    state.marker = _or(city["marker"], NOBODY_SEAT)
    state.minions = [_place(minion) for minion in city["minions"]]
    state.health_tokens = {one["hero"]: one["token"] for one in city["health_tokens"]}
    for shown in city["landmarks"]:
        landmark = LANDMARK_NAMES.index(shown["id"])
        state.zones[LANDMARK + landmark] = shown["heroes"][::-1]


def _place(minion: dict[str, Any]) -> int:
    if minion["space"] is not None:
        return SPACES.index(minion["space"])
    return AT_BASE if minion["card"] is None else ON_CARD + int(minion["card"])


def _take_rooms(state: State, dungeons: list[list[Stack]]) -> None:
    """Take over what lies on rooms and under them; effects of this round become amounts of damage and treasure."""
    for seat, dungeon in enumerate(dungeons):
        for slot, stack in enumerate(dungeon):
            top = state.zones[DUNGEON + seat * MOST_ROOMS + slot][-1]
            if stack["face_down"]:
                state.down.append(top)
            if stack["deactivated"]:
                state.shut.append(top)
            if stack["coins"]:
                state.room_coins[top] = stack["coins"]
            if stack["tokens"]:
                state.tokens[top] = stack["tokens"]
            if stack["miniboss"] is not None:
                state.levels[stack["miniboss"]["card"]["id"]] = stack["miniboss"]["level"]
            for effect, lasts in ((NO_TEXT, stack["silent"]), (NEUTRALIZED, stack["neutralized"])):
                if lasts:
                    state.lasting[effect, top] = 1
            if state.face[top] in SLEEPS and not stack["asleep"]:
                state.lasting[AWAKE, top] = 1
    for seat, dungeon in enumerate(dungeons):
        for slot, stack in enumerate(dungeon):
            if not stack["face_down"] and not stack["deactivated"]:
                top = state.zones[DUNGEON + seat * MOST_ROOMS + slot][-1]
                _adjust(state, (MORE_DAMAGE, top), stack["damage"] - damage_of(state, top))


def _adjust(state: State, effect: tuple[int, int], amount: int) -> None:
    if amount:
        state.lasting[effect] = state.lasting.get(effect, 0) + amount


def _take_heroes(state: State, view: BossView) -> None:
    """Take over the treasure that dungeons show, and the health of heroes."""
    for seat, player in enumerate(view["players"]):
        if state.zones[BOSS_OF + seat]:
            for kind, count in enumerate(all_treasure_of(state, seat)):
                _adjust(state, (MORE_TREASURE, icons(seat, kind)), player["treasure"][kind] - count)
    healths = {one["hero"]: one["health"] for one in view["heroes"]}
    walk = view["walk"]
    if walk is not None:
        state.walker, state.walk_slot, state.hurt = walk["hero"], walk["slot"], walk["hurt"]
        state.walk_room = _or(walk["room"], NO_CARD)
        healths[walk["hero"]] = walk["health"]
    state.carried = {one["hero"]: one["item"]["id"] for one in view["heroes"] if one["item"] is not None}
    for hero, health in healths.items():
        _adjust(state, (MORE_HEALTH, hero), health - health_of(state, hero))


def _take_decision(state: State, game: Game[Any], view: BossView) -> None:
    decision = view["decision"]
    assert decision is not None, "a bot is asked"
    state.seat = decision["seat"]
    state.question, fields = _questions(game)[decision["prompt"]]
    state.question_args = _read(fields, decision["args"])
    state.options = [_move(game, option["verb"], option["args"]) for option in decision["options"]]


@cache
def _questions(game: Game[Any]) -> dict[str, tuple[Callable[..., list[Move]], tuple[tuple[str, Kind], ...]]]:
    return {asked.__name__: (asked, question.fields) for asked, question in game.questions.items()}


def _move(game: Game[Any], name: str, args: dict[str, Any]) -> Move:
    verb = game.verb_named[name]
    return (verb.does, *_read(verb.fields, args))


def _read(fields: Sequence[tuple[str, Kind]], args: dict[str, Any]) -> tuple[int, ...]:
    return tuple([kind.words.index(args[name]) if kind.words else args[name] for name, kind in fields])
