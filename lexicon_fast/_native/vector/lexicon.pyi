# Written by `python -m make_data.native_stubs` from lexicon.pyx.
from lexicon_fast._native.lexicon.rounds import Rules
from lexicon_fast._native.vector.games import Games

class LexiconGames(Games):
    rules: Rules
    cards_each: int
    targets: int
    longest: int
    first_target: int
    first_letter: int
    end: int
    def __init__(
        self, rules: Rules, games: int, players: int, cards_each: int, *, plays: int = 0
    ) -> None: ...
    @property
    def offsets(self) -> dict[str, int]: ...
    @property
    def memory(self) -> int: ...
