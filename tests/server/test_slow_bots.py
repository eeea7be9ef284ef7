"""Bots at tables that do not finish, or fail: another bot moves for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")

import msgspec

from lexicon_fast import Dictionary
from lexicon_fast.bots import Bot
from lexicon_fast.games import registry
from lexicon_fast.server import log, tables
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import Limits
from lexicon_fast.server.service import Service
from lexicon_fast.server.store import Store
from lexicon_fast.server.workers import Workers

GAMES = ("lexicon", "scrabble", "lexibomb")

#: Seconds after which a test gives up: many times what is expected.
PATIENCE = 120


class Endless(Bot):
    """Never finishes: one native call after the other."""

    kind = "endless"
    #: Set while one is in `choose`, and after one has left it.
    begun = threading.Event()
    left = threading.Event()

    def choose(self, observation: Any, seed: int) -> Any:
        self.begun.set()
        try:
            while True:
                self.dictionary.subwords_batch(["*" * 64] * 1000)
        finally:
            self.left.set()


class Broken(Bot):
    """Fails."""

    kind = "broken"

    def choose(self, observation: Any, seed: int) -> Any:
        raise RuntimeError("no idea")


@pytest.fixture(autouse=True)
def nothing_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "_repeats", log.Repeats())


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add both to the bots of each game. Bots get a tenth of a second, requests more."""
    for game in registry.GAMES:
        for made in (Endless, Broken):
            known_bots = registry.part("bots", game).BOTS
            monkeypatch.setitem(known_bots, made.kind, f"{__name__}:{made.__name__}")
    monkeypatch.setattr(tables, "GRACE", 0.1 - PATIENCE)
    Endless.begun.clear()
    Endless.left.clear()


Call = Callable[..., Awaitable[Any]]


def calls(service: Service) -> Call:
    async def call(method: str, **params: Any) -> Any:
        job = service.new_job(1, method, Client(None, 1))
        answer = await service.answer(job, msgspec.json.encode(params))
        return msgspec.json.decode(msgspec.json.encode(answer))

    return call


async def table_of(call: Call, game: str, bot: str) -> tuple[str, str]:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
    new = await call("table.new", game=game, seats=seats)
    return new["id"], new["tokens"][0]


