"""An index of the words of many texts, which finds those that stand next to each other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from lexicon_fast.base.errors import BadQuery, excerpt
from lexicon_fast.base.text import composed

if TYPE_CHECKING:
    from lexicon_fast.find.word_facts import Array

_WORD: Final = r"[^\W_]+(?:['\u2019][^\W_]+)*"
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
    text = composed(text).lower()
    if _INNER_STAR.search(text):
        raise BadQuery(f"* inside {excerpt(text)}; write it at the start or the end of a word")
    found = [
        Piece(piece[2] or "", bool(piece[1]) or not piece[2], bool(piece[3]) or not piece[2])
        for piece in _PIECES.finditer(text)
    ]
    if not found:
        raise BadQuery("it needs words to look for")
    return found


class TextIndex:
    """The words of texts, in the order of the texts; arguments as of `DefinitionTexts.index`."""

    def __init__(self, tokens: bytes, words: list[str], places: bytes, starts: bytes) -> None:
        #: The words of all texts, by number, each text with its end, which is 0.
        self._tokens: Array = np.frombuffer(tokens, np.int32)
        #: The places of each word in `_tokens`, and where those of each begin.
        self._places: Array = np.frombuffer(places, np.int32)
        self._starts: Array = np.frombuffer(starts, np.int64)
        ends = self._places[: self._starts[1]]
        #: The text of each place.
        self._owners = np.repeat(
            np.arange(len(ends), dtype=np.int32), np.diff(ends, prepend=np.int32(-1))
        )
        #: Words of each text, and its end.
        self._sizes = np.bincount(self._owners)
        self._known = dict(zip(words, range(1, len(words) + 1), strict=True))
        #: All words between line breaks, and where each begins.
        self._listed = "\n" + "\n".join(words) + "\n"
        sizes = [len(word) + 1 for word in words]
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
            return np.arange(1, len(self._known) + 1)
        found = []
        at = self._listed.find(wanted)
        while at >= 0:
            found.append(at + (not piece.open_start))
            at = self._listed.find(wanted, at + 1)
        # Each word begins one place after its line break.
        return np.unique(np.searchsorted(self._listed_starts + 1, found, side="right"))

    def _places_of(self, words: Array) -> Array:
        if len(words) == len(self._known):
            return np.flatnonzero(self._tokens)
        ranges = [self._places[self._starts[word] : self._starts[word + 1]] for word in words]
        return np.concatenate(ranges) if ranges else self._places[:0]
