"""Ratings of many bots on one scale, from matches of two on paired deals; a chart of them in SVG.

The model is that of Elo and of R. A. Bradley and M. E. Terry ("Rank analysis of incomplete block
designs", Biometrika 39 (1952)): a bot with the rating r wins against one with the rating s with
the probability 1 / (1 + 10 ** ((s - r) / 400)). A draw is half a win. The unit is the deal, as in
`statistics`. All functions are pure.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from lexicon_fast.arena.statistics import Estimate, t_quantile, t_share
from lexicon_fast.base.errors import BadOption
from lexicon_fast.games.markup import document, text_at, themed

if TYPE_CHECKING:
    from numpy.typing import NDArray

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


#: Elo points of a factor e in the odds of a win.
_ELO: Final = 400 / math.log(10)


class PairResults(msgspec.Struct, frozen=True):
    """The results of a match of two bots, deal by deal.

    wins: of the first bot, a draw as half a win; decided: the games or rounds of the deal that had
    a winner or were drawn.
    """

    bots: tuple[str, str]
    wins: Sequence[float]
    decided: Sequence[float]


def groups(matches: Sequence[PairResults]) -> list[list[str]]:
    """Return the bots in groups in which all rating differences are finite, the largest first.

    Two bots are in one group if each has beaten the other, or one that has beaten another ... that
    has beaten it (L. R. Ford, "Solution of a ranking problem from binary comparisons", American
    Mathematical Monthly 64 (1957)). Bots of a group are in alphabetical order.

    >>> groups([PairResults(("a", "b"), [1], [2]), PairResults(("a", "c"), [2], [2])])
    [['a', 'b'], ['c']]
    """
    bots = _bots(matches)
    reach = _reach(bots, matches)
    both = reach & reach.T
    classes = {tuple(bot for bot, same in zip(bots, row, strict=True) if same) for row in both}
    return sorted(map(list, classes), key=lambda group: (-len(group), group))


def connected(
    matches: Sequence[PairResults], bot: str | None = None
) -> tuple[list[str], list[PairResults]]:
    """Return a group of `groups` and the matches between its bots, for `fit`.

    bot: the group that it is in; by default the largest group. Raises BadOption.

    >>> won = PairResults(("a", "c"), [2], [2])
    >>> connected([PairResults(("a", "b"), [1], [2]), won])[0], connected([won], "c")[0]
    (['a', 'b'], ['c'])
    """
    candidates = [group for group in groups(matches) if bot is None or bot in group]
    if not candidates:
        what = "there are no matches" if bot is None else f"{bot} has played no match"
        raise BadOption(f"{what}, so no bots can be rated")
    inside = [match for match in matches if {*match.bots} <= {*candidates[0]}]
    return candidates[0], inside


def beyond(matches: Sequence[PairResults], group: Sequence[str]) -> dict[str, float]:
    """Return where the bots outside a group of `groups` are: infinitely above or below it.

    It is nan for a bot that no chain of wins connects with the group.

    >>> beyond([PairResults(("a", "b"), [1], [2]), PairResults(("a", "c"), [2], [2])], ["a", "b"])
    {'c': -inf}
    """
    bots = _bots(matches)
    reach = _reach(bots, matches)
    inside = bots.index(group[0])
    sides = {}
    for at, bot in enumerate(bots):
        if bot not in group:
            above, below = reach[at, inside], reach[inside, at]
            sides[bot] = math.inf if above else -math.inf if below else math.nan
    return sides


class Ratings:
    """Ratings of bots, from `fit`.

    bots: names, the strongest first; zero: the bot with rating 0, None: the mean of all ratings is
    0; confidence: of the intervals.
    """

    def __init__(
        self,
        order: Sequence[str],
        zero: str | None,
        confidence: float,
        values: NDArray[np.float64],
        influence: NDArray[np.float64],
        errors: _Errors,
    ) -> None:
        """Use `fit`.

        order: bots; values: natural logarithms of their strengths; influence: for each bot and
        match, by how much a further win in the match raises the value.
        """
        self._index = {bot: at for at, bot in enumerate(order)}
        self._values, self._influence, self._errors = values, influence, errors
        self.bots = tuple(sorted(order, key=lambda bot: (-values[self._index[bot]], bot)))
        self.zero = zero
        self.confidence = confidence

    def __getitem__(self, bot: str) -> Estimate:
        """Return the rating of a bot: its Elo difference to the bot `zero`, or to the mean."""
        if self.zero is not None:
            return self.difference(bot, self.zero)
        one = self._at(bot)
        return self._estimate(
            self._values[one] - self._values.mean(),
            self._influence[one] - self._influence.mean(axis=0),
        )

    def difference(self, first: str, second: str) -> Estimate:
        """Return by how many Elo points the first bot is stronger than the second one.

        The interval is unknown (nan) if it depends on a match of one deal. It is symmetric, and so
        too short on its outer side for shares near 0 and 1 in few deals. Raises BadOption.
        """
        return self._estimate(*self._difference(first, second))

    def superiority(self, first: str, second: str) -> float:
        """Return the likelihood of superiority: how likely it is that the first bot is stronger.

        It is nan where the interval of the difference is unknown. Raises BadOption.
        """
        value, moves = self._difference(first, second)
        variance, freedom = self._errors.of(moves)
        if math.isnan(variance):
            return math.nan
        return t_share(value / math.sqrt(variance), freedom) if variance else 0.5

    def _difference(self, first: str, second: str) -> tuple[float, NDArray[np.float64]]:
        one, two = self._at(first), self._at(second)
        return self._values[one] - self._values[two], self._influence[one] - self._influence[two]

    def _estimate(self, value: float, moves: NDArray[np.float64]) -> Estimate:
        """Return a sum of values in Elo. moves: by how much a win in each match raises it."""
        variance, freedom = self._errors.of(moves)
        value = _ELO * float(value)
        if math.isnan(variance):
            return Estimate(value, math.nan, math.nan)
        reach = _ELO * t_quantile(self.confidence, freedom) * math.sqrt(variance)
        return Estimate(value, value - reach, value + reach)

    def _at(self, bot: str) -> int:
        if bot not in self._index:
            raise BadOption(f"{bot} has no rating; rated bots: {', '.join(self.bots)}")
        return self._index[bot]


class _Errors:
    """The sampling errors of the wins in all matches.

    covariance: of the wins of each pair of matches, nan for a match of one deal; freedom: degrees
    of freedom of each match; same_deals: see `fit`.
    """

    def __init__(
        self,
        covariance: NDArray[np.float64],
        freedom: NDArray[np.float64],
        *,
        same_deals: bool,
    ) -> None:
        self._covariance, self._freedom, self._same_deals = covariance, freedom, same_deals

    def of(self, moves: NDArray[np.float64]) -> tuple[float, int]:
        """Return the variance of a weighted sum of wins, nan if unknown, and its freedom."""
        used = abs(moves) > 1e-9 * abs(moves).max()  # the others are 0 but for rounding
        if not used.any():
            return 0.0, 1
        moves, freedom = moves[used], self._freedom[used]
        covariance = self._covariance[np.ix_(used, used)]
        variance = float(moves @ covariance @ moves)
        if math.isnan(variance):
            return math.nan, 1
        if self._same_deals:
            return max(variance, 0.0), max(1, int(freedom.min()))
        # Degrees of freedom of a sum of variances: F. E. Satterthwaite, "An approximate
        # distribution of estimates of variance components", Biometrics Bulletin 2 (1946).
        parts = moves**2 * covariance.diagonal()
        return variance, max(1, int(variance**2 / float((parts**2 / freedom).sum())))


def fit(
    matches: Sequence[PairResults],
    zero: str | None,
    confidence: float,
    *,
    same_deals: bool = False,
) -> Ratings:
    """Return the most likely ratings of all bots, with intervals of their differences.

    zero: the bot whose rating is 0; None: the mean of all ratings is 0. confidence: between 0 and
    1, exclusive. same_deals: True if all matches play the same deals, so that results of the same
    place depend on each other; otherwise the deals of different matches must be independent, as
    with different seeds. The intervals count each deal once, however its games depend on each other
    (K.-Y. Liang, S. L. Zeger, "Longitudinal data analysis using generalized linear models",
    Biometrika 73 (1986)). If nearly all deals of a match have the same result, they allow for about
    one deal in n with another, as those of `statistics.share` do.

    Raises BadOption for bots without a finite rating, because no chain of matches connects them
    with the others or because they won or lost all; see `groups`.

    >>> a_b = PairResults(("a", "b"), [2, 1, 2, 1, 1], [2, 2, 2, 2, 2])
    >>> b_c = PairResults(("b", "c"), [1, 1, 2, 2, 0], [2, 2, 2, 2, 2])
    >>> ratings = fit([a_b, b_c], zero="c", confidence=0.95)
    >>> ratings.bots, round(ratings["a"].value), round(ratings["b"].value)
    (('a', 'b', 'c'), 218, 70)
    """
    if not 0 < confidence < 1:
        raise BadOption(f"confidence {confidence:g} must be between 0 and 1, for example 0.95")
    bots = _bots(matches)
    if zero is not None and zero not in bots:
        raise BadOption(f"{zero} has played no match, so its rating cannot be 0")
    if not bots:
        raise BadOption("there are no matches to rate; add one")
    _check_finite(bots, matches)
    pairs = np.zeros((len(matches), len(bots)))
    for at, match in enumerate(matches):
        first, second = match.bots
        pairs[at, bots.index(first)], pairs[at, bots.index(second)] = 1, -1
    wins = np.array([sum(match.wins) for match in matches], float)
    decided = np.array([sum(match.decided) for match in matches], float)
    fixed = 0 if zero is None else bots.index(zero)
    free = [at for at in range(len(bots)) if at != fixed]
    design = pairs[:, free]
    values, inverse = _maximum(design, wins, decided)
    expected = _probability(design @ values)
    deals = [
        np.asarray(match.wins, float) - share * np.asarray(match.decided, float)
        for match, share in zip(matches, expected, strict=True)
    ]
    errors = [
        _error(match, float(share), confidence)
        for match, share in zip(matches, expected, strict=True)
    ]
    covariance = _covariance(deals) if same_deals else np.zeros((len(matches), len(matches)))
    np.fill_diagonal(covariance, np.array(errors) ** 2)
    every, influence = np.zeros(len(bots)), np.zeros((len(bots), len(matches)))
    every[free] = values
    influence[free] = inverse @ design.T
    freedom = np.array([max(1, len(match.wins) - 1) for match in matches], float)
    sampling_errors = _Errors(covariance, freedom, same_deals=same_deals)
    return Ratings(bots, zero, confidence, every, influence, sampling_errors)


def _bots(matches: Sequence[PairResults]) -> list[str]:
    """Return the bots of all matches. Raises BadOption for a malformed match."""
    for match in matches:
        first, second = match.bots
        if first == second:
            raise BadOption(f"{first} cannot play against itself; name two different bots")
        if len(match.wins) != len(match.decided):
            raise BadOption(
                f"{first} against {second}: wins of {len(match.wins)} deals, but decided games of"
                f" {len(match.decided)}"
            )
        for won, decided in zip(match.wins, match.decided, strict=True):
            if not 0 <= won <= decided:
                raise BadOption(
                    f"{first} against {second}: {won:g} wins in {decided:g} decided games"
                )
    return sorted({bot for match in matches for bot in match.bots})


def _reach(bots: Sequence[str], matches: Sequence[PairResults]) -> NDArray[np.bool_]:
    """Return which bots have beaten which, also by a chain of wins."""
    reach = np.eye(len(bots), dtype=bool)
    for match in matches:
        first, second = (bots.index(bot) for bot in match.bots)
        won, decided = sum(match.wins), sum(match.decided)
        reach[first, second] |= won > 0
        reach[second, first] |= won < decided
    return _closure(reach)


def _closure(relation: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the transitive closure of a relation (S. Warshall's algorithm, 1962)."""
    closure = relation.copy()
    for middle in range(len(closure)):
        closure |= np.outer(closure[:, middle], closure[middle])
    return closure


