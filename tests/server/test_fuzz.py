"""The server with random requests."""

from __future__ import annotations

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from campaigns.fuzz_server import fuzz


def test_random_requests_are_answered_and_reveal_nothing() -> None:
    """`tests/campaigns/fuzz_server.py` sends more."""
    found = fuzz(700, seed=7)
    assert found["result"] > 20
    assert found["HTTP 200"] > 20
    assert found["HTTP 422"] > 20
