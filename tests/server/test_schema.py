"""The server conforms to its OpenAPI document, with valid and invalid requests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("schemathesis", reason="NOT TESTED: schemathesis is absent")

import schemathesis
from serving import Server

from lexicon_fast.server.openapi import openapi

pytestmark = pytest.mark.processes

schema = schemathesis.openapi.from_dict(openapi())

#: Words, positions and games have more rules than a schema can say.
EXCLUDED = [schemathesis.checks.CHECKS.get_one("positive_data_acceptance")]
#: Where what is no request or position is told in the answer.
LENIENT = {"rpc", "solve", "plan"}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:", "--max-seconds", "0.2") as started:
        yield started


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=6)
def test_answers_are_as_the_document_says(case: Any, server: Server) -> None:
    excluded = list(EXCLUDED)
    if case.operation.definition.raw["operationId"] in LENIENT:
        excluded.append(schemathesis.checks.CHECKS.get_one("negative_data_rejection"))
    case.call_and_validate(base_url=f"http://{server.host}:{server.port}", excluded_checks=excluded)
