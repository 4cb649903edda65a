"""The panels of Boss Monster in the app: one's own dungeon, the hand, the town, the others, and what waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.content import Content

from undercroft.games.boss_family.rules.facts import TREASURES
from undercroft.games.boss_family.terminal.announcements import announced_words, target_text, waiting_effects
from undercroft.games.boss_family.terminal.city_marks import FIRST_PLAYER, MINION, is_first, minion_place
from undercroft.games.boss_family.terminal.dungeon import (
    COIN_INK,
    TREASURE_INK,
    columns,
    harm,
    miniboss_of,
    place,
    room_name,
    room_numbers,
    rows,
    state_signs,
    steps,
    treasure,
)
from undercroft.games.boss_family.terminal.items import health_sign, score_items, waiting_items
from undercroft.games.boss_family.terminal.numbers import (
    classes_of,
    cost_of,
    printed_damage,
    room_signs,
    souls_of,
    treasure_counts,
    wounds_of,
)
from undercroft.games.boss_family.terminal.places import boss_of, focus_of, hand_of, others_of, walk_in, walker_of
from undercroft.games.boss_family.terminal.signs import (
    ADVANCED_SIGN,
    CLASS_SIGNS,
    COIN,
    HELD_BACK,
    MINIBOSS_SIGN,
    ROOM_CARD,
    SOUL,
    SPELL_CARD,
    TREASURE_SIGNS,
    WOUND,
)
from undercroft.games.boss_family.terminal.words import (
    POWERS,
    bait_text,
    card_name,
    card_text,
    face_name,
    is_miniboss,
    named,
    power_text,
    printed,
)
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, ink, pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import Bait, BossView, Walk
    from undercroft.terminal.widgets.looks import LookAt

COLUMNS_FROM: Final = 72
"""The least width at which a dungeon is drawn from left to right; below it stands upright, entrance on top."""


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
    """A player's souls, wounds, coins, treasure and hand, in signs or with words; nothing of those out of the game."""
    language, player = look.language, look.view["players"][seat]
    if player["out"]:
        return []
    souls = f"{language.text('word-souls')} {SOUL} " if whole else SOUL
    wounds = f"{language.text('word-wounds')} {WOUND} " if whole else WOUND
    items = [ink(f"{souls}{souls_of(look.view, seat)}", OK), ink(f"{wounds}{wounds_of(look.view, seat)}", BLOOD)]
    if look.view["coins"]:
        coins = f"{language.text('word-coins')} {COIN} " if whole else COIN
        items.append(ink(f"{coins}{player['coins']}", COIN_INK))
    items.append(treasure_totals(player["treasure"]))
    items += score_items(look, seat)
    if seat != look.view["seat"]:
        hand = language.text("terminal-bm-hand", rooms=player["rooms"], spells=player["spells"])
        items.append(ink(hand if whole else f"{ROOM_CARD}{player['rooms']} {SPELL_CARD}{player['spells']}", INK3))
    minion = minion_place(language, look.view, seat)
    if minion:
        items.append(ink(f"{language.text('word-minion')} {MINION} {minion}" if whole else f"{MINION} {minion}", INK2))
    if player["leveled"]:
        items.append(ink(f"{language.text('word-level-up')} ✓", INK3))
    if seat in look.view["closed"]:
        items.append(ink(language.text("word-closed"), BLOOD))
    if player["promoted"]:
        items.append(ink(language.text("terminal-bm-promoted") if whole else f"{MINIBOSS_SIGN}✓", INK3))
    if player["spell_tax"]:
        tax = language.text("terminal-bm-spell-tax", n=player["spell_tax"])
        items.append(ink(tax if whole else f"{SPELL_CARD}{COIN}−{player['spell_tax']}", BLOOD))
    return items


def treasure_totals(counts: Sequence[int]) -> Content:
    """Treasure of a dungeon: every sign with its number."""
    parts = [
        ink(f"{TREASURE_SIGNS[kind]}{count}", TREASURE_INK[kind] if count else INK3, bold=bool(count))
        for kind, count in enumerate(counts)
    ]
    return Content(" ").join(parts)


def entrance(look: LookAt[BossView], seat: int, *, in_words: bool = True) -> list[Content]:
    """The heroes at an entrance, those that go first in front."""
    heroes = look.view["zones"]["entrance"][seat]
    if not heroes:
        return []
    sign = f"{look.language.text('word-entrance')}: " if in_words else "→ "
    first, *rest = [waiting_hero(look, item, in_words=in_words) for item in heroes]
    return [ink(sign, INK3) + first, *rest]


