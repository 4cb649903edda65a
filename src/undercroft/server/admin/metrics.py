"""Figures about a running server in the form of Prometheus, at an address of their own."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from undercroft.kernel.errors import ImpossibleSetup

if TYPE_CHECKING:
    from threading import Thread
    from wsgiref.simple_server import WSGIServer

    from undercroft.server.live.session import TableSession
    from undercroft.server.services import Services

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds by which moves are sorted."""


class Metrics(logging.Handler):
    """Counts what happens in a room; what its log calls an error counts, too."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.made = 0
        """Entries at all tables since this process began."""
        self.registry = CollectorRegistry()
        self._entries = Counter(
            "undercroft_entries", "Decisions and takings-back that were kept", ["game", "kind"], registry=self.registry
        )
        self._entries_of: dict[tuple[str, str], Counter] = {}
        """The same by game and kind, once there were such: to look it up by its labels takes longer."""
        self.seconds = Histogram(
            "undercroft_entry_seconds",
            "From the wish of a person until it is kept and told",
            buckets=BOUNDS,
            registry=self.registry,
        )
        self._refusals = Counter(
            "undercroft_refusals", "Wishes that were not granted", ["code"], registry=self.registry
        )
        self._errors = Counter("undercroft_errors", "Errors in the log", registry=self.registry)
        self._serving: tuple[WSGIServer, Thread] | None = None

    def watch(self, services: Services) -> None:
        """Tell how a room stands whenever somebody asks."""
        figures = {
            "tables": ("Tables in memory", lambda: len(services.tables)),
            "sockets": ("Open sockets", lambda: services.limiter.sockets),
            "bots_waiting": ("Tables at which a bot thinks or waits for its turn to think", lambda: services.bots.busy),
            "games_to_pack": ("Finished games that wait to be packed", lambda: services.archive.waiting),
        }
        for name, (words, figure) in figures.items():
            Gauge(f"undercroft_{name}", words, registry=self.registry).set_function(figure)
        jobs = Gauge("undercroft_jobs", "Slow work that runs or waits", ["kind"], registry=self.registry)
        for kind in services.workers.lengths():
            jobs.labels(kind).set_function(lambda kind=kind: services.workers.lengths()[kind])  # type: ignore[misc]

    def entered(self, live: TableSession) -> None:
        """Something was decided at a table."""
        self.made += 1
        seat, _ = live.entries[-1] if live.entries else (0, None)
        of = live.table.game.id, live.seats[seat].kind
        counter = self._entries_of.get(of)
        if counter is None:
            counter = self._entries_of[of] = self._entries.labels(*of)
        counter.inc()

    def refused(self, code: str) -> None:
        """A wish was not granted."""
        self._refusals.labels(code).inc()

    def emit(self, record: logging.LogRecord) -> None:
        """Something was logged as an error."""
        self._errors.inc()

    def open(self, place: str) -> None:
        """Serve the figures at an address such as 127.0.0.1:9464; nowhere, if there is none."""
        logging.getLogger("undercroft").addHandler(self)
        if not place or self._serving is not None:
            return
        host, _, port = place.rpartition(":")
        if not host or not port.isdecimal():
            raise ImpossibleSetup("bad-metrics", place=place)
        try:
            self._serving = start_http_server(int(port), host.strip("[]"), registry=self.registry)
        except (OSError, OverflowError) as error:
            raise ImpossibleSetup("bad-metrics", place=place) from error

    def shut(self) -> None:
        """Serve them no more."""
        logging.getLogger("undercroft").removeHandler(self)
        if self._serving is not None:
            server, thread = self._serving
            server.shutdown()
            server.server_close()
            thread.join()
            self._serving = None
