"""The texts of Super Boss Monster in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES, SPACES
from undercroft.games.boss_family.terminal.city_marks import signed, token_on
from undercroft.games.boss_family.terminal.numbers import facts_of
from undercroft.games.boss_family.terminal.places import known_cards
from undercroft.games.boss_family.terminal.texts import BossMonsterTexts
from undercroft.games.boss_family.terminal.words import card_name
from undercroft.games.boss_family.terminal.words import space_text as card_space_text
from undercroft.games.super_boss_monster.terminal import plain
from undercroft.games.super_boss_monster.terminal.words import (
    city_in,
    heroes_at,
    landmark_with,
    score_words,
    space_in,
    space_name,
    space_text,
    title_name,
)
from undercroft.i18n.render import key_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.view_types import BossView
    from undercroft.i18n import Language
    from undercroft.kernel.cards import Printed


class SuperBossMonsterTexts(BossMonsterTexts):
    """Texts of Super Boss Monster: the family's, with the city."""

    keys: ClassVar[tuple[str, ...]] = (*BossMonsterTexts.keys[:4], "sb-marks", *BossMonsterTexts.keys[4:])

    situation = staticmethod(plain.situation)
    whole_situation = staticmethod(plain.whole_situation)

    def header(self, language: Language, view: BossView, names: Sequence[str]) -> list[str]:
        """The turn, the phase, and the active player; in a solo game the score and its title."""
        solo = city_in(view)["solo"]
        if solo is None:
            return super().header(language, view, names)
        score = f"{language.text('word-score')} {solo['points']}/{solo['most_points']}"
        parts = super().header(language, {**view, "active": None}, names)
        return [*parts, f"{score}, {title_name(language, solo, solo['title'])}"]

    def result_lines(self, language: Language, view: BossView, names: Sequence[str]) -> list[str]:
        """The winners and scores; in a solo game the title."""
        lines = super().result_lines(language, view, names)
        solo = city_in(view)["solo"]
        return lines if solo is None else [lines[0], score_words(language, solo)[0]]

    def option_numbers(
        self, language: Language, view: BossView, names: Sequence[str], option: dict[str, Any], *, spoken: bool
    ) -> str:
        """The family's numbers; for a space on a card its effect, for a summoning the hero and its health."""
        space = option["args"].get("space")
        if option["verb"] == "post_minion":
            card = known_cards(view)[option["args"]["card"]]
            return card_space_text(language, card["card"]) if spoken else ""
        if space is None:
            return super().option_numbers(language, view, names, option, spoken=spoken)
        heroes = heroes_at(view, landmark_with(view, space))
        if space_in(view, space)["kind"] != "summon" or not heroes:
            return ""
        facts = facts_of(language, heroes[0]["card"], spoken=spoken)
        health = (
            facts + (" " if spoken else "") + signed(token_on(view, heroes[0]["id"]) + space_in(view, space)["token"])
        )
        if option["verb"] == "summon_to":
            damage = view["players"][option["args"]["opponent"]]["damage"]
            return language.text("terminal-sb-against", damage=damage, hero=health)
        return f"{card_name(language, heroes[0])}, {health}"

    def option_note(self, language: Language, view: BossView, option: dict[str, Any]) -> str:
        """The effect of a space, or the text of an option's card."""
        space = option["args"].get("space")
        return super().option_note(language, view, option) if space is None else space_text(language, space)

    def thing_name(self, language: Language, view: BossView, names: Sequence[str], target: tuple[str, int]) -> str:
        """The name of a space or a landmark, or of a target of the family."""
        kind, number = target
        if kind == "space":
            return space_name(language, SPACES[number])
        if kind == "landmark":
            return language.text("landmark-" + key_of(LANDMARK_NAMES[number]))
        return super().thing_name(language, view, names, target)

    def card_lines(self, language: Language, card: Printed) -> list[str]:
        """The text of a card, and the effect of its action space."""
        lines, space = super().card_lines(language, card), card_space_text(language, card.id)
        return [*lines, space] if space else lines
