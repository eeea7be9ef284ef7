"""The wire as a client sees it, without a process: requests to lines, lines to typed results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, get_origin

import msgspec
from msgspec import Raw

from lexicon_fast.arguments import items, wrong_type
from lexicon_fast.client.errors import (
    BadParams,
    EngineError,
    ProtocolError,
    RequestCancelled,
    RequestRefused,
    error_of,
)
from lexicon_fast.errors import LexiconFastError
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.errors import ErrorObject
from lexicon_fast.protocol.game_types import types_of

_P = TypeVar("_P", bound=msgspec.Struct)
_R = TypeVar("_R")
_Action = TypeVar("_Action")
_Observation = TypeVar("_Observation")
_Event = TypeVar("_Event")
_Advice = TypeVar("_Advice")
_Row = TypeVar("_Row")

#: Seconds that a call may take if nobody says otherwise.
TIMEOUT: Final = 10.0
#: Requests of `search_many` that are sent at a time.
CHUNK: Final = 500
#: Bytes: a longer line is no reply but a fault.
LONGEST: Final = 1 << 30

_SHOWN: Final = 100  # bytes of a line that a message shows

#: What the calls take: a game's own types of the library, or what stands for them in JSON.
ActionLike: TypeAlias = msgspec.Struct | Mapping[str, Any]
ObservationLike: TypeAlias = msgspec.Struct | Mapping[str, Any]
PositionLike: TypeAlias = str | msgspec.Struct | Mapping[str, Any]
StateLike: TypeAlias = str | msgspec.Struct | Mapping[str, Any]
OptionValue: TypeAlias = int | float | bool | str


class HasJson(Protocol):
    """A ruleset of any game."""

    def to_json(self) -> str | dict[str, Any]: ...


RulesetLike: TypeAlias = str | HasJson | Mapping[str, Any]


# What results are here: those of `messages`, with the types of the game in them that was asked
# about (`own.types_of`): its actions, observations and events are those of `lexicon_fast.games`.


class Legal(m.Result, Generic[_Action], frozen=True, kw_only=True):
    """Legal actions, best plays first; `count` of them before `limit`."""

    count: int
    actions: list[_Action]


class Observed(m.Result, Generic[_Observation, _Event], frozen=True, kw_only=True):
    """What a player sees. events: what happened after `since`."""

    seq: int
    observation: _Observation
    events: list[_Event]


class Applied(m.GameState, Generic[_Event], frozen=True, kw_only=True):
    """How the game stands after an action. events: what then happened, as the player saw it."""

    events: list[_Event]


class Advised(m.Result, Generic[_Advice], frozen=True, kw_only=True):
    """The last advice. stopped: was it asked to end, before it had to?"""

    advice: _Advice
    stopped: bool


class Moved(m.Result, Generic[_Action], frozen=True, kw_only=True):
    """The action of a bot. stopped: was it asked to end, before it had to?"""

    action: _Action
    stopped: bool


class _Rows(m.Result, Generic[_Row], frozen=True):
    rows: list[_Row]


class Update(m.Result, frozen=True):
    """The params of `advise.update`; the advice is still JSON."""

    id: m.RequestId
    advice: Raw


class Call(Generic[_P, _R]):
    """A method: its name and the types of its params and its result. long: see `methods`."""

    __slots__ = ("decode", "long", "name")

    def __init__(self, name: str, params: type[_P], result: type[_R]) -> None:
        self.name = name
        self.long = name in methods.METHODS and methods.METHODS[name].long
        self.decode: Callable[[Raw | bytes], _R] = msgspec.json.Decoder(result).decode


HELLO: Final = Call("hello", m.HelloParams, m.HelloResult)
PING: Final = Call("ping", m.PingParams, m.PingResult)
OPTIONS_SET: Final = Call("options.set", m.OptionsSetParams, m.OptionsResult)
LOAD: Final = Call("dictionary.load", m.DictionaryLoadParams, m.DictionaryInfo)
INFO: Final = Call("dictionary.info", m.DictionaryInfoParams, m.DictionaryInfo)
CHECK: Final = Call("dictionary.check", m.DictionaryCheckParams, m.DictionaryCheckResult)
SEARCH: Final = Call("dictionary.search", m.DictionarySearchParams, m.DictionarySearchResult)
GAME_NEW: Final = Call("game.new", m.GameNewParams, m.GameNewResult)
GAME_RECORD: Final = Call("game.record", m.GameIdParams, m.GameRecordResult)
GAME_LIST: Final = Call("game.list", m.Nothing, m.GameListResult)
GAME_CLOSE: Final = Call("game.close", m.GameIdParams, m.Done)


def _own(name: str, params: type[_P], result: type[_R], *own: str) -> Callable[[str], Call[_P, _R]]:
    """A method whose result has types in it that are the game's own, by the name of the game."""
    generic: Any = get_origin(result)

    @cache
    def call(game: str) -> Call[_P, _R]:
        types = types_of(game)
        return Call(name, params, generic[tuple(getattr(types, each) for each in own)])

    return call


