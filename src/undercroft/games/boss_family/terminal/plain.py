"""Boss Monster in plain mode: the situation in sentences, grouped so that only changes are read out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family.terminal.announcements import announcements
from undercroft.games.boss_family.terminal.city_marks import signed, token_on
from undercroft.games.boss_family.terminal.items import hero_words, item_texts, more_about, score_words
from undercroft.games.boss_family.terminal.marks import riches, stack_marks, standing
from undercroft.games.boss_family.terminal.numbers import facts_of, miniboss_words, top_facts
from undercroft.games.boss_family.terminal.places import (
    boss_of,
    discard_of,
    focus_of,
    hand_of,
    minibosses_of,
    others_of,
    own_cards,
    walker_of,
)
from undercroft.games.boss_family.terminal.words import (
    bait_counts,
    bait_of,
    bait_text,
    card_name,
    card_text,
    face_name,
    remembered_words,
    walk_words,
)
from undercroft.terminal.widgets.parts import in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import BossView, Stack, Walk
    from undercroft.i18n import Language


def situation(language: Language, view: BossView, names: Sequence[str]) -> dict[str, list[str]]:
    """The situation as groups of lines; a group is read out again when it changes."""
    groups = {"turn": [", ".join(header(language, view, names)) + "."]}
    for hero in view["zones"]["town"]:
        groups[f"town {hero['id']}"] = [town_line(language, view, names, hero)]
    if view["zones"]["items_waiting"]:
        items = cards_words(language, view, view["zones"]["items_waiting"])
        groups["items"] = [f"{language.text('zone-items-waiting')}: {items}."]
    for seat in [*others_of(view), focus_of(view)]:
        groups[f"player {seat}"] = [player_line(language, view, names, seat)]
        groups[f"dungeon {seat}"] = dungeon_lines(language, view, names, seat)
    if view["seat"] is not None:
        groups["hand"] = hand_lines(language, view, view["seat"])
    if remembered := remembered_words(language, view, names):
        groups["remembered"] = remembered
    if view["walk"] is not None:
        groups["walk"] = [walk_line(language, view, names, view["walk"])]
    if waiting := waiting_words(language, view, names):
        groups["waiting"] = [f"{language.text('word-waiting')}: {words}." for words in waiting]
    return groups


def whole_situation(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """The whole situation, with the texts of cards and the discard pile."""
    lines = [line for group in situation(language, view, names).values() for line in group]
    return lines + texts_and_discard(language, view, names)


def texts_and_discard(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """The texts of the hand, of the minibosses in play and of items, and the discard pile."""
    lines: list[str] = []
    if view["seat"] is not None:
        for card in hand_of(view, view["seat"]):
            text = card_text(language, view, card["card"])
            if text:
                lines.append(f"{face_name(language, view, card)}: {text}")
    for place in minibosses_of(view).values():
        miniboss = place.stack["miniboss"]
        assert miniboss is not None
        text = card_text(language, view, miniboss["card"]["card"])
        lines.append(f"{names[place.seat]}, {face_name(language, view, miniboss['card'])}: {text}")
    lines += item_texts(language, view)
    pile = [
        f"{face_name(language, view, card)} ×{count}" if count > 1 else face_name(language, view, card)
        for card, count in discard_of(view)
    ]
    lines.append(f"{language.text('zone-discard')}: {', '.join(pile) or language.text('terminal-nothing')}.")
    return lines


def header(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """The round, the phase, and whose turn it is."""
    parts = [f"{language.text('word-round')} {view['round']}"] if view["round"] else []
    parts.append(language.text("phase-name-" + view["phase"]))
    if view["active"] is not None:
        parts.append(f"{language.text('word-active')}: {names[view['active']]}")
    if view["last_round"]:
        parts.append(language.text("word-last-round"))
    return parts


def town_line(language: Language, view: BossView, names: Sequence[str], hero: Card) -> str:
    """A hero in town, and its expected destination."""
    facts = ", ".join([facts_of(language, hero["card"], spoken=True), *hero_words(language, view, hero)])
    name = f"{card_name(language, hero)} ({facts})"
    line = f"{language.text('word-town')}: {name}"
    bait = bait_of(view, hero)
    if bait is None:
        return line + "."
    return f"{line}; {bait_text(language, names, bait, spoken=True)} ({bait_counts(names, bait)})."


def player_line(language: Language, view: BossView, names: Sequence[str], seat: int) -> str:
    """A player: boss, souls, wounds, coins, treasure, hand."""
    player = view["players"][seat]
    if player["out"]:
        return f"{names[seat]}: {language.text('word-out')}."
    parts = []
    boss = boss_of(view, seat)
    if boss is not None:
        parts.append(f"{face_name(language, view, boss)}, {language.text('count-xp', n=player['xp'])}")
    parts.append(in_words(riches(language, view, seat), "; "))
    parts += score_words(language, view, seat)
    parts.append(in_words(standing(language, view, seat), "; "))
    heroes = [entrance_words(language, view, hero) for hero in view["zones"]["entrance"][seat]]
    if heroes:
        parts.append(f"{language.text('word-entrance')}: {', '.join(heroes)}")
    return f"{names[seat]}: {'; '.join(part for part in parts if part)}."


def entrance_words(language: Language, view: BossView, hero: Card) -> str:
    """A hero at an entrance with its health token, item, damage, and a note if it is held back."""
    name = card_name(language, hero)
    token = token_on(view, hero["id"])
    words = [f"{language.text('word-health-token')} {signed(token)}"] if token else []
    words += hero_words(language, view, hero)
    if hero["id"] in view["held_back"]:
        words.append(language.text("terminal-bm-held-back"))
    return f"{name} ({', '.join(words)})" if words else name


def dungeon_lines(language: Language, view: BossView, names: Sequence[str], seat: int) -> list[str]:
    """The rooms of a dungeon, numbered from the entrance to the boss."""
    stacks = list(reversed(view["dungeons"][seat]))
    if not stacks:
        return []
    rooms = [f"{number}. {stack_words(language, view, stack)}" for number, stack in enumerate(stacks, 1)]
    return [language.text("terminal-bm-dungeon-of", seat=names[seat], rooms="; ".join(rooms))]


def stack_words(language: Language, view: BossView, stack: Stack) -> str:
    """A stack: its uppermost room with numbers and state, its miniboss, the number of cards beneath."""
    top = stack["top"]
    if "card" not in top:
        name = language.text("word-face-down")
    else:
        facts = in_words([*top_facts(language, stack), *stack_marks(language, stack)])
        name = f"{face_name(language, view, top)} ({facts})"
    if stack["miniboss"] is not None:
        name += f", {miniboss_words(language, view, stack['miniboss'])}"
    if stack["beneath"]:
        name += f", {language.text('terminal-bm-beneath', n=len(stack['beneath']))}"
    return name


def hand_lines(language: Language, view: BossView, seat: int) -> list[str]:
    """A player's own cards: to choose from in the set-up, the hand, those set aside."""
    return [
        f"{language.text('zone-' + zone.replace('_', '-'))}: {cards_words(language, view, cards)}."
        for zone, cards in own_cards(view, seat).items()
        if cards
    ]


def cards_words(language: Language, view: BossView, cards: Sequence[Card]) -> str:
    """Cards with their numbers."""
    return "; ".join(
        f"{face_name(language, view, card)} ({facts_of(language, card['card'], spoken=True)})" for card in cards
    )


def walk_line(language: Language, view: BossView, names: Sequence[str], walk: Walk) -> str:
    """The hero inside a dungeon, its damage, and the expected end of its walk."""
    walker = walker_of(view)
    more = more_about(view, walker["id"])
    carries = "" if more is None or more["item"] is None else f" ({card_name(language, more['item'])})"
    hero = card_name(language, walker) + carries
    hurt, end = walk_words(language, view, walk)
    return language.text("terminal-bm-walk", seat=names[walk["seat"]], hero=hero, hurt=hurt, end=end)


def waiting_words(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """Each announced effect that has not happened yet: its owner, the card, and its target."""
    lines = []
    for seat, source, words, target in announcements(language, view, names):
        aim = language.text("terminal-bm-target", target=target) if target else ""
        lines.append(", ".join(filter(None, (seat, face_name(language, view, source), words, aim))))
    return lines
