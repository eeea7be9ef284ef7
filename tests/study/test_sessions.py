"""Sessions ask what the slow model asks, and count and store what was answered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import study as slow

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.study import sessions
from lexicon_fast.study.attempt import Attempt
from lexicon_fast.study.decks import new_deck, statistics
from lexicon_fast.study.questions import Questions
from lexicon_fast.study.schedule import LEARNING, RELEARNING, Schedule, imported
from lexicon_fast.study.sessions import AHEAD, Drill, Review
from lexicon_fast.study.store import MEMORY, Card, Store

pytest.importorskip("fsrs", reason="NOT TESTED: the extra `study` is absent")

FEW = Alphabet("few", "ABCD", "abcd")
DICTIONARY = Dictionary.from_words(
    ["ab", "ba", "ac", "bc", "cb", "abc", "acb", "abd", "bcd", "dcb", "abcd"], alphabet=FEW
)
QUESTIONS = Questions(DICTIONARY, "anagrams")
KEYS = QUESTIONS.keys_of_queries(["length:2-"]).keys
START = 1_700_000_000


class Clock:
    """A time that tests set."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def store() -> Iterator[Store]:
    with Store(MEMORY) as made:
        made.save(new_deck("few", QUESTIONS, ["length:2-"]), KEYS, START)
        yield made


def answered(session: Review | Drill, words: int, seconds: float) -> str | None:
    """Answer the next question with its first words; its key."""
    question = session.next()
    if question is None:
        return None
    attempt = Attempt(QUESTIONS, question)
    attempt.give(" ".join(question.answers[:words]))
    session.record(attempt, seconds)
    return question.key


@given(
    st.lists(
        st.tuples(st.integers(0, 2), st.sampled_from([1.0, 15.0, 60.0]), st.integers(0, 30)),
        min_size=1,
        max_size=30,
    ),
    st.integers(0, 9),
    st.permutations(KEYS),
    st.lists(st.integers(0, 10**6), min_size=2, max_size=4),
)
def test_questions_come_in_the_order_of_the_slow_model(
    answers: list[tuple[int, float, int]], new: int, order: list[str], breaks: list[int]
) -> None:
    clock, schedule = Clock(), Schedule()
    due: dict[str, int] = {}
    with Store(MEMORY) as store:
        store.save(new_deck("few", QUESTIONS, ["length:2-"]), KEYS, START)
        for wait in breaks:  # several sessions, one after the other
            clock.at += wait
            session = Review(QUESTIONS, order, store, "few", schedule, now=clock, new=new)
            assert session.due == sum(when <= clock.at for when in due.values())
            assert session.new == min(new, len(KEYS) - len(due))
            learning: set[str] = set()
            left = new
            for words, seconds, pause in answers:
                expected = slow.next_key(order, due, learning, clock.at, left, AHEAD)
                assert answered(session, words, seconds) == expected
                if expected is None:
                    break
                left -= expected not in due
                card = store.card("few", expected)
                assert card is not None
                assert card.memory is not None
                due[expected] = card.memory.due
                is_learning = card.memory.state in (LEARNING, RELEARNING)
                (learning.add if is_learning else learning.discard)(expected)
                clock.at += pause * 20
            assert session.next_due == min(due.values(), default=None)


def test_a_session_counts_its_answers(store: Store) -> None:
    session = Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: START, new=2, count=3)
    assert answered(session, 9, 2.0) == KEYS[0]
    question = session.next()
    assert question is not None
    attempt = Attempt(QUESTIONS, question)
    attempt.give("dd dd ab")
    session.record(attempt, 5.5)
    assert answered(session, 9, 1.0) == question.key  # again, as nothing else is left
    assert session.next() is None  # count
    tally = session.tally
    assert (tally.asked, tally.right, tally.words, tally.found) == (3, 2, 6, 4)
    assert (tally.wrong, tally.seconds) == (2, 8.5)
    assert tally.ratings == {"again": 1, "hard": 0, "good": 0, "easy": 2}
    assert tally.missed == [question.prompt]
    log = store.reviews("few")
    assert [each.result.rating for each in log] == ["easy", "again", "easy"]
    assert [each.was for each in log] == [None, None, LEARNING]
    assert (log[1].result.missing, log[1].result.wrong) == (2, 2)
    numbers = statistics(store.cards("few"), log, START, Schedule())
    assert (numbers.cards, numbers.new) == (len(KEYS), len(KEYS) - 2)
    assert (numbers.reviews, numbers.right, numbers.seconds) == (3, 2, 8.5)
    assert numbers.retention is None
    assert numbers.recall == 1.0


def test_statistics_over_weeks(store: Store) -> None:
    clock, schedule = Clock(), Schedule()
    for days in (0, 10, 40):
        clock.at = START + days * 86_400
        session = Review(QUESTIONS, KEYS, store, "few", schedule, now=clock, new=99)
        while answered(session, 0 if clock.at > START and session.tally.asked % 2 else 9, 1.0):
            pass
    log = store.reviews("few")
    known = [each for each in log if each.was == 2]
    numbers = statistics(store.cards("few"), log, clock.at, schedule)
    assert numbers.retention == sum(e.result.rating != "again" for e in known) / len(known)
    assert 0 < numbers.retention < 1
    assert numbers.new == 0
    assert numbers.learning + numbers.known == numbers.cards == len(KEYS)
    assert numbers.due == 0
    assert numbers.due_in_day <= numbers.due_in_week
    later = statistics(store.cards("few"), log, clock.at + 10**9, schedule)
    assert later.due == later.due_in_day == len(KEYS)
    assert later.recall is not None
    assert numbers.recall is not None
    assert later.recall < numbers.recall
    assert statistics(store.cards("few"), log, clock.at, None).recall is None


