"""Modules in JavaScript that a test loads into a page, which the server does not send."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

_ROOT: Final = Path(__file__).resolve().parents[2]
#: Folders by their name in addresses: "/client/browser.js".
_FOLDERS: Final = {
    "client": _ROOT / "examples" / "js" / "src",
    "sources": _ROOT / "src" / "page",
}


def serve_sources(page: Page, folder: str) -> None:
    """Answer the requests of a page for the files of a folder: "client" or "sources"."""

    def answer(route: Route) -> None:
        name = route.request.url.rpartition(f"/{folder}/")[2]
        name = re.sub(r"^languages-(\w+)-", r"languages/\1/", name)  # as the bundle names them
        path = _FOLDERS[folder] / name
        if path.is_file():
            route.fulfill(content_type="text/javascript", body=path.read_text(encoding="utf-8"))
        else:
            route.fulfill(status=404)  # what fails here is not answered at all

    page.route(f"**/{folder}/**", answer)
