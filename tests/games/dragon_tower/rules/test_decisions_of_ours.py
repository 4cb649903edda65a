"""Decisions of the digital version on questions that the book leaves open (section 17 of the ledger)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.helpers import asked_now, offers
from undercroft.kernel.table import Table


def at(
    phase: str, *, seats: int = 2, heroes: int = 2, zones: dict[str, object] | None = None, **position: object
) -> Table:
    names = ["paladin", "mage", "priest", "assassin"][:heroes]
    return undercroft.scenario(
        {
            "game": "dragon-tower",
            "seats": seats,
            "options": {"heroes": heroes},
            "zones": {"hero": [[name] for name in names], **(zones or {})},
            "position": {"phase": phase, **position},
        }
    )


def rooms(floor: int, *room: str) -> dict[str, object]:
    return {"room": [[] for _ in range(2 * (floor - 1))] + [list(room)]}


@pytest.mark.rule("DT-DECISION-38")
@pytest.mark.parametrize(("floor", "speaker"), [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1)])
def test_the_seat_that_speaks_for_the_party_goes_round(floor: int, speaker: int) -> None:
    table = at("fight", seats=3, heroes=3, floor=floor, zones=rooms(floor, "ghost"))
    assert asked_now(table) == (speaker, "who_fights")


@pytest.mark.rule("DT-DECISION-38")
def test_a_seat_whose_heroes_are_dead_is_skipped() -> None:
    table = at("fight", seats=3, heroes=3, floor=2, health=[5, 0, 5], zones=rooms(2, "ghost"))
    assert asked_now(table) == (2, "who_fights")


@pytest.mark.rule("DT-DECISION-38", "DT-101")
def test_when_all_are_dead_the_first_seat_speaks_for_the_party() -> None:
    zones = {"hero": [["barbarian"], ["priest"]], **rooms(2, "ghost", "orc"), "hand": [["holy_symbol"], []]}
    table = at("fight", floor=2, health=[2, 0], zones=zones)
    assert table.view(None)["leader"] == 0  # the priest's seat is skipped
    table.apply("fight_alone hero=0 foe=ghost")
    table.apply("give_all")
    assert table.result is not None
    assert table.view(None)["leader"] == 0


@pytest.mark.rule("DT-DECISION-38")
def test_a_hero_is_led_by_its_own_seat_and_may_withdraw() -> None:
    table = at("fight", zones=rooms(1, "ghost"))
    table.apply("fight_alone hero=1 foe=ghost")
    assert asked_now(table) == (1, "how_to_fight")
    table.apply("withdraw")
    assert asked_now(table) == (0, "who_fights")


@pytest.mark.rule("DT-DECISION-39")
def test_cards_that_would_change_nothing_are_not_offered() -> None:
    table = at("fight", seats=1, zones={**rooms(1, "ghost"), "hand": [["prayer", "prayer", "mana_potion"]]})
    table.apply("fight_alone hero=0 foe=ghost")  # needs faith 3, the paladin has 1
    with pytest.raises(undercroft.Illegal) as refusal:
        table.apply("play_card card=mana_potion")
    assert refusal.value.rule == "DT-084"
    table.apply("play_card card=prayer")
    with pytest.raises(undercroft.Illegal):
        table.apply("play_card card=prayer")


@pytest.mark.rule("DT-DECISION-39")
def test_a_void_card_may_be_put_forward_against_the_troll() -> None:
    table = undercroft.scenario(
        {
            "game": "dragon-tower",
            "options": {"heroes": 2, "boss": "giant_troll"},
            "zones": {
                "hero": [["paladin"], ["mage"]],
                "hand": [["firm_stance", "power_strike", "power_strike"], []],
                "room": [[] for _ in range(10)] + [["giant_troll"]],
            },
            "position": {"phase": "fight", "floor": 6, "health": [6, 6]},
        }
    )
    table.apply("fight_alone hero=0 foe=giant_troll")
    before = table.view(0)["fight"]["missing"]
    table.apply("play_card card=firm_stance")
    assert table.view(0)["fight"]["missing"] == before


@pytest.mark.rule("DT-DECISION-40", "DT-DECISION-19")
def test_leftovers_come_after_the_pairs_and_only_after_a_failure() -> None:
    zones = {**rooms(1, "ghost", "orc"), "hand": [[], ["power_strike", "divine_song"], ["divine_song", "power_strike"]]}
    calm = at("fight", seats=1, heroes=3, stage="pairs", zones=zones)
    with pytest.raises(undercroft.Illegal):
        calm.apply("go_it_alone")
    table = at("fight", seats=1, heroes=3, stage="pairs", failed=True, zones=zones)
    table.apply("go_it_alone")
    table.apply("fight_alone hero=1 foe=ghost")
    table.apply("play_card card=divine_song")
    table.apply("commit first=0 second=0")
    with pytest.raises(undercroft.Illegal) as refusal:
        table.apply("fight_alone hero=1 foe=orc")
    assert refusal.value.rule is not None, "one group of leftovers a hero"
    table.apply("fight_alone hero=2 foe=orc")


@pytest.mark.rule("DT-DECISION-40")
def test_a_fall_among_the_leftovers_brings_the_pairs_back() -> None:
    zones = {
        **rooms(1, "troll"),
        "hand": [["power_strike", "power_strike"], ["power_strike"], []],
    }
    table = at("fight", seats=1, heroes=3, stage="leftovers", failed=True, health=[5, 5, 1], zones=zones)
    table.apply("fight_alone hero=2 foe=troll")
    table.apply("give_all")
    assert table.view(0)["stage"] == "pairs"
    assert asked_now(table) == (0, "who_fights")


@pytest.mark.rule("DT-DECISION-41")
def test_a_partner_pays_at_most_what_it_offered() -> None:
    table = at(
        "fight", stage="pairs", zones=rooms(1, "goblin_shaman", "ghost")
    )  # a pair needs faith 2, magic 4; 1 + 2 by base
    table.apply("fight_together first=0 second=1 foe=goblin_shaman")
    table.apply("hand_over health=1")
    assert asked_now(table) == (1, "how_to_fight")
    with pytest.raises(undercroft.Illegal):
        table.apply("commit first=2 second=1")
    table.apply("commit first=1 second=2")
    assert [hero["health"] for hero in table.view(0)["heroes"]] == [4, 3]


@pytest.mark.rule("DT-DECISION-41")
def test_a_pair_fight_changes_hands_at_most_three_times() -> None:
    table = at("fight", stage="pairs", zones=rooms(1, "goblin_shaman", "ghost"))
    table.apply("fight_together first=0 second=1 foe=goblin_shaman")
    for seat in (1, 0, 1):
        table.apply("hand_over health=0")
        assert asked_now(table) == (seat, "how_to_fight")
    with pytest.raises(undercroft.Illegal):
        table.apply("hand_over health=0")


@pytest.mark.rule("DT-DECISION-41")
def test_cards_are_shown_to_the_partner_when_handing_over_and_not_before() -> None:
    table = at("fight", stage="pairs", zones={**rooms(1, "goblin_shaman", "ghost"), "hand": [["prayer"], []]})
    table.apply("fight_together first=0 second=1 foe=goblin_shaman")
    table.apply("play_card card=prayer")
    assert table.view(1)["zones"]["laid"][0] == [{"back": "faith"}]
    assert "missing" not in table.view(1)["fight"]
    table.apply("hand_over health=0")
    assert table.view(1)["zones"]["laid"][0][0]["card"] == "prayer"
    assert table.view(1)["fight"]["missing"] == [0, 0, 2, 0]


@pytest.mark.rule("DT-DECISION-42")
def test_a_decoy_may_wait_until_after_the_refill() -> None:
    monsters: dict[str, object] = {"room": [["ghost"], ["orc"]], "skill": [["decoy"], []]}
    table = at("discuss", seats=1, zones=monsters)
    assert asked_now(table) == (0, "which_to_swap")
    table.apply("decline hero=0")
    while asked_now(table)[1] in ("who_refills", "which_deck"):
        table.apply(0)
    assert asked_now(table) == (0, "which_to_swap")


@pytest.mark.rule("DT-DECISION-43", "DT-DECISION-20")
def test_a_room_is_called_hopeless_exactly_when_the_points_cannot_suffice() -> None:
    """One hero, magic 5 needed, none in hand: 5 health would die with it, 6 would live."""
    lost = at("fight", seats=1, health=[5, 0], zones=rooms(3, "warlock"), floor=3)
    assert lost.result is not None
    assert lost.result.reason == "hopeless"
    zones = {**rooms(3, "warlock"), "hand": [["vow", "wand_spark"], []]}
    won = at("fight", seats=1, health=[5, 0], zones=zones, floor=3)
    assert won.result is None


@pytest.mark.rule("DT-DECISION-40")
def test_the_party_may_go_back_from_the_leftovers_to_the_pairs() -> None:
    zones = {**rooms(1, "ghost", "orc"), "hand": [[], ["divine_song"], []]}
    table = at("fight", seats=1, heroes=3, stage="pairs", failed=True, zones=zones)
    table.apply("go_it_alone")
    table.apply("fight_alone hero=1 foe=ghost")
    table.apply("play_card card=divine_song")
    table.apply("commit first=0 second=0")
    table.apply("pair_up")
    assert table.view(0)["stage"] == "pairs"
    table.apply("go_it_alone")
    with pytest.raises(undercroft.Illegal):
        table.apply("fight_alone hero=1 foe=orc")  # it had its group; the others have not
    table.apply("fight_alone hero=2 foe=orc")


@pytest.mark.rule("DT-DECISION-40", "DT-079", "DT-095")
def test_nobody_is_made_to_fight_leftovers_alone_where_two_could_win() -> None:
    zones: dict[str, Any] = {
        "hero": [["paladin"], ["mage"], ["priest"]],
        "room": [["orc", "stone_sentinel"]],
        "hand": [["shield_bash", "power_strike"], ["mana_potion"], []],
    }
    table = at("fight", seats=1, heroes=3, stage="leftovers", failed=True, health=[2, 1, 0], fought=[2], zones=zones)
    for option in ("fight_alone hero=0 foe=orc", "play_card card=shield_bash", "commit first=0 second=0"):
        table.apply(option)
    assert asked_now(table) == (0, "who_fights")
    table.apply("pair_up")
    table.apply("fight_together first=0 second=1 foe=stone_sentinel")
    for option in ("play_card card=power_strike", "play_card card=mana_potion", "commit first=0 second=0"):
        table.apply(option)
    assert [hero["health"] for hero in table.view(0)["heroes"]] == [2, 1, 0]


@pytest.mark.rule("DT-036", "DT-DECISION-41")
@pytest.mark.parametrize("card", ["strength_potion", "elbow_jab"])
def test_the_right_to_withdraw_does_not_reveal_a_healers_hand(card: str) -> None:
    zones: dict[str, Any] = {
        "hero": [["paladin"], ["mage"]],
        "skill": [["healer"], []],
        "room": [["troll"]],
        "hand": [[card], ["magic_amulet"]],
    }
    table = at("fight", stage="pairs", health=[4, 4], fought=[0, 1], zones=zones)
    table.apply("fight_together first=0 second=1 foe=troll")
    table.apply("hand_over health=0")
    assert "withdraw" in offers(table)


@pytest.mark.rule("DT-DECISION-41")
def test_without_an_alternative_a_hero_has_to_pay() -> None:
    """In the only fight left no hero can withdraw; after three handovers the partner's health may be spent."""
    table = at("fight", stage="pairs", zones=rooms(1, "goblin_shaman"))
    for _ in range(3):
        with pytest.raises(undercroft.Illegal):
            table.apply("withdraw")
        table.apply("hand_over health=0")
    table.apply("commit first=3 second=0")
    assert [hero["health"] for hero in table.view(0)["heroes"]] == [2, 5]


