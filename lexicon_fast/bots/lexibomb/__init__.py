"""Bots that play Lexibomb.

`BOTS` has the class of each bot by name, weakest first. `match_setup.Deals` sets up a match.
"""

from typing import Final

BOTS: Final = {
    "greedy": "lexicon_fast.bots.lexibomb.greedy:Greedy",
    "odds": "lexicon_fast.bots.lexibomb.odds:Odds",
    "expert": "lexicon_fast.bots.lexibomb.expert:Expert",
}
