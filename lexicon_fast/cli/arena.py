"""`lexicon-fast match` and `tournament`: let bots play against each other, and rate them."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.arena.tables import AVERAGE, extent, tournament_tables
from lexicon_fast.base.arguments import MAX_TIMEOUT, TIMEOUT, cores
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.cli.groups import command, game_commands
from lexicon_fast.cli.options import (
    BOT,
    FILE,
    choice_option,
    combined,
    display_path,
    file_option,
    flag_option,
    number_option,
    refuse_compression,
    seed_option,
    threads_option,
    warn,
    warn_complete,
    warn_of_left_out,
)
from lexicon_fast.cli.terminal import Progress, ending_processes
from lexicon_fast.games.registry import game_info
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Mapping

    from lexicon_fast.arena.match import Deal, Group, Match, Players
    from lexicon_fast.arena.match_file import MatchFiles
    from lexicon_fast.arena.results import Results as MatchResults
    from lexicon_fast.arena.results import Tally
    from lexicon_fast.arena.statistics import Sprt
    from lexicon_fast.arena.tournament import Results, Standings
    from lexicon_fast.arena.tournament_file import Header, TournamentFile
    from lexicon_fast.cli.game_parts import GameParts, MatchSetup
    from lexicon_fast.cli.options import Decorator
    from lexicon_fast.games.clock import TimeControl

#: The most deals of a match.
_MOST_PAIRS: Final = 1_000_000


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
class _DealOptions:
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
class _MatchOptions(_DealOptions):
    """The options of `match` that all games share; see `_match_options` and --words."""

    pairs: int
    until_significant: bool
    resume: bool
    raw_path: str | None


_bots_argument: Decorator = click.argument(
    "bots", metavar="BOT BOT...", type=BOT, nargs=-1, required=True
)


def _confidence_option(help: str) -> Decorator:
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


_timeout_option: Decorator = click.option(
    "--timeout",
    type=click.FloatRange(0, MAX_TIMEOUT, min_open=True),
    metavar="SECONDS",
    help=f"Time that a program (`cmd:`) has for each action. [default: {TIMEOUT:g}]",
)

_clock_option: Decorator = click.option(
    "--clock",
    callback=_clock,
    metavar="TIME",
    help="Time of each bot in a deal: 60 (seconds), 60+2 (and 2 after each turn), or 10/move. A"
    " bot that runs out of time loses the deal. Results then depend on the machine.",
)

_match_options = combined(
    _bots_argument,
    number_option(
        "--pairs",
        most=_MOST_PAIRS,
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
    _confidence_option("Confidence level of the intervals and of --until-significant."),
    file_option("--record", "record_path", help="Write the records of all deals."),
    flag_option("--resume", help="Continue a stopped match with the same --record."),
    file_option("--raw", "raw_path", help="Write the result of each deal, as JSON Lines."),
    _timeout_option,
    _clock_option,
    choice_option(
        "--format",
        "output_format",
        choices=("text", "jsonl"),
        default="text",
        help="Output format: a table, or one object with all numbers.",
    ),
)


def _match_command(game: GameParts) -> click.Command:
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
    return game.command(game.match, _match_options, text, _run_match)


@game_commands(
    _match_command,
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


def _players_of(
    setup: MatchSetup, options: _DealOptions, seed: int | None, groups: tuple[Group, ...] = ()
) -> Players:
    """Return the players of a match. seed: None for a random one; groups: see `Match`."""
    from lexicon_fast.arena.match import Match, Players
    from lexicon_fast.base.rng import random_seed

    match = Match(
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
    players = Players(match)
    warn_of_left_out(players.dictionary)
    return players


@ending_processes()
def _run_match(setup: MatchSetup, **values: Any) -> None:
    """Play a match and print its results."""
    from lexicon_fast.arena.match_file import MatchFiles, earlier_seed, job_of
    from lexicon_fast.arena.results import SequentialStop, Tally
    from lexicon_fast.arena.tables import match_table

    options = _MatchOptions(**values)
    record, raw, pairs = options.record_path, options.raw_path, options.pairs
    _check_match_files(record, raw, resume=options.resume)
    seed = options.seed
    if seed is None and options.resume and record is not None:
        seed = earlier_seed(record)
    players = _players_of(setup, options, seed)
    match = players.match
    tally = Tally(players.names)
    early = None
    if options.until_significant:
        early = SequentialStop(pairs, len(options.bots), 1 - options.confidence)
    job = {}
    if record is not None:
        job = job_of(
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
            click.echo(_match_json(match, players, pairs, results))
        else:
            dictionary = f"{match.words} ({len(players.dictionary):,} words)"
            about = f"seed {match.seed}, {dictionary}, {_rules(setup, players)}"
            click.echo("\n".join(match_table(setup.game, about, results, pairs, setup.wording)))

    with MatchFiles(record, raw, job, resume=options.resume) as files:
        if files.is_complete:
            warn_complete(record)
            return
        _play_into(
            files,
            players,
            tally,
            pairs,
            options.threads,
            stop=lambda: early is not None and early.is_reached(tally),
            done=lambda: tally.deals,
            status=lambda: _leader(tally),
            show=show,
        )
        try:
            show()  # before finish(): a match that is killed here can still be resumed
        finally:
            files.finish()


def _rules(setup: MatchSetup, players: Players) -> str:
    """Return the rules of a match in a few words, with the ruleset of the dictionary's language."""
    return ", ".join(filter(None, [players.deals.rules.name, setup.rules]))


