"""The points that a bot gains on the others, and a match that is continued."""

from __future__ import annotations

import json
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
import versions

from lexicon_fast.arena.match import Match


@pytest.mark.parametrize(
    ("game", "points", "gain"),
    [
        ("lexicon", (0, 12), 12),  # left in hands, or scores of a complete game
        ("lexicon", (30, 10, 20), -15),
        ("scrabble", (400, 380), 20),
        ("lexibomb", (200, 300), -100),
    ],
)
def test_fewer_points_are_a_gain_in_lexicon_and_a_loss_in_other_games(
    game: str, points: tuple[int, ...], gain: float
) -> None:
    assert versions.gained(game, points) == gain


def test_only_parts_of_the_same_match_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game="lexicon", bots=("greedy", "greedy"), words="enable", seed=1)
    played: list[tuple[Any, ...]] = []

    def play(_program: str, match: Match, first: int, last: int) -> dict[str, Any]:
        played.append((match.seed, first, last))
        deals = [[(1.0, 2.0, (0, number), 1, 0)] for number in range(first, last + 1)]
        return {"version": "0.1.0", "deals": deals, "cpu_seconds": [1, 2], "moves": [10, 10]}

    class Here:
        """Runs each task at once."""

        def __init__(self, processes: int) -> None: ...
        def __enter__(self) -> Here:
            return self

        def __exit__(self, *error: object) -> None: ...
        def submit(self, function: Any, *given: Any) -> Future[Any]:
            done: Future[Any] = Future()
            done.set_result(function(*given))
            return done

    monkeypatch.setattr(versions, "play", play)
    monkeypatch.setattr(versions, "ProcessPoolExecutor", Here)
    file = tmp_path / "parts.jsonl"
    short = versions.run("other", match, 50, 1, file)
    assert sorted(played) == [(1, 1, 25), (1, 26, 50)]
    assert versions.run("other", match, 50, 1, file) == short
    assert len(played) == 2
    longer = versions.run("other", match, 60, 1, file)
    assert played[2:] == [(1, 51, 60)]
    assert (longer["pairs"], longer["gain"][0]) == (60, 30.5)
    assert longer["cpu_ms_per_move"] == [100.0, 200.0]
    other = Match(game="lexicon", bots=("greedy", "greedy"), words="enable", seed=2)
    versions.run("other", other, 25, 1, file)
    assert played[3:] == [(2, 1, 25)]
    numbers = [json.loads(line)["numbers"] for line in file.read_text().splitlines()]
    assert sorted(numbers) == [[1, 25], [1, 25], [26, 50], [51, 60]]


@pytest.mark.parametrize("line", ['{"match": {"game', "[]", "{}", "5"])
def test_a_broken_line_of_the_parts_is_named(line: str, tmp_path: Path) -> None:
    match = Match(game="lexicon", bots=("greedy", "greedy"), words="enable", seed=1)
    file = tmp_path / "parts.jsonl"
    file.write_text('{"match": {}, "numbers": [1, 25]}\n' + line)
    with pytest.raises(SystemExit, match=r"parts\.jsonl, line 2 is not a part of a match"):
        versions.read_parts(file, match)
    file.write_text("")
    assert versions.read_parts(file, match) == {}
