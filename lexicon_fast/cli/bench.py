"""`lexicon-fast bench`: throughput of this machine."""

from __future__ import annotations

import sys

import click

from lexicon_fast.dictionary import Dictionary, cpu_info


@click.command(
    "bench",
    epilog="Example: lexicon-fast bench --quick\n\nLEXICON_FAST_ISA=avx2 lexicon-fast bench",
)
@click.option("-w", "--words", default="enable", show_default=True, help="Dictionary to search.")
@click.option("--quick", is_flag=True, help="Fewer hands and passes: a look, no measurement.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of the table.")
def bench(words: str, quick: bool, as_json: bool) -> None:
    """Measure the throughput of this machine, one core, one row a workload.

    All hands are dealt with a fixed seed. Times are medians over the passes. "tests" are vector
    tests (eight words or groups each) a query: they do not depend on the machine. The signature
    is over the answers to 300 positions under both rulesets, and changes only when an answer does.
    """
    import msgspec

    from lexicon_fast import __version__, workloads
    from lexicon_fast.games.lexicon.rules import points_by_code, ruleset

    dictionary = Dictionary.load(words)
    points_by_code(ruleset("waddingtons"), dictionary.compiled.upper)  # or stop here
    info = cpu_info()
    rows: list[workloads.Measured] = []
    if not as_json:
        click.echo(
            f"lexicon-fast {__version__}, {info['isa']}, {len(dictionary):,} words,"
            f" Python {sys.version.split()[0]}"
        )
        head = ("us/query", "queries/s", "results/s", "tests")
        click.echo(f"{'workload':<34}{head[0]:>11}{head[1]:>13}{head[2]:>18}{head[3]:>8}")
    for workload in workloads.workloads(dictionary, 100 if quick else 1000):
        row = workloads.measure(workload, 0.02 if quick else 0.5)
        rows.append(row)
        if not as_json:
            click.echo(_line(row))
    signature = workloads.signature(dictionary)
    if as_json:
        report = {
            "version": __version__,
            "python": sys.version.split()[0],
            "isa": info["isa"],
            "dictionary": dictionary.sha256,
            "words": len(dictionary),
            "seed": workloads.SEED,
            "rows": rows,
            "signature": signature,
        }
        click.echo(msgspec.json.format(msgspec.json.encode(report), indent=1))
    else:
        click.echo(f"signature {signature}")


def _line(row: object) -> str:
    from lexicon_fast.workloads import Measured

    assert isinstance(row, Measured)
    rate = row.results / row.seconds
    results = f"{rate / 1e6:.1f} MB/s" if row.unit == "bytes" else f"{rate:,.0f} {row.unit}"
    tests = f"{row.vector_tests / row.queries:.0f}" if row.vector_tests else ""
    return (
        f"{row.name:<34}{row.seconds / row.queries * 1e6:>11.2f}"
        f"{row.queries / row.seconds:>13,.0f}{results:>18}{tests:>8}"
    )
