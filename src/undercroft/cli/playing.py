"""The command `undercroft play`: a game in the terminal."""

from __future__ import annotations

import sys

import click

from undercroft.cli.arguments import read_leaders, read_options
from undercroft.cli.command import Command, language_option, pairs_option, split_pairs
from undercroft.kernel.game import find_game
from undercroft.terminal.profile import Profile
from undercroft.terminal.session import Session
from undercroft.terminal.wrong_use import WrongUse


@click.command(cls=Command)
@click.argument("game")
@click.option("--seats", type=int, help="How many seats there are.")
@click.option("--heroes", help="How many heroes there are: 2 to 4 in Dragon Tower; 1, 2 or 4 in One Deck Dungeon.")
@click.option(
    "--team", help="Dragon Tower and One Deck Dungeon: choose, deal, or hero cards such as warrior,mage, each once."
)
@click.option("--setup", help="Dragon Tower: standard, first-game or children.")
@click.option("--skills", help="Dragon Tower: none, one or many.")
@click.option("--boss", help="Dragon Tower: dragon, giant_troll, dark_lord or lord_of_the_dead.")
@click.option("--variant", "variants", multiple=True, help="A variant, such as classic or no-break; repeatable.")
@pairs_option
@click.option(
    "--bots", metavar="LEVEL[,LEVEL…]", help="Bots for the seats after the first: one level for all, or one each."
)
@click.option("--seed", type=int, help="The seed of chance; without it every game is different.")
@language_option
@click.option("--plain", is_flag=True, help="Numbered lines instead of a full screen; for screen readers and pipes.")
@click.option("--no-story", is_flag=True, help="Leave the narration out.")
@click.option("--continue", "go_on", is_flag=True, help="Continue the game that was left last.")
def play(
    game: str,
    seats: int | None,
    pairs: tuple[str, ...],
    variants: tuple[str, ...],
    bots: str | None,
    seed: int | None,
    lang: str | None,
    plain: bool,
    no_story: bool,
    go_on: bool,
    **named: str | None,
) -> None:
    """Play GAME in the terminal."""
    quiet = [setting.name for setting in find_game(game).settings if setting.quiet]
    given = [(name, value) for name, value in named.items() if value is not None]
    if variants:
        given.append(("variants", ",".join(variants)))
    options = read_options(game, [*given, *split_pairs(pairs)])
    for name in options:
        if name in quiet:
            raise WrongUse("command-option-of-campaign", name=name)
    leaders = read_leaders(game, seats, bots)
    asked = bool(options or bots or seats is not None)
    profile = Profile()
    code = lang or profile.language
    session: Session | None = None
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    if go_on:
        if asked or seed is not None:
            raise WrongUse("command-continue-alone")
        session = last_session(profile, game)
    elif plain or asked:
        session = Session.begin(profile, game, leaders, seed, options)
    story = profile.settings.story and not no_story
    if plain:
        from undercroft.terminal.plain import PlainGame

        assert session is not None
        PlainGame(session, code, sys.stdin, sys.stdout, story=story).run()
    else:
        from undercroft.terminal.app import UndercroftApp

        app = UndercroftApp(profile, game, code, story=story, seed=seed, session=session)
        app.run()
        if app.session is not None and app.session.path is not None and not app.session.over:
            click.echo(app.language.text("terminal-left-app", game=game))


def last_session(profile: Profile, game: str) -> Session:
    """The game that was left last, where it was left."""
    left = [saved for saved in profile.saved(game) if saved.result is None]
    if not left:
        raise WrongUse("command-nothing-to-continue", game=game)
    return Session.resume(profile, left[0].path)
