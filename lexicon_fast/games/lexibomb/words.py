"""The words of Lexibomb: which list they come from, and words with blanks in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast.games.tiles.board import FREE_BLANK

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

#: The list that Lexibomb is played with.
WORDS: Final = "2of12inf"


class DefaultWords(NamedTuple):
    """The name of the list to play with, for `Dictionary.load`.

    `why` is empty: it gave a reason while the list of the game did not ship with the package.
    """

    name: str
    why: str = ""


def default_words() -> DefaultWords:
    """Return the list of Lexibomb, which ships with the package."""
    return DefaultWords(WORDS)


def is_word(word: str, dictionary: Dictionary) -> bool:
    """Is a word in the dictionary, or with blanks (`_`) in it some filling of them?

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
