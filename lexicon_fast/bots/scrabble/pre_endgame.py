"""Search of two-player positions with a few tiles in the bag.

With one tile, `solve` is exact. The player does not know which of the unseen tiles is in the bag.
After a play, though, the bag is empty and both players know all tiles. So each play is an endgame
for each tile that may be drawn.

>>> from lexicon_fast import Dictionary
>>> words = Dictionary.from_words(["quit", "quits", "quite", "it", "is"])
>>> board = [".......QUIT....", *["." * 15] * 14]
>>> found = solve(board, "SZ", "EI", words)
>>> found.action, found.best.win, found.best.won, found.exact
(Lay(at='1H', word='(QUIT)S'), 1.0, 'EI', True)

With up to seven tiles, `sample` deals orders of the unseen tiles, which say what is in the bag and
what the other player holds. All candidates are played in the same orders, so that they have the
same luck.

>>> found = sample(board, "SZ", "EIA", words, bag=2, orders=6)
>>> found.action, found.best.win, found.best.orders
(Lay(at='1H', word='(QUIT)S'), 1.0, 6)
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast._native.scrabble.pre_endgame import Draw
from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.base.arguments import checked_int, checked_seconds
from lexicon_fast.base.errors import BadHand, BadOption, excerpt
from lexicon_fast.base.rng import checked_seed, rng_of
from lexicon_fast.base.text import without
from lexicon_fast.bots.scrabble.endgame import Deadline
from lexicon_fast.bots.scrabble.endgame import solve as solve_endgame
from lexicon_fast.bots.scrabble.validation import hidden_tiles, is_searchable
from lexicon_fast.bots.tiles.leaves import learned_leaves
from lexicon_fast.bots.tiles.simulation import action_from, leave_of, standard_error
from lexicon_fast.games.tiles.actions import PASS, Action, Lay
from lexicon_fast.games.tiles.bag import sort_tiles, tile_points
from lexicon_fast.games.tiles.board import Board, parse_rack, rack_counts
from lexicon_fast.games.tiles.laying import score
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from lexicon_fast._native.tiles.board import Board as NativeBoard
    from lexicon_fast._native.tiles.leaves import Leaves
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.plays import AnyBoard, AnyLayout

#: Positions visited per turn: a second or two.
NODES: Final = 50_000
_MAX_NODES: Final = 1 << 60

#: Positions that one question to the search visits: first of all candidates with little effort.
_EFFORTS: Final = (1_000, 10_000, 100_000, None)

#: More points than a game can have.
_INFINITE: Final = 100_000

#: Plays that are played out greedily for a first estimate: those with the most points and tiles.
_PLAYED_OUT: Final = 60

#: Tiles of a rack in a search, with the tile in the bag.
_MOST_TILES: Final = 15

#: Of `sample`: candidates, orders of the unseen tiles, positions that each endgame visits, and the
#: most tiles in the bag.
CANDIDATES: Final = 10
ORDERS: Final = 40
ENDGAME_NODES: Final = 1_000
MAX_BAG: Final = 7
_MAX: Final = 1 << 30


class Outcome(NamedTuple):
    """An action and what comes of it, over all tiles that may be in the bag.

    win: probability of winning; equal final scores count half. low, high: bounds of win, equal to
    it if it is exact. spread: mean difference of the final scores; spread_error: maximum error of
    spread. won: the tiles in the bag with which the player wins, each as often as it is unseen.
    """

    action: Action
    win: float
    low: float
    high: float
    spread: float
    spread_error: float
    won: str


class PreEndgame(NamedTuple):
    """The best actions of a position with one tile in the bag, as far as it was searched.

    ranked: actions by probability of winning, then by spread, best first. exact: True if no action
    has a higher probability of winning than the first; spread_exact: True if, besides, none with
    the same probability has a higher spread. draws: unseen tiles, each of which may be in the bag;
    nodes: positions visited.
    """

    ranked: tuple[Outcome, ...]
    exact: bool
    spread_exact: bool
    draws: int
    nodes: int

    @property
    def best(self) -> Outcome:
        """The first of the ranked actions."""
        return self.ranked[0]

    @property
    def action(self) -> Action:
        """The action to take now."""
        return self.ranked[0].action


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


def solve(
    board: AnyBoard,
    rack: str,
    unseen: str,
    dictionary: Dictionary,
    *,
    ahead: int = 0,
    known: str = "",
    layout: AnyLayout = "scrabble",
    scoreless: int = 0,
    scoreless_turns: int = 6,
    actions: Collection[Action] | None = None,
    top: int | None = 1,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> PreEndgame:
    """Return the actions of a rack with the best chances to win, with one tile in the bag.

    board, rack, layout: as for `plays`; unseen: the tile in the bag and the rack of the other
    player, in any order; known: those of them that are certainly on that rack. Each of the rest is
    equally likely to be in the bag. ahead: the player's score minus the other's; scoreless:
    scoreless turns in a row so far; scoreless_turns: the number that ends the game. Both players
    use the words of the dictionary, and exchanges are not allowed.

    After a play, both players know all tiles and play for the most points. A pass is valued for a
    player who passes to the end, against another who knows all tiles and plays or passes, whatever
    is worse for the player. Playing later instead would be no better than playing now.

    actions: the actions to compare (None: all plays and the pass).
    top: number of actions to rank exactly; the others are dropped once they cannot be among these
    (None: all). nodes: positions to visit at most (None: NODES, or without limit if seconds are
    given); seconds: time limit, which makes the result depend on the machine; stop: called every
    few milliseconds, returns True to stop. If a limit ends the search, `exact` is False, and
    estimates from greedy play stand for what was not searched.

    Raises BadPosition, BadHand, BadLayout, BadAlphabet, BadOption.
    """
    generator = Generator(dictionary, layout=layout)
    read, own = _read_position(board, rack, generator)
    tiles, sure = _checked_unseen(unseen, known, generator)
    if nodes is None:
        nodes = NODES if seconds is None else _MAX_NODES
    checked_int("nodes", nodes, 0, _MAX_NODES)
    checked_int("ahead", ahead, -_INFINITE, _INFINITE)
    if top is not None:
        checked_int("top", top, 1, _INFINITE)
    checked_seconds(seconds)
    native, _ = generator.pair(read, own)
    limits = _Limits(nodes, seconds, stop)
    search = _Search(
        _Position(generator, native, own, tiles, scoreless, scoreless_turns),
        without(tiles, sure),
        ahead,
        limits,
        actions,
    )
    return search.solve(top)


def best_pre_endgame(
    observation: Observation, dictionary: Dictionary, **options: Any
) -> PreEndgame | None:
    """Search the position of the observing player, as `solve` does; None if it cannot be searched.

    It can if two play, one tile is in the bag, exchanges need more, no turns are lost, and it is
    the player's turn. Both players are assumed to lay words of the dictionary only. options:
    actions, top, nodes, seconds and stop of `solve`.
    """
    if observation.rules.exchange_from <= 1:
        return None
    if observation.bag != 1 or len(observation.rack) >= _MOST_TILES:
        return None
    position = _position_of(observation, dictionary)
    return None if position is None else solve(**position, **options)


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
    nodes: int = ENDGAME_NODES,
    seed: int | str | None = 0,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Sampled:
    """Return the actions of a rack with the best chances to win, with `bag` (1 to 7) tiles left.

    board, rack, layout: as for `plays`; unseen: the tiles in the bag and on the rack of the other
    player, in any order; known: those of them that are certainly on that rack. ahead: the player's
    score minus the other's; scoreless, scoreless_turns: as for `solve`.

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
    read, own = _read_position(board, rack, generator)
    checked_int("bag", bag, 1, MAX_BAG)
    tiles, sure = _checked_unseen(unseen, known, generator, bag=bag)
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
    leaves = learned_leaves(generator.layout, generator.dictionary)
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
        for column, value in zip(values, row, strict=True):
            column.append(value)
    ranked = [_outcome(action, column) for action, column in zip(actions, values, strict=True)]
    # Stable: without orders, the order of points and leave values.
    ranked.sort(key=lambda row: (-row.win, -row.spread))
    return Sampled(tuple(ranked))


