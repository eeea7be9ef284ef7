"""A position of Lexicon on which advice goes on until its time is over or it is stopped."""

from __future__ import annotations

from typing import Any

#: Several plays (paw, wap) are equally good, so that it never becomes clear which one is best.
HARD: dict[str, Any] = {
    "player": 0,
    "hand": "ADOPRW",
    "table": ["hat"],
    "pile": "X",
    "stock": 32,
    "hand_sizes": [6, 10],
    "to_move": 0,
}
