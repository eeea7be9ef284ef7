"""Lexibomb through the engine protocol: each method, what players are told, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from talking import Talk, plain, play_on

from lexicon_fast import Dictionary, lexibomb
from lexicon_fast.bots import bot, names
from lexicon_fast.engine.lexibomb import rows
from lexicon_fast.engine.lexibomb.seen import SeenEvent
from lexicon_fast.games.lexibomb import record
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.lexibomb.position import State, game_from

CLOSED = ["." * 15] * 15
BOARD = [*CLOSED[:7], "......Q_IT.....", *CLOSED[8:]]
OPENED = [*CLOSED[:7], "......12*1.....", *CLOSED[8:]]
SEES: dict[str, Any] = {
    "player": 0,
    "rack": "AEINRS_",
    "bag": 82,
    "rack_sizes": [7, 7],
    "board": BOARD,
    "opened": OPENED,
    "to_move": 0,
}


@pytest.fixture
def talk(enable: Dictionary) -> Talk:
    return Talk(enable)


# ------------------------------------------------------- positions and observations


def test_solve_gives_the_rows_of_the_command(talk: Talk, enable: Dictionary) -> None:
    position = {"board": BOARD, "opened": OPENED, "rack": SEES["rack"], "bombs": 22}
    empty = {"board": CLOSED, "opened": CLOSED, "rack": "CAT"}
    contradiction = {**position, "opened": [row.replace("2", "8") for row in OPENED], "bombs": 3}
    positions = [position, {**empty, "id": "x"}, "nothing", 5, {"id": 1}, contradiction, empty]
    found = talk.ask("solve", game="lexibomb", positions=positions, top=3)["rows"]
    msgspec.convert(found, list[rows.Solved])
    assert [row["id"] for row in found] == [1, "x", 3, 4, 1, 6, 7]
    ours = Generator(enable).plays(BOARD, OPENED, SEES["rack"], 22)
    assert found[0]["count"] == len(ours)
    assert found[0]["plays"] == [play._asdict() for play in ours[:3]]
    assert 0 < found[0]["plays"][0]["bomb"] < 1
    assert [("error" in row) for row in found] == [False, False, True, True, True, True, False]
    assert "position 3" in found[2]["error"]
    assert "bombs" in found[5]["error"]
    assert found[6]["plays"] == found[1]["plays"]
    everything = talk.ask("solve", game="lexibomb", positions=[position], top=None)["rows"]
    assert len(everything[0]["plays"]) == len(ours)
    assert talk.ask("solve", game="lexibomb", positions=[])["rows"] == []


def test_a_ruleset_may_have_other_multipliers(talk: Talk) -> None:
    position = {"board": BOARD, "opened": OPENED, "rack": "S"}
    plain_words: dict[str, Any] = {"base": "standard", "multipliers": [[1, 1]] * 9, "bombs": 1}
    (row,) = talk.ask("solve", game="lexibomb", positions=[position], ruleset=plain_words)["rows"]
    assert "placement" in row["error"]  # two bombs at least
    (row,) = talk.ask(
        "solve", game="lexibomb", positions=[position], ruleset=plain_words | {"bombs": 225}
    )["rows"]
    assert "error" in row
    (row,) = talk.ask(
        "solve", game="lexibomb", positions=[position], ruleset=plain_words | {"bombs": 5}
    )["rows"]
    (play,) = (each for each in row["plays"] if each["word"] == "(Q_IT)S")
    assert play["score"] == pytest.approx(13 * (1 - play["bomb"]), abs=1e-5)


def test_solve_says_what_it_does_not_accept(talk: Talk) -> None:
    position = {"board": BOARD, "opened": OPENED, "rack": SEES["rack"]}

    def why(**params: Any) -> Any:
        error = talk.refused("solve", **{"game": "lexibomb", "positions": [position], **params})
        return error["data"].get("type", error["data"].get("path"))

    assert why(actions=["play"]) == "params.actions"
    assert why(min_length=5) == "params.min_length"
    assert why(ruleset="super") == "BadOption"
    assert why(ruleset={"base": "standard", "bombs": -1}) == "BadOption"
    assert why(ruleset={"base": "standard", "layout": "nonesuch"}) == "BadLayout"
    assert why(ruleset={"base": "standard", "layout": "scrabble"}) == "BadOption"
    talk.ask("options.set", values={"max_reply_bytes": 1024})
    assert why(top=None) == "TooMuch"
    error = talk.refused("plan", game="lexibomb", positions=["CAT"])
    assert error["data"] == {"path": "params.game"}


def test_legal_actions_of_an_observation(talk: Talk, enable: Dictionary) -> None:
    seen = msgspec.convert(SEES, lexibomb.Observation)
    legal = talk.ask("legal", game="lexibomb", observation=SEES, limit=5)
    ours = lexibomb.legal_actions(seen, enable)
    assert legal["count"] == len(ours)
    assert legal["actions"] == plain(ours[:5])
    other = {**SEES, "to_move": 1}
    assert talk.ask("legal", game="lexibomb", observation=other)["actions"] == []


@pytest.mark.parametrize(
    "change",
    [
        {"rack": "AEINRS?"},
        {"rack": 5},
        {"hand": "CAT"},
        {"board": ["......"]},
        {"board": ["q" * 15] * 15},
        {"ruleset": "super"},
        {"ruleset": {"name": "x", "layout": "/etc/hosts"}},
        {"phase": "challenge"},
        {"history": [{"player": 0, "action": {"action": "accept"}}]},
    ],
)
def test_no_observation(talk: Talk, change: Any) -> None:
    for method, more in (("legal", {}), ("advise", {}), ("bot.move", {"bot": "greedy"})):
        error = talk.refused(method, game="lexibomb", observation={**SEES, **change}, **more)
        assert error["data"]["type"] in ("BadObservation", "BadOption", "BadLayout"), error
        assert "accepted" in error["message"] or "expected" in error["message"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"to_move": 1}, "not the turn"),
        ({"phase": "over"}, "ended"),
        ({"player": 2}, "player 2"),
        ({"rack_sizes": []}, "rack_sizes"),
        ({"rack_sizes": [7, 8]}, "rack_sizes"),
        ({"rack_sizes": [6, 7]}, "7 tiles"),
        ({"rack": "", "rack_sizes": [0, 7]}, "rack ''"),
        ({"scores": [1]}, "scores"),
        ({"zeros": [0]}, "zeros"),
        ({"zeros": [0, 3]}, "zeros"),
        ({"bag": 81}, "accepted: 89"),
        ({"bag": -1}, "bag -1"),
        ({"rack": "AEINQS_"}, "2 tiles 'Q'"),
        ({"bombs": 21}, "bombs 21"),
        ({"opened": []}, "8G is closed under a tile"),
        ({"opened": ["*" + "." * 14, *OPENED[1:]]}, "1A shows a bomb"),
        ({"opened": ["0" + "." * 14, *OPENED[1:]]}, "1A shows 0"),
        ({"opened": ["9" + "." * 14, *OPENED[1:]]}, "row 1"),
        ({"opened": ["4" + "." * 14, *OPENED[1:]]}, "accepted"),  # a corner has 3 neighbours
    ],
)
def test_observations_that_contradict_themselves(talk: Talk, change: Any, said: str) -> None:
    for method, more in (("advise", {}), ("bot.move", {"bot": "greedy"})):
        error = talk.refused(method, game="lexibomb", observation={**SEES, **change}, **more)
        assert error["data"]["type"] == "BadObservation"
        assert said in error["message"]


@pytest.mark.parametrize("name", names("lexibomb"))
def test_a_bot_moves_as_in_the_library(talk: Talk, enable: Dictionary, name: str) -> None:
    seen = msgspec.convert(SEES, lexibomb.Observation)
    options = {"iterations": 20} if name == "expert" else {}
    for seed in (0, 1):
        ours = bot(name, enable, "lexibomb", **options).choose(seen, seed)
        result = talk.ask(
            "bot.move", game="lexibomb", observation=SEES, bot=name, options=options, seed=seed
        )
        assert result["action"] == plain(ours)
        assert result["stopped"] is False


def test_a_bot_is_stopped_with_the_best_so_far(talk: Talk) -> None:
    talk.ask("options.set", values={"max_seconds": 0.05})
    found = talk.ask(
        "bot.move", game="lexibomb", observation=SEES, bot="expert", iterations=10_000_000
    )
    assert found["stopped"] is True
    assert found["action"]["action"] == "play"


def test_advise_streams_and_ends(talk: Talk) -> None:
    params = {"game": "lexibomb", "observation": SEES, "iterations": 1000, "seed": 3}
    result = talk.ask("advise", **params)
    advice = msgspec.convert(result["advice"], rows.Advice)
    assert (advice.player, advice.final, result["stopped"]) == (0, True, False)
    assert len(advice.ranked) > 1
    assert all(each.why for each in advice.ranked)
    legal = talk.ask("legal", game="lexibomb", observation=SEES)["actions"]
    assert all(each["action"] in legal for each in result["advice"]["ranked"])
    assert talk.ask("advise", **params, stream=False) == result
    for update in talk.updates(talk.last - 2):
        assert msgspec.convert(update["advice"], rows.Advice).final is False


# ----------------------------------------------------------------------- games


def greedy(talk: Talk) -> Callable[[int, Any], Any]:
    def choose(_player: int, observation: Any) -> Any:
        return talk.ask("bot.move", game="lexibomb", observation=observation, bot="greedy")[
            "action"
        ]

    return choose


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_from_a_seed_is_the_game_of_the_library(
    talk: Talk, enable: Dictionary, players: int
) -> None:
    seats = [f"seat {seat}" for seat in range(players)]
    rules = {"base": "classic_poc", "bombs": 30}
    state = talk.ask(
        "game.new", game="lexibomb", players=players, seed=11, names=seats, ruleset=rules
    )
    assert state["names"] == seats
    assert state["ruleset"]["bombs"] == 30
    assert state["ruleset"]["multipliers"][8] == [1, 0]
    ours = lexibomb.Game(enable, players=players, seed=11, ruleset=state["ruleset"])
    player = bot("greedy", enable, "lexibomb")
    id = state["id"]
    while not state["over"]:
        for seat in range(players):
            seen = talk.ask("game.observe", id=id, player=seat)
            assert seen["observation"] == plain(ours.observation(seat))
            legal = talk.ask("game.legal", id=id, player=seat, limit=3)
            expected = ours.legal_actions() if seat == ours.current_player() else []
            assert (legal["count"], legal["actions"]) == (len(expected), plain(expected[:3]))
        mover = ours.current_player()
        assert mover == state["to_move"]
        action = player.choose(ours.observation(mover), 0)
        assert talk.refused("game.record", id=id)["data"]["type"] == "NotOver"
        state = talk.ask("game.apply", id=id, player=mover, action=plain(action))
        ours.apply(action)
    assert state["returns"] == ours.returns()
    lines = talk.ask("game.record", id=id)["lines"]
    assert lines == list(record.lines(ours, seats))
    assert record.check(lines, lambda _: enable) == 1


def test_a_game_without_a_seed_does_not_tell_it_before_the_end(talk: Talk) -> None:
    states = [talk.ask("game.new", game="lexibomb") for _ in range(2)]
    racks = [talk.ask("game.observe", id=s["id"], player=0, since=0) for s in states]
    assert racks[0]["observation"] != racks[1]["observation"]
    state = play_on(talk, states[0], greedy(talk))
    lines = talk.ask("game.record", id=state["id"])["lines"]
    seed = json.loads(lines[0])["seed"]
    assert seed > 1 << 32
    assert str(seed) not in json.dumps([states, racks, talk.sent])
    bombs = next(event["bombs"] for event in map(json.loads, lines) if "bombs" in event)
    assert sum(row.count("*") for row in bombs) == 22


def test_players_are_told_what_happened_as_they_saw_it(talk: Talk) -> None:
    """Four of them: plays, exchanges, and bombs hit. Where others lie is told to nobody."""
    state = talk.ask("game.new", game="lexibomb", players=4, seed=5)
    id = state["id"]
    heard: list[list[Any]] = [[] for _ in range(4)]
    seqs = [0] * 4
    opened: Any = []
    turn = 0

    def choose(player: int, observation: Any) -> Any:
        nonlocal turn, opened
        looks = []
        for seat in range(4):
            seen = talk.ask("game.observe", id=id, player=seat, since=seqs[seat])
            heard[seat] += seen["events"]
            seqs[seat] = seen["seq"]
            looks.append(seen["observation"])
        opened = looks[0].get("opened", [])
        assert all(look.get("opened", []) == opened for look in looks)
        turn += 1
        if turn % 4 == 0 and observation.get("bag", 0) >= 7:
            return {"action": "exchange", "tiles": observation["rack"][:2]}
        return greedy(talk)(player, observation)

    state = play_on(talk, state, choose)
    for seat in range(4):
        seen = talk.ask("game.observe", id=id, player=seat, since=seqs[seat])
        heard[seat] += seen["events"]
        msgspec.convert(heard[seat], list[SeenEvent])
    assert {"start draw", "deal", "turn", "game end"} == {each["event"] for each in heard[0]}
    hits = [place for each in heard[0] for place in each.get("hit", [])]
    assert hits
    shown = seen["observation"]["opened"]
    assert len(hits) == sum(row.count("*") for row in shown)
    assert "bombs" not in json.dumps(heard)
    drew = exchanged = 0
    for told in zip(*heard, strict=True):
        if told[0]["event"] == "deal":
            assert [len(each["rack"]) for each in told] == [7] * 4
            assert {each["bag"] for each in told} == {72}
        elif told[0]["event"] != "turn":
            assert all(each == told[0] for each in told)
        else:
            mover = told[0]["player"]
            others = [each for seat, each in enumerate(told) if seat != mover]
            assert all(each == others[0] for each in others)
            assert "drawn" not in others[0]
            drew += "drawn" in told[mover]
            if told[0]["action"]["action"] == "exchange":
                exchanged += 1
                assert others[0]["action"]["tiles"] == ""
                assert others[0]["exchanged"] == len(told[mover]["action"]["tiles"]) == 2
    assert drew > 10
    assert exchanged


def test_a_game_from_a_position(talk: Talk, enable: Dictionary) -> None:
    position = {
        "racks": ["HATS", "KZ"],
        "rack_sizes": [4, 7],
        "board": BOARD,
        "opened": OPENED,
        "scores": [10, 20],
        "zeros": [0, 2],
        "to_move": 1,
    }
    state = talk.ask("game.new", game="lexibomb", position=position, seed=3)
    assert (state["players"], state["to_move"]) == (2, 1)
    ours = game_from(msgspec.convert(position, State), enable, seed=3)
    for seat in (0, 1):
        seen = talk.ask("game.observe", id=state["id"], player=seat, since=0)
        assert seen["observation"] == plain(ours.observation(seat))
        assert [each["event"] for each in seen["events"]] == ["deal"]
    state = play_on(talk, state, greedy(talk))
    lines = talk.ask("game.record", id=state["id"])["lines"]
    assert record.check(lines, lambda _: enable) == 1


@pytest.mark.parametrize(
    "position",
    [
        5,
        [],
        {},
        "nothing",
        {"racks": []},
        {"racks": ["QQ", "B"]},
        {"racks": ["A", "B"], "board": ["x"]},
        {"racks": ["A", "B"], "board": BOARD},
        {"racks": ["A", "B"], "opened": OPENED},
        {"racks": ["A", "B"], "opened": ["9" * 15] * 15},
        {"racks": ["A", "B"], "board": BOARD, "opened": OPENED, "bombs": CLOSED},
        {"racks": ["A", "B"], "to_move": 2},
        {"racks": ["A", "B"], "scores": [1]},
        {"racks": ["A", "B"], "bag": "ABC"},
        {"racks": ["A?", "B"]},
        {"racks": ["A", "B"], "zeros": [3, 0]},
        {"racks": ["A", "B"], "hands": []},
    ],
)
def test_positions_that_cannot_be(talk: Talk, position: Any) -> None:
    error = talk.refused("game.new", game="lexibomb", position=position)
    kinds = ("BadPosition", "BadOption", None)
    assert error["data"].get("type") in kinds
    assert error["data"].get("path", "params.position").startswith("params.position")


def test_a_game_goes_on_from_its_record(talk: Talk) -> None:
    state = talk.ask("game.new", game="lexibomb", seed=2, names=["north", "south"])
    state = play_on(talk, state, greedy(talk))
    lines = talk.ask("game.record", id=state["id"])["lines"]
    again = talk.ask("game.new", game="lexibomb", record=lines[: len(lines) // 2])
    assert not again["over"]
    assert again["names"] == ["north", "south"]
    again = play_on(talk, again, greedy(talk))
    assert talk.ask("game.record", id=again["id"])["lines"] == lines
    for params in ({"players": 2}, {"seed": 1}, {"starter": 0}, {"ruleset": "standard"}):
        error = talk.refused("game.new", game="lexibomb", record=lines, **params)
        assert error["data"] == {"path": f"params.{next(iter(params))}"}
    assert talk.refused("game.new", game="scrabble", record=lines)["data"]["type"] == "BadRecord"


def test_what_a_referee_refuses(talk: Talk) -> None:
    position = {"racks": ["HATSQZ_", "AAAEEEI"], "rack_sizes": [7, 7]}
    id = talk.ask("game.new", game="lexibomb", position=position)["id"]

    def rule(action: Any, player: int = 0) -> Any:
        error = talk.refused("game.apply", id=id, player=player, action=action)
        data = error["data"]
        return data.get("rule", data.get("path"))

    assert rule({"action": "play", "at": "8H", "word": "HAT"}, player=1) == "turn"
    assert rule({"action": "accept"}) == "params.action.action"
    assert rule({"action": "play", "at": "1A", "word": "H"}) == "start"
    assert rule({"action": "play", "at": "8H", "word": "HATE"}) == "rack"
    assert rule({"action": "play", "at": "8H", "word": "HAQ"}) == "void"
    assert rule({"action": "play", "at": "99", "word": "HAT"}) == "place"
    assert rule({"action": "exchange", "tiles": "E"}) == "exchange"
    assert rule({"action": "play", "at": "8H"}) == "params.action.word"
    assert rule("pass") == "params.action"
    done = talk.ask(
        "game.apply", id=id, player=0, action={"action": "play", "at": "O1", "word": "H_TS"}
    )
    (turn,) = done["events"]
    assert turn["action"] == {"action": "play", "at": "O1", "word": "H_TS"}
    assert len(turn["drawn"]) == 4
    assert done["to_move"] == 1


def test_params_of_other_games_are_refused(talk: Talk) -> None:
    for field in ("rounds", "first_dealer"):
        error = talk.refused("game.new", **{"game": "lexibomb", field: 1})
        assert error["data"] == {"path": f"params.{field}"}
    state = talk.ask("game.new", game="lexibomb", starter=1, seed=1)
    assert state["to_move"] == 1
    for params in ({"players": 5}, {"starter": 2}, {"names": ["a"]}):
        assert talk.refused("game.new", game="lexibomb", **params)


def test_no_option_of_it_opens_a_file(enable: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("hat\nthat\n")
    talk = Talk(enable, open_files=False)
    for more in ({"bot": f"greedy:words={path}"}, {"bot": "odds", "options": {"words": "x"}}):
        error = talk.refused("bot.move", game="lexibomb", observation=SEES, **more)
        assert error["data"]["type"] == "BadOption"
    talk.ask("bot.move", game="lexibomb", observation=SEES, bot="greedy:words=enable")
    for layout in (str(path), path.as_uri()):
        error = talk.refused(
            "game.new", game="lexibomb", ruleset={"base": "standard", "layout": layout}
        )
        assert error["data"]["type"] == "BadLayout"
