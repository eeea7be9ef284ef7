"""Saved results of `bench`: writing, reading and comparing them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import msgspec

from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.validation import explain
from lexicon_fast.cli.options import display_path, read_file
from lexicon_fast.cli.workloads import Measured

#: The version of the file format, to increase with every change.
FORMAT_VERSION: Final = 1

_EXPECTED: Final = "use a file that lexicon-fast bench --json printed"

_SHA256_SHOWN: Final = 12

#: The quantiles of the passes between which the spread is measured.
_SPREAD: Final = (0.1, 0.9)

#: Passes needed for a verdict. Of runs with equal speed, three and three passes do not overlap once
#: in 10 times, five and five once in 126.
_ENOUGH: Final = 5


class Machine(msgspec.Struct, frozen=True):
    """The machine of a run. load: averages over 1, 5 and 15 minutes; None: unknown."""

    processor: str
    cores: int
    system: str
    load: list[float] | None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a run. dictionary: the sha256 of its words; words: their number."""

    bench: int
    version: str
    python: str
    isa: str
    machine: Machine
    dictionary: str
    words: int
    seed: int
    quick: bool
    rows: list[Measured]
    signature: str


@dataclass(frozen=True, slots=True)
class Compared:
    """A workload in two runs.

    ratio: the median time divided by that of the saved run; None if the queries differ. spread,
    saved_spread: the range of the middle eight tenths of the passes, divided by the median. says:
    "faster" or "slower" if these ranges do not overlap, "" if they do or there are too few passes,
    or why there is no ratio.
    """

    name: str
    seconds: float | None
    saved_seconds: float | None
    ratio: float | None
    spread: float | None
    saved_spread: float | None
    says: str
    same_results: bool


