"""The command `undercroft admin`: manage tables and guests of a server through its database."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

from undercroft.cli.command import Command, Commands, Refused, json_option, language_option, pick_language, print_json
from undercroft.i18n import language

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from undercroft.server.admin.service import AdminService

database_option = click.option(
    "--database",
    default="",
    help="The server's database: a SQLite file, or postgresql://…; by default a file of this user.",
)


@click.group(cls=Commands)
def admin() -> None:
    """Manage a server: its tables, its guests and restarts.

    Reads and writes the server's database. A running server polls it for commands every two seconds.
    """


def run_query(database: str, question: Callable[[AdminService], Awaitable[Any]]) -> Any:
    """Run a query against the database of a server."""
    from undercroft.server.admin.service import opened

    async def ask() -> Any:
        async with opened(database) as admin:
            return await question(admin)

    return asyncio.run(ask())


def format_time(value: float) -> str:
    """Format a time stamp in UTC."""
    return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command(cls=Command)
@click.option("--status", type=click.Choice(["open", "playing", "over"]), help="List only tables with this status.")
@click.option(
    "--most",
    type=click.IntRange(1, 10_000),
    default=50,
    show_default=True,
    help="Maximum number of tables, newest first.",
)
@database_option
@language_option
@json_option
def tables(status: str | None, most: int, database: str, lang: str | None, as_json: bool) -> None:
    """List tables with their seats."""
    found = run_query(database, lambda admin: admin.tables(status, most))
    if as_json:
        print_json(found)
        return
    for one in found:
        seats = ", ".join(seat["name"] or seat["kind"] for seat in one["seats"])
        stands = f"{one['status']:7}  {format_time(one['updated'])}  {one['entries']:5}"
        click.echo(f"{one['id']}  {stands}  {one['game']}: {seats}")


@admin.command(cls=Command)
@click.argument("code")
@database_option
@language_option
@json_option
def table(code: str, database: str, lang: str | None, as_json: bool) -> None:
    """Show the table CODE. Lists its status, its seats with the tags of their guests, and its chat."""
    found = require_found(run_query(database, lambda admin: admin.table(code)), code, lang)
    if as_json:
        print_json(found)
        return
    for name in ("id", "game", "status", "result", "entries"):
        click.echo(f"{name}: {found[name]}")
    click.echo(f"made: {format_time(found['made'])}")
    for seat in found["seats"]:
        click.echo(f"seat {seat['seat']}: {seat['kind']} {seat['name'] or ''} {seat['guest'] or ''}".rstrip())
    for line in found["talk"]:
        click.echo(f"{line['name'] or '?'}: {line['text']}")


@admin.command(cls=Command)
@click.argument("code")
@database_option
@language_option
def end(code: str, database: str, lang: str | None) -> None:
    """End the table CODE. Nobody wins or loses."""
    done = run_query(database, lambda admin: admin.end(code))
    require_found(True if done else None, code, lang)
    click.echo(language(pick_language(lang)).text("command-admin-ended", table=code[:5]))


@admin.command(cls=Command)
@click.argument("code")
@database_option
@language_option
def export(code: str, database: str, lang: str | None) -> None:
    """Print the record of the table CODE; it reveals all hidden cards."""
    found = run_query(database, lambda admin: admin.record(code))
    click.echo(require_found(found, code, lang), nl=False)


@admin.command(cls=Command)
@click.argument("who")
@click.option("--reason", default="", help="The reason, for other administrators.")
@database_option
@language_option
def block(who: str, reason: str, database: str, lang: str | None) -> None:
    """Block WHO. That is the tag of a guest, as `table` shows it, or an address."""
    run_query(database, lambda admin: admin.command_queue.block(who[:64], reason))
    click.echo(language(pick_language(lang)).text("command-admin-blocked", who=who))


@admin.command(cls=Command)
@click.argument("who")
@database_option
@language_option
def unblock(who: str, database: str, lang: str | None) -> None:
    """Unblock WHO."""
    if not run_query(database, lambda admin: admin.command_queue.unblock(who)):
        raise Refused(language(pick_language(lang)).text("command-admin-not-blocked", who=who))
    click.echo(language(pick_language(lang)).text("command-admin-unblocked", who=who))


@admin.command(cls=Command)
@database_option
@language_option
@json_option
def blocked(database: str, lang: str | None, as_json: bool) -> None:
    """List blocked guests and addresses."""
    found = sorted(run_query(database, lambda admin: admin.command_queue.blocked()))
    if as_json:
        print_json(found)
        return
    for who in found:
        click.echo(who)


@admin.command(cls=Command)
@click.option(
    "--minutes", type=click.IntRange(0, 24 * 60), default=5, show_default=True, help="Minutes until the restart."
)
@database_option
@language_option
def announce(minutes: int, database: str, lang: str | None) -> None:
    """Announce a restart of the server to everybody."""
    run_query(database, lambda admin: admin.command_queue.add("announce", str(minutes)))
    click.echo(language(pick_language(lang)).text("command-admin-announced", minutes=minutes))


def require_found(found: Any, code: str, lang: str | None) -> Any:
    """Return what was found; raise Refused if nothing was."""
    if found is None:
        raise Refused(language(pick_language(lang)).text("error-no-such-table", table=code[:24]))
    return found
