"""The JavaScript client in examples/js: its package, its tests, its bot and its documentation."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.code_blocks import blocks
from support.effort import first_only
from support.serving import Server

from lexicon_fast import __version__
from lexicon_fast.client import Engine, Game
from lexicon_fast.protocol.methods import VERSION, version_text

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "examples" / "js"
SCHEMAS = ("protocol.schema.json", "server.schema.json")

#: The oldest version of Node that can run the package, and the first with WebSocket.
NODE = 20
NODE_WITH_WEBSOCKET = 22


def described() -> dict[str, object]:
    description: dict[str, object] = json.loads((PACKAGE / "package.json").read_bytes())
    return description


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Environment of Node: `lexicon-fast` is on the path, and there is a WebSocket."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("NOT TESTED: the JavaScript client: there is no `node` here")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    major = int(version.removeprefix("v").partition(".")[0])
    if major < NODE:
        pytest.skip(f"NOT TESTED: the JavaScript client: node {version.strip()} is too old")
    programs = tmp_path_factory.mktemp("programs")
    program = programs / "lexicon-fast"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m lexicon_fast "$@"\n')
    program.chmod(0o755)
    changed = {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    if major < NODE_WITH_WEBSOCKET:
        changed["NODE_OPTIONS"] = "--experimental-websocket --no-warnings"
    return {**os.environ, **changed}


def output_of(*command: str, environment: dict[str, str], folder: Path = PACKAGE) -> str:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# ------------------------------------------------------------------------ package


def test_the_version_is_that_of_this_package() -> None:
    # `0.2.0.dev0` is written `0.2.0-dev.0` there.
    expected = re.sub(r"\.?(dev|a|b|rc)(\d+)$", r"-\1.\2", __version__)
    assert described()["version"] == expected
    lock = json.loads((PACKAGE / "package-lock.json").read_bytes())
    assert lock["version"] == lock["packages"][""]["version"] == expected


def test_it_needs_no_other_packages() -> None:
    package = described()
    for kind in ("dependencies", "peerDependencies", "optionalDependencies"):
        assert kind not in package
    for source in (PACKAGE / "src").glob("*.js"):
        imported = re.findall(r'^(?:import|export) .*from "([^"]+)"', source.read_text(), re.M)
        assert all(name.startswith(("./", "node:")) for name in imported), source
        if source.name not in ("engine.js", "index.js"):  # browsers load these
            assert not any(name.startswith("node:") for name in imported), source
            assert "./engine.js" not in imported, source


def test_the_licence_is_that_of_this_package() -> None:
    assert described()["license"] == "MIT"
    assert (PACKAGE / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_the_types_are_those_of_the_schemas() -> None:
    """A quick check; `.ci/run script` writes the types again and compares them."""
    texts = b"".join((ROOT / "docs" / name).read_bytes() for name in SCHEMAS)
    head = (PACKAGE / "types" / "protocol.d.ts").read_text(encoding="utf-8")[:300]
    message = "examples/js/types is out of date: run `npm ci && npm run types` in examples/js"
    assert hashlib.sha256(texts).hexdigest() in head, message


def test_it_knows_this_version_of_the_protocol() -> None:
    source = (PACKAGE / "src" / "connection.js").read_text(encoding="utf-8")
    assert f'export const PROTOCOL = "{version_text(VERSION)}";' in source


def test_calls_have_the_names_of_the_python_client() -> None:
    def names(cls: type) -> set[str]:
        found = {name for each in cls.__mro__ for name in vars(each) if not name.startswith("_")}
        return {re.sub(r"_(\w)", lambda part: part[1].upper(), name) for name in found}

    def has(name: str, *files: str) -> bool:
        types = "".join((PACKAGE / "types" / file).read_text(encoding="utf-8") for file in files)
        return re.search(rf"^    (static |get )?{name}[<(:]", types, re.M) is not None

    # `popen` is `spawn`, as in Node. `searchMany` is many `search`, without waiting between them.
    others = {"popen", "quit", "searchMany"}
    missing = {name for name in names(Engine) if not has(name, "client.d.ts", "engine.d.ts")}
    assert missing == others
    assert [name for name in names(Game) if not has(name, "game.d.ts")] == []


def test_the_package_has_the_sources_and_the_types(tmp_path: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("NOT TESTED: the files of the JavaScript package: there is no `npm` here")
    command = [npm, "pack", "--dry-run", "--json", "--offline", "--ignore-scripts"]
    command += ["--cache", str(tmp_path)]  # there may be no home folder
    done = subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True, check=True)
    (packed,) = json.loads(done.stdout)
    assert packed["name"] == "lexicon-fast-client"
    modules = sorted(path.stem for path in (PACKAGE / "src").iterdir())
    public = [name for name in modules if name not in ("connection", "lines")]
    expected = ["LICENSE", "README.md", "package.json"]
    expected += [f"src/{name}.js" for name in modules]
    expected += [f"types/{name}.d.ts" for name in sorted([*public, "protocol"])]
    assert sorted(file["path"] for file in packed["files"]) == sorted(expected)


# -------------------------------------------------------------------------- in use


@pytest.mark.slow  # .ci/run script
@pytest.mark.processes
def test_its_own_tests_pass(environment: dict[str, str]) -> None:
    tests = sorted(str(path) for path in (PACKAGE / "test").glob("*.test.js"))
    options = ["--test", "--test-reporter=tap", "--test-timeout=120000"]
    output = output_of("node", *options, *tests, environment=environment)
    assert re.search(r"^# fail 0$", output, re.M), output
    assert re.search(r"^# skipped 0$", output, re.M), output
    found = re.search(r"^# pass (\d+)$", output, re.M)
    assert found is not None
    assert int(found[1]) >= 50


@pytest.mark.processes
@pytest.mark.parametrize("game", first_only(["lexicon", "scrabble", "lexibomb"]))
def test_the_bot_plays_a_whole_game(game: str, environment: dict[str, str]) -> None:
    bot = str(PACKAGE / "examples" / "bot.js")
    command = ["node", bot, "--game", game, "--seed", "7"]
    output = output_of(*command, environment=environment)
    first, *actions, won, record = output.splitlines()
    assert first.startswith(f"lexicon-fast {__version__}, protocol ")
    assert all("action" in json.loads(action) for action in actions)
    assert re.fullmatch(r"won by \[\d.*\], points \[\d+,\d+\] \(0 is this bot\)", won)
    assert re.fullmatch(r"\d+ lines of record", record)
    if game == "lexicon":  # the same game as that of the bot in Python, move for move
        python = [sys.executable, str(ROOT / "examples" / "bot.py"), "--seed", "7"]
        theirs = output_of(*python, environment=environment).splitlines()[-2:]
        points = theirs[0].replace(", ", ",").replace("],points", "], points")
        assert won.partition(" (")[0] == points.partition(" (")[0]
        assert record == theirs[1]


@pytest.mark.processes
def test_the_bot_takes_advice(environment: dict[str, str]) -> None:
    bot = str(PACKAGE / "examples" / "bot.js")
    command = ["node", bot, "--rounds", "1", "--players", "3", "--advice", "0.05"]
    engine = ["--", sys.executable, "-m", "lexicon_fast", "engine"]
    assert "advice: " in output_of(*command, *engine, environment=environment)


@pytest.mark.processes
def test_the_example_for_servers_runs(environment: dict[str, str], tmp_path: Path) -> None:
    (example,) = [
        block.code
        for block in blocks("examples/js/README.md")
        if block.language == "js" and block.reason is not None
    ]
    with Server(":memory:") as server:
        address = f"http://{server.host}:{server.port}/"
        assert "http://127.0.0.1:8765/" in example
        code = example.replace("http://127.0.0.1:8765/", address)
        # A module finds the package by its name in the folder of the package.
        shutil.copytree(PACKAGE / "src", tmp_path / "src")
        shutil.copy(PACKAGE / "package.json", tmp_path)
        (tmp_path / "example.js").write_text(code, encoding="utf-8")
        output = output_of("node", "example.js", environment=environment, folder=tmp_path)
    assert re.fullmatch(
        r"\[ \d+, \d+ \]\nthis client has closed the connection \(code \d+\)\n", output
    )
