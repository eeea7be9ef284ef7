"""Fixtures of all tests: the shared word lists, dictionaries of whole lists, a cache of our own."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import lexicon_fast
from lexicon_fast import Dictionary

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"

# Containers often forbid bytecode beside the sources. Without any, each worker and each process
# that a test starts would compile all modules again, which takes longer than most tests.
if sys.dont_write_bytecode:
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "pycache")

# Machines and builds (sanitizers!) differ too much for time limits. In CI every run tries the same.
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile(
    "ci", settings.get_profile("dev"), derandomize=True, database=None, print_blob=True
)
# The sanitizers look for faults in memory, which a few examples show as well; stage `slow` compares
# the results of all examples with those of the reference implementations.
settings.register_profile("sanitize", settings.get_profile("ci"), max_examples=20)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


# Collecting the tests makes millions of objects that stay. Rarer garbage collection saves a third
# of that time, and `pytest_collection_finish` excludes these objects from later collections.
gc.set_threshold(50_000, 20, 100)

#: Slow tests that also take long to collect.
SLOW = [Path(__file__).parent / name for name in ("page", "server/test_schema.py")]


def is_quick(config: pytest.Config) -> bool:
    """Return whether slow tests are deselected, as by default."""
    return bool(config.option.markexpr == "not slow")


def pytest_xdist_auto_num_workers() -> int:
    """Start more workers than cores: tests of processes wait a third of their time."""
    cores = os.cpu_count() or 1
    return cores + cores // 2


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if is_quick(config) and collection_path in SLOW else None


def pytest_configure(config: pytest.Config) -> None:
    """In quick runs property tests try a fifth of their examples, and the plugin of slow tests,
    which takes long to import, stays out."""
    if is_quick(config):
        settings.register_profile("quick", settings(), max_examples=20)
        settings.load_profile("quick")
    elif find_spec("schemathesis"):
        config.pluginmanager.unblock("schemathesis")
        config.pluginmanager.import_plugin("schemathesis", consider_entry_points=True)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)  # after tests/page/conftest.py has added its markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let tests that drive real processes or browsers be rerun; the summary counts reruns."""
    if not config.pluginmanager.hasplugin("rerunfailures"):
        return
    for item in items:
        if item.get_closest_marker("processes"):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Name at once, in the log of a stage that might be stopped before its summary, each test
    that fails, with its last line."""
    if report.outcome not in ("passed", "skipped") and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\n{report.nodeid} did not pass: {report.longreprtext.strip()[-300:]}", flush=True)


@pytest.fixture(scope="session", autouse=True)
def environment_of_the_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing that tests compile or fetch reaches the user's cache folder, and no game that they
    leave the folder of saved games; and the processes that they start import the package under
    test, not what stands in the folder they start in, and heed
    Ctrl-C also where a shell runs the tests in the background (they would inherit its SIG_IGN).
    What has no seed has seed 0, so that tests are repeatable."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LEXICON_FAST_CACHE", str(tmp_path_factory.mktemp("cache")))
        patch.setenv("LEXICON_FAST_CONFIG", "")
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        patch.setenv("PYTHONPATH", str(Path(lexicon_fast.__file__).resolve().parents[1]))
        patch.setenv("PYTHONSAFEPATH", "1")
        patch.setattr("secrets.randbits", lambda bits: 0)
        yield


@pytest.fixture(scope="session")
def shared() -> Callable[[str], Path]:
    """The path of a file in ../shared; without it the test is skipped, and the summary says so."""

    def path(name: str) -> Path:
        found = SHARED / name
        if not found.exists():
            pytest.skip(f"NOT TESTED: {found} is absent")
        return found

    return path


@pytest.fixture(scope="session")
def enable() -> Dictionary:
    """The list that is the default."""
    return Dictionary.load("enable")


@pytest.fixture(scope="session")
def yawl() -> Dictionary:
    return Dictionary.load("yawl")


@pytest.fixture(scope="session")
def d2of12inf() -> Dictionary:
    return Dictionary.load("2of12inf")


@pytest.fixture(scope="session")
def data() -> Path:
    """The folder of committed test data."""
    return Path(__file__).resolve().parent / "data"
