"""Fuzz target: requests of the protocol and of the server, as far as they are read.

A line is a request or the reply says why not; the same for the params of each method, which are
also the bodies of `POST /rpc/METHOD`, and for observations, to be advised on. `fuzz_protocol.py`
has requests answered, tests/campaigns/fuzz_server.py sends them over HTTP.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from fuzz_protocol import request
from fuzzing import main
from parsers import Parser, Parsers
from protocol_games import KITS

from lexicon_fast import Dictionary
from lexicon_fast.bots.lexibomb import validation as lexibomb_given
from lexicon_fast.bots.lexicon import validation as lexicon_given
from lexicon_fast.bots.scrabble import validation as scrabble_given
from lexicon_fast.protocol.methods import METHODS as ENGINE_METHODS
from lexicon_fast.protocol.methods import Method, error_object
from lexicon_fast.protocol.wire import InvalidRequest, error_reply, read_params, read_request

WORDS = Dictionary.from_words(
    ["hat", "that", "chat", "cat", "act", "larch", "lurch", "on", "onion", "quiz", "it", "ta", "at"]
)
METHODS: dict[str, Method] = dict(ENGINE_METHODS)
try:
    from lexicon_fast.server.methods import METHODS as SERVER_METHODS
except ImportError:  # the extra `serve` is absent
    pass
else:
    METHODS |= SERVER_METHODS
GIVEN = {"lexicon": lexicon_given, "scrabble": scrabble_given, "lexibomb": lexibomb_given}


def refused(error: Exception) -> None:
    """Turn an exception into a reply, which must not report an internal error."""
    found = error_object(error)
    assert found is not None, f"{type(error).__name__}: {error}"
    assert json.loads(error_reply(1, found))["error"]["message"]


def line(data: bytes) -> None:
    """A line of the protocol, and its params."""
    try:
        found = read_request(data)
    except InvalidRequest as error:
        refused(error)
        return
    if (method := METHODS.get(found.method)) is not None:
        params(method, bytes(found.params) if found.params else b"{}")


def params(method: Method, data: bytes) -> None:
    """The params of a method."""
    try:
        read_params(method, data)
    except Exception as error:
        refused(error)


def body(data: bytes) -> None:
    """The body of `POST /rpc/METHOD`; its first byte says which."""
    if data:
        params(list(METHODS.values())[data[0] % len(METHODS)], data[1:])


def observation(game: str) -> Callable[[bytes], object]:
    """An observation of a game."""
    given = GIVEN[game]

    def attempt(data: bytes) -> None:
        try:
            value = json.loads(data)
        except (ValueError, RecursionError):
            return
        given.check(given.read(value), WORDS)

    return attempt


def seeds() -> tuple[list[bytes], list[bytes], dict[str, list[bytes]]]:
    """Lines, bodies and observations."""
    rng = random.Random(1)
    lines, bodies = [], []
    numbers = {name: number for number, name in enumerate(METHODS)}
    while len(lines) < 600:
        made = request(rng, rng.choice(list(KITS.values())), 2)
        if not isinstance(made.get("method"), str) or made["method"] not in numbers:
            continue
        lines.append(json.dumps(made).encode("utf-8", "replace"))
        bodies.append(
            bytes([numbers[made["method"]]])
            + json.dumps(made.get("params")).encode("utf-8", "replace")
        )
    seen = {
        name: [json.dumps(kit.observation(rng)).encode() for _ in range(20)]
        for name, kit in KITS.items()
    }
    return lines, bodies, seen


LINES, BODIES, SEEN = seeds()
_FIELDS = [
    b'"id":',
    b'"method":',
    b'"params":',
    b'"jsonrpc":',
    b'"game":',
    b'"player":',
    b"{",
    b",",
]
_SEEN = [
    b'"board":',
    b'"history":',
    b'"ruleset":',
    b'"rack":',
    b'"hand":',
    b'"scores":',
    b'"lost":',
]

TARGET = Parsers(
    Parser("lines", LINES, line, _FIELDS),
    Parser("bodies", BODIES, body, _FIELDS),
    *(Parser(f"{name} observations", SEEN[name], observation(name), _SEEN) for name in GIVEN),
)
make, attempt = TARGET.make, TARGET.attempt

if __name__ == "__main__":
    main("messages", make, attempt)
