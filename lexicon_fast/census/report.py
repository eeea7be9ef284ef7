"""The report of a census, as objects, as JSON, and as text for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec
import numpy as np

from lexicon_fast._version import __version__
from lexicon_fast.base.validation import decoder
from lexicon_fast.games.lexicon.rules import ruleset
from lexicon_fast.rows.painter import aligned

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
    rules = ruleset(job.ruleset, dictionary.language)

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


# Text

#: A row with a number of deals and, except in a sample, of hands.
CountedRow: TypeAlias = Counted | TurnsRow | PointsRow | KindRow | WordRow

_BAND: Final = 5  # points in a row of the table of points left
_BAR: Final = 16  # columns of the longest bar: 80 in all for hands of ten cards


class Table(NamedTuple):
    """A table. left: the columns that are aligned to the left."""

    title: str
    left: tuple[int, ...]
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def lines(report: Report) -> Iterator[str]:
    """Yield the lines of a report."""
    yield from _about(report)
    for table in tables(report):
        yield ""
        yield f"{table.title}:"
        yield from (f"  {line}" for line in aligned([table.head, *table.rows], table.left))


def tables(report: Report) -> list[Table]:
    """Return the tables of a report that have rows."""
    found = [
        _first_plays(report),
        _turns(report),
        _points_left(report),
        _kinds(report),
        _words(report),
        *_listed_hands(report),
    ]
    return [table for table in found if table.rows]


def _about(report: Report) -> Iterator[str]:
    cards = "1 card" if report.cards == 1 else f"{report.cards} cards"
    if report.sample is None:
        yield (
            f"Every hand of {cards}: {report.all.hands:,} hands, {report.all.deals:,} deals of a"
            f" pack of {report.pack}"
        )
    else:
        yield (
            f"ESTIMATE by {report.sample.deals:,} random deals of {cards} of a pack of"
            f" {report.pack}, seed {report.sample.seed}; +- is a standard error"
        )
    words = f"{report.dictionary.name}, {report.dictionary.words:,} words"
    shortest = f" of {report.min_length} letters or more" if report.min_length > 2 else ""
    ruleset = report.ruleset if isinstance(report.ruleset, str) else report.ruleset["name"]
    yield f"{words}{shortest}; ruleset {ruleset}"


def percent(share: float) -> str:
    """Return a share with a fixed number of decimals: `12.3457%`."""
    return "<0.0001%" if 0 < share < 0.5e-6 else f"{share:.4%}"


def _error(share: float, deals: int) -> str:
    """Return the standard error of a share of the deals, at least one deal."""
    return f"+- {100 * max(sqrt(share * (1 - share) / deals), 1 / deals):.4f}"


def _share_head(report: Report) -> list[str]:
    return ["share of deals", ""] if report.sample else ["share of deals"]


def _share(report: Report, row: CountedRow) -> list[str]:
    share = row.deals / report.all.deals
    shown = [percent(share)]
    return [*shown, _error(share, report.all.deals)] if report.sample else shown


def _counted_head(report: Report, *between: str) -> list[str]:
    return [*_share_head(report), *between, *(["deals"] if report.sample else ["deals", "hands"])]


def _counted(report: Report, row: CountedRow, *between: str) -> list[str]:
    hands = [] if report.sample else [f"{row.hands:,}"]
    return [*_share(report, row), *between, f"{row.deals:,}", *hands]


def _first_plays(report: Report) -> Table:
    rows = [
        ["empties the hand", *_counted(report, report.emptied)],
        ["there is none", *_counted(report, report.no_play)],
    ]
    return Table("Best first play", (0,), ["", *_counted_head(report)], rows)


def _turns(report: Report) -> Table:
    rows = []
    so_far = 0
    for row in report.turns:
        so_far += row.deals
        turns, within = "never", ""
        if row.turns is not None:
            turns, within = str(row.turns), percent(so_far / report.all.deals)
        rows.append([turns, *_counted(report, row, within)])
    head = ["turns", *_counted_head(report, "or fewer")]
    return Table("Turns that empty the hand", (), head, rows)


def _points_left(report: Report) -> Table:
    deals = report.all.deals
    shares = [_in_bands(left, deals) for left in report.left]
    largest = max(shares[0])
    rows = []
    for band in range(max(map(len, shares))):
        low, high = band * _BAND - _BAND + 1, band * _BAND
        cells = [percent(each[band]) if band < len(each) else "" for each in shares]
        first = shares[0][band] if band < len(shares[0]) else 0.0
        bar = "#" * round(_BAR * first / largest)
        rows.append([f"{low} to {high}" if band else "0", *cells, bar])
    means = [sum(row.points * row.deals for row in left) / deals for left in report.left]
    rows.append(["mean", *(f"{mean:.4f} " for mean in means), ""])
    if report.sample:
        errors = map(_error_of_mean, report.left, means)
        rows.append(["", *(f"{error} " for error in errors), ""])
    title, head = "Points left after the best first play", ["points", "share of deals", ""]
    if len(shares) > 1:
        title = "Points left after the best words, share of deals"
        head = ["points", "1 word", *(f"{k} words" for k in range(2, len(shares) + 1)), "1 word"]
    return Table(title, (1 + len(shares),), head, rows)


def _in_bands(left: Iterable[PointsRow], deals: int) -> list[float]:
    """Return the shares of deals with 0, 1 to _BAND, _BAND + 1 to ... points left."""
    sums: dict[int, int] = {}
    for row in left:
        band = -(-row.points // _BAND)
        sums[band] = sums.get(band, 0) + row.deals
    return [sums.get(band, 0) / deals for band in range(max(sums) + 1)]


def _error_of_mean(left: Sequence[PointsRow], mean: float) -> str:
    deals = sum(row.deals for row in left)
    squares = sum(row.deals * (row.points - mean) ** 2 for row in left)
    return f"+- {sqrt(squares) / deals:.4f}"


def _kinds(report: Report) -> Table:
    rows = []
    for kind in sorted(report.kinds, key=lambda kind: (kind.masters, kind.vowels)):
        rows.append(
            [
                str(kind.masters),
                str(kind.vowels),
                *_share(report, kind),
                f"{kind.left_points / kind.deals:.3f}",
                percent(kind.emptied.deals / kind.deals),
                percent(kind.no_play.deals / kind.deals),
            ]
        )
    head = ["Masters", "vowels", *_share_head(report), "mean left", "emptied at once", "no play"]
    return Table("By vowels and Masters: points left after the best first play", (), head, rows)


def _words(report: Report) -> Table:
    rows = [[row.word, *_counted(report, row)] for row in report.words]
    title = f"Most often the best first play, of {report.best_words:,} words that ever are"
    return Table(title, (0,), ["word", *_counted_head(report)], rows)


def _listed_hands(report: Report) -> Iterator[Table]:
    def table(title: str, hands: Iterable[HandRow], *, turns: bool = False) -> Table:
        rows = [
            [
                hand.hand,
                str(hand.points),
                hand.word or "(none)",
                str(hand.left_points),
                *([str(hand.turns)] if turns else []),
                f"{hand.deals:,}",
            ]
            for hand in hands
        ]
        head = ["hand", "points", "best first play", "left", *(["turns"] if turns else []), "deals"]
        return Table(title, (0, 2), head, rows)

    found = " found" if report.sample else ""
    yield table(f"Most points emptied at once{found}", report.best)
    yield table(f"Most points left after the best first play{found}", report.worst)
    yield table(f"Most turns to empty{found}", report.slowest, turns=True)
