"""Tournaments: every two bots play the same deals, and all are rated on one scale.

A tournament is a match (`bots.match`) whose groups are pairs of bots: `Match.groups`. Each deal is
played by all pairs before the next one, in both seatings, so that a tournament that is stopped is
balanced.

>>> from lexicon_fast.arena.match import Match, Players, play
>>> from lexicon_fast.arena.tournament import Standings, pairings
>>> bots = ("random", "greedy", "planner")
>>> match = Match(game="lexicon", bots=bots, seed=1, groups=pairings(len(bots)))
>>> players = Players(match)
>>> standings = Standings(players.names, players.groups)
>>> for deal in play(match, 20, players=players):
...     standings.add(deal)
>>> [each.bot for each in standings.results().rows]
['planner', 'greedy', 'random']
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations, pairwise, zip_longest
from typing import TYPE_CHECKING

import msgspec
from msgspec import structs

from lexicon_fast.arena.ratings import PairResults, beyond, connected, fit
from lexicon_fast.arena.results import Forfeits, Tally, summed
from lexicon_fast.arena.statistics import (
    Estimate,
    SequentialTest,
    Sprt,
    SprtResult,
    rating,
    ratio,
    share,
)
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.games.markup import html_table

if TYPE_CHECKING:
    from lexicon_fast.arena.match import Deal, Group


def pairings(bots: int, *, gauntlet: bool = False) -> tuple[Group, ...]:
    """Return the pairs of bots that play, by their numbers: every two of them.

    gauntlet: the first bot against each other one. Raises BadOption for fewer than two bots.

    >>> from lexicon_fast.arena.tournament import pairings
    >>> pairings(3), pairings(3, gauntlet=True)
    (((0, 1), (0, 2), (1, 2)), ((0, 1), (0, 2)))
    """
    if bots < 2:
        raise BadOption(f"a tournament needs 2 or more bots, not {bots}")
    pairs = combinations(range(bots), 2)
    return tuple(pair for pair in pairs if not gauntlet or pair[0] == 0)


class Row(msgspec.Struct, frozen=True):
    """A bot's results in all its games, which are rounds in Lexicon. Points are means."""

    bot: str
    #: In Elo; infinite for a bot without a finite difference to the others, see `Results.unrated`.
    rating: Estimate
    #: How likely it is that the bot is stronger than that of the next row; nan if unknown.
    superiority: float
    #: Seatings of deals that the bot played.
    games: int
    wins: float
    #: Decided games that the bot did not win.
    losses: float
    #: Share of the decided games.
    win_share: Estimate
    points: Estimate
    decisions: int
    #: Time for the decisions, in all processes together.
    seconds: float


class Pairing(msgspec.Struct, frozen=True):
    """The games of two bots, in their order in the table.

    wins: of each, a draw as half a win; win_share: of the first in the decided games; rating: by
    how many Elo points the first is stronger, by these games alone; points: of the first less those
    of the second, mean of all games; superiority: how likely it is that the first is stronger, by
    these games alone (`statistics.superiority`).
    """

    bots: tuple[str, str]
    deals: int
    wins: tuple[float, float]
    win_share: Estimate
    rating: Estimate
    points: Estimate
    superiority: float


class Results(msgspec.Struct, frozen=True):
    """All numbers of a tournament.

    deals: that all pairs have played; games: seatings; rounds, guards: see `results.Results`;
    anchor: the bot whose rating is `anchor_elo`; None: the mean rating is. unrated: bots that have
    no finite difference to the rated ones, because those never beat them, or they never beat those.
    """

    deals: int
    games: int
    rounds: int
    guards: int
    confidence: float
    anchor: str | None
    anchor_elo: float
    #: The strongest first.
    rows: tuple[Row, ...]
    pairings: tuple[Pairing, ...]
    unrated: tuple[str, ...] = ()
    sprt: SprtResult | None = None
    forfeits: tuple[Forfeits, ...] = ()

    def _repr_html_(self) -> str:
        """Return the table of the bots, for notebooks."""
        rows = [
            (
                row.bot,
                row.rating.text(0),
                row.win_share.text(3),
                row.points.text(2),
                row.wins,
                row.losses,
            )
            for row in self.rows
        ]
        caption = f"{self.deals:,} deals, {self.games:,} games, {self.confidence:.0%} intervals"
        return html_table(caption, ("bot", "Elo", "share", "points", "wins", "losses"), rows)


