"""The words of Lexibomb: the default word list, and words with blanks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.games.registry import GAMES
from lexicon_fast.games.tiles.board import FREE_BLANK

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: The default word list of Lexibomb.
WORDS: Final = str(GAMES["lexibomb"].words)


class DefaultWords(NamedTuple):
    """The name of the default word list, for `Dictionary.load`.

    `why` is always empty; it was a reason while the package lacked the list of the game.

    >>> from lexicon_fast import lexibomb
    >>> name, why = lexibomb.default_words()
    >>> name, why
    ('2of12inf', '')
    """

    name: str
    why: str = ""


def default_words() -> DefaultWords:
    """Return the word list of Lexibomb, which is part of the package.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> dictionary = Dictionary.load(lexibomb.default_words().name)
    >>> "bomb" in dictionary
    True
    """
    return DefaultWords(WORDS)


def is_word(word: str, dictionary: Dictionary) -> bool:
    """Return whether a word, with some letters for its blanks (`_`), is in the dictionary.

    >>> from lexicon_fast import Dictionary
    >>> d = Dictionary.from_words(["quiz", "quit"])
    >>> is_word("qui_", d), is_word("__iz", d), is_word("q_z_", d)
    (True, True, False)
    """
    if FREE_BLANK not in word:
        return word in dictionary
    return any(
        len(found) == len(word)
        and all(mark in (FREE_BLANK, letter) for mark, letter in zip(word, found, strict=True))
        for found in dictionary.subwords(word.replace(FREE_BLANK, "*"))
    )
