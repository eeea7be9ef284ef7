"""Statistics of paired deals: shares, means and rating differences with intervals, and tests.

The unit is the deal, which is replayed under every rotation of the seats: rounds of a deal depend
on each other, deals do not. All functions are pure.

Sequential probability ratio tests stop a match between two bots once the result is clear.
The test is A. Wald's ("Sequential tests of statistical hypotheses", Annals of Mathematical
Statistics 16 (1945)), generalised to unknown distributions by X. Li, J. Liu, Z. Ying ("Generalized
sequential probability ratio test for separate families of hypotheses", Sequential Analysis 33
(2014)): the likelihoods are the greatest ones that agree with each hypothesis. The unit is the
deal in both seatings, whose results depend on each other. With two decided games, the wins of a bot
in a deal are 0, 0.5, 1, 1.5 or 2: chess programs call this the pentanomial model (M. Van den Bergh,
"The generalized maximum likelihood ratio for the expectation value of a distribution", 2019, and
the module LLRcalc of https://github.com/official-stockfish/fishtest).

Hypotheses are given in logistic Elo, as all ratings here: a bot that is stronger by d points wins
the share 1 / (1 + 10 ** (-d / 400)) of the decided games. (Normalised Elo, which divides by the
standard deviation of a game, is not used.)
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec
import numpy as np

from lexicon_fast.base.errors import BadOption

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: The wins of a bot in a deal, and the decided games of the deal.
Outcome: TypeAlias = tuple[float, float]
Verdict: TypeAlias = Literal["H0", "H1", "open"]

#: Farther hypotheses have shares near 0 or 1.
_MOST_ELO: Final = 1000.0
#: The number of times that an outcome counts which did not happen, as in fishtest: otherwise no
#: distribution would agree with a hypothesis as long as all deals are won, or all are lost.
_UNSEEN: Final = 1e-3
_ALWAYS: Final = ((0.0, 2.0), (0.5, 2.0), (1.0, 2.0), (1.5, 2.0), (2.0, 2.0))


class Sprt(msgspec.Struct, frozen=True):
    """A sequential test of H0 (the first bot is stronger by elo0) against H1 (by elo1).

    alpha: the probability to accept H1 if H0 is true; beta: to accept H0 if H1 is true. The bounds
    are Wald's, for which both are approximate. Raises BadOption.

    >>> from lexicon_fast.arena.statistics import Sprt
    >>> [round(bound, 2) for bound in Sprt(0, 10).bounds]
    [-2.94, 2.94]
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        for value in (self.elo0, self.elo1):
            if not -_MOST_ELO <= value <= _MOST_ELO:
                raise BadOption(f"{value:g} Elo is not between -{_MOST_ELO:g} and {_MOST_ELO:g}")
        if not self.elo0 < self.elo1:
            raise BadOption(
                f"the hypotheses {self.elo0:g} and {self.elo1:g} Elo are not in order; the first"
                " must be the lower one, as in 0:10"
            )
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise BadOption(f"{name} {value:g} is not between 0 and 0.5, like 0.05")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which H0 and H1 are accepted."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )


class SprtResult(msgspec.Struct, frozen=True):
    """A sequential test so far.

    deals: that count, up to the one that decided; llr: the log-likelihood ratio of H1 to H0, which
    accepts H0 at `lower` and H1 at `upper`; outcomes: the number of deals by the wins of the first
    bot and the decided games, like "1.5 of 2".
    """

    elo0: float
    elo1: float
    alpha: float
    beta: float
    deals: int
    llr: float
    lower: float
    upper: float
    verdict: Verdict
    outcomes: dict[str, int]


class SequentialTest:
    """A running test; add deals until `verdict` is not "open".

    >>> from lexicon_fast.arena.statistics import SequentialTest, Sprt
    >>> test = SequentialTest(Sprt(0, 200))
    >>> while test.verdict == "open":
    ...     test.add(wins=2, decided=2)
    >>> test.verdict, test.deals
    ('H1', 8)
    """

    def __init__(self, sprt: Sprt) -> None:
        self.sprt = sprt
        self.deals = 0
        self.llr = 0.0
        self.verdict: Verdict = "open"
        self._outcomes: Counter[Outcome] = Counter()

    def add(self, wins: float, decided: float) -> None:
        """Add a deal, unless the test is decided.

        wins: of the first bot, a draw as half a win; decided: the games of the deal that had a
        winner or were drawn.
        """
        if self.verdict != "open":
            return
        self._outcomes[float(wins), float(decided)] += 1
        self.deals += 1
        self.llr = log_likelihood_ratio(self._outcomes, self.sprt.elo0, self.sprt.elo1)
        lower, upper = self.sprt.bounds
        if self.llr >= upper:
            self.verdict = "H1"
        elif self.llr <= lower:
            self.verdict = "H0"

    def result(self) -> SprtResult:
        """Return the test so far."""
        sprt = self.sprt
        return SprtResult(
            sprt.elo0,
            sprt.elo1,
            sprt.alpha,
            sprt.beta,
            self.deals,
            self.llr,
            *sprt.bounds,
            self.verdict,
            {
                f"{wins:g} of {decided:g}": count
                for (wins, decided), count in sorted(
                    self._outcomes.items(), key=lambda each: (-each[0][1], each[0][0])
                )
            },
        )


