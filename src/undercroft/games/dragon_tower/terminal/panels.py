"""The panels of Dragon Tower in the app: the tower, the heroes with their hands, and the fight being put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.content import Content

from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES
from undercroft.games.dragon_tower.terminal.heroes import hand_cards, hero_facts, hero_skills, is_dead
from undercroft.games.dragon_tower.terminal.words import (
    ATTRIBUTE_INK,
    attribute_letter,
    attribute_name,
    card_name,
    card_text,
    fight_names,
    fight_rows,
    hero_name,
    points,
    printed,
    worth,
)
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, RAISED, beside, ink, pack

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.view_types import Fight, Floor, Hero, Opponent, TowerView
    from undercroft.terminal.widgets.looks import LookAt

KIND_MARK: Final = {"elite": "◆", "boss": "♛", "circumstance": "!"}
ROOM_SIDES: Final = ("room-left", "room-right")


# -- the tower -----------------------------------------------------------------------------------------------------


def tower(look: LookAt[TowerView], width: int) -> list[Content]:
    """The six floors from the top down."""
    lines: list[Content] = []
    for floor in reversed(look.view["tower"]):
        lines += floor_lines(look, floor, width)
    return lines


def line_of_floor(look: LookAt[TowerView], width: int) -> int:
    """The first line of the party's floor, to scroll there."""
    above = [floor for floor in look.view["tower"] if floor["floor"] > look.view["floor"]]
    return sum(len(floor_lines(look, floor, width)) for floor in above)


def floor_lines(look: LookAt[TowerView], floor: Floor, width: int) -> list[Content]:
    """A floor: its title, then its rooms side by side."""
    lines = [floor_title(look, floor, width)]
    if floor["where"] == "behind":
        return lines
    here = floor["where"] == "here"
    rooms = floor["rooms"]
    if len(rooms) == 1:
        lines += pack([foe(look, item) for item in rooms[0]], width, indent=1)
    else:
        column = (width - 4) // 2
        left, right = (room_lines(look, rooms, side, column, here) for side in (0, 1))
        lines += [line.pad_left(1) for line in beside(left, right, column)]
    return lines


def floor_title(look: LookAt[TowerView], floor: Floor, width: int) -> Content:
    """The floor's number, a mark for the party, and hidden cards."""
    language = look.language
    here, behind = floor["where"] == "here", floor["where"] == "behind"
    name = language.text("word-floor", floor=floor["floor"])
    title = ink(f"{'▶' if here else '✓' if behind else ' '} {name}", INK if here else INK3, bold=here)
    if behind:
        return title + ink(f" · {language.text('word-cleared')}", INK3)
    hidden = [*floor["circumstances"], *floor["under_boss"]]
    shown = [card for card in hidden if "card" in card]
    if shown:
        title += ink(" · " + ", ".join(card_name(language, card["card"]) for card in shown), INK2)
    unknown = len(hidden) - len(shown)
    if unknown:
        words = ink(f" · {language.text('word-circumstances', n=unknown)}", INK2)
        if title.cell_length + words.cell_length > width:
            words = ink(f" · ?×{unknown}", INK2)
        title += words
    title = title.truncate(width, ellipsis=True)
    if here:
        return title.pad_right(max(0, width - title.cell_length)).stylize_before(f"on {RAISED}")
    return title


def room_lines(
    look: LookAt[TowerView], rooms: list[list[Opponent]], side: int, width: int, here: bool
) -> list[Content]:
    """One of two rooms: its opponents, or a note that it was not taken."""
    lines: list[Content] = []
    if here and all(rooms):
        name = ink(look.language.text(ROOM_SIDES[side]), INK2)
        lines += look.thing(("room", side), name).wrap(width)
    if not rooms[side]:
        return [ink(f"– {look.language.text('word-not-taken')}", INK3)] if here and rooms[1 - side] else []
    for item in rooms[side]:
        lines += foe(look, item).wrap(width)
    return lines


def foe(look: LookAt[TowerView], item: Opponent) -> Content:
    """An opponent: kind, name, requirements, planned fighters, and a mark if it is in the current fight."""
    fight = look.view["fight"]
    facing = fight is not None and any(other["id"] == item["id"] for other in fight["foes"])
    mark = KIND_MARK.get(printed(item["card"]).kind, "")
    name = ink(f"{mark}{card_name(look.language, item['card'])}", INK)
    content = look.thing(("card", item["id"]), name) + " " + points(look.language, item["need"]).signs
    for planned, *fighters in look.view["plan"]:
        if planned == item["id"]:
            names = [hero_name(look.language, look.view["heroes"][hero]) for hero in fighters]
            content += ink(f" ← {' + '.join(names)}", INK3)
    return content + ink(" ⚔", BLOOD) if facing else content


# -- heroes --------------------------------------------------------------------------------------------------------


