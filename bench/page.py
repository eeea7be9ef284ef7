"""Fill the tables of docs/benchmarks.md and docs/limits.md from the raw results, without measuring.

    python bench/page.py

The function NAME writes the part of the page between `<!-- NAME -->` and `<!-- end -->` from its
files in results/, and `memory` the one of docs/limits.md from memory.json. Everything else on the
pages stays as it is.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "results"
PAGE = HERE.parent / "docs" / "benchmarks.md"
LIMITS = PAGE.with_name("limits.md")

ISAS = {"avx512": "AVX-512", "avx2": "AVX2", "plain": "plain C++"}

_BLOCK = re.compile(r"<!-- (\w+) -->\n(.*?)<!-- end -->\n", re.DOTALL)


def raw(name: str) -> Any:
    return json.loads((RESULTS / name).read_text())


def source(*names: str) -> str:
    """Return the line below a table, with links to the raw results."""
    links = [f"[{name}](../bench/results/{name})" for name in names]
    return f"\nFrom {', '.join(links)}."


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return a table whose first column is left-aligned and whose others are right-aligned."""
    rule = "|".join(["---", *["--:"] * (len(head) - 1)])
    lines = [" | ".join(cells) for cells in (head, *rows)]
    return [f"| {lines[0]} |", f"|{rule}|", *(f"| {line} |" for line in lines[1:])]


def us(value: float) -> str:
    """Format microseconds with three significant digits."""
    return f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:,.0f}"


def spread(values: Sequence[float]) -> str:
    """Format the median and the range over the turns."""
    return f"{us(median(values))} ({us(min(values))} to {us(max(values))})"


def machine() -> list[str]:
    about, bench = raw("figures.json")["machine"], raw("bench.json")
    return [
        f"{about['processor']}, {about['cores']} cores, {ISAS[about['isa']]}; {about['system']};"
        f" Python {about['python']}; lexicon-fast {about['version']}, {about['date']}."
        f" `bench` ran at a load of {bench['machine']['load'][0]:.1f}.",
        source("figures.json", "bench.json"),
    ]


def searches() -> list[str]:
    rows = []
    for row in raw("figures.json")["searches"]:
        ours, ratio = row["turns"]["ours"], row.get("ratio", {})
        cells = [f"{spread(ours[isa])}, {ratio[isa]:.2f}x" for isa in ISAS]
        rows.append([row["name"], f"{row['words']:,.0f}", *cells, spread(row["turns"]["sketch"])])
    head = ["search", "words", *(f"{name}, us" for name in ISAS.values()), "reference, us"]
    return [*table(head, rows), source("figures.json")]


def noise() -> list[str]:
    """Compare the same searches on a quiet and on a busy machine."""
    quiet, noisy = (raw(f"figures{part}.json")["searches"] for part in ("", "-noisy"))
    rows = []
    for one, other in zip(quiet, noisy, strict=True):
        assert one["name"] == other["name"]
        change = other["us"]["avx512"] / one["us"]["avx512"]
        ratios = [f"{row['ratio']['avx512']:.2f}x" for row in (one, other)]
        rows.append([one["name"], f"{change:.2f}x", *ratios])
    head = ["search", "time, busier by quieter hour", "ratio, quieter", "ratio, busier"]
    return [*table(head, rows), source("figures.json", "figures-noisy.json")]


def duration(value: float) -> str:
    """Format microseconds, or milliseconds if there are many."""
    if value < 1000:
        return f"{us(value)} us"
    return f"{value / 1e3:.1f} ms" if value < 10_000 else f"{value / 1e3:.0f} ms"


def calls() -> list[str]:
    figures = raw("figures.json")
    both = {**raw("figures-calls.json")["calls_us"], **figures["calls_us"]}
    rows = [[f"`{name}`" if "(" in name else name, duration(each)] for name, each in both.items()]
    for name, value in {**figures["rounds"], **figures["commands"]}.items():
        what, _, unit = name.rpartition(" (")
        digits = 2 if unit == "times)" else 1 if unit == "ms)" and value < 20 else 0
        rows.append([what, f"{value:,.{digits}f} {unit[:-1]}"])
    head = ["call or command", "median"]
    return [*table(head, rows), source("figures.json", "figures-calls.json")]


