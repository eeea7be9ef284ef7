"""Answers of many plays are written in pieces, which together are the same rows."""

from __future__ import annotations

import gzip
import io
import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import BadOption, Dictionary
from lexicon_fast._native.lexicon.moves import Moves
from lexicon_fast._native.lexicon.write_rows import write_csv, write_jsonl, write_tsv
from lexicon_fast.batch import queries
from lexicon_fast.batch.job import Job, open_output
from lexicon_fast.batch.queries import OutputOptions, PlansQuery, PlaysQuery
from lexicon_fast.games.lexicon import Solver
from lexicon_fast.games.lexicon.solver import read_positions
from lexicon_fast.rows import streams, text
from lexicon_fast.rows.chunks import ChunkReader
from lexicon_fast.rows.resume import PartFile
from lexicon_fast.rows.streams import Piece, Stream, Totals, stream

#: Positions with many plays, few and none, and a bad one.
ROWS = ["XX", "HATSER*", "C4T", "TX* hat", "QQ", "AERT** hat tar", "ZZ", "VV"]
LINES = "".join(f"{row}\n" for row in ROWS).encode()


@pytest.fixture(scope="module")
def d() -> Dictionary:
    return Dictionary.from_words(["art", "at", "ear", "hat", "hart", "hate", "heart", "rat", "tar"])


@pytest.fixture(scope="module")
def moves(d: Dictionary) -> Moves:
    (found,) = Solver(d, top=None).solve(read_positions(ROWS, d, keep=True))
    return found


@given(most=st.integers(1, 60))
def test_pieces_have_the_same_plays(moves: Moves, most: int) -> None:
    pieces = [*moves.pieces(most)]
    counts = [sum(map(len, piece.rows())) for piece in pieces]
    assert max(counts) <= most
    for write in (write_jsonl, write_csv, write_tsv):
        assert b"".join(map(write, pieces)) == write(moves)
    rows = [play for piece in pieces for plays in piece.rows() for play in plays]
    assert rows == [play for plays in moves.rows() for play in plays]
    last = [index for piece in pieces for index in range(piece.first, piece.first + piece.n)]
    assert [*dict.fromkeys(last)] == [*range(len(ROWS))]
    repeated = sum(piece.is_continued for piece in pieces)
    assert len(last) == len(ROWS) + repeated
    assert not pieces[-1].is_continued


def test_few_plays_are_one_piece(moves: Moves) -> None:
    plays = sum(map(len, moves.rows()))
    assert [*moves.pieces(plays)] == [moves]
    assert len([*moves.pieces(plays - 1)]) == 2
    for most in (0, -1):
        with pytest.raises(BadOption, match=f"most is {most}"):
            next(moves.pieces(most))


def answered(d: Dictionary, form: Any, query: Any = None) -> list[Piece]:
    query = query or PlaysQuery("waddingtons", None, ("form", "insert"), 2)
    task = query.task(d, OutputOptions(form))
    (chunk,) = ChunkReader(io.BytesIO(LINES), "text")
    return [*task(chunk)]


