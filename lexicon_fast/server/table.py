"""A table in memory: its game, its seats and their names, and what each player may see."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable, Collection
from hashlib import sha256
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from lexicon_fast.base.errors import IllegalAction
from lexicon_fast.base.rng import derive_seed, secret_seed
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.engine.referee import Referee, clock_of
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.methods import BadField, Refused
from lexicon_fast.server import messages as sm
from lexicon_fast.server.store import StoredFallback, StoredSeat, StoredTable

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.jobs import Job
    from lexicon_fast.games.clock import Clocks
    from lexicon_fast.games.events import Forfeit
    from lexicon_fast.server.fair_queue import Client

_TOKEN_BYTES: Final = 24
_ID_BYTES: Final = 12

#: Unicode categories of invisible characters, with which two names could look alike.
_INVISIBLE: Final = ("Cc", "Cf", "Zl", "Zp")


def new_id() -> str:
    """Return the id of a new table. It cannot be guessed."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_token() -> str:
    """Return a token for a seat."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hash_of(token: str) -> bytes:
    """Return the hash that is stored of a token. Tokens are random, so a fast hash is enough."""
    return sha256(token.encode("utf-8", "replace")).digest()


class Table:
    """A game and its seats.

    stored: the table as it was created; referee: of the game; actions: their number so far; client:
    the last one that used a token of the table, for whom its bots think; now: returns the seconds
    that clocks use; clocks: of a game with a time limit, which run once every person has had a
    turn, see `is_opening`.
    """

    def __init__(
        self,
        stored: StoredTable,
        referee: Referee,
        actions: int,
        client: Client,
        now: Callable[[], float],
        clocks: Clocks | None = None,
    ) -> None:
        self.id: Final = stored.id
        self.game: Final = stored.game
        self.seats: Final = list(stored.seats)
        #: Id of the table with the next game.
        self.next = stored.next
        self.actions = actions
        self._fallbacks: Final[list[sm.Fallback]] = []
        self.client = client
        #: Time of the last request with a token, in seconds of `monotonic`.
        self.seen = monotonic()
        #: Whether a bot is choosing its action, and its job in a thread.
        self.thinking = False
        self.bot_job: Job | None = None
        #: Set when the changes are on disk; None: there are none.
        self.writing: asyncio.Event | None = None
        self._stored = stored
        self.referee: Final = referee
        self._now: Final = now
        self._clocks = clocks
        #: When the last play is accepted for the player to move, by `now`; None: never.
        self.accept_at: float | None = None
        #: Persons who have ended a turn.
        self._had_turn: Final[set[int]] = set()
        self._bots_seed: Final = derive_seed(stored.seed)
        referee.names = [seat.name for seat in self.seats]
        #: Parameters of requests about the game. The observation is passed separately.
        self._request_params: Final[dict[str, Any]] = {
            "game": stored.game,
            "observation": Raw(b"{}"),
            "dictionary": stored.dictionary,
        }

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.referee.to_move is None

    @property
    def to_move(self) -> int | None:
        """The seat of the player to act; None once the game is over."""
        return self.referee.to_move

    @property
    def is_opening(self) -> bool:
        """Whether a seat is open, or a person has not had a turn yet. An answer to a play is none.

        So long the game can be aborted, and no clock runs.
        """
        return any(
            seat.kind != "bot" and number not in self._had_turn
            for number, seat in enumerate(self.seats)
        )

    async def written(self) -> None:
        """Wait until all changes are on disk."""
        while self.writing is not None:
            await self.writing.wait()

    # Seats

    def seat_of(self, token: str, client: Client) -> int:
        """Return the seat of a client's token. Raises Refused."""
        hashed = hash_of(token)
        owned = None
        for number, seat in enumerate(self.seats):  # all of them, so that the time reveals nothing
            if seat.token is not None and secrets.compare_digest(seat.token, hashed):
                owned = number
        if owned is None:
            raise Refused("BadToken", "the token belongs to no seat at this table")
        self.client = client
        self.seen = monotonic()
        return owned

    def take_seat(self, number: int, seat: StoredSeat) -> None:
        """Give a seat to a player."""
        self.seats[number] = seat
        self.referee.names[number] = seat.name

    def open_seat(self, wanted: int | None) -> int:
        """Return an open seat: the wanted one, or the first. Raises Refused."""
        open_seats = [i for i, seat in enumerate(self.seats) if seat.kind == "open"]
        if self.over or not open_seats:
            raise Refused("NoSeat", "no seat is open at this table, but you may watch")
        if wanted is not None and wanted not in open_seats:
            seats = ", ".join(map(str, open_seats))
            raise Refused("NoSeat", f"seat {wanted} is not open; open seats: {seats}")
        return open_seats[0] if wanted is None else wanted

    # What players see

    def view(
        self, seat: int | None, since: int | None, present: Collection[int] = ()
    ) -> sm.TableView:
        """Return the table as the player in a seat sees it; None: a spectator.

        present: seats whose players watch the table.
        """
        referee = self.referee
        observation = referee.observation(seat)
        to_move = referee.to_move
        return sm.TableView(
            id=self.id,
            game=self.game,
            seats=[
                sm.Seat(
                    kind=owner.kind,
                    name=owner.name,
                    bot=owner.bot,
                    present=number in present if owner.kind == "person" else None,
                )
                for number, owner in enumerate(self.seats)
            ],
            ruleset=referee.ruleset,
            dictionary=self._stored.dictionary,
            rounds=self._stored.rounds,
            seat=seat,
            to_move=to_move,
            phase=observation.phase,
            over=to_move is None,
            seq=referee.seq,
            scores=list(observation.scores),
            returns=referee.returns() if to_move is None else None,
            next=self.next,
            clock=None if self._clocks is None else clock_of(self._clocks),
            can_abort=to_move is not None and self.is_opening,
            advice=self._stored.advice,
            accept_after=self._stored.accept_after,
            accept_in=None if self.accept_at is None else max(0.0, self.accept_at - self._now()),
            observation=observation,
            events=[] if since is None else referee.events(seat, since),
            until=referee.seq,
            fallbacks=[]
            if since is None
            else [each for each in self._fallbacks if each.seq >= since],
        )

    def score(self, seat: int, action: bytes, seq: int | None) -> sm.TableScoreResult:
        """Return the score of a play for the player in a seat. Raises Refused, BadField."""
        self.referee.check_seq(seq)
        if not adapter(self.game).scores_plays:
            raise BadField("params.id", f"is a table of {self.game}, which has no scores of plays")
        play = self.referee.read_action(action)
        game = self.referee.game
        return scored(self.game, self.referee.observation(seat), play, game.rules, game.dictionary)

    def legal_params(self, seat: int, limit: int | None) -> m.LegalParams | None:
        """Return the request for the legal actions of a seat; None: another player is to move."""
        if self.referee.to_move != seat:
            return None
        return m.LegalParams(limit=limit, **self._request_params)

    def advise_params(self, seat: int, params: sm.TableAdviseParams) -> m.AdviseParams:
        """Return the request for advice for a seat. Raises IllegalAction, Refused."""
        self.referee.check_turn(seat)
        if not self._stored.advice:
            raise Refused("NoAdvice", "no advice is given at this table; see advice of table.new")
        if self._is_answer_due:
            raise Refused(
                "NoAdvice", "no advice is given about an open challenge; accept the play first"
            )
        return m.AdviseParams(
            seconds=params.seconds,
            iterations=params.iterations,
            stream=params.stream,
            **self._request_params,
        )

    def analyse_params(self, params: sm.TableAnalyseParams) -> m.AnalyseParams:
        """Return the request to analyse the game. Raises Refused if it is not over."""
        return m.AnalyseParams(
            game=self._stored.game,
            record=self.referee.record(),
            iterations=params.iterations,
            quick=params.quick,
            top=params.top,
            stream=params.stream,
            dictionary=self._stored.dictionary,
        )

    @property
    def bot_is_due(self) -> bool:
        """Whether a bot is to move."""
        to_move = self.referee.to_move
        return to_move is not None and self.seats[to_move].bot is not None

    def bot_params(self) -> tuple[m.BotMoveParams, Any] | None:
        """Return the request for a bot's move, and its observation; None: no bot is to move."""
        to_move = self.referee.to_move
        if to_move is None or (bot := self.seats[to_move].bot) is None:
            return None
        seed = derive_seed(self._bots_seed, self.actions)
        params = m.BotMoveParams(bot=bot, seed=seed, **self._request_params)
        return params, self.referee.observation(to_move)

    def running_clock(self) -> m.Clock | None:
        """Return the clocks, if one runs. For any thread."""
        clocks = self.referee.clocks
        return None if clocks is None or clocks.running is None else clock_of(clocks)

    def next_game(self) -> StoredTable:
        """Return the table of the next game: same rules, seats and tokens. Raises Refused."""
        if not self.over:
            raise Refused("NotOver", "the game is not over; finish it first")
        return self._stored._replace(
            id=new_id(), seed=secret_seed(), seats=tuple(self.seats), next=None, record=None
        )

    # Actions

    def read_action(self, seat: int, action: bytes, seq: int | None) -> Any:
        """Decode an action of a seat. Raises Refused, BadField, IllegalAction."""
        self.referee.check_seq(seq)
        self.referee.check_turn(seat)
        return self.referee.read_action(action)

    def with_acceptance(self, action: msgspec.Struct) -> list[msgspec.Struct]:
        """Return an action of the player to move, after one that accepts the last play if needed.

        Then both have been tried. Raises IllegalAction if the action would not be legal afterwards.
        """
        seat = self.to_move
        if seat is None or not self._is_answer_due:
            return [action]
        accept: Any = self.simplest_action(seat)
        trial = self.referee.game.copy()
        happened = len(trial.events)
        trial.apply(accept)
        # Another event could be the deal of a round that the action was not meant for.
        is_next = trial.current_player() == seat and len(trial.events) == happened + 1
        if not is_next or action.__struct_config__.tag in ("accept", "challenge"):
            return [action]
        trial.apply(action)
        return [accept, action]

    @property
    def _is_answer_due(self) -> bool:
        """Whether the player to move has to accept or challenge the last play."""
        seat = self.to_move
        return seat is not None and bool(self.referee.observation(seat).phase == "challenge")

    def _limit_answer(self) -> None:
        """Let the time for an answer begin, if a person has to answer a play within a time."""
        seat, seconds = self.to_move, self._stored.accept_after
        self.accept_at = None
        if seconds is None or seat is None or self.seats[seat].kind != "person":
            return
        if self._is_answer_due:
            self.accept_at = self._now() + seconds

    def has_to_accept(self) -> bool:
        """Return whether the time of the player to move to answer the last play is over."""
        return self.accept_at is not None and self._now() >= self.accept_at

    def simplest_action(self, seat: int) -> object:
        """Return a legal action of the seat to move, found without a search.

        It accepts the last play if the seat has to answer it.
        """
        game = self.referee.game
        return adapter(self.game).simplest_action(self.referee.observation(seat), game.dictionary)

    def apply(self, action: object, fallback: StoredFallback | None = None) -> int:
        """Apply an action for the player to move. Returns `seq` before it. Raises IllegalAction.

        fallback: for an action that the bot of the seat did not choose.
        """
        before, seat = self.referee.seq, self.referee.to_move
        ends_turn = self._is_persons_turn(seat)
        self.referee.apply(action)
        self.actions += 1
        if seat is not None and ends_turn:
            self._had_turn.add(seat)
        self._start_clocks()
        self._limit_answer()
        if fallback is not None and seat is not None:
            self._fallbacks.append(sm.Fallback(seq=before, seat=seat, **fallback._asdict()))
        return before

    def _is_persons_turn(self, seat: int | None) -> bool:
        """Return whether a person is to move, and not only to answer a play."""
        if seat is None or seat in self._had_turn or self.seats[seat].kind != "person":
            return False  # those who had one need not be asked again
        return bool(self.referee.observation(seat).phase == "turn")

    # Early ends

    def end(self, forfeit: Forfeit) -> None:
        """End the game before it is played out. Raises IllegalAction."""
        if forfeit.reason == "aborted" and not self.over and not self.is_opening:
            raise IllegalAction(
                "abort", "every player has had a turn; resign instead (table.resign)"
            )
        self.referee.end(forfeit)
        self.accept_at = None
        if self.bot_job is not None:
            self.bot_job.cancel()

    # Clocks

    def seconds_left(self) -> list[float] | None:
        """Return the time on each clock as it is stored; None: no clock has run."""
        return None if self.referee.clocks is None else self.referee.clocks.shown()

    def resume(
        self, clocks: Clocks | None, forfeit: Forfeit | None, accept_at: float | None
    ) -> None:
        """Continue as it was after the actions of a table that was loaded.

        clocks: which may run already; accept_at: None lets the time for an answer begin again.
        """
        self._clocks = clocks
        if accept_at is not None:
            self.accept_at = accept_at
        if forfeit is not None:
            self.accept_at = None
            self.referee.forfeit = forfeit
        if clocks is not None and not self.is_opening:
            self.referee.clocks = clocks
            if self.referee.to_move is not None and clocks.running is None:
                clocks.resume(self.referee.to_move)

    def _start_clocks(self) -> None:
        """Let the clocks run from now on if every person has had a turn."""
        if self._clocks is not None and self.referee.clocks is None and not self.is_opening:
            self.referee.clocks = self._clocks
            self.referee.start_clock()


