"""The code blocks of the documentation do what they show.

- Blocks of `python` run in order, page by page. A comment after an expression is its value if it is
  a Python literal.
- Blocks of `text` that begin with `$ ` are commands in a terminal of 100 columns, and their output.
- Blocks of `sh` must be in `INSTALLED`, or be marked.

`<!-- not-run: REASON -->` before a block says why it is not run.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "docs/tutorial.md", "docs/tour.md", "docs/words.md", "docs/own-rules.md"]

#: Commands of the README that install. `.ci/run` and the steps of a release run them.
INSTALLED = [
    "python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/lexicon-fast solve"
    " 'TCHEDUQ hat l[u]rch' -n 6",
    "python3 -m venv .venv && .venv/bin/pip install -q '.[test]' && .venv/bin/pytest -q -n auto",
    ".venv/bin/pip install -q '.[serve]' && .venv/bin/lexicon-fast serve",
]

COLUMNS = 100

BLOCK = re.compile(
    r"(<!-- not-run: (?P<reason>[^>]+?) -->\n+)?^```(?P<language>\w*)\n(?P<code>.*?)^```$",
    re.M | re.S,
)


class Block(NamedTuple):
    page: str
    line: int
    language: str
    code: str
    reason: str | None


def blocks(page: str) -> Iterator[Block]:
    text = (ROOT / page).read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        line = text.count("\n", 0, found.start("code")) + 1
        yield Block(page, line, found["language"], found["code"], found["reason"])


def in_terminal(command: str, folder: Path) -> str:
    """Run a command of ours in a terminal, and return what it prints, without a progress bar."""
    pty = pytest.importorskip("pty", reason="NOT TESTED: no terminals on this system")
    fcntl = pytest.importorskip("fcntl")
    termios = pytest.importorskip("termios")
    words = shlex.split(command)
    assert words[0] == "lexicon-fast", command
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, COLUMNS, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "lexicon_fast", *words[1:]],
        cwd=folder,
        env={**os.environ, "NO_COLOR": "1", "TERM": "xterm"},
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=subprocess.PIPE,
    )
    os.close(theirs)
    printed = b""
    while True:
        try:
            part = os.read(ours, 1 << 16)
        except OSError:  # the end, on Linux
            break
        if not part:
            break
        printed += part
    os.close(ours)
    _, errors = process.communicate()
    assert process.returncode == 0, errors.decode()
    return printed.decode().replace("\r\n", "\n")


def check_python(block: Block, names: dict[str, Any]) -> None:
    """Run a block, statement by statement, and compare values with those in comments."""
    lines = block.code.splitlines()
    for statement in ast.parse(block.code).body:
        place = f"{block.page}, line {block.line + statement.lineno - 1}"
        source = "\n" * (statement.lineno - 1) + (
            ast.get_source_segment(block.code, statement) or ""
        )
        if not isinstance(statement, ast.Expr):
            exec(compile(source, place, "exec"), names)
            continue
        value = eval(compile(source.strip(), place, "eval"), names)
        assert statement.end_lineno is not None
        comment = lines[statement.end_lineno - 1][statement.end_col_offset or 0 :].partition("#")[2]
        try:
            expected = ast.literal_eval(comment.strip())
        except (SyntaxError, ValueError):
            continue
        assert value == expected, f"{place}: {value!r}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder like a clone: commands may write there."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    return tmp_path


@pytest.mark.parametrize("page", PAGES)
def test_python_blocks_run(page: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(page):
        if block.language == "python" and block.reason is None:
            check_python(block, names)


@pytest.mark.parametrize("page", PAGES)
def test_commands_print_what_the_page_shows(page: str, folder: Path) -> None:
    for block in blocks(page):
        if block.language == "text" and block.code.startswith("$ ") and block.reason is None:
            for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.code, re.M):
                printed = in_terminal(command, folder)
                assert printed == expected, f"{page}, line {block.line}: {command}\n{printed}"


@pytest.mark.parametrize("page", PAGES)
def test_all_other_blocks_are_known(page: str) -> None:
    for block in blocks(page):
        if block.language == "sh" and block.reason is None:
            unknown = [line for line in block.code.splitlines() if line not in INSTALLED]
            assert not unknown, f"{page}, line {block.line}: {unknown}"


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 150


def test_all_links_lead_to_files() -> None:
    for page in [
        Path("README.md"),
        *(path.relative_to(ROOT) for path in (ROOT / "docs").glob("*.md")),
    ]:
        text = BLOCK.sub("", (ROOT / page).read_text(encoding="utf-8"))
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
            if "://" not in target:
                assert (ROOT / page.parent / target).exists(), f"{page}: {target}"
