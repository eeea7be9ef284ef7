"""The common part of the rulesets of board games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from lexicon_fast.games.rulesets import AnyRuleset, bad_field, check_ruleset, read_ruleset
from lexicon_fast.games.tiles.layouts import Layout


class TileRuleset(AnyRuleset, Protocol):
    """A ruleset of a board game."""

    @property
    def layout(self) -> Layout: ...
    @property
    def exchange_from(self) -> int: ...


R = TypeVar("R", bound=TileRuleset)


def check(rules: TileRuleset, bounds: Mapping[str, tuple[int, int]]) -> None:
    """Check the layout of a ruleset, and what `check_ruleset` checks. Raises BadOption."""
    if not isinstance(rules.layout, Layout):
        raise bad_field(rules, "layout", rules.layout, "a Layout")
    check_ruleset(rules, bounds)


def read(rules: object, kind: type[R], known: Mapping[str, R]) -> R:
    """Return the ruleset with a name, in a file, or with the fields of a mapping.

    See `games.rulesets.read_ruleset`. Raises BadOption, and BadLayout for the layout.
    """

    def from_fields(values: Mapping[str, Any]) -> R:
        return kind(**{**values, "layout": Layout.of_json(values["layout"])})

    return read_ruleset(rules, kind, known, ("name", "layout"), from_fields)
