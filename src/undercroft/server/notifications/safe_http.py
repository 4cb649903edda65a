"""Requests to addresses that strangers name: over HTTPS, to the open internet alone, and not for long.

A stranger could name an address inside the network of the server. So a name is looked up here, every address that it
stands for has to be a public one, and the connection goes to the very address that was looked at.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncConnectionPool, AsyncNetworkBackend

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from httpcore import AsyncNetworkStream

SECONDS: Final = 10.0
"""A request that takes longer is given up."""
LONGEST: Final = 1000
"""Signs of an address."""


class NotPublic(Exception):
    """An address that is not one of the open internet."""


def is_outward(url: str) -> bool:
    """Whether an address may be asked at all: HTTPS, its usual port, a name and no password."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable():
        return False
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or port not in (None, 443) or not parts.hostname:
        return False
    return "@" not in parts.netloc and (not _is_address(parts.hostname) or _is_public(parts.hostname))


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None)
    return found.is_global and not found.is_multicast and (inner is None or inner.is_global)


class PublicAddresses(AsyncNetworkBackend):
    """Connects to public addresses alone, whatever a name is said to stand for."""

    def __init__(self) -> None:
        self._plain = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> AsyncNetworkStream:
        """A connection to the address that was looked at."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in found]
        if not addresses or not all(_is_public(address) for address in addresses):
            raise NotPublic(host)
        return await self._plain.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._plain.sleep(seconds)


class PublicHttpClient:
    """Posts to addresses of strangers; `anywhere` lets tests talk to this machine."""

    def __init__(self, *, anywhere: bool) -> None:
        self.anywhere = anywhere
        backend = None if anywhere else PublicAddresses()
        self._pool = AsyncConnectionPool(max_connections=20, network_backend=backend)

    def allows(self, url: str) -> bool:
        """Whether an address may be kept to be posted to."""
        return is_outward(url) or (self.anywhere and url.startswith("http://127.0.0.1:") and len(url) <= LONGEST)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; what else it says is not read, and no other address is followed."""
        async with (
            asyncio.timeout(SECONDS),
            self._pool.stream("POST", url, headers=list(headers.items()), content=body) as answer,
        ):
            return int(answer.status)

    async def close(self) -> None:
        """Hang up."""
        await self._pool.aclose()
