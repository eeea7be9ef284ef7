"""A client's request as a job with a time limit, and its reply, limited in length.

Other limits refuse requests that would take far more time or memory than their size suggests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from lexicon_fast import bots
from lexicon_fast._native.dictionary.deadline import Stop
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.validation import decoder
from lexicon_fast.engine.jobs import CancelledError, Job
from lexicon_fast.engine.settings import Settings
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.methods import DECODE_ERRORS, BadField, Refused
from lexicon_fast.server import messages as sm
from lexicon_fast.server.fair_queue import Client
from lexicon_fast.server.limits import busy
from lexicon_fast.server.methods import METHODS

#: Plays listed for a position.
_MAX_TOP: Final = 1000
#: Words of `dictionary.find`, a megabyte with all columns, solutions of `.equations`, and
#: questions of `quiz.keys`.
_MAX_WORDS: Final = 10_000
#: With more of these a position may have millions of plays, and `legal` lists all of them.
_MAX_CARDS: Final = 20
_MAX_WILD: Final = 2
_MAX_TABLE_WORDS: Final = 40
_WILD: Final = "*?"

#: Squares of a minefield.
_MAX_SQUARES: Final = 15 * 15

#: Bots check the time only after each candidate has been evaluated once.
_CANDIDATES: Final = "candidates"
_MAX_CANDIDATES: Final = 50

#: Bytes of a ruleset, which is part of each view of a table.
_MAX_RULESET_BYTES: Final = 1 << 14


class _Size(msgspec.Struct):
    """The fields of positions and observations that determine how much work they need."""

    hand: str = ""
    rack: str = ""
    table: list[str] = []
    opened: list[str] = []


def _check_solve(params: m.SolveParams) -> None:
    """Check a `solve` request. Raises BadField, Refused."""
    if params.top is None or params.top > _MAX_TOP:
        shown = "null" if params.top is None else params.top
        raise BadField("params.top", f"must be 0 to {_MAX_TOP} on this server, not {shown}")
    for position in params.positions:
        _check_minefield(_size(position).opened)


def _check_limit(
    params: m.DictionaryFindParams | m.DictionaryEquationsParams | m.QuizKeysParams,
) -> None:
    """Check a request for many words or questions. Raises BadField."""
    if params.limit is None or params.limit > _MAX_WORDS:
        shown = "null" if params.limit is None else params.limit
        raise BadField("params.limit", f"must be 0 to {_MAX_WORDS:,} on this server, not {shown}")
    _check_layout(params)


def _check_layout(
    params: m.DictionaryFindParams | m.DictionaryEquationsParams | m.QuizParams,
) -> None:
    """Check the tiles of a request. Raises BadField."""
    if isinstance(params.layout, dict):  # tiles of any number would need facts of their own
        raise BadField("params.layout", "must be the name of a layout on this server")


def _check_minefield(opened: Sequence[str]) -> None:
    """Raise Refused for a board that is too large to count bombs in time."""
    squares = sum(map(len, opened))
    if squares > _MAX_SQUARES:
        raise Refused(
            "TooMuch", f"the board has {squares} squares; this server accepts {_MAX_SQUARES}"
        )


def _size(raw: Raw) -> _Size:
    try:
        return decoder(_Size).decode(raw)
    except DECODE_ERRORS:
        return _Size()  # the error is reported when the value is decoded


def _check_legal(params: m.LegalParams) -> None:
    """Check a `legal` request. Raises Refused."""
    size = _size(params.observation)
    _check_minefield(size.opened)
    cards = size.hand + size.rack
    wild = sum(cards.count(card) for card in _WILD)
    for count, limit, what in (
        (len(cards), _MAX_CARDS, "cards"),
        (wild, _MAX_WILD, "wild cards"),
        (len(size.table), _MAX_TABLE_WORDS, "table words"),
    ):
        if count > limit:
            raise Refused(
                "TooMuch",
                f"too many {what}: {count} (limit {limit}); use solve to list the best plays",
            )


def check_bot(params: m.BotMoveParams, settings: Settings) -> None:
    """Check a `bot.move` request. Raises Refused, BadOption, also for an unknown bot."""
    _check_minefield(_size(params.observation).opened)
    if params.bot in settings.own_bots.get(params.game, {}):
        return  # the operator's own choice
    _, options = bots.parse(params.bot, params.game)
    options |= params.options
    if options.get("threads", 1) != 1:
        raise BadOption(
            f"bot {excerpt(params.bot)} wants threads; leave that option out on a server"
        )
    count = options.get(_CANDIDATES, 0)
    if isinstance(count, int) and count > _MAX_CANDIDATES:
        raise BadOption(
            f"bot {excerpt(params.bot)} has {count:.20g} candidates; this server accepts"
            f" {_MAX_CANDIDATES}"
        )


def check_ruleset(ruleset: object) -> None:
    """Raise BadField for a ruleset that is too long."""
    if len(msgspec.json.encode(ruleset)) > _MAX_RULESET_BYTES:
        raise BadField("params.ruleset", f"is longer than {_MAX_RULESET_BYTES} bytes")


#: Checks of requests, by method.
CHECKS: Final[Mapping[str, Callable[[Any, Settings], None]]] = {
    "analyse": lambda params, _: check_ruleset(params.ruleset),
    "legal": lambda params, _: _check_legal(params),
    "solve": lambda params, _: _check_solve(params),
    "dictionary.find": lambda params, _: _check_limit(params),
    "dictionary.equations": lambda params, _: _check_limit(params),
    "quiz.keys": lambda params, _: _check_limit(params),
    "quiz.question": lambda params, _: _check_layout(params),
    "quiz.answer": lambda params, _: _check_layout(params),
    "advise": lambda params, _: _check_minefield(_size(params.observation).opened),
    "bot.move": check_bot,
    "lexibomb.odds": lambda params, _: _check_minefield(params.opened),
}


_T = TypeVar("_T")

#: Seconds that a thinking job may run over its limit.
GRACE: Final = 1.0

#: Seconds that a request may wait for a thread, if its time limit is not longer.
_PATIENCE: Final = 10.0


class Evicted(Exception):
    """The work had to make room for others. It can start again, see `RequestJob.begin_again`."""


class RequestJob(Job):
    """A request of a client.

    seconds: its time limit, counted from the moment a thread begins it; it waits at most as long
    for a thread, but up to 10 seconds in any case. send_update: sends an update, from any thread.
    """

    __slots__ = ("_created", "_deadline", "_limit", "client", "evicted", "send_update")

    def __init__(
        self,
        id: m.RequestId | None,
        method: str,
        seconds: float,
        client: Client,
        send_update: Callable[[m.AdviseUpdate | m.AnalyseUpdate], None] = lambda _: None,
    ) -> None:
        stoppable = METHODS[method].stoppable
        # A thinking job checks the time itself.
        super().__init__(
            id, method, stoppable=stoppable, seconds=seconds + GRACE if stoppable else seconds
        )
        self.client: Final = client
        self.send_update: Final = send_update
        #: Whether the server ended the work to make room for others.
        self.evicted = False
        self._limit: Final = seconds
        self._created: Final = monotonic()
        self._deadline = inf

    @property
    def origin(self) -> str | None:
        """The address of the client, see `limits.Origins`."""
        return self.client.origin

    def evict(self) -> None:
        """End the work to make room for others: `run` raises Evicted."""
        self.evicted = True
        self._cancelled.request()

    def begin_again(self) -> None:
        """Get ready to run once more, after `evict`."""
        self.evicted = False
        self._cancelled = Stop()
        if self.stopped:  # it was cancelled meanwhile
            self._cancelled.request()

    @property
    def cancelled(self) -> bool:
        """Whether the client no longer wants the result."""
        return super().cancelled and not self.evicted

    def check(self) -> None:
        """Raise CancelledError if the job is cancelled, Refused if it has taken too long.

        Raises Evicted after `evict`.
        """
        if self.evicted:
            raise Evicted
        super().check()
        if not self.stoppable and monotonic() > self._deadline:
            raise _too_long()

    @contextmanager
    def untimed(self) -> Iterator[None]:
        self._deadline = inf
        try:
            with super().untimed():
                yield
        finally:
            self._deadline = monotonic() + self._limit

    def run(self, work: Callable[[], _T]) -> _T:
        """Do the work in this thread. Raises as `check` does."""
        now = monotonic()
        patience = max(self._limit, _PATIENCE)
        if now - self._created > patience:
            raise busy("the server has too much to do", patience)
        self._deadline = now + self._limit
        try:
            return super().run(work)
        except TimeoutError:
            raise _too_long() from None
        except CancelledError:
            if self.evicted:
                raise Evicted from None
            raise


def _too_long() -> Refused:
    return Refused("TooMuch", "this takes too long; send fewer or simpler positions or conditions")


class EncodedView(NamedTuple):
    """A view of a table. until: see `TableView`; is_complete: whether it has all events."""

    json: Raw
    until: int
    is_complete: bool


def encoded(result: Any, limit: int) -> Raw:
    """Return a result, encoded, if it is not already. Raises Refused above `limit` bytes."""
    json = result if isinstance(result, Raw) else Raw(wire.encode(result))
    if len(json) > limit:
        del result, json  # or the exception would keep them
        raise Refused(
            "TooMuch",
            f"the reply is longer than {limit} bytes (option --max-reply); ask for less, for"
            " example with a lower limit",
        )
    return json


def encoded_view(view: sm.TableView, limit: int) -> EncodedView:
    """Return a view, encoded, with its first events if all would make it too long.

    Raises Refused if it is longer than `limit` bytes without any.
    """
    while len(json := Raw(wire.encode(view))) > limit and view.events:
        events = view.events[: len(view.events) // 2]
        until = view.until - (len(view.events) - len(events))
        fallbacks = [each for each in view.fallbacks if each.seq < until]
        view = replace(view, until=until, events=events, fallbacks=fallbacks)
    return EncodedView(encoded(json, limit), view.until, view.until == view.seq)
