"""A server in a process of its own: its start-up time, the size of its page, its use of memory and processor."""

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
"""Code of the command `undercroft`, which may not be on the path."""
TIMEOUT = 30.0
"""Seconds within which a server must start, and stop."""
START_REQUESTS = ("/api/me", "/api/games", "/api/tables", "/api/texts/en/common")
"""Requests of the page when it starts."""
COOKIE = re.compile(r"undercroft=[^;]+")
NAMED = re.compile(r"""(?:src|href)="([^"]*assets/[^"]+)"|url\(["']?(?!data:)([^)"']+)["']?\)""")
FONT = re.compile(r"@font-face\{[^}]*\}")
LATIN = re.compile(r"unicode-range:U\+(?:\?\?|0000-00FF)")


class NotServing(Exception):
    """Raised if the server did not start or rejected a request; the text is its output."""


class ServedProcess:
    """A running server: its port, its process and the seconds until it served the first page."""

    def __init__(self, port: int, process: subprocess.Popen[bytes], seconds: float, output: Path) -> None:
        self.port = port
        self.process = process
        self.seconds_to_first_page = seconds
        self._output = output

    def log_bytes(self) -> int:
        """Size of the log so far."""
        return self._output.stat().st_size

    def memory(self) -> int | None:
        """Resident memory of the process in bytes; None on systems without /proc."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        except FileNotFoundError:
            return None
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float | None:
        """Processor time of the process; None on systems without /proc."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except FileNotFoundError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(limits: str = "") -> Iterator[ServedProcess]:
    """Start a server on a SQLite file, with limits as TOML; stop it and delete the file afterwards."""
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
        with (Path(folder) / "output").open("wb") as output:
            process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
        try:
            wait_for_page(port, process, Path(folder) / "output")
            yield ServedProcess(port, process, perf_counter() - start, Path(folder) / "output")
        finally:
            process.terminate()
            try:
                process.wait(TIMEOUT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def free_port() -> int:
    """Return a port on which no process listens."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def wait_for_page(port: int, process: subprocess.Popen[bytes], output: Path) -> None:
    """Request the page until the server answers."""
    deadline = perf_counter() + TIMEOUT
    while True:
        try:
            fetch(port, "/")
        except (OSError, HTTPException) as error:
            if process.poll() is not None or perf_counter() > deadline:
                raise NotServing(output.read_text(encoding="utf-8", errors="replace").strip()) from error
            sleep(0.005)
        else:
            return


def fetch(port: int, path: str) -> bytes:
    """Return the body of a response as it is sent to browsers, compressed."""
    connection = HTTPConnection(HOST, port, timeout=TIMEOUT)
    try:
        connection.request("GET", path, headers={"Accept-Encoding": "gzip, br, zstd"})
        return connection.getresponse().read()
    finally:
        connection.close()


def first_load(port: int) -> int:
    """Return the bytes of the first load: the page, the files that it and its styles name, and its first requests.

    Only fonts with Latin letters count: a browser loads the others when a text needs them.
    """
    index = plain(port, "/")
    wanted = set(named_in(index, "/"))
    for style in [path for path in wanted if path.endswith(".css")]:
        needed = FONT.sub(lambda font: font[0] if LATIN.search(font[0]) else "", plain(port, style))
        wanted.update(named_in(needed, style))
    return sum(len(fetch(port, path)) for path in ("/", *sorted(wanted), *START_REQUESTS))


def plain(port: int, path: str) -> str:
    """Return the body of a response, not compressed, as text."""
    connection = HTTPConnection(HOST, port, timeout=TIMEOUT)
    try:
        connection.request("GET", path)
        return connection.getresponse().read().decode()
    finally:
        connection.close()


def named_in(text: str, path: str) -> list[str]:
    """Return the paths of files that a page or a style at this path names."""
    return [urljoin(path, first or second) for first, second in NAMED.findall(text)]


class Guest:
    """HTTP client of a guest, who is recognised by a cookie."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self.cookie = ""
        self.ask("GET", "/api/me")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; return the decoded JSON response."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self._connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
        response = self._connection.getresponse()
        answer = msgspec.json.decode(response.read())
        if response.status >= 400:
            raise NotServing(f"{method} {path}: {answer}")
        cookie = COOKIE.match(response.headers.get("Set-Cookie", ""))
        if cookie:
            self.cookie = cookie[0]
        return answer
