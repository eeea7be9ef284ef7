"""Matches: bots against bots, each deal replayed under every rotation of the seats.

What a match does depends on its `Match` alone, not on how many processes play it or on which of
them is done first. Times are measured for people and take part in nothing.
"""

from __future__ import annotations

import pkgutil
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from lexicon_fast._native.dictionary import deadline
from lexicon_fast.bots import bot
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.errors import BadDictionary, BadOption, IllegalAction
from lexicon_fast.games.registry import part
from lexicon_fast.rng import Rng

if TYPE_CHECKING:
    from concurrent.futures import Future
    from multiprocessing.synchronize import Event

    from lexicon_fast.bots.base import Bot


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides what happens in a match.

    game: a name; bots: specs, see `bots.parse`; words: name, path or URL of the dictionary in play;
    seed: of the match; options: those of the game, see its `Deals`; record: are records wanted?
    """

    game: str
    bots: tuple[str, ...]
    words: str = "enable"
    seed: int = 0
    options: dict[str, Any] = {}
    record: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """What came of a deal that was played to its end. Lists are in the order of the seats."""

    #: The part of the win that each player has: 1 for a winner, equal parts of several; all 0: the
    #: deal was not decided.
    wins: tuple[float, ...]
    points: tuple[int, ...]
    rounds: int = 1
    #: Rounds that the guard ended.
    guards: int = 0


class State(Protocol):
    """What is played: each game's own, with the calls that all games have."""

    def current_player(self) -> int | None: ...
    def observation(self, player: int) -> Any: ...
    def apply(self, action: Any) -> None: ...


class Deals(Protocol):
    """What the runner has to be told of a game.

    Made with the dictionary, the game's options by name, and `record`: are records wanted?
    """

    #: The fewest and the most players.
    players: tuple[int, int]

    def begin(self, players: int, seed: int) -> Any:
        """A deal, the same for the same seed."""

    def is_turn(self, observation: Any) -> bool:
        """Is a turn to be taken, and not only an answer to be given?"""

    def outcome(self, state: Any) -> Outcome:
        """What came of a deal."""

    def record(self, state: Any, names: Sequence[str]) -> Iterator[str]:
        """The record of a deal, lines without their ends. names: of the players by seat."""


class Played(msgspec.Struct, frozen=True):
    """A deal in one seating. Lists are in the order of the bots, but for `seats`."""

    deal: int
    #: The bot in each seat.
    seats: tuple[int, ...]
    wins: tuple[float, ...]
    points: tuple[int, ...]
    turns: tuple[int, ...]
    rounds: int
    guards: int


class Deal(msgspec.Struct, frozen=True):
    """A deal in all its seatings."""

    number: int
    played: tuple[Played, ...]
    #: Of each bot: decisions taken, and the time they took.
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    #: The records of the seatings, if they are wanted: lines without ends.
    records: tuple[tuple[str, ...], ...] = ()


def derived(seed: int, *path: int) -> int:
    """A seed made from a seed: another one for each path.

    >>> derived(1, 2, 3) != derived(1, 3, 2)
    True
    """
    for number in path:
        seed = Rng(seed ^ Rng(number).next()).next()
    return seed


class Players:
    """Bots at a table: plays any deal of a match.

    names: what the bots are called, equal ones numbered. Raises BadOption, and what loading a
    dictionary raises.
    """

    def __init__(self, match: Match, stop: Callable[[], bool] = bool) -> None:
        setup = pkgutil.resolve_name(part("bots", match.game).MATCH_SETUP)
        self.dictionary = Dictionary.load(match.words)
        self._match = match
        self._stop = stop
        self._deals: Deals = setup(self.dictionary, **match.options, record=match.record)
        low, high = self._deals.players
        if not low <= len(match.bots) <= high:
            raise BadOption(f"bots: {len(match.bots)}; accepted: {low} to {high}")
        self.bots: list[Bot] = [bot(spec, self.dictionary, match.game) for spec in match.bots]
        self.names = _numbered([each.name for each in self.bots])

    def deal(self, number: int) -> Deal:
        """Plays a deal in every seating. Raises IllegalAction naming bot, deal and rule."""
        count = len(self.bots)
        seconds, decisions = [0.0] * count, [0] * count
        played, records = [], []
        for rotation in range(count):
            seats = tuple((seat + rotation) % count for seat in range(count))
            state, turns = self._play(number, seats, seconds, decisions)
            outcome = self._deals.outcome(state)
            seat_of = [seats.index(each) for each in range(count)]
            played.append(
                Played(
                    deal=number,
                    seats=seats,
                    wins=tuple(outcome.wins[seat] for seat in seat_of),
                    points=tuple(outcome.points[seat] for seat in seat_of),
                    turns=tuple(turns),
                    rounds=outcome.rounds,
                    guards=outcome.guards,
                )
            )
            if self._match.record:
                names = [self.names[each] for each in seats]
                records.append(tuple(self._deals.record(state, names)))
        return Deal(number, tuple(played), tuple(decisions), tuple(seconds), tuple(records))

    def _play(
        self, number: int, seats: Sequence[int], seconds: list[float], decisions: list[int]
    ) -> tuple[State, list[int]]:
        """Plays a deal to its end; adds up times and decisions; returns the turns of each bot."""
        state: State = self._deals.begin(len(seats), derived(self._match.seed, number))
        # The n-th decision has the n-th number of a stream of its own.
        seeds = Rng(derived(self._match.seed, number, seats[0]))
        turns = [0] * len(seats)
        is_turn, stop = self._deals.is_turn, self._stop
        while (player := state.current_player()) is not None:
            if stop():
                raise Stopped
            mine = seats[player]
            observation = state.observation(player)
            turns[mine] += is_turn(observation)
            start = perf_counter()
            try:
                action = self.bots[mine].choose(observation, seeds.next())
            except Exception as error:
                error.add_note(self._place(number, seats, mine, sum(turns)))
                raise
            seconds[mine] += perf_counter() - start
            decisions[mine] += 1
            try:
                state.apply(action)
            except IllegalAction as error:
                place = self._place(number, seats, mine, sum(turns))
                raise IllegalAction(
                    error.rule, f"{place}: {action!r} breaks rule {error.rule!r}: {error}"
                ) from error
        return state, turns

    def _place(self, number: int, seats: Sequence[int], mine: int, turn: int) -> str:
        order = ", ".join(self.names[each] for each in seats)
        return f"bot {self.names[mine]}, deal {number} in the order {order}, turn {turn}"


