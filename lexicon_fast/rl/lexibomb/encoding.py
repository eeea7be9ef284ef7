"""The steps of Lexibomb."""

from __future__ import annotations

from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.rl.tiles.encoding import TileEncoding


class Encoding(TileEncoding):
    """Converts the actions of Lexibomb into sequences of steps, and back: see `TileEncoding`.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> d = Dictionary.from_words(["cat", "cats"])
    >>> encoding = Encoding(d.alphabet, lexibomb.Layout.load("lexibomb"))
    >>> encoding.size, encoding.longest
    (76, 11)
    >>> encoding.steps(lexibomb.Lay("G8", "C_T"))
    (0, 24, 40, 50, 74, 67, 75)
    >>> encoding.text(_)
    'play columnG square8 C _ T end'
    >>> encoding.action((0, 24, 40, 50, 74, 67, 75), lexibomb.Observation(0, "CT_"))
    Lay(at='G8', word='C_T')
    """

    BOARD = Board
    BLANKS_HAVE_LETTERS = False
    ANSWERS = ()
