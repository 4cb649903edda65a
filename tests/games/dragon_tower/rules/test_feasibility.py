"""Only hopeless rooms are called hopeless (DT-DECISION-20)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.dragon_tower.brute_force import Card, Fighter, Room, winnable
from tests.games.dragon_tower.tables import fight, state_of
from tests.games.helpers import kinds, play
from undercroft.games.dragon_tower.game import DRAGON_TOWER
from undercroft.games.dragon_tower.rules import feasibility, fights
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTE, DECK, HEROES, POINTS, VALUE
from undercroft.games.dragon_tower.rules.feasibility import hopeless
from undercroft.games.dragon_tower.rules.state import State
from undercroft.kernel.state import play as carry_out
from undercroft.kernel.table import Table

FOES = [card.id for card in DECK.printed if card.kind in ("normal", "circumstance") for _ in range(card.copies)]
CARDS = [card.id for card in DECK.printed if card.kind == "capability" for _ in range(card.copies)]
FIGHT_SKILLS = ("fury", "second_stance", "shoulder_to_shoulder", "resourceful", "troublewise", "healer")


def lost(table: Table) -> bool:
    """True if the game declared the room hopeless."""
    return table.result is not None and table.result.reason == "hopeless"


def card_of(name: str) -> Card:
    """A capability card as attribute and value."""
    return ATTRIBUTE[DECK.index[name]], VALUE[DECK.index[name]]


def random_position(random: Random, most_foes: int, most_cards: int) -> dict[str, Any]:
    """A random position in a room: two heroes with small hands, a few opponents."""
    cards = random.sample(CARDS, 2 * most_cards)
    stage = random.choice(["solo", "solo", "pairs", "leftovers"])
    fought = [hero for hero in (0, 1) if random.random() < 0.4]
    health = [random.randint(1, 4), random.randint(0, 4)]
    random.shuffle(health)
    return {
        "heroes": [DECK.ids[face] for face in random.sample(HEROES, 2)],
        "foes": random.sample(FOES, random.randint(1, most_foes)),
        "hands": [
            cards[: random.randint(0, most_cards)],
            cards[most_cards : most_cards + random.randint(0, most_cards)],
        ],
        "health": health,
        "fought": fought,
        "soloed": fought if stage == "solo" else [],
        "stage": stage,
        "failed": stage == "leftovers",
        "options": {"variants": random.choice([[], [], ["everyone-counts"]]) if all(health) else []},
    }


def room_of_position(position: dict[str, Any]) -> Room:
    """The same position for the exact search."""
    heroes = [
        Fighter(
            POINTS[DECK.index[position["heroes"][hero]]],
            position["health"][hero],
            tuple(sorted(card_of(card) for card in position["hands"][hero])),
            hero in position["fought"],
            hero in position["soloed"],
        )
        for hero in (0, 1)
    ]
    foes = tuple(sorted(POINTS[DECK.index[foe]] for foe in position["foes"]))
    everyone_counts = "everyone-counts" in position["options"]["variants"]
    return Room(foes, (heroes[0], heroes[1]), position["stage"], position["failed"], everyone_counts)


@pytest.mark.rule("DT-DECISION-20", "DT-DECISION-23", "DT-DECISION-31")
def test_no_room_that_can_be_won_is_called_hopeless() -> None:
    random = Random(20)
    won = noticed = unwinnable = 0
    for _ in range(500):
        position = random_position(random, most_foes=3, most_cards=2)
        table = fight(**position)
        if winnable(room_of_position(position)):
            won += 1
            assert not lost(table), position
        else:
            unwinnable += 1
            noticed += lost(table)
    assert won > 100
    assert noticed > 0.7 * unwinnable  # and most of those that cannot be won are noticed at once


@pytest.mark.rule("DT-DECISION-43")
def test_where_the_proof_would_take_too_long_the_fight_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fight(
        ["acrobat", "quartermaster", "pathfinder"],
        ["ghost", "fire_imp", "rat_king", "cellar_spider", "ghoul", "ghost", "swirling_darkness", "wild_magic"],
        hands=[
            ["magic_circle", "daylight_amulet"],
            ["candle_of_hope", "shield_bash", "giant_swing", "magic_amulet", "power_strike"],
            ["daylight_amulet", "firm_stance", "shield_bash", "mana_potion"],
        ],
        health=[2, 4, 5],
    )
    assert not lost(table)
    monkeypatch.setattr(feasibility, "BUDGET", 10_000)
    assert hopeless(state_of(table))  # some six thousand assignments prove it


# -- with skills, by playing every line of the engine itself ---------------------------------------------------------


def can_win(start: State, most: int) -> bool | None:
    """True if some line of play wins; None if there are too many lines to search."""
    seen: set[object] = set()
    stack = [start]
    while stack:
        state = stack.pop()
        if state.result is not None:
            if state.result.reason == "victory":
                return True
            continue
        for move in state.options:
            if DRAGON_TOWER.verb_of[move[0]].back:
                continue
            after = state.clone()
            carry_out(after, move)
            shot = list(after.snapshot())
            shot[4] = tuple(tuple(sorted(zone)) for zone in after.zones)  # the order of laid cards does not matter
            key = repr(shot)
            if key not in seen:
                seen.add(key)
                stack.append(after)
        if len(seen) > most:
            return None
    return False


@pytest.mark.rule("DT-DECISION-18", "DT-DECISION-19", "DT-DECISION-36")
def test_the_engine_wins_exactly_the_rooms_that_the_ledger_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fights, "hopeless", lambda state: False)
    random = Random(22)
    for _ in range(300):
        position = random_position(random, most_foes=2, most_cards=2)
        found = can_win(state_of(fight(floor=6, **position)), 20_000)
        assert found == winnable(room_of_position(position)), position


@pytest.mark.rule("DT-DECISION-20")
@pytest.mark.card(*FIGHT_SKILLS)
def test_no_room_that_skills_can_win_is_called_hopeless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fights, "hopeless", lambda state: False)
    random = Random(21)
    won = 0
    for _ in range(150):
        position = random_position(random, most_foes=2, most_cards=2)
        position["skills"] = [[skill] for skill in random.sample(FIGHT_SKILLS, 2)]
        table = fight(floor=6, **position)
        if can_win(state_of(table), 3000):
            won += 1
            assert not hopeless(state_of(table)), position
    assert won > 30


# -- plain cases -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-DECISION-20")
def test_a_room_beyond_all_health_and_cards_is_announced_as_lost() -> None:
    table = fight(["barbarian", "priest"], ["ghost", "fire_imp"], hands=[["power_strike"]], health=[1, 1])
    assert table.decision is None
    assert lost(table)


@pytest.mark.rule("DT-DECISION-20")
def test_defeat_is_announced_as_soon_as_a_fight_leaves_no_hope() -> None:
    table = fight(["barbarian", "priest"], ["fire_imp", "orc"], health=[3, 2], hands=[["power_strike", "giant_swing"]])
    assert table.result is None
    events = play(table, "fight_alone hero=1 foe=orc", "give_all")
    # The Fire Imp would take the Barbarian's last three points.
    assert kinds(events) == ["fight-lost", "hero-died", "game-lost"]
    assert lost(table)


@pytest.mark.rule("DT-DECISION-20", "DT-DECISION-23")
@pytest.mark.parametrize(("health", "over"), [(3, True), (4, False)])
def test_a_victory_that_nobody_would_survive_is_no_hope(health: int, over: bool) -> None:
    table = fight(["barbarian", "priest"], ["fire_imp"], health=[health, 0])
    assert lost(table) == over


@pytest.mark.rule("DT-DECISION-20", "DT-DECISION-31")
@pytest.mark.parametrize(("variants", "over"), [([], False), (["everyone-counts"], True)])
def test_where_everyone_counts_a_room_that_costs_a_life_is_lost(variants: list[str], over: bool) -> None:
    table = fight(["barbarian", "paladin"], ["fire_imp"], health=[3, 1], options={"variants": variants})
    assert lost(table) == over


@pytest.mark.rule("DT-DECISION-20")
@pytest.mark.card("shoulder_to_shoulder")
@pytest.mark.parametrize(("skill", "over"), [("shoulder_to_shoulder", False), ("lucky", True)])
def test_a_pair_that_stands_shoulder_to_shoulder_is_hope(skill: str, over: bool) -> None:
    table = fight(
        ["priest", "mage"],
        ["chimera"],
        floor=6,
        health=[2, 1],
        fought=[0, 1],
        hands=[["strength_potion", "vow"], ["mana_potion", "rope_trick"]],
        skills=[[skill]],
        stage="pairs",
    )
    assert lost(table) == over  # four points more would cost four of three health


@pytest.mark.rule("DT-DECISION-20")
@pytest.mark.card("second_stance")
@pytest.mark.parametrize(("skill", "over"), [("second_stance", False), ("lucky", True)])
def test_base_points_that_count_twice_are_hope(skill: str, over: bool) -> None:
    table = fight(["barbarian", "priest"], ["troll", "orc"], health=[1, 1], skills=[[skill]])
    assert lost(table) == over


@pytest.mark.rule("DT-DECISION-20")
@pytest.mark.card("healer")
@pytest.mark.parametrize(("skill", "over"), [("healer", False), ("lucky", True)])
def test_a_healer_with_a_card_to_spare_is_hope(skill: str, over: bool) -> None:
    table = fight(
        ["priest", "paladin"],
        ["flooded_passage"],
        floor=6,
        health=[0, 2],
        fought=[1],
        hands=[[], ["mana_potion"]],
        skills=[[], [skill]],
    )
    assert lost(table) == over
    if not over:
        play(table, "begin_healing hero=1", "heal_with hero=1 card=mana_potion target=1")
        play(table, "commit first=2 second=0")
        assert table.result is not None
        assert table.result.reason == "victory"


@pytest.mark.rule("DT-DECISION-20", "DT-107")
@pytest.mark.parametrize(("card", "over"), [("magic_amulet", True), ("mana_potion", False)])
def test_cards_of_one_are_no_hope_against_the_giant_troll(card: str, over: bool) -> None:
    hand = ["power_strike", "giant_swing", "holy_symbol", "shadow_leap", card]
    table = fight(
        ["anchorite", "priest"],
        ["giant_troll"],
        floor=6,
        options={"boss": "giant_troll"},
        hands=[hand],
        fought=[0],
        health=[1, 0],
    )
    assert lost(table) == over
