"""`lexicon-fast find` in columns: Parquet and Arrow, in and out, single files and folders."""

from __future__ import annotations

import csv
import json
import pickle
from contextlib import chdir, redirect_stderr
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyarrow import ipc

from lexicon_fast import Definitions, Dictionary
from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.batch.queries import OutputOptions
from lexicon_fast.batch.word_queries import FindQuery
from lexicon_fast.cli import main
from lexicon_fast.find.search import ORDERS
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.rows.chunks import Chunk
from lexicon_fast.rows.find_rows import COLUMNS, FindOptions

QUERIES = ["prefix:QUA", "length:40", "lenght:3", "anagram:TAC", "length:2", "length:20-"]
#: All columns that need no other file.
EVERY = ("--columns", ",".join(name for name in COLUMNS if name != "definition"))


class Done(NamedTuple):
    returncode: int
    stderr: str


def run(*args: str | Path, folder: Path) -> Done:
    """Run the command in this process, which has loaded pyarrow."""
    with chdir(folder), redirect_stderr(StringIO()) as err:
        code = main(["find", *map(str, args)])
    return Done(code, err.getvalue())


def table(path: Path) -> pa.Table:
    if path.suffix == ".arrow":
        with ipc.open_file(path) as file:
            return file.read_all()
    return pq.read_table(path)


def as_text(rows: list[dict[str, Any]]) -> list[list[str]]:
    return [
        ["" if value is None else str(value) for name, value in row.items() if name != "query"]
        for row in rows
    ]


@pytest.mark.parametrize("form", ["parquet", "arrow"])
@pytest.mark.parametrize("group", [(), ("--group-by", "alphagram")])
def test_columns_are_those_of_csv(form: str, group: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "queries.txt").write_text("\n".join(QUERIES))
    options = (*("-i", "queries.txt", "--order", "points", "-w", "2of12inf"), *EVERY, *group)
    for name in (f"found.{form}", "found.csv"):
        assert run(*options, "-o", name, "-j", "2", folder=tmp_path).returncode == 2
    found = table(tmp_path / f"found.{form}")
    head, *rows = csv.reader((tmp_path / "found.csv").read_text().splitlines())
    assert found.column_names == [*head[:2], "query", *head[2:]]
    assert as_text(found.to_pylist()) == rows
    assert found.column("query").to_pylist()[0] == QUERIES[0]
    text, numbers = {pa.string()}, {pa.int32()}
    kinds = {field.name: field.type for field in found.schema}
    assert kinds["position"] == kinds["id"] == kinds["count"] == pa.int64()
    assert kinds["word"] == pa.dictionary(pa.int32(), pa.string())
    assert {kinds[name] for name in ("query", "front_hooks", "alphagram", "error")} == text
    assert {kinds[name] for name in ("probability", "playability", "anagrams")} == numbers
    assert kinds["playability_value"] == pa.float64()
    metadata = found.schema.metadata
    assert metadata[b"lexicon_fast.dictionary"].decode() == Dictionary.load("2of12inf").sha256
    assert json.loads(metadata[b"lexicon_fast.options"])["order"] == "points"


@pytest.mark.parametrize("form", ["parquet", "arrow"])
def test_a_query_can_have_more_words_than_a_record_batch(form: str, tmp_path: Path) -> None:
    (tmp_path / "queries.txt").write_text("length:1-\nlength:7-8\n")
    options = ("-i", "queries.txt", "-w", "2of12inf", "-j", "2")
    assert run(*options, "-o", f"found.{form}", folder=tmp_path).returncode == 0
    found = table(tmp_path / f"found.{form}")
    words = sorted(Dictionary.load("2of12inf"))
    assert len(words) > 1 << 16
    expected = [*words, *(word for word in words if 7 <= len(word) <= 8)]
    assert found.column("word").to_pylist() == expected
    assert found.column("position").to_pylist() == [1] * len(words) + [2] * (
        len(expected) - len(words)
    )


def test_definitions_are_a_column(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("cat\ta small, furry animal [n]\ndog\ta loyal one [n]\n")
    options = ("length:3 and pattern:C?T", "--definitions", "mine.txt", "--columns", "definition")
    assert run(*options, "-o", "found.parquet", folder=tmp_path).returncode == 0
    found = table(tmp_path / "found.parquet")
    assert found.schema.field("definition").type == pa.string()
    rows = {row["word"]: row["definition"] for row in found.to_pylist()}
    assert rows["cat"] == "a small, furry animal [n]"
    assert {rows[word] for word in ("cot", "cut")} == {""}


def test_a_file_has_the_same_bytes_for_any_number_of_threads(tmp_path: Path) -> None:
    queries = ["length:1-", *QUERIES, "length:7-8"]
    (tmp_path / "queries.txt").write_text("\n".join(queries * 50))
    options = ("-i", "queries.txt", "-w", "2of12inf", "--limit", "700", "--columns", "points")
    for threads in ("1", "3"):
        run(*options, "-o", f"{threads}.parquet", "-j", threads, folder=tmp_path)
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "3.parquet").read_bytes()
    file = pq.ParquetFile(tmp_path / "1.parquet")
    assert file.num_row_groups > 1
    assert file.metadata.row_group(0).num_rows == 1 << 16


