"""The points of a play, by what its squares show once they are open."""

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
    """The points of a play: all words it makes, and the bonus for so many tiles.

    The arguments are those of `points`. The bonus is earned in any case.
    """
    return rules.layout.bonus[len(tiles)] + sum(points(board, tiles, words, opened, rules))


def points(
    board: Board,
    tiles: Sequence[tuple[int, int]],
    words: Sequence[FormedWord],
    opened: bytes,
    rules: Ruleset,
) -> list[int]:
    """What each word of a play earns.

    board: before the play; tiles: index and code of each that it lays; words: those it makes;
    opened: the squares after it. New tiles multiply by the number on their square, in each word
    they are in, and nothing where it is still closed; a word with a new tile on a bomb earns
    nothing.
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
