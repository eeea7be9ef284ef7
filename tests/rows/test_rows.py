"""Rows of input: every row is read as the formats say, or told what is wrong with it."""

from __future__ import annotations

import csv
import gzip
import io
import json
import os
import re
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import hands as reference
from support.effort import examples

from lexicon_fast._native.rows.positions import Positions, positions_of
from lexicon_fast._native.rows.read_rows import (
    MAX_ROW,
    csv_header,
    read_csv,
    read_jsonl,
    read_text,
    split_rows,
)
from lexicon_fast.base.errors import BadHand, BadPosition, BadTableWord
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.rows.chunks import ChunkReader
from lexicon_fast.rows.formats import Format

pytestmark = pytest.mark.native

ENGLISH = Alphabet.load("english")
GERMAN = Alphabet("german", ENGLISH.upper + "ÄÖÜ", ENGLISH.lower + "äöü")

Row = tuple[int, str | None, str, list[str], str | None]
#: A row as a twin sees it: the number, the id, the hand, the table; no hand: a bad row.
Twin = tuple[int, object, str, list[str]]

BAD: tuple[str, list[str]] = ("", [])


# The twins


def twin_cards(hand: str, table: Iterable[str]) -> tuple[str, list[str]]:
    """Return the hand and table words in the form of `rows()`; BAD for a bad one."""
    try:
        words = list(table)
        cards = reference.parse_hand(hand)
        for word in words:
            reference.parse_table_word(word)
    except ValueError:
        return BAD
    return (cards, [word.lower() for word in words]) if len(words) <= 64 else BAD


def twin_text(line: bytes) -> tuple[object, str, list[str]]:
    try:
        hand, *table = re.split(r"[ \t\r]+", line.decode().strip(" \t\r"))
    except UnicodeDecodeError:
        return (None, *BAD)
    return (None, *twin_cards(hand, table))


def refuse(name: str) -> object:
    raise ValueError(name)


def twin_jsonl(line: bytes) -> tuple[object, str, list[str]]:
    try:
        record = json.loads(line.decode(), parse_constant=refuse)
    except (ValueError, RecursionError):
        return (None, *BAD)
    if not isinstance(record, dict):
        return (None, *BAD)
    row_id, hand, table = record.get("id", ...), record.get("hand"), record.get("table") or []
    if isinstance(row_id, (dict, list)) or not isinstance(hand, str):
        return (None, *BAD)
    if not isinstance(record.get("table", []), (list, type(None))):
        return (None, *BAD)
    if not all(isinstance(word, str) for word in table):
        return (None, *BAD)
    return (row_id, *twin_cards(hand, table))


def twin_rows(data: bytes, twin: Callable[[bytes], tuple[object, str, list[str]]]) -> list[Twin]:
    lines = enumerate(data.split(b"\n"), 1)
    return [(number, *twin(line)) for number, line in lines if line.strip(b" \t\r")]


def check(positions: Positions, twins: list[Twin]) -> None:
    """Compare with the reference implementation, except for the ids of bad rows."""
    rows = positions.rows()
    assert len(rows) == len(positions) == positions.n
    assert [row[0] for row in rows] == [twin[0] for twin in twins]
    for (_, id_text, hand, table, error), (_, twin_id, twin_hand, twin_table) in zip(
        rows, twins, strict=True
    ):
        assert (hand, table) == (twin_hand, twin_table), error
        assert (error is None) == (hand != "")
        if hand and id_text is None:
            assert twin_id in (None, ...)
        elif hand:
            assert repr(json.loads(str(id_text))) == repr(twin_id)


# What rows are made of

# Few of each kind; the table of all characters takes Hypothesis a second to make.
ODD = 'aZ7* \t\n\r\0\x7f"\\/,[]éÄ\u017f\u2028\ufeff\U0001f600\ud800\udc00'

hands = st.text("ABCXYZabcxyz*?", min_size=1, max_size=12)
odd_hands = st.one_of(hands, st.text("ABZaz*? \t7Ä[]\0", max_size=70), st.text(ODD, max_size=5))
table_words = st.lists(st.sampled_from([*"abzABZ", "[a]", "[Z]"]), min_size=2, max_size=8).map(
    "".join
)
odd_words = st.one_of(table_words, st.text("abZ[]*? 7ü", max_size=70), st.text(ODD, max_size=5))
tables = st.lists(table_words, max_size=4)
odd_tables = st.one_of(tables, st.lists(odd_words, max_size=70))

