"""Boss Monster in words and signs: cards with their numbers, where they lie, and what an option is about."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from undercroft.games.boss_monster.rules.effects.moments import ABILITIES, ON_SEATS, OWN_DAMAGE
from undercroft.games.boss_monster.rules.facts import FACE, PRINTED, TREASURES, USUAL_TREASURES
from undercroft.kernel.cards import Printed, message_of
from undercroft.kernel.view_types import OpenCard, ShownCard
from undercroft.lang.language import Name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undercroft.games.boss_monster.view_types import Bait, BossView, Effect, Stack, Walk
    from undercroft.lang import Language

TREASURE_SIGNS: Final = ("✚", "◆", "⚔", "●")
KIND_SIGNS: Final = {"monster": "♞", "trap": "⚙"}
ADVANCED_SIGN: Final = "★"
FOOL_SIGN: Final = "☼"
SOUL: Final = "☠"
WOUND: Final = "✖"
HEALTH: Final = "♥"
ROOM_CARD: Final = "▤"
SPELL_CARD: Final = "✦"

Card = ShownCard | OpenCard
"""A card of a view: its number and its printed id, or its back."""


class Place(msgspec.Struct, frozen=True):
    """The stack of a dungeon on which a room lies uppermost."""

    seat: int
    slot: int
    stack: Stack


def printed(card_id: str) -> Printed:
    """The printed card of that id."""
    return PRINTED[FACE[card_id]]


def card_name(language: Language, card: Card) -> str:
    """A card's name, or what its back shows."""
    return language.text(name_key(card))


def name_key(card: Card) -> str:
    """The message of a card's name, or of its back."""
    return message_of(card["card"]) if "card" in card else "back-" + card["back"]


def named(card: Card) -> Name:
    """A card as a name that comes with all its cases."""
    return Name(name_key(card))


def card_text(language: Language, view: BossView, card_id: str) -> str:
    """What a card does; of two printings the one that is played with."""
    key = message_of(card_id) + "-text"
    if card_id == "the_crushinator" and view["options"]["crushinator"] == "once":
        key += "-limited"
    return language.text(key) if language.has(key) else ""


# -- numbers of cards ----------------------------------------------------------------------------------------------


def printed_damage(card_id: str) -> str:
    """The damage printed on a room; an asterisk where the card counts it."""
    return (
        "*"
        if FACE[card_id] in OWN_DAMAGE and not printed(card_id).facts["damage"]
        else str(printed(card_id).facts["damage"])
    )


def damage_of(stack: Stack) -> str:
    """What the uppermost room of a stack deals now; the printed damage while it lies face down."""
    return printed_damage(stack["top"]["card"]) if stack["face_down"] else str(stack["damage"])


def treasure_counts(card_id: str) -> list[int]:
    """How much treasure of each kind a room or a boss shows."""
    treasure: dict[str, int] = printed(card_id).facts.get("treasure", {})
    return [treasure.get(name, 0) for name in TREASURES[:USUAL_TREASURES]]


def treasure_words(language: Language, counts: Sequence[int]) -> str:
    """Treasure in words: `Cleric 1, Thief 2`."""
    return ", ".join(
        f"{language.text('treasure-' + name)} {count}" for name, count in zip(TREASURES, counts, strict=False) if count
    )


def treasure_signs(counts: Sequence[int]) -> str:
    """Treasure in signs, each as often as it counts: `✚●●`."""
    return "".join(sign * count for sign, count in zip(TREASURE_SIGNS, counts, strict=True))


def is_advanced(card_id: str) -> bool:
    """Whether a room is an advanced one."""
    return bool(printed(card_id).facts["advanced"])


def room_kind(language: Language, card_id: str) -> str:
    """Monster room or trap room, and whether it is advanced."""
    kind = language.text("kind-" + printed(card_id).facts["kind"])
    return f"{kind}, {language.text('rank-advanced')}" if is_advanced(card_id) else kind


def room_signs(card_id: str) -> str:
    """The same in signs."""
    return KIND_SIGNS[printed(card_id).facts["kind"]] + (ADVANCED_SIGN if is_advanced(card_id) else "")


