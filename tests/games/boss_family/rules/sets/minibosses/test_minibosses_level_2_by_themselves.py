"""The powers of level 2 that happen by themselves: Rocky, Cerebella, Paddywhack, Icicle Man, Brassknuckle, Jinx."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import hand_of, pass_all, phase_of, room_names, souls_of, state_of, treasure_of
from tests.games.boss_family.walks import card_at, died
from tests.games.helpers import asked_now, kinds, offers, play, prompt
from tests.games.minibosses.powers import HOST, MIXED, silence, table_with
from tests.games.minibosses.tables import coins_of, levels_of, table_at
from undercroft.games.boss_family.rules.dungeon import deactivate
from undercroft.games.boss_family.rules.heroes import has_own_text
from undercroft.games.boss_family.rules.miniboss_events import ActsAsBuilt
from undercroft.games.boss_family.rules.state import ENTRANCE, SOULS_OF
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

WEAK = "kbothi_the_spy"  # health 4
OTHER_WEAK = "felicity_joyful_nurse"  # health 4
BIG = "marmo_master_of_dreams"  # health 8
OTHER_BIG = "josie_vampire_slayer"  # health 8
DEADLY = "foyer_elemental"
"""A host that deals 4 damage: a weak hero dies there."""


def deaths_under(
    miniboss: str, level: int, heroes: tuple[str, ...] = (WEAK,), **more: Any
) -> tuple[Table, list[Event]]:
    """Let heroes die in the miniboss's room; return the events up to the first question that is not a window."""
    table = table_with(miniboss, level, "adventure", host=more.pop("host", DEADLY), entrances=[list(heroes)], **more)
    return table, [*table.opening, *pass_all(table)]


# -- Rocky ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("rocky")
@pytest.mark.rule("MB-051", "MB-121")
def test_rocky_lets_another_room_act_as_just_built_each_time_a_hero_dies_in_his_room() -> None:
    table, events = deaths_under(
        "rocky",
        2,
        (BIG, OTHER_BIG),
        beside=["open_grave", "dark_laboratory", "monstrous_monument"],
        options=MIXED,
        zones={"spell_deck": ["fear", "freeze", "cave_in", "jeopardy"]},
    )
    assert died(events) == [BIG]
    assert asked_now(table) == (0, "which_room_to_build_anew")
    assert offers(table) == [  # the Open Grave does nothing when it is built
        "build_anew card=dark_laboratory source=rocky",
        "build_anew card=monstrous_monument source=rocky",
        "decline",
    ]
    events = play(table, "build_anew card=dark_laboratory source=rocky")
    assert kinds(events)[:4] == ["room-acted", "acts-as-built", "room-acted", "cards-drawn"]
    [acted] = [event for event in events if isinstance(event, ActsAsBuilt)]
    assert acted.seat == 0
    assert hand_of(table, 0) == ["jeopardy", "cave_in"]
    play(table, "discard card=jeopardy")
    pass_all(table)
    assert asked_now(table) == (0, "which_room_to_build_anew")  # not once a round only
    play(table, "decline")
    assert souls_of(table, 0) == 2


@pytest.mark.card("rocky")
@pytest.mark.rule("MB-121")
def test_rocky_wakes_no_watcher() -> None:
    table, _ = deaths_under(
        "rocky", 2, (BIG,), beside=["beast_menagerie", "monstrous_monument"], options=MIXED, discard=["golem_factory"]
    )
    events = play(table, "build_anew card=monstrous_monument source=rocky")
    assert kinds(events).count("room-acted") == 2  # Rocky and the Monument: the Menagerie saw no monster built
    assert hand_of(table, 0) == ["golem_factory"]


@pytest.mark.card("rocky")
@pytest.mark.rule("MB-062", "MB-120")
@pytest.mark.parametrize("off", ["level", "silence", "elsewhere", "own"])
def test_rocky_does_it_not_on_level_1_in_silence_for_a_death_elsewhere_or_for_his_own_room(off: str) -> None:
    host, beside = {
        "elsewhere": (HOST, ["dark_laboratory", DEADLY]),
        "own": ("dark_laboratory", ["fetid_beast"]),
    }.get(off, (DEADLY, ["dark_laboratory"]))
    table = table_with(
        "rocky",
        1 if off == "level" else 2,
        "adventure",
        host=host,
        beside=beside,
        entrances=[[WEAK]],
        hands=[["fetid_beast"]],
        options=MIXED,
    )
    if off == "silence":
        silence(table, 0)
    events = pass_all(table, until=lambda later: phase_of(later) != "adventure")
    assert died(events) == [WEAK]
    assert prompt(table) != "which_room_to_build_anew"