scalars = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False),
    st.text(ODD, max_size=8),
)  # fmt: skip
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(ODD, max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


@st.composite
def json_rows(draw: st.DrawFn) -> bytes:
    """A JSON row with keys in any order, some unusual, in one of many notations."""
    record: list[tuple[str, object]] = [("hand", draw(st.one_of(odd_hands, values)))]
    record += draw(st.lists(st.tuples(st.just("table"), st.one_of(odd_tables, values)), max_size=2))
    record += draw(st.lists(st.tuples(st.just("id"), st.one_of(scalars, values)), max_size=2))
    record += draw(st.lists(st.tuples(st.sampled_from(["x", "Hand", ""]), values), max_size=2))
    space = st.sampled_from(["", "", " ", "\t \r"])
    ascii_only = draw(st.booleans())

    def dump(value: object) -> str:
        # Halves of surrogate pairs have no other form than an escape.
        text = json.dumps(value, ensure_ascii=False)
        return json.dumps(value) if ascii_only or re.search("[\ud800-\udfff]", text) else text

    parts = [
        draw(space) + dump(key) + draw(space) + ":" + draw(space) + dump(value) + draw(space)
        for key, value in draw(st.permutations(record))
    ]
    return (draw(space) + "{" + ",".join(parts) + "}" + draw(space)).encode()


@st.composite
def mutated(draw: st.DrawFn, rows: st.SearchStrategy[bytes]) -> bytes:
    """A row with some bytes removed, doubled or replaced."""
    row = bytearray(draw(rows))
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(row)))
        until = draw(st.integers(at, min(len(row), at + 4)))
        row[at:until] = draw(
            st.one_of(
                st.sampled_from([b"", b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"\\u12"]),
                st.sampled_from([b"0", b"-", b".", b"e", b"null", b"\xff", b"\xc3", b"\0", b"\n"]),
                st.binary(max_size=3),
            )
        )
    return bytes(row)


text_rows = st.one_of(
    st.tuples(odd_hands, odd_tables).map(lambda row: " ".join([row[0], *row[1]])),
    st.text("abzABZ*?[] \t\r7ü\0", max_size=30),
).map(lambda text: text.encode("utf-8", "surrogatepass"))


# Text


def test_a_text_row_is_a_hand_and_table_words() -> None:
    chunk = b"CATDOGXYZ* mother hat l[u]rch\r\n\n \t\r\n ca?\tHAT \n*"
    positions, rows = read_text(chunk, 1, ENGLISH)
    assert rows == 5
    assert positions.rows() == [
        (1, None, "CATDOGXYZ*", ["mother", "hat", "l[u]rch"], None),
        (4, None, "CA*", ["hat"], None),
        (5, None, "*", [], None),
    ]


@given(st.lists(mutated(text_rows), max_size=6))
def test_text_is_read_as_by_its_twin(lines: list[bytes]) -> None:
    data = b"\n".join(lines)
    positions, rows = read_text(data, 1, ENGLISH)
    assert rows == data.count(b"\n") + (data[-1:] not in (b"", b"\n"))
    check(positions, twin_rows(data, twin_text))


# JSON Lines


def test_a_json_row_has_a_hand_and_perhaps_a_table_and_an_id() -> None:
    chunk = rb"""
 {"id": 7, "hand": "CATDOGXYZ*", "table": ["mother", "hat", "l[u]rch"]}
{"table":null,"hand":"\u0063at","more":[{"hand":[1,2.5e-3]},null]}
{"hand":"no","h\u0061nd":"\ud83d","hand":"yes","id":1,"id":"\u00e4\n"}
{"hand":"a","id":-0.10E+2}
{"hand":"b","id":null}
"""
    positions, rows = read_jsonl(chunk, 1, ENGLISH)
    assert rows == 6
    assert positions.rows() == [
        (2, "7", "CATDOGXYZ*", ["mother", "hat", "l[u]rch"], None),
        (3, None, "CAT", [], None),
        (4, r'"\u00e4\n"', "YES", [], None),
        (5, "-0.10E+2", "A", [], None),
        (6, "null", "B", [], None),
    ]


@given(st.lists(json_rows(), max_size=3))
def test_json_is_read_as_by_its_twin(lines: list[bytes]) -> None:
    data = b"\n".join(lines)
    check(read_jsonl(data, 1, ENGLISH)[0], twin_rows(data, twin_jsonl))


@settings(max_examples=examples(400))
@given(st.lists(mutated(json_rows()), max_size=2))
def test_broken_json_is_refused_as_by_its_twin(lines: list[bytes]) -> None:
    data = b"\n".join(lines)
    check(read_jsonl(data, 1, ENGLISH)[0], twin_rows(data, twin_jsonl))


