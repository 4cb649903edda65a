"""The greedy bot of Boss Monster: it answers everything, sees only its view, and plays far better than chance."""

from __future__ import annotations

from copy import deepcopy

import pytest

import undercroft
from undercroft.bots import bot_levels, make_bot
from undercroft.kernel.table import Table
from undercroft.simulation.simulate import play_game

GAME = "boss-monster"
VARIANTS = ("classic", "hard", "pick-boss", "machinations", "immortality")


def play_out(table: Table, levels: list[str], seed: int) -> None:
    """Let bots play a game to its end."""
    play_game(table, {seat: make_bot(GAME, level, seed + seat) for seat, level in enumerate(levels)})


def test_there_are_bots_of_every_strength() -> None:
    assert bot_levels(GAME) == ["rat", "goblin", "witch", "lich", "dragon"]


@pytest.mark.parametrize("variants", [[], *([variant] for variant in VARIANTS), list(VARIANTS)], ids=str)
def test_it_finishes_games_with_every_variant(variants: list[str]) -> None:
    seats = 2 + sum(map(len, variants)) % 3
    table = undercroft.new(GAME, seats=seats, seed=len(variants), options={"variants": variants})
    play_out(table, ["greedy"] * seats, 5)
    assert table.result is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_finishes_games_beside_random_players(seats: int) -> None:
    options = {"discard": "seeded", "crushinator": "once"}
    table = undercroft.new(GAME, seats=seats, seed=seats, options=options)
    play_out(table, ["greedy", "random", "greedy", "random"][:seats], seats)
    assert table.result is not None


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        table = undercroft.new(GAME, seats=2, seed=11)
        play_out(table, ["greedy", "greedy"], 4)
        games.append([move.option for move in table.moves])
    assert games[0] == games[1]


def positions(seed: int, seats: int, every: int) -> list[Table]:
    """Some positions of a game between greedy bots."""
    table = undercroft.new(GAME, seats=seats, seed=seed)
    bots = [make_bot(GAME, "greedy", seat) for seat in range(seats)]
    found: list[Table] = []
    while (decision := table.decision) is not None:
        if len(table.moves) % every == 0 and len(decision.options) > 1:
            found.append(table.clone())
        table.apply(bots[decision.seat].choose(table.view(decision.seat)))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_hidden_cards_do_not_change_its_choice(seats: int) -> None:
    compared = 0
    for table in positions(seed=8, seats=seats, every=5):
        assert table.decision is not None
        seat = table.decision.seat
        choices = set()
        for world in range(3):
            other = table if world == 0 else table.determinize(seat, seed=world)
            compared += other.digest() != table.digest()
            choices.add(make_bot(GAME, "greedy", 5).choose(other.view(seat)))
        assert len(choices) == 1
    assert compared > 20


def test_it_needs_nothing_but_its_view_and_leaves_it_as_it_was() -> None:
    for table in positions(seed=9, seats=2, every=9):
        assert table.decision is not None
        view = table.view(table.decision.seat)
        before = deepcopy(view)
        bot = make_bot(GAME, "greedy", 5)
        assert bot.phrase(view) is None
        choice = bot.choose(view)
        assert view == before
        assert 0 <= choice < len(table.decision.options)


def test_it_beats_a_random_player_clearly() -> None:
    won = 0
    for seed in range(30):
        greedy = seed % 2  # the seats change
        table = undercroft.new(GAME, seats=2, seed=seed)
        play_out(table, ["greedy" if seat == greedy else "random" for seat in range(2)], seed)
        assert table.result is not None
        won += greedy in table.result.winners
    assert won >= 26
