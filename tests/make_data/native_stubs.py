"""Write the type stubs of the native modules from their Cython sources.

Usage:
    python -m make_data.native_stubs

A stub has each name that Python sees: functions, classes, their methods and attributes. Types of C
and Cython are translated; what they leave open stands in the sources as Python writes it, after a
parameter (`hand: str`), as the result (`-> list[str]`; without one a function returns None), and
in a comment after an attribute or constant (`# type: dict[int, str]`).
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "lexicon_fast" / "_native"
STUBS = ROOT / "lexicon_fast" / "_native"

#: Where the names in types come from that no source imports.
HOMES = {
    **dict.fromkeys(("Callable", "Iterable", "Iterator", "Mapping", "Sequence"), "collections.abc"),
    **dict.fromkeys(("Any", "Final", "Self"), "typing"),
    "Alphabet": "lexicon_fast.dictionary.alphabet",
    "ArrowData": "lexicon_fast.base.arrow",
    "Buffer": "typing_extensions",
    "NDArray": "numpy.typing",
    "Plays": "lexicon_fast._native.tiles.board",
    "TracebackType": "types",
    "array": "array",
    "final": "typing",
}
MODULES = {"mmap": "import mmap", "np": "import numpy as np"}

#: The Python types of C types; those of `(u)intN_t`, `size_t` and the like are int.
TYPES = {"bint": "bool", "double": "float", "object": "Any", "": "Any"}
TYPES |= {"dict": "dict[Any, Any]", "list": "list[Any]", "type": "type[Any]"}

#: Methods that only Python calls.
INTERNAL = {"__dealloc__", "__releasebuffer__", "__repr__", "__reduce__"}


def python_type(ctype: str) -> str:
    """Return the Python type of a C or Cython type."""
    if "[" in ctype:
        return "Buffer | NDArray[Any]"
    if re.fullmatch(r"((unsigned )?(int|long|char)|size_t|Py_ssize_t|u?int\d+_t)", ctype):
        return "int"
    return TYPES.get(ctype, ctype)


def split(text: str, mark: str = ",") -> list[str]:
    """Split a text at the marks outside brackets and strings."""
    parts, depth, quote = [""], 0, ""
    for char in text:
        depth += (char in "([{") - (char in ")]}")
        quote = "" if char == quote else quote or (char if char in "\"'" else "")
        if char == mark and not depth and not quote:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


def parameter(text: str) -> str:
    """Return the parameter of a stub for one of a source."""
    if text in ("*", "/", "self", "cls"):
        return text
    declared, *default = split(text, "=")
    declared, *annotation = split(declared, ":") if "[:" not in declared else [declared]
    words = declared.removesuffix("not None").removesuffix("or None").strip()
    ctype, name = re.fullmatch(r"(.*?) ?(\**\w+)", words).groups()  # type: ignore[union-attr]
    type_ = annotation[0] if annotation else python_type(ctype)
    may_be_none = default == ["None"] or declared.endswith("or None")
    if may_be_none and not annotation and type_ != "Any":
        type_ += " | None"
    literal = default and re.fullmatch(r'None|True|False|-?\d+|b?"\w*"', default[0])
    return f"{name}: {type_}" + f" = {default[0] if literal else '...'}" * bool(default)


def signature(lines: list[str], start: int) -> tuple[str, str, str]:
    """Return the name, parameters and result of the function that starts at a line."""
    text = ""
    for line in lines[start:]:
        text += " " + line.partition("  #")[0].strip()
        found = re.fullmatch(r" def (\w+)\((.*)\)(?: -> (.+?))?:", text)
        if found and text.count("(") == text.count(")"):
            return found[1], found[2], found[3] or ""
    raise SystemExit(f"no end of the function in {lines[start]!r}")


def attributes(lines: Iterable[str]) -> Iterator[str]:
    """Yield the attributes of a class that Python sees, with the comments that have their types."""
    for line in lines:
        if found := re.fullmatch(r"    cdef (?:readonly|public) (.*?) (\w+)(?: *#.*)?", line):
            known = line.partition("# type: ")[2].partition("  #")[0]
            yield f"    {found[2]}: {known or python_type(found[1])}"


def body(lines: list[str], start: int) -> Iterator[tuple[int, str]]:
    """Yield the lines below a heading, with their numbers, up to the next one at the margin."""
    for at in range(start, len(lines)):
        if lines[at] and not lines[at].startswith((" ", ")")):
            return
        yield at, lines[at]


def function(lines: list[str], at: int, indent: str) -> str:
    """Return the stub of a function; "" if it needs none."""
    name, parameters, result = signature(lines, at)
    if name in INTERNAL or (name, parameters) == ("__cinit__", "self"):
        return ""
    if name == "__getbuffer__":
        return f"{indent}def __buffer__(self, flags: int, /) -> memoryview: ..."
    result = result or ("int" if name == "__len__" else "None")
    name = "__init__" if name == "__cinit__" else name
    texts = [parameter(part) for part in split(parameters) if part]
    decorator = lines[at - 1].strip()
    marks = f"{indent}{decorator}\n" if decorator in ("@property", "@staticmethod") else ""
    return f"{marks}{indent}def {name}({', '.join(texts)}) -> {result}: ..."


def declared_classes(pxd: str) -> dict[str, list[str]]:
    """Return the lines of each class in a declaration file."""
    lines = pxd.split("\n")
    return {
        found[1]: [line for _, line in body(lines, at + 1)]
        for at, line in enumerate(lines)
        if (found := re.match(r"cdef class (\w+)", line))
    }


def stub_lines(source: str, pxd: str) -> Iterator[str]:
    """Yield the lines of a stub, without its imports."""
    lines, declared = source.split("\n"), declared_classes(pxd)
    for at, line in enumerate(lines):
        if re.match("def (?!_)", line):
            yield function(lines, at, "")
        elif found := re.match(r"(?:cdef )?class (\w+)(\(.*\))?:", line):
            inside = list(body(lines, at + 1))
            members = [*attributes(declared.get(found[1], ())), *attributes(dict(inside).values())]
            members += [
                function(lines, number, "    ")
                for number, text in inside
                if re.match(r"    def (?!_[a-z])", text)
            ]
            if "final" in lines[at - 1]:
                yield "@final"
            yield f"class {found[1]}{found[2] or ''}:" + " ..." * (not any(members))
            yield from filter(None, members)
        elif found := re.match(r"(\w+) = .*# type: (.*)", line):
            yield f"{found[1]}: {found[2]}"
        elif re.match(r"_[A-Z]\w+ = \w+\[", line):
            yield line


@cache
def aliases(package: str) -> dict[str, str]:
    """Return the modules that define names of types, of several with a name that of the package."""
    homes = {}
    for source in sorted(SOURCES.rglob("*.pyx"), key=lambda path: path.parent.name == package):
        for name in re.findall(r"(?m)^(_[A-Z]\w+) = \w+\[", source.read_text(encoding="utf-8")):
            homes[name] = f"lexicon_fast._native.{source.parent.name}.{source.stem}"
    return homes


def imports(stub: str, texts: str, package: str) -> Iterator[str]:
    """Yield the imports of the names in a stub. texts: the source and its declarations."""
    defined = set(re.findall(r"(?m)^(?:class )?(\w+)(?=[(:]| = )", stub))
    homes = HOMES | aliases(package)
    for module, names in re.findall(r"from ([\w.]+) cimport (\([^)]*\)|[^\n#]*)", texts):
        path = module[2:] if module.startswith("..") else f"{package}.{module[1:]}"
        if module.startswith("."):
            homes |= dict.fromkeys(re.findall(r"\w+", names), f"lexicon_fast._native.{path}")
    code = re.sub(r"\b\w+:(?= (?!\.\.\.))|def \w+|\"[^\"]*\"|\.\w+", "", stub)
    for name in sorted(set(re.findall(r"[A-Za-z_]\w*", code)) - defined):
        if name in MODULES:
            yield MODULES[name]
        elif name in homes:
            yield f"from {homes[name]} import {name}"


def stub(source: Path) -> str:
    """Return the stub of a native module, not yet formatted."""
    text = source.read_text(encoding="utf-8")
    declarations = source.with_suffix(".pxd")
    pxd = declarations.read_text(encoding="utf-8") if declarations.exists() else ""
    made = "\n".join(filter(None, stub_lines(text, pxd)))
    name = f"# Written by `python -m make_data.native_stubs` from {source.name}.\n"
    return name + "\n".join(imports(made, text + pxd, source.parent.name)) + f"\n{made}\n"


def formatted(text: str, path: Path) -> str:
    """Return a stub as ruff formats it."""
    for command in (["check", "--select", "I,F401", "--fix-only", "--quiet"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", str(path), "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, check=True, text=True).stdout
    return text


def files() -> dict[Path, str]:
    """Return the stubs by path."""
    made = {}
    for source in sorted(SOURCES.rglob("*.pyx")):
        path = STUBS / source.parent.name / f"{source.stem}.pyi"
        made[path] = formatted(stub(source), path)
    return made


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
