"""The points of a play, by the numbers of its squares after they are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.games.lexibomb.minefield import BOMB, CLOSED, ZERO
from lexicon_fast.games.tiles.scoring import values_by_square

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.games.lexibomb.board import Board
    from lexicon_fast.games.lexibomb.rules import Ruleset
    from lexicon_fast.games.tiles.scoring import FormedWord


def score(
    board: Board,
    tiles: Sequence[tuple[int, int]],
    words: Sequence[FormedWord],
    opened: bytes,
    rules: Ruleset,
) -> int:
    """Return the points of a play: all its words, and the bonus for the number of its tiles.

    Arguments as for `points`. The bonus is earned in any case.
    """
    return rules.layout.bonus[len(tiles)] + sum(points(board, tiles, words, opened, rules))


def points(
    board: Board,
    tiles: Sequence[tuple[int, int]],
    words: Sequence[FormedWord],
    opened: bytes,
    rules: Ruleset,
) -> list[int]:
    """Return the points of each word of a play.

    board: the board before the play; tiles: index and code of each new tile; words: the words of
    the play; opened: the squares after it. The number on a new tile's square sets its multipliers
    in each of its words; a closed square multiplies by 1. A word with a new tile on a bomb earns 0.
    """
    new = dict(tiles)
    values = values_by_square(rules.layout, board.alphabet)
    earned = []
    for word in words:
        total, times = 0, 1
        for square in word.squares:
            code = new.get(square)
            if code is None:
                total += values[board.squares[square]]
            elif opened[square] == CLOSED:
                total += values[code]
            elif opened[square] == BOMB:
                times = 0
            else:
                multiplier = rules.multipliers[opened[square] - ZERO]
                total += values[code] * multiplier.letter
                times *= multiplier.word
        earned.append(total * times)
    return earned
