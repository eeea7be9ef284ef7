"""Bots that play Scrabble.

`BOTS` has the class of each bot by name, weakest first. `match_setup.Deals` sets up a match.
"""

from typing import Final

BOTS: Final = {
    "greedy": "lexicon_fast.bots.scrabble.static:Greedy",
    "static": "lexicon_fast.bots.scrabble.static:Static",
    "sim": "lexicon_fast.bots.scrabble.sim:Sim",
}
