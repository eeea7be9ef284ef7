from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.rows.positions import Positions

_Entry = tuple[int, tuple[str, ...], str, int]
_Step = tuple[str, int | None, str, str, str]

#: The largest `turns` of `plan_positions`.
MOST_TURNS: int
#: The default of its `limit`.
MOST_WORK: int

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

def plan_positions(
    d: Compiled,
    positions: Positions,
    first: int,
    n: int,
    points: bytes,
    min_length: int = ...,
    place: str = ...,
    *,
    use_table: bool = ...,
    turns: int = ...,
    max_exchanged: int | None = ...,
    same_word_exchange: bool = ...,
    limit: int = ...,
) -> Plans: ...
