"""The values of advice on Scrabble, for JSON and for a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.cli.tiles.advice_rows import AdviceRows

if TYPE_CHECKING:
    from lexicon_fast.bots.scrabble.advice_types import Advice, Advised


class ScrabbleRows(AdviceRows):
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
        return f"{count}, solved to the end" if advice.exact else count
