"""Advice on games with tiles on a board, in objects and in columns."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from lexicon_fast.cli import advice_rows
from lexicon_fast.cli.painter import counted

if TYPE_CHECKING:
    from lexicon_fast.alphabet import Alphabet


class AdviceRows(advice_rows.AdviceRows):
    """What is written of it. Each game has a class of its own."""

    #: What objects have of an action, and the decimals of numbers.
    order: ClassVar[Sequence[str]]
    decimals: ClassVar[Mapping[str, int]]

    def __init__(self, alphabet: Alphabet) -> None:
        self._alphabet = alphabet

    def row(self, row: Any) -> dict[str, Any]:
        values = {name: getattr(row, name) for name in self.order}
        for name, decimals in self.decimals.items():
            if values[name] is not None:
                values[name] = (
                    round(values[name], decimals) if math.isfinite(values[name]) else None
                )
        return values

    def names(self, sees: Any) -> list[str]:
        """What the players are called."""
        return [
            "you" if seat == sees.player else f"player {seat + 1}"
            for seat in range(len(sees.rack_sizes))
        ]

    def equity_cells(self, row: Any) -> tuple[str, str, str]:
        """Equity, its interval, and the share of the win."""
        from lexicon_fast.bots.explanations import percent

        low, high = row.equity - row.margin, row.equity + row.margin
        interval = f"[{low:+.1f}, {high:+.1f}]" if math.isfinite(row.margin) else ""
        return f"{row.equity:+.1f}", interval, percent(row.win)

    def is_worse(self, row: Any, best: Any) -> bool:
        return bool(row.equity + row.margin < best.equity - best.margin)

    def effort(self, advice: Any) -> str:
        return counted(advice.playouts, "play-out")
