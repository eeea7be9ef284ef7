"""The documentation of the server matches its messages."""

from __future__ import annotations

import json
import re
from dataclasses import fields

import click
import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

import uvicorn
from make_data import server_page
from support.generated import DOCS, check_up_to_date

from lexicon_fast import Dictionary
from lexicon_fast.cli.serve import serve
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import ErrorObject
from lexicon_fast.server import uvicorn_server
from lexicon_fast.server.connections import Output
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.methods import METHODS, REFUSALS, STATUSES, status_of
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store


def test_the_file_is_up_to_date() -> None:
    check_up_to_date(server_page)


def test_all_methods_are_documented() -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    protocol = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for name in METHODS:
        assert f"### `{name}`" in page or f"### `{name}`" in protocol
    for name in REFUSALS:
        assert f"| `{name}` |" in page
    for status in STATUSES:
        assert f"| {status} |" in page


def test_refusals_have_the_documented_statuses() -> None:
    named = set()
    for status, about in STATUSES.items():
        for name in re.findall(r"`(\w+)`", about):
            if name in REFUSALS:
                named.add(name)
                assert status_of(ErrorObject(methods.REFUSED, "", {"type": name})) == status
    assert {"Stale", "NoSuchTable", "BadToken", "TooMuch", "Busy", "Closing"} <= named
    assert status_of(ErrorObject(methods.REFUSED, "", {"type": "BadHand"})) == 422
    assert status_of(ErrorObject(methods.PARSE_ERROR, "")) == 400
    assert status_of(ErrorObject(methods.INVALID_PARAMS, "")) == 422
    assert status_of(ErrorObject(methods.INTERNAL_ERROR, "")) == 500


def test_options_are_described_with_their_defaults() -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    limits = Limits()
    known = {field.name for field in fields(Limits)}
    for option in serve.params:
        assert isinstance(option, click.Option)
        longest = max(option.opts, key=len)
        assert longest in page or option.name in ("port", "words", "threads"), longest
        if option.name in known and option.name.startswith("max"):
            assert f"| `{longest}` | {getattr(limits, option.name):,.10g} |" in page


def test_each_metric_is_documented_and_on_the_dashboard(enable: Dictionary) -> None:
    service = Service({"enable": enable}, Store(Store.MEMORY), Limits())
    process = uvicorn.Server(uvicorn.Config("none", log_config=None))
    uvicorn_server.add_gauges(service.metrics, process, Output(0))
    names = set(re.findall(r"^# TYPE (\S+)", service.metrics.text().decode(), re.MULTILINE))
    service.close()
    server = (DOCS / "server.md").read_text(encoding="utf-8")
    hosting = (DOCS / "hosting.md").read_text(encoding="utf-8")
    for name in names:
        assert f"`{name}`" in server
        assert name in hosting
    used = set(re.findall(r"(?:lexicon_fast|process|python_gc)_[a-z_]+", hosting))
    used = {re.sub(r"_(bucket|count|sum)$", "", name) for name in used}
    assert used <= names
    known = {"--now", *(name for option in serve.params for name in option.opts)}  # of systemctl
    assert set(re.findall(r"--[a-z][a-z-]+", hosting)) <= known


def test_the_container_starts_the_server_with_options_that_exist() -> None:
    lines = (DOCS.parent / "Containerfile").read_text(encoding="utf-8").splitlines()
    (command,) = (json.loads(line.split(" ", 1)[1]) for line in lines if line.startswith("ENTRYP"))
    program, name, *arguments = command
    assert (program.rpartition("/")[2], name) == ("lexicon-fast", serve.name)
    assert serve.make_context("serve", arguments).params["host"] == "0.0.0.0"