def heroes(look: LookAt[TowerView], width: int) -> list[Content]:
    """Every hero: health, attributes, type, skills, hand."""
    lines: list[Content] = []
    for number, hero in enumerate(look.view["heroes"]):
        if hero["hero"] is not None:
            lines += hero_lines(look, number, hero, width)
    return lines


def line_of_hero(look: LookAt[TowerView], width: int) -> int:
    """The first line of the first hero who is in the fight, or who or whose cards can be chosen."""
    shown = look.view["fight"]
    top = 0
    for number, hero in enumerate(look.view["heroes"]):
        cards = [("card", card["id"]) for card in look.view["zones"]["hand"][number] if "id" in card]
        fighting = shown is not None and number in shown["heroes"]
        if fighting or any(target in look.touch for target in [("hero", number), *cards]):
            return top
        top += len(hero_lines(look, number, hero, width)) if hero["hero"] else 0
    return 0


def hero_lines(look: LookAt[TowerView], number: int, hero: Hero, width: int) -> list[Content]:
    language = look.language
    name = look.thing(("hero", number), ink(hero_name(language, hero), INK, bold=True))
    if is_dead(look.view, hero):
        return [name + ink(f" † {language.text('word-dead')}", BLOOD)]
    lines = pack([name, *(fact.signs for fact in hero_facts(look, hero))], width)
    skills = [skill.signs for skill in hero_skills(language, hero)]
    if look.roomy:
        for name, skill in zip(skills, hero["skills"], strict=True):
            lines += pack([name, ink(card_text(language, skill), INK3)], width, indent=2)
    else:
        lines += pack(skills, width, indent=2)
    hand = [card.signs for card in hand_cards(look, number)] or [ink(language.text("terminal-empty-hand"), INK3)]
    return lines + pack(hand, width, indent=2)


# -- the fight being put together ----------------------------------------------------------------------------------


def fight(look: LookAt[TowerView], width: int) -> list[Content]:
    """The fight: need, base, cards and missing points by attribute, and the cost of settling."""
    shown = look.view["fight"]
    if shown is None:
        return []
    language = look.language
    title = ink(language.text("terminal-fight-against", **fight_names(look.view)), INK, bold=True)
    lines = title.wrap(width)
    if len(shown["heroes"]) > 1 and "shoulder_to_shoulder" not in shown["skills"]:
        lines += ink(language.text("terminal-pair-rise"), INK3).wrap(width)
    lines += fight_table(look, shown, width)
    laid = [*shown.get("cards", ())]
    if laid:
        title = ink(f"{language.text('terminal-fight-cards')}:", INK3)
        items = [
            look.thing(("card", card["id"]), ink(card_name(language, card["card"]), INK2))
            + " "
            + worth(language, ATTRIBUTES.index(card["attribute"]), card["counts"]).signs
            for card in laid
        ]
        lines += pack([title, *items], width)
    if shown["skills"]:
        lines += pack([ink(f"✦{card_name(language, skill)}", INK2) for skill in shown["skills"]], width)
    return lines + outcome(look, shown).wrap(width)


def fight_table(look: LookAt[TowerView], shown: Fight, width: int) -> list[Content]:
    """One line per attribute, with numbers in columns; letters for names in a narrow panel."""
    language = look.language
    heads = [language.text(key) for key in ("word-need", "word-base", "terminal-fight-cards", "word-missing")]
    rows = fight_rows(shown)
    names = [attribute_name(language, row["attribute"]) for row in rows]
    if max(map(len, names), default=0) + sum(len(head) + 2 for head in heads) > width:
        names = [attribute_letter(language, row["attribute"]) for row in rows]
    first = max(map(len, names), default=0)
    lines = [ink("  ".join([" " * first, *heads]), INK3)]
    for name, row in zip(names, rows, strict=True):
        line = ink(name.ljust(first), ATTRIBUTE_INK[row["attribute"]], bold=True)
        for head, key in zip(heads, ("need", "base", "cards"), strict=False):
            line += "  " + ink(str(row[key]).rjust(len(head)), INK)
        missing = "?" if row["missing"] is None else str(row["missing"] or "✓")
        line += "  " + ink(missing.rjust(len(heads[-1])), OK if missing == "✓" else BLOOD, bold=True)
        lines.append(line)
    return lines


def outcome(look: LookAt[TowerView], shown: Fight) -> Content:
    """The cost of settling the fight now."""
    language = look.language
    if not shown["known"]:
        return ink(language.text("terminal-fight-hidden"), INK3)
    missing = sum(shown["missing"])
    if not missing:
        return ink(language.text("terminal-fight-free"), OK)
    decision = look.view["decision"]
    options = [] if decision is None else decision.get("options", [])
    paid = [option["args"] for option in options if option["verb"] == "commit"]
    costs = [int(args["first"]) + int(args["second"]) for args in paid]
    if costs:
        return ink(language.text("terminal-fight-cost", missing=missing, cost=min(costs)), BLOOD)
    key = "terminal-fight-short" if options else "terminal-fight-missing"
    return ink(language.text(key, missing=missing), BLOOD)
