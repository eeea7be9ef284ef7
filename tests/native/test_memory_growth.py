"""The tool that measures memory growth: it knows all functions and finds leaks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from campaigns import memory_growth
from support import public_api

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/statm").exists(), reason="NOT TESTED: no /proc here"
)

leaked: list[bytes] = []


def test_each_public_call_has_an_example_that_works() -> None:
    pytest.importorskip("pyarrow", reason="NOT TESTED: the extra `arrow` is absent")
    from support.api_examples import Examples

    examples = Examples()
    names = list(public_api.calls())
    assert len(names) == len(set(names)) > 250
    for name in names:
        examples.call(name)()


@pytest.mark.slow
def test_finds_a_leak() -> None:
    found = memory_growth.in_child("x", lambda: leaked.append(bytes(2000)), 20_000, 30, 1.0)
    assert found.leaks, found
    assert found.per_call == pytest.approx(2000, rel=0.5)
    assert found.calls == 20_000


@pytest.mark.slow
def test_a_function_that_frees_its_memory_does_not_leak() -> None:
    found = memory_growth.in_child("x", lambda: bytes(2000), 20_000, 30, 1.0)
    assert not found.leaks, found
    assert not found.error


def test_reports_an_exception() -> None:
    found = memory_growth.in_child("x", lambda: 1 // 0, 100, 30, 1.0)
    assert found.error == "ZeroDivisionError: integer division or modulo by zero"


@pytest.mark.slow
def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log.jsonl"
    only = "Dictionary.subwords,lexicon.plays"
    assert memory_growth.main(["--calls", "200", "--only", only, "--log", str(log)]) == 0
    output = capsys.readouterr().out
    assert "2 functions, 400 calls; 0 leak, 0 could not be called" in output
    assert [json.loads(line)["name"] for line in log.read_text().splitlines()] == only.split(",")
    with pytest.raises(SystemExit):
        memory_growth.main(["--only", "nothing"])
