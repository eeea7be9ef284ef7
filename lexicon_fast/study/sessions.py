"""Sessions: which question comes next, and what its answer leads to.

    session.next() -> Question, to be answered with an Attempt -> session.record(attempt, seconds)

`Review` follows a schedule and stores every answer at once. `Drill` asks each question once, and
stores nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from typing import Final, NamedTuple

from lexicon_fast.study.attempt import RATINGS, Attempt, Rating
from lexicon_fast.study.questions import Question, Questions
from lexicon_fast.study.schedule import LEARNING, RELEARNING, Memory, Schedule
from lexicon_fast.study.store import Result, Store

#: Seconds that a question which is being learned may come early, if nothing else is left.
AHEAD: Final = 20 * 60


class Outcome(NamedTuple):
    """The end of a question. due: when it is asked again, seconds since 1970; None: never."""

    rating: Rating
    due: int | None


@dataclass
class Tally:
    """Counts of a session.

    asked: questions; ratings: how many got each; words, found, wrong: answers to find, found ones,
    and wrong words; seconds: from each question to its end.
    """

    asked: int = 0
    words: int = 0
    found: int = 0
    wrong: int = 0
    seconds: float = 0.0
    ratings: dict[Rating, int] = field(default_factory=lambda: dict.fromkeys(RATINGS, 0))
    #: The questions with a missing answer, each once.
    missed: list[str] = field(default_factory=list)

    @property
    def right(self) -> int:
        """The questions without a missing answer."""
        return self.asked - self.ratings["again"]


class Session(ABC):
    """Asks questions. count: the most of them; None: no limit."""

    def __init__(self, questions: Questions, count: int | None) -> None:
        self.questions = questions
        self.tally = Tally()
        self._count = count

    def next(self) -> Question | None:
        """Return the next question; None: the session is over."""
        if self._count is not None and self.tally.asked >= self._count:
            return None
        while (key := self._next_key()) is not None:
            if (question := self.questions.question(key)) is not None:
                return question
        return None

    def record(self, attempt: Attempt, seconds: float) -> Outcome:
        """Store the answer to a question. seconds: from the question to the end of the answer."""
        tally, question = self.tally, attempt.question
        rating = attempt.rating(seconds)
        due = self._store(question.key, attempt, rating, seconds)
        tally.asked += 1
        tally.words += len(question.answers)
        tally.found += len(attempt.found)
        tally.wrong += len(attempt.wrong)
        tally.seconds += seconds
        tally.ratings[rating] += 1
        if rating == "again" and question.prompt not in tally.missed:
            tally.missed.append(question.prompt)
        return Outcome(rating, due)

    @abstractmethod
    def _next_key(self) -> str | None: ...

    @abstractmethod
    def _store(self, key: str, attempt: Attempt, rating: Rating, seconds: float) -> int | None: ...


class Drill(Session):
    """Asks each question once, in order."""

    def __init__(
        self, questions: Questions, keys: Iterable[str], *, count: int | None = None
    ) -> None:
        super().__init__(questions, count)
        self._keys = deque(keys)

    def _next_key(self) -> str | None:
        return self._keys.popleft() if self._keys else None

    def _store(self, key: str, attempt: Attempt, rating: Rating, seconds: float) -> None:
        return None


class Review(Session):
    """Asks what is due, then new questions, and again what was not known.

    name: of the deck, which is stored; keys: its questions, in the order in which new ones come;
    now: returns seconds since 1970; new: the most new questions.
    """

    def __init__(
        self,
        questions: Questions,
        keys: Iterable[str],
        store: Store,
        name: str,
        schedule: Schedule,
        *,
        now: Callable[[], float],
        new: int,
        count: int | None = None,
    ) -> None:
        super().__init__(questions, count)
        self._database = store
        self._name = name
        self._schedule = schedule
        self._now = now
        memories = {card.key: card.memory for card in store.cards(name)}
        keys = list(keys)
        self._new_left = new
        self._new = deque(key for key in keys if memories.get(key) is None)
        #: Due times and keys of what was asked before, a heap.
        self._known = [
            (memory.due, key) for key in keys if (memory := memories.get(key)) is not None
        ]
        heapify(self._known)
        #: Keys of what is being learned in this session.
        self._learning: set[str] = set()

    @property
    def due(self) -> int:
        """The number of questions that are due now."""
        now = self._now()
        return sum(due <= now for due, _ in self._known)

    @property
    def new(self) -> int:
        """The number of new questions that this session may ask."""
        return min(self._new_left, len(self._new))

    @property
    def next_due(self) -> int | None:
        """When the next question is due, seconds since 1970; None: none was asked yet."""
        return min((due for due, _ in self._known), default=None)

    def _next_key(self) -> str | None:
        while True:
            now = self._now()
            if self._known and self._known[0][0] <= now:
                key = heappop(self._known)[1]
                if self._is_due(key, now):
                    return key
            elif self._new and self._new_left > 0:
                key = self._new.popleft()
                if self._is_new(key, now):
                    self._new_left -= 1
                    return key
            else:
                return self._early(now)

    def _is_due(self, key: str, now: float) -> bool:
        """Return whether a question is still due: another process may have asked it."""
        memory = self._memory(key)
        if memory is None:  # forgotten with `reset`
            self._new.append(key)
            return False
        if memory.due > now:
            heappush(self._known, (memory.due, key))
            return False
        return True

    def _is_new(self, key: str, now: float) -> bool:
        memory = self._memory(key)
        if memory is not None:
            heappush(self._known, (memory.due, key))
        return memory is None

    def _memory(self, key: str) -> Memory | None:
        card = self._database.card(self._name, key)
        return None if card is None else card.memory

    def _early(self, now: float) -> str | None:
        """Return what is being learned in this session and comes soon; None: nothing is."""
        while True:
            soon = [
                card for card in self._known if card[1] in self._learning and card[0] <= now + AHEAD
            ]
            if not soon:
                return None
            due, key = min(soon)
            self._known.remove((due, key))
            heapify(self._known)
            memory = self._memory(key)
            if memory is not None and memory.due == due:
                return key
            # Another process has asked or forgotten it.
            self._learning.discard(key)
            if memory is not None:
                heappush(self._known, (memory.due, key))

    def _store(self, key: str, attempt: Attempt, rating: Rating, seconds: float) -> int:
        answers = len(attempt.question.answers)
        result = Result(
            rating, int(self._now()), seconds, answers, len(attempt.missing), len(attempt.wrong)
        )
        memory = self._database.review(self._name, key, result, self._schedule)
        heappush(self._known, (memory.due, key))
        if memory.state in (LEARNING, RELEARNING):
            self._learning.add(key)
        else:
            self._learning.discard(key)
        return memory.due
