"""The report of a census as text for people."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.rows.painter import aligned

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Protocol

    from lexicon_fast.census.report import HandRow, PointsRow, Report

    class Row(Protocol):
        """A count of hands and deals; hands is None in a sample."""

        @property
        def hands(self) -> int | None: ...
        @property
        def deals(self) -> int: ...


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
        *_hands(report),
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


def _share(report: Report, row: Row) -> list[str]:
    share = row.deals / report.all.deals
    shown = [percent(share)]
    return [*shown, _error(share, report.all.deals)] if report.sample else shown


def _counts_head(report: Report) -> list[str]:
    return ["deals"] if report.sample else ["deals", "hands"]


def _counts(report: Report, row: Row) -> list[str]:
    return [f"{row.deals:,}"] if report.sample else [f"{row.deals:,}", f"{row.hands:,}"]


def _counted_head(report: Report) -> list[str]:
    return _share_head(report) + _counts_head(report)


def _counted(report: Report, row: Row) -> list[str]:
    return _share(report, row) + _counts(report, row)


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
        rows.append([turns, *_share(report, row), within, *_counts(report, row)])
    head = ["turns", *_share_head(report), "or fewer", *_counts_head(report)]
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


def _hands(report: Report) -> Iterator[Table]:
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
