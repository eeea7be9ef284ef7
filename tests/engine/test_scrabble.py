"""Scrabble through the engine protocol: methods, events, and errors."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support import other_letters
from support.talking import Talk

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.engine import scrabble as rows
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.games.tiles.layouts import Layout

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


@pytest.fixture
def talk(enable: Dictionary) -> Talk:
    return Talk(enable)


# ------------------------------------------------------- positions and observations


def test_solve_gives_the_rows_of_the_command(talk: Talk, enable: Dictionary) -> None:
    positions = [CGP, {"cgp": f"{EMPTY} CAT/ 0/0 0", "id": "x"}, "15/15", 5, {"id": 1}]
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


# ----------------------------------------------------------------------- games


def test_a_line_of_cgp_may_be_a_position(talk: Talk) -> None:
    state = talk.ask("game.new", game="scrabble", position=CGP, seed=3)
    seen = talk.ask("game.observe", id=state["id"], player=0)["observation"]
    assert (seen["rack"], seen["scores"], seen["scoreless"]) == ("AEINRS?", [0, 22], 1)
    assert seen["board"] == SEES["board"]


def test_a_game_in_gcg_is_continued(talk: Talk) -> None:
    lines = ["#player1 x Ann", "#player2 y Bo"]
    lines += [">x: AEIQTUZ 8E QUIZ +44 44", ">y: CRAET H5 CRA.E +16 16"]
    params = {"game": "scrabble", "record": lines, "events": 1, "dictionary": "enable"}
    state = talk.ask("game.new", **params, seed=3)
    assert (state["names"], state["to_move"], state["seq"]) == (["Ann", "Bo"], 1, 2)
    again = talk.ask("game.new", **params, seed=3)
    other = talk.ask("game.new", **params, seed=4)
    seen = [
        talk.ask("game.observe", id=each["id"], player=1)["observation"]
        for each in (state, again, other)
    ]
    assert seen[0] == seen[1]
    assert seen[0]["rack"] != seen[2]["rack"]
    for each in seen:
        assert not Counter("CRAET") - Counter(each["rack"])
        assert (each["scores"], each["bag"], len(each["rack"])) == ([44, 0], 82, 7)
    assert talk.ask("game.new", **{**params, "events": None})["to_move"] == 0
    talk.ask("game.abort", id=state["id"])
    ours = talk.ask("game.record", id=state["id"])["lines"]
    for change, message in (
        ({"events": 3}, "params.events must be 0 to 2, the events of the GCG"),
        ({"record": ours}, "params.events must be left out with a record of lexicon_fast"),
        ({"record": None}, "params.events must be left out without record"),
        ({"names": ["a", "b"]}, "params.names cannot be combined with record"),
        ({"record": ours, "events": None, "seed": 3}, "params.seed cannot be combined with record"),
        ({"game": "lexicon", "events": None}, "record:1: "),
    ):
        assert message in talk.refused("game.new", **{**params, **change})["message"]


def test_gcg_in_other_letters_takes_a_ruleset(tmp_path: Path) -> None:
    files = other_letters.write(tmp_path)
    polish = Talk(Dictionary.load(files.words))
    record = files.game.read_text(encoding="utf-8").splitlines()
    params: dict[str, Any] = {"game": "scrabble", "record": record}
    rules = {"base": "standard", "layout": Layout.load(files.layout).to_json()}
    for method in ("analyse", "game.new"):
        assert "a layout with the tiles" in polish.refused(method, **params)["message"]
    rows = polish.ask("analyse", **params, iterations=1, ruleset=rules)["rows"]
    assert (rows[0]["of"], rows[0]["action"]["word"]) == ("turn", "STĘPIĆ")
    state = polish.ask("game.new", **params, ruleset=rules)
    seen = polish.ask("game.observe", id=state["id"], player=1)["observation"]
    assert (seen["board"][2], seen["scores"]) == ("STĘPIĆ", [12, 0])
    polish.ask("game.abort", id=state["id"])
    ours = polish.ask("game.record", id=state["id"])["lines"]
    for method, message in (
        ("analyse", "must be left out with a record of lexicon_fast, which has its rules"),
        ("game.new", "cannot be combined with record"),
    ):
        error = polish.refused(method, game="scrabble", record=ours, ruleset=rules)
        assert error["message"] == f"params.ruleset {message}"


def test_a_replay_of_gcg_shows_how_many_tiles_are_in_the_bag(enable: Dictionary) -> None:
    """Unknown tiles of racks are not in it."""
    lines = [">x: AEIQTUZ 8E QUIZ +44 44", ">y: CRAE H5 CRA.E +16 16"]
    game = adapter("scrabble").foreign(lines, enable)
    assert game is not None
    seen = game.steps()[-1].observation
    assert (seen.rack, seen.rack_sizes, seen.bag) == ("AET", (7, 7), 100 - 8 - 14)


def test_a_challenged_play_is_undone(talk: Talk) -> None:
    position = {"racks": ["HATSQZ?", "AAAEEEI"], "rack_sizes": [7, 7]}
    id = talk.ask("game.new", game="scrabble", position=position)["id"]
    talk.ask("game.apply", id=id, player=0, action={"action": "play", "at": "8H", "word": "TAHS"})
    error = talk.refused("game.apply", id=id, player=1, action={"action": "pass"})
    assert error["data"]["rule"] == "phase"
    done = talk.ask("game.apply", id=id, player=1, action={"action": "challenge"})
    assert done["events"][0]["right"] is True
    seen = talk.ask("game.observe", id=id, player=0)["observation"]
    assert (seen["rack"], seen["scores"]) == ("AHQSTZ?", [0, 0])


def test_a_starter_is_no_param_of_lexicon(talk: Talk) -> None:
    error = talk.refused("game.new", game="lexicon", starter=1)
    assert error["data"] == {"path": "params.starter"}


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
    assert "not available here" in error["message"]
    for layout in (str(path), path.as_uri()):
        error = talk.refused(
            "game.new", game="scrabble", ruleset={"base": "standard", "layout": layout}
        )
        assert error["data"]["type"] == "BadLayout"
