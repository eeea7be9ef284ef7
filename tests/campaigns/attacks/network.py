"""Attacks with connections, requests and frames."""

from __future__ import annotations

import socket
from collections import Counter
from contextlib import suppress

from campaigns.attacks.base import CONTINUATION, PING, TEXT, Target, attack, frame, push

#: Bytes of the receive buffer of a client that does not read.
_SMALL: int = 4096


def _close(connections: list[socket.socket]) -> None:
    for connection in connections:
        connection.close()


@attack()
def pipelined_http(target: Target) -> Counter[str]:
    """Send 256 KiB of pipelined requests over each of 40 connections, read nothing, disconnect."""
    done: Counter[str] = Counter()
    while not target.over():
        connections = []
        for number in range(40):
            source = 2 + number % 20
            request = target.post("ping", {}, source)
            with suppress(OSError):
                connections.append(target.connect(source, buffer=_SMALL))
                done["bytes"] += push(connections[-1], request * ((1 << 18) // len(request)))
                done["connections"] += 1
        target.pause(2.0)
        _close(connections)
        done["rounds"] += 1
    return done


@attack()
def large_replies(target: Target) -> Counter[str]:
    """Ask for all words of the dictionary over each of 60 connections, and do not read them."""
    params = {"hand": "*" * 64}
    call = b'{"id": %d, "method": "dictionary.search", "params": {"hand": "%b"}}'
    done: Counter[str] = Counter()
    while not target.over():
        connections = []
        for number in range(60):
            source = 2 + number % 20
            with suppress(OSError):
                if number % 2:
                    connections.append(target.connect(source, buffer=_SMALL))
                    data = target.post("dictionary.search", params, source) * 4
                else:
                    connections.append(target.websocket(source, buffer=_SMALL))
                    data = b"".join(frame(TEXT, call % (id, b"*" * 64)) for id in range(4))
                push(connections[-1], data)
                done["connections"] += 1
        target.pause(10.0)
        _close(connections)
        done["rounds"] += 1
    return done


def _flood(target: Target, count: int, data: bytes) -> Counter[str]:
    """Send frames over WebSocket connections as fast as the server takes them."""
    done: Counter[str] = Counter()
    connections: dict[int, tuple[socket.socket, int]] = {}
    while not target.over():
        moved = False
        for number in range(count):
            try:
                if number not in connections:
                    connections[number] = target.websocket(2 + number % 20), 0
                    done["connections"] += 1
                connection, at = connections[number]
                sent = push(connection, data[at : at + (1 << 18)])
                connections[number] = connection, (at + sent) % len(data)
                done["bytes"] += sent
                with suppress(BlockingIOError):
                    moved |= connection.recv(1 << 18) != b"" or sent > 0
            except OSError:
                if number in connections:
                    connections.pop(number)[0].close()
                    done["closed by the server"] += 1
        if not moved:
            target.pause(0.01)
    _close([connection for connection, _ in connections.values()])
    return done


@attack()
def ping_flood(target: Target) -> Counter[str]:
    """Send empty pings over 20 WebSocket connections as fast as possible."""
    return _flood(target, 20, frame(PING) * (1 << 16))


@attack()
def tiny_fragments(target: Target) -> Counter[str]:
    """Send endless messages in empty fragments over 20 WebSocket connections."""
    return _flood(target, 20, frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * (1 << 18))


@attack()
def tiny_messages(target: Target) -> Counter[str]:
    """Send messages that are not requests over 20 WebSocket connections."""
    return _flood(target, 20, frame(TEXT, b"{") * (1 << 16))


@attack()
def invalid_utf8(target: Target) -> Counter[str]:
    """Send text that is not UTF-8 over one WebSocket connection after the other."""
    done: Counter[str] = Counter()
    while not target.over():
        with suppress(OSError), target.websocket(2) as connection:
            connection.sendall(frame(TEXT, b"\xff"))
            while connection.recv(4096):
                pass
            done["connections"] += 1
    return done


@attack()
def header_flood(target: Target) -> Counter[str]:
    """Send requests with as many headers as the server takes, over new connections."""
    done: Counter[str] = Counter()
    data = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a:\r\n" * (1 << 18)
    while not target.over():
        connections = []
        for number in range(20):
            with suppress(OSError):
                connections.append(target.connect(2 + number))
                done["bytes"] += push(connections[-1], data)
                done["connections"] += 1
        target.pause(0.05)
        _close(connections)
    return done
