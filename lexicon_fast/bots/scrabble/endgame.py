"""Exact search of two-player endgames: the bag is empty, so both racks are known.

>>> from lexicon_fast import Dictionary
>>> words = Dictionary.from_words(["quit", "quits", "quite", "it", "is"])
>>> found = solve([".......QUIT....", *["." * 15] * 14], "ES", "I", words)
>>> found.actions, found.value, found.exact
((Lay(at='J1', word='(I)S'), Pass(), Lay(at='1H', word='(QUIT)E')), 21, True)
"""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast._native.scrabble.endgame import Endgame as _Search
from lexicon_fast.base.arguments import MOST_THREADS, checked_int, checked_seconds
from lexicon_fast.base.errors import BadHand
from lexicon_fast.base.thread_pool import Team
from lexicon_fast.bots.scrabble.validation import is_searchable
from lexicon_fast.games.tiles.actions import PASS, Action, Lay
from lexicon_fast.games.tiles.bag import unseen
from lexicon_fast.games.tiles.board import Board, parse_rack, rack_counts
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from lexicon_fast._native.tiles.board import Board as NativeBoard
    from lexicon_fast._native.tiles.board import Plays
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.plays import AnyBoard, AnyLayout

#: Positions visited per turn: some tenths of a second at most, and usually enough.
NODES: Final = 50_000
_MAX_NODES: Final = 1 << 60
#: Above all values.
_INFINITE: Final = 1 << 29
#: Searches that `rank` divides the actions among.
_PARTS: Final = 8
#: Positions visited for a first guess.
_FIRST_NODES: Final = 10_000
#: Positions that a question may visit at first; then ten times as many.
_FIRST_EFFORT: Final = 2_000


class Endgame(NamedTuple):
    """The best line of play from a position, as far as it was searched.

    actions: the actions of both players in turn, the player to move first; to the end of the game
    if exact. value: points that the player to move gains over the other from here on, including the
    tiles left at the end. exact: True if no action is better, whatever the other player does.
    depth: turns searched, to the end of the best line if exact; 0: only greedy play. nodes:
    positions visited.
    """

    actions: tuple[Action, ...]
    value: int
    exact: bool
    depth: int
    nodes: int

    @property
    def action(self) -> Action:
        """The action to take now."""
        return self.actions[0]


class Variation(NamedTuple):
    """An action and the best line after it.

    actions: as of `Endgame`, beginning with the action; only the action if its value is not known.
    low, high: proved bounds of the value of the action.
    """

    actions: tuple[Action, ...]
    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high

    @property
    def value(self) -> int:
        """The value if it is exact, else a proved bound. Raises ValueError without one."""
        if self.low > -_INFINITE:
            return self.low
        if self.high < _INFINITE:
            return self.high
        raise ValueError("no bound of this action is proved; search more positions")


class Ranking(NamedTuple):
    """The best actions of a position, best first.

    exact: True if their values are known, and no other action is worth more than the last. nodes:
    positions visited.
    """

    variations: tuple[Variation, ...]
    exact: bool
    nodes: int


def solve(
    board: AnyBoard,
    rack: str,
    other: str,
    dictionary: Dictionary,
    *,
    layout: AnyLayout = "scrabble",
    scoreless: int = 0,
    scoreless_turns: int = 6,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
) -> Endgame:
    """Return the best play for a rack against a known one, with an empty bag.

    board, rack, layout: as for `plays`; other: the rack of the next player; neither may be empty.
    scoreless: scoreless turns in a row so far; scoreless_turns: the number that ends the game. Both
    players use the words of the dictionary.

    nodes: positions to visit at most (None: NODES, or without limit if seconds are given); seconds:
    time limit, which makes the result depend on the machine; stop: called every few milliseconds,
    returns True to stop.

    Raises BadPosition, BadHand, BadLayout, BadAlphabet, BadOption.
    """
    if nodes is None:
        nodes = NODES if seconds is None else _MAX_NODES
    checked_int("nodes", nodes, 0, _MAX_NODES)
    checked_seconds(seconds)
    position = _position(board, rack, other, dictionary, layout)
    search = _Search(*position, scoreless, scoreless_turns)
    search.search(nodes, -1 if seconds is None else seconds, stop)
    actions = _actions(search.line())
    return Endgame(actions, search.value, search.exact, search.depth, search.nodes)


