"""The greedy bot of One Deck Dungeon: it answers everything, sees only its view, and often wins."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import undercroft
from tests.suite import share
from undercroft.bots import make_bot
from undercroft.games.one_deck_dungeon.game import LEARNED_WORDS
from undercroft.games.one_deck_dungeon.rules.facts import DECK, DUNGEONS, SET_OF
from undercroft.simulation.random_tables import random_table
from undercroft.simulation.simulate import simulate

MOST = 4_000


def finish(table: undercroft.Table, seed: int, levels: list[str] | None = None) -> None:
    """Let bots play a game to its end, greedy ones if nothing else is said."""
    wanted = levels or ["greedy"] * table.seats
    bots = [make_bot(table.game.id, level, seed + seat) for seat, level in enumerate(wanted)]
    while (decision := table.decision) is not None:
        assert len(table.moves) < MOST, f"it goes round in circles: {[move.option for move in table.moves[-8:]]}"
        table.apply(bots[decision.seat].choose(table.view(decision.seat)))


@pytest.mark.parametrize("dungeon", [DECK.ids[face] for face in DUNGEONS])
def test_it_finishes_games_in_every_dungeon(dungeon: str) -> None:
    seed = len(dungeon)
    cards = (SET_OF[DECK.index[dungeon]], "hybrid")[seed % 2]
    table = undercroft.new("one-deck-dungeon", seats=1, seed=seed, options={"dungeon": dungeon, "cards": cards})
    finish(table, seed)
    assert table.result is not None


@pytest.mark.parametrize(
    ("heroes", "seats"), share([(1, 1), (2, 2), (4, 3)], [(1, 1), (2, 1), (2, 2), (4, 1), (4, 3), (4, 4)])
)
def test_it_finishes_games_of_every_size(heroes: int, seats: int) -> None:
    options: dict[str, Any] = {"heroes": heroes, "cards": ("base", "forest", "hybrid")[seats % 3], "tier": "fearless"}
    table = undercroft.new("one-deck-dungeon", seats=seats, seed=heroes, options=options)
    finish(table, 7)
    assert table.result is not None


def test_it_finishes_a_game_with_all_talents() -> None:
    options = {"heroes": 2, "cards": "hybrid", "talents": list(LEARNED_WORDS)}
    table = undercroft.new("one-deck-dungeon", seats=2, seed=5, options=options)
    finish(table, 5)
    assert table.result is not None


@pytest.mark.parametrize("seed", range(share(2, 4)))
def test_it_finishes_random_tables_beside_random_players(seed: int) -> None:
    table = random_table(seed, "one-deck-dungeon")
    chance = Random(seed)
    finish(table, seed, [chance.choice(["greedy", "random"]) for _ in range(table.seats)])
    assert table.result is not None


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        table = undercroft.new("one-deck-dungeon", seats=2, seed=3, options={"heroes": 2, "team": "deal"})
        finish(table, 4)
        games.append([move.option for move in table.moves])
    assert games[0] == games[1]


def positions(every: int) -> list[undercroft.Table]:
    """Some positions of a game with two seats."""
    table = undercroft.new("one-deck-dungeon", seats=2, seed=8, options={"heroes": 2, "team": "deal"})
    bots = [make_bot("one-deck-dungeon", "greedy", seat) for seat in range(2)]
    found = []
    while (decision := table.decision) is not None:
        if len(table.moves) % every == 0:
            found.append(table.clone())
        table.apply(bots[decision.seat].choose(table.view(decision.seat)))
    return found


def test_hidden_cards_do_not_change_its_choice_and_its_view_stays_as_it_was() -> None:
    compared = 0
    for table in positions(every=9):
        assert table.decision is not None
        seat = table.decision.seat
        choices = set()
        for world in range(2):
            other = table if world == 0 else table.determinize(seat, seed=world)
            compared += other.digest() != table.digest()
            view = other.view(seat)
            before = deepcopy(view)
            choices.add(make_bot("one-deck-dungeon", "greedy", 5).choose(view))
            assert view == before
        assert len(choices) == 1
    assert compared > 10


def test_it_wins_often_where_random_players_do_not() -> None:
    options = {"heroes": 2, "team": ["warrior", "mage"], "dungeon": "dragons_cave"}
    greedy = simulate("one-deck-dungeon", seats=1, bots=["greedy"], games=10, seed=1, options=options)
    chance = simulate("one-deck-dungeon", seats=1, bots=["random"], games=10, seed=1, options=options)
    assert greedy.wins[0] >= 2
    assert chance.wins[0] == 0


def test_two_bots_win_together_where_one_alone_does() -> None:
    options = {"heroes": 2, "team": ["druid", "warrior"], "dungeon": "the_mudlands", "cards": "hybrid"}
    won = 0
    for seed in range(3000, 3004):
        table = undercroft.new("one-deck-dungeon", seats=2, seed=seed, options=options)
        finish(table, 1)
        assert table.result is not None
        won += bool(table.result.winners)
    assert won >= 3
