"""The lasting Level Ups of the twelve bosses: what they do, how often, and that they do nothing before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import discards, hand_of, pass_all, pass_to, phase_of, souls_of
from tests.games.boss_family.walks import died, pass_to_room
from tests.games.boss_family.windows import cancelled, waiting
from tests.games.helpers import kinds, of_kind, offers, play, prompt, refusal
from tests.games.minibosses.powers import HOST, MIXED, can_use
from tests.games.minibosses.tables import coins_of, levels_of, table_at
from undercroft.games.boss_family.rules.events import LeveledUp
from undercroft.games.boss_family.rules.miniboss_events import CoinsGained
from undercroft.kernel.table import Table

WEAK = "kbothi_the_spy"  # health 4
OTHER_WEAK = "felicity_joyful_nurse"  # health 4
DEADLY = "foyer_elemental"  # deals 4
FOUR = ("power_leech", "lightning_rod", "power_leech", "lightning_rod")
"""Four rooms that do nothing when a room is built."""


def led_by(boss: str, phase: str, *, other: str = "calabeza", **more: Any) -> Table:
    """A table whose first boss has levelled up; the other one, of low experience, does nothing."""
    more.setdefault("leveled", [0])
    return table_at(phase, (boss, other), **more)


# -- Gregore -------------------------------------------------------------------------------------------------------


@pytest.mark.card("gregore")
@pytest.mark.rule("MB-035", "MB-128")
def test_gregore_gains_a_coin_for_the_first_hero_killed_in_a_round() -> None:
    table = led_by(
        "gregore",
        "adventure",
        dungeons=[[DEADLY], ["dragons_nest"]],
        entrances=[[WEAK, OTHER_WEAK], ["eloi_marlborn"]],
        coins=[0, 0],
        hands=[["windfall"]],
    )
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 1)
    assert coins_of(table, 0) == 1
    events = pass_all(table, until=lambda later: phase_of(later) != "adventure")
    assert died(events) == [OTHER_WEAK, "eloi_marlborn"]
    assert coins_of(table, 0) == 1  # once a round, and not for those killed elsewhere
    assert coins_of(table, 1) == 0


@pytest.mark.card("gregore")
@pytest.mark.rule("MB-035")
def test_gregore_gains_it_in_every_round_after_the_level_up_and_in_none_before() -> None:
    for leveled, gained in (([], 0), ([0], 1)):
        table = led_by(
            "gregore",
            "adventure",
            leveled=leveled,
            dungeons=[[DEADLY]],
            entrances=[[WEAK]],
            coins=[0, 0],
            hands=[["windfall"]],
            round=4,
        )
        pass_all(table, until=lambda later: phase_of(later) != "adventure")
        assert coins_of(table, 0) == gained
    pass_all(table, until=lambda later: souls_of(later, 0) > 1 or later.view(None)["round"] > 7)
    assert coins_of(table, 0) == souls_of(table, 0) == 2


@pytest.mark.card("gregore")
@pytest.mark.rule("MB-128")
def test_a_hero_that_dies_in_town_is_no_kill() -> None:
    table = table_at(
        "reveal",
        ("gorgona", "gregore"),
        dungeons=[[*FOUR, "fetid_beast"]],
        face_down=[[0, 4]],
        leveled=[1],
        town=[WEAK],
        coins=[0, 0],
        hands=[["windfall"]],
        options=MIXED,
    )
    assert souls_of(table, 0) == 1
    assert (coins_of(table, 0), coins_of(table, 1)) == (0, 0)


# -- Calabeza and King Croak ---------------------------------------------------------------------------------------


@pytest.mark.card("calabeza")
@pytest.mark.rule("MB-053", "MB-054")
def test_calabeza_promotes_with_a_monster_room_card_in_place_of_the_coin() -> None:
    table = led_by(
        "calabeza",
        "build",
        other="lamia",
        dungeons=[[["spike", HOST], "delvers_quarry", ["rocky", "power_leech"]]],
        hands=[["fetid_beast", "garbage_chute", "jinx", "windfall"]],
        coins=[0, 0],
        turn=0,
    )
    promotions = [offer for offer in offers(table) if offer.startswith("promote")]
    assert promotions == [  # no coin; a monster room, no trap room, no miniboss, no spell
        "promote_with card=spike payment=fetid_beast",
        "promote_with card=rocky payment=fetid_beast",
    ]
    play(table, "promote_with card=rocky payment=fetid_beast")
    assert levels_of(table) == {"spike": 1, "rocky": 2}
    assert discards(table) == ["fetid_beast"]
    assert not any(offer.startswith("promote") for offer in offers(table))  # one promotion a round


@pytest.mark.card("calabeza")
def test_calabeza_may_pay_the_coin_as_usual_and_has_no_choice_before_the_level_up() -> None:
    for leveled in ([], [0]):
        table = led_by(
            "calabeza",
            "build",
            other="lamia",
            leveled=leveled,
            dungeons=[[["spike", HOST]]],
            hands=[["fetid_beast"]],
            coins=[1, 0],
            turn=0,
        )
        assert "promote card=spike" in offers(table)
        assert ("promote_with card=spike payment=fetid_beast" in offers(table)) == bool(leveled)
    play(table, "promote card=spike")
    assert (coins_of(table, 0), levels_of(table), hand_of(table, 0)) == (0, {"spike": 2}, ["fetid_beast"])


@pytest.mark.card("king_croak_rmb")
@pytest.mark.rule("MB-047", "MB-059")
def test_minibosses_of_king_croak_enter_play_at_level_2_for_the_usual_coin() -> None:
    for leveled, level in (([], 1), ([0], 2)):
        table = led_by(
            "king_croak_rmb",
            "reveal",
            leveled=leveled,
            dungeons=[[[HOST, "spike"]], [["power_leech", "rocky"]]],
            face_down=[[0, 0], [1, 0]],
            coins=[1, 1],
            hands=[["fetid_beast"]],
        )
        play(table, "hire card=spike", "hire card=rocky")
        assert levels_of(table) == {"spike": level, "rocky": 1}
        assert (coins_of(table, 0), coins_of(table, 1)) == (0, 0)
    table = led_by(
        "king_croak_rmb",
        "reveal",
        dungeons=[[[HOST, "spike"]]],
        face_down=[[0, 0]],
        coins=[0, 0],
        hands=[["fetid_beast"]],
    )
    assert levels_of(table) == {}  # without a coin it is lost all the same


# -- Lamia and Dr. Deadly ------------------------------------------------------------------------------------------


EARNING = [
    pytest.param("lamia", "fetid_beast", "garbage_chute", marks=pytest.mark.card("lamia")),
    pytest.param("dr_deadly", "garbage_chute", "fetid_beast", marks=pytest.mark.card("dr_deadly")),
]
"""The boss, a room of its kind, and one of the other kind."""


@pytest.mark.rule("MB-035")
@pytest.mark.parametrize(("boss", "own", "other"), EARNING)
def test_each_own_room_of_a_kind_that_is_built_gains_a_coin(boss: str, own: str, other: str) -> None:
    for built, gained in ((own, 1), (other, 0)):
        table = led_by(
            boss,
            "reveal",
            dungeons=[["mysterious_portal", ["power_leech", built]], [own]],
            face_down=[[0, 1], [1, 0]],
            coins=[0, 0],
            hands=[["windfall"]],
        )
        assert (coins_of(table, 0), coins_of(table, 1)) == (gained, 0)
    two = led_by(
        boss,
        "reveal",
        dungeons=[[["power_leech", own], own]],
        face_down=[[0, 0], [0, 1]],
        coins=[0, 0],
        hands=[["windfall"]],
    )
    while prompt(two) == "which_first":
        two.apply(0)
    assert coins_of(two, 0) == 2  # each time


@pytest.mark.rule("MB-128")
@pytest.mark.parametrize(("boss", "own", "other"), EARNING)
def test_the_fifth_room_itself_gains_nothing(boss: str, own: str, other: str) -> None:
    table = led_by(
        boss,
        "reveal",
        leveled=[],
        dungeons=[[*FOUR, own]],
        face_down=[[0, 4]],
        coins=[0, 0],
        hands=[["windfall"]],
    )
    events = table.opening
    while prompt(table) == "which_first":
        events += table.apply(0)
    assert [event.seat for event in of_kind(events, LeveledUp)] == [0]
    assert not of_kind(events, CoinsGained)
    assert coins_of(table, 0) == 0


@pytest.mark.card("lamia")
@pytest.mark.rule("MB-037")
def test_a_miniboss_is_no_monster_room_that_lamia_sees() -> None:
    table = led_by(
        "lamia", "reveal", dungeons=[[[HOST, "spike"]]], face_down=[[0, 0]], coins=[1, 0], hands=[["windfall"]]
    )
    play(table, "hire card=spike")
    assert coins_of(table, 0) == 0


# -- spells: Baron Hex, Oculus, Kazanna, Belladonna ----------------------------------------------------------------


@pytest.mark.card("baron_hex")
def test_baron_hex_gains_a_coin_for_each_own_spell_that_is_not_cancelled() -> None:
    table = led_by(
        "baron_hex",
        "build",
        dungeons=[[HOST]],
        hands=[["freeze", "motivation", "fetid_beast"], ["counterspell"]],
        options=MIXED,
        coins=[0, 0],
    )
    events = play(table, f"cast_at card=freeze target={HOST}", "cast_at card=counterspell target=freeze", "let_it_be")
    assert cancelled(events) == [(0, "freeze")]
    assert coins_of(table, 0) == 0
    table = led_by(
        "baron_hex",
        "build",
        dungeons=[[HOST, "power_leech"]],
        hands=[["freeze", "freeze"], ["freeze"]],
        options=MIXED,
        coins=[0, 0],
    )
    for number, target in enumerate((HOST, "power_leech"), start=1):
        play(table, f"cast_at card=freeze target={target}")
        pass_to(table, 0)
        assert coins_of(table, 0) == number  # each time


@pytest.mark.card("baron_hex")
def test_baron_hex_gains_nothing_by_spells_of_others_or_before_the_level_up() -> None:
    for leveled, caster in (([], 0), ([0], 1)):
        table = led_by(
            "baron_hex",
            "build",
            leveled=leveled,
            dungeons=[[HOST]],
            hands=[["freeze"], ["freeze", "fetid_beast"]],
            turn=caster,
            options=MIXED,
            coins=[0, 0],
        )
        play(table, f"cast_at card=freeze target={HOST}")
        pass_all(table, until=lambda later: bool(discards(later)))
        assert (coins_of(table, 0), coins_of(table, 1)) == (0, 0)


@pytest.mark.card("oculus")
def test_oculus_draws_a_spell_each_time_a_hero_dies_in_an_own_room_with_a_miniboss() -> None:
    table = led_by(
        "oculus",
        "adventure",
        dungeons=[[["spike", DEADLY]]],
        entrances=[[WEAK, OTHER_WEAK]],
        hands=[["fetid_beast"]],
        zones={"spell_deck": ["heist", "respawn", "windfall"]},
    )
    pass_all(table, until=lambda later: souls_of(later, 0) == 2)
    assert hand_of(table, 0) == ["fetid_beast", "windfall", "respawn"]


@pytest.mark.card("oculus")
@pytest.mark.parametrize(
    ("leveled", "dungeon"), [([], [["spike", DEADLY]]), ([0], [["spike", HOST], DEADLY]), ([0], [DEADLY])]
)
def test_oculus_draws_nothing_before_the_level_up_or_for_a_death_elsewhere(
    leveled: list[int], dungeon: list[Any]
) -> None:
    table = led_by(
        "oculus", "adventure", leveled=leveled, dungeons=[dungeon], entrances=[[WEAK]], hands=[["fetid_beast"]]
    )
    events = pass_all(table, until=lambda later: souls_of(later, 0) == 1)
    assert died(events) == [WEAK]
    assert hand_of(table, 0) == ["fetid_beast"]


@pytest.mark.card("oculus")
@pytest.mark.rule("BM-226")
def test_a_deactivated_room_is_none_of_oculus_rooms() -> None:
    table = led_by(
        "oculus",
        "adventure",
        dungeons=[[["spike", DEADLY]]],
        entrances=[[WEAK]],
        hands=[["freeze", "fetid_beast"]],
        options=MIXED,
    )
    pass_to_room(table, DEADLY)
    play(table, f"cast_at card=freeze target={DEADLY}")
    pass_all(table, until=lambda later: souls_of(later, 0) == 1)
    assert hand_of(table, 0) == ["fetid_beast"]


@pytest.mark.card("oculus")
def test_oculus_sees_where_the_hero_died_though_a_room_is_built_over_it_at_once() -> None:
    table = led_by(
        "oculus",
        "adventure",
        dungeons=[[["brassknuckle", DEADLY]]],
        levels=[(0, 0, 2)],
        entrances=[[WEAK]],
        zones={"room_deck": ["power_leech"], "spell_deck": ["windfall"]},
    )
    play(table, "let_act card=brassknuckle")
    assert prompt(table) == "where_to_build"
    play(table, "build_called card=power_leech slot=0")
    assert "windfall" in hand_of(table, 0)


@pytest.mark.card("kazanna")
@pytest.mark.rule("MB-025", "MB-028")
def test_kazanna_pays_2_coins_for_a_spell_once_a_round_in_any_window() -> None:
    table = led_by(
        "kazanna", "build", coins=[4, 0], hands=[["fetid_beast"]], zones={"spell_deck": ["heist", "windfall"]}
    )
    play(table, "use card=kazanna")
    assert (hand_of(table, 0), coins_of(table, 0)) == (["fetid_beast", "windfall"], 2)
    assert refusal(table, "use card=kazanna") == "BM-155"
    table = led_by("kazanna", "adventure", coins=[1, 0], hands=[["fetid_beast"]])
    assert refusal(table, "use card=kazanna") == "BM-153"
    table = led_by("kazanna", "build", coins=[2, 2], hands=[["fetid_beast"], ["fetid_beast"]], turn=1)
    assert not can_use(table, "kazanna")  # it is not the other's
    pass_to(table, 0)
    play(table, "use card=kazanna")
    assert waiting(table) == [(0, "kazanna")]
    assert coins_of(table, 0) == 0  # paid when announced
    table = led_by("kazanna", "build", leveled=[], coins=[4, 0], hands=[["fetid_beast"]])
    assert not can_use(table, "kazanna")


@pytest.mark.card("belladonna")
@pytest.mark.rule("MB-102")
def test_belladonna_pays_2_coins_and_an_opponent_discards_a_random_spell_once_a_round() -> None:
    table = table_at(
        "build",
        ("belladonna", "lamia", "calabeza"),
        leveled=[0],
        coins=[4, 0, 0],
        hands=[["fetid_beast"], ["windfall", "heist", "power_leech"], ["power_leech"]],
    )
    play(table, "use card=belladonna")
    assert offers(table) == ["aim_at_opponent opponent=1", "aim_at_opponent opponent=2", "never_mind"]
    play(table, "aim_at_opponent opponent=1")
    assert discards(table)[0] in ("windfall", "heist")
    assert len(hand_of(table, 1)) == 2
    assert "power_leech" in hand_of(table, 1)
    assert coins_of(table, 0) == 2
    assert refusal(table, "use card=belladonna") == "BM-155"


@pytest.mark.card("belladonna")
@pytest.mark.rule("BM-246")
def test_belladonna_wastes_it_on_one_without_spells() -> None:
    table = led_by("belladonna", "build", coins=[2, 0], hands=[["fetid_beast"], ["power_leech"]])
    events = play(table, "use card=belladonna")
    assert kinds(events)[-1] == "target-lost"
    assert (hand_of(table, 1), coins_of(table, 0)) == (["power_leech"], 0)


@pytest.mark.rule("MB-128")
@pytest.mark.card("gregore", "mind_thresher")
@pytest.mark.parametrize(("answer", "coins"), [("act card=mind_thresher moment=hero_dies_here", 0), ("decline", 1)])
def test_a_hero_that_leaves_the_game_instead_of_becoming_a_soul_is_no_kill(answer: str, coins: int) -> None:
    table = table_at(
        "adventure",
        dungeons=[["mind_thresher", "fetid_beast"]],
        entrances=[["felicity_joyful_nurse"]],
        leveled=[0],
        coins=[0, 0],
    )
    pass_all(table, until=lambda later: prompt(later) == "which_acts_first")
    play(table, "let_act card=mind_thresher", answer)
    assert (coins_of(table, 0), souls_of(table, 0)) == (coins, coins)