def sampled_pre_endgame(
    observation: Observation, dictionary: Dictionary, **options: Any
) -> Sampled | None:
    """Sample the position of the observing player, as `sample` does; None if it cannot be.

    It can if two play, the bag has 1 to 7 tiles, no turns are lost, and it is the player's turn.
    options: candidates, orders, nodes, seed, seconds and stop of `sample`.
    """
    if not 1 <= observation.bag <= MAX_BAG:
        return None
    position = _position_of(observation, dictionary)
    return None if position is None else sample(**position, bag=observation.bag, **options)


def _position_of(observation: Observation, dictionary: Dictionary) -> dict[str, Any] | None:
    """Return the position as arguments of `solve` and `sample`; None if it cannot be searched.

    It can if two play, no turns are lost, and it is the player's turn.
    """
    if not (is_searchable(observation) and observation.rack_sizes[1 - observation.player]):
        return None
    rules = observation.rules
    board = Board.parse(observation.board, rules.layout, dictionary.alphabet)
    hidden = hidden_tiles(observation, board)
    player = observation.player
    known = hidden.known[1 - player]
    scores = observation.scores or (0, 0)
    return {
        "board": board,
        "rack": observation.rack,
        "unseen": hidden.tiles + known,
        "dictionary": dictionary,
        "ahead": scores[player] - scores[1 - player],
        "known": known,
        "layout": rules.layout,
        "scoreless": observation.scoreless,
        "scoreless_turns": rules.scoreless_turns,
    }