def test_ids_of_json_lines_are_strings(tmp_path: Path) -> None:
    (tmp_path / "q.jsonl").write_text(
        '{"id": "a", "query": "anagram:TAC"}\n\n{"query": {"type": "length", "min": 40}}\n'
    )
    assert run("-i", "q.jsonl", "-o", "found.parquet", folder=tmp_path).returncode == 0
    found = table(tmp_path / "found.parquet").to_pylist()
    assert [(row["position"], row["id"], row["word"]) for row in found] == [
        (1, "a", "act"),
        (1, "a", "cat"),
        (3, "3", None),
    ]


@pytest.mark.parametrize("form", ["parquet", "arrow"])
@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        (pa.float64(), [1.5, float("nan"), None]),
        (pa.int16(), [7, -1, None]),
        (pa.string(), ["a", 'b"', None]),
        (pa.dictionary(pa.int8(), pa.string()), ["a", "b", None]),
        (None, [1, 2, 3]),
    ],
)
def test_queries_are_read_from_columns(
    form: str, kind: pa.DataType, ids: list[Any], tmp_path: Path
) -> None:
    columns = {"query": pa.array(["anagram:TAC", None, "lenght:3"]), "notes": pa.array([1, 2, 3])}
    if kind is not None:
        columns["id"] = pa.array(ids, kind)
    queries = pa.table(columns)
    if form == "parquet":
        pq.write_table(queries, tmp_path / "q.parquet")
    else:
        with ipc.new_file(tmp_path / "q.arrow", queries.schema) as file:
            file.write_table(queries, max_chunksize=2)
    done = run("-i", f"q.{form}", "-o", "found.jsonl", folder=tmp_path)
    assert done.returncode == 2
    assert "2 bad rows of 3; the first: row 2: query is null" in done.stderr
    first, *bad = map(json.loads, (tmp_path / "found.jsonl").read_text().splitlines())
    assert (first["id"], first["words"]) == (ids[0], ["act", "cat"])
    assert [each["id"] for each in bad] == ["nan" if ids[1] != ids[1] else ids[1], 3]
    assert bad[1]["error"].startswith("row 3: column 1: unknown condition 'lenght'")
    run("-i", f"q.{form}", "-o", f"found.{form}", folder=tmp_path)
    column = table(tmp_path / f"found.{form}").column("id")
    # A dictionary becomes plain, as for `solve`.
    plain = pa.int64() if kind is None else pa.string() if pa.types.is_dictionary(kind) else kind
    assert column.type == plain
    assert list(map(repr, column.to_pylist())) == [repr(ids[at]) for at in (0, 0, 1, 2)]


