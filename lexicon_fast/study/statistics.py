"""Numbers about a deck: what is new, due and known, and how much of it is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.study.schedule import REVIEW

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.study.schedule import Schedule
    from lexicon_fast.study.store import Card, ReviewLog

_DAY: Final = 86_400


class Statistics(NamedTuple):
    """Numbers about the cards of a deck.

    cards: all of them; new: never asked; learning: asked, but not known yet or no longer; known: in
    long-term review; due: asked before, and their time has come; due_in_day, due_in_week: those
    whose time comes within that time, the due ones included; reviews: entries of the log; right:
    those without a missing answer; retention: the share of right ones among the reviews of known
    cards, None without any; recall: the mean probability that a card that was asked is remembered
    now, None without any, or without `fsrs`; seconds: of all reviews.
    """

    cards: int
    new: int
    learning: int
    known: int
    due: int
    due_in_day: int
    due_in_week: int
    reviews: int
    right: int
    retention: float | None
    recall: float | None
    seconds: float


def statistics(
    cards: Sequence[Card], log: Sequence[ReviewLog], at: int, schedule: Schedule | None
) -> Statistics:
    """Return the statistics of a deck. at: the time, seconds since 1970."""
    memories = [card.memory for card in cards if card.memory is not None]
    known = sum(memory.state == REVIEW for memory in memories)
    ratings = [each.result.rating != "again" for each in log]
    of_known = [each.result.rating != "again" for each in log if each.was == REVIEW]
    recall = None if schedule is None else [schedule.recall(each, at) for each in memories]
    due, in_day, in_week = (
        sum(memory.due <= at + seconds for memory in memories) for seconds in (0, _DAY, 7 * _DAY)
    )
    return Statistics(
        cards=len(cards),
        new=len(cards) - len(memories),
        learning=len(memories) - known,
        known=known,
        due=due,
        due_in_day=in_day,
        due_in_week=in_week,
        reviews=len(log),
        right=sum(ratings),
        retention=sum(of_known) / len(of_known) if of_known else None,
        recall=sum(recall) / len(recall) if recall else None,
        seconds=sum(each.result.seconds for each in log),
    )
