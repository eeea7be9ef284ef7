"""The results of a match: a table of its bots, tests of each pair, and early stopping."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from lexicon_fast.arena.ratings import PairResults
from lexicon_fast.arena.statistics import (
    Estimate,
    interim_levels,
    rating,
    ratio,
    share,
    sign_flip,
    superiority,
)
from lexicon_fast.games.markup import html_table

if TYPE_CHECKING:
    from lexicon_fast.arena.match import Deal, Forfeit


class Row(msgspec.Struct, frozen=True):
    """A bot's results. Shares are between 0 and 1; points and turns are means over all rounds."""

    bot: str
    wins: float
    #: Decided rounds (or games) that the bot did not win.
    losses: float
    #: Share of the decided rounds (or games).
    win_share: Estimate
    points: Estimate
    #: Elo difference to the others, from the win share.
    rating: Estimate
    turns: Estimate
    decisions: int
    #: Time for the decisions, in all processes together.
    seconds: float


class Difference(msgspec.Struct, frozen=True):
    """The difference of two bots in paired deals: means over rounds (or games), first minus second.

    p: probability that bots of equal strength differ as much (`statistics.sign_flip`).
    """

    bots: tuple[str, str]
    wins: Estimate
    wins_p: float
    points: Estimate
    points_p: float


class InterimAnalysis(msgspec.Struct, frozen=True):
    """An interim analysis of a running match.

    number: from 1 to `of`; deals: played so far; level: the match stops if p is lower; p: the
    highest p of the leader against any other bot.
    """

    number: int
    of: int
    deals: int
    level: float
    p: float

    @property
    def significant(self) -> bool:
        return self.p < self.level


class Forfeits(msgspec.Struct, frozen=True):
    """The deals that an external player forfeited, see `match.Forfeit`.

    reasons: number of seatings by reason; deal, message: of the first one.
    """

    bot: str
    seatings: int
    reasons: dict[str, int]
    deal: int
    message: str


class Results(msgspec.Struct, frozen=True):
    """All numbers of a match."""

    deals: int
    #: Seatings of each deal: the number of bots.
    seatings: int
    rounds: int
    #: Seatings of deals that were won.
    decided: int
    #: Rounds that the guard ended.
    guards: int
    #: Confidence of the intervals.
    confidence: float
    rows: tuple[Row, ...]
    #: One for each pair of bots.
    differences: tuple[Difference, ...]
    look: InterimAnalysis | None = None
    #: Of each bot that forfeited a deal.
    forfeits: tuple[Forfeits, ...] = ()

    def _repr_html_(self) -> str:
        """Return the table of the bots, for notebooks."""
        rows = [
            (
                row.bot,
                row.wins,
                row.losses,
                row.win_share.text(3),
                row.points.text(2),
                row.rating.text(0),
            )
            for row in self.rows
        ]
        caption = f"{self.deals:,} deals, {self.rounds:,} rounds, {self.confidence:.0%} intervals"
        return html_table(caption, ("bot", "wins", "losses", "share", "points", "Elo"), rows)


