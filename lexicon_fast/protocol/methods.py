"""The methods of the protocol by name, its version, and its errors, with their form in a reply."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from lexicon_fast.base.errors import LexiconFastError, error_data, shortened
from lexicon_fast.base.validation import Problem, explain
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods

#: Exceptions of msgspec for a text that is not JSON of the expected type.
DECODE_ERRORS: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

#: Characters of a message. Longer ones are cut: a client may send a value of a megabyte.
_MAX_MESSAGE: Final = 1000

#: By field, what its pattern accepts, for error messages.
_EXPECTED: Final = {
    "protocol": "a version such as 1.0",
    "name": "one line of text with a visible character",
}


class RequestError(Exception):
    """An error that is the reply to a request. data: members of the error's `data`."""

    def __init__(self, code: int, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code = code
        self.data = data


class Refused(RequestError):
    """A valid request that is refused. type: one of `methods.REFUSALS`."""

    def __init__(self, type: str, message: str, **data: Any) -> None:
        super().__init__(methods.REFUSED, message, type=type, **data)


class BadField(RequestError):
    """A field of the params with an invalid value.

    path: of the field, such as `params.limit`; problem: what follows the path in the message, such
    as "is missing", "must be ..." or "unknown ...".
    """

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(methods.INVALID_PARAMS, str(Problem(path, problem)), path=path)


def refuse_given(params: object, problem: str, *fields: str) -> None:
    """Raise BadField if params have one of these optional fields. problem: see `BadField`."""
    for field in fields:
        if getattr(params, field) is not None:
            raise BadField(f"params.{field}", problem)


class ErrorObject(msgspec.Struct, frozen=True, omit_defaults=True):
    """The member `error` of a reply."""

    code: int
    message: str
    data: dict[str, Any] = {}


def error_object(error: BaseException) -> ErrorObject | None:
    """Return the error object for an exception; None for a bug of the engine."""
    if isinstance(error, RequestError):
        return ErrorObject(error.code, _cut(str(error)), error.data)
    if isinstance(error, LexiconFastError):
        return ErrorObject(methods.REFUSED, _cut(str(error)), {**error_data(error)})
    if isinstance(error, OSError):
        name = f"{shortened(str(error.filename), 200)}: " if error.filename else ""
        message = f"cannot read a file: {name}{error.strerror or error}"
        return ErrorObject(methods.REFUSED, _cut(message), {"type": "BadWordList"})
    if isinstance(error, MemoryError):
        return ErrorObject(methods.REFUSED, "out of memory", {"type": "TooMuch"})
    return None


def bad_params(error: Exception, fields: tuple[str, ...], where: str) -> BadField:
    """Return the error for JSON that cannot be decoded.

    fields: names of the fields of its type; where: its path, such as `params`.
    """
    path, problem = explain(error, fields, _EXPECTED)
    return BadField(f"{where}.{path}" if path and path[0] != "[" else where + path, problem)


def _cut(message: str) -> str:
    # A text may have half of a surrogate pair, which cannot be encoded.
    message = message.encode("utf-8", "replace").decode()
    return message if len(message) <= _MAX_MESSAGE else f"{message[:_MAX_MESSAGE]}..."


#: Version of the protocol. Clients with the same major version can use the engine.
VERSION: Final = (1, 8)

#: Changes by version. `hello` lists those after the version of the client.
CHANGES: Final[tuple[tuple[tuple[int, int], str], ...]] = (
    ((1, 0), "The first version."),
    (
        (1, 1),
        "Scrabble, in addition to Lexicon. `game.new` has `starter`. The option `open_files`"
        " forbids paths and URLs.",
    ),
    ((1, 2), "Lexibomb."),
    (
        (1, 3),
        "The lists enable, 2of12inf and yawl need no loading. Requests of Lexibomb that name no"
        " dictionary get 2of12inf, unless the option `dictionary` has been set; games in `hello`"
        " have `words`, `title`, `new_params` and `without_challenges`.",
    ),
    (
        (1, 4),
        "Games can have clocks (`clock` of `game.new` and of states), be resigned, aborted and"
        " watched.",
    ),
    ((1, 5), "Recorded games can be analysed: `analyse`."),
    (
        (1, 6),
        "Puzzles of days and seeds: `puzzle`, `puzzle.check` and `puzzle.solution`. `solve` has"
        " `order`, with which plays of board games have their leave and equity.",
    ),
    (
        (1, 7),
        "Queries about words: `dictionary.find`. `solve` has `filter`, conditions for the plays"
        " that are listed. Rows with an `error` have `error_data`: its type, and the rule and"
        " square that it names.",
    ),
    (
        (1, 8),
        "`dictionary.find` has playability of words: a condition, an order and a column;"
        " `group_by`, which puts words with the same letters together; and the columns"
        " `definition` and `phony`. `hello` has `has_definitions`: whether there are any; without"
        " them, conditions on definitions are refused as `NoDefinitions`, and those on playability"
        " as `NoPlayability` if the dictionary has no table."
        " `game.new` continues games in GCG, too: `record` has the lines of the file, and `events`"
        " the number of its events before the position. `ruleset` of `game.new` and `analyse` has"
        " the board and tiles of GCG in other letters."
        " Words that are made of common parts: `dictionary.equations`."
        " Questions about words: `quiz.keys`, `quiz.question` and `quiz.answer`."
        " Dictionaries in any language: `dictionary.load` has `language`, and tiles of several"
        " letters are written `[CH]`.",
    ),
)


def version_text(version: tuple[int, int]) -> str:
    """Return a version of the protocol as in messages."""
    return ".".join(map(str, version))


class Method(NamedTuple):
    """A method. long: it runs in a thread, is answered when it is done, and can be cancelled."""

    params: type[m.Params]
    result: type[m.Result]
    about: str
    long: bool = False
    stoppable: bool = False
    notifies: str | None = None
    since: tuple[int, int] = (1, 0)


long_method: Final = partial(Method, long=True)
#: A method that can be ended early, with the best result so far.
thinking_method: Final = partial(Method, long=True, stoppable=True)

#: Notifications that the engine sends.
NOTIFICATIONS: Final[Mapping[str, type[msgspec.Struct]]] = {
    "advise.update": m.AdviseUpdate,
    "analyse.update": m.AnalyseUpdate,
    "game.changed": m.GameChanged,
}

METHODS: Final[Mapping[str, Method]] = {
    "hello": Method(m.HelloParams, m.HelloResult, "describe the engine"),
    "ping": Method(m.PingParams, m.PingResult, "test the connection"),
    "options": Method(m.Nothing, m.OptionsResult, "list the options of the engine"),
    "options.set": Method(m.OptionsSetParams, m.OptionsResult, "change options of the engine"),
    "stop": Method(m.StopParams, m.StopResult, "end a request early, with the best result so far"),
    "cancel": Method(m.CancelParams, m.CancelResult, "cancel a request"),
    "quit": Method(m.Nothing, m.Done, "cancel open requests and end the engine"),
    "dictionary.load": long_method(m.DictionaryLoadParams, m.DictionaryInfo, "open a dictionary"),
    "dictionary.info": Method(m.DictionaryInfoParams, m.DictionaryInfo, "describe a dictionary"),
    "dictionary.check": Method(m.DictionaryCheckParams, m.DictionaryCheckResult, "check words"),
    "dictionary.search": Method(
        m.DictionarySearchParams, m.DictionarySearchResult, "find words that a hand can spell"
    ),
    "dictionary.find": long_method(
        m.DictionaryFindParams,
        m.DictionaryFindResult,
        "find words that meet conditions",
        since=(1, 7),
    ),
    "dictionary.equations": long_method(
        m.DictionaryEquationsParams,
        m.DictionaryEquationsResult,
        "find words that are made of common parts",
        since=(1, 8),
    ),
    "quiz.keys": long_method(
        m.QuizKeysParams, m.QuizKeysResult, "list the questions of a quiz", since=(1, 8)
    ),
    "quiz.question": long_method(
        m.QuizQuestionParams, m.QuizQuestionResult, "get a question of a quiz", since=(1, 8)
    ),
    "quiz.answer": long_method(
        m.QuizAnswerParams, m.QuizAnswerResult, "check, rate and schedule an answer", since=(1, 8)
    ),
    "solve": long_method(m.SolveParams, m.SolveResult, "list all plays of positions, best first"),
    "plan": long_method(m.PlanParams, m.PlanResult, "find the best words in 1, 2, 3 ... turns"),
    "legal": Method(m.LegalParams, m.LegalResult, "list legal actions for an observation"),
    "advise": thinking_method(
        m.AdviseParams, m.AdviseResult, "rank actions, step by step", notifies="advise.update"
    ),
    "analyse": thinking_method(
        m.AnalyseParams,
        m.AnalyseResult,
        "compare each turn of a recorded game with the best actions",
        notifies="analyse.update",
        since=(1, 5),
    ),
    "bot.move": thinking_method(m.BotMoveParams, m.BotMoveResult, "choose an action with a bot"),
    "puzzle": long_method(
        m.PuzzleParams, m.PuzzleResult, "make the puzzle of a day or seed", since=(1, 6)
    ),
    "puzzle.check": long_method(
        m.PuzzleCheckParams, m.PuzzleCheckResult, "check an answer to a puzzle", since=(1, 6)
    ),
    "puzzle.solution": long_method(
        m.PuzzleSolutionParams, m.PuzzleSolutionResult, "get the solution of a puzzle", since=(1, 6)
    ),
    "game.new": Method(m.GameNewParams, m.GameNewResult, "start a game"),
    "game.observe": Method(m.GameObserveParams, m.GameObserveResult, "get the view of a player"),
    "game.legal": Method(m.GameLegalParams, m.LegalResult, "list legal actions of a player"),
    "game.apply": Method(m.GameApplyParams, m.GameApplyResult, "apply an action of a player"),
    "game.resign": Method(
        m.GameResignParams, m.GameState, "end a game with the loss of a player", since=(1, 4)
    ),
    "game.abort": Method(m.GameIdParams, m.GameState, "end a game that nobody wins", since=(1, 4)),
    "game.watch": Method(
        m.GameWatchParams,
        m.GameState,
        "get notifications of changes",
        notifies="game.changed",
        since=(1, 4),
    ),
    "game.unwatch": Method(m.GameWatchParams, m.Done, "stop the notifications", since=(1, 4)),
    "game.record": Method(m.GameIdParams, m.GameRecordResult, "get the record of a finished game"),
    "game.list": Method(m.Nothing, m.GameListResult, "list the open games"),
    "game.close": Method(m.GameIdParams, m.Done, "close a game"),
}


# ------------------------------------------------------------------------- errors

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
UNKNOWN_METHOD: Final = -32601
INVALID_PARAMS: Final = -32602
INTERNAL_ERROR: Final = -32603
CANCELLED: Final = -32800
#: All other errors, with their type in `data.type`.
REFUSED: Final = -32000

#: Meaning of each error code.
ERROR_CODES: Final[Mapping[int, str]] = {
    PARSE_ERROR: "The line is not JSON or UTF-8, is too deep, or is too long. The id is null.",
    INVALID_REQUEST: "The line is JSON, but not a request. The id is null if it is invalid.",
    UNKNOWN_METHOD: "Unknown method. The message lists the methods.",
    INVALID_PARAMS: "A field is invalid. `data.path` is its path; the message says what is valid.",
    INTERNAL_ERROR: "A bug of the engine. Please report it with the line on its stderr.",
    CANCELLED: "The request was cancelled by `cancel` or `quit`.",
    REFUSED: "The request is valid but was refused. `data.type` is the reason.",
}

#: Values of `data.type` with code -32000. Errors of the library have the names of its exceptions.
REFUSALS: Final[Mapping[str, str]] = {
    "BadHand": "A hand with an invalid card, or with too few or too many cards.",
    "BadTableWord": "An invalid word on the table, or an invalid word to extend.",
    "BadPosition": "A position that cannot be read.",
    "BadQuery": "A query about words that cannot be read or answered. `data.start` and `data.end`"
    " are the place of a mistake in a text, in characters from 0; `data.suggestions` are texts that"
    " would be right there.",
    "NoDefinitions": "A query about definitions or parts of speech, but `has_definitions` of"
    " `hello` is false.",
    "NoPlayability": "A query or order by playability, but `playability` of `dictionary.info` is"
    " false.",
    "BadLayout": "A board that is malformed or does not exist.",
    "BadWordList": "A word list that cannot be read.",
    "BadAlphabet": "An alphabet that is damaged or does not fit.",
    "BadDictionary": "A dictionary that does not exist or is damaged.",
    "BadTablebase": "A tablebase that does not exist or is damaged.",
    "BadOption": "An option with an invalid value.",
    "FetchError": "A word list that could not be downloaded.",
    "BadObservation": "An observation that contradicts itself, or whose player is not to move.",
    "BadRecord": "A record that is malformed or breaks a rule.",
    "BadAction": "An action that cannot be read.",
    "IllegalAction": "An action that the rules forbid here; `data.rule` names the rule.",
    "NotLoaded": "The dictionary is not loaded. Use `dictionary.load`.",
    "NoSuchGame": "No open game has this id.",
    "Stale": "`seq` is not the current number of events, which is in `data.seq`.",
    "NotOver": "The game is not over. Its record would reveal hidden information.",
    "TooMuch": "A limit of the engine is exceeded. The message names it.",
}
