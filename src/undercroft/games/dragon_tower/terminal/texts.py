"""The texts of Dragon Tower in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.games.dragon_tower.terminal import plain, words
from undercroft.terminal.texts import GameTexts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.dragon_tower.view_types import TowerView
    from undercroft.i18n import Language


class DragonTowerTexts(GameTexts):
    """Texts of Dragon Tower, a cooperative game."""

    keys = (
        "choose",
        "point",
        "mouse",
        "marks",
        "panels",
        "undo",
        "talk",
        "story",
        "language",
        "achievements",
        "leave",
    )
    key_line = "terminal-table-keys"
    plain_keys = ("number", "help", "undo", "state", "language", "talk", "quit")
    seats_help = "terminal-help-seats"
    first_time: ClassVar[dict[str, Any]] = {"setup": "first-game"}  # DT-021
    tells_stories = True

    skips: ClassVar[frozenset[str]] = frozenset({"no_skill", "gain_nothing", "decline", "refuse", "keep"})

    def thing_card(self, view: TowerView, target: tuple[str, int]) -> str | None:
        """The card of a hero, or a card."""
        kind, number = target
        if kind == "hero":
            hero = view["heroes"][number]["hero"]
            return hero["card"] if hero else None
        return super().thing_card(view, target)

    def thing_lines(self, language: Language, view: TowerView, target: tuple[str, int]) -> list[str]:
        """The type and skills of a hero; the printed text of a card."""
        card = self.thing_card(view, target)
        if target[0] != "hero" or card is None:
            return super().thing_lines(language, view, target)
        skills = view["heroes"][target[1]]["skills"]
        skill_lines = [f"{words.card_name(language, skill)}: {words.card_text(language, skill)}" for skill in skills]
        return [words.hero_note(language, card), *skill_lines]

    def header(self, language: Language, view: TowerView, names: Sequence[str]) -> list[str]:
        """The floor, the stage, and the leader of the party."""
        if not view["floor"]:
            return []
        parts = [language.text("terminal-header", floor=view["floor"])]
        if view["room"]:
            parts.append(language.text("stage-" + view["stage"]))
        if view["seats"] > 1:
            parts.append(f"{names[view['leader']]} {language.text('word-leader')}")
        return parts

    def party(self, language: Language, view: TowerView, seat: int) -> str:
        return ", ".join(words.hero_name(language, hero) for hero in view["heroes"] if hero["hero"])

    def situation(self, language: Language, view: TowerView, names: Sequence[str]) -> dict[str, list[str]]:
        return plain.situation(language, view, names)

    def whole_situation(self, language: Language, view: TowerView, names: Sequence[str]) -> list[str]:
        """The situation with the whole tower."""
        lines = plain.tower_lines(language, view) if view["floor"] else []
        groups = self.situation(language, view, names)
        return lines + [line for name, group in groups.items() if name != "floor" for line in group]

    def result_lines(self, language: Language, view: TowerView, names: Sequence[str]) -> list[str]:
        assert view["result"] is not None
        return [language.text("terminal-won" if view["result"]["winners"] else "terminal-lost")]

    def option_numbers(
        self, language: Language, view: TowerView, names: Sequence[str], option: dict[str, Any], *, spoken: bool
    ) -> str:
        return words.option_numbers(language, view, option, spoken=spoken)

    def option_note(self, language: Language, view: TowerView, option: dict[str, Any]) -> str:
        return words.option_note(language, option)

    def is_grave(self, view: TowerView, option: dict[str, Any]) -> bool:
        return words.is_grave(view, option)

    def thing_name(self, language: Language, view: TowerView, names: Sequence[str], target: tuple[str, int]) -> str:
        return words.thing_name(language, view, target)
