# Written by `python -m make_data.native_stubs` from bombs.pyx.

class Counts: ...

class Field:
    rows: int
    columns: int
    exact: bool
    symmetric: bool
    error: float
    def __init__(
        self, rows: int, columns: int, opened: str, bombs: int, most: int, seed: int
    ) -> None: ...
    def probabilities(self) -> bytes: ...

class Sampler:
    def __init__(self, field: Field) -> None: ...

def draw_placements(field: Field, n: int, seed: int) -> bytes: ...
