"""Answers to a question: what is right, what is missing, and the rating of the whole attempt."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

from lexicon_fast.study.questions import NO, YES, Question, Questions

#: The verdict on a word. "not a word": it is not in the dictionary, or has other characters.
Verdict: TypeAlias = Literal["right", "repeated", "not an answer", "not a word"]
#: The ratings of FSRS, from the worst.
Rating: TypeAlias = Literal["again", "hard", "good", "easy"]
RATINGS: Final[tuple[Rating, ...]] = ("again", "hard", "good", "easy")

#: Seconds to think, and to type an answer, for the rating "easy".
_EASY_SECONDS: Final = 3.0
_EASY_SECONDS_PER_ANSWER: Final = 2.0
#: How many times as long the rating "good" may take.
_GOOD_FACTOR: Final = 4

_SEPARATORS: Final = re.compile(r"[\s,;]+")


class Checked(NamedTuple):
    """A word of an answer, in lower case, and the verdict on it."""

    word: str
    verdict: Verdict


class Attempt:
    """The answers to a question so far. found, wrong: words that were given before."""

    def __init__(
        self,
        questions: Questions,
        question: Question,
        found: Iterable[str] = (),
        wrong: Iterable[str] = (),
    ) -> None:
        self._questions = questions
        self.question = question
        #: The answers that were found, in the order they were given.
        self.found = [word for word in dict.fromkeys(found) if word in question.answers]
        #: The words that are wrong, each once.
        self.wrong = list(dict.fromkeys(wrong))

    @property
    def missing(self) -> list[str]:
        """The answers that were not found."""
        return [word for word in self.question.answers if word not in self.found]

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to answer: all is found, or yes or no was said."""
        decided = self.question.kind == "valid" and bool(self.found or self.wrong)
        return decided or len(self.found) == len(self.question.answers)

    def give(self, line: str) -> list[Checked]:
        """Check the words of a line, separated by spaces or commas.

        Hooks are whole words, or letters with a hyphen: `S-` in front, `-DRS` at the end. Answers
        to `valid` are yes, y, no and n, and the first one counts.
        """
        checked = []
        for word in self._words(line):
            if self.question.kind == "valid" and self.is_over:
                break
            checked.append(self._checked(word))
        return checked

    def _words(self, line: str) -> list[str]:
        texts = list(filter(None, _SEPARATORS.split(line.strip())))
        kind, key = self.question.kind, self.question.key
        if kind == "valid":
            said = {"y": YES, "n": NO}
            return [said.get(text.lower(), text.lower()) for text in texts]
        words = []
        for text in map(self._questions.lower, texts):
            if kind == "hooks" and len(text) > 1 and text.startswith("-"):
                words += [key + letter for letter in text[1:]]
            elif kind == "hooks" and len(text) > 1 and text.endswith("-"):
                words += [letter + key for letter in text[:-1]]
            else:
                words.append(text)
        return words

    def _checked(self, word: str) -> Checked:
        if word in self.found or word in self.wrong:
            return Checked(word, "repeated")
        if word in self.question.answers:
            self.found.append(word)
            return Checked(word, "right")
        if self.question.kind == "valid":
            if word not in (YES, NO):  # neither: to be asked again
                return Checked(word, "not a word")
            self.wrong.append(word)
            return Checked(word, "not an answer")
        self.wrong.append(word)
        known = self._questions.is_word(word) and word in self._questions.dictionary
        return Checked(word, "not an answer" if known else "not a word")

    def rating(self, seconds: float) -> Rating:
        """Return the rating of the attempt; see `rate`. seconds: from the question to the end."""
        return rate(len(self.question.answers), len(self.missing), len(self.wrong), seconds)


def rate(answers: int, missing: int, wrong: int, seconds: float) -> Rating:
    """Return the rating of an attempt.

    again: an answer is missing. hard: all were found, with a wrong word or slowly. easy: all were
    found within 3 seconds and 2 more for each answer. good: within four times that.

    >>> rate(2, 0, 0, 7.0), rate(2, 0, 0, 7.1), rate(2, 0, 1, 5), rate(2, 1, 0, 5)
    ('easy', 'good', 'hard', 'again')
    """
    easy = _EASY_SECONDS + _EASY_SECONDS_PER_ANSWER * answers
    if missing:
        return "again"
    if wrong or seconds > _GOOD_FACTOR * easy:
        return "hard"
    return "easy" if seconds <= easy else "good"
