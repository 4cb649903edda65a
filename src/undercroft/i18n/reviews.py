"""Rendering of reviews: the curve of expected results, and the worst decisions with better options and reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.i18n.hints import changes_text, value_text
from undercroft.i18n.render import option_text
from undercroft.kernel.features.analysis import Rated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.i18n.language import Language
    from undercroft.kernel.features.analysis import Alternative, Mistake, Review

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""The maximum number of bars in a curve."""


def review_lines(language: Language, review: Review, names: Sequence[str] = ()) -> list[str]:
    """Return a review as lines."""
    lines = curve_lines(language, review)
    if not review.mistakes:
        return lines
    lines.append(language.text("review-mistakes"))
    for place, mistake in enumerate(review.mistakes, 1):
        first, *rest = mistake_lines(language, review, mistake, names)
        lines += [f"{place}. {first}", *(f"   {line}" for line in rest)]
    return lines


def curve_lines(language: Language, review: Review) -> list[str]:
    """Return the curve of expected results, and a note if there were no mistakes."""
    if not review.points:
        return [language.text("review-no-choice")]
    curve = curve_text([point.value for point in review.points], 1.0 if review.unit == "chance" else None)
    lines = [language.text("review-curve"), curve]
    return lines if review.mistakes else [*lines, language.text("review-no-mistakes")]


def mistake_lines(language: Language, review: Review, mistake: Mistake, names: Sequence[str]) -> list[str]:
    """Return a mistake as lines: its number, the chosen option, the better one, and the reason."""

    def text(one: Alternative) -> str:
        value = value_text(language, Rated(0, one.value, one.error), review.unit)
        return f"{option_text(language, one.option, names)} — {value}"

    return [
        language.text("review-decision", number=mistake.number + 1),
        language.text("review-chosen", option=text(mistake.chosen)),
        language.text("review-better", option=text(mistake.better)),
        changes_text(language, mistake.changes, option_text(language, mistake.chosen.option, names)),
    ]


def curve_text(values: Sequence[float], most: float | None) -> str:
    """Return a curve as a row of bars; `most` is the value of a full bar (default: the greatest value)."""
    full = max(values, default=1.0) if most is None else most
    step = max(len(values) / WIDTH, 1.0)
    shown = [values[int(place * step)] for place in range(min(len(values), WIDTH))]
    return "".join(BARS[min(max(int(len(BARS) * value / max(full, 0.01)), 0), len(BARS) - 1)] for value in shown)
