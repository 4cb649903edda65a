"""The powers of level 2 that are used: Spike, Kid Croak, Draculad and Mageseeker."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import damages, discards, hand_of, pass_all, pass_to, stacks_of, state_of, town_of
from tests.games.boss_family.walks import hurt_of, pass_to_room, room_of_hero
from tests.games.boss_family.windows import cancelled
from tests.games.helpers import asked_now, kinds, offers, play, prompt, refusal, seat_to_move
from tests.games.minibosses.powers import HOST, MIXED, can_use, pass_to_turn, silence, table_with
from tests.games.minibosses.tables import levels_of
from undercroft.kernel.table import Table

BIG = "marmo_master_of_dreams"  # health 8


# -- Spike ---------------------------------------------------------------------------------------------------------


def spike_at_work(level: int = 2, **more: Any) -> Table:
    """A hero stands in Spike's room."""
    hands = more.pop("hands", [["fetid_beast", "windfall", "rocky"], []])
    table = table_with("spike", level, "adventure", entrances=[[BIG]], hands=hands, beside=["delvers_quarry"], **more)
    if room_of_hero(table) != HOST:
        pass_to_room(table, HOST)
    return table


@pytest.mark.card("spike")
@pytest.mark.rule("MB-051", "MB-062")
@pytest.mark.parametrize("card", ["fetid_beast", "windfall", "rocky"])
def test_spike_deals_2_damage_for_any_card_of_the_hand_once_a_round(card: str) -> None:
    table = spike_at_work()
    assert hurt_of(table) == (4, 8)  # 1, then 2 and 1 more of level 1, which is still in force
    play(table, "use card=spike", "choose_way way=level_2")
    assert asked_now(table) == (0, "which_payment")
    assert offers(table)[-1] == "never_mind"
    play(table, f"pay_with card={card}")
    assert hurt_of(table) == (6, 8)
    assert discards(table) == [card]
    assert refusal(table, "use card=spike") == "BM-155"
    assert levels_of(table) == {"spike": 2}


@pytest.mark.card("spike")
def test_spike_needs_a_card_and_a_hero_in_his_own_room() -> None:
    table = table_with("spike", 2, "adventure", entrances=[[BIG]], hands=[["fetid_beast"]], beside=["delvers_quarry"])
    pass_to_room(table, "delvers_quarry")
    assert refusal(table, "use card=spike") == "BM-153"
    pass_to_room(table, HOST)
    assert can_use(table, "spike")
    table = table_with("spike", 2, "adventure", entrances=[[BIG]], hands=[[], ["fetid_beast"]])
    assert seat_to_move(table) == 1  # without a card nobody asks Spike's player
    table = table_with(
        "spike",
        2,
        "adventure",
        entrances=[[], [BIG]],
        dungeons=[["monster_academy"]],
        hands=[["fetid_beast"]],
        bosses=("dr_deadly", "gregore"),
    )
    pass_to_room(table, "monster_academy")
    assert refusal(table, "use card=spike") == "BM-153"


@pytest.mark.card("spike")
@pytest.mark.rule("MB-051", "MB-064", "MB-120")
def test_spike_throws_nothing_on_level_1_nor_in_a_silent_or_deactivated_room() -> None:
    table = spike_at_work(level=1)
    assert refusal(table, "use card=spike") == "MB-051"
    table = table_with("spike", 2, "adventure", entrances=[[BIG]], hands=[["fetid_beast"]])
    silence(table, 0)
    pass_to_room(table, HOST)
    assert not can_use(table, "spike")
    assert hurt_of(table) == (2, 8)
    table = table_with(
        "spike",
        2,
        "adventure",
        entrances=[[BIG]],
        hands=[["fetid_beast"]],
        beside=["delvers_quarry"],
        deactivated=[[0, 0]],
    )
    pass_to_room(table, "delvers_quarry")
    assert not can_use(table, "spike")


# -- Kid Croak -----------------------------------------------------------------------------------------------------


