"""Boss Monster in words and signs: cards with their numbers, and where they lie."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec

from undercroft.games.boss_monster.rules.city_events import LANDMARK_NAMES, SPACES
from undercroft.games.boss_monster.rules.effects.moments import (
    ABILITIES,
    EXTRA_COINS,
    EXTRA_SEAT,
    EXTRA_TARGET,
    EXTRA_TREASURE,
    ON_SEATS,
    ON_SPACES,
    OWN_DAMAGE,
)
from undercroft.games.boss_monster.rules.facts import FACE, PRINTED, TREASURES
from undercroft.games.boss_monster.rules.minibosses import TOP_LEVEL
from undercroft.games.boss_monster.terminal.city_marks import city_of, plays_alone, signed, token_on
from undercroft.kernel.cards import Printed, message_of
from undercroft.kernel.view_types import OpenCard, ShownCard
from undercroft.lang.language import Name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undercroft.games.boss_monster.view_types import Bait, BossView, Effect, Miniboss, Stack, Walk
    from undercroft.lang import Language

TREASURE_SIGNS: Final = ("✚", "◆", "⚔", "●", "▲")
KIND_SIGNS: Final = {"monster": "♞", "trap": "⚙"}
ADVANCED_SIGN: Final = "★"
MINIBOSS_SIGN: Final = "♟"
CLASS_SIGNS: Final = {**dict(zip(TREASURES, TREASURE_SIGNS, strict=True)), "fool": "☼", "none": "∅"}
SOUL: Final = "☠"
WOUND: Final = "✖"
HEALTH: Final = "♥"
ROOM_CARD: Final = "▤"
SPELL_CARD: Final = "✦"
COIN: Final = "◎"
ITEM_SIGN: Final = "⚱"
SILENT: Final = "⊘"
HELD_BACK: Final = "‖"

POWERS: Final = range(1, TOP_LEVEL + 1)
"""The levels of a miniboss, each of which has a power."""

HAND_ORDER: Final = ("room", "miniboss", "spell")

Card = ShownCard | OpenCard
"""A card of a view: its number and its printed id, or its back."""


class Place(msgspec.Struct, frozen=True):
    """The stack of a dungeon on which a room lies uppermost, or under which a miniboss is tucked."""

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


def face_name(language: Language, view: BossView, card: Card) -> str:
    """A card's name with the mark of its set, where two sets are in play."""
    mark = set_mark(language, view, card)
    return f"{card_name(language, card)} {mark}" if mark else card_name(language, card)


def set_mark(language: Language, view: BossView, card: Card) -> str:
    """The mark of a card's set, where two are in play; heroes bear none, since all of them come from one (MB-004)."""
    if not view["options"].get("sets") or "card" not in card or printed(card["card"]).kind in ("hero", "epic"):
        return ""
    return f"‹{language.text('terminal-mark-' + printed(card['card']).facts['set'])}›"


def card_text(language: Language, view: BossView, card_id: str) -> str:
    """What a card does; of two printings the one that is played with."""
    if is_miniboss(card_id):
        return " ".join(power_text(language, card_id, level) for level in POWERS)
    if printed(card_id).kind == "item":
        return " ".join(
            f"{language.text('word-' + user)}: {language.text(f'{message_of(card_id)}-{user}')}"
            for user in ("hero", "boss")
        )
    key = message_of(card_id) + "-text"
    if card_id == "the_crushinator" and view["options"].get("crushinator") == "once":
        key += "-limited"
    texts = [language.text(key) if language.has(key) else "", space_text(language, card_id)]
    return " ".join(text for text in texts if text)


def space_text(language: Language, card_id: str) -> str:
    """What the action space of a card does: `Action space: …`; empty if it has none."""
    key = message_of(card_id) + "-space"
    return f"{language.text('word-space')}: {language.text(key)}" if language.has(key) else ""


def is_miniboss(card_id: str) -> bool:
    """Whether a card is a miniboss, which has the back of a room."""
    return printed(card_id).kind == "miniboss"


def power_text(language: Language, card_id: str, level: int) -> str:
    """What a miniboss does from a level on: `Level 2: …`."""
    power = language.text(f"{message_of(card_id)}-level-{level}")
    return f"{language.text('word-level')} {level}: {power}"


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


def treasure_in(stack: Stack) -> list[int]:
    """The treasure of a stack now; what is printed on its uppermost room while that is not active."""
    return stack["treasure"] or treasure_counts(stack["top"]["card"])


def treasure_counts(card_id: str) -> list[int]:
    """How much treasure of each kind is printed on a room or a boss."""
    treasure: dict[str, int] = printed(card_id).facts.get("treasure", {})
    return [treasure.get(name, 0) for name in TREASURES]


def treasure_words(language: Language, counts: Sequence[int]) -> str:
    """Treasure in words: `Cleric 1, Thief 2`."""
    return ", ".join(
        f"{language.text('treasure-' + name)} {count}" for name, count in zip(TREASURES, counts, strict=False) if count
    )


def treasure_signs(counts: Sequence[int]) -> str:
    """Treasure in signs, each as often as it counts: `✚●●`."""
    return "".join(sign * count for sign, count in zip(TREASURE_SIGNS, counts, strict=False))


