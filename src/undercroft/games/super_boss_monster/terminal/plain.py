"""Super Boss Monster in plain mode: the family's situation, with the city in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family.terminal import plain as family
from undercroft.games.boss_family.terminal.numbers import health_words
from undercroft.games.boss_family.terminal.words import bait_counts, bait_of, bait_text, card_name, card_text, face_name
from undercroft.games.super_boss_monster.terminal.words import (
    city_in,
    heroes_at,
    landmark_name,
    market_in,
    needed_at,
    score_words,
    space_name,
    space_text,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import BossView
    from undercroft.games.super_boss_monster.view_types import Landmark, Space
    from undercroft.i18n import Language


def situation(language: Language, view: BossView, names: Sequence[str]) -> dict[str, list[str]]:
    """The situation as groups of lines: turn and order, the city, then the players as in the family."""
    known = family.situation(language, view, names)
    if "waiting" in known:
        known["waiting"] = [stack_line(language, view, names)]
    groups = {"turn": known.pop("turn")}
    if city_in(view)["marker"] is not None:
        groups["order"] = [order_line(language, view, names)]
    solo = city_in(view)["solo"]
    if solo is not None:
        groups["score"] = score_words(language, solo)
    for place, hero in enumerate(view["zones"]["town"]):
        groups[f"town {hero['id']}"] = [town_line(language, view, names, place, hero)]
    for landmark in city_in(view)["landmarks"]:
        if landmark["heroes"] or any(space["minions"] for space in landmark["spaces"]):
            groups[landmark["id"]] = [landmark_line(language, view, names, landmark)]
    if market_in(view):
        groups["market"] = [market_line(language, view)]
    return groups | {name: lines for name, lines in known.items() if name not in groups}


def whole_situation(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """The whole situation, with the texts of cards and spaces."""
    lines = [line for group in situation(language, view, names).values() for line in group]
    for landmark in city_in(view)["landmarks"]:
        lines += [space_line(language, space) for space in landmark["spaces"]]
    heroes = [
        *view["zones"]["town"],
        *(hero for place in city_in(view)["landmarks"] for hero in heroes_at(view, place)),
    ]
    for card in [*market_in(view), *heroes]:
        text = card_text(language, view, card["card"])
        if text:
            lines.append(f"{face_name(language, view, card)}: {text}")
    return lines + family.texts_and_discard(language, view, names)


def stack_line(language: Language, view: BossView, names: Sequence[str]) -> str:
    """The effects on the stack, numbered in the order in which they will happen (SB-145)."""
    words = [f"{number}. {words}" for number, words in enumerate(family.waiting_words(language, view, names), 1)]
    return f"{language.text('terminal-sb-stack')}. {'; '.join(words)}."


def order_line(language: Language, view: BossView, names: Sequence[str]) -> str:
    """The players in turn order, from the first player on."""
    return language.text("terminal-sb-order", seats=", ".join(names[seat] for seat in view["order"]))


def town_line(language: Language, view: BossView, names: Sequence[str], place: int, hero: Card) -> str:
    """A hero in town, its place, its needs, and its expected destination."""
    where = f"{language.text('word-town')} {place + 1}/{city_in(view)['places']}"
    line = f"{where}: {card_name(language, hero)} ({health_words(language, view, hero)})"
    bait, needed = bait_of(view, hero), needed_at(view, place)
    if bait is None:
        return line + "."
    if needed:
        counts = language.text("terminal-sb-needs", have=bait["counts"][0], needed=needed)
    else:
        counts = bait_counts(names, bait)
    return f"{line}; {bait_text(language, names, bait, spoken=True)} ({counts})."


def landmark_line(language: Language, view: BossView, names: Sequence[str], landmark: Landmark) -> str:
    """A landmark with the heroes and minions there."""
    parts = [
        f"{card_name(language, hero)} ({health_words(language, view, hero)})" for hero in heroes_at(view, landmark)
    ]
    for space in landmark["spaces"]:
        name = space_name(language, space["id"])
        parts += [language.text("terminal-sb-minion-of", seat=names[seat], space=name) for seat in space["minions"]]
    return f"{landmark_name(language, landmark)}: {'; '.join(parts)}."


def space_line(language: Language, space: Space) -> str:
    """A space with its effect, and a note if it is closed."""
    closed = "" if space["open"] else f", {language.text('terminal-sb-closed')}"
    return f"{space_name(language, space['id'])}{closed}: {space_text(language, space['id'])}"


def market_line(language: Language, view: BossView) -> str:
    return f"{language.text('word-market')}: {family.cards_words(language, view, market_in(view))}."
