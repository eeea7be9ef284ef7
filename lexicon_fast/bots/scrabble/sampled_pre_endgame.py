"""Sampled search of two-player positions with a few tiles in the bag.

Each sampled order of the unseen tiles says what is in the bag, and what the other player holds. All
candidates are played in the same orders, so that they have the same luck.

>>> from lexicon_fast import Dictionary
>>> words = Dictionary.from_words(["quit", "quits", "quite", "it", "is"])
>>> found = sample([".......QUIT....", *["." * 15] * 14], "SZ", "EIA", words, bag=2, orders=6)
>>> found.action, found.best.win, found.best.orders
(Lay(at='1H', word='(QUIT)S'), 1.0, 6)
"""

from __future__ import annotations

import math
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.base.arguments import checked_int, checked_seconds
from lexicon_fast.base.rng import checked_seed, rng_of
from lexicon_fast.base.text import without
from lexicon_fast.bots.explanations import standard_error
from lexicon_fast.bots.scrabble.endgame import solve as solve_endgame
from lexicon_fast.bots.scrabble.pre_endgame import checked_unseen, hidden_of, read_position
from lexicon_fast.bots.tiles.actions import action_from, leave_of
from lexicon_fast.bots.tiles.leaves import learned_leaves
from lexicon_fast.games.tiles.actions import PASS, Action, Lay
from lexicon_fast.games.tiles.bag import tile_points
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.plays import Generator
from lexicon_fast.games.tiles.scoring import score

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.plays import AnyBoard, AnyLayout

#: Candidates, orders of the unseen tiles, and positions that each endgame visits.
CANDIDATES: Final = 10
ORDERS: Final = 40
NODES: Final = 1_000

#: Tiles in the bag.
MAX_BAG: Final = 7

_MAX: Final = 1 << 30


class SampledOutcome(NamedTuple):
    """An action and its results over sampled orders of the unseen tiles.

    win: share of orders that the player wins; equal final scores count half. win_error: standard
    error of win, computed as if there had been one win and one loss more, so that it is not 0 if
    all orders agree. spread: mean difference of the final scores; spread_error: its standard error
    (infinite with fewer than two orders).
    """

    action: Action
    win: float
    win_error: float
    spread: float
    spread_error: float
    orders: int


class Sampled(NamedTuple):
    """The candidates of a position by share of wins, then by spread, best first."""

    ranked: tuple[SampledOutcome, ...]

    @property
    def best(self) -> SampledOutcome:
        """The first of the ranked actions."""
        return self.ranked[0]

    @property
    def action(self) -> Action:
        """The action to take now."""
        return self.ranked[0].action


