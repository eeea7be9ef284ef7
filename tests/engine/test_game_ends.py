"""Games that are not played out, clocks, and notifications of changes."""

from __future__ import annotations

from typing import Any

import pytest
from support.talking import Talk

from lexicon_fast import Dictionary
from lexicon_fast.games.registry import GAMES
from lexicon_fast.games.scrabble import Game


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def talk(enable: Dictionary, time: Time) -> Talk:
    return Talk(enable, now=time)


def first_action(talk: Talk, state: dict[str, Any]) -> Any:
    legal = talk.ask("game.legal", id=state["id"], player=state["to_move"], limit=1)
    return legal["actions"][0]


def act(talk: Talk, state: dict[str, Any]) -> Any:
    """Take the first legal action of the player to move."""
    turn = {"id": state["id"], "player": state["to_move"]}
    return talk.ask("game.apply", **turn, action=first_action(talk, state))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("in_turn", [True, False])
def test_a_player_who_resigns_has_lost(
    talk: Talk, game: str, in_turn: bool, enable: Dictionary
) -> None:
    state = talk.ask(
        "game.new", game=game, players=2, seed=1, names=["A", "B"], dictionary="enable"
    )
    act(talk, state)
    state = talk.ask("game.list")["games"][0]
    loser = state["to_move"] if in_turn else 1 - state["to_move"]
    before = state["seq"]
    state = talk.ask("game.resign", id=state["id"], player=loser)
    assert (state["over"], state["to_move"], state["seq"]) == (True, None, before + 1)
    assert state["returns"] == [float(player != loser) for player in (0, 1)]
    seen = talk.ask("game.observe", id=state["id"], player=0, since=before)
    assert seen["events"] == [{"event": "forfeit", "player": loser, "reason": "resigned"}]
    assert seen["observation"]["phase"] == "over"
    assert "to_move" not in seen["observation"]
    turn = {"id": state["id"], "player": 0}
    assert talk.ask("game.legal", **turn)["count"] == 0
    for method, params in (
        ("game.apply", {**turn, "action": {"action": "pass"}}),
        ("game.resign", turn),
        ("game.abort", {"id": state["id"]}),
    ):
        error = talk.refused(method, **params)
        assert (error["data"]["type"], error["data"]["rule"]) == ("IllegalAction", "over")
    lines = talk.ask("game.record", id=state["id"])["lines"]
    assert '"event":"forfeit"' in lines[-1]
    assert GAMES[game].records.check(lines, lambda _: enable) == 1


@pytest.mark.parametrize("game", GAMES)
def test_nobody_wins_a_game_that_is_aborted(talk: Talk, game: str, enable: Dictionary) -> None:
    state = talk.ask("game.new", game=game, players=2, seed=1, dictionary="enable")
    state = talk.ask("game.abort", id=state["id"])
    assert (state["over"], state["to_move"], state["returns"]) == (True, None, None)
    lines = talk.ask("game.record", id=state["id"])["lines"]
    assert GAMES[game].records.check(lines, lambda _: enable) == 1


def test_the_others_share_a_win(talk: Talk) -> None:
    state = talk.ask("game.new", game="scrabble", players=3, seed=1)
    assert talk.ask("game.resign", id=state["id"], player=1)["returns"] == [0.5, 0, 0.5]


def test_clocks_run_in_turns(talk: Talk, time: Time) -> None:
    clock = {"seconds": 60, "increment": 5}
    state = talk.ask("game.new", game="scrabble", seed=1, starter=0, clock=clock)
    assert state["clock"] == {"control": clock, "left": [60, 60], "running": 0}
    time.now = 10
    state = act(talk, state)
    assert state["clock"] == {"control": clock, "left": [55, 60], "running": 1}
    time.now = 12
    state = talk.ask("game.list")["games"][0]
    assert state["clock"]["left"] == [55, 58]
    illegal = {"action": "exchange", "tiles": "QQQQQQQ"}
    talk.refused("game.apply", id=state["id"], player=1, action=illegal)
    time.now = 20
    state = talk.ask("game.resign", id=state["id"], player=0)
    assert state["clock"] == {"control": clock, "left": [55, 50], "running": None}
    time.now = 1000
    assert talk.ask("game.list")["games"][0]["clock"] == state["clock"]


