"""The bot that acts at random: it draws a kind of action first, then one action of that kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import BadObservation
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.lexicon.bot import LexiconBot
from lexicon_fast.games.lexicon.actions import Action, Draw, action_of
from lexicon_fast.games.lexicon.legal import draws
from lexicon_fast.games.lexicon.solver import ACTIONS, Play, plays

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lexicon_fast.games.lexicon.observation import Observation

_KINDS: Final = (*ACTIONS, "draw")


class Random(LexiconBot):
    """Draws a kind of action (form, insert, substitute, draw), then an action of that kind.

    If it drew from all actions at once, it would hardly ever draw a card: there are far more plays.
    """

    kind = "random"

    def turn(self, observation: Observation, seed: int) -> Action:
        rng = Rng(seed)
        # The first possible kind in random order: all possible kinds are equally likely.
        for kind in rng.sample(_KINDS, len(_KINDS)):
            if found := self._of_kind(kind, observation):
                chosen = rng.choice(found)
                return chosen if isinstance(chosen, Draw) else action_of(chosen)
        raise BadObservation(
            f"no legal action with hand {observation.hand!r}; it needs cards, and a card to draw"
        )

    def _of_kind(self, kind: str, observation: Observation) -> Sequence[Play | Draw]:
        hand, table = observation.hand, observation.table
        if kind == "draw":
            return draws(hand, observation.pile, observation.stock, self.words)
        found = plays(hand, table, self.words, ruleset=observation.rules, actions=(kind,))
        wanted = self.wanted(observation)
        return found if wanted is None else [play for play in found if wanted(action_of(play))]
