"""`lexicon-fast match`: let bots play against each other."""

from __future__ import annotations

import math
import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

import click

from lexicon_fast.base.arguments import MAX_TIMEOUT, TIMEOUT, cores
from lexicon_fast.base.errors import BadOption
from lexicon_fast.cli.groups import GameCommands
from lexicon_fast.cli.options import (
    BOT,
    combined,
    examples,
    file_option,
    refuse_compression,
    threads_option,
    warn_complete,
    warn_of_left_out,
)
from lexicon_fast.cli.signals import ending_processes
from lexicon_fast.rows.painter import aligned, counted, is_terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from lexicon_fast.arena.match import Deal, Group, Match, Players
    from lexicon_fast.arena.results import Forfeits, Results, Row, Tally
    from lexicon_fast.arena.statistics import Estimate
    from lexicon_fast.cli.options import Decorator
    from lexicon_fast.games.clock import TimeControl

#: The most deals of a match.
MOST_PAIRS: Final = 1_000_000


def _share(_ctx: click.Context, _parameter: click.Parameter, value: float) -> float:
    if not 0 < value < 1:
        raise click.BadParameter(f"{value:g} must be between 0 and 1, for example 0.95")
    return value


def _clock(
    _ctx: click.Context, _parameter: click.Parameter, value: str | None
) -> TimeControl | None:
    from lexicon_fast.games.clock import TimeControl

    try:
        return None if value is None else TimeControl.parse(value)
    except BadOption as error:
        raise click.BadParameter(str(error)) from None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOptions:
    """The options of `match` that all games share; see `match_options` and --words."""

    bots: tuple[str, ...]
    words: str
    pairs: int
    seed: int | None
    threads: int | None
    until_significant: bool
    confidence: float
    record_path: str | None
    resume: bool
    raw_path: str | None
    timeout: float | None
    clock: TimeControl | None
    output_format: str


bots_argument: Decorator = click.argument(
    "bots", metavar="BOT BOT...", type=BOT, nargs=-1, required=True
)


def confidence_option(help: str) -> Decorator:
    """Return --confidence."""
    return click.option(
        "--confidence",
        type=float,
        callback=_share,
        metavar="SHARE",
        default=0.95,
        show_default=True,
        help=help,
    )


timeout_option: Decorator = click.option(
    "--timeout",
    type=click.FloatRange(0, MAX_TIMEOUT, min_open=True),
    metavar="SECONDS",
    help=f"Time that a program (`cmd:`) has for each action. [default: {TIMEOUT:g}]",
)

clock_option: Decorator = click.option(
    "--clock",
    callback=_clock,
    metavar="TIME",
    help="Time of each bot in a deal: 60 (seconds), 60+2 (and 2 after each turn), or 10/move. A"
    " bot that runs out of time loses the deal. Results then depend on the machine.",
)

match_options = combined(
    bots_argument,
    click.option(
        "--pairs",
        type=click.IntRange(1, MOST_PAIRS),
        metavar="N",
        default=200,
        show_default=True,
        help="Number of deals; each is played with every rotation of the seats.",
    ),
    click.option(
        "--seed",
        type=int,
        metavar="N",
        help="Random seed of deals and bots. [default: random; with --resume, as before]",
    ),
    threads_option("Number of processes."),
    click.option(
        "--until-significant",
        is_flag=True,
        help="Stop when one bot is clearly better than every other. This is checked after each"
        " tenth of the deals, at the levels of O'Brien and Fleming: all checks together have the"
        " error rate of one. Intervals are widened accordingly.",
    ),
    confidence_option("Confidence level of the intervals and of --until-significant."),
    file_option("--record", "record_path", help="Write the records of all deals."),
    click.option("--resume", is_flag=True, help="Continue a stopped match with the same --record."),
    file_option("--raw", "raw_path", help="Write the result of each deal, as JSON Lines."),
    timeout_option,
    clock_option,
    click.option(
        "--format",
        "output_format",
        type=click.Choice(("text", "jsonl")),
        default="text",
        show_default=True,
        help="Output format: a table, or one object with all numbers.",
    ),
)


