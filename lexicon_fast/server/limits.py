"""What a server allows, as its options say."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The limits of a server. Sizes in bytes, times in seconds but where it says hours."""

    #: Of the body of a request, and of a message over WebSocket.
    max_body: int = 1 << 18
    #: Of the rows of one `solve` or `plan`.
    max_reply: int = 1 << 20
    #: On disk; games that are over make room for new ones.
    max_tables: int = 10_000
    #: New ones of one address in an hour.
    max_new: int = 300
    #: Thinking time of advice and of bots.
    max_seconds: float = 10.0
    #: Connections that are served at a time.
    max_connections: int = 1000
    #: Requests worked on at a time, or waiting for it; and of one connection.
    max_waiting: int = 200
    max_open: int = 8
    #: Tables that one connection may watch.
    max_watched: int = 16
    #: Hours that a game is kept once it is over; and when nobody plays it.
    keep_over: float = 24.0
    keep_idle: float = 24.0 * 14
    #: For a request to arrive whole.
    patience: float = 20.0
