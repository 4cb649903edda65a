"""Effects that are due at the same moment: in whose order they take place, and when somebody is asked for it."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import hand_of, pass_all, souls_of, state_of
from tests.games.boss_family.walks import card_at
from tests.games.helpers import asked_now, offers, play, prompt
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.games.boss_family.rules.dungeon import deactivate, top_of
from undercroft.games.boss_family.rules.durations import MORE_DAMAGE, NO_TEXT, last
from undercroft.games.boss_family.rules.effects.registry import WHEN_HERO_DIES_HERE
from undercroft.games.boss_family.rules.effects.triggers import happen
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.games.boss_family.rules.piles import discard_from_hand
from undercroft.games.boss_family.rules.state import HAND, NO_CARD, ROOM_DECK
from undercroft.kernel.table import Table

CHUTE = "let_act card=garbage_chute"
MARKET = "let_act card=black_market"
PLAIN = FACE["unstable_mine"]
"""A room that does nothing when it is built."""
BUY = "act card=black_market moment=any_destroyed"


def after_a_destruction(*rooms: str, coins: int = 1) -> Table:
    """A player has destroyed Pixie Fountain, which gives coins for wounds; there are none."""
    table = table_at("adventure", dungeons=[[*rooms, "pixie_fountain"]], coins=[coins, 0])
    play(table, "use card=pixie_fountain")
    return table


@pytest.mark.rule("MB-132")
@pytest.mark.card("black_market", "garbage_chute")
@pytest.mark.parametrize("rooms", [("black_market", "garbage_chute"), ("garbage_chute", "black_market")])
def test_whose_effects_are_due_together_says_which_comes_first(rooms: tuple[str, str]) -> None:
    table = after_a_destruction(*rooms)
    assert asked_now(table) == (0, "which_acts_first")
    assert offers(table) == [CHUTE, MARKET]
    play(table, MARKET)
    assert coins_of(table, 0) == 1  # the chute waits
    play(table, BUY)
    assert (coins_of(table, 0), len(hand_of(table, 0))) == (2, 1)


@pytest.mark.rule("MB-132")
@pytest.mark.parametrize("rooms", [("black_market", "garbage_chute"), ("garbage_chute", "black_market")])
def test_what_cannot_act_yet_waits_for_what_makes_it_possible(rooms: tuple[str, str]) -> None:
    table = after_a_destruction(*rooms, coins=0)
    assert (asked_now(table), coins_of(table, 0)) == ((0, "whether_to_act"), 2)
    play(table, BUY)
    assert (coins_of(table, 0), len(hand_of(table, 0))) == (1, 1)


def test_nobody_is_asked_for_the_order_of_equal_cards() -> None:
    table = after_a_destruction("black_market", "black_market")
    assert prompt(table) == "whether_to_act"
    play(table, BUY)
    assert len(hand_of(table, 0)) == 1
    assert prompt(table) != "whether_to_act"  # there was one coin


def test_nobody_is_asked_for_the_order_of_what_only_gives() -> None:
    table = table_at(
        "adventure",
        ("gregore", "dr_deadly"),
        leveled=[0],
        dungeons=[["lightning_rod", "fetid_beast"]],
        entrances=[["felicity_joyful_nurse"]],
        coins=[0, 0],
    )
    pass_all(table, until=lambda later: souls_of(later, 0) > 0)
    assert coins_of(table, 0) == 3 + 1
    assert prompt(table) == "what_to_play"


@pytest.mark.rule("MB-128", "MB-132")
@pytest.mark.card("gregore", "mind_thresher")
@pytest.mark.parametrize(("first", "coins"), [("gregore", 1), ("mind_thresher", 0)])
def test_gregore_is_paid_for_a_soul_before_the_thresher_takes_it(first: str, coins: int) -> None:
    table = table_at(
        "adventure",
        ("gregore", "dr_deadly"),
        leveled=[0],
        dungeons=[["mind_thresher", "fetid_beast"]],
        entrances=[["felicity_joyful_nurse"]],
        coins=[0, 0],
    )
    pass_all(table, until=lambda later: prompt(later) == "which_acts_first")
    play(table, f"let_act card={first}", "act card=mind_thresher moment=hero_dies_here")
    assert (coins_of(table, 0), souls_of(table, 0)) == (coins, 0)


@pytest.mark.rule("MB-134", "BM-012", "BM-224")
@pytest.mark.card("brassknuckle", "lightning_rod", "mind_thresher")
@pytest.mark.parametrize(
    ("room", "spells", "coins"), [("lightning_rod", 0, 3), ("mind_thresher", 2, 0), ("brainsucker_hive", 1, 0)]
)
@pytest.mark.parametrize("covered", [True, False])
def test_a_room_that_is_covered_while_it_waits_does_not_act(room: str, spells: int, coins: int, covered: bool) -> None:
    table = table_at(
        "adventure",
        dungeons=[[["brassknuckle", room]]],
        levels=[[0, 0, 2]],
        entrances=[["felicity_joyful_nurse"], ["kbothi_the_spy"]],
        hands=[[], ["rage"]],
        coins=[0, 0],
        options={"sets": ["boss-monster"]},
    )
    last(state_of(table), MORE_DAMAGE, top_of(state_of(table), 0, 0), 9)
    pass_all(table, until=lambda later: prompt(later) == "which_acts_first")
    deck = state_of(table).zones[ROOM_DECK]
    deck.append(deck.pop(next(place for place, card in enumerate(deck) if state_of(table).face[card] == PLAIN)))
    play(table, "let_act card=brassknuckle", f"build_called card=unstable_mine slot={0 if covered else 1}")
    if prompt(table) == "whether_to_act":
        assert not covered
        play(table, f"act card={room} moment=hero_dies_here")
    gained = 0 if covered else 1
    assert (coins_of(table, 0), len(hand_of(table, 0))) == (gained * coins, gained * spells)
    assert prompt(table) != "whether_to_act"


@pytest.mark.rule("MB-134", "MB-120")
@pytest.mark.card("lightning_rod")
def test_a_room_that_is_silenced_or_deactivated_while_it_waits_does_not_act() -> None:
    for stop in (lambda state, room: last(state, NO_TEXT, room), deactivate):
        table = table_at("adventure", dungeons=[["lightning_rod"]], coins=[0, 0], hands=[["rage"]])
        rod = card_at(table, 0, 0)
        state = state_of(table)
        stop(state, rod)
        happen(state, WHEN_HERO_DIES_HERE, 0, rod, NO_CARD)
        assert coins_of(table, 0) == 0


@pytest.mark.rule("MB-132")
@pytest.mark.card("black_market")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_active_player_comes_first_whatever_the_others_xp(turn: int) -> None:
    table = table_at(
        "build",
        ("gregore", "lamia"),
        dungeons=[["black_market", "unstable_mine"], ["black_market", "unstable_mine"]],
        coins=[1, 1],
        turn=turn,
    )
    assert state_of(table).active == turn
    play(table, "use card=unstable_mine")
    assert asked_now(table) == (turn, "whether_to_act")
    play(table, BUY)
    assert asked_now(table) == (1 - turn, "whether_to_act")


@pytest.mark.rule("MB-132")
@pytest.mark.card("black_market")
def test_after_the_active_player_the_others_come_in_xp_order() -> None:
    bosses = ("gregore", "lamia", "dr_deadly")
    first, active, last_one = state_of(table_at("build", bosses)).order
    dungeons = [["black_market"], ["black_market"], ["black_market"]]
    dungeons[active] = ["unstable_mine"]
    table = table_at("build", bosses, dungeons=dungeons, coins=[1, 1, 1], turn=active)
    play(table, "use card=unstable_mine")
    assert asked_now(table) == (first, "whether_to_act")
    play(table, "decline")
    assert asked_now(table) == (last_one, "whether_to_act")


@pytest.mark.rule("MB-122", "MB-132")
@pytest.mark.card("imp_hoard")
def test_imps_of_the_active_player_come_first() -> None:
    table = table_at(
        "build",
        ("gregore", "lamia", "dr_deadly"),
        dungeons=[["imp_hoard"], ["imp_hoard"], ["training_camp"]],
        hands=[[], [], ["spike"]],
        coins=[0, 0, 0],
        turn=1,
    )
    discard_from_hand(state_of(table), 2, state_of(table).zones[HAND + 2][:])
    play(table, "pass_on")
    assert asked_now(table) == (1, "which_discarded")


@pytest.mark.rule("MB-116", "MB-132")
@pytest.mark.card("vampire_lab", "black_market")
def test_a_room_that_is_uncovered_acts_together_with_those_that_saw_the_destruction() -> None:
    table = table_at(
        "adventure",
        dungeons=[["black_market", ["vampire_lab", "pixie_fountain"]]],
        hands=[["spike"]],
        wounds=[["felicity_joyful_nurse"]],
    )
    play(table, "use card=pixie_fountain")
    assert asked_now(table) == (0, "which_acts_first")
    assert sorted(offers(table)) == [MARKET, "let_act card=vampire_lab"]
