"""The methods of the protocol by name, its version, and the codes of its errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from lexicon_fast.protocol import messages as m

#: Of the protocol: a client of the same major version is understood.
VERSION: Final = (1, 3)

#: What changed, by the version that brought it; `hello` tells a client what is newer than it.
CHANGES: Final[tuple[tuple[tuple[int, int], str], ...]] = (
    ((1, 0), "The first version."),
    (
        (1, 1),
        "Scrabble, beside Lexicon. `game.new` has `starter`. The option `open_files` forbids paths"
        " and URLs.",
    ),
    ((1, 2), "Lexibomb."),
    (
        (1, 3),
        "The lists enable, 2of12inf and yawl need no loading. Requests of Lexibomb that name no"
        " dictionary get 2of12inf, unless the option `dictionary` has been chosen; games in `hello`"
        " have `words`, `title`, `new_params` and `without_challenges`.",
    ),
)


class Method(NamedTuple):
    """A method. long: it runs beside others and is answered out of order; it can be cancelled."""

    params: type[m.Params]
    result: type[m.Result]
    about: str
    long: bool = False
    stoppable: bool = False
    notifies: str | None = None
    since: tuple[int, int] = (1, 0)


#: Notifications that the engine sends.
NOTIFICATIONS: Final[Mapping[str, type[msgspec.Struct]]] = {"advise.update": m.AdviseUpdate}

METHODS: Final[Mapping[str, Method]] = {
    "hello": Method(m.HelloParams, m.HelloResult, "what the engine is and can do"),
    "ping": Method(m.PingParams, m.PingResult, "is it there?"),
    "options": Method(m.Nothing, m.OptionsResult, "the options of the engine"),
    "options.set": Method(m.OptionsSetParams, m.OptionsResult, "change them"),
    "stop": Method(m.StopParams, m.StopResult, "end a request early, with the best so far"),
    "cancel": Method(m.CancelParams, m.CancelResult, "give a request up"),
    "quit": Method(m.Nothing, m.Done, "end; what still runs is cancelled"),
    "dictionary.load": Method(
        m.DictionaryLoadParams, m.DictionaryInfo, "open a word list", long=True
    ),
    "dictionary.info": Method(m.DictionaryInfoParams, m.DictionaryInfo, "facts about one"),
    "dictionary.check": Method(
        m.DictionaryCheckParams, m.DictionaryCheckResult, "are these words?"
    ),
    "dictionary.search": Method(
        m.DictionarySearchParams, m.DictionarySearchResult, "words that a hand pays for"
    ),
    "solve": Method(m.SolveParams, m.SolveResult, "all plays of positions, best first", long=True),
    "plan": Method(m.PlanParams, m.PlanResult, "the best words in 1, 2, 3 ... turns", long=True),
    "legal": Method(m.LegalParams, m.LegalResult, "legal actions for an observation"),
    "advise": Method(
        m.AdviseParams,
        m.AdviseResult,
        "ranked actions, refined",
        long=True,
        stoppable=True,
        notifies="advise.update",
    ),
    "bot.move": Method(
        m.BotMoveParams, m.BotMoveResult, "what a bot does", long=True, stoppable=True
    ),
    "game.new": Method(m.GameNewParams, m.GameNewResult, "start a game"),
    "game.observe": Method(m.GameObserveParams, m.GameObserveResult, "what a player sees"),
    "game.legal": Method(m.GameLegalParams, m.LegalResult, "what a player may do"),
    "game.apply": Method(m.GameApplyParams, m.GameApplyResult, "let a player do it"),
    "game.record": Method(m.GameIdParams, m.GameRecordResult, "its record, once it is over"),
    "game.list": Method(m.Nothing, m.GameListResult, "the games that are kept"),
    "game.close": Method(m.GameIdParams, m.Done, "forget a game"),
}


# ------------------------------------------------------------------------- errors

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
UNKNOWN_METHOD: Final = -32601
INVALID_PARAMS: Final = -32602
INTERNAL_ERROR: Final = -32603
CANCELLED: Final = -32800
#: All else: `data.type` tells what.
REFUSED: Final = -32000

#: Codes of errors: what they mean.
ERROR_CODES: Final[Mapping[int, str]] = {
    PARSE_ERROR: "The line is no JSON, no UTF-8, nested too deep, or too long; the id is null.",
    INVALID_REQUEST: "It is JSON, but no request. The id is null if it cannot be told.",
    UNKNOWN_METHOD: "There is no such method; the message names those there are.",
    INVALID_PARAMS: "`data.path` names the field; the message says what is accepted.",
    INTERNAL_ERROR: "A fault of the engine; please report it, with the line on its stderr.",
    CANCELLED: "The request was given up by `cancel` or `quit`.",
    REFUSED: "The request was understood and refused; `data.type` says why.",
}

#: What `data.type` may be with code -32000. Those of the library have the names of its exceptions.
REFUSALS: Final[Mapping[str, str]] = {
    "BadHand": "A hand with what is no card, or with too few or too many.",
    "BadTableWord": "A word on the table, or to add to, that is none.",
    "BadPosition": "A position that cannot be read.",
    "BadLayout": "A board that is malformed, or not there.",
    "BadWordList": "A word list that cannot be read.",
    "BadAlphabet": "An alphabet that is damaged, or does not fit.",
    "BadDictionary": "A dictionary that is not there or damaged.",
    "BadOption": "A value that is not accepted.",
    "FetchError": "A word list that could not be fetched.",
    "BadObservation": "An observation that contradicts itself, or is of a player not to move.",
    "BadRecord": "A record that is malformed or breaks a rule.",
    "BadAction": "An action that cannot be read.",
    "IllegalAction": "An action that the rules forbid here; `data.rule` names the rule.",
    "NotLoaded": "The dictionary has not been loaded: `dictionary.load` does.",
    "NoSuchGame": "No game has this id.",
    "Stale": "More has happened in the game than `seq` says; `data.seq` is the number now.",
    "NotOver": "The record is told when the game is over: it holds all that is hidden.",
    "TooMuch": "A limit of the engine; the message names the option or the limit.",
}
