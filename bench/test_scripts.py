"""Every script can be imported, so that none is forgotten when the package changes."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parent
STUDY = re.compile(r"^Study of 20\d\d-\d\d-\d\d, commit [0-9a-f]{8}\.\n\"\"\"$", re.M)


def scripts() -> list[Path]:
    """Return all scripts but tests."""
    found = [path for folder in ("", "peers", "studies") for path in (BENCH / folder).glob("*.py")]
    return sorted(path for path in found if not path.name.startswith("test_"))


@pytest.mark.parametrize("path", scripts(), ids=lambda path: str(path.relative_to(BENCH)))
def test_a_script_can_be_imported(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(path.parent), *sys.path])
    try:
        module = importlib.import_module(path.stem)
    except ModuleNotFoundError as error:
        if (BENCH.parent / str(error.name).partition(".")[0]).exists():
            raise
        pytest.skip(f"NOT TESTED: {path.name} needs {error.name}")
    assert Path(str(module.__file__)) == path


def test_studies_say_when_they_were_made() -> None:
    """Their date and commit are the last paragraph of the docstring."""
    for path in (BENCH / "studies").glob("*.py"):
        assert re.search(STUDY, path.read_text()), path