@pytest.mark.card("kid_croak")
@pytest.mark.rule("MB-051", "MB-065")
def test_kid_croak_swaps_two_stacks_of_one_dungeon_once_a_round() -> None:
    table = table_with(
        "kid_croak",
        2,
        "build",
        beside=[["delvers_quarry", "monster_academy"], "mysterious_portal"],
        dungeons=[["power_leech", "trophy_room"]],
        hands=[["fetid_beast"]],
    )
    play(table, "use card=kid_croak", "choose_way way=level_2")
    assert asked_now(table) == (0, "which_to_swap")
    assert offers(table) == [
        f"swap first={HOST} second=monster_academy",
        f"swap first={HOST} second=mysterious_portal",
        "swap first=monster_academy second=mysterious_portal",
        "swap first=power_leech second=trophy_room",
        "decline",
    ]
    play(table, f"swap first={HOST} second=monster_academy")
    assert stacks_of(table, 0) == [
        ["delvers_quarry", "monster_academy"],
        ["kid_croak", HOST],
        ["mysterious_portal"],
    ]
    assert table.view(None)["dungeons"][0][1]["miniboss"]["in_force"] == 2
    assert refusal(table, "use card=kid_croak") == "BM-155"


@pytest.mark.card("kid_croak")
def test_kid_croak_swaps_in_the_build_phase_of_anybody_but_not_later() -> None:
    table = table_with(
        "kid_croak", 2, "build", beside=["delvers_quarry"], turn=1, hands=[["fetid_beast"], ["power_leech"]]
    )
    pass_to(table, 0)
    assert can_use(table, "kid_croak")
    table = table_with("kid_croak", 2, "adventure", beside=["delvers_quarry"], hands=[["fetid_beast"]])
    assert refusal(table, "use card=kid_croak") == "BM-153"
    table = table_with("kid_croak", 2, "build", hands=[["fetid_beast"]])
    assert not can_use(table, "kid_croak")  # no dungeon has two rooms
    table = table_with("kid_croak", 1, "build", beside=["delvers_quarry"], hands=[["fetid_beast"]])
    assert not can_use(table, "kid_croak")


@pytest.mark.card("kid_croak", "pixie_fountain")
@pytest.mark.rule("BM-148")
def test_kid_croak_finds_nothing_to_swap_when_only_his_room_is_left() -> None:
    table = table_with(
        "kid_croak", 2, "build", beside=["pixie_fountain"], turn=1, hands=[["fetid_beast"], ["power_leech"]]
    )
    pass_to(table, 0)
    play(table, "use card=kid_croak", "choose_way way=level_2")
    pass_to(table, 0)
    play(table, "use card=pixie_fountain")  # its cost comes at once
    while state_of(table).pending:
        assert prompt(table) in ("what_to_play", "which_resolves_first")
        play(table, offers(table)[0])
    assert stacks_of(table, 0) == [["kid_croak", HOST]]
    assert prompt(table) == "what_to_play"


# -- Draculad ------------------------------------------------------------------------------------------------------


@pytest.mark.card("draculad")
@pytest.mark.rule("MB-051", "MB-066")
def test_draculad_sends_a_hero_of_the_own_dungeon_back_to_town_once_a_round() -> None:
    table = table_with(
        "draculad",
        2,
        "adventure",
        entrances=[[BIG, "kbothi_the_spy"]],
        beside=["delvers_quarry"],
        hands=[["fetid_beast"]],
        town=["felicity_joyful_nurse"],
    )
    assert not can_use(table, "draculad")  # the entrance is not in the dungeon
    pass_to_room(table, "delvers_quarry")  # any room of the dungeon, not only his own
    events = play(table, "use card=draculad", "choose_way way=level_2")
    assert kinds(events)[-1] == "hero-sent-to-town"
    assert town_of(table) == ["felicity_joyful_nurse", BIG]
    pass_to_room(table, "delvers_quarry")
    assert refusal(table, "use card=draculad") == "BM-155"


@pytest.mark.card("draculad")
@pytest.mark.rule("MB-062", "MB-064")
def test_draculad_reaches_no_other_dungeon_and_needs_level_2_and_his_room() -> None:
    table = table_with(
        "draculad",
        2,
        "adventure",
        entrances=[[], [BIG]],
        dungeons=[["monster_academy"]],
        hands=[["fetid_beast"]],
        turn=1,
    )
    pass_to_room(table, "monster_academy")
    assert asked_now(table) == (0, "what_to_play")
    assert refusal(table, "use card=draculad") == "BM-153"
    for more in ({"level": 1}, {"level": 2, "deactivated": [[0, 0]]}):
        table = table_with(
            "draculad", phase="adventure", entrances=[[BIG]], beside=["delvers_quarry"], hands=[["windfall"]], **more
        )
        pass_to_room(table, "delvers_quarry")
        assert not can_use(table, "draculad")


# -- Mageseeker ----------------------------------------------------------------------------------------------------


