"""The panels of Boss Monster in the app: the large dungeon, the hand, the town, the others, announced effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.content import Content

from undercroft.games.boss_family.rules.facts import TREASURES
from undercroft.games.boss_family.terminal.announcements import announcements
from undercroft.games.boss_family.terminal.city_marks import FIRST_PLAYER, is_first
from undercroft.games.boss_family.terminal.dungeon import (
    columns,
    miniboss_of,
    place,
    room_name,
    room_numbers,
    rows,
    state_signs,
    steps,
)
from undercroft.games.boss_family.terminal.items import health_sign, score_items, waiting_items
from undercroft.games.boss_family.terminal.marks import riches, standing
from undercroft.games.boss_family.terminal.numbers import card_facts, classes_of
from undercroft.games.boss_family.terminal.places import boss_of, focus_of, others_of, own_cards, walk_in, walker_of
from undercroft.games.boss_family.terminal.signs import ADVANCED_SIGN, CLASS_SIGNS, HELD_BACK, SOUL, TREASURE_INK
from undercroft.games.boss_family.terminal.words import (
    POWERS,
    bait_of,
    bait_text,
    card_name,
    card_text,
    face_name,
    is_miniboss,
    power_text,
    printed,
    walk_words,
)
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, ink, pack

if TYPE_CHECKING:
    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import Bait, BossView, Walk
    from undercroft.terminal.widgets.looks import LookAt

COLUMNS_FROM: Final = 72
"""The minimum width for drawing a dungeon from left to right; below it is drawn top down."""


# -- players ---------------------------------------------------------------------------------------------------------


def title(look: LookAt[BossView], seat: int, *, with_xp: bool = True) -> list[Content]:
    """A player: name, boss and XP."""
    language, player = look.language, look.view["players"][seat]
    items: list[Content] = []
    if seat != look.view["seat"] or ("seat", seat) in look.touch:
        name = ink(look.names[seat], INK, bold=True)
        items.append(look.thing(("seat", seat), name))
        if look.view["active"] == seat:
            items[-1] += ink(" ◂", OK, bold=True)
    if is_first(look.view, seat):
        items.append(ink(FIRST_PLAYER, INK, bold=True))
    boss = boss_of(look.view, seat)
    if boss is not None:
        items.append(look.thing(("card", boss["id"]), ink(face_name(language, look.view, boss), INK2)))
        if with_xp:
            items.append(ink(language.text("count-xp", n=player["xp"]), INK3))
    if player["out"]:
        items.append(ink(language.text("word-out"), INK3))
    return items


def score(look: LookAt[BossView], seat: int, *, whole: bool) -> list[Content]:
    """A player's souls, wounds, coins, treasure, items and hand, in signs or with words; empty once out of the game."""
    language, view = look.language, look.view
    if view["players"][seat]["out"]:
        return []
    owned, more = riches(language, view, seat), standing(language, view, seat, with_hand=seat != view["seat"])
    before, behind = ([one.full if whole else one.signs for one in parts] for parts in (owned, more))
    return [*before, *score_items(look, seat), *behind]


def entrance(look: LookAt[BossView], seat: int, *, in_words: bool = True) -> list[Content]:
    """The heroes at an entrance, those that go first in front."""
    heroes = look.view["zones"]["entrance"][seat]
    if not heroes:
        return []
    sign = f"{look.language.text('word-entrance')}: " if in_words else "→ "
    first, *rest = [waiting_hero(look, item, in_words=in_words) for item in heroes]
    return [ink(sign, INK3) + first, *rest]


def waiting_hero(look: LookAt[BossView], item: Card, *, in_words: bool) -> Content:
    """A hero at an entrance, with a mark if it is held back."""
    shown = hero(look, item)
    if item["id"] not in look.view["held_back"]:
        return shown
    words = f" {look.language.text('terminal-bm-held-back')}" if in_words else ""
    return shown + ink(f" {HELD_BACK}{words}", INK3)


def hero(look: LookAt[BossView], item: Card) -> Content:
    """A hero: class, name, health with the token that changes it, and item."""
    card = printed(item["card"])
    *others, last = classes_of(item["card"])
    signs = [ink(CLASS_SIGNS[kind], class_ink(kind), bold=True) for kind in others]
    rank = ADVANCED_SIGN if card.facts["epic"] else ""
    signs.append(ink(f"{CLASS_SIGNS[last]}{rank} ", class_ink(last), bold=True))
    name = Content("").join(signs) + ink(card_name(look.language, item), INK)
    return look.thing(("card", item["id"]), name) + health_sign(look, item)


def class_ink(kind: str) -> str:
    """The colour of a hero's class: that of its treasure."""
    return TREASURE_INK[TREASURES.index(kind)] if kind in TREASURES else INK2


# -- dungeons --------------------------------------------------------------------------------------------------------


def dungeon(look: LookAt[BossView], width: int) -> list[Content]:
    """The large dungeon: from the entrance on the left to the boss on the right, or from the top down."""
    seat = focus_of(look.view)
    wide = width >= COLUMNS_FROM
    items = [*title(look, seat, with_xp=wide), *score(look, seat, whole=wide)]
    lines = pack(items, width, gap="  " if wide else " ")
    lines += pack(entrance(look, seat, in_words=wide), width)
    inside = walk_in(look.view, seat)
    if inside is not None:
        lines += walk(look, inside).wrap(width)
    return lines + (columns(look, seat, width) if wide else rows(look, seat, width))


