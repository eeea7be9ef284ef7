"""Metrics of the server, for Prometheus.

Names and labels are fixed by the server: no client can add a time series.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from time import monotonic
from typing import Any, Final, TypeAlias

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from lexicon_fast._version import __version__
from lexicon_fast.engine.jobs import CancelledError
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import ErrorObject, error_object

#: The format that `generate_latest` writes.
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

#: Upper bounds of histograms, in seconds.
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

#: Values of labels.
Labels: TypeAlias = tuple[str, ...]
#: Samples of a metric: by the values of its labels, or a number if it has none. None: unknown now.
Reading: TypeAlias = float | Mapping[Labels, float] | None

#: Metrics that are read when they are asked for.
_Family: TypeAlias = GaugeMetricFamily | CounterMetricFamily

# Otherwise each counter and histogram would have a second time series with the time it began.
disable_created_metrics()


class _Read(Collector):
    """A metric that is read when the metrics are asked for.

    family: returns it without samples.
    """

    def __init__(self, family: Callable[[], _Family], read: Callable[[], Reading]) -> None:
        self._family: Final = family
        self._read: Final = read

    def describe(self) -> Iterator[_Family]:
        """Yield the metric without samples, for `CollectorRegistry.register`."""
        yield self._family()

    def collect(self) -> Iterator[_Family]:
        """Yield the metric; without samples if the number is unknown."""
        family, reading = self._family(), self._read()
        if reading is not None:
            samples = reading if isinstance(reading, Mapping) else {(): reading}
            for values, number in samples.items():
                family.add_metric(values, number)
        yield family


class Metrics:
    """All metrics of a server. Each server has its own."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        options: dict[str, Any] = {"namespace": "lexicon_fast", "registry": self._registry}
        counter: Callable[..., Counter] = partial(Counter, **options)
        histogram: Callable[..., Histogram] = partial(Histogram, buckets=_SECONDS, **options)
        self.requests: Final = counter(
            "requests_total",
            "Requests by method and outcome: ok, refused, invalid, cancelled, error.",
            ("method", "outcome"),
        )
        self.request_seconds: Final = histogram(
            "request_seconds", "Time from the start of a request to its result.", ("method",)
        )
        self.refusals: Final = counter(
            "refusals_total", "Refused requests by `data.type`.", ("reason",)
        )
        self.actions: Final = counter(
            "actions_total",
            "Actions at tables, by person or bot; or by time, which accepts plays.",
            ("by",),
        )
        self.fallbacks: Final = counter(
            "bot_fallbacks_total",
            "Moves for which a bot was too slow or failed, so that another bot moved.",
            ("why",),
        )
        self.forfeits: Final = counter(
            "forfeits_total",
            "Games that were not played out, by reason: resigned, clock, aborted.",
            ("reason",),
        )
        self.transaction_seconds: Final = histogram(
            "transaction_seconds", "Time of a transaction of the database."
        )
        self.storage_errors: Final = counter(
            "storage_errors_total", "Failed transactions of the database."
        )
        about = Info("lexicon_fast", "Version of the server.", registry=self._registry)
        about.info({"version": __version__})
        # Looking them up with `labels` each time would almost double the time to count a request.
        self._request_count: Final = cache(self.requests.labels)
        self._request_time: Final = cache(self.request_seconds.labels)
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    def gauge(
        self, name: str, about: str, read: Callable[[], Reading], labels: Labels = ()
    ) -> None:
        """Add a number that is read when the metrics are asked for; `..._total` only grows."""
        family = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
        self._registry.register(_Read(partial(family, name, about, labels=labels), read))

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
            known = error_object(error)
            outcome = outcome_of(known)
            if known is not None and outcome == "refused":
                self.refusals.labels(known.data.get("type")).inc()
            raise
        except BaseException:  # the client has gone
            outcome = "cancelled"
            raise
        finally:
            self._request_count(method, outcome).inc()
            self._request_time(method).observe(monotonic() - start)

    def text(self) -> bytes:
        """Return all metrics in the text format."""
        return generate_latest(self._registry)


def outcome_of(error: ErrorObject | None) -> str:
    """Return the outcome of a request that failed. error: None for a bug."""
    if error is None or error.code == methods.INTERNAL_ERROR:
        return "error"
    return "refused" if error.code == methods.REFUSED else "invalid"
