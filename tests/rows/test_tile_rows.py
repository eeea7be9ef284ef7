"""Rows of plays on a board: those that the native core writes, against their reference."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import tile_rows as reference
from support import other_letters
from support.effort import examples

from lexicon_fast import Dictionary, lexibomb, scrabble
from lexicon_fast._native.lexibomb import blank_plays
from lexicon_fast.base.errors import BadOption
from lexicon_fast.games.lexibomb.rules import RULESETS
from lexicon_fast.games.tiles.layouts import Layout, Premium
from lexicon_fast.games.tiles.plays import write_rows
from lexicon_fast.rows.chunks import Chunk
from lexicon_fast.rows.tile_rows import CgpRows, MinefieldRows, PlayRows

pytestmark = pytest.mark.native

WORDS = Dictionary.from_words(
    ["quit", "quits", "it", "hat", "hats", "that", "as", "at", "ah", "tea", "teas", "eta", "si"]
)
POLISH = Dictionary.from_words(
    ["stępić", "kat", "aś", "piętą", "śpi"], alphabet=other_letters.POLISH
)
IDS = ['"a,b"', r'"x\ty\\"', r'"\"q\"\n"', "17", "null", "true", '"é"']
STANDARD = RULESETS["standard"]
LARGE = replace(STANDARD, multipliers=tuple(Premium(9, 9 - n % 3) for n in range(9)))


def draw_board(draw: st.DrawFn, layout: Layout, tiles: str) -> list[list[str]]:
    """A board with a few words, which need not be in the dictionary."""
    board = [["."] * layout.columns for _ in range(layout.rows)]
    for _ in range(draw(st.integers(0, 4))):
        down = draw(st.booleans())
        row, column = (
            draw(st.integers(0, layout.rows - 1)),
            draw(st.integers(0, layout.columns - 1)),
        )
        for tile in draw(st.text(tiles, max_size=5)):
            if row < layout.rows and column < layout.columns:
                board[row][column] = tile
            row, column = row + down, column + (not down)
    return board


@st.composite
def objects(draw: st.DrawFn, layout: Layout, letters: str, blank: str) -> dict[str, Any]:
    """A position as an object of JSON; sometimes a bad one."""
    rack = draw(st.text(letters.upper() + blank, max_size=5))
    bad = draw(st.sampled_from(["", "", "", "1", '"', "\t"]))
    if blank == "?":
        rows = [
            "".join(each if each != "." else "1" for each in line)
            for line in draw_board(draw, layout, letters + letters.upper())
        ]
        text = "/".join(row.replace("1" * len(row), str(len(row))) for row in rows)
        fields: dict[str, Any] = {"cgp": f"{text} {rack}{bad}/ 0/0 0"}
    else:
        board = draw_board(draw, layout, letters.upper() + blank)
        fields = {"board": ["".join(row) for row in board], "rack": rack + bad}
        fields["opened"] = ["".join("." if tile == "." else "1" for tile in row) for row in board]
        fields["bombs"] = draw(st.integers(1, 30))
    return fields


def check(rows: PlayRows, given_rows: list[tuple[str | None, dict[str, Any]]]) -> None:
    lines = [
        json.dumps(fields, ensure_ascii=False)[:-1] + ("}" if name is None else f', "id": {name}}}')
        for name, fields in given_rows
    ]
    data = "\n".join(lines).encode()
    read = rows.read_rows(Chunk(1, len(lines), data, "jsonl", None, 0), "line")
    found = rows.answers(read)
    wanted = [
        (row.number, row.id, each.total, each.plays)
        if row.error is None
        else (row.number, row.id, row.error, row.error_data)
        for row, each in zip(read, found, strict=True)
    ]
    assert rows.jsonl(found) == reference.jsonl(wanted)
    for output_format, separator in (("csv", ","), ("tsv", "\t")):
        written = rows.table(found, output_format)
        assert written == reference.table(wanted, separator, len(rows.columns))


@pytest.mark.parametrize("top", [None, 0, 2])
@pytest.mark.parametrize("name", ["scrabble", "super", "polish"])
@given(st.data())
@settings(max_examples=examples(40))
def test_rows_of_scrabble(
    name: str, top: int | None, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    dictionary, layout, letters = WORDS, Layout.load("scrabble"), "quitshae"
    if name == "polish":
        dictionary, letters = POLISH, "stępićkaś"
        path = tmp_path_factory.getbasetemp() / "polish.toml"
        path.write_text(other_letters.LAYOUT, encoding="utf-8")
        layout = Layout.load(path)
    elif name == "super":  # 21 rows
        layout = Layout.load("super")
    rows = CgpRows(scrabble.Generator(dictionary, layout=layout, top=top))
    position = st.tuples(st.none() | st.sampled_from(IDS), objects(layout, letters, "?"))
    check(rows, data.draw(st.lists(position, min_size=1, max_size=4)))


@pytest.mark.parametrize("rules", [STANDARD, LARGE], ids=["standard", "large"])
@given(st.data())
@settings(max_examples=examples(60))
def test_rows_of_lexibomb(rules: Any, data: st.DataObject) -> None:
    rows = MinefieldRows(lexibomb.Generator(WORDS, ruleset=rules, top=data.draw(TOPS)))
    position = st.tuples(st.none() | st.sampled_from(IDS), objects(rules.layout, "quitshae", "_"))
    check(rows, data.draw(st.lists(position, min_size=1, max_size=4)))


TOPS = st.sampled_from([None, 0, 1, 50])


def test_large_numbers_are_written_in_full() -> None:
    word = "abcdefghijklmno"
    long = Dictionary.from_words([word])
    layout = replace(STANDARD.layout, rack_size=15, bonus=(0, *[50] * 15))
    rules = replace(STANDARD, layout=layout, multipliers=((9, 9),) * 9, bombs=0)
    rows = MinefieldRows(lexibomb.Generator(long, ruleset=rules, top=1))
    check(rows, [(None, {"rack": word.upper()})])
    found = rows.answers(
        rows.read_rows(Chunk(1, 1, b'{"rack":"ABCDEFGHIJKLMNO"}', "jsonl", None, 0), "line")
    )
    assert found[0].plays[0].score > 1e15


def test_what_cannot_be_written_is_refused() -> None:
    found = scrabble.Generator(WORDS).batch([([], "QUIT")][:0])
    assert write_rows(found, [(b"bad\n", -1)]) == b"bad\n"
    for at in (-2, 0):
        with pytest.raises(IndexError, match=f"position {at} does not exist"):
            write_rows(found, [(b"", at)])
    with pytest.raises(TypeError):
        write_rows(found, [("text", -1)])  # type: ignore[list-item]
    generator = lexibomb.Generator(WORDS)
    board = generator.board([])
    unscored = blank_plays.generate(*generator.pair(board, "QUIT"))
    with pytest.raises(BadOption, match="no expected scores"):
        unscored.write_rows([(b"", 0)])
