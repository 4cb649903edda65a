"""Klonos in the city: a copied Level Up with its action space, market draws, and uses a turn."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import damages, hand_of, pass_all, pass_to, souls_of, state_of
from tests.games.helpers import asked_now, offers, play
from tests.games.super_boss_monster.tables import (
    decline_all,
    minions_of,
    resolve_all,
    table_at,
    tokens_of,
)
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.kernel.table import Table

CRASH = {"sets": ["crash-landing"]}
BOTH = {"sets": ["crash-landing", "minibosses"]}
FIVE_ROOMS = ("wisp_aviary", "runic_study", "cursed_bookshelf", "arcane_turbine", "book_eater_dragon")


def copying(model: str) -> Table:
    """The turn after Klonos, who is the first player now, has levelled up and got the Level Up of the other boss."""
    table = table_at(
        "reveal",
        ("klonos", model),
        dungeons=[FIVE_ROOMS],
        hands=[["not_dead_yet"]],
        marker=1,
        options=CRASH,
    )
    decline_all(table)
    assert asked_now(table) == (0, "which_market_card")
    return table


@pytest.mark.card("klonos", "professor_polyp")
@pytest.mark.rule("SB-061", "SB-104")
def test_klonos_sends_the_minion_to_a_copied_action_space() -> None:
    table = copying("professor_polyp")
    play(table, offers(table)[0], "post_minion card=klonos")
    assert minions_of(table)[0] == "klonos"
    play(table, offers(table)[0])
    assert "post_minion card=professor_polyp" not in offers(table)  # that boss has not levelled up itself
    play(table, offers(table)[0])
    spells = [card for card in hand_of(table, 0) if card in SPELLS]
    decline_all(table)
    assert len([card for card in hand_of(table, 0) if card in SPELLS]) == len(spells) + 1


SPELLS = {card.id for card in PRINTED if card.kind == "spell"}


@pytest.mark.card("klonos", "your_sliminess")
@pytest.mark.rule("SB-289")
def test_klonos_draws_instead_of_taking_a_market_card_as_the_copied_boss_would() -> None:
    table = copying("your_sliminess")
    instead = [offer for offer in offers(table) if offer.startswith("draw_instead source=your_sliminess")]
    assert instead == [f"draw_instead source=your_sliminess pile={pile}" for pile in ("room", "spell")]


@pytest.mark.card("klonos", "queen_thornhide")
def test_once_a_turn_counts_for_klonos_and_for_the_copied_boss_apart() -> None:
    """A hero dies in a monster room of each dungeon: both killers get a token (CL-018)."""
    table = table_at(
        "reveal",
        ("queen_thornhide", "klonos"),
        leveled=[0],
        dungeons=[["ghoul_kitchen"], ["wisp_aviary", *FIVE_ROOMS[1:4], "book_eater_dragon"]],
        entrances=[["bunny"], ["pockets"]],
        tokens=[[0, 0, 9], [1, 0, 9], [1, 4, 9]],
        hands=[["not_dead_yet"], ["not_dead_yet"]],
        options=CRASH,
    )
    pass_all(table, until=lambda later: souls_of(later, 0) > 0)
    play(table, "let_act card=queen_thornhide")
    pass_all(table, until=lambda later: souls_of(later, 1) > 0)
    assert tokens_of(table) == {"ghoul_kitchen": 10, "wisp_aviary": 9, "book_eater_dragon": 10}


@pytest.mark.card("klonos", "scott")
def test_who_has_scotts_level_up_too_is_paid_apart() -> None:
    table = table_at(
        "reveal",
        ("klonos", "scott", "madame_marionette"),
        leveled=[1],
        dungeons=[["dart_gallery", *FIVE_ROOMS[:4]], ["dart_gallery"]],
        hands=[[], [], ["rage"]],
        coins=[0, 0, 3],
        options=BOTH,
    )
    play(table, "copy_boss card=scott")
    pass_to(table, 2)
    assert (damages(table, 0)[0], damages(table, 1)) == (2, [2])
    assert {"use card=klonos", "use card=scott"} <= set(offers(table))
    play(table, "use card=klonos")
    resolve_all(table)
    assert (damages(table, 0)[0], damages(table, 1)) == (1, [2])
    assert state_of(table).coins == [1, 0, 2]