def to_json(report: dict[str, Any]) -> str:
    """Return a report as JSON: a line for each field, and for each object in a list."""
    parts = []
    for name, value in report.items():
        text = _json(value)
        if isinstance(value, list) and value:
            text = "[\n  " + ",\n  ".join(map(_json, value)) + "\n ]"
        parts.append(f" {_json(name)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read(path: str) -> Report:
    """Read saved results; `-` is stdin. Raises BadOption for other content, OSError."""
    name = display_path(path)
    data = read_file(path, BadOption)
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadOption(f"{name} {explain(error)}; {_EXPECTED}") from None
    if not (isinstance(value, dict) and "rows" in value and "signature" in value):
        raise BadOption(f"{name} is not a bench result file; {_EXPECTED}")
    if "bench" not in value:
        raise BadOption(
            f"{name} was saved by an older version, without the single passes; measure again with"
            " lexicon-fast bench --json"
        )
    if value["bench"] != FORMAT_VERSION:
        raise BadOption(
            f"{name}: version {excerpt(value['bench'], 20)} of the file format; this program reads"
            f" version {FORMAT_VERSION}"
        )
    try:
        report = msgspec.convert(value, Report)
    except msgspec.ValidationError as error:
        raise BadOption(f"{name}: {explain(error)}; {_EXPECTED}") from None
    if fault := _fault(report.rows):
        raise BadOption(f"{name}: {fault}; {_EXPECTED}")
    return report


def _fault(rows: Sequence[Measured]) -> str | None:
    """Describe an impossible value in the rows of a run; None: there is none."""
    if not rows:
        return "no workloads"
    names = [row.name for row in rows]
    for row in rows:
        if names.count(row.name) > 1:
            return f"workload {excerpt(row.name)} is there twice"
        if row.queries < 1:
            return f"workload {excerpt(row.name)} has {row.queries} queries"
        bad = [time for time in (row.seconds, *row.times) if not 0 < time < math.inf]
        if bad or not row.times:
            return f"workload {excerpt(row.name)} has " + (
                f"a time of {bad[0]} s" if bad else "no pass"
            )
    return None


def check_comparable(path: str, saved: Report, dictionary: str, seed: int, quick: bool) -> None:
    """Raise BadOption if a saved run and a run with these options have different queries."""
    name = display_path(path)
    if saved.dictionary != dictionary:
        raise BadOption(
            f"{name} was measured with another dictionary (sha256"
            f" {saved.dictionary[:_SHA256_SHOWN]!r}..., here"
            f" {dictionary[:_SHA256_SHOWN]!r}...); use -w with the same list"
        )
    if saved.quick != quick:
        how = "with" if saved.quick else "without"
        raise BadOption(f"{name} was measured {how} --quick; measure the same way again")
    if saved.seed != seed:
        raise BadOption(f"{name} was measured with seed {saved.seed}; this version uses {seed}")


def compare(now: Measured | None, saved: Measured | None) -> Compared:
    """Compare a workload with the saved one; None: it is not in that run."""
    row = now or saved
    assert row is not None
    ratio, verdict, same = None, "", True
    if now is None:
        verdict = "only saved"
    elif saved is None:
        verdict = "new"
    elif (now.queries, now.unit) != (saved.queries, saved.unit):
        verdict = "other queries"
    else:
        ratio = now.seconds / saved.seconds
        same = now.results == saved.results
        if min(len(now.times), len(saved.times)) >= _ENOUGH:
            (low, high), (saved_low, saved_high) = _middle(now.times), _middle(saved.times)
            verdict = "faster" if high < saved_low else "slower" if low > saved_high else ""
    return Compared(
        name=row.name,
        seconds=_each(now),
        saved_seconds=_each(saved),
        ratio=ratio,
        spread=_spread(now),
        saved_spread=_spread(saved),
        says=verdict,
        same_results=same,
    )


def _middle(times: Sequence[float]) -> tuple[float, float]:
    """Return the range of the middle eight tenths of the passes."""
    import numpy as np

    low, high = np.quantile(times, _SPREAD).tolist()
    return low, high


def _each(row: Measured | None) -> float | None:
    return None if row is None else row.seconds / row.queries


def _spread(row: Measured | None) -> float | None:
    if row is None:
        return None
    low, high = _middle(row.times)
    return (high - low) / row.seconds


def head() -> str:
    """Return the head of the table."""
    return f"{'workload':<34}{'us/query':>11}{'saved':>11}{'ratio':>8}{'spread':>14}"


def line(row: Compared) -> str:
    """Return a row of the table."""
    times = "".join(
        f"{'-' if seconds is None else f'{seconds * 1e6:.2f}':>11}"
        for seconds in (row.seconds, row.saved_seconds)
    )
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}x"
    spreads = [f"{part:.0%}" for part in (row.spread, row.saved_spread) if part is not None]
    verdict = row.says if row.same_results else f"{row.says} other results".lstrip()
    return f"{row.name:<34}{times}{ratio:>8}{', '.join(spreads):>14}  {verdict}".rstrip()


def differences(now: dict[str, Any], saved: Report) -> list[str]:
    """Return other differences of two runs than their times: "processor X, saved: Y"."""
    old = msgspec.to_builtins(saved)
    pairs = [("processor", now["machine"]["processor"], saved.machine.processor)]
    pairs += [(name, now[name], old[name]) for name in ("isa", "python", "version")]
    return [f"{name} {here}, saved: {there}" for name, here, there in pairs if here != there]


def signature_line(now: str, saved: str) -> str:
    """Return a line about the signature of two runs."""
    if now == saved:
        return f"signature {now}, as saved"
    return f"signature {now}, saved: {saved}: some answers are not the same"


def as_object(rows: Sequence[Compared], now: str, saved: Report) -> dict[str, Any]:
    """Return the comparison for JSON. now: the signature of the new run."""
    return {
        "version": saved.version,
        "isa": saved.isa,
        "machine": saved.machine,
        "signature": saved.signature,
        "same_signature": now == saved.signature,
        "rows": [asdict(row) for row in rows],
    }
