"""Data runs one way: a module imports only from its own layer and those above it (design table)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "lexicon_fast"
NATIVE = ROOT / "src" / "lexicon_fast" / "_native"

#: From the top of the table downwards: what stands in `lexicon_fast/`.
LAYERS = {
    "native core": ["_native"],
    "dictionary": [
        *("lazy", "errors", "arguments", "suggestions", "alphabet", "rng"),
        *("first_bytes", "decompression", "added_lists", "wordlists", "list_removal"),
        *("dictionary", "pickled_dictionary", "reference"),
    ],
    "games": ["games"],
    "bots": ["bots"],
    "batch and rows": ["batch", "rows", "workloads"],
    "front doors": ["cli", "engine", "server", "__main__", "__init__"],
}
LAYER_OF = {name: rank for rank, names in enumerate(LAYERS.values()) for name in names}

#: Native packages, from the bottom: each imports only from itself and those before its own line.
NATIVE_RANKS = [["dictionary"], ["rows"], ["lexicon", "tiles"], ["census", "scrabble", "lexibomb"]]
NATIVE_RANK = {name: rank for rank, names in enumerate(NATIVE_RANKS) for name in names}

#: What the native core may use from below it: they import nothing themselves.
FOR_NATIVE = {"_native", "errors", "alphabet"}

#: What the whole is called belongs to no layer.
VERSION = "lexicon_fast.__version__"


def parts_of(path: Path) -> list[str]:
    """The dotted name of a module, split: ["lexicon_fast", "games", "lexicon", "rules"]."""
    return ["lexicon_fast", *path.relative_to(PACKAGE).with_suffix("").parts]


def imported(source: str, parts: list[str]) -> Iterator[str]:
    """Full names of all modules that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(parts[: -node.level]) if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            # Each name may be a module of its own.
            yield from (f"{module}.{alias.name}" for alias in node.names)


def own_part(module: str) -> str | None:
    """The name in `lexicon_fast/` that an import goes to; None: it is somebody else's."""
    names = module.split(".")
    if names[0] != "lexicon_fast":
        return None
    known = len(names) > 1 and names[1] in LAYER_OF
    return names[1] if known else "__init__"


def wrong_imports(source: str, parts: list[str]) -> list[str]:
    """The imports of a module that go downwards in the table."""
    here = parts[1]
    wrong = []
    for module in imported(source, parts):
        part = own_part(module)
        if part is None or module == VERSION or (here == "_native" and part in FOR_NATIVE):
            continue
        if LAYER_OF[part] > LAYER_OF[here] or here == "reference":
            wrong.append(module)
    return wrong


MODULES = sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.pyi")])


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_from_layers_above(path: Path) -> None:
    parts = parts_of(path)
    assert parts[1] in LAYER_OF, f"{path} belongs to no layer"
    assert wrong_imports(path.read_text(encoding="utf-8"), parts) == []


NATIVE_SOURCES = sorted([*NATIVE.rglob("*.pyx"), *NATIVE.rglob("*.pxd")])


@pytest.mark.parametrize("path", NATIVE_SOURCES, ids=lambda path: str(path.relative_to(NATIVE)))
def test_the_native_core_imports_only_itself_errors_and_alphabets(
    path: Path,
) -> None:
    own, foreign = native_imports(path.read_text(encoding="utf-8"))
    assert {own_part(module) for module in own} <= FOR_NATIVE
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
    assert len(MODULES) > 10
    assert len(NATIVE_SOURCES) > 10
    source = NATIVE / "dictionary" / "compiled.pyx"
    own, foreign = native_imports(source.read_text(encoding="utf-8"))
    assert "lexicon_fast.errors.BadDictionary" in own
    assert {".letters", "libc.stdint"} <= set(foreign)


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("dictionary", "import os\nfrom lexicon_fast import wordlists", []),
        ("dictionary", "from lexicon_fast import Dictionary", ["lexicon_fast.Dictionary"]),
        ("dictionary", "import lexicon_fast", ["lexicon_fast"]),
        ("games.lexicon.rules", "from ..tiles import board", []),
        ("games.lexicon.rules", "from ... import bots", ["lexicon_fast.bots"]),
        ("games.lexicon.rules", "from ...dictionary import Dictionary", []),
        (
            "games.lexicon.rules",
            "def f():\n    import lexicon_fast.cli.main",
            ["lexicon_fast.cli.main"],
        ),
        ("bots.greedy", "from lexicon_fast.rows.chunks import X", ["lexicon_fast.rows.chunks.X"]),
        ("rows.chunks", "from lexicon_fast.bots import greedy", []),
        ("reference", "from lexicon_fast.errors import X", ["lexicon_fast.errors.X"]),
        ("_native.search", "from lexicon_fast.wordlists import X", ["lexicon_fast.wordlists.X"]),
        ("_native.search", "from lexicon_fast.errors import X", []),
        ("cli", "from lexicon_fast import Dictionary, batch", []),
    ],
)
def test_this_test_finds_imports_that_go_the_wrong_way(
    module: str, source: str, wrong: list[str]
) -> None:
    assert wrong_imports(source, ["lexicon_fast", *module.split(".")]) == wrong