def _check_match_files(record: str | None, raw: str | None, *, resume: bool) -> None:
    """Raise UsageError for files that cannot be written."""
    _check_are_files({"--record": record, "--raw": raw}, "results")
    if resume and record is None:
        raise click.UsageError("--resume needs --record FILE")
    if record is not None and raw is not None:
        written = {os.path.realpath(record + more) for more in ("", ".part", ".part.json", ".job")}
        if os.path.realpath(raw) in written:
            raise click.UsageError(f"--raw {raw}: --record writes to this file; choose another one")


def _check_are_files(paths: Mapping[str, str | None], printed: str) -> None:
    """Raise UsageError for stdout, on which something else is printed, and for compressed files."""
    for option, path in paths.items():
        if path == "-":
            raise click.UsageError(f"{option} -: stdout is for the {printed}; name a file")
        refuse_compression(option, path)


def _play_into(
    files: MatchFiles | TournamentFile,
    players: Players,
    tally: Tally | Standings,
    pairs: int,
    threads: int | None,
    *,
    stop: Callable[[], bool],
    done: Callable[[], int],
    status: Callable[[], str],
    show: Callable[[], None],
) -> None:
    """Play the deals of a match into its files, with a progress bar on stderr.

    stop: returns whether to stop early; done: returns the deals so far; status: returns the text
    after the bar; show: prints the results, after Ctrl-C.
    """
    from lexicon_fast.arena.match_file import play_into

    def with_progress(deals: Iterable[Deal]) -> Generator[Deal]:
        with Progress(pairs * len(players.groups), "deal", done()) as progress:
            for deal in deals:
                yield deal
                progress.update(status=status)

    try:
        play_into(
            files,
            players,
            tally,
            pairs,
            stop=stop,
            threads=threads or cores(),
            progress=with_progress,
        )
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt) and done():
            show()
        if kept := files.keep():
            error.add_note(kept)
        raise


def _leader(tally: Tally) -> str:
    best = tally.leader()
    return f"{tally.names[best]} {tally.win_share(best):.1%}"


def _match_json(match: Match, players: Players, pairs: int, results: MatchResults) -> str:
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


#: Deals of a tournament without --pairs.
_PAIRS: Final = 100


@dataclass(frozen=True, kw_only=True)
class _ReportOptions:
    """The options of reports; see `_report_options`."""

    confidence: float
    anchor: tuple[str | None, float]
    output_format: str


@dataclass(frozen=True, kw_only=True)
class _TournamentOptions(_ReportOptions, _DealOptions):
    """The options of tournaments that all games share; see `_tournament_options` and --words."""

    gauntlet: bool
    pairs: int | None
    results_path: str | None
    sprt: tuple[float, float] | None
    alpha: float | None
    beta: float | None


def _anchor(
    _ctx: click.Context, _parameter: click.Parameter, value: str | None
) -> tuple[str | None, float]:
    if value is None:
        return None, 0.0
    # Names of bots may contain the sign: sim:iterations=500.
    bot, _, elo = value.rpartition("=")
    try:
        rating = float(elo)
    except ValueError:
        rating = math.nan
    if not bot or not math.isfinite(rating):
        raise click.BadParameter(f"{value!r} is not a bot and its rating, like greedy=1500")
    return (None if bot == AVERAGE else bot), rating


