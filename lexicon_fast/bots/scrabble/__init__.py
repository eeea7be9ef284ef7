"""Bots that play Scrabble.

Other layers use two names, which are imported on demand: `BOTS`, the class of each bot by name,
weakest first; and `MATCH_SETUP`, the class that sets up the deals of a match.
"""

from typing import Final

BOTS: Final = {
    "greedy": "lexicon_fast.bots.scrabble.static:Greedy",
    "static": "lexicon_fast.bots.scrabble.static:Static",
    "sim": "lexicon_fast.bots.scrabble.sim:Sim",
}
MATCH_SETUP: Final = "lexicon_fast.bots.scrabble.match_setup:Deals"
