"""Search of two-player positions with a few tiles in the bag: which action wins most often?

The player does not know which of the unseen tiles are in the bag. So each play is searched for each
order in which they may be drawn. After a play that empties the bag, both players know all tiles,
and the rest is an endgame.

>>> from lexicon_fast import Dictionary
>>> words = Dictionary.from_words(["quit", "quits", "quite", "it", "is"])
>>> board = [".......QUIT....", *["." * 15] * 14]
>>> found = solve(board, "SZ", "EI", words)
>>> found.action, found.best.win, found.best.won, found.exact
(Lay(at='1H', word='(QUIT)S'), 1.0, ('E', 'I'), True)
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast._native.scrabble.pre_endgame import Draw
from lexicon_fast.base.arguments import MOST_THREADS, checked_int, checked_seconds
from lexicon_fast.base.errors import BadHand, BadOption, excerpt
from lexicon_fast.base.text import without
from lexicon_fast.base.thread_pool import Team
from lexicon_fast.bots.scrabble.endgame import Deadline
from lexicon_fast.bots.scrabble.validation import hidden_tiles, is_searchable
from lexicon_fast.bots.tiles.simulation import leave_of
from lexicon_fast.games.tiles.actions import PASS, Action, Lay
from lexicon_fast.games.tiles.bag import sort_tiles, tile_points
from lexicon_fast.games.tiles.board import Board, parse_rack, rack_counts
from lexicon_fast.games.tiles.laying import score
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.plays import AnyBoard, AnyLayout

#: Positions visited per turn: a second or two.
NODES: Final = 50_000
_MAX_NODES: Final = 1 << 60

#: Positions that one question to the search visits first; then ten times as many.
_FIRST_EFFORT: Final = 200

#: How much more effort the best actions get.
_LEADERS: Final = 100

#: Questions about all but the best actions that are asked at once.
_QUESTIONS: Final = 64

#: Parts of the orders that may be searched at the same time, each with a transposition table.
_PARTS: Final = 8

#: More points than a game can have.
_INFINITE: Final = 100_000

#: Plays that are played out greedily for a first estimate: those with the most points and tiles.
_PLAYED_OUT: Final = 60

#: Tiles of a rack in a search, with those in the bag.
_MOST_TILES: Final = 15

#: The most tiles in the bag.
MAX_BAG: Final = 4


class Outcome(NamedTuple):
    """An action and what comes of it, over all tiles that may be in the bag.

    win: probability of winning; equal final scores count half. low, high: bounds of win, equal to
    it if it is exact. spread: mean difference of the final scores; spread_error: maximum error of
    spread. won, lost: the draws with which the player certainly wins or loses: tiles in the order
    of the bag if the action leaves tiles there, else in any order.
    """

    action: Action
    win: float
    low: float
    high: float
    spread: float
    spread_error: float
    won: tuple[str, ...]
    lost: tuple[str, ...]


class PreEndgame(NamedTuple):
    """The best actions of a position with a few tiles in the bag, as far as it was searched.

    ranked: actions by probability of winning, then by spread, best first. exact: True if no action
    has a higher probability of winning than the first; spread_exact: True if, besides, none with
    the same probability has a higher spread (with one tile in the bag only). draws: equally likely
    orders of the tiles in the bag; nodes: positions visited.
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


