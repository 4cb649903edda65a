"""Bots think in worker processes, never on the event loop, and move at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from undercroft.kernel.errors import UndercroftError
from undercroft.server.live import LiveTable, Refusal
from undercroft.server.storage.store import EntryTaken, StorageFailed

if TYPE_CHECKING:
    from undercroft.bots import Bot
    from undercroft.server.config import Config

REMEMBERED = 2000
"""Bots that a worker remembers; one that was forgotten thinks afresh."""

log = logging.getLogger("undercroft.server")
_bots: OrderedDict[str, Bot] = OrderedDict()


def think(key: str, game: str, level: str, view: dict[str, Any]) -> tuple[int, str | None]:
    """In a worker: what the bot of a seat chooses, and what it says before."""
    from undercroft.bots import make_bot

    bot = _bots.get(key)
    if bot is None:
        bot = _bots[key] = make_bot(game, level, seed=sum(key.encode()))
        while len(_bots) > REMEMBERED:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    phrase = bot.phrase(view)
    return bot.choose(view), phrase


class BotRoom:
    """The workers, and a task for every table at which a bot is to move."""

    def __init__(self, config: Config) -> None:
        self._pause = config.bot_pause
        self._workers = config.bot_workers
        self._pool: ProcessPoolExecutor | None = None

    def wake(self, live: LiveTable) -> None:
        """Let the bots of a table move if it is their turn."""
        if live.bot_task is None and self._bot_to_move(live) is not None:
            live.bot_task = asyncio.create_task(self._play(live))

    def _bot_to_move(self, live: LiveTable) -> int | None:
        asked = live.asked
        return asked if asked is not None and live.seats[asked].kind == "bot" else None

    async def _play(self, live: LiveTable) -> None:
        try:
            while (seat := self._bot_to_move(live)) is not None:
                await self._move(live, seat)
                await asyncio.sleep(self._pause)
        except (EntryTaken, StorageFailed, BrokenProcessPool) as error:
            # Another process moved first, nothing can be stored, or a worker died: whoever comes next wakes the bots.
            log.warning("bots of table %s pause: %r", live.id, error)
            if isinstance(error, BrokenProcessPool):
                self._pool = None
        finally:
            live.bot_task = None

    async def _move(self, live: LiveTable, seat: int) -> None:
        number = live.number
        level = live.seats[seat].level or "random"
        key = f"{live.id}/{seat}/{level}"
        loop = asyncio.get_running_loop()
        view = live.table.view(seat)
        index, phrase = await loop.run_in_executor(self._get_pool(), think, key, live.table.game.id, level, view)
        if phrase is not None:
            try:
                await live.say(seat, phrase)
            except UndercroftError:
                phrase = None  # what it wanted to say makes no sense any more
        if live.number == number and self._bot_to_move(live) == seat:
            try:
                await live.move(seat, number, view["decision"]["options"][index]["text"])
            except Refusal:
                return  # the table moved on while the bot was thinking

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would copy the server's sockets and threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        return self._pool

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
