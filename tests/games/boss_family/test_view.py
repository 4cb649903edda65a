"""Public parts of a view, and parts that only one seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import pass_all, table_at
from tests.games.boss_family.walks import card_at, pass_to_room
from tests.games.helpers import play
from undercroft.kernel.table import Table


def names(cards: list[dict[str, Any]]) -> list[str]:
    """The cards of a view by their printed ids, hidden ones by their backs."""
    return [card["card"] if "card" in card else f"({card['back']})" for card in cards]


def a_table() -> Table:
    """Both players hold cards, one has placed a room, some cards are scored and discarded."""
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["goblin_armory"]],
        hands=[["dark_altar", "freeze", "fear"], ["haunted_library", "open_grave", "assassin"]],
        souls=[["cleric_4_a", "epic_mage_11_a"], ["thief_4_a"]],
        wounds=[["mage_4_a"], []],
        discard=["giant_size", "neanderthal_cave"],
        town=["cleric_8_a"],
    )
    play(table, "place card=dark_altar slot=1")
    return table


@pytest.mark.rule("BM-218", "BM-034")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_public_are_discards_score_areas_town_and_counts(seat: int | None) -> None:
    view = a_table().view(seat)
    assert [card["card"] for _, card in view["zones"]["discard"]["known"]] == ["giant_size", "neanderthal_cave"]
    assert names(view["zones"]["souls"][0]) == ["cleric_4_a", "epic_mage_11_a"]  # the face-down ones too
    assert names(view["zones"]["wounds"][0]) == ["mage_4_a"]
    assert names(view["zones"]["town"]) == ["cleric_8_a"]
    counts = [[player[name] for name in ("souls", "wounds", "rooms", "spells")] for player in view["players"]]
    assert counts == [[3, 1, 0, 2], [1, 0, 2, 1]]
    assert view["zones"]["spell_deck"]["count"] == 31 - 4
    assert view["zones"]["room_deck"]["count"] == 75 - 6


@pytest.mark.rule("BM-218", "BM-202", "BM-206")
def test_secret_are_hands_and_rooms_lying_face_down() -> None:
    table = a_table()
    mine, theirs, spectator = table.view(0), table.view(1), table.view(None)
    assert names(mine["zones"]["hand"][0]) == ["freeze", "fear"]
    assert names(mine["zones"]["hand"][1]) == ["(room)", "(room)", "(spell)"]
    assert names(theirs["zones"]["hand"][0]) == ["(spell)", "(spell)"]
    assert names(spectator["zones"]["hand"][1]) == ["(room)", "(room)", "(spell)"]
    assert names([view["dungeons"][0][1]["top"] for view in (mine, theirs, spectator)]) == [
        "dark_altar",
        "(room)",
        "(room)",
    ]
    assert [stack["face_down"] for stack in theirs["dungeons"][0]] == [False, True]  # that a card lies there is seen


@pytest.mark.rule("BM-218")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_secret_is_the_order_of_every_deck(seat: int | None) -> None:
    view = a_table().view(seat)
    for deck in ("room_deck", "spell_deck", "hero_deck", "epic_deck"):
        assert view["zones"][deck]["known"] == []
        assert view["zones"][deck]["count"] > 0


@pytest.mark.rule("BM-218")
def test_only_who_is_asked_sees_the_options() -> None:
    table = a_table()
    assert "options" in table.view(0)["decision"]
    assert "options" not in table.view(1)["decision"]
    assert "options" not in table.view(None)["decision"]


@pytest.mark.rule("BM-206", "BM-193")
def test_a_deactivated_room_stays_known_to_everybody_with_what_lies_beneath_it() -> None:
    table = table_at("build", dungeons=[[["dark_altar", "golem_factory"]]], hands=[["fear"]], deactivated=[[0, 0]])
    stack = table.view(1)["dungeons"][0][0]
    assert stack["deactivated"]
    assert not stack["face_down"]
    assert (stack["top"]["card"], names(stack["beneath"])) == ("golem_factory", ["dark_altar"])
    assert stack["damage"] == 0


@pytest.mark.rule("BM-097", "BM-098")
def test_it_is_shown_who_would_lure_whom_as_things_stand() -> None:
    table = table_at(
        "build",
        ("draculord", "robobo"),
        dungeons=[["dark_altar"], ["dark_laboratory"]],
        town=["cleric_4_a", "mage_4_a", "thief_4_a", "fool"],
        souls=[["cleric_6_a"]],
        hands=[["freeze", "fear"]],
    )
    shown = table.view(None)["bait"]
    assert [(hero["to"], hero["tie"], hero["counts"]) for hero in shown] == [
        (0, False, [3, 0]),
        (1, False, [0, 2]),
        (None, False, [0, 0]),
        (1, False, [0, 1]),
    ]
    play(table, "cast_at card=freeze target=dark_laboratory")
    assert table.view(None)["bait"][1]["to"] is None


@pytest.mark.rule("BM-164", "BM-097")
@pytest.mark.parametrize("out", [0, 1, 2])
def test_who_would_lure_whom_is_shown_after_any_player_has_lost(out: int) -> None:
    bosses = [["draculord"], ["xyzax"], ["gorgona"]]
    bosses[out] = []
    table = table_at(
        "build",
        ("draculord", "xyzax", "gorgona"),
        town=["thief_4_a", "cleric_4_a"],
        hands=[[] if seat == out else ["fear" if seat == 1 else "assassin"] for seat in range(3)],
        zones={"boss": bosses},
        out=[out],
    )
    expected = {0: [2, 1], 1: [2, 0], 2: [None, None]}[out]
    assert [hero["to"] for hero in table.view(None)["bait"]] == expected


@pytest.mark.rule("BM-116", "BM-117")
def test_the_walk_shows_where_the_hero_stands_its_damage_and_where_it_will_die() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "goblin_armory", "neanderthal_cave"]],
        entrances=[["cleric_6_a", "cleric_8_a"]],
        hands=[["freeze", "motivation"]],
    )
    assert table.view(None)["walk"] is None
    pass_to_room(table, "neanderthal_cave")
    walk = table.view(1)["walk"]
    assert (walk["room"], walk["slot"], walk["hurt"], walk["health"]) == (card_at(table, 0, 2), 2, 4, 6)
    assert walk["dies_in"] == 0
    play(table, "cast_at card=freeze target=golem_factory")
    assert table.view(1)["walk"]["dies_in"] is None
    play(table, "pass_on")
    assert table.view(1)["walk"]["slot"] == 1
    assert table.view(1)["walk"]["dies_in"] is None


@pytest.mark.rule("BM-150")
def test_the_announced_effects_that_wait_are_shown_in_their_order() -> None:
    table = table_at(
        "build",
        ("draculord", "xyzax", "gorgona"),
        dungeons=[["golem_factory"]],
        hands=[["fear"], ["freeze"], ["freeze"]],
    )
    play(table, "pass_on", "pass_on", "cast_at card=freeze target=golem_factory")
    pass_all(table, until=lambda later: later.decision is not None and later.decision.prompt == "what_to_play")
    waiting = table.view(0)["waiting"]
    assert [(entry["seat"], entry["source"]["card"], entry["target"]) for entry in waiting] == [
        (2, "freeze", card_at(table, 0, 0))
    ]
    assert names(table.view(0)["zones"]["announced"]) == ["freeze"]


@pytest.mark.rule("BM-085", "BM-158")
def test_round_phase_order_and_levels_are_shown() -> None:
    table = table_at("adventure", ("robobo", "draculord"), hands=[["fear"]], leveled=[1], round=4)
    view = table.view(None)
    assert (view["round"], view["phase"], view["order"], view["active"]) == (4, "adventure", [1, 0], 1)
    assert [player["leveled"] for player in view["players"]] == [False, True]
    assert [player["xp"] for player in view["players"]] == [400, 900]
    assert view["turns_over"] == []


@pytest.mark.rule("BM-009", "BM-048")
@pytest.mark.parametrize(
    ("bosses", "out", "acts"),
    [
        (("robobo", "draculord"), [], ["last", "first"]),
        (("robobo", "draculord", "gorgona"), [], ["last", "first", "between"]),
        (("robobo", "draculord", "gorgona"), [1], ["last", "out", "first"]),
    ],
)
def test_it_is_shown_who_acts_first_and_last(bosses: tuple[str, ...], out: list[int], acts: list[str]) -> None:
    view = table_at("build", bosses, out=out).view(None)
    assert [player["acts"] for player in view["players"]] == acts
    assert view["order"] == sorted(view["order"], key=lambda seat: -view["players"][seat]["xp"])


@pytest.mark.rule("BM-063", "BM-158")
def test_the_numbers_that_decide_the_game_are_told() -> None:
    assert a_table().view(None)["limits"] == {"rooms": 5, "souls": 10, "wounds": 5, "levels": 3}


@pytest.mark.rule("BM-098", "BM-099")
def test_it_is_shown_who_has_the_most_of_each_treasure_alone_or_shared() -> None:
    table = table_at(
        "build",
        ("draculord", "robobo"),
        dungeons=[["dark_altar", "golem_factory"], ["dark_laboratory"]],
        hands=[["freeze", "fear"]],
    )
    view = table.view(None)
    assert [player["treasure"] for player in view["players"]] == [[3, 0, 1, 0], [0, 2, 1, 0]]
    assert [sorted(seats) for seats in view["leaders"]] == [[0], [1], [0, 1], []]


@pytest.mark.rule("BM-012", "BM-229")
def test_only_rooms_that_are_built_and_not_deactivated_count_for_the_level() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory", "dark_altar", "neanderthal_cave"]],
        hands=[["fear"]],
        face_down=[[0, 2]],
        deactivated=[[0, 0]],
    )
    assert [player["active_rooms"] for player in table.view(None)["players"]] == [1, 0]


@pytest.mark.rule("BM-116", "BM-123")
def test_the_rooms_ahead_are_shown_with_the_damage_up_to_where_the_hero_dies() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "goblin_armory", "neanderthal_cave"]],
        entrances=[["cleric_6_a"]],
        hands=[["freeze", "motivation"]],
    )
    pass_to_room(table, "neanderthal_cave")
    walk = table.view(1)["walk"]
    assert walk["left"] == 2
    assert walk["ahead"] == [{"slot": 1, "hurt": 5, "left": 1}, {"slot": 0, "hurt": 8, "left": 0}]
    assert walk["dies_in"] == walk["ahead"][-1]["slot"]
    play(table, "cast_at card=freeze target=golem_factory")
    assert [step["slot"] for step in table.view(1)["walk"]["ahead"]] == [1]  # a deactivated room is an empty space
