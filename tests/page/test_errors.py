"""Errors of the server, as sentences for players."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from support.served_sources import serve_sources

from lexicon_fast.server.limits import Limits
from lexicon_fast.server.methods import REFUSALS

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]

#: Refusals whose messages players understand, as far as no pattern of the page replaces them.
IN_WORDS = {
    "BadAlphabet",
    "BadDictionary",
    "BadHand",
    "BadLayout",
    "BadObservation",
    "BadOption",
    "BadPosition",
    "BadTableWord",
    "BadTablebase",
    "BadWordList",
    "FetchError",
    "IllegalAction",
}

#: Errors of the server for a method, and what players read.
SENTENCES: list[tuple[str, int, str, dict[str, Any], str]] = [
    (
        "table.act",
        -32603,
        "the database could not be read or written",
        {},
        "Something went wrong on the server. Try again later.",
    ),
    (
        "table.new",
        -32602,
        "params.seats[0].name must be one line of text",
        {"path": "params.seats[0].name"},
        "These players or names aren’t allowed. Choose others.",
    ),
    (
        "solve",
        -32602,
        "params.limit must be a whole number",
        {"path": "params.limit"},
        "The server rejected this. Change your input, or reload the page.",
    ),
    (
        "puzzle",
        -32000,
        "the server is busy; try again in 5 s",
        {"type": "Busy", "retry_after": 5},
        "The server is busy. Try again in a moment.",
    ),
    (
        "table.abort",
        -32000,
        "every player has had a turn; resign instead (table.resign)",
        {"type": "IllegalAction", "rule": "abort"},
        "Everyone has had a turn, so you can no longer abort the game. You can resign.",
    ),
    (
        "table.act",
        -32000,
        "WULM is not in the dictionary",
        {"type": "IllegalAction", "rule": "strict"},
        "WULM is not in the dictionary.",
    ),
    (
        "record.replay",
        -32000,
        "record:7: not an event: version is missing",
        {"type": "BadRecord"},
        "This file contains no game to replay. Choose a game saved here or a GCG file."
        " (See line 7.)",
    ),
    (
        "table.new",
        -32000,
        "too many new tables from 127.0.0.1 (limit 60 per hour)",
        {"type": "TooMuch"},
        "You can’t start another game right now. Finish one of your games, or try again later.",
    ),
    (
        "table.watch",
        -32000,
        "too many watched tables (limit 100); use table.unwatch first",
        {"type": "TooMuch"},
        "This is too much for the server. Try something shorter, or try again later.",
    ),
    (
        "dictionary.find",
        -32000,
        "column 10: 'andd' does not follow and, or, not; did you mean and?",
        {"type": "BadQuery", "start": 9, "end": 13, "suggestions": ["and"]},
        "This query has a mistake. Fix it, or tap an example.",
    ),
    (
        "dictionary.find",
        -32000,
        "this takes too long; send fewer or simpler positions or conditions",
        {"type": "TooMuch"},
        "This search takes too long. Remove some conditions, or try again later.",
    ),
    (
        "dictionary.find",
        -32000,
        "dictionary 'x' is not loaded; available: enable",
        {"type": "NotLoaded"},
        "This server doesn’t have this dictionary. Choose another.",
    ),
    (
        "dictionary.find",
        -32000,
        "definition: it needs a list with definitions: --definitions FILE of find, serve and",
        {"type": "NoDefinitions"},
        "This server has no definitions. Remove definition: and part-of-speech: from your query.",
    ),
    (
        "dictionary.find",
        -32000,
        "playability: the package has no table for this dictionary; compute a table with",
        {"type": "NoPlayability"},
        "This dictionary has no playability ranks. Remove playability: from your query.",
    ),
]


#: `error_data` of rows on a board of Lexibomb, and what players read.
POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"rule": "too few bombs"}, "The open squares need more bombs than the 22 in these rules."),
    (
        {"rule": "too many bombs"},
        "There aren’t enough closed squares for the 22 bombs in these rules.",
    ),
    ({"rule": "numbers"}, "The numbers on the open squares contradict each other."),
    (
        {"rule": "letters"},
        "The board has a character that isn’t a letter in this dictionary.",
    ),
    ({}, "The server rejected this. Change your input, or reload the page."),
]


def test_positions_that_the_server_refuses_are_explained(visit: Visit) -> None:
    player = visit()
    page = player.page
    serve_sources(page, "sources")
    page.goto(player.address)
    shown = page.evaluate(
        """async (errors) => {
          const { positionProblem } = await import("/sources/solver/tiles.js");
          return errors.map((error) =>
            positionProblem({ type: "BadPosition", ...error }, { rack: 7, blank: "_", bombs: 22 }));
        }""",
        [error for error, _ in POSITIONS],
    )
    assert shown == [sentence for _, sentence in POSITIONS]


@pytest.mark.smoke
def test_errors_are_sentences_for_players(visit: Visit) -> None:
    player = visit()
    page = player.page
    serve_sources(page, "sources")
    page.goto(player.address)
    shown = page.evaluate(
        """async (errors) => {
          const { errorText, Refused } = await import("/sources/server.js");
          return errors.map(([method, code, message, data]) =>
            errorText(new Refused({ code, message, data }, method)));
        }""",
        [error for *error, _ in SENTENCES],
    )
    assert shown == [sentence for *_, sentence in SENTENCES]
    known = page.evaluate(
        "async () => Object.keys((await import('/sources/texts.js')).common.ERRORS)"
    )
    assert set(REFUSALS) - set(known) <= IN_WORDS


@pytest.mark.smoke
def test_mistakes_in_conditions_are_sentences(visit: Visit) -> None:
    player = visit()
    page = player.page
    serve_sources(page, "sources")
    page.goto(player.address)
    messages = {
        "column 10: 'andd' does not follow and, or, not; did you mean and?": (
            "“andd” does not follow and, or, not; did you mean and?"
        ),
        "column 1: unknown condition 'é'; see docs/find.md": "Unknown condition “é”.",
        "the query is empty; write a condition like length:7": (
            "The query is empty; write a condition like length:7."
        ),
    }
    shown = page.evaluate(
        """async (messages) => {
          const { queryProblem } = await import("/sources/texts.js");
          return messages.map((message) => queryProblem({ message }));
        }""",
        list(messages),
    )
    assert shown == list(messages.values())


def test_problems_of_an_address_say_what_to_do(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("rules/lexicon?ruleset=x")
    problem = player.page.locator(".problem:visible")
    expect(problem).to_have_text("These rules don’t exist. Choose a ruleset from the list.")
    player.open("puzzle/scrabble?seed=-1")
    expect(problem).to_contain_text("There’s no such puzzle")


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        (["nonsense"], "This file contains no game to replay."),
        (
            ["#player1 a b", ">a: x y z"],
            "Choose a game saved here or a GCG file. (See line 2.)",
        ),
    ],
)
def test_files_without_a_game_are_explained(
    visit: Visit, tmp_path: Path, lines: list[str], text: str
) -> None:
    from playwright.sync_api import expect

    path = tmp_path / "game.txt"
    path.write_text("\n".join(lines))
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    expect(player.page.locator(".problem:visible")).to_contain_text(text)


def test_a_file_that_is_too_long_is_explained(visit: Visit, tmp_path: Path) -> None:
    from playwright.sync_api import expect

    path = tmp_path / "game.gcg"
    path.write_text("#player1 " + "x" * (Limits().max_body + 1))
    player = visit()
    player.open("replay")
    player.page.set_input_files("#record", path)
    problem = player.page.locator(".problem:visible")
    expect(problem).to_have_text("This game is too long for the server.")


def test_solvers_explain_positions_that_cannot_be(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    for squares, tile, sentence in MINEFIELDS:
        opened = "/".join([squares.ljust(15, ".")] + ["." * 15] * 14)
        board = "/".join([tile.ljust(15, ".")] + ["." * 15] * 14)
        player.open(f"solver/lexibomb?rack=CAT&opened={opened}&board={board}")
        problem = player.page.locator(".plays .problem:visible")
        expect(problem).to_have_text(re.compile(sentence))
        player.open("rules/lexibomb")


#: The first row of the squares and of the tiles of Lexibomb, and what players read.
MINEFIELDS = [
    (
        "8",
        "",
        "^The number on 1A can’t be right: no arrangement of bombs fits it and the",
    ),
    ("0", "", "^1A shows 0, so all squares around it are open. Type their numbers.$"),
    ("", "A", "^1A has a tile, so it is open: type its number, or [*] for a bomb"),
    (".*", "", "^1B shows a bomb, but no tile. Only tiles hit bombs.$"),
    ("", "Ж", "^1A has a character that isn’t a letter in this dictionary.$"),
]
