"""The Portal Alcove: two spells are seen by one player alone, one is kept, the other goes under the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import hand_of, state_of
from tests.games.helpers import asked_now, kinds, offers, play, zone_of
from tests.games.super_boss_monster.tables import table_at
from undercroft.games.boss_family.rules.state import SET_ASIDE, SPELL_DECK
from undercroft.kernel.state import bit_of
from undercroft.kernel.table import Table

MIX = {"sets": ["boss-monster"]}
"""Spells of the base set, which are well known (SB-198)."""


def build_the_alcove(*deck: str, **more: Any) -> Table:
    """A portal alcove has just been built, with these spells uppermost in the deck, the top one last."""
    return table_at(
        "reveal",
        dungeons=[["portal_alcove"]],
        face_down=[(0, 0)],
        options=MIX,
        zones={"spell_deck": list(deck)},
        **more,
    )


@pytest.mark.card("portal_alcove")
@pytest.mark.rule("SB-306")
def test_the_alcove_shows_two_spells_of_which_one_is_kept() -> None:
    table = build_the_alcove("assassin", "fear", "freeze")
    assert asked_now(table) == (0, "which_spell_to_keep")
    assert offers(table) == ["keep_spell card=freeze", "keep_spell card=fear"]
    before = zone_of(table, "spell_deck")
    events = play(table, "keep_spell card=fear")
    assert hand_of(table, 0) == ["fear"]
    assert zone_of(table, "spell_deck") == ["freeze", *before]  # no shuffle
    assert kinds(events)[:2] == ["card-taken", "card-put-under"]


@pytest.mark.card("portal_alcove")
@pytest.mark.rule("SB-282")
def test_only_its_owner_learns_what_the_alcove_showed() -> None:
    table = build_the_alcove("assassin", "fear", "freeze")
    shown = next(event for event in table.opening if event.kind() == "top-cards-seen")
    assert [card["card"] for card in shown.told_to(0, table.game.deck)["cards"]] == ["freeze", "fear"]
    assert all("card" not in card for card in shown.told_to(1, table.game.deck)["cards"])
    taken, put_under = play(table, "keep_spell card=fear")[:2]
    for event in (taken, put_under):
        assert "card" in event.told_to(0, table.game.deck)["card"]
        assert "card" not in event.told_to(1, table.game.deck)["card"]
    bottom = state_of(table).zones[SPELL_DECK][0]
    assert state_of(table).known[bottom] == 1


@pytest.mark.card("portal_alcove")
@pytest.mark.rule("SB-282")
@pytest.mark.parametrize("kept", ["fear", "freeze"])
def test_who_knew_both_spells_does_not_see_which_is_kept(kept: str) -> None:
    """Seat 1 had put them under the deck before; it remembers that one of them is in the hand."""
    table = build_the_alcove("assassin", "fear", "freeze")
    for spell in table.state.zones[SET_ASIDE]:
        table.state.known[spell] |= bit_of(1)
    play(table, f"keep_spell card={kept}")
    view = table.view(1)
    assert (view["zones"]["hand"][0], view["zones"]["spell_deck"]["known"]) == ([{"back": "spell"}], [])
    hands = {tuple(hand_of(table.determinize(1, seed=seed), 0)) for seed in range(20)}
    assert hands == {("fear",), ("freeze",)}


@pytest.mark.card("portal_alcove")
def test_two_equal_spells_are_asked_about_like_two_others() -> None:
    table = build_the_alcove("fear", "fear")
    assert offers(table) == ["keep_spell card=fear"]
    play(table, "keep_spell card=fear")
    assert (hand_of(table, 0), zone_of(table, "spell_deck")[0]) == (["fear"], "fear")


@pytest.mark.card("portal_alcove")
def test_others_may_imagine_what_the_alcove_shows() -> None:
    table = build_the_alcove("assassin", "fear", "freeze")
    imagined = {tuple(offers(table.determinize(1, seed))) for seed in range(20)}
    assert len(imagined) > 1


@pytest.mark.card("portal_alcove")
@pytest.mark.rule("SB-306")
def test_the_alcove_shows_its_spells_after_another_room_too() -> None:
    table = table_at(
        "reveal",
        dungeons=[["trap_in_a_box", "portal_alcove", "runic_study"]],
        face_down=[(0, 0), (0, 1)],
        options=MIX,
        zones={"spell_deck": ["fear", "freeze"]},
    )
    assert asked_now(table) == (0, "which_first")
    events = play(table, "let_room_act card=portal_alcove")
    assert "top-cards-seen" in kinds(events)
    assert offers(table) == ["keep_spell card=freeze", "keep_spell card=fear"]


def every_spell() -> list[str]:
    """All spells of the deck."""
    return zone_of(table_at("build", hands=[["runic_study"]], options=MIX), "spell_deck")


@pytest.mark.card("portal_alcove")
@pytest.mark.rule("SB-278")
@pytest.mark.parametrize(
    ("left", "old", "kept", "under"),
    [(["freeze"], [], ["freeze"], []), ([], ["fear", "fear"], ["fear"], ["fear"]), ([], [], [], [])],
)
def test_the_alcove_shows_what_there_is(left: list[str], old: list[str], kept: list[str], under: list[str]) -> None:
    gone = every_spell()
    for spell in (*left, *old):
        gone.remove(spell)
    table = table_at(
        "reveal",
        dungeons=[["portal_alcove"]],
        face_down=[(0, 0)],
        discard=old,
        options=MIX,
        zones={"removed": gone},
    )
    if len(old) > 1:
        play(table, *offers(table))
    assert (hand_of(table, 0), zone_of(table, "spell_deck")) == (kept, under)


@pytest.mark.card("portal_alcove")
@pytest.mark.rule("SB-278")
def test_the_alcove_looks_on_in_a_rebuilt_deck() -> None:
    gone = every_spell()
    for spell in ("freeze", "fear"):
        gone.remove(spell)
    table = table_at(
        "reveal",
        dungeons=[["portal_alcove"]],
        face_down=[(0, 0)],
        discard=["fear"],
        options=MIX,
        zones={"removed": gone},
    )
    assert offers(table) == ["keep_spell card=freeze", "keep_spell card=fear"]
