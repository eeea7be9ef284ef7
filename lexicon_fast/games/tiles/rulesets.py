"""What the rulesets of all games with tiles on a board have in common: dataclasses, checked."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Protocol, TypeVar

from lexicon_fast.arguments import path_hint
from lexicon_fast.errors import BadOption
from lexicon_fast.games.tiles.layouts import Layout


class AnyRuleset(Protocol):
    """What a ruleset has."""

    @property
    def name(self) -> str: ...
    @property
    def layout(self) -> Layout: ...
    @property
    def exchange_from(self) -> int: ...
    def to_json(self) -> str | dict[str, Any]: ...


R = TypeVar("R", bound=AnyRuleset)


def check(rules: AnyRuleset, bounds: Mapping[str, tuple[int, int]]) -> None:
    """Check a ruleset's name and layout, and those of its fields that are numbers within bounds.

    Raises BadOption.
    """
    if not isinstance(rules.name, str):
        raise BadOption(f"ruleset: name: {rules.name!r:.50}; expected a text")
    if not isinstance(rules.layout, Layout):
        raise bad(rules, f"layout: {rules.layout!r:.50}", "a Layout")
    for option, (low, high) in bounds.items():
        value = getattr(rules, option)
        if type(value) is not int or not low <= value <= high:
            shown = "too large" if type(value) is int and abs(value) >= 1 << 64 else repr(value)
            raise bad(rules, f"{option}: {shown:.50}", f"{low} to {high}")


def bad(rules: AnyRuleset, what: str, expected: str) -> BadOption:
    """Return the error for a field of a ruleset. what: the field and its value."""
    return BadOption(f"ruleset {rules.name[:80]!r}: {what}; expected {expected}")


def to_json(rules: AnyRuleset, known: Mapping[str, Any]) -> str | dict[str, Any]:
    """Its name, or for a ruleset that goes by no name of the known ones: all fields, plain."""
    if known.get(rules.name) == rules:
        return rules.name
    data = {field.name: getattr(rules, field.name) for field in fields(rules)}  # type: ignore[arg-type]
    return data | {"layout": rules.layout.to_json()}


def read(rules: object, kind: type[R], known: Mapping[str, R]) -> R:
    """Return the ruleset of a name, in a file (a path object), or as `to_json` gave it.

    One of the kind is passed through; a text is never a path. Raises BadOption, and BadLayout for
    the layout.
    """
    if isinstance(rules, kind):
        return rules
    if isinstance(rules, os.PathLike):
        from lexicon_fast.games.ruleset_files import load

        return load(rules, known)
    if isinstance(rules, Mapping):
        given = dict(rules)
        accepted = [field.name for field in fields(kind)]  # type: ignore[arg-type]
        if unknown := [name for name in given if name not in accepted]:
            raise BadOption(
                f"ruleset: unknown field {unknown[0]!r:.50}; expected {', '.join(accepted)}"
            )
        if missing := [name for name in ("name", "layout") if name not in given]:
            raise BadOption(
                f"ruleset: {missing[0]} is missing; expected name, layout, and what differs"
            )
        return kind(**(given | {"layout": Layout.of_json(given["layout"])}))
    if isinstance(rules, str) and rules in known:
        return known[rules]
    hint = path_hint(rules)
    raise BadOption(f"ruleset {rules!r:.50}: expected one of {', '.join(known)}{hint}")