@pytest.mark.parametrize("depth", [1, 63, 64, 1000, 500_000])
@pytest.mark.parametrize("nest", ["[", '{"a":', '[{"a":'])
def test_nesting_has_a_limit(nest: str, depth: int) -> None:
    levels = 1 + depth * len(nest.replace('"a":', ""))
    closing = nest.replace('"a":', "").translate(str.maketrans("[{", "]}"))[::-1]
    row = f'{{"id":1,"x":{nest * depth}1{closing * depth},"hand":"CAT"}}'.encode()
    [(_, id_text, hand, _, error)] = read_jsonl(row, 1, ENGLISH)[0].rows()
    assert id_text == "1"
    if levels <= 64:
        assert (hand, error) == ("CAT", None)
    elif len(row) <= MAX_ROW:
        assert error is not None
        assert "more than 64 levels of nesting" in error


@pytest.mark.parametrize(
    ("row", "id_text"),
    [
        (b'{"id":7,"hand":', "7"),
        (b'{"id":"x" , oops', '"x"'),
        (b'{"id":7,"hand":"A\xff"}', "7"),
        (b'{"id":7,"hand":"7"}', "7"),
        (b'{"hand":"7","id":true}', "true"),
        (b'{"id":7}, "id":8}', "7"),
        (b'{"id":7', None),
        (b'{"id":7x,"hand":"CAT"}', None),
        (b'{"id":[7],"hand":"CAT"}', None),
        (b'{"id":5,"id":{},"hand":"CAT"}', None),
        (b'{"hand":"A\xff","id":7}', None),
        (b'{"id":7,"hand":"' + b"A" * MAX_ROW + b'"}', "7"),
        (b'{"hand":"' + b"A" * MAX_ROW + b'","id":7}', None),
    ],
)
def test_a_broken_row_keeps_the_id_that_was_read_before(row: bytes, id_text: str | None) -> None:
    [(_, found, hand, table, error)] = read_jsonl(row, 1, ENGLISH)[0].rows()
    assert (found, hand, table) == (id_text, "", [])
    assert error is not None
    assert error.startswith("line 1: ")


# CSV


