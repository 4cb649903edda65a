"""Heroes of Rise of the Minibosses: dark ones, hybrids, and those without a class."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import entrance_of, pass_all, pass_to, souls_of, state_of, town_of, wounds_of
from tests.games.boss_family.walks import hurt_of, pass_to_room
from tests.games.boss_family.windows import waiting
from tests.games.helpers import asked_now, kinds, offers, play, refusal, seat_to_move
from tests.games.minibosses.tables import coins_of, mixed_table_at
from undercroft.games.boss_family.rules import totals
from undercroft.games.boss_family.rules.effects.registry import MUTES_HEROES
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.kernel.table import Table

FOUR = ("king_croak_rmb", "gregore", "dr_deadly", "calabeza")  # XP 760, 365, 300, 205
DARK = ["inquisitor", "sellsword", "alchemist", "scoundrel"]
HYBRIDS = {
    "paladin": ("cleric", "fighter"),
    "relic_hunter": ("mage", "thief"),
    "warlock": ("mage", "cleric"),
    "tax_collector": ("thief", "fighter"),
}
ROOMS = {  # that show one treasure each
    "cleric": ["open_grave", "specters_sanctum", "succubus_spa"],
    "mage": ["haunted_library", "brainsucker_hive", "witchs_kitchen"],
    "fighter": ["golem_factory", "neanderthal_cave", "minotaurs_maze"],
    "thief": ["bottomless_pit", "boulder_ramp", "dizzygas_hallway"],
}
BOSSES_OF = {  # four bosses that show neither of two treasures
    ("cleric", "fighter"): ("kazanna", "scott", "oculus", "dr_deadly"),
    ("mage", "thief"): ("belladonna", "king_croak_rmb", "gregore", "lamia"),
    ("mage", "cleric"): ("scott", "king_croak_rmb", "dr_deadly", "lamia"),
    ("thief", "fighter"): ("kazanna", "belladonna", "oculus", "gregore"),
}

# -- hybrids ---------------------------------------------------------------------------------------------------------


def baited(hybrid: str, *counts: tuple[int, int]) -> list[list[str]]:
    """Return where heroes stand after the Bait phase, with these symbols of the hybrid's two treasures by dungeon."""
    first, second = HYBRIDS[hybrid]
    left = {kind: list(rooms) for kind, rooms in ROOMS.items()}
    dungeons = [
        [left[kind].pop() for kind, count in ((first, one), (second, other)) for _ in range(count)]
        for one, other in counts
    ]
    table = mixed_table_at(
        "bait",
        BOSSES_OF[first, second],
        dungeons=dungeons,
        town=[hybrid],
        hands=[["windfall"]],
    )
    return [town_of(table), *(entrance_of(table, seat) for seat in range(4))]


@pytest.mark.card(*HYBRIDS)
@pytest.mark.rule("MB-080", "MB-081", "MB-082")
@pytest.mark.parametrize("hybrid", HYBRIDS)
def test_a_hybrid_goes_where_both_of_its_treasures_together_are_most(hybrid: str) -> None:
    assert baited(hybrid, (2, 0), (1, 2)) == [[], [], [hybrid], [], []]
    assert baited(hybrid, (0, 2), (2, 1)) == [[], [], [hybrid], [], []]
    assert baited(hybrid, (1, 0), (0, 2), (2, 1)) == [[], [], [], [hybrid], []]
    assert baited(hybrid, (0, 0), (0, 1)) == [[], [], [hybrid], [], []]  # one treasure alone may suffice


@pytest.mark.card(*HYBRIDS)
@pytest.mark.rule("MB-081")
@pytest.mark.parametrize("hybrid", HYBRIDS)
def test_a_hybrid_stays_if_the_sums_are_equal_or_nothing(hybrid: str) -> None:
    assert baited(hybrid, (2, 0), (1, 1)) == [[hybrid], [], [], [], []]
    assert baited(hybrid) == [[hybrid], [], [], [], []]


# -- heroes without a class ------------------------------------------------------------------------------------------

NURSE, MAID, EPIC = ["felicity_joyful_nurse"], ["tess_dwarven_shieldmaiden"], ["varraka_combat_instructor"]


def drawn(hero: str, souls: list[list[str]]) -> list[list[str]]:
    """Return where heroes stand after the Bait phase with these souls."""
    table = mixed_table_at(
        "bait", FOUR[:3], dungeons=[["golem_factory"]] * 3, town=[hero], souls=souls, hands=[["windfall"]]
    )
    return [town_of(table), *(entrance_of(table, seat) for seat in range(3))]


@pytest.mark.card("the_fool", "the_progenitors")
@pytest.mark.rule("BM-109", "BM-232")
@pytest.mark.parametrize(
    ("souls", "fool", "progenitors"),
    [
        ([[], EPIC, NURSE], 0, 1),
        ([NURSE, MAID, EPIC], None, 2),
        ([EPIC, [*NURSE, *MAID], []], 2, None),
        ([[], [], []], None, None),
    ],
)
def test_the_fool_goes_to_the_fewest_souls_and_the_progenitors_to_the_most(
    souls: list[list[str]], fool: int | None, progenitors: int | None
) -> None:
    for hero, seat in (("the_fool", fool), ("the_progenitors", progenitors)):
        places: list[list[str]] = [[], [], [], []]
        places[0 if seat is None else 1 + seat] = [hero]
        assert drawn(hero, souls) == places


