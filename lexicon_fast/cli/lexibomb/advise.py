"""Lexibomb's part of `advise`: positions in JSON, and the values of advice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from lexicon_fast.base.errors import BadObservation, BadPosition, excerpt
from lexicon_fast.base.text import percent
from lexicon_fast.cli import advise
from lexicon_fast.cli.lexibomb.parts import rules_of
from lexicon_fast.cli.tiles.display import AdviceRows
from lexicon_fast.games.lexibomb.events import State
from lexicon_fast.games.lexibomb.game import game_from
from lexicon_fast.rows.tile_rows import position_of

if TYPE_CHECKING:
    from lexicon_fast.bots.lexibomb.advice_types import Advice, Advised
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.observation import Observation


class Rows(AdviceRows):
    """The values of advice on Lexibomb."""

    game = "lexibomb"
    head = ("", "action", "score", "bomb", "leave", "equity", "", "win")
    fields = ("score", "bomb", "leave", "leave_value", "equity", "margin", "win", "playouts")
    decimals = {"score": 3, "bomb": 4, "leave_value": 2, "equity": 3, "margin": 3, "win": 4}  # noqa: RUF012

    def summary(self, advice: Advice) -> dict[str, Any]:
        return {"player": advice.player, "playouts": advice.playouts, "exact": advice.exact}

    def cells(self, row: Advised) -> tuple[str, ...]:
        return (f"{row.score:.1f}", percent(row.bomb), row.leave or "-", *self.equity_cells(row))

    def effort(self, advice: Advice) -> str:
        count = super().effort(advice)
        return count if advice.exact else f"{count}, chances of bombs estimated"


class Adviser(advise.Adviser):
    """Advice on Lexibomb. rules: options for those of positions that are not observations."""

    game = "lexibomb"
    expected = "an object: a position as for `lexibomb plays`, or an observation"
    typed = ("ruleset", "bombs", "exchange_from", "zeros")
    rows = Rows

    def __init__(self, **rules: Any) -> None:
        super().__init__()
        self._rules = rules_of(**rules)

    def position_in(self, value: dict[str, Any]) -> str | None:
        if "player" in value or "rack" not in value:  # an observation
            return None
        return msgspec.json.encode(value).decode()

    def observation(self, text: str, dictionary: Dictionary) -> Observation:
        if not text.startswith("{"):
            raise BadObservation(f"{excerpt(text.strip())} is not {self.expected}")
        position = position_of(msgspec.json.decode(text, type=dict[str, msgspec.Raw]), self._rules)
        if not position.rack:
            raise BadPosition("the rack is empty; name the tiles of the player to move")
        rules = self._rules
        if position.bombs is not None:
            rules = replace(rules, bombs=position.bombs)
        rack = dictionary.alphabet.read(position.rack)
        state = State((rack, ""), tuple(position.board), tuple(position.opened))
        return game_from(state, dictionary, ruleset=rules, seed=0).observation(0)
