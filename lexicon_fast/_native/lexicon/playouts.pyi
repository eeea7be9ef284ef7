# Written by `python -m make_data.native_stubs` from playouts.pyx.
from array import array
from collections.abc import Iterable, Sequence
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

from lexicon_fast._native.lexicon.hidden_cards import Hidden
from lexicon_fast._native.lexicon.policies import Player, Policy
from lexicon_fast._native.lexicon.rounds import Round, Rules

_Action = tuple[str, int | str | None, str]

def step(game: Round, policy: Policy, player: Player | None = None) -> _Action: ...
def self_play(
    rules: Rules,
    policies: Sequence[Policy],
    rounds: int,
    seed: int,
    cards_each: int = 10,
    rotate: bool = True,
) -> array[int]: ...
def sample_options(
    rules: Rules,
    behaviour: Policy,
    policy: Policy,
    rounds: int,
    seed: int,
    *,
    players: int = 2,
    cards_each: int = 10,
    best: int = 4,
    others: int = 3,
    pool: int = 24,
    explore: float = ...,
) -> tuple[bytes, bytes, bytes]: ...

class Options:
    rules: Rules
    def __init__(
        self, view: Round, policy: Policy, most: int, same: int = 0, player: Player | None = None
    ) -> None: ...
    def __len__(self) -> int: ...
    def actions(self) -> list[_Action]: ...
    def after(self, option: int) -> Round: ...
    def add_action(self, kind: str, where: int | str | None, what: str) -> int: ...
    def estimates(self) -> list[int]: ...

class Tally:
    options: int
    def __init__(self, options: int) -> None: ...
    def rows(self) -> list[tuple[int, float, float, int, int, float, int, int]]: ...
    def seats(self, option: int) -> list[tuple[int, int]]: ...

class Standing:
    def __init__(
        self,
        left: Iterable[int],
        me: int,
        outs: Buffer | NDArray[Any],
        befores: Buffer | NDArray[Any],
        columns: int,
        scale: float,
    ) -> None: ...
    def of(self, points: Iterable[int]) -> float: ...

def simulate(
    options: Options,
    hidden: Hidden,
    tally: Tally,
    which: Iterable[int],
    policy: Policy,
    *,
    seed: int,
    first: int,
    n: int,
    turns: int = 200,
    win_bonus: float = 0,
    worth: Buffer | NDArray[Any] | None = None,
    columns: int = 0,
    standing: Standing | None = None,
    player: Player | None = None,
) -> None: ...
def play_on(
    view: Round,
    me: int,
    hidden: Hidden,
    tally: Tally,
    policy: Policy,
    *,
    seed: int,
    first: int,
    n: int,
    turns: int = 200,
    win_bonus: float = 0,
    worth: Buffer | NDArray[Any] | None = None,
    columns: int = 0,
    standing: Standing | None = None,
    player: Player | None = None,
) -> None: ...