def rank(
    board: AnyBoard,
    rack: str,
    other: str,
    dictionary: Dictionary,
    *,
    top: int = 5,
    layout: AnyLayout = "scrabble",
    scoreless: int = 0,
    scoreless_turns: int = 6,
    nodes: int = NODES,
    seconds: float | None = None,
    stop: Callable[[], bool] | None = None,
    threads: int = 1,
) -> Ranking:
    """Return the `top` best actions, best first, each with its value and the best line after it.

    All other actions are proved to be worth no more than the last of these, if the ranking is
    exact. nodes: positions that one question about an action may visit ("is it worth more than
    this?"); threads: 1 to 1024; without seconds and stop, the result is the same for any number.
    Other arguments as for `solve`.

    The actions are divided among eight searches that share nothing, so that one thread visits more
    positions than `solve` for the best action alone. Each search takes up to 64 MB.

    Raises BadPosition, BadHand, BadLayout, BadAlphabet, BadOption.

    >>> from lexicon_fast import Dictionary
    >>> words = Dictionary.from_words(["quit", "quits", "quite", "it", "is"])
    >>> board = [".......QUIT....", *["." * 15] * 14]
    >>> found = rank(board, "ES", "I", words, top=2)
    >>> [(each.actions[0].word, each.value, each.exact) for each in found.variations]
    [('(I)S', 21, True), ('(QUIT)E', 21, True)]
    """
    checked_int("top", top, 1, _MAX_NODES)
    checked_int("nodes", nodes, 0, _MAX_NODES)
    checked_int("threads", threads, 1, MOST_THREADS)
    checked_seconds(seconds)
    position = _position(board, rack, other, dictionary, layout)

    def search() -> _Search:
        return _Search(*position, scoreless, scoreless_turns)

    return _Division(search, nodes, seconds, stop).rank(top, threads)


def _position(
    board: AnyBoard, rack: str, other: str, dictionary: Dictionary, layout: AnyLayout
) -> tuple[NativeBoard, bytes, bytes]:
    generator = Generator(dictionary, layout=layout)
    read, own = generator.read((board, rack))
    theirs = parse_rack(other, generator.layout, generator.alphabet)
    for name, tiles in (("rack", own), ("other", theirs)):
        if not tiles:
            raise BadHand(f"{name} has no tiles: the game is over; give it one or more")
    return *generator.pair(read, own), rack_counts(theirs, read.alphabet)


def _actions(line: Plays) -> tuple[Action, ...]:
    """Return the actions of a line of play."""
    actions: list[Action] = []
    for turn in range(line.positions):
        actions += _lays(line, turn) or [PASS]
    return tuple(actions)


def _lays(plays: Plays, position: int) -> list[Lay]:
    return [
        Lay(str(Place(row, column, bool(down))), word)
        for down, row, column, word, _ in plays.rows(position)
    ]


class _Candidate:
    """An action, and what is proved about its value."""

    def __init__(
        self, number: int, action: Action, search: _Search, guess: int, deadline: Deadline
    ) -> None:
        self.number: Final = number
        self.action: Final = action
        self.search: Final = search
        self._deadline = deadline
        self.low = -_INFINITE
        self.high = _INFINITE
        self._guess = guess

    @property
    def exact(self) -> bool:
        return self.low == self.high

    def exceeds(self, low: int, nodes: int) -> bool | None:
        """Return whether the value is above `low`; None without a proof."""
        if self.low <= low < self.high:
            _, bound = self.search.exceeds(self.number, low, nodes, *self._deadline.left())
            if bound is not None and bound > low:
                self.low = self._guess = bound
            elif bound is not None:
                self.high = self._guess = bound
        return True if self.low > low else False if self.high <= low else None

    def compare(self, nodes: int, *, low: int) -> bool:
        """Find out whether the value is above `low`. Return whether that is known."""
        return self.exceeds(low, nodes) is not None

    def solve(self, nodes: int) -> bool:
        """Find the value, with null windows around the latest bound. Return whether it is known."""
        while not self.exact:
            low = self._guess if self._guess == self.low else self._guess - 1
            if self.exceeds(low, nodes) is None:
                return False
        return True

    def variation(self, nodes: int) -> Variation:
        line = self.search.variation(self.number, self.low, nodes) if self.exact else None
        actions = (self.action,) if line is None else _actions(line)
        return Variation(actions, self.low, self.high)


