"""Checks for missing messages: those that a game declares, and those that it uses during play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.i18n.language import MissingText
from undercroft.i18n.render import event_text, key_of, option_text, prompt_text, waiting_text
from undercroft.kernel.cards import message_of
from undercroft.kernel.game import find_package

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from undercroft.i18n.language import Language
    from undercroft.kernel.events import Event
    from undercroft.kernel.game import Game
    from undercroft.kernel.table import Table


def needed_messages(game: Game[Any]) -> set[str]:
    """Return the keys of the messages that a game's declarations need: cards, zones, verbs, questions, settings."""
    needed = {"game-title", "game-tagline"}
    needed |= {message_of(card.id) for card in game.cards()}
    needed |= {"web-kind-" + key_of(card.kind) for card in game.cards()}
    needed |= {"back-" + key_of(card.back) for card in game.cards()}
    if find_package(game.id).terminal is None:  # games with their own terminal board do not use zone names
        needed |= {"zone-" + key_of(zone.name) for zone in game.zones}
    needed |= {"option-" + key_of(verb.name) for verb in game.verbs}
    needed |= {"prompt-" + key_of(question.name) for question in game.questions.values()}
    for situation in game.situations:
        needed |= {"situation-" + key_of(situation.name), "waits-" + key_of(situation.name)}
    needed |= {"say-" + key_of(phrase.name) for phrase in game.phrase_named.values()}
    needed |= {f"achievement-{key_of(name)}{end}" for name in game.achievements for end in ("", "-text")}
    for setting in game.settings:
        name = "setting-" + key_of(setting.name)
        if not setting.quiet:  # quiet settings are never shown
            needed |= {name, f"{name}-help", *(f"{name}-{key_of(str(choice))}" for choice in setting.choices)}
    return needed


def unsaid_in_question(words: Language, table: Table) -> set[str]:
    """Return the missing messages of the question, for the deciding seat and for spectators, and of its options."""
    decision = table.decision
    assert decision is not None
    own, public = table.view(decision.seat)["decision"], table.view(None)["decision"]
    missing = unsaid(lambda: prompt_text(words, own)) | unsaid(lambda: waiting_text(words, public))
    for option in own["options"]:
        missing |= unsaid(lambda option=option: option_text(words, option))  # type: ignore[misc]
    return missing


def unsaid_in_events(words: Language, table: Table, events: Sequence[Event]) -> set[str]:
    """Return the missing messages of events for spectators."""
    missing: set[str] = set()
    for event in events:
        shown = event.told_to(None, table.game.deck)
        if "seat" in shown and "seat" not in shown.get("seats", ()):
            missing.add(f"{shown['event']}: its seat is a plain number; declare it as SeatNumber")
        missing |= unsaid(lambda shown=shown: event_text(words, shown))  # type: ignore[misc]
    return missing


def unsaid(say: Callable[[], object]) -> set[str]:
    """Return the error of rendering a message, if it is missing."""
    try:
        say()
    except MissingText as error:
        return {str(error)}
    return set()
