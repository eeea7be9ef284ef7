"""Scrabble for environments: its steps, and its adapter, `ADAPTER`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import numpy as np

from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.tiles.board import EMPTY, Board
from lexicon_fast.games.tiles.plays import Generator
from lexicon_fast.rl.encoding import ANSWERS, MOST, Arrays, Field, from_seat
from lexicon_fast.rl.tiles.adapter import TileAdapter
from lexicon_fast.rl.tiles.encoding import PlayColumns, TileChoices, TileEncoding

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.scrabble.rules import Ruleset


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


class Choices(TileChoices):
    """The legal steps of a move."""

    _adapter: Adapter

    def _has_plays(self) -> bool:
        return bool(self._adapter.best.plays(self._board, self._seen.rack))

    def _plays(self) -> PlayColumns:
        board, generator = self._board, self._adapter.all
        dictionary = generator.dictionary
        plays = generator.batch([generator.read((board, self._seen.rack))])
        code_of = {letter: code for code, letter in enumerate(dictionary.alphabet.lower)}

        def letters(play: int) -> list[tuple[int, bool]]:
            blanks = int(plays.blanks[play])
            at = int(plays.row[play]) * board.columns + int(plays.column[play])
            step = board.columns if plays.direction[play] else 1
            return [
                (code_of[letter], bool(blanks >> index & 1))
                for index, letter in enumerate(dictionary.words[int(plays.word_id[play])])
                if board.squares[at + index * step] == EMPTY
            ]

        return PlayColumns(plays.direction, plays.row, plays.column, letters)


class Adapter(TileAdapter):
    """Games of Scrabble."""

    GAME = Game
    PHASES = ("turn", "challenge", "over")
    ENCODING = Encoding
    CHOICES = Choices

    encoding: Encoding
    rules: Ruleset

    def __init__(self, dictionary: Dictionary, rules: Ruleset, players: int) -> None:
        super().__init__(dictionary, rules, players)
        self.fields = {
            **self.fields,
            "scoreless": Field((1,), np.int32, 0, MOST, "scoreless turns in a row", "1"),
            "lost": Field((players,), np.int32, 0, MOST, "turns that each player will lose", "P"),
        }
        #: Find all plays, and the best one.
        self.all: Final = Generator(dictionary, layout=rules.layout)
        self.best: Final = Generator(dictionary, layout=rules.layout, best=True)

    def most_turns(self) -> int:
        """Return a number of turns that no game exceeds if all words are in the dictionary.

        A turn with points lays a tile, and scoreless turns in a row end the game.
        """
        tiles = sum(tile.count for tile in self.rules.layout.tiles)
        return (tiles + 1) * (self.rules.scoreless_turns + 1)

    def arrays(self, seen: Observation, steps: Iterable[int]) -> Arrays:
        return {
            **super().arrays(seen, steps),
            "scoreless": np.array([seen.scoreless], np.int32),
            "lost": np.array(from_seat(seen.lost, seen.player), np.int32),
        }


ADAPTER = Adapter
