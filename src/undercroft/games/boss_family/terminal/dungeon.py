"""A dungeon of Boss Monster as lines: in columns from left to right, or one room below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from undercroft.games.boss_family.terminal.city_marks import MINION, SPACE, has_boss_space, stands_on
from undercroft.games.boss_family.terminal.marks import beneath_mark, stack_marks
from undercroft.games.boss_family.terminal.numbers import (
    damage_of,
    damage_signs,
    room_signs,
    short_kind,
    treasure_counts,
    treasure_in,
    treasure_signs,
)
from undercroft.games.boss_family.terminal.places import boss_of, walk_in
from undercroft.games.boss_family.terminal.signs import MINIBOSS_SIGN, SOUL
from undercroft.games.boss_family.terminal.words import face_name, is_miniboss, place_name
from undercroft.terminal.widgets.looks import BLOOD, INK, INK2, INK3, OK, RAISED, ink, pack

if TYPE_CHECKING:
    from undercroft.games.boss_family.terminal.words import Card
    from undercroft.games.boss_family.view_types import BossView, Stack
    from undercroft.terminal.widgets.looks import LookAt
    from undercroft.terminal.widgets.parts import Part


def steps(look: LookAt[BossView], seat: int) -> dict[int, Content]:
    """The marks of a hero's walk by slot: its position, the damage ahead, the room where it dies."""
    shown = walk_in(look.view, seat)
    if shown is None:
        return {}
    marks = {step["slot"]: ink(f"{step['hurt']}/{shown['health']}", INK3) for step in shown["ahead"]}
    if shown["room"] is not None:
        here = ink(f"▼ {shown['hurt']}/{shown['health']}", BLOOD, bold=True)
        marks[shown["slot"]] = here
    if shown["dies_in"] is not None:
        marks[shown["dies_in"]] += ink(f" {SOUL}", OK, bold=True)
    return marks


def place(look: LookAt[BossView], seat: int, slot: int, name: Content, card: Card | None = None) -> Content:
    """The name of a room or of an empty place, marked if an option touches the room or the place."""
    if seat == look.view["seat"] and ("slot", slot) in look.touch:
        return look.thing(("slot", slot), name)
    return look.thing(("card", card["id"]), name) if card is not None and "id" in card else name


def room_name(look: LookAt[BossView], stack: Stack) -> Content:
    """The name of the uppermost room of a stack; dimmed while it does not count."""
    top = stack["top"]
    if "card" not in top:
        return ink(f"▒ {look.language.text('word-face-down')}", INK3)
    dim = stack["deactivated"] or stack["face_down"]
    return ink(face_name(look.language, look.view, top), INK3 if dim else INK, bold=not dim)


def room_numbers(stack: Stack) -> Content:
    """Damage and treasure of a stack's uppermost room; none while it does not count."""
    top = stack["top"]
    if "card" not in top or is_miniboss(top["card"]):
        return Content("")
    if stack["deactivated"]:
        return ink("−0", INK3)
    return damage_signs(damage_of(stack)) + " " + treasure_signs(treasure_in(stack))


def miniboss_of(look: LookAt[BossView], stack: Stack) -> Content | None:
    """The miniboss under a stack with its level; dimmed while its powers are not in force."""
    miniboss = stack["miniboss"]
    if miniboss is None:
        return None
    colour = INK2 if miniboss["in_force"] else INK3
    name = ink(f"{MINIBOSS_SIGN} {face_name(look.language, look.view, miniboss['card'])}", colour)
    level = ink(f" {miniboss['level']}/{look.view['limits']['levels']}", colour, bold=bool(miniboss["in_force"]))
    used = ink(" ✓", INK3) if miniboss["used"] else Content("")
    return look.thing(("card", miniboss["card"]["id"]), name) + level + used


def drawn_marks(look: LookAt[BossView], stack: Stack) -> list[Part]:
    """The state of a stack, without the action space under a minion."""
    marks = [*stack_marks(look.language, stack), *beneath_mark(look.language, stack)]
    return [mark for mark in marks if mark.signs.plain]


def state_signs(look: LookAt[BossView], stack: Stack) -> list[Content]:
    """The state of a stack in signs."""
    return [mark.signs for mark in drawn_marks(look, stack)]


def rows(look: LookAt[BossView], seat: int, width: int) -> list[Content]:
    """A dungeon from the entrance down to the boss, one room after another."""
    stacks = look.view["dungeons"][seat]
    marks = steps(look, seat)
    lines: list[Content] = []
    most = look.view["limits"]["rooms"]
    touched = [slot for slot in range(most) if ("slot", slot) in look.touch and seat == look.view["seat"]]
    for slot in range(most - 1, -1, -1):
        if slot < len(stacks):
            lines += room_row(look, seat, slot, marks.get(slot), width)
        elif slot in touched:
            lines += empty_cell(look, seat, slot, width)
    boss = boss_of(look.view, seat)
    if boss is not None:
        owns = [treasure_signs(treasure_counts(boss["card"])), *boss_marks(look, seat, boss)]
        lines += pack([boss_name(look, boss), *owns], width, gap=" ")
    return lines


