"""The slow twin of the filters of `solve`: each condition by itself, on a row's play as JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

FULL_RACK = 7


def passes(play: Mapping[str, Any], rack: str, conditions: Mapping[str, Any]) -> bool:
    """Return whether a play meets all conditions of a filter. rack: the tiles of the player."""
    return all(
        _CONDITIONS[name](play, rack, value) for name, value in conditions.items() if value
    ) and not _fails_at_zero(play, conditions)


def _fails_at_zero(play: Mapping[str, Any], conditions: Mapping[str, Any]) -> bool:
    """Return whether a play breaks a condition whose number is 0."""
    tests = {
        "max_length": len(_letters(play)) > 0,
        "max_left_points": play.get("left_points", 0) > 0,
        "max_bomb": play.get("bomb", 0) > 0,
        "min_score": play.get("score", 0) < 0,
    }
    return any(conditions.get(name) == 0 and fails for name, fails in tests.items())


def _letters(play: Mapping[str, Any]) -> str:
    return re.sub(r"[()]", "", play["word"])


def _squares(play: Mapping[str, Any]) -> Iterator[tuple[str, bool]]:
    """Yield each square of a play, `8D`, and whether a tile is laid on it."""
    at = play["at"]
    down = at[0].isalpha()
    column = at[0] if down else at[-1]
    row = int(at[1:] if down else at[:-1])
    for step, piece in enumerate(re.findall(r"\(?[^()]\)?", _spread(play["word"]))):
        across, along = (0, step) if down else (step, 0)
        yield f"{row + along}{chr(ord(column) + across)}", "(" not in piece


def _spread(word: str) -> str:
    """Put each letter on the board in parentheses of its own: `C(AT)S` is `C(A)(T)S`."""
    return re.sub(r"\(([^)]+)\)", lambda old: "".join(f"({each})" for each in old[1]), word)


def _laid(play: Mapping[str, Any]) -> list[str]:
    return [square for square, new in _squares(play) if new]


def _square(text: str) -> str:
    """Return a square in the form of `_squares`."""
    digits, letter = re.sub(r"\D", "", text), re.sub(r"\d", "", text)
    return f"{digits}{letter.upper()}"


def _uses_all(play: Mapping[str, Any], rack: str, _: Any) -> bool:
    return not play["left"] if "left" in play else len(_laid(play)) == len(rack)


_CONDITIONS: dict[str, Any] = {
    "contains": lambda play, _, texts: all(
        text.lower() in _letters(play).lower() for text in texts
    ),
    "min_length": lambda play, _, least: len(_letters(play)) >= least,
    "max_length": lambda play, _, most: len(_letters(play)) <= most,
    "uses_all": _uses_all,
    "max_left_points": lambda play, _, most: play["left_points"] <= most,
    "at": lambda play, _, at: play["at"] == at.upper(),
    "covers": lambda play, _, squares: {_square(each) for each in squares} <= set(_laid(play)),
    "min_score": lambda play, _, least: play["score"] >= least,
    "bingo": lambda play, _, __: len(_laid(play)) == FULL_RACK,
    "max_bomb": lambda play, _, most: play["bomb"] <= most,
}
