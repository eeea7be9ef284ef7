"""Metrics of the server, in the text format of Prometheus.

They are updated from the event loop only, so that no update needs a lock. Names and labels are
fixed by the server: no client can add a time series.
"""

from __future__ import annotations

import gc
import os
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple, TypeAlias, TypeVar

from lexicon_fast._version import __version__
from lexicon_fast.engine.jobs import CancelledError
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.errors import ErrorObject, error_object

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

#: Upper bounds of histograms, in seconds.
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

#: Values of labels.
Labels: TypeAlias = tuple[str, ...]
#: Samples of a gauge: by the values of its labels, or a number if it has none. None: unknown now.
Reading: TypeAlias = float | Mapping[Labels, float] | None


class Counter:
    """A number that grows, for each combination of labels."""

    def __init__(self, labels: Labels = ()) -> None:
        self.labels: Final = labels
        #: Values by values of labels.
        self.values: Final[dict[Labels, float]] = {} if labels else {(): 0}

    def add(self, *values: str, amount: float = 1) -> None:
        """Add to the number. values: of the labels."""
        self.values[values] = self.values.get(values, 0) + amount

    def lines(self, name: str) -> Iterator[str]:
        """Yield the samples."""
        return _samples(name, self.labels, self.values)


class Histogram:
    """Counts times, in seconds, by their size, for each combination of labels."""

    def __init__(self, labels: Labels = ()) -> None:
        self.labels: Final = labels
        self._counts: Final[dict[Labels, list[int]]] = {}
        self._sums: Final[dict[Labels, float]] = {}

    def observe(self, seconds: float, *values: str) -> None:
        """Count a time. values: of the labels."""
        counts = self._counts.get(values)
        if counts is None:
            counts = self._counts[values] = [0] * (len(_SECONDS) + 1)
            self._sums[values] = 0.0
        counts[bisect_left(_SECONDS, seconds)] += 1
        self._sums[values] += seconds

    def lines(self, name: str) -> Iterator[str]:
        """Yield the samples."""
        for values, counts in self._counts.items():
            total = 0
            for bound, count in zip((*_SECONDS, "+Inf"), counts, strict=True):
                total += count
                labels = _labels((*self.labels, "le"), (*values, str(bound)))
                yield f"{name}_bucket{labels} {total}"
            labels = _labels(self.labels, values)
            yield f"{name}_sum{labels} {self._sums[values]!r}"
            yield f"{name}_count{labels} {total}"


class Gauge:
    """A number that is read when the metrics are."""

    def __init__(self, read: Callable[[], Reading], labels: Labels = ()) -> None:
        self.labels: Final = labels
        self._read: Final = read

    def lines(self, name: str) -> Iterator[str]:
        """Yield the samples; none if the number is unknown."""
        reading = self._read()
        if reading is None:
            return iter(())
        values: Mapping[Labels, float] = reading if isinstance(reading, Mapping) else {(): reading}
        return _samples(name, self.labels, values)


class TotalGauge(Gauge):
    """A number that grows, counted elsewhere, and read when the metrics are."""


Metric: TypeAlias = Counter | Histogram | Gauge
_M = TypeVar("_M", Counter, Histogram, Gauge)

_TYPES: Final[Mapping[type[Metric], str]] = {
    Counter: "counter",
    Histogram: "histogram",
    Gauge: "gauge",
    TotalGauge: "counter",
}


