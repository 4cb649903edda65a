"""Usage errors of click in the user's language; errors without a translation keep click's text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from undercroft.i18n import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.i18n import Language


class BadCommandLine(click.UsageError):
    """A command line that cannot be parsed: a message key and its arguments."""

    def __init__(self, key: str, ctx: click.Context, **details: str) -> None:
        super().__init__(key, ctx)
        self.key = key
        self.details = details


def language_named(arguments: Sequence[str]) -> str | None:
    """The language that a command line requests, even if the rest cannot be parsed."""
    for place, word in enumerate(arguments):
        name, sign, value = word.partition("=")
        if name == "--lang":
            code = value if sign else "".join(arguments[place + 1 : place + 2])
            return code if code in LANGUAGES else None
    return None


def usage_error_text(words: Language, error: click.ClickException, arguments: Sequence[str]) -> str:
    """The error of a command line, in one sentence or two."""
    if isinstance(error, BadCommandLine):
        return words.text(error.key, **error.details)
    if isinstance(error, click.NoSuchOption):
        text = words.text("command-no-such-option", name=error.option_name)
        close = ", ".join(error.possibilities or ())
        return f"{text} {words.text('command-did-you-mean', known=close)}" if close else text
    if isinstance(error, click.BadOptionUsage):
        given = any(word.startswith(error.option_name + "=") for word in arguments)
        return words.text("command-takes-no-value" if given else "command-needs-value", name=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return words.text("command-missing", name=_name_of(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return _bad_value_text(words, error, error.param)
    return error.format_message()


def _bad_value_text(words: Language, error: click.BadParameter, param: click.Parameter) -> str:
    name, kind = _name_of(param), param.type
    if isinstance(kind, click.Choice):
        return words.text("command-takes-one-of", name=name, choices=", ".join(map(str, kind.choices)))
    if isinstance(kind, click.IntRange) and kind.max is not None:
        return words.text("command-takes-number-to", name=name, low=str(kind.min or 0), high=str(kind.max))
    if isinstance(kind, click.IntRange):
        return words.text("command-takes-number-from", name=name, low=str(kind.min or 0))
    if kind is click.INT:
        return words.text("command-takes-number", name=name)
    return error.format_message()


def _name_of(param: click.Parameter) -> str:
    """The long form of an option, or the name of an argument in the help."""
    return max(param.opts, key=len) if isinstance(param, click.Option) else param.human_readable_name
