# Written by `python -m make_data.native_stubs` from determinization.pyx.
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.tiles.board import Layout

class TileView:
    dictionary: Compiled
    layout: Layout
    players: int
    bag: int
