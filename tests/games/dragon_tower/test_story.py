"""The story of a fight: Agility, Magic, Faith, Strength, with the cards played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.dragon_tower.fights import events_for
from tests.games.dragon_tower.tables import fight, table_at
from tests.games.helpers import decision_of, play
from undercroft.games.dragon_tower.rules.facts import DECK
from undercroft.games.dragon_tower.story import WORDINGS, tell
from undercroft.i18n import event_text, language, story_lines
from undercroft.kernel.events import Event

ENGLISH = language("en", "dragon-tower")
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "dragon_tower"
wordings = pytest.mark.parametrize("number", range(WORDINGS))


def story_of(event: dict[str, Any], number: int) -> list[str]:
    """The English story of an event."""
    return story_lines(ENGLISH, {**event, "story": tell(event, number)})


def keys_of(event: dict[str, Any], number: int = 0) -> list[str]:
    """The messages of a story without the number of the wording."""
    return [key.rsplit("-", 1)[0] for key, _ in tell(event, number)]


def won(events: list[Event]) -> dict[str, Any]:
    """Return the one fight that was won, in its public form."""
    return next(event.told_to(None, DECK) for event in events if event.kind() == "fight-won")


@wordings
@pytest.mark.rule("DT-126", "DT-127", "DT-129", "DT-EXAMPLE-17")
def test_the_priest_and_the_skeleton_archer(number: int) -> None:
    _, events = undercroft.play_scenario(SCENARIOS / "example-17.toml")
    event = won(events)
    assert keys_of(event) == ["story-agility-card-hurt", "story-faith-bare", "story-won"]
    agility, faith, end = story_of(event, number)
    assert "Backflip" in agility
    assert ("grazed" in agility) or ("a hit" in agility)
    assert "Backflip" not in faith
    assert "dread" in faith or "terror" in faith
    assert "Skeleton Archer" in end


@wordings
@pytest.mark.rule("DT-126", "DT-127", "DT-129", "DT-EXAMPLE-18")
def test_the_assassin_and_the_dragon(number: int) -> None:
    _, events = undercroft.play_scenario(SCENARIOS / "example-18.toml")
    event = won(events)
    assert keys_of(event) == [
        "story-agility-card",
        "story-magic-card-hurt",
        "story-faith-card",
        "story-strength-card",
        "story-won",
    ]
    lines = story_of(event, number)
    for line, card in zip(lines, ["Backflip", "Mana Potion", "Holy Symbol", "Power Strike"], strict=False):
        assert card in line
        assert sum(name in line for name in ("Backflip", "Mana Potion", "Holy Symbol", "Power Strike")) == 1
    assert "burned" in lines[1] or "got through" in lines[1]
    assert not any(word in line for word in ("burned", "grazed", "hurt", "blood") for line in lines[2:])


@pytest.mark.rule("DT-127")
def test_parts_for_attributes_that_the_opponent_lacks_are_left_out() -> None:
    table = fight(["barbarian", "priest"], ["orc", "ghost"])
    event = won(play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0"))
    assert keys_of(event) == ["story-strength-bare", "story-won"]


@pytest.mark.rule("DT-127", "DT-129")
def test_the_parts_keep_their_order_in_every_order_of_play() -> None:
    table = fight(["bard", "priest"], ["chimera", "orc"], hands=[["power_strike", "mana_potion", "vow", "backflip"]])
    play(table, "fight_alone hero=0 foe=chimera")
    play(table, "play_card card=power_strike", "play_card card=mana_potion")
    event = won(play(table, "commit first=1 second=0"))
    assert keys_of(event) == [
        "story-agility-hurt",
        "story-magic-card",
        "story-faith-bare",
        "story-strength-card",
        "story-won",
    ]


@wordings
@pytest.mark.rule("DT-126")
def test_a_pair_and_all_its_cards_are_named(number: int) -> None:
    table = fight(
        ["paladin", "mage"],
        ["goblin_shaman", "orc"],
        hands=[["daylight_amulet", "power_strike"], ["magic_amulet", "wand_spark", "giant_swing"]],
        fought=[0, 1],
        stage="pairs",
        health=[6, 6],
    )
    play(table, "fight_together first=0 second=1 foe=goblin_shaman", "play_card card=daylight_amulet")
    play(table, "play_card card=magic_amulet", "play_card card=wand_spark")
    event = won(play(table, "commit first=1 second=1"))
    text = " ".join(story_of(event, number))
    for name in ("Daylight Amulet", "Magic Amulet", "Wand Spark", "Paladin", "Mage", "Goblin Shaman"):
        assert name in text


@pytest.mark.rule("DT-126")
def test_a_card_played_as_another_attribute_is_told_under_that_attribute() -> None:
    table = fight(["priest", "mage"], ["orc", "ghost"], skills=[["resourceful"]], hands=[["divine_song"]])
    play(table, "fight_alone hero=0 foe=orc", "play_as card=divine_song attribute=strength")
    event = won(play(table, "commit first=1 second=0"))
    assert keys_of(event) == ["story-strength-card-hurt", "story-won"]
    assert "Divine Song" in story_of(event, 0)[0]


HURT_WORDS = {
    "agility": ("grazed", "hit", "caught"),
    "magic": ("burned", "spark got through", "struck", "hurt"),
    "faith": ("left its mark", "bit deep", "straight to the heart", "paid for it"),
    "strength": ("took a blow", "bruises", "bleeding", "blood"),
}
WHAT_IT_IS_ABOUT = {
    "agility": ("slipped past", "dodged", "grazed", "hit", "blow", "stepped aside", "out of the way"),
    "magic": ("spell", "sorcery", "spark"),
    "faith": ("dread", "fear", "terror"),
    "strength": ("struck", "blow", "finished", "end of", "won with", "wrestled", "brute force"),
}


@wordings
@pytest.mark.rule("DT-128", "DT-129", "DT-130", "DT-131", "DT-132")
@pytest.mark.parametrize("attribute", ["agility", "magic", "faith", "strength"])
@pytest.mark.parametrize("hurt", [False, True])
@pytest.mark.parametrize("cards", [False, True])
def test_each_part_tells_its_own_kind_of_danger_and_whether_it_hurt(
    attribute: str, hurt: bool, cards: bool, number: int
) -> None:
    foe = {"strength": "orc", "faith": "ghost", "magic": "fire_imp", "agility": "cave_bat_swarm"}[attribute]
    card = {"strength": "shield_bash", "faith": "prayer", "magic": "magic_circle", "agility": "rope_trick"}[attribute]
    bare = {"strength": "barbarian", "faith": "anchorite", "magic": "archmage", "agility": "acrobat"}[attribute]
    hero = bare if not hurt and not cards else "priest" if attribute != "faith" else "mage"
    more = {"strength": "firm_stance", "faith": "vow", "magic": "wand_spark", "agility": "side_step"}[attribute]
    table = fight(
        [hero, "paladin"], [foe, "orc"], hands=[[card, more]], fought=[0] if hurt or cards else [], health=[6, 6]
    )
    play(table, f"fight_alone hero=0 foe={foe}")
    if cards:
        play(table, f"play_card card={card}")
        if not hurt:
            play(table, f"play_card card={more}")
    cost = (1 if cards else 3) if hurt else 0
    line = story_of(won(play(table, f"commit first={cost} second=0")), number)[0]
    assert any(word in line for word in WHAT_IT_IS_ABOUT[attribute])
    assert any(word in line for word in HURT_WORDS[attribute]) == hurt


@wordings
@pytest.mark.rule("DT-133")
def test_a_circumstance_is_narrated_when_the_room_is_entered(number: int) -> None:
    table = table_at("enter", ["barbarian", "priest"], room=["orc"], other_room=["ghost"], circumstances=["acid_pit"])
    events = play(table, "enter room=left")
    story = [
        line
        for event in events
        if event.kind() in ("room-entered", "circumstance-revealed")
        for line in story_of(event.told_to(0, DECK), number)
    ]
    assert keys_of(events_for(table, events, "circumstance-revealed")[0]) == ["story-circumstance"]
    assert len(story) == 2
    assert "Orc" in story[0]
    assert "Acid Pit" not in story[0]
    assert "Acid Pit" in story[1]


@wordings
@pytest.mark.rule("DT-125")
def test_the_log_alone_says_what_happened_without_any_story(number: int) -> None:
    table = fight(["barbarian", "priest"], ["gargoyle", "ghost"])
    events = play(table, "fight_alone hero=0 foe=gargoyle", "commit first=1 second=0")
    event = events_for(table, events, "fight-won")[0]
    assert event_text(ENGLISH, event) == "Barbarian beat the Gargoyle for 1 health."
    assert event_text(ENGLISH, event) not in story_of(event, number)


@wordings
def test_everything_that_happens_in_whole_games_can_be_told(number: int) -> None:
    kinds = set()
    for seed in range(12):
        random = Random(seed)
        table = undercroft.new(
            "dragon-tower",
            seats=2,
            seed=seed,
            options={"skills": "many", "boss": "dark_lord", "variants": ["surrounded"] if seed % 2 else []},
        )
        while table.decision is not None:
            events = table.apply(random.choice(decision_of(table).options))
            for event in events:
                for seat in (0, 1, None):
                    lines = story_of(event.told_to(seat, DECK), number)
                    assert all(line and "{" not in line and "card-" not in line for line in lines)
                    if lines:
                        kinds.add(event.kind())
    assert {"room-entered", "circumstance-revealed", "fight-won", "hero-died", "game-lost"} <= kinds
