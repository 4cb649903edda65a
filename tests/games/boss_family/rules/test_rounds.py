"""The round: its five phases, who acts when, how it begins, and when spells may be played."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    pass_phase,
    pass_round,
    phase_of,
    state_of,
    table_at,
    town_of,
)
from tests.games.helpers import kinds, name_of, of_kind, offers, play, prompt, refusal, seat_to_move, zone_of
from undercroft.games.boss_family.rules.events import (
    AdventureTurnBegun,
    BuildTurnBegun,
    CardsDrawn,
    HeroesRevealed,
    RoundBegun,
)
from undercroft.games.boss_family.rules.facts import FIRST_DECK

THREE = ("robobo", "draculord", "gorgona")
"""Three bosses who act in the order 1, 2, 0."""


# -- the five phases -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-047", "BM-055", "BM-059", "BM-103", "BM-132")
def test_a_round_goes_through_its_five_phases_in_order() -> None:
    table = table_at(
        "round",
        dungeons=[["dark_altar"]],
        hands=[[], ["freeze"]],
        zones={"hero_deck": ["mage_8_a", "cleric_8_a"]},
    )
    events = table.opening + pass_round(table)
    order = [kind for kind in kinds(events) if kind != "nothing-built"]
    assert order == [
        "round-begun",
        "heroes-revealed",
        "cards-drawn",
        "cards-drawn",
        "build-turn-begun",
        "build-turn-begun",
        "hero-lured",  # the cleric
        "hero-stayed",
        "adventure-turn-begun",
        "dungeon-entered",
        "room-entered",
        "hero-survived",
        "adventure-turn-begun",
        "round-begun",
        "heroes-revealed",
        "cards-drawn",
        "cards-drawn",
        "build-turn-begun",
    ]


@pytest.mark.rule("BM-009", "BM-048", "BM-060", "BM-110")
def test_in_every_phase_players_act_from_highest_experience_to_lowest() -> None:
    table = table_at("round", THREE, hands=[["freeze"], ["freeze"], ["freeze"]])
    events = table.opening + pass_round(table)
    assert [event.seat for event in of_kind(events, CardsDrawn)][:3] == [1, 2, 0]
    assert [event.seat for event in of_kind(events, BuildTurnBegun)][:3] == [1, 2, 0]
    assert [event.seat for event in of_kind(events, AdventureTurnBegun)][:3] == [1, 2, 0]


@pytest.mark.rule("BM-049")
def test_the_active_player_is_the_one_who_builds_or_whose_heroes_walk() -> None:
    table = table_at(
        "build",
        hands=[["freeze", "dark_altar"], ["freeze", "dark_altar"]],
        dungeons=[["open_grave"], ["golem_factory"]],
        entrances=[["cleric_8_a"], ["fighter_8_a"]],
    )
    active: list[tuple[str, int]] = []

    def note(later: undercroft.Table) -> bool:
        moment = (phase_of(later), later.view(None)["active"])
        if moment not in active:
            active.append(moment)
        return state_of(later).round > 1

    pass_all(table, until=note)
    assert active[:4] == [("build", 0), ("build", 1), ("adventure", 0), ("adventure", 1)]


@pytest.mark.rule("BM-050")
def test_nobody_is_active_where_all_act_at_once() -> None:
    table = table_at("round", THREE, dungeons=[["haunted_library"], ["haunted_library"]])
    assert (phase_of(table), prompt(table), seat_to_move(table)) == ("beginning", "which_deck", 1)
    assert table.view(None)["active"] is None
    table.apply("draw_from pile=room")
    assert (prompt(table), seat_to_move(table)) == ("which_deck", 0)  # choices are the owners', by experience
    reveal = table_at("build", hands=[["dark_laboratory"], ["dark_laboratory"]])
    play(reveal, "place card=dark_laboratory slot=0")
    assert reveal.view(None)["active"] == 1
    play(reveal, "place card=dark_laboratory slot=0")
    assert (phase_of(reveal), seat_to_move(reveal), reveal.view(None)["active"]) == ("reveal", 0, None)
    reveal.apply(0)
    assert (phase_of(reveal), seat_to_move(reveal), reveal.view(None)["active"]) == ("reveal", 1, None)


# -- the beginning of a round --------------------------------------------------------------------------------------


@pytest.mark.rule("BM-051")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_heroes_come_to_town_as_players(seats: int) -> None:
    table = table_at("round", ("draculord", "robobo", "gorgona", "seducia")[:seats])
    [revealed] = of_kind(table.opening, HeroesRevealed)
    assert len(revealed.heroes) == len(town_of(table)) == seats
    for seat in (0, None):
        assert [hero["card"] for hero in table.view(seat)["zones"]["town"]] == town_of(table)


@pytest.mark.rule("BM-051", "BM-165", "BM-170")
def test_a_player_who_is_out_still_brings_a_hero_but_draws_no_card() -> None:
    table = table_at("round", THREE, out=[2])
    [revealed] = of_kind(table.opening, HeroesRevealed)
    assert len(revealed.heroes) == 3
    assert [event.seat for event in of_kind(table.opening, CardsDrawn)] == [1, 0]


@pytest.mark.rule("BM-053", "BM-052")
@pytest.mark.parametrize(
    ("seats", "number", "expected"),
    [
        (2, 7, ["hero", "epic"]),
        (3, 6, ["hero", "hero", "epic"]),
        (4, 7, ["hero", "epic", "epic", "epic"]),
    ],
)
def test_when_the_ordinary_deck_ends_the_epic_one_goes_on(seats: int, number: int, expected: list[str]) -> None:
    table = undercroft.new("boss-monster", seats=seats, seed=1, options={"variants": ["immortality"]})
    reveals = of_kind(table.opening, HeroesRevealed)
    while len(reveals) < number:
        idle = next(verb for verb in ("pass_on", "let_it_be", "build_nothing", "keep_hand") if verb in offers(table))
        reveals += of_kind(table.apply(idle), HeroesRevealed)
    shown = [[FIRST_DECK.backs[hero.face] for hero in event.heroes] for event in reveals]
    assert shown[number - 1] == expected
    assert shown[: number - 1] == [["hero"] * seats] * (number - 1)


@pytest.mark.rule("BM-054", "BM-023")
def test_everybody_draws_one_room_and_no_spell() -> None:
    table = table_at("round", THREE, zones={"room_deck": ["dark_altar", "golem_factory", "open_grave"]})
    assert [hand_of(table, seat) for seat in (1, 2, 0)] == [["open_grave"], ["golem_factory"], ["dark_altar"]]
    assert len(zone_of(table, "spell_deck")) == 31
    pass_round(table)
    assert {len(hand_of(table, seat)) for seat in range(3)} == {2}
    assert len(zone_of(table, "spell_deck")) == 31


@pytest.mark.rule("BM-056")
def test_the_round_draw_goes_by_experience() -> None:
    table = table_at("round", THREE)
    assert [event.seat for event in of_kind(table.opening, CardsDrawn)] == [1, 2, 0]


@pytest.mark.rule("BM-057", "BM-024")
def test_nothing_can_be_played_at_the_beginning_of_a_round() -> None:
    table = table_at(
        "round",
        dungeons=[["haunted_library", "dark_altar"]],
        hands=[["freeze", "dark_altar"], ["freeze"]],
        discard=["fear"],
    )
    assert kinds(table.opening) == ["round-begun", "heroes-revealed"]  # nobody was asked before
    assert offers(table) == ["draw_from pile=room", "draw_from pile=spell"]
    assert refusal(table, "cast card=freeze") == "BM-024"
    for option in ("place card=dark_altar slot=0", "use card=dark_altar"):
        refusal(table, option)
    events = play(table, "draw_from pile=room")
    assert kinds(events) == ["cards-drawn", "cards-drawn", "build-turn-begun"]


@pytest.mark.rule("BM-058")
def test_new_heroes_join_the_far_end_of_the_town() -> None:
    table = table_at("round", town=["mage_4_a", "thief_4_a"], zones={"hero_deck": ["cleric_4_a", "fighter_4_a"]})
    assert town_of(table) == ["mage_4_a", "thief_4_a", "fighter_4_a", "cleric_4_a"]
    [begun] = of_kind(table.opening, RoundBegun)
    assert begun.round == 1


# -- spells in general ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-024")
def test_a_player_may_play_any_number_of_spells_in_a_round() -> None:
    table = table_at(
        "build",
        dungeons=[["open_grave", "succubus_spa"], ["golem_factory", "neanderthal_cave", "goblin_armory"]],
        hands=[[*["freeze"] * 4, *["princess_in_peril"] * 2, *["giant_size"] * 2, *["annihilator"] * 2, "jeopardy"]],
        town=["fool", "mage_4_a"],
    )
    for room in ("golem_factory", "neanderthal_cave", "goblin_armory"):
        play(table, f"cast_at card=freeze target={room}")
    for hero in ("fool", "mage_4_a"):
        play(table, f"cast_at card=princess_in_peril target={hero}")
    assert len(discards(table)) == 5
    pass_phase(table)
    assert phase_of(table) == "adventure"
    for spell, room in (("giant_size", "succubus_spa"), ("annihilator", "open_grave")):
        play(table, *[f"cast_at card={spell} target={room}"] * 2)
    play(table, "cast_at card=freeze target=open_grave")
    assert [len(stack) for stack in (state_of(table).shut, discards(table))] == [4, 10]
    assert hand_of(table, 0) == ["jeopardy"]


@pytest.mark.rule("BM-025")
def test_a_spell_is_discarded_after_it_has_taken_place() -> None:
    table = table_at("build", dungeons=[[], ["golem_factory"]], hands=[["freeze"], ["fear"]])
    play(table, "cast_at card=freeze target=golem_factory")
    assert (hand_of(table, 0), zone_of(table, "announced"), discards(table)) == ([], ["freeze"], [])
    play(table, "let_it_be")
    assert (zone_of(table, "announced"), discards(table)) == ([], ["freeze"])
    assert name_of(table, state_of(table).shut[0]) == "golem_factory"


@pytest.mark.rule("BM-088", "BM-100", "BM-024")
def test_nobody_is_asked_between_the_reveal_and_the_adventure() -> None:
    table = table_at(
        "reveal",
        dungeons=[["dark_laboratory", "dark_altar"], ["dark_altar"]],
        hands=[["freeze"], ["freeze", "jeopardy"]],
        face_down=[[0, 0]],
        town=["cleric_8_a"],
        discard=["fear"],
    )
    assert (phase_of(table), prompt(table)) == ("reveal", "which_spell_to_discard")
    assert refusal(table, "cast_at card=freeze target=dark_laboratory") == "BM-024"
    refusal(table, "use card=dark_altar")
    events = play(table, "discard card=freeze")
    assert kinds(events) == ["cards-discarded", "hero-lured", "adventure-turn-begun"]
    assert (phase_of(table), prompt(table)) == ("adventure", "what_to_play")


@pytest.mark.rule("BM-136", "BM-024")
def test_nothing_can_be_played_at_the_end_of_a_round() -> None:
    table = table_at(
        "end",
        options={"variants": ["machinations"]},
        dungeons=[["dark_altar"]],
        hands=[["freeze"], ["freeze"]],
        discard=["fear"],
    )
    assert (phase_of(table), prompt(table), seat_to_move(table)) == ("end", "which_consolation", 0)
    assert refusal(table, "cast_at card=freeze target=dark_altar") == "BM-024"
    refusal(table, "use card=dark_altar")
    events = play(table, "decline", "decline")
    assert kinds(events)[0] == "round-begun"


@pytest.mark.rule("BM-155", "BM-137")
@pytest.mark.card("beast_menagerie", "king_croak")
def test_what_acts_in_the_end_phase_may_act_again_in_the_next_round() -> None:
    """A Level Up that was held up builds a monster room at the end of the round, which the menagerie sees."""
    dungeon = ["beast_menagerie", "golem_factory", "neanderthal_cave", "neanderthal_cave", "minotaurs_maze"]
    table = table_at(
        "reveal",
        ("king_croak", "robobo"),
        dungeons=[dungeon],
        deactivated=[[0, 2]],
        hands=[["golem_factory", "fear"]],
        discard=["monsters_ballroom"],
    )
    pass_all(table, until=lambda later: "call card=monsters_ballroom source=king_croak" in offers(later))
    play(table, "call card=monsters_ballroom source=king_croak")
    assert "room-acted" in kinds(play(table, "build_called card=monsters_ballroom slot=1"))
    play(table, "place card=golem_factory slot=4")
    assert "room-acted" in kinds(pass_phase(table))