def test_the_time_that_the_rules_take_is_nobodys(
    talk: Talk, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = talk.ask("game.new", game="scrabble", seed=1, starter=0, clock={"seconds": 60})
    apply = Game.apply

    def slow(game: Game, action: Any) -> None:
        apply(game, action)
        time.now += 7

    monkeypatch.setattr(Game, "apply", slow)
    time.now = 10
    assert act(talk, state)["clock"]["left"] == [50, 60]


@pytest.mark.parametrize(
    ("clock", "turns", "seconds"),
    [
        ({"seconds": 60}, 1, 60),
        ({"move_seconds": 20}, 2, 20),
        ({"seconds": 9, "increment": 9}, 2, 18),
    ],
)
def test_whose_time_is_over_has_lost(
    talk: Talk, time: Time, clock: dict[str, float], turns: int, seconds: float
) -> None:
    state = talk.ask("game.new", game="scrabble", seed=1, starter=0, clock=clock)
    for _ in range(turns):
        action = first_action(talk, state)
        state = talk.ask("game.apply", id=state["id"], player=state["to_move"], action=action)
    loser = state["to_move"]
    action = first_action(talk, state)
    time.now += seconds
    error = talk.refused("game.apply", id=state["id"], player=loser, action=action)
    assert error["data"] == {"type": "IllegalAction", "rule": "over"}
    state = talk.ask("game.list")["games"][0]
    assert state["returns"] == [float(player != loser) for player in (0, 1)]
    assert state["clock"]["left"][loser] == 0
    lines = talk.ask("game.record", id=state["id"])["lines"]
    assert f'"player":{loser},"reason":"clock"' in lines[-1]


@pytest.mark.parametrize(
    ("clock", "path", "message"),
    [
        ({}, "params.clock", "needs either seconds or move_seconds"),
        ({"seconds": 5, "move_seconds": 5}, "params.clock", "and not both"),
        ({"seconds": 0}, "params.clock.seconds", "0.001"),
        ({"minutes": 5}, "params.clock", "minutes"),
    ],
)
def test_impossible_clocks(talk: Talk, clock: dict[str, float], path: str, message: str) -> None:
    error = talk.refused("game.new", game="lexicon", clock=clock)
    assert error["data"]["path"].startswith(path)
    assert message in error["message"]
    assert talk.ask("game.list")["games"] == []


def test_who_watches_is_told_before_the_reply(talk: Talk) -> None:
    state = talk.ask("game.new", game="lexicon", players=2, seed=3, first_dealer=1, rounds=1)
    id = state["id"]
    for player in (0, 1):
        talk.ask("game.watch", id=id, player=player)
    talk.sent.clear()
    discard = talk.ask("game.observe", id=id, player=0)["observation"]["hand"][0]
    draw = {"action": "draw", "take": "blind", "discard": discard}
    applied = talk.ask("game.apply", id=id, player=0, action=draw)
    mine, other = [each["params"] for each in talk.sent]
    assert [each["method"] for each in talk.sent] == ["game.changed"] * 2
    assert mine == applied | {"player": 0}
    assert other["player"] == 1
    assert "taken" in mine["events"][0]
    assert "taken" not in other["events"][0]  # it was drawn blind
    talk.ask("game.unwatch", id=id, player=0)
    talk.sent.clear()
    talk.ask("game.resign", id=id, player=0)
    (only,) = talk.sent
    assert (only["params"]["player"], only["params"]["over"]) == (1, True)
    assert [each["event"] for each in only["params"]["events"]] == ["forfeit"]


def test_a_bot_takes_its_share_of_a_clock(talk: Talk) -> None:
    state = talk.ask("game.new", game="scrabble", seed=1, starter=0, clock={"seconds": 2})
    seen = talk.ask("game.observe", id=state["id"], player=0)["observation"]
    params = {"game": "scrabble", "observation": seen, "bot": "sim:iterations=100000000"}
    moved = talk.ask("bot.move", **params, clock=state["clock"])  # not in minutes
    assert moved["stopped"]
    error = talk.refused("bot.move", **params, clock=state["clock"] | {"left": []})
    assert "params.clock.left has no seconds of player 0" in error["message"]
