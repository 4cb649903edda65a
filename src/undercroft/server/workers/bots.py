"""Bots at tables: they search in worker processes and move at a pace that people can follow."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, NamedTuple

from undercroft.bots import level_searches, make_bot, usual_bot
from undercroft.bots.random_bot import RandomBot
from undercroft.kernel.bot import choice_of
from undercroft.server.errors import ApiError, refused
from undercroft.server.live.session import TableSession
from undercroft.server.logging import bind_context
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.workers.fair_queue import FairQueue
from undercroft.server.workers.pool import WorkerLost, WorkerPool
from undercroft.server.ws_messages import Notice, Suggestion, encode

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from undercroft.bots import Bot
    from undercroft.kernel.determinize import Worlds
    from undercroft.server.config import Config
    from undercroft.server.live.subscriber import Subscriber

CACHE_SIZE = 2000
"""Bots cached in a worker; one that was evicted starts without its memory."""
MAX_SUGGESTIONS = 16
"""Suggestions computed at once; requests beyond that get none."""
RETRY = 2.0
"""Seconds until a bot tries again after its move could not be stored."""
NICENESS = 5
"""The niceness of bots, so that the server comes first."""
SEARCHING_NICENESS = 10
"""The niceness of bots that search, so that other bots come first."""

log = logging.getLogger("undercroft.server")
_bots: OrderedDict[str, Bot] = OrderedDict()


class BotMove(NamedTuple):
    """The option that a bot chooses, its phrase, and the traceback if the bot failed."""

    choice: int
    phrase: str | None
    failure: str | None = None


def think(key: str, game: str, level: str, view: dict[str, Any], worlds: Worlds | None = None) -> BotMove:
    """Return the move of a seat's bot, or a random one if it fails; runs in a worker."""
    try:
        bot = bot_of(key, game, level)
        phrase = bot.phrase(view)
        return BotMove(bot.choose(view) if worlds is None else choice_of(bot, view, lambda: worlds), phrase)
    except Exception:
        _bots.pop(key, None)
        return BotMove(RandomBot(seed=view["number"]).choose(view), None, traceback.format_exc())


def suggested(game: str, level: str, view: dict[str, Any]) -> int:
    """Return the option that a new bot chooses in the place of a player; runs in a worker."""
    return make_bot(game, level, seed=view["number"]).choose(view)


def bot_of(key: str, game: str, level: str) -> Bot:
    """Return the cached bot of a seat, with its memory; runs in a worker."""
    bot = _bots.get(key)
    if bot is None:
        bot = _bots[key] = make_bot(game, level, seed=sum(key.encode()))
        while len(_bots) > CACHE_SIZE:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return bot


class FairPool:
    """Workers of bots, and the queue for them."""

    def __init__(self, count: int, niceness: int) -> None:
        self.pool = WorkerPool(count, niceness)
        self.queue = FairQueue(count)


def is_unseen(live: TableSession, entry: int) -> bool:
    """Return True if a move was made at an entry without any event, such as a pass: nobody needs time to follow it."""
    return live.next_entry > entry and not live.happened[-1]


