"""A refused move names the clause that forbids it, changes nothing, and reveals nothing about hidden cards."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import pass_to, state_of
from tests.games.helpers import decision_of, offers, play, refusal
from tests.games.minibosses.tables import ROW, table_at
from tools.ledger import read
from tools.rule_coverage import ROOT
from undercroft.games.boss_family.rules.durations import NO_BUILD, last
from undercroft.games.minibosses.rules.edition import EDITION

MIXED = {"sets": ["boss-monster"]}


@pytest.mark.parametrize(
    ("move", "more", "rule"),
    [
        ("place card=rocky slot=1", {"dungeons": [[["spike", ROW[0]], ROW[1]]]}, "MB-041"),
        ("place card=rocky slot=0", {"dungeons": [[["spike", ROW[0]], ROW[1]]]}, "MB-042"),
        ("place card=rocky slot=0", {"dungeons": [ROW], "deactivated": [[0, 0]]}, "MB-044"),
        ("place card=rocky slot=0", {}, "MB-021"),
        ("place card=rocky slot=4", {"dungeons": [ROW]}, "MB-021"),
        ("place card=loot_box slot=0", {"coins": [1, 3]}, "MB-033"),
        ("place card=loot_box slot=3", {"dungeons": [ROW[:1]]}, "BM-061"),
        ("promote card=spike", {"dungeons": [[["spike", ROW[0]]]], "coins": [0, 3]}, "MB-054"),
        ("promote card=spike", {"dungeons": [[["spike", ROW[0]]]], "levels": [[0, 0, 3]]}, "MB-054"),
        ("promote card=spike", {"dungeons": [[], [["spike", ROW[0]]]]}, "MB-054"),  # not one's own
        ("sell card=loot_box", {}, "MB-006"),
        ("sell card=rage", {"options": MIXED}, "MB-005"),
        ("spend card=loot_box", {}, "MB-117"),  # this card has no effect in the hand
        ("spend card=rage", {}, None),
    ],
)
def test_a_move_of_this_edition_is_refused_by_its_clause(move: str, more: dict[str, Any], rule: str | None) -> None:
    table = table_at("build", hands=[["rocky", "loot_box", "rage"], ["rage"]], **more)
    assert refusal(table, move) == rule


@pytest.mark.parametrize("move", ["promote card=spike", "sell card=loot_box", "place card=rocky slot=0"])
def test_the_actions_of_a_build_turn_are_refused_in_the_turn_of_another(move: str) -> None:
    table = table_at(
        "build",
        ("dr_deadly", "kirax"),
        dungeons=[[["spike", ROW[0]]]],
        hands=[["rocky", "loot_box", "rage"], ["rage"]],
        options=MIXED,
    )
    pass_to(table, 0)
    assert table.view(None)["active"] == 1
    assert refusal(table, move) == {"promote": "MB-058", "sell": "MB-006", "place": "BM-060"}[move.split()[0]]


def test_a_second_promotion_is_refused() -> None:
    table = table_at("build", dungeons=[[["spike", ROW[0]], ROW[1], ["rocky", ROW[2]]]], hands=[["rage"]])
    play(table, "promote card=spike")
    assert refusal(table, "promote card=rocky") == "MB-053"


def test_who_may_place_nothing_more_in_this_round_is_told_so() -> None:
    table = table_at("build", dungeons=[[["spike", ROW[0]]]], hands=[["loot_box", "rage"]])
    last(state_of(table), NO_BUILD, 0)
    play(table, "promote card=spike")  # so that the options are built again
    assert not [offer for offer in offers(table) if offer.startswith("place")]
    assert refusal(table, "place card=loot_box slot=1") == "MB-127"


def test_a_refusal_says_nothing_about_hidden_cards() -> None:
    table = table_at(
        "build",
        dungeons=[[["spike", ROW[0]], ROW[1]], [ROW[2], [ROW[3], "jinx"]]],
        hands=[["rocky", "loot_box", "rage"], ["cursed_well", "kid_croak", "smash"]],
        face_down=[[1, 1]],
        options=MIXED,
        turn=0,
    )
    mine = {option.args.get("card") for option in decision_of(table).options}
    visible = {card["id"] for zone in table.view(0)["zones"]["dungeon"] for card in zone if "id" in card}
    hand = {card["id"] for card in table.view(0)["zones"]["hand"][0]}
    hidden = [card for card in range(len(table.state.face)) if card not in mine | visible | hand]
    for verb in ("place card={} slot=0", "promote card={}", "sell card={}", "spend card={}", "use card={}"):
        answers = set()
        for card in hidden:
            with pytest.raises(undercroft.Illegal) as refused:
                table.apply(verb.format(card))
            answers.add((refused.value.code, refused.value.rule))
        assert len(answers) == 1, verb


@pytest.mark.parametrize("verb", ["place card=9999 slot=0", "promote card=9999", "sell card=9999", "spend card=9999"])
def test_a_card_that_does_not_exist_is_refused(verb: str) -> None:
    table = table_at("build", dungeons=[[["spike", ROW[0]]]], hands=[["loot_box", "rage"]])
    refusal(table, verb)
    assert "place card=loot_box slot=1" in offers(table)


def test_every_clause_that_a_refusal_names_is_in_the_ledger() -> None:
    folder = ROOT / "src" / "undercroft" / "games" / "boss_family"
    sources = [folder / "illegal_moves.py", folder / "rules" / "placement.py"]
    named = {word for path in sources for word in path.read_text(encoding="utf-8").split('"') if word.startswith("MB-")}
    named |= set(EDITION.clauses.values())
    [ledger] = read([ROOT / "docs" / "rules" / "minibosses.md"])
    assert len(named) > 10
    assert named <= {clause.id for clause in ledger.clauses}
