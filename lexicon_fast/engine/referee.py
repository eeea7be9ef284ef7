"""A game in progress, which the engine referees, and its clocks in messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import asdict

from lexicon_fast.base.errors import BadOption, IllegalAction
from lexicon_fast.games.clock import Clocks, TimeControl
from lexicon_fast.games.events import Forfeit
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.game_types import types_of
from lexicon_fast.protocol.methods import BadField, Refused

if TYPE_CHECKING:
    from lexicon_fast.engine.game_adapter import GameAdapter


class Referee:
    """A game in progress. It shows each player what that player may see, and applies actions.

    adapter: of the game; game: its `Game`; players: their number; names: of the players, None for
    "player 0" and so on; recorded: whether the game has a record.
    """

    def __init__(
        self,
        adapter: GameAdapter,
        game: Any,
        players: int,
        names: Sequence[str] | None,
        *,
        recorded: bool = True,
    ) -> None:
        if names is None:
            names = [f"player {player}" for player in range(players)]
        if len(names) != players:
            raise BadField("params.names", f"must have {players} names, not {len(names)}")
        self._adapter = adapter
        self._recorded = recorded
        self.game = game
        #: The end of a game that is not played out: see `end`.
        self.forfeit: Forfeit | None = None
        self.clocks: Clocks | None = None
        self.players = players
        self.names = list(names)
        self.ruleset: str | dict[str, Any] = game.rules.to_json()

    def record(self) -> list[str]:
        """Return the lines of the record, hidden information included. Raises Refused."""
        if self.to_move is not None:
            raise Refused(
                "NotOver", "the record shows hidden cards or tiles; ask again when the game is over"
            )
        if not self._recorded:
            raise Refused("NotOver", "a game that began from a position has no record")
        return list(self._adapter.records.lines(self.game, self.names, self.forfeit))

    @property
    def seq(self) -> int:
        """Number of events so far."""
        return len(self.game.events) + (self.forfeit is not None)

    @property
    def to_move(self) -> int | None:
        """The player who has to act; None once the game is over."""
        if self.forfeit is not None:
            return None
        player: int | None = self.game.current_player()
        return player

    def returns(self) -> list[float] | None:
        """Return the result of each player of a finished game; None: it was aborted."""
        if self.forfeit is not None:
            return self.forfeit.returns(self.players)
        return list(map(float, self.game.returns()))

    def end(self, forfeit: Forfeit) -> None:
        """End the game before it is played out. Raises IllegalAction if it is over."""
        if self.to_move is None:
            raise IllegalAction("over", "the game is over")
        if self.clocks is not None:
            self.clocks.stop(turn=False)
        self.forfeit = forfeit

    def start_clock(self) -> None:
        """Let the clock of the player to move run, if the game has clocks."""
        if self.clocks is not None and self.to_move is not None:
            self.clocks.start(self.to_move)

    @property
    def has_expired(self) -> bool:
        """Whether the time of the player to move is over, and the game is not yet."""
        player = self.to_move
        return self.clocks is not None and player is not None and self.clocks.left(player) <= 0

    def check_clock(self) -> bool:
        """End the game if the time of the player to move is over. Returns whether it ends."""
        if not self.has_expired:
            return False
        self.end(Forfeit(player=self.to_move, reason="clock"))
        return True

    def observation(self, player: int | None) -> Any:
        """Return what a player sees; None: a spectator."""
        seen = self.game.observation(0 if player is None else player)
        if self.forfeit is not None:
            seen = msgspec.structs.replace(seen, to_move=None, phase="over")
        return self._adapter.spectator_view(seen) if player is None else seen

    def legal(self) -> Sequence[Any]:
        """Return the legal actions of the player to move."""
        actions: Sequence[Any] = self.game.legal_actions()
        return actions

    def check_seq(self, seq: int | None) -> None:
        """Raise Refused if the game is not at `seq`; None: any."""
        if seq is not None and seq != self.seq:
            message = f"seq is {seq}, but the game is at {self.seq} now"
            raise Refused("Stale", message, seq=self.seq)

    def check_turn(self, player: int) -> None:
        """Raise IllegalAction if it is not the player's turn.

        Call this before decoding an action: errors about a hand are for its owner only.
        """
        if self.to_move is None:
            raise IllegalAction("over", "the game is over")
        if self.to_move != player:
            raise IllegalAction("turn", f"it is the turn of {self.names[self.to_move]}")

    def read_action(self, action: bytes) -> Any:
        """Decode an action from JSON. Raises BadField."""
        kind = types_of(self._adapter.game).action
        alphabet = self.game.dictionary.alphabet
        return wire.decode_letters(action, "params.action", kind, alphabet.read_json)

    def apply(self, action: Any) -> None:
        """Apply an action for the player to move. Raises IllegalAction.

        An illegal one changes nothing, and the clock runs on.
        """
        if self.clocks is None:
            self.game.apply(action)
            return
        mover = self.to_move
        is_turn = mover is not None and self.game.observation(mover).phase == "turn"
        acted = self.clocks.now()  # the time that the rules take is nobody's
        self.game.apply(action)
        self.clocks.stop(turn=is_turn, at=acted)
        self.start_clock()

    def events(self, player: int | None, since: int) -> list[Any]:
        """Return the events after the first `since`, without what is hidden from the player."""
        events = self.game.events[since:]
        seen = list(self._adapter.visible_events(self, events, player))
        if self.forfeit is not None and since < self.seq:
            seen.append(self.forfeit)
        return seen


def clock_of(clocks: Clocks) -> m.Clock:
    """Return the clocks of a game for a message."""
    # Only what is set: a message leaves out a default only if it is the same object.
    given = {name: value for name, value in asdict(clocks.control).items() if value}
    return m.Clock(control=m.TimeControl(**given), left=clocks.shown(), running=clocks.running)


def time_control(params: m.TimeControl | None, where: str = "params.clock") -> TimeControl | None:
    """Return the time control of a request. where: its path. Raises BadField."""
    if params is None:
        return None
    try:
        return TimeControl(**asdict(params))
    except BadOption as error:
        raise BadField(where, f"is wrong: {error}") from None
