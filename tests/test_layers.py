"""Layers: a module imports only from its own folder and from folders of lower rank, without cycles.

The ranks are those of docs/architecture.md. Every folder has a rank of its own; so has every native
package. Strings that name a module count as imports, and so do imports inside functions.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from make_data import native_stubs

pytestmark = pytest.mark.slow  # .ci/run style

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "lexicon_fast"
NATIVE = ROOT / "src" / "lexicon_fast" / "_native"

#: Folders from the bottom. Those in one line do not import each other.
RANKS = [
    ["base"],
    ["_native"],
    ["dictionary"],
    ["find", "grids"],
    ["find.equations"],
    ["games"],
    ["games.lexicon", "games.tiles"],
    ["games.scrabble", "games.lexibomb"],
    ["bots"],
    ["bots.lexicon", "bots.tiles"],
    ["bots.scrabble", "bots.lexibomb"],
    ["vector"],
    ["rows"],
    ["puzzles"],
    ["study"],
    ["batch"],
    ["census"],
    ["frames"],
    ["protocol"],
    ["client"],
    ["engine"],
    ["engine.lexicon", "engine.tiles"],
    ["engine.scrabble", "engine.lexibomb"],
    ["arena"],
    ["rl"],
    ["rl.lexicon", "rl.tiles"],
    ["rl.scrabble", "rl.lexibomb"],
    ["server"],
    ["cli"],
    ["cli.lexicon", "cli.tiles"],
    ["cli.scrabble", "cli.lexibomb"],
    ["program"],
]
RANK = {folder: rank for rank, folders in enumerate(RANKS) for folder in folders}

#: Stand beside the tower: they import nothing but this.
ALONE = {
    "protocol": {"protocol", "base", "lexicon_fast.games.registry"},
    "client": {"client", "protocol", "base"},
}

#: User interfaces: they do not import each other, though their ranks would let them. The server
#: answers what the engine answers, so it stands on it.
INTERFACES = {"engine", "server", "cli"}
BUILT_ON = {("server", "engine")}

#: Modules that may import what others of their folder may not, and what that is.
EXCEPTIONS = {
    # These two commands start the other user interfaces.
    "lexicon_fast.cli.engine": {"engine"},
    "lexicon_fast.cli.serve": {"server"},
    # It stops the native loops of its threads.
    "lexicon_fast.base.thread_pool": {"_native"},
    # `bot` makes external players for callers that allow it.
    "lexicon_fast.bots": {"arena"},
    # `find`, `find_alphagrams`, `find_batch`, `equations` and `phrases` pass their arguments on.
    "lexicon_fast.dictionary.dictionary": {"find", "find.equations"},
    # The types of a game's JSON, loaded when they are needed.
    "lexicon_fast.protocol.game_types": {"engine"},
}

#: Modules that build names of modules, as every layer finds its part of a game by convention.
BY_CONVENTION = {
    "lexicon_fast.games.registry",
    "lexicon_fast.cli.commands",
    "lexicon_fast._native",
}

#: Native packages from the bottom.
NATIVE_RANKS = [
    ["dictionary"],
    ["find", "grids", "rows"],
    ["lexicon", "tiles"],
    ["census", "scrabble", "lexibomb"],
    ["vector"],
]
NATIVE_RANK = {name: rank for rank, names in enumerate(NATIVE_RANKS) for name in names}

#: What native modules import from Python: an alphabet, too, for objects that are made from bytes.
FOR_NATIVE = {"_native", "base", "lexicon_fast.dictionary.alphabet"}

#: What people write: Python, stubs, Cython, C++, JavaScript and CSS.
WRITTEN = {".py", ".pyi", ".pyx", ".pxd", ".cpp", ".h", ".js", ".css"}

#: The most lines of each room. A commit that raises one says why, and what it removed.
BUDGETS = {
    "native": 33_300,
    "page": 15_250,
    "games": 12_700,
    "cli": 13_350,
    "bots": 10_950,
    "server": 6_450,
    "find": 5_750,
    "rows": 4_200,
    "arena": 4_150,
    "engine": 3_600,
    "client": 2_750,
    "rl": 2_300,
    "study": 2_450,
    "batch": 2_250,
    "dictionary": 3_250,
    "base": 2_500,
    "protocol": 1_900,
    "kernels": 1_850,
    "census": 1_500,
    "_native": 50,
    "core": 1_200,
    "puzzles": 750,
    "vector": 650,
    "grids": 400,
    "frames": 300,
    "program": 150,
}

#: The most Python files with fewer than 80 lines: a subject deserves a file, a function does not.
SMALL_FILES = 80


def module_of(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


SOURCES = {module_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
STUBS = {module_of(path): path for path in sorted(PACKAGE.rglob("*.pyi"))}
KNOWN = {*SOURCES, *STUBS}


def folder_of(module: str) -> str:
    """The folder of a module, as RANKS has it."""
    first, *others = (*module.split(".")[1:], "")
    if f"{first}.{others[0] if others else ''}" in RANK:
        return f"{first}.{others[0]}"
    return {"_version": "base"}.get(first, first if first in RANK else "program")


def imported(source: str, *, types: bool = True) -> Iterator[str]:
    """All modules of ours that a source imports or names; types: also those for type checkers."""
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test) and not types:
            waiting += node.orelse
            continue
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if is_ours(alias.name))
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "write imports in full"
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                if is_ours(full):
                    yield full if full in KNOWN else str(node.module)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            named = re.match(r"lexicon_fast\.[\w.]+(?=$|:)", node.value)
            if named and (module := known_part(named[0])):
                yield module


def is_ours(module: str) -> bool:
    return module.split(".")[0] == "lexicon_fast"


def known_part(name: str) -> str:
    """The longest part of a dotted name that is a module; "": none is."""
    while name not in KNOWN and "." in name:
        name = name.rpartition(".")[0]
    return name if "." in name else ""


def wrong_imports(module: str, source: str) -> list[str]:
    """The imports of a module that its rank does not allow."""
    if module == "lexicon_fast.base.moved":  # names old paths and new ones
        return []
    here = folder_of(module)
    wrong = []
    for other in imported(source):
        there = folder_of(other)
        if there == here or there in EXCEPTIONS.get(module, ()):
            continue
        sides = here.partition(".")[0], there.partition(".")[0]
        if INTERFACES.issuperset(sides) and sides[0] != sides[1] and sides not in BUILT_ON:
            allowed = False
        elif here in ALONE:
            allowed = there in ALONE[here] or other in ALONE[here]
        elif here == "_native":
            allowed = there in FOR_NATIVE or other in FOR_NATIVE
        else:
            allowed = RANK[there] < RANK[here]
        if not allowed:
            wrong.append(other)
    return wrong


def test_modules_import_only_from_lower_ranks() -> None:
    texts = {
        module: (SOURCES.get(module) or STUBS[module]).read_text(encoding="utf-8")
        for module in sorted(KNOWN)
    }
    wrong = {module: wrong_imports(module, text) for module, text in texts.items()}
    assert {module: names for module, names in wrong.items() if names} == {}


def test_only_the_registry_builds_names_of_modules() -> None:
    built = {
        module: ast.unparse(node)
        for module, path in SOURCES.items()
        if module not in BY_CONVENTION
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr)
        and isinstance(first := node.values[0], ast.Constant)
        and str(first.value).startswith("lexicon_fast.")
    }
    assert built == {}


def test_every_folder_has_a_rank() -> None:
    for module, path in SOURCES.items():
        folder = path.parent.relative_to(PACKAGE).parts
        if folder and folder[0] != "_native":
            assert folder[0] in RANK, f"{module}: {folder[0]} has no rank"


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other in a circle (Tarjan)."""
    found: list[list[str]] = []
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(module: str) -> None:
        number[module] = low[module] = len(number)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in number:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], number[other])
        if low[module] == number[module]:
            group = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(group) > 1:
                found.append(group)

    for module in graph:
        if module not in number:
            visit(module)
    return found


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {
        module: {*imported(path.read_text(encoding="utf-8"), types=False)} & {*SOURCES} - {module}
        for module, path in SOURCES.items()
    }
    # A package passes names of its modules on, which may import others of them.
    for module, others in graph.items():
        others -= {each for each in others if module.startswith(f"{each}.")}
    assert cycles(graph) == []


