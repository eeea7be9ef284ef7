"""SECURITY.md: each promise names the tests that hold it, and they exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROMISE = re.compile(r"\| (\d+) \| (.+?) \| (.+) \|")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def promises() -> dict[int, tuple[str, list[tuple[str, str]]]]:
    """Return text and tests of each promise by its number."""
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    rows = [found for line in text.splitlines() if (found := PROMISE.fullmatch(line))]
    assert len(rows) == len({int(row[1]) for row in rows})
    return {int(row[1]): (row[2], TEST.findall(row[3])) for row in rows}


@cache
def names_of_tests(path: Path) -> set[str]:
    """Return the names of the test functions of a file."""
    tree = ast.parse(path.read_bytes())
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


PROMISES = promises()


def test_promises_are_numbered() -> None:
    assert list(PROMISES) == list(range(1, len(PROMISES) + 1))
    assert len(PROMISES) >= 19  # a promise is not dropped


@pytest.mark.parametrize("number", PROMISES)
def test_each_promise_names_tests_that_exist(number: int) -> None:
    promise, named = PROMISES[number]
    assert promise.endswith(".")
    assert named, promise
    for path, name in named:
        assert (ROOT / path).is_file(), path
        assert name in names_of_tests(ROOT / path), f"{path} has no {name}"
