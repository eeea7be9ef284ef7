"""Spaced repetition with FSRS: when a question is asked next, and how well it is remembered.

The library `fsrs` is loaded on first use. Its random shifts of intervals are off, so that a log of
reviews always leads to the same schedule. Times are in whole seconds since 1970, UTC.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast.base.arguments import integer
from lexicon_fast.base.errors import BadOption, missing_extra

if TYPE_CHECKING:
    from lexicon_fast.study.attempt import Rating

#: States of FSRS.
LEARNING: Final = 1
REVIEW: Final = 2
RELEARNING: Final = 3

#: The share of questions that should be remembered when they come up again.
RETENTION: Final = 0.9

#: The range of difficulties in FSRS.
EASIEST: Final = 1.0
HARDEST: Final = 10.0

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
#: The latest time that a review may have or lead to: the year 9000. Python ends at 9999.
LATEST: Final = 221_845_392_000


class Memory(NamedTuple):
    """How well a question is remembered; the fields are those of a card of FSRS.

    state: LEARNING, REVIEW or RELEARNING; step: of learning, None in REVIEW; stability: days after
    which nine of ten such questions are still remembered; difficulty: 1 to 10; due, last_review:
    seconds since 1970.
    """

    state: int
    step: int | None
    stability: float
    difficulty: float
    due: int
    last_review: int


def imported(stability: float, difficulty: float, due: int, last_review: int) -> Memory:
    """Return the memory of a question that was learned with another program.

    Values out of range are brought into it.
    """
    return Memory(
        REVIEW,
        None,
        min(max(stability, 0.001), 36500.0),
        min(max(difficulty, EASIEST), HARDEST),
        min(max(due, 0), LATEST),
        min(max(last_review, 0), LATEST),
    )


class Schedule:
    """The rules of FSRS. retention: see RETENTION, 0.7 to 0.99. Raises BadOption."""

    def __init__(self, retention: float = RETENTION) -> None:
        if not 0.7 <= retention <= 0.99:
            raise BadOption(f"retention is {retention}; use 0.7 to 0.99")
        self._fsrs = _library()
        self._scheduler = self._fsrs.Scheduler(
            desired_retention=retention, enable_fuzzing=False, maximum_interval=36500
        )

    def review(self, memory: Memory | None, rating: Rating, at: int) -> Memory:
        """Return the memory after a review. memory: None for a new question; at: the time.

        A time before the last review, as of a clock that was set back, counts as that review's.
        """
        at = min(max(integer("at", at), 0), LATEST)
        if memory is not None:
            at = max(at, memory.last_review)
        card = self._card(memory, at)
        grade = self._fsrs.Rating[rating.capitalize()]
        card, _ = self._scheduler.review_card(card, grade, _datetime(at))
        return Memory(
            int(card.state),
            card.step,
            card.stability,
            card.difficulty,
            min(_seconds(card.due), LATEST),
            at,
        )

    def recall(self, memory: Memory, at: int) -> float:
        """Return the probability that a question is remembered at a time, 0 to 1."""
        at = min(max(at, memory.last_review), LATEST)
        return float(self._scheduler.get_card_retrievability(self._card(memory, at), _datetime(at)))

    def _card(self, memory: Memory | None, at: int) -> Any:
        state = self._fsrs.State
        if memory is None:
            return self._fsrs.Card(card_id=0, state=state.Learning, step=0, due=_datetime(at))
        return self._fsrs.Card(
            card_id=0,
            state=state(memory.state),
            step=memory.step,
            stability=memory.stability,
            difficulty=memory.difficulty,
            due=_datetime(memory.due),
            last_review=_datetime(memory.last_review),
        )


def _library() -> Any:
    try:
        import fsrs
    except ImportError:
        raise missing_extra("spaced repetition", "fsrs", "study") from None
    return fsrs


def _datetime(seconds: int) -> datetime:
    return _EPOCH + timedelta(seconds=seconds)


def _seconds(moment: datetime) -> int:
    return (moment - _EPOCH) // timedelta(seconds=1)
