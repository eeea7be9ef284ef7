"""Lexibomb through the engine protocol: each method, what players are told, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from talking import Talk, greedy, play_on

from lexicon_fast import Dictionary
from lexicon_fast.engine.lexibomb import rows
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.lexibomb.visibility import SeenEvent

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
    return Talk(enable, dictionary="enable")


# ------------------------------------------------------------------ the dictionary


def test_the_list_of_the_game_is_the_default(enable: Dictionary) -> None:
    talk = Talk(enable)
    assert talk.ask("game.new", game="lexibomb", seed=1)["dictionary"] == "2of12inf"
    assert talk.ask("game.new", game="scrabble", seed=1)["dictionary"] == "enable"
    rack = [{"rack": "AEINRS_"}]
    own = talk.ask("solve", game="lexibomb", positions=rack)
    assert own == talk.ask("solve", game="lexibomb", positions=rack, dictionary="2of12inf")
    assert own != talk.ask("solve", game="lexibomb", positions=rack, dictionary="enable")
    assert talk.ask("dictionary.info")["dictionary"] == "enable"
    talk.ask("options.set", values={"dictionary": "enable"})  # chosen, so it holds for all games
    assert talk.ask("game.new", game="lexibomb", seed=1)["dictionary"] == "enable"


def test_a_dictionary_that_was_chosen_is_that_of_all_games(enable: Dictionary) -> None:
    talk = Talk(enable, dictionary="enable")
    assert talk.ask("game.new", game="lexibomb", seed=1)["dictionary"] == "enable"


def test_the_shipped_lists_need_no_loading(enable: Dictionary) -> None:
    talk = Talk(enable)
    assert talk.ask("dictionary.info", dictionary="yawl")["words"] == 264_097


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


# ----------------------------------------------------------------------- games


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
        return greedy(talk, "lexibomb")(player, observation)

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
    lines = map(json.loads, talk.ask("game.record", id=id)["lines"])
    bombs = next(event["bombs"] for event in lines if "bombs" in event)
    assert sum(row.count("*") for row in bombs) == 22
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
    assert rule({"action": "pass", "more": 1}) == "params.action"
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


def test_a_record_is_replayed_with_the_list_that_it_names(talk: Talk) -> None:
    old = talk.ask("game.new", game="lexibomb", seed=7, dictionary="2of12inf")
    play_on(talk, old, greedy(talk, "lexibomb", "2of12inf"))
    lines = talk.ask("game.record", id=old["id"])["lines"]
    again = talk.ask("game.new", game="lexibomb", record=lines)
    assert again["dictionary"] == "2of12inf"
    assert again["seq"] == talk.ask("game.observe", id=old["id"], player=0)["seq"]
    assert talk.ask("game.new", game="lexibomb", seed=7)["dictionary"] == "enable"
