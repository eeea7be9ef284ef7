"""`lexicon-fast match`: bots against bots."""

from __future__ import annotations

import math
import os
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli.game_commands import GameCommands
from lexicon_fast.cli.options import (
    BOT,
    FILE,
    FileOption,
    cores,
    examples,
    refuse_compression,
    threads_option,
    warn,
    warn_of_left_out,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from lexicon_fast.bots.match import Deal, Match, Players
    from lexicon_fast.bots.results import Results, Row, Tally
    from lexicon_fast.bots.statistics import Estimate

_PAIRS = 200


def _share(_ctx: click.Context, _parameter: click.Parameter, value: float) -> float:
    if not 0 < value < 1:
        raise click.BadParameter(f"{value:g}; accepted: between 0 and 1, like 0.95")
    return value


#: What the matches of all games have in common.
_OPTIONS = (
    click.argument("bots", metavar="BOT BOT...", type=BOT, nargs=-1, required=True),
    click.option(
        "--pairs",
        type=click.IntRange(1, 1_000_000),
        metavar="N",
        default=_PAIRS,
        show_default=True,
        help="Deals; each is played under every rotation of the seats.",
    ),
    click.option(
        "--seed", type=int, default=0, show_default=True, help="Random seed of deals and bots."
    ),
    threads_option("Processes that play."),
    click.option(
        "--until-significant", is_flag=True, help="Stop once it is clear which bot is the best."
    ),
    click.option(
        "--confidence",
        type=float,
        callback=_share,
        metavar="SHARE",
        default=0.95,
        show_default=True,
        help="Of the intervals, and of --until-significant.",
    ),
    click.option(
        "--record",
        "record_path",
        cls=FileOption,
        type=FILE,
        metavar="FILE",
        help="Write the records of all deals.",
    ),
    click.option(
        "--resume",
        is_flag=True,
        help="Continue a match with the same --record where it was stopped.",
    ),
    click.option(
        "--raw",
        "raw_path",
        cls=FileOption,
        type=FILE,
        metavar="FILE",
        help="Write each deal's result, as JSON Lines.",
    ),
    click.option(
        "--format",
        "output_format",
        type=click.Choice(("text", "jsonl")),
        default="text",
        show_default=True,
        help="A table, or one object with all numbers.",
    ),
)


def match_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The arguments and options of all games: what `run` takes, but for --words."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@dataclass(frozen=True, slots=True)
class Wording:
    """What a game calls what is counted.

    unit: what is won; points: what a bot gets in it; difference: what sets two bots apart; guard:
    may one end with nobody as the winner?
    """

    unit: str
    points: str
    difference: str
    guard: bool = False


@click.group(
    cls=GameCommands,
    epilog=examples(
        "lexicon-fast match lexicon planner greedy",
        "lexicon-fast match lexicon expert:iterations=200 planner greedy --pairs 50",
        "lexicon-fast match scrabble static greedy",
        "lexicon-fast match lexibomb odds greedy",
    ),
)
def match() -> None:
    """Bots against bots, by seeded deals that are replayed with seats exchanged."""


def run(
    game: str,
    game_options: dict[str, Any],
    rules: str,
    wording: Wording,
    *,
    bots: tuple[str, ...],
    words: str,
    pairs: int,
    seed: int,
    threads: int | None,
    until_significant: bool,
    confidence: float,
    record_path: str | None,
    resume: bool,
    raw_path: str | None,
    output_format: str,
) -> None:
    """Play a match and print its results.

    game_options: see the game's `Deals`; rules: the rules in a few words.
    """
    from lexicon_fast.batch.match_file import MatchFiles, job_of
    from lexicon_fast.bots.match import Match, Players, play
    from lexicon_fast.bots.results import Looks, Tally
    from lexicon_fast.rows.interrupts import Interrupts

    _check_paths(record_path, raw_path, resume=resume)
    match = Match(
        game=game,
        bots=bots,
        words=words,
        seed=seed,
        options=game_options,
        record=record_path is not None,
    )
    players = Players(match)
    warn_of_left_out(players.dictionary)
    tally = Tally(players.names)
    looks = Looks(pairs, len(bots), 1 - confidence) if until_significant else None
    job = {}
    if record_path is not None:
        job = job_of(
            match,
            players,
            pairs=pairs,
            until_significant=until_significant,
            confidence=confidence,
            raw=raw_path,
        )

    def show() -> None:
        results = tally.results(confidence, looks)
        if output_format == "jsonl":
            click.echo(_json(match, players, pairs, results))
        else:
            about = f"seed {seed}, {words} ({len(players.dictionary):,} words), {rules}"
            click.echo("\n".join(_table(game, wording, about, results, pairs)))

    with MatchFiles(record_path, raw_path, job, resume=resume) as files, ExitStack() as stack:
        if files.is_complete:
            warn(f"{record_path} is already complete; drop --resume to rebuild it")
            return
        try:
            clear = False
            for deal in files.earlier():
                tally.add(deal)
                clear = looks is not None and looks.look(tally)
            if not clear and tally.deals < pairs:
                first = tally.deals + 1
                deals = play(match, pairs, threads or cores(), players=players, first=first)
                stack.callback(deals.close)
                interrupts = stack.enter_context(Interrupts())
                for deal in _with_progress(deals, pairs, tally, stack):
                    with interrupts.delayed():  # a deal that counts is written
                        files.write(deal)
                        tally.add(deal)
                    if looks is not None and looks.look(tally):
                        break
        except BaseException as error:
            stack.close()
            if isinstance(error, KeyboardInterrupt) and tally.deals:
                show()
            if kept := files.keep():
                error.add_note(kept)
            raise
        stack.close()
        try:
            show()  # first: a match that is killed before it is shown can be resumed
        finally:
            files.finish()


def _check_paths(record: str | None, raw: str | None, *, resume: bool) -> None:
    """Raise UsageError for files that a match cannot write."""
    for option, path in (("--record", record), ("--raw", raw)):
        if path == "-":
            raise click.UsageError(
                f"{option} -: stdout is for the results; use {option} with a file"
            )
        if path is not None:
            refuse_compression(option, path)
    if resume and record is None:
        raise click.UsageError("--resume: only a match with --record FILE can be resumed")
    if record is not None and raw is not None:
        written = {os.path.realpath(record + more) for more in ("", ".part", ".part.json", ".job")}
        if os.path.realpath(raw) in written:
            raise click.UsageError(f"--raw {raw}: --record writes this file; use another one")


def _with_progress(
    deals: Iterable[Deal], pairs: int, tally: Tally, stack: ExitStack
) -> Iterable[Deal]:
    """The deals, with a bar on stderr if that is a terminal."""
    if not sys.stderr.isatty():
        yield from deals
        return
    from tqdm import tqdm  # type: ignore[import-untyped]

    bar = stack.enter_context(tqdm(total=pairs, initial=tally.deals, unit="deal", file=sys.stderr))
    for deal in deals:
        yield deal
        best = tally.leader()
        bar.set_postfix_str(f"{tally.names[best]} {tally.win_share(best):.1%}", refresh=False)
        bar.update()


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
        "dictionary": {
            "name": players.dictionary.name,
            "words": len(players.dictionary),
            "sha256": players.dictionary.sha256,
        },
        **msgspec.structs.asdict(results),
    }
    return msgspec.json.encode(report).decode()