def scored(
    game: str, observation: Any, action: object, rules: Any, dictionary: Dictionary
) -> sm.TableScoreResult:
    """Return the score of a play for the player of an observation, or why it cannot be laid.

    game: a game whose adapter has `scores_plays`; rules: its ruleset; dictionary: defines the
    letters. Raises BadField for an action that is not a play.
    """
    try:
        score = adapter(game).score(observation, action, rules, dictionary)
    except IllegalAction as error:
        fault = sm.Fault(rule=error.rule, message=str(error))
        return sm.TableScoreResult(score=None, words=[], bonus=0, closed=[], fault=fault)
    return sm.TableScoreResult(
        score=score.bonus + sum(each.points for each in score.words),
        words=list(score.words),
        bonus=score.bonus,
        closed=list(score.closed),
        fault=None,
    )


def free_name(wanted: str, taken: Collection[str]) -> str:
    """Return the name, with a number if a taken name looks the same.

    >>> free_name("South", ["North", "south", "South 2"])
    'South 3'
    """
    known = {_appearance(name) for name in taken}
    if _appearance(wanted) not in known:
        return wanted
    for number in count(2):
        ending = f" {number}"
        name = wanted[: sm.MAX_NAME - len(ending)].rstrip() + ending
        if _appearance(name) not in known:
            break
    return name


def free_names(wanted: Collection[str]) -> list[str]:
    """Return the names of a table, made different by numbers.

    >>> free_names(["greedy", "player 2", "greedy"])
    ['greedy', 'player 2', 'greedy 2']
    """
    names: list[str] = []
    for name in wanted:
        names.append(free_name(name, names))
    return names


def _appearance(name: str) -> str:
    """Return a key that is the same for names that look the same."""
    visible = "".join(char for char in name if unicodedata.category(char) not in _INVISIBLE)
    return " ".join(unicodedata.normalize("NFKC", visible).casefold().split())
