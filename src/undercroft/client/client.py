"""An asynchronous client for the HTTP API of a server: create tables, list them and take seats."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Self

import httpx

from undercroft.client.seat import Refused, Seat

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

COOKIE = "undercroft"
TIMEOUT = 30.0
"""The time-out of requests in seconds; a server that has just started may be slow."""


class Client:
    """A guest of one server; use it with `async with`."""

    def __init__(self, url: str, name: str | None = None, cookie: str | None = None) -> None:
        """Connect to a server; with the `cookie` of an earlier client, act as the same guest with the same seats."""
        self.url = url.rstrip("/")
        self.name = name
        cookies = {COOKIE: cookie} if cookie else None
        # Loading the certificates is slow, and plain HTTP does not need them.
        verify = self.url.startswith("https:")
        self._http = httpx.AsyncClient(base_url=self.url, cookies=cookies, verify=verify, timeout=TIMEOUT)

    async def __aenter__(self) -> Self:
        try:
            if self.name is None:
                self.name = (await self.ask("GET", "/api/me"))["name"]
            else:
                self.name = (await self.ask("PUT", "/api/me", {"name": self.name}))["name"]
        except BaseException:
            await self._http.aclose()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    @property
    def cookie(self) -> str | None:
        """The secret cookie that identifies this guest."""
        return self._http.cookies.get(COOKIE)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and return its JSON response; raise `Refused` if the server rejects it."""
        response = await self._http.request(method, path, json=body)
        if response.is_success:
            return response.json()
        if response.headers.get("content-type") == "application/json":
            problem = response.json()
            raise Refused(problem["code"], problem["details"])
        response.raise_for_status()
        raise Refused("no-such-path", {})

    async def games(self) -> list[dict[str, Any]]:
        """Return the games of the server with their options and bots."""
        listed: list[dict[str, Any]] = await self.ask("GET", "/api/games")
        return listed

    async def tables(self) -> dict[str, list[dict[str, Any]]]:
        """Return the tables for this guest as lists `mine`, `open` and `finished`."""
        lists: dict[str, list[dict[str, Any]]] = await self.ask("GET", "/api/tables")
        return lists

    async def make_table(
        self,
        game: str,
        seats: Sequence[str] = ("me",),
        options: dict[str, Any] | None = None,
        *,
        listed: bool = False,
        deadline: dict[str, Any] | None = None,
    ) -> str:
        """Create a table and return its code; a seat is `me`, `open`, or the level of a bot such as `greedy`.

        `deadline` limits the time for decisions, such as `{"seconds": 86400, "after": "bot"}`.
        """
        requested = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": game, "seats": requested, "options": options or {}, "listed": listed, "deadline": deadline}
        return str((await self.ask("POST", "/api/tables", body))["id"])

    async def change_seat(self, code: str, seat: int, action: str, level: str | None = None) -> None:
        """Take a seat (`sit`), leave it (`leave`), or give it to a bot (`bot`)."""
        await self.ask("POST", f"/api/tables/{code}/seats/{seat}", {"action": action, "level": level})

    async def end(self, code: str) -> None:
        """Vote to end a game with a late player, or end one that cannot continue."""
        await self.ask("POST", f"/api/tables/{code}/end")

    async def record(self, code: str) -> str:
        """Return the record of a finished table as the text of an `.undercroft` file."""
        response = await self._http.get(f"/api/tables/{code}/record")
        if not response.is_success:
            problem = response.json()
            raise Refused(problem["code"], problem["details"])
        return response.text

    @asynccontextmanager
    async def sit(self, code: str, seat: int | None = None, *, patience: float | None = None) -> AsyncIterator[Seat]:
        """Take a seat at a table: the given one, or else one of this guest's (replacing a bot), or else an open one.

        `patience` is the number of seconds without a connection after which the seat gives up (None: never).
        """
        if seat is None:
            seat = await self._take_any(code)
        else:
            await self.change_seat(code, seat, "sit")
        async with Seat(self.url, code, self.cookie, seat, patience) as taken:
            yield taken

    @asynccontextmanager
    async def spectate(self, code: str) -> AsyncIterator[Seat]:
        """Watch a table without a seat."""
        async with Seat(self.url, code, None, None) as seat:
            yield seat

    async def _take_any(self, code: str) -> int:
        """Take one of this guest's seats or an open one; return its number."""
        table = await self.ask("GET", f"/api/tables/{code}")
        mine = {seat["seat"] for seat in table["seats"] if seat["mine"] or (seat["late"] and seat["late"]["me"])}
        for seat in sorted(table["seats"], key=lambda seat: seat["seat"] not in mine):
            if seat["seat"] not in mine and seat["kind"] != "open":
                continue
            try:
                await self.change_seat(code, seat["seat"], "sit")
            except Refused as refused:
                if refused.code != "seat-taken":
                    raise
                continue  # somebody else took it first
            return int(seat["seat"])
        raise Refused("seat-taken", {})
