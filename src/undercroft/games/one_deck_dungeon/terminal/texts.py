"""The texts of One Deck Dungeon in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.games.one_deck_dungeon.rules.facts import EFFECTS
from undercroft.games.one_deck_dungeon.terminal import choices, fatal_answers, plain, printed
from undercroft.games.one_deck_dungeon.terminal.targets import hero_name, heroes_with_names
from undercroft.terminal.texts import GameTexts, Row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.one_deck_dungeon.view_types import DungeonView
    from undercroft.i18n import Language
    from undercroft.kernel.cards import Printed


class OneDeckDungeonTexts(GameTexts):
    """Texts of One Deck Dungeon, a cooperative game."""

    keys = ("choose", "od-place", "point", "mouse", "od-marks", "od-panels", "advice", "undo", "language", "leave")
    key_line = "terminal-od-keys"
    plain_keys = ("number", "od-place", "help", "undo", "advice", "state-all", "language", "quit")
    seats_help = "terminal-help-seats"
    advises = True

    skips: ClassVar[frozenset[str]] = frozenset(
        {"drink_nothing", "no_feat", "stay_put", "had_enough", "enough", "stand", "save_xp"}
    )
    given_up_by: ClassVar[dict[str, frozenset[str]]] = {"had_enough": frozenset({"lay"})}

    def thing_card(self, view: DungeonView, target: tuple[str, int]) -> str | None:
        """The card of a hero, a skill, a potion, or a visible card."""
        kind, number = target
        if kind == "hero":
            return view["heroes"][number]["hero"]
        if kind in ("skill", "potion"):
            return EFFECTS[number & 0xFFFF].id
        return super().thing_card(view, target)

    def header(self, language: Language, view: DungeonView, names: Sequence[str]) -> list[str]:
        return plain.header(language, view, names)

    def party(self, language: Language, view: DungeonView, seat: int) -> str:
        return ", ".join(hero_name(language, view, number) for number, _ in heroes_with_names(view))

    def situation(self, language: Language, view: DungeonView, names: Sequence[str]) -> dict[str, list[str]]:
        return plain.situation(language, view, names)

    def whole_situation(self, language: Language, view: DungeonView, names: Sequence[str]) -> list[str]:
        return plain.whole_situation(language, view, names)

    def result_lines(self, language: Language, view: DungeonView, names: Sequence[str]) -> list[str]:
        assert view["result"] is not None, "the game goes on"
        return [language.text("terminal-won" if view["result"]["winners"] else "terminal-lost")]

    def rows(
        self,
        language: Language,
        view: DungeonView,
        names: Sequence[str],
        options: Sequence[dict[str, Any]],
        *,
        spoken: bool,
    ) -> list[Row]:
        return choices.rows(language, view, options, spoken=spoken)

    def targets(self, view: DungeonView, option: dict[str, Any]) -> list[tuple[str, int]]:
        return choices.targets(view, option)

    def option_numbers(
        self, language: Language, view: DungeonView, names: Sequence[str], option: dict[str, Any], *, spoken: bool
    ) -> str:
        return choices.option_numbers(language, view, option, spoken=spoken)

    def option_note(self, language: Language, view: DungeonView, option: dict[str, Any]) -> str:
        return choices.option_note(language, view, option)

    def question(self, language: Language, view: DungeonView, names: Sequence[str]) -> str:
        return choices.question(language, view, names)

    def is_grave(self, view: DungeonView, option: dict[str, Any]) -> bool:
        return choices.is_grave(view, option)

    def warning(self, language: Language, view: DungeonView, option: dict[str, Any]) -> str:
        """The heroes who would fall by an option, else the general warning."""
        text = fatal_answers.warning(language, view, option)
        return f"{text}." if text else super().warning(language, view, option)

    def advice_note(self, language: Language, notes: dict[str, int]) -> str:
        """The boxes left open, the wounds of the boss, and a warning if a hero falls."""
        parts = [language.text("advice-left", **notes)]
        if "boss" in notes:
            parts.append(f"{language.text('word-skull')}: {notes['boss']}.")
        if "deadly" in notes:
            parts.append(f"⚠ {language.text('advice-deadly')}")
        return " ".join(parts)

    def no_advice(self, language: Language, view: DungeonView) -> str:
        """A note that no more boxes can be covered, while dice are placed."""
        placing = view["decision"] is not None and view["decision"]["prompt"] == "how_to_place"
        return language.text("advice-nothing") if placing else super().no_advice(language, view)

    def thing_name(self, language: Language, view: DungeonView, names: Sequence[str], target: tuple[str, int]) -> str:
        return choices.thing_name(language, view, target)

    def card_numbers(self, card: Printed) -> dict[str, Any]:
        """Boxes, dice, health, XP and costs."""
        return printed.numbers(card)

    def card_lines(self, language: Language, card: Printed) -> list[str]:
        """Heroes with both sides, encounters with boxes and loot, dungeons with floors and boss."""
        return printed.lines(language, card)
