"""Rate limit for new tables per client address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any, Final

from starlette.datastructures import Headers

from lexicon_fast.protocol.errors import Refused

_HOUR: Final = 3600.0
#: A household or machine has all IPv6 addresses that begin with the same 64 bits.
_PREFIX_BITS: Final = 64


def origin_of(scope: Mapping[str, Any]) -> str | None:
    """Return the address that a request comes from, or the network of an IPv6 address.

    scope: of ASGI. Requests from this machine may come from a proxy. Then the address is the last
    one in `X-Forwarded-For`, which the proxy itself has added. None: a user of this machine.
    """
    found = _address(scope["client"][0] if scope.get("client") else "")
    if found is None or found.is_loopback:
        # A proxy may extend the header that it received, or add another one after it.
        forwarded = Headers(scope=dict(scope)).getlist("x-forwarded-for")
        found = _address(",".join(forwarded).rpartition(",")[2].strip())
    if found is None or found.is_loopback:
        return None
    if isinstance(found, IPv6Address):
        return str(ip_network((found, _PREFIX_BITS), strict=False))
    return str(found)


def _address(text: str) -> IPv4Address | IPv6Address | None:
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
        """Count a new table. origin: see `origin_of`; None is not counted. Raises Refused."""
        if origin is None:
            return
        if monotonic() - self._began > _HOUR:
            self._counts.clear()
            self._began = monotonic()
        if self._counts[origin] >= self._limit:
            raise Refused(
                "TooMuch",
                f"too many new tables from {origin} (limit {self._limit} per hour)",
            )
        self._counts[origin] += 1
