"""The results of a match: a table of its bots, tests of each pair, and early stopping; as text."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import msgspec

from lexicon_fast.arena.ratings import PairResults
from lexicon_fast.arena.statistics import (
    Estimate,
    SprtResult,
    interim_levels,
    rating,
    ratio,
    share,
    sign_flip,
    superiority,
)
from lexicon_fast.games.markup import html_table
from lexicon_fast.rows.painter import aligned, counted

if TYPE_CHECKING:
    from lexicon_fast.arena import tournament
    from lexicon_fast.arena.match import Deal, Forfeit
    from lexicon_fast.arena.tournament_file import Header

#: What an anchor calls the mean of all bots.
AVERAGE: Final = "average"


class Wording(NamedTuple):
    """The words that a game uses in the table of results.

    unit: what a bot wins; points: what a bot scores in it; difference: between two bots, in points;
    guard: whether a unit can end without a winner.
    """

    unit: str = "game"
    points: str = "score"
    difference: str = "spread a game"
    guard: bool = False


def match_table(
    game: str, about: str, results: Results, pairs: int, wording: Wording
) -> Iterator[str]:
    """Yield the lines of a table of a match. about: the end of its first line; pairs: to play."""
    unit = wording.unit
    deals = extent(results, pairs)
    played = results.deals * results.seatings
    rounds = "" if results.rounds == played else f", {results.rounds:,} rounds"
    yield (f"{game}: {deals} in {results.seatings} seatings, {played:,} {unit}s{rounds}; {about}")
    yield ""
    guard = ["guard"] if wording.guard else []
    head = ["bot", "wins", "losses", *guard, "win share", "", wording.points, ""]
    head += ["rating", "", "turns", "moves/s"]
    yield from aligned([head, *(_match_row(row, results, wording) for row in results.rows)])
    yield ""
    best = max(results.rows, key=lambda row: row.wins).bot
    for each in results.differences:
        if best in each.bots:
            first, second = each.bots
            wins = " ".join(filter(None, _cells(each.wins, "{:+.3f}")))
            points = " ".join(filter(None, _cells(each.points, "{:+.2f}")))
            yield (
                f"{first} less {second}: wins a {unit} {wins}, {_p(each.wins_p)};"
                f" {wording.difference} {points}, {_p(each.points_p)}"
            )
    for lost in results.forfeits:
        yield _forfeits_line(lost, played, unit)
    level = f"{100 * results.confidence:.4g}%"
    if results.look is None:
        yield f"[{level} intervals, the deal is the unit]"
        return
    look = results.look
    sign, verdict = ("<", "clear") if look.significant else (">=", "not clear")
    yield (
        f"[{level} intervals, widened for the looks; look {look.number} of {look.of}, after"
        f" {look.deals:,} deals: p {look.p:.2g} {sign} {look.level:.2g}, {verdict}]"
    )


def _forfeits_line(lost: Forfeits, played: int, unit: str) -> str:
    """Describe a bot's forfeits. played: all its games, each a `unit`."""
    reasons = ", ".join(f"{n:,} {reason}" for reason, n in lost.reasons.items())
    return (
        f"{lost.bot} forfeited {lost.seatings:,} of {played:,} {unit}s ({reasons}); first in"
        f" deal {lost.deal}: {lost.message}"
    )


def _match_row(row: Row, results: Results, wording: Wording) -> list[str]:
    return [
        row.bot,
        f"{row.wins:,.10g}",
        f"{row.losses:,.10g}",
        *([f"{results.guards:,}"] if wording.guard else []),
        *_cells(row.win_share, "{:.1%}"),
        *_cells(row.points, "{:.2f}"),
        *_cells(row.rating, "{:+.0f}"),
        f"{row.turns.value:.1f}",
        f"{row.decisions / row.seconds:,.0f}" if row.seconds else "",
    ]


def _cells(estimate: Estimate, number_format: str) -> tuple[str, str]:
    """Return a number, and its interval in brackets."""
    if math.isnan(estimate.value):
        return "-", ""
    value = number_format.format(estimate.value)
    if math.isnan(estimate.low):
        return value, ""
    return value, f"[{number_format.format(estimate.low)}, {number_format.format(estimate.high)}]"


def _p(p: float) -> str:
    return "p < 1e-12" if p < 1e-12 else f"p {p:.2g}"


def extent(results: Results | tournament.Results, pairs: int | None) -> str:
    """Return how many deals were played, of those to play."""
    deals = counted(results.deals, "deal")
    if pairs is None or results.deals >= pairs:
        return deals
    return f"{results.deals:,} of {counted(pairs, 'deal')}"


