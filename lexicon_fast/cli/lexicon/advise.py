"""Lexicon's part of `advise`: typed positions, and the values of advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.text import percent
from lexicon_fast.bots.lexicon.validation import typed_observation
from lexicon_fast.cli import advise
from lexicon_fast.cli.advice_rows import AdviceRows
from lexicon_fast.cli.lexicon.display import picture
from lexicon_fast.cli.options import warn
from lexicon_fast.games.lexicon.rules import ruleset as read

if TYPE_CHECKING:
    from lexicon_fast.bots.lexicon.advice_types import Advice
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.rows.painter import Painter

_MOST_OTHERS: Final = 7


class Rows(AdviceRows):
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
        turns = "-" if row.turns is None else f"{row.turns:.1f}"
        first, other = percent(row.win), percent(row.lose)
        return *self.value_cells(row), first, other, f"{row.points:.1f}", turns

    def explains_all(self, advice: Advice) -> bool:
        return advice.word is not None


class Adviser(advise.Adviser):
    """Advice on Lexicon. values: complete typed positions; see `typed_observation`.

    Raises UsageError for values that no position has.
    """

    game = "lexicon"
    expected = "a position like CATDOG* hat l[u]rch, or an object: a player's observation"
    typed = ("exposed", "seen", "others", "scores", "stock", "ruleset")
    rows = Rows

    def __init__(self, **values: Any) -> None:
        super().__init__()
        exposed, others, scores = values["exposed"], values["others"], values["scores"]
        if others is None:
            others = (read(values["ruleset"]).cards_each,)
        if not 1 <= len(others) <= _MOST_OTHERS or min(others) < 1:
            raise click.UsageError(
                f"--others {_listed(others)} must be 1 to {_MOST_OTHERS} numbers, each 1 or more"
            )
        if scores is not None and len(scores) != len(others) + 1:
            raise click.UsageError(
                f"--scores {_listed(scores)} must be {len(others) + 1} numbers, yours first"
            )
        given = {"exposed": exposed or "", "seen": values["seen"] or "", "others": others}
        self._values = {**values, **given, "scores": scores or ()}

    def observation(self, text: str, dictionary: Dictionary) -> Observation:
        exposed = self._values["exposed"]
        if len(dictionary.alphabet.typed(exposed)) > 1:
            raise click.UsageError(f"--exposed {exposed} must be one card")
        return typed_observation(text, dictionary, **self._values, notify=warn)


def _listed(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))
