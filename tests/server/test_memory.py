"""The server returns free memory to the system."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

from lexicon_fast.server import uvicorn_server


def test_free_memory_is_returned_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    trimmed: list[int] = []
    monkeypatch.setattr(uvicorn_server, "return_memory", lambda: trimmed.append(0))
    monkeypatch.setattr(uvicorn_server, "_TRIM_INTERVAL", 0.0)

    async def main() -> None:
        task = asyncio.create_task(uvicorn_server._return_memory())
        while len(trimmed) < 3:
            await asyncio.sleep(0)
        task.cancel()

    asyncio.run(asyncio.wait_for(main(), 60))
