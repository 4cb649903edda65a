"""Minibosses: placed face down on rooms, never beside another one, and discarded with their rooms."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_phase,
    pass_round,
    room_names,
    stacks_of,
    state_of,
)
from tests.games.boss_family.walks import card_at
from tests.games.helpers import decision_of, kinds, of_kind, offers, play, prompt, refusal
from tests.games.minibosses.tables import ROW, building, coins_on_rooms, levels_of, miniboss, table_at
from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.events import RoomPlaced
from undercroft.games.boss_family.rules.facts import FACE
from undercroft.games.boss_family.rules.miniboss_events import MinibossBuilt, MinibossDiscarded
from undercroft.games.boss_family.rules.placement import could_lie
from undercroft.games.boss_family.rules.reveal import build_at_once
from undercroft.games.boss_family.rules.state import HAND
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}


def slots_of(table: Table, card: str, verb: str = "place") -> list[int]:
    """Return the slots where a card may be built."""
    placings = [option.args for option in decision_of(table).options if option.verb == verb]
    return [int(args["slot"]) for args in placings if table.game.deck.ids[table.state.face[int(args["card"])]] == card]


# -- placing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-038", "MB-039", "MB-045")
def test_a_miniboss_is_placed_face_down_on_a_room_instead_of_a_room() -> None:
    table = building("spike", "garbage_chute")
    [placed] = of_kind(play(table, "place card=spike slot=1"), RoomPlaced)
    deck = table.game.deck
    assert placed.told_to(0, deck)["room"]["card"] == "spike"
    assert placed.told_to(1, deck)["room"] == {"back": "room"}
    for viewer in (1, None):
        stack = table.view(viewer)["dungeons"][0][1]
        assert (stack["face_down"], stack["top"], stack["miniboss"]) == (True, {"back": "room"}, None)
    assert refusal(table, "place card=garbage_chute slot=4") == "BM-214"  # the one build of the round is used


@pytest.mark.rule("MB-038")
def test_after_a_room_no_miniboss_is_placed() -> None:
    table = building("spike", "garbage_chute")
    play(table, "place card=garbage_chute slot=4")
    assert refusal(table, "place card=spike slot=1") == "BM-214"


@pytest.mark.rule("MB-039", "MB-040")
def test_it_may_go_on_any_own_room_whatever_its_treasure_but_nowhere_else() -> None:
    table = building("kid_croak", dungeons=[["unstable_mine", "loot_box", "robbers_vault"], ["training_camp"]])
    assert slots_of(table, "kid_croak") == [0, 1, 2]  # thief, mage, cleric; ordinary or advanced
    assert refusal(table, "place card=kid_croak slot=3") == "MB-021"


@pytest.mark.rule("MB-041", "MB-042", "MB-068")
def test_it_goes_neither_beside_a_room_with_one_nor_on_it() -> None:
    table = building("rocky", dungeons=[[ROW[0], ["spike", ROW[1]], ROW[2], ROW[3]]])
    assert slots_of(table, "rocky") == [3]
    assert [refusal(table, f"place card=rocky slot={slot}") for slot in range(3)] == ["MB-041", "MB-042", "MB-041"]


@pytest.mark.rule("MB-041", "MB-063")
def test_a_room_built_over_one_with_a_miniboss_still_blocks() -> None:
    table = building("rocky", dungeons=[[["spike", ROW[0], "garbage_chute"], ROW[1], ROW[2]]])
    assert slots_of(table, "rocky") == [2]
    assert refusal(table, "place card=rocky slot=0") == "MB-042"
    hidden = table_at(
        "build",
        dungeons=[[["spike", ROW[0]], ROW[1]], ["loot_box", ROW[2], ROW[3]]],
        hands=[["rocky", "garbage_chute", "motivation"]],
        options=MIXED,
    )
    play(hidden, "cast card=motivation", "place card=garbage_chute slot=0")
    assert refusal(hidden, "place card=rocky slot=1") == "MB-041"  # also while the new room lies face down


@pytest.mark.rule("MB-041")
def test_the_neighbours_of_other_dungeons_do_not_matter() -> None:
    table = building("rocky", dungeons=[ROW[:2], [["spike", ROW[2]]]])
    assert slots_of(table, "rocky") == [0, 1]


@pytest.mark.rule("MB-043")
def test_a_deactivated_neighbour_with_a_miniboss_blocks_and_one_between_two_rooms_parts_them() -> None:
    table = building("rocky", dungeons=[[["spike", ROW[0]], ROW[1], ROW[2]]], deactivated=[[0, 0]])
    assert slots_of(table, "rocky") == [2]
    assert refusal(table, "place card=rocky slot=1") == "MB-041"
    parted = building("rocky", dungeons=[[["spike", ROW[0]], ROW[1], ROW[2]]], deactivated=[[0, 1]])
    assert slots_of(parted, "rocky") == [2]


@pytest.mark.rule("MB-043")
def test_two_that_come_to_lie_side_by_side_both_stay() -> None:
    table = table_at(
        "build",
        dungeons=[[["spike", "unstable_mine"], "torture_chamber", ["rocky", "the_catapult"]]],
        hands=[["rage"], ["garbage_chute"]],
        options=MIXED,
    )
    play(table, "use card=torture_chamber")
    assert stacks_of(table, 0) == [["spike", "unstable_mine"], ["rocky", "the_catapult"]]
    pass_round(table)
    assert levels_of(table) == {"spike": 1, "rocky": 1}


@pytest.mark.rule("MB-044")
def test_it_goes_on_no_face_down_card_and_on_no_deactivated_room() -> None:
    table = building("spike", deactivated=[[0, 2]])
    assert slots_of(table, "spike") == [0, 1, 3]
    assert refusal(table, "place card=spike slot=2") == "MB-044"
    more = table_at(
        "build",
        dungeons=[ROW[:1], ROW[1:4]],
        hands=[["motivation", "garbage_chute", "spike"], []],
        options=MIXED,
    )
    play(more, "cast card=motivation", "place card=garbage_chute slot=0")
    assert slots_of(more, "spike") == []
    assert refusal(more, "place card=spike slot=0") == "MB-044"


# -- while it lies face down ---------------------------------------------------------------------------------------


@pytest.mark.rule("MB-045")
@pytest.mark.parametrize("card", ["spike", "garbage_chute"])
def test_what_lies_face_down_covers_its_room_and_nothing_betrays_its_kind(card: str) -> None:
    table = table_at(
        "build",
        dungeons=[["torture_chamber", "training_camp"]],
        hands=[[card, "freeze"], ["freeze"]],
        options=MIXED,
    )
    assert "use card=torture_chamber" in offers(table)
    play(table, f"place card={card} slot=0")
    assert refusal(table, "use card=torture_chamber") == "BM-012"
    assert refusal(table, "cast_at card=freeze target=torture_chamber") == "BM-219"
    view = table.view(1)
    assert view["players"][0]["treasure"] == [1, 0, 1, 0]  # Gregore and the Training Camp
    assert (view["dungeons"][0][0]["damage"], view["players"][0]["active_rooms"]) == (0, 1)


@pytest.mark.card("rocky")
@pytest.mark.rule("MB-021", "MB-041", "MB-042", "BM-066")
def test_what_lies_face_down_may_be_a_miniboss_where_one_could_have_been_placed() -> None:
    dungeon = [["rocky", ROW[0], "loot_box"], ["cursed_well", ROW[1]], ["power_leech", ROW[2]], ROW[3]]
    down = [[0, slot] for slot in range(4)]
    table = table_at("build", dungeons=[dungeon], hands=[["rage"]], face_down=down, levels=[[0, 0, 1]])
    state = state_of(table)
    assert [could_lie(state, 0, slot, FACE["spike"]) for slot in range(4)] == [False, False, True, False]
    assert [could_lie(state, 0, slot, FACE["magipede"]) for slot in range(4)] == [True, True, False, False]
    assert all(could_lie(state, 0, slot, FACE["fetid_beast"]) for slot in range(4))


@pytest.mark.rule("MB-045")
@pytest.mark.parametrize("answer", ["hire", "dismiss"])
def test_at_the_reveal_the_room_is_visible_again_neither_built_nor_uncovered_and_keeps_its_coins(answer: str) -> None:
    table = table_at(
        "reveal",
        dungeons=[[["delvers_quarry", "spike"]]],
        hands=[["rage"]],
        face_down=[[0, 0]],
        room_coins=[[0, 0, 2]],
        options=MIXED,
    )
    rooms = len(hand_of(table, 0))
    events = play(table, f"{answer} card=spike")
    assert room_names(table, 0) == ["delvers_quarry"]
    assert coins_on_rooms(table) == {"delvers_quarry": 2}
    assert "room-acted" not in kinds(events)  # the quarry would draw a card
    assert len(hand_of(table, 0)) == rooms
    assert damages(table, 0)[0] >= 1


# -- in play -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-047", "MB-049")
def test_a_paid_miniboss_lies_under_its_room_at_level_1() -> None:
    table = building("spike")
    play(table, "place card=spike slot=1")
    pass_phase(table)
    [built] = of_kind(play(table, "hire card=spike"), MinibossBuilt)
    assert (built.seat, built.level, built.room.id) == (0, 1, card_at(table, 0, 1))
    assert stacks_of(table, 0)[1] == ["spike", "training_camp"]
    shown = miniboss(table, 0, 1)
    assert shown is not None
    assert (shown["card"]["card"], shown["level"], shown["in_force"]) == ("spike", 1, 1)
    assert table.view(None)["dungeons"][0][1]["beneath"] == []


@pytest.mark.rule("MB-036", "MB-037")
def test_a_miniboss_is_no_room_and_takes_no_place() -> None:
    table = table_at(
        "reveal",
        ("cerebellus", "dr_deadly"),
        dungeons=[[*ROW[:3], ["the_catapult", "spike"]]],
        hands=[["rage"]],
        face_down=[[0, 3]],
        options=MIXED,
    )
    play(table, "hire card=spike")
    player = table.view(None)["players"][0]
    assert (player["active_rooms"], player["leveled"]) == (4, False)  # four rooms and a miniboss are not five
    assert len(stacks_of(table, 0)) == 4
    assert active_rooms(state_of(table), 0) == [card_at(table, 0, slot) for slot in range(4)]
    later = building("garbage_chute", dungeons=[[*ROW[:3], ["spike", "the_catapult"]]])
    assert 4 in slots_of(later, "garbage_chute")  # there is still a fifth place


@pytest.mark.rule("MB-037")
def test_a_dungeon_of_five_is_full_whatever_minibosses_it_has() -> None:
    table = building("spike", "garbage_chute", dungeons=[[*ROW, "loot_box"]], leveled=[0])
    assert slots_of(table, "spike") == [0, 1, 2, 3, 4]
    assert slots_of(table, "garbage_chute") == [0, 1, 2, 3, 4]
    assert table.view(None)["players"][0]["treasure"] == [1, 1, 1, 3]


@pytest.mark.rule("MB-037")
def test_a_miniboss_is_neither_a_monster_nor_a_trap_to_pay_with_or_to_find() -> None:
    table = table_at(
        "build",
        dungeons=[["witchs_kitchen"]],
        hands=[["kid_croak", "rage"]],
        options=MIXED,
    )
    assert refusal(table, "use card=witchs_kitchen") == "BM-153"  # it asks for a monster room card


@pytest.mark.rule("MB-133", "MB-036", "MB-038")
@pytest.mark.card("construction_zone")
def test_one_more_room_at_once_is_no_miniboss() -> None:
    table = table_at(
        "reveal",
        dungeons=[[["rocky", ROW[0]], "construction_zone", ROW[2], ROW[3]]],
        hands=[["spike", "loot_box"]],
        face_down=[[0, 1]],
        coins=[3, 3],
        options=MIXED,
    )
    assert prompt(table) == "which_extra_room"
    assert slots_of(table, "spike", verb="build_more") == []
    assert slots_of(table, "loot_box", verb="build_more") == [0, 1, 2, 3, 4]


@pytest.mark.rule("MB-133", "BM-241")
@pytest.mark.card("motivation")
def test_one_more_room_in_the_round_is_no_miniboss() -> None:
    def motivated(*first: str) -> Table:
        hand = ["motivation", "spike", "rocky", "loot_box", "power_leech"]
        table = table_at("build", dungeons=[ROW[:2], ROW], hands=[hand], coins=[3, 3], options=MIXED)
        play(table, *first)
        return table

    table = motivated("place card=loot_box slot=0", "cast card=motivation")
    assert slots_of(table, "spike") == []
    assert refusal(table, "place card=spike slot=1") == "MB-133"
    assert slots_of(table, "power_leech") == [1, 2]
    table = motivated("cast card=motivation")
    assert slots_of(table, "spike") == [0, 1]  # as the normal build
    play(table, "place card=spike slot=0")
    assert (slots_of(table, "rocky"), slots_of(table, "loot_box")) == ([], [1, 2])
    play(table, "place card=loot_box slot=1")
    assert refusal(table, "place card=power_leech slot=2") == "BM-214"


@pytest.mark.rule("MB-111")
def test_building_one_by_an_effect_leaves_the_build_of_the_round_alone() -> None:
    table = building("spike", "garbage_chute", coins=[0, 3])
    state = state_of(table)
    spike = state.zones[HAND][0]
    build_at_once(state, 0, spike, 1, HAND)  # unpaid, so it is discarded at once
    assert (discards(table), stacks_of(table, 0)) == (["spike"], [[room] for room in ROW])
    assert state.placed == [0, 0]
    play(table, "place card=garbage_chute slot=4")


# -- with its room -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-057")
@pytest.mark.parametrize("stack", [["spike", "training_camp"], ["spike", "garbage_chute", "training_camp"]])
def test_a_miniboss_is_discarded_with_its_destroyed_room(stack: list[str]) -> None:
    table = table_at(
        "adventure",
        dungeons=[[ROW[0], stack, ROW[3]]],
        hands=[["cave_in"]],
        levels=[[0, 1, 3]],
        options=MIXED,
    )
    events = play(table, "cast_at card=cave_in target=training_camp")
    assert of_kind(events, MinibossDiscarded)
    assert levels_of(table) == {}
    assert {"spike", "training_camp"} <= set(discards(table))
    beneath = [[stack[1]]] if len(stack) == 3 else []
    assert stacks_of(table, 0) == [[ROW[0]], *beneath, [ROW[3]]]


@pytest.mark.rule("MB-063")
def test_a_miniboss_stays_with_the_stack_when_a_room_is_built_over_its_room() -> None:
    table = building("garbage_chute", dungeons=[[["spike", ROW[0]], ROW[1]]], levels=[[0, 0, 2]])
    play(table, "place card=garbage_chute slot=0")
    shown = miniboss(table, 0, 0)
    assert shown is not None
    assert (shown["level"], shown["in_force"]) == (2, 0)  # off while the new room lies face down
    pass_phase(table)
    assert stacks_of(table, 0)[0] == ["spike", ROW[0], "garbage_chute"]
    shown = miniboss(table, 0, 0)
    assert shown is not None
    assert (shown["level"], shown["in_force"]) == (2, 2)


@pytest.mark.rule("MB-064")
def test_the_powers_of_a_deactivated_room_s_miniboss_are_off_and_its_level_is_kept() -> None:
    table = table_at(
        "build", dungeons=[[["spike", ROW[0]]]], hands=[["freeze", "rage"]], levels=[[0, 0, 3]], options=MIXED
    )
    play(table, "cast_at card=freeze target=unstable_mine")
    shown = miniboss(table, 0, 0)
    assert shown is not None
    assert (shown["level"], shown["in_force"]) == (3, 0)
    pass_round(table)
    shown = miniboss(table, 0, 0)
    assert shown is not None
    assert (shown["level"], shown["in_force"]) == (3, 3)


@pytest.mark.rule("MB-065")
def test_a_miniboss_moves_with_its_room() -> None:
    table = table_at(
        "reveal",
        dungeons=[[["spike", ROW[0]], ROW[1], "centipede_tunnel"]],
        hands=[["rage"]],
        face_down=[[0, 2]],
        levels=[[0, 0, 2]],
        options=MIXED,
    )
    play(table, f"swap first={ROW[0]} second={ROW[1]}")
    assert stacks_of(table, 0) == [[ROW[1]], ["spike", ROW[0]], ["centipede_tunnel"]]
    assert levels_of(table) == {"spike": 2}
    assert miniboss(table, 0, 1) is not None
