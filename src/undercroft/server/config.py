"""Settings and limits of a server."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Literal
from urllib.parse import unquote

import msgspec
import platformdirs

from undercroft.kernel.errors import ImpossibleSetup

PASSWORD = re.compile(r"(?:://|^(?![\w+]+://))[^:/@?]*:(.*)@|[?&]password=([^&]*)")
"""The password in the URL of a database, with or without a scheme."""

BASE_PATH = re.compile(r"(/[\w.~-]+)*", re.ASCII)


def spare_cores() -> int:
    """Return the number of cores that this process may use, without one for the server itself, but at least one."""
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return max(1, cores - 1)


class Work(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits of one kind of job."""

    seconds: float
    """The time limit of a job, after which it is killed."""
    waiting: int
    """Queued jobs of all guests together."""
    a_guest: int
    """Running and queued jobs of one guest."""
    an_address: int
    """Running and queued jobs of one IP address, which several guests may share."""
    at_once: int = 1
    """Workers that may run such jobs at once."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits per guest, IP address, message, table and server; a burst is the size of a rate's token bucket."""

    guests_an_address: int = 10
    """An IP address may do as much as this many guests: people share one, and a fresh cookie resets nothing."""
    addresses_a_site: int = 8
    """An IPv6 /48 network, of which one person may have all, may do as much as this many of its /64 networks."""
    message_bytes: int = 16_384
    body_bytes: int = 1_048_576
    """The largest body of a request that may contain a record."""
    small_body_bytes: int = 65_536
    """The largest body of any other request."""
    reads_a_second: float = 50.0
    """Requests of a guest that change nothing; costly ones count as several."""
    reads_burst: int = 500
    costly_requests: int = 4
    """Costly requests, such as lists of tables and profiles, that run at once; the others wait."""
    costly_requests_an_address: int = 2
    messages_a_second: float = 40.0
    """WebSocket messages of a guest, and requests that change something."""
    burst: int = 80
    makes_a_second: float = 0.2
    """Tables that a guest creates."""
    makes_burst: int = 30
    talk_a_second: float = 0.5
    """Lines of chat and phrases of a guest."""
    talk_burst: int = 10
    entries_a_table: int = 10_000
    """Decisions and undos of a table, and decisions of a record."""
    guesses_a_second: float = 0.2
    """Requests for tables that do not exist or are not listed."""
    guesses_burst: float = 20
    hints_a_second: float = 0.2
    """Hints at a table."""
    hint_burst: int = 10
    tables_a_guest: int = 50
    """Unfinished tables of a guest; an address may have as many as `guests_an_address` guests."""
    joins_a_second: float = 1.0
    """WebSockets that a guest opens."""
    joins_burst: int = 40
    sockets_a_guest: int = 20
    sockets: int = 10_000
    """Open WebSockets of all guests together."""
    connections_an_address: int = 500
    """Open HTTP connections of an IP address."""
    header_seconds: float = 15.0
    """The time until the headers of a request are complete, from the connection or from its first byte."""
    body_seconds: float = 60.0
    """The time until a body is complete, and until the client has read the last response."""
    idle_seconds: float = 120.0
    """The keep-alive time of a connection, longer than that of clients and reverse proxies."""
    shutdown_seconds: float = 5.0
    """The time that clients have to disconnect when the server stops."""
    name_length: int = 24
    chat_length: int = 300
    chat_lines: int = 200
    """Lines of talk in a first view."""
    live_tables: int = 1000
    """Tables kept in memory; others are replayed from the database on demand."""
    bot_seconds: float = 30.0
    """The time limit of a bot, after which it moves at random."""
    load: Work = Work(seconds=20, waiting=1000, a_guest=20, an_address=200, at_once=2)
    """Replaying stored tables to load them."""
    replay: Work = Work(seconds=15, waiting=32, a_guest=2, an_address=8)
    """Views of replays, and records."""
    importing: Work = Work(seconds=15, waiting=32, a_guest=2, an_address=8)
    """Tables from records."""
    window: Work = Work(seconds=5, waiting=64, a_guest=4, an_address=32)
    advice: Work = Work(seconds=10, waiting=64, a_guest=2, an_address=16)
    """Hints."""
    review: Work = Work(seconds=300, waiting=16, a_guest=1, an_address=4)
    """Reviews of whole games."""


def read_limits(path: str) -> Limits:
    """Return the limits in a TOML file; those that it does not set have their defaults."""
    try:
        return msgspec.toml.decode(Path(path).read_text(encoding="utf-8"), type=Limits)
    except (OSError, ValueError) as error:  # errors of TOML and of validation are ValueErrors
        raise ImpossibleSetup("bad-limits", file=path, reason=error) from error


def read_base_path(text: str) -> str:
    """Return a path such as /undercroft without the final slash; reject characters that pages would have to escape."""
    path = text.rstrip("/")
    if not BASE_PATH.fullmatch(path):
        raise ImpossibleSetup("bad-base-path", path=text)
    return path


class Config(msgspec.Struct, frozen=True):
    """The settings of one server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A SQLAlchemy URL; empty means a SQLite file in the user's data folder."""
    secret: str = ""
    """Signs the cookies; empty means a secret in the user's data folder."""
    origins: tuple[str, ...] = ()
    """Origins, besides the server's own, that may change something and open WebSockets."""
    bot_workers: int = 1
    search_workers: int = msgspec.field(default_factory=spare_cores)
    """Processes for bots that search."""
    workers: int = 2
    """Processes for all jobs but the moves of bots."""
    bot_pause: float = 0.6
    """Seconds between the moves of bots, so that people can follow."""
    base_path: str = ""
    """The path of the server on its host, such as /undercroft; empty means the root."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose `X-Forwarded-For` header is trusted."""
    secure_cookies: bool = False
    log_format: Literal["line", "json"] = "line"
    """The format of the log of `undercroft serve`."""
    metrics: str = ""
    """The address of the Prometheus metrics, such as 127.0.0.1:9464; empty means none."""
    least_free: int = 64 * 1024 * 1024
    """Free bytes on the disk of a SQLite file that the health check requires."""
    push_key: str = ""
    """The VAPID key that signs push messages; empty means that none are sent."""
    push_contact: str = ""
    """A `mailto:` or `https:` address for operators of push services."""
    push_anywhere: bool = False
    """For tests: allow push services on this machine, without HTTPS."""
    limits: Limits = Limits()

    def database_url(self) -> str:
        """Return the URL of the database with an async driver; a path becomes that of a SQLite file."""
        url = self.database or str(data_folder() / "tables.sqlite")
        if "://" not in url:
            url = f"sqlite:///{url}"
        for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url


def data_folder() -> Path:
    """Return the folder for the server's files; create it if necessary."""
    folder = platformdirs.user_data_path("undercroft", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def redact_passwords(text: str, url: str) -> str:
    """Replace the passwords of a database's URL in a text."""
    secrets = {found for match in PASSWORD.finditer(url) for found in match.groups() if found}
    for secret in sorted(secrets | {unquote(secret) for secret in secrets}, key=len, reverse=True):
        text = text.replace(secret, "***")
    return text
