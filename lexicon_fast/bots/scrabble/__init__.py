"""Bots that play Scrabble.

Other layers use two names, whose classes are imported when they are needed: `BOTS`, the class of
each bot by name, weakest first, and `MATCH_SETUP`, the class that sets up the deals of a match.
"""

from typing import Final

BOTS: Final = {
    "greedy": "lexicon_fast.bots.scrabble.greedy:Greedy",
    "static": "lexicon_fast.bots.scrabble.static:Static",
    "sim": "lexicon_fast.bots.scrabble.sim:Sim",
}
MATCH_SETUP: Final = "lexicon_fast.bots.scrabble.match_setup:Deals"