def hero_class(language: Language, card_id: str) -> str:
    """The class of a hero, and whether the hero is epic."""
    card = printed(card_id)
    kind = card.facts["class"]
    name = language.text(("treasure-" if kind in TREASURES else "class-") + kind)
    return f"{name}, {language.text('hero-rank-epic')}" if card.facts["epic"] else name


def hero_signs(card_id: str) -> str:
    """The same in signs."""
    card = printed(card_id)
    kind = card.facts["class"]
    sign = TREASURE_SIGNS[TREASURES.index(kind)] if kind in TREASURES else FOOL_SIGN
    return sign + (ADVANCED_SIGN if card.facts["epic"] else "")


def facts_of(language: Language, card_id: str, *, spoken: bool) -> str:
    """The printed numbers of a card, in signs or in words."""
    card = printed(card_id)
    if card.kind == "room":
        return room_facts(language, card_id, printed_damage(card_id), spoken=spoken)
    if card.kind == "boss":
        treasure = treasure_counts(card_id)
        xp = f"{card.facts['xp']} {language.text('word-xp')}"
        return f"{xp}, {treasure_words(language, treasure)}" if spoken else f"{xp} {treasure_signs(treasure)}"
    if card.kind == "spell":
        return language.text("phase-" + card.facts["phase"])
    health = card.facts["health"]
    if spoken:
        return f"{hero_class(language, card_id)}, {language.text('word-health')} {health}"
    return f"{hero_signs(card_id)} {HEALTH}{health}"


def room_facts(language: Language, card_id: str, damage: str, *, spoken: bool) -> str:
    """Damage, treasure and kind of a room."""
    treasure = treasure_counts(card_id)
    if spoken:
        parts = [f"{language.text('word-damage')} {damage}", treasure_words(language, treasure)]
        return ", ".join(part for part in [*parts, room_kind(language, card_id)] if part)
    return " ".join(part for part in (f"−{damage}", treasure_signs(treasure), room_signs(card_id)) if part)


# -- where things are ----------------------------------------------------------------------------------------------


def focus_of(view: BossView) -> int:
    """Whose dungeon is shown large: one's own; to spectators the active player's."""
    if view["seat"] is not None:
        return int(view["seat"])
    return 0 if view["active"] is None else int(view["active"])


def others_of(view: BossView) -> list[int]:
    """The other seats: those in the game in acting order, then those out of it."""
    order = [*view["order"], *(seat for seat in range(view["seats"]) if seat not in view["order"])]
    return [seat for seat in order if seat != focus_of(view)]


def places_of(view: BossView) -> dict[int, Place]:
    """For every room that lies uppermost and is known: where."""
    return {
        stack["top"]["id"]: Place(seat, slot, stack)
        for seat, dungeon in enumerate(view["dungeons"])
        for slot, stack in enumerate(dungeon)
        if "id" in stack["top"]
    }


def known_cards(view: BossView) -> dict[int, Card]:
    """Every card that this seat can tell by its number."""
    return {card["id"]: card for zone in view["zones"].values() for card in _cards_in(zone)}


def _cards_in(part: Any) -> Iterator[Card]:
    if isinstance(part, dict):
        if "id" in part:
            yield cast("Card", part)
        else:
            yield from _cards_in([card for _, card in part.get("known", ())])
    elif isinstance(part, list):
        for item in part:
            yield from _cards_in(item)


def hand_of(view: BossView, seat: int) -> list[Card]:
    """The cards of a hand that this seat knows, rooms before spells."""
    cards = [card for card in view["zones"]["hand"][seat] if "id" in card]
    return sorted(cards, key=lambda card: printed(card["card"]).kind)


def discard_of(view: BossView) -> list[tuple[Card, int]]:
    """The discard pile, the latest card first; copies are counted."""
    cards = [card for _, card in reversed(view["zones"]["discard"]["known"])]
    counts = Counter(card["card"] for card in cards)
    first = {card["card"]: card for card in reversed(cards)}
    return [(first[card_id], counts[card_id]) for card_id in dict.fromkeys(card["card"] for card in cards)]


