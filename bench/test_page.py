"""docs/benchmarks.md and docs/limits.md agree with the raw results."""

from __future__ import annotations

import re

import page


def test_the_tables_are_those_of_the_raw_results() -> None:
    text = page.PAGE.read_text()
    assert page.filled(text) == text, "stale: python bench/page.py"
    limits = page.LIMITS.read_text()
    assert page.filled(limits, {"memory": page.memory}) == limits, "stale: python bench/page.py"
    assert "| `lexicon-fast check quiz` |" in limits


def test_every_table_is_on_the_page_once_and_names_its_files() -> None:
    text = page.PAGE.read_text()
    assert sorted(re.findall(r"^<!-- (\w+) -->$", text, re.MULTILINE)) == sorted(
        [*page.BLOCKS, *["end"] * len(page.BLOCKS)]
    )
    for name in re.findall(r"\.\./bench/results/([\w.-]+)\)", text):
        assert (page.RESULTS / name).exists(), name