def test_circles_are_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert cycles({"a": {"b"}, "b": {"c"}, "c": set()}) == []


NATIVE_SOURCES = sorted([*NATIVE.rglob("*.pyx"), *NATIVE.rglob("[!_]*.pxd")])


@pytest.mark.parametrize("path", NATIVE_SOURCES, ids=lambda path: str(path.relative_to(NATIVE)))
def test_native_packages_import_only_from_lower_ranks(path: Path) -> None:
    own, foreign = native_imports(path.read_text(encoding="utf-8"))
    known = {known_part(module) for module in own}
    assert {each if each in FOR_NATIVE else folder_of(each) for each in known} <= FOR_NATIVE
    package = path.parent.name
    for module in foreign:
        if module.startswith(".."):
            other, _, name = module[2:].partition(".")
            assert NATIVE_RANK[other] < NATIVE_RANK[package], f"{package} is not above {other}"
            assert (NATIVE / other / f"{name}.pxd").exists()
        elif module.startswith("."):
            assert (path.parent / f"{module[1:]}.pxd").exists()
        else:
            assert module.split(".")[0] in {"libc", "libcpp", "cpython", "cython"}


def test_every_native_package_has_a_rank() -> None:
    assert {path.parent.name for path in NATIVE_SOURCES} == {*NATIVE_RANK}


def test_every_native_module_has_a_stub() -> None:
    modules = {path.relative_to(NATIVE).with_suffix("") for path in NATIVE.rglob("*.pyx")}
    stubs = PACKAGE / "_native"
    assert {path.relative_to(stubs).with_suffix("") for path in stubs.rglob("*.pyi")} == modules


def test_stubs_are_up_to_date() -> None:
    files = native_stubs.files()
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    assert texts == files, "run python -m make_data.native_stubs, in tests"


