"""Comparing finds what breaks users, and only that."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from comparison import ABSENT, Change, Difference, differences, entries, read_changes, unexpected

WAS: dict[str, Any] = {
    "solve/--top": {"default": 10, "names": {"-n": "on"}, "multiple": False},
    "solve CAT": {"exit": 0, "stdout": ['{"id":1,"moves":[{"word":"cat","at":null}]}', "b"]},
    "odds": [0.1, 0.2],
}


def changed(**at: Any) -> dict[str, Any]:
    """A copy with other values at paths such as `solve/--top default`."""
    copy: dict[str, Any] = json.loads(json.dumps(WAS))
    for path, value in at.items():
        *inner, last = path.split(" > ")
        place = copy
        for name in inner:
            place = place[name]
        place[last] = value
    return copy


@pytest.mark.parametrize(
    "now",
    [
        WAS,
        changed(**{"solve/--new": {}}),
        changed(**{"solve/--top > names > --many": "on"}),
        changed(
            **{"solve CAT > stdout": ['{"id":1,"moves":[{"word":"cat","at":null,"new":2}]}', "b"]}
        ),
        changed(odds=[0.1, 0.2 + 1e-15]),
    ],
)
def test_additions_and_rounding_are_no_differences(now: Any) -> None:
    assert list(differences(WAS, now)) == []


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        (changed(**{"solve/--top > default": 5}), ("solve/--top/default", "10", "5")),
        (changed(**{"solve/--top > default": 10.0}), ("solve/--top/default", "10", "10.0")),
        (changed(**{"solve/--top > multiple": 0}), ("solve/--top/multiple", "false", "0")),
        (changed(**{"solve/--top > names": {}}), ("solve/--top/names/-n", '"on"', ABSENT)),
        (changed(**{"solve CAT > exit": 2}), ("solve CAT/exit", "0", "2")),
        (
            changed(**{"solve CAT > stdout": ['{"id":1,"moves":[{"word":"cat"}]}', "b"]}),
            ("solve CAT/stdout/0/moves/0/at", "null", ABSENT),
        ),
        (
            changed(**{"solve CAT > stdout": ['{"id":1,"moves":[{"word":"bat","at":null}]}', "b"]}),
            ("solve CAT/stdout/0/moves/0/word", '"cat"', '"bat"'),
        ),
        (changed(**{"solve CAT > stdout": ["b"]}), None),
        (changed(odds=[0.1, 0.2001]), ("odds/1", "0.2", "0.2001")),
    ],
)
def test_what_is_removed_or_changed_is_named(now: Any, expected: Any) -> None:
    (found,) = differences(WAS, now)
    if expected is None:
        assert found.key == "solve CAT/stdout"
    else:
        assert found == Difference(*expected)
    assert found.key in str(found)


def test_lines_of_json_are_the_same_byte_for_byte() -> None:
    other = ['{"id": 1, "moves":[{"word":"cat","at":null}]}', "b"]
    (found,) = differences(WAS, changed(**{"solve CAT > stdout": other}))
    assert found.key == "solve CAT/stdout/0"
    reordered = ['{"moves":[{"word":"cat","at":null}],"id":1}', "b"]
    (found,) = differences(WAS, changed(**{"solve CAT > stdout": reordered}))
    assert found.key == "solve CAT/stdout/0"


def test_entries_cover_differences_by_key_pattern_and_value() -> None:
    found = [Difference("a [b]/c", "1", "2"), Difference("d?/e", "1", ABSENT)]

    def left(key: str, now: str | None = None) -> tuple[int, int]:
        change = Change(surface="x", key=key, why="it is better", version="0.2.0", now=now)
        open_, stale = unexpected(found, [change])
        return len(open_), len(stale)

    assert left("a [b]/c") == (1, 0)
    assert left("*") == (0, 0)
    assert left("d?/*") == (1, 0)
    assert left("dx/e") == (2, 1)
    assert left("a [b]/c", "2") == (1, 0)
    assert left("a [b]/c", "3") == (2, 1)


def test_printed_entries_are_those_that_are_needed(tmp_path: Path) -> None:
    found = [Difference('solve "x"\\y/0', "1", '"ä\\n"'), Difference("b", "1", ABSENT)]
    path = tmp_path / "changes.toml"
    path.write_text(entries("output", found), encoding="utf-8")
    assert unexpected(found, read_changes(path)) == ([], [])


def test_a_misspelled_entry_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "changes.toml"
    path.write_text('[[change]]\nsurface="a"\nkey="b"\nwhy="c"\nversion="0.2.0"\nvalue="1"\n')
    with pytest.raises(msgspec.ValidationError):
        read_changes(path)
