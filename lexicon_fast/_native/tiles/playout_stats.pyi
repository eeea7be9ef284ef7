#: Of an option: play-outs; sums of worths, of their squares, of gains, of their squares, of wins,
#: of points of one's own after it, of points of others; play-outs in which that was seen which the
#: game counts first, and second.
_Row = tuple[int, float, float, float, float, float, float, float, int, int]

class Tally:
    options: int
    def __init__(self, options: int) -> None: ...
    def rows(self) -> list[_Row]: ...
