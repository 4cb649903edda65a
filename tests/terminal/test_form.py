from __future__ import annotations

import pytest

from undercroft.lang import LANGUAGES, language
from undercroft.terminal.form import Row, SetupForm

SEATS = Row("seats")


def test_somebody_new_is_offered_the_first_game() -> None:
    form = SetupForm("dragon-tower")
    assert form.values == {"setup": "first-game"}
    assert form.chosen_leaders == ("you",)
    assert form.problem() is None


def test_more_seats_bring_bots_that_can_be_changed() -> None:
    form = SetupForm("dragon-tower")
    form.change(SEATS, 1)
    assert form.chosen_leaders == ("you", "greedy")
    form.change(Row("leader", choice=1), 1)
    assert form.chosen_leaders == ("you", "you")
    form.change(SEATS, -2)
    assert form.seats == 4


def test_values_go_round() -> None:
    form = SetupForm("dragon-tower", {"leaders": ["you"], "options": {}})
    row = Row("setting", "heroes")
    seen = []
    for _ in range(5):
        seen.append(form.values.get("heroes"))
        form.change(row, 1)
    assert seen == [None, 2, 3, 4, None]
    variant = Row("many", "variants", "no-break")
    form.change(variant, 1)
    assert form.ticked(variant)
    assert form.values["variants"] == ["no-break"]
    form.change(variant, -1)
    assert not form.ticked(variant)


def test_what_excludes_each_other_is_a_problem_and_not_a_crash() -> None:
    form = SetupForm("dragon-tower")
    form.change(Row("setting", "skills"), -1)
    assert form.values["skills"] == "many"
    assert form.problem() is not None
    english = language("en", "dragon-tower")
    assert all(form.value(english, row) for row in form.rows() if row.kind == "setting")


def test_the_last_set_up_is_remembered_if_it_is_still_possible() -> None:
    form = SetupForm("dragon-tower", {"leaders": ["you", "random"], "options": {"heroes": 4}})
    assert (form.chosen_leaders, form.values) == (("you", "random"), {"heroes": 4})
    assert SetupForm("dragon-tower", form.remember()).remember() == form.remember()


@pytest.mark.parametrize(
    "remembered",
    [
        {},
        {"leaders": "you", "options": {}},
        {"leaders": ["genius"], "options": {}},
        {"leaders": ["you"], "options": []},
        {"leaders": ["you"], "options": {"heroes": 9}},
        {"leaders": ["you"] * 9, "options": {}},
        {"leaders": [], "options": {}},
    ],
)
def test_an_impossible_memory_is_left_out(remembered: dict[str, object]) -> None:
    assert SetupForm("dragon-tower", remembered).values == {"setup": "first-game"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_row_has_words_in_every_language(code: str) -> None:
    words = language(code, "dragon-tower")
    form = SetupForm("dragon-tower", {"leaders": ["you", "random"], "options": {"team": ["paladin", "mage"]}})
    for row in form.rows():
        assert form.label(words, row)
        assert form.help(words, row)
        if row.kind != "many":
            assert form.value(words, row)
