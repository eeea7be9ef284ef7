"""The points of a play, by the numbers of its squares after they are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.games.lexibomb.minefield import BOMB, CLOSED, ZERO
from lexicon_fast.games.tiles import scoring
from lexicon_fast.games.tiles.layouts import Premium

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
    by_mark = {CLOSED: Premium(), BOMB: Premium(word=0), **dict(enumerate(rules.multipliers, ZERO))}
    premiums = {square: by_mark[opened[square]] for square, _ in tiles}
    return scoring.points(board, tiles, rules.layout, words, premiums)