SOLVE: Final = _own("solve", m.SolveParams, _Rows[Any], "solved")
PLAN: Final = _own("plan", m.PlanParams, _Rows[Any], "planned")
LEGAL: Final = _own("legal", m.LegalParams, Legal[Any], "action")
ADVISE: Final = _own("advise", m.AdviseParams, Advised[Any], "advice")
BOT_MOVE: Final = _own("bot.move", m.BotMoveParams, Moved[Any], "action")
GAME_OBSERVE: Final = _own(
    "game.observe", m.GameObserveParams, Observed[Any, Any], "observation", "event"
)
GAME_LEGAL: Final = _own("game.legal", m.GameLegalParams, Legal[Any], "action")
GAME_APPLY: Final = _own("game.apply", m.GameApplyParams, Applied[Any], "event")

_UPDATE: Final[Callable[[Raw], Update]] = msgspec.json.Decoder(Update).decode


class AnyParams(msgspec.Struct, frozen=True):
    """Stands for params that this client does not know."""


@cache
def any_call(name: str) -> Call[AnyParams, Any]:
    """A method of a newer engine; its params and result are plain JSON."""
    return Call(name, AnyParams, object)


# Requests


class _Request(msgspec.Struct, frozen=True, tag_field="jsonrpc", tag="2.0", omit_defaults=True):
    id: int | None
    method: str
    params: Any


class _Notification(msgspec.Struct, frozen=True, tag_field="jsonrpc", tag="2.0"):
    method: str
    params: msgspec.Struct


_encoder: Final = msgspec.json.Encoder()

#: For a field of raw JSON that is not given.
NULL: Final = Raw(b"null")


def line_of(id: int, method: str, params: object) -> bytes:
    """A request, with its line end. Raises BadParams for what is no JSON."""
    return _encode(_Request(id, method, params)) + b"\n"


def _encode(value: object) -> bytes:
    try:
        return _encoder.encode(value)
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        message = f"{error!s:.200}; accepted: what JSON can tell"
        raise BadParams(message, methods.INVALID_PARAMS) from None


def check_length(line: bytes, most: int) -> None:
    """Raises RequestRefused for a line that the engine would skip."""
    if len(line) > most + 1:
        raise RequestRefused(
            f"the request has {len(line) - 1} bytes; accepted: {most} (option max_line_bytes)",
            methods.REFUSED,
            {"type": "TooMuch"},
        )


def stop_line(id: int) -> bytes:
    """The line that ends an `advise` or `bot.move` early; it is not answered itself."""
    return _encode(_Notification("stop", m.StopParams(id=id))) + b"\n"


def cancel_line(id: int) -> bytes:
    """The line that tells the engine not to go on with a request; it is not answered itself."""
    return _encode(_Notification("cancel", m.CancelParams(id=id))) + b"\n"


QUIT_LINE: Final = b'{"jsonrpc":"2.0","method":"quit"}\n'


