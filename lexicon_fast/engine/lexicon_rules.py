"""Rulesets of Lexicon as clients write them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from lexicon_fast.errors import BadOption
from lexicon_fast.games.lexicon.rules import Ruleset, ruleset

_DEFAULT: Final = "waddingtons"


def rules_of(given: str | Mapping[str, Any] | None) -> Ruleset:
    """The ruleset of a request: a name, all fields, or `base` and what differs from that one.

    Raises BadOption.

    >>> rules_of({"base": "article", "strict": True}).max_exchanged
    1
    """
    if given is None:
        return ruleset(_DEFAULT)
    if isinstance(given, str) or "base" not in given:
        return ruleset(given)
    changed = dict(given)
    base = changed.pop("base")
    rules = ruleset(base if isinstance(base, str) else "")
    known = [field.name for field in fields(Ruleset)]
    if unknown := [name for name in changed if name not in known]:
        raise BadOption(f"ruleset: {unknown[0]!r:.60}; accepted: base, {', '.join(known)}")
    try:
        return replace(rules, **{"name": f"{rules.name}, changed", **changed})
    except (TypeError, AttributeError) as error:
        raise BadOption(f"ruleset: {error!s:.200}; accepted: values of these types") from None
