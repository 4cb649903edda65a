"""The Bait phase: who lures whom, ties, and heroes of two classes."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import entrance_of, pass_round, phase_of, state_of, town_of
from tests.games.helpers import of_kind
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.rules.events import HeroLured, HeroStayed
from undercroft.games.boss_family.rules.facts import CLASSES, FACE, PRINTED, TREASURES

THREE = ("kirax", "oculus", "lamia")  # a thief's, a mage's, a fighter's treasure


@pytest.mark.rule("MB-078")
@pytest.mark.parametrize(
    ("counts", "lured_to"),
    [((2, 1, 1), 0), ((1, 2, 1), 1), ((2, 2, 1), None), ((2, 2, 2), None), ((0, 0, 0), None), ((0, 0, 1), 2)],
)
def test_a_hero_goes_to_the_highest_count_alone_and_stays_if_it_is_shared_or_nothing(
    counts: tuple[int, int, int], lured_to: int | None
) -> None:
    clerics = iter(["ancient_guardtower", "tomb_of_terrors", "imp_hoard", "vampire_lab", "spectral_bomb"] * 2)
    table = table_at(
        "bait",
        THREE,
        dungeons=[[next(clerics) for _ in range(count)] for count in counts],
        hands=[["rage"], ["rage"], ["smash"]],
        town=["josie_vampire_slayer"],
    )
    assert phase_of(table) == "adventure"
    assert [event.seat for event in of_kind(table.opening, HeroLured)] == ([] if lured_to is None else [lured_to])
    assert [event.tie for event in of_kind(table.opening, HeroStayed)] == (
        [max(counts) > 0] if lured_to is None else []
    )


@pytest.mark.rule("MB-078")
def test_a_hero_that_stays_waits_for_the_next_bait_phase() -> None:
    table = table_at(
        "bait",
        THREE,
        dungeons=[["vampire_lab"], ["vampire_lab"]],
        hands=[["rage"]],
        town=["josie_vampire_slayer"],
    )
    assert town_of(table) == ["josie_vampire_slayer"]
    pass_round(table)
    assert town_of(table)[0] == "josie_vampire_slayer"
    assert len(town_of(table)) == 4  # together with the new heroes


@pytest.mark.rule("MB-080")
def test_a_hybrid_shows_two_treasures() -> None:
    hybrids = {card.id: CLASSES[FACE[card.id]] for card in PRINTED if len(CLASSES[FACE[card.id]]) == 2}
    assert {name: [TREASURES[kind] for kind in kinds] for name, kinds in hybrids.items()} == {
        "paladin": ["cleric", "fighter"],
        "relic_hunter": ["mage", "thief"],
        "warlock": ["mage", "cleric"],
        "tax_collector": ["thief", "fighter"],
    }


@pytest.mark.rule("MB-081")
@pytest.mark.parametrize(
    ("first", "second", "lured_to"),
    [
        (["vampire_lab", "imp_hoard"], ["vampire_lab", "black_market", "mind_thresher"], 1),  # 2 + 0, 1 + 2
        (["vampire_lab", "imp_hoard"], ["black_market"], 0),  # one class alone may be enough
        (["vampire_lab", "imp_hoard"], ["black_market", "mind_thresher"], None),  # a tie of the sums
        (["pool_of_shadows"], ["black_market"], 0),  # both symbols of one room
        (["unstable_mine"], ["training_camp"], None),
    ],
)
def test_a_hybrid_goes_to_the_highest_sum_of_its_two_treasures(
    first: list[str], second: list[str], lured_to: int | None
) -> None:
    four = ("kirax", "scott", "lamia", "dr_deadly")
    table = table_at("bait", four, dungeons=[first, second], hands=[["rage"]] * 2, town=["warlock"])
    assert (state_of(table).order, phase_of(table)) == ([0, 1, 3, 2], "adventure")
    assert [seat for seat in range(4) if entrance_of(table, seat)] == ([] if lured_to is None else [lured_to])
    assert [hero["to"] for hero in table.view(None)["bait"]] == ([None] if lured_to is None else [])
