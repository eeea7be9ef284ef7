"""Scrabble's part of `advise`: typed positions, and the values of advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.base.arguments import cores
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.batch.job import Once
from lexicon_fast.cli import advise
from lexicon_fast.cli.options import warn
from lexicon_fast.cli.scrabble.parts import rules_of
from lexicon_fast.cli.tiles.display import AdviceRows
from lexicon_fast.games.scrabble.game import game_from, state_of
from lexicon_fast.games.tiles.cgp import ignored_opcode, parse_cgp

if TYPE_CHECKING:
    from lexicon_fast.bots.scrabble.advice_types import Advice, Advised
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation


class Rows(AdviceRows):
    """The values of advice on Scrabble."""

    game = "scrabble"
    head = ("", "action", "score", "leave", "value", "equity", "", "win")
    fields = ("score", "leave", "leave_value", "equity", "margin", "win", "playouts")
    decimals = {"equity": 3, "margin": 3, "leave_value": 2, "win": 4}  # noqa: RUF012

    def summary(self, advice: Advice) -> dict[str, Any]:
        fields: dict[str, Any] = {"player": advice.player}
        if advice.words:
            fields |= {"words": advice.words, "known": advice.known, "certain": advice.certain}
        return fields | {"playouts": advice.playouts, "exact": advice.exact}

    def cells(self, row: Advised) -> tuple[str, ...]:
        value = "" if row.leave_value is None else f"{row.leave_value:+.1f}"
        return str(row.score), row.leave or "-", value, *self.equity_cells(row)

    def explains_all(self, advice: Advice) -> bool:
        return bool(advice.words)

    def effort(self, advice: Advice) -> str:
        count = super().effort(advice)
        return f"{count}, solved to the end" if self.is_solved(advice) else count

    def is_solved(self, advice: Advice) -> bool:
        return advice.exact


class Adviser(advise.Adviser):
    """Advice on Scrabble. threads: for play-outs; rules: options for those of typed positions."""

    game = "scrabble"
    expected = "a line of CGP, or an object: a player's observation, or one with cgp"
    typed = ("ruleset", "layout", "challenge", "exchange_from", "scoreless_turns")
    rows = Rows

    def __init__(self, *, threads: int | None, **rules: Any) -> None:
        super().__init__(threads=threads or cores())
        self._rules = rules_of(default_challenge="void", **rules)
        self._notify = Once(warn)

    def position_in(self, value: dict[str, Any]) -> str | None:
        text = value.get("cgp")
        return text if isinstance(text, str) and not value.keys() - {"id", "cgp"} else None

    def observation(self, text: str, dictionary: Dictionary) -> Observation:
        layout = self._rules.layout
        position = parse_cgp(text, layout, dictionary.alphabet)
        if warning := ignored_opcode(position.opcodes, dictionary, layout):
            self._notify(warning)
        if not position.rack:
            raise BadPosition("the rack is empty; name the tiles of the player to move")
        game = game_from(state_of(position), dictionary, ruleset=self._rules, seed=0)
        return game.observation(0)
