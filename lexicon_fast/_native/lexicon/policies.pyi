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
        insert: int = ...,
        blind: int = ...,
        won: Sequence[Sequence[int]] = ...,
        lost: Sequence[Sequence[int]] = ...,
        stays: Sequence[Sequence[int]] = ...,
        thorough: int = ...,
        values: Values | None = ...,
        win_bonus: float = ...,
    ) -> None: ...
