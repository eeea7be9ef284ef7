"""The bot that weighs the turns its hand still takes against the points it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.lexicon.playouts import Options
from lexicon_fast.bots.lexicon.bot import LexiconBot
from lexicon_fast.bots.lexicon.native import NativeRules, action_from, planner, view_of

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.actions import Action
    from lexicon_fast.games.lexicon.observation import Observation

#: Value of being out first, in points: what wins most rounds.
_WIN_BONUS: Final = 80.0


class Planner(LexiconBot):
    """Makes the play, exchange or draw that leaves the most valuable hand.

    The value of a hand follows from the turns that it takes to empty, its points, and how soon
    another player will be out (see `race`). The turns are those of the best words and
    insertions for its cards; a card left over counts a turn and a half. A blind card counts as the
    average of the unseen cards. Nothing is played out.
    """

    kind = "planner"

    def __init__(
        self, dictionary: Dictionary, *, words: Dictionary | str | None = None, **options: Any
    ) -> None:
        super().__init__(dictionary, words=words, **options)
        self._rules = NativeRules(self.words)

    def turn(self, observation: Observation, seed: int) -> Action:
        rules = self._rules.of(observation)
        view = view_of(observation, rules)
        policy = planner(thorough=True, win_bonus=_WIN_BONUS)
        wanted = self.wanted(observation)
        with self._rules.player(rules) as player:
            options = Options(view, policy, 1 if wanted is None else 1 << 20, 0, player)
        for action in map(action_from, options.actions()):
            if wanted is None or wanted(action):
                return action
        raise AssertionError("a draw is always possible")
