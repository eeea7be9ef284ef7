"""Rulesets as data: frozen dataclasses that have a name, known by that name or given in full."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Protocol, TypeVar

from lexicon_fast.base.arguments import path_hint
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.text import composed_json


class AnyRuleset(Protocol):
    """A ruleset of any game."""

    @property
    def name(self) -> str: ...
    def to_json(self) -> str | dict[str, Any]: ...


R = TypeVar("R", bound=AnyRuleset)


def bad_field(rules: AnyRuleset, field: str, value: object, expected: str) -> BadOption:
    """Return the error for a field of a ruleset. value: None if it is missing."""
    too_large = type(value) is int and abs(value) >= 1 << 64  # too many digits for repr
    shown = "missing" if value is None else "too large" if too_large else excerpt(value, 100)
    return BadOption(f"ruleset {excerpt(rules.name)}: {field}: {shown}; expected {expected}")


def check_numbers(rules: AnyRuleset, bounds: Mapping[str, tuple[int, int]]) -> None:
    """Check that fields of a ruleset are ints within bounds. Raises BadOption."""
    for field, (low, high) in bounds.items():
        value = getattr(rules, field)
        if type(value) is not int or not low <= value <= high:
            raise bad_field(rules, field, value, f"{low} to {high}")


def plain_fields(rules: Any) -> dict[str, Any]:
    """Return the fields of a ruleset, mappings as dicts."""
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return {name: dict(v) if isinstance(v, Mapping) else v for name, v in values.items()}


def read_ruleset(
    rules: object,
    kind: type[R],
    known: Mapping[str, R],
    required: Sequence[str],
    make: Callable[[Mapping[str, Any]], R],
) -> R:
    """Return the ruleset with a name, in a file (a path object), or with the fields of a mapping.

    A ruleset is returned as it is; a str is always a name, never a path. required: the fields that
    a mapping must have; make: returns the ruleset with the fields of a mapping. Raises BadOption.
    """
    if isinstance(rules, kind):
        return rules
    if isinstance(rules, os.PathLike):
        from lexicon_fast.games.ruleset_files import load

        return load(rules, known)
    if isinstance(rules, Mapping):
        allowed = [field.name for field in fields(kind)]  # type: ignore[arg-type]
        if unknown := [name for name in rules if name not in allowed]:
            raise BadOption(
                f"ruleset: unknown field {excerpt(unknown[0])}; expected {', '.join(allowed)}"
            )
        if missing := [name for name in required if name not in rules]:
            raise BadOption(
                f"ruleset: {missing[0]} is missing; required fields: {', '.join(required)}"
            )
        return make(composed_json(dict(rules)))
    if isinstance(rules, str) and rules in known:
        return known[rules]
    hint = path_hint(rules)
    raise BadOption(f"ruleset {excerpt(rules)}: expected one of {', '.join(known)}{hint}")
