"""Tables: decisions, errors, views, phrases and undo."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from random import Random
from typing import Any

import pytest

import undercroft
from undercroft.kernel.actions import CARD
from undercroft.kernel.table import UNDO_DEPTH
from undercroft.simulation.random_tables import random_option, random_table

FIGHT = {
    "game": "dragon-tower",
    "seats": 1,
    "options": {"heroes": 2},
    "zones": {
        "hero": [["paladin"], ["mage"]],
        "hand": [["divine_song", "lightning_strike", "divine_song"], ["backflip"]],
        "room": [["ghost", "goblin_shaman"]],
    },
    "position": {"phase": "fight", "floor": 1},
}


def test_an_option_is_given_as_itself_its_text_or_its_index() -> None:
    tables = [undercroft.new("dragon-tower", seed=1) for _ in range(3)]
    decision = tables[0].decision
    assert decision is not None
    tables[0].apply(decision.options[3])
    tables[1].apply(decision.options[3].text)
    tables[2].apply(3)
    assert tables[0].digest() == tables[1].digest() == tables[2].digest()


@pytest.mark.parametrize("index", [-1, 18, 10_000])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    table = undercroft.new("dragon-tower", seed=1)
    digest = table.digest()
    with pytest.raises(undercroft.Malformed) as refusal:
        table.apply(index)
    assert refusal.value.code == "no-such-index"
    assert table.digest() == digest


def test_a_card_may_be_named_instead_of_numbered() -> None:
    table = undercroft.scenario(FIGHT)
    table.apply("fight_alone hero=0 foe=ghost")
    table.apply("play_card card=divine_song")
    assert table.view(0)["fight"]["missing"] == [0, 0, 0, 0]


def test_a_name_that_fits_cards_in_different_places_is_ambiguous() -> None:
    table = undercroft.scenario({**FIGHT, "zones": {**FIGHT["zones"], "hand": [["prayer"], ["prayer"]]}})  # type: ignore[dict-item]
    table.apply("pair_up")
    table.apply("fight_together first=0 second=1 foe=ghost")
    with pytest.raises(undercroft.Illegal) as refusal:
        table.apply("play_card card=prayer")
    assert refusal.value.code == "ambiguous-option"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("dance", "unknown-verb"),
        ("lead hero=0", "wrong-arguments"),
        ("lead card=paladin hero=0", "wrong-arguments"),
        ("lead hero=0 card=gandalf", "bad-value"),
    ],
)
def test_malformed_options_say_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(undercroft.Malformed) as refusal:
        undercroft.new("dragon-tower", seed=1).apply(text)
    assert refusal.value.code == code


def test_an_answer_to_another_question_is_illegal() -> None:
    with pytest.raises(undercroft.Illegal) as refusal:
        undercroft.new("dragon-tower", seed=1).apply("enter room=left")
    assert refusal.value.code == "not-asked"


def test_nothing_can_be_played_after_the_end() -> None:
    table = random_table(5)
    random = Random(5)
    while table.decision is not None:
        table.apply(random_option(table, random))
    with pytest.raises(undercroft.Illegal) as refusal:
        table.apply(0)
    assert refusal.value.code == "game-over"
    assert table.view(0)["decision"] is None
    assert table.view(0)["result"]["reason"] == table.state.result.reason  # type: ignore[union-attr]


def test_only_the_seat_that_is_asked_sees_the_options() -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=1)
    assert len(table.view(0)["decision"]["options"]) == 18
    assert "options" not in table.view(1)["decision"]
    assert "options" not in table.view(None)["decision"]
    assert table.view(1)["decision"]["prompt"] == "which_hero"


def test_hidden_hands_show_only_backs_in_no_order() -> None:
    table = undercroft.scenario({**FIGHT, "seats": 2})
    mine, theirs = table.view(0)["zones"]["hand"][0], table.view(1)["zones"]["hand"][0]
    assert [card["card"] for card in mine] == ["divine_song", "lightning_strike", "divine_song"]
    assert theirs == [{"back": "faith"}, {"back": "faith"}, {"back": "magic"}]


def test_a_clone_goes_its_own_way() -> None:
    table = undercroft.new("dragon-tower", seed=1)
    clone = table.clone()
    clone.apply(0)
    assert table.digest() != clone.digest()
    assert table.moves == []
    assert len(clone.moves) == 1


def test_undo_goes_back_to_the_last_revealed_information() -> None:
    table = undercroft.scenario(FIGHT)
    start = table.digest()
    for text in ("fight_alone hero=0 foe=ghost", "play_card card=divine_song", "face_too foe=goblin_shaman"):
        table.apply(text)
    for _ in range(3):
        assert table.undo_refusal() is None
        table.undo()
    assert table.digest() == start
    assert table.moves == []
    assert table.undo_refusal() == "undo-start"
    with pytest.raises(undercroft.Illegal) as refusal:
        table.undo()
    assert refusal.value.code == "undo-start"


def test_a_reveal_cannot_be_undone() -> None:
    table = undercroft.new("dragon-tower", seed=1, options={"team": "deal", "skills": "none"})
    table.apply(0)  # draws a card
    digest = table.digest()
    with pytest.raises(undercroft.Illegal) as refusal:
        table.undo()
    assert refusal.value.code == "undo-revealed"
    assert table.digest() == digest


def test_a_scripted_die_cannot_be_taken_back_either() -> None:
    table = undercroft.scenario(
        {
            "game": "one-deck-dungeon",
            "seats": 1,
            "options": {"heroes": 1},
            "chance": [3],
            "zones": {"faced": ["ogre_a"], "skills": [["boulder_a"], [], [], []]},
            "position": {"phase": "placing", "heroes": ["mage"], "dungeon": "dragons_cave", "dice": [["agility-1"]]},
        }
    )
    table.apply("use hero=0 skill=skill_valor")
    assert table.view(0)["heroes"][0]["pool"] == ["agility-1", "heroic-4"]
    assert table.undo_refusal() == "undo-revealed"
    with pytest.raises(undercroft.Illegal) as refusal:
        table.undo()
    assert refusal.value.code == "undo-revealed"
    table.apply("put_back hero=0 die=heroic-4")
    table.undo()  # a decision without dice can be taken back
    assert table.view(0)["heroes"][0]["pool"] == ["agility-1", "heroic-4"]


def test_nobody_takes_back_what_another_seat_decided() -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=1)
    table.apply(0)
    assert table.undo_refusal(1) == "undo-start"  # it has not decided anything yet
    table.apply(0)
    assert [move.seat for move in table.moves] == [0, 1]
    assert (table.undo_refusal(0), table.undo_refusal(1)) == ("undo-other-seat", None)
    with pytest.raises(undercroft.Illegal):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert table.moves == []


def test_talk_is_free_and_changes_nothing() -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=1)
    digest = table.digest()
    said = table.say(1, "i_can_cover attribute=magic")
    assert (said.seat, said.text, said.after) == (1, "i_can_cover attribute=magic", 0)
    assert table.digest() == digest
    assert table.view(0)["said"] == [
        {
            "after": 0,
            "seat": 1,
            "text": "i_can_cover attribute=magic",
            "verb": "i_can_cover",
            "args": {"attribute": "magic"},
            "names": {"attribute": "attribute-magic"},
        }
    ]


@pytest.mark.parametrize("text", ["i_have magic=3", "i_can_cover attribute=luck", "i_can_cover", "yes number=3", ""])
def test_only_phrases_can_be_said(text: str) -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=1)
    with pytest.raises(undercroft.UndercroftError):
        table.say(0, text)
    assert table.said == []


def test_a_phrase_after_an_undone_decision_moves_before_it() -> None:
    table = undercroft.scenario({**FIGHT, "seats": 2})
    for text in ("fight_alone hero=0 foe=ghost", "play_card card=divine_song", "face_too foe=goblin_shaman"):
        table.apply(text)
        table.say(1, "yes")
    for _ in range(2):
        table.undo(0)
    assert [said.after for said in table.said] == [1, 1, 1]
    table.apply("withdraw")
    record = table.record()
    assert [line.option or line.say for line in record.lines] == [
        "fight_alone hero=0 foe=" + str(ghost_of(table)),
        *["yes"] * 3,
        "withdraw",
    ]
    assert undercroft.replay(record).said == table.said


def ghost_of(table: undercroft.Table) -> int:
    """Return the number of the ghost."""
    return int(next(card["id"] for card in table.view(None)["zones"]["room"][0] if card["card"] == "ghost"))


def test_a_phrase_that_is_impossible_before_the_undone_decision_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A phrase after an undone decision moves before it in the record, or is dropped if it is impossible there."""
    table = undercroft.scenario({**FIGHT, "seats": 2})
    table.say(1, "no")
    table.apply("fight_alone hero=0 foe=ghost")
    table.say(1, "yes")
    game = type(table.game)
    allowed = game.may_say
    before = table._undo[-1]
    monkeypatch.setattr(
        game, "may_say", lambda self, state, phrase, args: state is not before and allowed(self, state, phrase, args)
    )
    table.undo(0)
    assert [(said.after, said.text) for said in table.said] == [(0, "no")]


