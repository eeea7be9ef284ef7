"""The client for programs without asyncio, and the state that both clients share."""

from __future__ import annotations

import itertools
import math
import os
import sys
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from operator import attrgetter
from pathlib import Path
from time import monotonic
from typing import IO, Any, ClassVar, Literal, TypeVar, overload

import msgspec

from lexicon_fast.base.arguments import checked, each_of, items, mapping, strings
from lexicon_fast.base.arguments import seconds as checked_seconds
from lexicon_fast.client import wire
from lexicon_fast.client.connection import Connection, Pipe
from lexicon_fast.client.games import Advising, Game
from lexicon_fast.client.wire import (
    TIMEOUT,
    ActionLike,
    Analysed,
    Call,
    Legal,
    Moved,
    ObservationLike,
    OptionValue,
    PositionLike,
    PuzzleQuestion,
    PuzzleSolution,
    PuzzleVerdict,
    RulesetLike,
    StateLike,
)
from lexicon_fast.protocol import messages as m

_P = TypeVar("_P", bound=msgspec.Struct)
_R = TypeVar("_R")
_T = TypeVar("_T")


class BaseEngine:
    """An engine's process, the facts from its `hello`, and the time limits of requests."""

    def __init__(self, pipe: Connection, timeout: float) -> None:
        #: Default limit of a call, in seconds; may be changed.
        self.timeout = checked_seconds("timeout", timeout)
        self._pipe: Connection = pipe
        weakref.finalize(self, pipe.kill)
        self._ids = itertools.count(1)
        self._hello: m.HelloResult
        self._options: dict[str, m.OptionInfo] = {}

    @property
    def name(self) -> str:
        """Name of the program."""
        return self._hello.name

    @property
    def version(self) -> str:
        """Version of the program."""
        return self._hello.version

    @property
    def protocol(self) -> str:
        """Version of the protocol that the engine speaks."""
        return self._hello.protocol

    @property
    def games(self) -> Sequence[m.GameInfo]:
        """Games that the engine knows, with their bots."""
        return self._hello.games

    @property
    def methods(self) -> Sequence[str]:
        """Methods that the engine knows."""
        return self._hello.methods

    @property
    def changes(self) -> Sequence[m.Change]:
        """Changes of the protocol that are newer than this client."""
        return self._hello.changes

    @property
    def options(self) -> Mapping[str, m.OptionInfo]:
        """Options by name, with their values; `configure` sets them."""
        return self._options

    @property
    def exit_code(self) -> int | None:
        """Exit code of the process; None while it runs; negative: the signal that ended it."""
        return self._pipe.exit_code

    @property
    def pid(self) -> int:
        """Process id."""
        return self._pipe.pid

    @property
    def stderr(self) -> str:
        """The last lines of the engine's stderr, if `popen` captures it."""
        return self._pipe.stderr

    def stop(self) -> None:
        """End each running `advise`, `analyse` and `bot_move` early, in all threads and tasks."""
        for id in self._pipe.open:
            self._pipe.send(wire.stop_line(id), monotonic() + self.timeout)

    def cancel(self) -> None:
        """Cancel all running requests, in all threads and tasks; they raise RequestCancelled."""
        for id in self._pipe.open:
            self._pipe.send(wire.cancel_line(id), monotonic() + self.timeout)

    def _set_hello(self, hello: m.HelloResult) -> None:
        self._hello = wire.check_hello(hello)
        self._set_options(hello)

    def _line(self, id: int, method: str, params: object) -> bytes:
        line = wire.line_of(id, method, params)
        if len(line) > 1024:  # all engines accept shorter lines
            wire.check_length(line, int(self._option("max_line_bytes", 1 << 20)))
        return line

    def _limit(
        self, timeout: float | None, seconds: float | None = None, *, long: bool = False
    ) -> float:
        """Return the seconds to wait for a reply. seconds: the limit within the request."""
        if timeout is not None:
            return checked_seconds("timeout", timeout)
        if not long:
            return checked_seconds("timeout", self.timeout)
        if seconds is not None:
            checked_seconds("seconds", seconds)
        # The engine itself ends requests that take longer than this.
        limit = self._option("max_seconds", math.inf) if seconds is None else seconds
        return limit + self.timeout

    def _option(self, name: str, default: float) -> float:
        option = self._options.get(name)
        value = default if option is None else option.value
        return value if isinstance(value, (int, float)) else default

    def _set_options(self, result: m.HelloResult | m.OptionsResult) -> None:
        self._options = {option.name: option for option in result.options}


