"""The files of the web page: a bundle that `tests/page/js/bundle.js` makes from `src/page/`."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.responses import Response

_BUNDLE: Final = Path(__file__).parent / "bundle"
_FILES: Final = _BUNDLE / "files"

#: Responses of fewer bytes are not compressed, and how hard others are.
MIN_COMPRESSED: Final = 1000
COMPRESSION: Final = 6

_HELLO: Final = '<script id="hello" type="application/json">'


@cache
def versioned_folder() -> str:
    """Return the folder of the files relative to the server's root, named by a hash of them all.

    The files import each other by names without hashes. A new version of one of them gives all of
    them new addresses, so browsers never mix versions.
    """
    digest = sha256()
    for path in sorted(_FILES.iterdir()):
        contents = path.read_bytes()
        digest.update(f"{path.name} {len(contents)}\n".encode() + contents)
    return f"page/{digest.hexdigest()[:12]}"


def start_page(hello: bytes) -> bytes:
    """Return the HTML of the start page. hello: the server's answer to `hello`, in JSON.

    The page needs it first of all, so it comes along.
    """
    html = (_BUNDLE / "index.html").read_text(encoding="utf-8")
    html = html.replace('="page/', f'="{versioned_folder()}/')
    data = hello.decode().replace("<", "\\u003c")  # or a text could end the element
    return html.replace(_HELLO, _HELLO + data).encode()


def service_worker() -> bytes:
    """Return the script of the service worker, which has an address of its own at the root."""
    files = [f"{versioned_folder()}/{path.name}" for path in sorted(_FILES.iterdir())]
    constants = f"const VERSION = {json.dumps(versioned_folder())}, FILES = {json.dumps(files)};\n"
    return constants.encode() + (_BUNDLE / "worker.js").read_bytes()


class PageFiles(StaticFiles):
    """The files of the page, below their folder: browsers may keep them for ever."""

    def __init__(self) -> None:
        super().__init__(directory=_FILES, check_dir=False)

    def file_response(self, *args: Any, **more: Any) -> Response:
        """Return the response with a file."""
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
