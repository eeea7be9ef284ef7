"""Functions of the C library, and files that are written to the disk while they are made."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from lexicon_fast.base import c_library
from lexicon_fast.batch.job import open_output
from lexicon_fast.rows import resume


def test_each_byte_is_sent_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[int, int]] = []
    monkeypatch.setattr(resume, "_WRITEBACK", 100)
    monkeypatch.setattr(
        resume, "begin_writeback", lambda _, start, size: sent.append((start, size))
    )
    job = {"command": "solve"}
    with open_output(str(tmp_path / "out"), lambda: "same", job) as out:
        for size in (60, 60, 10, 99, 250, 7):
            out.write(b"x" * (size - 1) + b"\n")
        out.finish()
    assert sent == [(0, 120), (120, 109), (229, 250)]
    assert (tmp_path / "out").stat().st_size == 486


def test_a_resumed_file_is_sent_from_where_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[int, int]] = []
    monkeypatch.setattr(resume, "_WRITEBACK", 10)
    monkeypatch.setattr(
        resume, "begin_writeback", lambda _, start, size: sent.append((start, size))
    )
    (tmp_path / "out.part").write_bytes(b"0123\n56789\n")
    state = '[{"command":"solve","input":"same"},[2,"",5,1,0,null]]'
    (tmp_path / "out.part.json").write_text(state)
    with open_output(
        str(tmp_path / "out"), lambda: "same", {"command": "solve"}, resume=True
    ) as out:
        out.write(b"y" * 19 + b"\n")
    assert sent == [(5, 20)]


# Functions of the C library


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """A C library without functions, to which tests add some."""
    library = SimpleNamespace()
    monkeypatch.setattr("ctypes.CDLL", lambda _: library)
    c_library._function.cache_clear()
    yield library
    c_library._function.cache_clear()


def test_malloc_gets_the_options_that_are_given(library: SimpleNamespace) -> None:
    options: list[tuple[int, int]] = []
    library.mallopt = lambda option, value: options.append((option, value))
    c_library.set_up_malloc(mapped=1000, arenas=1)
    assert options == [(-3, 1000), (-8, 1)]
    c_library.set_up_malloc(kept=5)
    assert options[2:] == [(-1, 5)]


def test_free_memory_is_returned(library: SimpleNamespace) -> None:
    trimmed: list[int] = []
    library.malloc_trim = trimmed.append
    c_library.return_memory()
    assert trimmed == [0]


@pytest.mark.usefixtures("library")
def test_systems_without_these_functions_go_without_them() -> None:
    c_library.set_up_malloc(mapped=1000)
    c_library.return_memory()
    c_library.begin_writeback(-1, 0, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has the function")
def test_linux_takes_the_call(tmp_path: Path) -> None:
    function = c_library._function("sync_file_range")
    with open(tmp_path / "file", "wb", buffering=0) as file:
        file.write(b"x" * 100_000)
        assert function(file.fileno(), 4096, 50_000, c_library._WRITE) == 0
        c_library.begin_writeback(file.fileno(), 0, 100_000)
    assert function(-1, 0, 1, c_library._WRITE) == -1  # it is a call that can fail
    c_library.begin_writeback(-1, 0, 1)  # which is no error here


@pytest.mark.skipif(c_library._function("mallopt") is None, reason="only glibc has the function")
def test_glibc_keeps_what_it_is_told_to_keep() -> None:
    script = """
import resource
from lexicon_fast.base.c_library import set_up_malloc
{}
def faults():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(100):
        b"x" * (1 << 20)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
faults()
print(faults())
"""
    setting = "set_up_malloc(mapped=4 << 20, kept=32 << 20)"
    kept, given_back = (
        int(subprocess.check_output([sys.executable, "-c", script.format(line)]))
        for line in (setting, "set_up_malloc(mapped=4096)")
    )
    assert 5 * kept < given_back
