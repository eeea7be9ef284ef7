"""Two processes at one output: the second is told so, and the first is not disturbed."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
from support.terminals import command, environment, run

pytestmark = pytest.mark.processes

PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ*"

#: Long enough to be stopped; the output; the file that is there once it is begun; who is named.
COMMANDS = {
    "census": (("census", "--cards", "7", "--plan"), "x.json", "x.json.part", "x.json"),
    "lines": (
        ("plan", "-i", "hands.txt", "-j", "1"),
        "x.jsonl",
        "x.jsonl.part.json",
        "x.jsonl.part",
    ),
    "folder": (
        ("plan", "-i", "hands.txt", "-j", "1", "--part-rows", "1000", "--format", "arrow"),
        "x/",
        "x/_manifest.json",
        "x/",
    ),
}


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("hands") / "hands.txt"
    deal = random.Random(3)
    path.write_text("".join(f"{''.join(deal.sample(PACK, 10))}\n" for _ in range(5000)))
    return path


def contents(path: Path) -> dict[str, bytes]:
    """Return the files of a folder, except for the order in which they were finished."""
    return {
        str(each.relative_to(path)): each.read_bytes()
        for each in path.rglob("*")
        if each.is_file() and each.name != "_progress.jsonl"
    }


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_the_second_is_refused_and_the_first_goes_on(
    name: str, hands: Path, tmp_path: Path
) -> None:
    if name == "folder":
        pytest.importorskip("pyarrow", reason="NOT TESTED: folders of parts: pyarrow is absent")
    given, output, begun, named = COMMANDS[name]
    args = [str(hands) if arg == hands.name else arg for arg in given]
    for folder in ("alone", "disturbed"):
        (tmp_path / folder).mkdir()
    assert run(*args, "-o", f"{tmp_path}/alone/{output}").returncode == 0

    path = f"{tmp_path}/disturbed/{output}"
    with stopped(command(*args, "-o", path), tmp_path / "disturbed" / begun) as first:
        try:
            for resume in ((), ("--resume",)):
                second = run(*args, "-o", path, *resume)
                assert second.returncode == 2
                assert second.stderr == (
                    f"lexicon-fast: {tmp_path}/disturbed/{named}: another process is writing it\n"
                )
        finally:
            first.send_signal(signal.SIGCONT)
        _, said = first.communicate()
    assert first.returncode == 0, said
    assert contents(tmp_path / "disturbed") == contents(tmp_path / "alone")


def stopped(command: list[str], begun: Path) -> subprocess.Popen[str]:
    """Start a process that pauses in the middle, once that file exists."""
    for _ in range(20):
        process = subprocess.Popen(command, stderr=subprocess.PIPE, env=environment(), text=True)
        while process.poll() is None and not begun.exists():
            time.sleep(0.001)
        process.send_signal(signal.SIGSTOP)
        if process.returncode is None:
            os.waitid(os.P_PID, process.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
        if process.poll() is None:
            break
        process.communicate()  # it was done before we were: once more
        shutil.rmtree(begun.parent)
        begun.parent.mkdir()
    return process


def test_what_was_killed_keeps_nobody_away(tmp_path: Path) -> None:
    args = ("census", "--cards", "10", "-o", f"{tmp_path}/x.json")  # minutes of work
    process = subprocess.Popen(command(*args), stderr=subprocess.DEVNULL, env=environment())
    while process.poll() is None and not (tmp_path / "x.json-lock").exists():
        time.sleep(0.001)
    process.kill()
    process.communicate()
    assert (tmp_path / "x.json-lock").exists()
    assert run("census", "--cards", "3", "-o", f"{tmp_path}/x.json").returncode == 0
    assert sorted(each.name for each in tmp_path.iterdir()) == ["x.json", "x.json.job"]
