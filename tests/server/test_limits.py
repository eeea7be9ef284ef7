"""Limits of a server: new tables of an address, and computing time for artificial boards."""

from __future__ import annotations

import json
import threading
from contextlib import ExitStack
from ipaddress import ip_network
from time import monotonic
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from support.serving import Refusal, Server

from lexicon_fast._native.dictionary.deadline import set_deadline
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.protocol.methods import Refused
from lexicon_fast.server.limits import UNKNOWN, AddressLimit, Origins

pytestmark = pytest.mark.processes

SEATS = [{"kind": "person"}]

#: Every second square in every second row shows a number, and few tiles lie there: thousands of
#: plays, each of which takes thousands of states to weigh.
BOARD = ["." * 15] * 12 + ["......E........"] + ["." * 15] * 2
OPENED = [
    "........2.1...1",
    "...............",
    "....2.3.3.2.3.2",
    "...............",
    "..3.3.4.5.3.3.1",
    "...............",
    "1.2.3...3.4.3.1",
    "...............",
    "....2...1.....2",
    "...............",
    "1.2.4.2...1.2.1",
    "...............",
    "1.5.4.2.2.1.2.1",
    "...............",
    "1.3...1.....2.1",
]
BOMBS = 56


def laid(server: Server, address: str | None) -> int:
    """The status of a new table from there."""
    body = json.dumps({"game": "lexibomb", "seats": SEATS}).encode()
    headers = {} if address is None else {"X-Forwarded-For": address}
    status, _, answer = server.request("POST", "/rpc/table.new", body, headers)
    if status != 200:
        told = json.loads(answer)
        assert told["data"] == {"type": "TooMuch"}
        assert "\n" not in told["message"]
        assert "too many new tables from " in told["message"]
    return status


def test_new_tables_of_an_address_are_limited() -> None:
    with Server(":memory:", "--max-new", "2") as server:
        first, second = "203.0.113.5", "203.0.113.6"
        assert [laid(server, first) for _ in range(4)] == [200, 200, 429, 429]
        assert laid(server, second) == 200
        # A client cannot pass for another: the last address is the one that the proxy saw.
        assert laid(server, f"{second}, {first}") == 429
        with server.socket(additional_headers={"X-Forwarded-For": first}) as client:
            with pytest.raises(Refusal) as refused:
                client.call("table.new", game="lexibomb", seats=SEATS)
            assert refused.value.type == "TooMuch"
        # This machine's user is not counted.
        assert [laid(server, None) for _ in range(4)] == [200] * 4


