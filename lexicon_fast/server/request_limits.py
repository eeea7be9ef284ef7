"""Requests that would take memory or time out of all proportion to their size: refused at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from lexicon_fast.errors import BadOption
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import BadField, Refused

#: Plays that are listed of a position.
_MOST_TOP: Final = 1000
#: A position with more of these has millions of plays, and `legal` lists all of them.
_MOST_CARDS: Final = 20
_MOST_WILD: Final = 2
_MOST_TABLE_WORDS: Final = 40
_WILD: Final = "*?"

#: Squares of a minefield.
_MOST_SQUARES: Final = 15 * 15

#: Bots look at the clock only once they have weighed up each candidate.
_CANDIDATES: Final = "candidates"
_MOST_CANDIDATES: Final = 50

#: Bytes of a ruleset: a table shows it to all who look.
_MOST_RULES: Final = 1 << 14


class _Size(msgspec.Struct):
    """What of a position or an observation makes plays many, or bombs hard to count."""

    hand: str = ""
    rack: str = ""
    table: list[str] = []
    opened: list[str] = []


def check_solve(params: m.SolveParams) -> None:
    """Raises BadField, Refused."""
    if params.top is None or params.top > _MOST_TOP:
        raise BadField("params.top", f"{params.top}; accepted here: 0 to {_MOST_TOP}")
    for position in params.positions:
        check_field(_size(position).opened)


def check_observation(observation: Raw) -> None:
    """Raises Refused for one that nobody could think about in time."""
    check_field(_size(observation).opened)


def check_field(opened: Sequence[str]) -> None:
    """Raises Refused for a board on which the bombs cannot be counted in time."""
    squares = sum(map(len, opened))
    if squares > _MOST_SQUARES:
        raise Refused("TooMuch", f"{squares} squares; accepted here: {_MOST_SQUARES}")


def _size(raw: Raw) -> _Size:
    try:
        return msgspec.json.decode(raw, type=_Size)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return _Size()  # whoever reads it says what is wrong


def check_legal(params: m.LegalParams) -> None:
    """Raises Refused."""
    size = _size(params.observation)
    check_field(size.opened)
    cards = size.hand + size.rack
    wild = sum(cards.count(card) for card in _WILD)
    for count, most, what in (
        (len(cards), _MOST_CARDS, "cards"),
        (wild, _MOST_WILD, "wild cards"),
        (len(size.table), _MOST_TABLE_WORDS, "table words"),
    ):
        if count > most:
            raise Refused(
                "TooMuch", f"{count} {what}; accepted here: {most}, or solve, which lists the best"
            )


def check_bot(params: m.BotMoveParams) -> None:
    """Raises Refused, and BadOption, for the bot, too, if there is no such one."""
    from lexicon_fast import bots

    check_observation(params.observation)
    _, given = bots.parse(params.bot, params.game)
    count = (given | params.options).get(_CANDIDATES, 0)
    if isinstance(count, int) and count > _MOST_CANDIDATES:
        raise BadOption(f"bot {params.bot!r:.80}: {count:.20g} candidates; accepted here: 50")


def check_ruleset(ruleset: object) -> None:
    """Raises BadField."""
    if len(msgspec.json.encode(ruleset)) > _MOST_RULES:
        raise BadField("params.ruleset", f"is too long; accepted here: {_MOST_RULES} bytes")
