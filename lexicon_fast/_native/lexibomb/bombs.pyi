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

def draw_placements(field: Field, n: int, seed: int) -> bytes: ...
