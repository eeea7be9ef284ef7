"""Short attacks on a real server. `tests/campaigns/attack_server.py` runs long ones."""

from __future__ import annotations

import sys

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from campaigns.attacks import load
from campaigns.attacks.measure import measure

pytestmark = [
    pytest.mark.processes,
    pytest.mark.slow,  # each takes six seconds
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc, and uses many addresses"),
]

#: MB of memory that the server may use.
MAX_MEMORY = 300


@pytest.mark.parametrize("name", sorted(load()))
def test_honest_clients_are_answered_during_an_attack(name: str) -> None:
    found = measure(name, load()[name].options, 2.0)
    for phase in ("before", "during", "after"):
        assert not found[phase]["failures"], found
    for method in ("solve", "table.act"):
        assert found["during"][method]["count"] > 0
    assert found["server_alive"]
    assert found["memory_mb"]["peak"] < MAX_MEMORY
    # Refusals are logged once a minute for each reason, and there are no tracebacks.
    assert found["log_lines"] < 10
