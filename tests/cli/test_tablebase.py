"""`lexicon-fast tablebase`, and `solve --tablebase`, whose output is the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from lexicon_fast.cli import main

PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ*"


class Output(NamedTuple):
    stdout: str
    stderr: str


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Callable[..., Output]:
    """Run a command in this process, and check its exit code."""

    def run(*args: str | Path, code: int = 0) -> Output:
        assert main(list(map(str, args))) == code
        return Output(*capfd.readouterr())

    return run


@pytest.fixture
def small(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """The option for a dictionary, with a cache folder of its own."""
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(tmp_path / "cache"))
    return "-w", str(data / "words2000.txt")


def test_build_use_and_remove(
    small: tuple[str, str], tmp_path: Path, run: Callable[..., Output]
) -> None:
    result = run("tablebase", "build", *small, "--cards", "5", "-j", "2")
    path = Path(result.stdout.strip())
    assert path.stat().st_size == 4096 + 8 * (139_549 + 35)
    assert result.stderr.startswith("lexicon-fast: 139,549 hands, 1 MB, in ")
    assert "2 threads" in result.stderr
    info = run("tablebase", "info", *small).stdout
    assert "hands:  139,549\ncards:  up to 5\n" in info
    assert f"file:   {path}\nstate:  not damaged\n" in info

    deal = random.Random(3)
    rows = ["".join(deal.sample(PACK * 2, deal.randint(1, 7))) for _ in range(400)]
    rows[3::7] = [f"{row} hat l[u]rch" for row in rows[3::7]]
    rows[5] = "C4T"
    (tmp_path / "hands.txt").write_text("\n".join(rows))
    for top in ("1", "3"):
        outputs = []
        for extra in ([], ["--tablebase"]):
            result = run(
                "solve", *small, "-i", tmp_path / "hands.txt", "--top", top, *extra, code=2
            )
            outputs.append((result.stdout, result.stderr))
        assert outputs[0] == outputs[1]

    assert run("tablebase", "remove", *small).stdout == f"removed {path}\n"
    assert not path.exists()


def test_no_tablebase(small: tuple[str, str], run: Callable[..., Output]) -> None:
    for args in (("solve", "CAT", "--top", "1", "--tablebase"), ("tablebase", "info")):
        message = run(*args, *small, code=2).stderr
        assert "words2000.txt has no tablebase for this ruleset and minimum word length" in message
        assert "build it with `lexicon-fast tablebase build`" in message
    assert "there is no such tablebase" in run("tablebase", "remove", *small, code=2).stderr


def test_too_little_memory(
    small: tuple[str, str], run: Callable[..., Output], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lexicon_fast.cli.census.available_memory", lambda: 100_000_000)
    message = run("tablebase", "build", *small, "--cards", "6", code=2).stderr
    assert "MB of memory are needed, but only 100 MB are available; use fewer cards" in message


def test_damage_is_reported(small: tuple[str, str], run: Callable[..., Output]) -> None:
    path = Path(run("tablebase", "build", *small, "--cards", "3").stdout.strip())
    data = bytearray(path.read_bytes())
    data[5000] ^= 4
    path.unlink()
    path.write_bytes(data)
    message = run("tablebase", "info", *small, code=2).stderr
    assert f"{path}: damaged (the checksum of entries 0 to" in message
    assert "build it again" in message
    result = run("solve", "CAT", "--top", "1", "--tablebase", *small, code=2)
    assert (result.stdout, "damaged (the checksum of entries" in result.stderr) == ("", True)
    path.unlink()
    path.write_bytes(data[:300])
    message = run("solve", "CAT", "--top", "1", "--tablebase", *small, code=2).stderr
    assert "truncated: it has 300 bytes" in message
