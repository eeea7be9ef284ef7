"""How the page is loaded: few requests and bytes, kept by browsers, and installable."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from support.page_player import Player

Visit = Callable[..., "Player"]

#: Budgets of a first visit: requests, and bytes as they are sent.
REQUESTS = 8
BYTES = 64 * 1024

#: Resolves once the service worker controls the page and has stored its files.
CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


class Traffic:
    """The requests of a page from now on, by address, and the bytes that they received."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.addresses: list[str] = []
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._finished)

    def _sent(self, event: dict[str, Any]) -> None:
        if not event["request"]["url"].startswith("data:"):
            self.addresses.append(event["request"]["url"])

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("play", 0),
        ("puzzle/scrabble", 5),
        ("solver/scrabble", 6),
        ("words?q=length:2", 5),
        ("quiz", 4),
        ("replay", 3),
        ("rules/lexicon", 4),
    ],
)
@pytest.mark.smoke
def test_a_first_visit_needs_few_requests_and_bytes(visit: Visit, path: str, more: int) -> None:
    """more: requests of a view besides those of the first one."""
    player = visit()
    traffic = Traffic(player.page)
    player.open(path)
    player.page.locator("main h1, main h2").first.wait_for()
    player.page.wait_for_load_state("networkidle")
    assert len(traffic.addresses) <= REQUESTS + more, traffic.addresses
    assert traffic.bytes <= BYTES


def test_modules_are_fetched_at_the_same_time(visit: Visit) -> None:
    """The start page names all modules that every view needs: none waits for another one.

    The server does not know the view and the language, so their modules come after them.
    """
    player = visit()
    player.open("play")
    player.page.locator("main h1, main h2").first.wait_for()
    html = player.page.request.get(player.address).text()
    named = set(re.findall(r'(?:href|src)="(page/[^"]+)"', html))
    loaded = player.page.evaluate(
        "performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"
    )
    scripts = {path.lstrip("/") for path in loaded if path.endswith((".js", ".css"))}
    texts = {path for path in scripts if "/languages-" in path}
    assert len(texts) == 2  # of the frame and of the view
    views = {path for path in scripts if path.endswith("/start.js")}
    assert scripts - texts - views <= named


def installed(visit: Visit) -> Player:
    """A player at whose page the service worker has taken over."""
    player = visit(service_workers="allow")
    player.open("play")
    player.page.wait_for_function(CONTROLLED)
    player.page.wait_for_function("async () => (await caches.keys()).length === 1")
    return player


def test_a_second_visit_fetches_the_start_page_only(visit: Visit) -> None:
    player = installed(visit)
    page = player.page.context.new_page()
    fetched: list[str] = []
    page.on("response", lambda each: None if each.from_service_worker else fetched.append(each.url))
    page.goto(player.address)
    page.locator("main h1, main h2").first.wait_for()
    files = [url for url in fetched if "/page/" in url]
    assert files == []


def test_the_page_says_so_without_a_connection(visit: Visit) -> None:
    player = installed(visit)
    player.page.context.set_offline(True)
    player.page.reload()
    player.page.locator("header.top").wait_for()
    player.page.evaluate("location.hash = '#/solver/scrabble'")
    player.page.get_by_role("navigation", name="Main").wait_for()
    player.page.context.set_offline(False)


def test_a_new_version_replaces_the_files_of_the_old_one(visit: Visit) -> None:
    player = visit(service_workers="allow")
    # A page of the server without a service worker.
    player.page.goto(f"{player.address}docs")
    player.page.evaluate("""async () => {
        await (await caches.open("lexicon-fast-old")).put("/page/old.js", new Response("old"));
        await (await caches.open("another")).put("/page/other.js", new Response("other"));
    }""")
    player.page.goto(player.address)
    player.page.wait_for_function(
        "async () => { const names = await caches.keys();"
        " return !names.includes('lexicon-fast-old') && names.length === 2; }"
    )
    assert "another" in player.page.evaluate("caches.keys()")


def test_browsers_can_install_the_page(visit: Visit) -> None:
    player = installed(visit)
    session = player.page.context.new_cdp_session(player.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = found["manifest"]
    assert manifest["startUrl"] == player.address
    assert manifest["scope"] == player.address
    assert [icon["type"] for icon in manifest["icons"]] == ["image/svg+xml", "image/png"]
    for icon in manifest["icons"]:
        assert player.page.request.get(icon["url"]).ok
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The browser of the tests keeps nothing, so it installs nothing.
    assert {each["errorId"] for each in errors} <= {"in-incognito"}
