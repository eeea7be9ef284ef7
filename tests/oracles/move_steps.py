"""The texts of the steps of actions, from the actions as the games write them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any


def texts(action: Any, table: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the texts of the steps of an action of any game. table: of Lexicon, before it."""
    kind = type(action).__name__
    if kind in ("Form", "Insert", "Substitute"):
        word = re.sub(r"[][]", "", action.laid).upper()
        if kind == "Form":
            return ("form", *word, "end")
        target = f"word{action.target + 1}"
        old = table[action.target]
        if kind == "Insert":
            return ("insert", target, *word, "end")
        if word != re.sub(r"[][]", "", old).upper():
            return ("substitute", target, *word)
        kind = "lay" if action.laid.count("[") > old.count("[") else "capture"
        cells = [re.findall(r"\[.\]|.", each) for each in (old, action.laid)]
        (letter,) = [new for was, new in zip(*cells, strict=True) if was != new]
        return (kind, target, letter.strip("[]").upper())
    if kind == "Draw":
        return (action.take, action.discard)
    if kind == "Lay":
        row, letter, column = re.fullmatch(r"(\d*)([A-U])(\d*)", action.at).groups()  # type: ignore
        place = "ABCDEFGHIJKLMNOPQRSTU".index(letter) + 1
        lane = (f"row{row}", f"square{place}") if row else (f"column{letter}", f"square{column}")
        return ("play", *lane, *re.sub(r"\([^)]*\)", "", action.word), "end")
    if kind == "Exchange":
        return ("exchange", *action.tiles, "end")
    return (kind.lower(),)