@pytest.mark.parametrize(
    ("line", "columns"),
    [
        (b"id,hand,table\r\n", (0, 1, 2)),
        (b"\xef\xbb\xbfHAND", (-1, 0, -1)),
        (b'x, Table ,"y,z","hand",Id\n', (4, 3, 1)),
    ],
)
def test_a_header_names_the_columns_in_any_order(
    line: bytes, columns: tuple[int, int, int]
) -> None:
    assert csv_header(line) == columns


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"", "no column 'hand'"),
        (b"id,cards\n", "header 'id', 'cards' has no column 'hand'"),
        (b"hand,Hand\n", "header has 2 columns 'hand'; it must have one"),
        (b'"hand\n', "not closed"),
        (b"\xff,hand\n", "byte 0xff"),
        (b"hand,\0\n", "NUL"),
        (b"hand," + b"x" * MAX_ROW, "longer than 1048576 bytes"),
    ],
)
def test_a_bad_header_is_refused(line: bytes, said: str) -> None:
    with pytest.raises(BadPosition, match=r"^header") as caught:
        csv_header(line)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("form", "line", "said"),
    [
        ("csv", b"hand;table\n", "has columns separated by ';'; save the file with ','"),
        ("csv", b'"id";"hand"\n', "has columns separated by ';'; save the file with ','"),
        ("tsv", b"Hand|Note\n", "has columns separated by '|'; save the file with ','"),
        ("csv", b"hand\ttable\n", "is a TSV header; read it with --input-format tsv"),
        ("tsv", b"id,hand\n", "is a CSV header; read it with --input-format csv"),
        (None, b"id,hand,note\n", "is a CSV header; read it with --input-format csv"),
        (None, b"hand\ttable\n", "is a TSV header; read it with --input-format tsv"),
        (None, b"hand;table\n", "has columns separated by ';'; save the file with ','"),
    ],
)
def test_a_header_with_another_separator_is_recognised(form: Any, line: bytes, said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        list(ChunkReader(io.BytesIO(line + b"CAT"), form, name="semi.csv"))
    assert str(caught.value).startswith(f"semi.csv: {line.strip().decode()!r} {said}")


@pytest.mark.parametrize("line", [b"hand\tmother\n", b"AB;hand\n", b"hand table\n", b"hand\n"])
def test_other_rows_of_text_are_no_header(line: bytes) -> None:
    (chunk,) = ChunkReader(io.BytesIO(line))
    assert (chunk.data, chunk.input_format) == (line, "text")


def test_records_are_numbered_behind_the_header_and_may_span_lines() -> None:
    chunk = (
        b'7,x,"mother\nl[u]rch",CAT*\r\n'
        b" \r\n"
        b'"a ""b"", \xc3\xa4\n",,"", ?dog \n'
        b'007,"\n,"\n'
        b",,,cat,more\n"
        b'true,,,"cat"'
    )
    positions, rows = read_csv(chunk, 1, (0, 3, 2), ENGLISH)
    assert rows == 6
    assert positions.rows() == [
        (1, "7", "CAT*", ["mother", "l[u]rch"], None),
        (3, '"a \\"b\\", ä\\n"', "*DOG", [], None),
        (4, '"007"', "", [], positions.errors[2]),
        (5, None, "CAT", [], None),
        (6, "true", "CAT", [], None),
    ]
    assert positions.errors[2].startswith("record 4: no hand in '007,")


csv_ids = st.one_of(st.text(ODD, max_size=8), scalars.map(json.dumps)).filter(
    lambda text: "\0" not in text and not re.search("[\ud800-\udfff]", text)
)


@given(
    st.lists(
        st.tuples(csv_ids, odd_hands, odd_tables, st.text('a,"\n', max_size=5)),
        max_size=4,
    ),
    st.sampled_from([csv.QUOTE_ALL, csv.QUOTE_MINIMAL]),
    st.sampled_from(["\n", "\r\n"]),
    st.permutations(["id", "hand", "table", "other"]),
)
def test_csv_is_read_as_by_the_csv_module(
    records: list[tuple[str, str, list[str], str]],
    quoting: Literal[0, 1],
    newline: str,
    order: list[str],
) -> None:
    file = io.StringIO()
    writer = csv.writer(file, quoting=quoting, lineterminator=newline)
    twins: list[Twin] = []
    for number, (row_id, hand, table, other) in enumerate(records, 1):
        by_name = {"id": row_id, "hand": hand, "table": " ".join(table), "other": other}
        writer.writerow([by_name[name] for name in order])
        cards = twin_cards(hand.strip(" \t\r\n"), re.findall(r"[^ \t\r\n]+", " ".join(table)))
        if "\0" in hand + " ".join(table):
            cards = BAD
        twins.append((number, csv_id(row_id), *cards))
    data = file.getvalue().encode("utf-8", "surrogatepass")
    columns = csv_header(",".join(order).encode())
    positions, rows = read_csv(data, 1, columns, ENGLISH)
    assert rows == len(records)
    check(positions, twins)


def csv_id(text: str) -> object:
    """Return the id of a CSV field: JSON numbers and names stay, others are strings; "": no id."""
    if not text:
        return ...
    if text[0] != '"' and text == text.strip():
        try:
            value = json.loads(text, parse_constant=refuse)
        except ValueError:
            return text
        return text if isinstance(value, (dict, list)) else value
    return text


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (b'5,"CAT', "the quotes of '\"CAT' (column 2) are not closed"),
        (b'5,"CAT" x,hat', "' x' follows the closing quotes of column 2"),
        (b"5", "no hand in '5', which has 1 columns; the hand is column 2"),
        (b"5,,hat", "hand '' has no cards; it must have 1 to 64"),
        (b"5,CAT,hat,\0", "byte 11 is NUL"),
        (b"5,CAT,hat,\xff", "byte 0xff (byte 11) is not UTF-8"),
        (b"5,C T,hat", "hand 'C T': ' ' (card 2) is not a letter"),
        (b"5,CAT,hat h", "table word 2 'h' has 1 letter"),
        (b"5,CAT," + b"x" * MAX_ROW, "longer than 1048576 bytes"),
    ],
)
def test_errors_of_bad_records(record: bytes, said: str) -> None:
    [row] = read_csv(record, 9, (0, 1, 2), ENGLISH)[0].rows()
    assert row[:4] == (9, "5", "", [])
    assert row[4] is not None
    assert row[4].startswith("record 9: ")
    assert said in row[4]


