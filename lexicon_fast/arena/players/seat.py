"""The seat of a program that plays through an engine of its own, as a client of the protocol does.

The program starts `lexicon-fast engine`, which forwards requests about games to here (see
`engine.match_link`). For the program it is a game like any other, in which it is player 0 and the
others act while it waits for the reply to its action.
"""

from __future__ import annotations

import hmac
import secrets
import socket
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, BinaryIO, Final, Protocol, TypeVar

import msgspec
from msgspec import UNSET

from lexicon_fast.arena.players import MAX_LINE
from lexicon_fast.base.errors import BadOption, IllegalAction, excerpt
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.engine.match_link import GAME_ID, HOST, VARIABLE, Greeting, Welcome
from lexicon_fast.engine.referee import clock_of
from lexicon_fast.engine.requests import limited
from lexicon_fast.games.clock import Clocks
from lexicon_fast.games.events import by_player, seen_from
from lexicon_fast.games.registry import game_info
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.methods import DECODE_ERRORS, METHODS, BadField, Refused

_ME: Final = 0  # the program's number in its games

#: Seconds for the first line of a connection, and bytes of it.
_GREETING_SECONDS: Final = 10.0
_MAX_GREETING: Final = 1000


class _Running(Protocol):
    #: Device and inode of its standard input.
    stdin_file: tuple[int, int]


_P = TypeVar("_P", bound=_Running)


@dataclass
class _Game:
    """A game of the match as the program sees it.

    referee: of the game, whose state changes only while nobody waits for the program; seat: of the
    program.
    """

    id: str
    game: str
    referee: Any
    seat: int
    clocks: Clocks | None
    #: The `seq` up to which the program was notified; None: it does not watch.
    notified_seq: int | None = None
    #: The number of the open turn; None while others act.
    turn: int | None = None
    over: bool = False
    returns: list[float] | None = None
    lines: Callable[[], Iterable[str]] = list
    #: Why the program has lost by its last action.
    illegal: IllegalAction | None = None
    seq: int = 0
    observation: Any = None
    #: The events and their places.
    _events: list[tuple[int, Any]] = field(default_factory=list)

    def refresh(self) -> None:
        """Take the view of the program. The state must not change meanwhile."""
        referee, players = self.referee, self.referee.players
        seen = referee.events(self.seat, self.seq)
        self.seq = referee.seq
        # Only the first event is hidden, but it counts in `seq`.
        for place, event in enumerate(seen, self.seq - len(seen)):
            self._events.append((place, seen_from(event, self.seat, players)))
        self.observation = seen_from(referee.observation(self.seat), self.seat, players)

    def events(self, since: int) -> list[Any]:
        """Return the events after the first `since`."""
        return [event for place, event in self._events if place >= since]

    def state(self) -> dict[str, Any]:
        """Return the fields of `GameState`."""
        return {
            "id": self.id,
            "game": self.game,
            "players": self.referee.players,
            "to_move": None if self.over else self.observation.to_move,
            "over": self.over,
            "seq": self.seq,
            "returns": self.returns,
            "clock": self.clock(),
        }

    def clock(self) -> m.Clock | None:
        """Return the clocks, that of the program first."""
        if self.clocks is None:
            return None
        clock = clock_of(self.clocks)
        running = clock.running
        if running is not None:
            running = (running - self.seat) % self.referee.players
        left = list(by_player(tuple(clock.left), self.seat))
        return msgspec.structs.replace(clock, left=left, running=running)


