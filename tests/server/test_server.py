"""The server: messages over HTTP and WebSocket, limits, and access."""

from __future__ import annotations

import gzip
import http.client
import json
import re
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.hard_position import HARD
from support.talking import Talk

from lexicon_fast import Dictionary, __version__
from lexicon_fast.cli import main
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods as engine_methods

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from support.serving import Refusal, Server, serve
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lexicon_fast.server.methods import METHODS, REFUSALS, STATUSES, WEBSOCKET_ONLY

pytestmark = pytest.mark.processes

Call = Callable[..., Any]

LEXICON = {
    "player": 0,
    "hand": "CATDOG",
    "table": ["hat"],
    "pile": "E",
    "stock": 32,
    "hand_sizes": [6, 10],
    "to_move": 0,
}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:", "--max-seconds", "3600", "--max-body", "100000") as started:
        yield started


@contextmanager
def calling(server: Server, transport: str) -> Iterator[Call]:
    """How a transport sends a request and returns its result."""

    def rpc(method: str, **params: Any) -> Any:
        line = json.dumps({"id": "x", "method": method, "params": params}).encode()
        status, _, body = server.request("POST", "/rpc", line)
        assert status == 200
        reply = json.loads(body)
        assert reply["id"] == "x"
        if "error" in reply:
            raise Refusal(reply["error"])
        return reply["result"]

    if transport == "socket":
        with server.socket() as client:
            yield client.call
    else:
        yield server.call if transport == "http" else rpc


@pytest.fixture(params=["http", "rpc", "socket"])
def call(server: Server, request: pytest.FixtureRequest) -> Iterator[Call]:
    """Each transport of messages."""
    with calling(server, request.param) as call:
        yield call


# ------------------------------------------------------------------ the messages


def test_hello_lists_games_and_methods(call: Call) -> None:
    hello = call("hello", client="tests", protocol="1.0")
    assert hello["name"] == "lexicon-fast"
    assert [each["game"] for each in hello["games"]] == ["lexicon", "scrabble", "lexibomb"]
    assert hello["methods"] == list(METHODS)
    assert hello["dictionaries"] == ["enable", "2of12inf"]
    assert [each["words"] for each in hello["games"]] == [None, None, "2of12inf"]


#: The solution of a puzzle of Scrabble.
KERB: dict[str, Any] = {"action": "play", "at": "D1", "word": "KERB"}

#: One turn of Scrabble.
GCG = ["#player1 ann Ann", "#player2 bo Bo", ">ann: AEIQTUZ 8E QUIZ +44 44"]

STATELESS: list[tuple[str, dict[str, Any]]] = [
    ("ping", {"value": 7}),
    ("dictionary.info", {}),
    ("dictionary.check", {"words": ["quiz", "zzx"]}),
    ("dictionary.search", {"hand": "CATDOG*", "limit": 3}),
    ("dictionary.find", {"query": "anagram:RETAINS?", "columns": ["hooks"], "skip": 1, "limit": 3}),
    ("dictionary.find", {"query": {"type": "length", "min": 7}, "order": "points", "limit": 2}),
    ("dictionary.find", {"query": "length:3", "group_by": "alphagram", "skip": 2, "limit": 2}),
    ("dictionary.equations", {"equations": "7-:A;~A", "limit": 2}),
    ("quiz.keys", {"kind": "hooks", "source": ["length:2"], "order": "random", "limit": 3}),
    ("quiz.question", {"kind": "anagrams", "key": "aeinrst"}),
    ("quiz.answer", {"kind": "valid", "key": "zax", "line": "no", "at": 1_700_000_000}),
    ("solve", {"game": "lexicon", "positions": ["CATDOG* hat", {"hand": "QUIZ", "id": 5}]}),
    ("solve", {"game": "scrabble", "positions": ["15/" * 14 + "15 AEINRST/ 0/0 0"], "top": 2}),
    ("solve", {"game": "lexibomb", "positions": [{"rack": "AEINRST"}], "top": 2}),
    (
        "solve",
        {
            "game": "scrabble",
            "positions": ["15/" * 14 + "15 AEINRS?/ 0/0 0"],
            "order": "equity",
            "filter": {"contains": ["QU"], "covers": ["8H"]},
        },
    ),
    ("plan", {"game": "lexicon", "positions": ["CATDOGXYZ*"]}),
    ("legal", {"game": "lexicon", "observation": LEXICON, "limit": 5}),
    ("advise", {"game": "lexicon", "observation": LEXICON, "iterations": 300, "stream": False}),
    ("analyse", {"game": "scrabble", "record": GCG, "iterations": 50, "stream": False}),
    ("bot.move", {"game": "lexicon", "observation": LEXICON, "bot": "greedy"}),
    ("puzzle", {"game": "scrabble", "day": "2026-11-27"}),
    ("puzzle.check", {"game": "scrabble", "day": "2026-11-27", "answer": [KERB]}),
    ("puzzle.solution", {"game": "scrabble", "seed": 2, "dictionary": "enable"}),
]
#: Requests that are answered at once, that are computed, and that end in time: what the transports
#: tell apart.
OF_EACH_KIND = ("ping", "plan", "advise")


