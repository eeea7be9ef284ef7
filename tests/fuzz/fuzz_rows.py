"""Fuzz target: rows of text, JSON Lines, CSV and TSV, compressed or not.

Whatever the bytes, each row is a position or has an error, and none is lost; it makes no difference
in which pieces they arrive, nor whether they are compressed. Compressed data that is damaged is
refused, or read as far as it is good. An input's first byte says which format the rest is read in,
and in blocks of how many bytes; the second one how it is compressed, and whether it is damaged.
"""

from __future__ import annotations

import bz2
import csv
import gzip
import io
import json
import lzma
import random
from collections.abc import Callable

from backports import zstd
from fuzzing import main
from oracles import hands as reference

from lexicon_fast import Dictionary
from lexicon_fast._native.lexicon import plan, write_rows
from lexicon_fast._native.lexicon.candidates import find
from lexicon_fast._native.lexicon.moves import rank
from lexicon_fast._native.lexicon.pay import pay
from lexicon_fast._native.rows.positions import Positions
from lexicon_fast._native.rows.read_rows import MAX_ROW, read_jsonl, read_text, split_rows
from lexicon_fast.base.decompression import Decompressed
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.base.signatures import HEAD_BYTES, Compression, compression_of, foreign
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.rows.chunks import ChunkReader
from lexicon_fast.rows.formats import TABLES, Format

csv.field_size_limit(1 << 24)  # an id may be as long as a row

FORMATS: tuple[Format, ...] = ("text", "jsonl", "csv", "tsv")
COMPRESS: tuple[tuple[Compression, Callable[[bytes], bytes]], ...] = (
    ("gzip", lambda data: gzip.compress(data, 1, mtime=0)),
    ("zstd", zstd.compress),
    ("xz", lambda data: lzma.compress(data, preset=0)),
    ("bz2", bz2.compress),
)
BLOCKS = (1, 2, 7, 64, 1 << 16)
ENGLISH = Alphabet.load("english")

WORDS = Dictionary.from_words(
    ["cat", "cats", "chats", "god", "larch", "lurch", "on", "zz"]
).compiled

Row = tuple[int, str | None, str, list[str], str | None]

