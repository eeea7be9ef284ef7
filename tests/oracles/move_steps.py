"""The texts of the steps of actions, from the actions as the games write them."""

from __future__ import annotations

import re
from typing import Any


def texts(action: Any) -> tuple[str, ...]:
    """Return the texts of the steps of an action of any game."""
    kind = type(action).__name__
    if kind in ("Form", "Insert", "Substitute"):
        cells = [
            cell if cell.startswith("[") else cell.upper()
            for cell in re.findall(r"\[.\]|.", action.laid)
        ]
        target = [] if kind == "Form" else [f"word{action.target + 1}"]
        return (kind.lower(), *target, *cells, "end")
    if kind == "Draw":
        return (action.take, action.discard)
    if kind == "Lay":
        return ("play", action.at, *re.sub(r"\([^)]*\)", "", action.word), "end")
    if kind == "Exchange":
        return ("exchange", *action.tiles, "end")
    return (kind.lower(),)
