"""Rendering of reviews: a curve, and the worst decisions with better options and reasons."""

from __future__ import annotations

from undercroft.i18n import language
from undercroft.i18n.reviews import curve_text, review_lines
from undercroft.kernel.features.analysis import Alternative, Change, Mistake, Point, Review
from undercroft.kernel.view_types import OptionData

PASS: OptionData = {"text": "pass_on", "verb": "pass_on", "args": {}, "names": {}, "targets": []}
REDRAW: OptionData = {"text": "redraw", "verb": "redraw", "args": {}, "names": {}, "targets": []}
MISTAKE = Mistake(
    number=12,
    prompt="what_to_play",
    chosen=Alternative(PASS, 0.3, 0.02),
    better=Alternative(REDRAW, 0.5, 0.02),
    others=(),
    loss=0.2,
    changes=(Change("souls", 0.5, good=True),),
)


def test_a_review_tells_the_curve_and_the_worst_decisions() -> None:
    points = (Point(3, 0.5), Point(12, 0.3))
    english = language("en", "boss-monster")
    lines = review_lines(english, Review("boss-monster", 0, "chance", points, 0.0, (MISTAKE,)))
    assert lines[1] == "▅▃"
    assert lines[3:] == [
        "1. Decision 13",
        "   Chosen: Pass — 30 % to win (give or take 2)",
        f"   Better: {english.text('option-redraw')} — 50 % to win (give or take 2)",
        "   Better than “Pass”: on average it means 0.5 more souls.",
    ]


def test_a_game_without_mistakes_or_without_choices_says_so() -> None:
    english = language("en", "boss-monster")
    without = Review("boss-monster", 0, "chance", (Point(3, 0.5),), 1.0, ())
    assert review_lines(english, without)[-1] == english.text("review-no-mistakes")
    nothing = Review("boss-monster", 0, "chance", (), 1.0, ())
    assert review_lines(english, nothing) == [english.text("review-no-choice")]


def test_a_curve_of_points_has_the_greatest_on_top_and_no_more_bars_than_fit() -> None:
    assert curve_text([0.0, 10.0], None) == "▁█"
    assert curve_text([0.0, -3.0], None) == "▁▁"
    assert len(curve_text([0.5] * 500, 1.0)) == 60
