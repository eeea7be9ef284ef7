"""Run command lines of the installed version in a fixed environment."""

from __future__ import annotations

import atexit
import os
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from support.forked import Forks

#: Seconds after which a command is killed.
TIMEOUT = 300


class Ran(NamedTuple):
    """The result of a command line."""

    code: int
    stdout: bytes
    stderr: bytes


def environment(cache_folder: str, **more: str) -> dict[str, str]:
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
        "LEXICON_FAST_CACHE": cache_folder,
        "LEXICON_FAST_THREADS": "2",
        "HOME": tempfile.gettempdir(),
        **more,
    }


@cache
def _forks() -> Forks:
    """Start the process that runs the commands of all folders. It ends when this one does."""
    env = environment("")
    path = filter(None, [env.get("PYTHONPATH"), str(Path(__file__).resolve().parent)])
    forks = Forks(["lexicon_fast"], {**env, "PYTHONPATH": os.pathsep.join(path)})
    atexit.register(forks.__exit__)
    return forks


class Commands:
    """Run command lines in a folder."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self._folder = folder
        self._env = environment(str(cache))

    def command(
        self,
        *args: str,
        stdin: str | bytes = b"",
        env: Mapping[str, str] | None = None,
        module: str = "lexicon_fast",
        before: str = "",
    ) -> Ran:
        """Run `python -m MODULE ARGS`. env: more variables; before: see `Forks.run`."""
        done = _forks().run(
            args,
            input=stdin.encode() if isinstance(stdin, str) else stdin,
            env={**self._env, **(env or {})},
            cwd=self._folder,
            timeout=TIMEOUT,
            module=module,
            before=before,
        )
        return Ran(done.returncode, done.stdout, done.stderr)