class _Family(NamedTuple):
    name: str
    about: str
    metric: Metric

    def lines(self) -> Iterator[str]:
        """Yield the lines of the text format."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {_TYPES[type(self.metric)]}"
        yield from self.metric.lines(self.name)


class Metrics:
    """All metrics of a server. Each server has its own."""

    def __init__(self) -> None:
        self._families: Final[list[_Family]] = []
        p = "lexicon_fast_"
        self.requests: Final = self._add(
            f"{p}requests_total",
            "Requests by method and outcome: ok, refused, invalid, cancelled, error.",
            Counter(("method", "outcome")),
        )
        self.request_seconds: Final = self._add(
            f"{p}request_seconds",
            "Time from the start of a request to its result.",
            Histogram(("method",)),
        )
        self.refusals: Final = self._add(
            f"{p}refusals_total", "Refused requests by `data.type`.", Counter(("reason",))
        )
        self.actions: Final = self._add(
            f"{p}actions_total", "Actions at tables, by person or bot.", Counter(("by",))
        )
        self.fallbacks: Final = self._add(
            f"{p}bot_fallbacks_total",
            "Moves for which a bot was too slow or failed, so that another bot moved.",
            Counter(("why",)),
        )
        self.transaction_seconds: Final = self._add(
            f"{p}transaction_seconds", "Time of a transaction of the database.", Histogram()
        )
        self.storage_errors: Final = self._add(
            f"{p}storage_errors_total", "Failed transactions of the database.", Counter()
        )
        self.gauge(f"{p}info", "Version of the server.", lambda: {(__version__,): 1}, ("version",))
        self.gauge("process_resident_memory_bytes", "Memory in RAM.", _resident_bytes)
        self.gauge("process_open_fds", "Open files and connections.", _open_files)
        self.total("process_cpu_seconds_total", "CPU time.", lambda: sum(os.times()[:2]))
        self.total(
            "python_gc_collections_total",
            "Runs of the garbage collector, by generation.",
            lambda: _gc_statistics("collections"),
            ("generation",),
        )
        self.total(
            "python_gc_objects_collected_total",
            "Objects that the garbage collector freed, by generation.",
            lambda: _gc_statistics("collected"),
            ("generation",),
        )

    @property
    def names(self) -> list[str]:
        """The names of all metrics."""
        return [family.name for family in self._families]

    def gauge(
        self, name: str, about: str, read: Callable[[], Reading], labels: Labels = ()
    ) -> None:
        """Add a number that is read when the metrics are."""
        self._add(name, about, Gauge(read, labels))

    def total(
        self, name: str, about: str, read: Callable[[], Reading], labels: Labels = ()
    ) -> None:
        """Add a number that grows, and is read when the metrics are."""
        self._add(name, about, TotalGauge(read, labels))

    def _add(self, name: str, about: str, metric: _M) -> _M:
        self._families.append(_Family(name, about, metric))
        return metric

    @contextmanager
    def request(self, method: str) -> Iterator[None]:
        """Count a request, and measure its time."""
        start = monotonic()
        outcome = "ok"
        try:
            yield
        except CancelledError:
            outcome = "cancelled"
            raise
        except Exception as error:
            found = error_object(error)
            outcome = outcome_of(found)
            if found is not None and outcome == "refused":
                self.refusals.add(str(found.data.get("type")))
            raise
        except BaseException:  # the client has gone
            outcome = "cancelled"
            raise
        finally:
            self.requests.add(method, outcome)
            self.request_seconds.observe(monotonic() - start, method)

    def text(self) -> str:
        """Return all metrics in the text format."""
        lines = [line for family in self._families for line in family.lines()]
        return "\n".join(lines) + "\n"


def outcome_of(error: ErrorObject | None) -> str:
    """Return the outcome of a request that failed. error: None for a bug."""
    if error is None or error.code == methods.INTERNAL_ERROR:
        return "error"
    return "refused" if error.code == methods.REFUSED else "invalid"


def _samples(name: str, labels: Labels, samples: Mapping[Labels, float]) -> Iterator[str]:
    for values, number in samples.items():
        yield f"{name}{_labels(labels, values)} {number!r}"


def _labels(names: Collection[str], values: Collection[str]) -> str:
    if not names:
        return ""
    pairs = zip(names, values, strict=True)
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in pairs) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _resident_bytes() -> int | None:
    """Return the memory in RAM; None where the system does not show it in /proc."""
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return None


def _open_files() -> int | None:
    with suppress(OSError):
        return len(os.listdir("/proc/self/fd"))
    return None


def _gc_statistics(name: str) -> dict[Labels, float]:
    return {(str(level),): each[name] for level, each in enumerate(gc.get_stats())}
