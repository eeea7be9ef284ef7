"""Turns as players type them, as far as all board games agree."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from lexicon_fast.base.errors import BadAction, excerpt
from lexicon_fast.base.text import composed
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import sort_tiles
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.places import Place, parse_place

#: Longer text is not an action; errors show its start.
MAX_TEXT: Final = 200

TURNS: Final = "type 8D WORD (across), D8 WORD (down), exchange ABC, or pass"

_EXCHANGE: Final = re.compile(r"(?:(?:exchange|ex)(?: |$)|- ?(?=.))(?P<tiles>.*)", re.IGNORECASE)
_PLAY: Final = re.compile(r"(?P<at>[0-9]{1,2} ?[A-Z]|[A-Z] ?[0-9]{1,2})[ :]+(?P<word>.+)", re.I)
_TURNED: Final = re.compile(r"(?P<word>[^0-9]+) (?P<at>[0-9]{1,2}[A-Z]|[A-Z][0-9]{1,2})", re.I)


def normalized(text: str) -> str:
    """Return a text composed, with single spaces. Raises BadAction if it is too long."""
    written = " ".join(composed(text).split())
    if len(written) > MAX_TEXT:
        raise BadAction(f"{excerpt(written)}: {len(written)} characters; {TURNS}")
    return written


def turn(
    text: str, rack: str, board: Board, play: Callable[[Place, str], Lay]
) -> Lay | Exchange | Pass:
    """Return the action of a normalized text. play: parses a word at a place. Raises BadAction."""
    if text.lower() in ("pass", "p", "-"):
        return PASS
    if match := _EXCHANGE.fullmatch(text):
        return _exchange(text, match["tiles"], rack, board)
    if match := _PLAY.fullmatch(text) or _TURNED.fullmatch(text):
        place = parse_place(match["at"].replace(" ", ""))
        if place is not None:
            return play(place, board.alphabet.typed(match["word"].strip()))
    raise BadAction(f"{text!r} is not an action; {TURNS}")


def format_turn(action: object) -> str:
    """Return the text of a play, exchange or pass. Raises TypeError."""
    match action:
        case Lay(at, word):
            return f"{at} {word}"
        case Exchange(tiles):
            return f"exchange {tiles}".rstrip()
        case Pass():
            return "pass"
    raise TypeError(f"{action!r} is not an action")


def _exchange(text: str, letters: str, rack: str, board: Board) -> Exchange:
    tiles = board.alphabet.to_upper(board.alphabet.typed(letters.replace(" ", "")))
    for other in "*?_":
        tiles = tiles.replace(other, board.blank)
    if not tiles or Counter(tiles) - Counter(rack):
        raise BadAction(f"{text!r}: exchange one or more tiles of the rack {rack}")
    return Exchange(sort_tiles(tiles, board.alphabet))


def lacks_error(
    text: str, lacking: Counter[str], rack: str, alphabet: Alphabet, hint: str
) -> BadAction:
    """Return the error for tiles that the rack lacks."""
    tiles = " ".join(sort_tiles(lacking.elements(), alphabet))
    return BadAction(f"{text!r}: the rack {rack} lacks {tiles}{hint}")
