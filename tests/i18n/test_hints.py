"""Rendering of hints: expected results and a reason with its numbers, in every language."""

from __future__ import annotations

import pytest

from undercroft.i18n import LANGUAGES, language
from undercroft.i18n.hints import change_text, hint_lines
from undercroft.i18n.render import key_of
from undercroft.kernel.features.analysis import Change, Hint, Rated, Reason
from undercroft.kernel.game import registered

PASS = {"verb": "pass_on", "args": {}, "names": {}}
REDRAW = {"verb": "redraw", "args": {}, "names": {}}
REASON = Reason(1, (Change("souls", 0.6, good=True), Change("wounds", 1.0, good=False)))
HINT = Hint((Rated(0, 0.624, 0.011), Rated(1, 0.5, 0.02)), "chance", REASON, 50)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_game_says_what_it_counts(code: str) -> None:
    for game in registered().values():
        for stake in game.evaluation_terms:
            for way in (1.0, -2.5):
                text = change_text(language(code, game.id), Change(stake.name, way, good=True))
                assert "stake-" not in text, (game.id, stake.name)
            assert language(code, game.id).has("stake-" + key_of(stake.name))


def test_a_hint_says_what_to_do_what_to_expect_and_why() -> None:
    assert hint_lines(language("en", "boss-monster"), HINT, [REDRAW, PASS]) == [
        f"1. {language('en', 'boss-monster').text('option-redraw')} — 62 % to win (give or take 1)",
        "2. Pass — 50 % to win (give or take 2)",
        "Better than “Pass”: on average it means 0.6 more souls, but also 1 more wound.",
    ]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("ru", "Лучше, чем «Пас»: в среднем на 0,6 души больше, но и на 1 рану больше."),
        ("uk", "Краще, ніж «Пас»: у середньому на 0,6 душі більше, але й на 1 поранення більше."),
        ("pl", "Lepsze niż „Pas”: średnio o 0,6 duszy więcej, ale też o 1 ranę więcej."),
    ],
)
def test_numbers_have_the_form_of_the_language(code: str, reason: str) -> None:
    assert hint_lines(language(code, "boss-monster"), HINT, [REDRAW, PASS])[-1] == reason


@pytest.mark.parametrize(
    ("hint", "key"),
    [
        (Hint(HINT.options, "chance", None, 50), "hint-why-same"),
        (Hint(HINT.options[:1], "chance", None, 50), "hint-why-only"),
        (Hint((Rated(0, None, None),), None, None, 8), "hint-why-usual"),
    ],
)
def test_equal_options_have_a_text_of_their_own(hint: Hint, key: str) -> None:
    english = language("en", "boss-monster")
    assert hint_lines(english, hint, [REDRAW, PASS])[-1] == english.text(key)


def test_points_are_told_with_tenths() -> None:
    hint = Hint((Rated(0, 12.34, 0.02),), "points", None, 50)
    line = hint_lines(language("en", "super-boss-monster"), hint, [PASS])[0]
    assert line == "1. Pass — 12.3 points (give or take 0.1)"
