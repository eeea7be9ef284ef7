"""The files of the web page: a bundle that `tests/page/js/bundle.js` makes from `page/`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.responses import Response

_BUNDLE: Final = Path(__file__).parent / "bundle"

#: Responses of fewer bytes are not compressed, and how hard others are.
MIN_COMPRESSED: Final = 1000
COMPRESSION: Final = 6

_HELLO: Final = '<script id="hello" type="application/json">'


class _Bundle(msgspec.Struct):
    """The file bundle.json. names: of the files, which contain a hash, by source."""

    sources: str
    names: dict[str, str]


@cache
def _bundle() -> _Bundle:
    return msgspec.json.decode((_BUNDLE / "bundle.json").read_bytes(), type=_Bundle)


def address(source: str) -> str:
    """Return the address of a file relative to the server's root. source: its path in `page/`."""
    return f"page/{_bundle().names[source]}"


def start_page(hello: bytes) -> bytes:
    """Return the HTML of the start page. hello: the server's answer to `hello`, in JSON.

    The page needs it first of all, so it comes along.
    """
    html = (_BUNDLE / "index.html").read_text(encoding="utf-8")
    data = hello.decode().replace("<", "\\u003c")  # or a text could end the element
    return html.replace(_HELLO, _HELLO + data).encode()


def service_worker() -> bytes:
    """Return the script of the service worker, which has an address of its own at the root."""
    return (_BUNDLE / "worker.js").read_bytes()


class HashedFiles(StaticFiles):
    """The files whose names contain a hash of their contents: browsers may keep them for ever."""

    def __init__(self) -> None:
        super().__init__(directory=_BUNDLE / "files", check_dir=False)

    def file_response(self, *args: Any, **more: Any) -> Response:
        """Return the response with a file."""
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