# Hands and table words that are none


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("CA7DOG", "hand 'CA7DOG': '7' (card 3) is not a letter; use A-Z, * or ?"),
        ("CAÄ", "hand 'CAÄ': 'Ä' (card 3) is not a letter; use A-Z, * or ?"),
        ("CA\0T", "hand 'CA\\x00T': '\\x00' (card 3) is not a letter; use A-Z, * or ?"),
        ("S\u017f", "hand 'S\u017f': '\u017f' (card 2) is not a letter; use A-Z, * or ?"),
        ("A" * 65, f"hand '{'A' * 40}...' has more than 64 cards; it must have 1 to 64"),
        ("A h", "table word 1 'h' has 1 letter; it must have 2 to 64"),
        ("A hat [h]", "table word 2 '[h]' has 1 letter; it must have 2 to 64"),
        ("A " + "h" * 65, "' has more than 64 letters; it must have 2 to 64"),
        ("A" + " hat" * 65, "more than 64 table words"),
        ("A h7t", "table word 1 'h7t': '7' (character 2) is not a letter; use A-Z, "),
        ("A h*t", "'*' (character 2) is not a letter; for a Master use its letter"),
        ("A h[?]t", "'?' (character 3) is not a letter; for a Master use its letter"),
        ("A h[at", "'[' (character 2): brackets must enclose one letter"),
        ("A h[at]", "'[' (character 2): brackets must enclose one letter"),
        ("A ha[]t", "'[' (character 3): brackets must enclose one letter"),
        ("A ha[[t]]", "'[' (character 3): brackets must enclose one letter"),
        ("A ha]t", "']' (character 3): brackets must enclose one letter"),
        ("A hat[", "'[' (character 4): brackets must enclose one letter"),
        ("A h[7]t", "'[' (character 2): brackets must enclose one letter"),
    ],
)
def test_errors_of_bad_cards_and_words(row: str, said: str) -> None:
    assert twin_text(row.encode())[1] == ""
    [(_, _, hand, table, error)] = read_text(row.encode(), 3, ENGLISH)[0].rows()
    assert (hand, table) == BAD
    assert error is not None
    assert error.startswith("line 3: ")
    assert said in error
    assert error.isprintable()

    hand, *table = row.split()
    record = json.dumps({"hand": hand, "table": table}).encode()
    assert read_jsonl(record, 3, ENGLISH)[0].errors == {0: error}
    kind = BadHand if ": hand" in error else BadTableWord
    for item in (row, (hand, table)):
        with pytest.raises(kind) as caught:
            positions_of(["CAT", item], ENGLISH)
        assert str(caught.value) == error.replace("line 3", "position 2")


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (b"CA\xff\xfe", "byte 0xff (card 3) is not a letter"),
        (b"CAT ha\xe4t", "byte 0xe4 (character 3) is not a letter"),
    ],
)
def test_bytes_that_are_not_utf8_make_a_bad_row(row: bytes, said: str) -> None:
    assert said in read_text(row, 1, ENGLISH)[0].errors[0]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (b"[5]", "'[5]' is not a JSON object; expected an object like {\"hand\""),
        (b"CATDOG", "'CATDOG' is not a JSON object"),
        (b"{}", "no hand in '{}'; expected an object like {\"hand\""),
        (b'{"hand":""}', "hand '' has no cards; it must have 1 to 64"),
        (b'{"hand":5}', "hand '5' is not a string"),
        (b'{"hand":null}', "hand 'null' is not a string"),
        (b'{"hand":"A B"}', "hand 'A B': ' ' (card 2) is not a letter"),
        (b'{"hand":"A","table":"hat"}', "table '\"hat\"' is not a list of strings"),
        (b'{"hand":"A","table":["hat",5]}', "table '[\"hat\",5]' is not a list of strings"),
        (b'{"hand":"A","table":[""]}', "table word 1 '' has 0 letters"),
        (b'{"hand":"A","table":["ha t"]}', "'ha t': ' ' (character 3) is not a letter"),
        (
            b'{"hand":"A","table":["hat"',
            "at byte 27, the end of the row: expected ',' or ']'",
        ),
        (b'{"hand":"A"', "at byte 12, the end of the row: expected ',' or '}'"),
        (b'{"hand":"A', "the double quote that ends the string"),
        (b'{"hand":"A\\', "the double quote that ends the string"),
        (b'{"hand":"A\\u00', "the double quote that ends the string"),
        (b'{"hand":"\\x41"}', "unknown escape"),
        (b'{"hand":"A\tB"}', "at byte 11, '\\tB\"}': control characters must be escaped"),
        (b'{"hand":"A\0B"}', "control characters must be escaped"),
        (b'{"hand":"A"}}', "at byte 13, '}': expected the end of the line"),
        (b'{"hand":"A",}', "a key in double quotes"),
        (b'{hand:"A"}', "a key in double quotes"),
        (b'{"hand" "A"}', "expected ':'"),
        (b'{"hand":"A","x":}', "expected a value"),
        (b'{"hand":"A","x":NaN}', "expected a value"),
        (b'{"hand":"A","x":-}', "expected a digit"),
        (b'{"hand":"A\xffB"}', "byte 0xff (byte 11) is not UTF-8"),
    ],
)
def test_errors_of_broken_json(row: bytes, said: str) -> None:
    assert twin_jsonl(row)[1] == ""
    errors = read_jsonl(b"\n" + row + b"\n", 1, ENGLISH)[0].errors
    assert errors[0].startswith("line 2: ")
    assert said in errors[0]


