"""`lexicon-fast find`: formats, columns, errors, queries from files, stopped and resumed runs."""

from __future__ import annotations

import csv
import gzip
import io
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from support import forked, terminals

import lexicon_fast
from lexicon_fast import Dictionary
from lexicon_fast.cli.find import COLUMNS, GROUPS, ORDERS
from lexicon_fast.find.search import ORDERS as ALL_ORDERS
from lexicon_fast.rows.find_rows import COLUMNS as ALL_COLUMNS
from lexicon_fast.rows.find_rows import GROUPS as ALL_GROUPS

LAYOUTS = Path(lexicon_fast.__file__).parent / "data" / "layouts"
pytestmark = pytest.mark.usefixtures("with_few_words")

QUERIES = ["length:2 and prefix:Z", "lenght:3", "anagram:TAC", "length:40"]


def run(*args: str | Path, folder: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return forked.run(
        "find",
        *args,
        cwd=folder,
        env=terminals.environment(),
        encoding="utf-8",
        input=stdin,
    )


def test_options_have_the_names_of_the_library() -> None:
    assert ORDERS == ALL_ORDERS
    assert tuple(ALL_COLUMNS) == COLUMNS
    assert ALL_GROUPS == GROUPS


def test_a_word_a_line_is_the_default_in_a_pipe_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEXICON_FAST_CONFIG", "")
    done = run("anagram:RETAINS", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split("\n") == [*Dictionary.load("enable").find("anagram:RETAINS"), ""]
    assert run("length:40", folder=tmp_path).stdout == ""


def test_columns_are_a_table(tmp_path: Path) -> None:
    done = run(
        "length:2 and prefix:A", "--columns", "hooks,points,anagrams,probability", folder=tmp_path
    )
    head, first, *rest = done.stdout.splitlines()
    assert head.split() == ["front", "word", "back", "points", "anagrams", "probability"]
    assert first.split()[:3] == ["b", "aa", "hls"]
    assert len(rest) == 15
    assert "ab" in [each.split()[1] for each in rest]


GROUPED = ("-w", "few.txt", "--group-by", "alphagram", "--order", "points", "--limit", "2")


@pytest.fixture
def few(tmp_path: Path) -> Dictionary:
    """The words of few.txt."""
    path = tmp_path / "few.txt"
    path.write_text(
        "act cat cot cut tic fact pact tact acta acts scat cate cats".replace(" ", "\n")
    )
    return Dictionary.load(path)


@pytest.mark.usefixtures("few")
def test_groups_are_a_line_or_a_table_each(tmp_path: Path) -> None:
    done = run("length:3 and includes:CT", "length:40", *GROUPED, folder=tmp_path)
    assert done.stdout == (
        "1: length:3 and includes:CT, 2 of 4 alphagrams, 5 words\n"
        "act: act cat\ncit: tic\n\n2: length:40, 0 alphagrams, 0 words\n\n"
    )
    done = run("anagram:TAC", "--columns", "hooks,alphagram", *GROUPED, folder=tmp_path)
    assert done.stdout == "  front  word  back\nact\n    fpt  act   as\n      s  cat   es\n"


def test_groups_in_json_and_tables(few: Dictionary, tmp_path: Path) -> None:
    query = "length:3 and prefix:C and includes:T"
    wanted = few.find_alphagrams(query, order="points", limit=2)
    done = run(query, "length:40", *GROUPED, "--format", "jsonl", folder=tmp_path)
    first, second = map(json.loads, done.stdout.splitlines())
    assert {each["alphagram"]: each["words"] for each in first["groups"]} == wanted
    assert first["alphagrams"] == len(few.find_alphagrams(query))
    assert first["count"] == len(few.find(query))
    assert (second["alphagrams"], second["groups"]) == (0, [])
    done = run(
        *(query, "--format", "jsonl", "--columns", "alphagram,points", *GROUPED), folder=tmp_path
    )
    words = [each for group in json.loads(done.stdout)["groups"] for each in group["words"]]
    assert [*words[0]] == ["word", "points"]
    done = run(
        *(query, "length:40", "--format", "csv", "--columns", "points,alphagram", *GROUPED),
        folder=tmp_path,
    )
    head, *rows = csv.reader(io.StringIO(done.stdout))
    assert head == ["position", "id", "count", "alphagram", "word", "points", "error"]
    listed = [(name, word) for name, some in wanted.items() for word in some]
    assert [(row[3], row[4]) for row in rows[:-1]] == listed
    assert rows[-1] == ["2", "2", "0", "", "", "", ""]


def test_alphagrams_as_a_column(tmp_path: Path) -> None:
    done = run("anagram:TAC", "--columns", "alphagram", "--format", "csv", folder=tmp_path)
    assert done.stdout.splitlines()[1:] == ["1,1,2,act,act,", "1,1,2,cat,act,"]


def test_several_queries_have_headings(tmp_path: Path) -> None:
    done = run(*QUERIES, "--limit", "1", folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == (
        "1: length:2 and prefix:Z, 0 words\n\n"
        "position 2: column 1: unknown condition 'lenght'; did you mean length:3?\n"
        "lenght:3\n^^^^^^^^\n\n"
        "3: anagram:TAC, 1 of 2 words\nact\n\n"
        "4: length:40, 0 words\n\n"
    )
    assert done.stderr.startswith("lexicon-fast: 1 bad row of 4; the first: position 2: column 1")


def test_an_error_is_no_word_in_a_pipe(tmp_path: Path) -> None:
    done = run("lenght:3", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "column 1: unknown condition 'lenght'; did you mean length:3?" in done.stderr


def test_json_lines(tmp_path: Path) -> None:
    lines = [
        json.dumps({"id": "a", "query": "anagram:TAC"}),
        "",
        json.dumps({"query": {"type": "prefix", "value": "ZO"}}),
        json.dumps({"id": 7, "query": "lenght:3"}),
        json.dumps({"id": 8, "query": 3}),
        json.dumps({"id": 9}),
    ]
    done = run("--format", "jsonl", "--columns", "hooks", folder=tmp_path, stdin="\n".join(lines))
    first, second, *bad = map(json.loads, done.stdout.splitlines())
    assert first == {
        "id": "a",
        "query": "anagram:TAC",
        "count": 2,
        "words": [
            {"word": "act", "front_hooks": "fpt", "back_hooks": "as"},
            {"word": "cat", "front_hooks": "s", "back_hooks": "es"},
        ],
    }
    assert (second["id"], second["count"]) == (3, 10)
    assert [each["id"] for each in bad] == [7, 8, 9]
    assert bad[0]["error"].startswith("line 4: column 1: unknown condition")
    assert [each["error_data"] for each in bad] == [
        {"type": "BadQuery", "start": 0, "end": 8, "suggestions": ["length:3"]},
        {"type": "BadPosition"},
        {"type": "BadPosition"},
    ]
    assert bad[1]["error"] == "line 5: query 3 must be a string or an object"
    assert bad[2]["error"].startswith("line 6: no 'query'; expected: ")
    assert done.returncode == 2


@pytest.mark.parametrize("form", ["csv", "tsv"])
def test_tables_have_a_record_a_word(form: str, tmp_path: Path) -> None:
    done = run(
        *QUERIES, "--format", form, "--columns", "points", "--order", "points", folder=tmp_path
    )
    rows = [*csv.reader(io.StringIO(done.stdout), delimiter="," if form == "csv" else "\t")]
    assert rows[0] == ["position", "id", "count", "word", "points", "error"]
    assert rows[1] == ["1", "1", "0", "", "", ""]
    assert rows[2][:5] == ["2", "2", "", "", ""]
    assert rows[2][5].startswith("position 2: column 1")
    assert rows[3:5] == [["3", "3", "2", word, "5", ""] for word in ("act", "cat")]
    assert rows[5:] == [["4", "4", "0", "", "", ""]]


def test_order_limit_and_layout(tmp_path: Path) -> None:
    d = Dictionary.load("2of12inf")
    done = run(
        "length:7", "--order", "probability", "--limit", "3", "-w", "2of12inf", folder=tmp_path
    )
    assert done.stdout.split() == d.find("length:7", order="probability", limit=3)
    text = (LAYOUTS / "scrabble.toml").read_text()
    (tmp_path / "mine.toml").write_text(
        text.replace("A = { count = 9, value = 1 }", "A = { count = 9, value = 4 }")
    )
    plain = run("length:3", "--columns", "points", "--limit", "2", folder=tmp_path).stdout
    mine = run(
        *("length:3", "--columns", "points", "--limit", "2", "--layout", "mine.toml"),
        folder=tmp_path,
    ).stdout
    assert [line.split() for line in plain.splitlines()[1:]] == [["aah", "6"], ["aal", "3"]]
    assert [line.split() for line in mine.splitlines()[1:]] == [["aah", "12"], ["aal", "9"]]


DEFINITIONS = 'AA rough, "cindery" lava [n -S]\nAAS <aa=n> [n]\nAB a\t\tmuscle \\ [n -S]\n'


@pytest.mark.parametrize("form", ["text", "jsonl", "csv", "tsv"])
def test_definitions_in_all_formats(form: str, tmp_path: Path) -> None:
    (tmp_path / "mine.txt.gz").write_bytes(gzip.compress(DEFINITIONS.encode()))
    done = run(
        *("prefix:A and length:2-3 and (definition:* or pattern:AD)", "--columns", "definition"),
        *("--definitions", "mine.txt.gz", "--format", form),
        folder=tmp_path,
    )
    assert (done.returncode, done.stderr) == (0, "")
    wanted = {
        "aa": 'rough, "cindery" lava [n -S]',
        "aas": 'AA, rough, "cindery" lava [n]',
        "ab": "a muscle \\ [n -S]",
        "ad": "",
    }
    if form == "jsonl":
        words = json.loads(done.stdout)["words"]
        assert {each["word"]: each["definition"] for each in words} == wanted
    elif form == "text":
        rows = [line.split(maxsplit=1) for line in done.stdout.splitlines()]
        assert rows[0] == ["word", "definition"]
        assert {word: "".join(rest) for word, *rest in rows[1:]} == wanted
    else:
        text = done.stdout if form == "csv" else done.stdout.replace("\\\\", "\\")
        quoting = csv.QUOTE_MINIMAL if form == "csv" else csv.QUOTE_NONE
        delimiter = "," if form == "csv" else "\t"
        rows = [*csv.reader(io.StringIO(text), delimiter=delimiter, quoting=quoting)]
        assert {row[3]: row[4] for row in rows[1:]} == wanted


def test_definitions_that_changed_are_no_ground_to_resume(tmp_path: Path) -> None:
    (tmp_path / "queries.txt").write_text("definition:lava\nlength:2\n")
    options = ("-i", "queries.txt", "-o", "words.jsonl", "--definitions", "mine.txt")
    (tmp_path / "mine.txt").write_text(DEFINITIONS)
    assert run(*options, folder=tmp_path).returncode == 0
    assert "already complete" in run(*options, "--resume", folder=tmp_path).stderr
    (tmp_path / "mine.txt").write_text(DEFINITIONS + "AD lava\n")
    refused = run(*options, "--resume", folder=tmp_path)
    assert refused.returncode == 2
    assert "--definitions" in refused.stderr


def test_a_dictionary_of_a_query_may_be_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("cat\ndog\n")
    assert run("length:3 and in:mine.txt", folder=tmp_path).stdout == "cat\ndog\n"
    done = run("in:other.txt", folder=tmp_path)
    assert done.returncode == 2
    assert "position 1: in:other.txt: " in done.stderr
    bad = json.loads(run("in:other.txt", "--format", "jsonl", folder=tmp_path).stdout)
    assert bad["error_data"] == {"type": "BadQuery"}
    misplaced = run("mine.txt", folder=tmp_path)
    assert "is a file; read its rows with: -i mine.txt" in misplaced.stderr


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["length:7", "--columns", "hook"], "unknown column 'hook'; did you mean hooks?"),
        (["length:7", "--columns", "size"], "unknown column 'size'; expected: hooks, probability"),
        (["length:7", "--order", "size"], "'size' is not one of"),
        (["length:7", "--limit", "-1"], "-1 is not in the range"),
        (["length:7", "--layout", "nonsense"], "nonsense"),
        (["length:7", "-o", "x.parquet", "--resume"], "--resume and QUERY: only files can be read"),
        (["length:7", "-o", "parts/"], "parts/ is a folder; it needs -i FILE, not stdin or QUERY"),
        (["length:7", "--part-rows", "3"], "--part-rows works only with a folder of parts"),
        (["length:7", "--resume"], "--resume and QUERY: only files can be read again"),
        (["length:7", "--columns", "definition"], "--columns definition needs --definitions"),
        (["length:7", "--definitions", "none.txt"], "'none.txt': No such file or directory"),
        (["length:7", "--playability", "none.txt"], "'none.txt': No such file or directory"),
        (["length:7", "--columns", "defs"], "unknown column 'defs'"),
        (
            ["definition:lava"],
            "position 1: definition: it needs a list with definitions: --definitions FILE",
        ),
        ([" "], "QUERY 1 is empty; write a query, like 'length:7 and anagram:RETAINS'"),
        (["length:7", "-i", "x.txt"], "use either QUERY or -i, not both"),
    ],
)
def test_bad_options_get_one_message(args: list[str], message: str, tmp_path: Path) -> None:
    done = run(*args, folder=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stdout == ""


def test_resume_notices_a_list_that_has_changed(tmp_path: Path) -> None:
    mine = tmp_path / "my words.txt"
    mine.write_text("cat\ndog\n")
    queries = [
        '{"query": "length:3 and IN:\\"my words.txt\\""}',
        '{"query": {"type": "not", "query": {"type": "\\u0069n", "value": "missing.txt"}}}',
        '{"query": "in:"}',
    ]
    (tmp_path / "q.jsonl").write_text("\n".join(queries))
    options = ("-i", "q.jsonl", "-o", "found.csv")
    assert run(*options, folder=tmp_path).returncode == 2  # two bad rows
    whole = (tmp_path / "found.csv").read_bytes()
    assert "already complete" in run(*options, "--resume", folder=tmp_path).stderr
    mine.write_text("cat\ncow\ndog\n")
    done = run(*options, "--resume", folder=tmp_path)
    assert done.returncode == 2
    assert "found.csv was made with a different in:my words.txt (2 words, " in done.stderr
    assert ", now 3 words, " in done.stderr
    assert "use the same, or drop --resume to rebuild it" in done.stderr
    # A stopped run, whose state is beside its part file.
    record = json.loads((tmp_path / "found.csv.job").read_text())
    head = whole[: whole.index(b"\n") + 1]
    (tmp_path / "found.csv.part").write_bytes(head)
    (tmp_path / "found.csv").unlink()
    (tmp_path / "found.csv.part.json").write_text(json.dumps([record["job"], []]))
    done = run(*options, "--resume", folder=tmp_path)
    assert "was started with a different in:my words.txt (2 words, " in done.stderr
    mine.write_text("cat\ndog\n")
    (tmp_path / "missing.txt").write_text("cat\n")
    done = run(*options, "--resume", folder=tmp_path)
    assert "with a different in:missing.txt (cannot be read, now 1 words, " in done.stderr


@pytest.mark.processes
def test_a_killed_run_is_resumed(tmp_path: Path) -> None:
    queries = [f"anagram:RET{'ABCDEFGHI'[at % 9]}" for at in range(2000)]
    (tmp_path / "q.txt").write_text("\n".join(queries))
    options = ("-i", "q.txt", "-o", "found.jsonl")
    command = [sys.executable, "-m", "lexicon_fast", "find", *options]
    process = subprocess.Popen(command, cwd=tmp_path, env=terminals.environment())
    part = tmp_path / "found.jsonl.part"
    while process.poll() is None and not (part.exists() and part.stat().st_size):
        time.sleep(0.002)
    process.kill()
    process.wait()
    assert not (tmp_path / "found.jsonl").exists()
    with part.open("ab") as file:
        file.write(b'{"id":')  # half a line, as a power failure may leave
    done = run(*options, "--resume", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    found = (tmp_path / "found.jsonl").read_bytes()
    assert run("-i", "q.txt", "-o", "whole.jsonl", folder=tmp_path).returncode == 0
    assert found == (tmp_path / "whole.jsonl").read_bytes()


def test_queries_of_a_file_on_stdin_are_answered_from_its_position(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("cat\ndog\n")
    (tmp_path / "q.txt").write_text("length:9\nin:mine.txt\nanagram:TAC\n")
    command = [sys.executable, "-m", "lexicon_fast", "find", "-o", "found.jsonl"]
    with (tmp_path / "q.txt").open("rb", buffering=0) as file:
        file.seek(len("length:9\n"))
        environment = terminals.environment()
        subprocess.run(command, stdin=file, cwd=tmp_path, env=environment, check=True)
    found = [json.loads(line) for line in (tmp_path / "found.jsonl").read_text().splitlines()]
    assert [each["words"] for each in found] == [["cat", "dog"], ["act", "cat"]]
    assert "in:mine.txt" in json.loads((tmp_path / "found.jsonl.job").read_text())["job"]