@pytest.fixture(scope="module")
def engine(enable: Dictionary) -> Talk:
    return Talk(enable)


@pytest.mark.parametrize(
    ("transport", "method", "params"),
    [
        (transport, method, params)
        for transport in ("http", "rpc", "socket")
        for method, params in STATELESS
        if transport == "http" or method in OF_EACH_KIND
    ],
)
def test_answers_are_those_of_the_engine(
    server: Server, engine: Talk, transport: str, method: str, params: dict[str, Any]
) -> None:
    with calling(server, transport) as call:
        assert call(method, **params) == engine.request(method, **params)["result"]


def test_gcg_is_replayed(call: Call) -> None:
    lines = [*GCG, ">bo: ACEINRT H5 CRA.E +16 16", ">bo: ACEINRT -- -16 0", ">ann: AET - +0 44"]
    lines += [">bo: ACEINRT -2 +0 0", ">bo: (time) -10 -10"]
    replayed = call("record.replay", lines=lines)["replayed"]
    assert (replayed["game"], replayed["names"], replayed["ruleset"]) == (
        "scrabble",
        ["Ann", "Bo"],
        "standard",
    )
    steps = replayed["steps"]
    assert [step["event"] for step in steps[1:]] == [
        {
            "event": "turn",
            "player": 1,
            "action": {"action": "play", "at": "H5", "word": "CRA(Z)E"},
            "score": 16,
        },
        {"event": "taken back", "player": 1},
        {"event": "turn", "player": 0, "action": {"action": "pass"}},
        {
            "event": "turn",
            "player": 1,
            "action": {"action": "exchange", "tiles": ""},
            "exchanged": 2,
        },
        {"event": "points", "player": 1, "points": -10, "why": "time"},
    ]
    assert steps[0]["observation"]["board"][7] == "....QUIZ......."
    assert steps[1]["hands"][1] == "INT"
    assert steps[-1]["observation"]["scores"] == [44, -10]
    with pytest.raises(Refusal) as refused:
        call("record.replay", lines=[*GCG, ">bo: ACEINRT A1 CRATE +16 16"])
    assert refused.value.type == "BadRecord"
    assert "record:4" in str(refused.value)


def test_rules_have_what_a_page_draws(call: Call) -> None:
    assert call("rules", game="lexicon")["rules"]["points"]["Q"] == 4
    board = call("rules", game="scrabble", ruleset={"base": "standard", "challenge": "void"})
    assert board["rules"]["challenge"] == "void"
    assert len(board["rules"]["squares"]) == 15
    assert call("rules", game="lexibomb")["rules"]["bombs"] == 22


def test_odds_are_those_of_the_library(call: Call) -> None:
    found = call("lexibomb.odds", opened=["1..", "...", "..."], bombs=2)
    assert found["exact"]
    assert found["probability"][1][1] == pytest.approx(1 / 3)
    assert found["probability"][0][0] == 0
    with pytest.raises(Refusal) as refused:
        call("lexibomb.odds", opened=["9.."], bombs=1)
    assert refused.value.type == "BadPosition"


