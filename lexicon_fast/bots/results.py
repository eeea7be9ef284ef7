"""What a match has shown: the table of its bots, the test of two, and when to stop."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from lexicon_fast.bots.statistics import (
    Estimate,
    look_levels,
    rating,
    ratio,
    share,
    sign_flip,
)

if TYPE_CHECKING:
    from lexicon_fast.bots.match import Deal


class Row(msgspec.Struct, frozen=True):
    """A bot's results. Shares are parts of 1; points, turns are means over all rounds."""

    bot: str
    wins: float
    #: Decided rounds (or games) that it did not win.
    losses: float
    #: Of the decided rounds (or games).
    win_share: Estimate
    points: Estimate
    #: To the others, from the win share (Elo).
    rating: Estimate
    turns: Estimate
    decisions: int
    #: That its decisions took, in all processes together.
    seconds: float


class Difference(msgspec.Struct, frozen=True):
    """What sets two bots apart, by paired deals: means over rounds (or games), first less second.

    p: how likely bots of equal strength would differ as much (`statistics.sign_flip`).
    """

    bots: tuple[str, str]
    wins: Estimate
    wins_p: float
    points: Estimate
    points_p: float


class Look(msgspec.Struct, frozen=True):
    """A look at the data while a match goes on.

    number: of `of`; deals: so far; level: that p has to be below, for each pair; p: the highest
    of the pairs that matter.
    """

    number: int
    of: int
    deals: int
    level: float
    p: float

    @property
    def significant(self) -> bool:
        return self.p < self.level


class Results(msgspec.Struct, frozen=True):
    """All numbers of a match."""

    deals: int
    #: Of each deal: as many as there are bots.
    seatings: int
    rounds: int
    #: Deals in a seating that somebody won.
    decided: int
    #: Rounds that the guard ended.
    guards: int
    #: Of the intervals.
    confidence: float
    rows: tuple[Row, ...]
    #: Of each pair of bots.
    differences: tuple[Difference, ...]
    look: Look | None = None


class Tally:
    """Adds up deals, and tells what they show. names: of the bots."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        count = len(self.names)
        self.deals = 0
        # For each deal, summed over its seatings:
        self._decided: list[int] = []
        self._rounds: list[int] = []
        # and for each bot and deal:
        self._wins: list[list[float]] = [[] for _ in range(count)]
        self._points: list[list[int]] = [[] for _ in range(count)]
        self._turns: list[list[int]] = [[] for _ in range(count)]
        # Running totals, for the progress bar.
        self._won = [0.0] * count
        self._all_decided = 0
        self._guards = 0
        self._decisions = [0] * count
        self._seconds = [0.0] * count

    def add(self, deal: Deal) -> None:
        """Count a deal."""
        self.deals += 1
        played = deal.played
        self._decided.append(sum(any(each.wins) for each in played))
        self._all_decided += self._decided[-1]
        self._rounds.append(sum(each.rounds for each in played))
        self._guards += sum(each.guards for each in played)
        for mine in range(len(self.names)):
            self._wins[mine].append(math.fsum(each.wins[mine] for each in played))
            self._won[mine] += self._wins[mine][-1]
            self._points[mine].append(sum(each.points[mine] for each in played))
            self._turns[mine].append(sum(each.turns[mine] for each in played))
            self._decisions[mine] += deal.decisions[mine]
            self._seconds[mine] += deal.seconds[mine]

    def results(self, confidence: float = 0.95, looks: Looks | None = None) -> Results:
        """All numbers so far, of one deal at least.

        looks: those that were taken. The intervals are then as wide as the level of the last one
        asks for: they hold though the match may have been stopped for what they show (C. Jennison,
        B. W. Turnbull, "Group Sequential Methods" (2000), chapter 9: repeated intervals).
        """
        each = confidence if looks is None else 1 - looks.level
        bots = range(len(self.names))
        return Results(
            deals=self.deals,
            seatings=len(self.names),
            rounds=sum(self._rounds),
            decided=self._all_decided,
            guards=self._guards,
            confidence=confidence,
            rows=tuple(self._row(mine, each) for mine in bots),
            differences=tuple(self._difference(a, b, each) for a, b in combinations(bots, 2)),
            look=None if looks is None else looks.last,
        )

    def leader(self) -> int:
        """The bot with most wins so far."""
        return max(range(len(self.names)), key=self._won.__getitem__)

    def win_share(self, mine: int) -> float:
        """Of the decided rounds so far; nan if there are none."""
        return self._won[mine] / self._all_decided if self._all_decided else math.nan

    def _row(self, mine: int, confidence: float) -> Row:
        wins = math.fsum(self._wins[mine])
        win_share = share(self._wins[mine], self._decided, confidence)
        return Row(
            bot=self.names[mine],
            wins=wins,
            losses=self._all_decided - wins,
            win_share=win_share,
            points=ratio(self._points[mine], self._rounds, confidence),
            rating=rating(win_share, len(self.names)),
            turns=ratio(self._turns[mine], self._rounds, confidence),
            decisions=self._decisions[mine],
            seconds=self._seconds[mine],
        )

    def _difference(self, a: int, b: int, confidence: float) -> Difference:
        points = _less(self._points[a], self._points[b])
        # As a share, from all lost to all won: its interval knows of the bounds.
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
        """How likely bots of equal strength would differ as much in wins."""
        # Parts of a shared win are made whole numbers: 840 can be divided by 1 to 8.
        return sign_flip([round(840 * each) for each in self._lead(a, b)])

    def _lead(self, a: int, b: int) -> list[float]:
        """By how many wins the first is ahead, in each deal."""
        return _less(self._wins[a], self._wins[b])


_Number = TypeVar("_Number", int, float)


def _less(a: Sequence[_Number], b: Sequence[_Number]) -> list[_Number]:
    return [x - y for x, y in zip(a, b, strict=True)]


#: How often a match is looked at that may stop early.
_LOOKS: Final = 10
#: 1 less a smaller level than this cannot be told from 1 with enough digits.
_LEAST_LEVEL: Final = 1e-12


class Looks:
    """Looks at a match that stops once it is clear who is best, and errs as seldom as one test.

    pairs: deals at the most; bots: how many; alpha: how often all looks together may err.
    The looks are after each tenth of the deals, whatever they show; their levels are those of
    `statistics.look_levels`. Of more than two bots the one with most wins has to be better than
    each other, at levels for `alpha` divided by the number of pairs of bots.
    """

    def __init__(self, pairs: int, bots: int, alpha: float) -> None:
        tenths = (-(-pairs * k // _LOOKS) for k in range(1, _LOOKS + 1))
        #: The numbers of deals after which there is a look.
        self.at = sorted({min(max(2, tenth), pairs) for tenth in tenths})
        found = look_levels([at / pairs for at in self.at], alpha / math.comb(bots, 2))
        self._levels = [max(level, _LEAST_LEVEL) for level in found]
        self.last: Look | None = None

    @property
    def level(self) -> float:
        """Of the last look; before the first one that of the first."""
        return self._levels[0] if self.last is None else self.last.level

    def look(self, tally: Tally) -> bool:
        """Looks if it is time to; True: stop, it is clear."""
        if tally.deals not in self.at:
            return False
        number = self.at.index(tally.deals)
        best = tally.leader()
        p = max(tally.p(best, other) for other in range(len(tally.names)) if other != best)
        self.last = Look(number + 1, len(self.at), tally.deals, self._levels[number], p)
        return self.last.significant