async def until_the_bot_has_moved(call: Call, id: str, token: str) -> dict[str, Any]:
    """Act for the person, and wait until the bot has moved once."""
    acted = False
    while True:
        view: dict[str, Any] = await call("table.view", id=id, token=token, since=0)
        if any(event.get("player") == 1 for event in view["events"] if event["event"] == "turn"):
            return view
        if view["to_move"] == 0 and not acted:
            acted = True
            legal = await call("table.legal", id=id, token=token, limit=1)
            await call("table.act", id=id, token=token, action=legal["actions"][0])
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["endless", "broken"])
def test_greedy_moves_for_a_slow_or_broken_bot(
    game: str, bot: str, enable: Dictionary, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(Store.MEMORY)
    service = Service({"enable": enable}, store, Limits(max_seconds=PATIENCE))

    async def play() -> tuple[dict[str, Any], list[int]]:
        try:
            call = calls(service)
            id, token = await table_of(call, game, bot)
            view = await until_the_bot_has_moved(call, id, token)
            seq = view["fallbacks"][0]["seq"]
            since = [await call("table.view", id=id, since=seq + more) for more in (0, 1)]
            return view, [sum(each["seq"] == seq for each in later["fallbacks"]) for later in since]
        finally:
            service.close()

    view, later = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert later == [1, 0]
    assert view["seats"][1]["bot"] == bot
    said = capsys.readouterr().err
    why = "took longer than 0.1 s" if bot == "endless" else "failed (RuntimeError: no idea)"
    assert f"bot {bot} {why}; greedy moves for it" in said
    assert "no bot can move" not in said
    # Players learn it, with the same `since` as for events.
    reason = "slow" if bot == "endless" else "failed"
    [fallback, *_] = view["fallbacks"]
    assert fallback == {"seq": fallback["seq"], "seat": 1, "reason": reason, "by": "greedy"}
    assert 0 < fallback["seq"] < view["seq"]


@pytest.mark.parametrize("game", GAMES)
def test_if_greedy_fails_as_well_the_simplest_action_is_taken(
    game: str, enable: Dictionary, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    """The game goes on, also from disk, and the players know why."""
    monkeypatch.setattr(tables, "FALLBACK", "broken")
    store = Store(Store.MEMORY)
    service = Service({"enable": enable}, store, Limits(max_seconds=PATIENCE))

    async def play() -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
        try:
            call = calls(service)
            id, token = await table_of(call, game, "broken")
            view = await until_the_bot_has_moved(call, id, token)
            service.tables._open.clear()
            loaded = await call("table.view", id=id, token=token, since=0)
            [fallback, *_] = view["fallbacks"]
            later = await call("table.view", id=id, token=token, since=fallback["seq"] + 1)
            return view, loaded, later
        finally:
            service.close()

    view, loaded, later = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    [fallback, *_] = view["fallbacks"]
    assert fallback == {"seq": fallback["seq"], "seat": 1, "reason": "failed", "by": None}
    assert loaded["fallbacks"][: len(view["fallbacks"])] == view["fallbacks"]
    assert fallback not in later["fallbacks"]
    said = capsys.readouterr().err
    assert "broken failed (RuntimeError: no idea), too; the simplest action is taken" in said
    assert "no bot can move" not in said


@pytest.mark.parametrize("game", GAMES)
def test_the_simplest_action_is_always_legal(game: str, enable: Dictionary) -> None:
    from lexicon_fast.engine.game_adapter import adapter
    from lexicon_fast.protocol import messages as m

    found = adapter(game)
    rounds = 1 if game == "lexicon" else None
    referee = found.new(m.GameNewParams(game=game, players=2, rounds=rounds), enable, 5)
    for turn in range(60):
        if referee.to_move is None:
            break
        observation = referee.observation(referee.to_move)
        legal = referee.legal()
        if turn % 3 == 0:  # also after plays, and as the answer to one
            referee.apply(legal[0])
        else:
            action = found.simplest_action(observation, enable)
            assert action in legal
            referee.apply(action)


def test_a_bot_that_never_finishes_ends_with_the_server(
    enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "GRACE", 3600.0)
    store = Store(Store.MEMORY)
    service = Service({"enable": enable}, store, Limits(max_seconds=PATIENCE))

    async def close_meanwhile() -> None:
        call = calls(service)
        id, token = await table_of(call, "scrabble", "endless")
        view = await call("table.view", id=id, token=token)
        if view["to_move"] == 0:
            await call("table.act", id=id, token=token, action={"action": "pass"})
        while not Endless.begun.is_set():
            await asyncio.sleep(0.005)
        service.stop()
        service.close()

    asyncio.run(asyncio.wait_for(close_meanwhile(), PATIENCE))
    assert Endless.left.wait(PATIENCE)


@pytest.mark.parametrize("attention", [60.0, -1.0])
def test_bots_that_somebody_waits_for_come_first(
    attention: float, enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    """attention: seconds after which nobody is thought to wait."""
    monkeypatch.setattr(tables, "_ATTENTION", attention)
    service = Service({"enable": enable}, Store(Store.MEMORY), Limits())
    found: list[bool] = []
    run = Workers.run

    async def noted(own: Workers, *args: Any, **options: Any) -> Any:
        if options.get("internal"):
            found.append(options["urgent"])
        return await run(own, *args, **options)

    async def play() -> None:
        try:
            call = calls(service)
            await until_the_bot_has_moved(call, *await table_of(call, "lexicon", "greedy"))
        finally:
            service.close()

    monkeypatch.setattr(Workers, "run", noted)
    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert found
    assert set(found) == {attention > 0}
