"""Rules of RFC 9112 and 9110 for the head of a request that the parser does not check.

Programs in front of a server may read such a request in another way than the server does, and so be
made to let requests through.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from httptools import parse_url
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_VERSIONS: Final = ("1.0", "1.1")
#: A name or an address, with an optional port. Names may have percent encodings.
_HOST: Final = re.compile(rb"(?:[\w.~!$&'()*+,;=%-]*|\[[0-9A-Fa-f:.]+\])(?::[0-9]*)?", re.ASCII)
#: Headers that a request may have once.
_SINGLE: Final = (b"host", b"origin")


class BadHead(Exception):
    """A request breaks a rule of HTTP. The parser ends with it."""


def check_head(version: str, target: bytes, headers: Sequence[tuple[bytes, bytes]]) -> None:
    """Check the head of a request; names of headers are in lower case. Raises BadHead."""
    if version not in _VERSIONS:
        raise BadHead(f"HTTP {version} is not supported; use HTTP 1.1")
    count = Counter(name for name, _ in headers)
    for name in _SINGLE:
        if count[name] > 1:
            raise BadHead(f"the request has {count[name]} {name.decode()} headers; send one")
    values = dict(headers)
    host = values.get(b"host")
    if host is None:
        if version != "1.0":
            raise BadHead("the request has no host header")
    elif not _HOST.fullmatch(host):
        raise BadHead("the host header is not a name or an address, with an optional port")
    coding = values.get(b"transfer-encoding")
    if coding is not None and (version == "1.0" or coding.lower() != b"chunked"):
        raise BadHead("the transfer encoding of a body can only be chunked, in HTTP 1.1")
    if b"#" in target:
        raise BadHead("the request target has a fragment (#)")
    if not target.startswith((b"/", b"*")):
        _check_absolute(target, host)


def _check_absolute(target: bytes, host: bytes | None) -> None:
    """Check a target that is a whole URL, as clients send it to proxies. Raises BadHead."""
    scheme, _, rest = target.partition(b"://")
    authority = re.split(rb"[/?]", rest, maxsplit=1)[0]
    if scheme.lower() not in (b"http", b"https") or not parse_url(target).path:
        raise BadHead("the request target is not a path of this server")
    if b"@" in authority:
        raise BadHead("the request target has a user name; leave it out")
    if host is not None and authority.lower() != host.lower():
        raise BadHead("the request target and the host header name different hosts")


class CheckedHttpProtocol(HttpToolsProtocol):
    """HTTP that answers requests with a bad head with status 400."""

    _problem: str | None = None
    _is_head = True

    def on_message_begin(self) -> None:
        self._problem = None
        self._is_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        # A header after a chunked body must not replace one of the head, such as X-Forwarded-For.
        if self._is_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        try:
            check_head(self.parser.get_http_version(), self.url, self.headers)
        except BadHead as error:
            self._problem = str(error)
            raise
        self._is_head = False
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(self._problem or msg)
