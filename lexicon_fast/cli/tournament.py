"""`lexicon-fast tournament`: let every two bots play against each other, and rate all."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.arena.tables import AVERAGE, extent, tournament_tables
from lexicon_fast.base.arguments import cores
from lexicon_fast.base.errors import excerpt
from lexicon_fast.cli.groups import command, game_commands
from lexicon_fast.cli.match import (
    MOST_PAIRS,
    DealOptions,
    bots_argument,
    clock_option,
    confidence_option,
    match_of,
    timeout_option,
    with_progress,
)
from lexicon_fast.cli.options import (
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
    warn_of_left_out,
)
from lexicon_fast.cli.terminal import ending_processes
from lexicon_fast.games.registry import game_info
from lexicon_fast.rows.painter import counted

if TYPE_CHECKING:
    from lexicon_fast.arena.sprt import Sprt
    from lexicon_fast.arena.tournament import Results, Standings
    from lexicon_fast.arena.tournament_file import Header
    from lexicon_fast.cli.game_parts import GameParts, MatchSetup

#: Deals without --pairs.
_PAIRS: Final = 100


@dataclass(frozen=True, kw_only=True)
class ReportOptions:
    """The options of reports; see `report_options`."""

    confidence: float
    anchor: tuple[str | None, float]
    output_format: str


@dataclass(frozen=True, kw_only=True)
class _TournamentOptions(ReportOptions, DealOptions):
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


report_options = combined(
    confidence_option("Confidence level of the intervals."),
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
    bots_argument,
    flag_option("--gauntlet", help="Play only the first bot against each of the others."),
    number_option(
        "--pairs",
        most=MOST_PAIRS,
        help="Number of deals; each pair of bots plays every deal from both seats. [default:"
        f" {_PAIRS}; with --sprt {MOST_PAIRS:,}]",
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
    timeout_option,
    clock_option,
    report_options,
)


def _command(game: GameParts) -> click.Command:
    text = (
        f"Rate bots in a {game_info(game.name).title} tournament.\n\n"
        f"A BOT is given as in `match {game.name}`:"
        f" {', '.join(game.bots + game.levels + game.bot_options[1:])}, 'cmd:./mybot --flag',"
        " python:module:Class.\n\n"
        f"{game.tournament.text}. All intervals treat the deal as the unit. The result depends on"
        " the seed, but not on -j."
    )
    return game.command(game.tournament, _tournament_options, text, _run)


@game_commands(
    _command,
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
@report_options
def show(path: str, **options: Any) -> None:
    """Show tournament results that -o saved, without playing.

    If FILE is -, stdin is read.
    """
    from lexicon_fast.arena.tournament import Standings
    from lexicon_fast.arena.tournament_file import open_results
    from lexicon_fast.base.errors import BadOption

    with open_results(path) as (header, lines):
        standings = Standings(header.names, header.groups, header.sprt)
        for deal in lines.deals():
            standings.add(deal)
        if lines.notice:
            warn(lines.notice)
    if not standings.played:
        raise BadOption(f"{display_path(path)} has no complete deal yet")
    _report(header, standings, ReportOptions(**options))


@ending_processes()
def _run(setup: MatchSetup, **values: Any) -> None:
    """Play a tournament and print its results."""
    from lexicon_fast.arena.match import Players
    from lexicon_fast.arena.match_file import MatchFiles, play_into
    from lexicon_fast.arena.tournament import Standings, pairings
    from lexicon_fast.arena.tournament_file import (
        Labels,
        TournamentFile,
        earlier_seed,
        header_of,
    )

    options = _TournamentOptions(**values)
    results_path, record_path = options.results_path, options.record_path
    _check_paths(results_path, record_path)
    sprt = _sprt(options)
    seed = options.seed
    if seed is None and results_path is not None:
        seed = earlier_seed(results_path)
    groups = pairings(len(options.bots), gauntlet=options.gauntlet)
    match = match_of(setup, options, seed, groups)
    players = Players(match)
    warn_of_left_out(players.dictionary)
    standings = Standings(players.names, players.groups, sprt)
    _check_anchor(options.anchor[0], players.names)
    wording = setup.wording
    labels = Labels(setup.rules, wording.unit, wording.points, wording.difference)
    header = header_of(match, players, labels, gauntlet=options.gauntlet, sprt=sprt)
    pairs = options.pairs or (_PAIRS if sprt is None else MOST_PAIRS)
    files: TournamentFile | MatchFiles
    if results_path is None:
        files = MatchFiles(None, None, {}, resume=False)
    else:
        files = TournamentFile(results_path, record_path, header)
    with files:
        if isinstance(files, TournamentFile) and files.notice:
            warn(files.notice)
        try:
            play_into(
                files,
                match,
                players,
                standings,
                pairs,
                stop=lambda: standings.is_decided,
                threads=options.threads or cores(),
                progress=lambda deals: with_progress(
                    deals, pairs * len(match.groups), standings.played, lambda: _status(standings)
                ),
            )
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt) and standings.played:
                _report(header, standings, options, pairs)
            if kept := files.keep():
                error.add_note(kept)
            raise
    _report(header, standings, options, pairs)


def _check_paths(results: str | None, record: str | None) -> None:
    """Raise UsageError for files that cannot be written."""
    for option, path in (("-o", results), ("--record", record)):
        if path == "-":
            raise click.UsageError(f"{option} -: stdout is for the tables; name a file")
        refuse_compression(option, path)
    if record is not None:
        if results is None:
            raise click.UsageError("--record needs -o FILE, for the results of the same games")
        if os.path.realpath(record) == os.path.realpath(results):
            raise click.UsageError(f"--record {record}: -o writes to this file; choose another one")


def _sprt(options: _TournamentOptions) -> Sprt | None:
    """Return the sequential test. Raises UsageError, BadOption."""
    from lexicon_fast.arena.sprt import Sprt

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
    header: Header, standings: Standings, options: ReportOptions, pairs: int | None = None
) -> None:
    """Print the results. pairs: deals to play, if there may be fewer."""
    anchor, elo = options.anchor
    _check_anchor(anchor, list(header.names))
    results = standings.results(options.confidence, anchor, elo)
    if options.output_format == "jsonl":
        click.echo(_json(header, results))
    elif options.output_format == "svg":
        from lexicon_fast.arena.rating_chart import rating_chart

        title = f"{header.game}: {counted(len(header.names), 'bot')}, {extent(results, None)}"
        click.echo(rating_chart(results, title=title), nl=False)
    else:
        click.echo("\n".join(tournament_tables(header, results, pairs)))


def _json(header: Header, results: Results) -> str:
    import msgspec

    settings = msgspec.structs.asdict(header)
    del settings["format"], settings["job"], settings["labels"]
    del settings["sprt"]  # with its hypotheses in the results
    report = {**settings, **msgspec.structs.asdict(results)}
    return msgspec.json.encode(report).decode()
