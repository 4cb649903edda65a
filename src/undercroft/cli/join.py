"""The command `undercroft join`: play a bot of this computer at a table of a server."""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import TYPE_CHECKING, Any

import click

from undercroft.bots import level_named, make_bot
from undercroft.bots.plugins import named
from undercroft.cli.command import Command, language_option, pick_language
from undercroft.i18n import language
from undercroft.terminal.usage_error import UsageError

if TYPE_CHECKING:
    from undercroft.client import Seat
    from undercroft.kernel.bot import Bot

ADDRESS = re.compile(r"(https?://[^/?#]+(?:/[\w.~-]+)*)/t/([\w-]+)/?")


@click.command(cls=Command)
@click.argument("url")
@click.option(
    "--bot",
    "who",
    required=True,
    metavar="BOT",
    help="A bot level, the name of an installed bot, module:Name, or path/to/file.py:Name.",
)
@click.option("--name", help="The bot's name at the table; by default its own.")
@language_option
def join(url: str, who: str, name: str | None, lang: str | None) -> None:
    """Seat a bot at the table at URL and let it play to the end."""
    from undercroft.cli.remote_play import server_errors_translated

    address = ADDRESS.fullmatch(url)
    if address is None:
        raise UsageError("command-no-table-address", url=url)
    words = language(pick_language(lang))
    outside = named(who) if ":" in who else None
    called = name or who.rpartition(":")[2].capitalize()

    def bot_for(game: str) -> Bot:
        seed = secrets.randbits(32)
        return make_bot(game, level_named(who), seed) if outside is None else outside.maker(seed)

    async def play() -> dict[str, Any]:
        from undercroft.client import Client

        async with Client(address[1], called) as client:
            game = (await client.ask("GET", f"/api/tables/{address[2]}"))["game"]
            bot = bot_for(game)
            async with client.sit(address[2]) as seat:
                click.echo(words.text("command-joined", name=called, url=url))
                return await play_seat(seat, bot)

    with server_errors_translated(words.code, address[1]):
        view = asyncio.run(play())
    for line in ending(words.code, view):
        click.echo(line)


async def play_seat(seat: Seat, bot: Bot) -> dict[str, Any]:
    """Play a seat to the end; the bot runs in a thread. Returns the last view."""
    async for view in seat:
        phrase = await asyncio.to_thread(bot.phrase, view)
        if phrase is not None:
            await seat.say(phrase)
        choice = await asyncio.to_thread(bot.choose, view)
        await seat.choose(view["decision"]["options"][choice]["text"])
    assert seat.view is not None
    return seat.view


def ending(code: str, view: dict[str, Any]) -> list[str]:
    """The result of a game, in lines."""
    from undercroft.terminal.plugin import texts_of

    words = language(code, view["game"])
    names = [name or words.text("seat-name", number=seat) for seat, name in enumerate(view["names"], 1)]
    return texts_of(view["game"]).result_lines(words, view, names)