def _read_position(board: AnyBoard, rack: str, generator: Generator) -> tuple[Board, str]:
    """Return a board and a rack, which has tiles. Raises BadPosition, BadHand."""
    read, own = generator.read((board, rack))
    if not own:
        raise BadHand("rack has no tiles: the game is over; give it one or more")
    return read, own


def _checked_unseen(
    unseen: str, known: str, generator: Generator, *, bag: int = 1
) -> tuple[str, str]:
    """Return the sorted unseen and known tiles. Raises BadHand."""
    layout, alphabet = generator.layout, generator.alphabet
    read = []
    for name, text in (("unseen", unseen), ("known", known)):
        if not isinstance(text, str):
            raise BadHand(f"{name} is {excerpt(text)}; it must be a str of tiles")
        size = layout.rack_size
        if len(text) > size + bag:
            raise BadHand(
                f"{name} has {len(text)} tiles; the maximum is {size + bag}: a rack and those in"
                " the bag"
            )
        # More tiles than a rack may have.
        parts = [
            parse_rack(text[i : i + size], layout, alphabet) for i in range(0, len(text), size)
        ]
        read.append(sort_tiles("".join(parts), alphabet))
    tiles, sure = read
    if len(tiles) <= bag:
        raise BadHand(
            f"unseen has {len(tiles)} tiles; the bag has {bag} and the other player the rest"
        )
    if Counter(sure) - Counter(tiles) or len(sure) > len(tiles) - bag:
        raise BadHand(
            f"known is {sure}; it must be tiles of unseen {tiles}, without those in the bag"
        )
    return tiles, sure


class _LimitReached(Exception):
    """A limit ended the search."""


class _Limits:
    """The nodes and seconds that a search may still use."""

    def __init__(self, nodes: int, seconds: float | None, stop: Callable[[], bool] | None) -> None:
        self._left = nodes
        self._deadline = Deadline(seconds, stop)
        self.used = 0

    def exceeds(
        self, search: Draw, play: int, low: int, effort: int | None
    ) -> tuple[bool | None, bool]:
        """Return whether a play is worth more than `low`, and whether that is proved.

        effort: positions to visit at most (None: as many as are left). Raises _LimitReached.
        """
        nodes = self._left if effort is None else min(effort, self._left)
        before = search.nodes
        answer, proved = search.exceeds(play, low, nodes, *self._deadline.left())
        used = search.nodes - before
        self.used += used
        self._left = max(0, self._left - used)
        if not proved and (used < nodes or not self._left):
            raise _LimitReached
        return answer, proved


class _Position(NamedTuple):
    """The position before the action; unseen: all tiles that the player does not see."""

    generator: Generator
    board: NativeBoard
    rack: str
    unseen: str
    scoreless: int
    scoreless_turns: int

    def search(self, tile: str, sharing: Draw | None) -> Draw:
        """Return a search of the player's plays if this tile is in the bag."""
        other = without(self.unseen, tile)
        return self._draw(self.rack, other, tile, self.scoreless, sharing)

    def reply_search(self, tile: str, scoreless: int, sharing: Draw) -> Draw:
        """Return a search of the other player's plays, if the player has passed."""
        return self._draw(without(self.unseen, tile), self.rack, tile, scoreless, sharing)

    def _draw(self, rack: str, other: str, tile: str, scoreless: int, sharing: Draw | None) -> Draw:
        alphabet = self.generator.alphabet
        return Draw(
            self.board,
            rack_counts(rack + tile, alphabet),
            rack_counts(other, alphabet),
            scoreless,
            self.scoreless_turns,
            rack_counts(tile, alphabet).index(1),
            sharing,
        )


