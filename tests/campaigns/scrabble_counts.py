"""Counts the plays of the positions in `tests/data/scrabble_counts.txt`, as perft does for chess.

    python -m campaigns.scrabble_counts [--twin] [--words NAME] [FILE]

Prints the file with what is counted now; it should be what it was. --twin: with the slow twin of
the play generator, which takes minutes for all of them. --words: only positions with those.

Columns, with tabs between: words, layout, plies, CGP, count, sum, best. Plies 1: the plays of the
player to move, the sum of their scores, and the best one. Plies 2: pairs of a play and a reply
with the opponent's rack, no tiles drawn; the sum over all pairs of what both score; and the pair
that scores most, the first in order.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from oracles import tile_plays as reference

from lexicon_fast import Dictionary
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.cgp import Position, parse_cgp
from lexicon_fast.games.tiles.layouts import LAYOUTS, Layout
from lexicon_fast.games.tiles.plays import Generator

DATA = Path(__file__).resolve().parents[1] / "data"

#: A place, a word, and its score.
Play = tuple[str, str, int]
Plays = Callable[[Board, str], list[Play]]


@cache
def dictionary(name: str) -> Dictionary:
    return Dictionary.load("enable" if name == "enable" else DATA / f"{name}.txt")


@cache
def layout_of(name: str) -> Layout:
    return Layout.load(name if name in LAYOUTS else DATA / f"{name}.toml")


@cache
def generator(words: str, layout: str, twin: bool) -> Plays:
    if not twin:
        return Generator(dictionary(words), layout=layout_of(layout)).plays  # type: ignore[return-value]
    known = reference.WordList(dictionary(words).words)
    where = layout_of(layout)
    return lambda board, rack: reference.plays(board.lines(), rack, known, where)  # type: ignore[return-value]


def sequences(plays: Plays, position: Position, plies: int) -> Iterator[tuple[int, str]]:
    """Yield the score and notation of each sequence of plays, best first within a ply."""
    for at, word, score in plays(position.board, position.racks[0]):
        if plies == 1:
            yield score, f"{at} {word} {score}"
            continue
        after = position.board.lay(at, word)
        for reply_at, reply, more in plays(after, position.racks[1]):
            yield score + more, f"{at} {word} {score}, {reply_at} {reply} {more}"


def counted(line: str, twin: bool) -> str:
    """A line of the file, with what is counted now."""
    words, layout, plies, cgp = line.split("\t")[:4]
    plays = generator(words, layout, twin)
    position = parse_cgp(cgp, layout_of(layout), dictionary(words).alphabet)
    count = total = 0
    best = (-1, "none")
    for score, written in sequences(plays, position, int(plies)):
        count += 1
        total += score
        if score > best[0]:
            best = (score, written)
    return "\t".join([words, layout, plies, cgp, str(count), str(total), best[1]])


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", type=Path, default=DATA / "scrabble_counts.txt")
    parser.add_argument("--twin", action="store_true")
    parser.add_argument("--words")
    options = parser.parse_args(args)
    for line in options.file.read_text().splitlines():
        if line.startswith("#"):
            sys.stdout.write(f"{line}\n")
        elif options.words in (None, line.split("\t")[0]):
            sys.stdout.write(f"{counted(line, options.twin)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