def solve(
    board: AnyBoard,
    rack: str,
    unseen: str,
    dictionary: Dictionary,
    *,
    bag: int = 1,
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
    threads: int = 1,
) -> PreEndgame:
    """Return the actions of a rack with the best chances to win, with 1 to 4 tiles in the bag.

    board, rack, layout: as for `plays`; unseen: the tiles in the bag and the rack of the other
    player, in any order; known: those of them that are certainly on that rack; bag: the number of
    tiles in the bag. The rest is equally likely to be there, in any order. ahead: the player's
    score minus the other's; scoreless: scoreless turns in a row so far; scoreless_turns: the number
    that ends the game. Both players use the words of the dictionary, and exchanges are not allowed.

    The other player knows all tiles, also those in the bag, and does what is worst for the player.
    The player knows only what it sees, until the bag is empty. With one tile in the bag, a pass is
    valued for a player who passes to the end: playing later would be no better than playing now.
    With more, a pass has only an upper bound; a play that leaves one tile in the bag is valued for
    the best single answer if the other player passes. With three and four tiles, only the plays
    that empty the bag and the pass are searched: `exact` then means that a play always wins.

    actions: the actions to compare (None: all plays and the pass).
    top: number of actions to rank exactly; the others are dropped once they cannot be among these
    (None: all). nodes: positions to visit at most (None: NODES, or without limit if seconds are
    given); seconds: time limit, which makes the result depend on the machine; stop: called every
    few milliseconds, returns True to stop. If a limit ends the search, `exact` is False, and
    estimates from greedy play stand for what was not searched. threads: 1 to 1024; without seconds
    and stop, the result is the same for any number.

    Raises BadPosition, BadHand, BadLayout, BadAlphabet, BadOption.
    """
    generator = Generator(dictionary, layout=layout)
    read, own = generator.read((board, rack))
    if not own:
        raise BadHand("rack has no tiles: the game is over; give it one or more")
    checked_int("bag", bag, 1, MAX_BAG)
    tiles, sure = _checked_unseen(unseen, known, generator, bag)
    if nodes is None:
        nodes = NODES if seconds is None else _MAX_NODES
    checked_int("nodes", nodes, 0, _MAX_NODES)
    checked_int("ahead", ahead, -_INFINITE, _INFINITE)
    if top is not None:
        checked_int("top", top, 1, _INFINITE)
    checked_int("threads", threads, 1, MOST_THREADS)
    checked_seconds(seconds)
    position = _Position(generator, read, own, tiles, scoreless, scoreless_turns)
    limits = _Limits(nodes, seconds, stop)
    search = _Search(position, without(tiles, sure), bag, ahead, limits, actions)
    return search.solve(top, threads)


def best_pre_endgame(
    observation: Observation, dictionary: Dictionary, **options: Any
) -> PreEndgame | None:
    """Search the position of the observing player, as `solve` does; None if it cannot be searched.

    It can if two play, 1 to 4 tiles are in the bag, exchanges need more, no turns are lost, and it
    is the player's turn. Both players are assumed to lay words of the dictionary only. options:
    actions, top, nodes, seconds, stop and threads of `solve`.
    """
    rules, bag = observation.rules, observation.bag
    if not 1 <= bag <= MAX_BAG or rules.exchange_from <= bag:
        return None
    if not (is_searchable(observation) and observation.rack_sizes[1 - observation.player]):
        return None
    if max(observation.rack_sizes) + bag > _MOST_TILES:
        return None
    board = Board.parse(observation.board, rules.layout, dictionary.alphabet)
    hidden = hidden_tiles(observation, board)
    player = observation.player
    known = hidden.known[1 - player]
    scores = observation.scores or (0, 0)
    return solve(
        board,
        observation.rack,
        hidden.tiles + known,
        dictionary,
        bag=bag,
        ahead=scores[player] - scores[1 - player],
        known=known,
        layout=rules.layout,
        scoreless=observation.scoreless,
        scoreless_turns=rules.scoreless_turns,
        **options,
    )


