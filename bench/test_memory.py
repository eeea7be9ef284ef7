"""Tests of `memory.py`, the guard of peak memory."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import memory
import pytest

HERE = Path(__file__).resolve().parent


def test_memory_of_a_process_is_measured_and_too_much_of_it_fails() -> None:
    # A process inherits the peak of the one that starts it, so that one must be small.
    hold = [sys.executable, "-c", "b'x' * 500_000_000"]
    code = f"import sys; sys.path.insert(0, {str(HERE)!r}); import memory"
    code += f"; print(memory.peak(memory.run({hold})))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    megabytes = float(done.stdout)
    assert 500 < megabytes < 600
    assert memory.failing({"hold": megabytes}, {"hold": 510}) == []
    assert memory.failing({"hold": megabytes}, {"hold": 410}) == ["hold"]


def test_a_command_that_is_not_recorded_fails() -> None:
    assert memory.failing({"old": 1, "new": 1}, {"old": 1}) == ["new"]


@pytest.mark.parametrize(("factor", "code"), [(1.19, None), (1.21, 1)])
def test_the_exit_code(
    factor: float, code: int | None, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    recorded = json.loads(memory.RECORD.read_text())["MB"]
    names = memory.CHECKED
    found = {name: recorded[name] for name in names}
    found[names[-1]] *= factor
    monkeypatch.setattr(memory, "measure", lambda rows, most: found)
    monkeypatch.setattr(sys, "argv", ["memory.py", "--check"])
    if code is None:
        memory.main()
    else:
        with pytest.raises(SystemExit) as error:
            memory.main()
        assert error.value.code == code
    lines = capsys.readouterr().out.splitlines()
    fails = [line for line in lines if line.endswith("FAILS")]
    assert len(fails) == (code is not None)
    assert f"{len(names) - len(fails)} passed, {len(fails)} failed" in lines


def test_what_is_recorded_is_what_is_measured() -> None:
    recorded = json.loads(memory.RECORD.read_text())["MB"]
    assert set(recorded) == {*memory.CHECKED, *memory.HEAVY}