class Stopped(Exception):
    """The match was stopped while a deal was played."""


def _numbered(names: Sequence[str]) -> list[str]:
    """The names; those that are not alone get numbers."""
    return [
        name if names.count(name) == 1 else f"{name}#{names[: at + 1].count(name)}"
        for at, name in enumerate(names)
    ]


def play(
    match: Match, pairs: int, processes: int = 1, *, players: Players | None = None, first: int = 1
) -> Generator[Deal, None, None]:
    """Play deals `first` to `pairs` and yield them in order, whatever the number of processes.

    players: those made for the same match, if there are any already. Closing the generator ends the
    processes. Raises IllegalAction naming bot, deal and rule; what `Players` raises; and
    ChildProcessError if a process dies.
    """
    if pairs < 1 or processes < 1 or first < 1:
        raise BadOption(
            f"{pairs} deals from deal {first} on, {processes} processes: use 1 or more of each"
        )
    players = players or Players(match)
    processes = min(processes, pairs - first + 1)
    if processes <= 1:
        return (players.deal(number) for number in range(first, pairs + 1))
    return _play_in_processes(match, first, pairs, processes, players.dictionary.sha256)


#: Seconds of work to hand out at a time; and the most deals, and tasks in wait for each process.
_TASK_SECONDS: Final = 0.2
_TASK_DEALS: Final = 64
_TASKS_AHEAD: Final = 3


def _play_in_processes(
    match: Match, first: int, pairs: int, processes: int, sha256: str
) -> Generator[Deal, None, None]:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: deque[Future[list[Deal]]] = deque()
    given = done = first - 1
    seconds = 0.0
    pool = ProcessPoolExecutor(
        processes, context, initializer=_sit_down, initargs=(match, sha256, stop)
    )
    try:
        while done < pairs:
            while given < pairs and len(waiting) < processes * _TASKS_AHEAD:
                # How deals are grouped depends on the clock; what happens in them does not.
                size = int(_TASK_SECONDS * (done - first + 1) / seconds) if seconds else 1
                end = min(given + max(1, min(size, _TASK_DEALS)), pairs)
                with _interrupts_blocked():  # whom the processes inherit that from
                    waiting.append(pool.submit(_deal, given + 1, end))
                given = end
            for deal in waiting.popleft().result():
                done += 1
                seconds += sum(deal.seconds)
                yield deal
    except BrokenProcessPool:
        raise ChildProcessError(
            "a process that played deals has died; accepted: fewer -j"
        ) from None
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)
        # What an error's traceback kept alive would be called a leak when this process ends.
        del pool, stop, waiting


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Ctrl-C is for this process alone: those begun meanwhile never see it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


#: Seconds between two looks at whether the match was stopped.
_LOOK: Final = 0.05

#: In a process that plays deals: what it was told, whether to end, and the bots, made once.
_ended: Final = deadline.Stop()
_told: tuple[Match, str, Event] | None = None
_seated: Players | None = None


def _sit_down(match: Match, sha256: str, stop: Event) -> None:
    global _told
    # Nothing here may fail: the pool would break and not say why.
    _told = match, sha256, stop
    _watch_parent()
    _watch_stop(stop)


def _deal(first: int, last: int) -> list[Deal]:
    global _seated
    assert _told is not None
    match, sha256, stop = _told
    if _seated is None:
        _seated = Players(match, stop.is_set)
        if _seated.dictionary.sha256 != sha256:
            raise BadDictionary(
                f"{match.words}: another word list than when the match began; accepted: the same"
            )
    try:
        with _ended:
            return [_seated.deal(number) for number in range(first, last + 1)]
    except deadline.Stopped:
        raise Stopped from None


def _watch_stop(stop: Event) -> None:
    """Ends the native work of this process once the match is stopped."""
    import threading
    from time import sleep

    def watch() -> None:
        # Not stop.wait(): if this process were killed, stop.set() would wait for it forever.
        while not stop.is_set():
            sleep(_LOOK)
        _ended.request()

    threading.Thread(target=watch, daemon=True).start()


def _watch_parent() -> None:
    """Ends this process when the one that began it is gone, whatever ended it."""
    import multiprocessing
    import os
    import threading

    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
