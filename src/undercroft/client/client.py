"""A guest of a server: makes tables, finds them, sits down at them."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Self

import httpx

from undercroft.client.seat import Refused, Seat

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

COOKIE = "undercroft"
PATIENCE = 30.0
"""Seconds within which a server must answer: one that has just been started may need some."""


class Client:
    """A guest of one server; use it with `async with`."""

    def __init__(self, url: str, name: str | None = None, cookie: str | None = None) -> None:
        """With the `cookie` of an earlier client, this is the same guest and holds the same seats."""
        self.url = url.rstrip("/")
        self.name = name
        cookies = {COOKIE: cookie} if cookie else None
        # Without TLS there is nothing to verify, and reading all certificates would take most of the start.
        verify = self.url.startswith("https:")
        self._http = httpx.AsyncClient(base_url=self.url, cookies=cookies, verify=verify, timeout=PATIENCE)

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
        """What proves who this guest is: a secret."""
        return self._http.cookies.get(COOKIE)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON answer to a request; a refused one raises `Refused`."""
        response = await self._http.request(method, path, json=body)
        if response.is_success:
            return response.json()
        if response.headers.get("content-type") == "application/json":
            problem = response.json()
            raise Refused(problem["code"], problem["details"])
        response.raise_for_status()
        raise Refused("no-such-path", {})

    async def games(self) -> list[dict[str, Any]]:
        """What can be played, with options and bots."""
        listed: list[dict[str, Any]] = await self.ask("GET", "/api/games")
        return listed

    async def tables(self) -> dict[str, list[dict[str, Any]]]:
        """The tables that concern this guest: `mine`, `open` and `finished`."""
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
        """The code of a new table; a seat is `me`, `open`, or the level of a bot such as `greedy`.

        `deadline`: how long decisions may take, such as `{"seconds": 86400, "after": "bot"}`.
        """
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        body = {"game": game, "seats": wanted, "options": options or {}, "listed": listed, "deadline": deadline}
        return str((await self.ask("POST", "/api/tables", body))["id"])

    async def change_seat(self, code: str, seat: int, action: str, level: str | None = None) -> None:
        """Sit down (`sit`), get up (`leave`), or hand a seat to a bot (`bot`)."""
        await self.ask("POST", f"/api/tables/{code}/seats/{seat}", {"action": action, "level": level})

    async def end(self, code: str) -> None:
        """Agree to end a game in which somebody is late, or end one that cannot go on."""
        await self.ask("POST", f"/api/tables/{code}/end")

    async def record(self, code: str) -> str:
        """The record of a finished table, as the text of an `.undercroft` file."""
        response = await self._http.get(f"/api/tables/{code}/record")
        if not response.is_success:
            problem = response.json()
            raise Refused(problem["code"], problem["details"])
        return response.text

    @asynccontextmanager
    async def sit(self, code: str, seat: int | None = None, *, patience: float | None = None) -> AsyncIterator[Seat]:
        """Sit at a table: at that seat, else at one of this guest (from which a bot gets up), else at an open one.

        `patience`: give up if the server cannot be reached for so many seconds; None never does.
        """
        if seat is None:
            seat = await self._take_any(code)
        else:
            await self.change_seat(code, seat, "sit")
        async with Seat(self.url, code, self.cookie, seat, patience) as taken:
            yield taken

    @asynccontextmanager
    async def spectate(self, code: str) -> AsyncIterator[Seat]:
        """Look at a table without a seat."""
        async with Seat(self.url, code, None, None) as seat:
            yield seat

    async def _take_any(self, code: str) -> int:
        """Sit down at a seat of one's own or an open one; gives its number."""
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
                continue  # somebody was faster: there may be another one
            return int(seat["seat"])
        raise Refused("seat-taken", {})
