"""The command `undercroft daily`: one game a day that counts."""

from __future__ import annotations

import sys

import click

from undercroft.cli.command import Command, json_option, language_option, pick_language, tell_json
from undercroft.kernel.daily import daily_games, today
from undercroft.lang import language
from undercroft.terminal.daily import daily_session, try_of_today
from undercroft.terminal.profile import DailyTry, Profile


@click.command(cls=Command)
@click.argument("game", required=False)
@click.option("--plain", is_flag=True, help="Numbered lines instead of a full screen; for screen readers and pipes.")
@language_option
@json_option
def daily(game: str | None, plain: bool, lang: str | None, as_json: bool) -> None:
    """Play today's challenge of GAME: the same for everybody, and one try counts; without GAME tell how today went."""
    profile = Profile()
    code = pick_language(lang)
    if game is None:
        list_day(profile, code, as_json)
        return
    before = try_of_today(profile, game)
    if before is not None and before.won is not None:
        click.echo(result_line(code, before))
        return
    session = daily_session(profile, game)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from undercroft.terminal.plain import PlainGame

        PlainGame(session, code, sys.stdin, sys.stdout, story=profile.settings.story).run()
    else:
        from undercroft.terminal.app import UndercroftApp

        UndercroftApp(profile, game, code, story=profile.settings.story, session=session).run()
    after = try_of_today(profile, game)
    if after is not None and after.won is not None:
        click.echo(result_line(code, after))


def result_line(code: str, one: DailyTry) -> str:
    """How a try came out, in a sentence."""
    words = language(code)
    result = words.text("daily-won" if one.won else "daily-lost")
    return words.text("terminal-daily-done", result=result, points=one.score)


def list_day(profile: Profile, code: str, as_json: bool) -> None:
    """Today's challenges, and how they went."""
    tries = {game: try_of_today(profile, game) for game in daily_games()}
    if as_json:
        told = {game: None if one is None else {"won": one.won, "score": one.score} for game, one in tries.items()}
        tell_json({"day": today(), "games": told})
        return
    words = language(code)
    click.echo(words.text("daily-of", day=today()))
    for game, one in tries.items():
        key = "daily-play" if one is None else "daily-go-on" if one.won is None else "daily-played"
        points = "" if one is None or one.won is None else f" · {words.text('daily-points')}: {one.score}"
        click.echo(f"{game}: {words.text(key)}{points}")
    click.echo(words.text("terminal-daily-ways"))
