"""A refused move names the rule that forbids it, changes nothing, and reveals nothing about hidden cards."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import hand_of, pass_phase, phase_of, state_of, table_at
from tests.games.helpers import decision_of, offers, play, prompt, refusal, seat_to_move
from tools.ledger import read
from tools.rule_coverage import ROOT

FIVE = ("goblin_armory", "open_grave", "dizzygas_hallway", "golem_factory", "succubus_spa")


def building(*hand: str, **more: Any) -> undercroft.Table:
    """Draculord may place a room; his dungeon is given or has a Dark Altar and a Golem Factory."""
    more.setdefault("dungeons", [["dark_altar", "golem_factory"]])
    return table_at("build", hands=[hand, ["freeze"]], **more)


# -- placing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "slot", "more", "rule"),
    [
        ("boulder_ramp", 3, {}, "BM-061"),
        ("boulder_ramp", 5, {"dungeons": [FIVE], "leveled": [0]}, "BM-063"),
        ("recycling_center", 0, {}, "BM-066"),
        ("recycling_center", 2, {}, "BM-067"),
        ("boulder_ramp", 1, {"deactivated": [[0, 1]]}, "BM-071"),
        ("beast_menagerie", 0, {"dungeons": [["neanderthal_cave"]]}, "BM-219"),
    ],
)
def test_a_room_in_the_wrong_place_is_refused_by_its_rule(
    room: str, slot: int, more: dict[str, Any], rule: str
) -> None:
    assert refusal(building(room, **more), f"place card={room} slot={slot}") == rule


def test_a_room_over_a_face_down_one_is_refused() -> None:
    table = building("motivation", "boulder_ramp", "haunted_library", dungeons=[["dark_altar"], FIVE[:2]])
    play(table, "cast card=motivation", "let_it_be", "place card=boulder_ramp slot=0")
    assert refusal(table, "place card=haunted_library slot=0") == "BM-070"


def test_a_second_room_is_refused() -> None:
    table = building("boulder_ramp", "haunted_library", "fear")
    play(table, "place card=boulder_ramp slot=2")
    assert refusal(table, "place card=haunted_library slot=3") == "BM-214"


def test_a_room_after_a_kobold_strike_is_refused_by_the_card() -> None:
    table = building("kobold_strike", "boulder_ramp", "freeze")
    play(table, "cast card=kobold_strike", "let_it_be")
    assert refusal(table, "place card=boulder_ramp slot=2") == "BM-219"


def test_a_room_outside_the_own_build_turn_is_refused() -> None:
    table = table_at("build", hands=[["freeze"], ["boulder_ramp", "freeze"]])
    play(table, "pass_on")
    assert (seat_to_move(table), table.view(None)["active"]) == (1, 0)
    assert refusal(table, "place card=boulder_ramp slot=0") == "BM-060"
    pass_phase(table)
    while seat_to_move(table) != 1:
        table.apply("pass_on")
    assert phase_of(table) == "adventure"
    assert refusal(table, "place card=boulder_ramp slot=0") == "BM-060"


def test_an_advanced_first_room_is_refused() -> None:
    table = table_at("first-rooms", hands=[["dracolich_lair", "dark_altar"]])
    assert refusal(table, "lay_first card=dracolich_lair slot=0") == "BM-067"


def test_the_redraw_of_a_good_hand_is_refused() -> None:
    deck = ["boulder_ramp", "dark_altar", "golem_factory", "haunted_library", "dizzygas_hallway"]
    table = table_at("hands", zones={"room_deck": deck})
    assert refusal(table, "redraw") == "BM-037"


# -- spells --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "text", "rule"),
    [
        ("build", "cast_at card=fear target=fear", "BM-022"),
        ("adventure", "cast card=kobold_strike", "BM-022"),
        ("build", "cast card=motivation", "BM-219"),  # nobody has more rooms
        ("adventure", "cast_at card=fear target=fear", "BM-219"),  # no hero is inside
        ("adventure", "cast_on card=trepidation opponent=1", "BM-219"),  # nobody leads by two souls
    ],
)
def test_a_spell_that_cannot_be_played_is_refused_by_its_icon_or_its_text(phase: str, text: str, rule: str) -> None:
    spell = text.split("card=")[1].split()[0]
    table = table_at(phase, dungeons=[["dark_altar"]], hands=[[spell, "freeze"]])
    assert seat_to_move(table) == 0
    assert refusal(table, text) == rule


def test_a_spell_in_the_reveal_is_refused() -> None:
    table = table_at("reveal", dungeons=[["dark_laboratory"]], hands=[["freeze"]], face_down=[[0, 0]])
    assert refusal(table, "cast_at card=freeze target=dark_laboratory") == "BM-024"


def test_only_a_cancel_answers_a_spell_that_is_being_played() -> None:
    table = table_at("build", dungeons=[["dark_altar"]], hands=[["freeze"], ["freeze", "counterspell"]])
    play(table, "cast_at card=freeze target=dark_altar")
    assert (seat_to_move(table), prompt(table)) == (1, "whether_to_cancel")
    assert offers(table) == ["let_it_be", "cast_at card=counterspell target=freeze"]
    mine = next(card for card in state_of(table).zones[hand_zone(table, 1)] if is_freeze(table, card))
    assert refusal(table, f"cast_at card={mine} target=0") == "BM-150"


def hand_zone(table: undercroft.Table, seat: int) -> int:
    """The number of a hand's zone."""
    zone = table.game.zones.named("hand")
    assert zone is not None
    return zone.first + seat


