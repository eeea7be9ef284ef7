"""Fuzz target: Parquet and Arrow files with positions, and record batches.

Needs the extra `arrow`. Whatever the columns are, each row is a position or has an error.
"""

from __future__ import annotations

import io
import os
import random
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from fuzzing import main
from parsers import change

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import LexiconFastError
from lexicon_fast.batch import plan_record_batch, solve_record_batch
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.rows.column_chunks import ColumnFile

ENGLISH = Alphabet.load("english")
WORDS = Dictionary.from_words(
    ["cat", "cats", "act", "hat", "chat", "that", "larch", "lurch", "on", "onion", "quiz"]
)

HANDS = ["CAT", "CATDOGXYZ*", "??", "", "c4t", None, "é", "A" * 65, "TCHED*"]
TABLES = [["hat"], ["l[u]rch", "on"], [], None, ["*"], ["a"], [None], ["x" * 70]]
HAND_TYPES = [pa.string(), pa.large_string(), pa.dictionary(pa.int8(), pa.string()), pa.binary()]
TABLE_TYPES = [
    *(pa.list_(pa.string()), pa.large_list(pa.string()), pa.list_(pa.large_string())),
    *(pa.string(), pa.list_(pa.int32())),
]
ID_TYPES = [pa.int64(), pa.string(), pa.float64(), pa.bool_(), pa.list_(pa.int8()), pa.uint64()]
NAMES = ["hand", "table", "id", "Hand", "x"]


def column(rng: random.Random, kind: Any, values: list[Any], rows: int) -> Any:
    """An array of chosen values, as far as the type takes them."""
    chosen = [rng.choice(values) for _ in range(rows)]
    try:
        return (
            pa.array(chosen, pa.string()).cast(kind)
            if kind in HAND_TYPES
            else pa.array(chosen, kind)
        )
    except (pa.ArrowException, TypeError, ValueError, OverflowError):
        return pa.nulls(rows, kind)


def batch(rng: random.Random) -> Any:
    """A record batch, sensible more or less."""
    rows = rng.choice([0, 1, 2, 5, 9])
    names, arrays = [], []
    for name in NAMES[: rng.choice([1, 2, 2, 3, 3, 5])]:
        names.append(name if rng.random() < 0.97 else rng.choice(NAMES))
        if name == "table":
            arrays.append(column(rng, rng.choice(TABLE_TYPES), TABLES, rows))
        elif name == "id":
            arrays.append(column(rng, rng.choice(ID_TYPES), [1, 7, None], rows))
        else:
            arrays.append(column(rng, rng.choice(HAND_TYPES), HANDS, rows))
    made = pa.record_batch(arrays, names=names)
    return made.slice(rng.randrange(rows)) if rows and rng.random() < 0.3 else made


def stream(made: Any) -> bytes:
    """A batch as an Arrow IPC stream."""
    sink = io.BytesIO()
    with pa.ipc.new_stream(sink, made.schema) as writer:
        writer.write_batch(made)
    return sink.getvalue()


def file_of(made: Any, form: int) -> bytes:
    """A batch in one of three formats: Arrow stream, Arrow file, Parquet."""
    if form == 0:
        return stream(made)
    sink = io.BytesIO()
    if form == 1:
        with pa.ipc.new_file(sink, made.schema) as writer:
            writer.write_batch(made)
    else:
        pq.write_table(pa.Table.from_batches([made]), sink)
    return sink.getvalue()


def make(rng: random.Random) -> bytes:
    """A file of one of four kinds: a batch to solve as it is, or a file that may be damaged."""
    form = rng.choice([0, 0, 1, 2, 3, 3, 3])
    try:
        data = file_of(batch(rng), form % 3)
    except (pa.ArrowException, ValueError):
        data = b""
    if form < 3 and rng.random() < 0.6:
        spoilt = bytearray(data)
        for _ in range(rng.randint(1, 4)):
            change(rng, spoilt, (b"\0", b"\xff" * 4), [data])
        data = bytes(spoilt)
    return bytes([form]) + data


def attempt(data: bytes) -> None:
    if not data:
        return
    form, data = data[0] % 4, data[1:]
    try:
        if form == 3:
            with pa.ipc.open_stream(data) as reader:
                solve(reader.read_next_batch())
        else:
            read(data, "parquet" if form == 2 else "arrow")
    except LexiconFastError as error:
        if "\n" in str(error):
            raise AssertionError("more than one line") from error
    except pa.ArrowException:
        if form != 3:  # there, what wrote the batch is at fault
            raise


def solve(made: Any) -> None:
    """A batch, solved and planned: a row for each position at least."""
    found = solve_record_batch(made, WORDS, top=3)
    assert found.num_rows >= made.num_rows
    plan_record_batch(made, WORDS)


def read(data: bytes, form: Any) -> None:
    """A file, read in chunks."""
    memory = os.memfd_create("fuzz")
    os.write(memory, data)
    os.lseek(memory, 0, os.SEEK_SET)
    opened = ColumnFile(io.FileIO(memory, "rb"), "fuzz", form)
    try:
        rows = 0
        for chunk in opened.chunks(4, row=1, start=0):
            found = chunk.positions(ENGLISH)
            assert len(found) == chunk.rows
            rows += chunk.rows
    finally:
        opened.close()


if __name__ == "__main__":
    main("columns", make, attempt)
