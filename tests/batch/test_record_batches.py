"""Record batches: positions in columns in, plays and plans in columns out, as rows of JSON say."""

from __future__ import annotations

import csv
import io
import json
import pickle
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.effort import examples

pytest.importorskip("pyarrow", reason="NOT TESTED: record batches: pyarrow is absent")

import pyarrow as pa
import pyarrow.compute as pc
from support.position_columns import (
    DENSE,
    ROWS,
    D,
    Row,
    as_json,
    batch_of,
    check,
    twin_plans,
    twin_plays,
)

from lexicon_fast import Dictionary
from lexicon_fast._native.lexicon.write_rows import CSV_HEADER, write_csv, write_jsonl
from lexicon_fast._native.rows.read_rows import csv_header, read_csv, read_jsonl
from lexicon_fast.base.errors import BadDictionary, BadOption
from lexicon_fast.batch import plan_record_batch, solve_record_batch
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.arrow_words import GrowingWords, all_words
from lexicon_fast.dictionary.dictionary import load_once
from lexicon_fast.games.lexicon.plans import Planner
from lexicon_fast.games.lexicon.solver import PlanBatchWriter, PlayBatchWriter, Solver, solve_batch
from lexicon_fast.rows.column_chunks import id_type_of, positions_of_batch

pytestmark = pytest.mark.native

ENGLISH = Alphabet.load("english")

hands = st.text("ABESTabest*?", min_size=1, max_size=7)
# Few odd characters: the table of all of them takes Hypothesis a second to make.
odd_hands = st.one_of(hands, st.text("ABE* \t7Ä\0[", max_size=70), st.none())
words = st.lists(st.sampled_from([*"abest", *"ABEST", "[a]", "[e]", "[T]"]), min_size=2, max_size=6)
odd_words = st.one_of(words.map("".join), st.text("abE[]* 7ü", max_size=70), st.none())
tables = st.one_of(st.none(), st.lists(words.map("".join), max_size=3))
odd_tables = st.one_of(tables, st.lists(odd_words, max_size=70))
good_rows = st.tuples(st.none() | st.integers(-9, 2**40), hands, tables)
odd_rows = st.tuples(st.none() | st.integers(-9, 2**40), odd_hands, odd_tables)
many_rows = st.lists(st.one_of(good_rows, odd_rows), max_size=12)


@given(many_rows, st.sampled_from([0, 1, 10, None]), st.integers(1, 2**40))
def test_plays_are_those_of_the_slow_twin(rows: list[Row], top: int | None, first: int) -> None:
    answers = solve_record_batch(batch_of(rows, pa.int64()), D, top=top, first=first)
    check(answers, twin_plays(rows, first, top))


@given(many_rows, st.integers(1, 2**40))
def test_plans_are_those_of_the_slow_twin(rows: list[Row], first: int) -> None:
    rows = [(row_id, hand and hand[:17], table) for row_id, hand, table in rows]
    answers = plan_record_batch(batch_of(rows, pa.int64()), D, first=first, use_table=False)
    check(answers, twin_plans(rows, first))


@given(many_rows)
def test_bad_rows_say_what_rows_of_json_say(rows: list[Row]) -> None:
    rows = [row for row in rows if row[1] is not None and None not in (row[2] or [])]
    text = "".join(f"{as_json(row)}\n" for row in rows).encode()
    read, _ = read_jsonl(text, 1, ENGLISH)
    expected = [error.replace("line", "row", 1) if error else None for *_, error in read.rows()]
    answers = solve_record_batch(batch_of(rows, pa.int64()), D, top=1)
    assert answers.column("error").to_pylist() == expected


def test_nulls_say_where_they_are() -> None:
    rows: list[Row] = [(1, None, None), (2, "CAT", ["hat", None]), (3, "CAT", None), (4, "", [])]
    errors = solve_record_batch(batch_of(rows), D, top=1, first=7).column("error").to_pylist()
    assert errors == [
        "row 7: hand is null",
        "row 8: table word 1 is null",
        None,
        "row 10: hand '' has no cards; it must have 1 to 64",
    ]


def test_a_hand_too_large_for_a_plan_is_a_bad_row() -> None:
    answers = plan_record_batch(batch_of([(1, "A" * 16, None), (2, "AT", None)]), D)
    assert answers.column("error")[0].as_py() == (
        "row 1: hand 'AAAAAAAAAAAAAAAA' has 16 cards; plans are for 1 to 15"
    )
    assert answers.column("hand").to_pylist()[:2] == [None, "AT"]


# Slices, parts


