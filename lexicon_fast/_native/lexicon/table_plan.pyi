# Written by `python -m make_data.native_stubs` from table_plan.pyx.
from lexicon_fast._native.dictionary.compiled import Compiled

class TablePlanner:
    def __init__(
        self,
        dictionary: Compiled,
        points: bytes,
        *,
        min_length: int,
        turns: int,
        max_exchanged: int,
        same_word_exchange: bool,
        limit: int,
    ) -> None: ...