# -- dark heroes -----------------------------------------------------------------------------------------------------


def dark_table(hero: str, phase: str = "adventure", **more: Any) -> Table:
    """A dark hero stands at seat 0's entrance; seats 0 and 3 have no coins."""
    position: dict[str, Any] = {"entrances": [[hero]], "coins": [0, 2, 1, 0], **more}
    return mixed_table_at(phase, FOUR, dungeons=[["golem_factory"]], **position)


def health_of(table: Table, hero: str) -> int:
    """The health of a hero now."""
    state = state_of(table)
    return totals.health_of(state, state.face.index(FACE[hero]))


@pytest.mark.card(*DARK)
@pytest.mark.rule("MB-118")
@pytest.mark.parametrize("hero", DARK)
def test_an_opponent_pays_a_coin_to_give_a_dark_hero_2_more_health(hero: str) -> None:
    table = dark_table(hero, hands=[["windfall"]])
    assert asked_now(table) == (0, "what_to_play")
    assert f"use card={hero}" not in offers(table)
    pass_to(table, 1)
    assert offers(table) == ["pass_on", f"use card={hero}"]
    play(table, f"use card={hero}")
    assert (coins_of(table, 1), health_of(table, hero)) == (1, 6)
    assert waiting(table) == [(1, hero)]
    assert seat_to_move(table) == 0  # it waits as other effects do, and no spell is played that could be cancelled
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert health_of(table, hero) == 8
    assert coins_of(table, 0) == 0  # paid to the pot


@pytest.mark.card(*DARK)
@pytest.mark.rule("MB-118", "BM-155")
@pytest.mark.parametrize("hero", DARK)
def test_a_dark_hero_is_paid_once_a_round_in_total(hero: str) -> None:
    table = dark_table(hero, hands=[["windfall"], ["rebirth"], ["rebirth"]])
    pass_to(table, 1)
    play(table, f"use card={hero}")
    for seat in (1, 2):
        pass_to(table, seat)
        assert refusal(table, f"use card={hero}") == "BM-155"
    pass_to_room(table, "golem_factory")
    assert hurt_of(table) == (2, 8)
    pass_all(table, until=lambda later: state_of(later).round == 2)
    assert (souls_of(table, 0), wounds_of(table, 0)) == (0, 1)
    assert health_of(table, hero) == 6


@pytest.mark.card("inquisitor")
@pytest.mark.rule("MB-118", "BM-148")
def test_a_dark_hero_that_dies_meanwhile_has_no_more_health_and_the_coin_is_lost() -> None:
    table = dark_table("inquisitor", hands=[["ambush", "spike"]])
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    play(table, "use card=inquisitor")
    assert seat_to_move(table) == 0
    play(table, "prepare card=ambush", "aim_at card=inquisitor")
    assert souls_of(table, 0) == 1
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert (coins_of(table, 1), health_of(table, "inquisitor")) == (1, 6)


@pytest.mark.card("inquisitor")
@pytest.mark.rule("MB-118")
def test_a_dark_hero_may_be_paid_inside_a_dungeon_and_in_the_build_phase_but_not_in_town() -> None:
    table = dark_table("inquisitor", hands=[[], [], ["windfall"]], coins=[3, 0, 1, 0])
    play(table, "pass_on")
    pass_to_room(table, "golem_factory")
    play(table, "use card=inquisitor")
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert health_of(table, "inquisitor") == 8
    table = dark_table("inquisitor", "build", hands=[[], ["windfall"]])
    assert "use card=inquisitor" in offers(table)
    table = dark_table("inquisitor", "build", hands=[[], ["windfall"]], entrances=[], town=["inquisitor"])
    assert "use card=inquisitor" not in offers(table)


@pytest.mark.card("inquisitor")
def test_who_has_no_coin_cannot_pay_a_dark_hero() -> None:
    table = dark_table("inquisitor", hands=[[], ["rebirth"]], coins=[3, 0, 0, 0])
    assert offers(table) == [
        "pass_on",
        *(f"cast_on card=rebirth opponent={seat}" for seat in range(4)),
    ]
    events = play(table, "pass_on")
    assert "effect-announced" not in kinds(events)


@pytest.mark.card("inquisitor")
@pytest.mark.parametrize(("level", "heard"), [(1, True), (2, False), (3, False)])
def test_a_muted_dark_hero_cannot_be_paid(level: int, heard: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MUTES_HEROES, FACE["icicle_man"], 2)
    table = mixed_table_at(
        "adventure",
        FOUR,
        dungeons=[[["icicle_man", "golem_factory"]]],
        entrances=[["inquisitor"]],
        hands=[[], ["windfall"]],
        levels=[(0, 0, level)],
    )
    pass_to(table, 1)
    assert ("use card=inquisitor" in offers(table)) == heard
