"""Change the program at random places, and count how many of the changes the tests detect.

    python -m campaigns.mutants --count 300 --seed 1 --log bench/results/mutants.jsonl

A mutant is a copy of the sources with one changed token: `<` becomes `<=`, `and` becomes `or`, a
number grows by one, and so on. A third of the mutants is in the rules of games, a third in native
code, a third in the server. First the quick tests run once under coverage.py, to find out which
tests reach which lines of Python (`reached_lines.py`); then only these run for a mutant. Native
mutants are built, and the quick tests of related folders run. Slow tests never run.

The log has a line for each mutant; with the same seed, an interrupted run continues after its last
line. Read every survivor: add a test, or explain why the change makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tokenize
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from io import BytesIO
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: Part -> folder, suffix of its files.
PARTS = {
    "rules": ("lexicon_fast/games", ".py"),
    "native": ("src/lexicon_fast/_native", ".pyx"),
    "server": ("lexicon_fast/server", ".py"),
}

#: Folder of native code -> the tests that run for its mutants, in this order.
NATIVE_TESTS = {
    "dictionary": "dictionary games/lexicon native",
    "rows": "rows native",
    "census": "census native",
    "lexicon": "games/lexicon bots/lexicon rows native/test_native.py",
    "tiles": "games/scrabble games/tiles games/lexibomb bots/scrabble native/test_native.py",
    "scrabble": "games/scrabble bots/scrabble native/test_native.py",
    "lexibomb": "games/lexibomb bots/lexibomb native/test_native.py",
}

#: Token -> the token that replaces it.
REPLACEMENTS = dict(
    pair.split()
    for pair in (
        *("< <=", "<= <", "> >=", ">= >", "== !=", "!= =="),
        *("+ -", "- +", "+= -=", "-= +=", "* +", "// *", "% //"),
        *("and or", "or and", "True False", "False True"),
        *("break continue", "continue break", "min max", "max min"),
    )
)

#: Seconds; mutants that take longer do not end, and count as detected.
TIME_LIMIT = 600

#: Tests of Python code that run for a mutant.
MAX_TESTS = 1000

#: Lines with these beginnings have no behaviour of their own.
SKIPPED = ("import", "from", "cimport", "@", "assert", "cdef extern", "#")


@dataclass
class Mutant:
    """A change of one token. column: in bytes, from 0."""

    part: str
    file: str
    line: int
    column: int
    before: str
    after: str


def mutants_of(part: str, path: Path) -> Iterator[Mutant]:
    """Yield all mutants of a file."""
    source = path.read_bytes()
    lines = source.decode().splitlines()
    name = path.relative_to(ROOT).as_posix()
    for token in tokenize.tokenize(BytesIO(source).readline):
        if not 0 < token.start[0] <= len(lines):
            continue
        line = lines[token.start[0] - 1]
        if line.strip().startswith(SKIPPED) or "TYPE_CHECKING" in line:
            continue
        after = REPLACEMENTS.get(token.string)
        if token.type == tokenize.NUMBER and token.string.isdecimal():
            after = str(int(token.string) + 1)
        is_code = token.type in (tokenize.OP, tokenize.NAME, tokenize.NUMBER)
        starred = token.string == "*" and not line[: token.start[1]].rstrip()[-1:].isalnum()
        if is_code and after is not None and not starred:
            column = len(line[: token.start[1]].encode())
            yield Mutant(part, name, token.start[0], column, token.string, after)


def chosen(count: int, seed: int) -> list[Mutant]:
    """Choose mutants at random, equally many of each part."""
    rng = random.Random(seed)
    found = []
    for number, (part, (folder, suffix)) in enumerate(PARTS.items()):
        paths = sorted(path for path in (ROOT / folder).rglob(f"*{suffix}"))
        every = [mutant for path in paths for mutant in mutants_of(part, path)]
        share = count // len(PARTS) + (number < count % len(PARTS))
        found += rng.sample(every, min(share, len(every)))
    rng.shuffle(found)
    return found


def statement(source: str, line: int) -> range:
    """Return the lines of the innermost statement at a line, without its body."""
    found = range(line, line + 1)
    for node in ast.walk(ast.parse(source)):  # outer statements come first
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            if node.lineno <= line <= end:
                found = range(node.lineno, end + 1)
    return found


class Copy:
    """A copy of the sources, in which one mutant after the other is tested."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "copy"
        ignore = shutil.ignore_patterns(
            ".git", ".venv", "__pycache__", ".*_cache", "ci", "node_modules"
        )
        shutil.copytree(ROOT, self.root, ignore=ignore)
        if (ROOT.parent / "shared").exists():
            (folder / "shared").symlink_to(ROOT.parent / "shared")
        self.environment = {
            **os.environ,
            "PYTHONPATH": f"{self.root}:{self.root}/tests",
            "PYTHONSAFEPATH": "1",
            "LEXICON_FAST_CACHE": str(folder / "cache"),
            "CI": "true",
        }
        self.output = (ROOT / "build" / "mutants.log").open("w")
        self.written = 0
        self.reached = self.find_reached()

    def run(self, *command: str, seconds: int = TIME_LIMIT) -> str:
        """Run a command, and return "passed", "failed" or "timeout"."""
        with subprocess.Popen(
            [sys.executable, *command],
            cwd=self.root,
            env=self.environment,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as process:
            try:
                return "failed" if process.wait(seconds) else "passed"
            except subprocess.TimeoutExpired:
                return "timeout"
            finally:  # also processes that the tests started
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)

    def tests(self, *arguments: str) -> str:
        options = ("-q", "-x", "-n", "0", "-p", "no:cacheprovider", "-p", "no:rerunfailures")
        return self.run("-m", "pytest", *options, *arguments)

    def find_reached(self) -> dict[str, dict[str, list[str]]]:
        """Return file -> line -> the tests that reach it, from the last run or a new one."""
        digest = hashlib.sha256()
        for folder in ("lexicon_fast", "tests"):
            for path in sorted((ROOT / folder).rglob("*.py")):
                digest.update(path.read_bytes())
        kept = ROOT / "build" / "reached_lines.json"
        if kept.exists():
            found = json.loads(kept.read_text())
            if found["sources"] == digest.hexdigest():
                return found["files"]  # type: ignore[no-any-return]
        print("finding the tests that reach each line", flush=True)
        self.environment["REACHED_LINES"] = str(kept)
        result = self.run("-m", "campaigns.reached_lines", "-q", "-n", "auto", seconds=7200)
        del self.environment["REACHED_LINES"]
        if not kept.exists():
            sys.exit(f"the tests under coverage.py: {result}")
        files = json.loads(kept.read_text())
        kept.write_text(json.dumps({"sources": digest.hexdigest(), "files": files}))
        return files  # type: ignore[no-any-return]

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Return the tests that can detect the mutant, in the order in which to run them."""
        if mutant.part == "native":
            folder = Path(mutant.file).parts[3]
            return [f"tests/{name}" for name in NATIVE_TESTS[folder].split()]
        lines = self.reached.get(mutant.file, {})
        around = statement((ROOT / mutant.file).read_text(), mutant.line)
        candidates = (mutant.line, *reversed(range(around[0], mutant.line)), *around)
        tests = next((lines[str(line)] for line in candidates if str(line) in lines), [])
        if "" in tests:  # the line runs when its module is imported
            return [test for test, _ in Counter(chain(*lines.values())).most_common() if test]
        return random.Random(1).sample(tests, len(tests))

    def write(self, path: Path, source: bytes) -> None:
        """Write a file; its date changes always, so that Python compiles it again."""
        self.written += 1
        path.write_bytes(source)
        date = 1_000_000_000 + self.written
        if path.suffix == ".py":
            os.utime(path, (date, date))

    def result(self, mutant: Mutant) -> str:
        """Return "detected", "timeout", "survived", "unreached" if no quick test reaches the
        line, or "invalid" if it cannot be built."""
        tests = self.tests_of(mutant)
        if not tests:
            return "unreached"
        path = self.root / mutant.file
        original = path.read_bytes()
        lines = original.splitlines(keepends=True)
        line, before = lines[mutant.line - 1], mutant.before.encode()
        end = mutant.column + len(before)
        assert line[mutant.column : end] == before, mutant
        lines[mutant.line - 1] = line[: mutant.column] + mutant.after.encode() + line[end:]
        try:
            self.write(path, b"".join(lines))
            if mutant.part == "native":
                built = self.run("setup.py", "-q", "build_ext", "--inplace")
                if built != "passed":
                    return "invalid"
            # Most mutants are detected by the first tests, and collecting thousands takes long.
            for some in (tests[:100], tests[100:MAX_TESTS]):
                arguments = self.root / "build" / "tests.txt"
                arguments.write_text("\n".join(some))
                found = self.tests(f"@{arguments}") if some else "passed"
                if found != "passed":
                    return "timeout" if found == "timeout" else "detected"
            return "survived"
        finally:
            self.write(path, original)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=300, help="number of mutants")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--part", choices=PARTS, help="only mutants of this part")
    parser.add_argument(
        "--log", type=Path, required=True, help="JSON Lines; continued if it exists"
    )
    options = parser.parse_args()
    log: Path = options.log
    done = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    mutants = chosen(options.count, options.seed)
    if options.part:
        mutants = [mutant for mutant in mutants if mutant.part == options.part]
    for mutant, old in zip(mutants, done, strict=False):
        if {**old, **asdict(mutant)} != old:
            parser.error(f"{log} is from other sources or another seed; name another file")
    results = Counter(old["result"] for old in done)
    with tempfile.TemporaryDirectory() as folder, log.open("a") as file:
        copy = Copy(Path(folder))
        for number, mutant in enumerate(mutants[len(done) :], len(done) + 1):
            begun = time.monotonic()
            result = copy.result(mutant)
            results[result] += 1
            row = {**asdict(mutant), "result": result, "seconds": round(time.monotonic() - begun)}
            file.write(json.dumps(row) + "\n")
            file.flush()
            place = f"{mutant.file}:{mutant.line}: {mutant.before} -> {mutant.after}"
            print(f"{number} of {len(mutants)}: {result}: {place}", flush=True)
    valid = results.total() - results["invalid"]
    found = results["detected"] + results["timeout"]
    print(f"{found} of {valid} mutants detected; {dict(results)}")


if __name__ == "__main__":
    main()
