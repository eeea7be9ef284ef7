"""A chart of ratings with their intervals, as a stand-alone SVG file."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from lexicon_fast.games.markup import document, text_at, themed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.arena.tournament import Results, Row

#: Lengths in pixels.
_ROW: Final = 34
_TOP: Final = 52
_MARGIN: Final = 20
_NAMES: Final = 190
_PLOT: Final = 430
_VALUES: Final = 190
_AXIS: Final = 44
_MOST_TICKS: Final = 8

# Text has a contrast of at least 4.5 to 1, marks of 3 to 1.
_LIGHT: Final = (
    ".lf-page-f{fill:#ffffff} .lf-page{fill:#24272c} .lf-note{fill:#5a606b}"
    " .lf-grid{stroke:#d5d8de} .lf-bar{stroke:#3573a8} .lf-dot{fill:#17395c}"
)
_DARK: Final = (
    ".lf-page-f{fill:#1c1e22} .lf-page{fill:#e2e4e8} .lf-note{fill:#a9afb9}"
    " .lf-grid{stroke:#3b3f47} .lf-bar{stroke:#5b9bd0} .lf-dot{fill:#d6ecfa}"
)


def rating_chart(results: Results, *, title: str = "Ratings", theme: str = "auto") -> str:
    """Return a chart of the ratings of a tournament as the text of an SVG file.

    title: the heading; theme: "light", "dark", or "auto" for the viewer's preference. Bots without
    a finite rating have no mark. Raises BadOption.
    """
    low, high, step = _axis(results.rows)
    bottom = _TOP + _ROW * len(results.rows)
    width = _MARGIN + _NAMES + _PLOT + _VALUES

    def x(rating: float) -> float:
        return round(_MARGIN + _NAMES + (rating - low) / (high - low) * _PLOT, 1)

    body = [_fitting(_MARGIN, _MARGIN + 6, title, "lf-page", 16, width - 2 * _MARGIN, bold=True)]
    for tick in range(round((high - low) / step) + 1):
        value = low + tick * step
        at = x(value)
        body.append(f'<path class="lf-grid" d="M{at} {_TOP}V{bottom}"/>')
        body.append(text_at(at, bottom + 14, f"{value:g}", "lf-note", 12))
    level = f"{100 * results.confidence:.4g}%"
    legend = f"Elo, with {level} intervals"
    body.append(text_at(x((low + high) / 2), bottom + 34, legend, "lf-note", 12))
    for at, row in enumerate(results.rows):
        y = _TOP + _ROW * (at + 0.5)
        body.append(_fitting(_MARGIN, y, row.bot, "lf-page", 14, _NAMES - 14))
        if math.isfinite(row.rating.value):
            if not math.isnan(row.rating.low):
                ends = x(row.rating.low), x(row.rating.high)
                body.append(f'<path class="lf-bar" d="M{ends[0]} {y}H{ends[1]}"/>')
            body.append(f'<circle class="lf-dot" cx="{x(row.rating.value)}" cy="{y}" r="5"/>')
        right = width - _VALUES + 14
        body.append(text_at(right, y, _value(row), "lf-page", 13, anchor="start"))
    ratings = "; ".join(_described(results.rows))
    return document(
        width,
        bottom + _AXIS,
        body,
        title=title,
        description=f"Ratings in Elo with {level} intervals. {ratings}.",
        style=".lf-grid{stroke-width:1} .lf-bar{stroke-width:7;stroke-linecap:round} "
        + themed(theme, _LIGHT, _DARK),
    )


def _axis(rows: Sequence[Row]) -> tuple[float, float, float]:
    """Return the ends of the axis and the distance of its ticks, all multiples of the latter."""
    numbers = [
        each
        for row in rows
        for each in (row.rating.value, row.rating.low, row.rating.high)
        if math.isfinite(each)
    ]
    low, high = min(numbers), max(numbers)
    if high - low < 20:  # also of one bot, or of equal ones
        low, high = low - 10, high + 10
    rough = (high - low) / (_MOST_TICKS - 2)
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    return math.floor(low / step) * step, math.ceil(high / step) * step, step


def _value(row: Row) -> str:
    rating = row.rating
    if math.isnan(rating.value):
        return "no rating"
    if math.isinf(rating.value):
        return f"{'above' if rating.value > 0 else 'below'} all rated"
    if math.isnan(rating.low):
        return f"{rating.value:+.0f}"
    return f"{rating.value:+.0f}  [{rating.low:+.0f}, {rating.high:+.0f}]"


def _described(rows: Sequence[Row]) -> Iterator[str]:
    for row in rows:
        yield f"{row.bot}: {_value(row)}"


def _fitting(
    x: float, y: float, text: str, kind: str, size: float, width: float, *, bold: bool = False
) -> str:
    """Draw text that begins at x, in a smaller font if it is too wide."""
    # A letter takes about 0.6 of the font size.
    fitting = min(size, width / 0.6 / max(len(text), 1))
    return text_at(x, y, text, kind, round(fitting, 1), anchor="start", bold=bold)
