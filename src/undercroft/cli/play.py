"""The command `undercroft play`: play a game in the terminal."""

from __future__ import annotations

import sys

import click

from undercroft.cli.arguments import read_leaders, read_options
from undercroft.cli.command import Command, language_option, pairs_option, split_pairs
from undercroft.cli.saves import find_saved
from undercroft.kernel.errors import MAX_LISTED
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.game import find_game, registered
from undercroft.terminal.plain import PlainGame, program_for
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.session.lesson import LessonSession
from undercroft.terminal.session.session import Session
from undercroft.terminal.usage_error import UsageError

SETTING = "setting_"
"""Prefix of the parameter names of options that are settings of games."""


class PlayCommand(Command):
    """The command `play`, with an option for every setting of the known games."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return its own options and those of the games, which `--game` may have added."""
        own = super().get_params(ctx)
        taken = {name for param in own for name in param.opts}
        return [*own, *(option for option in setting_options() if taken.isdisjoint(option.opts))]


def setting_options() -> list[click.Option]:
    """Make an option for each setting; multiple-choice settings get a repeatable one."""
    by_setting: dict[tuple[str, bool], list[str]] = {}
    for game in registered().values():
        for setting in game.settings:
            if not setting.quiet:
                choices = [str(choice) for choice in setting.choices[:MAX_LISTED]]
                choices += ["…"] if len(setting.choices) > MAX_LISTED or setting.cards else []
                by_setting.setdefault((setting.name, setting.many), []).append(f"{game.id}: {', '.join(choices)}.")
    options = []
    for (name, many), parts in by_setting.items():
        flag = "--" + (name.removesuffix("s") if many else name).replace("_", "-")
        note = ["Repeatable."] if many else []
        options.append(click.Option([flag, SETTING + name], multiple=many, help=" ".join([*parts, *note])))
    return options


@click.command(cls=PlayCommand)
@click.argument("game")
@click.option("--seats", type=int, help="Number of seats.")
@pairs_option
@click.option("--bots", metavar="LEVEL[,LEVEL…]", help="Bot levels for the other seats: one for all, or one per seat.")
@click.option("--seed", type=int, help="Seed of the random generator; random by default.")
@language_option
@click.option(
    "--plain", is_flag=True, help="Use numbered lines instead of a full screen, for screen readers and pipes."
)
@click.option("--no-story", is_flag=True, help="Omit the narration.")
@click.option("--tutorial", is_flag=True, help="Play the guided first game, or resume it.")
@click.option("--learn", is_flag=True, hidden=True)  # the former name of --tutorial
@click.option("--continue", "go_on", is_flag=True, help="Continue the last unfinished game.")
@click.option("--saved", metavar="NUMBER", help="Continue the saved game with this number.")
@click.option("--at", type=int, metavar="DECISION", help="With --saved: start a new game from this decision.")
def play(
    game: str,
    seats: int | None,
    pairs: tuple[str, ...],
    bots: str | None,
    seed: int | None,
    lang: str | None,
    plain: bool,
    no_story: bool,
    tutorial: bool,
    learn: bool,
    go_on: bool,
    saved: str | None,
    at: int | None,
    **named: str | tuple[str, ...] | None,
) -> int:
    """Play GAME in the terminal."""
    quiet = [setting.name for setting in find_game(game).settings if setting.quiet]
    given = [
        (name.removeprefix(SETTING), value if isinstance(value, str) else ",".join(value))
        for name, value in named.items()
        if value
    ]
    options = read_options(game, [*given, *split_pairs(pairs)])
    for name in options:
        if name in quiet:
            raise UsageError("command-option-of-campaign", name=name)
    leaders = read_leaders(game, seats, bots)
    wanted = bool(options or bots or seats is not None)
    profile = Profile()
    code = lang or profile.language
    session: Session | None = None
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if go_on and saved is not None:
        raise UsageError("command-continue-or-saved")
    if tutorial or learn:
        if wanted or seed is not None or go_on or saved is not None or at is not None:
            raise UsageError("command-learn-alone")
        session = LessonSession(profile, game)
    elif at is not None and saved is None:
        raise UsageError("command-at-needs-saved")
    elif go_on or saved is not None:
        if wanted or seed is not None:
            raise UsageError("command-continue-alone")
        session = last_session(profile, game) if saved is None else saved_session(profile, game, saved, at)
    elif plain or wanted:
        session = Session.begin(profile, game, leaders, seed, options)
    story = profile.settings.story and not no_story
    if plain:
        assert session is not None
        plain_game = PlainGame(session, code, sys.stdin, sys.stdout, story=story)
        plain_game.run()
        return plain_game.code
    from undercroft.terminal.screens.app import UndercroftApp

    app = UndercroftApp(profile, game, code, story=story, seed=seed, session=session)
    app.run()
    if app.session is not None and app.session.path is not None and not app.session.over:
        click.echo(app.language.text("terminal-left-app", program=program_for(game), game=game))
    return app.return_code or 0


def saved_session(profile: Profile, game: str, number: str, at: int | None) -> Session:
    """Resume a saved game, or branch off from one of its decisions."""
    saved = find_saved(profile, game, number)
    if at is None:
        return Session.resume(profile, saved.path)
    # Nothing can continue from the end of a finished game.
    last = saved.decisions if saved.result is None else saved.decisions - 1
    if not 0 <= at <= last:
        raise UsageError("command-no-such-decision", number=saved.number, at=at, last=last)
    return Session.branch(profile, read_record(saved.path), profile.leaders(saved.path, saved.seats), at)


def last_session(profile: Profile, game: str) -> Session:
    """Resume the unfinished game that was played last."""
    left = [saved for saved in profile.saved(game) if saved.result is None]
    if not left:
        raise UsageError("command-nothing-to-continue", game=game)
    return Session.resume(profile, left[0].path)