def _check_finite(bots: Sequence[str], matches: Sequence[PairResults]) -> None:
    """Raise BadOption if a rating would be infinite or undefined."""
    reach = _reach(bots, matches)
    linked = _closure(reach | reach.T)
    if not linked.all():
        apart = [bot for bot, joined in zip(bots, linked[0], strict=True) if not joined]
        raise BadOption(
            f"no match connects {', '.join(apart)} with {bots[0]}; add one between these groups"
        )
    above = [
        [bot for at, bot in enumerate(bots) if reach[at, other] and not reach[other, at]]
        for other in range(len(bots))
    ]
    if any(above):
        weakest = max(range(len(bots)), key=lambda at: len(above[at]))
        others = [bot for at, bot in enumerate(bots) if reach[weakest, at]]
        raise BadOption(
            f"{', '.join(others)} never won against {', '.join(above[weakest])}, so the difference"
            " has no bound; play more deals, or add matches with bots of similar strength"
        )


def _probability(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return probabilities from the logarithms of odds."""
    return np.asarray(0.5 + 0.5 * np.tanh(logits / 2))


def _maximum(
    design: NDArray[np.float64], wins: NDArray[np.float64], decided: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the values of greatest likelihood, and the inverse of its negative Hessian there.

    design: for each match, 1 and -1 for the bots that play; wins: of the first bot. Newton's
    method, with shorter steps where a whole one would be too long. The likelihood is concave.
    """

    def likelihood(values: NDArray[np.float64]) -> float:
        logits = design @ values
        return float((wins * logits - decided * np.logaddexp(0, logits)).sum())

    values: NDArray[np.float64] = np.zeros(design.shape[1])
    best = likelihood(values)
    for _ in range(100):
        expected = _probability(design @ values)
        weights = decided * expected * (1 - expected)
        inverse = np.linalg.inv(design.T @ (design * weights[:, None]))
        step = inverse @ (design.T @ (wins - decided * expected))
        reached = likelihood(values + step)
        while reached < best and abs(step).max() > 1e-9:
            step /= 2
            reached = likelihood(values + step)
        values, best = values + step, reached
        if abs(step).max() <= 1e-9:
            break
    return values, np.asarray(inverse, float)


def _error(match: PairResults, expected: float, confidence: float) -> float:
    """Return the standard error of the wins in a match; nan if unknown."""
    wins, decided = np.asarray(match.wins, float), np.asarray(match.decided, float)
    deals = len(wins)
    if deals < 2:
        return math.nan if deals else 0.0
    variance = float(((wins - expected * decided) ** 2).sum()) * deals / (deals - 1)
    independent = expected * (1 - expected) * float(decided.sum())
    t = t_quantile(confidence, deals - 1)
    return math.sqrt(max(variance, min(1.0, t * t / deals) * independent))


def _covariance(deals: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    """Return the covariance of the wins of matches that play the same deals.

    deals: for each match and deal, the wins less the expected ones. A stopped tournament has played
    its last deal in some matches only, where it counts as 0.
    """
    count = max(map(len, deals))
    if count < 2:
        return np.zeros((len(deals), len(deals)))
    each = np.array([np.pad(one, (0, count - len(one))) for one in deals])
    return np.asarray(each @ each.T * count / (count - 1), float)
