"""The kernels of each instruction set, built with compiler flags of the user's own.

Gentoo, Spack and conda-forge build everything for one machine. Such flags must not reach the
kernels: the plain ones must run anywhere, and the others where their instruction set is available.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.skipif(
        platform.machine() != "x86_64" or sys.platform != "linux" or not shutil.which("g++"),
        reason="NOT TESTED: it needs Linux on x86-64 with g++",
    ),
    pytest.mark.skipif(not (ROOT / "setup.py").exists(), reason="NOT TESTED: there are no sources"),
]

FLAGS = ["-march=native", "-march=x86-64-v3", "-march=x86-64-v4", "-O2 -mavx512f -mbmi2 -flto"]


def kernels(folder: Path, **flags: str) -> Mapping[str, bytes]:
    """Return the object file of each kernel as setup.py builds it."""
    # Without the variables, flags of the build of Python come first.
    env = {**os.environ, "CFLAGS": "-O2", "CXXFLAGS": "-O2", **flags}
    build = [sys.executable, "setup.py", "-q", "build_clib", "-b", str(folder), "-t", str(folder)]
    result = subprocess.run(build, cwd=ROOT, env=env, capture_output=True, encoding="utf-8")
    assert result.returncode == 0, result.stderr
    return {path.stem: path.read_bytes() for path in folder.glob("src/kernels/*.o")}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, bytes]:
    """Return the kernels without flags."""
    pytest.importorskip(
        "Cython", reason="NOT TESTED: setup.py needs Cython; .ci/run slow installs it"
    )
    return kernels(tmp_path_factory.mktemp("usual"))


@pytest.mark.slow
@pytest.mark.parametrize("flags", FLAGS)
def test_kernels_do_not_change_with_flags(
    flags: str, usual: Mapping[str, bytes], tmp_path: Path
) -> None:
    assert sorted(usual) == ["available", "avx2", "avx512", "neon", "plain"]
    changed = kernels(tmp_path, CFLAGS=flags, CXXFLAGS=flags)
    assert [each for each in usual if changed[each] != usual[each]] == []
