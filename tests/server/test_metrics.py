"""Metrics for the operator: their numbers, their format, and who can read them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from time import monotonic, sleep
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

import msgspec
from support.serving import Refusal, Server

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadOption
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import ErrorObject
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.metrics import Metrics, outcome_of
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store


def parsed(text: bytes) -> dict[str, float]:
    """Return the samples of the text format."""
    lines = [line for line in text.decode().splitlines() if not line.startswith("#")]
    samples = [line.rpartition(" ") for line in lines]
    assert len({sample[0] for sample in samples}) == len(samples)
    return {key: float(value) for key, _, value in samples}


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
        while True:
            view = await call("table.view", **table)
            if view["to_move"] == 0:
                if acted == 2:  # the bot has moved, so no job of this game waits
                    break
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
    for kind in ("quick", "long", "thinking"):
        assert found[f'lexicon_fast_jobs{{kind="{kind}",state="waiting"}}'] == 0


def test_clients_add_no_time_series(enable: Dictionary) -> None:
    """Labels have known methods and refusals only, whatever clients send."""

    async def work(service: Service, call: Callable[..., Awaitable[Any]]) -> bytes:
        await call("ping")
        before = await service.metrics_text()
        for number in range(10):
            with pytest.raises(Exception, match="unknown method"):
                await call(f"method{number}")
        after = await service.metrics_text()
        assert parsed(before).keys() == parsed(after).keys()
        return after

    assert b"method1" not in run(work, enable)


def test_histograms_count_up_to_each_bound() -> None:
    metrics = Metrics()
    for seconds in (0.0, 0.001, 0.002, 7.0, 3600.0):
        metrics.transaction_seconds.observe(seconds)
    found = parsed(metrics.text())
    name = "lexicon_fast_transaction_seconds"
    bounds = ("0.001", "0.0025", "5.0", "10.0", "30.0", "+Inf")
    assert [found[f'{name}_bucket{{le="{bound}"}}'] for bound in bounds] == [2, 3, 3, 4, 4, 5]
    assert found[f"{name}_count"] == 5
    assert found[f"{name}_sum"] == pytest.approx(3607.003)


def test_metrics_are_read_when_they_are_asked_for_and_unknown_numbers_are_left_out() -> None:
    metrics = Metrics()
    numbers: dict[tuple[str, ...], float] = {}
    metrics.gauge("jobs", "Jobs.", lambda: numbers, ("kind",))
    metrics.gauge("moves_total", "Moves.", lambda: numbers.get(("quick",)))
    assert not {"moves_total", "jobs"} & {key.partition("{")[0] for key in parsed(metrics.text())}
    numbers["quick",] = 3
    text = metrics.text()
    assert parsed(text)['jobs{kind="quick"}'] == parsed(text)["moves_total"] == 3
    assert b"# TYPE jobs gauge\n" in text
    assert b"# TYPE moves_total counter\n" in text


def test_each_server_has_its_own_metrics() -> None:
    first, second = Metrics(), Metrics()
    first.actions.labels("bot").inc()
    name = 'lexicon_fast_actions_total{by="bot"}'
    assert name in parsed(first.text())
    assert name not in parsed(second.text())


def test_there_are_no_time_series_of_when_others_began() -> None:
    metrics = Metrics()
    with metrics.request("ping"):
        pass
    assert b"_created" not in metrics.text()


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
    found = parsed(body)
    assert found['lexicon_fast_requests_total{method="ping",outcome="ok"}'] == 2
    assert found["lexicon_fast_websockets"] == 1
    assert found["lexicon_fast_connections"] >= 1
    assert found["process_resident_memory_bytes"] > 1 << 20
    assert server.metrics("/ready")[0] == server.metrics("/health")[0] == 200
    assert server.metrics("/rpc/ping")[0] == 404
    end = monotonic() + 10
    while (open_ := parsed(server.metrics("/metrics")[2])["lexicon_fast_websockets"]) > 0:
        assert monotonic() < end
        sleep(0.01)
    assert open_ == 0


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


def test_outcomes_of_requests_that_failed() -> None:
    codes = (methods.INTERNAL_ERROR, methods.REFUSED, methods.UNKNOWN_METHOD)
    outcomes = [outcome_of(ErrorObject(code, "")) for code in codes]
    assert outcomes == ["error", "refused", "invalid"]
    assert outcome_of(None) == "error"
