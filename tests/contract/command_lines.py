"""Run command lines of the installed version in a fixed environment."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from forked import Forks

#: Seconds after which a command is killed.
TIMEOUT = 300


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


class Commands(Forks):
    """Run command lines in a folder. Ends with the `with` block."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self._folder = folder
        here = str(Path(__file__).resolve().parent)
        self._env = environment(str(cache))
        path = filter(None, [self._env.get("PYTHONPATH"), here])
        super().__init__(["lexicon_fast"], {**self._env, "PYTHONPATH": os.pathsep.join(path)})

    def command(
        self,
        *args: str,
        stdin: str | bytes = b"",
        env: Mapping[str, str] | None = None,
        module: str = "lexicon_fast",
        before: str = "",
    ) -> Ran:
        """Run `python -m MODULE ARGS`. env: more variables; before: see `Forks.run`."""
        done = self.run(
            args,
            input=stdin.encode() if isinstance(stdin, str) else stdin,
            env={**self._env, **(env or {})},
            cwd=self._folder,
            timeout=TIMEOUT,
            module=module,
            before=before,
        )
        return Ran(done.returncode, done.stdout, done.stderr)
