"""Check the package as installed from a wheel: its files, and that it works away from the sources.

    python tests/wheel_check.py     # with a Python that has the wheel installed

All commands run in this process, so that an emulator can run the check.
"""

from __future__ import annotations

import io
import json
import os
import tempfile
from contextlib import redirect_stdout
from importlib.metadata import files
from pathlib import Path

import lexicon_fast
from lexicon_fast import cpu_info
from lexicon_fast.cli import main

ROOT = Path(__file__).resolve().parents[1]

#: Files of the package that are no modules, one of each kind.
DATA = [
    *("py.typed", "_native/dictionary/search.pyi"),
    *("data/enable.txt.gz", "data/2of12inf.txt.gz", "data/yawl.txt.gz", "data/NOTICE.txt"),
    *("data/opentaal.txt.gz", "data/norsk-ordbank.txt.gz", "data/wikidata-de.txt.gz"),
    *("data/frequency.txt.gz", "data/languages/fr.toml"),
    *("data/layouts/super.toml", "server/bundle/index.html", "server/bundle/files/app.js"),
    *("server/bundle/worker.js", "server/bundle/LICENSE-preact.txt"),
]

#: Included word lists and their numbers of words. Nothing has to be downloaded.
WORDS = {"enable": 172820, "2of12inf": 81536, "yawl": 264097}
#: Those of other languages, by code.
WORDS |= {"nl": 299609, "no": 469692, "de": 527766}


def run(*args: str | Path) -> str:
    """Run a command that has to succeed, and return its output."""
    output = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with redirect_stdout(output):
        code = main([str(arg) for arg in args])
    output.flush()
    assert code == 0, (args, code)
    assert isinstance(output.buffer, io.BytesIO)
    return output.buffer.getvalue().decode()


def check_files() -> None:
    package = Path(lexicon_fast.__file__).parent
    assert package != ROOT / "lexicon_fast", "this is the package of the sources"
    names = {path.as_posix() for path in files("lexicon-fast") or []}
    for wanted in DATA:
        assert f"lexicon_fast/{wanted}" in names, f"the wheel lacks {wanted}"
    installed = {name for name in names if not name.endswith(".pyc") and "/bin/" not in name}
    foreign = {
        name
        for name in installed
        if not name.startswith(("lexicon_fast/", "lexicon_fast-")) and "Scripts/" not in name
    }
    sources = {name for name in names if name.endswith((".pyx", ".pxd", ".cpp", ".h"))}
    assert not foreign | sources, f"the wheel has {foreign | sources}"
    # _cython has Cython's utility functions, which Python code never calls, so it has no stub.
    stubs = {name.removesuffix(".pyi") for name in names if name.endswith(".pyi")}
    native = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    native.remove("lexicon_fast/_native/_cython")
    assert stubs == native, f"a stub without a module, or the other way round: {stubs ^ native}"
    licences = {Path(name).name for name in names if ".dist-info/licenses/" in name}
    assert licences == {"LICENSE", "NOTICE.txt"}, licences
    print(f"{len(native)} native modules, {cpu_info()}")


def check_commands(folder: Path) -> None:
    for name, words in WORDS.items():
        assert json.loads(run("words", "info", name, "--json"))["words"] == words
        run("solve", "CATDOGXYZ*", "-w", name, "--format", "jsonl", "-o", folder / f"{name}.jsonl")
        assert '"action":"form"' in (folder / f"{name}.jsonl").read_text()
    assert len(run("languages").splitlines()) == 25
    run("lexibomb", "plays", '{"rack": "AEINRS_"}', "-n", "1", "-o", folder / "lexibomb.jsonl")
    run("census", "--cards", "3", "--format", "json", "-o", folder / "census.json")
    run("solve", "-i", ROOT / "examples" / "hands.txt", "-o", folder / "hands.jsonl")
    hands = [line for line in (ROOT / "examples" / "hands.txt").read_text().splitlines() if line]
    rows = [json.loads(line) for line in (folder / "hands.jsonl").read_text().splitlines()]
    assert len(rows) == len(hands) > 0, (len(rows), len(hands))
    assert all(row["count"] >= len(row["moves"]) for row in rows)
    assert sum(row["count"] for row in rows) > 1000
    run("solve", "CATDOGXYZ* mother hat l[u]rch", "-o", folder / "one.jsonl")
    one = json.loads((folder / "one.jsonl").read_text())
    assert {move["action"] for move in one["moves"]} <= {"form", "insert", "substitute"}
    assert one["count"] > 100, one
    print(f"{len(rows)} hands solved")


def check() -> None:
    check_files()
    with tempfile.TemporaryDirectory() as name:
        os.environ["LEXICON_FAST_CACHE"] = str(Path(name, "cache"))
        # Nothing may be downloaded.
        os.environ["http_proxy"] = os.environ["https_proxy"] = "http://127.0.0.1:9"
        check_commands(Path(name))


if __name__ == "__main__":
    check()
