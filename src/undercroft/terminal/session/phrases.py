"""Chat phrases that fit the current situation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from undercroft.i18n import phrase_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.i18n import Language
    from undercroft.kernel.table import Table


def phrases_for(language: Language, table: Table, names: Sequence[str]) -> list[tuple[str, str]]:
    """The phrases that fit the current situation: text form and wording."""
    return [(phrase.text, phrase_text(language, msgspec.to_builtins(phrase), names)) for phrase in table.phrases()]
