"""The steps of Scrabble, and those that are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.games.tiles.board import EMPTY, Board
from lexicon_fast.games.tiles.plays import Generator
from lexicon_fast.rl.encoding import ANSWERS
from lexicon_fast.rl.tiles.encoding import PlayColumns, TileChoices, TileEncoding

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.scrabble.rules import Ruleset
    from lexicon_fast.games.tiles.plays import Found


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


class Generators:
    """Finds the best play, or all plays."""

    def __init__(self, dictionary: Dictionary, rules: Ruleset) -> None:
        self.all: Final = Generator(dictionary, layout=rules.layout)
        self.best: Final = Generator(dictionary, layout=rules.layout, best=True)
        self.exchange_from: Final = rules.exchange_from


class _Columns(PlayColumns):
    """The plays of the generator on a board."""

    def __init__(self, found: Found, board: Board, dictionary: Dictionary) -> None:
        super().__init__(found.direction, found.row, found.column)
        self._found = found
        self._board = board
        self._words = dictionary.words
        self._code = {letter: code for code, letter in enumerate(dictionary.alphabet.lower)}

    def letters(self, play: int) -> list[tuple[int, bool]]:
        """Return the code of each new tile of a play, and whether it is a blank with a letter."""
        found, board = self._found, self._board
        blanks = int(found.blanks[play])
        at = int(self.row[play]) * board.columns + int(self.column[play])
        step = board.columns if self.direction[play] else 1
        word = self._words[int(found.word_id[play])]
        return [
            (self._code[letter], bool(blanks >> place & 1))
            for place, letter in enumerate(word)
            if board.squares[at + place * step] == EMPTY
        ]


class Choices(TileChoices):
    """The legal steps of a move. board: that of `seen`, whose cross-checks may be known."""

    def __init__(
        self, seen: Observation, board: Board, encoding: Encoding, generators: Generators
    ) -> None:
        self._board: Final = board
        self._generators: Final = generators
        super().__init__(seen, encoding, generators.exchange_from)

    def _has_plays(self) -> bool:
        return bool(self._generators.best.plays(self._board, self._seen.rack))

    def _plays(self) -> PlayColumns:
        generator = self._generators.all
        found = generator.batch([generator.read((self._board, self._seen.rack))])
        return _Columns(found, self._board, generator.dictionary)