@dataclass(frozen=True, slots=True)
class Wording:
    """The words that a game uses in the table of results.

    unit: what a bot wins; points: what a bot scores in it; difference: between two bots, in points;
    guard: whether a unit can end without a winner.
    """

    unit: str
    points: str
    difference: str
    guard: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game starts its matches.

    options: see the game's `Deals`; rules: in a few words.
    """

    game: str
    options: dict[str, Any]
    rules: str
    wording: Wording


@click.group(
    cls=GameCommands,
    epilog=examples(
        "lexicon-fast match lexicon planner greedy",
        "lexicon-fast match lexicon expert:iterations=200 planner greedy --pairs 50",
        "lexicon-fast match scrabble static greedy",
        "lexicon-fast match lexibomb odds greedy",
        "lexicon-fast match lexicon 'cmd:python examples/bot.py' greedy",
    ),
)
def match() -> None:
    """Play bots against each other.

    Deals are seeded, and each is played once in every rotation of the seats.
    """


class DealOptions(Protocol):
    """The options that matches and tournaments share."""

    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def words(self) -> str: ...
    @property
    def record_path(self) -> str | None: ...
    @property
    def timeout(self) -> float | None: ...
    @property
    def clock(self) -> TimeControl | None: ...


def match_of(
    setup: Setup, options: DealOptions, seed: int | None, groups: tuple[Group, ...] = ()
) -> Match:
    """Return the match of a command. seed: None for a random one; groups: see `Match`."""
    from lexicon_fast.arena.match import Match
    from lexicon_fast.base.rng import random_seed

    return Match(
        game=setup.game,
        bots=options.bots,
        words=options.words,
        seed=random_seed() if seed is None else seed,
        options=setup.options,
        record=options.record_path is not None,
        allow_external=True,
        timeout=options.timeout,
        clock=options.clock,
        groups=groups,
    )


@ending_processes()
def run(setup: Setup, options: MatchOptions) -> None:
    """Play a match and print its results."""
    from lexicon_fast.arena.match import Players
    from lexicon_fast.arena.match_file import MatchFiles, earlier_seed, job_of, play_into
    from lexicon_fast.arena.results import SequentialStop, Tally

    record, raw, pairs = options.record_path, options.raw_path, options.pairs
    _check_paths(record, raw, resume=options.resume)
    seed = options.seed
    if seed is None and options.resume and record is not None:
        seed = earlier_seed(record)
    match = match_of(setup, options, seed)
    players = Players(match)
    warn_of_left_out(players.dictionary)
    tally = Tally(players.names)
    early = None
    if options.until_significant:
        early = SequentialStop(pairs, len(options.bots), 1 - options.confidence)
    job = {}
    if record is not None:
        job = job_of(
            match,
            players,
            pairs=pairs,
            until_significant=options.until_significant,
            confidence=options.confidence,
            raw=raw,
            **({} if options.timeout is None else {"timeout": options.timeout}),
            **({} if options.clock is None else {"clock": str(options.clock)}),
        )

    def show() -> None:
        results = tally.results(options.confidence, early)
        if options.output_format == "jsonl":
            click.echo(_json(match, players, pairs, results))
        else:
            dictionary = f"{match.words} ({len(players.dictionary):,} words)"
            about = f"seed {match.seed}, {dictionary}, {setup.rules}"
            click.echo("\n".join(_table(setup, about, results, pairs)))

    with MatchFiles(record, raw, job, resume=options.resume) as files:
        if files.is_complete:
            warn_complete(record)
            return
        try:
            play_into(
                files,
                match,
                players,
                tally,
                pairs,
                stop=lambda: early is not None and early.is_reached(tally),
                threads=options.threads or cores(),
                progress=lambda deals: with_progress(
                    deals, pairs, tally.deals, lambda: _leader(tally)
                ),
            )
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt) and tally.deals:
                show()
            if kept := files.keep():
                error.add_note(kept)
            raise
        try:
            show()  # before finish(): a match that is killed here can still be resumed
        finally:
            files.finish()


def _check_paths(record: str | None, raw: str | None, *, resume: bool) -> None:
    """Raise UsageError for files that cannot be written."""
    for option, path in (("--record", record), ("--raw", raw)):
        if path == "-":
            raise click.UsageError(f"{option} -: stdout is for the results; name a file")
        refuse_compression(option, path)
    if resume and record is None:
        raise click.UsageError("--resume needs --record FILE")
    if record is not None and raw is not None:
        written = {os.path.realpath(record + more) for more in ("", ".part", ".part.json", ".job")}
        if os.path.realpath(raw) in written:
            raise click.UsageError(f"--raw {raw}: --record writes to this file; choose another one")


def with_progress(
    deals: Iterable[Deal], total: int, done: int, status: Callable[[], str]
) -> Generator[Deal]:
    """Yield the deals, with a progress bar on stderr if that is a terminal.

    total: deals of all runs; done: those of earlier ones; status: returns the text after the bar.
    """
    if not is_terminal(sys.stderr):
        yield from deals
        return
    from tqdm import tqdm  # type: ignore[import-untyped]

    with tqdm(total=total, initial=done, unit="deal", file=sys.stderr) as bar:
        for deal in deals:
            yield deal
            bar.set_postfix_str(status(), refresh=False)
            bar.update()


def _leader(tally: Tally) -> str:
    best = tally.leader()
    return f"{tally.names[best]} {tally.win_share(best):.1%}"


def _json(match: Match, players: Players, pairs: int, results: Results) -> str:
    import msgspec

    from lexicon_fast._version import __version__

    report = {
        "version": __version__,
        "game": match.game,
        "bots": match.bots,
        "seed": match.seed,
        "pairs": pairs,
        "options": match.options,
        **({} if match.clock is None else {"clock": str(match.clock)}),
        "dictionary": {
            "name": players.dictionary.name,
            "words": len(players.dictionary),
            "sha256": players.dictionary.sha256,
        },
        **msgspec.structs.asdict(results),
    }
    return msgspec.json.encode(report).decode()


def _table(setup: Setup, about: str, results: Results, pairs: int) -> Iterable[str]:
    game, wording = setup.game, setup.wording
    unit = wording.unit
    deals = counted(pairs, "deal")
    if results.deals != pairs:
        deals = f"{results.deals:,} of {deals}"
    played = results.deals * results.seatings
    rounds = "" if results.rounds == played else f", {results.rounds:,} rounds"
    yield (f"{game}: {deals} in {results.seatings} seatings, {played:,} {unit}s{rounds}; {about}")
    yield ""
    guard = ["guard"] if wording.guard else []
    head = ["bot", "wins", "losses", *guard, "win share", "", wording.points, ""]
    head += ["rating", "", "turns", "moves/s"]
    yield from aligned([head, *(_row(row, results, wording) for row in results.rows)])
    yield ""
    best = max(results.rows, key=lambda row: row.wins).bot
    for each in results.differences:
        if best in each.bots:
            first, second = each.bots
            wins = " ".join(filter(None, cells(each.wins, "{:+.3f}")))
            points = " ".join(filter(None, cells(each.points, "{:+.2f}")))
            yield (
                f"{first} less {second}: wins a {unit} {wins}, {_p(each.wins_p)};"
                f" {wording.difference} {points}, {_p(each.points_p)}"
            )
    for lost in results.forfeits:
        yield forfeits_line(lost, played, unit)
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


def forfeits_line(lost: Forfeits, played: int, unit: str) -> str:
    """Describe a bot's forfeits. played: all its games, each a `unit`."""
    reasons = ", ".join(f"{n:,} {reason}" for reason, n in lost.reasons.items())
    return (
        f"{lost.bot} forfeited {lost.seatings:,} of {played:,} {unit}s ({reasons}); first in"
        f" deal {lost.deal}: {lost.message}"
    )


def _row(row: Row, results: Results, wording: Wording) -> list[str]:
    return [
        row.bot,
        f"{row.wins:,.10g}",
        f"{row.losses:,.10g}",
        *([f"{results.guards:,}"] if wording.guard else []),
        *cells(row.win_share, "{:.1%}"),
        *cells(row.points, "{:.2f}"),
        *cells(row.rating, "{:+.0f}"),
        f"{row.turns.value:.1f}",
        f"{row.decisions / row.seconds:,.0f}" if row.seconds else "",
    ]


def cells(estimate: Estimate, form: str) -> tuple[str, str]:
    """Return a number, and its interval in brackets."""
    if math.isnan(estimate.value):
        return "-", ""
    value = form.format(estimate.value)
    if math.isnan(estimate.low):
        return value, ""
    return value, f"[{form.format(estimate.low)}, {form.format(estimate.high)}]"


def _p(p: float) -> str:
    return "p < 1e-12" if p < 1e-12 else f"p {p:.2g}"
