"""The heroes of Dragon Tower as parts of lines, for the plain mode and the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES
from undercroft.games.dragon_tower.terminal.words import (
    ATTRIBUTE_INK,
    attribute_letter,
    back_name,
    card_name,
    card_value,
    hero_type,
    points,
    worth,
)
from undercroft.terminal.widgets.looks import BLOOD, INK2, INK3, ink
from undercroft.terminal.widgets.parts import Part, part

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.view_types import Hero, TowerView
    from undercroft.i18n import Language
    from undercroft.kernel.view_types import ShownCard
    from undercroft.terminal.widgets.looks import LookAt


def is_dead(view: TowerView, hero: Hero) -> bool:
    """True if a hero has died; before the first floor none has any health yet."""
    return not hero["health"] and bool(view["floor"])


def hero_facts(look: LookAt[TowerView], hero: Hero) -> list[Part]:
    """Health, attributes, type, a mark if the hero has fought, and the player."""
    language, parts = look.language, []
    if hero["health"]:
        lost = look.view["limits"]["health"] - hero["health"]
        hearts = ink("♥" * hero["health"], BLOOD) + ink(f"{'·' * lost} {hero['health']}", INK3)
        parts.append(part(f"{language.text('word-health')} {hero['health']}", hearts, BLOOD))
    if hero["hero"] is not None and hero["base"] is not None:
        kind = hero_type(language, hero["hero"]["card"])
        parts += [points(language, hero["base"]), part(kind, kind, INK2)]
    if hero["fought"]:
        fought = language.text("word-fought")
        parts.append(part(fought, f"⚔ {fought}", INK3))
    if look.view["seats"] > 1:
        name = look.names[hero["seat"]]
        parts.append(part(name, ink(name, INK2, italic=True), INK2))
    return parts


def hero_skills(language: Language, hero: Hero) -> list[Part]:
    """A hero's skills; spent ones are marked."""
    parts = []
    for skill in hero["skills"]:
        name = card_name(language, skill)
        spent = language.text("terminal-skill-spent", skill=name)
        parts.append(part(spent, spent, INK3) if skill in hero["spent"] else part(name, f"✦{name}", INK2))
    return parts


def hand_cards(look: LookAt[TowerView], number: int) -> list[Part]:
    """The cards of a hero's hand: known ones with their worth, the others as backs."""
    return [
        capability(look, card) if "card" in card else back(look.language, card["back"])
        for card in look.view["zones"]["hand"][number]
    ]


def capability(look: LookAt[TowerView], card: ShownCard) -> Part:
    """A capability card with its worth."""
    value = card_value(card["card"])
    assert value is not None, card
    name, bonus = card_name(look.language, card["card"]), worth(look.language, *value)
    drawn = look.thing(("card", card["id"]), ink(name, INK2)) + " " + bonus.signs
    return part(f"{name} ({bonus.words})", drawn, INK2)


def back(language: Language, name: str) -> Part:
    """A face-down capability card, whose back shows its attribute."""
    place = ATTRIBUTES.index(name)
    letter = ink(attribute_letter(language, place), ATTRIBUTE_INK[place], bold=True)
    return part(back_name(language, name), ink("▒", INK3) + letter, INK3)
