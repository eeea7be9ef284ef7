"""Fuzz target: positions of the three games, as texts and as objects of JSON.

What is read and written again is read as the same position; what is solved has plays or none.
"""

from __future__ import annotations

import json

from fuzzing import main
from parsers import Parser, Parsers, text

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast.games.lexibomb.minefield import Minefield
from lexicon_fast.games.tiles.board import Board, parse_rack
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.places import parse_place
from lexicon_fast.rows.chunks import Chunk
from lexicon_fast.rows.tile_rows import CgpRows, MinefieldRows

WORDS = Dictionary.from_words(
    [
        "cat",
        "cats",
        "act",
        "hat",
        "chat",
        "that",
        "god",
        "dog",
        "larch",
        "lurch",
        "on",
        "onion",
        "quiz",
        "quit",
        "it",
        "zax",
        "at",
        "ta",
    ]
)
ALPHABET = WORDS.alphabet
SCRABBLE = Layout.load("scrabble")
CGP_ROWS = CgpRows(scrabble.Generator(WORDS, layout=SCRABBLE))
BOMB_ROWS = MinefieldRows(lexibomb.Generator(WORDS))

BOARD = ["." * 15] * 7 + [".......HAT....."] + ["." * 15] * 7
OPENED = ["." * 15] * 6 + ["......00000...."] * 3 + ["." * 15] * 6
CGPS = [
    b"15/15/15/15/15/15/15/7HAT5/15/15/15/15/15/15/15 CATDOG?/ 0/0 0",
    b"15/15/15/15/15/15/15/7HaT5/7A7/15/15/15/15/15/15 CQUIZ/AB? 12/-30 2 lex ENABLE; ld x;",
    b"15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 QUIZ??/ 0/0 0",
]
PIECES = [b"15", b"/", b"?", b"15/15", b" 0/0 0", b"lex X;", b"1", b"H", b"h", b"7", b"99"]
OBJECT = json.dumps({"id": 7, "board": BOARD, "opened": OPENED, "rack": "CATS_", "bombs": 22})
FIELDS = [b'"rack":', b'"board":', b'"opened":', b'"bombs":', b'"id":', b"_", b"*", b"8", b'"."']


def cgp(written: str) -> None:
    """CGP, there and back."""
    position = scrabble.parse_cgp(written, SCRABBLE, ALPHABET)
    again = scrabble.format_cgp(position)
    assert scrabble.format_cgp(scrabble.parse_cgp(again, SCRABBLE, ALPHABET)) == again
    scrabble.plays(position.board, position.rack, WORDS)


def board(written: str) -> None:
    """Lines of a board, and the plays on it."""
    lines, _, rack = written.partition("|")
    made = Board.parse(lines.split("/"), SCRABBLE, ALPHABET)
    assert Board.parse(made.lines(), SCRABBLE, ALPHABET).lines() == made.lines()
    scrabble.plays(made, parse_rack(rack, SCRABBLE, ALPHABET), WORDS)


def rows_of(rows: CgpRows | MinefieldRows, input_format: str):
    """Rows of a `plays` command: each has an answer, and each answer is a line."""

    def attempt(data: bytes) -> None:
        chunk = Chunk(1, data.count(b"\n") + 1, data, input_format, None, 0)
        found = rows.read_rows(chunk, "line")
        lines = rows.jsonl(rows.answers(found)).splitlines()
        assert len(lines) == len(found)
        for line in lines:
            assert isinstance(json.loads(line), dict)

    return attempt


def table(written: str) -> None:
    """A hand and table words, to the solver and the planner."""
    hand, *words = written.split(" ")
    positions_of([(hand, words)], ALPHABET)
    for play in lexicon.plays(hand, words, WORDS):
        assert play.word in WORDS or play.action == "substitute"
    if len(hand) <= 15:
        lexicon.plan(hand, WORDS)
        lexicon.plan(hand, WORDS, table=words, turns=1)


def minefield(written: str) -> None:
    """Bombs as `*`, there and back, and the odds of what is open."""
    lines = written.split("/")
    field = Minefield.parse(lines, 5, 5)
    assert Minefield.parse(field.lines(), 5, 5).lines() == field.lines()


def opened(written: str) -> None:
    """Open squares and a number of bombs, to the odds."""
    lines, _, bombs = written.partition(" ")
    try:
        count = int(bombs)
    except ValueError:
        count = 3
    found = lexibomb.odds(lines.split("/"), count)
    assert -1e-9 <= found.at(0, 0) <= 1 + 1e-9


TARGET = Parsers(
    Parser("cgp", CGPS, text(cgp), PIECES),
    Parser("board", ["/".join(BOARD).encode() + b"|CATS?"], text(board), [b".", b"A", b"q", b"/"]),
    Parser("cgp rows", [b"\n".join(CGPS), CGPS[0] + b"\n\n"], rows_of(CGP_ROWS, "text"), PIECES),
    Parser(
        "cgp objects",
        [json.dumps({"id": "a", "cgp": each.decode()}).encode() for each in CGPS],
        rows_of(CGP_ROWS, "jsonl"),
        [*PIECES, b'"cgp":', b'"id":'],
    ),
    Parser("minefields", [OBJECT.encode()], rows_of(BOMB_ROWS, "jsonl"), FIELDS),
    Parser(
        "table",
        [b"CATDOGXYZ* mother hat l[u]rch", b"TCHED* hat", b"??? on [o]n", b"A" * 64 + b" zz"],
        text(table),
        [b"[", b"]", b"[a]", b"*", b"?", b" ", b" hat"],
    ),
    Parser("bombs", [b"*..../..*../...../...../....*"], text(minefield), [b"*", b".", b"/"]),
    Parser(
        "odds",
        [b"1..../...../..2../...../....0 4", b"...../...../...../...../..... 25", b"0../1*1/... 1"],
        text(opened),
        [b"8", b"0", b"*", b".", b"/", b" -1", b" 226"],
    ),
    Parser("place", [b"8H", b"H8", b"15O", b"a1"], text(parse_place), [b"AA", b"99", b"0", b"z"]),
)
make, attempt = TARGET.make, TARGET.attempt

if __name__ == "__main__":
    main("positions", make, attempt)