@pytest.mark.parametrize(
    ("client", "forwarded", "origin"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        ("203.0.113.5", "203.0.113.9", "203.0.113.5"),
        ("127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "10.0.0.1, 203.0.113.9", "203.0.113.9"),
        # The client of a proxy behind another one.
        ("127.0.0.1", "203.0.113.9, 127.0.0.1", "203.0.113.9"),
        ("127.0.0.1", "203.0.113.8, 203.0.113.9, ::1", "203.0.113.9"),
        ("127.0.0.1", "127.0.0.1", None),
        ("::1", "203.0.113.9", "203.0.113.9"),
        # Lines of a header: the client's own, and the proxy's after it.
        ("127.0.0.1", "203.0.113.7\n203.0.113.9", "203.0.113.9"),
        # Values that are no address count as one.
        ("127.0.0.1", "unknown", UNKNOWN),
        ("127.0.0.1", "203.0.113.9:80", UNKNOWN),
        ("127.0.0.1", "203.0.113.9, ", UNKNOWN),
        ("127.0.0.1", "203.0.113.9, _hidden", UNKNOWN),
        ("203.0.113.5", "unknown", "203.0.113.5"),
        ("::1", "", None),
        ("::ffff:203.0.113.5", "", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "", "fe80::/64"),
    ],
)
def test_the_address_that_counts(client: str, forwarded: str, origin: str | None) -> None:
    headers = [(b"x-forwarded-for", line) for line in forwarded.encode().splitlines()]
    scope = {"type": "http", "client": (client, 5), "headers": headers}
    assert Origins().of_request(scope) == origin


def test_only_proxies_that_are_named_are_trusted() -> None:
    origins = Origins([ip_network("10.0.0.0/24"), ip_network("2001:db8::5")])

    def origin(client: str, *forwarded: str) -> str | None:
        headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
        return origins.of_request({"type": "http", "client": (client, 5), "headers": headers})

    assert origin("10.0.0.7", "203.0.113.9") == "203.0.113.9"
    assert origin("10.0.0.7", "203.0.113.9, 2001:db8::5, 10.0.0.8") == "203.0.113.9"
    assert origin("10.0.0.7", "203.0.113.9, 10.0.1.8, 10.0.0.8") == "10.0.1.8"
    assert origin("10.0.1.7", "203.0.113.9") == "10.0.1.7"
    assert origin("2001:db8::5", "203.0.113.9") == "203.0.113.9"
    # Without the header a proxy counts like anybody else, and this machine is not counted.
    assert origin("10.0.0.7") == "10.0.0.7"
    assert origin("127.0.0.1", "203.0.113.9") is None
    assert [origins.of_peer(each) for each in ("10.0.0.7", "10.0.1.7", "::1")] == [
        None,
        "10.0.1.7",
        None,
    ]


def test_an_invalid_proxy_is_refused_by_the_command() -> None:
    from click.testing import CliRunner

    from lexicon_fast.base.errors import BadOption
    from lexicon_fast.cli.serve import _networks, serve

    for wrong in ("proxy.example.org", "10.0.0.1/24"):
        with pytest.raises(BadOption, match=f"--proxy '{wrong}' is not an address or network"):
            _networks([wrong])
    assert "--proxy ADDRESS_OR_NETWORK" in CliRunner().invoke(serve, ["--help"]).output


def test_connections_of_an_address_are_counted_until_they_end() -> None:
    limit = AddressLimit(2, "too many open connections from {origin} (limit {limit})")
    for _ in range(3):
        limit.add("a")
        limit.add("a")
        limit.add("b")
        limit.add(None)
        with pytest.raises(Refused, match=r"too many open connections from a \(limit 2\)"):
            limit.add("a")
        for origin in ("a", "a", "b", None):
            limit.remove(origin)
    assert not limit._counts


def test_sockets_of_an_address_are_limited() -> None:
    from websockets.exceptions import InvalidStatus

    def headers(address: str) -> dict[str, Any]:
        return {"additional_headers": {"X-Forwarded-For": address}}

    with Server(":memory:", "--max-connections-per-address", "2") as server, ExitStack() as open:
        first, second = headers("203.0.113.5"), headers("203.0.113.6")
        clients = [open.enter_context(server.socket(**first)) for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused, server.socket(**first):
            pass
        response = refused.value.response
        assert response.status_code == 429
        assert response.headers["Retry-After"] == "5"
        assert json.loads(response.body or b"")["data"] == {"type": "TooMuch"}
        others = [second, headers("unknown"), {}, {}, {}]
        for other in others:
            assert open.enter_context(server.socket(**other)).call("ping") == {"value": None}
        clients[0].connection.close()
        assert open.enter_context(server.socket(**first)).call("ping") == {"value": None}


def test_searches_for_bombs_end_in_the_thread_whose_time_is_up() -> None:
    found: list[object] = []
    set_deadline(0)
    try:
        with pytest.raises(TimeoutError):
            odds(OPENED, BOMBS)
        other = threading.Thread(target=lambda: found.append(odds(OPENED, BOMBS).exact))
        other.start()
        other.join()
    finally:
        set_deadline(None)
    assert found == [odds(OPENED, BOMBS).exact]


def position(**more: Any) -> dict[str, Any]:
    return {"board": BOARD, "opened": OPENED, "rack": "EIRSTA_", "bombs": BOMBS, **more}


def observation() -> dict[str, Any]:
    rules = adapter("lexibomb").rules({"base": "standard", "bombs": BOMBS}).to_json()
    return position(
        player=0,
        bag=100 - 1 - 14,
        rack_sizes=[7, 7],
        scores=[0, 0],
        to_move=0,
        ruleset=rules,
    )


@pytest.mark.slow
def test_artificial_boards_do_not_block_a_thread() -> None:
    """Without checks of the deadline each takes 20 seconds."""
    with Server(":memory:", "--max-seconds", "2", "-j", "1") as server:
        asked: list[tuple[str, dict[str, Any]]] = [
            ("solve", {"game": "lexibomb", "positions": [position()] * 16, "top": 5}),
            ("advise", {"game": "lexibomb", "observation": observation(), "seconds": 600}),
        ]
        for method, params in asked:
            with pytest.raises(Refusal) as refused:
                server.call(method, **params)
            assert (refused.value.status, refused.value.type) == (429, "TooMuch")
        # The thread is free, and what it does next has time of its own.
        for _ in range(3):
            assert server.call("lexibomb.odds", opened=["1.."], bombs=1)["exact"]


#: Requests that would take several seconds to minutes, but for their deadline.
HOSTILE: dict[str, tuple[str, dict[str, Any]]] = {
    "plans": ("plan", {"game": "lexicon", "positions": [{"hand": "ABCDEFGHIJKLMNO"}] * 8000}),
    "hands of wild cards": (
        "solve",
        {
            "game": "lexicon",
            "positions": [{"hand": "*" * 64, "table": ["er", "ing", "abcdefgh"] * 20}] * 300,
            "top": 1,
        },
    ),
    "queries about words": (
        "dictionary.find",
        {
            "query": {
                "type": "or",
                "of": [
                    {
                        "type": "limit",
                        "by": "probability",
                        "min": 100_000,
                        "query": {"type": "regex", "value": "([A-M].*[N-Z].*){1,20}"},
                    }
                ]
                * 1800,
            }
        },
    ),
    "equations": (
        "dictionary.equations",
        {
            "equations": "AB;CD;EF;GH;IJ;KL;MN;OP;QR;ST;UV;WX;YZ;|ACEGIKMOQSUWY|=13"
            ";!=ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        },
    ),
    "quiz": (
        "quiz.keys",
        {
            "kind": "subanagrams",
            "is_list": True,
            "source": [
                "aeioulnstrdgbcmpfhvwyk" * 2 + "j" * (at // 10) + "q" * (at % 10)
                for at in range(100)
            ],
        },
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_expensive_requests_end_in_time(name: str) -> None:
    method, params = HOSTILE[name]
    with Server(":memory:", "--max-seconds", "0.2", "-j", "1") as server:
        begun = monotonic()
        with pytest.raises(Refusal) as refused:
            server.call(method, **params)
        assert (refused.value.status, refused.value.type) == (429, "TooMuch")
        assert monotonic() < begun + 30
        # The thread is free.
        assert server.call("lexibomb.odds", opened=["1.."], bombs=1)["exact"]


def test_queries_about_words_are_limited() -> None:
    with Server(":memory:", "-w", "enable", "-w", "2of12inf") as server:
        for params, path in (
            ({"limit": None}, "params.limit"),
            ({"limit": 10_001}, "params.limit"),
            ({"layout": {"name": "mine"}}, "params.layout"),
        ):
            for method, asked in (
                ("dictionary.find", {"query": "length:7"}),
                ("dictionary.equations", {"equations": "AB;BA"}),
                ("quiz.keys", {"kind": "hooks", "source": ["length:2"]}),
            ):
                with pytest.raises(Refusal) as refused:
                    server.call(method, **asked, **params)
                assert (refused.value.status, refused.value.data["path"]) == (422, path)
        found = server.call("dictionary.find", query="length:1-", limit=10_000)
        assert (found["count"], len(found["words"])) == (172820, 10_000)
        # The dictionaries of the package that the server was not started with are not offered.
        for name in ("yawl", "/etc/passwd", "http://127.0.0.1:1/words.txt"):
            with pytest.raises(Refusal) as refused:
                server.call("dictionary.find", query=f"length:7 and in:{name}")
            assert (refused.value.status, refused.value.type) == (422, "BadQuery")
            assert refused.value.data["start"] == len("length:7 and in:")
            assert str(refused.value).endswith("available: enable, 2of12inf")
        assert server.call("dictionary.find", query="length:2 and not in:2of12inf")["count"] > 0


def test_no_reply_is_longer_than_the_limit() -> None:
    words = {"hand": "*" * 64}
    with Server(":memory:", "--max-reply", "100000", "-w", "enable") as server:
        with pytest.raises(Refusal) as refused:
            server.call("dictionary.search", **words)
        assert (refused.value.status, refused.value.type) == (429, "TooMuch")
        limit = "longer than 100000 bytes (option max_reply_bytes, of servers --max-reply)"
        assert f"the words are {limit}" in str(refused.value)
        with server.socket() as client:
            with pytest.raises(Refusal) as refused:
                client.call("dictionary.search", **words)
            assert refused.value.type == "TooMuch"
        found = server.call("dictionary.search", **words, limit=5000)
        assert len(found["words"]) == 5000