def test_all_methods_are_covered() -> None:
    """Methods of tables are tested in other files of this folder."""
    here = {method for method, _ in STATELESS}
    here |= {"hello", "rules", "lexibomb.odds", "stop", "cancel"}
    here_path = Path(__file__).resolve()
    others = (path for path in here_path.parent.glob("test_*.py") if path != here_path)
    tables = "".join(path.read_text(encoding="utf-8") for path in others)
    for name in METHODS:
        assert name in here or f'"{name}"' in tables, name


# --------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    "method", ["options", "options.set", "quit", "dictionary.load", "game.new", "game.list"]
)
def test_methods_that_affect_other_clients_do_not_exist(call: Call, method: str) -> None:
    with pytest.raises(Refusal) as refused:
        call(method)
    assert refused.value.code == engine_methods.UNKNOWN_METHOD


@pytest.mark.parametrize("name", ["/etc/passwd", "yawl", "http://127.0.0.1:1/", ""])
def test_only_named_dictionaries_are_opened(call: Call, name: str) -> None:
    for method, params in [
        ("dictionary.info", {"dictionary": name}),
        ("solve", {"game": "lexicon", "positions": ["CAT"], "dictionary": name}),
        ("advise", {"game": "lexicon", "observation": LEXICON, "words": name}),
        ("table.new", {"game": "lexicon", "seats": [{"kind": "open"}], "dictionary": name}),
    ]:
        with pytest.raises(Refusal) as refused:
            call(method, **params)
        assert refused.value.type == "NotLoaded"
    bot = {"game": "lexicon", "observation": LEXICON, "bot": f"greedy:words={name}"}
    with pytest.raises(Refusal) as refused:
        call("bot.move", **bot)
    assert refused.value.type == "BadOption"


def test_a_bot_may_use_a_named_dictionary(call: Call) -> None:
    move = call("bot.move", game="lexicon", observation=LEXICON, bot="greedy:words=enable")
    assert move["action"]["action"] == "form"


def test_errors_have_a_fitting_status(server: Server) -> None:
    for method, params, status in [
        ("nonsense", {}, 404),
        ("table.watch", {"id": "x"}, 404),
        ("stop", {"id": 1}, 404),
        ("ping", {"valeu": 1}, 422),
        ("solve", {"game": "chess", "positions": ["CAT"]}, 422),
        ("solve", {"game": "lexicon", "positions": ["CAT"], "top": None}, 422),
        ("solve", {"game": "lexicon", "positions": ["CAT"], "top": 100_000}, 422),
        ("legal", {"game": "lexicon", "observation": {"hand": "A" * 60}}, 429),
        ("legal", {"game": "scrabble", "observation": {"rack": "????"}}, 429),
        ("lexibomb.odds", {"opened": ["." * 21] * 21, "bombs": 9}, 429),
        ("lexibomb.odds", {"opened": ["." * 22], "bombs": 9}, 422),
        ("solve", {"game": "lexibomb", "positions": [{"opened": ["." * 16] * 16}]}, 429),
        ("table.view", {"id": "x"}, 404),
    ]:
        with pytest.raises(Refusal) as refused:
            server.call(method, **params)
        assert refused.value.status == status, method
        assert refused.value.type is None or refused.value.type in REFUSALS
    assert server.request("POST", "/rpc/ping", b"{")[0] == 422
    assert server.request("GET", "/rpc/ping")[0] == 405
    status, headers, body = server.request("GET", "/nowhere")
    assert (status, headers["content-type"]) == (404, "application/json")
    assert json.loads(body)["message"]