def _checked_unseen(unseen: str, known: str, generator: Generator, bag: int) -> tuple[str, str]:
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
    """The positions and seconds that a search may still use. searches: all that visit positions."""

    def __init__(self, nodes: int, seconds: float | None, stop: Callable[[], bool] | None) -> None:
        self._nodes = nodes
        self._stop = stop
        self._deadline = Deadline(seconds, stop)
        self.searches: list[Draw] = []
        self.spent: list[int] = []

    @property
    def used(self) -> int:
        """Positions visited so far."""
        return sum(self.spent) + sum(search.nodes for search in self.searches)

    @property
    def left(self) -> int:
        """Positions that may still be visited; 0 if the time is up."""
        seconds, stop = self._deadline.left()
        if seconds == 0 or (stop is not None and stop()):
            return 0
        return max(0, self._nodes - self.used)

    def exceeds(self, search: Draw, play: int, low: int, nodes: int) -> tuple[bool | None, bool]:
        """Return whether a play is worth more than `low`, and whether that is proved."""
        return search.exceeds(play, low, nodes, *self._deadline.left())


class _Position(NamedTuple):
    """The position before the action; unseen: all tiles that the player does not see."""

    generator: Generator
    board: Board
    rack: str
    unseen: str
    scoreless: int
    scoreless_turns: int

    def worth(self, tiles: str) -> int:
        """Return the points of tiles."""
        return tile_points(tiles, self.generator.layout)

    def points(self, action: Lay) -> int:
        """Return the score of a play."""
        return score(self.board, self.board.tiles(action.at, action.word), self.generator.layout)

    def after(self, action: Lay, drawn: str) -> _Position:
        """Return the next position of the player, who has drawn a tile, if the other passes."""
        return self._replace(
            board=self.board.lay(action.at, action.word),
            rack=leave_of(action, self.rack) + drawn,
            unseen=without(self.unseen, drawn),
            scoreless=1 if self.points(action) else self.scoreless + 2,
        )


class _Orders:
    """The orders in which the tiles of the bag may be drawn, and a search of each.

    left: 1 for the plays that leave tiles in the bag, else 0: then only the set of tiles matters.
    replies: search the plays of the other player after a pass.
    """

    def __init__(
        self,
        position: _Position,
        limits: _Limits,
        tables: list[Draw | None],
        tiles: str,
        bag: int,
        left: int = 0,
        *,
        replies: bool = False,
    ) -> None:
        self._position = position
        self._limits = limits
        self._tables = tables
        self._left = left
        self._replies = replies
        counts = Counter(
            order if left else tuple(sorted(order, key=tiles.index))
            for order in permutations(tiles, bag)
        )
        self.orders = ["".join(order) for order in counts]
        self.weights = tuple(counts.values())
        self._searches: dict[int, Draw] = {}

    def search(self, i: int) -> Draw:
        """Return the search of an order. All of a part share a transposition table."""
        if i not in self._searches:
            position, part = self._position, i % _PARTS
            own, other = position.rack, position.unseen
            alphabet = position.generator.alphabet
            order = self.orders[i]
            held = without(other, order)
            racks = own + order, held + order[1:] * self._left
            if self._replies:
                racks = other, own
            search = Draw(
                position.generator.pair(position.board, "")[0],
                rack_counts(racks[0], alphabet),
                rack_counts(racks[1], alphabet),
                position.scoreless,
                position.scoreless_turns,
                bytes(rack_counts(tile, alphabet).index(1) for tile in order),
                self._left * (len(order) - 1),
                self._tables[part],
            )
            self._tables[part] = self._tables[part] or search
            self._searches[i] = search
            self._limits.searches.append(search)
        return self._searches[i]

    def close(self) -> None:
        """Release the searches."""
        for search in self._searches.values():
            self._limits.spent.append(search.nodes)
            self._limits.searches.remove(search)
        self._searches.clear()

    def estimates(self, numbers: list[int], scores: list[int]) -> list[list[int]]:
        """Return estimates of plays for each order."""
        return [_estimates(self.search(i), numbers, scores) for i in range(len(self.orders))]