class Seat:
    """Serves the games of a match to the engine of one program.

    game: the name; words: name, path or URL of the word list; act: called with the number of the
    turn and an action (None: it resigns), from another thread.
    """

    def __init__(self, game: str, words: str, act: Callable[[int, Any], None]) -> None:
        self._game = game
        self._words = words
        self._act = act
        self._changed = threading.Condition()
        self._token = secrets.token_hex(16)
        self._listener = socket.create_server((HOST, 0))
        #: The game of the match now; the program may still look at the one before.
        self._now: _Game | None = None
        self._begun: _Game | None = None
        self._number = 0
        #: The id of the `game.new` or `game.apply` that waits, and the `seq` of the action.
        self._waiting: tuple[int | str | None, int | None] | None = None
        self._connection: socket.socket | None = None
        self._stdin = (0, 0)
        self._closed = False
        #: Whether the program has asked for a game of the match, or answered `bot.move` itself.
        self.plays_games = False
        self.answers = False
        #: Whether an engine of the program has connected; then its own output is for people.
        self.has_engine = False
        threading.Thread(target=self._accept, name="match", daemon=True).start()

    @property
    def environment(self) -> dict[str, str]:
        """Environment variables for the program."""
        return {VARIABLE: f"{self._listener.getsockname()[1]}:{self._token}"}

    def start(self, start: Callable[[], _P]) -> _P:
        """Return the result of `start`, a program of which nothing is known before."""
        with self._changed:
            self._forget_program()
            program = start()
            self._stdin = program.stdin_file
            return program

    def close(self) -> None:
        """End the connections."""
        with self._changed:
            self._closed = True
            self._forget_program()
        with suppress(OSError):  # wakes the thread that accepts
            socket.create_connection((HOST, self._listener.getsockname()[1]), 1.0).close()
        self._listener.close()

    def _forget_program(self) -> None:
        if self._connection is not None:
            with suppress(OSError):
                self._connection.shutdown(socket.SHUT_RDWR)
            self._connection.close()
            self._connection = None
        self._waiting = self._begun = None
        self.plays_games = self.answers = self.has_engine = False

    # What the match calls

    def begin_game(
        self, state: Any, seat: int, names: Sequence[str], clocks: Clocks | None = None
    ) -> None:
        """Begin the next game. names: of the players by seat; clocks: of the game."""
        with self._changed:
            self._number += 1
            referee = adapter(self._game).referee(state, names)
            self._now = _Game(f"{GAME_ID}{self._number}", self._game, referee, seat, clocks)

    def notify(self) -> None:
        """Notify the program of what has happened, if it watches the game."""
        with self._changed:
            game = self._begun
            if game is not None and game is self._now and game.notified_seq is not None:
                game.refresh()
                self._send_changes(game)

    def _send_changes(self, game: _Game) -> None:
        assert game.notified_seq is not None
        events = game.events(game.notified_seq)
        if game.seq == game.notified_seq and not game.over:
            return
        game.notified_seq = None if game.over else game.seq
        changed = m.GameChanged(**game.state(), player=_ME, events=events)
        self._send(wire.notification("game.changed", changed))

    def open_turn(self, turn: int) -> None:
        """Let the program act, now or when it asks for the game."""
        with self._changed:
            assert self._now is not None
            self._now.turn = turn
            self._now.refresh()
            self._serve()

    def wait_for_end(self, seconds: float) -> bool:
        """Let the program finish with a game that is over, for at most so many seconds.

        Returns whether it is about to end by itself; it is not if it waits for another game.
        """
        with self._changed:
            if self._begun is None or not self._begun.over:
                return False
            self._changed.wait_for(lambda: self._waiting or self._connection is None, seconds)
            return self._connection is None

    @property
    def has_begun(self) -> bool:
        """Whether the program knows the game of the match now."""
        return self._begun is self._now

    def end_game(
        self,
        returns: Sequence[float],
        lines: Callable[[], Iterable[str]],
        illegal: IllegalAction | None = None,
    ) -> None:
        """End the game. returns: by seat; lines: returns the record; illegal: of the program."""
        with self._changed:
            game, self._now = self._now, None
            assert game is not None
            game.turn = None
            game.refresh()
            game.over = True
            game.returns = list(by_player(tuple(returns), game.seat))
            game.lines = lines
            game.illegal = illegal
            if game is self._begun and game.notified_seq is not None:
                self._send_changes(game)
            self._serve()

    def _serve(self) -> None:
        """Reply to the request that waits, if it is time."""
        if self._waiting is None:
            return
        id, seq = self._waiting
        if seq is None:
            game = self._now
            if game is None or game.turn is None:
                return
            self._begun = game
            rules = game.referee.ruleset
            names = list(by_player(tuple(game.referee.names), game.seat))
            result: Any = m.GameNewResult(
                **game.state(), names=names, ruleset=rules, dictionary=self._words
            )
        else:
            game = self._begun
            if game is None or not (game.turn is not None or game.over):
                return
            if game.illegal is not None:
                result = game.illegal
            else:
                result = m.GameApplyResult(**game.state(), events=game.events(seq))
        self._waiting = None
        self._reply(id, result)

    def _reply(self, id: int | str | None, result: Any) -> None:
        if id is None or self._connection is None:
            return
        if isinstance(result, Exception):
            line = wire.error_reply(id, wire.report(result, "lexicon-fast match"))
        else:
            line = wire.reply(id, result)
        self._send(line)

    def _send(self, line: bytes) -> None:
        if self._connection is not None:
            with suppress(OSError):  # the thread that reads finds out
                self._connection.sendall(line + b"\n")

    # Connections

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            if self._closed:
                connection.close()
                return
            threading.Thread(
                target=self._connect, args=(connection,), name="match", daemon=True
            ).start()

    def _connect(self, connection: socket.socket) -> None:
        with connection, connection.makefile("rb") as lines, suppress(OSError):
            connection.settimeout(_GREETING_SECONDS)
            try:
                greeting = msgspec.json.decode(lines.readline(_MAX_GREETING), type=Greeting)
            except DECODE_ERRORS:
                return
            if not hmac.compare_digest(greeting.token.encode(), self._token.encode()):
                return
            connection.settimeout(None)
            with self._changed:
                # Not an engine whose requests are those of the match, being the program itself.
                itself = greeting.stdin == self._stdin and greeting.stdin[1] != 0
                plays = self._connection is None and not (itself or self.answers or self._closed)
                self.has_engine |= not itself
                if plays:
                    self._connection = connection
                welcome = Welcome(plays, self._words)
                connection.sendall(msgspec.json.encode(welcome) + b"\n")
            if plays:
                try:
                    self._read(lines)
                finally:
                    with self._changed:
                        if self._connection is connection:
                            self._connection = self._waiting = None
                            self._changed.notify_all()

    def _read(self, lines: BinaryIO) -> None:
        while line := lines.readline(MAX_LINE):
            if not line.endswith(b"\n"):
                return  # too long, or cut off
            with self._changed:
                self._take(line)

    def _take(self, line: bytes) -> None:
        try:
            request = wire.read_request(line)
        except wire.InvalidRequest:
            return  # the engine has read it
        id = None if request.id is UNSET else request.id
        try:
            params = wire.read_params(METHODS[request.method], request.params)
            result = _METHODS[request.method](self, params, id)
        except Exception as error:
            result = error
        if result is not None:
            self._reply(id, result)
        self._serve()

    # Requests

    def _new(self, params: m.GameNewParams, id: int | str | None) -> None:
        if params.game != self._game:
            title = game_info(self._game).title
            raise BadField("params.game", f"must be {self._game}: this is a match of {title}")
        if self._begun is not None and not self._begun.over:
            raise BadOption("the game of the match is not over; play it to its end")
        self._refuse_two()
        self.plays_games = True
        self._waiting = id, None
        self._changed.notify_all()

    def _apply(self, params: m.GameApplyParams, id: int | str | None) -> None:
        game = self._find_in_turn(params)
        game.referee.check_seq(params.seq)
        self._take_turn(game, game.referee.read_action(bytes(params.action)), id)

    def _resign(self, params: m.GameResignParams, id: int | str | None) -> None:
        self._take_turn(self._find_in_turn(params), None, id)

    def _find_in_turn(self, params: m.GameApplyParams | m.GameResignParams) -> _Game:
        """Return the game, if the program can act in it now. Raises IllegalAction, Refused."""
        game = self._find(params.id, params.player)
        self._refuse_two()
        if game.over:
            raise IllegalAction("over", "the game is over")
        return game

    def _take_turn(self, game: _Game, action: Any, id: int | str | None) -> None:
        """Hand an action to the match (None: resign). The reply comes with the next turn."""
        assert game.turn is not None
        turn, game.turn = game.turn, None
        self._waiting = id, game.seq
        self._act(turn, action)

    def _watch(self, params: m.GameWatchParams, _: object) -> m.GameState:
        game = self._find(params.id, params.player)
        game.notified_seq = game.seq
        return m.GameState(**game.state())

    def _unwatch(self, params: m.GameWatchParams, _: object) -> m.Done:
        self._find(params.id, params.player).notified_seq = None
        return m.Done()

    def _abort(self, params: m.GameIdParams, _: object) -> None:
        self._find(params.id)
        raise BadOption("a match is not aborted; resign with game.resign")

    def _refuse_two(self) -> None:
        if self._waiting is not None:
            raise IllegalAction("turn", "another player's turn; wait for the reply to your action")

    def _observe(self, params: m.GameObserveParams, _: object) -> m.GameObserveResult:
        game = self._find(params.id, params.player)
        events = [] if params.since is None else game.events(params.since)
        return m.GameObserveResult(seq=game.seq, observation=game.observation, events=events)

    def _legal(self, params: m.GameLegalParams, _: object) -> m.LegalResult:
        game = self._find(params.id, params.player)
        actions = () if game.turn is None else game.referee.legal()
        return limited(actions, params.limit)

    def _record(self, params: m.GameIdParams, _: object) -> m.GameRecordResult:
        game = self._find(params.id)
        if not game.over:
            raise Refused("NotOver", "the record shows what is hidden; wait for the end")
        return m.GameRecordResult(lines=list(game.lines()))

    def _list(self, _: m.Nothing, __: object) -> m.GameListResult:
        games = [] if self._begun is None else [m.GameState(**self._begun.state())]
        return m.GameListResult(games=games)

    def _close(self, params: m.GameIdParams, _: object) -> m.Done:
        if not self._find(params.id).over:
            raise BadOption("the game of the match is not over; play it to its end")
        self._begun = None
        return m.Done()

    def _find(self, id: str, player: int = _ME) -> _Game:
        game = self._begun
        if game is None or game.id != id:
            hint = "start it with game.new" if game is None else f"open: {game.id}"
            raise Refused("NoSuchGame", f"unknown game {excerpt(id)}; {hint}")
        if player != _ME:
            raise BadOption(f"player is {player}; in a match you are player {_ME} in every seat")
        return game


_METHODS: Final[dict[str, Callable[[Seat, Any, int | str | None], Any]]] = {
    "game.new": Seat._new,
    "game.apply": Seat._apply,
    "game.observe": Seat._observe,
    "game.legal": Seat._legal,
    "game.resign": Seat._resign,
    "game.abort": Seat._abort,
    "game.watch": Seat._watch,
    "game.unwatch": Seat._unwatch,
    "game.record": Seat._record,
    "game.list": Seat._list,
    "game.close": Seat._close,
}