def test_invalid_requests_get_error_replies(server: Server) -> None:
    for line, code in [(b"{", -32700), (b"[]", -32600), (b'{"id": 3}', -32600), (b"\xff", -32700)]:
        status, _, body = server.request("POST", "/rpc", line)
        assert status == 200
        assert json.loads(body)["error"]["code"] == code
    assert server.request("POST", "/rpc", b'{"method": "ping"}')[0] == 204
    with server.socket() as client:
        client.connection.send("{")
        assert client.receive()["error"]["code"] == -32700
        client.connection.send(b'{"id": "b", "method": "ping"}')
        assert client.receive()["id"] == "b"


def test_requests_over_a_socket_are_stopped_and_cancelled() -> None:
    with Server(":memory:", "--max-seconds", "3600") as server, server.socket() as client:
        asked = client.send("advise", game="lexicon", observation=HARD, seconds=3600)
        assert client.told()["params"]["id"] == asked
        stop = client.send("stop", id=asked)
        replies = {message["id"]: message for message in (client_reply(client) for _ in range(2))}
        assert replies[stop]["result"] == {"stopped": True}
        assert replies[asked]["result"]["stopped"]
        asked = client.send("advise", game="lexicon", observation=HARD, seconds=3600)
        again = {"id": asked, "method": "ping"}
        client.connection.send(json.dumps(again))
        assert client_reply(client)["error"]["code"] == engine_methods.INVALID_REQUEST
        cancel = client.send("cancel", id=asked)
        replies = {message["id"]: message for message in (client_reply(client) for _ in range(2))}
        assert replies[asked]["error"]["code"] == engine_methods.CANCELLED
        assert replies[cancel]["result"] == {"cancelled": True}
        assert client.call("cancel", id=asked) == {"cancelled": False}
        assert client.call("stop", id="never") == {"stopped": False}


def test_rows_of_an_analysis_are_sent_over_a_socket(server: Server) -> None:
    """Rows that still wait when the result is ready are not sent any more: it has them, too."""
    record = [*GCG, ">bo: ACEINRT H5 CRA.E +16 16", ">ann: AEIOTTU -OU +0 44"]
    with server.socket() as client:
        found = client.call(
            "analyse", game="scrabble", record=record, seconds=0.3, dictionary="enable"
        )
        rows = found["rows"]
        assert [row["of"] for row in rows] == ["turn"] * 3 + ["player"] * 2
        assert {each["method"] for each in client.news} == {"analyse.update"}
        sent = [each["params"]["row"] for each in client.news]
        assert sent == rows[: len(sent)]
        assert len(sent) >= 2


def test_quick_requests_without_an_id_get_no_reply(server: Server) -> None:
    with server.socket() as client:
        client.connection.send(json.dumps({"method": "ping", "params": {"value": 1}}))
        asked = client.send("ping", value=2)
        assert client.receive() == {"jsonrpc": "2.0", "id": asked, "result": {"value": 2}}


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_may_be_as_long_as_the_limit(server: Server, chunked: bool) -> None:
    for length, expected in ((100_000, 200), (100_001, 413)):
        body = b'{"value": 1}'.ljust(length)
        connection = http.client.HTTPConnection(server.host, server.port, timeout=60)
        with closing(connection):
            connection.request(
                "POST",
                "/rpc/ping",
                iter([body]) if chunked else body,
                encode_chunked=chunked,
                headers={"Transfer-Encoding": "chunked"} if chunked else {},
            )
            assert connection.getresponse().status == expected


def client_reply(client: Any) -> dict[str, Any]:
    """The next message that is not a notification."""
    while "method" in (message := client.receive()):
        pass
    return dict(message)


# ----------------------------------------------------------------------- limits


def head(server: Server, header: str) -> bytes:
    """The beginning of a request."""
    return f"POST /rpc/ping HTTP/1.1\r\nHost: {server.host}\r\n{header}\r\n\r\n".encode()


