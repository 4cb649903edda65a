"""The options of Boss Monster: owners, numbers and texts of their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.games.boss_family.terminal.numbers import facts_of, top_facts
from undercroft.games.boss_family.terminal.places import focus_of, known_cards, minibosses_of, places_of
from undercroft.games.boss_family.terminal.signs import MINIBOSS_SIGN
from undercroft.games.boss_family.terminal.words import (
    POWERS,
    bait_text,
    card_name,
    card_text,
    is_miniboss,
    named,
    power_text,
    printed,
    set_mark,
)
from undercroft.terminal.widgets.parts import text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.terminal.places import Place
    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import BossView
    from undercroft.i18n import Language


def option_numbers(
    language: Language, view: BossView, names: Sequence[str], option: dict[str, Any], *, spoken: bool
) -> str:
    """The owners and numbers of an option's cards; for a card to be placed, what it would cover.

    Where two sets are in play the first card has the mark of its set, since names can repeat.
    """
    places, minibosses, cards = places_of(view), minibosses_of(view), known_cards(view)
    baits = {bait["hero"]: bait for bait in view["bait"]}
    about = [number for kind, number in option["targets"] if kind == "card" and number in cards]
    slots = [number for kind, number in option["targets"] if kind == "slot"]
    mark = set_mark(language, view, cards[about[0]]) if about else ""
    parts = [mark] if mark else []
    if slots:
        tucked = any(is_miniboss(cards[number]["card"]) for number in about)
        return ", ".join([*parts, *covered(language, view, slots[0], tucked=tucked)])
    for number in about:
        if number == option["args"].get("source"):
            continue
        if number in minibosses:
            parts.append(tucked_facts(language, view, names, minibosses[number], spoken=spoken))
        elif number in places:
            parts.append(lying_facts(language, view, names, places[number], spoken=spoken))
        elif printed(cards[number]["card"]).kind != "spell":
            parts.append(facts_of(language, cards[number]["card"], spoken=spoken))
        if number in baits:
            parts.append(bait_text(language, names, baits[number], spoken=spoken))
    return ", ".join(parts)


def lying_facts(language: Language, view: BossView, names: Sequence[str], place: Place, *, spoken: bool) -> str:
    """The numbers of a room in a dungeon, and its owner if that is not the viewer."""
    facts = text_of(top_facts(language, place.stack), spoken=spoken)
    return facts if place.seat == view["seat"] else f"{names[place.seat]}, {facts}"


def tucked_facts(language: Language, view: BossView, names: Sequence[str], place: Place, *, spoken: bool) -> str:
    """The next level of a miniboss and its room, and its owner if that is not the viewer."""
    miniboss = place.stack["miniboss"]
    assert miniboss is not None
    facts = [] if place.seat == view["seat"] else [names[place.seat]]
    level = miniboss["level"]
    if level:
        sign = f"{MINIBOSS_SIGN} {level}/{view['limits']['levels']}"
        facts.append(language.text("terminal-bm-level", level=level) if spoken else sign)
    return ", ".join([*facts, card_name(language, place.stack["top"])])


def covered(language: Language, view: BossView, slot: int, *, tucked: bool) -> list[str]:
    """The room that a card placed in a slot covers, or the room to which a miniboss is added."""
    dungeon = view["dungeons"][focus_of(view)]
    if slot >= len(dungeon):
        return []
    return [language.text("terminal-bm-on" if tucked else "terminal-bm-over", room=named(dungeon[slot]["top"]))]


def option_note(language: Language, view: BossView, option: dict[str, Any]) -> str:
    """The text of the first card of an option that has one; of a promotion the new power.

    For a choice of a word or a number it is the card that asks for it.
    """
    cards, args = known_cards(view), option["args"]
    if option["verb"] in ("promote", "promote_with"):
        miniboss = minibosses_of(view)[args["card"]].stack["miniboss"]
        assert miniboss is not None
        return power_text(language, miniboss["card"]["card"], miniboss["level"] + 1)
    if args and not option["targets"]:
        source = asking_card(view)
        return "" if source is None else way_text(language, view, source["card"], str(args.get("way", "")))
    for kind, number in option["targets"]:
        if kind == "card" and number in cards:
            text = card_text(language, view, cards[number]["card"])
            if text:
                return text
    return ""


def asking_card(view: BossView) -> Card | None:
    """The card for which something is being chosen, if any."""
    decision = view["decision"]
    source = None if decision is None else decision["args"].get("source")
    return known_cards(view).get(source) if isinstance(source, int) else None


def way_text(language: Language, view: BossView, card_id: str, way: str) -> str:
    """The text of a card that asks for a choice; of a miniboss the power that the word stands for."""
    level = next((level for level in POWERS if way.startswith(f"level_{level}")), None)
    if level is None or not is_miniboss(card_id):
        return card_text(language, view, card_id)
    return power_text(language, card_id, level)
