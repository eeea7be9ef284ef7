"""Errors of the server, as sentences for players."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from served_sources import serve_sources

from lexicon_fast.server.methods import REFUSALS

if TYPE_CHECKING:
    from page_player import Player

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
    "BadRecord",
    "BadTableWord",
    "BadTablebase",
    "BadWordList",
    "FetchError",
    "IllegalAction",
    "TooMuch",
}

#: Errors of the server, and what players read.
SENTENCES: list[tuple[dict[str, Any], str]] = [
    (
        {"code": -32603, "message": "the database could not be read or written"},
        "Something went wrong on the server. Try again later.",
    ),
    (
        {
            "code": -32602,
            "message": "params.seats[0].name must be one line of text",
            "data": {"path": "params.seats[0].name"},
        },
        "The server refuses these players or names. Choose others.",
    ),
    (
        {
            "code": -32602,
            "message": "params.limit must be a whole number",
            "data": {"path": "params.limit"},
        },
        "The server does not accept this. Change what you have entered, or reload the page.",
    ),
    (
        {
            "code": -32000,
            "message": "the server is busy; try again in 5 s",
            "data": {"type": "Busy", "retry_after": 5},
        },
        "The server is busy. Try again in a moment.",
    ),
    (
        {
            "code": -32000,
            "message": "every player has had a turn; resign instead (table.resign)",
            "data": {"type": "IllegalAction", "rule": "abort"},
        },
        "Everyone has had a turn, so the game cannot be aborted. You can resign.",
    ),
    (
        {
            "code": -32000,
            "message": "WULM is not in the dictionary",
            "data": {"type": "IllegalAction", "rule": "strict"},
        },
        "WULM is not in the dictionary",
    ),
    (
        {
            "code": -32000,
            "message": "record:7: not an event: version is missing",
            "data": {"type": "BadRecord"},
        },
        "The game in this file cannot be replayed: line 7 is wrong.",
    ),
    (
        {
            "code": -32000,
            "message": "too many new tables from 127.0.0.1 (limit 60 per hour)",
            "data": {"type": "TooMuch"},
        },
        "You have started many games within an hour. Try again later.",
    ),
    (
        {
            "code": -32000,
            "message": "too many watched tables (limit 100); use table.unwatch first",
            "data": {"type": "TooMuch"},
        },
        "This page is open too often. Close it in some windows.",
    ),
    (
        {"code": -32600, "message": "the body is longer than 1000000 bytes (option --max-body)"},
        "This game is longer than the server accepts.",
    ),
]


def test_errors_are_sentences_for_players(visit: Visit) -> None:
    player = visit()
    page = player.page
    serve_sources(page, "sources")
    page.goto(player.address)
    shown = page.evaluate(
        """async (errors) => {
          const { errorText, Refused } = await import("/sources/server.js");
          return errors.map((error) => errorText(new Refused(error)));
        }""",
        [error for error, _ in SENTENCES],
    )
    assert shown == [sentence for _, sentence in SENTENCES]
    known = page.evaluate("async () => Object.keys((await import('/sources/texts.js')).ERRORS)")
    assert set(REFUSALS) - set(known) <= IN_WORDS


def test_problems_of_an_address_say_what_to_do(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("rules/lexicon?ruleset=x")
    problem = player.page.locator(".problem:visible")
    expect(problem).to_have_text("There are no such rules. Choose others from the list.")
    player.open("puzzle/scrabble?seed=-1")
    expect(problem).to_contain_text("There is no such puzzle")


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        (["nonsense"], "This file has no game that can be replayed."),
        (["#player1 a b", ">a: x y z"], "The game in this file cannot be replayed: line 2"),
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


def test_solvers_explain_positions_that_cannot_be(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open(f"solver/lexibomb?opened={'/'.join(['8' + '.' * 14] + ['.' * 15] * 14)}")
    problem = player.page.locator(".problem:visible")
    expect(problem).to_have_text(re.compile("^Square 1A: no placement of bombs agrees"))
