"""The limits of a server: its options, the addresses they count, and the limits of each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from math import ceil, inf
from time import monotonic
from typing import Any, Final, TypeAlias

from lexicon_fast.protocol.methods import Refused

Network: TypeAlias = IPv4Network | IPv6Network
_Address: TypeAlias = IPv4Address | IPv6Address

#: The addresses of this machine, whose proxies are trusted by default.
LOOPBACK: Final = ("127.0.0.0/8", "::1/128")
_LOOPBACK: Final = tuple(map(ip_network, LOOPBACK))

#: The origin of all requests for which a proxy names no valid address.
UNKNOWN: Final = "an unknown address"
#: A household or machine has all IPv6 addresses that begin with the same 64 bits.
_PREFIX_BITS: Final = 64

HOUR: Final = 3600.0
_MINUTE: Final = 60.0


@dataclass(frozen=True)
class Limits:
    """Limits of a server. Sizes are in bytes, times in seconds unless stated otherwise."""

    #: Body of a request, or message over WebSocket.
    max_body: int = 1 << 18
    #: One reply.
    max_reply: int = 1 << 20
    #: Replies that clients have not received yet, of all connections.
    max_unsent: int = 1 << 26
    #: Tables on disk. `Store.add` deletes some to make room for new ones.
    max_tables: int = 10_000
    #: Tables of one address whose game is not over.
    max_tables_per_address: int = 100
    #: New tables of one address per hour.
    max_new: int = 300
    #: Thinking time of bots and advice.
    max_seconds: float = 10.0
    #: Computing time of one address per minute.
    max_compute: float = 60.0
    #: Open connections.
    max_connections: int = 1000
    max_connections_per_address: int = 100
    #: Open requests, running or waiting: of the server, and of one connection.
    max_waiting: int = 200
    max_open: int = 8
    #: Tables that one connection may watch.
    max_watched: int = 16
    #: Hours after which a table is deleted: without an action of a person, once the game is over,
    #: and since the last action.
    keep_unstarted: float = 1.0
    keep_over: float = 24.0
    keep_idle: float = 24.0 * 14
    #: Time for a request to arrive.
    patience: float = 20.0


def busy(message: str, seconds: float) -> Refused:
    """Return the error for a request that may succeed later. seconds: until then."""
    whole = max(1, ceil(seconds))
    return Refused("Busy", f"{message}; try again in {whole} s", retry_after=whole)


class Origins:
    """Finds the origins of connections and requests: what limits per address count.

    An origin is an IPv4 address or the network of an IPv6 address. None is a user of this machine,
    who is not counted. proxies: trusted to name the addresses of their clients.
    """

    def __init__(self, proxies: Collection[Network] = _LOOPBACK) -> None:
        self._proxies: Final = tuple(proxies)

    def of_peer(self, host: str) -> str | None:
        """Return the origin of a connection. None for a proxy, which connects for many clients."""
        address = _address(host)
        return None if address is None or self._is_proxy(address) else _origin(address)

    def of_request(self, scope: Mapping[str, Any]) -> str | None:
        """Return the origin of a request. scope: of ASGI.

        A proxy adds the address of its client to the end of `X-Forwarded-For`. The client itself
        may have written what comes before. So the last address that is not a proxy counts.
        """
        address = _address(scope["client"][0] if scope.get("client") else "")
        if address is None or not self._is_proxy(address):
            return _origin(address)
        # A proxy may extend the header that it received, or add another one after it.
        lines = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        for text in reversed(b",".join(lines).decode("latin-1").split(",") if lines else []):
            address = _address(text.strip())
            if address is None:
                return UNKNOWN
            if not self._is_proxy(address):
                break
        return _origin(address)

    def _is_proxy(self, address: _Address) -> bool:
        return any(address in network for network in self._proxies)


def _origin(address: _Address | None) -> str | None:
    if address is None or address.is_loopback:
        return None
    if isinstance(address, IPv6Address):
        return str(ip_network((address, _PREFIX_BITS), strict=False))
    return str(address)


def _address(text: str) -> _Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return address if mapped is None else mapped


class AddressLimit:
    """Limits how many of something each address may have.

    problem: what there is too much of, for the error, with {origin} and {limit}; period: seconds
    after which all counts start again.
    """

    def __init__(self, limit: int, problem: str, period: float = inf) -> None:
        self._limit: Final = limit
        self._problem: Final = problem
        self._period: Final = period
        self._counts: Counter[str] = Counter()
        self._began = monotonic()

    def check(self, origin: str | None) -> None:
        """Raise Refused if an address may have no more. origin: see `Origins`; None may."""
        if monotonic() - self._began > self._period:
            self._counts.clear()
            self._began = monotonic()
        if origin is not None and self._counts[origin] >= self._limit:
            raise Refused("TooMuch", self._problem.format(origin=origin, limit=self._limit))

    def add(self, origin: str | None) -> None:
        """Count one more. Raises Refused."""
        self.check(origin)
        if origin is not None:
            self._counts[origin] += 1

    def remove(self, origin: str | None) -> None:
        """Undo `add`."""
        if origin is not None:
            self._counts[origin] -= 1
            if not self._counts[origin]:
                del self._counts[origin]  # or each address ever seen would need memory


class ComputeBudget:
    """Limits the computing time of each address.

    An address can save up `seconds` of computing time, and gets as much again per minute. The last
    request may exceed this; then the address waits until its debt is paid off. clock: in seconds.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._seconds: Final = seconds
        self._clock: Final = clock
        #: By address, the time at which it will have used nothing. Earlier times are forgotten.
        self._paid_off: Final[dict[str, float]] = {}
        self._cleaned = clock()

    def charge(self, origin: str | None, seconds: float) -> None:
        """Count computing time. origin: an address; None: a user of this machine, without limit."""
        if origin is None:
            return
        now = self._clock()
        before = max(self._paid_off.get(origin, now), now)
        self._paid_off[origin] = before + seconds * _MINUTE / self._seconds
        if now - self._cleaned > _MINUTE:
            self._cleaned = now
            for free in [other for other, time in self._paid_off.items() if time <= now]:
                del self._paid_off[free]

    def check(self, origin: str | None) -> None:
        """Raise Refused if an address has used up its time."""
        seconds = self._paid_off.get(origin or "", 0.0) - self._clock() - _MINUTE
        if seconds > 0:
            raise busy(
                f"{origin} has used its computing time ({self._seconds:g} s per minute)", seconds
            )
