"""Talking: figurative phrases without numbers, at any moment, without any effect."""

from __future__ import annotations

from random import Random

import pytest

import undercroft
from tests.games.dragon_tower.tables import fight
from tests.games.helpers import decision_of, play
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES
from undercroft.games.dragon_tower.rules.talk import PHRASES
from undercroft.i18n import LANGUAGES, language, phrase_text
from undercroft.kernel.actions import CARD, NUMBER, Verb
from undercroft.kernel.table import Table


def foe_in_sight(table: Table) -> int:
    """The number of a monster in the tower."""
    zone = table.game.zones.named("room")
    assert zone is not None
    return next(card for row in table.state.zones[zone.first : zone.first + zone.count] for card in row)


def something_to_say(table: Table, phrase: Verb, random: Random) -> str:
    """A random phrase with arguments of the right kinds."""
    return phrase.text(
        tuple(foe_in_sight(table) if kind is CARD else random.randrange(len(kind.words)) for _, kind in phrase.fields)
    )


@pytest.mark.rule("DT-057")
@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.name)
def test_no_phrase_has_room_for_a_number(phrase: Verb) -> None:
    for _, kind in phrase.fields:
        assert kind is not NUMBER
        assert kind is CARD or kind.words
        assert not any(letter.isdigit() for word in kind.words for letter in word)


@pytest.mark.rule("DT-057")
@pytest.mark.parametrize(
    "text",
    [
        "i_am_rich_in attribute=3",
        "i_can_cover attribute=strength points=4",
        "i_have_little strength=2",
        "i_have 3",
        "let_us_go room=1",
        "yes number=5",
        "four",
        "i_can_take foe=five",
    ],
)
def test_a_number_cannot_be_slipped_in(text: str) -> None:
    table = fight(["paladin", "mage"], ["orc"], seats=2)
    with pytest.raises((undercroft.Illegal, undercroft.Malformed)):
        table.say(0, text)
    assert table.said == []


@pytest.mark.rule("DT-057")
def test_a_phrase_names_an_opponent_in_the_tower_and_no_other_number() -> None:
    table = fight(["paladin", "mage"], ["orc"], hands=[["vow"]], seats=2)
    foe = foe_in_sight(table)
    table.say(0, f"i_can_take foe={foe}")
    for number in [*(card for card in range(len(table.state.face)) if card != foe), 123456]:
        with pytest.raises(undercroft.Illegal):
            table.say(0, f"i_can_take foe={number}")
    assert len(table.said) == 1


@pytest.mark.rule("DT-057", "DT-058")
@pytest.mark.parametrize("code", [code for code in LANGUAGES if language(code, "dragon-tower").has("say-yes")])
def test_every_phrase_reads_as_words_without_a_digit(code: str) -> None:
    table = fight(["paladin", "mage"], ["troll"], seats=2)
    random = Random(1)
    words = language(code, "dragon-tower")
    said = [table.say(0, something_to_say(table, phrase, random)).data() for phrase in PHRASES]
    texts = [phrase_text(words, one) for one in said]
    assert not any(letter.isdigit() for text in texts for letter in text)
    assert len(set(texts)) == len(PHRASES)


@pytest.mark.rule("DT-058")
def test_the_paladin_can_say_that_he_takes_the_troll() -> None:
    table = fight(["paladin", "mage"], ["troll"], seats=2)
    said = table.say(0, f"i_can_take foe={foe_in_sight(table)}")
    heard = table.view(1)["said"]
    assert [(line["seat"], line["text"]) for line in heard] == [(0, said.text)]
    english = language("en", "dragon-tower")
    assert phrase_text(english, heard[0]) == "I can take the Troll."


@pytest.mark.rule("DT-058")
def test_there_is_a_phrase_for_every_attribute() -> None:
    table = fight(["paladin", "mage"], ["troll"], seats=2)
    english = language("en", "dragon-tower")
    texts = [
        phrase_text(english, table.say(0, f"i_can_cover attribute={attribute}").data()) for attribute in ATTRIBUTES
    ]
    assert len(set(texts)) == 4


@pytest.mark.rule("DT-059")
@pytest.mark.parametrize("seed", range(3))
def test_every_seat_may_speak_at_any_moment_and_it_changes_nothing(seed: int) -> None:
    random = Random(seed)
    options = {"heroes": 3, "skills": "many"}
    talking = undercroft.new("dragon-tower", seats=3, seed=seed, options=options)
    silent = talking.clone()
    prompts = set()
    while talking.decision is not None:
        prompts.add(decision_of(talking).prompt)
        digest, choices = talking.digest(), [option.text for option in decision_of(talking).options]
        speaker = random.randrange(3)
        phrases = [phrase for phrase in PHRASES if not any(kind is CARD for _, kind in phrase.fields)]
        talking.say(speaker, something_to_say(talking, random.choice(phrases), random))
        assert talking.digest() == digest
        assert [option.text for option in decision_of(talking).options] == choices
        choice = random.choice(choices)
        talking.apply(choice)
        silent.apply(choice)
        assert talking.digest() == silent.digest()
    assert talking.result == silent.result
    assert {"which_hero", "which_deck", "who_refills", "which_room", "who_fights", "how_to_fight"} <= prompts


@pytest.mark.rule("DT-059")
def test_a_seat_may_speak_during_a_fight_of_others() -> None:
    table = fight(["paladin", "mage", "assassin"], ["goblin_shaman"], stage="pairs", fought=[0, 1], seats=3)
    play(table, "fight_together first=0 second=1 foe=goblin_shaman")
    before = table.digest()
    for seat in range(3):
        table.say(seat, "please_you_pay")
    assert table.digest() == before
    assert len(table.view(None)["said"]) == 3


def test_a_seat_that_does_not_exist_cannot_speak() -> None:
    table = fight(["paladin", "mage"], ["troll"], seats=2)
    with pytest.raises(undercroft.Malformed):
        table.say(2, "yes")
    assert table.said == []
