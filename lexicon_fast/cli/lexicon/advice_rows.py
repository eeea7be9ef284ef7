"""Advice on Lexicon in objects and in columns."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast.cli.advice_rows import AdviceRows
from lexicon_fast.cli.lexicon.picture import picture
from lexicon_fast.cli.painter import counted
from lexicon_fast.games.lexicon import notation

if TYPE_CHECKING:
    from lexicon_fast.bots.lexicon.advice import Advice
    from lexicon_fast.bots.lexicon.explanations import Advised
    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.games.lexicon.observation import Observation

#: Of an action, in objects.
_ORDER: Final = ("gain", "margin", "win", "lose", "points", "turns", "playouts", "why")

#: Decimals of the numbers in objects.
_DECIMALS: Final = {"gain": 3, "margin": 3, "points": 3, "turns": 3, "win": 4, "lose": 4}


class LexiconRows(AdviceRows):
    """What is written of advice on Lexicon."""

    head = ("", "action", "result", "", "first", "other", "risk", "turns")

    def object(self, advice: Advice) -> dict[str, Any]:
        found: dict[str, Any] = {"player": advice.player}
        if advice.word is not None:
            found |= {"word": advice.word, "known": advice.known, "certain": advice.certain}
        return found | {"playouts": advice.playouts}

    def row(self, row: Advised) -> dict[str, Any]:
        values = {name: getattr(row, name) for name in _ORDER}
        for name, decimals in _DECIMALS.items():
            if values[name] is not None:
                values[name] = (
                    round(values[name], decimals) if math.isfinite(values[name]) else None
                )
        return values

    def picture(self, sees: Observation, paint: Painter) -> list[str]:
        names = [
            "you" if seat == sees.player else f"player {seat + 1}"
            for seat in range(len(sees.hand_sizes))
        ]
        return picture(sees, names, paint)

    def action(self, row: Advised, sees: Observation) -> str:
        return notation.format(row.action, sees)

    def cells(self, row: Advised) -> tuple[str, ...]:
        from lexicon_fast.bots.explanations import percent

        low, high = row.gain - row.margin, row.gain + row.margin
        return (
            f"{row.gain:+.1f}",
            f"[{low:+.1f}, {high:+.1f}]" if math.isfinite(row.margin) else "",
            percent(row.win),
            percent(row.lose),
            f"{row.points:.1f}",
            "-" if row.turns is None else f"{row.turns:.1f}",
        )

    def is_worse(self, row: Advised, best: Advised) -> bool:
        return row.gain + row.margin < best.gain - best.margin

    def all_reasons(self, advice: Advice) -> bool:
        return advice.word is not None

    def effort(self, advice: Advice) -> str:
        return counted(advice.playouts, "play-out")