@pytest.mark.rule("DT-012")
@pytest.mark.parametrize("team", [["paladin"], ["paladin", "mage", "priest", "bard", "druid"]])
def test_a_team_has_two_to_four_heroes(team: list[str]) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refusal:
        undercroft.new("dragon-tower", options={"team": team})
    assert refusal.value.code == "wrong-team-size"


@pytest.mark.card("trade")
def test_after_a_refused_trade_another_comrade_may_be_asked_but_not_the_same() -> None:
    zones: dict[str, object] = {
        "hand": [["prayer"], ["vow"], ["backflip"]],
        "skill": [["trade"], [], []],
        "room": [["ghost"], ["orc"]],
    }
    table = at("enter", seats=3, heroes=3, zones=zones)
    table.apply("propose_trade hero=0 other=1")
    table.apply("refuse hero=0 other=1")
    assert asked_now(table) == (0, "whom_to_trade_with")
    with pytest.raises(undercroft.Illegal):
        table.apply("propose_trade hero=0 other=1")
    table.apply("propose_trade hero=0 other=2")
    assert asked_now(table) == (2, "whether_to_trade")
    table.apply("refuse hero=0 other=2")
    assert asked_now(table) == (0, "which_room")


def test_a_card_refused_in_the_first_hand_names_the_first_hand() -> None:
    table = undercroft.new("dragon-tower", options={"team": ["bard", "mage"], "skills": "none"})
    with pytest.raises(undercroft.Illegal) as refusal:
        table.apply("draw hero=0 deck=strength")
    assert refusal.value.rule == "DT-035"