def bench() -> list[str]:
    from lexicon_fast.cli import bench_compare

    names = ["bench.json", "bench-avx2.json", "bench-plain.json"]
    reports = [bench_compare.read(str(RESULTS / name)) for name in names]
    best, others = reports[0], reports[1:]
    rows = []
    for at, row in enumerate(best.rows):
        alone = bench_compare.compare(row, row)
        beside = [bench_compare.compare(other.rows[at], row) for other in others]
        ratios = [f"{each.ratio:.2f}x{_mark(each.says)}" for each in beside]
        tests = f"{row.vector_tests / row.queries:,.0f}" if row.vector_tests else ""
        each = row.seconds / row.queries
        rate = f"{1 / each:,.0f}"
        rows.append([row.name, us(each * 1e6), f"{alone.spread:.0%}", rate, tests, *ratios])
    head = ["workload", f"{ISAS[best.isa]}, us/query", "spread", "queries/s", "vector tests"]
    head += [ISAS[other.isa] for other in others]
    signatures = {report.signature for report in reports}
    assert len(signatures) == 1, signatures
    return [*table(head, rows), f"\nSignature `{signatures.pop()}` in all three.", source(*names)]


def _mark(says: str) -> str:
    """Return a question mark for a ratio within the noise."""
    return "" if says else " ?"


def hands() -> list[str]:
    report = raw("plot.json")
    shown = [size for size in (3, 5, 7, 10, 12, 15) if size in report["sizes"]]
    rows = []
    for masters, rates in zip(report["masters"], report["hands_per_second"], strict=True):
        cells = [f"{rates[report['sizes'].index(size)]:,.0f}" for size in shown]
        rows.append([str(masters), *cells])
    head = ["Masters", *(f"{size} cards" for size in shown)]
    return [*table(head, rows), source("plot.json")]


def scrabble() -> list[str]:
    report = raw("scrabble.json")
    kinds = ("all plays", "all plays in order", "best 10", "best play")
    rows = []
    for row in report["rows"]:
        turns = [spread(row["turns"][f"{kind}, avx512"]) for kind in kinds]
        sketch = row["turns"].get("sketch")
        ratio = f"{row['us']['all plays, avx512'] / row['us']['sketch']:.2f}x" if sketch else ""
        name = f"{row['positions']}, {row['count']}"
        rows.append([name, f"{row['plays']:,.0f}", *turns, spread(sketch) if sketch else "", ratio])
    head = ["positions", "plays", *(f"{kind}, us" for kind in kinds), "reference, us", "ratio"]
    games = raw("scrabble-games.json")
    load = games["machine"]["load"][0]
    lines = [*table(head, rows), "", f"Whole games, one core, at a load of {load:.0f}:", ""]
    played = [
        [row["game"], f"{row['turns']:.1f}", f"{spread(row['each'])}"] for row in games["games"]
    ]
    lines += table(["against itself", "turns a game", "games/s"], played)
    return [*lines, source("scrabble.json", "scrabble-games.json")]


def lexibomb() -> list[str]:
    odds, plays = raw("lexibomb-odds.json"), raw("lexibomb-plays.json")
    names = {"odds": "odds of all closed squares", "lines, native": "all lines of new squares"}
    rows = []
    for key, name in names.items():
        cells = [f"{value:.2f}" for value in odds["ms"][key].values()]
        rows.append([f"{name}, {odds['boards']:,} boards", *cells])
    for row in plays["by blanks on the rack"]:
        cells = [f"{row['ms']['all'][part]:.2f}" for part in ("50", "99", "100")]
        of = f"{row['blanks']} blanks, {row['positions']} positions"
        rows.append([f"all plays with expected scores, {of}", *cells])
    head = ["", "median, ms", "99 of 100, ms", "slowest, ms"]
    return [*table(head, rows), source("lexibomb-odds.json", "lexibomb-plays.json")]


