"""Slow reference implementations of the examples of Wordle, Spelling Bee, Letterpress, Quiddler."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations


def wordle_marks(guess: str, answer: str) -> str:
    """The marks of a guess: greens first, then yellows from left to right while letters last."""
    marks = ["g" if a == b else "b" for a, b in zip(guess, answer, strict=True)]
    left = [b for mark, b in zip(marks, answer, strict=True) if mark != "g"]
    for place, letter in enumerate(guess):
        if marks[place] == "b" and letter in left:
            left.remove(letter)
            marks[place] = "y"
    return "".join(marks)


def bee_words(words: Sequence[str], puzzle: str) -> list[str]:
    return [w for w in words if len(w) >= 4 and puzzle[0] in w and set(w) <= set(puzzle)]


def letterpress_value(letters: str, mine: set[int], theirs: set[int], tiles: Sequence[int]) -> int:
    """The value of a play with these tiles, as letterpress.py describes it."""

    def safe(owned: set[int]) -> set[int]:
        return {
            tile
            for tile in owned
            if all(
                row * 5 + column in owned
                for row, column in [
                    (tile // 5 - 1, tile % 5), (tile // 5 + 1, tile % 5),
                    (tile // 5, tile % 5 - 1), (tile // 5, tile % 5 + 1),
                ]
                if 0 <= row < 5 and 0 <= column < 5
            )
        }  # fmt: skip

    taken = set(tiles) - safe(theirs)
    mine, theirs = mine | taken, theirs - taken
    lead = len(mine) - len(theirs)
    won = 1000 if len(mine | theirs) == len(letters) and lead > 0 else 0
    return won + lead + len(safe(mine)) - len(safe(theirs))


def letterpress_choices(letters: str, word: str) -> Iterator[list[int]]:
    """All ways to spell a word with tiles."""

    def spell(rest: str, used: list[int]) -> Iterator[list[int]]:
        if not rest:
            yield used
            return
        for tile, letter in enumerate(letters):
            if letter == rest[0] and tile not in used:
                yield from spell(rest[1:], [*used, tile])

    yield from spell(word, [])


def quiddler_score(
    cards: Sequence[str], words: set[str], points: dict[str, int], discards: int
) -> int:
    """The best score: every order of the cards is cut into words in every way; the rest is over."""
    best = -sum(points[card] for card in cards)
    for order in set(permutations(cards)):
        for used in range(len(order) + 1):
            over = sorted((points[card] for card in order[used:]), reverse=True)
            score = sum(points[card] for card in order[:used]) - sum(over[discards:])
            if score > best and _cut([*order[:used]], words):
                best = score
    return best


def _cut(cards: list[str], words: set[str]) -> bool:
    """Whether cards in this order can be cut into words."""
    if not cards:
        return True
    return any(
        "".join(cards[:n]).lower() in words and _cut(cards[n:], words)
        for n in range(1, len(cards) + 1)
    )
