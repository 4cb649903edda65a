"""The numbers of cards in words and signs: damage, treasure, kinds, health, state of a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from undercroft.games.boss_family.rules.effects.registry import OWN_DAMAGE
from undercroft.games.boss_family.rules.facts import FACE, TREASURES
from undercroft.games.boss_family.terminal.city_marks import plays_alone, signed, token_on
from undercroft.games.boss_family.terminal.signs import (
    ADVANCED_SIGN,
    CLASS_SIGNS,
    COIN,
    COIN_INK,
    HEALTH,
    ITEM_SIGN,
    KIND_SIGNS,
    MINIBOSS_SIGN,
    SPELL_CARD,
    TREASURE_INK,
    TREASURE_SIGNS,
)
from undercroft.games.boss_family.terminal.words import Card, face_name, is_miniboss, printed
from undercroft.terminal.widgets.looks import BLOOD, INK2, INK3, ink
from undercroft.terminal.widgets.parts import Part, part, text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.view_types import BossView, Miniboss, Stack
    from undercroft.i18n import Language


def printed_damage(card_id: str) -> str:
    """The damage printed on a room; an asterisk where the card counts it."""
    return (
        "*"
        if FACE[card_id] in OWN_DAMAGE and not printed(card_id).facts["damage"]
        else str(printed(card_id).facts["damage"])
    )


def damage_of(stack: Stack) -> str:
    """The current damage of the uppermost room of a stack; the printed damage while it is face down."""
    return printed_damage(stack["top"]["card"]) if stack["face_down"] else str(stack["damage"])


def treasure_in(stack: Stack) -> list[int]:
    """The current treasure of a stack; the printed treasure while its uppermost room is inactive."""
    return stack["treasure"] or treasure_counts(stack["top"]["card"])


def treasure_counts(card_id: str) -> list[int]:
    """The treasure of each kind printed on a room or a boss."""
    treasure: dict[str, int] = printed(card_id).facts.get("treasure", {})
    return [treasure.get(name, 0) for name in TREASURES]


def treasure_words(language: Language, counts: Sequence[int]) -> str:
    """Treasure in words: `Cleric 1, Thief 2`."""
    return ", ".join(
        f"{language.text('treasure-' + name)} {count}" for name, count in zip(TREASURES, counts, strict=False) if count
    )


def treasure_signs(counts: Sequence[int]) -> Content:
    """Treasure in coloured signs, each as often as it counts: `✚●●`."""
    parts = [ink(TREASURE_SIGNS[kind] * count, TREASURE_INK[kind], bold=True) for kind, count in enumerate(counts)]
    return Content("").join(parts)


def treasure_part(language: Language, counts: Sequence[int]) -> Part:
    return part(treasure_words(language, counts), treasure_signs(counts), INK2)


def damage_signs(damage: str) -> Content:
    return ink(f"−{damage}", BLOOD, bold=True)


def is_advanced(card_id: str) -> bool:
    return bool(printed(card_id).facts["advanced"])


def room_kind(language: Language, card_id: str) -> str:
    """The kind of a room: monster or trap, advanced or not."""
    kind = language.text("kind-" + printed(card_id).facts["kind"])
    return f"{kind}, {language.text('rank-advanced')}" if is_advanced(card_id) else kind


def room_signs(card_id: str) -> str:
    """The kind of a room or miniboss in signs."""
    if is_miniboss(card_id):
        return MINIBOSS_SIGN
    return KIND_SIGNS[printed(card_id).facts["kind"]] + (ADVANCED_SIGN if is_advanced(card_id) else "")


def short_kind(language: Language, card_id: str) -> str:
    """The kind of a card of the room deck, in one word."""
    return language.text("kind-miniboss" if is_miniboss(card_id) else "terminal-bm-" + printed(card_id).facts["kind"])


def classes_of(card_id: str) -> list[str]:
    """The classes of a hero: a hybrid has two, and some have none (MB-080)."""
    facts = printed(card_id).facts
    return [facts[key] for key in ("class", "class2") if key in facts]


def hero_class(language: Language, card_id: str) -> str:
    """The class and rank of a hero in words."""
    name = language.join(
        [language.text(("treasure-" if kind in TREASURES else "class-") + kind) for kind in classes_of(card_id)]
    )
    return f"{name}, {language.text('hero-rank-epic')}" if printed(card_id).facts["epic"] else name


def hero_signs(card_id: str) -> str:
    """The class and rank of a hero in signs."""
    signs = "".join(CLASS_SIGNS[kind] for kind in classes_of(card_id))
    return signs + (ADVANCED_SIGN if printed(card_id).facts["epic"] else "")


def facts_of(language: Language, card_id: str, *, spoken: bool) -> str:
    """The printed numbers of a card, in signs or in words."""
    return text_of(card_facts(language, card_id), spoken=spoken)


def card_facts(language: Language, card_id: str) -> list[Part]:
    """The printed numbers of a card."""
    card = printed(card_id)
    match card.kind:
        case "room":
            facts = room_facts(language, card_id, printed_damage(card_id), treasure_counts(card_id))
            coins = card.facts.get("cost_coins", 0)
            cost = language.text("terminal-bm-cost", n=coins)
            return [*facts, part(cost, f"{COIN}−{coins}", COIN_INK)] if coins else facts
        case "miniboss":
            kind = language.text("kind-miniboss")
            return [part(kind, MINIBOSS_SIGN, INK3, full=f"{MINIBOSS_SIGN} {kind}")]
        case "boss":
            xp = language.text("count-xp", n=card.facts["xp"])
            return [part(xp, xp, INK3), treasure_part(language, treasure_counts(card_id))]
        case "spell":
            phase = language.text("phase-" + card.facts["phase"])
            return [part(phase, phase, INK3, full=f"{SPELL_CARD} {phase}")]
        case "item":
            kind = card.facts["class"]
            words = [language.text("kind-item"), language.text(f"treasure-{kind}") if kind in TREASURES else ""]
            return [
                part(", ".join(filter(None, words)), ITEM_SIGN + (CLASS_SIGNS[kind] if kind in TREASURES else ""), INK2)
            ]
    health = f"{language.text('word-health')} {card.facts['health']}"
    return [
        part(hero_class(language, card_id), hero_signs(card_id), INK2),
        part(health, f"{HEALTH}{card.facts['health']}", BLOOD),
    ]


def health_words(language: Language, view: BossView, hero: Card) -> str:
    """A hero's class and health in words, and the token that changes the health."""
    token = token_on(view, hero["id"])
    words = facts_of(language, hero["card"], spoken=True)
    return f"{words}, {language.text('word-health-token')} {signed(token)}" if token else words


