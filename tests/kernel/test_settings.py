"""Settings of a game: normal forms, defaults, clear refusals."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft
from undercroft.kernel.settings import Setting, read_settings

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
        ({"team": ["elf", "elf"]}, "bad-setting-cards"),
        ({"team": ["dwarf"]}, "bad-setting-cards"),
        ({"team": "deal"}, "bad-setting-cards"),
    ],
)
def test_wrong_values_are_refused_with_what_is_allowed(options: dict[str, Any], code: str) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refusal:
        read_settings("game", SETTINGS, options)
    assert refusal.value.code == code


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
    assert [setting.told()["name"] for setting in SETTINGS] == ["size", "mood", "rules", "team"]
    assert SETTINGS[3].told()["cards"] == ["orc", "elf"]
