"""The server: every address and method over HTTP, and sessions over WebSocket.

Tables are dealt by chance, so that of their views only the kinds of values are recorded; the
surface `tables` has views in full. Message texts are left out.
"""

from __future__ import annotations

import json
from typing import Any

from surfaces.engine import PLAYS, POSITIONS, TEXTS, opened
from surfaces.talking import Server
from surfaces.work import Work, without

PERSON = {"kind": "person", "name": "North"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}

OBSERVATION = {
    "player": 0,
    "hand": "ADGIOSX",
    "table": ["mother", "hat"],
    "pile": "E",
    "stock": 31,
    "hand_sizes": [7, 4],
    "to_move": 0,
}

#: Headers that are promised.
HEADERS = ("content-type", "cache-control", "allow", "retry-after", "x-content-type-options")

#: Label -> method, address, body, headers.
REQUESTS: dict[str, tuple[str, str, str | None, dict[str, str]]] = {
    "page": ("GET", "/", None, {}),
    "docs": ("GET", "/docs", None, {}),
    "openapi": ("GET", "/openapi.json", None, {}),
    "health": ("GET", "/health", None, {}),
    "HEAD of the page": ("HEAD", "/", None, {}),
    "missing, a program": ("GET", "/none-such", None, {}),
    "missing, a browser": ("GET", "/none-such", None, {"Accept": "text/html"}),
    "GET /rpc": ("GET", "/rpc", None, {}),
    "GET /rpc/ping": ("GET", "/rpc/ping", None, {}),
    "DELETE /": ("DELETE", "/", None, {}),
    "no params": ("POST", "/rpc/ping", None, {}),
    "params": ("POST", "/rpc/ping", '{"value": 1}', {}),
    "null": ("POST", "/rpc/ping", "null", {}),
    "no JSON": ("POST", "/rpc/ping", "{", {}),
    "a list": ("POST", "/rpc/ping", "[]", {}),
    "unknown field": ("POST", "/rpc/ping", '{"valeu": 1}', {}),
    "unknown method": ("POST", "/rpc/none.such", "{}", {}),
    "too long": ("POST", "/rpc/ping", '{"value": "%s"}' % ("x" * 300_000), {}),
    "a request": ("POST", "/rpc", '{"id": 1, "method": "ping"}', {}),
    "a notification": ("POST", "/rpc", '{"method": "ping"}', {}),
    "a bad request": ("POST", "/rpc", '{"id": 1}', {}),
    "a batch": ("POST", "/rpc", "[]", {}),
    "a refused request": ("POST", "/rpc", '{"id": 1, "method": "none.such"}', {}),
    "another site": ("POST", "/rpc/ping", "{}", {"Origin": "https://example.org"}),
    "another host": ("POST", "/rpc/ping", "{}", {"Host": "example.org"}),
    "another site, OPTIONS": (
        "OPTIONS",
        "/rpc/ping",
        None,
        {"Origin": "https://example.org", "Access-Control-Request-Method": "POST"},
    ),
    "engine only": ("POST", "/rpc/quit", "{}", {}),
    "over WebSocket only": ("POST", "/rpc/table.watch", '{"id": "x"}', {}),
}

