# Written by `python -m make_data.native_stubs` from pay.pyx.
from lexicon_fast._native.lexicon.candidates import Candidates

def pay(candidates: Candidates, points: bytes, top: int | None = None) -> None: ...