def test_letters_outside_ascii_are_letters_of_their_alphabet() -> None:
    positions, _ = read_text("äÖx* fü[Ä]r".encode(), 1, GERMAN)
    assert positions.rows() == [(1, None, "ÄÖX*", ["fü[ä]r"], None)]
    assert positions_of([("äÖ", ["fü"])], GERMAN).rows() == [(1, None, "ÄÖ", ["fü"], None)]
    assert read_text("é".encode(), 1, GERMAN)[0].errors[0].endswith("use A-ZÄÖÜ, * or ?")


def test_each_of_many_alphabets_has_its_own_letters() -> None:
    for _ in range(2):  # the second time, some are read again and others remembered
        for first in range(40):
            upper = "".join(chr(0x410 + first // 2 + at) for at in range(5))
            lower = upper.lower() if first % 2 else upper
            alphabet = Alphabet("test", upper, lower)
            (row,) = positions_of([(upper, [])], alphabet).rows()
            assert row[2] == upper
            last = chr(0x410 + first // 2 + 5)
            with pytest.raises(BadHand):
                positions_of([(upper + last, [])], alphabet)
            if lower != upper:
                assert positions_of([("*", [lower])], alphabet).rows()[0][3] == [lower]


# Python objects


def test_positions_come_from_texts_and_pairs() -> None:
    items: list[str | tuple[str, Iterable[str] | None]] = [
        "CAT?  hat\tl[u]rch\n",
        ("cat", ["HAT"]),
        ("DOG", ()),
        ("a", None),
        ("b", iter(["no"])),
    ]
    assert positions_of(items, ENGLISH).rows() == [
        (1, None, "CAT*", ["hat", "l[u]rch"], None),
        (2, None, "CAT", ["hat"], None),
        (3, None, "DOG", [], None),
        (4, None, "A", [], None),
        (5, None, "B", ["no"], None),
    ]
    assert positions_of(iter(()), ENGLISH).rows() == []
    assert Positions.empty(ENGLISH).rows() == []


@given(odd_hands, odd_tables)
def test_pairs_are_read_as_by_their_twin(hand: str, table: list[str]) -> None:
    expected = twin_cards(hand, table)
    if expected == BAD:
        with pytest.raises((BadHand, BadTableWord)):
            positions_of([(hand, table)], ENGLISH)
    else:
        [row] = positions_of([(hand, table)], ENGLISH).rows()
        assert row[2:4] == expected


@pytest.mark.parametrize(
    ("item", "kind", "said"),
    [
        (5, BadPosition, "position 1: 5 must be a str, or a pair"),
        (b"CAT", BadPosition, "must be a str, or a pair"),
        (("CAT",), BadPosition, "must be a str, or a pair"),
        ((5, []), BadPosition, "must be a str, or a pair"),
        (("CAT", "hat"), BadPosition, "table 'hat' must be a sequence of str"),
        (("CAT", 5), BadPosition, "table 5 must be a sequence of str"),
        (("CAT", [5]), BadTableWord, "table word 5 must be a str"),
        ("", BadHand, "hand '' has no cards"),
        ("C\udc80", BadHand, "hand 'C\\udc80'"),
    ],
)
def test_other_objects_are_refused(item: object, kind: type[Exception], said: str) -> None:
    with pytest.raises(kind) as caught:
        positions_of([item], ENGLISH)  # type: ignore[list-item]
    assert said in str(caught.value)


# Chunks


class Blocks(io.RawIOBase):
    """A file that arrives in given blocks, as from a pipe."""

    def __init__(self, blocks: Iterable[bytes]) -> None:
        self.blocks: Iterator[bytes] = filter(None, blocks)  # an empty one would be the end
        self.rest = b""

    def read1(self, size: int) -> bytes:
        self.rest = self.rest or next(self.blocks, b"")
        block, self.rest = self.rest[:size], self.rest[size:]
        return block


def rows_of(
    blocks: Iterable[bytes], input_format: Format | None, chunk_bytes: int = 1 << 16
) -> list[Row]:
    rows: list[Row] = []
    next_row = 1
    for chunk in ChunkReader(Blocks(blocks), input_format, chunk_bytes):  # type: ignore[arg-type]
        assert chunk.first_row >= next_row
        next_row = chunk.first_row + chunk.rows
        part = chunk.positions(ENGLISH).rows()
        assert all(chunk.first_row <= row[0] < next_row for row in part)
        rows += part
    return rows


INPUTS: dict[Format, bytes] = {
    "text": b"\r\nCAT hat\r\n\n \t\nDOG l[u]rch\nC7\n\xc3\xa4 x\n a\rhat \n\n* hat",
    "jsonl": b'\n {"hand":"CAT"}\r\n\n'
    b'{"id":"\xc3\xa4","hand":"c"}\n[]\n{"id":5,"hand"\n{"hand":"D"}',
    "csv": b'\n\r\nid,"ha""nd",\xc3\xa4,hand,"Table"\r\n1,"\n",,CAT,"hat\nl[u]rch"\r\n\n \n'
    b'"a,""b""\r\n",x,"","DOG"\n"",,,"C7",""\n3,"x" y\n5,"",,C"AT"\n9,,,"DOG","hat\n',
}


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("input_format", INPUTS)
def test_rows_are_the_same_whatever_the_blocks(input_format: Format, mark: bytes) -> None:
    data = mark + INPUTS[input_format]
    expected = rows_of([data], input_format)
    assert len(expected) == {"text": 6, "jsonl": 5, "csv": 6}[input_format]
    assert {error is None for *_, error in expected} == {True, False}
    for at in range(len(data) + 1):
        assert rows_of([data[:at], data[at:]], input_format) == expected
    for size in range(1, 40):
        assert rows_of([data], input_format, size) == expected
        if input_format != "csv":
            assert rows_of([data], None, size) == expected


def test_without_a_format_a_brace_makes_it_json() -> None:
    assert rows_of([b" \n\n", b"\r\n  {", b'"hand":"CAT"}'], None) == [(4, None, "CAT", [], None)]
    assert rows_of([b"\n" * 10 + b"CAT\n{"], None)[0] == (11, None, "CAT", [], None)
    assert rows_of([b"", b""], None) == []
    assert rows_of([b" \n\t", b"\n "], None) == []
    reader = ChunkReader(io.BytesIO(b"\n\n{}"))
    assert [chunk.input_format for chunk in reader] == ["jsonl"]
    assert reader.input_format == "jsonl"


def test_csv_without_a_hand_is_refused() -> None:
    for data in (b"", b"\n \n", b"id,table\n", b"x" * MAX_ROW + b"x"):
        with pytest.raises(BadPosition, match=r"^header"):
            rows_of([data], "csv")
    assert rows_of([b"\nhand"], "csv") == []


def test_whole_rows_are_handed_on_before_more_is_asked_for() -> None:
    reading, writing = os.pipe()
    with open(reading, "rb") as file, open(writing, "wb", buffering=0) as pipe:
        chunks = iter(ChunkReader(file))
        for number, (typed, data) in enumerate(
            [(b"CAT\n", b"CAT\n"), (b"DOG\nF", b"DOG\n"), (b"OX\n\n", b"FOX\n\n")]
        ):
            pipe.write(typed)  # a reader that waited for more would wait for ever
            chunk = next(chunks)
            assert (chunk.first_row, chunk.data) == (number + 1, data)
        pipe.write(b"EN")
        pipe.close()
        assert next(chunks).data == b"EN"
        assert next(chunks, None) is None


def test_chunks_add_up_to_the_file(tmp_path: Path) -> None:
    data = b"CATDOG hat\n" * 20_000 + b"\n\nOX"
    path, zipped_path = tmp_path / "hands.txt", tmp_path / "hands.txt.gz"
    path.write_bytes(data)
    zipped_path.write_bytes(gzip.compress(data))
    with gzip.open(zipped_path) as zipped, open(path, "rb", 0) as raw, open(path, "rb") as file:
        for input_file in (zipped, raw, file):
            some = list(ChunkReader(input_file))  # type: ignore[arg-type]
            assert b"".join(chunk.data for chunk in some) == data
            assert max(len(chunk.data) for chunk in some) < 1 << 17
            assert some[-1].end == len(data)
            assert sum(chunk.rows for chunk in some) == 20_003


def test_a_file_that_does_not_wait_is_refused() -> None:
    class Impatient(io.RawIOBase):
        def read1(self, size: int) -> None:
            return None

    with pytest.raises(BlockingIOError):
        list(ChunkReader(Impatient()))  # type: ignore[arg-type]


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
@pytest.mark.parametrize("size", [MAX_ROW - 1, MAX_ROW, MAX_ROW + 1])
@pytest.mark.parametrize("block", [1 << 16, MAX_ROW, MAX_ROW + 3])
def test_the_longest_row_is_the_same_in_all_blocks(size: int, end: bytes, block: int) -> None:
    row = b'{"id":1,"hand":"CAT"}'
    row += b" " * (size - len(row) - len(end.removesuffix(b"\n"))) + end
    rows = rows_of([row, b"" if not end else b'{"hand":"DOG"}\n'], "jsonl", block)
    assert rows[0][:2] == (1, "1")
    if size <= MAX_ROW:
        assert rows[0][4] is None
    else:
        assert rows[0][4] is not None
        assert "is longer than 1048576 bytes" in rows[0][4]
    assert [row[2] for row in rows[1:]] == (["DOG"] if end else [])


@pytest.mark.parametrize(
    ("input_format", "before", "behind", "row_id"),
    [
        ("text", b"", b"\n", None),
        ("text", b"CAT ", b"\r\n", None),
        ("jsonl", b'{"id":"x","hand":"', b'"}\n', '"x"'),
        ("csv", b"5,", b",hat\n", "5"),
        ("csv", b'5,"\n', b'""\n"\n', "5"),
    ],
)
@pytest.mark.parametrize("filling", [b"A" * 50_000, b'"",\\\n\xff' * 10_000, b" " * 50_000])
def test_a_line_of_10_mb_is_one_bad_row_and_is_not_kept(
    input_format: Format, before: bytes, behind: bytes, row_id: str | None, filling: bytes
) -> None:
    if not before.endswith(b"\n"):
        filling = filling.replace(b"\n", b"_").replace(b'"', b"_")  # one row, not many
    rows = {"text": b"DOG\n", "jsonl": b'{"hand":"DOG"}\n', "csv": b"6,DOG,hat\n"}[input_format]

    def blocks() -> Iterator[bytes]:
        yield (b"id,hand,table\n" if input_format == "csv" else b"") + rows + before
        for _ in range(200):
            yield filling
        yield behind + rows * 2

    tracemalloc.start()
    found = rows_of(blocks(), input_format)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [row[2] for row in found] == ["DOG", "", "DOG", "DOG"]
    assert [row[0] for row in found] == [1, 2, 3, 4]
    assert found[1][1] == row_id
    assert found[1][4] is not None
    assert "is longer than 1048576 bytes" in found[1][4]
    assert peak < 6 * MAX_ROW


# Anything

junk = st.lists(
    st.one_of(
        st.sampled_from(
            [b'"', b"\n", b",", b"\r\n", b"\\", b"{", b"}", b"[", b"]", b":", b" ", b"\0", b'""']
        ),
        st.sampled_from([b'{"hand":"CAT"}', b'"id":', b'"table":[', b"CAT", b"hat", b"null", b"7"]),
        st.binary(max_size=4),
    ),
    max_size=40,
).map(b"".join)


@settings(max_examples=examples(300))
@given(junk, st.integers(1, 30))
def test_every_row_of_anything_is_a_position_or_an_error(data: bytes, block: int) -> None:
    lines = [number for number, line in enumerate(data.split(b"\n"), 1) if line.strip(b" \t\r")]
    for read, input_format in ((read_text, "text"), (read_jsonl, "jsonl")):
        rows = read(data, 1, ENGLISH)[0].rows()
        assert [row[0] for row in rows] == lines
        assert all((row[2] == "") == (row[4] is not None) for row in rows)
        if b"\n" not in data and b"\r" in data.rstrip(b" \t\r"):
            with pytest.raises(BadPosition, match="lines end with CR only; convert them"):
                rows_of([data], input_format, block)  # type: ignore[arg-type]
        elif not data.startswith(b"\xef\xbb\xbf"):
            assert rows_of([data], input_format, block) == rows  # type: ignore[arg-type]


def test_rows_that_end_with_cr_only_are_refused() -> None:
    for data in (b"hand,table\rCAT,hat\rDOG,\r", b"CAT hat\rDOG", b'{"hand":"A"}\r{"hand":"B"}\r'):
        with pytest.raises(BadPosition, match=r"lines end with CR only; convert them.* tr "):
            rows_of([data], "csv" if data.startswith(b"hand") else None)
    (row,) = rows_of([b"CAT hat\r"], None)
    assert row[2] == "CAT"


@settings(max_examples=examples(300))
@given(junk, st.integers(1, 30))
def test_every_record_of_anything_is_a_position_or_an_error(data: bytes, block: int) -> None:
    columns = (1, 0, 2)
    positions, count = read_csv(data, 1, columns, ENGLISH)
    rows = positions.rows()
    assert all((row[2] == "") == (row[4] is not None) for row in rows)

    # Record by record it is the same, and the splitter sees the same records.
    singly: list[Row] = []
    rest = bytearray(data)
    number = 0
    while rest:
        ended, end, state = split_rows(rest, 0, 0, True, 1)
        assert state == 0 or not ended
        record = bytes(rest[:end] if ended else rest)
        number += 1
        part, one = read_csv(record, number, columns, ENGLISH)
        assert one == 1
        assert len(part) == (1 if record.strip(b" \t\r\n") else 0)
        singly += part.rows()
        del rest[: len(record)]
    assert number == count
    assert singly == rows
    assert rows_of([b"hand,id,table\n" + data], "csv", block) == rows
