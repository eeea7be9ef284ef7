"""Bots that play Scrabble.

`BOTS` has the class of each bot by name: first the bots, weakest first, then their levels, weakest
first.
"""

from typing import Final

BOTS: Final = {
    "greedy": "lexicon_fast.bots.scrabble.static:Greedy",
    "static": "lexicon_fast.bots.scrabble.static:Static",
    "sim": "lexicon_fast.bots.scrabble.sim:Sim",
    "level1": "lexicon_fast.bots.scrabble.levels:Level1",
    "level2": "lexicon_fast.bots.scrabble.levels:Level2",
    "level3": "lexicon_fast.bots.scrabble.levels:Level3",
    "level4": "lexicon_fast.bots.scrabble.levels:Level4",
    "level5": "lexicon_fast.bots.scrabble.levels:Level5",
    "level6": "lexicon_fast.bots.scrabble.levels:Level6",
    "level7": "lexicon_fast.bots.scrabble.levels:Level7",
    "level8": "lexicon_fast.bots.scrabble.levels:Level8",
    "level9": "lexicon_fast.bots.scrabble.levels:Level9",
    "level10": "lexicon_fast.bots.scrabble.levels:Level10",
}
