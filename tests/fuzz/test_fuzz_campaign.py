"""The fuzz targets, each for a moment, and what becomes of inputs that fail."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

FUZZ = Path(__file__).parents[1] / "fuzz"

#: A target with an input that fails, one that crashes and one that hangs.
TARGET = """
import os, time
from fuzzing import main

def attempt(data):
    if data == b"3":
        raise ValueError("three")
    if data == b"5":
        os.abort()
    if data == b"7":
        time.sleep(1000)

main("odd", lambda rng: b"%d" % (rng.getrandbits(20) % 9), attempt)
"""


def campaign() -> ModuleType:
    spec = importlib.util.spec_from_file_location("campaign", FUZZ / "campaign.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["campaign"] = module
    spec.loader.exec_module(module)
    return module


def test_each_target_is_in_the_campaign() -> None:
    there = {path.stem.removeprefix("fuzz_") for path in FUZZ.glob("fuzz_*.py")}
    assert there == set(campaign().TARGETS)


@pytest.mark.slow
def test_the_targets_find_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log.jsonl"
    targets = ["actions", "cli", "messages", "positions", "records", "rulesets", "settings"]
    targets += ["study", "wordlists"]
    if importlib.util.find_spec("pyarrow"):
        targets.append("columns")
    args = ["--inputs", "3000", "--seed", "5", "-j", "2", "--targets", ",".join(targets)]
    code = campaign().main([*args, "--log", str(log), "--save", str(tmp_path / "saved")])
    said = capsys.readouterr().out
    assert code == 0, said
    assert "all good" in said
    records = [json.loads(line) for line in log.read_text().splitlines()]
    assert {record["target"] for record in records} == set(targets)
    assert all(record["inputs"] == record["asked"] for record in records)
    assert sum(record["inputs"] for record in records) == pytest.approx(3000, abs=20)


def test_pieces_do_not_depend_on_how_many_processes_there_are() -> None:
    module = campaign()
    made = module.pieces(1_000_000, 3, list(module.TARGETS))
    assert made == module.pieces(1_000_000, 3, list(module.TARGETS))
    assert len({(piece.target, piece.seed) for piece in made}) == len(made)
    assert sum(piece.inputs for piece in made) == pytest.approx(1_000_000, abs=20)


@pytest.mark.slow
def test_inputs_that_fail_crash_or_hang_are_saved_and_the_rest_is_tried(tmp_path: Path) -> None:
    script = tmp_path / "fuzz_odd.py"
    script.write_text(TARGET)
    done = subprocess.run(
        [
            *(sys.executable, str(script), "--seed", "1", "--runs", "40", "--patience", "1"),
            *("--most-failures", "1000", "--save", str(tmp_path / "saved")),
        ],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(FUZZ)},
    )
    assert done.returncode == 1
    saved = [path.read_bytes() for path in (tmp_path / "saved").iterdir()]
    assert set(saved) == {b"3", b"5", b"7"}
    assert f"odd: 40 inputs, {len(saved)} FAILED" in done.stderr
    for what in ("see above", "killed by signal 6", "hangs"):
        assert f"FAILED ({what})" in done.stderr
