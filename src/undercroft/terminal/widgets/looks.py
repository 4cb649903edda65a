"""Colours, marks and line layout, shared by all panels of the app."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from textual.color import Color
from textual.content import Content
from textual.style import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.i18n import Language

# The palette of the project; torch amber means "you can act here" and nothing else.
INK: Final = "#f6ecdb"
INK2: Final = "#cfbda6"
INK3: Final = "#a8957f"
TORCH: Final = "#ffb836"
BLOOD: Final = "#ff7466"
OK: Final = "#6fd9a2"
RAISED: Final = "#382b24"

V = TypeVar("V")
Target = tuple[str, int]

KEYS: Final = "123456789bcdefghijkoprsvwxyz"
"""The keys of the options in their order; the letters left out are commands."""
QUIET_CLICK: Final = "quiet_click"
"""The metadata key of the click action of a thing that keeps its own colours."""
ADVICE_KEY: Final = "b"
"""The key that asks for advice, in games that give some."""
CYRILLIC: Final = str.maketrans("йцукенгшщзфывапролдячсмитьіґЙЦУКЕНГШЩЗ", "qwertyuiopasdfghjklzxcvbnmsuQWERTYUIOP")
"""Maps Cyrillic letters to the Latin letters on the same keys."""


class LookAt(Generic[V]):
    """The context in which a panel draws itself: language, view and marked things."""

    def __init__(
        self,
        language: Language,
        view: V,
        names: Sequence[str],
        touch: dict[Target, str] | None = None,
        pointed: Target | None = None,
        *,
        roomy: bool = False,
    ) -> None:
        self.language = language
        self.view = view
        self.names = names
        self.touch = touch or {}
        """For everything that an option points at: the key of the only option, or `▸` for several."""
        self.pointed = pointed
        self.roomy = roomy
        """True if the window is large enough for the texts of cards."""

    def thing(self, target: Target, content: Content, *, coloured: bool = False) -> Content:
        """Mark a thing that an option touches with a key or an arrow, and make it clickable.

        A `coloured` thing keeps its colours.
        """
        mark = self.touch.get(target)
        if mark is None:
            return content
        pointer = "»" if target == self.pointed else ""
        marked = Content.assemble((f"{pointer}{mark}", f"bold {TORCH} reverse" if pointer else f"bold {TORCH}"), " ")
        kind, number = target
        action = f"screen.touch('{kind}', {number})"
        link = Style.from_meta({"@click": action})
        if coloured:
            return marked.stylize(link) + content.stylize(Style.from_meta({QUIET_CLICK: action}))
        marked += content.stylize("bold")
        return marked.stylize(link)


Look = LookAt[Any]
"""The context of a table of any game."""


def ink(text: str, colour: str, *, bold: bool = False, italic: bool = False) -> Content:
    """Style a text with a colour."""
    return Content.styled(text, Style(foreground=Color.parse(colour), bold=bold, italic=italic))


def pack(items: Sequence[Content], width: int, *, gap: str = "  ", indent: int = 0) -> list[Content]:
    """Lay items out in lines; wrap items that are too long for a line."""
    lines: list[Content] = []
    current: Content | None = None
    room = max(1, width - indent)
    for item in items:
        if current is not None and current.cell_length + len(gap) + item.cell_length <= room:
            current = current + gap + item
            continue
        if current is not None:
            lines.append(current)
        *full, current = item.wrap(room) if item.cell_length > room else [item]
        lines += full
    if current is not None:
        lines.append(current)
    return [line.pad_left(indent) for line in lines]


def beside(left: Sequence[Content], right: Sequence[Content], width: int) -> list[Content]:
    """Lay two columns out side by side with a rule between them; `width` is that of a column."""
    lines: list[Content] = []
    for place in range(max(len(left), len(right))):
        first = left[place] if place < len(left) else Content("")
        second = right[place] if place < len(right) else Content("")
        lines.append(first.pad_right(max(0, width - first.cell_length)) + ink(" │ ", INK3) + second)
    return lines