def tournament_tables(
    header: Header, results: tournament.Results, pairs: int | None
) -> Iterator[str]:
    """Yield the lines of the tables of a tournament. pairs: to play, if there may be fewer."""
    labels = header.labels
    kind = "gauntlet" if header.gauntlet else "round robin"
    limit = None if results.sprt is not None and results.sprt.verdict != "open" else pairs
    rounds = "" if results.rounds == results.games else f", {results.rounds:,} rounds"
    if results.guards:
        rounds += f", {results.guards:,} ended by the guard"
    dictionary = f"{header.dictionary.name} ({header.dictionary.words:,} words)"
    bots = counted(len(header.names), "bot")
    yield (
        f"{header.game}: {kind} of {bots}, {extent(results, limit)} in both seatings,"
        f" {results.games:,} {labels.unit}s{rounds}; seed {header.seed}, {dictionary},"
        f" {labels.rules}"
    )
    yield ""
    head = ["", "bot", "rating", "", "LOS", f"{labels.unit}s", "wins", "losses"]
    head += ["win share", "", labels.points, "", "ms/move"]
    rows = [_row(place, row) for place, row in enumerate(results.rows, 1)]
    yield from aligned([head, *rows], left=(1,))
    if len(results.rows) > 2:
        yield ""
        yield from aligned(_cross_table(results), left=(1,))
    yield ""
    head = ["bot", "other", "deals", "wins", "losses", "win share", "Elo", ""]
    head += [labels.difference, "", "LOS"]
    yield from aligned([head, *map(_pairing, results.pairings)], left=(0, 1))
    notes = [*_unrated(results), *_forfeits(results, labels.unit)]
    if results.sprt is not None:
        notes.append(_sprt_line(results.sprt, header.names))
    yield from ["", *notes] if notes else ()
    yield ""
    level = f"{100 * results.confidence:.4g}%"
    base = f"{results.anchor or AVERAGE} = {results.anchor_elo:g}"
    yield (
        f"[{level} intervals, the deal is the unit; rating in Elo, {base}; LOS: likelihood of being"
        " stronger than the next bot, or than the other]"
    )


def _row(place: int, row: tournament.Row) -> list[str]:
    return [
        str(place),
        row.bot,
        *_cells(row.rating, "{:+.0f}"),
        _likelihood(row.superiority),
        f"{row.games:,}",
        f"{row.wins:,.10g}",
        f"{row.losses:,.10g}",
        *_cells(row.win_share, "{:.1%}"),
        *_cells(row.points, "{:.2f}"),
        f"{1000 * row.seconds / row.decisions:.2f}" if row.decisions else "",
    ]


def _cross_table(results: tournament.Results) -> list[list[str]]:
    """Return the win share of the bot of each row against that of each column."""
    shares = {}
    for each in results.pairings:
        first, second = each.bots
        shares[first, second] = each.win_share.value
        shares[second, first] = 1 - each.win_share.value
    bots = [row.bot for row in results.rows]
    table = [["", "win share against", *map(str, range(1, len(bots) + 1))]]
    for place, bot in enumerate(bots, 1):
        row = [shares.get((bot, other), math.nan) for other in bots]
        table.append([str(place), bot, *("-" if math.isnan(x) else f"{x:.1%}" for x in row)])
    return table


def _pairing(each: tournament.Pairing) -> list[str]:
    return [
        *each.bots,
        f"{each.deals:,}",
        *(f"{wins:,.10g}" for wins in each.wins),
        _cells(each.win_share, "{:.1%}")[0],
        *_cells(each.rating, "{:+.0f}"),
        *_cells(each.points, "{:+.2f}"),
        _likelihood(each.superiority),
    ]


def _likelihood(value: float) -> str:
    if math.isnan(value):
        return "-"
    if not 0.0001 <= value <= 0.9999:
        return "<0.01%" if value < 0.5 else ">99.99%"
    return f"{value:.2%}"


def _unrated(results: tournament.Results) -> Iterator[str]:
    ratings = {row.bot: row.rating.value for row in results.rows}
    for bot in results.unrated:
        if math.isnan(ratings[bot]):
            reason = "no decided game connects it with the rated bots"
        elif ratings[bot] > 0:
            reason = "no rated bot has beaten it"
        else:
            reason = "it has beaten no rated bot"
        yield f"{bot} has no finite rating: {reason}; play more deals, or add bots between"


def _forfeits(results: tournament.Results, unit: str) -> Iterator[str]:
    games = {row.bot: row.games for row in results.rows}
    for lost in results.forfeits:
        yield _forfeits_line(lost, games[lost.bot], unit)


def _sprt_line(test: SprtResult, names: tuple[str, ...]) -> str:
    verdict = {
        "H0": f"H0 is accepted ({test.elo0:g} Elo)",
        "H1": f"H1 is accepted ({test.elo1:g} Elo)",
        "open": "not clear yet",
    }[test.verdict]
    outcomes = ", ".join(f"{what}: {count:,}" for what, count in test.outcomes.items())
    return (
        f"SPRT of {names[0]} against {names[1]}, H0 {test.elo0:g} and H1 {test.elo1:g} Elo"
        f" (logistic; alpha {test.alpha:g}, beta {test.beta:g}): LLR {test.llr:.2f}"
        f" [{test.lower:.2f}, {test.upper:.2f}] after {counted(test.deals, 'deal')}: {verdict}\n"
        f"wins of {names[0]} in a deal: {outcomes}"
    )


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