def log_likelihood_ratio(outcomes: Mapping[Outcome, float], elo0: float, elo1: float) -> float:
    """Return the greatest log-likelihood with the first bot stronger by elo1, less that by elo0.

    outcomes: the number of deals with each outcome. A distribution agrees with a hypothesis if its
    mean of wins is the hypothesis' share of its mean of decided games. An outcome of two decided
    games that did not happen counts as 0.001 deals.

    >>> from lexicon_fast.arena.statistics import log_likelihood_ratio
    >>> pairs = {(0, 2): 253, (0.5, 2): 4282, (1, 2): 17604, (1.5, 2): 4431, (2, 2): 286}
    >>> round(log_likelihood_ratio(pairs, -0.25, 1.25), 2)
    2.94
    """
    counts = dict.fromkeys(_ALWAYS, _UNSEEN)
    counts |= {outcome: count for outcome, count in outcomes.items() if count}
    return _log_likelihood(counts, elo1) - _log_likelihood(counts, elo0)


def _log_likelihood(counts: Mapping[Outcome, float], elo: float) -> float:
    """Return the greatest log-likelihood of a hypothesis, less the greatest one of all.

    The most likely distribution has the observed shares divided by 1 + x z, where z is the wins
    less their expectation, and x the root of the sum of z / (1 + x z) over all deals (Van den
    Bergh, proposition 1.1; A. B. Owen, "Empirical likelihood", 2001, chapter 2).
    """
    share = 1 / (1 + 10 ** (-elo / 400))
    terms = [(count, wins - share * decided) for (wins, decided), count in counts.items()]
    sizes = [z for _, z in terms]
    low, high = -1 / max(sizes), -1 / min(sizes)  # the sum falls between these
    x = 0.0
    for _ in range(200):
        total = math.fsum(count * z / (1 + x * z) for count, z in terms)
        low, high = (x, high) if total > 0 else (low, x)
        # Newton's method, but bisection where its step leaves the interval.
        step = total / math.fsum(count * (z / (1 + x * z)) ** 2 for count, z in terms)
        new = x + step if low < x + step < high else (low + high) / 2
        if abs(new - x) <= 1e-14 * max(1.0, abs(x)):
            break
        x = new
    return -math.fsum(count * math.log1p(x * z) for count, z in terms)


_NORMAL: Final = NormalDist()


class Estimate(msgspec.Struct, frozen=True):
    """A value and its confidence interval; nan if unknown."""

    value: float
    low: float
    high: float

    def text(self, digits: int) -> str:
        """Return value and interval, rounded."""
        return f"{self.value:.{digits}f} ({self.low:.{digits}f} to {self.high:.{digits}f})"


UNKNOWN: Final = Estimate(math.nan, math.nan, math.nan)


def t_quantile(confidence: float, freedom: int) -> float:
    """Return the half-width of an interval in standard errors, by Student's t distribution.

    confidence: between 0 and 1, exclusive; freedom: degrees of freedom, 1 or more. From G. W. Hill,
    "Algorithm 396: Student's t-quantiles", Comm. ACM 13 (1970).

    >>> round(t_quantile(0.95, 10), 3)
    2.228
    """
    outside = 1.0 - confidence
    n = freedom
    if n == 1:
        return math.cos(outside * math.pi / 2) / math.sin(outside * math.pi / 2)
    if n == 2:
        return math.sqrt(2 / (outside * (2 - outside)) - 2)
    a = 1 / (n - 0.5)
    b = 48 / a**2
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * math.sqrt(a * math.pi / 2) * n
    y = float((d * outside) ** (2 / n))
    if y > 0.05 + a:
        x = _NORMAL.inv_cdf(outside / 2)
        y = x * x
        if n < 5:
            c += 0.3 * (n - 4.5) * (x + 0.6)
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = math.expm1(a * y * y)
    else:
        y = (
            (1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)) * y - 1
        ) * (n + 1) / (n + 2) + 1 / y
    return math.sqrt(n * y)


