#: For an option: the number of play-outs; the sums of utilities, squared utilities, gains, squared
#: gains, wins, own points after the option, and points of the others; the numbers of play-outs with
#: the first and the second event that the game counts.
_Row = tuple[int, float, float, float, float, float, float, float, int, int]

class Tally:
    options: int
    paired: bool
    def __init__(self, options: int, paired: bool = ...) -> None: ...
    def rows(self) -> list[_Row]: ...
    def squared_differences(self, option: int) -> list[float]: ...
