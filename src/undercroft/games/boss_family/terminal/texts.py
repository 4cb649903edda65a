"""The texts of Boss Monster in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from undercroft.games.boss_family.terminal import choices, places, plain, words
from undercroft.terminal.texts import GameTexts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.boss_family.view_types import BossView
    from undercroft.i18n import Language
    from undercroft.kernel.cards import Printed


class BossMonsterTexts(GameTexts):
    """Texts of Boss Monster."""

    keys: ClassVar[tuple[str, ...]] = (
        "choose",
        "point",
        "mouse",
        "bm-marks",
        "bm-panels",
        "windows",
        "undo",
        "language",
        "leave",
    )
    key_line = "terminal-bm-keys"
    plain_keys = ("number", "help", "undo", "state-all", "windows", "language", "quit")

    skips: ClassVar[frozenset[str]] = frozenset(
        {"build_nothing", "place_nothing", "decline", "let_spell_go", "keep_called", "aim_at_no_more"}
    )
    given_up_by: ClassVar[dict[str, frozenset[str]]] = {
        "build_nothing": frozenset({"lay_first"}),
        "place_nothing": frozenset({"place"}),
    }

    header = staticmethod(plain.header)
    situation = staticmethod(plain.situation)
    whole_situation = staticmethod(plain.whole_situation)
    option_numbers = staticmethod(choices.option_numbers)
    option_note = staticmethod(choices.option_note)

    def party(self, language: Language, view: BossView, seat: int) -> str:
        boss = places.boss_of(view, seat)
        return "" if boss is None else words.face_name(language, view, boss)

    def result_lines(self, language: Language, view: BossView, names: Sequence[str]) -> list[str]:
        """The winners, and each player's score with its parts."""
        lines = super().result_lines(language, view, names)[:1]
        assert view["result"] is not None
        for seat, (score, player) in enumerate(zip(view["result"]["scores"], view["players"], strict=True)):
            parts = [
                language.text("count-souls", n=player["souls"]),
                language.text("count-wounds", n=player["wounds"]),
                language.text("count-xp", n=player["xp"]),
            ]
            lines.append(f"{language.text('terminal-bm-score', seat=names[seat], score=score)} ({', '.join(parts)})")
        return lines

    def thing_name(self, language: Language, view: BossView, names: Sequence[str], target: tuple[str, int]) -> str:
        """A player, a place of the dungeon or a card."""
        if target[0] == "slot":
            return words.place_name(language, target[1])
        return super().thing_name(language, view, names, target)

    def card_lines(self, language: Language, card: Printed) -> list[str]:
        """The text of a card, or the three powers of a miniboss."""
        if words.is_miniboss(card.id):
            return [words.power_text(language, card.id, level) for level in words.POWERS]
        return super().card_lines(language, card)