def walk(look: LookAt[BossView], shown: Walk) -> Content:
    """The hero inside a dungeon: damage so far, and the expected end of its walk."""
    language = look.language
    walker = walker_of(look.view)
    name = look.thing(("card", walker["id"]), ink(f"▼ {card_name(language, walker)}", INK, bold=True))
    hurt, end = walk_words(language, look.view, shown)
    line = name + ink(f" {hurt} · ", BLOOD)
    if shown["dies_in"] is None:
        return line + ink(end, BLOOD, bold=True)
    return line + ink(f"{SOUL} {end}", OK, bold=True)


def others(look: LookAt[BossView], width: int) -> list[Content]:
    """The other players with their dungeons, abridged."""
    lines: list[Content] = []
    for seat in others_of(look.view):
        lines += other(look, seat, width)
    return lines


def other(look: LookAt[BossView], seat: int, width: int) -> list[Content]:
    """Another player: a summary, the heroes at the entrance and inside, the rooms from left to right."""
    lines = pack(title(look, seat), width)
    lines += pack(score(look, seat, whole=False), width, gap=" ", indent=1)
    lines += pack(entrance(look, seat, in_words=False), width, indent=1)
    inside = walk_in(look.view, seat)
    if inside is not None:
        lines += [line.pad_left(1) for line in walk(look, inside).wrap(width - 1)]
    marks = steps(look, seat)
    stacks = look.view["dungeons"][seat]
    items = []
    for slot in range(len(stacks) - 1, -1, -1):
        stack = stacks[slot]
        item = place(look, seat, slot, room_name(look, stack), stack["top"])
        for part in (room_numbers(stack), marks.get(slot), *state_signs(look, stack), miniboss_of(look, stack)):
            if part is not None and part.plain:
                item += Content(" ") + part
        items.append(item)
    return lines + pack(items, width, gap=" │ ", indent=1)


# -- hand, town, waiting effects -------------------------------------------------------------------------------------


def hand(look: LookAt[BossView], width: int) -> list[Content]:
    """The viewer's own cards: those to choose from in the set-up, the hand, those set aside."""
    view, language = look.view, look.language
    seat = view["seat"]
    if seat is None:
        return ink(language.text("terminal-bm-hidden-hands"), INK3).wrap(width)
    lines: list[Content] = []
    cards = own_cards(view, seat)
    for card in [*cards["boss_choice"], *cards["hand"]]:
        lines += known_card(look, card, width)
    for card in cards["set_aside"]:
        aside = card_line(look, card, width)
        lines += [ink("✗ ", BLOOD) + line for line in aside[:1]]
    return lines or [ink(language.text("terminal-empty-hand"), INK3)]


def text_lines(look: LookAt[BossView], card: Card, width: int) -> list[Content]:
    """The text of a card, if it has one; the powers of a miniboss one below the other."""
    if is_miniboss(card["card"]):
        texts = [power_text(look.language, card["card"], level) for level in POWERS]
    else:
        texts = [card_text(look.language, look.view, card["card"])]
    return [line.pad_left(2) for text in texts if text for line in ink(text, INK3).wrap(width - 2)]


def known_card(look: LookAt[BossView], card: Card, width: int) -> list[Content]:
    """A card with its numbers, and in a large window with its text."""
    return card_line(look, card, width) + (text_lines(look, card, width) if look.roomy else [])


def card_line(look: LookAt[BossView], card: Card, width: int) -> list[Content]:
    """A card of the hand with its numbers."""
    name = look.thing(("card", card["id"]), ink(face_name(look.language, look.view, card), INK))
    facts = [fact.full for fact in card_facts(look.language, card["card"]) if fact.full.plain]
    return Content(" ").join([name, *facts]).wrap(width)


def town(look: LookAt[BossView], width: int) -> list[Content]:
    """The heroes in town, the longest there first, each with its expected destination."""
    lines: list[Content] = []
    for item in look.view["zones"]["town"]:
        lines += town_hero(look, item, width)
    return lines + waiting_items(look, width) + pack(decks_left(look), width)


def town_hero(look: LookAt[BossView], item: Card, width: int) -> list[Content]:
    """A hero in town, and its expected destination."""
    bait = bait_of(look.view, item)
    return pack([hero(look, item), *([] if bait is None else [going(look, bait)])], width)


def decks_left(look: LookAt[BossView]) -> list[Content]:
    """The sizes of the hero decks."""
    zones = look.view["zones"]
    decks = (("zone-hero-deck", zones["hero_deck"]), ("zone-epic-deck", zones["epic_deck"]))
    return [ink(f"{look.language.text(key)} {deck['count']}", INK3) for key, deck in decks]


def going(look: LookAt[BossView], bait: Bait) -> Content:
    """The expected destination of a hero, and each player's treasure for it."""
    counts = ":".join(str(count) for count in bait["counts"])
    text = f"{bait_text(look.language, look.names, bait, spoken=False)} ({counts})"
    if bait["to"] is None:
        return ink(f"= {text}", INK3)
    return ink(text, OK if bait["to"] == look.view["seat"] else INK2)


def waiting(look: LookAt[BossView], width: int) -> list[Content]:
    """The announced effects that have not happened yet, and the seat that may answer; empty without any."""
    language = look.language
    lines: list[Content] = []
    for number, (seat, source, words, target) in enumerate(announcements(language, look.view, look.names), 1):
        line = ink(f"{number}. ", INK3) + ink(f"{seat}: " if seat else "", INK2)
        line += look.thing(("card", source["id"]), ink(face_name(language, look.view, source), INK, bold=True))
        line += ink(f" ({words})" if words else "", INK2) + ink(f" → {target}" if target else "", INK2)
        lines += line.wrap(width)
    decision = look.view["decision"]
    if lines and decision is not None:
        answer = language.text("terminal-bm-answer", seat=look.names[decision["seat"]])
        lines += ink(answer, INK3).wrap(width)
    return lines
