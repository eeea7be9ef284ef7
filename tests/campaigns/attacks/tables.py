"""Attacks with many tables."""

from __future__ import annotations

import socket
from collections import Counter

from campaigns.attacks.base import Target, attack

#: Addresses that create tables.
_SOURCES = 34

#: A bot begins, in turn, so that a table without a person has actions, too.
_TABLE = {"game": "scrabble", "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "person"}]}


def _status(connection: socket.socket) -> str:
    """Return the status of the answer to a request, and read the rest of it."""
    connection.settimeout(5.0)
    answer = b""
    while b"\r\n\r\n" not in answer:
        if not (part := connection.recv(1 << 16)):
            raise ConnectionError("closed")
        answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    [length] = [
        line[15:] for line in head.lower().split(b"\r\n") if line[:15] == b"content-length:"
    ]
    missing = int(length) - len(body)
    while missing > 0:
        if not (part := connection.recv(missing)):
            raise ConnectionError("closed")
        missing -= len(part)
    return head.split()[1].decode()


@attack("--max-tables", "900", "--max-tables-per-address", "60")
def full_tables(target: Target) -> Counter[str]:
    """Create tables from 34 addresses that may have more of them than the server stores."""
    done: Counter[str] = Counter()
    connections: dict[int, socket.socket] = {}
    while not target.over():
        for source in range(2, 2 + _SOURCES):
            if target.over():
                break
            try:
                if source not in connections:
                    connections[source] = target.connect(source)
                connections[source].sendall(target.post("table.new", _TABLE, source))
                done[f"status {_status(connections[source])}"] += 1
            except OSError:
                done["closed by the server"] += 1
                if source in connections:
                    connections.pop(source).close()
                target.pause(0.05)
    for connection in connections.values():
        connection.close()
    return done
