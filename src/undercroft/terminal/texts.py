"""The texts of a game for the table, the plain mode, the menu and the help; by default made from its zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from undercroft.i18n.render import prompt_text
from undercroft.kernel.cards import message_of
from undercroft.kernel.game import find_game
from undercroft.terminal.widgets.zones import fact_words, side_lines, sides

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.i18n import Language
    from undercroft.kernel.cards import Printed
    from undercroft.kernel.view_types import AnyView


class Row(msgspec.Struct, frozen=True):
    """A line of the list of options: one option, or several that choosing the line lists."""

    options: tuple[int, ...]
    text: str = ""
    """The text of a line with several options; a single option has its own text."""
    numbers: str = ""
    target: tuple[str, int] | None = None
    """The target of a line with several options."""


class GameTexts:
    """The texts of a game; subclasses override what the game says differently."""

    keys: ClassVar[tuple[str, ...]] = ("choose", "point", "mouse", "undo", "language", "leave")
    """The keys of the table that the help explains."""
    key_line: ClassVar[str] = "terminal-keys"
    """The message of the line of keys below the table; with `-short` for a small window."""
    plain_keys: ClassVar[tuple[str, ...]] = ("number", "help", "undo", "state-all", "language", "quit")
    """The commands of the plain mode that the help explains."""
    seats_help: ClassVar[str] = "terminal-help-seats-each"
    """The message that explains the number of seats."""
    first_time: ClassVar[dict[str, Any]] = {}
    """The options offered for a player's first game."""
    tells_stories: ClassVar[bool] = False
    skips: ClassVar[frozenset[str]] = frozenset()
    """Verbs that pass or skip, besides idle ones; they have a key of their own."""
    given_up_by: ClassVar[dict[str, frozenset[str]]] = {}
    """For a verb that skips something of worth, the verbs that would still do something."""
    advises: ClassVar[bool] = False
    """True if the game gives advice; then `b` asks for it."""

    # -- the situation ---------------------------------------------------------------------------------------------

    def header(self, language: Language, view: AnyView, names: Sequence[str]) -> list[str]:
        """The parts of the title line after the game's title."""
        return []

    def party(self, language: Language, view: AnyView, seat: int) -> str:
        """The party of a seat, for a list of games: its boss or its heroes."""
        return ""

    def situation(self, language: Language, view: AnyView, names: Sequence[str]) -> dict[str, list[str]]:
        """The situation as groups of lines; a group is read out again when it changes."""
        return {str(side.seat): side_lines(side) for side in sides(language, view, names)}

    def whole_situation(self, language: Language, view: AnyView, names: Sequence[str]) -> list[str]:
        """The whole situation, with parts that are not read out by themselves."""
        return [line for lines in self.situation(language, view, names).values() for line in lines]

    def result_lines(self, language: Language, view: AnyView, names: Sequence[str]) -> list[str]:
        """The winners' names, for a competitive game, then the scores."""
        winners, scores = view["result"]["winners"], view["result"]["scores"]
        if not winners or view["seats"] == 1:
            first = language.text("terminal-won" if winners else "terminal-lost")
        else:
            seats = language.join([names[seat] for seat in winners])
            first = language.text("terminal-winner", seats=seats, count=len(winners))
        return [
            first,
            *(language.text("shown-score", seat=names[seat], score=score) for seat, score in enumerate(scores)),
        ]

    # -- options ---------------------------------------------------------------------------------------------------

    def rows(
        self,
        language: Language,
        view: AnyView,
        names: Sequence[str],
        options: Sequence[dict[str, Any]],
        *,
        spoken: bool,
    ) -> list[Row]:
        """The lines of the list of options; by default each option has its own."""
        return [Row((index,)) for index in range(len(options))]

    def targets(self, view: AnyView, option: dict[str, Any]) -> list[tuple[str, int]]:
        """The things on the table that an option touches."""
        return [(kind, number) for kind, number in option["targets"]]

    def option_numbers(
        self, language: Language, view: AnyView, names: Sequence[str], option: dict[str, Any], *, spoken: bool
    ) -> str:
        """The numbers of an option, in words if `spoken`, else in signs."""
        return ""

    def option_note(self, language: Language, view: AnyView, option: dict[str, Any]) -> str:
        """A longer explanation of an option."""
        return ""

    def question(self, language: Language, view: AnyView, names: Sequence[str]) -> str:
        return prompt_text(language, view["decision"], names)

    def is_skip(self, option: dict[str, Any]) -> bool:
        """True if an option only passes or skips."""
        return bool(option.get("idle")) or option["verb"] in self.skips

    def gives_up(self, view: AnyView, option: dict[str, Any]) -> bool:
        """True if an option passes although something could still be done; it needs confirmation."""
        others = [other["verb"] for other in view["decision"]["options"] if not self.is_skip(other)]
        if option.get("idle"):
            return bool(others)
        return not self.given_up_by.get(option["verb"], frozenset()).isdisjoint(others)

    def is_grave(self, view: AnyView, option: dict[str, Any]) -> bool:
        """True if an option needs confirmation."""
        return bool(option.get("grave"))

    def warning(self, language: Language, view: AnyView, option: dict[str, Any]) -> str:
        """The reason why an option needs confirmation: by default that it cannot be undone."""
        return language.text("terminal-irrevocable") if option.get("grave") else ""

    def advice_note(self, language: Language, notes: dict[str, int]) -> str:
        """The outcome of a suggestion."""
        return language.text("advice-left", **notes)

    def no_advice(self, language: Language, view: AnyView) -> str:
        """The answer when there is nothing to suggest."""
        return language.text("terminal-no-advice")

    def thing_name(self, language: Language, view: AnyView, names: Sequence[str], target: tuple[str, int]) -> str:
        """The name of a thing that options point at."""
        kind, number = target
        if kind == "seat":
            return names[number]
        if kind != "card":
            return f"{kind} {number + 1}"
        card = card_in(view["zones"], number)
        return language.text("unknown-card" if card is None else message_of(card))

    def thing_card(self, view: AnyView, target: tuple[str, int]) -> str | None:
        """The printed id of the card that a thing is or stands on, where it is known."""
        kind, number = target
        return card_in(view, number) if kind == "card" else None

    def thing_lines(self, language: Language, view: AnyView, target: tuple[str, int]) -> list[str]:
        """The printed text of a thing that options point at."""
        card, deck = self.thing_card(view, target), find_game(view["game"]).deck
        if card is None:
            return []
        if card in deck.index:
            return self.card_lines(language, deck.printed[deck.index[card]])
        key = message_of(card) + "-text"
        return [language.text(key)] if language.has(key) else []

    # -- printed cards ---------------------------------------------------------------------------------------------

    def card_numbers(self, card: Printed) -> dict[str, Any]:
        """The numbers printed on a card by their names, for a program."""
        return {
            name: value for name, value in card.facts.items() if isinstance(value, int) and value and name != "copies"
        }

    def card_lines(self, language: Language, card: Printed) -> list[str]:
        """The lines of a printed card: by default its numbers and its text."""
        key = message_of(card.id) + "-text"
        numbers = ", ".join(fact_words(language, card.facts))
        return [line for line in (numbers, language.text(key) if language.has(key) else "") if line]


def card_in(part: Any, number: int) -> str | None:
    """The printed id of a card that lies open somewhere in a part of a view."""
    if isinstance(part, dict):
        if part.get("id") == number and isinstance(part.get("card"), str):
            return str(part["card"])
        part = list(part.values())
    if isinstance(part, list):
        return next((found for item in part if (found := card_in(item, number)) is not None), None)
    return None
