"""Bots that play Lexicon.

`BOTS` has the class of each bot by name: first the bots, weakest first, then their levels, weakest
first. `match_setup.Deals` sets up a match.
"""

from typing import Final

BOTS: Final = {
    "random": "lexicon_fast.bots.lexicon.random:Random",
    "greedy": "lexicon_fast.bots.lexicon.greedy:Greedy",
    "planner": "lexicon_fast.bots.lexicon.planner:Planner",
    "expert": "lexicon_fast.bots.lexicon.expert:Expert",
    **{
        f"level{number}": f"lexicon_fast.bots.lexicon.levels:Level{number}"
        for number in range(1, 11)
    },
}
