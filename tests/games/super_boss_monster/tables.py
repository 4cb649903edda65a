"""Tables of Super Boss Monster in a position, and helpers to inspect the city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.boss_family.tables import IDLE, pass_all, state_of
from tests.games.boss_family.tables import table_at as family_table_at
from tests.games.helpers import Cards, apply, zone_of
from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES, SPACES
from undercroft.games.boss_family.rules.facts import FACE, PRINTED, SET, XP
from undercroft.games.boss_family.rules.state import AT_BASE, ON_CARD
from undercroft.games.super_boss_monster.rules.facts import SUPER_SET
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

QUIET: Cards = ("bishop_bonemeal", "madame_marionette")
"""Two bosses who do nothing before their Level Up; the first has more XP and is the first player."""
FOUR: Cards = ("the_sunken_oracle", "emperor_dododo", "mimi_the_mimic", "bishop_bonemeal")
"""Four bosses who do nothing before their Level Up, the one with most XP first."""
ALONE: Cards = ("bishop_bonemeal",)


def table_at(
    phase: str,
    bosses: Cards = QUIET,
    *,
    market: Cards = (),
    landmarks: Mapping[str, Cards] | None = None,
    zones: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """A table of this game: the arguments of the base game's `table_at`, and `market`, `landmarks` (heroes by the
    landmark's name, the top one last), `marker`, `tokens`, `health_tokens` and `minions`. The phase "build" is the
    first player's Build turn, "build-phase" the time before it.
    """
    if phase == "build" and "turn" not in more:
        more["turn"] = more.get("marker", max(range(len(bosses)), key=lambda seat: XP[FACE[bosses[seat]]]))
    if phase == "build-phase":
        phase = "build"
        more.pop("turn", None)
    there = landmarks or {}
    heroes = [list(there.get(name, ())) for name in LANDMARK_NAMES]
    city = {"market": list(market), "landmark": heroes}
    return family_table_at(phase, bosses, game="super-boss-monster", zones={**city, **(zones or {})}, **more)


def only(seats: int, *cards: str, kinds: Cards = ("hero", "epic")) -> dict[str, list[str]]:
    """Zones in which decks of these kinds hold only these cards, the top one last; all others are removed.

    Cards that lie elsewhere must be in `cards` too; the caller places their zones.
    """
    left = list(cards)
    removed: list[str] = []
    for face, card in enumerate(PRINTED):
        if card.kind not in kinds or SET[face] != SUPER_SET or card.facts.get("min_players", 0) > seats:
            continue
        for _ in range(card.copies):
            if card.id in left:
                left.remove(card.id)
            else:
                removed.append(card.id)
    return {"removed": removed}


def market_of(table: Table) -> list[str]:
    """The cards of the market."""
    return zone_of(table, "market")


def heroes_at(table: Table, landmark: str) -> list[str]:
    """The heroes at a landmark, the top one last."""
    return zone_of(table, "landmark", LANDMARK_NAMES.index(landmark))


def tokens_of(table: Table) -> dict[str, int]:
    """The damage tokens on rooms."""
    state = state_of(table)
    return {PRINTED[state.face[room]].id: tokens for room, tokens in state.tokens.items()}


def health_tokens_of(table: Table) -> dict[str, int]:
    """The health tokens on heroes."""
    state = state_of(table)
    return {PRINTED[state.face[hero]].id: token for hero, token in state.health_tokens.items()}


def minions_of(table: Table) -> list[str]:
    """Return by seat the space or the card where its minion stands; "base" if it stands on its base."""
    state = state_of(table)
    return [_place(state.face, at) for at in state.minions]


def _place(faces: Sequence[int], at: int) -> str:
    if at == AT_BASE:
        return "base"
    return SPACES[at] if at < ON_CARD else PRINTED[faces[at - ON_CARD]].id


def decline_all(table: Table) -> list[Event]:
    """Let everybody pass and build nothing until another question comes or the game is over."""
    events: list[Event] = []
    quiet = (*IDLE, "place_nothing")
    while table.decision is not None:
        idle = next((option for option in table.decision.options if option.verb in quiet), None)
        if idle is None:
            break
        events += apply(table, idle)
    return events


def resolve_all(table: Table) -> list[Event]:
    """Let everybody pass until no announced effect waits any more, or another question comes."""
    return pass_all(table, until=lambda later: not state_of(later).pending)
