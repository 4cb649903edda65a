"""A server in a process of its own, as people start it: how soon it serves, how much a page weighs, what it holds."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

HOST = "127.0.0.1"
COMMAND = "from undercroft.cli import main; main()"
"""What the command `undercroft` does, without having to find it."""
PATIENCE = 30.0
"""Seconds within which a server must serve, and end."""
HOME = ("/api/me", "/api/games", "/api/tables", "/api/texts/en/common")
"""What the page asks for at its start."""
COOKIE = re.compile(r"undercroft=[^;]+")
NAMED = re.compile(r"""(?:src|href)="([^"]*assets/[^"]+)"|url\(["']?(?!data:)([^)"']+)["']?\)""")
FONT = re.compile(r"@font-face\{[^}]*\}")
LATIN = re.compile(r"unicode-range:U\+(?:\?\?|0000-00FF)")


class NotServing(Exception):
    """The server did not start; the text says what it said."""


class ServedProcess:
    """A running server: its address, its process and how long it took to serve the first page."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], seconds: float) -> None:
        self.port = port
        self.process = process
        self.seconds_to_first_page = seconds

    def memory(self) -> int | None:
        """Bytes that the process holds in memory, where the system tells."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        except FileNotFoundError:
            return None
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float | None:
        """How long the process has kept a processor busy, where the system tells."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except FileNotFoundError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(limits: str = "") -> Iterator[ServedProcess]:
    """A server on a SQLite file that is deleted afterwards, as safe on disk as any other; limits are TOML."""
    with tempfile.TemporaryDirectory(prefix="undercroft-bench-") as folder:
        port = free_port()
        command = [sys.executable, "-c", COMMAND, "serve", "--host", HOST, "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/tables.sqlite"]
        if limits:
            file = Path(folder) / "limits.toml"
            file.write_text(limits, encoding="utf-8")
            command += ["--limits", str(file)]
        environment = {**os.environ, "XDG_DATA_HOME": folder, "UNDERCROFT_DATA": folder}
        start = perf_counter()
        with (Path(folder) / "said").open("wb") as said:
            process = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
        try:
            wait_for_page(port, process, Path(folder) / "said")
            yield ServedProcess(port, process, perf_counter() - start)
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def wait_for_page(port: int, process: subprocess.Popen[bytes], said: Path) -> None:
    """Ask for the page until it comes."""
    deadline = perf_counter() + PATIENCE
    while True:
        try:
            fetch(port, "/")
        except (OSError, HTTPException) as error:
            if process.poll() is not None or perf_counter() > deadline:
                raise NotServing(said.read_text(encoding="utf-8", errors="replace").strip()) from error
            sleep(0.005)
        else:
            return


def fetch(port: int, path: str) -> bytes:
    """What a browser would be sent for a path, as it comes over the line."""
    connection = HTTPConnection(HOST, port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers={"Accept-Encoding": "gzip, br, zstd"})
        return connection.getresponse().read()
    finally:
        connection.close()


def first_load(port: int) -> int:
    """Bytes of the page's first load: the page, what it and its styles name, and what it asks for at its start.

    Of the fonts only those with Latin letters count: a browser loads the others when a text needs them.
    """
    index = plain(port, "/")
    wanted = set(named_in(index, "/"))
    for style in [path for path in wanted if path.endswith(".css")]:
        needed = FONT.sub(lambda font: font[0] if LATIN.search(font[0]) else "", plain(port, style))
        wanted.update(named_in(needed, style))
    return sum(len(fetch(port, path)) for path in ("/", *sorted(wanted), *HOME))


def plain(port: int, path: str) -> str:
    """A text, not compressed."""
    connection = HTTPConnection(HOST, port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        return connection.getresponse().read().decode()
    finally:
        connection.close()


def named_in(text: str, path: str) -> list[str]:
    """The files that a page or a style at this path names."""
    return [urljoin(path, first or second) for first, second in NAMED.findall(text)]


class Guest:
    """Somebody who asks for things over HTTP and is recognised by a cookie."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self.cookie = ""
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON answer to a request."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self._connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
        response = self._connection.getresponse()
        answer = msgspec.json.decode(response.read())
        if response.status >= 400:
            raise NotServing(f"{method} {path}: {answer}")
        given = COOKIE.match(response.headers.get("Set-Cookie", ""))
        if given:
            self.cookie = given[0]
        return answer
