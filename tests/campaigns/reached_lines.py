"""Run pytest under coverage.py and write down which tests reach which lines.

    REACHED_LINES=reached.json python -m campaigns.reached_lines -n auto

The JSON file is an object: file -> line -> IDs of tests; "" means import. Lines that run in a
process that a test has started belong to the whole module of the test. `mutants.py` uses this. As a
pytest plugin, this module tells coverage.py which test runs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

#: The packages whose lines are of interest: those that `mutants.py` changes.
SETTINGS = """
[run]
source =
    lexicon_fast.games
    lexicon_fast.server
parallel = true
data_file = {folder}/data
context = ${{REACHED_BY-}}
patch =
    subprocess
    fork
    _exit
concurrency =
    thread
    multiprocessing
"""


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Give lines of this process the test's ID as context, and lines of others the module's."""
    measured = coverage.Coverage.current()
    if measured is None:
        return (yield)
    os.environ.pop("COVERAGE_PROCESS_CONFIG", None)
    os.environ["COVERAGE_PROCESS_START"] = os.environ["REACHED_SETTINGS"]
    os.environ["REACHED_BY"] = item.nodeid.partition("::")[0]
    measured.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        measured.switch_context("")


def reached(data: coverage.CoverageData) -> dict[str, dict[int, list[str]]]:
    """Return file -> line -> tests, for files in the working folder."""
    found: dict[str, dict[int, list[str]]] = {}
    for path in data.measured_files():
        resolved = Path(path).resolve()
        if resolved.is_relative_to(Path.cwd()):  # not a copy that a test made
            contexts = sorted(data.contexts_by_lineno(path).items())
            name = resolved.relative_to(Path.cwd()).as_posix()
            found[name] = {line: sorted(tests) for line, tests in contexts}
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings"
        settings.write_text(SETTINGS.format(folder=folder))
        environment = {**os.environ, "REACHED_SETTINGS": str(settings)}
        command = ["coverage", "run", f"--rcfile={settings}", "-m", "pytest"]
        arguments = ["-p", "campaigns.reached_lines", *sys.argv[1:]]
        subprocess.run([sys.executable, "-m", *command, *arguments], env=environment, check=False)
        measured = coverage.Coverage(config_file=str(settings))
        measured.combine()
        files = reached(measured.get_data())
    Path(os.environ["REACHED_LINES"]).write_text(json.dumps(files))


if __name__ == "__main__":
    main()
