"""The values of advice on board games, for JSON and for a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.cli import advice_rows
from lexicon_fast.games.registry import part

if TYPE_CHECKING:
    from lexicon_fast.rows.painter import Painter


class AdviceRows(advice_rows.AdviceRows):
    """The values of advice on a board game. Each game has a subclass."""

    value = "equity"

    def picture(self, observation: Any, paint: Painter) -> list[str]:
        names = self.names(observation.player, len(observation.rack_sizes))
        draw = part("cli", self.game, "display").picture
        lines: list[str] = draw(observation, names, self._alphabet, paint)
        return lines

    def equity_cells(self, row: Any) -> tuple[str, str, str]:
        """Return the equity, its interval, and the chance to win."""
        from lexicon_fast.base.text import percent

        return *self.value_cells(row), percent(row.win)
