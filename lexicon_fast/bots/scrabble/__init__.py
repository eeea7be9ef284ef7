"""Bots that play Scrabble.

`BOTS` has the class of each bot by name: first the bots, weakest first, then their levels, weakest
first. `match_setup.Deals` sets up a match.
"""

from typing import Final

BOTS: Final = {
    "greedy": "lexicon_fast.bots.scrabble.static:Greedy",
    "static": "lexicon_fast.bots.scrabble.static:Static",
    "sim": "lexicon_fast.bots.scrabble.sim:Sim",
    **{
        f"level{number}": f"lexicon_fast.bots.scrabble.levels:Level{number}"
        for number in range(1, 11)
    },
}
