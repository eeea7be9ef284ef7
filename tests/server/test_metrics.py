"""Metrics for the operator: their numbers, their format, and who can read them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

import msgspec
from serving import Refusal, Server

from lexicon_fast import Dictionary
from lexicon_fast.errors import BadOption
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.metrics import Histogram, Metrics
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store

SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+)\})? (\S+)')


def parsed(text: str) -> dict[str, float]:
    """Return the samples of the text format; checks names, types and their order."""
    found: dict[str, float] = {}
    types: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name = line.split()[2]
            assert name not in types, "each metric is described once"
        elif line.startswith("# TYPE "):
            assert line.split()[2] == name
            types[name] = line.split()[3]
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            base = name if types[name] == "histogram" else ""
            assert sample[1] in (name, f"{base}_bucket", f"{base}_sum", f"{base}_count")
            assert (types[name] == "counter") == sample[1].endswith("_total"), line
            key = line.rpartition(" ")[0]
            assert key not in found
            found[key] = float(sample[3])
    assert text.endswith("\n")
    return found


def run(
    work: Callable[[Service, Callable[..., Awaitable[Any]]], Awaitable[Any]], enable: Dictionary
) -> Any:
    """Run a function with a service and a function that calls its methods."""

    async def running() -> Any:
        service = Service({"enable": enable}, Store(Store.MEMORY), Limits())
        service.start()

        async def call(method: str, **params: Any) -> Any:
            job = service.new_job(1, method, Client(None, 1))
            answer = await service.answer(job, msgspec.json.encode(params))
            return msgspec.json.decode(msgspec.json.encode(answer))

        try:
            return await work(service, call)
        finally:
            service.stop()
            service.close()

    return asyncio.run(running())


def test_requests_are_counted_by_method_and_outcome(enable: Dictionary) -> None:
    async def work(service: Service, call: Callable[..., Awaitable[Any]]) -> dict[str, float]:
        for _ in range(3):
            await call("ping")
        with pytest.raises(Exception, match="unknown field"):
            await call("ping", nonsense=1)
        with pytest.raises(Exception, match="no table"):
            await call("table.view", id="none")
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "none"}]
        with pytest.raises(BadOption):
            await call("table.new", game="lexibomb", seats=seats)
        return parsed(await service.metrics_text())

    found = run(work, enable)
    assert found['lexicon_fast_requests_total{method="ping",outcome="ok"}'] == 3
    assert found['lexicon_fast_requests_total{method="ping",outcome="invalid"}'] == 1
    assert found['lexicon_fast_requests_total{method="table.view",outcome="refused"}'] == 1
    assert found['lexicon_fast_refusals_total{reason="NoSuchTable"}'] == 1
    assert found['lexicon_fast_refusals_total{reason="BadOption"}'] == 1
    assert found['lexicon_fast_request_seconds_count{method="ping"}'] == 4
    assert found["lexicon_fast_ready"] == 1


def test_games_are_counted(enable: Dictionary) -> None:
    async def work(service: Service, call: Callable[..., Awaitable[Any]]) -> dict[str, float]:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        new = await call("table.new", game="lexibomb", seats=seats)
        table = {"id": new["id"], "token": new["tokens"][0]}
        acted = 0
        while acted < 2:
            view = await call("table.view", **table)
            if view["to_move"] == 0:
                await call("table.act", **table, action={"action": "pass"})
                acted += 1
            await asyncio.sleep(0.001)
        return parsed(await service.metrics_text())

    found = run(work, enable)
    assert found['lexicon_fast_actions_total{by="person"}'] == 2
    assert found['lexicon_fast_actions_total{by="bot"}'] >= 1
    assert found["lexicon_fast_tables_in_memory"] == found["lexicon_fast_tables_stored"] == 1
    assert found["lexicon_fast_transaction_seconds_count"] >= 4
    assert found["lexicon_fast_storage_failing"] == 0
    for kind in ("quick", "thinking"):
        assert found[f'lexicon_fast_jobs{{kind="{kind}",state="waiting"}}'] == 0


def test_clients_add_no_time_series(enable: Dictionary) -> None:
    """Labels have known methods and refusals only, whatever clients send."""

    async def work(service: Service, call: Callable[..., Awaitable[Any]]) -> str:
        await call("ping")
        before = await service.metrics_text()
        for number in range(10):
            with pytest.raises(Exception, match="unknown method"):
                await call(f"method{number}")
        after = await service.metrics_text()
        assert parsed(before).keys() == parsed(after).keys()
        return after

    assert "method1" not in run(work, enable)


def test_histograms_count_up_to_each_bound() -> None:
    histogram = Histogram(("method",))
    for seconds in (0.0, 0.001, 0.002, 7.0, 3600.0):
        histogram.observe(seconds, "ping")
    lines = list(histogram.lines("x"))
    assert lines[0] == 'x_bucket{method="ping",le="0.001"} 2'
    assert lines[1] == 'x_bucket{method="ping",le="0.0025"} 3'
    assert lines[-4:-2] == [
        'x_bucket{method="ping",le="30"} 4',
        'x_bucket{method="ping",le="+Inf"} 5',
    ]
    assert lines[-1] == 'x_count{method="ping"} 5'


def test_values_of_labels_are_escaped_and_unknown_numbers_are_left_out() -> None:
    metrics = Metrics()
    metrics.gauge("strange", "Strange labels.", lambda: {('a"\\\n',): 1}, ("name",))
    metrics.gauge("unknown", "Unknown now.", lambda: None)
    text = metrics.text()
    assert 'strange{name="a\\"\\\\\\n"} 1\n' in text
    assert text.endswith("# TYPE unknown gauge\n")
    parsed(text)


# ---------------------------------------------------------------- who can read them


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:", "--metrics-port", "0") as started:
        yield started


@pytest.mark.processes
def test_metrics_are_at_their_own_port_only(server: Server) -> None:
    for headers in ({}, {"X-Forwarded-For": "127.0.0.1"}, {"X-Forwarded-For": "203.0.113.5"}):
        status, _, body = server.request("GET", "/metrics", headers=headers)
        assert status == 404
        assert "unknown address" in json.loads(body)["message"]
    server.call("ping")
    with server.socket() as client:
        client.call("ping")
        with pytest.raises(Refusal):
            client.call("table.view", id="none")
        status, headers, body = server.metrics("/metrics")
    assert (status, headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
    found = parsed(body.decode())
    assert found['lexicon_fast_requests_total{method="ping",outcome="ok"}'] == 2
    assert found["lexicon_fast_websockets"] == 1
    assert found["lexicon_fast_connections"] >= 1
    assert found["process_resident_memory_bytes"] > 1 << 20
    assert server.metrics("/ready")[0] == server.metrics("/health")[0] == 200
    assert server.metrics("/rpc/ping")[0] == 404


@pytest.mark.processes
def test_pages_of_other_sites_cannot_read_metrics(server: Server) -> None:
    assert server.metrics("/metrics", {"Host": "evil.example"})[0] == 403
    assert server.metrics("/metrics", {"Origin": "https://evil.example"})[0] == 403


@pytest.mark.processes
def test_metrics_have_no_ids_tokens_or_addresses(server: Server) -> None:
    new = server.call("table.new", game="lexibomb", seats=[{"kind": "person", "name": "North"}] * 2)
    _, _, body = server.metrics("/metrics")
    for secret in (new["id"], *new["tokens"], "North", "127.0.0.1"):
        assert secret.encode() not in body
