"""The sheets of One Deck Dungeon on the screen: talents in groups with their marks and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.content import Content

from undercroft.games.one_deck_dungeon.campaign import COLOURS
from undercroft.games.one_deck_dungeon.terminal.cards import card_name, card_text
from undercroft.games.one_deck_dungeon.terminal.sheet_words import (
    bosses_text,
    colour_name,
    group_name,
    marks_text,
    sheet_title,
    sign_of,
)
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, TORCH, ink
from undercroft.terminal.widgets.pages import Change, Line, Page

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.terminal.sheet_words import Sheet, Talent
    from undercroft.i18n import Language
    from undercroft.terminal.campaigns import Told

MARKS: Final = {"green": ("●", "○", OK), "yellow": ("■", "□", "#e8dd6c"), "red": ("◆", "◇", BLOOD)}
"""A mark ticked, a mark open, and its ink; the shapes tell the colours apart as well."""
MARKS_WIDTH: Final = 16
SIGN_INK: Final = {"✓": OK, "▸": TORCH, "·": INK3}
WITH_TEXTS: Final = 100
"""The minimum width for the text of a talent in its line."""
FRAME: Final = 5
"""The width of the frame around the lines, with a scrollbar."""


def pages(language: Language, told: Told, width: int) -> list[Page]:
    """A page for each hero with a sheet."""
    return [page(language, sheet, width) for sheet in told["sheets"]]


def page(language: Language, sheet: Sheet, width: int) -> Page:
    games = f"{language.text('campaign-games', n=sheet['games'])} · {bosses_text(language, sheet)}"
    marks = sum(sheet["unspent"])
    head = (ink(games, INK2), ink(marks_text(language, sheet), TORCH if marks else INK3, bold=bool(marks)))
    lines: list[Line] = []
    room = max(len(card_name(language, talent["talent"])) for talent in sheet["talents"])
    group = None
    for talent in sheet["talents"]:
        if talent["group"] != group:
            group = talent["group"]
            lines.append(Line(ink(group_name(language, group), INK3), heading=True))
        lines.append(line(language, sheet["hero"], talent, room, width))
    return Page(card_name(language, sheet["hero"]), marks, sheet_title(language, sheet), head, tuple(lines))


def line(language: Language, hero: str, talent: Talent, room: int, width: int) -> Line:
    """A talent: its name, its marks with the keys that tick them, its text or state."""
    name = card_name(language, talent["talent"])
    sign = sign_of(talent)
    text = ink(f" {sign} ", SIGN_INK[sign], bold=True)
    text += ink(f"{name:<{room}}  ", OK if talent["learned"] else INK, bold=bool(talent["open"]))
    drawn = marks(talent)
    text += drawn + " " * (MARKS_WIDTH - drawn.cell_length)
    if width >= WITH_TEXTS:
        indent = text.cell_length + 2
        first, *rest = ink(card_text(language, talent["talent"]), INK3).wrap(width - indent - FRAME)
        text = Content("\n").join([text + "  " + first, *(further.pad_left(indent) for further in rest)])
    elif talent["learned"]:
        text += ink(f"  {language.text('campaign-learned')}", OK)
    changes = tuple(
        Change(
            key_of(colour),
            {"hero": hero, "talent": talent["talent"], "colour": colour},
            language.text("terminal-od-campaign-press", talent=name, colour=colour_name(language, colour)),
        )
        for colour in talent["open"]
    )
    return Line(text, f"{name}: {card_text(language, talent['talent'])}", changes)


def key_of(colour: str) -> str:
    """The key that ticks a mark of a colour."""
    return str(COLOURS.index(colour) + 1)


def marks(talent: Talent) -> Content:
    """The marks of a talent, with the key in place of the next mark that can be ticked."""
    parts: list[Content] = []
    for colour, done, need in zip(COLOURS, talent["ticked"], talent["needs"], strict=True):
        full, hollow, colour_ink = MARKS[colour]
        if not need:
            continue
        part = ink(full * done, colour_ink)
        if colour in talent["open"]:
            part += ink(key_of(colour), TORCH, bold=True) + ink(hollow * (need - done - 1), colour_ink)
        else:
            part += ink(hollow * (need - done), colour_ink)
        parts.append(part)
    return Content(" ").join(parts)


def notes(language: Language) -> list[str]:
    """An explanation of sheets, marks and talents."""
    keys = ("terminal-od-campaign-signs", *(f"campaign-difficulty-{number}" for number in (1, 2, 3)))
    return [language.text(key) for key in (*keys, "campaign-focus-help")]


def empty(language: Language) -> list[str]:
    """The text shown before the first sheet."""
    setting = f"{language.text('setting-campaign')}: {language.text('setting-campaign-yes')}"
    return [language.text("campaign-empty"), language.text("terminal-od-campaign-menu", setting=setting)]
