"""Attacks with requests and bots that compute for long."""

from __future__ import annotations

import json
import socket
from collections import Counter
from contextlib import suppress

from attacks.base import TEXT, Target, attack, frame, push

#: Takes a minute of computing time, but for its time limit.
_PLAN = {"game": "lexicon", "positions": [{"hand": "ABCDEFGHIJKLMNO"}] * 8000}


def _receive(connection: socket.socket) -> bytes:
    """Return what has arrived; raise OSError if the server has closed the connection."""
    connection.setblocking(False)
    with suppress(BlockingIOError):
        if not (data := connection.recv(1 << 20)):
            raise ConnectionError("closed")
        return data
    return b""


def _plan_again_and_again(target: Target, sources: int) -> Counter[str]:
    """Keep eight slow `plan` requests open on a connection from each of some addresses."""
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
                wanted += _receive(connections[source]).count(b'"jsonrpc"')
                for _ in range(wanted):
                    id += 1
                    request = {"id": id, "method": "plan", "params": _PLAN}
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
    return _plan_again_and_again(target, 1)


@attack()
def slow_requests_of_many(target: Target) -> Counter[str]:
    """Keep eight slow `plan` requests open on a connection from each of 20 addresses."""
    return _plan_again_and_again(target, 20)


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
