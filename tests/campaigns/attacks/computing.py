"""Attacks with requests and bots that compute for long."""

from __future__ import annotations

import json
import re
import socket
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from campaigns.attacks.base import TEXT, Target, attack, frame, push

_LETTERS = "ABCDEFGH"

#: Takes a minute of computing time, but for its time limit.
_PLAN = {"game": "lexicon", "positions": [{"hand": "ABCDEFGHIJKLMNO"}] * 8000}
#: Solutions without end, of many words each; 4,000 of them are almost the longest reply.
_EQUATIONS = {"equations": "A;B;C;D;E;F;G;H", "limit": 4000}
#: The same, refused when the reply becomes too long.
_LONG_EQUATIONS = {"equations": "A;B;C;D;E;F;G;H", "limit": 10_000}
#: Joins millions of rows before the first solution.
_SORTED_EQUATIONS = {"equations": "AB;CD;EF;GH;|A|=3;|C|=3", "limit": 1000}
#: Looks at all words for each of many conditions, and asks for a long reply.
_FIND = {
    "query": " or ".join(f"regex:^[^{a}]*{b}+[^{a}]*[^{b}]$" for a in _LETTERS for b in _LETTERS),
    "limit": 4000,
    "order": "probability",
    "columns": ["hooks", "points", "probability"],
}
#: Lists a thousand plays of as many positions as a reply takes.
_SOLVE = {
    "game": "lexicon",
    "positions": [{"hand": "ABCDEFGHIJKLMNO**", "table": ["catdog", "mother", "hat"]}] * 8,
    "top": 1000,
}


def _receive(connection: socket.socket) -> bytes:
    """Return what has arrived; raise OSError if the server has closed the connection."""
    connection.setblocking(False)
    with suppress(BlockingIOError):
        if not (data := connection.recv(1 << 20)):
            raise ConnectionError("closed")
        return data
    return b""


def _ask_on_and_on(
    target: Target, method: str, params: Sequence[dict[str, Any]], sources: int
) -> Counter[str]:
    """Keep eight requests open on a connection from each of some addresses.

    params: of the requests, in turn. Counts requests, results and refusals.
    """
    done: Counter[str] = Counter()
    connections: dict[int, socket.socket] = {}
    id = 0
    while not target.over():
        for source in range(2, 2 + sources):
            try:
                wanted = 0
                if source not in connections:
                    connections[source] = target.websocket(source)
                    wanted = 8
                data = _receive(connections[source])
                wanted += data.count(b'"jsonrpc"')
                done["results"] += data.count(b'"result":')
                for error in re.findall(rb'"data":{"type":"(\w+)"', data):
                    done[error.decode()] += 1
                for _ in range(wanted):
                    id += 1
                    request = {"id": id, "method": method, "params": params[id % len(params)]}
                    connections[source].settimeout(5.0)
                    connections[source].sendall(frame(TEXT, json.dumps(request).encode()))
                    done["requests"] += 1
            except OSError:
                done["closed by the server"] += 1
                if source in connections:
                    connections.pop(source).close()
        target.pause(0.05)
    for connection in connections.values():
        connection.close()
    return done


@attack()
def slow_requests(target: Target) -> Counter[str]:
    """Keep eight slow `plan` requests open on one WebSocket connection."""
    return _ask_on_and_on(target, "plan", [_PLAN], 1)


@attack()
def slow_requests_of_many(target: Target) -> Counter[str]:
    """Keep eight slow `plan` requests open on a connection from each of 30 addresses."""
    return _ask_on_and_on(target, "plan", [_PLAN], 30)


@attack()
def equations(target: Target) -> Counter[str]:
    """Keep eight `dictionary.equations` with large answers open on one connection."""
    return _ask_on_and_on(target, "dictionary.equations", [_EQUATIONS, _LONG_EQUATIONS], 1)


@attack()
def equations_of_many(target: Target) -> Counter[str]:
    """Keep eight different `dictionary.equations` open from each of 30 addresses."""
    params = [
        {**each, "dictionary": dictionary}
        for each in (_EQUATIONS, _LONG_EQUATIONS, _SORTED_EQUATIONS)
        for dictionary in ("enable", "2of12inf")
    ]
    return _ask_on_and_on(target, "dictionary.equations", params, 30)


@attack()
def find_of_many(target: Target) -> Counter[str]:
    """Keep eight slow `dictionary.find` open from each of 30 addresses."""
    params = [{**_FIND, "dictionary": dictionary} for dictionary in ("enable", "2of12inf")]
    return _ask_on_and_on(target, "dictionary.find", params, 30)


@attack()
def solve_of_many(target: Target) -> Counter[str]:
    """Keep eight `solve` requests with long replies open from each of 30 addresses."""
    return _ask_on_and_on(target, "solve", [_SOLVE], 30)


@attack()
def slow_bots(target: Target) -> Counter[str]:
    """Create 30 tables with bots that think as long as they may, from three addresses."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "expert:seconds=3600"}]
    body = {"game": "lexicon", "seats": seats}
    done: Counter[str] = Counter()
    connections = []
    for number in range(30):
        source = 2 + number % 3
        with suppress(OSError):
            connection = target.connect(source)
            connections.append(connection)
            push(connection, target.post("table.new", body, source))
            done["tables"] += 1
    while not target.over():
        target.pause(0.1)
    for connection in connections:
        connection.close()
    return done
