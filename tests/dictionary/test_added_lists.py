"""Names for word lists: added by several processes at once, damaged, vanished."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadWordList
from lexicon_fast.cli import main
from lexicon_fast.dictionary import added_lists, wordlists


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    path = tmp_path / "words.txt"
    path.write_text("act\ncat\n")
    return path


def test_processes_that_add_at_the_same_time_lose_nothing(cache: Path, words: Path) -> None:
    program = """if True:
        import sys
        from lexicon_fast.dictionary import wordlists
        sys.stdin.readline()
        for n in range(10):
            wordlists.register(f"{sys.argv[2]}-{n}", sys.argv[1])
        """
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", program, str(words), f"list{n}"],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for n in range(3)
    ]
    for process in processes:  # all are let go at once
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
    for process in processes:
        assert process.communicate(timeout=600)[1] == b""
        assert process.returncode == 0
    assert sorted(wordlists.registered()) == sorted(
        f"list{n}-{k}" for n in range(3) for k in range(10)
    )


@pytest.mark.slow
def test_a_change_between_reading_and_writing_is_not_lost(
    cache: Path, words: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process wants to add a list when this one has read the file."""
    wordlists.register("one", words)
    read = added_lists.read
    others: list[subprocess.Popen[bytes]] = []

    def read_and_let_another_add(path: Path) -> dict[str, added_lists.Registered]:
        found = read(path)
        program = "import sys; from lexicon_fast.dictionary import wordlists; "
        program += "wordlists.register('theirs', sys.argv[1])"
        others.append(subprocess.Popen([sys.executable, "-c", program, str(words)]))
        with pytest.raises(subprocess.TimeoutExpired):
            others[0].wait(3)  # it has to wait for this one
        return found

    entry = wordlists.registered()["one"]
    with monkeypatch.context() as patch:
        patch.setattr(added_lists, "read", read_and_let_another_add)
        added_lists.add(cache / "lists.json", "two", entry)
    assert others[0].wait(600) == 0
    assert sorted(wordlists.registered()) == ["one", "theirs", "two"]


def test_a_process_that_never_ends_is_not_waited_for(
    cache: Path, words: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    wordlists.register("one", words)
    pauses: list[float] = []
    clock = iter(range(1000))
    monkeypatch.setattr(added_lists, "sleep", pauses.append)
    monkeypatch.setattr(added_lists, "monotonic", lambda: float(next(clock)))
    lock = os.open(cache / "lists.json-lock", os.O_RDWR)
    fcntl.flock(lock, fcntl.LOCK_EX)
    with pytest.raises(
        BadWordList, match=r"lists\.json: another process is changing it; try again"
    ):
        wordlists.register("two", words)
    os.close(lock)
    assert len(pauses) == 10
    wordlists.register("two", words)
    assert sorted(wordlists.registered()) == ["one", "two"]


def test_a_process_that_is_killed_leaves_the_old_names(
    cache: Path, words: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wordlists.register("one", words)
    program = """if True:
        import os, sys
        from lexicon_fast.dictionary import wordlists
        os.replace = lambda *paths: os._exit(9)
        wordlists.register("two", sys.argv[1])
        """
    assert subprocess.run([sys.executable, "-c", program, str(words)], check=False).returncode == 9
    assert sorted(wordlists.registered()) == ["one"]
    wordlists.register("two", words)
    assert sorted(wordlists.registered()) == ["one", "two"]


def test_a_path_that_has_vanished_since_does_not_matter(cache: Path, words: Path) -> None:
    wordlists.register("mine", words)
    words.unlink()
    assert sorted(Dictionary.load("mine").words) == ["act", "cat"]
    for file in cache.glob("*.dictionary"):
        file.unlink()
    assert sorted(Dictionary.load("mine").words) == ["act", "cat"]


def test_a_copy_that_has_vanished_is_one_message(
    cache: Path, words: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wordlists.register("mine", words)
    for file in [*cache.glob("*.dictionary"), *(cache / "lists").iterdir()]:
        file.unlink()
    assert main(["check", "cat", "-w", "mine"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (said,) = captured.err.splitlines()
    assert "word list 'mine': its copy is gone (" in said
    assert said.endswith(f"add it again: lexicon-fast words add {words} --name mine")
    assert main(["words", "list"]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("mine ")]
    assert "to be added again" in line
    assert main(["words", "add", str(words), "--name", "mine"]) == 0
    capsys.readouterr()
    assert main(["check", "cat", "-w", "mine"]) == 0


def test_an_added_path_that_is_not_there_is_one_message(
    cache: Path, words: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words.unlink()
    assert main(["words", "add", str(words), "--name", "mine"]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert (
        said == f"lexicon-fast: '{words}': No such file or directory; name a file that can be read"
    )
    assert wordlists.registered() == {}


def test_a_damaged_file_is_one_message_and_is_kept(
    cache: Path, words: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wordlists.register("mine", words)
    names = cache / "lists.json"
    good = names.read_bytes()
    names.write_bytes(good[:-10])
    for command in (["list"], ["info", "mine"], ["add", str(words), "--name", "other"]):
        assert main(["words", *command]) == 2
        captured = capsys.readouterr()
        (said,) = captured.err.splitlines()
        assert said.startswith(f"lexicon-fast: {names} is damaged (")
        assert f"their words are still in {cache / 'lists'}" in said
    assert names.read_bytes() == good[:-10]
    assert main(["check", "cat", "-w", str(words)]) == 0
    names.rename(cache / "damaged")
    (kept,) = (path for path in (cache / "lists").iterdir() if path.name.startswith("mine-"))
    assert main(["words", "add", str(kept), "--name", "mine"]) == 0
    assert json.loads(names.read_bytes())["mine"]["words"] == 2
