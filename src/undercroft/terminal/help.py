"""Help, results and achievements as lines, for both modes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.bots.hints import hint_for
from undercroft.i18n import error_text, event_text, option_text
from undercroft.i18n.hints import hint_lines
from undercroft.i18n.language import Name
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.features.chat import Said
from undercroft.kernel.features.rulebook import find_rulebook
from undercroft.kernel.features.summary import summarize
from undercroft.kernel.game import find_game
from undercroft.terminal.plugin import campaign_of, has_windows, texts_of

if TYPE_CHECKING:
    from typing import Any

    from undercroft.i18n import Language
    from undercroft.kernel.determinize import Worlds
    from undercroft.terminal.session.session import Session, Suggestion

TURNING_POINTS: Final = 3
"""The number of turning points named at the end of a game."""


def rules_lines(language: Language, game: str) -> list[str]:
    """The keys that open the rulebook; without a rulebook, the game's short rules, if it has any."""
    if find_rulebook(game) is not None:
        return [language.text("terminal-key-rules"), language.text("terminal-key-log")]
    return language.text("game-rules").splitlines() if language.has("game-rules") else []


def plain_help(language: Language, game: str) -> list[str]:
    """The commands of the plain mode, and how to read the rules."""
    keys = [language.text("terminal-plain-" + key) for key in (*texts_of(game).plain_keys, "hint")]
    if find_rulebook(game) is not None:
        return [*keys, language.text("terminal-plain-rules"), language.text("terminal-plain-why")]
    return keys + rules_lines(language, game)


def achievement_name(language: Language, name: str) -> str:
    return language.text("achievement-" + name.replace("_", "-"))


def achievement_lines(language: Language, game: str, earned: list[str]) -> list[tuple[bool, str, str]]:
    """All achievements of the game: whether earned, name, condition."""
    return [
        (
            name in earned,
            achievement_name(language, name),
            language.text(f"achievement-{name.replace('_', '-')}-text"),
        )
        for name in find_game(game).achievements
    ]


def windows_text(language: Language, session: Session) -> str:
    """The viewer's auto-pass setting and the number of windows passed; empty if the game has no windows."""
    if session.viewer is None or session.over or not has_windows(session.table.game.id):
        return ""
    setting = language.text("terminal-windows", setting=language.text("auto-" + session.setting))
    passed = session.passed.get(session.viewer, 0)
    return f"[{setting}; {language.text('terminal-passed', n=passed)}]" if passed else f"[{setting}]"


def advice_lines(language: Language, session: Session, suggestion: Suggestion) -> list[str]:
    """The options of a suggestion, numbered, and its outcome in the last line."""
    names = session.names(language)
    lines = [f"{number}. {option_text(language, option, names)}" for number, option in enumerate(suggestion.options, 1)]
    if suggestion.later:
        lines.append(language.text("advice-then" if suggestion.options else "advice-others-first"))
        lines += [f"– {option_text(language, option, names)}" for option in suggestion.later]
    return [*lines, texts_of(session.table.game.id).advice_note(language, suggestion.notes)]


def explain_hint(language: Language, view: dict[str, Any], worlds: Worlds, names: list[str]) -> list[str]:
    """A bot's choice for the viewer with its expectation and reasons, or the reason why there is no hint."""
    try:
        hint = hint_for(view, worlds)
    except UndercroftError as error:
        return [error_text(language, error)]
    return hint_lines(language, hint, view["decision"]["options"], names)


def lesson_lines(language: Language, session: Session) -> list[str]:
    """The end of a tutorial: the result if its game is over, and what was learned."""
    view, learned = session.view(), language.text("guide-learned", game=language.text("game-title"))
    if view["result"] is None:
        return [learned]
    result = texts_of(view["game"]).result_lines(language, view, session.names(language))[0]
    return [result, language.text("reason-" + view["result"]["reason"]), learned]


def result_lines(language: Language, session: Session) -> list[str]:
    """The result of the game, its turning points and its rewards."""
    view = session.view()
    if view["result"] is None:
        return []
    first, *rest = texts_of(view["game"]).result_lines(language, view, session.names(language))
    lines = [first, language.text("reason-" + view["result"]["reason"]), *rest]
    lines += turning_lines(language, session)
    lines += missed_lines(language, session)
    for name in session.earned():
        key = "terminal-achievement-new" if name in session.new_achievements else "terminal-achievement-again"
        lines.append(language.text(key, name=achievement_name(language, name)))
    if gains := session.gains():
        known = campaign_of(view["game"]).texts
        lines += known.gains(language, gains) if session.own else [language.text("terminal-campaign-foreign")]
    return lines


def missed_lines(language: Language, session: Session) -> list[str]:
    """Cards that were drawn and not used, and chances that were missed."""
    view, game = session.view(), session.table.game
    events = [happening.what for happening in session.happenings if not isinstance(happening.what, Said)]
    found = summarize(game, view, game.tell(events, view["seat"], 0))
    missed = [
        language.text(one.key, n=one.n, others=one.others, cards=[Name(card) for card in one.cards]) for one in found
    ]
    return [language.text("ending-missed"), *missed] if missed else []


def turning_lines(language: Language, session: Session) -> list[str]:
    """The events with the largest swings, each with its decision number."""
    view, game, names = session.view(), session.table.game, session.names(language)
    turns: list[tuple[int, int, str]] = []
    for happening in session.happenings:
        if isinstance(happening.what, Said):
            continue
        (event,) = game.tell([happening.what], view["seat"], 0)
        news = event_text(language, event, names, view["seat"])
        if news is not None and "swing" in event:
            turns.append((event["swing"], happening.decisions, news))
    furthest = sorted(turns, key=lambda turn: -turn[0])[:TURNING_POINTS]
    told_turns = [
        language.text("terminal-turning-point", number=number, news=news)
        for _, number, news in sorted(furthest, key=lambda turn: turn[1])
    ]
    return [language.text("terminal-turning-points"), *told_turns] if told_turns else []
