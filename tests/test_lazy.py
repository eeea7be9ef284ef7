"""Names that are loaded when they are asked for, and old import paths that warn."""

from __future__ import annotations

import importlib
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

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
from lexicon_fast.lazy import lazily, moved

__all__ = ["here", "there"]
__getattr__, __dir__ = lazily(
    __name__,
    __all__,
    {"there": "PACKAGE.inner"},
    "PACKAGE.other",
    moved=moved({"old": "PACKAGE.inner:there", "module": "PACKAGE.inner"}, removed_in="0.4.0"),
)
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


def test_an_old_name_works_and_names_the_new_path_and_the_last_version(package: Make) -> None:
    name = package(__init__=INIT, inner=INNER, other=OTHER)
    found = importlib.import_module(name)
    with pytest.warns(DeprecationWarning, match="has moved") as warned:
        assert found.old == "there"
    (warning,) = warned
    assert str(warning.message) == (
        f"{name}.old has moved to {name}.inner.there; the old path will be removed in"
        " lexicon-fast 0.4.0"
    )
    assert warning.filename == __file__


def test_an_old_name_warns_every_importer(package: Make) -> None:
    name = package(__init__=INIT, inner=INNER, other=OTHER)
    found = importlib.import_module(name)
    for _ in range(2):
        with pytest.warns(DeprecationWarning, match="has moved"):
            _ = found.old


def test_an_old_name_may_be_a_module(package: Make) -> None:
    name = package(__init__=INIT, inner=INNER, other=OTHER)
    found = importlib.import_module(name)
    with pytest.warns(DeprecationWarning, match=rf"module has moved to {name}\.inner;"):
        assert found.module.there == "there"


def test_a_module_that_moved_leaves_a_file_with_its_old_names(package: Make) -> None:
    name = package(
        __init__="",
        inner=INNER,
        gone=(
            "from lexicon_fast.lazy import lazily, moved\n"
            "_MOVED = moved({'there': 'PACKAGE.inner:there'}, removed_in='9.0')\n"
            "__getattr__, __dir__ = lazily(__name__, [], {}, moved=_MOVED)\n"
        ),
    )
    with pytest.warns(DeprecationWarning, match=f"{name}.gone.there has moved to {name}.inner"):
        exec(f"from {name}.gone import there", found := {})  # type: ignore[var-annotated]
    assert found["there"] == "there"
    gone = importlib.import_module(f"{name}.gone")
    assert dir(gone) == []  # editors do not offer old names
    with pytest.raises(AttributeError, match="has no attribute 'nowhere'"):
        _ = gone.nowhere


def test_looking_at_a_package_does_not_warn(package: Make) -> None:
    name = package(__init__=INIT, inner=INNER, other=OTHER)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = importlib.import_module(name)
        assert not hasattr(found, "__wrapped__")
        exec(f"from {name} import *", {})


def test_the_package_itself_uses_no_old_path() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", "import lexicon_fast as lf; lf.lexicon.Game"],
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