# The table


def _table(game: str, wording: Wording, about: str, results: Results, pairs: int) -> Iterable[str]:
    unit = wording.unit
    so_far = "" if results.deals == pairs else f" of {pairs:,}"
    played = results.deals * results.seatings
    rounds = "" if results.rounds == played else f", {results.rounds:,} rounds"
    yield (
        f"{game}: {results.deals:,}{so_far} deals in {results.seatings} seatings,"
        f" {played:,} {unit}s{rounds}; {about}"
    )
    yield ""
    guard = ["guard"] if wording.guard else []
    head = ["bot", "wins", "losses", *guard, "win share", "", wording.points, ""]
    head += ["rating", "", "turns", "moves/s"]
    yield from _aligned([head, *(_row(row, results, wording) for row in results.rows)])
    yield ""
    best = max(results.rows, key=lambda row: row.wins).bot
    for each in results.differences:
        if best in each.bots:
            first, second = each.bots
            wins = " ".join(_shown(each.wins, "{:+.3f}", "{:+.3f}"))
            points = " ".join(_shown(each.points, "{:+.2f}", "{:+.2f}"))
            yield (
                f"{first} less {second}: wins a {unit} {wins}, {_p(each.wins_p)};"
                f" {wording.difference} {points}, {_p(each.points_p)}"
            )
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


def _row(row: Row, results: Results, wording: Wording) -> list[str]:
    return [
        row.bot,
        f"{row.wins:,.10g}",
        f"{row.losses:,.10g}",
        *([f"{results.guards:,}"] if wording.guard else []),
        *_shown(row.win_share, "{:.1%}", "{:.1%}"),
        *_shown(row.points, "{:.2f}", "{:.2f}"),
        *_shown(row.rating, "{:+.0f}", "{:+.0f}"),
        f"{row.turns.value:.1f}",
        f"{row.decisions / row.seconds:,.0f}" if row.seconds else "",
    ]


def _shown(estimate: Estimate, value: str, bound: str) -> tuple[str, str]:
    """A number, and its interval in brackets."""
    if math.isnan(estimate.value):
        return "-", ""
    shown = value.format(estimate.value)
    if math.isnan(estimate.low):
        return shown, ""
    return shown, f"[{bound.format(estimate.low)}, {bound.format(estimate.high)}]"


def _p(p: float) -> str:
    return "p < 1e-12" if p < 1e-12 else f"p {p:.2g}"


def _aligned(rows: list[list[str]]) -> Iterable[str]:
    """The rows in columns: the first to the left, intervals too, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            f"{cell:<{width}}" if at == 0 or cell.startswith("[") else f"{cell:>{width}}"
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()
