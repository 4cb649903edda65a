"""Help, results and achievements as lines, for both modes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.achievements import ACHIEVEMENTS

if TYPE_CHECKING:
    from undercroft.lang import Language
    from undercroft.terminal.session import Session

RULES: Final = ("aim", "turn", "refill", "room", "fight", "pair", "death", "talk")
PLAIN_KEYS: Final = ("number", "help", "undo", "state", "language", "talk", "quit")


def rules_lines(language: Language) -> list[str]:
    """The rules in a few sentences of our own."""
    return [language.text("terminal-rules-" + part) for part in RULES]


def plain_help(language: Language) -> list[str]:
    """The commands of the plain mode and the rules in short."""
    return [language.text("terminal-plain-" + key) for key in PLAIN_KEYS] + rules_lines(language)


def achievement_name(language: Language, name: str) -> str:
    """An achievement's name."""
    return language.text("achievement-" + name.replace("_", "-"))


def achievement_lines(language: Language, earned: list[str]) -> list[tuple[bool, str, str]]:
    """All achievements of the game: whether earned, name, condition."""
    return [
        (
            name in earned,
            achievement_name(language, name),
            language.text(f"achievement-{name.replace('_', '-')}-text"),
        )
        for name in ACHIEVEMENTS
    ]


def result_lines(language: Language, session: Session) -> list[str]:
    """How the game ended and what it earned."""
    result = session.table.result
    if result is None:
        return []
    lines = [language.text("terminal-won" if result.winners else "terminal-lost")]
    lines.append(language.text("reason-" + result.reason))
    for name in session.view().get("achievements", []):
        key = "terminal-achievement-new" if name in session.new_achievements else "terminal-achievement-again"
        lines.append(language.text(key, name=achievement_name(language, name)))
    return lines
