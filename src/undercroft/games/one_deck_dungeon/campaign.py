"""The campaign: a sheet for each hero, check-marks and talents (OC-001 to OC-021, OD-DECISION-42 to OD-DECISION-45)."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from undercroft.games.one_deck_dungeon.rules.facts import (
    BOSS_OF,
    DECK,
    DIFFICULTY,
    EFFECTS,
    GROUP_OF,
    HEROES,
    TALENT_GROUPS,
    TALENTS,
    TIER_BONUS,
)
from undercroft.games.one_deck_dungeon.rules.state import State
from undercroft.kernel.errors import Illegal, Malformed, read_sentences

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undercroft.kernel.features.campaign import Kept
    from undercroft.kernel.state import State as KernelState

GAME: Final = "one-deck-dungeon"
COLOURS: Final = ("green", "yellow", "red")
"""Colours of marks by difficulty: a dungeon's marks fit its own colour and those before it (OC-006 to OC-008)."""
BOSS_MARKS: Final = 3  # OC-005
HERO_IDS: Final = tuple(DECK.ids[face] for face in HEROES)
TALENT_IDS: Final = tuple(EFFECTS[talent].id for talent in TALENTS)
NEEDS: Final[dict[str, tuple[int, int, int]]] = {
    EFFECTS[talent].id: (facts["green"], facts["yellow"], facts["third"])
    for talent in TALENTS
    for facts in (DECK.printed[EFFECTS[talent].face].facts,)
}
"""Marks of each colour that a talent needs."""
BOSSES: Final = tuple(boss.id for boss in BOSS_OF.values())

MOST: Final = 100_000
"""The largest number allowed on a sheet."""

Marks = tuple[int, int, int]


class MarkRefused(Illegal):
    """Raised for a mark that cannot be ticked."""

    game = GAME
    sentences: ClassVar[Mapping[str, str]] = read_sentences(
        files("undercroft.games.one_deck_dungeon") / "locale" / "en" / "game.ftl"
    )


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet of one hero (OC-001, OD-012)."""

    ticked: dict[str, Marks] = {}
    """By talent the marks ticked, by colour."""
    unspent: Marks = (0, 0, 0)
    """Marks still to be ticked, by the difficulty of the dungeon that gave them."""
    games: int = 0  # OC-020
    bosses: tuple[str, ...] = ()
    """The bosses beaten."""


class Earned(msgspec.Struct, frozen=True):
    """Marks of a finished game for a hero's sheet."""

    hero: str
    marks: int
    difficulty: int
    boss: str | None


def marks_earned(state: State) -> int:
    """Return the check-marks that each hero earns (OC-002 to OC-005, OC-027, OD-DECISION-42 to OD-DECISION-44)."""
    won = state.result is not None and bool(state.result.winners)
    return state.descents + state.levels_gained + BOSS_MARKS * won + TIER_BONUS[state.setup.tier]


def open_colours(sheet: Sheet, talent: str) -> list[str]:
    """Return the colours of a talent that can be ticked now: it lacks one, and a mark is left that fits."""
    ticked = sheet.ticked.get(talent, (0, 0, 0))
    return [
        colour
        for number, colour in enumerate(COLOURS)
        if ticked[number] < NEEDS[talent][number] and any(sheet.unspent[number:])
    ]


def is_learned(sheet: Sheet, talent: str) -> bool:
    """True if all marks next to a talent are ticked, so that it works (OC-009)."""
    return sheet.ticked.get(talent, (0, 0, 0)) == NEEDS[talent]


def booked(sheet: Sheet, earned: Earned) -> Sheet:
    """Return the sheet after a game; marks that no talent can take any more are lost (OD-DECISION-42)."""
    unspent = list(sheet.unspent)
    unspent[earned.difficulty - 1] += earned.marks
    bosses = sheet.bosses
    if earned.boss is not None and earned.boss not in bosses:
        bosses = (*bosses, earned.boss)
    return _without_useless(Sheet(sheet.ticked, (unspent[0], unspent[1], unspent[2]), sheet.games + 1, bosses))


def ticked(sheet: Sheet, talent: str, colour: str) -> Sheet:
    """Return the sheet with one more mark at a talent (OC-011), spent from the easiest dungeon that fits the colour."""
    if talent not in NEEDS:
        raise Malformed("bad-value", name="talent", value=talent)
    if colour not in COLOURS:
        raise Malformed("bad-value", name="colour", value=colour)
    number = COLOURS.index(colour)
    marks = list(sheet.ticked.get(talent, (0, 0, 0)))
    if marks[number] >= NEEDS[talent][number]:
        raise MarkRefused("talent-ticked", talent=talent, colour=colour)
    unspent = list(sheet.unspent)
    source = next((level for level in range(number, len(COLOURS)) if unspent[level]), None)
    if source is None:
        raise MarkRefused("no-mark-left", colour=colour)
    unspent[source] -= 1
    marks[number] += 1
    all_ticked = {**sheet.ticked, talent: (marks[0], marks[1], marks[2])}
    return _without_useless(Sheet(all_ticked, (unspent[0], unspent[1], unspent[2]), sheet.games, sheet.bosses))


