"""Methods `puzzle`, `puzzle.check` and `puzzle.solution`: those of the library, made once."""

from __future__ import annotations

import datetime
from typing import Any

import pytest
from talking import Talk, plain

from lexicon_fast import Dictionary, puzzles
from lexicon_fast.engine.jobs import CancelledError, Job
from lexicon_fast.engine.puzzles import Puzzles
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.methods import INVALID_PARAMS

DAY = "2026-11-27"


@pytest.fixture(scope="module")
def talk() -> Talk:
    return Talk(Dictionary.load("enable"))


@pytest.fixture
def made(enable: Dictionary) -> Puzzles:
    settings = Settings(None, 1)
    return Puzzles(
        Dictionaries(settings, {"enable": enable}), today=lambda: datetime.date(2026, 11, 28)
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_a_day_is_that_of_the_library(talk: Talk, game: str) -> None:
    puzzle = puzzles.daily(game, datetime.date(2026, 11, 27))
    told = talk.ask("puzzle", game=game, day=DAY)
    assert told == {
        "game": game,
        "day": DAY,
        "seed": None,
        "dictionary": puzzles.dictionary_of(game).name,
        "question": puzzle.question,
        "observation": plain(puzzle.observation),
        "difficulty": puzzle.difficulty,
        "levels": list(puzzle.levels),
    }
    solution = talk.ask("puzzle.solution", game=game, day=DAY)
    assert solution == {"solution": plain(puzzle.solution), "target": puzzle.target}
    verdict = talk.ask("puzzle.check", game=game, day=DAY, answer=solution["solution"])
    assert (verdict["solved"], verdict["value"]) == (True, puzzle.target)


def test_answers_of_lexicon_can_be_checked_turn_by_turn(talk: Talk) -> None:
    first = {"action": "form", "laid": "lurks"}
    told = talk.ask("puzzle.check", game="lexicon", day=DAY, answer=[first])
    seen = told.pop("observation")
    assert told == {"solved": False, "value": None, "text": "5 cards left: MSSUW."}
    assert (seen["hand"], seen["table"][-1]) == ("MSSUW", "lurks")
    refused = talk.refused("puzzle.check", game="lexicon", day=DAY, answer=[first, first])
    assert refused["data"]["type"] == "IllegalAction"


def test_puzzles_of_seeds_may_have_another_dictionary(talk: Talk) -> None:
    words = Dictionary.load("yawl")
    told = talk.ask("puzzle", game="scrabble", seed=4, dictionary="yawl")
    puzzle = puzzles.make("scrabble", 4, words)
    assert (told["day"], told["seed"], told["dictionary"]) == (None, 4, words.name)
    assert told["observation"] == plain(puzzle.observation)


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({"day": DAY, "seed": 1}, "params.seed cannot be combined with day"),
        ({"dictionary": "yawl"}, "params.dictionary needs seed"),
        ({"day": "2026-02-30"}, "day '2026-02-30' is not a day"),
        ({"day": DAY, "answer": [{"action": "fly"}]}, "answer"),
        ({"seed": -1}, "seed"),
    ],
)
def test_bad_params_are_refused(talk: Talk, params: dict[str, Any], message: str) -> None:
    method = "puzzle.check" if "answer" in params else "puzzle"
    error = talk.refused(method, game="scrabble", **params)
    assert message in error["message"]
    assert error["code"] == INVALID_PARAMS or error["data"]["type"] == "BadOption"


def test_without_day_and_seed_it_is_that_of_today(made: Puzzles) -> None:
    told = made.puzzle(m.PuzzleParams(game="scrabble"), Job(1, "puzzle", stoppable=False))
    assert told.day == "2026-11-28"


def test_a_puzzle_is_made_once(made: Puzzles, monkeypatch: pytest.MonkeyPatch) -> None:
    job = Job(1, "puzzle", stoppable=False)
    asked = m.PuzzleParams(game="scrabble", day=DAY)
    first = made.puzzle(asked, job)
    seed = puzzles.seed_of("scrabble", datetime.date(2026, 11, 27))

    def again(*_: Any, **__: Any) -> None:
        raise AssertionError("made again")

    monkeypatch.setattr(puzzles, "make", again)
    assert made.puzzle(asked, job) == first
    assert made.puzzle(m.PuzzleParams(game="scrabble", seed=seed), job).day is None


def test_the_oldest_puzzles_are_forgotten(made: Puzzles, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lexicon_fast.engine.puzzles._KEPT", 2)
    job = Job(1, "puzzle", stoppable=False)
    seeds: list[int] = []
    make = puzzles.make

    def counted(game: str, seed: int, *args: Any, **options: Any) -> Any:
        seeds.append(seed)
        return make(game, seed, *args, **options)

    monkeypatch.setattr(puzzles, "make", counted)
    for seed in (1, 2, 1, 3, 1, 2):
        made.puzzle(m.PuzzleParams(game="scrabble", seed=seed), job)
    assert seeds == [1, 2, 3, 2]


def test_it_can_be_cancelled(made: Puzzles) -> None:
    job = Job(1, "puzzle", stoppable=False)
    job.cancel()
    with pytest.raises(CancelledError):
        made.puzzle(m.PuzzleParams(game="scrabble", seed=99), job)