def mageseeker_against(level: int = 2, hand: tuple[str, ...] = ("fear", "motivation"), **more: Any) -> Table:
    """The opponent plays Freeze on Mageseeker's room, in the own Build turn."""
    table = table_with(
        "mageseeker",
        level,
        "build",
        bosses=("dr_deadly", "gregore"),
        hands=[list(hand), ["freeze", "freeze", "counterspell"]],
        options=MIXED,
        **more,
    )
    play(table, f"cast_at card=freeze target={HOST}")
    return table


@pytest.mark.card("mageseeker")
@pytest.mark.rule("MB-051", "MB-114")
def test_mageseeker_cancels_a_spell_as_it_is_played_for_a_spell_of_the_hand() -> None:
    table = mageseeker_against()
    assert asked_now(table) == (0, "whether_to_cancel")  # although the other is active
    assert offers(table) == ["let_it_be", "use card=mageseeker"]
    play(table, "use card=mageseeker", "choose_way way=level_2")
    assert offers(table) == ["pay_with card=fear", "pay_with card=motivation", "never_mind"]
    events = play(table, "pay_with card=fear")
    assert cancelled(events) == [(1, "freeze")]
    assert discards(table) == ["fear", "freeze"]
    assert damages(table, 0) == [3]
    assert asked_now(table) == (1, "what_to_play")
    play(table, f"cast_at card=freeze target={HOST}")
    assert offers(table) == ["let_it_be"]  # once a round
    play(table, "let_it_be")
    assert damages(table, 0) == [0]


@pytest.mark.card("mageseeker")
@pytest.mark.rule("MB-114", "BM-152")
def test_no_spell_cancels_mageseekers_answer() -> None:
    table = mageseeker_against(hand=("fear",))
    events = play(table, "use card=mageseeker", "choose_way way=level_2")  # the only spell pays
    assert cancelled(events) == [(1, "freeze")]
    assert asked_now(table) == (1, "what_to_play")  # nobody was asked about the answer


@pytest.mark.card("mageseeker")
@pytest.mark.rule("MB-062", "BM-146")
def test_in_answer_to_a_spell_mageseeker_on_level_3_only_cancels() -> None:
    table = mageseeker_against(level=3)
    play(table, "use card=mageseeker")
    assert offers(table) == ["choose_way way=level_2", "never_mind"]
    play(table, "choose_way way=level_2")
    assert prompt(table) == "which_payment"
    events = play(table, "pay_with card=motivation")
    assert cancelled(events) == [(1, "freeze")]
    assert levels_of(table) == {"mageseeker": 3}  # level 2 demotes nobody
    pass_to_turn(table, 0)
    play(table, "use card=mageseeker", "choose_way way=level_3")
    assert asked_now(table) == (0, "which_target")


@pytest.mark.card("mageseeker")
@pytest.mark.rule("MB-114", "MB-064", "MB-120")
def test_mageseeker_needs_a_spell_level_2_and_its_room_and_leaves_own_spells_alone() -> None:
    table = mageseeker_against(hand=("fetid_beast",))
    assert asked_now(table)[1] == "what_to_play"  # no spell: nobody asked
    for level, silent, shut in ((1, False, []), (2, True, []), (2, False, [[0, 0]]), (2, False, [])):
        table = table_with(
            "mageseeker",
            level,
            "build",
            bosses=("dr_deadly", "gregore"),
            hands=[["fear"], ["freeze", "jeopardy"]],
            options=MIXED,
            deactivated=shut,
        )
        if silent:
            silence(table, 0)
        play(table, "cast card=jeopardy")
        assert can_use(table, "mageseeker") == (level == 2 and not silent and not shut)
    table = table_with("mageseeker", 2, "build", hands=[["freeze", "jeopardy"], ["fear"]], options=MIXED)
    play(table, "cast card=jeopardy")
    assert asked_now(table) == (1, "whether_to_cancel")
    play(table, "let_it_be")
    assert len(hand_of(table, 0)) == 3


@pytest.mark.card("mageseeker")
@pytest.mark.rule("MB-114", "BM-237")
def test_mageseeker_can_cancel_a_spell_that_waits() -> None:
    table = table_with("mageseeker", 3, "build", hands=[["fear", "fetid_beast"], ["freeze"]], options=MIXED)
    play(table, "pass_on", f"cast_at card=freeze target={HOST}", "let_it_be")
    assert asked_now(table) == (0, "what_to_play")
    play(table, "use card=mageseeker")
    assert offers(table) == ["choose_way way=level_2", "choose_way way=level_3", "never_mind"]
    events = play(table, "choose_way way=level_2")
    assert cancelled(events) == [(1, "freeze")]
    pass_all(table, until=lambda later: state_of(later).active == 1)
    assert damages(table, 0) == [3]
