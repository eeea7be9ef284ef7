"""The values of advice on Lexicon, for JSON and for a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexicon_fast.cli.advice_rows import AdviceRows
from lexicon_fast.cli.lexicon.picture import picture

if TYPE_CHECKING:
    from lexicon_fast.bots.lexicon.advice_types import Advice
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.rows.painter import Painter


class LexiconRows(AdviceRows):
    """The values of advice on Lexicon."""

    game = "lexicon"
    head = ("", "action", "result", "", "first", "other", "risk", "turns")
    fields = ("gain", "margin", "win", "lose", "points", "turns", "playouts")
    decimals = {"gain": 3, "margin": 3, "points": 3, "turns": 3, "win": 4, "lose": 4}  # noqa: RUF012
    value = "gain"

    def summary(self, advice: Advice) -> dict[str, Any]:
        fields: dict[str, Any] = {"player": advice.player}
        if advice.word is not None:
            fields |= {"word": advice.word, "known": advice.known, "certain": advice.certain}
        return fields | {"playouts": advice.playouts}

    def picture(self, observation: Observation, paint: Painter) -> list[str]:
        names = self.names(observation.player, len(observation.hand_sizes))
        return picture(observation, names, paint)

    def cells(self, row: Any) -> tuple[str, ...]:
        from lexicon_fast.bots.explanations import percent

        turns = "-" if row.turns is None else f"{row.turns:.1f}"
        first, other = percent(row.win), percent(row.lose)
        return *self.value_cells(row), first, other, f"{row.points:.1f}", turns

    def explains_all(self, advice: Advice) -> bool:
        return advice.word is not None
