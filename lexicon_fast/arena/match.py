"""Matches: bots against bots, each deal replayed under every rotation of the seats.

The result of a match depends only on its `Match`, not on the number of processes or the order in
which they finish. Times are measured only to be shown.
"""

from __future__ import annotations

import signal
import threading
import warnings
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
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
from lexicon_fast.bots.base import Failure, SeatedBot
from lexicon_fast.bots.specs import external_kind
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games import events
from lexicon_fast.games.clock import Clocks, TimeControl
from lexicon_fast.games.registry import part

if TYPE_CHECKING:
    from concurrent.futures import Future
    from multiprocessing.synchronize import Event

    from lexicon_fast.bots.base import Bot


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


class Deals(Protocol):
    """How a match starts and evaluates the deals of a game.

    Constructed with the dictionary, the game's options as keyword arguments, and `record`: True to
    record the deals.
    """

    #: The fewest and the most players.
    players: tuple[int, int]
    #: The ruleset.
    rules: Any

    def begin(self, players: int, seed: int) -> Any:
        """Start a deal; the same seed gives the same deal."""

    def is_turn(self, observation: Any) -> bool:
        """Return False if the player only has to answer a play."""

    def outcome(self, state: Any) -> Outcome:
        """Return the result of a finished deal."""

    def abandoned(self, state: Any) -> Outcome:
        """Return the points so far of a deal that is not finished; nobody has won."""

    def record(
        self, state: Any, names: Sequence[str], forfeit: events.Forfeit | None
    ) -> Iterator[str]:
        """Yield the lines of a deal's record, without line ends.

        names: of the players by seat; forfeit: its last line, if the deal was not finished.
        """


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
    the match. Raises BadOption, also for a bot that
    cannot play by the rules, and what loading a dictionary raises.
    """

    def __init__(
        self,
        match: Match,
        stop: Callable[[], bool] = bool,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._now = now
        setup = part("arena", match.game).Deals
        self.dictionary = Dictionary.load(match.words)
        self._match = match
        self._stop = stop
        # A program may look at the record of a game that it has played.
        record = match.record or any(external_kind(spec) == "cmd" for spec in match.bots)
        self._deals: Deals = setup(self.dictionary, **match.options, record=record)
        #: The groups that play each deal.
        self.groups = match.groups or (tuple(range(len(match.bots))),)
        low, high = self._deals.players
        for size in map(len, self.groups):
            if not low <= size <= high:
                raise BadOption(f"{match.game} matches need {low} to {high} bots, not {size}")
        self.bots: list[Bot] = [self._bot(spec) for spec in match.bots]
        for each in self.bots:
            each.check_rules(self._deals.rules)
        self.names = _numbered([each.name for each in self.bots])

    def _bot(self, spec: str) -> Bot:
        match = self._match
        limit = {"timeout": match.timeout} if external_kind(spec) == "cmd" else {}
        allow = match.allow_external
        return bot(spec, self.dictionary, match.game, allow_external=allow, **limit)

    def deal(self, number: int, group: Group | None = None) -> Deal:
        """Play a deal in every seating. Raises IllegalAction naming bot, deal and rule.

        group: the bots that play it, by default the first of `groups`. A deal in which an external
        player fails or breaks a rule ends there: see `Played`.
        """
        if group is None:
            group = self.groups[0]
        count = len(group)
        seconds, decisions = [0.0] * count, [0] * count
        played, records = [], []
        for rotation in range(count):
            seats = tuple((seat + rotation) % count for seat in range(count))
            state = self._deals.begin(len(seats), derive_seed(self._match.seed, number))
            names = [self.names[group[each]] for each in seats]
            clocks = None
            if self._match.clock is not None:
                clocks = Clocks(self._match.clock, count, now=self._now)
            seated = self._sit(state, group, seats, names, clocks)
            turns, forfeit, illegal = self._play(
                state, number, group, seats, seconds, decisions, clocks, seated.values()
            )
            line = None
            if forfeit is None:
                outcome = self._deals.outcome(state)
            else:
                wins = [float(each != forfeit.bot) / (count - 1) for each in seats]
                outcome = structs.replace(self._deals.abandoned(state), wins=tuple(wins))
                line = events.Forfeit(
                    player=seats.index(forfeit.bot),
                    reason=forfeit.reason,
                    message=forfeit.message,
                )
            # Not a method of the players, whose programs would live as long as they keep it.
            lines = partial(self._deals.record, state, names, line)
            for bot_index in seated:
                own = illegal if forfeit is not None and forfeit.bot == bot_index else None
                seated[bot_index].end_game(outcome.wins, lines, own)
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
                    forfeit=forfeit,
                )
            )
            if self._match.record:
                records.append(tuple(lines()))
        times = tuple(decisions), tuple(seconds)
        return Deal(number, tuple(played), *times, tuple(records), tuple(group))

    def _sit(
        self,
        state: Any,
        group: Group,
        seats: Sequence[int],
        names: Sequence[str],
        clocks: Clocks | None,
    ) -> dict[int, SeatedBot]:
        """Return the bots that take part in whole games, which know this one now.

        Keys are places in the group, as seats are.
        """
        seated = {}
        for seat, bot_index in enumerate(seats):
            each = self.bots[group[bot_index]]
            if isinstance(each, SeatedBot):
                each.begin_game(state, seat, names, clocks)
                seated[bot_index] = each
        return seated

    def _play(
        self,
        state: State,
        number: int,
        group: Group,
        seats: Sequence[int],
        seconds: list[float],
        decisions: list[int],
        clocks: Clocks | None,
        seated: Collection[SeatedBot],
    ) -> tuple[list[int], Forfeit | None, IllegalAction | None]:
        """Play a deal to its end, or until a bot forfeits it.

        seated: the bots that take part in whole games. Returns the number of turns of each bot, and
        the forfeit, if any, with its action's error. Adds to the seconds and decisions of each bot.
        """
        # The n-th decision gets the n-th number of a random stream.
        seeds = Rng(derive_seed(self._match.seed, number, seats[0]))
        turns = [0] * len(seats)
        is_turn, stop = self._deals.is_turn, self._stop
        while (player := state.current_player()) is not None:
            if stop():
                raise Stopped
            bot_index = seats[player]
            chooser = self.bots[group[bot_index]]
            observation = state.observation(player)
            begins_turn = is_turn(observation)
            turns[bot_index] += begins_turn
            if clocks is not None:
                clocks.start(player)
                chooser = chooser.heeding(self._limit(observation, clocks, player))
            start = perf_counter()
            try:
                action = chooser.choose(observation, seeds.next())
            except Exception as error:
                if chooser.external and not stop():
                    if clocks is not None and clocks.left(player) <= 0:
                        return turns, _out_of_time(bot_index, clocks, turns), None
                    reason = error.reason if isinstance(error, Failure) else "crash"
                    return turns, _forfeit(bot_index, reason, error, turns), None
                error.add_note(self._context(number, group, seats, bot_index, sum(turns)))
                raise
            seconds[bot_index] += perf_counter() - start
            decisions[bot_index] += 1
            if clocks is not None and not clocks.stop(turn=begins_turn):
                return turns, _out_of_time(bot_index, clocks, turns), None
            try:
                state.apply(action)
            except IllegalAction as error:
                if chooser.external:
                    forfeit = _forfeit(bot_index, "illegal", error, turns)
                    # Without its traceback, which would keep the players alive.
                    return turns, forfeit, IllegalAction(error.rule, str(error))
                context = self._context(number, group, seats, bot_index, sum(turns))
                raise IllegalAction(
                    error.rule, f"{context}: {action!r} breaks rule {error.rule!r}: {error}"
                ) from error
            for each in seated:
                if each is not self.bots[group[bot_index]]:
                    each.notify()
        return turns, None, None

    def _limit(self, observation: Any, clocks: Clocks, player: int) -> Callable[[], bool]:
        """Return a function that is true once a bot has used its share of the time it has left."""
        end = self._now() + turn_seconds(observation, clocks.control, clocks.left(player))
        return lambda: self._now() >= end or self._stop()

    def _context(
        self, number: int, group: Group, seats: Sequence[int], bot_index: int, turn: int
    ) -> str:
        """Describe a turn, for errors."""
        names = [self.names[each] for each in group]
        order = ", ".join(names[each] for each in seats)
        return f"bot {names[bot_index]}, deal {number} in the order {order}, turn {turn}"


def _out_of_time(bot: int, clocks: Clocks, turns: Sequence[int]) -> Forfeit:
    return Forfeit(bot, "clock", f"no time left, of {clocks.control}", sum(turns))


def _forfeit(bot: int, reason: str, error: Exception, turns: Sequence[int]) -> Forfeit:
    text = str(error) if isinstance(error, LexiconFastError) else one_line(excerpt(error, 1000))
    return Forfeit(bot, reason, text, sum(turns))


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
                with _interrupts_blocked():  # the processes inherit this
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
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C for processes that are started meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
