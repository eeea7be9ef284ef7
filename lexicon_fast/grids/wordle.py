"""Marks of guesses, as in Wordle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.grids.grading import grade_words
from lexicon_fast.base.arguments import checked, size
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.dictionary.alphabet import Alphabet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: Marks in text: black, yellow, green, by their values.
_MARKS: Final = "byg"
#: The most letters of a guess.
_LONGEST: Final = 20


def grades(
    guesses: Sequence[str], answers: Sequence[str], *, alphabet: str | Alphabet = "english"
) -> NDArray[np.unsignedinteger[Any]]:
    """Return the grade of each guess for each answer, with the GIL released.

    A letter of a guess is green if the answer has it in the same place, yellow if it has another
    copy of it, else black. Greens take their copies first, then yellows from the left: a letter
    that is guessed twice is black once if the answer has one copy.

    The grade is a number: the sum of 2 (green), 1 (yellow) or 0 (black) times 3**place, with places
    from 0 on the left. All green is 3**length - 1. See `marks_of` and `grade_of`.

    guesses, answers: words of one length, 1 to 20 letters in any case. alphabet: their letters, an
    Alphabet, or its name or path; with that of a language (`Dictionary.alphabet`) words are read as
    `Alphabet.typed` does: a tile such as the Spanish CH is one letter. Returns an array of shape
    (guesses, answers): uint8 for up to 5 letters, uint16 for up to 10, else uint32.

    Raises BadOption for a word of another length or with another character, naming its place from
    0; TypeError for other types.

    >>> grades(["crane", "eerie"], ["eater", "crane"])
    array([[ 93, 242],
           [ 14, 171]], dtype=uint8)
    >>> marks_of(93, 5), marks_of(14, 5)
    ('byyby', 'gyybb')
    """
    letters = alphabet if isinstance(alphabet, Alphabet) else Alphabet.load(alphabet)
    upper, lower = letters.upper, letters.lower
    reader = letters.typed if letters.fold or letters.long_tiles else None
    found: NDArray[np.unsignedinteger[Any]] = grade_words(
        guesses, answers, upper, lower, letters.describe(), reader=reader
    )
    return found


def grade_of(marks: str) -> int:
    """Return the grade that `grades` gives for marks: g, y and b, for each letter from the left.

    Raises BadOption for other characters, or more than 20.

    >>> grade_of("byyby")
    93
    """
    text = checked("marks", str, marks).lower()
    if not 1 <= len(text) <= _LONGEST or not set(text) <= set(_MARKS):
        raise BadOption(f"marks are {excerpt(marks)}; use g, y or b for each of 1 to 20 letters")
    return sum(_MARKS.index(mark) * 3**place for place, mark in enumerate(text))


def marks_of(grade: int, length: int) -> str:
    """Return the marks of a grade: g (green), y (yellow) or b (black) for each letter.

    length: letters of the guess, 1 to 20. Raises BadOption for a grade that it does not have.

    >>> marks_of(242, 5)
    'ggggg'
    """
    length = size("length", length, 1, _LONGEST)
    grade = size("grade", grade, 0, 3**length - 1)
    return "".join(_MARKS[grade // 3**place % 3] for place in range(length))
