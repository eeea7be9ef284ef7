"""An index of the words of many texts, which finds those that stand next to each other."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from lexicon_fast.errors import BadQuery

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lexicon_fast.find.columns import Array

_WORD: Final = r"[^\W_]+(?:['\u2019][^\W_]+)*"
_TOKENS: Final = re.compile(rf"{_WORD}|\n")
_PIECES: Final = re.compile(rf"(\*?)({_WORD})(\*?)|\*")
_INNER_STAR: Final = re.compile(r"[^\W_]\*+[^\W_]|\*\*")


class Piece(NamedTuple):
    """A word to look for in lower case; open_start, open_end: letters may stand there."""

    text: str
    open_start: bool
    open_end: bool


def pieces_of(text: str) -> list[Piece]:
    """Return the words to look for. Raises BadQuery.

    >>> pieces_of("cindery lav*")
    [Piece(text='cindery', open_start=False, open_end=False), Piece(text='lav', open_start=False, \
open_end=True)]
    """
    text = text.lower()
    if _INNER_STAR.search(text):
        raise BadQuery(f"* inside {text!r:.60}; write it at the start or the end of a word")
    found = [
        Piece(piece[2] or "", bool(piece[1]) or not piece[2], bool(piece[3]) or not piece[2])
        for piece in _PIECES.finditer(text)
    ]
    if not found:
        raise BadQuery("it needs words to look for")
    return found


class TextIndex:
    """The words of texts, in the order of the texts.

    chunks: lists of texts without line breaks; all of them are numbered from 0.
    """

    def __init__(self, chunks: Iterable[list[str]]) -> None:
        # The number of a word is how many were known before it; 0 is the end of a text.
        known: defaultdict[str, int] = defaultdict()
        known.default_factory = known.__len__
        number = known.__getitem__
        number("\n")
        tokens = [
            np.fromiter(map(number, _TOKENS.findall("\n".join(texts).lower() + "\n")), np.int32)
            for texts in chunks
        ]
        #: The words of all texts, by number, each text with its end.
        self._tokens: Array = np.concatenate(tokens)
        #: The places of each word in `_tokens`, and where those of each begin.
        self._places: Array = np.argsort(self._tokens, kind="stable").astype(np.int32)
        self._starts = np.concatenate(([0], np.cumsum(np.bincount(self._tokens))))
        ends = self._places[: self._starts[1]]
        #: The text of each place.
        self._owners = np.repeat(
            np.arange(len(ends), dtype=np.int32), np.diff(ends, prepend=np.int32(-1))
        )
        #: Words of each text, and its end.
        self._sizes = np.bincount(self._owners)
        known.default_factory = None
        self._known = known
        #: All words between line breaks, and where each begins.
        self._listed = "\n" + "\n".join([*known][1:]) + "\n"
        sizes = [len(word) + 1 for word in [*known][1:]]
        self._listed_starts = np.concatenate(([0], np.cumsum(sizes, dtype=np.int64)))[:-1]

    def texts_with(self, pieces: list[Piece]) -> Array:
        """Return the texts with these words next to each other, rising numbers."""
        if len(pieces) == 1 and not pieces[0].text:
            return np.flatnonzero(self._sizes > 1)
        words = [self._words(piece) for piece in pieces]
        sizes = [int((self._starts[some + 1] - self._starts[some]).sum()) for some in words]
        rarest = sizes.index(min(sizes))
        places = self._places_of(words[rarest]) - rarest
        places = places[(places >= 0) & (places + len(pieces) <= len(self._tokens))]
        for at, some in enumerate(words):
            if at != rarest:
                wanted = np.zeros(len(self._starts), bool)
                wanted[some] = True
                places = places[wanted[self._tokens[places + at]]]
        mark = np.zeros(len(self._sizes), bool)
        mark[self._owners[places]] = True
        return np.flatnonzero(mark)

    def _words(self, piece: Piece) -> Array:
        """Return the numbers of the words that a piece matches."""
        if not (piece.open_start or piece.open_end):
            word = self._known.get(piece.text)
            return np.array([] if word is None else [word], np.int64)
        wanted = ("" if piece.open_start else "\n") + piece.text + ("" if piece.open_end else "\n")
        if not wanted:
            return np.arange(1, len(self._known))
        found = []
        at = self._listed.find(wanted)
        while at >= 0:
            found.append(at + (not piece.open_start))
            at = self._listed.find(wanted, at + 1)
        # Each word begins one place after its line break.
        return np.unique(np.searchsorted(self._listed_starts + 1, found, side="right"))

    def _places_of(self, words: Array) -> Array:
        if len(words) == len(self._known) - 1:
            return np.flatnonzero(self._tokens)
        ranges = [self._places[self._starts[word] : self._starts[word + 1]] for word in words]
        return np.concatenate(ranges) if ranges else self._places[:0]
