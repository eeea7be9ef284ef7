"""A table in memory: its game, who sits there, and what each of them may see."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw

from lexicon_fast.bots.match import derived
from lexicon_fast.engine.game_adapter import game as game_adapter
from lexicon_fast.errors import IllegalAction
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.errors import BadField, Refused
from lexicon_fast.protocol.json import decoded
from lexicon_fast.server import messages as sm
from lexicon_fast.server.scoring import scored
from lexicon_fast.server.store import StoredSeat, StoredTable

if TYPE_CHECKING:
    from lexicon_fast.engine.referee import Table as Referee

_TOKEN_BYTES: Final = 24
_ID_BYTES: Final = 12


def new_id() -> str:
    """The id of a table: who does not have it cannot guess it."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_token() -> str:
    """A token that holds a seat."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_seed() -> int:
    """The seed of a game, of 64 bits. Nobody can guess it: all cards follow from it."""
    return secrets.randbits(64)


def hashed(token: str) -> bytes:
    """What is kept of a token. It is random and long: nothing slower is needed."""
    return sha256(token.encode("utf-8", "replace")).digest()


class Table:
    """A game and its seats. stored: as it was laid; referee: the game as it now stands."""

    def __init__(self, stored: StoredTable, referee: Referee, actions: int) -> None:
        self.id: Final = stored.id
        self.game: Final = stored.game
        self.seats: Final = list(stored.seats)
        #: The table of the next game, once there is one.
        self.next = stored.next
        self.actions = actions
        #: Is a bot at it?
        self.thinking = False
        #: What has happened is being written; set once it is.
        self.writing: asyncio.Event | None = None
        self._stored = stored
        self._referee = referee
        #: What the engine is asked for names the game; the observation goes beside it.
        self._names: Final[dict[str, Any]] = {
            "game": stored.game,
            "observation": Raw(b"{}"),
            "dictionary": stored.dictionary,
        }

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._referee.to_move is None

    async def settled(self) -> None:
        """Waits until nothing is being written."""
        while self.writing is not None:
            await self.writing.wait()

    # Who is who

    def seat_of(self, token: str) -> int:
        """The seat that a token holds. Raises Refused."""
        given = hashed(token)
        found = None
        for number, seat in enumerate(self.seats):
            if seat.token is not None and secrets.compare_digest(seat.token, given):
                found = number
        if found is None:
            raise Refused("BadToken", "the token holds no seat here; accepted: that of a seat")
        return found

    def open_seat(self, wanted: int | None) -> int:
        """A seat to take. Raises Refused."""
        open_seats = [i for i, seat in enumerate(self.seats) if seat.kind == "open"]
        if self.over or not open_seats:
            raise Refused("NoSeat", "no seat is open at this table; accepted: to watch")
        if wanted is not None and wanted not in open_seats:
            accepted = ", ".join(map(str, open_seats))
            raise Refused("NoSeat", f"seat {wanted} is not open; accepted: {accepted}")
        return open_seats[0] if wanted is None else wanted

    def take(self, number: int, seat: StoredSeat) -> None:
        """Somebody sits down."""
        self.seats[number] = seat

    # What may be seen

    def view(self, seat: int | None, since: int | None) -> sm.TableView:
        """What the player in a seat sees; None: who only watches."""
        referee = self._referee
        seen = referee.observation(seat)
        to_move = referee.to_move
        return sm.TableView(
            id=self.id,
            game=self.game,
            seats=[sm.Seat(kind=each.kind, name=each.name, bot=each.bot) for each in self.seats],
            ruleset=referee.ruleset,
            dictionary=self._stored.dictionary,
            rounds=self._stored.rounds,
            seat=seat,
            to_move=to_move,
            phase=seen.phase,
            over=to_move is None,
            seq=referee.seq,
            scores=list(seen.scores),
            returns=referee.returns() if to_move is None else None,
            next=self.next,
            observation=seen,
            events=[] if since is None else referee.events(seat, since),
        )

    def score(self, seat: int, action: bytes, seq: int | None) -> sm.TableScoreResult:
        """What a play would score for the player in a seat. Raises Refused, BadField."""
        self._check_known(seq)
        if not game_adapter(self.game).scores_plays:
            raise BadField("params.id", f"{self.game} scores no plays before they are made")
        play = decoded(action, "params.action", self._referee.actions)
        game = self._referee.game
        seen = self._referee.observation(seat)
        return scored(self.game, seen, play, game.rules, game.dictionary)

    def observation(self, seat: int) -> Any:
        """What the player in a seat may think about."""
        return self._referee.observation(seat)

    def legal_params(self, seat: int, limit: int | None) -> m.LegalParams | None:
        """What the engine is asked for the legal actions of a seat; None: it has none."""
        if self._referee.to_move != seat:
            return None
        return m.LegalParams(limit=limit, **self._names)

    def advise_params(self, seat: int, params: sm.TableAdviseParams) -> m.AdviseParams:
        """What the engine is asked for advice. Raises IllegalAction."""
        self._check_turn(seat)
        return m.AdviseParams(
            seconds=params.seconds,
            iterations=params.iterations,
            stream=params.stream,
            **self._names,
        )

    @property
    def bot_is_due(self) -> bool:
        """Is a bot to move?"""
        to_move = self._referee.to_move
        return to_move is not None and self.seats[to_move].bot is not None

    def bot_params(self) -> tuple[m.BotMoveParams, Any] | None:
        """What the engine is asked for the move of the bot to move, and what that bot sees; None:
        none is to move."""
        to_move = self._referee.to_move
        if to_move is None or (bot := self.seats[to_move].bot) is None:
            return None
        seed = derived(self._stored.seed, self.actions)
        return m.BotMoveParams(bot=bot, seed=seed, **self._names), self.observation(to_move)

    def following(self) -> StoredTable:
        """The table of the next game: the same rules and seats, held by the same tokens. Raises
        Refused."""
        if not self.over:
            raise Refused("NotOver", "the game is not over; accepted: to play it to its end")
        return self._stored._replace(
            id=new_id(), seed=new_seed(), seats=tuple(self.seats), next=None
        )

    def record(self) -> list[str]:
        """The record, all that is hidden included. Raises Refused."""
        if not self.over:
            raise Refused(
                "NotOver", "the game is not over, its record has all that is hidden; accepted: then"
            )
        self._referee.names = [seat.name for seat in self.seats]
        return self._referee.record()

    # What happens

    def check(self, seat: int, action: bytes, seq: int | None) -> bytes:
        """An action of a seat as it is to be applied, in few bytes. Raises Refused, BadField,
        IllegalAction."""
        self._check_known(seq)
        # Before the action is looked at: what it says of the hand is for its owner only.
        self._check_turn(seat)
        return self.written(decoded(action, "params.action", self._referee.actions))

    @staticmethod
    def written(action: object) -> bytes:
        """An action as it is kept."""
        return wire.encode(action)

    def apply(self, action: bytes) -> int:
        """Let the player to move do it. Returns `seq` as it was. Raises IllegalAction."""
        before = self._referee.seq
        self._referee.apply(action)
        self.actions += 1
        return before

    def _check_known(self, seq: int | None) -> None:
        """Raises Refused if more has happened."""
        now = self._referee.seq
        if seq is not None and seq != now:
            raise Refused("Stale", f"seq {seq}; the game is at {now} now", seq=now)

    def _check_turn(self, seat: int) -> None:
        to_move = self._referee.to_move
        if to_move is None:
            raise IllegalAction("over", "the game is over; accepted: no action")
        if to_move != seat:
            name = self.seats[to_move].name
            raise IllegalAction("turn", f"it is not your turn; accepted: to wait for {name}")
