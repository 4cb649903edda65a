"""The powers of the minibosses on level 3: usable in every window, paid with demotion, then gone until promoted."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    entrance_of,
    hand_of,
    pass_all,
    pass_phase,
    pass_to,
    souls_of,
    stacks_of,
    town_of,
    treasure_of,
)
from tests.games.boss_family.walks import entered, hurt_of, pass_to_room, survived
from tests.games.boss_family.windows import deactivated, waiting
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, prompt
from tests.games.minibosses.powers import BIG, HOST, MIXED, can_use, hero_inside, pass_to_turn, table_with, use
from tests.games.minibosses.tables import levels_of, table_at
from undercroft.games.boss_family.rules.events import HandShown

WEAK = "kbothi_the_spy"  # health 4


@pytest.mark.card("spike")
@pytest.mark.parametrize("target", ["spike", "rocky", "draculad"])
def test_spike_sends_any_miniboss_in_play_back_to_its_owners_hand(target: str) -> None:
    table = table_with(
        "spike",
        3,
        "build",
        beside=["delvers_quarry", ["rocky", "power_leech"]],
        dungeons=[[["draculad", "mysterious_portal", "monster_academy"]]],
        levels=[(0, 2, 2), (1, 0, 3)],
        hands=[["fetid_beast"], ["jinx"]],
    )
    use(table, "spike")
    assert offers(table) == ["aim_at card=spike", "aim_at card=rocky", "aim_at card=draculad", "never_mind"]
    events = play(table, f"aim_at card={target}")
    assert kinds(events)[-1] == "miniboss-returned"
    owner = 1 if target == "draculad" else 0
    assert hand_of(table, owner)[-1] == target
    assert levels_of(table) == {
        name: level for name, level in {"spike": 1, "rocky": 2, "draculad": 3}.items() if name != target
    }
    assert stacks_of(table, 1)[0][-2:] == ["mysterious_portal", "monster_academy"]
    if target == "rocky":
        play(table, "place card=rocky slot=2")  # it may be built again
        assert stacks_of(table, 0)[2] == ["power_leech", "rocky"]


@pytest.mark.card("spike")
def test_a_miniboss_lying_face_down_is_not_in_play() -> None:
    table = table_with(
        "spike", 3, "build", dungeons=[["power_leech"]], hands=[["fetid_beast"], ["rocky", "windfall"]], turn=1
    )
    pass_all(table, until=lambda later: "place card=rocky slot=0" in offers(later))
    play(table, "place card=rocky slot=0")
    pass_to(table, 0)
    use(table, "spike")
    assert offers(table) == ["aim_at card=spike", "never_mind"]
    play(table, "aim_at card=spike")
    pass_all(table, until=lambda later: "spike" in hand_of(later, 0))
    assert stacks_of(table, 1) == [["power_leech", "rocky"]]


@pytest.mark.rule("MB-135")
@pytest.mark.card("draculad")
def test_the_only_power_is_named_before_it_is_announced() -> None:
    table = table_with("draculad", 3, "build", dungeons=[[]], hands=[["windfall"], ["heist"]])
    assert play(table, "use card=draculad") == []
    assert (prompt(table), offers(table)) == ("which_way", ["choose_way way=level_3", "never_mind"])
    assert play(table, "never_mind") == []
    assert (prompt(table), levels_of(table)) == ("what_to_play", {"draculad": 3})
    assert can_use(table, "draculad")


@pytest.mark.rule("MB-135")
@pytest.mark.card("spike")
def test_a_miniboss_that_would_send_itself_home_asks_for_its_target() -> None:
    table = table_with("spike", 3, "build", dungeons=[[]], hands=[["windfall"], ["heist"]])
    assert play(table, "use card=spike", "choose_way way=level_3") == []
    assert (prompt(table), offers(table)) == ("which_target", ["aim_at card=spike", "never_mind"])
    assert play(table, "never_mind") == []
    assert (prompt(table), levels_of(table), hand_of(table, 0)) == ("what_to_play", {"spike": 3}, ["windfall"])


@pytest.mark.card("kid_croak")
@pytest.mark.parametrize(("word", "change"), [("level_3", 1), ("level_3_minus", -1)])
@pytest.mark.parametrize("dungeon", [0, 1])
def test_kid_croak_changes_the_damage_of_all_monster_rooms_of_a_dungeon(word: str, change: int, dungeon: int) -> None:
    table = table_with(
        "kid_croak",
        3,
        "build",
        beside=["delvers_quarry", "monster_academy"],
        dungeons=[["fetid_beast", "trophy_room"]],
        hands=[["windfall"]],
    )
    printed = [damages(table, 0), damages(table, 1)]
    assert printed == [[2, 1, 1], [3, 1]]
    play(table, "use card=kid_croak")
    assert offers(table) == [
        "choose_way way=level_2",
        "choose_way way=level_3",
        "choose_way way=level_3_minus",
        "never_mind",
    ]
    play(table, f"choose_way way={word}", f"aim_at_opponent opponent={dungeon}")
    changed = [[2 + change, 1, 1 + change], [3, 1]] if dungeon == 0 else [[2, 1, 1], [3 + change, 1]]
    assert [damages(table, 0), damages(table, 1)] == changed
    assert treasure_of(table, 0)[2] == 1  # level 1 is still in force
    pass_all(table, until=lambda later: later.view(None)["round"] == 2)
    assert [damages(table, 0), damages(table, 1)] == printed  # until the end of the round


@pytest.mark.card("draculad")
@pytest.mark.rule("MB-066")
@pytest.mark.parametrize("card", ["power_leech", "windfall", "jinx"])
def test_draculad_looks_at_a_hand_and_may_take_any_card_of_it(card: str) -> None:
    table = table_with(
        "draculad",
        3,
        "build",
        bosses=("gregore", "dr_deadly", "lamia"),
        hands=[["fetid_beast"], ["power_leech", "windfall", "jinx"], ["heist"]],
    )
    use(table, "draculad")
    events = play(table, "aim_at_opponent opponent=1")
    [shown] = of_kind(events, HandShown)
    assert len(shown.told_to(0, table.game.deck)["cards"]) == 3
    assert all("card" not in each for each in shown.told_to(2, table.game.deck)["cards"])
    assert levels_of(table) == {"draculad": 1}
    assert asked_now(table) == (0, "which_to_sip")
    assert offers(table)[-1] == "decline"
    play(table, f"snatch card={card} opponent=1")
    assert hand_of(table, 0) == ["fetid_beast", card]
    assert card not in hand_of(table, 1)


@pytest.mark.card("draculad")
def test_draculad_may_take_nothing_and_finds_nothing_in_an_empty_hand() -> None:
    table = table_with("draculad", 3, "build", hands=[["fetid_beast"], ["power_leech"]])
    use(table, "draculad")
    play(table, "decline")
    assert hand_of(table, 1) == ["power_leech"]
    table = table_with("draculad", 3, "build", hands=[["fetid_beast"]])
    use(table, "draculad")
    assert (levels_of(table), prompt(table)) == ({"draculad": 1}, "what_to_play")


@pytest.mark.card("rocky")
@pytest.mark.parametrize("seat", [0, 1])
def test_rocky_gives_a_hero_in_any_dungeon_5_more_health(seat: int) -> None:
    entrances: list[list[str]] = [[], []]
    entrances[seat] = [WEAK]
    table = table_with(
        "rocky",
        3,
        "adventure",
        turn=seat,
        dungeons=[["monster_academy"]],
        entrances=entrances,
        hands=[["windfall"], ["windfall"]],
    )
    assert not can_use(table, "rocky")  # an entrance is no dungeon
    pass_to_room(table, HOST if seat == 0 else "monster_academy")
    pass_to(table, 0)
    use(table, "rocky")
    events = pass_all(table, until=lambda later: hurt_of(later)[1] == 9)
    assert hurt_of(table) == (2 - seat, 9)
    events += pass_phase(table)
    assert survived(events) == [WEAK]


@pytest.mark.card("cerebella")
@pytest.mark.rule("MB-120")
def test_cerebella_takes_all_texts_of_a_dungeon_away_until_the_end_of_the_round() -> None:
    table = table_at(
        "build",
        dungeons=[
            [["cerebella", HOST]],
            [["spike", "monsters_ballroom"], "goblin_armory", "fetid_beast", "bottomless_pit"],
        ],
        levels=[(0, 0, 3), (1, 0, 3)],
        hands=[["windfall"], ["power_leech"]],
        options=MIXED,
    )
    # As many dancers as monster rooms, 1 for the neighbour, 1 for Spike; then 1 for the neighbour.
    assert damages(table, 1) == [5, 1, 4, 1]
    use(table, "cerebella")
    play(table, "aim_at_opponent opponent=1")
    assert damages(table, 1) == [0, 1, 3, 1]
    assert [stack["silent"] for stack in table.view(None)["dungeons"][1]] == [True] * 4
    assert [stack["silent"] for stack in table.view(None)["dungeons"][0]] == [False]
    pass_to_turn(table, 1)
    assert not can_use(table, "spike")
    assert not can_use(table, "bottomless_pit")
    assert treasure_of(table, 1)[2] >= 1  # treasure stays
    pass_all(table, until=lambda later: later.view(None)["round"] == 2)
    assert damages(table, 1) == [5, 1, 4, 1]


@pytest.mark.card("paddywhack")
def test_paddywhack_kills_a_hero_in_his_room_and_only_there() -> None:
    table = hero_inside("paddywhack", beside=["delvers_quarry"])
    pass_to_room(table, "delvers_quarry")
    assert not can_use(table, "paddywhack")
    pass_to_room(table, HOST)
    use(table, "paddywhack")
    assert souls_of(table, 0) == 1
    assert levels_of(table) == {"paddywhack": 1}


@pytest.mark.card("icicle_man")
@pytest.mark.rule("MB-097")
@pytest.mark.parametrize("target", [HOST, "fetid_beast"])
def test_icicle_man_deactivates_a_room_of_any_dungeon(target: str) -> None:
    table = table_with(
        "icicle_man", 3, "build", dungeons=[["fetid_beast", ["power_leech", "trophy_room"]]], hands=[["windfall"]]
    )
    play(table, "use card=icicle_man", "choose_way way=level_3")
    assert offers(table) == [
        f"aim_at card={HOST}",
        "aim_at card=fetid_beast",
        "aim_at card=trophy_room",
        "never_mind",
    ]
    assert deactivated(play(table, f"aim_at card={target}")) == [target]
    assert damages(table, 0) + damages(table, 1) == ([0, 3, 1] if target == HOST else [3, 0, 1])


@pytest.mark.card("mageseeker")
def test_heroes_that_enter_skip_the_first_room_after_mageseekers_power() -> None:
    table = table_with(
        "mageseeker",
        3,
        "adventure",
        beside=["delvers_quarry", "fetid_beast", "monster_academy"],
        entrances=[[WEAK, "tess_dwarven_shieldmaiden"], []],
        deactivated=[[0, 3]],
        hands=[["windfall"]],
    )
    use(table, "mageseeker")
    play(table, "aim_at_opponent opponent=0")
    events = pass_phase(table)  # the first active room is the beast
    assert entered(events) == [("delvers_quarry", 1), (HOST, 3)] * 2
    assert souls_of(table, 0) == 2


@pytest.mark.card("mageseeker")
def test_a_hero_that_skips_the_only_room_reaches_the_boss() -> None:
    table = table_with(
        "mageseeker", 3, "build", dungeons=[["fetid_beast"]], entrances=[[], [WEAK]], hands=[["windfall"]]
    )
    use(table, "mageseeker")
    play(table, "aim_at_opponent opponent=1")
    events = pass_all(table, until=lambda later: later.view(None)["round"] == 2)
    assert (entered(events), survived(events)) == ([], [WEAK])


@pytest.mark.card("brassknuckle")
@pytest.mark.rule("MB-119", "BM-225")
def test_brassknuckle_doubles_the_damage_of_his_room_after_all_additions() -> None:
    table = hero_inside("brassknuckle", beside=["power_leech"], host="monster_academy")
    pass_to_room(table, "monster_academy")
    dealt = damages(table, 0)[0]
    hurt = hurt_of(table)[0]
    assert dealt >= 2  # printed 1, and 1 of level 1
    events = play(table, "use card=brassknuckle", "choose_way way=level_3")
    assert "damage-doubled" in kinds(events)
    assert damages(table, 0)[0] == 2 * dealt
    assert hurt_of(table)[0] == hurt + dealt  # the hero inside takes the difference


@pytest.mark.card("brassknuckle")
@pytest.mark.rule("MB-124", "BM-244")
def test_what_brassknuckle_has_announced_takes_place_though_he_is_sent_home_meanwhile() -> None:
    table = table_with(
        "brassknuckle",
        3,
        "build",
        bosses=("calabeza", "gregore"),
        dungeons=[[["spike", "power_leech"]]],
        levels=[(1, 0, 3)],
        hands=[["windfall"], ["windfall"]],
    )
    pass_to(table, 0)
    use(table, "brassknuckle")
    assert waiting(table) == [(0, "brassknuckle")]
    assert levels_of(table) == {"brassknuckle": 1, "spike": 3}  # the cost is paid
    play(table, "use card=spike", "choose_way way=level_3", "aim_at card=brassknuckle")
    assert hand_of(table, 0)[-1] == "brassknuckle"
    pass_all(table, until=lambda later: not waiting(later))
    assert damages(table, 0) == [4]  # printed 2, doubled


@pytest.mark.card("jinx")
def test_jinx_brings_a_hero_of_the_town_to_the_own_entrance() -> None:
    table = table_with(
        "jinx", 3, "adventure", hands=[["windfall"]], town=[WEAK, "moran_master_of_keys"], entrances=[[BIG]]
    )
    play(table, "use card=jinx", "choose_way way=level_3")
    assert offers(table) == [f"aim_at card={WEAK}", "aim_at card=moran_master_of_keys", "never_mind"]
    play(table, "aim_at card=moran_master_of_keys")
    assert (entrance_of(table, 0), town_of(table)) == ([BIG, "moran_master_of_keys"], [WEAK])
    table = table_with("jinx", 3, "adventure", hands=[["windfall"]], entrances=[[BIG]])
    assert not can_use(table, "jinx")  # nobody in town