class Tally:
    """Sums over deals, and the results so far. names: of the bots."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        count = len(self.names)
        self.deals = 0
        # Per deal, summed over its seatings:
        self._decided: list[int] = []
        self._rounds: list[int] = []
        # Per bot and deal:
        self._wins: list[list[float]] = [[] for _ in range(count)]
        self._points: list[list[int]] = [[] for _ in range(count)]
        self._turns: list[list[int]] = [[] for _ in range(count)]
        #: Rounds that the guard ended.
        self.guards = 0
        # Running totals, for the progress bar.
        self._won = [0.0] * count
        self._all_decided = 0
        self._decisions = [0] * count
        self._seconds = [0.0] * count
        self._forfeits: list[list[tuple[int, Forfeit]]] = [[] for _ in range(count)]

    def add(self, deal: Deal) -> None:
        """Count a deal."""
        self.deals += 1
        played = deal.played
        self._decided.append(sum(any(each.wins) for each in played))
        self._all_decided += self._decided[-1]
        self._rounds.append(sum(each.rounds for each in played))
        self.guards += sum(each.guards for each in played)
        for each in played:
            if each.forfeit is not None:
                self._forfeits[each.forfeit.bot].append((deal.number, each.forfeit))
        for bot in range(len(self.names)):
            self._wins[bot].append(math.fsum(each.wins[bot] for each in played))
            self._won[bot] += self._wins[bot][-1]
            self._points[bot].append(sum(each.points[bot] for each in played))
            self._turns[bot].append(sum(each.turns[bot] for each in played))
            self._decisions[bot] += deal.decisions[bot]
            self._seconds[bot] += deal.seconds[bot]

    def results(self, confidence: float = 0.95, stop: SequentialStop | None = None) -> Results:
        """Return all numbers so far; there must be at least one deal.

        stop: the interim analyses, if any. The intervals then have the level of the last one, so
        that they hold although the match may stop because of them (C. Jennison, B. W. Turnbull,
        "Group Sequential Methods" (2000), chapter 9: repeated intervals).
        """
        level = confidence if stop is None else 1 - stop.level
        bots = range(len(self.names))
        return Results(
            deals=self.deals,
            seatings=len(self.names),
            rounds=sum(self._rounds),
            decided=self._all_decided,
            guards=self.guards,
            confidence=confidence,
            rows=tuple(self._row(bot, level) for bot in bots),
            differences=tuple(self._difference(a, b, level) for a, b in combinations(bots, 2)),
            look=None if stop is None else stop.last,
            forfeits=tuple(summed(self.forfeited())),
        )

    def forfeited(self) -> Iterator[tuple[str, int, Forfeit]]:
        """Yield each forfeit so far with the bot and the number of the deal, bot by bot."""
        for bot, forfeits in zip(self.names, self._forfeits, strict=True):
            for deal, forfeit in forfeits:
                yield bot, deal, forfeit

    def leader(self) -> int:
        """Return the bot with most wins so far."""
        return max(range(len(self.names)), key=self._won.__getitem__)

    def win_share(self, bot: int) -> float:
        """Return the share of the decided rounds so far; nan if there are none."""
        return self._won[bot] / self._all_decided if self._all_decided else math.nan

    def _row(self, bot: int, confidence: float) -> Row:
        wins = math.fsum(self._wins[bot])
        win_share = share(self._wins[bot], self._decided, confidence)
        return Row(
            bot=self.names[bot],
            wins=wins,
            losses=self._all_decided - wins,
            win_share=win_share,
            points=ratio(self._points[bot], self._rounds, confidence),
            rating=rating(win_share, len(self.names)),
            turns=ratio(self._turns[bot], self._rounds, confidence),
            decisions=self._decisions[bot],
            seconds=self._seconds[bot],
        )

    def _difference(self, a: int, b: int, confidence: float) -> Difference:
        points = _minus(self._points[a], self._points[b])
        # As a share between all lost and all won: its interval respects these bounds.
        seatings = [len(self.names)] * self.deals
        lead = [(x + n) / 2 for x, n in zip(self._lead(a, b), seatings, strict=True)]
        wins = share(lead, seatings, confidence)
        return Difference(
            bots=(self.names[a], self.names[b]),
            wins=Estimate(2 * wins.value - 1, 2 * wins.low - 1, 2 * wins.high - 1),
            wins_p=self.p(a, b),
            points=ratio(points, self._rounds, confidence),
            points_p=sign_flip(points),
        )

    def p(self, a: int, b: int) -> float:
        """Return the probability that bots of equal strength differ as much in wins."""
        return sign_flip(self._whole_lead(a, b))

    def superiority(self, a: int, b: int) -> float:
        """Return how likely it is that the first bot is stronger: `statistics.superiority`."""
        return superiority(self._whole_lead(a, b))

    def pair_results(self) -> PairResults:
        """Return the results of a match of two, for `ratings.fit`."""
        first, second = self.names
        return PairResults((first, second), tuple(self._wins[0]), tuple(self._decided))

    def by_deal(self, bot: int) -> tuple[list[float], list[int], list[int], list[int]]:
        """Return a bot's wins, the decided rounds, its points and all rounds, of each deal."""
        return self._wins[bot], self._decided, self._points[bot], self._rounds

    def times(self, bot: int) -> tuple[int, float]:
        """Return the number of a bot's decisions, and the seconds that they took."""
        return self._decisions[bot], self._seconds[bot]

    def _whole_lead(self, a: int, b: int) -> list[int]:
        # 840 is divisible by 1 to 8, so that parts of a shared win become integers.
        return [round(840 * each) for each in self._lead(a, b)]

    def _lead(self, a: int, b: int) -> list[float]:
        """Return the wins of the first minus those of the second, per deal."""
        return _minus(self._wins[a], self._wins[b])


def summed(forfeited: Iterable[tuple[str, int, Forfeit]]) -> Iterator[Forfeits]:
    """Yield the forfeits of each bot; see `Tally.forfeited`."""
    by_bot: dict[str, list[tuple[int, Forfeit]]] = {}
    for bot, deal, forfeit in forfeited:
        by_bot.setdefault(bot, []).append((deal, forfeit))
    for bot, forfeits in by_bot.items():
        deal, first = min(forfeits, key=lambda each: each[0])
        reasons = Counter(forfeit.reason for _, forfeit in forfeits)
        yield Forfeits(bot, len(forfeits), dict(reasons), deal, first.message)


_Number = TypeVar("_Number", int, float)


def _minus(a: Sequence[_Number], b: Sequence[_Number]) -> list[_Number]:
    return [x - y for x, y in zip(a, b, strict=True)]


#: Number of interim analyses of a match that may stop early.
_ANALYSES: Final = 10
#: Smaller levels would be lost in rounding when subtracted from 1.
_MIN_LEVEL: Final = 1e-12


class SequentialStop:
    """Interim analyses of a match that stops once the best bot is clear, with a bounded error.

    pairs: the maximum number of deals; bots: number of bots; alpha: error probability of all
    analyses together. There is one after each tenth of the deals; its level comes from
    `statistics.interim_levels`. If there are more than two bots, the leader must be better than
    each other, at levels for `alpha` divided by the number of pairs of bots.
    """

    def __init__(self, pairs: int, bots: int, alpha: float) -> None:
        tenths = (-(-pairs * k // _ANALYSES) for k in range(1, _ANALYSES + 1))
        #: The numbers of deals after which there is an analysis.
        self.at = sorted({min(max(2, tenth), pairs) for tenth in tenths})
        levels = interim_levels([at / pairs for at in self.at], alpha / math.comb(bots, 2))
        self._levels = [max(level, _MIN_LEVEL) for level in levels]
        self.last: InterimAnalysis | None = None

    @property
    def level(self) -> float:
        """The level of the last analysis; before the first one, its level."""
        return self._levels[0] if self.last is None else self.last.level

    def is_reached(self, tally: Tally) -> bool:
        """Analyse the deals if an analysis is due; return True if the match can stop."""
        if tally.deals not in self.at:
            return False
        number = self.at.index(tally.deals)
        best = tally.leader()
        p = max(tally.p(best, other) for other in range(len(tally.names)) if other != best)
        self.last = InterimAnalysis(number + 1, len(self.at), tally.deals, self._levels[number], p)
        return self.last.significant
