"""Dice for boards of letters, and boards from a throw of dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from types import MappingProxyType
from typing import Final

from lexicon_fast.base.arguments import integer, items, size
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.rng import Rng, derive_seed

#: Known sets of dice: name -> dice, each a string of faces. Q stands for the face Qu.
DICE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # The game of 1987.
        "boggle": (
            "AAEEGN", "ABBJOO", "ACHOPS", "AFFKPS", "AOOTTW", "CIMOTU", "DEILRX", "DELRVY",
            "DISTTY", "EEGHNW", "EEINSU", "EHRTVW", "EIOSST", "ELRTTY", "HIMNUQ", "HLNNRZ",
        ),
        # The game of 1976.
        "classic": (
            "AACIOT", "ABILTY", "ABJMOQ", "ACDEMP", "ACELRS", "ADENVZ", "AHMORS", "BIFORX",
            "DENOSW", "DKNOTU", "EEFHIY", "EGKLUY", "EGINTV", "EHINPS", "ELPSTU", "GILRUW",
        ),
        # Big Boggle, with 5 by 5 squares.
        "big": (
            "AAAFRS", "AAEEEE", "AAFIRS", "ADENNN", "AEEEEM", "AEEGMU", "AEGMNN", "AFIRSY",
            "BJKQXZ", "CCNSTW", "CEIILT", "CEILPT", "CEIPST", "DDLNOR", "DHHLOR", "DHHNOT",
            "DHLNOR", "EIIITT", "EMOTTT", "ENSSSU", "FIPRSY", "GORRVW", "HIPRRY", "NOOTUW",
            "OOOTTU",
        ),
    }
)  # fmt: skip

#: The most squares of a board.
_MOST_DICE: Final = 64
_MOST_BOARDS: Final = 100_000_000


def random_boards(
    count: int, *, seed: int, dice: str | Sequence[Sequence[str]] = "boggle"
) -> list[str]:
    """Return boards of a throw of dice each, as text for `Boggle`.

    count: how many. seed: a board depends on it and on its number only; the boards of a smaller
    count are the first of a larger. dice: a name of `DICE`, or dice of your own: 4, 9, 16, ... up
    to 64, each a sequence of faces. A face is the text of a square: a letter, several letters, or
    `.`, a blank.

    Raises BadOption for an unknown name, dice that do not make a square, or a die without faces.

    >>> random_boards(2, seed=1)
    ['TIET/RWPN/LSOC/ELEE', 'JIUZ/WTEA/LEPI/ITCE']
    >>> random_boards(1, seed=1, dice=[["A"], ["QU"], ["."], ["E"]])
    ['[QU]./EA']
    """
    count = size("count", count, 0, _MOST_BOARDS)
    seed = integer("seed", seed)
    thrown = _dice_of(dice)
    side = isqrt(len(thrown))
    boards = []
    for number in range(count):
        rng = Rng(derive_seed(seed, number))
        order = list(range(len(thrown)))
        rng.shuffle(order)
        faces = [rng.choice(thrown[die]) for die in order]
        boards.append(
            "/".join("".join(faces[row * side : (row + 1) * side]) for row in range(side))
        )
    return boards


def _dice_of(dice: str | Sequence[Sequence[str]]) -> list[list[str]]:
    """Return the squares of each die as text. Raises BadOption, TypeError."""
    if isinstance(dice, str):
        if dice not in DICE:
            raise BadOption(
                f"unknown dice {excerpt(dice)}; use {', '.join(DICE)}, or a list of dice"
            )
        return [["[QU]" if face == "Q" else face for face in die] for die in DICE[dice]]
    found = []
    for number, die in enumerate(items("dice", "dice", dice)):
        faces = list(die) if isinstance(die, str) else items(f"dice[{number}]", "faces", die)
        if not faces:
            raise BadOption(f"dice[{number}] has no faces; use one or more")
        for face in faces:
            if not isinstance(face, str) or not face:
                raise BadOption(f"dice[{number}] has the face {excerpt(face)}; use letters")
        found.append([face if len(face) == 1 or face[0] == "[" else f"[{face}]" for face in faces])
    if not 1 <= len(found) <= _MOST_DICE or isqrt(len(found)) ** 2 != len(found):
        raise BadOption(f"{len(found)} dice do not make a square board; use 4, 9, 16, 25, ... 64")
    return found
