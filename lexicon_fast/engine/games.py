"""The games that clients play on the engine: methods `game.*`."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.rng import Seed, secret_seed
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.engine.referee import Referee, clock_of, time_control
from lexicon_fast.engine.requests import limited
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.games.clock import Clocks
from lexicon_fast.games.events import Forfeit
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.methods import Refused


class _OpenGame:
    """A game, and the `seq` up to which each watching player has been notified."""

    def __init__(self, id: str, game: str, referee: Referee) -> None:
        self.id = id
        self.game = game
        self.referee = referee
        self.watchers: dict[int, int] = {}

    def state(self) -> dict[str, Any]:
        """Return the fields of `GameState`."""
        referee = self.referee
        to_move = referee.to_move
        return {
            "id": self.id,
            "game": self.game,
            "players": referee.players,
            "to_move": to_move,
            "over": to_move is None,
            "seq": referee.seq,
            "returns": referee.returns() if to_move is None else None,
            "clock": None if referee.clocks is None else clock_of(referee.clocks),
        }


class Games:
    """The open games of an engine. No answer to a player depends on what that player cannot see.

    notify: sends a notification, by its method and params; now: the clock of games with time.
    """

    def __init__(
        self,
        settings: Settings,
        dictionaries: Dictionaries,
        notify: Callable[[str, Any], None],
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._notify = notify
        self._now = now
        self._settings = settings
        self._dictionaries = dictionaries
        self._open: dict[str, _OpenGame] = {}
        self._last = 0
        #: Returns the seed of a game that is given none.
        self._new_seed: Callable[[], Seed] = secret_seed

    def new(self, params: m.GameNewParams) -> m.GameNewResult:
        """Answer `game.new`."""
        self._settings.refuse_above("max_games", len(self._open) + 1, "games")
        game = adapter(params.game)
        name = params.dictionary
        if name is None and params.record:
            name = self._dictionaries.of_record(params.record[0])
        name = self._dictionaries.name(name, game.words)
        # Hidden cards follow from it, and clients may play against each other.
        seed = self._new_seed() if params.seed is None else params.seed
        control = time_control(params.clock)
        referee = game.new(params, self._dictionaries.get(name), seed)
        if control is not None:
            referee.clocks = Clocks(control, referee.players, now=self._now)
            referee.start_clock()
        self._last += 1
        opened = _OpenGame(f"{params.game}-{self._last}", params.game, referee)
        self._open[opened.id] = opened
        return m.GameNewResult(
            **opened.state(),
            names=list(referee.names),
            ruleset=referee.ruleset,
            dictionary=name,
        )

    def observe(self, params: m.GameObserveParams) -> m.GameObserveResult:
        """Answer `game.observe`."""
        referee = self._referee(params.id, params.player)
        events = [] if params.since is None else referee.events(params.player, params.since)
        return m.GameObserveResult(
            seq=referee.seq, observation=referee.observation(params.player), events=events
        )

    def legal(self, params: m.GameLegalParams) -> m.LegalResult:
        """Answer `game.legal`."""
        referee = self._referee(params.id, params.player)
        actions = referee.legal() if referee.to_move == params.player else ()
        return limited(actions, params.limit)

    def apply(self, params: m.GameApplyParams) -> m.GameApplyResult:
        """Answer `game.apply`."""
        referee = self._referee(params.id, params.player)
        referee.check_seq(params.seq)
        referee.check_turn(params.player)
        seq = referee.seq
        referee.apply(referee.read_action(bytes(params.action)))
        opened = self._open[params.id]
        self._notify_watchers(opened)
        return m.GameApplyResult(**opened.state(), events=referee.events(params.player, seq))

    def resign(self, params: m.GameResignParams) -> m.GameState:
        """Answer `game.resign`."""
        self._referee(params.id, params.player)
        return self._end(params.id, Forfeit(player=params.player, reason="resigned"))

    def abort(self, params: m.GameIdParams) -> m.GameState:
        """Answer `game.abort`."""
        return self._end(params.id, Forfeit(player=None, reason="aborted"))

    def _end(self, id: str, forfeit: Forfeit) -> m.GameState:
        opened = self._find(id)
        opened.referee.end(forfeit)
        self._notify_watchers(opened)
        return m.GameState(**opened.state())

    def watch(self, params: m.GameWatchParams) -> m.GameState:
        """Answer `game.watch`."""
        referee = self._referee(params.id, params.player)
        opened = self._open[params.id]
        opened.watchers[params.player] = referee.seq
        return m.GameState(**opened.state())

    def unwatch(self, params: m.GameWatchParams) -> m.Done:
        """Answer `game.unwatch`."""
        self._referee(params.id, params.player)
        self._open[params.id].watchers.pop(params.player, None)
        return m.Done()

    def _notify_watchers(self, opened: _OpenGame) -> None:
        """Notify those who watch a game that has changed."""
        referee = opened.referee
        for player, seen in opened.watchers.items():
            events = referee.events(player, seen)
            opened.watchers[player] = referee.seq
            changed = m.GameChanged(**opened.state(), player=player, events=events)
            self._notify("game.changed", changed)

    def record(self, params: m.GameIdParams) -> m.GameRecordResult:
        """Answer `game.record`."""
        return m.GameRecordResult(lines=self._find(params.id).referee.record())

    def list(self, _: m.Nothing) -> m.GameListResult:
        """Answer `game.list`."""
        games = [self._find(id) for id in self._open]
        return m.GameListResult(games=[m.GameState(**each.state()) for each in games])

    def close(self, params: m.GameIdParams) -> m.Done:
        """Answer `game.close`."""
        del self._open[self._find(params.id).id]
        return m.Done()

    def _find(self, id: str) -> _OpenGame:
        if id not in self._open:
            latest = ", ".join(list(self._open)[-5:])
            hint = f"open games: {latest}" if latest else "start one with game.new"
            raise Refused("NoSuchGame", f"unknown game {excerpt(id)}; {hint}")
        opened = self._open[id]
        if opened.referee.check_clock():
            self._notify_watchers(opened)
        return opened

    def _referee(self, id: str, player: int) -> Referee:
        referee = self._find(id).referee
        if player >= referee.players:
            raise BadOption(f"player is {player}; it must be 0 to {referee.players - 1}")
        return referee
