"""Full-screen panels of Boss Monster, opened by function keys: every card with its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from undercroft.games.boss_family.terminal.items import more_about, score_words
from undercroft.games.boss_family.terminal.marks import stack_marks
from undercroft.games.boss_family.terminal.numbers import (
    facts_of,
    miniboss_words,
    top_facts,
    treasure_counts,
    treasure_signs,
)
from undercroft.games.boss_family.terminal.panels import entrance, score, text_lines, title, town_hero, walk
from undercroft.games.boss_family.terminal.places import boss_of, discard_of, focus_of, others_of, own_cards, walk_in
from undercroft.games.boss_family.terminal.words import (
    POWERS,
    bait_counts,
    bait_of,
    card_name,
    face_name,
    power_text,
    remembered_words,
)
from undercroft.terminal.widgets.looks import INK, INK2, INK3, OK, ink, pack
from undercroft.terminal.widgets.parts import in_signs, in_words

if TYPE_CHECKING:
    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import BossView, Stack
    from undercroft.terminal.widgets.looks import LookAt


def dungeons(look: LookAt[BossView], width: int) -> list[Content]:
    """All dungeons: rooms with their texts and cards beneath, the boss, souls and wounds by name."""
    lines: list[Content] = []
    for seat in [focus_of(look.view), *others_of(look.view)]:
        if lines:
            lines.append(Content(""))
        lines += pack([*title(look, seat), *score(look, seat, whole=True)], width)
        lines += pack(entrance(look, seat), width, indent=1)
        inside = walk_in(look.view, seat)
        if inside is not None:
            lines += [line.pad_left(1) for line in walk(look, inside).wrap(width - 1)]
        for stack in reversed(look.view["dungeons"][seat]):
            lines += stack_lines(look, stack, width)
        boss = boss_of(look.view, seat)
        if boss is not None:
            name = ink(f"♛ {face_name(look.language, look.view, boss)} ", INK, bold=True)
            name += treasure_signs(treasure_counts(boss["card"]))
            lines += [name, *text_lines(look, boss, width)]
        lines += scored(look, seat, width)
    for words in remembered_words(look.language, look.view, look.names):
        lines += ink(words, INK2).wrap(width)
    return lines


def stack_lines(look: LookAt[BossView], stack: Stack, width: int) -> list[Content]:
    """A stack from the uppermost card down."""
    language, top = look.language, stack["top"]
    words = in_words(stack_marks(language, stack))
    name = ink(f"• {face_name(language, look.view, top)}", INK, bold=True)
    if "card" not in top:
        lines = [name]
    else:
        facts = in_signs(top_facts(language, stack)).plain
        state = ink(f" ({words})", OK) if words else Content("")
        lines = [*(name + ink(f" {facts}", INK2) + state).wrap(width), *text_lines(look, top, width)]
    lines += miniboss_lines(look, stack, width)
    if stack["beneath"]:
        names = ", ".join(face_name(language, look.view, card) for card in reversed(stack["beneath"]))
        lines += _indented(ink(f"{language.text('word-beneath')}: {names}", INK3), width)
    return lines


def miniboss_lines(look: LookAt[BossView], stack: Stack, width: int) -> list[Content]:
    """The miniboss under a stack with its three powers; those in force stand out."""
    miniboss = stack["miniboss"]
    if miniboss is None:
        return []
    lines = _indented(ink(miniboss_words(look.language, look.view, miniboss), INK2, bold=True), width)
    for level in POWERS:
        power = power_text(look.language, miniboss["card"]["card"], level)
        lines += _indented(ink(power, INK2 if level <= miniboss["in_force"] else INK3), width)
    return lines


def scored(look: LookAt[BossView], seat: int, width: int) -> list[Content]:
    """The heroes that count as souls and those that count as wounds."""
    lines: list[Content] = []
    for zone in ("souls", "wounds"):
        heroes = look.view["zones"][zone][seat]
        if heroes:
            names = ", ".join(card_name(look.language, item) for item in heroes)
            lines += _indented(ink(f"{look.language.text('word-' + zone)}: {names}", INK2), width)
    for words in score_words(look.language, look.view, seat):
        lines += _indented(ink(words, INK2), width)
    return [*lines, *(line for item in look.view["zones"]["items"][seat] for line in text_lines(look, item, width))]


def hand(look: LookAt[BossView], width: int) -> list[Content]:
    """The viewer's own cards with their texts."""
    seat = look.view["seat"]
    if seat is None:
        return ink(look.language.text("terminal-bm-hidden-hands"), INK3).wrap(width)
    lines = [
        line
        for cards in own_cards(look.view, seat).values()
        for card in cards
        for line in card_lines(look, card, width)
    ]
    return lines or [ink(look.language.text("terminal-empty-hand"), INK3)]


def discard(look: LookAt[BossView], width: int) -> list[Content]:
    """The discard pile with texts, the latest card first."""
    lines: list[Content] = []
    for card, count in discard_of(look.view):
        lines += card_lines(look, card, width, f" ×{count}" if count > 1 else "")
    return lines or [ink(look.language.text("terminal-nothing"), INK3)]


def town(look: LookAt[BossView], width: int) -> list[Content]:
    """The town: every hero with each player's treasure for it; then the sizes of the decks."""
    lines: list[Content] = []
    for item in look.view["zones"]["town"]:
        bait = bait_of(look.view, item)
        lines += town_hero(look, item, width)
        if bait is not None:
            lines += _indented(ink(bait_counts(look.names, bait), INK3), width)
        lines += text_lines(look, item, width)
        more = more_about(look.view, item["id"])
        if more is not None and more["item"] is not None:
            lines += card_lines(look, more["item"], width)
    for item in look.view["zones"]["items_waiting"]:
        lines += card_lines(look, item, width)
    lines.append(Content(""))
    for zone in ("hero_deck", "epic_deck", "room_deck", "spell_deck", "discard"):
        name = look.language.text("zone-" + zone.replace("_", "-"))
        lines.append(ink(f"{name}: {look.view['zones'][zone]['count']}", INK2))
    return lines


def card_lines(look: LookAt[BossView], card: Card, width: int, behind: str = "") -> list[Content]:
    """A card with its numbers and its text."""
    name = ink(f"• {face_name(look.language, look.view, card)}{behind}", INK, bold=True)
    facts = ink(f" {facts_of(look.language, card['card'], spoken=False)}", INK2)
    return [*(name + facts).wrap(width), *text_lines(look, card, width)]


def _indented(content: Content, width: int) -> list[Content]:
    return [line.pad_left(2) for line in content.wrap(width - 2)]
