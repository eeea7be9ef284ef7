"""The report of a census, as objects and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from lexicon_fast._version import __version__
from lexicon_fast.base.validation import decoder
from lexicon_fast.games.lexicon.rules import ruleset

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lexicon_fast.census.count import CensusOptions
    from lexicon_fast.census.tally import ListedHand, Tally
    from lexicon_fast.dictionary import Dictionary


# In a sample `hands` is omitted everywhere, and `deals` counts the deals drawn.
class _Row(msgspec.Struct, omit_defaults=True):
    """A row of a table, or a value above the tables."""


class Counted(_Row, kw_only=True):
    """The number of different hands, and of their deals."""

    hands: int | None = None
    deals: int


class TurnsRow(_Row, kw_only=True):
    """Hands that are empty after `turns` turns; None: never."""

    turns: int | None
    hands: int | None = None
    deals: int


class PointsRow(_Row, kw_only=True):
    """Hands with `points` points left."""

    points: int
    hands: int | None = None
    deals: int


class KindRow(_Row, kw_only=True):
    """Hands with these numbers of vowels and Masters.

    left_points: sum of the points left after the best first play of each deal.
    """

    vowels: int
    masters: int
    hands: int | None = None
    deals: int
    left_points: int
    emptied: Counted
    no_play: Counted


class WordRow(_Row, kw_only=True):
    """Hands whose best first play is this word."""

    word: str
    hands: int | None = None
    deals: int


class HandRow(_Row, kw_only=True):
    """A hand: its points, those left after its best first play, the fewest turns to empty it.

    word: None: there is no play; turns: None: never, or not known.
    """

    hand: str
    points: int
    left_points: int
    word: str | None
    turns: int | None
    deals: int


class Words(_Row, kw_only=True):
    """The dictionary."""

    name: str
    words: int
    sha256: str


class Sample(_Row, kw_only=True):
    """The parameters of a random sample."""

    deals: int
    seed: int


class Report(_Row, kw_only=True):
    """The result of a census or of a sample.

    pack: its number of cards; left_points: as in `KindRow`, of all hands; turns: empty without
    plans; left: after the best 1, 2, 3 ... words, without plans only after 1; best_words: number of
    words that are the best first play of some hand; words: the most frequent of them; the lists of
    hands are as in `Tally`.
    """

    version: str
    dictionary: Words
    ruleset: str | dict[str, Any]
    min_length: int
    pack: int
    cards: int
    plan: bool
    sample: Sample | None
    all: Counted
    left_points: int
    emptied: Counted
    no_play: Counted
    turns: list[TurnsRow]
    left: list[list[PointsRow]]
    kinds: list[KindRow]
    best_words: int
    words: list[WordRow]
    best: list[HandRow]
    worst: list[HandRow]
    slowest: list[HandRow]


def report(
    tally: Tally, job: CensusOptions, dictionary: Dictionary, *, sample: Sample | None = None
) -> Report:
    """Return the result for the tally of all hands of a job, or of a sample."""
    rules = ruleset(job.ruleset)

    def counted(hands: int, deals: int) -> dict[str, Any]:
        return {"deals": deals} if sample else {"hands": hands, "deals": deals}

    def rows(counts: NDArray[np.int64]) -> Iterator[tuple[int, dict[str, Any]]]:
        for place in np.flatnonzero(counts[:, 1]).tolist():
            yield place, counted(*counts[place].tolist())

    total = tally.total
    return Report(
        version=__version__,
        dictionary=Words(name=dictionary.name, words=len(dictionary), sha256=dictionary.sha256),
        ruleset=rules.to_json(),
        min_length=job.min_length,
        pack=sum(rules.pack.values()),
        cards=job.cards,
        plan=job.plan,
        sample=sample,
        all=Counted(**counted(total.hands, total.deals)),
        left_points=total.left_points,
        emptied=Counted(**counted(total.emptied_hands, total.emptied_deals)),
        no_play=Counted(**counted(total.no_play_hands, total.no_play_deals)),
        turns=sorted(
            (TurnsRow(turns=turns or None, **count) for turns, count in rows(tally.turns)),
            key=lambda row: (row.turns is None, row.turns or 0),
        ),
        left=[
            [PointsRow(points=points, **count) for points, count in rows(left)]
            for left in tally.left
        ],
        kinds=[
            KindRow(
                vowels=vowels,
                masters=masters,
                **counted(kind.hands, kind.deals),
                left_points=kind.left_points,
                emptied=Counted(**counted(kind.emptied_hands, kind.emptied_deals)),
                no_play=Counted(**counted(kind.no_play_hands, kind.no_play_deals)),
            )
            for vowels, masters, kind in tally.by_kind()
        ],
        best_words=int(np.count_nonzero(tally.words[:, 1])),
        words=[
            WordRow(word=dictionary.words[number], **counted(*tally.words[number].tolist()))
            for number in _most_often_best(tally, dictionary)
        ],
        best=_hands(tally.best),
        worst=_hands(tally.worst),
        slowest=_hands(tally.slowest),
    )


def _most_often_best(tally: Tally, dictionary: Dictionary) -> list[int]:
    """Return the most frequent words, by number of deals and then alphabetically."""
    deals = tally.words[:, 1]
    found = np.flatnonzero(deals)
    if len(found) > tally.shape.top > 0:
        least = np.partition(deals[found], -tally.shape.top)[-tally.shape.top]
        found = found[deals[found] >= least]
    ordered = sorted(found.tolist(), key=lambda number: (-deals[number], dictionary.words[number]))
    return ordered[: tally.shape.top]


def _hands(listed: Iterable[ListedHand]) -> list[HandRow]:
    return [HandRow(**{**hand._asdict(), "word": hand.word or None}) for hand in listed]


def to_json(report: Report) -> bytes:
    """Return the result as one JSON object, with a line for each row of its tables."""
    fields = msgspec.to_builtins(report)
    return "".join(
        ["{", ",".join(f"\n{_line(k)}:{_lines(v)}" for k, v in fields.items()), "\n}\n"]
    ).encode()


def _lines(value: Any) -> str:
    if not isinstance(value, list):
        return _line(value)
    return "[" + ",".join(f"\n {_lines(row)}" for row in value) + "]"


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def from_json(text: bytes) -> Report:
    """Read the output of `to_json`. Raises msgspec.DecodeError."""
    return decoder(Report).decode(text)
