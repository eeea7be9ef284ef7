"""Wrong arguments of the client of an engine: errors that name them, and the engine works on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lexicon_fast.base.errors import LexiconFastError
from lexicon_fast.client import AsyncEngine, Engine

WRONG: dict[str, Callable[[Any], object]] = {
    "timeout must be a number of seconds, not str": lambda e: e.ping(timeout="3"),
    "timeout must be a number of seconds, not list": lambda e: e.solve(["CAT"], timeout=[]),
    "timeout is nan": lambda e: e.ping(timeout=float("nan")),
    "timeout is -1": lambda e: e.search("CAT", timeout=-1),
    "timeout is too large": lambda e: e.info(timeout=10**30),
    "method must be a str, not int": lambda e: e.request(3),
    "params must be a mapping, not int": lambda e: e.request("ping", 3),
    "a key of params must be a str, not int": lambda e: e.request("ping", {3: 4}),
    "values must be a mapping, not list": lambda e: e.configure(["threads"]),
    "words must be a sequence of str, not int": lambda e: e.check(3),
    "words must be a sequence of str, not one string": lambda e: e.check("cat"),
    r"words\[1\] must be a str, not NoneType": lambda e: e.check(["cat", None]),
    "hands must be a sequence of str, not int": lambda e: e.search_many(3),
    "hands must be a sequence of str, not one string": lambda e: e.search_many("CAT"),
    "query must be a mapping, not int": lambda e: e.find(3),
    "columns must be a sequence of str, not one string": lambda e: e.find("length:7", columns="x"),
    "positions must be a sequence of positions, not int": lambda e: e.solve(3),
    "positions must be a sequence of positions, not NoneType": lambda e: e.plan(None),
    "actions must be a sequence of str, not int": lambda e: e.solve(["CAT"], actions=3),
    "ruleset must be a name, a Ruleset, or its data": lambda e: e.solve(["CAT"], ruleset=3),
    "names must be a sequence of str, not one string": lambda e: e.new_game(names="ab"),
    "record must be a sequence of str, not int": lambda e: e.new_game(record=3),
    "options must be a mapping": lambda e: e.bot_move({}, "greedy", options=["a"]),
    "seconds must be a number of seconds": lambda e: e.bot_move({}, "greedy", seconds="1"),
}


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine.popen() as engine:
        yield engine


@pytest.mark.parametrize("message", WRONG)
def test_wrong_arguments_are_named(engine: Engine, message: str) -> None:
    with pytest.raises((TypeError, LexiconFastError), match=message):
        WRONG[message](engine)
    assert engine.ping(3) == 3


def test_the_asynchronous_client_names_them_too() -> None:
    async def all_calls() -> None:
        async with await AsyncEngine.popen() as engine:
            for message, call in WRONG.items():
                with pytest.raises((TypeError, LexiconFastError), match=message):
                    await call(engine)  # type: ignore[misc]
            assert await engine.ping(3) == 3

    asyncio.run(all_calls())


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"command": 3}, "command must be a sequence of str, not int"),
        ({"command": ["a", 3]}, r"command\[1\] must be a str, not int"),
        ({"timeout": "3"}, "timeout must be a number of seconds, not str"),
    ],
)
def test_an_engine_is_started_with_what_can_be(options: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        Engine.popen(**options)
