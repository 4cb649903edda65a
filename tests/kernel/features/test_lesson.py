"""Lessons: the steps to show, the expected moves, and the explanations of wrong ones."""

from __future__ import annotations

import pytest

from undercroft.kernel.errors import Disagreement, Illegal, ImpossibleSetup, Malformed
from undercroft.kernel.features.lesson import OTHERWISE, Guide, Mistake, find_lesson, read_lesson
from undercroft.kernel.game import find_package, registered
from undercroft.kernel.table import Table
from undercroft.simulation.conformance import check_lessons

TEXT = """
[start]
game = "dragon-tower"
options = { heroes = 2 }

[start.zones]
hero = [["paladin"], ["mage"]]
hand = [["divine_song"], []]
room = [["ghost"]]

[start.position]
phase = "fight"
health = [5, 4]

[[steps]]
text = "hello"
lit = ["card:ghost", "hand-0", "prompt"]

[[steps]]
text = "fight"
do = "fight_alone hero=0 foe=ghost"

[[steps]]
text = "sing"
do = "play_card card=divine_song"
then = ["1 commit first=0 second=0"]
[steps.wrong]
"commit first=2" = "too-soon"

[[steps]]
text = "done"
"""


def guide_of(text: str = TEXT) -> Guide:
    return Guide(read_lesson(text))


def after(guide: Guide, *moves: str) -> Table:
    table = guide.table()
    for move in moves:
        table.apply(move)
    return table


ALONE, SING = "fight_alone hero=0 foe=ghost", "play_card card=divine_song"


def test_steps_are_shown_up_to_the_next_move_of_the_learner() -> None:
    guide = guide_of()
    standing = guide.standing(guide.table())
    assert (standing.first, standing.total) == (0, 4)
    assert [step.text for step in standing.steps] == ["hello", "fight"]
    assert standing.option is not None
    assert standing.option.startswith("fight_alone hero=0 foe=")
    assert standing.steps[0].lit[1:] == ("hand-0", "prompt")
    assert standing.steps[1].lit[0] == "hero:0", "what a move touches is lit where nothing else is named"


def test_while_the_others_move_nothing_is_told() -> None:
    guide = guide_of()
    table = after(guide, ALONE, SING)
    assert guide.standing(table).steps == ()
    move = guide.next_move(table)
    assert move == "commit first=0 second=0"
    table.apply(move)
    assert [step.text for step in guide.standing(table).steps] == ["done"]
    assert guide.standing(table).option is None
    assert guide.is_at_end(table)
    with pytest.raises(Illegal, match="over"):
        guide.check(table, "0")


def test_a_legal_move_that_is_not_the_right_one_is_a_mistake_with_words_of_its_own() -> None:
    guide = guide_of()
    table = after(guide, ALONE)
    guide.check(table, SING)
    with pytest.raises(Mistake) as said:
        guide.check(table, "commit first=2 second=0")
    assert said.value.text == "too-soon"
    with pytest.raises(Mistake) as said:
        guide.check(table, "withdraw")
    assert said.value.text == OTHERWISE
    with pytest.raises(Illegal, match="does not answer"):
        guide.check(table, ALONE)


def test_a_lesson_plays_itself_and_says_what_is_amiss() -> None:
    assert [number for number, _ in guide_of().play()] == [0, 1, 2, 3]
    for good, bad, amiss in (
        ("card:ghost", "card:paladin@room", "card:paladin@room"),
        ("hand-0", "hand-9", "hand-9"),
        ("hand-0", "sky", "sky"),
        ("hand-0", "star:1", "star:1"),
        ("commit first=2", "play_card", "no wrong move"),
    ):
        with pytest.raises(Disagreement, match=amiss):
            list(guide_of(TEXT.replace(good, bad, 1)).play())
    with pytest.raises(Malformed, match="lesson"):
        read_lesson("[[steps]]\ntext = 3\n")


def test_a_lesson_is_found_by_its_name() -> None:
    with pytest.raises(ImpossibleSetup, match="no lesson second"):
        find_lesson("boss-monster", "second")


@pytest.mark.parametrize("game", registered())
def test_every_game_of_the_house_has_a_first_lesson_that_agrees_with_its_rules(game: str) -> None:
    assert "first" in find_package(game).lessons
    check_lessons(game)
