"""The greedy bot of Super Boss Monster: what it decides in given positions, that it is honest, and that it wins."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import undercroft
from tests.bots.games import play_out
from tests.games.boss_family.tables import pass_to
from tests.games.boss_family.walks import pass_to_room
from tests.games.helpers import decision_of, offers, play, prompt
from tests.games.super_boss_monster.tables import ALONE, table_at
from undercroft.bots import make_bot
from undercroft.kernel.table import Table

GAME = "super-boss-monster"
WEAK = ["bone_choir"]
STRONG = ["book_eater_dragon", "siege_golem", "dragon_colosseum"]


def answer(table: Table) -> str:
    """Return the option that the bot takes, cards given by their printed ids."""
    return offers(table)[make_bot(GAME, "greedy", 1).choose(table.view(decision_of(table).seat))]


# -- the city ------------------------------------------------------------------------------------------------------


DULL = {"room_deck": ["wailing_crypt", "goblin_gym"], "spell_deck": ["stealth"]}
"""The cards that come to the market of two players."""


def sending(*heroes: str, **more: Any) -> Table:
    """The first player sends the minion out; these two heroes come to town."""
    table = table_at("round", zones={**DULL, "hero_deck": [*reversed(heroes)]}, **more)
    while prompt(table) != "where_to_send":
        play(table, offers(table)[0])
    return table


@pytest.mark.parametrize(("room", "expected"), [("minion_arena", "titans_forge"), ("wailing_crypt", "goblin_gym")])
def test_it_takes_the_market_card_that_fits_its_dungeon(room: str, expected: str) -> None:
    """The forge goes over a fighter's room alone."""
    zones = {
        "room_deck": ["titans_forge", "goblin_gym"],
        "spell_deck": ["stealth"],
        "hero_deck": ["velvet_vic", "orbella_owlhat"],
    }
    assert answer(table_at("round", dungeons=[[room]], zones=zones)) == f"take_market_card card={expected}"


def test_it_sends_its_minion_for_the_treasure_that_lures_a_victim() -> None:
    table = sending("pockets", "saint_ottoline", dungeons=[STRONG, ["wailing_crypt"]])
    assert answer(table) == "send_minion space=hideout_treasure"


def test_it_lures_nobody_who_would_come_through() -> None:
    table = sending("velvet_vic", "orbella_owlhat", dungeons=[WEAK, []])
    assert answer(table) == "send_minion space=stadium_bonus"


def test_it_summons_a_hero_who_dies_at_home_and_sends_others_to_rivals() -> None:
    there = {"hideout": ["zephyra_stormscroll"]}  # two souls, or two wounds
    strong = ["siege_golem", "dragon_colosseum", "book_eater_dragon", "boulder_ramp_sbm", "reliquary_snare"]
    sent = sending("velvet_vic", "orbella_owlhat", dungeons=[strong, WEAK], landmarks=there)
    assert answer(sent) == "send_minion space=hideout_summon"
    errand: dict[str, Any] = {"landmarks": there, "minions": [(0, "hideout_summon")]}
    at_home = table_at("minions", dungeons=[strong, WEAK], **errand)
    assert answer(at_home) == "summon_to opponent=0 space=hideout_summon"
    away = table_at("minions", dungeons=[WEAK, WEAK], **errand)
    assert answer(away) == "summon_to opponent=1 space=hideout_summon"


def test_it_sends_its_minion_where_tokens_are_made() -> None:
    table = sending("velvet_vic", "orbella_owlhat", dungeons=[["elemental_dojo"], []])
    assert answer(table) == "post_minion card=elemental_dojo"


# -- windows -------------------------------------------------------------------------------------------------------


def own_walk(hero: str, *hand: str, rooms: list[str]) -> Table:
    """A hero stands in the leftmost room of the bot's own dungeon."""
    table = table_at("adventure", dungeons=[rooms], entrances=[[hero]], hands=[[*hand], ["rush_job"]])
    pass_to_room(table, rooms[-1])
    return table


@pytest.mark.parametrize(
    ("hero", "expected"),
    [
        ("bunny", "cast_at card=critical_hit target=goblin_gym"),  # 1 and 1 and 3 more
        ("laliho", "pass_on"),  # not enough
    ],
)
def test_it_hits_critically_where_that_kills(hero: str, expected: str) -> None:
    assert answer(own_walk(hero, "critical_hit", rooms=["goblin_gym", "wailing_crypt"])) == expected


def test_it_sends_a_hero_back_only_at_the_last_moment() -> None:
    table = own_walk("laliho", "checkpoint", rooms=["goblin_gym", "wailing_crypt"])
    assert answer(table) == "pass_on"
    pass_to_room(table, "goblin_gym")
    assert answer(table) == "cast_at card=checkpoint target=laliho"