def is_freeze(table: undercroft.Table, card: int) -> bool:
    """True if a card is a Freeze."""
    return table.game.deck.ids[table.state.face[card]] == "freeze"


# -- effects -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "dungeon", "rule"),
    [
        ("dark_altar", [["dark_altar", "golem_factory"]], "BM-012"),  # covered
        ("golem_factory", ["golem_factory"], "BM-144"),  # nothing to announce
        ("dark_altar", ["dark_altar"], "BM-153"),  # no target: the discard pile is empty
        ("witchs_kitchen", ["witchs_kitchen"], "BM-153"),  # no monster room to pay with
    ],
)
def test_an_effect_that_cannot_be_used_is_refused(room: str, dungeon: list[Any], rule: str) -> None:
    table = building("freeze", "fear", dungeons=[dungeon])
    assert refusal(table, f"use card={room}") == rule


def test_a_second_use_in_a_round_is_refused() -> None:
    table = building("succubus_spa", "goblin_armory", "freeze", dungeons=[["witchs_kitchen"]])
    play(table, "use card=witchs_kitchen", "pay_with card=goblin_armory")
    assert refusal(table, "use card=witchs_kitchen") == "BM-155"


@pytest.mark.card("the_crushinator")
@pytest.mark.parametrize(("printing", "again"), [("unlimited", True), ("once", False)])
def test_the_crushinator_s_later_printing_is_refused_a_second_time(printing: str, again: bool) -> None:
    table = building(
        "freeze", dungeons=[["the_crushinator", "dark_altar", "golem_factory"]], options={"crushinator": printing}
    )
    play(table, "use card=the_crushinator", "pay_with card=dark_altar")
    assert ("use card=the_crushinator" in offers(table)) == again
    if not again:
        assert refusal(table, "use card=the_crushinator") == "BM-155"


# -- in general ----------------------------------------------------------------------------------------------------


def test_a_refusal_says_nothing_about_hidden_cards() -> None:
    table = table_at(
        "build",
        dungeons=[["dark_altar"], ["golem_factory", "boulder_ramp"]],
        hands=[["open_grave", "freeze"], ["haunted_library", "fear", "dracolich_lair"]],
        face_down=[[1, 1]],
        turn=0,
    )
    mine = {option.args.get("card") for option in decision_of(table).options}
    visible = {card["id"] for zone in table.view(0)["zones"]["dungeon"] for card in zone if "id" in card}
    for verb in ("place card={} slot=1", "place card={} slot=0", "cast card={}"):
        answers = set()
        for card in range(len(table.state.face)):
            if card not in mine | visible:
                with pytest.raises(undercroft.Illegal) as refused:
                    table.apply(verb.format(card))
                answers.add((refused.value.code, refused.value.rule))
        assert len(answers) == 1
        assert answers.pop()[1] is None


def test_a_card_that_does_not_exist_is_refused() -> None:
    table = building("boulder_ramp", "freeze")
    assert refusal(table, "place card=9999 slot=0") is None
    assert refusal(table, "cast_at card=9999 target=9999") is None
    assert refusal(table, "use card=9999") == "BM-012"
    assert refusal(table, "place card=boulder_ramp slot=9999") == "BM-061"
    assert hand_of(table, 0) == ["boulder_ramp", "freeze"]


def test_an_answer_to_another_question_is_refused() -> None:
    table = building("boulder_ramp", "freeze")
    with pytest.raises(undercroft.Illegal) as refused:
        table.apply("decline")
    assert (refused.value.code, refused.value.rule) == ("not-asked", None)


def test_every_rule_that_a_refusal_names_is_in_the_ledger() -> None:
    source = (ROOT / "src" / "undercroft" / "games" / "boss_family" / "illegal_moves.py").read_text(encoding="utf-8")
    named = {word for word in source.split('"') if word.startswith("BM-")}
    [ledger] = read([ROOT / "docs" / "rules" / "boss_monster.md"])
    assert len(named) > 10
    assert named <= {clause.id for clause in ledger.clauses}