def _hypotheses(
    _ctx: click.Context, _parameter: click.Parameter, value: str | None
) -> tuple[float, float] | None:
    if value is None:
        return None
    try:
        low, high = map(float, value.split(":"))
    except ValueError:
        raise click.BadParameter(f"{value!r} is not two Elo differences, like 0:10") from None
    return low, high


_report_options = combined(
    _confidence_option("Confidence level of the intervals."),
    click.option(
        "--anchor",
        metavar="BOT=ELO",
        callback=_anchor,
        help="Rating of a bot, or of the average of all bots, on which the others are based."
        " [default: average=0]",
    ),
    choice_option(
        "--format",
        "output_format",
        choices=("text", "jsonl", "svg"),
        default="text",
        help="Output format: tables, one object with all numbers, or a chart of the ratings.",
    ),
)

_tournament_options = combined(
    _bots_argument,
    flag_option("--gauntlet", help="Play only the first bot against each of the others."),
    number_option(
        "--pairs",
        most=_MOST_PAIRS,
        help="Number of deals; each pair of bots plays every deal from both seats. [default:"
        f" {_PAIRS}; with --sprt {_MOST_PAIRS:,}]",
    ),
    seed_option("Random seed of deals and bots. [default: random; of an existing -o, as before]"),
    threads_option("Number of processes."),
    file_option(
        "-o",
        "--output",
        "results_path",
        help="Write the results of all deals, as JSON Lines. If the file exists, the tournament in"
        " it continues; a larger --pairs extends it.",
    ),
    file_option("--record", "record_path", help="Write the records of all games; needs -o."),
    click.option(
        "--sprt",
        metavar="ELO0:ELO1",
        callback=_hypotheses,
        help="Test sequentially whether the first of two bots is stronger by ELO1 points rather"
        " than by ELO0, in logistic Elo, and stop once that is clear.",
    ),
    click.option(
        "--alpha",
        type=float,
        metavar="P",
        help="Probability that --sprt accepts ELO1 if ELO0 is true. [default: 0.05]",
    ),
    click.option(
        "--beta",
        type=float,
        metavar="P",
        help="Probability that --sprt accepts ELO0 if ELO1 is true. [default: 0.05]",
    ),
    _timeout_option,
    _clock_option,
    _report_options,
)


def _tournament_command(game: GameParts) -> click.Command:
    text = (
        f"Rate bots in a {game_info(game.name).title} tournament.\n\n"
        f"A BOT is given as in `match {game.name}`:"
        f" {', '.join(game.bots + game.levels + game.bot_options[1:])}, 'cmd:./mybot --flag',"
        " python:module:Class.\n\n"
        f"{game.tournament.text}. All intervals treat the deal as the unit. The result depends on"
        " the seed, but not on -j."
    )
    return game.command(game.tournament, _tournament_options, text, _run_tournament)


@game_commands(
    _tournament_command,
    "lexicon-fast tournament lexicon random greedy planner",
    "lexicon-fast tournament scrabble greedy static sim --pairs 50 -o cup.jsonl",
    "lexicon-fast tournament lexicon planner greedy --sprt 0:20",
    "lexicon-fast tournament show cup.jsonl --format svg > cup.svg",
    kind="subcommand",
    metavar="GAME|show",
)
def tournament() -> None:
    """Rate bots in a round-robin tournament on shared deals.

    Each pair of bots plays every deal from both seats.
    """


@command(
    "lexicon-fast tournament show cup.jsonl",
    "lexicon-fast tournament show cup.jsonl --format svg > cup.svg",
    "lexicon-fast tournament show cup.jsonl --anchor greedy=1500",
    group=tournament,
)
@click.argument("path", metavar="FILE", type=FILE)
@_report_options
def show(path: str, **options: Any) -> None:
    """Show tournament results that -o saved, without playing.

    If FILE is -, stdin is read.
    """
    from lexicon_fast.arena.tournament import Standings
    from lexicon_fast.arena.tournament_file import open_results

    with open_results(path) as (header, lines):
        standings = Standings(header.names, header.groups, header.sprt)
        for deal in lines.deals():
            standings.add(deal)
        if lines.notice:
            warn(lines.notice)
    if not standings.played:
        raise BadOption(f"{display_path(path)} has no complete deal yet")
    _report(header, standings, _ReportOptions(**options))


