"""Bots that play Lexicon.

`BOTS` has the class of each bot by name, the weakest first, and `LEVELS` the levels.
"""

from typing import Final

from lexicon_fast.bots.specs import ALL_WORDS, Level

BOTS: Final = {
    "random": "lexicon_fast.bots.lexicon.static:Random",
    "greedy": "lexicon_fast.bots.lexicon.static:Greedy",
    "planner": "lexicon_fast.bots.lexicon.static:Planner",
    "neural": "lexicon_fast.bots.lexicon.static:Neural",
    "expert": "lexicon_fast.bots.lexicon.expert:Expert",
}

#: The weakest first. Matches of neighbours are in docs/strength.md.
LEVELS: Final = (
    Level("greedy", {}, 10, overlooks=0.855, phonies=0.08, caution=2),
    Level("greedy", {}, 20, overlooks=0.86, phonies=0.07, caution=1.8),
    Level("greedy", {}, 35, overlooks=0.865, phonies=0.06, caution=1.6),
    Level("greedy", {}, 35, overlooks=0.82, phonies=0.05, caution=1.4),
    Level("planner", {}, 35, overlooks=0.84, phonies=0.04, caution=1.3),
    Level("planner", {}, 35, overlooks=0.79, phonies=0.03, caution=1.2),
    Level("planner", {}, 50, overlooks=0.68, phonies=0.012, caution=1.1),
    Level("planner", {}, 70, overlooks=0.56, phonies=0.005),
    Level("planner", {}, ALL_WORDS, overlooks=0.37, phonies=0.002),
    Level("expert", {}, ALL_WORDS, overlooks=0),
)
