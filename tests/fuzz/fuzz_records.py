"""Fuzz target: records of the three games, and GCG files of Scrabble.

What is read is replayed: it is a game by the rules, or there is one line about where it is not.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fuzzing import main
from parsers import Parser, Parsers

from lexicon_fast import Dictionary
from lexicon_fast.games.lexibomb import record as lexibomb_record
from lexicon_fast.games.lexicon import record as lexicon_record
from lexicon_fast.games.record import game_of
from lexicon_fast.games.scrabble import gcg
from lexicon_fast.games.scrabble import record as scrabble_record

DATA = Path(__file__).parents[1] / "data"
WORDS = Dictionary.load(str(DATA / "words2000.txt"))


def records(module: Any) -> Callable[[bytes], object]:
    """A parser of lines of records."""

    def attempt(data: bytes) -> None:
        lines = data.splitlines(keepends=True)
        if lines:
            game_of(lines[0])
        for record in module.read(lines, "fuzz"):
            game = module.replay(record, WORDS)
            game.is_terminal()

    return attempt


def gcg_file(data: bytes) -> None:
    """A GCG file, replayed with its faults counted, and written again."""
    game = gcg.read(data, "fuzz")
    faults: list[str] = []
    gcg.replay(game, faults=faults)
    again = gcg.read(gcg.write(game), "fuzz")
    assert len(again.events) == len(game.events)


def seeds(folder: str, pattern: str) -> list[bytes]:
    """The shorter files of a folder, and the beginnings of the others."""
    found = [path.read_bytes() for path in sorted((DATA / folder).glob(pattern))]
    rng = random.Random(1)
    cut = [b"".join(each.splitlines(keepends=True)[: rng.randint(3, 12)]) for each in found]
    return [*cut, *(each for each in found if len(each) < 6000)]


_PIECES = [
    *(b'{"event":"turn","player":0,', b'"event":', b'"action":', b'"setup"', b'"hands":', b'"at":'),
    *(b'"word":', b'"chain":', b'"drawn":', b'"seed":', b'"version":2', b'"game":"scrabble"'),
    *(b'"racks":', b'"bombs":', b'"opened":', b'"names":', b'"dictionary":', b"null", b"\n"),
]
_GCG = [
    *(b">a: ", b"#player1 a A\n", b"#", b" 8D ", b" +12 ", b" -- ", b"-ABC", b" (challenge)"),
    *(b"#title ", b"#rack1 ", b"#incomplete\n", b" (time) ", b" (AB) ", b"+0 0\n", b"#lexicon X\n"),
]

TARGET = Parsers(
    Parser("lexicon", seeds("lexicon", "*.jsonl"), records(lexicon_record), _PIECES),
    Parser("scrabble", seeds("scrabble", "*.jsonl"), records(scrabble_record), _PIECES),
    Parser("lexibomb", seeds("lexibomb", "*.jsonl"), records(lexibomb_record), _PIECES),
    Parser("gcg", seeds("gcg", "*.gcg"), gcg_file, _GCG),
)
make, attempt = TARGET.make, TARGET.attempt

if __name__ == "__main__":
    main("records", make, attempt)
