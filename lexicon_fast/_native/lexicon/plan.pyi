# Written by `python -m make_data.native_stubs` from plan.pyx.
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.rows.positions import Positions

_Entry = tuple[int, tuple[str, ...], str, int]
_Step = tuple[str, int | None, str, str, str]
MOST_TURNS: int
MOST_WORK: int

class Planner: ...

def plan_positions(
    d: Compiled,
    positions: Positions,
    first: int,
    n: int,
    points: bytes,
    min_length: int = 2,
    place: str = "line",
    *,
    use_table: bool = False,
    turns: int = 3,
    max_exchanged: int | None = None,
    same_word_exchange: bool = True,
    limit: int = ...,
) -> Plans: ...

class Plans:
    dictionary: Compiled
    positions: Positions
    first: int
    n: int
    most_turns: int
    errors: dict[int, str]
    error_types: dict[int, str]
    def __len__(self) -> int: ...
    def columns(self) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes]: ...
    def left_cards(self) -> list[str]: ...
    def rows_of(self, i: int) -> list[_Entry]: ...
    def has_steps_of(self, i: int) -> bool: ...
    def steps_of(self, i: int) -> list[list[_Step]]: ...
    def empties_in_of(self, i: int) -> int | None: ...
