"""Bots that play Lexibomb.

`BOTS` has the class of each bot by name, the weakest first, and `LEVELS` the levels.
"""

from typing import Final

from lexicon_fast.bots.specs import ALL_WORDS, Level

BOTS: Final = {
    "greedy": "lexicon_fast.bots.lexibomb.static:Greedy",
    "odds": "lexicon_fast.bots.lexibomb.static:Odds",
    "expert": "lexicon_fast.bots.lexibomb.simulation:Expert",
}

#: The weakest first. Matches of neighbours are in docs/strength.md.
LEVELS: Final = (
    Level("greedy", {}, 20, overlooks=0.7),
    Level("greedy", {}, 20, overlooks=0.4),
    Level("greedy", {}, 35, overlooks=0.64),
    Level("greedy", {}, 35, overlooks=0.13),
    Level("odds", {}, 35, overlooks=0.67),
    Level("odds", {}, 50, overlooks=0.69),
    Level("odds", {}, 60, overlooks=0.6),
    Level("expert", {"iterations": 0}, 60, overlooks=0.53),
    Level("expert", {"iterations": 0}, ALL_WORDS, overlooks=0.3),
    Level("expert", {}, ALL_WORDS, overlooks=0),
)