def t_share(t: float, freedom: int) -> float:
    """Return the probability that Student's t is less than a number.

    freedom: degrees of freedom, 1 or more. From the finite sums of M. Abramowitz, I. A. Stegun,
    "Handbook of Mathematical Functions" (1964), 26.7.3 and 26.7.4.

    >>> round(t_share(2.228, 10), 3)
    0.975
    """
    angle = math.atan2(abs(t), math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for k in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cosine * cosine * (k - 1) / k
    inside = 2 / math.pi * (angle + sine * total) if odd else sine * total
    return 0.5 + math.copysign(min(inside, 1.0), t) / 2


def ratio(
    numerators: Sequence[float], denominators: Sequence[float], confidence: float
) -> Estimate:
    """Return a mean over all rounds, from the sums per deal; for values far from any bound.

    It is the ratio estimator, with the deal as unit: W. G. Cochran, "Sampling Techniques" (1977),
    6.3-6.4.
    """
    top, below = np.asarray(numerators, float), np.asarray(denominators, float)
    total = below.sum()
    if not total:
        return UNKNOWN
    value = float(top.sum() / total)
    if len(top) < 2:
        return Estimate(value, math.nan, math.nan)
    reach = t_quantile(confidence, len(top) - 1) * math.sqrt(_variance(top, below, value))
    return Estimate(value, value - reach, value + reach)


def share(parts: Sequence[float], wholes: Sequence[float], confidence: float) -> Estimate:
    """Return a share of the rounds (0 to 1), from the sums per deal.

    The interval is Wilson's, for the effective number of rounds that the variance between deals
    implies (E. L. Korn, B. I. Graubard, "Confidence intervals for proportions with small expected
    number of positive counts estimated from survey data", Survey Methodology 24 (1998)). If all
    deals have the same result, as with two equal bots, the interval allows for about one deal in n
    with another.
    """
    top, below = np.asarray(parts, float), np.asarray(wholes, float)
    total, deals = float(below.sum()), len(top)
    if not total:
        return UNKNOWN
    value = float(top.sum() / total)
    if deals < 2:
        return Estimate(value, math.nan, math.nan)
    t = t_quantile(confidence, deals - 1)
    independent = value * (1 - value) / total
    effect = 1.0  # design effect: variance relative to that of independent rounds
    if independent > 1e-15:
        effect = max(_variance(top, below, value) / independent, min(1.0, t * t / deals))
    rounds = total / effect
    centre = (value + t * t / (2 * rounds)) / (1 + t * t / rounds)
    root = math.sqrt(value * (1 - value) / rounds + t * t / (4 * rounds * rounds))
    reach = t / (1 + t * t / rounds) * root
    # Rounding must not exclude the value at 0 and 1.
    return Estimate(
        value, max(0.0, min(value, centre - reach)), min(1.0, max(value, centre + reach))
    )


def rating(win_share: Estimate, bots: int) -> Estimate:
    """Return the Elo difference to the other bots that gives this share of the wins.

    Against k others of equal strength the probability of a win is r / (r + k) with
    r = 10 ** (difference / 400). A share of 0 or 1 gives an infinite difference.

    >>> round(rating(Estimate(0.75, 0.7, 0.8), 2).value)
    191
    """
    low, value, high = (_elo(x, bots) for x in (win_share.low, win_share.value, win_share.high))
    return Estimate(value, low, high)


def _elo(win_share: float, bots: int) -> float:
    if math.isnan(win_share):
        return math.nan
    if win_share <= 0 or win_share >= 1:
        return math.copysign(math.inf, win_share - 0.5)
    return 400 * math.log10((bots - 1) * win_share / (1 - win_share))


def _variance(top: NDArray[np.float64], below: NDArray[np.float64], value: float) -> float:
    """Return the variance of the ratio of two sums over deals."""
    deals = len(top)
    errors = top - value * below
    return float((errors**2).sum()) * deals / (deals - 1) / float(below.sum()) ** 2


#: Number of steps up to which the sign-flip test is exact.
_EXACT: Final = 20_000_000


def sign_flip(differences: Sequence[int]) -> float:
    """Return the two-sided p of paired deals: the probability that equal bots differ as much.

    With equal bots each difference could have the other sign as well. All choices of signs are
    counted (R. A. Fisher's test, "The Design of Experiments", 1935, III); for many deals the normal
    limit is used.

    >>> sign_flip([2, 2, 2, 0])
    0.25
    """
    total, sizes = _units(differences)
    if not total:
        return 1.0
    if sum(sizes) * len(sizes) > _EXACT:
        return math.erfc(abs(total) / math.sqrt(2 * sum(size * size for size in sizes)))
    return min(1.0, 2 * float(_sums(sizes)[sum(sizes) + abs(total) :].sum()))


def superiority(differences: Sequence[int]) -> float:
    """Return the likelihood of superiority: how likely it is that the bot with these deals is best.

    It is the probability that equal bots differ less in its favour, as in `sign_flip`, with a half
    of the probability that they differ exactly as much. For games without pairs it is that of chess
    programs, Phi((wins - losses) / sqrt(wins + losses)), in the limit of many games.

    >>> superiority([2, 2, 2, 0]), superiority([-2, -2, -2, 0]), superiority([2, -2])
    (0.9375, 0.0625, 0.5)
    """
    total, sizes = _units(differences)
    if not sizes:
        return 0.5
    if sum(sizes) * len(sizes) > _EXACT:
        return math.erfc(-total / math.sqrt(2 * sum(size * size for size in sizes))) / 2
    chances = _sums(sizes)
    at = sum(sizes) + total
    return min(1.0, float(chances[:at].sum()) + float(chances[at]) / 2)


def _units(differences: Sequence[int]) -> tuple[int, list[int]]:
    """Return the sum of differences, and the sizes of those that are not 0, without a divisor."""
    unit = math.gcd(*differences) or 1
    return sum(differences) // unit, [abs(each) // unit for each in differences if each]


def _sums(sizes: Sequence[int]) -> NDArray[np.float64]:
    """Return the probability of each sum of numbers of these sizes with random signs.

    The first is that of the smallest sum.
    """
    most = sum(sizes)
    chances = np.zeros(2 * most + 1)
    chances[most] = 1.0
    reach = 0
    for size in sizes:
        reach += size
        low, high = most - reach, most + reach + 1
        before = chances[low:high].copy()
        after = chances[low:high]
        after[:] = 0
        after[: len(before) - size] += before[size:] / 2
        after[size:] += before[: len(before) - size] / 2
    return chances


def interim_levels(fractions: Sequence[float], alpha: float) -> list[float]:
    """Return the test level of each interim analysis for a total error probability of `alpha`.

    fractions: of the deals played at each one, rising to at most 1. The error spent by a fraction
    is 4 - 4 Phi(z / sqrt(fraction)), with z = Phi^-1(1 - alpha / 4): little early on, similar to
    O'Brien and Fleming's bounds (K. K. G. Lan, D. L. DeMets, "Discrete sequential boundaries for
    clinical trials", Biometrika 70 (1983)). The bounds come from integrating the density of the
    sums that have not crossed one yet.

    >>> [round(level, 4) for level in interim_levels([0.25, 0.5, 0.75, 1], 0.05)]
    [0.0, 0.003, 0.0183, 0.044]
    """
    z = -_NORMAL.inv_cdf(alpha / 4)
    levels: list[float] = []
    spent = before = 0.0
    sums, density = np.zeros(1), np.ones(1)  # sums so far; their density times the step
    for fraction in fractions:
        spend = 2 * math.erfc(z / math.sqrt(2 * fraction)) - spent
        spent += spend
        spread = math.sqrt(fraction - before)
        low, high = 0.0, 40.0 * math.sqrt(fraction)
        for _ in range(60):
            bound = (low + high) / 2
            outside = float((density * _outside(sums, bound, spread)).sum())
            low, high = (bound, high) if outside > spend else (low, bound)
        levels.append(math.erfc(bound / math.sqrt(2 * fraction)))
        grid = np.linspace(-bound, bound, 1201)
        step = grid[1] - grid[0]
        kernel = np.exp(-(((grid[:, None] - sums) / spread) ** 2) / 2) / spread
        new = kernel @ density / math.sqrt(2 * math.pi) * step
        new[[0, -1]] /= 2  # the trapezoidal rule
        sums, density, before = grid, new, fraction
    return levels


def _outside(sums: NDArray[np.float64], bound: float, spread: float) -> NDArray[np.float64]:
    """Return the probability that a step from each sum ends beyond a bound on either side."""
    scale = spread * math.sqrt(2)
    chances = [
        math.erfc((bound - each) / scale) + math.erfc((bound + each) / scale)
        for each in sums.tolist()
    ]
    return np.array(chances) / 2
