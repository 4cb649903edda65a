"""What can be set when a server is started, and the limits that keep it standing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal
from urllib.parse import unquote

import msgspec
import platformdirs

from undercroft.kernel.errors import ImpossibleSetup

PASSWORD = re.compile(r"(?:://|^(?![\w+]+://))[^:/@?]*:(.*)@|[?&]password=([^&]*)")
"""Where a password stands in a database's URL, also in one whose beginning was forgotten."""

BASE_PATH = re.compile(r"(/[\w.~-]+)*", re.ASCII)


class Work(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much slow work of one kind is taken on."""

    seconds: float
    """The longest that a job may take; then it is ended."""
    waiting: int
    """Jobs that may wait for a worker, of everybody together."""
    a_guest: int
    """Jobs of one guest that run or wait."""
    an_address: int
    """Jobs of one address that run or wait: people who share one are more than one guest."""
    at_once: int = 1
    """Workers that they may keep busy."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one guest, one message or one table may ask of the server."""

    guests_an_address: int = 10
    """An address may do as much as so many guests together: people share one, and a fresh cookie resets nothing."""
    message_bytes: int = 16_384
    body_bytes: int = 1_048_576
    """The longest body where a record may be sent."""
    small_body_bytes: int = 65_536
    """The longest body elsewhere."""
    reads_a_second: float = 50.0
    """Requests of a guest that change nothing."""
    reads_burst: int = 500
    """Those that may come at once before they are slowed to the rate: a page is made of many."""
    messages_a_second: float = 40.0
    """Messages over sockets and requests that change something, of a guest."""
    burst: int = 80
    """Those that may come at once before they are slowed to the rate."""
    makes_a_second: float = 0.2
    """Tables that a guest makes."""
    makes_burst: int = 30
    talk_a_second: float = 0.5
    """Lines of chat and phrases of a guest; a conversation is slower than that."""
    talk_burst: int = 10
    """Lines that may be said at once before they are slowed to the rate."""
    entries_a_table: int = 10_000
    """Decisions and takings-back of a table, and decisions of a record."""
    guesses_a_second: float = 0.2
    """Codes of tables that lead nowhere, or to a table that is not listed."""
    guesses_burst: float = 20
    hints_a_second: float = 0.2
    """Hints at a table: whoever plays by hints alone waits for them."""
    hint_burst: int = 10
    """Hints that may be asked for at once before they are slowed to the rate."""
    tables_a_guest: int = 50
    """Unfinished tables that a guest may have."""
    joins_a_second: float = 1.0
    """Sockets that a guest opens."""
    joins_burst: int = 40
    sockets_a_guest: int = 20
    sockets: int = 10_000
    """Sockets of everybody together."""
    connections_an_address: int = 500
    """Connections of an address that are no sockets."""
    header_seconds: float = 15.0
    """The time in which a request must follow a connection, and its headers must be there."""
    body_seconds: float = 60.0
    """The time in which a body must be there, and in which a last answer must be read."""
    idle_seconds: float = 120.0
    """The time that a connection is kept for the next request: longer than clients and web servers keep theirs."""
    shutdown_seconds: float = 5.0
    """The time that clients have to go when the server ends."""
    name_length: int = 24
    chat_length: int = 300
    chat_lines: int = 200
    """Lines of talk that are sent with a first view."""
    live_tables: int = 1000
    """Tables kept in memory; others are replayed from storage when somebody comes back."""
    bot_seconds: float = 30.0
    """The longest that a bot may think; then it is ended and moves at random."""
    load: Work = Work(seconds=20, waiting=1000, a_guest=20, an_address=200, at_once=2)
    """Replaying stored tables that somebody comes back to."""
    replay: Work = Work(seconds=15, waiting=32, a_guest=2, an_address=8)
    """Showing moments of a game, and making records."""
    importing: Work = Work(seconds=15, waiting=32, a_guest=2, an_address=8)
    """Making tables of records."""
    advice: Work = Work(seconds=10, waiting=64, a_guest=2, an_address=16)
    """Thinking out what somebody might do."""
    review: Work = Work(seconds=300, waiting=16, a_guest=1, an_address=4)
    """Going through a whole game."""


def read_limits(path: str) -> Limits:
    """The limits in a TOML file; those that it does not name stay as they are."""
    try:
        return msgspec.toml.decode(Path(path).read_text(encoding="utf-8"), type=Limits)
    except (OSError, ValueError) as error:  # what cannot be read as TOML, or as limits, is a ValueError too
        raise ImpossibleSetup("bad-limits", file=path, reason=error) from error


def read_base_path(text: str) -> str:
    """A path such as /undercroft, without the slash at its end; only the plainest signs, as it gets into pages."""
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
    """Signs the cookies; empty means one kept in the user's data folder."""
    origins: tuple[str, ...] = ()
    """Origins allowed to open sockets besides the server's own."""
    bot_workers: int = 1
    workers: int = 2
    """Processes for slow work that is not a bot's move."""
    bot_pause: float = 0.6
    """Seconds between the moves of bots, so that people can follow."""
    base_path: str = ""
    """Where on its host the server lies, such as /undercroft; empty means that it has the host for itself."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of web servers in front, which say in `X-Forwarded-For` who asks; others are not believed."""
    secure_cookies: bool = False
    log_format: Literal["line", "json"] = "line"
    """How the log of `undercroft serve` is written."""
    metrics: str = ""
    """Where figures for Prometheus are told, such as 127.0.0.1:9464; empty means nowhere."""
    least_free: int = 64 * 1024 * 1024
    """Bytes that have to be free beside a SQLite file for the server to call itself ready."""
    push_key: str = ""
    """The key that notices to browsers are signed with; without one there are none."""
    push_contact: str = ""
    """Whom push services write to if something is wrong: `mailto:` or `https:`."""
    push_anywhere: bool = False
    """Tests alone: notices may go to this machine, without HTTPS."""
    limits: Limits = Limits()

    def database_url(self) -> str:
        """The URL with an async driver; what is none is the path of a SQLite file."""
        url = self.database or str(data_folder() / "tables.sqlite")
        if "://" not in url:
            url = f"sqlite:///{url}"
        for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url


def data_folder() -> Path:
    """The folder for the server's files."""
    folder = platformdirs.user_data_path("undercroft", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def redact_passwords(text: str, url: str) -> str:
    """A text that may quote a database's URL or what is in it, for people and logs to read."""
    secrets = {found for match in PASSWORD.finditer(url) for found in match.groups() if found}
    for secret in sorted(secrets | {unquote(secret) for secret in secrets}, key=len, reverse=True):
        text = text.replace(secret, "***")
    return text