def test_cython_sees_what_modules_are_made_from() -> None:
    """Only with __init__.pxd in each folder does it follow `from ..folder.module cimport`."""
    folders = {NATIVE.parent, NATIVE, *(path.parent for path in NATIVE_SOURCES)}
    assert {path.parent for path in NATIVE.parent.rglob("__init__.pxd")} == folders


def native_imports(source: str) -> tuple[list[str], list[str]]:
    """The modules of the package that Cython source imports, and all modules that it cimports."""
    start = r"(?m)^[ \t]*"
    own = re.findall(start + r"import +(lexicon_fast[\w.]*)", source)
    for module, names in re.findall(
        start + r"from +(lexicon_fast[\w.]*) +import +(\([^)]*\)|[^\n#]*)", source
    ):
        own += [f"{module}.{name}" for name in re.findall(r"\w+", names)]
    assert not re.search(start + r"from +\.[\w.]* +import\b", source), "import in full"
    foreign = re.findall(start + r"from +([\w.]+) +cimport\b", source)
    foreign += re.findall(start + r"cimport +([\w.]+)", source)
    return own, foreign


def test_there_is_something_to_check() -> None:
    assert len(SOURCES) > 200
    assert len(NATIVE_SOURCES) > 50
    source = NATIVE / "dictionary" / "compiled.pyx"
    own, foreign = native_imports(source.read_text(encoding="utf-8"))
    assert "lexicon_fast.base.errors.BadDictionary" in own
    assert {".letters", "libc.stdint"} <= set(foreign)


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("dictionary.a", "import os\nfrom lexicon_fast.dictionary import wordlists", []),
        ("dictionary.a", "from lexicon_fast import Dictionary", ["lexicon_fast"]),
        ("dictionary.a", "import lexicon_fast", ["lexicon_fast"]),
        ("base.text", "from lexicon_fast.dictionary import X", ["lexicon_fast.dictionary"]),
        ("games.lexicon.rules", "from lexicon_fast import bots", ["lexicon_fast.bots"]),
        ("games.lexicon.rules", "from lexicon_fast.games import record", []),
        (
            "games.record",
            "from lexicon_fast.games.tiles import board",
            ["lexicon_fast.games.tiles.board"],
        ),
        ("games.scrabble.rules", "from lexicon_fast.games.tiles import board", []),
        (
            "games.scrabble.rules",
            "from lexicon_fast.games.lexibomb.rules import X",
            ["lexicon_fast.games.lexibomb.rules"],
        ),
        (
            "games.lexicon.rules",
            "def f():\n    import lexicon_fast.cli.options",
            ["lexicon_fast.cli.options"],
        ),
        ("bots.base", "from lexicon_fast.rows.chunks import X", ["lexicon_fast.rows.chunks"]),
        ("bots.base", "HOME = 'lexicon_fast.rows.chunks:X'", ["lexicon_fast.rows.chunks"]),
        ("rows.chunks", "from lexicon_fast.bots import base", []),
        ("client.wire", "from lexicon_fast.protocol import wire", []),
        ("client.wire", "from lexicon_fast.games import record", ["lexicon_fast.games.record"]),
        ("protocol.wire", "from lexicon_fast.engine import jobs", ["lexicon_fast.engine.jobs"]),
        ("server.app", "from lexicon_fast.engine import jobs", []),
        ("cli.play", "from lexicon_fast.engine import jobs", ["lexicon_fast.engine.jobs"]),
        ("server.app", "from lexicon_fast.cli import options", ["lexicon_fast.cli.options"]),
        ("cli.options", "from lexicon_fast import Dictionary, batch", ["lexicon_fast"]),
    ],
)
def test_this_test_finds_imports_that_go_the_wrong_way(
    module: str, source: str, wrong: list[str]
) -> None:
    assert wrong_imports(f"lexicon_fast.{module}", source) == wrong


def is_generated(path: Path) -> bool:
    return path.suffix == ".pyi" and path.read_bytes().startswith(b"# Written by ")


def lines_of_rooms() -> Counter[str]:
    """The lines of each room, without generated files (page, stubs) and code of others.

    Texts of the page are data: each further language would count again what it says.
    """
    lines: Counter[str] = Counter()
    for root in (PACKAGE, ROOT / "src"):
        for path in root.rglob("*.*"):
            room, *below = path.relative_to(root).parts
            if {"bundle", "vendor", "languages"}.intersection(below) or is_generated(path):
                continue
            if path.suffix in WRITTEN:
                if root != PACKAGE:
                    room = {"lexicon_fast": "native"}.get(room, room)
                lines[room if below else "program"] += path.read_bytes().count(b"\n")
    return lines


def test_rooms_keep_to_their_budgets() -> None:
    lines = lines_of_rooms()
    assert {*lines} == {*BUDGETS}
    assert {room: n for room, n in lines.items() if n > BUDGETS[room]} == {}


def test_few_files_are_small() -> None:
    small = [path for path in SOURCES.values() if path.read_bytes().count(b"\n") < 80]
    assert len(small) <= SMALL_FILES