SEEDS: dict[Format, list[bytes]] = {
    "text": [
        b"CATDOGXYZ* mother hat l[u]rch\n",
        b"cat?\thats\r\n",
        b"\n",
        b"  Q [o][n] \n",
        b"A" * 64 + b" zz" * 64 + b"\n",
        b"\xef\xbb\xbfCAT\n",
    ],
    "jsonl": [
        b'{"id": 7, "hand": "CATDOGXYZ*", "table": ["mother", "hat", "l[u]rch"]}\n',
        b'{"hand":"\\u0043AT","table":[],"more":{"a":[1,2.5e-3,true,null,"\\n"]}}\n',
        b'{"id":"a\\"b\\\\\\ud83d\\ude00","hand":"Q"}\r\n',
        b'{"hand":"CAT","hand":"DOG","id":-0.0,"id":null}\n',
        b"\n",
    ],
    "csv": [
        b"id,hand,table\n",
        b"hand\n",
        b'7,CATDOGXYZ*,"mother hat l[u]rch"\n',
        b'"a ""quoted"", id",CAT,hat\r\n',
        b',"CAT\nDOG",\n',
        b"1,2,3,4\n",
        b"\n",
    ],
    "tsv": [
        b"id\thand\ttable\n",
        b"hand\n",
        b"7\tCATDOGXYZ*\tmother hat l[u]rch\n",
        b'a \\t"\\n\\r\\\\ \\x\\\tCAT\that\r\n',
        b"\tCAT\n",
        b"1\t2\t3\t4\n",
        b"\n",
    ],
}
PIECES = [
    *(bytes([byte]) for byte in range(256)),
    *(b"\xff\xfe", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", "é".encode(), "😀".encode()),
    *(b"\\u", b"\\ud800", b"\\udc00", b"\\u0000", b"\\x", b'"', b'""', b"\\"),
    *(b"[", b"]", b"{", b"}", b":", b",", b"[" * 70, b'{"a":' * 70, b"]" * 70),
    *(b"null", b"NaN", b"1e999", b"-", b"0123", b"1" * 400, b"tru", b"false"),
    *(b"*", b"?", b"[*]", b"[a", b"a]", b"[]", b"A" * 65, b" aa" * 65, b"a" * 65),
    *(b"\r", b"\r\n", b"\n\n", b"\0", b"\t", b"\xc2\xa0", b"\xef\xbb\xbf"),
    *(b'"hand":', b'"table":', b'"id":', b'"hand"', b"hand", b"id", b"table", b"#"),
]


def make(rng: random.Random) -> bytes:
    place = rng.randrange(len(FORMATS))
    seeds = SEEDS[FORMATS[place]]
    lines = [rng.choice(seeds) for _ in range(rng.randint(0, 6))]
    if FORMATS[place] in TABLES and rng.random() < 0.8:
        lines.insert(0, seeds[0])
    data = bytearray(b"".join(lines))
    for _ in range(rng.choice([0, 1, 1, 2, 3, 8])):
        at = rng.randrange(len(data) + 1)
        kind = rng.random()
        if kind < 0.5:
            data[at : at + rng.choice([0, 0, 1])] = rng.choice(PIECES)
        elif kind < 0.65:
            del data[at : at + rng.choice([1, 1, 2, 10])]
        elif kind < 0.8 and at < len(data):
            data[at] ^= 1 << rng.randrange(8)
        elif kind < 0.95:
            end = at + rng.randint(1, 20)
            data[at:at] = data[at:end] * rng.randint(1, 5)
        else:
            del data[at:]
    if rng.random() < 0.002:  # rows about as long as they may be
        at = rng.randrange(len(data) + 1)
        data[at:at] = rng.choice([b" ", b"A", b"[", b'"', b"x,"]) * (
            MAX_ROW - rng.randint(-50, 200)
        )
    how = [place + len(FORMATS) * rng.randrange(len(BLOCKS)), rng.randrange(256)]
    return bytes(how) + bytes(data)


def attempt(data: bytes) -> None:
    kind, text = data[0] if data else 0, data[2:]
    foreign(text[:HEAD_BYTES])
    input_format = FORMATS[kind % len(FORMATS)]
    block = BLOCKS[kind // len(FORMATS) % len(BLOCKS)]
    whole = rows_of(text, input_format, len(text) + 1)
    if len(text) < 10_000 or block > 1000:
        assert rows_of(text, input_format, block) == whole, "read otherwise in pieces"
    attempt_compressed(text, data[1] if len(data) > 1 else 0, input_format, block, whole)
    if whole is None:
        return
    for row in whole:
        check(row)
    plain = text.removeprefix(b"\xef\xbb\xbf")
    lines = plain.split(b"\n")
    if input_format in TABLES:
        assert split_rows(bytearray(plain), 0, 0, True)[0] <= plain.count(b"\n")
        return
    read = read_text if input_format == "text" else read_jsonl
    positions, count = read(plain, 1, ENGLISH)
    assert count == len(lines) - (not lines[-1])
    filled = [
        number
        for number, line in enumerate(lines, 1)
        if line.strip(b" \t\r\n") or len(line) > MAX_ROW  # too long to know whether it is blank
    ]
    assert [row[0] for row in positions.rows()] == filled, "a row was lost"
    solve(positions)
    if input_format == "jsonl":
        for number, _, hand, table, error in whole:
            if error is None:
                record = json.loads(lines[number - 1])
                assert reference.parse_hand(record["hand"]) == hand
                assert [word.lower() for word in record.get("table") or []] == table


def attempt_compressed(
    text: bytes, how: int, input_format: Format, block: int, wanted: list[Row] | None
) -> None:
    """The same rows come from compressed data; of damaged data no more than are there."""
    kind, compress = COMPRESS[how % len(COMPRESS)]
    cut = len(text) * (how & 15) // 15
    packed = bytearray(compress(text[:cut]) + compress(text[cut:]))
    assert compression_of(bytes(packed)) == kind
    damaged = how >= 128
    if damaged:
        rng = random.Random(how + len(text))
        for _ in range(rng.randint(1, 3)):
            packed[rng.randrange(len(packed))] ^= 1 << rng.randrange(8)
        del packed[rng.randint(0, len(packed)) :]
    source = Decompressed(io.BytesIO(packed), kind, "it", BadPosition)
    try:
        rows = rows_of(source, input_format, max(block, 64))
    except BadPosition as error:
        if not damaged:
            raise AssertionError("good data was refused") from error
        return
    assert damaged or rows == wanted, "read otherwise when compressed"


def solve(positions: Positions) -> None:
    """Whatever the rows are, what comes out is JSON Lines and CSV."""
    found = find(WORDS, positions, 0, len(positions))
    pay(found, bytes(range(33)))
    moves = rank(found, 10)
    lines = write_rows.write_jsonl(moves)
    if found.n == len(positions):
        assert lines.count(b"\n") == len(positions)
    for line in lines.splitlines():
        assert isinstance(json.loads(line), dict)
    table = io.StringIO((write_rows.CSV_HEADER + write_rows.write_csv(moves)).decode(), newline="")
    assert len({len(row) for row in csv.reader(table, strict=True)}) == 1
    plans = plan.plan_positions(
        WORDS, positions, 0, len(positions), bytes(range(33)), use_table=True, turns=2, limit=5000
    )
    for line in write_rows.write_jsonl(plans).splitlines():
        assert isinstance(json.loads(line), dict)


def rows_of(text: bytes | Decompressed, input_format: Format, block: int) -> list[Row] | None:
    """All rows; None where the header of CSV or TSV, or the line ends, are bad."""
    file = io.BytesIO(text) if isinstance(text, bytes) else text
    rows: list[Row] = []
    try:
        for chunk in ChunkReader(file, input_format, block):
            rows += chunk.positions(ENGLISH).rows()
    except BadPosition as error:
        message = str(error)
        is_damaged = message.startswith("it: ")
        if is_damaged or (input_format not in TABLES and "lines end with CR only" not in message):
            raise
        return None
    return rows


def check(row: Row) -> None:
    number, row_id, hand, table, error = row
    assert number >= 1
    if row_id is not None:
        assert not isinstance(json.loads(row_id), (dict, list))
    if error is None:
        assert reference.parse_hand(hand) == hand
        assert len(table) <= 64
        for word in table:
            reference.parse_table_word(word)
    else:
        assert (hand, table) == ("", [])
        assert error


if __name__ == "__main__":
    main("rows", make, attempt)
