"""Methods `puzzle`, `puzzle.check` and `puzzle.solution`: those of the library, made once."""

from __future__ import annotations

import datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support.talking import Talk, plain

from lexicon_fast import Dictionary, puzzles
from lexicon_fast.engine.jobs import CancelledError, Job
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.engine.word_study import Puzzles
from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.methods import INVALID_PARAMS

DAY = "2026-11-27"


@pytest.fixture(scope="module")
def talk(enable: Dictionary) -> Talk:
    return Talk(enable)


_make = cache(puzzles.make)


@pytest.fixture
def made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal puzzles are made once in all tests, whoever asks for them."""
    monkeypatch.setattr(puzzles, "make", lambda *asked, **_: _make(*asked))


@pytest.fixture
def made(enable: Dictionary) -> Puzzles:
    settings = Settings(None, 1)
    return Puzzles(
        Dictionaries(settings, {"enable": enable}), today=lambda: datetime.date(2026, 11, 28)
    )


#: Seeds whose puzzles are soon found among few words.
SEEDS = {"lexicon": 2, "scrabble": 5, "lexibomb": 7}


@pytest.fixture(scope="module")
def words(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


@pytest.mark.usefixtures("made_once")
@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_a_seed_is_that_of_the_library(words: Dictionary, game: str) -> None:
    talk, asked = Talk(words), {"game": game, "seed": SEEDS[game], "dictionary": "enable"}
    puzzle = puzzles.make(game, SEEDS[game], words)
    assert talk.ask("puzzle", **asked) == {
        "game": game,
        "day": None,
        "seed": SEEDS[game],
        "dictionary": words.name,
        "question": puzzle.question,
        "observation": plain(puzzle.observation),
        "difficulty": puzzle.difficulty,
        "levels": list(puzzle.levels),
    }
    solution = talk.ask("puzzle.solution", **asked)
    assert solution == {"solution": plain(puzzle.solution), "target": puzzle.target}
    verdict = talk.ask("puzzle.check", **asked, answer=solution["solution"])
    assert (verdict["solved"], verdict["value"]) == (True, puzzle.target)


@pytest.mark.usefixtures("made_once")
def test_the_puzzle_of_a_day_is_that_of_the_library(talk: Talk) -> None:
    puzzle = puzzles.daily("scrabble", datetime.date(2026, 11, 27))
    told = talk.ask("puzzle", game="scrabble", day=DAY)
    assert (told["day"], told["seed"]) == (DAY, None)
    assert told["dictionary"] == puzzles.dictionary_of("scrabble").name
    assert told["observation"] == plain(puzzle.observation)


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_its_seed_and_the_dictionary_of_the_game(
    made: Puzzles, monkeypatch: pytest.MonkeyPatch, words: Dictionary, game: str
) -> None:
    asked: list[Any] = []

    def make(*params: Any, interrupt: Any) -> Any:
        asked.append(params)
        return _make("scrabble", SEEDS["scrabble"], words)

    monkeypatch.setattr(puzzles, "make", make)
    made.puzzle(m.PuzzleParams(game=game, day=DAY), Job(1, "puzzle", stoppable=False))
    seed = puzzles.seed_of(game, datetime.date(2026, 11, 27))
    assert asked == [(game, seed, puzzles.dictionary_of(game))]


@pytest.mark.usefixtures("made_once")
def test_answers_of_lexicon_can_be_checked_turn_by_turn(words: Dictionary) -> None:
    talk, first = Talk(words), {"action": "form", "laid": "if"}
    asked = {"game": "lexicon", "seed": SEEDS["lexicon"], "dictionary": "enable"}
    told = talk.ask("puzzle.check", **asked, answer=[first])
    seen = told.pop("observation")
    assert told == {"solved": False, "value": None, "text": "8 cards left: EIILORTV."}
    assert (seen["hand"], seen["table"][-1]) == ("EIILORTV", "if")
    refused = talk.refused("puzzle.check", **asked, answer=[first, first])
    assert refused["data"]["type"] == "IllegalAction"


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


@pytest.mark.usefixtures("made_once")
def test_the_oldest_puzzles_are_forgotten(made: Puzzles, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lexicon_fast.engine.word_study._KEPT", 2)
    job = Job(1, "puzzle", stoppable=False)
    seeds: list[int] = []
    make = puzzles.make

    def counted(game: str, seed: int, *args: Any, **options: Any) -> Any:
        seeds.append(seed)
        return make(game, 2, *args, **options)

    monkeypatch.setattr(puzzles, "make", counted)
    for seed in (1, 2, 1, 3, 1, 2):
        made.puzzle(m.PuzzleParams(game="scrabble", seed=seed), job)
    assert seeds == [1, 2, 3, 2]


def test_it_can_be_cancelled(made: Puzzles) -> None:
    job = Job(1, "puzzle", stoppable=False)
    job.cancel()
    with pytest.raises(CancelledError):
        made.puzzle(m.PuzzleParams(game="scrabble", seed=99), job)