def engine() -> list[str]:
    report = raw("protocol.json")
    rows = []
    for name in ("scrabble_racks7", "hands10", "hands10_master"):
        row = report[name]
        trip, piped = row["round_trip_us"], [each["per_s"] for each in row["pipelined"]]
        cells = [f"{us(median(trip))} us", f"{median(piped):,.0f}"]
        rows.append([f"`search`, {name}", *cells])
    start = f"From starting the process to `hello`: {median(report['start_ms']):.0f} ms."
    head = ["request", "there and back", "a second, sent in a row"]
    return [*table(head, rows), "", start, source("protocol.json")]


def endgame() -> list[str]:
    lines = (RESULTS / "endgame.txt").read_text().splitlines()
    return ["```text", *lines, "```", source("endgame.txt")]


def runs(name: str, command: str) -> str:
    """Return the output of a command in a file of several, without its first line."""
    found = re.split(r"^# (?=.*bench/)", (RESULTS / name).read_text(), flags=re.MULTILINE)
    (output,) = [each for each in found if each.startswith(f"{command}\n")]
    return output


def figure(pattern: str, text: str) -> str:
    found = re.search(pattern, text, re.MULTILINE)
    assert found, pattern
    return found[1]


def word_study() -> list[str]:
    mixed = runs("find.txt", "bench/find.py")
    plain = runs("find.txt", "bench/find.py --anagrams --passes 30")
    equations = runs("equations.txt", "bench/equations.py")
    boggle = runs("boggle.txt", "bench/boggle.py --passes 8")
    rows = []
    for name, share in (("median", 50), ("99th percentile", 99), ("slowest", 100)):
        time = figure(rf"^ *{share}% +(\d+) us", mixed)
        rows.append((f"1,000 mixed queries, {name}", f"{int(time):,} us"))
    for kind in ("anagram", "subanagram"):
        for letters in ("7 letters", "6 letters and a blank"):
            time = figure(rf"^{letters} +{kind} +([\d.]+) us", plain)
            rows.append((f"`{kind}:`, {letters}, in a batch", f"{time} us"))
    for text in ("A~A", "AB;BA;|A|=1", "AB;BA"):
        time = figure(rf"^{re.escape(text)} +[\d,]+ +[\d.]+ +[\d.]+ +([\d.]+)$", equations)
        shown = text.replace("|", "\\|")
        rows.append((f"equations `{shown}`, all solutions, median", f"{time} ms"))
    for kind, name in (("boggle", "4x4"), ("big", "5x5")):
        rate = figure(rf"^{kind}: .*\n +points and words +([\d,]+) boards/s", boggle)
        rows.append((f"points and words of random Boggle boards, {name}", f"{rate} boards/s"))
    head = ["query", "CPU time"]
    return [*table(head, rows), source("find.txt", "equations.txt", "boggle.txt")]


def memory() -> list[str]:
    found = json.loads((HERE / "memory.json").read_text())
    # A vertical bar would end the cell.
    rows = [["`" + row.replace("|", "\\|") + "`", f"{n:,.0f}"] for row, n in found["MB"].items()]
    return [
        *table(["command or call", "MB"], rows),
        "",
        f"From [memory.json](../bench/memory.json): {found['date']}, commit {found['commit']},"
        f" Python {found['python']}, {found['system']}.",
    ]


BLOCKS: dict[str, Callable[[], list[str]]] = {
    each.__name__: each
    for each in (
        *(machine, searches, noise, calls, bench, hands),
        *(scrabble, lexibomb, engine, endgame, word_study),
    )
}


def filled(page: str, blocks: Mapping[str, Callable[[], list[str]]] = BLOCKS) -> str:
    """Return the page with tables from the raw results. Raises KeyError for an unknown table."""

    def block(found: re.Match[str]) -> str:
        lines = [f"<!-- {found[1]} -->", "", *blocks[found[1]](), "", "<!-- end -->", ""]
        return "\n".join(lines)

    return _BLOCK.sub(block, page)


def main() -> None:
    PAGE.write_text(filled(PAGE.read_text()))
    LIMITS.write_text(filled(LIMITS.read_text(), {"memory": memory}))


if __name__ == "__main__":
    main()
