"""A refused move names the rule that forbids it and changes nothing."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.dragon_tower.tables import fight, table_at
from tests.games.helpers import decision_of, play, refusal
from undercroft.kernel.table import Table


def before_the_fights(stage: str = "solo", **more: object) -> Table:
    """Barbarian, Priest and a dead Mage before an Orc and a Ghost."""
    settings: dict[str, object] = {"hands": [["vow"], ["power_strike"]], "health": [5, 5, 0], "stage": stage, **more}
    return fight(["barbarian", "priest", "mage"], ["orc", "ghost"], **settings)


@pytest.mark.parametrize(
    ("stage", "option", "rule"),
    [
        ("solo", "fight_together first=0 second=1 foe=orc", "DT-080"),
        ("pairs", "fight_alone hero=0 foe=orc", "DT-080"),
        ("pairs", "fight_together first=0 second=0 foe=orc", "DT-077"),
        ("solo", "fight_alone hero=2 foe=orc", "DT-DECISION-21"),
        ("pairs", "fight_together first=0 second=2 foe=orc", "DT-DECISION-21"),
        ("pairs", "go_it_alone", "DT-DECISION-19"),
    ],
)
def test_illegal_fights_name_their_clause(stage: str, option: str, rule: str) -> None:
    assert refusal(before_the_fights(stage), option) == rule


def test_a_second_total_of_one_hero_is_refused_by_the_rule_of_totals() -> None:
    table = before_the_fights(soloed=[0], fought=[0])
    assert refusal(table, "fight_alone hero=0 foe=orc") == "DT-081"


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("commit first=0 second=0", "DT-DECISION-22"),
        ("commit first=4 second=0", "DT-DECISION-22"),
        ("commit first=2 second=1", "DT-DECISION-22"),
        ("give_all", "DT-DECISION-18"),
        ("play_card card=power_strike", "DT-084"),
    ],
)
def test_how_a_fight_may_be_settled(option: str, rule: str) -> None:
    table = fight(["barbarian", "priest"], ["ghost", "orc"], hands=[["power_strike", "vow"], ["prayer"]])
    play(table, "fight_alone hero=0 foe=ghost")
    assert refusal(table, option) == rule


def test_a_pair_faces_one_opponent_only() -> None:
    table = before_the_fights("pairs")
    play(table, "fight_together first=0 second=1 foe=orc")
    assert refusal(table, "face_too foe=ghost") == "DT-088"


def test_a_spent_skill_is_refused_by_its_limit() -> None:
    table = fight(
        ["barbarian", "priest"],
        ["orc", "orc"],
        skills=[["second_stance"]],
        fought=[0, 1],
        stage="pairs",
        health=[5, 6],
    )
    play(table, "fight_together first=0 second=1 foe=orc", "use_skill hero=0 card=second_stance")
    play(table, "commit first=0 second=0")
    assert refusal(table, "use_skill hero=0 card=second_stance") == "DT-031"


def test_a_pair_in_another_order_is_refused_without_a_rule() -> None:
    assert refusal(before_the_fights("pairs"), "fight_together first=1 second=0 foe=orc") is None


def test_pairs_have_to_wait_until_the_leftovers_are_fought_alone() -> None:
    table = before_the_fights("leftovers", failed=True)
    assert refusal(table, "fight_together first=0 second=1 foe=orc") == "DT-DECISION-19"


def skilled(skill: str) -> Table:
    """A Priest with a skill and a Mage before an Orc, a Grave Chill and a Rusted Door."""
    return fight(
        ["priest", "mage"],
        ["orc", "grave_chill", "rusted_door"],
        skills=[[skill]],
        hands=[["vow", "prayer", "divine_song"], ["power_strike", "power_strike"]],
        health=[6, 6],
    )


@pytest.mark.parametrize(
    ("skill", "option"),
    [
        ("resourceful", "play_as card=vow attribute=strength"),  # a card of one
        ("troublewise", "lower foe=orc attribute=strength"),  # a monster
        ("shoulder_to_shoulder", "use_skill hero=0 card=shoulder_to_shoulder"),  # not in a fight alone
    ],
)
def test_moves_beyond_a_skill_are_refused_with_its_card(skill: str, option: str) -> None:
    table = skilled(skill)
    play(table, "fight_alone hero=0 foe=orc")
    assert refusal(table, option) == "DT-026"


def test_fury_in_a_pair_is_refused_by_its_card() -> None:
    table = skilled("fury")
    play(table, "pair_up", "fight_together first=0 second=1 foe=orc")
    assert refusal(table, "use_skill hero=0 card=fury") == "DT-026"
    assert refusal(table, "use_skill hero=0 card=second_stance") is None  # nobody here has it


@pytest.mark.parametrize(
    ("skill", "use", "again"),
    [
        ("resourceful", "play_as card=prayer attribute=strength", "play_as card=divine_song attribute=strength"),
        ("troublewise", "lower foe=grave_chill attribute=strength", "lower foe=rusted_door attribute=strength"),
    ],
)
def test_a_second_use_on_a_floor_is_refused_by_the_limit(skill: str, use: str, again: str) -> None:
    table = skilled(skill)
    play(table, "fight_alone hero=0 foe=grave_chill", use)
    play(table, "commit first=0 second=0", "pair_up", "fight_together first=0 second=1 foe=rusted_door")
    assert refusal(table, again) == "DT-031"


def test_a_second_use_in_one_fight_is_refused_by_the_limit_too() -> None:
    table = skilled("resourceful")
    play(table, "fight_alone hero=0 foe=orc", "play_as card=prayer attribute=strength")
    assert refusal(table, "play_as card=divine_song attribute=strength") == "DT-031"


def test_a_card_that_is_laid_already_is_refused_without_a_rule() -> None:
    table = fight(["priest", "mage"], ["orc", "ghost"], hands=[["power_strike"], ["holy_symbol"]])
    play(table, "fight_alone hero=0 foe=orc", "play_card card=power_strike")
    assert refusal(table, "play_card card=power_strike") is None


def test_a_refusal_says_nothing_of_a_partners_hand() -> None:
    table = fight(
        ["paladin", "mage"],
        ["goblin_shaman", "orc"],
        hands=[["vow"], ["lightning_strike", "prayer", "power_strike", "giant_swing"]],
        fought=[0, 1],
        stage="pairs",
        seats=2,
    )
    play(table, "fight_together first=0 second=1 foe=goblin_shaman")
    mine = decision_of(table).options[0].move[1]
    answers = set()
    for card in range(len(table.state.face)):
        if card != mine:
            with pytest.raises(undercroft.Illegal) as refused:
                table.apply(f"play_card card={card}")
            answers.add((refused.value.code, refused.value.rule))
    assert answers == {("not-legal", None)}


def test_cards_under_the_dark_lord_cannot_be_reached() -> None:
    table = fight(
        ["barbarian", "priest"],
        ["dark_lord"],
        floor=6,
        options={"boss": "dark_lord"},
        skills=[["troublewise"]],
        zones={"under_boss": ["rune_trap"]},
        hands=[["lightning_strike", "holy_symbol", "shadow_leap", "spell_break"]],
    )
    play(table, "fight_alone hero=0 foe=dark_lord")
    assert refusal(table, "lower foe=dark_lord attribute=magic") == "DT-112"


@pytest.mark.parametrize("option", ["fight_alone hero=1 foe=orc", "face_too foe=orc", "leave_out foe=ghost"])
def test_a_plan_is_kept_by_the_rule_of_the_surrounded(option: str) -> None:
    table = table_at(
        "enter",
        ["anchorite", "barbarian", "priest"],
        room=["ghost", "whispering_walls", "orc"],
        circumstances=["rusted_door"],
        options={"variants": ["surrounded"]},
    )
    play(table, "enter room=left", "assign foe=ghost hero=0", "assign foe=whispering_walls hero=0")
    play(table, "assign foe=orc hero=1", "agree_on_plan")
    if not option.startswith("fight"):
        play(table, "fight_alone hero=0 foe=ghost")
    assert refusal(table, option) == "DT-121"


def test_an_answer_to_a_question_that_is_not_asked_is_refused_without_a_rule() -> None:
    table = before_the_fights()
    before = table.digest()
    with pytest.raises(undercroft.Illegal) as refused:
        table.apply("withdraw")
    assert refused.value.code == "not-asked"
    assert refused.value.rule is None
    assert table.digest() == before


def test_an_unknown_opponent_is_refused_without_a_rule() -> None:
    assert refusal(before_the_fights(), "fight_alone hero=0 foe=0") is None


def test_after_the_end_everything_is_refused() -> None:
    table = fight(["barbarian", "priest"], ["orc"], floor=6)
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    with pytest.raises(undercroft.Illegal) as refused:
        table.apply("pair_up")
    assert refused.value.code == "game-over"
