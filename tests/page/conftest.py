"""A browser and a server for the tests of the page: both the real ones."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from page_player import Player
    from playwright.sync_api import Browser
    from serving import Server

NEEDED = ("playwright", "starlette", "uvicorn", "websockets")

#: The system's browser: no other is fetched.
CHROMIUM = os.environ.get("LEXICON_FAST_CHROMIUM") or next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)

#: It shall call nobody.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


# Not of the session: while it lives no other test of this process can have an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    for name in NEEDED:
        pytest.importorskip(name, reason=f"NOT TESTED: {name} is absent")
    if CHROMIUM is None:
        pytest.skip("NOT TESTED: no Chromium; accepted: one on the path, or LEXICON_FAST_CHROMIUM")
    from page_player import PATIENCE_MS
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS, timeout=PATIENCE_MS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(browser: Browser) -> Iterator[Server]:
    from serving import Server

    with Server(":memory:") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Opens a browser of its own, with nothing kept, for somebody at the page.

    options: of the browser's context, as the size of its window. In the end no page may have had a
    fault of its script, or asked for anything but from the server.
    """
    from page_player import Player

    players: list[Player] = []

    def opened(at: Server = server, **options: Any) -> Player:
        context = browser.new_context(**options)
        players.append(Player(context.new_page(), f"http://{at.host}:{at.port}/"))
        return players[-1]

    yield opened
    for player in players:
        player.page.context.close()
    assert [fault for player in players for fault in player.faults] == []