@settings(max_examples=examples(40))
@given(many_rows.filter(bool), st.data())
def test_a_slice_answers_as_its_rows_do_in_the_whole(rows: list[Row], data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(rows)))
    n = data.draw(st.integers(0, len(rows) - start))
    kinds = data.draw(
        st.sampled_from([(pa.string(), pa.list_), (pa.large_string(), pa.large_list)])
    )
    batch = batch_of(rows, pa.int64())
    batch = pa.record_batch(
        {
            "id": batch.column("id"),
            "hand": batch.column("hand").cast(kinds[0]),
            "table": batch.column("table").cast(kinds[1](kinds[0])),
        }
    )
    for answer in (partial(solve_record_batch, top=3), plan_record_batch):
        whole = answer(batch, D)
        last = pc.less(whole.column("position"), start + n + 1)
        part = whole.filter(pc.and_(last, pc.greater(whole.column("position"), start)))
        found = answer(batch.slice(start, n), D, first=start + 1)
        found.validate(full=True)
        assert found.to_pylist() == part.to_pylist()


def test_parts_of_the_positions_give_their_rows() -> None:
    rows: list[Row] = [(f"#{k}", "BEST*"[k % 5 :] or "7", [DENSE[k % 50]]) for k in range(2500)]
    batch = batch_of(rows)
    solver = Solver(D, top=3)
    positions = positions_of_batch(batch, 1, D.alphabet)
    columns = PlayBatchWriter(solver, id_type_of(batch.schema))
    parts = list(solver.solve(positions))
    assert len(parts) > 2
    whole = columns.batch(parts, positions.ids)
    assert whole.equals(solve_record_batch(batch, D, top=3))
    pieces = pa.Table.from_batches([columns.batch([part], positions.ids) for part in parts])
    assert pieces.combine_chunks().to_batches()[0].equals(whole)
    assert (
        len({part.column("word").dictionary.buffers()[2].address for part in pieces.to_batches()})
        == 1
    )


def test_no_rows_give_no_rows_with_all_columns() -> None:
    for answer in (solve_record_batch, plan_record_batch):
        empty, some = batch_of([], pa.int64()), batch_of(ROWS, pa.int64())
        assert answer(empty, D).num_rows == 0
        assert answer(empty, D).schema.equals(answer(some, D).schema, check_metadata=True)


# Words


def test_words_are_numbers_in_the_dictionary_of_all_words() -> None:
    hand = pa.array(["BEST", "TABS*", "ZZ"])
    word = solve_record_batch(pa.record_batch({"hand": hand}), D, top=4).column("word")
    assert word.dictionary.to_pylist() == list(D.words)
    assert word.dictionary.equals(all_words(D))
    german = Alphabet("german", ENGLISH.upper + "ÄÖẞ", ENGLISH.lower + "äöß")
    own = Dictionary.from_words(["äß", "größe", "gross"], alphabet=german)
    assert all_words(own).to_pylist() == list(own.words)
    plans = plan_record_batch(pa.record_batch({"hand": hand}), D).column("words")
    assert plans.flatten().dictionary.equals(all_words(D))


UNKNOWN: list[Row] = [
    (1, "E", ["zz[e]"]), (2, "E*", ["ae", "qq[e]", "zz[e]"]), (3, "A", ["q[a]b"]),
    (4, "E", ["zz[e]"]),
]  # fmt: skip


def test_table_words_that_the_dictionary_lacks_are_numbered_behind_its_own() -> None:
    answers = solve_record_batch(batch_of(UNKNOWN), D, top=None)
    check(answers, twin_plays(UNKNOWN, 1, None))
    extra = answers.column("word").dictionary[len(D) :].to_pylist()
    assert extra == list(dict.fromkeys(extra))
    found = [word for word in answers.column("word").to_pylist() if word and word not in D]
    assert {"zze", "qqe", "qab"} == set(found)
    assert list(dict.fromkeys(found)) == extra
    article = solve_record_batch(batch_of(UNKNOWN), D, ruleset="article", top=None)
    assert article.column("word").dictionary.equals(all_words(D))


def test_words_that_grow_from_batch_to_batch_make_a_file(tmp_path: Path) -> None:
    from pyarrow import ipc, parquet

    batches = [solve_record_batch(batch_of([row]), D, top=None) for row in reversed(UNKNOWN)]
    batches.append(solve_record_batch(batch_of([(5, "BEST", None)]), D, top=None))
    place = batches[0].schema.get_field_index("word")
    growing = GrowingWords(D)
    options = ipc.IpcWriteOptions(emit_dictionary_deltas=True)
    dictionaries = []
    with (
        ipc.new_file(tmp_path / "x.arrow", batches[0].schema, options=options) as arrow,
        parquet.ParquetWriter(tmp_path / "x.parquet", batches[0].schema) as other,
    ):
        for batch in batches:
            grown = growing.grown(batch.column("word"))
            grown.validate(full=True)
            dictionaries.append(grown.dictionary.to_pylist())
            arrow.write_batch(batch.set_column(place, batch.schema.field("word"), grown))
            other.write_batch(batch)
        assert arrow.stats.num_replaced_dictionaries == 0
    for before, after in pairwise(dictionaries):
        assert after[: len(before)] == before
    rows = [row for batch in batches for row in batch.to_pylist()]
    assert ipc.open_file(tmp_path / "x.arrow").read_all().to_pylist() == rows
    assert parquet.read_table(tmp_path / "x.parquet").to_pylist() == rows