def room_row(look: LookAt[BossView], seat: int, slot: int, mark: Content | None, width: int) -> list[Content]:
    """A room on one line, or on more if needed."""
    stack = look.view["dungeons"][seat][slot]
    top = stack["top"]
    name = place(look, seat, slot, room_name(look, stack), top)
    items = [ink(f"{room_signs(top['card'])} ", INK3) + name if "card" in top else name]
    items += [item for item in (room_numbers(stack), mark) if item is not None and item.plain]
    lines = pack([*items, *state_signs(look, stack)], width, gap=" ")
    miniboss = miniboss_of(look, stack)
    return lines if miniboss is None else lines + pack([miniboss], width, indent=2)


def columns(look: LookAt[BossView], seat: int, width: int) -> list[Content]:
    """A dungeon from left to right: the empty places, the rooms, the boss; the heroes' way leads to the right."""
    most = look.view["limits"]["rooms"]
    column = (width - most * 2) // (most + 1)
    stacks = look.view["dungeons"][seat]
    marks = steps(look, seat)
    cells = []
    for slot in range(most - 1, -1, -1):
        if slot < len(stacks):
            cells.append(room_cell(look, seat, slot, column))
        else:
            cells.append(empty_cell(look, seat, slot, column))
    cells.append(boss_cell(look, seat, column))
    if marks:
        above = [marks.get(slot, Content("")) for slot in range(most - 1, -1, -1)]
        cells = [[mark, *cell] for mark, cell in zip([*above, Content("")], cells, strict=True)]
    inside = walk_in(look.view, seat)
    if inside is not None and inside["room"] is not None:
        here = most - 1 - inside["slot"]
        cells[here] = [raised(line, column) for line in cells[here]]
    height = max(len(cell) for cell in cells)
    rule = ink("│ ", INK3)
    lines = []
    for number in range(height):
        line = Content("")
        for place, cell in enumerate(cells):
            part = cell[number] if number < len(cell) else Content("")
            line += (rule if place else Content("")) + part.pad_right(max(0, column - part.cell_length))
        lines.append(line)
    return lines


def raised(line: Content, width: int) -> Content:
    """A line of the room in which the hero stands."""
    return line.pad_right(max(0, width - line.cell_length)).stylize_before(f"on {RAISED}")


def room_cell(look: LookAt[BossView], seat: int, slot: int, width: int) -> list[Content]:
    """A room as a column of lines."""
    stack = look.view["dungeons"][seat][slot]
    top = stack["top"]
    lines = place(look, seat, slot, room_name(look, stack), top).wrap(width)
    numbers = room_numbers(stack)
    if numbers.plain:
        lines.append(numbers)
    if "card" in top:
        kind = short_kind(look.language, top["card"])
        lines += ink(f"{room_signs(top['card'])} {kind}", INK3).wrap(width)
    miniboss = miniboss_of(look, stack)
    if miniboss is not None:
        lines += miniboss.wrap(width)
    for mark in drawn_marks(look, stack):
        lines += mark.full.wrap(width)
    return lines


def empty_cell(look: LookAt[BossView], seat: int, slot: int, width: int) -> list[Content]:
    """An empty slot."""
    name = ink(f"· {place_name(look.language, slot)}", INK3)
    return place(look, seat, slot, name).wrap(width)


def boss_cell(look: LookAt[BossView], seat: int, width: int) -> list[Content]:
    """The boss at the end of a dungeon."""
    boss = boss_of(look.view, seat)
    if boss is None:
        return [ink("♛", INK3)]
    owns = [treasure_signs(treasure_counts(boss["card"])), *boss_marks(look, seat, boss)]
    return [*boss_name(look, boss).wrap(width), *pack(owns, width, gap=" ")]


def boss_marks(look: LookAt[BossView], seat: int, boss: Card) -> list[Content]:
    """The action space of a boss that may be used, or the minion on it."""
    if stands_on(look.view, boss["id"]):
        return [ink(MINION, INK, bold=True)]
    return [ink(SPACE, INK2)] if has_boss_space(look.view, seat) else []


def boss_name(look: LookAt[BossView], boss: Card) -> Content:
    return look.thing(("card", boss["id"]), ink(f"♛ {face_name(look.language, look.view, boss)}", INK, bold=True))
