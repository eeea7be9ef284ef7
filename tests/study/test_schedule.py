"""The schedule is that of FSRS, and errors name the missing library."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import BadOption
from lexicon_fast.study.attempt import RATINGS
from lexicon_fast.study.schedule import LEARNING, REVIEW, Memory, Schedule, imported

fsrs = pytest.importorskip("fsrs", reason="NOT TESTED: the extra `study` is absent")

START = 1_700_000_000
DAY = 86_400

reviews = st.lists(
    st.tuples(st.sampled_from(RATINGS), st.integers(0, 400 * DAY)), min_size=1, max_size=12
)


@given(reviews, st.sampled_from([0.7, 0.9, 0.99]))
def test_reviews_one_by_one_are_those_of_the_whole_log(
    log: list[tuple[str, int]], retention: float
) -> None:
    schedule = Schedule(retention)
    memory, at = None, START
    logs = []
    for rating, wait in log:
        at += wait
        memory = schedule.review(memory, rating, at)  # type: ignore[arg-type]
        moment = datetime.fromtimestamp(at, UTC)
        logs.append(fsrs.ReviewLog(1, fsrs.Rating[rating.capitalize()], moment, None))
    scheduler = fsrs.Scheduler(desired_retention=retention, enable_fuzzing=False)
    card = scheduler.reschedule_card(fsrs.Card(card_id=1), logs)
    assert memory is not None
    assert memory.last_review == at
    assert memory.due == int(card.due.timestamp())
    assert (memory.state, memory.step) == (int(card.state), card.step)
    assert (memory.stability, memory.difficulty) == (card.stability, card.difficulty)
    later = datetime.fromtimestamp(at + 9 * DAY, UTC)
    recall = scheduler.get_card_retrievability(card, later)
    assert schedule.recall(memory, at + 9 * DAY) == recall
    assert 0 < recall <= 1


def test_known_intervals() -> None:
    schedule = Schedule()
    memory = schedule.review(None, "good", START)
    assert (memory.state, memory.due - START) == (LEARNING, 600)
    memory = schedule.review(memory, "good", memory.due)
    assert (memory.state, (memory.due - memory.last_review) // DAY) == (REVIEW, 2)
    easy = schedule.review(None, "easy", START)
    assert (easy.state, (easy.due - START) // DAY) == (REVIEW, 8)
    often, seldom = Schedule(0.97).review(None, "easy", START), Schedule(0.8)
    assert often.due < easy.due < seldom.review(None, "easy", START).due


def test_a_clock_that_was_set_back_does_not_go_back_in_the_log() -> None:
    schedule = Schedule()
    memory = schedule.review(None, "easy", START)
    again = schedule.review(memory, "good", START - 50 * DAY)
    assert again == schedule.review(memory, "good", START)
    assert schedule.recall(memory, START - 50 * DAY) == 1.0


@given(*[st.integers(-(2**62), 2**62)] * 2, st.floats(-1e9, 1e9), st.floats(-1e9, 1e9))
def test_any_imported_numbers_can_be_reviewed(
    due: int, last: int, stability: float, difficulty: float
) -> None:
    memory = imported(stability, difficulty, due, last)
    schedule = Schedule()
    for rating in RATINGS:
        after = schedule.review(memory, rating, due)
        assert isinstance(after, Memory)
        assert 0 <= after.last_review <= after.due
        assert 0 <= schedule.recall(after, 2**62) <= 1


def test_without_the_library_the_error_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "fsrs", None)
    with pytest.raises(BadOption) as caught:
        Schedule()
    line = "spaced repetition needs fsrs; in the clone, run: pip install '.[study]'"
    assert str(caught.value) == line


@pytest.mark.parametrize("retention", [0.69, 1.0, float("nan")])
def test_retention_has_limits(retention: float) -> None:
    with pytest.raises(BadOption, match=r"use 0\.7 to 0\.99"):
        Schedule(retention)
