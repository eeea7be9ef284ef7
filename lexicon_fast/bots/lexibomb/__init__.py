"""Bots that play Lexibomb.

`BOTS` has the class of each bot by name: first the bots, weakest first, then their levels, weakest
first.
"""

from typing import Final

BOTS: Final = {
    "greedy": "lexicon_fast.bots.lexibomb.greedy:Greedy",
    "odds": "lexicon_fast.bots.lexibomb.odds:Odds",
    "expert": "lexicon_fast.bots.lexibomb.expert:Expert",
    "level1": "lexicon_fast.bots.lexibomb.levels:Level1",
    "level2": "lexicon_fast.bots.lexibomb.levels:Level2",
    "level3": "lexicon_fast.bots.lexibomb.levels:Level3",
    "level4": "lexicon_fast.bots.lexibomb.levels:Level4",
    "level5": "lexicon_fast.bots.lexibomb.levels:Level5",
    "level6": "lexicon_fast.bots.lexibomb.levels:Level6",
    "level7": "lexicon_fast.bots.lexibomb.levels:Level7",
    "level8": "lexicon_fast.bots.lexibomb.levels:Level8",
    "level9": "lexicon_fast.bots.lexibomb.levels:Level9",
    "level10": "lexicon_fast.bots.lexibomb.levels:Level10",
}
