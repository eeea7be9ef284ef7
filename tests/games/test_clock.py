"""Time controls and clocks."""

from __future__ import annotations

import pytest

from lexicon_fast import BadOption
from lexicon_fast.games.clock import Clocks, TimeControl


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("300", TimeControl(300)),
        ("0.5", TimeControl(0.5)),
        (" 300+5 ", TimeControl(300, 5)),
        ("1.5+0.25", TimeControl(1.5, 0.25)),
        ("30/move", TimeControl(move_seconds=30)),
    ],
)
def test_controls_are_written_and_read(text: str, control: TimeControl) -> None:
    assert TimeControl.parse(text) == control
    assert TimeControl.parse(str(control)) == control


@pytest.mark.parametrize("text", ["", "x", "5+", "+5", "5/turn", "5+5/move", "-5", "1e3", "٣"])
def test_malformed_controls(text: str) -> None:
    with pytest.raises(BadOption, match=r"is malformed; write 300 \(seconds for a game\)"):
        TimeControl.parse(text)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({}, "needs either seconds or move_seconds"),
        ({"seconds": 5, "move_seconds": 5}, "and not both"),
        ({"move_seconds": 5, "increment": 1}, "has no increment"),
        ({"seconds": 0}, "seconds=0 of a time control must be 0.001 to 2,592,000"),
        ({"seconds": float("nan")}, "seconds=nan"),
        ({"seconds": 1e9}, "must be"),
        ({"seconds": 5, "increment": -1}, "increment=-1 of a time control must be 0 to"),
    ],
)
def test_impossible_controls(fields: dict[str, float], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        TimeControl(**fields)


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_clock_runs_in_the_turns_of_its_player() -> None:
    time = Time()
    clocks = Clocks(TimeControl(60, increment=5), 3, now=time)
    assert clocks.shown() == [60, 60, 60]
    clocks.start(1)
    time.now += 10
    assert (clocks.left(0), clocks.left(1), clocks.running) == (60, 50, 1)
    clocks.start(1)  # it runs already
    time.now += 10
    assert clocks.stop(turn=True)
    assert clocks.left(1) == 45
    time.now += 1000  # nobody's
    clocks.start(2)
    time.now += 1
    clocks.start(0)  # player 2 has answered a play, or was passed over: no increment
    assert clocks.shown() == [60, 45, 59]
    time.now += 60.5
    assert (clocks.left(0), clocks.expired()) == (-0.5, 0)
    assert clocks.shown()[0] == 0
    assert not clocks.stop(turn=True)
    assert clocks.expired() == 0  # too late for an increment


def test_each_turn_has_its_own_time() -> None:
    time = Time()
    clocks = Clocks(TimeControl(move_seconds=30), 2, now=time)
    for _ in range(3):
        clocks.start(0)
        time.now += 29
        assert clocks.stop(turn=True)
        clocks.start(1)
        time.now += 5
    assert clocks.left(1) == 25
    clocks.start(0)
    time.now += 30
    assert clocks.expired() == 0


def test_a_clock_is_stopped_at_a_moment_before() -> None:
    time = Time()
    clocks = Clocks(TimeControl(60, increment=5), 2, now=time)
    clocks.start(0)
    time.now += 59
    acted = clocks.now()
    time.now += 10
    assert clocks.stop(turn=True, at=acted)
    assert clocks.left(0) == 6


def test_an_interrupted_turn_goes_on() -> None:
    time = Time()
    clocks = Clocks(TimeControl(move_seconds=30), 2, now=time, left=[30, 12])
    clocks.resume(1)
    time.now += 2
    assert (clocks.running, clocks.left(1)) == (1, 10)
    clocks.stop(turn=True)
    clocks.start(1)
    assert clocks.left(1) == 30


def test_a_game_goes_on_with_the_time_that_was_left() -> None:
    clocks = Clocks(TimeControl(60), 2, now=Time(), left=[12.5, 40])
    assert clocks.shown() == [12.5, 40]
    assert clocks.expired() is None
    assert Clocks(TimeControl(60), 2, now=Time(), left=[1, 0]).expired() == 1
