"""Spectral Bomb, Tomb of Terrors, Monster Academy and Ancient Guardtower: effects and limits."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    room_names,
    stacks_of,
    state_of,
)
from tests.games.boss_family.windows import waiting
from tests.games.helpers import asked_now, decision_of, kinds, name_of, of_kind, offers, play, refusal, zone_of
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.games.boss_family.rules.events import CardsDiscarded, CardStolen
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.games.boss_family.rules.miniboss_events import CardsShown, CoinsGained, CoinsGiven, CoinsPaid
from undercroft.games.boss_family.rules.state import HAND
from undercroft.kernel.state import EVERYONE

THREE = ("gregore", "dr_deadly", "lamia")  # XP 365, 300, 255
MIX = {"sets": ["boss-monster"]}

# -- Spectral Bomb ---------------------------------------------------------------------------------------------------


@pytest.mark.card("spectral_bomb")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize(("number", "lost"), [(0, "windfall"), (1, "rebirth")])
def test_the_bomb_is_destroyed_to_make_an_opponent_discard_a_random_spell(phase: str, number: int, lost: str) -> None:
    table = table_at(
        phase,
        THREE,
        dungeons=[["spectral_bomb"]],
        hands=[[], ["windfall", "power_leech", "rebirth"], ["heist"]],
        chance=[number],
    )
    play(table, "use card=spectral_bomb")
    assert offers(table) == ["aim_at_opponent opponent=1", "aim_at_opponent opponent=2", "never_mind"]
    events = play(table, "aim_at_opponent opponent=1")
    assert [event.seat for event in of_kind(events, CardsDiscarded)] == [1]
    assert (discards(table), room_names(table, 0)) == (["spectral_bomb", lost], [])
    assert hand_of(table, 2) == ["heist"]


@pytest.mark.card("spectral_bomb")
def test_a_bomb_is_wasted_on_an_opponent_without_spells() -> None:
    table = table_at("build", dungeons=[["spectral_bomb"]], hands=[["windfall"], ["power_leech"]])
    events = play(table, "use card=spectral_bomb")  # the only opponent needs no question
    assert "target-lost" in kinds(events)
    assert (discards(table), hand_of(table, 1)) == (["spectral_bomb"], ["power_leech"])


@pytest.mark.card("spectral_bomb")
def test_a_bomb_lying_face_down_or_deactivated_does_not_go_off() -> None:
    bomb, hands = [["spectral_bomb"]], [["windfall"], ["rebirth"]]
    for table in (
        table_at("build", dungeons=bomb, hands=hands, face_down=[[0, 0]]),
        table_at("build", dungeons=bomb, hands=hands, deactivated=[[0, 0]]),
    ):
        assert refusal(table, "use card=spectral_bomb") == "BM-012"


# -- Tomb of Terrors -------------------------------------------------------------------------------------------------


@pytest.mark.card("tomb_of_terrors")
@pytest.mark.rule("MB-117", "MB-108")
@pytest.mark.parametrize("phase", ["build", "adventure"])
@pytest.mark.parametrize("wanted", ["windfall", "power_leech", "spike"])
def test_the_tomb_is_discarded_from_the_hand_for_any_other_card_of_the_pile(phase: str, wanted: str) -> None:
    pile = ["windfall", "power_leech", "spike"]
    table = table_at(phase, hands=[["tomb_of_terrors"]], discard=pile)
    play(table, "spend card=tomb_of_terrors")
    assert offers(table) == [*(f"aim_at card={card}" for card in pile), "never_mind"]
    play(table, f"aim_at card={wanted}")
    assert hand_of(table, 0) == [wanted]
    assert discards(table) == [*(card for card in pile if card != wanted), "tomb_of_terrors"]


@pytest.mark.card("tomb_of_terrors")
@pytest.mark.rule("MB-117")
def test_a_tomb_fetches_another_tomb_but_not_itself() -> None:
    table = table_at("build", hands=[["tomb_of_terrors"]])
    assert refusal(table, "spend card=tomb_of_terrors") == "MB-117"  # nothing lies in the pile yet
    table = table_at("build", hands=[["tomb_of_terrors"]], discard=["tomb_of_terrors"])
    mine = state_of(table).zones[HAND][0]
    play(table, "spend card=tomb_of_terrors")
    assert hand_of(table, 0) == ["tomb_of_terrors"]
    assert state_of(table).zones[HAND] != [mine]


@pytest.mark.card("tomb_of_terrors")
@pytest.mark.rule("MB-117")
def test_a_tomb_in_a_dungeon_digs_up_nothing() -> None:
    table = table_at("build", dungeons=[["tomb_of_terrors"]], hands=[["power_leech"]], discard=["windfall"])
    assert not any(offer.startswith(("use", "spend")) for offer in offers(table))
    assert refusal(table, "use card=tomb_of_terrors") is not None
    table = table_at("adventure", dungeons=[["tomb_of_terrors"]], discard=["windfall"])
    assert state_of(table).round == 2  # nobody could act: nobody was asked


@pytest.mark.card("tomb_of_terrors")
@pytest.mark.rule("MB-117")
@pytest.mark.parametrize("held", ["tomb_of_terrors", "power_leech", "spike"])
def test_who_holds_a_card_with_a_room_back_is_asked_whatever_it_is(held: str) -> None:
    table = table_at("adventure", hands=[[], [held]], discard=["windfall"])
    assert asked_now(table) == (1, "what_to_play")  # in the turn of the other
    assert table.view(None)["active"] == 0
    assert ("spend card=tomb_of_terrors" in offers(table)) == (held == "tomb_of_terrors")


@pytest.mark.card("tomb_of_terrors")
@pytest.mark.rule("MB-117")
def test_the_tomb_of_one_who_is_not_active_waits_and_may_lose_its_target() -> None:
    table = table_at(
        "adventure", hands=[["tomb_of_terrors"], ["tomb_of_terrors"]], discard=["windfall"], zones={"room_deck": []}
    )
    pass_to(table, 1)
    play(table, "spend card=tomb_of_terrors")
    assert waiting(table) == [(1, "tomb_of_terrors")]
    assert discards(table) == ["windfall", "tomb_of_terrors"]  # the cost is paid at once
    play(table, "spend card=tomb_of_terrors", "aim_at card=windfall")  # the active player comes first
    assert hand_of(table, 0) == ["windfall"]
    assert "target-lost" in kinds(pass_all(table, until=lambda later: not waiting(later)))
    assert hand_of(table, 1) == []


@pytest.mark.card("tomb_of_terrors")
@pytest.mark.rule("MB-117")
def test_while_cards_are_revealed_no_tomb_can_be_spent() -> None:
    table = table_at(
        "reveal",
        dungeons=[["monster_academy"]],
        hands=[["tomb_of_terrors", "spike"]],
        face_down=[[0, 0]],
        discard=["windfall"],
    )
    assert asked_now(table) == (0, "which_graduate")
    assert refusal(table, "spend card=tomb_of_terrors") == "MB-117"


@pytest.mark.card("tomb_of_terrors")
@pytest.mark.rule("MB-117")
def test_who_imagines_another_room_in_place_of_the_tomb_does_not_use_it_from_the_hand() -> None:
    table = table_at("build", hands=[["tomb_of_terrors"], ["spike"]], discard=["windfall", "heist"])
    play(table, "spend card=tomb_of_terrors")
    assert offers(table) == ["aim_at card=windfall", "aim_at card=heist", "never_mind"]
    for seed in range(60):
        world = table.determinize(1, seed)
        if hand_of(world, 0) != ["tomb_of_terrors"]:
            assert offers(world) == ["never_mind"]


# -- Monster Academy -------------------------------------------------------------------------------------------------


@pytest.mark.card("monster_academy")
def test_the_academy_when_built_gives_2_coins_for_each_miniboss_shown() -> None:
    table = table_at(
        "reveal",
        dungeons=[["monster_academy"]],
        hands=[["spike", "power_leech", "rocky", "jinx"]],
        face_down=[[0, 0]],
        coins=[1, 3],
    )
    assert asked_now(table) == (0, "which_graduate")
    assert offers(table) == [
        *(f"show_graduate card={miniboss} source=monster_academy" for miniboss in ("spike", "rocky", "jinx")),
        "decline",
    ]
    events = play(table, "show_graduate card=rocky source=monster_academy")
    assert [PRINTED[event.cards[0].face].id for event in of_kind(events, CardsShown)] == ["rocky"]
    assert offers(table) == [
        "show_graduate card=spike source=monster_academy",
        "show_graduate card=jinx source=monster_academy",
        "decline",
    ]
    play(table, "show_graduate card=spike source=monster_academy")
    events = play(table, "decline")
    assert [(event.seat, event.coins) for event in of_kind(events, CoinsGained)] == [(0, 4)]
    assert (coins_of(table, 0), coins_of(table, 1)) == (5, 3)
    assert sorted(hand_of(table, 0)) == ["jinx", "power_leech", "rocky", "spike"]  # they stay in the hand
    assert zone_of(table, "set_aside", 0) == []


@pytest.mark.card("monster_academy")
def test_everybody_has_seen_what_the_academy_showed_and_nothing_else() -> None:
    table = table_at("reveal", dungeons=[["monster_academy"]], hands=[["spike", "rocky"], ["jinx"]], face_down=[[0, 0]])
    play(table, "show_graduate card=spike source=monster_academy", "decline")
    state = state_of(table)
    assert {name_of(table, card): state.known[card] == EVERYONE for card in state.zones[HAND]} == {
        "spike": True,
        "rocky": False,
    }


@pytest.mark.card("monster_academy")
@pytest.mark.rule("MB-007")
@pytest.mark.parametrize("held", ["spike", "power_leech"])
def test_being_asked_by_the_academy_does_not_tell_whether_a_miniboss_is_held(held: str) -> None:
    table = table_at("reveal", dungeons=[["monster_academy"]], hands=[[held]], face_down=[[0, 0]], coins=[0, 0])
    assert asked_now(table) == (0, "which_graduate")
    events = play(table, "decline")
    assert "room-acted" not in kinds(events)
    assert coins_of(table, 0) == 0


@pytest.mark.card("monster_academy")
def test_an_academy_of_one_without_room_cards_asks_nothing() -> None:
    table = table_at("reveal", dungeons=[["monster_academy"]], hands=[["windfall"]], face_down=[[0, 0]], coins=[0, 0])
    assert "room-acted" not in kinds(table.opening)
    assert (decision_of(table).prompt, coins_of(table, 0)) == ("what_to_play", 0)


@pytest.mark.card("monster_academy")
@pytest.mark.rule("MB-098", "MB-099", "MB-116")
@pytest.mark.parametrize("phase", ["build", "adventure"])
def test_an_academy_that_is_uncovered_shows_minibosses_at_once(phase: str) -> None:
    table = table_at(
        phase,
        dungeons=[["goblin_market", ["monster_academy", "spectral_bomb"]]],
        hands=[["spike"], ["windfall"]],
        coins=[0, 0],
    )
    play(table, "use card=spectral_bomb")
    assert (asked_now(table), hand_of(table, 1)) == ((0, "which_graduate"), ["windfall"])  # before the bomb goes off
    play(table, "show_graduate card=spike source=monster_academy")
    assert (coins_of(table, 0), hand_of(table, 1)) == (2, [])  # uncovered is not built: the market stays closed


@pytest.mark.card("monster_academy")
@pytest.mark.rule("MB-116")
def test_a_card_that_is_taken_off_an_academy_does_not_uncover_it() -> None:
    covered = [["monster_academy", "loot_box"]]
    table = table_at("reveal", dungeons=[covered], hands=[["spike"]], face_down=[[0, 0]], coins=[1, 0])
    assert stacks_of(table, 0) == [["monster_academy"]]  # the box could not be paid for
    assert (decision_of(table).prompt, coins_of(table, 0)) == ("what_to_play", 1)
    table = table_at(
        "build", dungeons=[covered], hands=[["spike", "kobold_strike"]], face_down=[[0, 0]], coins=[1, 0], options=MIX
    )
    events = play(table, "cast card=kobold_strike")
    assert (stacks_of(table, 0), "room-acted" in kinds(events)) == ([["monster_academy"]], False)
    assert (decision_of(table).prompt, coins_of(table, 0)) == ("what_to_play", 1)


@pytest.mark.card("monster_academy")
@pytest.mark.rule("MB-116")
def test_an_academy_that_becomes_active_again_shows_nothing() -> None:
    table = table_at("adventure", dungeons=[["monster_academy"]], hands=[["spike"]], deactivated=[[0, 0]], coins=[0, 0])
    events = pass_round(table)
    assert ("rooms-reactivated" in kinds(events), coins_of(table, 0)) == (True, 0)
    assert (state_of(table).round, decision_of(table).prompt) == (2, "what_to_play")


# -- Ancient Guardtower ----------------------------------------------------------------------------------------------


@pytest.mark.card("ancient_guardtower")
@pytest.mark.rule("MB-110", "MB-125")
@pytest.mark.parametrize(("number", "booty"), [(0, "windfall"), (1, "rebirth")])
def test_the_guardtower_gives_an_opponent_a_coin_for_a_random_spell(number: int, booty: str) -> None:
    table = table_at(
        "reveal",
        THREE,
        dungeons=[["ancient_guardtower"]],
        hands=[[], ["windfall", "power_leech", "rebirth"], ["power_leech"]],
        face_down=[[0, 0]],
        coins=[2, 0, 0],
        chance=[number],
    )
    assert asked_now(table) == (0, "whom_to_bribe")
    assert offers(table) == ["bribe opponent=1 source=ancient_guardtower", "decline"]  # the third holds no spell
    events = play(table, "bribe opponent=1 source=ancient_guardtower")
    assert [(event.seat, event.opponent, event.coins) for event in of_kind(events, CoinsGiven)] == [(0, 1, 1)]
    assert [(event.seat, event.opponent) for event in of_kind(events, CardStolen)] == [(0, 1)]
    assert not of_kind(events, CoinsPaid)
    assert not of_kind(events, CoinsGained)
    assert [coins_of(table, seat) for seat in range(3)] == [1, 1, 0]
    assert (hand_of(table, 0), booty in hand_of(table, 1)) == ([booty], False)


@pytest.mark.card("ancient_guardtower")
def test_the_guardtower_may_be_declined() -> None:
    table = table_at("reveal", dungeons=[["ancient_guardtower"]], hands=[[], ["windfall"]], face_down=[[0, 0]])
    events = play(table, "decline")
    assert "room-acted" not in kinds(events)
    assert (hand_of(table, 1), coins_of(table, 0), coins_of(table, 1)) == (["windfall"], 3, 3)


@pytest.mark.card("ancient_guardtower")
@pytest.mark.rule("MB-028")
def test_without_a_coin_or_without_spells_among_opponents_the_guardtower_sees_nothing() -> None:
    for coins, held in ((0, "windfall"), (3, "power_leech")):
        table = table_at(
            "reveal", dungeons=[["ancient_guardtower"]], hands=[[], [held]], face_down=[[0, 0]], coins=[coins, 0]
        )
        assert "room-acted" not in kinds(table.opening)
        assert decision_of(table).prompt == "what_to_play"


@pytest.mark.card("ancient_guardtower")
@pytest.mark.rule("BM-087")
def test_a_guardtower_that_is_uncovered_sees_nothing() -> None:
    table = table_at(
        "build", dungeons=[[["ancient_guardtower", "spectral_bomb"]]], hands=[["power_leech"], ["windfall", "heist"]]
    )
    play(table, "use card=spectral_bomb")
    assert (decision_of(table).prompt, len(hand_of(table, 1))) == ("what_to_play", 1)