class Standings:
    """Sums over the deals of a tournament, and the results so far.

    names: of the bots; groups: the pairs that play, as in `Match`; sprt: a sequential test of the
    first of two bots against the second. Raises BadOption.
    """

    def __init__(
        self, names: Sequence[str], groups: Sequence[Group], sprt: Sprt | None = None
    ) -> None:
        if sprt is not None and len(names) != 2:
            raise BadOption(f"a sequential test compares 2 bots, not {len(names)}")
        self.names = tuple(names)
        self._tallies = {group: Tally([names[each] for each in group]) for group in groups}
        #: The sequential test, if any.
        self.test = None if sprt is None else SequentialTest(sprt)

    @property
    def played(self) -> int:
        """The number of deals so far, counted once for each pair that has played it."""
        return sum(tally.deals for tally in self._tallies.values())

    @property
    def is_decided(self) -> bool:
        """Whether a sequential test has its verdict."""
        return self.test is not None and self.test.verdict != "open"

    def add(self, deal: Deal) -> None:
        """Count a deal of a pair."""
        self._tallies[deal.bots].add(deal)
        if self.test is not None:
            wins = math.fsum(each.wins[0] for each in deal.played)
            self.test.add(wins, sum(any(each.wins) for each in deal.played))

    def results(
        self, confidence: float = 0.95, anchor: str | None = None, anchor_elo: float = 0.0
    ) -> Results:
        """Return all numbers so far; there must be at least one deal.

        Ratings are the most likely ones of all games (`ratings.fit`). All intervals have the deal,
        in all its games, as the unit.

        anchor: the bot that gets the rating `anchor_elo`; by default the mean of all bots gets it.
        Rated are the largest group of bots with finite differences (`ratings.groups`), or that of
        the anchor. The others are not in the mean, and have infinite ratings. Raises BadOption.
        """
        if anchor is not None and anchor not in self.names:
            raise BadOption(f"no bot {excerpt(anchor)} to anchor; bots: {', '.join(self.names)}")
        scale = _Scale(self._pair_results(), anchor, anchor_elo, confidence)
        rows = [self._row(bot, scale, confidence) for bot in self.names]
        rows.sort(key=lambda row: (-scale.place(row.bot), -row.wins / max(row.games, 1)))
        order = [row.bot for row in rows]
        for at, (bot, below) in enumerate(pairwise(order)):
            likelihood = self._superiority(bot, below, scale)
            rows[at] = structs.replace(rows[at], superiority=likelihood)
        tallies = self._tallies.values()
        return Results(
            deals=min(tally.deals for tally in tallies),
            games=sum(tally.deals * len(tally.names) for tally in tallies),
            rounds=sum(sum(tally.by_deal(0)[3]) for tally in tallies),
            guards=sum(tally.guards for tally in tallies),
            confidence=confidence,
            anchor=anchor,
            anchor_elo=anchor_elo,
            rows=tuple(rows),
            pairings=tuple(self._pairings(order, confidence)),
            unrated=tuple(bot for bot in order if bot not in scale.rated),
            sprt=None if self.test is None else self.test.result(),
            forfeits=tuple(summed(lost for tally in tallies for lost in tally.forfeited())),
        )

    def _pair_results(self) -> list[PairResults]:
        return [tally.pair_results() for tally in self._tallies.values()]

    def _row(self, bot: str, scale: _Scale, confidence: float) -> Row:
        """Return the row of a bot, without its likelihood of superiority."""
        number = self.names.index(bot)
        own = [
            (tally, group.index(number))
            for group, tally in self._tallies.items()
            if number in group
        ]
        wins, decided, points, rounds = map(
            _sums, zip(*(tally.by_deal(place) for tally, place in own), strict=True)
        )
        times = [tally.times(place) for tally, place in own]
        won = math.fsum(wins)
        return Row(
            bot=bot,
            rating=scale.rating(bot),
            superiority=math.nan,
            games=sum(len(tally.names) * tally.deals for tally, _ in own),
            wins=won,
            losses=sum(decided) - won,
            win_share=share(wins, decided, confidence),
            points=ratio(points, rounds, confidence),
            decisions=sum(decisions for decisions, _ in times),
            seconds=math.fsum(seconds for _, seconds in times),
        )

    def _superiority(self, bot: str, other: str, scale: _Scale) -> float:
        """Return how likely it is that a bot is stronger, by all games or those of the two."""
        if bot in scale.rated and other in scale.rated:
            return scale.superiority(bot, other)
        one, two = self.names.index(bot), self.names.index(other)
        if tally := self._tallies.get((one, two)):
            return tally.superiority(0, 1)
        tally = self._tallies.get((two, one))
        return tally.superiority(1, 0) if tally else math.nan

    def _pairings(self, order: Sequence[str], confidence: float) -> list[Pairing]:
        """Return the games of each two bots that played, in the order of the table."""
        rows = []
        for tally in self._tallies.values():
            if not tally.deals:
                continue
            one, other = sorted((0, 1), key=lambda place: order.index(tally.names[place]))
            wins, decided, points, rounds = tally.by_deal(one)
            difference = [x - y for x, y in zip(points, tally.by_deal(other)[2], strict=True)]
            won = math.fsum(wins)
            won_share = share(wins, decided, confidence)
            pairing = Pairing(
                bots=(tally.names[one], tally.names[other]),
                deals=tally.deals,
                wins=(won, sum(decided) - won),
                win_share=won_share,
                rating=rating(won_share, 2),
                points=ratio(difference, rounds, confidence),
                superiority=tally.superiority(one, other),
            )
            rows.append(pairing)
        return sorted(rows, key=lambda each: [order.index(bot) for bot in each.bots])


