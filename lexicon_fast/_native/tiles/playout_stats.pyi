# Written by `python -m make_data.native_stubs` from playout_stats.pyx.

_Row = tuple[int, float, float, float, float, float, float, float, int, int]

class Tally:
    options: int
    paired: bool
    def __init__(self, options: int, paired: bool = False) -> None: ...
    def rows(self) -> list[_Row]: ...
    def squared_differences(self, option: int) -> list[float]: ...
