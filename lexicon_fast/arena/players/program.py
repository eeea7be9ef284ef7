"""`cmd:` players: programs that answer `bot.move`, or play through an engine that they start."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from functools import partial
from itertools import count
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar

import msgspec

from lexicon_fast.arena.players import MAX_LINE
from lexicon_fast.base.arguments import MAX_TIMEOUT, TIMEOUT, wrong_type
from lexicon_fast.base.errors import BadOption, IllegalAction, LexiconFastError, excerpt, shortened
from lexicon_fast.bots.base import Failure, SeatedBot
from lexicon_fast.bots.specs import names
from lexicon_fast.client import wire
from lexicon_fast.client.connection import GRACE, Lines, Outcome, Pipe, left
from lexicon_fast.client.errors import EngineError, EngineTerminated, EngineTimeout, ProtocolError
from lexicon_fast.dictionary.wordlists import KNOWN
from lexicon_fast.engine.referee import clock_of
from lexicon_fast.games.registry import game_info
from lexicon_fast.protocol.wire import with_letters

if TYPE_CHECKING:
    from lexicon_fast.arena.players.seat import Seat
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.clock import Clocks

_A = TypeVar("_A")


class _Move(msgspec.Struct, Generic[_A], frozen=True):
    """The result of `bot.move`. Other fields are ignored."""

    action: _A | None = None
    resign: bool = False


class _Answer(NamedTuple):
    """An action in a game (None: the program resigns), or the outcome of `bot.move`."""

    turn: int
    action: Any = None
    outcome: Outcome | None = None


def _text(error: Exception) -> str:
    return str(error).replace("the engine", "the program")


def _resigned() -> Failure:
    return Failure("resigned", "the program resigned")


class _PendingReply:
    """Puts the reply to `bot.move`, or why there is none, where an action is awaited."""

    def __init__(self, answers: SimpleQueue[_Answer], turn: int) -> None:
        self._answers = answers
        self._turn = turn

    def finish(self, outcome: Outcome) -> None:
        self._answers.put(_Answer(self._turn, outcome=outcome))

    def update(self, update: wire.Update | wire.Change) -> None:
        pass


class _ProgramPipe(Pipe):
    """A running program. may_print: returns whether it may write other lines than replies."""

    def __init__(
        self, command: Sequence[str], may_print: Callable[[], bool], **options: Any
    ) -> None:
        self._may_print = may_print
        self._own_lines = Lines(MAX_LINE)
        #: Why this program was ended.
        self.fault: ProtocolError | None = None
        self.stdin_file = 0, 0
        super().__init__(command, **options)
        with suppress(ValueError, OSError):  # it may have ended already, and its input is closed
            stdin = os.fstat(self._in.fileno())
            self.stdin_file = stdin.st_dev, stdin.st_ino

    def _receive(self, data: bytes) -> None:
        lines: Iterable[bytes] = ()
        with self._checking():
            lines = self._own_lines.feed(data)
        for line in lines:
            with self._checking():
                super()._receive(line + b"\n")

    @contextmanager
    def _checking(self) -> Iterator[None]:
        try:
            yield
        except ProtocolError as error:
            if not self._may_print():
                self.fault = error
                raise


class Program(SeatedBot):
    """Lets a program choose the actions.

    spec: `cmd:COMMAND`, the name of the bot; command: split as a shell would, but no shell runs it;
    timeout: seconds for an action. The program is started at the first action, and again after a
    failure, or if it has ended after a game that it played through an engine. Its stderr is passed
    on. Raises BadOption.
    """

    kind = "cmd"
    options = ()
    external = True

    def __init__(
        self,
        spec: str,
        command: str,
        dictionary: Dictionary,
        game: str,
        *,
        timeout: float = TIMEOUT,
    ) -> None:
        super().__init__(dictionary)
        self.name = spec
        if isinstance(timeout, bool) or not isinstance(timeout, int | float):
            raise wrong_type("timeout", "a number of seconds", timeout)
        self._timeout = timeout
        if not 0 < timeout <= MAX_TIMEOUT:
            raise BadOption(
                f"timeout={excerpt(timeout)} is invalid; use more than 0 and up to {MAX_TIMEOUT:,g}"
                " seconds"
            )
        self._made_from = spec, command, dictionary, game
        if not command.strip():
            raise BadOption(f"player {excerpt(spec)} has no command; write cmd:PROGRAM ARGUMENTS")
        self._command = _split_command(command, f"player {excerpt(spec, 200)}")
        self._turns = count(1)
        self._pipe: _ProgramPipe | None = None
        #: The turn in which it was started.
        self._first_turn = 0
        self._finalize: Finalize | None = None
        self._seat: Seat | None = None
        self._clocks: Clocks | None = None
        self._answers: SimpleQueue[_Answer] = SimpleQueue()
        move: Any = _Move[game_info(game).module.Action]  # type: ignore[misc]  # known at run time
        self._call: wire.Call[Any, Any] = wire.Call("bot.move", object, move)
        decode, read_json = self._call.decode, dictionary.alphabet.read_json
        self._call.decode = lambda raw: decode(with_letters(bytes(raw), read_json))
        self._params = {"game": game, "bot": _strongest(game)}
        if dictionary.name in KNOWN and dictionary.name != (game_info(game).words or "enable"):
            self._params["dictionary"] = dictionary.name

    def begin_game(
        self, state: Any, seat: int, names: Sequence[str], clocks: Clocks | None
    ) -> None:
        """Begin a game, in which the program may play through an engine that it starts."""
        if self._seat is None:
            from lexicon_fast.arena.players.seat import Seat

            answers = self._answers  # not `self`, which would live as long as its seat
            self._seat = Seat(
                self._params["game"],
                self.dictionary.name,
                lambda turn, action: answers.put(_Answer(turn, action)),
            )
            Finalize(self, self._seat.close, exitpriority=1)
        self._clocks = clocks
        self._seat.begin_game(state, seat, names, clocks)

    def notify(self) -> None:
        """Tell the program that another player has acted, if it watches the game."""
        if self._seat is not None:
            self._seat.notify()

    def end_game(
        self,
        returns: Sequence[float],
        lines: Callable[[], Iterable[str]],
        illegal: IllegalAction | None = None,
    ) -> None:
        """End the game: see `Seat.end_game`."""
        if self._seat is not None:
            self._seat.end_game(returns, lines, illegal)

    def heeding(self, ended: object) -> Self:
        """Return the player itself: its program cannot be stopped early."""
        return self

    def choose(self, observation: Any, seed: int) -> Any:
        """Return the action of the program. Raises Failure."""
        try:
            params = {**self._params, "observation": observation, "seed": seed}
            seconds = self._timeout
            if self._clocks is not None:
                params["clock"] = clock_of(self._clocks)
                seconds = min(seconds, max(0.0, self._clocks.left(observation.player)))
            return self._choose(params, seconds)
        except Failure:  # it has resigned
            raise
        except (Empty, EngineTimeout):
            what = "timeout", f"no answer within {self._timeout:g} seconds"
        except EngineTerminated as error:
            fault = self._pipe and self._pipe.fault
            if fault:
                what = "error", _text(fault)
            else:
                what = "crash", f"the program ended with exit code {error.exit_code}"
        except OSError as error:
            what = "crash", str(error)
        except (EngineError, LexiconFastError) as error:
            what = "error", _text(error)
        self.close()
        raise Failure(*what)

    def _choose(self, params: dict[str, Any], seconds: float) -> Any:
        deadline = monotonic() + seconds
        turn = next(self._turns)
        seat = self._seat
        started = self._pipe is None
        if started:
            self._start(turn)
        if seat is not None:
            seat.open_turn(turn)
        if started or seat is None or not seat.plays_games:
            self._request(turn, params, deadline)
        while True:
            answer = self._answers.get(timeout=left(deadline))
            outcome = answer.outcome
            if outcome is None:
                if answer.turn == turn:
                    if answer.action is None:
                        raise _resigned()
                    return answer.action
            elif isinstance(outcome, EngineTerminated):
                if answer.turn < self._first_turn:
                    continue  # a program before
                if started or seat is None or not seat.plays_games or seat.has_begun:
                    raise copy(outcome)  # with its traceback, it would keep itself alive
                # It has ended after its last game.
                started = True
                self._start(turn)
                self._request(turn, params, deadline)
            elif answer.turn == turn:
                if isinstance(outcome, Exception):
                    raise copy(outcome)
                move = wire.result_of(self._call, outcome)
                if move.resign:
                    raise _resigned()
                if move.action is None:
                    raise ProtocolError("the engine's reply to bot.move has no action")
                if seat is not None:
                    seat.answers = True
                return move.action

    def _start(self, turn: int) -> None:
        self._first_turn = turn
        seat = self._seat
        if seat is None:
            self._pipe = _ProgramPipe(self._command, bool)
        else:
            environment = {**os.environ, **seat.environment}
            self._pipe = seat.start(
                lambda: _ProgramPipe(self._command, lambda: seat.has_engine, env=environment)
            )
        if self._finalize is not None:
            self._finalize.cancel()
        # Not weakref.finalize: processes of a match end without calling it.
        self._finalize = Finalize(self, _end, (self._pipe, seat), exitpriority=2)

    def _request(self, turn: int, params: dict[str, Any], deadline: float) -> None:
        assert self._pipe is not None
        line = wire.line_of(turn, self._call.name, params)
        self._pipe.begin({turn: _PendingReply(self._answers, turn)}, line, deadline)

    def __reduce__(self) -> tuple[Any, ...]:
        # An unpickled player starts a program of its own.
        return partial(Program, timeout=self._timeout), self._made_from

    def close(self) -> None:
        """End the program, if it runs."""
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.kill()


def _end(pipe: Pipe, seat: Seat | None) -> None:
    """End a program, which may have something left to do after its last game."""
    if seat is not None and seat.wait_for_end(GRACE):
        pipe.close()
    else:
        pipe.kill()


def _strongest(game: str) -> str:
    """Return the strongest bot of a game: what an engine plays, which needs the name of a bot."""
    return [name for name in names(game) if not name.startswith("level")][-1]


def _split_command(command: str, player: str) -> list[str]:
    """Return the program of a command and its arguments, split as in a shell, but no shell runs it.

    player: begins the messages. Raises BadOption if the program does not exist, or if a path with a
    space lacks its quotes.
    """
    try:
        parts = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"{player}: {error}; quote it as in a shell") from None
    if parts and (path := _unquoted_path(parts)) is not None:
        quoted = shlex.quote(path)
        raise BadOption(f"{player}: a path with spaces needs quotes: {shortened(quoted, 200)}")
    if not parts or shutil.which(parts[0]) is None:
        program = parts[0] if parts else ""
        raise BadOption(
            f"{player}: {excerpt(program, 100)} is not a program here; check the path, and whether"
            " it is executable"
        )
    return parts


def _unquoted_path(parts: Sequence[str]) -> str | None:
    """Return the first file whose path was split at its spaces; None: there is none."""
    for first, part in enumerate(parts):
        if os.sep in part and not os.path.exists(part):
            for end in range(first + 2, len(parts) + 1):
                path = " ".join(parts[first:end])
                if os.path.isfile(path):
                    return path
    return None
