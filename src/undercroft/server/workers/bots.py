"""Bots think in worker processes, never on the event loop, and move at a pace that people can follow."""

from __future__ import annotations

import asyncio
import contextlib
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
from undercroft.server.workers.pool import WorkerLost, WorkerPool
from undercroft.server.ws_messages import Notice, Suggestion, encode

if TYPE_CHECKING:
    from undercroft.bots import Bot
    from undercroft.kernel.determinize import Worlds
    from undercroft.server.config import Config
    from undercroft.server.live.subscriber import Subscriber

REMEMBERED = 2000
"""Bots that a worker remembers; one that was forgotten thinks afresh."""
MOST_SUGGESTIONS = 16
"""So many suggestions are thought out at once; whoever asks beyond that gets none."""
RETRY = 2.0
"""Seconds until a bot tries again when its move could not be stored."""
NICENESS = 5
"""How far bots stand back behind the server itself."""
SEARCHING_NICENESS = 10
"""How far those that search stand back, behind the others too."""

log = logging.getLogger("undercroft.server")
_bots: OrderedDict[str, Bot] = OrderedDict()


class BotMove(NamedTuple):
    """What a bot chooses, what it says before, and what went wrong while it thought, if anything."""

    choice: int
    phrase: str | None
    failure: str | None = None


def think(key: str, game: str, level: str, view: dict[str, Any], worlds: Worlds | None = None) -> BotMove:
    """In a worker: what the bot of a seat chooses. A bot that fails moves at random: the table must go on."""
    try:
        bot = bot_of(key, game, level)
        phrase = bot.phrase(view)
        return BotMove(bot.choose(view) if worlds is None else choice_of(bot, view, lambda: worlds), phrase)
    except Exception:
        _bots.pop(key, None)
        return BotMove(RandomBot(seed=view["number"]).choose(view), None, traceback.format_exc())


def suggested(game: str, level: str, view: dict[str, Any]) -> int:
    """In a worker: what a bot would choose in the place of a player, whose earlier moves it did not make."""
    return make_bot(game, level, seed=view["number"]).choose(view)


def bot_of(key: str, game: str, level: str) -> Bot:
    """In a worker: the bot that plays a seat, with what it remembers."""
    bot = _bots.get(key)
    if bot is None:
        bot = _bots[key] = make_bot(game, level, seed=sum(key.encode()))
        while len(_bots) > REMEMBERED:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return bot


class BotRunner:
    """The workers, and a task for every table at which a bot is to move."""

    def __init__(self, config: Config) -> None:
        self._pause = config.bot_pause
        self._quick = WorkerPool(config.bot_workers, NICENESS)
        self._searching = WorkerPool(config.bot_workers, SEARCHING_NICENESS)
        self._seconds = config.limits.bot_seconds
        self._tasks: set[asyncio.Task[None]] = set()
        self._suggesting: set[Subscriber] = set()

    @property
    def busy(self) -> int:
        """How many tables and askers a bot thinks for, or is to think for."""
        return len(self._tasks)

    def workers_for(self, game: str, level: str) -> WorkerPool:
        """Where a bot thinks: those that search have processes of their own, so that nobody waits behind them."""
        return self._searching if level_searches(game, level) else self._quick

    def wake(self, live: TableSession) -> None:
        """Let the bots of a table move if it is their turn."""
        if live.bot_task is None and self._bot_to_move(live) is not None:
            live.bot_task = asyncio.create_task(self._play(live))
            self._tasks.add(live.bot_task)
            live.bot_task.add_done_callback(self._tasks.discard)

    def _bot_to_move(self, live: TableSession) -> int | None:
        seat_to_move = live.seat_to_move
        if live.guide is not None:  # a lesson says who moves by itself: perhaps the learner, where nothing is to choose
            return None if live.guide.next_move(live.table) is None else seat_to_move
        return seat_to_move if seat_to_move is not None and live.seats[seat_to_move].kind == "bot" else None

    async def _play(self, live: TableSession) -> None:
        bind_context(table=live.id)
        try:
            while (seat := self._bot_to_move(live)) is not None:
                pause = self._pause
                try:
                    await self._move(live, seat)
                except StorageFailed as error:
                    log.warning("bots of table %s pause: %r", live.id, error)
                    pause = RETRY
                if live.guide is not None and not live.happened[-1]:
                    pause = 0  # passes that a lesson makes for everybody: there is nothing to follow
                await asyncio.sleep(pause)
        except Exception:
            # Somebody who moves or comes back wakes them again.
            log.exception("bots of table %s stop at entry %s. %s", live.id, live.next_entry, live.reproduction())
            live.broadcast(refused(ApiError("rules-failed")))
        finally:
            live.bot_task = None

    async def _move(self, live: TableSession, seat: int) -> None:
        entry = live.next_entry
        if live.guide is not None:
            await live.choose(seat, entry, live.guide.next_move(live.table) or "")
            return
        level = live.seats[seat].level or "random"
        key = f"{live.id}/{seat}/{level}"
        view = live.table.view(seat)
        # Nothing of the real state is in the worlds that a bot may search.
        game = live.table.game.id
        worlds = live.table.worlds(seat) if level_searches(game, level) else None
        try:
            thought = await self.workers_for(game, level).run(self._seconds, think, key, game, level, view, worlds)
        except WorkerLost as error:  # it hung or died; the table goes on
            thought = BotMove(RandomBot(seed=view["number"]).choose(view), None, str(error))
        if thought.failure is not None:
            log.error("the bot %s of table %s failed at entry %s: %s", level, live.id, entry, thought.failure)
        if self._bot_to_move(live) == seat:
            with contextlib.suppress(ApiError):  # the table moved on while the bot was thinking
                option = view["decision"]["options"][thought.choice]["text"]
                await live.choose(seat, entry, option, thought.phrase)
        if thought.failure is not None:
            live.broadcast(encode(Notice("bot-failed", {"seat": seat})))

    def suggest(self, live: TableSession, subscriber: Subscriber, entry: int) -> None:
        """Think out what a good player would do at a seat that is asked; one thing at a time for everybody."""
        mine = subscriber.seat is not None and subscriber.seat == live.seat_to_move and entry == live.next_entry
        if not mine or subscriber in self._suggesting or len(self._suggesting) >= MOST_SUGGESTIONS:
            return
        self._suggesting.add(subscriber)
        task = asyncio.create_task(self._suggest(live, subscriber, entry))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _suggest(self, live: TableSession, subscriber: Subscriber, entry: int) -> None:
        game, view = live.table.game.id, live.table.view(subscriber.seat)
        try:
            choice = await self._quick.run(self._seconds, suggested, game, usual_bot(game), view)
        except Exception:
            log.exception("no suggestion at table %s", live.id)  # the player decides without
        else:
            if entry == live.next_entry:
                subscriber.send(encode(Suggestion(entry, view["decision"]["options"][choice]["text"])))
        finally:
            self._suggesting.discard(subscriber)

    def close(self) -> None:
        """Stop playing and let the workers go."""
        for task in self._tasks:
            task.cancel()
        self._quick.close()
        self._searching.close()
