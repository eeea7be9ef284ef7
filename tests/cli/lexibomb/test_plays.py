"""`lexicon-fast lexibomb plays` as users run it: the real command, in its own process."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support.terminals import Result, environment, run

import lexicon_fast as lf
from lexicon_fast import Dictionary

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "lexibomb.jsonl"
CLOSED = ["." * 15] * 15
CAT = [*CLOSED[:7], "...CAT.........", *CLOSED[8:]]


def opened(row: str) -> list[str]:
    return [*CLOSED[:7], f"...{row}.........", *CLOSED[8:]]


def position(**fields: Any) -> str:
    return json.dumps({"board": CAT, "opened": opened("111"), "rack": "S_", **fields})


def plays(*args: str | Path, lines: tuple[str, ...] = ()) -> Result:
    return run("lexibomb", "plays", *args, typed=lines)


def objects(result: Result) -> list[Any]:
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Return the option for a small dictionary."""
    path = tmp_path_factory.mktemp("words") / "few.txt"
    path.write_text("cat\ncats\nscat\nat\nta\n")
    return "-w", path


@pytest.fixture(scope="module")
def example() -> list[dict[str, Any]]:
    return [json.loads(line) for line in EXAMPLE.read_text().splitlines()]


def expected(row: dict[str, Any], dictionary: Dictionary) -> dict[str, Any]:
    """Return the answers of the library."""
    found = lf.lexibomb.plays(
        row["board"], row["opened"], row["rack"], dictionary, bombs=row["bombs"]
    )
    return {
        "id": row["id"],
        "count": len(found),
        "plays": [play._asdict() for play in found],
    }


def test_a_position_as_an_argument(words: tuple[str, Path]) -> None:
    result = plays(position(rack="S"), *words)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == (
        '{"id":1,"count":2,"plays":[{"at":"8C","word":"S(CAT)","score":6.23608,"bomb":0.066456},'
        '{"at":"8D","word":"(CAT)S","score":6.23608,"bomb":0.066456}]}\n'
    )


@pytest.mark.parametrize("threads", ["1", "3"])
def test_all_plays_of_the_examples(
    threads: str, example: list[dict[str, Any]], enable: Dictionary
) -> None:
    result = plays("-i", EXAMPLE, "-w", "enable", "-j", threads)
    assert (result.returncode, result.stderr) == (0, "")
    assert objects(result) == [expected(row, enable) for row in example]


def test_the_best_plays_and_how_many_there_are(
    example: list[dict[str, Any]], enable: Dictionary, tmp_path: Path
) -> None:
    wanted = [expected(row, enable) for row in example]
    target = tmp_path / "plays.jsonl"
    assert plays("-i", EXAMPLE, "-w", "enable", "-n", "3", "-o", target).returncode == 0
    found = [json.loads(line) for line in target.read_text().splitlines()]
    assert found == [{**row, "plays": row["plays"][:3]} for row in wanted]
    best = objects(plays("-i", EXAMPLE, "-w", "enable", "--best"))
    assert best == [{**row, "plays": row["plays"][:1]} for row in wanted]
    none = objects(plays("-i", EXAMPLE, "-w", "enable", "-n", "0"))
    assert none == [{**row, "plays": []} for row in wanted]
    again = plays("-i", EXAMPLE, "-w", "enable", "-n", "3", "-o", target, "--resume")
    assert "is already complete; drop --resume" in again.stderr


def test_csv_has_a_record_for_each_play(words: tuple[str, Path]) -> None:
    lines = (position(rack="S", id="a"), position(rack="V"), "{}")
    result = plays(*words, "--format", "csv", lines=lines)
    assert result.returncode == 2
    found = list(csv.reader(io.StringIO(result.stdout)))
    assert found == [
        ["position", "id", "count", "at", "word", "score", "bomb", "error"],
        ["1", "a", "2", "8C", "S(CAT)", "6.23608", "0.066456", ""],
        ["1", "a", "2", "8D", "(CAT)S", "6.23608", "0.066456", ""],
        ["2", "2", "0", "", "", "", "", ""],
        ["3", "3", "", "", "", "", "", found[4][7]],
    ]
    assert found[4][7].startswith("line 3: no 'rack'; expected: ")


