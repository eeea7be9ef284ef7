# Written by `python -m make_data.native_stubs` from endgame.pyx.
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

from lexicon_fast._native.lexicon.playouts import Options, _Action
from lexicon_fast._native.lexicon.rounds import Round, Rules

class Actions:
    def __init__(self, rules: Rules) -> None: ...

class Endgame:
    nodes: int
    depth: int
    solved: bool
    complete: bool
    def __init__(
        self,
        position: Round,
        worth: Buffer | NDArray[Any] | None = None,
        columns: int = 0,
        win_bonus: float = 0,
    ) -> None: ...
    def search(self, nodes: int, depth: int = ...) -> None: ...
    def rows_of_actions(self) -> list[tuple[_Action, float, float]]: ...
    def best(self) -> tuple[_Action, float, float]: ...
    @property
    def upper(self) -> float: ...
    def add_best_to(self, options: Options) -> int: ...
