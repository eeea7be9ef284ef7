"""The promises of 0.1.0 hold, except for the intended changes in changes.toml."""

from __future__ import annotations

import re
import warnings
from pathlib import Path

import comparison
import pytest
from surfaces.registry import SURFACES
from surfaces.work import Work

ROOT = Path(__file__).resolve().parents[2]

#: The modules that a surface needs beyond the package's own dependencies.
EXTRAS = {
    "calls": ["pyarrow"],
    "output": ["pyarrow"],
    "resume": ["pyarrow"],
    "server": ["uvicorn", "starlette", "websockets"],
    "tables": ["uvicorn", "starlette"],
}


@pytest.fixture
def work(tmp_path: Path) -> Work:
    return Work(tmp_path)


@pytest.mark.parametrize("surface", SURFACES)
def test_what_users_rely_on_is_still_there(surface: str, work: Work) -> None:
    for module in EXTRAS.get(surface, ()):
        pytest.importorskip(module, reason=f"NOT TESTED: {module} is missing")
    with warnings.catch_warnings():
        # An old path that warns still works.
        warnings.simplefilter("ignore", DeprecationWarning)
        now = SURFACES[surface].record(work)
    found = comparison.broken(surface, now)
    changes = [each for each in comparison.read_changes() if each.surface == surface]
    broken, stale = comparison.unexpected(found, changes)
    report = []
    if broken:
        report += [f"{len(broken)} broken promises of 0.1.0 ({surface}):", *map(str, broken[:50])]
        report.append("If they are meant: see the top of tests/contract/changes.toml")
    if stale:
        report.append("entries of changes.toml that match nothing, to be removed:")
        report += [f"  {change.surface}: {change.key}" for change in stale]
    assert not report, "\n".join(report)


def test_each_intended_change_has_a_reason_and_is_announced() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = set(re.findall(r"^## (\d+\.\d+\.\d+)", changelog, re.M))
    for change in comparison.read_changes():
        assert change.surface in SURFACES, f"unknown surface: {change}"
        assert change.why.strip(), f"no reason: {change}"
        assert change.version in versions, f"CHANGELOG.md has no section for {change}"


def test_the_recorded_data_is_complete_and_small() -> None:
    assert {path.stem for path in comparison.RECORDED.glob("*.json")} == set(SURFACES)
    sizes = [path.stat().st_size for path in comparison.RECORDED.rglob("*") if path.is_file()]
    assert sum(sizes) < 2_000_000


def test_the_recorded_data_is_written_as_the_recorder_writes_it() -> None:
    for surface in SURFACES:
        text = (comparison.RECORDED / f"{surface}.json").read_text(encoding="utf-8")
        assert text == comparison.written(comparison.recorded(surface)), surface
