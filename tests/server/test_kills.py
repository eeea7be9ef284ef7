"""A server that is killed at any moment loses nothing that it answered."""

from __future__ import annotations

import sqlite3
from itertools import count
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

from campaigns.kill_server import Campaign, Failure, campaign, last_kill, main

pytestmark = [pytest.mark.slow, pytest.mark.processes]


def test_kills_at_any_moment_lose_nothing_that_was_answered() -> None:
    assert campaign(3, seed=4) is None


def test_lost_actions_are_noticed(tmp_path: Path) -> None:
    runner = Campaign(1, tmp_path)
    numbers = count(1)
    while not runner.has_answered():  # on a slow machine only bots may have moved, who move again
        runner.kill(next(numbers))
    database = sqlite3.connect(runner.database)
    with database:  # all of them: nobody may have had an answer to the last of a table
        database.execute("DELETE FROM actions")
    database.close()
    with pytest.raises(Failure):
        runner.end()


def test_a_campaign_continues(tmp_path: Path) -> None:
    log = tmp_path / "kills.jsonl"
    options = ["--seed", "2", "--log", str(log)]
    assert main(["--count", "1", *options]) == 0
    assert main(["--count", "2", *options]) == 0
    assert last_kill(log, seed=2) == 2
    with pytest.raises(ValueError, match="of seed 2"):
        last_kill(log, seed=3)