def boss_of(view: BossView, seat: int) -> Card | None:
    """The boss of a seat, once it lies open."""
    bosses = view["zones"]["boss"][seat]
    return bosses[0] if bosses else None


def walker_of(view: BossView) -> Card:
    """The hero inside a dungeon."""
    hero: Card = view["zones"]["walking"][0]
    return hero


def walk_in(view: BossView, seat: int) -> Walk | None:
    """The walk of the hero inside the dungeon of this seat, if there is one."""
    walk = view["walk"]
    return walk if walk is not None and walk["seat"] == seat else None


class Waiting(NamedTuple):
    """What was announced and has not happened yet."""

    source: Card
    effect: Effect | None = None
    """Whose it is and at what it is aimed, once that is settled."""


def waiting_effects(view: BossView) -> list[Waiting]:
    """Everything announced that has not happened yet."""
    waiting = [Waiting(effect["source"], effect) for effect in view["waiting"]]
    sources = {one.source["id"] for one in waiting}
    return waiting + [Waiting(spell) for spell in view["zones"]["announced"] if spell["id"] not in sources]


def target_text(language: Language, view: BossView, names: Sequence[str], effect: Effect | None) -> str:
    """At what an announced effect is aimed; empty if at nothing."""
    target = -1 if effect is None else effect["target"]
    if effect is None or target < 0:
        return ""
    if ABILITIES[FACE[effect["source"]["card"]]][effect["way"]].kind == ON_SEATS:
        return names[target]
    card = known_cards(view).get(target)
    return language.text("unknown-card") if card is None else card_name(language, card)


# -- options -------------------------------------------------------------------------------------------------------


def option_numbers(
    language: Language, view: BossView, names: Sequence[str], option: dict[str, Any], *, spoken: bool
) -> str:
    """Whose the cards of an option are and what they deal and hold; of a room to be placed only what it covers."""
    slots = [number for kind, number in option["targets"] if kind == "slot"]
    if slots:
        return ", ".join(covered(language, view, slots[0]))
    places, cards = places_of(view), known_cards(view)
    baits = {bait["hero"]: bait for bait in view["bait"]}
    parts: list[str] = []
    for kind, number in option["targets"]:
        if kind != "card" or number not in cards or number == option["args"].get("source"):
            continue
        if number in places:
            parts.append(lying_facts(language, view, names, places[number], spoken=spoken))
        elif printed(cards[number]["card"]).kind != "spell":
            parts.append(facts_of(language, cards[number]["card"], spoken=spoken))
        if number in baits:
            parts.append(bait_text(language, names, baits[number], spoken=spoken))
    return ", ".join(parts)


def lying_facts(language: Language, view: BossView, names: Sequence[str], place: Place, *, spoken: bool) -> str:
    """The numbers of a room in a dungeon, and whose it is if it is another player's."""
    card_id = place.stack["top"]["card"]
    facts = room_facts(language, card_id, damage_of(place.stack), spoken=spoken)
    return facts if place.seat == view["seat"] else f"{names[place.seat]}, {facts}"


def covered(language: Language, view: BossView, slot: int) -> list[str]:
    """What a room placed in that slot covers."""
    dungeon = view["dungeons"][focus_of(view)]
    if slot >= len(dungeon):
        return []
    return [language.text("terminal-bm-over", room=named(dungeon[slot]["top"]))]


def bait_text(language: Language, names: Sequence[str], bait: Bait, *, spoken: bool) -> str:
    """Where a hero of the town would go as things stand."""
    if bait["to"] is not None:
        seat = names[bait["to"]]
        return language.text("terminal-bm-would-go", seat=seat) if spoken else f"→ {seat}"
    return language.text("terminal-bm-tie" if bait["tie"] else "terminal-bm-stays")


def option_note(language: Language, view: BossView, option: dict[str, Any]) -> str:
    """The text of the first card that an option is about and that says something."""
    cards = known_cards(view)
    for kind, number in option["targets"]:
        if kind == "card" and number in cards:
            text = card_text(language, view, cards[number]["card"])
            if text:
                return text
    return ""


def place_name(language: Language, slot: int) -> str:
    """How a place of a dungeon is called."""
    return language.text("slot-place", slot=slot)
