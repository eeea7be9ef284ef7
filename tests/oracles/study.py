"""Word study, slowly: answers by trying every word, grading with sets, sessions by sorting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence


def answers(words: Collection[str], letters: str, kind: str, key: str, shortest: int) -> list[str]:
    """The answers to a question, in alphabetical order. letters: of the alphabet, in lower case."""

    def place(word: str) -> list[int]:
        return [letters.index(letter) for letter in word]

    if kind == "valid":
        return ["yes" if key in words else "no"]
    if kind == "hooks":
        if key not in words:
            return []
        longer = [letter + key for letter in letters] + [key + letter for letter in letters]
        return [word for word in dict.fromkeys(longer) if word in words]
    have = Counter(key)
    if kind == "anagrams":
        found = [word for word in words if Counter(word) == have]
    else:
        found = [word for word in words if len(word) >= shortest and not Counter(word) - have]
    return sorted(found, key=place)


def graded(expected: Sequence[str], given: Sequence[str]) -> tuple[list[str], list[str], list[str]]:
    """The verdicts on words one after the other, the missing answers, and the wrong words."""
    verdicts, seen = [], []
    for word in given:
        if word in seen:
            verdicts.append("repeated")
        else:
            verdicts.append("right" if word in expected else "wrong")
        seen.append(word)
    missing = [word for word in expected if word not in given]
    wrong = [word for word in dict.fromkeys(given) if word not in expected]
    return verdicts, missing, wrong


def rating(expected: Sequence[str], given: Sequence[str], seconds: float) -> str:
    """The rating: what docs/quiz.md says."""
    _, missing, wrong = graded(expected, given)
    if missing:
        return "again"
    fast = 3 + 2 * len(expected)
    if wrong:
        return "hard"
    if seconds <= fast:
        return "easy"
    return "good" if seconds <= 4 * fast else "hard"


def next_key(
    order: Sequence[str],
    due: Mapping[str, int],
    learning: Collection[str],
    now: float,
    new_left: int,
    ahead: int,
) -> str | None:
    """The next question of a session.

    order: all keys, in the order of new ones; due: of those that were asked before; learning: keys
    that this session asked and that are not known yet.
    """
    waiting = sorted((when, key) for key, when in due.items() if when <= now)
    if waiting:
        return waiting[0][1]
    new = [key for key in order if key not in due]
    if new and new_left:
        return new[0]
    early = sorted((due[key], key) for key in learning if due[key] <= now + ahead)
    return early[0][1] if early else None
