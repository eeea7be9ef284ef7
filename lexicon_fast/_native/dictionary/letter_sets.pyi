# Written by `python -m make_data.native_stubs` from letter_sets.pyx.
from lexicon_fast._native.dictionary.compiled import Compiled

class LetterSets:
    def __init__(self, dictionary: Compiled) -> None: ...