class _Candidate:
    """Bounds of the final difference of scores after an action, by order of the bag."""

    def __init__(self, action: Action, orders: _Orders, estimates: list[int]) -> None:
        self.action = action
        self.orders = orders
        self.estimates = estimates
        self.low = [-_INFINITE] * len(estimates)
        self.high = [_INFINITE] * len(estimates)

    @property
    def certain(self) -> list[int]:
        """Lower bounds for a player who knows only what it sees."""
        return self.low

    def value(self, i: int) -> int:
        """Return the estimate, within the bounds."""
        return min(max(self.estimates[i], self.low[i]), self.high[i])

    def questions(self) -> Iterable[int]:
        """Yield the orders of which is not known who wins, the worst first."""
        for i in sorted(range(len(self.low)), key=self.value):
            if self.low[i] <= 0 <= self.high[i] and self.low[i] < self.high[i]:
                yield i

    def ask(self, i: int, nodes: int) -> None:
        """Find out who wins, visiting at most `nodes` positions twice."""
        if self.exceeds(i, 0, nodes) is False:
            self.exceeds(i, -1, nodes)

    def exceeds(self, i: int, low: int, nodes: int) -> bool | None:
        """Return whether the value for order i is above low; None: `nodes` were not enough."""
        if self.low[i] > low or self.high[i] <= low:
            return self.low[i] > low
        answer, proved = self._search(i, low, nodes)
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

    def solve(self, i: int, limits: _Limits) -> int:
        """Return the exact value for order i. Raises _LimitReached."""
        step = 1
        while self.low[i] < self.high[i]:
            # Around the estimate, in growing steps.
            value = self.value(i)
            if value == self.high[i] or (self.low[i] == -_INFINITE and self.high[i] < _INFINITE):
                low = max(value - step, self.low[i])
            else:
                low = min(value + step - 1, self.high[i] - 1)
                low = value if self.low[i] == value and step == 1 else low
            if self.exceeds(i, low, limits.left) is None:
                raise _LimitReached
            step *= 2
        return self.low[i]

    def _search(self, i: int, low: int, nodes: int) -> tuple[bool | None, bool]:
        raise NotImplementedError


class _PlayCandidate(_Candidate):
    """A play, by its number in the searches of the orders."""

    def __init__(
        self, action: Action, orders: _Orders, estimates: list[int], owner: _Search, number: int
    ) -> None:
        super().__init__(action, orders, estimates)
        self.owner = owner
        self._number = number

    def _search(self, i: int, low: int, nodes: int) -> tuple[bool | None, bool]:
        search, ahead = self.orders.search(i), self.owner.ahead
        return self.owner.limits.exceeds(search, self._number, low - ahead, nodes)


class _LeavingCandidate(_PlayCandidate):
    """A play of one tile that leaves another one in the bag.

    The searches let the player, too, know that tile if the other passes. So their lower bounds are
    certain only once one answer to the pass secures them for all tiles.
    """

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._certain = self.low.copy()
        self._groups: dict[str, list[int]] = {}
        for i, order in enumerate(self.orders.orders):
            self._groups.setdefault(order[0], []).append(i)
        self._secured: set[int] = set()

    @property
    def certain(self) -> list[int]:
        return self._certain

    def questions(self) -> Iterable[int]:
        """Yield orders, and the negative numbers of groups with the same drawn tile."""
        left = list(super().questions())
        yield from left
        for number, group in enumerate(self._groups.values()):
            if number not in self._secured and not any(i in left for i in group):
                yield -1 - number

    def ask(self, i: int, nodes: int) -> None:
        if i < 0:
            self._secure(-1 - i, nodes)
        else:
            super().ask(i, nodes)

    def _secure(self, number: int, nodes: int) -> None:
        """Find the best answer if the player has drawn a tile, and the other passes."""
        drawn, group = list(self._groups.items())[number]
        wanted = {self.orders.orders[i][1]: i for i in group if self.high[i] >= 0}
        found = self.owner.answer(
            self.action,
            drawn,
            {tile: (self.low[i], self.orders.weights[i]) for tile, i in wanted.items()},
            (-1 - number) % _PARTS,
            nodes,
        )
        if found is None:
            return
        self._secured.add(number)
        for tile, i in wanted.items():
            if found[tile] >= 0:
                self._certain[i] = found[tile]
            if found[tile] < self.low[i]:
                self.low[i] = self.high[i] = found[tile]


