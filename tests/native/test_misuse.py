"""Wrong calls of every function raise typed errors, without crashes or corrupted data.

support/misuse.py derives the calls from the valid ones in support/native_examples.py and
support/public_examples.py, and makes them in child processes, which may crash.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from make_data import native_stubs
from support import misuse, native_examples, public_examples
from support.effort import first_only

from lexicon_fast import Dictionary

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
NATIVE = ROOT / "src" / "lexicon_fast" / "_native"
FOLDERS = sorted({module.rpartition(".")[0] for module in misuse.native_modules()})


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{os.environ['PYTHONPATH']}{os.pathsep}{TESTS}"}
    return subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", code, *arguments],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env=environment,
        check=False,
    )


def campaign(table: str, part: str, folder: Path) -> None:
    """Make all wrong calls of a part. After a crash, start again without the call that crashed."""
    log = folder / "calls"
    skip: list[str] = []
    crashes = []
    while True:
        done = run(
            "import sys; from support import misuse; misuse.main(*sys.argv[1:])",
            table,
            part,
            str(log),
            *skip,
        )
        if not done.returncode:
            break
        lines = log.read_text(errors="replace").splitlines() if log.exists() else []
        last = lines[-1] if lines else "the start"
        crashes.append(f"{last}: the process ended with {done.returncode}\n{done.stderr[-3000:]}")
        if not lines or len(crashes) == 5:
            break
        skip.append(last.removeprefix("after "))
    failures = [*crashes, *done.stdout.splitlines()]
    made = re.search(r"(\d+) calls$", done.stderr.strip())
    if made and int(made[1]) < 1000:
        failures.append(f"only {made[1]} calls were made")
    assert not failures, "\n".join(
        [f"{len(failures)} wrong calls of {part} went wrong:", *failures[:40]]
    )


@pytest.mark.parametrize("folder", first_only(FOLDERS))
def test_wrong_calls_of_native_modules_raise_typed_errors(folder: str, tmp_path: Path) -> None:
    campaign("native", folder, tmp_path)


@pytest.mark.parametrize("group", first_only(public_examples.PACKAGES))
def test_wrong_calls_of_the_public_interface_raise_usable_errors(
    group: str, tmp_path: Path
) -> None:
    campaign("public", group, tmp_path)


@pytest.mark.parametrize("module", misuse.native_modules())
def test_every_native_entry_point_has_an_example(module: str) -> None:
    loaded = misuse.native_module(module)
    missing = [
        f"MADE[{module}.{kind.__name__}]: an instance"
        for kind in misuse.native_classes(loaded)
        if f"{module}.{kind.__name__}" not in native_examples.MADE
    ]
    calls = native_examples.CALLS
    for entry in misuse.entries(loaded):
        if "__pyx_unpickle" in entry.name:
            missing.append(
                f"{entry.name}: pickled by accident; @cython.auto_pickle(False) on its class"
            )
        elif entry.parameters and entry.name not in calls:
            missing.append(f"CALLS[{entry.name}]: a valid call with {', '.join(entry.parameters)}")
    for name, parameters in constructors(module).items():
        if parameters and name not in calls:
            missing.append(f"CALLS[{name}]: a valid call with {', '.join(parameters)}")
    assert not missing, "add to tests/support/native_examples.py:\n" + "\n".join(missing)


@pytest.mark.parametrize("module", misuse.native_modules())
def test_native_examples_pass_every_argument(module: str) -> None:
    expected = {
        entry.name: entry.parameters for entry in misuse.entries(misuse.native_module(module))
    }
    expected.update(constructors(module))
    for name, example in native_examples.CALLS.items():
        if name.startswith(f"{module}."):
            wanted = {*(expected[name] or ())}  # none: those of the class above
            assert not wanted or {*example().arguments} == wanted, name


def constructors(module: str) -> dict[str, tuple[str, ...]]:
    """Arguments of the constructors of a native module, read from its source."""
    source = NATIVE / f"{module.replace('.', '/')}.pyx"
    if not source.exists():
        pytest.skip(f"NOT TESTED: {source} is absent")
    found = {}
    text = source.read_text()
    for match in re.finditer(r"^cdef class (\w+).*?(?=^\S|\Z)", text, re.DOTALL | re.MULTILINE):
        lines = match[0].split("\n")
        made = [at for at, line in enumerate(lines) if re.match(r" +def __c?init__\(", line)]
        arguments = native_stubs.split(native_stubs.signature(lines, made[0])[1]) if made else []
        texts = [native_stubs.parameter(part) for part in arguments if part]
        names = [text.partition(":")[0] for text in texts if ":" in text]
        found[f"{module}.{match[1]}"] = tuple(names)
    return found


def test_every_public_function_has_an_example() -> None:
    missing = [name for name in public_examples.documented() if name not in public_examples.CALLS]
    assert not missing, f"add to CALLS in tests/support/public_examples.py: {', '.join(missing)}"


@pytest.mark.parametrize(
    ("name", "argument"),
    [
        pytest.param(name, argument, id=f"{name}-{argument}")
        for name in ("batch.solve_files", "batch.plan_files", "dictionary.Dictionary.compile")
        for argument in public_examples.CALLS[name]().arguments
        if argument != "names"  # anything is true or false
    ],
)
def test_calls_with_files_name_the_wrong_argument(name: str, argument: str) -> None:
    function, arguments, _ = public_examples.CALLS[name]()
    with pytest.raises((TypeError, ValueError), match=rf"^{argument} .*(object|expected)"):
        function(**{**arguments, argument: object()})
    written = arguments.get("output") or arguments["path"]
    assert not Path(written).exists()


@pytest.mark.parametrize("name", ["superwords_batch", "substitutions_batch"])
def test_batches_of_words_need_words(name: str) -> None:
    """None once crashed the interpreter, or read uninitialized memory."""
    done = run(
        "import sys, lexicon_fast as lf; d = lf.Dictionary.from_words(['cat', 'cats'])\n"
        "getattr(d, sys.argv[1])(None, ['CAT*'] * 3)",
        name,
    )
    assert (
        done.stderr.splitlines()[-1] == "TypeError: words must be a sequence of str, not NoneType"
    )


def test_errors_of_batches_name_the_argument() -> None:
    d = Dictionary.from_words(["cat", "cats"])
    with pytest.raises(TypeError, match="hands must be a sequence of str, not int"):
        d.subwords_batch(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="words must be a sequence of str, not one string 'cat'"):
        d.superwords_batch("cat", ["S"])
    with pytest.raises(ValueError, match="words has 1 items, but hands has 2"):
        d.superwords_batch(["cat"], ["S", "T"])