def test_wrong_columns_get_one_message(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for name, columns, message in (
        ("a", {"qury": ["length:2"]}, "no column 'query', only 'qury'; expected: query"),
        ("b", {"query": [3]}, "column 'query' is of type int64; expected: strings"),
        ("c", {"query": ["length:2"], "id": [[1]]}, "column 'id' is of type list"),
    ):
        pq.write_table(pa.table(columns), tmp_path / f"{name}.parquet")
        done = run("-i", f"{name}.parquet", folder=tmp_path)
        assert done.returncode == 2
        assert f"{name}.parquet: {message}" in done.stderr
    pq.write_table(pa.table({"query": ["anagram:TAC"], "ID": [1]}), tmp_path / "d.parquet")
    done = run("-i", "d.parquet", folder=tmp_path)
    assert done.returncode == 0
    assert capfd.readouterr().out == "1: anagram:TAC, 2 words\nact\ncat\n\n"
    assert "unknown column 'ID' is ignored; did you mean 'id'?" in done.stderr
    assert run("-i", "d.parquet", "--strict", folder=tmp_path).returncode == 2


def test_a_folder_of_parts_can_be_resumed(tmp_path: Path) -> None:
    (tmp_path / "q.txt").write_text("\n".join(QUERIES[1:] * 3))
    options = ("-i", "q.txt", "-o", "found/", "--part-rows", "4", "-w", "2of12inf")
    assert run(*options, "--limit", "50", folder=tmp_path).returncode == 2
    found = tmp_path / "found"
    parts = {path.name: path.read_bytes() for path in found.glob("part-*")}
    assert len(parts) == 4
    rows = [row for name in sorted(parts) for row in pq.read_table(found / name).to_pylist()]
    single = run(
        "-i", "q.txt", "-o", "x.parquet", "-w", "2of12inf", "--limit", "50", folder=tmp_path
    )
    assert single.returncode == 2
    assert rows == table(tmp_path / "x.parquet").to_pylist()
    # As if it had been stopped after two parts.
    manifest = json.loads((found / "_manifest.json").read_text())
    notes = [[number, 1, 0, None, manifest["fingerprints"][number], None] for number in (0, 2)]
    (found / "_progress.jsonl").write_text("".join(f"{json.dumps(each)}\n" for each in notes))
    manifest |= {"whole": False, "fingerprints": []}
    (found / "_manifest.json").write_text(json.dumps(manifest))
    (found / "part-00001.parquet").unlink()
    changed = (found / "part-00002.parquet").stat().st_mtime_ns
    refused = run(*options, "--limit", "51", "--resume", folder=tmp_path)
    assert refused.returncode == 2
    assert "a different --limit (50, now 51)" in refused.stderr
    assert run(*options, "--limit", "50", "--resume", folder=tmp_path).returncode == 2
    assert {path.name: path.read_bytes() for path in found.glob("part-*")} == parts
    assert (found / "part-00002.parquet").stat().st_mtime_ns == changed


def test_parts_are_cut_from_parquet_too(tmp_path: Path) -> None:
    pq.write_table(pa.table({"query": QUERIES[1:]}), tmp_path / "q.parquet", row_group_size=2)
    done = run(
        *("-i", "q.parquet", "-o", "found/", "--part-rows", "3", "--limit", "9"), folder=tmp_path
    )
    assert done.returncode == 2
    rows = pq.read_table(tmp_path / "found").to_pylist()
    assert sorted({row["position"] for row in rows}) == [1, 2, 3, 4, 5]


def test_fail_fast_writes_nothing_after_the_first_bad_query(tmp_path: Path) -> None:
    (tmp_path / "q.txt").write_text("\n".join(QUERIES))
    done = run("-i", "q.txt", "-o", "x.parquet", "--fail-fast", folder=tmp_path)
    assert done.returncode == 2
    assert "line 3: column 1: unknown condition 'lenght'" in done.stderr
    assert not (tmp_path / "x.parquet").exists()
    done = run("-i", "q.txt", "-o", "x.parquet", "--resume", folder=tmp_path)
    assert "a single parquet file cannot be resumed; use -o FOLDER/" in done.stderr


def test_answers_before_a_bad_row_are_written() -> None:
    d = Dictionary.from_words(["act", "cat"])
    task = FindQuery(FindOptions()).task(d, OutputOptions("arrow", fail_fast=True))
    chunk = Chunk(1, 3, b"anagram:TAC\nlenght:3\nlength:3\n", "text", None, 0)
    pieces = iter(task(chunk))
    piece = next(pieces)
    assert piece.rows.num_rows == 2
    assert piece.answered.values == (1, 0, None)
    with pytest.raises(BadPosition, match="line 2"):
        next(pieces)


def test_a_query_with_many_words_is_one_position() -> None:
    task = FindQuery(FindOptions()).task(Dictionary.load("enable"), OutputOptions("arrow"))
    chunk = Chunk(1, 2, b"length:1-\nlength:1-\n", "text", None, 0)
    pieces = [*task(chunk)]
    assert sum(piece.rows.num_rows for piece in pieces) == 2 * 172_820
    assert sum(piece.answered.positions for piece in pieces) == 2
    *begun, last = pieces  # the end of the first query is in one piece with the second
    assert last.is_whole
    assert not any(piece.is_whole for piece in begun)


@pytest.mark.parametrize("order", ORDERS)
def test_workers_can_get_the_query(order: str, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("cat\tan animal [n]\n")
    defined = Definitions.load(str(tmp_path / "mine.txt"))
    tiles = Layout.load("super")
    options = FindOptions(order, 3, [*COLUMNS], tiles, defined, group_by="alphagram")
    query = FindQuery(options, "super")
    copy = pickle.loads(pickle.dumps(query))
    assert copy.job == query.job
    d = Dictionary.load("enable")
    assert copy.schema(d, None) == query.schema(d, None)


def test_a_list_must_stay_the_same_for_all_parts(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("cat\ndog\n")
    (tmp_path / "q.txt").write_text("in:mine.txt\nnot in:mine.txt and length:3\n")
    options = ("-i", "q.txt", "-o", "found/", "--part-rows", "1")
    assert run(*options, folder=tmp_path).returncode == 0
    manifest = json.loads((tmp_path / "found" / "_manifest.json").read_text())
    assert manifest["job"]["in:mine.txt"].startswith("2 words, ")
    (tmp_path / "mine.txt").write_text("cat\n")
    done = run(*options, "--resume", folder=tmp_path)
    assert "found/ was started with a different in:mine.txt (2 words, " in done.stderr


def test_a_worker_with_another_list_fails(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("cat\ndog\n")
    chunk = Chunk(1, 1, f'in:"{path}"\n'.encode(), "text", None, 0)
    query = FindQuery(FindOptions()).prepared(Dictionary.load("enable"), [chunk])
    path.write_text("cat\n")
    task = query.task(Dictionary.from_words(["cat", "dog"]), OutputOptions("jsonl"))
    with pytest.raises(BadOption, match=r"is not the dictionary that this job .* now 1 words"):
        next(iter(task(chunk)))


def test_a_folder_is_strict_about_unknown_keys(tmp_path: Path) -> None:
    (tmp_path / "q.jsonl").write_text('{"query": "length:3", "comment": 1}\n')
    for more, code in (((), 0), (("--strict",), 2)):
        done = run("-i", "q.jsonl", "-o", "parts/", *more, folder=tmp_path)
        assert done.returncode == code, done.stderr
    assert "unknown key 'comment'" in done.stderr
