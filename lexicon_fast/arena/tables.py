"""The results of matches and tournaments as text for people."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.rows.painter import aligned, counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.arena import tournament
    from lexicon_fast.arena.results import Forfeits, Results, Row
    from lexicon_fast.arena.statistics import Estimate, SprtResult
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