def is_advanced(card_id: str) -> bool:
    """Whether a room is an advanced one."""
    return bool(printed(card_id).facts["advanced"])


def room_kind(language: Language, card_id: str) -> str:
    """Monster room or trap room, and whether it is advanced."""
    kind = language.text("kind-" + printed(card_id).facts["kind"])
    return f"{kind}, {language.text('rank-advanced')}" if is_advanced(card_id) else kind


def room_signs(card_id: str) -> str:
    """The same in signs; of a miniboss only that it is one."""
    if is_miniboss(card_id):
        return MINIBOSS_SIGN
    return KIND_SIGNS[printed(card_id).facts["kind"]] + (ADVANCED_SIGN if is_advanced(card_id) else "")


def short_kind(language: Language, card_id: str) -> str:
    """What kind of card of the room deck it is, in one word."""
    return language.text("kind-miniboss" if is_miniboss(card_id) else "terminal-bm-" + printed(card_id).facts["kind"])


def classes_of(card_id: str) -> list[str]:
    """The classes of a hero: a hybrid has two, and some have none (MB-080)."""
    facts = printed(card_id).facts
    return [facts[key] for key in ("class", "class2") if key in facts]


def hero_class(language: Language, card_id: str) -> str:
    """The class of a hero, and whether the hero is epic."""
    name = language.join(
        [language.text(("treasure-" if kind in TREASURES else "class-") + kind) for kind in classes_of(card_id)]
    )
    return f"{name}, {language.text('hero-rank-epic')}" if printed(card_id).facts["epic"] else name


def hero_signs(card_id: str) -> str:
    """The same in signs."""
    signs = "".join(CLASS_SIGNS[kind] for kind in classes_of(card_id))
    return signs + (ADVANCED_SIGN if printed(card_id).facts["epic"] else "")


def facts_of(language: Language, card_id: str, *, spoken: bool) -> str:
    """The printed numbers of a card, in signs or in words."""
    card = printed(card_id)
    if card.kind == "room":
        facts = room_facts(language, card_id, printed_damage(card_id), treasure_counts(card_id), spoken=spoken)
        cost = cost_of(language, card_id, spoken=spoken)
        return (f"{facts}, {cost}" if spoken else f"{facts} {cost}") if cost else facts
    if card.kind == "miniboss":
        return language.text("kind-miniboss") if spoken else MINIBOSS_SIGN
    if card.kind == "boss":
        treasure = treasure_counts(card_id)
        xp = language.text("count-xp", n=card.facts["xp"])
        return f"{xp}, {treasure_words(language, treasure)}" if spoken else f"{xp} {treasure_signs(treasure)}"
    if card.kind == "spell":
        return language.text("phase-" + card.facts["phase"])
    if card.kind == "item":
        kind = card.facts["class"]
        if spoken:
            words = [language.text("kind-item"), language.text(f"treasure-{kind}") if kind in TREASURES else ""]
            return ", ".join(filter(None, words))
        return ITEM_SIGN + (CLASS_SIGNS[kind] if kind in TREASURES else "")
    health = card.facts["health"]
    if spoken:
        return f"{hero_class(language, card_id)}, {language.text('word-health')} {health}"
    return f"{hero_signs(card_id)} {HEALTH}{health}"


def health_words(language: Language, view: BossView, hero: Card) -> str:
    """A hero's class and health in words, and the token that changes the health."""
    token = token_on(view, hero["id"])
    words = facts_of(language, hero["card"], spoken=True)
    return f"{words}, {language.text('word-health-token')} {signed(token)}" if token else words


def souls_of(view: BossView, seat: int) -> str:
    """A player's souls, and how many decide the game."""
    return counted(view["players"][seat]["souls"], 0 if plays_alone(view) else view["limits"]["souls"])


def wounds_of(view: BossView, seat: int) -> str:
    """A player's wounds, and how many decide the game, if any number does."""
    return counted(view["players"][seat]["wounds"], view["limits"]["wounds"])


def counted(count: int, limit: int) -> str:
    """A number and its limit: `3/10`; alone if there is none."""
    return f"{count}/{limit}" if limit else str(count)


def top_facts(language: Language, stack: Stack, *, spoken: bool) -> str:
    """What the uppermost card of a stack deals and holds now; a miniboss that lies face down does neither."""
    card_id = stack["top"]["card"]
    if is_miniboss(card_id):
        return facts_of(language, card_id, spoken=spoken)
    return room_facts(language, card_id, damage_of(stack), treasure_in(stack), spoken=spoken)


def room_facts(language: Language, card_id: str, damage: str, treasure: Sequence[int], *, spoken: bool) -> str:
    """Damage, treasure and kind of a room."""
    if spoken:
        parts = [f"{language.text('word-damage')} {damage}", treasure_words(language, treasure)]
        return ", ".join(part for part in [*parts, room_kind(language, card_id)] if part)
    return " ".join(part for part in (f"−{damage}", treasure_signs(treasure), room_signs(card_id)) if part)