class _Scale:
    """The ratings of a group of bots, and on which side of it the others are.

    Arguments as for `Standings.results`.
    """

    def __init__(
        self, matches: Sequence[PairResults], anchor: str | None, elo: float, confidence: float
    ) -> None:
        #: The bots with finite ratings.
        self.rated, inside = connected(matches, anchor)
        self._beyond = beyond(matches, self.rated)
        self._elo = elo
        self._ratings = fit(inside, anchor, confidence, same_deals=True) if inside else None

    def rating(self, bot: str) -> Estimate:
        """Return the rating of a bot; of an unrated one it is infinite, or nan."""
        if bot in self._beyond:
            return Estimate(self._beyond[bot], math.nan, math.nan)
        if self._ratings is None:
            return Estimate(self._elo, self._elo, self._elo)
        own = self._ratings[bot]
        return Estimate(*(self._elo + each for each in (own.value, own.low, own.high)))

    def place(self, bot: str) -> float:
        """Return a number that is larger for stronger bots."""
        value = self.rating(bot).value
        return -math.inf if math.isnan(value) else value

    def superiority(self, bot: str, other: str) -> float:
        """Return how likely it is that a rated bot is stronger than another one."""
        return math.nan if self._ratings is None else self._ratings.superiority(bot, other)


def _sums(columns: Sequence[Sequence[float]]) -> list[float]:
    """Return the sums over all pairs of each deal, of which the last may be incomplete."""
    return [math.fsum(each) for each in zip_longest(*columns, fillvalue=0)]
