"""Words on a grid of letters, as in Boggle.

>>> import lexicon_fast as lf
>>> from lexicon_fast.grids import Boggle
>>> boggle = Boggle(lf.Dictionary.from_words(["tea", "seat", "quiz", "tart"]))
>>> boggle.find("TEAS/[QU]IZI")
['quiz', 'tea']
"""

from __future__ import annotations

from lexicon_fast.grids.boggle import POINTS, Boggle, Scores
from lexicon_fast.grids.dice import DICE, random_boards

__all__ = ["DICE", "POINTS", "Boggle", "Scores", "random_boards"]
