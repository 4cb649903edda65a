"""The messages that a game needs: those that its tables name, and those that turn up while it is played."""

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
    """The messages that the tables of a game ask for: cards and their kinds and backs, zones, questions, settings."""
    needed = {"game-title", "game-tagline"}
    needed |= {message_of(card.id) for card in game.cards()}
    needed |= {"web-kind-" + key_of(card.kind) for card in game.cards()}
    needed |= {"back-" + key_of(card.back) for card in game.cards()}
    if find_package(game.id).terminal is None:  # boards of a game's own say it in their own words
        needed |= {"zone-" + key_of(zone.name) for zone in game.zones}
    needed |= {"option-" + key_of(verb.name) for verb in game.verbs}
    needed |= {"prompt-" + key_of(question.name) for question in game.questions.values()}
    for situation in game.situations:
        needed |= {"situation-" + key_of(situation.name), "waits-" + key_of(situation.name)}
    needed |= {"say-" + key_of(phrase.name) for phrase in game.phrase_named.values()}
    needed |= {f"achievement-{key_of(name)}{end}" for name in game.achievements for end in ("", "-text")}
    for setting in game.settings:
        name = "setting-" + key_of(setting.name)
        if not setting.quiet:  # those are never shown
            needed |= {name, f"{name}-help", *(f"{name}-{key_of(str(choice))}" for choice in setting.choices)}
    return needed


def unsaid_in_question(words: Language, table: Table) -> set[str]:
    """What of the question and its options cannot be said, to the seat that is asked and to those who look on."""
    decision = table.decision
    assert decision is not None
    told, watched = table.view(decision.seat)["decision"], table.view(None)["decision"]
    missing = unsaid(lambda: prompt_text(words, told)) | unsaid(lambda: waiting_text(words, watched))
    for option in told["options"]:
        missing |= unsaid(lambda option=option: option_text(words, option))  # type: ignore[misc]
    return missing


def unsaid_in_events(words: Language, table: Table, events: Sequence[Event]) -> set[str]:
    """What of the events cannot be said to those who look on."""
    missing: set[str] = set()
    for event in events:
        shown = event.told_to(None, table.game.deck)
        if "seat" in shown and "seat" not in shown.get("seats", ()):
            missing.add(f"{shown['event']}: its seat is a plain number; declare it as SeatNumber")
        missing |= unsaid(lambda shown=shown: event_text(words, shown))  # type: ignore[misc]
    return missing


def unsaid(say: Callable[[], object]) -> set[str]:
    """What is wrong with something that is to be said, if anything."""
    try:
        say()
    except MissingText as error:
        return {str(error)}
    return set()
