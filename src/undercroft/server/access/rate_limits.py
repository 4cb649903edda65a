"""How much guests and addresses may do: everything is counted by both, so that a fresh cookie resets nothing."""

from __future__ import annotations

from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from starlette.types import Scope

    from undercroft.server.config import Limits

Deed = Literal["read", "join", "change", "make", "talk", "guess"]
"""Looking at something; opening a socket; changing something; making a table; saying something; trying a code."""
REMEMBERED: Final = 50_000
"""Guests and addresses whose deeds of a kind are remembered: those who did nothing for longest are forgotten first."""


class Caller(NamedTuple):
    """Somebody who asks for something, as limits count them."""

    guest: str
    address: str = ""

    @classmethod
    def at(cls, address: str, known: str | None) -> Caller:
        """Whoever asks from there; those who bring no cookie are new guests every time, so they count as one."""
        return cls(known or f"@{address}", address)


class Bucket:
    """A rate limit: so many at once, then so many a second."""

    __slots__ = ("_burst", "_full", "_last", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._full = burst
        self._last = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self._full = min(self._burst, self._full + (now - self._last) * self._rate)
        self._last = now
        if self._full < 1:
            return False
        self._full -= 1
        return True


class Buckets:
    """The buckets of all who do one thing."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether this one may do it once more."""
        bucket = self._of.get(who)
        if bucket is None:
            bucket = self._of[who] = Bucket(self._rate, self._burst)
            if len(self._of) > REMEMBERED:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(who)
        return bucket.take()


class RateLimiter:
    """What guests and addresses do, and whether it is too much."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        rates: dict[Deed, tuple[float, float]] = {
            "read": (limits.reads_a_second, limits.reads_burst),
            "join": (limits.joins_a_second, limits.joins_burst),
            "change": (limits.messages_a_second, limits.burst),
            "make": (limits.makes_a_second, limits.makes_burst),
            "talk": (limits.talk_a_second, limits.talk_burst),
            "guess": (limits.guesses_a_second, limits.guesses_burst),
        }
        share = limits.guests_an_address
        self._guests = {deed: Buckets(rate, burst) for deed, (rate, burst) in rates.items()}
        self._addresses = {deed: Buckets(rate * share, burst * share) for deed, (rate, burst) in rates.items()}
        self._sockets: Counter[str] = Counter()
        self.sockets = 0
        """How many sockets are open."""

    def allows(self, deed: Deed, caller: Caller) -> bool:
        """Whether somebody may do this once more."""
        # An address that has used up its share keeps its guests from nothing that they have not done.
        return self._addresses[deed].take(caller.address) and self._guests[deed].take(caller.guest)

    def acquire_socket(self, caller: Caller) -> str | None:
        """Why somebody may not open a socket; None: they may, and it counts as open."""
        limits = self._limits
        if self._sockets[caller.guest] >= limits.sockets_a_guest:
            return "too-many-windows"
        of_address = self._sockets[caller.address]
        if self.sockets >= limits.sockets or of_address >= limits.sockets_a_guest * limits.guests_an_address:
            return "too-busy"
        self.sockets += 1
        self._sockets.update(caller)
        return None

    def release_socket(self, caller: Caller) -> None:
        """A socket was closed."""
        self.sockets -= 1
        self._sockets.subtract(caller)
        for who in caller:
            if not self._sockets[who]:
                del self._sockets[who]


def address_of(scope: Scope) -> str:
    """Whom a connection comes from, as limits count it."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else ""


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """An address; of the newer kind the part that one household has, for it can take any of the rest."""
    try:
        address = ip_address(host)
    except ValueError:  # a name, or whatever else stands there in a test or behind a proxy
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64)) + "/64"
    return host