@pytest.mark.parametrize("form", ["text", "jsonl", "csv", "tsv"])
def test_rows_do_not_depend_on_pieces(
    form: str, d: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    (whole,) = answered(d, form)
    for size in (1, 2, 3, 10):
        monkeypatch.setattr(queries, "_WRITTEN", size)
        monkeypatch.setattr(text, "_TOGETHER", size)
        pieces = answered(d, form)
        assert len(pieces) > 2
        assert b"".join(piece.rows for piece in pieces) == whole.rows
        assert [piece.is_whole for piece in pieces] == [False] * (len(pieces) - 1) + [True]
        assert pieces[-1].answered.values == whole.answered.values
        assert {piece.answered.positions for piece in pieces[:-1]} == {0}


def test_columns_do_not_depend_on_pieces(d: Dictionary, monkeypatch: pytest.MonkeyPatch) -> None:
    pa = pytest.importorskip("pyarrow")
    (whole,) = answered(d, "arrow")
    for size in (1, 2, 3, 10):
        monkeypatch.setattr(queries, "_WRITTEN", size)
        pieces = [piece.rows for piece in answered(d, "arrow")]
        assert len(pieces) > 2
        assert pa.Table.from_batches(pieces).equals(pa.Table.from_batches([whole.rows]))


def test_plans_are_one_piece(d: Dictionary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "_WRITTEN", 1)
    (piece,) = answered(d, "jsonl", PlansQuery("waddingtons", 2))
    assert piece.rows.count(b"\n") == len(ROWS)


@pytest.mark.parametrize("threads", [1, 3])
def test_compressed_rows_do_not_depend_on_pieces(
    threads: int, d: Dictionary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "_WRITTEN", 2)
    monkeypatch.setattr(streams, "MEMBER_BYTES", 500)
    query = PlaysQuery("waddingtons", None, ("form", "insert"), 2)
    monkeypatch.setattr(query, "_bytes", 20)
    (tmp_path / "rows.txt").write_bytes(LINES)
    inputs = (str(tmp_path / "rows.txt"),)
    for name in ("plain.jsonl", "packed.jsonl.gz"):
        output = str(tmp_path / name)
        totals = Job(query=query, dictionary=d, inputs=inputs, output=output, threads=threads).run()
        assert (totals.positions, totals.bad) == (len(ROWS), 1)
    plain = (tmp_path / "plain.jsonl").read_bytes()
    packed = (tmp_path / "packed.jsonl.gz").read_bytes()
    assert gzip.decompress(packed) == plain
    assert plain.count(b"\n") == len(ROWS)
    assert packed.count(b"\x1f\x8b\x08") > 3  # a position of many plays is in several members


# A row in several pieces


def test_a_row_counts_when_it_is_whole(tmp_path: Path) -> None:
    with open(tmp_path / "out", "wb", buffering=0) as file:
        out = Stream(file, "out")
        out.write(b"one\n")
        out.write(b"t", is_whole=False)
        out.write(b"w", is_whole=False)
        assert out.size == 4
        out.write(b"o\n")
        assert out.size == 8
        out.write(b"three\n")
        assert out.size == 14
    assert (tmp_path / "out").read_bytes() == b"one\ntwo\nthree\n"


def steps(*each: Callable[[], object]) -> Iterator[Piece]:
    """Pieces of a row of as many letters, each after a step, and a row after it."""
    for step in each:
        step()
        yield Piece(b"x", Totals(), is_whole=False)
    yield Piece(b"\n", Totals(1))
    yield Piece(b"next\n", Totals(1))


def ctrl_c() -> None:
    os.kill(os.getpid(), signal.SIGINT)


def nothing() -> None:
    pass


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_waits_for_the_rest_of_a_row(threads: int, tmp_path: Path) -> None:
    def begun() -> None:
        while not (tmp_path / "out").read_bytes():
            sleep(0.001)

    row = partial(steps, nothing, begun, ctrl_c, nothing)
    assert interrupted(row, threads, tmp_path) == b"xxxx\n"


def test_a_second_ctrl_c_does_not_wait(tmp_path: Path) -> None:
    row = partial(steps, nothing, ctrl_c, ctrl_c, nothing)
    assert interrupted(row, 1, tmp_path) == b"xx"


def interrupted(row: Callable[[], Iterator[Piece]], threads: int, folder: Path) -> bytes:
    def task(_: object) -> Iterator[Piece]:
        yield from row()

    chunks: Any = ChunkReader(io.BytesIO(b"one\n"), "text")
    with (
        open(folder / "out", "wb", buffering=0) as file,
        pytest.raises(KeyboardInterrupt),
        Stream(file, "out") as out,
    ):
        stream(chunks, task, out, threads=threads)
    return (folder / "out").read_bytes()


def test_a_part_keeps_complete_rows(tmp_path: Path) -> None:
    facts = {"command": "solve"}
    with open_output(str(tmp_path / "out"), lambda: "same", facts) as out:
        assert isinstance(out, PartFile)
        out.write(b"one\n")
        out.write(b"tw", is_whole=False)
        assert "out.part keeps the complete rows" in out.keep()
    assert (tmp_path / "out.part").read_bytes() == b"one\n"
