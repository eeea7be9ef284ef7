"""Opcodes of CGP that ask for another game: another dictionary, board, tiles, bonus or variant.

The opcodes are those of the CGP specification (woogles-io/open-protocols) and of Macondo's reader.
The others (clocks, challenge rule, game id, last move ...) change no list of plays.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout

#: What CGP calls the layouts that come with the package.
_BOARDS: Final = {"scrabble": "crosswordgame", "super": "supercrosswordgame"}
_TILES: Final = {"scrabble": ("{0}",), "super": ("{0}super", "super{0}")}
_VARIANTS: Final = {"scrabble": ("classic",), "super": ("classicsuper",)}


def ignored_opcode(opcodes: str, dictionary: Dictionary, layout: Layout) -> str | None:
    """The first opcode that asks for another game than a dictionary and a layout give, and why.

    None: no opcode does. opcodes: as in `Position.opcodes`.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.tiles.layouts import Layout
    >>> words, layout = Dictionary.from_words(["cat"], name="my words"), Layout.load("scrabble")
    >>> ignored_opcode("tmr 300/300; lex NWL20;", words, layout)
    "'lex NWL20' is ignored: the dictionary is 'my words'"
    >>> ignored_opcode("bb 50; ld english; lex My_Words;", words, layout)
    """
    for opcode in opcodes.split(";"):
        name, _, value = opcode.strip().partition(" ")
        told = _told(name.lstrip("-").lower(), value.strip(), dictionary, layout)
        if told is not None:
            return f"'{opcode.strip():.40}' is ignored: {told}"
    return None


def _told(name: str, value: str, dictionary: Dictionary, layout: Layout) -> str | None:
    """Return the value used in place of an opcode; None: the same, or it does not matter."""
    plain = _plain(value)
    if not plain:
        return None
    if name == "lex":
        used = _plain(os.path.basename(dictionary.name).partition(".")[0])
        return None if plain == used else f"the dictionary is {dictionary.name!r:.60}"
    if name == "bdn":
        same: tuple[str, ...] = (_plain(layout.name), _BOARDS.get(layout.name, ""))
        return None if plain in same else f"the board is that of layout {layout.name!r:.60}"
    if name == "ld":
        letters = _plain(dictionary.alphabet.name)
        shapes = _TILES.get(layout.name, ())
        same = (_plain(layout.name), *(shape.format(letters) for shape in shapes))
        return None if plain in same else f"the tiles are those of layout {layout.name!r:.60}"
    if name == "var":
        same = (_plain(layout.name), *_VARIANTS.get(layout.name, ()))
        return None if plain in same else f"the game is that of layout {layout.name!r:.60}"
    if name == "bb":
        bonus = layout.bonus[-1]
        return None if value == str(bonus) else f"the bonus is {bonus}"
    return None


def _plain(name: str) -> str:
    """A name without case and punctuation."""
    return re.sub(r"[\W_]+", "", name).lower()
