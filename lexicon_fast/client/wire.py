"""Encode requests as lines, and decode lines to typed results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, get_origin

import msgspec
from msgspec import Raw

from lexicon_fast.base.arguments import items, wrong_type
from lexicon_fast.base.errors import excerpt, shortened
from lexicon_fast.base.tile_text import shown_bytes
from lexicon_fast.base.validation import decoder
from lexicon_fast.client.errors import BadParams, ProtocolError, RequestRefused, error_of
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.game_types import types_of
from lexicon_fast.protocol.methods import DECODE_ERRORS, ErrorObject
from lexicon_fast.protocol.wire import notification

_P = TypeVar("_P", bound=msgspec.Struct)
_R = TypeVar("_R")
_Action = TypeVar("_Action")
_Observation = TypeVar("_Observation")
_Event = TypeVar("_Event")
_Advice = TypeVar("_Advice")
_Row = TypeVar("_Row")

#: Default limit of a call, in seconds.
TIMEOUT: Final = 10.0
#: Updates of a request that may wait to be fetched; with more, the oldest is dropped.
MAX_UPDATES: Final = 256

#: Bytes of an invalid line that an error message quotes.
_MAX_QUOTED: Final = 100

# Arguments of the calls: the types of a game in this library, or the same as JSON.
ActionLike: TypeAlias = msgspec.Struct | Mapping[str, Any]
ObservationLike: TypeAlias = msgspec.Struct | Mapping[str, Any]
PositionLike: TypeAlias = str | msgspec.Struct | Mapping[str, Any]
StateLike: TypeAlias = str | msgspec.Struct | Mapping[str, Any]
OptionValue: TypeAlias = int | float | bool | str


class HasJson(Protocol):
    """A ruleset of any game."""

    def to_json(self) -> str | dict[str, Any]: ...


RulesetLike: TypeAlias = str | HasJson | Mapping[str, Any]


# Results: those of `messages`, where actions, observations and events have the types of the game
# (`game_types.types_of`), which are those of `lexicon_fast.games`.


class Legal(m.Result, Generic[_Action], frozen=True, kw_only=True):
    """Legal actions, best plays first; `count` of them before `limit`.

    `Engine.legal` and `Game.legal` return one. actions: of the types of the game.

    >>> from lexicon_fast import lexicon
    >>> from lexicon_fast.client import Legal
    >>> legal = Legal(count=202, actions=[lexicon.Form("hirsute")])  # with limit=1
    >>> legal.actions[0], legal.count
    (Form(laid='hirsute'), 202)
    """

    count: int
    actions: list[_Action]


class Observed(m.Result, Generic[_Observation, _Event], frozen=True, kw_only=True):
    """A player's view of a game. events: those after `since`, as the player saw them.

    `Game.observe` returns one. seq: the number of events so far, for `since` and for `Game.apply`;
    observation: of the type of the game.

    >>> from lexicon_fast import lexicon
    >>> from lexicon_fast.client import Observed
    >>> observation = lexicon.Observation(1, "EHIIQRSTUY", pile="G", stock=31)
    >>> observed = Observed(seq=3, observation=observation, events=[])
    >>> observed.observation.hand
    'EHIIQRSTUY'
    """

    seq: int
    observation: _Observation
    events: list[_Event]


class Applied(m.GameState, Generic[_Event], frozen=True, kw_only=True):
    """State of a game after an action. events: those it caused, as the player saw them.

    `Game.apply` returns one. The other fields are those of `Game`: to_move is None and returns has
    a number for each player once the game is over.

    >>> from lexicon_fast.client import Applied
    >>> state = {"id": "lexicon-1", "game": "lexicon", "players": 2, "seq": 31}
    >>> applied = Applied(**state, to_move=None, over=True, returns=[1.0, 0.0], events=[])
    >>> applied.over, applied.returns
    (True, [1.0, 0.0])
    """

    events: list[_Event]


class Changed(m.GameState, Generic[_Event], frozen=True, kw_only=True):
    """State of a game that has changed. events: those since the last change, as a player saw them.

    `Game.watch` yields them.

    >>> from lexicon_fast.client import Changed
    >>> state = {"id": "lexicon-1", "game": "lexicon", "players": 2, "seq": 31}
    >>> changed = Changed(**state, to_move=1, over=False, returns=None, player=0, events=[])
    >>> changed.to_move
    1
    """

    player: int
    events: list[_Event]


class Advised(m.Result, Generic[_Advice], frozen=True, kw_only=True):
    """The last advice. stopped: whether `stop` ended it early.

    `Advising.result` returns one. advice: of the type of the game.

    >>> from lexicon_fast.client import Advised
    >>> from lexicon_fast.engine.lexicon import Advice
    >>> last = Advice(0, (), playouts=100, final=True, word=None, known=None, certain=True)
    >>> advised = Advised(advice=last, stopped=False)
    >>> advised.advice.playouts
    100
    """

    advice: _Advice
    stopped: bool


class Analysed(m.Result, Generic[_Row], frozen=True, kw_only=True):
    """The analysis of a game. stopped: whether it ended before the last turn.

    `Engine.analyse` returns one. rows: turns and ends, then the sums of each player; of types of
    the game.

    >>> from lexicon_fast.bots.analysis import EndAnalysis
    >>> from lexicon_fast.client import Analysed
    >>> analysed = Analysed(rows=[EndAnalysis(30, (4.5, -4.5), (0.1, -0.1))], stopped=False)
    >>> analysed.rows[0].luck
    (4.5, -4.5)
    """

    rows: list[_Row]
    stopped: bool


class PuzzleQuestion(m.Result, Generic[_Observation], frozen=True, kw_only=True):
    """A puzzle without its solution. `Engine.puzzle` returns one.

    day, seed: of the puzzle of a day or a seed, the other None; dictionary: its name; observation:
    what the player sees, of a type of the game; difficulty: the weakest level that solves it in
    half of all turns or more, from 1, or None; levels: the share of turns in which each level sees
    the solution.

    >>> from lexicon_fast.client import PuzzleQuestion
    >>> question = PuzzleQuestion(
    ...     game="scrabble", day=None, seed=1, dictionary="enable", question="Which play?",
    ...     observation=None, difficulty=3, levels=[0.0, 0.4, 0.7],
    ... )
    >>> question.difficulty
    3
    """

    game: str
    day: str | None
    seed: int | None
    dictionary: str
    question: str
    observation: _Observation
    difficulty: int | None
    levels: list[float]


class PuzzleVerdict(m.Result, Generic[_Observation], frozen=True, kw_only=True):
    """The check of an answer to a puzzle. `Engine.puzzle_check` returns one.

    solved: whether it is as good as the best one; value: turns in Lexicon, points in Scrabble,
    expected points in Lexibomb, or None; text: a sentence about it; observation: what the player
    sees after it in Lexicon, else None.

    >>> from lexicon_fast.client import PuzzleVerdict
    >>> PuzzleVerdict(solved=True, value=38.0, text="38 points.", observation=None).solved
    True
    """

    solved: bool
    value: float | None
    text: str
    observation: _Observation | None


class PuzzleSolution(m.Result, Generic[_Action], frozen=True, kw_only=True):
    """A best answer to a puzzle. `Engine.puzzle_solution` returns one.

    solution: the actions, of types of the game; target: what they reach, like
    `PuzzleVerdict.value`.

    >>> from lexicon_fast import scrabble
    >>> from lexicon_fast.client import PuzzleSolution
    >>> PuzzleSolution(solution=[scrabble.Lay("D1", "KERB")], target=38.0).target
    38.0
    """

    solution: list[_Action]
    target: float


class Moved(m.Result, Generic[_Action], frozen=True, kw_only=True):
    """The action of a bot. stopped: whether `stop` ended the search early.

    `Engine.bot_move` returns one. action: of a type of the game.

    >>> from lexicon_fast import lexicon
    >>> from lexicon_fast.client import Moved
    >>> moved = Moved(action=lexicon.Form("hirsute"), stopped=False)
    >>> moved.action.laid
    'hirsute'
    """

    action: _Action
    stopped: bool


class _Rows(m.Result, Generic[_Row], frozen=True):
    rows: list[_Row]


class Update(m.Result, frozen=True):
    """The params of `advise.update`; the advice is not decoded yet."""

    id: m.RequestId
    advice: Raw


class Change(msgspec.Struct, frozen=True):
    """A `game.changed` that is not decoded yet. id: see `watch_key`."""

    id: str
    params: Raw


class _Watched(msgspec.Struct, frozen=True):
    id: str
    player: int


def watch_key(game: str, player: int) -> str:
    """Return the key of the notifications that a player gets about a game, by its id."""
    return f"{game}/{player}"


class Call(Generic[_P, _R]):
    """A method with the types of its params and its result. long: see `methods.Method`."""

    __slots__ = ("decode", "long", "name")

    def __init__(self, name: str, _params: type[_P], result: type[_R]) -> None:
        self.name = name
        self.long = name in methods.METHODS and methods.METHODS[name].long
        self.decode: Callable[[Raw | bytes], _R] = decoder(result).decode


HELLO: Final = Call("hello", m.HelloParams, m.HelloResult)
PING: Final = Call("ping", m.PingParams, m.PingResult)
OPTIONS_SET: Final = Call("options.set", m.OptionsSetParams, m.OptionsResult)
LOAD: Final = Call("dictionary.load", m.DictionaryLoadParams, m.DictionaryInfo)
INFO: Final = Call("dictionary.info", m.DictionaryInfoParams, m.DictionaryInfo)
CHECK: Final = Call("dictionary.check", m.DictionaryCheckParams, m.DictionaryCheckResult)
SEARCH: Final = Call("dictionary.search", m.DictionarySearchParams, m.DictionarySearchResult)
FIND: Final = Call("dictionary.find", m.DictionaryFindParams, m.DictionaryFindResult)
EQUATIONS: Final = Call(
    "dictionary.equations", m.DictionaryEquationsParams, m.DictionaryEquationsResult
)
GAME_NEW: Final = Call("game.new", m.GameNewParams, m.GameNewResult)
GAME_RECORD: Final = Call("game.record", m.GameIdParams, m.GameRecordResult)
GAME_LIST: Final = Call("game.list", m.Nothing, m.GameListResult)
GAME_CLOSE: Final = Call("game.close", m.GameIdParams, m.Done)
GAME_RESIGN: Final = Call("game.resign", m.GameResignParams, m.GameState)
GAME_ABORT: Final = Call("game.abort", m.GameIdParams, m.GameState)
GAME_WATCH: Final = Call("game.watch", m.GameWatchParams, m.GameState)
GAME_UNWATCH: Final = Call("game.unwatch", m.GameWatchParams, m.Done)


def _by_game(
    name: str, params: type[_P], result: type[_R], *fields: str
) -> Callable[[str], Call[_P, _R]]:
    """Return a function that makes the call for a game. fields: of `GameTypes`, in the result."""
    generic: Any = get_origin(result)

    @cache
    def call(game: str) -> Call[_P, _R]:
        types = types_of(game)
        return Call(name, params, generic[tuple(getattr(types, each) for each in fields)])

    return call


SOLVE: Final = _by_game("solve", m.SolveParams, _Rows[Any], "solved")
PLAN: Final = _by_game("plan", m.PlanParams, _Rows[Any], "planned")
LEGAL: Final = _by_game("legal", m.LegalParams, Legal[Any], "action")
ADVISE: Final = _by_game("advise", m.AdviseParams, Advised[Any], "advice")
ANALYSE: Final = _by_game("analyse", m.AnalyseParams, Analysed[Any], "analysis")
BOT_MOVE: Final = _by_game("bot.move", m.BotMoveParams, Moved[Any], "action")
PUZZLE: Final = _by_game("puzzle", m.PuzzleParams, PuzzleQuestion[Any], "observation")
PUZZLE_CHECK: Final = _by_game(
    "puzzle.check", m.PuzzleCheckParams, PuzzleVerdict[Any], "observation"
)
PUZZLE_SOLUTION: Final = _by_game(
    "puzzle.solution", m.PuzzleSolutionParams, PuzzleSolution[Any], "action"
)
GAME_OBSERVE: Final = _by_game(
    "game.observe", m.GameObserveParams, Observed[Any, Any], "observation", "event"
)
GAME_LEGAL: Final = _by_game("game.legal", m.GameLegalParams, Legal[Any], "action")
GAME_APPLY: Final = _by_game("game.apply", m.GameApplyParams, Applied[Any], "event")

_UPDATE: Final[Callable[[Raw], Update]] = decoder(Update).decode
_WATCHED: Final[Callable[[Raw], _Watched]] = decoder(_Watched).decode


@cache
def any_call(name: str) -> Call[Any, Any]:
    """Return the call of any method; its params and result are plain JSON."""
    return Call(name, Any, Any)


# Requests


class _Request(msgspec.Struct, frozen=True, tag_field="jsonrpc", tag="2.0", omit_defaults=True):
    id: int | None
    method: str
    params: Any


_encoder: Final = msgspec.json.Encoder()

#: The value of a field of raw JSON without an argument.
NULL: Final = Raw(b"null")


def line_of(id: int, method: str, params: object) -> bytes:
    """Return a request with its line end. Raises BadParams for a value that JSON cannot hold."""
    return _encode(_Request(id, method, params)) + b"\n"


def _encode(value: object) -> bytes:
    try:
        return shown_bytes(_encoder.encode(value))
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadParams(
            f"not valid JSON: {shortened(str(error), 200)}", methods.INVALID_PARAMS
        ) from None


def check_length(line: bytes, limit: int) -> None:
    """Raise RequestRefused for a line that the engine would skip. limit: without the line end."""
    if len(line) > limit + 1:
        raise RequestRefused(
            f"the request has {len(line) - 1} bytes; the limit is {limit} (option max_line_bytes)",
            methods.REFUSED,
            {"type": "TooMuch"},
        )


def stop_line(id: int) -> bytes:
    """Return the notification that ends a request early."""
    return notification("stop", m.StopParams(id=id)) + b"\n"


def cancel_line(id: int) -> bytes:
    """Return the notification that cancels a request."""
    return notification("cancel", m.CancelParams(id=id)) + b"\n"


#: Params of `hello`, the first request.
HELLO_PARAMS: Final = m.HelloParams(
    client="lexicon-fast, Python", protocol=methods.version_text(methods.VERSION)
)

QUIT_LINE: Final = b'{"jsonrpc":"2.0","method":"quit"}\n'


def raw(value: object) -> Raw:
    """Encode an action, an observation or a position."""
    return Raw(_encode(value))


def raws(values: Sequence[object]) -> list[Raw]:
    """Encode a list of positions; a string is one position."""
    if isinstance(values, str):
        return [raw(values)]
    return [raw(value) for value in items("positions", "positions", values)]


def ruleset_of(value: RulesetLike | None) -> str | dict[str, Any] | None:
    """Return a ruleset as JSON."""
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
    """A line from the engine: a reply (result or error), or a notification (method)."""

    id: int | str | None = None
    result: Raw = msgspec.field(default_factory=Raw)
    error: ErrorObject | None = None
    method: str = ""
    params: Raw = msgspec.field(default_factory=Raw)


_REPLY: Final = decoder(Reply).decode


def reply_of(line: bytes) -> Reply:
    """Decode a line. Raises ProtocolError."""
    try:
        reply = _REPLY(line)
        if reply.id is not None or reply.error is not None or reply.method:
            return reply
        why = "it has no id, method or error"
    except DECODE_ERRORS as error:
        why = shortened(str(error), 200)
    quoted = repr(line[:_MAX_QUOTED])[1:] + ("..." if len(line) > _MAX_QUOTED else "")
    raise ProtocolError(f"the engine sent an invalid message: {quoted}: {why}")


def update_of(reply: Reply) -> Update | Change | None:
    """Decode a notification; None for one that only a newer engine sends."""
    if reply.method == "game.changed":
        watched = _decode(_WATCHED, reply.params, "game.changed")
        return Change(watch_key(watched.id, watched.player), reply.params)
    if reply.method != "advise.update":
        return None
    return _decode(_UPDATE, reply.params, "advise.update")


def changed_of(change: Change, game: str) -> Any:
    """Decode a change of a game. Raises ProtocolError."""
    generic: Any = Changed
    changed = decoder(generic[types_of(game).event])
    return _decode(changed.decode, change.params, "game.changed")


def advice_of(update: Update, game: str) -> Any:
    """Decode the advice of an update. Raises ProtocolError."""
    return _decode(decoder(types_of(game).advice).decode, update.advice, "advise.update")


def result_of(call: Call[_P, _R], reply: Reply, query: object = "") -> _R:
    """Return the result of a reply, or raise its error (see `errors`). Raises ProtocolError.

    query: of the request, for BadQuery.
    """
    if reply.error is not None:
        raise error_of(reply.error, query)
    return _decode(call.decode, reply.result, f"reply to {call.name}")


def _decode(decoder: Callable[[Raw], _R], raw: Raw, what: str) -> _R:
    """Decode a part of a line. what: the message that contains it. Raises ProtocolError."""
    try:
        return decoder(raw)
    except DECODE_ERRORS as error:
        raise ProtocolError(
            f"the engine's {what} is invalid: {shortened(str(error), 300)}"
        ) from None


def check_hello(hello: m.HelloResult) -> m.HelloResult:
    """Return the result of `hello`. Raises ProtocolError for another major version."""
    if hello.protocol.partition(".")[0] != str(methods.VERSION[0]):
        raise ProtocolError(
            f"{hello.name} {hello.version} speaks protocol {excerpt(hello.protocol, 20)};"
            f" this client needs {methods.VERSION[0]}.x"
        )
    return hello
