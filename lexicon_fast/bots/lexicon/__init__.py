"""Bots that play Lexicon.

Other layers use two names, which are imported on demand: `BOTS`, the class of each bot by name,
weakest first; and `MATCH_SETUP`, the class that sets up the deals of a match.
"""

from typing import Final

BOTS: Final = {
    "random": "lexicon_fast.bots.lexicon.random:Random",
    "greedy": "lexicon_fast.bots.lexicon.greedy:Greedy",
    "planner": "lexicon_fast.bots.lexicon.planner:Planner",
    "expert": "lexicon_fast.bots.lexicon.expert:Expert",
}
MATCH_SETUP: Final = "lexicon_fast.bots.lexicon.match_setup:Deals"
