"""Names that are loaded when they are asked for, and old import paths that warn."""

from __future__ import annotations

import gc
import importlib
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from weakref import ref

import pytest

from lexicon_fast.base.lazy import made_once
from lexicon_fast.base.moved import MODULES

Make = Callable[..., str]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Make a package from the texts of its modules; returns its name."""
    made: list[str] = []

    def make(**modules: str) -> str:
        name = f"moved_{tmp_path.name.replace('-', '_')}"
        folder = tmp_path / name
        folder.mkdir()
        for module, text in modules.items():
            (folder / f"{module}.py").write_text(text.replace("PACKAGE", name))
        monkeypatch.syspath_prepend(str(tmp_path))
        made.append(name)
        return name

    yield make
    for name in [each for each in sys.modules if each.partition(".")[0] in made]:
        del sys.modules[name]


INIT = """
from lexicon_fast.base.lazy import lazily

__all__ = ["here", "there"]
__getattr__, __dir__ = lazily(__name__, __all__, {"PACKAGE.inner": ("there",)}, "PACKAGE.other")
"""
INNER = "there = 'there'\n"
OTHER = "here = 'here'\n"


def test_names_are_loaded_from_their_modules(package: Make) -> None:
    name = package(__init__=INIT, inner=INNER, other=OTHER)
    found = importlib.import_module(name)
    assert f"{name}.inner" not in sys.modules
    assert (found.here, found.there) == ("here", "there")
    assert dir(found) == ["here", "there"]
    with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'nowhere'"):
        _ = found.nowhere


@pytest.mark.parametrize("old", MODULES)
def test_old_paths_work_and_name_the_new_path_and_the_last_version(old: str) -> None:
    new, removed_in = MODULES[old]
    there = importlib.import_module(new)
    name = next(each for each, value in vars(there).items() if isinstance(value, type))
    for _ in range(2):  # every importer is warned
        with pytest.warns(DeprecationWarning, match="has moved") as warned:
            exec(f"from {old} import {name}", found := {})  # type: ignore[var-annotated]
        assert found[name] is getattr(there, name)
    (warning,) = warned
    assert str(warning.message) == (
        f"{old}.{name} has moved to {new}.{name}; the old path will be removed in"
        f" lexicon-fast {removed_in}"
    )
    assert warning.filename == "<string>"
    with pytest.warns(DeprecationWarning, match="has moved") as warned:
        _ = getattr(importlib.import_module(old), name)
    assert warned[0].filename == __file__


def test_old_modules_have_no_other_names() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        old = importlib.import_module("lexicon_fast.errors")
        assert dir(old) == []  # editors do not offer old names
        for name in ("nowhere", "__wrapped__", "_LONGEST"):
            with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
                getattr(old, name)
        with pytest.raises(ModuleNotFoundError):
            importlib.import_module("lexicon_fast.nowhere")
        with pytest.raises(ModuleNotFoundError):
            importlib.import_module("lexicon_fast.games.crossword.nowhere")


def test_the_package_itself_uses_no_old_path() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", "import lexicon_fast as lf; lf.lexicon.Game"],
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


class Thing:
    """An object that values are made for."""


def test_a_value_is_made_once_and_goes_with_its_object() -> None:
    asked = []

    @made_once
    def value_of(thing: Thing) -> Thing:
        """The value."""
        asked.append(id(thing))
        sleep(0.001)  # lets the other threads run
        return Thing()

    first, second = Thing(), Thing()
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(value_of, [first] * 20))) == 1
    assert value_of(second) is not value_of(first)
    assert asked == [id(first), id(second)]
    assert value_of.__doc__ == "The value."
    kept = ref(value_of(first))
    value_of.forget(second)
    value_of(second)
    assert len(asked) == 3
    del first
    gc.collect()
    assert kept() is None
