"""`.ci/run` skips a heavy stage only if its inputs are those of a recorded complete run."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HEAVY = {"slow", "page", "sanitize", "wheel", "aarch64", "guards"}
#: Paths whose change runs every stage.
EVERY = {".ci/run", "pyproject.toml", "setup.py", "tests/conftest.py"}


def called(*command: str, folder: Path) -> str:
    #: A test folder below a checkout is not part of that checkout.
    environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(folder.parent)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def heavy_stages(folder: Path, *paths: str) -> set[str]:
    """Return the heavy stages that `.ci/run` would run."""
    lines = called("bash", ".ci/run", "plan", *paths, folder=folder).splitlines()
    run = {line.split()[1].rstrip(":") for line in lines if line.startswith("run ")}
    assert run >= {"tests", "style", "script", "docs"}
    assert ("smoke" in run) == ("page" not in run)
    return run & HEAVY


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Return a folder that contains only `.ci/run`."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci")
    return tmp_path


@pytest.fixture
def commit(copied: Path) -> Callable[..., str]:
    """Return a function that writes files, commits them and returns the commit."""
    if not shutil.which("git"):
        pytest.skip("NOT TESTED: git is absent")
    git = ("git", "-c", "user.name=T", "-c", "user.email=t@example.com")
    called("git", "init", "-q", folder=copied)
    (copied / ".gitignore").write_text("/build/\n")

    def commit(*paths: str, passed: str = "") -> str:
        for path in paths:
            file = copied / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(file.read_text() + "x" if file.exists() else "x")
        if passed:
            (copied / ".ci" / "passed").write_text(f"# A comment.\ncommit {passed}\nmachine x\n")
        called("git", "add", "-A", folder=copied)
        called(*git, "commit", "-q", "--allow-empty", "-m", "change", folder=copied)
        return called("git", "rev-parse", "HEAD", folder=copied)

    return commit


def test_stages_run_in_a_copy_that_no_other_user_can_enter(
    copied: Path, commit: Callable[..., str]
) -> None:
    script = "stat -c '%a %n' \"$PWD\"; git rev-parse HEAD; find . -name '*.txt' | sort; cat docs/*"
    readme = f"```sh\n```\n```sh\n{script}; echo\n```\n"
    (copied / "README.md").write_text(readme)
    head = commit("docs/kept.txt", "gone.txt", "build/ignored.txt")
    copy = copied / "build" / "clean copy"

    def told() -> list[str]:
        lines = called("bash", ".ci/run", "tests", folder=copied).splitlines()
        end = next(i for i, line in enumerate(lines) if line.startswith("=== tests: done"))
        return lines[lines.index(f"700 {copy}") + 1 : end]

    assert told() == [head, "./docs/kept.txt", "./gone.txt", "x"]
    (copied / "gone.txt").unlink()
    (copied / "new file.txt").touch()
    (copied / "docs" / "kept.txt").write_text("changed")
    assert told() == [head, "./docs/kept.txt", "./new file.txt", "changed"]
    shutil.rmtree(copied / ".git")  # a release without history
    (copied / "docs" / "kept.txt").unlink()
    (copied / "docs" / "last").write_text("text")
    (copied / "README.md").write_text(readme.replace("git rev-parse HEAD", "ls -d .git || true"))
    assert told()[1:] == ["./new file.txt", "text"]


def test_every_file_of_the_repository_is_an_input_of_a_stage() -> None:
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("NOT TESTED: no git checkout")
    files = set(called("git", "ls-files", folder=ROOT).splitlines()) - EVERY
    plan = called("bash", ".ci/run", "plan", *sorted(files), folder=ROOT)
    assert "no stage" not in plan
    assert "skip" not in plan


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("docs/tour.md", set()),
        (".ci/passed", set()),
        ("bench/memory.json", {"guards"}),
        ("lexicon_fast/bots/levels.py", {"slow", "guards"}),
        ("src/page/texts.js", {"page"}),
        ("lexicon_fast/server/tables.py", {"slow", "page"}),
        ("tests/page/test_start.py", {"page"}),
        ("tests/find/test_find.py", {"slow"}),
        ("tests/native/test_native.py", {"slow", "sanitize"}),
        ("src/kernels/loops.h", HEAVY - {"page"}),
        ("setup.py", HEAVY),
        ("tests/conftest.py", HEAVY),
        ("new folder/file.py", HEAVY),
    ],
)
def test_a_change_runs_the_stages_that_it_can_break(
    copied: Path, path: str, expected: set[str]
) -> None:
    assert heavy_stages(copied, path) == expected


def test_without_a_record_or_history_every_stage_runs(copied: Path) -> None:
    assert heavy_stages(copied) == HEAVY
    (copied / ".ci" / "passed").write_text(f"commit {40 * '1'}\n")
    assert heavy_stages(copied) == HEAVY


def test_only_changes_since_the_recorded_commit_count(
    copied: Path, commit: Callable[..., str]
) -> None:
    first = commit("src/kernels/loops.h", "docs/tour.md")
    assert heavy_stages(copied) == HEAVY
    commit("docs/tour.md", passed=first)
    assert heavy_stages(copied) == set()
    commit("tests/page/test_start.py")
    assert heavy_stages(copied) == {"page"}
    (copied / "src" / "kernels" / "loops.h").unlink()  # not committed
    assert heavy_stages(copied) == HEAVY
    commit("src/kernels/loops.h", passed=commit())
    (copied / "lexicon_fast").mkdir()
    (copied / "lexicon_fast" / "new.py").touch()  # not known to git
    assert heavy_stages(copied) >= {"slow", "guards"}


def test_a_record_from_elsewhere_or_long_ago_does_not_count(
    copied: Path, commit: Callable[..., str]
) -> None:
    first = commit("docs/tour.md")
    called("git", "checkout", "-q", "-b", "other", folder=copied)
    other = commit("docs/tour.md")
    called("git", "checkout", "-q", first, folder=copied)
    commit(passed=other)
    assert heavy_stages(copied) == HEAVY
    commit(passed=first)
    assert heavy_stages(copied) == set()
    script = copied / ".ci" / "run"
    script.write_text(script.read_text().replace("oldest=150", "oldest=2"))
    recorded = commit()
    commit(passed=recorded)
    commit()
    assert heavy_stages(copied) == set()
    commit()
    assert heavy_stages(copied) == HEAVY
