"""`lexicon-fast bench`: measure the throughput of this machine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast._version import __version__
from lexicon_fast.base.errors import BadOption
from lexicon_fast.cli.groups import command
from lexicon_fast.cli.options import (
    dictionary_option,
    file_option,
    flag_option,
    is_given,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from lexicon_fast.cli.bench_compare import Compared, Report
    from lexicon_fast.cli.workloads import Measured


@command(
    "lexicon-fast bench --quick",
    "LEXICON_FAST_ISA=avx2 lexicon-fast bench",
    "lexicon-fast bench --json > before.json",
    "lexicon-fast bench --compare before.json",
)
@dictionary_option(help="Dictionary to search.")
@flag_option("--quick", help="Use fewer hands and passes; not precise.")
@flag_option("--json", "as_json", help="Print a JSON object, with the time of every pass.")
@file_option(
    "--compare",
    "compare_path",
    help="Compare with results that --json saved: print ratios, and which of them exceed the"
    " noise.",
)
@file_option(
    "--against",
    "against_path",
    help="With --compare: results to compare, instead of a new measurement.",
)
def bench(
    words: str,
    quick: bool,
    as_json: bool,
    compare_path: str | None,
    against_path: str | None,
) -> None:
    """Measure the throughput of this machine on one core.

    Each row is a workload. All hands are dealt with a fixed seed. Times are medians over the
    passes. "tests" is the number of vector tests (of eight words or groups each) per query; it does
    not depend on the machine. The signature is a hash of the answers to 300 positions under both
    rulesets, and changes only when an answer changes.

    With --compare, "ratio" is the new time divided by the saved time. "faster" or "slower" means
    that the middle eight tenths of both runs' passes ("spread", in percent of the median) do not
    overlap, if both have five passes or more. Slower results or another signature are not an error:
    the exit code is 0.
    """
    import msgspec

    from lexicon_fast.cli import bench_compare

    if against_path is not None:
        if compare_path is None:
            raise BadOption("--against needs --compare FILE")
        for name in ("words", "quick"):
            if is_given(name):
                raise BadOption(f"--{name} has no effect with --against, which measures nothing")
    saved = None if compare_path is None else bench_compare.read(compare_path)
    if against_path is None:
        report, rows, signature = _measurement(words, quick)
    else:
        other = bench_compare.read(against_path)
        report, rows = msgspec.to_builtins(other), iter(other.rows)
        signature = lambda: other.signature  # noqa: E731
    if saved is not None:
        options = report["dictionary"], report["seed"], report["quick"]
        bench_compare.check_comparable(compare_path or "", saved, *options)
    old = {} if saved is None else {row.name: row for row in saved.rows}
    measured: list[Measured] = []
    compared: list[Compared] = []
    if not as_json:
        _print_head(report, saved)
    for row in rows:
        measured.append(row)
        compared.append(bench_compare.compare(row, old.pop(row.name, None)))
        if not as_json:
            click.echo(_line(row) if saved is None else bench_compare.line(compared[-1]))
    report |= {"rows": measured, "signature": signature()}
    _print_end(report, compared, old.values(), saved, as_json)


def _measurement(
    words: str, quick: bool
) -> tuple[dict[str, Any], Iterator[Measured], Callable[[], str]]:
    """Return the facts about a new run, its rows as they are measured, and its signature."""
    from lexicon_fast.cli import bench_compare, workloads
    from lexicon_fast.dictionary import Dictionary, cpu_info
    from lexicon_fast.games.lexicon.rules import points_by_code, ruleset

    dictionary = Dictionary.load(words)
    points_by_code(ruleset("waddingtons"), dictionary.compiled.upper)  # raises for other letters
    facts: dict[str, Any] = {
        "bench": bench_compare.FORMAT_VERSION,
        "version": __version__,
        "python": sys.version.split()[0],
        "isa": cpu_info()["isa"],
        "machine": workloads.machine(),
        "dictionary": dictionary.sha256,
        "words": len(dictionary),
        "seed": workloads.SEED,
        "quick": quick,
    }
    rows = (
        workloads.measure(workload, 0.02 if quick else 0.5)
        for workload in workloads.workloads(dictionary, 100 if quick else 1000)
    )
    return facts, rows, lambda: workloads.signature(dictionary)


def _print_head(report: dict[str, Any], saved: Report | None) -> None:
    """Print the lines before the first row."""
    from lexicon_fast.cli import bench_compare

    click.echo(
        f"lexicon-fast {report['version']}, {report['isa']}, {report['words']:,} words,"
        f" Python {report['python']}"
    )
    if saved is None:
        head = ("us/query", "queries/s", "results/s", "tests")
        click.echo(f"{'workload':<34}{head[0]:>11}{head[1]:>13}{head[2]:>21}{head[3]:>8}")
        return
    for difference in bench_compare.differences(report, saved):
        click.echo(difference)
    click.echo(bench_compare.head())


def _print_end(
    report: dict[str, Any],
    compared: list[Compared],
    missing: Iterable[Measured],
    saved: Report | None,
    as_json: bool,
) -> None:
    """Print the missing workloads and the signature, or everything as JSON."""
    from lexicon_fast.cli import bench_compare

    signature = report["signature"]
    only_saved = [bench_compare.compare(None, row) for row in missing]
    if as_json:
        if saved is not None:
            compared = [*compared, *only_saved]
            report["compared"] = bench_compare.as_object(compared, signature, saved)
        click.echo(bench_compare.to_json(report))
        return
    for row in only_saved:
        click.echo(bench_compare.line(row))
    if saved is None:
        click.echo(f"signature {signature}")
    else:
        click.echo(bench_compare.signature_line(signature, saved.signature))


def _line(row: Measured) -> str:
    rate = row.results / row.seconds
    results = f"{rate / 1e6:.1f} MB/s" if row.unit == "bytes" else f"{rate:,.0f} {row.unit}"
    tests = f"{row.vector_tests / row.queries:.0f}" if row.vector_tests else ""
    return (
        f"{row.name:<34}{row.seconds / row.queries * 1e6:>11.2f}"
        f"{row.queries / row.seconds:>13,.0f}{results:>21}{tests:>8}"
    )