# -- Cerebella -----------------------------------------------------------------------------------------------------


@pytest.mark.card("cerebella")
@pytest.mark.rule("MB-051")
def test_cerebella_may_draw_a_spell_for_every_hero_that_dies_in_her_room() -> None:
    table, events = deaths_under(
        "cerebella", 2, (WEAK, OTHER_WEAK), zones={"spell_deck": ["heist", "respawn", "windfall"]}
    )
    assert died(events) == [WEAK]
    assert asked_now(table) == (0, "whether_to_act")
    play(table, "act card=cerebella moment=hero_dies_here")
    assert hand_of(table, 0) == ["windfall"]
    pass_all(table)
    assert asked_now(table) == (0, "whether_to_act")  # not once a round only
    play(table, "decline")
    assert hand_of(table, 0) == ["windfall"]


@pytest.mark.card("cerebella")
@pytest.mark.rule("MB-062", "MB-120", "BM-226")
@pytest.mark.parametrize("off", ["level", "silence", "deactivated"])
def test_cerebella_draws_nothing_on_level_1_in_silence_or_in_a_deactivated_room(off: str) -> None:
    table = table_with(
        "cerebella", 1 if off == "level" else 2, "adventure", host=DEADLY, entrances=[[WEAK]], hands=[["fetid_beast"]]
    )
    if off == "silence":
        silence(table, 0)
    pass_all(table, until=lambda later: state_of(later).walk_room == card_at(table, 0, 0))
    if off == "deactivated":
        deactivate(state_of(table), card_at(table, 0, 0))
    events = pass_all(table, until=lambda later: phase_of(later) != "adventure")
    assert died(events) == [WEAK]
    assert prompt(table) != "whether_to_act"


# -- Paddywhack ----------------------------------------------------------------------------------------------------


@pytest.mark.card("paddywhack")
@pytest.mark.rule("MB-051", "MB-023")
def test_paddywhack_makes_the_first_gain_of_a_round_one_greater() -> None:
    table = table_with(
        "paddywhack",
        2,
        "build",
        bosses=("baron_hex", "lamia"),  # both gain coins by themselves
        leveled=[0, 1],
        hands=[["jeopardy", "jeopardy"]],
        coins=[0, 0],
        options=MIXED,
    )
    events = play(table, "cast card=jeopardy")
    assert kinds(events).count("coins-gained") == 2
    assert coins_of(table, 0) == 2  # one by the Baron, one more
    assert state_of(table).used  # and no third one by the gain of Paddywhack's coin
    table.apply(next(offer for offer in offers(table) if offer.startswith("sell")))
    assert coins_of(table, 0) == 3  # the second gain of the round
    assert coins_of(table, 1) == 0


@pytest.mark.card("paddywhack")
@pytest.mark.rule("MB-062", "MB-063", "MB-064", "MB-120", "MB-125")
@pytest.mark.parametrize("off", ["level", "silence", "deactivated", "covered", "opponent"])
def test_paddywhack_gains_nothing_when_his_power_is_off_or_another_gains(off: str) -> None:
    seller = 1 if off == "opponent" else 0
    covers = ["fetid_beast"] if off == "covered" else []
    table = table_at(
        "build",
        dungeons=[[["paddywhack", HOST, *covers]], []],
        levels=[(0, 0, 1 if off == "level" else 2)],
        face_down=[[0, 0]] if covers else [],
        deactivated=[[0, 0]] if off == "deactivated" else [],
        turn=seller,
        hands=[["power_leech"], ["power_leech"]],
        coins=[0, 0],
        options=MIXED,
    )
    if off == "silence":
        silence(table, 0)
    play(table, "sell card=power_leech")
    assert [coins_of(table, seat) for seat in (0, 1)] == [1 - seller, seller]


# -- Icicle Man ----------------------------------------------------------------------------------------------------


@pytest.mark.card("icicle_man")
@pytest.mark.rule("MB-051", "MB-062", "MB-064", "MB-120")
def test_icicle_man_takes_away_the_texts_of_heroes_in_his_dungeon_and_before_it() -> None:
    for level, shut, mute in ((1, [], False), (2, [], True), (3, [], True), (2, [[0, 0]], False)):
        table = table_with(
            "icicle_man",
            level,
            "build",
            dungeons=[["delvers_quarry"]],
            entrances=[[WEAK], [OTHER_WEAK]],
            hands=[["fetid_beast"]],
            deactivated=shut,
        )
        state = state_of(table)
        assert has_own_text(state, 0, state.zones[ENTRANCE][0]) != mute
        assert has_own_text(state, 1, state.zones[ENTRANCE + 1][0])  # not in other dungeons
        silence(table, 0)
        assert has_own_text(state, 0, state.zones[ENTRANCE][0])


