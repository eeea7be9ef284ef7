"""Resignation, abort, clocks and changes, through both clients."""

from __future__ import annotations

import asyncio
import threading

import pytest

from lexicon_fast import IllegalAction
from lexicon_fast.client import (
    AsyncEngine,
    BadParams,
    Changed,
    Engine,
    EngineTerminated,
    RequestRefused,
    TimeControl,
)
from lexicon_fast.games.events import Forfeit

pytestmark = pytest.mark.processes


def test_games_end_before_they_are_played_out() -> None:
    with Engine.popen() as engine:
        game = engine.new_game("scrabble", players=3, seed=1)
        game.resign(2)
        assert (game.over, game.to_move, game.returns) == (True, None, [0.5, 0.5, 0.0])
        assert game.winners == [0, 1]
        assert '"resigned"' in game.record()[-1]
        for again in (game.resign, game.abort):
            with pytest.raises(IllegalAction) as refused:
                again()
            assert refused.value.rule == "over"
        aborted = engine.new_game(seed=1)
        aborted.abort()
        assert (aborted.over, aborted.returns, aborted.winners) == (True, None, [])
        mover = engine.new_game("lexibomb", seed=1, starter=1)
        mover.resign()  # the player to move
        assert mover.winners == [0]


def test_clocks_are_those_of_the_last_state() -> None:
    with Engine.popen() as engine:
        assert engine.new_game(seed=1).clock is None
        game = engine.new_game("scrabble", seed=1, starter=0, clock=TimeControl(seconds=500))
        assert game.clock is not None
        assert game.clock.control.seconds == 500
        assert game.clock.running == 0
        game.play("greedy")
        assert game.clock.running == 1
        assert 0 < game.clock.left[0] < game.clock.left[1] <= 500
        with pytest.raises(BadParams, match="needs either seconds or move_seconds"):
            engine.new_game(clock=TimeControl())
        late = engine.new_game("scrabble", seed=1, starter=0, clock=TimeControl(seconds=0.001))
        while late.observe(0, since=0).events[-1:] != [Forfeit(player=0, reason="clock")]:
            pass
        with pytest.raises(IllegalAction, match="the game is over"):
            late.resign(1)


def test_changes_come_in_order_to_the_end() -> None:
    with Engine.popen() as engine:
        game = engine.new_game("scrabble", seed=4, starter=0)
        before = game.seq
        with game.watch(1) as changes:
            seen: list[Changed[object]] = []
            reader = threading.Thread(target=lambda: seen.extend(changes))
            reader.start()
            for _ in range(5):
                game.play("greedy")
            game.resign(0)
            reader.join(60)
            assert not reader.is_alive()
        assert [each.player for each in seen] == [1] * 6
        assert [each.seq for each in seen] == sorted({each.seq for each in seen})
        assert sum(len(each.events) for each in seen) == len(game.observe(1, since=before).events)
        assert seen[-1].over
        assert seen[-1].events == [Forfeit(player=0, reason="resigned")]
        assert list(changes) == []


def test_who_stops_watching_gets_no_more_changes() -> None:
    with Engine.popen() as engine:
        game = engine.new_game("scrabble", seed=4, starter=0)
        changes = game.watch(0)
        changes.close()
        game.play("greedy")
        assert list(changes) == []
        game.close()
        with pytest.raises(RequestRefused, match="unknown game"):
            game.watch(0)


def test_watching_ends_with_the_engine() -> None:
    with Engine.popen() as engine:
        changes = engine.new_game("scrabble", seed=4).watch(0)
        engine.close()
        with pytest.raises(EngineTerminated):
            next(changes)


def test_the_same_with_await() -> None:
    async def main() -> None:
        async with await AsyncEngine.popen() as engine:
            clock = TimeControl(seconds=500, increment=1)
            game = await engine.new_game("scrabble", seed=4, starter=0, clock=clock)
            async with await game.watch(1) as changes:

                async def events() -> list[object]:
                    return [event async for change in changes for event in change.events]

                reading = asyncio.create_task(events())
                await game.play("greedy")
                await game.resign(1)
                found = await asyncio.wait_for(reading, 60)
            assert len(found) == 2
            assert found[-1] == Forfeit(player=1, reason="resigned")
            assert game.winners == [0]
            assert game.clock is not None
            assert game.clock.control == clock
            other = await engine.new_game(seed=1)
            await other.abort()
            assert other.returns is None

    asyncio.run(main())
