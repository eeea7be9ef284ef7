"""The examples in docstrings give what they say."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest
from support import public_api

import lexicon_fast

#: Modules and their files, compiled ones too. `__main__` runs a command.
MODULES = {
    "lexicon_fast": lexicon_fast.__file__,
    **{
        found.name: found.module_finder.find_spec(found.name, None).origin  # type: ignore[union-attr]
        for found in pkgutil.walk_packages(lexicon_fast.__path__, "lexicon_fast.")
        if not found.name.endswith(".__main__")
    },
}


def has_examples(file: str | None) -> bool:
    return file is not None and b">>> " in Path(file).read_bytes()


def test_there_are_modules() -> None:
    assert len(MODULES) > 200
    for name in MODULES:
        importlib.import_module(name)


@pytest.mark.parametrize("name", [name for name, file in MODULES.items() if has_examples(file)])
def test_examples_hold(name: str) -> None:
    # Not doctest.testmod: it also prepares thousands of docstrings without examples.
    runner = doctest.DocTestRunner()
    for test in doctest.DocTestFinder().find(importlib.import_module(name)):
        if test.examples:
            runner.run(test)
    assert runner.summarize().failed == 0


def test_every_public_name_has_an_example() -> None:
    """Each public function and class has an example in its docstring, except for exceptions."""
    missing: dict[int, str] = {}
    for module in (*public_api.MODULES, "lexicon_fast.client"):
        loaded = importlib.import_module(module)
        for name in loaded.__all__:
            value = getattr(loaded, name)
            if not callable(value) or (inspect.isclass(value) and issubclass(value, Exception)):
                continue
            if ">>>" not in (value.__doc__ or ""):
                missing.setdefault(id(value), f"{module}.{name}")
    assert sorted(missing.values()) == []
