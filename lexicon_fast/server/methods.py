"""The methods of the server, some of the engine's and its own, and the statuses of its errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods as engine
from lexicon_fast.protocol.methods import ErrorObject, Method, long_method, thinking_method
from lexicon_fast.server import messages as sm

#: Methods of the engine. Those that change it for all clients are missing, and games without
#: tokens. Dictionaries are opened when the server starts.
_ENGINE: Final = (
    "hello",
    "ping",
    "stop",
    "cancel",
    "dictionary.info",
    "dictionary.check",
    "dictionary.search",
    "dictionary.find",
    "dictionary.equations",
    "quiz.keys",
    "quiz.question",
    "quiz.answer",
    "solve",
    "plan",
    "legal",
    "advise",
    "analyse",
    "bot.move",
    "puzzle",
    "puzzle.check",
    "puzzle.solution",
)

METHODS: Final[Mapping[str, Method]] = {
    **{name: engine.METHODS[name] for name in _ENGINE},
    "hello": engine.METHODS["hello"]._replace(
        result=sm.HelloResult, about="version, games and methods of the server"
    ),
    "rules": Method(sm.RulesParams, sm.RulesResult, "rules of a game"),
    "lexibomb.odds": long_method(sm.OddsParams, sm.OddsResult, "probabilities of bombs"),
    "record.replay": long_method(sm.ReplayParams, sm.ReplayResult, "a record, step by step"),
    "table.new": Method(sm.TableNewParams, sm.TableNewResult, "create a table and deal"),
    "table.join": Method(sm.TableJoinParams, sm.TableJoinResult, "take an open seat"),
    "table.view": Method(sm.TableViewParams, sm.TableView, "the state of a table"),
    "table.act": Method(sm.TableActParams, sm.TableView, "act in your turn"),
    "table.resign": Method(sm.TableResignParams, sm.TableView, "end the game with your loss"),
    "table.abort": Method(sm.TableAbortParams, sm.TableView, "end a game that has just begun"),
    "table.score": Method(sm.TableScoreParams, sm.TableScoreResult, "the score of a play"),
    "table.legal": long_method(sm.TableLegalParams, m.LegalResult, "legal actions"),
    "table.advise": thinking_method(
        sm.TableAdviseParams,
        m.AdviseResult,
        "ranked actions, refined step by step",
        notifies="advise.update",
    ),
    "table.record": long_method(
        sm.TableRecordParams, m.GameRecordResult, "the record of a finished game"
    ),
    "table.analyse": thinking_method(
        sm.TableAnalyseParams,
        m.AnalyseResult,
        "compare each turn of a finished game with the best actions",
        notifies="analyse.update",
    ),
    "table.again": Method(
        sm.TableAgainParams, sm.TableAgainResult, "play another game with the same players"
    ),
    "table.watch": Method(
        sm.TableViewParams, sm.TableView, "get notifications of changes", notifies="table.changed"
    ),
    "table.unwatch": Method(sm.TableParams, m.Done, "stop the notifications"),
}

#: Methods that are expected to take long, and wait for others of them.
SLOW: Final = frozenset({"dictionary.find", "dictionary.equations", "quiz.keys", "plan", "puzzle"})

#: Methods about a connection, only over WebSocket.
WEBSOCKET_ONLY: Final = frozenset({"stop", "cancel", "table.watch", "table.unwatch"})

#: Notifications that the server sends.
NOTIFICATIONS: Final[Mapping[str, type[msgspec.Struct]]] = {
    "advise.update": m.AdviseUpdate,
    "analyse.update": m.AnalyseUpdate,
    "table.changed": sm.TableView,
}

#: Values of `data.type` with code -32000, including those of the engine.
REFUSALS: Final[Mapping[str, str]] = {
    **{
        name: about
        for name, about in engine.REFUSALS.items()
        if name not in ("NoSuchGame", "NotLoaded", "NotOver", "TooMuch")
    },
    "NotLoaded": "The server was not started with this dictionary.",
    "NotOver": "The game is not over. Only then its record can be shown, and the next game begin.",
    "NoSuchTable": "Unknown table. It may have been deleted.",
    "BadToken": "The token belongs to no seat at this table.",
    "NoSeat": "The seat is not open.",
    "NoAdvice": "The table gives no advice, or none now. The message says why.",
    "TooMuch": "A limit of the server is exceeded. The message names it.",
    "Failure": "A bot of the operator's own (`--bot`) failed. The message says how.",
    "Busy": "The server has too much to do. Try again after `data.retry_after` seconds.",
    "Closing": "The server is shutting down. Try again later.",
}

#: Status by error code.
_BY_CODE: Final[Mapping[int, int]] = {
    engine.PARSE_ERROR: 400,
    engine.INVALID_REQUEST: 400,
    engine.UNKNOWN_METHOD: 404,
    engine.INVALID_PARAMS: 422,
    engine.INTERNAL_ERROR: 500,
    engine.CANCELLED: 503,
}
#: Status by `data.type`; others have 422.
_BY_TYPE: Final[Mapping[str, int]] = {
    "BadToken": 403,
    "NoSuchTable": 404,
    "Failure": 500,
    "IllegalAction": 409,
    "NoAdvice": 409,
    "NoSeat": 409,
    "NotOver": 409,
    "Stale": 409,
    "TooMuch": 429,
    "Busy": 503,
    "Closing": 503,
}

#: Meaning of each status, for the documentation.
STATUSES: Final[Mapping[int, str]] = {
    400: "The request is not valid HTTP.",
    403: "`BadToken`, or a request from a page of another site.",
    404: "Unknown method, or unknown table (`NoSuchTable`).",
    408: "The request did not arrive in time.",
    409: "The game does not allow this now: `IllegalAction`, `NoAdvice`, `NoSeat`,"
    " `NotOver`, `Stale`.",
    413: "The body is too long.",
    422: "The body is not valid JSON, or has wrong params: `data.path` names the field, or"
    " `data.type` the reason.",
    429: "A limit of the server (`TooMuch`).",
    500: "An error in the server, or in a bot of its operator (`Failure`).",
    503: "The server is busy (`Busy`), shutting down (`Closing`), or has too many connections. The"
    " header `Retry-After` has the seconds after which to try again.",
}


def status_of(error: ErrorObject) -> int:
    """Return the HTTP status of an error."""
    if error.code == engine.REFUSED:
        return status_of_type(str(error.data.get("type")))
    return _BY_CODE[error.code]


def status_of_type(type: str) -> int:
    """Return the HTTP status of a refusal. type: its `data.type`."""
    return _BY_TYPE.get(type, 422)
