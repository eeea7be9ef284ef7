"""`advise scrabble` as people use it: the real command, in a pipe and in a terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.terminals import Result, Terminals, run

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.games.scrabble import Lay

QUICK = ("--iterations", "200")
CGP = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 7/26 0"


def advise(*args: str | Path, lines: tuple[str, ...] = ()) -> Result:
    return run("advise", "scrabble", *args, typed=lines)


def objects(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.fixture(scope="module")
def game(enable: Dictionary) -> scrabble.Game:
    """Return an observation in which a play waits for an answer."""
    game = scrabble.Game(enable, seed=5, starter=0)
    game.apply(Lay("8H", "VINO"))
    return game


def as_json(observation: scrabble.Observation) -> str:
    return msgspec.json.encode(observation).decode()


def test_a_line_of_cgp_as_text() -> None:
    result = advise(CGP, *QUICK, "--format", "text")
    assert (result.returncode, result.stderr) == (0, "")
    text = result.stdout
    assert re.search(r"^ 8 .* Q  U  I  T ", text, re.M)
    assert re.search(r"  you        7, 7 tiles\n.*  player 2  26, 7 tiles\n", text)
    assert "Bag 82, on other racks 7; unseen:" in text
    assert "Rack  A1  E1  I1  N1  R1  S1  ?0  (6 points)" in text
    head = r"^ +action +score +leave +value +equity +win$"
    row = r"^ 1  \S+ \S+ +\d+ +(\S+) +[+-]\d+\.\d +[+-]\d+\.\d +\[.*\] +\S+%$"
    assert re.search(head, text, re.M)
    assert re.search(row, text, re.M), text
    assert re.search(r"\n\[\d+ play-outs\]\n$", text)
    assert "\x1b" not in text


def test_rows_are_answered_in_order_and_bad_ones_in_place(game: scrabble.Game) -> None:
    turn = scrabble.Game(game.dictionary, seed=5, starter=0).observation(0)
    rows = (
        as_json(turn),
        "",
        json.dumps({"id": 2.5, "cgp": CGP}),
        CGP.replace("AEINRS?", ""),
        CGP.replace("AEINRS?", "QQ"),
        "15/15",
        as_json(game.observation(0)),
        '{"player":',
        json.dumps({"rack": "ABC", "player": 0, "tiles": 3}),
    )
    result = advise("-i", "-", *QUICK, "-n", "1", lines=rows)
    assert result.returncode == 2
    found = objects(result)
    assert [row["id"] for row in found] == [1, 2.5, 3, 4, 5, 6, 7, 8]
    assert "actions" in found[0]
    assert "actions" in found[1]
    for row, message in zip(
        found[2:],
        (
            "line 4: the rack is empty",
            "line 5: board and racks have 3 tiles 'Q'",
            "line 6: CGP '15/15' lacks RACK/OPPONENT",
            "line 7: to_move is 1; it must be 0",
            "line 8: the position is not valid JSON",
            "line 9: unknown field 'tiles' of an observation",
        ),
        strict=True,
    ):
        assert str(row["error"]).startswith(message)
    assert result.stderr.startswith("lexicon-fast: 6 bad rows; the first: line 4: ")


def test_an_answer_to_a_play(game: scrabble.Game) -> None:
    seen = as_json(game.observation(1))
    (found,) = objects(advise(seen, *QUICK))
    assert (found["words"], found["known"], found["certain"]) == (["vino"], True, True)
    assert [action["action"] for action in found["actions"]] == ["accept", "challenge"]
    text = advise(seen, *QUICK, "--format", "text").stdout
    assert "\nchallenge: vino is in the dictionary: a wrong challenge loses" in text


def test_stream_prints_each_refinement() -> None:
    found = objects(advise(CGP, "--iterations", "2000", "--stream", "-n", "2"))
    assert len(found) > 1
    assert [row["final"] for row in found] == [False] * (len(found) - 1) + [True]
    (last,) = objects(advise(CGP, "--iterations", "2000", "-n", "2"))
    assert found[-1] == {**last, "final": True}


def test_other_boards(data: Path) -> None:
    board = "/".join(["21"] * 21)
    (found,) = objects(advise(f"{board} QUIZERS/ 0/0 0", "--layout", "super", *QUICK, "-n", "1"))
    assert found["actions"][0]["action"] == "play"
    refused = advise(f"{board} QUIZERS/ 0/0 0", *QUICK)
    assert "board: 21 rows; it must have 15" in refused.stdout


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([CGP, "--seconds", "nan"], "nan is not in the range 0.001 to 86400"),
        ([CGP, "-i", "x"], "use either POSITION or -i, not both"),
        ([CGP, "--layout", "nowhere"], "layout 'nowhere': No such file"),
        ([CGP, "--exposed", "E"], "No such option"),
        ([" "], "the position is empty; expected: a line of CGP, or an object"),
    ],
)
def test_options_that_do_not_fit_are_named(args: list[str], message: str) -> None:
    result = advise(*args, *QUICK)
    assert result.returncode == 2
    assert message in result.stderr
    assert "Traceback" not in result.stderr


def test_an_observation_has_all_that_options_could_say(game: scrabble.Game) -> None:
    result = advise(as_json(game.observation(1)), *QUICK, "--challenge", "void")
    assert result.returncode == 2
    assert "--challenge cannot change an observation" in result.stdout


# In a terminal


@pytest.fixture
def terminal() -> Iterator[Terminals]:
    opened = Terminals("advise", "scrabble")
    yield opened
    opened.close()


@pytest.mark.parametrize("columns", [30, 80, 120])
def test_on_a_terminal_the_table_is_refined_in_place(terminal: Terminals, columns: int) -> None:
    shown = terminal(CGP, "--iterations", "1000", columns=columns)
    assert shown.code() == 0
    drawn = shown.said.split("\x1b[?25l")[1]
    assert drawn.count("Rack") == 1
    assert re.search(r"\x1b\[\d+A", drawn)
    assert drawn.rstrip().endswith("\x1b[?25h")
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", drawn)
    assert all(len(line) <= columns for line in re.split(r"[\r\n]+", plain))
    assert re.search(r"\[[\d,]+\s+play-outs\s+in\s+\d+\.\d\s+s\]\s*$", plain)
