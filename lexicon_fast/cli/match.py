"""`lexicon-fast match`: let bots play against each other."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.arguments import MAX_TIMEOUT, TIMEOUT, cores
from lexicon_fast.base.errors import BadOption
from lexicon_fast.cli.groups import game_commands
from lexicon_fast.cli.options import (
    BOT,
    choice_option,
    combined,
    file_option,
    flag_option,
    number_option,
    refuse_compression,
    seed_option,
    threads_option,
    warn_complete,
    warn_of_left_out,
)
from lexicon_fast.cli.terminal import Progress, ending_processes
from lexicon_fast.games.registry import game_info

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from lexicon_fast.arena.match import Deal, Group, Match, Players
    from lexicon_fast.arena.results import Results, Tally
    from lexicon_fast.cli.game_parts import GameParts, MatchSetup
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


@dataclass(frozen=True, kw_only=True)
class DealOptions:
    """The options that matches and tournaments share."""

    bots: tuple[str, ...]
    words: str
    seed: int | None
    threads: int | None
    confidence: float
    record_path: str | None
    timeout: float | None
    clock: TimeControl | None
    output_format: str


@dataclass(frozen=True, kw_only=True)
class _MatchOptions(DealOptions):
    """The options of `match` that all games share; see `_match_options` and --words."""

    pairs: int
    until_significant: bool
    resume: bool
    raw_path: str | None


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

_match_options = combined(
    bots_argument,
    number_option(
        "--pairs",
        most=MOST_PAIRS,
        default=200,
        help="Number of deals; each is played with every rotation of the seats.",
    ),
    seed_option("Random seed of deals and bots. [default: random; with --resume, as before]"),
    threads_option("Number of processes."),
    flag_option(
        "--until-significant",
        help="Stop when one bot is clearly better than every other. This is checked after each"
        " tenth of the deals, at the levels of O'Brien and Fleming: all checks together have the"
        " error rate of one. Intervals are widened accordingly.",
    ),
    confidence_option("Confidence level of the intervals and of --until-significant."),
    file_option("--record", "record_path", help="Write the records of all deals."),
    flag_option("--resume", help="Continue a stopped match with the same --record."),
    file_option("--raw", "raw_path", help="Write the result of each deal, as JSON Lines."),
    timeout_option,
    clock_option,
    choice_option(
        "--format",
        "output_format",
        choices=("text", "jsonl"),
        default="text",
        help="Output format: a table, or one object with all numbers.",
    ),
)


def _command(game: GameParts) -> click.Command:
    simple = "greedy" if "greedy" in game.bots else game.bots[0]
    text = (
        f"Play {game.players} bots against each other at {game_info(game.name).title}.\n\n"
        "A BOT is a name, optionally with options after a colon:"
        f" {', '.join([simple, *game.bot_options])}. Bots:"
        f" {', '.join(game.bots + game.levels)}.\n\n"
        "It can also be your own program or class: 'cmd:./mybot --flag', python:module:Class (see"
        " docs/own-bot.md).\n\n"
        f"{game.match.text}; moves/s is the number of decisions per second of the bot's own time."
        " All intervals treat the deal as the unit. The result depends on the seed, but not on -j."
    )
    return game.command(game.match, _match_options, text, _run)


@game_commands(
    _command,
    "lexicon-fast match lexicon planner greedy",
    "lexicon-fast match lexicon expert:iterations=200 planner greedy --pairs 50",
    "lexicon-fast match scrabble static greedy",
    "lexicon-fast match lexibomb odds greedy",
    "lexicon-fast match lexicon 'cmd:python examples/bot.py' greedy",
)
def match() -> None:
    """Play bots against each other.

    Deals are seeded, and each is played once in every rotation of the seats.
    """


def match_of(
    setup: MatchSetup, options: DealOptions, seed: int | None, groups: tuple[Group, ...] = ()
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
def _run(setup: MatchSetup, **values: Any) -> None:
    """Play a match and print its results."""
    from lexicon_fast.arena.match import Players
    from lexicon_fast.arena.match_file import MatchFiles, earlier_seed, job_of, play_into
    from lexicon_fast.arena.results import SequentialStop, Tally
    from lexicon_fast.arena.tables import match_table

    options = _MatchOptions(**values)
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
            click.echo("\n".join(match_table(setup.game, about, results, pairs, setup.wording)))

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
    with Progress(total, "deal", done) as progress:
        for deal in deals:
            yield deal
            progress.update(status=status)


def _leader(tally: Tally) -> str:
    best = tally.leader()
    return f"{tally.names[best]} {tally.win_share(best):.1%}"


def _json(match: Match, players: Players, pairs: int, results: Results) -> str:
    import msgspec

    from lexicon_fast._version import __version__
    from lexicon_fast.arena.tournament_file import UsedDictionary

    report = {
        "version": __version__,
        "game": match.game,
        "bots": match.bots,
        "seed": match.seed,
        "pairs": pairs,
        "options": match.options,
        **({} if match.clock is None else {"clock": str(match.clock)}),
        "dictionary": UsedDictionary.of(players.dictionary),
        **msgspec.structs.asdict(results),
    }
    return msgspec.json.encode(report).decode()
