"""Limits for requests that would take far more time or memory than their size suggests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.validation import decoder
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.methods import DECODE_ERRORS, BadField, Refused

if TYPE_CHECKING:
    from lexicon_fast.engine.settings import Settings

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
    from lexicon_fast import bots

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