class _Candidate:
    """Bounds of the final difference of scores after an action, by tile drawn."""

    def __init__(self, action: Action, estimates: list[int]) -> None:
        self.action = action
        self.estimates = estimates
        self.low = [-_INFINITE] * len(estimates)
        self.high = [_INFINITE] * len(estimates)

    def value(self, i: int) -> int:
        """Return the estimate, within the bounds."""
        return min(max(self.estimates[i], self.low[i]), self.high[i])

    def exceeds(self, i: int, low: int, effort: int | None = None) -> bool | None:
        """Return whether the value for draw i is above low; None: not with this effort.

        Raises _LimitReached.
        """
        if self.low[i] > low or self.high[i] <= low:
            return self.low[i] > low
        answer, proved = self._search(i, low, effort)
        if answer is not None:
            # Without a proof, the answer still improves the estimate.
            self.estimates[i] = (max if answer else min)(self.estimates[i], low + answer)
        if not proved:
            return None
        if answer:
            self.low[i] = low + 1
        else:
            self.high[i] = low
        return answer

    def solve(self, i: int) -> int:
        """Return the exact value for draw i. Raises _LimitReached."""
        step = 1
        while self.low[i] < self.high[i]:
            # Around the estimate, in growing steps.
            value = self.value(i)
            if value == self.high[i] or (self.low[i] == -_INFINITE and self.high[i] < _INFINITE):
                low = max(value - step, self.low[i])
            else:
                low = min(value + step - 1, self.high[i] - 1)
                low = value if self.low[i] == value and step == 1 else low
            self.exceeds(i, low)
            step *= 2
        return self.low[i]

    def _search(self, i: int, low: int, effort: int | None) -> tuple[bool | None, bool]:
        raise NotImplementedError


class _PlayCandidate(_Candidate):
    """A play, by its number in the searches of the draws."""

    def __init__(self, action: Action, estimates: list[int], search: _Search, number: int) -> None:
        super().__init__(action, estimates)
        self._owner = search
        self._number = number

    def _search(self, i: int, low: int, effort: int | None) -> tuple[bool | None, bool]:
        owner = self._owner
        return owner.limits.exceeds(owner.searches[i], self._number, low - owner.ahead, effort)


class _PassCandidate(_Candidate):
    """A pass, and further ones to the end; the other player plays or passes, whatever is better."""

    def __init__(self, search: _Search) -> None:
        position, layout = search.position, search.position.generator.layout
        own = tile_points(position.rack, layout)
        ends = [
            search.ahead + tile_points(without(position.unseen, tile), layout) - own
            for tile in search.tiles
        ]
        # The replies are searched last: until then, a pass counts as a loss.
        super().__init__(PASS, [min(end, -1) for end in ends])
        self.high = ends.copy()
        self._owner = search
        self._replies: dict[int, list[tuple[Draw, list[int]]]] = {}
        if position.scoreless + 1 >= position.scoreless_turns:
            self.low = ends.copy()

    def _search(self, i: int, low: int, effort: int | None) -> tuple[bool | None, bool]:
        owner = self._owner
        if i not in self._replies:
            self._replies[i] = self._reply_searches(owner.tiles[i])
        all_proved = True
        for search, order in self._replies[i]:
            for rank, number in enumerate(order):
                refuted, proved = owner.limits.exceeds(
                    search, number, owner.ahead - low - 1, effort
                )
                if refuted and proved:
                    order.insert(0, order.pop(rank))  # it probably refutes other bounds, too
                    return False, True
                if not proved:
                    all_proved = False
                    if effort is not None:
                        return None if refuted is None else not refuted, False
        return True, all_proved

    def _reply_searches(self, tile: str) -> list[tuple[Draw, list[int]]]:
        position = self._owner.position
        searches = []
        for scoreless in range(position.scoreless + 1, position.scoreless_turns, 2):
            search = position.reply_search(tile, scoreless, self._owner.searches[0])
            scores = [points for *_, points in search.plays().rows(0)]
            values = self._owner.estimates(search, list(range(len(search))), scores)
            searches.append((search, sorted(range(len(search)), key=lambda n: -values[n])))
            # Only after a play without points does the number of scoreless turns matter.
            if all(scores):
                break
        return searches


