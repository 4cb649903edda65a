"""Rendering for people: Fluent messages in four languages, with names of cards in the case that a sentence needs."""

from undercroft.i18n.language import LANGUAGES, Language, language
from undercroft.i18n.render import (
    error_text,
    event_text,
    option_text,
    part_text,
    phrase_text,
    prompt_text,
    story_lines,
    waiting_text,
)

__all__ = [
    "LANGUAGES",
    "Language",
    "error_text",
    "event_text",
    "language",
    "option_text",
    "part_text",
    "phrase_text",
    "prompt_text",
    "story_lines",
    "waiting_text",
]
