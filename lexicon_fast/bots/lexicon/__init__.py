"""Bots that play Lexicon.

`BOTS` has the class of each bot by name: first the bots, weakest first, then their levels, weakest
first.
"""

from typing import Final

BOTS: Final = {
    "random": "lexicon_fast.bots.lexicon.random:Random",
    "greedy": "lexicon_fast.bots.lexicon.greedy:Greedy",
    "planner": "lexicon_fast.bots.lexicon.planner:Planner",
    "expert": "lexicon_fast.bots.lexicon.expert:Expert",
    "level1": "lexicon_fast.bots.lexicon.levels:Level1",
    "level2": "lexicon_fast.bots.lexicon.levels:Level2",
    "level3": "lexicon_fast.bots.lexicon.levels:Level3",
    "level4": "lexicon_fast.bots.lexicon.levels:Level4",
    "level5": "lexicon_fast.bots.lexicon.levels:Level5",
    "level6": "lexicon_fast.bots.lexicon.levels:Level6",
    "level7": "lexicon_fast.bots.lexicon.levels:Level7",
    "level8": "lexicon_fast.bots.lexicon.levels:Level8",
    "level9": "lexicon_fast.bots.lexicon.levels:Level9",
    "level10": "lexicon_fast.bots.lexicon.levels:Level10",
}