def souls_of(view: BossView, seat: int) -> str:
    """A player's souls and their goal."""
    return counted(view["players"][seat]["souls"], 0 if plays_alone(view) else view["limits"]["souls"])


def wounds_of(view: BossView, seat: int) -> str:
    """A player's wounds and their limit, if any."""
    return counted(view["players"][seat]["wounds"], view["limits"]["wounds"])


def counted(count: int, limit: int) -> str:
    """A number and its limit: `3/10`; without a limit only the number."""
    return f"{count}/{limit}" if limit else str(count)


def top_facts(language: Language, stack: Stack) -> list[Part]:
    """The current damage, treasure and kind of the uppermost card of a stack; of a miniboss only its kind."""
    card_id = stack["top"]["card"]
    if is_miniboss(card_id):
        return card_facts(language, card_id)
    return room_facts(language, card_id, damage_of(stack), treasure_in(stack))


def room_facts(language: Language, card_id: str, damage: str, treasure: Sequence[int]) -> list[Part]:
    """Damage, treasure and kind of a room."""
    return [
        part(f"{language.text('word-damage')} {damage}", damage_signs(damage), BLOOD),
        treasure_part(language, treasure),
        part(room_kind(language, card_id), room_signs(card_id), INK3),
    ]


def miniboss_words(language: Language, view: BossView, miniboss: Miniboss) -> str:
    """A miniboss in play: its name, level, and state."""
    name = f"{language.text('word-miniboss')} {face_name(language, view, miniboss['card'])}"
    if not miniboss["level"]:
        return f"{name} ({language.text('terminal-bm-unpaid')})"
    words = [language.text("terminal-bm-level", level=miniboss["level"])]
    if not miniboss["in_force"]:
        words.append(language.text("terminal-bm-not-in-force"))
    if miniboss["used"]:
        words.append(language.text("word-used"))
    return f"{name} ({', '.join(words)})"
