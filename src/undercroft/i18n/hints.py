"""Rendering of hints: the expected results of options, and the reason in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.i18n.render import key_of, option_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from undercroft.i18n.language import Language
    from undercroft.kernel.features.analysis import Change, Hint, Rated, Unit


def value_text(language: Language, one: Rated, unit: Unit | None) -> str:
    """Return the expected result of an option with its error; empty if it is unknown."""
    if one.value is None or one.error is None:
        return ""
    if unit == "points":
        value, error = round(one.value, 1), max(round(one.error, 1), 0.1)
    else:
        value, error = round(100 * one.value), max(round(100 * one.error), 1)
    return f"{language.text(f'hint-{unit}', n=value)} ({language.text('hint-error', n=error)})"


def change_text(language: Language, change: Change) -> str:
    """Return the difference of an evaluation term, such as: 0.4 fewer wounds."""
    by = abs(change.by)
    n = int(by) if by == int(by) else by
    return language.text("stake-" + key_of(change.stake), n=n, way="more" if change.by > 0 else "less")


def changes_text(language: Language, changes: Sequence[Change], other: str) -> str:
    """Return the reason for an option in one sentence: gains and costs."""
    gains = language.join([change_text(language, change) for change in changes if change.good])
    costs = language.join([change_text(language, change) for change in changes if not change.good])
    kind = ("both" if costs else "gains") if gains else ("costs" if costs else "value")
    return language.text("hint-why-" + kind, other=other, gains=gains, costs=costs)


def hint_lines(
    language: Language, hint: Hint, options: Sequence[Mapping[str, Any]], names: Sequence[str] = ()
) -> list[str]:
    """Return a hint as lines: the best options, the recommended one first, and the reason."""
    lines = []
    for place, one in enumerate(hint.options, 1):
        value = value_text(language, one, hint.unit)
        text = option_text(language, options[one.option], names)
        lines.append(f"{place}. {text} — {value}" if value else f"{place}. {text}")
    if hint.reason is not None:
        other = option_text(language, options[hint.reason.other], names)
        return [*lines, changes_text(language, hint.reason.changes, other)]
    if hint.unit is None:
        return [*lines, language.text("hint-why-usual")]
    return [*lines, language.text("hint-why-same" if len(hint.options) > 1 else "hint-why-only")]