def test_long_bodies_are_refused_before_they_are_read(server: Server) -> None:
    with socket.create_connection((server.host, server.port)) as raw:
        raw.sendall(head(server, "Content-Length: 10000000000"))
        assert raw.recv(1000).startswith(b"HTTP/1.1 413 ")
    chunk = b"186a1\r\n" + b" " * 100_001 + b"\r\n"
    with socket.create_connection((server.host, server.port)) as raw:
        raw.sendall(head(server, "Transfer-Encoding: chunked") + chunk)
        assert raw.recv(1000).startswith(b"HTTP/1.1 413 ")
    with server.socket() as client:
        client.connection.send(" " * 100_001)
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_long_headers_are_refused(server: Server) -> None:
    with socket.create_connection((server.host, server.port)) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\n" + b"X: " + b"x" * 20_000)
        raw.sendall(b"x" * 20_000)
        assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")


@pytest.mark.slow  # each of six calls takes a second
def test_thinking_ends_in_time() -> None:
    with Server(":memory:", "--max-seconds", "1") as server:
        call = server.call
        for game, bot in (("lexicon", "expert"), ("scrabble", "sim"), ("lexibomb", "expert")):
            table = adapter(game).new(m.GameNewParams(game=game), Dictionary.load("enable"), 5)
            seen = json.loads(msgspec.json.encode(table.observation(table.to_move)))
            advice = call("advise", game=game, observation=seen, seconds=600, stream=False)
            # The best action may be certain before.
            assert advice["stopped"] or advice["advice"]["settled"]
            assert call("bot.move", game=game, observation=seen, bot=bot, iterations=10**7)[
                "stopped"
            ]
            if game != "lexicon":
                with pytest.raises(Refusal) as refused:
                    call("bot.move", game=game, observation=seen, bot=f"{bot}:candidates=51")
                assert refused.value.type == "BadOption"


def test_a_connection_has_few_requests_open() -> None:
    long = ("--max-seconds", "3600", "-j", "1")
    with Server(":memory:", *long) as server, server.socket() as client:
        asked = [
            client.send("advise", game="lexicon", observation=HARD, seconds=3600, stream=False)
            for _ in range(9)
        ]
        refused = client.receive()
        assert (refused["id"], refused["error"]["data"]["type"]) == (asked[-1], "TooMuch")
        # Whatever thinks, what only computes is answered.
        server.call("solve", game="lexicon", positions=["CATDOG"])
        client.call("ping")


def test_slow_clients_time_out() -> None:
    with (
        Server(":memory:", "--patience", "1") as server,
        socket.create_connection((server.host, server.port)) as slow,
    ):
        slow.sendall(head(server, "Content-Length: 5"))
        assert slow.recv(100).startswith(b"HTTP/1.1 408 ")


def test_connections_are_limited() -> None:
    with Server(":memory:", "--patience", "3600", "--max-connections", "3") as server:
        held = [socket.create_connection((server.host, server.port)) for _ in range(3)]
        with socket.create_connection((server.host, server.port)) as one_more:
            assert one_more.recv(100).startswith(b"HTTP/1.1 503 ")
        for each in held:
            each.close()
        wait_for_room(server)


def wait_for_room(server: Server) -> None:
    """Wait until the server accepts a connection again."""
    status = 503
    while status == 503:
        with suppress(OSError):  # the answer may be lost where the request had not been read
            status, _, _ = server.request("GET", "/health")
        time.sleep(0.01)
    assert status == 200


