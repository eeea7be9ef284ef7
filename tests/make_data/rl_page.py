"""The tables of the spaces of environments; `make_data.pages` writes them.

`docs/rl.md` is written by hand up to a mark, and generated from the encodings and fields after it.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from lexicon_fast.games.registry import GAMES
from lexicon_fast.rl.adapter import BaseAdapter, adapter_of
from lexicon_fast.rl.encoding import LEAST, MOST, Field, Part
from make_data.schemas import with_page

_PLAYERS = 2
_BOARD = (
    "A letters of the alphabet, P players, R rows and C columns of the board, M steps of a move at"
    " most (tiles of a rack + 4)"
)
_SYMBOLS = {
    "lexicon": "A letters of the alphabet, P players, T words on the table (half of the cards in"
    " play, 64 at most), L cards of a word (the cards in play, 64 at most), M = L + 3 steps of a"
    " move at most",
    "scrabble": _BOARD,
    "lexibomb": _BOARD,
}


def _step_row(part: Part) -> str:
    first, last = part.steps[0], part.steps[-1]
    shown = f"{first}" if first == last else f"{first} to {last}"
    texts = [*part.texts] if len(part.texts) < 10 else [part.texts[0], "...", part.texts[-1]]
    # A vertical bar would end the cell; no text has one.
    shown_texts = ", ".join(text if text == "..." else f"`{text}`" for text in texts)
    return f"| {part.name} | {shown} | {part.number} | {part.meaning} | {shown_texts} |"


def _field_row(name: str, field: Field) -> str:
    shape = ", ".join(map(str, field.shape))
    low = "-2^31" if field.low == LEAST else field.low
    high = "2^31 - 1" if field.high == MOST else field.high
    dtype = np.dtype(field.dtype).name
    return (
        f"| `{name}` | ({field.symbols}) | ({shape}) | {dtype} | {low} to {high} |"
        f" {field.meaning} |"
    )


def section(adapter: BaseAdapter, name: str, title: str) -> list[str]:
    """Return the lines about a game."""
    encoding = adapter.encoding
    return [
        f"## {title}",
        "",
        f"{_SYMBOLS[name]}. The numbers are those of the ruleset `{adapter.rules.name}`, the"
        f" {len(adapter.dictionary.alphabet)} English letters and {adapter.players} players.",
        "",
        f"Steps: `Discrete({encoding.size})`, with at most {encoding.longest} steps per move.",
        "",
        "| part | steps | number | meaning | texts |",
        "|---|---|---|---|---|",
        *map(_step_row, encoding.parts.values()),
        "",
        "Arrays of `observation`. Where there is a number for each player, the first is the"
        " observer's, and the others follow in the order of the turns:",
        "",
        "| array | shape | here | dtype | values | meaning |",
        "|---|---|---|---|---|---|",
        *(_field_row(key, field) for key, field in adapter.fields.items()),
        "",
        f"`action_mask`: ({encoding.size}), int8, 1 for each legal step.",
        "",
    ]


def files(folder: Path) -> dict[Path, str]:
    """Return the contents of the file by path."""
    lines = []
    for game in GAMES.values():
        adapter = adapter_of(game.name, None, _PLAYERS, None)
        lines += section(adapter, game.name, f"Spaces of {game.title}")
    path = folder / "rl.md"
    page = "\n".join(lines).rstrip() + "\n"
    return {path: with_page(path, "python -m make_data.pages", page)}
