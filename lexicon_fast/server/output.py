"""The limit of output that clients have not received yet."""

from __future__ import annotations

from typing import Final, Protocol


class Connection(Protocol):
    """A connection with output that its client has not received yet."""

    def unsent(self) -> int:
        """Return the number of bytes that wait to be sent."""

    def drop(self) -> None:
        """Close the connection at once, and forget what waits to be sent."""


class Output:
    """Limits the bytes that all connections together have not sent yet.

    Above the limit, the connections that have been waiting longest are dropped: a client that reads
    waits only for a moment. limit: in bytes.
    """

    def __init__(self, limit: int) -> None:
        self._limit: Final = limit
        #: Waiting connections, the longest waiting first.
        self._waiting: dict[Connection, None] = {}
        #: Number of dropped connections.
        self.dropped = 0

    def wait(self, connection: Connection) -> None:
        """Count the output of a connection, which has grown, until `done` is called."""
        self._waiting.setdefault(connection)
        excess = self.unsent() - self._limit
        while excess > 0:
            longest = next(iter(self._waiting))
            del self._waiting[longest]
            excess -= longest.unsent()
            self.dropped += 1
            longest.drop()

    def unsent(self) -> int:
        """Return the number of bytes that all waiting connections have not sent."""
        return sum(each.unsent() for each in self._waiting)

    def done(self, connection: Connection) -> None:
        """Stop counting the output of a connection: its client reads, or it is closed."""
        self._waiting.pop(connection, None)
