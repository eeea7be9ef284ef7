# Written by `python -m make_data.native_stubs` from policies.pyx.
from collections.abc import Sequence

from lexicon_fast._native.lexicon.rounds import Rules
from lexicon_fast._native.lexicon.values import Values

class Player:
    def __init__(self, rules: Rules) -> None: ...

class Policy:
    def __init__(
        self,
        kind: str,
        *,
        keep: Sequence[int] = ...,
        insert: int = 0,
        blind: int = 0,
        won: Sequence[Sequence[int]] = ...,
        lost: Sequence[Sequence[int]] = ...,
        stays: Sequence[Sequence[int]] = ...,
        thorough: int = 0,
        values: Values | None = None,
        win_bonus: float = 0,
    ) -> None: ...
