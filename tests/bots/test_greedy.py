"""The greedy bot: it answers every question, uses only its view, and plays far better than chance."""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from random import Random

import pytest

import undercroft
from tests.bots.games import play_out
from undercroft.bots import make_bot
from undercroft.games.dragon_tower.game import BOSS_CHOICES
from undercroft.simulation.random_tables import random_table
from undercroft.simulation.simulate import simulate

VARIANTS: tuple[list[str], ...] = (
    [],
    ["surrounded"],
    ["everyone-counts", "no-break"],
    ["everyone-counts", "surrounded", "no-break"],
)


@pytest.mark.parametrize(("boss", "variants"), list(product(BOSS_CHOICES, VARIANTS)), ids=str)
def test_it_finishes_games_with_every_boss_and_variant(boss: str, variants: list[str]) -> None:
    seed = BOSS_CHOICES.index(boss) * 10 + len(variants)
    seats = 1 + seed % 3
    options = {"heroes": max(2, seats), "boss": boss, "variants": variants, "skills": ("one", "many")[seed % 2]}
    table = undercroft.new("dragon-tower", seats=seats, seed=seed, options=options)
    play_out(table, ["greedy"] * seats, seed)
    assert table.result is not None


@pytest.mark.parametrize("seed", range(16))
def test_it_finishes_random_tables_beside_random_players(seed: int) -> None:
    table = random_table(seed, "dragon-tower")
    chance = Random(seed)
    play_out(table, [chance.choice(["greedy", "greedy", "random"]) for _ in range(table.seats)], seed)
    assert table.result is not None


@pytest.mark.parametrize("setup", ["first-game", "children"])
def test_it_finishes_the_simplified_games(setup: str) -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=3, options={"setup": setup})
    play_out(table, ["greedy", "greedy"], 3)
    assert table.result is not None


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        table = undercroft.new("dragon-tower", seats=2, seed=11, options={"team": "deal"})
        play_out(table, ["greedy", "greedy"], 4)
        games.append([move.option for move in table.moves])
    assert games[0] == games[1]


def positions(seed: int, every: int) -> list[undercroft.Table]:
    """Some positions of a game between two seats with hidden hands."""
    table = undercroft.new("dragon-tower", seats=2, seed=seed, options={"heroes": 3, "skills": "one"})
    bots = [make_bot("dragon-tower", "greedy", seat) for seat in range(2)]
    found = []
    while (decision := table.decision) is not None:
        if len(table.moves) % every == 0:
            found.append(table.clone())
        table.apply(bots[decision.seat].choose(table.view(decision.seat)))
    return found


def test_hidden_cards_do_not_change_its_choice() -> None:
    compared = 0
    for table in positions(seed=8, every=4):
        assert table.decision is not None
        seat = table.decision.seat
        choices = set()
        for world in range(3):
            other = table if world == 0 else table.determinize(seat, seed=world)
            compared += other.digest() != table.digest()
            choices.add(make_bot("dragon-tower", "greedy", 5).choose(other.view(seat)))
        assert len(choices) == 1
    assert compared > 20


def test_it_leaves_its_view_as_it_was() -> None:
    for table in positions(seed=9, every=7):
        assert table.decision is not None
        view = table.view(table.decision.seat)
        before = deepcopy(view)
        bot = make_bot("dragon-tower", "greedy", 5)
        bot.phrase(view)
        bot.choose(view)
        assert view == before


def test_it_wins_often_where_random_players_do_not() -> None:
    options = {"heroes": 2, "team": "deal", "skills": "none"}
    greedy = simulate("dragon-tower", seats=1, bots=["greedy"], games=60, seed=1, options=options)
    chance = simulate("dragon-tower", seats=1, bots=["random"], games=60, seed=1, options=options)
    assert greedy.wins[0] >= 24
    assert chance.wins[0] <= 1


def test_it_says_only_phrases_without_numbers() -> None:
    said: set[str] = set()
    for seed in (1, 2):
        table = undercroft.new("dragon-tower", seats=3, seed=seed, options={"team": "deal", "skills": "none"})
        play_out(table, ["greedy"] * 3, seed)
        said |= {entry.text.split("=")[0] for entry in table.said}
        assert len(table.said) <= 6 * 3 * 3  # seldom: a few words a floor and seat
    assert "i_am_rich_in attribute" in said
    assert said <= {"i_am_rich_in attribute", "i_am_badly_hurt", "i_cannot_take foe"}


def test_alone_it_says_nothing() -> None:
    table = undercroft.new("dragon-tower", seats=1, seed=1, options={"team": "deal"})
    play_out(table, ["greedy"], 1)
    assert table.said == []


def answer(table: undercroft.Table) -> str:
    """The option that the greedy bot chooses at this table, as text."""
    decision = table.decision
    assert decision is not None
    return decision.options[make_bot("dragon-tower", "greedy", 1).choose(table.view(decision.seat))].text


def in_a_room(*foes: str, hand: list[str], phase: str = "fight", other_room: tuple[str, ...] = ()) -> undercroft.Table:
    return undercroft.scenario(
        {
            "game": "dragon-tower",
            "options": {"heroes": 2},
            "zones": {
                "hero": [["paladin"], ["mage"]],
                "hand": [hand, []],
                "room": [list(foes), list(other_room)],
            },
            "position": {"phase": phase},
        }
    )


def test_it_plays_the_card_that_fits_exactly() -> None:
    table = in_a_room("ghost", hand=["divine_song", "prayer"])  # the ghost asks for 2 more faith
    table.apply("fight_alone hero=0 foe=ghost")
    prayer = next(card["id"] for card in table.view(0)["zones"]["hand"][0] if card["card"] == "prayer")
    assert answer(table) == f"play_card card={prayer}"


def test_it_commits_what_costs_nothing() -> None:
    table = in_a_room("grave_chill", hand=[])  # strength 1 and faith 1: the paladin's base is enough
    table.apply("fight_alone hero=0 foe=grave_chill")
    assert answer(table) == "commit first=0 second=0"


def test_it_enters_the_easier_room() -> None:
    table = in_a_room("troll", "troll", hand=[], phase="enter", other_room=("grave_chill",))
    assert answer(table) == "enter room=right"
