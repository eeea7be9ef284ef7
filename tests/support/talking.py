"""An engine that tests talk to, in their own process."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

import msgspec

from lexicon_fast import Dictionary
from lexicon_fast.engine.engine import Engine
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import METHODS


def plain(value: object) -> Any:
    """A value as JSON has it."""
    return json.loads(msgspec.json.encode(value))


class Talk:
    """An engine in this process, asked one thing after the other."""

    def __init__(self, dictionary: Dictionary, /, **more: Any) -> None:
        self.sent: list[Any] = []
        self.changed = threading.Condition()
        self.engine = Engine(self._send, dictionaries={"enable": dictionary}, **more)
        self.last = 0

    def _send(self, lines: bytes) -> None:
        with self.changed:
            self.sent += [json.loads(line) for line in lines.splitlines()]
            self.changed.notify_all()

    def line(self, line: bytes | str) -> Any:
        """The reply that is given at once; None: there is none yet."""
        reply = self.engine.receive(line.encode() if isinstance(line, str) else line)
        assert reply == b"" or (reply.endswith(b"\n") and reply.count(b"\n") == 1)
        return json.loads(reply) if reply else None

    def request(self, method: str, /, **params: Any) -> Any:
        """The reply to a request."""
        self.last += 1
        return self.request_as(self.last, method, **params)

    def request_as(self, id: Any, method: str, /, **params: Any) -> Any:
        """The reply to a request with that id."""
        request = {"jsonrpc": "2.0", "id": id, "method": method, "params": params}
        reply = self.line(json.dumps(request)) or self.reply(id)
        assert reply["jsonrpc"] == "2.0"
        assert reply["id"] == id
        return reply

    def begin(self, method: str, id: Any, /, **params: Any) -> None:
        """A request that runs."""
        request = {"id": id, "method": method, "params": params}
        assert self.line(json.dumps(request)) is None

    def reply(self, id: Any) -> Any:
        """The reply to a request that ran."""
        with self.changed:
            assert self.changed.wait_for(lambda: self._replies(id), 600)
            (reply,) = self._replies(id)
            return reply

    def _replies(self, id: Any) -> list[Any]:
        return [each for each in self.sent if each.get("id") == id and "method" not in each]

    def updates(self, id: Any) -> list[Any]:
        return [
            each["params"]
            for each in self.sent
            if each.get("method") == "advise.update" and each["params"]["id"] == id
        ]

    def ask(self, method: str, /, **params: Any) -> Any:
        """The result of a request, which has all fields of its type and no other."""
        reply = self.request(method, **params)
        assert "error" not in reply, reply
        result = METHODS[method].result
        optional = {"value"}
        assert set(reply["result"]) | optional >= set(result.__struct_fields__)
        msgspec.convert(reply["result"], result)
        return reply["result"]

    def refused(self, method: str, /, **params: Any) -> Any:
        """The error of a request."""
        reply = self.request(method, **params)
        assert "result" not in reply, reply
        error = reply["error"]
        assert error["code"] in methods.ERROR_CODES
        if error["code"] == methods.REFUSED:
            assert error["data"]["type"] in methods.REFUSALS
        return error


def play_on(talk: Talk, state: Any, choose: Callable[[int, Any], Any]) -> Any:
    """Play a game to its end through the protocol alone."""
    id = state["id"]
    while not state["over"]:
        player = state["to_move"]
        seen = talk.ask("game.observe", id=id, player=player)
        action = choose(player, seen["observation"])
        state = talk.ask("game.apply", id=id, player=player, action=action, seq=seen["seq"])
    return state


def greedy(talk: Talk, game: str, dictionary: str | None = None) -> Callable[[int, Any], Any]:
    """Act as the bot of that name, asked through the protocol."""

    def choose(_player: int, observation: Any) -> Any:
        asked = {"game": game, "observation": observation, "dictionary": dictionary}
        return talk.ask("bot.move", **asked, bot="greedy")["action"]

    return choose
