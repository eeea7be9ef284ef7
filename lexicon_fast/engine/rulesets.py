"""Rulesets as clients write them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

from lexicon_fast.errors import BadOption

_R = TypeVar("_R")


def rules_of(
    given: str | Mapping[str, Any] | None, ruleset: Callable[[Any], _R], default: str
) -> _R:
    """The ruleset of a request: a name, all fields, or `base` and what differs from that one.

    ruleset: makes a game's rulesets, of their names and of their fields. Raises BadOption.

    >>> from lexicon_fast.games.lexicon.rules import ruleset
    >>> rules_of({"base": "article", "strict": True}, ruleset, "waddingtons").max_exchanged
    1
    """
    if given is None:
        return ruleset(default)
    if isinstance(given, str) or "base" not in given:
        return ruleset(given)
    changed = dict(given)
    base = changed.pop("base")
    rules: Any = ruleset(base if isinstance(base, str) else f"{base!r:.60}")
    values = {each.name: getattr(rules, each.name) for each in fields(rules)}
    if unknown := [name for name in changed if name not in values]:
        raise BadOption(f"ruleset: {unknown[0]!r:.60}; accepted: base, {', '.join(values)}")
    return ruleset(values | {"name": f"{rules.name}, changed"} | changed)