def test_it_freezes_the_room_that_would_kill_in_another_dungeon() -> None:
    rooms = ["titans_forge", "goblin_gym"]
    table = table_at("adventure", dungeons=[rooms], entrances=[["bunny"]], hands=[["rush_job"], ["freeze_sbm"]])
    pass_to_room(table, "goblin_gym")
    pass_to(table, 1)
    assert answer(table) == "cast_at card=freeze_sbm target=titans_forge"


def test_it_cancels_what_saves_its_victim() -> None:
    rooms = ["titans_forge", "goblin_gym"]
    hands = [["dream_catcher"], ["freeze_sbm"]]
    table = table_at("adventure", dungeons=[rooms], entrances=[["bunny"]], hands=hands)
    pass_to_room(table, "goblin_gym")
    pass_to(table, 1)
    play(table, "cast_at card=freeze_sbm target=titans_forge")
    pass_to(table, 0)
    assert answer(table) == "cast_at card=dream_catcher target=freeze_sbm"


def test_it_covers_no_tokens_with_a_weaker_room() -> None:
    table = table_at("build", dungeons=[["goblin_gym"]], tokens=[(0, 0, 4)], hands=[["wailing_crypt"]])
    assert answer(table) == "place card=wailing_crypt slot=1"


# -- honesty and strength ------------------------------------------------------------------------------------------


def positions(seats: int, seed: int, every: int) -> list[Table]:
    """Positions of a game between greedy bots."""
    found: list[Table] = []
    table = undercroft.new(GAME, seats=seats, seed=seed)
    bots = [make_bot(GAME, "greedy", seat) for seat in range(seats)]
    while (decision := table.decision) is not None:
        if len(table.moves) % every == 0:
            found.append(table.clone())
        table.apply(bots[decision.seat].choose(table.view(decision.seat)))
    return found


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_hidden_cards_do_not_change_its_choice(seats: int) -> None:
    compared = 0
    for table in positions(seats, seed=8, every=7 if seats > 1 else 2):
        seat = decision_of(table).seat
        choices = set()
        for world in range(3):
            other = table if world == 0 else table.determinize(seat, seed=world)
            compared += other.digest() != table.digest()
            choices.add(make_bot(GAME, "greedy", 5).choose(other.view(seat)))
        assert len(choices) == 1
    assert compared > 20


def test_it_needs_nothing_but_its_view_and_leaves_it_as_it_was() -> None:
    for table in positions(2, seed=9, every=9):
        view = table.view(decision_of(table).seat)
        before = deepcopy(view)
        choice = make_bot(GAME, "greedy", 5).choose(view)
        assert view == before
        assert 0 <= choice < len(decision_of(table).options)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"sets": ["boss-monster", "minibosses"]}),
        (5, {}),
        (6, {"sets": ["boss-monster", "minibosses", "crash-landing", "tools-of-hero-kind"]}),
        (3, {"sets": ["minibosses"], "heroes": "minibosses"}),
    ],
)
def test_it_plays_with_every_set(seats: int, options: dict[str, Any]) -> None:
    table = undercroft.new(GAME, seats=seats, seed=3, options=options)
    play_out(table, ["greedy"] * seats, 3)
    assert table.result is not None


def test_it_beats_a_random_player_clearly() -> None:
    won = 0
    for seed in range(12):
        greedy = seed % 2  # the seats change
        table = undercroft.new(GAME, seats=2, seed=seed)
        play_out(table, ["greedy" if seat == greedy else "random" for seat in range(2)], seed)
        assert table.result is not None
        won += greedy in table.result.winners
    assert won >= 11


def test_alone_it_reaches_titles_that_chance_does_not() -> None:
    scores: dict[str, int] = {"greedy": 0, "random": 0}
    for level in scores:
        for seed in range(10):
            table = undercroft.new(GAME, seats=1, seed=seed)
            play_out(table, [level], seed)
            assert table.result is not None
            scores[level] += table.result.scores[0]
    assert scores["greedy"] > scores["random"] + 80
    assert table_at("round", ALONE).view(0)["city"]["solo"]["title"] == "kobold"


@pytest.mark.parametrize(("tokens", "taken"), [(2, 2), (5, 3)])
def test_it_takes_as_many_tokens_off_as_it_may(tokens: int, taken: int) -> None:
    table = table_at(
        "build", dungeons=[[], ["trap_in_a_box"]], tokens=[(1, 0, tokens)], hands=[["safety_inspection", "loot_drop"]]
    )
    play(table, "cast_at card=safety_inspection target=trap_in_a_box")
    while prompt(table) != "how_many_tokens":
        play(table, offers(table)[0])
    assert answer(table) == f"take_tokens_off card=trap_in_a_box tokens={taken}"
