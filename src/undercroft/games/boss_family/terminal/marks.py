"""Players and rooms as parts of lines, for the plain mode and the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.content import Content

from undercroft.games.boss_family.terminal.city_marks import ASLEEP, MINION, NEUTRALIZED, SPACE, TOKEN, minion_place
from undercroft.games.boss_family.terminal.numbers import souls_of, treasure_words, wounds_of
from undercroft.games.boss_family.terminal.signs import (
    COIN,
    COIN_INK,
    MINIBOSS_SIGN,
    ROOM_CARD,
    SILENT,
    SOUL,
    SPELL_CARD,
    TREASURE_INK,
    TREASURE_SIGNS,
    WOUND,
)
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, ink
from undercroft.terminal.widgets.parts import Part, part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.view_types import BossView, Stack
    from undercroft.i18n import Language

STATES: Final = {
    "face_down": ("▒", "word-face-down", INK2),
    "deactivated": ("✗", "word-deactivated", BLOOD),
    "silent": (SILENT, "terminal-bm-silent", BLOOD),
    "neutralized": (NEUTRALIZED, "word-neutralized", BLOOD),
    "asleep": (ASLEEP, "word-asleep", BLOOD),
    "used": ("✓", "word-used", INK3),
}
"""The states of a room: sign, message and colour."""


def counted_part(word: str, sign: str, value: str | int, colour: str) -> Part:
    """A number with its word: `Souls 3/10`, `☠3/10`, `Souls ☠ 3/10`."""
    return part(f"{word} {value}", f"{sign}{value}", colour, full=f"{word} {sign} {value}")


def riches(language: Language, view: BossView, seat: int) -> list[Part]:
    """A player's souls, wounds, coins and treasure."""
    player = view["players"][seat]
    parts = [
        counted_part(language.text("word-souls"), SOUL, souls_of(view, seat), OK),
        counted_part(language.text("word-wounds"), WOUND, wounds_of(view, seat), BLOOD),
    ]
    if view["coins"]:
        parts.append(counted_part(language.text("word-coins"), COIN, player["coins"], COIN_INK))
    return [*parts, part(treasure_words(language, player["treasure"]), treasure_totals(player["treasure"]), INK)]


def treasure_totals(counts: Sequence[int]) -> Content:
    """Treasure of a dungeon: every sign with its number."""
    return Content(" ").join(
        ink(f"{TREASURE_SIGNS[kind]}{count}", TREASURE_INK[kind] if count else INK3, bold=bool(count))
        for kind, count in enumerate(counts)
    )


def standing(language: Language, view: BossView, seat: int, *, with_hand: bool = True) -> list[Part]:
    """The size of a player's hand, the place of its minion, and the effects on the player."""
    player = view["players"][seat]
    parts: list[Part] = []
    if with_hand:
        hand = language.text("terminal-bm-hand", rooms=player["rooms"], spells=player["spells"])
        parts.append(part(hand, f"{ROOM_CARD}{player['rooms']} {SPELL_CARD}{player['spells']}", INK3, full=hand))
    if place := minion_place(language, view, seat):
        word = language.text("word-minion")
        parts.append(part(f"{word}: {place}", f"{MINION} {place}", INK2, full=f"{word} {MINION} {place}"))
    if player["leveled"]:
        leveled = language.text("word-level-up")
        parts.append(part(leveled, f"{leveled} ✓", INK3))
    if seat in view["closed"]:
        closed = language.text("word-closed")
        parts.append(part(closed, closed, BLOOD))
    if player["promoted"]:
        promoted = language.text("terminal-bm-promoted")
        parts.append(part(promoted, f"{MINIBOSS_SIGN}✓", INK3, full=promoted))
    if player["spell_tax"]:
        tax = language.text("terminal-bm-spell-tax", n=player["spell_tax"])
        parts.append(part(tax, f"{SPELL_CARD}{COIN}−{player['spell_tax']}", BLOOD, full=tax))
    return parts


def stack_marks(language: Language, stack: Stack) -> list[Part]:
    """The state of a stack: minion or action space, tokens, coins, and what its uppermost room cannot do now."""
    marks: list[Part] = []
    if stack["space"]:
        space = language.text("word-space")
        marks.append(part(space, "", INK2) if stack["minions"] else state_mark(SPACE, space, INK2))
    if stack["minions"]:
        word = language.text("word-minion")
        marks.append(Part(word, ink(MINION, INK, bold=True), ink(f"{MINION} {word}", INK, bold=True)))
    if stack["tokens"]:
        marks.append(state_mark(TOKEN, language.text("count-tokens", n=stack["tokens"]), BLOOD, stack["tokens"]))
    if stack["coins"]:
        marks.append(state_mark(COIN, language.text("count-coins", n=stack["coins"]), COIN_INK, stack["coins"]))
    for state, (sign, key, colour) in STATES.items():
        if stack[state] and (state != "face_down" or "card" in stack["top"]):  # type: ignore[literal-required]
            marks.append(state_mark(sign, language.text(key), colour))
    return marks


def state_mark(sign: str, words: str, colour: str, count: int | str = "") -> Part:
    """A mark on a stack; warnings are bold where only the sign is shown."""
    return part(words, ink(f"{sign}{count}", colour, bold=colour == BLOOD), colour, full=f"{sign} {words}")


def beneath_mark(language: Language, stack: Stack) -> list[Part]:
    """The number of cards beneath the uppermost one, if any."""
    count = len(stack["beneath"])
    words = language.text("terminal-bm-beneath", n=count)
    return [part(words, f"+{count}", INK3, full=words)] if count else []
