"""Errors of msgspec are explained in plain English."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from lexicon_fast.base.validation import explain


class Play(msgspec.Struct, tag="play"):
    word: str


class Exchange(msgspec.Struct, tag="exchange"):
    letters: str


class Example(msgspec.Struct, forbid_unknown_fields=True):
    """A struct with a field of each kind."""

    count: int
    limit: Annotated[int, Meta(ge=1, le=64)] = 1
    name: Annotated[str, Meta(min_length=1, max_length=3)] = "a"
    protocol: Annotated[str, Meta(pattern=r"^\d+[.]\d+$")] = "1.0"
    square: tuple[int, int] = (0, 0)
    words: Annotated[list[str], Meta(min_length=1)] = msgspec.field(default_factory=lambda: ["a"])
    phase: Literal["turn", "answer"] = "turn"
    points: dict[str, int] = msgspec.field(default_factory=dict)
    player: int | None = None
    chance: float = 0.0
    actions: tuple[Play | Exchange, ...] = ()


#: JSON, the text of msgspec, our text.
TABLE: list[tuple[str, str, str]] = [
    (
        '{"count": "x"}',
        "Expected `int`, got `str` - at `$.count`",
        "count must be a whole number, not a string",
    ),
    (
        '{"count": 1, "player": "x"}',
        "Expected `int | null`, got `str` - at `$.player`",
        "player must be a whole number or null, not a string",
    ),
    (
        '{"count": 1, "chance": null}',
        "Expected `float`, got `null` - at `$.chance`",
        "chance must be a number, not null",
    ),
    ("[1]", "Expected `object`, got `array`", "must be an object, not a list"),
    ("{}", "Object missing required field `count`", "count is missing"),
    (
        '{"count": 1, "actions": [{"type": "play"}]}',
        "Object missing required field `word` - at `$.actions[0]`",
        "actions[0].word is missing",
    ),
    (
        '{"count": 1, "word": 2}',
        "Object contains unknown field `word`",
        "unknown field 'word'; expected: count, limit",
    ),
    (
        '{"count": 1, "limit": 0}',
        "Expected `int` >= 1 - at `$.limit`",
        "limit must be a whole number >= 1",
    ),
    (
        '{"count": 1, "name": "abcd"}',
        "Expected `str` of length <= 3 - at `$.name`",
        "name must be a string with <= 3 characters",
    ),
    (
        '{"count": 1, "words": []}',
        "Expected `array` of length >= 1 - at `$.words`",
        "words must be a list with >= 1 items",
    ),
    (
        '{"count": 1, "square": [1]}',
        "Expected `array` of length 2 - at `$.square`",
        "square must be a list with 2 items",
    ),
    (
        '{"count": 1, "protocol": "one"}',
        r"Expected `str` matching regex '^\\d+[.]\\d+$' - at `$.protocol`",
        "protocol must be a version such as 1.0",
    ),
    (
        '{"count": 1, "phase": "over"}',
        "Invalid enum value 'over' - at `$.phase`",
        "phase: unknown value 'over'; expected: turn or answer",
    ),
    (
        '{"count": 1, "actions": [{"type": "pass"}]}',
        "Invalid value 'pass' - at `$.actions[0].type`",
        "actions[0].type: unknown value 'pass'",
    ),
    (
        '{"count": 1, "points": {"A": "x"}}',
        "Expected `int`, got `str` - at `$.points[...]`",
        "points[...] must be a whole number, not a string",
    ),
    (
        '{"count": 1e999}',
        "Number out of range - at `$.count`",
        "count is a number out of range",
    ),
    ('{"count": ', "Input data was truncated", "is not valid JSON: it ends too early"),
    (
        "{a}",
        "JSON is malformed: object keys must be strings (byte 1)",
        "is not valid JSON: object keys must be strings (byte 1)",
    ),
]


@pytest.mark.parametrize(("data", "before", "after"), TABLE)
def test_explanations(data: str, before: str, after: str) -> None:
    expected = {"protocol": "a version such as 1.0", "phase": "turn or answer"}
    with pytest.raises(msgspec.MsgspecError) as raised:
        msgspec.json.decode(data, type=Example)
    assert str(raised.value) == before
    problem = explain(raised.value, Example.__struct_fields__, expected)
    assert str(problem).startswith(after)
    assert "`" not in str(problem)


def test_nested_too_deeply() -> None:
    with pytest.raises(RecursionError) as raised:
        msgspec.json.decode("[" * 100_000)
    assert str(explain(raised.value)) == "is nested too deeply"


def test_bytes_that_are_not_utf_8() -> None:
    with pytest.raises(UnicodeDecodeError) as raised:
        b"a\xff".decode()
    assert str(explain(raised.value)) == "is not UTF-8 (byte 2)"


def test_half_of_a_surrogate_pair() -> None:
    value: dict[str, Any] = {"count": 1, "\ud800": 2}
    with pytest.raises(UnicodeEncodeError) as raised:
        msgspec.convert(value, Example)
    assert "half of a surrogate pair" in str(explain(raised.value))
