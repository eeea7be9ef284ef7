"""Boggle: all words on a board, and where the longest ones are.

python boggle.py 'TEAS/NR[QU]I/OUST/DEGH'      a board, row by row; [QU] is one face
python boggle.py --seed 7                      a throw of the dice
python boggle.py --seed 7 --dice big --min-length 4
"""

from __future__ import annotations

import argparse
import signal
import sys

import lexicon_fast as lf
from lexicon_fast.base.rng import random_seed
from lexicon_fast.base.tile_text import shown
from lexicon_fast.grids import DICE, Boggle, random_boards


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("board", nargs="?", help="rows of letters with / between them")
    parser.add_argument("-w", "--words", default="enable", help="word list (default: enable)")
    parser.add_argument("--dice", default="boggle", help=f"{', '.join(DICE)} (default: boggle)")
    parser.add_argument("--seed", type=int, help="seed of the throw (default: random)")
    parser.add_argument("--min-length", type=int, default=3, help="letters (default: 3)")
    parser.add_argument("-n", "--top", type=int, default=5, help="words to show (default: 5)")
    options = parser.parse_args()
    if options.board is not None and options.seed is not None:
        parser.error("give a board or --seed, not both")
    try:
        seed = random_seed() if options.seed is None else options.seed
        board = options.board or random_boards(1, seed=seed, dice=options.dice)[0]
        boggle = Boggle(lf.Dictionary.load(options.words), min_length=options.min_length)
        words = boggle.find(board)
        points = int(boggle.scores([board]).points[0])
    except lf.LexiconFastError as error:
        sys.exit(f"boggle.py: {error}")
    print(board)
    print(f"{len(words)} words, {points} points")
    for word in sorted(words, key=lambda word: (-len(word), word))[: max(options.top, 0)]:
        path = boggle.path(board, word) or []
        print(f"{shown(word):12} {' '.join(f'{row + 1}.{column + 1}' for row, column in path)}")


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
