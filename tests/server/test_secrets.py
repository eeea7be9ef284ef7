"""Secrets of tables: they cannot be guessed, and bots do not get them."""

from __future__ import annotations

import asyncio
import random
from base64 import urlsafe_b64decode
from time import monotonic
from typing import Any

import numpy as np
import pytest

pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

import msgspec

from lexicon_fast import Dictionary
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.games import registry
from lexicon_fast.protocol import messages as m
from lexicon_fast.server import messages as sm
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store, StoredSeat, StoredTable
from lexicon_fast.server.table import Table

CLIENT = Client(None, 1)
PEOPLE = [{"kind": "person"}, {"kind": "person"}]


async def new_table(service: Service, game: str) -> tuple[list[str], list[Any]]:
    """Return id and tokens of a new table, and what each player holds."""
    # The generators of Python and numpy are in a state that an attacker could know.
    random.seed(7)
    np.random.seed(7)
    params = msgspec.json.encode({"game": game, "seats": PEOPLE})
    answer = await service.answer(service.new_job(1, "table.new", CLIENT), params)
    new = msgspec.json.decode(answer, type=sm.TableNewResult)
    table = await service.tables.get(new.id, CLIENT)
    held = [msgspec.to_builtins(table.view(seat, None).observation) for seat in (0, 1)]
    return [new.id, *new.tokens], held


@pytest.mark.parametrize("game", registry.GAMES)
def test_ids_tokens_and_deals_cannot_be_guessed(game: str, enable: Dictionary) -> None:
    async def deal() -> None:
        service = Service({"enable": enable}, Store(Store.MEMORY), Limits())
        try:
            found = [await new_table(service, game) for _ in range(5)]
        finally:
            service.close()
        secrets = [secret for names, _ in found for secret in names]
        assert len(set(secrets)) == len(secrets)
        for (id, *tokens), _ in found:
            assert len(urlsafe_b64decode(id)) == 12
            assert {len(urlsafe_b64decode(token)) for token in tokens} == {24}
        hands = [str(held) for _, held in found]
        assert len(set(hands)) == len(hands)

    asyncio.run(deal())


@pytest.mark.parametrize("game", registry.GAMES)
def test_bots_get_what_their_player_sees(game: str, enable: Dictionary) -> None:
    seed = 0x0123_4567_89AB_CDEF
    seats = [StoredSeat("bot", f"bot {number}", "greedy", None) for number in range(2)]
    stored = StoredTable("id", game, None, "enable", enable.sha256, None, seed, seats)
    referee = adapter(game).new(m.GameNewParams(game=game, players=2), enable, seed)
    table = Table(stored, referee, 0, CLIENT, monotonic)
    request = table.bot_params()
    assert request is not None
    params, observation = request
    seat = observation.player
    seen = table.view(seat, None).observation
    assert msgspec.json.encode(observation) == msgspec.json.encode(seen)
    assert msgspec.json.encode(seen) != msgspec.json.encode(table.view(1 - seat, None).observation)
    assert params.seed != seed
    assert str(seed) not in msgspec.json.encode(params).decode()
