"""Scrabble through the engine protocol: each method, what players are told, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from talking import Talk, greedy, plain, play_on

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.engine.scrabble import rows
from lexicon_fast.games.scrabble.visibility import SeenEvent

EMPTY = "/".join(["15"] * 15)
CGP = "/".join(["15"] * 7 + ["6QUIT5"] + ["15"] * 7) + " AEINRS?/ 0/22 1"
SEES: dict[str, Any] = {
    "player": 0,
    "rack": "AEINRS?",
    "bag": 82,
    "rack_sizes": [7, 7],
    "board": ["." * 15] * 7 + ["......QUIT....."] + ["." * 15] * 7,
    "to_move": 0,
}
VOID = {"base": "standard", "challenge": "void"}


@pytest.fixture
def talk(enable: Dictionary) -> Talk:
    return Talk(enable)


# ------------------------------------------------------- positions and observations


def test_solve_gives_the_rows_of_the_command(talk: Talk, enable: Dictionary) -> None:
    positions = [CGP, {"cgp": f"{EMPTY} CAT/ 0/0 0", "id": "x"}, "nothing", 5, {"id": 1}]
    found = talk.ask("solve", game="scrabble", positions=positions, top=3)["rows"]
    msgspec.convert(found, list[rows.Solved])
    assert [row["id"] for row in found] == [1, "x", 3, 4, 1]
    ours = scrabble.plays(SEES["board"], SEES["rack"], enable)
    assert found[0]["count"] == len(ours)
    assert found[0]["plays"] == [play._asdict() for play in ours[:3]]
    assert found[1]["plays"][0]["at"] == "8F"
    assert [("error" in row) for row in found] == [False, False, True, True, True]
    assert "position 3" in found[2]["error"]
    everything = talk.ask("solve", game="scrabble", positions=[CGP], top=None)["rows"]
    assert len(everything[0]["plays"]) == len(ours)
    assert talk.ask("solve", game="scrabble", positions=[])["rows"] == []


def test_many_positions_keep_their_order(talk: Talk) -> None:
    positions = [{"cgp": f"{EMPTY} CAT/ 0/0 0", "id": f"p{i}"} for i in range(50)]
    found = talk.ask("solve", game="scrabble", positions=positions, top=1)["rows"]
    assert [row["id"] for row in found] == [f"p{i}" for i in range(50)]
    assert len({json.dumps(row["plays"]) for row in found}) == 1


def test_a_ruleset_may_have_another_board(talk: Talk) -> None:
    board = "/".join(["21"] * 21)
    (row,) = talk.ask("solve", game="scrabble", positions=[f"{board} CAT/ 0/0 0"], ruleset="super")[
        "rows"
    ]
    assert row["plays"][0]["at"] == "11I"


def test_solve_says_what_it_does_not_accept(talk: Talk) -> None:
    def why(**params: Any) -> Any:
        error = talk.refused("solve", **{"game": "scrabble", "positions": [CGP], **params})
        return error["data"].get("type", error["data"].get("path"))

    assert why(actions=["play"]) == "params.actions"
    assert why(min_length=5) == "params.min_length"
    assert why(ruleset="waddingtons") == "BadOption"
    assert why(ruleset={"base": "standard", "layout": "nonesuch"}) == "BadLayout"
    talk.ask("options.set", values={"max_reply_bytes": 1024})
    assert why(top=None) == "TooMuch"
    error = talk.refused("plan", game="scrabble", positions=["CAT"])
    assert error["data"] == {"path": "params.game"}


# ----------------------------------------------------------------------- games


def test_players_are_told_what_happened_as_they_saw_it(talk: Talk) -> None:
    """Four of them: plays, exchanges and challenges, right and wrong."""
    state = talk.ask("game.new", game="scrabble", players=4, seed=5)
    id = state["id"]
    heard: list[list[Any]] = [[] for _ in range(4)]
    seqs = [0] * 4
    racks = [""] * 4
    turn = 0

    def choose(player: int, observation: Any) -> Any:
        nonlocal turn
        for seat in range(4):
            seen = talk.ask("game.observe", id=id, player=seat, since=seqs[seat])
            heard[seat] += seen["events"]
            seqs[seat] = seen["seq"]
            racks[seat] = seen["observation"]["rack"]
        if observation.get("phase") == "challenge":
            return {"action": "challenge" if turn % 5 == 0 else "accept"}
        turn += 1
        if turn % 4 == 0 and observation.get("bag", 0) >= 7:
            return {"action": "exchange", "tiles": observation["rack"][:2]}
        if turn in (1, 5, 10):  # no word, most likely
            return plain(phony(observation))
        return greedy(talk, "scrabble")(player, observation)

    state = play_on(talk, state, choose)
    for seat in range(4):
        heard[seat] += talk.ask("game.observe", id=id, player=seat, since=seqs[seat])["events"]
        msgspec.convert(heard[seat], list[SeenEvent])
    kinds = [each["event"] for each in heard[0]]
    assert all([each["event"] for each in told] == kinds for told in heard)
    assert {"start draw", "deal", "turn", "lost turn", "game end"} <= set(kinds)
    rights = {each.get("right") for each in heard[0]}
    assert {True, False} <= rights
    mover = None
    drew = exchanged = 0
    for told in zip(*heard, strict=True):
        if told[0]["event"] == "deal":
            assert [len(each["rack"]) for each in told] == [7] * 4
            assert {each["bag"] for each in told} == {72}
            continue
        if told[0]["event"] != "turn":
            assert all(each == told[0] for each in told)
            continue
        if told[0]["action"]["action"] in ("play", "exchange"):
            mover = told[0]["player"]
        others = [each for seat, each in enumerate(told) if seat != mover]
        assert all(each == others[0] for each in others)
        assert "drawn" not in others[0]
        drew += "drawn" in told[mover]
        if told[0]["action"]["action"] == "exchange":
            exchanged += 1
            assert others[0]["action"]["tiles"] == ""
            assert others[0]["exchanged"] == len(told[mover]["action"]["tiles"]) == 2
    assert drew > 20
    assert exchanged


def phony(observation: Any) -> Any:
    """A play of rack tiles that is most likely no word."""
    tiles = [tile for tile in observation["rack"] if tile != "?"][:4]
    word = "".join(sorted(tiles, reverse=True))
    board = observation.get("board")
    if not board:
        return scrabble.Lay("8H", word)
    # Below the first tile that has room there.
    for row in range(14):
        for column, square in enumerate(board[row]):
            around = [
                board[r][c]
                for r in (row + 1, row + 2)
                if r < 15
                for c in range(max(column - 1, 0), min(column + 5, 15))
            ]
            if square != "." and set(around) == {"."} and column <= 11:
                return scrabble.Lay(f"{row + 2}{chr(65 + column)}", word)
    return scrabble.PASS


def test_a_line_of_cgp_may_be_a_position(talk: Talk) -> None:
    state = talk.ask("game.new", game="scrabble", position=CGP, seed=3)
    seen = talk.ask("game.observe", id=state["id"], player=0)["observation"]
    assert (seen["rack"], seen["scores"], seen["scoreless"]) == ("AEINRS?", [0, 22], 1)
    assert seen["board"] == SEES["board"]


def test_what_a_referee_refuses(talk: Talk) -> None:
    position = {"racks": ["HATSQZ?", "AAAEEEI"], "rack_sizes": [7, 7]}
    id = talk.ask("game.new", game="scrabble", position=position)["id"]

    def rule(action: Any, player: int = 0) -> Any:
        error = talk.refused("game.apply", id=id, player=player, action=action)
        data = error["data"]
        return data.get("rule", data.get("path"))

    assert rule({"action": "play", "at": "8H", "word": "HAT"}, player=1) == "turn"
    assert rule({"action": "accept"}) == "phase"
    assert rule({"action": "play", "at": "1A", "word": "HAT"}) == "start"
    assert rule({"action": "play", "at": "8H", "word": "HATE"}) == "rack"
    assert rule({"action": "play", "at": "99", "word": "HAT"}) == "place"
    assert rule({"action": "exchange", "tiles": "E"}) == "exchange"
    assert rule({"action": "play", "at": "8H"}) == "params.action.word"
    assert rule({"action": "form", "laid": "hat"}).startswith("params.action")
    assert rule({"action": "pass", "more": 1}) == "params.action"
    assert rule("pass") == "params.action"
    talk.ask("game.apply", id=id, player=0, action={"action": "play", "at": "8H", "word": "TAHS"})
    assert rule({"action": "pass"}, player=1) == "phase"
    done = talk.ask("game.apply", id=id, player=1, action={"action": "challenge"})
    assert done["events"][0]["right"] is True
    seen = talk.ask("game.observe", id=id, player=0)["observation"]
    assert (seen["rack"], seen["scores"]) == ("AHQSTZ?", [0, 0])


def test_params_of_other_games_are_refused(talk: Talk) -> None:
    for game, field in (
        ("scrabble", "rounds"),
        ("scrabble", "first_dealer"),
        ("lexicon", "starter"),
    ):
        error = talk.refused("game.new", **{"game": game, field: 1})
        assert error["data"] == {"path": f"params.{field}"}
    state = talk.ask("game.new", game="scrabble", starter=1, seed=1)
    assert state["to_move"] == 1
    for params in ({"players": 5}, {"starter": 2}, {"names": ["a"]}):
        assert talk.refused("game.new", game="scrabble", **params)


# ------------------------------------------------------------- files and addresses


def test_paths_and_addresses_can_be_forbidden(enable: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("hat\nthat\n")
    talk = Talk(enable)
    assert talk.ask("dictionary.load", words=str(path))["words"] == 2
    talk.ask("options.set", values={"open_files": False})
    again = talk.refused("options.set", values={"open_files": True})
    assert again["data"]["type"] == "BadOption"
    assert_locked(talk, path)
    assert talk.ask("dictionary.info", dictionary=str(path))["words"] == 2  # it was open


def test_an_engine_may_be_made_that_opens_no_files(enable: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("hat\nthat\n")
    talk = Talk(enable, open_files=False)
    options = {each["name"]: each["value"] for each in talk.ask("options")["options"]}
    assert options["open_files"] is False
    assert_locked(talk, path)


def assert_locked(talk: Talk, path: Path) -> None:
    for words in (str(path), path.as_uri(), "http://127.0.0.1:9/x", "nonesuch", "", "./enable"):
        error = talk.refused("dictionary.load", words=words)
        assert error["data"]["type"] == "BadOption"
        assert "enable" in error["message"]
        assert "two" not in error["message"]
    error = talk.refused("dictionary.load", words="enable", alphabet=str(path))
    assert error["data"]["type"] == "BadOption"
    assert talk.ask("dictionary.load", words="enable")["dictionary"] == "enable"
    lexicon = {"player": 0, "hand": "CAT", "pile": "Q", "stock": 9, "hand_sizes": [3, 3]}
    for game, sees in (("scrabble", SEES), ("lexicon", {**lexicon, "to_move": 0})):
        for more in ({"bot": f"greedy:words={path}"}, {"bot": "greedy", "options": {"words": "x"}}):
            error = talk.refused("bot.move", game=game, observation=sees, **more)
            assert error["data"]["type"] == "BadOption"
        talk.ask("bot.move", game=game, observation=sees, bot="greedy:words=enable")
    error = talk.refused("bot.move", game="scrabble", observation=SEES, bot=f"static:leaves={path}")
    assert error["data"]["type"] == "BadOption"
    assert "no files" in error["message"]
    for layout in (str(path), path.as_uri()):
        error = talk.refused(
            "game.new", game="scrabble", ruleset={"base": "standard", "layout": layout}
        )
        assert error["data"]["type"] == "BadLayout"