def test_text_for_people(words: tuple[str, Path]) -> None:
    one = plays(position(), *words, "--format", "text", "-n", "2")
    lines = one.stdout.splitlines()
    assert re.fullmatch(r"S_, 2 of \d+ plays", lines[0])
    assert lines[1].split() == ["points", "bomb", "at", "word"]
    assert re.fullmatch(r" +\d+\.\d\d +<?\d+%  [0-9A-O]+ +\S+", lines[2])
    assert len(lines) == 4
    two = plays(
        *(position(rack="S", id="first"), position(rack="V"), "AEI"),
        *(*words, "--best", "--format", "text"),
    )
    assert two.stdout.splitlines() == [
        "first: S, best play",
        "  points  bomb  at  word",
        "    6.24    7%  8C  S(CAT)",
        "",
        "2: V, 0 plays",
        "",
        two.stdout.splitlines()[6],
        "",
    ]
    assert two.stdout.splitlines()[6].startswith("position 3: AEI is not a JSON object; expected: ")
    coloured = plays(position(), *words, "--format", "text", "--color").stdout
    assert "\x1b[33m_\x1b[0m" in coloured


def test_positions_with_missing_fields(words: tuple[str, Path]) -> None:
    empty = objects(plays('{"rack": "AT"}', *words))[0]
    assert empty["count"] == len(empty["plays"]) == 2 * 15 * 14
    [bomb] = {play["bomb"] for play in empty["plays"]}
    assert bomb == pytest.approx(1 - 203 * 202 / (225 * 224), abs=1e-6)
    given = objects(plays(json.dumps({"rack": "AT", "board": CLOSED, "opened": CLOSED}), *words))
    assert given[0] == empty
    assert objects(plays('{"rack": "AT", "board": [], "opened": []}', *words))[0] == empty
    none = objects(plays('{"rack": "AT", "bombs": 0}', *words, "--best"))
    assert none[0]["plays"] == [{"at": "10A", "word": "AT", "score": 2, "bomb": 0}]


def test_an_observation_is_a_position(enable: Dictionary) -> None:
    import msgspec

    game = lf.lexibomb.Game(enable, seed=3, starter=0)
    game.apply(game.legal_actions()[0])
    game.apply(lf.lexibomb.PASS)
    sees = game.observation(0)
    found = objects(plays(msgspec.json.encode(sees).decode(), "-w", "enable", "-n", "5"))
    wanted = lf.lexibomb.plays(sees.board, sees.opened, sees.rack, enable, top=5)
    assert found[0]["plays"] == [play._asdict() for play in wanted]
    assert found[0]["count"] > 5


def test_rulesets(words: tuple[str, Path]) -> None:
    row = '{"rack": "AT", "bombs": 120}'  # numbers above 4 multiply otherwise there
    standard = objects(plays(row, *words))[0]["plays"]
    classic = objects(plays(row, *words, "--ruleset", "classic_poc"))[0]["plays"]
    assert standard != classic
    refused = plays(position(ruleset="classic_poc"), *words)
    assert "ruleset 'classic_poc' differs from the command's, 'standard'" in refused.stdout
    assert plays(position(ruleset="standard"), *words).returncode == 0