def sample(
    board: AnyBoard,
    rack: str,
    unseen: str,
    dictionary: Dictionary,
    *,
    bag: int,
    ahead: int = 0,
    known: str = "",
    layout: AnyLayout = "scrabble",
    scoreless: int = 0,
    scoreless_turns: int = 6,
    candidates: int = CANDIDATES,
    orders: int = ORDERS,
    nodes: int = NODES,
    seed: int | str | None = 0,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Sampled:
    """Return the actions of a rack with the best chances to win, with `bag` (1 to 7) tiles left.

    board, rack, layout: as for `plays`; unseen: the tiles in the bag and on the rack of the other
    player, in any order; known: those of them that are certainly on that rack. ahead: the player's
    score minus the other's; scoreless, scoreless_turns: as for `pre_endgame.solve`.

    candidates: number of actions, the best by points and leave value; the pass is always one more
    if it is not among them. Exchanges are not considered. orders: number of orders of the unseen
    tiles, all equally likely. While the bag has tiles, both players then make the best play by
    points and leave value, knowing only their own racks. Once it is empty, they know all tiles, and
    the endgame is searched, visiting at most `nodes` positions (see `endgame.solve`); if that is
    not enough to finish, the best value found counts.

    seed: of the orders (None: random). The same seed gives the same result on every machine, unless
    `seconds`, a time limit, or `stop`, which is called before each action and returns True to stop,
    ends the sampling: it then has fewer orders, maybe none.

    Raises BadPosition, BadHand, BadLayout, BadAlphabet, BadOption.
    """
    generator = Generator(dictionary, layout=layout)
    read, own = read_position(board, rack, generator)
    checked_int("bag", bag, 1, MAX_BAG)
    tiles, sure = checked_unseen(unseen, known, generator, bag=bag)
    for name, value, least in (
        ("candidates", candidates, 1),
        ("orders", orders, 1),
        ("nodes", nodes, 0),
        ("scoreless_turns", scoreless_turns, 1),
    ):
        checked_int(name, value, least, _MAX)
    checked_int("scoreless", scoreless, 0, scoreless_turns - 1)
    checked_int("ahead", ahead, -_MAX, _MAX)
    rng = rng_of(checked_seed(seed))
    checked_seconds(seconds)
    deadline = math.inf if seconds is None else monotonic() + seconds
    leaves = learned_leaves(generator.layout, generator.alphabet)
    policy = _Policy(generator, leaves, dictionary, scoreless_turns, nodes)
    actions = policy.choices(read, own, bag, candidates)
    if PASS not in actions:
        actions.append(PASS)
    values: list[list[int]] = [[] for _ in actions]
    hidden = without(tiles, sure)
    for _ in range(orders):
        order = rng.shuffled(hidden)
        row = []
        for action in actions:
            if monotonic() >= deadline or (stop is not None and stop()):
                break
            deal = _Deal(read, [own, order[bag:] + sure], order[:bag], ahead, scoreless)
            row.append(policy.play_out(deal, action))
        if len(row) < len(actions):
            break  # all candidates have the same orders
        for each, value in zip(values, row, strict=True):
            each.append(value)
    ranked = [_outcome(action, each) for action, each in zip(actions, values, strict=True)]
    # Stable: without orders, the order of points and leave values.
    ranked.sort(key=lambda row: (-row.win, -row.spread))
    return Sampled(tuple(ranked))


def sampled_pre_endgame(
    observation: Observation,
    dictionary: Dictionary,
    *,
    candidates: int = CANDIDATES,
    orders: int = ORDERS,
    nodes: int = NODES,
    seed: int | str | None = 0,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Sampled | None:
    """Sample the position of the observing player, as `sample` does; None if it cannot be.

    It can if two play, the bag has 1 to 7 tiles, no turns are lost, and it is the player's turn.
    """
    if not 1 <= observation.bag <= MAX_BAG:
        return None
    found = hidden_of(observation, dictionary)
    if found is None:
        return None
    rules = observation.rules
    return sample(
        found.board,
        observation.rack,
        found.unseen,
        dictionary,
        bag=observation.bag,
        ahead=found.ahead,
        known=found.known,
        layout=rules.layout,
        scoreless=observation.scoreless,
        scoreless_turns=rules.scoreless_turns,
        candidates=candidates,
        orders=orders,
        nodes=nodes,
        seed=seed,
        seconds=seconds,
        stop=stop,
    )


class _Deal:
    """A game from here on, with all tiles known. Racks: the mover's first."""

    def __init__(
        self, board: Board, racks: list[str], bag: str, ahead: int, scoreless: int
    ) -> None:
        self.board = board
        self.racks = racks
        self.bag = bag
        self.ahead = ahead
        self.scoreless = scoreless


class _Policy:
    """How both players continue."""

    def __init__(
        self,
        generator: Generator,
        leaves: Leaves,
        dictionary: Dictionary,
        scoreless_turns: int,
        nodes: int,
    ) -> None:
        self._generator = generator
        self._layout = generator.layout
        self._leaves = leaves
        self._dictionary = dictionary
        self._scoreless_turns = scoreless_turns
        self._nodes = nodes

    def choices(self, board: Board, rack: str, bag: int, top: int) -> list[Action]:
        """Return the best plays, or the pass, by points and leave value."""
        found = best_choices(
            *self._generator.pair(board, rack),
            self._leaves,
            bag=bag,
            top=top,
            exchange_from=MAX_BAG + 1,
            players=2,
            others_value=0,
        )
        return [action_from(kind, place, text) for kind, place, text, _, _ in found]

    def play_out(self, deal: _Deal, action: Action) -> int:
        """Return the final difference of scores after an action, for its player."""
        sign, turn = 1, 0
        while True:
            points = 0
            if isinstance(action, Lay):
                tiles = deal.board.tiles(action.at, action.word)
                points = score(deal.board, tiles, self._layout)
                deal.board = deal.board.lay(action.at, action.word)
                left = leave_of(action, deal.racks[turn])
                drawn = self._layout.rack_size - len(left)
                deal.racks[turn] = left + deal.bag[:drawn]
                deal.bag = deal.bag[drawn:]
            deal.ahead += sign * points
            deal.scoreless = 0 if points else deal.scoreless + 1
            own, other = deal.racks[turn], deal.racks[1 - turn]
            if not own:
                return deal.ahead + sign * 2 * tile_points(other, self._layout)
            if deal.scoreless >= self._scoreless_turns:
                held = tile_points(other, self._layout) - tile_points(own, self._layout)
                return deal.ahead + sign * held
            turn, sign = 1 - turn, -sign
            if not deal.bag:
                return deal.ahead + sign * self._endgame(deal, other, own)
            action = self.choices(deal.board, other, len(deal.bag), 1)[0]

    def _endgame(self, deal: _Deal, rack: str, other: str) -> int:
        return solve_endgame(
            deal.board,
            rack,
            other,
            self._dictionary,
            layout=self._layout,
            scoreless=deal.scoreless,
            scoreless_turns=self._scoreless_turns,
            nodes=self._nodes,
        ).value


def _outcome(action: Action, values: list[int]) -> SampledOutcome:
    n = len(values)
    if n == 0:
        return SampledOutcome(action, 0.5, math.inf, 0.0, math.inf, 0)
    wins = sum((value > 0) + (value >= 0) for value in values) / 2
    mean = sum(values) / n
    error = math.inf
    if n > 1:
        error = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
    return SampledOutcome(action, wins / n, standard_error(wins, n), mean, error, n)