#: Method, params.
CALLS: list[tuple[str, dict[str, Any]]] = [
    ("hello", {"client": "contract", "protocol": "1.2"}),
    ("dictionary.info", {}),
    ("dictionary.info", {"dictionary": "yawl"}),
    ("dictionary.check", {"words": ["quiz", "zzx"]}),
    ("dictionary.search", {"hand": "CATDOG*", "limit": 3}),
    ("dictionary.search", {"hand": "C4T"}),
    ("dictionary.find", {"query": "anagram:RETAINS?", "columns": ["points"], "limit": 2}),
    ("dictionary.find", {"query": "length:7 andd vowels:2"}),
    *(
        ("solve", {"game": game, "positions": POSITIONS[game], "top": 1, "dictionary": "enable"})
        for game in PLAYS
    ),
    ("plan", {"game": "lexicon", "positions": ["DEIIILOTUW"]}),
    ("legal", {"game": "lexicon", "observation": OBSERVATION, "limit": 3}),
    ("advise", {"game": "lexicon", "observation": OBSERVATION, "iterations": 40, "seed": 1}),
    ("bot.move", {"game": "lexicon", "observation": OBSERVATION, "bot": "greedy"}),
    ("bot.move", {"game": "lexicon", "observation": OBSERVATION, "bot": "none-such"}),
    ("rules", {"game": "lexicon"}),
    ("rules", {"game": "scrabble", "ruleset": {"base": "standard", "challenge": "double"}}),
    ("rules", {"game": "lexibomb", "ruleset": "classic_poc"}),
    ("rules", {"game": "lexicon", "ruleset": "none-such"}),
    ("lexibomb.odds", {"opened": ["1..", "...", "..."], "bombs": 2}),
    ("lexibomb.odds", {"opened": ["9.."], "bombs": 2}),
    ("record.replay", {"lines": ["{}"]}),
    ("table.new", {"game": "lexicon", "seats": [BOT, BOT]}),
    ("table.new", {"game": "lexicon", "seats": [PERSON, {"kind": "bot", "bot": "none-such"}]}),
    ("table.new", {"game": "lexicon", "seats": [PERSON]}),
    ("table.view", {"id": "none-such"}),
    ("table.join", {"id": "none-such"}),
]


def record(work: Work) -> dict[str, Any]:
    found: dict[str, Any] = {}
    with Server(work, "--database", ":memory:") as server:
        for label, (way, path, body, headers) in REQUESTS.items():
            sent = None if body is None else body.encode()
            found[f"{way} {path}: {label}"] = _told(*server.request(way, path, sent, headers))
        for method, params in CALLS:
            status, reply = server.call(method, **params)
            kept = without(reply, *TEXTS)
            kept = opened(kept) if method == "hello" else kept
            found[f"{method} {json.dumps(params)}"] = {"status": status, "body": kept}
        lines = (work.folder / "records" / "lexicon-shared_win.jsonl").read_text().splitlines()
        status, reply = server.call("record.replay", lines=lines)
        steps = reply["replayed"].pop("steps")
        kept = {**reply["replayed"], "steps": len(steps), "last": steps[-1]}
        found["record.replay of a game"] = {"status": status, **without(kept, "chain", "program")}
        for game in PLAYS:
            while not (of_table := _table(server, game)):
                pass
            found |= of_table
        found |= _socket(server)
        _, openapi = server.request("GET", "/openapi.json")[::2]
        paths = json.loads(openapi)["paths"]
        found["addresses of /openapi.json"] = {
            path: dict.fromkeys(ways, True) for path, ways in paths.items()
        }
        found["exit code"] = server.end()
    return found


def _told(status: int, headers: dict[str, str], body: bytes) -> Any:
    kept: dict[str, Any] = {"status": status}
    kept["headers"] = {name: headers[name] for name in HEADERS if name in headers}
    if "allow" in headers:
        kept["headers"]["allow"] = sorted(headers["allow"].split(", "))
    if headers.get("content-type", "").startswith("application/json") and body:
        reply = json.loads(body)
        long = len(body) > 3000  # documents: the surface `schema` has what is in them
        kept["body"] = dict.fromkeys(reply, True) if long else without(reply, *TEXTS)
    else:
        kept["empty"] = not body
    return kept


def kinds(value: Any) -> Any:
    """A JSON object with the kinds of its values: what does not depend on chance."""
    if isinstance(value, dict):
        return {key: kinds(each) for key, each in value.items()}
    return type(value).__name__


def _view(reply: Any) -> Any:
    kept = kinds(reply)
    if "observation" in kept:
        fixed = ("player", "rack", "hand", "bag", "stock", "scores", "ruleset")
        kept["observation"] = {k: v for k, v in kept["observation"].items() if k in fixed}
    # Whose turn it is depends on chance, and null at the end.
    return {key: each for key, each in kept.items() if key != "to_move"}


