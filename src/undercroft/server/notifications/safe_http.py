"""Requests to URLs from untrusted clients: over HTTPS, to public addresses only, with a time-out.

A client could name a host inside the server's own network. Therefore the host name is resolved here, every address it
resolves to must be public, and the connection goes to the address that was checked.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncConnectionPool, AsyncNetworkBackend

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from httpcore import AsyncNetworkStream

TIMEOUT: Final = 10.0
"""Seconds for a whole request."""
MAX_URL_LENGTH: Final = 1000
EMBEDDING: Final = tuple(map(IPv6Network, ("::/96", "::ffff:0:0/96", "64:ff9b::/96")))
"""IPv4-compatible and IPv4-mapped addresses, and those of NAT64: the last 32 bits are an IPv4 address."""
LOCAL_NAT64: Final = IPv6Network("64:ff9b:1::/48")
"""NAT64 inside a network; where in it an address contains the IPv4 address is up to that network."""


class NotPublic(Exception):
    """Raised for a host with an address that is not public."""


def is_public_https(url: str) -> bool:
    """Return True for HTTPS on its default port, without a password, to a host name or a public address."""
    if len(url) > MAX_URL_LENGTH or not url.isascii() or not url.isprintable():
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
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    inner = _ipv4_in(found)
    if inner:  # where a gateway sends the packets
        return all(one.is_global and not one.is_multicast for one in inner)
    return found.is_global and not found.is_multicast and found not in LOCAL_NAT64


def _ipv4_in(address: IPv6Address) -> tuple[IPv4Address, ...]:
    """Return the IPv4 addresses that an IPv6 address contains, if it is of such a kind."""
    if address.teredo is not None:
        return address.teredo  # the server and the client
    if address.sixtofour is not None:
        return (address.sixtofour,)
    if any(address in network for network in EMBEDDING):
        return (IPv4Address(int(address) & 0xFFFF_FFFF),)
    return ()


class PublicAddresses(AsyncNetworkBackend):
    """Network backend of httpcore that connects to public addresses only."""

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
        """Resolve a host, check all of its addresses, and connect to the first."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in found]
        if not addresses or not all(_is_public(address) for address in addresses):
            raise NotPublic(host)
        return await self._plain.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Sleep, as httpcore asks its backend to."""
        await self._plain.sleep(seconds)


class PublicHttpClient:
    """Posts to URLs from untrusted clients; with `anywhere`, for tests, also to this machine."""

    def __init__(self, *, anywhere: bool) -> None:
        self.anywhere = anywhere
        backend = None if anywhere else PublicAddresses()
        self._pool = AsyncConnectionPool(max_connections=20, network_backend=backend)

    def allows(self, url: str) -> bool:
        """Return True if this client may post to a URL."""
        return is_public_https(url) or (
            self.anywhere and url.startswith("http://127.0.0.1:") and len(url) <= MAX_URL_LENGTH
        )

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Post a body; return the status. The response's body is not read, and redirects are not followed."""
        async with (
            asyncio.timeout(TIMEOUT),
            self._pool.stream("POST", url, headers=list(headers.items()), content=body) as response,
        ):
            return int(response.status)

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()
