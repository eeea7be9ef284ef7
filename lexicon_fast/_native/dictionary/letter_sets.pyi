from lexicon_fast._native.dictionary.compiled import Compiled

class LetterSets:
    def __init__(self, dictionary: Compiled) -> None: ...