# -- Brassknuckle --------------------------------------------------------------------------------------------------


@pytest.mark.card("brassknuckle")
@pytest.mark.rule("MB-051")
def test_brassknuckle_draws_a_room_card_that_may_be_built_at_once_once_a_round() -> None:
    table, events = deaths_under(
        "brassknuckle",
        2,
        (WEAK, OTHER_WEAK),
        hands=[["windfall"]],
        zones={"room_deck": ["monster_academy", "monster_academy", "power_leech"]},
    )
    assert died(events) == [WEAK]
    assert asked_now(table) == (0, "where_to_build")
    assert offers(table) == [
        "build_called card=power_leech slot=0",
        "build_called card=power_leech slot=1",
        "keep_called",
    ]
    events = play(table, "build_called card=power_leech slot=1")
    assert "room-built" in kinds(events)
    assert room_names(table, 0) == [DEADLY, "power_leech"]
    assert hand_of(table, 0) == ["windfall"]
    events = pass_all(table, until=lambda later: bool(state_of(later).zones[SOULS_OF][1:]))
    assert died(events) == [OTHER_WEAK]
    assert prompt(table) != "where_to_build"


@pytest.mark.card("brassknuckle")
@pytest.mark.rule("BM-242", "MB-111")
def test_brassknuckles_card_is_not_shown_unless_it_is_built() -> None:
    table, events = deaths_under("brassknuckle", 2, zones={"room_deck": ["haunted_cavern"]})
    assert asked_now(table) == (0, "where_to_build")
    assert offers(table) == ["keep_called"]  # it fits nowhere, and the question is asked all the same
    assert "haunted_cavern" not in str(table.view(1)["decision"])
    events += play(table, "keep_called")
    assert not any("haunted_cavern" in str(event.told_to(1, table.game.deck)) for event in events)
    assert "haunted_cavern" in hand_of(table, 0)


@pytest.mark.card("brassknuckle")
@pytest.mark.rule("MB-111", "MB-041", "MB-042")
def test_a_miniboss_that_brassknuckle_digs_out_is_paid_at_once() -> None:
    table, _ = deaths_under(
        "brassknuckle", 2, beside=["power_leech", "delvers_quarry"], zones={"room_deck": ["rocky"]}, coins=[1, 0]
    )
    assert offers(table) == ["build_called card=rocky slot=2", "keep_called"]
    play(table, "build_called card=rocky slot=2")
    assert asked_now(table) == (0, "whether_to_pay")
    play(table, "hire card=rocky")
    assert (coins_of(table, 0), levels_of(table)) == (0, {"brassknuckle": 2, "rocky": 1})


@pytest.mark.card("brassknuckle")
@pytest.mark.rule("MB-062", "MB-120")
@pytest.mark.parametrize("off", ["level", "silence"])
def test_brassknuckle_draws_nothing_on_level_1_or_in_silence(off: str) -> None:
    table = table_with(
        "brassknuckle",
        1 if off == "level" else 2,
        "adventure",
        host=DEADLY,
        entrances=[[WEAK]],
        hands=[["fetid_beast"]],
    )
    if off == "silence":
        silence(table, 0)
    events = pass_all(table, until=lambda later: phase_of(later) != "adventure")
    assert died(events) == [WEAK]
    assert prompt(table) != "where_to_build"


# -- Jinx ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("jinx")
@pytest.mark.rule("MB-051", "MB-062")
def test_from_level_2_on_jinx_doubles_the_printed_treasure_of_her_room() -> None:
    for level, shown in ((1, [1, 0, 1, 1]), (2, [1, 0, 2, 2]), (3, [1, 0, 2, 2])):
        table = table_with("jinx", level, "build", host="trophy_room", hands=[["fetid_beast", "power_leech"]])
        assert treasure_of(table, 0) == shown
        silence(table, 0)
        assert treasure_of(table, 0) == [1, 0, 1, 1]
    table = table_with("jinx", 2, "build", host="trophy_room", hands=[["fetid_beast"]], deactivated=[[0, 0]])
    assert treasure_of(table, 0) == [1, 0, 0, 0]
