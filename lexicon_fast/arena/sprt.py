"""Sequential probability ratio tests: stop a match between two bots once the result is clear.

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
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from lexicon_fast.base.errors import BadOption

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

    >>> from lexicon_fast.arena.sprt import Sprt
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

    >>> from lexicon_fast.arena.sprt import SequentialTest, Sprt
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

    >>> from lexicon_fast.arena.sprt import log_likelihood_ratio
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
