"""`solve` and `plan` with Parquet and Arrow: the answers that lines give, in files for others."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import subprocess
import sys
import threading
from contextlib import redirect_stderr, redirect_stdout, suppress
from itertools import chain
from pathlib import Path
from tempfile import TemporaryFile, gettempdir
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyarrow import ipc
from support import forked

from lexicon_fast import Dictionary
from lexicon_fast.batch import plan_files, solve_files
from lexicon_fast.batch.folder import partitions
from lexicon_fast.batch.queries import OutputOptions, PlaysQuery
from lexicon_fast.cli import main
from lexicon_fast.rows.column_files import ColumnWriter
from lexicon_fast.rows.inputs import Inputs

#: Where `run` keeps output, wherever the command keeps its own files.
TEMPORARY = gettempdir()

#: Good and bad positions, with tables, Masters and words that no dictionary has.
ROWS: list[dict[str, Any]] = [
    {"id": 7, "hand": "CATDOG*", "table": ["mother", "hat", "l[u]rch"]},
    {"id": None, "hand": "QUIZ", "table": None},
    {"id": -1, "hand": "C4T", "table": []},
    {"id": 2**40, "hand": "XXX", "table": []},
    {"id": 5, "hand": None, "table": []},
    {"id": 6, "hand": "AEIOUZTRN*", "table": ["o[n]", "xq[z]x"]},
    {"id": 8, "hand": "TEACHERS", "table": ["h4t"]},
] + [
    {"id": 100 + n, "hand": "SALTINE"[n % 5 :] + "RD", "table": ["at"] * (n % 3)} for n in range(60)
]

SCHEMA = pa.schema({"id": pa.int64(), "hand": pa.string(), "table": pa.list_(pa.string())})


def run(*args: Any, stdin: bytes = b"") -> tuple[int, bytes, str]:
    """Run a command in this process, where pyarrow is loaded: exit code, stdout, stderr."""
    read, write = os.pipe()
    feeder = threading.Thread(target=lambda: feed(write, stdin))
    said = io.StringIO()
    saved = os.dup(0), os.dup(1)
    with TemporaryFile(dir=TEMPORARY) as out:
        try:
            os.dup2(read, 0)
            os.close(read)
            os.dup2(out.fileno(), 1)
            feeder.start()
            with (
                open(1, "w", closefd=False) as stdout,
                redirect_stdout(stdout),
                redirect_stderr(said),
            ):
                code = main([*map(str, args)])
        finally:
            for number, copy in enumerate(saved):
                os.dup2(copy, number)
                os.close(copy)
            feeder.join()
        out.seek(0)
        return code, out.read(), said.getvalue()


def feed(pipe: int, data: bytes) -> None:
    with suppress(BrokenPipeError), open(pipe, "wb", buffering=0) as file:
        while data:
            data = data[file.write(data) or 0 :]


def good(*args: Any, stdin: bytes = b"", code: int = 0) -> bytes:
    """Return the output of a command that ends with the exit code."""
    found, out, said = run(*args, stdin=stdin)
    assert found == code, said
    return out


def said(*args: Any, stdin: bytes = b"") -> str:
    """Return the one line that a failing command prints."""
    code, _, said = run(*args, stdin=stdin)
    lines = said.splitlines()
    assert code == 2
    assert len(lines) == 1 or lines[0].startswith("Usage:"), lines
    return lines[-1]


@pytest.fixture(scope="module")
def words(data: Path) -> tuple[str, str]:
    return "-w", str(data / "words2000.txt")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same positions as hands.jsonl, .csv, .parquet, .arrow, and as a stream of Arrow."""
    path = tmp_path_factory.mktemp("hands")
    with open(path / "hands.jsonl", "w") as lines:
        for row in ROWS:
            lines.write(json.dumps({key: row[key] for key in row if row[key] is not None}) + "\n")
    with open(path / "hands.csv", "w", newline="") as lines:
        writer = csv.writer(lines)
        writer.writerow(["id", "hand", "table"])
        for row in ROWS:
            writer.writerow([row["id"], row["hand"], " ".join(row["table"] or [])])
    table = pa.Table.from_pylist(ROWS, SCHEMA)
    pq.write_table(table, path / "hands.parquet", row_group_size=11)
    with ipc.new_file(path / "hands.arrow", SCHEMA) as file:
        file.write_table(table, max_chunksize=13)
    with ipc.new_stream(path / "hands_stream.arrow", SCHEMA) as file:
        file.write_table(table, max_chunksize=13)
    return path


