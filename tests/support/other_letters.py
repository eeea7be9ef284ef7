"""A small game of Scrabble with other letters than English, and the files to read it with."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet

POLISH = Alphabet("polish", "AĄCĆEĘIKPSŚTŹ", "aącćeęikpsśtź")

_TILES = "\n".join(f'"{letter}" = {{ count = 4, value = 2 }}' for letter in POLISH.upper)
LAYOUT = f"""
rack = 7
start = "3C"
squares = '''
......
......
......
......
......
'''
[tiles]
{_TILES}
"?" = {{ count = 2, value = 0 }}
"""

GCG = """#character-encoding UTF-8
#player1 a Ann
#player2 b Bob
>a: ĆĘIKPST 3A STĘPIĆ +12 12
"""

CGP = "6/6/STĘPIĆ/6/6 AKTŚŹ/ 0/12 0"


class Files(NamedTuple):
    """Paths of the files."""

    words: Path
    layout: Path
    game: Path


def write(folder: Path) -> Files:
    """Write a compiled dictionary, its layout and a game in GCG."""
    files = Files(folder / "pl.dictionary", folder / "pl.toml", folder / "pl.gcg")
    words = folder / "pl.txt"
    words.write_text("stępić\nkat\naś\npięta\n", encoding="utf-8")
    Dictionary.compile(words, files.words, alphabet=POLISH)
    files.layout.write_text(LAYOUT, encoding="utf-8")
    files.game.write_text(GCG, encoding="utf-8")
    return files
