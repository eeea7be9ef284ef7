"""The words that the plays of a history laid, and what challenges have shown of them.

The history is that of an observation. `laid_word` returns the word that an action lays, in lower
case; None for other actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

LaidWord: TypeAlias = Callable[[Any], str | None]


def laid_words(
    history: Iterable[Any], player: int, laid_word: LaidWord
) -> list[tuple[str, bool | None]]:
    """Return the words that a player has laid, and whether each was ruled valid (None: no ruling).

    The last play, which waits for an answer, must be the player's, and is not among them.
    """
    found: list[tuple[str, bool | None]] = []
    mover = None
    for turn in history:
        word = laid_word(turn.action)
        if word is not None:
            mover = turn.player
            if mover == player:
                found.append((word, None))
        elif mover == player and turn.right is not None:
            found[-1] = found[-1][0], not turn.right
    return found[:-1]


def refused_words(history: Iterable[Any], laid_word: LaidWord) -> set[str]:
    """Return the words of plays that were taken back after a challenge."""
    found, last = set(), ""
    for turn in history:
        word = laid_word(turn.action)
        if word is not None:
            last = word
        elif turn.right:
            found.add(last)
    return found