def records(text: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.decode())))


def as_csv(table: pa.Table) -> list[dict[str, str]]:
    """Return rows in the form of CSV rows."""

    def shown(value: Any) -> str:
        if isinstance(value, list):
            return " ".join(value)
        return "" if value is None else str(value)

    return [{key: shown(value) for key, value in row.items()} for row in table.to_pylist()]


def read(path: Path | bytes) -> pa.Table:
    if isinstance(path, bytes):
        return ipc.open_stream(path).read_all()
    return pq.read_table(path) if path.suffix == ".parquet" else ipc.open_file(path).read_all()


COMMANDS = [["solve"], ["solve", "--all", "--ruleset", "article"], ["plan"]]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_all_formats_of_input_give_the_same_answers(
    command: list[str], folder: Path, words: tuple[str, str]
) -> None:
    expected = records(
        good(*command, *words, "-i", folder / "hands.parquet", "--format", "csv", code=2)
    )
    assert len({row["position"] for row in expected}) == len(ROWS)
    from_lines = records(
        good(*command, *words, "-i", folder / "hands.jsonl", "--format", "csv", code=2)
    )
    expected_with_errors = [dict(row) for row in expected]
    for row, other in zip(expected, from_lines, strict=True):
        if row["error"]:
            assert row.pop("error").startswith("row ")
            other.pop("error")  # it names a line, and lines may have other faults
        assert row == other
    for name in ("hands.arrow", "hands_stream.arrow"):
        text = good(*command, *words, "-i", folder / name, "--format", "csv", code=2)
        assert records(text) == expected_with_errors
        piped = ("--input-format", "arrow", "--format", "csv")
        text = good(*command, *words, *piped, stdin=(folder / name).read_bytes(), code=2)
        assert records(text) == expected_with_errors


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("source", ["hands.jsonl", "hands.csv", "hands.parquet", "hands.arrow"])
def test_columns_hold_what_csv_does(
    source: str, command: list[str], folder: Path, words: tuple[str, str], tmp_path: Path
) -> None:
    begin = [*command, *words, "-i", folder / source]
    expected = records(good(*begin, "--format", "csv", code=2))
    schema = None
    for name in ("x.parquet", "x.arrow"):
        good(*begin, "-o", tmp_path / name, code=2)
        table = read(tmp_path / name)
        if schema is None:
            schema = table.schema
        assert table.schema == schema
        rows = as_csv(table)
        if source in ("hands.parquet", "hands.arrow"):
            assert table.schema.field("id").type == pa.int64()
            assert table["id"].null_count  # as it came in; in CSV it is the number
            rows = [{**row, "id": row["id"] or row["position"]} for row in rows]
        assert rows == expected
    piped = good(*begin, "--format", "arrow", code=2)
    assert read(piped).equals(read(tmp_path / "x.arrow"))
    piped = good(*begin, "--format", "parquet", code=2)
    assert piped == (tmp_path / "x.parquet").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.arrow", "x.parquet"]


def test_positions_of_text_have_their_numbers_as_ids(words: tuple[str, str]) -> None:
    table = read(good("solve", *words, "--top", "1", "--format", "arrow", stdin=b"CAT\n\nDOG\n"))
    assert table["id"].to_pylist() == table["position"].to_pylist() == [1, 3]
    assert table.schema.field("id").type == pa.int64()
    given = ["CATX", '{"hand": "DOGX", "id": "b"}']
    table = read(good("solve", *words, "--top", "1", "--format", "arrow", *given))
    assert table["id"].to_pylist() == ["1", "b"]
    table = read(good("solve", *words, "--top", "1", "--format", "arrow", "C4T", code=2))
    assert table["error"].to_pylist()[0].startswith("position 1: hand 'C4T'")


