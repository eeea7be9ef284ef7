"""Who lays new tables, and how many: nobody shall take up all the room there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any, Final

from starlette.datastructures import Headers

from lexicon_fast.protocol.errors import Refused

_HOUR: Final = 3600.0
#: One household or one machine has all addresses that begin with the same 64 bits.
_PREFIX: Final = 64


def origin_of(scope: Mapping[str, Any]) -> str | None:
    """The address that a request comes from, or the network of an IPv6 address. scope: of ASGI.

    From this machine it comes from a proxy if that names another: the last in `X-Forwarded-For`,
    which is what the proxy itself has seen. None: from this machine's own user.
    """
    found = _address(scope["client"][0] if scope.get("client") else "")
    if found is None or found.is_loopback:
        # A proxy may add to the line that came, or a line of its own after it.
        named = Headers(scope=dict(scope)).getlist("x-forwarded-for")
        found = _address(",".join(named).rpartition(",")[2].strip())
    if found is None or found.is_loopback:
        return None
    if isinstance(found, IPv6Address):
        return str(ip_network((found, _PREFIX), strict=False))
    return str(found)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped


class Newcomers:
    """Counts the new tables of each address in an hour. most: that one may lay."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._laid: Counter[str] = Counter()
        self._began = monotonic()

    def count(self, origin: str | None) -> None:
        """A new table. origin: as `origin_of`, None is not counted. Raises Refused."""
        if origin is None:
            return
        if monotonic() - self._began > _HOUR:
            self._laid.clear()
            self._began = monotonic()
        if self._laid[origin] >= self._most:
            raise Refused(
                "TooMuch", f"{self._most} new tables from {origin} in this hour; accepted: later"
            )
        self._laid[origin] += 1