def _without_useless(sheet: Sheet) -> Sheet:
    """Return the sheet without the unspent marks that no talent can take."""
    left = [sum(need[colour] for need in NEEDS.values()) for colour in range(3)]
    for marks in sheet.ticked.values():
        left = [count - mark for count, mark in zip(left, marks, strict=True)]
    green = min(sheet.unspent[0], left[0])
    yellow = min(sheet.unspent[1], left[0] + left[1] - green)
    red = min(sheet.unspent[2], sum(left) - green - yellow)
    return msgspec.structs.replace(sheet, unspent=(green, yellow, red))


class Sheets:
    """The campaign of One Deck Dungeon: each person has a sheet for every hero they have led."""

    def bring(self, options: dict[str, Any], seat: int, kept: Kept) -> dict[str, Any]:
        """Add the learned talents of all sheets to the options; the table uses those of the hero that is led."""
        if options["campaign"] == "no":
            return options
        learned = [
            f"{seat}:{hero}:{talent}"
            for hero, sheet in sheets_of(kept).items()
            for talent in TALENT_IDS
            if is_learned(sheet, talent)
        ]
        return {**options, "talents": [*options["talents"], *learned]}

    def earned(self, state: KernelState, options: dict[str, Any], seat: int) -> Kept | None:
        """Return the marks of a finished game; each hero of the seat earns all of them (OD-DECISION-42)."""
        assert isinstance(state, State)
        if options["campaign"] == "no" or state.result is None:
            return None
        boss = BOSS_OF[state.dungeon].id if state.result.winners else None
        heroes = [hero for hero in range(state.setup.heroes) if state.setup.seat_of[hero] == seat]
        marks, difficulty = marks_earned(state), DIFFICULTY[state.dungeon]
        return {
            "earned": [
                msgspec.to_builtins(Earned(DECK.ids[state.hero[hero]], marks, difficulty, boss)) for hero in heroes
            ]
        }

    def book(self, kept: Kept, earned: Kept) -> Kept:
        """Add the marks of a game to the sheets."""
        sheets = sheets_of(kept)
        for one in msgspec.convert(earned["earned"], list[Earned]):
            sheets[one.hero] = booked(sheets.get(one.hero, Sheet()), one)
        return kept_of(sheets)

    def change(self, kept: Kept, wish: dict[str, str]) -> Kept:
        """Tick a mark: `hero`, `talent` and `colour`."""
        hero = wish.get("hero", "")
        sheets = sheets_of(kept)
        if hero not in sheets:
            raise Malformed("bad-value", name="hero", value=hero)
        sheets[hero] = ticked(sheets[hero], wish.get("talent", ""), wish.get("colour", ""))
        return kept_of(sheets)

    def told(self, kept: Kept) -> dict[str, Any]:
        """Return the sheets with every talent: group, marks needed, marks ticked, and colours that can be ticked."""
        return {"sheets": [_told(hero, sheet) for hero, sheet in sheets_of(kept).items()]}

    def read(self, data: Any) -> Kept:
        """Check exported sheets and return them; raise Malformed if anything is wrong."""
        try:
            sheets = msgspec.convert(data, dict[str, Sheet], strict=True)
        except msgspec.ValidationError as error:
            raise Malformed("bad-campaign", reason=str(error)) from error
        for hero, sheet in sheets.items():
            problem = _problem(hero, sheet)
            if problem is not None:
                raise Malformed("bad-campaign", reason=problem)
        return kept_of(sheets)


def sheets_of(kept: Kept) -> dict[str, Sheet]:
    """Return the sheets by hero, in the order of the cards."""
    sheets = msgspec.convert(kept, dict[str, Sheet])
    return {hero: sheets[hero] for hero in HERO_IDS if hero in sheets}


def kept_of(sheets: dict[str, Sheet]) -> Kept:
    """Return sheets as plain data, ready to be saved."""
    return {hero: msgspec.to_builtins(sheet) for hero, sheet in sheets.items()}


def _problem(hero: str, sheet: Sheet) -> str | None:
    """Return the error in a sheet that no games can have produced, or None."""
    if hero not in HERO_IDS:
        return f"{hero}: no such hero"
    if not all(0 <= count <= MOST for count in (*sheet.unspent, sheet.games)):
        return f"{hero}: a number out of range"
    if any(boss not in BOSSES for boss in sheet.bosses) or len(set(sheet.bosses)) != len(sheet.bosses):
        return f"{hero}: bosses"
    for talent, marks in sheet.ticked.items():
        if talent not in NEEDS:
            return f"{hero}: no such talent: {talent}"
        if not all(0 <= mark <= need for mark, need in zip(marks, NEEDS[talent], strict=True)):
            return f"{hero}: {talent}: more marks than it has"
    return None


def _told(hero: str, sheet: Sheet) -> dict[str, Any]:
    return {
        "hero": hero,
        "games": sheet.games,
        "bosses": list(sheet.bosses),
        "unspent": list(sheet.unspent),
        "talents": [
            {
                "talent": EFFECTS[talent].id,
                "group": TALENT_GROUPS[GROUP_OF[talent]],
                "needs": list(NEEDS[EFFECTS[talent].id]),
                "ticked": list(sheet.ticked.get(EFFECTS[talent].id, (0, 0, 0))),
                "learned": is_learned(sheet, EFFECTS[talent].id),
                "open": open_colours(sheet, EFFECTS[talent].id),
            }
            for talent in TALENTS
        ],
    }
