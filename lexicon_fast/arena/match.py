"""Matches: bots against bots, each deal replayed under every rotation of the seats.

The result of a match depends only on its `Match`, not on the number of processes or the order in
which they finish. Times are measured only to be shown.
"""

from __future__ import annotations

import signal
import threading
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from time import monotonic, perf_counter, sleep
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

import msgspec
from msgspec import structs

from lexicon_fast._native.dictionary import deadline
from lexicon_fast.base.errors import (
    BadDictionary,
    BadOption,
    IllegalAction,
    LexiconFastError,
    excerpt,
    one_line,
)
from lexicon_fast.base.rng import Rng, derive_seed, random_seed
from lexicon_fast.bots import bot
from lexicon_fast.bots.anytime import turn_seconds
from lexicon_fast.bots.base import Bot, Failure, SeatedBot
from lexicon_fast.bots.specs import external_kind
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games import events
from lexicon_fast.games.clock import Clocks, TimeControl
from lexicon_fast.games.registry import part

if TYPE_CHECKING:
    from concurrent.futures import Future
    from multiprocessing.synchronize import Event

    from lexicon_fast.arena.any_game import GameDeals


#: The bots that play a deal with each other, by their numbers in the match.
Group: TypeAlias = tuple[int, ...]


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters that determine a match.

    game: a name; bots: specs, see `bots.parse`; words: name, path or URL of the dictionary in play;
    seed: random seed, by default of the operating system; options: keyword arguments of the game's
    `Deals`; record: True to record the deals; allow_external: True to accept external players,
    whose results may also depend on the machine; timeout: seconds for an action of a program;
    clock: the time of each player in a deal, with which results depend on the machine, too; groups:
    each deal is played by each of these groups, in this order (see `bots.tournament`); by default
    by all bots together.
    """

    game: str
    bots: tuple[str, ...]
    words: str = "enable"
    seed: int = msgspec.field(default_factory=random_seed)
    options: dict[str, Any] = {}
    record: bool = False
    allow_external: bool = False
    timeout: float | None = None
    clock: TimeControl | None = None
    groups: tuple[Group, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """The result of a deal, in the order of the seats."""

    #: Each player's share of the win: 1 for a winner, equal parts for several; all 0 if undecided.
    wins: tuple[float, ...]
    points: tuple[int, ...]
    rounds: int = 1
    #: Rounds that the guard ended.
    guards: int = 0


class State(Protocol):
    """A round or game: the calls that all games share."""

    def current_player(self) -> int | None: ...
    def observation(self, player: int) -> Any: ...
    def apply(self, action: Any) -> None: ...


class Forfeit(msgspec.Struct, frozen=True):
    """Why a bot lost a deal before its end.

    bot: its place among those that play; reason: "clock", or of an external player "crash",
    "timeout", "error", "illegal" or "resigned"; message: what happened, in one line; turn: number
    of turns that were taken.
    """

    bot: int
    reason: str
    message: str
    turn: int


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal in one seating. All but `seats` is in the order of the bots that play it.

    forfeit: None if the deal was finished. Otherwise that bot has lost it, and the others have won.
    """

    deal: int
    #: The bot in each seat, by its place in this order.
    seats: tuple[int, ...]
    wins: tuple[float, ...]
    points: tuple[int, ...]
    turns: tuple[int, ...]
    rounds: int
    guards: int
    forfeit: Forfeit | None = None


class Deal(msgspec.Struct, frozen=True):
    """A deal in all its seatings.

    bots: of the group that played it; all else is in their order, and a forfeit has the place of
    its bot in the group. ("bots" is empty in the files of older versions: all bots.)
    """

    number: int
    played: tuple[Played, ...]
    #: Decisions of each bot, and the seconds that they took.
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    #: Records of the seatings, if the match records: lines without ends.
    records: tuple[tuple[str, ...], ...] = ()
    bots: Group = ()


