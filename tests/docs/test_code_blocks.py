"""The code blocks of the documentation do what they show.

The blocks of a page are run in order, in one folder:

- `python`: with the names of the blocks before. A comment after an expression is its value if it is
  a Python literal. A block that begins with `# NAME.py` is also saved under that name.
- `text` that begins with `$ `: commands in a terminal of 100 columns, and their output.
- `console`: commands in a shell, and their output.
- `sh`: commands in a shell, which must succeed. They have no input.
- `js`: is run by Node, as a module.
- `json`, `toml`: are parsed.

`<!-- not-run: REASON -->` before a block says why it is not run; a page of the site lists these.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import shutil
import struct
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from support.code_blocks import CHECKED, ROOT, Block, blocks, list_of_not_run, pages, without_blocks

#: Pages that are quick to check. The others wait for the stage `slow`.
QUICK = ("README.md", "docs/tutorial.md", "docs/tour.md", "docs/own-rules.md")
#: Page -> packages without which it is not tested.
NEEDED = {
    "docs/rl.md": ("pettingzoo", "gymnasium"),
    "docs/batch.md": ("pyarrow", "polars", "duckdb"),
    "docs/frames.md": ("pyarrow", "polars", "duckdb"),
    "docs/clusters.md": ("pyarrow", "distributed"),
    "docs/quiz.md": ("fsrs",),
}

#: Commands that install, test and measure. `.ci/run` and the steps of a release run them.
INSTALLED = [
    "lexicon-fast bench --quick",
    "python3 -m venv .venv && .venv/bin/pip install -e . && .venv/bin/lexicon-fast solve"
    " 'TCHEDUQ hat l[u]rch' -n 6",
    "python3 -m venv .venv && .venv/bin/pip install -e '.[test]' && .venv/bin/pytest -q -n auto",
    "pip install -q -e '.[serve]' && lexicon-fast serve",
]

#: Numbers of games and samples in commands whose output is not compared: a tenth or less suffices.
LONG = re.compile(r"(--pairs \d+)0\b|(--sample \d+)00\b")

NODE = shutil.which("node")
NO_NODE = "NOT TESTED: blocks in JavaScript: there is no `node` here"

COLUMNS = 100
#: Seconds.
TIME_LIMIT = 300


class Session:
    """The folder, the commands and the names that the blocks of a page share."""

    def __init__(self, tmp_path: Path, page: str) -> None:
        """page: the blocks of a page in examples/ run in its folder."""
        clone = tmp_path / "clone"
        ignored = shutil.ignore_patterns("node_modules")
        shutil.copytree(ROOT / "examples", clone / "examples", ignore=ignored)
        self.folder = (clone / page).parent if page.startswith("examples/") else clone
        commands = tmp_path / "bin"
        commands.mkdir()
        for name, module in (("lexicon-fast", " -m lexicon_fast"), ("python", "")):
            path = commands / name
            path.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)}{module} "$@"\n')
            path.chmod(0o755)
        self.environment = {
            **os.environ,
            "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(tmp_path),
            "NO_COLOR": "1",
            "TERM": "xterm",
        }
        for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            self.environment.pop(name, None)
        self.names: dict[str, Any] = {"__name__": "__main__"}

    def check(self, block: Block) -> None:
        """Run a block, and compare what it gives with what the page shows."""
        place = f"{block.page}, line {block.line}"
        if block.language == "python":
            self.check_python(block)
        elif block.language == "json":
            for line in block.code.splitlines():
                json.loads(line)
        elif block.language == "toml":
            tomllib.loads(block.code)
        elif block.language == "js":
            if not NODE:
                pytest.skip(NO_NODE)
            (self.folder / "block.mjs").write_text(block.code, encoding="utf-8")
            self.in_shell("node block.mjs", place)
        elif block.language == "sh":
            lines = [line for line in block.code.splitlines() if line not in INSTALLED]
            self.in_shell(LONG.sub(r"\1\2", "\n".join(lines)), place)
        else:
            run = self.in_terminal if block.language == "text" else self.in_shell
            for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.code, re.M):
                printed = run(command, place)
                assert printed == expected, f"{place}: {command}\n{printed}"

    def in_shell(self, commands: str, place: str) -> str:
        """Run commands in a shell, and return what they print."""
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", commands],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=TIME_LIMIT,
        )
        assert done.returncode == 0, f"{place}: {done.stderr}"
        return done.stdout

    def in_terminal(self, command: str, place: str) -> str:
        """Run a command in a terminal, and return what it prints, without a progress bar."""
        pty = pytest.importorskip("pty", reason="NOT TESTED: no terminals on this system")
        fcntl = pytest.importorskip("fcntl")
        termios = pytest.importorskip("termios")
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, COLUMNS, 0, 0))
        process = subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", command],
            cwd=self.folder,
            env=self.environment,
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
        assert process.returncode == 0, f"{place}: {errors.decode()}"
        return printed.decode().replace("\r\n", "\n")

    def check_python(self, block: Block) -> None:
        """Run a block, statement by statement, and compare values with those in comments."""
        if saved := re.match(r"# (\w+\.py)\n", block.code):
            (self.folder / saved[1]).write_text(block.code, encoding="utf-8")
        lines = block.code.splitlines()
        for statement in ast.parse(block.code).body:
            place = f"{block.page}, line {block.line + statement.lineno - 1}"
            source = "\n" * (statement.lineno - 1) + (
                ast.get_source_segment(block.code, statement) or ""
            )
            if not isinstance(statement, ast.Expr):
                exec(compile(source, place, "exec"), self.names)
                continue
            value = eval(compile(source.strip(), place, "eval"), self.names)
            assert statement.end_lineno is not None
            rest = lines[statement.end_lineno - 1][statement.end_col_offset or 0 :]
            try:
                expected = ast.literal_eval(rest.partition("#")[2].strip())
            except (SyntaxError, ValueError):
                continue
            assert value == expected, f"{place}: {value!r}"


def pages_with_code() -> list[Any]:
    """Return the pages with code, the slow ones with their marker."""
    found = [page for page in pages() if any(map(is_run, blocks(page)))]
    assert set(QUICK) <= set(found)
    return [page if page in QUICK else pytest.param(page, marks=pytest.mark.slow) for page in found]


def is_run(block: Block) -> bool:
    return block.is_code and block.reason is None


@pytest.mark.parametrize("page", pages_with_code())
def test_code_does_what_the_page_shows(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in NEEDED.get(page, ()):
        pytest.importorskip(package, reason=f"NOT TESTED: {page} needs {package}")
    session = Session(tmp_path, page)
    monkeypatch.chdir(session.folder)
    for block in filter(is_run, blocks(page)):
        session.check(block)


def test_all_languages_are_known() -> None:
    for page in pages():
        for block in blocks(page):
            known = block.language in CHECKED or not is_run(block)
            assert known, f"{page}, line {block.line}: {block.language!r}"


def test_code_that_is_not_run_is_listed_with_its_reason() -> None:
    rows = list_of_not_run().splitlines()[6:]
    reasons = [block.reason for page in pages() for block in blocks(page) if block.reason]
    assert len(rows) == len(reasons) > 0
    assert all(f" | {reason} |" in row for row, reason in zip(rows, reasons, strict=True))


@pytest.mark.parametrize(
    "code",
    [
        "```python\n1 + 1  # 3\n```\n",
        "```python\nraise ValueError\n```\n",
        "```text\n$ echo yes\nno\n```\n",
        "```console\n$ echo yes\nno\n```\n",
        "```sh\nfalse\ntrue\n```\n",
        '```json\n{"a": }\n```\n',
        "```toml\na = \n```\n",
        pytest.param("```js\nthrow 1\n```\n", marks=pytest.mark.skipif(not NODE, reason=NO_NODE)),
    ],
)
def test_wrong_code_is_noticed(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Page\n\n{code}")
    monkeypatch.chdir(tmp_path)
    (block,) = blocks(str(page))
    with pytest.raises((AssertionError, ValueError)):
        Session(tmp_path, page.name).check(block)


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 150


def test_all_links_lead_to_files() -> None:
    for page in pages():
        text = without_blocks((ROOT / page).read_text(encoding="utf-8"))
        for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
            if "://" not in target and not target.startswith("mailto:"):
                assert (ROOT / page).parent.joinpath(target).exists(), f"{page}: {target}"
