from lexicon_fast._native.candidates import Candidates
from lexicon_fast._native.moves import Moves

def rank(candidates: Candidates, top: int | None = ...) -> Moves: ...