def test_clients_that_do_not_read_are_dropped() -> None:
    params = {"game": "lexicon", "positions": ["CATDOGXYZ*"] * 6, "top": 1000}
    body = json.dumps(params).encode()
    patient = ("--patience", "1", "--max-connections", "1")
    with Server(":memory:", *patient) as server, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((server.host, server.port))
        path = f"POST /rpc/solve HTTP/1.1\r\nHost: {server.host}\r\n"
        deaf.sendall(f"{path}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        wait_for_room(server)
        received = 0
        with suppress(ConnectionResetError):
            while part := deaf.recv(1 << 16):
                received += len(part)
        assert received < len(json.dumps(server.call("solve", **params)))


# ---------------------------------------------------------------- who is let in


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://127.0.0.1:{server.port + 1}"},
        {"Host": "evil.example"},
        {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"},
    ):
        for way, path in (("POST", "/rpc/ping"), ("GET", "/health"), ("GET", "/")):
            status, answer, _ = server.request(way, path, b"{}", headers)
            assert status == 403
            assert "access-control-allow-origin" not in answer
    own = {"Origin": f"http://127.0.0.1:{server.port}"}
    assert server.request("POST", "/rpc/ping", b"{}", own)[0] == 200
    with pytest.raises(InvalidStatus) as refused, server.socket(origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    with server.socket(origin=own["Origin"]) as client:
        client.call("ping")
    assert "handshake" not in "".join(server.said)  # nobody fills the log


def test_allowed_origins_and_host_names_are_accepted() -> None:
    origin, name = "https://front.example", "play.example"
    with Server(":memory:", "--cors", origin, "--host-name", name) as server:
        asking = {
            "Origin": origin,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "content-type",
        }
        status, headers, _ = server.request("OPTIONS", "/rpc/ping", b"", asking)
        assert (status, headers["access-control-allow-origin"]) == (200, origin)
        status, headers, _ = server.request("POST", "/rpc/ping", b"{}", {"Origin": origin})
        assert (status, headers["access-control-allow-origin"]) == (200, origin)
        with server.socket(origin=origin) as client:
            client.call("ping")
        assert server.request("GET", "/health", b"", {"Host": name})[0] == 200
        assert server.request("GET", "/health", b"", {"Host": "evil.example"})[0] == 403
        other = {"Origin": "https://evil.example"}
        assert server.request("POST", "/rpc/ping", b"{}", other)[0] == 403


def test_answers_have_safe_headers(server: Server) -> None:
    for path in ("/", "/docs", "/openapi.json", "/health", "/nowhere"):
        _, headers, _ = server.request("GET", path)
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_files_outside_the_page_are_not_served(server: Server) -> None:
    for path in ("/page/../service.py", "/page/%2e%2e/service.py", "/page/..%2fservice.py"):
        assert server.request("GET", path)[0] == 404


def test_browsers_ask_again_for_the_start_page_only(server: Server) -> None:
    status, headers, html = server.request("GET", "/")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    again = server.request("GET", "/", headers={"If-None-Match": headers["etag"]})
    assert (again[0], again[2]) == (304, b"")
    changed = server.request("GET", "/", headers={"If-None-Match": 'W/"0"'})
    assert (changed[0], changed[2]) == (200, html)
    assert server.request("GET", "/worker.js")[1]["cache-control"] == "no-cache"
    for path in re.findall(r'(?:href|src)="(page/[^"]+)"', html.decode()):
        status, headers, _ = server.request("GET", f"/{path}")
        assert status == 200
        assert headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_start_page_has_the_answer_to_hello(server: Server) -> None:
    html = server.request("GET", "/")[2].decode()
    sent = re.search(r'<script id="hello" type="application/json">([^<]*)</script>', html)
    assert sent is not None
    assert json.loads(sent[1]) == server.call("hello")


def test_files_are_compressed_for_browsers(server: Server) -> None:
    html = server.request("GET", "/")[2]
    paths = re.findall(r'(?:href|src)="(page/[^"]+\.(?:js|css))"', html.decode())
    assert len(paths) > 2
    for path in ("", *paths):
        plain = server.request("GET", f"/{path}")[2]
        _, headers, body = server.request("GET", f"/{path}", headers={"Accept-Encoding": "gzip"})
        if len(plain) < 1000:
            continue
        assert headers["content-encoding"] == "gzip"
        assert "Accept-Encoding" in headers["vary"]
        assert gzip.decompress(body) == plain
        assert len(body) < 0.6 * len(plain)


# ------------------------------------------------------------------- the process


def test_health_and_documentation_are_served(server: Server) -> None:
    status, _, body = server.request("GET", "/health")
    assert (status, json.loads(body)) == (200, {"status": "ok", "version": __version__})
    status, headers, body = server.request("GET", "/openapi.json")
    assert (status, headers["content-type"]) == (200, "application/json")
    document = json.loads(body)
    assert document["openapi"] == "3.1.0"
    over_http = {f"/rpc/{name}" for name in METHODS if name not in WEBSOCKET_ONLY}
    assert set(document["paths"]) == over_http | {"/rpc", "/health", "/ready"}
    for status_code in STATUSES:
        assert str(status_code) in document["paths"]["/rpc/solve"]["post"]["responses"]
    status, headers, body = server.request("GET", "/docs")
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    for name in METHODS:
        assert f'id="{name.replace(".", "")}"' in body.decode()
    assert b"<script" not in body
    assert b"<table>\n<tr><th>" in body
    assert document["paths"]["/rpc/table.new"]["post"]["tags"] == ["table"]


@pytest.mark.parametrize(("by", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_signals_shut_the_server_down(by: int, code: int) -> None:
    with Server(":memory:", "--max-seconds", "3600") as server, server.socket() as client:
        asked = client.send("advise", game="lexicon", observation=HARD, seconds=3600)
        client.told()
        assert server.end(by) == code
        assert client.answer(asked)["advice"]  # the best so far
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_start_errors_are_one_line(tmp_path: Path, server: Server) -> None:
    foreign = tmp_path / "foreign.sqlite"
    foreign.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    for args, said in [
        (["--port", str(server.port)], "in use"),
        (["--database", str(foreign)], "cannot open database"),
        (["--database", str(tmp_path / "no" / "such" / "folder")], "No such file"),
        (["-w", "nonsense"], "nonsense"),
        (["-w", "enable", "-w", "enable"], "enable"),
        (["--max-tables", "0"], "--max-tables"),
        (["--cors", "example.org"], "--cors"),
        (["--cors", "https://example.org/"], "--cors"),
        (["--host-name", "https://example.org"], "--host-name"),
        (["--host", "nosuch.invalid"], "nosuch.invalid"),
    ]:
        database = [] if "--database" in args else ["--database", str(tmp_path / "good")]
        done = serve("--port", "0", *database, *args)
        assert done.returncode == 2, args
        assert said in done.stderr
        assert "Traceback" not in done.stderr
        assert not list(tmp_path.glob("*-lock")), args


@pytest.mark.parametrize(
    "module", ["uvicorn", "starlette", "httptools", "websockets", "prometheus_client"]
)
def test_a_missing_extra_is_reported_in_one_line(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["serve", "--proxy", "looked at later"]) == 2
    error = capsys.readouterr().err
    assert f" needs {module}; in the clone, run" in error
    assert "pip install '.[serve]'" in error
    assert "Traceback" not in error


def test_two_servers_do_not_share_a_database(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite"):
        done = serve("--port", "0", "--database", str(tmp_path / "tables.sqlite"))
        assert done.returncode == 2
        assert "is open in another server" in done.stderr


def test_more_dictionaries_are_served_by_their_names(tmp_path: Path) -> None:
    words = tmp_path / "few.txt"
    words.write_text("cat\ndog\ncats\n")
    with Server(":memory:", "-w", str(words), "-w", "enable") as server:
        assert server.call("hello")["dictionaries"] == ["few", "enable"]
        assert server.call("dictionary.info")["words"] == 3
        assert server.call("dictionary.info", dictionary="enable")["words"] == len(
            Dictionary.load("enable")
        )
        with pytest.raises(Refusal) as refused:
            server.call("dictionary.info", dictionary=str(words))
        assert refused.value.type == "NotLoaded"
        assert str(refused.value).endswith("is not loaded; available: few, enable")


def test_lexibomb_has_its_own_list_where_it_is_served(server: Server) -> None:
    asked = {"game": "lexibomb", "positions": [{"rack": "AEINRS_"}]}
    own = server.call("solve", **asked)
    assert own == server.call("solve", **asked, dictionary="2of12inf")
    assert own != server.call("solve", **asked, dictionary="enable")
    with Server(":memory:", "-w", "enable") as other:
        assert other.call("solve", **asked) == server.call("solve", **asked, dictionary="enable")
