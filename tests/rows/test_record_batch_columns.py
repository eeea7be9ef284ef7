"""Record batches: which columns positions may come in, and what is damaged in them."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest

pytest.importorskip("pyarrow", reason="NOT TESTED: record batches: pyarrow is absent")

import pyarrow as pa
from support.position_columns import ROWS, D, Row, batch_of

from lexicon_fast._native.lexicon.write_rows import occurring_words
from lexicon_fast.base.arrow import native_array
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.batch import plan_record_batch, solve_record_batch
from lexicon_fast.games.lexicon.solver import PlayBatchWriter, Solver
from lexicon_fast.rows.column_chunks import positions_of_batch

pytestmark = pytest.mark.native

HANDS = [
    pa.string(), pa.large_string(), pa.string_view(), pa.dictionary(pa.int8(), pa.string()),
    pa.dictionary(pa.uint32(), pa.large_string()),
]  # fmt: skip
IDS = [
    pa.int8(), pa.uint64(), pa.float32(), pa.float64(), pa.string(), pa.large_string(),
    pa.string_view(), pa.dictionary(pa.int16(), pa.string()),
]  # fmt: skip


@pytest.fixture(scope="module")
def expected() -> pa.RecordBatch:
    return solve_record_batch(batch_of(ROWS), D, top=5)


@pytest.mark.parametrize("kind", HANDS, ids=str)
def test_hands_may_be_any_strings(kind: pa.DataType, expected: pa.RecordBatch) -> None:
    batch = batch_of(ROWS)
    hand = batch.column("hand").cast(kind)
    batch = pa.record_batch(
        [batch.column("id"), hand, batch.column("table")], batch_of(ROWS).schema.names
    )
    assert solve_record_batch(batch, D, top=5).equals(expected, check_metadata=True)


@pytest.mark.parametrize("kind", HANDS, ids=str)
@pytest.mark.parametrize("lists", [pa.list_, pa.large_list])
def test_tables_may_be_any_lists_of_strings(
    lists: Callable[[pa.DataType], pa.DataType], kind: pa.DataType, expected: pa.RecordBatch
) -> None:
    batch = batch_of(ROWS)
    table = batch.column("table").cast(lists(kind))
    batch = pa.record_batch(
        {"table": table, "hand": batch.column("hand"), "id": batch.column("id")}
    )
    assert solve_record_batch(batch, D, top=5).equals(expected)


def test_tables_may_be_lists_of_one_size() -> None:
    rows: list[Row] = [(1, "BEST*", ["tab", "best"]), (2, "TAB", None), (3, "A", ["be", "t7"])]
    batch = batch_of(rows)
    table = batch.column("table").cast(pa.list_(pa.string(), 2))
    fixed = pa.record_batch(
        {"hand": batch.column("hand"), "table": table, "id": batch.column("id")}
    )
    for start in range(3):
        answers = solve_record_batch(fixed.slice(start), D)
        assert answers.equals(solve_record_batch(batch.slice(start), D))


@pytest.mark.parametrize("kind", IDS, ids=str)
def test_ids_come_out_as_they_came_in(kind: pa.DataType, expected: pa.RecordBatch) -> None:
    given_ids = pa.array([row[0] for row in ROWS], pa.int8())
    if not (pa.types.is_integer(kind) or pa.types.is_floating(kind)):
        given_ids = given_ids.cast(pa.string())
    batch = batch_of(ROWS).set_column(0, pa.field("id", kind), given_ids.cast(kind))
    answers = solve_record_batch(batch, D, top=5)
    answers.validate(full=True)
    assert answers.schema.field("id").type == kind
    assert answers.schema == PlayBatchWriter(Solver(D, top=5), kind).schema
    column = answers.column("id")
    assert column.null_count == sum(value is None for value in expected.column("id").to_pylist())
    assert [value if value is None else int(value) for value in column.to_pylist()] == (
        expected.column("id").to_pylist()
    )
    assert answers.drop_columns("id").equals(expected.drop_columns("id"))


def test_ids_may_be_truth_values_and_may_be_all_null(expected: pa.RecordBatch) -> None:
    for ids in (pa.array([True, None, False, True, True, None, False]), pa.nulls(len(ROWS))):
        batch = batch_of(ROWS).set_column(0, pa.field("id", ids.type), ids)
        answers = solve_record_batch(batch, D, top=5)
        places = [position - 1 for position in answers.column("position").to_pylist()]
        assert answers.column("id").equals(ids.take(pa.array(places)))


def test_columns_may_be_missing_or_null_or_others() -> None:
    hand = pa.array(["BEST", "TAB*"])
    plain = solve_record_batch(pa.record_batch({"hand": hand}), D)
    assert plain.column("id").equals(plain.column("position"))
    assert plain.schema.field("id").type == pa.int64()
    more = {"x": pa.array([1, 2]), "table": pa.nulls(2), "hand": hand, "Id": pa.array(["a", "b"])}
    with pytest.warns(UserWarning, match="unknown column 'Id' is ignored; did you mean 'id'"):
        assert solve_record_batch(pa.record_batch(more), D).equals(plain)
    null_hands = solve_record_batch(pa.record_batch({"hand": pa.nulls(2)}), D)
    assert [str(error)[:21] for error in null_hands.column("error")] == [
        "row 1: hand is null", "row 2: hand is null"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("columns", "said"),
    [
        ({"id": [1]}, "no column 'hand', only 'id'; expected: hand, and optionally id and table"),
        ({}, "no column 'hand', only (none)"),
        ({"hand": [1]}, "column 'hand' is of type int64; expected: strings"),
        ({"hand": [b"CAT"]}, "column 'hand' is of type binary; expected: strings"),
        ({"hand": ["CAT"], "table": ["hat"]}, "column 'table' is of type string; expected: lists"),
        ({"hand": ["CAT"], "table": [[1]]}, "column 'table' is of type list<item: int64>;"),
        ({"hand": ["CAT"], "id": [[1]]}, "column 'id' is of type list<item: int64>;"),
    ],
)  # fmt: skip
def test_wrong_columns_are_refused_in_one_line(columns: dict[str, list], said: str) -> None:
    batch = pa.record_batch({name: pa.array(values) for name, values in columns.items()})
    for answer in (solve_record_batch, plan_record_batch):
        with pytest.raises(BadPosition) as caught:
            answer(batch, D)
        assert str(caught.value).startswith(said)
        assert "\n" not in str(caught.value)


def test_two_columns_of_one_name_and_what_is_no_batch_are_refused() -> None:
    twice = pa.RecordBatch.from_arrays([pa.array(["A"])] * 2, ["hand", "hand"])
    with pytest.raises(BadPosition, match="2 columns are named 'hand'; rename all but one"):
        solve_record_batch(twice, D)
    with pytest.raises(BadPosition, match=r"batch must be a pyarrow\.RecordBatch, not str"):
        solve_record_batch("hand", D)  # type: ignore[arg-type]


def test_a_table_is_one_batch() -> None:
    table = pa.table({"hand": pa.chunked_array([["TAB"], ["A", None]]), "id": [3, 1, 2]})
    batch = pa.RecordBatch.from_arrays(
        [each.combine_chunks() for each in table.columns], table.column_names
    )
    assert solve_record_batch(table, D).equals(solve_record_batch(batch, D))


# Damage

DAMAGE = {
    "behind the end": (0, 3, 9), "negative": (0, -1, 6), "falling": (4, 3, 6), "before": (-2, 3, 6)
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE)
@pytest.mark.parametrize("wide", [False, True], ids=["string", "large_string"])
@pytest.mark.parametrize("name", ["hand", "table", "words", "id"])
def test_damaged_offsets_are_refused(name: str, wide: bool, damage: str) -> None:
    text, lists = (pa.large_string(), pa.large_list) if wide else (pa.string(), pa.list_)
    sixfold = pa.array(["ab", "bc", "cd", "de", "ef", "fg"], text)
    columns = {
        "id": pa.array(["1", "3"], text),
        "hand": pa.array(["A", "B"], text),
        "table": pa.array([["ab"], ["cd"]], lists(text)),
    }
    if name == "table":
        columns[name] = (pa.LargeListArray if wide else pa.ListArray).from_arrays(
            [0, 3, 6], sixfold
        )
    elif name == "words":
        columns["table"] = pa.array([["abc"], ["def"]], lists(text))
    else:
        columns[name] = pa.array(["CAT", "DOG"], text)
    batch = pa.record_batch(columns)
    # A file may be damaged like this: reading it checks the ends at most.
    width = "<3q" if wide else "<3i"
    data = batch.serialize().to_pybytes()
    assert data.count(struct.pack(width, 0, 3, 6)) == 1
    data = data.replace(struct.pack(width, 0, 3, 6), struct.pack(width, *DAMAGE[damage]))
    damaged = pa.ipc.read_record_batch(data, batch.schema)
    with pytest.raises(BadPosition, match=r"damaged column: offsets .* must ascend within 0 to 6"):
        solve_record_batch(damaged, D)


def test_damaged_numbers_of_words_are_refused() -> None:
    numbers = pa.array([0, 7], pa.int8())
    damaged = pa.DictionaryArray.from_arrays(numbers, pa.array(["TAB"]), safe=False)
    with pytest.raises(BadPosition, match=r"damaged column: offsets 7 to 8 must ascend"):
        solve_record_batch(pa.record_batch({"hand": damaged}), D)


def test_an_id_that_is_not_utf8_makes_a_bad_row() -> None:
    damaged = pa.array([b"a", b"\xc3\xa9\xff"]).view(pa.string())
    batch = pa.record_batch({"id": damaged, "hand": ["TAB", "TAB"]})
    positions = positions_of_batch(batch, 1, D.alphabet)
    said = "row 2: byte 0xff (byte 3) is not UTF-8"
    assert positions.rows() == [(1, '"a"', "TAB", [], None), (2, None, "", [], said)]


def test_a_column_is_reduced_to_the_words_that_occur() -> None:
    words = pa.array(["", "at", "cat", "ñandú", "hat"]).slice(1)
    column = pa.array([3, None, 1, 1, 2, None, 3, 0], pa.int32())
    for numbers in (
        column,
        column.slice(1, 5),
        column.slice(5, 1),
        column.slice(8),
        column.slice(2, 3),
    ):
        first = numbers.offset
        new, count, texts = occurring_words(numbers, words)
        shorter = native_array(pa.string(), count, texts).to_pylist()
        wanted = [None if n is None else words[n].as_py() for n in numbers.to_pylist()]
        assert shorter == [word for word in words.to_pylist() if word in wanted]
        renumbered = native_array(pa.int32(), len(numbers), new, offset=first).to_pylist()
        assert [None if n is None else shorter[n] for n in renumbered] == wanted


def test_other_columns_than_of_words_are_refused() -> None:
    words, numbers = pa.array(["at", "cat"]), pa.array([0, 1], pa.int32())
    for wrong in (-1, 2):
        with pytest.raises(IndexError, match=f"word {wrong} does not exist"):
            occurring_words(pa.array([wrong], pa.int32()), words)
    for given in ((numbers.cast(pa.int64()), words), (numbers, numbers), (None, words)):
        with pytest.raises(TypeError):
            occurring_words(*given)
