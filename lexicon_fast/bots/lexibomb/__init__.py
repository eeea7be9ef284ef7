"""Bots that play Lexibomb.

Other layers use two names, which are imported on demand: `BOTS`, the class of each bot by name,
weakest first; and `MATCH_SETUP`, the class that sets up the deals of a match.
"""

from typing import Final

BOTS: Final = {
    "greedy": "lexicon_fast.bots.lexibomb.greedy:Greedy",
    "odds": "lexicon_fast.bots.lexibomb.odds:Odds",
    "expert": "lexicon_fast.bots.lexibomb.expert:Expert",
}
MATCH_SETUP: Final = "lexicon_fast.bots.lexibomb.match_setup:Deals"