class Engine(BaseEngine):
    """An engine in a separate process, in the manner of `chess.engine`.

    Safe to use from many threads. Each call may take `timeout` seconds; the default is the timeout
    of `popen`, and `math.inf` is no limit. The default for calls that compute (load, solve, plan,
    advise, analyse, bot_move) is longer by `seconds`, or by the engine's option `max_seconds`.
    `dictionary` is the name of a loaded dictionary; by default the engine's own.

    Calls raise EngineTimeout, EngineTerminated, ProtocolError and BadParams; and RequestRefused or
    an exception of `lexicon_fast` if the engine refuses the request: BadHand for a bad hand,
    RequestRefused of type NotLoaded for a dictionary that is not loaded.

    >>> from lexicon_fast.client import Engine
    >>> with Engine.popen() as engine:
    ...     found = engine.search("CATDOG*", limit=3)
    ...     [solved] = engine.solve(["TCHED hat"], top=1)
    >>> found
    DictionarySearchResult(count=529, words=['jog', 'jag', 'jato'])
    >>> solved.moves[0].word
    'thatched'
    """

    _game: ClassVar = Game
    _advising: ClassVar = Advising
    _pipe: Pipe

    @classmethod
    def popen(
        cls,
        command: str | Sequence[str] | None = None,
        *,
        timeout: float = TIMEOUT,
        stderr: int | IO[Any] | None = None,
        env: Mapping[str, str] | None = None,
        cwd: str | os.PathLike[str] | None = None,
    ) -> Engine:
        """Start an engine. The context manager ends it, as `close` does.

        command: a program, or a list of the program and its arguments; None: `lexicon-fast
        engine`. stderr: as for `subprocess.Popen`; `subprocess.PIPE`: captured, see the attribute
        `stderr`. Raises OSError if the program cannot be started.
        """
        checked_seconds("timeout", timeout)  # before there is a process
        engine = cls(Pipe(engine_command(command), stderr=stderr, env=env, cwd=cwd), timeout)
        try:
            engine._say_hello()
        except BaseException:
            engine.close()
            raise
        return engine

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ask the engine to quit, and kill it if it does not. Open requests are cancelled."""
        return self._pipe.close()

    #: The same as `close`.
    quit = close

    # `AsyncEngine` shares the methods below. They only return what `_call` and the connection
    # return, which is awaitable there.

    @overload
    def _call(
        self,
        call: Call[_P, _R],
        params: _P,
        timeout: float | None,
        *,
        seconds: float | None = None,
    ) -> _R: ...

    @overload
    def _call(
        self, call: Call[_P, _R], params: _P, timeout: float | None, then: Callable[[_R], _T]
    ) -> _T: ...

    def _call(
        self,
        call: Call[Any, Any],
        params: object,
        timeout: float | None,
        then: Callable[[Any], Any] | None = None,
        *,
        seconds: float | None = None,
    ) -> Any:
        """Send a request and return `then` of its result. seconds: the limit in the request."""
        limit = self._limit(timeout, seconds, long=call.long)
        id = next(self._ids)
        line = self._line(id, call.name, params)
        query = getattr(params, "equations", None) or getattr(params, "query", "")

        def take(reply: wire.Reply) -> Any:
            result = wire.result_of(call, reply, query)
            return result if then is None else then(result)

        return self._pipe.ask(id, line, limit, take)

    def _say_hello(self) -> None:
        return self._call(wire.HELLO, wire.HELLO_PARAMS, None, self._set_hello)

    def request(
        self, method: str, params: Mapping[str, Any] | None = None, *, timeout: float | None = None
    ) -> Any:
        """Call any method, also of a newer engine; params and result are plain JSON.

        Raises ProtocolError for a method that the engine does not know.
        """
        call = wire.any_call(checked("method", str, method))
        checked_params = {} if params is None else mapping("params", params)
        return self._call(call, checked_params, timeout)

    def ping(
        self, value: int | float | str | bool | None = None, *, timeout: float | None = None
    ) -> int | float | str | bool | None:
        """Check that the engine replies. Return the value."""
        return self._call(
            wire.PING, m.PingParams(value=value), timeout, lambda result: result.value
        )

    def configure(
        self,
        values: Mapping[str, OptionValue] | None = None,
        *,
        timeout: float | None = None,
        **named: OptionValue,
    ) -> None:
        """Set options: all of them, or none if one is refused.

        Raises BadParams for an unknown option or an invalid value.
        """
        merged = {**({} if values is None else mapping("values", values)), **named}
        params = m.OptionsSetParams(values=merged)
        return self._call(wire.OPTIONS_SET, params, timeout, self._set_options)

    # Dictionaries

    def load(
        self,
        words: str,
        *,
        alphabet: str | None = None,
        language: str | None = None,
        timeout: float | None = None,
    ) -> m.DictionaryInfo:
        """Load a dictionary by name, path or URL; `words` is its name from then on.

        alphabet, language: as in `Dictionary.load`. Return its name, number of words, SHA-256 and
        letters. Raises what `Dictionary.load` raises.
        """
        params = m.DictionaryLoadParams(words=words, alphabet=alphabet, language=language)
        return self._call(wire.LOAD, params, timeout)

    def info(
        self, dictionary: str | None = None, *, timeout: float | None = None
    ) -> m.DictionaryInfo:
        """Return the name, number of words, SHA-256 and letters of a dictionary."""
        return self._call(wire.INFO, m.DictionaryInfoParams(dictionary=dictionary), timeout)

    def check(
        self,
        words: Iterable[str],
        *,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> list[bool]:
        """Return for each word whether it is in the dictionary."""
        params = m.DictionaryCheckParams(words=strings("words", words), dictionary=dictionary)
        return self._call(wire.CHECK, params, timeout, attrgetter("known"))

    def search(
        self,
        hand: str,
        word: str | None = None,
        *,
        kind: Literal["subwords", "superwords", "substitutions"] = "subwords",
        limit: int | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> m.DictionarySearchResult:
        """Return the words that a hand can spell, insert into `word`, or substitute in `word`.

        kind: "superwords" and "substitutions" need a `word`. limit: maximum number of words; the
        result's `count` is the number without it. Raises BadHand, BadTableWord.
        """
        params = m.DictionarySearchParams(
            kind=kind, hand=hand, word=word, limit=limit, dictionary=dictionary
        )
        return self._call(wire.SEARCH, params, timeout)

    def search_many(
        self,
        hands: Iterable[str],
        word: str | None = None,
        *,
        kind: Literal["subwords", "superwords", "substitutions"] = "subwords",
        limit: int | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> list[m.DictionarySearchResult]:
        """Call `search` for many hands, pipelined: many times as fast. timeout: for all of them.

        Raises the error of the first hand that the engine refuses.
        """
        checked_hands = each_of("hands", "str", hands)

        def requests() -> Iterator[tuple[int, bytes]]:
            for hand in checked_hands:
                params = m.DictionarySearchParams(
                    kind=kind, hand=hand, word=word, limit=limit, dictionary=dictionary
                )
                id = next(self._ids)
                yield id, self._line(id, wire.SEARCH.name, params)

        take = partial(wire.result_of, wire.SEARCH)
        return self._pipe.ask_many(requests(), self._limit(timeout), take)

    def find(
        self,
        query: str | Mapping[str, Any],
        *,
        order: m.WordOrder = "alphabet",
        columns: Sequence[m.WordColumn] = (),
        group_by: Literal["alphagram"] | None = None,
        skip: int = 0,
        limit: int | None = 1000,
        layout: str | Mapping[str, Any] | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> m.DictionaryFindResult:
        """Return the words that meet the conditions of a query, as `Dictionary.find` does.

        query: text, or an object; columns: "hooks", "probability", "playability", "points",
        "anagrams", "alphagram", "definition" and "phony" become lists of the result, as long as its
        `words`; group_by: "alphagram" puts words with the same letters together, see `groups` of
        the result; skip, limit: the words or groups to leave out at the start, and the most that
        are returned (None: all), while `count` counts all; layout: the tiles for points and
        probability, a name or the data of a layout. Raises BadQuery.

        >>> from lexicon_fast.client import Engine
        >>> with Engine.popen() as engine:
        ...     found = engine.find("anagram:RETAINS?", columns=["points"], limit=2)
        >>> found.count, found.words, found.points
        (65, ['angriest', 'antisera'], [9, 8])
        """
        asked = query if isinstance(query, str) else mapping("query", query)
        params = m.DictionaryFindParams(
            query=asked,
            order=order,
            columns=items("columns", "str", columns),
            group_by=group_by,
            skip=skip,
            limit=limit,
            layout=dict(layout) if isinstance(layout, Mapping) else layout,
            dictionary=dictionary,
        )
        return self._call(wire.FIND, params, timeout)

    def equations(
        self,
        equations: str,
        *,
        limit: int | None = 1000,
        layout: str | Mapping[str, Any] | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> m.DictionaryEquationsResult:
        """Return words that are made of common parts, as `Dictionary.equations` does.

        limit: the most solutions (None: all); `more` of the result says whether there are others.
        layout: as for `find`. Raises BadQuery.

        >>> from lexicon_fast.client import Engine
        >>> with Engine.popen() as engine:
        ...     found = engine.equations("7-:A;~A", limit=2)
        >>> found.solutions[1].words, found.solutions[1].values, found.more
        (['deifier', 'reified'], {'A': 'deifier'}, True)
        """
        params = m.DictionaryEquationsParams(
            equations=equations,
            limit=limit,
            layout=dict(layout) if isinstance(layout, Mapping) else layout,
            dictionary=dictionary,
        )
        return self._call(wire.EQUATIONS, params, timeout)

    # Positions and observations

    def solve(
        self,
        positions: Sequence[PositionLike],
        *,
        game: str = "lexicon",
        ruleset: RulesetLike | None = None,
        actions: Sequence[str] | None = None,
        min_length: int = 2,
        top: int | None = 10,
        dictionary: str | None = None,
        order: Literal["points", "equity"] | None = None,
        filter: m.PlayFilter | None = None,
        timeout: float | None = None,
    ) -> list[Any]:
        """Return the plays of each position, best first; a bad position has an `error`.

        positions: texts such as "CATDOG* hat", or positions of the game as structs or JSON; top:
        plays for each position (None: all); order: of the plays of board games, which then have
        `leave` and `equity` (None: by points, without them); filter: conditions for the plays that
        are listed. The result has a `Solved` of
        `lexicon_fast.engine.GAME` for each position, in order.
        """
        params = m.SolveParams(
            game=game,
            positions=wire.raws(positions),
            ruleset=wire.ruleset_of(ruleset),
            actions=None if actions is None else strings("actions", actions),
            min_length=min_length,
            top=top,
            order=order,
            filter=filter,
            dictionary=dictionary,
        )
        return self._call(wire.SOLVE(game), params, timeout, attrgetter("rows"))

    def plan(
        self,
        positions: Sequence[PositionLike],
        *,
        game: str = "lexicon",
        ruleset: RulesetLike | None = None,
        min_length: int = 2,
        dictionary: str | None = None,
        table: bool = True,
        turns: int = m.PLAN_TURNS,
        timeout: float | None = None,
    ) -> list[Any]:
        """Return for each hand the turns that leave the fewest points, for 1, 2, 3 ... turns.

        Lexicon only. positions: hands of 1 to 15 cards, or positions; table: whether to use the
        words on the table; turns: most turns of plans with exchanges. The result has a `Planned` of
        `lexicon_fast.engine.lexicon` for each, in order; a bad hand has an `error`.
        """
        params = m.PlanParams(
            game=game,
            positions=wire.raws(positions),
            ruleset=wire.ruleset_of(ruleset),
            min_length=min_length,
            dictionary=dictionary,
            table=table,
            turns=turns,
        )
        return self._call(wire.PLAN(game), params, timeout, attrgetter("rows"))

    def legal(
        self,
        observation: ObservationLike,
        *,
        game: str = "lexicon",
        limit: int | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> Legal[Any]:
        """Return the observing player's legal actions; none if it is not their turn.

        limit: maximum number of actions. Raises BadObservation.
        """
        params = m.LegalParams(
            game=game, observation=wire.raw(observation), limit=limit, dictionary=dictionary
        )
        return self._call(wire.LEGAL(game), params, timeout)

    def advise(
        self,
        observation: ObservationLike,
        *,
        game: str = "lexicon",
        seconds: float | None = None,
        iterations: int | None = None,
        words: str | None = None,
        seed: int = 0,
        stream: bool = True,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> Advising:
        """Rank actions, refined until the limit, `stop`, or until the best one is clear.

        Returns at once. Iterate over the result for better and better advice; the last is `final`.
        seconds, iterations: limits; words: the adviser's dictionary, by default the one in play;
        stream: False sends only the last advice. The result raises BadObservation for an
        observation that lacks a field, such as `to_move` or `hand_sizes`.
        """
        params = m.AdviseParams(
            game=game,
            observation=wire.raw(observation),
            seconds=seconds,
            iterations=iterations,
            words=words,
            seed=seed,
            stream=stream,
            dictionary=dictionary,
        )
        id = next(self._ids)
        limit = self._limit(timeout, seconds, long=True)
        line = self._line(id, wire.ADVISE(game).name, params)
        return self._advising(self, self._pipe, id, line, limit, game)

    def analyse(
        self,
        record: Sequence[str],
        *,
        game: str = "lexicon",
        ruleset: RulesetLike | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        quick: bool = False,
        seed: int | None = None,
        top: int = 3,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> Analysed[Any]:
        """Compare each turn of a recorded game with the best actions.

        record: its lines, from `Game.record`; of Scrabble, also those of a GCG file; ruleset: of
        GCG, None for the rules that the file names; seconds, iterations: limits of each turn;
        quick: compare fewer candidates, with 100 play-outs unless there is another limit; seed:
        None derives it from the game; top: number of best actions to list for each turn;
        dictionary: by default that of the record.
        After the engine's option `max_seconds`, the result has the turns so far. Raises BadRecord.
        """
        params = m.AnalyseParams(
            game=game,
            record=strings("record", record),
            ruleset=wire.ruleset_of(ruleset),
            seconds=seconds,
            iterations=iterations,
            quick=quick,
            seed=seed,
            top=top,
            stream=False,
            dictionary=dictionary,
        )
        return self._call(wire.ANALYSE(game), params, timeout)

    def bot_move(
        self,
        observation: ObservationLike,
        bot: str,
        *,
        game: str = "lexicon",
        options: Mapping[str, OptionValue] | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        seed: int = 0,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> Moved[Any]:
        """Return a bot's action. bot: "greedy", "expert:iterations=200". Same seed, same action.

        options: more options, by name; seconds, iterations: limits, which bots without such an
        option ignore. Raises BadOption for an unknown bot or option, and BadObservation.
        """
        params = m.BotMoveParams(
            game=game,
            observation=wire.raw(observation),
            bot=bot,
            options={} if options is None else mapping("options", options),
            seconds=seconds,
            iterations=iterations,
            seed=seed,
            dictionary=dictionary,
        )
        return self._call(wire.BOT_MOVE(game), params, timeout, seconds=seconds)

    def puzzle(
        self,
        game: str = "lexicon",
        *,
        day: str | None = None,
        seed: int | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> PuzzleQuestion[Any]:
        """Return the puzzle of a day or seed, without its solution.

        day: "2026-11-27"; by default today, UTC; seed: of another puzzle; dictionary: of the puzzle
        of a seed. Raises BadOption, and BadParams for a day and a seed.
        """
        params = m.PuzzleParams(game=game, day=day, seed=seed, dictionary=dictionary)
        return self._call(wire.PUZZLE(game), params, timeout)

    def puzzle_check(
        self,
        answer: Sequence[ActionLike],
        game: str = "lexicon",
        *,
        day: str | None = None,
        seed: int | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> PuzzleVerdict[Any]:
        """Check an answer: the actions of the player, one after the other.

        Options as for `puzzle`. Raises IllegalAction for an answer that breaks a rule.
        """
        params = m.PuzzleCheckParams(
            game=game,
            day=day,
            seed=seed,
            dictionary=dictionary,
            answer=[wire.raw(action) for action in answer],
        )
        return self._call(wire.PUZZLE_CHECK(game), params, timeout)

    def puzzle_solution(
        self,
        game: str = "lexicon",
        *,
        day: str | None = None,
        seed: int | None = None,
        dictionary: str | None = None,
        timeout: float | None = None,
    ) -> PuzzleSolution[Any]:
        """Return the solution of a puzzle. Options as for `puzzle`."""
        params = m.PuzzleSolutionParams(game=game, day=day, seed=seed, dictionary=dictionary)
        return self._call(wire.PUZZLE_SOLUTION(game), params, timeout)

    # Games

    def new_game(
        self,
        game: str = "lexicon",
        *,
        players: int | None = None,
        names: Sequence[str] | None = None,
        ruleset: RulesetLike | None = None,
        seed: int | None = None,
        rounds: int | None = None,
        first_dealer: int | None = None,
        starter: int | None = None,
        position: StateLike | None = None,
        record: Sequence[str] | None = None,
        events: int | None = None,
        dictionary: str | None = None,
        clock: m.TimeControl | None = None,
        timeout: float | None = None,
    ) -> Game:
        """Start a game that the engine referees: from a seed, a position, or a record's lines.

        names: display names of the players; rounds, first_dealer: of Lexicon; starter: of the other
        games; events: of a record in GCG, the number of events before the position (None: all), and
        ruleset: its rules (None: those that it names);
        clock: the time of the players (None: no limit). Raises BadParams for an unknown game
        or field value, BadOption, BadPosition and BadRecord.
        """
        params = m.GameNewParams(
            game=game,
            players=players,
            names=None if names is None else strings("names", names),
            ruleset=wire.ruleset_of(ruleset),
            seed=seed,
            rounds=rounds,
            first_dealer=first_dealer,
            starter=starter,
            position=wire.NULL if position is None else wire.raw(position),
            record=None if record is None else strings("record", record),
            events=events,
            dictionary=dictionary,
            clock=clock,
        )
        return self._call(wire.GAME_NEW, params, timeout, partial(self._game, self))

    def open_games(self, *, timeout: float | None = None) -> list[m.GameState]:
        """Return the open games of the engine."""
        return self._call(wire.GAME_LIST, m.Nothing(), timeout, attrgetter("games"))


def engine_command(command: str | Sequence[str] | None) -> list[str]:
    """Return a command as a list; None: the engine of this package."""
    if command is None:
        # With `-m`, Python would look in the current folder first: in a clone, that has sources
        # that are not built.
        home = str(Path(__file__).parents[2])
        code = f"import sys; sys.path.insert(0, {home!r}); import lexicon_fast.cli as c; c.main()"
        return [sys.executable, "-P", "-c", code, "engine"]
    return [command] if isinstance(command, str) else strings("command", command)
