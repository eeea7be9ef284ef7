"""Unknown keys, columns and opcodes: one warning for a near miss, errors with --strict."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import Dictionary, batch, scrabble
from lexicon_fast._native.rows.read_rows import read_jsonl
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.cli import main
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.tiles.cgp import ignored_opcode
from lexicon_fast.rows.tile_rows import MinefieldRows
from lexicon_fast.rows.unknown_keys import HAND_KEYS, names_table, nearest

ENGLISH = Alphabet.load("english")
BOARD = "/".join(["15"] * 15)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    def command(*args: object) -> tuple[int, str, str]:
        code = main([str(arg) for arg in args])
        return code, *capfd.readouterr()

    return command


def test_a_near_miss_is_one_warning(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "in.jsonl"
    rows = ['{"hand":"CAT","note":1}', *['{"hand":"CAT","tabel":["hat"],"idd":1}'] * 4000]
    path.write_text("\n".join(rows))
    for threads in (1, 2):
        code, out, err = run("solve", "-i", path, "-n", 0, "-j", threads)
        assert code == 0
        assert len(out.splitlines()) == 4001
        assert err == (
            "lexicon-fast: line 2: unknown key 'tabel' is ignored; did you mean 'table'?\n"
        )
    path.write_text('{"hand":"CAT","note":1,"tables_turned":[],"_id":3}\n')
    assert run("solve", "-i", path, "-n", 0)[2] == ""


def test_with_strict_unknown_keys_make_bad_rows(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "in.jsonl"
    path.write_text('{"hand":"CAT"}\n{"id":"x","hand":"CAT","n\\u0061me":1}\n{"hnad":"CAT"}\n')
    code, out, err = run("solve", "-i", path, "-n", 0, "--strict")
    rows = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert rows[0]["hand"] == "CAT"
    assert rows[1]["id"] == "x"
    assert rows[1]["error"].startswith("line 2: unknown key ")
    assert rows[2]["error"].startswith("line 3: unknown key 'hnad'")
    assert "2 bad rows of 3" in err
    assert run("solve", '{"hand":"CAT","x":1}', "--strict", "--format", "jsonl")[0] == 2


@pytest.mark.parametrize("form", ["csv", "tsv", "parquet", "arrow"])
@pytest.mark.parametrize("parts", [False, True])
def test_columns_are_looked_at_once(form: str, parts: bool, run: Run, tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    from pyarrow import parquet as pq

    names = ("hand", "tabel", "comment")
    path = tmp_path / f"in.{form}"
    columns = pa.table({name: ["CAT"] * 3 for name in names})
    if form == "parquet":
        pq.write_table(columns, path)
    elif form == "arrow":
        with pa.OSFile(str(path), "wb") as file, pa.ipc.new_file(file, columns.schema) as writer:
            writer.write_table(columns)
    else:
        separator = {"csv": ",", "tsv": "\t"}[form]
        rows = [names, *[("CAT",) * 3] * 3]
        path.write_text("\n".join(separator.join(row) for row in rows))
    out = f"{tmp_path}/out/" if parts else tmp_path / "out.jsonl"
    code, _, err = run("solve", "-i", path, "-i", path, "-o", out, "-n", 0)
    said = f"{path}: unknown column 'tabel'"
    assert (code, err) == (0, f"lexicon-fast: {said} is ignored; did you mean 'table'?\n")
    code, _, err = run("solve", "-i", path, "-o", out, "-n", 0, "--strict")
    assert (code, err) == (2, f"lexicon-fast: {said}; did you mean 'table'?\n")


@pytest.mark.parametrize("name", ["Table Words", "words", "words_on_the_table"])
@pytest.mark.parametrize("form", ["csv", "tsv", "parquet", "arrow", "jsonl"])
def test_words_without_a_table_are_warned_about(
    form: str, name: str, run: Run, tmp_path: Path
) -> None:
    """Otherwise the positions are solved on an empty table without a word."""
    path = tmp_path / f"in.{form}"
    for names in (("hand", name), ("hand", name, "table")):
        rows = [{each: ["cat"] if each == "table" else "CAT" for each in names}] * 3
        if form in ("parquet", "arrow"):
            pa = pytest.importorskip("pyarrow")
            columns = pa.Table.from_pylist(rows)
            if form == "parquet":
                pytest.importorskip("pyarrow.parquet").write_table(columns, path)
            else:
                with pa.ipc.new_file(str(path), columns.schema) as writer:
                    writer.write_table(columns)
        elif form == "jsonl":
            path.write_text("\n".join(map(json.dumps, rows)))
        else:
            separator = "," if form == "csv" else "\t"
            path.write_text("\n".join(map(separator.join, [names, ["CAT"] * len(names)])))
        code, _, err = run("solve", "-i", path, "-n", 0)
        assert code == 0
        warned = err.endswith("is ignored; did you mean 'table'?\n") and name.lower() in err.lower()
        assert warned == ("table" not in names), err


def test_parts_of_a_folder_warn_and_are_strict_too(run: Run, tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "in.jsonl"
    path.write_text('{"hand":"CAT"}\n{"hand":"CAT","tabel":[]}\n' * 3)
    out = f"{tmp_path}/out/"
    code, _, err = run("solve", "-i", path, "-o", out, "--part-rows", 1, "-j", 2)
    assert code == 0
    assert err.count("unknown key 'tabel' is ignored") == 1
    code, _, err = run("solve", "-i", path, "-o", out, "--part-rows", 1, "--strict")
    assert code == 2
    errors = pq.read_table(out)["error"].to_pylist()
    assert sum(error is not None and "unknown key 'tabel'" in error for error in errors) == 3
    assert run("solve", "-i", path, "-o", out, "--part-rows", 1, "--resume")[0] == 2


def test_strict_in_python(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    words = Dictionary.from_words(["cat"])
    rows = pa.record_batch({"hand": ["CAT"], "tabel": [["hat"]], "comment": ["x"]})
    for solve in (batch.solve_record_batch, batch.plan_record_batch):
        with pytest.warns(UserWarning, match="unknown column 'tabel' is ignored"):
            solve(rows, words)
        with pytest.raises(BadPosition, match="unknown column 'tabel'; did you mean 'table'"):
            solve(rows, words, strict=True)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            solve(rows.select(["hand", "comment"]), words)
        with pytest.raises(BadPosition, match="unknown column 'comment'; known columns: id,"):
            solve(rows.select(["hand", "comment"]), words, strict=True)
    path = tmp_path / "in.jsonl"
    path.write_text('{"hand":"CAT","Table":[]}\n')
    with pytest.warns(UserWarning, match="line 1: unknown key 'Table' is ignored"):
        assert batch.solve_files(str(path), tmp_path / "out", words).bad == 0
    assert batch.solve_files(str(path), tmp_path / "out", words, strict=True).bad == 1


@pytest.mark.parametrize(
    ("opcode", "said"),
    [
        ("lex NWL20", "the dictionary is 'enable'"),
        ("-lex CSW21", "the dictionary is 'enable'"),
        ("bdn SuperCrosswordGame", "the board is that of layout 'scrabble'"),
        ("ld german", "the tiles are those of layout 'scrabble'"),
        ("var wordsmog", "the game is that of layout 'scrabble'"),
        ("bb 35", "the bonus is 50"),
        ("5", "it is not an opcode, such as lex NWL20;"),
    ],
)
def test_opcodes_that_would_change_the_plays(
    opcode: str, said: str, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "in.cgp"
    row = f"{BOARD} CATDOGE/ 0/0 0 tmr 1/2; {opcode}; gid x;\n"
    path.write_text(f"{BOARD} CATDOGE/ 0/0 0\n" + row * 300)
    args = ("scrabble", "plays", "-i", path, "-n", 1, "--format", "jsonl")
    code, out, err = run(*args, "-j", 2)
    assert (code, err) == (0, f"lexicon-fast: line 2: '{opcode}' is ignored: {said}\n")
    assert len(out.splitlines()) == 301
    code, out, _ = run(*args, "--strict")
    errors = [json.loads(line).get("error") for line in out.splitlines()]
    assert code == 2
    assert errors[0] is None
    assert errors[1] == f"line 2: '{opcode}' is ignored: {said}"


def test_other_opcodes_change_nothing(run: Run, enable: Dictionary) -> None:
    opcodes = "lex Enable; ld english; bdn CrosswordGame; var classic; bb 50; cr 5pt; mcnz 6; x y;"
    row = f"{BOARD} CATDOG?/ 0/0 0 {opcodes} tmr 5/5; ti 3; lm 8h CAT; id 3; gid 1; etl 7; -id 3;"
    code, _, err = run("scrabble", "plays", row, "--strict", "-n", 1, "--format", "jsonl")
    assert (code, err) == (0, "")
    layout = scrabble.Layout.load("super")
    assert ignored_opcode("bdn SuperCrosswordGame; ld english_super;", enable, layout) is None


def test_objects_of_boards_have_their_own_keys(run: Run) -> None:
    row = json.dumps({"CGP": "x", "cgp": f"{BOARD} CATDOG?/ 0/0 0", "comment": 1})
    args = ("scrabble", "plays", row, "-n", 1, "--format", "jsonl")
    code, _, err = run(*args)
    assert (code, err) == (
        0,
        "lexicon-fast: position 1: unknown key 'CGP' is ignored; did you mean 'cgp'?\n",
    )
    assert run(*args, "--strict")[0] == 2
    bombs = ("lexibomb", "plays", "-w", "enable", "-n", 1, "--format", "jsonl")
    code, _, err = run(*bombs, '{"rack":"CAT","bomb":3}')
    assert (code, err.count("unknown key 'bomb' is ignored; did you mean 'bombs'?")) == (0, 1)
    assert run(*bombs, '{"rack":"CAT","bomb":3}', "--strict")[0] == 2
    observed = '{"rack":"CAT","player":0,"bag":3,"scores":[1,2],"history":[]}'
    assert run(*bombs, observed, "--strict")[::2] == (0, "")


def test_all_that_an_observation_has_is_known() -> None:
    assert {*MinefieldRows.keys, *MinefieldRows.ignored} >= set(Observation.__struct_fields__)


KEYS = st.one_of(
    st.text("abdehilnt_ IDHAND", max_size=7),
    st.sampled_from(["Table Words", "words", "words_on_table", "words on the table", "word list"]),
    st.sampled_from(["tabel", "Hand", "hands", "han", "di", "ids", "TABLE", "tables", "stable"]),
)


@given(KEYS)
def test_rows_find_the_same_near_misses_as_the_reference(key: str) -> None:
    row: dict[str, Any] = {"note": 1, key: "CAT"}
    read = read_jsonl(json.dumps(row).encode(), 1, ENGLISH)[0]
    name = None if key in HAND_KEYS else nearest(key, HAND_KEYS)
    if name is None and names_table(key):
        name = "table"
    assert read.near_miss == (None if name is None else (1, key, name))


def test_near_misses() -> None:
    near = {"tabel": "table", "hnad": "hand", "HAND": "hand", "tabl": "table", "di": "id"}
    for key, name in near.items():
        assert nearest(key, HAND_KEYS) == name
    for key in ("", "label", "ids", "_id", "hat", "tableau", "note", "h", "handed"):
        assert nearest(key, HAND_KEYS) is None
