from collections.abc import Sequence

from lexicon_fast._native.dictionary.compiled import Compiled

class Rules:
    dictionary: Compiled
    def __init__(
        self,
        dictionary: Compiled,
        points: bytes,
        pack: dict[str, int],
        packs: int,
        *,
        max_exchanged: int | None,
        same_word_exchange: bool,
        turn_up: bool,
        guard: int,
    ) -> None: ...

class Round:
    rules: Rules
    over: bool
    def __init__(
        self,
        rules: Rules,
        hands: list[str | int],
        table: Sequence[str],
        stock: str,
        pile: str,
        *,
        turn: int = ...,
        idle: int = ...,
        seed: int = ...,
        stock_size: int = ...,
    ) -> None: ...
    @property
    def turn(self) -> int: ...
    @property
    def winner(self) -> int: ...
    @property
    def hands(self) -> list[str]: ...
    @property
    def table(self) -> list[str]: ...
    @property
    def pile(self) -> str: ...
    @property
    def stock(self) -> str: ...