def stack_state(language: Language, stack: Stack) -> list[str]:
    """What else there is to say of the uppermost card of a stack, in words."""
    words = [
        language.text("word-" + key.replace("_", "-")) for key in ("face_down", "deactivated", "used") if stack[key]
    ]
    if stack["silent"]:
        words.append(language.text("terminal-bm-silent"))
    if stack["coins"]:
        words.append(language.text("count-coins", n=stack["coins"]))
    if stack["tokens"]:
        words.append(language.text("count-tokens", n=stack["tokens"]))
    marks = {"neutralized": "neutralized", "asleep": "asleep", "space": "space", "minions": "minion"}
    return words + [language.text("word-" + word) for key, word in marks.items() if stack[key]]  # type: ignore[literal-required]


def miniboss_words(language: Language, view: BossView, miniboss: Miniboss) -> str:
    """A miniboss in play: its level, and whether its powers are in force."""
    name = f"{language.text('word-miniboss')} {face_name(language, view, miniboss['card'])}"
    if not miniboss["level"]:
        return f"{name} ({language.text('terminal-bm-unpaid')})"
    words = [language.text("terminal-bm-level", level=miniboss["level"])]
    if not miniboss["in_force"]:
        words.append(language.text("terminal-bm-not-in-force"))
    if miniboss["used"]:
        words.append(language.text("word-used"))
    return f"{name} ({', '.join(words)})"


def cost_of(language: Language, card_id: str, *, spoken: bool) -> str:
    """The coins without which a room cannot be built; empty if it costs none."""
    coins = printed(card_id).facts.get("cost_coins", 0)
    if not coins:
        return ""
    return language.text("terminal-bm-cost", n=coins) if spoken else f"{COIN}−{coins}"


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


def minibosses_of(view: BossView) -> dict[int, Place]:
    """For every miniboss in play: where."""
    return {
        stack["miniboss"]["card"]["id"]: Place(seat, slot, stack)
        for seat, dungeon in enumerate(view["dungeons"])
        for slot, stack in enumerate(dungeon)
        if stack["miniboss"] is not None
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
    """The cards of a hand that this seat knows: rooms, minibosses, spells."""
    cards = [card for card in view["zones"]["hand"][seat] if "id" in card]
    return sorted(cards, key=lambda card: HAND_ORDER.index(printed(card["card"]).kind))


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
    """Everything announced that has not happened yet; on a stack the newest first, since it happens first (SB-145)."""
    waiting = [Waiting(effect["source"], effect) for effect in view["waiting"]]
    sources = {one.source["id"] for one in waiting}
    waiting += [Waiting(spell) for spell in view["zones"]["announced"] if spell["id"] not in sources]
    return waiting if city_of(view) is None else waiting[::-1]


def target_text(language: Language, view: BossView, names: Sequence[str], effect: Effect | None) -> str:
    """At what an announced effect is aimed; empty if at nothing."""
    target = -1 if effect is None else effect["target"]
    if effect is None or target < 0:
        return ""
    ability = ABILITIES[FACE[effect["source"]["card"]]][effect["way"]]
    if ability.kind == ON_SEATS:
        return names[target]
    if ability.kind == ON_SPACES:
        landmark = next(name for name in LANDMARK_NAMES if SPACES[target].startswith(name))
        return language.text("landmark-" + landmark.replace("_", "-"))
    words = [_target_name(language, view, target)]
    if ability.extra is not None and ability.extra_kind == EXTRA_TARGET and effect["extra"] not in (None, target):
        words.append(_target_name(language, view, effect["extra"]))
    elif ability.extra is not None and ability.extra_kind == EXTRA_SEAT and effect["extra"] is not None:
        words.append(names[effect["extra"]])
    return ", ".join(words)


def _target_name(language: Language, view: BossView, target: int) -> str:
    card = known_cards(view).get(target)
    return language.text("unknown-card") if card is None else card_name(language, card)


def announced_words(language: Language, effect: Effect | None) -> str:
    """Which of a card's effects was announced, and with how many coins or for which treasure; empty for most."""
    if effect is None:
        return ""
    ability = ABILITIES[FACE[effect["source"]["card"]]][effect["way"]]
    words = [] if ability.word == "only" else [language.text("way-" + ability.word.replace("_", "-"))]
    if effect["extra"] is not None and ability.extra_kind == EXTRA_COINS:
        words.append(language.text("count-coins", n=effect["extra"]))
    elif effect["extra"] is not None and ability.extra_kind == EXTRA_TREASURE:
        words.append(language.text("treasure-" + TREASURES[effect["extra"]]))
    return ", ".join(words)


def bait_text(language: Language, names: Sequence[str], bait: Bait, *, spoken: bool) -> str:
    """Where a hero of the town would go as things stand."""
    if bait["to"] is not None:
        seat = names[bait["to"]]
        return language.text("terminal-bm-would-go", seat=seat) if spoken else f"→ {seat}"
    return language.text("terminal-bm-tie" if bait["tie"] else "terminal-bm-stays")


def place_name(language: Language, slot: int) -> str:
    """How a place of a dungeon is called."""
    return language.text("slot-place", slot=slot)
