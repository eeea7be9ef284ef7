"""The page compares first plays in the form in which the server lists them."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import listed_play
from lexicon_fast.games.tiles.layouts import Layout

NODE = shutil.which("node")
MODULE = Path(__file__).parents[2] / "src" / "page" / "tiles" / "notation.js"
RUN = """
import { readFileSync } from "node:fs";
const [path, cases] = JSON.parse(readFileSync(0, "utf-8"));
const text = readFileSync(path, "utf-8");
const { listedAction } = await import("data:text/javascript," + encodeURIComponent(text));
console.log(JSON.stringify(cases.map((each) => listedAction(...each))));
"""
ENGLISH = Alphabet.load("english")
SYMMETRIC = Layout.load("scrabble")
FLAT: dict[str, Any] = {"squares": [[[1, 1]] * 15] * 15, "start": [7, 7]}
BONUS = [[[2 if (row, column) == (7, 3) else 1, 1] for column in range(15)] for row in range(15)]
EMPTY = ["." * 15] * 15
TAKEN = [*EMPTY[:7], "......QUIT.....", *EMPTY[8:]]


def listed(cases: list[tuple[Any, dict[str, Any], dict[str, Any]]]) -> list[Any]:
    assert NODE
    found = subprocess.run(
        [NODE, "--input-type=module", "-e", RUN],
        input=json.dumps([str(MODULE), cases]),
        capture_output=True,
        text=True,
        check=True,
    )
    result: list[Any] = json.loads(found.stdout)
    return result


@pytest.mark.skipif(NODE is None, reason="NOT TESTED: no node, so no JavaScript of the page")
def test_a_first_play_down_is_the_play_across_that_mirrors_it() -> None:
    down, across = {"action": "play", "at": "H3", "word": "GHETTO"}, "8C"
    opened = [".1" + "." * 13, *EMPTY[1:]]
    cases: list[tuple[Any, dict[str, Any], dict[str, Any]]] = [
        (down, {}, FLAT),
        (down, {"board": EMPTY, "opened": EMPTY}, FLAT),
        ({**down, "at": "8C"}, {}, FLAT),
        (down, {"board": TAKEN}, FLAT),
        (down, {}, {**FLAT, "squares": BONUS}),
        (down, {}, {**FLAT, "start": [7, 3]}),
        (down, {"opened": opened}, {"squares": FLAT["squares"], "start": None}),
        ({"action": "pass"}, {}, FLAT),
    ]
    places = [each.get("at") for each in listed(cases)]
    assert places == [across, across, "8C", "H3", "H3", "H3", "H3", None]
    ours = listed_play(Lay("H3", "GHETTO"), Board.empty(SYMMETRIC, ENGLISH), SYMMETRIC)
    assert ours.at == across
