"""Seats that are asked: a question reveals no card, and seats that cannot act are skipped."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import BASE_CARDS, pass_to, table_at
from tests.games.boss_family.windows import THREE
from tests.games.helpers import asked_now, decision_of, offers, play
from undercroft.kernel.table import Table

SPELLS = [card.id for card in BASE_CARDS if card.kind == "spell"]


@pytest.mark.rule("BM-150", "BM-218")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("spell", SPELLS)
def test_being_asked_tells_nothing_about_the_spell_in_a_hand(phase: str, spell: str) -> None:
    table = table_at(phase, THREE, dungeons=[["golem_factory"]], hands=[[], [spell], []], entrances=[["cleric_8_a"]])
    seats = []
    while table.view(None)["active"] == 0:
        seats.append(asked_now(table))
        play(table, "pass_on")
    assert seats == [(1, "what_to_play")] * (1 if phase == "build" else 2)


@pytest.mark.rule("BM-146", "BM-218")
@pytest.mark.parametrize("spell", [spell for spell in SPELLS if spell != "kobold_strike"])
def test_being_asked_whether_to_cancel_tells_nothing_about_the_spell_in_a_hand(spell: str) -> None:
    table = table_at("build", THREE, hands=[["kobold_strike"], [spell], []])
    play(table, "cast card=kobold_strike")
    assert asked_now(table) == (1, "whether_to_cancel")
    assert offers(table)[0] == "let_it_be"
    assert (len(offers(table)) > 1) == (spell == "counterspell")


@pytest.mark.rule("BM-150", "BM-218")
@pytest.mark.card("witchs_kitchen")
def test_a_room_that_could_be_used_by_its_look_asks_even_if_the_cost_cannot_be_paid() -> None:
    for held in ("goblin_armory", "haunted_library"):  # a monster room and a trap room: the backs are the same
        table = table_at("adventure", dungeons=[["witchs_kitchen"]], hands=[[held]])
        assert asked_now(table) == (0, "what_to_play")
        assert ("use card=witchs_kitchen" in offers(table)) == (held == "goblin_armory")


@pytest.mark.rule("BM-150")
@pytest.mark.card("witchs_kitchen", "all_seeing_eye", "dark_altar", "zombie_prison")
def test_nobody_waits_for_those_who_publicly_cannot_act() -> None:
    rooms = ["witchs_kitchen", "all_seeing_eye", "dark_altar", "zombie_prison", "bottomless_pit"]
    table = table_at("adventure", dungeons=[rooms], hands=[[], ["soul_harvest"]])
    # No room card, no spell, nothing in the discard pile, no soul of an opponent, no hero in the pit.
    assert asked_now(table) == (1, "what_to_play")
    assert table.view(None)["active"] == 0


@pytest.mark.rule("BM-150")
def test_an_option_that_only_passes_is_marked_so() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["freeze"], ["freeze"]])
    idle = [[option.get("idle", False), option["verb"]] for option in table.view(0)["decision"]["options"]]
    assert idle == [[True, "pass_on"], [False, "cast_at"]]
    play(table, "cast_at card=freeze target=golem_factory")
    assert [option.get("idle") for option in table.view(1)["decision"]["options"]] == [True]


@pytest.mark.rule("BM-150", "BM-218")
@pytest.mark.parametrize("seed", range(12))
def test_in_any_world_that_looks_the_same_the_same_seats_are_asked_the_same(seed: int) -> None:
    def asked_while_passing(table: Table) -> list[tuple[int, str]]:
        questions: list[tuple[int, str]] = []
        while table.decision is not None and len(questions) < 25:
            questions.append(asked_now(table))
            idle = next((option for option in decision_of(table).options if option.idle), None)
            if idle is None:
                break
            table.apply(idle)
        return questions

    table = table_at(
        "build",
        THREE,
        dungeons=[["witchs_kitchen"], ["all_seeing_eye", "dark_altar"], ["torture_chamber", "goblin_armory"]],
        hands=[["goblin_armory", "freeze"], ["haunted_library", "counterspell"], ["dark_altar", "fear", "motivation"]],
        entrances=[["cleric_8_a"], ["mage_8_a"], ["thief_8_a"]],
        discard=["freeze"],
    )
    world = table.determinize(None, seed)
    expected = asked_while_passing(table)
    assert len(expected) == 25
    assert asked_while_passing(world) == expected


@pytest.mark.rule("BM-164")
def test_a_player_who_has_lost_is_never_asked() -> None:
    table = table_at(
        "build",
        THREE,
        dungeons=[["golem_factory"], ["dark_altar"], []],
        hands=[["freeze", "assassin"], ["fear", "haunted_library"], ["freeze"]],
        discard=["giant_size"],
        zones={"boss": [["draculord"], [], ["gorgona"]]},
        out=[1],
    )
    play(table, "cast_at card=freeze target=golem_factory")
    assert asked_now(table) == (2, "whether_to_cancel")
    play(table, "let_it_be", "pass_on")
    assert asked_now(table) == (2, "what_to_play")
    play(table, "pass_on")
    assert table.view(None)["active"] == 2


@pytest.mark.rule("BM-076", "BM-143")
def test_others_are_asked_in_every_build_turn() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["assassin"], ["freeze", "assassin"]])
    pass_to(table, 1)
    assert table.view(None)["active"] == 0
    assert "cast_at card=freeze target=golem_factory" in offers(table)
