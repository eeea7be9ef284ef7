"""Conditions for listed plays on a board: letters, squares, points, risk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lexicon_fast.base.errors import excerpt
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.board import FREE_BLANK
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.places import MAX_SIDE, Place, parse_place, squares_laid
from lexicon_fast.games.word_filter import FilterFault, WordFilter

#: Returns whether a play meets a condition.
Test = Callable[[Any], bool]


@dataclass(frozen=True, kw_only=True)
class PlayFilter(WordFilter):
    """Conditions for plays on a board. Numbers are compared as rows show them, to six decimals.

    at: the place where the play begins, `8D` across, `D8` down; covers: squares on which it lays a
    tile, in either form; min_score: fewest points; bingo: it lays a full rack.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> d = Dictionary.from_words(["cat", "cats"])
    >>> layout = scrabble.Layout.load("scrabble")
    >>> kept = PlayFilter(uses_all=True, covers=("8H", "8J"))
    >>> plays = scrabble.plays([], "CATS", d)
    >>> [play.at for play in kept.passing(plays, "CATS", d.alphabet, layout)]
    ['8G', '8H']
    """

    at: str | None = None
    covers: tuple[str, ...] = ()
    min_score: float | None = None
    bingo: bool = False

    def fault(self, alphabet: Alphabet, layout: Layout, blank: str) -> FilterFault | None:
        """Return the first condition that makes no sense. blank: the tile that is the blank."""
        letters, shown = alphabet.upper + alphabet.lower, alphabet.describe()
        if blank == FREE_BLANK:  # other blanks are written as letters
            letters, shown = letters + blank, f"{shown}, or {blank} for a blank"
        return self.word_fault(letters, shown) or next(self._place_faults(layout), None)

    def _place_faults(self, layout: Layout) -> Iterator[FilterFault]:
        fields = {f"covers[{number}]": square for number, square in enumerate(self.covers)}
        if self.at is not None:
            fields = {"at": self.at, **fields}
        for field, text in fields.items():
            place = parse_place(text)
            if place is None:
                problem = f"{excerpt(text)} is not a square; use 8D (across) or D8 (down)"
                yield FilterFault(field, problem)
            elif place.row >= layout.rows or place.column >= layout.columns:
                last = Place(layout.rows - 1, layout.columns - 1)
                yield FilterFault(field, f"{text} is not on the board; use 1A to {last}")

    def passing(
        self, plays: Sequence[Any], rack: str, alphabet: Alphabet, layout: Layout
    ) -> list[Any]:
        """Return the plays that meet all conditions, in order. rack: the tiles of the player."""
        tests = [
            *self.number_tests(),
            *self._word_tests(alphabet),
            *self._tile_tests(len(rack), layout.rack_size),
        ]
        return [play for play in plays if all(test(play) for test in tests)]

    def number_tests(self) -> Iterator[Test]:
        """Yield a test for each condition for points and place."""
        if (least := self.min_score) is not None:
            yield lambda play: round(play.score, 6) >= least
        if self.at is not None:
            at = str(parse_place(self.at))
            yield lambda play: bool(play.at == at)

    def _word_tests(self, alphabet: Alphabet) -> Iterator[Test]:
        if (shortest := self.min_length) is not None:
            yield lambda play: len(_letters(play)) >= shortest
        if (longest := self.max_length) is not None:
            yield lambda play: len(_letters(play)) <= longest
        for text in self.contains:
            yield _contains_test(alphabet.to_upper(alphabet.typed(text)), alphabet)

    def _tile_tests(self, tiles: int, rack_size: int) -> Iterator[Test]:
        """Yield a test for each condition for the new tiles. tiles: number on the rack."""
        if self.uses_all:
            yield lambda play: len(_squares(play)) == tiles
        if self.bingo:
            yield lambda play: len(_squares(play)) == rack_size
        squares = {square for at in self.covers for square in squares_laid(at, "?", MAX_SIDE)}
        if squares:
            yield lambda play: squares <= _squares(play)


def _contains_test(part: str, alphabet: Alphabet) -> Test:
    return lambda play: part in alphabet.to_upper(_letters(play))


def _letters(play: Any) -> str:
    """Return the letters of a play's word, those on the board, too."""
    word: str = play.word
    return word.replace("(", "").replace(")", "")


def _squares(play: Any) -> set[int]:
    """Return the squares of the new tiles, numbered on the largest board."""
    return set(squares_laid(play.at, play.word, MAX_SIDE))
