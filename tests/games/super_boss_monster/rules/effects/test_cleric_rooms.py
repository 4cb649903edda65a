"""The rooms with cleric treasure: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    entrance_of,
    hand_of,
    pass_all,
    pass_to,
    phase_of,
    room_names,
    state_of,
    town_of,
)
from tests.games.boss_family.walks import card_at, died, entered, pass_to_room
from tests.games.helpers import Cards, asked_now, kinds, of_kind, offers, play, prompt
from tests.games.super_boss_monster.tables import ALONE, heroes_at, minions_of, resolve_all, table_at
from undercroft.games.boss_family.rules.durations import NEUTRALIZED, replace
from undercroft.games.boss_family.rules.events import CardsDiscarded, CardTaken
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.kernel.events import Event

MIX = {"sets": ["boss-monster"]}
WITH_MINIBOSSES = {"sets": ["minibosses"]}
THREE = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")  # XP 470, 305, 365: clockwise 0, 1, 2


def discarded(events: list[Event]) -> list[tuple[int, list[str]]]:
    """Return seats with the cards that they discarded, in order."""
    return [(event.seat, [PRINTED[card.face].id for card in event.cards]) for event in of_kind(events, CardsDiscarded)]


# -- Wailing Crypt -------------------------------------------------------------------------------------------------


@pytest.mark.card("wailing_crypt")
@pytest.mark.rule("SB-114")
def test_a_minion_in_the_crypt_takes_a_room_of_the_discard_pile() -> None:
    pile = ["fear", "goblin_gym", "titans_forge", "goblin_gym"]
    table = table_at("minions", dungeons=[["wailing_crypt"]], minions=[(0, "wailing_crypt")], discard=pile, options=MIX)
    assert (asked_now(table), offers(table)) == (
        (0, "which_to_take"),
        ["take card=goblin_gym", "take card=titans_forge"],
    )  # no spell, and it must be taken
    events = play(table, "take card=titans_forge")
    assert [event.seat for event in of_kind(events, CardTaken)] == [0]
    assert hand_of(table, 0) == ["titans_forge"]
    assert room_names(table, 0) == ["wailing_crypt"]


@pytest.mark.card("wailing_crypt")
@pytest.mark.rule("SB-111")
def test_the_crypt_gives_nothing_without_a_minion_without_a_room_card_or_deactivated() -> None:
    table = table_at("minions", dungeons=[["wailing_crypt"]], discard=["goblin_gym"])
    assert "card-taken" not in kinds(table.opening)
    posted = [(0, "wailing_crypt")]
    table = table_at("minions", dungeons=[["wailing_crypt"]], minions=posted, discard=["fear"], options=MIX)
    assert (kinds(table.opening)[0], hand_of(table, 0)) == ("card-errand-done", [])
    table = table_at(
        "minions", dungeons=[["wailing_crypt"]], minions=posted, discard=["goblin_gym"], deactivated=[[0, 0]]
    )
    assert (kinds(table.opening)[0], hand_of(table, 0)) == ("errand-in-vain", [])


@pytest.mark.card("wailing_crypt")
@pytest.mark.rule("SB-110")
def test_the_crypt_does_not_reach_the_cards_that_are_still_in_the_market() -> None:
    table = table_at(
        "minions",
        dungeons=[["wailing_crypt"]],
        minions=[(0, "wailing_crypt")],
        market=["titans_forge"],
        discard=["goblin_gym"],
    )
    assert hand_of(table, 0) == ["goblin_gym"]  # the only card needs no question


# -- Mourner's Chapel ----------------------------------------------------------------------------------------------


@pytest.mark.card("mourners_chapel")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("wanted", ["fear", "goblin_gym"])
def test_the_chapel_is_destroyed_for_any_card_but_a_chapel(phase: str, wanted: str) -> None:
    pile = ["fear", "mourners_chapel", "goblin_gym"]
    table = table_at(phase, dungeons=[["mourners_chapel"]], discard=pile, options=MIX)
    play(table, "use card=mourners_chapel")
    pass_all(table, until=lambda later: prompt(later) == "which_to_take")
    assert offers(table) == ["take card=fear", "take card=goblin_gym"]
    play(table, f"take card={wanted}")
    assert (hand_of(table, 0), room_names(table, 0)) == ([wanted], [])


@pytest.mark.card("mourners_chapel")
@pytest.mark.rule("SB-317")
@pytest.mark.parametrize(("pile", "left"), [(["fear", "goblin_gym"], ["goblin_gym"]), (["fear"], [])])
def test_what_a_chapel_gives_is_chosen_when_it_resolves(pile: list[str], left: list[str]) -> None:
    """Another chapel answers and takes a card: the first still gives what is left, if anything is."""
    table = table_at("build", dungeons=[["mourners_chapel"], ["mourners_chapel"]], discard=pile, marker=0, options=MIX)
    play(table, "use card=mourners_chapel", "use card=mourners_chapel")
    pass_all(table, until=lambda later: prompt(later) == "which_to_take" or len(hand_of(later, 1)) > 0)
    if len(pile) > 1:
        play(table, "take card=fear")
    pass_all(table, until=lambda later: bool(hand_of(later, 0)) or phase_of(later) != "build")
    assert (hand_of(table, 1), hand_of(table, 0)) == (["fear"], left)


@pytest.mark.card("mourners_chapel")
@pytest.mark.rule("SB-159")
def test_the_chapel_is_gone_before_its_effect_resolves() -> None:
    table = table_at("build", dungeons=[["mourners_chapel"]], hands=[["kobold_strike"]], discard=["fear"], options=MIX)
    play(table, "use card=mourners_chapel")
    assert (room_names(table, 0), hand_of(table, 0)) == ([], ["kobold_strike"])
    play(table, "pass_on")  # the only card needs no question
    assert hand_of(table, 0) == ["kobold_strike", "fear"]


@pytest.mark.card("mourners_chapel")
@pytest.mark.rule("SB-153", "SB-301", "SB-317")
@pytest.mark.parametrize("pile", [[], ["mourners_chapel"]])
def test_the_chapel_may_be_destroyed_for_nothing(pile: list[str]) -> None:
    table = table_at("build", dungeons=[["mourners_chapel"]], hands=[["fear"]], discard=pile, options=MIX)
    assert "use card=mourners_chapel" in offers(table)
    play(table, "use card=mourners_chapel")
    resolve_all(table)
    assert (room_names(table, 0), hand_of(table, 0)) == ([], ["fear"])  # not even a copy of it


@pytest.mark.card("mourners_chapel")
@pytest.mark.rule("SB-317")
def test_the_chapel_may_take_a_spell_that_was_played_in_answer() -> None:
    table = table_at("build", dungeons=[["mourners_chapel"]], hands=[[], ["kobold_strike"]], options=MIX)
    play(table, "use card=mourners_chapel")
    pass_to(table, 1)
    play(table, "cast card=kobold_strike")
    resolve_all(table)
    assert hand_of(table, 0) == ["kobold_strike"]


# -- Ghoul Kitchen -------------------------------------------------------------------------------------------------


@pytest.mark.card("ghoul_kitchen")
@pytest.mark.rule("SB-271", "SB-272")
@pytest.mark.parametrize(("pick", "lost"), [(0, "goblin_gym"), (1, "fear"), (2, "soul_mill")])
def test_a_hero_that_dies_in_the_kitchen_costs_an_opponent_a_random_card(pick: int, lost: str) -> None:
    table = table_at(
        "adventure",
        THREE,
        dungeons=[["ghoul_kitchen"]],
        entrances=[["bunny"]],
        hands=[["titans_forge"], ["goblin_gym", "fear", "soul_mill"], ["goblin_gym"]],
        tokens=[(0, 0, 2)],
        chance=[pick],
        options=MIX,
    )
    pass_all(table)
    assert (asked_now(table), offers(table)) == ((0, "whose_card"), ["spoil opponent=1", "spoil opponent=2"])
    assert discarded(play(table, "spoil opponent=1"))[0] == (1, [lost])
    assert hand_of(table, 0) == ["titans_forge"]


@pytest.mark.card("ghoul_kitchen")
def test_the_kitchen_serves_no_meal_for_a_hero_that_dies_elsewhere() -> None:
    table = table_at(
        "adventure", dungeons=[["titans_forge", "ghoul_kitchen"]], entrances=[["bunny"]], hands=[[], ["goblin_gym"]]
    )
    assert died(table.opening) == ["bunny"]
    assert discarded(table.opening) == []


@pytest.mark.card("ghoul_kitchen")
@pytest.mark.rule("SB-301")
@pytest.mark.parametrize(("heroes", "meals"), [(["bunny", "pockets"], 1), (["bunny", "gladiator"], 2)])
def test_each_kitchen_serves_one_meal_a_turn(heroes: Cards, meals: int) -> None:
    table = table_at(
        "adventure",
        dungeons=[["ghoul_kitchen", "ghoul_kitchen"]],
        entrances=[heroes],
        hands=[[], ["goblin_gym", "goblin_gym", "soul_mill"]],
        tokens=[(0, 1, 2)],
    )
    assert died(table.opening) == heroes  # the gladiator comes to the second kitchen
    assert len(discarded(table.opening)) == meals  # the only opponent needs no question


@pytest.mark.card("ghoul_kitchen")
@pytest.mark.rule("SB-238")
def test_the_kitchen_finds_nobody_to_feed_on_without_a_card_or_without_an_opponent() -> None:
    for bosses in (ALONE, ("bishop_bonemeal", "madame_marionette")):
        table = table_at("adventure", bosses, dungeons=[["ghoul_kitchen"]], entrances=[["bunny"]], tokens=[(0, 0, 2)])
        assert died(table.opening) == ["bunny"]
        assert "room-acted" not in kinds(table.opening)


# -- Confession Booth ----------------------------------------------------------------------------------------------


@pytest.mark.card("confession_booth")
@pytest.mark.rule("SB-271", "SB-097")
def test_each_opponent_discards_a_room_card_of_their_choice() -> None:
    table = table_at(
        "reveal",
        THREE,
        dungeons=[["confession_booth"]],
        face_down=[(0, 0)],
        hands=[["goblin_gym"], ["fear", "goblin_gym", "soul_mill"], ["titans_forge"]],
        options=MIX,
    )
    assert (asked_now(table), offers(table)) == (
        (1, "which_room_card_to_discard"),
        ["discard card=goblin_gym", "discard card=soul_mill"],
    )  # no spell
    events = play(table, "discard card=soul_mill")
    assert discarded(events)[:2] == [(1, ["soul_mill"]), (2, ["titans_forge"])]
    assert (hand_of(table, 0), hand_of(table, 1), hand_of(table, 2)) == (["goblin_gym"], ["fear", "goblin_gym"], [])


@pytest.mark.card("confession_booth")
def test_the_choice_of_what_to_confess_is_asked_even_if_all_room_cards_are_the_same() -> None:
    table = table_at(
        "reveal", dungeons=[["confession_booth"]], face_down=[(0, 0)], hands=[[], ["goblin_gym", "goblin_gym"]]
    )
    assert (asked_now(table), offers(table)) == ((1, "which_room_card_to_discard"), ["discard card=goblin_gym"])


@pytest.mark.card("confession_booth")
@pytest.mark.rule("SB-238", "SB-101")
def test_nobody_confesses_without_room_cards_nor_to_a_booth_that_was_built_before() -> None:
    table = table_at("reveal", dungeons=[["confession_booth"]], face_down=[(0, 0)], hands=[[], ["fear"]], options=MIX)
    assert hand_of(table, 1) == ["fear"]
    table = table_at("reveal", dungeons=[["confession_booth"]], hands=[[], ["goblin_gym"]])
    assert hand_of(table, 1) == ["goblin_gym"]
    table = table_at("reveal", ALONE, dungeons=[["confession_booth"]], face_down=[(0, 0)], hands=[["goblin_gym"]])
    assert hand_of(table, 0) == ["goblin_gym"]


# -- Bone Choir and Reliquary Snare --------------------------------------------------------------------------------


@pytest.mark.card("bone_choir")
@pytest.mark.parametrize(("token", "dealt"), [(2, 3), (-2, 1), (0, 1)])
def test_the_choir_deals_2_more_to_heroes_with_a_positive_health_token(token: int, dealt: int) -> None:
    tokens = [("laliho", token)] if token else []
    table = table_at("adventure", dungeons=[["bone_choir"]], entrances=[["laliho"]], health_tokens=tokens)
    assert entered(table.opening) == [("bone_choir", dealt)]


@pytest.mark.card("bone_choir")
@pytest.mark.rule("SB-303")
def test_a_neutralized_choir_is_silent() -> None:
    table = table_at(
        "adventure",
        dungeons=[["bone_choir"]],
        entrances=[["laliho"]],
        health_tokens=[("laliho", 2)],
        hands=[["giant_size"]],
        options=MIX,
    )
    replace(state_of(table), NEUTRALIZED, card_at(table, 0, 0), 1)
    assert entered(pass_to_room(table, "bone_choir")) == [("bone_choir", 0)]


@pytest.mark.card("bone_choir")
@pytest.mark.rule("MB-119")
def test_what_the_choir_adds_is_doubled_too() -> None:
    table = table_at(
        "adventure",
        dungeons=[["bone_choir", "training_camp"]],
        entrances=[["laliho"]],
        health_tokens=[("laliho", 2)],
        hands=[["spike"]],
        options=WITH_MINIBOSSES,
    )
    events = play(table, "use card=training_camp", "aim_at card=bone_choir")
    assert entered(events)[1] == ("bone_choir", 6)


@pytest.mark.card("reliquary_snare")
@pytest.mark.parametrize(("hero", "dealt"), [("sir_overkill", 4), ("laliho", 3)])
def test_the_snare_deals_1_more_to_epic_heroes(hero: str, dealt: int) -> None:
    table = table_at("adventure", dungeons=[["reliquary_snare"]], entrances=[[hero]])
    assert entered(table.opening) == [("reliquary_snare", dealt)]


# -- Soul Mill -----------------------------------------------------------------------------------------------------

ORDINARY = (
    "bunny",
    "laliho",
    "dent_shield_tester",
    "gladiator",
    "fizz_first_year",
    "researcher",
    "orbella_owlhat",
    "quill_the_footnoted",
    "pockets",
    "criminal",
    "velvet_vic",
    "rope_trick_rosa",
)
FOUR_PLAYERS = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw", "mimi_the_mimic")


@pytest.mark.card("soul_mill")
@pytest.mark.parametrize(("souls", "dealt"), [(0, 2), (2, 2), (3, 3), (5, 3), (6, 4), (9, 5), (12, 5)])
def test_the_mill_deals_1_more_for_three_souls_and_at_most_3(souls: int, dealt: int) -> None:
    table = table_at(
        "build",
        FOUR_PLAYERS,
        dungeons=[["soul_mill"]],
        souls=[ORDINARY[:souls]],
        hands=[["fear"]],
        options=MIX,
    )
    assert damages(table, 0) == [dealt]


@pytest.mark.card("soul_mill")
def test_the_mill_counts_the_souls_of_its_owner_and_epic_heroes_as_two() -> None:
    table = table_at(
        "build",
        dungeons=[["soul_mill"]],
        souls=[["sir_overkill", "bunny"], ["laliho", "pockets", "gladiator"]],
        wounds=[["fizz_first_year", "researcher", "criminal"]],
        hands=[["fear"]],
        options=MIX,
    )
    assert damages(table, 0) == [3]


# -- Cathedral of Chains -------------------------------------------------------------------------------------------


@pytest.mark.card("cathedral_of_chains")
@pytest.mark.rule("SB-019", "SB-192")
def test_a_minion_in_the_cathedral_brings_any_hero_of_the_town_but_none_of_a_landmark() -> None:
    table = table_at(
        "minions",
        dungeons=[["cathedral_of_chains"]],
        minions=[(0, "cathedral_of_chains")],
        town=["bunny", "sir_overkill"],
        landmarks={"temple": ["acolyte"], "tavern": ["idler"]},
        entrances=[["pockets"]],
        hands=[["fear"]],
        options=MIX,
    )
    assert (asked_now(table), offers(table)) == ((0, "whom_to_drag_in"), ["lure card=bunny", "lure card=sir_overkill"])
    play(table, "lure card=sir_overkill")
    assert (entrance_of(table, 0), town_of(table)) == (["pockets", "sir_overkill"], ["bunny"])
    assert state_of(table).health_tokens == {}
    assert (heroes_at(table, "temple"), heroes_at(table, "tavern")) == (["acolyte"], ["idler"])


@pytest.mark.card("cathedral_of_chains")
def test_the_cathedral_does_nothing_while_the_town_is_empty() -> None:
    table = table_at(
        "minions",
        dungeons=[["cathedral_of_chains"]],
        minions=[(0, "cathedral_of_chains")],
        landmarks={"temple": ["acolyte"]},
        hands=[["fear"]],
        options=MIX,
    )
    assert (entrance_of(table, 0), heroes_at(table, "temple")) == ([], ["acolyte"])
    assert minions_of(table)[0] == "cathedral_of_chains"
