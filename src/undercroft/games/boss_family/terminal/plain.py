"""Boss Monster for the plain mode: the situation in sentences, grouped so that only what changed is read out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family.terminal.announcements import announced_words, target_text, waiting_effects
from undercroft.games.boss_family.terminal.city_marks import minion_place, signed, token_on
from undercroft.games.boss_family.terminal.items import hero_words, item_texts, more_about, score_words, unclaimed_words
from undercroft.games.boss_family.terminal.numbers import (
    facts_of,
    miniboss_words,
    souls_of,
    stack_state,
    top_facts,
    treasure_words,
    wounds_of,
)
from undercroft.games.boss_family.terminal.places import (
    boss_of,
    discard_of,
    focus_of,
    hand_of,
    minibosses_of,
    others_of,
    walker_of,
)
from undercroft.games.boss_family.terminal.words import bait_text, card_name, card_text, face_name, named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import BossView, Stack, Walk
    from undercroft.i18n import Language


def situation(language: Language, view: BossView, names: Sequence[str]) -> dict[str, list[str]]:
    """The situation as groups of lines; a group is read out again when it changes."""
    groups = {"turn": [turn_line(language, view, names)]}
    for hero in view["zones"]["town"]:
        groups[f"town {hero['id']}"] = [town_line(language, view, names, hero)]
    if view["zones"]["items_waiting"]:
        groups["items"] = unclaimed_words(language, view)
    for seat in [*others_of(view), focus_of(view)]:
        groups[f"player {seat}"] = [player_line(language, view, names, seat)]
        groups[f"dungeon {seat}"] = dungeon_lines(language, view, names, seat)
    if view["seat"] is not None:
        groups["hand"] = hand_lines(language, view, view["seat"])
    if view["walk"] is not None:
        groups["walk"] = [walk_line(language, view, names, view["walk"])]
    if waiting_effects(view):
        groups["waiting"] = waiting_lines(language, view, names)
    return groups


def whole_situation(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """Everything there is, with what the hand and the minibosses in play do and what lies in the discard pile."""
    lines = [line for group in situation(language, view, names).values() for line in group]
    return lines + texts_and_discard(language, view, names)


def texts_and_discard(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """What the hand and the minibosses in play do, and what lies in the discard pile."""
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


def turn_line(language: Language, view: BossView, names: Sequence[str]) -> str:
    """The round, the phase, and whose turn it is."""
    parts = [f"{language.text('word-round')} {view['round']}"] if view["round"] else []
    parts.append(language.text("phase-name-" + view["phase"]))
    if view["active"] is not None:
        parts.append(f"{language.text('word-active')}: {names[view['active']]}")
    if view["last_round"]:
        parts.append(language.text("word-last-round"))
    return ", ".join(parts) + "."


def town_line(language: Language, view: BossView, names: Sequence[str], hero: Card) -> str:
    """A hero in town, and where it would go as things stand."""
    facts = ", ".join([facts_of(language, hero["card"], spoken=True), *hero_words(language, view, hero)])
    name = f"{card_name(language, hero)} ({facts})"
    line = f"{language.text('word-town')}: {name}"
    bait = next((bait for bait in view["bait"] if bait["hero"] == hero["id"]), None)
    if bait is None:
        return line + "."
    counts = ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(bait["counts"]))
    return f"{line}; {bait_text(language, names, bait, spoken=True)} ({counts})."


def player_line(language: Language, view: BossView, names: Sequence[str], seat: int) -> str:
    """A player: boss, souls, wounds, coins, treasure, hand."""
    player = view["players"][seat]
    if player["out"]:
        return f"{names[seat]}: {language.text('word-out')}."
    parts = []
    boss = boss_of(view, seat)
    if boss is not None:
        parts.append(f"{face_name(language, view, boss)}, {language.text('count-xp', n=player['xp'])}")
    parts.append(f"{language.text('word-souls')} {souls_of(view, seat)}")
    parts.append(f"{language.text('word-wounds')} {wounds_of(view, seat)}")
    if view["coins"]:
        parts.append(f"{language.text('word-coins')} {player['coins']}")
    parts.append(treasure_words(language, player["treasure"]))
    parts.append(language.text("terminal-bm-hand", rooms=player["rooms"], spells=player["spells"]))
    minion = minion_place(language, view, seat)
    if minion:
        parts.append(f"{language.text('word-minion')}: {minion}")
    parts += score_words(language, view, seat)
    if player["leveled"]:
        parts.append(language.text("word-level-up"))
    if seat in view["closed"]:
        parts.append(language.text("word-closed"))
    if player["promoted"]:
        parts.append(language.text("terminal-bm-promoted"))
    if player["spell_tax"]:
        parts.append(language.text("terminal-bm-spell-tax", n=player["spell_tax"]))
    heroes = [entrance_words(language, view, hero) for hero in view["zones"]["entrance"][seat]]
    if heroes:
        parts.append(f"{language.text('word-entrance')}: {', '.join(heroes)}")
    return f"{names[seat]}: {'; '.join(part for part in parts if part)}."


def entrance_words(language: Language, view: BossView, hero: Card) -> str:
    """A hero at an entrance with its health token, item and damage, and whether it is held back there."""
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
    """A stack: its uppermost room with its numbers and its state, its miniboss, how many cards lie beneath."""
    top = stack["top"]
    if "card" not in top:
        name = language.text("word-face-down")
    else:
        facts = [top_facts(language, stack, spoken=True), *stack_state(language, stack)]
        name = f"{face_name(language, view, top)} ({', '.join(facts)})"
    if stack["miniboss"] is not None:
        name += f", {miniboss_words(language, view, stack['miniboss'])}"
    if stack["beneath"]:
        name += f", {language.text('terminal-bm-beneath', n=len(stack['beneath']))}"
    return name


def hand_lines(language: Language, view: BossView, seat: int) -> list[str]:
    """One's own hand, and what was set aside or can be chosen in the set-up."""
    lines = []
    zones = view["zones"]
    groups = (
        ("boss_choice", zones["boss_choice"][seat]),
        ("hand", hand_of(view, seat)),
        ("set_aside", zones["set_aside"][seat]),
    )
    for zone, cards in groups:
        if cards:
            words = [
                f"{face_name(language, view, card)} ({facts_of(language, card['card'], spoken=True)})" for card in cards
            ]
            lines.append(f"{language.text('zone-' + zone.replace('_', '-'))}: {'; '.join(words)}.")
    return lines


