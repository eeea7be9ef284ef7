# Written by `python -m make_data.native_stubs` from search_board.pyx.
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.tiles.board import Board, Layout

class SearchBoard:
    dictionary: Compiled
    layout: Layout
    def __init__(self, board: Board, rack: bytes, other: bytes) -> None: ...

class LaneCache(SearchBoard):
    def __init__(self, board: Board, rack: bytes, other: bytes) -> None: ...
