"""Change the program at random places, and count how many of the changes the tests detect.

    python tests/tools/mutants.py --count 300 --seed 1 --log bench/results/mutants.jsonl

A mutant is a copy of the sources with one changed token: `<` becomes `<=`, `and` becomes `or`, a
number grows by one, and so on. A third of the mutants is in the rules of games, a third in native
code, a third in the server. The tests of that part run, and if they pass, all quick tests. The log
has a line for each mutant; with the same seed, an interrupted run continues after its last line.
Read every survivor: add a test, or explain why the change makes no difference.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tokenize
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: Part -> folder, suffix of its files, and the tests that run first.
PARTS = {
    "rules": ("lexicon_fast/games", ".py", ["tests/games"]),
    "native": (
        "src/lexicon_fast/_native",
        ".pyx",
        ["tests/native", "tests/dictionary", "tests/games", "tests/rows"],
    ),
    "server": ("lexicon_fast/server", ".py", ["tests/server"]),
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
TIME_LIMIT = 1200

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
    for number, (part, (folder, suffix, _)) in enumerate(PARTS.items()):
        paths = sorted(path for path in (ROOT / folder).rglob(f"*{suffix}"))
        every = [mutant for path in paths for mutant in mutants_of(part, path)]
        share = count // len(PARTS) + (number < count % len(PARTS))
        found += rng.sample(every, min(share, len(every)))
    rng.shuffle(found)
    return found


class Copy:
    """A copy of the sources, in which one mutant after the other is tested."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "copy"
        ignore = shutil.ignore_patterns(".git", ".venv", "__pycache__", "ci", "node_modules")
        shutil.copytree(ROOT, self.root, ignore=ignore)
        if (ROOT.parent / "shared").exists():
            (folder / "shared").symlink_to(ROOT.parent / "shared")
        self.environment = {
            **os.environ,
            "PYTHONPATH": str(self.root),
            "PYTHONSAFEPATH": "1",
            "LEXICON_FAST_CACHE": str(folder / "cache"),
            "CI": "true",
        }

    def run(self, *command: str) -> str:
        """Run a command, and return "passed", "failed" or "timeout"."""
        try:
            done = subprocess.run(
                [sys.executable, *command],
                cwd=self.root,
                env=self.environment,
                capture_output=True,
                timeout=TIME_LIMIT,
            )
        except subprocess.TimeoutExpired:
            return "timeout"
        return "failed" if done.returncode else "passed"

    def tests(self, *arguments: str) -> str:
        return self.run("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *arguments)

    def built(self, mutant: Mutant) -> bool:
        if mutant.part != "native":
            return True
        return self.run("setup.py", "-q", "build_ext", "--inplace") == "passed"

    def result(self, mutant: Mutant) -> str:
        """Return "detected", "timeout", "survived", or "invalid" if it cannot be built."""
        path = self.root / mutant.file
        original = path.read_bytes()
        lines = original.splitlines(keepends=True)
        line, before = lines[mutant.line - 1], mutant.before.encode()
        end = mutant.column + len(before)
        assert line[mutant.column : end] == before, mutant
        lines[mutant.line - 1] = line[: mutant.column] + mutant.after.encode() + line[end:]
        try:
            path.write_bytes(b"".join(lines))
            if not self.built(mutant):
                return "invalid"
            for arguments in (["-n", "0", *PARTS[mutant.part][2]], ["-n", "auto"]):
                found = self.tests(*arguments)
                if found != "passed":
                    return "timeout" if found == "timeout" else "detected"
            return "survived"
        finally:
            path.write_bytes(original)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=300, help="number of mutants")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument(
        "--log", type=Path, required=True, help="JSON Lines; continued if it exists"
    )
    options = parser.parse_args()
    log: Path = options.log
    done = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
    mutants = chosen(options.count, options.seed)
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
    print(f"{found} of {valid} mutants detected, {results['survived']} survived")


if __name__ == "__main__":
    main()