class _Search:
    """The candidates of a position. tiles: those that may be in the bag, with repetitions."""

    def __init__(
        self,
        position: _Position,
        tiles: str,
        ahead: int,
        limits: _Limits,
        actions: Collection[Action] | None,
    ) -> None:
        self.position = position
        self.ahead = ahead
        self.limits = limits
        counts = Counter(tiles)
        self.tiles = tuple(counts)
        self.weights = tuple(counts.values())
        # All draws share the transposition table of the first.
        first = position.search(self.tiles[0], None)
        self.searches = [first, *(position.search(tile, first) for tile in self.tiles[1:])]
        self._candidates: list[_Candidate] = [_PassCandidate(self)]
        plays = []
        for down, line, column, word, points in self.searches[0].plays().rows(0):
            plays.append((Lay(str(Place(line, column, bool(down))), word), points))
        numbers = [n for n, (action, _) in enumerate(plays) if not actions or action in actions]
        scores = [plays[number][1] for number in numbers]
        columns = [self.estimates(search, numbers, scores) for search in self.searches]
        for i, number in enumerate(numbers):
            values = [ahead + column[i] for column in columns]
            self._candidates.append(_PlayCandidate(plays[number][0], values, self, number))
        if actions is not None:
            self._candidates = [
                candidate for candidate in self._candidates if candidate.action in actions
            ]
            if not self._candidates:
                raise BadOption("actions has no possible one; give it a play or the pass, or None")
        self._candidates.sort(key=self._estimate, reverse=True)

    def solve(self, top: int | None) -> PreEndgame:
        """Rank the candidates within the limits."""
        top = len(self._candidates) if top is None else min(top, len(self._candidates))
        exact = spread_exact = False
        try:
            self._prove_wins(top)
            exact = True
            self._solve_spreads(top)
            spread_exact = True
        except _LimitReached:
            pass
        left = sorted(self._candidates, key=self._estimate, reverse=True)[:top]
        return PreEndgame(
            tuple(map(self._outcome, left)),
            exact,
            spread_exact,
            sum(self.weights),
            self.limits.used,
        )

    def estimates(self, search: Draw, numbers: list[int], scores: list[int]) -> list[int]:
        """Return estimates of plays: greedy play after the first ones, their average for others."""
        before = search.nodes
        values = search.estimates(numbers[:_PLAYED_OUT])
        self.limits.used += search.nodes - before
        if len(values) < len(numbers):
            mean = sum(values) - sum(scores[: len(values)])
            values += [points + mean // len(values) for points in scores[len(values) :]]
        return values

    # Win counts are doubled, so that equal scores count one.

    def _wins(self, values: Sequence[int]) -> int:
        return sum(
            weight * ((value > 0) + (value >= 0))
            for value, weight in zip(values, self.weights, strict=True)
        )

    def _sum(self, values: Sequence[int]) -> int:
        return sum(value * weight for value, weight in zip(values, self.weights, strict=True))

    def _estimate(self, candidate: _Candidate) -> tuple[int, int]:
        values = [candidate.value(i) for i in range(len(self.weights))]
        return self._wins(values), self._sum(values)

    def _prove_wins(self, top: int) -> None:
        """Search until `top` candidates have proved numbers of wins that no other exceeds.

        Drops the candidates that cannot be among them.
        """
        for effort in _EFFORTS:
            self._candidates.sort(key=self._estimate, reverse=True)
            least = self._least_wins(top)
            for candidate in self._candidates:
                for i in sorted(range(len(self.tiles)), key=candidate.value):
                    if self._wins(candidate.high) <= least:
                        break
                    if candidate.exceeds(i, 0, effort) is False:
                        candidate.exceeds(i, -1, effort)
                if self._wins(candidate.low) > least:
                    least = self._least_wins(top)
            self._candidates = [
                candidate for candidate in self._candidates if self._wins(candidate.high) >= least
            ]

    def _least_wins(self, top: int) -> int:
        """Return the number of wins that `top` candidates have for certain."""
        return sorted(self._wins(candidate.low) for candidate in self._candidates)[-top]

    def _solve_spreads(self, top: int) -> None:
        """Solve the spreads that decide between equal numbers of wins; keep the best `top`."""
        kept: list[_Candidate] = []
        least = self._least_wins(top)
        for candidate in self._candidates:
            for i in range(len(self.tiles)):
                if self._wins(candidate.high) >= least and not candidate.exceeds(i, 0):
                    candidate.exceeds(i, -1)
        left = [candidate for candidate in self._candidates if self._wins(candidate.high) >= least]
        for wins in sorted({self._wins(candidate.high) for candidate in left}, reverse=True):
            group = [candidate for candidate in left if self._wins(candidate.high) == wins]
            group.sort(key=self._estimate, reverse=True)
            room = top - len(kept)
            best: list[_Candidate] = []
            for candidate in group:
                if self._reaches(candidate, best[room - 1] if len(best) >= room else None):
                    best.append(candidate)
                    best.sort(key=lambda candidate: -self._sum(candidate.low))
                    del best[room:]
            kept += best
        self._candidates = kept

    def _reaches(self, candidate: _Candidate, last: _Candidate | None) -> bool:
        """Return whether the spread of a candidate is above that of `last`; if so, solve it."""
        draws = range(len(self.tiles))
        least = None if last is None else self._sum(last.low)
        if last is not None:
            # First show, if possible, that it is nowhere better.
            for i in sorted(draws, key=lambda i: last.low[i] - candidate.value(i)):
                if candidate.exceeds(i, last.low[i]):
                    break
        for i in draws:
            if least is not None and self._sum(candidate.high) <= least:
                return False
            candidate.solve(i)
        return least is None or self._sum(candidate.low) > least

    def _outcome(self, candidate: _Candidate) -> Outcome:
        draws = range(len(self.tiles))
        total = sum(self.weights)
        values = [candidate.value(i) for i in draws]
        errors = [max(candidate.high[i] - values[i], values[i] - candidate.low[i]) for i in draws]
        error = math.inf
        if max(errors) < _INFINITE // 2:
            error = self._sum(errors) / total
        return Outcome(
            candidate.action,
            self._wins(values) / (2 * total),
            self._wins(candidate.low) / (2 * total),
            self._wins(candidate.high) / (2 * total),
            self._sum(values) / total,
            error,
            "".join(self.tiles[i] * self.weights[i] for i in draws if candidate.low[i] > 0),
        )


@dataclass(slots=True)
class _Deal:
    """A game from here on, with all tiles known. Racks: the mover's first."""

    board: Board
    racks: list[str]
    bag: str
    ahead: int
    scoreless: int


@dataclass(frozen=True, slots=True)
class _Policy:
    """The continuation of both players."""

    generator: Generator
    leaves: Leaves
    dictionary: Dictionary
    scoreless_turns: int
    nodes: int

    def choices(self, board: Board, rack: str, bag: int, top: int) -> list[Action]:
        """Return the best plays, or the pass, by points and leave value."""
        choices = best_choices(
            *self.generator.pair(board, rack),
            self.leaves,
            bag=bag,
            top=top,
            exchange_from=MAX_BAG + 1,
            players=2,
            others_value=0,
        )
        return [action_from(kind, place, text) for kind, place, text, _, _ in choices]

    def play_out(self, deal: _Deal, action: Action) -> int:
        """Return the final difference of scores after an action, for its player."""
        layout = self.generator.layout
        sign, turn = 1, 0
        while True:
            points = 0
            if isinstance(action, Lay):
                tiles = deal.board.tiles(action.at, action.word)
                points = score(deal.board, tiles, layout)
                deal.board = deal.board.lay(action.at, action.word)
                left = leave_of(action, deal.racks[turn])
                drawn = layout.rack_size - len(left)
                deal.racks[turn] = left + deal.bag[:drawn]
                deal.bag = deal.bag[drawn:]
            deal.ahead += sign * points
            deal.scoreless = 0 if points else deal.scoreless + 1
            own, other = deal.racks[turn], deal.racks[1 - turn]
            if not own:
                return deal.ahead + sign * 2 * tile_points(other, layout)
            if deal.scoreless >= self.scoreless_turns:
                held = tile_points(other, layout) - tile_points(own, layout)
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
            self.dictionary,
            layout=self.generator.layout,
            scoreless=deal.scoreless,
            scoreless_turns=self.scoreless_turns,
            nodes=self.nodes,
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
