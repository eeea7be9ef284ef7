"""The bot that minimizes the number of turns its hand still takes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.lexicon.beliefs import unseen_cards
from lexicon_fast.bots.lexicon.bot import LexiconBot
from lexicon_fast.games.lexicon.actions import Action, Draw, action_of
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.legal import draws
from lexicon_fast.games.lexicon.plans import plan_batch
from lexicon_fast.games.lexicon.solver import plays

if TYPE_CHECKING:
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.rules import Ruleset

#: Points of a leftover card that count as one turn; and points of the hand that count as one turn,
#: so many that they hardly do more than break ties.
_POINTS_A_TURN: Final = 4
_POINTS_AT_RISK: Final = 100


class Planner(LexiconBot):
    """Makes the play, or the draw, after which it expects to need the fewest turns.

    The turns of a hand are those of its plan: the fewest words that use it up. Leftover cards count
    two turns per 8 points. A hand that a single insertion uses up takes one turn. A blind card
    counts as the average of the unseen cards.
    """

    kind = "planner"

    def turn(self, observation: Observation, seed: int) -> Action:
        rules = observation.rules
        hand = observation.hand
        found = [
            play
            for play in plays(hand, observation.table, self.words, ruleset=rules)
            if self.knows_all or self.may_lay(play.word, observation)
        ]
        if found and not found[0].left:
            return action_of(found[0])
        at_once = {play.cards for play in found if play.action == "insert"}
        turns = self._turns({play.left for play in found}, at_once, rules)
        best = min(
            found,
            key=lambda play: turns[play.left] + play.left_points / _POINTS_AT_RISK,
            default=None,
        )
        if best is not None and turns[best.left] <= 1:
            return action_of(best)
        draw, cost = self._draw(observation, rules)
        if best is None or cost < turns[best.left] + best.left_points / _POINTS_AT_RISK:
            return draw
        return action_of(best)

    def _turns(self, hands: Iterable[str], at_once: set[str], rules: Ruleset) -> dict[str, float]:
        """Return the turns that each hand takes. at_once: hands that one insertion uses up."""
        known = list(hands)
        planned = plan_batch(known, self.words, ruleset=rules)
        last = planned.offsets[1:] - 1  # the entry of each plan that leaves the fewest points
        rest = planned.turns[last] + planned.left_points[last] / _POINTS_A_TURN
        return {
            hand: 1.0 if hand in at_once else cost
            for hand, cost in zip(known, rest.tolist(), strict=True)
        }

    def _draw(self, observation: Observation, rules: Ruleset) -> tuple[Draw, float]:
        """Return the best draw, and the turns expected after it."""
        hand = observation.hand
        unseen = unseen_cards(observation, self.words)
        total = sum(unseen.values()) or 1
        cards = Cards.of(self.words)
        after: dict[tuple[str, str], str] = {}
        for card in set(hand):
            rest = hand.replace(card, "", 1)
            for taken in {*unseen, *observation.pile[-1:]}:
                after[card, taken] = cards.sort(rest + taken)
        turns = self._turns(set(after.values()), set(), rules)
        cost = {
            pair: turns[left] + sum(map(rules.points.__getitem__, left)) / _POINTS_AT_RISK
            for pair, left in after.items()
        }

        def expected(draw: Draw) -> float:
            if draw.take == "exposed":
                return cost[draw.discard, observation.pile[-1]]
            if not unseen:
                return min(cost[pair] for pair in cost if pair[0] == draw.discard)
            return sum(cost[draw.discard, card] * n for card, n in unseen.items()) / total

        legal = draws(hand, observation.pile, observation.stock, self.words)
        best = min(legal, key=expected)
        return best, expected(best)
