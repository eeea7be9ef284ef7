"""Sentences about the play-outs of an action."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from lexicon_fast.base.text import counted, percent
from lexicon_fast.bots.lexibomb.bot import opened_of
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.places import squares_laid

if TYPE_CHECKING:
    from lexicon_fast.bots.lexibomb.simulation import LexibombStats
    from lexicon_fast.games.lexibomb.observation import Action, Observation
    from lexicon_fast.games.tiles.layouts import Premium

#: Smallest share of play-outs in which another player hits a bomb that is mentioned.
_LIKELY = 0.15


#: Largest variance of a certain number, which is 0 apart from rounding.
_ROUNDING = 1e-9


def expectation(score: float, bomb: float, *, certain: bool) -> str:
    """Describe the score of a play and its chance of a bomb. certain: the score is not an average.

    >>> expectation(22.0, 0.0, certain=False), expectation(9.0, 0.0, certain=True)
    ('22 points expected, no bomb', '9 points, no bomb')
    """
    points = f"{score:.1f}".removesuffix(".0")
    points += " point" if points == "1" else " points"
    if not certain:
        points += " expected"
    return f"{points}, a bomb in {percent(bomb)}" if bomb else f"{points}, no bomb"


def is_certain(action: Action, bomb: float, observation: Observation) -> bool:
    """Return whether the score of an action is certain: all its new squares have known multipliers.

    bomb: its chance of a bomb.
    """
    if bomb or not isinstance(action, Lay):
        return False
    rules = observation.rules
    squares = set(squares_laid(action.at, action.word, rules.layout.columns))
    opened = opened_of(observation, rules)
    shown = "".join(opened)
    closed = {square for square in squares if shown[square] == "."}
    return not closed or closed <= _known_squares(opened, observation.bombs, rules.multipliers)


@lru_cache(maxsize=4)
def _known_squares(
    opened: tuple[str, ...], bombs: int, multipliers: tuple[Premium, ...]
) -> frozenset[int]:
    """Return the closed squares that have certainly no bomb, and only one possible multiplier."""
    field = odds(opened, bombs)
    if not field.exact:
        return frozenset()
    shown = "".join(opened)
    safe = [i for i, chance in enumerate(field.probability) if shown[i] == "." and not chance]
    sets = [[divmod(square, field.columns)] for square in safe]
    number = [float(multipliers.index(premium)) for premium in multipliers]
    means = field.expected(sets, [(n, 1.0) for n in number])
    squares = field.expected(sets, [(n * n, 1.0) for n in number])
    return frozenset(
        square
        for square, mean, mean_square in zip(safe, means, squares, strict=True)
        if mean_square.letters[0] - mean.letters[0] ** 2 <= _ROUNDING
    )


def why(stats: LexibombStats, *, others: int, to_the_end: bool, certain: bool = False) -> str:
    """Describe the statistics of an action in a short sentence.

    others: number of other players; certain: the points of the action are not an average.

    >>> from lexicon_fast.bots.lexibomb.simulation import LexibombStats
    >>> row = LexibombStats(
    ...     action=Lay("8D", "QUIT"), playouts=100, equity=9.0, margin=2.0, score=38.4, bomb=0.12,
    ...     leave="AE", leave_value=1.5, win=0.6, answer=31.2, bombed=0.05
    ... )
    >>> why(row, others=1, to_the_end=False)
    '38.4 points expected, a bomb in 12%; keeps AE (+1.5); then 31 points for your opponent'
    """
    whose = "your opponents" if others > 1 else "your opponent"
    answer = f"{counted(stats.answer, 'point')} for {whose}"
    if stats.closing:
        return f"passes until the game is over: {answer} until then"
    result = stats.result_without_play
    if isinstance(stats.action, Lay):
        result = expectation(stats.score, stats.bomb, certain=certain)
    parts = [result, stats.leave_text]
    if to_the_end:
        answer = f"{answer} to the end" if others else "to the end"
        parts.append(f"{answer}, {stats.follow:.0f} for you")
    elif others:
        parts.append(f"then {answer}")
    if stats.bombed >= _LIKELY:
        subject = "they hit" if others > 1 else "which hits"
        parts.append(f"{subject} a bomb in {percent(stats.bombed)}")
    return "; ".join(parts)
