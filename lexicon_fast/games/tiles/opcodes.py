"""CGP opcodes that require another dictionary, board, bonus, variant or other tiles.

The opcodes are those of the CGP specification (woogles-io/open-protocols) and of Macondo's reader.
Other opcodes (clocks, challenge rule, game id, last move ...) do not change the list of plays.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import excerpt

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout

#: Names of our layouts in CGP.
_BOARDS: Final = {"scrabble": "crosswordgame", "super": "supercrosswordgame"}
_TILES: Final = {"scrabble": ("{0}",), "super": ("{0}super", "super{0}")}
_VARIANTS: Final = {"scrabble": ("classic",), "super": ("classicsuper",)}


def ignored_opcode(opcodes: str, dictionary: Dictionary, layout: Layout) -> str | None:
    """Return a warning for the first opcode that is malformed, or contradicts a dictionary or a
    layout; None: there is none.

    opcodes: as in `Position.opcodes`.

    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.games.tiles.layouts import Layout
    >>> words, layout = Dictionary.from_words(["cat"], name="my words"), Layout.load("scrabble")
    >>> ignored_opcode("tmr 300/300; lex NWL20;", words, layout)
    "'lex NWL20' is ignored: the dictionary is 'my words'"
    >>> ignored_opcode("bb 50; ld english; lex My_Words;", words, layout)
    """
    for opcode in opcodes.split(";"):
        name, _, value = opcode.strip().partition(" ")
        if name and not name.lstrip("-")[:1].isalpha():
            return f"{excerpt(opcode.strip())} is ignored: it is not an opcode, such as lex NWL20;"
        conflict = _conflict(name.lstrip("-").lower(), value.strip(), dictionary, layout)
        if conflict is not None:
            return f"{excerpt(opcode.strip())} is ignored: {conflict}"
    return None


def _conflict(name: str, value: str, dictionary: Dictionary, layout: Layout) -> str | None:
    """Describe the value used instead of an opcode's; None if they agree or it does not matter."""
    letters, used = _normalized(dictionary.alphabet.name), f"that of layout {excerpt(layout.name)}"
    words = os.path.basename(dictionary.name).partition(".")[0]
    accepted = {
        "lex": ([words], f"the dictionary is {excerpt(dictionary.name)}"),
        "bdn": ([layout.name, _BOARDS.get(layout.name, "")], f"the board is {used}"),
        "ld": (
            [layout.name, *(shape.format(letters) for shape in _TILES.get(layout.name, ()))],
            f"the tiles are those of layout {excerpt(layout.name)}",
        ),
        "var": ([layout.name, *_VARIANTS.get(layout.name, ())], f"the game is {used}"),
        "bb": ([str(layout.bonus[-1])], f"the bonus is {layout.bonus[-1]}"),
    }
    if name not in accepted or not _normalized(value):
        return None
    values, conflict = accepted[name]
    return None if _normalized(value) in map(_normalized, values) else conflict


def _normalized(name: str) -> str:
    """Return a name in lower case without punctuation."""
    return re.sub(r"[\W_]+", "", name).lower()