def test_ids_keep_their_values_whatever_their_encoding(
    words: tuple[str, str], tmp_path: Path
) -> None:
    """Categories, whose dictionaries differ from batch to batch, and string views."""
    ids = ["b", "a", None, "c"]
    kinds = [pa.dictionary(pa.int8(), pa.string()), pa.large_string()]
    kinds += [pa.string_view()] if hasattr(pa, "string_view") else []
    for kind in kinds:
        schema = pa.schema({"id": kind, "hand": pa.string()})
        with ipc.new_stream(tmp_path / "in.arrow", schema) as file:
            for id_ in ids:
                ids_of_batch = pa.array([id_]).cast(pa.string())
                if pa.types.is_dictionary(kind):
                    ids_of_batch = ids_of_batch.dictionary_encode()
                ids_of_batch = ids_of_batch.cast(kind)
                file.write_batch(pa.record_batch([ids_of_batch, pa.array(["CATX"])], schema=schema))
        begin = ("solve", *words, "-i", tmp_path / "in.arrow", "--top", "1")
        good(*begin, "-o", tmp_path / "x.parquet")
        good(*begin, "-o", f"{tmp_path}/parts/", "--part-rows", "3")
        for path in (tmp_path / "x.parquet", tmp_path / "parts"):
            assert pq.read_table(path)["id"].to_pylist() == ids


def test_the_file_says_what_it_is(folder: Path, words: tuple[str, str], tmp_path: Path) -> None:
    for name in ("x.parquet", "x.arrow"):
        good("plan", *words, "-i", folder / "hands.parquet", "-o", tmp_path / name, code=2)
        metadata = read(tmp_path / name).schema.metadata
        assert metadata[b"lexicon_fast.version"]
        assert metadata[b"lexicon_fast.dictionary"].decode() == Dictionary.load(words[1]).sha256
        assert json.loads(metadata[b"lexicon_fast.options"])["command"] == "plan"


def test_parquet_has_the_words_that_occur_and_no_others(
    folder: Path, words: tuple[str, str], tmp_path: Path
) -> None:
    good("solve", *words, "-i", folder / "hands.parquet", "-o", tmp_path / "x.parquet", code=2)
    column = read(tmp_path / "x.parquet")["word"].combine_chunks()
    assert sorted(column.dictionary.to_pylist()) == sorted(set(column.drop_null().to_pylist()))
    good("plan", *words, "-i", folder / "hands.parquet", "-o", tmp_path / "y.parquet", code=2)
    assert (tmp_path / "y.parquet").stat().st_size < 20_000


