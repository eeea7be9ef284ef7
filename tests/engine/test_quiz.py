"""`quiz.keys`, `quiz.question` and `quiz.answer`: the questions and the schedule of the library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.talking import Talk

from lexicon_fast import Dictionary
from lexicon_fast.find.definitions import Definitions
from lexicon_fast.study.questions import KINDS, ORDERS, Questions
from lexicon_fast.study.schedule import Schedule

NOW = 1_700_000_000
WORDS = ["care", "scare", "cared", "acre", "race", "zo", "zoa", "car"]


@pytest.fixture(scope="module")
def talk() -> Talk:
    pytest.importorskip("fsrs")
    return Talk(Dictionary.from_words(WORDS))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("order", [*ORDERS[:3], "length"])
def test_questions_are_those_of_the_library(talk: Talk, kind: str, order: str) -> None:
    questions = Questions(Dictionary.from_words(WORDS), kind, min_length=3)
    for is_list, source in ((False, ["length:3-4", "pattern:Z?"]), (True, ["Zo", "care", "qqq"])):
        if kind == "patterns" and is_list:
            continue
        listed = questions.keys_of_words if is_list else questions.keys_of_queries
        expected = listed(source, order, 7)
        params = {"kind": kind, "min_length": 3, "order": order, "seed": 7, "is_list": is_list}
        found = talk.ask("quiz.keys", source=source, limit=2, **params)
        assert found == {
            "keys": expected.keys[:2],
            "count": len(expected.keys),
            "unknown": list(expected.unknown),
            "without": expected.without,
        }
        for key in found["keys"]:
            question = questions.question(key)
            asked = talk.ask("quiz.question", kind=kind, key=key, min_length=3)
            answers = 0 if question is None else len(question.answers)
            assert asked == {"prompt": questions.prompt(key), "answers": answers}


def test_an_answer_is_checked_word_by_word_rated_and_scheduled(talk: Talk) -> None:
    params: dict[str, Any] = {"kind": "anagrams", "key": "acer", "at": NOW}
    first = talk.ask("quiz.answer", line="Care, acer car", seconds=1.0, **params)
    assert [(each["word"], each["verdict"]) for each in first["words"]] == [
        ("care", "right"),
        ("acer", "not a word"),
        ("car", "not an answer"),
    ]
    assert first["outcome"] is None
    last = talk.ask(
        "quiz.answer",
        line="race care acre",
        found=["care", "care", "car"],  # the last one is no answer
        wrong=["acer"],
        seconds=4.0,
        **params,
    )
    assert [each["verdict"] for each in last["words"]] == ["right", "repeated", "right"]
    outcome = last["outcome"]
    assert outcome["rating"] == "hard"
    assert outcome["memory"] == Schedule().review(None, "hard", NOW)._asdict()
    assert outcome["answers"] == [
        {"word": "acre", "front": "", "back": "", "definition": ""},
        {"word": "care", "front": "s", "back": "d", "definition": ""},
        {"word": "race", "front": "", "back": "", "definition": ""},
    ]
    later = NOW + 86_400
    params["at"] = later
    given_up = talk.ask("quiz.answer", over=True, memory=outcome["memory"], **params)["outcome"]
    memory = Schedule().review(Schedule().review(None, "hard", NOW), "again", later)
    assert (given_up["rating"], given_up["memory"]) == ("again", memory._asdict())


@pytest.mark.parametrize(
    ("key", "line", "rating", "answers"),
    [("zoa", "yes", "easy", ["zoa"]), ("zob", "no", "easy", []), ("zob", "yes", "again", [])],
)
def test_whether_a_word_is_valid(
    talk: Talk, key: str, line: str, rating: str, answers: list[str]
) -> None:
    outcome = talk.ask("quiz.answer", kind="valid", key=key, line=line, at=NOW)["outcome"]
    assert outcome["rating"] == rating
    assert [each["word"] for each in outcome["answers"]] == answers


def test_hooks_may_be_letters_and_come_with_definitions(tmp_path: Path) -> None:
    pytest.importorskip("fsrs")
    path = tmp_path / "definitions.txt"
    path.write_text("SCARE to frighten [v]\n")
    talk = Talk(Dictionary.from_words(WORDS), definitions=Definitions.load(path))
    found = talk.ask("quiz.answer", kind="hooks", key="care", line="S- -d", at=NOW)
    assert [each["verdict"] for each in found["words"]] == ["right", "right"]
    assert [(each["word"], each["definition"]) for each in found["outcome"]["answers"]] == [
        ("scare", "to frighten [v]"),
        ("cared", ""),
    ]
    keys = talk.ask("quiz.keys", kind="anagrams", source=["definition:frighten"])["keys"]
    assert keys == ["acers"]


@pytest.mark.parametrize(
    ("method", "params", "message"),
    [
        ("quiz.keys", {"source": ["in:/etc/passwd"]}, "is not available here"),
        ("quiz.keys", {"source": ["lenght:7"]}, "did you mean length:7?"),
        (
            "quiz.keys",
            {"source": ["in:/etc/passwd"], "kind": "patterns", "is_list": True},
            "not avail",
        ),
        ("quiz.question", {"key": "in:/etc/passwd", "kind": "patterns"}, "is not available here"),
        ("quiz.answer", {"key": "qqq", "at": NOW}, "params.key has no answers"),
        ("quiz.answer", {"key": "acer", "at": -1}, "params.at"),
    ],
)
def test_wrong_requests_are_refused(
    talk: Talk, method: str, params: dict[str, Any], message: str
) -> None:
    assert message in talk.refused(method, **{"kind": "anagrams", **params})["message"]
