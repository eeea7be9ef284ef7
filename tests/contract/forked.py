"""Command lines run in processes forked from one that has the libraries loaded already.

A start of Python costs a quarter of a second, a fork some milliseconds. Each command runs as
`python -m lexicon_fast` does, with files for stdin, stdout and stderr.

Run as a script this is the process that forks: it reads a JSON object a line from descriptor 3 and
answers each with a line on descriptor 4.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self

#: Loaded before the first fork, where they are there.
LIBRARIES = "click msgspec numpy tqdm xxhash platformdirs inspect json"

#: Seconds after which a command is killed.
PATIENCE = 300

#: How a click or argparse command line is read without being run: what stands for its main call.
TREE = "tree"


class Ran(NamedTuple):
    """The result of a command line."""

    code: int
    stdout: bytes
    stderr: bytes


def environment(cache: str, **more: str) -> dict[str, str]:
    """The same on every machine: no colours, no settings of users, UTF-8, UTC."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return {
        **kept,
        "PYTHONSAFEPATH": "1",
        "PYTHONUTF8": "1",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "TERM": "dumb",
        "COLUMNS": "100",
        "OPENBLAS_NUM_THREADS": "1",
        "LEXICON_FAST_CACHE": cache,
        "LEXICON_FAST_THREADS": "2",
        "HOME": tempfile.gettempdir(),
        **more,
    }


class Commands:
    """Runs command lines in a folder. Ends with the `with` block."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        ask, self._ask = os.pipe()
        self._answer, answer = os.pipe()
        with open(os.devnull, "rb+") as nowhere:
            self._process = subprocess.Popen(
                [sys.executable, __file__, str(ask), str(answer)],
                stdin=nowhere,
                stdout=nowhere,
                pass_fds=(ask, answer),
                env=environment(str(cache)),
            )
        os.close(ask)
        os.close(answer)
        self._answers = os.fdopen(self._answer, encoding="utf-8")
        self._kept = Path(tempfile.mkdtemp(dir=folder.parent))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._ask)
        self._process.wait()
        self._answers.close()

    def run(
        self,
        *args: str,
        stdin: str | bytes = b"",
        env: Mapping[str, str] | None = None,
        module: str = "lexicon_fast",
        instead: str = "",
    ) -> Ran:
        """Run `python -m MODULE ARGS`. env: more variables; instead: see `_read_tree`."""
        given = self._kept / "stdin"
        given.write_bytes(stdin.encode() if isinstance(stdin, str) else stdin)
        streams = [str(given), str(self._kept / "stdout"), str(self._kept / "stderr")]
        request = {
            "args": args,
            "folder": str(self.folder),
            "streams": streams,
            "env": env or {},
            "module": module,
            "instead": instead,
        }
        os.write(self._ask, json.dumps(request).encode() + b"\n")
        code = json.loads(self._answers.readline())
        return Ran(code, *(Path(name).read_bytes() for name in streams[1:]))


def _serve(ask: int, answer: int) -> None:
    from contextlib import suppress
    from importlib import import_module

    for name in LIBRARIES.split():
        with suppress(ImportError):
            import_module(name)
    with os.fdopen(ask, encoding="utf-8") as requests:
        for line in requests:
            child = os.fork()
            if child == 0:
                os.close(answer)
                signal.alarm(PATIENCE)
                _run(json.loads(line))
            _, status = os.waitpid(child, 0)
            os.write(answer, f"{os.waitstatus_to_exitcode(status)}\n".encode())


def _run(request: dict[str, Any]) -> None:
    """Becomes a process of that command line, and ends as one."""
    import runpy

    os.chdir(request["folder"])
    os.environ.update(request["env"])
    for number, name in enumerate(request["streams"]):
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC if number else os.O_RDONLY
        opened = os.open(name, flags)
        os.dup2(opened, number)
        os.close(opened)
    if request["instead"] == TREE:
        _read_tree()
    sys.argv = [request["module"], *request["args"]]
    code = 0
    try:
        runpy.run_module(request["module"], run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        import traceback

        traceback.print_exc()
        code = 99
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _read_tree() -> None:
    """From now on a command line prints what it would accept, as JSON, in place of running."""
    import argparse

    import click
    from surfaces import command_tree

    def of_click(self: click.Command, *_: Any, **__: Any) -> None:
        print(json.dumps(command_tree.of_click(self)))
        sys.stdout.flush()
        os._exit(0)

    def of_argparse(self: argparse.ArgumentParser, *_: Any, **__: Any) -> None:
        print(json.dumps(command_tree.of_argparse(self)))
        sys.stdout.flush()
        os._exit(0)

    click.Command.main = of_click  # type: ignore[method-assign,assignment]
    click.Group.main = of_click  # type: ignore[method-assign,assignment]
    argparse.ArgumentParser.parse_args = of_argparse  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    _serve(int(sys.argv[1]), int(sys.argv[2]))
