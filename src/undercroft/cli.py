"""The command `undercroft` and its subcommands."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

import undercroft
from undercroft.kernel.drawing import draw_view
from undercroft.kernel.errors import Disagreement, Malformed
from undercroft.kernel.game import find_game
from undercroft.kernel.record import read_record
from undercroft.kernel.replay import replay as play_again
from undercroft.kernel.scenario import play_scenario, read_scenario, table_of
from undercroft.kernel.table import Said
from undercroft.lang import error_text, language
from undercroft.terminal.arguments import WrongUse, read_leaders, read_options
from undercroft.terminal.campaign_command import campaign
from undercroft.terminal.cards import card_facts, card_lines
from undercroft.terminal.command_line import (
    Commands,
    json_option,
    language_option,
    pairs_option,
    pick_language,
    split_pairs,
    tell_json,
)
from undercroft.terminal.games import words_of
from undercroft.terminal.history import happenings_of, log_lines
from undercroft.terminal.profile import YOU, Profile
from undercroft.terminal.reports import figure, print_simulation, print_table, progress_bar
from undercroft.terminal.session import Session, seat_names


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(undercroft.__version__, prog_name="undercroft", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Dungeon card games, played exactly by their rulebooks.

    Without a command, starts a server for this computer alone and opens the games in a browser.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve, host="127.0.0.1", port=None, database="", origins=(), lang=None, open_page=True)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(1, 65535), help="The port; by default the first free one from 8000 on.")
@click.option("--database", default="", help="sqlite:///FILE or postgresql://…; by default a file of this user.")
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may connect; repeatable.")
@click.option("--secure-cookies", is_flag=True, help="Send cookies over HTTPS only (behind a proxy that speaks it).")
@click.option("--open", "open_page", is_flag=True, help="Open a browser there.")
@language_option
def serve(
    host: str,
    port: int | None,
    database: str,
    origins: tuple[str, ...],
    lang: str | None,
    open_page: bool,
    secure_cookies: bool = False,
) -> None:
    """Serve the games to browsers, until interrupted."""
    from undercroft.server.config import Config
    from undercroft.server.delivery import web_folder
    from undercroft.server.run import at_free_port
    from undercroft.server.run import serve as run

    words = language(pick_language(lang))
    config = Config(host=host, port=port or 8000, database=database, origins=origins, secure_cookies=secure_cookies)
    if port is None:
        config = at_free_port(config)
    if not (web_folder() / "index.html").exists():
        click.echo(words.text("command-page-not-built"), err=True)
    run(config, tell=lambda address: click.echo(words.text("command-serving", address=address)), open_page=open_page)


# -- playing -------------------------------------------------------------------------------------------------------


@main.command()
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


main.add_command(campaign)


# -- many games ----------------------------------------------------------------------------------------------------


@main.command()
@click.argument("game")
@click.option("--seats", type=int, default=1, show_default=True, help="How many seats there are.")
@click.option("--bots", default="greedy", show_default=True, help="Levels by comma: one for all seats, or one each.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games to play.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed; each game takes the next.")
@pairs_option
@click.option(
    "--workers", type=click.IntRange(1), default=1, show_default=True, help="How many processes share the work."
)
@language_option
@json_option
def simulate(
    game: str,
    seats: int,
    bots: str,
    games: int,
    seed: int,
    pairs: tuple[str, ...],
    workers: int,
    lang: str | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME and report who won."""
    from undercroft.lab.simulate import simulate as run

    options = read_options(game, split_pairs(pairs))
    levels = [level.strip() for level in bots.split(",")]
    words = language(pick_language(lang), game)
    with progress_bar(words.text("command-simulating"), games) as advance:
        report = run(
            game, seats=seats, bots=levels, games=games, seed=seed, options=options, workers=workers, progress=advance
        )
    if as_json:
        tell_json(report)
        return
    print_simulation(words, msgspec.to_builtins(report))


# -- records and positions -----------------------------------------------------------------------------------------


@main.command()
@click.argument("file")
@click.option("--upto", type=click.IntRange(0), help="Stop after so many decisions.")
@click.option(
    "--seat", type=click.IntRange(0), help="Tell it as this seat saw it; otherwise as a spectator, or as the only seat."
)
@click.option("--no-story", is_flag=True, help="Leave the narration out.")
@language_option
@json_option
def replay(file: str, upto: int | None, seat: int | None, no_story: bool, lang: str | None, as_json: bool) -> None:
    """Play the record FILE again and tell what happened; says where it stops agreeing with the rules."""
    record = read_record(Path(file))
    problem: Disagreement | None = None
    try:
        table = play_again(record, upto=upto)
    except Disagreement as error:
        line = error.details.get("line")
        if not isinstance(line, int):
            raise
        problem = error
        record = msgspec.structs.replace(record, lines=record.lines[: line - 2])  # the header is line 1
        table = play_again(record, upto=upto)
    if seat is not None and seat >= table.seats:
        raise Malformed("bad-seat", seat=seat, last=table.seats - 1)
    if seat is None and table.seats == 1:
        seat = 0  # nobody to hide cards from
    words = language(pick_language(lang), table.game.id)
    happenings = happenings_of(record, upto=upto)
    if as_json:
        deck = table.game.deck
        events = [item.what.told_to(seat, deck) for item in happenings if not isinstance(item.what, Said)]
        wrong = None if problem is None else error_text(words, problem)
        result = None if table.result is None else msgspec.to_builtins(table.result)
        tell_json(
            {
                "game": table.game.id,
                "decisions": len(table.moves),
                "events": events,
                "result": result,
                "disagreement": wrong,
            }
        )
    else:
        names = seat_names(words, (YOU,) * table.seats)
        for told in log_lines(words, table.view(seat), table.game.deck, happenings, names, not no_story):
            click.echo(told.text)
        if table.result is None:
            click.echo(words.text("command-replay-open", decisions=len(table.moves)))
        else:
            click.echo(words.text("reason-" + table.result.reason))
    if problem is not None:
        raise problem


