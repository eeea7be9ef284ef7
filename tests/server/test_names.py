"""Names of players at the server's tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from support.serving import Server

pytestmark = pytest.mark.processes

OPEN: dict[str, Any] = {"kind": "open"}
GREEDY: dict[str, Any] = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:") as started:
        yield started


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name}


def seats(server: Server, id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.call("table.view", id=id)["seats"]
    return found


def test_names_at_a_table_differ(server: Server) -> None:
    """Names that look the same count as equal."""
    players = [GREEDY, person("South"), GREEDY, OPEN, OPEN, OPEN, OPEN]
    id = server.call("table.new", game="lexicon", seats=players)["id"]
    for name in ({"name": "south"}, {"name": "S\uff4futh"}, {"name": "player 4"}, {}):
        server.call("table.join", id=id, **name)
    names = ["greedy", "South", "greedy 2", "south 2", "S\uff4futh 3", "player 4", "player 7"]
    assert [seat["name"] for seat in seats(server, id)] == names
    assert [seat["bot"] for seat in seats(server, id)[:3]] == ["greedy", None, "greedy"]


def test_a_player_may_have_the_name_of_the_open_seat(server: Server) -> None:
    new = server.call("table.new", game="scrabble", seats=[person("North"), OPEN])
    assert seats(server, new["id"])[1]["name"] == "player 2"
    server.call("table.join", id=new["id"], name="player 2")
    assert seats(server, new["id"])[1]["name"] == "player 2"


def test_a_name_with_a_number_is_not_too_long(server: Server) -> None:
    long = "N" * 40
    id = server.call("table.new", game="scrabble", seats=[person(long), OPEN])["id"]
    server.call("table.join", id=id, name=long)
    assert [seat["name"] for seat in seats(server, id)] == [long, f"{'N' * 38} 2"]
