"""Letterpress: the best words of a board of two colours, and the tiles to take with each.

    python letterpress.py 'NTEIR ASOLU DGEHP CMBYK RIEFW' '..... .xx.. .xo.. ..oo. ...oo'

First the 25 letters, row by row; then whose they are: x is you, o is the other player, and a dot
nobody. White space does not count. --played lists words that were played before.

A word uses any tiles, each once. They become yours, except the protected tiles of the other player:
those whose neighbours above, below and beside are all of that player, too. A word that was played,
or is the beginning of one that was, is not allowed. A game is over when every tile has an owner.

Plays are ranked by the tiles you have more than the other player afterwards, plus the protected
tiles you have more; plays that win the game come first. All choices among equal letters are tried
for each word that can be among the best: the ranking is exact.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

import lexicon_fast as lf

SIDE = 5
ALL = (1 << SIDE * SIDE) - 1
TOP = (1 << SIDE) - 1
LEFT = sum(1 << SIDE * row for row in range(SIDE))
BOTTOM, RIGHT = TOP << SIDE * (SIDE - 1), LEFT << SIDE - 1


class Play(NamedTuple):
    """A word and its tiles. mine, theirs: all tiles of each player afterwards, one bit each."""

    value: int
    word: str
    tiles: int
    mine: int
    theirs: int


def protected(tiles: int) -> int:
    """The tiles whose neighbours are all among the tiles; beyond an edge there is none."""
    above, below = tiles << SIDE | TOP, tiles >> SIDE | BOTTOM
    left, right = (tiles & ~RIGHT) << 1 | LEFT, (tiles & ~LEFT) >> 1 | RIGHT
    return tiles & above & below & left & right


def value_of(mine: int, theirs: int) -> int:
    """Tiles and protected tiles more than the other player has; 1,000 more for a win."""
    lead = mine.bit_count() - theirs.bit_count()
    won = 1000 if mine | theirs == ALL and lead > 0 else 0
    return won + lead + protected(mine).bit_count() - protected(theirs).bit_count()


class Board:
    """A position: letters, and the tiles of both players, one bit each."""

    def __init__(self, letters: str, mine: int, theirs: int) -> None:
        self.mine, self.theirs = mine, theirs
        self.fixed = protected(theirs)
        self.places: dict[str, list[int]] = {}
        for tile, letter in enumerate(letters):
            self.places.setdefault(letter, []).append(tile)

    def after(self, tiles: int) -> tuple[int, int]:
        """The tiles of both players after a word with these tiles."""
        taken = tiles & ~self.fixed
        return self.mine | taken, self.theirs & ~taken

    def bound(self, word: str) -> int:
        """No choice of tiles for a word has a greater value."""
        gain = 0
        every = 0
        for letter, count in Counter(word).items():
            tiles = self.places[letter]
            gains = sorted((self.gain(tile) for tile in tiles), reverse=True)
            gain += sum(gains[:count])
            every |= sum(1 << tile for tile in tiles)
        mine, theirs = self.after(every)
        lead = self.mine.bit_count() - self.theirs.bit_count() + gain
        safe = protected(mine).bit_count() - protected(theirs).bit_count()
        return lead + safe + (1000 if mine | theirs == ALL and lead > 0 else 0)

    def gain(self, tile: int) -> int:
        """By how much a tile that is used improves the lead."""
        bit = 1 << tile
        return 0 if bit & (self.mine | self.fixed) else 2 if bit & self.theirs else 1

    @cache  # noqa: B019
    def ways(self, letter: str, n: int) -> list[int]:
        """All choices of n tiles with a letter, one bit for each tile."""
        return [sum(1 << t for t in tiles) for tiles in combinations(self.places[letter], n)]

    def choices(self, word: str) -> Iterator[int]:
        """All choices of tiles for a word."""
        return map(sum, product(*(self.ways(*each) for each in Counter(word).items())))

    def best(self, words: list[str], top: int) -> list[Play]:
        """The best plays, one for each word; of equal ones the longer words."""
        found: list[Play] = []
        for bound, word in sorted((-self.bound(word), word) for word in words):
            if len(found) == top and -bound < found[-1].value:
                break  # neither this word nor a later one can be among the best
            plays = []
            for tiles in self.choices(word):
                mine, theirs = self.after(tiles)
                plays.append(Play(value_of(mine, theirs), word, tiles, mine, theirs))
            found.append(max(plays, key=lambda play: play.value))
            found.sort(key=lambda play: (-play.value, -len(play.word), play.word))
            del found[top:]
        return found


def playable(dictionary: lf.Dictionary, letters: str, played: list[str]) -> list[str]:
    """The words of a board that may be played."""
    return [
        word
        for word in dictionary.subwords(letters)
        if not any(other.startswith(word) for other in played)
    ]


def drawn(letters: str, play: Play) -> list[str]:
    """The rows of a board after a play: tiles of the word in capitals, a sign for the owner."""
    signs = [
        "x" if play.mine >> tile & 1 else "o" if play.theirs >> tile & 1 else "."
        for tile in range(SIDE * SIDE)
    ]
    shown = [
        (letter.upper() if play.tiles >> tile & 1 else letter.lower()) + signs[tile]
        for tile, letter in enumerate(letters)
    ]
    return [" ".join(shown[row : row + SIDE]) for row in range(0, SIDE * SIDE, SIDE)]


def read_board(letters: str, owners: str, alphabet: str) -> tuple[str, int, int]:
    """Return the letters in lower case, and the tiles of both players."""
    letters, owners = "".join(letters.split()).lower(), "".join(owners.split()).lower()
    for name, text, known in (("letters", letters, alphabet), ("owners", owners, "xo.")):
        if len(text) != SIDE * SIDE:
            sys.exit(f"letterpress.py: {len(text)} {name}; expected {SIDE * SIDE}")
        for place, sign in enumerate(text):
            if sign not in known:
                where = f"row {place // SIDE + 1}, column {place % SIDE + 1}"
                hint = "x, o or ." if name == "owners" else "a letter"
                sys.exit(f"letterpress.py: {name}, {where}: {sign!r}; expected {hint}")
    mine, theirs = (
        sum(1 << tile for tile, owner in enumerate(owners) if owner == sign) for sign in "xo"
    )
    return letters, mine, theirs


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("letters", help="25 letters")
    parser.add_argument("owners", nargs="?", default="." * SIDE * SIDE, help="25 signs: x, o or .")
    parser.add_argument("-w", "--words", default="enable", help="word list (default: enable)")
    parser.add_argument("-n", "--top", type=int, default=3, help="plays to show (default: 3)")
    parser.add_argument(
        "--played", nargs="*", default=[], metavar="WORD", help="words played before"
    )
    options = parser.parse_args()
    if options.top < 1:
        parser.error("--top needs a number, 1 or more")
    try:
        dictionary = lf.Dictionary.load(options.words)
    except lf.LexiconFastError as error:
        sys.exit(f"letterpress.py: {error}")
    letters, mine, theirs = read_board(options.letters, options.owners, dictionary.alphabet.lower)
    if mine | theirs == ALL:
        sys.exit("letterpress.py: every tile has an owner; the game is over")
    played = [word.lower() for word in options.played]
    words = playable(dictionary, letters, played)
    print(f"{len(words):,} words")
    board = Board(letters, mine, theirs)
    for play in board.best(words, options.top):
        own, other = play.mine.bit_count(), play.theirs.bit_count()
        safe = f"{protected(play.mine).bit_count()}:{protected(play.theirs).bit_count()}"
        end = ", wins" if play.mine | play.theirs == ALL and own > other else ""
        print(f"{play.word}: tiles {own}:{other}, protected {safe}{end}")
        print("\n".join(f"    {row}" for row in drawn(letters, play)))


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):  # end quietly in `| head`
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    main()
