"""The campaign of One Deck Dungeon in words: the sheets of the heroes, and ticking marks on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.games.one_deck_dungeon.campaign import BOSSES, COLOURS, GAME, TALENT_IDS
from undercroft.games.one_deck_dungeon.rules.facts import DECK
from undercroft.games.one_deck_dungeon.terminal.cards import card_name, card_text
from undercroft.i18n.language import Name
from undercroft.kernel.cards import message_of
from undercroft.terminal.usage_error import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.one_deck_dungeon.view_types import DungeonView, Hero
    from undercroft.i18n import Language
    from undercroft.kernel.features.campaign import Kept
    from undercroft.terminal.campaigns import Told

PREFIX: Final = "talent_"

Sheet = dict[str, Any]
"""A hero's sheet in the description of a campaign."""
Talent = dict[str, Any]
"""A talent of a sheet in the description of a campaign."""


class SheetTexts:
    """The sheets in words, for the command and for the end of a game."""

    def lines(self, language: Language, told: Told) -> list[str]:
        """Every sheet with all its talents, and instructions for ticking."""
        if not told["sheets"]:
            return [language.text("campaign-empty"), language.text("terminal-od-campaign-begin", game=GAME)]
        lines: list[str] = []
        for sheet in told["sheets"]:
            lines += [*sheet_lines(language, sheet), ""]
        colours = ", ".join(f"{colour} = {colour_name(language, colour)}" for colour in COLOURS)
        return [*lines, language.text("terminal-od-campaign-tick", game=GAME, colours=colours)]

    def parse_change(self, told: Told, words: Sequence[str]) -> dict[str, str]:
        """Parse a hero with a sheet, a talent with or without its prefix, and a colour."""
        hero, talent, colour = (word.lower().replace("-", "_") for word in words)
        heroes = [sheet["hero"] for sheet in told["sheets"]]
        if hero not in heroes:
            raise UsageError("terminal-od-no-sheet", of=GAME, hero=words[0], known=", ".join(heroes) or "–")
        if talent not in TALENT_IDS:
            talent = PREFIX + talent
        if talent not in TALENT_IDS:
            known = ", ".join(name.removeprefix(PREFIX) for name in TALENT_IDS)
            raise UsageError("terminal-od-no-talent", of=GAME, talent=words[1], known=known)
        if colour not in COLOURS:
            raise UsageError("terminal-od-no-colour", of=GAME, colour=words[2], known=", ".join(COLOURS))
        return {"hero": hero, "talent": talent, "colour": colour}

    def change_text(self, language: Language, told: Told, change: dict[str, str]) -> str:
        """The current marks of the talent, a note if it is learned, and the marks left."""
        sheet = next(sheet for sheet in told["sheets"] if sheet["hero"] == change["hero"])
        talent = next(talent for talent in sheet["talents"] if talent["talent"] == change["talent"])
        parts = [card_name(language, change["hero"]), talent_line(language, talent), marks_text(language, sheet)]
        return " · ".join(parts)

    def gains(self, language: Language, gains: Sequence[Kept]) -> list[str]:
        """The marks earned in the game, their heroes, and their use (OC-006 to OC-008)."""
        earned = [one for gain in gains for one in gain["earned"]]
        heroes = ", ".join(card_name(language, one["hero"]) for one in earned)
        marks = language.text("campaign-earned", n=earned[0]["marks"])
        return [f"{marks} · {heroes}", language.text(f"campaign-difficulty-{earned[0]['difficulty']}")]


def sheet_lines(language: Language, sheet: Sheet) -> list[str]:
    """A sheet for reading: games, bosses, marks to tick, talents in their groups (OC-020)."""
    lines = [f"{sheet_title(language, sheet)} ({sheet['hero']})"]
    lines += [f"  {language.text('campaign-games', n=sheet['games'])}", f"  {bosses_text(language, sheet)}"]
    lines.append(f"  {language.text('campaign-marks', n=sum(sheet['unspent']))}")
    for difficulty, count in enumerate(sheet["unspent"], 1):
        if count:
            lines.append(f"    {count} · {language.text(f'campaign-difficulty-{difficulty}')}")
    group = None
    for talent in sheet["talents"]:
        if talent["group"] != group:
            group = talent["group"]
            lines.append(f"  {group_name(language, group)}")
        name = talent["talent"].removeprefix(PREFIX)
        lines.append(f"   {sign_of(talent)} {talent_line(language, talent)} ({name})")
        lines.append(f"       {card_text(language, talent['talent'])}")
    return lines


def sheet_title(language: Language, sheet: Sheet) -> str:
    """The title of a hero's sheet."""
    return language.text("campaign-sheet", hero=Name(message_of(sheet["hero"])))


def group_name(language: Language, group: str) -> str:
    return language.text("focus-" + group.replace("_", "-"))


def bosses_text(language: Language, sheet: Sheet) -> str:
    """The bosses beaten, and the number of all bosses."""
    names = ", ".join(language.text("boss-" + boss.replace("_", "-")) for boss in sheet["bosses"])
    count = f"{language.text('campaign-bosses')}: {len(sheet['bosses'])}/{len(BOSSES)}"
    return f"{count} ({names})" if names else count


def marks_text(language: Language, sheet: Sheet) -> str:
    """The number of marks to tick, by the difficulty of the dungeon that gave them."""
    text = language.text("campaign-marks", n=sum(sheet["unspent"]))
    parts = [
        f"{language.text(f'terminal-od-difficulty-{difficulty}')} {count}"
        for difficulty, count in enumerate(sheet["unspent"], 1)
        if count
    ]
    return f"{text} ({', '.join(parts)})" if parts else text


def sign_of(talent: Talent) -> str:
    """The sign before a talent: learned, can be ticked, or neither."""
    return "✓" if talent["learned"] else "▸" if talent["open"] else "·"


def colour_name(language: Language, colour: str) -> str:
    return language.text("campaign-colour-" + colour)


def talent_line(language: Language, talent: Talent) -> str:
    """A talent with its marks, and a note if it is learned (OC-009)."""
    counts = [
        f"{colour_name(language, colour)} {ticked}/{need}"
        for colour, ticked, need in zip(COLOURS, talent["ticked"], talent["needs"], strict=True)
        if need
    ]
    learned = [language.text("campaign-learned")] if talent["learned"] else []
    return f"{card_name(language, talent['talent'])}: {', '.join([*counts, *learned])}"


# -- at the table --------------------------------------------------------------------------------------------------


def quiet_talents(hero: Hero) -> list[str]:
    """The talents of a hero that are always in effect; those with an icon are among the skills (OC-015)."""
    return [talent for talent in hero["talents"] if talent not in hero["skills"]]


def focus_talents(view: DungeonView, number: int, focus: str) -> list[str]:
    """The learned talents of a hero that would work with this focus (OC-013)."""
    hero = view["heroes"][number]
    brought = [word.split(":") for word in view["options"]["talents"]]
    mine = [talent for seat, name, talent in brought if (int(seat), name) == (hero["seat"], hero["hero"])]
    return [talent for talent in mine if DECK.printed[DECK.index[talent]].facts["group"] == focus]
