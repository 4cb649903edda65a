"""A temporary PostgreSQL for the tests, on loopback; installed if it is missing and this user may.

`python -m tools.postgres` starts one, prints its URL and stops it when its input ends.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

USER = "undercroft"
INSTALL = ("apt-get", "install", "-y", "--no-install-recommends", "postgresql")
TIMEOUT = 30
GUARD = '"$@" <&- & server=$!; read -r _; kill -QUIT $server; wait $server'
"""A shell script that stops the server when its own input ends, which happens even if its parent is killed."""


class NoPostgres(Exception):
    """Raised if PostgreSQL is missing, cannot be installed or does not start; the message says why."""


def find() -> Path | None:
    """Return the folder with the programs of the newest PostgreSQL, or None."""
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    folders.sort(key=lambda folder: float(folder.parent.name))
    on_path = shutil.which("initdb")
    return folders[-1] if folders else Path(on_path).resolve().parent if on_path else None


def find_or_install() -> Path:
    """Return the folder with the programs; install Debian's package first if it is missing and this user may."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which(INSTALL[0]):
        done = subprocess.run(
            INSTALL, capture_output=True, text=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        )
        if done.returncode != 0:
            raise NoPostgres(
                f"PostgreSQL is not installed, and `{' '.join(INSTALL)}` failed: {done.stderr.strip()[-300:]}"
            )
        found = find()
    if found is None:
        raise NoPostgres("PostgreSQL is not installed; on Debian: apt-get install postgresql")
    return found


@contextmanager
def running() -> Iterator[str]:
    """Run a fresh PostgreSQL server and yield its URL; stop and delete it afterwards."""
    programs = find_or_install()
    with tempfile.TemporaryDirectory(prefix="undercroft-postgres-") as name:
        folder = Path(name)
        user = _owner(folder)
        data, port = folder / "data", free_port()
        _run([programs / "initdb", "-D", data, "-U", USER, "--auth=trust", "--no-sync", "--encoding=UTF8"], user)
        # The data is thrown away, so it does not have to be flushed to the disk.
        options = ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "full_page_writes=off"]
        server: list[str | Path] = [programs / "postgres", "-D", data, "-p", str(port), "-k", folder, *options]
        with (folder / "log").open("w") as log:
            guard = subprocess.Popen(
                ["sh", "-c", GUARD, "sh", *server],
                user=user,
                cwd="/",
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        try:
            _wait_for([programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)], guard, folder / "log")
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            guard.communicate()  # closes its input


def _wait_for(ready: list[str | Path], guard: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the server accepts connections."""
    deadline = monotonic() + TIMEOUT
    while subprocess.run(ready).returncode != 0:
        if guard.poll() is not None or monotonic() > deadline:
            raise NoPostgres(f"PostgreSQL does not start: {log.read_text(encoding='utf-8').strip()[-300:]}")
        sleep(0.02)


def _owner(folder: Path) -> str | None:
    """Return the user to run PostgreSQL as: it refuses root, so root uses the user that the package created."""
    if os.geteuid() != 0:
        return None
    try:
        entry = pwd.getpwnam("postgres")
    except KeyError as error:
        raise NoPostgres("PostgreSQL does not run as root, and there is no user `postgres`") from error
    os.chown(folder, entry.pw_uid, entry.pw_gid)
    return entry.pw_name


def free_port() -> int:
    """Return a free port of loopback."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _run(command: list[str | Path], user: str | None) -> None:
    with tempfile.TemporaryFile("w+") as output:
        done = subprocess.run(command, user=user, cwd="/", stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        if done.returncode != 0:
            output.seek(0)
            raise NoPostgres(f"{Path(command[0]).name} failed: {output.read().strip()[-300:]}")


if __name__ == "__main__":
    with running() as url:
        print(url, flush=True)
        sys.stdin.read()