class _PassCandidate(_Candidate):
    """A pass, and further ones to the end; the other player plays or passes, whatever is better.

    With more than one tile in the bag, only plays of the other that empty it are considered, and
    the player may do better than pass: so no bound from below is known.
    """

    def __init__(self, owner: _Search) -> None:
        position, layout = owner.position, owner.position.generator.layout
        orders = owner.orders
        own = tile_points(position.rack, layout)
        ends = [
            owner.ahead + tile_points(without(position.unseen, order), layout) - own
            for order in orders.orders
        ]
        # The replies are searched last: until then, a pass counts as a loss.
        super().__init__(PASS, orders, [min(end, -1) for end in ends])
        self.high = ends.copy()
        self._owner = owner
        self._closed: set[int] = set()
        self._numbers: dict[int, list[tuple[Draw, list[int]]]] = {}
        turns = position.scoreless_turns
        if position.scoreless + 1 >= turns:
            self.low = ends.copy()
        self._replies = [owner.replies(n) for n in range(position.scoreless + 1, turns, 2)]

    def questions(self) -> Iterable[int]:
        return (i for i in super().questions() if i not in self._closed)

    def _search(self, i: int, low: int, nodes: int) -> tuple[bool | None, bool]:
        owner = self._owner
        if i not in self._numbers:
            self._numbers[i] = list(self._reply_searches(i))
        for search, numbers in self._numbers[i]:
            for rank, number in enumerate(numbers):
                before = search.nodes
                refuted, proved = owner.limits.exceeds(search, number, owner.ahead - low - 1, nodes)
                nodes = max(0, nodes - (search.nodes - before))
                if refuted and proved:
                    numbers.insert(0, numbers.pop(rank))  # it probably refutes other bounds, too
                    return False, True
                if not proved:
                    return None if refuted is None else not refuted, False
        if len(self.orders.orders[i]) > 1:
            self._closed.add(i)
            return None, False
        return True, True

    def _reply_searches(self, i: int) -> Iterator[tuple[Draw, list[int]]]:
        for replies in self._replies:
            search = replies.search(i)
            scores = [points for *_, points in search.plays().rows(0)]
            values = _estimates(search, list(range(len(search))), scores)
            yield search, sorted(range(len(search)), key=lambda n: -values[n])
            # Only after a play without points does the number of scoreless turns matter.
            if all(scores):
                break


