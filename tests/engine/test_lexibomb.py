"""Lexibomb through the engine protocol: methods, events, and errors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.talking import Talk, greedy, play_on

from lexicon_fast import Dictionary
from lexicon_fast.engine import lexibomb as rows
from lexicon_fast.games.lexibomb.plays import Generator

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


def test_a_chosen_dictionary_is_the_default_of_all_games(enable: Dictionary) -> None:
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


# ----------------------------------------------------------------------- games


def test_a_blank_is_laid_on_any_square(talk: Talk) -> None:
    position = {"racks": ["HATSQZ_", "AAAEEEI"], "rack_sizes": [7, 7]}
    id = talk.ask("game.new", game="lexibomb", position=position)["id"]
    done = talk.ask(
        "game.apply", id=id, player=0, action={"action": "play", "at": "O1", "word": "H_TS"}
    )
    (turn,) = done["events"]
    assert turn["action"] == {"action": "play", "at": "O1", "word": "H_TS"}
    assert len(turn["drawn"]) == 4
    assert done["to_move"] == 1


def test_no_bot_option_opens_a_file(enable: Dictionary, tmp_path: Path) -> None:
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
