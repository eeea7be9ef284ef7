"""docs/census/README.md agrees with the results next to it."""

from __future__ import annotations

import re

import census_page
import msgspec
from page import filled


def test_the_page_is_that_of_the_results() -> None:
    text = census_page.PAGE.read_text()
    assert filled(text, census_page.BLOCKS) == text, "stale: python bench/census_page.py"


def test_every_table_is_on_the_page_once() -> None:
    text = census_page.PAGE.read_text()
    names = re.findall(r"^<!-- (\w+) -->$", text, re.MULTILINE)
    assert sorted(names) == sorted([*census_page.BLOCKS, *["end"] * len(census_page.BLOCKS)])


def test_both_censuses_agree() -> None:
    """The census with plans contains that of first plays."""
    plays, plans = (census_page.report(name) for name in ("census", "plan"))
    known = msgspec.structs.replace(
        plans,
        plan=False,
        turns=[],
        left=plans.left[:1],
        best=plays.best,
        worst=plays.worst,
        slowest=[],
    )
    assert known == plays
    for play, plan in zip(plays.best + plays.worst, plans.best + plans.worst, strict=True):
        assert msgspec.structs.replace(plan, turns=None) == play


def test_what_was_checked_is_what_is_shown() -> None:
    first, *_, last = census_page.CHECKED.read_text().splitlines()
    assert census_page.report().dictionary.sha256 in first
    assert last == "no difference"
