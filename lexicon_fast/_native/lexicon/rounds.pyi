# Written by `python -m make_data.native_stubs` from rounds.pyx.
from collections.abc import Sequence
from typing import Any

from lexicon_fast._native.dictionary.compiled import Compiled

class Rules:
    dictionary: Compiled
    def __init__(
        self,
        dictionary: Compiled,
        points: bytes,
        pack: dict[Any, Any],
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
        hands: list[Any],
        table: Sequence[str],
        stock: str,
        pile: str,
        *,
        turn: int = 0,
        idle: int = 0,
        seed: int = 0,
        stock_size: int = -1,
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
