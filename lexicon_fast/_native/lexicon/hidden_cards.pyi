# Written by `python -m make_data.native_stubs` from hidden_cards.pyx.
from typing import Any

from lexicon_fast._native.lexicon.policies import Policy
from lexicon_fast._native.lexicon.rounds import Round, Rules

class Hidden:
    def __init__(
        self, rules: Rules, pools: list[Any], from_pool: list[Any], known: list[Any]
    ) -> None: ...
    def add_clue(
        self, before: Round, player: int, gave: str, got: str, blind: bool, shed: int
    ) -> None: ...
    def certain(self) -> tuple[list[str], str] | None: ...

def deal_world(view: Round, hidden: Hidden, policy: Policy, seed: int) -> tuple[list[str], str]: ...
