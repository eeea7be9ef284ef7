"""Bulk inputs from Arrow: the same answers as for lists, from every layout and every library."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import BadHand, BadPosition, Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast._native.dictionary.text_column import TextColumn
from lexicon_fast.base.arrow import text_chunks
from lexicon_fast.census import tablebase
from lexicon_fast.grids import Boggle

pa = pytest.importorskip("pyarrow", reason="NOT TESTED: columns of Arrow: pyarrow is absent")
duckdb = pytest.importorskip("duckdb", reason="NOT TESTED: relations of DuckDB: it is absent")
pl = pytest.importorskip("polars", reason="NOT TESTED: Series of polars: it is absent")

D = Dictionary.from_words(["act", "at", "cat", "cats", "hat", "hats", "his", "larch", "that"])
HANDS = [
    "CATS",
    None,
    "C4T",
    "hats*?",
    "",
    "É",
    "E\u0301",
    "A" * 70,
    "STACHRLI",
    "CA\N{KELVIN SIGN}",
]


class Stream:
    """A column of a library that only has streams."""

    def __init__(self, values: Any) -> None:
        self._values = values

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self._values.__arrow_c_stream__(requested_schema)


class Array:
    """A column of a library that only has arrays."""

    def __init__(self, values: Any) -> None:
        self._values = values

    def __arrow_c_array__(self, requested_schema: Any = None) -> Any:
        return self._values.__arrow_c_array__(requested_schema)


def plain(values: list[Any]) -> Any:
    return pa.array(values, pa.string())


def encoded(values: list[Any], index: Any, text: Any) -> Any:
    return plain(values).dictionary_encode().cast(pa.dictionary(index, text))


#: How other libraries pass on a column of strings.
FORMS: dict[str, Callable[[list[Any]], Any]] = {
    "string": plain,
    "large_string": lambda values: pa.array(values, pa.large_string()),
    "string_view": lambda values: pa.array(values, pa.string_view()),
    "dictionary": lambda values: plain(values).dictionary_encode(),
    "narrow dictionary": lambda values: encoded(values, pa.int8(), pa.large_string()),
    "unsigned dictionary": lambda values: encoded(values, pa.uint32(), pa.string()),
    "wide dictionary": lambda values: encoded(values, pa.int64(), pa.string()),
    "chunks": lambda values: pa.chunked_array([plain(values[:3]), plain([]), plain(values[3:])]),
    "slices": lambda values: pa.chunked_array(
        [
            plain(["X", None, *values[:4]]).slice(2),
            plain([*values[4:], "X"]).slice(0, len(values[4:])),
        ]
    ),
    "sliced views": lambda values: pa.array(["X", *values, None], pa.string_view())[1:-1],
    "sliced dictionary": lambda values: plain(["X", *values, None]).dictionary_encode()[1:-1],
    "table": lambda values: pa.table({"any name": plain(values)}),
    "record batch": lambda values: pa.record_batch({"any name": plain(values)}),
    "stream": lambda values: Stream(pa.chunked_array([plain(values)])),
    "array": lambda values: Array(plain(values)),
    "polars.Series": lambda values: pl.Series(values, dtype=pl.String),
    "categories of polars": lambda values: pl.Series(values, dtype=pl.Categorical),
    "polars.DataFrame": lambda values: pl.DataFrame({"any name": values}, {"any name": pl.String}),
    "relation of DuckDB": lambda values: duckdb.from_arrow(pa.table({"any name": plain(values)})),
}


def same_matches(found: Any, expected: Any) -> None:
    assert found.errors == expected.errors
    assert found.offsets.tolist() == expected.offsets.tolist()
    assert found.word_ids.tolist() == expected.word_ids.tolist()


@pytest.mark.parametrize("form", FORMS)
def test_columns_of_other_libraries_are_the_same_as_lists(
    form: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    of = FORMS[form]
    words = [(HANDS[-1 - at] or "")[:5] for at in range(len(HANDS))]
    same_matches(D.subwords_batch(of(HANDS), errors="row"), D.subwords_batch(HANDS, errors="row"))
    for search in (D.superwords_batch, D.substitutions_batch):
        same_matches(search(of(words), of(HANDS), errors="row"), search(words, HANDS, errors="row"))
        same_matches(search(words, of(HANDS), errors="row"), search(words, HANDS, errors="row"))
    with pytest.raises(BadHand, match=r"query 1: hand is null"):
        D.subwords_batch(of(HANDS))

    queries = ["anagram:CAT", None, "nonsense:", "length:3"]
    same_matches(D.find_batch(of(queries), errors="row"), D.find_batch(queries, errors="row"))
    boards = ["CAT/HST", None, "C4T"]
    boggle = Boggle(D)
    same_matches(
        boggle.find_batch(of(boards), errors="row"), boggle.find_batch(boards, errors="row")
    )
    assert (
        boggle.scores(of(boards), errors="row").errors == boggle.scores(boards, errors="row").errors
    )

    positions = [*HANDS, "CAT hat l[a]rch", "  TX  hat\t", "TX 5"]
    for solve in (lexicon.solve_batch, lexicon.plan_batch):
        found, expected = (solve(each, D, errors="row") for each in (of(positions), positions))
        assert found.errors == expected.errors
        assert found.to_arrow().equals(expected.to_arrow())
        with pytest.raises(BadHand, match=r"^position 2: hand is null$"):
            solve(of(positions), D)

    cgp: list[Any] = ["15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 CATS/ 0/0 0", "nonsense", None]
    plays = [scrabble.plays_batch(each, D, top=2, errors="row") for each in (of(cgp), cgp)]
    assert plays[0].to_arrow().equals(plays[1].to_arrow())

    monkeypatch.setenv("LEXICON_FAST_CACHE", str(tmp_path))
    tablebase.build(D, cards=3)
    table = lexicon.Tablebase(D)
    hands = ["TAC", None, "CATS", "A", "É"]
    best = [table.best_record_batch(each, errors="row") for each in (of(hands), hands)]
    assert best[0].equals(best[1])
    assert table.turns(of(["TAC", "A"])).tolist() == table.turns(["TAC", "A"]).tolist()
    assert list(Dictionary.from_words(of(["hat", "cat"])).words) == ["cat", "hat"]


texts = st.lists(
    st.none() | st.text(alphabet="CATHSaé*?4 \u0301\U0001f600", max_size=20), max_size=30
)


@given(values=texts, form=st.sampled_from(sorted(FORMS)), cut=st.integers(0, 30))
def test_any_texts_are_the_same_as_in_lists(values: list[Any], form: str, cut: int) -> None:
    column = FORMS[form](values)
    chunks = text_chunks("values", column)
    assert chunks is not None
    read = [
        text
        for chunk in chunks
        for text in map(TextColumn(chunk, "values").__getitem__, range(len(chunk)))
    ]
    assert read == values
    same_matches(D.subwords_batch(column, errors="row"), D.subwords_batch(values, errors="row"))
    found, expected = (lexicon.solve_batch(each, D, errors="row") for each in (column, values))
    assert found.errors == expected.errors
    assert found.to_arrow().equals(expected.to_arrow())


def test_tables_have_a_column_for_each_part_of_a_position() -> None:
    hands: list[Any]
    tables: list[Any]
    hands, tables = (
        ["CATS", "C4T", None, "TX", "U hat"],
        [["hat"], [], ["hat"], ["hat", None], None],
    )
    expected = lexicon.solve_batch(list(zip(hands, tables, strict=True)), D, errors="row")
    columns = {"id": range(5), "table": tables, "hand": hands}
    as_lists = pa.array(tables, pa.list_(pa.dictionary(pa.int32(), pa.string())))
    fixed = pa.array([["hat", "at"]], pa.list_(pa.string(), 2))
    for table in (
        pl.DataFrame(columns),
        pa.table({**columns, "table": as_lists}),
        duckdb.from_arrow(pa.table(columns)),
        pa.concat_tables([pa.table(columns)[:2], pa.table(columns)[2:]]),
    ):
        found = lexicon.solve_batch(table, D, errors="row")
        assert found.errors == expected.errors
        assert found.to_arrow().equals(expected.to_arrow())
        planned = lexicon.plan_batch(table, D, errors="row")
        assert planned.errors == expected.errors
    found = lexicon.solve_batch(pa.table({"hand": ["C"], "table": fixed}), D)
    assert found.to_arrow().equals(lexicon.solve_batch(["C hat at"], D).to_arrow())

    rows = ["." * 15] * 15
    pairs: list[Any] = [(rows, "CATS"), (rows, None), ("15/" * 14 + "15", "HIS")]
    for boards, racks in ([pairs[:2], pairs[:1]], [pairs[2:], pairs[2:]]):
        frame = pl.DataFrame(
            {"board": [board for board, _ in boards], "rack": [rack for _, rack in boards]}
        )
        found_plays = scrabble.plays_batch(frame, D, top=1, errors="row")
        assert found_plays.word == [
            scrabble.plays(board, rack, D, top=1)[0].word for board, rack in racks
        ]
        assert len(found_plays) == len(boards)
    mines = pl.DataFrame({"board": [rows], "opened": [rows], "rack": ["HIS"], "bombs": [20]})
    assert (
        lexibomb.plays_batch(mines, D, top=1)[0]
        == lexibomb.plays_batch([(rows, rows, "HIS", 20)], D, top=1)[0]
    )
    assert (
        lexibomb.plays_batch(mines.drop("opened", "bombs"), D, top=1)[0]
        == (lexibomb.plays_batch([(rows, [], "HIS")], D, top=1)[0])
    )


def addresses(array: Any) -> set[int]:
    """The addresses of an array's buffers, also of a dictionary's."""
    parts = [array.indices, array.dictionary] if hasattr(array, "dictionary") else [array]
    return {each.address for part in parts for each in part.buffers() if each is not None}


@pytest.mark.parametrize(
    "form",
    ["string", "large_string", "string_view", "dictionary", "slices", "sliced views", "array"],
)
def test_columns_are_not_copied(form: str) -> None:
    column = FORMS[form](HANDS)
    given_arrays = getattr(column, "chunks", [getattr(column, "_values", column)])
    chunks = text_chunks("hands", column)
    assert chunks is not None
    for array, chunk in zip(given_arrays, chunks, strict=True):
        assert addresses(chunk) == addresses(array)


def test_polars_and_tables_are_not_copied() -> None:
    series = pl.Series(["A string of more than twelve characters", "B"])
    views = pa.chunked_array(series).chunk(0)
    for column in (series, series.to_frame(), Stream(series)):
        (chunk,) = text_chunks("hands", column) or [None]
        assert addresses(chunk) == addresses(views)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (pl.Series([1, 2]), "hands must be strings, not a column of int64"),
        (pa.array([1.5]), "hands must be strings, not a column of double"),
        (pl.Series([b"CAT"]), "hands must be strings, not a column of binary_view"),
        (pa.array([["CAT"]]), "hands must be strings, not a column of list<item: string>"),
        (
            pl.DataFrame({"id": [1], "hand": ["CAT"]}),
            "hands must be one column, not a table with 'id', 'hand'",
        ),
        (pa.table({}), "hands must be one column, not a table with (none)"),
        (Stream(5), "hands cannot be read through Arrow: 'int' object has no attribute"),
    ],
)
def test_columns_of_other_types_are_refused_in_one_sentence(wrong: Any, message: str) -> None:
    with pytest.raises(TypeError) as caught:
        D.subwords_batch(wrong)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)
    for solve in (lexicon.solve_batch, lexicon.plan_batch):
        if not isinstance(wrong, pl.DataFrame):
            with pytest.raises(TypeError):
                solve(wrong, D)


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ({"hand": [1]}, "column 'hand' is of type int64; expected: strings"),
        ({"hand": ["A"], "table": ["hat"]}, "column 'table' is of type string; expected: lists"),
        (
            {"hands": ["A"], "table": ["hat"]},
            "positions must be one column, not a table with 'hands', 'table'",
        ),
    ],
)
def test_tables_with_other_columns_are_refused(columns: Any, message: str) -> None:
    with pytest.raises((TypeError, BadPosition), match=message):
        lexicon.solve_batch(pa.table(columns), D)
    with pytest.raises(TypeError, match=r"positions must have the columns board and rack, not 'h"):
        scrabble.plays_batch(pa.table({"hands": ["A"], "table": ["hat"]}), D)


class Frozen(list[Any]):
    """A Series of Python objects, which its library cannot export."""

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        raise ValueError("cannot export objects")

    def to_list(self) -> list[Any]:
        return self


def test_a_series_of_objects_is_read_item_by_item() -> None:
    found = D.subwords_batch(Frozen(["CAT", 5, None]), errors="row")
    same_matches(found, D.subwords_batch(["CAT", 5, None], errors="row"))  # type: ignore[list-item]
    assert lexicon.plan_batch(Frozen(["CAT"]), D)[0] == lexicon.plan_batch(["CAT"], D)[0]


class Damaged:
    """An array of pyarrow with any buffers, as in a file that nobody has checked."""

    def __init__(self, kind: str, n: int, offset: int, *buffers: bytes | None) -> None:
        self.type, self.offset = kind, offset
        self._n, self._buffers = (
            n,
            [each if each is None else pa.py_buffer(each) for each in buffers],
        )

    def __len__(self) -> int:
        return self._n

    def buffers(self) -> Any:
        return self._buffers


@given(
    kind=st.sampled_from(["string", "large_string", "string_view"]),
    spans=st.binary(max_size=200)
    | st.lists(st.integers(-3, 20), min_size=8, max_size=40).map(
        lambda numbers: b"".join(number.to_bytes(4, "little", signed=True) for number in numbers)
    ),
    valid=st.none() | st.binary(max_size=3),
    data=st.lists(st.binary(max_size=20), max_size=3),
    n=st.integers(0, 12),
    offset=st.integers(0, 4),
)
def test_damaged_columns_are_refused(
    kind: str, spans: bytes, valid: bytes | None, data: list[bytes], n: int, offset: int
) -> None:
    array = Damaged(kind, n, offset, valid, spans, *data)
    entry = {"string": 4, "large_string": 8, "string_view": 16}[kind]
    fits = len(spans) >= (offset + n + (entry < 16)) * entry
    if n and not (fits and (valid is None or len(valid) * 8 >= offset + n)):
        with pytest.raises(
            BadPosition, match=f"damaged column of {kind}: its buffers are too short"
        ):
            TextColumn(array, "hands")
        return
    column = TextColumn(array, "hands")
    for at in range(n):
        place = offset + at
        number = partial(int.from_bytes, byteorder="little", signed=True)
        start, data_of = place * entry, b""
        begin, end = number(spans[start : start + entry]), number(spans[start + entry :][:entry])
        if kind == "string_view":
            size, where, begin = (number(spans[start + k : start + k + 4]) for k in (0, 8, 12))
            inline = 0 <= size <= 12
            data_of = spans[start + 4 : start + 16] if inline else b"".join(data[where : where + 1])
            known = inline or 0 <= where < len(data)
            begin, end = (0, size) if inline else (begin, begin + size)
        else:
            known, data_of = bool(data), b"".join(data[:1])
        if valid is not None and not valid[place >> 3] >> (place & 7) & 1:
            assert column[at] is None
        elif known and 0 <= begin <= end <= len(data_of):
            assert column[at] == data_of[begin:end].decode(errors="replace")
        else:
            with pytest.raises(BadPosition, match="damaged column: offsets"):
                column[at]


@given(
    numbers=st.lists(st.none() | st.integers(-2, 5), max_size=8),
    kind=st.sampled_from([pa.int8(), pa.int32(), pa.int64()]),
)
def test_damaged_indices_are_refused(numbers: list[Any], kind: Any) -> None:
    indices = pa.array(numbers, kind)
    array = pa.DictionaryArray.from_arrays(indices, pa.array(["CAT", "HAT", None]), safe=False)
    if all(number is None or 0 <= number < 3 for number in numbers):
        column = TextColumn(array, "hands")
        assert [column[at] for at in range(len(column))] == array.to_pylist()
    else:
        with pytest.raises(BadPosition, match="damaged column"):
            D.subwords_batch(array)


def test_lists_are_not_texts() -> None:
    lists = pa.array([["CAT", None], None, []])
    column = TextColumn(lists, "tables", True)
    assert [column[at] for at in range(3)] == [None] * 3
    with pytest.raises(TypeError, match="must be a pyarrow array of strings, not of list<"):
        TextColumn(lists, "tables")
    with pytest.raises(
        TypeError, match="must be a pyarrow array of lists of strings, not of string"
    ):
        TextColumn(pa.array(["CAT"]), "tables", True)
