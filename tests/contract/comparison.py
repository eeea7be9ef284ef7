"""Compare what was recorded with what there is now, key by key.

A surface is a JSON object. Objects may gain keys: additions break nobody. All else has to stay:
each difference has a path of keys, such as `solve/--top/default`.

Lines of output that hold JSON objects are compared by their keys, too, and then byte for byte.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

import msgspec

HERE = Path(__file__).resolve().parent
RECORDED = HERE / "0.1.0"
CHANGES = HERE / "changes.toml"

#: Floats that differ by less than this share are equal: compilers add up in different orders.
TOLERANCE = 1e-9

#: Stands for what is not there.
ABSENT = "(absent)"


class Difference(NamedTuple):
    """A broken promise. key: where; was: what 0.1.0 did; now: what the code does now."""

    key: str
    was: str
    now: str

    def __str__(self) -> str:
        return f"  {self.key}\n    0.1.0: {_cut(self.was)}\n    now:   {_cut(self.now)}"


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of changes.toml. key: a path, where `*` stands for any characters."""

    surface: str
    key: str
    why: str
    version: str
    now: str | None = None

    def covers(self, found: Difference) -> bool:
        if not fnmatchcase(found.key, _escaped(self.key)):
            return False
        return self.now is None or self.now == found.now


class _Changes(msgspec.Struct, forbid_unknown_fields=True):
    change: list[Change] = []


def read_changes(path: Path = CHANGES) -> list[Change]:
    """The intended changes. Raises msgspec.ValidationError."""
    return msgspec.toml.decode(path.read_bytes(), type=_Changes).change


def recorded(surface: str) -> dict[str, Any]:
    """The recorded data of 0.1.0."""
    text = (RECORDED / f"{surface}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def written(data: dict[str, Any]) -> str:
    """The text of a file of recorded data: sorted, a line for each key."""
    rows = (f"{_text(key)}: {_text(data[key])}" for key in sorted(data))
    return "{\n" + ",\n".join(rows) + "\n}\n"


def broken(surface: str, now: dict[str, Any]) -> list[Difference]:
    """The differences between 0.1.0 and the current code."""
    return list(differences(recorded(surface), json.loads(written(now))))


def differences(was: Any, now: Any, key: str = "") -> Iterator[Difference]:
    """All that `now` lacks or has differently."""
    if isinstance(was, dict) and isinstance(now, dict):
        for name in was:
            place = f"{key}/{name}" if key else str(name)
            if name in now:
                yield from differences(was[name], now[name], place)
            else:
                yield Difference(place, _text(was[name]), ABSENT)
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for number, (one, other) in enumerate(zip(was, now, strict=True)):
            yield from differences(one, other, f"{key}/{number}")
    elif not _same(was, now):
        objects = _objects(was, now)
        found = list(differences(*objects, key)) if objects else []
        if found or not (objects and _only_adds(was, now, *objects)):
            yield from found or [Difference(key, _text(was), _text(now))]


def unexpected(
    found: list[Difference], changes: list[Change]
) -> tuple[list[Difference], list[Change]]:
    """The differences that no entry covers, and the entries that cover none."""
    open_ = [each for each in found if not any(change.covers(each) for change in changes)]
    stale = [change for change in changes if not any(change.covers(each) for each in found)]
    return open_, stale


def entries(surface: str, found: list[Difference]) -> str:
    """The entries of changes.toml that would cover these differences."""
    return "\n".join(
        f"[[change]]\nsurface = {_text(surface)}\nkey = {_text(each.key)}\n"
        f'why = ""\nversion = "0.2.0"\nnow = {_text(each.now)}\n'
        for each in found
    )


def _same(was: Any, now: Any) -> bool:
    if isinstance(was, bool) or isinstance(now, bool):
        return was is now
    if isinstance(was, float) and isinstance(now, int | float):
        return math.isclose(was, now, rel_tol=TOLERANCE, abs_tol=TOLERANCE)
    return bool(type(was) is type(now) and was == now)


def _objects(was: Any, now: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """The objects that two lines hold, if both do."""
    if not (_is_object(was) and _is_object(now)):
        return None
    try:
        return json.loads(was), json.loads(now)
    except ValueError:
        return None


def _only_adds(was: str, now: str, old: Any, new: Any) -> bool:
    """Are keys in the same order, and is the spelling as compact as it was?"""
    return _text(_kept(old, new)) == _text(old) and (_text(old) == was) == (_text(new) == now)


def _is_object(line: object) -> TypeGuard[str]:
    return isinstance(line, str) and line.startswith("{")


def _kept(was: Any, now: Any) -> Any:
    """`now` without what `was` lacks, in the order of `now`; floats as they were."""
    if isinstance(was, dict) and isinstance(now, dict):
        return {name: _kept(was[name], value) for name, value in now.items() if name in was}
    if isinstance(was, list) and isinstance(now, list):
        return [_kept(*pair) for pair in zip(was, now, strict=True)]
    return was if isinstance(was, float) else now


def _escaped(pattern: str) -> str:
    """A pattern of fnmatch in which only `*` is special."""
    return pattern.replace("[", "[[]").replace("?", "[?]")


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _cut(text: str) -> str:
    return text if len(text) <= 300 else f"{text[:300]} ... ({len(text)} characters)"
