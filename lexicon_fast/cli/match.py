"""`lexicon-fast match`: bots against bots."""

from __future__ import annotations

import math
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli.games import GameCommands
from lexicon_fast.cli.options import BOT, cores, examples, threads_option, warn_of_left_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from io import TextIOWrapper

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
    click.option("--seed", type=int, default=0, show_default=True, help="Of deals and bots."),
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
    click.option("--record", "record_path", metavar="FILE", help="Write the records of all deals."),
    click.option(
        "--raw", "raw_path", metavar="FILE", help="Write each deal's result, as JSON Lines."
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
    raw_path: str | None,
    output_format: str,
) -> None:
    """Plays a match and prints its results.

    game_options: see the game's `Deals`; rules: they in a few words.
    """
    from lexicon_fast.bots.match import Match, Players, play
    from lexicon_fast.bots.results import Looks, Tally
    from lexicon_fast.rows.interrupts import Interrupts

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

    def show() -> None:
        results = tally.results(confidence, looks)
        if output_format == "jsonl":
            click.echo(_json(match, players, pairs, results))
        else:
            about = f"seed {seed}, {words} ({len(players.dictionary):,} words), {rules}"
            click.echo("\n".join(_table(game, wording, about, results, pairs)))

    with ExitStack() as stack:
        record = _open(record_path, "--record", stack)
        raw = _open(raw_path, "--raw", stack)
        deals = play(match, pairs, threads or cores(), players=players)
        stack.callback(deals.close)
        interrupts = stack.enter_context(Interrupts())
        try:
            for deal in _with_progress(deals, pairs, tally, stack):
                with interrupts.whole():  # a deal that counts is written
                    tally.add(deal)
                    _write(deal, record, raw)
                if looks is not None and looks.look(tally):
                    break
        except KeyboardInterrupt:
            stack.close()
            if tally.deals:
                show()
            raise
    show()


def _open(path: str | None, option: str, stack: ExitStack) -> TextIOWrapper | None:
    if path is None:
        return None
    if path == "-":
        raise click.UsageError(f"{option} -: stdout is for the results; accepted: a file")
    return stack.enter_context(open(path, "w", encoding="utf-8", newline="\n"))


def _write(deal: Deal, record: TextIOWrapper | None, raw: TextIOWrapper | None) -> None:
    import msgspec

    if record is not None:
        for lines in deal.records:
            record.writelines(f"{line}\n" for line in lines)
    if raw is not None:
        raw.writelines(f"{msgspec.json.encode(each).decode()}\n" for each in deal.played)


def _with_progress(
    deals: Iterable[Deal], pairs: int, tally: Tally, stack: ExitStack
) -> Iterable[Deal]:
    """The deals, with a bar on stderr if that is a terminal."""
    if not sys.stderr.isatty():
        yield from deals
        return
    from tqdm import tqdm  # type: ignore[import-untyped]

    bar = stack.enter_context(tqdm(total=pairs, unit="deal", file=sys.stderr))
    for deal in deals:
        yield deal
        best = tally.leader()
        bar.set_postfix_str(f"{tally.names[best]} {tally.win_share(best):.1%}", refresh=False)
        bar.update()


def _json(match: Match, players: Players, pairs: int, results: Results) -> str:
    import msgspec

    from lexicon_fast import __version__

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
