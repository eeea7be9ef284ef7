"""The values of advice on Lexibomb, for JSON and for a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.cli.tiles.advice_rows import AdviceRows

if TYPE_CHECKING:
    from lexicon_fast.bots.lexibomb.advice_types import Advice, Advised


class LexibombRows(AdviceRows):
    """The values of advice on Lexibomb."""

    game = "lexibomb"
    head = ("", "action", "score", "bomb", "leave", "equity", "", "win")
    fields = ("score", "bomb", "leave", "leave_value", "equity", "margin", "win", "playouts")
    decimals = {  # noqa: RUF012
        "score": 3,
        "bomb": 4,
        "leave_value": 2,
        "equity": 3,
        "margin": 3,
        "win": 4,
    }

    def summary(self, advice: Advice) -> dict[str, Any]:
        return {"player": advice.player, "playouts": advice.playouts, "exact": advice.exact}

    def cells(self, row: Advised) -> tuple[str, ...]:
        from lexicon_fast.bots.explanations import percent

        return (f"{row.score:.1f}", percent(row.bomb), row.leave or "-", *self.equity_cells(row))

    def effort(self, advice: Advice) -> str:
        count = super().effort(advice)
        return count if advice.exact else f"{count}, chances of bombs estimated"