class BotRunner:
    """The workers of bots, and a task for every table where a bot is to move."""

    def __init__(self, config: Config, awaits_notice: Callable[[TableSession], Awaitable[bool]]) -> None:
        self._pause = config.bot_pause
        self._awaits_notice = awaits_notice
        self._quick = FairPool(config.bot_workers, NICENESS)
        self._searching = FairPool(config.search_workers, SEARCHING_NICENESS)
        self._seconds = config.limits.bot_seconds
        self._tasks: set[asyncio.Task[None]] = set()
        self._suggesting: set[Subscriber] = set()

    @property
    def busy(self) -> int:
        """Number of tables and suggestions for which a bot computes or waits."""
        return len(self._tasks)

    def workers_for(self, game: str, level: str) -> FairPool:
        """Return the workers of a bot; bots that search have their own, so others do not wait for them."""
        return self._searching if level_searches(game, level) else self._quick

    def wake(self, live: TableSession) -> None:
        """Start the bots of a table if one is to move; they stop at once if nobody waits for them."""
        if live.bot_task is None and self._bot_to_move(live) is not None:
            live.bot_task = asyncio.create_task(self._play(live))
            self._tasks.add(live.bot_task)
            live.bot_task.add_done_callback(self._tasks.discard)

    def _bot_to_move(self, live: TableSession) -> int | None:
        seat_to_move = live.seat_to_move
        if live.guide is not None:  # a lesson also makes the learner's moves where there is no choice
            return None if live.guide.next_move(live.table) is None else seat_to_move
        return seat_to_move if seat_to_move is not None and live.seats[seat_to_move].kind == "bot" else None

    async def _play(self, live: TableSession) -> None:
        bind_context(table=live.id)
        try:
            while (seat := self._bot_to_move(live)) is not None:
                entry = live.next_entry
                try:
                    if not await self._is_awaited(live) or not await self._move(live, seat):
                        break
                    pause = 0 if is_unseen(live, entry) else self._pause
                except StorageFailed as error:
                    log.warning("the bots of table %s pause: %r", live.id, error)
                    pause = RETRY
                await asyncio.sleep(pause)
        except Exception:
            # The next move or join wakes them again.
            log.exception("the bots of table %s stop at entry %s. %s", live.id, live.next_entry, live.reproduction())
            live.broadcast(refused(ApiError("rules-failed")))
        finally:
            live.bot_task = None

    async def _is_awaited(self, live: TableSession) -> bool:
        """Return False if nobody waits for the bots of a table: they rest until somebody connects.

        Where people play against time, bots do not delay them, and a player who gets notices hears of the next turn.
        """
        return live.is_awaited or await self._awaits_notice(live) or live.is_awaited  # somebody may have connected

    async def _move(self, live: TableSession, seat: int) -> bool:
        """Make a bot's move; return False if the bots of the table have to stop."""
        entry = live.next_entry
        if live.guide is not None:
            await live.choose(seat, entry, live.guide.next_move(live.table) or "")
            return True
        level = live.seats[seat].level or "random"
        key = f"{live.id}/{seat}/{level}"
        view = live.table.view(seat)
        # The worlds that a bot searches contain nothing that its seat does not know.
        game = live.table.game.id
        worlds = live.table.worlds(seat) if level_searches(game, level) else None
        workers = self.workers_for(game, level)
        try:
            async with workers.queue.turn(live.origin, live.id):
                if not await self._is_awaited(live):  # they have left while their bots waited
                    return False
                move = await workers.pool.run(self._seconds, think, key, game, level, view, worlds)
        except WorkerLost as error:
            move = BotMove(RandomBot(seed=view["number"]).choose(view), None, str(error))
        if move.failure is not None:
            log.error("the bot %s of table %s failed at entry %s: %s", level, live.id, entry, move.failure)
        if self._bot_to_move(live) == seat:
            try:
                option = view["decision"]["options"][move.choice]["text"]
                await live.choose(seat, entry, option, move.phrase)
            except ApiError as error:
                if live.next_entry == entry and self._bot_to_move(live) == seat:  # nothing has changed: it fails again
                    log.warning("the bots of table %s stop at entry %s: %s", live.id, entry, error)
                    return False
        if move.failure is not None:
            live.broadcast(encode(Notice("bot-failed", {"seat": seat})))
        return True

    def suggest(self, live: TableSession, subscriber: Subscriber, entry: int) -> None:
        """Start to compute a suggestion for the subscriber's decision, one at a time for each subscriber."""
        may_choose = subscriber.seat is not None and subscriber.seat == live.seat_to_move and entry == live.next_entry
        if not may_choose or subscriber in self._suggesting or len(self._suggesting) >= MAX_SUGGESTIONS:
            return
        self._suggesting.add(subscriber)
        task = asyncio.create_task(self._suggest(live, subscriber, entry))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _suggest(self, live: TableSession, subscriber: Subscriber, entry: int) -> None:
        game, view = live.table.game.id, live.table.view(subscriber.seat)
        try:
            async with self._quick.queue.turn(live.origin, live.id):
                choice = await self._quick.pool.run(self._seconds, suggested, game, usual_bot(game), view)
        except Exception:
            log.exception("a suggestion failed at table %s", live.id)  # the player decides without it
        else:
            if entry == live.next_entry:
                subscriber.send(encode(Suggestion(entry, view["decision"]["options"][choice]["text"])))
        finally:
            self._suggesting.discard(subscriber)

    def close(self) -> None:
        """Cancel all moves and stop the workers."""
        for task in self._tasks:
            task.cancel()
        self._quick.pool.close()
        self._searching.pool.close()
