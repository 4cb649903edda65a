"""Views of Super Boss Monster: public parts, and parts hidden from other seats."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import state_of
from tests.games.helpers import name_of, offers, play
from tests.games.super_boss_monster.tables import ALONE, table_at
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}


def a_table() -> Table:
    """A Build phase with cards in every zone."""
    table = table_at(
        "build",
        ("gromgut_the_gourmand", "madame_marionette"),
        dungeons=[["wailing_crypt", "bone_choir"], ["minion_arena"]],
        hands=[["runic_study", "freeze"], ["fear", "cutpurse_alley"]],
        town=["bunny"],
        landmarks={"stadium": ["gladiator"], "tavern": ["idler", "pockets"]},
        market=["elemental_dojo"],
        entrances=[["laliho"]],
        souls=[["velvet_vic"]],
        wounds=[[], ["orbella_owlhat"]],
        discard=["golem_factory", "assassin"],
        tokens=[[0, 1, 2]],
        health_tokens=[["laliho", 2]],
        minions=[[0, "wailing_crypt"], [1, "library_bonus"]],
        leveled=[0],
        options=MIXED,
    )
    play(table, "place card=runic_study slot=2")
    return table


@pytest.mark.rule("SB-282")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_public_are_board_market_discards_and_counts(seat: int | None) -> None:
    table = a_table()
    view = table.view(seat)
    city = view["city"]
    assert (city["places"], city["market"], city["marker"], city["heroes_a_turn"]) == (2, [2, 1], 0, 2)
    assert city["solo"] is None
    assert [card["card"] for card in view["zones"]["market"]] == ["elemental_dojo"]
    assert [[name_of(table, hero) for hero in landmark["heroes"]] for landmark in city["landmarks"]] == [
        *([], ["gladiator"], [], [], ["pockets", "idler"])  # the top one first
    ]
    assert [card["card"] for _, card in view["zones"]["discard"]["known"]] == ["golem_factory", "assassin"]
    counts = [[player[name] for name in ("souls", "wounds", "rooms", "spells")] for player in view["players"]]
    assert counts == [[1, 0, 0, 1], [0, 1, 1, 1]]
    assert all(view["zones"][deck]["count"] > 0 for deck in ("room_deck", "spell_deck", "hero_deck", "epic_deck"))


@pytest.mark.rule("SB-282")
def test_secret_are_hands_rooms_lying_face_down_and_the_order_of_the_decks() -> None:
    table = a_table()
    mine, theirs, spectator = table.view(0), table.view(1), table.view(None)
    assert [card.get("card") for card in mine["zones"]["hand"][0]] == ["freeze"]
    for view in (theirs, spectator):
        assert [card.get("card") for card in view["zones"]["hand"][0]] == [None]
        assert view["dungeons"][0][2]["top"].get("card") is None
        assert view["dungeons"][0][2]["face_down"]
    assert mine["dungeons"][0][2]["top"]["card"] == "runic_study"
    for view in (mine, theirs, spectator):
        assert all(view["zones"][deck]["known"] == [] for deck in ("room_deck", "spell_deck", "hero_deck", "epic_deck"))


def test_spaces_tell_whether_they_are_open_and_who_stands_there() -> None:
    city = a_table().view(None)["city"]
    spaces = {space["id"]: space for landmark in city["landmarks"] for space in landmark["spaces"]}
    assert len(spaces) == 13
    assert [spaces[f"stadium_{kind}"]["open"] for kind in ("treasure", "bonus", "summon")] == [False, False, True]
    assert [spaces[f"temple_{kind}"]["open"] for kind in ("treasure", "bonus", "summon")] == [True, True, False]
    assert spaces["library_bonus"]["minions"] == [1]
    assert (spaces["stadium_summon"]["token"], spaces["tavern_summon"]["token"]) == (2, -2)
    assert (spaces["temple_bonus"]["kind"], spaces["temple_bonus"]["token"]) == ("bonus", 0)


def test_minions_tokens_and_spaces_of_cards_are_told() -> None:
    table = a_table()
    view = table.view(None)
    on_card, at_landmark = view["city"]["minions"]
    assert (on_card["space"], name_of(table, on_card["card"])) == (None, "wailing_crypt")
    assert at_landmark == {"space": "library_bonus", "card": None}
    assert view["city"]["boss_spaces"] == [True, False]
    [token] = view["city"]["health_tokens"]
    assert (name_of(table, token["hero"]), token["token"]) == ("laliho", 2)
    crypt, choir = view["dungeons"][0][:2]
    assert (crypt["space"], crypt["minions"], crypt["tokens"]) == (True, [0], 0)
    assert (choir["space"], choir["minions"], choir["tokens"], choir["damage"]) == (False, [], 2, 3)


@pytest.mark.rule("SB-178", "SB-241")
def test_wounds_have_a_limit_for_one_player_alone() -> None:
    assert a_table().view(None)["limits"]["wounds"] == 0
    table = table_at("build", ALONE, dungeons=[["minion_arena"]], souls=[["sir_overkill"]], hands=[["loot_drop"]])
    view = table.view(0)
    assert view["limits"]["wounds"] == 5
    assert view["city"]["solo"] == {
        "challenge": False,
        "thresholds": [1, 2, 3, 4],
        "points": 2,
        "most_points": 36,
        "title": "kobold",
        "next_points": 7,
    }
    assert (view["city"]["marker"], view["city"]["places"], view["city"]["heroes_a_turn"]) == (None, 4, 3)


@pytest.mark.rule("SB-040", "SB-282")
def test_who_acts_first_is_who_has_the_marker() -> None:
    bosses = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")  # XP 470, 305, 365
    table = table_at("build", bosses, hands=[["freeze"]], marker=1, options=MIXED)
    assert [player["acts"] for player in table.view(None)["players"]] == ["last", "first", "between"]
    assert table.view(None)["order"] == [1, 2, 0]


def test_a_view_knows_where_a_hero_of_one_player_would_go() -> None:
    town = ["laliho", "bunny"]
    table = table_at("build", ALONE, dungeons=[["minion_arena"]], town=town, hands=[["loot_drop"]])
    assert [hero["to"] for hero in table.view(0)["bait"]] == [0, None]
    assert offers(table)
    assert state_of(table).round == 1
