"""Suggestions for mistyped names: only what is close."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast.base.text import edits, nearest

LEVELS = ["greedy", "level1", "level2", "level10"]


@pytest.mark.parametrize(
    ("name", "names", "expected"),
    [
        ("slove", ["plan", "solve"], "solve"),
        ("SOLVE", ["plan", "solve"], "solve"),
        ("analyze", ["analyse", "advise"], "analyse"),
        ("tournment", ["tournament"], "tournament"),
        ("whole", ["whole-games", "threads"], "whole-games"),
        ("hand", ["threads", "top"], None),
        ("games", ["whole-games"], None),
        ("define", ["engine"], None),
        ("level11", LEVELS, None),
        ("level", LEVELS, None),
        ("levl2", LEVELS, "level2"),
        ("CSW21", ["csw24"], None),
        ("ab", ["ba", "ac"], None),
        ("", ["a"], None),
    ],
)
def test_only_close_names_are_suggested(name: str, names: list[str], expected: str | None) -> None:
    assert nearest(name, names) == expected


def reference(a: str, b: str) -> int:
    """Return the same distance, by its definition."""
    if not a or not b:
        return len(a) + len(b)
    found = min(
        reference(a[:-1], b) + 1,
        reference(a, b[:-1]) + 1,
        reference(a[:-1], b[:-1]) + (a[-1] != b[-1]),
    )
    if len(a) > 1 and len(b) > 1 and a[-2:] == b[-1] + b[-2]:
        found = min(found, reference(a[:-2], b[:-2]) + 1)
    return found


TEXTS = st.text("abc", max_size=5)


@given(TEXTS, TEXTS)
def test_edits_are_those_of_the_definition(a: str, b: str) -> None:
    assert edits(a, b) == reference(a, b)
