#: For an option: the number of play-outs; the sums of utilities, squared utilities, gains, squared
#: gains, wins, own points after the option, and points of the others; the numbers of play-outs with
#: the first and the second event that the game counts.
_Row = tuple[int, float, float, float, float, float, float, float, int, int]

class Tally:
    options: int
    def __init__(self, options: int) -> None: ...
    def rows(self) -> list[_Row]: ...
