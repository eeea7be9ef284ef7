"""The bots that play nothing out: at random, by the points left, and by a plan for the hand."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final, Literal

from lexicon_fast._native.lexicon.playouts import Options, step
from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast.base.errors import BadObservation
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.base import WORDS, Option
from lexicon_fast.bots.lexicon.bot import LexiconBot
from lexicon_fast.bots.lexicon.native import (
    WIN_BONUS,
    NativeRules,
    action_from,
    learned,
    planner,
    view_of,
)
from lexicon_fast.games.lexicon.actions import Action, Draw, action_of
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.round import draws
from lexicon_fast.games.lexicon.rules import ruleset
from lexicon_fast.games.lexicon.solver import ACTIONS, Play, Solver, plays

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from lexicon_fast._native.lexicon.policies import Policy
    from lexicon_fast.dictionary import Dictionary
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
            if actions := self._of_kind(kind, observation):
                chosen = rng.choice(actions)
                return chosen if isinstance(chosen, Draw) else action_of(chosen)
        raise BadObservation(
            f"no legal action with hand {observation.hand!r}; it needs cards, and a card to draw"
        )

    def _of_kind(self, kind: str, observation: Observation) -> Sequence[Play | Draw]:
        hand, table = observation.hand, observation.table
        if kind == "draw":
            return draws(hand, observation.pile, observation.stock, self.words)
        legal = plays(hand, table, self.words, ruleset=observation.rules, actions=(kind,))
        wanted = self.wanted(observation)
        return legal if wanted is None else [play for play in legal if wanted(action_of(play))]


#: Turns of each player after which it draws only blind cards, if no hand has become smaller.
_IDLE_ROUNDS: Final = 2


class Greedy(LexiconBot):
    """Makes the play that leaves the fewest points; draws if no play reduces them.

    When drawing, it discards the card with most points (among equal cards the first in the
    alphabet, the Master last), and takes the exposed card if it has fewer points than the average
    unseen card. Once no hand has become smaller for two turns of each player, it discards one card
    after the other and takes the blind one: else the same cheap cards would go from hand to hand.
    """

    kind = "greedy"

    def _prepare(self) -> None:
        #: Of the last ruleset, if any. A list, so that the copies of `heeding` share it.
        self._cache: list[_RulesetCache] = []

    def turn(self, observation: Observation, seed: int) -> Action:
        cache = self._cache_of(observation.ruleset)
        plays = cache.plays(observation, 1)
        wanted = self.wanted(observation)
        if plays and wanted is not None and not wanted(action_of(plays[0])):
            all_plays = cache.plays(observation, None)
            plays = [play for play in all_plays if wanted(action_of(play))]
        if plays and plays[0].left_points < cache.points_of(observation.hand):
            return action_of(plays[0])
        return cache.draw(observation)

    def _cache_of(self, rules: str | dict[str, Any]) -> _RulesetCache:
        """Return the cache of a ruleset, usually the one of the turn before."""
        for cache in self._cache:
            if cache.ruleset is rules or cache.ruleset == rules:
                return cache
        cache = _RulesetCache(rules, self.words)
        self._cache[:] = [cache]  # at once: threads share a bot
        return cache


class _RulesetCache:
    """Solvers and card points for a ruleset and the words of a bot."""

    def __init__(self, name_or_fields: str | dict[str, Any], words: Dictionary) -> None:
        self.ruleset = name_or_fields
        self._rules = ruleset(name_or_fields, words.language)
        self._best = Solver(words, ruleset=self._rules, top=1)
        self._all = Solver(words, ruleset=self._rules, top=None)
        self._alphabet = words.alphabet
        self._points = self._rules.points
        self._cards = Cards.of(words)
        pack = self._rules.pack
        self._pack = (
            sum(pack.values()),
            sum(count * self._points[card] for card, count in pack.items()),
        )
        # The same words lie on the table turn after turn. Without a reference to this object, the
        # memory is free before the garbage collector runs.
        self._on_table = lru_cache(maxsize=4096)(
            partial(_cards_and_points, Cards.of(words), self._points)
        )

    def __reduce__(self) -> tuple[type[_RulesetCache], tuple[Any, Dictionary]]:
        return _RulesetCache, (self.ruleset, self._best.dictionary)

    def plays(self, observation: Observation, top: Literal[1] | None) -> list[Play]:
        """Return the plays of the player to move, best first, or only the best."""
        position = observation.hand, observation.table
        positions = positions_of([position], self._alphabet)
        (moves,) = (self._best if top else self._all).solve(positions)
        return moves.rows_of(0, Play)

    def points_of(self, cards: Iterable[str]) -> int:
        return sum(map(self._points.__getitem__, cards))

    def draw(self, observation: Observation) -> Draw:
        """Return the draw that discards the card with most points, unless the round is stuck."""
        players = len(observation.hand_sizes) - observation.hand_sizes.count(0)
        if observation.idle >= _IDLE_ROUNDS * players:
            hand = self._cards.sort(observation.hand)
            return Draw(hand[observation.idle // players % len(hand)], "blind")
        discard = max(observation.hand, key=self._points.__getitem__)  # the first of several
        # If a card is exposed, a blind draw is possible, too: the pile becomes the stock.
        return Draw(discard, "exposed" if self._exposed_is_cheap(observation) else "blind")

    def _exposed_is_cheap(self, observation: Observation) -> bool:
        """Return True if the exposed card has fewer points than the average unseen card."""
        if not observation.pile:
            return False
        players = len(observation.hand_sizes) - observation.hand_sizes.count(0)
        packs = self._rules.packs(players)
        seen = observation.hand + observation.pile + observation.seen
        cards = packs * self._pack[0] - len(seen)
        points = packs * self._pack[1] - self.points_of(seen)
        for laid in observation.table:
            on_table = self._on_table(laid)
            cards -= on_table[0]
            points -= on_table[1]
        return self._points[observation.pile[-1]] * cards < points


def _cards_and_points(cards_of: Cards, points: Mapping[str, int], laid: str) -> tuple[int, int]:
    """Return the number of cards of a word on the table, and their points."""
    cards = cards_of.of_word(laid)
    return len(cards), sum(map(points.__getitem__, cards))


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

    def _prepare(self) -> None:
        self._rules = NativeRules(self.words)

    def _policy(self) -> Policy:
        return planner(thorough=True, win_bonus=_WIN_BONUS)

    def turn(self, observation: Observation, seed: int) -> Action:
        rules = self._rules.of(observation)
        view = view_of(observation, rules)
        policy = self._policy()
        wanted = self.wanted(observation)
        with self._rules.player(rules) as player:
            if wanted is None:
                return action_from(step(view, policy, player))
            options = Options(view, policy, 1 << 20, 0, player)
        for action in map(action_from, options.actions()):
            if wanted(action):
                return action
        raise AssertionError("a draw is always possible")


class Neural(Planner):
    """Makes the action with the highest learned value.

    A small neural network estimates the chance of being out first and the points gained, from the
    turns that the hand then takes, its points, and what all players see. It has learned from
    rounds that it played against itself (see docs/strength.md). Nothing is played out.
    """

    kind = "neural"
    options = (
        WORDS,
        Option(
            "win_bonus",
            "float",
            WIN_BONUS,
            "Value of being out first, in addition to the points left in hands.",
            low=0,
            high=1000,
        ),
    )

    win_bonus: float

    def _policy(self) -> Policy:
        return learned(thorough=True, win_bonus=self.win_bonus)