def test_objects_bring_their_ids(words: tuple[str, Path]) -> None:
    ids = ["1.50", '"a,\\"b\\u00e9"', "null", "true"]
    lines = [position(rack="V").replace("{", f'{{"id": {row_id}, ', 1) for row_id in ids]
    result = plays(*words, lines=(*lines, "", position(rack="V")))
    found = re.findall(r'^\{"id":(.*?),"count"', result.stdout, re.M)
    assert found == [*ids, "6"]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ('{"rack": "A1"}', "rack 'A1': '1' (tile 2) is not a letter; use A-Z, or _ for"),
        ('{"rack": "ABCDEFGH"}', "rack 'ABCDEFGH': 8 tiles; the maximum is 7"),
        ('{"rack": 5}', "rack 5 must be a string of tiles"),
        ('{"board": []}', "no 'rack'; expected: "),
        ('{"rack": "A", "board": ["..."]}', "board: 1 rows; it must have 15"),
        ('{"rack": "A", "board": "..."}', 'board "..." must be 15 rows of 15 characters'),
        ('{"rack": "A", "opened": [1]}', "opened [1] must be 15 rows of 15 characters"),
        ('{"rack": "A", "bombs": "x"}', 'bombs "x" must be a number'),
        ('{"rack": "A", "bombs": 400}', "400 bombs; use 0 to 225"),
        ('{"id": [1], "rack": "A"}', "id [1] must be a string, a number"),
        ('{"rack": "A"', "the position is not valid JSON: it ends too early; expected: "),
        ("[]", "the position must be an object, not a list; expected: "),
        (position(opened=CLOSED), "opened: 8D is closed under a tile; give its"),
        (position(opened=opened("101")), "opened: 8E shows 0 next to a closed square"),
        (position(opened=opened("888")), "opened, square 8D: no placement of bombs agrees"),
        (position(opened=opened("1x1")), "opened, row 8, character 5: 'x'; use "),
    ],
)
def test_bad_rows_stay_in_place(row: str, said: str, words: tuple[str, Path]) -> None:
    result = plays(*words, lines=(position(rack="V"), row, position(rack="V")))
    assert result.returncode == 2
    found = objects(result)
    assert [each["id"] for each in found[::2]] == [1, 3]
    assert found[1]["error"].startswith(f"line 2: {said}")
    assert "1 bad row of 3; the first: line 2: " in result.stderr
    assert "Traceback" not in result.stderr


def test_fail_fast_stops_at_the_first_bad_row(words: tuple[str, Path]) -> None:
    good = position(rack="V")
    result = plays(*words, "--fail-fast", "-j", "1", lines=(good, "bad", good))
    assert result.returncode == 2
    assert [row["id"] for row in objects(result)] == [1]
    assert result.stderr.startswith("lexicon-fast: line 2: the position is not valid JSON")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--best", "--all", "{}"], "use either --all or --best, not both"),
        (["-n", "3", "--best", "{}"], "use either --top or --best"),
        (["{}", "-i", "file"], "use either POSITION or -i, not both"),
        ([""], "POSITION 1 is empty"),
        (["-i", "/none.csv"], "-i /none.csv: csv is not supported here; use jsonl"),
        (["-i", "/none.jsonl"], "/none.jsonl: No such file"),
        (["{}", "--ruleset", "x"], "unknown ruleset 'x'; expected standard, classic_poc"),
        (["{}", "--layout", "super"], "No such option"),
        (["{}", "-w", "nolist"], "nolist"),
        (["{}", "--format", "parquet"], "--format parquet"),
    ],
)
def test_wrong_usage_is_explained(args: list[str], said: str) -> None:
    given = [] if "-w" in args else ["-w", "enable"]
    result = plays(*args, *given)
    assert (result.returncode, result.stdout) == (2, "")
    assert said in result.stderr
    assert "Traceback" not in result.stderr


# The dictionary


def test_the_list_of_lexibomb_is_the_default_and_needs_no_network(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(tmp_path))
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")  # where nobody answers
    monkeypatch.setenv("https_proxy", "http://127.0.0.1:9")
    result = plays(position(), "--all")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == plays(position(), "--all", "-w", "2of12inf").stdout
    assert result.stdout != plays(position(), "--all", "-w", "enable").stdout
    match = run("match", "lexibomb", "greedy", "greedy", "--pairs", "1", "--seed", "0", "-j", "1")
    assert ", 2of12inf (81,536 words), standard, 22 bombs" in match.stdout
    assert "enable" not in match.stderr


def test_it_imports_only_necessary_modules(words: tuple[str, Path]) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "lexicon_fast", "lexibomb", "plays"]
    result = subprocess.run(
        [*command, position(), *map(str, words)],
        capture_output=True,
        env=environment(),
        check=True,
    )
    loaded = set(re.findall(r"\| +([\w.]+)\n", result.stderr.decode()))
    assert "lexicon_fast.rows.tile_rows" in loaded
    assert not loaded & {"numpy", "tqdm", "lexicon_fast.games.lexicon.game"}