def raw(value: object) -> Raw:
    """JSON of what is the game's own: an action, an observation, a position."""
    return Raw(_encode(value))


def raws(values: Sequence[object]) -> list[Raw]:
    """The same for each; a text alone is no list of positions."""
    if isinstance(values, str):
        return [raw(values)]
    return [raw(value) for value in items("positions", "positions", values)]


def ruleset_of(value: RulesetLike | None) -> str | dict[str, Any] | None:
    """A ruleset as JSON has it."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return dict(value)
    try:
        return value.to_json()
    except (AttributeError, TypeError):
        raise wrong_type("ruleset", "a name, a Ruleset, or its data", value) from None


# Replies


class Reply(msgspec.Struct, frozen=True):
    """A line of the engine: an answer (result or error), or a notification (method)."""

    id: int | str | None = None
    result: Raw = msgspec.field(default_factory=Raw)
    error: ErrorObject | None = None
    method: str = ""
    params: Raw = msgspec.field(default_factory=Raw)


_REPLY: Final = msgspec.json.Decoder(Reply).decode


def reply_of(line: bytes) -> Reply:
    """Raises ProtocolError for what is no message."""
    try:
        reply = _REPLY(line)
        if reply.id is not None or reply.error is not None or reply.method:
            return reply
        why = "there is no id, method or error"
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        why = f"{error!s:.200}"
    shown = repr(line[:_SHOWN])[1:] + ("..." if len(line) > _SHOWN else "")
    raise ProtocolError(f"the engine sent what is no message: {shown}: {why}")


def update_of(reply: Reply) -> Update | None:
    """The news that a notification has; None: a newer engine tells what is not known here."""
    if reply.method != "advise.update":
        return None
    try:
        return _UPDATE(reply.params)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ProtocolError(f"the engine's advise.update is none: {error!s:.300}") from None


@cache
def _advice_decoder(game: str) -> Callable[[Raw], Any]:
    return msgspec.json.Decoder(types_of(game).advice).decode


def advice_of(update: Update, game: str) -> Any:
    """The advice that has come. Raises ProtocolError for what is none."""
    try:
        return _advice_decoder(game)(update.advice)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ProtocolError(f"the engine's advise.update is none: {error!s:.300}") from None


def result_of(call: Call[_P, _R], reply: Reply) -> _R:
    """What the engine answered. Raises what it refused (see `errors`), ProtocolError."""
    if reply.error is not None:
        raise error_of(reply.error)
    try:
        return call.decode(reply.result)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ProtocolError(f"the engine's answer to {call.name} is none: {error!s:.300}") from None


def given_up(method: str) -> RequestCancelled:
    """What is raised where an answer was waited for that nobody wanted any more."""
    return RequestCancelled(f"{method} was given up", methods.CANCELLED)


def failure_of(reply: Reply) -> EngineError | LexiconFastError | None:
    """What an answer to nobody in particular (id null) says went wrong."""
    return error_of(reply.error) if reply.id is None and reply.error is not None else None


def check_hello(hello: m.HelloResult) -> m.HelloResult:
    """Raises ProtocolError if the engine speaks another major version."""
    if hello.protocol.partition(".")[0] != str(methods.VERSION[0]):
        raise ProtocolError(
            f"{hello.name} {hello.version} speaks protocol {hello.protocol!r:.20}; accepted:"
            f" {methods.VERSION[0]}.x"
        )
    return hello


class Lines:
    """Cuts what comes in pieces into lines."""

    def __init__(self) -> None:
        self._rest: list[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> Iterable[bytes]:
        """The lines that have ended with this piece. Raises ProtocolError for an endless one."""
        *whole, rest = data.split(b"\n")
        if whole and self._rest:
            whole[0] = b"".join([*self._rest, whole[0]])
            self._rest.clear()
            self._size = 0
        if rest:
            self._rest.append(rest)
            self._size += len(rest)
            if self._size > LONGEST:
                raise ProtocolError(f"the engine sent a line longer than {LONGEST} bytes")
        return filter(None, whole)
