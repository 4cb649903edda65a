"""Write the reference of views, docs/reference/views.md, from the declared types: `python -m tools.views`."""

from __future__ import annotations

from pathlib import Path

import undercroft
from tools.view_fields import EVERY_GAME, fields_of, type_text, types_in
from undercroft.kernel.game import registered
from undercroft.kernel.view_types import CommonView, View

PATH = Path(__file__).parents[1] / "docs" / "reference" / "views.md"
HEAD = """\
# Views

`table.view(seat)` in [Python](python.md) and `view` in the [protocol](protocol.md) are the same plain data. This page,
the [JSON schemas](views/) and the types of the browser app are generated from the types that the kernel and each game
declare in `view_types.py` (`python -m tools.views` writes this page). Do not change a view: views share their parts. A
field with a question mark is optional.
"""


def section(title: str, types: list[type], *, without: tuple[str, ...] = ()) -> list[str]:
    """Return the tables of a view and its parts; the fields in `without` are left out of the view itself."""
    lines = [f"## {title}", ""]
    for kind in types:
        if kind is not types[0]:
            lines += [f"### `{kind.__name__}`", ""]
        lines += [str(kind.__doc__), "", "| field | type | meaning |", "|---|---|---|"]
        for field in fields_of(kind):
            if kind is not types[0] or field.name not in without:
                mark = "?" if field.optional else ""
                lines.append(f"| `{field.name}`{mark} | {type_text(field.type)} | {field.meaning} |")
        lines.append("")
    return lines


def text() -> str:
    """Return the page as text."""
    known = types_in(*EVERY_GAME)
    common = tuple(field.name for field in fields_of(CommonView))
    lines = [HEAD, *section("Every game", known)]
    for name, game in registered().items():
        if game.view_type is not View:
            own = [kind for kind in types_in(game.view_type) if kind not in known]
            lines += section(name.replace("-", " ").title(), own, without=common)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    assert undercroft.games(), "importing the package registers the games"
    PATH.write_text(text(), encoding="utf-8")
