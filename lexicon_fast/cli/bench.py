"""`lexicon-fast bench`: throughput of this machine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.cli.options import FILE, WORDS, FileOption, examples, is_given
from lexicon_fast.errors import BadOption

if TYPE_CHECKING:
    from lexicon_fast.cli.bench_compare import Compared, Report
    from lexicon_fast.workloads import Measured


@click.command(
    "bench",
    epilog=examples(
        "lexicon-fast bench --quick",
        "LEXICON_FAST_ISA=avx2 lexicon-fast bench",
        "lexicon-fast bench --json > before.json",
        "lexicon-fast bench --compare before.json",
    ),
)
@click.option(
    "-w",
    "--words",
    type=WORDS,
    default="enable",
    show_default=True,
    help="Dictionary to search.",
)
@click.option("--quick", is_flag=True, help="Fewer hands and passes: a look, no measurement.")
@click.option(
    "--json", "as_json", is_flag=True, help="One JSON object, with the time of every pass."
)
@click.option(
    "--compare",
    "compare_path",
    cls=FileOption,
    type=FILE,
    metavar="FILE",
    help="Set beside what --json saved: ratios, and which are outside the noise.",
)
@click.option(
    "--against",
    "against_path",
    cls=FileOption,
    type=FILE,
    metavar="FILE",
    help="With --compare: another saved file in place of a run.",
)
@click.pass_context
def bench(
    ctx: click.Context,
    words: str,
    quick: bool,
    as_json: bool,
    compare_path: str | None,
    against_path: str | None,
) -> None:
    """Measure the throughput of this machine, one core, one row a workload.

    All hands are dealt with a fixed seed. Times are medians over the passes. "tests" are vector
    tests (eight words or groups each) a query: they do not depend on the machine. The signature
    is over the answers to 300 positions under both rulesets, and changes only when an answer does.

    --compare: ratio is the time now by the time saved. "faster" or "slower" stands where the
    middle eight tenths of the passes of both ("spread", in percent of the median) do not overlap,
    of five passes or more. Slower results or another signature are no error: the exit code is 0.
    """
    from lexicon_fast.cli import bench_compare

    if compare_path is None:
        if against_path is not None:
            raise BadOption("--against without --compare; accepted: --compare FILE --against FILE")
        _run(words, quick, as_json, None, "")
        return
    for name in ("words", "quick"):
        if against_path is not None and is_given(ctx, name):
            raise BadOption(f"--{name} with --against: nothing is measured; accepted: without it")
    saved = bench_compare.read(compare_path)
    if against_path is None:
        _run(words, quick, as_json, saved, compare_path)
        return
    report = bench_compare.read(against_path)
    bench_compare.check_comparable(
        compare_path, saved, report.dictionary, report.seed, report.quick
    )
    _show_saved(report, saved, as_json)


def _run(words: str, quick: bool, as_json: bool, saved: Report | None, path: str) -> None:
    """Measure, and print each row when it is there. path: of what was saved."""
    from lexicon_fast import workloads
    from lexicon_fast._version import __version__
    from lexicon_fast.cli import bench_compare
    from lexicon_fast.dictionary import Dictionary, cpu_info
    from lexicon_fast.games.lexicon.rules import points_by_code, ruleset

    dictionary = Dictionary.load(words)
    points_by_code(ruleset("waddingtons"), dictionary.compiled.upper)  # or stop here
    if saved is not None:
        bench_compare.check_comparable(path, saved, dictionary.sha256, workloads.SEED, quick)
    report: dict[str, Any] = {
        "bench": bench_compare.FORM,
        "version": __version__,
        "python": sys.version.split()[0],
        "isa": cpu_info()["isa"],
        "machine": workloads.machine(),
        "dictionary": dictionary.sha256,
        "words": len(dictionary),
        "seed": workloads.SEED,
        "quick": quick,
    }
    old = {} if saved is None else {row.name: row for row in saved.rows}
    rows: list[Measured] = []
    compared: list[Compared] = []
    if not as_json:
        _show_head(report, saved)
    for workload in workloads.workloads(dictionary, 100 if quick else 1000):
        row = workloads.measure(workload, 0.02 if quick else 0.5)
        rows.append(row)
        compared.append(bench_compare.compare(row, old.pop(row.name, None)))
        if not as_json:
            click.echo(_line(row) if saved is None else bench_compare.line(compared[-1]))
    signature = workloads.signature(dictionary)
    left = [bench_compare.compare(None, row) for row in old.values()]
    if as_json:
        report |= {"rows": rows, "signature": signature}
        if saved is not None:
            report["compared"] = bench_compare.as_object([*compared, *left], signature, saved)
        click.echo(bench_compare.written(report))
        return
    for missing in left:
        click.echo(bench_compare.line(missing))
    if saved is None:
        click.echo(f"signature {signature}")
    else:
        click.echo(bench_compare.said_of_signature(signature, saved.signature))


def _show_head(report: dict[str, Any], saved: Report | None) -> None:
    from lexicon_fast.cli import bench_compare

    click.echo(
        f"lexicon-fast {report['version']}, {report['isa']}, {report['words']:,} words,"
        f" Python {report['python']}"
    )
    if saved is None:
        head = ("us/query", "queries/s", "results/s", "tests")
        click.echo(f"{'workload':<34}{head[0]:>11}{head[1]:>13}{head[2]:>18}{head[3]:>8}")
        return
    for difference in bench_compare.differences(report, saved):
        click.echo(difference)
    click.echo(bench_compare.head())


def _show_saved(report: Report, saved: Report, as_json: bool) -> None:
    """Two saved runs beside each other."""
    import msgspec

    from lexicon_fast.cli import bench_compare

    old = {row.name: row for row in saved.rows}
    rows = [bench_compare.compare(row, old.pop(row.name, None)) for row in report.rows]
    rows += [bench_compare.compare(None, row) for row in old.values()]
    whole = msgspec.to_builtins(report)
    if as_json:
        whole["compared"] = bench_compare.as_object(rows, report.signature, saved)
        click.echo(bench_compare.written(whole))
        return
    _show_head(whole, saved)
    for row in rows:
        click.echo(bench_compare.line(row))
    click.echo(bench_compare.said_of_signature(report.signature, saved.signature))


def _line(row: Measured) -> str:
    rate = row.results / row.seconds
    results = f"{rate / 1e6:.1f} MB/s" if row.unit == "bytes" else f"{rate:,.0f} {row.unit}"
    tests = f"{row.vector_tests / row.queries:.0f}" if row.vector_tests else ""
    return (
        f"{row.name:<34}{row.seconds / row.queries * 1e6:>11.2f}"
        f"{row.queries / row.seconds:>13,.0f}{results:>18}{tests:>8}"
    )
