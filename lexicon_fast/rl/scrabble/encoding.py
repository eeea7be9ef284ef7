"""The steps of Scrabble."""

from __future__ import annotations

from lexicon_fast.games.tiles.board import Board
from lexicon_fast.rl.encoding import ANSWERS
from lexicon_fast.rl.tiles.encoding import TileEncoding


class Encoding(TileEncoding):
    """Converts the actions of Scrabble into sequences of steps, and back: see `TileEncoding`.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> d = Dictionary.from_words(["cat", "cats"])
    >>> encoding = Encoding(d.alphabet, scrabble.Layout.load("scrabble"))
    >>> encoding.size, encoding.longest
    (104, 11)
    >>> encoding.steps(scrabble.Lay("8G", "CaT"))
    (0, 10, 39, 50, 74, 67, 101)
    >>> encoding.text(_)
    'play row8 square7 C a T end'
    >>> encoding.action((0, 10, 39, 50, 74, 67, 101), scrabble.Observation(0, "CT?"))
    Lay(at='8G', word='CaT')
    >>> encoding.text(encoding.steps(scrabble.Exchange("?A")))
    'exchange A ? end'
    """

    BOARD = Board
    BLANKS_HAVE_LETTERS = True
    ANSWERS = ANSWERS