@ending_processes()
def _run_tournament(setup: MatchSetup, **values: Any) -> None:
    """Play a tournament and print its results."""
    from lexicon_fast.arena.match_file import MatchFiles
    from lexicon_fast.arena.tournament import Standings, pairings
    from lexicon_fast.arena.tournament_file import Labels, TournamentFile, earlier_seed, header_of

    options = _TournamentOptions(**values)
    results_path, record_path = options.results_path, options.record_path
    _check_tournament_files(results_path, record_path)
    sprt = _sprt(options)
    seed = options.seed
    if seed is None and results_path is not None:
        seed = earlier_seed(results_path)
    groups = pairings(len(options.bots), gauntlet=options.gauntlet)
    players = _players_of(setup, options, seed, groups)
    standings = Standings(players.names, players.groups, sprt)
    _check_anchor(options.anchor[0], players.names)
    wording = setup.wording
    labels = Labels(_rules(setup, players), wording.unit, wording.points, wording.difference)
    header = header_of(players, labels, gauntlet=options.gauntlet, sprt=sprt)
    pairs = options.pairs or (_PAIRS if sprt is None else _MOST_PAIRS)
    files: TournamentFile | MatchFiles
    if results_path is None:
        files = MatchFiles(None, None, {}, resume=False)
    else:
        files = TournamentFile(results_path, record_path, header)
    with files:
        if isinstance(files, TournamentFile) and files.notice:
            warn(files.notice)
        _play_into(
            files,
            players,
            standings,
            pairs,
            options.threads,
            stop=lambda: standings.is_decided,
            done=lambda: standings.played,
            status=lambda: _status(standings),
            show=lambda: _report(header, standings, options, pairs),
        )
    _report(header, standings, options, pairs)


def _check_tournament_files(results: str | None, record: str | None) -> None:
    """Raise UsageError for files that cannot be written."""
    _check_are_files({"-o": results, "--record": record}, "tables")
    if record is not None:
        if results is None:
            raise click.UsageError("--record needs -o FILE, for the results of the same games")
        if os.path.realpath(record) == os.path.realpath(results):
            raise click.UsageError(f"--record {record}: -o writes to this file; choose another one")


def _sprt(options: _TournamentOptions) -> Sprt | None:
    """Return the sequential test. Raises UsageError, BadOption."""
    from lexicon_fast.arena.statistics import Sprt

    risks = {
        name: value
        for name, value in (("alpha", options.alpha), ("beta", options.beta))
        if value is not None
    }
    if options.sprt is None:
        for name in risks:
            raise click.UsageError(f"--{name} needs --sprt ELO0:ELO1")
        return None
    if len(options.bots) != 2:
        raise click.UsageError(f"--sprt compares 2 bots, not {len(options.bots)}")
    return Sprt(*options.sprt, **risks)


def _check_anchor(anchor: str | None, names: list[str]) -> None:
    """Raise UsageError for an anchor that does not play."""
    if anchor is not None and anchor not in names:
        raise click.UsageError(
            f"--anchor: no bot {excerpt(anchor)}; use {AVERAGE} or one of: {', '.join(names)}"
        )


def _status(standings: Standings) -> str:
    """Return the text after the progress bar."""
    test = standings.test
    if test is None:
        return ""
    lower, upper = test.sprt.bounds
    return f"LLR {test.llr:.2f} [{lower:.2f}, {upper:.2f}]"


def _report(
    header: Header, standings: Standings, options: _ReportOptions, pairs: int | None = None
) -> None:
    """Print the results. pairs: deals to play, if there may be fewer."""
    anchor, elo = options.anchor
    _check_anchor(anchor, list(header.names))
    results = standings.results(options.confidence, anchor, elo)
    if options.output_format == "jsonl":
        click.echo(_tournament_json(header, results))
    elif options.output_format == "svg":
        from lexicon_fast.arena.ratings import rating_chart

        title = f"{header.game}: {counted(len(header.names), 'bot')}, {extent(results, None)}"
        click.echo(rating_chart(results, title=title), nl=False)
    else:
        click.echo("\n".join(tournament_tables(header, results, pairs)))


def _tournament_json(header: Header, results: Results) -> str:
    import msgspec

    settings = msgspec.structs.asdict(header)
    del settings["format"], settings["job"], settings["labels"]
    del settings["sprt"]  # with its hypotheses in the results
    report = {**settings, **msgspec.structs.asdict(results)}
    return msgspec.json.encode(report).decode()