def waiting_hero(look: LookAt[BossView], item: Card, *, in_words: bool) -> Content:
    """A hero at an entrance, and whether it is held back there."""
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
    """The hero inside a dungeon: damage so far, and how it will end as things stand."""
    language = look.language
    walker = walker_of(look.view)
    name = look.thing(("card", walker["id"]), ink(f"▼ {card_name(language, walker)}", INK, bold=True))
    hurt = language.text("terminal-bm-hurt", hurt=shown["hurt"], health=shown["health"])
    line = name + ink(f" {hurt} · ", BLOOD)
    if shown["dies_in"] is None:
        return line + ink(language.text("terminal-bm-survives"), BLOOD, bold=True)
    top = look.view["dungeons"][shown["seat"]][shown["dies_in"]]["top"]
    return line + ink(f"{SOUL} {language.text('terminal-bm-dies', room=named(top))}", OK, bold=True)


def others(look: LookAt[BossView], width: int) -> list[Content]:
    """The other players with their dungeons in few lines."""
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
        for part in (room_numbers(stack), marks.get(slot), *state_signs(stack), miniboss_of(look, stack)):
            if part is not None and part.plain:
                item += Content(" ") + part
        items.append(item)
    return lines + pack(items, width, gap=" │ ", indent=1)


# -- hand, town, waiting effects -------------------------------------------------------------------------------------


def hand(look: LookAt[BossView], width: int) -> list[Content]:
    """One's own cards: those to choose from in the set-up, the hand, those set aside."""
    view, language = look.view, look.language
    seat = view["seat"]
    if seat is None:
        return ink(language.text("terminal-bm-hidden-hands"), INK3).wrap(width)
    lines: list[Content] = []
    for card in [*view["zones"]["boss_choice"][seat], *hand_of(view, seat)]:
        lines += known_card(look, card, width)
    for card in view["zones"]["set_aside"][seat]:
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
    """A card with its numbers, and where there is room with its text."""
    return card_line(look, card, width) + (text_lines(look, card, width) if look.roomy else [])


def card_line(look: LookAt[BossView], card: Card, width: int) -> list[Content]:
    """A card of the hand with its numbers."""
    facts = printed(card["card"])
    name = look.thing(("card", card["id"]), ink(face_name(look.language, look.view, card), INK))
    if facts.kind == "room":
        numbers = harm(printed_damage(card["card"])) + " " + treasure(treasure_counts(card["card"]))
        name += Content(" ") + numbers + ink(f" {room_signs(card['card'])}", INK3)
        cost = cost_of(look.language, card["card"], spoken=False)
        if cost:
            name += ink(f" {cost}", COIN_INK)
    elif facts.kind == "miniboss":
        name += ink(f" {MINIBOSS_SIGN} {look.language.text('kind-miniboss')}", INK3)
    elif facts.kind == "spell":
        name += ink(f" {SPELL_CARD} {look.language.text('phase-' + facts.facts['phase'])}", INK3)
    elif facts.kind == "boss":
        xp = look.language.text("count-xp", n=facts.facts["xp"])
        name += ink(f" {xp} ", INK3) + treasure(treasure_counts(card["card"]))
    return name.wrap(width)


def town(look: LookAt[BossView], width: int) -> list[Content]:
    """The heroes in town, the longest there first, and where each would go as things stand."""
    lines: list[Content] = []
    baits = {bait["hero"]: bait for bait in look.view["bait"]}
    for item in look.view["zones"]["town"]:
        line = [hero(look, item)]
        bait = baits.get(item["id"])
        if bait is not None:
            line.append(going(look, bait))
        lines += pack(line, width)
    lines += waiting_items(look, width)
    zones = look.view["zones"]
    decks = [("zone-hero-deck", zones["hero_deck"]), ("zone-epic-deck", zones["epic_deck"])]
    left = [ink(f"{look.language.text(key)} {zone['count']}", INK3) for key, zone in decks]
    return lines + pack(left, width)


def going(look: LookAt[BossView], bait: Bait) -> Content:
    """Where a hero would go, and how strongly each player draws it."""
    counts = ":".join(str(count) for count in bait["counts"])
    text = f"{bait_text(look.language, look.names, bait, spoken=False)} ({counts})"
    if bait["to"] is None:
        return ink(f"= {text}", INK3)
    return ink(text, OK if bait["to"] == look.view["seat"] else INK2)


def waiting(look: LookAt[BossView], width: int) -> list[Content]:
    """The announced effects that have not happened yet, and whose answer is awaited; nothing while nothing waits."""
    language = look.language
    lines: list[Content] = []
    for number, (source, effect) in enumerate(waiting_effects(look.view), 1):
        line = ink(f"{number}. ", INK3)
        if effect is not None:
            line += ink(f"{look.names[effect['seat']]}: ", INK2)
        line += look.thing(("card", source["id"]), ink(face_name(language, look.view, source), INK, bold=True))
        words = announced_words(language, effect)
        if words:
            line += ink(f" ({words})", INK2)
        target = target_text(language, look.view, look.names, effect)
        lines += (line + ink(f" → {target}", INK2) if target else line).wrap(width)
    decision = look.view["decision"]
    if lines and decision is not None:
        answer = language.text("terminal-bm-answer", seat=look.names[decision["seat"]])
        lines += ink(answer, INK3).wrap(width)
    return lines