@pytest.mark.parametrize("seed", [-1, True, 1.5, "7", 1 << 256])
def test_seeds_are_whole_numbers(seed: object) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refusal:
        undercroft.new("dragon-tower", seed=seed)  # type: ignore[arg-type]
    assert refusal.value.code == "bad-seed"


def test_without_a_seed_every_table_is_different() -> None:
    seeds = {undercroft.new("dragon-tower").seed for _ in range(20)}
    assert len(seeds) == 20


def test_an_unknown_game_is_refused_with_the_list_of_games() -> None:
    with pytest.raises(undercroft.ImpossibleSetup, match="dragon-tower"):
        undercroft.new("chess")


@pytest.mark.parametrize("seats", [0, 5, -1, True, "2", 2.0])
def test_the_number_of_seats_must_fit(seats: Any) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refusal:
        undercroft.new("dragon-tower", seats=seats)
    assert refusal.value.code == "bad-seats"
    assert str(refusal.value) == f"dragon-tower takes 1 to 4 seats, not {seats!r}."


def test_events_before_the_first_question_are_kept() -> None:
    table = undercroft.new("dragon-tower", seed=1, options={"team": "deal", "skills": "none"})
    assert [event.kind() for event in table.opening] == ["hero-chosen", "hero-chosen"]
    assert table.clone().opening == table.opening


