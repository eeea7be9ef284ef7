"""Unknown addresses: a page for people, JSON for programs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from support.serving import Server

pytestmark = pytest.mark.processes

#: As browsers ask for what is in the address bar.
BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8"

WRONG = ["/tabel/x", "/nothing", "/table/", "/Docs", "/page/0/app.js", "/page/", "//", "/%3Cb%3E"]
OF_PROGRAMS = ["/rpc/nothing/x", "/ws", "/ws/x", "/health/x", "/openapi.json/x"]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:") as started:
        yield started


@pytest.mark.parametrize("path", WRONG)
def test_a_browser_gets_a_page_with_the_way_home(server: Server, path: str) -> None:
    status, headers, body = server.request("GET", path, headers={"Accept": BROWSER})
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    page = body.decode()
    assert '<a href="/">' in page
    assert len(page) < 2000
    assert "script" not in page
    # What it is made of is there, from any depth, and it passes for no other page.
    for address in re.findall(r'(?:href|src)="([^"]*)"', page):
        assert address.startswith("/")
        assert server.request("GET", address)[0] == 200
    assert (headers["cache-control"], headers["vary"]) == ("no-store", "Accept")
    assert "default-src 'self'" in headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/nothing", "/page/nothing.js"])
@pytest.mark.parametrize("accept", [BROWSER, "*/*"])
def test_a_head_request_gets_headers_only(server: Server, path: str, accept: str) -> None:
    whole = server.request("GET", path, headers={"Accept": accept})
    status, headers, body = server.request("HEAD", path, headers={"Accept": accept})
    assert (status, body) == (404, b"")
    for name in ("content-type", "content-length", "cache-control", "vary"):
        assert headers[name] == whole[1][name], name


@pytest.mark.parametrize(
    "accept",
    [
        None,
        "",
        "*/*",
        "text/*",
        "application/json",
        "application/json, text/plain, */*",
        "application/json, text/html;q=0.9",
        "text/html;q=0",
        "text/html;q=x",
        "text/htmlx",
        "\xff;;q=,,",
    ],
)
def test_programs_get_json(server: Server, accept: str | None) -> None:
    headers = {} if accept is None else {"Accept": accept}
    is_json(*server.request("GET", "/nothing", headers=headers))


@pytest.mark.parametrize("accept", ["text/html", "Text/HTML ; q=0.5, application/json;q=0.4"])
def test_clients_that_prefer_html_get_a_page(server: Server, accept: str) -> None:
    headers = server.request("GET", "/nothing", headers={"Accept": accept})[1]
    assert headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", OF_PROGRAMS)
def test_addresses_of_programs_answer_json_to_all(server: Server, path: str) -> None:
    for accept in (BROWSER, "*/*"):
        is_json(*server.request("GET", path, headers={"Accept": accept}))


def test_posts_to_unknown_addresses_get_json(server: Server) -> None:
    is_json(*server.request("POST", "/nothing", b"{}", {"Accept": BROWSER}))


def is_json(status: int, headers: dict[str, str], body: bytes) -> None:
    assert (status, headers["content-type"]) == (404, "application/json")
    assert json.loads(body)["message"].startswith("unknown address ")