def test_statistics_count_what_is_due_within_a_day_and_a_week() -> None:
    day = 86_400
    due = [START + wait for wait in (0, 1, day, day + 1, 7 * day, 7 * day + 1)]
    cards = [Card(str(at), imported(1.0, 5.0, at, START)) for at in due]
    numbers = statistics(cards, [], START, None)
    assert (numbers.due, numbers.due_in_day, numbers.due_in_week) == (1, 3, 5)


def test_two_sessions_do_not_ask_the_same_twice(store: Store) -> None:
    one, two = (
        Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: START, new=99)
        for _ in range(2)
    )
    asked = []
    while (key := answered(one, 9, 1.0)) is not None:
        asked.append(key)
        if (key := answered(two, 9, 1.0)) is not None:
            asked.append(key)
    assert sorted(asked) == sorted(KEYS)


def test_what_another_session_has_asked_is_not_due_here(store: Store) -> None:
    first = Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: START, new=1)
    answered(first, 9, 1.0)
    late = START + 10**8
    one, two = (
        Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: late, new=0) for _ in range(2)
    )
    assert answered(one, 9, 1.0) == KEYS[0]
    assert answered(two, 9, 1.0) is None
    assert len(store.reviews("few")) == 2


def test_what_another_session_has_learned_does_not_come_early(store: Store) -> None:
    one = Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: START, new=1)
    assert answered(one, 0, 1.0) == KEYS[0]  # again in a minute
    two = Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: START + 60, new=0)
    assert answered(two, 9, 1.0) == KEYS[0]
    assert answered(one, 9, 1.0) is None


def test_what_another_session_has_asked_comes_when_it_is_due_again(store: Store) -> None:
    answered(Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: START, new=1), 9, 1.0)
    clock = [START + 10**8]
    one, two = (
        Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: clock[0], new=0)
        for _ in range(2)
    )
    assert answered(two, 9, 1.0) == KEYS[0]
    assert one.next() is None
    assert one.next_due == two.next_due
    clock[0] += 10**9
    assert answered(one, 9, 1.0) == KEYS[0]


def test_what_is_learned_comes_early_only_if_it_is_due_soon(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: START, new=1)
    answered(session, 0, 1.0)
    monkeypatch.setattr(sessions, "AHEAD", 59)
    assert session.next() is None
    monkeypatch.setattr(sessions, "AHEAD", 60)
    assert session.next() is not None


def reviewing(store: Store, clock: Clock, new: int) -> Review:
    return Review(QUESTIONS, KEYS, store, "few", Schedule(), now=clock, new=new)


def test_what_is_learned_comes_early_by_its_time(store: Store) -> None:
    clock = Clock()
    answered(reviewing(store, clock, 1), 0, 1.0)  # in a minute
    clock.at += 1
    session = reviewing(store, clock, 2)
    good, again = answered(session, 9, 12.0), answered(session, 0, 1.0)
    assert [answered(session, 9, 1.0) for _ in range(3)] == [again, good, None]


def test_what_is_due_comes_before_what_is_early(store: Store) -> None:
    clock = Clock()
    clock.at += 10
    first = answered(reviewing(store, clock, 1), 0, 1.0)
    clock.at = START
    session = reviewing(store, clock, 2)
    good, again = answered(session, 9, 12.0), answered(session, 0, 1.0)
    assert answered(session, 9, 1.0) == again  # early
    clock.at += 100
    assert [answered(session, 9, 1.0) for _ in range(2)] == [first, good]


def test_what_is_known_does_not_come_early(store: Store) -> None:
    clock = Clock()
    session = reviewing(store, clock, 1)
    answered(session, 0, 1.0)
    assert answered(session, 9, 1.0) == KEYS[0]
    assert session.next_due is not None
    clock.at = session.next_due - 1
    assert session.next() is None
    clock.at += 1
    assert session.next() is not None


def test_what_another_process_forgets_is_new_again(store: Store) -> None:
    session = Review(QUESTIONS, KEYS, store, "few", Schedule(), now=lambda: START, new=99)
    answered(session, 9, 1.0)
    late = START + 10**8
    session = Review(QUESTIONS, KEYS[:1], store, "few", Schedule(), now=lambda: late, new=99)
    store.reset("few")
    assert answered(session, 9, 1.0) == KEYS[0]
    assert [each.was for each in store.reviews("few")] == [None]


def test_a_drill_asks_each_question_once_and_stores_nothing() -> None:
    drill = Drill(QUESTIONS, [*KEYS, "dddd"])
    assert [answered(drill, 0, 1.0) for _ in KEYS] == KEYS
    assert drill.next() is None  # "dddd" has no answers
    assert drill.tally.missed == [QUESTIONS.upper(key) for key in KEYS]
    assert Drill(QUESTIONS, KEYS, count=0).next() is None
