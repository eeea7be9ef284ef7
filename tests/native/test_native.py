"""The kernels of each instruction set against a reference loop, in C++.

Kernels for ARM are cross-compiled (Debian: g++-aarch64-linux-gnu) and run with qemu-user.
"""

from __future__ import annotations

import platform
import runpy
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from sysconfig import get_config_var

import pytest

from lexicon_fast._native.dictionary.compiled import available_isas

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "src" / "core"
KERNELS = ROOT / "src" / "kernels"
PROGRAM = ROOT / "tests" / "native" / "kernels_test.cpp"

#: Faults that were put into the kernels by hand were found in at most 40.
ROUNDS = 100

FLAGS = ["-std=c++17", "-Wall", "-Wextra", f"-I{KERNELS}"]
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
BIT_FLAGS = ["-mbmi", "-mbmi2", "-mpopcnt"]
AVX512_PARTS = ["f", "bw", "dq", "vl", "vbmi", "vbmi2", "vpopcntdq", "bitalg"]
X86_FLAGS = {  # as in setup.py; if flags are missing, the set is missing in the output
    "avx2": ["-mavx2", *BIT_FLAGS],
    "avx512": [*(f"-mavx512{part}" for part in AVX512_PARTS), *BIT_FLAGS],
}


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"NOT TESTED: {name} is absent")
    return found


def run(*command: object) -> str:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(
    compiler: str,
    folder: Path,
    flags: list[str],
    isa_flags: dict[str, list[str]],
    link: Sequence[str] = (),
) -> Path:
    """Compile the test program. flags: of the kernels only, so that the reference loop is quick.

    Sanitizers find accesses by the kernels, whose memory comes from the allocator they replace.
    """
    objects = []
    for source in [*sorted(KERNELS.glob("*.cpp")), PROGRAM]:
        objects.append(folder / f"{source.stem}.o")
        own = ["-O2"] if source == PROGRAM else [*flags, *isa_flags.get(source.stem, [])]
        run(compiler, *FLAGS, *own, "-c", source, "-o", objects[-1])
    run(compiler, *link, *objects, "-o", folder / "kernels_test")
    return folder / "kernels_test"


def names(output: str) -> list[str]:
    assert all(line.endswith("all good") for line in output.splitlines())
    return [line.partition(":")[0] for line in output.splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("flags", "link"),
    [(["-O3"], []), (["-O1", "-g1", *SANITIZE], SANITIZE)],
    ids=["optimised", "sanitized"],
)
def test_kernels_agree_with_a_reference_loop(
    flags: list[str], link: list[str], tmp_path: Path
) -> None:
    x86 = platform.machine().lower() in ("x86_64", "amd64")
    program = build(tool("g++"), tmp_path, flags, X86_FLAGS if x86 else {}, link)
    assert names(run(program, ROUNDS, 1)) == available_isas()


@pytest.mark.slow
def test_kernels_for_arm_agree_with_a_reference_loop(tmp_path: Path) -> None:
    compiler, qemu = tool("aarch64-linux-gnu-g++"), tool("qemu-aarch64")
    program = build(compiler, tmp_path, ["-O3"], {}, ["-static"])
    assert names(run(qemu, program, ROUNDS, 1)) == ["neon", "plain"]


def test_a_module_is_built_again_if_code_that_it_includes_has_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pytest.importorskip("Cython", reason="NOT TESTED: .ci/run slow installs Cython")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    core_files = runpy.run_path("setup.py")["core_files"]
    module = tmp_path / "module.cpp"
    module.write_text('#include "core/elimination.h"\n#include <vector>\n')
    names = ["elimination.cpp", "elimination.h", "long_sort.h", "rng.h", "stop.h"]
    assert sorted(path.name for path in core_files(module)) == names
    assert {path.resolve().parent for path in core_files(module)} == {CORE}


def test_modules_whose_source_is_gone_are_removed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Python would import them, and they would be in wheels."""
    pytest.importorskip("Cython", reason="NOT TESTED: .ci/run slow installs Cython")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    remove_old_modules = runpy.run_path("setup.py")["remove_old_modules"]
    native = tmp_path / "lexicon_fast" / "_native"
    native.mkdir(parents=True)
    suffix = get_config_var("EXT_SUFFIX")
    for name in (f"old{suffix}", f"new{suffix}", "new.pyi"):
        (native / name).touch()
    remove_old_modules(tmp_path, {f"lexicon_fast/_native/new{suffix}"})
    assert sorted(path.name for path in native.iterdir()) == [f"new{suffix}", "new.pyi"]
