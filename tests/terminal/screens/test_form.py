from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.editions import MIXED, PARENT, folder, sibling
from undercroft.i18n import LANGUAGES, language
from undercroft.kernel.game import Package, find_package, forget, register, registered
from undercroft.terminal import plugin
from undercroft.terminal.screens.form import Row, SetupForm, lost_text

SEATS = Row("seats")


def test_somebody_new_is_offered_the_first_game() -> None:
    form = SetupForm("dragon-tower")
    assert form.values == {"setup": "first-game"}
    assert form.chosen_leaders == ("you",)
    assert form.problem() is None


def test_more_seats_bring_bots_that_can_be_changed() -> None:
    form = SetupForm("dragon-tower")
    form.change(SEATS, 1)
    assert form.chosen_leaders == ("you", "witch")
    for level in ("lich", "dragon", "you"):
        form.change(Row("leader", choice=1), 1)
        assert form.chosen_leaders == ("you", level)
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
    form = SetupForm("dragon-tower", {"leaders": ["you"], "options": {"team": ["paladin", "mage"]}})
    form.change(Row("setting", "heroes"), -1)
    assert form.values["heroes"] == 4
    problem = form.problem()
    assert problem is not None
    assert problem.code == "wrong-team-size"
    english = language("en", "dragon-tower")
    assert all(form.value(english, row) for row in form.rows() if row.kind == "setting")


def offered(form: SetupForm, name: str) -> list[object]:
    """The values that the row of a setting cycles through, from the first on."""
    row, seen = Row("setting", name), []
    while (value := form.values.get(name)) not in seen:
        seen.append(value)
        form.change(row, 1)
    return seen


def test_only_what_fits_is_offered_and_what_leaves_no_choice_is_not_shown() -> None:
    form = SetupForm("one-deck-dungeon", {"leaders": ["you"], "options": {"cards": "forest", "dungeon": "choose"}})
    names = [row.name for row in form.rows() if row.kind == "setting"]
    assert names == ["heroes", "team", "cards", "dungeon", "basic_potion", "tier", "campaign"]
    dungeons = ["the_mudlands", "realm_of_venom", "smoldering_ruins", "vile_roots", "lair_of_indrax"]
    assert offered(form, "dungeon") == ["choose", *dungeons]
    form.change(SEATS, 1)
    assert offered(form, "heroes") == [None, 2, 4]
    form.change(SEATS, 1)
    assert [row.name for row in form.rows() if row.kind == "setting"] == [*names[1:-1], "hordes", "campaign"]


def test_what_no_longer_fits_falls_back_and_says_so() -> None:
    options = {"heroes": 4, "hordes": "yes", "cards": "forest", "dungeon": "vile_roots", "basic_potion": "potion_luck"}
    form = SetupForm("one-deck-dungeon", {"leaders": ["you"], "options": options})
    assert form.change(Row("setting", "cards"), 1) == []  # the mix has all of that
    lost = form.change(Row("setting", "cards"), 1)
    assert form.values == {"heroes": 4, "cards": "base"}
    english = language("en", "one-deck-dungeon")
    assert [lost_text(english, one) for one in lost] == [
        "Dungeon: “Vile Roots · hard” no longer fits; now “choose at the table”.",
        "Basic potion: “Luck” no longer fits; now “choose at the table”.",
        "Hordes of Shadows: “yes” no longer fits; now “no”.",
    ]
    assert form.change(Row("setting", "heroes"), 1) == []
    assert form.values == {"heroes": None, "cards": "base"}
    assert form.problem() is None


TEXTS = """
game-title = Mixable
setting-heroes = Heroes
setting-heroes-own = its own
setting-heroes-base = of the base game
setting-sets = Sets
setting-sets-base = the base game
setting-sets-tools = tools
setting-coin = A room for a coin
setting-coin-off = no
setting-coin-on = yes
setting-extras = Extras
setting-extras-dark = darkness
setting-extras-gold = gold
"""


@pytest.fixture
def mixable(tmp_path: Path) -> Iterator[str]:
    """A game with settings that depend on what a list has in it."""
    game = sibling("mixable")
    game.settings = MIXED
    register(Package(game, folder(tmp_path, {"en": TEXTS}), extends=find_package(PARENT)))
    yield game.id
    forget(game.id)
    plugin._uis.pop(game.id, None)
    language.cache_clear()


def test_a_choice_in_a_list_offers_more_and_changes_what_is_usual(mixable: str) -> None:
    form, english = SetupForm(mixable), language("en", mixable)
    base, coin = Row("many", "sets", "base"), Row("setting", "coin")
    assert [row.name for row in form.rows() if row.kind == "setting"] == ["coin"]
    assert form.value(english, coin) == "no (default)"
    assert form.change(base, 1) == []
    assert [row.name for row in form.rows() if row.kind == "setting"] == ["heroes", "coin"]
    assert form.value(english, coin) == "yes (default)"
    assert offered(form, "heroes") == [None, "base", "own"]
    assert offered(form, "coin") == [None, "off", "on"]


def test_what_leaves_a_list_takes_along_what_needed_it(mixable: str) -> None:
    form, english = SetupForm(mixable), language("en", mixable)
    base, gold = Row("many", "sets", "base"), Row("many", "extras", "gold")
    assert gold not in form.rows()
    form.change(base, 1)
    form.change(Row("setting", "heroes"), 1)
    form.change(gold, 1)
    assert form.values == {"sets": ["base"], "heroes": "base", "extras": ["gold"]}
    assert [lost_text(english, one) for one in form.change(base, 1)] == [
        "Heroes: “of the base game” no longer fits; now “its own”.",
        "Extras: “gold” no longer fits; now “none”.",
    ]
    assert form.values == {"sets": []}
    assert form.problem() is None


def test_changes_of_everything_never_lead_to_what_is_refused(mixable: str) -> None:
    chance = random.Random(5)
    for game in registered():
        form = SetupForm(game)
        for _ in range(300):
            form.change(chance.choice(form.rows()), chance.choice((-1, 1)))
            assert form.problem() is None


def test_the_last_set_up_is_remembered_if_it_is_still_possible() -> None:
    form = SetupForm("dragon-tower", {"leaders": ["you", "random"], "options": {"heroes": 4}})
    assert (form.chosen_leaders, form.values) == (("you", "rat"), {"heroes": 4})
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
