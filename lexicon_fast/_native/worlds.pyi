from lexicon_fast._native.board import Layout
from lexicon_fast._native.compiled import Compiled

class Sight:
    dictionary: Compiled
    layout: Layout
    players: int
    bag: int