# Options, metadata, schemas


def test_options_are_those_of_the_solver_and_the_planner() -> None:
    batch = pa.record_batch({"hand": ["BEST*", "TAB"], "table": [["tab"], ["be"]]})
    options = {"ruleset": "article", "actions": ("insert",), "min_length": 3, "top": 2}
    solver = Solver(D, **options)
    positions = positions_of_batch(batch, 1, D.alphabet)
    (moves,) = solver.solve(positions)
    rows = [json.loads(line) for line in write_jsonl(moves).splitlines()]
    found = solve_record_batch(batch, D, **options)
    assert found.column("word").to_pylist() == [
        move["word"] for row in rows for move in row["moves"] or [{"word": None}]
    ]
    plans = plan_record_batch(batch, D, ruleset="article", min_length=5)
    planned = Planner(D, ruleset="article", min_length=5).plan(positions)
    assert plans.equals(PlanBatchWriter(Planner(D), None).batch(planned, None))
    assert not plans.equals(plan_record_batch(batch, D))
    with pytest.raises(BadOption, match="top is -1; use 0 or more"):
        solve_record_batch(batch, D, top=-1)
    with pytest.raises(BadOption, match="first is 0; it must be 1 or more"):
        solve_record_batch(batch, D, first=0)
    with pytest.raises(BadOption, match="min_length is 0; use"):
        plan_record_batch(batch, D, min_length=0)


def test_metadata_tells_version_dictionary_and_options() -> None:
    import lexicon_fast

    batch = batch_of(ROWS)
    metadata = solve_record_batch(batch, D, top=None, actions=["form"]).schema.metadata
    assert set(metadata) == {
        b"lexicon_fast.version", b"lexicon_fast.dictionary", b"lexicon_fast.options"
    }  # fmt: skip
    assert metadata[b"lexicon_fast.version"].decode() == lexicon_fast.__version__
    assert metadata[b"lexicon_fast.dictionary"].decode() == D.sha256
    assert json.loads(metadata[b"lexicon_fast.options"]) == {
        "command": "solve", "ruleset": "waddingtons", "top": None, "actions": ["form"],
        "min_length": 2,
    }  # fmt: skip
    plans = plan_record_batch(batch, D, ruleset="article")
    assert plans.schema.equals(PlanBatchWriter(Planner(D, ruleset="article"), pa.int64()).schema)
    assert json.loads(plans.schema.metadata[b"lexicon_fast.options"]) == {
        "command": "plan", "ruleset": "article", "min_length": 2
    }  # fmt: skip


def test_columns_have_the_types_that_the_page_says() -> None:
    batch = batch_of(ROWS)
    assert [str(field) for field in solve_record_batch(batch, D).schema] == [
        "pyarrow.Field<position: int64>",
        "pyarrow.Field<id: int64>",
        "pyarrow.Field<hand: string>",
        "pyarrow.Field<count: int64>",
        "pyarrow.Field<action: dictionary<values=string, indices=int8, ordered=0>>",
        "pyarrow.Field<target: int8>",
        "pyarrow.Field<word: dictionary<values=string, indices=int32, ordered=0>>",
        "pyarrow.Field<laid: string>",
        "pyarrow.Field<cards: string>",
        "pyarrow.Field<left: string>",
        "pyarrow.Field<left_points: int32>",
        "pyarrow.Field<error: string>",
    ]
    assert [f"{field.name} {field.type}" for field in plan_record_batch(batch, D).schema] == [
        "position int64",
        "id int64",
        "hand string",
        "turns int32",
        "words list<item: dictionary<values=string, indices=int32, ordered=0>>",
        "left string",
        "left_points int32",
        "empties_in int32",
        "error string",
    ]


# Rows of text on the other side