class Players:
    """The bots of a match, which can play any of its deals.

    names: the bots' names, with numbers for equal ones; now: returns seconds, for the clocks of
    the match. Raises BadOption, also for a bot that cannot play by the rules, and what loading a
    dictionary raises.
    """

    def __init__(
        self,
        match: Match,
        stop: Callable[[], bool] = bool,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.now = now
        setup = part("arena", match.game).Deals
        self.dictionary = Dictionary.load(match.words)
        self.match = match
        self.stop = stop
        # A program may look at the record of a game that it has played.
        record = match.record or any(external_kind(spec) == "cmd" for spec in match.bots)
        self.deals: GameDeals = setup(self.dictionary, **match.options, record=record)
        #: The groups that play each deal.
        self.groups = match.groups or (tuple(range(len(match.bots))),)
        low, high = self.deals.players
        for size in map(len, self.groups):
            if not low <= size <= high:
                raise BadOption(f"{match.game} matches need {low} to {high} bots, not {size}")
        self.bots: list[Bot] = [self._bot(spec) for spec in match.bots]
        for each in self.bots:
            each.check_rules(self.deals.rules)
        self.names = _numbered([each.name for each in self.bots])

    def _bot(self, spec: str) -> Bot:
        match = self.match
        limit = {"timeout": match.timeout} if external_kind(spec) == "cmd" else {}
        allow = match.allow_external
        return bot(spec, self.dictionary, match.game, allow_external=allow, **limit)

    def deal(self, number: int, group: Group | None = None) -> Deal:
        """Play a deal in every seating. Raises IllegalAction naming bot, deal and rule.

        group: the bots that play it, by default the first of `groups`. A deal in which an external
        player fails or breaks a rule ends there: see `Played`.
        """
        group = group or self.groups[0]
        count = len(group)
        seconds, decisions = [0.0] * count, [0] * count
        played, records = [], []
        for rotation in range(count):
            seating = _Seating(self, number, group, rotation)
            played.append(seating.play())
            for place in range(count):
                seconds[place] += seating.seconds[place]
                decisions[place] += seating.decisions[place]
            if self.match.record:
                records.append(tuple(seating.lines()))
        times = tuple(decisions), tuple(seconds)
        return Deal(number, tuple(played), *times, tuple(records), tuple(group))


class _Seating:
    """A deal in one seating, while it is played.

    Bots are numbered by their places in the group. seconds, decisions: of each; lines: returns the
    lines of the record.
    """

    lines: Callable[[], Iterator[str]]
    #: The action by which an external player has lost, as an error.
    _illegal: IllegalAction | None = None

    def __init__(self, players: Players, number: int, group: Group, rotation: int) -> None:
        match, count = players.match, len(group)
        #: The bot in each seat.
        self.seats = tuple((seat + rotation) % count for seat in range(count))
        self.seconds, self.decisions, self._turns = [0.0] * count, [0] * count, [0] * count
        self._players = players
        self._number = number
        self._bots = [players.bots[each] for each in group]
        self._names = [players.names[each] for each in group]
        self._state: State = players.deals.begin(count, derive_seed(match.seed, number))
        self._clocks = None if match.clock is None else Clocks(match.clock, count, now=players.now)
        # The n-th decision gets the n-th number of a random stream.
        self._seeds = Rng(derive_seed(match.seed, number, rotation))

    def play(self) -> Played:
        """Play the deal. Raises IllegalAction naming bot, deal and rule."""
        state, seats, deals = self._state, self.seats, self._players.deals
        names = [self._names[place] for place in seats]
        #: The bots that take part in whole games.
        seated = {at: each for at in seats if isinstance(each := self._bots[at], SeatedBot)}
        for place, each in seated.items():
            each.begin_game(state, seats.index(place), names, self._clocks)
        forfeit = self._play(seated)
        line = None
        if forfeit is None:
            outcome = deals.outcome(state)
        else:
            wins = tuple(float(at != forfeit.bot) / (len(seats) - 1) for at in seats)
            outcome = structs.replace(deals.abandoned(state), wins=wins)
            player, reason, message = seats.index(forfeit.bot), forfeit.reason, forfeit.message
            line = events.Forfeit(player=player, reason=reason, message=message)
        # Not a method of the players, whose programs would live as long as they keep it.
        self.lines = partial(deals.record, state, names, line)
        for place, each in seated.items():
            own = self._illegal if forfeit is not None and forfeit.bot == place else None
            each.end_game(outcome.wins, self.lines, own)
        seat_of = [seats.index(place) for place in range(len(seats))]
        return Played(
            deal=self._number,
            seats=seats,
            wins=tuple(outcome.wins[seat] for seat in seat_of),
            points=tuple(outcome.points[seat] for seat in seat_of),
            turns=tuple(self._turns),
            rounds=outcome.rounds,
            guards=outcome.guards,
            forfeit=forfeit,
        )

    def _play(self, seated: Mapping[int, SeatedBot]) -> Forfeit | None:
        """Play the deal to its end, or until a bot forfeits it.

        seated: the bots that take part in whole games.
        """
        state, clocks = self._state, self._clocks
        is_turn, stop = self._players.deals.is_turn, self._players.stop
        while (player := state.current_player()) is not None:
            if stop():
                raise Stopped
            place = self.seats[player]
            chooser = self._bots[place]
            observation = state.observation(player)
            begins_turn = is_turn(observation)
            self._turns[place] += begins_turn
            if clocks is not None:
                clocks.start(player)
                chooser = chooser.heeding(self._limit(observation, clocks, player))
            start = perf_counter()
            try:
                action = chooser.choose(observation, self._seeds.next())
            except Exception as error:
                if chooser.external and not stop():
                    if clocks is not None and clocks.left(player) <= 0:
                        return self._out_of_time(place, clocks)
                    reason = error.reason if isinstance(error, Failure) else "crash"
                    return self._forfeit(place, reason, error)
                error.add_note(self._context(place))
                raise
            self.seconds[place] += perf_counter() - start
            self.decisions[place] += 1
            if clocks is not None and not clocks.stop(turn=begins_turn):
                return self._out_of_time(place, clocks)
            try:
                state.apply(action)
            except IllegalAction as error:
                if chooser.external:
                    # Without its traceback, which would keep the players alive.
                    self._illegal = IllegalAction(error.rule, str(error))
                    return self._forfeit(place, "illegal", error)
                message = f"{action!r} breaks rule {error.rule!r}: {error}"
                raise IllegalAction(error.rule, f"{self._context(place)}: {message}") from error
            for other, each in seated.items():
                if other != place:
                    each.notify()
        return None

    def _limit(self, observation: Any, clocks: Clocks, player: int) -> Callable[[], bool]:
        """Return a function that is true once a bot has used its share of the time it has left."""
        now, stop = self._players.now, self._players.stop
        end = now() + turn_seconds(observation, clocks.control, clocks.left(player))
        return lambda: now() >= end or stop()

    def _context(self, place: int) -> str:
        """Describe the turn of a bot, for errors."""
        names, turn = self._names, sum(self._turns)
        order = ", ".join(names[each] for each in self.seats)
        return f"bot {names[place]}, deal {self._number} in the order {order}, turn {turn}"

    def _out_of_time(self, place: int, clocks: Clocks) -> Forfeit:
        return Forfeit(place, "clock", f"no time left, of {clocks.control}", sum(self._turns))

    def _forfeit(self, place: int, reason: str, error: Exception) -> Forfeit:
        text = str(error) if isinstance(error, LexiconFastError) else one_line(excerpt(error, 1000))
        return Forfeit(place, reason, text, sum(self._turns))


class Stopped(Exception):
    """Raised in a process if the match was stopped during a deal."""


def _numbered(names: Sequence[str]) -> list[str]:
    """Return the names, with numbers for equal ones."""
    return [
        name if names.count(name) == 1 else f"{name}#{names[: at + 1].count(name)}"
        for at, name in enumerate(names)
    ]


def play(
    match: Match,
    pairs: int,
    processes: int = 1,
    *,
    players: Players | None = None,
    first: int = 1,
    skip: int = 0,
) -> Generator[Deal, None, None]:
    """Play deals `first` to `pairs` and yield them in order, whatever the number of processes.

    Each deal is yielded once for each group of the match, see `Match`. players: existing players of
    the same match; skip: the groups that have played the first deal already. Closing the generator
    ends the processes. Raises IllegalAction naming bot, deal and rule; what `Players` raises; and
    ChildProcessError if a process dies.
    """
    if pairs < 1 or processes < 1 or first < 1:
        raise BadOption(
            f"cannot play deals {first} to {pairs} in {processes} processes; use 1 or more"
        )
    players = players or Players(match)
    groups = players.groups
    processes = min(processes, (pairs - first + 1) * len(groups) - skip)
    order = ((number, group) for number in range(first, pairs + 1) for group in groups)
    rest = islice(order, skip, None)
    if processes <= 1:
        return (players.deal(number, group) for number, group in rest)
    return _play_in_processes(match, rest, processes, players.dictionary.sha256)


#: Seconds of work per task; the most deals in a task; and tasks that wait for each process.
_TASK_SECONDS: Final = 0.2
_TASK_DEALS: Final = 64
_TASKS_AHEAD: Final = 3


def _play_in_processes(
    match: Match, order: Iterator[tuple[int, Group]], processes: int, sha256: str
) -> Generator[Deal, None, None]:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting: deque[Future[list[Deal]]] = deque()
    done = 0
    seconds = 0.0
    pool = ProcessPoolExecutor(
        processes, context, initializer=_initialize, initargs=(match, sha256, stop)
    )
    try:
        while True:
            while len(waiting) < processes * _TASKS_AHEAD:
                # The clock decides how deals are grouped, but not what happens in them.
                size = int(_TASK_SECONDS * done / seconds) if seconds else 1
                task = list(islice(order, max(1, min(size, _TASK_DEALS))))
                if not task:
                    break
                with _signals_held_back():
                    waiting.append(pool.submit(_deals, task))
            if not waiting:
                return
            for deal in waiting.popleft().result():
                done += 1
                seconds += sum(deal.seconds)
                yield deal
    except BrokenProcessPool:
        raise ChildProcessError("a worker process died; try fewer processes (-j)") from None
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)
        # A traceback would keep these alive, and a leak would be reported at exit.
        del pool, stop, waiting


