"""Compiled dictionaries: one that 0.1.0 wrote opens, and the format that is written now."""

from __future__ import annotations

import base64
from typing import Any

from comparison import RECORDED

from surfaces.work import FILES, Work

#: Bytes of the header: magic, version, order of bytes.
_HEADER = 16


def write(work: Work) -> dict[str, Any]:
    """Compiles the dictionary of 0.1.0."""
    target = FILES / "few-0.1.0.dictionary"
    work.run("words", "build", "few.txt", "-o", "few-0.1.0.dictionary")
    target.write_bytes((work.folder / target.name).read_bytes())
    return record(work)


def record(work: Work) -> dict[str, Any]:
    import lexicon_fast as lf

    assert RECORDED.exists()
    path = work.folder / "few-0.1.0.dictionary"
    found: dict[str, Any] = {}
    try:
        d = lf.Dictionary.load(path)
    except ValueError as error:
        found["opens"] = type(error).__name__
    else:
        found["opens"] = True
        found["words"] = list(d.words)
        found["sha256"] = d.sha256
        found["subwords"] = d.subwords("HEATS*")
    ran = work.run("check", "she", "quiz", "-w", path.name)
    found["check"] = {"exit": ran.code, "stdout": ran.stdout.decode().splitlines()}

    work.run("words", "build", "few.txt", "-o", "now.dictionary")
    now = (work.folder / "now.dictionary").read_bytes()
    found["header"] = base64.b16encode(now[:_HEADER]).decode()
    damaged = bytearray(path.read_bytes())
    damaged[len(damaged) // 2] ^= 1
    for name, content in {
        "damaged": bytes(damaged),
        "cut short": path.read_bytes()[:-9],
        "of another format": path.read_bytes()[:8] + b"\xff" + path.read_bytes()[9:],
        "empty": b"",
    }.items():
        (work.folder / "bad.dictionary").write_bytes(content)
        ran = work.run("check", "she", "-w", "bad.dictionary")
        found[name] = {"exit": ran.code, "empty": not ran.stdout}
    return found
