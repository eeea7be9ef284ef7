"""A real browser and a real server for the tests of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from support.page_player import Player
    from support.serving import Server

NEEDED = ("playwright", "starlette", "uvicorn", "websockets")

#: Browsers of the system, the best first: the headless shell needs less than half the time of a
#: whole browser, which also draws its own windows, tabs and menus.
_BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("LEXICON_FAST_CHROMIUM") or next(
    filter(None, map(shutil.which, _BROWSERS)), None
)

#: The browser must not contact other servers.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.processes)


# While the browser runs, no test outside this folder can have an event loop in this process.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    for name in NEEDED:
        pytest.importorskip(name, reason=f"NOT TESTED: {name} is absent")
    if CHROMIUM is None:
        pytest.skip("NOT TESTED: install Chromium, or name one with LEXICON_FAST_CHROMIUM")
    from playwright.sync_api import expect, sync_playwright
    from support.page_player import PATIENCE_MS

    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS, timeout=PATIENCE_MS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(browser: Browser) -> Iterator[Server]:
    from support.serving import Server

    # Puzzles and analyses take their time, however busy the machine.
    with Server(":memory:", "--max-seconds", "120") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Return a function that opens a new browser context for a player.

    options: of the context, such as the size of the window. At the end of a test, no page may have
    had an error in its script.
    """
    from support.page_player import Player

    players: list[Player] = []

    def open_page(at: Server = server, **options: Any) -> Player:
        # Without a service worker, whose requests a test could not intercept.
        context = browser.new_context(**{"service_workers": "block", **options})
        players.append(Player(context.new_page(), f"http://{at.host}:{at.port}/"))
        return players[-1]

    yield open_page
    for player in players:
        player.page.context.close()
    assert [fault for player in players for fault in player.faults] == []
