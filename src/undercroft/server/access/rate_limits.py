"""Rate limits by guest and by address, so that a fresh cookie resets nothing."""

from __future__ import annotations

from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from starlette.types import Scope

    from undercroft.server.config import Limits

Action = Literal["read", "join", "change", "make", "talk", "guess"]
"""Reading a resource; opening a socket; changing something; making a table; saying something; trying a code."""
MAX_BUCKETS: Final = 50_000
"""Guests or addresses remembered for an action; the least recently active is forgotten first."""


class Caller(NamedTuple):
    """The guest and the address that a request counts for."""

    guest: str
    address: str = ""

    @classmethod
    def at(cls, address: str, known: str | None) -> Caller:
        """Return the caller at an address; callers without a cookie are new guests each time, so they count as one."""
        return cls(known or f"@{address}", address)


class Bucket:
    """Token bucket: allows a burst, then a rate per second."""

    __slots__ = ("_burst", "_last", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._last = monotonic()

    def take(self, tokens: int = 1) -> bool:
        """Take tokens; return False if there are fewer. A full bucket is enough for any number."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._rate)
        self._last = now
        if self._tokens < min(tokens, max(self._burst, 1)):
            return False
        self._tokens -= tokens
        return True


class Buckets:
    """The buckets of one action, by guest or by address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, tokens: int = 1) -> bool:
        """Take tokens from the bucket of a guest or an address; return False if there are fewer."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(tokens)


class RateLimiter:
    """Limits the rate of actions and the number of open sockets, by guest and by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        rates: dict[Action, tuple[float, float]] = {
            "read": (limits.reads_a_second, limits.reads_burst),
            "join": (limits.joins_a_second, limits.joins_burst),
            "change": (limits.messages_a_second, limits.burst),
            "make": (limits.makes_a_second, limits.makes_burst),
            "talk": (limits.talk_a_second, limits.talk_burst),
            "guess": (limits.guesses_a_second, limits.guesses_burst),
        }
        share = limits.guests_an_address
        of_site = share * limits.addresses_a_site
        self._guests = {action: Buckets(rate, burst) for action, (rate, burst) in rates.items()}
        self._addresses = {action: Buckets(rate * share, burst * share) for action, (rate, burst) in rates.items()}
        self._sites = {action: Buckets(rate * of_site, burst * of_site) for action, (rate, burst) in rates.items()}
        self._sockets: Counter[str] = Counter()
        self.sockets = 0
        """Number of open sockets."""

    def allows(self, action: Action, caller: Caller, price: int = 1) -> bool:
        """Count an action, or as many as its price; return False if it is over a limit."""
        # The largest first: what it rejects must not use up the tokens of the others.
        site = site_of(caller.address)
        return (
            (site is None or self._sites[action].take(site, price))
            and self._addresses[action].take(caller.address, price)
            and self._guests[action].take(caller.guest, price)
        )

    def acquire_socket(self, caller: Caller) -> str | None:
        """Count a socket as open; return an error code instead if there are too many."""
        limits = self._limits
        if self._sockets[caller.guest] >= limits.sockets_a_guest:
            return "too-many-windows"
        an_address = limits.sockets_a_guest * limits.guests_an_address
        site = site_of(caller.address)
        if (
            self.sockets >= limits.sockets
            or self._sockets[caller.address] >= an_address
            or (site is not None and self._sockets[site] >= an_address * limits.addresses_a_site)
        ):
            return "too-busy"
        self.sockets += 1
        self._sockets.update(keys_of(caller))
        return None

    def release_socket(self, caller: Caller) -> None:
        """Count a socket as closed."""
        self.sockets -= 1
        self._sockets.subtract(keys_of(caller))
        for key in keys_of(caller):
            if not self._sockets[key]:
                del self._sockets[key]


def keys_of(caller: Caller) -> tuple[str, ...]:
    """Return the guest, the address and the site for which a caller counts."""
    site = site_of(caller.address)
    return caller if site is None else (*caller, site)


def address_of(scope: Scope) -> str:
    """Return the address that a connection counts for."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """Return an IPv4 address as it is, and the /64 network of an IPv6 address: a household has all of it."""
    try:
        address = ip_address(host)
    except ValueError:  # a host name, in a test or behind a proxy
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64)) + "/64"
    return host


@lru_cache(maxsize=4096)
def site_of(network: str) -> str | None:
    """Return the /48 network of a /64 network from `network_of`; None for other addresses."""
    if not network.endswith("/64"):
        return None
    return str(IPv6Address(int(IPv6Address(network.removesuffix("/64"))) >> 80 << 80)) + "/48"