@contextmanager
def _signals_held_back() -> Iterator[None]:
    """Hold back signals that raise exceptions, and block Ctrl-C for processes started meanwhile.

    A process that is started and then not sent what it has to do would print a traceback.
    """
    came: list[int] = []
    before: dict[int, Any] = {}
    if threading.current_thread() is threading.main_thread():
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and callable(signal.getsignal(number)):
                before[number] = signal.signal(number, lambda number, _: came.append(number))
    can_block = hasattr(signal, "pthread_sigmask")
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if can_block else ()
    try:
        yield
    finally:
        if can_block:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        for number, handler in before.items():
            signal.signal(number, handler)
        for number in came[:1]:
            signal.raise_signal(number)


#: Seconds between two checks whether the match was stopped.
_CHECK_EVERY: Final = 0.05

#: In a process that plays deals: the request to stop, its task, and the bots, created once.
_stop_request: Final = deadline.Stop()
_task: tuple[Match, str, Event] | None = None
_players: Players | None = None


def _initialize(match: Match, sha256: str, stop: Event) -> None:
    global _task
    # Nothing here may fail: the pool would break without a reason.
    _task = match, sha256, stop
    _watch_parent()
    _watch_stop(stop)


def _deals(task: Sequence[tuple[int, Group]]) -> list[Deal]:
    """Play deals, each with the group that plays it."""
    global _players
    assert _task is not None
    match, sha256, stop = _task
    if _players is None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the process that began the match has warned
            _players = Players(match, stop.is_set)
        if _players.dictionary.sha256 != sha256:
            raise BadDictionary(
                f"{match.words} has changed since the match began; restore that word list"
            )
    try:
        with _stop_request:
            return [_players.deal(number, group) for number, group in task]
    except deadline.Stopped:
        raise Stopped from None


def _watch_stop(stop: Event) -> None:
    """Stop the native work of this process once the match is stopped."""

    def watch() -> None:
        # Not stop.wait(): if this process were killed then, stop.set() would wait forever.
        while not stop.is_set():
            sleep(_CHECK_EVERY)
        _stop_request.request()

    threading.Thread(target=watch, daemon=True).start()


def _watch_parent() -> None:
    """End this process once its parent process is gone, for whatever reason."""
    import multiprocessing
    import os

    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
