"""Dragon Tower in plain mode: the situation in sentences, grouped so that only changes are read out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.terminal.heroes import hand_cards, hero_facts, hero_skills, is_dead
from undercroft.games.dragon_tower.terminal.words import (
    attribute_name,
    card_name,
    fight_names,
    fight_of,
    fight_rows,
    hero_name,
    named,
    names_of,
    opponents,
    points,
)
from undercroft.terminal.widgets.looks import LookAt
from undercroft.terminal.widgets.parts import in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.dragon_tower.view_types import Opponent, TowerView
    from undercroft.i18n import Language


def situation(language: Language, view: TowerView, names: Sequence[str]) -> dict[str, list[str]]:
    """The situation as groups of lines; a group is read out again when it changes."""
    groups: dict[str, list[str]] = {}
    if view["floor"]:
        groups["floor"] = floor_lines(language, view, view["floor"])
    for number in range(len(view["heroes"])):
        groups[f"hero {number}"] = hero_lines(language, view, number, names)
    if view["plan"]:
        groups["plan"] = plan_lines(language, view)
    if view["fight"]:
        groups["fight"] = fight_lines(language, view)
    return groups


def tower_lines(language: Language, view: TowerView) -> list[str]:
    """The whole tower from the top down; cleared floors in short."""
    lines: list[str] = []
    for floor in reversed(view["tower"]):
        if floor["where"] == "behind":
            title = language.text("word-floor", floor=floor["floor"])
            lines.append(f"{title}: {language.text('word-cleared')}.")
        else:
            lines += floor_lines(language, view, floor["floor"])
    return lines


def floor_lines(language: Language, view: TowerView, number: int) -> list[str]:
    """A floor: its rooms and hidden cards."""
    floor = view["tower"][number - 1]
    title = language.text("word-floor", floor=number)
    rooms = [(side, room) for side, room in enumerate(floor["rooms"]) if room]
    lines: list[str] = []
    for side, room in rooms:
        foes = "; ".join(foe_words(language, foe) for foe in room)
        if len(rooms) > 1:
            where = language.text("room-left" if side == 0 else "room-right")
            lines.append(language.text("terminal-floor-room", title=title, room=where, foes=foes))
        else:
            lines.append(f"{title}: {foes}.")
    hidden = [*floor["circumstances"], *floor["under_boss"]]
    unknown = sum("card" not in card for card in hidden)
    lines += [f"{title}: {card_name(language, card['card'])}." for card in hidden if "card" in card]
    if unknown:
        lines.append(f"{title}: {language.text('word-circumstances', n=unknown)}.")
    return lines


def foe_words(language: Language, foe: Opponent) -> str:
    """An opponent and its requirements."""
    return f"{card_name(language, foe['card'])} ({points(language, foe['need']).words})"


def hero_lines(language: Language, view: TowerView, number: int, names: Sequence[str]) -> list[str]:
    """A hero: health, attributes, skills, hand."""
    hero = view["heroes"][number]
    if hero["hero"] is None:
        return []
    name = hero_name(language, hero)
    if is_dead(view, hero):
        return [f"{name}: {language.text('word-dead')}."]
    look = LookAt(language, view, names)
    lines = [f"{name}: {in_words(hero_facts(look, hero))}."]
    if hero["skills"]:
        skills = in_words(hero_skills(language, hero))
        lines.append(language.text("terminal-hero-skills", hero=name, skills=skills))
    cards = in_words(hand_cards(look, number)) or language.text("terminal-nothing")
    return [*lines, language.text("terminal-hero-hand", hero=name, cards=cards)]


def plan_lines(language: Language, view: TowerView) -> list[str]:
    """The planned fights of a surrounded party."""
    foes = opponents(view)
    lines = []
    for foe, *heroes in view["plan"]:
        if foe in foes:
            who = names_of(view, heroes)
            lines.append(language.text("terminal-plan", heroes=who, foe=named(foes[foe])))
    return lines


def fight_lines(language: Language, view: TowerView) -> list[str]:
    """The fight being prepared: need, base, cards and missing points."""
    fight = fight_of(view)
    lines = [language.text("terminal-fight-title", **fight_names(view))]
    for row in fight_rows(fight):
        base, cards, missing = row["base"], row["cards"], row["missing"]
        name = attribute_name(language, row["attribute"])
        if missing is None:
            lines.append(language.text("terminal-fight-unknown", attribute=name, need=row["need"], base=base))
        else:
            lines.append(
                language.text(
                    "terminal-fight-row", attribute=name, need=row["need"], base=base, cards=cards, missing=missing
                )
            )
    return lines
