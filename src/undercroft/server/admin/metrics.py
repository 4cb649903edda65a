"""Prometheus metrics, served at an address of their own."""

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

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Buckets of the histogram of response times, in seconds."""


class Metrics(logging.Handler):
    """Counts entries, rejected requests and, as a log handler, errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.made = 0
        """Entries at all tables since the start of the process."""
        self.registry = CollectorRegistry()
        self._entries = Counter(
            "undercroft_entries", "Committed decisions and undos", ["game", "kind"], registry=self.registry
        )
        self._entries_of: dict[tuple[str, str], Counter] = {}
        """Cached counters by labels: `labels()` is slow."""
        self.seconds = Histogram(
            "undercroft_entry_seconds",
            "Time from a person's request until it is committed and broadcast",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self._refusals = Counter("undercroft_refusals", "Rejected requests", ["code"], registry=self.registry)
        self._errors = Counter("undercroft_errors", "Errors in the log", registry=self.registry)
        self._serving: tuple[WSGIServer, Thread] | None = None

    def watch(self, services: Services) -> None:
        """Register gauges that read the state of the services."""
        figures = {
            "tables": ("Tables in memory", lambda: len(services.tables)),
            "sockets": ("Open WebSockets", lambda: services.limiter.sockets),
            "bots_waiting": ("Tables and suggestions for which a bot computes or waits", lambda: services.bots.busy),
            "tables_to_resume": (
                "Tables whose bots are still to be woken after the start",
                lambda: services.resumption.waiting,
            ),
            "games_to_pack": ("Finished games whose replay is not archived yet", lambda: services.archive.waiting),
        }
        for name, (description, figure) in figures.items():
            Gauge(f"undercroft_{name}", description, registry=self.registry).set_function(figure)
        jobs = Gauge("undercroft_jobs", "Running and queued jobs of workers", ["kind"], registry=self.registry)
        for kind in services.workers.lengths():
            jobs.labels(kind).set_function(lambda kind=kind: services.workers.lengths()[kind])  # type: ignore[misc]

    def count_entry(self, live: TableSession) -> None:
        """Count the last entry of a table."""
        self.made += 1
        seat, _ = live.entries[-1] if live.entries else (0, None)
        of = live.table.game.id, live.seats[seat].kind
        counter = self._entries_of.get(of)
        if counter is None:
            counter = self._entries_of[of] = self._entries.labels(*of)
        counter.inc()

    def count_refusal(self, code: str) -> None:
        """Count a rejected request."""
        self._refusals.labels(code).inc()

    def emit(self, record: logging.LogRecord) -> None:
        """Count a logged error."""
        self._errors.inc()

    def open(self, place: str) -> None:
        """Count logged errors and, with an address such as 127.0.0.1:9464, serve the metrics there."""
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

    def stop(self) -> None:
        """Stop counting errors and serving the metrics."""
        logging.getLogger("undercroft").removeHandler(self)
        if self._serving is not None:
            server, thread = self._serving
            server.shutdown()
            server.server_close()
            thread.join()
            self._serving = None