@pytest.mark.parametrize("kind", [pa.int16(), pa.float64(), pa.string(), pa.bool_()], ids=str)
def test_positions_of_columns_make_rows_of_json(kind: pa.DataType) -> None:
    values: list[object] = [None, 1, 0, 1]
    if kind == pa.string():
        values = [None, 'é"\n', "7", ""]
    if kind == pa.bool_():
        values = [None, True, False, True]
    batch = pa.record_batch({"id": pa.array(values, kind), "hand": ["TAB", "7", "BEST", "A"]})
    positions = positions_of_batch(batch, 4, D.alphabet)
    (moves,) = Solver(D, top=0).solve(positions)
    found = [json.loads(line)["id"] for line in write_jsonl(moves).splitlines()]
    assert found == [4, *batch.column("id").to_pylist()[1:]]
    types = {pa.int16(): int, pa.float64(): int, pa.string(): str, pa.bool_(): bool}
    assert {type(value) for value in found[1:]} == {types[kind]}


def test_floats_are_written_so_that_they_read_the_same() -> None:
    values = [0.1, -1e300, 5e-324, 2.0**60, float("nan"), float("inf")]
    batch = pa.record_batch({"id": values, "hand": ["TAB"] * len(values)})
    (moves,) = Solver(D, top=0).solve(positions_of_batch(batch, 1, D.alphabet))
    ids = [json.loads(line)["id"] for line in write_jsonl(moves).splitlines()]
    assert ids == [*values[:4], "nan", "inf"]


def test_ids_of_rows_of_text_are_what_csv_has() -> None:
    text = b'id,hand\n7,TAB\n"a,""b""",TAB\n,TAB\nnull,7\ntrue,\n'
    header, _, rows = text.partition(b"\n")
    positions, _ = read_csv(rows, 1, csv_header(header), ENGLISH)
    solver = Solver(D, top=1)
    (moves,) = solver.solve(positions)
    answers = PlayBatchWriter(solver, pa.string()).batch([moves], None)
    answers.validate(full=True)
    records = list(csv.DictReader(io.StringIO((CSV_HEADER + write_csv(moves)).decode())))
    assert answers.column("id").to_pylist() == [record["id"] for record in records]
    assert answers.column("id").to_pylist() == ["7", 'a,"b"', "3", "null", "true"]


def test_solutions_have_the_same_columns() -> None:
    positions = ["BEST* tab zz[e]", "QQ", "E zz[e]"]
    table = solve_batch(positions, D, top=4).to_arrow()
    hands, tables = zip(*((p.split()[0], p.split()[1:]) for p in positions), strict=True)
    batch = solve_record_batch(pa.record_batch({"hand": hands, "table": tables}), D, top=4)
    expected = pa.Table.from_batches([batch]).drop_columns(["id", "hand", "error"])
    assert table.equals(expected.filter(expected["action"].is_valid()), check_metadata=True)
    assert solve_batch([], D).to_arrow().num_rows == 0


# Processes and threads


def test_dictionaries_are_loaded_once(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("\n".join(DENSE))
    assert load_once(path) is load_once(str(path))
    assert load_once(D) is D
    batch = batch_of(ROWS)
    assert solve_record_batch(batch, path).equals(solve_record_batch(batch, D))
    with pytest.raises(BadDictionary, match="no-such-list"):
        solve_record_batch(batch, "no-such-list")


def test_other_processes_answer_the_same(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("\n".join(DENSE))
    batch = batch_of(ROWS)
    calls = [
        partial(solve_record_batch, batch, str(path), top=3, first=5),
        partial(plan_record_batch, batch, str(path)),
    ]
    program = (
        "import pickle, sys\n"
        "calls = pickle.load(sys.stdin.buffer)\n"
        "pickle.dump([call() for call in calls], sys.stdout.buffer)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(calls), stdout=-1, check=True
    )
    for call, answer in zip(calls, pickle.loads(done.stdout), strict=True):
        assert answer.equals(call(), check_metadata=True)


def test_many_threads_answer_the_same() -> None:
    batches = [
        pa.record_batch({"hand": ["".join(random.Random(k).choices("ABEST*", k=5))] * 50})
        for k in range(12)
    ]
    expected = [solve_record_batch(batch, D) for batch in batches]
    columns = PlayBatchWriter(Solver(D))

    def answer(batch: pa.RecordBatch) -> pa.RecordBatch:
        positions = positions_of_batch(batch, 1, D.alphabet)
        return columns.batch(Solver(D).solve(positions), positions.ids)

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(answer, batches)) == expected


def test_without_pyarrow_one_line_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "from lexicon_fast import BadOption, Dictionary, lexicon\n"
        "try:\n"
        "    lexicon.solve_batch(['AT'], Dictionary.from_words(['at'])).to_arrow()\n"
        "except BadOption as error:\n"
        "    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], stdout=-1, check=True, text=True)
    assert done.stdout == ("to_arrow needs pyarrow; in the clone, run: pip install '.[arrow]'\n")
