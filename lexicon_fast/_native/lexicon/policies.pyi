from collections.abc import Sequence

from lexicon_fast._native.lexicon.rounds import Rules

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
    ) -> None: ...
