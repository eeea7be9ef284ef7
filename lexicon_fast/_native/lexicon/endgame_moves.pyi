from lexicon_fast._native.lexicon.rounds import Rules

class Actions:
    def __init__(self, rules: Rules) -> None: ...
