"""A refused move names the clause of this game's ledger that forbids it, and reveals nothing about hidden cards."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import pass_to
from tests.games.helpers import decision_of, offers, play, prompt, refusal
from tests.games.super_boss_monster.tables import table_at
from tools.ledger import read
from tools.rule_coverage import ROOT
from undercroft.games.super_boss_monster.rules.edition import EDITION

MIXED = {"sets": ["boss-monster"]}
ROW = ("bone_choir", "wailing_crypt", "runic_study", "cutpurse_alley", "elemental_dojo")


@pytest.mark.parametrize(
    ("move", "more", "rule"),
    [
        ("place card=minion_arena slot=3", {"dungeons": [ROW[:2]]}, "SB-083"),
        ("place card=minion_arena slot=5", {"dungeons": [ROW]}, "SB-085"),
        ("place card=mana_reactor slot=0", {"dungeons": [ROW[:2]]}, "SB-087"),
        ("place card=mana_reactor slot=0", {}, "SB-087"),
        ("place card=minion_arena slot=1", {"dungeons": [ROW[:2]], "deactivated": [[0, 1]]}, "SB-089"),
        ("place card=minion_arena slot=1", {"dungeons": [ROW[:2]], "minions": [[0, "wailing_crypt"]]}, "SB-090"),
        ("cast_at card=giant_size target=bone_choir", {"dungeons": [ROW[:1]]}, "SB-150"),
        ("use card=bone_choir", {"dungeons": [ROW[:1]]}, "SB-153"),
        ("use card=jackpot_stash", {"dungeons": [["jackpot_stash"]], "minions": [[0, "jackpot_stash"]]}, "SB-090"),
        ("use card=jackpot_stash", {"dungeons": [[], ["jackpot_stash"]]}, "SB-277"),
        ("use card=dark_altar", {"dungeons": [["dark_altar"]]}, "SB-159"),  # nothing to take
        ("sell card=minion_arena", {}, "SB-218"),
        ("send_minion space=temple_bonus", {}, "SB-057"),
        ("post_minion card=wailing_crypt", {"dungeons": [ROW[:2]]}, "SB-057"),
        ("take_market_card card=elemental_dojo", {"market": ["elemental_dojo"]}, "SB-057"),
        ("take_leftover card=elemental_dojo", {"market": ["elemental_dojo"]}, "SB-073"),
        ("summon_to opponent=0 space=temple_summon", {}, "SB-071"),
    ],
)
def test_a_move_in_the_build_phase_is_refused_by_its_clause(move: str, more: dict[str, Any], rule: str) -> None:
    hands = [["minion_arena", "mana_reactor", "giant_size", "freeze"], ["fear"]]
    table = table_at("build", hands=hands, options=MIXED, **more)
    assert refusal(table, move) == rule


def test_a_second_room_and_the_turn_of_another_are_refused() -> None:
    table = table_at(
        "build", hands=[["minion_arena", "bone_choir", "freeze"], ["wailing_crypt", "fear"]], options=MIXED
    )
    play(table, "place card=minion_arena slot=0")
    assert refusal(table, "place card=bone_choir slot=1") == "SB-082"
    pass_to(table, 1)
    assert refusal(table, "place card=wailing_crypt slot=0") == "SB-082"
    assert refusal(table, "place_nothing") is None


def test_a_room_is_refused_while_an_effect_waits_and_after_declining() -> None:
    table = table_at("build", dungeons=[ROW[:1]], hands=[["minion_arena", "freeze", "fear"], ["freeze"]], options=MIXED)
    play(table, "cast_at card=freeze target=bone_choir")
    assert refusal(table, "place card=minion_arena slot=1") == "SB-290"
    play(table, "pass_on", "pass_on", "place_nothing")
    assert refusal(table, "place card=minion_arena slot=1") == "SB-092"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("send_minion space=stadium_bonus", "SB-067"),
        ("send_minion space=temple_summon", "SB-070"),
        ("send_minion space=tavern_summon", "SB-070"),
        ("send_minion space=library_bonus", "SB-060"),
        ("send_minion space=launch_pad_bonus", "SB-059"),
        ("post_minion card=gromgut_the_gourmand", "SB-061"),
        ("post_minion card=bone_choir", "SB-286"),
        ("post_minion card=runic_study", "SB-059"),  # in the dungeon of another
        ("take_market_card card=elemental_dojo", "SB-057"),
        ("cast_at card=freeze target=bone_choir", "SB-149"),
        ("place card=minion_arena slot=0", "SB-082"),
    ],
)
def test_a_move_in_the_town_phase_is_refused_by_its_clause(move: str, rule: str) -> None:
    table = table_at(
        "round",
        ("gromgut_the_gourmand", "madame_marionette"),
        dungeons=[["bone_choir"], ["runic_study"]],
        hands=[["freeze", "minion_arena"]],
        landmarks={"stadium": ["gladiator"]},
        minions=[[1, "library_bonus"]],
        options=MIXED,
        zones={"room_deck": ["golem_factory", "elemental_dojo"], "hero_deck": ["laliho", "bunny"]},
    )
    play(table, "take_market_card card=golem_factory")
    assert prompt(table) == "where_to_send"
    assert refusal(table, move) == rule


def test_a_redraw_of_a_good_hand_is_refused() -> None:
    deck = ["minion_arena", "wailing_crypt", "runic_study", "cutpurse_alley", "bone_choir"]
    table = table_at("hands", zones={"room_deck": deck})
    assert offers(table) == ["keep_hand"]
    assert refusal(table, "redraw") == "SB-033"


def test_an_ability_that_was_used_is_refused() -> None:
    dungeon = ["witchs_kitchen"]
    table = table_at(
        "build", dungeons=[dungeon], hands=[["minion_arena", "bone_choir", "freeze"], ["fear"]], options=MIXED
    )
    play(table, "use card=witchs_kitchen", "pay_with card=minion_arena", "pass_on", "pass_on")
    assert refusal(table, "use card=witchs_kitchen") == "SB-301"


def test_a_refusal_says_nothing_about_hidden_cards() -> None:
    table = table_at(
        "build",
        dungeons=[[ROW[0]], [ROW[1], [ROW[2], "minion_arena"]]],
        hands=[["cutpurse_alley", "freeze"], ["elemental_dojo", "fear"]],
        face_down=[[1, 1]],
        options=MIXED,
        turn=0,
    )
    mine = {option.args.get("card") for option in decision_of(table).options}
    zones = table.view(0)["zones"]
    seen = {card["id"] for zone in (*zones["dungeon"], *zones["hand"], *zones["boss"]) for card in zone if "id" in card}
    hidden = [card for card in range(len(table.state.face)) if card not in mine | seen]
    assert len(hidden) > 100
    for verb in ("place card={} slot=0", "use card={}", "take_market_card card={}", "post_minion card={}"):
        answers = set()
        for card in hidden:
            with pytest.raises(undercroft.Illegal) as refused:
                table.apply(verb.format(card))
            answers.add((refused.value.code, refused.value.rule))
        assert len(answers) == 1, verb


def test_every_clause_that_a_refusal_names_is_in_the_ledger() -> None:
    games = ROOT / "src" / "undercroft" / "games"
    sources = [
        games / "super_boss_monster" / "illegal_moves.py",
        *(games / "boss_family" / name for name in ("illegal_moves.py", "rules/placement.py")),
    ]
    named = {word for path in sources for word in path.read_text(encoding="utf-8").split('"') if word.startswith("SB-")}
    named |= set(EDITION.clauses.values())
    [ledger] = read([ROOT / "docs" / "rules" / "super_boss_monster.md"])
    assert len(named) > 20
    assert named <= {clause.id for clause in ledger.clauses}
