"""Measure how long a person waits for a searching bot beside a crowd of them: `python -m benchmarks.server.dragons`.

The crowd comes from another address; each of its tables is watched.
"""

from __future__ import annotations

import asyncio
import sys
from http.client import HTTPConnection
from time import monotonic

import click
import msgspec
from websockets.asyncio.client import connect

from benchmarks.server.attacks import DUEL
from benchmarks.server.served import HOST, Guest, serving

WARM_UP = 15.0
"""Seconds from the start of the crowd until the measurement starts."""


async def waits(port: int, seconds: float) -> list[float]:
    """Return the times in seconds between a person's decision and the next change that the bot makes."""
    connection = HTTPConnection(HOST, port, timeout=60)
    guest = Guest(connection)
    found: list[float] = []
    end = monotonic() + seconds
    while monotonic() < end:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "dragon"}]
        code = guest.ask("POST", "/api/tables", {"game": DUEL, "seats": seats})["id"]
        address = f"ws://{HOST}:{port}/api/tables/{code}/socket"
        async with connect(address, additional_headers={"Cookie": guest.cookie}, max_size=1 << 24) as socket:
            await play(socket, end, found)
    connection.close()
    return found


async def play(socket: object, end: float, found: list[float]) -> None:
    """Play the first option each time until the game or the time is over, and note the times of the bot."""
    entry, decision, asked = 0, None, 0.0
    async for text in socket:  # type: ignore[attr-defined]  # a connection
        message = msgspec.json.decode(text)
        if message["type"] not in ("view", "update"):
            continue
        entry = message["entry"]
        view = message["view"] if message["type"] == "view" else message["changes"]
        decision = view.get("decision", decision)
        if asked:
            found.append(monotonic() - asked)
            asked = 0.0
        if decision is None or monotonic() > end:
            return
        if decision["seat"] == 0:
            option = decision["options"][0]["text"]
            await socket.send(msgspec.json.encode({"type": "choose", "entry": entry, "option": option}).decode())  # type: ignore[attr-defined]
        else:
            asked = monotonic()


async def measure(port: int, seconds: float, crowd: bool) -> list[float]:
    """Return the waits of a person, beside the crowd or alone."""
    if not crowd:
        return await waits(port, seconds)
    attack = [sys.executable, "-m", "benchmarks.server.attacks", "crowd_of_dragons", str(port), "-"]
    process = await asyncio.create_subprocess_exec(*attack, str(seconds + WARM_UP))
    await asyncio.sleep(WARM_UP)
    try:
        return await waits(port, seconds)
    finally:
        await process.wait()


@click.command()
@click.option("--seconds", default=60.0, help="The duration of each measurement.")
def main(seconds: float) -> None:
    """Measure a person's waits for a dragon, alone and beside sixty tables of four dragons."""
    for crowd in (False, True):
        with serving() as server:
            found = sorted(asyncio.run(measure(server.port, seconds, crowd)))
        name = "beside the crowd" if crowd else "alone"
        middle, last = (found[len(found) // 2], found[-1]) if found else (float("nan"), float("nan"))
        click.echo(f"{name}: {len(found)} moves, median {middle:.2f} s, longest {last:.2f} s")


if __name__ == "__main__":
    main()