@pytest.mark.parametrize("form", ["parquet", "arrow"])
def test_the_bytes_depend_on_the_rows_alone(
    form: str, folder: Path, tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They do not depend on the batches, even if only one has words not in the dictionary."""
    monkeypatch.setattr("lexicon_fast.rows.column_files._ROWS", 50)
    small = Dictionary.load(data / "words2000.txt")
    query = PlaysQuery("waddingtons", None, ("form", "insert", "substitute"), 2)
    written = set()
    for rows in (1, 7, 1000):
        view = OutputOptions(form, row_noun="row", id_type=pa.int64())  # type: ignore[arg-type]
        path = tmp_path / f"{rows}.{form}"
        task, schema = query.task(small, view), query.schema(small, pa.int64())
        writer = ColumnWriter(str(path), str(path), schema, small, form)
        with Inputs(str(folder / "hands.parquet")) as inputs:
            for piece in chain.from_iterable(map(task, inputs.chunks(16 * rows))):
                writer.write(piece.rows)
        writer.finish()
        written.add(path.read_bytes())
        assert "xqzx" in read(path)["word"].to_pylist()
    assert len(written) == 1


@pytest.mark.parametrize("form", ["parquet", "arrow"])
def test_no_rows_make_a_file_without_rows(
    form: str, words: tuple[str, str], tmp_path: Path
) -> None:
    source = tmp_path / "in.parquet"
    pq.write_table(SCHEMA.empty_table(), source)
    path = tmp_path / f"x.{form}"
    good("solve", *words, "-i", source, "-o", path)
    assert read(path).num_rows == 0
    assert read(path).column_names[0] == "position"
    good("solve", *words, "-i", source, "-o", tmp_path / "parts/", "--format", form)
    assert [each.name for each in (tmp_path / "parts").glob("part*")] == [f"part-00000.{form}"]
    assert (tmp_path / "parts" / f"part-00000.{form}").read_bytes() == path.read_bytes()


def unnamed(rows: bytes) -> bytes:
    """Rows without the names of bad rows in errors, which depend on the file."""
    return re.sub(rb"(\d\.\w+, )?(row|line) \d+: ", b"", rows)


def test_many_files_are_one_input(folder: Path, words: tuple[str, str], tmp_path: Path) -> None:
    table = pa.Table.from_pylist(ROWS, SCHEMA)
    some = tmp_path / "some"
    some.mkdir()
    for number, start in enumerate((0, 10, 10, 40)):
        end = (10, 10, 40, len(ROWS))[number]
        pq.write_table(table.slice(start, end - start), some / f"{number}.parquet")
        lines = (folder / "hands.jsonl").read_text().splitlines(keepends=True)[start:end]
        (some / f"{number}.jsonl").write_text("".join(lines).removesuffix("\n"))
    for form in ("parquet", "jsonl"):
        whole = good("solve", *words, "-i", folder / f"hands.{form}", "--format", "jsonl", code=2)
        pattern = good("solve", *words, "-i", some / f"*.{form}", "--format", "jsonl", code=2)
        assert unnamed(pattern) == unnamed(whole)
        assert re.search(rb"[0-3]\.\w+, (row|line) \d+: ", pattern)
    assert "give files of one format" in said("solve", *words, "-i", some)
    for path in some.glob("*.jsonl"):
        path.unlink()
    (some / "_manifest.json").write_text("{}")  # as a run leaves one
    whole = good("solve", *words, "-i", folder / "hands.parquet", code=2)
    assert unnamed(good("solve", *words, "-i", some, code=2)) == unnamed(whole)


@pytest.mark.parametrize("rows", [1, 2, 10, 11, 66, 67, 68, 1000])
def test_partitions_are_the_whole_input_in_order(rows: int, folder: Path, tmp_path: Path) -> None:
    """Partitions have the rows and numbers of the input, wherever it is cut."""
    long_rows = tmp_path / "long.txt"
    long_rows.write_bytes(b"\xef\xbb\xbf\n \nCAT\n" + b"X" * 300_000 + b"\nDOG\n\nTAN\n\n\nCAB")
    records_of_csv = tmp_path / "records.csv"
    records_of_csv.write_bytes(b'\n\nhand,table,id\nCAT,"hat\n",1\n\nDOG,,"a ""\nb"\nTAN,,\n')
    paths = [folder / name for name in os.listdir(folder)] + [long_rows, records_of_csv]
    alphabet = Dictionary.from_words(["cat"]).alphabet
    for path in paths:
        with Inputs(str(path)) as inputs:
            whole = [
                row for chunk in inputs.chunks(1000) for row in chunk.positions(alphabet).rows()
            ]
            cut = partitions(inputs, rows)
        assert [each.number for each in cut] == [*range(len(cut))]
        assert {each.rows for each in cut[:-1]} <= {rows}
        parts = [
            [row for chunk in each.chunks(100) for row in chunk.positions(alphabet).rows()]
            for each in cut
        ]
        assert [*chain.from_iterable(parts)] == whole
        for number, part in enumerate(parts):
            assert {(row[0] - 1) // rows for row in part} <= {number}


def from_duckdb(query: str) -> list[tuple[Any, ...]]:
    """Return the rows of a query. In a process of its own: DuckDB warns of leaks when one ends."""
    code = "import duckdb, json, sys; print(json.dumps(duckdb.sql(sys.argv[1]).fetchall()))"
    command = [sys.executable, "-c", code, query]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [tuple(row) for row in json.loads(done.stdout)]


def test_others_read_the_results(folder: Path, words: tuple[str, str], tmp_path: Path) -> None:
    """DuckDB and polars count, filter, and join the plays back to the hands."""
    import polars as pl  # takes half a second, which other tests need not wait for

    out = tmp_path / "out"
    totals = solve_files(
        str(folder / "hands.parquet"), out, words[1], top=3, part_rows=20, threads=2
    )
    assert (totals.positions, totals.bad) == (len(ROWS), 3)
    expected = pq.read_table(out).to_pylist()  # pyarrow passes over the manifest
    parts, hands = str(out / "part-*.parquet"), str(folder / "hands.parquet")
    forms = [row for row in expected if row["action"] == "form" and row["left_points"] < 10]
    texts = {row["id"]: row for row in ROWS}

    assert from_duckdb(f"SELECT count(*) FROM '{parts}'") == [(len(expected),)]
    found = from_duckdb(
        f"SELECT id, word, plays.hand, len(hands.table) FROM '{parts}' plays"
        f" JOIN '{hands}' hands USING (id) WHERE action = 'form' AND left_points < 10"
        " ORDER BY position, word"
    )
    assert forms
    assert sorted(found) == sorted(
        (row["id"], row["word"], row["hand"], len(texts[row["id"]]["table"])) for row in forms
    )

    plays = pl.scan_parquet(parts)
    assert plays.select(pl.len()).collect().item() == len(expected)
    joined = (
        plays.filter((pl.col("action") == "form") & (pl.col("left_points") < 10))
        .join(pl.scan_parquet(hands), on="id")
        .select("id", "word", "hand", pl.col("table").list.len())
        .collect()
    )
    assert sorted(joined.rows()) == sorted(found)

    plans = tmp_path / "plans"
    plan_files(hands, plans, words[1], part_rows=1000, output_format="arrow")
    frame = pl.read_ipc(plans / "part-00000.arrow")
    assert frame["words"].list.len().sum() > 0
    assert (
        frame.to_arrow()["words"].to_pylist()
        == read(plans / "part-00000.arrow")["words"].to_pylist()
    )


def test_what_cannot_be_read_is_one_line(
    folder: Path, words: tuple[str, str], tmp_path: Path
) -> None:
    solve = ("solve", *words)
    whole = (folder / "hands.parquet").read_bytes()
    (tmp_path / "cut.parquet").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "cut.arrow").write_bytes((folder / "hands.arrow").read_bytes()[:-20])
    (tmp_path / "text.arrow").write_bytes(b"CATDOG\n")
    pq.write_table(pa.table({"hands": ["CAT"]}), tmp_path / "other.parquet")
    pq.write_table(pa.table({"hand": [1]}), tmp_path / "numbers.parquet")
    for name, what in (
        ("cut.parquet", "cut.parquet: cannot be read as Parquet"),
        ("cut.arrow", "cut.arrow: cannot be read as Arrow IPC"),
        ("text.arrow", "text.arrow: cannot be read as Arrow IPC"),
        ("other.parquet", "no column"),
        ("numbers.parquet", "expected: strings"),
        ("none.parquet", "none.parquet: No such file or directory"),
    ):
        assert what in said(*solve, "-i", tmp_path / name)
        assert what in said(*solve, "-i", tmp_path / name, "-o", tmp_path / "out/")
    piped = said(*solve, stdin=whole[: len(whole) // 2])
    assert "stdin: cannot be read as Parquet" in piped
    for number, kind in enumerate((pa.int64(), pa.string())):
        rows = pa.table({"hand": ["CAT"], "id": pa.array([1]).cast(kind)})
        pq.write_table(rows, tmp_path / f"id{number}.parquet")
    many = said(*solve, "-i", tmp_path / "id?.parquet", "--format", "csv", "-o", tmp_path / "x.csv")
    assert "ids of type string" in many
    assert "use one type in all files" in many


def test_usage_errors_of_files_and_folders(
    folder: Path, words: tuple[str, str], tmp_path: Path
) -> None:
    solve = ("solve", *words, "-i", folder / "hands.jsonl")
    assert "a single parquet file cannot be resumed; use -o FOLDER/" in said(
        *solve, "-o", tmp_path / "x.parquet", "--resume"
    )
    for args, what in (
        (("-o", tmp_path / "x/", "--format", "csv"), "--format csv needs -o FILE"),
        (("-o", tmp_path / "x/", "--fail-fast"), "--fail-fast needs -o FILE"),
        (
            ("-o", tmp_path / "x.jsonl", "--engine", "dask"),
            "works only with a folder of parts",
        ),
        (
            ("-o", tmp_path / "x.jsonl", "--part-rows", "5"),
            "works only with a folder of parts",
        ),
        (("-o", tmp_path / "x/", "--scheduler", "h:1"), "--scheduler needs --engine dask"),
        (("-o", tmp_path / "x/", "--part-rows", "0"), "--part-rows"),
    ):
        arguments = [f"{arg}/" if str(arg).endswith("/x") else arg for arg in args]
        assert what in said(*solve, *arguments)
    assert "it needs -i FILE" in said("solve", *words, "-o", f"{tmp_path}/x/", stdin=b"CAT")
    assert not (tmp_path / "x").exists()


def test_fail_fast_leaves_no_file_in_columns(
    folder: Path, words: tuple[str, str], tmp_path: Path
) -> None:
    begin = ("solve", *words, "-i", folder / "hands.parquet", "--fail-fast")
    assert "row 3: hand 'C4T'" in said(*begin, "-o", tmp_path / "x.parquet")
    assert [*tmp_path.iterdir()] == []


def test_without_pyarrow_it_says_what_to_install(
    folder: Path, words: tuple[str, str], tmp_path: Path
) -> None:
    """Everything else works."""
    (tmp_path / "pyarrow.py").write_text("raise ImportError('there is none')")
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{os.environ['PYTHONPATH']}"}
    for args, code, what in (
        (["-i", folder / "hands.parquet"], 2, "pip install '.[arrow]'"),
        (["CAT", "--format", "arrow"], 2, "pip install '.[arrow]'"),
        (["CAT", "-o", tmp_path / "x.parquet"], 2, "pip install '.[arrow]'"),
        (
            ["-i", folder / "hands.csv", "-o", f"{tmp_path}/x/"],
            2,
            "pip install '.[arrow]'",
        ),
        (["CAT"], 0, ""),
        (["-i", folder / "hands.jsonl", "-o", tmp_path / "x.csv"], 2, "3 bad rows of 67"),
    ):
        result = forked.run("solve", *words, *args, env=environment, encoding="utf-8")
        assert result.returncode == code
        assert what in result.stderr
        assert len(result.stderr.splitlines()) == (code == 2)
    names = {path.name for path in tmp_path.iterdir()}
    assert names - {"__pycache__"} == {"pyarrow.py", "x.csv", "x.csv.job"}


@pytest.mark.parametrize("name", ["hands.parquet", "hands.arrow", "hands_stream.arrow"])
def test_columns_are_read_from_a_pipe(
    name: str,
    folder: Path,
    words: tuple[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whether or not the format is named, and without leaving a file behind."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    solve = ("solve", *words, "-n", "3")
    data = (folder / name).read_bytes()
    form = "parquet" if name.endswith(".parquet") else "arrow"
    wanted = good(*solve, "-i", folder / name, code=2)
    for extra in ((), ("-i", "-"), ("--input-format", form)):
        assert good(*solve, *extra, stdin=data, code=2) == wanted
    good(*solve, "-o", tmp_path / "piped.parquet", stdin=data, code=2)
    good(*solve, "-i", folder / name, "-o", tmp_path / "file.parquet", code=2)
    assert (tmp_path / "piped.parquet").read_bytes() == (tmp_path / "file.parquet").read_bytes()
    for extra in (("--resume", "-o", tmp_path / "x.jsonl"), ("-o", f"{tmp_path}/parts/")):
        assert "-i FILE" in said(*solve, *extra, stdin=data)
    assert not list(temporary.iterdir())


def test_a_temporary_folder_without_room_is_named(
    folder: Path, words: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", "/nowhere")
    data = (folder / "hands.parquet").read_bytes()
    assert said("solve", *words, stdin=data).endswith("/nowhere: No such file or directory")


def test_columns_are_known_without_an_extension(
    folder: Path, words: tuple[str, str], tmp_path: Path
) -> None:
    hands = (folder / "hands.parquet").read_bytes()
    for name in ("hands", "hands.pq"):
        (tmp_path / name).write_bytes(hands)
    wanted = good("solve", *words, "-n", "3", "-i", folder / "hands.parquet", code=2)
    for name in ("hands", "hands.pq"):
        assert good("solve", *words, "-n", "3", "-i", tmp_path / name, code=2) == wanted
        parts = tmp_path / f"of {name}"
        good("solve", *words, "-n", "3", "-i", tmp_path / name, "-o", f"{parts}/", code=2)
        assert pq.read_table(parts).num_rows > 60
    good("solve", *words, "-i", folder / "hands.jsonl", "-o", tmp_path / "plays.pq", code=2)
    assert pq.read_table(tmp_path / "plays.pq").num_rows > 60


def test_a_named_pipe_of_parquet(folder: Path, words: tuple[str, str], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    data = (folder / "hands.parquet").read_bytes()
    feeder = threading.Thread(target=lambda: pipe.write_bytes(data))
    feeder.start()
    try:
        found = good("plan", *words, "-i", pipe, code=2)
    finally:
        feeder.join()
    assert found == good("plan", *words, "-i", folder / "hands.parquet", code=2)
