"""The ladders of docs/strength.md: their matches, and the raw results on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import strength
from page import filled

from lexicon_fast.arena.match import Match, play
from lexicon_fast.arena.ratings import groups
from lexicon_fast.bots import bot_class, names
from lexicon_fast.bots.levels import LevelBot
from lexicon_fast.bots.specs import Level
from lexicon_fast.dictionary.frequency import RAREST


def test_the_tables_are_those_of_the_raw_results() -> None:
    text, blocks = strength.PAGE.read_text(), strength.blocks()
    assert filled(text, blocks) == text, "stale: python bench/strength.py --page"
    assert sorted(re.findall(r"^<!-- (\w+) -->$", text, re.MULTILINE)) == sorted(
        [*blocks, *["end"] * len(blocks)]
    )


@pytest.mark.parametrize("name", ["lexicon", "scrabble", "lexibomb"])
def test_every_bot_of_a_game_is_on_its_ladder(name: str) -> None:
    ladder = strength.LADDERS[name]
    assert sorted([*ladder.bots, ladder.top]) == sorted(names(name))


@pytest.mark.parametrize("name", strength.LADDERS)
def test_matches_connect_all_bots_and_include_neighbouring_levels(name: str) -> None:
    ladder = strength.LADDERS[name]
    matches = [strength.new_match(name, *pair) | {"deals": [[1, 2]]} for pair in ladder.matches()]
    assert len(groups(strength.pair_results(matches))) == 1
    assert len({match["seed"] for match in matches}) == len(matches)
    levels = [each for each in ladder.bots if each.startswith("level")]
    steps = {*zip([*levels[1:], ladder.bots[-1]], levels, strict=True)}
    assert steps <= set(ladder.matches())


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_the_highest_level_is_the_last_bot_of_the_ladder(game: str) -> None:
    ladder = strength.LADDERS[game]
    found = bot_class(ladder.top, game)
    assert issubclass(found, LevelBot)
    assert found.level == Level(ladder.bots[-1], {}, RAREST, overlooks=0)


def test_the_highest_level_of_lexicon_plays_like_expert() -> None:
    played = []
    for name in ("expert", "level10"):
        match = strength.new_match("lexicon", name, "greedy") | {"seed": 1}
        strength.play(match, 2)
        played.append((match["deals"], match["points"], match["moves"]))
    assert played[0] == played[1]


def test_a_continued_match_has_the_deals_of_the_command_match() -> None:
    parts = strength.new_match("scrabble", "level2", "level1")
    strength.play(parts, 1)
    strength.play(parts, 2)
    match = Match(game="scrabble", bots=("level2", "level1"), seed=parts["seed"])
    deals = [deal.played for deal in play(match, 3)]
    assert parts["deals"] == [
        [sum(each.wins[0] for each in deal), sum(sum(each.wins) for each in deal)] for deal in deals
    ]
    assert parts["points"] == [sum(each.points[at] for d in deals for each in d) for at in (0, 1)]
    assert parts["played"] == 6
    assert min(parts["moves"]) > 0


def test_a_run_continues_where_the_last_one_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "RESULTS", tmp_path / "ladder.jsonl")
    ladder = strength.Ladder("lexicon", "enable", "random level5 greedy")
    monkeypatch.setattr(strength, "LADDERS", {"lexicon": ladder})
    assert strength.ladder_rows("lexicon", strength.saved()) == ["No matches yet."]
    strength.run(["lexicon"], 4, 60.0)
    first = strength.saved()
    assert [len(match["deals"]) for match in first.values()] == [4, 4, 4]
    text = strength.RESULTS.read_text()
    strength.run(["lexicon"], 4, 60.0)
    assert strength.RESULTS.read_text() == text
    strength.run(["lexicon"], 6, 60.0)
    for key, match in strength.saved().items():
        assert match["deals"][:4] == first[key]["deals"]
        assert len(match["deals"]) == 6
    strength.run(["lexicon"], 8, 0.0)
    assert {len(match["deals"]) for match in strength.saved().values()} == {6}


def test_a_bot_that_lost_everything_is_listed_without_a_number() -> None:
    matches = {}
    for first, second, deals in (
        ("greedy", "level7", [[1, 2], [1, 2], [2, 2]]),
        ("level7", "random", [[2, 2], [2, 2], [2, 2]]),
    ):
        match = strength.new_match("lexicon", first, second) | {"deals": deals}
        matches["lexicon", first, second] = match
    rows = "\n".join(strength.ladder_rows("lexicon", matches))
    assert "`random` has won or lost all its games" in rows
    assert "| `random` |" not in rows
    assert "inf" not in rows
    assert "nan" not in rows
