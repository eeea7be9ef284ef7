"""Bots that play Lexibomb.

`BOTS` has the class of each bot by name: first the bots, weakest first, then their levels, weakest
first. `match_setup.Deals` sets up a match.
"""

from typing import Final

BOTS: Final = {
    "greedy": "lexicon_fast.bots.lexibomb.greedy:Greedy",
    "odds": "lexicon_fast.bots.lexibomb.odds:Odds",
    "expert": "lexicon_fast.bots.lexibomb.expert:Expert",
    **{
        f"level{number}": f"lexicon_fast.bots.lexibomb.levels:Level{number}"
        for number in range(1, 11)
    },
}
