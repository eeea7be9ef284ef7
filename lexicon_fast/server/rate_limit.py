"""Client addresses, and limits per address: new tables in an hour, and open connections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from time import monotonic
from typing import Any, Final, TypeAlias

from starlette.datastructures import Headers

from lexicon_fast.protocol.errors import Refused
from lexicon_fast.server.limits import LOOPBACK

_HOUR: Final = 3600.0
#: A household or machine has all IPv6 addresses that begin with the same 64 bits.
_PREFIX_BITS: Final = 64

Network: TypeAlias = IPv4Network | IPv6Network
_Address: TypeAlias = IPv4Address | IPv6Address

_LOOPBACK: Final = tuple(map(ip_network, LOOPBACK))

#: The origin of all requests for which a proxy names no valid address.
UNKNOWN: Final = "an unknown address"


class Origins:
    """Finds the origins of connections and requests: what limits per address count.

    An origin is an IPv4 address or the network of an IPv6 address. None is a user of this machine,
    who is not counted. proxies: trusted to name the addresses of their clients.
    """

    def __init__(self, proxies: Collection[Network] = _LOOPBACK) -> None:
        self._proxies: Final = tuple(proxies)

    def of_peer(self, host: str) -> str | None:
        """Return the origin of a connection. None for a proxy, which connects for many clients."""
        found = _address(host)
        return None if found is None or self._is_proxy(found) else _origin(found)

    def of_request(self, scope: Mapping[str, Any]) -> str | None:
        """Return the origin of a request. scope: of ASGI.

        A proxy adds the address of its client to the end of `X-Forwarded-For`. The client itself
        may have written what comes before. So the last address that is not a proxy counts.
        """
        found = _address(scope["client"][0] if scope.get("client") else "")
        if found is None or not self._is_proxy(found):
            return _origin(found)
        # A proxy may extend the header that it received, or add another one after it.
        lines = Headers(scope=dict(scope)).getlist("x-forwarded-for")
        for text in reversed(",".join(lines).split(",") if lines else []):
            found = _address(text.strip())
            if found is None:
                return UNKNOWN
            if not self._is_proxy(found):
                break
        return _origin(found)

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
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped


class NewTableLimit:
    """Limits the new tables per hour of each address."""

    def __init__(self, limit: int) -> None:
        self._limit: Final = limit
        self._counts: Counter[str] = Counter()
        self._began = monotonic()

    def count(self, origin: str | None) -> None:
        """Count a new table. origin: see `Origins`; None is not counted. Raises Refused."""
        self.check(origin)
        if origin is not None:
            self._counts[origin] += 1

    def check(self, origin: str | None) -> None:
        """Raise Refused if an address may have no new table."""
        if origin is None:
            return
        if monotonic() - self._began > _HOUR:
            self._counts.clear()
            self._began = monotonic()
        # Not through the Counter, which would remember each address.
        if self._counts.get(origin, 0) >= self._limit:
            raise Refused(
                "TooMuch",
                f"too many new tables from {origin} (limit {self._limit} per hour)",
            )


class ConnectionLimit:
    """Limits the open connections of each address."""

    def __init__(self, limit: int) -> None:
        self._limit: Final = limit
        self._counts: Counter[str] = Counter()

    def open(self, origin: str | None) -> None:
        """Count a new connection. origin: see `Origins`; None is not counted. Raises Refused."""
        if origin is None:
            return
        if self._counts[origin] >= self._limit:
            raise Refused(
                "TooMuch",
                f"too many open connections from {origin} (limit {self._limit}); close some first",
            )
        self._counts[origin] += 1

    def close(self, origin: str | None) -> None:
        """Undo `open`, once the connection has ended."""
        if origin is None:
            return
        self._counts[origin] -= 1
        if not self._counts[origin]:
            del self._counts[origin]  # or each address ever seen would need memory
