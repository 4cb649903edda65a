"""The Level Ups of the bosses of Crash Landing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.reveals import FOUR, levels
from tests.games.boss_family.sets import BOTH, crash_at
from tests.games.boss_family.tables import damages, hand_of, pass_round, room_names, souls_of, stacks_of, state_of
from tests.games.helpers import asked_now, kinds, offers, play, prompt
from undercroft.kernel.table import Table


def at_five(boss: str, other: str = "gorgona", fifth: str = "succubus_spa", **more: Any) -> Table:
    """The first player's fifth room is about to be turned up."""
    more.setdefault("dungeons", [[*FOUR, fifth]])
    more.setdefault("face_down", [[0, 4]])
    more.setdefault("hands", [["freeze"], ["fear"]])
    return crash_at("reveal", (boss, other), **more)


# -- Imperiatrix -----------------------------------------------------------------------------------------------------


@pytest.mark.card("imperiatrix")
@pytest.mark.rule("CL-013")
def test_imperiatrix_makes_rooms_deal_more_for_each_explorer_symbol() -> None:
    dungeons = [["reactor_core", "decoy_garden", "golem_factory", "crash_site"], ["reactor_core"]]
    table = crash_at("build", ("imperiatrix", "robobo"), dungeons=dungeons, hands=[["meteorite", "freeze"]])
    assert damages(table, 0) == [2, 1, 2, 1]
    table = crash_at(
        "build", ("imperiatrix", "robobo"), dungeons=dungeons, hands=[["meteorite", "freeze"]], leveled=[0]
    )
    assert damages(table, 0) == [3, 2, 2, 2]
    assert damages(table, 1) == [2]
    play(table, "cast_at card=meteorite target=golem_factory")
    assert damages(table, 0) == [3, 2, 3, 2]
    pass_round(table)
    assert damages(table, 0) == [3, 2, 2, 2]  # the level up lasts, the meteorite does not


# -- Klonos ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("klonos")
@pytest.mark.rule("CL-018")
def test_klonos_does_at_once_what_another_boss_would() -> None:
    table = at_five("klonos", town=["mage_4_a", "cleric_4_a"])
    assert asked_now(table) == (0, "whom_to_petrify")  # there is one other boss
    events = play(table, "turn_to_stone card=cleric_4_a")
    assert "hero-died" in kinds(events)
    assert souls_of(table, 0) == 1
    assert not state_of(table).leveled & 2


@pytest.mark.card("klonos")
@pytest.mark.rule("CL-018")
def test_klonos_chooses_among_the_opponents_bosses_and_keeps_what_lasts() -> None:
    table = crash_at(
        "reveal",
        ("klonos", "imperiatrix", "mando"),
        dungeons=[[*FOUR, "crash_site"], ["reactor_core"]],
        face_down=[[0, 4]],
        hands=[["freeze"], ["fear"]],
    )
    assert offers(table) == ["copy_boss card=imperiatrix", "copy_boss card=mando"] or offers(table) == [
        "copy_boss card=mando",
        "copy_boss card=imperiatrix",
    ]
    assert damages(table, 0)[4] == 1
    play(table, "copy_boss card=imperiatrix")
    assert damages(table, 0)[4] == 2
    assert damages(table, 1) == [2]  # Imperiatrix herself has not levelled up
    pass_round(table)
    assert damages(table, 0)[4] == 2


@pytest.mark.card("klonos")
@pytest.mark.rule("CL-018")
def test_what_klonos_has_copied_stays_when_the_other_boss_is_out() -> None:
    table = crash_at(
        "reveal",
        ("klonos", "imperiatrix", "mando"),
        dungeons=[[*FOUR, "crash_site"]],
        face_down=[[0, 4]],
        hands=[["freeze"]],
        wounds=[[], ["epic_cleric_11_a", "epic_fighter_11_a", "epic_mage_11_a"]],
        options=BOTH,
    )
    play(table, "copy_boss card=imperiatrix")
    pass_round(table)
    assert state_of(table).order == [2, 0]
    assert damages(table, 0)[4] == 2


# -- Mando -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("mando")
@pytest.mark.rule("CL-012")
def test_mando_may_turn_one_stack_of_each_opponent() -> None:
    table = crash_at(
        "reveal",
        ("mando", "gorgona", "robobo"),
        dungeons=[
            [*FOUR, "succubus_spa"],
            [["golem_factory", "dark_altar"], ["open_grave", "dark_altar"]],
            [["celestial_map", "jackpot_stash"]],
        ],
        face_down=[[0, 4]],
        hands=[["freeze"], [], []],
    )
    assert levels(list(table.opening)) == [0]
    assert offers(table) == [
        "uncover_room card=golem_factory source=mando",
        "uncover_room card=open_grave source=mando",
        "decline",
    ]
    play(table, "uncover_room card=golem_factory source=mando")
    assert stacks_of(table, 1)[0] == ["dark_altar", "golem_factory"]
    assert offers(table) == ["uncover_room card=celestial_map source=mando", "decline"]
    play(table, "uncover_room card=celestial_map source=mando")
    assert room_names(table, 2) == ["jackpot_stash"]  # the map destroyed itself
    assert len(hand_of(table, 2)) == 1  # and its owner drew the spell
    assert prompt(table) == "what_to_play"


@pytest.mark.card("mando")
def test_mando_may_decline_and_needs_a_covered_room() -> None:
    table = at_five("mando", dungeons=[[*FOUR, "succubus_spa"], [["golem_factory", "dark_altar"]]])
    play(table, "decline")
    assert room_names(table, 1) == ["dark_altar"]
    table = at_five("mando", dungeons=[[*FOUR, "succubus_spa"], ["dark_altar"]])
    assert prompt(table) == "what_to_play"
