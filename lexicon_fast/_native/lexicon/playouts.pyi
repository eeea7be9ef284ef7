from array import array
from collections.abc import Iterable, Sequence

from typing_extensions import Buffer

from lexicon_fast._native.lexicon.hidden_cards import Hidden
from lexicon_fast._native.lexicon.policies import Player, Policy
from lexicon_fast._native.lexicon.rounds import Round, Rules

#: ("form", None, laid), ("insert" or "substitute", target, laid) or ("draw", discard, take).
_Action = tuple[str, int | str | None, str]

def step(game: Round, policy: Policy, player: Player | None = ...) -> _Action: ...
def self_play(
    rules: Rules,
    policies: Sequence[Policy],
    rounds: int,
    seed: int,
    cards_each: int = ...,
    rotate: bool = ...,
) -> array[int]: ...
def sample_options(
    rules: Rules,
    behaviour: Policy,
    policy: Policy,
    rounds: int,
    seed: int,
    *,
    players: int = ...,
    cards_each: int = ...,
    best: int = ...,
    others: int = ...,
    pool: int = ...,
    explore: float = ...,
) -> tuple[bytes, bytes, bytes]: ...

class Options:
    rules: Rules
    def __init__(
        self, view: Round, policy: Policy, most: int, same: int = ..., player: Player | None = ...
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
        outs: Buffer,
        befores: Buffer,
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
    turns: int = ...,
    win_bonus: float = ...,
    worth: Buffer | None = ...,
    columns: int = ...,
    standing: Standing | None = ...,
    player: Player | None = ...,
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
    turns: int = ...,
    win_bonus: float = ...,
    worth: Buffer | None = ...,
    columns: int = ...,
    standing: Standing | None = ...,
    player: Player | None = ...,
) -> None: ...
