"""`lexicon-fast bench` as users run it: what it prints, saves, and sets side by side."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from support import forked

import lexicon_fast
from lexicon_fast.base.errors import BadOption
from lexicon_fast.cli import bench_compare

ROOT = Path(lexicon_fast.__file__).resolve().parents[1]

Result = subprocess.CompletedProcess[bytes]


def run(*args: str | Path, stdin: bytes = b"", **more: str) -> Result:
    without = {"NO_COLOR", "LEXICON_FAST_ISA", "COLUMNS", "FORCE_COLOR"}
    kept = {name: value for name, value in os.environ.items() if name not in without}
    env = {**kept, "PYTHONPATH": str(ROOT), **more}
    return forked.run("bench", *args, input=stdin, env=env)


def printed(*args: str | Path, **more: Any) -> str:
    """Return the output of a successful run; stderr has to be empty."""
    result = run(*args, **more)
    assert (result.returncode, result.stderr) == (0, b"")
    return result.stdout.decode()


def refused(*args: str | Path, **more: Any) -> str:
    """Return the error of a failed run: one line on stderr, and no output."""
    result = run(*args, **more)
    text = result.stderr.decode()
    assert (result.returncode, result.stdout) == (2, b""), text
    assert text.startswith("lexicon-fast: "), text
    assert text.count("\n") == 1, text
    return text


@pytest.fixture(scope="module")
def words(data: Path) -> Path:
    return data / "words2000.txt"


@pytest.fixture(scope="module")
def saved(words: Path) -> dict[str, Any]:
    """Return the results of a quick run."""
    report: dict[str, Any] = json.loads(printed("--quick", "--json", "-w", words))
    return report


def keep(report: object, path: Path) -> Path:
    path.write_text(json.dumps(report))
    return path


def altered(saved: dict[str, Any], number: int, **values: Any) -> dict[str, Any]:
    """Results with some values of one row changed."""
    rows = [dict(row) for row in saved["rows"]]
    rows[number] |= values
    return {**saved, "rows": rows}


def row_of(text: str, name: str) -> str:
    lines = [line for line in text.splitlines() if line.startswith(name)]
    assert len(lines) == 1, text
    return lines[0]


# Saved


def test_json_has_all_that_a_figure_needs(saved: dict[str, Any]) -> None:
    assert set(saved) == {
        *("bench", "version", "python", "isa", "machine"),
        *("dictionary", "words", "seed", "quick", "rows", "signature"),
    }
    assert saved["bench"] == bench_compare.FORMAT_VERSION
    assert saved["version"] == lexicon_fast.__version__
    assert saved["python"] == sys.version.split()[0]
    assert saved["isa"] == lexicon_fast.cpu_info()["isa"]
    assert saved["machine"].keys() == {"processor", "cores", "system", "load"}
    assert saved["machine"]["processor"]
    assert (saved["words"], saved["seed"], saved["quick"]) == (2000, 1, True)
    assert re.fullmatch("[0-9a-f]{64}", saved["dictionary"])
    assert re.fullmatch("[0-9a-f]{12}", saved["signature"])
    assert len({row["name"] for row in saved["rows"]}) == len(saved["rows"]) > 10
    for row in saved["rows"]:
        assert len(row["times"]) == row["passes"] >= 5
        assert row["seconds"] == pytest.approx(median(row["times"]), abs=1e-9)
        assert row["queries"] > 0
        # The few words of a quick run are anagrams of no random hand.
        assert row["results"] > 0 or row["name"].startswith("anagrams")


def test_bench_reads_the_results_it_saved(saved: dict[str, Any], tmp_path: Path) -> None:
    report = bench_compare.read(str(keep(saved, tmp_path / "saved.json")))
    assert report.signature == saved["signature"]
    assert [row.times for row in report.rows] == [row["times"] for row in saved["rows"]]


@pytest.mark.parametrize(("words", "is_enough"), [("cat", True), ("a\nab", False)])
def test_dictionaries_of_few_words(words: str, is_enough: bool, tmp_path: Path) -> None:
    """They may have no play in Lexibomb, and no word to lay on the table of Lexicon."""
    path = tmp_path / "words.txt"
    path.write_text(words + "\n")
    result = run("--quick", "--json", "-w", path)
    if is_enough:
        assert (result.returncode, result.stderr) == (0, b"")
        assert all(row["queries"] for row in json.loads(result.stdout)["rows"])
    else:
        assert result.returncode == 2
        assert b"has no words of 3 to 6 letters to lay on the table" in result.stderr
        assert b"Traceback" not in result.stderr


# Compared with a run


def test_compare_pairs_each_workload_with_the_saved_one(
    saved: dict[str, Any], words: Path, tmp_path: Path
) -> None:
    """And it reports what else is not the same."""
    machine = {**saved["machine"], "processor": "Z80"}
    other = {**saved, "machine": machine, "isa": "other", "version": "0.0.1"}
    path = keep(other, tmp_path / "saved.json")
    text = printed("--quick", "-w", words, "--compare", path, LEXICON_FAST_ISA="plain")
    here = saved["machine"]["processor"]
    assert text.splitlines()[1:4] == [
        f"processor {here}, saved: Z80",
        "isa plain, saved: other",
        f"version {lexicon_fast.__version__}, saved: 0.0.1",
    ]
    assert f"signature {saved['signature']}, as saved\n" in text
    for row in saved["rows"]:
        line = row_of(text, row["name"])
        old = f"{row['seconds'] / row['queries'] * 1e6:.2f}"
        assert re.search(rf" \d+\.\d\d +{re.escape(old)} +\d+\.\d\dx +\d+%, \d+%( |$)", line), line
    stdin = printed("--compare", "-", "--against", path, stdin=path.read_bytes())
    assert f"signature {saved['signature']}, as saved\n" in stdin


def test_compare_in_json_is_a_report_with_the_comparison(
    saved: dict[str, Any], words: Path, tmp_path: Path
) -> None:
    other = {**saved, "signature": "0" * 12, "rows": saved["rows"][1:]}
    path = keep(other, tmp_path / "saved.json")
    report = json.loads(printed("--quick", "--json", "-w", words, "--compare", path))
    compared = report["compared"]
    assert compared["same_signature"] is False
    assert (compared["signature"], report["signature"]) == ("0" * 12, saved["signature"])
    first, second = compared["rows"][:2]
    assert (first["says"], first["ratio"], first["saved_seconds"]) == ("new", None, None)
    now, old = report["rows"][1], saved["rows"][1]
    assert second["name"] == now["name"] == old["name"]
    assert second["ratio"] == pytest.approx(now["seconds"] / old["seconds"])
    # It can be saved and compared with again.
    again = printed("--compare", path, "--against", keep(report, tmp_path / "report.json"))
    assert row_of(again, saved["rows"][0]["name"]).endswith("new")


# Two saved files


def test_another_signature_is_reported_but_no_error(saved: dict[str, Any], tmp_path: Path) -> None:
    path = keep(saved, tmp_path / "saved.json")
    other = keep({**saved, "signature": "0123456789ab"}, tmp_path / "other.json")
    text = printed("--compare", other, "--against", path)
    assert text.splitlines()[-1] == (
        f"signature {saved['signature']}, saved: 0123456789ab: some answers are not the same"
    )


def test_workloads_that_one_run_lacks_have_no_ratio(saved: dict[str, Any], tmp_path: Path) -> None:
    path = keep(saved, tmp_path / "saved.json")
    first, last = saved["rows"][0], saved["rows"][-1]
    fewer = keep({**saved, "rows": saved["rows"][1:-1]}, tmp_path / "fewer.json")
    new = printed("--compare", fewer, "--against", path)
    gone = printed("--compare", path, "--against", fewer)
    for name in (first["name"], last["name"]):
        assert row_of(new, name).endswith("  new")
        assert row_of(gone, name).endswith("  only saved")
        assert not re.search(r"\dx", row_of(gone, name) + row_of(new, name))
    ratios = [len(re.findall(r"\d\.\d\dx", text)) for text in (new, gone)]
    assert ratios == [len(saved["rows"]) - 2] * 2


def test_a_workload_with_other_queries_has_no_ratio(saved: dict[str, Any], tmp_path: Path) -> None:
    path = keep(saved, tmp_path / "saved.json")
    other = keep(altered(saved, 2, queries=7), tmp_path / "other.json")
    text = printed("--compare", other, "--against", path)
    assert row_of(text, saved["rows"][2]["name"]).endswith("  other queries")


def test_a_workload_with_other_results_is_reported(saved: dict[str, Any], tmp_path: Path) -> None:
    path = keep(saved, tmp_path / "saved.json")
    other = keep(altered(saved, 2, results=7), tmp_path / "other.json")
    text = printed("--compare", other, "--against", path)
    assert row_of(text, saved["rows"][2]["name"]).endswith("  other results")


@pytest.mark.parametrize(
    ("times", "says"),
    [
        ([2.0, 2.1, 2.2, 2.1, 2.0, 2.1], "slower"),
        ([0.5, 0.4, 0.6, 0.5, 0.5, 0.4], "faster"),
        ([0.9, 1.0, 1.3, 1.4, 1.3, 1.3], ""),  # some are as fast as those saved
        ([2.0, 2.0, 2.0, 2.0], ""),  # too few
        ([1.2] * 20 + [0.1, 0.2], "slower"),  # the fastest tenth does not count
        ([0.9] * 20 + [9.0, 7.0], "faster"),  # nor does the slowest
    ],
)
def test_faster_and_slower_are_outside_the_noise(
    saved: dict[str, Any], tmp_path: Path, times: list[float], says: str
) -> None:
    old = altered(saved, 0, times=[1.0, 1.01, 0.99, 1.0, 1.02], seconds=1.0)
    now = altered(saved, 0, times=times, seconds=median(times))
    paths = [keep(old, tmp_path / "old.json"), keep(now, tmp_path / "now.json")]
    line = row_of(printed("--compare", paths[0], "--against", paths[1]), saved["rows"][0]["name"])
    assert f" {median(times):.2f}x " in line
    assert re.search(rf"%, 2%{f'  {says}' if says else ''}$", line), line


# Files that are none


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "nowhere.json: No such file" in refused("--compare", tmp_path / "nowhere.json")
    assert "Is a directory" in refused("--compare", tmp_path)


def test_damaged_files_are_refused(saved: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "damaged.json"
    whole = json.dumps(saved).encode()
    for data in (b"", whole[:1], whole[: len(whole) // 2], whole[:-1], whole[1:], b"\xff" + whole):
        path.write_bytes(data)
        with pytest.raises(BadOption, match=r"damaged\.json is not .*; use a file that lex"):
            bench_compare.read(str(path))
    assert "is not valid JSON" in refused("--compare", path)
    for changes in (
        {"rows": []},
        {"rows": {}},
        {"rows": [1]},
        {"rows": saved["rows"] + saved["rows"][:1]},
        {"signature": 7},
        {"words": "many"},
        {"machine": None},
    ):
        keep({**saved, **changes}, path)
        with pytest.raises(BadOption, match=r"damaged\.json: .*; use a file that lexicon-fast"):
            bench_compare.read(str(path))
    for values in (
        {"times": []},
        {"times": [0.5, 0]},
        {"times": [0.5, -1.5]},
        {"times": ["0.5"]},
        {"seconds": 0},
        {"queries": 0},
        {"queries": 1.5},
        {"name": None},
    ):
        keep(altered(saved, 1, **values), path)
        with pytest.raises(BadOption, match=r"damaged\.json: .*; use a file that lexicon-fast"):
            bench_compare.read(str(path))
    rows = [{name: row[name] for name in row if name != "times"} for row in saved["rows"]]
    assert "rows[0].times is missing" in refused("--compare", keep({**saved, "rows": rows}, path))


@pytest.mark.parametrize(
    "text", ["7", "null", '"rows"', "[]", "{}", '{"rows": []}', '{"machine": {}, "searches": []}']
)
def test_foreign_files_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(text)
    with pytest.raises(
        BadOption, match=r"foreign\.json is not a bench result file; use a file that lex"
    ):
        bench_compare.read(str(path))
    assert "not a bench result file" in refused("--compare", "-", stdin=text.encode())


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "binary.json"
    with path.open("wb") as file:
        file.truncate(1 << 25)
    assert "is binary data" in refused("--compare", path)


def test_files_of_other_versions_are_refused(saved: dict[str, Any], tmp_path: Path) -> None:
    old = {name: value for name, value in saved.items() if name not in ("bench", "machine")}
    old["rows"] = [{**row, "times": None} for row in saved["rows"]]
    message = refused("--compare", keep(old, tmp_path / "old.json"))
    assert "old.json was saved by an older version, without the single passes" in message
    message = refused("--compare", keep({**saved, "bench": 2}, tmp_path / "new.json"))
    assert "new.json: version 2 of the file format; this program reads version 1" in message


def test_results_of_other_queries_are_refused_before_anything_is_measured(
    saved: dict[str, Any], words: Path, tmp_path: Path
) -> None:
    path = keep(saved, tmp_path / "saved.json")
    assert "was measured with another dictionary" in refused("--quick", "--compare", path)
    message = refused("-w", words, "--compare", path)
    assert "was measured with --quick; measure the same way again" in message
    other = keep({**saved, "seed": 2}, tmp_path / "seed.json")
    message = refused("--quick", "-w", words, "--compare", other)
    assert "was measured with seed 2; this version uses 1" in message
    for changes in ({"quick": False}, {"seed": 2}, {"dictionary": "0" * 64}):
        other = keep({**saved, **changes}, tmp_path / "other.json")
        refused("--compare", path, "--against", other)


def test_against_takes_files_only(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    assert "--against needs --compare FILE" in refused("--against", path)
    both = ("--compare", path, "--against", path)
    assert "--quick has no effect with --against" in refused(*both, "--quick")
    assert "--words has no effect with --against" in refused(*both, "-w", "enable")
