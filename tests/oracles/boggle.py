"""Slow reference implementation of boards of letters: every word is looked for by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

#: Points by letters of a word, as the rules of the game have them.
_POINTS = {3: 1, 4: 1, 5: 2, 6: 3, 7: 5}


def is_on(faces: Sequence[Sequence[str]], word: str) -> bool:
    """Whether a word can be read on a board. faces: the letters of each square, "" for a blank."""
    squares = {
        (row, column): face
        for row, line in enumerate(faces)
        for column, face in enumerate(line)
        if face
    }

    def reads(square: tuple[int, int], rest: str, used: frozenset[tuple[int, int]]) -> bool:
        face = squares[square]
        if not rest.startswith(face):
            return False
        rest = rest[len(face) :]
        return not rest or any(
            reads(near, rest, used | {near})
            for near in squares
            if near not in used and max(abs(near[0] - square[0]), abs(near[1] - square[1])) == 1
        )

    return any(reads(square, word, frozenset([square])) for square in squares)


def words_on(
    faces: Sequence[Sequence[str]], words: Iterable[str], min_length: int = 3
) -> list[str]:
    """The words on a board, in the order of `words`."""
    return [word for word in words if len(word) >= min_length and is_on(faces, word)]


def points(word: str) -> int:
    """The usual points of a word."""
    return 0 if len(word) < 3 else _POINTS.get(len(word), 11)
