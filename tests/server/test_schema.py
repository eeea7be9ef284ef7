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

import requests
import schemathesis
from support.serving import Server

from lexicon_fast.server.reference import openapi

pytestmark = pytest.mark.processes


def document() -> dict[str, Any]:
    """Return the server's document without what only repeats.

    Schemathesis derives thousands of requests from it whenever the tests are collected, which each
    worker does. `bot.move` gets all faults of observations, so others that take one get none of
    them; and strings that do not match the pattern of names take seconds to find.
    """
    written = openapi()
    schemas = written["components"]["schemas"]
    for name in ("LegalParams", "AdviseParams"):
        schemas[name]["properties"]["observation"] = {"type": "object"}
    for name in ("PersonSeat", "TableJoinParams"):
        for choice in schemas[name]["properties"]["name"]["anyOf"]:
            choice.pop("pattern", None)
    return written


schema = schemathesis.openapi.from_dict(document())
# A list may be refused for the length of the body.
rejection = schema.config.checks.negative_data_rejection
rejection.expected_statuses = [*rejection.expected_statuses, "413"]

#: Words, positions and games have more rules than a schema can say.
EXCLUDED = [schemathesis.checks.CHECKS.get_one("positive_data_acceptance")]
#: Where what is no request or position is told in the answer.
LENIENT = {"rpc", "solve", "plan"}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:", "--max-seconds", "0.2") as started:
        yield started


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as opened:
        yield opened


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=6)
def test_answers_are_as_the_document_says(
    case: Any, server: Server, session: requests.Session
) -> None:
    excluded = list(EXCLUDED)
    if case.operation.definition.raw["operationId"] in LENIENT:
        excluded.append(schemathesis.checks.CHECKS.get_one("negative_data_rejection"))
    base_url = f"http://{server.host}:{server.port}"
    case.call_and_validate(base_url=base_url, session=session, excluded_checks=excluded)
