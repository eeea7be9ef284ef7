"""The limits of a server, set by its options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: The addresses of this machine, whose proxies are trusted by default.
LOOPBACK: Final = ("127.0.0.0/8", "::1/128")


@dataclass(frozen=True)
class Limits:
    """Limits of a server. Sizes are in bytes, times in seconds unless stated otherwise."""

    #: Body of a request, or message over WebSocket.
    max_body: int = 1 << 18
    #: One reply.
    max_reply: int = 1 << 20
    #: Replies that clients have not received yet, of all connections.
    max_unsent: int = 1 << 26
    #: Tables on disk. `Store.add` deletes some to make room for new ones.
    max_tables: int = 10_000
    #: Tables of one address whose game is not over.
    max_tables_per_address: int = 100
    #: New tables of one address per hour.
    max_new: int = 300
    #: Thinking time of bots and advice.
    max_seconds: float = 10.0
    #: Computing time of one address per minute.
    max_compute: float = 60.0
    #: Open connections.
    max_connections: int = 1000
    max_connections_per_address: int = 100
    #: Open requests, running or waiting: of the server, and of one connection.
    max_waiting: int = 200
    max_open: int = 8
    #: Tables that one connection may watch.
    max_watched: int = 16
    #: Hours after which a table is deleted: without an action of a person, once the game is over,
    #: and since the last action.
    keep_unstarted: float = 1.0
    keep_over: float = 24.0
    keep_idle: float = 24.0 * 14
    #: Time for a request to arrive.
    patience: float = 20.0
