from lexicon_fast._native.lexicon.policies import Policy
from lexicon_fast._native.lexicon.rounds import Round, Rules

class Hidden:
    def __init__(
        self, rules: Rules, pools: list[str], from_pool: list[list[int]], known: list[str]
    ) -> None: ...
    def add_clue(
        self, before: Round, player: int, gave: str, got: str, blind: bool, shed: int
    ) -> None: ...

def deal_world(view: Round, hidden: Hidden, policy: Policy, seed: int) -> tuple[list[str], str]: ...
