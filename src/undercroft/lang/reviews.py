"""Reviews in words: the curve of what could be expected, and the worst decisions with what was better and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.kernel.hints import Rated
from undercroft.lang.hints import changes_text, value_text
from undercroft.lang.saying import option_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.kernel.review import Alternative, Mistake, Review
    from undercroft.lang.language import Language

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
"""So many bars make a curve at most."""


def review_lines(language: Language, review: Review, names: Sequence[str] = ()) -> list[str]:
    """A review line by line."""
    curve = curve_text([point.value for point in review.points], 1.0 if review.unit == "chance" else None)
    lines = [language.text("review-curve"), curve] if curve else [language.text("review-no-choice")]
    if not review.mistakes:
        return [*lines, language.text("review-no-mistakes")] if review.points else lines
    lines.append(language.text("review-mistakes"))
    for place, mistake in enumerate(review.mistakes, 1):
        lines += _mistake_lines(language, review, mistake, place, names)
    return lines


def _mistake_lines(language: Language, review: Review, mistake: Mistake, place: int, names: Sequence[str]) -> list[str]:
    def told(one: Alternative) -> str:
        value = value_text(language, Rated(0, one.value, one.error), review.unit)
        return f"{option_text(language, one.option, names)} — {value}"

    chosen = option_text(language, mistake.chosen.option, names)
    return [
        f"{place}. {language.text('review-decision', number=mistake.number)}",
        f"   {language.text('review-chosen', option=told(mistake.chosen))}",
        f"   {language.text('review-better', option=told(mistake.better))}",
        f"   {changes_text(language, mistake.changes, chosen)}",
    ]


def curve_text(values: Sequence[float], most: float | None) -> str:
    """A curve as a row of bars; `most` is what a whole bar stands for, by default the greatest value."""
    whole = max(values, default=1.0) if most is None else most
    step = max(len(values) / WIDTH, 1.0)
    shown = [values[int(place * step)] for place in range(min(len(values), WIDTH))]
    return "".join(BARS[min(max(int(len(BARS) * value / max(whole, 0.01)), 0), len(BARS) - 1)] for value in shown)