class Deadline:
    """The time that searches may still use. stop: returns True to stop."""

    def __init__(self, seconds: float | None, stop: Callable[[], bool] | None) -> None:
        self._deadline = None if seconds is None else monotonic() + seconds
        self._stop = stop

    def left(self) -> tuple[float, Callable[[], bool] | None]:
        seconds = -1.0 if self._deadline is None else max(0.0, self._deadline - monotonic())
        return seconds, self._stop


class _Division:
    """The actions of a position, divided among searches that share nothing.

    A search answers the questions about its actions in a fixed order, so that no answer depends on
    the number of threads.
    """

    def __init__(
        self,
        new: Callable[[], _Search],
        nodes: int,
        seconds: float | None,
        stop: Callable[[], bool] | None,
    ) -> None:
        self._nodes = nodes
        self._deadline = Deadline(seconds, stop)
        first = new()
        plays = first.actions()
        actions: list[Action] = [*_lays(plays, 0), PASS]
        scores = [score for *_, score in plays.rows(0)] + [0]
        first.search(min(nodes, _FIRST_NODES), *self._deadline.left())
        best = _actions(first.line())[0]
        self._searches = [new() for _ in range(_PARTS)]
        at = actions.index(best)
        guesses = [first.value + score - scores[at] for score in scores]
        self._candidates = [
            _Candidate(number, action, self._searches[number % _PARTS], guess, self._deadline)
            for number, (action, guess) in enumerate(zip(actions, guesses, strict=True))
        ]
        self._candidates.insert(0, self._candidates.pop(at))
        self._first_nodes = first.nodes

    def rank(self, top: int, threads: int) -> Ranking:
        top = min(top, len(self._candidates))
        with Team(threads) as team:
            wanted = self._candidates[:top]
            while True:
                self._ask(team, wanted, _Candidate.solve)
                least = sorted(action.low for action in self._candidates)[-top]
                if least == -_INFINITE:
                    break
                others = [
                    action for action in self._candidates if action.high > max(action.low, least)
                ]
                self._ask(team, others, partial(_Candidate.compare, low=least))
                above = [action for action in others if action.low > least and not action.exact]
                if not above or above == wanted:
                    break
                above.sort(key=lambda action: -action.low)
                wanted = above[:top]
        ranked = sorted(self._candidates, key=lambda action: (-action.low, -action.high))[:top]
        least = ranked[-1].low
        exact = all(action.exact for action in ranked) and all(
            action in ranked or action.high <= least for action in self._candidates
        )
        variations = tuple(action.variation(self._nodes) for action in ranked)
        return Ranking(
            variations, exact, self._first_nodes + sum(search.nodes for search in self._searches)
        )

    def _ask(
        self,
        team: Team,
        candidates: list[_Candidate],
        question: Callable[[_Candidate, int], bool],
    ) -> None:
        """Ask a question about each candidate, first with few positions, then with more."""
        left = [action for action in candidates if not action.exact]
        effort = _FIRST_EFFORT
        while left:
            effort = min(effort, self._nodes)
            parts = [
                [action for action in left if action.search is part] for part in self._searches
            ]
            open_ = iter(parts)
            answered: set[int] = set()

            def work(
                open_: Iterator[list[_Candidate]] = open_,
                answered: set[int] = answered,
                effort: int = effort,
            ) -> None:
                for part in open_:
                    for action in part:
                        if question(action, effort):
                            answered.add(action.number)

            team.call(work)
            left = [action for action in left if action.number not in answered]
            if effort == self._nodes:
                break
            effort *= 10


def best_endgame(observation: Observation, dictionary: Dictionary, **limits: Any) -> Endgame | None:
    """Search the endgame of the observing player, as `solve` does; None if it cannot be searched.

    It can if two play, the bag is empty, no turns are lost, and it is the player's turn. Both
    players are assumed to lay words of the dictionary only. limits: nodes, seconds and stop of
    `solve`.
    """
    if observation.bag or not is_searchable(observation):
        return None
    rules = observation.rules
    board = Board.parse(observation.board, rules.layout, dictionary.alphabet)
    other = unseen(rules.layout, board, [observation.rack])
    if len(other) != observation.rack_sizes[1 - observation.player]:
        return None
    return solve(
        board,
        observation.rack,
        other,
        dictionary,
        layout=rules.layout,
        scoreless=observation.scoreless,
        scoreless_turns=rules.scoreless_turns,
        **limits,
    )
