"""Base of the rules that a front end needs to draw a game: points, boards, numbers."""

from __future__ import annotations

import msgspec


class RulesView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """Rules of a game. Each game's `rules_view` module adds its own numbers, in a type `Rules`."""

    ruleset: str
