"""Wording that docstrings, messages and option help must not use.

A docstring starts with a verb or names the thing. A message says what is wrong and what to do. The
help of an option is a noun phrase or a verb phrase.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # .ci/run style

ROOT = Path(__file__).resolve().parents[1]

#: Recorded output of 0.1.0, results of measurements, and libraries of others.
EXCLUDED = [
    "tests/contract/0.1.0",
    "bench/results",
    "src/page/vendor",
    "lexicon_fast/server/bundle",
]

SUFFIXES = {
    *(".py", ".pyi", ".pyx", ".pxd", ".js", ".h", ".cpp"),
    *(".md", ".json", ".toml", ".html"),
}

BAD_START = re.compile(r"(What|Those|Who|Whoever|Is it)\b")
BAD_HELP = re.compile(r"(Of|Decides)\b")
FORMULA = "accepted" + ":"


def _files() -> list[str]:
    folders = ["src", "lexicon_fast", "tests", "bench", "docs", "examples"]
    found = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    found = [path for path in found if "node_modules" not in path.parts]
    names = [str(path.relative_to(ROOT)) for path in [*found, *ROOT.glob("*")]]
    return sorted(
        name
        for name in names
        if Path(name).suffix in SUFFIXES and not name.startswith(tuple(EXCLUDED))
    )


FILES = _files()


def test_files_are_found() -> None:
    assert FILES


def _python_docstrings(path: Path) -> Iterator[tuple[int, str]]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, documented) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text


def _cython_docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield strings that stand alone at the start of a block or of the file."""
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(iter(path.read_text().splitlines(True)).__next__):
        if token.type in (tokenize.COMMENT, tokenize.NL, tokenize.INDENT):
            continue
        if token.type == tokenize.STRING and before == tokenize.NEWLINE:
            yield token.start[0], token.string.lstrip("rR").strip("\"'").strip()
        before = token.type


def _javascript_doc_comments(path: Path) -> Iterator[tuple[int, str]]:
    text = path.read_text()
    for found in re.finditer(r"/\*\*[\s*]*(.*?)\*/", text, re.DOTALL):
        yield text.count("\n", 0, found.start()) + 1, found[1]


DOCSTRINGS = {
    ".py": _python_docstrings,
    ".pyi": _python_docstrings,
    ".pyx": _cython_docstrings,
    ".pxd": _cython_docstrings,
    ".js": _javascript_doc_comments,
}


def test_docstrings_start_with_a_verb_or_name_the_thing() -> None:
    bad = [
        f"{name}:{line}: {text:.60}"
        for name in FILES
        if (docstrings := DOCSTRINGS.get(Path(name).suffix)) is not None
        for line, text in docstrings(ROOT / name)
        if BAD_START.match(text)
    ]
    assert not bad


def test_messages_say_what_to_do() -> None:
    bad = [
        f"{name}:{number}: {line}"
        for name in FILES
        for number, line in enumerate((ROOT / name).read_text().splitlines(), 1)
        if FORMULA in line
    ]
    assert not bad


def test_option_help_is_a_noun_or_verb_phrase() -> None:
    helps = [
        (name, part.lineno, part.value)
        for name in FILES
        if name.endswith(".py")
        for call in ast.walk(ast.parse((ROOT / name).read_bytes()))
        if isinstance(call, ast.Call)
        for keyword in call.keywords
        if keyword.arg == "help"
        for part in ast.walk(keyword.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    bad = [f"{name}:{line}: {text:.60}" for name, line, text in helps if BAD_HELP.match(text)]
    assert not bad


@pytest.mark.parametrize(
    ("suffix", "source", "starts"),
    [
        (".py", '"""Top."""\ndef f():\n    """What it is."""\n', ["Top.", "What it is."]),
        (".pyi", 'class A:\n    """Those."""\n', ["Those."]),
        (".pyx", '"""Top."""\ncdef int f():\n    """Who."""\n    g("no")\n', ["Top.", "Who."]),
        (".pxd", 'cdef struct A:  # why\n    # more\n    int x\n"""Not first."""\n', []),
        (".js", "/**\n * Whoever\n * asks. */\n/* no */\n/** Is it? */", ["Whoever", "Is it"]),
    ],
)
def test_docstrings_are_found(tmp_path: Path, suffix: str, source: str, starts: list[str]) -> None:
    path = tmp_path / f"source{suffix}"
    path.write_text(source)
    texts = [text for _, text in DOCSTRINGS[suffix](path)]
    assert len(texts) == len(starts)
    assert all(text.startswith(start) for text, start in zip(texts, starts, strict=True))
