# Written by `python -m make_data.native_stubs` from rank.pyx.
from lexicon_fast._native.lexicon.candidates import Candidates
from lexicon_fast._native.lexicon.moves import Moves

def rank(candidates: Candidates, top: int | None = None) -> Moves: ...
