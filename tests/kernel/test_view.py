"""Views of zones, and their consistency in sampled worlds."""

from __future__ import annotations

from collections import Counter

import undercroft
from undercroft.kernel.rng import shuffle
from undercroft.kernel.state import bit_of
from undercroft.kernel.text_render import draw_view
from undercroft.kernel.zones import conceal, reveal

FIGHT = {
    "game": "dragon-tower",
    "seats": 2,
    "options": {"heroes": 2},
    "zones": {
        "hero": [["paladin"], ["mage"]],
        "hand": [["divine_song", "vow"], ["backflip", "shadow_leap", "mana_potion"]],
        "room": [["ghost"]],
        "circumstance_deck": ["rune_trap"],
    },
    "position": {"phase": "fight", "floor": 1},
}


def hidden_faces(table: undercroft.Table, hero: int) -> list[str]:
    seat = table.state.setup.seat_of[hero]  # type: ignore[attr-defined]
    return sorted(card["card"] for card in table.view(seat)["zones"]["hand"][hero])


def test_a_determinized_world_keeps_what_the_seat_knows() -> None:
    table = undercroft.scenario(FIGHT)
    for seed in range(30):
        world = table.determinize(0, seed=seed)
        assert hidden_faces(world, 0) == hidden_faces(table, 0)
        assert world.view(0) == table.view(0)


def test_a_determinized_world_mixes_what_the_seat_cannot_know() -> None:
    table = undercroft.scenario(FIGHT)
    hands = Counter(tuple(hidden_faces(table.determinize(0, seed=seed), 1)) for seed in range(200))
    assert len(hands) > 30
    for hand in hands:
        backs = Counter(table.game.deck.backs[table.game.deck.index[name]] for name in hand)
        assert backs == {"agility": 2, "magic": 1}, "backs are public"


def test_a_determinized_world_has_chance_of_its_own() -> None:
    table = undercroft.scenario({**FIGHT, "chance": [1, 2, 3]})
    worlds = [table.determinize(0, seed=seed).state for seed in range(10)]
    assert all(world.script == [] for world in worlds)
    assert len({world.chance for world in worlds} | {table.state.chance}) == 11
    assert table.determinize(0, seed=4).digest() == table.determinize(0, seed=4).digest()


def test_determinizing_leaves_the_table_alone() -> None:
    table = undercroft.scenario(FIGHT)
    digest = table.digest()
    table.determinize(1, seed=3)
    assert table.digest() == digest


def test_a_pile_tells_its_size_and_the_cards_that_are_known() -> None:
    table = undercroft.scenario(FIGHT)
    deck = table.view(0)["zones"]["circumstance_deck"]
    assert deck["count"] == 20
    assert deck["known"] == []
    card = table.state.zones[table.game.zones.named("circumstance_deck").first][0]  # type: ignore[union-attr]
    table.state.known[card] = 0xFF
    known = table.view(1)["zones"]["circumstance_deck"]["known"]
    assert [place for place, _ in known] == [0]


def test_the_fallback_drawing_shows_cards_and_backs() -> None:
    table = undercroft.scenario(FIGHT)
    mine = draw_view(table.view(0))
    assert "hand 0: divine_song#" in mine
    assert "hand 1: (agility), (agility), (magic)" in mine
    assert "circumstance_deck: 20 cards" in mine
    assert "spectator" in draw_view(table.view(None))
    assert "divine_song" not in draw_view(table.view(1))


def test_a_view_lists_cards_that_went_out_of_sight_unless_they_may_be_in_a_pile() -> None:
    table = undercroft.scenario(FIGHT)
    state, zones = table.state, table.game.zones
    hand, deck = zones.named("hand"), zones.named("circumstance_deck")
    assert hand is not None
    assert deck is not None
    held = state.zones[hand.first]
    card = next(card for card in held if table.game.deck.backs[state.face[card]])
    alike = [other for other in held if state.alike[card] >> other & 1]
    reveal(state, card)
    conceal(state, alike, bit_of(0))
    [remembered] = table.view(1)["remembered"]
    assert remembered["cards"] == [table.game.deck.ids[state.face[card]]]
    assert remembered["places"] == [{"zone": "hand", "index": 0, "count": len(alike)}]
    assert table.view(0)["remembered"] == []
    reveal(state, state.zones[deck.first][0])
    shuffle(state, deck.first)
    assert table.view(1)["remembered"] == [remembered]
