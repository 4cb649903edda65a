"""Rendering of views and events as Fluent messages in four languages, with card names in the case they need."""

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