def _estimates(search: Draw, numbers: list[int], scores: list[int]) -> list[int]:
    """Return estimates of plays: greedy play after the first ones, their average for others."""
    values = search.estimates(numbers[:_PLAYED_OUT])
    if len(values) < len(numbers):
        mean = sum(values) - sum(scores[: len(values)])
        values += [points + mean // len(values) for points in scores[len(values) :]]
    return values


class _Search:
    """The candidates of a position. tiles: those that may be in the bag, with repetitions."""

    def __init__(
        self,
        position: _Position,
        tiles: str,
        bag: int,
        ahead: int,
        limits: _Limits,
        actions: Collection[Action] | None,
    ) -> None:
        self.position = position
        self.tiles = tiles
        self.ahead = ahead
        self.limits = limits
        self._bag = bag
        self._tables: list[Draw | None] = [None] * _PARTS
        self.orders = self._orders(0)
        self._candidates: list[_Candidate] = [_PassCandidate(self), *self._plays(0, actions)]
        if bag == 2:
            self._candidates += self._plays(1, actions)
        if actions is not None:
            self._candidates = [
                candidate for candidate in self._candidates if candidate.action in actions
            ]
            if not self._candidates:
                raise BadOption("actions has no possible one; give it a play or the pass, or None")
        #: An action that is not searched may be better.
        self._is_partial = bag > 2 and actions is None

    def _orders(self, left: int) -> _Orders:
        return _Orders(self.position, self.limits, self._tables, self.tiles, self._bag, left)

    def replies(self, scoreless: int) -> _Orders:
        """Return the searches of the other player's replies to a pass."""
        position = self.position._replace(scoreless=scoreless)
        return _Orders(position, self.limits, self._tables, self.tiles, self._bag, replies=True)

    def _plays(self, left: int, actions: Collection[Action] | None) -> Iterator[_Candidate]:
        """Yield the plays that empty the bag, or with left=1 the others."""
        orders = self._orders(left) if left else self.orders
        plays = _actions_of(orders.search(0))
        numbers = [n for n, (action, _) in enumerate(plays) if not actions or action in actions]
        if not numbers:
            return
        scores = [plays[number][1] for number in numbers]
        columns = orders.estimates(numbers, scores)
        kind = _LeavingCandidate if left else _PlayCandidate
        for i, number in enumerate(numbers):
            values = [self.ahead + column[i] for column in columns]
            yield kind(plays[number][0], orders, values, self, number)

    def solve(self, top: int | None, threads: int) -> PreEndgame:
        """Rank the candidates within the limits."""
        top = len(self._candidates) if top is None else min(top, len(self._candidates))
        exact = spread_exact = False
        try:
            with Team(threads) as team:
                self._prove_wins(top, team)
            exact = self._is_exact(top)
            if exact and self._bag == 1:
                self._solve_spreads(top)
                spread_exact = True
        except _LimitReached:
            pass
        ranked = sorted(self._candidates, key=self._estimate, reverse=True)
        if exact:
            ranked.sort(key=lambda each: -self._wins(each, each.certain))
        return PreEndgame(
            tuple(map(self._outcome, ranked[:top])),
            exact,
            spread_exact,
            math.perm(len(self.tiles), self._bag),
            self.limits.used,
        )

    # Win counts are doubled, so that equal scores count one.

    def _wins(self, candidate: _Candidate, values: Sequence[int]) -> int:
        return sum(
            weight * ((value > 0) + (value >= 0))
            for value, weight in zip(values, candidate.orders.weights, strict=True)
        )

    def _sum(self, candidate: _Candidate, values: Sequence[int]) -> int:
        weights = candidate.orders.weights
        return sum(value * weight for value, weight in zip(values, weights, strict=True))

    def _estimate(self, candidate: _Candidate) -> tuple[int, int]:
        values = [candidate.value(i) for i in range(len(candidate.low))]
        return self._wins(candidate, values), self._sum(candidate, values)

    def _most(self, candidate: _Candidate) -> int:
        """Return the number of wins that a candidate cannot exceed."""
        return self._wins(candidate, candidate.high)

    def _least_wins(self, top: int) -> int:
        """Return the number of wins that `top` candidates have for certain."""
        return sorted(self._wins(each, each.certain) for each in self._candidates)[-top]

    def _is_exact(self, top: int) -> bool:
        """Return whether the numbers of wins of the best `top` candidates are proved."""
        least = self._least_wins(top)
        if self._is_partial and least < 2 * math.perm(len(self.tiles), self._bag):
            return False
        return all(
            self._most(each) in (least, self._wins(each, each.certain))
            for each in self._candidates
            if self._most(each) >= least
        )

    def _prove_wins(self, top: int, team: Team) -> None:
        """Search until `top` candidates have proved numbers of wins that no other exceeds.

        Drops the candidates that cannot be among them. Raises _LimitReached.
        """
        asked: dict[tuple[_Candidate, int], int] = {}
        effort = _FIRST_EFFORT
        while True:
            questions = self._questions(top, asked, effort)
            if not questions:
                least = self._least_wins(top)
                self._candidates = [each for each in self._candidates if self._most(each) >= least]
                if not any(
                    self._most(each) > least and any(True for _ in each.questions())
                    for each in self._candidates
                ):
                    return
                effort *= 10
                continue
            left = self.limits.left
            if not left:
                raise _LimitReached
            nodes = min(max(effort, 10 * asked.get(questions[0], 0)), left)
            questions = questions[: max(1, left // (2 * nodes))]
            asked.update(dict.fromkeys(questions, nodes))
            self._ask(team, questions, nodes)

    def _questions(
        self, top: int, asked: dict[tuple[_Candidate, int], int], effort: int
    ) -> list[tuple[_Candidate, int]]:
        """Return the next questions: all about the best candidates, or some about each other.

        asked: the effort of earlier questions. The best candidates get more.
        """
        least = self._least_wins(top)
        ranked = sorted(self._candidates, key=self._estimate, reverse=True)
        # Questions about plays that leave a tile are harder, so they come last.
        ranked.sort(key=lambda each: isinstance(each, _LeavingCandidate))
        groups: list[list[tuple[_Candidate, int]]] = []
        for rank, candidate in enumerate(ranked):
            if groups and isinstance(candidate, _LeavingCandidate):
                break
            if self._most(candidate) <= least:
                continue
            leads = rank < top
            most = effort * _LEADERS if leads and top < len(ranked) else effort
            group = [(candidate, i) for i in candidate.questions()]
            group = [each for each in group if asked.get(each, 0) < most]
            if group and leads:
                fewest = min(asked.get(each, 0) for each in group)
                return [each for each in group if asked.get(each, 0) == fewest]
            if group:
                groups.append(group)
        each = max(1, _QUESTIONS // max(1, len(groups)))
        return [question for group in groups for question in group[:each]]

    def _ask(self, team: Team, questions: list[tuple[_Candidate, int]], nodes: int) -> None:
        """Ask the questions of each part in order, so that no answer depends on the threads."""
        parts = iter(range(_PARTS))

        def work() -> None:
            for part in parts:
                for candidate, i in questions:
                    if i % _PARTS == part:
                        candidate.ask(i, nodes)

        team.call(work)

    def answer(
        self, action: Action, drawn: str, wanted: dict[str, tuple[int, int]], part: int, nodes: int
    ) -> dict[str, int] | None:
        """Return the outcomes of the best answer to a pass after a play that leaves a tile.

        drawn: the tile that the player has drawn; wanted: for each tile that may be left, the best
        outcome (1: win, 0: equal scores, -1: loss) and its weight. None: `nodes` positions were
        not enough.
        """
        assert isinstance(action, Lay)
        position = self.position.after(action, drawn)
        ahead = self.ahead + self.position.points(action)
        own = position.worth(position.rack)
        best = {}
        for tile, (outcome, _) in wanted.items():
            end = ahead + position.worth(without(position.unseen, tile)) - own
            best[tile] = min(outcome, (end > 0) - (end < 0))
        if position.scoreless >= position.scoreless_turns:
            return best
        if all(best[tile] == outcome for tile, (outcome, _) in wanted.items()):
            return best
        orders = _Orders(position, self.limits, [self._tables[part]] * _PARTS, "".join(wanted), 1)
        try:
            return self._best_answer(orders, ahead, wanted, best, nodes)
        finally:
            orders.close()

    def _best_answer(
        self,
        orders: _Orders,
        ahead: int,
        wanted: dict[str, tuple[int, int]],
        best: dict[str, int],
        nodes: int,
    ) -> dict[str, int] | None:
        """Return the outcomes of the best play, or `best`, of a pass, if no play is better."""

        def value(outcomes: dict[str, int]) -> int:
            return sum(outcomes[tile] * weight for tile, (_, weight) in wanted.items())

        plays = _actions_of(orders.search(0))
        scores = [points for _, points in plays]
        columns = orders.estimates(list(range(len(plays))), scores)
        sums = [sum((v + ahead > 0) * 1000 + v for v in row) for row in zip(*columns, strict=True)]
        certain = True
        for number in sorted(range(len(plays)), key=lambda n: -sums[n]):
            outcomes = {tile: outcome for tile, (outcome, _) in wanted.items()}
            for i, tile in enumerate(orders.orders):
                search = orders.search(i)
                while outcomes[tile] >= 0:
                    before = search.nodes
                    exceeds, proved = self.limits.exceeds(
                        search, number, outcomes[tile] - 1 - ahead, nodes
                    )
                    nodes = max(0, nodes - (search.nodes - before))
                    if exceeds and proved:
                        break
                    outcomes[tile] -= 1
                    certain = certain and proved
                if value(outcomes) <= value(best):
                    break
            else:
                best = outcomes
                if value(best) == sum(outcome * weight for outcome, weight in wanted.values()):
                    return best
        return best if certain else None

    def _solve_spreads(self, top: int) -> None:
        """Solve the spreads that decide between equal numbers of wins; keep the best `top`."""
        kept: list[_Candidate] = []
        least = self._least_wins(top)
        for candidate in self._candidates:
            for i in list(candidate.questions()):
                if self._most(candidate) >= least:
                    candidate.ask(i, self.limits.left)
                    if i in candidate.questions():
                        raise _LimitReached
        left = [each for each in self._candidates if self._most(each) >= least]
        for wins in sorted({self._most(each) for each in left}, reverse=True):
            group = [each for each in left if self._most(each) == wins]
            group.sort(key=self._estimate, reverse=True)
            room = top - len(kept)
            best: list[_Candidate] = []
            for candidate in group:
                if self._reaches(candidate, best[room - 1] if len(best) >= room else None):
                    best.append(candidate)
                    best.sort(key=lambda each: -self._sum(each, each.low))
                    del best[room:]
            kept += best
        self._candidates = kept

    def _reaches(self, candidate: _Candidate, last: _Candidate | None) -> bool:
        """Return whether the spread of a candidate is above that of `last`; if so, solve it."""
        draws = range(len(self.orders.orders))
        least = None if last is None else self._sum(last, last.low)
        if last is not None:
            # First show, if possible, that it is nowhere better.
            for i in sorted(draws, key=lambda i: last.low[i] - candidate.value(i)):
                exceeds = candidate.exceeds(i, last.low[i], self.limits.left)
                if exceeds is None:
                    raise _LimitReached
                if exceeds:
                    break
        for i in draws:
            if least is not None and self._sum(candidate, candidate.high) <= least:
                return False
            candidate.solve(i, self.limits)
        return least is None or self._sum(candidate, candidate.low) > least

    def _outcome(self, candidate: _Candidate) -> Outcome:
        orders = candidate.orders
        draws = range(len(orders.orders))
        total = sum(orders.weights)
        values = [candidate.value(i) for i in draws]
        errors = [max(candidate.high[i] - values[i], values[i] - candidate.low[i]) for i in draws]
        error = math.inf
        if max(errors) < _INFINITE // 2:
            error = self._sum(candidate, errors) / total
        return Outcome(
            candidate.action,
            self._wins(candidate, values) / (2 * total),
            self._wins(candidate, candidate.certain) / (2 * total),
            self._wins(candidate, candidate.high) / (2 * total),
            self._sum(candidate, values) / total,
            error,
            tuple(orders.orders[i] for i in draws if candidate.certain[i] > 0),
            tuple(orders.orders[i] for i in draws if candidate.high[i] < 0),
        )


def _actions_of(search: Draw) -> list[tuple[Action, int]]:
    """Return the plays of a search with their points, by number."""
    return [
        (Lay(str(Place(line, column, bool(down))), word), points)
        for down, line, column, word, points in search.plays().rows(0)
    ]