@main.command()
@click.argument("file")
@language_option
@json_option
def scenario(file: str, lang: str | None, as_json: bool) -> None:
    """Play the steps of the scenario FILE, tell and draw the table and say whether everything was as expected."""
    told = read_scenario(Path(file))
    problem: Disagreement | None = None
    try:
        table, _ = play_scenario(told)
    except Disagreement as error:
        problem = error
        table = table_of(told)
    words = language(pick_language(lang), table.game.id)
    view = table.view(None if table.decision is None else table.decision.seat)
    if as_json:
        wrong = None if problem is None else error_text(words, problem)
        tell_json({"title": told.title, "steps": len(told.steps), "disagreement": wrong, "view": view})
    else:
        if told.title:
            click.echo(told.title)
        names = seat_names(words, (YOU,) * table.seats)
        for line in words_of(table.game.id).whole_situation(words, view, names):
            click.echo(line)
        click.echo(draw_view(view))  # the zones with the ids and numbers that the moves of a scenario name
        if table.result is not None:
            click.echo(words.text("reason-" + table.result.reason))
        if problem is None:
            click.echo(words.text("command-scenario-agrees", steps=len(told.steps)))
    if problem is not None:
        raise problem


# -- what there is -------------------------------------------------------------------------------------------------


@main.command()
@click.argument("game")
@click.option("--kind", help="Only cards of this kind, such as hero or elite.")
@language_option
@json_option
def cards(game: str, kind: str | None, lang: str | None, as_json: bool) -> None:
    """List the cards of GAME: numbers, text, and where each part comes from."""
    deck = find_game(game).deck
    kinds = list(dict.fromkeys(card.kind for card in deck.printed))
    if kind is not None and kind not in kinds:
        raise WrongUse("command-no-such-kind", kind=kind, known=", ".join(kinds))
    words = language(pick_language(lang), game)
    rows = [card_facts(words, card) for card in deck.printed if kind in (None, card.kind)]
    if as_json:
        tell_json(rows)
        return
    for row in rows:
        for line in card_lines(words, row):
            click.echo(line)


@main.command()
@language_option
@json_option
def games(lang: str | None, as_json: bool) -> None:
    """List the games that can be played, with their options."""
    told = undercroft.games()
    if as_json:
        tell_json(told)
        return
    for game in told:
        words = language(pick_language(lang), game["id"])
        low, high = game["seats"]
        title = words.text("game-title")
        click.echo(words.text("command-game", id=game["id"], title=title, low=low, high=high))
        for option in game["options"]:
            choices = ", ".join(str(choice) for choice in option["choices"])
            click.echo(f"    {option['name']}: {choices}")


@main.command()
@click.option("--game", help="The game to measure; otherwise all of them.")
@click.option("--quick", is_flag=True, help="A second or two a set-up instead of ten.")
@click.option(
    "--load", is_flag=True, help="Measure a server with many tables too: about a minute, if quick ten seconds."
)
@click.option("--output", type=click.Path(dir_okay=False, path_type=Path), help="Write the figures as JSON here too.")
@language_option
@json_option
def bench(game: str | None, quick: bool, load: bool, output: Path | None, lang: str | None, as_json: bool) -> None:
    """Measure the speed of the engine on this computer (times in microseconds), and of a server on it."""
    from undercroft.lab.bench import run_bench

    report = run_bench(game, quick=quick, load=load)
    if output is not None:
        try:
            output.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
        except OSError as error:
            raise Malformed("unwritable-file", path=str(output), reason=error.strerror or error) from error
    if as_json:
        tell_json(report)
        return
    for measured in report.games:
        rows = [msgspec.to_builtins(row) for row in measured.rows]
        heads = [measured.game, "decisions/s", "games/s", "a game", "clone", "determinize", "view", "apply"]
        print_table([[figure(value) for value in row.values()] for row in rows], heads)
    if report.server is not None:
        print_table([[name, figure(value)] for name, value in report.server.figures()], ["server", ""])