def _table(server: Server, game: str) -> dict[str, Any]:
    """A table of two people, from the first seat to the last move that this tries.

    Empty if the player to move has no play, which is rare: the deal is random.
    """
    found: dict[str, Any] = {}

    def call(label: str, method: str, **params: Any) -> Any:
        status, reply = server.call(method, **params)
        shown = _view(reply) if status == 200 else without(reply, *TEXTS)
        if label == "Stale":
            shown["data"]["seq"] = "a number"
        found[f"{game} {method}: {label}"] = {"status": status, "body": shown}
        return reply

    extra = {"rounds": 1} if game == "lexicon" else {}
    new = call("a person, an open seat", "table.new", game=game, seats=[PERSON, OPEN], **extra)
    id, first = new["id"], new["tokens"][0]
    joined = call("South", "table.join", id=id, name="South")
    call("no seat", "table.join", id=id, name="West")
    tokens = [first, joined["token"]]
    view = call("a watcher", "table.view", id=id)
    mover = view["to_move"]
    found[f"{game} seats"] = view["seats"]
    call("a player", "table.view", id=id, token=tokens[mover], since=0)
    call("BadToken", "table.view", id=id, token="none-such")
    illegal = PLAYS[game][0]
    turn = {"id": id, "token": tokens[mover]}
    call("IllegalAction", "table.act", **turn, action=illegal)
    call("Stale", "table.act", **turn, action=illegal, seq=0)
    call("not to move", "table.act", id=id, token=tokens[1 - mover], action=illegal)
    call("NotOver", "table.record", id=id)
    call("NotOver", "table.again", **turn)
    legal = call("a player", "table.legal", **turn, limit=3)
    if legal["actions"][0]["action"] != "play" and game != "lexicon":
        return {}
    call("a player", "table.advise", **turn, iterations=20)
    if game != "lexicon":
        play = legal["actions"][0]
        call("a play", "table.score", **turn, action=play)
        call("an illegal play", "table.score", **turn, action=illegal)
    call("a player", "table.act", **turn, action=legal["actions"][0])
    return found


def _socket(server: Server) -> dict[str, Any]:
    """The additions of WebSocket to HTTP: notifications, stop, cancel, watching."""
    from websockets.sync.client import connect

    found: dict[str, Any] = {}
    _, new = server.call("table.new", game="lexibomb", seats=[PERSON, {**PERSON, "name": "South"}])
    id, tokens = new["id"], new["tokens"]
    with connect(f"ws://127.0.0.1:{server.port}/ws", open_timeout=100) as socket:
        notes: list[Any] = []

        def ask(label: str, method: str, shown: Any = _view, **params: Any) -> Any:
            socket.send(json.dumps({"id": label, "method": method, "params": params}))
            while (reply := json.loads(socket.recv(100))).get("id") != label:
                notes.append(reply)
            key = f"socket {method}: {label}"
            if "result" in reply:
                found[key] = {**reply, "result": shown(reply["result"])}
            else:
                found[key] = without(reply, *TEXTS)
            return reply.get("result")

        ask("plain", "ping", lambda reply: reply, value=7)
        ask("unknown", "none.such")
        ask("of an engine", "dictionary.load", words="enable")
        view = ask("a table", "table.watch", id=id)
        mover = view["to_move"]
        turn = {"id": id, "token": tokens[mover]}
        legal = ask("legal", "table.legal", **turn, limit=1)
        ask("act", "table.act", **turn, action=legal["actions"][0])
        while not notes:
            notes.append(json.loads(socket.recv(100)))
        note = notes[0]
        found["socket notification table.changed"] = {
            "method": note["method"],
            "params": _view(note["params"]),
        }
        ask("a table", "table.unwatch", id=id)
        for line in ("{", "[]", '{"id": 5}', '{"id": [], "method": "ping"}'):
            socket.send(line)
            found[f"socket line {line}"] = without(json.loads(socket.recv(100)), *TEXTS)
    return found