def test_an_outcome_changes_nothing_until_it_is_made() -> None:
    table = undercroft.new("dragon-tower", seed=1)
    digest = table.digest()
    outcome = table.outcome(3)
    assert (table.digest(), table.moves) == (digest, [])
    other = undercroft.new("dragon-tower", seed=1)
    events = other.apply(3)
    table.make(outcome)
    assert (table.digest(), table.moves) == (other.digest(), other.moves)
    assert outcome.events == events
    table.undo()
    assert table.digest() == digest


def thawed(table: undercroft.Table) -> undercroft.Table:
    """Return a pickled and unpickled copy of a table."""
    return pickle.loads(pickle.dumps(table))  # type: ignore[no-any-return]


@pytest.mark.parametrize("copied", [thawed, copy, deepcopy])
def test_a_copy_names_understands_and_refuses_the_same(copied: Callable[[undercroft.Table], undercroft.Table]) -> None:
    table = undercroft.scenario(FIGHT)
    other = copied(table)
    assert other.game is table.game
    assert other.decision is not None
    assert {"hero": "card-paladin", "foe": "card-ghost"} in [option.names for option in other.decision.options]
    other.apply("fight_alone hero=0 foe=ghost")
    assert table.moves == []
    table.apply("fight_alone hero=0 foe=ghost")
    assert other.digest() == table.digest()
    held = table.view(0)["zones"]["hand"][0][0]["id"]
    with pytest.raises(undercroft.Illegal) as refusal:
        other.say(0, f"i_can_take foe={held}")
    assert refusal.value.code == "not-a-phrase"


def test_a_copy_of_a_kind_is_as_good_as_the_kind() -> None:
    table = undercroft.scenario(FIGHT)
    foe = table.view(0)["room"][0]["id"]
    assert table.game.name_of(table.state, deepcopy(CARD), foe, 0) == "card-ghost"


def test_only_so_many_decisions_in_a_row_can_be_taken_back() -> None:
    table = undercroft.scenario(FIGHT)
    for _ in range(UNDO_DEPTH // 2 + 10):
        table.apply("fight_alone hero=0 foe=ghost")
        assert table.decision is not None
        table.apply(next(option for option in table.decision.options if option.back))
    assert len(table._undo) == UNDO_DEPTH
    for _ in range(UNDO_DEPTH):
        table.undo()
    assert table.undo_refusal() == "undo-depth"
    table.apply("fight_alone hero=0 foe=ghost")
    table.undo()
    with pytest.raises(undercroft.Illegal) as refusal:
        table.clone().undo()
    assert refusal.value.code == "undo-depth"
