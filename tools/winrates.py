"""How often the bots win the cooperative games: Dragon Tower by heroes, One Deck Dungeon by hero and dungeon."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec

import undercroft
from undercroft.bots import make_bot
from undercroft.games.one_deck_dungeon.rules.facts import DECK, DUNGEONS, HEROES, SET_OF
from undercroft.lab.simulate import play_game, wilson

OPTIONS = {"team": "deal", "skills": "none"}
"""Dragon Tower is measured with teams of ordinary heroes that pass the balance checks."""
IN_BOSS_FIGHT = "boss"


class Rate(msgspec.Struct, frozen=True):
    """How many games were won, and where the others were lost."""

    game: str
    bot: str
    setting: dict[str, Any]
    games: int
    won: int
    low: float
    high: float
    lost_on: dict[str, int]
    seconds_per_game: float

    def __str__(self) -> str:
        setting = ", ".join(f"{name} {value}" for name, value in self.setting.items())
        return (
            f"{self.bot}, {setting}: {self.won} of {self.games} won "
            f"({100 * self.won / self.games:.1f} %, {100 * self.low:.1f} to {100 * self.high:.1f}); "
            f"lost on floor: {self.lost_on}; {self.seconds_per_game:.2f} s a game"
        )


def balanced_seeds(heroes: int, seats: int, games: int, first: int = 0) -> list[int]:
    """The first seeds, from a given one on, whose dealt team passes all balance checks."""
    seeds: list[int] = []
    seed = first
    while len(seeds) < games:
        table = undercroft.new("dragon-tower", seats=seats, seed=seed, options={"heroes": heroes, **OPTIONS})
        if not table.view(None)["warnings"]:
            seeds.append(seed)
        seed += 1
    return seeds


def where_it_ended(game: str, seats: int, level: str, seed: int, options: dict[str, Any]) -> str | None:
    """Play one game: on which floor it was lost, or None if it was won."""
    table = undercroft.new(game, seats=seats, seed=seed, options=options)
    play_game(table, {seat: make_bot(game, level, seed * 8 + seat) for seat in range(seats)})
    assert table.result is not None
    if table.result.reason == "victory":
        return None
    view = table.view(None)
    return IN_BOSS_FIGHT if view.get("boss") and game == "one-deck-dungeon" else str(view["floor"])


def rate(game: str, seats: int, level: str, seeds: list[int], options: dict[str, Any], setting: dict[str, Any]) -> Rate:
    """Play a game with each seed."""
    started = perf_counter()
    ends = [where_it_ended(game, seats, level, seed, options) for seed in seeds]
    won = ends.count(None)
    lost_on = Counter(end for end in ends if end is not None)
    seconds = round((perf_counter() - started) / len(seeds), 2)
    return Rate(game, level, setting, len(seeds), won, *wilson(won, len(seeds)), dict(sorted(lost_on.items())), seconds)


def parties(team: str, dungeon: int) -> list[str | list[str]]:
    """The teams to be measured in a dungeon: a given or dealt one, or each hero of its set alone."""
    if team == "each":
        return [[DECK.ids[face]] for face in HEROES if SET_OF[face] == SET_OF[dungeon]]
    return [team if team == "deal" else team.split(",")]


def dungeon_rates(asked: Any) -> Iterator[Rate]:
    """One rate for each dungeon and team of One Deck Dungeon."""
    names = asked.dungeon.split(",") if asked.dungeon else [DECK.ids[face] for face in DUNGEONS]
    seeds = list(range(asked.first, asked.first + asked.games))
    for name in names:
        dungeon = DECK.index[name]
        for team in parties(asked.team or ("each" if asked.heroes == 1 else "deal"), dungeon):
            options = {"heroes": asked.heroes, "team": team, "dungeon": name, "cards": SET_OF[dungeon]}
            if SET_OF[dungeon] == "forest":
                options["basic_potion"] = "potion_aid"
            setting = {"heroes": asked.heroes, "seats": asked.seats, "dungeon": name}
            setting["team"] = team if isinstance(team, str) else " and ".join(team)
            yield rate("one-deck-dungeon", asked.seats, asked.bot, seeds, options, setting)


def tower_rates(asked: Any) -> Iterator[Rate]:
    """The rate of Dragon Tower."""
    seeds = balanced_seeds(asked.heroes, asked.seats, asked.games, asked.first)
    setting = {"heroes": asked.heroes, "seats": asked.seats}
    yield rate("dragon-tower", asked.seats, asked.bot, seeds, {"heroes": asked.heroes, **OPTIONS}, setting)


def main() -> int:
    """Play the games and print each rate with its 95 % interval as soon as it is known."""
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", choices=("dragon-tower", "one-deck-dungeon"), default="dragon-tower")
    parser.add_argument("--heroes", type=int, default=2)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000, help="how many for each rate")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--dungeon", help="One Deck Dungeon: dungeons by comma; all of them if not given")
    parser.add_argument("--team", help="One Deck Dungeon: deal, heroes by comma, or each (every hero of the set alone)")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    asked = parser.parse_args()
    for found in dungeon_rates(asked) if asked.game == "one-deck-dungeon" else tower_rates(asked):
        print(json.dumps(msgspec.to_builtins(found)) if asked.json else found, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
