"""Letter games on grids: words on boards, as in Boggle, and graded guesses, as in Wordle.

>>> import lexicon_fast as lf
>>> from lexicon_fast.grids import Boggle
>>> boggle = Boggle(lf.Dictionary.from_words(["tea", "seat", "quiz", "tart"]))
>>> boggle.find("TEAS/[QU]IZI")
['quiz', 'tea']
>>> from lexicon_fast.grids import grades, marks_of
>>> marks_of(grades(["aorta"], ["tiara"])[0, 0], 5)
'ybyyg'
"""

from __future__ import annotations

from lexicon_fast.grids.boggle import DICE, POINTS, Boggle, Scores, random_boards
from lexicon_fast.grids.wordle import grade_of, grades, marks_of

__all__ = [
    "DICE",
    "POINTS",
    "Boggle",
    "Scores",
    "grade_of",
    "grades",
    "marks_of",
    "random_boards",
]