def walk_line(language: Language, view: BossView, names: Sequence[str], walk: Walk) -> str:
    """The hero inside a dungeon, its damage, and how it will end as things stand."""
    walker = walker_of(view)
    more = more_about(view, walker["id"])
    carries = "" if more is None or more["item"] is None else f" ({card_name(language, more['item'])})"
    hero = card_name(language, walker) + carries
    hurt = language.text("terminal-bm-hurt", hurt=walk["hurt"], health=walk["health"])
    if walk["dies_in"] is None:
        end = language.text("terminal-bm-survives")
    else:
        top = view["dungeons"][walk["seat"]][walk["dies_in"]]["top"]
        end = language.text("terminal-bm-dies", room=named(top))
    return language.text("terminal-bm-walk", seat=names[walk["seat"]], hero=hero, hurt=hurt, end=end)


def waiting_lines(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """The announced effects that have not happened yet."""
    return [f"{language.text('word-waiting')}: {words}." for words in waiting_words(language, view, names)]


def waiting_words(language: Language, view: BossView, names: Sequence[str]) -> list[str]:
    """Each announced effect that has not happened yet: whose it is, the card, and at what it is aimed."""
    told = []
    for source, effect in waiting_effects(view):
        words = ", ".join(filter(None, (face_name(language, view, source), announced_words(language, effect))))
        target = target_text(language, view, names, effect)
        if effect is not None:
            words = f"{names[effect['seat']]}, {words}"
        told.append(f"{words}, {language.text('terminal-bm-target', target=target)}" if target else words)
    return told
