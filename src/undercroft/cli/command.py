"""Shared parts of the commands: errors, the language of the output, common options."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import contextmanager
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from undercroft.cli.usage_errors import BadCommandLine, language_named, usage_error_text
from undercroft.i18n import LANGUAGES, error_text, language
from undercroft.kernel.errors import Disagreement, Malformed, UndercroftError
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.usage_error import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


NO_ROOM: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""Errors of an output that cannot take more: a full or broken disk."""


class Refused(click.ClickException):
    """A usage error: something that cannot be read, found or combined."""

    exit_code = 2


class Disagrees(click.ClickException):
    """A record or a scenario that does not agree with the rules."""

    exit_code = 1


@contextmanager
def refused(lang: str | None) -> Iterator[None]:
    """Turn errors of Undercroft into one sentence in the requested language."""
    try:
        yield
    except UndercroftError as error:
        kind = Disagrees if isinstance(error, Disagreement) else Refused
        raise kind(error_text(language(pick_language(lang)), error)) from error
    except UsageError as error:
        words = language(pick_language(lang), error.of)
        raise Refused(words.text(error.key, **error.details)) from error


class Command(click.Command):
    """A command with errors in the requested language."""

    allow_extra_args = True  # click accepts them; parse_args rejects them in the user's language

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments; raise BadCommandLine for superfluous ones."""
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise BadCommandLine("command-extra-arguments", ctx, arguments=" ".join(left))
        return left

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; turn errors of Undercroft into one sentence."""
        with refused(ctx.params.get("lang")):
            return super().invoke(ctx)


FORMER_NAMES: Final = {"saved": "saves", "push-key": "vapid-key"}
"""Former names of commands, which keep working."""


class Commands(click.Group):
    """A group of commands. Errors are one line on standard error and an exit code, never a traceback."""

    command_class = Command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command by its name or a former one; raise BadCommandLine if there is none."""
        name = FORMER_NAMES.get(args[0], args[0])
        if self.get_command(ctx, name) is None and not ctx.resilient_parsing:
            raise BadCommandLine("command-no-such-command", ctx, name=name, known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, [name, *args[1:]])

    def main(self, args: Sequence[str] | None = None, *others: Any, **kwargs: Any) -> Any:
        """Run a command and exit; replace letters that a stream cannot encode."""
        words_given = sys.argv[1:] if args is None else list(args)
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        kwargs["standalone_mode"] = False
        try:
            result = super().main(args, *others, **kwargs)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message(), err=True)  # the list of commands
            sys.exit(error.exit_code)
        except click.ClickException as error:
            words = language(pick_language(language_named(words_given)))
            self.refuse(usage_error_text(words, error, words_given), error.exit_code)
        except click.Abort:
            self.refuse(language(pick_language(None)).text("command-interrupted"), 130)
        except OSError as error:
            if error.errno not in NO_ROOM or error.filename is not None:
                raise
            self.drop_output()
            reason = error.strerror or str(error)
            self.refuse(language(pick_language(None)).text("command-output-fails", reason=reason), 1)
        else:
            sys.exit(result if isinstance(result, int) else 0)

    @staticmethod
    def drop_output() -> None:
        """Redirect standard output to the null device, or Python would fail again when it flushes on exit."""
        if isinstance(sys.stdout, TextIOWrapper):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)

    @staticmethod
    def refuse(message: str, code: int) -> None:
        """Print an error in one line, and exit."""
        click.echo("undercroft: " + " ".join(message.split()), err=True)
        sys.exit(code)


def pick_language(named: str | None) -> str:
    """The requested language, else the player's."""
    return named or Profile().language


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the option for the language of the output."""
    return click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the output.")(command)


def json_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the option for JSON output."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")(command)


def pairs_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the repeatable option for options of a game."""
    text = "An option of the game, such as heroes=3 or team=paladin,mage; repeatable."
    return click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help=text)(command)


def split_pairs(pairs: Sequence[str]) -> list[tuple[str, str]]:
    """Split options of the form name=value."""
    split = []
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise Malformed("bad-argument", argument=pair)
        split.append((name, value))
    return split


def print_json(value: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
