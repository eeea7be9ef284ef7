"""Our side: searches, plays and games of lexicon_fast, on one core."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from scrabble import VALUES, read_cgp, scrabble

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.search import Matches
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.board import Board, Plays, generate_batch
from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.bots.tiles.leaves import counts_by_code, leaves_for
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.layouts import Layout

BLANK = 32
EMPTY_SQUARE = 255
TILES = 100
LENGTHS = range(2, 16)

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LAYOUT = scrabble()


class Position:
    """A position in CGP, as every side needs it."""

    def __init__(self, line: str, dictionary: Dictionary) -> None:
        #: The CGP without the options behind the count of scoreless turns.
        self.cgp = " ".join(line.split()[:4])
        squares, self.rack = read_cgp(line)
        self.board = Board(dictionary.compiled, _LAYOUT, squares)
        racks = self.cgp.split()[1].split("/")
        laid = sum(square != EMPTY_SQUARE for square in squares)
        self.bag = max(0, TILES - laid - sum(map(len, racks)))
        values = dict(zip(_LETTERS, VALUES, strict=True))
        self.others_value = sum(values.get(tile, 0) for tile in racks[1])


class Product:
    """The dictionary, the leave values and the native players that are measured."""

    def __init__(self, dictionary: Dictionary) -> None:
        self.dictionary = dictionary
        layout, english = Layout.load("scrabble"), Alphabet.load("english")
        self.leaves = leaves_for(layout, dictionary)
        sides = [self.leaves, self.leaves]
        self.match = Match(dictionary.compiled, _LAYOUT, sides, counts_by_code(layout, english))

    def words(self) -> list[str]:
        """Return the words that fit on a board, in lower case."""
        return [word for word in self.dictionary if len(word) in LENGTHS]

    def leave_values(self) -> Iterator[tuple[str, float]]:
        """Return all leaves in capital letters, blanks as `?`, with their values in points."""
        for size in range(1, 7):
            each = self.leaves.each(size)
            for start in range(0, len(each), BLANK + 1):
                counts = each[start : start + BLANK + 1]
                tiles = "".join(letter * n for letter, n in zip(_LETTERS, counts, strict=False))
                yield "?" * counts[BLANK] + tiles, self.leaves.value(counts) / 100

    def subwords(self, racks: Sequence[str]) -> Callable[[], Matches]:
        """Return a call that finds the numbers of all words of the racks."""
        out = self.dictionary.subwords_batch(racks)
        return partial(self.dictionary.subwords_batch, racks, out=out)

    def subwords_as_strings(self, racks: Sequence[str]) -> Callable[[], list[list[str]]]:
        """Return a call that lists all words of the racks, rack by rack."""
        return lambda: [self.dictionary.subwords(rack) for rack in racks]

    def numbers_of_plays(self, positions: Sequence[Position]) -> list[int]:
        """Return how many plays each position has."""
        return [len(generate_batch([each.board], [each.rack], order=False)) for each in positions]

    def plays(self, positions: Sequence[Position], order: bool) -> Callable[[], object]:
        """Return a call that finds all plays, in order of their scores or in any order."""
        boards, racks = [each.board for each in positions], [each.rack for each in positions]
        return partial(generate_batch, boards, racks, order=order)

    def best_by_score(self, positions: Sequence[Position]) -> Callable[[], Plays]:
        """Return a call that finds the best play of each position by score."""
        boards, racks = [each.board for each in positions], [each.rack for each in positions]
        return partial(generate_batch, boards, racks, best=True)

    def best_scores(self, positions: Sequence[Position]) -> list[float]:
        """Return the score of the best play of each position."""
        found = self.best_by_score(positions)()
        return [max((row[-1] for row in found.rows(i)), default=0) for i in range(len(positions))]

    def best_by_equity(self, positions: Sequence[Position]) -> Callable[[], list[float]]:
        """Return a call that finds the equity of the best play or exchange of each position."""

        def call() -> list[float]:
            found = (
                best_choices(
                    each.board,
                    each.rack,
                    self.leaves,
                    bag=each.bag,
                    top=1,
                    others_value=each.others_value,
                )
                for each in positions
            )
            return [choices[0][-1] / 100 for choices in found]

        return call

    def games(self, number: int) -> tuple[Callable[[], object], float]:
        """Return a call that plays games of the static player against itself, and their turns."""
        turns = sum(self.match.play_many(0, number)[3::4]) / number
        return partial(self.match.play_many, 0, number), turns
