"""Settings of a game: normal forms, defaults, dependencies and errors."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft
from tests.editions import MIXED
from undercroft.kernel.game import Game, registered
from undercroft.kernel.options import (
    SEATS,
    Lost,
    Need,
    Setting,
    fitted,
    no_fewer_than_seats,
    planned,
    read_settings,
    settle,
)

SETTINGS = (
    Setting("size", (2, 3), None),
    Setting("mood", ("calm", "wild"), "calm"),
    Setting("rules", ("a", "b", "c"), (), many=True),
    Setting("team", ("choose",), "choose", cards=("orc", "elf")),
)


def test_defaults_are_filled_in() -> None:
    assert read_settings("game", SETTINGS, None) == {"size": None, "mood": "calm", "rules": [], "team": "choose"}


def test_none_means_the_default() -> None:
    assert read_settings("game", SETTINGS, {"mood": None})["mood"] == "calm"


def test_lists_are_sorted_and_without_doubles() -> None:
    assert read_settings("game", SETTINGS, {"rules": ["c", "a", "c"]})["rules"] == ["a", "c"]


def test_cards_keep_their_order() -> None:
    assert read_settings("game", SETTINGS, {"team": ["elf", "orc"]})["team"] == ["elf", "orc"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": 1}, "unknown-setting"),
        ({"size": 4}, "bad-setting"),
        ({"size": True}, "bad-setting"),
        ({"size": "2"}, "bad-setting"),
        ({"mood": ["calm"]}, "bad-setting"),
        ({"rules": "a"}, "bad-setting-list"),
        ({"rules": ["z"]}, "bad-setting-list"),
        ({"team": ["elf", "elf"]}, "card-twice"),
        ({"team": ["dwarf"]}, "bad-setting-cards"),
        ({"team": "deal"}, "bad-setting-cards"),
    ],
)
def test_wrong_values_are_refused_with_what_is_allowed(options: dict[str, Any], code: str) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refusal:
        read_settings("game", SETTINGS, options)
    assert refusal.value.code == code


@pytest.mark.parametrize("name", ["rules", "team"])
def test_a_list_that_no_setting_could_need_is_refused_shortly(name: str) -> None:
    for long in (["a"] * 101, ["orc"] * 60_000, ["x" * 1_000_000]):
        with pytest.raises(undercroft.ImpossibleSetup) as refusal:
            read_settings("game", SETTINGS, {name: long})
        assert refusal.value.code in ("bad-setting-list", "bad-setting-cards")
        assert len(str(refusal.value)) < 1500


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(["size", "mood", "rules", "team", "x"]), JSON, max_size=4))
def test_any_json_is_read_or_refused(options: dict[str, Any]) -> None:
    try:
        values = read_settings("game", SETTINGS, options)
    except undercroft.ImpossibleSetup:
        return
    assert set(values) == {"size", "mood", "rules", "team"}


def test_settings_are_told_as_json() -> None:
    assert [setting.data()["name"] for setting in SETTINGS] == ["size", "mood", "rules", "team"]
    assert SETTINGS[3].data()["cards"] == ["orc", "elf"]


# -- dependencies between settings ---------------------------------------------------------------------------------

NEEDY = (
    Setting("heroes", (1, 2, 4), None, needs=no_fewer_than_seats((1, 2, 4))),
    Setting("place", ("any", "cave", "wood"), "any", needs=(Need(("cave",), "set", ("old",)),)),
    Setting("set", ("old", "new"), "old"),
    Setting("card", ("cure", "heal"), None, needs=(Need(("cure",), "set", ("new",)),)),
    Setting("hordes", ("no", "yes"), "no", needs=(Need(("yes",), "heroes", (4,)),)),
    Setting("team", ("deal",), "deal", cards=("orc", "elf"), needs=(Need(("elf",), "set", ("new",)),)),
    Setting("rules", ("a", "b"), (), many=True, needs=(Need(("b",), "card", ("cure",)),)),
)


def settled(seats: int = 1, **options: Any) -> dict[str, Any]:
    """Return the resulting values of options."""
    return settle(NEEDY, seats, read_settings("game", NEEDY, options))


@pytest.mark.parametrize(("seats", "heroes"), [(1, 1), (2, 2), (3, 4), (4, 4)])
def test_an_open_setting_becomes_the_first_choice_that_fits(seats: int, heroes: int) -> None:
    assert settled(seats)["heroes"] == heroes
    assert settled()["card"] == "heal"
    assert settled(set="new")["card"] == "cure"


def test_a_need_may_be_met_by_what_an_open_setting_comes_to() -> None:
    assert settled(3, hordes="yes")["hordes"] == "yes"
    assert settled(set="new", rules=["a", "b"])["rules"] == ["a", "b"]
    assert settled(set="new", team=["elf", "orc"])["team"] == ["elf", "orc"]


@pytest.mark.parametrize(
    ("seats", "options", "value", "other", "actual"),
    [
        (3, {"heroes": 2}, 2, "seats", 3),
        (1, {"place": "cave", "set": "new"}, "cave", "set", "new"),
        (1, {"card": "cure"}, "cure", "set", "old"),
        (2, {"hordes": "yes"}, "yes", "heroes", 2),
        (1, {"team": ["orc", "elf"]}, "elf", "set", "old"),
        (1, {"rules": ["a", "b"]}, "b", "card", "heal"),
    ],
)
def test_a_value_that_does_not_fit_is_rejected_with_its_need(
    seats: int, options: dict[str, Any], value: object, other: str, actual: object
) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refusal:
        settled(seats, **options)
    details = refusal.value.details
    assert (refusal.value.code, details["value"], details["other"], details["actual"]) == (
        "setting-needs",
        value,
        other,
        actual,
    )


def test_values_that_stop_fitting_fall_back_to_defaults_in_turn() -> None:
    values = read_settings("game", NEEDY, {"heroes": 4, "set": "new", "rules": ["b"], "place": "wood", "hordes": "yes"})
    assert fitted(NEEDY, 1, values) == {SEATS: 1, **settle(NEEDY, 1, values)}
    changed = fitted(NEEDY, 1, {**values, "set": "old", "heroes": 2})
    assert (changed["card"], changed["rules"], changed["hordes"], changed["place"]) == ("heal", [], "no", "wood")


def test_only_the_choices_that_fit_are_offered() -> None:
    known = fitted(NEEDY, 2, read_settings("game", NEEDY, {"set": "new"}))
    assert {setting.name: setting.fitting(known) for setting in NEEDY[:5]} == {
        "heroes": [2, 4],
        "place": ["any", "wood"],
        "set": ["old", "new"],
        "card": ["cure", "heal"],
        "hordes": ["no"],
    }


def test_needs_are_told_where_there_are_any() -> None:
    assert NEEDY[1].data()["needs"] == [{"choices": ["cave"], "setting": "set", "values": ["old"]}]
    assert "needs" not in NEEDY[2].data()


# -- dependencies on a list ----------------------------------------------------------------------------------------


def mixed(**options: Any) -> dict[str, Any]:
    """Return the resulting values of options in an edition that can be mixed with others."""
    return settle(MIXED, 2, read_settings("game", MIXED, options))


@pytest.mark.parametrize("sets", [["base"], ["base", "tools"]])
def test_a_need_is_met_by_a_list_that_has_the_value_in_it(sets: list[str]) -> None:
    assert mixed(sets=sets, heroes="base")["heroes"] == "base"
    assert mixed(sets=["tools"], extras=["dark", "gold"])["extras"] == ["dark", "gold"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"heroes": "base"}, "The option heroes can be base only if sets contains one of: base"),
        (
            {"heroes": "base", "sets": ["tools"]},
            "The option heroes can be base only if sets contains one of: base",
        ),
        ({"extras": ["gold"]}, "The option extras can be gold only if sets contains one of: base, tools"),
    ],
)
def test_a_need_of_a_list_value_is_rejected_without_it(options: dict[str, Any], said: str) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refusal:
        mixed(**options)
    assert (refusal.value.code, str(refusal.value)) == ("setting-needs-in-list", said)


@pytest.mark.parametrize(
    ("sets", "coin"), [([], "off"), (["tools"], "off"), (["base"], "on"), (["base", "tools"], "on")]
)
def test_an_open_setting_comes_to_what_the_others_make_usual_and_both_can_be_chosen(sets: list[str], coin: str) -> None:
    assert mixed(sets=sets)["coin"] == coin
    assert [mixed(sets=sets, coin=chosen)["coin"] for chosen in ("off", "on")] == ["off", "on"]


def test_a_preferred_choice_must_fit() -> None:
    needs = (Need(("on",), SEATS, (3,)),)
    settings = (Setting("coin", ("off", "on"), None, needs=needs, prefers=(Need(("on",), SEATS, (2, 3)),)),)
    assert [fitted(settings, seats, {"coin": None})["coin"] for seats in (1, 2, 3)] == ["off", "off", "on"]


def test_a_plan_offers_and_loses_by_what_is_in_a_list() -> None:
    plan = planned(MIXED, 2, read_settings("game", MIXED, {"sets": ["base"], "heroes": "base", "extras": ["gold"]}))
    assert plan.offered == {setting.name: list(setting.choices) for setting in MIXED}
    assert (plan.values["coin"], plan.lost) == ("on", [])
    values = {**plan.values, "sets": ["tools"], "coin": None}
    plan = planned(MIXED, 2, values)
    assert list(plan.offered) == ["sets", "coin", "extras"]
    assert (plan.values["coin"], plan.lost) == ("off", [Lost("heroes", "base", "own")])
    plan = planned(MIXED, 2, {**values, "sets": []})
    assert plan.lost == [Lost("heroes", "base", "own"), Lost("extras", ["gold"], [])]


def test_preferences_are_told_where_there_are_any() -> None:
    assert MIXED[2].data()["prefers"] == [{"choices": ["on"], "setting": "sets", "values": ["base"]}]
    assert "prefers" not in MIXED[0].data()


@pytest.mark.parametrize("game", registered().values(), ids=lambda game: game.id)
def test_needs_of_games_are_well_formed(game: Game[Any]) -> None:
    """Needs refer to existing choices, defaults have none, and one pass in the order of the settings is enough."""
    by_name = {setting.name: setting for setting in game.settings}
    for place, setting in enumerate(game.settings):
        default = setting.default if isinstance(setting.default, tuple) else (setting.default,)
        assert setting.default is None or not setting.prefers
        for need in (*setting.needs, *setting.prefers):
            assert set(need.choices) <= {*setting.choices, *setting.cards}
            assert not set(default) & set(need.choices)
            if need.setting == SEATS:
                assert set(need.values) <= set(range(game.seats[0], game.seats[1] + 1))
                continue
            other = by_name[need.setting]
            assert set(need.values) <= set(other.choices)
            if other.needs or other.default is None:
                assert game.settings.index(other) < place


# -- choices that are always added to a list -------------------------------------------------------------------------

CROWDED = (Setting("sets", ("crash", "tools"), (), many=True, always=(Need(("crash",), "seats", (5, 6)),)),)


@pytest.mark.parametrize(
    ("seats", "chosen", "sets"),
    [(4, [], []), (4, ["tools"], ["tools"]), (5, [], ["crash"]), (6, ["tools"], ["crash", "tools"])],
)
def test_always_choices_are_added_if_their_need_is_met(seats: int, chosen: list[str], sets: list[str]) -> None:
    values = read_settings("game", CROWDED, {"sets": chosen})
    assert settle(CROWDED, seats, values) == {"sets": sets}
    assert planned(CROWDED, seats, values).values["sets"] == sets


def test_always_choices_are_in_the_data() -> None:
    assert CROWDED[0].data()["always"] == [{"choices": ["crash"], "setting": "seats", "values": [5, 6]}]
