"""A state that holds what a view shows, so that bots reason in the same way about a view and a sampled world."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES, SPACES
from undercroft.games.boss_family.rules.durations import (
    AWAKE,
    MORE_DAMAGE,
    MORE_HEALTH,
    MORE_TREASURE,
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
    from collections.abc import Callable, Iterator, Sequence

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
    game, zones = find_game(view["game"]), cast("dict[str, Any]", view["zones"])
    state = _blank(game, view["seats"], msgspec.json.encode(view["options"])).clone()
    for shown in _known_cards(zones):
        state.face[shown["id"]] = FACE[shown["card"]]
        state.known[shown["id"]] = EVERYONE
    _fill_zones(state, zones)
    state.phase, state.active, state.order = (
        PHASES.index(view["phase"]),
        _or(view["active"], NOBODY_SEAT),
        view["order"],
    )
    for seat, player in enumerate(view["players"]):
        state.coins[seat], state.size[seat] = player["coins"], len(view["dungeons"][seat])
        state.leveled |= player["leveled"] << seat
    state.pending = [
        Announced(one["seat"], one["source"]["id"], one["way"], one["target"], _or(one["extra"], NO_EXTRA))
        for one in view["waiting"]
    ]
    if state.setup.city:
        _take_city(state, cast("Any", view)["city"])
    _take_rooms(state, view["dungeons"])
    _take_heroes(state, view)
    _take_decision(state, game, view)
    return state


@lru_cache(maxsize=64)
def _blank(game: Game[Any], seats: int, options: bytes) -> State:
    return cast("State", game.blank(seats, msgspec.json.decode(options), 0))


def _known_cards(zones: dict[str, Any]) -> Iterator[Any]:
    """Yield the cards of the zones that show their faces."""
    parts: list[Any] = [*zones.values()]
    while parts:
        part = parts.pop()
        if isinstance(part, list):
            parts += part
        elif isinstance(part, dict):
            if "card" in part:
                yield part
            elif "known" in part:
                parts += part["known"]


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
    state.minions = [_place(minion) for minion in city["minions"]]
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
            if stack["tokens"]:
                state.tokens[top] = stack["tokens"]
            if stack["miniboss"] is not None:
                state.levels[stack["miniboss"]["card"]["id"]] = stack["miniboss"]["level"]
            if stack["silent"]:
                state.lasting[NO_TEXT, top] = 1
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
