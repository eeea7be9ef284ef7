"""Bots that play Scrabble.

`BOTS` has the class of each bot by name, the weakest first, and `LEVELS` the levels.
"""

from typing import Final

from lexicon_fast.bots.specs import ALL_WORDS, Level

BOTS: Final = {
    "greedy": "lexicon_fast.bots.scrabble.static:Greedy",
    "static": "lexicon_fast.bots.scrabble.static:Static",
    "sim": "lexicon_fast.bots.scrabble.sim:Sim",
}

#: The weakest first. Matches of neighbours are in docs/strength.md.
LEVELS: Final = (
    Level("greedy", {}, 20, overlooks=0.62, phonies=0.08, caution=2),
    Level("greedy", {}, 20, overlooks=0.36, phonies=0.07, caution=1.8),
    Level("greedy", {}, 35, overlooks=0.67, phonies=0.06, caution=1.6),
    Level("greedy", {}, 35, overlooks=0.48, phonies=0.05, caution=1.4),
    Level("static", {}, 40, overlooks=0.45, phonies=0.04, caution=1.3),
    Level("static", {}, 50, overlooks=0.34, phonies=0.03, caution=1.2),
    Level("static", {}, 60, overlooks=0.08, phonies=0.02, caution=1.1),
    Level("static", {}, 70, overlooks=0.02, phonies=0.015),
    Level("static", {}, ALL_WORDS, overlooks=0.15, phonies=0.01),
    Level("sim", {}, ALL_WORDS, overlooks=0),
)
