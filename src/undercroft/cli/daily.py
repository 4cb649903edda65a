"""The command `undercroft daily`: one challenge per day and game."""

from __future__ import annotations

import sys
from typing import Any

import click

from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.cli.output import print_table
from undercroft.i18n import language
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.features.daily import daily_games, today
from undercroft.kernel.game import find_game
from undercroft.terminal.profile.profile import DailyTry, Profile
from undercroft.terminal.session.daily import daily_session, try_of_today


@click.command(cls=Command)
@click.argument("game", required=False)
@click.option("--server", "url", metavar="URL", help="Play the challenge of this server and enter its results.")
@click.option("--name", help="With --server: your name there.")
@click.option(
    "--plain", is_flag=True, help="Use numbered lines instead of a full screen, for screen readers and pipes."
)
@language_option
@json_option
def daily(game: str | None, url: str | None, name: str | None, plain: bool, lang: str | None, as_json: bool) -> None:
    """Play today's challenge of GAME. Only one try counts. Without GAME list today's challenges and results."""
    profile = Profile()
    code = pick_language(lang)
    if url is not None:
        served_day(profile, code, url, game, name, as_json)
        return
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
        from undercroft.terminal.screens.app import UndercroftApp

        UndercroftApp(profile, game, code, story=profile.settings.story, session=session).run()
    after = try_of_today(profile, game)
    if after is not None and after.won is not None:
        click.echo(result_line(code, after))


def result_line(code: str, one: DailyTry) -> str:
    """The result of a try, in a sentence."""
    words = language(code)
    result = words.text("daily-won" if one.won else "daily-lost")
    return words.text("terminal-daily-done", result=result, points=one.score)


def list_day(profile: Profile, code: str, as_json: bool) -> None:
    """Print today's challenges and their results."""
    tries = {game: try_of_today(profile, game) for game in daily_games()}
    if as_json:
        outcomes = {game: None if one is None else {"won": one.won, "score": one.score} for game, one in tries.items()}
        print_json({"day": today(), "games": outcomes})
        return
    words = language(code)
    click.echo(words.text("daily-of", day=today()))
    for game, one in tries.items():
        key = "daily-play" if one is None else "daily-go-on" if one.won is None else "daily-played"
        points = "" if one is None or one.won is None else f" · {words.text('daily-points')}: {one.score}"
        click.echo(f"{game}: {words.text(key)}{points}")
    click.echo(words.text("terminal-daily-ways"))


def served_day(profile: Profile, code: str, url: str, game: str | None, name: str | None, as_json: bool) -> None:
    """Play a daily challenge of a server in plain mode, or print the day's results."""
    from undercroft.cli.remote_play import Guest, ServedGame, server_errors_translated

    words = language(code)
    with server_errors_translated(code, url, game), Guest(profile, url, name) as guest:
        page = guest.do(guest.client.ask("GET", "/api/daily"))
        if game is None:
            print_page(code, url, page, as_json)
            return
        if not one_of(page, game)["played"]:
            table = guest.do(guest.client.ask("POST", f"/api/daily/{game}"))["id"]
            if not ServedGame(guest, guest.sit(table), game, code, sys.stdin, sys.stdout).run():
                click.echo(words.text("terminal-daily-left", game=game, url=url))
                return
            page = guest.do(guest.client.ask("GET", "/api/daily"))
    print_results(code, one_of(page, game)["results"])


def one_of(page: dict[str, Any], game: str) -> dict[str, Any]:
    """The challenge of a game on the page of a day."""
    found: dict[str, Any] | None = next((one for one in page["games"] if one["game"] == game), None)
    if found is None:
        raise ImpossibleSetup("no-daily", game=find_game(game).id)
    return found


def print_page(code: str, url: str, page: dict[str, Any], as_json: bool) -> None:
    """Print a server's challenges of the day and the results that the player may see."""
    if as_json:
        print_json(page)
        return
    words = language(code)
    click.echo(words.text("daily-of", day=page["day"]))
    for one in page["games"]:
        key = "daily-played" if one["played"] else "daily-play" if one["table"] is None else "daily-go-on"
        click.echo(f"{one['game']}: {words.text(key)}")
        if one["results"]:
            print_results(code, one["results"])
    click.echo(words.text("terminal-daily-served", url=url))


def print_results(code: str, results: list[dict[str, Any]]) -> None:
    """Print the results of a challenge."""
    words = language(code)
    rows = [
        [
            str(place),
            (one["name"] or words.text("web-guest"))
            + (f" ({words.text('terminal-level-you')})" if one["mine"] else ""),
            words.text("daily-won" if one["won"] else "daily-lost"),
            str(one["score"]),
            str(one["entries"]),
        ]
        for place, one in enumerate(results, 1)
    ]
    print_table(rows, [words.text("daily-" + head) for head in ("rank", "who", "result", "points", "decisions")])
