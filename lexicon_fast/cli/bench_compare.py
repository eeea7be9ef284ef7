"""Results of `bench` on file: written, read again, and set beside others."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lexicon_fast.cli.options import open_input
from lexicon_fast.cli.records import where
from lexicon_fast.errors import BadOption
from lexicon_fast.workloads import Measured

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Of the files; a change of what is in them counts it up.
FORM: Final = 1

_ACCEPTED: Final = "what lexicon-fast bench --json printed"

#: More than any such file has; what is longer is something else.
_LONGEST: Final = 1 << 24

_SHOWN: Final = 12

#: Passes that count for the noise: without the slowest and the fastest tenth.
_TENTH: Final = 0.1

#: Passes: three and three of equal speed lie wholly apart once in ten times, five and five in 126.
_ENOUGH: Final = 5


class Machine(msgspec.Struct, frozen=True):
    """Where it was measured. load: over 1, 5 and 15 minutes; None where nobody counts."""

    processor: str
    cores: int
    system: str
    load: list[float] | None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What one run of `bench` found. dictionary: the sha256 of its words; words: how many."""

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

    ratio: its time by its time in the saved run, medians; None where they are not of the same
    queries. spread, saved_spread: of the middle eight tenths of the passes, as a part of the
    median. says: "faster" or "slower" if these do not overlap, else or of too few passes ""; or
    why there is no ratio.
    """

    name: str
    seconds: float | None
    saved_seconds: float | None
    ratio: float | None
    spread: float | None
    saved_spread: float | None
    says: str
    same_results: bool


def written(report: dict[str, Any]) -> str:
    """A report as JSON, a line for each part, and for each entry of a list of objects."""
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
    """The results in a file; `-` is stdin. Raises BadOption for what are none, OSError."""
    name = where(path)
    with open_input(None if path == "-" else path) as file:
        data = bytearray()
        while len(data) <= _LONGEST and (part := file.read(1 << 20)):
            data += part
    if len(data) > _LONGEST:
        raise BadOption(f"{name}: more than {_LONGEST >> 20} MiB; accepted: {_ACCEPTED}")
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        said = str(error).removeprefix("JSON is malformed: ")
        raise BadOption(f"{name}: broken JSON: {said}; accepted: {_ACCEPTED}") from None
    if not (isinstance(value, dict) and "rows" in value and "signature" in value):
        raise BadOption(f"{name}: no results of bench; accepted: {_ACCEPTED}")
    if "bench" not in value:
        raise BadOption(
            f"{name}: saved by an older version, without the single passes; accepted: {_ACCEPTED},"
            " measured anew"
        )
    if value["bench"] != FORM:
        shown = f"{value['bench']!r:.20}"
        raise BadOption(f"{name}: form {shown} of bench's files; accepted: {FORM}")
    try:
        report = msgspec.convert(value, Report)
    except msgspec.ValidationError as error:
        raise BadOption(f"{name}: {error}; accepted: {_ACCEPTED}") from None
    if fault := _fault(report.rows):
        raise BadOption(f"{name}: {fault}; accepted: {_ACCEPTED}")
    return report


def _fault(rows: Sequence[Measured]) -> str | None:
    """What no run can have found."""
    if not rows:
        return "no workload in it"
    names = [row.name for row in rows]
    for row in rows:
        if names.count(row.name) > 1:
            return f"workload {row.name!r:.60} twice"
        if row.queries < 1:
            return f"workload {row.name!r:.60} with {row.queries} queries"
        bad = [time for time in (row.seconds, *row.times) if not 0 < time < math.inf]
        if bad or not row.times:
            return f"workload {row.name!r:.60} with " + (f"{bad[0]} s" if bad else "no pass")
    return None


def check_comparable(path: str, saved: Report, dictionary: str, seed: int, quick: bool) -> None:
    """Raises BadOption if the saved run had other queries than one with these has."""
    name = where(path)
    if saved.dictionary != dictionary:
        raise BadOption(
            f"{name}: measured with another dictionary (sha256 begins"
            f" {saved.dictionary[:_SHOWN]!r:.20}, here {dictionary[:_SHOWN]!r}); accepted: the same"
            " with -w, or results with this one"
        )
    if saved.quick != quick:
        kinds = {True: "with --quick", False: "without --quick"}
        raise BadOption(
            f"{name}: measured {kinds[saved.quick]}, here {kinds[quick]}; accepted: both alike"
        )
    if saved.seed != seed:
        raise BadOption(f"{name}: dealt with seed {saved.seed}; accepted: {seed}")


def compare(now: Measured | None, saved: Measured | None) -> Compared:
    """A workload beside the saved one; None: that run did not have it."""
    row = now or saved
    assert row is not None
    ratio, says, same = None, "", True
    if now is None:
        says = "only saved"
    elif saved is None:
        says = "new"
    elif (now.queries, now.unit) != (saved.queries, saved.unit):
        says = "other queries"
    else:
        ratio = now.seconds / saved.seconds
        same = now.results == saved.results
        if min(len(now.times), len(saved.times)) >= _ENOUGH:
            (low, high), (saved_low, saved_high) = _middle(now.times), _middle(saved.times)
            says = "faster" if high < saved_low else "slower" if low > saved_high else ""
    return Compared(
        name=row.name,
        seconds=_each(now),
        saved_seconds=_each(saved),
        ratio=ratio,
        spread=_spread(now),
        saved_spread=_spread(saved),
        says=says,
        same_results=same,
    )


def _middle(times: Sequence[float]) -> tuple[float, float]:
    """Between what the middle eight tenths of the passes lie."""
    ordered = sorted(times)
    last = len(ordered) - 1

    def at(place: float) -> float:
        low = math.floor(place)
        return ordered[low] + (ordered[math.ceil(place)] - ordered[low]) * (place - low)

    return at(_TENTH * last), at((1 - _TENTH) * last)


def _each(row: Measured | None) -> float | None:
    return None if row is None else row.seconds / row.queries


def _spread(row: Measured | None) -> float | None:
    if row is None:
        return None
    low, high = _middle(row.times)
    return (high - low) / row.seconds


def head() -> str:
    """The head of the table."""
    return f"{'workload':<34}{'us/query':>11}{'saved':>11}{'ratio':>8}{'spread':>14}"


def line(row: Compared) -> str:
    """A row of the table."""
    times = "".join(
        f"{'-' if seconds is None else f'{seconds * 1e6:.2f}':>11}"
        for seconds in (row.seconds, row.saved_seconds)
    )
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}x"
    spreads = [f"{part:.0%}" for part in (row.spread, row.saved_spread) if part is not None]
    says = row.says if row.same_results else f"{row.says} other results".lstrip()
    return f"{row.name:<34}{times}{ratio:>8}{', '.join(spreads):>14}  {says}".rstrip()


def differences(now: dict[str, Any], saved: Report) -> list[str]:
    """What besides the code may be why they differ: "processor X, saved: Y"."""
    old = msgspec.to_builtins(saved)
    pairs = [("processor", now["machine"]["processor"], saved.machine.processor)]
    pairs += [(name, now[name], old[name]) for name in ("isa", "python", "version")]
    return [f"{name} {here}, saved: {there}" for name, here, there in pairs if here != there]


def said_of_signature(now: str, saved: str) -> str:
    """One line: is the signature still the same?"""
    if now == saved:
        return f"signature {now}, as saved"
    return f"signature {now}, saved: {saved}: some answers are not the same"


def as_object(rows: Sequence[Compared], now: str, saved: Report) -> dict[str, Any]:
    """The comparison for JSON; now: the signature."""
    return {
        "version": saved.version,
        "isa": saved.isa,
        "machine": saved.machine,
        "signature": saved.signature,
        "same_signature": now == saved.signature,
        "rows": [asdict(row) for row in rows],
    }
