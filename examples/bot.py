"""A bot that joins a table by its code and plays to the end: `python examples/bot.py URL CODE [--level greedy]`."""

from __future__ import annotations

import argparse
import asyncio
import secrets

from undercroft.bots import make_bot
from undercroft.client import Client


async def play(url: str, code: str, level: str, name: str) -> str:
    """Take the first open seat of a table and play it; return how the game ended."""
    async with Client(url, name=name) as client, client.sit(code) as seat:
        bot = None
        async for view in seat:
            if bot is None:
                bot = make_bot(view["game"], level, seed=secrets.randbits(32))
            phrase = bot.phrase(view)
            if phrase is not None:
                await seat.say(phrase)
            await seat.choose(view["decision"]["options"][bot.choose(view)]["text"])
        assert seat.view is not None
        return str(seat.view["result"]["reason"])


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", help="the address of the server, such as http://127.0.0.1:8000")
    parser.add_argument("code", help="the code of the table")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--name", default="Golem")
    arguments = parser.parse_args()
    print(asyncio.run(play(arguments.url, arguments.code, arguments.level, arguments.name)))


if __name__ == "__main__":
    main()
